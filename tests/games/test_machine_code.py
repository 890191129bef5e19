"""Compiled rules are kept on disk: never stale, never too many, and never in the way where they cannot be kept."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Barrier, BrokenBarrierError
from typing import Any

import numpy as np
import pytest

import bricabrac
from bricabrac.games import machine_code
from bricabrac.games.compiling import rule
from bricabrac.games.machine_code import (
    KEPT_VERSIONS,
    cache_folder,
    compiled,
    compiling_is_wanted,
    plain,
)
from bricabrac.games.records import Number, Record, Records, States


class Counter(Record):
    value: Number


def counters(value: int = 0) -> Records:
    records = np.zeros(1, Counter.dtype())
    records["value"] = value
    return records


@rule
def count_on(states: States[Counter], times: int, told: list[int]) -> int:
    for _ in range(times):
        states[0].value += 1
    told[0] = states[0].value
    return times


def another_rule() -> Callable[..., Any]:
    """Compiled functions are kept for the whole process, so each test has one of its own."""

    @rule
    def add_one(numbers: list[int]) -> None:
        numbers[0] += 1

    return add_one


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where compiled code is kept on disk during the test."""
    monkeypatch.setenv("BRICABRAC_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("BRICABRAC_COMPILE", raising=False)
    return tmp_path / "cache" / "compiled"


def runs(function: Callable[..., Any]) -> bool:
    numbers = np.zeros(1, np.int64)
    function(numbers)
    return bool(numbers[0] == 1)


# Never stale: the package is copied, with one rule that calls another one of another file

CALLER = """
import numpy as np
from bricabrac.called import amount
from bricabrac.games.compiling import rule
from bricabrac.games.machine_code import compiled

@rule
def run(numbers):
    numbers[0] = amount()

def answer():
    numbers = np.zeros(1, np.int64)
    compiled(run)(numbers)
    return int(numbers[0]), sum(compiled(run).stats.cache_hits.values())
"""
CALLED = """
from bricabrac.games.compiling import rule

TABLE = (0, {})

@rule
def amount():
    return TABLE[1] * {}
"""
ANSWER = "from bricabrac.caller import answer; print(*answer())"


class Copied:
    """A copy of the package whose rules can be changed."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "bricabrac"
        shutil.copytree(Path(bricabrac.__file__).parent, self.package, ignore=shutil.ignore_patterns("__pycache__"))
        (self.package / "caller.py").write_text(CALLER)
        self.change(1, 1)

    def change(self, number: int, factor: int) -> None:
        (self.package / "called.py").write_text(CALLED.format(number, factor))

    def answers(self, code: str = ANSWER) -> tuple[int, bool]:
        """What a new process computes, and whether it read compiled code from disk."""
        # Python's own cache does not notice a change within a second.
        environment = os.environ | {"PYTHONPATH": str(self.package.parent), "PYTHONDONTWRITEBYTECODE": "1"}
        ran = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
        number, hits = ran.stdout.split()
        return int(number), hits != "0"


@pytest.fixture
def copied(kept: Path, tmp_path: Path) -> Copied:  # noqa: ARG001
    return Copied(tmp_path / "house")


def test_what_did_not_change_is_read_from_disk(copied: Copied) -> None:
    assert copied.answers() == (1, False)
    assert copied.answers() == (1, True)


@pytest.mark.parametrize(("number", "factor"), [(1, 7), (7, 1)])
def test_a_rule_or_table_changed_in_another_file_is_what_runs(copied: Copied, number: int, factor: int) -> None:
    """Numba alone looks at the file of the caller only, and would go on running the old rule."""
    copied.answers()
    copied.change(number, factor)
    assert copied.answers() == (7, False)


def test_the_former_rule_is_still_there_when_a_change_is_undone(copied: Copied) -> None:
    copied.answers()
    copied.change(7, 1)
    copied.answers()
    copied.change(1, 1)
    assert copied.answers() == (1, True)


def test_a_file_changed_while_the_former_rule_runs_does_not_mislead_the_next_process(copied: Copied) -> None:
    """The former rule is compiled after its file was changed."""
    path = copied.package / "called.py"
    changed = CALLED.format(7, 1)
    assert copied.answers(f"import bricabrac.caller; open({str(path)!r}, 'w').write({changed!r}); {ANSWER}") == (
        1,
        False,
    )
    assert copied.answers() == (7, False)


# What is kept on disk


def test_the_least_recently_used_versions_of_a_function_are_removed(kept: Path) -> None:
    old = [kept / f"add_one-{number:016x}" for number in range(KEPT_VERSIONS + 2)]
    for age, folder in enumerate(old):
        make_folder(folder, age)
    function = another_rule()
    compiled(function)
    assert sorted(kept.iterdir()) == sorted([cache_folder(function), *old[: KEPT_VERSIONS - 1]])


def test_the_version_in_use_is_never_removed_however_old(kept: Path) -> None:
    function = another_rule()
    make_folder(cache_folder(function), age=100)
    for number in range(KEPT_VERSIONS + 2):
        make_folder(kept / f"add_one-{number:016x}", number)
    compiled(function)
    assert cache_folder(function).is_dir()


def test_a_version_used_again_counts_as_new(kept: Path) -> None:
    compiled(another_rule())
    (folder,) = kept.iterdir()
    os.utime(folder, (1_000_000, 1_000_000))
    compiled(another_rule())
    assert folder.stat().st_mtime > 1_000_000


@pytest.mark.parametrize("name", ["add_two-0000000000000000", "add_one-notes", "my photographs"])
def test_what_is_not_an_old_version_of_the_function_is_left_alone(kept: Path, name: str) -> None:
    make_folder(kept / name, age=100)
    for number in range(KEPT_VERSIONS + 2):
        make_folder(kept / f"add_one-{number:016x}", number)
    compiled(another_rule())
    assert (kept / name).is_dir()


def make_folder(folder: Path, age: int) -> None:
    folder.mkdir(parents=True)
    os.utime(folder, (1_000_000 - age, 1_000_000 - age))


def test_where_nothing_can_be_written_it_is_compiled_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a file").touch()
    monkeypatch.setenv("BRICABRAC_CACHE", str(tmp_path / "a file"))
    assert runs(compiled(another_rule()))


def test_nothing_is_kept_where_numba_would_keep_it_elsewhere(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the sources it would not be found out that a rule has changed."""
    from numba.core import config

    monkeypatch.setattr(config, "CACHE_LOCATOR_CLASSES", "InTreeCacheLocator")
    function = compiled(another_rule())
    assert runs(function)
    assert function.stats.cache_path is None  # type: ignore[attr-defined]
    assert not any(kept.rglob("*.nbi"))


def test_other_users_of_numba_keep_their_cache_folder(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001
    from numba.core import config

    monkeypatch.setattr(config, "CACHE_DIR", "theirs")
    compiled(another_rule())
    assert config.CACHE_DIR == "theirs"


def test_threads_that_ask_at_the_same_time_get_the_same_function(
    kept: Path,  # noqa: ARG001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    both_are_here = Barrier(2, timeout=0.3)

    def meet(function: Callable[..., Any]) -> str:  # noqa: ARG001
        with suppress(BrokenBarrierError):
            both_are_here.wait()
        return "0000000000000000"

    monkeypatch.setattr(machine_code, "fingerprint", meet)
    function = another_rule()
    with ThreadPoolExecutor(2) as threads:
        first, second = threads.map(compiled, [function, function])
    assert first is second


# Plainly, on the same records


def test_the_plain_rules_take_the_same_arrays_and_write_into_them() -> None:
    records, told = counters(5), np.zeros(1, np.int16)
    assert plain(count_on, Counter)(records, 3, told) == 3
    assert (records["value"][0], told[0]) == (8, 8)


@pytest.mark.parametrize(("setting", "wanted"), [(None, True), ("1", True), ("0", False)])
def test_compiling_can_be_switched_off(monkeypatch: pytest.MonkeyPatch, setting: str | None, wanted: bool) -> None:
    monkeypatch.delenv("BRICABRAC_COMPILE", raising=False)
    if setting is not None:
        monkeypatch.setenv("BRICABRAC_COMPILE", setting)
    assert compiling_is_wanted() == wanted
