"""Doors (DE-DOR): opened and closed by whoever touches them."""

from __future__ import annotations

from tenebra.boards.eight import stands_across
from tenebra.games.descent import options as opt
from tenebra.games.descent.events.board import DoorClosed, DoorOpened
from tenebra.games.descent.rules.choices import IN_ACTIVATION, MOVEMENT
from tenebra.games.descent.rules.exploration import reveal_seen
from tenebra.games.descent.rules.fatigue import pay_points, why_not_pay
from tenebra.games.descent.rules.quest_rules import happened
from tenebra.games.descent.rules.space import covers, door_spaces, grid_of, spaces_at_doors, standing
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import DEState
from tenebra.games.descent.windows import guards, window
from tenebra.kernel import Game, Option, Reason

G = Game[DEState]
AnyDoor = opt.Open | opt.Close


def is_blocked(state: DEState, door: str) -> bool:
    """A large figure stands across the door's line (DE-DOR-06, DE-LRG-09)."""
    edges = sheet_of(state).doors[door].edges
    return any(stands_across(grid_of(state), here, edges) for here in standing(state).of.values())


@MOVEMENT.law(opt.Open, opt.Close)
def why_not_door(state: DEState, who: str, option: AnyDoor) -> Reason | None:
    """Why a figure cannot open or close a door (DE-DOR-04 to DE-DOR-10)."""
    door, wants_open = option.door, isinstance(option, opt.Open)
    spec = sheet_of(state).doors.get(door)
    if spec is None or door not in state.doors:
        return Reason("DE-DOR-01", "no-such-door", {"door": door})
    if not door_spaces(state, door) & covers(state, who):
        return Reason("DE-DOR-04", "not-at-the-door", {"door": door})
    if state.doors[door] == wants_open:
        return Reason("DE-DOR-02", "already-open" if wants_open else "already-closed", {"door": door})
    if spec.rune and who in state.monsters:
        return Reason("DE-DOR-10", "rune-door-for-heroes", {"door": door})
    if spec.rune and spec.rune not in state.keys:
        return Reason("DE-DOR-08", "rune-locked", {"door": door, "colour": spec.rune})
    if wants_open and who in state.monsters and any(area not in state.revealed for area in spec.areas):
        return Reason("DE-DOR-07", "leads-to-the-unexplored", {"door": door})
    if not wants_open and is_blocked(state, door):
        return Reason("DE-DOR-06", "somebody-stands-across", {"door": door})
    return None


def door_options(state: DEState, who: str) -> list[Option]:
    """The options of a figure with the doors it touches."""
    own = covers(state, who)
    out: list[Option] = []
    if not own & spaces_at_doors(state):
        return out
    for door, is_open in state.doors.items():
        option = opt.Close(door) if is_open else opt.Open(door)
        if door_spaces(state, door) & own and why_not_door(state, who, option) is None:
            out.append(option)
    return out


@MOVEMENT.carries_out(opt.Close)
async def close(g: G, who: str, option: opt.Close) -> None:
    """A figure closes a door; the points are paid (DE-DOR-02)."""
    g.tell(DoorClosed(option.door, who, rule="DE-DOR-04", also=("DE-RUL-76",)))
    await guards(g, "door", who)


@MOVEMENT.carries_out(opt.Open)
async def use_handle(g: G, who: str, option: opt.Open) -> None:
    """A figure opens a door; the points are paid (DE-DOR-02)."""
    await open_door(g, option.door, who, "DE-DOR-04", "DE-RUL-76", "DE-DOR-07")


@IN_ACTIVATION.law(opt.Open, opt.Close)
def why_not_monster(state: DEState, who: str, option: AnyDoor) -> Reason | None:
    """Why a monster cannot do so (DE-MON-01)."""
    return why_not_door(state, who, option) or why_not_pay(state, who, option.cost)


@IN_ACTIVATION.carries_out(opt.Open, opt.Close)
async def monster_uses(g: G, who: str, option: AnyDoor) -> None:
    """Open or close a door by a monster, which pays like a hero (DE-MON-01)."""
    pay_points(g, who, option.cost, option.door)
    await MOVEMENT.carry_out(g, who, option)


async def open_door(g: G, door: str, who: str, cite: str, *also: str) -> None:
    """A door opens: what is behind it is revealed, then traps on doors may be played."""
    g.tell(DoorOpened(door, who, rule=cite, also=also))
    await reveal_seen(g)
    await happened(g, "open", door, by=who)
    if who in g.state.heroes:
        await window(g, "hero_opens_door", who, door)
    await guards(g, "door", who)
