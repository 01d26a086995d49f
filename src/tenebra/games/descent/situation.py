"""Situations: a moment at the table, written by hand. The format is explained in docs/situations.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tenebra.boards import parse_drawing
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
from tenebra.games.descent.steps import (
    ActivateMonsters,
    AnyStep,
    BeginTurn,
    ChooseHero,
    Declare,
    EndRound,
    NewRound,
    OverlordBegin,
    OverlordDiscard,
    OverlordDraw,
    OverlordPrepare,
)
from tenebra.kernel import BadInput
from tenebra.kit import situation_reader
from tenebra.kit.decks import Deck
from tenebra.kit.situation_reader import SETUP, Situation, Written

GROUND = {"o": "pits", "~": "water", "^": "rocks", "*": "glyphs", "x": "glyphs"}
"""Marks of a drawing: obstacles, glyphs that are active and those that are not."""
ACTIVE = "*"
DRAWN_CHESTS = {"c": "copper", "s": "silver", "g": "gold"}
DRAWN_STAIRS = {"1": "red", "2": "blue", "3": "green"}
NEVER = ["round 9999"]
"""What the heroes must achieve where a situation does not say it."""
TRAINING = 4
"""Tokens of each trait (DE-TWN-12)."""
OVERLORD_TURN: dict[str, AnyStep] = {
    "overlord": OverlordBegin(),
    "draw": OverlordDraw(),
    "discard": OverlordDiscard(),
    "prepare": OverlordPrepare(),
    "activate": ActivateMonsters(),
    "end": EndRound(),
}
"""Where in the Overlord's turn a situation can begin, in order."""
PHASES = {"overlord": "draw", "draw": "draw", "discard": "draw", "prepare": "spawn", "activate": "activate", "end": "activate"}


class HeroAt(Written, frozen=True):
    """A hero: where he stands, by a space or his mark in the drawing, and all that is not as at the start."""

    at: str = ""
    life: int | None = None
    fatigue: int | None = None
    coins: int = 0
    skills: list[str] = []
    equipped: list[str] = []
    pack: list[str] = []
    exhausted: list[str] = []
    order: str = ""
    training: dict[str, int] = {}
    burn: int = 0
    web: int = 0
    stun: int = 0
    poison: int = 0
    monkey: int = 0
    in_pit: bool = False
    acted: bool = False


class MonsterAt(Written, frozen=True):
    """A monster: its top left space, or its mark in the drawing."""

    at: str
    life: int | None = None
    upright: bool = False
    burn: int = 0
    web: int = 0
    stun: int = 0
    in_pit: bool = False
    acted: bool = False


class OverlordAt(Written, frozen=True):
    """The Overlord's side of the table, the deck with its top card first."""

    threat: int = 0
    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    powers: list[str] = []


class FamiliarAt(Written, frozen=True):
    """A familiar."""

    owner: str
    at: str = ""
    item: str = ""


class DESituation(Situation, frozen=True, kw_only=True):
    """A moment at the table. Everything but `game`, a map (or a quest) and heroes may be left out."""

    scenario: str = ""
    areas: dict[str, str] = {}
    unrevealed: list[str] = []
    revealed: list[str] = []
    heroes: dict[str, HeroAt] = {}
    monsters: dict[str, MonsterAt] = {}
    overlord: OverlordAt = OverlordAt()
    conquest: int = 5
    players: int = 0
    opened: list[str] = []
    keys: list[str] = []
    tokens: list[str] = []
    encounters: dict[str, str] = {}
    chests: dict[str, int] = {}
    familiars: dict[str, FamiliarAt] = {}
    pico: str = ""
    decks: dict[str, list[str]] = {}
    shop: list[str] = []
    bearers: dict[str, str] = {}
    counters: dict[str, int] = {}
    quest: dict[str, Any] = {}
    stop: bool = False


class Builder(situation_reader.Builder[DESituation, DEState, Quest]):
    """Turns a situation into a quest and a state."""

    kind, sheets = DESituation, SHEETS

    def number_of(self, card: str) -> int:
        printed = items().get(card) or overlord_cards().get(card)
        return printed.copies if printed is not None else 0

    def lay(self) -> Quest:
        """The quest named, or one on the map that is drawn."""
        s = self.situation
        if s.scenario:
            self.marks: dict[str, str] = {}
            return SHEETS[s.scenario]
        self.drawing = parse_drawing(s.map, self.file.source)
        self.marks = {mark: space for space, mark in reversed(self.drawing.marks.items())}
        plain = {"wins": NEVER, **s.quest, "area": self.areas()}
        return build_quest(self.id, plain, self.drawing, self.file)

    def areas(self) -> dict[str, Any]:
        """Rooms as named, the others as `start`, `room-2`, … in reading order, with what is drawn and written there."""
        s, grid, marks = self.situation, self.drawing.grid, self.drawing.marks
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

    def set_up(self, sheet: Quest) -> DEState:
        state = self.state(sheet)
        for name, hero in self.situation.heroes.items():
            state.heroes[self.known(name, heroes(), "hero")] = self.hero(name, hero, sheet)
        if not state.heroes:
            raise self.complain("nobody plays: write heroes", "game =")
        for name, hero in self.situation.heroes.items():
            state.heroes[name].life = most_life(state, name) if hero.life is None else hero.life
            state.heroes[name].fatigue = most_fatigue(state, name) if hero.fatigue is None else hero.fatigue
        for name, monster in self.situation.monsters.items():
            state.monsters[name] = self.monster(name, monster, sheet, state)
        self.check_marks()
        state.agenda = self.agenda(state)
        return state

    def new_game(self, sheet: Quest, options: Mapping[str, Any]) -> DEState:
        s = self.situation
        if s.heroes or s.monsters or s.turn:
            raise self.complain("before the setup nobody is on the board", "next =")
        return new_game(sheet.id, options)

    def state(self, sheet: Quest) -> DEState:
        """Everything but the figures and the agenda."""
        s, take = self.situation, self.copies.take_all
        _, switches = read_options({**s.options})
        revealed = [START, *s.revealed] if s.scenario else [area for area in sheet.areas if area not in s.unrevealed]
        areas = [sheet.areas[self.known(name, sheet.areas, "area")] for name in revealed]
        drawn_open = [] if s.scenario else [edge for edge, mark in self.drawing.edge_marks.items() if mark == "O"]
        opened = {self.known(door, sheet.doors, "door") for door in s.opened}
        state = DEState(
            scenario=sheet.id,
            switches=switches,
            players=s.players or len(s.heroes) + 1,
            party=list(s.heroes),
            round=s.round - (s.next == "round"),
            phase=PHASES.get(s.next, "heroes"),
            conquest=s.conquest,
            revealed=revealed,
            doors={door: door in opened or door in drawn_open for area in areas for door in area.doors},
            keys=list(s.keys),
            chests=self.chests(areas),
            glyphs={at: self.is_active(at, area) for area in areas for at in area.glyphs},
            stairs={at: colour for area in areas for at, colour in area.stairs.items()},
            obstacles={at: kind for area in areas for at, kind in area.obstacles.items()},
            tokens=self.tokens(areas),
            decks={name: Deck(self.pile(name)[::-1]) for name in (*TREASURES, *SKILL_DECKS)},
            shop=take(s.shop),
            training=dict.fromkeys(TRAITS, TRAINING),
            pico=s.pico,
            bearers=dict(s.bearers),
            taken=list(s.bearers),
            counters=dict(s.counters),
        )
        used = {chest.number for chest in state.chests.values()}
        state.chest_numbers = {
            kind: [number for number, of in CHESTS.items() if of == kind and number not in used][::-1] for kind in TREASURES
        }
        written = s.overlord
        state.overlord = Overlord(
            written.threat,
            take(written.hand),
            Deck(take(written.deck)[::-1], take(written.discard)),
            take(written.powers),
        )
        state.familiars = {
            name: Familiar(name, entry.owner, self.space(entry.at, sheet), item=self.item(entry.item))
            for name, entry in s.familiars.items()
        }
        return state

    def pile(self, deck: str) -> list[str]:
        """The cards of a deck, top card first; there is one of each skill."""
        cards = self.situation.decks.get(deck, [])
        return [self.known(card, skills(), "skill") for card in cards] if deck in SKILL_DECKS else self.copies.take_all(cards)

    def is_active(self, glyph: str, area: Area) -> bool:
        """As it is drawn; in a quest of the box those of the starting area."""
        return area.name == START if self.situation.scenario else self.drawing.marks.get(glyph) == ACTIVE

    def chests(self, areas: list[Area]) -> dict[str, Chest]:
        """Those of the areas, with the numbers that are written; else the lowest of their kind."""
        out: dict[str, Chest] = {}
        for area in areas:
            for space, kind in area.chests.items():
                taken = {chest.number for chest in out.values()} | set(self.situation.chests.values())
                free = next((number for number, of in CHESTS.items() if of == kind and number not in taken), 0)
                number = self.situation.chests.get(space, free)
                if CHESTS.get(number) != kind:
                    raise self.complain_of_mark(f"there is no {kind} chest {number}", space)
                out[space] = Chest(kind, number)
        return out

    def tokens(self, areas: list[Area]) -> dict[str, Token]:
        """What lies in the areas, and their encounters."""
        out = {name: Token(*token) for area in areas for name, token in area.tokens.items()}
        return out | {name: Token(ENCOUNTER, at, name) for area in areas for name, at in area.encounters.items()}

    def space(self, at: str, sheet: Quest) -> str:
        """A space of the map by its name or by a mark of the drawing; nothing is Town."""
        space = self.marks.get(at, at)
        if space and space not in sheet.area_of:
            raise self.complain(f"{at!r} is no space of the map", at)
        return space

    def item(self, name: str) -> str:
        return name if name in POTIONS else self.copies.take(name)

    def hero(self, name: str, entry: HeroAt, sheet: Quest) -> Hero:
        for skill in entry.skills:
            self.known(skill, skills(), "skill")
        return Hero(
            name,
            self.space(entry.at, sheet),
            0,
            0,
            entry.coins,
            list(entry.skills),
            [self.item(item) for item in entry.equipped],
            [self.item(item) for item in entry.pack],
            list(entry.exhausted),
            entry.order,
            dict(entry.training),
            entry.burn,
            entry.web,
            entry.stun,
            entry.poison,
            entry.monkey,
            entry.in_pit,
            has_acted=entry.acted,
        )

    def monster(self, name: str, entry: MonsterAt, sheet: Quest, state: DEState) -> Monster:
        """`beastman-1`, `beastman-leader-2`, or a unique monster of the quest."""
        unique = sheet.uniques.get(name)
        base, _, number = (name, "", "") if unique else name.rpartition("-")
        kind = base.removesuffix("-leader")
        if unique is None and (kind not in monsters() or not number.isdigit()):
            raise self.complain(f"{name!r}: write beastman-1, beastman-leader-1, or a monster of the quest's uniques", name)
        rank = UNIQUE if unique else LEADER if base != kind else NORMAL
        stats = unique.stats if unique else monsters()[kind].stats("leader" if rank == LEADER else "normal")
        if number:
            state.serial[base] = max(state.serial.get(base, 0), int(number))
        return Monster(
            name,
            kind,
            rank,
            self.space(entry.at, sheet),
            stats.wounds_for(state.players) if entry.life is None else entry.life,
            entry.upright,
            entry.burn,
            entry.web,
            entry.stun,
            entry.in_pit,
            has_acted=entry.acted,
        )

    def check_marks(self) -> None:
        """Every mark of the drawing means something."""
        s = self.situation
        written = [hero.at for hero in s.heroes.values()] + [monster.at for monster in s.monsters.values()]
        written += [familiar.at for familiar in s.familiars.values()]
        for mark, space in self.marks.items():
            if mark not in written and mark not in (*GROUND, *DRAWN_CHESTS, *DRAWN_STAIRS):
                raise self.complain_of_mark(f"the mark {mark!r} means nothing", space)

    def complain_of_mark(self, message: str, space: str) -> BadInput:
        """An error about what is drawn in a space; of a quest of the box nothing is drawn."""
        line, column = (1, 0) if self.situation.scenario else self.drawing.lines[space]
        return BadInput(message, source=self.file.source, line=line, column=column)

    def agenda(self, state: DEState) -> list[AnyStep]:
        """What is to come, the last first: a hero who declares his action, or what `next` says; with `stop` that alone."""
        s = self.situation
        turn = self.known(s.turn or state.party[0], state.heroes, "hero")
        steps: list[AnyStep]
        if s.next in OVERLORD_TURN:
            names = list(OVERLORD_TURN)
            steps = [OVERLORD_TURN[name] for name in names[names.index(s.next) :]]
        elif s.next == "round":
            steps = [NewRound()]
        elif s.next == "hero":
            steps = [ChooseHero()]
        elif s.next in ("", "turn"):
            state.turn = None if s.next else Turn(turn)
            steps = [BeginTurn(turn) if s.next else Declare(turn), ChooseHero()]
        else:
            raise self.complain(
                f"next = {s.next!r}: write {', '.join((SETUP, 'round', 'hero', 'turn', *OVERLORD_TURN))}", "next ="
            )
        return steps[:1] if s.stop else steps[::-1]
