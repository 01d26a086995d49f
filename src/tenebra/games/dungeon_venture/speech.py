"""Dungeon Venture in sentences, for those who hear the table instead of seeing it. Only what the view knows."""

from __future__ import annotations

from collections.abc import Mapping

from tenebra.boards import edge_name
from tenebra.games.dungeon_venture.adventures import SHEETS
from tenebra.games.dungeon_venture.looking import focus_of, known_spaces, spaces_offered
from tenebra.games.dungeon_venture.rules.characteristics import life_left, printed
from tenebra.games.dungeon_venture.rules.space import enemies, is_enemy, obstacles, ways
from tenebra.games.dungeon_venture.rules.treasure import OPENED_CHEST
from tenebra.games.dungeon_venture.state import SPENT, SPIRIT, DVState, Figure
from tenebra.kernel import View
from tenebra.kit.telling import Teller

DIRECTIONS = (("north", 0, -1), ("east", 1, 0), ("south", 0, 1), ("west", -1, 0))


def overview(view: View[DVState], teller: Teller) -> list[str]:
    """The whole position in sentences."""
    return [f"{heading(view, teller)}.".replace(" · ", ". "), *describe(view, teller)]


def heading(view: View[DVState], teller: Teller) -> str:
    """Adventure, round, whose turn, where: one line."""
    state, say = view.state, teller.words.say
    parts = [say(f"adventure-{state.scenario}")]
    if state.round:
        parts.append(say("heading-round", number=state.round))
    if state.turn is not None:
        parts.append(say("heading-turn", figure=teller.name(state.turn.figure)))
    focus = focus_of(view)
    asked = view.decision.about.values() if view.decision is not None else ()
    if focus is not None and (focus.id in asked or focus.id == view.seat):
        parts.append(f"{teller.name(SHEETS[state.scenario].area_of[focus.space], 'area')}, {focus.space}")
    return " · ".join(parts)


def why(message: str, about: Mapping[str, str], teller: Teller) -> str:
    """Why a computer player, or a hint, chose something."""
    named = {field: teller.name(value, field) for field, value in about.items()}
    return teller.words.say(message, **named, **{f"{field}_id": value or "none" for field, value in about.items()})


def describe(view: View[DVState], teller: Teller) -> list[str]:
    """Where one is, what is around, who is near and where one can go."""
    focus = focus_of(view)
    if focus is None:
        return [_offered(view, teller)] if spaces_offered(view) else []
    out = [_standing(view, focus, teller), _sides(view, focus, teller)]
    out += [*_furnishings(view, focus, teller), *_others(view, focus, teller)]
    if spaces_offered(view):
        out.append(_offered(view, teller))
    return out


def _standing(view: View[DVState], focus: Figure, teller: Teller) -> str:
    state = view.state
    return teller.words.say(
        "speech-standing",
        figure=teller.name(focus.id),
        space=focus.space,
        area=teller.name(SHEETS[state.scenario].area_of[focus.space], "area"),
        left=life_left(state, focus),
        life=printed(state, focus).life,
        form=focus.form,
    )


def _sides(view: View[DVState], focus: Figure, teller: Teller) -> str:
    """What is on each of the four sides."""
    grid = SHEETS[view.state.scenario].grid
    column, row = grid.index[focus.space] % grid.width, grid.index[focus.space] // grid.width
    parts = []
    for direction, right, down in DIRECTIONS:
        across, below = column + right, row + down
        there = ""
        if 0 <= across < grid.width and 0 <= below < grid.height:
            there = grid.names[below * grid.width + across]
        what = _beyond(view, focus.space, there, teller)
        parts.append(teller.words.say("speech-side", direction=teller.words.say(f"speech-{direction}").capitalize(), what=what))
    return " ".join(parts)


def _beyond(view: View[DVState], here: str, there: str, teller: Teller) -> str:
    state, sheet = view.state, SHEETS[view.state.scenario]
    if not there or not sheet.grid.bit[there] & sheet.grid.floor:
        return teller.words.say("speech-wall")
    for edge in (edge_name(here, there), edge_name(there, here)):
        if edge in state.doors:
            door = teller.words.say(f"chart-door-{state.doors[edge]}")
            return teller.words.say("speech-door", door=door, edge=edge, area=_area_beyond(view, there, teller))
    beside = sheet.grid.beside(sheet.grid.bit[here], sheet.grid.walls_down)
    if not beside & sheet.grid.bit[there]:
        return teller.words.say("speech-wall")
    return _content(view, there, teller)


def _area_beyond(view: View[DVState], there: str, teller: Teller) -> str:
    area = SHEETS[view.state.scenario].area_of.get(there, "")
    is_known = known_spaces(view) & SHEETS[view.state.scenario].grid.bit[there]
    return teller.name(area, "area") if is_known else teller.words.say("speech-unknown-area")


def _content(view: View[DVState], space: str, teller: Teller) -> str:
    """What is on a space."""
    state = view.state
    things = [teller.name(figure.id) for figure in state.figures.values() if figure.space == space]
    if space in state.furniture:
        kind = state.furniture[space]
        things.append(teller.words.say(f"furniture-{kind}" if kind != OPENED_CHEST else "chart-opened-chest"))
    if space in state.traps and state.traps[space].status != SPENT:
        things.append(teller.words.say(f"trap-{state.traps[space].kind}"))
    things += [teller.name(thing, "thing") for thing, at in state.things.items() if at == space]
    things += [teller.name(token, "token") for token, at in state.tokens.items() if at == space]
    if space == SHEETS[state.scenario].staircase:
        things.append(teller.words.say("chart-staircase"))
    return ", ".join(things) or teller.words.say("speech-free")


def _furnishings(view: View[DVState], focus: Figure, teller: Teller) -> list[str]:
    """What else there is in the area, and its doors."""
    state, sheet = view.state, SHEETS[view.state.scenario]
    area = sheet.area_of[focus.space]
    inside = [space for space in sheet.grid.spaces(sheet.areas[area]) if space != focus.space]
    figures = {figure.space for figure in state.figures.values()}
    things = [
        teller.words.say(
            "speech-thing", what=_content(view, space, teller), space=space, way=way(view, focus.space, space, teller)
        )
        for space in inside
        if space not in figures and _content(view, space, teller) != teller.words.say("speech-free")
    ]
    for door, status in state.doors.items():
        if area in sheet.door_areas[door]:
            near, far = sheet.front_spaces(door)
            if sheet.area_of[near] != area:
                near, far = far, near
            said = teller.words.say(
                "speech-door", door=teller.words.say(f"chart-door-{status}"), edge=door, area=_area_beyond(view, far, teller)
            )
            things.append(teller.words.say("speech-thing", what=said, space=near, way=way(view, focus.space, near, teller)))
    return [teller.words.say("speech-here", things="; ".join(things))] if things else []


def _others(view: View[DVState], focus: Figure, teller: Teller) -> list[str]:
    """Enemies, nearest first, then friends."""
    state = view.state
    side = focus if focus.form != SPIRIT else Figure(focus.id, focus.kind, "hero", focus.space)
    foes = sorted(enemies(state, side), key=lambda foe: (_steps(view, focus, foe) or 999, foe.id))
    friends = [f for f in state.figures.values() if f is not focus and not is_enemy(side, f)]
    out = [_figure("speech-enemy", view, focus, foe, teller) for foe in foes]
    if not foes:
        out = [teller.words.say("speech-no-enemy")]
    return out + [_figure("speech-friend", view, focus, friend, teller) for friend in friends]


def _figure(message: str, view: View[DVState], focus: Figure, other: Figure, teller: Teller) -> str:
    state = view.state
    steps = _steps(view, focus, other)
    return teller.words.say(
        message,
        figure=teller.name(other.id),
        form=other.form,
        left=life_left(state, other),
        life=printed(state, other).life,
        space=other.space,
        area=teller.name(SHEETS[state.scenario].area_of[other.space], "area"),
        way=way(view, focus.space, other.space, teller),
        steps=steps if steps is not None else -1,
    )


def _steps(view: View[DVState], focus: Figure, other: Figure) -> int | None:
    """How far it is on foot, walking past everybody."""
    state = view.state
    grid = SHEETS[state.scenario].grid
    return grid.distance(grid.bit[focus.space], grid.bit[other.space], grid.floor & ~obstacles(state), ways(state))


def way(view: View[DVState], here: str, there: str, teller: Teller) -> str:
    """As the crow flies: `2 north, 1 east`."""
    grid = SHEETS[view.state.scenario].grid
    right = grid.index[there] % grid.width - grid.index[here] % grid.width
    down = grid.index[there] // grid.width - grid.index[here] // grid.width
    parts = []
    for number, direction in ((-down, "north"), (down, "south"), (right, "east"), (-right, "west")):
        if number > 0:
            parts.append(f"{number} {teller.words.say(f'speech-{direction}')}")
    return ", ".join(parts) or teller.words.say("speech-right-here")


def _offered(view: View[DVState], teller: Teller) -> str:
    """How many spaces can be chosen, area by area."""
    area_of = SHEETS[view.state.scenario].area_of
    spaces = spaces_offered(view)
    areas: dict[str, int] = {}
    for space in spaces:
        areas[area_of[space]] = areas.get(area_of[space], 0) + 1
    said = ", ".join(f"{teller.name(area, 'area')} {number}" for area, number in areas.items())
    return teller.words.say("speech-reach", number=len(spaces), areas=said)
