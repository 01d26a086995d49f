"""Monster cards and their turns (DR-MON, DR-MKW), rankings (DR-RNK), summoning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from tenebra.games.drunagor.content import foes
from tenebra.games.drunagor.content.foes import (
    CLASSES,
    RANKS,
    attack_cards,
    attack_deck,
    companions,
    familiars,
    kinds,
    monster_card,
    monsters,
    rune_cards,
    runes,
)
from tenebra.games.drunagor.notation import read_text
from tenebra.games.drunagor.rules.ranking import ranked
from tests.games.drunagor.floors import floor
from tests.games.drunagor.table import Table, rule


def turn(card: str, monsters: Mapping[str, Any], heroes: Mapping[str, Any], **more: Any) -> Table:
    """A Monster card's turn on an open floor of ten columns and eight rows; ties are left to the rules, nobody reacts."""
    table = Table(floor(*more.pop("size", (10, 8))), heroes=heroes, monsters=monsters, turn=card, **more)
    return let_pass(table)


def let_pass(table: Table) -> Table:
    while table.prompt.startswith("tie-") or table.prompt == "reaction":
        table.play("pass")
    return table


# --- the box


@rule("DR-COMP-22", "DR-MON-02", "DR-MON-04")
def test_forty_two_sided_monster_cards() -> None:
    of_rank = {(card.kind, card.rank) for card in monsters().values() if card.rank}
    complex_ones = {(card.kind, card.rank) for card in monsters().values() if card.side == "complex-a"}
    assert len(of_rank) + len(complex_ones) == 40
    assert all((card.id, "alternate") in monsters() for card in monsters().values() if card.rank)
    assert {colour: len(kinds(colour)) for colour in ("white", "grey", "black")} == {"white": 2, "grey": 3, "black": 2}


@rule("DR-MON-13", "DR-MON-12")
def test_alternate_and_complex_faces_never_seek_the_strongest() -> None:
    assert all(bool(card.primary) == (card.side != "standard") for card in monsters().values() if card.rank)


@rule("DR-MON-01", "DR-MON-02")
def test_classes_and_ranks_from_weak_to_strong() -> None:
    cards = [monster_card("skeleton-minion"), *(monster_card(f"skeleton-archer.{rank}") for rank in RANKS)]
    cards += [monster_card("executioner.rookie"), monster_card("abomination.rookie"), monster_card("bane")]
    cards.append(monster_card("undead-king"))
    assert [card.strength for card in cards] == sorted(card.strength for card in cards)
    assert len({card.strength for card in cards}) == len(cards)
    assert {card.class_ for card in cards} == set(CLASSES)


@rule("DR-CMD-08", "DR-COMP-23", "DR-COMP-24", "DR-CMD-07", "DR-RUL-75")
def test_ten_commander_cards_one_for_each_rune_position_and_five_of_the_boss() -> None:
    positions = [attack_cards()[card].position for card in attack_deck("commander")]
    colours = ("grey", "red", "green", "orange", "blue")
    assert sorted(positions) == sorted(f"{colour}-{way}" for colour in colours for way in ("up", "down"))
    assert len(attack_deck("undead-king")) == 5
    assert any(effect.is_x for effect in monster_card("bane").collateral)


@rule("DR-COMP-37", "DR-NUM-05", "DR-COMP-25", "DR-COMP-27", "DR-COMP-28")
def test_runes_cards_familiars_and_special_characters_in_full_number() -> None:
    by_colour = {
        colour: sum(rune.colour == colour for rune in runes().values()) for colour in ("grey", "red", "green", "orange", "blue")
    }
    assert by_colour == {"grey": 7, "red": 7, "green": 7, "orange": 7, "blue": 8}
    assert (len(rune_cards()), len(familiars())) == (4, 6)
    special = [card for card in monsters().values() if not card.rank and card.id not in ("bane", "undead-king")]
    assert len(special) + len(companions()) == 23


@rule("DR-MON-04")
def test_what_a_card_says_of_its_attack() -> None:
    said = {}
    for id in ("rotten-flesh.rookie", "executioner.rookie", "skeleton-archer.rookie"):
        card = replace(monster_card(id))
        multi = card.multi.verb if card.multi is not None else ""
        said[id] = (card.type, card.damage, card.health, multi, [effect.verb for effect in card.collateral])
    assert said == {
        "rotten-flesh.rookie": ("melee", 3, 12, "", ["poison", "slow"]),
        "executioner.rookie": ("melee", 4, 12, "cleave", ["bleed"]),
        "skeleton-archer.rookie": ("ranged", 3, 9, "multishot", ["poison"]),
    }
    knight = monster_card("shadow-knight.rookie", "complex-b")
    assert (knight.has("vicious"), knight.has("attack_twice")) == (True, False)


# --- the turn


@rule("DR-MON-16", "DR-MON-17", "DR-RUB-06")
def test_conditions_come_first_and_may_defeat_it() -> None:
    table = turn(
        "executioner.rookie", {"executioner-1": {"at": "A1", "health": 2, "tokens": {"bleed": 2}}}, {"vorn": {"at": "B1"}}
    )
    assert "executioner-1" not in table.state.monsters
    assert not table.told("Prepared")


@rule("DR-MON-05", "DR-MKW-14", "DR-MON-17")
def test_pink_abilities_come_before_the_attack() -> None:
    table = turn("shadow-knight.rookie", {"shadow-knight-1": {"at": "A1"}}, {"vorn": {"at": "C1"}})
    assert table.monster("shadow-knight-1").tokens == {"shield": 1}
    (given,) = table.told("TokensChanged")
    assert (given.token, given.gained, given.rule) == ("shield", 1, "DR-MKW-14")
    names = [type(event).__name__ for event in table.session.events]
    assert names.index("TokensChanged") < names.index("Prepared")


@rule("DR-EFF-20", "DR-MKW-14", "DR-MON-05")
def test_regeneration_heals_up_to_the_maximum() -> None:
    hurt = turn("abomination.rookie", {"abomination-1": {"at": "A1", "health": 10}}, {"vorn": {"at": "J8"}})
    assert hurt.monster("abomination-1").health == 11
    assert hurt.monster("abomination-1").tokens == {}, "only a SHIELD gives tokens"
    whole = turn("abomination.rookie", {"abomination-1": {"at": "A1"}}, {"vorn": {"at": "J8"}})
    assert whole.monster("abomination-1").health == 15


@rule("DR-MON-18", "DR-GEN-04", "DR-CON-11", "DR-MON-04")
def test_no_roll_and_collateral_only_with_lost_health() -> None:
    own = {"rotten-flesh-1": {"at": "A1"}}
    table = turn("rotten-flesh.rookie", own, {"elros": {"at": "B1", "health": 9}})
    assert (table.hero("elros").health, table.hero("elros").tokens) == (6, {"poison": 1, "slow": 1})
    shielded = turn("rotten-flesh.rookie", own, {"elros": {"at": "B1", "health": 9, "tokens": {"shield": 3}}})
    assert (shielded.hero("elros").health, shielded.hero("elros").tokens) == (9, {})


@rule("DR-INI-07", "DR-RUL-06", "DR-MON-21", "DR-TIE-06")
def test_monsters_of_a_card_act_in_the_order_of_their_bases() -> None:
    monsters = {"rotten-flesh-2": {"at": "A1"}, "rotten-flesh-1": {"at": "A8"}}
    table = turn("rotten-flesh.rookie", monsters, {"vorn": {"at": "J8"}})
    assert [event.figure for event in table.told("Acted")] == ["rotten-flesh-2", "rotten-flesh-1"]
    two = {"executioner-1": {"at": "C8"}, "rotten-flesh-1": {"at": "A8"}, "rotten-flesh-2": {"at": "A1", "rank": "fighter"}}
    alone = turn("rotten-flesh.rookie", two, {"vorn": {"at": "J8"}})
    assert [event.figure for event in alone.told("Acted")] == ["rotten-flesh-1"]


@rule("DR-RUB-02", "DR-TER-01")
def test_each_monster_checks_the_end_of_its_own_turn() -> None:
    table = Table(
        floor(6, 2, {"&": "A1"}),
        heroes={"vorn": {"at": "B1"}},
        monsters={"executioner-1": {"at": "A1"}},
        turn="executioner.rookie",
    )
    let_pass(table)
    assert table.monster("executioner-1").tokens == {"burn": 2}


@rule("DR-MON-15")
def test_monsters_obey_terrain_but_not_darkness() -> None:
    table = Table(
        floor(4, 2, {"^": "B1 B2"}),
        heroes={"vorn": {"at": "D1"}},
        monsters={"executioner-1": {"at": "A1"}},
        turn="executioner.rookie",
    )
    let_pass(table)
    assert table.monster("executioner-1").tokens == {"bleed": 2}
    dark = turn("executioner.rookie", {"executioner-1": {"at": "A1"}}, {"vorn": {"at": "C1"}}, size=(4, 2), darkness="A1 B1 B2")
    assert dark.monster("executioner-1").health == 12


@rule("DR-MON-19", "DR-MON-20", "DR-MKW-16")
def test_a_complex_card_is_flipped_and_moves_to_its_other_position() -> None:
    table = turn("rotten-flesh.rookie", {"rotten-flesh-1": {"at": "A1", "side": "complex-a"}}, {"vorn": {"at": "J8"}})
    assert table.state.sides == {"rotten-flesh.rookie": "complex-b"}
    assert [position for position, cards in table.state.track.items() if "rotten-flesh.rookie" in cards] == ["orange-down"]
    standard = turn("rotten-flesh.rookie", {"rotten-flesh-1": {"at": "A1"}}, {"vorn": {"at": "J8"}})
    assert standard.state.sides == {}


@rule("DR-MON-14", "DR-INI-09", "DR-CRD-09")
def test_the_card_leaves_with_the_last_of_its_monsters() -> None:
    bleeding = {"health": 1, "tokens": {"bleed": 1}}
    both = {"executioner-1": {"at": "A1", **bleeding}, "executioner-2": {"at": "A8"}}
    table = turn("executioner.rookie", both, {"vorn": {"at": "J8"}})
    assert any("executioner.rookie" in cards for cards in table.state.track.values())
    alone = turn("executioner.rookie", {"executioner-1": {"at": "A1", **bleeding}}, {"vorn": {"at": "J8"}})
    assert not any("executioner.rookie" in cards for cards in alone.state.track.values())
    assert alone.state.slain == ["executioner", "executioner.rookie", "executioner-1"]


@rule("DR-EFF-24", "DR-RUB-08")
def test_a_trap_springs_when_a_monster_activates_in_its_area() -> None:
    table = turn(
        "executioner.rookie",
        {"executioner-1": {"at": "A1"}},
        {"vorn": {"at": "J8"}},
        traps={"A1": {"kind": "fire", "owner": "vorn"}},
    )
    # 2 damage, then BURN 4 counts in the Conditions step of this very activation
    assert table.monster("executioner-1").health == 12 - 2 - 4


# --- keywords


@rule("DR-MKW-01", "DR-TIE-04", "DR-RUB-09")
def test_ambush_appears_where_its_target_chooses() -> None:
    heroes = {"elros": {"at": "J8", "tokens": {"focus": 3}}, "vorn": {"at": "B2"}}
    table = Table(
        floor(10, 8),
        heroes=heroes,
        monsters={"shadow-vampire-1": {"at": "A1", "side": "alternate", "tokens": {"knock_down": 1}}},
        turn="shadow-vampire.rookie",
    )
    assert (table.asked, table.prompt) == ("elros", "ambush")
    assert table.options() == ["choose I7", "choose J7", "choose I8"]
    table.play("choose I7")
    assert table.monster("shadow-vampire-1").space == "I7"
    # no move effect: the token stays (DR-MOV-23)
    assert table.monster("shadow-vampire-1").tokens == {"knock_down": 1}
    assert table.last("AttackDeclared").targets == ("elros",)


@rule("DR-MKW-02", "DR-RCT-11")
def test_attack_twice_is_two_threats_on_one_target() -> None:
    table = turn(
        "executioner.rookie",
        {"executioner-1": {"at": "A1", "side": "alternate"}},
        {"vorn": {"at": "B1", "health": 9}},
        size=(4, 2),
    )
    assert [event.targets for event in table.told("AttackDeclared")] == [("vorn",), ("vorn",)]
    assert [event.also for event in table.told("AttackDeclared")] == [(), ()]
    assert table.hero("vorn").health == 3


@rule("DR-MKW-02")
def test_the_second_attack_takes_another_target_that_needs_no_movement() -> None:
    heroes = {"vorn": {"at": "B1", "health": 3}, "elros": {"at": "A2", "health": 9}}
    table = turn("executioner.rookie", {"executioner-1": {"at": "A1", "side": "alternate"}}, heroes, size=(4, 2))
    while table.prompt:
        table.play(table.options()[0])
    assert [event.targets for event in table.told("AttackDeclared")] == [("vorn",), ("elros",)]


@rule("DR-MKW-09", "DR-RUL-72")
def test_command_lets_the_strongest_other_monster_act_first() -> None:
    monsters = {
        "shadow-cultist-1": {"at": "A1", "side": "complex-b"},
        "rotten-flesh-1": {"at": "A8"},
        "executioner-1": {"at": "E1", "rank": "fighter", "tokens": {"bleed": 1}},
    }
    table = turn("shadow-cultist.rookie", monsters, {"vorn": {"at": "J8"}})
    assert [event.figure for event in table.told("Acted")] == ["shadow-cultist-1", "executioner-1"]
    # its Conditions take effect
    assert table.monster("executioner-1").health == 15
    alone = turn("shadow-cultist.rookie", {"shadow-cultist-1": {"at": "A1", "side": "complex-b"}}, {"vorn": {"at": "J8"}})
    assert [event.figure for event in alone.told("Acted")] == ["shadow-cultist-1"]


@rule("DR-MON-04")
def test_a_card_without_damage_does_not_attack() -> None:
    table = turn("shadow-cultist.rookie", {"shadow-cultist-1": {"at": "A1", "side": "complex-b"}}, {"vorn": {"at": "B1"}})
    assert not table.told("AttackDeclared")


@rule("DR-MKW-10", "DR-RUL-67", "DR-RES-06")
def test_evolve_is_cumulative() -> None:
    own = {"at": "A1", "side": "alternate", "tokens": {"damage": 2, "move": 1}}
    table = turn("abomination.rookie", {"abomination-1": own}, {"vorn": {"at": "C1"}})
    assert table.monster("abomination-1").tokens == {"damage": 4, "move": 2}
    assert table.last("HitsFixed").damage == {"vorn": 7}


@rule("DR-MKW-12", "DR-RCT-08")
def test_vicious_damage_cannot_be_prevented() -> None:
    hero = {"vorn": {"at": "C1", "health": 9, "tokens": {"shield": 4}}}
    table = Table(
        floor(6, 2), heroes=hero, monsters={"shadow-knight-1": {"at": "A1", "side": "complex-b"}}, turn="shadow-knight.rookie"
    )
    assert (table.hero("vorn").health, table.hero("vorn").tokens["shield"]) == (4, 4)
    assert table.prompt == ""
    declared = table.last("AttackDeclared")
    assert not declared.is_preventable
    assert declared.also == ("DR-MKW-12", "DR-RCT-08")


@rule("DR-MKW-13", "DR-MON-06")
def test_large_monsters_are_immune_by_their_size() -> None:
    assert {"knock_down", "push", "stun", "telekinesis"} <= set(monster_card("abomination.rookie").immune)
    assert "stun" not in monster_card("executioner.rookie").immune


@rule("DR-MKW-15", "DR-RUL-73", "DR-INI-11")
@pytest.mark.parametrize(("number", "tokens"), [(0, {}), (2, {"shield": 2})])
def test_x_is_the_number_of_runes_of_its_colour(number: int, tokens: dict[str, int]) -> None:
    own = {"shadow-knight-1": {"at": "A1", "side": "alternate"}}
    table = turn("shadow-knight.rookie", own, {"vorn": {"at": "J8"}}, runes={"grey": number, "red": 3} if number else {"red": 3})
    assert table.monster("shadow-knight-1").tokens == tokens


@rule("DR-MKW-15")
def test_a_printed_number_counts_no_runes() -> None:
    table = turn("shadow-knight.rookie", {"shadow-knight-1": {"at": "A1"}}, {"vorn": {"at": "J8"}}, runes={"grey": 3})
    assert table.monster("shadow-knight-1").tokens == {"shield": 1}


@rule("DR-MKW-11", "DR-OVL-01", "DR-CRD-01")
def test_maelstrom_draws_a_new_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    # no Overlord is in the box (DR-OVL-04): a Commander's card with the word on it
    card = replace(monster_card("bane"), start=read_text("MAELSTROM"))
    monkeypatch.setitem(foes.monsters(), ("bane", "standard"), card)
    foes.monster_card.cache_clear()
    table = turn("bane", {"bane-1": {"at": "A1", "attacks": ["haste"]}}, {"vorn": {"at": "J8"}, "elros": {"at": "J1"}})
    hand = table.monster("bane-1").attacks
    on_track = [card for cards in table.state.track.values() for card in cards if card in attack_cards()]
    foes.monster_card.cache_clear()
    assert len(hand) == 2
    assert sorted(on_track) == sorted(hand)
    assert len(table.told("AttackCardsDrawn")) == 1


# --- rankings


@rule("DR-RNK-01", "DR-RNK-02", "DR-RNK-03", "DR-RNK-04", "DR-RNK-05", "DR-RNK-06", "DR-TIE-05", "DR-INI-10")
def test_rankings_and_their_ties() -> None:
    heroes = {
        "vorn": {"at": "A1", "role": "defender", "health": 8, "cubes": {"yellow": 3}, "tokens": {"focus": 1}},
        "jaheen": {"at": "B1", "role": "leader", "health": 8, "cubes": {"blue": 3}, "curses": ["invigorating-breath"]},
        "elros": {"at": "C1", "role": "striker", "health": 5, "cubes": {"green": 4}, "tokens": {"shield": 1}},
        "maya": {"at": "D1", "role": "support", "health": 5, "cubes": {"red": 2}, "tokens": {"poison": 4}},
    }
    state = Table(floor(8, 2), heroes=heroes).state
    assert ranked(state, "strongest") == ["vorn", "jaheen", "maya", "elros"]
    assert ranked(state, "weakest") == ["elros", "maya", "jaheen", "vorn"]
    assert ranked(state, "vigorous") == ["elros", "vorn", "jaheen", "maya"]
    assert ranked(state, "tired") == ["maya", "jaheen", "vorn", "elros"]
    assert ranked(state, "corrupted") == ["jaheen", "vorn", "maya", "elros"]
    assert ranked(state, "covetous") == ["vorn", "elros", "jaheen", "maya"]
