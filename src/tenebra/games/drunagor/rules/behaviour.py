"""Preparation (DR-BHV): the best targets, the place to attack them from and the way there, worked out of a small description.

Nothing here asks or changes anything: a plan holds every choice that the rules leave to the Party Leader, and what they rejected.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations

import msgspec
from msgspec.structs import replace

from tenebra.boards.eight import apart
from tenebra.boards.spread import Walk
from tenebra.games.drunagor.events.monsters import Rejected
from tenebra.games.drunagor.rules.routes import End, Mark, Ways
from tenebra.games.drunagor.rules.space import Board

MELEE, RANGED, MAGIC = "melee", "ranged", "magic"
STRIKE = "strike"
PASS, STUCK, STAY, WALK, AMBUSH, APPROACH = "pass", "stuck", "stay", "walk", "ambush", "approach"
MOST_REJECTED = 4


class Prey(msgspec.Struct, frozen=True, gc=False):
    """The prey of a Monster: somebody it may attack, and the squares it is on."""

    id: str
    here: int


class Field(msgspec.Struct, frozen=True, gc=False):
    """Everything that a preparation depends on. Places are squares, or areas for a Large Monster."""

    board: Board
    place: int
    through: int
    """Places that may be passed."""
    stand: int
    """Places where a move may end, its own included."""
    dark: int
    """Places in Darkness (DR-DRK-21)."""
    marks: tuple[Mark, ...]
    """Terrain and traps that would have an effect on it, as places."""
    heroes: tuple[Prey, ...]
    """The Heroes it can see, the highest in its own ranking first (DR-BHV-03, DR-BHV-19)."""
    led: tuple[Prey, ...]
    """The Familiars and Companions it can see (DR-BHV-12)."""
    unseen: tuple[str, ...] = ()
    """Heroes that are no targets (DR-BHV-19)."""
    points: int = 0
    """The movement points that a move effect gives it now (DR-BHV-13, DR-RUL-63)."""
    reach: str = MELEE
    multi: str = ""
    """`cleave`, `multishot` or `strike`."""
    number: int = 1
    """The number of targets, or areas, of its attack."""
    ambushes: bool = False
    flies: bool = False
    is_large: bool = False
    is_nearest_first: bool = False
    """In a Battleground the primary target of an attack on one is the nearest Hero."""

    def near(self, squares: int) -> int:
        """The places next to some squares."""
        beside = self.board.steps.beside(squares)
        if not self.is_large:
            return beside & ~squares
        return self.board.areas_over(beside & self.board.floor) & ~self.board.areas_over(squares)

    def against(self, squares: int) -> int:
        """The places from which somebody on some squares is in range (DR-RNG-13)."""
        if self.reach == MELEE:
            return self.near(squares)
        if self.reach == MAGIC:
            return -1
        found = self.board.within(squares, 1)
        return self.board.areas_over(found) if self.is_large else found

    def name(self, place: int) -> str:
        """A place by its square, an area by its first."""
        board = self.board
        if self.is_large:
            spaces = board.blocks.spaces[place.bit_length() - 1]
            place = spaces & -spaces
        return board.grid.names[place.bit_length() - 1]

    def squares(self, place: int) -> int:
        """The squares of a place."""
        return self.board.blocks.spaces[place.bit_length() - 1] if self.is_large else place


class Aim(msgspec.Struct, frozen=True, gc=False):
    """A set of targets, and the places from which all of them can be hit."""

    heroes: tuple[str, ...]
    led: tuple[str, ...]
    places: int
    areas: int = 0
    """Of a STRIKE: the areas struck."""

    @property
    def targets(self) -> tuple[str, ...]:
        """All of them, Heroes first."""
        return (*self.heroes, *self.led)


class Way(msgspec.Struct, frozen=True, gc=False):
    """One way to carry a plan out; where there are several, the Party Leader decides (DR-BHV-18)."""

    space: str
    path: tuple[str, ...]
    meets: tuple[str, ...]
    """Terrain, traps and falls on the way, by name."""
    aim: Aim | None


class Plan(msgspec.Struct, frozen=True, gc=False):
    """The plan of a Monster."""

    what: str
    rule: str
    ways: tuple[Way, ...] = ()
    """At least one unless it passes, is stuck or ambushes."""
    target: str = ""
    """The character it goes for: the first of its targets, or whom it approaches or ambushes."""
    rejected: tuple[Rejected, ...] = ()

    @property
    def moves(self) -> bool:
        """It takes its Move step, so that KNOCK DOWN or SLOW is used up by it (DR-RUL-63)."""
        return self.what in (STUCK, WALK, APPROACH)


def prepare(field: Field) -> Plan:
    """The plan of a Monster."""
    if not field.heroes and not field.led:
        return Plan(PASS, "DR-BHV-07", rejected=_unseen(field))
    # In a Battleground the nearest Hero is the primary target of an attack on one (DR-PVP-07)
    if field.is_nearest_first and not field.multi:
        field = replace(field, heroes=tuple(sorted(field.heroes, key=lambda prey: _distance(field, prey))))
    if field.ambushes:
        return _ambush(field)
    quiet = -1
    is_engaged = False
    if field.reach == RANGED:
        enemies = 0
        for prey in (*field.heroes, *field.led):
            enemies |= prey.here
        quiet = ~field.near(enemies)
        is_engaged = not field.place & quiet
    groups = _aims(field)
    best = next(groups, [])
    if not is_engaged and _stays_surely(field, best):
        return _stay(field, best)
    ways = _ways(field)
    ends = ways.reached() & field.stand & quiet
    if is_engaged and not ends:
        return Plan(STUCK, "DR-BHV-15", rejected=_unseen(field))
    here = 0 if is_engaged else field.place
    for group in chain((best,), groups):
        places = 0
        for aim in group:
            places |= aim.places
        if places & (ends | here):
            return _attack(field, ways, group, places & ends, places & here)
    return _approach(field, ways, ends, here)


def aims_from(field: Field, place: int) -> tuple[Aim, ...]:
    """The best targets from a place without moving; several if the Party Leader has a choice (DR-MKW-02)."""
    if field.reach == RANGED and any(field.near(prey.here) & place for prey in (*field.heroes, *field.led)):
        return ()
    for group in _aims(field):
        found = tuple(aim for aim in group if aim.places & place)
        if found:
            return found
    return ()


def _stays_surely(field: Field, best: list[Aim]) -> bool:
    """Its best targets are in range, and nothing draws it away, so no ways need be looked for (DR-BHV-08, DR-BHV-17)."""
    here = field.place
    if not any(aim.places & here for aim in best):
        return False
    if not here & field.dark and field.dark & (-1 if field.is_large else field.board.near(here, field.points)):
        return False
    return field.reach != MAGIC or not any(mark.is_harm and mark.places & here for mark in field.marks)


# --- whom


def _aims(field: Field) -> Iterator[list[Aim]]:
    """Sets of targets, the best first: most Heroes, then the highest ranked, then most others (DR-RUL-55, DR-BHV-12).

    Sets that the rules do not tell apart come together. Those without a Hero come last.
    """
    if field.multi == STRIKE:
        yield from _strikes(field)
        return
    against = {prey.id: field.against(prey.here) for prey in (*field.heroes, *field.led)}
    most = field.number if field.multi else 1
    for count in range(min(most, len(field.heroes)), 0, -1):
        for chosen in combinations(field.heroes, count):
            places = -1
            for prey in chosen:
                places &= against[prey.id]
            if places:
                yield from _with_led(chosen, places, field.led, against, most - count)
    yield from _with_led((), -1, field.led, against, most)


def _with_led(
    chosen: Sequence[Prey], places: int, led: Sequence[Prey], against: dict[str, int], left: int
) -> Iterator[list[Aim]]:
    """Familiars and Companions fill what is left of the attack (DR-BHV-12, DR-RUL-57)."""
    heroes = tuple(prey.id for prey in chosen)
    for count in range(min(left, len(led)), -1 if heroes else 0, -1):
        group = []
        for more in combinations(led, count):
            also = places
            for prey in more:
                also &= against[prey.id]
            if also:
                group.append(Aim(heroes, tuple(prey.id for prey in more), also))
        if group:
            yield group


def _strikes(field: Field) -> Iterator[list[Aim]]:
    """Whole areas are struck (DR-TKW-04): the same order, by areas."""
    board = field.board
    inside: dict[int, tuple[list[int], list[str]]] = {}
    for rank, prey in enumerate(field.heroes):
        inside.setdefault(board.areas_over(prey.here), ([], []))[0].append(rank)
    for prey in field.led:
        inside.setdefault(board.areas_over(prey.here), ([], []))[1].append(prey.id)
    against = {area: field.against(board.blocks.spaces[area.bit_length() - 1]) for area in inside}
    if field.reach == MELEE and not field.is_large:
        # one's own area holds squares next to oneself
        against = {area: places | board.blocks.spaces[area.bit_length() - 1] for area, places in against.items()}
    found: dict[tuple[int, tuple[int, ...], int], list[Aim]] = {}
    for count in range(1, min(field.number, len(inside)) + 1):
        for areas in combinations(inside, count):
            ranks = sorted(rank for area in areas for rank in inside[area][0])
            more = tuple(id for area in areas for id in inside[area][1])
            places = -1
            for area in areas:
                places &= against[area]
            if places:
                aim = Aim(tuple(field.heroes[rank].id for rank in ranks), more, places, sum(areas))
                found.setdefault((-len(ranks), tuple(ranks), -len(more)), []).append(aim)
    for key in sorted(found):
        # an area more that hits nobody more is no other choice
        fewest = min(aim.areas.bit_count() for aim in found[key])
        yield [aim for aim in found[key] if aim.areas.bit_count() == fewest]


# --- where


def _ways(field: Field) -> Ways:
    board = field.board
    near = -1 if field.is_large else board.near(field.place, field.points)
    walk, through = board.walk(field.is_large, not field.flies, near), field.through & near
    falls = board.falls(field.is_large) if not field.flies and board.is_steep(field.is_large, near) else None
    return Ways(walk, field.place, through, field.points, field.marks, falls, flies=field.flies)


def _attack(field: Field, ways: Ways, group: list[Aim], ends: int, here: int) -> Plan:
    """Attack these targets: stay, or go where it is dark, then where it harms least, then where it is nearest (DR-RUL-59)."""
    dark = ends & field.dark
    is_dark = bool(here & field.dark)
    if here and (is_dark or not dark):
        if field.reach != MAGIC or not ways.mask_at(here):
            return _stay(field, group)
        # it leaves harmful terrain, but never Darkness for it
        found = ways.best((dark | here) if is_dark else (ends | here), stays=True)
    else:
        found = ways.best(dark or ends)
    out: list[Way] = []
    for end in found:
        way = _way(field, ways, end)
        out += [replace(way, aim=aim) for aim in group if aim.places & end.place]
    is_still = all(end.place == field.place for end in found)
    rejected = [*_not_chosen(field, group[0]), *_elsewhere(field, ways, found[0], ends, here)]
    return _attacking(STAY if is_still else WALK, group, out, rejected)


def _stay(field: Field, group: list[Aim]) -> Plan:
    """Attack these targets from where it stands."""
    space = field.name(field.place)
    out = [Way(space, (), (), aim) for aim in group if aim.places & field.place]
    return _attacking(STAY, group, out, _not_chosen(field, group[0]))


def _attacking(what: str, group: list[Aim], ways: list[Way], rejected: list[Rejected]) -> Plan:
    rule = "DR-BHV-01" if len(group[0].heroes) > 1 else "DR-BHV-02" if group[0].heroes else "DR-BHV-12"
    return Plan(what, rule, tuple(ways), group[0].targets[0], tuple(rejected[:MOST_REJECTED]))


def _way(field: Field, ways: Ways, end: End) -> Way:
    path = tuple(field.name(place) for place in ways.path(end)) if end.place != field.place else ()
    meets = tuple(mark.name for bit, mark in enumerate(ways.marks) if end.mask >> bit & 1)
    return Way(field.name(end.place), path, meets, None)


def _approach(field: Field, ways: Ways, ends: int, here: int) -> Plan:
    """The plan if nobody can be attacked: the whole movement towards the primary target (DR-BHV-06, DR-RUL-58, DR-RUL-61)."""
    targets = field.heroes[:1] or field.led
    out: list[Way] = []
    for prey in targets:
        near = _nearest(field, prey, ends | here)
        found = ways.best(near & field.dark or near, stays=bool(here))
        out += [_way(field, ways, end) for end in found]
    rejected = [Rejected(prey.id, "DR-BHV-05") for prey in (*field.heroes, *field.led) if prey not in targets]
    rejected += _unseen(field)
    rule = "DR-BHV-06" if here else "DR-RUL-61"
    return Plan(APPROACH, rule, tuple(out), targets[0].id, tuple(rejected[:MOST_REJECTED]))


def _nearest(field: Field, prey: Prey, places: int) -> int:
    """The places, of these, from which the way to somebody costs least (DR-RUL-58)."""
    board = field.board
    walk = board.walk(field.is_large, False)
    back = Walk(walk.back, walk.step)
    everywhere = (1 << len(board.blocks.spaces)) - 1 if field.is_large else board.floor
    for through in (field.through | field.place, everywhere):
        goal = field.near(prey.here) & through if field.is_large else prey.here
        for ring in back.rings(goal, through):
            if ring & places:
                return ring & places
    best = min(apart(board.grid, field.squares(1 << cell), prey.here) for cell in board.grid.cells(places))
    return sum(1 << cell for cell in board.grid.cells(places) if apart(board.grid, field.squares(1 << cell), prey.here) == best)


def _distance(field: Field, prey: Prey) -> int:
    """The distance of somebody, in squares."""
    return apart(field.board.grid, field.squares(field.place), prey.here)


def _ambush(field: Field) -> Plan:
    """The plan to appear next to the first Hero of its ranking with room beside it (DR-MKW-01), or to stay there."""
    passed: list[Rejected] = []
    for prey in (*field.heroes, *field.led):
        if field.against(prey.here) & field.place:
            aim = Aim((prey.id,) if prey in field.heroes else (), () if prey in field.heroes else (prey.id,), field.place)
            way = Way(field.name(field.place), (), (), aim)
            return Plan(STAY, "DR-BHV-08", (way,), prey.id, tuple(passed[:MOST_REJECTED]))
        if field.near(prey.here) & field.stand & ~field.place:
            return Plan(AMBUSH, "DR-MKW-01", (), prey.id, tuple(passed[:MOST_REJECTED]))
        passed.append(Rejected(prey.id, "DR-BHV-05"))
    return Plan(PASS, "DR-BHV-05", rejected=tuple(passed[:MOST_REJECTED]))


# --- what was not chosen


def _unseen(field: Field) -> tuple[Rejected, ...]:
    return tuple(Rejected(who, "DR-BHV-19") for who in field.unseen[:MOST_REJECTED])


def _not_chosen(field: Field, aim: Aim) -> list[Rejected]:
    """Heroes that rank higher and are left alone, and why; then Familiars and Companions."""
    out: list[Rejected] = []
    worst = max((rank for rank, prey in enumerate(field.heroes) if prey.id in aim.heroes), default=len(field.heroes))
    for prey in field.heroes[:worst]:
        if prey.id not in aim.heroes:
            out.append(Rejected(prey.id, "DR-BHV-01" if len(aim.heroes) > 1 else "DR-BHV-05"))
    if field.multi and len(aim.heroes) == field.number:
        out += [Rejected(prey.id, "DR-BHV-04") for prey in field.heroes[worst + 1 :]]
    out += _unseen(field)
    if aim.heroes:
        out += [Rejected(prey.id, "DR-BHV-12") for prey in field.led if prey.id not in aim.led]
    return out


def _elsewhere(field: Field, ways: Ways, chosen: End, ends: int, here: int) -> list[Rejected]:
    """Places from which the same targets could be attacked, and by which rule another one is better."""
    out: list[Rejected] = []
    if here and chosen.place != here:
        is_for_dark = bool(chosen.place & field.dark) and not here & field.dark
        out.append(Rejected(field.name(here), "DR-BHV-08" if is_for_dark else "DR-BHV-17"))
    elif here:
        return out
    others = ends & ~chosen.place
    if chosen.place & field.dark and others & ~field.dark:
        (end, *_) = ways.best(others & ~field.dark)
        out.append(Rejected(field.name(end.place), "DR-BHV-10"))
    rest = others & (field.dark if chosen.place & field.dark else -1)
    out += _shunned(field, ways, chosen, rest | chosen.place)
    longer = [
        ring & -ring
        for mask, rings in ways.rings.items()
        for cost, places in enumerate(rings)
        if (ring := places & rest) and ways.harm(mask) == ways.harm(chosen.mask) and cost > chosen.cost
    ]
    if longer:
        out.append(Rejected(field.name(min(longer)), "DR-BHV-09"))
    return out


def _shunned(field: Field, ways: Ways, chosen: End, places: int) -> list[Rejected]:
    """The shortest way to places that would do as well, if it is shorter but hurts more (DR-BHV-10, DR-RUL-59)."""
    shorter = [
        End(ring & -ring, mask, cost)
        for mask, rings in ways.rings.items()
        for cost, there in enumerate(rings[: chosen.cost])
        if (ring := there & places) and ways.harm(mask) > ways.harm(chosen.mask)
    ]
    if not shorter:
        return []
    end = min(shorter, key=lambda end: end.cost)
    return [Rejected(field.name(end.place), "DR-BHV-10", tuple(field.name(place) for place in ways.path(end)))]
