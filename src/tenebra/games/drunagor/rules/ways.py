"""The ways a character can go with its points (DR-MOV-04 to DR-MOV-19), and what it suffers on the way."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from tenebra.boards.grid import members
from tenebra.games.drunagor.rules import routes
from tenebra.games.drunagor.rules.passives import has, is_immune
from tenebra.games.drunagor.rules.routes import End, Mark
from tenebra.games.drunagor.rules.space import Board, board_of, covers, enemies_of, ground_of, is_large, standing, terrain_of
from tenebra.games.drunagor.state import DARKNESS, LAVA, MIASMA, SPIKES, WATER, DRState
from tenebra.kernel import derived

FALLING = "falling"
HARM = {WATER: 1, routes.FALL: 4, DARKNESS: 4, SPIKES: 4, LAVA: 6, MIASMA: 8}
"""The weights of what one would rather not suffer: no rule, only the order in which ways are offered."""


class Body:
    """The room that a character takes on the board: a place is a square, or of a Large Monster an area."""

    def __init__(self, board: Board, large: bool) -> None:
        self.board, self.large = board, large

    def over(self, spaces: int) -> int:
        """The places that hold some of these squares."""
        return self.board.areas_over(spaces) if self.large else spaces

    def inside(self, spaces: int) -> int:
        """The places that lie wholly in these squares."""
        return self.board.blocks.inside(spaces) if self.large else spaces

    def cover(self, places: int) -> int:
        """The squares of some places."""
        return self.board.blocks.covers(places) if self.large else places

    def place(self, name: str) -> int:
        """The place with this name: that of the square, or of the area's top left square; 0 if there is none."""
        if self.large:
            return 1 << self.board.first_of[name] if name in self.board.first_of else 0
        return self.board.grid.bit.get(name, 0) & self.board.floor

    def name(self, place: int) -> str:
        """The name of a place."""
        spaces = self.cover(place)
        return self.board.grid.names[(spaces & -spaces).bit_length() - 1]


class Way(msgspec.Struct, frozen=True, gc=False):
    """A way to a place: its cost in points, what is suffered on it for the first time in this turn, and the marks met."""

    cost: int
    harm: tuple[str, ...]
    through: str
    """The harm as an option names it."""
    place: int
    mask: int = 0


@cache
def _harm(met: tuple[str, ...]) -> tuple[int, tuple[str, ...], str]:
    """The weight of what one would meet; what it is in order, and as an option names it."""
    harm = tuple(name for name in HARM if name in met)
    return sum(HARM[name] for name in harm), harm, "+".join(harm)


_body = lru_cache(maxsize=512)(Body)


def body_of(state: DRState, who: str) -> Body:
    """The body of a character, by its size."""
    monster = state.monsters.get(who)
    return _body(board_of(state), monster is not None and is_large(monster.card))


def stops_of(state: DRState, who: str, body: Body) -> int:
    """The places where a move may end, on nobody and on no object (DR-BRD-06, DR-MOV-06, DR-NPC-01).

    Large Monsters also on Chests and small Monsters (DR-MOV-19, DR-RUL-17).
    """
    known, floor = standing(state), body.board.floor
    return body.inside(floor & ~_solid(state, who)) if body.large else floor & ~known.all


def through_of(state: DRState, who: str, body: Body, *, jump: bool = False, trample: bool = False) -> int:
    """Places to pass: allies and NPC tokens; jumping everything, trampling enemies too (DR-MOV-05, DR-MOV-06, DR-RUB-28)."""
    floor = body.board.floor
    if jump:
        return body.inside(floor)
    enemies = enemies_of(state, who)
    solid = _solid(state, who) if body.large else standing(state).objects | enemies
    return body.inside(floor & ~(solid & ~enemies if trample else solid))


def _solid(state: DRState, who: str) -> int:
    """The squares that a Large Monster cannot enter: all but smaller Monsters and Chests (DR-MOV-19)."""
    known = standing(state)
    large = 0
    for other in state.monsters:
        if other != who and known.of[other].bit_count() > 1:
            large |= known.of[other]
    return enemies_of(state, who) | known.teams.get("", 0) | known.objects & ~known.chests | large


def marks_of(state: DRState, who: str, body: Body, near: int = -1) -> list[Mark]:
    """The terrain of some squares that would still have its effect in this turn (DR-TER-02, DR-MON-15, DR-DRK-22)."""
    if not ground_of(state).all & near:
        return []
    touched = state.turn.touched.get(who, ()) if state.turn is not None else ()
    return [
        Mark(kind, body.over(spaces), is_harm=kind != DARKNESS, is_water=kind == WATER)
        for kind, spaces in terrain_of(state).items()
        if spaces & near
        and kind not in touched
        and not (kind == DARKNESS and (who in state.monsters or who in state.npcs))
        and not is_immune(state, who, kind)
    ]


class Ways:
    """All ways of one character at one moment."""

    def __init__(self, state: DRState, who: str, points: int, *, jump: bool = False, trample: bool = False) -> None:
        self.state, self.who, self.points, self.jump = state, who, points, jump
        self.body = body = body_of(state, who)
        board, spaces = body.board, covers(state, who)
        near = -1 if body.large else board.near(spaces, points)
        self.here, self.stops = body.over(spaces), stops_of(state, who, body) & near
        hurts = board.is_steep(body.large, near) and not jump and not is_immune(state, who, FALLING)
        self._routes = routes.Ways(
            board.walk(body.large, hurts, near),
            self.here,
            through_of(state, who, body, jump=jump, trample=trample) & near,
            points,
            marks_of(state, who, body, near),
            board.falls(body.large) if hurts else None,
            flies=jump,
            worth=True,
        )
        self._harmful: dict[int, list[Way]] | None = None

    def reach(self) -> dict[int, list[Way]]:
        """Per place one may end on: the way that suffers least, then a cheaper one if there is any that suffers more."""
        found = {place: [self.way(place)] for place in members(self.unharmed())}
        for place, ways in self.harmful().items():
            found[place] = [*found.get(place, []), *ways]
        return dict(sorted(found.items()))

    def unharmed(self) -> int:
        """The places where one may end without suffering anything."""
        return self._routes.seen.get(0, 0) & self.stops & ~self.here

    def harmful(self) -> dict[int, list[Way]]:
        """Per place the ways that suffer something, where there is none without or they are cheaper."""
        if self._harmful is None:
            self._harmful = self._find_harmful() if len(self._routes.rings) > 1 or 0 not in self._routes.rings else {}
        return self._harmful

    def _find_harmful(self) -> dict[int, list[Way]]:
        marks, rings = self._routes.marks, self._routes.rings
        met = {mask: _harm(tuple([mark.name for bit, mark in enumerate(marks) if mask >> bit & 1])) for mask in rings if mask}
        better, plain = [], 0
        for ring in rings.get(0, ()):
            plain |= ring
            better.append(plain)
        found: dict[int, list[Way]] = {}
        stops, unharmed = self.stops & ~self.here, self.unharmed()
        for mask in sorted(met, key=lambda mask: (met[mask][0], mask)) if len(met) > 1 else met:
            _, harm, through = met[mask]
            for cost, ring in enumerate(rings[mask]):
                worth = ring & stops & ~better[cost] if better else ring & stops
                while worth:
                    place = worth & -worth
                    worth ^= place
                    ways = found.get(place)
                    if ways is None:
                        found[place] = [Way(cost, harm, through, place, mask)]
                    elif len(ways) < (1 if place & unharmed else 2) and cost < ways[0].cost:
                        ways.append(Way(cost, harm, through, place, mask))
        return found

    def way(self, place: int, through: str = "") -> Way:
        """The way to a place that suffers just this."""
        if through:
            return next(way for way in self.harmful()[place] if way.through == through)
        cost = next(cost for cost, ring in enumerate(self._routes.rings[0]) if ring & place)
        return Way(cost, (), "", place)

    def path(self, way: Way) -> list[str]:
        """The squares, or areas, of a way in order."""
        return [self.body.name(step) for step in self._routes.path(End(way.place, way.mask, way.cost))]


def flies(state: DRState, who: str) -> bool:
    """It moves as if it jumped (DR-MOV-16, DR-RUL-70)."""
    return has(state, who, "flying")


def ways_of(state: DRState, who: str, points: int, *, jump: bool = False, trample: bool = False) -> Ways:
    """The ways of a character; what was offered is walked next, and worked out only once."""
    return _ways(state, who, points, jump or flies(state, who), trample)


@derived(is_shared=False)
def _ways(state: DRState, who: str, points: int, jump: bool, trample: bool) -> Ways:
    return Ways(state, who, points, jump=jump, trample=trample)
