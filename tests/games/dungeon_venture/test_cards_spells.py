"""Every Spell at the table, one test each, named after the card."""

from typing import Any

from tenebra.games.dungeon_venture.content import copies
from tests.games.dungeon_venture.table import Table, rule

MAP = """
+-+-+-+-+-+-+
|N o . VO. S|
+ + + + + + +
|k p . .|. z|
+-+-+D+-+-+-+
|. . . fS. .|
+-+-+-+-+-+-+
"""
"""Naurania, Vardak, an Orc and a Kobold in one area; Storm and a Zombie behind an open door."""


def naurania(hand: str, heroes: dict[str, Any] | None = None, **fields: Any) -> Table:
    mage = {"hand": [hand]} | (heroes or {}).pop("naurania", {})
    return Table(MAP, turn="naurania", heroes={"naurania": mage} | (heroes or {}), **fields)


def aims(table: Table) -> list[str]:
    return [option.partition(" at ")[2] for option in table.options() if option.startswith("play")]


@rule("DV-COMP-21")
def test_there_are_twenty_one_cards() -> None:
    assert len(copies("spell")) == 21


@rule("DV-SPL-08")
def test_fire_bolt() -> None:
    table = naurania("fire-bolt", dice=["hit hit hit miss", "hit hit"])
    assert aims(table) == ["orc-1", "kobold-1"]
    table.play("play fire-bolt at orc-1")
    assert table.told("Rolled")[0].dice == ("blue",) * 4
    assert "orc-1" not in table.state.figures


@rule("DV-SPL-08")
def test_lightning() -> None:
    table = naurania("lightning", dice=["miss miss miss miss hit", "hit hit"])
    table.play("play lightning at orc-1")
    assert table.told("Rolled")[0].dice == ("red", "blue", "blue", "blue", "blue")
    assert table.told("Rolled")[1].dice == ("green", "green")
    assert table.last("AttackEnded").damage == 0


@rule("DV-SPL-08", "DV-ATK-04")
def test_fireball() -> None:
    table = naurania("fireball", dice=["hit miss", "hit miss", "hit hit", "miss"])
    assert aims(table) == [""]
    table.play("play fireball")
    assert [r.dice for r in table.told("Rolled")] == [("blue", "blue"), ("green", "green"), ("blue", "blue"), ("green",)]
    assert [(e.target, e.damage) for e in table.told("AttackEnded")] == [("orc-1", 0), ("kobold-1", 2)]
    assert list(table.state.figures) == ["vardak", "naurania", "storm", "orc-1", "zombie-1"]
    alone = naurania("fireball", heroes={"naurania": {"at": "E3"}})
    assert aims(alone) == []
    assert alone.refusal("play fireball") == "DV-PLAY-01"


@rule("DV-RUL-10", "DV-STAT-04", "DV-ABIL-02")
def test_mind_spike() -> None:
    table = naurania("mind-spike", dice=["hit miss miss miss", ""])
    table.play("play mind-spike at orc-1")
    assert [(r.dice, r.rule) for r in table.told("Rolled")] == [(("blue",) * 4, "DV-SPL-08"), ((), "DV-STAT-04")]
    assert "orc-1" not in table.state.figures


@rule("DV-PLAY-04")
def test_slumber() -> None:
    table = naurania("slumber", initiative=["orc"])
    assert aims(table) == ["orc-1", "kobold-1"]
    table.play("play slumber at orc-1")
    hexed = table.last("Hexed")
    assert (hexed.figure, hexed.loss, hexed.rule) == ("orc-1", "action", "DV-PLAY-04")
    table.play("end", "activate orc-1")
    assert table.refusal("attack naurania") == "DV-TURN-04"
    assert table.may("move C1")
    assert table.state.hexes == {}


@rule("DV-ABIL-02")
def test_healing_light() -> None:
    table = naurania("healing-light", heroes={"vardak": {"wounds": 4}, "storm": {"wounds": 2}})
    assert aims(table) == ["vardak", "naurania"]
    table.play("play healing-light at vardak")
    assert table.figure("vardak").wounds == 1
    healed = table.last("Healed")
    assert (healed.figure, healed.amount, healed.rule) == ("vardak", 3, "DV-PLAY-04")
    little = naurania("healing-light", heroes={"vardak": {"wounds": 2}})
    little.play("play healing-light at vardak")
    assert (little.figure("vardak").wounds, little.last("Healed").amount) == (0, 2)


@rule("DV-PLAY-04")
def test_circle_of_grace() -> None:
    hurt = {"naurania": {"wounds": 1}, "vardak": {"wounds": 5}, "storm": {"wounds": 3}}
    table = naurania("circle-of-grace", heroes=hurt)
    table.play("play circle-of-grace")
    assert [table.figure(hero).wounds for hero in ("naurania", "vardak", "storm")] == [0, 3, 3]
    assert [(e.figure, e.amount) for e in table.told("Healed")] == [("vardak", 2), ("naurania", 1)]


@rule("DV-SPL-06")
def test_stone_skin() -> None:
    table = naurania(
        "stone-skin",
        initiative=["kobold", "orc", "naurania"],
        dice=["hit hit", "hit hit miss miss", "hit hit hit", "hit hit miss miss"],
    )
    table.play("play stone-skin at naurania", "end")
    table.play("activate kobold-1", "attack naurania", "end", "activate orc-1", "attack naurania", "end")
    assert [r.dice for r in table.told("Rolled")][1::2] == [("blue", "blue", "green", "green")] * 2
    assert table.figure("naurania").wounds == 1
    assert table.asked == "naurania"
    assert table.state.lasting == []
    assert table.state.heroes["naurania"].used == ["stone-skin.1"]


@rule("DV-SPL-06", "DV-STS-02")
def test_battle_hymn() -> None:
    table = naurania("battle-hymn", heroes={"vardak": {"at": "C1"}}, initiative=["vardak"], dice=["hit " * 6, "miss miss"])
    assert aims(table) == ["vardak", "naurania"]
    table.play("play battle-hymn at vardak", "end", "attack orc-1")
    assert table.told("Rolled")[0].dice == ("red", "red", "green", "green", "green", "green")
    assert table.state.heroes["naurania"].used == ["battle-hymn.1"]
    assert table.state.heroes["vardak"].used == []


@rule("DV-RUL-29")
def test_battle_hymn_also_helps_the_next_spell_but_only_the_first_roll() -> None:
    table = naurania(
        "fireball",
        lasting=[{"card": "battle-hymn", "owner": "vardak", "on": "naurania"}],
        dice=["hit hit hit hit", "miss miss", "hit hit", "miss"],
    )
    table.play("play fireball")
    assert [r.dice for r in table.told("Rolled")][::2] == [("red", "red", "blue", "blue"), ("blue", "blue")]
    assert table.state.heroes["vardak"].used == ["battle-hymn.1"]


@rule("DV-SPL-06")
def test_haste() -> None:
    hall = "\n+" + "-+" * 12 + "\n|N" + " ." * 10 + " z|\n+" + "-+" * 12 + "\n"
    table = Table(hall, turn="naurania", heroes={"naurania": {"hand": ["haste"]}}, initiative=["naurania"])
    assert table.refusal("move G1") == "DV-MOV-02"
    table.play("play haste at naurania")
    assert table.last("LastingBegan").until == "until_next_turn"
    assert table.may("move J1")
    assert table.refusal("move K1") == "DV-MOV-02"
    table.play("end")
    assert table.refusal("move G1") == "DV-MOV-02"


@rule("DV-SRCH-02")
def test_true_sight() -> None:
    table = naurania("true-sight")
    table.play("play true-sight")
    assert table.told("Searched")[0].area == "start"
    found = table.told("TrapFound")
    assert ("B2", "pit") in [(e.space, e.trap) for e in found]
    assert table.state.traps["B2"].status == "found"


@rule("DV-SRCH-02")
def test_true_sight_looks_through_doors_into_the_next_areas() -> None:
    table = naurania("true-sight")
    table.play("play true-sight")
    assert [e.area for e in table.told("Searched")] == ["start", "room-2", "room-3"]
    assert [(e.space, e.trap) for e in table.told("TrapFound")] == [("B2", "pit"), ("D3", "arrows")]
    assert table.state.doors["D3-E3"] == "closed"
    dark = naurania("true-sight", unexplored=["room-3", "room-4"])
    dark.play("play true-sight")
    assert [e.area for e in dark.told("Searched")] == ["start", "room-2"]
    assert "D3-E3" not in dark.state.doors


@rule("DV-RUL-87")
def test_blink() -> None:
    table = naurania("blink", unexplored=["room-4"])
    assert aims(table) == [""]
    table.play("play blink")
    assert (table.asked, table.prompt) == ("naurania", "teleport")
    assert "place E3" not in table.options()
    assert "place B1" not in table.options()
    assert table.options() == [
        *("place C1", "place E1"),
        *("place B2", "place C2", "place D2", "place E2"),
        *("place A3", "place B3", "place C3", "place D3"),
    ]
    table.play("place D3")
    assert table.figure("naurania").space == "D3"
    moved = table.last("Displaced")
    assert (moved.figure, moved.to, moved.rule) == ("naurania", "D3", "DV-RUL-87")
    assert table.told("TrapSprung") == []


@rule("DV-DOOR-05")
def test_open_sesame() -> None:
    table = naurania("open-sesame")
    assert aims(table) == ["C2-C3"]
    table.play("play open-sesame at C2-C3")
    assert table.state.doors["C2-C3"] == "open"
    opened = table.last("DoorOpened")
    assert (opened.door, opened.by, opened.rule) == ("C2-C3", "naurania", "DV-PLAY-04")
    locked = naurania("open-sesame", adventure={"locked": ["C2-C3"]})
    assert locked.refusal("play open-sesame at C2-C3") == "DV-PLAY-01"


@rule("DV-DOOR-06")
def test_seal_of_iron() -> None:
    table = naurania("seal-of-iron")
    assert aims(table) == ["D1-E1"]
    table.play("play seal-of-iron at D1-E1")
    assert table.state.doors["D1-E1"] == "closed"
    closed = table.last("DoorClosed")
    assert (closed.door, closed.by, closed.rule) == ("D1-E1", "naurania", "DV-PLAY-04")
    far = naurania("seal-of-iron", heroes={"naurania": {"at": "A3"}})
    assert aims(far) == []


@rule("DV-REST-02", "DV-RUL-38")
def test_call_of_the_soul() -> None:
    ghost = {"spirit": True, "wounds": 8, "used": ["haste"], "cast": 1}
    table = naurania("call-of-the-soul", heroes={"vardak": ghost})
    assert aims(table) == ["vardak"]
    table.play("play call-of-the-soul at vardak")
    vardak = table.figure("vardak")
    assert (vardak.form, vardak.wounds, vardak.space) == ("hero", 0, "D1")
    assert table.state.heroes["vardak"].hand == ["haste.1"]
    assert table.last("Resurrected").rule == "DV-PLAY-04"
    blocked = naurania("call-of-the-soul", heroes={"vardak": ghost | {"at": "B1"}})
    assert blocked.refusal("play call-of-the-soul at vardak") == "DV-PLAY-01"
    carried = naurania("call-of-the-soul", heroes={"vardak": ghost | {"carried_by": "naurania"}})
    assert aims(carried) == []
    elsewhere = naurania("call-of-the-soul", heroes={"vardak": ghost | {"at": "E1"}})
    assert aims(elsewhere) == []
