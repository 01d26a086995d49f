"""Between two Missions of a campaign (MD-MKT, MD-STO): the Town Market, free trading, swaps, the limit of cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import combinations

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.campaign import level_of
from tenebra.games.massive_darkness.content import equipment_card
from tenebra.games.massive_darkness.events.cards import CardTaken, MarketLaid, MarketTaken
from tenebra.games.massive_darkness.events.turns import HeroReady, PhaseBegan, XPGained
from tenebra.games.massive_darkness.rules.asking import PASS, READY, ask_one, choose_card
from tenebra.games.massive_darkness.rules.decks import draw_fit, spend, treasure_of
from tenebra.games.massive_darkness.rules.equipment import begin_exchange, exchange_once
from tenebra.games.massive_darkness.rules.health import settle_maximum
from tenebra.games.massive_darkness.state import Hero, MDState
from tenebra.games.massive_darkness.steps import LimitCards, Market, SwapForStarting, TradeFreely
from tenebra.kernel import Game, Option, Reason
from tenebra.kit.actions import Actions
from tenebra.kit.decks import name_of

G = Game[MDState]
MOST_CARDS, MOST_ARTIFACTS = 6, 1
"""MD-STO-17."""
MARKET, SWAP = "market", "swap"
DEALING: Actions[MDState, None] = Actions(
    Reason("MD-MKT-07", "only-deals-now"), ends=(opt.Ready,), kinds=(opt.Ready, opt.Sell, opt.Barter)
)
"""At the Market: no deal, a sale, or an exchange (MD-MKT-07)."""


async def trade_freely(g: G, step: TradeFreely) -> None:
    """All Heroes exchange cards and Reorganize, or only Reorganize (MD-MKT-06, MD-MKT-11, MD-STO-15)."""
    party = g.state.party
    if g.state.exchange is None:
        rule = "MD-STO-15" if step.only_reorganize else "MD-MKT-06" if g.state.market else "MD-MKT-11"
        begin_exchange(g, party, party, not step.only_reorganize, rule)
    while not await exchange_once(g):
        g.safe_point()
    g.done(step)


async def lay_market(g: G) -> None:
    """Three cards for each Hero: of Level 1, of the lowest Hero's Level, of the Hero's own (MD-MKT-02 to MD-MKT-04)."""
    levels = [level_of(g.state.heroes[hero]) for hero in g.state.party]
    wanted = [*(1 for _ in levels), *(min(levels) for _ in levels), *levels]
    cards = [draw_for_market(g, level) for level in wanted]
    g.tell(MarketLaid(tuple(card for card in cards if card), rule="MD-MKT-04", also=("MD-MKT-02", "MD-MKT-03")))


def draw_for_market(g: G, level: int) -> str:
    """A Treasure card that is neither Trap nor Fortune (MD-MKT-05)."""
    return draw_fit(g, treasure_of(level), lambda one: not one.keyword, "MD-MKT-04", "MD-MKT-05", "MD-RUL-67")


async def market(g: G, step: Market) -> None:
    """Each Hero may make one deal with the common Market (MD-MKT-07); what nobody took goes back (MD-RUL-67)."""
    state = g.state
    if state.phase != MARKET:
        g.tell(PhaseBegan(MARKET, (), tuple(state.party), rule="MD-MKT-07", also=("MD-MKT-01",)))
    while state.learning:
        decision = g.ask_any(
            {hero: partial(DEALING.options, state, hero) for hero in state.learning},
            "market",
            partial(DEALING.why_not, state),
        )
        answer = await decision
        hero = decision.answered_by
        if answer != READY:
            await DEALING.carry_out(g, hero, answer)
        g.tell(HeroReady(hero, rule="MD-MKT-07"))
        g.safe_point()
    g.tell(MarketLaid((), rule="MD-RUL-67"))
    g.done(step)


def worth(cards: Iterable[str]) -> int:
    """The sum of the Levels of some cards; Artifacts count as Level 4 (MD-STO-12)."""
    return sum(equipment_card(card).level for card in cards)


def payments(hero: Hero) -> list[tuple[str, ...]]:
    """One card, or two: everything a Hero can give (MD-MKT-09)."""
    return [*((card,) for card in hero.cards), *combinations(hero.cards, 2)]


def affordable(state: MDState, cards: Sequence[str], taken: Sequence[str] = ()) -> list[str]:
    """The Market cards that these cards pay for, beside one taken already; never two for two (MD-MKT-09)."""
    if taken and len(cards) > 1:
        return []
    return [card for card in state.market if card not in taken and worth((card, *taken)) <= worth(cards)]


@DEALING.law(opt.Sell)
def why_not_sell(state: MDState, who: str, option: opt.Sell) -> Reason | None:
    """Only an own card (MD-MKT-08)."""
    return None if option.card in state.heroes[who].cards else Reason("MD-MKT-08", "not-owned", {"card": option.card})


@DEALING.offer(opt.Sell)
def sales(state: MDState, who: str) -> list[opt.Sell]:
    """Every card a Hero has (MD-MKT-08)."""
    return [opt.Sell(card) for card in state.heroes[who].cards]


@DEALING.carries_out(opt.Sell)
async def sell(g: G, who: str, option: opt.Sell) -> None:
    """A card for full XP: half its Level, rounded up (MD-MKT-08, MD-RUL-84)."""
    spend(g, who, option.card, "MD-MKT-08")
    g.tell(XPGained(who, (equipment_card(option.card).level + 1) // 2, rule="MD-MKT-08", also=("MD-RUL-84",)))


@DEALING.law(opt.Barter)
def why_not_barter(state: MDState, who: str, option: opt.Barter) -> Reason | None:
    """Only own cards, one or two of them, worth as much as something in the Market (MD-MKT-09)."""
    hero, cards = state.heroes[who], tuple(option.cards.split("+"))
    for card in cards:
        if card not in hero.cards:
            return Reason("MD-MKT-09", "not-owned", {"card": card})
    if cards not in payments(hero):
        return Reason("MD-MKT-09", "one-card-or-two")
    return None if affordable(state, cards) else Reason("MD-MKT-09", "market-too-dear", {"worth": str(worth(cards))})


@DEALING.offer(opt.Barter)
def barters(state: MDState, who: str) -> list[opt.Barter]:
    """Everything a Hero can give that is worth something here (MD-MKT-09)."""
    return [opt.Barter("+".join(cards)) for cards in payments(state.heroes[who]) if affordable(state, cards)]


@DEALING.carries_out(opt.Barter)
async def barter(g: G, who: str, option: opt.Barter) -> None:
    """One card for one or two, or two for one, of no higher Level in all; no change is given (MD-MKT-09)."""
    cards = option.cards.split("+")
    for card in cards:
        spend(g, who, card, "MD-MKT-09")
    first = await choose_card(g, who, "market-take", affordable(g.state, cards), hero=who)
    g.tell(MarketTaken(who, first, rule="MD-MKT-09"))
    more = affordable(g.state, cards, (first,))
    if more:
        left = str(worth(cards) - worth((first,)))
        answer = await ask_one(g, who, "market-more", [PASS, *map(opt.Pick, more)], hero=who, worth=left)
        if isinstance(answer, opt.Pick):
            g.tell(MarketTaken(who, answer.card, rule="MD-MKT-09"))


def may_swap(state: MDState, hero: Hero, freely: bool) -> bool:
    """On a retry anyone (MD-STO-22); else a Hero with nothing but cards above the Level the Mission starts at (MD-MKT-13)."""
    cards = hero.cards
    return bool(cards) and (freely or all(equipment_card(card).level > state.level for card in cards))


async def swap_for_starting(g: G, step: SwapForStarting) -> None:
    """Heroes swap cards for Starting Equipment of the supply, one for one, until all are ready (MD-MKT-13, MD-RUL-69)."""
    state = g.state
    if state.phase != SWAP:
        able = tuple(hero for hero in state.party if may_swap(state, state.heroes[hero], step.freely))
        g.tell(PhaseBegan(SWAP, (), able, rule="MD-STO-22" if step.freely else "MD-MKT-13"))
    while state.learning:
        decision = g.ask_any(
            {hero: partial(swap_options, state, state.heroes[hero]) for hero in state.learning},
            "swap",
            lambda seat, option: why_not_swap(state, state.heroes[seat], option),
        )
        answer = await decision
        hero = decision.answered_by
        if isinstance(answer, opt.Swap):
            spend(g, hero, answer.card, "MD-MKT-13")
            copy = next(copy for copy in state.supply if name_of(copy) == answer.starting)
            g.tell(CardTaken(hero, copy, rule="MD-STO-22" if step.freely else "MD-MKT-13"))
        else:
            g.tell(HeroReady(hero, rule="MD-MKT-13"))
        g.safe_point()
    g.done(step)


def starting_names(state: MDState) -> list[str]:
    """The Starting Equipment that is left."""
    left = [copy for copy in state.supply if equipment_card(copy).origin == "starting"]
    return list(dict.fromkeys(map(name_of, left)))


def swap_options(state: MDState, hero: Hero) -> list[Option]:
    """Every swap that changes something, or none."""
    names = starting_names(state)
    return [READY, *(opt.Swap(card, name) for card in hero.cards for name in names if name != name_of(card))]


def why_not_swap(state: MDState, hero: Hero, option: Option) -> Reason | None:
    """An own card for another one that is in the supply."""
    if not isinstance(option, opt.Swap):
        return None if option == READY else Reason("MD-MKT-13", "only-swaps-now")
    if option.card not in hero.cards:
        return Reason("MD-MKT-13", "not-owned", {"card": option.card})
    if option.starting == name_of(option.card):
        return Reason("MD-MKT-13", "same-card", {"card": option.card})
    return None if option.starting in starting_names(state) else Reason("MD-RUL-69", "not-in-supply", {"card": option.starting})


def too_many(hero: Hero) -> list[str]:
    """The cards of which one must go: Artifacts beyond the first, else any beyond the sixth (MD-STO-17)."""
    artifacts = [card for card in hero.cards if equipment_card(card).origin == "artifact"]
    if len(artifacts) > MOST_ARTIFACTS:
        return artifacts
    return hero.cards if len(hero.cards) > MOST_CARDS else []


async def limit_cards(g: G, step: LimitCards) -> None:
    """Every Hero keeps at most six cards, its player's choice, and is in full Health (MD-MKT-10, MD-MKT-12, MD-RUL-72)."""
    state = g.state
    for hero in state.heroes.values():
        while cards := too_many(hero):
            card = await choose_card(g, hero.id, "limit", cards, hero=hero.id)
            spend(g, hero.id, card, "MD-STO-17", "MD-MKT-12", "MD-RUL-72")
            g.safe_point()
    settle_maximum(g)
    g.done(step)
