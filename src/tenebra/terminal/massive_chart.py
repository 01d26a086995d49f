"""The Zones of Massive Darkness in text: light and shadow, who stands there and what lies there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from tenebra.games.massive_darkness.looking import focus_of
from tenebra.games.massive_darkness.rules.doors import closed_chamber
from tenebra.games.massive_darkness.rules.space import board_of, enemies_in, exit_zones, heroes_in
from tenebra.games.massive_darkness.scenarios import sheet_of
from tenebra.games.massive_darkness.scene.voice import Voice, capital
from tenebra.games.massive_darkness.state import MOB, NORMAL, SPECIAL, Enemy, Hero, MDState
from tenebra.kernel import View
from tenebra.terminal.chart import Mark, Size, draw_boxes, part_to_show

HEROES = {"owen": "Ow", "elias": "El", "sibyl": "Sy", "whisper": "Wh", "bjorn": "Bj", "siegfried": "Sg"}
FIGURES = {
    "dwarf-defenders": "dd",
    "dwarf-fighters": "df",
    "goblin-archers": "ga",
    "goblin-warriors": "gw",
    "orc-flayers": "of",
    "orc-bruisers": "ob",
    "dwarf-agent": "dx",
    "goblin-agent": "gx",
    "orc-agent": "ox",
    "great-troll": "tr",
    "giant-spider": "sp",
    "hellhound": "hh",
    "ogre-magi": "om",
    "abyssal-demon": "ad",
    "liliarch": "li",
}
"""Two letters for each kind of figure: small for Minions, capitals for a Boss and for whoever fights alone."""
LIGHT, SHADOW = Mark("☼", "bold yellow"), Mark("▒", "dim")
DOORS = {True: Mark("░", "yellow"), False: Mark("█", "yellow")}
UNKNOWN, REACH = Mark("?", "dim"), Mark("•", "bold cyan")
START, EXIT = Mark("<<", "bold"), Mark(">>", "bold")
TREASURE = {NORMAL: "$", SPECIAL: "&"}
TOKEN = Mark("!", "bold magenta")
HERO, BOSS, MINIONS = "bold green", "bold red", "red"
SIZES = (Size(9, 3), Size(9, 2), Size(7, 2))
"""From roomy to narrow: the first that shows the whole map is taken."""


def mark_of(who: Hero | Enemy) -> Mark:
    """`Ow` for a Hero, `GA+3` for a Boss with three Minions, `ga3` for Minions alone, `TR` for whoever fights alone."""
    if isinstance(who, Hero):
        return Mark(HEROES[who.id], HERO)
    letters, number = FIGURES[who.figure], who.id.rpartition("-")[2]
    again = "'" * (int(number) - 1) if number.isdigit() else ""
    if who.role != MOB or not who.minions:
        return Mark(letters.upper() + again, BOSS)
    if who.health:
        return Mark(f"{letters.upper()}{again}+{len(who.minions)}", BOSS)
    return Mark(f"{letters}{again}{len(who.minions)}", MINIONS)


def things_in(state: MDState, zone: str) -> Iterator[Mark]:
    """Level tokens, treasure, tokens of the Mission, where the Heroes begin and where they leave."""
    for level in state.levels.get(zone, ()):
        yield Mark(f"L{level}", "bold blue" if level == state.level else "blue")
    if any(token.zone == zone for token in state.tokens.values()):
        yield TOKEN
    for kind, sign in TREASURE.items():
        number = state.treasure.get(zone, []).count(kind)
        if number:
            yield Mark(sign if number == 1 else f"{sign}{number}", "yellow")
    if zone in exit_zones(state):
        yield EXIT
    elif zone == sheet_of(state).start:
        yield START


def _content(view: View[MDState], zone: str, size: Size, is_offered: bool) -> list[list[Mark]]:
    """The lines inside a Zone: who stands there, what lies there; light or shadow in the corner."""
    state, board = view.state, board_of(view.state)
    focus = focus_of(view)
    corner = LIGHT if board.is_lit(zone) else SHADOW
    signs = [REACH, corner] if is_offered else [corner]
    if closed_chamber(state, zone):
        signs.insert(0, UNKNOWN)
    who: list[Hero | Enemy] = [*heroes_in(state, zone), *(enemies_in(state, zone) if state.round else ())]
    marks = []
    for one in who:
        mark = mark_of(one)
        marks.append(Mark(mark.text, f"reverse {mark.style}") if one is focus else mark)
    return fill([*marks, *things_in(state, zone)], signs, size)


def fill(marks: Sequence[Mark], signs: Sequence[Mark], size: Size) -> list[list[Mark]]:
    """Marks with blanks between them, line after line, the signs at the end of the first; what has no room is counted."""
    room = [size.width - sum(len(sign.text) for sign in signs) - 1, *[size.width] * (size.height - 1)]
    lines: list[list[Mark]] = [[]]
    left = room[0]
    for at, mark in enumerate(marks):
        blank = 1 if lines[-1] else 0
        is_last = len(lines) == size.height
        # on the last line a number must still have room if somebody is left over
        spare = 3 if is_last and at + 1 < len(marks) else 0
        if len(mark.text) + blank + spare > left:
            if is_last:
                lines[-1].append(Mark(f"{' ' * blank}+{len(marks) - at}", "bold"))
                left -= blank + 2
                break
            lines.append([])
            left, blank = room[len(lines) - 1], 0
        lines[-1] += [Mark(" ")] * blank + [mark]
        left -= len(mark.text) + blank
    used = sum(len(mark.text) for mark in lines[0])
    lines[0] += [Mark(" " * (size.width - used - sum(len(sign.text) for sign in signs))), *signs]
    return lines


def chart_of(view: View[MDState], offered: Sequence[str], width: int, height: int, boxes: bool) -> list[Text]:
    """The board, as much of it as fits."""
    state = view.state
    grid = board_of(state).grid
    focus = focus_of(view)
    known, at = grid.floor, focus.zone if focus is not None else ""
    whole = part_to_show(grid, known, at, 0, 0)
    parts = [part_to_show(grid, known, at, *_room(size, width, height)) for size in SIZES]
    size, part = next(((size, part) for size, part in zip(SIZES, parts, strict=True) if part == whole), (SIZES[-1], parts[-1]))
    contents = {zone: _content(view, zone, size, zone in offered) for zone in grid.spaces(known)}
    edges = {door: DOORS[is_open] for door, is_open in state.doors.items()}
    return draw_boxes(grid, contents, edges, known, part, size, boxes)


def _room(size: Size, width: int, height: int) -> tuple[int, int]:
    """How many Zones of a size fit side by side and one below the other, 0 for any number."""
    return (width - 5) // (size.width + 1), max(2, (height - 2) // (size.height + 1)) if height else 0


def legend_of(view: View[MDState], offered: Sequence[str], voice: Voice) -> Iterator[str]:
    """What the marks on this map mean; figures are listed with their Health elsewhere."""
    state, say = view.state, voice.say
    yield f"{LIGHT.text} {say('chart-light')}"
    yield f"{SHADOW.text} {say('chart-shadow')}"
    if any(closed_chamber(state, zone) for zone in board_of(state).zones(board_of(state).rooms)):
        yield f"{UNKNOWN.text} {say('chart-closed-chamber')}"
    for is_open in sorted(set(state.doors.values())):
        yield f"{DOORS[is_open].text} {say('chart-door-open' if is_open else 'chart-door-closed')}"
    yield f"L1 {say('chart-level')}"
    for kind, sign in TREASURE.items():
        if any(kind in kinds for kinds in state.treasure.values()):
            yield f"{sign} {say(f'treasure-{kind}')}"
    for id, token in state.tokens.items():
        if token.zone:
            yield f"{TOKEN.text} {capital(voice.name(id, 'token'))} ({token.zone})"
    yield f"{START.text} {say('scene-starting-zone')}"
    yield f"{EXIT.text} {say('scene-exit-zone')}"
    if any(enemy.role == MOB for enemy in state.enemies.values()):
        yield say("chart-mobs")
    if offered:
        yield f"{REACH.text} {say('chart-reach')}"
