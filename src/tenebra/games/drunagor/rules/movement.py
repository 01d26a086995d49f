"""Move effects (DR-MOV): points, steps, what happens on each square, and where large bodies come to rest."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from functools import lru_cache

from tenebra.boards.grid import SquareGrid, Table
from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.events.board import ChestRemoved, Moved, MovementBegan, MovementEnded, Trampled
from tenebra.games.drunagor.rules.damage import suffer
from tenebra.games.drunagor.rules.forced import shove
from tenebra.games.drunagor.rules.passives import bonus
from tenebra.games.drunagor.rules.scenario_rules import happened, is_awaited
from tenebra.games.drunagor.rules.space import (
    area_at,
    at,
    beside,
    board_of,
    covers,
    enemies_of,
    grid_of,
    ground_of,
    is_large,
    is_on_terrain,
    standing,
)
from tenebra.games.drunagor.rules.terrain import enter, fall, level_at
from tenebra.games.drunagor.rules.tokens import lose
from tenebra.games.drunagor.rules.traps import roll_trap_die, spring, trap_under
from tenebra.games.drunagor.rules.ways import Way, Ways, flies, stops_of, ways_of
from tenebra.games.drunagor.state import KNOCK_DOWN, SLOW, DRState, Movement, character, is_there, movement_of
from tenebra.kernel import Game, Option, Reason
from tenebra.kit.orders import CLOSED

G = Game[DRState]
MOVE_ACTION = 3
"""DR-MOV-02."""
AREA_STEP = ("DR-MOV-18", "DR-MOV-19", "DR-RUL-14", "DR-RUL-17")
LEVEL_STEP = ("DR-LVL-02", "DR-RUL-10")
"""The rules by which Large Monsters step, and anybody from level to level."""
SLOWED = 2
"""DR-CND-06."""
FALLS = 2
"""Levels of a step down that hurts (DR-MOV-13)."""


def allowance(state: DRState, who: str, points: int) -> int:
    """The points a move effect would give now (DR-MOV-10, DR-CND-06, DR-CND-07, DR-RUL-65)."""
    tokens = character(state, who).tokens
    if KNOCK_DOWN in tokens:
        return 0
    return max(0, points + bonus(state, who, "movement") - (SLOWED if SLOW in tokens else 0))


def take_move(g: G, who: str, points: int) -> int:
    """A move effect is received: its points, and the tokens that hindered it are gone (DR-RUL-63, DR-RUL-64)."""
    given, tokens = allowance(g.state, who, points), character(g.state, who).tokens
    for token, rule in ((KNOCK_DOWN, "DR-CND-07"), (SLOW, "DR-CND-06")):
        if token in tokens:
            lose(g, who, token, 1, rule)
    return given


def begin_move(g: G, who: str, points: int, rule: str, *, jump: bool = False, trample: int = 0) -> int:
    """A move effect begins; what was left of an earlier one of the same character is lost (DR-MOV-09)."""
    end_move(g, who)
    given = take_move(g, who, points)
    if given:
        g.tell(MovementBegan(who, given, jump, trample, rule=rule, also=("DR-MOV-10", "DR-RUL-64", "DR-RUL-65")))
    return given


def end_move(g: G, who: str, rule: str = "DR-MOV-09") -> None:
    """A movement is over; points left are lost (DR-TRN-07)."""
    movement = movement_of(g.state, who)
    if movement is not None:
        g.tell(MovementEnded(who, movement.points, rule=rule))


# --- choosing the way


def ways_now(state: DRState, who: str) -> Ways:
    """The ways of a character with the points it has."""
    movement = movement_of(state, who)
    if movement is None:
        return ways_of(state, who, 0)
    return ways_of(state, who, movement.points, jump=movement.is_jump, trample=bool(movement.trample))


def walkable(state: DRState, who: str) -> Ways | None:
    """The ways of the movement in progress, or of a Hero's free Move Action if none is (DR-MOV-02)."""
    if movement_of(state, who) is not None:
        return ways_now(state, who)
    turn = state.turn
    if turn is None or turn.card != who or not turn.moves:
        return None
    return ways_of(state, who, allowance(state, who, MOVE_ACTION))


@lru_cache(maxsize=64)
def _gos(grid: SquareGrid) -> Table[Option]:
    return Table([opt.Go(name) for name in grid.names])


def go_options(ways: Ways) -> list[Option]:
    """One choice for each way: the safest to a place, and a cheaper one that costs more otherwise."""
    if not ways.points:
        return []
    if ways.body.large:
        return [opt.Go(ways.body.name(place), way.through) for place, some in ways.reach().items() for way in some]
    grid = grid_of(ways.state)
    out, names, harmful = [*_gos(grid).of(ways.unharmed())], grid.names, ways.harmful()
    if harmful:
        out += [opt.Go(names[place.bit_length() - 1], way.through) for place, some in harmful.items() for way in some]
    return out


def chosen_way(ways: Ways, option: opt.Go) -> Way:
    """The way that an option means."""
    return ways.way(ways.body.place(option.to), option.through)


def why_not_go(ways: Ways, option: opt.Go) -> Reason | None:
    """Why a character cannot go there now."""
    place, state = ways.body.place(option.to), ways.state
    if not place:
        return Reason("DR-MOV-01", "no-such-square", {"space": option.to})
    if place == ways.here:
        return Reason("DR-MOV-01", "already-there")
    found = ways.reach().get(place)
    if found is not None:
        return None if any(way.through == option.through for way in found) else Reason("DR-MOV-04", "no-such-way")
    spaces = ways.body.cover(place)
    if spaces & standing(state).objects:
        return Reason("DR-BRD-06", "square-taken", {"space": option.to})
    if spaces & enemies_of(state, ways.who):
        return Reason("DR-MOV-05", "enemy-there", {"space": option.to})
    if not place & stops_of(state, ways.who, ways.body):
        return Reason("DR-MOV-06", "square-taken", {"space": option.to})
    far = Ways(state, ways.who, len(grid_of(state).names), jump=ways.jump)
    if place in far.reach():
        return Reason("DR-MOV-01", "too-far", {"space": option.to, "points": str(ways.points)})
    return Reason("DR-MOV-05", "no-way", {"space": option.to})


# --- walking


def go(g: G, who: str, option: opt.Go, ways: Ways) -> Awaitable[None]:
    """A character walks the way it has chosen among those there were."""
    return walk(g, who, ways.path(chosen_way(ways, option)), jump=ways.jump)


async def walk(g: G, who: str, path: Sequence[str], *, jump: bool = False) -> None:
    """Step by step: points, falls, terrain, traps; who jumps or flies suffers only where it lands (DR-MOV-15, DR-MOV-16)."""
    state = g.state
    if not path:
        return
    large, bit, board = _is_large(state, who), grid_of(state).bit, board_of(state)
    is_heard = bool(state.traps) or (who in state.heroes and is_awaited(state, "enter"))
    movement, above, enemies = movement_of(state, who), level_at(state, who), enemies_of(state, who)
    near, rough = beside(state, who), ground_of(state).all
    for step in path:
        if movement is None or movement.points < 1:
            break
        here = bit[step]
        below = board.level_of(here)
        also: tuple[str, ...] = AREA_STEP if large else LEVEL_STEP if above != below else ()
        if jump:
            also += ("DR-MOV-16", "DR-RUL-70")
        elif near & enemies:
            also += ("DR-MOV-17",)
        cost = 2 if below - above == 2 else 1
        g.tell(Moved(who, step, "jump" if jump else "walk", cost, rule=_rule(above, below, jump=jump), also=also))
        if large:
            here = area_at(board.grid, here)
        is_plain = not (is_heard or movement.trample or above - below == FALLS or here & rough)
        if is_plain or (jump and step != path[-1] and not movement.trample):
            above, near = below, board.beside(here) & ~here
            continue
        if movement.trample:
            await _trample(g, who, movement)
        if not jump or step == path[-1]:
            if not jump and above - below == FALLS:
                await fall(g, who, above, below, "DR-MOV-13")
            await land(g, who, walking=True)
            if not is_there(state, who) or is_down(state, who):
                break
        movement, above, enemies = movement_of(state, who), level_at(state, who), enemies_of(state, who)
        near, rough = beside(state, who), ground_of(state).all
    if standing(state).is_shared and is_there(state, who) and covers(state, who) & _others(state, who) and not large:
        await shove(g, who, "DR-MOV-21")


def _rule(above: int, below: int, *, jump: bool) -> str:
    if below - above == 2:
        return "DR-MOV-12"
    if above - below == 2 and not jump:
        return "DR-MOV-13"
    return "DR-MOV-15" if jump else "DR-MOV-11" if above != below else "DR-MOV-04"


def _is_large(state: DRState, who: str) -> bool:
    monster = state.monsters.get(who)
    return monster is not None and is_large(monster.card)


def _others(state: DRState, who: str) -> int:
    known = standing(state)
    out = known.objects
    for other, here in known.of.items():
        if other != who:
            out |= here
    return out


def is_down(state: DRState, who: str) -> bool:
    """A Hero that is Knocked Out."""
    hero = state.heroes.get(who)
    return hero is not None and hero.is_down


def land(g: G, who: str, *, walking: bool = False) -> Awaitable[None]:
    """Do what a square does to whoever has come to it: terrain, a trap, what the Adventure says."""
    state = g.state
    is_heard = who in state.heroes and is_awaited(state, "enter")
    return _land(g, who, walking=walking) if is_heard or state.traps or is_on_terrain(state, who) else CLOSED


async def _land(g: G, who: str, *, walking: bool) -> None:
    state = g.state
    await enter(g, who, walking=walking)
    if is_there(state, who) and trap_under(state, who):
        await spring(g, who)
    if who in state.heroes and is_awaited(state, "enter"):
        await happened(g, "enter", state.heroes[who].space, by=who)


async def _trample(g: G, who: str, movement: Movement) -> None:
    """Deal the damage to whoever is crossed, once for each move effect (DR-TKW-16)."""
    state = g.state
    for enemy in at(state, covers(state, who) & enemies_of(state, who)):
        if enemy != who and enemy not in movement.trampled:
            g.tell(Trampled(who, enemy, rule="DR-TKW-16"))
            await suffer(g, enemy, movement.trample, preventable=False, source=who, rule="DR-TKW-16")


def come_to_rest(g: G, who: str) -> Awaitable[None]:
    """A Large Monster has ended its movement: small Monsters are shoved aside, Chests crushed (DR-MOV-20, DR-MOV-22)."""
    return _make_room(g, who) if is_there(g.state, who) and _is_large(g.state, who) else CLOSED


async def _make_room(g: G, who: str) -> None:
    state = g.state
    here = covers(state, who)
    for other in at(state, here):
        if other != who:
            await shove(g, other, "DR-MOV-20", around=who)
    for name, chest in list(state.chests.items()):
        if grid_of(state).bit[chest.space] & here and not chest.is_loot:
            g.tell(ChestRemoved(name, who, is_crushed=True, rule="DR-MOV-22", also=("DR-CHE-01", "DR-RUL-46")))
            await roll_trap_die(g, who)


async def monster_moves(g: G, who: str, path: Sequence[str], points: int, rule: str, *, jump: bool = False) -> None:
    """A Monster takes its Move step along a path: the points are those of its card, hindrances are used up (DR-RUL-63)."""
    begin_move(g, who, points, rule)
    if movement_of(g.state, who) is not None:
        await walk(g, who, path, jump=jump or flies(g.state, who))
        if is_there(g.state, who):
            await come_to_rest(g, who)
    end_move(g, who, rule)
