"""The command line. Each command imports what it needs when it runs, so that `--help` answers at once."""

from __future__ import annotations

from bricabrac.cli.app import main

__all__ = ["main"]
