"""Treasure cards in a Hero's hands, and Transmute (MD-PCK, MD-TRN, MD-ITM-05)."""

from __future__ import annotations

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.content import equipment_card
from tenebra.games.massive_darkness.events.cards import CardReceived
from tenebra.games.massive_darkness.rules.actions import FOR_FREE
from tenebra.games.massive_darkness.rules.asking import choose_card
from tenebra.games.massive_darkness.rules.citations import of_new_card
from tenebra.games.massive_darkness.rules.decks import discard, draw, home_of, spend, treasure_of
from tenebra.games.massive_darkness.rules.deeds import carry_out
from tenebra.games.massive_darkness.rules.equipment import TRADING, is_trade, reorganize_for_free
from tenebra.games.massive_darkness.scenarios import sheet_of
from tenebra.games.massive_darkness.state import MDState
from tenebra.kernel import Game, Reason
from tenebra.kit.decks import name_of

G = Game[MDState]
TRANSMUTE = opt.Transmute()
CARDS_TO_TRANSMUTE = 3


async def draw_treasure(g: G, hero: str, level: int, cite: str, *also: str) -> str:
    """A Hero draws a Treasure card; a Trap or Fortune does what it says and is discarded (MD-RUL-31). "" if none is kept."""
    card = draw(g, treasure_of(level), cite, *also)
    if not card:
        return ""
    if equipment_card(card).keyword:
        await carry_out(g, f"card:{card}", hero, "MD-ITM-05")
        discard(g, home_of(card), card, "MD-RUL-31")
        return ""
    g.tell(CardReceived(hero, card, rule=cite, also=(*also, *of_new_card(g.state))))
    return card


async def draw_treasures(g: G, hero: str, number: int, level: int, cite: str, *also: str) -> list[str]:
    """A Hero draws so many Treasure cards, one after another while it lives (MD-RES-02): those it keeps."""
    kept = []
    for _ in range(number):
        if not g.state.heroes[hero].is_dead and (card := await draw_treasure(g, hero, level, cite, *also)):
            kept.append(card)
    return kept


def may_be_transmuted(state: MDState, card: str) -> bool:
    """Any card but an Artifact that is an objective (MD-TRN-07, MD-RUL-29)."""
    return name_of(card) not in sheet_of(state).relics


@FOR_FREE.law(opt.Transmute)
def why_not_transmute(state: MDState, who: str, option: opt.Transmute) -> Reason | None:
    """The Hero being activated, standing, with three cards (MD-TRN-01, MD-TRN-08, MD-RUL-33)."""
    hero = state.heroes[who]
    if state.activation is None or state.activation.hero != who:
        return Reason("MD-TRN-08", "not-active")
    if hero.is_stunned:
        return Reason("MD-RUL-33", "is-stunned")
    if sum(may_be_transmuted(state, card) for card in hero.cards) < CARDS_TO_TRANSMUTE:
        return Reason("MD-TRN-01", "too-few-cards")
    return None


@TRADING.law(opt.Transmute)
def why_not_transmute_now(state: MDState, who: str, option: opt.Transmute) -> Reason | None:
    """The same while cards are traded, not while Heroes only Reorganize (MD-TRN-04)."""
    return why_not_transmute(state, who, option) if is_trade(state) else TRADING.otherwise


@FOR_FREE.carries_out(opt.Transmute)
async def transmute_between(g: G, who: str, option: opt.Transmute) -> None:
    """Between Actions the Hero may then Reorganize (MD-TRN-03)."""
    await transmute(g, who, option)
    await reorganize_for_free(g, [who], "MD-TRN-03")


@TRADING.carries_out(opt.Transmute)
async def transmute(g: G, who: str, option: opt.Transmute) -> None:
    """Discard three cards, draw one of the lowest one's Level + 1 (MD-TRN-02, MD-TRN-05, MD-RUL-29)."""
    hero = g.state.heroes[who]
    levels = []
    for _ in range(CARDS_TO_TRANSMUTE):
        fit = [card for card in hero.cards if may_be_transmuted(g.state, card)]
        card = await choose_card(g, who, "transmute", fit, hero=who)
        levels.append(equipment_card(card).level)
        spend(g, who, card, "MD-TRN-02", "MD-TRN-07", *(("MD-TRN-04",) if g.state.exchange is not None else ()))
    await draw_treasure(g, who, min(levels) + 1, "MD-TRN-02", "MD-EQP-09", "MD-TRN-05", "MD-RUL-29")
