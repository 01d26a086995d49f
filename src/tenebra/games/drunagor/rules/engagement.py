"""Characters in range (DR-RNG-01), and engagement (DR-ENG): who stands next to an enemy it knows of."""

from __future__ import annotations

from tenebra.games.drunagor.rules.passives import is_immune
from tenebra.games.drunagor.rules.space import at, beside, covers, enemies_of, in_range, standing
from tenebra.games.drunagor.state import STEALTH, DRState, are_enemies, character
from tenebra.kernel import derived

ADJACENT = 0
"""The range of melee (DR-RNG-02)."""
BESIDE = -2
"""In the place of a range: only those adjacent."""


def sees(state: DRState, who: str, other: str) -> bool:
    """A character treats another one as there: it is not Knocked Out, nor hidden from it.

    In a Battleground hidden characters are known of (DR-PVP-09).
    """
    hero = state.heroes.get(other)
    if hero is not None and hero.is_down:
        return False  # DR-KNO-03
    hidden = STEALTH in (hero if hero is not None else character(state, other)).tokens
    # DR-CND-10, DR-CND-14
    return not hidden or bool(state.teams) or not are_enemies(state, who, other) or is_immune(state, who, STEALTH)


def spaces_within(state: DRState, who: str, reach: int) -> int:
    """The squares in range of a character, its own included (DR-RNG-01)."""
    return beside(state, who) | covers(state, who) if reach == ADJACENT else in_range(state, who, reach)


def around(state: DRState, who: str, reach: int, *, is_adjacent: bool = False) -> list[str]:
    """The characters in range of one, or adjacent to it."""
    return _around(state, who, BESIDE if is_adjacent else reach)


@derived
def _around(state: DRState, who: str, reach: int) -> list[str]:
    return at(state, beside(state, who) if reach == BESIDE else spaces_within(state, who, reach))


@derived
def _unseen(state: DRState) -> list[str]:
    """The characters who are Knocked Out or have STEALTH: all whom somebody may not know of."""
    found = [hero.id for hero in state.heroes.values() if hero.is_down or STEALTH in hero.tokens]
    for some in (state.monsters, state.familiars, state.companions):
        found += [one.id for one in some.values() if STEALTH in one.tokens]
    return found


def foe_spaces(state: DRState, who: str) -> int:
    """The squares of all enemies that a character knows of."""
    return _known_foe_spaces(state, who) if _unseen(state) else enemies_of(state, who)


@derived
def _known_foe_spaces(state: DRState, who: str) -> int:
    found, of = enemies_of(state, who), standing(state).of
    for other in _unseen(state):
        here = of.get(other, 0)
        if here & found and are_enemies(state, who, other) and not sees(state, who, other):
            found &= ~here
    return found


def foes(state: DRState, who: str, reach: int, *, is_adjacent: bool = False) -> list[str]:
    """The enemies in range of a character, or adjacent to it, that it knows of."""
    spaces = spaces_of_foes(state, who, reach, is_adjacent=is_adjacent)
    return [other for other in at(state, spaces) if are_enemies(state, who, other)] if spaces else []


def spaces_of_foes(state: DRState, who: str, reach: int, *, is_adjacent: bool = False) -> int:
    """The squares of its enemies that are in range, or adjacent."""
    spaces = beside(state, who) if is_adjacent else spaces_within(state, who, reach)
    return spaces & foe_spaces(state, who)


def is_engaged(state: DRState, who: str) -> bool:
    """Adjacent to an enemy that it knows of (DR-ENG-01, DR-ENG-07, DR-RUL-34, DR-RUL-53)."""
    return bool(beside(state, who) & foe_spaces(state, who))
