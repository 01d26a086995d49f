"""Situations: a moment at the table, written by hand. The format is explained in docs/situations.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tenebra.games.conan import content, steps
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
    BOX,
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
from tenebra.kit import situation_reader
from tenebra.kit.ending import HEROES
from tenebra.kit.patching import Plain
from tenebra.kit.situation_reader import SETUP, Situation

CELL, ROOM, NOWHERE = 20, 8, "."
"""A word of a drawn map is an area of two spaces by two, with room for so many bases."""
NEVER = ["round 9999"]
"""The heroes' objective if a situation does not name one."""
ACTIVATIONS = 2
ACT = "act"
HEROES_TURN: dict[str, tuple[str, steps.AnyStep]] = {
    "heroes": (INITIAL, steps.HeroesBegin()),
    "stances": (STANCE, steps.ChooseStances()),
    ACT: (ACTION, steps.HeroesAct()),
    "end": (FINAL, steps.HeroesEnd()),
}
OVERLORDS_TURN: dict[str, tuple[str, steps.AnyStep]] = {
    "overlord": (RECOVERY, steps.Recover()),
    "activate": (ACTIVATION, steps.ActivateTiles()),
    "close": (FINAL, steps.OverlordEnds()),
}
"""The steps in a round at which a situation can begin, in order."""
NEXT = HEROES_TURN | OVERLORDS_TURN


class COSituation(Situation, frozen=True, kw_only=True):
    """The map, who is on it, and what may be written shorter. All else is written as in the state."""

    scenario: str = ""
    chart: str = ""
    """A map of the box instead of a drawn one."""
    areas: dict[str, Plain] = {}
    """Marks of areas of the drawn map: `room`, `level`, `water`, `leap`, `fall`."""
    borders: dict[str, str] = {}
    sees: list[str] = []
    sheet: dict[str, Any] = {}
    """The content of a scenario file: rules, events, tasks, objectives."""
    heroes: dict[str, Plain] = {}
    models: dict[str, Plain] = {}
    allies: dict[str, Plain] = {}
    units: dict[str, Plain] = {}
    """The units that are not as their models show."""
    dead: list[str] = []
    """Tiles on their bloody side; a unit without models has a dead tile in any case."""
    overlord: dict[str, Any] = {}
    marker: int = 0
    stop: bool = False


class Builder(situation_reader.Builder[COSituation, COState, Scenario]):
    """Turns a situation into a scenario and a state."""

    kind, states, sheets = COSituation, COState, SHEETS
    people = ("heroes", "models")
    readers = {COState: {"objects": "objects", "deck": "deck"}, Hero: {"cards": "belongings"}}

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

    def new_game(self, options: Plain) -> COState:
        return new_game(self.sheet.id, options)

    def lay_out(self) -> COState:
        s = self.situation
        _, switches = read_options({**s.options})
        where = s.next or ACT
        if where not in NEXT:
            raise self.complain(f"next = {s.next!r}: write {', '.join((SETUP, *NEXT))}", "next =")
        return COState(
            scenario=self.sheet.id,
            switches=switches,
            party=list(s.heroes),
            side=HEROES if where in HEROES_TURN else OVERLORD,
            phase=NEXT[where][0],
            turn=s.marker,
            tasks=[task.id for task in self.sheet.tasks.values() if task.is_known],
        )

    def place(self) -> None:
        s, state, board = self.situation, self.state, self.sheet.chart.board
        for area in (*state.chests, *state.objects, *state.marks):
            self.area(area)
        for border in (*state.openings, *s.borders):
            self.known(border, board.borders, "border")
        state.overlord = self.made(self.overlord, s.overlord, "overlord")
        self.fill(state.heroes, "heroes", self.hero)
        if not state.heroes:
            raise self.complain("nobody plays: write heroes", "game =")
        self.fill(state.models, "models", self.model)
        self.fill(state.models, "allies", self.model)
        for id in s.units:
            self.unit_of(id, is_ally=False)
        self.lay_tiles()
        for name, hero in state.heroes.items():
            if (s.next or ACT) != ACT or hero.stance != AGGRESSIVE or hero.is_dead:
                hero.points = 0
                continue
            if "points" not in s.heroes[name]:
                hero.points = base_movement(state, name)
            hero.burden = penalty_of(hero)

    def area(self, area: str) -> str:
        """An area of the map."""
        return self.known(area, self.sheet.chart.board.areas, "area")

    def objects(self, lying: dict[str, list[str]]) -> dict[str, list[str]]:
        """Area to the cards that lie there."""
        return {area: self.cards(cards) for area, cards in lying.items()}

    def belongings(self, names: list[str]) -> list[str]:
        """Copies of cards; there is one of each spell."""
        return [name if name in content.spells() else self.card(name) for name in names]

    def hero(
        self,
        name: str,
        *,
        at: str = "",
        dead: bool = False,
        reserve: int | None = None,
        fatigue: int = 0,
        wounds: int = 0,
        gems: Mapping[str, int] = {},
    ) -> Hero:
        """A hero of the box. `gems` are those on action spaces, `spell:<card>` and `ally:<unit>`; the rest is in his Reserve."""
        rest = content.heroes()[self.known(name, content.heroes(), "hero")].gems - sum(gems.values()) - fatigue - wounds
        zones = {RESERVE: rest if reserve is None else reserve, FATIGUE: fatigue, WOUNDS: wounds, **gems}
        return Hero(name, "" if dead else self.area(at), zones, is_dead=dead)

    def model(self, name: str, *, at: str, unit: str = "", life: int | None = None) -> Model:
        """A model of the Overlord's, or an ally; its unit is its name without the number if that is not said."""
        is_tile = name in content.units() or name in content.allies()
        of = self.unit_of(unit or (name if is_tile else name.rpartition("-")[0]), is_ally=name in self.situation.allies)
        of.started += of.id not in self.situation.units
        return Model(name, of.id, self.area(at), of.life if life is None else life)

    def unit_of(self, id: str, is_ally: bool) -> Unit:
        """A unit by its id, as it is written or else as printed."""
        units = self.state.units
        if id not in units:
            units[id] = self.made(self.unit, self.situation.units.get(id, {}), f"units.{id}", id, is_ally)
            units[id].started = units[id].started or len(units[id].fallen)
        return units[id]

    def unit(self, id: str, is_ally: bool, *, kind: str = "", life: int = 0) -> Unit:
        tiles = content.allies() if is_ally else content.units()
        tile = tiles[self.known(kind or id.partition(".")[0], tiles, "tile")]
        return Unit(id, tile.id, life or tile.life, 0, is_ally=is_ally)

    def lay_tiles(self) -> None:
        """The river as written; else all units in their order. `vesh.1` and `vesh.2` are two tiles of one unit."""
        state = self.state
        state.river = state.river or [unit.id for unit in state.units.values() if not unit.is_ally]
        for id in state.river:
            unit = next((name for name in (id, id.rpartition(".")[0]) if name in state.units), "")
            if not unit and id not in content.events():
                raise self.complain(f"{id!r} is neither a unit of the situation nor an event tile", id)
            is_dead = id in self.situation.dead or (bool(unit) and all(model.unit != unit for model in state.models.values()))
            state.tiles[id] = Tile(id, unit, is_dead)

    def overlord(
        self, *, reserve: int = 0, fatigue: int = 0, gems: Mapping[str, int] = {}, spells: Sequence[str] = ()
    ) -> Overlord:
        """The Overlord's side of the table. `gems` are those on benefits and `spell:<card>`, and in the `box`."""
        for spell in spells:
            self.known(spell, content.spells(), "spell")
        zones = dict.fromkeys((RESERVE, FATIGUE, *BENEFITS, BOX, *(SPELL + spell for spell in spells)), 0)
        return Overlord(zones | {RESERVE: reserve, FATIGUE: fatigue, **gems}, cards=list(spells), activations=ACTIVATIONS)

    def agenda(self) -> list[steps.AnyStep]:
        """The steps to come, the last first: the rest of the turn, or with `stop` that step alone."""
        where = self.situation.next or ACT
        turn = HEROES_TURN if where in HEROES_TURN else OVERLORDS_TURN
        coming = [step for _, step in list(turn.values())[list(turn).index(where) :]]
        return coming[:1] if self.situation.stop else coming[::-1]
