"""Every command of these tests runs in a home of its own: nobody's games and caches are touched."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "BRICABRAC_CACHE"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("BRICABRAC_COMPILE", "0")
    monkeypatch.chdir(tmp_path)
    return tmp_path
