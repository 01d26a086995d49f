"""Situations: a moment at the table, written by hand. The format is explained in docs/situations.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tenebra.games.conan import content
from tenebra.games.conan.content.maps import AreaText, Chart, MapText, build_map, read_map
from tenebra.games.conan.rules.encumbrance import base_movement, penalty_of
from tenebra.games.conan.scenario import Scenario
from tenebra.games.conan.scenario_reader import build_scenario
from tenebra.games.conan.scenarios import SHEETS
from tenebra.games.conan.setup import new_game, read_options
from tenebra.games.conan.state import (
    ACTION,
    ACTIVATION,
    AGGRESSIVE,
    BENEFITS,
    FATIGUE,
    FINAL,
    INITIAL,
    OVERLORD,
    RECOVERY,
    RESERVE,
    SPELL,
    STANCE,
    WOUNDS,
    COState,
    Hero,
    Model,
    Overlord,
    Tile,
    Unit,
)
from tenebra.games.conan.steps import (
    ActivateTiles,
    AnyStep,
    ChooseStances,
    HeroesAct,
    HeroesBegin,
    HeroesEnd,
    OverlordEnds,
    Recover,
)
from tenebra.kit import situation_reader
from tenebra.kit.decks import Deck
from tenebra.kit.ending import HEROES
from tenebra.kit.situation_reader import SETUP, Situation, Written

CELL, ROOM, NOWHERE = 20, 8, "."
"""A word of a drawn map is an area of two spaces by two, with room for so many bases."""
NEVER = ["round 9999"]
"""What the heroes must achieve where a situation does not say it."""
ACTIVATIONS = 2
HEROES_TURN: dict[str, tuple[str, AnyStep]] = {
    "heroes": (INITIAL, HeroesBegin()),
    "stances": (STANCE, ChooseStances()),
    "act": (ACTION, HeroesAct()),
    "end": (FINAL, HeroesEnd()),
}
OVERLORDS_TURN: dict[str, tuple[str, AnyStep]] = {
    "overlord": (RECOVERY, Recover()),
    "activate": (ACTIVATION, ActivateTiles()),
    "close": (FINAL, OverlordEnds()),
}
"""Where in a round a situation can begin, in order."""
NEXT = HEROES_TURN | OVERLORDS_TURN


class HeroAt(Written, frozen=True):
    """A hero: his area, and all that is not as at the start. Gems that are not written are in his Reserve."""

    at: str = ""
    reserve: int | None = None
    fatigue: int = 0
    wounds: int = 0
    gems: dict[str, int] = {}
    """Those on action spaces, `spell:<card>` and `ally:<unit>`."""
    cards: list[str] = []
    stance: str = AGGRESSIVE
    points: int | None = None
    done: bool = False
    dead: bool = False
    webbed: bool = False
    held_by: list[str] = []


class ModelAt(Written, frozen=True):
    """A model of the Overlord's, or an ally; its unit is its name without the number if that is not said."""

    at: str
    unit: str = ""
    life: int | None = None
    webbed: bool = False
    held_by: list[str] = []
    acted: bool = False


class UnitAt(Written, frozen=True):
    """A unit that is not as its models show: `started` counts those that have fallen or are still to come."""

    kind: str = ""
    life: int = 0
    started: int = 0
    fallen: list[str] = []
    barred: bool = False


class OverlordAt(Written, frozen=True):
    """The Overlord's side of the table."""

    reserve: int = 0
    fatigue: int = 0
    recovery: int = 0
    gems: dict[str, int] = {}
    """Those on benefits and `spell:<card>`, and in the `box`."""
    spells: list[str] = []
    activations: int = ACTIVATIONS


class COSituation(Situation, frozen=True, kw_only=True):
    """A moment at the table. Everything but `game`, a map (or a scenario) and heroes may be left out."""

    scenario: str = ""
    chart: str = ""
    """A map of the box instead of a drawn one."""
    areas: dict[str, dict[str, Any]] = {}
    """What is said of areas of the drawn map: `room`, `level`, `water`, `leap`, `fall`."""
    borders: dict[str, str] = {}
    sees: list[str] = []
    heroes: dict[str, HeroAt] = {}
    models: dict[str, ModelAt] = {}
    allies: dict[str, ModelAt] = {}
    units: dict[str, UnitAt] = {}
    river: list[str] = []
    dead: list[str] = []
    """Tiles on their bloody side; a unit without models has a dead tile in any case."""
    overlord: OverlordAt = OverlordAt()
    marker: int = 0
    chests: dict[str, int] = {}
    objects: dict[str, list[str]] = {}
    deck: list[str] = []
    openings: list[str] = []
    marks: dict[str, str] = {}
    tasks: list[str] | None = None
    finished: list[str] = []
    unveiled: list[str] = []
    counters: dict[str, int] = {}
    sheet: dict[str, Any] = {}
    """What is in a scenario file: rules, events, tasks, objectives."""
    stop: bool = False


class Builder(situation_reader.Builder[COSituation, COState, Scenario]):
    """Turns a situation into a scenario and a state."""

    kind, sheets = COSituation, SHEETS

    def number_of(self, card: str) -> int:
        return content.cards()[card].copies if card in content.cards() else 0

    def lay(self) -> Scenario:
        """The scenario named, or one on the map that is drawn or named."""
        s = self.situation
        if s.scenario:
            return SHEETS[s.scenario]
        return build_scenario(self.id, {"wins": NEVER, **s.sheet}, self.chart(), self.file)

    def chart(self) -> Chart:
        """Words in rows and columns, each an area; one that is there several times is a rectangle."""
        s = self.situation
        if s.chart:
            return read_map(s.chart)
        rows = [line.split() for line in s.map.strip().split("\n")]
        cells: dict[str, list[tuple[int, int]]] = {}
        for y, row in enumerate(rows):
            for x, word in enumerate(row):
                if word != NOWHERE:
                    cells.setdefault(word, []).append((x, y))
        areas: dict[str, AreaText] = {}
        corners: dict[str, tuple[int, int]] = {}
        for name, covered in cells.items():
            (left, top), (right, bottom) = covered[0], (covered[-1][0] + 1, covered[-1][1] + 1)
            if len(covered) != (right - left) * (bottom - top):
                raise self.complain(f"the area {name!r} is no rectangle", name)
            around = [(x, top) for x in range(left, right)] + [(right, y) for y in range(top, bottom)]
            around += [(x, bottom) for x in range(right, left, -1)] + [(left, y) for y in range(bottom, top, -1)]
            corners |= {f"{x}/{y}": (x * CELL, y * CELL) for x, y in around}
            middle = ((left + right) * CELL // 2, (top + bottom) * CELL // 2)
            plain = {"room": ROOM, **s.areas.get(name, {})}
            outline = " ".join(f"{x}/{y}" for x, y in around)
            areas[name] = msgspec.convert({**plain, "outline": outline, "centre": middle}, AreaText)
        for name in s.areas:
            self.known(name, areas, "area")
        text = MapText(corners, areas, len(rows[0]) * 2, len(rows) * 2, borders=s.borders, sees=s.sees)
        return build_map(self.id, text, self.file)

    def new_game(self, sheet: Scenario, options: Mapping[str, Any]) -> COState:
        s = self.situation
        if s.heroes or s.models:
            raise self.complain("before the setup nobody is on the board", "next =")
        return new_game(sheet.id, options)

    def set_up(self, sheet: Scenario) -> COState:
        s = self.situation
        _, switches = read_options({**s.options})
        where = s.next or "act"
        if where not in NEXT:
            raise self.complain(f"next = {s.next!r}: write {', '.join((SETUP, *NEXT))}", "next =")
        state = COState(
            scenario=sheet.id,
            switches=switches,
            party=list(s.heroes),
            side=HEROES if where in HEROES_TURN else OVERLORD,
            phase=NEXT[where][0],
            turn=s.marker,
            overlord=self.overlord(),
            chests=dict(s.chests),
            objects={area: self.copies.take_all(cards) for area, cards in s.objects.items()},
            tasks=[task.id for task in sheet.tasks.values() if task.is_known] if s.tasks is None else list(s.tasks),
            finished=list(s.finished),
            marks=dict(s.marks),
            deck=Deck(self.copies.take_all(s.deck)[::-1]),
            openings=list(s.openings),
            unveiled=list(s.unveiled),
            counters=dict(s.counters),
        )
        for area in (*state.chests, *state.objects, *state.marks):
            self.known(area, sheet.chart.board.areas, "area")
        for border in (*state.openings, *s.borders):
            self.known(border, sheet.chart.board.borders, "border")
        for name, hero in s.heroes.items():
            state.heroes[name] = self.hero(name, hero, sheet)
        if not state.heroes:
            raise self.complain("nobody plays: write heroes", "game =")
        self.units(state, sheet)
        self.river(state)
        for name, hero in s.heroes.items():
            if where == "act" and hero.stance == AGGRESSIVE and not hero.dead:
                state.heroes[name].points = base_movement(state, name) if hero.points is None else hero.points
                state.heroes[name].burden = penalty_of(state.heroes[name])
        state.agenda = self.agenda(where)
        return state

    def hero(self, name: str, entry: HeroAt, sheet: Scenario) -> Hero:
        lain = sum(entry.gems.values()) + entry.fatigue + entry.wounds
        rest = content.heroes()[self.known(name, content.heroes(), "hero")].gems - lain
        gems = {RESERVE: rest if entry.reserve is None else entry.reserve, FATIGUE: entry.fatigue, WOUNDS: entry.wounds}
        cards = [card if card in content.spells() else self.copies.take(card) for card in entry.cards]
        area = "" if entry.dead else self.known(entry.at, sheet.chart.board.areas, "area")
        hero = Hero(name, area, gems | entry.gems, entry.stance, cards=cards, is_done=entry.done, is_dead=entry.dead)
        hero.webbed, hero.held_by = entry.webbed, list(entry.held_by)
        return hero

    def units(self, state: COState, sheet: Scenario) -> None:
        """Models with their units, and units without models."""
        s = self.situation
        for entries, is_ally in ((s.models, False), (s.allies, True)):
            for name, entry in entries.items():
                id = entry.unit or (name if name in content.units() or name in content.allies() else name.rpartition("-")[0])
                unit = state.units.get(id) or self.unit(state, id, is_ally)
                unit.started += id not in s.units
                area = self.known(entry.at, sheet.chart.board.areas, "area")
                model = Model(name, id, area, unit.life if entry.life is None else entry.life)
                model.webbed, model.held_by, model.has_acted = entry.webbed, list(entry.held_by), entry.acted
                state.models[name] = model
        for id in s.units:
            if id not in state.units:
                self.unit(state, id, is_ally=False)

    def unit(self, state: COState, id: str, is_ally: bool) -> Unit:
        entry = self.situation.units.get(id, UnitAt())
        kind = entry.kind or id.partition(".")[0]
        tiles = content.allies() if is_ally else content.units()
        life = entry.life or tiles[self.known(kind, tiles, "tile")].life
        started = entry.started or len(entry.fallen)
        state.units[id] = Unit(id, kind, life, started, list(entry.fallen), entry.barred, is_ally)
        return state.units[id]

    def river(self, state: COState) -> None:
        """As written; else all units in their order. `vesh.1` and `vesh.2` are two tiles of one unit."""
        s = self.situation
        river = s.river or [unit.id for unit in state.units.values() if not unit.is_ally]
        for id in river:
            unit = next((name for name in (id, id.rpartition(".")[0]) if name in state.units), "")
            if not unit and id not in content.events():
                raise self.complain(f"{id!r} is neither a unit of the situation nor an event tile", id)
            is_dead = id in s.dead or (bool(unit) and all(model.unit != unit for model in state.models.values()))
            state.tiles[id] = Tile(id, unit, is_dead)
        state.river = list(river)

    def overlord(self) -> Overlord:
        entry = self.situation.overlord
        for spell in entry.spells:
            self.known(spell, content.spells(), "spell")
        zones = {RESERVE: entry.reserve, FATIGUE: entry.fatigue, **dict.fromkeys(BENEFITS, 0), "box": 0}
        zones |= {SPELL + spell: 0 for spell in entry.spells}
        return Overlord(zones | entry.gems, entry.recovery, list(entry.spells), entry.activations)

    def agenda(self, where: str) -> list[AnyStep]:
        """What is to come, the last first: the rest of the turn, or with `stop` that step alone."""
        turn = HEROES_TURN if where in HEROES_TURN else OVERLORDS_TURN
        steps = [step for _, step in list(turn.values())[list(turn).index(where) :]]
        return steps[:1] if self.situation.stop else steps[::-1]
