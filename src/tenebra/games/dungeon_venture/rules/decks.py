"""Decks: drawing, discarding, refilling (DV-CARD-04, DV-RUL-48), and the Keeper's Event draws (DV-EVT-04 to DV-EVT-06)."""

from __future__ import annotations

from tenebra.games.dungeon_venture.content import card
from tenebra.games.dungeon_venture.events.cards import CardDrawn, DeckRefilled, EventDrawn, GoldFound, deck_called
from tenebra.games.dungeon_venture.state import DVState
from tenebra.kernel import Game

G = Game[DVState]


def is_empty(g: G, deck: str) -> bool:
    """No card can be drawn, even after shuffling the discards (DV-RUL-48)."""
    pile = deck_called(g.state, deck)
    if not pile.draw and pile.discard:
        g.tell(DeckRefilled(deck, tuple(g.shuffle(pile.discard)), rule="DV-RUL-48"))
    return not pile.draw


def top_card(g: G, deck: str) -> str:
    """The card that is drawn next."""
    return deck_called(g.state, deck).draw[-1]


def is_worthless(state: DVState, copy: str) -> bool:
    """Gold, in a standard game."""
    if state.campaign is not None:  # DV-GOLD-03
        return False
    return card(copy).gold > 0  # DV-GOLD-01, DV-MODE-01


def draw_event(g: G, *cites: str) -> None:
    """The Keeper draws an Event card (DV-EVT)."""
    if not is_empty(g, "events"):
        g.tell(EventDrawn(top_card(g, "events"), rule=cites[0], also=cites[1:]))


def draw_card(g: G, hero: str, deck: str, cite: str) -> None:
    """A Hero draws a card; Gold is discarded in a standard game (DV-GOLD-02)."""
    if is_empty(g, deck):
        return
    copy = top_card(g, deck)
    if is_worthless(g.state, copy):
        g.tell(GoldFound(deck, copy, rule="DV-GOLD-02"))
    else:
        g.tell(CardDrawn(hero, deck, copy, rule=cite))


def deck_of(state: DVState, copy: str) -> str:
    """The deck a Consumable came from; "" for a bought one, which leaves play when discarded (DV-RUL-48)."""
    if copy in state.from_treasure:
        return "treasure"
    return "" if state.campaign is not None and copy in state.campaign.bought else "spoils"
