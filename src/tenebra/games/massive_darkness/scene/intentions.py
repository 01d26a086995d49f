"""What each Enemy will do in the Enemies' Phase if nothing changes: the rules of targeting, asked before they happen (MD-TGT)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tenebra.games.massive_darkness.enemies import goal_of, in_range, may_leave, most_xp, patrol_zones, steps_to, types_against
from tenebra.games.massive_darkness.scene.voice import Voice
from tenebra.games.massive_darkness.state import TO_EXIT, TO_START, Enemy, Hero, MDState
from tenebra.kernel import View
from tenebra.kit.scene import Intention

MOVES = 2
"""Attack, move, attack, move (MD-ENP-02 to MD-ENP-05)."""


class Plan(msgspec.Struct):
    """What an Enemy is going to do: whom it turns to, where it goes, whether the players will have a choice."""

    heroes: list[str]
    attack: str = ""
    """The type of the Attack that ends the activation; "" if it will not come to one."""
    path: list[str] = []
    rule: str = ""
    is_open: bool = False
    """There is more than one way to go."""
    is_patrol: bool = False


def intentions_of(view: View[MDState], voice: Voice) -> tuple[Intention, ...]:
    """The plans of all Enemies while Heroes can still do something about them."""
    state = view.state
    if state.outcome or state.phase not in ("heroes", "enemies") or not state.round:
        return ()
    coming = state.enemies if state.phase == "heroes" else [enemy for enemy in state.attacking if enemy in state.enemies]
    return tuple(_intention(state, state.enemies[enemy], voice) for enemy in coming)


def plan_of(state: MDState, enemy: Enemy) -> Plan:
    """The four steps of an activation, as far as they are known now."""
    if enemy.is_stunned:
        return Plan([], rule="MD-STN-03")
    path: list[str] = []
    plan = Plan([], path=path)
    for _ in range(MOVES + 1):
        able = in_range(state, enemy)
        if able:
            targets = most_xp(state, able)
            plan.heroes, plan.rule = [hero.id for hero in targets], "MD-TGT-03"
            plan.attack = types_against(state, enemy, targets[0])[0]
            return plan
        if len(path) == MOVES or not may_leave(state, enemy):
            return plan
        goal = goal_of(state, enemy)
        plan.rule = goal.rule
        steps = _steps(state, enemy, goal.heroes, goal.zones)
        plan.heroes, plan.is_patrol = [hero.id for hero in goal.heroes], not goal.heroes
        if not steps:
            return plan
        plan.is_open = plan.is_open or len(steps) > 1 or len(goal.heroes) > 1
        path.append(steps[0])
        enemy = msgspec.structs.replace(enemy, zone=steps[0])
    return plan


def _steps(state: MDState, enemy: Enemy, heroes: Sequence[Hero], zones: Sequence[str]) -> list[str]:
    """Where the next step may go: toward a Hero, or along the patrol, back again at its end (MD-TGT-11)."""
    if heroes:
        return steps_to(state, enemy, (heroes[0].zone,))
    heading = TO_EXIT if enemy.heading == TO_START else TO_START
    return steps_to(state, enemy, zones) or steps_to(state, enemy, patrol_zones(state, heading))


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
        zone=plan.path[-1] if plan.path else enemy.zone,
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
