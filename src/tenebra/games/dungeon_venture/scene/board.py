"""The board of a scene: rooms, walls, doors, what lies about and who stands where, as far as the seat knows it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from msgspec.structs import astuple

from tenebra.games.dungeon_venture.rules.characteristics import printed
from tenebra.games.dungeon_venture.rules.doors import is_locked
from tenebra.games.dungeon_venture.rules.treasure import OPENED_CHEST
from tenebra.games.dungeon_venture.scenario import SECRET, Adventure
from tenebra.games.dungeon_venture.scenarios import SHEETS, sheet_of
from tenebra.games.dungeon_venture.scene.stats import stats_of
from tenebra.games.dungeon_venture.scene.voice import SIDES, card_icon, figure_icon, picture
from tenebra.games.dungeon_venture.state import CLOSED, FOUND, KEEPER, LOCKED, MONSTER, SPENT, SPIRIT, DVState, Figure
from tenebra.kernel import View
from tenebra.kit.ground import Door, Grid, Room
from tenebra.kit.painting import once, with_beads
from tenebra.kit.scene import Bead, Piece, Stat, Thing
from tenebra.kit.telling import capital
from tenebra.kit.voice import Voice, by_heart

PAVINGS = 6
ARMED = "trap"
SPRUNG_KINDS = {"pit": "pit", "boulders": "rubble"}
STAIRCASE = "stairs"
LONG = ("table", "bookcase")
"""Furniture that is one piece across neighbouring spaces."""


@lru_cache(maxsize=64)
def pavings(scenario: str) -> dict[str, int]:
    """A paving for each area: neighbours differ where six are enough."""
    sheet = SHEETS[scenario]
    beside: dict[str, set[str]] = {area: set() for area in sheet.areas}
    for one, other, _ in sheet.grid.edges.values():
        here, there = sheet.area_of[one], sheet.area_of[other]
        if here != there:
            beside[here].add(there)
            beside[there].add(here)
    out: dict[str, int] = {}
    for number, area in enumerate(sheet.areas):
        taken = {out[other] for other in beside[area] if other in out}
        wanted = [(number + turn) % PAVINGS for turn in range(PAVINGS)]
        out[area] = next((paving for paving in wanted if paving not in taken), wanted[0])
    return out


@lru_cache(maxsize=64)
def inner_walls(scenario: str) -> dict[str, tuple[str, ...]]:
    """Per area: the edges between two of its spaces that nobody can pass."""
    sheet = SHEETS[scenario]
    out: dict[str, list[str]] = {area: [] for area in sheet.areas}
    for edge in sheet.grid.closed_edges():
        one, other = (sheet.area_of[space] for space in sheet.grid.edges[edge][:2])
        if one == other:
            out[one].append(edge)
    return {area: tuple(edges) for area, edges in out.items()}


def is_planned(view: View[DVState]) -> bool:
    """The seat holds the Adventure sheet (DV-GEN-08)."""
    return view.seat == KEEPER


def areas_shown(view: View[DVState]) -> list[str]:
    """The areas on the table; for the Keeper all of them."""
    sheet = sheet_of(view.state)
    return [area for area in sheet.areas if area in view.state.areas or is_planned(view)]


def grid_of(view: View[DVState], voice: Voice) -> Grid:
    """The map."""
    state, sheet = view.state, sheet_of(view.state)
    shown = areas_shown(view)
    rooms = tuple(
        Room(
            area,
            voice.text(f"area-{state.scenario}-{area}"),
            tuple(sheet.grid.spaces(sheet.areas[area])),
            "unexplored" if area not in state.areas else "explored" if state.areas[area] == "explored" else "revealed",
            pavings(state.scenario)[area],
        )
        for area in shown
    )
    doors = tuple(doors_of(view, voice))
    passages = {door.id for door in doors}
    walls = tuple(edge for area in shown for edge in inner_walls(state.scenario)[area] if edge not in passages)
    return Grid(sheet.grid.width, sheet.grid.height, rooms, walls, doors, state.scenario)


def doors_of(view: View[DVState], voice: Voice) -> Iterator[Door]:
    """The doors on the map, and for the Keeper those still to come."""
    state, sheet = view.state, sheet_of(view.state)
    for door, status in state.doors.items():
        # a secret door that was found keeps its stone leaf
        shown = SECRET if sheet.doors.get(door) == SECRET and status == CLOSED else status
        yield _door(view, voice, door, shown)
    if is_planned(view):
        for door, kind in sheet.doors.items():
            if door not in state.doors:
                yield _door(view, voice, door, LOCKED if is_locked(state, door) and kind != SECRET else kind, is_plan=True)


def _door(view: View[DVState], voice: Voice, door: str, status: str, is_plan: bool = False) -> Door:
    sheet = sheet_of(view.state)
    areas = [
        voice.the(f"area-{voice.scenario}-{area}") or area
        if area in view.state.areas or is_planned(view)
        else voice.say("scene-unknown-area")
        for area in sheet.door_areas[door]
    ]
    about = voice.say("scene-door", status=status, door=door, one=areas[0], other=areas[1], plan="true" if is_plan else "false")
    assert status in ("open", "closed", "locked", "secret")
    return Door(door, status, about, is_plan)  # type: ignore[arg-type]


def things_of(view: View[DVState], voice: Voice) -> tuple[Thing, ...]:
    """Furniture, Traps, what the Adventure laid out, what the dead have left; for the Keeper what is still to come."""
    state, sheet = view.state, sheet_of(view.state)
    out = list(_furniture(voice, sheet, state.furniture))
    for space, trap in state.traps.items():
        if trap.status != SPENT:
            out.append(_trap(voice, ARMED if trap.status == FOUND else SPRUNG_KINDS[trap.kind], trap.kind, space))
    out += [_quest(voice, "thing", thing, space) for thing, space in state.things.items()]
    out += [_quest(voice, "token", token, place) for token, place in state.tokens.items() if place in sheet.area_of]
    for hero, skull in state.skulls.items():
        about = voice.say("scene-skull", hero=voice.name(hero), space=voice.name(skull.space), number=len(skull.cards))
        name = capital(voice.say("chart-skull", hero=voice.name(hero)))
        out.append(Thing(f"skull@{hero}", "skull", name, picture("thing", "skull"), skull.space, about))
    if sheet.staircase and sheet.area_of[sheet.staircase] in areas_shown(view):
        name = capital(voice.say("chart-staircase"))
        about = voice.say("scene-thing", thing=name, space=voice.name(sheet.staircase))
        out.append(Thing(STAIRCASE, STAIRCASE, name, picture("thing", STAIRCASE), sheet.staircase, about))
    return (*out, *(_plan(view, sheet, voice) if is_planned(view) else ()))


def _plan(view: View[DVState], sheet: Adventure, voice: Voice) -> Iterator[Thing]:
    """The things that only the Adventure sheet shows (DV-SET-19)."""
    state = view.state
    hidden = {space: kind for space, kind in sheet.furniture.items() if sheet.area_of[space] not in state.areas}
    yield from _furniture(voice, sheet, hidden, is_plan=True)
    for space, trap in sheet.traps.items():
        if space not in state.traps:
            yield _trap(voice, ARMED, trap, space, is_plan=True)
    for prefix, places in (("thing", sheet.things), ("token", sheet.tokens)):
        for id, space in places.items():
            if sheet.area_of[space] not in state.areas:
                yield _quest(voice, prefix, id, space, is_plan=True)
    for area in sheet.areas:
        if area not in state.placed:
            for kind, space in sheet.placements.get(area, ()):
                name = voice.name(kind)
                about = voice.say("scene-waits", figure=name, space=voice.name(space))
                yield Thing(f"{kind}@{space}", "waiting", name, picture("figure", kind), space, about, is_plan=True)


def _furniture(voice: Voice, sheet: Adventure, furniture: dict[str, str], is_plan: bool = False) -> Iterator[Thing]:
    for space, kind, columns, rows in _pieces_of_furniture(sheet, furniture):
        name = capital(voice.say("chart-opened-chest" if kind == OPENED_CHEST else f"furniture-{kind}"))
        about = voice.say("scene-thing", thing=name, space=voice.name(space))
        shown = "chest-open" if kind == OPENED_CHEST else kind
        yield Thing(f"{kind}@{space}", shown, name, picture("thing", kind), space, about, columns, rows, is_plan, is_solid=True)


def _pieces_of_furniture(sheet: Adventure, furniture: dict[str, str]) -> Iterator[tuple[str, str, int, int]]:
    """Each piece with its upper left space, kind, columns and rows: a long one covers several spaces of its area."""
    grid, taken = sheet.grid, set[str]()
    for space in sorted(furniture, key=grid.index.__getitem__):
        kind = furniture[space]
        if space in taken:
            continue
        runs = []
        for step in (1, grid.width) if kind in LONG else ():
            run, at = [space], space
            while (at := _next_to(sheet, at, step)) and furniture.get(at) == kind and at not in taken:
                run.append(at)
            runs.append(run)
        wide, tall = (len(runs[0]), len(runs[1])) if runs else (1, 1)
        taken.update(runs[0] if runs and wide >= tall else runs[1] if runs else ())
        yield (space, kind, wide, 1) if wide >= tall else (space, kind, 1, tall)


def _next_to(sheet: Adventure, space: str, step: int) -> str:
    """The space to the east (1) or south (the grid's width), "" if a wall is between."""
    grid, at = sheet.grid, sheet.grid.index[space]
    opened = grid.walls_down.east if step == 1 else grid.walls_down.south
    return grid.names[at + step] if opened >> at & 1 else ""


def _trap(voice: Voice, kind: str, trap: str, space: str, is_plan: bool = False) -> Thing:
    name = voice.say(f"trap-{trap}")
    status = "hidden" if is_plan else "armed" if kind == ARMED else "sprung"
    about = voice.say("scene-trap", trap=name, space=voice.name(space), status=status)
    is_solid = kind == SPRUNG_KINDS["boulders"]
    return Thing(f"{trap}@{space}", kind, name, picture("thing", trap), space, about, is_plan=is_plan, is_solid=is_solid)


def _quest(voice: Voice, field: str, id: str, space: str, is_plan: bool = False) -> Thing:
    name = voice.name(id, field)
    icon = picture.own("quest", id) or picture("thing", field)
    return Thing(id, field, name, icon, space, voice.say("scene-thing", thing=name, space=voice.name(space)), is_plan=is_plan)


def pieces_of(view: View[DVState], voice: Voice) -> tuple[Piece, ...]:
    """Everybody on the board; a carried Spirit after whoever carries it."""
    figures = sorted(view.state.figures.values(), key=lambda figure: figure.form == SPIRIT)
    return tuple(_piece(view.state, figure, voice) for figure in figures)


def _piece(state: DVState, figure: Figure, voice: Voice) -> Piece:
    is_acting = state.turn is not None and state.turn.figure == figure.id
    status = ("acting",) if is_acting else ("acted",) if figure.id in state.acted else ()
    seat = figure.id if figure.id in state.heroes else ""
    beads, stats = beads_of(state, figure, voice), stats_of(state, figure, voice)
    return _shown(voice, astuple(figure), printed(state, figure).life, status, seat, beads, stats)


@by_heart
def _shown(
    voice: Voice,
    figure: tuple[Any, ...],
    life: int,
    status: tuple[str, ...],
    seat: str,
    beads: tuple[Bead, ...],
    stats: tuple[Stat, ...],
) -> Piece:
    """A figure with all that is told of it: most of them are the same from choice to choice."""
    id, kind, form, space, wounds, carried_by = figure
    number = id.rpartition("-")[2]
    is_spirit = form == SPIRIT
    return Piece(
        id,
        voice.name(id),
        figure_icon(kind),
        SIDES[form],
        space,
        _about(voice, id, form, space, wounds, carried_by, life, beads),
        seat=seat,
        number=int(number) if form == MONSTER and number.isdigit() else 0,
        life=0 if is_spirit else life - wounds,
        life_most=0 if is_spirit else life,
        beads=beads,
        status=(*status, "carried") if carried_by else status,  # type: ignore[arg-type]
        stats=stats,
    )


def figure_about(state: DVState, figure: Figure, voice: Voice) -> str:
    """All of a figure in a sentence."""
    id, _, form, space, wounds, carried_by = astuple(figure)
    return _about(voice, id, form, space, wounds, carried_by, printed(state, figure).life, beads_of(state, figure, voice))


@by_heart
def _about(voice: Voice, id: str, form: str, space: str, wounds: int, carried_by: str, life: int, beads: tuple[Bead, ...]) -> str:
    about = voice.say(
        "scene-figure",
        figure=voice.name(id),
        form=form,
        left=life - wounds,
        life=life,
        space=voice.name(space),
        carrier=voice.name(carried_by) if carried_by else "none",
    )
    return with_beads(about, beads)


@once
def beads_of(state: DVState, figure: Figure, voice: Voice) -> tuple[Bead, ...]:
    """The marks of what lasts on a figure, what it will lose, what it carries."""
    out = [
        Bead(card_icon(lasting.card), voice.name(lasting.card, "card")) for lasting in state.lasting if lasting.on == figure.id
    ]
    for loss in state.hexes.get(figure.id, ()):
        out.append(Bead(picture("stat", f"loss-{loss}"), voice.say("sheet-loses", loss=voice.name(loss, "loss"))))
    for token, place in state.tokens.items():
        if place == figure.id:
            out.append(Bead(picture.own("quest", token) or picture("thing", "token"), voice.name(token, "token")))
    return tuple(out)
