"""Drunagor: Heroes open every Door that is not locked for good, climb everything, and choose whatever a scene offers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

from tenebra.boards.eight import touching
from tenebra.games.drunagor.content.foes import kinds
from tenebra.games.drunagor.rules.doors import RANDOM, is_locked
from tenebra.games.drunagor.rules.objectives import is_reached
from tenebra.games.drunagor.rules.space import Board, board_of
from tenebra.games.drunagor.scenario import Phrase
from tenebra.games.drunagor.scenarios import sheet_of
from tenebra.games.drunagor.state import DRState
from tenebra.kernel import copy_of
from tests.laws.winnable import Hopes, Winnable


class DrunagorHopes(Hopes[DRState, Phrase]):
    """What Heroes could still come to in an Adventure."""

    sheet_of = sheet_of
    is_reached = is_reached
    LASTING: ClassVar[frozenset[str]] = frozenset({"count", "slain", "lost", "laid", "heroes", "took"})

    def __init__(self, state: DRState) -> None:
        super().__init__(state)
        self.laid, self.bridges = dict.fromkeys(state.laid), dict.fromkeys(state.bridges)
        self.open = {door for door, is_open in state.doors.items() if is_open}
        self.chosen = set(state.chosen)
        self.counted: Counter[tuple[str, str]] = Counter()
        """How often the options of a scene could count something."""
        self.near = 0
        """The squares next to where Heroes could come, and those."""

    def extent(self) -> object:
        return self.here, len(self.laid), len(self.chosen)

    def spread(self) -> None:
        """From Door to Door, as long as one leads further."""
        before = None
        while before != (before := (len(self.laid), len(self.open), len(self.bridges))):
            self.laid |= dict.fromkeys(self.named("lay"))
            self.bridges |= dict.fromkeys([bridge for setup in self.laid for bridge in self.sheet.setups[setup].bridges])
            self.bridges |= dict.fromkeys(self.named("bridge"))
            board = self.board()
            start = self.sheet.grid.set_of(hero.space for hero in self.state.heroes.values() if hero.space)
            self.here = board.walk(large=False, safe=False).reach(start & board.floor, board.floor)
            self.near = self.here | board.steps.beside(self.here)
            for door in self.sheet.doors.values():
                if door.beside in self.laid and self.can_open(door.id) and touching(self.sheet.grid, door.edges) & self.here:
                    self.open.add(door.id)
                    self.laid |= dict.fromkeys([door.opens] if door.opens else [])

    def board(self) -> Board:
        """The board as it could lie one day."""
        state = copy_of(self.state)
        state.laid, state.bridges, state.doors = [*self.laid], [*self.bridges], dict.fromkeys(sorted(self.open), True)
        return board_of(state)

    def can_open(self, door: str) -> bool:
        return not is_locked(self.state, door) or door in self.named("unlock")

    def tokens(self) -> dict[str, tuple[str, int]]:
        """The Interaction tokens that lie or will lie: their squares and charges."""
        found = {name: (scene.space, scene.charges) for name, scene in self.state.scenes.items()}
        new = [setup for name, setup in self.sheet.setups.items() if name in self.laid and name not in self.state.laid]
        scenes = [one for setup in new for one in setup.scenes.items()]
        scenes += [(phrase.name, phrase.place) for phrase in self.brought if phrase.verb == "token"]
        for name, space in scenes:
            more = self.sheet.interactions[name].charges
            found[name] = space, found.get(name, ("", 0))[1] + more
        return found

    def scenes(self) -> Iterator[tuple[str, int]]:
        """The scenes that Heroes can come to, or that begin by themselves, and how many options of each can be chosen."""
        bit = self.sheet.grid.bit
        yield from ((name, charges) for name, (space, charges) in self.tokens().items() if bit[space] & self.near)
        yield from ((name, 1) for name in sorted(self.named("scene")))

    def choose(self) -> None:
        for token, charges in self.scenes():
            for choice in self.sheet.interactions[token].choices:
                key = f"{token}:{choice.id}"
                if key not in self.chosen and all(map(self.may_hold, choice.given)):
                    self.chosen.add(key)
                    both = dict.fromkeys((*choice.do, *choice.fail))
                    self.carry_out([phrase for phrase in both if phrase.verb != "count"], 1)
                    for phrase in both:
                        if phrase.verb == "count" and self.counted[token, phrase.name] < charges:
                            self.counted[token, phrase.name] += 1
                            self.counts[phrase.name] += 1

    def is_to_come(self, name: str) -> bool:
        """A Monster of that kind or name is on the board, in a setup that is to be laid, or summoned."""
        here = any(name in (one.id, one.card, one.id.rpartition("-")[0]) for one in self.state.monsters.values())
        new = [setup for setup in self.laid if setup not in self.state.laid]
        waiting = {placement.what for setup in new for placement in self.sheet.setups[setup].monsters} | self.named("summon")
        drawn = {kind for colour in RANDOM if colour in waiting for kind in kinds(colour)}
        return here or name in waiting | drawn

    def happens(self, on: Phrase) -> bool:
        match on.verb:
            case "open":
                return not self.state.doors.get(on.name) and on.name in self.open
            case "lay":
                return on.name not in self.state.laid and on.name in self.laid
            case "cleared":
                return on.name in self.laid
            case "slay":
                return self.is_to_come(on.name)
            case "enter" | "rest":
                return bool(self.here & self.sheet.place(on.place))
            case "interact":
                return any(token == on.name for token, _ in self.scenes())
        return True

    def holds(self, phrase: Phrase) -> bool:
        name = phrase.name
        match phrase.verb:
            case "cleared" | "laid":
                return name in self.laid
            case "slain":
                return self.is_so(phrase) or self.is_to_come(name)
            case "stands":
                return bool(self.here & self.sheet.place(phrase.place))
            case "lost" | "held":
                return True
            case "took":
                return name in self.chosen
            case "has":
                return self.is_so(phrase) or name in self.named("status", "aura", "outcome")
        return self.is_so(phrase)


def take_the_lamp(state: DRState) -> None:
    del state.scenes["square-lamp"]


def lose_the_boss(state: DRState) -> None:
    state.laid.append("hall")


WINNABLE = Winnable(
    DrunagorHopes,
    [("the-disappearance-of-blackriver", take_the_lamp, "under"), ("the-raid-on-ignispyra", lose_the_boss, "bane")],
)
