"""The lookup of the rules for the words of a text, which are in `keywords`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from tenebra.games.massive_darkness.rules.powers import Power
from tenebra.games.massive_darkness.state import MDState
from tenebra.games.massive_darkness.vocabulary import Combat, Deed
from tenebra.kernel import Game

G = Game[MDState]


class Work(NamedTuple):
    """A Combat clause at work: whose it is, on which side, and how it is named."""

    power: Power
    combat: Combat
    owner: str
    side: str

    @property
    def is_enchantment(self) -> bool:
        """Its symbols were paid, so it works on dice that have been rolled."""
        return self.combat.is_enchantment


class Use(NamedTuple):
    """A deed being done: whose it is, and where it is written."""

    deed: Deed
    user: str
    source: str


CombatRule = Callable[[G, Work, Any], Awaitable[None]]
DeedRule = Callable[[G, Use], Awaitable[None]]
COMBAT_RULES: dict[type[Any], CombatRule] = {}
DEED_RULES: dict[str, DeedRule] = {}
"""Filled by `keywords`."""


def combat_effect(kind: type[Any]) -> Callable[[CombatRule], CombatRule]:
    """Register the rule of an effect of Combat Skills and Enchantments."""

    def register(rule: CombatRule) -> CombatRule:
        COMBAT_RULES[kind] = rule
        return rule

    return register


def deed(rule: DeedRule) -> DeedRule:
    """Register the rule of the verb it is named after."""
    DEED_RULES[rule.__name__] = rule
    return rule


def deed_called(verb: str) -> Callable[[DeedRule], DeedRule]:
    """Register the rule of a verb whose name is taken by another function."""

    def register(rule: DeedRule) -> DeedRule:
        DEED_RULES[verb] = rule
        return rule

    return register
