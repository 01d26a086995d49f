"""The changes that a table tells its listeners, always after they are kept; and the small records they are told with."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec


class Remark(msgspec.Struct, frozen=True):
    """Something somebody said."""

    number: int
    who: str
    seat: str
    text: str
    at: float


class Proposal(msgspec.Struct, frozen=True):
    """A wish to go back although something was seen, or another's choice would go with it; or to make another's choice
    again that was taken back; or to let a computer play for a seat whose person has been away for long.
    """

    id: int
    by: str
    by_key: str
    to: int
    waiting: dict[str, str]
    """Key id and name of those who have not answered."""
    seat: str = ""
    """The seat for which a computer is to play; nothing is taken back then."""
    is_redo: bool = False
    """The choices taken back are to be made again, up to `to` choices."""


class KeptProposal(msgspec.Struct, frozen=True):
    """A proposal as it lies beside the log. The last one stays there when it is settled, so that no two have the same number."""

    id: int
    entries: int
    """How long the log was: a longer one has settled it. Less than none: it was refused."""
    by_key: str
    to: int
    waiting: tuple[str, ...]
    asked: tuple[str, ...]
    """The keys of all who were asked."""
    request: str | None
    seat: str = ""
    is_redo: bool = False


class UndoTarget(NamedTuple):
    """A step back that is possible; in a game that ended meanwhile, to where a computer came in for one."""

    by: Literal["choice", "turn", "round", "standin"]
    to: int
    is_free: bool


class PositionChanged(msgspec.Struct, frozen=True):
    """The game stands elsewhere: by whose choice, or from which event on everything is to be forgotten."""

    by: str = ""
    rewound_from: int | None = None


class ChairsChanged(msgspec.Struct, frozen=True):
    """Somebody came, left, thinks, or plays for another."""


class RemarkMade(msgspec.Struct, frozen=True):
    """Somebody said something."""

    remark: Remark


class ProposalMade(msgspec.Struct, frozen=True):
    """A proposal is made, or waits for fewer."""

    proposal: Proposal


class ProposalSettled(msgspec.Struct, frozen=True):
    """A proposal is agreed to, refused or overtaken."""

    proposal: int
    is_agreed: bool


class Instructed(msgspec.Struct, frozen=True):
    """A seat wants to be asked otherwise than before; that is its own secret."""

    seat: str


class Revoked(msgspec.Struct, frozen=True):
    """A key opens nothing any more."""

    key: str


class Reseated(msgspec.Struct, frozen=True):
    """A key opens other seats than before."""

    key: str


class Removed(msgspec.Struct, frozen=True):
    """The table is gone."""


Change = PositionChanged | ChairsChanged | RemarkMade | ProposalMade | ProposalSettled | Instructed | Revoked | Reseated | Removed
