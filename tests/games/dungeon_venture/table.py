"""A moment at a table of Dungeon Venture: draw the position, script the dice, play by label, look."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.situation import Situation, build
from tenebra.games.dungeon_venture.state import DVState, Figure
from tenebra.kernel import Event, Refused, ScriptedChance, Session, Start

rule = pytest.mark.rule


class Table:
    """A session set up from a drawing. Fields are those of a situation file (docs/situations.md)."""

    def __init__(self, map: str, **fields: Any) -> None:
        situation = msgspec.convert({"game": GAME.id, "map": map, **fields}, Situation)
        state = build(repr((map, fields)), situation, "table")
        start = Start(state.scenario, "test", dict(situation.options))
        self.session: Session[DVState] = Session.resume(GAME, start, state, ScriptedChance(situation.dice))
        self._seen = 0
        self.play(*situation.choices)

    @property
    def state(self) -> DVState:
        return self.session.state

    @property
    def asked(self) -> str:
        """The seat that is asked, "" when the game is over."""
        return self.session.decision.seat if self.session.decision is not None else ""

    @property
    def prompt(self) -> str:
        return self.session.decision.prompt if self.session.decision is not None else ""

    def figure(self, id: str) -> Figure:
        return self.state.figures[id]

    def play(self, *choices: str) -> Table:
        """Make choices: `attack orc-1`, or with the seat that answers: `keeper: pass`."""
        for choice in choices:
            seat, separator, text = choice.partition(": ")
            self.session.choose(text if separator else choice, seat if separator else "")
        return self

    def options(self, seat: str = "") -> list[str]:
        """The legal options as texts."""
        assert self.session.decision is not None
        return [str(option) for option in self.session.decision.options(seat)]

    def may(self, text: str, seat: str = "") -> bool:
        """The option is legal now."""
        return text in self.options(seat)

    def refusal(self, text: str, seat: str = "") -> str:
        """Try an illegal option: the id of the rule that forbids it. Nothing may change by it."""
        before = self.session.fingerprint()
        with pytest.raises(Refused) as refused:
            self.session.choose(text, seat)
        assert self.session.fingerprint() == before
        assert refused.value.reason is not None, refused.value
        return refused.value.reason.rule

    def told(self, kind: str) -> list[Any]:
        """The events of a kind, in order."""
        return [event for event in self.session.events if type(event).__name__ == kind]

    def last(self, kind: str) -> Any:
        """The last event of a kind."""
        return self.told(kind)[-1]

    def cited(self) -> set[str]:
        """All rules that events so far have cited."""
        events: list[Event] = self.session.events
        return {id for event in events for id in (event.rule, *event.also) if id}
