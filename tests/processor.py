"""Processor time of the tests by folder and by game, of this process and of those it has waited for: `pytest --times`."""

from __future__ import annotations

import os
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

SPENT = "processor"
GAMES = sorted(folder.name for folder in (Path(__file__).parent / "games").iterdir() if (folder / "__init__.py").is_file())
BUDGET = 180
"""Seconds that everything which is run for one game may take (docs/testing.md)."""


@contextmanager
def counted(item: pytest.Item) -> Iterator[None]:
    """Write down, in the report of the test, what a part of it has taken."""
    before = _spent()
    try:
        yield
    finally:
        item.user_properties.append((SPENT, _spent() - before))


def _spent() -> float:
    children = os.times()
    return time.process_time() + children.children_user + children.children_system


class Times:
    """Adds up what the tests have taken, wherever they ran, and says so at the end."""

    def __init__(self) -> None:
        self.folders: defaultdict[str, float] = defaultdict(float)
        self.games: dict[str, float] = dict.fromkeys(GAMES, 0.0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """The report of the last part has the times of all."""
        if report.when != "teardown":
            return
        spent = sum(float(value) for name, value in report.user_properties if name == SPENT and isinstance(value, float))
        self.folders[Path(report.nodeid.partition("::")[0]).parent.as_posix()] += spent
        for game in GAMES:
            self.games[game] += spent if game in report.nodeid.replace("-", "_") else 0.0

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Two lists: no test is in the first twice, and in the second are those that name a game."""
        terminalreporter.section("processor time")
        for name, spent in sorted(self.folders.items()):
            terminalreporter.write_line(f"{spent:8.1f} s  {name}")
        for name, spent in sorted(self.games.items()):
            terminalreporter.write_line(f"{spent:8.1f} s  of {BUDGET} for {name}")
