"""Campaigns: scenarios one after the other, with a record that only the game reads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from tenebra.kernel import State
from tenebra.kit.words import Words

S = TypeVar("S", bound=State)
R = TypeVar("R")
Record = dict[str, Any]
"""Plain data; an empty one is a new campaign."""


class PastScenario(msgspec.Struct, frozen=True):
    """A scenario of a campaign that was played to its end; one tried again is there each time."""

    scenario: str
    is_won: bool


class CampaignTally(msgspec.Struct, frozen=True):
    """The progress of a campaign: how many scenarios were played and won, and those whose names its record keeps, in order."""

    played: int
    won: int
    past: tuple[PastScenario, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Campaign(Generic[S, R]):
    """A game's description of its campaign. Its record is a Struct to the game, plain data to everybody else."""

    record: type[R]
    path: Callable[[], tuple[str, ...]]
    """The scenarios on its way."""
    record_after: Callable[[S], R]
    next_of: Callable[[R], Sequence[str]]
    tally_of: Callable[[R], CampaignTally]
    lines_of: Callable[[R, Words], list[str]]

    def after(self, state: S) -> Record:
        """The record after a scenario; it is the option `campaign` of the next one."""
        plain: Record = msgspec.to_builtins(self.record_after(state))
        return plain

    def next(self, record: Record) -> tuple[str, ...]:
        """The scenarios that may come next, none when the campaign is over."""
        return tuple(self.next_of(msgspec.convert(record, self.record)))

    def tally(self, record: Record) -> CampaignTally:
        """The progress of a campaign, from its record."""
        return self.tally_of(msgspec.convert(record, self.record))

    def lines(self, record: Record, words: Words) -> list[str]:
        """The state of a campaign, in sentences."""
        return self.lines_of(msgspec.convert(record, self.record), words)
