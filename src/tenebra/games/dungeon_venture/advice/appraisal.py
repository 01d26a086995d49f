"""The evaluation of a position for computer players: odds, distances, dangers. Everything is read from a view's state."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from tenebra.boards import Passages, SquareGrid
from tenebra.games.dungeon_venture.dice import NO_DICE, Pool, damage_odds
from tenebra.games.dungeon_venture.rules.cards import why_not_card
from tenebra.games.dungeon_venture.rules.characteristics import life_left, movement_of, pool_of, talent_of
from tenebra.games.dungeon_venture.rules.space import diagonals, is_explored, obstacles, visible_spaces, ways
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import BOSS, CLOSED, FOUND, HERO, MONSTER, SPIRIT, DVState, Figure
from tenebra.kernel import Option
from tenebra.kit.decks import HIDDEN, name_of

FAR = 99
"""A distance for what cannot be reached."""


@lru_cache(maxsize=1024)
def _distances(grid: SquareGrid, goal: int, through: int, by: Passages) -> dict[str, int]:
    # what is far away seldom changes from one choice to the next
    out: dict[str, int] = {}
    for steps, ring in enumerate(grid.rings(goal, through, by)):
        out |= dict.fromkeys(grid.named.of(ring), steps)
    return out


@lru_cache(maxsize=8192)
def kill_chance(attack: Pool, defence: Pool, life: int) -> float:
    """The chance that one attack takes so many Life Points."""
    return float(sum(damage_odds(attack, defence)[life:]))


@lru_cache(maxsize=8192)
def mean_damage(attack: Pool, defence: Pool, life: int = FAR) -> float:
    """The wounds an attack makes on average; more than there is life left does not count."""
    return float(sum(min(n, life) * p for n, p in enumerate(damage_odds(attack, defence))))


def has_lasting_copy(state: DVState, figure: Figure, name: str) -> bool:
    """An identical card already lies open for this figure (DV-CON-04)."""
    return any(lasting.on == figure.id and name_of(lasting.card) == name for lasting in state.lasting)


class Deed(NamedTuple):
    """An Action worth taking: how much, from which spaces, and why."""

    value: float
    spaces: int
    option: Option
    why: str
    about: dict[str, str]


class Board:
    """The position as one figure sees it, with what is asked more than once worked out once."""

    def __init__(self, state: DVState) -> None:
        self.state = state
        self.sheet = sheet_of(state)
        self.grid = self.sheet.grid
        self.bit = self.grid.bit
        self.area_of = self.sheet.area_of
        self.ways: Passages = ways(state)
        self.blocked = obstacles(state)
        figures = state.figures.values()
        self.heroes = [figure for figure in figures if figure.form == HERO]
        self.spirits = [figure for figure in figures if figure.form == SPIRIT]
        self.foes = [figure for figure in figures if figure.form in (MONSTER, BOSS)]
        self.hero_spaces = self.grid.set_of(figure.space for figure in self.heroes)
        self.foe_spaces = self.grid.set_of(figure.space for figure in self.foes)
        self._pools: dict[tuple[str, str], Pool] = {}

    def pool(self, figure: Figure, stat: str) -> Pool:
        """The dice of a characteristic; against what nothing resists there are none."""
        key = figure.id, stat
        if key not in self._pools:
            self._pools[key] = NO_DICE if stat == "none" else pool_of(self.state, figure, stat)
        return self._pools[key]

    def life(self, figure: Figure) -> int:
        return life_left(self.state, figure)

    def has_boss(self) -> bool:
        return any(foe.form == BOSS for foe in self.foes)

    def beside(self, space: str) -> int:
        """The adjacent spaces."""
        return self.grid.beside(self.bit[space], self.ways)

    def reach_of(self, attacker: Figure, target: str) -> int:
        """The spaces from which a figure can attack somebody standing on a space."""
        spaces = self.beside(target)
        match talent_of(self.state, attacker):
            case "ranged":
                return spaces | visible_spaces(self.state, target)
            case "diagonal":
                return spaces | diagonals(self.state, target)
        return spaces

    def doors_down(self, unseen_too: bool = False) -> Passages:
        """The ways if every closed door were open, for plans longer than a turn; the Keeper also knows unseen doors."""
        doors = [door for door, status in self.state.doors.items() if status == CLOSED]
        east, south = self.ways
        if unseen_too:
            doors += [d for d in self.sheet.doors if d not in self.state.doors and d not in self.sheet.locked]
        for door in doors:
            opened = self.grid.edges[door][2]
            east |= opened.east
            south |= opened.south
        return Passages(east, south)

    def distances(self, goal: int, through: int, by: Passages) -> dict[str, int]:
        """The distance of each space from a set of spaces; not the caller's to change."""
        return _distances(self.grid, goal, through, by)

    def known_traps(self) -> int:
        """Spaces on which a Hero had better not stop: Traps found, and Pits in any case."""
        traps = self.state.traps.items()
        return self.grid.set_of(space for space, trap in traps if trap.status == FOUND or trap.kind == "pit")

    def zones(self, attackers: Iterable[Figure], walls: int) -> list[tuple[int, Figure]]:
        """Per attacker the spaces it can strike in its next turn; `walls` are spaces it cannot go through."""
        out = []
        grid, state = self.grid, self.state
        for figure in attackers:
            through = grid.floor & ~self.blocked & ~walls
            walked = grid.reach(self.bit[figure.space], movement_of(state, figure), through, self.ways)
            zone = walked | grid.beside(walked, self.ways)
            if talent_of(state, figure) == "ranged":
                for area in dict.fromkeys(self.area_of[space] for space in grid.spaces(walked)):
                    zone |= self.sheet.areas[area]
            out.append((zone, figure))
        return out

    def altar_sides(self, explored_only: bool = True) -> int:
        """The spaces beside Altars."""
        out = 0
        for space, kind in self.state.furniture.items():
            if kind == "altar" and (not explored_only or is_explored(self.state, self.area_of[space])):
                out |= self.beside(space)
        return out

    def playable(self, figure: Figure) -> list[str]:
        """The cards a figure could play now, whatever they may be aimed at."""
        pile = self.state.heroes[figure.id].hand if figure.form == HERO else self.state.keeper_cards
        names = dict.fromkeys(name_of(copy) for copy in pile if copy != HIDDEN)
        return [name for name in names if why_not_card(self.state, figure, name) is None]
