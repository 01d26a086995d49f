"""An attack step by step: interruptions, re-rolls, surges, failure, wounds and tokens (DE-ATK, DE-RRL, DE-ORD, DE-DMG)."""

from typing import Any

import pytest

from tests.games.descent.props import BOW, SWORD, Table, duel, thing, weapon
from tests.games.descent.table import rule

VALADIR, SILHOUETTE = "sir-valadir", "silhouette"
STEPS = (
    "AttackDeclared",
    "GuardUsed",
    "AttackRolled",
    "DiceRerolled",
    "RollSpent",
    "AttackMissed",
    "AttackHit",
    "Wounded",
    "AttackEnded",
)
BARE = {"kind": "beastman", "speed": 4, "armor": 0, "wounds": [9, 9, 9, 9], "dice": "1 red + 1 green", "conquest": 1}


def course(table: Table) -> list[str]:
    """The steps of all attacks, in order."""
    return [name for event in table.session.events if (name := type(event).__name__) in STEPS]


def struck(hero: dict[str, Any], dice: str, foe: str = "beastman-1", **fields: Any) -> Table:
    """A monster at C3 attacks Sir Valadir at B3."""
    return Table(
        heroes={VALADIR: {"at": "B3", **hero}, **fields.pop("others", {})},
        monsters={foe: {"at": "C3", **fields.pop("own", {})}},
        next="activate",
        dice=[dice],
        **fields,
    ).play(f"activate {foe}")


# --- the order of steps


@rule("DE-ATK-01", "DE-RUL-02", "DE-ATK-18", "DE-ATK-19")
def test_a_guards_attack_is_made_to_its_end_between_declaring_and_rolling() -> None:
    table = Table(
        heroes={SILHOUETTE: {"at": "B3", "order": "guard", "equipped": [BOW]}},
        monsters={"beastman-leader-1": {"at": "C3"}},
        next="activate",
        dice=["3/1/1 blank blank blank", "1/3/0 0/3/0 blank"],
    )
    table.play("activate beastman-leader-1", "pass", "attack B3", f"attack C3 with {BOW}")
    assert course(table)[:2] == ["AttackDeclared", "GuardUsed"]
    assert course(table)[2:6] == ["AttackDeclared", "AttackRolled", "RollSpent", "AttackHit"]
    assert course(table)[6:] == ["AttackEnded", "AttackRolled", "RollSpent", "AttackHit", "Wounded", "AttackEnded"]
    assert [event.attacker for event in table.told("AttackEnded")] == [SILHOUETTE, "beastman-leader-1"]
    assert (table.state.attack, table.state.suspended) == (None, [])


@rule("DE-ATK-01", "DE-MON-07")
def test_whoever_a_guard_kills_first_does_not_roll() -> None:
    table = Table(
        heroes={SILHOUETTE: {"at": "B3", "order": "guard", "equipped": [BOW]}},
        monsters={"skeleton-1": {"at": "C3"}, "beastman-1": {"at": "H5"}},
        next="activate",
        dice=["3/1/1 enhancement enhancement blank"],
    )
    table.play("activate skeleton-1", "pass", "attack B3", f"attack C3 with {BOW}")
    while table.prompt == "spend":
        table.play(table.options()[0])
    assert course(table).count("AttackRolled") == 1
    assert table.told("AttackWithdrawn")
    assert (table.hero(SILHOUETTE).life, table.options()) == (12, ["activate beastman-1", "done"])


# --- rolled again


@rule("DE-ATK-07", "DE-RRL-01", "DE-RRL-02", "DE-ORD-09")
def test_dice_fall_again_once_right_after_the_roll_and_the_second_result_counts() -> None:
    table = Table(
        heroes={VALADIR: {"at": "D3", "order": "dodge"}, SILHOUETTE: {"at": "D4", "order": "dodge"}},
        monsters={"hell-hound-1": {"at": "A3"}},
        next="activate",
        dice=["1/2/0 3/0/0", "3/1/1"],
    )
    table.play("activate hell-hound-1", "breathe B3 to east", "reroll 1")
    assert table.prompt != "reroll", "the other one who dodges is not asked any more"
    assert [one for one in course(table) if one != "Wounded"] == [
        "AttackDeclared", "AttackRolled", "DiceRerolled", "RollSpent", "AttackHit", "AttackEnded",
    ]  # fmt: skip
    assert (table.last("DiceRerolled").by, table.last("AttackHit").damage) == (VALADIR, 1)


@rule("DE-RRL-03", "DE-ORD-09", "DE-ORD-11", "DE-RUL-35")
@pytest.mark.parametrize(
    ("order", "is_aimed", "roll", "asked"),
    [
        ("dodge", False, "1/3/0 0/3/0", VALADIR),
        ("dodge", False, "miss 0/3/0", ""),
        ("dodge", True, "1/3/0 0/3/0", ""),
        ("", True, "1/3/0 0/3/0", "overlord"),
        ("", False, "1/3/0 0/3/0", ""),
    ],
)
def test_aim_and_dodge_each_ask_once_and_both_at_once_nobody(order: str, is_aimed: bool, roll: str, asked: str) -> None:
    table = struck({"order": order, "fatigue": 3}, roll, overlord={"threat": 2, "hand": ["aim"]}).play("pass", "attack B3")
    table.play("play aim" if is_aimed else "pass")
    assert (table.asked if table.prompt == "reroll" else "") == asked
    assert bool(table.told("RerollsCancelled")) is (is_aimed and order == "dodge")
    if asked:
        table.play("pass")
    assert table.prompt not in ("reroll", "window")
    assert not table.told("DiceRerolled")
    assert table.hero(VALADIR).life == (16 if "miss" in roll else 16 - 6)
    assert table.hero(VALADIR).order == order, "nobody had to use the Dodge"


@rule("DE-RRL-03", "DE-ORD-11", "DE-RUL-35")
def test_once_aim_and_dodge_have_cancelled_each_other_no_die_falls_again() -> None:
    table = duel(
        {"order": "aim", "fatigue": 1},
        {"ogre-1": {"at": "C3"}},
        overlord={"threat": 2, "hand": ["dodge"]},
        dice=["0/4/0 0/3/0 blank blank"],
    )
    table.play("pass", "battle", f"attack C3 with {SWORD} as aimed", "play dodge")
    assert table.prompt == "spend"
    assert table.last("RerollsCancelled").dodging == ("overlord",)
    table.play(table.options()[0])
    assert (len(table.told("AttackRolled")), table.last("AttackHit").damage) == (1, 7)


# --- success and failure


@rule("DE-ATK-08", "DE-ATK-17", "DE-DIC-03", "DE-ABL-09")
@pytest.mark.parametrize(
    ("target", "roll", "why", "cite"),
    [
        ("skeleton-1", "miss surge surge enhancement", "miss", "DE-ATK-08"),
        ("skeleton-1", "3/1/1 blank blank blank", "range", "DE-ATK-17"),
        ("skeleton-1", "4/0/1 surge blank blank", "", ""),
        ("skeleton-1", "3/1/1 enhancement blank blank", "", ""),
        ("demon-1", "4/0/1 blank blank blank", "", ""),
        ("demon-1", "2/2/0 enhancement enhancement blank", "fear", "DE-ABL-09"),
        ("demon-1", "miss surge surge surge", "miss", "DE-ATK-08"),
    ],
)
def test_an_attack_fails_for_a_miss_at_once_and_for_range_or_fear_when_all_is_spent(
    target: str, roll: str, why: str, cite: str
) -> None:
    table = duel({"equipped": [BOW]}, {target: {"at": "F3"}}, who=SILHOUETTE, dice=[roll])
    table.play("battle", f"attack F3 with {BOW}")
    while table.prompt == "spend":
        table.play(table.options()[0])
    missed = [(event.why, event.rule) for event in table.told("AttackMissed")]
    assert missed == ([(why, cite)] if why else [])
    assert len(table.told("AttackHit")) == (not why)
    assert bool(table.told("RollSpent")) is not bool(why)
    assert table.state.attack is None


# --- surges


DRAIN = weapon("test-drinker", "melee", "1 red", "1 surge: the Overlord loses 2 Threat")
MAUL = weapon("test-plain-maul", "melee", "1 red", "1 surge: Knockback; 2 surges: +1 damage")


@rule("DE-ATK-11", "DE-ATK-13", "DE-RUL-30")
@pytest.mark.parametrize(
    ("surges", "threat", "bought", "left"),
    [(1, 5, {"drain-2": 1}, 3), (2, 5, {"drain-2": 2}, 1), (2, 3, {"drain-2": 2}, 0), (0, 5, {}, 5)],
)
def test_a_surge_ability_is_bought_as_often_as_surges_allow(surges: int, threat: int, bought: dict[str, int], left: int) -> None:
    faces = ["1/3/1" if surges else "1/3/0", "surge" if surges == 2 else "blank", "blank"]
    table = duel({"equipped": [DRAIN]}, {"ogre-1": {"at": "C3"}}, overlord={"threat": threat}, dice=[" ".join(faces)])
    table.play("battle", f"attack C3 with {DRAIN}")
    assert table.last("RollSpent").bought == bought
    assert [event.number for event in table.told("ThreatLost")] == ([threat - left] if bought else [])
    assert table.state.overlord.threat == left


@rule("DE-ATK-11", "DE-WPN-04")
def test_what_adds_nothing_twice_is_bought_once_and_off_hands_sell_nothing() -> None:
    table = duel({"equipped": [MAUL, DRAIN]}, {"ogre-1": {"at": "C3"}}, overlord={"threat": 5}, dice=["1/3/1 surge surge"])
    table.play("battle", f"attack C3 with {MAUL}")
    assert table.last("RollSpent").bought == {"knockback-1": 1, "damage-1": 1}
    assert (table.last("AttackHit").damage, table.state.overlord.threat) == (4, 5)
    assert table.options()[0] == "skip"


@rule("DE-ATK-14", "DE-THR-01", "DE-EX-32")
@pytest.mark.parametrize(
    ("roll", "threat"),
    [
        ("1/3/0 0/3/0 surge", 0),
        ("1/3/1 0/3/0 surge", 1),
        ("1/3/1 0/2/1 surge", 1),
        ("1/3/0 0/3/0 blank", 0),
        ("miss 0/2/1 surge", 0),
    ],
)
def test_a_threat_for_every_two_surges_of_a_monster(roll: str, threat: int) -> None:
    table = struck({}, roll, "beastman-leader-1").play("attack B3")
    assert [(event.number, event.by) for event in table.told("ThreatGained")] == ([(threat, "surges")] if threat else [])
    assert table.state.overlord.threat == threat


@rule("DE-ATK-14")
def test_surges_of_heroes_are_no_threat_and_those_of_monsters_buy_nothing() -> None:
    hero = duel(foes={"ogre-1": {"at": "C3"}}, dice=["1/3/1 0/2/1 surge surge"]).play("battle", f"attack C3 with {SWORD}")
    assert (hero.last("RollSpent").bought, hero.state.overlord.threat) == ({"damage-1": 2}, 0)
    grim = {"grim": {**BARE, "text": "1 surge: +4 damage"}}
    table = struck({}, "1/3/1 0/2/1", "grim", quest={"uniques": grim}).play("attack B3")
    assert (table.last("RollSpent").bought, table.last("AttackHit").damage) == ({}, 5)
    assert table.state.overlord.threat == 1


# --- wounds


@rule("DE-DMG-07", "DE-ORD-06", "DE-ORD-15", "DE-ORD-17")
@pytest.mark.parametrize(("roll", "wounds"), [("2/1/1 0/3/0", 1), ("2/1/1 1/1/0", 0), ("1/3/0 0/3/0", 3)])
@pytest.mark.parametrize("order", ["aim", "rest", "dodge"])
def test_only_wounds_that_armor_lets_through_take_an_order(roll: str, wounds: int, order: str) -> None:
    plate = thing("test-oaken-plate", "armor", "+3 armor")
    table = struck({"order": order, "equipped": [plate]}, roll).play("attack B3")
    if table.prompt == "reroll":
        table.play("pass")
    hurt = table.told("Wounded")
    assert [(event.wounds, "DE-DMG-07" in event.also) for event in hurt] == ([(wounds, True)] if wounds else [])
    assert table.hero(VALADIR).life == 16 - wounds
    assert table.hero(VALADIR).order == (order if order == "dodge" or not wounds else "")


@rule("DE-DMG-07", "DE-DMG-03")
@pytest.mark.parametrize(
    ("life", "roll", "left"),
    [(5, "1/3/0 0/3/0 blank blank", 3), (2, "1/3/0 0/3/0 blank blank", 0), (2, "0/4/0 0/3/0 blank blank", 0)],
)
def test_a_monster_has_a_wound_for_each_and_dies_when_they_are_as_many_as_its_value(life: int, roll: str, left: int) -> None:
    table = duel(foes={"ogre-1": {"at": "C3", "life": life}, "beastman-1": {"at": "H5"}}, dice=[roll, "2/1/1 0/3/0 blank blank"])
    table.play("battle", f"attack C3 with {SWORD}")
    assert not any("DE-DMG-07" in event.also for event in table.told("Wounded")), "monsters have no orders"
    assert [one.life for one in table.state.monsters.values()] == ([left, 2] if left else [2])
    assert table.state.slain == ([] if left else ["ogre"])
    if left:
        table.play(f"attack C3 with {SWORD}")
        assert len(table.told("Wounded")) == 1, "armor took all of the second blow"
        assert table.monster("ogre-1").life == left


FLAME = weapon("test-flame", "melee", "1 red", "Burn; Web; Stun")
VENOM = "Poison; Burn"


@rule("DE-DMG-06", "DE-ABL-07", "DE-ABL-19", "DE-ABL-22")
@pytest.mark.parametrize(
    ("armor", "roll", "tokens"), [(0, "2/1/1 blank blank", True), (9, "2/1/1 blank blank", True), (9, "miss blank blank", False)]
)
def test_tokens_ask_for_damage_before_armor_whether_it_wounds_or_not(armor: int, roll: str, tokens: bool) -> None:
    grim = {"grim": {**BARE, "armor": armor, "text": "Pierce 1"}}
    table = duel({"equipped": [FLAME]}, {"grim": {"at": "C3"}, "beastman-1": {"at": "A1"}}, quest={"uniques": grim}, dice=[roll])
    table.play("battle", f"attack C3 with {FLAME}")
    placed = [(event.figure, event.effect, event.number) for event in table.told("TokensPlaced")]
    assert placed == ([("grim", "burn", 1), ("grim", "web", 1)] if tokens else []), "nobody stuns a monster with a name"
    assert bool(table.told("Wounded")) is (tokens and not armor)


@rule("DE-DMG-06", "DE-EFF-05", "DE-ABL-15", "DE-EFF-10")
@pytest.mark.parametrize(
    ("plate", "placed"),
    [("+0 speed", [("poison", 4), ("burn", 1)]), ("+3 armor", [("poison", 1), ("burn", 1)]), ("+9 armor", [("burn", 1)])],
)
def test_poison_asks_for_wounds_after_armor_and_burn_for_damage_before_it(plate: str, placed: list[tuple[str, int]]) -> None:
    worn = thing(f"test-worn-{plate.replace(' ', '-')}", "armor", plate)
    grim = {"grim": {**BARE, "text": VENOM}}
    table = struck({"equipped": [worn]}, "1/3/0 1/2/0", "grim", quest={"uniques": grim}).play("attack B3")
    assert [(event.effect, event.number) for event in table.told("TokensPlaced")] == placed


@rule("DE-EFF-10", "DE-ABL-19")
def test_stun_stays_on_everybody_but_monsters_with_a_name() -> None:
    club = weapon("test-stunner", "melee", "1 red", "Stun; Burn; Sweep")
    grim = {"grim": {**BARE, "text": "Stun"}}
    foes = {"ogre-1": {"at": "C3"}, "ogre-leader-1": {"at": "C1"}, "grim": {"at": "A3"}}
    table = duel({"equipped": [club]}, foes, quest={"uniques": grim}, dice=["2/2/0 blank blank", "1/3/0 1/1/0"])
    table.play("battle", f"sweep with {club}")
    assert {one.id: (one.stun, one.burn) for one in table.state.monsters.values()} == {
        "ogre-1": (1, 1),
        "ogre-leader-1": (1, 1),
        "grim": (0, 1),
    }
    back = struck({}, "1/3/0 1/1/0", "grim", quest={"uniques": grim}).play("attack B3")
    assert back.hero(VALADIR).stun == 1
    plate = thing("test-steady-plate", "armor", "Immune to Stun")
    steady = struck({"equipped": [plate]}, "1/3/0 1/1/0", "grim", quest={"uniques": grim}).play("attack B3")
    assert (steady.hero(VALADIR).stun, steady.told("TokensPlaced")) == (0, [])


# --- orders


@rule("DE-ORD-06", "DE-ORD-04")
def test_aim_is_gone_when_it_is_used_and_not_before() -> None:
    table = duel({"order": "aim"}, {"ogre-1": {"at": "C3"}}, dice=["miss 0/3/0 blank blank", "miss 0/3/0 blank blank"])
    table.play("battle", f"attack C3 with {SWORD}")
    assert (table.hero(VALADIR).order, table.told("AimSpent")) == ("aim", [])
    table.play(f"attack C3 with {SWORD} as aimed")
    assert (table.hero(VALADIR).order, len(table.told("AimSpent"))) == ("", 1)
    assert table.prompt == "reroll"


@rule("DE-ORD-06", "DE-RUL-57")
def test_one_step_takes_aim_and_another_heros_step_does_not() -> None:
    heroes = {VALADIR: {"at": "B3", "order": "aim"}, SILHOUETTE: {"at": "D3", "order": "aim"}}
    table = Table(heroes=heroes).play("run", "move B2")
    assert [hero.order for hero in table.state.heroes.values()] == ["", "aim"]
    assert table.state.turn is not None
    assert table.state.turn.steps == 1
