"""The question of a scene: every legal option with its price, its chances and its place; and what is not possible now."""

from __future__ import annotations

import pytest

from tenebra.games.dungeon_venture import GAME, options
from tenebra.games.dungeon_venture.events.turns import Moved
from tenebra.games.dungeon_venture.forecast import odds_of
from tenebra.games.dungeon_venture.options import GROUPS
from tenebra.games.dungeon_venture.scenarios import SHEETS, sheet_of
from tenebra.kernel import Session
from tenebra.kit.ledger import ledger_of
from tenebra.kit.odds import percent
from tests.games.dungeon_venture.scenery import positions, words
from tests.games.dungeon_venture.table import Table, rule
from tests.games.scenery import choice, scene, squares

ROOM = """
+-+-+-+-+-+
|V g . . k|
+ + + + + +
|N . C . .|
+ + + + + +
|S W . A .|
+-+-+-+-+-+
"""


@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_choices_can_be_clicked_and_walks_go_where_they_say(scenario: str) -> None:
    for session in positions(scenario, "question", rounds=2, choices=50):
        if session.decision is None:
            return
        seat = session.decision.seat
        view, seen = session.view(seat), scene(session, seat)
        assert seen.question is not None
        assert view.decision is not None
        given = {entry.key: entry.option for entry in view.decision.options}
        known = {piece.id for piece in seen.pieces} | {thing.id for thing in seen.things} | {door.id for door in seen.board.doors}
        known |= {space for room in squares(seen).rooms for space in room.spaces} | {plate.id for plate in seen.plates}
        known |= {card.id for pile in seen.cards for card in pile.cards}
        for entry in seen.question.choices:
            assert set(entry.at) <= known, (entry.key, entry.at)
            assert entry.group in GROUPS
            assert entry.icon
            assert entry.label
            assert entry.verb
            found = odds_of(view, given[entry.key])
            assert [(f.target, f.hit, f.kill) for f in entry.forecasts] == [
                (f.target, percent(f.hit), percent(f.kill)) for f in found
            ]
            assert [f.chances for f in entry.forecasts] == [tuple(map(percent, f.odds)) for f in found]


@pytest.mark.parametrize("scenario", ["gronks-lair", "breathing-mine", "black-moon"])
def test_the_path_shown_is_the_way_that_is_walked(scenario: str) -> None:
    walked = 0
    for session in positions(scenario, "paths", rounds=3, choices=25):
        if session.decision is None or session.decision.prompt != "turn":
            continue
        seat = session.decision.seat
        seen = scene(session, seat)
        assert seen.question is not None
        for entry in [c for c in seen.question.choices if c.key.startswith(("move ", "leap "))][::7]:
            copy = session.fork()
            before = len(copy.events)
            copy.choose(entry.key, seat)
            if copy.decision is not None and copy.decision.prompt == "window":
                continue
            steps = [event.to for event in copy.events[before:] if isinstance(event, Moved)]
            assert tuple(steps) == entry.path
            assert entry.cost == str(len(steps))
            walked += 1
    assert walked > 20


def test_an_attack_comes_first_with_its_odds() -> None:
    table = Table(ROOM, turn="vardak")
    seen = scene(table.session, "vardak")
    assert seen.question is not None
    attack = choice(seen, "attack ogre-1")
    assert attack.at == ("ogre-1", "B1")
    assert attack.forecasts[0].attack == ("green",) * 4
    assert attack.forecasts[0].rule == "DV-CBT-05"
    assert seen.question.choices[0] == attack
    assert seen.question.prompt == "Vardak, move and take one Action"
    assert [(fact.value, fact.label) for fact in seen.question.left[:2]] == [("5", "5 steps left"), ("1", "1 Action left")]


def test_a_spell_can_be_clicked_on_its_card_and_its_targets() -> None:
    table = Table(ROOM, turn="naurania", heroes={"naurania": {"hand": ["fireball", "lightning"]}})
    seen = scene(table.session, "naurania")
    assert set(choice(seen, "play fireball").at) == {"fireball.1", "ogre-1", "kobold-1"}
    assert choice(seen, "play lightning at kobold-1").at == ("lightning.1", "kobold-1", "E1")


def test_after_the_dice_of_an_attack_the_keeper_sees_what_they_showed() -> None:
    table = Table(ROOM, turn="vardak", keeper_hand=["evil-eye"], dice=["hit hit miss hit", "hit miss"])
    table.play("attack ogre-1")
    while not table.state.attacks:
        table.play("keeper: pass")
    question = scene(table.session, "keeper").question
    assert question is not None
    assert [fact.value for fact in question.left] == ["3", "1"]


def test_after_the_action_what_is_left_is_said() -> None:
    table = Table(ROOM, turn="wick")
    table.play("move C3", "double")
    seen = scene(table.session, "wick")
    assert seen.question is not None
    assert seen.question.prompt == "Wick, move or end the turn"


@rule("DV-TURN-04")
def test_what_cannot_be_done_says_why_by_which_rule() -> None:
    table = Table(ROOM, turn="storm", heroes={"storm": {"hand": ["fire-bolt"]}})
    rules = ledger_of(GAME.folder())
    first = scene(table.session, "storm").question
    assert first is not None
    found = {entry.label: entry for entry in first.not_now}
    assert found["Attack"].rule == "DV-ATK-01"
    assert "Ogre 1" in found["Attack"].why
    assert found["Open Chest"].rule == "DV-TRE-01"
    assert found["Rest"].rule == "DV-REST-01"
    assert found["Stop and Reorganize"].rule == "DV-REO-02"
    assert found["Play Fire Bolt"].rule == "DV-SPL-07"
    assert "Search" not in found
    assert "Move" not in found
    table.play("search")
    second = scene(table.session, "storm").question
    assert second is not None
    again = {entry.label: entry for entry in second.not_now}
    assert {again[label].rule for label in ("Attack", "Search", "Rest", "Play Card", "Double Step")} == {"DV-TURN-04"}
    for entry in (*first.not_now, *second.not_now):
        assert entry.rule in rules
        assert entry.why
        assert entry.icon


def test_what_is_listed_as_not_possible_has_no_legal_option() -> None:
    verbs = {words("en").say(f"do-{kind.__struct_config__.tag}") for kind in options.ALL}
    for scenario in SHEETS.ids:
        for session in positions(scenario, "refused", rounds=2, choices=12):
            if session.decision is None:
                break
            question = scene(session, session.decision.seat).question
            assert question is not None
            possible = {entry.verb for entry in question.choices}
            refused = [entry.label for entry in question.not_now]
            assert not possible & set(refused) & verbs
            assert len(refused) == len(set(refused))


def test_a_found_trap_and_the_staircase_are_warned_of() -> None:
    stairs = """
+-+-+-+-+
|< V . .|
+ + + + +
|N S W f|
+-+-+-+-+
"""
    table = Table(stairs, turn="vardak", found=["D2"])
    seen = scene(table.session, "vardak")
    assert "Fire Arrows" in choice(seen, "move D2").warn
    assert choice(seen, "move C1").warn == ""
    leave = choice(seen, "leave")
    assert leave.is_final
    assert leave.warn
    assert leave.path == ("A1",)
    assert leave.cost == "2"
    assert leave.at == ("stairs", "A1")


CELLAR = """
+-+-+-+-+
|V f . k|
+ + + + +
|. . p N|
+-+-+-+-+
"""


@rule("DV-TRAP-05", "DV-TRAP-07", "DV-RUL-87")
def test_traps_are_warned_of_only_where_they_trigger() -> None:
    found = ["B1", "C2"]
    hero = Table(CELLAR, turn="vardak", found=found)
    assert choice(scene(hero.session, "vardak"), "move B1").warn == "Stopping here sets off a Trap: Fire Arrows."
    spirit = Table(CELLAR, turn="wick", found=found, heroes={"wick": {"at": "A2", "spirit": True}})
    assert choice(scene(spirit.session, "wick"), "move B1").warn == ""
    monster = Table(CELLAR, turn="kobold-1", found=found)
    assert choice(scene(monster.session, "keeper"), "move B1").warn == ""
    blink = Table(CELLAR, turn="vardak", found=found, heroes={"vardak": {"hand": ["blink"]}})
    blink.play("play blink")
    assert choice(scene(blink.session, "vardak"), "place B1").warn == ""
    camp = Table(CELLAR.replace("k", "."), turn="vardak", found=found, options={"party": "vardak naurania storm wick"})
    camp.play("reorganize")
    assert "Fire Arrows" in choice(scene(camp.session, "vardak"), "move B1").warn


@rule("DV-PIT-08", "DV-RUL-60", "DV-EXP-06")
def test_a_leap_tells_of_every_pit_and_of_what_lies_behind() -> None:
    map = "+-+-+-+-+-+\n|V p pO. k|\n+-+-+-+-+-+"
    table = Table(map, areas={"start": "A1", "den": "D1"}, revealed=["den"], turn="vardak", sprung=["B1", "C1"])
    english, italian = (scene(table.session, "vardak", language) for language in ("en", "it"))
    one, beyond = "The Pit attacks: 4 green dice, no Defence.", "Sets foot in an unexplored area"
    assert choice(english, "leap B1").warn == f"{one} Whoever stops in a Pit is then moved to a space beside it."
    assert choice(english, "leap D1").warn.startswith("2 Pits attack, each with 4 green dice, no Defence. " + beyond)
    assert choice(italian, "leap D1").warn.startswith("2 Trabocchetti attaccano: 4 dadi verdi ciascuno, nessuna Difesa. Si entra")
    monster = Table(map, turn="kobold-1", found=["B1", "C1"], heroes={"vardak": {"at": "A1"}})
    assert choice(scene(monster.session, "keeper"), "leap B1").warn.startswith("2 Pits attack")


def test_a_window_is_a_reaction_and_the_others_wait() -> None:
    table = Table(ROOM, turn="vardak", keeper_hand=["falling-stones", "evil-eye"])
    table.play("search")
    assert table.prompt == "window"
    keeper, hero = scene(table.session, "keeper").question, scene(table.session, "storm").question
    assert keeper is not None
    assert hero is not None
    assert keeper.is_reaction
    assert not hero.choices
    assert not hero.is_reaction
    assert hero.prompt == "Waiting for Keeper of Evil"
    assert not hero.not_now
    assert "Event" not in hero.prompt
    assert {entry.label: entry.rule for entry in keeper.not_now} == {"Evil Eye": "DV-EVT-03"}
    assert {entry.key for entry in keeper.choices} > {"pass", "event falling-stones at vardak"}


def test_cards_on_offer_are_shown_although_they_lie_nowhere() -> None:
    session = next(positions("gronks-lair", "spells", rounds=0, choices=1))
    seen = scene(session, "naurania")
    assert seen.question is not None
    offer = next(pile for pile in seen.cards if pile.id == "offer")
    assert {entry.at for entry in seen.question.choices} == {(card.id,) for card in offer.cards}
    assert not any(pile.id == "offer" for pile in scene(session, "wick").cards)
    assert sheet_of(session.state).id == seen.board.seed


def test_every_card_in_the_shop_bears_its_price() -> None:
    session = Session.begin(GAME, "ravens-watch", "campaign", {"campaign": {"played": 1, "won": 1, "gold": 42}})
    shown = GAME.scene(session.view("wick"), words("it"), lambda _: None)
    (offer,) = [pile for pile in shown.cards if pile.kind == "laid"]
    prices = {card.id: card.stats[-1] for card in offer.cards}
    assert (prices["healing-potion"].value, prices["healing-potion"].label) == ("10", "prezzo")
    assert prices["fire-bolt"].value == "15"
