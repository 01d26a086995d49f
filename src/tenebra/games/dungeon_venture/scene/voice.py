"""The words and pictures of a scene: sentences that are said again and again are remembered."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files

from tenebra.games.dungeon_venture.content import name_of
from tenebra.games.dungeon_venture.state import BOSS, HERO, MONSTER, SPIRIT, DVState, Figure
from tenebra.games.dungeon_venture.telling import QUIET, DVNames
from tenebra.kit.files import read_toml
from tenebra.kit.scene import Card, Side
from tenebra.kit.telling import Speaker, Teller
from tenebra.kit.words import Words

SIDES: dict[str, Side] = {HERO: "hero", SPIRIT: "spirit", MONSTER: "foe", BOSS: "boss"}


@cache
def icons() -> dict[str, dict[str, str]]:
    """The pictures, group by group: `card`, `figure`, `action`."""
    return read_toml(files("tenebra.games.dungeon_venture").joinpath("icons.toml"), dict[str, dict[str, str]])


class Voice(Speaker):
    """Says things about one Adventure in one language."""

    def __init__(self, words: Words, scenario: str, cousins: tuple[str, ...] = ()) -> None:
        super().__init__(Teller(words, DVNames(words, scenario, cousins), QUIET))
        self.scenario = scenario
        self.cards: dict[tuple[str, bool], Card] = {}


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
