"""Positions that somebody made up: refused for what is wrong with them, or played on; and no real one is ever refused."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from tenebra.commands.simulation import party_options
from tenebra.games.massive_darkness import GAME
from tenebra.games.massive_darkness.events.cards import CardDiscarded
from tenebra.games.massive_darkness.state import Exchange, MDState
from tenebra.games.massive_darkness.steps import LayMarket
from tenebra.kernel import Chance, SaveError, Session, load, save
from tenebra.kernel.session import ENCODER, fingerprint
from tests.games.massive_darkness.table import Table, card, rule

VARIANTS = 60
"""Of each saved game."""
CHOICES = 15
"""So many are made in a position that was let in."""
SAVED = (("goblin-war-drums", 3), ("the-chosen-one", 150), ("sparks-in-the-dark", 250))
"""A question of the setup, one of the first Round and one of a later one."""
Place = tuple[str | int, ...]


def played(scenario: str, choices: int) -> Session[MDState]:
    """A game of three Heroes, half by the advice."""
    pick = random.Random(scenario)
    session = Session.begin(GAME, scenario, scenario, party_options(GAME, scenario, 3, 0))
    for _ in range(choices):
        if session.decision is None:
            break
        seat = pick.choice(session.decision.seats)
        if pick.random() < 0.5:
            session.choose(GAME.advise(session.view(seat)).option, seat)
        else:
            session.play(pick.choice(session.decision.options(seat)), seat)
    return session


@cache
def saved(scenario: str, choices: int) -> bytes:
    return save(played(scenario, choices))


def bent(data: bytes, bend: Callable[[dict[str, Any]], object]) -> bytes:
    """The saved game with its position changed, as if it came from older rules, so that it is believed."""
    journal = json.loads(data)
    state = journal["safe"]["state"]
    bend(state)
    name = fingerprint(ENCODER.encode(msgspec.convert(state, MDState)))
    journal |= {"rules_version": "0", "inputs": [], "drawn": [], "outcome": "", "origin": None}
    journal["safe"] |= {"inputs": 0, "drawn": 0, "fingerprint": name}
    return json.dumps(journal).encode()


def places(value: Any, at: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Every number, word and list of a position."""
    if at and isinstance(value, int | str | list):
        yield at, value
    for key, one in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(one, (*at, key))


def other(value: Any, pick: random.Random) -> Any:
    """What somebody might write instead."""
    match value:
        case bool():
            return not value
        case int():
            return pick.choice([99999, -99999, 1000, 0, -1, 2**40, value + 1])
        case str():
            return pick.choice(["", "x", "A1", "owen"])
    return pick.choice([[], value[:-1], value[::-1], value * 2, (value * 200)[:1000]])


@pytest.mark.parametrize(("scenario", "choices"), SAVED)
def test_a_made_up_position_is_refused_or_played(scenario: str, choices: int) -> None:
    let_in = refused = 0
    for number in range(VARIANTS):
        pick = random.Random(number)

        def bend(state: dict[str, Any], pick: random.Random = pick) -> None:
            for _ in range(pick.randint(1, 3)):
                fields = sorted({at[0] for at, _ in places(state)}, key=str)
                field = pick.choice(fields)
                at, value = pick.choice([one for one in places(state) if one[0][0] == field])
                inside: Any = state
                for key in at[:-1]:
                    inside = inside[key]
                inside[at[-1]] = other(value, pick)

        try:
            data = bent(saved(scenario, choices), bend)
        except msgspec.ValidationError:
            continue
        try:
            session = load(GAME, data)
        except SaveError:
            refused += 1
            continue
        let_in += 1
        for _ in range(CHOICES):
            if session.decision is None:
                break
            seat = pick.choice(session.decision.seats)
            GAME.advise(session.view(seat))
            session.play(pick.choice(session.decision.options(seat)), seat)
    assert let_in
    assert refused


@pytest.mark.parametrize(("scenario", "choices"), [*SAVED, ("walking-in-the-dark", 10_000)])
def test_no_position_of_a_game_is_refused(scenario: str, choices: int) -> None:
    session = played(scenario, choices)
    for back in range(0, len(session.inputs) + 1, 7):
        moment = session.moment(back)
        assert GAME.flaw(moment.safe_state()) == "", back
    assert GAME.flaw(session.safe_state()) == ""


def test_no_position_of_a_lesson_or_between_two_missions_is_refused() -> None:
    for lesson in GAME.lessons.values():
        assert GAME.flaw(lesson.begin("1").safe_state()) == ""
    career = {"calling": "fury-paladin", "hands": ["mace.1"], "pack": ["dawnbringer.1"], "xp": 3}
    record = {"played": ["walking-in-the-dark"], "passed": ["walking-in-the-dark"], "heroes": {"owen": career}}
    session = Session.begin(GAME, "scorched-earth", "1", {"campaign": record, "party": "owen elias"})
    while session.decision is not None and not session.state.round:
        assert GAME.flaw(session.safe_state()) == ""
        seat = session.decision.seats[0]
        session.choose(session.decision.options(seat)[0], seat)


def hero(state: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(iter(state["heroes"].values()))
    return found


@pytest.mark.parametrize(
    ("bend", "what"),
    [
        (lambda s: s.update(exchange={"left": [], "involved": [], "is_trade": True}), "an exchange is left over"),
        (lambda s: s.update(party=[]), "the party is"),
        (lambda s: s.update(first="nobody"), "the First Player is 'nobody'"),
        (lambda s: s.update(level=9), "Level 9"),
        (lambda s: s.update(learning=["elias", "elias"]), "are to answer"),
        (lambda s: s.update(turned=[99]), "no tile 99"),
        (lambda s: s["doors"].popitem(), "its doors"),
        (lambda s: s["treasure"].update(Q77=["normal"]), "'Q77' is no Zone"),
        (lambda s: s["treasure"].update(A1=["gold"]), "no Treasure"),
        (lambda s: s["levels"].update(A1=[6]), "a Level token"),
        (lambda s: s["tokens"].update(idol={"kind": "artifact", "by": "nobody"}), "a token is"),
        (lambda s: s.update(sprung=[99]), "a rule has happened"),
        (lambda s: hero(s).update(health=99), "has 99 of 5 Health"),
        (lambda s: hero(s).update(is_dead=True), "neither alive nor dead"),
        (lambda s: hero(s).update(zone="Q77"), "stands in 'Q77'"),
        (lambda s: hero(s).update(calling="cook"), "is a 'cook'"),
        (lambda s: hero(s).update(skills={"fury-paladin.wrath": 99}), "Skills that are not to be had"),
        (lambda s: hero(s).update(xp=-1), "has -1 XP"),
        (lambda s: hero(s).update(pack=["excalibur.1"]), "no Equipment"),
        (lambda s: hero(s).update(body="mace.1"), "wears mace.1"),
        (lambda s: hero(s).update(hands=["mace.1", "mace.2", "mace.3"]), "holds"),
        (lambda s: hero(s).update(hands=["leather-armor.1"]), "holds"),
        (lambda s: s["decks"].update({"treasure-9": {}}), "no deck 'treasure-9'"),
        (lambda s: s["decks"]["door"].update(discard=["mace.1"]), "belongs elsewhere"),
        (lambda s: s["supply"].append("x"), "no Equipment"),
        (lambda s: s.update(lasting=[{"power": "x#0", "on": "owen", "ends": 1}]), "lasts on"),
        (lambda s: s["supply"].extend(hero(s)["hands"]), "lies in two places"),
        (lambda s: s["agenda"].insert(1, {"step": "EnemiesPhase"}), "comes before EnemiesPhase"),
        (lambda s: s["agenda"].insert(1, {"step": "BeginActivation", "hero": "nobody"}), "a turn who is not there"),
        (lambda s: s.pop("activation"), "it is the Activation of nobody"),
        (lambda s: s["activation"].update(actions=-1), "fewer Actions than none"),
        (lambda s: s["activation"].update(attacked=["nobody"]), "did not happen here"),
        (lambda s: s.update(movement={"hero": "nobody", "points": 1}), "on the way"),
        (lambda s: s["agenda"].append({"step": "Trade"}), "nobody is there to trade"),
        (
            lambda s: s.update(combat={"attacker": "owen", "defender": "owen", "type": "melee", "zone": "A1"}),
            "an Attack is left over",
        ),
        (lambda s: s.update(campaign={"heroes": {"bjorn": {"calling": "cook"}}}), "bjorn is a 'cook' in the campaign"),
    ],
)
def test_what_is_wrong_is_said(bend: Callable[[dict[str, Any]], object], what: str) -> None:
    session = Session.begin(GAME, "goblin-war-drums", "freeze", {"party": "elias owen"})
    while session.decision is not None and session.decision.prompt != "activation":
        seat = session.decision.seats[0]
        session.choose(session.decision.options(seat)[0], seat)
    with pytest.raises(SaveError, match="no game has such a position: ") as error:
        load(GAME, bent(save(session), bend))
    assert what in str(error.value)


@pytest.mark.parametrize(
    ("field", "value", "what"),
    [
        ("card", "nothing.1", "has no card"),
        ("role", "agent", "is not what its card says"),
        ("id", "other", "is not what its card says"),
        ("zone", "Q77", "stands in 'Q77'"),
        ("minions", [1] * 50, "has 50 Minions"),
        ("minions", [-3], "neither alive nor dead"),
        ("health", 99, "has 99 Health"),
        ("holds", ["x"], "no Equipment"),
    ],
)
def test_what_is_wrong_with_an_enemy_is_said(field: str, value: Any, what: str) -> None:
    table = Table("+-+\n|C|\n+-+", {"owen": {"zone": "A1"}}, {"goblin-warriors-1": {"card": "goblin-warriors-1", "zone": "A1"}})
    assert GAME.flaw(table.state) == ""
    setattr(table.enemy("goblin-warriors-1"), field, value)
    assert what in GAME.flaw(table.state)


@rule("MD-EXP-08")
def test_whoever_is_ready_is_done_with_learning_even_if_an_exchange_was_left_over() -> None:
    """A position made by hand in which this was not so told for ever that a Hero was ready."""
    table = Table("+-+\n|C|\n+-+", {"owen": {"zone": "A1", "xp": 30}, "elias": {"zone": "A1"}}, phase="experience")
    table.state.exchange = Exchange([], [], True)
    table.play("ready")
    assert [event.hero for event in table.told("HeroReady")] == ["owen", "elias"]
    assert table.state.learning == []


@rule("MD-RUL-30", "MD-MKT-05")
def test_a_market_ends_where_nothing_but_traps_is_left() -> None:
    trap = card("q-endless-trap", text="Suffer 1 Wound", category="consumable", keyword="trap", level=5)
    table = Table("+-+\n|C|\n+-+", {"owen": {"zone": "A1"}}, decks={"treasure-5": [trap]}, story=True)
    table.state.activation, table.state.agenda = None, [LayMarket()]
    session = Session.resume(GAME, table.session.start, table.state, Chance(b"market"))
    assert session.state.market == []
    assert [event.rule for event in session.events if isinstance(event, CardDiscarded)] == ["MD-MKT-05", "MD-RUL-30"] * 3
