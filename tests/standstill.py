"""A test that stands still ends its process, which says where it stood; it is begun once more in another one.

A browser that draws no more frames or a process that never wakes may not keep a whole run waiting for ever. A test that is
wrong fails at once and is never begun again, and one that stands still twice has failed.
"""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from greenlet import getcurrent

BEFORE = 5.0
"""Seconds before the end in which the test can still be asked where it stands."""


class Standstill:
    """Where tests run it says where one in a browser stands; where they are handed out it hands one out once more."""

    def __init__(self, config: pytest.Config) -> None:
        self.limit = float(config.getini("faulthandler_timeout"))
        self.told = os.dup(2)  # while a test runs, what it writes is kept for its report
        self.again: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Playwright puts the test's own stack aside while it waits for the browser: nothing else would tell it."""
        if not self.limit or "browser" not in getattr(item, "fixturenames", ()):
            return (yield)
        timer = threading.Timer(self.limit - BEFORE, self._tell, [item.nodeid, getcurrent()])
        timer.daemon = True
        timer.start()
        try:
            return (yield)
        finally:
            timer.cancel()

    def _tell(self, test: str, stack: Any) -> None:
        lines = traceback.format_stack(stack.gr_frame) if stack.gr_frame is not None else []
        os.write(self.told, f"\n{test} stands still:\n{''.join(lines)}".encode())

    @pytest.hookimpl(optionalhook=True)
    def pytest_handlecrashitem(self, crashitem: str, report: Any, sched: Any) -> None:
        """What the process has left behind is ended first: whoever reads the output waits for that, too."""
        node = report.node
        end_all(f"PYTEST_XDIST_WORKER={node.gateway.id}", f"PYTEST_XDIST_TESTRUNUID={node.workerinput['testrunuid']}")
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
