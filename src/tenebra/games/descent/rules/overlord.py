"""The Overlord's turn up to its activations (DE-OVT, DE-OVC): Threat and cards, discards, events, a Power and a Spawn card."""

from __future__ import annotations

from tenebra.games.descent import options as opt
from tenebra.games.descent.content import overlord_card
from tenebra.games.descent.content.model import OverlordCard
from tenebra.games.descent.events.cards import (
    CardResolved,
    CardsDrawn,
    DeckRefilled,
    PowerLaid,
    SpawnBegan,
    StartEventPlayed,
    ThreatGained,
)
from tenebra.games.descent.events.turns import PhaseBegan
from tenebra.games.descent.rules.abilities import overlord_power
from tenebra.games.descent.rules.cards import (
    discard,
    held,
    offers,
    pay_for,
    plot_of,
    why_not_pay,
)
from tenebra.games.descent.rules.exploration import reveal_seen
from tenebra.games.descent.rules.lasting import monsters_suffer
from tenebra.games.descent.rules.spawning import spawn
from tenebra.games.descent.rules.traps import can_work, spring
from tenebra.games.descent.rules.victory import lose_conquest
from tenebra.games.descent.state import OVERLORD, DEState
from tenebra.games.descent.steps import OverlordBegin, OverlordDiscard, OverlordDraw, OverlordPrepare
from tenebra.games.descent.vocabulary import Spawn
from tenebra.games.descent.windows import guards
from tenebra.kernel import Game, Option, Reason

G = Game[DEState]
DRAWN, HAND, EXHAUSTION = 2, 8, 3
"""DE-OVC-03, DE-OVC-04, DE-OVC-08."""
DONE = opt.Done()


async def begin(g: G, _: OverlordBegin) -> None:
    """The Overlord's turn starts: dimmed light is back, guards may strike, monsters burn (DE-EXP-01, DE-RUL-40)."""
    g.tell(PhaseBegan("draw", rule="DE-OVT-01"))
    await reveal_seen(g)
    await guards(g, "begin")  # DE-PRI-05
    await monsters_suffer(g)


async def draw(g: G, _: OverlordDraw) -> None:
    """Phase 1: a Threat token for each hero, then two cards (DE-OVT-02, DE-RUL-27)."""
    number = DRAWN + overlord_power(g.state, "more_cards")
    await discard_before(g, number)
    g.tell(ThreatGained(len(g.state.party), "heroes", rule="DE-OVT-02", also=("DE-RUL-27",)))
    draw_cards(g, number, "DE-OVC-03")
    await guards(g, "draw")


async def discard_before(g: G, number: int) -> None:
    """Before a draw that takes the last card the Overlord may discard, for it is shuffled in with the others (DE-RUB-24)."""
    own = g.state.overlord
    while own.hand and 0 < len(own.deck.draw) <= number:
        options = [DONE, *(opt.Discard(name) for name in held(g.state))]
        answer = await g.ask(OVERLORD, "last-cards", lambda: options)  # noqa: B023
        if not isinstance(answer, opt.Discard):
            return
        discard(g, answer.card)


def draw_cards(g: G, number: int, cite: str) -> None:
    """Draw from the deck; the last card costs the heroes Conquest, then the discards are the deck (DE-OVC-08, DE-RUL-22)."""
    deck = g.state.overlord.deck
    while number and deck.draw:
        now = min(number, len(deck.draw))
        g.tell(CardsDrawn(tuple(reversed(deck.draw[-now:])), rule=cite))
        number -= now
        if not deck.draw:
            lose_conquest(g, EXHAUSTION, "DE-OVC-08", "DE-RUL-22", "DE-CNQ-02")
            g.tell(DeckRefilled(tuple(g.shuffle(deck.discard)), rule="DE-OVC-08"))


async def discard_down(g: G, step: OverlordDiscard) -> None:
    """Phase 1 ends with at most eight cards in the hand (DE-OVC-04, DE-RUL-23)."""
    state = g.state
    while len(state.overlord.hand) > HAND:
        options = [opt.Discard(name) for name in held(state)]
        answer = await g.ask(OVERLORD, "hand-limit", lambda: options)  # noqa: B023
        discard(g, answer.card, "DE-OVC-04")
        g.safe_point()
    g.done(step)


# --- events at the start of the turn, Power, Spawn


def playable(state: DEState) -> list[OverlordCard]:
    """The cards that fit before the first activation: a start Event, a Power, a Spawn, one of each (DE-OVC-11 to DE-OVC-13)."""
    return [card for name in held(state) if why_not_fit(state, card := overlord_card(name)) is None]


def why_not_fit(state: DEState, card: OverlordCard) -> Reason | None:
    """Why a card cannot be played now, whatever it costs."""
    own = state.overlord
    match card.kind:
        case "spawn":
            return Reason("DE-OVC-11", "one-spawn-a-turn") if own.has_spawned else None
        case "power":
            return Reason("DE-OVC-12", "one-power-a-turn") if own.has_powered else None
    plot = plot_of(card)
    if plot is None or plot.occasion != "overlord_turn" or not can_work(state, plot, "", ""):
        return Reason("DE-OVC-09" if card.kind == "event" else "DE-OVC-10", "not-at-this-moment", {"card": card.id})
    return Reason("DE-OVC-09", "one-of-a-kind", {"card": card.id}) if own.events else None


def prepare_options(state: DEState) -> list[Option]:
    """Play what can be paid, discard anything for Threat, or go on to the monsters (DE-OVC-05)."""
    plays = [option for option in offers(state, playable(state)) if isinstance(option, opt.Play)]
    return [*plays, *(opt.Discard(name) for name in held(state)), DONE]


def why_not_prepare(state: DEState, option: Option) -> Reason | None:
    """Why the Overlord cannot do that before he activates monsters."""
    if isinstance(option, opt.Play) and option.card in held(state):
        card = overlord_card(option.card)
        return why_not_fit(state, card) or why_not_pay(state, card)
    if isinstance(option, opt.Play | opt.Discard):
        return Reason("DE-OVC-02", "not-in-hand", {"card": option.card}) if option.card not in held(state) else None
    return None if option == DONE else Reason("DE-OVT-01", "not-in-this-phase")


async def prepare(g: G, step: OverlordPrepare) -> None:
    """From the discards to the first activation: one choice after another (DE-OVC-13, DE-RUL-24)."""
    state = g.state
    if state.phase != "spawn":
        g.tell(PhaseBegan("spawn", rule="DE-OVT-01"))
    while state.overlord.hand:
        answer = await g.ask(
            OVERLORD, "prepare", lambda: prepare_options(state), lambda _, option: why_not_prepare(state, option)
        )
        if isinstance(answer, opt.Discard):
            discard(g, answer.card)
        elif isinstance(answer, opt.Play):
            await play(g, answer.card)
        else:
            break
        g.safe_point()
    g.done(step)


async def play(g: G, name: str) -> None:
    """Play a card of the Overlord's own turn: an Event is resolved, a Power stays, a Spawn brings monsters."""
    card = overlord_card(name)
    if card.kind == "power":
        g.tell(PowerLaid(pay_for(g, name, cite="DE-OVC-12"), rule="DE-OVC-12"))
        await guards(g, "card")
        return
    # paid before a guard strikes: his blow may cost the Overlord Threat
    if card.kind == "spawn":
        copy = pay_for(g, name, cite="DE-OVC-11")
        g.tell(SpawnBegan(copy, rule="DE-OVC-11"))
        await guards(g, "card")
        for clause in card.text.clauses:
            if isinstance(clause, Spawn):
                await spawn(g, clause.bands)
    else:
        plot = plot_of(card)
        assert plot is not None
        copy = pay_for(g, name, cite="DE-OVC-09")
        g.tell(StartEventPlayed(copy, rule="DE-OVC-13", also=("DE-PRI-02", "DE-RUL-24")))
        await guards(g, "card")
        await spring(g, copy, plot, "", "")
    g.tell(CardResolved(copy, rule="DE-OVC-07"))
    await guards(g, "card")
