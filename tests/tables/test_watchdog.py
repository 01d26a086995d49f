"""Whatever takes too long is interrupted, wherever it is, and nothing else."""

import threading
from collections.abc import Callable

import pytest

from tenebra.tables import watchdog
from tenebra.tables.watchdog import Overlong, Watchdog


def for_ever() -> None:
    while True:
        pass


def deaf() -> None:
    """Takes every error for its own."""
    while True:
        try:
            for_ever()
        except Exception:
            continue


def holding(lock: threading.Lock) -> None:
    with lock:
        for_ever()


@pytest.mark.parametrize("work", [for_ever, deaf])
def test_what_comes_to_no_end_is_interrupted(work: Callable[[], None]) -> None:
    dog = Watchdog()
    for _ in range(2):
        with pytest.raises(Overlong, match=r"more than 0\.05 seconds"):
            dog.within(0.05, work)


def test_what_is_held_is_let_go() -> None:
    lock = threading.Lock()
    with pytest.raises(Overlong):
        Watchdog().within(0.05, lambda: holding(lock))
    assert lock.acquire(blocking=False)


def test_the_answer_and_the_error_of_what_is_in_time_are_given_back() -> None:
    dog = Watchdog()
    assert dog.within(1000, lambda: 3) == 3
    with pytest.raises(ZeroDivisionError):
        dog.within(1000, lambda: 1 // 0)


def test_nobody_is_interrupted_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupted at the very end of what is done: each is over or too late, and what follows is let alone."""
    monkeypatch.setattr(watchdog, "LOOKS_EVERY", 0)
    dog, thread = Watchdog(), threading.get_ident()
    late = 0
    for _ in range(3000):
        try:
            dog.within(1000, lambda: dog._due.update({thread: lambda: True}))
        except Overlong:
            late += 1
        assert not dog._due
    monkeypatch.undo()
    assert late < 3000


def test_threads_are_watched_by_themselves() -> None:
    dog, ended = Watchdog(), threading.Event()

    def other() -> None:
        with pytest.raises(Overlong):
            dog.within(0.05, for_ever)
        ended.set()

    thread = threading.Thread(target=other)

    def wait() -> None:
        thread.start()
        thread.join()

    dog.within(1000, wait)
    assert ended.is_set()
