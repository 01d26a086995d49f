"""Games under the stopwatch: random play, copies of positions, replays of journals."""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import process_time
from typing import Any

from bench.tally import Tally
from tenebra.kernel import Decision, Option, Session
from tenebra.kit.package import GamePackage

TURN = 100
"""Decisions a scenario plays before the next one has its turn."""
COPY_EVERY, COPIES = 5, 4
JOURNAL = 400
"""Decisions after which a recorded game is long enough."""


class Chooser:
    """Answers at random, having seen every option of every seat that is asked."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed).random

    def answer(self, decision: Decision[Option]) -> tuple[str, Option]:
        seat = self.seat_of(decision)
        options = decision.options(seat)
        return seat, options[int(self.random() * len(options))]

    def seat_of(self, decision: Decision[Option]) -> str:
        """The seat that answers; if several are asked, the options of all are listed."""
        seats = decision.seats
        if len(seats) == 1:
            return seats[0]
        for seat in seats:
            decision.options(seat)
        return seats[int(self.random() * len(seats))]


def games_of(game: GamePackage, scenario: str, name: str) -> Iterator[Session[Any]]:
    """New games without end; the seed is the name and a number, so that every run plays the same games."""
    number = 0
    while True:
        yield Session.begin(game, scenario, f"{name} {number}")
        number += 1


def positions(game: GamePackage, name: str) -> Iterator[Session[Any]]:
    """Positions of random games, all scenarios in turn."""
    chooser = Chooser(2)
    starts = [games_of(game, scenario, name) for scenario in game.scenarios()]
    while True:
        for start in starts:
            session = next(start)
            while (decision := session.decision) is not None and len(session.inputs) < JOURNAL:
                if len(session.inputs) % COPY_EVERY == 0:
                    yield session
                seat, option = chooser.answer(decision)
                session.play(option, seat)


class RandomPlay:
    """Whole games in all scenarios, all options listed; starting a game counts."""

    def __init__(self, game: GamePackage) -> None:
        self._chooser = Chooser(1)
        self.games = self.choices = 0
        """Games that came to an end, and decisions with two options or more."""
        self.by_scenario = {scenario: Tally() for scenario in game.scenarios()}
        self._starts = {scenario: games_of(game, scenario, "bench") for scenario in self.by_scenario}
        self._sessions = {scenario: next(start) for scenario, start in self._starts.items()}
        self._next = 0

    def run(self, seconds: float) -> Tally:
        scenarios = list(self.by_scenario)
        round_ = Tally()
        while round_.seconds < seconds:
            scenario = scenarios[self._next % len(scenarios)]
            self._next += 1
            before = process_time()
            self._play(scenario)
            spent = process_time() - before
            self.by_scenario[scenario].add(TURN, spent)
            round_.add(TURN, spent)
        return round_

    def _play(self, scenario: str) -> None:
        # as for the peers, the stopwatch sees a bare loop and no more calls than choosing needs
        session, seat_of, chance = self._sessions[scenario], self._chooser.seat_of, self._chooser.random
        choices = 0
        for _ in range(TURN):
            while (decision := session.decision) is None:
                session = self._sessions[scenario] = next(self._starts[scenario])
                self.games += 1
            seat = decision.seats[0] if len(decision.seats) == 1 else seat_of(decision)
            options = decision.options(seat)
            choices += len(options) > 1
            session.play(options[int(chance() * len(options))], seat)
        self.choices += choices


class Forks:
    """Copies of positions out of random games, at safe points and in the middle of a step."""

    def __init__(self, game: GamePackage) -> None:
        self.at_safe_points, self.amid_steps = Tally(), Tally()
        self._positions = positions(game, "fork")

    def run(self, seconds: float) -> Tally:
        round_ = Tally()
        while round_.seconds < seconds:
            session = next(self._positions)
            before = process_time()
            for _ in range(COPIES):
                session.fork()
            spent = process_time() - before
            is_amid = len(session.inputs) > session.safe_point.inputs
            (self.amid_steps if is_amid else self.at_safe_points).add(COPIES, spent)
            round_.add(COPIES, spent)
        return round_


class Replays:
    """Recorded games played again from seed and answers; no option is listed. Each must end as it did the first time."""

    def __init__(self, game: GamePackage) -> None:
        chooser = Chooser(3)
        self._game = game
        self._recorded = []
        for scenario in game.scenarios():
            session = max((self._record(start, chooser) for start in self._some(scenario)), key=lambda game: len(game.inputs))
            self._recorded.append((session.start, list(session.inputs), session.fingerprint()))
        self._next = 0

    def _some(self, scenario: str) -> list[Session[Any]]:
        starts = games_of(self._game, scenario, "replay")
        return [next(starts) for _ in range(3)]

    @staticmethod
    def _record(session: Session[Any], chooser: Chooser) -> Session[Any]:
        while (decision := session.decision) is not None and len(session.inputs) < JOURNAL:
            seat, option = chooser.answer(decision)
            session.play(option, seat)
        return session

    def run(self, seconds: float) -> Tally:
        round_ = Tally()
        while round_.seconds < seconds:
            start, inputs, ending = self._recorded[self._next % len(self._recorded)]
            self._next += 1
            before = process_time()
            session = Session.begin(self._game, start.scenario, start.seed, start.options)
            for seat, option in inputs:
                session.play(option, seat)
            round_.add(len(inputs), process_time() - before)
            if session.fingerprint() != ending:
                raise RuntimeError(f"{start.scenario}, seed {start.seed!r}: the replay ends in another position")
        return round_
