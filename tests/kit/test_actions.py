"""What may be chosen at a question: entered by kind, offered, refused and carried out."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.kernel import Option, Reason
from tenebra.kit.actions import Actions


class Go(Option, frozen=True):
    to: str


class Nap(Option, frozen=True):
    hours: int = 8


class Stop(Option, frozen=True):
    pass


class Sing(Option, frozen=True):
    pass


STRANGE = Reason("XX-ACT-01", "not-an-action")


def actions() -> tuple[Actions[Any, None], list[str]]:
    turn, done = Actions[Any, None](STRANGE, ends=(Stop,), kinds=(Stop, Nap, Go)), []

    @turn.offer(Go)
    def ways(state: Any, who: str) -> list[Option]:
        return [Go("north"), Go("south")]

    @turn.law(Nap)
    def why_not_nap(state: Any, who: str, option: Nap) -> Reason | None:
        return Reason("XX-NAP-01", "wide-awake") if state == "day" else None

    @turn.carries_out(Go)
    async def go(g: Any, who: str, option: Go) -> None:
        done.append(f"{who} goes {option.to}")

    @turn.carries_out(Nap)
    async def nap(g: Any, who: str, option: Nap) -> None:
        done.append(f"{who} naps for {option.hours}")

    return turn, done


def test_options_come_in_the_order_of_the_kinds_and_only_as_the_law_allows() -> None:
    turn, _ = actions()
    assert turn.options("night", "odda") == [Stop(), Nap(), Go("north"), Go("south")]
    assert turn.options("day", "odda") == [Stop(), Go("north"), Go("south")]


def test_the_law_of_its_kind_says_why_not_and_a_strange_kind_is_refused_as_such() -> None:
    turn, _ = actions()
    assert turn.why_not("day", "odda", Nap()) == Reason("XX-NAP-01", "wide-awake")
    assert [turn.why_not("night", "odda", option) for option in (Nap(), Go("east"), Stop())] == [None, None, None]
    assert turn.why_not("night", "odda", Sing()) == STRANGE
    assert [option in turn for option in (Nap(), Stop(), Sing())] == [True, True, False]


def test_what_is_chosen_is_carried_out_by_its_kind() -> None:
    turn, done = actions()
    any_game: Any = None
    for option in (Go("south"), Nap(2)):
        with pytest.raises(StopIteration):
            turn.carry_out(any_game, "odda", option).send(None)
    assert done == ["odda goes south", "odda naps for 2"]


def test_who_has_more_also_has_whatever_is_entered_for_who_has_less() -> None:
    few, done = actions()
    many = Actions[Any, None](Reason("XX-ACT-02", "not-for-many"), also=few)

    @many.law(Sing)
    def why_not_sing(state: Any, who: str, option: Sing) -> Reason | None:
        return Reason("XX-SNG-01", "hoarse")

    any_game: Any = None
    assert [few.has(Sing), many.has(Sing), many.has(Nap), many.has(Stop)] == [False, True, True, True]
    assert many.why_not("day", "odda", Nap()) == Reason("XX-NAP-01", "wide-awake")
    assert (many.why_not("day", "odda", Sing()), few.why_not("day", "odda", Sing())) == (Reason("XX-SNG-01", "hoarse"), STRANGE)
    with pytest.raises(StopIteration):
        many.carry_out(any_game, "odda", Go("north")).send(None)
    assert done == ["odda goes north"]
    with pytest.raises(TypeError, match="Nap is entered twice"):
        many.law(Nap)(lambda state, who, option: None)


def test_nobody_enters_a_kind_twice() -> None:
    turn, _ = actions()
    with pytest.raises(TypeError, match="Nap is entered twice"):
        turn.law(Nap)(lambda state, who, option: None)
