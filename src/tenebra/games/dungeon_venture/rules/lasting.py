"""Lasting effects (DV-STS-02, DV-SPL-06, DV-CON-03): cards that lie open until they have done their work."""

from __future__ import annotations

from tenebra.games.dungeon_venture.content import card
from tenebra.games.dungeon_venture.events.cards import LastingEnded
from tenebra.games.dungeon_venture.rules.decks import deck_of
from tenebra.games.dungeon_venture.state import DVState, Lasting
from tenebra.kernel import Game

G = Game[DVState]


def finish(g: G, lasting: Lasting, cite: str) -> None:
    """A Spell goes to the used pile, or to the hand if its owner has Rested meanwhile; a Consumable is discarded."""
    printed = card(lasting.card)
    if lasting.owner not in g.state.heroes:
        where = ""
    elif printed.kind == "spell":
        where = "hand" if lasting.is_refreshed else "used"
    else:
        where = deck_of(g.state, lasting.card)
    g.tell(LastingEnded(lasting.card, where, rule="DV-REST-03" if where == "hand" else cite))


def end_lasting(g: G, figure: str, until: str) -> None:
    """The effects on a figure that were waiting for this are used up (DV-STS-02)."""
    for lasting in tuple(g.state.lasting):
        if lasting.on == figure and lasting.until == until:
            finish(g, lasting, "DV-STS-02")


def end_with_turn(g: G) -> None:
    """End what lasts for this turn, on whomever it is: it may have been played while reorganizing (DV-REO-05)."""
    for lasting in tuple(g.state.lasting):
        if lasting.until == "this_turn":
            finish(g, lasting, "DV-STS-02")


def end_at_owners_turn(g: G, owner: str) -> None:
    """End what lasts until its owner's next turn, as that turn begins."""
    for lasting in tuple(g.state.lasting):
        if lasting.owner == owner and lasting.until == "until_next_turn":
            finish(g, lasting, "DV-SPL-06")


def end_with_death(g: G, figure: str) -> None:
    """End the effects that somebody who falls owns or bears (DV-RUL-47)."""
    for lasting in tuple(g.state.lasting):
        if figure in (lasting.owner, lasting.on):
            finish(g, lasting, "DV-RUL-47")
