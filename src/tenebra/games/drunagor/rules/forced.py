"""Forced repositioning (DR-MOV-21, DR-MOV-23): PUSH, TELEKINESIS, SWAP and SHOVE. No points, no SLOW, no KNOCK DOWN."""

from __future__ import annotations

from tenebra.boards.eight import DIRECTIONS, apart, within
from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.events.board import CHEST, TILE, TRAP, Moved, ObjectMoved
from tenebra.games.drunagor.rules.passives import is_immune
from tenebra.games.drunagor.rules.space import (
    board_of,
    covers,
    darkness_of,
    free_squares,
    grid_of,
    in_range,
    is_large,
    names,
    standing,
)
from tenebra.games.drunagor.rules.terrain import enter, fall, level_at
from tenebra.games.drunagor.rules.ties import break_tie
from tenebra.games.drunagor.rules.traps import spring, trap_under
from tenebra.games.drunagor.state import SMALL_TILE, DRState, character, is_there, is_up, master_of, seat_of
from tenebra.kernel import Game, Option

G = Game[DRState]
FALLS = ("push", "telekinesis", "shove")
"""From level 2 straight to 0 these hurt; SWAP, AMBUSH and what only places do not (DR-MOV-14, DR-RUB-09)."""


async def place(g: G, who: str, square: str, how: str, rule: str) -> None:
    """Put somebody on a square, where it lands (DR-TER-04, DR-RUB-09)."""
    state = g.state
    above = level_at(state, who)
    g.tell(Moved(who, square, how, rule=rule, also=("DR-MOV-23",)))
    await _land(g, who, above, how)


async def _land(g: G, who: str, above: int, how: str) -> None:
    state = g.state
    if how in FALLS:
        await fall(g, who, above, level_at(state, who), "DR-MOV-14")
    await enter(g, who)
    if is_there(state, who) and trap_under(state, who):
        await spring(g, who)


# --- SHOVE


async def shove(g: G, who: str, rule: str, around: str = "", but: int = 0) -> None:
    """Let somebody make room: to a square next to the area it was in, or else the nearest free one (DR-MOV-21, DR-RUL-18)."""
    state = g.state
    squares = shove_squares(state, who, around, but)
    if not squares:
        return
    square = squares[0]
    if not master_of(state, who):
        square = await break_tie(g, "tie-shove", squares, figure=who)
    elif len(squares) > 1:
        square = (await g.ask(seat_of(state, who), "shove", lambda: [opt.Choose(one) for one in squares], figure=who)).name
    await place(g, who, square, "shove", rule)


def shove_squares(state: DRState, who: str, around: str = "", but: int = 0) -> list[str]:
    """Squares for a shoved character: next to the Large Monster's area, or to the own one (DR-MOV-20, DR-MOV-21)."""
    board, free = board_of(state), free_squares(state) & ~but
    centre = covers(state, around) if around else board.within(covers(state, who), 0)
    near = board.steps.beside(centre) & free & ~centre
    if not near and not around:
        near = centre & free
    distance = 1
    while not near and distance <= max(board.grid.width, board.grid.height):
        distance += 1
        near = within(board.grid, centre, distance) & free & ~centre
    return names(state, near)


# --- PUSH


def can_push(state: DRState, user: str, target: str) -> bool:
    """A target of the user's size or smaller that is not immune (DR-EFF-13)."""
    return covers(state, target).bit_count() <= covers(state, user).bit_count() and not is_immune(state, target, "push")


def push_ways(state: DRState, user: str, target: str, number: int) -> dict[str, list[str]]:
    """Every straight line that leads farther from the user with each square, by its first square (DR-EFF-13).

    It stops early at a Solid Object, the side of a higher tray or the edge of the map.
    """
    board, grid = board_of(state), grid_of(state)
    free, here, start = free_squares(state), covers(state, user), covers(state, target)
    found: dict[str, list[str]] = {}
    for direction in DIRECTIONS:
        line: list[str] = []
        last = start
        for square in board.steps.ray(start, direction, number):
            if not square & free or board.level_of(square) > board.level_of(last):
                break
            if apart(grid, here, square) <= apart(grid, here, last):
                break
            line.append(grid.names[square.bit_length() - 1])
            last = square
        if line:
            found[line[0]] = line
    return found


async def push(g: G, user: str, target: str, number: int, rule: str = "DR-EFF-13") -> None:
    """The user chooses the line; the target goes square by square and suffers what is there (DR-EFF-13, DR-TER-04)."""
    state = g.state
    if not can_push(state, user, target):
        return
    lines = push_ways(state, user, target, number)
    if not lines:
        return
    first = next(iter(lines))
    if len(lines) > 1:
        offers = [opt.Choose(square) for square in lines]
        first = (await g.ask(seat_of(state, user), "push", lambda: offers, figure=user, target=target)).name
    for square in lines[first]:
        await place(g, target, square, "push", rule)
        if not is_up(state, target):
            return  # defeated, or Knocked Out by what is there (DR-KNO-03)


# --- TELEKINESIS


def throwables(state: DRState) -> dict[str, tuple[str, str]]:
    """The things TELEKINESIS moves, by the name one chooses them by: kind and square (DR-EFF-14)."""
    found = {
        who: ("", character(state, who).space)
        for who in standing(state).of
        if is_up(state, who) and not _is_large(state, who) and not is_immune(state, who, "telekinesis")
    }
    found |= {name: (CHEST, chest.space) for name, chest in state.chests.items()}
    found |= {f"{TRAP}-{area}": (TRAP, area) for area in state.traps}
    return found | {f"{TILE}-{square}": (TILE, square) for square, size in state.darkness.items() if size == SMALL_TILE}


def _is_large(state: DRState, who: str) -> bool:
    monster = state.monsters.get(who)
    return monster is not None and is_large(monster.card)


async def choose_thrown(g: G, user: str, reach: int) -> str:
    """The thing a user throws if nothing is said: any small one in range, "" if there is none (DR-EFF-14)."""
    state = g.state
    near, bit = in_range(state, user, reach), grid_of(state).bit
    found = [name for name, (_, square) in throwables(state).items() if bit[square] & near]
    if not found:
        return ""
    return (await g.ask(seat_of(state, user), "telekinesis", lambda: [opt.Target(name) for name in found], figure=user)).who


def throw_squares(state: DRState, what: str, number: int) -> list[str]:
    """Squares to throw something to: free squares up to so many away, for tiles those without Darkness (DR-EFF-14, DR-RUL-54)."""
    kind, square = throwables(state)[what]
    grid, board = grid_of(state), board_of(state)
    near = within(grid, grid.bit[square], number) & board.floor & ~grid.bit[square]
    if kind == TILE:
        return names(state, near & ~darkness_of(state))
    if kind == TRAP:
        return [area for area in board.first_of if grid.bit[area] & near and area not in state.traps]
    return names(state, near & free_squares(state))


async def telekinesis(g: G, user: str, number: int, what: str, rule: str = "DR-EFF-14") -> None:
    """Something is thrown up to so many squares; terrain passed over does not count (DR-EFF-14)."""
    state = g.state
    squares = throw_squares(state, what, number)
    if not squares:
        return
    offers: list[Option] = [*(opt.Choose(square) for square in squares), opt.Enough()]
    answer = await g.ask(seat_of(state, user), "throw", lambda: offers, figure=user, target=what)
    if not isinstance(answer, opt.Choose):
        return
    kind, square = throwables(state)[what]
    if not kind:
        await place(g, what, answer.name, "telekinesis", rule)
        return
    g.tell(ObjectMoved(kind, what if kind == CHEST else square, answer.name, rule=rule, also=("DR-RUL-54",)))
    if kind == TILE:
        for who, here in standing(state).of.items():
            if here & grid_of(state).bit[answer.name]:
                await enter(g, who)


# --- SWAP


async def swap(g: G, one: str, other: str, rule: str = "DR-EFF-15") -> None:
    """Two characters exchange their squares at once (DR-EFF-15); nobody falls (DR-RUB-09)."""
    state = g.state
    first, second = character(state, one).space, character(state, other).space
    for who, to in ((one, second), (other, first)):
        g.tell(Moved(who, to, "swap", rule=rule, also=("DR-MOV-23",)))
    for who in (one, other):
        if is_there(state, who):
            await _land(g, who, level_at(state, who), "swap")
