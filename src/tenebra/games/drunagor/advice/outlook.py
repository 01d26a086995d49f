"""The evaluation of a position for a computer Hero: the ways on the board, what waits to be done, and who had better do it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from tenebra.games.drunagor.rules.doors import is_locked
from tenebra.games.drunagor.rules.interactions import open_choices
from tenebra.games.drunagor.rules.objectives import is_reached
from tenebra.games.drunagor.rules.space import board_of, covers, grid_of, standing, terrain_of
from tenebra.games.drunagor.scenario import Phrase
from tenebra.games.drunagor.scenarios import sheet_of
from tenebra.games.drunagor.state import WATER, DRState, Hero, are_enemies

FAR = 99
ROUGH_WAY = 6
"""The cost of a way through terrain that hurts, in steps."""
MANY = 60
"""Further than any way on a map."""


class Errand(NamedTuple):
    """Something to be done that is no fight: what, under which name, and the squares to do it from."""

    kind: str
    name: str
    places: int


class Outlook:
    """One moment of an Adventure, as a whole."""

    def __init__(self, state: DRState) -> None:
        self.state = state
        self.board = board_of(state)
        self._rings: dict[tuple[int, int], list[int]] = {}
        harm = 0
        for kind, squares in terrain_of(state).items():
            harm |= squares if kind != WATER else 0
        self.kind_floor = self.board.floor & ~harm
        """Squares that hurt nobody."""

    def rings(self, goal: int, floor: int) -> list[int]:
        """The squares by their distance from some squares; characters are not in the way, solid tokens are."""
        found = self._rings.get((goal, floor))
        if found is None:
            walk = self.board.walk(large=False, safe=True)
            open_floor = floor & ~standing(self.state).objects | goal
            found = self._rings[goal, floor] = list(walk.rings(goal, open_floor, MANY))
        return found

    def distance(self, here: int, goal: int) -> int:
        """Steps from a square to the nearest of some, characters left out; round terrain that hurts, if there is a way."""
        for floor, more in ((self.kind_floor | here, 0), (self.board.floor, ROUGH_WAY)):
            steps = next((steps for steps, ring in enumerate(self.rings(goal, floor)) if ring & here), FAR)
            if steps < FAR:
                return steps + more
        return FAR

    def enemies(self, hero: str) -> list[str]:
        """Everybody to be fought."""
        state = self.state
        standing = [one.id for one in state.heroes.values() if one.space and not one.is_down]
        return [one for one in (*state.monsters, *standing) if are_enemies(state, hero, one)]

    def foes(self, hero: str) -> int:
        """The squares of everybody to be fought."""
        return reduce(or_, (covers(self.state, foe) for foe in self.enemies(hero)), 0)

    # --- what waits to be done

    def errands(self) -> list[Errand]:
        """The errands: what the Adventure wants first, then what helps: places, scenes, Chests, Doors."""
        state, sheet, bit = self.state, sheet_of(self.state), grid_of(self.state).bit
        out: list[Errand] = []
        for phrase in sheet.wins:
            if phrase.verb == "stands" and self.is_last(phrase):
                out.append(Errand("place", phrase.place, sheet.place(phrase.place) & self.board.floor))
        for token, scene in state.scenes.items():
            if open_choices(state, token):
                out.append(Errand("scene", token, self.board.steps.beside(bit[scene.space]) & self.board.floor))
        for name, chest in state.chests.items():
            out.append(Errand("chest", name, (self.board.steps.beside(bit[chest.space]) | bit[chest.space]) & self.board.floor))
        for door, is_open in state.doors.items():
            if not is_open and not is_locked(state, door):
                out.append(Errand("door", door, board_of(state).closed[door]))
        return out

    def is_last(self, phrase: Phrase) -> bool:
        """Nothing is left to be done for the objective but to stand somewhere, which lies open."""
        wins = sheet_of(self.state).wins
        others = all(is_reached(self.state, other) for other in wins if other.verb != "stands")
        return others and not is_reached(self.state, phrase) and bool(sheet_of(self.state).place(phrase.place) & self.board.floor)

    def way_out(self) -> Errand | None:
        """The errand to where everybody will have to stand in the end: whoever has nothing else to do goes there already."""
        for phrase in sheet_of(self.state).wins:
            places = sheet_of(self.state).place(phrase.place) & self.board.floor if phrase.verb == "stands" else 0
            if places:
                return Errand("place", phrase.place, places)
        return None

    def mine(self, hero: Hero) -> Errand | None:
        """The errand a Hero had better see to: each goes to the one nearest to it, all who are left to one place or Door."""
        errands = self.errands()
        small = [errand for errand in errands if errand.kind in ("scene", "chest")]
        for who, errand in self.shared_out(small):
            if who == hero.id:
                return errand
        large = [errand for errand in errands if errand.kind in ("place", "door")]
        if not large:
            return self.way_out()
        return min(large, key=lambda errand: (errand.kind == "door", self.walk_of_all(errand), errand.name))

    def shared_out(self, errands: Sequence[Errand]) -> Iterator[tuple[str, Errand]]:
        """The Hero for each errand: the shortest way first, one errand for each Hero."""
        left, free = list(errands), self.upright()
        while left and free:
            ways = [
                (self.distance(covers(self.state, who), errand.places), free.index(who), errand, who)
                for errand in left
                for who in free
            ]
            steps, _, errand, who = min(ways, key=lambda way: (way[0], way[1], way[2].name))
            if steps >= FAR:
                return
            yield who, errand
            left.remove(errand)
            free.remove(who)

    def upright(self) -> list[str]:
        """The Heroes who stand."""
        return [one.id for one in self.state.heroes.values() if one.space and not one.is_down]

    def walk_of_all(self, errand: Errand) -> int:
        """The steps of all who stand to an errand; whoever cannot come there counts like one who is far."""
        return sum(self.distance(covers(self.state, who), errand.places) for who in self.upright())

    def stragglers(self, errand: Errand) -> list[str]:
        """The Heroes who stand and could come along, but are not near enough yet."""
        steps = {who: self.distance(covers(self.state, who), errand.places) for who in self.upright()}
        return [who for who, number in steps.items() if NEAR < number < FAR]

    def hurry(self) -> float:
        """The urgency to get on instead of fighting: 1 on the last way out, less while a clock runs down."""
        sheet, state = sheet_of(self.state), self.state
        open_wins = [phrase for phrase in sheet.wins if not is_reached(state, phrase)]
        if open_wins and all(phrase.verb == "stands" for phrase in open_wins):
            return 1.0
        left = [len(state.bag) / RUNES_A_ROUND] if sheet.rune_card else []
        left += [phrase.number - state.round for phrase in sheet.losses if phrase.verb == "round"]
        return max(0.0, 1 - min(left, default=SOON) / SOON)


NEAR = 7
"""The steps from a Door at which one still comes in time."""
SOON = 8
"""The number of rounds before the end at which a clock begins to matter."""
RUNES_A_ROUND = 1.5
"""Runes that are drawn in a round, on average (DR-DRK-02)."""
