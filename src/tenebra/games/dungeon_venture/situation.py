"""Situations: a moment at the table, written by hand. The format is explained in docs/situations.md."""

from __future__ import annotations

from collections.abc import Sequence
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
    FOUND,
    HERO,
    LOCKED,
    MONSTER,
    REVEALED,
    SPIRIT,
    SPRUNG,
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
from tenebra.kit.patching import Plain
from tenebra.kit.situation_reader import SETUP, Situation, erase

HERO_MARKS = {"V": "vardak", "N": "naurania", "S": "storm", "W": "wick"}


class DVSituation(Situation, frozen=True, kw_only=True):
    """The map with its areas, who is on it, the turn in progress. All else is written as in the state."""

    map: str
    areas: dict[str, str] = {}
    unexplored: list[str] = []
    revealed: list[str] = []
    bosses: dict[str, dict[str, Any]] = {}
    traps: dict[str, str] = {}
    found: list[str] = []
    sprung: list[str] = []
    opened: list[str] = []
    adventure: dict[str, Any] = {}
    heroes: dict[str, Plain] = {}
    monsters: dict[str, Plain] = {}
    moved: bool = False
    acted: bool = False
    entered: list[str] = []
    already_acted: list[str] = []
    revealed_cards: list[str] = []
    campaign: Campaign | None = None


class Builder(situation_reader.Builder[DVSituation, DVState, Adventure]):
    """Turns a situation into an Adventure and a state."""

    kind, states, sheets = DVSituation, DVState, SHEETS
    people = ("heroes", "monsters", "turn")
    readers = {
        DVState: {
            "keeper_hand": "cards",
            "keeper_cards": "cards",
            "skulls": "skulls",
            "lasting": "lasting",
            "treasure": "deck",
            "spoils": "deck",
            "events": "deck",
            "initiative": "initiative",
        },
        Belongings: {"hand": "cards", "worn": "cards", "used": "cards"},
    }

    def number_of(self, card: str) -> int:
        return cards()[card].copies if card in cards() else 0

    def lay(self) -> Adventure:
        self.drawing = parse_drawing(self.situation.map, self.file.source)
        return self.adventure(self.name_areas())

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

    def adventure(self, areas: dict[str, str]) -> Adventure:
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

    def new_game(self, options: Plain) -> DVState:
        if any(mark in HERO_MARKS for mark in self.drawing.marks.values()):
            raise self.complain("before the setup nobody is on the board", "next =")
        return new_game(self.sheet.id, options)

    def lay_out(self) -> DVState:
        s, sheet = self.situation, self.sheet
        chosen, switches = read_options({**s.options})
        areas = {a: REVEALED if a in s.revealed else EXPLORED for a in sheet.areas if a not in s.unexplored}
        doors = {
            door: LOCKED if door in sheet.locked else status
            for door, status in sheet.doors.items()
            if status != SECRET and any(area in areas for area in sheet.door_areas[door])
        }
        furniture = {space: kind for space, kind in sheet.furniture.items() if sheet.area_of[space] in areas}
        self.state = DVState(
            scenario=sheet.id,
            switches=switches,
            players=read_party(chosen.party),
            round=s.round,
            dead=[hero for hero, written in s.heroes.items() if written.get("dead")],
            areas=areas,
            placed=[area for area, status in areas.items() if status == EXPLORED],
            doors=doors,
            furniture=furniture | dict.fromkeys(s.opened, "opened-chest"),
            traps={space: self.trap(space, FOUND) for space in s.found} | {space: self.trap(space, SPRUNG) for space in s.sprung},
            things={t: at for t, at in sheet.things.items() if sheet.area_of[at] in areas},
            tokens={t: at for t, at in sheet.tokens.items() if sheet.area_of[at] in areas},
            initiative=self.initiative([]),
            acted=list(s.already_acted),
        )
        for hero in s.heroes:
            self.known(hero, heroes(), "Hero")
        for hero in heroes():
            self.state.heroes[hero] = self.made(self.hero, s.heroes.get(hero, {}), f"heroes.{hero}", hero)
        return self.state

    def initiative(self, cards: list[str]) -> Deck:
        """The initiative deck, top card first, and the cards already turned over."""
        return Deck(cards[::-1], list(self.situation.revealed_cards))

    def trap(self, space: str, status: str) -> Trap:
        if space not in self.sheet.traps:
            raise self.complain(f"there is no Trap at {space}", space)
        return Trap(self.sheet.traps[space], status)

    def skulls(self, left: dict[str, Plain]) -> dict[str, Skull]:
        """The Skulls with what dead Heroes have left."""
        return {hero: self.made(self.skull, written, f"skulls.{hero}") for hero, written in left.items()}

    def skull(self, *, at: str, cards: Sequence[str]) -> Skull:
        return Skull(at, self.copies.take_all(cards))

    def lasting(self, entries: list[Plain]) -> list[Lasting]:
        """Cards whose effect goes on."""
        return [self.made(self.lasting_card, written, "lasting") for written in entries]

    def lasting_card(self, *, card: str, owner: str, on: str = "") -> Lasting:
        return Lasting(self.card(card), owner, on or owner, cards()[name_of(card)].until)

    def record(self) -> Campaign | None:
        """The Campaign, its cards as copies; what was bought are the first copies of that name."""
        before = self.situation.campaign
        if before is None:
            return None
        take = self.copies.take_all
        owned = {hero: take(names) for hero, names in before.owned.items()}
        return replace(before, owned=owned, bought=self.new_copies().take_all(before.bought), loose=take(before.loose))

    def place(self) -> None:
        state, sheet = self.state, self.sheet
        consumables = {card.id for card in cards().values() if card.kind == "consumable"}
        state.from_treasure = sorted(copy for copy in state.treasure.draw if name_of(copy) in consumables)
        state.campaign = self.record()
        bosses = {str(boss.get("mark")): name for name, boss in self.situation.bosses.items()}
        for space, mark in self.drawing.marks.items():
            if sheet.area_of.get(space) in state.placed and (mark in MONSTERS or mark in bosses):
                self.add_monster(bosses.get(mark) or MONSTERS[mark], space, mark in bosses)
        self.fill(state.figures, "monsters", self.monster)

    def hero(
        self,
        hero: str,
        *,
        at: str = "",
        wounds: int = 0,
        spirit: bool = False,
        carried_by: str = "",
        dead: bool = False,
        loses: Sequence[str] = (),
    ) -> Belongings:
        """A Hero where it is drawn or written, or dead if it is neither; what it owns is patched."""
        state = self.state
        space = self.space_of(carried_by) if carried_by else at or self.space_of(hero)
        if dead or not space:
            if hero not in state.dead:
                state.dead.append(hero)
            return Belongings()
        self.check_space(space)
        state.figures[hero] = Figure(hero, hero, SPIRIT if spirit else HERO, space, wounds, carried_by)
        if loses:
            state.hexes[hero] = list(loses)
        return Belongings()

    def space_of(self, hero: str) -> str:
        """The space where a Hero is written or drawn, "" if there is none."""
        drawn = (space for space, mark in reversed(self.drawing.marks.items()) if HERO_MARKS.get(mark) == hero)
        return str(self.situation.heroes.get(hero, {}).get("at", "")) or next(drawn, "")

    def monster(self, name: str, *, at: str = "", loses: Sequence[str] = ()) -> Figure:
        """A Monster or Boss that is drawn, or a Monster where it is written."""
        figures = self.state.figures
        if name not in figures:
            if not at:
                raise self.complain(f"{name!r} is not on the map", name)
            self.check_space(at)
            self.add_monster(name.rpartition("-")[0], at, False)
        if loses:
            self.state.hexes[name] = list(loses)
        return figures[name]

    def add_monster(self, kind: str, space: str, is_boss: bool) -> None:
        state = self.state
        if is_boss:
            state.boss_was_here = True
            state.figures[kind] = Figure(kind, kind, BOSS, space)
            return
        number = state.serial[kind] = state.serial.get(kind, 0) + 1
        state.figures[f"{kind}-{number}"] = Figure(f"{kind}-{number}", kind, MONSTER, space)

    def check_space(self, space: str) -> None:
        if space not in self.sheet.area_of:
            raise self.complain(f"{space} is no space of the map", space)

    def agenda(self) -> list[AnyStep]:
        s, state = self.situation, self.state
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
