"""The board of a scene: areas and their borders, gates, the place itself; what lies about and who stands where."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, degrees

from tenebra.boards.polygons import Point
from tenebra.games.conan.content import heroes, tile
from tenebra.games.conan.content.maps import LEAP, TENTH, WATER, Chart
from tenebra.games.conan.printing import print_meaning
from tenebra.games.conan.rules.hindering import hindering
from tenebra.games.conan.rules.sight import sees
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.scene.stats import stats_of
from tenebra.games.conan.scene.voice import card_icon, picture, side_of
from tenebra.games.conan.state import RESERVE, WOUNDS, COState, Hero, Model
from tenebra.kernel import View
from tenebra.kit.ground import Area, Areas, Border, Gate, Patch, Spot
from tenebra.kit.painting import once, with_beads
from tenebra.kit.scene import Bead, Piece, Thing
from tenebra.kit.telling import capital
from tenebra.kit.voice import Voice, by_heart

DRAWN = ("obstacle", "rail", "hedge", "stairs", "ladder", "cliff", "gap", "palisade", "bulkhead", "wall")
"""Kinds of borders that are drawn along their line; a door is a gate."""


def _spot(point: Point) -> Spot:
    return point[0] / TENTH, point[1] / TENTH


def _line(chart: Chart, border: str) -> tuple[Spot, ...]:
    """The line at which two areas touch, from end to end."""
    return tuple(map(_spot, chart.board.lines[border][0]))


def areas_of(view: View[COState], voice: Voice) -> Areas:
    """The map: all of it is known (CO-GEN-04)."""
    state, chart = view.state, sheet_of(view.state).chart
    return Areas(
        chart.columns,
        chart.rows,
        tuple(_area(state, chart, name, voice) for name in chart.board.names),
        tuple(_borders(state, chart, voice)),
        tuple(_gates(state, chart, voice)),
        chart.scenery,
        chart.id,
        chart.ground,
        chart.is_night,
    )


def _area(state: COState, chart: Chart, name: str, voice: Voice) -> Area:
    entry = chart.board.areas[name]
    said = capital(voice.name(name))
    about = voice.say(
        "scene-area",
        area=said,
        height=entry.level,
        room=entry.capacity,
        water="true" if WATER in entry.marks else "false",
        leap=entry.marks.get(LEAP, 0),
    )
    seen = tuple(other for other in chart.board.names if other != name and sees(state, name, other))
    return Area(
        name,
        voice.say(f"area-{chart.id}-{name}") if voice.words.has(f"area-{chart.id}-{name}") else said,
        tuple(map(_spot, entry.outline)),
        _spot(entry.centre),
        about,
        chart.grounds[name],
        entry.level,
        name not in chart.dark,
        seen,
    )


def _borders(state: COState, chart: Chart, voice: Voice) -> Iterator[Border]:
    for id, border in chart.board.borders.items():
        kind = border.kind
        if kind == "door":
            yield Border(chart.wall, _line(chart, id))
        elif kind in DRAWN and id not in state.openings:
            yield Border(kind, _line(chart, id), voice.say(f"border-{kind}", extra=chart.kind(id).extra))


def _gates(state: COState, chart: Chart, voice: Voice) -> Iterator[Gate]:
    """Doors, and whatever a wall wrecker has opened."""
    for id, border in chart.board.borders.items():
        if border.kind != "door" and id not in state.openings:
            continue
        line = _line(chart, id)
        (x, y), (u, v) = line[len(line) // 2 - 1], line[len(line) // 2]
        at, turn = ((x + u) / 2, (y + v) / 2), _turn(u - x, v - y)
        status = "open" if id in state.openings else "closed"
        about = voice.say("scene-gate", border=voice.name(id), status=status)
        yield Gate(id, status, about, border.between, at, turn)  # type: ignore[arg-type]


def _turn(x: float, y: float) -> float:
    """The way of a line in degrees, to the nearest fifteen: a gate stands along its wall."""
    return round(degrees(atan2(y, x)) / 15) * 15 % 180


def patches_of(view: View[COState], voice: Voice) -> tuple[Patch, ...]:
    """The patches of fire and water that the scenario has laid over areas."""
    marks: dict[str, list[str]] = {}
    for area, mark in view.state.marks.items():
        marks.setdefault(mark, []).append(area)
    return tuple(
        Patch(
            mark,
            mark,
            voice.say(f"mark-{mark}"),
            tuple(areas),
            voice.say(f"mark-{mark}.about"),
            picture("thing", mark),
        )
        for mark, areas in marks.items()
    )


def things_of(view: View[COState], voice: Voice) -> tuple[Thing, ...]:
    """Chests, cards that lie about, tasks that can be tried, reinforcement tokens."""
    state, sheet = view.state, sheet_of(view.state)
    out = [
        _thing(voice, "chest", f"chest@{area}", area, voice.say("scene-chest", difficulty=number))
        for area, number in state.chests.items()
    ]
    for area, copies in state.objects.items():
        for copy in copies:
            name = voice.name(copy, "card")
            about = voice.say("scene-lies", card=name, area=voice.name(area))
            out.append(Thing(copy, "card", name, card_icon(copy), area, about))
    for task in state.tasks:
        spec = sheet.tasks[task]
        out.append(_thing(voice, "task", f"task@{task}", spec.area, capital(voice.name(task, "task"))))
    arrivals = voice.say("scene-reinforcement")
    out += [_thing(voice, "reinforcement", f"gate@{area}", area, arrivals) for area in sheet.reinforcements]
    return tuple(out)


def _thing(voice: Voice, kind: str, id: str, area: str, name: str) -> Thing:
    return Thing(id, kind, name, picture("thing", kind), area, voice.say("scene-thing", thing=name, area=voice.name(area)))


def pieces_of(view: View[COState], voice: Voice) -> tuple[Piece, ...]:
    """The models, then the heroes on the map."""
    state = view.state
    models = (_model(state, model, voice) for model in state.models.values())
    return (*models, *(_hero(state, hero, voice) for hero in state.heroes.values() if hero.area))


def _hero(state: COState, hero: Hero, voice: Voice) -> Piece:
    left = life_left(hero)
    return Piece(
        hero.id,
        voice.name(hero.id),
        picture("figure", hero.id),
        "hero",
        hero.area,
        hero_about(state, hero, voice),
        seat=hero.id,
        life=left,
        life_most=heroes()[hero.id].gems,
        beads=beads_of(state, hero, voice),
        status=hero_status(state, hero),  # type: ignore[arg-type]
        stats=stats_of(state, hero, voice),
    )


def life_left(hero: Hero) -> int:
    """Gems that are no wounds: energy and life in one (CO-GEM-06)."""
    return sum(hero.gems.values()) - hero.gems.get(WOUNDS, 0)


def hero_status(state: COState, hero: Hero) -> tuple[str, ...]:
    """Finished for this turn."""
    return ("acted",) if hero.is_done and state.phase == "action" else ()


@once
def hero_about(state: COState, hero: Hero, voice: Voice) -> str:
    """All of a hero in a sentence."""
    about = voice.say(
        "scene-hero",
        hero=voice.name(hero.id),
        left=life_left(hero),
        gems=heroes()[hero.id].gems,
        reserve=hero.gems.get(RESERVE, 0),
        area=voice.name(hero.area) if hero.area else "",
        gone="false" if hero.area else "true",
    )
    return with_beads(about, beads_of(state, hero, voice))


def _model(state: COState, model: Model, voice: Voice) -> Piece:
    unit = state.units[model.unit]
    entry, number = tile(unit.kind), model.id.rpartition("-")[2]
    is_acting = state.activation is not None and state.activation.unit == unit.id and state.activation.model in ("", model.id)
    about = voice.say(
        "scene-model",
        model=voice.name(model.id),
        left=model.life,
        life=unit.life,
        armour=entry.armour,
        movement=entry.movement,
        area=voice.name(model.area),
    )
    return Piece(
        model.id,
        voice.name(model.id),
        picture("figure", unit.kind),
        side_of(state, model),
        model.area,
        with_beads(about, beads_of(state, model, voice)),
        number=int(number) if number.isdigit() and unit.started > 1 else 0,
        life=model.life if unit.life > 1 else 0,
        life_most=unit.life if unit.life > 1 else 0,
        beads=beads_of(state, model, voice),
        status=("acted",) if is_acting and model.has_attacked else (),
        is_large=entry.size == "large",
        stats=stats_of(state, model, voice),
        notes=_notes(voice, unit.kind),
    )


@by_heart
def _notes(voice: Voice, kind: str) -> tuple[str, ...]:
    """The meanings of the skills of a unit."""
    return tuple(print_meaning(skill, voice.say) for skill in tile(kind).skills)


@once
def beads_of(state: COState, one: Hero | Model, voice: Voice) -> tuple[Bead, ...]:
    """Stance, web, who holds it, how many enemies hinder it, spells that last on it."""
    return tuple(_beads(state, one, voice))


def _beads(state: COState, one: Hero | Model, voice: Voice) -> Iterator[Bead]:
    if isinstance(one, Hero) and state.phase != "setup":
        yield Bead(picture("stance", one.stance), voice.say(f"stance-{one.stance}"))
    if one.webbed:
        yield Bead(picture("thing", "web"), voice.say("scene-webbed"))
    if one.held_by:
        yield Bead(picture("skill", "constriction"), voice.say("scene-held", who=", ".join(map(voice.name, one.held_by))))
    if one.area and (number := hindering(state, one.id)):
        yield Bead(picture("thing", "hindering"), voice.say("scene-hindered", number=number), number)
    for lasting in state.lasting:
        if lasting.on == one.id:
            yield Bead(card_icon(lasting.spell), voice.say("scene-lasting", spell=voice.name(lasting.spell, "card")))
