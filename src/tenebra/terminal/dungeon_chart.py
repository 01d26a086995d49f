"""The map of Dungeon Venture in text, as far as a seat knows it: which marks stand where, and what they mean."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from tenebra.games.dungeon_venture.looking import focus_of, known_spaces, spaces_offered
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import BOSS, HERO, KEEPER, MONSTER, SPENT, SPIRIT, DVState, Figure
from tenebra.kernel import View
from tenebra.kit.telling import Teller
from tenebra.terminal.chart import Mark, draw_chart, part_to_show

LETTERS = {"kobold": "k", "skeleton": "s", "zombie": "z", "orc": "o", "ogre": "g"}
FURNITURE = {"table": "==", "bookcase": "##", "tomb": "{}", "chest": "[]", "altar": "/\\"}
OPENED_CHEST = "]["
TRAPS = {"pit": "()", "arrows": ">>", "boulders": "@@"}
DOORS = {
    "open": Mark("░", "yellow"),
    "closed": Mark("█", "yellow"),
    "locked": Mark("X", "bold yellow"),
    "secret": Mark("S", "dim yellow"),
}
STAIRCASE, THING, TOKEN, SKULL = Mark("<<", "bold"), Mark("!!", "bold magenta"), Mark("**", "bold magenta"), Mark("%%", "dim")
REACH = Mark(" •", "bold cyan")
COLOURS = {HERO: "bold green", SPIRIT: "cyan", MONSTER: "bold red", BOSS: "bold reverse red"}


def mark_of(figure: Figure) -> Mark:
    """Two letters: `Va` for a Hero, `va` for its Spirit, `k1` for a Monster, `GR` for a Boss."""
    if figure.form == MONSTER:
        number = int(figure.id.rpartition("-")[2])
        text = LETTERS[figure.kind] + (str(number) if number < 10 else chr(ord("A") + number - 10))
    else:
        text = figure.kind[:2]
        text = {HERO: text.capitalize(), BOSS: text.upper()}.get(figure.form, text)
    return Mark(text, COLOURS[figure.form])


def _secrets(view: View[DVState]) -> tuple[dict[str, Mark], dict[str, Mark]]:
    """What only the Keeper's sheet shows: furniture, Traps, Monsters and doors to come, all faint."""
    if view.seat != KEEPER:
        return {}, {}
    state, sheet = view.state, sheet_of(view.state)
    marks = {space: Mark(FURNITURE[kind], "dim") for space, kind in sheet.furniture.items()}
    marks |= {space: Mark(TRAPS[kind], "dim magenta") for space, kind in sheet.traps.items()}
    for area in sheet.areas:
        if area not in state.placed:
            for kind, space in sheet.placements.get(area, ()):
                marks[space] = Mark(f"{LETTERS[kind]}?" if kind in LETTERS else kind[:2].upper(), "dim red")
    return marks, {door: Mark(DOORS[status].text, "dim yellow") for door, status in sheet.doors.items()}


def marks_of(view: View[DVState]) -> tuple[dict[str, Mark], dict[str, Mark]]:
    """What stands on spaces and on edges; later marks cover earlier ones."""
    state, sheet = view.state, sheet_of(view.state)
    marks, edges = _secrets(view)
    if sheet.staircase:
        marks[sheet.staircase] = STAIRCASE
    for space in spaces_offered(view):
        marks.setdefault(space, REACH)
    for space, kind in state.furniture.items():
        marks[space] = Mark(FURNITURE.get(kind, OPENED_CHEST), "bold" if kind in ("altar", "chest") else "")
    marks |= {s: Mark(TRAPS[trap.kind], "magenta") for s, trap in state.traps.items() if trap.status != SPENT}
    marks |= dict.fromkeys((skull.space for skull in state.skulls.values()), SKULL)
    marks |= dict.fromkeys(state.things.values(), THING)
    marks |= dict.fromkeys((place for place in state.tokens.values() if place in sheet.area_of), TOKEN)
    for figure in sorted(state.figures.values(), key=lambda figure: figure.form != SPIRIT):
        if not figure.carried_by:
            marks[figure.space] = mark_of(figure)
    if (acting := focus_of(view)) is not None and acting.space in marks:
        marks[acting.space] = Mark(mark_of(acting).text, f"reverse {COLOURS[acting.form].replace('reverse ', '')}")
    edges |= {door: DOORS[status] for door, status in state.doors.items()}
    return marks, edges


def legend_of(view: View[DVState], teller: Teller) -> Iterator[str]:
    """What the marks on this map mean; figures are listed with their Life elsewhere."""
    state, say = view.state, teller.words.say
    marks, edges = marks_of(view)
    shown = {mark.text for mark in marks.values()}
    for kinds, prefix in ((FURNITURE, "furniture"), (TRAPS, "trap")):
        yield from (f"{text} {say(f'{prefix}-{kind}')}" for kind, text in kinds.items() if text in shown)
    if OPENED_CHEST in shown:
        yield f"{OPENED_CHEST} {say('chart-opened-chest')}"
    doors = {mark.text for mark in edges.values()}
    yield from (f"{mark.text} {say(f'chart-door-{status}')}" for status, mark in DOORS.items() if mark.text in doors)
    if STAIRCASE.text in shown:
        yield f"{STAIRCASE.text} {say('chart-staircase')}"
    yield from (f"{THING.text} {teller.name(thing, 'thing')} ({at})" for thing, at in state.things.items())
    for token, place in state.tokens.items():
        if place in sheet_of(state).area_of:
            yield f"{TOKEN.text} {teller.name(token, 'token')} ({place})"
    yield from (f"{SKULL.text} {say('chart-skull', hero=teller.name(hero))}" for hero in state.skulls)
    if REACH.text in shown:
        yield f"{REACH.text.strip()} {say('chart-reach')}"


def chart_of(view: View[DVState], width: int, height: int, boxes: bool) -> list[Text]:
    """The map, as much of it as fits."""
    grid = sheet_of(view.state).grid
    known = known_spaces(view)
    focus = focus_of(view)
    rows = max(3, (height - 2) // 2) if height else 0
    part = part_to_show(grid, known, focus.space if focus is not None else "", (width - 5) // 3, rows)
    marks, edges = marks_of(view)
    return draw_chart(grid, marks, edges, known, part, boxes)
