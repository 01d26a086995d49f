"""The turn and the round of each choice of a game, noted when it is played: nobody has to play it again for that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from tenebra.kernel import DecisionView, Session, View
from tenebra.kit.package import GamePackage
from tenebra.tables.glance import SPECTATOR
from tenebra.tables.past import Made


class Turn(NamedTuple):
    """The turn and the round of a moment."""

    turn: str
    round: int


class Turns:
    """The turns of the choices of a game, in order. One that has the same turn as the last one goes on with it."""

    def __init__(self) -> None:
        self._turns: list[Turn] = []
        self._since: list[tuple[int, int]] = []
        """For each choice: the first of its turn, the first of its round."""

    def __len__(self) -> int:
        return len(self._turns)

    def __getitem__(self, number: int) -> Turn:
        return self._turns[number]

    def add(self, turn: Turn) -> None:
        """One more choice."""
        number = len(self._turns)
        turn_since, round_since = self._since[-1] if number else (0, 0)
        last = self._turns[-1] if number else turn
        self._since.append((turn_since if last == turn else number, round_since if last.round == turn.round else number))
        self._turns.append(turn)

    def cut(self, length: int) -> None:
        """Only the first choices are left."""
        del self._turns[length:], self._since[length:]

    def first_of_turn(self, number: int) -> int:
        """The first choice of the turn of a choice."""
        return self._since[number][0]

    def first_of_round(self, number: int) -> int:
        """The first choice of the round of a choice."""
        return self._since[number][1]


def turn_of(game: GamePackage, session: Session[Any]) -> Turn:
    """The turn in which a game stands."""
    # the name of a turn is never shown, so the state need not be redacted for it, which would copy all of it
    asked = session.decision
    decision = DecisionView(asked.seats, asked.prompt, asked.about, ()) if asked is not None else None
    view = View(game.id, session.start.scenario, SPECTATOR, session.state, decision, len(session.inputs), "")
    return Turn(game.moment(view), getattr(session.state, "round", 0))


def play_on(game: GamePackage, session: Session[Any], turns: Turns, made: Iterable[Made]) -> Iterator[None]:
    """Make choices that were made before, one after the other."""
    for one in made:
        turns.add(turn_of(game, session))
        session.choose(one.text, one.seat)
        yield
