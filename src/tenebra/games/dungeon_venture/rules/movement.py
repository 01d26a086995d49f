"""Movement (DV-MOV): where a figure may go, by which way, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from tenebra.boards import Passages
from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.events.board import AreaEntered, TokenTaken
from tenebra.games.dungeon_venture.events.turns import HeroLeft, Moved, MovementEnded, SpiritFreed
from tenebra.games.dungeon_venture.rules.actions import IN_TURN
from tenebra.games.dungeon_venture.rules.characteristics import movement_of
from tenebra.games.dungeon_venture.rules.doors import reveal
from tenebra.games.dungeon_venture.rules.scenario_rules import happened
from tenebra.games.dungeon_venture.rules.space import (
    explored_spaces,
    is_explored,
    obstacles,
    spirit_ways,
    standing,
    ways,
)
from tenebra.games.dungeon_venture.rules.traps import armed_trap, displace, end_on_trap, fall_into_pit, pits_that_harm
from tenebra.games.dungeon_venture.rules.victory import leave_dungeon
from tenebra.games.dungeon_venture.scenario import EVERYWHERE
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import EXPLORED, HERO, SPIRIT, DVState, Figure
from tenebra.games.dungeon_venture.windows import may_stop, window
from tenebra.kernel import Game, Option, Reason, derived

G = Game[DVState]
LEAVE = opt.Leave()


class Walk:
    """The spaces for a figure's walk at this moment: through which spaces, and on which it may stop."""

    __slots__ = ("budget", "figure", "here", "pits", "rings", "sheet", "stops", "through", "walked", "ways")

    def __init__(self, state: DVState, figure: Figure, budget: int) -> None:
        self.sheet = sheet = sheet_of(state)
        self.figure, self.budget = figure, budget
        grid, pits = sheet.grid, 0
        self.here = here = grid.bit[figure.space]
        friends, foes = standing(state)
        blocked = obstacles(state)
        if figure.form == SPIRIT:
            # DV-SPRT-02: through Monsters, furniture, Traps; DV-SPRT-06: but it may not end there
            self.ways: Passages = spirit_ways(state)
            through = grid.floor
            self.stops = through & ~(friends | foes | blocked | here)
        else:
            # DV-MOV-04, DV-MOV-05: through friends; DV-MOV-06: not through enemies and furniture
            if figure.form != HERO:  # DV-MON-01
                friends, foes = foes, friends
            self.ways = ways(state)
            through = grid.floor & ~(foes | blocked)
            pits = pits_that_harm(state, figure)
            self.stops = through & ~(friends | here)
        self.through, self.pits = through, pits
        # the spaces 0, 1, 2, … steps away without going through a Pit, as far as the Movement points go
        self.rings = grid.rings(here, through & ~pits if pits else through, self.ways, budget)
        self.walked = sum(self.rings)  # no two rings have a space in common

    def safe(self) -> int:
        """Spaces to stop on without going through a Pit (DV-MOV-02, DV-MOV-07)."""
        return self.walked & self.stops

    def reaches_staircase(self) -> bool:
        """The staircase is near enough to step onto it and out with the last Movement point (DV-RUL-22)."""
        staircase = self.sheet.grid.bit.get(self.sheet.staircase, 0) & self.walked & (self.stops | self.here)
        return staircase != 0 and not (len(self.rings) > self.budget and staircase & self.rings[self.budget])

    def by_leap(self) -> int:
        """Spaces to stop on that can only be reached through a Pit, the Pit itself among them (DV-PIT-08)."""
        if not self.pits or not self.budget:
            return 0
        walked = self.sheet.grid.reach(self.here, self.budget, self.through, self.ways)
        return walked & self.stops & ~self.safe()

    def entries(self, areas: Sequence[str]) -> list[int]:
        """The spaces of the last of some areas where a walk can be after 0, 1, 2, … steps that entered them in this order."""
        grid, through = self.sheet.grid, self.through & ~self.pits
        at = self.rings
        for area in areas:
            inside, before = self.sheet.areas[area], [0] * (self.budget + 1)
            for steps, ring in enumerate(at):
                for more, reached in enumerate(grid.rings(ring, through, self.ways, self.budget - steps) if ring else ()):
                    before[steps + more] |= reached & inside
            at = before
        return at

    def via(self, areas: Sequence[str]) -> int:
        """Spaces outside the last of some unexplored areas that can still be reached after entering them all (DV-EXP-11)."""
        grid, out = self.sheet.grid, 0
        for steps, entered in enumerate(self.entries(areas)):
            if entered:
                out |= grid.reach(entered, self.budget - steps, self.through & ~self.pits, self.ways)
        return out & (self.stops | self.here) & ~self.sheet.areas[areas[-1]]

    def way_via(self, start: str, areas: Sequence[str], goal: str, through: int, budget: int) -> list[str] | None:
        """A way that enters the areas in order, each at its nearest space, and goes on to the goal; None if there is none."""
        grid = self.sheet.grid
        rings = grid.rings(grid.bit[start], through, self.ways, budget)
        if not areas:
            return grid.way_back(rings, goal, self.ways) or ([] if start == goal else None)
        inside = self.sheet.areas[areas[0]]
        for steps, ring in enumerate(rings):
            for space in grid.spaces(ring & inside):
                rest = self.way_via(space, areas[1:], goal, through, budget - steps)
                if rest is not None:
                    return grid.way_back(rings, space, self.ways) + rest
        return None

    def path(self, state: DVState, move: opt.Move | opt.Leap) -> list[str]:
        """The way to a space: if possible through no unexplored area but those chosen, over no Trap that is known (DV-RUL-40).

        Of two that cannot both be avoided, the area is.
        """
        grid = self.sheet.grid
        here = grid.names[self.here.bit_length() - 1]
        explored = explored_spaces(state) | self.sheet.areas[self.sheet.area_of[move.to]]
        if isinstance(move, opt.Leap):
            leaps = [self.leap(move.to, self.through & explored | self.here), self.leap(move.to, self.through)]
            return min(filter(None, leaps), key=self.pits_on)
        through = self.through & ~self.pits
        areas = move.areas
        known = through & (explored | sum(self.sheet.areas[area] for area in areas)) | self.here
        careful = ~(known_traps(state, self.figure) & ~grid.bit[move.to])
        if not areas and not self.walked & ~(known & careful | self.here):
            return grid.way_back(self.rings, move.to, self.ways)
        for ground in (known & careful, known, through & careful, through):
            way = self.way_via(here, areas, move.to, ground | self.here, self.budget)
            if way is not None:
                return way
        return []

    def leap(self, goal: str, through: int) -> list[str]:
        """The shortest of the ways that lead through the fewest Pits (DV-PIT-08); empty if there is none."""
        grid, target = self.sheet.grid, self.sheet.grid.bit[goal]
        pits, ground = through & self.pits, through & ~self.pits
        rings = grid.rings(self.here, ground, self.ways, self.budget)
        by_pits = [rings + [0] * (self.budget + 1 - len(rings))]  # how many Pits: how many steps: the spaces reached so
        while not any(ring & target for ring in by_pits[-1]):
            fallen, ring, rings = 0, 0, [0]
            for before in by_pits[-1][:-1]:
                ring = (grid.beside(before, self.ways) & pits | grid.beside(ring, self.ways) & ground) & ~fallen
                fallen |= ring
                rings.append(ring)
            if not fallen:
                return []
            by_pits.append(rings)
        count, way = len(by_pits) - 1, []
        distance = next(steps for steps, ring in enumerate(by_pits[count]) if ring & target)
        for steps in range(distance - 1, -1, -1):
            way.append(grid.names[target.bit_length() - 1])
            count -= bool(target & pits)
            near = grid.beside(target, self.ways) & by_pits[count][steps]
            target = near & -near
        return way[::-1]

    def pits_on(self, path: Sequence[str]) -> int:
        """The number of Pits that attack on a way."""
        return sum(bool(self.sheet.grid.bit[space] & self.pits) for space in path)


def budget_of(state: DVState, figure: Figure) -> int:
    """Movement points for the movement at hand, one for each space.

    Double Step declared first makes it twice as long (DV-DBL-02).
    """
    turn = state.turn
    if turn is None or turn.figure != figure.id or turn.strides < 1:
        return 0
    return movement_of(state, figure) * (2 if turn.is_one_stride else 1)


def known_traps(state: DVState, figure: Figure) -> int:
    """The Traps a Hero knows of and would trigger; nobody else triggers any."""
    if figure.form != HERO or not state.traps:
        return 0
    return sheet_of(state).grid.set_of(space for space in state.traps if armed_trap(state, space))


def unexplored_in_reach(state: DVState, walk: Walk, reach: int) -> list[str]:
    """Areas that are open but that no Hero has entered, within reach."""
    return [area for area, status in state.areas.items() if status != "explored" and walk.sheet.areas[area] & reach]


@derived(is_shared=False)
def walk_of(state: DVState, who: str, budget: int) -> Walk:
    """The walk of a figure now; what was offered is walked next."""
    return Walk(state, state.figures[who], budget)


def move_options(state: DVState, figure: Figure) -> list[Option]:
    """Every movement a figure can make in its turn now, as one choice each."""
    budget = budget_of(state, figure)
    if not budget:
        return []
    walk = walk_of(state, figure.id, budget)
    out = walk_options(state, figure, walk)
    if figure.form == HERO and walk.reaches_staircase():
        out.append(LEAVE)
    return out


def walk_options(state: DVState, figure: Figure, walk: Walk) -> list[Option]:
    """Every walk a figure can make."""
    grid = walk.sheet.grid
    safe = walk.safe()
    out: list[Option] = []
    out += walk.sheet.moves.of(safe)
    if walk.pits:
        out += [opt.Leap(space) for space in grid.spaces(walk.by_leap())]
    if figure.form == HERO and safe & ~explored_spaces(state):
        near = unexplored_in_reach(state, walk, safe)
        for count in range(1, len(near) + 1):
            ways_in = [areas for areas in permutations(near, count) if any(walk.entries(areas))]
            out += [opt.Move(space, "+".join(areas)) for areas in ways_in for space in grid.spaces(walk.via(areas))]
            if not ways_in:
                break
    return out


@IN_TURN.law(opt.Move, opt.Leap)
def why_not_move(state: DVState, who: str, move: opt.Move | opt.Leap) -> Reason | None:
    """Why a figure cannot walk to a space now."""
    figure, turn, sheet = state.figures[who], state.turn, sheet_of(state)
    if turn is None or turn.figure != who or turn.strides < 1:
        return Reason("DV-TURN-01", "already-moved")
    bit = sheet.grid.bit.get(move.to, 0)
    if not bit & sheet.grid.floor:
        return Reason("DV-MOV-06", "no-such-space", {"space": move.to})
    walk = walk_of(state, who, budget_of(state, figure))
    if isinstance(move, opt.Leap):
        return None if walk.by_leap() & bit else Reason("DV-PIT-08", "no-pit-on-the-way", {"space": move.to})
    if move.via:
        known = all(area in state.areas and not is_explored(state, area) for area in move.areas) and figure.form == HERO
        is_once = len(set(move.areas)) == len(move.areas)
        return None if known and is_once and walk.via(move.areas) & bit else Reason("DV-EXP-11", "not-that-way")
    if walk.safe() & bit:
        return None
    if bit == walk.here:
        return Reason("DV-MOV-02", "already-there")
    if bit & obstacles(state):
        return Reason("DV-FUR-01" if move.to in state.furniture else "DV-ROCK-04", "space-blocked", {"space": move.to})
    if bit & ~walk.stops:
        return Reason("DV-SPRT-06" if figure.form == SPIRIT else "DV-MOV-07", "space-occupied", {"space": move.to})
    if walk.by_leap() & bit:
        return Reason("DV-PIT-08", "only-through-pit", {"space": move.to})
    far = sheet.grid.reach(walk.here, EVERYWHERE, walk.through & ~walk.pits, walk.ways)
    if figure.form == SPIRIT and not far & bit:
        return Reason("DV-SPRT-05", "no-way-for-spirits", {"space": move.to})
    if far & bit:
        return Reason("DV-MOV-02", "too-far", {"space": move.to, "points": str(walk.budget)})
    return Reason("DV-MOV-06", "no-way", {"space": move.to})


@IN_TURN.carries_out(opt.Move, opt.Leap)
async def move(g: G, figure_id: str, choice: opt.Move | opt.Leap) -> None:
    """Walk: step by step, with the Keeper's Events in between, and then what lies in wait where it ends (DV-MOV).

    A way that is cut off before the first step costs nothing: whoever moves chooses anew (DV-RUL-53).
    """
    figure = g.state.figures[figure_id]
    path = walk_of(g.state, figure_id, budget_of(g.state, figure)).path(g.state, choice)
    if figure.carried_by:
        # DV-RUL-36: a carried Spirit may leave on its own turn
        g.tell(SpiritFreed(figure_id, rule="DV-RUL-36"))
    walked_to = await walk_path(g, figure_id, path)
    if walked_to or is_halted(g.state, figure_id):
        await end_movement(g, figure_id, walked_to)


async def march(g: G, figure_id: str, choice: opt.Move | opt.Leap, budget: int) -> None:
    """A walk that a card gives: it uses up nothing of the figure's own turn."""
    walked_to = await walk_path(g, figure_id, walk_of(g.state, figure_id, budget).path(g.state, choice))
    if walked_to:
        await arrive(g, figure_id, walked_to)
    await window(g, "after_movement", figure_id)


async def walk_path(g: G, figure_id: str, path: list[str]) -> str:
    """Take the steps of a path as long as nothing stops it; the space of the last one, "" if there was none."""
    state, sheet = g.state, sheet_of(g.state)
    before = len(g.events)
    for steps, space in enumerate(path):
        await window(g, "before_step", figure_id)
        # more happened than the steps: any space of the way may be another one now, not only the next
        if len(g.events) != before + steps:
            way = way_on(state, figure_id, path[steps:])
            if not way or (not steps and way != path):
                path = path[:steps]
                break
        figure = state.figures[figure_id]
        g.tell(Moved(figure_id, space, rule="DV-SPRT-01" if figure.form == SPIRIT else "DV-MOV-01"))
        if state.areas.get(sheet.area_of[space]) != EXPLORED:
            await enter_area(g, figure)
        # DV-MOV-10, DV-TRAP-03: every other Trap is only crossed
        if space in state.traps and sheet.grid.bit[space] & pits_that_harm(state, figure):
            await fall_into_pit(g, figure_id, space)
    if len(g.events) != before + len(path):
        await make_room(g, figure_id)
    return path[-1] if path else ""


def is_halted(state: DVState, figure_id: str) -> bool:
    """Whether whoever was walking goes no further: removed, stopped or killed."""
    if figure_id not in state.figures:
        return True
    turn = state.turn
    return turn is not None and turn.figure == figure_id and (turn.is_stopped or turn.is_over)


def way_on(state: DVState, figure_id: str, path: list[str]) -> list[str]:
    """Something happened on the way: as much of it as can still be walked, to end on no Trap but the one chosen (DV-RUL-40)."""
    if is_halted(state, figure_id):
        return []
    figure = state.figures[figure_id]
    walk = Walk(state, figure, 0)
    grid, here, last = walk.sheet.grid, walk.here, 0
    shunned = walk.pits | known_traps(state, figure)
    for steps, space in enumerate(path, 1):
        here = grid.beside(here, walk.ways) & walk.through & grid.bit[space]
        if not here:
            break
        if here & (walk.stops | walk.here) and (space == path[-1] or not here & shunned):
            last = steps
    return path[:last]


async def make_room(g: G, figure_id: str) -> None:
    """Stopped on a space that somebody else holds, a figure cannot stay there (DV-MOV-07)."""
    figure, turn = g.state.figures.get(figure_id), g.state.turn
    if turn is not None and turn.figure == figure_id and turn.is_over:
        return  # killed on the way: its Spirit is where it fell (DV-DTH-03)
    if figure is not None and not may_stop(g.state, figure):
        await displace(g, figure_id, "DV-MOV-07")


async def enter_area(g: G, figure: Figure) -> None:
    """A Hero explores what it enters (DV-AREA-02, DV-MOV-12); a Monster only brings its furniture to light (DV-MON-07)."""
    area = sheet_of(g.state).area_of[figure.space]
    reveal(g, area, "DV-MON-07")
    if figure.form == HERO:
        g.tell(AreaEntered(figure.id, area, rule="DV-EXP-06"))
        await happened(g, "enter", area)


async def end_movement(g: G, figure_id: str, walked_to: str) -> None:
    """The movement is over: what lies there is taken up, Traps trigger (DV-TRAP-02), unless it never left (DV-RUL-87)."""
    g.tell(MovementEnded(figure_id, rule="DV-TURN-01"))
    if walked_to:
        await arrive(g, figure_id, walked_to)
    await window(g, "after_movement", figure_id)


async def arrive(g: G, figure_id: str, walked_to: str = "") -> None:
    """Let whoever has ended a movement on a space meet what is there: quest tokens, then a Trap.

    A figure that stands elsewhere than it has walked to was put there, and that triggers nothing (DV-RUL-80).
    """
    state = g.state
    figure = state.figures.get(figure_id)
    if figure is None:
        return
    space = figure.space
    if space in state.tokens.values():
        await take_tokens(g, figure_id)
    if walked_to in ("", space) and (space in sheet_of(state).traps or space in state.traps):
        await end_on_trap(g, figure_id)
        await take_tokens(g, figure_id)


async def take_tokens(g: G, figure_id: str) -> None:
    """A Hero takes up the quest tokens that lie on its space."""
    state = g.state
    for token, place in tuple(state.tokens.items()):
        hero = state.figures.get(figure_id)
        if hero is not None and hero.form == HERO and place == hero.space:
            g.tell(TokenTaken(figure_id, token, rule="DV-GEN-06"))
            await happened(g, "take", token)


@IN_TURN.law(opt.Leave)
def why_not_leave(state: DVState, who: str, option: opt.Leave) -> Reason | None:
    """Leaving costs one more Movement point on the staircase; Spirits cannot (DV-RUL-22)."""
    figure, staircase = state.figures[who], sheet_of(state).staircase
    if figure.form != HERO or not staircase:
        return Reason("DV-RUL-22", "no-staircase-for-you")
    budget = budget_of(state, figure)
    if budget < 1:
        return Reason("DV-TURN-01", "already-moved")
    return None if walk_of(state, who, budget).reaches_staircase() else Reason("DV-RUL-22", "staircase-too-far")


@IN_TURN.carries_out(opt.Leave)
async def leave(g: G, hero: str, option: opt.Leave) -> None:
    """A Hero walks to the staircase and is gone (DV-MOV-13, DV-VIC-04)."""
    state = g.state
    figure = state.figures[hero]
    staircase = sheet_of(state).staircase
    walked_to = ""
    if figure.space != staircase:
        walk = Walk(state, figure, budget_of(state, figure) - 1)
        walked_to = await walk_path(g, hero, walk.path(state, opt.Move(staircase)))
    if hero in state.figures and state.figures[hero].form == HERO and state.figures[hero].space == staircase:
        g.tell(HeroLeft(hero, rule="DV-MOV-13"))
        leave_dungeon(g, hero)
    elif walked_to or is_halted(state, hero):
        await end_movement(g, hero, walked_to)
