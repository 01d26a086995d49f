"""Walking (DE-MOV, DE-OBS): where a figure may go with its points, by which way, over which pits, and why not."""

from __future__ import annotations

from functools import lru_cache

from tenebra.boards import SquareGrid, Table
from tenebra.boards.grid import members
from tenebra.games.descent import options as opt
from tenebra.games.descent.options import UPRIGHT
from tenebra.games.descent.rules.abilities import flies, is_acrobat, with_ability
from tenebra.games.descent.rules.fatigue import points_of, why_not_points
from tenebra.games.descent.rules.glyphs import active_glyphs
from tenebra.games.descent.rules.large import Body, body_of, jumps, named, place_of
from tenebra.games.descent.rules.powers import is_immune
from tenebra.games.descent.rules.sight import pit_around
from tenebra.games.descent.rules.space import (
    blocking,
    covers,
    floor_of,
    grid_of,
    others_of,
    pits,
    revealed_spaces,
    shares_space,
    standing,
    steps_of,
)
from tenebra.games.descent.state import DEState, Figure, Hero, are_enemies, figure, is_on
from tenebra.kernel import Option, Reason, derived

CLIMB, JUMP = 2, 3
"""DE-OBS-04, DE-OBS-06."""


@lru_cache(maxsize=64)
def _moves(grid: SquareGrid) -> Table[opt.Move]:
    """Per space: the choice to walk there."""
    return Table([opt.Move(name) for name in grid.names])


@lru_cache(maxsize=64)
def _standings(grid: SquareGrid) -> Table[opt.Move]:
    """Per standing of a figure that may lie across or upright: the choice to go there."""
    return Table([opt.Move(name, lie) for lie in ("", UPRIGHT) for name in grid.names])


class Walk:
    """The places a figure may walk to at this moment with so many movement points."""

    __slots__ = ("body", "falls", "free", "ground", "here", "no_end", "points", "reached", "rings", "state", "sunk", "who")

    def __init__(self, state: DEState, one: Figure, points: int) -> None:
        self.state, self.who, self.points = state, one.id, points
        body = self.body = body_of(state, one)
        is_hero = isinstance(one, Hero)
        self.here = place_of(state, body, one.space, "" if is_hero or not one.upright else UPRIGHT)  # type: ignore[union-attr]
        floor = floor_of(state) if is_hero else floor_of(state) & revealed_spaces(state)
        others = others_of(state, one.id)
        stands, solid, holes = standing(state), blocking(state), pits(state)
        is_flying, acrobatic = flies(state, one.id), is_acrobat(state, one.id)
        passable = floor if is_flying else floor & ~(stands.monsters if is_hero else stands.heroes)
        # flyers cross rock and water, unless the switch forbids it (DE-RUL-11, DE-SWI-09)
        if not is_flying or (is_on(state, "fly_over_obstacles") and not acrobatic):
            passable &= ~solid
        # DE-OBS-07: whoever flies is never in a pit; one may stand over it, but no acrobat may
        self.sunk = 0 if is_flying or not holes else body.fits(holes & passable)
        rests = floor & ~others & ~solid
        self.free = body.fits(rests & ~holes if acrobatic else rests)
        self.no_end = 0 if is_hero else body.over(active_glyphs(state))
        fitting = body.fits(passable)
        self.ground = self.sunk if one.in_pit else fitting & ~self.sunk
        self.rings = body.rings(self.here, self.ground, points) if points else [self.here]
        self.reached = sum(self.rings[1:])
        self.falls = 0
        if self.sunk and not one.in_pit and points:
            self.falls = body.beside(sum(self.rings[:points]), self.sunk)

    def stops(self) -> int:
        """The places where the figure may end its movement (DE-MOV-07, DE-GLY-05)."""
        return (self.reached | self.falls) & self.free & ~self.no_end & ~self.here

    def pauses(self) -> int:
        """Places where it may pause, since it can go on from there: friends' spaces, glyphs under a monster (DE-MVA-01)."""
        held = self.reached & (~self.free | self.no_end)
        if not held:
            return 0
        ends, out = self.free & ~self.no_end & (self.ground | self.here), 0
        # as far as one may step there, one may step back: most are found together
        easy = self.body.beside(ends, held)
        for used, ring in enumerate(self.rings[1 : self.points], 1):
            out |= ring & easy
            for place in members(ring & held & ~easy):
                if self._goes_on(place, self.points - used):
                    out |= place
        return out

    def _goes_on(self, place: int, points: int) -> bool:
        ends = self.free & ~self.no_end
        near = sum(self.body.rings(place, self.ground | self.here, points)[1:])
        if near & ends:
            return True
        return bool(self.sunk and self.body.beside(place | near, self.sunk) & self.free & ~self.no_end)

    def path(self, goal: int) -> list[int]:
        """The shortest way; among equally short ones one that avoids Aura."""
        if goal & self.falls and not goal & self.reached:
            edge = next(ring for ring in self.rings if self.body.beside(goal, ring))
            before = self.body.beside(goal, edge)
            before &= -before
            return [*(self.path(before) if before != self.here else []), goal]
        way = self.body.path(self.rings, goal)
        shunned = harmful_places(self.state, self.who, self.body)
        if shunned and any(place & shunned for place in way[:-1]):
            rings = self.body.rings(self.here, self.ground & ~shunned | goal, len(way))
            return self.body.path(rings, goal) or way
        return way


def harmful_places(state: DEState, who: str, body: Body) -> int:
    """The places next to an enemy whose Aura hurts this figure."""
    found = [other for other in with_ability(state, "aura") if are_enemies(state, who, other)]
    if not found or is_immune(state, who, "aura"):
        return 0
    near = 0
    for other in found:
        near |= steps_of(state).beside(covers(state, other))
    return body.over(near)


def walk_of(state: DEState, who: str, points: int | None = None) -> Walk:
    """The places a figure may walk to with the points it has, or with those given."""
    return _walk_of(state, who, points_of(state, who) if points is None else points)


@derived(is_shared=False)
def _walk_of(state: DEState, who: str, points: int) -> Walk:
    one = figure(state, who)
    is_able = bool(one.space) and why_not_points(state, who) is None
    return Walk(state, one, points if is_able else 0)


def move_options(state: DEState, who: str, points: int | None = None) -> list[Option]:
    """Every walk a figure can make, as one choice each; then every climb and every jump."""
    one = figure(state, who)
    if not one.space:
        return []
    walk = walk_of(state, who, points)
    if not walk.points:
        return []
    found = walk.stops() | walk.pauses()
    out: list[Option] = []
    grid = grid_of(state)
    out += (_moves if found < 1 << len(grid.names) else _standings)(grid).of(found)
    if one.in_pit:
        out += [opt.Climb(*named(state, place)) for place in members(climbs(state, walk))]
    elif not (isinstance(one, Hero) and one.monkey):
        out += [opt.Jump(named(state, place)[0]) for place in leaps(state, walk)]
    return out


def climbs(state: DEState, walk: Walk) -> int:
    """The places a figure may climb out to: free, and next to the pit outside it (DE-OBS-04, DE-RUB-18)."""
    if walk.points < CLIMB or not figure(state, walk.who).in_pit:
        return 0
    pit = pit_around(state, covers(state, walk.who))
    outside = steps_of(state).beside(pit) & ~pits(state)
    return walk.free & ~walk.sunk & walk.body.over(outside)


def leaps(state: DEState, walk: Walk) -> dict[int, int]:
    """The places a figure may jump to, and their cost (DE-OBS-06)."""
    one = figure(state, walk.who)
    if not walk.sunk or one.in_pit or walk.points < JUMP or shares_space(state, walk.who):
        return {}
    found = jumps(walk.body, walk.here, walk.sunk, walk.free)
    return {place: JUMP * over for place, over in found.items() if JUMP * over <= walk.points}


def why_not_move(state: DEState, who: str, option: opt.Move | opt.Climb | opt.Jump) -> Reason | None:
    """Why a figure cannot go there now."""
    if reason := why_not_points(state, who):
        return reason
    walk = walk_of(state, who)
    lie = "" if isinstance(option, opt.Jump) else option.lie
    goal = place_of(state, walk.body, option.to, lie)
    if not walk.body.fits(floor_of(state)) & goal:
        return Reason("DE-MOV-04", "no-such-space", {"space": option.to})
    match option:
        case opt.Climb():
            if not figure(state, who).in_pit:
                return Reason("DE-OBS-04", "not-in-a-pit")
            return None if climbs(state, walk) & goal else Reason("DE-OBS-04", "cannot-climb-there", {"space": option.to})
        case opt.Jump():
            return None if goal in leaps(state, walk) else Reason("DE-RUL-17", "no-pit-to-jump", {"space": option.to})
    if (walk.stops() | walk.pauses()) & goal:
        return None
    return _why_not_walk(state, walk, goal, option.to)


def _why_not_walk(state: DEState, walk: Walk, goal: int, space: str) -> Reason:
    if goal == walk.here:
        return Reason("DE-MOV-02", "already-there")
    if figure(state, walk.who).in_pit:
        return Reason("DE-OBS-04", "in-a-pit")
    if walk.body.covers(goal) & blocking(state):
        return Reason("DE-OBS-01", "space-blocked", {"space": space})
    if goal & walk.no_end:
        return Reason("DE-GLY-05", "glyph-is-active", {"space": space})
    if goal & ~walk.free:
        return Reason("DE-MOV-07", "space-occupied", {"space": space})
    far = walk.body.rings(walk.here, walk.ground, 1 << 30)
    if goal & sum(far) or walk.body.beside(goal, sum(far)):
        return Reason("DE-MOV-01", "too-far", {"space": space, "points": str(walk.points)})
    return Reason("DE-MOV-08", "no-way", {"space": space})


def lie_of(one: Figure) -> str:
    """The direction of a figure, as an option says it: across, or upright."""
    return UPRIGHT if not isinstance(one, Hero) and one.upright else ""
