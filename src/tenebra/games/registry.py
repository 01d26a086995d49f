"""Which games there are, and what each offers beyond its rules."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from tenebra.games.dungeon_venture import GAME as DUNGEON_VENTURE
from tenebra.kernel import BadInput, Ruleset, Session, View
from tenebra.kit.odds import Odds
from tenebra.kit.package import Advice, Component, ScenarioFacts
from tenebra.kit.telling import Teller
from tenebra.kit.words import Words


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

    def kind_of_card(self, card: str) -> str:
        """What kind of card it is, as the game calls it: `spell`."""
        ...

    def odds(self, dice: str) -> Odds:
        """The chances of each number of successes of dice as the game writes them: `2 green + 1 red`."""
        ...

    def teller(self, words: Words, scenario: str, cousins: Collection[str] = ()) -> Teller:
        """Says what happens in a scenario, in the language of the words."""
        ...

    def words_needed(self) -> Iterable[str]:
        """Every id that its content needs words for."""
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
