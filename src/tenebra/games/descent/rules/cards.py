"""The Overlord's hand (DE-OVC, DE-PRI-04): what a card costs, which fit a moment, discarding for Threat, playing."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from tenebra.games.descent import options as opt
from tenebra.games.descent.content import overlord_card
from tenebra.games.descent.content.model import OverlordCard
from tenebra.games.descent.events.cards import CardDiscarded, CardPlayed, CardResolved
from tenebra.games.descent.events.turns import EventWarned
from tenebra.games.descent.rules.abilities import overlord_power
from tenebra.games.descent.rules.powers import power
from tenebra.games.descent.rules.traps import can_work, spring
from tenebra.games.descent.state import DEState
from tenebra.games.descent.vocabulary import Plot
from tenebra.games.descent.windows import PASS, REACTIONS, guards
from tenebra.kernel import Game, Option, Reason
from tenebra.kit.decks import name_of

G = Game[DEState]


def held(state: DEState) -> list[str]:
    """The kinds of cards in the hand, each once, in the order they came."""
    return list(dict.fromkeys(map(name_of, state.overlord.hand)))


def copy_of(state: DEState, name: str) -> str:
    """The first copy of a card in the hand."""
    return next(copy for copy in state.overlord.hand if name_of(copy) == name)


def cost_of(state: DEState, card: OverlordCard) -> int:
    """The price of a card now: a hero makes all of them dearer, a Power card makes traps cheaper (DE-OVC-06)."""
    dearer = sum(found.number for hero in state.heroes if (found := power(state, hero, "dear_cards")))
    cheaper = overlord_power(state, "cheap_traps") if card.kind == "trap" else 0
    return max(0, card.cost + dearer - cheaper)


def plot_of(card: OverlordCard) -> Plot | None:
    """The effect of an event or trap, and its moment."""
    return next((clause for clause in card.text.clauses if isinstance(clause, Plot)), None)


def fitting(state: DEState, moment: str, figure: str, what: str, played: Collection[str]) -> list[OverlordCard]:
    """The cards that fit a moment, paid or not: one Event and one Trap for each occurrence (DE-OVC-09, DE-OVC-10, DE-RUL-90)."""
    if _has_warned(state, moment):
        return []
    return [
        card
        for card, plot in _for_moment(tuple(state.overlord.hand), moment)
        if card.kind not in played and can_work(state, plot, figure, what)
    ]


def _has_warned(state: DEState, moment: str) -> bool:
    """An Event before this hero's turn was played: one for both of its windows together (DE-TRN-08, DE-RUL-78)."""
    return moment == "hero_turn" and state.turn is not None and state.turn.has_warned


@lru_cache(maxsize=1024)
def _for_moment(hand: tuple[str, ...], moment: str) -> list[tuple[OverlordCard, Plot]]:
    """The kinds of cards in a hand that are written for a moment, in the order they came."""
    found = ((overlord_card(name), plot_of(overlord_card(name))) for name in dict.fromkeys(map(name_of, hand)))
    return [(card, plot) for card, plot in found if plot is not None and plot.occasion == moment]


def card_options(state: DEState, moment: str, figure: str, what: str, played: Collection[str]) -> list[Option]:
    """The cards that can be played now, and those whose Threat would help to pay for one (DE-OVC-05, DE-OVC-06)."""
    return offers(state, fitting(state, moment, figure, what, played))


def offers(state: DEState, cards: Collection[OverlordCard]) -> list[Option]:
    """Play what can be paid; discard what would pay for the others."""
    if not cards:
        return []
    threat = state.overlord.threat
    out: list[Option] = [opt.Play(card.id) for card in cards if cost_of(state, card) <= threat]
    worth = {name: overlord_card(name).value for name in held(state)}
    all_worth = sum(worth[name_of(copy)] for copy in state.overlord.hand)
    helpful: dict[str, None] = {}
    for card in cards:
        if threat < cost_of(state, card) <= threat + all_worth - card.value:
            copies = sum(1 for copy in state.overlord.hand if name_of(copy) == card.id)
            helpful |= dict.fromkeys(name for name in worth if name != card.id or copies > 1)
    return out + [opt.Discard(name) for name in worth if name in helpful]


def why_not_card(state: DEState, option: Option, moment: str, figure: str, what: str, played: Collection[str]) -> Reason | None:
    """Why a card cannot be played or discarded now."""
    if option == PASS or option in card_options(state, moment, figure, what, played):
        return None
    if not isinstance(option, opt.Play | opt.Discard):
        return Reason("DE-PRI-04", "only-cards-now")
    if option.card not in held(state):
        return Reason("DE-OVC-02", "not-in-hand", {"card": option.card})
    if isinstance(option, opt.Discard):
        return Reason("DE-OVC-05", "no-card-to-pay")
    card = overlord_card(option.card)
    plot = plot_of(card)
    if plot is None or plot.occasion != moment or not can_work(state, plot, figure, what):
        return Reason("DE-OVC-09" if card.kind == "event" else "DE-OVC-10", "not-at-this-moment", {"card": card.id})
    if card.kind in played:
        return Reason("DE-OVC-09" if card.kind == "event" else "DE-OVC-10", "one-of-a-kind", {"card": card.id})
    return why_not_pay(state, card)


def why_not_pay(state: DEState, card: OverlordCard) -> Reason | None:
    """The full cost must be there (DE-OVC-06)."""
    cost = cost_of(state, card)
    if cost <= state.overlord.threat:
        return None
    return Reason("DE-OVC-06", "too-little-threat", {"card": card.id, "cost": str(cost), "threat": str(state.overlord.threat)})


def discard(g: G, name: str, cite: str = "DE-OVC-05") -> None:
    """A card is discarded for its Threat (DE-OVC-05)."""
    copy = copy_of(g.state, name)
    g.tell(CardDiscarded(copy, overlord_card(copy).value, rule=cite))


def pay_for(g: G, name: str, figure: str = "", cite: str = "DE-OVC-06") -> str:
    """A card is paid for and shown; the copy that was played."""
    copy = copy_of(g.state, name)
    g.tell(CardPlayed(copy, cost_of(g.state, overlord_card(copy)), figure, rule=cite))
    return copy


async def play_card(g: G, option: Option, moment: str, figure: str, what: str) -> str:
    """Play an event or a trap completely, or discard a card; the kind of card played (DE-OVC-09, DE-OVC-10)."""
    if isinstance(option, opt.Discard):
        discard(g, option.card)
        return ""
    assert isinstance(option, opt.Play)
    card = overlord_card(option.card)
    plot = plot_of(card)
    assert plot is not None
    copy = pay_for(g, option.card, figure, "DE-OVC-09" if card.kind == "event" else "DE-OVC-10")
    if moment == "hero_turn":
        g.tell(EventWarned(figure, rule="DE-TRN-08"))
    await guards(g, "card")
    await spring(g, copy, plot, figure, what)
    g.tell(CardResolved(copy, rule="DE-OVC-07"))
    await guards(g, "card")
    return card.kind


REACTIONS.card_options, REACTIONS.why_not_card, REACTIONS.play_card = card_options, why_not_card, play_card
