"""The redaction for each seat (CO-GEN-04, CO-RUL-02): it sees everything but the order of the asset deck."""

from __future__ import annotations

from tenebra.games.conan.state import COState
from tenebra.kernel import Chance, copy_of
from tenebra.kit.decks import mask


def redact(state: COState, seat: str) -> COState:
    """The state as any seat may see it: all but the order of the deck is open (CO-GEN-04, CO-RUL-02)."""
    seen = copy_of(state)
    mask([seen.deck])
    return seen


def redeal(state: COState, seat: str, chance: Chance) -> COState:
    """A random state that the seat cannot tell from the true one."""
    state.deck.draw = chance.shuffle(state.deck.draw)
    return state
