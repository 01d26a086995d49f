"""The advice in windows: which dice to roll again, how many gems to guard with, who takes whose blow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tenebra.games.conan import options as opt
from tenebra.games.conan.advice.blows import feared
from tenebra.games.conan.advice.outlook import KEPT, RED, SPENT, Outlook, die_mean
from tenebra.games.conan.advice.spells import spell_worth, where_to
from tenebra.games.conan.content import card
from tenebra.games.conan.rules.guard import dice_of_guard, least_defence, life_of
from tenebra.games.conan.state import FATIGUE, OVERLORD, RESERVE, Hero, are_enemies
from tenebra.games.conan.vocabulary import NO_DICE
from tenebra.kernel import Option
from tenebra.kit.advice import Advice, of_kind

PASS = opt.Pass()
HALE, FRAIL = 6, 3
"""Gems that a hero has who may take a blow for another, and those of the other at most."""
JUST = 0.1
"""The least that a dearer Guard must save more than a cheaper one."""
USED_UP = 0.5
"""The worth of a thing that is used up."""
WORTH_A_WORD = 0.15
"""The least that a reaction must gain besides its price."""
REASONS = {"mark": "why-reroll-mark", "support": "why-reroll-support", "gems": "why-reroll-gems"}


def gem_price(look: Outlook, seat: str) -> float:
    """The price of a gem in the middle of a fight: the last ones are dear."""
    if seat == OVERLORD:
        return RED
    have = look.state.heroes[seat].gems.get(RESERVE, 0)
    return SPENT + (KEPT * 0.4 if have <= 2 else 0.0)


# --- rolls


def reroll(look: Outlook, seat: str, options: Sequence[Option], about: Mapping[str, str]) -> Advice:
    """The lowest die for nothing if it would be better on average; for gems only where a symbol is worth one."""
    wanted = -1.0 if look.state.rolls[-1].what == "fall" else 1.0
    worth = symbol_worth(look) if about.get("matters") != "no" else 0.0
    best, answer = 0.05, Advice(str(PASS), "why-content", {})
    for option in options:
        offer = _reroll_offered(look, seat, option)
        if offer is None:
            continue
        looks = [die.partition("-") for die in offer.dice]
        gain = sum((die_mean(colour) - int(face)) * wanted for colour, _, face in looks)
        if gain * worth - offer.price > best:
            best = gain * worth - offer.price
            answer = Advice(str(option), offer.why, offer.about)
    return answer


class _Reroll(NamedTuple):
    """Dice that can be rolled again, at what price, and what is said of it."""

    dice: list[str]
    price: float
    why: str
    about: dict[str, str]


def _reroll_offered(look: Outlook, seat: str, option: Option) -> _Reroll | None:
    match option:
        case opt.Reroll():
            dice = option.dice.split(".")
            price = gem_price(look, seat) * len(dice) if option.by == "gems" else 0.0
            return _Reroll(dice, price, REASONS[option.by], {"number": str(len(dice))})
        case opt.Cast():
            return _Reroll(option.at.split("."), gem_price(look, seat) * option.gems, "why-cast", {"spell": option.spell})
        case opt.Use():
            return _Reroll(option.at.split("."), USED_UP, "why-cast", {"spell": option.card})
    return None


def symbol_worth(look: Outlook) -> float:
    """The worth of one symbol more to whoever rolls: of an attack by what it meets, else about a wound."""
    state = look.state
    attack = state.attacks[-1] if state.attacks else None
    if attack is None or not attack.target or state.rolls[-1].what != "attack":
        return 0.9
    worth, life = look.worth(attack.target), life_of(state, attack.target)
    shown = sum(state.rolls[-1].faces) - least_defence(state, attack)
    return 0.05 if shown >= life + 2 else min(2.5, worth / max(1, life))


# --- defence


def guard(look: Outlook, seat: str, options: Sequence[Option]) -> Advice:
    """The advice how many gems to lay for a Guard: as long as each saves more than it is worth."""
    state = look.state
    attack = state.attacks[-1]
    bare, wounds = feared(look, attack, NO_DICE)
    best, answer = bare - JUST, Advice(str(PASS), "why-no-guard", {"wounds": f"{wounds:.1f}"})
    for option in options:
        if isinstance(option, opt.Guard):
            guardian = option.by or attack.target
            left, felt = feared(look, attack, dice_of_guard(state, guardian, option.gems, option.card))
            total = left + gem_price(look, seat) * option.gems
            if total < best:
                best = total - JUST
                about = {"gems": str(option.gems), "wounds": f"{wounds - felt:.1f}", "target": attack.target}
                answer = Advice(str(option), "why-guard" if attack.target in state.heroes else "why-guard-model", about)
        elif isinstance(option, opt.Cast | opt.Use):
            gain, why, about = gained(look, seat, option)
            if bare - gain < best:
                best, answer = bare - gain, Advice(str(option), why, about)
    return answer


def push(look: Outlook, seat: str, who: str, options: Sequence[Option]) -> Advice:
    """The advice where to push somebody."""
    best = where_to(look, seat, who, of_kind(options, opt.Choose))
    return Advice(str(best), "why-push", {"to": best.name})


def armour(options: Sequence[Option]) -> Advice:
    """The card that is expected to stop most."""

    def stops(option: Option) -> tuple[float, str]:
        worn = card(option.name).armour if isinstance(option, opt.Choose) else None
        if worn is None:
            return 0.0, str(option)
        dice = sum(die_mean(colour) * number for colour, number in worn.dice.pool._asdict().items())
        return worn.number + dice, str(option)

    best = max(options, key=stops)
    return Advice(str(best), "why-armour", {"card": getattr(best, "name", "")})


def sacrifice(look: Outlook, options: Sequence[Option], about: Mapping[str, str]) -> Advice:
    """The advice who takes a blow: whoever is missed less, a hale hero instead of one who is nearly dead."""
    target = about.get("target", "")
    for option in options:
        if isinstance(option, opt.Sacrifice) and _is_missed_less(look, option.by, target):
            return Advice(str(option), "why-sacrifice", {"by": option.by, "target": target})
    return Advice(str(PASS), "why-no-sacrifice", {"target": target})


def _is_missed_less(look: Outlook, by: str, target: str) -> bool:
    heroes = look.state.heroes
    if by not in heroes:
        return look.worth(by) * 1.3 < look.worth(target)
    return target in heroes and life_of(look.state, by) >= HALE and life_of(look.state, target) <= FRAIL


# --- small things


def zone(options: Sequence[Option]) -> Advice:
    """From where a gem is missed least: tired ones, then what was spent already, the Guard last."""
    order = (FATIGUE, "move", "movement", "manipulation", "melee", "ranged", "reroll")
    names = [option.name for option in options if isinstance(option, opt.Choose)]
    best = min(names, key=lambda name: (order.index(name) if name in order else len(order) if name != "guard" else 99, name))
    return Advice(str(opt.Choose(best)), "why-wound-from", {"zone": best})


def strike_first(look: Outlook, seat: str, options: Sequence[Option]) -> Advice:
    """The advice whom an attack comes to next: the enemy whose death is worth most."""
    found = of_kind(options, opt.Choose)

    def worth(option: opt.Choose) -> tuple[float, str]:
        known = option.name in look.state.heroes or option.name in look.state.models
        mine = seat if seat in look.state.heroes else next((model.id for model in look.foes), "")
        is_foe = known and bool(mine) and are_enemies(look.state, mine, option.name)
        return (look.worth(option.name) if is_foe else 0.0), option.name

    best = max(found, key=worth)
    return Advice(str(best), "why-next", {"target": best.name})


def overloaded(options: Sequence[Option]) -> Advice:
    """The heaviest thing that is no weapon, armour or goal."""
    found = [option for option in options if isinstance(option, opt.Drop | opt.Choose)]

    def missed(option: Option) -> tuple[float, str]:
        copy = getattr(option, "card", "") or getattr(option, "name", "")
        entry = card(copy)
        use = {"weapon": 3.0, "armour": 3.0, "shield": 2.0}.get(entry.category, 4.0 if not entry.text.deeds else 1.0)
        return use - 0.2 * entry.load, copy

    best = min(found, key=missed)
    return Advice(str(best), "why-drop", {"card": getattr(best, "card", "") or getattr(best, "name", "")})


def catch(look: Outlook, hero: Hero, about: Mapping[str, str]) -> Advice:
    """The advice whether to catch a thrown card: what the objective wants, and a weapon if there are gems to spare."""
    copy = about.get("card", "")
    wanted = any(one.kind == "take" and one.name == copy for one in look.errands)
    if wanted or hero.gems.get(RESERVE, 0) > 3:
        return Advice(str(opt.Catch()), "why-catch", {"card": copy})
    return Advice(str(PASS), "why-content", {})


def spell(look: Outlook, seat: str, options: Sequence[Option]) -> Advice:
    """A reaction spell that gains more than its gems are worth."""
    best, answer = WORTH_A_WORD, Advice(str(PASS), "why-no-spell", {})
    for option in options:
        if isinstance(option, opt.Cast | opt.Use):
            gain, why, about = gained(look, seat, option)
            if gain > best:
                best, answer = gain, Advice(str(option), why, about)
    return answer


def gained(look: Outlook, seat: str, option: opt.Cast | opt.Use) -> tuple[float, str, dict[str, str]]:
    """The gain of a spell or an object after its price; a thing that is used up is worth half a wound."""
    if isinstance(option, opt.Use):
        gain, why, about = spell_worth(look, seat, option)
        return gain - USED_UP, why, about
    gain, why, about = spell_worth(look, option.by or seat, option)
    return gain - gem_price(look, seat) * option.gems, why, about
