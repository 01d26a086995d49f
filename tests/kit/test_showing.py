"""How kinds of options are shown: their records, their places in the menu, and what a class says of a kind."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tenebra.kernel import Option
from tenebra.kit.question import Asking
from tenebra.kit.scene import Natural
from tenebra.kit.showing import Shown, answers_in, natural_of, note, price, ranks_of, shown_by, wish


class Swap(Option, frozen=True):
    other: str
    words = (("with", "other"),)
    shown = Shown("act", "cycle", natural=("friend",))


class Hit(Option, frozen=True):
    target: str
    words = (("", "target"),)
    shown = Shown("attack", "crossed-swords", natural=("foe", "door"))


class Dig(Option, frozen=True):
    shown = Shown("act", "spade", place=-1)


class Mute(Option, frozen=True):
    pass


def test_kinds_stand_by_group_then_place_then_as_they_are_written() -> None:
    records = shown_by((Swap, Hit, Dig))
    assert sorted(records, key=ranks_of(("attack", "act"), records).__getitem__) == [Hit, Dig, Swap]


def test_a_click_means_an_option_as_it_is_written_before_the_id() -> None:
    assert natural_of(shown_by((Swap, Hit, Dig))) == Natural(foe="hit", friend="swap with", door="hit")


def test_a_kind_that_does_not_say_how_it_is_shown_is_named_when_the_game_is_loaded() -> None:
    with pytest.raises(TypeError, match="do not say how they are shown: Mute"):

        class Silent(Asking[Any]):
            kinds, groups = (Dig, Mute), ("act",)

    with pytest.raises(TypeError, match="in no group of the menu: Hit"):

        class Groupless(Asking[Any]):
            kinds, groups = (Dig, Hit), ("act",)


def test_a_marked_method_speaks_for_its_kinds_and_there_is_only_one_for_each() -> None:
    @note(Dig)
    @price(Dig, Hit)
    def said(*of: Any) -> str:
        return "much"

    assert answers_in({"said": said}) == {("price", Dig): said, ("price", Hit): said, ("note", Dig): said}
    with pytest.raises(TypeError, match="Dig has two functions for its note"):
        answers_in({"said": said, "again": note(Dig)(lambda asking, option: "")})


class Rest(Option, frozen=True):
    shown = Shown("act", "campfire", expected=("turn",))


class Wait(Option, frozen=True):
    shown = Shown("act", "hourglass", expected=("turn",))


class Walk(Option, frozen=True):
    to: str
    words = (("", "to"),)
    shown = Shown("act", "walking-boot", expected=("turn",))


def test_wishes_come_in_the_order_of_their_methods_and_one_that_says_nothing_leaves_it_to_the_kind() -> None:
    class Wishing(Asking[Any]):
        kinds, groups = (Rest, Wait, Walk), ("act",)

        @wish(Wait)
        def first(self) -> None:
            """Just so."""

        @wish(Walk)
        def then(self) -> list[Option]:
            return [Walk("A1")]

    view: Any = SimpleNamespace(state=None, decision=SimpleNamespace(prompt="turn", options=[]))
    voice: Any = None
    assert list(Wishing(view, voice, lambda option: None).wishes()) == [Wait(), Walk("A1"), Rest()]
