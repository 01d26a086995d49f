"""The words and pictures of a scene: sentences that are said again and again are remembered."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import ClassVar

from tenebra.games.massive_darkness.content import equipment_card, name_of
from tenebra.games.massive_darkness.state import AGENT, Enemy, MDState
from tenebra.games.massive_darkness.telling import QUIET, MDNames
from tenebra.kit.files import read_toml
from tenebra.kit.scene import Card, Side
from tenebra.kit.telling import Speaker, Teller
from tenebra.kit.words import Words


@cache
def icons() -> dict[str, dict[str, str]]:
    """The pictures, group by group: `card`, `figure`, `action`."""
    return read_toml(files("tenebra.games.massive_darkness").joinpath("icons.toml"), dict[str, dict[str, str]])


class Voice(Speaker):
    """Says things about one Mission in one language."""

    whose: ClassVar[str] = "who"

    def __init__(self, words: Words, scenario: str) -> None:
        super().__init__(Teller(words, MDNames(words, scenario), QUIET))
        self.scenario = scenario
        self.cards: dict[str, Card] = {}

    def text(self, id: str) -> str:
        """Words that a Mission made for a test or a situation may lack."""
        return self.say(id) if self.words.has(id) else ""

    def place(self, name: str) -> str:
        """A named place of the Mission."""
        return self.text(f"place-{self.scenario}-{name}")


@lru_cache(maxsize=64)
def _voice(words: Words, scenario: str) -> Voice:
    return Voice(words, scenario)


def voice_of(words: Words, state: MDState) -> Voice:
    """Whoever speaks about a Mission."""
    return _voice(words, state.scenario)


def picture(group: str, id: str) -> str:
    """The icon of something; for a group that knows no such id, that of a token."""
    return icons().get(group, {}).get(id) or icons()["thing"]["treasure"]


def card_icon(copy: str) -> str:
    """The picture on an Equipment card."""
    return icons()["card"].get(name_of(copy)) or picture("kind", equipment_card(copy).category)


def side_of(enemy: Enemy) -> Side:
    """A Boss with its Mob and a Roaming Monster wear the black rim; an Agent and Minions without a Boss do not."""
    return "foe" if enemy.role == AGENT or enemy.health == 0 else "boss"


def capital(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]
