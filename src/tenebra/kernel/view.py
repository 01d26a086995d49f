"""The only way out of the engine: what one seat may know, with its legal options inside."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from tenebra.kernel.game import State

S = TypeVar("S", bound=State)


class OptionView(msgspec.Struct, frozen=True, gc=False):
    """An option as sent out: its key is its text form."""

    key: str
    option: Any


class DecisionView(msgspec.Struct, frozen=True):
    """The question at hand: whom it waits for, and the options of the view's seat, none if it is not asked.

    A seat with options that is not among those waited for has said its word and may think better of it.
    """

    seats: tuple[str, ...]
    prompt: str
    about: dict[str, str]
    options: tuple[OptionView, ...]


class View(msgspec.Struct, Generic[S], frozen=True):
    """A redacted document for one seat."""

    game: str
    scenario: str
    seat: str
    state: S
    decision: DecisionView | None
    choices: int
    commitment: str
