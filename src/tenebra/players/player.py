"""The interface of a computer player, and the loop in which a table of them plays a game to its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from tenebra.kernel import Option, Refused, Session, View


class PlayerChoice(msgspec.Struct, frozen=True):
    """An option by its key, and why it was taken: a message id with its arguments."""

    option: str
    why: str = ""
    about: dict[str, str] = {}
    waits: bool = False
    """If several seats may answer: let those act first who have something to do."""


class Player(Protocol):
    """Answers decisions from what its seat may see."""

    def choose(self, view: View[Any]) -> PlayerChoice: ...


@runtime_checkable
class Picker(Protocol):
    """A player who needs to see nothing but the options."""

    def pick(self, options: Sequence[Option]) -> Option: ...


def play_out(session: Session[Any], players: Mapping[str, Player], limit: int = 100_000) -> int:
    """Play until the game is over or so many decisions are made; how many were made."""
    made = 0
    # asked once: a look at what a player can do takes longer than many a decision
    pickers = {seat: player for seat, player in players.items() if isinstance(player, Picker)}
    while (decision := session.decision) is not None and made < limit:
        missing = [seat for seat in decision.seats if seat not in players]
        if missing:
            raise Refused(f"nobody plays {', '.join(missing)}")
        seat, option = _answer(session, players, pickers)
        session.play(option, seat)
        made += 1
    return made


def _answer(session: Session[Any], players: Mapping[str, Player], pickers: Mapping[str, Picker]) -> tuple[str, Option]:
    """The seats are asked in order; the first who does not wait for the others answers, or the first of all."""
    assert session.decision is not None
    first: tuple[str, Option] | None = None
    for seat in session.decision.seats:
        options: Sequence[Option] = session.decision.options(seat)
        if len(options) == 1:
            answer, waits = options[0], False
        elif seat in pickers:
            answer, waits = pickers[seat].pick(options), False
        else:
            choice = players[seat].choose(session.view(seat))
            answer, waits = _option_of(choice, options, seat), choice.waits
        if not waits:
            return seat, answer
        first = first or (seat, answer)
    assert first is not None
    return first


def _option_of(choice: PlayerChoice, options: Sequence[Option], seat: str) -> Option:
    for option in options:
        if str(option) == choice.option:
            return option
    raise Refused(f"{seat} chose {choice.option!r}, which is not one of the {len(options)} legal options")
