"""Rounds, turns, actions, movement points and Conquest, told as events."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.descent.state import DEState, Turn
from tenebra.kernel import Event


class ConquestGained(Event, frozen=True):
    """The heroes gain Conquest tokens."""

    basis: ClassVar[tuple[str, ...]] = ("DE-GEN-11", "DE-RUL-87")
    number: int

    def apply(self, state: DEState) -> None:
        state.conquest += self.number


class ConquestLost(Event, frozen=True):
    """The heroes lose Conquest tokens."""

    basis: ClassVar[tuple[str, ...]] = ("DE-CNQ-02", "DE-RUL-87")
    number: int

    def apply(self, state: DEState) -> None:
        state.conquest = max(0, state.conquest - self.number)


class RoundBegan(Event, frozen=True):
    """A round begins: all turn tokens are green (DE-RND-03)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-RND-01", "DE-RND-02", "DE-RND-03", "DE-CNQ-07")
    number: int

    def apply(self, state: DEState) -> None:
        state.round = self.number
        state.phase = "heroes"
        for hero in state.heroes.values():
            hero.has_acted = False


class TurnBegan(Event, frozen=True):
    """A hero starts his turn (DE-RND-04)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-RND-04", "DE-RND-05", "DE-RND-06", "DE-TRN-01", "DE-DEC-01", "DE-PRI-03", "DE-RUL-03")
    hero: str

    def apply(self, state: DEState) -> None:
        state.turn = Turn(self.hero)


class EventWarned(Event, frozen=True):
    """The Overlord has played an Event on the start of this turn (DE-RUL-78)."""

    hero: str

    def apply(self, state: DEState) -> None:
        turn_of(state).has_warned = True


class Unaware(Event, frozen=True):
    """Monsters that have no line of sight to the hero as his turn begins."""

    hero: str
    monsters: tuple[str, ...]

    def apply(self, state: DEState) -> None:
        turn_of(state).unaware = list(self.monsters)


class ActionDeclared(Event, frozen=True):
    """A hero declares his action and has what it gives (DE-TRN-07)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-TRN-07", "DE-TRN-06", "DE-MOV-01", "DE-ARM-01")
    hero: str
    action: str
    points: int = 0
    attacks: int = 0
    halves: int = 0
    orders: int = 0

    def apply(self, state: DEState) -> None:
        turn = turn_of(state)
        turn.action = self.action
        turn.points += self.points - turn.given
        turn.given = self.points
        turn.attacks, turn.halves, turn.orders = self.attacks, self.halves, self.orders


class HalfTaken(Event, frozen=True):
    """Half an action becomes movement points, an attack or an order (DE-ACT-05, DE-EFF-11)."""

    hero: str
    choice: str
    points: int = 0

    def apply(self, state: DEState) -> None:
        turn = turn_of(state)
        turn.halves -= 1
        turn.points += self.points
        turn.given += self.points
        turn.attacks += self.choice == "attack"
        turn.orders += self.choice == "order"


class PointsGained(Event, frozen=True):
    """Movement points for the figure that acts."""

    who: str
    number: int

    def apply(self, state: DEState) -> None:
        add_points(state, self.who, self.number)


class PointsSpent(Event, frozen=True):
    """Movement points spent on something else than steps (DE-ACT-07)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-ACT-07", "DE-MOV-12", "DE-MVA-01")
    who: str
    number: int
    on: str

    def apply(self, state: DEState) -> None:
        add_points(state, self.who, -self.number)


class AttackTaken(Event, frozen=True):
    """One of the attacks that a hero's action gives is made (DE-ACT-02)."""

    hero: str

    def apply(self, state: DEState) -> None:
        turn = turn_of(state)
        turn.attacks -= 1
        turn.attacked += 1


class AttacksGained(Event, frozen=True):
    """A hero may attack more often in this turn."""

    hero: str
    number: int

    def apply(self, state: DEState) -> None:
        turn_of(state).attacks += self.number


class PowerUsed(Event, frozen=True):
    """A power that may be used once in a turn is used."""

    hero: str
    power: str

    def apply(self, state: DEState) -> None:
        turn_of(state).used.append(self.power)


class TurnSpent(Event, frozen=True):
    """A hero's turn is over: he says so, or something ends it at once (DE-TRN-07, DE-DTH-03)."""

    hero: str

    def apply(self, state: DEState) -> None:
        turn_of(state).is_over = True


class TurnEnded(Event, frozen=True):
    """A hero's turn token is turned to red; what he did not use is lost (DE-RND-04, DE-TRN-09)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-RND-04", "DE-TRN-09", "DE-MOV-03")
    hero: str

    def apply(self, state: DEState) -> None:
        state.heroes[self.hero].has_acted = True
        state.turn = None


class PhaseBegan(Event, frozen=True):
    """A phase of the Overlord's turn: `draw`, `spawn`, `activate` (DE-OVT-01)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-OVT-01",)
    phase: str

    def apply(self, state: DEState) -> None:
        state.phase = self.phase
        if self.phase == "draw":
            state.dimmed, state.declined = 0, []
            own = state.overlord
            own.has_spawned, own.has_powered, own.events = False, False, []
            for monster in state.monsters.values():
                monster.has_acted, monster.is_webbed, monster.lasting = False, False, []


class RoundEnded(Event, frozen=True):
    """The Overlord's turn and the round are over (DE-RND-07)."""

    round: int

    def apply(self, state: DEState) -> None:
        state.phase, state.declined = "heroes", []


def turn_of(state: DEState) -> Turn:
    """The hero turn in progress."""
    assert state.turn is not None
    return state.turn


def add_points(state: DEState, who: str, number: int) -> None:
    """Movement points of whoever acts now become more or fewer."""
    turn, activation = state.turn, state.activation
    if turn is not None and turn.hero == who:
        turn.points += number
    elif activation is not None and activation.monster == who:
        activation.points += number
