"""Trap tokens (DR-EFF-23 to DR-EFF-27) and the Trap die (DR-CHE-03)."""

from __future__ import annotations

from tenebra.games.drunagor.dice import TRAP_DIE, TRAP_TOKENS
from tenebra.games.drunagor.effects import triggered
from tenebra.games.drunagor.events.board import TrapPlaced, TrapRemoved
from tenebra.games.drunagor.rules.damage import suffer
from tenebra.games.drunagor.rules.passives import bonus, is_immune
from tenebra.games.drunagor.rules.space import at, board_of, covers
from tenebra.games.drunagor.rules.tokens import give
from tenebra.games.drunagor.state import BLEED, BURN, POISON, DRState, are_enemies, is_there
from tenebra.kernel import Game

G = Game[DRState]
BEAR = (BLEED, 2, "DR-EFF-25")
FIRE = (BURN, 4, "DR-EFF-26")
VENOM = (POISON, 2, "DR-EFF-27")
TRAPS = {"bear": BEAR, "fire": FIRE, "poison": VENOM}
DAMAGE = 2


def trap_areas(state: DRState, who: str) -> list[str]:
    """The areas where a Hero may put a trap: adjacent to its own, without one (DR-EFF-23)."""
    board = board_of(state)
    own = board.areas_over(covers(state, who))
    near = board.blocks.within(own, 1) & ~own
    names = {number: name for name, number in board.first_of.items()}
    return [names[number] for number in board.grid.cells(near) if names[number] not in state.traps]


def place_trap(g: G, who: str, kind: str, at_area: str, skill: str) -> None:
    """A trap comes into the centre of an area; one that the same Skill has placed is taken up (DR-EFF-23)."""
    for area, trap in list(g.state.traps.items()):
        if trap.skill == skill and trap.owner == who:
            g.tell(TrapRemoved(trap.kind, area, rule="DR-EFF-23"))
    g.tell(TrapPlaced(kind, at_area, who, skill, rule="DR-EFF-23"))


def trap_under(state: DRState, who: str) -> str:
    """The area with a trap of an enemy in which a character stands; "" if there is none."""
    if not state.traps:
        return ""
    board = board_of(state)
    for number in board.grid.cells(board.areas_over(covers(state, who))):
        spaces = board.blocks.spaces[number]
        area = board.grid.names[(spaces & -spaces).bit_length() - 1]
        if area in state.traps and are_enemies(state, who, state.traps[area].owner):
            return area
    return ""


async def spring(g: G, who: str) -> None:
    """An enemy activates in the area of a trap, or has come into it: every enemy there is affected (DR-EFF-24, DR-RUB-08)."""
    state = g.state
    area = trap_under(state, who)
    if not area:
        return
    trap, board = state.traps[area], board_of(state)
    inside = at(state, board.blocks.spaces[board.first_of[area]])
    token, number, rule = TRAPS[trap.kind]
    g.tell(TrapRemoved(trap.kind, area, who, rule="DR-EFF-24", also=("DR-RUB-08", rule)))
    damage = DAMAGE + bonus(state, trap.owner, "trap_dmg")
    for other in inside:
        if is_there(state, other) and are_enemies(state, other, trap.owner) and not is_immune(state, other, "traps"):
            await suffer(g, other, damage, preventable=False, source=trap.owner, rule=rule)
            if is_there(state, other):
                await give(g, other, token, number, rule, by=trap.owner)
    await triggered(g, "when_a_trap_springs", trap.owner, who)


async def roll_trap_die(g: G, who: str) -> None:
    """Roll for what a Chest does to whoever opens or crushes it (DR-CHE-03, DR-RUL-46)."""
    (face,) = g.roll([TRAP_DIE], who, "DR-CHE-03")
    if face in TRAP_TOKENS:
        await give(g, who, face, TRAP_TOKENS[face], "DR-CHE-03")
