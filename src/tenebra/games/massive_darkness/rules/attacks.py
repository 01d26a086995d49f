"""Combat Actions of a Hero (MD-CAC): Melee, Ranged and Magic."""

from __future__ import annotations

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.rules.actions import COSTS, FOR_ACTION, Cost
from tenebra.games.massive_darkness.rules.combat import attack
from tenebra.games.massive_darkness.rules.pools import weapons_for
from tenebra.games.massive_darkness.rules.powers import has_skill
from tenebra.games.massive_darkness.rules.space import board_of, reach_of
from tenebra.games.massive_darkness.state import MAGIC, MELEE, RANGED, Enemy, Hero, MDState
from tenebra.kernel import Game, Option, Reason

G = Game[MDState]
Attack = opt.Melee | opt.Ranged | opt.Magic
ATTACKS: dict[str, type[Attack]] = {MELEE: opt.Melee, RANGED: opt.Ranged, MAGIC: opt.Magic}
RULES = {MELEE: "MD-CAC-02", RANGED: "MD-CAC-03", MAGIC: "MD-CAC-04"}
COSTS |= {kind: Cost("MD-CAC-01", (type, "combat")) for type, kind in ATTACKS.items()}


def type_of(option: Attack) -> str:
    """The type of Attack that a choice makes."""
    return next(type for type, kind in ATTACKS.items() if isinstance(option, kind))


def attack_zones(state: MDState, hero: Hero, type: str) -> int:
    """The Zones that a Hero's Attack of a type reaches with what it has Equipped (MD-CAC-01, MD-SKL-11)."""
    zones = reach_of(state, hero.zone, type) if weapons_for(hero, type) else 0
    if type == MAGIC and has_skill(state, hero, "spellsword") and weapons_for(hero, MELEE):
        zones |= board_of(state).bit[hero.zone]
    return zones


def targets_of(state: MDState, hero: Hero, type: str) -> list[Enemy]:
    """The Enemies that an Attack of a type could be made on (MD-CAC-02 to MD-CAC-06)."""
    if not state.enemies:
        return []
    zones, bit = attack_zones(state, hero, type), board_of(state).bit
    return [enemy for enemy in state.enemies.values() if zones & bit[enemy.zone]] if zones else []


def attack_options(state: MDState, hero: Hero, type: str) -> list[Option]:
    """Every Attack of a type."""
    return [ATTACKS[type](enemy.id) for enemy in targets_of(state, hero, type)]


@FOR_ACTION.law(opt.Melee, opt.Ranged, opt.Magic)
def why_not_attack(state: MDState, who: str, option: Attack) -> Reason | None:
    """A weapon of the type, and the Enemy within its Range and in sight (MD-CAC-01 to MD-CAC-04)."""
    type, enemy = type_of(option), state.enemies.get(option.target)
    if enemy is None:
        return Reason("MD-CAC-05", "no-such-enemy", {"enemy": option.target})
    zones = attack_zones(state, state.heroes[who], type)
    if not zones:
        return Reason("MD-CAC-01", "no-weapon", {"type": type})
    if zones & board_of(state).bit[enemy.zone]:
        return None
    return Reason(RULES[type], "out-of-range", {"enemy": option.target})


@FOR_ACTION.carries_out(opt.Melee, opt.Ranged, opt.Magic)
async def strike(g: G, who: str, option: Attack) -> None:
    """An Attack on one Enemy (MD-CAC-02 to MD-CAC-04)."""
    await attack(g, who, option.target, type_of(option), RULES[type_of(option)])
