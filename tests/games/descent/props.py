"""Weapons and armor of the tests' own, so that balancing the box changes no test, and a room where they are tried."""

from collections.abc import Mapping
from typing import Any

from tenebra.games.descent import content
from tenebra.games.descent.content.model import Item, Text
from tenebra.games.descent.dice import read_pool
from tenebra.games.descent.notation import read_text
from tenebra.games.descent.situation import Builder
from tenebra.kit.situation_reader import Copies
from tests.games.box import Box
from tests.games.descent import table

ROOM = """
+-+-+-+-+-+-+-+-+
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .|
+-+-+-+-+-+-+-+-+
"""


HIDDEN = """
+-+-+-+-+-+-+
|. . .|. . .|
+ + + + + + +
|. . .|. . .|
+ + + + + + +
|. . .|. . .|
+ + + + + + +
|. . .|. . .|
+-+-+-+-+-+-+
"""
"""Two rooms: what is behind the wall is out of sight."""

ITEMS = Box(content.items())
vars(content)["items"] = lambda: ITEMS


def weapon(name: str, type: str, dice: str, text: str = "", hands: int = 1, is_rune: bool = False) -> str:
    """A weapon of the tests' own: `weapon("test-axe", "melee", "1 red", "Pierce 1")`."""
    said = Text(text, read_text(text, name)) if text else Text()
    return ITEMS.register(name, Item(name, "copper", "weapon", said, hands, type, read_pool(dice), is_rune))  # type: ignore[arg-type]


def thing(name: str, category: str, text: str, hands: int = 0, is_rune: bool = False) -> str:
    """Armor, a shield or another item of the tests' own."""
    said = Text(text, read_text(text, name))
    return ITEMS.register(name, Item(name, "copper", category, said, hands, is_rune=is_rune))  # type: ignore[arg-type]


class AsWritten(Copies):
    """Hands out a card of the tests' own as often as it is named."""

    def take(self, name: str) -> str:
        return name if name.partition(".")[0] in ITEMS.own else super().take(name)


class Props(Builder):
    """Builds a moment with the tests' own cards."""

    def new_copies(self) -> Copies:
        return AsWritten(self.file, self.number_of)


SWORD = weapon("test-sword", "melee", "1 red + 1 green", "2 surges: +1 damage; Off-hand: +1 damage")
DAGGER = weapon("test-dagger", "melee", "1 red", "Off-hand: +2 damage")
BOW = weapon("test-bow", "ranged", "1 blue", "2 surges: +1 range; 1 surge: +1 damage", hands=2)
STAFF = weapon("test-staff", "magic", "1 white", hands=2)
SHIELD = thing("test-round-shield", "shield", "When an attack wounds you, exhaust: cancel 2 wounds", hands=1)
BOMB = weapon("test-bomb", "ranged", "1 blue + 1 yellow", "Blast 1")
RUNE = weapon("test-rune", "magic", "1 white + 1 yellow", "2 surges: Blast 1; 1 surge: +1 damage", is_rune=True)


class Table(table.Table):
    """A moment with heroes who are out of breath (no questions about fatigue) unless told otherwise."""

    builder = Props

    def __init__(self, map: str = ROOM, heroes: Mapping[str, Any] | None = None, **fields: Any) -> None:
        tired = {name: {"fatigue": 0, **entry} for name, entry in (heroes or {}).items()}
        super().__init__(map, heroes=tired, **fields)


def duel(
    hero: Mapping[str, Any] | None = None, foes: Mapping[str, Any] | None = None, who: str = "sir-valadir", **fields: Any
) -> Table:
    """A hero at B3 with a sword about to declare his action, and monsters beside him: a Beastman at C3 if not said."""
    return Table(
        heroes={who: {"at": "B3", "equipped": [SWORD], **(hero or {})}},
        monsters=foes if foes is not None else {"beastman-1": {"at": "C3"}},
        **fields,
    )
