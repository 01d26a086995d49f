"""Rules that come to no end without telling anything are interrupted, so that one table never stands for the whole house.

`Session` bounds what a choice may tell; this bounds the time of the processor, whatever it is spent on. From another thread
Python lets an exception be raised in the one that works (`PyThreadState_SetAsyncExc`): it comes between two steps of Python, and
rules are Python that holds no lock, waits for nothing and writes nothing outside, on a copy of the game that is thrown away then.
What stands inside one call of C for ever (a huge power, a bad regular expression) cannot be interrupted.
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from typing import TypeVar

from tenebra.kernel import TenebraError

T = TypeVar("T")
LOOKS_EVERY = 0.25
"""Seconds between two looks at those who work."""


class Overlong(TenebraError):
    """It was interrupted because it took too long."""


class _Interrupted(BaseException):
    """Raised where somebody works; no `except Exception` of a rule takes it for something else."""


class Watchdog:
    """Looks now and then at what every thread is about. It has a thread of its own from the first time on that it is needed."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._due: dict[int, Callable[[], bool]] = {}
        """By thread: whether what it is about has taken too long."""
        self._thread: threading.Thread | None = None

    def within(self, seconds: float, work: Callable[[], T]) -> T:
        """Do something that takes at most so many seconds of the processor, or raise `Overlong`."""
        thread = threading.get_ident()
        try:
            self._watch(thread, _clock_of(thread), seconds)
            try:
                return work()
            finally:
                self._leave(thread)
        except _Interrupted:
            # it may have come in the middle of leaving
            self._leave(thread)
            raise Overlong(f"it takes more than {seconds:g} seconds") from None

    def _watch(self, thread: int, clock: Callable[[], float], seconds: float) -> None:
        end = clock() + seconds
        with self._lock:
            assert thread not in self._due, "nobody does two things at once"
            self._due[thread] = lambda: clock() > end
            if self._thread is None:
                self._thread = threading.Thread(target=self._look, name="watchdog", daemon=True)
                self._thread.start()

    def _leave(self, thread: int) -> None:
        """From here on nothing is raised any more, and what was to be raised is taken back."""
        with self._lock:
            self._due.pop(thread, None)
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), None)

    def _look(self) -> None:
        while True:
            time.sleep(LOOKS_EVERY)
            with self._lock:
                # again at each look, in case the first was swallowed
                for thread in [one for one, is_due in self._due.items() if is_due()]:
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(_Interrupted))


def _clock_of(thread: int) -> Callable[[], float]:
    """The time of the processor that a thread has taken; where the system does not tell, the time that passes."""
    if not hasattr(time, "pthread_getcpuclockid"):
        return time.monotonic
    clock = time.pthread_getcpuclockid(thread)
    return lambda: time.clock_gettime(clock)


WATCHDOG = Watchdog()
