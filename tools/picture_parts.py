"""The parts of the picture in the README: stones, walls, doors, furniture and figures as SVG.

Light comes from the upper left. Sides differ in shape, not in colour alone: Heroes are round and brass, Monsters have six
sides of iron, a Boss is toothed.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from math import cos, pi, sin

C = 56
"""Units a space is wide."""
STONES = ("#3f3831", "#494139", "#534a41", "#5d544a", "#685e53")
TINTS = {
    "slate": "#5b86ab",
    "ochre": "#c08a36",
    "ash": "#948a7c",
    "wine": "#a95664",
    "moss": "#6f8f4d",
    "teal": "#40948d",
}
SEATS = {
    "vardak": ("#f0a32f", "#6d4409", '<circle r="4"/>'),
    "naurania": ("#62b8f0", "#144a70", '<path d="M0-4.6 4.4 3.4H-4.4Z"/>'),
    "storm": ("#35b98c", "#0c4a36", '<path d="M-3.7-3.7H3.7V3.7H-3.7Z"/>'),
    "wick": ("#e58bbb", "#6b2649", '<path d="M0-5 4.6 0 0 5-4.6 0Z"/>'),
}
HEART = "M0-3.2C-2-6.6-7.4-5.4-7-1C-6.7 2.4-2.8 4.8 0 7.2C2.8 4.8 6.7 2.4 7-1C7.4-5.4 2-6.6 0-3.2Z"

Box = tuple[float, float, float, float]
Run = tuple[bool, float, float, float]
"""A straight piece of wall: whether it runs across, its line, its start and its end."""


def number(value: float) -> str:
    """As short as it can be written to a tenth."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def mix(first: str, second: str, share: float) -> str:
    """A colour between two: so much of the first."""
    parts = (round(int(first[i : i + 2], 16) * share + int(second[i : i + 2], 16) * (1 - share)) for i in (1, 3, 5))
    return "#" + "".join(f"{part:02x}" for part in parts)


def paving(kind: str, box: Box, chance: random.Random) -> list[Box]:
    """The stones of a rectangle as boxes: x, y, width, height."""
    left, top, right, bottom = box
    stones: list[Box] = []
    if kind == "flags":
        for row in range(round((bottom - top) / C)):
            for column in range(round((right - left) / C)):
                stones += _flags(left + column * C, top + row * C, chance)
        return stones
    height = {"brick": C / 3, "plank": C / 4, "setts": C / 3}[kind]
    for row in range(round((bottom - top) / height)):
        x: float = left - chance.uniform(0, C * 1.5 if kind == "plank" else C / 2)
        while x < right:
            length = C * {"brick": 0.62, "plank": chance.uniform(1.3, 2.6), "setts": chance.uniform(0.26, 0.46)}[kind]
            stones.append((x, top + row * height, length, height))
            x += length
    return stones


def _flags(x: float, y: float, chance: random.Random) -> list[Box]:
    """One space, whole or cut in three or four."""
    kind, a, b, c = chance.random(), *(C * chance.uniform(0.38, 0.62) for _ in range(3))
    if kind < 0.2:
        return [(x, y, C, C)]
    if kind < 0.5:
        return [(x, y, a, C), (x + a, y, C - a, b), (x + a, y + b, C - a, C - b)]
    if kind < 0.8:
        return [(x, y, C, a), (x, y + a, b, C - a), (x + b, y + a, C - b, C - a)]
    return [(x, y, a, b), (x + a, y, C - a, b), (x, y + b, c, C - b), (x + c, y + b, C - c, C - b)]


def lay(stones: Iterable[Box], tint: str, inside: Box, chance: random.Random) -> str:
    """Five paths, one a tone, however many stones there are."""
    tones: list[str] = [""] * len(STONES)
    left, top, right, bottom = inside
    for x, y, width, height in stones:
        x0, x1 = max(x, left - 4), min(x + width, right + 4)
        if x1 - x0 < 6 or y > bottom or y + height < top:
            continue
        skew = chance.choice((-1, 0, 0, 0, 1))
        corner, w, h = (round(x0 + 1.7), round(y + 1.7)), round(x1 - x0 - 3.4), round(height - 3.4)
        path = f"M{corner[0]} {corner[1]}h{w}l{skew} {h}h{-w - skew}z"
        tones[chance.choice((0, 1, 1, 2, 2, 2, 3, 3, 4))] += path
    colours = [mix(TINTS[tint], stone, 0.34) for stone in STONES]
    return "".join(
        f'<path d="{path}" fill="{colour}" stroke="{colour}"/>' for path, colour in zip(tones, colours, strict=True) if path
    )


def hatching(size: int, chance: random.Random) -> str:
    """A tile of short strokes in threes, as on old pencil maps."""
    path = ""
    for y in range(0, size, 15):
        for x in range(0, size, 15):
            angle, length = chance.uniform(0, pi), chance.uniform(15, 23)
            dx, dy = cos(angle), sin(angle)
            cx, cy = x + 7 + chance.uniform(-6, 6), y + 7 + chance.uniform(-6, 6)
            for side in (-4.4, 0, 4.4):
                sx, sy = cx - dy * side - dx * length / 2, cy + dx * side - dy * length / 2
                path += f"M{sx:.0f} {sy:.0f}l{dx * length:.0f} {dy * length:.0f}"
    return path


def line(run: Run) -> str:
    """A straight piece as a path."""
    across, at, start, end = run
    return f"M{start:g} {at:g}H{end:g}" if across else f"M{at:g} {start:g}V{end:g}"


def walls(runs: list[Run], chance: random.Random) -> tuple[str, str]:
    """The shadow that walls cast, and the walls: faces below, tops above, joints between the blocks."""
    joints = courses = lit = ""
    for across, at, start, end in runs:
        place = start + chance.uniform(6, 14)
        while place < end - 4:
            joints += f"M{place:.0f} {at - 5:g}v10" if across else f"M{at - 5:g} {place:.0f}h10"
            if across:
                courses += f"M{place - 5:.0f} {at + 7:g}v6m6 0v6"
            place += chance.uniform(15, 28)
        lit += line((across, at - 5.5, start - 6, end + 6))
        if across:
            courses += line((across, at + 13, start - 6, end + 6))
    shadow = (
        f'<defs><path id="w" d="{"".join(line(run) for run in runs)}"/></defs>'
        '<use href="#w" x="5" y="19" fill="none" stroke="#000" '
        'stroke-opacity=".62" stroke-width="15" filter="url(#blur6)"/>'
    )
    body = (
        '<g fill="none" stroke-linecap="square"><g stroke="#4b4239" stroke-width="13"><use href="#w" y="13"/>'
        '<use href="#w" y="6"/></g>'
        f'<path d="{courses}" stroke="#000" opacity=".4" stroke-linecap="butt"/>'
        '<use href="#w" stroke="#2a241f" stroke-width="15.4"/>'
        '<use href="#w" stroke="#8d8272" stroke-width="13"/><g stroke-linecap="butt">'
        f'<path d="{joints}" stroke="#2a241f" opacity=".55"/>'
        f'<path d="{lit}" stroke="#fff2d8" opacity=".4"/></g></g>'
    )
    return shadow, body


def door(x: float, y: float, kind: str, across: bool) -> str:
    """A door on an edge, its middle given; `across` for one in a wall that is seen from the front."""
    planks = f'fill="url(#wood)" stroke="{"#e3b65f" if kind == "secret" else "#1d120a"}" stroke-width="1.3"'
    if kind == "secret":
        planks = planks.replace("url(#wood)", "#8d8272") + ' stroke-dasharray="4 3"'
    jamb = 'fill="#a39a8c" stroke="#2a241f" rx="1.5"'
    foot = 'fill="#4b4239" stroke="#2a241f" rx="1.5"'
    iron = f'fill="none" stroke="{"none" if kind == "secret" else "#2f2d2e"}" stroke-width="2.6"'
    out = f'<g transform="translate({number(x)} {number(y)})">'
    if across:
        out += '<rect x="-18" y="-8" width="37" height="33" fill="#1b1613"/>'
        if kind == "open":
            out += '<rect x="-15" y="-6" width="31" height="30" fill="#5e5139"/>'
            out += f'<path d="M-18 8l6-1 5 23-6 1Z" {planks}/><path d="M-15 14l6-.6M-13 24l6-.6" {iron}/>'
        else:
            out += f'<path d="M-18 22V4Q-18-10 0-10T18 4V22Z" {planks}/><path d="M-11-4V22M-4-9V22M4-9V22M11-4V22" '
            out += f'stroke="#24150a" opacity=".75"/><path d="M-17 5H17M-17 17H17" {iron}/>'
            out += '<circle cx="10" cy="12" r="3" fill="none" stroke="#d9b265" stroke-width="1.5"/>'
        for left in (-24, 16):
            out += (
                f'<rect x="{left}" y="-10" width="8" height="34" {foot}/><rect x="{left}" y="-10" width="8" height="16" {jamb}/>'
            )
    else:
        out += '<rect x="-8" y="-18" width="17" height="43" fill="#1b1613"/>'
        if kind == "open":
            out += '<rect x="-6" y="-15" width="13" height="36" fill="#5e5139"/>'
            out += f'<path d="M6-18l24 5-1 6-24-5Z" {planks}/><path d="M15-16l-.6 5.4M25-14l-.6 5.4" {iron}/>'
        else:
            out += f'<rect x="-5" y="-18" width="11" height="42" {planks}/><path d="M-5-9H6M-5 12H6" {iron}/>'
        for top, foot_height in ((-24, 15), (16, 21)):
            out += f'<rect x="-9" y="{top}" width="19" height="{foot_height}" {foot}/>'
            out += f'<rect x="-9" y="{top}" width="19" height="8" {jamb}/>'
    return out + "</g>"


FURNITURE = {
    "chest": """<ellipse cx="3" cy="15" rx="21" ry="8" opacity=".42"/>
<rect x="-17" y="-3" width="35" height="19" rx="3" fill="#5d3d22"/>
<path d="M-17-1V-10Q-17-17-10-17H10Q17-17 17-10V-1Z" fill="url(#wood)"/>
<path d="M-12-17V16M12-17V16" stroke="#d9b265" stroke-width="4.5"/>
<path d="M-17-1H17" stroke="#1d120a" stroke-width="2.4"/>
<rect x="-5.5" y="-5" width="11" height="12" rx="2" fill="url(#brass)"/>
<circle r="1.7"/><path d="M0 0V4" stroke="#000" stroke-width="1.6"/>""",
    "table": """<rect x="-17" y="-8" width="42" height="36" rx="6" opacity=".42"/>
<rect x="-21" y="-11" width="42" height="34" rx="3" fill="#2e1c0e"/>
<rect x="-21" y="-18" width="42" height="34" rx="3" fill="url(#wood)"/>
<path d="M-20-9H20M-20 0H20M-20 8H20" stroke="#000" opacity=".25"/>
<circle cx="-9" cy="-5" r="7" fill="#b9b2a4"/><circle cx="-9" cy="-5" r="4.4" fill="#958d7f"/>
<circle cx="11" cy="5" r="5" fill="#c98b34"/>
<circle cx="7" cy="-8" r="3" fill="#efe3c2"/><path d="M7-18q4 5 0 8q-4-3 0-8" fill="#ffcf6b"/>""",
    "altar": """<ellipse cx="3" cy="17" rx="25" ry="9" opacity=".42"/><path d="M-20-4H20V20H-20Z" fill="#6d624d"/>
<path d="M-12 11v9M0 11v9M12 11v9" stroke="#51472f" stroke-width="1.2"/>
<rect x="-23" y="-17" width="46" height="28" rx="2.5" fill="url(#marble)" stroke="#7c6f55"/>
<path d="M-7-17H7V15H-7Z" fill="#c9a23f"/>
<path d="M-5-17H5V13H-5Z" fill="#e7cb79"/>
<path d="M0-12l2.2 5 5 .5-4 3.5 1.3 5L0-.7l-4.5 2.7 1.3-5-4-3.5 5-.5Z" fill="#fff6d8"/>
<path d="M-18-22h4v9h-4ZM14-22h4v9h-4Z" fill="#efe3c2"/>
<path d="M-16-31q4 5 0 9q-4-4 0-9M16-31q4 5 0 9q-4-4 0-9" fill="#ffd37a"/>""",
    "pit": """<path d="M-20-16-14-22 14-20 22-14 20 13 13 22-15 20-22 14Z" fill="#060403"/>
<path d="M-20-16-14-22 14-20 22-14 21 0 10-5-10-6-21 1Z" fill="#3a322a"/>
<path d="M-9 14l3-15 3 15ZM-1 16l3-17 3 17ZM8 13l3-13 3 13Z" fill="#8f877b"/>""",
    "stairs": """<path d="M-24-24H24V24H-24Z" fill="#0b0807"/><path d="M-24-24H-12V24H-24Z" fill="#7a7063"/>
<path d="M-12-21H0V21H-12Z" fill="#5d544a"/>
<path d="M0-18H12V18H0Z" fill="#40382f"/><path d="M12-15H24V15H12Z" fill="#241e19"/>
<path d="M-12-24V24M0-21V21M12-18V18" stroke="#000" stroke-width="1.6" opacity=".6"/>""",
}
TORCH = """<circle r="100" fill="url(#glow)" style="mix-blend-mode:screen"/><path d="M-2 1H2V10H-2Z" fill="#3a2a1a"/>
<rect x="-4" width="8" height="3" rx="1" fill="#77767a"/><path d="M0-13Q6-5 4 0Q2 3 0 3Q-2 3-4 0Q-6-5 0-13Z" fill="#ffb03b"/>
<path d="M0-7Q3-3 2 0Q1 2 0 2Q-1 2-2 0Q-3-3 0-7Z" fill="#fff1b8"/>"""

FACES = {
    "vardak": "M-8-2C-8-8-4-11 0-11S8-8 8-2V6L3 11H-3L-8 6ZM-6-3V0H-1.5V8H1.5V0H6V-3Z",
    "naurania": "M1-12C2-6 4-1 6 3C9 4 11 5 11 6.5C8 10-8 10-11 6.5C-11 5-9 4-6 3C-5-2-3-8 1-12Z"
    "M0-3-1-.6-3.6-.4-1.6 1.3-2.2 3.8 0 2.4 "
    "2.2 3.8 1.6 1.3 3.6-.4 1-.6Z",
    "storm": "M-1.4-11H1.6V12H-1.4ZM3-9C7-10 10.5-7.5 11-2C8-3.5 5.5-3.2 3-1.6Z"
    "M-2.8-9C-7-10-10.3-7.5-10.8-2C-8-3.5-5.5-3.2-2.8-1.6Z",
    "wick": "M0-11C7-10 9-3 9 3C9 6 10 8 10 10H-10C-10 8-9 6-9 3C-9-3-7-10 0-11Z"
    "M0-5C-4-5-6-2-6 2C-6 5-4 7.5 0 7.5S6 5 6 2C6-2 4-5 0-5Z"
    "M-4 1C-3-.5-1.5-.5-1 1.5C-2 2.5-3.5 2.3-4 1ZM4 1C3-.5 1.5-.5 1 1.5C2 2.5 3.5 2.3 4 1Z",
    "kobold": "M-11-9-5-6C-3-8 3-8 5-6L11-9 8.5 0C8.5 3 5.5 5 4.5 9L0 12-4.5 9C-5.5 5-8.5 3-8.5 0ZM-6-2-5 1.5-1.5 2Z"
    "M6-2 5 1.5 1.5 2Z"
    "M-2 7.5 0 9.5 2 7.5Z",
    "orc": "M-8-6C-6-11 6-11 8-6L12-4 8.5 0V4C6.5 9 3 11 0 11S-6.5 9-8.5 4V0L-12-4ZM-6-3-5.5 0-1.5 .5ZM6-3 5.5 0 1.5 .5Z"
    "M-5.5 8V2.5L-3.5 5.5H3.5L5.5 2.5V8Z",
    "ogre": "M-9.5-1C-9.5-11 9.5-11 9.5-1L8.5 6 5 10H-5L-8.5 6ZM-6.5-3.5-6-.5-1.5-.8ZM6.5-3.5 6-.5 1.5-.8Z"
    "M-5.5 3V6H-4V4.6H-2V6H2V4.6H4V6H5.5V3Z",
    "gronk": "M-6-6C-11-6-13-10-12-14C-9.5-10-7-9.5-4-10L0-13 4-10C7-9.5 9.5-10 12-14C13-10 11-6 6-6C8-3 8 1 5.5 "
    "4V8H-5.5V4C-8 1-8-3-6-6Z"
    "M-5-1a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0ZM.4-1a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0ZM-1 5 0 3 1 5Z",
}
ROUND = "M-23 0a23 23 0 1 0 46 0a23 23 0 1 0-46 0Z"


def _teeth(radius: float, count: int, depth: float) -> str:
    points = []
    for i in range(count):
        reach, angle = radius * (1.1 if i % 2 == 0 else 1.1 - depth), (i * 360 / count - 90) * pi / 180
        points.append(f"{number(reach * cos(angle))} {number(reach * sin(angle))}")
    return "M" + "L".join(points) + "Z"


SHAPES = {"hero": ROUND, "foe": _teeth(23, 6, 0), "boss": _teeth(24, 24, 0.17)}
RIMS = {"hero": ("brass", "#5b3f14"), "foe": ("iron", "#1f1b19"), "boss": ("gold", "#3a2208")}


def medallions() -> str:
    """What figures are made of, to be drawn once and used often: a medallion a side, and the faces."""
    out = ""
    for kind, shape in SHAPES.items():
        rim, edge = RIMS[kind]
        inner = ROUND if kind == "boss" else shape
        out += (
            f'<g id="m-{kind}" stroke-linejoin="round"><ellipse cx="3" cy="12" rx="30" ry="26" fill="url(#shade)"/>'
            f'<path d="{shape}" transform="translate(0 4)" fill="{edge}" stroke="{edge}" stroke-width="3"/>'
            f'<path d="{shape}" fill="url(#{rim})" stroke="url(#{rim})" stroke-width="2"/>'
            f'<path d="{inner}" transform="scale(.84)" stroke="#000" stroke-opacity=".6"/></g>'
        )
    glaze = (
        '<path d="M-15-2A15.5 15.5 0 0 1 7-14" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2" '
        'stroke-linecap="round"/>'
    )
    for name, face in FACES.items():
        out += f'<g id="f-{name}" fill-rule="evenodd">{glaze}<path d="{face}" transform="translate(0 1.6)" opacity=".5"/>'
        out += f'<path d="{face}" fill="#f7ecd6"/></g>'
    return out


def figure(kind: str, name: str, life: int = 0, full: int = 0, label: str = "") -> str:
    """A struck medallion around the origin, with its plates."""
    enamel = name if kind == "hero" else kind
    out = f'<g transform="translate(0-2)"><use href="#m-{kind}" fill="url(#{enamel})"/><use href="#f-{name}"/>'
    if kind == "hero":
        colour, _, mark = SEATS[name]
        out += f'<g transform="translate(17-17)"><circle r="7.4" fill="#120e0c" stroke="{colour}" stroke-width="1.4"/>'
        out += f'<g fill="{colour}" transform="scale(.82)">{mark}</g></g>'
    if label:
        out += '<g transform="translate(18-17)"><path d="M-7-7H7V4L0 9-7 4Z" fill="#17120f" stroke="#b3a797"/>'
        out += f'<text y="4.2" font-size="12">{label}</text></g>'
    if full:
        colour = "#a3cf72" if life * 3 > full * 2 else "#f2c14e" if life * 3 > full else "#ff7a59"
        out += (
            f'<g transform="translate(0 22)"><rect x="-14" y="-9" width="28" height="18" rx="9" fill="#120e0c" stroke="{colour}" '
        )
        out += f'stroke-width="1.5"/><path d="{HEART}" transform="translate(-6-.4)scale(.55)" fill="{colour}"/>'
        out += f'<text x="5" y="5" font-size="14">{life}</text></g>'
    return out + "</g>"


def dice(count: int, colour: str) -> str:
    """So many dice in a row from the origin, two dots on each: two successes on six faces."""
    one = (
        '<rect width="17" height="17" rx="4"/><circle cx="6" cy="13" r="1.3" fill="#fff"/>'
        '<circle cx="11" cy="13" r="1.3" fill="#fff"/>'
    )
    return "".join(f'<g transform="translate({20 * i})" fill="{colour}">{one}</g>' for i in range(count))
