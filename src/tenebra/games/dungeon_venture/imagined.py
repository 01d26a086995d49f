"""Dungeons as a Hero's player may imagine them: an Adventure sheet whose unseen part is dealt anew.

Kept is what lies on the table (DV-SET-12: boards, walls and areas do) and how much there is of everything. Doors, furniture,
things, tokens, Monsters and Traps that nobody has seen go elsewhere; the Adventure's own rules go with them, happen in other
unseen areas and in other rounds. What such a rule does, and what is counted, stays as written: the objective depends on it.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from tenebra.games.dungeon_venture.scenario import (
    EVERYWHERE,
    FALLING,
    SECRET,
    START,
    Adventure,
    Phrase,
    doors_by_space,
    is_open_to_all,
)
from tenebra.kernel import Chance
from tenebra.kit.scenario_rules import ScenarioRule

TRIES = 200
"""Dungeons dealt before the written one is taken, which a situation of a few spaces may leave as the only one."""


class Glimpse(msgspec.Struct, frozen=True, array_like=True):
    """The part of a dungeon that the Heroes' players have seen, and the key of what they imagine behind it."""

    key: int
    round: int
    areas: tuple[str, ...]
    placed: tuple[str, ...]
    """The areas whose Monsters have come."""
    doors: tuple[str, ...]
    traps: tuple[str, ...]
    """The spaces of known Traps."""
    blocked: tuple[str, ...]
    """The spaces where Boulders have fallen and Altars have risen."""
    heroes: tuple[str, ...]
    """The spaces of Heroes: on no Trap, as far as they know."""
    searched: tuple[str, ...] = ()
    """The areas that have given up all their secrets (DV-SRCH-02)."""


def imagine(sheet: Adventure, id: str, glimpse: Glimpse) -> Adventure:
    """Another dungeon that looks the same so far. In it, too, every area can be reached."""
    dealer = _Dealer(sheet, id, glimpse)
    for _ in range(TRIES):
        found = dealer.deal()
        if found is not None and (is_open_to_all(found) or not is_open_to_all(sheet)):
            return found
    return replace(sheet, id=id)


class _Parts:
    """The parts of a dungeon: areas that doors join, directly or through others."""

    def __init__(self, sheet: Adventure) -> None:
        self.door_areas = sheet.door_areas
        self.part = {area: area for area in sheet.areas}

    def join(self, door: str) -> bool:
        """Join the areas of a door; False if they hang together already."""
        one, other = (self.part[area] for area in self.door_areas[door])
        if one == other:
            return False
        self.part.update({area: one for area, its in self.part.items() if its == other})
        return True


class _Dealer:
    """Deals what a glimpse leaves unseen, as often as it is asked."""

    def __init__(self, sheet: Adventure, id: str, glimpse: Glimpse) -> None:
        self.sheet, self.grid, self.id, self.glimpse = sheet, sheet.grid, id, glimpse
        self.chance = Chance(glimpse.key.to_bytes(16, "little"))
        self.unseen = [area for area in sheet.areas if area not in glimpse.areas]
        self.dark = 0
        for area in self.unseen:
            self.dark |= sheet.areas[area]
        known_furniture = [space for space in sheet.furniture if not self.is_dark(space)]
        known_boulders = [space for space in glimpse.traps if sheet.traps.get(space) == "boulders"]
        self.obstacles = self.grid.set_of((*known_furniture, *known_boulders, *glimpse.blocked))
        self.hidden_doors = [door for door, kind in sheet.doors.items() if self.is_hidden_door(door, kind)]
        self.edges = self.edges_for_doors()

    def is_dark(self, space: str) -> bool:
        """Its area is not on the table yet."""
        return bool(self.grid.bit[space] & self.dark)

    def is_hidden_door(self, door: str, kind: str) -> bool:
        """Doors come onto the table with the first of their two areas, secret ones when they are found (DV-EXP-02)."""
        if door in self.glimpse.doors:
            return False
        return kind == SECRET or all(area in self.unseen for area in self.sheet.door_areas[door])

    def edges_for_doors(self) -> tuple[list[str], list[str]]:
        """The edges for a door nobody has seen: between two unseen areas, and elsewhere, where only a secret one could."""
        inner: list[str] = []
        outer: list[str] = []
        known = {door for door in self.sheet.doors if door not in self.hidden_doors}.union(self.glimpse.doors)
        for edge, (one, other) in self.sheet.door_areas.items():
            if one == other or edge in known or self.obstacles & self.grid.set_of(self.grid.edges[edge][:2]):
                continue
            if one in self.unseen and other in self.unseen:
                inner.append(edge)
            elif not self.is_searched(edge):
                outer.append(edge)
        return inner, outer

    def is_searched(self, edge: str) -> bool:
        """A secret door there would have been found."""
        return any(area in self.glimpse.searched for area in self.sheet.door_areas[edge])

    def deal(self) -> Adventure | None:
        """A dungeon; None if something found no place in it."""
        sheet, grid = self.sheet, self.grid
        doors = self.deal_doors()
        if doors is None:
            return None
        kept = grid.set_of(space for door in sheet.doors for space in grid.edges[doors.get(door, door)][:2])
        floor = self.chance.shuffle(grid.spaces(grid.floor))
        self.blocked = self.obstacles
        spaces = self.deal_spaces([space for space in floor if self.is_dark(space)], kept)
        traps = self.deal_traps(self.chance.shuffle(floor), kept)
        placements = self.deal_monsters(self.chance.shuffle(floor))
        if spaces is None or traps is None or placements is None:
            return None
        kinds = {doors.get(door, door): kind for door, kind in sheet.doors.items()}
        return replace(
            sheet,
            id=self.id,
            doors=kinds,
            locked=tuple(doors.get(door, door) for door in sheet.locked),
            furniture={spaces.get(space, space): kind for space, kind in sheet.furniture.items()},
            traps=traps,
            placements=placements,
            things={name: spaces.get(space, space) for name, space in sheet.things.items()},
            tokens={name: spaces.get(space, space) for name, space in sheet.tokens.items()},
            own_rules=self.deal_own_rules({**doors, **spaces}),
            doors_at=doors_by_space(grid, kinds),
        )

    def deal_doors(self) -> dict[str, str] | None:
        """New edges for the doors nobody has seen: as many of each kind, and with the known ones they join all areas.

        Two areas that share a single wall may leave a door only one place: the boards show that to everybody.
        """
        sheet, parts = self.sheet, _Parts(self.sheet)
        for door in sheet.doors:
            if door not in self.hidden_doors:
                parts.join(door)
        inner, outer = (self.chance.shuffle(edges) for edges in self.edges)
        inner_joints = [edge for edge in inner if parts.join(edge)]
        outer_joints = [edge for edge in outer if parts.join(edge)]
        doors = self.chance.shuffle(self.hidden_doors)
        plain = [door for door in doors if sheet.doors[door] != SECRET]
        secret = [door for door in doors if sheet.doors[door] == SECRET]
        # a plain door can only be between unseen areas, first where it joins some; secret ones make up for what is left
        inner = list(dict.fromkeys(inner_joints + inner))
        found = dict(zip(plain, inner, strict=False))
        needed = inner_joints[len(plain) :] + outer_joints
        taken = {*found.values(), *needed}
        spare = [edge for edge in self.chance.shuffle(inner + outer) if edge not in taken]
        free = [edge for edge in needed + spare if not self.is_searched(edge)]
        found |= dict(zip(secret, free, strict=False))
        return found if len(found) == len(doors) else None

    def deal_spaces(self, floor: list[str], kept: int) -> dict[str, str] | None:
        """New spaces for everything on a space nobody has seen; what blocks a space leaves a way around."""
        sheet, bit = self.sheet, self.grid.bit
        named = {phrase.space: phrase.verb for rule in sheet.own_rules for phrase in rule.do if phrase.space}
        falling = [space for space, verb in named.items() if verb in FALLING]
        found: dict[str, str] = {}
        for old in filter(self.is_dark, dict.fromkeys((*sheet.furniture, *falling))):
            new = self.block_one_of(floor, kept)
            if new is None:
                return None
            found[old] = new
        free = [space for space in floor if not bit[space] & self.blocked]
        light = dict.fromkeys((*sheet.things.values(), *sheet.tokens.values(), *named))
        loose = [space for space in light if self.is_dark(space) and space not in found]
        if len(free) < len(loose):
            return None
        return found | dict(zip(loose, free, strict=False))

    def block_one_of(self, spaces: Iterable[str], kept: int) -> str | None:
        """Block the first space that may be, and leave those free that are kept for doors; None if there is no such space."""
        for space in spaces:
            if not self.grid.bit[space] & kept and self.may_block(space):
                self.blocked |= self.grid.bit[space]
                return space
        return None

    def may_block(self, space: str) -> bool:
        """The rest of its area still hangs together, and whatever stands in it can be stepped up to."""
        grid, bit = self.grid, self.grid.bit[space]
        if bit & self.blocked:
            return False
        area = self.sheet.areas[self.sheet.area_of[space]]
        blocked = (self.blocked | bit) & area
        free = area & ~blocked
        by = grid.walls_down
        return grid.reach(free & -free, EVERYWHERE, free, by) == free and not blocked & ~grid.beside(free, by)

    def deal_traps(self, floor: list[str], kept: int) -> dict[str, str] | None:
        """The known Traps, and the others anywhere but in areas that were searched.

        The starting area has some only if the sheet has; none in the box does.
        """
        traps, bit, known = self.sheet.traps, self.grid.bit, self.glimpse.traps
        found = {space: kind for space, kind in traps.items() if space in known}
        hidden = {space: kind for space, kind in traps.items() if space not in known}
        safe = self.safe_from_traps(hidden)
        for kind in hidden.values():
            free = (space for space in floor if space not in found and space not in safe and not bit[space] & self.blocked)
            # where Boulders may fall, there must be a way around
            new = self.block_one_of(free, kept) if kind == "boulders" else next(free, None)
            if new is None:
                return None
            found[new] = kind
        return found

    def safe_from_traps(self, hidden: Iterable[str]) -> set[str]:
        """The spaces where no Trap can be that nobody has seen."""
        sheet, spaces = self.sheet, self.grid.spaces
        safe = {*self.glimpse.traps, *self.glimpse.heroes, sheet.staircase}
        if START not in (sheet.area_of[space] for space in hidden):
            safe.update(spaces(sheet.areas[START]))
        for area in self.glimpse.searched:
            safe.update(spaces(sheet.areas[area]))
        return safe

    def deal_monsters(self, floor: Iterable[str]) -> dict[str, tuple[tuple[str, str], ...]] | None:
        """New places for as many Monsters, and the Bosses, on any spaces of the areas whose Monsters have not come yet."""
        sheet, placed = self.sheet, self.glimpse.placed
        waiting = [kind for area, who in sheet.placements.items() if area not in placed for kind, _ in who]
        free = [s for s in floor if sheet.area_of[s] not in placed and not self.grid.bit[s] & self.blocked]
        if len(free) < len(waiting):
            return None
        found = {area: list(who) for area, who in sheet.placements.items() if area in placed}
        for kind, space in zip(waiting, free, strict=False):
            found.setdefault(sheet.area_of[space], []).append((kind, space))
        return {area: tuple(who) for area, who in found.items()}

    def deal_own_rules(self, moved: dict[str, str]) -> tuple[ScenarioRule[Phrase], ...]:
        """The Adventure's own rules with the doors and spaces as they are now, other unseen areas and other rounds."""
        areas = dict(zip(self.unseen, self.chance.shuffle(self.unseen), strict=True))
        names = {**areas, **moved}

        def renamed(phrase: Phrase) -> Phrase:
            number, name, space = phrase.number, phrase.name, phrase.space
            if phrase.verb in ("round", "every") and number > self.glimpse.round:
                soon = max(self.glimpse.round + 1, (number + 1) // 2)
                number = soon + self.chance.below(number)
            if phrase.verb in ("enter", "wake", "attack", "chest", "open", "close", "unlock"):
                name = names.get(name, name)
            return replace(phrase, name=name, number=number, space=names.get(space, space))

        rules = self.sheet.own_rules
        return tuple(replace(rule, on=renamed(rule.on), do=tuple(map(renamed, rule.do))) for rule in rules)
