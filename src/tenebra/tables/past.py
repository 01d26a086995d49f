"""The log of a table read back: which choices stand, which were taken back, which requests were carried out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from tenebra.kernel import Session
from tenebra.players import PlayerChoice
from tenebra.tables.store import Entry


class Made(NamedTuple):
    """A choice that was made: by hand by a person (whose key), or for want of another, or by a computer."""

    seat: str
    text: str
    by_hand: bool
    key: str
    reason: PlayerChoice | None = None
    """The computer's reason for it."""
    is_pass: bool = False
    """It let a secret window pass: by hand, by a standing order or by a computer, which nobody else is to tell apart."""


class Carried(NamedTuple):
    """A request that was carried out: what it asked for, and how many choices there were then."""

    wish: tuple[str, ...]
    choices: int


class Past:
    """All that the log says."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.made: list[Made] = []
        self.undone: list[Made] = []
        """Choices taken back, the next to be made again first."""
        self.by_hand: list[int] = []
        """The numbers of the choices that a person made."""
        self.reasons: dict[int, tuple[str, PlayerChoice]] = {}
        """The reasons of the computers' choices, by the number of the choice, in that order: the seat, and what it said."""
        self.requests: dict[tuple[str, str], Carried] = {}
        self.length = 0
        self.changed = 0.0
        for entry in entries:
            self.add(entry)

    def add(self, entry: Entry) -> None:
        """One more line of the log."""
        match entry.kind:
            case "choice" | "pass":
                self._make(Made(entry.seat, entry.text, entry.by_hand, entry.key, _read_reason(entry), entry.kind == "pass"))
                self.undone.clear()
            case "undo":
                to = int(entry.text)
                self.undone[:0] = self.made[to:]
                self._take_back(to)
            case "redo":
                count = int(entry.text)
                for made in self.undone[:count]:
                    self._make(made)
                del self.undone[:count]
            case "regained":
                # what a computer did in somebody's place is not to be done again by others
                self._take_back(int(entry.text))
                self.undone.clear()
            case "continued":
                # under other rules: what came before cannot be played again
                self._take_back(0)
                self.undone.clear()
            case _:
                raise ValueError(f"entry {entry.n} is of an unknown kind {entry.kind!r}")
        if entry.request is not None:
            self.requests[entry.key, entry.request] = Carried(wish_of(entry), len(self.made))
        self.length, self.changed = entry.n + 1, entry.at

    def _make(self, made: Made) -> None:
        number = len(self.made)
        self.made.append(made)
        if made.by_hand:
            self.by_hand.append(number)
        if made.reason is not None:
            self.reasons[number] = (made.seat, made.reason)

    def _take_back(self, to: int) -> None:
        del self.made[to:]
        while self.by_hand and self.by_hand[-1] >= to:
            self.by_hand.pop()
        while self.reasons and next(reversed(self.reasons)) >= to:
            self.reasons.popitem()

    def next_redo(self) -> int:
        """The number of choices that the next redo makes again: up to the next one that was made by hand and is no secret."""
        later = (number for number, made in enumerate(self.undone) if number and made.by_hand and not made.is_pass)
        return next(later, len(self.undone))


class _Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    why: str
    about: dict[str, str] = {}


def write_reason(choice: PlayerChoice | None) -> str:
    """A computer's reason for its choice, as the log keeps it."""
    return msgspec.json.encode(_Reason(choice.why, choice.about)).decode() if choice is not None and choice.why else ""


def _read_reason(entry: Entry) -> PlayerChoice | None:
    if not entry.reason:
        return None
    reason = msgspec.json.decode(entry.reason, type=_Reason)
    return PlayerChoice(entry.text, reason.why, reason.about)


def wish_of(entry: Entry) -> tuple[str, ...]:
    """The kind of request, its seat and its text, to compare with a repeated one; a redo asks for no number."""
    if entry.kind == "redo":
        return (entry.kind,)
    return ({"pass": "choice", "regained": "undo"}.get(entry.kind, entry.kind), entry.seat, entry.text)


def go_back_to_common(session: Session[Any], made: Sequence[Made]) -> int:
    """Take back the choices from the first that differs on; how many are left, the same in both."""
    same = 0
    for (seat, option), one in zip(session.inputs, made, strict=False):
        if (seat, str(option)) != (one.seat, one.text):
            break
        same += 1
    if same < len(session.inputs):
        session.undo(len(session.inputs) - same)
    return same
