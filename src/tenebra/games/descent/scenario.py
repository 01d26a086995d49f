"""Quests (DE-GEN-02): what a quest sheet says, and the closed vocabulary of a quest's own rules."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

import msgspec

from tenebra.boards import SquareGrid
from tenebra.boards.pieces import Place
from tenebra.games.descent.content.model import Stats
from tenebra.games.descent.vocabulary import AttackType, Kind
from tenebra.kit import scenario_rules
from tenebra.kit.scenario_rules import Lexicon, ScenarioRule

START = "start"
"""The area that is on the board from the beginning; its glyphs are active (DE-SET-24, DE-RUL-21)."""

CHESTS = {1: "copper", 2: "copper", 3: "copper", 4: "silver", 5: "silver", 6: "silver", 7: "gold", 8: "gold"}
"""The chests of the box by the number on their hidden side (DE-SET-21, DE-COMP-28)."""
STAIRS = ("red", "blue", "green")
"""Colours of stairs; there are two of each (DE-COMP-19)."""
RUNES = ("red", "blue", "yellow")
"""Colours of rune-locked doors, one door and one key of each (DE-COMP-18, DE-RUL-80)."""
KEYS = {f"{colour}-key": colour for colour in RUNES}
THING = "thing"

TRIGGERS = {
    "start": r"start",
    "round": r"round (?P<number>\d+)",
    "every": r"every (?P<number>[1-9]\d*) rounds",
    "reveal": r"reveal (?P<name>\S+)",
    "enter": r"enter (?P<name>\S+)",
    "encounter": r"encounter (?P<name>\S+)",
    "chest": r"chest (?P<name>\S+)",
    "glyph": r"glyph (?P<name>\S+)",
    "open": r"open (?P<name>\S+)",
    "take": r"take (?P<name>\S+)",
    "bring": r"bring (?P<name>\S+) to (?P<place>\S+)",
    "slay": r"slay (?P<name>\S+)",
    "death": r"death",
    "breach": r"breach (?P<name>\S+)",
    "count": r"count (?P<name>\S+) (?P<number>\d+)",
}
"""The triggers of a quest's own rules. A place is an area or a space."""

EFFECTS = {
    "say": r"say (?P<name>\S+)",
    "count": r"count (?P<name>\S+)",
    "conquest": r"conquest (?P<number>\d+)",
    "lose": r"lose (?P<number>\d+) conquest",
    "threat": r"threat (?P<number>\d+)",
    "cards": r"cards (?P<number>\d+)",
    "coins": r"coins (?P<number>\d+)",
    "treasure": r"treasure (?P<name>copper|silver|gold)",
    "heal": r"heal (?P<number>\d+)",
    "wound": r"wound (?P<number>\d+) in (?P<place>\S+)",
    "hurt": r"hurt (?P<name>\S+) (?P<number>\d+)",
    "spawn": r"spawn (?P<number>\d+) (?P<name>\S+) ?(?P<rank>leader|) at (?P<place>\S+)",
    "unlock": r"unlock (?P<name>\S+)",
    "open": r"open (?P<name>\S+)",
    "close": r"close (?P<name>\S+)",
    "reveal": r"reveal (?P<name>\S+)",
    "token": r"token (?P<name>\S+) at (?P<place>\S+)",
    "remove": r"remove (?P<name>\S+)",
    "obstacle": r"(?P<name>pit|water|rock) at (?P<place>\S+)",
    "clear": r"clear (?P<place>\S+)",
}
"""The effects of a quest's own rules."""

WINS = {
    "slain": r"(?P<name>\S+) slain",
    "count": r"count (?P<name>\S+) (?P<number>\d+)",
    "round": r"round (?P<number>\d+)",
}
"""The heroes' objectives; all of them must hold, with a Conquest token left (DE-CNQ-04)."""

LOSSES = {
    "round": r"round (?P<number>\d+)",
    "count": r"count (?P<name>\S+) (?P<number>\d+)",
}
"""The ends of the game for the heroes, besides their last Conquest token (DE-CNQ-03)."""

CONDITIONS = {
    **WINS,
    "revealed": r"(?P<name>\S+) revealed",
    "taken": r"(?P<name>\S+) taken",
    "opened": r"(?P<name>\S+) open",
    "heroes": r"heroes (?P<number>[234])",
}
"""The conditions of a rule. `heroes 3`: three or more are playing."""


class Phrase(scenario_rules.Phrase, frozen=True):
    """A line of a quest's own rules, understood."""

    place: str = ""
    rank: str = ""
    """`leader`, of monsters that come."""


LEXICON = Lexicon(Phrase, TRIGGERS, EFFECTS, CONDITIONS)


class DoorSpec(msgspec.Struct, frozen=True):
    """A door: both its edges, the areas on its two sides (the same twice within an area), the colour of its rune."""

    id: str
    edges: tuple[str, str]
    areas: tuple[str, str]
    rune: str = ""


class Placement(msgspec.Struct, frozen=True):
    """A monster of an area, if so many heroes play: a kind and rank, or a unique by its name as kind."""

    kind: str
    rank: str
    space: str
    """Its top left space."""
    upright: bool = False
    fewest: int = 2
    most: int = 4


class Token(NamedTuple):
    """A token in a space: a potion, money, or by their name a `key` (its colour), a `relic`, a `thing` of the quest."""

    kind: str
    space: str
    name: str = ""


class Contents(msgspec.Struct, frozen=True):
    """The contents of a chest (DE-CHS-04 to DE-CHS-09): coins for each hero, cards to draw for each, Conquest, curses."""

    coins: int = 0
    copper: int = 0
    silver: int = 0
    gold: int = 0
    conquest: int = 0
    curses: int = 0


class Unique(msgspec.Struct, frozen=True):
    """A named monster (DE-UNQ-01): the red figure of a kind, with statistics of its own."""

    id: str
    kind: Kind
    type: AttackType
    stats: Stats
    conquest: int = 0
    """The Conquest that the heroes gain when it is killed (DE-UNQ-03)."""


class Area(msgspec.Struct, frozen=True):
    """Part of the map that is revealed as a whole, with all that is put there then (DE-EXP-02)."""

    name: str
    spaces: int
    is_hidden: bool = False
    """Its map pieces are laid only when it is revealed (DE-RUL-97)."""
    doors: tuple[str, ...] = ()
    """On its border or within."""
    monsters: tuple[Placement, ...] = ()
    chests: dict[str, str] = {}
    """Space to treasure: where a chest of this kind is drawn."""
    glyphs: tuple[str, ...] = ()
    encounters: dict[str, str] = {}
    """Name to space."""
    obstacles: dict[str, str] = {}
    """Space to kind."""
    stairs: dict[str, str] = {}
    """Space to colour."""
    tokens: dict[str, Token] = {}
    """By id: `healing-potion-1`, `money-2`; keys, relics and things by their own name."""


class Quest(msgspec.Struct, frozen=True, dict=True):
    """A quest sheet. All of it is the Overlord's secret except the map and what has been revealed."""

    id: str
    number: int
    minutes: int
    difficulty: int
    conquest: int
    """The Conquest that the heroes begin with (DE-SET-18)."""
    grid: SquareGrid
    """With all doors closed; `grid.with_open` opens edges."""
    pieces: tuple[Place, ...]
    """The map pieces in the order they are laid; none if the map was drawn."""
    parts: tuple[int, ...]
    """The spaces of each piece."""
    areas: dict[str, Area]
    area_of: dict[str, str]
    """Space to area."""
    doors: dict[str, DoorSpec]
    chests: dict[int, Contents]
    """By the number of the chest."""
    uniques: dict[str, Unique]
    things: tuple[str, ...]
    """The things a hero can take up and carry besides items: they fall where their bearer leaves the board."""
    wins: tuple[Phrase, ...]
    losses: tuple[Phrase, ...]
    own_rules: tuple[ScenarioRule[Phrase], ...]

    @cached_property
    def awaited(self) -> frozenset[str]:
        """The spaces and areas that a rule of the quest waits for somebody to enter."""
        return frozenset(rule.on.name for rule in self.own_rules if rule.on.verb == "enter")

    def place(self, name: str) -> int:
        """The spaces of an area, or a single space."""
        return self.areas[name].spaces if name in self.areas else self.grid.bit[name]

    def meant(self) -> list[str]:
        """The spaces that it means something by: what lies there, what is to be entered or brought there."""
        found: dict[str, None] = {}
        for area in self.areas.values():
            found |= dict.fromkeys((*area.chests, *area.glyphs, *area.stairs, *area.encounters.values()))
            found |= dict.fromkeys(token.space for token in area.tokens.values())
        for rule in self.own_rules:
            found |= dict.fromkeys((rule.on.name, rule.on.place))
            found |= dict.fromkeys(phrase.place for phrase in rule.do if phrase.verb == "token")
        return [name for name in found if name in self.area_of]
