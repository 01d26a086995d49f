"""Equipment: slots, Reorganize and Trade (MD-EQP, MD-TRD)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.content import equipment_card
from tenebra.games.massive_darkness.events.cards import CardEquipped, CardGiven, CardUnequipped, ExchangeBegan, ExchangeEnded
from tenebra.games.massive_darkness.events.turns import HeroReady
from tenebra.games.massive_darkness.rules.levels import end_of_action
from tenebra.games.massive_darkness.rules.powers import equipped, is_usable
from tenebra.games.massive_darkness.rules.transmute import transmute, why_not_transmute
from tenebra.games.massive_darkness.state import Hero, MDState
from tenebra.games.massive_darkness.steps import Trade
from tenebra.kernel import Game, Option, Reason

G = Game[MDState]
READY, TRANSMUTE = opt.Ready(), opt.Transmute()
HANDS = 2
"""MD-EQP-04."""


def is_two_handed(card: str) -> bool:
    """The card needs both hands (MD-EQP-06)."""
    return equipment_card(card).slot == "two_hands"


def put_aside(hero: Hero, card: str, instead: str) -> tuple[str, ...]:
    """What goes to the Inventory when a card comes into its slot."""
    slot = equipment_card(card).slot
    if slot == "body":
        return (hero.body,) if hero.body else ()
    if slot == "two_hands" or any(map(is_two_handed, hero.hands)):
        return tuple(hero.hands)
    return (instead,) if instead else ()


def why_not_equip(state: MDState, hero: Hero, option: opt.Equip) -> Reason | None:
    """Only an own card with a slot that the Hero may use; with two full hands it must be said which makes room (MD-EQP-05)."""
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


def equip_options(state: MDState, hero: Hero) -> list[Option]:
    """Every change of what is Equipped (MD-TRD-01)."""
    out: list[Option] = []
    for copy in hero.pack:
        card = equipment_card(copy)
        if not card.slot or not is_usable(state, card):
            continue
        if card.slot == "hand" and len(hero.hands) == HANDS:
            out += [opt.Equip(copy, held) for held in hero.hands]
        else:
            out.append(opt.Equip(copy))
    out += [opt.Unequip(copy) for copy in equipped(hero)]
    return out


def equip(g: G, hero: Hero, card: str, instead: str = "", cite: str = "MD-TRD-01") -> None:
    """A card comes into its slot."""
    printed = equipment_card(card)
    g.tell(CardEquipped(hero.id, card, printed.slot, put_aside(hero, card, instead), rule=cite))


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

    def offer(hero: str) -> Callable[[], list[Option]]:
        return lambda: exchange_options(state, hero)

    decision = g.ask_any(
        {hero: offer(hero) for hero in exchange.left},
        "trade" if exchange.is_trade else "reorganize",
        lambda seat, option: why_not_exchange(state, seat, option),
    )
    answer = await decision
    hero = state.heroes[decision.answered_by]
    match answer:
        case opt.Ready():
            g.tell(HeroReady(hero.id, rule="MD-TRD-03"))
        case opt.Equip(card=card, instead=instead):
            equip(g, hero, card, instead)
        case opt.Unequip(card=card):
            g.tell(CardUnequipped(hero.id, card, rule="MD-TRD-01"))
        case opt.Give(card=card, to=to):
            g.tell(CardGiven(hero.id, card, to, is_trade=True, rule="MD-TRD-02", also=("MD-TRD-04",)))
        case opt.Transmute():
            await transmute(g, hero.id)
    if exchange.left:
        return False
    g.tell(ExchangeEnded(rule="MD-TRD-03"))
    return True


def partners(state: MDState, hero: Hero) -> list[str]:
    """The Heroes one may give cards to: those in the Zone, killed and Stunned ones too (MD-TRD-02, MD-TRD-06, MD-RES-02)."""
    return [other.id for other in state.heroes.values() if other.zone == hero.zone and other is not hero]


def exchange_options(state: MDState, hero_id: str) -> list[Option]:
    """What a Hero may do while cards are exchanged (MD-TRD-01 to MD-TRD-03, MD-TRN-04)."""
    exchange, hero = state.exchange, state.heroes[hero_id]
    assert exchange is not None
    out: list[Option] = [READY]
    if hero_id in exchange.involved and not hero.is_dead:
        out += equip_options(state, hero)
    if exchange.is_trade:
        others = partners(state, hero)
        out += [opt.Give(card, other) for card in hero.cards for other in others]
        if why_not_transmute(state, hero) is None:
            out.append(TRANSMUTE)
    return out


def why_not_exchange(state: MDState, hero_id: str, option: Option) -> Reason | None:
    """Why a Hero cannot do this while cards are exchanged."""
    exchange, hero = state.exchange, state.heroes[hero_id]
    assert exchange is not None
    match option:
        case opt.Ready():
            return None
        case opt.Equip() | opt.Unequip() if hero_id not in exchange.involved:
            return Reason("MD-TRD-03", "not-involved")
        case opt.Equip() | opt.Unequip() if hero.is_dead:
            return Reason("MD-RES-02", "is-dead", {"hero": hero_id})
        case opt.Equip():
            return why_not_equip(state, hero, option)
        case opt.Unequip(card=card):
            return None if card in equipped(hero) else Reason("MD-EQP-07", "not-equipped", {"card": card})
        case opt.Give() if not exchange.is_trade:
            return Reason("MD-TRD-02", "no-trade-now")
        case opt.Give(card=card, to=to):
            if card not in hero.cards:
                return Reason("MD-TRD-02", "not-owned", {"card": card})
            return None if to in partners(state, hero) else Reason("MD-TRD-02", "not-in-zone", {"hero": to})
        case opt.Transmute() if exchange.is_trade:
            return why_not_transmute(state, hero)
    return Reason("MD-TIM-10", "not-while-trading")


def why_not_trade(hero: Hero) -> Reason | None:
    """No prerequisite but to stand (MD-TRD-01, MD-TRD-05, MD-TRD-06)."""
    return Reason("MD-STN-02", "is-stunned") if hero.is_stunned else None
