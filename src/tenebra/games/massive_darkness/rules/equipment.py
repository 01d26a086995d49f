"""Equipment: slots, Reorganize and Trade (MD-EQP, MD-TRD)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.content import equipment_card
from tenebra.games.massive_darkness.events.cards import CardEquipped, CardGiven, CardUnequipped, ExchangeBegan, ExchangeEnded
from tenebra.games.massive_darkness.events.turns import HeroReady
from tenebra.games.massive_darkness.rules.actions import COSTS, FOR_ACTION, Cost
from tenebra.games.massive_darkness.rules.levels import end_of_action
from tenebra.games.massive_darkness.rules.powers import equipped, is_usable
from tenebra.games.massive_darkness.rules.space import enemies_in
from tenebra.games.massive_darkness.state import Hero, MDState
from tenebra.games.massive_darkness.steps import Trade
from tenebra.kernel import Game, Reason
from tenebra.kit.actions import Actions

G = Game[MDState]
TRADE = opt.Trade()
COSTS[opt.Trade] = Cost("MD-TRD-01")
TRADING: Actions[MDState, None] = Actions(
    Reason("MD-TIM-10", "not-while-trading"),
    ends=(opt.Ready,),
    kinds=(opt.Ready, opt.Equip, opt.Give, opt.Transmute),
)
"""While Heroes exchange cards, or only Reorganize."""
HANDS = 2
"""MD-EQP-04."""


def is_two_handed(card: str) -> bool:
    """The card needs both hands (MD-EQP-06)."""
    return equipment_card(card).slot == "two_hands"


def put_aside(hero: Hero, card: str, instead: str) -> tuple[str, ...]:
    """The cards that go to the Inventory when one comes into their slot."""
    slot = equipment_card(card).slot
    if slot == "body":
        return (hero.body,) if hero.body else ()
    if slot == "two_hands" or any(map(is_two_handed, hero.hands)):
        return tuple(hero.hands)
    return (instead,) if instead else ()


def equip(g: G, hero: Hero, card: str, instead: str = "", cite: str = "MD-TRD-01") -> None:
    """A card comes into its slot."""
    printed = equipment_card(card)
    g.tell(CardEquipped(hero.id, card, printed.slot, put_aside(hero, card, instead), rule=cite))


# --- exchanging cards


def begin_exchange(g: G, heroes: Iterable[str], involved: Iterable[str], is_trade: bool, cite: str, *also: str) -> None:
    """Heroes may exchange cards, or only Reorganize."""
    g.tell(ExchangeBegan(tuple(heroes), tuple(involved), is_trade, rule=cite, also=also))


async def reorganize_for_free(g: G, heroes: Iterable[str], cite: str) -> None:
    """Each of these Heroes may Reorganize for free (MD-EQP-19)."""
    able = [hero for hero in dict.fromkeys(heroes) if not g.state.heroes[hero].is_dead]
    if not able:
        return
    begin_exchange(g, able, able, False, cite, "MD-EQP-19", *(("MD-PCK-06",) if cite == "MD-PCK-05" else ()))
    while not await exchange_once(g):
        pass


@FOR_ACTION.law(opt.Trade)
def why_not_trade(state: MDState, who: str, option: opt.Trade) -> Reason | None:
    """No prerequisite but to stand (MD-TRD-01, MD-TRD-05, MD-TRD-06)."""
    return Reason("MD-STN-02", "is-stunned") if state.heroes[who].is_stunned else None


@FOR_ACTION.carries_out(opt.Trade)
async def begin_trade(g: G, who: str, option: opt.Trade) -> None:
    """All Heroes in the Zone may exchange cards, killed and Stunned ones too (MD-TRD-01, MD-TRD-02)."""
    hero = g.state.heroes[who]
    heroes = [other.id for other in g.state.heroes.values() if other.zone == hero.zone]
    stunned = any(g.state.heroes[other].is_stunned for other in heroes)
    also = (*(("MD-TRD-05",) if enemies_in(g.state, hero.zone) else ()), *(("MD-TRD-06",) if stunned else ()))
    begin_exchange(g, heroes, [who], True, "MD-TRD-01", *also)
    if g.state.activation is not None and g.state.activation.hero == who:
        g.plan(Trade())


async def trade(g: G, step: Trade) -> None:
    """The Heroes of a Zone exchange cards until all are ready, then the Action ends (MD-TRD-02, MD-LVL-04)."""
    while not await exchange_once(g):
        g.safe_point()
    g.done(step)
    assert g.state.activation is not None
    await end_of_action(g, g.state.activation.hero)


async def exchange_once(g: G) -> bool:
    """One thing that a Hero does; true when all are ready."""
    state = g.state
    exchange = state.exchange
    assert exchange is not None
    decision = g.ask_any(
        {hero: partial(TRADING.options, state, hero) for hero in exchange.left},
        "trade" if exchange.is_trade else "reorganize",
        partial(TRADING.why_not, state),
    )
    answer = await decision
    if isinstance(answer, opt.Ready):
        g.tell(HeroReady(decision.answered_by, rule="MD-TRD-03"))
    else:
        await TRADING.carry_out(g, decision.answered_by, answer)
    if exchange.left:
        return False
    g.tell(ExchangeEnded(rule="MD-TRD-03"))
    return True


# --- what a Hero does with a card


def why_not_reorganize(state: MDState, hero: Hero) -> Reason | None:
    """Only the living among those who Reorganize (MD-TRD-03, MD-RES-02)."""
    if state.exchange is None or hero.id not in state.exchange.involved:
        return Reason("MD-TRD-03", "not-involved")
    return Reason("MD-RES-02", "is-dead", {"hero": hero.id}) if hero.is_dead else None


@TRADING.law(opt.Equip)
def why_not_equip(state: MDState, who: str, option: opt.Equip) -> Reason | None:
    """Only an own card with a slot that the Hero may use; with two full hands it must be said which makes room (MD-EQP-05)."""
    hero = state.heroes[who]
    if reason := why_not_reorganize(state, hero):
        return reason
    if option.card not in hero.pack:
        return Reason("MD-EQP-07", "not-in-inventory", {"card": option.card})
    card = equipment_card(option.card)
    if not card.slot:
        return Reason("MD-EQP-03", "needs-no-slot", {"card": option.card})
    if not is_usable(state, card):
        return Reason("MD-STO-15", "level-too-high", {"card": option.card})
    needs = card.slot == "hand" and len(hero.hands) == HANDS
    if needs != bool(option.instead) or (option.instead and option.instead not in hero.hands):
        return Reason("MD-EQP-05", "hands-full" if needs else "room-enough", {"card": option.card})
    return None


@TRADING.offer(opt.Equip)
def equip_options(state: MDState, who: str) -> list[opt.Equip | opt.Unequip]:
    """Every change of what is Equipped (MD-TRD-01)."""
    hero = state.heroes[who]
    if why_not_reorganize(state, hero):
        return []
    out: list[opt.Equip | opt.Unequip] = []
    for copy in hero.pack:
        card = equipment_card(copy)
        if not card.slot or not is_usable(state, card):
            continue
        if card.slot == "hand" and len(hero.hands) == HANDS:
            out += [opt.Equip(copy, held) for held in hero.hands]
        else:
            out.append(opt.Equip(copy))
    return [*out, *map(opt.Unequip, equipped(hero))]


@TRADING.carries_out(opt.Equip)
async def equip_chosen(g: G, who: str, option: opt.Equip) -> None:
    """Put a card into its slot (MD-TRD-01)."""
    equip(g, g.state.heroes[who], option.card, option.instead)


@TRADING.law(opt.Unequip)
def why_not_unequip(state: MDState, who: str, option: opt.Unequip) -> Reason | None:
    """Only what is Equipped (MD-EQP-07)."""
    hero = state.heroes[who]
    if reason := why_not_reorganize(state, hero):
        return reason
    return None if option.card in equipped(hero) else Reason("MD-EQP-07", "not-equipped", {"card": option.card})


@TRADING.carries_out(opt.Unequip)
async def unequip(g: G, who: str, option: opt.Unequip) -> None:
    """Put a card into the Inventory (MD-TRD-01)."""
    g.tell(CardUnequipped(who, option.card, rule="MD-TRD-01"))


def is_trade(state: MDState) -> bool:
    """Cards may go from Hero to Hero."""
    return state.exchange is not None and state.exchange.is_trade


def partners(state: MDState, hero: Hero) -> list[str]:
    """The Heroes one may give cards to: those in the Zone, killed and Stunned ones too (MD-TRD-02, MD-TRD-06, MD-RES-02)."""
    return [other.id for other in state.heroes.values() if other.zone == hero.zone and other is not hero]


@TRADING.law(opt.Give)
def why_not_give(state: MDState, who: str, option: opt.Give) -> Reason | None:
    """An own card, to a Hero in the Zone (MD-TRD-02)."""
    hero = state.heroes[who]
    if not is_trade(state):
        return Reason("MD-TRD-02", "no-trade-now")
    if option.card not in hero.cards:
        return Reason("MD-TRD-02", "not-owned", {"card": option.card})
    return None if option.to in partners(state, hero) else Reason("MD-TRD-02", "not-in-zone", {"hero": option.to})


@TRADING.offer(opt.Give)
def give_options(state: MDState, who: str) -> list[opt.Give]:
    """Every card to everybody there (MD-TRD-02)."""
    hero = state.heroes[who]
    others = partners(state, hero) if is_trade(state) else []
    return [opt.Give(card, other) for card in hero.cards for other in others]


@TRADING.carries_out(opt.Give)
async def give(g: G, who: str, option: opt.Give) -> None:
    """Give a card to another Hero (MD-TRD-02)."""
    g.tell(CardGiven(who, option.card, option.to, is_trade=True, rule="MD-TRD-02", also=("MD-TRD-04",)))
