"""Damaged, foreign and altered files: always BadReplay with the place; never another exception, never a match."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from bricabrac.table.replay import LARGEST_FILE, LONGEST_MESSAGE, BadReplay, from_bytes, load, save, to_bytes
from tests.table.matches import match_at, new_match, play_on
from tests.table.written import as_file, json_of, played_a_little, sealed

FILE: Final = to_bytes(played_a_little())
VALUE: Final = json_of(played_a_little())
PUZZLE: Final = json_of(play_on(match_at(hand=[24, 11], stock={"charcoalium": 1}), 2))
"""A file that begins with a position."""
PLACE: Final = re.compile(
    rf"it is empty|line \d+: |not a replay of bricabrac: |Object (missing|contains) .*field|({'|'.join(VALUE)})\b.*: "
)


def refused(content: bytes) -> str:
    """What is said about it."""
    with pytest.raises(BadReplay) as refusal:
        from_bytes(content)
    assert PLACE.match(refusal.value.what), refusal.value.what
    return refusal.value.what


def replaced(value: Any, path: tuple[Any, ...], other: object) -> Any:
    """A copy with something else at this place."""
    if not path:
        return other
    copied = value.copy()
    copied[path[0]] = replaced(value[path[0]], path[1:], other)
    return copied


def places(value: Any) -> list[tuple[Any, ...]]:
    """Every place in a JSON value, as the way there."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [(), *((name, *rest) for name, each in inside for rest in places(each))]


def squeezed(content: bytes) -> bytes:
    """Without spaces and ends of lines: there are none in the names of FILE."""
    return b"".join(content.split())


def said(value: object) -> str:
    return json.dumps(value)


# Not a replay at all


@pytest.mark.parametrize("content", [b"", b" \n\t", b"\n" * 1000])
def test_an_empty_file_is_called_empty(content: bytes) -> None:
    assert refused(content) == "it is empty"


@pytest.mark.parametrize(
    "content", [b"\xff\xfe{\x00", b"\x89PNG\r\n", '"né"'.encode("latin-1"), b'{"a":"\xed\xa0\x80"}']
)
def test_what_is_not_text_in_utf_8_is_refused_with_the_byte(content: bytes) -> None:
    assert "not text in UTF-8 (byte " in refused(content)


@pytest.mark.parametrize("content", [b"Nicodemus", b"{", b"\xef\xbb\xbf{}", b"{'a': 1}", b'{"a": NaN}', b"\0" * 9])
def test_what_is_not_json_is_refused_with_the_line(content: bytes) -> None:
    assert refused(content).startswith("line 1: not JSON, or cut off (")


def test_the_line_is_the_one_on_which_reading_failed() -> None:
    assert refused(FILE.replace(b'"seats": [', b'"seats": [,')).startswith("line 7: not JSON")


@pytest.mark.parametrize(
    "value", [[], 1, None, "bricabrac-replay", {}, {"format": "PGN"}, {"format": ["bricabrac-replay"]}]
)
def test_json_of_another_kind_is_not_a_replay(value: object) -> None:
    assert refused(as_file(value)).startswith("not a replay of bricabrac: ")


def test_a_file_of_another_program_is_not_judged_by_its_fields() -> None:
    assert "its field 'format' is not 'bricabrac-replay'" in refused(as_file({**VALUE, "format": "other", "moves": []}))


@pytest.mark.parametrize("depth", [1_000, 100_000])
@pytest.mark.parametrize("name", ["format", "format_version", "choices", "options", "anything"])
def test_what_is_nested_without_end_is_refused(name: str, depth: int) -> None:
    deep = b"[" * depth + b"]" * depth
    refused(as_file({**VALUE, name: "DEEP"}).replace(b'"DEEP"', deep))


def test_a_file_larger_than_any_replay_is_refused_unread() -> None:
    with pytest.raises(BadReplay, match="larger than any replay"):
        from_bytes(FILE + b" " * LARGEST_FILE)


class Endless(io.BytesIO):
    def read(self, size: int | None = -1) -> bytes:
        assert size is not None
        assert size >= 0, "this would never come to an end"
        return b" " * size


def test_of_an_endless_file_no_more_is_read_than_a_replay_can_have(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "open", lambda *_: Endless())
    with pytest.raises(BadReplay, match="endless: larger than any replay"):
        load(Path("endless"))


@settings(deadline=None)
@given(st.binary() | st.text().map(str.encode) | st.recursive(st.integers() | st.text(), st.lists).map(as_file))
def test_no_other_bytes_are_taken_for_a_replay(content: bytes) -> None:
    refused(content)


# Damaged


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(FILE) - 3))
def test_a_file_that_is_cut_off_anywhere_is_refused(length: int) -> None:
    """But for the end of its last line."""
    assert FILE.endswith(b"}\n")
    refused(FILE[:length])


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(FILE) - 1), st.integers(1, 255))
@example(FILE.index(b".25"), ord(".") ^ ord("e"))
def test_a_changed_byte_is_noticed_anywhere(place: int, change: int) -> None:
    damaged = FILE[:place] + bytes([FILE[place] ^ change]) + FILE[place + 1 :]
    assume(squeezed(damaged) != squeezed(FILE))
    refused(damaged)


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(FILE)), st.integers(0, 60), st.binary(max_size=4) | st.sampled_from((b"1", b"0", b",", b" ")))
def test_bytes_that_are_lost_or_came_in_are_noticed_anywhere(start: int, lost: int, new: bytes) -> None:
    damaged = FILE[:start] + new + FILE[start + lost :]
    assume(squeezed(damaged) != squeezed(FILE))
    refused(damaged)


def test_a_name_that_is_given_twice_is_refused_whatever_it_says() -> None:
    """One reader would take the first, another the last."""
    twice = FILE.replace(b' "seats": [', b' "seats": [\n  "Eve",\n  "Blaise"\n ],\n "seats": [')
    assert refused(twice) == 'line 8: "Eve", is not how it is written: "Ada",'


def test_the_same_number_spelled_otherwise_is_refused() -> None:
    what = refused(FILE.replace(b"1700000000.25", b"17000000.0025e2"))
    assert re.fullmatch(r"line \d+: 17000000.0025e2 is not how it is written: 1700000000.25", what)


def test_the_same_letter_spelled_otherwise_is_refused() -> None:
    assert refused(FILE.replace(b'"Ada"', b'"\\u0041da"')) == 'line 8: "\\u0041da", is not how it is written: "Ada",'


def test_fields_in_another_order_are_refused() -> None:
    assert refused(as_file(dict(reversed(VALUE.items())))).startswith("line 2: ")


# Altered

anything = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 300),
    st.integers(),
    st.just(10**4000),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(st.characters(codec="utf-8"), max_size=5),
    st.just([]),
    st.just({}),
)
somewhere = st.sampled_from(places(VALUE))


@settings(max_examples=400, deadline=None)
@given(somewhere, anything)
def test_a_value_changed_anywhere_is_noticed(path: tuple[Any, ...], other: object) -> None:
    altered = replaced(VALUE, path, other)
    assume(said(altered) != said(VALUE))
    refused(as_file(altered))


@settings(max_examples=200, deadline=None)
@given(somewhere, somewhere)
def test_values_put_elsewhere_in_the_file_are_noticed(path: tuple[Any, ...], source: tuple[Any, ...]) -> None:
    other = VALUE
    for name in source:
        other = other[name]
    altered = replaced(VALUE, path, other)
    assume(said(altered) != said(VALUE))
    refused(as_file(altered))


@settings(max_examples=200, deadline=None)
@given(somewhere.filter(bool))
def test_a_value_that_is_left_out_is_noticed(path: tuple[Any, ...]) -> None:
    altered = json.loads(said(VALUE))
    container = altered
    for name in path[:-1]:
        container = container[name]
    del container[path[-1]]
    refused(as_file(altered))


@settings(max_examples=400, deadline=None)
@given(st.sampled_from((VALUE, PUZZLE)), st.data())
def test_a_forged_file_is_refused_or_it_is_sound_itself(original: Any, data: st.DataObject) -> None:
    """With the checksum that fits, times and names can be others: but what is loaded is what the file says."""
    altered = replaced(original, data.draw(st.sampled_from(places(original)[1:])), data.draw(anything))
    forged = sealed(altered)
    try:
        match = from_bytes(forged)
    except BadReplay:
        refused(forged)
    else:
        assert json.loads(to_bytes(match)) == json.loads(forged)


@pytest.mark.parametrize("name", VALUE)
@pytest.mark.parametrize("other", [{"x": 1}, 0.5, [[]], True])
def test_a_field_of_another_type_is_refused_by_its_name(name: str, other: object) -> None:
    assert name in refused(as_file({**VALUE, name: other}))


@pytest.mark.parametrize("name", VALUE)
def test_a_field_that_is_missing_is_refused_by_its_name(name: str) -> None:
    assert name in refused(as_file({each: VALUE[each] for each in VALUE if each != name}))


# What is quoted from a file


def test_nothing_in_a_file_can_write_to_the_terminal() -> None:
    """Escape sequences move cursors and change titles; U+202E turns the rest of the line around."""
    what = refused(as_file({**VALUE, "\x1b[2J\n\u202eevil": 1}))
    assert "[2J" in what
    assert what.isprintable()


def test_what_is_wrong_is_said_in_few_words() -> None:
    what = refused(as_file({**VALUE, "x" * 100_000: 1}))
    assert len(what) == LONGEST_MESSAGE
    assert what.endswith("…")


def test_the_name_of_the_file_is_said_before_what_is_wrong_in_it(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save(new_match(), path)
    path.write_bytes(path.read_bytes()[:100])
    with pytest.raises(BadReplay) as refusal:
        load(path)
    assert str(refusal.value) == f"{path}: {refusal.value.what}"
