"""Massive Darkness in sentences, for those who hear the table instead of seeing it. Only what the view knows."""

from __future__ import annotations

from collections.abc import Mapping

from tenebra.games.massive_darkness.looking import focus_of
from tenebra.games.massive_darkness.powers import full_health
from tenebra.games.massive_darkness.rules.space import board_of, mission_of, sees, sight
from tenebra.games.massive_darkness.scene.board import things_of, zone_name, zones_of
from tenebra.games.massive_darkness.scene.voice import Voice, capital
from tenebra.games.massive_darkness.state import Enemy, Hero, MDState
from tenebra.kernel import View
from tenebra.kit.telling import Teller

DIRECTIONS = (("north", 0, -1), ("east", 1, 0), ("south", 0, 1), ("west", -1, 0))
NO_WAY = -1
"""Steps to a place that cannot be reached on foot."""


def overview(view: View[MDState], voice: Voice) -> list[str]:
    """The whole position in sentences."""
    state = view.state
    out = [f"{heading(view, voice)}."]
    focus = focus_of(view)
    if focus is not None:
        out += [_standing(state, focus, voice), _sides(state, focus, voice)]
        out += _lying(state, focus.zone, voice)
    out += [_figure(state, focus, enemy, voice) for enemy in _nearest_first(state, focus)]
    if not state.enemies:
        out.append(voice.say("speech-no-enemy"))
    out += [_figure(state, focus, hero, voice) for hero in state.heroes.values() if hero is not focus]
    out.append(" ".join(thing.about for thing in things_of(view, voice)))
    if closed := [door.about for door in zones_of(view, voice).doors if door.status == "closed"]:
        out.append(" ".join(closed))
    return out


def heading(view: View[MDState], voice: Voice) -> str:
    """Mission, Round, Phase, Level, the Lifebringer: one line."""
    state = view.state
    parts = [voice.text(f"mission-{state.scenario}") or state.scenario]
    if state.round:
        parts.append(voice.say("scene-round", number=state.round))
        parts.append(voice.say(f"phase-{state.phase}"))
    parts.append(voice.say("scene-level-now", level=state.level))
    parts.append(voice.say("scene-lifebringer", number=state.lifebringer))
    return ". ".join(parts)


def why(message: str, about: Mapping[str, str], teller: Teller) -> str:
    """Why a computer player, or a hint, chose something."""
    named = {field: teller.name(value, field) for field, value in about.items()}
    return teller.words.say(message, **named, **{f"{field}_id": value or "none" for field, value in about.items()})


def _standing(state: MDState, focus: Hero | Enemy, voice: Voice) -> str:
    """Who, where, in light or shadow, in what shape."""
    life = focus.maximum if isinstance(focus, Hero) else full_health(state, focus)
    return voice.say(
        "scene-standing",
        who=voice.name(focus.id),
        zone=focus.zone,
        place=zone_name(voice, mission_of(state), focus.zone),
        light="true" if board_of(state).is_lit(focus.zone) else "false",
        left=focus.health,
        life=life,
    )


def _sides(state: MDState, focus: Hero | Enemy, voice: Voice) -> str:
    """What is on each of the four sides."""
    board = board_of(state)
    grid = board.grid
    column, row = grid.index[focus.zone] % grid.width, grid.index[focus.zone] // grid.width
    out = []
    for direction, right, down in DIRECTIONS:
        across, below = column + right, row + down
        there = grid.names[below * grid.width + across] if 0 <= across < grid.width and 0 <= below < grid.height else ""
        what = _beyond(state, focus.zone, there, voice)
        out.append(voice.say("speech-side", direction=capital(voice.say(f"speech-{direction}")), what=what))
    return " ".join(out)


def _beyond(state: MDState, here: str, there: str, voice: Voice) -> str:
    board = board_of(state)
    if not there or not board.bit[there] & board.grid.floor:
        return voice.say("speech-wall")
    door = next((edge for edge in (f"{here}-{there}", f"{there}-{here}") if edge in state.doors), "")
    if door and not state.doors[door]:
        return voice.say("scene-closed-door", door=door)
    if not sight(state).beside[board.index[here]] & board.bit[there]:
        return voice.say("speech-wall")
    return voice.say("scene-next-zone", zone=there, light="true" if board.is_lit(there) else "false")


def _lying(state: MDState, zone: str, voice: Voice) -> list[str]:
    """The tokens of the Zone."""
    names = [voice.say(f"treasure-{kind}") for kind in state.treasure.get(zone, ())]
    names += [voice.name(id, "token") for id, token in state.tokens.items() if token.zone == zone]
    return [voice.say("speech-here", things=", ".join(names))] if names else []


def _nearest_first(state: MDState, focus: Hero | Enemy | None) -> list[Enemy]:
    """The Enemies as they matter to whoever acts; those without a way come last."""
    enemies = list(state.enemies.values())
    if focus is None:
        return enemies
    steps = {enemy.id: _steps(state, focus.zone, enemy.zone) for enemy in enemies}
    return sorted(enemies, key=lambda enemy: (steps[enemy.id] == NO_WAY, steps[enemy.id]))


def _figure(state: MDState, focus: Hero | Enemy | None, other: Hero | Enemy, voice: Voice) -> str:
    is_hero = isinstance(other, Hero)
    return voice.say(
        "scene-other",
        who=voice.name(other.id),
        zone=other.zone,
        way=_way(state, focus.zone, other.zone, voice) if focus is not None else "none",
        steps=_steps(state, focus.zone, other.zone) if focus is not None else NO_WAY,
        left=other.health,
        life=other.maximum if isinstance(other, Hero) else full_health(state, other),
        minions=0 if isinstance(other, Hero) else len(other.minions),
        is_hero="true" if is_hero else "false",
        seen="true" if focus is not None and sees(state, focus.zone, other.zone) else "false",
    )


def _way(state: MDState, here: str, there: str, voice: Voice) -> str:
    """As the crow flies: `2 north, 1 east`."""
    grid = board_of(state).grid
    (up, left), (down, right) = divmod(grid.index[here], grid.width), divmod(grid.index[there], grid.width)
    far = (("north", up - down), ("south", down - up), ("east", right - left), ("west", left - right))
    parts = [f"{zones} {voice.say(f'speech-{direction}')}" for direction, zones in far if zones > 0]
    return ", ".join(parts) or voice.say("speech-right-here")


def _steps(state: MDState, here: str, there: str) -> int:
    """How many Zones it is on foot, past everybody, through doors that are open."""
    board = board_of(state)
    steps = board.distance(here, board.bit[there], sight(state).ways)
    return NO_WAY if steps is None else steps
