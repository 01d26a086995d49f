"""Standing orders: which of them answers which window."""

from __future__ import annotations

import pytest

from tenebra.kit.orders import EVERY, AskedAt, StandingOrder, When, Window, answer_to, in_force, learned, with_order

NOW = AskedAt("vardak", 3, 40)
WALK = Window("movement", "pass", is_secret=True)
ONLY_PASS, WITH_CARD = ("pass",), ("pass", "event net")


def ordered(when: When, given: AskedAt = NOW) -> StandingOrder:
    return StandingOrder(when, given)


@pytest.mark.parametrize(
    ("when", "options", "is_let_pass"),
    [
        ("ask", ONLY_PASS, False),
        ("ask", WITH_CARD, False),
        ("if_useful", ONLY_PASS, True),
        ("if_useful", WITH_CARD, False),
        ("not_this_turn", WITH_CARD, True),
        ("not_this_round", WITH_CARD, True),
        ("not_this_round", ("event net",), False),
    ],
)
def test_what_an_order_says(when: When, options: tuple[str, ...], is_let_pass: bool) -> None:
    for kind in ("movement", EVERY):
        assert answer_to({kind: ordered(when)}, WALK, options, NOW) == ("pass" if is_let_pass else "")
    assert not answer_to({"attack": ordered(when)}, WALK, options, NOW)


def test_nothing_is_ordered_at_first() -> None:
    assert not answer_to({}, WALK, ONLY_PASS, NOW)


def test_the_game_may_know_that_nothing_offered_matters() -> None:
    useless = Window("movement", "pass", matters=False)
    assert answer_to({EVERY: ordered("if_useful")}, useless, WITH_CARD, NOW)
    assert not answer_to({EVERY: ordered("ask")}, useless, WITH_CARD, NOW)


def test_the_order_for_a_kind_of_window_goes_before_that_for_all() -> None:
    orders = {EVERY: ordered("not_this_round"), "movement": ordered("ask")}
    assert not answer_to(orders, WALK, WITH_CARD, NOW)
    assert answer_to(orders, Window("attack", "pass"), WITH_CARD, NOW)


def test_an_order_lapses_with_its_turn_its_round_or_when_it_is_taken_back() -> None:
    later = AskedAt("vardak", 3, 44)
    moments = {
        "later": later,
        "the next turn": AskedAt("storm", 3, 50),
        "the next round": AskedAt("vardak", 4, 90),
        "before it was given": AskedAt("vardak", 3, 39),
    }
    assert [name for name, at in moments.items() if ordered("not_this_turn").holds(at)] == ["later"]
    assert [name for name, at in moments.items() if ordered("not_this_round").holds(at)] == ["later", "the next turn"]
    assert all(ordered("if_useful").holds(at) for at in moments.values())
    assert in_force({"a": ordered("not_this_turn"), "b": ordered("if_useful")}, moments["the next turn"]).keys() == {"b"}


def test_an_order_for_all_windows_takes_the_place_of_the_others() -> None:
    first = with_order({}, "movement", ordered("if_useful"))
    both = with_order(first, "attack", ordered("not_this_turn"))
    assert both.keys() == {"movement", "attack"}
    assert with_order(both, "attack", ordered("ask")).keys() == {"movement"}
    every = with_order(both, EVERY, ordered("not_this_round"))
    assert every.keys() == {EVERY}
    assert with_order(every, "attack", ordered("ask"))["attack"].when == "ask"
    assert with_order(every, EVERY, ordered("ask")) == {}


GUARD = Window("guard", "pass")
PARRIES = ("pass", "guard for 1 with sword", "guard for 2 with sword")


def test_an_order_answers_as_the_seat_did_last_where_that_may_be_chosen() -> None:
    orders = {"guard": ordered("as_before")}
    assert not answer_to(orders, GUARD, PARRIES, NOW), "nothing has been answered yet"
    orders = dict(learned(orders, "guard", "guard for 1 with sword"))
    assert answer_to(orders, GUARD, PARRIES, NOW) == "guard for 1 with sword"
    assert not answer_to(orders, GUARD, ("pass", "guard for 1 with dagger"), NOW)
    assert not answer_to(orders, WALK, ("pass", "guard for 1 with sword"), NOW)
    assert orders["guard"].holds(AskedAt("storm", 9, 400))
    again = learned(orders, "guard", "pass")
    assert answer_to(again, GUARD, PARRIES, NOW) == "pass"


def test_where_all_windows_are_answered_as_before_each_kind_has_an_answer_of_its_own() -> None:
    orders = dict(learned({EVERY: ordered("as_before")}, "guard", "guard for 2 with sword"))
    assert answer_to(orders, GUARD, PARRIES, NOW) == "guard for 2 with sword"
    assert not answer_to(orders, WALK, ONLY_PASS, NOW)
    assert learned({"guard": ordered("ask")}, "guard", "pass") == {"guard": ordered("ask")}
