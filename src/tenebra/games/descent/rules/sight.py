"""Line of sight and range (DE-LOS, DE-RNG, DE-STR-06): who sees which spaces, from where, and how far they are."""

from __future__ import annotations

from typing import NamedTuple

from tenebra.boards.eight import apart, within
from tenebra.games.descent.rules.space import covers, grid_of, lines_of, occupied, spaces_with, steps_of
from tenebra.games.descent.state import PIT, ROCK, DEState, Figure, Hero, figure, is_on
from tenebra.kernel import derived


class Line(NamedTuple):
    """A line of sight: the space it begins in, and how many spaces away the target is (DE-RNG-01, DE-RUL-61)."""

    origin: str
    distance: int


def rocks(state: DEState) -> int:
    """The spaces whose obstacle blocks sight (DE-OBS-01 to DE-OBS-03)."""
    return spaces_with(state, ROCK)


@derived
def seen(state: DEState, who: str) -> int:
    """Every space that a figure has line of sight to, its own among them (DE-LOS-01)."""
    own = covers(state, who)
    if not own:
        return 0  # in Town
    figure_ = figure(state, who)
    if figure_.in_pit:
        return own | _out_of_pit(state, own)
    return in_view(state, figure_, seen_directly(state, own) | _up_and_down(state, own))


def seen_directly(state: DEState, own: int) -> int:
    """Spaces seen from others without looking along a staircase: figures, rock, walls and closed doors block (DE-RUL-59).

    From any space of the figure, in every direction, and past its own spaces (DE-GEN-07, DE-LOS-01 to DE-LOS-04, DE-LRG-02).
    """
    return lines_of(state).seen(own, occupied(state) | rocks(state))


def seen_to_reveal(state: DEState, hero: Hero) -> int:
    """The spaces a hero sees of areas to come, not along a staircase (DE-LOS-07, DE-OBS-05, DE-RUB-01)."""
    own = covers(state, hero.id)
    return _out_of_pit(state, own) if hero.in_pit else in_view(state, hero, seen_directly(state, own))


def in_view(state: DEState, who: Figure, spaces: int) -> int:
    """The spaces, of these, that a hero can see while the Overlord has dimmed the light."""
    if not isinstance(who, Hero) or not state.dimmed:
        return spaces
    return spaces & within(grid_of(state), covers(state, who.id), state.dimmed)


def _out_of_pit(state: DEState, own: int) -> int:
    """The spaces seen out of a pit: none; by the switch those beside it, and who is in it too (DE-RUL-14, DE-SWI-03)."""
    if not is_on(state, "pit_sight"):
        return 0
    pit = pit_around(state, own)
    return pit | steps_of(state).beside(pit)


def pit_around(state: DEState, spaces: int) -> int:
    """The whole pit that these spaces are part of (DE-RUL-15)."""
    return steps_of(state).reach(spaces, grid_of(state).width * grid_of(state).height, spaces_with(state, PIT))


def _up_and_down(state: DEState, own: int) -> int:
    """The spaces seen along staircases: the other end, and from an end also what lies next to the other (DE-STR-06)."""
    if not state.stairs:
        return 0
    steps, out = steps_of(state), 0
    for here, there in stair_ends(state):
        if own & here:
            out |= there | steps.beside(there)
        elif own & steps.beside(here):
            out |= there
    return out


@derived
def stair_ends(state: DEState) -> list[tuple[int, int]]:
    """The two ends of every staircase that is on the board whole, each as the nearer one once (DE-STR-05, DE-RUB-01)."""
    bit = grid_of(state).bit
    ends = [(bit[space], colour) for space, colour in state.stairs.items()]
    return [(here, there) for here, colour in ends for there, other in ends if colour == other and here != there]


def sees(state: DEState, who: str, spaces: int) -> bool:
    """A figure has line of sight to one of the spaces."""
    return bool(seen(state, who) & spaces)


def distance(state: DEState, origin: int, target: int) -> int:
    """Spaces from one to the other, along a staircase where that is shorter (DE-RUL-61, DE-RUL-62)."""
    grid = grid_of(state)
    straight = apart(grid, origin, target)
    near = [
        apart(grid, origin, here) + 1 + apart(grid, there, target)
        for here, there in stair_ends(state)
        if apart(grid, origin, here) <= 1 and apart(grid, there, target) <= 1
    ]
    return min([straight, *near])


def seen_by_heroes_when_spawning(state: DEState) -> int:
    """The spaces where nothing may be spawned for a hero sees them, or Boggs (DE-SPW-05, DE-SPW-06)."""
    out = 0
    for hero in state.heroes.values():
        own = covers(state, hero.id)
        if hero.in_pit:
            out |= _out_of_pit(state, own)
        elif own:
            out |= in_view(state, hero, _seen_past_monsters(state, own))
    boggs = state.familiars.get("boggs")
    # DE-FAM-08: as if Boggs were a hero
    if boggs is not None and boggs.space:
        out |= _seen_past_monsters(state, grid_of(state).bit[boggs.space])
    return out


def _seen_past_monsters(state: DEState, own: int) -> int:
    """The spaces seen as if no monster stood there; heroes, rock, walls and doors block (DE-SPW-07, DE-RUL-73, DE-LOS-08)."""
    return lines_of(state).seen(own, occupied(state, monsters=False) | rocks(state)) | _up_and_down(state, own)
