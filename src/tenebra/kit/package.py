"""What every game package says about itself in the same words: scenarios, components, options, advice, how games end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from tenebra.kernel import BadInput

T = TypeVar("T")

HEROES = "heroes"
"""The side that every game has; scenarios and campaigns are won and lost by it."""


class ScenarioFacts(msgspec.Struct, frozen=True):
    """What a player wants to know before choosing a scenario."""

    id: str
    players: tuple[int, int]
    minutes: int
    difficulty: int


class Component(msgspec.Struct, frozen=True):
    """A component of the box: how many there must be and how many there are; `cardboard` says why software needs none."""

    id: str
    name: str
    required: int
    present: int
    cardboard: str = ""


class Advice(msgspec.Struct, frozen=True):
    """What a sensible player would choose, and why (a message id with its arguments)."""

    option: str
    why: str
    about: dict[str, str] = {}
    waits: bool = False
    """Where several seats may answer: the others had better act first."""


class Ending(msgspec.Struct, frozen=True):
    """What an outcome means: the sides that have won, none where the game itself has, and how one says so in a sentence."""

    winners: tuple[str, ...]
    text: str


class PastScenario(msgspec.Struct, frozen=True):
    """A scenario of a campaign that was played to its end; one tried again is there each time."""

    scenario: str
    is_won: bool


class CampaignTally(msgspec.Struct, frozen=True):
    """What a campaign has come to: how many scenarios were played and won, and those whose names its record keeps, in order."""

    played: int
    won: int
    past: tuple[PastScenario, ...] = ()


def read_new_game(options: Mapping[str, Any], kind: type[T], switches: Mapping[str, tuple[str, ...]]) -> T:
    """The options of a new game, each switch on one of its readings, or an error that says what is wrong."""
    try:
        # by way of plain data: the game must never change the record it was begun with
        chosen = msgspec.convert(msgspec.to_builtins(dict(options)), kind)
    except msgspec.ValidationError as error:
        raise BadInput(f"options of a new game: {error}") from None
    for switch, values in switches.items():
        if getattr(chosen, switch) not in values:
            raise BadInput(f"option {switch}: {getattr(chosen, switch)!r} is not one of {', '.join(values)}")
    return chosen


def switched_on(chosen: object, switches: Mapping[str, tuple[str, ...]]) -> list[str]:
    """The switches that are not on their first reading, the default."""
    return [switch for switch, (default, *_) in switches.items() if getattr(chosen, switch) != default]
