"""Every Equipment card at the table, one test each, named after the card."""

import pytest

from tenebra.games.dungeon_venture.content import card, copies
from tests.games.dungeon_venture.table import Table, rule

ROOM = """
+-+-+-+-+
|V . . s|
+ + + + +
|o k . .|
+-+-+-+-+
"""
HALL = "\n+" + "-+" * 10 + "\n|V" + " ." * 9 + "|\n+" + "-+" * 10 + "\n"


def wearing(item: str, map: str = ROOM, **fields: object) -> Table:
    return Table(map, turn="vardak", heroes={"vardak": {"worn": [item]}}, **fields)


def attack_dice(item: str) -> tuple[str, ...]:
    table = wearing(item, dice=["hit hit hit hit hit", "miss miss"])
    table.play("attack orc-1")
    dice: tuple[str, ...] = table.told("Rolled")[0].dice
    return dice


def defence_dice(item: str) -> tuple[str, ...]:
    table = Table(ROOM, turn="orc-1", heroes={"vardak": {"worn": [item]}}, dice=["hit hit hit", "hit " * 5])
    table.play("attack vardak")
    dice: tuple[str, ...] = table.told("Rolled")[1].dice
    return dice


def farthest(item: str) -> str:
    return [o for o in wearing(item, HALL).options() if o.startswith("move ")][-1]


@rule("DV-COMP-23")
def test_there_are_ten_cards_each_once() -> None:
    assert len(copies("equipment")) == 10
    assert all(copy.endswith(".1") for copy in copies("equipment"))


@rule("DV-NAM-16", "DV-ATK-02", "DV-ABIL-02")
def test_two_handed_sword() -> None:
    assert card("two-handed-sword").parts == ("right-hand", "left-hand")
    table = wearing("two-handed-sword", dice=["hit miss miss miss miss", "miss"])
    assert table.may("attack kobold-1")
    assert table.refusal("attack skeleton-1") == "DV-ATK-01"
    table.play("attack kobold-1")
    assert table.told("Rolled")[0].dice == ("red", "green", "green", "green", "green")
    assert "kobold-1" not in table.state.figures


@rule("DV-RUL-93", "DV-ADJ-03")
def test_two_handed_sword_does_not_reach_around_a_corner() -> None:
    def table(row: str, edge: str = "+ + +") -> Table:
        map = f"\n+-+-+\n|V{row}\n{edge}\n|. k|\n+-+-+\n"
        return Table(map, turn="vardak", heroes={"vardak": {"worn": ["two-handed-sword"]}})

    assert table(" .|").may("attack kobold-1")
    for row, edge in (("|.|", "+ + +"), (" .|", "+-+ +"), (" .|", "+ +-+"), (" #|", "+ + +"), ("D.|", "+ + +"), ("O.|", "+ + +")):
        assert table(row, edge).refusal("attack kobold-1") == "DV-ATK-01"


@rule("DV-NAM-17", "DV-EQP-07")
def test_magic_sword() -> None:
    assert card("magic-sword").parts == ("right-hand",)
    assert attack_dice("magic-sword") == ("red", "green", "green", "green", "green")


@rule("DV-NAM-19", "DV-RUL-92", "DV-ATK-03", "DV-ABIL-02")
def test_bow() -> None:
    assert card("bow").parts == ("right-hand", "left-hand")
    table = wearing("bow", dice=["hit miss miss miss", "miss miss"])
    assert [o for o in table.options() if o.startswith("attack")] == [
        "attack skeleton-1",
        "attack orc-1",
        "attack kobold-1",
    ]
    table.play("attack skeleton-1")
    assert "skeleton-1" not in table.state.figures
    near = wearing("bow", dice=["hit miss miss miss", "miss miss"])
    near.play("attack orc-1")
    assert "orc-1" not in near.state.figures


@rule("DV-EQP-07")
def test_war_axe() -> None:
    assert card("war-axe").parts == ("right-hand",)
    assert attack_dice("war-axe") == ("blue", "green", "green", "green", "green")


@rule("DV-EQP-07")
def test_tower_shield() -> None:
    assert card("tower-shield").parts == ("left-hand",)
    assert defence_dice("tower-shield") == ("red", "green", "green", "green", "green")
    assert farthest("tower-shield") == "move E1"


@rule("DV-EQP-07")
def test_iron_helm() -> None:
    assert card("iron-helm").parts == ("head",)
    assert defence_dice("iron-helm") == ("green",) * 5
    assert farthest("iron-helm") == "move F1"


@rule("DV-EQP-07", "DV-RUL-88")
def test_circlet_of_sages() -> None:
    assert card("circlet-of-sages").parts == ("head",)
    hero = {"hand": ["fire-bolt"], "worn": ["circlet-of-sages"], "cast": 1}
    table = Table(ROOM, turn="vardak", heroes={"vardak": hero}, dice=["hit miss", "miss miss"])
    table.play("play fire-bolt at orc-1")
    assert table.told("Rolled")[0].dice == ("green", "green")


@rule("DV-EQP-07")
def test_chain_mail() -> None:
    assert card("chain-mail").parts == ("body",)
    assert defence_dice("chain-mail") == ("blue", "green", "green", "green", "green")


@rule("DV-EQP-07")
def test_seven_league_boots() -> None:
    assert card("seven-league-boots").parts == ("feet",)
    assert farthest("seven-league-boots") == "move H1"


@rule("DV-NAM-18", "DV-RUL-88")
def test_magic_talisman() -> None:
    assert card("magic-talisman").parts == ("neck",)
    hero = {"hand": ["fire-bolt"], "worn": ["magic-talisman"], "cast": 1}
    table = Table(ROOM, turn="vardak", heroes={"vardak": hero}, dice=["hit miss", "miss miss"])
    table.play("play fire-bolt at orc-1")
    assert table.told("Rolled")[0].dice == ("blue", "green")


@pytest.mark.parametrize("item", ["circlet-of-sages", "magic-talisman"])
@rule("DV-SPL-07", "DV-RUL-88")
def test_a_hero_without_mana_can_cast_with_it(item: str) -> None:
    storm = ROOM.replace("V", "S")
    assert Table(storm, turn="storm", heroes={"storm": {"hand": ["blink"]}}).refusal("play blink") == "DV-SPL-07"
    table = Table(storm, turn="storm", heroes={"storm": {"hand": ["blink", "true-sight"], "worn": [item]}})
    table.play("play blink", "place D2")
    assert table.figure("storm").space == "D2"
