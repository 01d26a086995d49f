"""Cards in hands (MD-TRD, MD-PCK-05, MD-TRN, MD-MKT): who gets what, what is worn, what is turned into something better."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.advice import gear
from tenebra.games.massive_darkness.content import classes, equipment, equipment_card
from tenebra.games.massive_darkness.rules.movement import is_held
from tenebra.games.massive_darkness.rules.pools import weapons_for
from tenebra.games.massive_darkness.rules.transmute import CARDS_TO_TRANSMUTE
from tenebra.games.massive_darkness.state import MELEE, Hero, MDState
from tenebra.kernel import Option
from tenebra.kit.advice import Advice

WORTH_A_GIFT = 0.3
"""A card changes hands if it does so much more good elsewhere."""
WORTH_A_TRADE = 0.3
"""The least by which the Heroes must become stronger together by an Action."""
ARMED = 2.0
"""The worth of a weapon in hand to a Hero who is held without one."""
TRADED = 0.5
"""The worth of being stronger for the rest of the Mission, beside a blow that could be struck now."""


def weapon(state: MDState, hero: Hero, options: Sequence[Option]) -> Advice:
    """The weapon that goes with the Class (MD-SET-14)."""
    picks = [option for option in options if isinstance(option, opt.Pick)]
    best = max(picks, key=lambda option: (gear.gain(state, hero, option.card), option.card))
    return Advice(str(best), "why-weapon", {"card": best.card, "hero": hero.id})


def hand_on(state: MDState, hero: Hero, options: Sequence[Option]) -> Advice:
    """A new card to whom it helps most in the Zone (MD-PCK-05, MD-GRD-10)."""
    gifts = [option for option in options if isinstance(option, opt.Give)]
    card = gifts[0].card
    kept = gear.loss(state, hero, card)
    best = max(gifts, key=lambda option: gear.gain(state, state.heroes[option.to], card))
    more = gear.gain(state, state.heroes[best.to], card) - kept
    if more > WORTH_A_GIFT and not gear.is_relic(state, card):
        return Advice(str(best), "why-give", {"card": card, "hero": best.to})
    return Advice(str(opt.Pass()), "why-keep", {"card": card, "hero": hero.id})


def exchange(state: MDState, hero: Hero, options: Sequence[Option]) -> Advice:
    """In a Trade or a Reorganize: give what helps another more, wear the best, then be ready (MD-TRD)."""
    gifts = [option for option in options if isinstance(option, opt.Give)]
    gift = best_gift(state, hero, gifts)
    if gift is not None:
        return Advice(str(gift), "why-give", {"card": gift.card, "hero": gift.to})
    change = next_change(state, hero, options)
    if change is not None:
        card = change.card
        why = "why-equip" if isinstance(change, opt.Equip) else "why-unequip"
        return Advice(str(change), why, {"card": card})
    return Advice(str(opt.Ready()), "why-ready", waits=is_to_be_given(state, hero))


def is_to_be_given(state: MDState, hero: Hero) -> bool:
    """Somebody in the Trade has a gift for the Hero (MD-TRD-02)."""
    exchange = state.exchange
    if exchange is None or not exchange.is_trade:
        return False
    others = [state.heroes[other] for other in exchange.left if other != hero.id]
    return any(best_gift(state, other, [opt.Give(card, hero.id) for card in other.cards]) for other in others)


def best_gift(state: MDState, hero: Hero, gifts: Sequence[opt.Give]) -> opt.Give | None:
    """The gift that does most good, if one does enough (MD-TRD-04)."""
    cards = dict.fromkeys(gift.card for gift in gifts)
    losses = {card: gear.loss(state, hero, card) for card in cards if not gear.is_relic(state, card)}
    found = [
        (gear.gain(state, state.heroes[gift.to], gift.card) - losses[gift.card], str(gift), gift)
        for gift in gifts
        if gift.card in losses and not state.heroes[gift.to].is_dead and equipment_card(gift.card).slot
    ]
    best = max(found, default=None)
    return best[2] if best is not None and best[0] > WORTH_A_GIFT else None


def wanted_loadout(state: MDState, hero: Hero) -> gear.Loadout:
    """The best loadout; for a Hero who is held one with a weapon for close quarters, if it has one (MD-MVA-04, MD-CAC-02)."""
    if is_held(state, hero):
        fit = tuple(copy for copy in hero.cards if not (card := equipment_card(copy)).is_weapon or MELEE in card.dice.attacks)
        close = gear.best_loadout(state, hero, fit) if fit else None
        if close is not None and any(equipment_card(copy).is_weapon for copy in close.hands):
            return close
    return gear.best_loadout(state, hero)


def next_change(state: MDState, hero: Hero, options: Sequence[Option]) -> opt.Equip | opt.Unequip | None:
    """One change of what is Equipped towards the loadout that is wanted."""
    best = wanted_loadout(state, hero)
    wanted = {best.body, *best.hands} - {""}
    worn = {hero.body, *hero.hands} - {""}
    if wanted == worn or loadout_gain(state, hero) <= 0.05:
        return None
    for option in options:
        if isinstance(option, opt.Equip) and option.card in wanted - worn and option.instead not in wanted:
            return option
    for option in options:
        if isinstance(option, opt.Unequip) and option.card in worn - wanted:
            return option
    return None


def loadout_gain(state: MDState, hero: Hero) -> float:
    """The worth of wearing what is wanted: more to a Hero who is held and has nothing in hand to strike with."""
    best = wanted_loadout(state, hero)
    gain = best.value - gear.strength(state, hero)
    if is_held(state, hero) and not weapons_for(hero, MELEE):
        is_armed = any(equipment_card(copy).dice.of(MELEE).size for copy in best.hands)
        return max(gain, ARMED if is_armed else 0.0)
    return max(gain, 0.0)


def trade_gain(state: MDState, hero: Hero) -> float:
    """The worth of a Reorganize/Trade Action in this Zone (MD-TRD-01)."""
    here = [one for one in state.heroes.values() if one.zone == hero.zone and not one.is_dead]
    value = loadout_gain(state, hero)
    for one in here:
        for other in here:
            if one is not other:
                best = max((gear.gain(state, other, card) for card in gear.spares(state, one)), default=0.0)
                value += best if best > WORTH_A_GIFT else 0.0
    return value


def useless(state: MDState, hero: Hero) -> list[str]:
    """Spare cards that no living Hero would be stronger with, the highest Level first: who is far away may come near.

    What a Hero who is held has in hand for close quarters is not spare.
    """
    others = [one for one in state.heroes.values() if one is not hero and not one.is_dead]
    spare = [card for card in gear.spares(state, hero) if card not in wanted_loadout(state, hero).hands]
    return [card for card in spare if all(gear.gain(state, one, card) <= WORTH_A_GIFT for one in others)]


def wants_transmute(state: MDState, hero: Hero) -> bool:
    """Three cards that nobody needs become a better one (MD-TRN-02)."""
    return len(gear.spares(state, hero)) >= CARDS_TO_TRANSMUTE <= len(useless(state, hero))


def transmute(state: MDState, hero: Hero, options: Sequence[Option]) -> Advice:
    """The advice what to transmute: what nobody needs, of the highest Level first: the lowest of three decides (MD-TRN-02)."""
    picks = {option.card: option for option in options if isinstance(option, opt.Pick)}
    ordered = chain(useless(state, hero), gear.spares(state, hero), gear.keep_order(state, hero, list(picks)))
    card = next(copy for copy in ordered if copy in picks)
    return Advice(str(picks[card]), "why-transmute-card", {"card": card})


def least_missed(state: MDState, hero: Hero, options: Sequence[Option]) -> Advice:
    """A card that must go."""
    picks = {option.card: option for option in options if isinstance(option, opt.Pick)}
    card = gear.keep_order(state, hero, list(picks))[0]
    return Advice(str(picks[card]), "why-lose", {"card": card})


def most_wanted(state: MDState, hero: Hero, options: Sequence[Option]) -> Advice:
    """A card of the Market (MD-MKT-09)."""
    picks = [option for option in options if isinstance(option, opt.Pick)]
    best = max(picks, key=lambda option: (gear.gain(state, hero, option.card), option.card))
    return Advice(str(best), "why-pick", {"card": best.card})


def market(state: MDState, hero: Hero, options: Sequence[Option]) -> Advice:
    """A deal that makes the Hero stronger, or a sale of what is no use (MD-MKT-07 to MD-MKT-09)."""
    spare = set(gear.spares(state, hero))
    deals = [option for option in options if isinstance(option, opt.Barter) and set(option.cards.split("+")) <= spare]
    best, value = None, 0.5
    for deal in deals:
        price = sum(equipment_card(card).level for card in deal.cards.split("+"))
        goods = [card for card in state.market if equipment_card(card).level <= price]
        found = max((gear.gain(state, hero, card) for card in goods), default=0.0)
        if found > value + 0.01:
            best, value = deal, found
    if best is not None:
        return Advice(str(best), "why-barter", {"card": best.cards.split("+")[0]})
    sales = sorted((option for option in options if isinstance(option, opt.Sell) and option.card in spare), key=str)
    if sales:
        dearest = max(sales, key=lambda option: equipment_card(option.card).level)
        return Advice(str(dearest), "why-sell", {"card": dearest.card})
    return Advice(str(opt.Ready()), "why-no-deal")


def swap(state: MDState, hero: Hero, options: Sequence[Option]) -> Advice:
    """Starting Equipment for a Hero who could use nothing else at this Level (MD-MKT-13)."""
    usable = [copy for copy in hero.cards if equipment_card(copy).level <= state.level and equipment_card(copy).is_weapon]
    swaps = [option for option in options if isinstance(option, opt.Swap) and not gear.is_relic(state, option.card)]
    if usable or not swaps:
        return Advice(str(opt.Ready()), "why-ready")
    primary = classes()[hero.calling].primary
    weapons = [option for option in swaps if equipment()[option.starting].is_weapon] or swaps

    def worth(option: opt.Swap) -> tuple[bool, float, str]:
        printed = equipment()[option.starting]
        fits = primary in printed.dice.attacks or (primary == "defense" and "melee" in printed.dice.attacks)
        return fits, -gear.loss(state, hero, option.card), str(option)

    best = max(weapons, key=worth)
    return Advice(str(best), "why-swap", {"card": best.card})
