"""Missions (MD-SET-03, MD-OBJ-04): what a Mission sheet says, and the closed vocabulary of a Mission's own rules."""

from __future__ import annotations

import msgspec

from tenebra.boards.zones import ZoneMap
from tenebra.kit import scenario_rules
from tenebra.kit.scenario_rules import Lexicon, ScenarioRule

TRIGGERS = {
    "start": r"start",
    "round": r"round (?P<number>\d+)",
    "every": r"every (?P<number>[1-9]\d*) rounds",
    "enter": r"enter (?P<name>\S+)",
    "open": r"open (?P<name>\S+)",
    "take": r"take (?P<name>\S+)",
    "slay": r"slay (?P<name>\S+)",
    "level": r"level (?P<number>[1-5])",
    "count": r"count (?P<name>\S+) (?P<number>\d+)",
    "explore": r"explore (?P<name>\S+)",
    "bring": r"bring (?P<name>\S+) to (?P<zone>\S+)",
    "breach": r"breach (?P<zone>\S+)",
}
"""The triggers of a Mission's own rules: a Hero ends an Action in a Zone, a door is opened, a token taken, an Enemy's last
figure slain (by its figure type), the Current Level reached, a count reached, the closed Chamber of a place opened, a
card or token brought by a Hero who ends an Action in a Zone, a Round that ends with Enemies and no Hero in a Zone."""

EFFECTS = {
    "say": r"say (?P<name>\S+)",
    "guard": r"guard at (?P<zone>\S+)",
    "roaming": r"roaming monster at (?P<zone>\S+)",
    "enemy": r"enemy (?P<name>\S+) at (?P<zone>\S+)",
    "armed": r"enemy (?P<name>\S+) with (?P<card>\S+) at (?P<zone>\S+)",
    "treasure": r"treasure (?P<number>\d+) at (?P<zone>\S+)",
    "special": r"special treasure (?P<number>\d+) at (?P<zone>\S+)",
    "token": r"token (?P<name>\S+) at (?P<zone>\S+)",
    "artifact": r"artifact (?P<name>\S+)",
    "xp": r"xp (?P<number>\d+)",
    "heal": r"heal (?P<number>\d+)",
    "wound": r"wound (?P<number>\d+)",
    "open": r"open (?P<name>\S+)",
    "level": r"level (?P<number>[1-5])",
    "count": r"count (?P<name>\S+)",
    "lifebringer": r"lifebringer (?P<number>\d+)",
    "reward": r"reward (?P<number>\d+)",
    "light": r"light the tile of (?P<zone>\S+)",
    "gloom": r"wound (?P<number>\d+) in the dark",
    "turn": r"turn the tile of (?P<zone>\S+)",
    "spoils": r"treasure to (?P<name>\S+)",
    "arm": r"artifact (?P<card>\S+) to (?P<name>\S+)",
    "feed": r"xp (?P<number>\d+) to the bearer of (?P<name>\S+)",
    "burn": r"wound (?P<number>\d+) on the tile of (?P<zone>\S+)",
    "activate": r"activate (?P<name>\S+)",
    "remove": r"remove (?P<name>\S+)",
}
"""Its effects. An artifact or a reward (in XP) goes to the Hero who set it off; XP, healing and Wounds are every
Hero's, or of those in the dark; `light` lights every Zone of a tile for good; `turn` gives a tile a quarter turn clockwise
with all that is on it; an Enemy that is given a Treasure or an Artifact holds it beside what it has; `activate` lets all
Enemies of a figure type act at once; `remove` takes a token off the board."""

WINS = {
    "take": r"take (?P<name>\S+)",
    "slay": r"slay (?P<name>\S+)",
    "count": r"count (?P<name>\S+) (?P<number>\d+)",
    "exit": r"exit",
    "carry": r"exit with (?P<name>\S+)",
    "clear": r"no enemies",
    "survive": r"survive (?P<number>\d+) rounds",
}
"""Objectives; all of them must hold (MD-WIN-02). `exit`: every living Hero stands in an Exit Zone."""

CONDITIONS = {**WINS, "party": r"party of (?P<number>[1-6])"}
"""Conditions of a rule (`given`), with `not` before them if need be: so many Heroes or more have begun the Mission."""

LOSSES = {
    "round": r"round (?P<number>\d+)",
    "count": r"count (?P<name>\S+) (?P<number>\d+)",
    "lost": r"lost (?P<name>\S+)",
}
"""Failure conditions (MD-RUL-79): a Round begins after this number, a count is reached, a needed card is discarded."""

TOKENS = ("artifact", "lair", "library", "pillar")
"""MD-OBJ-02, MD-OBJ-03."""


class Phrase(scenario_rules.Phrase, frozen=True):
    """A line of a Mission's own rules, understood."""

    zone: str = ""
    card: str = ""


LEXICON = Lexicon(Phrase, TRIGGERS, EFFECTS, conditions=CONDITIONS)


class Mission(msgspec.Struct, frozen=True):
    """A Mission sheet."""

    id: str
    board: ZoneMap
    start: str
    exits: tuple[str, ...]
    levels: dict[str, int]
    """Level tokens by their Zone: one a tile (MD-RUL-08)."""
    treasure: dict[str, int]
    special: dict[str, int]
    tokens: dict[str, tuple[str, str]]
    """Objective and Pillar tokens: kind and Zone ("" while it is not on the board). Several of one name are numbered, as
    copies of a card are: `torch.1`, `torch.2`."""
    wins: tuple[Phrase, ...]
    losses: tuple[Phrase, ...]
    own_rules: tuple[ScenarioRule[Phrase], ...]
    number: int = 0
    minutes: int = 60
    difficulty: int = 1
    lifebringer: int = 2
    fewest: int = 1
    """Heroes that it is made for: fewer cannot be where they have to be."""
    is_dark: bool = False
    """No flame burns on the tiles but those that the Mission lights."""
    relics: tuple[str, ...] = ()
    """Artifacts that are an objective: they cannot be Transmuted (MD-RUL-29)."""
    aside: tuple[str, ...] = ()
    """Figure types whose cards are in no deck: only the Mission itself brings these Enemies."""
    places: dict[str, str] = {}
    """Named places by one of their Zones; a text is read aloud when the closed Chamber of a place is opened."""
    layout: tuple[tuple[str, ...], ...] = ()
    """The tiles with their quarter turns, row by row; none if the map was drawn."""
