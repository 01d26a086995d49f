"""The cards of Enemies that a Mission names (MD-DECK-06, MD-OBJ-04): out of their decks, kept aside, never one too many."""

from collections import Counter
from typing import Any

import pytest

from tenebra.games.massive_darkness import GAME
from tenebra.games.massive_darkness.content import enemy_card, guard_deck, roaming_deck
from tenebra.games.massive_darkness.scenarios import SHEETS
from tenebra.games.massive_darkness.state import MDState
from tenebra.kernel import Session
from tenebra.kit.words import LANGUAGES, Words
from tests.games.massive_darkness.scenery import words
from tests.games.massive_darkness.table import ROOM, Table, card, rule

KILLER = card("cards-killer", "hand", melee="3 red")
TROLL = "great-troll-lesser.1"


def lever(*does: str, decks: dict[str, list[str]], enemies: Any = None) -> Table:
    """Owen beside a lever that does something when it is taken."""
    mission = {"tokens": {"lever": "pillar at A1"}, "rules": [{"on": "take lever", "do": list(does)}]}
    return Table(ROOM, {"owen": {}}, enemies or {}, mission=mission, decks=decks)


def enemy_cards(state: MDState) -> Counter[str]:
    """Every Enemy card that is in a deck, among its discards or in play."""
    piles = [pile for name, pile in state.decks.items() if name in ("lesser", "greater") or name.startswith("guard")]
    found = [copy for pile in piles for copy in (*pile.draw, *pile.discard)]
    return Counter([*found, *(enemy.card for enemy in state.enemies.values() if "." in enemy.card)])


@rule("MD-DECK-06", "MD-COMP-28", "MD-OBJ-04")
def test_an_enemy_that_a_mission_names_comes_with_its_card_out_of_the_deck() -> None:
    table = lever("enemy great-troll at C1", decks={"lesser": ["hellhound-lesser.1", TROLL, "liliarch-lesser.1"]})
    table.play("pickup")
    assert table.enemy("great-troll-1").card == TROLL
    assert table.state.decks["lesser"].draw == ["hellhound-lesser.1", "liliarch-lesser.1"]
    assert (table.last("CardFound").deck, table.last("CardFound").rule) == ("lesser", "MD-DECK-06")


@rule("MD-DECK-06", "MD-COMP-27", "MD-DECK-03")
def test_a_card_among_the_discards_is_taken_before_one_of_the_deck() -> None:
    table = lever("enemy goblin-warriors at C1", decks={"guard-1": ["goblin-warriors-1.1", "orc-flayers-1.1"]})
    table.state.decks["guard-1"].discard = ["dwarf-fighters-1.1", "goblin-warriors-1.2"]
    table.play("pickup")
    assert table.enemy("goblin-warriors-1").card == "goblin-warriors-1.2"
    assert table.state.decks["guard-1"].draw == ["goblin-warriors-1.1", "orc-flayers-1.1"]
    assert table.state.decks["guard-1"].discard == ["dwarf-fighters-1.1"]


@rule("MD-DECK-06", "MD-SPW-04")
def test_a_card_that_is_in_play_is_neither_taken_nor_discarded_twice() -> None:
    foes = {"great-troll-1": {"card": TROLL, "zone": "C1", "is_stunned": True}}
    table = lever("enemy great-troll at C1", decks={"lesser": ["hellhound-lesser.1"]}, enemies=foes).play("pickup")
    assert table.last("ShortageFound").card == "great-troll-lesser"
    assert table.told("CardFound") == table.told("CardDiscarded") == []
    assert list(table.state.enemies) == ["great-troll-1"]


@rule("MD-DECK-06", "MD-OBJ-04")
def test_an_enemy_without_a_card_leaves_none_behind() -> None:
    foes = {"troll": {"card": "great-troll-lesser", "zone": "A1", "health": 1}}
    dice = ["3+diamond 3+diamond 3+diamond blank blank"]
    table = Table(ROOM, {"owen": {"hands": [KILLER]}}, foes, decks={"lesser": ["hellhound-lesser.1"]}, dice=dice)
    table.play("melee troll")
    assert (table.state.enemies, table.state.decks["lesser"].discard) == ({}, [])
    foes = {"troll": {"card": TROLL, "zone": "A1", "health": 1}}
    table = Table(ROOM, {"owen": {"hands": [KILLER]}}, foes, decks={"lesser": ["hellhound-lesser.1"]}, dice=dice)
    table.play("melee troll")
    assert table.state.decks["lesser"].discard == [TROLL]


@rule("MD-SET-10", "MD-OBJ-04")
@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_what_a_mission_keeps_aside_is_in_no_deck(scenario: str) -> None:
    session = Session.begin(GAME, scenario, "aside", {"party": "owen"})
    while not session.state.round:
        session.choose(session.decision.options(session.decision.seat)[0])  # type: ignore[union-attr]
    box = [*roaming_deck("lesser"), *roaming_deck("greater"), *(copy for level in range(1, 6) for copy in guard_deck(level))]
    kept = Counter(copy for copy in box if enemy_card(copy).figure not in SHEETS[scenario].aside)
    assert enemy_cards(session.state) == kept


@rule("MD-WIN-02", "MD-OBJ-04")
@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_an_enemy_that_must_be_slain_comes_only_by_the_mission(scenario: str) -> None:
    mission = SHEETS[scenario]
    prey = {rule.on.name for rule in mission.own_rules if rule.on.verb == "slay"}
    assert prey == set(mission.aside)


@rule("MD-SET-10", "MD-COMP-27", "MD-COMP-28")
@pytest.mark.parametrize("scenario", ["walking-in-the-dark", "goblin-war-drums", "the-chosen-one"])
def test_no_card_is_there_twice_and_none_is_lost_in_a_whole_game(scenario: str) -> None:
    session = Session.begin(GAME, scenario, "cards", {"party": "owen elias"})
    before: Counter[str] = Counter()
    while session.decision is not None:
        if session.state.round and not before:
            before = enemy_cards(session.state)
        seat = session.decision.seats[0]
        session.choose(GAME.advise(session.view(seat)).option, seat)
    assert enemy_cards(session.state) == before
    assert set(before.values()) == {1}


@rule("MD-SET-16", "MD-SET-17")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", [one for one in SHEETS.ids if SHEETS[one].lifebringer != 2])
def test_the_page_says_when_the_lifebringer_has_not_two_tokens(scenario: str, language: str) -> None:
    said: Words = words(language)
    number = SHEETS[scenario].lifebringer
    sentence = said.say(f"scenario-{scenario}.rules").partition(".")[0]
    token = {"en": ("has no token", "has 1 token"), "it": ("non ha segnalini", "ha 1 segnalino")}[language][number]
    assert token in sentence
