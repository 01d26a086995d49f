"""Orders (DE-ORD): placed beside a hero, one at a time."""

from __future__ import annotations

from tenebra.games.descent import options as opt
from tenebra.games.descent.events.heroes import FatigueSpent, OrderPlaced, OrderRemoved, OrderSwapped
from tenebra.games.descent.events.turns import HalfTaken
from tenebra.games.descent.rules.choices import IN_TURN
from tenebra.games.descent.rules.fatigue import recover
from tenebra.games.descent.rules.powers import power
from tenebra.games.descent.rules.sight import sees
from tenebra.games.descent.rules.space import covers
from tenebra.games.descent.state import DODGE, GUARD, ORDERS, READY, REST, STUNNED, DEState, Hero, Turn
from tenebra.kernel import Game, Option, Reason

G = Game[DEState]


def may_order(turn: Turn) -> bool:
    """His action lets him place an order: Ready, or the one thing a stunned hero does (DE-ACT-08, DE-EFF-11, DE-RUL-56)."""
    return turn.orders > 0 or (turn.action == STUNNED and turn.halves > 0)


@IN_TURN.law(opt.Order)
def why_not_order(state: DEState, who: str, option: opt.Order) -> Reason | None:
    """Why an order cannot be placed (DE-ORD-02, DE-ACT-08, DE-RUL-55)."""
    hero, turn = state.heroes[who], state.turn
    if option.order not in ORDERS:
        return Reason("DE-ORD-01", "no-such-order", {"order": option.order})
    if turn is None or turn.hero != hero.id:
        return Reason("DE-ACT-08", "only-when-ready")
    if option.to in ("", hero.id) and _may_swap(state, hero):
        return None if hero.order != option.order else Reason("DE-ORD-02", "has-an-order", {"hero": hero.id})
    if not may_order(turn):
        return Reason("DE-ACT-08", "only-when-ready")
    receiver = state.heroes.get(option.to or hero.id)
    if receiver is None or (receiver is not hero and not _may_order_other(state, hero, receiver)):
        return Reason("DE-ORD-01", "not-for-others", {"hero": option.to})
    return Reason("DE-ORD-02", "has-an-order", {"hero": receiver.id}) if receiver.order else None


def _may_swap(state: DEState, hero: Hero) -> bool:
    """An ability lets him turn the order he has into another one."""
    swap = power(state, hero.id, "swap_order")
    return bool(swap is not None and hero.order and hero.fatigue >= swap.number and not hero.monkey)


def _may_order_other(state: DEState, hero: Hero, other: Hero) -> bool:
    if power(state, hero.id, "order_other") is None or state.turn is None or state.turn.action != READY:
        return False
    return sees(state, hero.id, covers(state, other.id)) if hero.space and other.space else not (hero.space or other.space)


def order_options(state: DEState, hero: Hero) -> list[Option]:
    """Every order a hero may place now (DE-ACT-05)."""
    turn = state.turn
    if turn is None or not (may_order(turn) or _may_swap(state, hero)):
        return []
    others = [other.id for other in state.heroes.values() if other is not hero] if power(state, hero.id, "order_other") else []
    found = [opt.Order(order, to) for to in ("", *others) for order in ORDERS]
    return [option for option in found if why_not_order(state, hero.id, option) is None]


@IN_TURN.carries_out(opt.Order)
async def place_order(g: G, who: str, option: opt.Order) -> None:
    """The order lies beside the hero at once (DE-ACT-05, DE-ORD-07)."""
    state = g.state
    hero, turn = state.heroes[who], state.turn
    assert turn is not None
    receiver = option.to or hero.id
    if receiver == hero.id and hero.order:
        swap = power(state, hero.id, "swap_order")
        assert swap is not None
        g.tell(FatigueSpent(hero.id, swap.number, rule="DE-RUL-55"))
        g.tell(OrderSwapped(hero.id, option.order, rule="DE-RUL-55"))
        return
    if not turn.orders:
        g.tell(HalfTaken(hero.id, "order", rule="DE-EFF-11", also=("DE-EFF-12",)))
    g.tell(OrderPlaced(receiver, option.order, hero.id, rule="DE-ACT-05", also=("DE-ORD-07",)))


def start_of_turn(g: G, hero: Hero) -> None:
    """Dodge and Guard expire; Rest gives back all fatigue (DE-ORD-10, DE-ORD-15, DE-ORD-16, DE-RUL-78)."""
    if hero.order in (DODGE, GUARD):
        g.tell(OrderRemoved(hero.id, hero.order, rule="DE-ORD-10" if hero.order == DODGE else "DE-ORD-15"))
    elif hero.order == REST:
        g.tell(OrderRemoved(hero.id, REST, rule="DE-ORD-16", also=("DE-ORD-17",)))
        recover(g, hero.id, 0, "DE-ORD-16")
