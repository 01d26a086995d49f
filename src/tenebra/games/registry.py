"""Which games there are, and what each offers beyond its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, Protocol

import msgspec

from tenebra.games.dungeon_venture import GAME as DUNGEON_VENTURE
from tenebra.kernel import BadInput, Ruleset, Session, View


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


class GamePackage(Ruleset[Any], Protocol):
    """A complete game: rules, scenarios, situations, words, components, a sensible player."""

    def scenarios(self) -> tuple[str, ...]: ...

    def facts(self, scenario: str) -> ScenarioFacts: ...

    def sides(self) -> Mapping[str, tuple[str, ...]]:
        """The sides and their seats: `heroes`, `keeper`."""
        ...

    def situation(self, text: str, source: str) -> tuple[Session[Any], Sequence[str]]:
        """A situation as a session with scripted dice, and the choices it wants made."""
        ...

    def inventory(self) -> list[Component]: ...

    def folder(self) -> Traversable:
        """Where its ledger, its words and its content are."""
        ...

    def cardboard(self) -> Mapping[str, str]:
        """Rules that are only about cardboard, each with the reason."""
        ...

    def advise(self, view: View[Any]) -> Advice:
        """What the greedy player of the view's seat chooses. It knows nothing but the view."""
        ...


GAMES: dict[str, GamePackage] = {DUNGEON_VENTURE.id: DUNGEON_VENTURE}


def game_called(id: str) -> GamePackage:
    """A game by its id."""
    try:
        return GAMES[id]
    except KeyError:
        raise BadInput(f"there is no game {id!r}; there are {', '.join(GAMES)}") from None
