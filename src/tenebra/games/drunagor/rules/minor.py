"""Minor Actions (DR-MIN): six kinds, each once in a turn, most of them not while engaged."""

from __future__ import annotations

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.events.turns import ActionTaken
from tenebra.games.drunagor.rules.actions import MINOR, minor_of
from tenebra.games.drunagor.rules.chests import search_options
from tenebra.games.drunagor.rules.doors import open_options
from tenebra.games.drunagor.rules.engagement import is_engaged
from tenebra.games.drunagor.rules.focus import usable_focus
from tenebra.games.drunagor.rules.interactions import interact_options
from tenebra.games.drunagor.rules.items import consume_options, exchange_options
from tenebra.games.drunagor.rules.space import beside, covers, standing
from tenebra.games.drunagor.state import CONSUME, EXCHANGE, INTERACT, OPEN, SEARCH, USE_FOCUS, DRState, Turn
from tenebra.kernel import Game, Option, Reason

G = Game[DRState]
WHILE_ENGAGED = (USE_FOCUS, CONSUME)
"""DR-MIN-02."""
RULES = {
    EXCHANGE: "DR-MIN-03",
    INTERACT: "DR-INT-04",
    OPEN: "DR-DOR-01",
    SEARCH: "DR-CHE-02",
    USE_FOCUS: "DR-FOC-02",
    CONSUME: "DR-MIN-07",
}


def minor_options(state: DRState, hero: str, turn: Turn) -> list[Option]:
    """Every Minor Action a Hero can take now (DR-MIN-01)."""
    taken = turn.minors
    out: list[Option] = []
    if USE_FOCUS not in taken:
        out += usable_focus(state, hero)
    if CONSUME not in taken:
        out += consume_options(state.heroes[hero])
    if len(taken) == len(RULES) or is_engaged(state, hero):
        return out
    if OPEN not in taken:
        out += open_options(state, hero)
    if standing(state).tokens & (beside(state, hero) | covers(state, hero)):
        if SEARCH not in taken:
            out += search_options(state, hero)
        if INTERACT not in taken:
            out += interact_options(state, hero)
    if EXCHANGE not in taken:
        out += exchange_options(state, hero)
    return out


def why_not_minor(state: DRState, hero: str, turn: Turn, option: Option) -> Reason | None:
    """Why a Minor Action cannot be taken now (DR-MIN-01, DR-MIN-02)."""
    action = minor_of(option)
    if action in turn.minors:
        return Reason("DR-MIN-01", "minor-action-taken", {"action": action})
    if action not in WHILE_ENGAGED and is_engaged(state, hero):
        return Reason("DR-MIN-02", "engaged")
    return MINOR[action].why_not(state, hero, option)


async def take(g: G, hero: str, option: Option) -> None:
    """A Hero takes a Minor Action; movement goes on afterwards (DR-MIN-01, DR-MOV-08)."""
    action = minor_of(option)
    if not isinstance(option, opt.Take):
        g.tell(ActionTaken(hero, action, rule=RULES[action], also=("DR-MIN-01", "DR-MOV-08", "DR-TRN-08")))
    await MINOR[action].carry_out(g, hero, option)
