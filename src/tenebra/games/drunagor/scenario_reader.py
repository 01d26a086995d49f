"""Reads Adventures from their files: map faces, setups, Doors, Interactions; every complaint names file, line and column."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from tenebra.boards import Drawing
from tenebra.boards.blocks import Blocks
from tenebra.boards.grid import space_cell, space_name
from tenebra.boards.pieces import JoinedMap, Place, lay
from tenebra.games.drunagor.content.faces import faces, relief
from tenebra.games.drunagor.content.scenario_checks import check_scenario
from tenebra.games.drunagor.scenario import (
    EFFECTS,
    LEXICON,
    LOSSES,
    START,
    WINS,
    BridgeSpec,
    Challenge,
    ChestSpec,
    Choice,
    DoorSpec,
    Interaction,
    Mode,
    Phrase,
    Placement,
    Reward,
    Scenario,
    Setup,
)
from tenebra.kernel import BadInput
from tenebra.kit.files import TextFile, toml_text
from tenebra.kit.scenario_rules import TriggerText
from tenebra.kit.scenarios import SHEET

DOOR, WALL = "D", "|"
HUNTING = "darkness-hunting"
_SQUARE = r"[A-Z]+[1-9]\d*"
_SQUARES = rf"{_SQUARE}(?:\.\.{_SQUARE})?"
_FACE = rf"(?P<face>\S+) at (?P<space>{_SQUARE})(?: turned (?P<turns>[123]))?"
_FEWEST = r"(?:(?P<fewest>[2345])\+: )?"
_WHERE = rf"at (?P<spaces>{_SQUARE}(?: {_SQUARE})*)"
_MONSTER = rf"{_FEWEST}(?P<what>[a-z-]+)(?: (?P<rank>rookie|fighter|veteran|champion))?(?: power (?P<power>\d))? {_WHERE}"
_CHEST = rf"{_FEWEST}{_WHERE}"
_CHALLENGE = r"(?P<colour>yellow|red|green|blue) (?P<difficulty>\d+) \+(?P<bonus>\d)(?: (?P<path>[a-z]+))?"


class ChoiceText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option of an Interaction."""

    do: list[str]
    fail: list[str] = []
    challenge: str = ""
    given: list[str] = []


class SceneText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Interaction, its options by name."""

    choice: dict[str, ChoiceText]
    charges: int = 1
    chooser: str = ""


class SetupText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A setup: the faces it is made of (or one of its squares, on a drawn map) and what is put there."""

    faces: list[str] = []
    at: str = ""
    monsters: list[str] = []
    chests: list[str] = []
    scenes: dict[str, str] = {}
    npcs: dict[str, str] = {}
    things: dict[str, str] = {}
    bridges: list[str] = []


class DoorText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Door: its edges, and the setup behind it."""

    at: str
    opens: str
    locked: bool = False


class BridgeText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bridge."""

    at: str
    level: int


class ScenarioText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of an Adventure."""

    setup: dict[str, SetupText]
    wins: list[str]
    losses: list[str] = []
    starts: str = ""
    mode: Mode = "chapter"
    minutes: int = 60
    difficulty: int = 1
    rune_card: str = HUNTING
    end_card: str = ""
    recall: int = 1
    sequential: bool = False
    rewards: Reward = Reward()
    upgrades: Reward = Reward()
    places: dict[str, str] = {}
    bridge: dict[str, BridgeText] = {}
    door: dict[str, DoorText] = {}
    scene: dict[str, SceneText] = {}
    rules: list[TriggerText] = []


class _Reader:
    """Reads one Adventure; every complaint names file, line and column."""

    def __init__(self, id: str, number: int, text: ScenarioText, file: TextFile, drawing: Drawing | None) -> None:
        self.id, self.number, self.text, self.file = id, number, text, file
        self.laid: list[tuple[str, str, Place]] = []
        """Setup, entry and place of each face."""
        self.is_drawn = drawing is not None
        self.layout = self.lay() if drawing is None else JoinedMap(drawing, (), {})
        self.grid = self.layout.drawing.grid

    def complain(self, message: str, word: str, setup: str = "") -> BadInput:
        """An error about a word of the file, the first one of a setup."""
        if self.is_drawn:
            return self.file.complain(message, word)
        text = self.file.text
        start = max(0, text.find(f"[setup.{setup}]")) if setup else 0
        found = re.compile(rf'(?<=["\s:.]){re.escape(word)}(?=["\s,:\]])').search(text, start)
        at = found.start() if found else start
        return BadInput(message, source=self.file.source, line=text.count("\n", 0, at) + 1, column=at - text.rfind("\n", 0, at))

    def lay(self) -> JoinedMap:
        for name, text in self.text.setup.items():
            if not text.faces:
                raise self.file.complain(f"the setup {name!r} has no map faces", f"[setup.{name}]")
            self.laid += [(name, entry, self.place(entry, name)) for entry in text.faces]
        try:
            return lay(faces(), [place for _, _, place in self.laid], self.file.source)
        except BadInput as error:
            name, entry = next((name, entry) for name, entry, place in self.laid if place.piece == error.source)
            raise self.complain(f"{error.source}: {error.reason}", entry, name) from None

    def place(self, entry: str, setup: str) -> Place:
        found = re.fullmatch(_FACE, entry)
        if found is None:
            raise self.complain(f"{entry!r}: write `01a at C4` or `01a at C4 turned 1`", entry, setup)
        if found["face"] not in faces():
            raise self.complain(f"there is no map face {found['face']!r}", entry, setup)
        if any(found["face"][:2] == place.piece[:2] for _, _, place in self.laid):
            raise self.complain(f"the piece {found['face'][:2]} is laid twice", entry, setup)
        return Place(found["face"], *space_cell(found["space"]), int(found["turns"] or 0))

    def read(self) -> Scenario:
        """The sheet with its map."""
        text = self.text
        spaces = self.spaces_of_setups()
        setup_of = {space: name for name, some in spaces.items() for space in self.grid.spaces(some)}
        doors = {name: self.door(name, door, setup_of) for name, door in text.door.items()}
        drawing = self.layout_with(setup_of, doors).drawing
        grid = drawing.grid
        levels, terrain, spawn = relief(grid, drawing.marks)
        parts = self.layout.parts or (grid.floor,)
        return Scenario(
            self.id,
            self.number,
            text.mode,
            text.minutes,
            text.difficulty,
            grid,
            tuple(place for _, _, place in self.laid),
            parts,
            Blocks(grid, parts, self.file.source),
            levels,
            terrain,
            spawn,
            {name: self.setup(name, some, doors) for name, some in spaces.items()},
            setup_of,
            tuple(self.squares(text.starts, text.starts)),
            doors,
            {name: BridgeSpec(name, self.set_of(bridge.at), bridge.level) for name, bridge in text.bridge.items()},
            {name: self.interaction(name, scene) for name, scene in text.scene.items()},
            {name: self.set_of(some) for name, some in text.places.items()},
            text.rune_card,
            text.end_card,
            text.recall,
            text.sequential,
            text.rewards,
            text.upgrades,
            LEXICON.phrases(text.wins, WINS, self.file),
            LEXICON.phrases(text.losses, LOSSES, self.file),
            LEXICON.rules(text.rules, self.file),
        )

    def layout_with(self, setup_of: Mapping[str, str], doors: Mapping[str, DoorSpec]) -> JoinedMap:
        """The map with a wall between any two setups, but for Doors; on a drawn map they are drawn already."""
        if self.is_drawn:
            return self.layout
        marks = {edge: WALL for edge, (one, other, _) in self.grid.edges.items() if setup_of[one] != setup_of[other]}
        marks |= {edge: DOOR for door in doors.values() for edge in door.edges}
        return self.layout.with_marks(marks, self.file.source)

    def spaces_of_setups(self) -> dict[str, int]:
        """A setup is its faces; on a drawn map, all that walls and doors enclose around a square of it."""
        spaces = dict.fromkeys(self.text.setup, 0)
        if START not in spaces:
            raise self.file.complain(f"a setup named {START!r} is missing", "[setup")
        for (name, _, _), part in zip(self.laid, self.layout.parts, strict=False):
            spaces[name] |= part
        if self.is_drawn:
            for room in self.grid.rooms():
                names = [name for name, text in self.text.setup.items() if self.grid.bit.get(text.at, 0) & room]
                spaces[names[0] if names else START] |= room
        return spaces

    def squares(self, text: str, word: str) -> Iterator[str]:
        """`A1 B4..C5`: squares and rectangles of them."""
        for part in text.split():
            if re.fullmatch(_SQUARES, part) is None:
                raise self.complain(f"{part!r}: write squares as `C4` or `C4..D7`", word)
            ends = [space_cell(end) for end in part.split("..")]
            (left, top), (right, bottom) = ends[0], ends[-1]
            for row in range(top, bottom + 1):
                for column in range(left, right + 1):
                    name = space_name(column, row)
                    if not self.grid.bit.get(name, 0) & self.grid.floor:
                        raise self.complain(f"{name} is no square of the map", word)
                    yield name

    def set_of(self, text: str) -> int:
        return self.grid.set_of(self.squares(text, text))

    def door(self, name: str, text: DoorText, setup_of: dict[str, str]) -> DoorSpec:
        """On edges between two setups, the one behind it and the one it stands in."""
        edges = tuple(text.at.split())
        sides: list[tuple[str, ...]] = []
        for edge in edges:
            if edge not in self.grid.edges:
                raise self.complain(f"the Door {name}: {edge} joins no two squares", text.at)
            sides.append(tuple(sorted(setup_of[space] for space in self.grid.edges[edge][:2])))
        joined = sides[0]
        beside = [setup for setup in joined if setup != text.opens]
        is_between = text.opens in joined and len(beside) == 1
        if not is_between or any(side != joined for side in sides):
            raise self.complain(f"the Door {name} does not stand between {text.opens!r} and one other setup", text.at)
        return DoorSpec(name, edges, beside[0], text.opens, text.locked)

    def setup(self, name: str, spaces: int, doors: dict[str, DoorSpec]) -> Setup:
        text = self.text.setup[name]
        setup = Setup(
            name,
            spaces,
            tuple(door.id for door in doors.values() if door.beside == name),
            tuple(self.monsters(text.monsters, name)),
            tuple(self.chests(text.chests, name)),
            text.scenes,
            text.npcs,
            text.things,
            tuple(text.bridges),
        )
        written = [monster.space for monster in setup.monsters] + [chest.space for chest in setup.chests]
        for space in (*written, *text.scenes.values(), *text.npcs.values(), *text.things.values()):
            if not self.grid.bit.get(space, 0) & spaces:
                raise self.complain(f"{space} is no square of the setup {name!r}", space, name)
        return setup

    def monsters(self, lines: Iterable[str], setup: str) -> Iterator[Placement]:
        """`white rookie at D4`, `3+: executioner fighter at D4 G4`, `bane power 2 at K5`."""
        for line in lines:
            found = re.fullmatch(_MONSTER, line)
            if found is None:
                raise self.complain(f"{line!r}: write `white rookie at D4`, `3+: executioner fighter at D4 G4`", line, setup)
            for space in found["spaces"].split():
                fewest, power = int(found["fewest"] or 1), int(found["power"] or 0)
                yield Placement(found["what"], found["rank"] or "", space, fewest, power)

    def chests(self, lines: Iterable[str], setup: str) -> Iterator[ChestSpec]:
        """`at D4`, `3+: at E5`."""
        for line in lines:
            found = re.fullmatch(_CHEST, line)
            if found is None:
                raise self.complain(f"{line!r}: write `at D4` or `3+: at E5`", line, setup)
            yield from (ChestSpec(space, int(found["fewest"] or 1)) for space in found["spaces"].split())

    def interaction(self, name: str, text: SceneText) -> Interaction:
        choices = tuple(self.choice(id, choice) for id, choice in text.choice.items())
        return Interaction(name, choices, text.charges, text.chooser)

    def choice(self, name: str, text: ChoiceText) -> Choice:
        challenge: Challenge | None = None
        if text.challenge:
            found = re.fullmatch(_CHALLENGE, text.challenge)
            if found is None:
                raise self.complain(f"{text.challenge!r}: write `yellow 12 +2` or `yellow 12 +2 strength`", text.challenge)
            challenge = Challenge(found["colour"], int(found["difficulty"]), int(found["bonus"]), found["path"] or "")
        return Choice(
            name, self.effects(text.do), self.effects(text.fail), challenge, LEXICON.conditions_of(text.given, self.file)
        )

    def effects(self, lines: list[str]) -> tuple[Phrase, ...]:
        return LEXICON.phrases(lines, EFFECTS, self.file)


def build_scenario(id: str, plain: dict[str, Any], drawing: Drawing, file: TextFile) -> Scenario:
    """An Adventure on a drawn map, for the situation in that file; it need not be one that can be played from the start."""
    try:
        text = msgspec.convert(plain, ScenarioText)
    except msgspec.ValidationError as error:
        raise file.complain(f"sheet: {error}", "sheet") from None
    return _Reader(id, 0, text, file, drawing).read()


def read_scenario(id: str, number: int, text: str, source: str) -> Scenario:
    """An Adventure from the text of its file, checked; an error names file, line and column."""
    file = TextFile(text, source)
    reader = _Reader(id, number, toml_text(text, ScenarioText, source), file, None)
    scenario = reader.read()
    check_scenario(scenario, reader.complain)
    return scenario


def read_folder(id: str, number: int, folder: Traversable) -> Scenario:
    """An Adventure of the box."""
    return read_scenario(id, number, (folder / SHEET).read_text(encoding="utf-8"), f"{folder.name}/{SHEET}")
