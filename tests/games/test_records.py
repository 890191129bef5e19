"""States as records: what is declared once is stored, loaded and copied, and nothing is shared."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bricabrac.games.nicodemus.state import State
from bricabrac.games.records import Field, Number, Opened, Record, Records


class Shelf(Record):
    total: Annotated[int, Field((), "<i4")]
    weight: Number
    jars: Annotated[list[int], Field((3,))]
    boxes: Annotated[list[list[int]], Field((2, 2))]


small = st.integers(-(2**15), 2**15 - 1)


@st.composite
def shelves(draw: st.DrawFn) -> Shelf:
    shelf = Shelf.blank()
    shelf.total = draw(st.integers(-(2**31), 2**31 - 1))
    shelf.weight = draw(small)
    shelf.jars = draw(st.lists(small, min_size=3, max_size=3))
    shelf.boxes = draw(st.lists(st.lists(small, min_size=2, max_size=2), min_size=2, max_size=2))
    return shelf


def one_shelf() -> Shelf:
    shelf = Shelf.blank()
    shelf.total, shelf.weight, shelf.jars, shelf.boxes = 1, 2, [3, 4, 5], [[6, 7], [8, 9]]
    return shelf


def stored(*shelves: Shelf) -> Records:
    records = np.zeros(len(shelves), Shelf.dtype())
    for index, shelf in enumerate(shelves):
        shelf.store(records, index)
    return records


# The record


def test_fields_are_the_annotations_in_their_order() -> None:
    assert list(Shelf.fields()) == ["total", "weight", "jars", "boxes"]


def test_numbers_are_little_endian_on_every_machine() -> None:
    assert stored(one_shelf())["total"].tobytes() == b"\x01\x00\x00\x00"


def test_the_record_of_nicodemus_has_no_gaps() -> None:
    """Whatever lay in a gap would make equal positions different bytes."""
    dtype = State.dtype()
    assert dtype.names is not None
    assert dtype.itemsize == sum(dtype[name].itemsize for name in dtype.names)


def test_records_are_aligned() -> None:
    """Otherwise compiled rules are several times slower."""
    assert State.dtype().isalignedstruct
    assert Shelf.dtype().isalignedstruct


def test_a_blank_record_is_all_zeros() -> None:
    assert vars(Shelf.blank()) == {"total": 0, "weight": 0, "jars": [0, 0, 0], "boxes": [[0, 0], [0, 0]]}


@given(shelves(), shelves())
def test_what_is_stored_is_loaded_again(first: Shelf, second: Shelf) -> None:
    records = stored(first, second)
    assert Shelf.load(records, 0) == first
    assert Shelf.load(records, 1) == second


def test_loaded_numbers_are_pythons_own() -> None:
    loaded = Shelf.load(stored(one_shelf()), 0)
    assert {type(loaded.total), type(loaded.weight), type(loaded.jars[0]), type(loaded.boxes[1][1])} == {int}


def test_a_number_too_large_for_its_field_is_refused() -> None:
    shelf = one_shelf()
    shelf.weight = 2**15
    with pytest.raises(OverflowError):
        stored(shelf)


# Nothing is shared


def test_a_loaded_state_shares_nothing_with_the_records() -> None:
    records = stored(one_shelf())
    Shelf.load(records, 0).jars[0] = 99
    assert Shelf.load(records, 0) == one_shelf()
    loaded = Shelf.load(records, 0)
    records["boxes"][0, 1, 1] = 99
    assert loaded == one_shelf()


def test_stored_records_share_nothing_with_the_state() -> None:
    shelf = one_shelf()
    records = stored(shelf)
    shelf.boxes[0][0] = 99
    assert Shelf.load(records, 0) == one_shelf()


def test_a_copy_shares_nothing_however_deep() -> None:
    shelf = one_shelf()
    copy = shelf.copy()
    copy.weight, copy.jars[0], copy.boxes[1][1] = 97, 98, 99
    assert shelf == one_shelf()


@given(shelves())
def test_a_copy_is_equal(shelf: Shelf) -> None:
    assert shelf.copy() == shelf


# Equality


@pytest.mark.parametrize("place", ["total", "weight", "jars", "boxes"])
def test_any_field_makes_a_difference(place: str) -> None:
    other = one_shelf()
    setattr(other, place, getattr(Shelf.blank(), place))
    assert other != one_shelf()


def test_records_of_other_kinds_are_different() -> None:
    class Other(Shelf):
        pass

    assert Other.load(stored(one_shelf()), 0) != one_shelf()


def test_states_cannot_be_keys_as_they_change() -> None:
    with pytest.raises(TypeError):
        hash(one_shelf())


# Opened records


def test_what_was_changed_in_opened_records_is_written_back_when_they_are_closed() -> None:
    records = stored(one_shelf(), one_shelf())
    opened = Opened(Shelf, records)
    opened[1].jars[2] = 99
    assert records["jars"][1, 2] == 5
    opened.close()
    assert records["jars"].tolist() == [[3, 4, 5], [3, 4, 99]]


def test_an_opened_record_is_the_same_object_each_time() -> None:
    opened = Opened(Shelf, stored(one_shelf()))
    assert opened[0] is opened[0]


def test_setting_an_opened_record_copies_the_state() -> None:
    """As it does in an array: `states[1] = states[0]`."""
    records = stored(one_shelf(), Shelf.blank())
    opened = Opened(Shelf, records)
    opened[1] = opened[0]
    opened[1].weight = 99
    opened[0].jars[0] = 98
    opened.close()
    assert records["weight"].tolist() == [2, 99]
    assert records["jars"].tolist() == [[98, 4, 5], [3, 4, 5]]


def test_records_that_were_not_touched_are_not_written() -> None:
    records = stored(one_shelf(), one_shelf())
    opened = Opened(Shelf, records)
    opened[0].weight = 99
    records["weight"][1] = 50
    opened.close()
    assert records["weight"].tolist() == [99, 50]
