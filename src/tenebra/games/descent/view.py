"""The redaction for each seat (DE-SEC, DE-GEN-04, DE-RUL-88), and random worlds that look the same to a seat."""

from __future__ import annotations

from tenebra.games.descent.state import OVERLORD, DEState
from tenebra.kernel import Chance, copy_of
from tenebra.kit.decks import deal_again, mask, masked


def redact(state: DEState, seat: str) -> DEState:
    """The state as a seat may see it: no deck's order, no chest's number, no hand that is not its side's."""
    seen = copy_of(state)
    seen.eyes = seat
    mask((seen.overlord.deck, *seen.decks.values()))
    seen.chest_numbers = {kind: [0] * len(left) for kind, left in seen.chest_numbers.items()}
    if seat != OVERLORD:
        seen.overlord.hand = [*masked(seen.overlord.hand)]
        seen.sprung = []
        for chest in seen.chests.values():
            chest.number = 0
    if seat not in seen.party:
        if seen.turn is not None:
            seen.turn.path = []
        for hero in seen.heroes.values():
            hero.pack = [*masked(hero.pack)]
    return seen


def redeal(state: DEState, seat: str, chance: Chance) -> DEState:
    """A random state that the seat cannot tell from the true one."""
    for deck in state.decks.values():
        deck.draw = chance.shuffle(deck.draw)
    if seat == OVERLORD:
        if state.turn is not None:
            state.turn.path = []
        state.overlord.deck.draw = chance.shuffle(state.overlord.deck.draw)
        state.chest_numbers = {kind: chance.shuffle(left) for kind, left in state.chest_numbers.items()}
        return state
    deal_again([state.overlord.deck.draw, state.overlord.hand], chance)
    for kind, left in state.chest_numbers.items():
        closed = [chest for chest in state.chests.values() if chest.kind == kind]
        numbers = chance.shuffle([*left, *(chest.number for chest in closed)])
        for chest in closed:
            chest.number = numbers.pop()
        state.chest_numbers[kind] = numbers
    return state
