"""Situations: a moment at the table, written by hand. The format is explained in docs/situations.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from tenebra.boards import parse_drawing
from tenebra.games.dungeon_venture.content import cards, heroes
from tenebra.games.dungeon_venture.scenario import MONSTERS, SECRET, START, Adventure
from tenebra.games.dungeon_venture.scenario_reader import sheet_from
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tenebra.games.dungeon_venture.setup import new_game, read_options, read_party
from tenebra.games.dungeon_venture.state import (
    BOSS,
    EXPLORED,
    HERO,
    LOCKED,
    MONSTER,
    REVEALED,
    SPIRIT,
    Belongings,
    Campaign,
    DVState,
    Figure,
    Lasting,
    Skull,
    Trap,
    Turn,
)
from tenebra.games.dungeon_venture.steps import Act, AnyStep, MonsterTurns, NewRound, Reveal
from tenebra.kit import situation_reader
from tenebra.kit.decks import Deck, name_of
from tenebra.kit.situation_reader import SETUP, Situation, Written, erase

HERO_MARKS = {"V": "vardak", "N": "naurania", "S": "storm", "W": "wick"}


class HeroAt(Written, frozen=True):
    """What is known of a Hero beyond its place on the map."""

    at: str = ""
    wounds: int = 0
    spirit: bool = False
    carried_by: str = ""
    dead: bool = False
    hand: list[str] = []
    worn: list[str] = []
    used: list[str] = []
    cast: int = 0
    loses: list[str] = []


class MonsterAt(Written, frozen=True):
    """What is known of a Monster or Boss beyond its place on the map."""

    at: str = ""
    wounds: int = 0
    loses: list[str] = []


class SkullAt(Written, frozen=True):
    """A dead Hero's belongings."""

    at: str
    cards: list[str]


class LastingAt(Written, frozen=True):
    """A card whose effect goes on."""

    card: str
    owner: str
    on: str = ""
    refreshed: bool = False


class DVSituation(Situation, frozen=True, kw_only=True):
    """A moment at the table. Everything but `game` and `map` may be left out."""

    map: str
    areas: dict[str, str] = {}
    unexplored: list[str] = []
    revealed: list[str] = []
    moved: bool = False
    acted: bool = False
    entered: list[str] = []
    heroes: dict[str, HeroAt] = {}
    monsters: dict[str, MonsterAt] = {}
    bosses: dict[str, dict[str, Any]] = {}
    skulls: dict[str, SkullAt] = {}
    lasting: list[LastingAt] = []
    found: list[str] = []
    sprung: list[str] = []
    traps: dict[str, str] = {}
    opened: list[str] = []
    keeper_hand: list[str] = []
    keeper_cards: list[str] = []
    treasure: list[str] = []
    spoils: list[str] = []
    events: list[str] = []
    initiative: list[str] = []
    revealed_cards: list[str] = []
    already_acted: list[str] = []
    campaign: Campaign | None = None
    adventure: dict[str, Any] = {}


class Builder(situation_reader.Builder[DVSituation, DVState, Adventure]):
    """Turns a situation into an Adventure and a state."""

    kind, sheets = DVSituation, SHEETS

    def number_of(self, card: str) -> int:
        return cards()[card].copies if card in cards() else 0

    def lay(self) -> Adventure:
        self.drawing = parse_drawing(self.situation.map, self.file.source)
        return self.sheet(self.name_areas())

    def set_up(self, sheet: Adventure) -> DVState:
        state = self.state(sheet)
        self.place_figures(state, sheet)
        self.place_traps(state, sheet)
        state.agenda = self.agenda(state)
        return state

    def new_game(self, sheet: Adventure, options: Mapping[str, Any]) -> DVState:
        s = self.situation
        if s.heroes or s.monsters or s.turn or any(mark in HERO_MARKS for mark in self.drawing.marks.values()):
            raise self.complain("before the setup nobody is on the board", "next =")
        return new_game(sheet.id, options)

    def name_areas(self) -> dict[str, str]:
        """The areas as named, and the others as `room-1`, `room-2`, … in reading order; the first unnamed one may be `start`."""
        named = dict(self.situation.areas)
        grid = self.drawing.grid
        number = 0
        for room in grid.rooms():
            if any(grid.bit.get(space, 0) & room for space in named.values()):
                continue
            number += 1
            name = f"room-{number}" if START in named else START
            named[name] = grid.spaces(room)[0]
        for name in (*self.situation.unexplored, *self.situation.revealed):
            self.known(name, named, "area")
        return named

    def sheet(self, areas: dict[str, str]) -> Adventure:
        """The Adventure sheet: what is drawn in unexplored areas waits there, the rest is on the board already."""
        s, grid, marks = self.situation, self.drawing.grid, self.drawing.marks
        known = [at for area, at in areas.items() if area not in s.unexplored and area not in s.revealed and s.next != SETUP]
        open_ground = sum(room for room in grid.rooms() if any(grid.bit.get(at, 0) & room for at in known))
        out = [at for at, mark in marks.items() if mark in HERO_MARKS or (mark in MONSTERS and grid.bit[at] & open_ground)]
        plain: dict[str, Any] = {
            "level": 1,
            "boards": [],
            "areas": areas,
            "bosses": s.bosses,
            "traps": s.traps,
            **s.adventure,
        }
        return sheet_from(self.id, plain, erase(s.map, self.drawing, out), self.file)

    def state(self, sheet: Adventure) -> DVState:
        s, take = self.situation, self.copies.take_all
        consumables = {card.id for card in cards().values() if card.kind == "consumable"}
        chosen, switches = read_options({**s.options})
        areas = {a: REVEALED if a in s.revealed else EXPLORED for a in sheet.areas if a not in s.unexplored}
        own = {
            hero: Belongings(take(s.heroes[hero].hand), take(s.heroes[hero].worn), take(s.heroes[hero].used), s.heroes[hero].cast)
            if hero in s.heroes
            else Belongings()
            for hero in heroes()
        }
        doors = {
            door: LOCKED if door in sheet.locked else status
            for door, status in sheet.doors.items()
            if status != SECRET and any(area in areas for area in sheet.door_areas[door])
        }
        furniture = {space: kind for space, kind in sheet.furniture.items() if sheet.area_of[space] in areas}
        furniture |= dict.fromkeys(s.opened, "opened-chest")
        state = DVState(
            scenario=sheet.id,
            switches=switches,
            players=read_party(chosen.party),
            round=s.round,
            heroes=own,
            dead=[hero for hero, at in s.heroes.items() if at.dead],
            areas=areas,
            placed=[area for area, status in areas.items() if status == EXPLORED],
            doors=doors,
            furniture=furniture,
            things={t: at for t, at in sheet.things.items() if sheet.area_of[at] in areas},
            tokens={t: at for t, at in sheet.tokens.items() if sheet.area_of[at] in areas},
            initiative=Deck(s.initiative[::-1], list(s.revealed_cards)),
            acted=list(s.already_acted),
            keeper_hand=take(s.keeper_hand),
            keeper_cards=take(s.keeper_cards),
            skulls={h: Skull(skull.at, take(skull.cards)) for h, skull in s.skulls.items()},
            lasting=[
                Lasting(copy, e.owner, e.on or e.owner, cards()[e.card].until, e.refreshed)
                for e in s.lasting
                for copy in take([e.card])
            ],
            treasure=Deck(take(s.treasure)[::-1]),
            spoils=Deck(take(s.spoils)[::-1]),
            events=Deck(take(s.events)[::-1]),
            campaign=self.record(),
        )
        state.from_treasure = sorted(copy for copy in state.treasure.draw if name_of(copy) in consumables)
        return state

    def record(self) -> Campaign | None:
        """The Campaign, its cards as copies; what was bought are the first copies of that name."""
        before = self.situation.campaign
        if before is None:
            return None
        take = self.copies.take_all
        owned = {hero: take(names) for hero, names in before.owned.items()}
        return replace(before, owned=owned, bought=self.new_copies().take_all(before.bought), loose=take(before.loose))

    def place_figures(self, state: DVState, sheet: Adventure) -> None:
        s, marks = self.situation, self.drawing.marks
        where = {HERO_MARKS[mark]: space for space, mark in marks.items() if mark in HERO_MARKS}
        for hero in heroes():
            known = s.heroes.get(hero, HeroAt())
            space = known.at or where.get(hero, "")
            if known.carried_by:
                space = s.heroes.get(known.carried_by, HeroAt()).at or where.get(known.carried_by, "")
            if known.dead or not space:
                if hero not in state.dead:
                    state.dead.append(hero)
                continue
            self.check_space(space, sheet)
            form = SPIRIT if known.spirit else HERO
            state.figures[hero] = Figure(hero, hero, form, space, known.wounds, known.carried_by)
            if known.loses:
                state.hexes[hero] = list(known.loses)
        boss_marks = {str(boss.get("mark")): name for name, boss in s.bosses.items()}
        for space, mark in marks.items():
            if sheet.area_of.get(space) in state.placed and (mark in MONSTERS or mark in boss_marks):
                self.add_monster(state, boss_marks.get(mark) or MONSTERS[mark], space, mark in boss_marks)
        for name, extra in s.monsters.items():
            if name not in state.figures:
                if not extra.at:
                    raise self.complain(f"{name!r} is not on the map", name)
                self.check_space(extra.at, sheet)
                self.add_monster(state, name.rpartition("-")[0], extra.at, False)
            state.figures[name].wounds = extra.wounds
            if extra.loses:
                state.hexes[name] = list(extra.loses)

    def add_monster(self, state: DVState, kind: str, space: str, is_boss: bool) -> None:
        if is_boss:
            state.boss_was_here = True
            state.figures[kind] = Figure(kind, kind, BOSS, space)
            return
        number = state.serial[kind] = state.serial.get(kind, 0) + 1
        state.figures[f"{kind}-{number}"] = Figure(f"{kind}-{number}", kind, MONSTER, space)

    def place_traps(self, state: DVState, sheet: Adventure) -> None:
        for status, spaces in (("found", self.situation.found), ("sprung", self.situation.sprung)):
            for space in spaces:
                if space not in sheet.traps:
                    raise self.complain(f"there is no Trap at {space}", space)
                state.traps[space] = Trap(sheet.traps[space], status)

    def check_space(self, space: str, sheet: Adventure) -> None:
        if space not in sheet.area_of:
            raise self.complain(f"{space} is no space of the map", space)

    def agenda(self, state: DVState) -> list[AnyStep]:
        s = self.situation
        if s.next:
            steps: dict[str, list[AnyStep]] = {
                "round": [NewRound()],
                "first-round": [NewRound(choose_first=True)],
                "reveal": [Reveal()],
            }
            if s.next in steps:
                return steps[s.next]
            if s.next not in state.initiative.discard:
                state.initiative.discard.append(s.next)
            return [Reveal(), MonsterTurns(s.next)]
        figure = s.turn or next(iter(state.figures), "")
        if figure not in state.figures:
            raise self.complain(f"it cannot be the turn of {figure!r}: there is nobody of that name", "turn =")
        lost = state.hexes.pop(figure, [])
        moved = s.moved or "movement" in lost
        strides = -1 if "movement" in lost else 0 if s.moved else 1
        state.turn = Turn(figure, moved, s.acted or "action" in lost, strides, entered=list(s.entered))
        state.acted.append(figure)
        return [Reveal(), Act(figure)]
