"""The Adventure's own rules (DV-GEN-06, DV-VIC-05): when something happens, its sheet may say what follows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tenebra.games.dungeon_venture.events.board import ClockworkSprung
from tenebra.games.dungeon_venture.scenario import Clockwork, Phrase
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import DVState
from tenebra.kernel import Game

G = Game[DVState]
Effect = Callable[[G, Phrase], Awaitable[None]]
EFFECTS: dict[str, Effect] = {}
"""Verb to rule, filled by `clockwork`."""


def effect(rule: Effect) -> Effect:
    """Register the rule of the verb it is named after."""
    EFFECTS[rule.__name__] = rule
    return rule


def is_due(rule: Clockwork, verb: str, name: str, number: int) -> bool:
    """This is what the rule waits for."""
    on = rule.on
    if verb == "round" and on.verb == "every":
        return number % on.number == 0
    return on.verb == verb and on.name == name and on.number == number


async def happened(g: G, verb: str, name: str = "", number: int = 0) -> None:
    """Something happened; carry out every rule of the Adventure that waits for it."""
    state = g.state
    verbs = (verb, "every") if verb == "round" else (verb,)
    for index, rule in enumerate(sheet_of(state).clockwork):
        if rule.on.verb not in verbs or index in state.sprung or not is_due(rule, verb, name, number):
            continue
        if rule.once and rule.on.verb != "every":
            g.tell(ClockworkSprung(index, rule="DV-GEN-06"))
        for phrase in rule.do:
            if not state.outcome:
                await EFFECTS[phrase.verb](g, phrase)
