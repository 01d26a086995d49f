"""The redaction for each seat (DV-GEN-08, DV-GEN-10, DV-RUL-49), and random worlds that look the same to a seat."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from tenebra.games.dungeon_venture.content import card, cards
from tenebra.games.dungeon_venture.imagined import Glimpse
from tenebra.games.dungeon_venture.scenario import START
from tenebra.games.dungeon_venture.scenarios import IMAGINED, sheet_of
from tenebra.games.dungeon_venture.state import KEEPER, SPRUNG, DVState
from tenebra.games.dungeon_venture.steps import NewRound
from tenebra.kernel import Chance, View, copy_of
from tenebra.kit.decks import deal_again, mask, masked

NOBODY = "nobody"
"""The eyes of whoever only looks on."""


def redact(state: DVState, seat: str) -> DVState:
    """The state as a seat may see it: no deck's order, no hand that is not its side's."""
    seen = copy_of(state)
    seen.eyes = seat
    mask((seen.treasure, seen.spoils, seen.events))  # DV-SET-11
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
            record = seen.campaign
            record.owned, record.bought, record.loose = {}, [*masked(record.bought)], [*masked(record.loose)]
    return seen


def in_the_open(view: View[DVState]) -> View[DVState]:
    """The view of a seat without what a spectator may not know: no hand, and no area that is not on the table."""
    state = view.state
    heroes = {hero: replace(own, hand=[*masked(own.hand)]) for hero, own in state.heroes.items()}
    hands = {"keeper_hand": [*masked(state.keeper_hand)], "keeper_cards": [*masked(state.keeper_cards)]}
    return replace(view, seat="", state=replace(state, eyes=NOBODY, scenario=as_written(state.scenario), heroes=heroes, **hands))


def redeal(state: DVState, seat: str, chance: Chance) -> DVState:
    """A random state that the seat cannot tell from the true one; for a Hero's player it is in another dungeon."""
    state.initiative.draw = chance.shuffle(state.initiative.draw)
    _deal_treasure(state, seat, chance)
    if seat != KEEPER:
        deal_again([state.events.draw, state.keeper_hand], chance)
        unseen = [f"{printed.id}.1" for printed in cards().values() if printed.kind.startswith("keeper")]
        state.keeper_cards = chance.shuffle(unseen)[: len(state.keeper_cards)]
        imagine_dungeon(state, chance.below(1 << 31))  # DV-GEN-09: the Keeper knows the true one, with all its Traps
    return state


def _deal_treasure(state: DVState, seat: str, chance: Chance) -> None:
    """Treasure and spoils are dealt anew; for whoever has no Hero also the hands, and what the Heroes won and bought before."""
    piles = [state.treasure.draw, state.spoils.draw]
    record = None
    if seat not in state.heroes:
        piles += [own.hand for own in state.heroes.values()]
        record = state.campaign
    if record is not None:
        piles.append(record.loose)
    before = [copy for pile in piles for copy in pile]
    deal_again(piles, chance)
    if record is not None:
        after = (copy for pile in piles for copy in pile)
        dealt = dict(zip(before, after, strict=True))
        record.owned, record.bought = {}, [dealt.get(copy, copy) for copy in record.bought]
    consumables = [copy for copy in state.treasure.draw if card(copy).kind == "consumable"]
    kept = [copy for copy in state.from_treasure if not any(copy in pile for pile in piles)]
    state.from_treasure = sorted({*consumables, *kept})


def imagine_dungeon(state: DVState, key: int) -> None:
    """The Adventure becomes another one that looks the same to the Heroes so far: nothing true can be learned from it."""
    written = sheet_of(state)
    begins = bool(state.agenda) and isinstance(state.agenda[-1], NewRound)  # what its round brings has perhaps been seen
    raised = [space for space in state.furniture if space not in written.furniture]
    fallen = [space for space, trap in state.traps.items() if trap.kind == "boulders" and trap.status == SPRUNG]
    glimpse = Glimpse(
        key,
        state.round + begins,
        tuple(dict.fromkeys((START, *state.areas))),
        tuple(dict.fromkeys((START, *state.placed))),
        tuple(state.doors),
        tuple(state.traps),
        (*raised, *fallen),
        tuple(state.figures[hero].space for hero in state.heroes if hero in state.figures),
        tuple(state.searched),
    )
    state.scenario += IMAGINED + msgspec.json.encode(glimpse).decode()
    renamed = dict(zip(written.doors, sheet_of(state).doors, strict=True))
    state.unlocked = [renamed[door] for door in state.unlocked]


def as_written(scenario: str) -> str:
    """The Adventure that an imagined one was made from."""
    return scenario.partition(IMAGINED)[0]
