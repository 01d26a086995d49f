"""Descent: heroes walk everywhere but through obstacles and locked doors, and come out of Town by their glyphs."""

from __future__ import annotations

from typing import ClassVar

from tenebra.boards.grid import FOREVER
from tenebra.games.descent.rules.space import ground_with_open
from tenebra.games.descent.rules.victory import is_reached
from tenebra.games.descent.scenario import KEYS, Area, Phrase
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import ENCOUNTER, KEY, PIT, ROCK, THING, DEState
from tenebra.kit.decks import name_of
from tests.laws.winnable import Hopes, Winnable


class DescentHopes(Hopes[DEState, Phrase]):
    """What heroes could still come to in a quest."""

    sheet_of = sheet_of
    is_reached = is_reached
    LASTING: ClassVar[frozenset[str]] = frozenset({"count", "slain", "taken", "revealed", "heroes"})

    def spread(self) -> None:
        state, grid = self.state, self.sheet.grid
        open_doors = [door for door in self.sheet.doors.values() if self.can_open(door.id)]
        steps = ground_with_open(grid, tuple(edge for door in open_doors for edge in door.edges)).steps
        free = grid.floor & ~grid.set_of(self.in_the_way())
        out_of_town = [space for space, is_active in state.glyphs.items() if is_active]
        start = grid.set_of([*(hero.space for hero in state.heroes.values() if hero.space), *out_of_town])
        self.here = steps.reach(start & free, FOREVER, free)

    def in_the_way(self) -> list[str]:
        """The spaces with rock or water, also of areas that are still to be revealed, but for what may be cleared."""
        cleared = {phrase.place for phrase in self.brought if phrase.verb == "clear"}
        lying = dict(self.state.obstacles)
        for area in self.unseen():
            lying |= area.obstacles
        return [space for space, kind in lying.items() if kind != PIT and space not in cleared]

    def unseen(self) -> list[Area]:
        """The areas that are still to be revealed."""
        return [area for area in self.sheet.areas.values() if area.name not in self.state.revealed]

    def can_open(self, door: str) -> bool:
        """A door that is open, has no rune or one whose key can be found, or is opened by the quest itself."""
        rune = self.sheet.doors[door].rune
        if not rune or self.state.doors.get(door) or rune in self.state.keys or rune in self.named("unlock"):
            return True
        return door in self.named("open") or any(colour == rune and self.can_come_to(key) for key, colour in KEYS.items())

    def places(self, name: str) -> list[str]:
        """Where something of that name lies, or will lie."""
        found = [token.space for id, token in self.state.tokens.items() if id == name]
        for area in self.unseen():
            found += [token.space for id, token in area.tokens.items() if id == name]
            found += [space for encounter, space in area.encounters.items() if encounter == name]
        return found + [phrase.place for phrase in self.brought if phrase.verb == "token" and phrase.name == name]

    def can_come_to(self, name: str) -> bool:
        """Somebody bears it, or could come to where it lies."""
        return name in self.state.bearers or any(self.here & self.sheet.grid.bit[space] for space in self.places(name))

    def can_reveal(self, area: Area) -> bool:
        """Heroes can come there, or the quest shows it."""
        return bool(self.here & area.spaces) or area.name in self.named("reveal")

    def is_to_come(self, monster: str) -> bool:
        """Kinds can always come; who has a name is on the board, waits where heroes can come, or is brought by the quest."""
        if monster not in self.sheet.uniques:
            return True
        waiting = {placement.kind for area in self.unseen() if self.can_reveal(area) for placement in area.monsters}
        return monster in waiting | self.named("spawn") or any(one.kind == monster for one in self.state.monsters.values())

    def happens(self, on: Phrase) -> bool:
        name, grid = on.name, self.sheet.grid
        match on.verb:
            case "reveal":
                return name not in self.state.revealed and self.can_reveal(self.sheet.areas[name])
            case "enter":
                return bool(self.here & self.sheet.place(name))
            case "encounter" | "take":
                return self.can_come_to(name)
            case "chest":
                return bool(self.here & grid.bit.get(name, 0))
            case "glyph":
                return not self.state.glyphs.get(name) and bool(self.here & grid.bit[name])
            case "open":
                return not self.state.doors.get(name) and self.can_open(name)
            case "bring":
                return self.can_come_to(name) and bool(self.here & self.sheet.place(on.place))
            case "slay":
                return self.is_to_come(name)
        return True

    def holds(self, phrase: Phrase) -> bool:
        name = phrase.name
        match phrase.verb:
            case "slain":
                return self.is_so(phrase) or self.is_to_come(name)
            case "revealed":
                return self.is_so(phrase) or self.can_reveal(self.sheet.areas[name])
            case "taken":
                return self.is_so(phrase) or self.can_come_to(name)
            case "opened":
                return self.is_so(phrase) or self.can_open(name)
        return self.is_so(phrase)


BLOCKS = ("ceiling-disagrees", "loose-flagstone")
"""The Overlord's cards that lay an obstacle under a hero."""


def bury_the_key(state: DEState) -> None:
    state.obstacles["I5"] = ROCK


def wall_up_the_glyphs(state: DEState) -> None:
    for hero in state.heroes.values():
        hero.space = ""
    state.obstacles |= dict.fromkeys(state.glyphs, ROCK)


def worst(state: DEState) -> None:
    """The traps that lay obstacles are on his hand, and he can pay for them."""
    pile = state.overlord.deck.draw
    state.overlord.hand = [copy for copy in (*state.overlord.hand, *pile) if name_of(copy) in BLOCKS]
    state.overlord.deck.draw = [copy for copy in pile if copy not in state.overlord.hand]
    state.overlord.threat = 60


def keeps(state: DEState, option: str) -> bool:
    """What blocks a space he keeps until a hero stands on what is sought: a key, an encounter, a thing of the quest."""
    here = state.heroes[state.turn.hero].space if state.turn is not None else ""
    is_sought = any(token.space == here and token.kind in (KEY, ENCOUNTER, THING) for token in state.tokens.values())
    return option.endswith(BLOCKS) and not is_sought


WINNABLE = Winnable(
    DescentHopes,
    [("into-the-dark", bury_the_key, "narthak"), ("a-warm-stone", wall_up_the_glyphs, "out")],
    worst,
    keeps,
)
