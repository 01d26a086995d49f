"""Moments outside a hero's walk: guard, deeds of cards, Town, familiars; and the Overlord's Dark Charm."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tenebra.games.descent import options as opt
from tenebra.games.descent.advice.errands import Errands
from tenebra.games.descent.advice.goods import wants_to_shop
from tenebra.games.descent.advice.outlook import FAR, Outlook
from tenebra.games.descent.effects import tasks
from tenebra.games.descent.rules.targets import AnyAttack
from tenebra.games.descent.state import REST, TOWN, Hero
from tenebra.kernel import Option
from tenebra.kit.advice import Advice, of_kind, stakes

SKYE = "skye"
"""The familiar that is of use beside an enemy."""


def guard(look: Outlook, hero: Hero, options: Sequence[Option], about: Mapping[str, str]) -> Advice:
    """Strike when the blow is worth it: a monster about to strike, or one that would probably fall."""
    found = [(look.appraise(hero.id, option), option) for option in options if isinstance(option, AnyAttack)]
    if found:
        strike, option = max(found, key=lambda pair: (pair[0].value, str(pair[1])))
        is_last = about.get("moment") in ("attack", "end", "")
        if strike.value > (0.6 if is_last else 1.4) or strike.kill > 0.45:
            return Advice(str(option), "why-interrupt", {"target": strike.target, **stakes(strike.kill, strike.wounds)})
    return Advice(str(opt.Pass()), "why-hold-guard")


def deed(look: Outlook, hero: Hero, options: Sequence[Option], about: Mapping[str, str]) -> Advice:
    """Use a card while fatigue lasts; one that gives attacks only with somebody to strike.

    Nothing is paid for with wounds: whoever buys fatigue with them and them with fatigue comes to no end.
    """
    moment: Any = about["moment"]
    bloody = {task.key for task in tasks(look.state, hero.id, moment) if task.deed.cost.wounds}
    use = next((option for option in options if isinstance(option, opt.Use) and option.card not in bloody), None)
    if use is None or hero.fatigue < 1:
        return Advice(str(opt.Pass()), "why-save")
    if moment in ("battle", "advance", "melee_kill", "ranged_attack", "magic_attack", "approached") and not look.foes:
        return Advice(str(opt.Pass()), "why-save")
    return Advice(str(use), "why-use", {"card": use.card})


def in_town(look: Outlook, hero: Hero, options: Sequence[Option]) -> Advice:
    """Shop while there is money for it, then back to the others by the glyph nearest to them."""
    if opt.Visit() in options and wants_to_shop(look.state, hero):
        return Advice(str(opt.Visit()), "why-visit", {"coins": str(hero.coins)})
    ways = [option for option in options if isinstance(option, opt.Travel) and option.to != TOWN]
    if ways:
        best = nearest_glyph(look, ways)
        return Advice(str(best), "why-return", {"space": best.to})
    orders = of_kind(options, opt.Order)
    if orders:
        rest = opt.Order(REST)
        return Advice(str(rest if rest in orders else orders[0]), "why-order-rest")
    return Advice(str(opt.End()), "why-end-turn")


def nearest_glyph(look: Outlook, ways: Sequence[opt.Travel]) -> opt.Travel:
    """The one nearest to the other heroes; if nobody is on the map, to the first errand there is."""
    goal = look.grid.set_of(one.space for one in look.heroes)
    if not goal:
        errands = Errands(look).all
        goal = errands[0].spaces if errands else 0
    far = look.distances(goal) if goal else {}
    return min(ways, key=lambda option: (far.get(look.cell(option.to), FAR), option.to))


def familiars(look: Outlook, options: Sequence[Option]) -> Advice:
    """Familiars go where they do most: Skye to the strongest monster; the others rest."""
    skyes = [option for option in of_kind(options, opt.Guide) if option.familiar == SKYE]
    strongest = max(look.foes, key=lambda foe: (look.worth(foe.id), foe.id), default=None)
    if not skyes or strongest is None:
        return Advice(str(opt.Done()), "why-familiars-rest")
    far = look.distances(look.bit[strongest.space])

    def steps(space: str) -> int:
        return far.get(look.cell(space), FAR)

    best = min(skyes, key=lambda option: (steps(option.to), option.to))
    if steps(best.to) >= steps(look.state.familiars[SKYE].space):
        return Advice(str(opt.Done()), "why-familiars-rest")
    return Advice(str(best), "why-guide", {"familiar": SKYE, "space": best.to})


def charm(look: Outlook, hero: str, options: Sequence[Option]) -> Advice:
    """The hero strikes whom it hurts most."""
    found = [(look.appraise(hero, option), option) for option in options if isinstance(option, AnyAttack)]
    if not found:
        return Advice("", "")
    strike, option = min(found, key=lambda pair: (pair[0].value, str(pair[1])))
    return Advice(str(option), "why-charm", {"target": strike.target})
