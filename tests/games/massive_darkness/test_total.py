"""The advice answers whatever it is asked: any question of any seat, any part of the options, any card that can be written."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from tenebra.commands.simulation import party_options
from tenebra.games.massive_darkness import GAME
from tenebra.games.massive_darkness.notation import NOTATION
from tenebra.games.massive_darkness.state import MDState
from tenebra.kernel import Chance, Session
from tests.games.massive_darkness.any_text import any_text, words
from tests.games.massive_darkness.table import Table, card, event_card, foe

CHOICES = 80
"""Of each random game."""
TEXTS = 30
ROOMS = "+-+-+-+-+\n|C c R C|\n+-+-+D+-+\n|c R r C|\n+-+-+-+-+"


def ask(session: Session[MDState], pick: random.Random) -> None:
    """Whoever is asked gets advice that fits, also when it may choose among some of the options only."""
    assert session.decision is not None
    for seat in session.decision.seats:
        view = session.view(seat)
        assert view.decision is not None
        options = view.decision.options
        some = tuple(one for one in options if pick.random() < 0.5) or options[:1]
        for offered in (options, some):
            advice = GAME.advise(replace(view, decision=replace(view.decision, options=offered)))
            assert advice.option in [one.key for one in offered], (session.decision.prompt, advice)


def play(session: Session[MDState], pick: random.Random, choices: int, advised: float) -> None:
    for _ in range(choices):
        if session.decision is None:
            return
        ask(session, pick)
        seat = pick.choice(session.decision.seats)
        if pick.random() < advised:
            session.choose(GAME.advise(session.view(seat)).option, seat)
        else:
            session.play(pick.choice(session.decision.options(seat)), seat)


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_advice_fits_any_part_of_the_options(scenario: str) -> None:
    for number, advised in enumerate((0.0, 0.8)):
        pick = random.Random(f"{scenario} {number}")
        party = party_options(GAME, scenario, pick.randint(3, 6), number)
        play(Session.begin(GAME, scenario, str(number), party), pick, CHOICES, advised)


def with_any_text(pick: random.Random, name: str) -> Session[MDState]:
    """A moment in which a text stands on a card of each kind."""
    thing, doing = any_text(pick, with_deeds=False), any_text(pick, with_deeds=True)
    sword = card(f"{name}-sword", "hand", thing, melee="1 red", ranged="1 yellow", magic="1 yellow")
    mail = card(f"{name}-mail", "body", thing, defense="1 blue")
    charm = card(f"{name}-charm", text=thing)
    potion = card(f"{name}-potion", text=doing, category="consumable")
    trap = card(f"{name}-trap", text=doing, category="consumable", keyword="trap")
    agent = foe(f"{name}-agent", "orc-agent", thing, melee="1 red", ranged="1 yellow", defense="1 green", health=3, level=1)
    mob = foe(f"{name}-mob", "goblin-warriors", thing, melee="1 red", defense="1 blue", level=1, minions=1)
    heroes: dict[str, Any] = {
        "owen": {"zone": "B1", "hands": [sword], "body": mail, "pack": [charm, potion], "xp": 4},
        "elias": {"zone": "B1", "pack": [f"{name}-potion.2", f"{name}-sword.2"], "health": 2},
        "whisper": {"zone": "D1", "pack": [f"{name}-charm.2"], "hands": [f"{name}-sword.3"], "is_stunned": True},
    }
    enemies: dict[str, Any] = {
        "orc-agent-1": {"card": agent, "zone": "B1", "holds": [f"{name}-sword.4"]},
        "goblin-warriors-1": {"card": mob, "zone": "C2", "minions": [1, 1], "holds": [f"{name}-mail.2"]},
    }
    decks = {"event": [event_card(f"{name}-event", doing)], "treasure-1": [trap, f"{name}-charm.3"], "guard-1": [mob]}
    table = Table(ROOMS, heroes, enemies, decks=decks, whole_round=True, mission={"levels": {"A1": 1}, "treasure": {"A1": 2}})
    return Session.resume(GAME, table.session.start, table.state, Chance(name.encode()))


@pytest.mark.parametrize("number", range(TEXTS))
def test_advice_knows_what_to_do_with_any_text(number: int) -> None:
    pick = random.Random(number)
    for advised in (0.2, 0.9):
        play(with_any_text(pick, f"any-{number}-{round(10 * advised)}"), pick, CHOICES, advised)


def test_any_text_reaches_every_word_of_the_notation() -> None:
    pick, found = random.Random(0), set[str]()
    wanted = {word for terminal in NOTATION.grammar.terminals if terminal.name != "WS" for word in words(terminal.name)}
    for _ in range(4000):
        found |= {word for word in wanted - found if word in any_text(pick, with_deeds=True)}
    assert wanted == found
