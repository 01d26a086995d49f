"""Rounds, turns and the Initiative Track, told as events."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.drunagor.state import TRACK, DRState, Turn
from tenebra.kernel import Event

MOVE, CUBE = "move", "cube"


class HeroJoined(Event, frozen=True):
    """A Hero's Initiative card comes to the slot of the Role, or the one rolled for (DR-SET-10, DR-PVP-05)."""

    basis: ClassVar[tuple[str, ...]] = (
        *("DR-SET-10", "DR-ROL-02", "DR-RUL-08", "DR-RUL-09"),
        *("DR-HER-02", "DR-HER-03", "DR-HER-04", "DR-HER-06", "DR-HER-11", "DR-HER-13", "DR-HER-15"),
        "DR-EQP-10",
    )
    hero: str
    slot: str

    def apply(self, state: DRState) -> None:
        state.heroes[self.hero].slot = self.slot
        state.track.setdefault(self.slot, []).append(self.hero)


class RoundBegan(Event, frozen=True):
    """The marker is back on the first card (DR-INI-05)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-INI-05", "DR-INI-01", "DR-GEN-03")
    number: int

    def apply(self, state: DRState) -> None:
        state.round, state.marker = self.number, TRACK[0]
        state.done.clear()


class CardReached(Event, frozen=True):
    """The marker comes to a card (DR-INI-05)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-INI-02", "DR-INI-03", "DR-INI-05", "DR-RUL-05")
    card: str
    position: str

    def apply(self, state: DRState) -> None:
        if state.marker != self.position:
            state.marker = self.position
            state.done.clear()
        state.done.append(self.card)


class TurnBegan(Event, frozen=True):
    """A turn begins; one inside another interrupts it (DR-RUL-01)."""

    card: str
    moves: int = 0
    cubes: int = 0

    def apply(self, state: DRState) -> None:
        if state.turn is not None:
            state.turns.append(state.turn)
        state.turn = Turn(self.card, moves=self.moves, cubes=self.cubes)


class TurnEnded(Event, frozen=True):
    """A turn is over; what it interrupted goes on."""

    card: str

    def apply(self, state: DRState) -> None:
        state.turn = state.turns.pop() if state.turns else None


class TurnCut(Event, frozen=True):
    """Nothing more is done in this turn: its owner said so, has Recalled or is Knocked Out (DR-REC-03, DR-RUL-33)."""

    card: str

    def apply(self, state: DRState) -> None:
        assert state.turn is not None
        state.turn.is_over = True


class ActionTaken(Event, frozen=True):
    """A Move Action, a Cube Action or a Minor Action of the turn is used up (DR-TRN-03)."""

    hero: str
    action: str

    def apply(self, state: DRState) -> None:
        turn = state.turn
        assert turn is not None
        if self.action == MOVE:
            turn.moves -= 1
        elif self.action == CUBE:
            turn.cubes -= 1
        else:
            turn.minors.append(self.action)


class ActionGained(Event, frozen=True):
    """More Move Actions or Cube Actions in this turn, or fewer (DR-CND-05)."""

    hero: str
    action: str
    gained: int = 0
    lost: int = 0

    def apply(self, state: DRState) -> None:
        turn = state.turn
        assert turn is not None
        if self.action == MOVE:
            turn.moves += self.gained
        else:
            turn.cubes = max(0, turn.cubes + self.gained - self.lost)


class Used(Event, frozen=True):
    """Something that may be used once in a turn has been used (DR-RES-03, DR-RES-04, DR-FOC-03)."""

    figure: str
    what: str

    def apply(self, state: DRState) -> None:
        if state.turn is not None:
            state.turn.used.append(f"{self.figure}:{self.what}")


class Acted(Event, frozen=True):
    """One of several that act in a turn has done so (DR-INI-07, DR-RUB-01)."""

    figure: str

    def apply(self, state: DRState) -> None:
        assert state.turn is not None
        state.turn.acted.append(self.figure)


class CardLaid(Event, frozen=True):
    """A card comes to a position of the Track; `is_done` if it is to wait for the next round (DR-INI-04, DR-RUB-17)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-INI-04", "DR-DOR-06")
    card: str
    position: str
    is_done: bool = False

    def apply(self, state: DRState) -> None:
        state.track.setdefault(self.position, []).append(self.card)
        if self.is_done:
            state.done.append(self.card)


class CardLeft(Event, frozen=True):
    """A card leaves the Track (DR-INI-09)."""

    card: str

    def apply(self, state: DRState) -> None:
        for cards in state.track.values():
            if self.card in cards:
                cards.remove(self.card)


class SideForgotten(Event, frozen=True):
    """A card that goes back to its deck will come with its first side up: nothing is turned on the table (DR-MON-16)."""

    card: str

    def apply(self, state: DRState) -> None:
        state.sides.pop(self.card, None)


class CardFlipped(Event, frozen=True):
    """A two-sided card shows another side; "" is its first (DR-MON-20, DR-DRK-01, DR-EQP-11)."""

    card: str
    side: str

    def apply(self, state: DRState) -> None:
        if self.side:
            state.sides[self.card] = self.side
        else:
            state.sides.pop(self.card, None)
