"""Texts that do something once: Consumables, Signatures, Traps, Fortunes, Events; and whom they are about."""

from __future__ import annotations

from tenebra.games.massive_darkness.effects import DEED_RULES, Use
from tenebra.games.massive_darkness.events.turns import LastingBegan
from tenebra.games.massive_darkness.rules.asking import choose_who
from tenebra.games.massive_darkness.rules.powers import is_met, powers_of_text
from tenebra.games.massive_darkness.rules.space import enemies_in, heroes_in, is_in_shadow, sees
from tenebra.games.massive_darkness.rules.targets import most_xp
from tenebra.games.massive_darkness.state import AGENT, MOB, ROAMING, Hero, MDState, character, living
from tenebra.games.massive_darkness.vocabulary import Clause, Deed, Target
from tenebra.kernel import Game

G = Game[MDState]
ENDS = {"end_phase": 1, "next_end_phase": 2}
"""The number of End Phases that a lasting effect sees until it is over (MD-END-01)."""


def candidates(state: MDState, user: str, target: Target) -> list[str]:
    """All Characters that a target could mean, seen from the user."""
    zone = state.heroes[user].zone
    match target:
        case "self" | "active_hero":
            return [] if state.heroes[user].is_dead else [user]
        case "one_hero" | "each_hero" | "most_xp_hero":
            return [hero.id for hero in living(state)]
        case "one_hero_in_zone" | "each_hero_in_zone":
            return [hero.id for hero in heroes_in(state, zone)]
        case "each_hero_in_light":
            return [hero.id for hero in living(state) if not is_in_shadow(state, hero)]
        case "each_hero_in_shadow":
            return [hero.id for hero in living(state) if is_in_shadow(state, hero)]
        case "least_health_hero":
            heroes = living(state)
            return [hero.id for hero in heroes if all(hero.health <= other.health for other in heroes)]
        case "one_enemy_in_zone" | "each_enemy_in_zone":
            return [enemy.id for enemy in enemies_in(state, zone)]
        case "one_enemy_in_sight":
            return [enemy.id for enemy in state.enemies.values() if sees(state, zone, enemy.zone)]
        case "each_enemy":
            return list(state.enemies)
    role = {"each_mob": MOB, "each_agent": AGENT, "each_roaming_monster": ROAMING}[target]
    return [enemy.id for enemy in state.enemies.values() if enemy.role == role]


def would_do(state: MDState, clause: Clause, hero: Hero) -> bool:
    """The clause would change something if the Hero used it now (MD-ITM-02)."""
    if not is_met(state, hero, clause):
        return False
    deed = clause.body
    if not isinstance(deed, Deed):
        return bool(clause.until and candidates(state, hero.id, clause.target))
    who = [character(state, one) for one in candidates(state, hero.id, deed.target)]
    match deed.verb:
        case "heal":
            return any(isinstance(one, Hero) and one.health < one.maximum for one in who)
        case "stun":
            return any(not one.is_stunned for one in who)
        case "stand_up":
            return any(one.is_stunned for one in who)
        case "extra_movement":
            # a Movement Action, free as it is (MD-STN-02)
            return not hero.is_stunned
        case "command":
            return any(other is not hero for other in living(state))
    return bool(who)


async def targets(g: G, user: str, target: Target) -> list[str]:
    """The Characters that a deed is about; where one of several is meant, the user chooses, at ties the players."""
    found = candidates(g.state, user, target)
    if not found:
        return []
    if target == "most_xp_hero":
        leaders = most_xp(g.state, [g.state.heroes[hero] for hero in found])
        return [await choose_who(g, "", "target", [hero.id for hero in leaders])]
    if target == "least_health_hero":
        return [await choose_who(g, "", "target", found)]
    if target.startswith("one_"):
        return [await choose_who(g, user, "target", found, hero=user)]
    return found


async def carry_out(g: G, source: str, user: str, cite: str) -> None:
    """Do what a text says, clause by clause, in reading order (MD-EVT-01)."""
    for power in powers_of_text(source):
        if is_met(g.state, g.state.heroes[user], power.clause):
            await do_clause(g, power.clause, power.key, user, cite)


async def do_clause(g: G, clause: Clause, key: str, user: str, cite: str) -> None:
    """One clause: a deed, or something that lasts for a while."""
    if isinstance(clause.body, Deed):
        await DEED_RULES[clause.body.verb](g, Use(clause.body, user, key))
    elif clause.until:
        for who in await targets(g, user, clause.target):
            g.tell(LastingBegan(key, who, ENDS[clause.until], rule=cite))
