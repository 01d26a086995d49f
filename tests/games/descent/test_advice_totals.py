"""Advice is total: it answers at every decision, whichever options are left of it, and over every card that can be written."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from tenebra.games.descent import GAME
from tenebra.games.descent.advice.outlook import Outlook
from tenebra.games.descent.advice.overlord import Cards
from tenebra.games.descent.content import heroes
from tenebra.games.descent.content.model import Item, OverlordCard, Text
from tenebra.games.descent.dice import read_pool
from tenebra.games.descent.scenarios import SHEETS
from tenebra.games.descent.state import DEState
from tenebra.games.descent.vocabulary import (
    KINDS,
    RANKED,
    Ability,
    AbilityName,
    Act,
    Attack,
    Band,
    Bonus,
    Condition,
    Cost,
    Deed,
    DoubleDamage,
    DrainThreat,
    Effect,
    Familiar,
    Immune,
    Moment,
    Nova,
    Occasion,
    Plot,
    Power,
    PowerName,
    Scheme,
    SchemeVerb,
    Slay,
    Spawn,
    Stat,
    StatName,
    Target,
    Verb,
    Ward,
    When,
)
from tenebra.kernel import Session, View
from tests.games.descent.props import ITEMS, Table
from tests.games.descent.table import rule

ROUNDS = 7


def asked(view: View[DEState]) -> str:
    """What is advised, which must be among what is offered."""
    assert view.decision is not None
    advice = GAME.advise(view)
    assert advice.option in {entry.key for entry in view.decision.options}, (view.decision.prompt, advice)
    return advice.option


def some_left(view: View[DEState], pick: random.Random) -> View[DEState]:
    """The same question with a random part of its options."""
    assert view.decision is not None
    offered = view.decision.options
    number = pick.choice((1, 2, 3, len(offered) // 2, len(offered) - 1))
    kept = sorted(pick.sample(range(len(offered)), max(1, min(number, len(offered)))))
    return replace(view, decision=replace(view.decision, options=tuple(offered[at] for at in kept)))


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("quest", SHEETS.ids)
def test_advice_answers_every_seat_at_every_decision_and_whatever_is_left_out(quest: str, number: int) -> None:
    """Chance plays, now and then the advice: positions that nobody would come to, too."""
    pick = random.Random(f"{quest} {number}")
    party = pick.sample(list(heroes()), number + 2)
    session = Session.begin(GAME, quest, f"totals {number}", {"party": " ".join(party), "conquest": 30})
    prompts = set()
    while session.decision is not None and session.state.round < ROUNDS:
        decision = session.decision
        prompts.add(decision.prompt)
        best = ""
        for seat in decision.seats:
            view = session.view(seat)
            best = asked(view)
            asked(some_left(session.view(seat), pick))
        seat = decision.seats[-1]
        is_advised = pick.random() < number / 3
        session.choose(best if is_advised else str(pick.choice(decision.options(seat))), seat)
    assert len(prompts) > 8


# --- every card that the notation can write ---


def effects() -> Iterator[Effect]:
    yield from (Bonus(of, 1) for of in ("damage", "range", "surge", "power_die"))
    yield from (Ability(name, 2 if name in RANKED else 1) for name in get_args(AbilityName))
    yield from (DoubleDamage(), Slay(), DrainThreat(1), Nova(3))


def clauses() -> Iterator[Any]:
    for effect in effects():
        yield Attack((effect,))
        yield Attack((effect,), surges=1)
    for when, condition in product(get_args(When), get_args(Condition)):
        yield Attack((Bonus("damage", 1),), when, 0, condition)
    yield from (Stat(name, 1) for name in get_args(StatName))
    yield from (Immune((name,)) for name in get_args(AbilityName))
    yield from (Ward(face) for face in ("blank", "surge", "enhancement"))
    yield from (Familiar(names) for names in (("boggs",), ("mata", "kata"), ("skye",), ("pico",)))
    for moment in get_args(Moment):
        yield Deed((Act("heal", 1),), moment, Cost(fatigue=1))
    for verb in get_args(Verb):
        yield Deed((Act(verb, 1),), "", Cost(movement=1))
        yield Deed((Act(verb, 1),), "start", Cost(exhaust=True))
    for target in get_args(Target):
        yield Deed((Act("push" if target == "figure_in_sight" else "stun", 1),), "", Cost(fatigue=1), target, 3)
    yield from (Power(name, 1) for name in get_args(PowerName))


def told(clause: Any) -> str:
    return repr(clause).replace(" ", "")[:70]


@rule("DE-GEN-03")
@pytest.mark.parametrize("kind", ["weapon", "other"])
def test_advice_knows_what_to_do_with_every_card_of_a_hero(kind: str) -> None:
    for number, clause in enumerate(clauses()):
        name = f"total-{kind}-{number}"
        weapon: dict[str, Any] = {"hands": 1, "type": "ranged", "dice": read_pool("1 blue")} if kind == "weapon" else {}
        copy = ITEMS.register(name, Item(name, "copper", kind, Text("", (clause,)), **weapon))  # type: ignore[arg-type]
        party: dict[str, Any] = {
            "sir-valadir": {"at": "B3", "equipped": [copy], "pack": ["sword"], "fatigue": 3, "life": 5},
            "silhouette": {"at": "C2", "order": "guard"},
        }
        foes = {"beastman-1": {"at": "C3"}, "ogre-1": {"at": "G3"}}
        for step in ("turn", "activate"):
            table = Table(heroes=party, monsters=foes, next=step)
            for _ in range(3):
                if table.session.decision is None or table.session.decision.prompt in ("spend", "reroll"):
                    break
                seat = table.session.decision.seats[0]
                try:
                    option = asked(table.session.view(seat))
                except Exception as error:
                    raise AssertionError(told(clause)) from error
                if option.split()[0] in ("attack", "sweep", "breathe", "use"):
                    break
                table.play(f"{seat}: {option}")


def test_advice_puts_a_price_on_every_card_of_the_overlord() -> None:
    schemes = [Scheme(verb, 2, less=1, dice=1, monster="beastman") for verb in get_args(SchemeVerb)]
    plots = [Plot(occasion, (scheme,), dice) for occasion, scheme, dice in product(get_args(Occasion), schemes, (0, 1))]
    powers = [Power(name, 1) for name in get_args(PowerName)]
    spawns = [Spawn((Band(kind, 2), Band(kind, 1, "leader"))) for kind in KINDS]
    table = Table(
        heroes={"sir-valadir": {"at": "B3", "order": "guard"}, "silhouette": {}},
        monsters={"beastman-1": {"at": "C3"}},
        next="activate",
    )
    table.play("activate beastman-1")
    while table.prompt != "monster":
        table.play("pass")
    table.play("attack B3")
    assert table.prompt == "guard", "an attack has been declared"
    every: list[Any] = [*plots, *powers, *spawns]
    for clause in every:
        card = OverlordCard("made-up", "event", 3, 2, Text("", (clause,)))
        for about in ({"figure": "sir-valadir"}, {"figure": "beastman-1"}, {"figure": ""}, {}):
            own = Cards(Outlook(table.session.view("overlord").state))
            assert isinstance(own.keep_value(card), float)
            assert isinstance(own.moment(card, about), float | int)
