"""A test that stands still ends its process, which says where it stood; it is begun once more in another one.

A browser that draws no more frames or a process that never wakes may not keep a whole run waiting for ever. A test that is
wrong fails at once and is never begun again, and one that stands still twice has failed.
"""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest


class Standstill:
    """Of the process that hands out the tests: gives a test away once more when the process that ran it has ended."""

    def __init__(self) -> None:
        self.again: list[str] = []

    @pytest.hookimpl(optionalhook=True)
    def pytest_handlecrashitem(self, crashitem: str, report: Any, sched: Any) -> None:
        """What the process has left behind is ended first: whoever reads the output waits for that, too."""
        end_all(
            f"PYTEST_XDIST_WORKER={report.node.gateway.id}", f"PYTEST_XDIST_TESTRUNUID={report.node.workerinput['testrunuid']}"
        )
        if crashitem not in self.again:
            self.again.append(crashitem)
            report.outcome = "rerun"
            sched.mark_test_pending(crashitem)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Nobody may overlook it."""
        for test in self.again:
            terminalreporter.write_line(f"stood still or broke its process, and was begun once more: {test}", yellow=True)


def end_all(*variables: str) -> None:
    """Kill whoever was started with all these variables."""
    wanted = {variable.encode() for variable in variables}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if wanted <= set((folder / "environ").read_bytes().split(b"\0")):
                os.kill(int(folder.name), signal.SIGKILL)
