"""The Initiative Track (DR-INI): rounds, and whose card is next."""

from __future__ import annotations

from tenebra.games.drunagor.content.foes import attack_cards, monsters
from tenebra.games.drunagor.effects import triggered
from tenebra.games.drunagor.events.turns import CardLaid, CardLeft, CardReached, RoundBegan
from tenebra.games.drunagor.rules.scenario_rules import happened
from tenebra.games.drunagor.rules.ties import break_tie
from tenebra.games.drunagor.rules.victory import check_victory
from tenebra.games.drunagor.state import TRACK, DRState
from tenebra.games.drunagor.steps import (
    Act,
    AnyStep,
    BeginRound,
    BeginTurn,
    CardActs,
    EndTurn,
    LedAct,
    MonstersAct,
    NextCard,
)
from tenebra.kernel import Game

G = Game[DRState]
BEFORE, BEHIND = "before", "behind"


async def begin_round(g: G, _: BeginRound) -> None:
    """The marker returns to the first card (DR-INI-05)."""
    state = g.state
    g.tell(RoundBegan(state.round + 1, rule="DR-INI-05"))
    check_victory(g)
    await happened(g, "round", number=state.round)
    for hero in state.party:
        await triggered(g, "start_of_round", hero)
    g.plan(NextCard())


def waiting(state: DRState) -> tuple[str, list[str]]:
    """The next position with cards that have not had their turn there, and these cards; none at the end of the round."""
    first = TRACK.index(state.marker) if state.marker else 0
    for position in TRACK[first:]:
        lying = state.track.get(position)
        if lying:
            done = state.done if position == state.marker else ()
            cards = [card for card in lying if card not in done and not is_passive(card)]
            if cards:
                return position, cards
    return "", []


def is_passive(card: str) -> bool:
    """An Attack card that is always active: the marker skips it (DR-CMD-03)."""
    found = attack_cards().get(card)
    return found is not None and not found.text.sentences


async def next_card(g: G, step: NextCard) -> None:
    """The marker moves on; the Party Leader orders cards of one position (DR-INI-05, DR-INI-06)."""
    state = g.state
    position, cards = waiting(state)
    if len(cards) > 1:
        g.safe_point()
    card = await break_tie(g, "tie-card", cards, position=position) if cards else ""
    g.done(step)
    if not card:
        g.plan(BeginRound())
        return
    g.tell(CardReached(card, position, rule="DR-INI-05", also=("DR-INI-06",) if len(cards) > 1 else ()))
    g.plan(*turn_of(state, card), NextCard())


def turn_of(state: DRState, card: str) -> tuple[AnyStep, ...]:
    """The steps of a card's turn (DR-INI-05)."""
    if card in state.heroes:
        return BeginTurn(card), Act(card), EndTurn(card), LedAct(card)
    return (MonstersAct(card),) if is_monster_card(card) else (CardActs(card),)


def is_monster_card(card: str) -> bool:
    """A card whose Monsters act in its turn."""
    return (card, "standard") in monsters()


# --- cards come and go


async def put_on_track(g: G, card: str, position: str, rule: str = "DR-INI-04") -> None:
    """A card comes to a position; it acts in this round if that comes after the card acting now (DR-INI-08).

    At the very position that is acting the Party Leader may put it behind: then it still acts (DR-RUB-17).
    """
    state = g.state
    if any(card in cards for cards in state.track.values()):
        return
    is_done = False
    if state.turn is not None and position == state.marker:
        is_done = await break_tie(g, "tie-order", (BEFORE, BEHIND), card=card, position=position) == BEFORE
    g.tell(CardLaid(card, position, is_done, rule=rule, also=("DR-INI-08", "DR-RUB-17") if is_done else ("DR-INI-08",)))


def take_off(g: G, card: str, rule: str = "DR-INI-09") -> None:
    """A card leaves the Track (DR-INI-09)."""
    if any(card in cards for cards in g.state.track.values()):
        g.tell(CardLeft(card, rule=rule, also=("DR-CRD-09",)))
