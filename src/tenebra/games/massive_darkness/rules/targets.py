"""The targets of Enemies (MD-TGT): pure questions about the state, answered for the Enemies' Phase and the Counterattack."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tenebra.games.massive_darkness.content import enemy_card
from tenebra.games.massive_darkness.rules.powers import has_skill
from tenebra.games.massive_darkness.rules.space import (
    all_doors_open,
    board_of,
    exit_zones,
    hero_zones,
    is_hidden,
    is_in_shadow,
    reach_of,
    sees,
    sight,
)
from tenebra.games.massive_darkness.scenarios import sheet_of
from tenebra.games.massive_darkness.state import TO_EXIT, TO_START, Enemy, Hero, MDState, living


def most_xp(state: MDState, heroes: Sequence[Hero]) -> list[Hero]:
    """The Heroes with the most unspent XP; Taunt counts as most, Micro-XP breaks ties (MD-TGT-03, MD-SKL-08, MD-STO-05)."""
    if len(heroes) < 2:
        return list(heroes)
    taunting = [hero for hero in heroes if has_skill(state, hero, "taunt")]
    if taunting:
        return taunting
    most = max((hero.xp, hero.micro) for hero in heroes)
    return [hero for hero in heroes if (hero.xp, hero.micro) == most]


def attack_types(enemy: Enemy) -> tuple[str, ...]:
    """The types of Attack an Enemy has dice for (MD-ENM-01, MD-ENM-07 to MD-ENM-09)."""
    return _types_on(enemy.card)


@lru_cache(maxsize=1024)
def _types_on(card: str) -> tuple[str, ...]:
    return enemy_card(card).dice.attacks


def types_against(state: MDState, enemy: Enemy, hero: Hero) -> list[str]:
    """The types of Attack whose Range fits a Hero (MD-TGT-02, MD-TGT-05)."""
    bit = board_of(state).bit[hero.zone]
    return [type for type in attack_types(enemy) if reach_of(state, enemy.zone, type) & bit]


def in_range(state: MDState, enemy: Enemy, only: str = "") -> list[Hero]:
    """The living Heroes an Enemy can attack now (MD-TGT-01, MD-TGT-06, MD-TGT-07); `only` that one in a Counterattack."""
    reach = 0
    for type in attack_types(enemy):
        reach |= reach_of(state, enemy.zone, type)
    bit = board_of(state).bit
    return [hero for hero in living(state) if bit[hero.zone] & reach and (not only or hero.id == only)]


class Goal(NamedTuple):
    """The goal of an Enemy and the rule for it: Heroes to choose from, or the Zones of its patrol."""

    rule: str
    heroes: list[Hero]
    zones: tuple[str, ...] = ()


def goal_of(state: MDState, enemy: Enemy, only: str = "") -> Goal:
    """The move priorities: a Hero in sight, a Hero in the light, else the patrol (MD-TGT-08 to MD-TGT-10, MD-RUL-98)."""
    heroes = [hero for hero in living(state) if not only or hero.id == only]
    if only:
        # only the Hero who attacked, unless hidden (MD-CTR-03, MD-RUL-18, MD-RUL-19)
        return Goal("MD-CTR-03", [hero for hero in heroes if not is_hidden(state, hero, enemy)])
    seen = [hero for hero in heroes if sees(state, enemy.zone, hero.zone)]
    if seen:
        return Goal("MD-TGT-08", most_xp(state, seen))
    lit = [hero for hero in heroes if not is_in_shadow(state, hero)]
    if lit:
        return Goal("MD-TGT-09", most_xp(state, lit))
    return Goal("MD-TGT-10", [], patrol_zones(state, enemy.heading))


def patrol_zones(state: MDState, heading: str) -> tuple[str, ...]:
    """The Hero Starting Zone, or the Exit Zones (MD-TGT-10, MD-TGT-11)."""
    return (sheet_of(state).start,) if heading == TO_START else exit_zones(state)


def turned(heading: str) -> str:
    """The other way of the patrol (MD-TGT-11)."""
    return TO_EXIT if heading == TO_START else TO_START


def may_leave(state: MDState, enemy: Enemy) -> bool:
    """No living Hero on its feet holds the Enemy in its Zone (MD-TGT-15, MD-STN-06), or it is Elusive (MD-MOV-06)."""
    held = hero_zones(state, standing_only=True) & board_of(state).bit[enemy.zone]
    return not held or has_skill(state, enemy, "elusive")


def steps_to(state: MDState, enemy: Enemy, zones: Sequence[str]) -> list[str]:
    """The Zones next to an Enemy that lie on a shortest path to the nearest of some Zones (MD-TGT-13, MD-TGT-21).

    If none can be reached, to the reachable Zone nearest to them as if all doors were open; none if that is here (MD-RUL-21).
    """
    board, look = board_of(state), sight(state)
    goal = board.grid.set_of(zones)
    reachable = board.reachable(enemy.zone, look.ways)
    if not goal & reachable:
        for ring in board.rings(goal, all_doors_open(state).ways):
            if ring & reachable:
                goal = ring & reachable
                break
        else:
            return []
    if goal & board.bit[enemy.zone]:
        return []
    return board.zones(board.steps_towards(enemy.zone, goal & reachable, look))
