"""Draw docs/picture.svg, the picture the README opens with: `python -m tools.picture`.

The map, the figures' numbers, the reach and the odds are those of the game; only the moment is made up. The word Tenebra
is outlined from Grenze Gotisch (SIL Open Font License 1.1), so that no font is needed.
"""

from __future__ import annotations

import random
from pathlib import Path

from tenebra.games.dungeon_venture.adventure_sheet import Adventure
from tenebra.games.dungeon_venture.adventures import adventure_by_id
from tenebra.games.dungeon_venture.content import heroes, monsters
from tenebra.games.dungeon_venture.dice import damage_odds
from tenebra.kit.odds import at_least
from tools.picture_parts import (
    FURNITURE,
    SEATS,
    TORCH,
    C,
    Run,
    dice,
    door,
    figure,
    hatching,
    lay,
    line,
    medallions,
    mix,
    paving,
    walls,
)

PICTURE = Path(__file__).parents[1] / "docs" / "picture.svg"
ADVENTURE = "gronks-lair"
WIDTH, HEIGHT, LEFT, TOP = 1250, 584, 66, 64
FLOORS = {
    "start": ("flags", "slate"),
    "guardroom": ("brick", "ochre"),
    "passage": ("setts", "ash"),
    "larder": ("plank", "wine"),
    "kennel": ("flags", "moss"),
    "bone-pit": ("brick", "slate"),
    "lair": ("flags", "teal"),
}
TITLE_AT = "764 136)scale(.66"
PLATE_AT = "1003 412"
OPEN = {"B4-B5", "C5-D5", "G7-H7", "J7-K7", "O6-O7"}
"""Doors the Heroes have opened."""
HEROES = {"vardak": ("L7", 5), "naurania": ("B2", 4), "storm": ("O5", 7), "wick": ("I3", 6)}
"""Where they stand and what Life they have left. It is Vardak's turn."""
FALLEN = {"F6", "E8", "B2", "I6", "J6"}
"""Spaces whose Monsters are gone."""
TARGET = "M7"
TORCHES = ("B1", "D1", "G1", "I1", "A5", "E4", "N3", "Q3", "M4", "R4", "K5", "I6")
LABELS = {
    "guardroom": ("B3", "GUARDROOM"),
    "larder": ("H4", "LARDER"),
    "kennel": ("H8", "KENNEL"),
    "bone-pit": ("L8", "BONE PIT"),
    "lair": ("P6", "LAIR"),
}
DEFS = """<linearGradient id="brass" x2=".6" y2="1"><stop stop-color="#fbe7b0"/><stop offset=".45" stop-color="#b89350"/>
<stop offset="1" stop-color="#6d4f1f"/></linearGradient><linearGradient id="iron" x2=".6" y2="1"><stop stop-color="#c9c6c3"/>
<stop offset=".45" stop-color="#75716d"/><stop offset="1" stop-color="#3a3633"/></linearGradient>
<linearGradient id="gold" x2=".6" y2="1"><stop stop-color="#f1d29c"/><stop offset=".5" stop-color="#b7842f"/>
<stop offset="1" stop-color="#4a340f"/></linearGradient><linearGradient id="wood" x2="0" y2="1"><stop stop-color="#98693f"/>
<stop offset="1" stop-color="#6a4527"/></linearGradient><linearGradient id="marble" x2="0" y2="1">
<stop stop-color="#f4ead2"/>
<stop offset="1" stop-color="#c9b890"/></linearGradient><linearGradient id="title" x2="0" y2="1"><stop stop-color="#fbe3a6"/>
<stop offset=".6" stop-color="#e3b65f"/><stop offset="1" stop-color="#a97a30"/></linearGradient>
<radialGradient id="shade"><stop offset=".35" stop-opacity=".62"/><stop offset="1" stop-opacity="0"/></radialGradient>
<radialGradient id="foe" cx=".38" cy=".28" r=".9"><stop stop-color="#8d2b1c"/><stop offset="1" stop-color="#3b0f09"/>
</radialGradient>
<radialGradient id="boss" cx=".38" cy=".28" r=".9"><stop stop-color="#571542"/><stop offset="1" stop-color="#1f0618"/>
</radialGradient>
<radialGradient id="glow"><stop stop-color="#ffb454" stop-opacity=".62"/>
<stop offset=".4" stop-color="#ffb454" stop-opacity=".2"/>
<stop offset="1" stop-color="#ffb454" stop-opacity="0"/></radialGradient>
<radialGradient id="halo"><stop offset=".5" stop-color="#f8da94" stop-opacity="0"/>
<stop offset=".68" stop-color="#f8da94" stop-opacity=".85"/>
<stop offset="1" stop-color="#f8da94" stop-opacity="0"/></radialGradient>
<radialGradient id="dusk" cx=".5" cy=".5" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".8"/>
</radialGradient>
<filter id="blur6" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="6"/></filter>
<filter id="blur14" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="14"/></filter>
<filter id="bevel" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
<feOffset in="SourceAlpha" dx="1.1" dy="1.3" result="a"/><feOffset in="SourceAlpha" dx="-1.1" dy="-1.3" result="b"/>
<feFlood flood-color="#fff0d6" flood-opacity=".2"/><feComposite operator="in" in2="SourceAlpha"/>
<feComposite operator="out" in2="a" result="hi"/>
<feFlood flood-opacity=".42"/><feComposite operator="in" in2="SourceAlpha"/><feComposite operator="out" in2="b" result="lo"/>
<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="lo"/><feMergeNode in="hi"/></feMerge></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="3" seed="4"/>
<feColorMatrix values="1.6 0 0 0-.3 1.6 0 0 0-.3 1.6 0 0 0-.3 0 0 0 0 1"/></filter>
<filter id="blotch" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".011" numOctaves="4" seed="9"/>
<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.9 0 0 0-.72"/></filter>"""
STYLE = """text{font-family:Grenze,"Palatino Linotype",Palatino,"Book Antiqua","Noto Serif","DejaVu Serif",serif;font-weight:700;
text-anchor:middle;fill:#f7ecd6}.left{text-anchor:start}.soft{fill:#cdbb9f;font-weight:500}.lbl{font-size:13px;letter-spacing:.14em;fill:#efe0c2;paint-order:stroke;stroke:#000;stroke-opacity:.62;
stroke-width:4px;stroke-linejoin:round}"""
# fmt: off
TENEBRA = (
    "M48-100Q45-100 43-96Q40-92 39-85Q38-79 37-71Q37-64 37-57Q37-46 39-36Q42-27 47-21Q52-16 61-16L87-16V-3Q84-2 78-1"
    "Q73 0 67 0Q62 1 58 2Q53 2 52 2Q39 2 30-5Q21-13 17-26Q12-39 12-55Q12-65 14-72Q15-79 18-85Q20-88 24-92Q28-95 33-99"
    "Q38-102 43-102ZM94-120 90-103Q86-101 81-100Q76-98 72-98Q67-97 64-97Q59-97 56-98Q53-99 50-100Q46-101 42-101"
    "Q41-101 39-101Q37-100 36-100L36-101L2-105L6-125Q20-124 31-122Q43-120 51-119Q60-118 64-118Q67-118 71-118Q75-119 80-120"
    "Q85-121 92-122ZM49-16V-110H60V-27Q60-26 59-23Q57-20 55-16ZM122-44Q122-32 125-26Q128-20 132-17Q136-15 139-15"
    "Q140-15 143-15Q146-15 151-15Q155-15 159-16Q164-16 167-16V-6Q163-5 159-4Q154-2 149-1Q144 0 140 1Q136 2 134 2"
    "Q125 2 117-3Q109-7 104-17Q99-26 99-40Q99-50 101-59Q102-67 104-71Q106-74 110-77Q115-81 120-84Q125-88 130-90"
    "Q134-92 136-92Q148-92 155-89Q162-85 166-75Q170-64 170-45L113-39V-48L147-54Q147-66 145-72Q142-79 135-79Q134-80 132-80"
    "Q130-79 128-79Q126-77 124-68Q122-58 122-44ZM196 2Q196 2 194 0Q192-1 190-3Q189-5 189-5V-77L181-80V-89Q181-89 184-89"
    "Q187-90 191-91Q196-91 199-92Q203-92 203-92Q204-92 206-91Q207-89 209-88Q210-86 210-85V-79Q213-81 216-83Q219-85 222-87"
    "Q225-90 228-91Q230-92 230-92Q240-92 246-90Q253-87 256-80Q260-72 260-60V-14L267-11V-2Q267-2 264-1Q261-1 257 0"
    "Q253 1 249 1Q246 2 245 2Q245 2 243 0Q241-1 239-3Q237-5 237-5V-60Q237-68 236-71Q234-74 231-75Q229-75 227-75"
    "Q226-75 224-74Q221-73 218-72Q214-70 211-69V-14L218-11V-2Q218-2 215-1Q212-1 208 0Q204 1 201 1Q197 2 196 2ZM303-44"
    "Q303-32 306-26Q309-20 313-17Q317-15 320-15Q320-15 323-15Q327-15 331-15Q335-15 340-16Q344-16 347-16V-6Q344-5 339-4"
    "Q334-2 329-1Q324 0 320 1Q316 2 315 2Q305 2 297-3Q289-7 284-17Q280-26 280-40Q280-50 281-59Q282-67 284-71Q286-74 291-77"
    "Q295-81 300-84Q306-88 310-90Q315-92 317-92Q328-92 335-89Q343-85 346-75Q350-64 350-45L293-39V-48L327-54Q327-66 325-72"
    "Q323-79 316-79Q314-80 312-80Q310-79 309-79Q306-77 304-68Q303-58 303-44ZM409-92Q415-92 421-90Q427-87 431-82"
    "Q436-76 439-68Q441-60 441-49Q441-39 440-31Q438-23 436-18Q434-16 430-13Q426-9 421-6Q416-3 411 0Q407 2 405 2"
    "Q404 2 399 1Q394 1 388 0Q382-1 376-2Q371-3 368-3V-115L360-118V-127Q362-127 366-128Q369-128 373-129Q376-129 379-130"
    "Q382-130 383-130Q383-130 385-129Q387-127 389-125Q390-124 390-123L389-79L390-79Q393-81 397-85Q402-88 405-90"
    "Q408-92 409-92ZM406-75Q405-75 402-74Q399-73 396-71Q392-70 390-68V-15Q393-14 397-13Q401-12 405-11Q409-10 411-11"
    "Q413-11 414-15Q416-18 417-26Q417-34 417-47Q417-56 415-63Q413-69 411-72Q408-75 406-75ZM469 2Q468 2 466 0Q464-1 463-3"
    "Q461-5 461-5V-77L453-80V-89Q453-89 456-89Q459-90 463-91Q467-91 471-92Q474-92 475-92Q475-92 477-91Q479-89 481-87"
    "Q483-85 483-85L482-76Q485-79 488-82Q490-85 492-87Q495-90 496-91Q498-92 498-92Q501-92 506-91Q510-90 512-90"
    "Q513-88 513-86Q514-84 514-82Q514-81 513-79Q512-77 511-74Q510-72 509-70Q508-68 507-68Q506-69 504-70Q502-70 500-71"
    "Q498-72 496-72Q495-72 494-71Q492-71 491-70Q489-69 487-68Q485-67 483-66V-15L495-12V-2Q495-2 492-1Q490-1 486-1"
    "Q483 0 479 1Q475 1 472 2Q469 2 469 2ZM549 2Q539 2 532-2Q526-5 523-11Q520-17 520-25Q520-29 521-35Q522-40 525-44L543-36"
    "Q543-34 542-31Q542-29 542-26Q542-21 544-18Q545-15 551-15Q552-15 555-16Q558-17 562-19Q566-22 570-24V-14Q566-11 561-7"
    "Q556-3 553-1Q549 2 549 2ZM525-44 568-50V-40L541-34ZM526-77 530-92Q537-92 543-92Q549-92 555-92Q560-92 566-92"
    "Q569-91 572-88Q576-85 580-81Q584-77 587-73Q589-68 589-65V-14L597-11V-2Q592-1 587 0Q583 1 579 1Q575 2 574 2"
    "Q574 2 572 1Q570-1 569-3Q568-4 568-5V-14L567-16V-61Q567-68 565-70Q562-73 557-74Q554-74 550-74Q545-74 539-74"
    "Q534-74 529-73Z"
)
# fmt: on


class Scene:
    """The moment on the board, in units of the picture."""

    def __init__(self, adventure: Adventure) -> None:
        self.adventure, self.grid = adventure, adventure.grid
        self.chance = random.Random(adventure.id)
        self.known = sum(adventure.areas.values())
        placed = [(who, space) for group in adventure.placements.values() for who, space in group]
        self.foes = {space: who for who, space in placed if space not in FALLEN}
        self.odds = damage_odds(heroes()["vardak"].attack, monsters()[self.foes[TARGET]].defence)
        self.ways = self.grid.with_open(OPEN)

    def at(self, space: str) -> tuple[int, int]:
        """The upper left corner of a space."""
        row, column = divmod(self.grid.index[space], self.grid.width)
        return column * C, row * C

    def put(self, part: str, space: str, rise: int = 0) -> str:
        """A part in the middle of a space."""
        x, y = self.at(space)
        return f'<g transform="translate({x + C // 2} {y + C // 2 - rise})">{part}</g>'

    def region(self, spaces: int) -> str:
        """The spaces as a path."""
        out = ""
        for row in range(self.grid.height):
            columns = [column for column in range(self.grid.width) if self._holds(spaces, column, row)]
            for first, last in _joined(columns):
                out += f"M{first * C} {row * C}h{(last + 1 - first) * C}v{C}H{first * C}z"
        return out

    def borders(self, spaces: int, inner: bool) -> list[Run]:
        """Straight pieces of the border of a set; with `inner`, of the walls between its spaces too."""
        grid, runs = self.grid, dict[tuple[bool, int], list[int]]()
        for row in range(grid.height + 1):
            for column in range(grid.width + 1):
                here = self._holds(spaces, column, row)
                for across, other in ((True, (column, row - 1)), (False, (column - 1, row))):
                    there = self._holds(spaces, *other)
                    step = grid.width if across else 1
                    bit = row * grid.width + column - step
                    is_wall = (
                        here and there and inner and not (grid.walls_down.south if across else grid.walls_down.east) >> bit & 1
                    )
                    if here != there or is_wall:
                        runs.setdefault((across, row if across else column), []).append(column if across else row)
        return [
            (across, line * C, start * C, (end + 1) * C)
            for (across, line), places in sorted(runs.items())
            for start, end in _joined(places)
        ]

    def _holds(self, spaces: int, column: int, row: int) -> bool:
        inside = 0 <= column < self.grid.width and 0 <= row < self.grid.height
        return inside and bool(spaces >> (row * self.grid.width + column) & 1)

    def floors(self) -> str:
        """Paving, area by area, clipped to the area."""
        out = ""
        for area, (kind, tint) in FLOORS.items():
            spaces = self.adventure.areas[area]
            corners = [self.at(space) for space in self.grid.spaces(spaces)]
            left, top = min(x for x, _ in corners), min(y for _, y in corners)
            box = (left, top, max(x for x, _ in corners) + C, max(y for _, y in corners) + C)
            stones = [stone for stone in paving(kind, box, self.chance) if self._touches(stone, spaces)]
            out += f'<clipPath id="c-{area}"><path d="{self.region(spaces)}"/></clipPath><g clip-path="url(#c-{area})">'
            out += lay(stones, tint, box, self.chance) + "</g>"
        return out

    def _touches(self, stone: tuple[float, float, float, float], spaces: int) -> bool:
        x, y, width, height = stone
        columns = range(int(x // C), int((x + width - 1) // C) + 1)
        return any(self._holds(spaces, column, int((y + height / 2) // C)) for column in columns)

    def crosses(self) -> str:
        """Small crosses where four spaces of an area meet."""
        out = ""
        for space in self.grid.spaces(self.known):
            x, y = self.at(space)
            column, row = x // C, y // C
            area = self.adventure.areas[self.adventure.area_of[space]]
            if all(self._holds(area, *place) for place in ((column - 1, row), (column, row - 1), (column - 1, row - 1))):
                out += f"M{x - 4} {y}h8m-4-4v8"
        return f'<path d="{out}" stroke="#ffe9c4" stroke-opacity=".34"/>'

    def reach(self) -> str:
        """Where Vardak may go, outlined and dotted."""
        grid, start = self.grid, HEROES["vardak"][0]
        taken = grid.set_of([*self.foes, *self.adventure.furniture])
        friends = grid.set_of([space for space, _ in HEROES.values()])
        spaces = grid.reach(grid.bit[start], heroes()["vardak"].movement, self.known & ~taken, self.ways)
        path = "".join(line(run) for run in self.borders(spaces, inner=False))
        free = [self.at(space) for space in grid.spaces(spaces & ~friends) if space not in self.adventure.traps]
        dots = "".join(f'<circle cx="{x + C // 2}" cy="{y + C // 2}" r="4"/>' for x, y in free)
        return (
            f'<path d="{self.region(spaces)}" fill="#63c7b2" opacity=".16"/>'
            f'<g fill="none" stroke-linecap="square"><path d="{path}" '
            f'stroke="#000" stroke-opacity=".58" stroke-width="6"/><path d="{path}" stroke="#63c7b2" stroke-width="2.6"/></g>'
            f'<g fill="#63c7b2" stroke="#000" stroke-opacity=".5">{dots}</g>'
        )

    def fittings(self) -> str:
        """Staircase, furniture and the pit that was found."""
        things = {self.adventure.staircase: "stairs"} | self.adventure.furniture
        things |= {space: "pit" for space, kind in self.adventure.traps.items() if kind == "pit"}
        return "".join(self.put(FURNITURE[kind], space) for space, kind in things.items())

    def doors(self) -> str:
        """All doors of the Adventure; the secret one has been found."""
        out = ""
        for edge, kind in self.adventure.doors.items():
            (x, y), (to_x, to_y) = (self.at(space) for space in self.grid.edges[edge][:2])
            across = to_y > y
            left, top = (x + C // 2, to_y) if across else (to_x, y + C // 2)
            out += door(left, top, "open" if edge in OPEN else kind, across)
        return out

    def figures(self) -> str:
        """Everybody on the board, northern ones first, so that nobody stands on a nearer one's head."""
        seen: dict[str, int] = {}
        parts: dict[str, str] = {}
        for space, who in self.foes.items():
            seen[who] = seen.get(who, 0) + 1
            if boss := self.adventure.bosses.get(who):
                parts[space] = f'<g transform="scale(1.16)">{figure("boss", who, boss.life, boss.life)}</g>'
            else:
                life = monsters()[who].life
                parts[space] = figure("foe", who, life, life if life > 1 else 0, str(seen[who]))
        for hero, (space, life) in HEROES.items():
            halo = '<circle r="40" fill="url(#halo)"/>' if hero == "vardak" else ""
            parts[space] = halo + figure("hero", hero, life, heroes()[hero].life)
        return "".join(self.put(parts[space], space) for space in sorted(parts, key=lambda space: self.grid.index[space]))

    def target(self) -> str:
        """Brackets around the Orc, and the chance that Vardak's attack wounds it."""
        chance = at_least(self.odds, 1)
        brackets = "M-29-17V-29H-17M17-29H29V-17M29 17V29H17M-17 29H-29V17"
        return self.put(
            f'<g fill="none"><path d="{brackets}" stroke="#000" stroke-opacity=".7" stroke-width="6.5"/><path d="{brackets}" '
            'stroke="#ffe3da" stroke-width="3"/></g><g transform="translate(0 32)">'
            '<rect x="-32" y="-14" width="64" height="28" rx="14" '
            'fill="#a8341f" stroke="#ffe3da" stroke-width="2"/>'
            f'<text y="7" font-size="21">{float(chance):.0%}</text></g>'.replace("%", "\u2009%"),
            TARGET,
            2,
        )

    def plate(self) -> str:
        """How the chance is made: the dice of both sides, and how likely each damage is."""
        chances = [*self.odds[:3], at_least(self.odds, 3)]
        attack, defence = heroes()["vardak"].attack.size, monsters()[self.foes[TARGET]].defence.size
        out = '<rect width="224" height="146" rx="12" fill="#1b1613" stroke="#a8341f" stroke-width="1.5"/>'
        out += '<text class="left" x="16" y="29" font-size="19">Attack Orc 1</text>'
        out += f'<g transform="translate(16 42)">{dice(attack, "#2f8347")}</g>'
        out += f'<g transform="translate({16 + 20 * attack + 26} 42)">{dice(defence, "#2f8347")}</g>'
        out += f'<text class="soft" x="{16 + 20 * attack + 11}" y="55" font-size="14">:</text>'
        for place, chance in enumerate(chances):
            x, height = 40 + 48 * place, float(chance) * 70
            colour = "#ff7a59" if place else "#7d6a52"
            out += f'<rect x="{x - 17}" y="{122 - height:.0f}" width="34" height="{height:.0f}" rx="3" fill="{colour}"/>'
            out += f'<text x="{x}" y="{116 - height:.0f}" font-size="14">{float(chance):.0%}</text>'
            out += f'<text class="soft" x="{x}" y="138" font-size="14">{place if place < 3 else "3+"}</text>'
        return f'<g transform="translate({PLATE_AT})">{out}</g>'

    def labels(self) -> str:
        """The names of the areas, low on their floors."""
        out = ""
        for space, text in LABELS.values():
            x, y = self.at(space)
            out += f'<text class="lbl" x="{x + C}" y="{y + C - 10}">{text}</text>'
        return out

    def torches(self) -> str:
        """Flames on the northern walls."""
        out = ""
        for space in TORCHES:
            x, y = self.at(space)
            out += f'<use href="#torch" x="{x + C // 2}" y="{y + 5}"/>'
        return out


def _joined(places: list[int]) -> list[tuple[int, int]]:
    """Numbers in order as runs: first and last."""
    runs: list[tuple[int, int]] = []
    for place in sorted(places):
        if runs and runs[-1][1] == place - 1:
            runs[-1] = (runs[-1][0], place)
        else:
            runs.append((place, place))
    return runs


def picture() -> str:
    """The whole picture as SVG."""
    scene = Scene(adventure_by_id(ADVENTURE))
    shadow, stone = walls(scene.borders(scene.known, inner=True), scene.chance)
    seats = "".join(
        f'<radialGradient id="{name}" cx=".38" cy=".26" r=".95"><stop stop-color="{mix(light, deep, 0.55)}"/>'
        f'<stop offset="1" stop-color="{mix(deep, "#000000", 0.8)}"/></radialGradient>'
        for name, (light, deep, _) in SEATS.items()
    )
    frame = f'width="{WIDTH}" height="{HEIGHT}"'
    whole = f'x="-{LEFT}" y="-{TOP}" {frame}'
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="t d">
<title id="t">Tenebra</title>
<desc id="d">A dungeon seen from above, lit by torches: In Gronk's Lair, an Adventure of Dungeon Venture.
It is Vardak's turn; the spaces he can reach are outlined, and his attack on an Orc has a chance of 55 percent.</desc>
<style>{STYLE}</style><defs>{DEFS}{seats}{medallions()}<g id="torch">{TORCH}</g><path id="k" d="{scene.region(scene.known)}"/>
<path id="tenebra" d="{TENEBRA}"/><clipPath id="known"><use href="#k"/></clipPath>
<clipPath id="page"><rect {frame} rx="16"/></clipPath>
<pattern id="hatch" width="120" height="120" patternUnits="userSpaceOnUse">
<path d="{hatching(120, scene.chance)}" stroke="#8b7a63"/></pattern>
<mask id="near" maskUnits="userSpaceOnUse" {whole}><use href="#k" fill="#fff" stroke="#fff" stroke-width="80"
stroke-linejoin="round" filter="url(#blur14)"/></mask></defs>
<g clip-path="url(#page)"><rect {frame} fill="#14100e"/><g transform="translate({LEFT} {TOP})">
<rect {whole} fill="url(#hatch)" mask="url(#near)" opacity=".62"/>
<use href="#k" fill="#1b1613" stroke="#1b1613" stroke-width="12"/><g filter="url(#bevel)">{scene.floors()}</g>
<g clip-path="url(#known)"><rect {whole} filter="url(#blotch)" opacity=".5"/></g>
<g clip-path="url(#known)" style="mix-blend-mode:overlay" opacity=".26"><rect {whole} filter="url(#grain)"/></g>
{scene.crosses()}<g clip-path="url(#known)">{shadow}</g>
{scene.reach()}{scene.fittings()}{stone}{scene.doors()}{scene.torches()}{scene.labels()}{scene.figures()}{scene.target()}</g>
<rect {frame} fill="url(#dusk)"/>{scene.plate()}
<g transform="translate({TITLE_AT})"><use href="#tenebra" x="3" y="5" opacity=".8"/>
<use href="#tenebra" fill="url(#title)"/></g>
<rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="15" fill="none" stroke="#8a6327"
stroke-opacity=".55" stroke-width="2"/></g></svg>
"""


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
    print(f"{PICTURE.name}: {PICTURE.stat().st_size:,} bytes")
