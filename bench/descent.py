"""What is dear in Descent: lines of sight, and where figures of one space and of several may walk."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time

from bench.games import positions
from bench.tally import Tally
from tenebra.games.descent import GAME
from tenebra.games.descent.rules.sight import seen
from tenebra.games.descent.rules.space import size_of
from tenebra.games.descent.rules.walking import Walk
from tenebra.games.descent.state import DEState, Figure, Hero

STEPS = 4
"""Movement points of the walks: the speed of most figures."""


def boards(name: str) -> Iterator[tuple[DEState, list[Figure]]]:
    """Positions of random games, and the figures on the board."""
    for session in positions(GAME, name):
        state = session.state
        everybody: list[Figure] = [*state.heroes.values(), *state.monsters.values()]
        yield state, [one for one in everybody if one.space]


class Looks:
    """Every figure looks around: all spaces it has line of sight to."""

    def __init__(self) -> None:
        self._boards = boards("look")

    def run(self, seconds: float) -> Tally:
        round_ = Tally()
        while round_.seconds < seconds:
            state, figures = next(self._boards)
            before = process_time()
            for one in figures:
                seen(state, one.id)
            round_.add(len(figures), process_time() - before)
        return round_


class Walks:
    """Every figure of one space, or of several, finds all places it may walk to."""

    def __init__(self, *, large: bool) -> None:
        self._boards, self._large = boards("walk"), large

    def run(self, seconds: float) -> Tally:
        round_ = Tally()
        while round_.seconds < seconds:
            state, figures = next(self._boards)
            figures = [one for one in figures if (not isinstance(one, Hero) and size_of(state, one) != (1, 1)) is self._large]
            before = process_time()
            for one in figures:
                walk = Walk(state, one, STEPS)
                walk.stops()
                walk.pauses()
            round_.add(len(figures), process_time() - before)
        return round_
