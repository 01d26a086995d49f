"""Every card of the Keeper's own set at the table, one test each, named after the card."""

from typing import Any

from tenebra.games.dungeon_venture.content import copies
from tests.games.dungeon_venture.table import Table, rule

ARENA = """
+-+-+-+-+-+-+
|.OV N . G .|
+ + + + + + +
|S|W . . o .|
+-+-+-+-+-+-+
"""
"""The Boss, an Orc and three Heroes in one area; Storm beyond the open door."""
GRONK = {"mark": "G", "attack": "3 blue", "defence": "2 blue", "life": 6, "movement": 4, "mana": "2 green"}


def boss(name: str, wounds: int = 0, **fields: Any) -> Table:
    monsters = {"gronk": {"wounds": wounds}} | fields.pop("monsters", {})
    return Table(ARENA, turn="gronk", bosses={"gronk": GRONK}, keeper_cards=[name], monsters=monsters, **fields)


def aims(table: Table) -> list[str]:
    return [option.partition(" at ")[2] for option in table.options() if option.startswith("play")]


@rule("DV-COMP-24", "DV-COMP-25")
def test_there_are_eight_of_each() -> None:
    assert len(copies("keeper_spell")) == 8
    assert len(copies("keeper_consumable")) == 8


@rule("DV-KPC-04", "DV-ABIL-02")
def test_dark_bolt() -> None:
    table = boss("dark-bolt", dice=["hit hit", "miss miss miss"])
    assert aims(table) == ["vardak", "naurania", "wick"]
    table.play("play dark-bolt at wick")
    assert [(r.by, r.dice) for r in table.told("Rolled")] == [("gronk", ("green",) * 2), ("wick", ("green",) * 3)]
    assert table.figure("wick").wounds == 2


@rule("DV-RUL-10", "DV-STAT-04")
def test_soul_lash() -> None:
    table = boss("soul-lash", dice=["hit hit hit", "hit miss miss miss"])
    table.play("play soul-lash at naurania")
    assert [r.dice for r in table.told("Rolled")] == [("red", "green", "green"), ("blue",) * 4]
    assert table.figure("naurania").wounds == 2


def test_storm_of_shards() -> None:
    table = boss("storm-of-shards", dice=["hit hit", "hit miss miss miss", "hit hit", "miss miss", "miss miss", "miss miss miss"])
    table.play("play storm-of-shards")
    assert [(e.target, e.damage) for e in table.told("AttackEnded")] == [("vardak", 1), ("naurania", 2), ("wick", 0)]
    assert table.figure("storm").wounds == 0


@rule("DV-RUL-53")
def test_storm_of_shards_spares_whom_an_event_has_killed_meanwhile() -> None:
    table = boss(
        "storm-of-shards",
        keeper_hand=["falling-stones"],
        heroes={"naurania": {"wounds": 5}},
        dice=["miss miss", "hit miss miss miss", "hit hit hit hit", "miss miss", "miss miss", "miss miss miss"],
    )
    table.play("play storm-of-shards", "pass", "event falling-stones at naurania")
    while table.prompt == "window":
        table.play("pass")
    assert [(e.attacker, e.target) for e in table.told("AttackDeclared")] == [
        ("gronk", "vardak"),
        ("keeper", "naurania"),
        ("gronk", "wick"),
    ]
    assert len(table.told("HeroKilled")) == 1


def test_dread() -> None:
    table = boss("dread", initiative=["wick"])
    table.play("play dread at wick", "end")
    assert table.asked == "wick"
    assert table.refusal("search") == "DV-TURN-04"
    assert table.may("move D2")


@rule("DV-MON-12")
def test_raise_the_dead() -> None:
    table = boss("raise-the-dead", initiative=["wick"])
    table.play("play raise-the-dead")
    assert (table.asked, table.prompt) == ("keeper", "spawn")
    assert table.options() == ["place D1", "place F1", "place C2", "place D2", "place F2"]
    table.play("place F1", "place D1")
    assert [table.figure(f"skeleton-{n}").space for n in (1, 2)] == ["F1", "D1"]
    assert sorted(table.state.initiative.draw) == ["skeleton", "wick"]


@rule("DV-RUL-87")
def test_shadow_step() -> None:
    table = boss("shadow-step")
    table.play("play shadow-step")
    assert (table.asked, table.prompt) == ("keeper", "teleport")
    assert table.options() == ["place A1", "place D1", "place F1", "place C2", "place D2", "place F2"]
    table.play("place A1")
    assert table.figure("gronk").space == "A1"
    assert table.may("move B1") is False
    assert table.last("Displaced").rule == "DV-RUL-87"


@rule("DV-KPC-04", "DV-SPL-06")
def test_iron_hide() -> None:
    table = boss(
        "iron-hide",
        heroes={"vardak": {"at": "D1"}},
        initiative=["vardak", "naurania"],
        dice=["hit miss miss miss", "hit miss miss miss"],
    )
    assert aims(table) == ["gronk", "orc-1"]
    table.play("play iron-hide at gronk", "end", "attack gronk")
    assert table.told("Rolled")[1].dice == ("red", "red", "blue", "blue")
    assert [e.until for e in table.state.lasting] == ["until_next_turn"]


@rule("DV-KPC-04", "DV-SPL-06")
def test_iron_hide_ends_as_the_bosss_next_turn_begins() -> None:
    table = Table(ARENA, next="gronk", bosses={"gronk": GRONK}, lasting=[{"card": "iron-hide", "owner": "gronk", "on": "orc-1"}])
    table.play("activate gronk")
    assert table.state.lasting == []
    assert (table.last("LastingEnded").to, table.last("LastingEnded").rule) == ("", "DV-SPL-06")


@rule("DV-STS-02")
def test_blood_rage() -> None:
    table = boss("blood-rage", heroes={"vardak": {"at": "D1"}}, initiative=["orc"], dice=["hit " * 5, "hit " * 4])
    table.play("play blood-rage at orc-1", "end", "activate orc-1", "move D2", "attack vardak")
    assert table.told("Rolled")[0].dice == ("red", "red", "blue", "blue", "blue")
    assert table.figure("vardak").wounds == 1
    assert table.state.lasting == []


def test_black_draught() -> None:
    table = boss("black-draught", wounds=5)
    table.play("play black-draught")
    assert table.figure("gronk").wounds == 1


def test_ogre_brew() -> None:
    table = boss("ogre-brew", heroes={"vardak": {"at": "D1"}}, initiative=["orc"], dice=["hit " * 5, "hit " * 4])
    table.play("play ogre-brew at orc-1", "end", "activate orc-1", "move D2", "attack vardak")
    assert table.told("Rolled")[0].dice == ("blue",) * 5


def test_ash_bomb() -> None:
    table = boss("ash-bomb", dice=["hit hit miss", "hit miss"])
    assert aims(table) == ["vardak", "naurania", "wick"]
    table.play("play ash-bomb at naurania")
    assert table.told("Rolled")[0].dice == ("blue",) * 3
    assert table.figure("naurania").wounds == 1


@rule("DV-MON-12")
def test_grave_dust() -> None:
    table = boss("grave-dust")
    table.play("play grave-dust", "place F2")
    assert (table.figure("zombie-1").kind, table.figure("zombie-1").space) == ("zombie", "F2")
    assert table.prompt == "turn"


def test_war_horn() -> None:
    table = boss("war-horn", monsters={"kobold-1": {"at": "A1"}})
    assert aims(table) == ["gronk", "orc-1", "kobold-1"]
    table.play("play war-horn at orc-1", "move F1")
    assert table.figure("orc-1").space == "F1"
    assert table.may("move D1")


def test_war_horn_gives_the_boss_a_movement_besides_its_own() -> None:
    table = boss("war-horn")
    table.play("play war-horn at gronk", "move F2")
    assert table.figure("gronk").space == "F2"
    assert table.may("move F1")


def test_bitter_salve() -> None:
    table = boss("bitter-salve", wounds=4, monsters={"ogre-1": {"at": "A1", "wounds": 1}})
    assert aims(table) == ["gronk", "orc-1", "ogre-1"]
    table.play("play bitter-salve at gronk")
    assert table.figure("gronk").wounds == 1


def test_tar_pot() -> None:
    table = boss("tar-pot", initiative=["wick"])
    table.play("play tar-pot at wick")
    assert table.last("Hexed").loss == "movement"
    table.play("end")
    assert table.asked == "wick"
    assert table.refusal("move C2") == "DV-TURN-01"
    assert table.refusal("double") == "DV-DBL-01"
    assert table.may("search")


@rule("DV-STS-02")
def test_thorn_shield() -> None:
    table = boss(
        "thorn-shield",
        heroes={"vardak": {"at": "D1"}},
        initiative=["vardak"],
        dice=["hit hit miss miss", "hit miss miss miss"],
    )
    table.play("play thorn-shield at gronk", "end", "attack gronk")
    assert table.told("Rolled")[1].dice == ("blue",) * 4
    assert table.figure("gronk").wounds == 1
    assert table.state.lasting == []
