"""Automated Enemies: targets, moves, the Enemies' Phase, Counterattacks (MD-ENP, MD-TGT, MD-CTR)."""

from typing import Any

import pytest

from tenebra.games.massive_darkness.events.board import Moved
from tenebra.games.massive_darkness.events.fights import AttackDeclared
from tests.games.massive_darkness.duel import BOW, SWORD
from tests.games.massive_darkness.table import Table, card, foe, rule

TROLL = foe("test-troll", "great-troll", melee="1 yellow", health=9)
AGENT = foe("test-agent", "dwarf-agent", melee="1 yellow", health=9, level=1)
ARCHERS = foe("test-archers", "goblin-archers", melee="1 yellow", ranged="2 red", minions=1)
SPIDER = foe("test-spider", "giant-spider", melee="1 yellow", ranged="1 red", health=9)
MAGE = foe("test-mage", "ogre-agent", melee="1 yellow", magic="3 red", health=9)
ELF = foe("test-elf", "elf-agent", ranged="1 yellow", magic="1 red", health=9)
FLAYERS = foe("test-flayers", "orc-flayers", melee="1 red", minions=1)
LINE = "+-+-+-+-+-+-+\n|C C C C C C|\n+-+-+-+-+-+-+"
DARK = "+-+-+-+-+-+-+\n|c c c c c c|\n+-+-+-+-+-+-+"


def phase(map: str, heroes: Any, enemies: Any, **fields: Any) -> Table:
    return Table(map, heroes, enemies, phase="enemies", **fields)


def attacks(table: Table) -> list[tuple[str, str, str]]:
    return [(e.attacker, e.defender, e.type) for e in table.told("AttackDeclared")]


@rule("MD-TGT-01", "MD-TGT-03", "MD-ENP-02", "MD-ENM-07", "MD-EX-14")
def test_a_melee_enemy_attacks_whom_it_can_reach_and_is_done() -> None:
    table = phase(
        LINE,
        {"siegfried": {"zone": "B1"}, "bjorn": {"zone": "D1", "xp": 9}},
        {"troll": {"card": TROLL, "zone": "B1"}},
        dice=["1"],
    )
    assert attacks(table) == [("troll", "siegfried", "melee")]
    assert table.told("Moved") == []


@rule("MD-TGT-08", "MD-ENP-03", "MD-ENP-04", "MD-EX-15", "MD-EXP-10", "MD-RUL-73", "MD-CHR-03")
def test_it_moves_to_the_hero_in_sight_with_most_unspent_xp_and_attacks() -> None:
    heroes = {"siegfried": {"zone": "C1", "xp": 1}, "bjorn": {"zone": "A1", "xp": 3}, "owen": {"zone": "C1", "xp": 2}}
    table = phase(LINE, heroes, {"agent": {"card": AGENT, "zone": "B1"}}, dice=["1"])
    assert [(e.to, e.rule) for e in table.told("Moved")] == [("A1", "MD-TGT-08")]
    assert attacks(table) == [("agent", "bjorn", "melee")]


@rule("MD-ENP-05", "MD-ENP-06", "MD-TGT-20", "MD-EX-16", "MD-TGT-17")
def test_after_its_first_step_it_looks_again_and_a_last_step_brings_no_attack() -> None:
    board = "+-+-+-+\n|C C C|\n+-+ +-+\n|c|C|c|\n+-+-+-+"
    heroes = {"whisper": {"zone": "C1", "xp": 1}, "bjorn": {"zone": "B2", "xp": 5}}
    table = phase(board, heroes, {"flayers": {"card": FLAYERS, "zone": "A1"}})
    assert [e.to for e in table.told("Moved")] == ["B1", "B2"]
    assert [e.hero for e in table.told("TargetChosen")] == ["whisper", "bjorn"]
    assert attacks(table) == []


@rule("MD-TGT-20", "MD-TGT-10")
def test_each_step_of_a_patrol_looks_for_a_target_and_finds_none() -> None:
    board = "+-+-+-+-+\n|c c C C|\n+ +-+-+-+\n|c c c c|\n+-+-+-+-+"
    heroes = {"bjorn": {"zone": "C2"}}
    table = phase(board, heroes, {"troll": {"card": TROLL, "zone": "C1"}}, mission={"start": "A1"})
    assert [(e.to, e.rule) for e in table.told("Moved")] == [("B1", "MD-TGT-10"), ("A1", "MD-TGT-10")]
    assert table.told("TargetChosen") == table.told("HeadingChanged") == []
    near = phase(board, heroes, {"troll": {"card": TROLL, "zone": "B1"}}, mission={"start": "A2"})
    assert [(e.to, e.rule) for e in near.told("Moved")] == [("A1", "MD-TGT-10"), ("A2", "MD-TGT-10")]
    shut = phase("+-+-+\n|C|c|\n+-+-+", {"bjorn": {"zone": "B1"}}, {"troll": {"card": TROLL, "zone": "A1"}})
    assert (shut.told("Moved"), shut.told("TargetChosen")) == ([], [])


@rule("MD-TGT-04", "MD-TGT-05", "MD-ENM-08", "MD-EX-17", "MD-HRD-01", "MD-EX-31")
def test_archers_shoot_the_hero_with_more_xp_past_the_one_beside_them() -> None:
    heroes = {"siegfried": {"zone": "A1", "xp": 1}, "whisper": {"zone": "E1", "xp": 2}}
    sword = card("test-boss-sword", "hand", melee="2 red", defense="1 blue")
    table = phase(LINE, heroes, {"archers": {"card": ARCHERS, "zone": "A1", "holds": [sword]}}, dice=["1 1"])
    assert attacks(table) == [("archers", "whisper", "ranged")]
    assert table.told("Rolled")[0].dice == ("red", "red")


@rule("MD-TGT-09", "MD-EX-18")
def test_seeing_nobody_it_goes_toward_the_hero_in_the_light_and_shoots_whom_it_sees_then() -> None:
    board = "+-+-+-+-+\n|c c|c C|\n+ +-+-+ +\n|c c c c|\n+-+-+-+-+"
    heroes = {"bjorn": {"zone": "D1"}, "siegfried": {"zone": "C2", "xp": 1}, "whisper": {"zone": "B2", "xp": 2}}
    table = phase(board, heroes, {"spider": {"card": SPIDER, "zone": "B1"}}, dice=["1"])
    assert [(e.to, e.rule) for e in table.told("Moved")] == [("A1", "MD-TGT-09"), ("A2", "MD-TGT-09")]
    near = phase(board, heroes, {"spider": {"card": SPIDER, "zone": "A1"}}, dice=["1"])
    assert [(e.to, e.rule) for e in near.told("Moved")] == [("A2", "MD-TGT-09")]
    assert attacks(near) == [("spider", "whisper", "ranged")]


@rule("MD-ENM-09", "MD-TGT-04", "MD-EX-19")
def test_a_magic_enemy_must_strike_the_hero_with_more_xp_in_melee() -> None:
    heroes = {"sibyl": {"zone": "A1", "xp": 3}, "siegfried": {"zone": "B1", "xp": 1}}
    table = phase(LINE, heroes, {"mage": {"card": MAGE, "zone": "A1"}}, dice=["1"])
    assert attacks(table) == [("mage", "sibyl", "melee")]
    assert table.told("Rolled")[0].dice == ("yellow",)


@rule("MD-RNG-04", "MD-TGT-19", "MD-EX-20")
def test_a_magic_enemy_too_far_away_only_comes_nearer() -> None:
    board = "+-+-+-+-+-+\n|c|c c c c|\n+ +-+-+-+-+\n|c c C C c|\n+-+-+-+-+-+"
    heroes = {"whisper": {"zone": "D2", "xp": 3}, "bjorn": {"zone": "E2", "xp": 5}}
    table = phase(board, heroes, {"hound": {"card": MAGE, "zone": "A1"}})
    assert [(e.to, e.rule) for e in table.told("Moved")] == [("A2", "MD-TGT-09"), ("B2", "MD-TGT-08")]
    assert [e.hero for e in table.told("TargetChosen")] == ["whisper", "bjorn"]
    assert attacks(table) == []


@rule("MD-EX-21", "MD-TGT-02")
def test_a_magic_enemy_casts_at_range_1_or_2() -> None:
    table = phase(LINE, {"whisper": {"zone": "C1"}}, {"demon": {"card": MAGE, "zone": "A1"}}, dice=["1 1 1"])
    assert attacks(table) == [("demon", "whisper", "magic")]


@rule("MD-SHA-04", "MD-TGT-09", "MD-EX-22", "MD-TGT-16")
def test_a_hero_in_shadow_and_out_of_sight_is_ignored() -> None:
    board = "+-+-+-+-+\n|c c c c|\n+-+-+-+ +\n|c c c C|\n+-+-+-+-+"
    heroes = {"bjorn": {"zone": "A2", "xp": 9}, "sibyl": {"zone": "D2", "xp": 1}}
    table = phase(board, heroes, {"dwarves": {"card": FLAYERS, "zone": "A1"}})
    assert [e.to for e in table.told("Moved")] == ["B1", "C1"]
    assert {e.hero for e in table.told("TargetChosen")} == {"sibyl"}


@rule("MD-TGT-10", "MD-EX-23", "MD-RUL-98")
def test_with_everybody_hidden_it_walks_to_the_starting_zone() -> None:
    board = "+-+-+-+-+\n|C C C C|\n+-+-+-+-+\n|c c c c|\n+-+-+-+-+"
    table = phase(board, {"bjorn": {"zone": "A2"}}, {"liliarch": {"card": TROLL, "zone": "D1"}}, mission={"exits": ["D1"]})
    assert [(e.to, e.rule) for e in table.told("Moved")] == [("C1", "MD-TGT-10"), ("B1", "MD-TGT-10")]


@rule("MD-TGT-11", "MD-RUL-25", "MD-RUL-26")
def test_it_patrols_between_start_and_exit() -> None:
    board = "+-+-+-+-+\n|C C C C|\n+-+-+-+-+\n|c c c c|\n+-+-+-+-+"
    heroes = {"bjorn": {"zone": "A2"}}
    table = phase(board, heroes, {"troll": {"card": TROLL, "zone": "A1"}}, mission={"exits": ["D1"]})
    assert [e.to for e in table.told("Moved")] == ["B1", "C1"]
    assert table.enemy("troll").heading == "exit"
    back = phase(board, heroes, {"troll": {"card": TROLL, "zone": "D1", "heading": "exit"}}, mission={"exits": ["D1"]})
    assert [e.to for e in back.told("Moved")] == ["C1", "B1"]
    assert back.enemy("troll").heading == "start"
    no_exit = phase(board, heroes, {"troll": {"card": TROLL, "zone": "A1"}}, mission={"levels": {"B1": 1, "C1": 1, "D1": 2}})
    assert [e.to for e in no_exit.told("Moved")] == ["B1", "C1"]


@rule("MD-RUL-25")
def test_chasing_a_hero_sets_its_patrol_back_to_the_beginning() -> None:
    table = phase(LINE, {"bjorn": {"zone": "F1"}}, {"troll": {"card": TROLL, "zone": "A1", "heading": "exit"}})
    assert table.enemy("troll").heading == "start"


@rule("MD-TGT-03", "MD-TGT-12", "MD-DEC-01")
def test_the_players_decide_between_heroes_with_equal_xp() -> None:
    heroes = {"siegfried": {"zone": "A1", "xp": 2}, "bjorn": {"zone": "A1", "xp": 2}, "owen": {"zone": "A1"}}
    table = phase(LINE, heroes, {"troll": {"card": TROLL, "zone": "A1"}}, dice=["1"])
    assert (table.prompt, table.options("owen")) == ("prey", ["choose siegfried", "choose bjorn"])
    table.play("owen: choose bjorn")
    assert attacks(table) == [("troll", "bjorn", "melee")]


@rule("MD-TGT-13", "MD-DEC-01", "MD-TGT-14")
def test_the_players_choose_between_equally_short_paths() -> None:
    board = "+-+-+-+\n|c c c|\n+ +-+ +\n|c c C|\n+-+-+-+"
    table = phase(board, {"bjorn": {"zone": "C2"}}, {"troll": {"card": TROLL, "zone": "A1"}})
    assert (table.prompt, table.options()) == ("path", ["place B1", "place A2"])
    table.play("place A2")
    assert [e.to for e in table.told("Moved")] == ["A2", "B2"]


@rule("MD-TGT-15", "MD-MOV-03")
def test_an_enemy_cannot_leave_a_zone_with_a_hero() -> None:
    table = phase(LINE, {"siegfried": {"zone": "A1"}}, {"elf": {"card": ELF, "zone": "A1"}})
    assert table.told("Moved") == attacks(table) == []


@rule("MD-RUL-82")
def test_one_without_melee_dice_shoots_past_the_hero_beside_it() -> None:
    table = phase(
        LINE, {"siegfried": {"zone": "A1", "xp": 9}, "owen": {"zone": "D1"}}, {"elf": {"card": ELF, "zone": "A1"}}, dice=["1"]
    )
    assert attacks(table) == [("elf", "owen", "ranged")]


@rule("MD-RUL-20")
def test_the_players_choose_the_type_where_two_fit() -> None:
    table = phase(LINE, {"siegfried": {"zone": "C1"}}, {"elf": {"card": ELF, "zone": "A1"}}, dice=["1"])
    assert (table.prompt, table.options()) == ("type", ["kind ranged", "kind magic"])
    table.play("kind magic")
    assert attacks(table) == [("elf", "siegfried", "magic")]


@rule("MD-STN-06", "MD-TGT-07")
def test_an_enemy_may_leave_stunned_heroes_but_may_strike_them_too() -> None:
    heroes = {"siegfried": {"zone": "A1", "is_stunned": True}}
    struck = phase(LINE, heroes, {"troll": {"card": TROLL, "zone": "A1"}}, dice=["1"])
    assert attacks(struck) == [("troll", "siegfried", "melee")]
    held = {"siegfried": {"zone": "A1", "is_stunned": True}, "bjorn": {"zone": "F1", "xp": 5}}
    warlock = foe("test-warlock", "elf-agent", magic="1 red", health=9)
    left = phase(LINE, held, {"elf": {"card": warlock, "zone": "A1"}}, dice=["1"])
    assert [e.to for e in left.told("Moved")] == ["B1"]
    assert attacks(left) == [("elf", "siegfried", "magic")]


@rule("MD-RUL-21", "MD-TGT-21", "MD-RUB-06")
def test_enemies_open_no_doors_and_wait_at_the_nearest_zone() -> None:
    board = "+-+-+-+-+\n|C C CDC|\n+-+-+-+-+"
    table = phase(board, {"bjorn": {"zone": "D1"}}, {"troll": {"card": TROLL, "zone": "A1"}})
    assert [e.to for e in table.told("Moved")] == ["B1", "C1"]
    stays = phase(board, {"bjorn": {"zone": "D1"}}, {"troll": {"card": TROLL, "zone": "C1"}})
    assert stays.told("Moved") == []
    assert not stays.state.doors["C1-D1"]


@rule("MD-RUB-06", "MD-TGT-21")
def test_an_enemy_may_be_stopped_by_another_hero_on_the_way() -> None:
    heroes = {"siegfried": {"zone": "B1"}, "bjorn": {"zone": "F1", "xp": 5}}
    table = phase(LINE, heroes, {"troll": {"card": TROLL, "zone": "A1"}}, dice=["1"])
    assert [(e.to, e.also[-2:]) for e in table.told("Moved")] == [("B1", ("MD-TGT-21", "MD-RUB-06"))]
    assert attacks(table) == [("troll", "siegfried", "melee")]


@rule("MD-ENP-01", "MD-DEC-01")
def test_every_enemy_acts_once_in_the_players_order() -> None:
    enemies = {"troll": {"card": TROLL, "zone": "A1"}, "flayers": {"card": FLAYERS, "zone": "A1"}}
    table = phase(LINE, {"siegfried": {"zone": "A1"}, "owen": {"zone": "F1"}}, enemies, dice=["blank", "blank"])
    assert (table.prompt, table.options("owen")) == ("activate", ["activate troll", "activate flayers"])
    table.play("owen: activate flayers")
    assert [e.attacker for e in table.told("AttackDeclared")] == ["flayers", "troll"]


@rule("MD-ENP-02", "MD-ENP-03", "MD-ENP-04", "MD-ENP-05", "MD-ENP-06", "MD-ENP-08")
@pytest.mark.parametrize(
    ("zone", "told"),
    [
        ("A1", ["AttackDeclared MD-ENP-02"]),
        ("B1", ["Moved MD-ENP-03", "AttackDeclared MD-ENP-04"]),
        ("C1", ["Moved MD-ENP-03", "Moved MD-ENP-05"]),
        ("D1", ["Moved MD-ENP-03", "Moved MD-ENP-05"]),
    ],
)
def test_an_activation_is_attack_move_attack_move_and_ends_with_the_first_attack(zone: str, told: list[str]) -> None:
    ogre = foe("test-four-steps", "orc-agent", melee="1 yellow", health=9, text="Regeneration 1")
    enemy = {"card": ogre, "zone": "A1", "health": 5}
    table = phase(LINE, {"siegfried": {"zone": zone}}, {"ogre": enemy}, dice=["blank"])
    steps = {"MD-ENP-02", "MD-ENP-03", "MD-ENP-04", "MD-ENP-05"}
    found = [e for e in table.session.events if isinstance(e, Moved | AttackDeclared)]
    assert [f"{type(e).__name__} {' '.join(steps & {e.rule, *e.also})}" for e in found] == told
    assert table.enemy("ogre").health == 6
    down = phase(LINE, {"siegfried": {"zone": zone}}, {"ogre": {**enemy, "is_stunned": True}})
    assert (down.told("Moved"), down.told("AttackDeclared"), down.enemy("ogre").health) == ([], [], 6)
    assert down.last("StoodUp").rule == "MD-STN-03"


@rule("MD-CHR-07")
@pytest.mark.parametrize("minions", [[1, 1], [1, 1, 1]])
def test_a_mob_of_many_figures_is_one_enemy_that_acts_once_and_is_struck_once(minions: list[int]) -> None:
    heroes: dict[str, Any] = {"siegfried": {"zone": "A1", "hands": [SWORD]}, "owen": {"zone": "F1"}, "sibyl": {"zone": "F1"}}
    mob = {"mob": {"card": FLAYERS, "zone": "A1", "minions": minions}}
    table = phase(LINE, heroes, mob, dice=["blank"])
    assert [e.enemy for e in table.told("EnemyActivated")] == ["mob"]
    assert [e.attacker for e in table.told("AttackDeclared")] == ["mob"]
    hero = Table(LINE, heroes, mob)
    assert [option for option in hero.options() if option.startswith("melee")] == ["melee mob"]
    alone = Table(LINE, {"siegfried": {"zone": "F1"}}, mob, whole_round=True).play("nothing")
    assert [e.enemy for e in alone.told("EnemyActivated")] == ["mob"]


@rule("MD-ENP-08", "MD-STN-03")
def test_a_stunned_enemy_only_stands_up() -> None:
    table = phase(LINE, {"siegfried": {"zone": "A1"}}, {"troll": {"card": TROLL, "zone": "A1", "is_stunned": True}})
    assert not table.enemy("troll").is_stunned
    assert table.told("AttackDeclared") == table.told("Moved") == []


@rule("MD-SKL-08", "MD-TGT-18", "MD-RUL-40")
def test_taunt_counts_as_most_xp_among_those_compared() -> None:
    banner = card("test-banner", text="Taunt")
    heroes = {"siegfried": {"zone": "A1", "xp": 9}, "owen": {"zone": "A1", "pack": [banner]}}
    table = phase(LINE, heroes, {"troll": {"card": TROLL, "zone": "A1"}}, dice=["1"])
    assert attacks(table) == [("troll", "owen", "melee")]
    away = {"siegfried": {"zone": "A1"}, "owen": {"zone": "C1", "pack": [banner], "xp": 9}}
    near = phase(LINE, away, {"troll": {"card": TROLL, "zone": "A1"}}, dice=["1"])
    assert attacks(near) == [("troll", "siegfried", "melee")]
    both = {
        "siegfried": {"zone": "A1", "pack": ["test-banner.2"]},
        "owen": {"zone": "A1", "pack": [banner]},
        "sibyl": {"zone": "A1", "xp": 9},
    }
    asked = phase(LINE, both, {"troll": {"card": TROLL, "zone": "A1"}})
    assert asked.options() == ["choose siegfried", "choose owen"]


@rule("MD-ENM-15", "MD-SKG-03", "MD-SKL-09")
def test_an_enemy_with_regeneration_heals_when_it_is_activated() -> None:
    ogre = foe("test-regenerating", "orc-agent", melee="1 yellow", health=9, text="Regeneration 2")
    table = phase(LINE, {"siegfried": {"zone": "F1"}}, {"ogre": {"card": ogre, "zone": "A1", "health": 5}})
    assert table.enemy("ogre").health == 7


@rule("MD-STN-03", "MD-SKL-09")
def test_a_stunned_enemy_with_regeneration_heals_and_stands_up_and_does_nothing_else() -> None:
    ogre = foe("test-stunned-regenerating", "orc-agent", melee="1 yellow", health=9, text="Regeneration 2")
    enemy = {"card": ogre, "zone": "A1", "health": 5, "stunned": True}
    table = phase(LINE, {"siegfried": {"zone": "A1"}}, {"ogre": enemy})
    assert (table.enemy("ogre").health, table.enemy("ogre").is_stunned) == (7, False)
    assert table.told("AttackDeclared") == table.told("Moved") == []


def shoot(map: str, hero_zone: str, enemy_zone: str, *choices: str, **fields: Any) -> Table:
    """Owen shoots from the first Zone named, then plays on."""
    dice = fields.pop("dice", ["blank blank"])
    table = Table(
        map,
        {"owen": {"hands": [BOW], "zone": hero_zone}, **fields.pop("others", {})},
        {"troll": {"card": TROLL, "zone": enemy_zone, **fields.pop("foe_fields", {})}},
        dice=dice,
        **fields,
    )
    return table.play("ranged troll", *choices)


@rule("MD-CTR-01", "MD-CTR-02", "MD-CTR-03", "MD-CTR-04", "MD-CTR-06")
def test_an_attacked_enemy_answers_once_and_only_the_hero_who_attacked() -> None:
    table = shoot(
        LINE,
        "C1",
        "A1",
        "ranged troll",
        "nothing",
        others={"siegfried": {"zone": "E1", "xp": 9}},
        dice=["blank blank", "blank blank"],
    )
    assert [(e.to, e.rule) for e in table.told("Moved")] == [("B1", "MD-CTR-03"), ("C1", "MD-CTR-03")]
    assert [e.enemy for e in table.told("EnemyActivated")] == ["troll"]
    assert attacks(table)[2:] == []
    close = shoot(LINE, "B1", "A1", "nothing", dice=["blank blank", "1"])
    assert attacks(close)[1:] == [("troll", "owen", "melee")]


@rule("MD-CTR-04", "MD-MOV-03")
def test_another_hero_may_keep_the_enemy_from_answering() -> None:
    table = shoot(LINE, "C1", "A1", "nothing", others={"siegfried": {"zone": "A1"}})
    assert table.told("Moved") == []
    assert attacks(table) == [("owen", "troll", "ranged")]


@rule("MD-CTR-05", "MD-EX-47", "MD-SHA-04", "MD-RUL-17", "MD-RUL-19")
def test_a_hidden_hero_is_not_answered() -> None:
    board = "+-+-+-+\n|C C C|\n+-+-+ +\n|C c c|\n+-+-+-+"
    hidden = shoot(board, "C1", "A1", "move C2", "stop", "nothing")
    assert [e.rule for e in hidden.told("EnemyPassed")] == ["MD-CTR-05"]
    assert hidden.told("EnemyActivated") == []
    lit = shoot(board.replace("c|", "C|"), "C1", "A1", "move C2", "stop", "nothing")
    assert ([e.enemy for e in lit.told("EnemyActivated")], lit.told("EnemyPassed")) == (["troll"], [])
    dead = shoot(board, "C1", "A1", "move C2", "stop", "nothing", dice=["2+bam 2+bam"], foe_fields={"health": 1})
    assert dead.told("EnemyActivated") == dead.told("EnemyPassed") == []


@rule("MD-RUL-18", "MD-EX-47")
def test_a_hero_in_the_light_is_answered_even_out_of_sight() -> None:
    board = "+-+-+-+\n|C C C|\n+-+-+ +\n|C c C|\n+-+-+-+"
    table = shoot(board, "C1", "A1", "move C2", "stop", "nothing")
    assert [e.to for e in table.told("Moved") if e.who == "troll"] == ["B1", "C1"]
    seen = shoot("+-+-+-+\n|C C c|\n+-+-+-+", "C1", "A1", "nothing", dice=["blank blank", "1"])
    assert seen.told("EnemyPassed") == []


@rule("MD-CTR-08")
def test_a_stunned_enemy_answers_by_standing_up_unless_the_hero_is_hidden() -> None:
    board = "+-+-+-+\n|C C C|\n+-+-+ +\n|C c c|\n+-+-+-+"
    table = Table(
        board,
        {"owen": {"hands": [BOW], "zone": "C1"}},
        {"troll": {"card": TROLL, "zone": "A1", "is_stunned": True}},
        dice=["blank blank"],
    )
    twin = table.session.fork()
    table.play("ranged troll", "nothing")
    assert not table.enemy("troll").is_stunned
    assert table.told("Moved") == []
    for choice in ("ranged troll", "move C2", "stop", "nothing"):
        twin.choose(choice)
    assert twin.state.enemies["troll"].is_stunned


@rule("MD-CTR-10", "MD-RUL-86", "MD-CTR-11")
def test_several_answer_in_the_players_order_and_act_again_in_their_phase() -> None:
    table = Table(
        LINE,
        {"owen": {"hands": [SWORD], "zone": "A1"}, "siegfried": {"zone": "F1"}},
        {"troll": {"card": TROLL, "zone": "A1"}, "flayers": {"card": FLAYERS, "zone": "A1"}},
        dice=["blank", "blank", "blank", "blank", "blank", "blank"],
        whole_round=True,
    )
    table.play("melee troll", "melee flayers", "nothing")
    assert (table.prompt, table.options("siegfried")) == ("counterattack", ["activate troll", "activate flayers"])
    table.play("siegfried: activate flayers", "siegfried: nothing", "activate troll")
    assert [e.enemy for e in table.told("EnemyActivated")] == ["flayers", "troll", "troll", "flayers"]


@rule("MD-RUL-19", "MD-RUL-81")
def test_once_the_hero_is_killed_nobody_answers_any_more() -> None:
    killer = foe("test-killer", "orc-agent", melee="3 red", health=9)
    table = Table(
        LINE,
        {"owen": {"hands": [SWORD], "zone": "A1", "health": 1}},
        {"troll": {"card": killer, "zone": "A1"}, "flayers": {"card": FLAYERS, "zone": "A1"}},
        dice=["blank", "blank", "1 1 1"],
    )
    table.play("melee troll", "melee flayers", "nothing", "activate troll")
    assert table.hero("owen").is_dead
    assert [e.enemy for e in table.told("EnemyActivated")] == ["troll"]
    assert table.session.is_over


@rule("MD-CTR-01")
@pytest.mark.parametrize("rolled", ["blank", "3+diamond"])
def test_wounded_or_not_it_answers(rolled: str) -> None:
    table = Table(
        LINE,
        {"owen": {"hands": [SWORD]}},
        {"troll": {"card": TROLL, "zone": "A1"}},
        dice=[rolled, "blank"],
        actions=1,
    )
    table.play("melee troll")
    assert [e.enemy for e in table.told("EnemyActivated")] == ["troll"]
