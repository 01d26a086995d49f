"""Rules one by one: whatever breaks one of them in a small way is noticed by the test that carries its id."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.conan import content
from tenebra.games.conan.rules.reach import why_not_target
from tests.games.conan.props import ANNA, AXE, BORO, BOW, DAGGER, KNIFE, SHIELD, STONE, SWORD, Table, card, duel, hero, unit
from tests.games.conan.table import rule

LINE = "gate path yard tower"
TWOFOLD = hero("twohanded", skills={"ambidextrous": 11})
PLODDERS = unit("plodders", movement=2)
FENCERS = unit("fencers", skills=("counterattack",), life=4, rank="lieutenant", models=1)
HOUNDS = unit("undying", skills=("attack_from_beyond",))
BOLTS = unit("bolts", melee="", ranged="2 orange")
BRICK, SLAB = card("test-brick", "", "object", 6), card("test-slab", "", "object", 6)
PEBBLE = card("test-pebble", "", "object", 1)


@rule("CO-BEN-04")
@pytest.mark.parametrize(("enemies", "bought"), [(1, 0), (2, 1), (3, 2)])
def test_each_gem_of_the_movement_benefit_is_one_point_of_one_model(enemies: int, bought: int) -> None:
    heroes = {one: {"at": "gate"} for one in (ANNA, BORO, "cora")[:enemies]}
    table = Table(LINE, heroes, models={"plodders-1": {"at": "gate"}}, next="activate", overlord={"reserve": 6})
    table.play("activate plodders", "move path by plodders-1")
    moved = table.last("Moved")
    assert (moved.spent, moved.bought) == (2, bought), "one step of 1 and a point for each enemy"
    assert table.state.overlord.gems.get("movement", 0) == bought


@rule("CO-SKG-03")
def test_what_a_character_may_do_it_may_also_leave() -> None:
    struck = duel({"cards": [SWORD]}, {"fencers": {"at": "yard"}}, dice=["0 1"]).play(
        f"strike fencers with {SWORD}.1 for 1", "pass"
    )
    assert (struck.prompt, struck.options()[0]) == ("counterattack", "pass")
    assert len(struck.options()) == 2
    struck.play("pass")
    assert len(struck.told("AttackDeclared")) == 1, "it does not strike back"
    dying = duel({"cards": [SWORD]}, {"undying-1": {"at": "yard"}}, dice=["3 2"]).play(f"strike undying-1 with {SWORD}.1 for 1")
    assert (dying.prompt, dying.options()[0]) == ("beyond", "pass")
    dying.play("pass")
    assert (dying.state.models, len(dying.told("AttackDeclared"))) == ({}, 1)


@rule("CO-HER-08", "CO-ENC-02")
@pytest.mark.parametrize(("things", "drops"), [([BRICK, SLAB], False), ([BRICK, SLAB, PEBBLE], True)])
def test_a_hero_carries_as_much_as_his_sheet_prints_and_no_more(things: list[str], drops: bool) -> None:
    assert content.heroes()[ANNA].load == 12
    table = Table(heroes={ANNA: {"at": "yard", "cards": things[:-1]}}, objects={"yard": things[-1:]})
    table.play(f"pickup {things[-1]}.1")
    assert (table.prompt == "drop") == drops


@rule("CO-DIE-02")
def test_a_roll_has_the_dice_of_gems_and_cards_and_a_tile_only_its_own() -> None:
    boss: dict[str, Any] = {"foes": {"boss": {"at": "yard"}}, "who": TWOFOLD}
    table = duel({"cards": [SWORD, DAGGER]}, dice=["0 0 0 0"], **boss)
    table.play(f"strike boss with {SWORD}.1 and {DAGGER}.1 for 2")
    assert table.told("DiceRolled")[0].dice == ("red", "red", "orange", "yellow")
    shot = duel({"cards": [BOW]}, {"boss": {"at": "fire"}}, areas={"yard": {"level": 1}}, dice=["0 0 0 0"])
    shot.play(f"shoot boss with {BOW}.1 for 1")
    assert shot.told("DiceRolled")[0].dice == ("orange",) * 4, "one for the gem, two of the bow, one for the height"
    fields: dict[str, Any] = {"next": "activate", "overlord": {"reserve": 9}}
    tile = duel({"reserve": 0, "fatigue": 12}, {"bolts-1": {"at": "fire"}}, dice=["0 0"], **fields)
    tile.play("activate bolts", f"attack {ANNA} by bolts-1 as ranged")
    assert tile.told("DiceRolled")[0].dice == ("orange", "orange")


@rule("CO-CMB-01", "CO-MEL-02", "CO-RNG-02")
def test_gems_are_paid_to_the_space_of_the_attack() -> None:
    table = duel({"cards": [AXE, BOW]}, {"boss": {"at": "yard"}}, dice=["0 0 0", "0 0 0 0"])
    table.play(f"strike boss with {AXE}.1 for 1", "pass", f"shoot boss with {BOW}.1 for 2")
    gems = table.hero(ANNA).gems
    assert (gems["melee"], gems["ranged"], gems["reserve"]) == (1, 2, 9)
    declared = [(event.attacker, event.how, event.target, event.cards, event.gems) for event in table.told("AttackDeclared")]
    assert declared == [(ANNA, "melee", "boss", (f"{AXE}.1",), 1), (ANNA, "ranged", "boss", (f"{BOW}.1",), 2)]


@rule("CO-RUL-75", "CO-FLU-02", "CO-FLU-03")
def test_a_flush_takes_fatigue_then_what_was_spent_then_reserve() -> None:
    dead: dict[str, Any] = {
        "units": {"thugs": {"started": 1, "fallen": ["thugs-1"]}, "bolts": {"started": 1, "fallen": ["bolts-1"]}},
        "models": {"heavies-1": {"at": "fire"}},
        "river": ["thugs", "bolts", "heavies"],
        "dead": ["thugs", "bolts"],
        "next": "activate",
    }

    def after(*choices: str, **book: Any) -> dict[str, int]:
        table = Table(overlord=book, **dead).play(*choices)
        return {zone: number for zone, number in table.state.overlord.gems.items() if number}

    assert after("flush thugs", reserve=5, fatigue=1, gems={"guard": 1}) == {"reserve": 5, "box": 2}
    assert after("flush thugs", reserve=5, fatigue=3) == {"reserve": 5, "fatigue": 1, "box": 2}
    assert after("flush thugs", reserve=5, fatigue=0, gems={"guard": 1}) == {"reserve": 4, "box": 2}
    assert after("flush thugs", "flush bolts", reserve=5, fatigue=1) == {"reserve": 2, "box": 4}
    middle = Table(overlord={"reserve": 5}, **dead).play("activate heavies")
    assert middle.may("flush thugs"), "also between two activations, and in one"


@rule("CO-GEN-07")
def test_heroes_win_together_also_those_who_are_dead() -> None:
    heroes: dict[str, Any] = {ANNA: {"at": "gate"}, BORO: {"dead": True, "reserve": 0, "wounds": 12}}
    table = Table(LINE, heroes, models={"thugs-1": {"at": "tower"}}, sheet={"wins": ["anna at path"], "losses": ["round 9"]})
    assert table.play("move path").session.outcome == "heroes"


@rule("CO-LOS-05", "CO-RNG-11")
def test_neither_friend_nor_enemy_stands_in_the_line_of_a_shot() -> None:
    models = {"thugs-1": {"at": "gate"}, "thugs-2": {"at": "path"}, "boss": {"at": "tower"}}
    table = Table(LINE, {ANNA: {"at": "gate", "cards": [BOW]}, BORO: {"at": "path"}}, models=models)
    assert table.may(f"shoot boss with {BOW}.1 for 1")
    assert why_not_target(table.state, ANNA, "boss", "ranged") is None, "nor where a spell strikes from afar"
    fields: dict[str, Any] = {"next": "activate", "overlord": {"reserve": 9}}
    back = Table(
        LINE,
        {ANNA: {"at": "tower"}, BORO: {"at": "gate"}},
        models={"bolts-1": {"at": "gate"}, "thugs-1": {"at": "path"}},
        **fields,
    )
    assert back.play("activate bolts").may(f"attack {ANNA} by bolts-1 as ranged")


@rule("CO-HIN-02", "CO-HIN-03", "CO-HIN-07")
@pytest.mark.parametrize(("enemies", "friends", "lost"), [(0, 0, 0), (1, 0, 1), (2, 0, 2), (2, 1, 1), (1, 1, 0), (1, 2, 0)])
def test_hindered_is_who_has_as_many_enemies_as_friends_beside_him_each_one_more_a_symbol(
    enemies: int, friends: int, lost: int
) -> None:
    around: dict[str, Any] = {f"thugs-{number + 1}": {"at": "gate"} for number in range(enemies)}
    others: dict[str, Any] = {one: {"at": "gate"} for one in (BORO, "cora")[:friends]}
    party = {ANNA: {"at": "gate", "cards": [BOW], "reserve": 1, "fatigue": 11}, **others}
    shot = Table(LINE, party, models={**around, "boss": {"at": "tower"}}, dice=["2 2 2"])
    shot.play(f"anna: shoot boss with {BOW}.1 for 1")
    assert (shot.last("PowerFixed").power, shot.last("PowerFixed").minus) == (6 - lost, lost)
    task = {"tasks": {"winch": {"at": "gate", "difficulty": 2}}, "wins": ["winch done"]}
    tried = Table(LINE, party, models={**around, "boss": {"at": "tower"}}, dice=["2"], sheet=task)
    tried.play("anna: try winch for 1")
    assert (tried.session.outcome == "heroes") == (lost == 0)


@rule("CO-EXR-01", "CO-EXR-03")
def test_the_log_says_by_which_rule_a_space_is_filled_also_where_one_defends_himself() -> None:
    table = duel(
        {"cards": [SHIELD, KNIFE, STONE]},
        {"boss": {"at": "yard"}},
        next="activate",
        overlord={"reserve": 1},
        dice=["3 3", "0 0", "1"],
    )
    table.play(
        "activate boss", f"attack {ANNA} by boss as melee", f"guard for 1 with {SHIELD}.1", "reroll orange-0 by gems", "pass"
    )
    paid = {event.to: event.also for event in table.told("GemsMoved") if event.figure == ANNA and event.to in ("guard", "reroll")}
    assert {zone: {"CO-EXR-01", "CO-EXR-03"} <= set(also) for zone, also in paid.items()} == {"guard": True, "reroll": True}
