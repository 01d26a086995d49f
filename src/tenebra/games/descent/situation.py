"""Situations: a moment at the table, written by hand. The format is explained in docs/situations.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tenebra.boards import SquareGrid
from tenebra.games.descent import steps
from tenebra.games.descent.content import heroes, items, monsters, overlord_cards, skills
from tenebra.games.descent.rules.powers import most_fatigue, most_life
from tenebra.games.descent.scenario import CHESTS, START, Area, Quest
from tenebra.games.descent.scenario_reader import build_quest
from tenebra.games.descent.scenarios import SHEETS
from tenebra.games.descent.setup import new_game, read_options
from tenebra.games.descent.state import (
    ENCOUNTER,
    LEADER,
    NORMAL,
    POTIONS,
    SKILL_DECKS,
    TRAITS,
    TREASURES,
    UNIQUE,
    Chest,
    DEState,
    Familiar,
    Hero,
    Monster,
    Overlord,
    Token,
    Turn,
)
from tenebra.kit.decks import Deck
from tenebra.kit.patching import Plain
from tenebra.kit.situation_reader import SETUP, DrawnBuilder, Situation

GROUND = {"o": "pits", "~": "water", "^": "rocks", "*": "glyphs", "x": "glyphs"}
"""Marks of a drawing: obstacles, glyphs that are active and those that are not."""
ACTIVE = "*"
DRAWN_CHESTS = {"c": "copper", "s": "silver", "g": "gold"}
DRAWN_STAIRS = {"1": "red", "2": "blue", "3": "green"}
NEVER = ["round 9999"]
"""The heroes' objective if a situation does not name one."""
CONQUEST = 5
TRAINING = 4
"""Tokens of each trait (DE-TWN-12)."""
OVERLORD_TURN: dict[str, steps.AnyStep] = {
    "overlord": steps.OverlordBegin(),
    "draw": steps.OverlordDraw(),
    "discard": steps.OverlordDiscard(),
    "prepare": steps.OverlordPrepare(),
    "activate": steps.ActivateMonsters(),
    "end": steps.EndRound(),
}
"""The steps in the Overlord's turn at which a situation can begin, in order."""
PHASES = {"overlord": "draw", "draw": "draw", "discard": "draw", "prepare": "spawn", "activate": "activate", "end": "activate"}


class DESituation(Situation, frozen=True, kw_only=True):
    """The map with what lies there, who is on it, the Overlord's cards. All else is written as in the state."""

    scenario: str = ""
    areas: dict[str, str] = {}
    unrevealed: list[str] = []
    revealed: list[str] = []
    heroes: dict[str, Plain] = {}
    monsters: dict[str, Plain] = {}
    overlord: dict[str, Any] = {}
    opened: list[str] = []
    tokens: list[str] = []
    encounters: dict[str, str] = {}
    chests: dict[str, int] = {}
    familiars: dict[str, Plain] = {}
    quest: dict[str, Any] = {}
    stop: bool = False


class Builder(DrawnBuilder[DESituation, DEState, Quest]):
    """Turns a situation into a quest and a state."""

    kind, states, sheets = DESituation, DEState, SHEETS
    people = ("heroes", "monsters", "turn")
    readers = {
        DEState: {"decks": "decks", "shop": "cards"},
        Hero: {"skills": "skills", "equipped": "items", "pack": "items"},
        Familiar: {"item": "item"},
    }

    def number_of(self, card: str) -> int:
        printed = items().get(card) or overlord_cards().get(card)
        return printed.copies if printed is not None else 0

    def lay(self) -> Quest:
        """The quest named, or one on the map that is drawn."""
        s = self.situation
        if s.scenario:
            return SHEETS[s.scenario]
        drawing = self.draw()
        plain = {"wins": NEVER, **s.quest, "area": self.areas(drawing.grid, drawing.marks)}
        return build_quest(self.id, plain, drawing, self.file)

    def areas(self, grid: SquareGrid, marks: Mapping[str, str]) -> dict[str, Any]:
        """Rooms as named, the others as `start`, `room-2`, … in reading order, with what is drawn and written there."""
        s = self.situation
        written = s.quest.get("area", {})
        lying = [(what, at) for line in s.tokens for what, _, spaces in [line.partition(" at ")] for at in spaces.split()]
        for at in (*(at for _, at in lying), *s.encounters.values()):
            self.known(at, grid.spaces(grid.floor), "space")
        out: dict[str, Any] = {}
        for number, room in enumerate(grid.rooms(), 1):
            named = [name for name, space in s.areas.items() if grid.bit.get(space, 0) & room]
            name = named[0] if named else START if START not in s.areas and not out else f"room-{number}"
            here = {space: mark for space, mark in marks.items() if grid.bit[space] & room}
            out[name] = {
                **{field: [at for at, mark in here.items() if GROUND.get(mark) == field] for field in GROUND.values()},
                "chests": [f"{DRAWN_CHESTS[mark]} at {at}" for at, mark in here.items() if mark in DRAWN_CHESTS],
                "stairs": [f"{DRAWN_STAIRS[mark]} at {at}" for at, mark in here.items() if mark in DRAWN_STAIRS],
                "tokens": [f"{what} at {at}" for what, at in lying if grid.bit.get(at, 0) & room],
                "encounters": {name: at for name, at in s.encounters.items() if grid.bit.get(at, 0) & room},
                "at": grid.spaces(room)[0],
                **written.get(name, {}),
            }
        for name in (*s.areas, *s.unrevealed, *written):
            self.known(name, out, "area")
        return out

    def new_game(self, options: Plain) -> DEState:
        return new_game(self.sheet.id, options)

    def lay_out(self) -> DEState:
        s, sheet = self.situation, self.sheet
        _, switches = read_options({**s.options})
        revealed = [START, *s.revealed] if s.scenario else [area for area in sheet.areas if area not in s.unrevealed]
        areas = [sheet.areas[self.known(name, sheet.areas, "area")] for name in revealed]
        opened = {self.known(door, sheet.doors, "door") for door in s.opened}
        if self.drawing is not None:
            opened |= {edge for edge, mark in self.drawing.edge_marks.items() if mark == "O"}
        chests = self.chests(areas)
        used = {chest.number for chest in chests.values()}
        lying = {name: Token(*token) for area in areas for name, token in area.tokens.items()}
        return DEState(
            scenario=sheet.id,
            switches=switches,
            players=len(s.heroes) + 1,
            party=list(s.heroes),
            round=s.round - (s.next == "round"),
            phase=PHASES.get(s.next, "heroes"),
            conquest=CONQUEST,
            revealed=revealed,
            doors={door: door in opened for area in areas for door in area.doors},
            chests=chests,
            chest_numbers={
                kind: [number for number, of in CHESTS.items() if of == kind and number not in used][::-1] for kind in TREASURES
            },
            glyphs={at: self.is_active(at, area) for area in areas for at in area.glyphs},
            stairs={at: colour for area in areas for at, colour in area.stairs.items()},
            obstacles={at: kind for area in areas for at, kind in area.obstacles.items()},
            tokens=lying | {name: Token(ENCOUNTER, at, name) for area in areas for name, at in area.encounters.items()},
            decks=self.decks({}),
            training=dict.fromkeys(TRAITS, TRAINING),
        )

    def place(self) -> None:
        s, state = self.situation, self.state
        state.taken = state.taken or list(state.bearers)
        state.overlord = self.made(self.overlord, s.overlord, "overlord")
        self.fill(state.familiars, "familiars", self.familiar)
        self.fill(state.heroes, "heroes", self.hero)
        if not state.heroes:
            raise self.complain("nobody plays: write heroes", "game =")
        for name, written in s.heroes.items():
            if "life" not in written:
                state.heroes[name].life = most_life(state, name)
            if "fatigue" not in written:
                state.heroes[name].fatigue = most_fatigue(state, name)
        self.fill(state.monsters, "monsters", self.monster)
        self.check_marks((*GROUND, *DRAWN_CHESTS, *DRAWN_STAIRS))

    def is_active(self, glyph: str, area: Area) -> bool:
        """Whether a glyph is active: as it is drawn; in a quest of the box those of the starting area."""
        return area.name == START if self.drawing is None else self.drawing.marks.get(glyph) == ACTIVE

    def chests(self, areas: list[Area]) -> dict[str, Chest]:
        """The chests of the areas, with the numbers that are written; else the lowest of their kind."""
        out: dict[str, Chest] = {}
        for area in areas:
            for space, kind in area.chests.items():
                taken = {chest.number for chest in out.values()} | set(self.situation.chests.values())
                free = next((number for number, of in CHESTS.items() if of == kind and number not in taken), 0)
                number = self.situation.chests.get(space, free)
                if CHESTS.get(number) != kind:
                    raise self.complain_of_space(f"there is no {kind} chest {number}", space)
                out[space] = Chest(kind, number)
        return out

    def space(self, at: str) -> str:
        """A space of the map by its name or by a mark of the drawing; nothing is Town."""
        space = self.marked(at)
        if space and space not in self.sheet.area_of:
            raise self.complain(f"{at!r} is no space of the map", at)
        return space

    def decks(self, written: dict[str, list[str]]) -> dict[str, Deck]:
        """All decks of treasures and skills."""
        decks = {name: Deck() for name in (*TREASURES, *SKILL_DECKS)}
        for name, cards in written.items():
            taken = self.skills(cards) if name in SKILL_DECKS else self.cards(cards)
            decks[self.known(name, decks, "deck")].draw = taken[::-1]
        return decks

    def skills(self, names: list[str]) -> list[str]:
        """Skills; there is one card of each."""
        return [self.known(name, skills(), "skill") for name in names]

    def item(self, name: str) -> str:
        return name if name in POTIONS else self.card(name)

    def items(self, names: list[str]) -> list[str]:
        """Copies of items; potions are all alike."""
        return [self.item(name) for name in names]

    def overlord(
        self, *, hand: Sequence[str] = (), deck: Sequence[str] = (), discard: Sequence[str] = (), powers: Sequence[str] = ()
    ) -> Overlord:
        """The Overlord's side of the table, the deck with its top card first."""
        take = self.copies.take_all
        return Overlord(hand=take(hand), deck=Deck(take(deck)[::-1], take(discard)), powers=take(powers))

    def familiar(self, name: str, *, owner: str, at: str = "") -> Familiar:
        return Familiar(name, owner, self.space(at))

    def hero(self, name: str, *, at: str = "") -> Hero:
        """A hero of the box, who has nothing and is in Town."""
        return Hero(self.known(name, heroes(), "hero"), self.space(at), life=0, fatigue=0)

    def monster(self, name: str, *, at: str) -> Monster:
        """`beastman-1`, `beastman-leader-2`, or a unique monster of the quest."""
        unique = self.sheet.uniques.get(name)
        base, _, number = (name, "", "") if unique else name.rpartition("-")
        kind = base.removesuffix("-leader")
        if unique is None and (kind not in monsters() or not number.isdigit()):
            raise self.complain(f"{name!r}: write beastman-1, beastman-leader-1, or a monster of the quest's uniques", name)
        rank = UNIQUE if unique else LEADER if base != kind else NORMAL
        stats = unique.stats if unique else monsters()[kind].stats("leader" if rank == LEADER else "normal")
        if number:
            self.state.serial[base] = max(self.state.serial.get(base, 0), int(number))
        return Monster(name, kind, rank, self.space(at), stats.wounds_for(self.state.players))

    def agenda(self) -> list[steps.AnyStep]:
        """The steps to come, the last first: a hero who declares his action, or what `next` says; with `stop` that alone."""
        s, state = self.situation, self.state
        turn = self.known(s.turn or state.party[0], state.heroes, "hero")
        coming: list[steps.AnyStep]
        if s.next in OVERLORD_TURN:
            names = list(OVERLORD_TURN)
            coming = [OVERLORD_TURN[name] for name in names[names.index(s.next) :]]
        elif s.next == "round":
            coming = [steps.NewRound()]
        elif s.next == "hero":
            coming = [steps.ChooseHero()]
        elif s.next in ("", "turn"):
            state.turn = None if s.next else Turn(turn)
            coming = [steps.BeginTurn(turn) if s.next else steps.Declare(turn), steps.ChooseHero()]
        else:
            raise self.complain(
                f"next = {s.next!r}: write {', '.join((SETUP, 'round', 'hero', 'turn', *OVERLORD_TURN))}", "next ="
            )
        return coming[:1] if s.stop else coming[::-1]
