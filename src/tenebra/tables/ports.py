"""Interfaces of the parts of a table towards the server it belongs to, and towards the table itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from tenebra.kernel import Session
from tenebra.kit.lessons import Lesson
from tenebra.kit.package import GamePackage
from tenebra.players.workers import Workers
from tenebra.tables.changes import Proposal
from tenebra.tables.people import KeyState, Limits
from tenebra.tables.scribe import Line, Scribe
from tenebra.tables.store import Store


class House(Protocol):
    """The interface of the server that a table needs."""

    store: Store
    scribe: Scribe
    workers: Workers
    limits: Limits

    def when_over(self, table: Any, state: Any) -> Sequence[Line]:
        """Further lines for the store when the game of a table ends: the campaign's record."""
        ...

    def counted(self, table: Any) -> None:
        """Told when the line of `when_over` is written down."""
        ...

    def renewed(self, table: Any, key_id: str, old: str, new: str) -> None:
        """A key of a table is another one now; these are the hashes."""
        ...

    def when_handed(self, table: Any, seat: str, name: str) -> Sequence[Line]:
        """Further lines for the store when a seat goes to somebody else: who plays the campaign from now on."""
        ...

    def handed(self, table: Any, old: KeyState | None, new: KeyState, seat: str) -> None:
        """Told when the line of `when_handed` is written down; the old key opens nothing any more, if one is named."""
        ...

    def when_regained(self, table: Any) -> Sequence[Line] | None:
        """Further lines for the store when the end of a table's game is taken back; None if the campaign has gone on."""
        ...

    def discounted(self, table: Any) -> None:
        """Told when the line of `when_regained` is written down."""
        ...


class TablePort(Protocol):
    """The interface of a table towards its parts, with hooks by which they say what they did. What follows, the table decides."""

    id: str
    game: GamePackage
    session: Session[Any]
    lesson: Lesson[Any] | None
    created: float
    campaign: str
    """The campaign whose scenario is played here, if it is one's."""

    def after_change(self, by: str = "", rewound_from: int | None = None) -> None:
        """The game stands elsewhere, and that is kept."""
        ...

    def after_reseating(self) -> None:
        """Told by a part when somebody else plays a seat."""
        ...

    def after_order(self, seat: str) -> None:
        """A seat wants to be asked otherwise than before."""
        ...

    def after_refusal(self, proposal: int) -> None:
        """Told by a part when a proposal is refused or overtaken."""
        ...

    async def carry_out(self, proposal: Proposal, request: str | None) -> None:
        """Do what all have agreed to."""
        ...
