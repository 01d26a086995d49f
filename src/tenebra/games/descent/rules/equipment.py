"""What a hero carries (DE-EQP): the limits, rearranging, and where something new goes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from tenebra.games.descent import options as opt
from tenebra.games.descent.content import item_card
from tenebra.games.descent.events.board import TokenPlaced
from tenebra.games.descent.events.goods import (
    EQUIPPED,
    NOWHERE,
    PACK,
    ArrangingBegan,
    ArrangingEnded,
    ItemDropped,
    ItemEquipped,
    ItemReceived,
    ItemStowed,
    kept,
)
from tenebra.games.descent.rules.obstacles import resting_place
from tenebra.games.descent.rules.powers import stats
from tenebra.games.descent.state import POTIONS, RELIC, DEState, Hero
from tenebra.kernel import Game, Option, Reason
from tenebra.kit.decks import HIDDEN, name_of

G = Game[DEState]
HANDS, ARMORS, MOST_POTIONS, OTHERS, PACKED = 2, 1, 3, 2, 3
"""DE-EQP-02, DE-EQP-05."""
DONE = opt.Done()


def slot_of(item: str) -> str:
    """Which limit an item counts for (DE-EQP-02, DE-EQP-03, DE-EQP-04)."""
    if item in POTIONS:
        return "potion"
    card = item_card(item)
    if card.hands:
        return "hands"
    return "armor" if card.category == "armor" else "other"


def room_for(state: DEState, hero: str, equipped: Iterable[str], item: str) -> bool:
    """One more item can be in use beside these (DE-EQP-02)."""
    slot = slot_of(item)
    others = [one for one in equipped if slot_of(one) == slot]
    if slot == "hands":
        limit = min([HANDS, *stats(state, hero, "hands")])
        return sum(item_card(one).hands for one in others) + item_card(item).hands <= limit
    return len(others) < {"potion": MOST_POTIONS, "armor": ARMORS, "other": OTHERS}[slot]


def is_relic(item: str) -> bool:
    """A relic is never lost and never sold (DE-REL-02, DE-REL-03)."""
    return item not in POTIONS and item != HIDDEN and item_card(item).origin == RELIC


def why_not_drop(hero: Hero, item: str) -> Reason | None:
    """Dropping costs nothing, but a relic needs a space to lie in (DE-EQP-07, DE-RUL-25)."""
    if hero.monkey:
        return Reason("DE-RUL-42", "a-monkey-cannot")
    if item not in (*hero.equipped, *hero.pack):
        return Reason("DE-EQP-07", "not-carried", {"item": item})
    return Reason("DE-RUL-25", "no-relics-in-town", {"item": item}) if is_relic(item) and not hero.space else None


def drop(g: G, hero: Hero, item: str) -> None:
    """An item is gone for good; a relic lies in the hero's space (DE-EQP-07, DE-REL-03)."""
    g.tell(ItemDropped(hero.id, item, kept(hero, item), rule="DE-EQP-07", also=("DE-MVA-02",)))
    if is_relic(item):
        name = name_of(item)
        g.tell(TokenPlaced(name, RELIC, resting_place(g.state, hero.space), name, rule="DE-REL-03", also=("DE-RUL-25",)))


def items_of(hero: Hero) -> list[str]:
    """Everything he carries, each kind of potion once for each place."""
    return list(dict.fromkeys([*hero.equipped, *hero.pack]))


# --- rearranging


def arrange_options(state: DEState, hero: Hero) -> list[Option]:
    """What can be moved while a hero rearranges; he is done when the limits are kept (DE-EQP-02, DE-EQP-05)."""
    out: list[Option] = []
    moved = state.arranging.moved if state.arranging is not None else []
    if len(hero.pack) <= PACKED:
        out.append(DONE)
    out += [opt.Equip(item) for item in dict.fromkeys(hero.pack) if why_not_equip(state, hero, item, moved) is None]
    out += [opt.Stow(item) for item in dict.fromkeys(hero.equipped) if not is_moved(hero, item, moved)]
    out += [opt.Drop(item) for item in items_of(hero) if why_not_drop_now(hero, item) is None]
    return out


def is_moved(hero: Hero, item: str, moved: list[str]) -> bool:
    """All there are of an item have been moved once in this arrangement."""
    return moved.count(item) >= hero.equipped.count(item) + hero.pack.count(item)


def why_not_drop_now(hero: Hero, item: str) -> Reason | None:
    """While rearranging even a monkey leaves behind what does not fit (DE-RUB-19)."""
    reason = why_not_drop(hero, item)
    return None if reason is not None and reason.rule == "DE-RUL-42" else reason


def why_not_equip(state: DEState, hero: Hero, item: str, moved: list[str]) -> Reason | None:
    """Why an item cannot come into use while a hero rearranges."""
    if item not in hero.pack:
        return Reason("DE-EQP-05", "not-in-the-pack", {"item": item})
    if is_moved(hero, item, moved):
        return Reason("DE-TRN-05", "moved-already", {"item": item})
    if not room_for(state, hero.id, hero.equipped, item):
        return Reason("DE-EQP-02", "no-room", {"item": item})
    return None


def why_not_arrange(state: DEState, hero: Hero, option: Option) -> Reason | None:
    """Why a hero cannot do this while he rearranges."""
    moved = state.arranging.moved if state.arranging is not None else []
    match option:
        case opt.Equip(item=item):
            return why_not_equip(state, hero, item, moved)
        case opt.Stow(item=item):
            if item not in hero.equipped:
                return Reason("DE-EQP-05", "not-equipped", {"card": item})
            return Reason("DE-TRN-05", "moved-already", {"item": item}) if is_moved(hero, item, moved) else None
        case opt.Drop(item=item):
            return why_not_drop_now(hero, item)
        case opt.Done():
            return None if len(hero.pack) <= PACKED else Reason("DE-EQP-05", "pack-too-full")
    return Reason("DE-TRN-06", "only-equipment-now")


async def arrange_once(g: G, hero: Hero) -> None:
    """One thing a hero moves, or he is done."""
    state = g.state
    answer = await g.ask(
        hero.id,
        "arrange",
        partial(arrange_options, state, hero),
        lambda _, option: why_not_arrange(state, hero, option),
        hero=hero.id,
    )
    match answer:
        case opt.Equip(item=item):
            g.tell(ItemEquipped(hero.id, item, rule="DE-EQP-08"))
        case opt.Stow(item=item):
            g.tell(ItemStowed(hero.id, item, rule="DE-EQP-08"))
        case opt.Drop(item=item):
            drop(g, hero, item)
        case _:
            g.tell(ArrangingEnded(hero.id, rule="DE-EQP-08"))


async def arrange(g: G, hero: Hero, cite: str) -> None:
    """A hero rearranges everything he carries until he is content (DE-EQP-08, DE-RUL-54)."""
    g.tell(ArrangingBegan(hero.id, rule=cite))
    while g.state.arranging is not None:
        await arrange_once(g, hero)


# --- something new


def has_room(state: DEState, hero: Hero, item: str) -> bool:
    """An item that comes to a hero fits beside what he has in use, or into the pack (DE-EQP-08, DE-RUB-23)."""
    return room_for(state, hero.id, hero.equipped, item) or len(hero.pack) < PACKED


def places_for(state: DEState, hero: Hero, item: str) -> list[Option]:
    """Where something new may go: a free slot, the pack, or nowhere; without room he may leave something else (DE-RUB-23)."""
    out: list[Option] = []
    if room_for(state, hero.id, hero.equipped, item):
        out.append(opt.Equip(item))
    if len(hero.pack) < PACKED:
        out.append(opt.Stow(item))
    if not is_relic(item) or hero.space:
        out.append(opt.Drop(item))
    if not has_room(state, hero, item):
        others = (other for other in items_of(hero) if other != item and why_not_drop_now(hero, other) is None)
        out += [opt.Drop(other) for other in others if other in hero.pack or _makes_room(state, hero, other, item)]
    return out


def _makes_room(state: DEState, hero: Hero, other: str, item: str) -> bool:
    left = list(hero.equipped)
    left.remove(other)
    return room_for(state, hero.id, left, item)


async def receive(g: G, hero: Hero, item: str, cite: str, *also: str) -> None:
    """A hero puts away at once what he has received, bought or picked up; nothing is lost unasked (DE-EQP-08, DE-RUB-23)."""
    state = g.state
    answer: Option
    while True:
        choices = places_for(state, hero, item)
        answer = choices[0]
        if len(choices) > 1:
            answer = await g.ask(hero.id, "receive", lambda: choices, None, hero=hero.id)  # noqa: B023
        if not isinstance(answer, opt.Drop) or answer.item == item:
            break
        drop(g, hero, answer.item)
    match answer:
        case opt.Equip():
            g.tell(ItemReceived(hero.id, item, EQUIPPED, rule=cite, also=also))
        case opt.Stow():
            g.tell(ItemReceived(hero.id, item, PACK, rule=cite, also=also))
        case _:
            g.tell(ItemReceived(hero.id, item, NOWHERE, rule="DE-EQP-07", also=also))
            if is_relic(item):
                name = name_of(item)
                g.tell(TokenPlaced(name, RELIC, resting_place(g.state, hero.space), name, rule="DE-REL-03"))


async def receive_from_chest(g: G, hero: Hero, item: str) -> None:
    """What comes from a chest may be equipped at once, everything else rearranged for it (DE-EQP-09)."""
    if room_for(g.state, hero.id, hero.equipped, item):
        await receive(g, hero, item, "DE-EQP-08")
        return
    g.tell(ItemReceived(hero.id, item, PACK, rule="DE-EQP-09", also=("DE-RUB-19",) if hero.monkey else ()))
    await arrange(g, hero, "DE-EQP-09")
