"""Rules that change over to their compiled twins while they run: nobody waits, and nothing else changes."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Barrier, BrokenBarrierError, Event, Thread
from typing import Any

import numpy as np
import pytest

from bricabrac.games.machine_code import Changeover, cache_folder, compile_alone, compiled

COUNTING = """
from threading import Event
import numpy as np
from bricabrac.games.compiling import rule
from bricabrac.games.machine_code import compiled
from bricabrac.games.records import Number, Record

class Counter(Record):
    value: Number

@rule
def count_on(states, times, told):
    for _ in range(times):
        states[0].value += 1
    told[0] = states[0].value
    return times

def warm():
    compiled(count_on)(np.zeros(1, Counter.dtype()), 1, np.zeros(1, np.int16))

may_begin = Event()

def warm_when_told():
    may_begin.wait(60)
    warm()

def fail():
    raise OSError("no room")
"""


class Counting:
    """A module with a rule, in which this process and others find it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.module = importlib.import_module(name)

    def changeover(self, warm: str) -> Changeover:
        return Changeover(self.module.count_on, self.module.Counter, f"{self.name}:{warm}")

    def changed_over(self, warm: str) -> Changeover:
        """When it is clear what became of it."""
        run = self.changeover(warm)
        run.wait()
        return run

    @property
    def folder(self) -> Path:
        return cache_folder(self.module.count_on)


@pytest.fixture
def counting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Counting:
    monkeypatch.setenv("BRICABRAC_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("BRICABRAC_COMPILE", raising=False)
    name = f"counting_{tmp_path.name}"
    (tmp_path / f"{name}.py").write_text(COUNTING)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return Counting(name)


def counted(run: Callable[..., Any]) -> tuple[Any, ...]:
    """All that comes of a call."""
    records, told = np.zeros(1, [("value", "<i2")]), np.zeros(1, np.int16)
    records["value"] = 5
    return run(records, 3, told), records["value"][0], told[0]


def keep_something(folder: Path) -> None:
    """So that no other process is started."""
    folder.mkdir(parents=True)
    (folder / "something.nbi").touch()


def test_results_are_the_same_before_and_after_and_nobody_waits(counting: Counting) -> None:
    keep_something(counting.folder)
    run = counting.changeover("warm_when_told")
    before = counted(run)
    assert not run.is_compiled
    began: Event = counting.module.may_begin
    began.set()
    run.wait()
    assert run.is_compiled
    assert counted(run) == before == (3, 8, 8)


def test_another_process_compiles_where_nothing_is_on_disk_yet(counting: Counting) -> None:
    run = counting.changed_over("warm")
    assert run.is_compiled
    assert sum(compiled(counting.module.count_on).stats.cache_hits.values()) == 1  # type: ignore[attr-defined]


def test_without_another_process_it_is_compiled_here(counting: Counting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    run = counting.changed_over("warm")
    assert run.is_compiled
    assert counted(run) == (3, 8, 8)


def test_what_cannot_be_compiled_stays_plain_with_a_warning(counting: Counting) -> None:
    keep_something(counting.folder)
    with pytest.warns(RuntimeWarning, match="count_on was not compiled.*no room"):
        run = counting.changed_over("fail")
    assert not run.is_compiled
    assert counted(run) == (3, 8, 8)


def test_switched_off_it_never_changes_over(counting: Counting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRICABRAC_COMPILE", "0")
    run = counting.changed_over("warm")
    assert not run.is_compiled
    assert counted(run) == (3, 8, 8)
    assert not counting.folder.exists()


meeting = Barrier(2, timeout=0.3)
met: list[bool] = []


def meet() -> None:
    """Whether two are here at the same time."""
    try:
        meeting.wait()
        met.append(True)
    except BrokenBarrierError:
        met.append(False)


def test_of_several_processes_only_one_compiles_at_a_time(tmp_path: Path) -> None:
    both = [Thread(target=compile_alone, args=(f"{__name__}:meet", str(tmp_path))) for _ in range(2)]
    for each in both:
        each.start()
    for each in both:
        each.join()
    assert met == [False, False]
