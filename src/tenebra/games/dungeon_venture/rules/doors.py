"""Doors, and what an open door brings to light (DV-DOOR, DV-EXP-01 to DV-EXP-05, DV-SEC)."""

from __future__ import annotations

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.events.board import AreaRevealed, DoorClosed, DoorOpened, DoorPlaced
from tenebra.games.dungeon_venture.rules.actions import OF_MONSTER, REORGANIZING
from tenebra.games.dungeon_venture.rules.scenario_rules import happened
from tenebra.games.dungeon_venture.scenario import SECRET
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import BOSS, CLOSED, LOCKED, MONSTER, OPEN, DVState, Figure
from tenebra.kernel import Game, Option, Reason

G = Game[DVState]
WANTED: dict[type[opt.Open | opt.Close], str] = {opt.Open: CLOSED, opt.Close: OPEN}
"""The status that a door must have to be opened, and to be closed (DV-DOOR-02)."""


def reveal(g: G, area: str, cite: str) -> None:
    """The Keeper places what the sheet lists: furniture, doors, chests, altars; no Monsters, Traps, secret doors (DV-EXP-02)."""
    state, sheet = g.state, sheet_of(g.state)
    if area in state.areas:
        return

    def here(place: str) -> bool:
        return sheet.area_of.get(place) == area

    g.tell(
        AreaRevealed(
            area,
            {space: kind for space, kind in sheet.furniture.items() if here(space)},
            {thing: space for thing, space in sheet.things.items() if here(space)},
            {token: space for token, space in sheet.tokens.items() if here(space)},
            rule=cite,
        )
    )
    for door, status in sheet.doors.items():
        # DV-SEC-02: not those that are secret; DV-RUL-96: closed, where the sheet says so
        if area in sheet.door_areas[door] and door not in state.doors and status != SECRET:
            g.tell(DoorPlaced(door, LOCKED if is_locked(state, door) else status, rule="DV-EXP-02"))
            if status == OPEN:
                reveal_behind(g, door)


def secret_doors(state: DVState) -> list[str]:
    """Secret doors nobody has found."""
    doors = sheet_of(state).doors
    return [door for door, kind in doors.items() if kind == SECRET and door not in state.doors]


def is_locked(state: DVState, door: str) -> bool:
    """The Adventure sheet locks the door and nothing has unlocked it."""
    return door in sheet_of(state).locked and door not in state.unlocked


def reveal_behind(g: G, door: str) -> None:
    """Both sides of an open door are set up (DV-EXP-02)."""
    for area in sheet_of(g.state).door_areas[door]:
        reveal(g, area, "DV-EXP-02")


def door_options(state: DVState, figure: Figure) -> list[Option]:
    """The doors a figure can open or close from where it stands."""
    doors = sheet_of(state).doors_at.get(figure.space, ())
    return [kind(door) for door in doors for kind, status in WANTED.items() if status_for(state, figure, door) == status]


def status_for(state: DVState, figure: Figure, door: str) -> str:
    """A door as a figure finds it, "" if there is none for it."""
    status = state.doors.get(door, "")
    if not status and figure.form in (MONSTER, BOSS) and door in secret_doors(state):
        # DV-SEC-04, DV-RUL-27: a Monster opens a secret door nobody has found
        return LOCKED if is_locked(state, door) else CLOSED
    return status


@OF_MONSTER.law(opt.Open, opt.Close)
@REORGANIZING.law(opt.Open, opt.Close)
def why_not_door(state: DVState, who: str, option: opt.Open | opt.Close) -> Reason | None:
    """Why a figure cannot open or close a door, whatever stands on its two sides."""
    figure, door = state.figures[who], option.door
    status = status_for(state, figure, door)
    if not status:
        return Reason("DV-SEC-05", "no-such-door", {"door": door})
    if figure.space not in sheet_of(state).front_spaces(door):
        return Reason("DV-DOOR-03", "not-in-front-of-door", {"door": door})
    if status == LOCKED:
        return Reason("DV-GEN-06", "door-locked", {"door": door})
    if status != WANTED[type(option)]:
        return Reason("DV-DOOR-02", "door-already-open" if status == OPEN else "door-already-closed", {"door": door})
    return None


@OF_MONSTER.carries_out(opt.Open)
async def open_by_hand(g: G, who: str, option: opt.Open) -> None:
    """From in front of it (DV-DOOR-02)."""
    await open_door(g, option.door, who)


@OF_MONSTER.carries_out(opt.Close)
async def close_by_hand(g: G, who: str, option: opt.Close) -> None:
    """Likewise."""
    close_door(g, option.door, who)


async def open_door(g: G, door: str, by: str, cite: str = "DV-DOOR-02") -> None:
    """A closed door becomes an open one; opening always succeeds."""
    if door not in g.state.doors:
        g.tell(DoorPlaced(door, CLOSED, rule="DV-SEC-04"))
    g.tell(DoorOpened(door, by, rule=cite))
    reveal_behind(g, door)
    await happened(g, "open", door)


def close_door(g: G, door: str, by: str, cite: str = "DV-DOOR-06") -> None:
    """An open door becomes a closed one, whoever stands beside it (DV-DOOR-06)."""
    g.tell(DoorClosed(door, by, rule=cite))
