"""Advice on what costs no Action (MD-HPH-05, MD-ITM-03): Consumables between Actions, the Signature, Transmute; used first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.advice import dealing
from tenebra.games.massive_darkness.advice.blows import life_left
from tenebra.games.massive_darkness.advice.ground import Ground
from tenebra.games.massive_darkness.advice.outlook import Outlook
from tenebra.games.massive_darkness.content import equipment_card
from tenebra.games.massive_darkness.rules.deeds import candidates
from tenebra.games.massive_darkness.rules.leaping import teleport_zones
from tenebra.games.massive_darkness.rules.powers import powers_of_text
from tenebra.games.massive_darkness.state import Enemy, Hero
from tenebra.games.massive_darkness.vocabulary import Deed
from tenebra.kernel import Option
from tenebra.kit.advice import Advice

AT_ONCE = ("draw_treasure", "gain_xp", "lifebringer")
FULLY = 5
"""About as many Wounds as whatever heals fully heals."""
WORTH_GOING = 1.0
"""The worth, in Wounds, that is enough for a card that carries a Hero."""


def free_advice(look: Outlook, hero: Hero, options: Sequence[Option]) -> Advice | None:
    """Something free that is worth doing now, if there is."""
    for option in sorted(options, key=_heals):
        match option:
            case opt.Transmute() if dealing.wants_transmute(look.state, hero):
                return Advice(str(option), "why-transmute")
            case opt.Use(card=card):
                reason = _why_use(look, hero, card)
                if reason:
                    return Advice(str(option), reason, {"card": card})
            case opt.Signature():
                reason = _why_signature(look, hero)
                if reason:
                    return Advice(str(option), reason, {"hero": hero.id})
    return None


def _heals(option: Option) -> int:
    """The Wounds that a Consumable heals: the smallest that is enough goes first, everything else before it in its order."""
    deed = equipment_card(option.card).text.clauses[0].body if isinstance(option, opt.Use) else None
    return (deed.number or FULLY) if isinstance(deed, Deed) and deed.verb == "heal" else 0


def _why_signature(look: Outlook, hero: Hero) -> str:
    """A Signature that heals, when there is something to heal; one that protects, when it is needed; "" if neither."""
    activation = look.state.activation
    is_last = activation is not None and activation.actions <= 1
    deeds = [power.clause.body for power in powers_of_text(f"signature:{hero.calling}")]
    heals = any(isinstance(deed, Deed) and deed.verb == "heal" for deed in deeds)
    is_due = hero.health <= 3 or is_last
    if heals and is_due and hero.health < hero.maximum:
        return "why-signature-heals"
    return "why-signature-protects" if is_last and look.peril(hero) > 0.6 else ""


def _gain_of_going(look: Outlook, hero: Hero, deed: Deed) -> float:
    """The gain for a Hero whose Actions are spent of a free walk or Teleport: on its way, or out of danger."""
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


def _why_use(look: Outlook, hero: Hero, card: str) -> str:
    """Why a Consumable should be used now, "" if it should not."""
    clause = equipment_card(card).text.clauses[0]
    deed = clause.body
    if not isinstance(deed, Deed):
        return "why-use-protects" if clause.until and look.peril(hero) > 1.2 else ""
    if deed.verb in AT_ONCE:
        return "why-use-at-once"
    if deed.verb not in USES:
        return ""
    reason, is_useful = USES[deed.verb]
    return reason if is_useful(look, hero, deed) else ""


def _heroes_meant(look: Outlook, hero: Hero, deed: Deed) -> list[Hero]:
    heroes = look.state.heroes
    return [heroes[one] for one in candidates(look.state, hero.id, deed.target) if one in heroes]


def _foes_meant(look: Outlook, hero: Hero, deed: Deed) -> list[Enemy]:
    enemies = look.state.enemies
    return [enemies[one] for one in candidates(look.state, hero.id, deed.target) if one in enemies]


def _heals_enough(look: Outlook, hero: Hero, deed: Deed) -> bool:
    """Little of it is wasted, or somebody is close to death."""
    patients = _heroes_meant(look, hero, deed)
    if any(one.health <= 2 for one in patients):
        return True
    most = deed.number or FULLY
    if deed.target.startswith("each_"):
        return sum(min(most, one.maximum - one.health) for one in patients) >= 4
    return any(one.maximum - one.health >= most and one.health <= 3 for one in patients)


def _wounds_fully(look: Outlook, hero: Hero, deed: Deed) -> bool:
    """None of its Wounds would be lost on somebody who is all but dead."""
    return any(life_left(foe) >= deed.number for foe in _foes_meant(look, hero, deed))


def _stuns_somebody(look: Outlook, hero: Hero, deed: Deed) -> bool:
    return any(not foe.is_stunned for foe in _foes_meant(look, hero, deed))


def _raises_somebody(look: Outlook, hero: Hero, deed: Deed) -> bool:
    return any(one.is_stunned for one in _heroes_meant(look, hero, deed))


def _has_work(look: Outlook, hero: Hero, deed: Deed) -> bool:
    """A further Action would be an Attack."""
    return bool(Ground(look, hero, []).strikes(hero.zone))


def _others_have_work(look: Outlook, hero: Hero, deed: Deed) -> bool:
    """Another Hero would Attack with the Action that is granted."""
    others = [one for one in look.heroes if one is not hero and not one.is_stunned]
    return any(Ground(look, one, [], is_granted=True).strikes(one.zone) for one in others)


def _carries_well(look: Outlook, hero: Hero, deed: Deed) -> bool:
    return _gain_of_going(look, hero, deed) > WORTH_GOING


USES: Mapping[str, tuple[str, Callable[[Outlook, Hero, Deed], bool]]] = {
    "heal": ("why-heal", _heals_enough),
    "suffer": ("why-use-wounds", _wounds_fully),
    "stun": ("why-use-stuns", _stuns_somebody),
    "stand_up": ("why-use-raises", _raises_somebody),
    "extra_actions": ("why-use-acts", _has_work),
    "command": ("why-use-commands", _others_have_work),
    "extra_movement": ("why-use-carries", _carries_well),
    "teleport": ("why-use-carries", _carries_well),
}
"""By what a Consumable does: the reason to use it, and when that is one."""
