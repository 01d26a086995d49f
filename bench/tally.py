"""What a benchmark counts: things done and the processor time they took."""

from __future__ import annotations

from typing import Protocol

import msgspec


class Tally(msgspec.Struct):
    """So many things done in so many seconds of processor time."""

    done: int = 0
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        """How many a second."""
        return self.done / self.seconds if self.seconds else 0.0

    @property
    def micros(self) -> float:
        """How many millionths of a second one takes."""
        return 1e6 * self.seconds / self.done if self.done else 0.0

    def add(self, done: int, seconds: float) -> None:
        self.done += done
        self.seconds += seconds


class Contestant(Protocol):
    """Something that is timed. It goes on where it stopped the round before."""

    def run(self, seconds: float) -> Tally:
        """Work for about so many seconds of processor time; what was done in them."""
        ...
