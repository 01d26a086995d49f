"""The abilities of the twenty heroes, each at a table."""

from typing import Any

from tests.games.descent.props import BOW, DAGGER, RUNE, STAFF, SWORD, Table, duel
from tests.games.descent.table import rule

HIT, HEARTS = "1/3/0", "0/2/1"
"""A red face, and a green one."""
CORNER = """
+-+-+-+-+-+-+
|. . . . . .|
+ + + + + + +
|. ^ ^ ^ . .|
+ + + + + + +
|. . . . . .|
+-+-+-+-+-+-+
"""


def attack_of(who: str, weapon: str, **fields: Any) -> Table:
    """A hero at B3 who Battles with a weapon beside an Ogre."""
    hero = {"equipped": [weapon], **fields.pop("hero", {})}
    return duel(hero, {"ogre-1": {"at": fields.pop("at", "C3")}}, who, **fields).play("battle")


def wounds(table: Table) -> int:
    """What the last wounded figure suffered."""
    number: int = table.last("Wounded").wounds
    return number


@rule("DE-FAT-04", "DE-DIC-08")
def test_sir_valadir_rolls_two_power_dice_for_a_fatigue_up_to_five() -> None:
    table = attack_of(
        "sir-valadir", SWORD, hero={"fatigue": 3}, dice=[f"{HIT} {HEARTS} blank blank", "enhancement enhancement", "enhancement"]
    )
    table.play(f"attack C3 with {SWORD}", "fatigue")
    assert (table.hero("sir-valadir").fatigue, table.last("PowerDiceAdded").faces) == (2, ("enhancement", "enhancement"))
    table.play("fatigue")
    assert table.last("PowerDiceAdded").faces == ("enhancement",)
    assert table.prompt == "turn", "there is no room for a sixth die"


@rule("DE-RUL-55")
def test_silhouette_exchanges_her_order_for_two_fatigue() -> None:
    table = Table(heroes={"silhouette": {"at": "B3", "fatigue": 3, "order": "aim"}}).play("advance")
    assert (table.may("order dodge"), table.may("order aim")) == (True, False)
    table.play("order dodge")
    assert (table.hero("silhouette").order, table.hero("silhouette").fatigue) == ("dodge", 1)
    assert table.refusal("order guard") == "DE-ACT-08"


def test_mad_carthos_burns_two_deeper() -> None:
    table = attack_of("mad-carthos", STAFF, dice=["1/3/1 blank blank blank"]).play(f"attack C3 with {STAFF}")
    assert wounds(table) == 3 + 2 - 4


@rule("DE-ARM-03")
def test_battlemage_jaes_uses_runes_in_armor_that_forbids_them() -> None:
    worn = {"equipped": ["chain-mail", RUNE]}
    assert duel(worn, who="battlemage-jaes").play("battle").may(f"attack C3 with {RUNE}")
    assert not duel(worn, who="mad-carthos").play("battle").may(f"attack C3 with {RUNE}")


def test_red_scorpion_trades_fatigue_for_wounds_and_back() -> None:
    def table() -> Table:
        return Table(heroes={"red-scorpion": {"at": "B3", "fatigue": 2, "life": 5}})

    rested = table()
    assert rested.options() == ["pass", "use red-scorpion:heal", "use red-scorpion:recover"]
    rested.play("use red-scorpion:heal", "pass")
    assert (rested.hero("red-scorpion").fatigue, rested.hero("red-scorpion").life, rested.prompt) == (1, 6, "action")
    tired = table().play("use red-scorpion:recover", "use red-scorpion:recover", "pass")
    assert (tired.hero("red-scorpion").fatigue, tired.hero("red-scorpion").life) == (4, 3)
    fresh = Table(heroes={"red-scorpion": {"at": "B3", "fatigue": 4, "life": 1}})
    assert fresh.options() == ["pass", "use red-scorpion:heal"], "nobody kills himself for breath"


@rule("DE-FAM-12")
def test_vyraks_falcon_takes_a_point_of_armor() -> None:
    def table(skye: str) -> Table:
        familiars = {"skye": {"owner": "vyrak-the-falconer", "at": skye}}
        return attack_of("vyrak-the-falconer", BOW, familiars=familiars, dice=["1/2/0 enhancement enhancement"])

    for skye, suffered in (("E2", 1), ("H5", 0)):
        here = table(skye).play(f"attack C3 with {BOW}")
        assert sum(event.wounds for event in here.told("Wounded")) == suffered


@rule("DE-FAM-14", "DE-FAM-17")
def test_ronan_begins_with_pico_and_rolls_a_die_more() -> None:
    table = attack_of("ronan-the-wild", SWORD, pico="ronan-the-wild", dice=[f"{HIT} {HEARTS} blank blank"])
    table.play(f"attack C3 with {SWORD}")
    assert table.last("AttackRolled").dice == ("red", "green", "black", "black")


def test_ysolde_pierces_what_stands_beside_her() -> None:
    near = attack_of("ysolde-emberpalm", STAFF, dice=["1/3/1 blank blank blank"]).play(f"attack C3 with {STAFF}")
    assert wounds(near) == 3 - (4 - 2)
    far = attack_of("ysolde-emberpalm", STAFF, at="D3", dice=["3/1/1 enhancement enhancement enhancement"])
    far.play(f"attack D3 with {STAFF}")
    assert far.told("Wounded") == []


def test_nib_strikes_harder_at_those_who_had_not_seen_him() -> None:
    def table(hero: str) -> Table:
        heroes = {"nib-underlamp": {"at": hero, "equipped": [BOW]}}
        table = Table(CORNER, heroes=heroes, monsters={"ogre-1": {"at": "E1"}}, dice=["4/0/1 enhancement enhancement"])
        return table.play("advance")

    assert wounds(table("A3").play("move A1", f"attack E1 with {BOW}")) == 1 + 2 + 2 - 4
    assert table("A1").play(f"attack E1 with {BOW}").told("Wounded") == []


def test_tamsin_changes_her_action_as_long_as_it_fits() -> None:
    table = attack_of("tamsin-second-thought", BOW, dice=["4/0/1 blank blank blank"])
    assert {"run", "advance", "ready"} <= set(table.options())
    table.play(f"attack C3 with {BOW}")
    assert ("run" in table.options(), "advance" in table.options()) == (False, True)
    table.play("advance")
    assert table.state.turn is not None
    assert (table.state.turn.action, table.state.turn.points, table.state.turn.attacks) == ("advance", 4, 0)
    table.play("move B5")
    assert "battle" not in table.options()


def test_tamsin_has_no_ready_left_after_two_attacks() -> None:
    table = attack_of("tamsin-second-thought", BOW, dice=["4/0/1 blank blank blank"] * 2)
    table.play(f"attack C3 with {BOW}")
    assert "ready" in table.options()
    table.play(f"attack C3 with {BOW}")
    assert "ready" not in table.options()


@rule("DE-EFF-05")
def test_quill_heals_every_turn_and_shrugs_poison_off() -> None:
    table = Table(heroes={"quill-of-the-fen": {"at": "B3", "life": 5}})
    assert (table.hero("quill-of-the-fen").life, table.prompt) == (6, "action")

    def bitten(who: str) -> Table:
        spider = {"bane-spider-1": {"at": "C3"}}
        table = duel({"equipped": []}, spider, who, next="activate", dice=["1/3/1 0/3/0"])
        return table.play("activate bane-spider-1", "attack B3")

    assert (bitten("quill-of-the-fen").hero("quill-of-the-fen").poison, bitten("silhouette").hero("silhouette").poison) == (0, 5)


def test_doctor_vell_has_two_surges_to_spend_in_every_attack() -> None:
    table = attack_of("doctor-vell", RUNE, dice=["2/2/0 1/1/0 blank blank blank"]).play(f"attack C3 with {RUNE}")
    assert table.options() == ["spend range 0 damage 0 on damage-1x2", "spend range 0 damage 0 on blast-1", "done"]


@rule("DE-RRL-01")
def test_fenna_has_an_extra_die_of_the_attacker_rolled_again() -> None:
    def table(order: str = "") -> Table:
        table = duel({"order": order}, who="fenna-weathercock", next="activate", dice=["0/4/0 0/3/0", "1/1/0"])
        return table.play("activate beastman-1", "attack B3")

    attacked = table()
    assert (attacked.asked, attacked.options()) == ("fenna-weathercock", ["pass", "reroll 2"])
    attacked.play("reroll 2")
    assert wounds(attacked) == 4 + 1 + 1 - 1
    assert "reroll 1.2" in table("dodge").options(), "with Dodge she has any dice rolled again, once"


def test_grumha_wakes_up_when_she_is_hurt() -> None:
    table = duel(who="grumha-oxblood", next="activate", dice=["0/4/0 0/3/0"]).play("activate beastman-1", "attack B3")
    assert (wounds(table), table.hero("grumha-oxblood").fatigue) == (4 + 3 + 1 - 2, 1)


@rule("DE-EQP-02")
def test_dunmore_has_one_hand_and_a_fist() -> None:
    table = Table(heroes={"dunmore-half-a-pair": {"at": "B3", "equipped": [SWORD], "pack": [DAGGER]}}, next="turn")
    assert not table.may(f"equip {DAGGER}")
    assert table.play(f"stow {SWORD}").may(f"equip {DAGGER}")
    running = duel(who="dunmore-half-a-pair", dice=[f"{HIT} {HEARTS} blank blank"]).play("run")
    assert [option for option in running.options() if option.startswith("attack")] == ["attack C3 with fist"]
    running.play("attack C3 with fist")
    assert running.last("AttackRolled").dice == ("red", "green", "black", "black")
    assert running.told("MonsterKilled")
    assert duel(who="sir-valadir").play("run").refusal("attack C3 with fist") == "DE-ACT-01"


@rule("DE-TYP-01")
def test_the_strong_hand_reaches_no_further_than_any_other() -> None:
    foes = {"beastman-1": {"at": "C3"}, "beastman-2": {"at": "E3"}}
    running = duel(foes=foes, who="dunmore-half-a-pair", dice=[f"miss {HEARTS} blank blank"]).play("run")
    assert running.refusal("attack E3 with fist") == "DE-TYP-01"
    assert running.refusal(f"attack C3 with {SWORD}") == "DE-ACT-01"
    assert running.play("attack C3 with fist").last("AttackMissed").why == "miss"
    assert running.refusal("attack C3 with fist") == "DE-ACT-01", "once in a turn"


@rule("DE-GLY-01")
def test_selka_activates_glyphs_from_afar() -> None:
    hall = "+-+-+-+-+-+-+-+-+-+\n|. . . . . . . . x|\n+-+-+-+-+-+-+-+-+-+"
    table = Table(hall, heroes={"selka-of-the-nine-doors": {"at": "A1"}}, conquest=5).play("run", "move B1")
    assert table.state.conquest == 5
    table.play("move C1")
    assert (table.state.conquest, table.state.glyphs["I1"]) == (8, True)


@rule("DE-OVC-06")
def test_grandmother_kettle_makes_overlord_cards_dearer() -> None:
    def may_dodge(threat: int, who: str) -> bool:
        table = duel(who=who, overlord={"threat": threat, "hand": ["dodge"]})
        table.play("overlord: pass", "battle", f"attack C3 with {SWORD}")
        return table.asked == "overlord" and table.may("play dodge")

    assert [may_dodge(threat, "sir-valadir") for threat in (1, 2)] == [False, True]
    assert [may_dodge(threat, "grandmother-kettle") for threat in (2, 3)] == [False, True]


def test_bront_ends_a_straight_run_with_a_blow() -> None:
    def table(*way: str) -> Table:
        heroes = {"bront-the-battering-ram": {"at": "A3", "equipped": [SWORD, BOW]}}
        table = Table(heroes=heroes, monsters={"ogre-1": {"at": "E3"}}, dice=[f"{HIT} {HEARTS} blank blank blank"])
        return table.play("run", *(f"move {space}" for space in way))

    straight = table("B3", "D3")
    assert straight.may(f"attack E3 with {SWORD}")
    assert not straight.may(f"attack E3 with {BOW}")
    straight.play(f"attack E3 with {SWORD}")
    assert [option for option in straight.options() if option.startswith(("move", "attack"))] == []
    assert not table("B2", "D3").may(f"attack E3 with {SWORD}")
    assert not table().may(f"attack E3 with {SWORD}")


@rule("DE-RRL-02")
def test_hild_rolls_an_extra_die_of_her_own_again() -> None:
    table = attack_of("hild-knock-twice", SWORD, dice=[f"{HIT} 1/1/0 blank blank", "0/3/0"]).play(f"attack C3 with {SWORD}")
    assert table.options() == ["pass", "reroll 2", "reroll 3"]
    table.play("reroll 2")
    assert wounds(table) == 3 + 3 - 4


def test_captain_orme_gets_his_breath_back() -> None:
    table = Table(heroes={"late-captain-orme": {"at": "B3", "fatigue": 1}})
    assert (table.hero("late-captain-orme").fatigue, table.prompt) == (2, "action")
