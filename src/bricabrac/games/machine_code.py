"""Rules compiled by Numba for this processor, kept on disk, and never waited for.

Numba's own cache does not notice a change in a called function of another file, so the folder is named by a hash of
all that is compiled: a stale entry cannot be found. Other versions of Python and Numba and other processors are told
apart by Numba, in the names and in the index of its files.
"""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import IO, Any, Final

from platformdirs import user_cache_path

from bricabrac.games.compiling import Twins, fingerprint
from bricabrac.games.records import Opened, Record, Records

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

KEPT_VERSIONS: Final = 4
"""Of each function on disk, this one included."""

_one_at_a_time = threading.Lock()
"""Where Numba keeps its files is set for the whole process."""


def compiling_is_wanted() -> bool:
    """BRICABRAC_COMPILE=0 runs the very same functions as plain Python."""
    return os.environ.get("BRICABRAC_COMPILE", "1") != "0"


def cache_folder(function: Callable[..., Any]) -> Path:
    root = os.environ.get("BRICABRAC_CACHE")
    base = Path(root) if root else user_cache_path("bricabrac")
    return base / "compiled" / f"{function.__name__}-{fingerprint(function)}"


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compiled when first called, or read from disk; it releases the interpreter lock while it runs."""
    with _one_at_a_time:
        entry: Callable[..., Any] = _declared(function)
        return entry


@cache
def _declared(function: Callable[..., Any]) -> Any:
    folder = cache_folder(function)
    with suppress(OSError, RuntimeError):  # no place to write in, or no source file for Numba to look at
        _mark_as_used(folder)
        with _cached_in(folder):
            kept = _entry(function, cache=True)
        # Numba goes elsewhere where it cannot write, and there a stale entry could be found.
        if Path(kept.stats.cache_path).is_relative_to(folder):
            return kept
    return _entry(function, cache=False)


def _entry(function: Callable[..., Any], cache: bool) -> Any:
    import numba

    return _twins().entry(function, numba.njit(nogil=True, error_model="numpy", cache=cache))


@cache
def _twins() -> Twins:
    import numba

    return Twins(numba.njit(nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True))


def _mark_as_used(folder: Path) -> None:
    """Makes it, and removes those of the same function that were not used for longest."""
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    name = folder.name.rpartition("-")[0]
    others = [path for path in folder.parent.glob(f"{name}-{'[0-9a-f]' * 16}") if path != folder]
    for old in sorted(others, key=_last_used, reverse=True)[KEPT_VERSIONS - 1 :]:
        shutil.rmtree(old, ignore_errors=True)


def _last_used(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:  # another process was quicker to remove it
        return 0.0


@contextmanager
def _cached_in(folder: Path) -> Iterator[None]:
    """Numba reads its cache folder where a function is declared; other users of Numba keep theirs."""
    from numba.core import config

    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def plain(function: Callable[..., Any], state_type: type[Record]) -> Callable[..., Any]:
    """The same call on the same records, run by the interpreter."""

    def run(records: Records, *rest: Any) -> Any:
        opened = Opened(state_type, records)
        lists = [each.tolist() if hasattr(each, "tolist") else each for each in rest]
        result = function(opened, *lists)
        opened.close()
        for array, values in zip(rest, lists, strict=True):
            if isinstance(values, list):
                array[:] = values
        return result

    return run


class Changeover:
    """A function over records that runs plainly until its compiled twin is ready, with the same results.

    `warm` calls the compiled twin once, with little to do; it is named `module:function`. It is run by another process
    where nothing is on disk yet, so that this one is not slowed down, then here. The other process goes on when this
    one ends, and the next finds its work done. Where all fails there is a warning, and everything stays plain.
    """

    def __init__(self, function: Callable[..., Any], state_type: type[Record], warm: str) -> None:
        self._plain = plain(function, state_type)
        self._function = function
        self._warm = warm
        self._ready = threading.Event()
        self._over = threading.Event()
        if compiling_is_wanted():
            threading.Thread(target=self._prepare, daemon=True).start()
        else:
            self._over.set()

    @property
    def is_compiled(self) -> bool:
        return self._ready.is_set()

    def __call__(self, records: Records, *rest: Any) -> Any:
        run = compiled(self._function) if self._ready.is_set() else self._plain
        return run(records, *rest)

    def wait(self) -> None:
        """Until it has changed over, or until it is clear that it never will."""
        self._over.wait()

    def _prepare(self) -> None:
        try:
            self._compile()
            self._ready.set()
        except Exception as failure:
            reason = f"{self._function.__name__} was not compiled and runs as plain Python: {failure!r}"
            warnings.warn(reason, RuntimeWarning, stacklevel=1)
        finally:
            self._over.set()

    def _compile(self) -> None:
        folder = cache_folder(self._function)
        here = compiled(self._function).signatures  # type: ignore[attr-defined]  # those that this process has run
        if not here and not any(folder.rglob("*.nbi")):
            with suppress(OSError):  # where nothing can be kept, another process would work in vain
                _mark_as_used(folder)
                code = f"from {__name__} import compile_alone; compile_alone({self._warm!r}, {str(folder)!r})"
                subprocess.run([sys.executable, "-P", "-c", code], check=False, capture_output=True)
        _call(self._warm)


def compile_alone(warm: str, folder: str) -> None:
    """What the other process does. Of several that are started at the same time only one has work to do."""
    with (Path(folder) / "lock").open("w") as lock:
        _hold(lock)
        _call(warm)


def _hold(lock: IO[str]) -> None:
    """Waits until it is free; it is given back when it is closed, or when the process ends in whatever way."""
    if sys.platform == "win32":
        with suppress(OSError):  # it is not waited for longer than ten seconds there
            msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
    else:
        with suppress(OSError):  # not every network drive knows locks
            fcntl.flock(lock, fcntl.LOCK_EX)


def _call(name: str) -> None:
    module, function = name.split(":")
    getattr(importlib.import_module(module), function)()
