"""The advice has an answer to everything: to every question, whatever is left out of it, over every card that can be written."""

from __future__ import annotations

import dataclasses
import random
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from tenebra.games.conan import GAME
from tenebra.games.conan.options import Pass
from tenebra.kernel import Session, View
from tenebra.kernel.chance import Chance, key_of
from tenebra.kit.advice import Advice
from tests.games.conan.props import MAGE, Table, card, spell, unit

MEDIUMS = unit("mediums", skills=("spell_caster",), life=3, rank="lieutenant", models=1)
ACTS = (
    "attack with 2 orange",
    "undefended attack with yellow",
    "armour +2",
    "attack power -2",
    "gain Flying",
    "gain Counterattack and Evasive",
    "heal 2 wounds",
    "heal orange r",
    "recover 2 gems",
    "lose 1 gem",
    "suffer 1 damage",
    "web",
    "push 2 areas",
    "teleport",
    "fetch up to load 3",
    "raise 1 minion",
    "re-roll 2 dice",
    "suffer 1 damage and recover 4 gems",
    "recover 1 gem and attack with red",
)
TARGETS = (
    "",
    "another hero in sight",
    "a friend in your area",
    "a friend in sight",
    "every friend in your area",
    "an enemy in your area",
    "an enemy in sight",
    "your area",
    "an adjacent area",
    "an area in sight",
    "an object in sight",
)
STEPS = 12


def asked(session: Session[Any], seat: str, kept: list[str] | None = None) -> None:
    """The advice names an option that is offered, all of them or only these."""
    view: View[Any] = session.view(seat)
    assert view.decision is not None
    if kept is not None:
        options = tuple(entry for entry in view.decision.options if entry.key in kept)
        view = replace(view, decision=replace(view.decision, options=options))
    assert view.decision is not None
    assert GAME.advise(view).option in {entry.key for entry in view.decision.options}


def wander(session: Session[Any], pick: random.Random, steps: int, often: int = 1) -> None:
    """Play at random; every so often all who are asked ask for advice, also with a part of the options."""
    for number in range(steps):
        decision = session.decision
        if decision is None:
            return
        for seat in decision.seats if number % often == 0 else ():
            keys = [str(option) for option in decision.options(seat)]
            asked(session, seat)
            asked(session, seat, pick.sample(keys, pick.randint(1, len(keys))))
        seat = pick.choice(decision.seats)
        session.play(pick.choice(decision.options(seat)), seat)


@pytest.mark.parametrize("scenario", GAME.scenarios())
@pytest.mark.parametrize("heroes", [2, 4])
def test_there_is_advice_at_any_question_whatever_is_left_out(scenario: str, heroes: int) -> None:
    pick = random.Random(f"{scenario} {heroes}")
    wander(Session.begin(GAME, scenario, f"total {heroes}", {"heroes": heroes}), pick, 400, often=2)


def test_there_is_advice_with_or_without_what_was_advised() -> None:
    for number, scenario in enumerate(GAME.scenarios()):
        session = Session.begin(GAME, scenario, f"otherwise {number}")
        while session.decision is not None and len(session.inputs) < 120:
            seat = session.decision.seat
            keys = [str(option) for option in session.decision.options(seat)]
            advice = GAME.advise(session.view(seat))
            if others := [key for key in keys if key != advice.option]:
                asked(session, seat, others)
            session.choose(advice.option, seat)


@pytest.mark.parametrize("act", ACTS)
def test_there_is_advice_over_every_card_the_notation_can_write(act: str) -> None:
    for number, (target, price) in enumerate(product(TARGETS, ("Discard", "Any time, discard"))):
        text = f"{act}, {target}" if target else act
        name = f"test-any-{ACTS.index(act)}-{number}"
        thing = card(name, f"{price}: {text}", "object", 0)
        magic = spell(f"{name}-spell", 1, 3, text, is_reaction=price != "Discard")
        foes: dict[str, Any] = {"mediums": {"at": "yard"}, "thugs-1": {"at": "yard"}, "bowmen-1": {"at": "tent"}}
        heroes: dict[str, Any] = {
            MAGE: {"at": "yard", "reserve": 6, "fatigue": 4, "wounds": 2, "cards": [thing, magic]},
            "anna": {"at": "wood", "cards": ["test-sword"]},
        }
        fields: dict[str, Any] = {
            "units": {"thugs": {"started": 3, "fallen": ["thugs-2", "thugs-3"]}},
            "objects": {"yard": ["test-stone"]},
            "overlord": {"reserve": 9, "fatigue": 3, "recovery": 4, "spells": [f"{name}-spell"]},
        }
        moment = ("act", "activate")[(number // 2 + number) % 2]
        table = Table(heroes=heroes, models=foes, next=moment, stop=False, **fields)
        chance = Chance(key_of(f"{act} {number}"))
        wander(Session.resume(GAME, table.session.start, table.state, chance), random.Random(number), STEPS)


def test_what_cannot_matter_is_let_pass_unthought() -> None:
    heroes = {MAGE: {"at": "yard", "cards": [spell("test-guarded", 1, 3, "armour +2, a friend in sight", is_reaction=True)]}}
    table = Table(heroes=heroes, models={"thugs-1": {"at": "yard"}}, next="activate", overlord={"reserve": 1}, dice=["2"])
    table.play("activate thugs", f"attack {MAGE} by thugs-1 as melee")
    view = table.session.view(MAGE)
    assert view.decision is not None
    assert (table.prompt, view.decision.about["matters"]) == ("spell", "no")
    otherwise = Advice(view.decision.options[-1].key, "why-any")
    hasty = dataclasses.replace(GAME, judge=lambda _: otherwise)
    assert hasty.advise(view) == Advice(str(Pass()), "why-nothing-gained")
    assert hasty.advise(table.play("pass").session.view(MAGE)) == otherwise, "now the blow is known, and it matters"
