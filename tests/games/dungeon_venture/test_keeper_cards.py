"""The Keeper's own cards (DV-KPC, DV-CARD-02, DV-CARD-03) and who may play them (DV-RUL-55, DV-RUL-56, DV-SWI-04)."""

from typing import Any

import pytest

from tenebra.games.dungeon_venture.content import Card, card, cards
from tenebra.games.dungeon_venture.notation import read_text
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tests.games.dungeon_venture.table import Table, rule

ARENA = """
+-+-+-+-+-+-+
|.|V N . G .|
+ + + + + + +
|.|S . . o .|
+-+-+-+-+-+-+
"""
GRONK = {"gronk": {"mark": "G", "attack": "3 blue", "defence": "2 blue", "life": 6, "movement": 4, "mana": "2 green"}}


def boss_turn(keeper_cards: list[str], mana: str = "2 green", **fields: Any) -> Table:
    bosses = {"gronk": GRONK["gronk"] | {"mana": mana}}
    return Table(ARENA, turn="gronk", bosses=bosses, keeper_cards=keeper_cards, **fields)


@rule("DV-CARD-01", "DV-PLAY-02")
def test_there_are_four_kinds_of_card_and_the_keepers_own_set() -> None:
    assert {printed.kind for printed in cards().values()} == {
        "equipment",
        "spell",
        "consumable",
        "event",
        "keeper_spell",
        "keeper_consumable",
    }


@rule("DV-CARD-02", "DV-KPC-01")
def test_heroes_cannot_use_the_keepers_cards() -> None:
    hand = {"vardak": {"hand": ["blink"]}}
    table = Table(ARENA, turn="vardak", bosses=GRONK, keeper_cards=["black-draught"], heroes=hand)
    assert table.refusal("play black-draught") == "DV-PLAY-01"
    assert [option for option in table.options() if option.startswith("play")] == ["play blink"]


@rule("DV-CARD-02")
def test_the_keepers_cards_are_in_no_deck_of_the_heroes() -> None:
    for id in SHEETS.ids:
        assert all(card(name).kind.startswith("keeper") for name in SHEETS[id].keeper_cards)
    assert not any(printed.price for printed in cards().values() if printed.kind.startswith("keeper"))


@rule("DV-CARD-03", "DV-BOSS-08", "DV-DMG-05")
def test_nobody_wins_them_with_the_boss() -> None:
    bosses = {"gronk": GRONK["gronk"] | {"life": 1}}
    table = Table(
        ARENA,
        turn="vardak",
        heroes={"vardak": {"at": "D1"}},
        bosses=bosses,
        keeper_cards=["black-draught"],
        spoils=["blink"],
        dice=["hit miss miss miss", "miss miss"],
    )
    table.play("attack gronk")
    assert "gronk" not in table.state.figures
    assert table.told("CardDrawn") == []
    assert table.state.keeper_cards == ["black-draught.1"]
    assert table.state.heroes["vardak"].hand == []


@rule("DV-KPC-03", "DV-BOSS-04", "DV-BOSS-03")
def test_a_boss_plays_one_card_in_its_turn() -> None:
    table = boss_turn(["black-draught", "bitter-salve"])
    table.play("play black-draught")
    played = table.last("CardPlayed")
    assert (played.by, played.card, played.at, played.rule) == ("gronk", "black-draught.1", "", "DV-KPC-03")
    assert table.state.keeper_cards == ["bitter-salve.1"]
    assert table.state.keeper_cast == {}
    assert table.refusal("play bitter-salve at gronk") == "DV-TURN-04"
    assert table.may("move F1")


@rule("DV-KPC-02")
def test_only_the_cards_of_the_adventure_can_be_played() -> None:
    table = boss_turn(["black-draught"])
    assert table.refusal("play dread at vardak") == "DV-KPC-02"
    assert [o for o in table.options() if o.startswith("play")] == ["play black-draught"]


@rule("DV-KPC-01", "DV-RUL-55")
def test_a_card_may_help_a_monster() -> None:
    table = boss_turn(["bitter-salve"], monsters={"ogre-1": {"at": "A1", "wounds": 2}})
    table.play("play bitter-salve at ogre-1")
    assert table.figure("ogre-1").wounds == 0
    assert (table.state.keeper_cards, table.state.keeper_cast) == ([], {})


@rule("DV-RUL-55", "DV-MON-03")
def test_a_monster_does_not_play_cards() -> None:
    table = Table(ARENA, turn="orc-1", bosses=GRONK, keeper_cards=["bitter-salve"])
    assert table.refusal("play bitter-salve at orc-1") == "DV-MON-03"
    assert not [o for o in table.options() if o.startswith("play")]


@rule("DV-SWI-04", "DV-KPC-01")
def test_by_the_switch_a_monster_spends_its_action_on_a_card_even_without_a_boss() -> None:
    room = ARENA.replace("G", ".")
    table = Table(
        room,
        turn="orc-1",
        keeper_cards=["bitter-salve", "black-draught", "iron-hide", "ash-bomb", "dread", "raise-the-dead"],
        options={"keeper_cards": "any_monster"},
        monsters={"orc-1": {"wounds": 1}, "ogre-1": {"at": "F1", "wounds": 1}},
    )
    on_itself = ["play bitter-salve at orc-1", "play black-draught", "play iron-hide at orc-1"]
    assert sorted(o for o in table.options() if o.startswith("play")) == on_itself
    assert table.refusal("play bitter-salve at ogre-1") == "DV-PLAY-01"
    assert table.refusal("play ash-bomb at vardak") == "DV-PLAY-01"
    table.play("play bitter-salve at orc-1")
    assert table.figure("orc-1").wounds == 0
    assert table.last("KeeperCardSpent").by == "orc-1"
    assert table.refusal("attack vardak") == "DV-TURN-04"


@rule("DV-SWI-04")
def test_by_the_switch_a_spell_is_played_on_a_monster_that_has_no_mana() -> None:
    table = Table(ARENA, turn="orc-1", bosses=GRONK, keeper_cards=["iron-hide"], options={"keeper_cards": "any_monster"})
    table.play("play iron-hide at orc-1")
    assert [(entry.card, entry.on) for entry in table.state.lasting] == [("iron-hide.1", "orc-1")]


@rule("DV-KPC-04", "DV-RUL-56")
def test_a_boss_casts_as_many_spells_as_it_has_mana_dice_and_no_more() -> None:
    table = boss_turn(["dread", "shadow-step", "raise-the-dead"])
    table.play("play dread at vardak")
    spent = table.last("KeeperCardSpent")
    assert (spent.by, spent.card, spent.is_spell, spent.rule) == ("gronk", "dread.1", True, "DV-KPC-04")
    assert table.state.keeper_cast == {"gronk": 1}
    table.play("end", "activate orc-1", "end", "activate gronk", "play shadow-step", "place F2")
    assert table.state.keeper_cast == {"gronk": 2}
    assert table.state.keeper_cards == ["raise-the-dead.1"]


@rule("DV-RUL-56", "DV-SPL-07")
def test_a_boss_with_its_spells_used_up_or_without_mana_casts_nothing() -> None:
    table = boss_turn(["dread", "iron-hide", "black-draught"], mana="1 blue")
    table.play("play iron-hide at orc-1")
    assert table.state.keeper_cast == {"gronk": 1}
    assert table.last("LastingBegan").is_spell
    table.play("end", "activate orc-1", "end", "activate gronk")
    assert table.refusal("play dread at vardak") == "DV-RUL-56"
    assert table.may("play black-draught")
    none = boss_turn(["dread", "black-draught"], mana="")
    assert none.refusal("play dread at vardak") == "DV-SPL-07"
    assert none.may("play black-draught")


@rule("DV-KPC-05")
def test_a_keepers_consumable_is_used_once_and_does_not_count_as_a_spell() -> None:
    table = boss_turn(["black-draught"])
    table.play("play black-draught")
    spent = table.last("KeeperCardSpent")
    assert (spent.card, spent.is_spell, spent.rule) == ("black-draught.1", False, "DV-KPC-05")
    assert (table.state.keeper_cards, table.state.keeper_cast) == ([], {})


@rule("DV-KPC-05")
def test_a_keepers_lasting_consumable_lies_open_until_it_is_used() -> None:
    table = boss_turn(["ogre-brew"], initiative=["orc"], dice=["hit hit hit hit hit", "miss miss"])
    table.play("play ogre-brew at orc-1", "end", "activate orc-1", "move D1", "attack naurania")
    assert table.told("Rolled")[0].dice == ("blue",) * 5
    assert table.state.lasting == []
    ended = table.last("LastingEnded")
    assert (ended.card, ended.to, ended.rule) == ("ogre-brew.1", "", "DV-STS-02")
    assert table.state.keeper_cards == []


@rule("DV-RUL-91", "DV-EVT-02")
def test_keeper_cards_and_events_are_two_different_hands() -> None:
    table = boss_turn(["black-draught"], keeper_hand=["forced-march"])
    assert table.refusal("play forced-march at orc-1") == "DV-KPC-02"
    table.play("play black-draught")
    assert table.refusal("event black-draught") == "DV-EVT-01"
    table.play("event forced-march at orc-1", "pass", "end")
    assert table.state.events.discard == ["forced-march.1"]


@rule("DV-RUL-76")
def test_a_boss_could_wear_equipment_if_the_box_had_any(monkeypatch: pytest.MonkeyPatch) -> None:
    crown = Card("iron-crown", "keeper_equipment", "ATTACK +1 red", read_text("ATTACK +1 red"), parts=("head",))
    monkeypatch.setitem(cards(), crown.id, crown)
    table = boss_turn(["iron-crown"], initiative=["vardak"])
    table.play("play iron-crown", "end")
    assert table.state.keeper_cards == []
    assert [(worn.card, worn.on) for worn in table.state.lasting] == [("iron-crown.1", "gronk")]
    crowned = Table(
        ARENA,
        turn="gronk",
        bosses=GRONK,
        lasting=[{"card": "iron-crown", "owner": "gronk"}],
        dice=["hit hit hit hit", "miss miss"],
    )
    crowned.play("move D1", "attack naurania")
    assert crowned.told("Rolled")[0].dice == ("red", "blue", "blue", "blue")
    assert crowned.told("LastingEnded") == []
