"""Situations: playing one out, and every way in which it can differ from what it expects."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.games.massive_darkness import GAME as OTHER_GAME
from tenebra.games.registry import GAMES
from tenebra.kernel import BadInput, Session
from tenebra.kit.situations import Expected, as_text, check, is_same, play_out, read_event, read_head, resolution_of

TIE = """
game = "dungeon-venture"
map = '''
+-+-+-+-+
|V o . s|
+ + + + +
|. k . .|
+-+-+-+-+
'''
turn = "vardak"
dice = ["hit hit miss miss", "hit hit"]
choices = ["attack orc-1"]
keeper_cards = ["war-horn"]
"""


def tie() -> Session[Any]:
    return play_out(GAME, TIE, "tie.toml")


def differences(**expected: Any) -> list[str]:
    return check(tie(), msgspec.convert(expected, Expected))


@pytest.mark.parametrize(
    "expected",
    [
        {"figures": {"orc-1": {"wounds": 0, "space": "B1", "form": "monster"}}},
        {"gone": ["orc-2"]},
        {"events": ["AttackDeclared", "Rolled by=vardak faces=hit,hit,miss,miss", "AttackEnded damage=0 rule=DV-CBT-06"]},
        {"no_events": ["Wounded", "AttackEnded damage=1"]},
        {"seat": "vardak", "prompt": "turn", "outcome": ""},
        {"options": ["move A2", "vardak: end"], "no_options": ["attack orc-1"]},
        {"refused": {"attack orc-1": "DV-TURN-04"}},
        {"state": {"keeper_cards": 1, "round": 1, "turn.has_acted": True, "figures.orc-1.space": "B1"}},
        {"state": {"keeper_cards": ["war-horn"], "dead": ["naurania", "storm", "wick"], "campaign": ""}},
    ],
)
def test_what_is_so_is_as_expected(expected: dict[str, Any]) -> None:
    assert differences(**expected) == []


@pytest.mark.parametrize(
    ("expected", "said"),
    [
        ({}, "says nothing"),
        ({"figures": {"orc-1": {"wounds": 1}}}, "orc-1: wounds is '0', expected '1'"),
        ({"figures": {"orc-9": {"wounds": 1}}}, "orc-9 is not on the board"),
        ({"figures": {"orc-1": {"mood": "bad"}}}, "a figure has no 'mood'"),
        ({"gone": ["orc-1"]}, "orc-1 is still on the board"),
        ({"events": ["AttackEnded", "AttackDeclared"]}, "no event 'AttackDeclared' in its place"),
        ({"events": ["AttackEnded damage=1"]}, "of that kind there were: AttackEnded attacker=vardak"),
        ({"no_events": ["AttackEnded damage=0"]}, "there was an event"),
        ({"seat": "keeper"}, "asked is vardak, expected keeper"),
        ({"seat": ""}, "asked is vardak, expected nobody"),
        ({"prompt": "swap"}, "the question is 'turn'"),
        ({"options": ["attack orc-1"]}, "'attack orc-1' is not legal; the options are: move A2"),
        ({"no_options": ["end"]}, "'end' is legal"),
        ({"refused": {"attack orc-1": "DV-ATK-01"}}, "refused by DV-TURN-04"),
        ({"refused": {"end": "DV-ATK-01"}}, "'end' is allowed"),
        ({"outcome": "heroes"}, "the outcome is ''"),
        ({"state": {"keeper_cards": 2}}, "keeper_cards has 1 entries"),
        ({"state": {"round": 2}}, "round is '1', expected '2'"),
        ({"state": {"mood": 2}}, "the state has no 'mood'"),
    ],
)
def test_what_is_not_so_is_said(expected: dict[str, Any], said: str) -> None:
    found = differences(**expected)
    assert len(found) == 1
    assert said in found[0]


@pytest.mark.parametrize("text", ["Wuonded", "Wounded figur=orc-1", "Wounded damage"])
def test_an_event_that_cannot_be_is_an_error(text: str) -> None:
    with pytest.raises(BadInput):
        read_event(text, GAME.package)


def test_an_event_of_another_game_is_an_error() -> None:
    kind, fields = read_event("Moved who=owen to=B1", OTHER_GAME.package)
    assert (kind, fields) == ("Moved", {"who": "owen", "to": "B1"})
    with pytest.raises(BadInput, match="a Moved has figure, to"):
        read_event("Moved who=owen to=B1", GAME.package)


def test_an_unknown_entry_of_expect_is_an_error_that_names_the_line() -> None:
    with pytest.raises(BadInput, match=r"tie\.toml:\d+: .*`figurs`"):
        read_head(TIE + "[expect]\nfigurs = {}\n", "tie.toml")


def test_the_copy_of_a_card_need_not_be_named() -> None:
    assert is_same("fire-bolt", "fire-bolt.2")
    assert is_same(["fire-bolt", "bow.1"], ["fire-bolt.2", "bow.1"])
    assert not is_same("fire-bolt.1", "fire-bolt.2")
    assert not is_same(["fire-bolt"], ["fire-bolt.1", "fire-bolt.2"])
    assert as_text((True, None, 3)) == "true,,3"


def test_a_choice_the_rules_refuse_names_its_line() -> None:
    with pytest.raises(BadInput, match=r"tie\.toml:12: choice 1 \(attack skeleton-1\): .*DV-ATK-01"):
        play_out(GAME, TIE.replace("attack orc-1", "attack skeleton-1"), "tie.toml")


def test_a_resolution_has_events_figures_and_the_open_question() -> None:
    found = resolution_of(tie())
    assert found.events[-1]["kind"] == "AttackEnded"
    assert found.events[-1]["rule"] == "DV-CBT-06"
    assert found.figures["orc-1"]["space"] == "B1"
    assert found.decision is not None
    assert (found.decision.seat, found.decision.options) == ("vardak", ["move A2", "end"])
    assert found.outcome == ""


def test_the_examples_of_the_documentation_come_out_as_they_say() -> None:
    page = (Path(__file__).parents[2] / "docs" / "situations.md").read_text(encoding="utf-8")
    examples = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert len(examples) == 8
    for text in examples:
        head = read_head(text, "docs/situations.md")
        assert head.rules
        assert head.expect is not None
        assert check(play_out(GAMES[head.game], text, "docs/situations.md"), head.expect) == []
