"""What the dungeon shows: areas, doors, figures, glyphs, obstacles, tokens, familiars, told as events."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from tenebra.boards.grid import space_cell
from tenebra.games.descent.events.turns import turn_of
from tenebra.games.descent.state import (
    AIM,
    BENT,
    OVERLORD,
    WALK,
    Chest,
    DEState,
    Familiar,
    Hero,
    Monster,
    Token,
    figure,
    forget,
)
from tenebra.kernel import Event
from tenebra.kit import clockwork


class AreaRevealed(Event, frozen=True):
    """The Overlord sets an area up: doors, chests, markers; its monsters follow one by one (DE-EXP-02)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-EXP-02", "DE-SET-24", "DE-SET-25", "DE-RUL-97", "DE-SEC-01", "DE-RUL-95")
    area: str
    doors: tuple[str, ...]
    chests: dict[str, Chest]
    glyphs: dict[str, bool]
    obstacles: dict[str, str]
    stairs: dict[str, str]
    tokens: dict[str, Token]
    reveals: ClassVar[bool] = True

    def apply(self, state: DEState) -> None:
        forget(state, "ways", "lit", "floor", "in_the_way", "hidden", "glyphs_at", "stair_ends", "at_doors")
        state.revealed.append(self.area)
        for door in self.doors:
            state.doors[door] = False
        for chest in self.chests.values():
            state.chest_numbers[chest.kind].pop()
        state.chests |= {space: Chest(chest.kind, chest.number) for space, chest in self.chests.items()}
        state.glyphs |= self.glyphs
        state.obstacles |= self.obstacles
        state.stairs |= self.stairs
        state.tokens |= {id: Token(token.kind, token.space, token.name) for id, token in self.tokens.items()}

    def seen_by(self, seat: str, state: DEState) -> Event:
        if seat == OVERLORD:
            return self
        chests = {space: Chest(chest.kind) for space, chest in self.chests.items()}
        return AreaRevealed(
            self.area,
            self.doors,
            chests,
            self.glyphs,
            self.obstacles,
            self.stairs,
            self.tokens,
            rule=self.rule,
            also=self.also,
        )


class DoorOpened(Event, frozen=True):
    """A door is slid to the side (DE-DOR-02)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-DOR-01", "DE-DOR-02", "DE-DOR-05")
    door: str
    by: str

    def apply(self, state: DEState) -> None:
        forget(state, "ways")
        state.doors[self.door] = True


class DoorClosed(Event, frozen=True):
    """A door is put back (DE-DOR-02)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-DOR-02", "DE-DOR-03", "DE-DOR-06", "DE-LRG-09")
    door: str
    by: str

    def apply(self, state: DEState) -> None:
        forget(state, "ways")
        state.doors[self.door] = False


class DoorsUnlocked(Event, frozen=True):
    """The rune doors of a colour are unlocked for all heroes and for good (DE-DOR-08)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-DOR-08", "DE-DOR-09", "DE-RUL-80")
    colour: str

    def apply(self, state: DEState) -> None:
        if self.colour not in state.keys:
            state.keys.append(self.colour)


class Moved(Event, frozen=True):
    """A figure moves: a step, a jump, a climb, a staircase. Moving takes the Aim order away (DE-ORD-06)."""

    basis: ClassVar[tuple[str, ...]] = (
        "DE-MOV-02", "DE-MOV-04", "DE-MOV-08", "DE-MOV-13", "DE-ADJ-01", "DE-GEN-06", "DE-GEN-07", "DE-RUL-58",
    )  # fmt: skip
    figure: str
    to: str
    upright: bool = False
    cost: int = 1
    in_pit: bool = False
    """It stays in a pit; whoever falls into one does so afterwards."""
    is_walking: bool = False
    """A step of a hero's walk, of which the rest is kept."""

    def apply(self, state: DEState) -> None:
        turn, activation, one = state.turn, state.activation, figure(state, self.figure)
        if turn is not None and turn.hero == self.figure:
            turn.steps += 1
            turn.points -= self.cost
            turn.is_entering = self.is_walking
            del turn.path[:1]
            turn.heading = heading(turn.heading, one.space, self.to)
        elif activation is not None and activation.monster == self.figure:
            activation.points -= self.cost
            activation.has_moved = True
        put(state, self.figure, self.to, self.upright)
        one.in_pit = self.in_pit


class WalkBegan(Event, frozen=True):
    """A hero sets out. Where he means to go is no business of the Overlord's."""

    hero: str
    path: tuple[str, ...]

    def apply(self, state: DEState) -> None:
        turn_of(state).path = list(self.path)

    def seen_by(self, seat: str, state: DEState) -> Event | None:
        return self if seat in state.party else None


class Entered(Event, frozen=True):
    """Nothing more can happen in a space a hero has stepped into; he goes no further if something did (DE-RUL-91)."""

    hero: str
    stops: bool

    def apply(self, state: DEState) -> None:
        turn = turn_of(state)
        turn.is_entering = False
        if self.stops:
            turn.path = []


class FigurePut(Event, frozen=True):
    """A figure is put somewhere without walking (DE-ABL-12, DE-RUL-82)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-RUL-57",)
    figure: str
    space: str
    upright: bool = False

    def apply(self, state: DEState) -> None:
        put(state, self.figure, self.space, self.upright)
        figure(state, self.figure).in_pit = False


class FellIntoPit(Event, frozen=True):
    """A figure stands wholly in a pit and falls in (DE-OBS-03)."""

    basis: ClassVar[tuple[str, ...]] = (
        "DE-OBS-03", "DE-OBS-05", "DE-OBS-08", "DE-OBS-09", "DE-RUL-13", "DE-RUL-14", "DE-RUB-06", "DE-MOV-14", "DE-RUL-91",
    )  # fmt: skip
    figure: str

    def apply(self, state: DEState) -> None:
        forget(state)
        figure(state, self.figure).in_pit = True


class HeroPlaced(Event, frozen=True):
    """A hero comes onto the board at the beginning (DE-SET-19)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-SET-19", "DE-RUL-21", "DE-RUL-83")
    hero: str
    space: str

    def apply(self, state: DEState) -> None:
        put(state, self.hero, self.space)


class WentToTown(Event, frozen=True):
    """A hero goes to Town by a glyph (DE-GLY-02)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-GLY-02", "DE-GLY-03", "DE-TWN-01", "DE-TWN-03", "DE-TWN-13")
    hero: str

    def apply(self, state: DEState) -> None:
        put(state, self.hero, "")
        use_glyph(state, self.hero)


class CameFromTown(Event, frozen=True):
    """A hero comes back to a glyph, or beside it (DE-GLY-06)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-GLY-02", "DE-GLY-06", "DE-GLY-07", "DE-TWN-13")
    hero: str
    space: str

    def apply(self, state: DEState) -> None:
        put(state, self.hero, self.space)
        use_glyph(state, self.hero)


class GlyphActivated(Event, frozen=True):
    """A glyph turns white, once and for all (DE-GLY-01)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-GLY-01", "DE-GLY-04", "DE-GLY-08", "DE-CNQ-01", "DE-MOV-14", "DE-RUL-91")
    glyph: str
    hero: str

    def apply(self, state: DEState) -> None:
        forget(state, "glyphs_at")
        state.glyphs[self.glyph] = True


class MonsterPlaced(Event, frozen=True):
    """A monster comes onto the board."""

    basis: ClassVar[tuple[str, ...]] = (
        "DE-GEN-08", "DE-GEN-09", "DE-GEN-10", "DE-MCD-02", "DE-MCD-03", "DE-EQP-01", "DE-LRG-01", "DE-LRG-10", "DE-RUL-65",
    )  # fmt: skip
    monster: str
    monster_kind: str
    rank: str
    space: str
    upright: bool
    life: int
    has_acted: bool = False
    """It was lifted from the board after its activation (DE-RUB-17)."""
    reveals: ClassVar[bool] = True

    def apply(self, state: DEState) -> None:
        forget(state, "standing", "stood", "abilities")
        state.monsters[self.monster] = Monster(
            self.monster, self.monster_kind, self.rank, self.space, self.life, self.upright, has_acted=self.has_acted
        )
        name, _, number = self.monster.rpartition("-")
        if number.isdigit():
            state.serial[name] = int(number)


class MonsterRemoved(Event, frozen=True):
    """A monster leaves the board without reward (DE-SPW-10, DE-RUL-75)."""

    monster: str

    def apply(self, state: DEState) -> None:
        remove(state, self.monster)


class MonsterKilled(Event, frozen=True):
    """A monster is killed: figure and tokens go back to the supply (DE-DTH-01)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-DTH-01", "DE-DTH-11", "DE-DMG-03")
    monster: str
    by: str

    def apply(self, state: DEState) -> None:
        state.slain.append(state.monsters[self.monster].kind)
        remove(state, self.monster)


class HeroKilled(Event, frozen=True):
    """A hero is killed and wakes in Town, whole, with half his money gone (DE-DTH-02 to DE-DTH-08)."""

    basis: ClassVar[tuple[str, ...]] = (
        "DE-DTH-02", "DE-DTH-05", "DE-DTH-06", "DE-DTH-07", "DE-DTH-12", "DE-RUL-08", "DE-RUL-85", "DE-RUL-89", "DE-DMG-02",
    )  # fmt: skip
    hero: str
    by: str
    coins: int
    life: int
    fatigue: int

    def apply(self, state: DEState) -> None:
        hero = state.heroes[self.hero]
        if hero.monkey:
            forget(state, "powers", "abilities")
        put(state, self.hero, "")
        hero.coins -= self.coins
        hero.life, hero.fatigue = self.life, self.fatigue
        hero.burn = hero.web = hero.stun = hero.poison = hero.monkey = 0
        hero.order, hero.in_pit, hero.lasting = "", False, []
        if state.turn is not None and state.turn.hero == self.hero:
            state.turn.is_over = True


class TokenTaken(Event, frozen=True):
    """A hero takes up a token; a thing of the quest he carries without a slot (DE-TRS-02)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-TRS-01", "DE-TRS-02", "DE-MVA-02")
    hero: str
    token: str
    is_carried: bool = False

    def apply(self, state: DEState) -> None:
        del state.tokens[self.token]
        if self.token not in state.taken:
            state.taken.append(self.token)
        if self.is_carried:
            state.bearers[self.token] = self.hero


class ThingGiven(Event, frozen=True):
    """A thing of the quest goes from one hero to another."""

    thing: str
    to: str

    def apply(self, state: DEState) -> None:
        state.bearers[self.thing] = self.to


class TokenPlaced(Event, frozen=True):
    """A token lies on the board: one of the quest's, a relic, a thing whose bearer has left."""

    basis: ClassVar[tuple[str, ...]] = ("DE-REL-03",)
    token: str
    what: str
    space: str
    name: str = ""
    reveals: ClassVar[bool] = True

    def apply(self, state: DEState) -> None:
        state.bearers.pop(self.token, None)
        state.tokens[self.token] = Token(self.what, self.space, self.name)


class TokenRemoved(Event, frozen=True):
    """A token is gone, wherever it was."""

    token: str

    def apply(self, state: DEState) -> None:
        state.bearers.pop(self.token, None)
        state.tokens.pop(self.token, None)


class ObstaclePlaced(Event, frozen=True):
    """A card or the quest puts an obstacle on the board (DE-OBS-08)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-OBS-08",)
    space: str
    obstacle: str

    def apply(self, state: DEState) -> None:
        forget(state, "in_the_way")
        state.obstacles[self.space] = self.obstacle


class ObstacleRemoved(Event, frozen=True):
    """An obstacle is gone (DE-OBS-08)."""

    space: str

    def apply(self, state: DEState) -> None:
        forget(state, "in_the_way")
        del state.obstacles[self.space]


class FamiliarPlaced(Event, frozen=True):
    """A familiar appears in its owner's space (DE-FAM-01)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-FAM-01", "DE-FAM-06", "DE-RUL-84")
    familiar: str
    owner: str
    space: str

    def apply(self, state: DEState) -> None:
        known = state.familiars.get(self.familiar)
        state.familiars[self.familiar] = Familiar(self.familiar, self.owner, self.space, item=known.item if known else "")


class FamiliarsReady(Event, frozen=True):
    """A hero's familiars may move (DE-FAM-02)."""

    owner: str
    points: dict[str, int]

    def apply(self, state: DEState) -> None:
        for name, points in self.points.items():
            state.familiars[name].points = points


class FamiliarMoved(Event, frozen=True):
    """A familiar moves (DE-FAM-03)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-FAM-02", "DE-FAM-03", "DE-FAM-04", "DE-FAM-07", "DE-RUB-04", "DE-DEC-13")
    familiar: str
    to: str
    cost: int

    def apply(self, state: DEState) -> None:
        own = state.familiars[self.familiar]
        own.space = self.to
        own.points -= self.cost


class PicoCarried(Event, frozen=True):
    """Pico is with a hero (DE-FAM-14, DE-FAM-16)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-FAM-13", "DE-FAM-15", "DE-EQP-06")
    hero: str

    def apply(self, state: DEState) -> None:
        state.pico = self.hero


class Counted(clockwork.Counted, frozen=True):
    """The quest counts something."""

    basis: ClassVar[tuple[str, ...]] = ("DE-GEN-02",)


class ClockworkSprung(clockwork.ClockworkSprung, frozen=True):
    """A rule of the quest's own. Heroes see what it does, not that there was one."""

    def apply(self, state: DEState) -> None:
        if state.eyes in ("", OVERLORD):
            super().apply(state)

    def seen_by(self, seat: str, state: DEState) -> Event | None:
        return self if seat == OVERLORD else None


class Said(clockwork.Said, frozen=True):
    """The Overlord reads something aloud."""

    basis: ClassVar[tuple[str, ...]] = ("DE-EXP-02", "DE-GEN-04")


@lru_cache(maxsize=8192)
def heading(before: str, space: str, to: str) -> str:
    """In which direction all steps have gone, one more added."""
    (column, row), (to_column, to_row) = space_cell(space), space_cell(to)
    along, down = to_column - column, to_row - row
    now = f"{(along > 0) - (along < 0)},{(down > 0) - (down < 0)}"
    return now if before in ("", now) else BENT


def put(state: DEState, who: str, space: str, upright: bool = False) -> None:
    """A figure stands elsewhere now; whoever aimed does so no more (DE-ORD-06, DE-RUL-57)."""
    remembered = state.__dict__
    remembered.pop(WALK, None)
    if (known := remembered.pop("standing", None)) is not None:
        remembered["stood"] = known, [who]
    elif "stood" in remembered:
        remembered["stood"][1].append(who)
    one = figure(state, who)
    one.space = space
    if isinstance(one, Hero):
        if one.order == AIM:
            one.order = ""
    else:
        one.upright = upright


def use_glyph(state: DEState, hero: str) -> None:
    """A hero uses a glyph once a turn (DE-GLY-03)."""
    if state.turn is not None and state.turn.hero == hero:
        state.turn.has_used_glyph = True
        state.turn.steps += 1


def remove(state: DEState, monster: str) -> None:
    """A monster is on the board no more."""
    forget(state, "standing", "stood", "abilities")
    del state.monsters[monster]
    if state.activation is not None and state.activation.monster == monster:
        state.activation.is_over = True
