"""Reads Missions from their files and checks those laid from tiles; every complaint names file, line and reason."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources.abc import Traversable

import msgspec

from tenebra.boards.zones import ZoneMap, lay_tiles, parse_zones
from tenebra.games.massive_darkness.content import artifact_deck, enemies, figure_types, tiles
from tenebra.games.massive_darkness.scenario import LEXICON, LOSSES, TOKENS, WINS, Mission, Phrase
from tenebra.kernel import BadInput
from tenebra.kit.decks import name_of
from tenebra.kit.files import TextFile, toml_text
from tenebra.kit.scenario_rules import TriggerText
from tenebra.kit.scenarios import SHEET

ENDLESS = 1 << 30


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
    rules: list[TriggerText] = []
    relics: list[str] = []
    aside: list[str] = []
    places: dict[str, str] = {}
    """Name to a Zone of the place."""
    number: int = 0
    minutes: int = 60
    difficulty: int = 1
    lifebringer: int = 2
    fewest: int = 1
    dark: bool = False
    """All Zones begin in the dark."""


def _read_tokens(text: MissionText, file: TextFile) -> dict[str, tuple[str, str]]:
    tokens: dict[str, tuple[str, str]] = {}
    for name, where in text.tokens.items():
        kind, _, zone = where.partition(" at ")
        if kind not in TOKENS:
            raise file.complain(f"token {name}: {kind!r} is not one of {', '.join(TOKENS)}", where)
        tokens[name] = (kind, zone)
    return tokens


def _lay(text: MissionText, tiles: Mapping[str, str], file: TextFile) -> ZoneMap:
    """The board laid from tiles; what is wrong with a tile or a door is looked up in the file."""
    try:
        return lay_tiles(text.layout, tiles, {door: side == "open" for door, side in text.doors.items()}, file.source)
    except BadInput as error:
        quoted = re.match(r"'(.+?)'", error.reason)
        raise file.complain(error.reason, quoted[1] if quoted else "layout") from None


def build_mission(id: str, text: MissionText, tiles: Mapping[str, str], file: TextFile) -> Mission:
    """The Mission that a file describes; an error says what is wrong with it, and where."""
    board = parse_zones(text.map, file.source) if text.map else _lay(text, tiles, file)
    if text.dark:
        board = board.with_light(0)
    tokens = _read_tokens(text, file)
    rules = LEXICON.rules(text.rules, file)
    named = [text.start, *text.exits, *text.levels, *text.treasure, *text.special, *text.places.values()]
    named += [zone for _, zone in tokens.values() if zone]
    named += [phrase.zone for rule in rules for phrase in (rule.on, *rule.do) if phrase.zone]
    for zone in named:
        if not board.bit.get(zone, 0) & board.grid.floor:
            raise file.complain(f"{zone!r} is no Zone of the map", zone)
    return Mission(
        id=id,
        board=board,
        start=text.start,
        exits=tuple(text.exits),
        levels=text.levels,
        treasure=text.treasure,
        special=text.special,
        tokens=tokens,
        wins=LEXICON.phrases(text.wins, WINS, file),
        losses=LEXICON.phrases(text.losses, LOSSES, file),
        own_rules=rules,
        number=text.number,
        minutes=text.minutes,
        difficulty=text.difficulty,
        lifebringer=text.lifebringer,
        fewest=text.fewest,
        is_dark=text.dark,
        relics=tuple(text.relics),
        aside=tuple(text.aside),
        places=text.places,
        layout=tuple(map(tuple, text.layout)),
    )


def read_mission(id: str, text: str, source: str) -> Mission:
    """A Mission from the text of its file, checked if it is laid from tiles; an error names file, line and reason."""
    sheet = toml_text(text, MissionText, source)
    file = TextFile(text, source)
    mission = build_mission(id, sheet, tiles(), file)
    if sheet.layout:
        check_mission(mission, sheet, tiles(), file)
    return mission


def read_folder(id: str, number: int, folder: Traversable) -> Mission:
    """A Mission of the box."""
    return read_mission(id, (folder / SHEET).read_text(encoding="utf-8"), f"{folder.name}/{SHEET}")


def is_closed(mission: Mission, zone: str) -> bool:
    """The Zone is inside a Chamber that is closed when the Mission begins (MD-ZON-07)."""
    board = mission.board
    ways = board.sight([door for door, is_open in board.doors.items() if is_open]).ways
    chamber = board.chamber(zone, ways)
    return bool(chamber) and board.is_walled_in(chamber, ways) and not chamber & board.bit[mission.start]


def closed_places(mission: Mission) -> list[str]:
    """The named places inside Chambers that are closed when the Mission begins."""
    return [name for name, zone in mission.places.items() if is_closed(mission, zone)]


def check_mission(mission: Mission, text: MissionText, tiles: Mapping[str, str], file: TextFile) -> None:
    """The Mission can be set up from the box, walked through and won."""
    check = _Check(mission, text, file)
    check.tiles()
    check.doors(tiles)
    check.levels()
    check.ways()
    check.rules()
    check.objectives()


class _Check:
    """One Mission under examination."""

    def __init__(self, mission: Mission, text: MissionText, file: TextFile) -> None:
        self.mission, self.text, self.file = mission, text, file
        self.effects = [phrase for rule in mission.own_rules for phrase in rule.do]

    def tiles(self) -> None:
        """A tile has two faces and lies on the table once (MD-COMP-01)."""
        seen: dict[str, str] = {}
        for row in self.text.layout:
            for entry in row:
                number = entry[:1]
                if number != "-" and number in seen:
                    raise self.file.complain(f"tile {number} lies twice on the map, as {seen[number]} and {entry}", f'"{entry}"')
                seen[number] = entry

    def doors(self, tiles: Mapping[str, str]) -> None:
        """A door token lies on an opening between two Zones, open or closed."""
        bare = lay_tiles(self.text.layout, tiles, {}, self.file.source).grid
        for door, side in self.text.doors.items():
            if side not in ("open", "closed"):
                raise self.file.complain(f"door {door} is {side!r}; a door is open or closed", door)
            one, other, opened = bare.edges[door]
            if not opened.east & bare.walls_down.east and not opened.south & bare.walls_down.south:
                raise self.file.complain(f"door {door}: the tiles show a wall between {one} and {other}", door)

    def levels(self) -> None:
        """Every tile has exactly one Level token (MD-RUL-08), and the Mission begins at Level 1 (MD-SET-21)."""
        board, found = self.mission.board, dict[int, str]()
        for zone, level in self.mission.levels.items():
            tile = board.tile_of[zone]
            if tile in found:
                raise self.file.complain(
                    f"{zone} and {found[tile]} are on the same tile; a tile has one Level token", f"{zone} ="
                )
            if not 1 <= level <= 5:
                raise self.file.complain(f"{zone}: there is no Level {level}", f"{zone} =")
            found[tile] = zone
        for tile, zones in board.tiles.items():
            if tile not in found:
                raise self.file.complain(f"the tile of {board.zones(zones)[0]} has no Level token", "[levels]")
        first = self.mission.levels[found[board.tile_of[self.mission.start]]]
        if first != 1:
            raise self.file.complain(f"the Heroes start on a tile of Level {first}, not 1", "[levels]")

    def ways(self) -> None:
        """With all doors open, the Heroes can walk to every Zone."""
        board = self.mission.board
        reached = board.reachable(self.mission.start, board.sight(board.doors).ways)
        cut_off = board.grid.floor & ~reached
        if cut_off:
            raise self.file.complain(f"no way leads from {self.mission.start} to {', '.join(board.zones(cut_off))}", "layout")

    def rules(self) -> None:
        """Everything the Mission's own rules speak of exists."""
        mission = self.mission
        artifacts = {name_of(copy) for copy in artifact_deck()}
        for name in mission.relics:
            self.check_artifact(name, artifacts)
        for name in mission.aside:
            if not any(self.brings(phrase, name) for phrase in self.effects):
                raise self.file.complain(f"no rule brings the Enemy {name!r} that is set aside onto the board", name)
        for rule in mission.own_rules:
            self.check_trigger(rule.on)
            for phrase in rule.do:
                self.check_effect(phrase, artifacts)
            for phrase in rule.given:
                self.check_name(phrase)

    def check_trigger(self, on: Phrase) -> None:
        board = self.mission.board
        known: Mapping[str, object] = {}
        match on.verb:
            case "enter":
                known = dict.fromkeys(board.zones(board.grid.floor))
            case "open":
                known = board.doors
            case "explore":
                known = dict.fromkeys(closed_places(self.mission))
            case "bring":
                known = self.treasures()
            case _:
                self.check_name(on)
                return
        if on.name not in known:
            raise self.file.complain(f"on {on.verb} {on.name}: known are {', '.join(known)}", f"{on.verb} {on.name}")

    def check_effect(self, phrase: Phrase, artifacts: set[str]) -> None:
        match phrase.verb:
            case "enemy" | "armed":
                if phrase.name not in enemies() and phrase.name not in figure_types():
                    raise self.file.complain(f"there is no Enemy {phrase.name!r}", f"enemy {phrase.name}")
                if phrase.card:
                    self.check_artifact(phrase.card, artifacts)
            case "activate":
                self.check_figure(phrase)
            case "artifact":
                self.check_artifact(phrase.name, artifacts)
            case "token" | "remove":
                if phrase.name not in self.mission.tokens:
                    raise self.file.complain(f"there is no token {phrase.name!r}", f"{phrase.verb} {phrase.name}")
            case "open":
                self.check_opening(phrase.name)
            case "turn":
                self.check_turning(phrase.zone)
            case "spoils" | "arm":
                self.check_figure(phrase)
                if phrase.card:
                    self.check_artifact(phrase.card, artifacts)
            case "feed":
                if phrase.name not in self.treasures():
                    raise self.file.complain(f"nobody can bear {phrase.name!r}", f"bearer of {phrase.name}")

    def check_artifact(self, name: str, artifacts: set[str]) -> None:
        if name not in artifacts:
            raise self.file.complain(f"there is no Artifact {name!r}", name)

    def check_figure(self, phrase: Phrase) -> None:
        if phrase.name not in figure_types():
            raise self.file.complain(f"there is no figure {phrase.name!r}", phrase.name)

    def check_turning(self, zone: str) -> None:
        """A tile that turns has neither Rooms nor doors within it: these keep their names and places."""
        board = self.mission.board
        tile = board.tile_of[zone]
        if not self.mission.layout or board.rooms & board.tiles[tile]:
            raise self.file.complain(f"the tile of {zone} cannot turn; only a tile of Corridors can", f"tile of {zone}")
        for door in board.doors:
            if all(board.tile_of[side] == tile for side in board.grid.edges[door][:2]):
                raise self.file.complain(f"the tile of {zone} cannot turn: there is a door on it, {door}", f"tile of {zone}")

    def check_opening(self, door: str) -> None:
        """A door that opens by itself leads out of an open place: else no side of it is the one to begin from (MD-RUL-55)."""
        if door not in self.mission.board.doors:
            raise self.file.complain(f"there is no door {door!r}", f"open {door}")
        one, other, _ = self.mission.board.grid.edges[door]
        if is_closed(self.mission, one) and is_closed(self.mission, other):
            raise self.file.complain(
                f"door {door} lies between two closed Chambers; only a Hero inside can open it", f"open {door}"
            )

    def treasures(self) -> dict[str, None]:
        """The names of what a Hero can carry: tokens, and Artifacts that the Mission gives."""
        given = [phrase.name for phrase in self.effects if phrase.verb == "artifact"]
        given += [phrase.card for phrase in self.effects if phrase.card]
        return dict.fromkeys([*map(name_of, self.mission.tokens), *given])

    def check_name(self, phrase: Phrase) -> None:
        """The token, figure or count of a trigger, an objective or a condition can come to be."""
        line = f"{phrase.verb} {phrase.name}"
        match phrase.verb:
            case "take":
                placed = [name for name, (_, zone) in self.mission.tokens.items() if zone]
                placed += [other.name for other in self.effects if other.verb == "token"]
                if phrase.name not in map(name_of, placed):
                    raise self.file.complain(f"the token {phrase.name!r} never comes onto the board", line)
            case "slay":
                if not any(self.brings(other, phrase.name) for other in self.effects):
                    raise self.file.complain(f"no rule brings the Enemy {phrase.name!r} onto the board", line)
            case "count":
                most = sum(self.most_often(phrase.name))
                if most < phrase.number:
                    raise self.file.complain(f"{phrase.name!r} can be counted {most} times, never {phrase.number}", line)
            case "carry":
                if phrase.name not in self.treasures():
                    raise self.file.complain(f"nobody can bear {phrase.name!r}", phrase.name)

    def brings(self, effect: Phrase, figure: str) -> bool:
        if effect.verb not in ("enemy", "armed"):
            return False
        card = enemies().get(effect.name)
        return figure == (card.figure if card is not None else effect.name)

    def most_often(self, name: str) -> list[int]:
        """The most times that each rule can count this."""
        often = []
        for rule in self.mission.own_rules:
            at_once = sum(phrase.verb == "count" and phrase.name == name for phrase in rule.do)
            often.append(at_once * (1 if rule.once else ENDLESS))
        return often

    def objectives(self) -> None:
        """There is something to achieve, it can be achieved, and the Mission can be lost (MD-WIN-02, MD-RUL-79)."""
        if not self.mission.wins:
            raise self.file.complain("a Mission has at least one objective", "wins")
        for phrase in (*self.mission.wins, *self.mission.losses):
            self.check_name(phrase)
        if any(phrase.verb in ("exit", "carry") for phrase in self.mission.wins) and not self.mission.exits:
            raise self.file.complain("the Heroes must leave, but the Mission has no Exit Zone", "wins")
