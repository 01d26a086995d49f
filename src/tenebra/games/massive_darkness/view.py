"""The redaction for each seat: it sees everything but the order of the decks; and random worlds that look the same."""

from __future__ import annotations

from tenebra.games.massive_darkness.state import MDState
from tenebra.kernel import Chance, copy_of
from tenebra.kit.decks import mask


def redact(state: MDState, seat: str) -> MDState:
    """The state as any seat may see it: no deck's order."""
    seen = copy_of(state)
    mask(seen.decks.values())
    return seen


def redeal(state: MDState, seat: str, chance: Chance) -> MDState:
    """A random state that the seat cannot tell from the true one: every deck in another order."""
    for deck in state.decks.values():
        deck.draw = chance.shuffle(deck.draw)
    return state
