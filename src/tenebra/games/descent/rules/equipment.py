"""The equipment of a hero (DE-EQP): the limits, rearranging, and the place for something new."""

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
from tenebra.games.descent.rules.choices import ARRANGING, IN_SHOP, MOVEMENT
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
    """The limit that an item counts for (DE-EQP-02, DE-EQP-03, DE-EQP-04)."""
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


@ARRANGING.law(opt.Drop)
@IN_SHOP.law(opt.Drop)
@MOVEMENT.law(opt.Drop)
def why_not_drop(state: DEState, who: str, option: opt.Drop) -> Reason | None:
    """Dropping costs nothing, but a relic needs a space to lie in (DE-EQP-07, DE-RUL-25)."""
    hero, item = state.heroes[who], option.item
    if item not in (*hero.equipped, *hero.pack):
        return Reason("DE-EQP-07", "not-carried", {"item": item})
    return Reason("DE-RUL-25", "no-relics-in-town", {"item": item}) if is_relic(item) and not hero.space else None


@ARRANGING.carries_out(opt.Drop)
@IN_SHOP.carries_out(opt.Drop)
@MOVEMENT.carries_out(opt.Drop)
async def drop(g: G, who: str, option: opt.Drop) -> None:
    """An item is gone for good; a relic lies in the hero's space (DE-EQP-07, DE-REL-03)."""
    hero, item = g.state.heroes[who], option.item
    g.tell(ItemDropped(who, item, kept(hero, item), rule="DE-EQP-07", also=("DE-MVA-02",)))
    if is_relic(item):
        name = name_of(item)
        g.tell(TokenPlaced(name, RELIC, resting_place(g.state, hero.space), name, rule="DE-REL-03", also=("DE-RUL-25",)))


def items_of(hero: Hero) -> list[str]:
    """Everything he carries, each kind of potion once for each place."""
    return list(dict.fromkeys([*hero.equipped, *hero.pack]))


# --- rearranging


def arrange_options(state: DEState, hero: Hero) -> list[Option]:
    """The options while a hero rearranges; even a monkey leaves behind what does not fit (DE-RUB-19)."""
    found: list[Option] = [DONE]
    found += map(opt.Equip, dict.fromkeys(hero.pack))
    found += map(opt.Stow, dict.fromkeys(hero.equipped))
    found += map(opt.Drop, items_of(hero))
    return [option for option in found if ARRANGING.why_not(state, hero.id, option) is None]


def is_moved(state: DEState, hero: Hero, item: str) -> bool:
    """All there are of an item have been moved once in this arrangement."""
    moved = state.arranging.moved if state.arranging is not None else []
    return moved.count(item) >= hero.equipped.count(item) + hero.pack.count(item)


@ARRANGING.law(opt.Equip)
def why_not_equip(state: DEState, who: str, option: opt.Equip) -> Reason | None:
    """From the pack, each once, as far as there is room (DE-EQP-02, DE-TRN-05)."""
    hero, item = state.heroes[who], option.item
    if item not in hero.pack:
        return Reason("DE-EQP-05", "not-in-the-pack", {"item": item})
    if is_moved(state, hero, item):
        return Reason("DE-TRN-05", "moved-already", {"item": item})
    if not room_for(state, hero.id, hero.equipped, item):
        return Reason("DE-EQP-02", "no-room", {"item": item})
    return None


@ARRANGING.carries_out(opt.Equip)
async def equip(g: G, who: str, option: opt.Equip) -> None:
    """Put an item in use (DE-EQP-08)."""
    g.tell(ItemEquipped(who, option.item, rule="DE-EQP-08"))


@ARRANGING.law(opt.Stow)
def why_not_stow(state: DEState, who: str, option: opt.Stow) -> Reason | None:
    """Into the pack, which may be too full as long as the hero is not done (DE-EQP-05, DE-TRN-05)."""
    hero, item = state.heroes[who], option.item
    if item not in hero.equipped:
        return Reason("DE-EQP-05", "not-equipped", {"card": item})
    return Reason("DE-TRN-05", "moved-already", {"item": item}) if is_moved(state, hero, item) else None


@ARRANGING.carries_out(opt.Stow)
async def stow(g: G, who: str, option: opt.Stow) -> None:
    """Put an item in the pack (DE-EQP-08)."""
    g.tell(ItemStowed(who, option.item, rule="DE-EQP-08"))


@ARRANGING.law(opt.Done)
def why_not_done(state: DEState, who: str, option: opt.Done) -> Reason | None:
    """Why a hero is not done yet: the limits are not kept (DE-EQP-02, DE-EQP-05)."""
    return None if len(state.heroes[who].pack) <= PACKED else Reason("DE-EQP-05", "pack-too-full")


@ARRANGING.carries_out(opt.Done)
async def end_arranging(g: G, who: str, option: opt.Done) -> None:
    """End the rearranging (DE-EQP-08)."""
    g.tell(ArrangingEnded(who, rule="DE-EQP-08"))


async def arrange_once(g: G, hero: Hero) -> None:
    """One thing a hero moves, or he is done."""
    state = g.state
    answer = await g.ask(
        hero.id,
        "arrange",
        partial(arrange_options, state, hero),
        lambda _, option: ARRANGING.why_not(state, hero.id, option),
        hero=hero.id,
    )
    await ARRANGING.carry_out(g, hero.id, answer)


async def arrange(g: G, hero: Hero, cite: str) -> None:
    """A hero rearranges everything he carries until he is content (DE-EQP-08, DE-RUL-54)."""
    g.tell(ArrangingBegan(hero.id, rule=cite))
    while g.state.arranging is not None:
        await arrange_once(g, hero)


@MOVEMENT.law(opt.Reequip)
def why_not_reequip(state: DEState, who: str, option: opt.Reequip) -> Reason | None:
    """Something to rearrange; with an empty pack, too: to put something away is a change (DE-RUL-54)."""
    return None if items_of(state.heroes[who]) else Reason("DE-RUL-54", "nothing-to-arrange")


@MOVEMENT.carries_out(opt.Reequip)
async def reequip(g: G, who: str, option: opt.Reequip) -> None:
    """The hero rearranges in his turn (DE-RUL-54)."""
    await arrange(g, g.state.heroes[who], "DE-RUL-54")


# --- something new


def has_room(state: DEState, hero: Hero, item: str) -> bool:
    """An item that comes to a hero fits beside what he has in use, or into the pack (DE-EQP-08, DE-RUB-23)."""
    return room_for(state, hero.id, hero.equipped, item) or len(hero.pack) < PACKED


def places_for(state: DEState, hero: Hero, item: str) -> list[Option]:
    """The places for something new: a free slot, the pack, or nowhere; without room he may leave something else (DE-RUB-23)."""
    out: list[Option] = []
    if room_for(state, hero.id, hero.equipped, item):
        out.append(opt.Equip(item))
    if len(hero.pack) < PACKED:
        out.append(opt.Stow(item))
    if not is_relic(item) or hero.space:
        out.append(opt.Drop(item))
    if not has_room(state, hero, item):
        drops = (opt.Drop(other) for other in items_of(hero) if other != item)
        others = (drop for drop in drops if why_not_drop(state, hero.id, drop) is None)
        out += [drop for drop in others if drop.item in hero.pack or _makes_room(state, hero, drop.item, item)]
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
        await drop(g, hero.id, answer)
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
    """Give what comes from a chest: it may be equipped at once, everything else rearranged for it (DE-EQP-09)."""
    if room_for(g.state, hero.id, hero.equipped, item):
        await receive(g, hero, item, "DE-EQP-08")
        return
    g.tell(ItemReceived(hero.id, item, PACK, rule="DE-EQP-09", also=("DE-RUB-19",) if hero.monkey else ()))
    await arrange(g, hero, "DE-EQP-09")
