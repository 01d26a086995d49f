"""Reads scenarios from their files; every complaint names file and line."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from tenebra.games.conan import content
from tenebra.games.conan.content.maps import Chart, read_map
from tenebra.games.conan.content.model import UnitTile
from tenebra.games.conan.content.scenario_checks import check_scenario
from tenebra.games.conan.scenario import (
    CONDITIONS,
    FEWEST,
    LEXICON,
    MOST,
    Happening,
    HeroSpec,
    Placement,
    RiverTile,
    Scaled,
    Scenario,
    Task,
    UnitSpec,
)
from tenebra.kernel import BadInput
from tenebra.kit.files import TextFile, toml_text
from tenebra.kit.scenario_rules import TriggerText
from tenebra.kit.scenarios import SHEET

CHEST = 2
"""The difficulty of a chest (CO-CHE-02)."""
_HEROES = r"(?:(?P<fewest>[234])(?P<more>\+|-[34])?: )?"
_PLACEMENT = rf"{_HEROES}(?P<number>\d+) at (?P<area>\S+)"
_RIVER = r"(?:(?P<fewest>[34])\+: )?(?P<tile>\S+)"
_COPIES = r"(?:(?P<number>\d+) )?(?P<card>\S+)"
_LYING = r"(?P<card>\S+) at (?P<area>\S+)"
_CHEST = r"(?P<area>\S+)(?: (?P<difficulty>\d+))?"

Numbers = int | Scaled
"""The same for any number of heroes, or one for two, three and four."""


class UnitText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit: where its models begin (`2 at wood`, `4: 1 at wood`), how many it has if more come later, Life, spells."""

    at: list[str] = []
    life: Numbers = 0
    models: Numbers = 0
    spells: list[str] = []


class HeroText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hero for whom the scenario has something of its own: cards instead of the usual ones, an area, Fatigue."""

    cards: list[str] | None = None
    at: str = ""
    fatigue: Numbers | None = None


class TaskText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Complex Manipulation of the scenario's own."""

    at: str
    difficulty: Numbers = CHEST
    lock: bool = False
    once: bool = True
    known: bool = True
    needs: str = ""


class EventText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the events of an event tile."""

    id: str
    do: list[str]
    given: list[str] = []


class ScenarioText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario file."""

    wins: list[str]
    map: str = ""
    party: list[str] = []
    """The heroes who are suggested, the first two for two; all others may be chosen too."""
    start: str = ""
    """The area where heroes begin who have no area of their own."""
    tired: Numbers = 0
    """Gems of each hero that begin in Fatigue (CO-RUL-12)."""
    heroes: dict[str, HeroText] = {}
    gems: Numbers = 0
    fatigue: Numbers = 0
    recovery: Numbers = 0
    river: list[str] = []
    units: dict[str, UnitText] = {}
    allies: dict[str, UnitText] = {}
    events: dict[str, list[EventText]] = {}
    happenings: int = 1
    reinforcements: list[str] = []
    chests: list[str] = []
    assets: list[str] = []
    lying: list[str] = []
    opened: list[str] = []
    tasks: dict[str, TaskText] = {}
    fall: str = "2 orange"
    climb: int = 0
    poison: int = 0
    alchemy: list[str] = []
    commanders: list[str] = []
    losses: list[str] = []
    rules: list[TriggerText] = []
    minutes: int = 90
    difficulty: int = 1


class _Reader:
    """Reads one scenario."""

    def __init__(self, id: str, number: int, text: ScenarioText, file: TextFile, chart: Chart) -> None:
        self.id, self.number, self.text, self.file, self.chart = id, number, text, file, chart

    def complain(self, message: str, word: str) -> BadInput:
        """An error on the first line with a word, comments aside."""
        lines = enumerate(self.file.text.split("\n"), 1)
        line = next((number for number, text in lines if word in text and not text.startswith("#")), 1)
        return BadInput(message, source=self.file.source, line=line)

    def match(self, pattern: str, line: str, example: str) -> re.Match[str]:
        found = re.fullmatch(pattern, line)
        if found is None:
            raise self.complain(f"{line!r}: write {example}", line)
        return found

    def area(self, name: str, line: str) -> str:
        if name not in self.chart.board.areas:
            raise self.complain(f"{line!r}: the map has no area {name!r}", line)
        return name

    def read(self) -> Scenario:
        text, phrases = self.text, LEXICON.phrases
        units = {name: self.unit(name, entry, content.units()) for name, entry in text.units.items()}
        return Scenario(
            self.id,
            self.number,
            text.minutes,
            text.difficulty,
            self.chart,
            self.heroes(),
            _scaled(text.gems),
            _scaled(text.fatigue),
            _scaled(text.recovery),
            tuple(self.river()),
            units,
            {name: tuple(self.events(entries)) for name, entries in text.events.items()},
            text.happenings,
            tuple(self.area(name, name) for name in text.reinforcements),
            {name: self.unit(name, entry, content.allies()) for name, entry in text.allies.items()},
            {name: tuple(entry.spells) for name, entry in text.units.items() if entry.spells},
            dict(self.chests()),
            tuple(self.assets()),
            tuple(self.lying()),
            tuple(text.opened),
            {name: self.task(name, entry) for name, entry in text.tasks.items()},
            text.fall,
            text.climb,
            text.poison,
            tuple(text.alchemy),
            tuple(text.commanders),
            phrases(text.wins, CONDITIONS, self.file),
            phrases(text.losses, CONDITIONS, self.file),
            LEXICON.rules(text.rules, self.file),
        )

    def heroes(self) -> dict[str, HeroSpec]:
        """Every hero of the box, those suggested first; a situation has those it places."""
        text = self.text
        for name in (*text.party, *text.heroes):
            if name not in content.heroes():
                raise self.complain(f"there is no hero {name!r}", name)
        offered = dict.fromkeys([*text.party, *content.heroes()]) if text.party else {}
        return {name: self.hero(name, text.heroes.get(name, HeroText())) for name in offered}

    def hero(self, name: str, entry: HeroText) -> HeroSpec:
        at = entry.at or self.text.start
        cards = content.kits()[name] if entry.cards is None else entry.cards
        fatigue = self.text.tired if entry.fatigue is None else entry.fatigue
        return HeroSpec(name, self.area(at, at), tuple(cards), _scaled(fatigue))

    def unit(self, name: str, entry: UnitText, known: Mapping[str, UnitTile]) -> UnitSpec:
        kind = name.partition(".")[0]
        if kind not in known:
            raise self.complain(f"there is no tile {kind!r}", f".{name}]")
        life = _scaled(entry.life or known[kind].life)
        spec = UnitSpec(name, kind, life, (0, 0, 0), tuple(self.places(entry.at)))
        two, three, four = (
            max(most, len(spec.placed(heroes)))
            for heroes, most in zip(range(FEWEST, MOST + 1), _scaled(entry.models), strict=True)
        )
        return msgspec.structs.replace(spec, models=(two, three, four))

    def places(self, lines: list[str]) -> Iterator[Placement]:
        for line in lines:
            found = self.match(_PLACEMENT, line, "`2 at wood`, `3+: 1 at wood` or `2-3: 1 at wood`")
            fewest, more = int(found["fewest"] or FEWEST), found["more"] or ("" if found["fewest"] else "+")
            most = MOST if more == "+" else int(more[1:]) if more else fewest
            yield Placement(int(found["number"]), self.area(found["area"], line), fewest, most)

    def river(self) -> Iterator[RiverTile]:
        """A unit that is there twice has two tiles (CO-TIL-04)."""
        lines = [self.match(_RIVER, line, "`wolves` or `3+: wolves`") for line in self.text.river]
        often = Counter(line["tile"] for line in lines)
        seen: Counter[str] = Counter()
        for line in lines:
            name = line["tile"]
            if name not in self.text.units and name not in self.text.events:
                raise self.complain(f"{name!r} is neither a unit nor an event of the scenario", line[0])
            seen[name] += 1
            id = f"{name}.{seen[name]}" if often[name] > 1 else name
            yield RiverTile(id, name if name in self.text.units else "", int(line["fewest"] or FEWEST))

    def events(self, entries: list[EventText]) -> Iterator[Happening]:
        for entry in entries:
            rule = LEXICON.rules([TriggerText("start", entry.do, given=entry.given)], self.file)[0]
            yield Happening(entry.id, rule.do, rule.given)

    def chests(self) -> Iterator[tuple[str, int]]:
        for line in self.text.chests:
            found = self.match(_CHEST, line, "`tent` or `tent 3`")
            yield self.area(found["area"], line), int(found["difficulty"] or CHEST)

    def assets(self) -> Iterator[str]:
        for line in self.text.assets:
            found = self.match(_COPIES, line, "`fire-pot` or `2 fire-pot`")
            yield from [found["card"]] * int(found["number"] or 1)

    def lying(self) -> Iterator[tuple[str, str]]:
        for line in self.text.lying:
            found = self.match(_LYING, line, "`rope at tent`")
            yield found["card"], self.area(found["area"], line)

    def task(self, name: str, entry: TaskText) -> Task:
        at = self.area(entry.at, entry.at)
        return Task(name, at, _scaled(entry.difficulty), entry.lock, entry.once, entry.known, entry.needs)


def _scaled(numbers: Numbers) -> Scaled:
    return (numbers, numbers, numbers) if isinstance(numbers, int) else numbers


def build_scenario(id: str, plain: dict[str, Any], chart: Chart, file: TextFile) -> Scenario:
    """A scenario on a map, for the situation in that file; it need not be one that can be played from the start."""
    text = file.convert(plain, ScenarioText, "sheet")
    return _Reader(id, 0, text, file, chart).read()


def read_scenario(id: str, number: int, text: str, source: str) -> Scenario:
    """A scenario from the text of its file, checked."""
    file = TextFile(text, source)
    written = toml_text(text, ScenarioText, source)
    try:
        chart = read_map(written.map)
    except BadInput as error:
        raise (error if error.source else file.complain(error.reason, "map =")) from None
    reader = _Reader(id, number, written, file, chart)
    scenario = reader.read()
    check_scenario(scenario, reader.complain)
    return scenario


def read_folder(id: str, number: int, folder: Traversable) -> Scenario:
    """A scenario of the box."""
    return read_scenario(id, number, (folder / SHEET).read_text(encoding="utf-8"), f"{folder.name}/{SHEET}")
