"""The redaction for each seat (DR-RUL-99): it sees everything but the order of the decks, and what is not revealed yet."""

from __future__ import annotations

from tenebra.games.drunagor.state import DRState
from tenebra.kernel import Chance, copy_of
from tenebra.kit.decks import mask

ANYBODY = "anybody"
"""The common viewer: every seat may know the same."""


def redact(state: DRState, seat: str) -> DRState:
    """The state as any seat may see it. The bag has no order: what is in it follows from what lies on the Track."""
    seen = copy_of(state)
    seen.eyes = ANYBODY
    mask(seen.decks.values())
    seen.sprung = []
    return seen


def redeal(state: DRState, seat: str, chance: Chance) -> DRState:
    """A random state that the seat cannot tell from the true one."""
    for deck in state.decks.values():
        deck.draw = chance.shuffle(deck.draw)
    return state
