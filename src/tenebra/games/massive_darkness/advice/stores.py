"""What costs no Action (MD-HPH-05, MD-ITM-03): Consumables between Actions, the Signature, Transmute; used first."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.advice import dealing
from tenebra.games.massive_darkness.advice.blows import life_left
from tenebra.games.massive_darkness.advice.ground import Ground
from tenebra.games.massive_darkness.advice.outlook import Outlook
from tenebra.games.massive_darkness.content import equipment_card
from tenebra.games.massive_darkness.rules.deeds import candidates
from tenebra.games.massive_darkness.rules.leaping import teleport_zones
from tenebra.games.massive_darkness.rules.powers import powers_of_text
from tenebra.games.massive_darkness.state import Hero
from tenebra.games.massive_darkness.vocabulary import Deed
from tenebra.kernel import Option
from tenebra.kit.advice import Advice

AT_ONCE = ("draw_treasure", "gain_xp", "lifebringer")
FULLY = 5
"""About as many Wounds as whatever heals fully heals."""
WORTH_GOING = 1.0
"""So many Wounds' worth is enough for a card that carries a Hero."""


def free_advice(look: Outlook, hero: Hero, options: Sequence[Option]) -> Advice | None:
    """Something free that is worth doing now, if there is."""
    for option in sorted(options, key=_heals):
        match option:
            case opt.Transmute() if dealing.wants_transmute(look.state, hero):
                return Advice(str(option), "why-transmute")
            case opt.Use(card=card):
                reason = _use(look, hero, card)
                if reason:
                    return Advice(str(option), reason, {"card": card})
            case opt.Signature():
                reason = _why_signature(look, hero)
                if reason:
                    return Advice(str(option), reason, {"hero": hero.id})
    return None


def _heals(option: Option) -> int:
    """How many Wounds a Consumable heals: the smallest that is enough goes first, everything else before it in its order."""
    deed = equipment_card(option.card).text.clauses[0].body if isinstance(option, opt.Use) else None
    return (deed.number or FULLY) if isinstance(deed, Deed) and deed.verb == "heal" else 0


def _why_signature(look: Outlook, hero: Hero) -> str:
    """A Signature that heals, when there is something to heal; one that protects, when it is needed; "" if neither."""
    activation = look.state.activation
    is_last = activation is not None and activation.actions <= 1
    deeds = [power.clause.body for power in powers_of_text(f"signature:{hero.calling}")]
    heals = any(isinstance(deed, Deed) and deed.verb == "heal" for deed in deeds)
    if heals and hero.health < hero.maximum and (hero.health <= 3 or is_last):
        return "why-signature-heals"
    return "why-signature-protects" if is_last and look.peril(hero) > 0.6 else ""


def _use(look: Outlook, hero: Hero, card: str) -> str:
    """Why a Consumable should be used now, "" if it should not."""
    clause = equipment_card(card).text.clauses[0]
    deed, state = clause.body, look.state
    if not isinstance(deed, Deed):
        return "why-use-protects" if clause.until and look.peril(hero) > 1.2 else ""
    who = candidates(state, hero.id, deed.target)
    heroes = [state.heroes[one] for one in who if one in state.heroes]
    lacking = [one.maximum - one.health for one in heroes]
    match deed.verb:
        case "heal":
            most = deed.number or FULLY
            weak = any(one.health <= 2 for one in heroes)
            if deed.target.startswith("each_"):
                enough = sum(min(most, n) for n in lacking) >= 4
            else:
                enough = any(one.maximum - one.health >= most and one.health <= 3 for one in heroes)
            return "why-heal" if enough or weak else ""
        case "suffer":
            foes = [state.enemies[one] for one in who if one in state.enemies]
            return "why-use-wounds" if any(life_left(foe) >= deed.number for foe in foes) else ""
        case "stun":
            return "why-use-stuns" if any(not state.enemies[one].is_stunned for one in who if one in state.enemies) else ""
        case "stand_up":
            return "why-use-raises" if any(one.is_stunned for one in heroes) else ""
        case "extra_actions":
            return "why-use-acts" if Ground(look, hero, []).strikes(hero.zone) else ""
        case "command":
            others = [one for one in look.heroes if one is not hero and not one.is_stunned]
            return "why-use-commands" if any(Ground(look, one, [], is_granted=True).strikes(one.zone) for one in others) else ""
        case "extra_movement" | "teleport":
            return "why-use-carries" if _gain_of_going(look, hero, deed) > WORTH_GOING else ""
    return "why-use-at-once" if deed.verb in AT_ONCE else ""


def _gain_of_going(look: Outlook, hero: Hero, deed: Deed) -> float:
    """How much better a Hero whose Actions are spent stands after a free walk or Teleport: on its way, or out of danger."""
    ground = Ground(look, hero, [])
    if hero.is_stunned or ground.moves:
        return 0.0
    if deed.verb == "teleport":
        zones = look.board.zones(teleport_zones(look.state, hero, deed.number))
    else:
        ground.points = deed.number
        zones = list(ground.spots)
    worth = {zone: ground.calm(zone) for zone in (hero.zone, *zones)}
    return max(worth.values()) - worth[hero.zone]
