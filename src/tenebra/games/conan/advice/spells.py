"""What a spell, or an object that is used, is worth to whoever casts it."""

from __future__ import annotations

from tenebra.games.conan import options as opt
from tenebra.games.conan.advice.outlook import Outlook
from tenebra.games.conan.content import card, spells
from tenebra.games.conan.rules.targets import targets_of
from tenebra.games.conan.state import FATIGUE, WOUNDS, are_enemies
from tenebra.games.conan.vocabulary import Act, Deed
from tenebra.kit.advice import stakes
from tenebra.kit.decks import name_of

ATTACKS = ("attack", "attack_undefended")
OTHERWISE = {"grant": 0.3, "weaken": 0.6, "web": 0.9, "push": 0.3, "teleport": 0.2, "fetch": 0.2, "raise": 1.2, "reroll": 0.3}
"""What a verb is worth where nothing more is known of it."""


def deed_of(spell: str) -> Deed | None:
    """What a spell or an object does."""
    name = name_of(spell)
    if name in spells():
        return spells()[name].deed
    return next(iter(card(name).text.deeds), None)


def spell_worth(look: Outlook, who: str, option: opt.Cast | opt.Use) -> tuple[float, str, dict[str, str]]:
    """What it gains before its price, and why."""
    spell, gems = (option.spell, option.gems) if isinstance(option, opt.Cast) else (option.card, 0)
    deed = deed_of(spell)
    if deed is None:
        return 0.0, "why-cast", {"spell": spell}
    if any(act.verb in ATTACKS for act in deed.acts):
        found = look.strike(who, option)
        return found.value, "why-cast-at", {"spell": spell, "target": found.target, **stakes(found.kill, found.wounds)}
    hit = targets_of(look.state, who, option) or ((option.at,) if option.at else (who,))
    total = sum(_act_worth(look, who, act, one, gems) for act in deed.acts for one in hit)
    return total, "why-cast", {"spell": spell}


def _act_worth(look: Outlook, who: str, act: Act, target: str, gems: int) -> float:
    state = look.state
    hero = state.heroes.get(target)
    number = act.number * (gems if act.is_per_gem else 1)
    is_foe = (target in state.heroes or target in state.models) and are_enemies(state, who, target)
    match act.verb:
        case "heal":
            lost = hero.gems.get(WOUNDS, 0) if hero is not None else 0
            return 0.9 * min(lost, number or 1)
        case "recover":
            tired = hero.gems.get(FATIGUE, 0) if hero is not None else 0
            return 0.3 * min(tired, number)
        case "armour":
            return 0.35 * number * min(3.0, look.danger(hero, hero.area)) if hero is not None else 0.4 * number
        case "suffer":
            return (1.0 if is_foe else -1.5) * number
        case "exhaust":
            return (0.35 if is_foe else -0.5) * number
    return OTHERWISE.get(act.verb, 0.0) * (1 if is_foe or act.verb not in ("web", "push") else -1)
