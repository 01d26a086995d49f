"""A moment of any game at a table: play by label, look at what is asked, told and refused."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Self, TypeVar

import pytest

from tenebra.kernel import Refused, Ruleset, Session, State
from tenebra.kit.files import TextFile
from tenebra.kit.situation_reader import Builder
from tenebra.kit.situations import make

S = TypeVar("S", bound=State)


class Table(Generic[S]):
    """A session that a test plays by label, set up from the fields of a situation file (docs/situations.md)."""

    game: ClassVar[Ruleset[Any]]
    builder: ClassVar[type[Builder[Any, Any, Any]]]
    session: Session[S]

    def __init__(self, **fields: Any) -> None:
        builder = self.builder(TextFile(repr(fields), "table"), {"game": self.game.id, **fields})
        self.session = builder.session(self.game)
        self.play(*builder.situation.choices)

    @property
    def state(self) -> S:
        return self.session.state

    @property
    def asked(self) -> str:
        """The seat that is asked, "" when the game is over."""
        return self.session.decision.seat if self.session.decision is not None else ""

    @property
    def prompt(self) -> str:
        return self.session.decision.prompt if self.session.decision is not None else ""

    def play(self, *choices: str) -> Self:
        """Make choices: `attack orc-1`, or with the seat that answers: `keeper: pass`."""
        for choice in choices:
            make(self.session, choice)
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
