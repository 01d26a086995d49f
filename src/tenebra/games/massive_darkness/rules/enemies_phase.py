"""Enemies act: four steps, the Phase, Counterattacks (MD-ENP, MD-TGT, MD-CTR)."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.events.board import Moved
from tenebra.games.massive_darkness.events.fights import EnemyHealed, StoodUp
from tenebra.games.massive_darkness.events.turns import (
    ActivationEnded,
    EnemyActivated,
    EnemyPassed,
    HeadingChanged,
    TargetChosen,
)
from tenebra.games.massive_darkness.rules.asking import ask_players, choose_enemy, choose_who, choose_zone
from tenebra.games.massive_darkness.rules.combat import attack
from tenebra.games.massive_darkness.rules.levels import end_of_phase
from tenebra.games.massive_darkness.rules.powers import full_health, has_skill, skills
from tenebra.games.massive_darkness.rules.scenario_rules import check_victory
from tenebra.games.massive_darkness.rules.space import heroes_in, is_hidden
from tenebra.games.massive_darkness.rules.targets import (
    Goal,
    goal_of,
    in_range,
    may_leave,
    most_xp,
    patrol_zones,
    steps_to,
    turned,
    types_against,
)
from tenebra.games.massive_darkness.state import MOB, STORY, TO_START, Enemy, Hero, MDState
from tenebra.games.massive_darkness.steps import Counterattack, EnemiesPhase
from tenebra.kernel import Game

G = Game[MDState]


async def enemies_phase(g: G, step: EnemiesPhase) -> None:
    """All Enemies are activated, each once, in the order the players choose (MD-ENP-01)."""
    state = g.state
    while waiting := [enemy for enemy in state.attacking if enemy in state.enemies]:
        enemy = await choose_enemy(g, "activate", waiting, is_safe=True)
        await activate(g, enemy, "MD-ENP-01")
    g.done(step)


async def activate_all(g: G, enemies: Sequence[str], cite: str, *also: str) -> None:
    """These Enemies act at once, as in the Enemies' Phase, in the players' order (MD-SPW-06, MD-RUL-24)."""
    left = list(enemies)
    while left := [enemy for enemy in left if enemy in g.state.enemies]:
        enemy = await choose_enemy(g, "activate", left)
        left.remove(enemy)
        await activate(g, enemy, cite, also=also, is_forced=True)


async def activate(g: G, enemy_id: str, cite: str, only: str = "", also: tuple[str, ...] = (), is_forced: bool = False) -> None:
    """Attack, move, attack, move; the first Attack ends it (MD-ENP-02 to MD-ENP-06).

    `only`: a Counterattack on that Hero. `is_forced`: besides the activation that is the Enemy's due.
    """
    state = g.state
    g.tell(EnemyActivated(enemy_id, is_forced, rule=cite, also=also))
    enemy = state.enemies[enemy_id]
    regenerate(g, enemy)
    if enemy.is_stunned:
        g.tell(StoodUp(enemy_id, rule="MD-STN-03", also=("MD-ENP-08", "MD-CTR-08")))
        return
    for attack_rule, move_rule in (("MD-ENP-02", "MD-ENP-03"), ("MD-ENP-04", "MD-ENP-05")):
        if await try_to_attack(g, enemy, only, attack_rule):
            check_victory(g)
            return
        await move_closer(g, enemy, only, move_rule)


def regenerate(g: G, enemy: Enemy) -> None:
    """An Enemy with Regeneration heals at the start of its activation (MD-ENM-15, MD-SKL-09)."""
    amount = sum(skill.number for _, skill in skills(g.state, enemy, "regeneration"))
    healed = min(amount, full_health(g.state, enemy) - enemy.health) if enemy.health else 0
    if healed > 0:
        g.tell(EnemyHealed(enemy.id, healed, rule="MD-SKL-09", also=("MD-ENM-15", "MD-SKG-03")))


async def try_to_attack(g: G, enemy: Enemy, only: str, cite: str) -> bool:
    """Attack the Hero in Range with the most unspent XP, if there is one (MD-TGT-01 to MD-TGT-05)."""
    state = g.state
    able = in_range(state, enemy, only)
    if not able:
        return False
    hero = await choose_hero(g, enemy.id, most_xp(state, able), "MD-CTR-03" if only else "MD-TGT-03", "MD-TGT-04")
    types = types_against(state, enemy, hero)
    type = types[0]
    if len(types) > 1:
        # no order is given: the players choose (MD-RUL-20)
        answer = await ask_players(g, "type", [opt.Kind(one) for one in types], enemy=enemy.id, hero=hero.id)
        type = answer.type
    await attack(g, enemy.id, hero.id, type, cite, also=("MD-RUL-20",) if len(types) > 1 else ())
    return True


async def choose_hero(g: G, enemy: str, heroes: Sequence[Hero], cite: str, *also: str) -> Hero:
    """One of the Heroes an Enemy cannot tell apart: the players decide (MD-TGT-12)."""
    hero = await choose_who(g, "", "prey", [hero.id for hero in heroes], enemy=enemy)
    target = g.state.heroes[hero]
    if has_skill(g.state, target, "taunt"):
        also = (*also, "MD-TGT-18", "MD-SKL-08", "MD-RUL-40")
    g.tell(TargetChosen(enemy, hero, rule=cite, also=(*also, "MD-STO-05") if g.state.mode == STORY else also))
    return target


async def move_closer(g: G, enemy: Enemy, only: str, cite: str) -> None:
    """Move one Zone toward the target, which is determined anew (MD-TGT-08 to MD-TGT-15, MD-TGT-20)."""
    state = g.state
    if not may_leave(state, enemy):
        return
    goal = goal_of(state, enemy, only)
    if goal.heroes:
        if enemy.heading != TO_START:
            g.tell(HeadingChanged(enemy.id, TO_START, rule="MD-RUL-25"))
        hero = await choose_hero(g, enemy.id, goal.heroes, goal.rule, "MD-TGT-12")
        steps = steps_to(state, enemy, (hero.zone,))
    elif only:
        return
    else:
        steps = patrol(g, enemy, goal)
    if steps:
        to = await choose_zone(g, "", "path", steps, enemy=enemy.id)
        g.tell(Moved(enemy.id, to, rule=goal.rule, also=(cite, "MD-TGT-13", "MD-TGT-14", *_of_move(state, enemy, goal))))


def _of_move(state: MDState, enemy: Enemy, goal: Goal) -> tuple[str, ...]:
    """Further rules of an Enemy's move: a Mob goes as one, Heroes on their backs do not hold it, what it goes for."""
    found = ["MD-TGT-21", "MD-RUB-06"]
    if enemy.role == MOB:
        found += ("MD-TGT-17", "MD-MOB-04")
    if heroes_in(state, enemy.zone):
        found.append("MD-STN-06" if all(hero.is_stunned for hero in heroes_in(state, enemy.zone)) else "MD-MOV-06")
    if goal.rule == "MD-CTR-03":
        found += ("MD-CTR-04", "MD-RUL-18")
    elif not goal.heroes:
        found.append("MD-RUL-98")
    return tuple(found)


def patrol(g: G, enemy: Enemy, goal: Goal) -> list[str]:
    """Toward the Starting Zone, from there to the Exit Zone and back, while nobody is found (MD-TGT-10, MD-TGT-11)."""
    steps = steps_to(g.state, enemy, goal.zones)
    if steps:
        return steps
    heading = turned(enemy.heading)
    g.tell(HeadingChanged(enemy.id, heading, rule="MD-TGT-11", also=("MD-RUL-25", "MD-RUL-26")))
    return steps_to(g.state, enemy, patrol_zones(g.state, heading))


async def counterattack(g: G, step: Counterattack) -> None:
    """Every Enemy that the Hero attacked and that lives answers, in the players' order (MD-CTR-01, MD-CTR-10)."""
    state = g.state
    hero = state.heroes[step.hero]
    while not hero.is_dead and (waiting := [enemy for enemy in state.attacking if enemy in state.enemies]):
        enemy = await choose_enemy(g, "counterattack", waiting, is_safe=True, hero=hero.id)
        if is_hidden(state, hero, state.enemies[enemy]):
            g.tell(EnemyPassed(enemy, rule="MD-CTR-05", also=("MD-SHA-04", "MD-RUL-19")))
        else:
            await activate(g, enemy, "MD-CTR-02", hero.id)
    g.tell(ActivationEnded(hero.id, rule="MD-HPH-07"))
    g.done(step)
    await end_of_phase(g)
