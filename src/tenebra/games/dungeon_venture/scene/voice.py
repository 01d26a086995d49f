"""The words and pictures of a scene: sentences that are said again and again are remembered."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files

from tenebra.games.dungeon_venture.content import name_of
from tenebra.games.dungeon_venture.state import BOSS, HERO, MONSTER, SPIRIT, DVState, Figure
from tenebra.games.dungeon_venture.telling import QUIET, DVNames
from tenebra.kernel import Option
from tenebra.kit.files import read_toml
from tenebra.kit.scene import Card, Side
from tenebra.kit.telling import Teller
from tenebra.kit.words import Words

MOST_REMEMBERED = 20_000
SIDES: dict[str, Side] = {HERO: "hero", SPIRIT: "spirit", MONSTER: "foe", BOSS: "boss"}


@cache
def icons() -> dict[str, dict[str, str]]:
    """The pictures, group by group: `card`, `figure`, `action`."""
    return read_toml(files("tenebra.games.dungeon_venture").joinpath("icons.toml"), dict[str, dict[str, str]])


class Voice:
    """Says things about one Adventure in one language."""

    def __init__(self, words: Words, scenario: str, cousins: tuple[str, ...] = ()) -> None:
        self.words, self.scenario = words, scenario
        self.teller = Teller(words, DVNames(words, scenario, cousins), QUIET)
        self._said: dict[object, str] = {}
        self.cards: dict[tuple[str, bool], Card] = {}

    def _remember(self, key: object, text: str) -> str:
        if len(self._said) >= MOST_REMEMBERED:
            self._said.clear()
        self._said[key] = text
        return text

    def say(self, id: str, **about: str | int) -> str:
        """The words for an id."""
        key = (id, *about.values())
        return self._said.get(key) or self._remember(key, self.words.say(id, **about))

    def name(self, id: str, field: str = "figure") -> str:
        """What an id is called."""
        key = (field, id, None)
        return self._said.get(key) or self._remember(key, self.teller.name(id, field))

    def option(self, option: Option) -> str:
        """What may be done, as a line."""
        return self._said.get(option) or self._remember(option, self.teller.option(option))

    def dice(self, colours: tuple[str, ...]) -> str:
        """`2 green dice, 1 red die`."""
        return self._said.get(colours) or self._remember(colours, self.teller.names.several("dice", colours))


@lru_cache(maxsize=64)
def _voice(words: Words, scenario: str, cousins: tuple[str, ...]) -> Voice:
    return Voice(words, scenario, cousins)


def voice_of(words: Words, state: DVState) -> Voice:
    """Whoever speaks about an Adventure; Cousins change names."""
    return _voice(words, state.scenario, tuple(state.campaign.cousins) if state.campaign is not None else ())


def picture(group: str, id: str) -> str:
    """The icon of something; for a group that knows no such id, that of the group's own kind."""
    found = icons()[group].get(id)
    return found if found is not None else icons()["thing"]["thing"]


def figure_icon(figure: Figure) -> str:
    """The face of a figure; a Boss that has none of its own shows its miniature's."""
    return icons()["figure"].get(figure.kind) or icons()["figure"]["chaos-fighter"]


def card_icon(copy: str) -> str:
    """The picture on a card."""
    return icons()["card"].get(name_of(copy)) or icons()["action"]["play"]
