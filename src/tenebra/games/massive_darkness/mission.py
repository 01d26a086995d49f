"""Missions (MD-SET-03, MD-OBJ-04): what a Mission sheet says, and the closed vocabulary of a Mission's own rules."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from tenebra.boards.zones import ZoneMap, lay_tiles, parse_zones
from tenebra.kernel import BadInput
from tenebra.kit.files import find_line

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
"""When a Mission's own rule happens: a Hero ends an Action in a Zone, a door is opened, a token taken, an Enemy's last
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
    "feed": r"xp (?P<number>\d+) to the bearer of (?P<name>\S+)",
    "burn": r"wound (?P<number>\d+) on the tile of (?P<zone>\S+)",
    "activate": r"activate (?P<name>\S+)",
    "remove": r"remove (?P<name>\S+)",
}
"""What it does. An artifact or a reward (in XP) goes to the Hero who set it off; XP, healing and Wounds are every
Hero's; `activate` lets all Enemies of a figure type act at once; `remove` takes a token off the board."""

WINS = {
    "take": r"take (?P<name>\S+)",
    "slay": r"slay (?P<name>\S+)",
    "count": r"count (?P<name>\S+) (?P<number>\d+)",
    "exit": r"exit",
    "carry": r"exit with (?P<name>\S+)",
    "clear": r"no enemies",
    "survive": r"survive (?P<number>\d+) rounds",
}
"""Objectives; all of them must hold (MD-WIN-02). `exit`: every living Hero stands in an Exit Zone. The same words, with
`not` before them if need be, are the conditions of a rule (`given`)."""

LOSSES = {
    "round": r"round (?P<number>\d+)",
    "count": r"count (?P<name>\S+) (?P<number>\d+)",
    "lost": r"lost (?P<name>\S+)",
}
"""Failure conditions (MD-RUL-79): a Round begins after this number, a count is reached, a needed card is discarded."""

TOKENS = ("artifact", "lair", "library", "pillar")
"""MD-OBJ-02, MD-OBJ-03."""


class Phrase(msgspec.Struct, frozen=True):
    """A line of a Mission's own rules, understood."""

    verb: str
    name: str = ""
    number: int = 0
    zone: str = ""
    card: str = ""
    is_not: bool = False
    """A condition that must not hold."""


class Clockwork(msgspec.Struct, frozen=True):
    """When this happens, and all that is given holds, do that. `once` rules happen a single time."""

    on: Phrase
    do: tuple[Phrase, ...]
    once: bool = True
    given: tuple[Phrase, ...] = ()


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
    """Objective and Pillar tokens: kind and Zone ("" while it is not on the board)."""
    wins: tuple[Phrase, ...]
    losses: tuple[Phrase, ...]
    clockwork: tuple[Clockwork, ...]
    number: int = 0
    minutes: int = 60
    difficulty: int = 1
    lifebringer: int = 2
    relics: tuple[str, ...] = ()
    """Artifacts that are an objective: they cannot be Transmuted (MD-RUL-29)."""
    aside: tuple[str, ...] = ()
    """Figure types whose cards are in no deck: only the Mission itself brings these Enemies."""
    places: dict[str, str] = {}
    """Named places by one of their Zones; a text is read aloud when the closed Chamber of a place is opened."""
    layout: tuple[tuple[str, ...], ...] = ()
    """The tiles with their quarter turns, row by row; none if the map was drawn."""


class RuleText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule of the Mission's own as it is written."""

    on: str
    do: list[str]
    once: bool = True
    given: list[str] = []


class MissionText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Mission file. The board is drawn (`map`) or laid from tiles (`layout` and `doors`, edges with open or closed)."""

    start: str
    wins: list[str]
    map: str = ""
    layout: list[list[str]] = []
    doors: dict[str, str] = {}
    exits: list[str] = []
    levels: dict[str, int] = {}
    treasure: dict[str, int] = {}
    special: dict[str, int] = {}
    tokens: dict[str, str] = {}
    """Name to `kind at Zone`, or the kind alone for a token that comes later."""
    losses: list[str] = []
    rules: list[RuleText] = []
    relics: list[str] = []
    aside: list[str] = []
    places: dict[str, str] = {}
    """Name to a Zone of the place."""
    number: int = 0
    minutes: int = 60
    difficulty: int = 1
    lifebringer: int = 2


def read_phrase(text: str, vocabulary: Mapping[str, str], source: str, raw: str = "") -> Phrase:
    """One line of a Mission's own rules, by a closed vocabulary; `raw` is the file, to find the line of an error."""
    for verb, pattern in vocabulary.items():
        if found := re.fullmatch(pattern, text.strip()):
            parts = found.groupdict()
            return Phrase(
                verb,
                parts.get("name") or "",
                int(parts.get("number") or 0),
                parts.get("zone") or "",
                parts.get("card") or "",
            )
    problem = f"{text!r} is not understood; known are: {', '.join(vocabulary)}"
    raise BadInput(problem, source=source, line=find_line(raw, text))


def read_condition(text: str, source: str, raw: str = "") -> Phrase:
    """What must hold, or with `not` must not hold, for a rule to happen."""
    is_not = text.startswith("not ")
    phrase = read_phrase(text.removeprefix("not "), WINS, source, raw)
    return msgspec.structs.replace(phrase, is_not=is_not)


def _read_rule(rule: RuleText, source: str, raw: str) -> Clockwork:
    return Clockwork(
        read_phrase(rule.on, TRIGGERS, source, raw),
        tuple(read_phrase(line, EFFECTS, source, raw) for line in rule.do),
        rule.once,
        tuple(read_condition(line, source, raw) for line in rule.given),
    )


def _read_tokens(text: MissionText, source: str, raw: str) -> dict[str, tuple[str, str]]:
    tokens: dict[str, tuple[str, str]] = {}
    for name, where in text.tokens.items():
        kind, _, zone = where.partition(" at ")
        if kind not in TOKENS:
            problem = f"token {name}: {kind!r} is not one of {', '.join(TOKENS)}"
            raise BadInput(problem, source=source, line=find_line(raw, where))
        tokens[name] = (kind, zone)
    return tokens


def _lay(text: MissionText, tiles: Mapping[str, str], source: str, raw: str) -> ZoneMap:
    """The board laid from tiles; what is wrong with a tile or a door is looked up in the file."""
    try:
        return lay_tiles(text.layout, tiles, {door: side == "open" for door, side in text.doors.items()}, source)
    except BadInput as error:
        quoted = re.match(r"'(.+?)'", error.reason)
        line = find_line(raw, quoted[1] if quoted else "layout")
        raise BadInput(error.reason, source=source, line=line) from None


def build_mission(id: str, text: MissionText, tiles: Mapping[str, str], source: str = "mission", raw: str = "") -> Mission:
    """The Mission that a file describes; an error says what is wrong with it, and where if `raw`, the file, is given."""
    if text.map:
        board = parse_zones(text.map, source)
    else:
        board = _lay(text, tiles, source, raw)
    tokens = _read_tokens(text, source, raw)
    rules = tuple(_read_rule(rule, source, raw) for rule in text.rules)
    named = [text.start, *text.exits, *text.levels, *text.treasure, *text.special, *text.places.values()]
    named += [zone for _, zone in tokens.values() if zone]
    named += [phrase.zone for rule in rules for phrase in (rule.on, *rule.do) if phrase.zone]
    for zone in named:
        if not board.bit.get(zone, 0) & board.grid.floor:
            raise BadInput(f"{zone!r} is no Zone of the map", source=source, line=find_line(raw, zone))
    return Mission(
        id,
        board,
        text.start,
        tuple(text.exits),
        text.levels,
        text.treasure,
        text.special,
        tokens,
        tuple(read_phrase(line, WINS, source, raw) for line in text.wins),
        tuple(read_phrase(line, LOSSES, source, raw) for line in text.losses),
        rules,
        text.number,
        text.minutes,
        text.difficulty,
        text.lifebringer,
        tuple(text.relics),
        tuple(text.aside),
        text.places,
        tuple(map(tuple, text.layout)),
    )
