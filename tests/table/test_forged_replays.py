"""Files changed field by field with the checksum made to fit: what cannot have been played is refused all the same."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bricabrac.games.nicodemus.decisions import OPTIONS, PLAY, USE_CHARCOALIUM, USE_EFFECT
from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.games.nicodemus.state import Pending, State
from bricabrac.table.match import Match
from bricabrac.table.replay import LARGEST_FILE, BadReplay, from_bytes
from bricabrac.table.seeds import promise
from tests.games.nicodemus.positions import KIND, position
from tests.table.matches import SEED, choose, match_at, new_match, play_on
from tests.table.written import as_file, checksum_of, compact, json_of, played_a_little, sealed

Change = Callable[[Any], object]
NOON: Final = 43200.0
numbers = st.integers(-3, 20) | st.integers(-(2**15), 2**15 - 1)
any_option = st.integers(0, OPTIONS)


def refused(match: Match, change: Change) -> str:
    """What is said about the file of this match after this change."""
    forged = json_of(match)
    change(forged)
    with pytest.raises(BadReplay) as refusal:
        from_bytes(sealed(forged))
    return refusal.value.what


def finished() -> Match:
    match = match_at(seat=1, last_round=True, hand=[11, 12], deck=[])
    choose(match, "play", machine=11)
    choose(match, "use-production")
    return match


def puzzle() -> Match:
    match = match_at(hand=[24, 11], stock={"charcoalium": 1})
    choose(match, "play", machine=24)
    return match


def with_another_seed(forged: Any) -> None:
    forged["seed"] = SEED[::-1].hex()
    forged["promise"] = promise(SEED[::-1])


def test_the_forger_knows_how_to_write_a_sound_file() -> None:
    """Otherwise nothing below would be refused for the reason that it names."""
    for match in (played_a_little(), finished(), puzzle()):
        assert from_bytes(sealed(json_of(match))).choices == match.choices


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda file: file.update(format_version=2), "format_version: 2 is not known here, only 1"),
        (lambda file: file.update(rules_version=0), "rules_version: played by version 0 of the rules of nicodemus"),
        (lambda file: file.update(game="chess"), "game: there is no game 'chess'"),
        (lambda file: file.update(options={"jokers": 2}), "options: Nicodemus has no options: jokers"),
        (lambda file: file["seats"].pop(), "seats: nicodemus is for 2 seats, not 1"),
        (lambda file: file["seats"].append("Eve"), "seats: nicodemus is for 2 seats, not 3"),
        (lambda file: file.update(seed=SEED[::-1].hex()), "seed: it does not fit the promise"),
        (lambda file: file.update(promise=promise(SEED[::-1])), "seed: it does not fit the promise"),
        (lambda file: file.update(seed=SEED.hex().upper()), "seed: Expected `str` matching"),
        (lambda file: file.update(seed=SEED.hex()[:-2]), "seed: Expected `str` matching"),
        (lambda file: file.update(promise=promise(SEED) + "\n"), "promise: Expected `str` matching"),
        (with_another_seed, "hashes: after 0 choices the table is not what it was"),
    ],
)
def test_what_the_game_began_with_fits_together(change: Change, what: str) -> None:
    assert refused(played_a_little(), change).startswith(what)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda choices: choices.pop(0), r"choices\[0\]: stale-choice \(meant 1, now 0\)"),
        (lambda choices: choices.insert(5, choices[4]), r"choices\[5\]: stale-choice \(meant 4, now 5\)"),
        (lambda choices: choices.reverse(), r"choices\[0\]: stale-choice"),
        (lambda choices: choices[3].__setitem__(1, 1 - choices[3][1]), r"choices\[3\]: not-your-decision"),
        (lambda choices: choices[3].__setitem__(1, 2), r"choices\[3\]: not-your-decision"),
        (lambda choices: choices[3].__setitem__(2, 2**31 - 1), r"choices\[3\]: option 2147483647 cannot be chosen"),
        (lambda choices: choices[3].__setitem__(2, 2**31), r"choices\[3\]\[2\]: Expected `int`"),
        (lambda choices: choices[3].__setitem__(2, -1), r"choices\[3\]\[2\]: Expected `int`"),
        (lambda choices: choices[3].__setitem__(3, None), r"choices\[3\]\[3\]: Expected `float`, got `null`"),
        (lambda choices: choices[3].pop(), r"choices\[3\]: Expected `array` of length 4"),
        (lambda choices: choices.pop(), r"hashes: they must be those after 0, 10, 12 choices"),
    ],
)
def test_choices_could_be_made_by_who_made_them(change: Change, what: str) -> None:
    assert re.match(what, refused(played_a_little(), lambda file: change(file["choices"])))


def test_another_choice_that_could_be_made_as_well_leads_to_another_table() -> None:
    match = new_match()
    chosen, other = match.game.legal(match.state)[:2]
    match.choose(match.state.seat, chosen)
    what = refused(match, lambda file: file["choices"][0].__setitem__(2, other))
    assert what.startswith("hashes: after 1 choices the table is not what it was")


def test_after_the_end_no_choice_is_read() -> None:
    assert refused(finished(), lambda file: file["choices"].append([2, 0, 0, NOON])) == "choices[2]: game-over"


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda hashes: hashes[1].__setitem__(1, "0" * 16), "hashes: after 10 choices the table is not what it was"),
        (lambda hashes: hashes[1].__setitem__(1, ""), "hashes: after 10 choices the table is not what it was"),
        (lambda hashes: hashes.pop(), "hashes: they must be those after 0, 10, 13 choices"),
        (lambda hashes: hashes.clear(), "hashes: they must be those after 0, 10, 13 choices"),
        (lambda hashes: hashes.reverse(), "hashes: they must be those after 0, 10, 13 choices"),
        (lambda hashes: hashes.append(hashes[2]), "hashes: they must be those after 0, 10, 13 choices"),
        (lambda hashes: hashes.append([20, "0" * 16]), "hashes: they must be those after 0, 10, 13 choices"),
    ],
)
def test_the_table_is_compared_as_often_as_it_was_hashed(change: Change, what: str) -> None:
    assert refused(played_a_little(), lambda file: change(file["hashes"])).startswith(what)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda last: last.update(after=99), r"taken_back\[2\]: there were only 13 choices then, not 99"),
        (lambda last: last.update(after=10), r"taken_back\[2\]: choice 11 of seat . cannot have stood there"),
        (lambda last: last.update(by=2), r"taken_back\[2\]: there is no seat 2"),
        (lambda last: last.update(choices=[]), r"taken_back\[2\]: nothing was taken back"),
        (lambda last: last.update(choices=2 * last["choices"]), r"taken_back\[2\]: choice 11 of seat . cannot have"),
        (lambda last: last["choices"][0].__setitem__(0, 12), r"taken_back\[2\]: choice 12 of seat . cannot have"),
        (lambda last: last["choices"][0].__setitem__(1, 2), r"taken_back\[2\]: choice 11 of seat 2 cannot have"),
        (lambda last: last["choices"][0].__setitem__(2, 9999), r"taken_back\[2\]: option 9999 cannot be chosen"),
        (lambda last: last.update(after=-1), r"taken_back\[2\].after: Expected `int` >= 0"),
    ],
)
def test_what_was_taken_back_could_be_chosen_where_it_stood(change: Change, what: str) -> None:
    assert re.match(what, refused(played_a_little(), lambda file: change(file["taken_back"][2])))


def test_what_was_taken_back_first_must_fit_what_was_taken_back_later() -> None:
    """When the sixth choice was taken back there had to be five before it."""
    match = play_on(new_match(), 6)
    match.undo(0, frozenset((0, 1)))
    for _ in range(3):
        match.undo(1, frozenset((0, 1)))
    what = refused(match, lambda file: file["taken_back"].reverse())
    assert what == "taken_back[1]: there were only 2 choices then, not 5"


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda file: file.update(resigned=[2, NOON]), "resigned: no-such-seat (seat 2)"),
        (lambda file: file.update(resigned=[-1, NOON]), "resigned[0]: Expected `int` >= 0"),
        (lambda file: file.update(resigned=[0, NOON]), "result: it is "),
        (lambda file: file.update(resigned=None), "result: it is None"),
        (lambda file: file.update(result=None), "result: it is "),
        (lambda file: file["result"].update(winners=[0, 1]), "result: it is "),
        (lambda file: file["result"].update(scores=[20, 0]), "result: it is "),
        (lambda file: file["result"].update(decided_by="points"), "result: it is "),
    ],
)
def test_the_result_follows_from_the_game(change: Change, what: str) -> None:
    assert refused(played_a_little(), change).startswith(what)


def test_nobody_resigned_after_the_end() -> None:
    assert refused(finished(), lambda file: file.update(resigned=[0, NOON])) == "resigned: game-over"


@pytest.mark.parametrize(
    "change",
    [
        lambda file: file["seats"].reverse(),
        lambda file: file["choices"][0].__setitem__(3, NOON),
        lambda file: file["resigned"].__setitem__(1, NOON),
        lambda file: file["taken_back"].pop(0),
    ],
)
def test_what_does_not_follow_from_the_game_is_under_the_checksum(change: Change) -> None:
    forged = json_of(played_a_little())
    change(forged)
    with pytest.raises(BadReplay, match=r"^checksum: it does not fit"):
        from_bytes(as_file(forged))


def test_a_file_that_could_not_be_written_again_is_refused() -> None:
    """It is small enough only because it is all on one line."""
    forged = json_of(played_a_little())
    forged["seats"][0] = "A" * (LARGEST_FILE - len(compact(forged)) - 100)
    forged["checksum"] = checksum_of(forged)
    with pytest.raises(BadReplay, match="in all: this match takes"):
        from_bytes(compact(forged))


# Positions to begin from


def packed(change: Callable[[State], object]) -> str:
    """The position of the puzzle after a change."""
    state = position(hand=[24, 11], stock={"charcoalium": 1})
    change(state)
    return base64.b64encode(nicodemus().pack(state)).decode()


@pytest.mark.parametrize(
    ("start", "what"),
    [
        ({"position": "é"}, "start.position: "),
        ({"position": ""}, "start.position: a state of nicodemus has "),
        ({"position": packed(lambda _: None) + "AAAA"}, "start.position: "),
        ({"position": packed(lambda _: None)[:-4]}, "start.position: a state of nicodemus has "),
        ({"position": packed(lambda state: state.reserve.__setitem__(1, 7))}, "start.position: .*there are 7 wood"),
        ({"position": packed(lambda state: setattr(state, "pending", Pending.TURN_END))}, "start.position: "),
        ({"position": packed(lambda state: setattr(state, "first", 1))}, "hashes: after 0 choices"),
        ({"origin": [promise(SEED)[:-1] + "\x1b", 3]}, r"start.origin\[0\]: Expected `str` matching"),
        ({"origin": [promise(SEED), -3]}, r"start.origin\[1\]: Expected `int` >= 0"),
        ({"same_luck": False}, "hashes: after 0 choices"),
        ({"same_luck": 1}, "start.same_luck: Expected `bool`"),
    ],
)
def test_a_position_to_begin_from_is_sound_and_the_one_that_was_written(start: dict[str, object], what: str) -> None:
    assert re.match(what, refused(puzzle(), lambda file: file["start"].update(start)))


def test_a_position_spelled_otherwise_is_refused() -> None:
    """Base64 has bits that stand for nothing."""
    written = json_of(puzzle())["start"]["position"]
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    last = written.rstrip("=")[-1]
    other = written.rstrip("=")[:-1] + letters[letters.index(last) + 1] + "=" * written.count("=")
    assert base64.b64decode(other) == base64.b64decode(written)
    assert re.match(r"line \d+: ", refused(puzzle(), lambda file: file["start"].update(position=other)))


def test_options_of_a_game_that_began_from_a_position_are_checked_too() -> None:
    assert refused(puzzle(), lambda file: file.update(options={"jokers": 2})).startswith("options: ")


def going_on_from(packed_position: bytes, *options: int) -> str:
    """What is said about a file in which seat 0 chooses these. The hash after them is never right."""

    def change(file: Any) -> None:
        file["start"]["position"] = base64.b64encode(packed_position).decode()
        file["choices"] = [[sequence, 0, option, NOON] for sequence, option in enumerate(options)]
        first = hashlib.sha256(packed_position).hexdigest()[:16]
        file["hashes"] = [[0, first], [len(options), "0" * 16]]

    return refused(puzzle(), change)


def test_a_number_that_grows_too_large_for_the_record_is_no_other_error() -> None:
    """No game has 32767 turns: of the next one not even a hash can be made."""
    state = position(hand=[11, 12])
    state.turns = [32767, 32767]
    assert re.match("start|hashes", going_on_from(nicodemus().pack(state), PLAY + KIND[11], USE_CHARCOALIUM))


def test_a_card_too_many_is_no_other_error() -> None:
    """Whoever has just played a machine has no full hand: there is no room for the card that is stolen."""
    state = position(board=[31], hand=[11, 12, 13, 14, 15])
    state.pending = Pending.USE
    assert re.match(r"start|choices\[0\]", going_on_from(nicodemus().pack(state), USE_EFFECT))


@settings(max_examples=300, deadline=None)
@given(st.lists(st.tuples(st.integers(0), numbers), min_size=1, max_size=3), any_option)
def test_rules_that_stumble_over_a_forged_position_are_no_other_error(
    changes: list[tuple[int, int]], option: int
) -> None:
    altered = bytearray(nicodemus().pack(position(hand=[24, 11], stock={"charcoalium": 1})))
    for place, number in changes:
        start = place * 2 % len(altered)
        altered[start : start + 2] = number.to_bytes(2, "little", signed=True)
    assert re.match(r"start|choices\[0\]|hashes", going_on_from(bytes(altered), option))
