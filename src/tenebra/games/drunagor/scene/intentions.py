"""The intentions of Monsters if nothing changes, and whom the Darkness hunts: the rules, asked before they happen (DR-BHV)."""

from __future__ import annotations

from tenebra.games.drunagor.looking import when_of
from tenebra.games.drunagor.rules.behaviour import AMBUSH, APPROACH, STAY, WALK, Plan
from tenebra.games.drunagor.rules.field import card_of, damage_of, plan_of
from tenebra.games.drunagor.state import STUN, DRState, Monster
from tenebra.kernel import View
from tenebra.kit.scene import Intention
from tenebra.kit.voice import Voice


def intentions_of(view: View[DRState], voice: Voice) -> tuple[Intention, ...]:
    """The plans of all Monsters that do not act at this moment, those of this round first."""
    state = view.state
    if state.outcome or not state.round:
        return ()
    cards = [card for position in state.track for card in state.track[position]]
    acting = state.turn.card if state.turn is not None else ""
    waiting = [one for one in state.monsters.values() if one.card != acting and one.card in cards]
    waiting.sort(key=lambda one: _is_late(state, one))
    return tuple(_intention(state, monster, voice) for monster in waiting)


def _is_late(state: DRState, monster: Monster) -> bool:
    return when_of(state, monster.card, card_of(state, monster.id).position) == "past"


def _intention(state: DRState, monster: Monster, voice: Voice) -> Intention:
    plan = plan_of(state, monster.id)
    way = plan.ways[0] if len(plan.ways) == 1 else None
    targets = way.aim.targets if way is not None and way.aim is not None else (plan.target,) if plan.target else ()
    text = voice.say(
        "scene-intention",
        what=_what(monster, plan),
        monster=voice.name(monster.id),
        targets=", ".join(map(voice.name, targets)) or "none",
        damage=damage_of(state, monster.id) if card_of(state, monster.id).damage is not None else 0,
    )
    path = tuple(way.path) if way is not None else ()
    return Intention(monster.id, targets[0] if len(targets) == 1 else "", path, text, plan.rule)


def _what(monster: Monster, plan: Plan) -> str:
    if STUN in monster.tokens:
        return "stunned"
    return {STAY: "attack", WALK: "reach", AMBUSH: "reach", APPROACH: "move"}.get(plan.what, "pass")
