"""The intentions of Enemies in their Phase if nothing changes: the rules of targeting, asked before they happen (MD-TGT)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

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
from tenebra.games.massive_darkness.state import TO_START, Enemy, MDState
from tenebra.games.massive_darkness.steps import EnemiesPhase
from tenebra.kernel import View
from tenebra.kit.scene import Intention
from tenebra.kit.voice import Voice

MOVES = 2
"""Attack, move, attack, move (MD-ENP-02 to MD-ENP-05)."""


class Plan(msgspec.Struct):
    """The plan of an Enemy: whom it turns to, where it goes, whether the players will have a choice."""

    heroes: list[str]
    attack: str = ""
    """The type of the Attack that ends the activation; "" if it will not come to one."""
    path: list[str] = []
    rule: str = ""
    is_open: bool = False
    """There is more than one way to go."""
    is_patrol: bool = False


def intentions_of(view: View[MDState], voice: Voice) -> tuple[Intention, ...]:
    """The plans of all Enemies while Heroes can still do something about them; Agents that call do nothing else (MD-ENP-07)."""
    state = view.state
    if state.outcome or not state.round:
        return ()
    coming: list[str] = []
    if state.phase == "heroes":
        coming = list(state.enemies)
    elif EnemiesPhase() in state.agenda:
        coming = [enemy for enemy in state.attacking if enemy in state.enemies]
    return tuple(_intention(state, state.enemies[enemy], voice) for enemy in coming)


def plan_of(state: MDState, enemy: Enemy) -> Plan:
    """The four steps of an activation, as far as they are known now."""
    if enemy.is_stunned:
        return Plan([], rule="MD-STN-03")
    path: list[str] = []
    plan = Plan([], path=path)
    for _ in range(MOVES):
        able = in_range(state, enemy)
        if able:
            targets = most_xp(state, able)
            plan.heroes, plan.rule = [hero.id for hero in targets], "MD-TGT-03"
            plan.attack = types_against(state, enemy, targets[0])[0]
            return plan
        if not may_leave(state, enemy):
            return plan
        goal = goal_of(state, enemy)
        plan.rule = goal.rule
        steps, heading = _steps(state, enemy, goal)
        plan.heroes, plan.is_patrol = [hero.id for hero in goal.heroes], not goal.heroes
        if not steps:
            return plan
        plan.is_open = plan.is_open or len(steps) > 1 or len(goal.heroes) > 1
        path.append(steps[0])
        enemy = replace(enemy, zone=steps[0], heading=heading)
    return plan


def _steps(state: MDState, enemy: Enemy, goal: Goal) -> tuple[list[str], str]:
    """The Zones for the next step, and the heading of the patrol then: it turns at its end (MD-TGT-11, MD-RUL-25)."""
    if goal.heroes:
        return steps_to(state, enemy, (goal.heroes[0].zone,)), TO_START
    if steps := steps_to(state, enemy, goal.zones):
        return steps, enemy.heading
    heading = turned(enemy.heading)
    return steps_to(state, enemy, patrol_zones(state, heading)), heading


def _intention(state: MDState, enemy: Enemy, voice: Voice) -> Intention:
    plan = plan_of(state, enemy)
    name = voice.name(enemy.id)
    heroes = voice.say("scene-or").join(voice.name(hero) for hero in plan.heroes)
    what = "stunned" if enemy.is_stunned else "attack" if plan.attack and not plan.path else "reach" if plan.attack else "move"
    if what == "move":
        what = "stay" if not plan.path else "patrol" if plan.is_patrol else "move"
    text = voice.say(
        "scene-intention",
        what=what,
        enemy=name,
        hero=heroes or "none",
        type=voice.say(f"section-{plan.attack}") if plan.attack else "none",
        zone=voice.name(plan.path[-1] if plan.path else enemy.zone),
        tie="true" if len(plan.heroes) > 1 else "false",
        why=plan.rule,
    )
    is_clear = len(plan.heroes) == 1
    return Intention(
        enemy.id,
        plan.heroes[0] if is_clear and plan.attack else "",
        tuple(plan.path) if is_clear or plan.is_patrol else (),
        text,
        plan.rule,
    )
