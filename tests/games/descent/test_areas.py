"""Blast, Breath and Sweep (DE-ABL-02 to DE-ABL-06, DE-ABL-16, DE-ABL-20, DE-RUB-03)."""

import pytest

from tenebra.games.descent import options as opt
from tenebra.games.descent.rules.areas import blast, breath, breath_positions
from tenebra.games.descent.rules.space import grid_of
from tests.games.descent.props import BOMB, ROOM, RUNE, Table, weapon
from tests.games.descent.table import rule


def spaces(table: Table, found: int) -> set[str]:
    return set(grid_of(table.state).spaces(found))


@rule("DE-ABL-02", "DE-LOS-09", "DE-RUL-33", "DE-EX-17")
def test_blast_covers_what_sees_the_target_space_whoever_stands_there() -> None:
    walled = "+-+-+-+-+\n|. . .|.|\n+ + + + +\n|. . .|.|\n+ + +-+ +\n|. . . .|\n+-+-+-+-+"
    table = Table(
        walled,
        heroes={"silhouette": {"at": "A1"}},
        monsters={"beastman-1": {"at": "C2"}, "beastman-2": {"at": "B1"}, "beastman-3": {"at": "C1"}},
    )
    bit = grid_of(table.state).bit
    assert spaces(table, blast(table.state, bit["C2"], 1)) == {"B1", "C1", "B2", "C2", "B3"}
    assert "A1" in spaces(table, blast(table.state, bit["C2"], 2))
    rocks = Table("+-+-+-+-+\n|. . ^ .|\n+-+-+-+-+", heroes={"silhouette": {"at": "A1"}})
    assert spaces(rocks, blast(rocks.state, bit_of(rocks, "B1"), 2)) == {"A1", "B1", "C1"}


def bit_of(table: Table, space: str) -> int:
    return grid_of(table.state).bit[space]


@rule("DE-SWI-10", "DE-RUL-33")
@pytest.mark.parametrize(("stops", "reached"), [("sight_blockers", True), ("every_obstacle", False)])
def test_water_stops_a_blast_by_the_switch_alone(stops: str, reached: bool) -> None:
    table = Table("+-+-+-+-+\n|. . ~ .|\n+-+-+-+-+", heroes={"silhouette": {"at": "A1"}}, options={"blast_stopped_by": stops})
    assert ("D1" in spaces(table, blast(table.state, bit_of(table, "B1"), 2))) is reached


@rule("DE-ABL-03", "DE-ATK-19", "DE-LRG-05", "DE-RUL-33")
def test_blast_hurts_friend_and_foe_the_attacker_too_and_a_large_figure_once() -> None:
    table = Table(
        heroes={"silhouette": {"at": "D3", "equipped": [BOMB]}, "sir-valadir": {"at": "E2"}},
        monsters={"ogre-1": {"at": "E3"}, "beastman-1": {"at": "H1"}},
        dice=["2/2/0 2/1/0 enhancement enhancement enhancement"],
    )
    table.play("battle", f"attack E3 with {BOMB}", "spend range 0 damage 3")
    assert table.last("AttackHit").affected == ("silhouette", "sir-valadir", "ogre-1")
    assert {event.figure: event.wounds for event in table.told("Wounded")} == {"silhouette": 5, "sir-valadir": 5, "ogre-1": 2}


@rule("DE-EX-05", "DE-ATK-02", "DE-RUB-03")
def test_a_blast_catches_whom_the_attacker_does_not_see() -> None:
    wall = "+-+-+-+-+\n|. .|. .|\n+ + + + +\n|. . . .|\n+-+-+-+-+"
    table = Table(
        wall,
        heroes={"silhouette": {"at": "A1", "equipped": [BOMB]}},
        monsters={"skeleton-1": {"at": "D1"}},
        dice=["2/2/0 2/1/0 blank blank blank"],
    )
    table.play("battle")
    assert table.refusal(f"attack D1 with {BOMB}") == "DE-LOS-01"
    table.play(f"attack D2 with {BOMB}")
    assert table.told("Wounded")[0].figure == "skeleton-1"


@rule("DE-ABL-00", "DE-EX-15")
def test_ranks_of_several_sources_add_up() -> None:
    wide = weapon("test-wide-bomb", "ranged", "1 blue", "Blast 1; 1 surge: Blast 2")
    table = Table(
        heroes={"silhouette": {"at": "A1", "equipped": [wide]}},
        monsters={"skeleton-1": {"at": "D1"}, "skeleton-2": {"at": "G1"}},
        dice=["3/1/1 blank blank blank"],
    )
    table.play("battle", f"attack D1 with {wide}")
    assert table.options() == ["spend range 0 damage 0", "spend range 0 damage 0 on blast-2"]
    table.play("spend range 0 damage 0 on blast-2")
    assert table.last("AttackHit").affected == ("silhouette", "skeleton-1", "skeleton-2")


@rule("DE-RUB-14", "DE-ATK-11")
def test_who_is_caught_only_by_a_bought_blast_cannot_dodge() -> None:
    table = Table(
        heroes={
            "mad-carthos": {"at": "A3", "equipped": [RUNE]},
            "sir-valadir": {"at": "E4", "order": "dodge"},
        },
        monsters={"ogre-1": {"at": "E2"}},
        dice=["3/1/1 2/0/1 blank blank blank"],
    )
    table.play("battle", f"attack E3 with {RUNE}")
    assert table.prompt == "spend"
    table.play("spend range 0 damage 0 on blast-1")
    assert "sir-valadir" in table.last("AttackHit").affected
    assert not table.told("DiceRerolled")


@rule("DE-RUB-14", "DE-ORD-08")
def test_whom_the_area_covers_before_surges_are_spent_may_dodge() -> None:
    heroes = {"silhouette": {"at": "A3", "equipped": [BOMB]}, "sir-valadir": {"at": "E4", "order": "dodge"}}
    table = Table(
        heroes=heroes,
        monsters={"ogre-1": {"at": "E2"}},
        dice=["2/2/0 2/1/0 blank blank blank"],
        overlord={"threat": 9, "hand": ["dodge"]},
    )
    table.play("pass", "battle", f"attack E3 with {BOMB}")
    assert table.last("AttackDeclared").affected == ("sir-valadir", "ogre-1")
    assert (table.asked, table.options()) == ("overlord", ["pass", "play dodge"])
    table.play("play dodge", "pass")
    assert (table.asked, table.prompt) == ("overlord", "reroll"), "the monsters' player sits to her left"


@rule("DE-ABL-05", "DE-RUL-67", "DE-EX-18", "DE-LRG-02")
@pytest.mark.parametrize(("monster", "number"), [("hell-hound-1", 6), ("dragon-1", 10)])
def test_there_is_one_position_of_the_template_for_each_outer_edge(monster: str, number: int) -> None:
    table = Table(heroes={"silhouette": {"at": "H5"}}, monsters={monster: {"at": "B2"}}, next="activate")
    assert len(breath_positions(table.state, monster)) == number


@rule("DE-ABL-05", "DE-RUL-67", "DE-EX-18")
def test_the_template_is_a_cone_and_may_hang_over_the_edge() -> None:
    table = Table(heroes={"silhouette": {"at": "H5"}}, monsters={"hell-hound-1": {"at": "A3"}}, next="activate")
    assert spaces(table, breath(table.state, "B3", "east")) == {
        "C3", "D2", "D3", "D4", "E2", "E3", "E4", "F1", "F2", "F3", "F4", "F5",
    }  # fmt: skip
    assert spaces(table, breath(table.state, "A3", "west")) == set()
    assert spaces(table, breath(table.state, "A3", "north")) == {"A2", "A1", "B1"}


@rule("DE-RUL-67", "DE-SWI-15", "DE-ABL-05")
@pytest.mark.parametrize(("walls", "reached"), [("protect", False), ("do_not_protect", True)])
def test_walls_protect_from_breath_unless_the_switch_says_otherwise(walls: str, reached: bool) -> None:
    hall = "+-+-+-+-+-+-+\n|. . . .|. .|\n+ + + + + + +\n|. . . . . .|\n+-+-+-+-+-+-+"
    table = Table(
        hall,
        heroes={"silhouette": {"at": "E1"}},
        monsters={"hell-hound-1": {"at": "A1"}},
        next="activate",
        options={"breath_walls": walls},
    )
    assert ("E1" in spaces(table, breath(table.state, "B1", "east"))) is reached


@rule("DE-ABL-05", "DE-ABL-06", "DE-EX-19", "DE-RUB-03", "DE-RUL-68")
def test_breath_affects_everybody_under_the_template_and_only_a_miss_fails() -> None:
    table = Table(
        ROOM,
        heroes={
            "silhouette": {"at": "D3", "life": 12},
            "mad-carthos": {"at": "E4"},
            "sir-valadir": {"at": "C1"},
        },
        monsters={"hell-hound-1": {"at": "A3"}, "beastman-1": {"at": "F3"}},
        next="activate",
        dice=["1/2/0 1/1/0"],
    )
    table.play("activate hell-hound-1")
    assert table.may("breathe B3 to east")
    assert not table.may("breathe A3 to south")
    assert table.refusal("attack D3") == "DE-RUL-68"
    table.play("breathe B3 to east")
    assert table.last("AttackHit").affected == ("silhouette", "mad-carthos", "beastman-1")
    assert [event.wounds for event in table.told("Wounded")] == [3, 3, 3]
    assert table.hero("sir-valadir").life == 16


@rule("DE-ABL-16", "DE-RUL-70", "DE-EX-21", "DE-LOS-05")
def test_reach_hits_at_two_spaces_in_sight() -> None:
    corner = "+-+-+-+-+-+\n|. . . . .|\n+ + + +-+ +\n|. . .|. .|\n+-+-+-+-+-+"
    table = Table(
        corner,
        heroes={"sir-valadir": {"at": "D1"}, "silhouette": {"at": "D2"}, "mad-carthos": {"at": "E1"}},
        monsters={"giant-1": {"at": "A1"}},
        next="activate",
        dice=["2/1/1 0/3/0 0/3/0 1/1/0"],
    )
    table.play("activate giant-1")
    assert [option for option in table.options() if option.startswith("attack")] == ["attack D1"]
    table.play("attack D1")
    assert table.told("AttackHit")


@rule("DE-ABL-20", "DE-EX-22", "DE-RUL-69", "DE-RUB-03")
def test_sweep_hits_every_enemy_in_reach_and_sight_with_one_roll() -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "D2"}, "mad-carthos": {"at": "B4"}, "silhouette": {"at": "H5"}},
        monsters={"giant-leader-1": {"at": "B2"}, "beastman-1": {"at": "A2"}},
        next="activate",
        dice=["2/1/1 1/1/0 1/1/0 1/1/0 blank"],
    )
    table.play("activate giant-leader-1")
    assert table.may("sweep")
    assert table.refusal("attack D2") == "DE-RUL-68"
    table.play("sweep")
    assert table.last("AttackHit").affected == ("sir-valadir", "mad-carthos")
    assert len(table.told("AttackRolled")) == 1
    assert table.hero("sir-valadir").stun == table.hero("mad-carthos").stun == 1


@rule("DE-SWI-06", "DE-RUL-68")
def test_by_the_switch_an_area_ability_may_be_left_aside() -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "C3"}},
        monsters={"hell-hound-1": {"at": "A3"}},
        next="activate",
        options={"area_abilities": "optional"},
    )
    table.play("activate hell-hound-1")
    assert table.may("breathe B3 to east")
    plain = opt.Attack("C3")
    assert table.may(str(plain))
    assert table.session.decision is not None
    assert table.session.decision.why_not("overlord", plain) is None
    always = Table(heroes={"sir-valadir": {"at": "C3"}}, monsters={"hell-hound-1": {"at": "A3"}}, next="activate")
    assert not always.play("activate hell-hound-1").may(str(plain))
    for switch, blows in (("always", ["sweep"]), ("optional", ["sweep", "attack C3"])):
        giant = Table(
            heroes={"sir-valadir": {"at": "C3"}},
            monsters={"giant-leader-1": {"at": "A3"}},
            next="activate",
            options={"area_abilities": switch},
        ).play("activate giant-leader-1")
        assert [option for option in giant.options() if option.split()[0] in ("sweep", "attack")] == blows


def test_a_rune_hits_every_enemy_in_sight_around_its_bearer() -> None:
    storm = weapon("test-storm", "magic", "1 white", "Hit every enemy you see within 3 spaces")
    table = Table(
        heroes={"mad-carthos": {"at": "D3", "equipped": [storm]}, "sir-valadir": {"at": "D4"}},
        monsters={"skeleton-1": {"at": "A3"}, "skeleton-2": {"at": "F5"}, "skeleton-3": {"at": "H1"}},
        dice=["1/3/1 blank blank blank"],
    )
    table.play("battle")
    assert table.refusal(f"attack A3 with {storm}") == "DE-RUL-68"
    table.play(f"sweep with {storm}")
    assert table.last("AttackHit").affected == ("skeleton-1", "skeleton-2")


@rule("DE-RUL-37", "DE-ATK-11", "DE-ABL-09")
def test_a_wider_blast_is_offered_only_if_the_fear_in_it_can_be_paid() -> None:
    spell = weapon("test-wide-spell", "magic", "1 white", "2 surges: Blast 1; 1 surge: +1 damage")
    damage, wide = "spend range 0 damage 0 on damage-1", "spend range 0 damage 0 on blast-1"
    for roll, ways in (("1/3/1 surge blank blank", []), ("1/3/1 surge surge blank", [f"{damage}x3", wide, "done"])):
        table = Table(
            heroes={"mad-carthos": {"at": "B3", "equipped": [spell]}},
            monsters={"ogre-1": {"at": "C3"}, "demon-1": {"at": "D1"}},
            dice=[roll],
        )
        table.play("battle", f"attack C3 with {spell}")
        assert (table.options() if table.prompt == "spend" else []) == ways


@rule("DE-ATK-11")
def test_a_wider_blast_that_reaches_nobody_more_is_no_choice() -> None:
    spell = weapon("test-lone-spell", "magic", "1 white", "2 surges: Blast 1; 2 surges: +1 damage")
    table = Table(
        heroes={"mad-carthos": {"at": "A3", "equipped": [spell]}},
        monsters={"giant-1": {"at": "C3"}},
        dice=["3/1/1 surge blank blank"],
    )
    table.play("battle", f"attack C3 with {spell}")
    assert table.last("RollSpent").bought == {"damage-1": 1}


@rule("DE-ABL-12", "DE-RUL-72")
def test_nobody_throws_himself() -> None:
    boom = weapon("test-boom", "ranged", "1 blue", "Blast 1; Knockback")
    table = Table(
        heroes={"silhouette": {"at": "B3", "equipped": [boom]}},
        monsters={"giant-1": {"at": "C3"}},
        dice=["1/2/0 enhancement blank blank"],
    )
    table.play("battle", f"attack C3 with {boom}")
    assert (table.prompt, table.session.decision and table.session.decision.about["figure"]) == ("knockback", "giant-1")


@rule("DE-RUB-09", "DE-GLY-05")
def test_nobody_is_thrown_into_the_unknown_nor_a_monster_onto_an_active_glyph() -> None:
    club = weapon("test-broom", "melee", "1 red", "Knockback")
    hall = "+-+-+-+-+-+\n|. . * x .|\n+-+-+-+-+-+"
    table = Table(
        hall,
        heroes={"sir-valadir": {"at": "A1", "equipped": [club]}},
        monsters={"beastman-1": {"at": "B1"}},
        dice=["2/1/1 blank blank"],
    )
    table.play("battle", f"attack B1 with {club}")
    assert table.options() == ["skip", "place D1", "place E1"]
    vault = Table(
        "+-+-+-+-+-+\n|. . .O. .|\n+ + + + + +\n|. . .O. .|\n+-+-+-+-+-+",
        heroes={"sir-valadir": {"at": "A1", "equipped": [club]}},
        monsters={"beastman-1": {"at": "B1"}},
        areas={"vault": "E1"},
        unrevealed=["vault"],
        dice=["2/1/1 blank blank"],
    )
    vault.play("battle")
    if "vault" not in vault.state.revealed:
        vault.play(f"attack B1 with {club}")
        assert not {"place D1", "place E1"} & set(vault.options())


def test_a_unique_monster_is_not_slain_outright() -> None:
    hand = weapon("test-death-hand", "melee", "1 red", "1 surge: kill an unnamed target")
    hugo = {"kind": "beastman", "speed": 4, "armor": 9, "wounds": [7, 7, 7, 7], "dice": "1 red", "text": "+1 damage"}
    table = Table(
        heroes={"sir-valadir": {"at": "B3", "equipped": [hand]}},
        monsters={"hugo": {"at": "C3"}},
        quest={"uniques": {"hugo": hugo}},
        dice=["2/1/1 blank blank"],
    )
    table.play("battle", f"attack C3 with {hand}")
    assert table.state.monsters["hugo"].life == 7
