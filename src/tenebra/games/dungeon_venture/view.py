"""What each seat may know (DV-GEN-08, DV-GEN-10, DV-RUL-49), and random worlds that look the same to a seat."""

from __future__ import annotations

from tenebra.games.dungeon_venture.content import card, cards
from tenebra.games.dungeon_venture.hidden import as_written, imagine_dungeon
from tenebra.games.dungeon_venture.state import KEEPER, DVState
from tenebra.kernel import Chance, copy_of
from tenebra.kit.decks import deal_again, mask, masked


def redact(state: DVState, seat: str) -> DVState:
    """The state as a seat may see it: no deck's order, no hand that is not its side's."""
    seen = copy_of(state)
    seen.eyes = seat
    mask((seen.treasure, seen.spoils, seen.events))
    seen.initiative.draw.sort()
    seen.from_treasure = []
    if seat != KEEPER:
        seen.scenario = as_written(seen.scenario)
        seen.unlocked, seen.sprung = [], []
        seen.keeper_hand, seen.keeper_cards = [*masked(seen.keeper_hand)], [*masked(seen.keeper_cards)]
    if seat not in seen.heroes:
        for own in seen.heroes.values():
            own.hand = [*masked(own.hand)]
        for skull in seen.skulls.values():
            skull.cards = [*masked(skull.cards)]
        if seen.campaign is not None:
            seen.campaign.owned = {}
    return seen


def redeal(state: DVState, seat: str, chance: Chance) -> DVState:
    """A random state that the seat cannot tell from the true one; for a Hero's player it is in another dungeon."""
    state.initiative.draw = chance.shuffle(state.initiative.draw)
    piles = [state.treasure.draw, state.spoils.draw]
    if seat not in state.heroes:
        piles += [own.hand for own in state.heroes.values()]
    deal_again(piles, chance)
    consumables = [copy for copy in state.treasure.draw if card(copy).kind == "consumable"]
    kept = [copy for copy in state.from_treasure if not any(copy in pile for pile in piles)]
    state.from_treasure = sorted({*consumables, *kept})
    if seat != KEEPER:
        deal_again([state.events.draw, state.keeper_hand], chance)
        unseen = [f"{printed.id}.1" for printed in cards().values() if printed.kind.startswith("keeper")]
        state.keeper_cards = chance.shuffle(unseen)[: len(state.keeper_cards)]
        imagine_dungeon(state, chance.below(1 << 31))
    return state
