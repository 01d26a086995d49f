"""Which games there are, and what each offers beyond its rules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from tenebra.games.dungeon_venture import GAME as DUNGEON_VENTURE
from tenebra.games.massive_darkness import GAME as MASSIVE_DARKNESS
from tenebra.kernel import BadInput, Event, Option, Reason, Ruleset, Session, View
from tenebra.kit.odds import Odds
from tenebra.kit.orders import Window
from tenebra.kit.package import Advice, CampaignTally, Component, Ending, ScenarioFacts
from tenebra.kit.scene import Cover, Scene, Told
from tenebra.kit.telling import Teller
from tenebra.kit.words import Words


class GamePackage(Ruleset[Any], Protocol):
    """A complete game: rules, scenarios, situations, words, components, a sensible player."""

    def scenarios(self) -> tuple[str, ...]: ...

    def facts(self, scenario: str) -> ScenarioFacts: ...

    def sides(self) -> Mapping[str, tuple[str, ...]]:
        """The sides and their seats: `heroes`, `keeper`."""
        ...

    def ending(self, outcome: str, words: Words) -> Ending:
        """What an outcome of the game means: which sides have won, in the language of the words."""
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

    def cover(self, words: Words) -> Cover:
        """The game on the shelf: seats, scenarios, switches, campaign."""
        ...

    def scene(self, view: View[Any], words: Words, why_not: Callable[[Option], Reason | None]) -> Scene:
        """The table as the view's seat sees it; `why_not` is the decision's law for that seat."""
        ...

    def chronicle(self, events: Sequence[tuple[int, Event]], view: View[Any], words: Words) -> tuple[Told, ...]:
        """Numbered events that the view's seat may know, as lines and as things to be seen happening."""
        ...

    def overview(self, view: View[Any], words: Words) -> list[str]:
        """The position in sentences."""
        ...

    def sight(self, view: View[Any], piece: str) -> tuple[str, ...]:
        """The spaces that a figure on the board sees."""
        ...

    @property
    def windows(self) -> tuple[str, ...]:
        """The kinds of windows in which a seat may be asked to react, in order; their names are `window-KIND`."""
        ...

    def window(self, asked: str, about: Mapping[str, str]) -> Window | None:
        """The window that a question is, by its prompt, if it is one."""
        ...

    def moment(self, view: View[Any]) -> str:
        """Names the turn a question belongs to: equal names, the same turn."""
        ...

    def why(self, message: str, about: Mapping[str, str], view: View[Any], words: Words) -> str:
        """Why a computer player, or a hint, chose something, as a sentence."""
        ...

    def is_secret(self, view: View[Any], key: str) -> bool:
        """A computer's choice that nobody else sees being made, so that its reason is not told either."""
        ...

    def is_private(self, key: str, about: Mapping[str, str]) -> bool:
        """The reason of a choice speaks of something only the seat's own side may know."""
        ...

    def seating(self, seats: Mapping[str, str], ways: Mapping[str, str] = {}) -> dict[str, Any]:
        """The options of a new game that follow from who plays which seat, and in which of the ways on the cover.

        Seats that nobody names a way for are played in the usual one. A way that there is not is refused.
        """
        ...

    def ways(self, state: Any) -> Mapping[str, str]:
        """In which of the ways on the cover each seat is played, where there are several."""
        ...

    def switched(self, switches: Iterable[str]) -> dict[str, Any]:
        """The options of a new game that put these switches of the cover on."""
        ...

    def campaign_after(self, state: Any) -> dict[str, Any]:
        """The record of a campaign after a scenario; it is the option `campaign` of the next one."""
        ...

    def campaign_next(self, record: dict[str, Any]) -> tuple[str, ...]:
        """The scenarios that may come next, none when the campaign is over. An empty record is a new campaign."""
        ...

    def campaign_tally(self, record: dict[str, Any]) -> CampaignTally:
        """How much was played and won, told from the record alone."""
        ...

    def campaign_lines(self, record: dict[str, Any], words: Words) -> list[str]:
        """How a campaign stands, in sentences."""
        ...


GAMES: dict[str, GamePackage] = {game.id: game for game in (DUNGEON_VENTURE, MASSIVE_DARKNESS)}


def game_called(id: str) -> GamePackage:
    """A game by its id."""
    try:
        return GAMES[id]
    except KeyError:
        raise BadInput(f"there is no game {id!r}; there are {', '.join(GAMES)}") from None
