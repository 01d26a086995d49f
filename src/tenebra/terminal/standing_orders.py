"""Standing orders at the text table: when a seat wants to be asked in windows, and what answers one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

from tenebra.kernel import Decision, Option
from tenebra.kit.orders import EVERY, AskedAt, StandingOrder, When, answer_to, in_force, learned, with_order
from tenebra.terminal.menu import plain_text

if TYPE_CHECKING:
    from tenebra.terminal.table import TextTable

WHENS: tuple[When, ...] = get_args(When)


def moment_of(table: TextTable, seat: str) -> AskedAt:
    """The moment of the game now: turn, round, number of choices."""
    session = table.session
    return AskedAt(table.game.moment(session.view(seat)), getattr(session.state, "round", 0), len(session.inputs))


def give_order(table: TextTable, seat: str, kind: str, when: When) -> None:
    """Give an order: when the seat wants to be asked in windows of a kind, or in every one."""
    now = moment_of(table, seat)
    table.orders[seat] = with_order(in_force(table.orders.get(seat, {}), now), kind, StandingOrder(when, now))


def ordered_option(table: TextTable, seat: str, decision: Decision[Any]) -> Option | None:
    """The option by which the seat's orders answer a window, if they do."""
    window = table.game.window(decision.prompt, decision.about)
    orders = table.orders.get(seat)
    if window is None or not orders or decision.seats != (seat,):
        return None
    options = {str(option): option for option in decision.options(seat)}
    return options.get(answer_to(orders, window, options, moment_of(table, seat)))


def learn_answer(table: TextTable, seat: str, decision: Decision[Any], option: Option) -> None:
    """The seat has answered by hand: in windows of this kind some orders answer so from now on."""
    window = table.game.window(decision.prompt, decision.about)
    if window is not None and seat in table.orders:
        table.orders[seat] = dict(learned(table.orders[seat], window.kind, str(option)))


def orders_command(table: TextTable, rest: str) -> None:
    """The command `asking`: `2 useful` gives an order about the second window, `all turn` about all; alone it lists them."""
    windows = table.scene.windows
    if not windows:
        table.console.say(table.say("asking-none"))
        return
    which, _, when = rest.partition(" ")
    kinds = {str(number): window.kind for number, window in enumerate(windows, 1)}
    kinds |= {plain_text(table.say("asking-all")): EVERY, "all": EVERY}
    meant = {plain_text(table.say(f"asking-{one}")): one for one in WHENS}
    chosen = meant.get(plain_text(when))
    if rest and plain_text(which) in kinds and chosen is not None:
        give_order(table, table.seat, kinds[plain_text(which)], chosen)
    elif rest:
        table.console.say(table.say("asking-how", words=", ".join(table.say(f"asking-{one}") for one in WHENS)))
        return
    held = in_force(table.orders.get(table.seat, {}), moment_of(table, table.seat))
    for number, window in enumerate(windows, 1):
        order = held.get(window.kind) or held.get(EVERY)
        said = table.say(f"asking-{order.when if order is not None else 'ask'}")
        table.console.say(table.say("asking-line", number=number, window=window.name, when=said))
