"""Special abilities (DE-ABL): what figures and attacks have."""

from typing import Any

import pytest

from tenebra.games.descent.rules.abilities import rank
from tests.games.descent.props import BOW, ROOM, STAFF, SWORD, Table, duel, thing, weapon
from tests.games.descent.table import rule

WIDE = "\n".join(["+" + "-+" * 12] + ["|" + ". " * 11 + ".|", "+" + " +" * 12] * 4 + ["|" + ". " * 11 + ".|", "+" + "-+" * 12])


def overlords(monster: str, at: str = "C3", heroes: dict[str, Any] | None = None, **fields: Any) -> Table:
    return Table(heroes=heroes or {"sir-valadir": {"at": "B3"}}, monsters={monster: {"at": at}}, next="activate", **fields)


@rule("DE-ABL-14", "DE-EX-23")
def test_pierce_ignores_armor_and_no_more_than_there_is() -> None:
    spear = weapon("test-spear", "melee", "1 red", "Pierce 3")
    table = duel({"equipped": [spear]}, {"ogre-1": {"at": "C3"}, "skeleton-1": {"at": "A3"}}, dice=["0/4/0 blank blank"] * 2)
    table.play("battle", f"attack C3 with {spear}", f"attack A3 with {spear}")
    assert [event.wounds for event in table.told("Wounded")] == [4 - 1, 4]


@rule("DE-ABL-07", "DE-DMG-06", "DE-EFF-01", "DE-EFF-02", "DE-ABL-19", "DE-ABL-22")
@pytest.mark.parametrize("effect", ["burn", "stun", "web"])
def test_a_hit_with_damage_leaves_a_token_even_if_armor_stops_it(effect: str) -> None:
    club = weapon(f"test-{effect}", "melee", "1 red", effect.title())
    table = duel({"equipped": [club]}, {"giant-1": {"at": "C3"}}, dice=["2/1/1 blank blank", "0/4/0 blank blank"])
    table.play("battle", f"attack C3 with {club}", f"attack C3 with {club}")
    assert getattr(table.monster("giant-1"), effect) == 2
    assert not table.told("Wounded")


@rule("DE-ABL-07", "DE-DMG-06")
def test_no_damage_leaves_no_token() -> None:
    torch = weapon("test-torch", "ranged", "1 blue", "Burn")
    table = duel({"equipped": [torch]}, who="silhouette", dice=["4/0/1 blank blank blank"])
    table.play("battle", f"attack C3 with {torch}")
    assert table.last("AttackHit").damage == 0
    assert table.monster("beastman-1").burn == 0


@rule("DE-EFF-10", "DE-UNQ-02", "DE-ABL-19")
def test_unique_monsters_cannot_be_stunned() -> None:
    hammer = weapon("test-hammer", "melee", "1 red", "Stun")
    table = Table(
        heroes={"sir-valadir": {"at": "B3", "equipped": [hammer]}},
        monsters={"narthak": {"at": "C3"}},
        quest={
            "uniques": {
                "narthak": {
                    "kind": "giant",
                    "speed": 3,
                    "armor": 1,
                    "wounds": [9, 9, 9, 9],
                    "dice": "1 red",
                    "text": "Reach",
                }
            }
        },
        dice=["0/4/0 blank blank"],
    )
    table.play("battle", f"attack C3 with {hammer}")
    assert table.monster("narthak").stun == 0
    assert table.monster("narthak").life == 9 - 3


@rule("DE-UNQ-02", "DE-EFF-10", "DE-ABL-19", "DE-EFF-09")
@pytest.mark.parametrize(("foe", "expected"), [("grim", (0, 1)), ("beastman-leader-1", (1, 1)), ("ogre-1", (1, 1))])
def test_only_unique_monsters_shrug_off_a_stun_and_only_a_stun(foe: str, expected: tuple[int, int]) -> None:
    maul = weapon("test-stunning-net", "melee", "1 red", "Stun; Web")
    grim = {"kind": "giant", "speed": 3, "armor": 9, "wounds": [9, 9, 9, 9], "dice": "1 red", "text": "Pierce 1"}
    table = duel(
        {"equipped": [maul]}, {foe: {"at": "C3", "life": 9}}, quest={"uniques": {"grim": grim}}, dice=["2/1/1 blank blank"]
    )
    table.play("battle", f"attack C3 with {maul}")
    assert (table.monster(foe).stun, table.monster(foe).web) == expected


@rule("DE-ABL-15", "DE-EFF-05", "DE-DMG-06", "DE-EX-10")
def test_poison_puts_a_token_for_each_wound_suffered() -> None:
    table = overlords("bane-spider-1", dice=["1/3/1 1/1/0"])
    table.play("activate bane-spider-1", "attack B3")
    assert (table.hero("sir-valadir").life, table.hero("sir-valadir").poison) == (16 - 3, 3)


@rule("DE-RUL-39")
def test_poison_is_nothing_more_than_wounds_to_monsters() -> None:
    fang = weapon("test-fang", "melee", "1 red", "Poison")
    table = duel({"equipped": [fang]}, {"ogre-1": {"at": "C3"}}, dice=["0/4/0 enhancement blank"])
    table.play("battle", f"attack C3 with {fang}")
    assert table.monster("ogre-1").life == 5 - 1
    assert not table.told("TokensPlaced")


@rule("DE-ABL-08", "DE-EX-16", "DE-RUL-07", "DE-RUL-63")
def test_commanders_within_three_spaces_add_up_walls_or_not() -> None:
    hall = "+-+-+-+-+-+-+-+\n|. . . .|. . .|\n+ + + + + + + +\n|. . . . . . .|\n+-+-+-+-+-+-+-+"
    foes = {"skeleton-1": {"at": "D1"}, "beastman-leader-1": {"at": "E1"}, "beastman-leader-2": {"at": "G1"}}
    table = Table(hall, heroes={"sir-valadir": {"at": "A1"}}, monsters=foes, next="activate", dice=["1/2/0 1/1/0"])
    table.play("activate skeleton-1", "attack A1")
    assert table.last("AttackHit").damage == 2 + 1 + 2
    assert table.last("RollSpent").range == 0


@rule("DE-RUL-07", "DE-ABL-08")
@pytest.mark.parametrize(
    ("leaders", "hits"), [({}, False), ({"beastman-leader-1": {"at": "F4"}}, True), ({"beastman-leader-1": {"at": "C5"}}, False)]
)
def test_a_command_lets_a_shot_reach_a_space_further(leaders: dict[str, Any], hits: bool) -> None:
    foes = {"skeleton-1": {"at": "H3"}, **leaders}
    table = Table(heroes={"sir-valadir": {"at": "B3"}}, monsters=foes, next="activate", dice=["3/1/1 1/1/0"])
    table.play("activate skeleton-1", "attack B3")
    assert table.last("AttackDeclared").distance == 6
    assert bool(table.told("AttackHit")) is hits
    assert hits or table.last("AttackMissed").why == "range"
    assert not hits or table.last("AttackHit").damage == 1 + 1 + 1


@rule("DE-ABL-08")
def test_a_commander_counts_for_itself_and_not_from_four_spaces_away() -> None:
    table = overlords("beastman-leader-1", dice=["1/3/0 0/3/0 blank"])
    table.play("activate beastman-leader-1", "attack B3")
    assert table.last("AttackHit").damage == 3 + 3 + 2 + 1
    far = Table(
        heroes={"sir-valadir": {"at": "B3"}},
        monsters={"beastman-1": {"at": "C3"}, "beastman-leader-1": {"at": "G3"}},
        next="activate",
        dice=["1/3/0 0/3/0"],
    )
    far.play("activate beastman-1", "attack B3")
    assert far.last("AttackHit").damage == 3 + 3 + 1


@rule("DE-ABL-09", "DE-RUL-37")
@pytest.mark.parametrize(("roll", "hits"), [("1/3/0 0/3/0 blank blank", False), ("1/3/1 0/3/0 blank blank", True)])
def test_fear_must_be_paid_with_surges_or_the_attack_fails(roll: str, hits: bool) -> None:
    table = duel(foes={"demon-1": {"at": "C3"}}, dice=[roll])
    table.play("battle", f"attack C3 with {SWORD}")
    if hits:
        assert table.options() == ["spend range 0 damage 0", "done"], "he may also leave it unpaid"
        table.play("spend range 0 damage 0")
    assert bool(table.told("AttackHit")) is hits
    assert hits or table.last("AttackMissed").why == "fear"


@rule("DE-ABL-09", "DE-RUB-07", "DE-WPN-04")
def test_surges_paid_to_fear_buy_nothing_else() -> None:
    table = duel(foes={"demon-1": {"at": "C3"}}, dice=["1/3/1 0/2/1 blank blank"])
    table.play("battle", f"attack C3 with {SWORD}")
    assert table.options() == ["spend range 0 damage 0", "done"]
    table.play("spend range 0 damage 0")
    assert table.last("RollSpent").fear == 1
    assert table.last("RollSpent").bought == {}


@rule("DE-EX-39", "DE-RUL-37", "DE-ABL-09")
@pytest.mark.parametrize(("roll", "hits"), [("1/2/0 2/0/1 blank blank blank", False), ("3/1/1 2/0/1 blank blank blank", True)])
def test_a_blast_that_covers_fear_two_fails_as_a_whole_without_two_surges(roll: str, hits: bool) -> None:
    bomb = weapon("test-bang", "ranged", "1 blue + 1 yellow", "Blast 1; 1 surge: +1 damage")
    table = Table(
        heroes={"silhouette": {"at": "A3", "equipped": [bomb]}},
        monsters={"demon-leader-1": {"at": "D2"}, "skeleton-1": {"at": "C4"}},
        dice=[roll],
    )
    table.play("battle", f"attack C3 with {bomb}")
    if hits:
        table.play("spend range 0 damage 0")
    assert ("skeleton-1" in table.last("AttackHit").affected) if hits else table.last("AttackMissed").why == "fear"
    assert not hits or table.last("RollSpent").bought == {}


@rule("DE-SWI-04", "DE-RUL-37")
def test_by_the_switch_an_unpaid_fear_figure_is_merely_spared() -> None:
    bomb = weapon("test-bang-two", "ranged", "1 blue + 1 yellow", "Blast 1")
    table = Table(
        heroes={"silhouette": {"at": "A3", "equipped": [bomb]}},
        monsters={"demon-leader-1": {"at": "D2"}, "skeleton-1": {"at": "C4"}},
        dice=["1/2/0 2/0/1 blank blank blank"],
        options={"fear_area": "figure_spared"},
    )
    table.play("battle", f"attack C3 with {bomb}")
    assert table.last("AttackHit").affected == ("skeleton-1",)


@rule("DE-RUL-37", "DE-RUB-07", "DE-ATK-14")
def test_monsters_pay_a_heros_fear_and_only_the_rest_is_threat() -> None:
    mask = thing("test-mask", "other", "Fear 1")
    table = overlords("beastman-1", heroes={"sir-valadir": {"at": "B3", "equipped": [mask]}}, dice=["1/3/1 0/2/1", "1/3/0 0/3/0"])
    table.play("activate beastman-1", "attack B3", "spend range 0 damage 0")
    assert table.told("AttackHit")
    assert table.state.overlord.threat == 0


@rule("DE-ABL-18")
def test_sorcery_is_divided_between_range_and_damage() -> None:
    table = overlords("sorcerer-1", at="G3", dice=["1/3/1 2/1/0"])
    table.play("activate sorcerer-1", "attack B3")
    assert (table.last("RollSpent").range, table.last("RollSpent").damage) == (2, 1)
    assert table.last("AttackHit").damage == 3 + 1 + 1


@rule("DE-ABL-17")
def test_quick_shot_attacks_twice() -> None:
    table = overlords("manticore-1", dice=["1/2/0 0/3/0 1/1/0"] * 2)
    table.play("activate manticore-1", "attack B3", "attack B3")
    assert len(table.told("AttackRolled")) == 2
    assert table.refusal("attack B3") == "DE-MON-01"


@rule("DE-ABL-21", "DE-RUL-10", "DE-RUB-10")
def test_undying_rises_on_a_surge_and_suffers_what_was_left_over() -> None:
    foes = {"skeleton-leader-1": {"at": "C3", "life": 1, "burn": 1}}
    risen = duel(foes=foes, dice=["1/3/0 0/3/0 blank blank", "surge", "surge", "blank"], players=3)
    risen.play("battle", f"attack C3 with {SWORD}")
    # 6 damage less 1 armor: 1 kills, 4 are left over, which kill it anew; the second roll raises it again with 1 left over
    assert risen.monster("skeleton-leader-1").life == 2
    assert risen.monster("skeleton-leader-1").burn == 1
    dead = duel(foes=foes, dice=["1/3/0 0/3/0 blank blank", "blank"], players=3)
    dead.play("battle", f"attack C3 with {SWORD}")
    assert not dead.state.monsters
    assert dead.hero("sir-valadir").coins == 50


@rule("DE-ABL-01", "DE-EX-41", "DE-DMG-04", "DE-MOV-09")
def test_every_space_entered_next_to_aura_is_a_wound() -> None:
    table = Table(WIDE, heroes={"sir-valadir": {"at": "A1"}}, monsters={"demon-1": {"at": "C2"}})
    table.play("run", "move B1", "move C1", "move D1")
    assert table.hero("sir-valadir").life == 16 - 3
    assert {event.rule for event in table.told("Wounded")} == {"DE-ABL-01"}


@rule("DE-ABL-01")
def test_an_aura_that_comes_closer_hurts_nobody() -> None:
    table = Table(WIDE, heroes={"sir-valadir": {"at": "A1"}}, monsters={"demon-1": {"at": "D1"}}, next="activate")
    table.play("activate demon-1", "move B1")
    assert table.hero("sir-valadir").life == 16


@rule("DE-ABL-11", "DE-RUL-09")
def test_next_to_grapple_no_movement_points_are_spent_but_attacks_are_free() -> None:
    table = duel(foes={"naga-1": {"at": "C3"}}, dice=["0/4/0 0/3/0 blank blank"])
    table.play("advance")
    assert table.refusal("move A3") == "DE-RUL-09"
    table.play(f"attack C3 with {SWORD}")
    assert table.told("AttackHit")


@rule("DE-ABL-10", "DE-RUL-11", "DE-OBS-07")
def test_flyers_cross_enemies_and_obstacles_and_end_on_neither_but_on_pits() -> None:
    hall = "+-+-+-+-+-+-+\n|. . ^ o . .|\n+-+-+-+-+-+-+"
    table = Table(
        hall,
        heroes={"sir-valadir": {"at": "B1"}, "silhouette": {"at": "F1"}},
        monsters={"razorwing-1": {"at": "A1"}},
        next="activate",
    )
    table.play("activate razorwing-1")
    table.play("move C1")
    assert table.refusal("end") == "DE-MOV-07"
    table.play("move D1")
    assert not table.monster("razorwing-1").in_pit
    assert table.monster("razorwing-1").life == 3


@rule("DE-ABL-12", "DE-ABL-13", "DE-ABL-01", "DE-EX-20", "DE-RUL-12", "DE-RUB-09", "DE-DEC-07")
def test_knockback_throws_over_rock_and_only_the_landing_counts() -> None:
    hall = "+-+-+-+-+-+-+-+-+\n|. . . ^ . . . .|\n+ + + + + + + + +\n|. . . . . . . .|\n+-+-+-+-+-+-+-+-+"
    table = Table(
        hall,
        heroes={"sir-valadir": {"at": "C1"}},
        monsters={"ogre-1": {"at": "A1"}, "hell-hound-leader-1": {"at": "E2"}},
        next="activate",
        dice=["1/3/0 0/3/0 0/3/0"],
    )
    table.play("activate ogre-1", "attack C1")
    assert table.prompt == "knockback"
    assert table.may("place F1")
    assert not table.may("place D1")
    assert not table.may("place G1")
    table.play("place F1")
    assert table.hero("sir-valadir").space == "F1"
    assert [event.wounds for event in table.told("Wounded")] == [8, 1]


@rule("DE-ABL-12", "DE-RUL-72")
def test_knockback_may_be_left_and_needs_damage() -> None:
    table = overlords("ogre-1", dice=["1/3/0 0/3/0 0/3/0"])
    table.play("activate ogre-1", "attack B3", "skip")
    assert table.hero("sir-valadir").space == "B3"


@rule("DE-RUL-71")
def test_a_large_figure_is_thrown_as_it_lies() -> None:
    club = weapon("test-club", "melee", "1 red", "Knockback")
    table = duel({"equipped": [club]}, {"hell-hound-1": {"at": "C3"}}, dice=["2/1/1 blank blank"])
    table.play("battle", f"attack C3 with {club}")
    assert table.may("place F3")
    assert not any("upright" in option for option in table.options())
    table.play("place F3")
    assert table.monster("hell-hound-1").space == "F3"


@rule("DE-RUL-71", "DE-RUL-12")
@pytest.mark.parametrize("far", ["F3", "G3"])
def test_a_large_figure_lands_only_where_all_of_it_has_room(far: str) -> None:
    club = weapon("test-mallet", "melee", "1 red", "Knockback")
    foes = {"hell-hound-1": {"at": "C3"}, "beastman-1": {"at": far}}
    table = duel({"equipped": [club]}, foes, dice=["2/1/1 blank blank"]).play("battle", f"attack C3 with {club}")
    assert not table.may("place F3"), "it would cover F3 and G3"
    assert table.may("place E3") is (far == "G3"), "and here E3 and F3"


@rule("DE-ABL-27", "DE-RUL-52")
def test_status_effects_come_to_every_figure_of_an_area() -> None:
    fire = weapon("test-fire", "ranged", "1 blue", "Blast 1; Burn")
    table = Table(
        heroes={"silhouette": {"at": "A3", "equipped": [fire]}, "sir-valadir": {"at": "D4"}},
        monsters={"ogre-1": {"at": "E2"}},
        dice=["3/1/1 enhancement blank blank"],
    )
    table.play("battle", f"attack D3 with {fire}")
    assert (table.hero("sir-valadir").burn, table.monster("ogre-1").burn) == (1, 1)


def test_immunity_keeps_tokens_and_auras_off() -> None:
    plate = thing("test-warded-plate", "armor", "Immune to Aura, Fear, Grapple, Knockback, Poison, Stun and Web")
    table = overlords(
        "bane-spider-leader-1", heroes={"sir-valadir": {"at": "B3", "equipped": [plate]}}, dice=["1/3/1 1/1/0 blank"]
    )
    table.play("activate bane-spider-leader-1", "attack B3")
    assert (table.hero("sir-valadir").poison, table.hero("sir-valadir").web) == (0, 0)


@rule("DE-MCD-01", "DE-MCD-02", "DE-MCD-03", "DE-MCD-06", "DE-MON-04")
@pytest.mark.parametrize(("players", "life"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_leaders_and_numbers_of_players_have_their_own_statistics(players: int, life: int) -> None:
    table = Table(heroes={"sir-valadir": {"at": "B3"}}, monsters={"beastman-leader-1": {"at": "C3"}}, players=players)
    assert table.monster("beastman-leader-1").life == life
    assert rank(table.state, "beastman-leader-1", "command") == 1


def test_hidden_from_a_monster_at_the_start_of_the_turn_a_shadow_strikes_harder() -> None:
    walled = "+-+-+-+\n|. .|.|\n+ + + +\n|. . .|\n+-+-+-+"
    table = Table(
        walled,
        heroes={"nib-underlamp": {"at": "A1", "equipped": [BOW]}},
        monsters={"skeleton-1": {"at": "C1"}},
        next="turn",
        dice=["2/2/0 blank blank"],
    )
    table.play("done", "advance", "move B2", f"attack C1 with {BOW}")
    assert table.last("Wounded").wounds == 2 + 2


@rule("DE-FAM-17", "DE-ATK-05")
def test_pico_is_a_power_die_more() -> None:
    table = duel({"equipped": [STAFF]}, {"ogre-1": {"at": "C3"}}, pico="sir-valadir", dice=["miss blank blank"])
    table.play("battle", f"attack C3 with {STAFF}")
    assert table.told("AttackRolled")[0].dice == ("white", "black", "black")


@rule("DE-RUL-57", "DE-ORD-06")
@pytest.mark.parametrize(("order", "left"), [("aim", ""), ("rest", "rest"), ("guard", "guard"), ("dodge", "dodge")])
@pytest.mark.parametrize("choice", ["skip", "place D1"])
def test_a_throw_that_wounds_nobody_takes_an_aim_all_the_same(order: str, left: str, choice: str) -> None:
    """The armor stops every wound: what is lost is lost by being moved."""
    plate = thing("test-wall-of-iron", "armor", "+20 armor")
    pit = ROOM.replace("|. . . . . . . .|", "|. o . . . . . .|", 1)
    hero = {"at": "B1", "in_pit": True, "order": order, "equipped": [plate]}
    table = Table(
        pit, heroes={"sir-valadir": hero}, monsters={"ogre-1": {"at": "C2"}}, next="activate", dice=["0/4/0 0/3/0 0/3/0"]
    )
    table.play("activate ogre-1", "attack B1")
    while table.prompt == "reroll":
        table.play("pass")
    table.play(choice)
    own = table.hero("sir-valadir")
    assert not table.told("Wounded")
    assert (own.space, own.in_pit, own.order) == (("B1", True, order) if choice == "skip" else ("D1", False, left))


@rule("DE-RUL-57", "DE-ORD-06")
def test_being_thrown_takes_the_aim_away() -> None:
    table = overlords("ogre-1", heroes={"sir-valadir": {"at": "B3", "order": "aim"}}, dice=["2/1/1 0/2/1 1/1/0"])
    table.play("activate ogre-1", "attack B3", "place B1")
    assert table.hero("sir-valadir").order == ""


@rule("DE-RUB-09", "DE-OBS-03", "DE-RUL-12")
def test_who_is_thrown_into_a_pit_falls_in() -> None:
    hall = "+-+-+-+-+-+\n|. . . . o|\n+ + + + + +\n|. . . . .|\n+-+-+-+-+-+"
    table = Table(
        hall, heroes={"sir-valadir": {"at": "C1"}}, monsters={"ogre-1": {"at": "A1"}}, next="activate", dice=["1/3/0 0/3/0 0/3/0"]
    )
    table.play("activate ogre-1", "attack C1", "place E1")
    assert table.hero("sir-valadir").in_pit
    assert table.hero("sir-valadir").life == 16 - 8 - 1


@rule("DE-RUL-12", "DE-ABL-12")
def test_walls_and_closed_doors_stop_a_throw() -> None:
    hall = "+-+-+-+-+-+\n|. . .D. .|\n+ + + + + +\n|. . .D. .|\n+-+-+-+-+-+"
    table = Table(
        hall, heroes={"sir-valadir": {"at": "C1"}}, monsters={"ogre-1": {"at": "A1"}}, next="activate", dice=["1/3/0 0/3/0 0/3/0"]
    )
    table.play("activate ogre-1", "attack C1")
    assert table.options() == ["skip", "place C2"]


@rule("DE-RUL-72", "DE-DEC-07")
def test_of_several_thrown_figures_the_attacker_chooses_the_order() -> None:
    maul = weapon("test-maul", "melee", "1 red", "Sweep; Knockback")
    table = duel({"equipped": [maul]}, {"ogre-1": {"at": "C3"}, "giant-1": {"at": "C1"}}, dice=["1/3/0 blank blank"])
    table.play("battle", f"sweep with {maul}")
    assert table.options() == ["choose ogre-1", "choose giant-1"]
    table.play("choose giant-1", "skip", "place D4")
    assert table.monster("ogre-1").space == "D4"


@rule("DE-RUL-59", "DE-RUL-74", "DE-SPW-01")
def test_quests_may_name_obstacles_and_they_are_treated_alike() -> None:
    table = Table(
        "+-+-+-+-+\n|. .|~ .|\n+ + + + +\n|. .|. .|\n+-+-+-+-+",
        heroes={"sir-valadir": {"at": "A1"}},
        next="prepare",
        overlord={"threat": 9, "hand": ["uninvited-scholars"]},
    )
    table.play("play uninvited-scholars")
    assert not table.may("place C1")
    assert table.may("place D1")


@rule("DE-ABL-24", "DE-NAM-38")
def test_swift_raises_speed() -> None:
    table = duel({"skills": ["swift"]}, {})
    table.play("run")
    assert table.state.turn is not None
    assert table.state.turn.points == 2 * (4 + 2)


@rule("DE-RUL-63", "DE-ABL-08")
def test_command_does_not_reach_another_part_of_the_map() -> None:
    parts = "+-+-+-+ +-+-+-+\n|. . .| |. . .|\n+-+-+-+ +-+-+-+"
    table = Table(
        parts,
        heroes={"sir-valadir": {"at": "B1"}},
        monsters={"beastman-1": {"at": "C1"}, "beastman-leader-1": {"at": "E1"}},
        next="activate",
        dice=["1/3/0 0/3/0"],
    )
    table.play("activate beastman-1", "attack B1")
    assert table.last("AttackHit").damage == 3 + 3 + 1


@rule("DE-ABL-09")
def test_who_is_immune_to_fear_pays_nothing() -> None:
    calm = thing("test-calm", "other", "Immune to Fear")
    table = duel({"equipped": [SWORD, calm]}, {"demon-1": {"at": "C3"}}, dice=["0/4/0 0/3/0 blank blank"])
    table.play("battle", f"attack C3 with {SWORD}")
    assert table.last("RollSpent").fear == 0


@rule("DE-ABL-16", "DE-STR-05", "DE-STR-06")
def test_reach_goes_down_a_staircase() -> None:
    stairs = "+-+-+-+ +-+-+-+\n|. 1 .| |. 1 .|\n+-+-+-+ +-+-+-+"
    pike = weapon("test-pike", "melee", "1 red", "Reach")
    foes = {"skeleton-1": {"at": "F1"}, "skeleton-2": {"at": "E1"}}
    on = Table(stairs, heroes={"sir-valadir": {"at": "B1", "equipped": [pike]}}, monsters=foes)
    beside = Table(stairs, heroes={"sir-valadir": {"at": "A1", "equipped": [pike]}}, monsters=foes)
    for table, may in ((on, True), (beside, False)):
        table.play("battle")
        assert table.may(f"attack F1 with {pike}")
        assert table.may(f"attack E1 with {pike}") is may


@rule("DE-ABL-01")
def test_an_aura_behind_a_wall_does_not_burn() -> None:
    walled = "+-+-+-+-+-+-+\n|. . . .|. .|\n+ + + + + + +\n|. . . .|. .|\n+-+-+-+-+-+-+"
    table = Table(walled, heroes={"sir-valadir": {"at": "C1"}}, monsters={"demon-1": {"at": "E1"}})
    table.play("run", "move D1")
    assert table.hero("sir-valadir").life == 16


@rule("DE-ABL-01")
def test_a_heros_aura_burns_monsters_that_come_near() -> None:
    table = overlords("beastman-1", at="E3", heroes={"sir-valadir": {"at": "B3", "skills": ["patience-of-a-saint"]}})
    table.play("activate beastman-1", "move C3")
    assert table.monster("beastman-1").life == 1
