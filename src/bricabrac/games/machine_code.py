"""Rules compiled by Numba for this processor, kept on disk, and never waited for.

Numba's own cache does not notice a change in a called function of another file, so the folder is named by a hash of
all sources that can be compiled: a stale entry cannot be found.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from platformdirs import user_cache_path

from bricabrac.games.compiling import Twins
from bricabrac.games.records import Opened, Record, Records

PACKAGE: Final = Path(__file__).parents[1]
KEPT_VERSIONS: Final = 4


def compiling_is_wanted() -> bool:
    """BRICABRAC_COMPILE=0 runs the very same functions as plain Python."""
    return os.environ.get("BRICABRAC_COMPILE", "1") != "0"


@cache
def sources_hash() -> str:
    digest = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix in (".py", ".toml"):
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    root = os.environ.get("BRICABRAC_CACHE")
    return (Path(root) if root else user_cache_path("bricabrac")) / "compiled" / sources_hash()


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


def _remove_old_versions(folder: Path) -> None:
    versions = sorted(folder.parent.glob("*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in versions[KEPT_VERSIONS:]:
        shutil.rmtree(old, ignore_errors=True)


@cache
def _twins() -> Twins:
    import numba

    return Twins(numba.njit(nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True))


@cache
def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compiled when first called, or read from disk; it releases the interpreter lock while it runs."""
    import numba

    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _remove_old_versions(folder)
        cached = os.access(folder, os.W_OK)
    except OSError:
        cached = False
    with _cached_in(folder):
        entry: Callable[..., Any] = _twins().entry(function, numba.njit(nogil=True, error_model="numpy", cache=cached))
    return entry


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

    `warm` calls the compiled twin once, with little to do: it is run by another process where nothing is on disk yet
    (so that this one is not slowed down), then here. It is named `module:function`.
    """

    def __init__(self, function: Callable[..., Any], state_type: type[Record], warm: str) -> None:
        self._plain = plain(function, state_type)
        self._function = function
        self._warm = warm
        self._ready = threading.Event()
        if compiling_is_wanted():
            threading.Thread(target=self._prepare, daemon=True).start()

    @property
    def is_compiled(self) -> bool:
        return self._ready.is_set()

    def __call__(self, records: Records, *rest: Any) -> Any:
        run = compiled(self._function) if self._ready.is_set() else self._plain
        return run(records, *rest)

    def wait(self) -> None:
        if compiling_is_wanted():
            self._ready.wait()

    def _prepare(self) -> None:
        module, name = self._warm.split(":")
        code = f"from {module} import {name}; {name}()"
        if not any(cache_folder().rglob(f"*{self._function.__name__}*.nbi")):
            subprocess.run([sys.executable, "-c", code], check=False, capture_output=True)
        getattr(sys.modules[module], name)()
        self._ready.set()
