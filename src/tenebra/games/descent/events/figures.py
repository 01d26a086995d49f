"""Events of where figures are: they come onto the board, move, fall, go to Town, and leave it."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from tenebra.boards.grid import space_cell
from tenebra.games.descent.events.turns import turn_of
from tenebra.games.descent.state import (
    AIM,
    BENT,
    DEState,
    Hero,
    Monster,
    figure,
)
from tenebra.kernel import Event


class Moved(Event, frozen=True):
    """A figure moves: a step, a jump, a climb, a staircase. Moving takes the Aim order away."""

    basis: ClassVar[tuple[str, ...]] = (
        "DE-MOV-02", "DE-MOV-04", "DE-MOV-08", "DE-MOV-13", "DE-ADJ-01", "DE-GEN-06", "DE-GEN-07",
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
        figure(state, self.figure).in_pit = True


class HeroPlaced(Event, frozen=True):
    """A hero comes onto the board at the beginning (DE-SET-19)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-SET-19", "DE-RUL-21")
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


class MonsterPlaced(Event, frozen=True):
    """A monster comes onto the board."""

    basis: ClassVar[tuple[str, ...]] = (
        "DE-GEN-08", "DE-GEN-09", "DE-GEN-10", "DE-MCD-02", "DE-MCD-03", "DE-LRG-01", "DE-RUL-65",
    )  # fmt: skip
    monster: str
    monster_kind: str
    rank: str
    space: str
    upright: bool
    life: int
    has_acted: bool = False
    """It was lifted from the board after its activation."""
    reveals: ClassVar[bool] = True

    def apply(self, state: DEState) -> None:
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
        put(state, self.hero, "")
        hero.coins -= self.coins
        hero.life, hero.fatigue = self.life, self.fatigue
        hero.burn = hero.web = hero.stun = hero.poison = hero.monkey = 0
        hero.order, hero.in_pit, hero.lasting = "", False, []
        if state.turn is not None and state.turn.hero == self.hero:
            state.turn.is_over = True


@lru_cache(maxsize=8192)
def heading(before: str, space: str, to: str) -> str:
    """In which direction all steps have gone, one more added."""
    (column, row), (to_column, to_row) = space_cell(space), space_cell(to)
    along, down = to_column - column, to_row - row
    now = f"{(along > 0) - (along < 0)},{(down > 0) - (down < 0)}"
    return now if before in ("", now) else BENT


def put(state: DEState, who: str, space: str, upright: bool = False) -> None:
    """A figure stands elsewhere now; whoever aimed does so no more (DE-ORD-06, DE-RUL-57)."""
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
    del state.monsters[monster]
    if state.activation is not None and state.activation.monster == monster:
        state.activation.is_over = True


class AbilitiesShown(Event, frozen=True):
    """A unique monster has used abilities that nobody but the Overlord knew of: clauses of its text (DE-UNQ-01, DE-SEC-02)."""

    monster: str
    clauses: tuple[int, ...]

    def apply(self, state: DEState) -> None:
        state.exposed.setdefault(self.monster, []).extend(self.clauses)
