"""Games by the advice, and somebody who watches them: what is the same for every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from tenebra.kernel import Session, State
from tenebra.kit.advice import Advice
from tenebra.kit.package import GamePackage

S = TypeVar("S", bound=State)

WASTED = "turns wasted: nothing was done though something useful was legal"
ANNOUNCED = "strikes announced"
NOT_MADE = "strikes announced and not made"


class Watch(Generic[S]):
    """The counts of some games; each game says what it looks at."""

    game: ClassVar[GamePackage]
    players: ClassVar[str]
    """Who plays: the advice in every seat."""
    heroes: ClassVar[tuple[int, ...]] = ()
    """With how many Heroes each scenario is played, where the game leaves it open."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        """Why what should not have happened was advised."""
        self.turns: set[tuple[str, int, str]] = set()
        """Each turn that was taken: of which game, in which round, whose."""

    def play(self, scenario: str, seed: str, options: Mapping[str, Any] | None = None) -> Session[S]:
        """One game by the advice, watched."""
        session: Session[S] = Session.begin(self.game, scenario, seed, options)
        while session.decision is not None:
            seat, advice = self.answer(session)
            self.watch(session, seat, advice)
            session.choose(advice.option, seat)
        self.found["games"] += 1
        self.after(session)
        return session

    def answer(self, session: Session[S]) -> tuple[str, Advice]:
        """The first who need not wait for the others, or the first of all."""
        assert session.decision is not None
        found = []
        for seat in session.decision.seats:
            found.append((seat, self.game.advise(session.view(seat))))
            if not found[-1][1].waits:
                return found[-1]
        return found[0]

    def watch(self, session: Session[S], seat: str, advice: Advice) -> None:
        """Look at a choice before it is made."""
        raise NotImplementedError

    def after(self, session: Session[S]) -> None:
        """Look at a game that is over."""

    def report(self) -> list[str]:
        """The counts as lines, each beside its share of all turns."""
        turns = len(self.turns)
        lines = [f"{turns:8} turns"]
        lines += [f"{number:8} {100 * number / max(1, turns):6.1f} %  {name}" for name, number in self.found.items()]
        return lines + [f"{number:8} why: {why}" for why, number in self.reasons.most_common()]
