"""Massive Darkness: Heroes open every door and walk everywhere; Artifacts are had from whoever holds them."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.massive_darkness.rules.doors import closed_chamber
from tenebra.games.massive_darkness.rules.scenario_rules import is_reached
from tenebra.games.massive_darkness.rules.space import all_doors_open, board_of, exit_zones
from tenebra.games.massive_darkness.scenario import Phrase
from tenebra.games.massive_darkness.scenarios import sheet_of
from tenebra.games.massive_darkness.state import MDState
from tenebra.kit.decks import name_of
from tests.laws.winnable import Hopes, Winnable


class MassiveHopes(Hopes[MDState, Phrase]):
    """What Heroes could still come to in a Mission."""

    sheet_of = sheet_of
    is_reached = is_reached
    LASTING: ClassVar[frozenset[str]] = frozenset({"count", "take", "slay", "party", "survive"})

    def spread(self) -> None:
        """A tile that may turn joins what was parted: then nothing is out of reach."""
        board, ways = board_of(self.state), all_doors_open(self.state).ways
        if any(phrase.verb == "turn" for phrase in self.brought):
            self.here = sum(board.bit.values())
            return
        self.here = 0
        for hero in self.state.heroes.values():
            self.here |= board.reachable(hero.zone, ways)

    def is_near(self, zone: str) -> bool:
        return bool(self.here & board_of(self.state).bit.get(zone, 0))

    def can_take(self, name: str) -> bool:
        """A token of that name lies where Heroes can come, or will be laid there."""
        lying = [token.zone for id, token in self.state.tokens.items() if name_of(id) == name]
        lying += [phrase.zone for phrase in self.brought if phrase.verb == "token" and name_of(phrase.name) == name]
        return any(map(self.is_near, lying))

    def can_bear(self, name: str) -> bool:
        """A token of that name can be taken, or a card had: from a Hero, an Enemy, the floor, or the Mission."""
        state = self.state
        held = [copy for hero in state.heroes.values() for copy in hero.cards]
        held += [copy for enemy in state.enemies.values() for copy in enemy.holds]
        given = {phrase.name for phrase in self.brought if phrase.verb == "artifact"}
        given |= {phrase.card for phrase in self.brought if phrase.verb in ("arm", "armed")}
        taken = any(token.by for id, token in state.tokens.items() if name_of(id) == name)
        return taken or self.can_take(name) or name in given | {name_of(copy) for copy in held}

    def is_to_come(self, figure: str) -> bool:
        """An Enemy of that figure type is on the board, in a deck, or brought by the Mission."""
        here = any(enemy.figure == figure for enemy in self.state.enemies.values())
        return here or figure not in self.sheet.aside or figure in self.named("enemy", "armed")

    def happens(self, on: Phrase) -> bool:
        match on.verb:
            case "enter":
                return self.is_near(on.name)
            case "open":
                return not self.state.doors.get(on.name)
            case "take":
                return self.can_take(on.name)
            case "slay":
                return self.is_to_come(on.name)
            case "level":
                return self.state.level <= on.number
            case "explore":
                zone = self.sheet.places[on.name]
                return self.is_near(zone) and bool(closed_chamber(self.state, zone))
            case "bring":
                return self.can_bear(on.name) and self.is_near(on.zone)
        return True

    def holds(self, phrase: Phrase) -> bool:
        match phrase.verb:
            case "take":
                return self.is_so(phrase) or self.can_take(phrase.name)
            case "slay":
                return self.is_so(phrase) or self.is_to_come(phrase.name)
            case "exit" | "carry":
                out = any(map(self.is_near, exit_zones(self.state)))
                return out and (phrase.verb == "exit" or self.can_bear(phrase.name))
            case "clear" | "survive":
                return True
        return self.is_so(phrase)


def break_the_forge(state: MDState) -> None:
    del state.tokens["forge"]


def melt_the_sword(state: MDState) -> None:
    del state.tokens["sword"]


WINNABLE = Winnable(
    MassiveHopes,
    [("scorched-earth", break_the_forge, "fires"), ("the-chosen-one", melt_the_sword, "altars")],
)
