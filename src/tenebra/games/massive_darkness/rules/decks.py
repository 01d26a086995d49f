"""Decks: drawing, discarding, reshuffling (MD-DECK)."""

from __future__ import annotations

from collections.abc import Callable

from tenebra.games.massive_darkness.content import enemy_card, equipment_card
from tenebra.games.massive_darkness.content.model import Equipment
from tenebra.games.massive_darkness.events.cards import CardDiscarded, CardDrawn, CardSpent, DeckBuilt
from tenebra.games.massive_darkness.state import TOP_LEVEL, MDState
from tenebra.kernel import Game
from tenebra.kit.decks import Deck, name_of

G = Game[MDState]
DOOR, EVENT = "door", "event"
EMPTY = Deck()


def treasure_of(level: int) -> str:
    """The Treasure deck of a Level (MD-SET-09)."""
    return f"treasure-{min(level, TOP_LEVEL)}"


def guards_of(level: int) -> str:
    """The Guard deck of a Level (MD-SET-08)."""
    return f"guard-{min(level, TOP_LEVEL)}"


def roaming_for(level: int) -> str:
    """Lesser at Current Level 1 to 3, Greater at 4 and 5 (MD-LVL-12, MD-ROM-01)."""
    return "lesser" if level <= 3 else "greater"


def is_reshuffled(deck: str) -> bool:
    """Guard and Treasure decks of Levels 1 to 4 never are (MD-DECK-03 to MD-DECK-05)."""
    kind, _, level = deck.partition("-")
    return kind not in ("guard", "treasure") or int(level) == TOP_LEVEL


def next_higher(deck: str) -> str:
    """The deck to draw from instead of an exhausted one, "" if there is none (MD-DECK-03)."""
    kind, _, level = deck.partition("-")
    return f"{kind}-{int(level) + 1}" if level and int(level) < TOP_LEVEL else ""


def has_levels(deck: str) -> bool:
    """A deck of a Level; only the one of Level 5 is ever reshuffled (MD-DECK-04)."""
    return deck.partition("-")[2] != ""


def _reshuffle(g: G, deck: str) -> None:
    pile = g.state.decks.get(deck, EMPTY)
    if not pile.draw and pile.discard and is_reshuffled(deck):
        g.tell(
            DeckBuilt(
                deck,
                tuple(g.shuffle(pile.discard)),
                rule="MD-DECK-02",
                also=("MD-RUB-02", "MD-DECK-04" if has_levels(deck) else "MD-DECK-05"),
            )
        )


def draw(g: G, deck: str, cite: str, *also: str) -> str:
    """The top card of a deck, or of a higher one; "" if there is no card at all (MD-DECK-02, MD-DECK-03, MD-RUL-30)."""
    while True:
        _reshuffle(g, deck)
        pile = g.state.decks.get(deck, EMPTY)
        if pile.draw:
            break
        deck = next_higher(deck)
        if not deck:
            return ""
        also = (*also, "MD-DECK-03", *(("MD-RUL-94",) if deck.startswith("guard") else ()))
    card = pile.draw[-1]
    g.tell(CardDrawn(deck, card, rule=cite, also=also))
    # the last card is drawn: the discards as they lie now are the new deck (MD-RUB-02)
    _reshuffle(g, deck)
    return card


def draw_fit(g: G, deck: str, is_fit: Callable[[Equipment], bool], cite: str, unfit: str, *also: str) -> str:
    """The first Treasure card that fits; others are discarded by the rule `unfit`. "" if nothing else is left (MD-RUL-30)."""
    seen: set[str] = set()
    while card := draw(g, deck, cite, *also):
        if is_fit(equipment_card(card)):
            return card
        if card in seen:
            discard(g, home_of(card), card, "MD-RUL-30")
            break
        seen.add(card)
        discard(g, home_of(card), card, unfit)
    return ""


def home_of(card: str) -> str:
    """The deck an Equipment card belongs to; "" for the set-aside supplies (MD-DECK-09)."""
    printed = equipment_card(card)
    return treasure_of(printed.level) if printed.origin == "treasure" else ""


def home_of_enemy(card: str) -> str:
    """The deck an Enemy card belongs to (MD-DECK-06)."""
    printed = enemy_card(card)
    return printed.tier or guards_of(printed.level)


def discard_enemy(g: G, card: str, cite: str) -> None:
    """A killed or ignored Enemy's card goes to its own pile, if it came with one (MD-DECK-06)."""
    if card != name_of(card):
        discard(g, home_of_enemy(card), card, cite)


def discard(g: G, deck: str, card: str, cite: str) -> None:
    """A card that nobody owns goes to its own discard pile (MD-DECK-01)."""
    g.tell(CardDiscarded(deck, card, rule=cite, also=() if deck else ("MD-DECK-09",)))


def spend(g: G, hero: str, card: str, cite: str, *also: str) -> None:
    """A Hero discards a card of its own (MD-DECK-01, MD-DECK-09)."""
    home = home_of(card)
    g.tell(CardSpent(hero, card, home, rule=cite, also=also if home else (*also, "MD-DECK-09")))
