"""Rounds, turns and movement, told as events."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.dungeon_venture.state import DVState, Turn
from tenebra.games.dungeon_venture.steps import Act
from tenebra.kernel import Event, derived


def put(state: DVState, figure_id: str, space: str) -> None:
    """A figure is on another space; the Spirits a Hero carries come along (DV-SPI-03)."""
    state.figures[figure_id].space = space
    for spirit in carried(state).get(figure_id, ()):
        state.figures[spirit].space = space


@derived
def carried(state: DVState) -> dict[str, list[str]]:
    """The Spirits that are carried, by who carries them (DV-SPI-01)."""
    out: dict[str, list[str]] = {}
    for figure in state.figures.values():
        if figure.carried_by:
            out.setdefault(figure.carried_by, []).append(figure.id)
    return out


class InitiativeShuffled(Event, frozen=True):
    """The initiative deck has a new order; its cards are no secret, their order is."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RND-02", "DV-RND-10", "DV-RUL-11", "DV-RUL-12")
    order: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.initiative.draw = list(self.order)

    def seen_by(self, seat: str, state: DVState) -> Event:
        return InitiativeShuffled(tuple(sorted(self.order)), rule=self.rule)


class RoundBegan(Event, frozen=True):
    """A new round: the discards go back into the initiative deck."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RND-06", "DV-RND-07", "DV-RUL-01")
    number: int

    def apply(self, state: DVState) -> None:
        state.round = self.number
        state.initiative.discard = []
        state.acted, state.late = [], []


class FirstHeroChosen(Event, frozen=True):
    """The Hero players have chosen who begins."""

    basis: ClassVar[tuple[str, ...]] = ("DV-INI-01", "DV-INI-03", "DV-DEC-02")
    hero: str

    def apply(self, state: DVState) -> None:
        state.initiative.draw.remove(self.hero)
        state.initiative.discard.append(self.hero)


class FirstHeroProposed(Event, frozen=True):
    """A Hero player's proposal."""

    basis: ClassVar[tuple[str, ...]] = ("DV-INI-05", "DV-RUL-13", "DV-DEC-02")
    by: str
    hero: str


class InitiativeRevealed(Event, frozen=True):
    """The top initiative card is turned over."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RND-06", "DV-GEN-03")
    card: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.initiative.draw.remove(self.card)
        state.initiative.discard.append(self.card)


class InitiativeRemoved(Event, frozen=True):
    """A card leaves the initiative deck with the last of its figures."""

    basis: ClassVar[tuple[str, ...]] = ("DV-DMG-08", "DV-DTH-07")
    card: str

    def apply(self, state: DVState) -> None:
        for pile in (state.initiative.draw, state.initiative.discard):
            if self.card in pile:
                pile.remove(self.card)


class TurnBegan(Event, frozen=True):
    """A figure's turn begins and is the next step; what it lost beforehand is lost now."""

    basis: ClassVar[tuple[str, ...]] = ("DV-TURN-01", "DV-RND-09", "DV-DEC-03", "DV-MON-04")
    figure: str

    def apply(self, state: DVState) -> None:
        state.agenda.append(Act(self.figure))
        state.turn = turn = Turn(self.figure)
        if self.figure in state.hexes:
            lost = state.hexes.pop(self.figure)
            turn.has_acted = "action" in lost
            if "movement" in lost:
                turn.has_moved, turn.strides = True, -1
        state.acted.append(self.figure)
        if self.figure in state.heroes:
            state.heroes[self.figure].returned = []


class ActionTaken(Event, frozen=True):
    """The one Action of the turn is taken."""

    basis: ClassVar[tuple[str, ...]] = ("DV-TURN-02", "DV-TURN-04", "DV-ACT-03")
    figure: str
    action: str

    def apply(self, state: DVState) -> None:
        if state.turn is not None:
            state.turn.has_acted = True


class DoubleStepTaken(Event, frozen=True):
    """A second movement, or one of twice the length."""

    basis: ClassVar[tuple[str, ...]] = ("DV-MOV-03", "DV-DBL-02", "DV-RUL-34")
    figure: str

    def apply(self, state: DVState) -> None:
        assert state.turn is not None
        if state.turn.has_moved:
            state.turn.strides += 1
        else:
            state.turn.is_one_stride = True


class Moved(Event, frozen=True):
    """One step. Carried Spirits come along."""

    basis: ClassVar[tuple[str, ...]] = ("DV-MOV-02", "DV-RUL-20", "DV-MOV-11", "DV-STAT-06")
    figure: str
    to: str

    def apply(self, state: DVState) -> None:
        put(state, self.figure, self.to)


class SpiritFreed(Event, frozen=True):
    """A carried Spirit is carried no more."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RUL-36",)
    spirit: str

    def apply(self, state: DVState) -> None:
        state.figures[self.spirit].carried_by = ""


class MovementEnded(Event, frozen=True):
    """A movement is over."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RUL-87", "DV-TURN-02")
    figure: str

    def apply(self, state: DVState) -> None:
        if state.turn is not None and state.turn.figure == self.figure:
            state.turn.has_moved = True
            state.turn.strides -= 1
            state.turn.is_stopped = False


class MovementStopped(Event, frozen=True):
    """A movement is cut short."""

    figure: str

    def apply(self, state: DVState) -> None:
        if state.turn is not None and state.turn.figure == self.figure:
            state.turn.is_stopped = True


class TurnSpent(Event, frozen=True):
    """Nothing more can be done in this turn."""

    basis: ClassVar[tuple[str, ...]] = ("DV-TURN-07", "DV-RUL-14")
    figure: str

    def apply(self, state: DVState) -> None:
        if state.turn is not None and state.turn.figure == self.figure:
            state.turn.is_over = True


class TurnEnded(Event, frozen=True):
    """A turn is over, and so is its step."""

    basis: ClassVar[tuple[str, ...]] = ("DV-TURN-03", "DV-TURN-05")
    figure: str

    def apply(self, state: DVState) -> None:
        state.turn = None
        state.agenda.pop()


class HeroLeft(Event, frozen=True):
    """A Hero has left the dungeon by the staircase."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RUL-22", "DV-VIC-04")
    hero: str


class Displaced(Event, frozen=True):
    """A figure is put on another space; that is no movement."""

    basis: ClassVar[tuple[str, ...]] = ("DV-DEC-04", "DV-RUL-80")
    figure: str
    to: str

    def apply(self, state: DVState) -> None:
        put(state, self.figure, self.to)


class SpiritGuided(Event, frozen=True):
    """A Hero picks up a Spirit."""

    basis: ClassVar[tuple[str, ...]] = ("DV-SPI-01", "DV-SPI-03", "DV-RUL-36", "DV-SPRT-09")
    hero: str
    spirit: str

    def apply(self, state: DVState) -> None:
        state.figures[self.spirit].carried_by = self.hero


class SpiritReleased(Event, frozen=True):
    """A Hero puts down a Spirit."""

    basis: ClassVar[tuple[str, ...]] = ("DV-SPI-01", "DV-RUL-36", "DV-DEC-04")
    hero: str
    spirit: str
    to: str

    def apply(self, state: DVState) -> None:
        spirit = state.figures[self.spirit]
        spirit.carried_by, spirit.space = "", self.to


class Swapped(Event, frozen=True):
    """Two figures exchange their places."""

    basis: ClassVar[tuple[str, ...]] = ("DV-SWAP-01",)
    figure: str
    other: str

    def apply(self, state: DVState) -> None:
        one, two = state.figures[self.figure], state.figures[self.other]
        one.space, two.space = two.space, one.space
        for spirit in state.figures.values():
            if spirit.carried_by:
                spirit.space = state.figures[spirit.carried_by].space


class Answered(Event, frozen=True):
    """A Hero's player agrees or refuses."""

    basis: ClassVar[tuple[str, ...]] = ("DV-DEC-06",)
    by: str
    agrees: bool
    to: str

    def apply(self, state: DVState) -> None:
        if self.to == "reorganize" and not self.agrees and state.turn is not None:
            state.turn.is_refused = True


class ReorganizationBegan(Event, frozen=True):
    """Stop and Reorganize begins."""

    basis: ClassVar[tuple[str, ...]] = ("DV-REO-02", "DV-REO-03", "DV-REO-13", "DV-RUL-41", "DV-RUL-83", "DV-EVT-07")
    by: str
    heroes: tuple[str, ...]

    def apply(self, state: DVState) -> None:
        state.reorganizing = list(self.heroes)
        if state.turn is not None:
            state.turn.reorganized = True


class HeroReady(Event, frozen=True):
    """A Hero has finished reorganizing."""

    basis: ClassVar[tuple[str, ...]] = ("DV-REO-03", "DV-REO-16")
    hero: str

    def apply(self, state: DVState) -> None:
        state.reorganizing.remove(self.hero)


class PlayerReady(Event, frozen=True):
    """A Hero player wants to keep, or to buy, nothing more; the step that follows remembers it."""

    by: str
    heroes: tuple[str, ...]


class OrderReset(Event, frozen=True):
    """The old round is over; a new order of play comes."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RUL-41", "DV-INI-04")

    def apply(self, state: DVState) -> None:
        state.agenda = []
