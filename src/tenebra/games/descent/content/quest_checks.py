"""Examines a quest laid from map pieces: it can be set up from the box, walked through, and won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import cast

from tenebra.boards.eight import Steps
from tenebra.boards.footprints import Footprint
from tenebra.boards.grid import FOREVER, space_cell, space_name
from tenebra.boards.pieces import Place, read_piece, turn_piece
from tenebra.games.descent.content import monsters, tokens
from tenebra.games.descent.content.model import MonsterKind
from tenebra.games.descent.scenario import CHESTS, KEYS, RUNES, STAIRS, START, Phrase, Placement, Quest
from tenebra.games.descent.state import KEY, PIT
from tenebra.games.descent.vocabulary import KINDS, Kind, Rank
from tenebra.kernel import BadInput

Complain = Callable[[str, str, str], BadInput]
"""A function that makes an error of what is wrong, a word of the file about it, and its area."""
MOST_HEROES = 4
ENDLESS = 1 << 30


def check_quest(
    quest: Quest,
    laid: Iterable[tuple[str, str, Place]],
    pieces: Mapping[str, str],
    relics: Collection[str],
    complain: Complain,
) -> None:
    """Everything a quest must be; `laid` are area, entry and place of each piece."""
    check = _Check(quest, relics, complain)
    check.openings(laid, pieces)
    check.components()
    for heroes in (2, 3, 4):
        check.monsters(heroes)
    check.start()
    check.ways()
    check.rules()


def open_sides(glyphs: Collection[tuple[int, int]]) -> Iterator[tuple[int, int, int, int]]:
    """Column and row of each space of a piece that ends at a side without an edge, and the way to that side."""
    for y, x in glyphs:
        is_space = y % 2 and x % 2
        if not is_space:
            continue
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            edge, neighbour = (y + down, x + right), (y + 2 * down, x + 2 * right)
            if edge not in glyphs and neighbour not in glyphs:
                yield x // 2, y // 2, right, down


def in_the_box() -> dict[str, int]:
    """The number of each component in the box."""
    chests = Counter(f"{kind} chest" for kind in CHESTS.values())
    staircases = {f"{colour} staircase": 2 for colour in STAIRS}
    return {**tokens(), **chests, **dict.fromkeys(RUNES, 1), **staircases}


class _Check:
    """One quest under examination."""

    def __init__(self, quest: Quest, relics: Collection[str], complain: Complain) -> None:
        self.quest, self.relics, self.complain = quest, relics, complain
        self.grid = quest.grid
        self.opened = self.grid.with_open(edge for door in quest.doors.values() for edge in door.edges)
        self.shut = Steps(self.grid, self.grid.walls_down, gaps_close=True)
        self.effects = [phrase for rule in quest.own_rules for phrase in rule.do]

    def openings(self, laid: Iterable[tuple[str, str, Place]], pieces: Mapping[str, str]) -> None:
        """Check that another piece goes on wherever a piece is open."""
        for area, entry, place in laid:
            glyphs = turn_piece(read_piece(pieces[place.piece], place.piece), place.turns).glyphs
            for x, y, right, down in open_sides(glyphs):
                column, row = place.column + x, place.row + y
                if not self.goes_on(column, row, right, down):
                    name = self.grid.names[row * self.grid.width + column]
                    raise self.complain(f"{place.piece} is open beside {name}, and nothing goes on there", entry, area)

    def goes_on(self, column: int, row: int, right: int, down: int) -> bool:
        """One can walk on from a space of the map to the next one in a direction."""
        width = self.grid.width
        here = row * width + column
        there = here + down * width + right
        is_on_map = 0 <= column + right < width and there >= 0
        return is_on_map and bool(self.grid.beside(1 << here, self.opened) & 1 << there)

    def components(self) -> None:
        """No more than the box has (DE-COMP-18, DE-COMP-19, DE-COMP-28)."""
        used, box = self.used(), in_the_box()
        for what, number in used.items():
            if number > box[what]:
                raise self.complain(f"{what}: {number} on the map; the box has {box[what]}", what.split()[0], "")
            if what.endswith("staircase") and number == 1:
                raise self.complain(f"{what}: the other end is missing", "", "")
        for number, kind in CHESTS.items():
            if f"{kind} chest" in used and number not in self.quest.chests:
                raise self.complain(f"what chest {number} holds is missing: any {kind} chest may be that one", "", "")
        self.names_lie_once()

    def names_lie_once(self) -> None:
        areas = self.quest.areas.values()
        places = Counter(name for area in areas for name in (*area.encounters, *area.tokens))
        for name, number in places.items():
            if number > 1:
                raise self.complain(f"{name!r} lies in {number} places", name, "")

    def used(self) -> Counter[str]:
        """The number of each component that lies on the map."""
        used = Counter(door.rune or "door" for door in self.quest.doors.values())
        for area in self.quest.areas.values():
            used.update(area.obstacles.values())
            used.update(f"{kind} chest" for kind in area.chests.values())
            used.update(f"{colour} staircase" for colour in area.stairs.values())
            used.update(token.kind for token in area.tokens.values() if token.kind in tokens())
            used.update(glyph=len(area.glyphs), encounter=len(area.encounters))
        return used

    def monsters(self, heroes: int) -> None:
        """With so many heroes each area can be set up from the box, every figure on spaces of its own."""
        for area in self.quest.areas.values():
            taken = self.grid.set_of(area.obstacles)
            used: Counter[tuple[Kind, Rank]] = Counter()
            for monster in area.monsters:
                if not monster.fewest <= heroes <= monster.most:
                    continue
                kind, rank = self.miniature(monster)
                body = self.body(monster, monsters()[kind])
                if not body or body & ~area.spaces or body & taken:
                    reason = f"with {heroes} heroes {monster.kind} cannot stand at {monster.space}"
                    raise self.complain(reason, monster.space, area.name)
                taken |= body
                used[kind, rank] += 1
            for (kind, rank), number in used.items():
                if number > (most := monsters()[kind].supply(rank)):
                    reason = f"with {heroes} heroes there are {number} of {kind} ({rank}); the box has {most}"
                    raise self.complain(reason, "monsters", area.name)

    def miniature(self, monster: Placement) -> tuple[Kind, Rank]:
        """A unique monster is a red figure (DE-UNQ-01)."""
        unique = self.quest.uniques.get(monster.kind)
        if unique is not None:
            return unique.kind, "leader"
        return cast(Kind, monster.kind), cast(Rank, monster.rank)

    def body(self, monster: Placement, kind: MonsterKind) -> int:
        """The spaces it covers, none if it does not fit there."""
        wide, high = (kind.short, kind.long) if monster.upright else (kind.long, kind.short)
        column, row = space_cell(monster.space)
        spaces = [space_name(column + x, row + y) for y in range(high) for x in range(wide)]
        if not all(space in self.quest.area_of for space in spaces):
            return 0
        body = self.grid.set_of(spaces)
        print = Footprint(self.shut, kind.long, kind.short)
        return body if print.standing(body) & print.fits(self.grid.floor) else 0

    def start(self) -> None:
        """All heroes have room on or next to an active glyph, whatever else stands there (DE-SET-19)."""
        area = self.quest.areas[START]
        glyphs = self.grid.set_of(area.glyphs)
        taken = self.grid.set_of(area.obstacles)
        for monster in area.monsters:
            taken |= self.body(monster, monsters()[self.miniature(monster)[0]])
        if ((glyphs | self.shut.beside(glyphs)) & area.spaces & ~taken).bit_count() < MOST_HEROES:
            raise self.complain("the starting area has no glyph with room for four heroes", START, START)

    def ways(self) -> None:
        """The heroes can get everywhere, each rune key before the door it opens."""
        quest, grid = self.quest, self.grid
        blocked = self.blocked()
        for space in quest.meant():
            if space in blocked:
                raise self.complain(f"what is meant by {space} would be buried", space, "")
        free = grid.floor & ~grid.set_of(blocked)
        for space in grid.spaces(free & ~self.within_reach(free)):
            area = quest.area_of[space]
            raise self.complain(f"no way leads to {space} in the area {area!r}", area, area)

    def blocked(self) -> list[str]:
        """Spaces that nobody walks over: obstacles lie there, or will by a rule of the quest. A pit can be crossed."""
        lying = [space for area in self.quest.areas.values() for space, kind in area.obstacles.items() if kind != PIT]
        coming = [phrase.place for phrase in self.effects if phrase.verb == "obstacle" and phrase.name != PIT]
        return lying + [space for space in coming if space in self.quest.area_of]

    def within_reach(self, free: int) -> int:
        """The spaces the heroes can reach in time: each key that they find opens doors, behind which further keys may lie."""
        grid = self.grid
        lying = [token for area in self.quest.areas.values() for token in area.tokens.values() if token.kind == KEY]
        keys = self.keys_given()
        reached, before = grid.set_of(self.quest.areas[START].glyphs), -1
        while reached != before:
            before = reached
            steps = Steps(grid, grid.with_open(self.edges_opened_by(keys)), gaps_close=True)
            reached = steps.reach(reached, FOREVER, free)
            reached |= self.stairs_from(reached)
            keys |= {token.name for token in lying if grid.bit[token.space] & reached}
        return reached

    def keys_given(self) -> set[str]:
        """Runes whose doors a rule of the quest unlocks, or whose keys it lays out."""
        unlocked = {phrase.name for phrase in self.effects if phrase.verb == "unlock"}
        return unlocked | {KEYS[phrase.name] for phrase in self.effects if phrase.verb == "token" and phrase.name in KEYS}

    def edges_opened_by(self, keys: Collection[str]) -> list[str]:
        """Doors without a rune, and those to which there is a key."""
        return [edge for door in self.quest.doors.values() if not door.rune or door.rune in keys for edge in door.edges]

    def stairs_from(self, reached: int) -> int:
        """The other ends of the staircases in reach: they have the same colour."""
        stairs = [(self.grid.bit[space], colour) for area in self.quest.areas.values() for space, colour in area.stairs.items()]
        colours = {colour for space, colour in stairs if space & reached}
        return sum(space for space, colour in stairs if colour in colours and not space & reached)

    def rules(self) -> None:
        """Everything that the quest's own rules speak of exists, and what must be achieved can be."""
        quest = self.quest
        for rule in quest.own_rules:
            self.names(rule.on, self.triggers())
            for phrase in rule.do:
                self.names(phrase, self.doable())
            for phrase in rule.given:
                self.names(phrase, self.conditions())
        if not quest.wins:
            raise self.complain("a quest has something to achieve", "wins", "")
        for phrase in (*quest.wins, *quest.losses):
            self.names(phrase, self.conditions())
            if phrase.verb == "count" and (most := self.most_often(phrase.name)) < phrase.number:
                raise self.complain(f"{phrase.name!r} can be counted {most} times, never {phrase.number}", phrase.name, "")

    def names(self, phrase: Phrase, known: Mapping[str, Collection[str]]) -> None:
        """The name and the place of a phrase stand for something."""
        if phrase.verb in known and phrase.name not in known[phrase.verb]:
            raise self.complain(f"{phrase.verb} {phrase.name}: there is no {phrase.name!r}", phrase.name, "")
        if phrase.place and phrase.place not in self.quest.areas and phrase.place not in self.quest.area_of:
            raise self.complain(f"{phrase.place!r} is neither an area nor a space of the map", phrase.place, "")
        if phrase.verb in ("obstacle", "clear", "token") and phrase.place not in self.quest.area_of:
            raise self.complain(f"{phrase.place!r} is no space of the map", phrase.place, "")

    def triggers(self) -> dict[str, Collection[str]]:
        areas = self.quest.areas.values()
        return {
            "reveal": self.quest.areas,
            "enter": (*self.quest.areas, *self.quest.area_of),
            "breach": self.quest.areas,
            "encounter": [name for area in areas for name in area.encounters],
            "chest": [space for area in areas for space in area.chests],
            "glyph": [space for area in areas for space in area.glyphs],
            "open": self.quest.doors,
            "take": self.lying(),
            "bring": self.quest.things,
            "slay": (*self.quest.uniques, *KINDS),
        }

    def doable(self) -> dict[str, Collection[str]]:
        encounters = [name for area in self.quest.areas.values() for name in area.encounters]
        return {
            "spawn": (*self.quest.uniques, *KINDS),
            "hurt": self.quest.uniques,
            "unlock": RUNES,
            "open": self.quest.doors,
            "close": self.quest.doors,
            "reveal": self.quest.areas,
            "token": (*self.quest.things, *KEYS, *self.relics),
            "remove": (*self.lying(), *encounters, *self.quest.uniques),
        }

    def conditions(self) -> dict[str, Collection[str]]:
        return {
            "slain": self.quest.uniques,
            "revealed": self.quest.areas,
            "taken": self.lying(),
            "opened": self.quest.doors,
        }

    def lying(self) -> list[str]:
        """Tokens that lie somewhere, or will."""
        later = [phrase.name for phrase in self.effects if phrase.verb == "token"]
        return [name for area in self.quest.areas.values() for name in area.tokens] + later

    def most_often(self, name: str) -> int:
        """The most times that this can be counted."""
        return sum(
            sum(phrase.verb == "count" and phrase.name == name for phrase in rule.do) * (1 if rule.once else ENDLESS)
            for rule in self.quest.own_rules
        )
