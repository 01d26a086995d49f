"""Advice to buy, keep and equip (DE-EQP, DE-TWN): items weighed by what they add to his blows and spare him in wounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from tenebra.games.descent import options as opt
from tenebra.games.descent.content import heroes, item_card, skills
from tenebra.games.descent.content.model import HeroSheet, Item
from tenebra.games.descent.dice import power_dice
from tenebra.games.descent.forecast import Blow, result_of
from tenebra.games.descent.rules.equipment import room_for
from tenebra.games.descent.rules.powers import MOST_DICE, most_fatigue, most_life, trait_of
from tenebra.games.descent.rules.spending import Buy, boosts
from tenebra.games.descent.rules.strength import gain_of
from tenebra.games.descent.state import HEALING, MAGIC, MELEE, POTIONS, RANGED, TRAITS, TREASURES, VITALITY, DEState, Hero
from tenebra.games.descent.vocabulary import TYPES, Deed, Immune, Power, Stat, Ward
from tenebra.games.descent.vocabulary import Attack as AttackText
from tenebra.kernel import Option
from tenebra.kit.advice import Advice, of_kind

RANGE = {MELEE: 0, RANGED: 3, MAGIC: 3}
POTION = {HEALING: 0.35, VITALITY: 0.2}
TREASURE = {"copper": 0.9, "silver": 1.7, "gold": 2.6}
"""The worth of the first of a kind of potion to a hero, and of an unknown treasure of a deck, in wounds."""
BLOW = 1.0
"""The worth of a wound more with each blow, beside a point of armor."""
ARMOR = 0.8
AFAR = 0.9
"""The worth of striking a blow from afar."""


@lru_cache(maxsize=4096)
def blow_of(card: Item, trait: int) -> float:
    """The wounds that a weapon makes on average in the hands of somebody with so many power dice, against armor 2."""
    texts = [clause for clause in card.text.clauses if isinstance(clause, AttackText) and clause.when != "off_hand"]
    have = boosts(gain_of(text.effects) for text in texts if not text.surges)
    buys = tuple(Buy(str(number), text.surges, gain_of(text.effects)) for number, text in enumerate(texts) if text.surges)
    dice = card.dice.plus(power_dice(trait)).capped()
    distance = RANGE[card.type]
    odds = result_of(Blow(dice, distance, have, buys, 0, 2, 12)).odds
    wounds = float(sum(number * chance for number, chance in enumerate(odds)))
    besides = 0.4 * (have.blast + have.stun + have.burn + bool(have.knockback))
    return wounds + (besides + (AFAR if distance else 0.0))


def best_blow(state: DEState, hero: Hero, equipped: Iterable[str]) -> float:
    """The wounds of the best weapon among these."""
    found = [item_card(item) for item in equipped if item not in POTIONS and item_card(item).category == "weapon"]
    return max((blow_of(card, trait_of(state, hero.id, card.type)) for card in found), default=0.8)  # type: ignore[arg-type]


def spare(card: Item, hero: Hero) -> float:
    """The worth that an item adds besides blows of its own."""
    total = 0.0
    own = heroes()[hero.id]
    for clause in card.text.clauses:
        match clause:
            case Stat(name="armor", amount=amount):
                total += ARMOR * amount
            case Stat(name="speed_limit", amount=amount):
                total -= 0.5 * max(0, own.speed - amount)
            case Stat(name="speed" | "movement_points", amount=amount):
                total += 0.5 * amount
            case Stat(name="wounds" | "fatigue", amount=amount):
                total += 0.3 * amount
            case Power(name="no_runes"):
                total -= 0.6 * own.magic
            case Deed(acts=acts):
                total += sum(0.5 * max(1, act.number) for act in acts)
            case Immune() | Ward():
                total += 0.5
            case AttackText() if card.category != "weapon":
                total += helping(clause, own)
            case AttackText(when="off_hand"):
                total += 0.3
    return total


def helping(text: AttackText, own: HeroSheet) -> float:
    """The worth that it adds to a hero's blows with other weapons, more to the kind he is good at."""
    gain = gain_of(text.effects)
    is_for_any = not text.when or text.when == "off_hand"
    trait = max(own.trait(type) for type in TYPES) if is_for_any else _trait(own, text.when)
    bonus = gain.damage + 0.5 * gain.surges + 0.2 * gain.range + 0.4 * gain.pierce
    return bonus * (0.4 + 0.3 * trait)


def _trait(own: HeroSheet, when: str) -> int:
    return max(own.trait(type) for type in TYPES if type in when)


def outfit(state: DEState, hero: Hero, equipped: Iterable[str]) -> float:
    """The worth of a hero with these things in use."""
    items = list(equipped)
    total = BLOW * best_blow(state, hero, items)
    for item in items:
        total += 0.5 if item in POTIONS else spare(item_card(item), hero)
    return total


def best_outfit(state: DEState, hero: Hero, items: Sequence[str]) -> list[str]:
    """The best of these to have in use, chosen one by one: the weapon first, then whatever adds most."""
    out: list[str] = []
    left = sorted(items, key=lambda item: (-_alone(state, hero, item), item))
    while left:
        fitting = [item for item in left if room_for(state, hero.id, out, item)]
        if not fitting:
            break
        base = outfit(state, hero, out)
        best = max(fitting, key=lambda item: (outfit(state, hero, [*out, item]) - base, item))
        if outfit(state, hero, [*out, best]) - base < -0.01:
            break
        out.append(best)
        left.remove(best)
    return out


def _alone(state: DEState, hero: Hero, item: str) -> float:
    return 0.0 if item in POTIONS else outfit(state, hero, [item])


def gain(state: DEState, hero: Hero, item: str) -> float:
    """The worth that one thing more would add to what a hero has."""
    mine = [*hero.equipped, *hero.pack]
    return outfit(state, hero, best_outfit(state, hero, [*mine, item])) - outfit(state, hero, best_outfit(state, hero, mine))


# --- advice


def arrange(state: DEState, hero: Hero, options: Sequence[Option]) -> Advice:
    """Wear and wield what serves best."""
    worn = Counter(hero.equipped)
    wanted = Counter(best_outfit(state, hero, [*hero.equipped, *hero.pack]))
    surplus, missing = worn - wanted, wanted - worn
    for stow in of_kind(options, opt.Stow):
        if stow.item in surplus:
            return Advice(str(stow), "why-stow", {"item": stow.item})
    for equip in of_kind(options, opt.Equip):
        if equip.item in missing:
            return Advice(str(equip), "why-equip", {"item": equip.item})
    if opt.Done() in options:
        return Advice(str(opt.Done()), "why-equipped")
    drops = [option for option in of_kind(options, opt.Drop) if option.item in hero.pack]
    return drop_least(state, hero, drops)


def receive(state: DEState, hero: Hero, options: Sequence[Option]) -> Advice:
    """Into use if there is room for it, else into the pack; without room the least of all is left."""
    for kind, why in ((opt.Equip, "why-equip"), (opt.Stow, "why-stow")):
        for option in options:
            if isinstance(option, kind):
                return Advice(str(option), why, {"item": option.item})
    return drop_least(state, hero, options)


def drop_least(state: DEState, hero: Hero, options: Sequence[Option]) -> Advice:
    """Of what may be left behind the thing that serves least."""
    drops = of_kind(options, opt.Drop)
    if not drops:
        return Advice("", "")
    least = min(drops, key=lambda option: (_alone(state, hero, option.item), option.item))
    return Advice(str(least), "why-drop", {"item": least.item})


def treasure(state: DEState, hero: Hero, options: Sequence[Option]) -> Advice:
    """Keep what makes a hero better than its coins would."""
    keep, coins = options
    assert isinstance(keep, opt.Keep)
    is_better = gain(state, hero, keep.card) > 0.35
    return Advice(str(keep if is_better else coins), "why-keep" if is_better else "why-coins", {"card": keep.card})


def shop(state: DEState, hero: Hero, options: Sequence[Option]) -> Advice:
    """The advice in the shop: what adds most for its price; potions with what is left."""
    best, value = None, 0.0
    for option in options:
        worth = worth_of_buying(state, hero, option)
        if worth > value:
            best, value = option, worth
    if best is None:
        return Advice(str(opt.Done()), "why-shopped")
    return Advice(str(best), "why-buy", {"item": getattr(best, "item", getattr(best, "trait", getattr(best, "deck", "")))})


def worth_of_buying(state: DEState, hero: Hero, option: Option) -> float:
    """The worth of a purchase for a hero, in wounds."""
    match option:
        case opt.Buy(item=item) if item in POTIONS:
            has_one = item in hero.equipped or item in hero.pack
            return 0.0 if has_one else POTION[item]
        case opt.Buy(item=item) if item in TREASURES:
            return TREASURE[item]
        case opt.Buy(item=item):
            worth = gain(state, hero, f"{item}.1")
            return worth if worth > 0.3 else 0.0
        case opt.Train(trait=trait):
            can_grow = trait_of(state, hero.id, trait) < MOST_DICE  # type: ignore[arg-type]
            return 1.1 if can_grow and trait == main_trait(state, hero) else 0.0
        case opt.Learn():
            return 1.5
    return 0.0


def main_trait(state: DEState, hero: Hero) -> str:
    """The attack a hero is best at, the weapon in hand counted."""
    return max(TRAITS, key=lambda type: (trait_of(state, hero.id, type), type == MELEE))  # type: ignore[arg-type]


def wants_to_shop(state: DEState, hero: Hero, price: int = 250) -> bool:
    """There is money for something worth a visit."""
    thirsty = hero.life < most_life(state, hero.id) - 3 or hero.fatigue < most_fatigue(state, hero.id)
    return hero.coins >= (price if HEALING in hero.equipped or VITALITY in hero.equipped or not thirsty else 100)


def swap(state: DEState, hero: Hero, options: Sequence[Option]) -> Advice:
    """A skill that helps attacks the hero does not make goes back."""
    main = main_trait(state, hero)
    for option in options:
        if isinstance(option, opt.Swap):
            texts = [clause for clause in skills()[option.skill].text.clauses if isinstance(clause, AttackText)]
            if texts and all(text.when and not text.helps(main) for text in texts):  # type: ignore[arg-type]
                return Advice(str(option), "why-swap", {"skill": option.skill})
    return Advice(str(opt.Keep()), "why-keep-skills")
