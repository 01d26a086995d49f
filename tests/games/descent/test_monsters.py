"""Activations (DE-MON, DE-OVT-04) and guards (DE-ORD-12 to DE-ORD-15)."""

from typing import Any

import pytest

from tests.games.descent.props import BOW, SWORD, Table, weapon
from tests.games.descent.table import rule


def overlords(heroes: dict[str, Any] | None = None, foes: dict[str, Any] | None = None, **fields: Any) -> Table:
    return Table(
        heroes=heroes or {"sir-valadir": {"at": "B3"}},
        monsters=foes or {"beastman-1": {"at": "E3"}, "skeleton-1": {"at": "G3"}},
        next="activate",
        **fields,
    )


@rule("DE-MON-01", "DE-EX-02", "DE-MOV-10", "DE-MOV-01")
def test_a_monster_attacks_in_the_middle_of_its_movement() -> None:
    table = overlords(dice=["1/3/0 0/3/0"])
    table.play("activate beastman-1", "move C3")
    assert table.state.activation is not None
    assert table.state.activation.points == 2
    table.play("attack B3")
    assert table.refusal("attack B3") == "DE-MON-01"
    table.play("move E3")
    assert table.monster("beastman-1").space == "E3"


@rule("DE-MON-02", "DE-OVT-04", "DE-MON-06", "DE-RUL-79", "DE-MON-05")
def test_each_monster_acts_once_in_the_overlords_order_or_not_at_all() -> None:
    table = overlords()
    assert table.options() == ["activate beastman-1", "activate skeleton-1", "done"]
    table.play("activate skeleton-1")
    assert not any(option.startswith("activate") for option in table.options())
    table.play("end")
    assert table.options() == ["activate beastman-1", "done"]
    assert table.refusal("activate skeleton-1") == "DE-MON-02"
    table.play("done")
    assert not table.asked


@rule("DE-MVA-06", "DE-DOR-07")
def test_monsters_use_doors_but_no_other_movement_action() -> None:
    hall = "+-+-+-+-+\n|. .D. .|\n+ + + + +\n|. .D. .|\n+-+-+-+-+"
    table = Table(hall, heroes={"sir-valadir": {"at": "A1"}}, monsters={"beastman-1": {"at": "C1"}}, next="activate")
    table.play("activate beastman-1", "open B1-C1")
    assert table.state.doors["B1-C1"]
    assert table.state.activation is not None
    assert table.state.activation.points == 2
    assert table.refusal("drink healing-potion") == "DE-MVA-06"


@rule("DE-OVC-12")
def test_doom_gives_every_monsters_attack_a_power_die() -> None:
    table = overlords(foes={"beastman-1": {"at": "C3"}}, overlord={"powers": ["black-omen"]}, dice=["miss 0/3/0 blank"])
    table.play("activate beastman-1", "attack B3")
    assert table.told("AttackRolled")[0].dice == ("red", "green", "black")


def guarded(**fields: Any) -> Table:
    return overlords({"silhouette": {"at": "B3", "order": "guard", "equipped": [BOW]}}, {"skeleton-1": {"at": "F3"}}, **fields)


@rule("DE-ORD-12", "DE-ORD-13", "DE-RUL-05", "DE-PRI-05", "DE-RUL-99")
def test_a_guard_may_strike_after_every_step_and_the_order_is_used() -> None:
    table = guarded(dice=["4/0/1 enhancement enhancement enhancement"])
    table.play("activate skeleton-1")
    assert (table.asked, table.prompt) == ("silhouette", "guard")
    table.play("pass", "move D3")
    assert table.monster("skeleton-1").space == "E3"
    table.play("pass")
    assert table.monster("skeleton-1").space == "D3"
    table.play(f"attack D3 with {BOW}")
    assert not table.state.monsters
    assert table.hero("silhouette").order == ""


@rule("DE-ORD-13", "DE-ORD-14", "DE-MON-07")
def test_a_guard_strikes_between_declaration_and_roll_and_the_dead_do_not_attack() -> None:
    table = guarded(dice=["4/0/1 enhancement enhancement enhancement"])
    table.play("activate skeleton-1", "pass", "attack B3")
    assert table.prompt == "guard"
    table.play(f"attack F3 with {BOW}")
    assert not table.state.monsters
    assert table.told("AttackWithdrawn")
    assert table.hero("silhouette").life == 12


@rule("DE-ORD-13", "DE-MON-07")
def test_who_survives_the_guard_goes_on_with_the_attack() -> None:
    table = guarded(dice=["miss blank blank blank", "3/1/1 0/3/0"])
    table.play("activate skeleton-1", "pass", "attack B3", f"attack F3 with {BOW}")
    assert table.last("AttackHit").attacker == "skeleton-1"
    assert table.hero("silhouette").order == ""


@rule("DE-MON-07", "DE-ORD-13")
def test_a_monster_whose_target_is_out_of_reach_may_declare_again() -> None:
    club = weapon("test-cudgel", "melee", "1 red", "Knockback")
    table = overlords(
        {"sir-valadir": {"at": "B3", "order": "guard", "equipped": [club]}},
        {"beastman-1": {"at": "C3"}},
        dice=["2/1/1 enhancement blank"],
    )
    table.play("activate beastman-1", "pass", "attack B3", f"attack C3 with {club}", "place F3")
    assert table.told("AttackWithdrawn")
    assert table.state.activation is not None
    assert table.state.activation.attacks == 1
    assert table.may("move E3")


@rule("DE-RUL-99", "DE-ORD-14")
def test_declining_loses_that_moment_alone() -> None:
    table = guarded()
    table.play("activate skeleton-1", "pass", "move E3")
    assert table.prompt == "guard"


@rule("DE-SWI-16", "DE-RUL-99")
def test_by_the_switch_declining_once_is_for_the_whole_overlord_turn() -> None:
    table = guarded(options={"guard_decline": "whole_turn"})
    table.play("activate skeleton-1", "pass", "move E3")
    assert table.asked == "overlord"
    assert table.hero("silhouette").order == "guard"


@rule("DE-ORD-12", "DE-OBS-05")
def test_a_guard_in_a_pit_sees_nobody_to_strike() -> None:
    table = Table(
        "+-+-+-+-+\n|o . . .|\n+-+-+-+-+",
        heroes={"silhouette": {"at": "A1", "in_pit": True, "order": "guard", "equipped": [BOW]}},
        monsters={"skeleton-1": {"at": "D1"}},
        next="activate",
    )
    table.play("activate skeleton-1")
    assert table.asked == "overlord"


@rule("DE-RUL-99", "DE-FAT-03", "DE-FAT-04")
def test_a_guard_may_use_fatigue_for_dice() -> None:
    table = overlords(
        {"silhouette": {"at": "B3", "order": "guard", "equipped": [BOW], "fatigue": 1}},
        {"ogre-1": {"at": "E3"}},
        dice=["2/2/0 blank blank blank", "enhancement"],
    )
    table.play("activate ogre-1", f"attack E3 with {BOW}")
    assert table.options() == ["done", "fatigue"]
    table.play("fatigue")
    assert table.told("AttackHit")


@rule("DE-RUB-15", "DE-MOV-06")
def test_a_guard_names_which_of_two_figures_in_a_space_he_strikes() -> None:
    hall = "+-+-+-+-+-+\n|. . . . .|\n+-+-+-+-+-+"
    table = Table(
        hall,
        heroes={"silhouette": {"at": "A1", "order": "guard", "equipped": [BOW]}},
        monsters={"skeleton-1": {"at": "C1"}, "beastman-1": {"at": "D1"}},
        next="activate",
        dice=["3/1/1 enhancement enhancement blank"],
    )
    table.play("activate beastman-1", "pass", "move B1")
    assert table.monster("beastman-1").space == "C1"
    assert f"attack C1 with {BOW} on skeleton-1" in table.options()
    table.play(f"attack C1 with {BOW} on beastman-1")
    assert table.last("AttackHit").affected == ("beastman-1",)


@rule("DE-RUB-15")
def test_a_hero_who_is_flown_over_cannot_strike_at_that_moment() -> None:
    hall = "+-+-+-+\n|. . .|\n+-+-+-+"
    table = Table(
        hall,
        heroes={"sir-valadir": {"at": "B1", "order": "guard", "equipped": [SWORD]}},
        monsters={"razorwing-1": {"at": "A1"}},
        next="activate",
    )
    table.play("activate razorwing-1", "pass", "move C1")
    assert (table.prompt, table.monster("razorwing-1").space) == ("guard", "C1")


def test_a_skill_strikes_whoever_comes_near() -> None:
    table = overlords(
        {"sir-valadir": {"at": "B3", "equipped": [SWORD], "skills": ["one-eye-open"], "fatigue": 2}},
        {"skeleton-1": {"at": "E3"}},
        dice=["0/4/0 0/3/0 blank blank"],
    )
    table.play("activate skeleton-1", "move C3")
    assert (table.asked, table.options()) == ("sir-valadir", ["pass", "use one-eye-open"])
    table.play("use one-eye-open", f"attack C3 with {SWORD}")
    assert not table.state.monsters


@rule("DE-MON-03", "DE-DEC-10")
def test_the_overlord_decides_everything_a_monster_does() -> None:
    table = overlords(foes={"beastman-1": {"at": "C3"}})
    table.play("activate beastman-1")
    options = set(table.options())
    assert {"attack B3", "move D3", "move A1", "end"} <= options
    table.play("end")
    assert table.monster("beastman-1").space == "C3"


@rule("DE-UNQ-01", "DE-UNQ-03", "DE-DTH-10", "DE-UNQ-04")
def test_a_unique_monster_fights_with_the_quests_statistics_and_is_worth_conquest() -> None:
    hugo = {
        "kind": "beastman",
        "speed": 6,
        "armor": 2,
        "wounds": [7, 7, 8, 9],
        "dice": "1 red + 2 green",
        "text": "+3 damage",
        "conquest": 4,
    }
    foes = {"hugo": {"at": "C3", "life": 1}}
    table = overlords(foes=foes, quest={"uniques": {"hugo": hugo}}, dice=["1/3/0 0/3/0 0/3/0"])
    table.play("activate hugo", "attack B3")
    assert table.last("AttackHit").damage == 12
    slain = Table(
        heroes={"sir-valadir": {"at": "B3", "equipped": [SWORD]}},
        monsters=foes,
        quest={"uniques": {"hugo": hugo}},
        dice=["0/4/0 0/3/0 blank blank"],
        conquest=5,
    )
    slain.play("battle", f"attack C3 with {SWORD}")
    assert slain.state.conquest == 9
    assert slain.hero("sir-valadir").coins == 0


@rule("DE-RUB-17", "DE-EXP-06")
def test_monsters_revealed_in_the_overlords_turn_may_act_in_it() -> None:
    table = Table(
        "+-+-+-+-+-+-+-+\n|. . o .O. . .|\n+ + + + + + + +\n|. . . .O. . .|\n+-+-+-+-+-+-+-+",
        heroes={"sir-valadir": {"at": "C1", "in_pit": True}, "silhouette": {"at": ""}},
        monsters={"ogre-1": {"at": "A1"}},
        areas={"vault": "F1"},
        unrevealed=["vault"],
        quest={"area": {"vault": {"monsters": ["beastman at G1"]}}},
        next="activate",
        dice=["1/3/0 0/3/0 0/3/0"],
    )
    table.play("activate ogre-1", "attack C1")
    assert "vault" not in table.state.revealed
    table.play("place D2")
    assert "vault" in table.state.revealed
    table.play("end")
    assert table.options() == ["activate beastman-1", "done"]


@rule("DE-RUB-17", "DE-SPW-10", "DE-EXP-03")
@pytest.mark.parametrize(("lifted", "may_act"), [("beastman-1", False), ("beastman-2", True)])
def test_a_figure_lifted_for_a_new_area_has_acted_if_it_had_before(lifted: str, may_act: bool) -> None:
    crowd = {f"beastman-{number}": {"at": at} for number, at in enumerate(("A1", "B1", "C1", "A2", "B2", "C2"), 1)}
    table = Table(
        "+-+-+-+-+-+-+-+-+-+-+\n|. . . . . o .O. . .|\n+ + + + + + + + + + +\n|. . . . . . .O. . .|\n+-+-+-+-+-+-+-+-+-+-+",
        heroes={"sir-valadir": {"at": "F1", "in_pit": True}, "silhouette": {"at": ""}},
        monsters={"ogre-1": {"at": "D1"}, **crowd},
        areas={"vault": "I1"},
        unrevealed=["vault"],
        quest={"area": {"vault": {"monsters": ["beastman at J1"]}}},
        next="activate",
        dice=["1/3/0 0/3/0 0/3/0"],
    )
    table.play("activate beastman-1", "end", "activate ogre-1", "attack F1", "place G2")
    assert (table.prompt, table.options()) == ("lift", ["skip", *(f"lift {name}" for name in crowd)])
    table.play(f"lift {lifted}", "end")
    assert (table.monster("beastman-7").space, table.monster("beastman-7").has_acted) == ("J1", not may_act)
    assert table.may("activate beastman-7") is may_act
    assert not table.may(f"activate {lifted}")


@rule("DE-PRI-06", "DE-RUL-90", "DE-OVC-09", "DE-OVC-10")
def test_the_limit_of_one_card_is_counted_by_its_type() -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "B3"}},
        overlord={"threat": 20, "hand": ["loose-flagstone", "ceiling-disagrees"]},
        dice=["blank"],
    )
    table.play("pass", "run", "move C3", "play loose-flagstone")
    assert table.refusal("play ceiling-disagrees") == "DE-OVC-10"
    table.play("pass", "move D3")
    assert table.may("play ceiling-disagrees")


@rule("DE-MON-07", "DE-ORD-13")
def test_a_friend_whom_a_guard_kills_before_the_roll_is_affected_no_more() -> None:
    table = overlords(
        {"silhouette": {"at": "D3", "order": "guard", "equipped": [BOW]}},
        {"hell-hound-1": {"at": "A3"}, "skeleton-1": {"at": "F3"}},
        dice=["3/1/1 enhancement blank blank", "1/2/0 1/1/0"],
    )
    table.play("activate hell-hound-1", "pass", "breathe B3 to east")
    assert table.state.attack is not None
    assert table.state.attack.affected == ["silhouette", "skeleton-1"]
    table.play(f"attack F3 with {BOW}")
    assert table.last("AffectedChanged").affected == ("silhouette",)
    assert table.last("AttackHit").affected == ("silhouette",)


@rule("DE-ORD-13", "DE-PRI-05", "DE-MON-01")
def test_a_guard_kills_a_monster_as_it_is_named() -> None:
    table = guarded(dice=["4/0/1 enhancement enhancement enhancement"])
    assert table.refusal("activate ogre-9") == "DE-MON-01"
    assert table.refusal("end") == "DE-OVT-04"
    table.play("activate skeleton-1", f"attack F3 with {BOW}")
    assert not table.state.monsters
    assert table.state.activation is None
    assert not table.asked


@rule("DE-EFF-09")
def test_a_stunned_leader_that_has_attacked_does_not_move() -> None:
    foes = {"naga-leader-1": {"at": "C3", "stun": 1}, "beastman-1": {"at": "H1"}}
    table = overlords(foes=foes, dice=["miss 0/3/0 1/1/0 blank"])
    table.play("activate naga-leader-1", "attack B3")
    assert table.prompt == "activate"
    assert table.monster("naga-leader-1").stun == 0


@rule("DE-ORD-13", "DE-RUL-99", "DE-PRI-05")
def test_a_second_guard_may_strike_when_a_card_answers_the_first() -> None:
    table = overlords(
        {
            "silhouette": {"at": "B3", "order": "guard", "equipped": [BOW]},
            "sir-valadir": {"at": "E4", "order": "guard", "equipped": [SWORD], "fatigue": 1},
        },
        {"skeleton-1": {"at": "F3"}},
        overlord={"threat": 2, "hand": ["dodge"]},
        dice=["0/4/0 0/3/0 blank blank", "3/1/1 blank blank blank"],
    )
    table.play("activate skeleton-1", f"attack F3 with {BOW}", "play dodge")
    assert (table.asked, table.prompt) == ("sir-valadir", "guard")
    table.play(f"attack F3 with {SWORD}")
    assert not table.state.monsters
    assert table.last("AffectedChanged").affected == ()
    while table.prompt == "reroll":
        table.play("pass")
    assert table.state.attack is None
    assert table.hero("silhouette").order == ""


@rule("DE-EFF-09")
def test_a_stunned_leader_walks_on_while_a_point_is_left() -> None:
    foes = {"beastman-leader-1": {"at": "A1", "stun": 1}}
    table = Table(heroes={"sir-valadir": {"at": "H5"}}, monsters=foes, next="activate").play(
        "activate beastman-leader-1", "move D1"
    )
    assert table.play("move E1").monster("beastman-leader-1").space == "E1"
