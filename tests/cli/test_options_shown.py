"""How what can be chosen is laid out: below each other, or side by side where there is a lot of it."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from rich.console import Console

from bricabrac.cli.showing import MANY, SEVERAL, Said, show_options
from bricabrac.games.game import Option
from tests.cli.imaginarium import EN


def shown(said: Sequence[Said], kind: str = "dial", width: int = 80) -> list[str]:
    """Options of one kind."""
    console = Console(file=io.StringIO(), width=width, highlight=False)
    options = [Option(number, kind) for number in range(len(said))]
    show_options(console, options, EN, lambda option: said[option.number])
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def test_a_few_options_stand_below_each_other_with_what_follows_from_them() -> None:
    assert shown([Said("Stay"), Said("Go", ["far", "away"])]) == ["  1  Stay", "  2  Go · far · away"]


def test_the_numbers_of_many_run_down_columns_that_begin_where_the_longest_allows() -> None:
    said = [Said(text) for text in ("a", "bb", "ccc", "dddd", "eeeee", "f", "g", "h")]
    assert shown(said, width=26) == [
        "  1  a        5  eeeee",
        "  2  bb       6  f",
        "  3  ccc      7  g",
        "  4  dddd     8  h",
    ]


def test_the_last_column_may_be_shorter() -> None:
    assert shown([Said(letter) for letter in "abcdefgh"], width=24)[-1] == "  3  c    6  f"


def test_many_that_are_too_long_for_two_columns_stand_below_each_other() -> None:
    lines = shown([Said("word " * 8)] * MANY, width=60)
    assert len(lines) == MANY
    assert not [line for line in lines if line.count("word") > 8]


@pytest.mark.parametrize("count", [SEVERAL - 1, SEVERAL])
def test_few_words_are_used_from_several_on_under_a_title(count: int) -> None:
    lines = shown([Said("Pay 2 wood", ["you keep nothing"], "2 wood")] * count, kind="pay")
    if count < SEVERAL:
        assert lines == [f"  {number}  Pay 2 wood · you keep nothing" for number in range(1, SEVERAL)]
    else:
        assert lines == [EN.say("table-many-pay"), "  1  2 wood    2  2 wood    3  2 wood    4  2 wood"]


def test_each_kind_is_laid_out_by_itself_and_the_numbers_go_on() -> None:
    console = Console(file=io.StringIO(), width=80, highlight=False)
    options = [Option(1, "repair"), *(Option(2, "pay") for _ in range(SEVERAL)), Option(3, "end-actions")]
    show_options(console, options, EN, lambda option: Said(option.kind, (), "few" if option.kind == "pay" else None))
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue().splitlines() == [
        "  1  repair",
        EN.say("table-many-pay"),
        "  2  few    3  few    4  few    5  few",
        "  6  end-actions",
    ]
