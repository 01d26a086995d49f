"""The items of the box that do more than roll dice, each at a table."""

from typing import Any

import pytest

from tests.games.descent.props import BOW, ROOM, SWORD, Table, duel
from tests.games.descent.table import rule

HELD = {
    "beastman-1": "0/4/0 0/3/0",
    "ogre-1": "0/4/0 0/3/0 0/3/0",
    "bane-spider-leader-1": "1/3/1 0/3/0 blank",
    "giant-1": "0/4/0 0/3/0 0/3/0 1/1/0",
}
"""Monsters, and a good roll of each."""


def struck(*equipped: str, monster: str = "beastman-1", dice: tuple[str, ...] = (), **hero: Any) -> Table:
    """Sir Valadir at B3 with these things is attacked by a monster at C3."""
    own = {"equipped": list(equipped), **hero}
    table = duel(own, {monster: {"at": "C3"}}, next="activate", dice=[HELD[monster], *dice])
    return table.play(f"activate {monster}", "attack B3")


def attack(weapon: str, dice: str, who: str = "sir-valadir", foes: Any = None, equipped: Any = (), **fields: Any) -> Table:
    """A hero at B3 attacks an Ogre, or whatever is at C3, with a weapon."""
    own = {"equipped": [weapon, *equipped], **fields.pop("hero", {})}
    table = duel(own, {"ogre-1": {"at": "C3"}} if foes is None else foes, who, dice=[dice], **fields).play("battle")
    name = next(option for option in table.options() if option.startswith(f"attack C3 with {weapon}"))
    return table.play(name)


def suffered(table: Table) -> int:
    """The wounds of all attacks so far."""
    return sum(event.wounds for event in table.told("Wounded"))


def shows(table: Table, on: str = "") -> Table:
    """Spend the roll on an ability, or in the first way there is."""
    return table.play(next(option for option in table.options() if option.startswith("spend") and option.endswith(on)))


# --- Armor and shields ---


@rule("DE-DMG-01", "DE-EX-07")
def test_armor_adds_up_with_the_heros_own() -> None:
    worn = ("leather-armor", "chain-mail", "plate-mail", "wyrmscale-hauberk")
    assert [suffered(struck(armor)) for armor in worn] == [8 - 1 - points for points in (1, 2, 3, 4)]


def test_a_shield_is_exhausted_and_refreshed() -> None:
    table = struck("mirror-shield")
    assert (table.prompt, table.options()) == ("cancel", ["pass", "use mirror-shield.1"])
    table.play("use mirror-shield.1")
    assert (suffered(table), table.hero("sir-valadir").exhausted) == (7 - 2, ["mirror-shield.1"])
    assert struck("mirror-shield", exhausted=["mirror-shield.1"]).prompt != "cancel"


@rule("DE-ABL-14", "DE-RUL-38")
def test_shields_help_whatever_pierces_armor() -> None:
    own = {"equipped": ["iron-shield"]}
    table = duel(own, {"hell-hound-1": {"at": "C3"}}, next="activate", dice=["1/2/0 1/1/0"])
    table.play("activate hell-hound-1", "breathe C3 to west", "use iron-shield.1")
    assert suffered(table) == 2 + 1 - 1


def test_moonsilk_stops_wounds_for_breath() -> None:
    table = struck("moonsilk-vest", fatigue=2).play("use moonsilk-vest.1", "use moonsilk-vest.1")
    assert (suffered(table), table.hero("sir-valadir").fatigue) == (7 - 2, 0)


@pytest.mark.parametrize(
    ("cloak", "face", "armor"),
    [("coat-of-many-exits", "blank", 1), ("fogweave-cloak", "surge", 1), ("starlight-mantle", "enhancement", 2)],
)
def test_cloaks_roll_for_every_wound(cloak: str, face: str, armor: int) -> None:
    wounds = 7 - armor
    faces = [face, face] + ["blank" if face != "blank" else "surge"] * (wounds - 2)
    assert suffered(struck(cloak, dice=(" ".join(faces),))) == wounds - 2


@rule("DE-ABL-22", "DE-RUL-09")
def test_gilded_plate_cannot_be_held() -> None:
    assert struck("gilded-plate", monster="bane-spider-leader-1").hero("sir-valadir").web == 0
    assert struck("plate-mail", monster="bane-spider-leader-1").hero("sir-valadir").web == 1
    for plate, walks in (("gilded-plate", True), ("plate-mail", False)):
        table = duel({"equipped": [plate]}, {"naga-1": {"at": "C3"}}).play("run")
        assert any(option.startswith("move") for option in table.options()) == walks


@rule("DE-ABL-07", "DE-ABL-15")
def test_wyrmscale_neither_burns_nor_is_poisoned() -> None:
    bitten = [struck(plate, monster="bane-spider-leader-1") for plate in ("wyrmscale-hauberk", "leather-armor")]
    assert [table.hero("sir-valadir").poison for table in bitten] == [0, 4]


@rule("DE-ABL-19")
def test_the_unbroken_plate_shrugs_every_ability_off() -> None:
    assert struck("unbroken-plate", monster="giant-1").hero("sir-valadir").stun == 0
    assert struck("leather-armor", monster="giant-1").hero("sir-valadir").stun == 1
    foes = {"demon-1": {"at": "E3"}}
    table = duel({"equipped": ["unbroken-plate"]}, foes).play("run", "move C3", "move D2")
    assert table.told("Wounded") == []
    assert duel({"equipped": ["leather-armor"]}, foes).play("run", "move C3", "move D2").told("Wounded") != []


# --- Other things ---


def test_things_that_help_attacks() -> None:
    assert suffered(attack(SWORD, "1/3/0 0/2/1 blank blank", equipped=["butchers-belt"])) == 5 + 1 - 4
    assert suffered(attack(BOW, "1/2/0 enhancement blank blank", who="silhouette", equipped=["hawk-eye-helm"])) == 0
    ring = attack("apprentices-staff", "1/3/1 1/1/0 blank blank blank", who="ysolde-emberpalm", equipped=["ninth-students-ring"])
    assert suffered(ring) == 3 + 1 + 2 - (4 - 2)
    stone = attack("tinder-rune", "1/3/1 0/3/0 blank blank blank enhancement", who="doctor-vell", equipped=["humming-stone"])
    assert stone.last("AttackRolled").dice.count("black") == 4


@rule("DE-ARM-02")
def test_the_messengers_ring_is_a_step_more_in_every_turn() -> None:
    points = {}
    for action in ("run", "battle", "advance"):
        table = Table(heroes={"silhouette": {"at": "B3", "equipped": ["messengers-ring"]}}).play(action)
        assert table.state.turn is not None
        points[action] = table.state.turn.points
    assert points == {"run": 11, "battle": 1, "advance": 6}


def test_couriers_boots_are_for_running() -> None:
    points = {}
    for action in ("run", "advance"):
        table = Table(heroes={"silhouette": {"at": "B3", "equipped": ["couriers-boots"]}}).play(action)
        assert table.state.turn is not None
        points[action] = table.state.turn.points
    assert points == {"run": 13, "advance": 5}


@pytest.mark.parametrize(("rune", "healed"), [("poultice-rune", 1), ("clean-linen-rune", 2)])
def test_healing_runes_cost_a_step_and_a_breath(rune: str, healed: int) -> None:
    heroes = {"mad-carthos": {"at": "B3", "fatigue": 1, "equipped": [rune]}, "silhouette": {"at": "C3", "life": 3}}
    table = Table(heroes=heroes).play("advance")
    assert [option for option in table.options() if option.startswith("use")] == [f"use {rune}.1 at silhouette"]
    table.play(f"use {rune}.1 at silhouette")
    assert table.state.turn is not None
    assert (table.hero("silhouette").life, table.hero("mad-carthos").fatigue, table.state.turn.points) == (3 + healed, 0, 3)


def test_bottled_dawn_and_the_lamp_are_opened_at_the_start_of_a_turn() -> None:
    heroes = {"mad-carthos": {"at": "B3", "life": 1, "equipped": ["bottled-dawn"]}, "silhouette": {"at": "C3", "life": 3}}
    dawn = Table(heroes=heroes)
    assert dawn.options() == ["pass", "use bottled-dawn.1"]
    dawn.play("use bottled-dawn.1")
    assert (dawn.hero("mad-carthos").life, dawn.hero("mad-carthos").fatigue, dawn.hero("mad-carthos").equipped) == (7, 3, [])
    assert dawn.hero("silhouette").life == 3
    heroes["mad-carthos"]["equipped"] = ["lamp-of-small-favours"]
    lamp = Table(heroes=heroes).play("use lamp-of-small-favours.1")
    assert [(hero.life, hero.fatigue) for hero in lamp.state.heroes.values()] == [(8, 3), (11, 5)]
    assert Table(heroes=heroes).play("pass").prompt == "action"


def test_the_midwifes_amulet_works_at_any_time_once() -> None:
    table = Table(heroes={"mad-carthos": {"at": "B3", "life": 1, "equipped": ["midwifes-amulet"]}}).play("battle")
    table.play("use midwifes-amulet.1")
    assert (table.hero("mad-carthos").life, table.hero("mad-carthos").fatigue, table.hero("mad-carthos").equipped) == (8, 3, [])


@rule("DE-EFF-10")
def test_the_flute_of_naps_stuns_every_enemy_within_six() -> None:
    foes = {"beastman-1": {"at": "C3"}, "ogre-1": {"at": "G1"}, "skeleton-1": {"at": "H5"}}
    table = duel({"equipped": ["flute-of-naps"]}, foes, stop=False).play("battle", "end")
    assert table.options() == ["pass", "use flute-of-naps.1"]
    table.play("use flute-of-naps.1")
    assert {who: monster.stun for who, monster in table.state.monsters.items()} == {"beastman-1": 1, "ogre-1": 1, "skeleton-1": 1}


@rule("DE-CHS-05", "DE-DCK-02")
@pytest.mark.parametrize(
    ("cache", "coins", "potions"),
    [
        ("loose-change", 50, []),
        ("hidden-flask", 0, ["healing-potion"]),
        ("smugglers-nip", 0, ["vitality-potion"]),
    ],
)
def test_a_cache_gives_what_it_holds_and_another_card(cache: str, coins: int, potions: list[str]) -> None:
    chest = ROOM.replace("|. .", "|. c", 1)
    table = Table(
        chest,
        heroes={"sir-valadir": {"at": "B1", "coins": 0}},
        quest={"chests": {"1": "copper", "2": "copper", "3": "copper"}},
        decks={"copper": [cache, "molar"]},
    )
    table.play("advance", "chest")
    while table.prompt != "treasure" and potions:
        table.play(next(option for option in table.options() if option.startswith(("equip", "done"))))
    hero = table.hero("sir-valadir")
    assert (hero.coins, [item for item in hero.equipped if "potion" in item]) == (coins, potions)
    assert table.options() == ["keep molar.1", "coins molar.1"], "the card drawn instead is his to keep"


# --- Weapons that do more ---


@rule("DE-ABL-19")
def test_weapons_that_stun() -> None:
    lulled = attack("lullaby-rune", "3/1/1 2/0/1 blank blank blank", who="doctor-vell")
    assert lulled.monster("ogre-1").stun == 1, "a point of damage is enough, armor or not"
    gorgon = attack("gorgons-wink", "3/1/1 2/0/1 2/0/1 blank blank blank", who="mad-carthos")
    assert shows(gorgon, "stun-1").monster("ogre-1").stun == 2


@rule("DE-ABL-02", "DE-ABL-07")
def test_runes_that_strike_around_the_target() -> None:
    foes = {"beastman-1": {"at": "C3"}, "beastman-2": {"at": "D4"}, "beastman-3": {"at": "F3"}}
    hail = attack("hailstone-rune", "2/2/0 0/3/0 0/3/0 blank blank blank", who="mad-carthos", foes=foes, hero={"life": 8})
    assert {event.figure for event in hail.told("Wounded")} == {"mad-carthos", "beastman-1", "beastman-2"}
    own = {"at": "A3"}
    sun = attack("angry-sun-rune", "2/2/0 1/1/0 1/1/0 1/1/0 blank blank blank", who="ysolde-emberpalm", foes=foes, hero=own)
    assert sun.hero("ysolde-emberpalm").burn == 1


@rule("DE-RUB-03", "DE-ABL-06")
def test_the_unspeakable_vowel_strikes_everybody_in_sight_within_three() -> None:
    foes = {"beastman-1": {"at": "C3"}, "ogre-1": {"at": "D1"}, "skeleton-1": {"at": "F3"}, "skeleton-2": {"at": "B5"}}
    own = {"equipped": ["unspeakable-vowel"]}
    table = duel(own, foes, "mad-carthos", dice=["1/3/1 0/2/1 1/1/0 1/1/0 blank blank blank"]).play("battle")
    (shout,) = [option for option in table.options() if "unspeakable-vowel" in option and not option.startswith("drop")]
    table.play(shout)
    while table.prompt == "spend":
        shows(table)
    assert {event.figure for event in table.told("Wounded")} == {"beastman-1", "ogre-1", "skeleton-2"}


@rule("DE-THR-02")
def test_the_staff_of_footnotes_costs_the_overlord_threat() -> None:
    table = attack("staff-of-footnotes", "2/2/0 0/3/0 2/0/1 2/0/1 blank blank blank", who="mad-carthos", overlord={"threat": 3})
    ways = [option.partition(" on ")[2] for option in table.options() if option != "done"]
    assert ways == ["drain-1x2", "damage-1x2+drain-1", "damage-1x4"]
    assert shows(table, "drain-1x2").state.overlord.threat == 1


@rule("DE-ATK-18")
def test_whisperdart_doubles_all_the_damage() -> None:
    table = attack("whisperdart", "3/1/1 0/2/1 1/1/0 1/1/0 1/1/0 blank blank blank", who="silhouette")
    assert table.last("AttackHit").damage == 2 * (1 + 2 + 1 + 1 + 1)


@rule("DE-ABL-21")
def test_the_ferrymans_hand_takes_the_undying_but_no_one_with_a_name() -> None:
    roll = "1/3/1 0/2/1 0/2/1 1/1/0 1/1/0 blank blank blank"
    dead = attack("ferrymans-hand", roll, who="mad-carthos", foes={"ogre-leader-1": {"at": "C3"}})
    if dead.prompt == "spend":
        shows(dead, "death-1")
    assert dead.state.monsters == {}
    grub = {"kind": "ogre", "speed": 3, "armor": 9, "wounds": [9, 9, 9, 9], "dice": "1 red", "text": "Reach"}
    named = attack("ferrymans-hand", roll, who="mad-carthos", foes={"grub": {"at": "C3"}}, quest={"uniques": {"grub": grub}})
    while named.prompt == "spend":
        shows(named)
    assert "grub" in named.state.monsters


@rule("DE-EX-06", "DE-ABL-12")
def test_the_mace_of_kellos_throws_its_victims() -> None:
    table = attack("mace-of-kellos", "1/3/1 0/2/1 surge surge")
    assert [option.partition(" on ")[2] for option in table.options()] == ["damage-1+knockback-1", "damage-1x2", ""]
    assert shows(table, "knockback-1").prompt == "knockback"


@rule("DE-ABL-09")
def test_the_rune_of_ill_manners_frightens() -> None:
    table = duel({"equipped": ["ill-manners-rune"]}, next="activate", dice=["0/4/0 0/3/0"])
    table.play("activate beastman-1", "attack B3")
    assert table.last("AttackMissed").why == "fear"
