"""Situations: a moment at the table, written by hand. The format is explained in docs/situations.md."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import msgspec

from tenebra.boards import Drawing, parse_drawing
from tenebra.games.dungeon_venture.content import cards, heroes, name_of
from tenebra.games.dungeon_venture.scenario import MONSTERS, SECRET, START, Adventure
from tenebra.games.dungeon_venture.scenario_reader import sheet_from
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tenebra.games.dungeon_venture.setup import SWITCHES, new_game, read_options, read_party
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
    Deck,
    DVState,
    Figure,
    Lasting,
    Skull,
    Trap,
    Turn,
)
from tenebra.games.dungeon_venture.steps import Act, AnyStep, MonsterTurns, NewRound, Reveal
from tenebra.kernel import BadInput
from tenebra.kit.files import TextFile, find_line, toml_text

SETUP = "setup"
HERO_MARKS = {"V": "vardak", "N": "naurania", "S": "storm", "W": "wick"}


class HeroAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


class MonsterAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of a Monster or Boss beyond its place on the map."""

    at: str = ""
    wounds: int = 0
    loses: list[str] = []


class SkullAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A dead Hero's belongings."""

    at: str
    cards: list[str]


class LastingAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card whose effect goes on."""

    card: str
    owner: str
    on: str = ""
    refreshed: bool = False


class Situation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment at the table. Everything but `game` and `map` may be left out."""

    game: str
    map: str
    about: str = ""
    rules: list[str] = []
    areas: dict[str, str] = {}
    unexplored: list[str] = []
    revealed: list[str] = []
    turn: str = ""
    moved: bool = False
    acted: bool = False
    entered: list[str] = []
    next: str = ""
    round: int = 1
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
    options: dict[str, Any] = {}
    campaign: Campaign | None = None
    adventure: dict[str, Any] = {}
    dice: list[str] = []
    choices: list[str] = []
    expect: dict[str, Any] = {}


class _Copies:
    """Hands out copies of cards by name, so that each is used once."""

    def __init__(self, situation: _Builder) -> None:
        self.situation, self.given = situation, dict[str, int]()

    def take(self, name: str) -> str:
        printed = cards().get(name)
        number = self.given[name] = self.given.get(name, 0) + 1
        if printed is None:
            raise self.situation.complain(f"there is no card {name!r}", name)
        if number > printed.copies:
            raise self.situation.complain(f"there are only {printed.copies} of {name!r}", name)
        return f"{name}.{number}"

    def take_all(self, names: list[str]) -> list[str]:
        return [self.take(name) for name in names]

    def take_unnumbered(self, names: list[str]) -> list[str]:
        """As `take_all`; a copy that is named (`fire-bolt.2`) is that copy."""
        return [name if "." in name else self.take(name) for name in names]


class _Builder:
    """Turns a situation into an Adventure and a state."""

    def __init__(self, text: str, situation: Situation, source: str) -> None:
        self.text, self.situation, self.source = text, situation, source
        self.copies = _Copies(self)

    def complain(self, message: str, near: str) -> BadInput:
        return BadInput(message, source=self.source, line=find_line(self.text, near))

    def line_of_map(self, line: int) -> int:
        """The line of the file on which a line of the drawing stands."""
        first = find_line(self.text, "map =")
        opens_above = self.text.split("\n")[first - 1].rstrip().endswith(('"""', "'''"))
        return first + line - (not opens_above)

    def build(self) -> DVState:
        s = self.situation
        try:
            drawing = parse_drawing(s.map, self.source)
            sheet = self.sheet(drawing, self.name_areas(drawing))
        except BadInput as error:
            if not error.column:
                raise
            raise BadInput(error.reason, source=self.source, line=self.line_of_map(error.line), column=error.column) from None
        SHEETS[sheet.id] = sheet
        if s.next == SETUP:
            return self.before_setup(sheet, drawing)
        state = self.state(sheet)
        self.place_figures(state, drawing, sheet)
        self.place_traps(state, sheet)
        state.agenda = self.agenda(state)
        return state

    def name_areas(self, drawing: Drawing) -> dict[str, str]:
        """The areas as named, and the others as `room-1`, `room-2`, … in reading order; the first unnamed one may be `start`."""
        named = dict(self.situation.areas)
        grid = drawing.grid
        number = 0
        for room in grid.rooms():
            if any(grid.bit.get(space, 0) & room for space in named.values()):
                continue
            number += 1
            name = f"room-{number}" if START in named else START
            named[name] = grid.spaces(room)[0]
        for name in (*self.situation.unexplored, *self.situation.revealed):
            if name not in named:
                raise self.complain(f"there is no area {name!r}; there are {', '.join(named)}", name)
        return named

    def sheet(self, drawing: Drawing, areas: dict[str, str]) -> Adventure:
        """The Adventure sheet: what is drawn in unexplored areas waits there, the rest is on the board already."""
        s = self.situation
        known = {a for a in areas if a not in s.unexplored and a not in s.revealed and s.next != SETUP}
        rooms = {
            a: next(r for r in drawing.grid.rooms() if drawing.grid.bit.get(at, 0) & r)
            for a, at in areas.items()
            if at in drawing.grid.bit
        }
        lines = [line for line in s.map.split("\n") if not line.startswith(";")]
        while lines and not lines[0].strip():
            lines.pop(0)
        for space, mark in drawing.marks.items():
            here = next((a for a, room in rooms.items() if drawing.grid.bit[space] & room), "")
            if mark in HERO_MARKS or ((mark in MONSTERS) and here in known):
                row, column = divmod(drawing.grid.index[space], drawing.grid.width)
                line = lines[2 * row + 1]
                lines[2 * row + 1] = f"{line[: 2 * column + 1]}.{line[2 * column + 2 :]}"
        plain: dict[str, Any] = {
            "level": 1,
            "boards": [],
            "areas": areas,
            "bosses": s.bosses,
            "traps": s.traps,
            **s.adventure,
        }
        return sheet_from(f"situation-{hash_of(self.text)}", plain, "\n".join(lines), TextFile(self.text, self.source))

    def state(self, sheet: Adventure) -> DVState:
        s, take = self.situation, self.copies.take_all
        consumables = {card.id for card in cards().values() if card.kind == "consumable"}
        chosen = read_options({**s.options})
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
            switches=[switch for switch, (default, _) in SWITCHES.items() if getattr(chosen, switch) != default],
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
                Lasting(copy, e.owner, e.on or e.owner, cards()[e.card].clauses[0].when, e.refreshed)
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

    def before_setup(self, sheet: Adventure, drawing: Drawing) -> DVState:
        """A game that is only now set up: nothing lies on the board, the Heroes own what the Campaign says."""
        s = self.situation
        drawn = next((mark for mark in drawing.marks.values() if mark in HERO_MARKS), "")
        if drawn or s.heroes or s.monsters or s.turn:
            raise self.complain("before the setup nobody is on the board", "next =")
        record = self.record()
        campaign = {} if record is None else {"campaign": msgspec.to_builtins(record)}
        return new_game(sheet.id, {**s.options, **campaign})

    def record(self) -> Campaign | None:
        """The Campaign, its cards as copies; what was bought are the first copies of that name."""
        before = self.situation.campaign
        if before is None:
            return None
        take = self.copies.take_unnumbered
        bought = _Copies(self).take_unnumbered(before.bought)
        owned = {hero: take(names) for hero, names in before.owned.items()}
        return msgspec.structs.replace(before, owned=owned, bought=bought, loose=take(before.loose))

    def place_figures(self, state: DVState, drawing: Drawing, sheet: Adventure) -> None:
        s = self.situation
        where = {HERO_MARKS[mark]: space for space, mark in drawing.marks.items() if mark in HERO_MARKS}
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
        for space, mark in drawing.marks.items():
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


def hash_of(text: str) -> int:
    """A number for a text, the same on every machine."""
    return crc32(text.encode())


def read_situation(text: str, source: str = "situation") -> Situation:
    """A situation from its text; an error names file and line."""
    return toml_text(text, Situation, source)


def build(text: str, situation: Situation, source: str = "situation") -> DVState:
    """The state of a situation."""
    return _Builder(text, situation, source).build()
