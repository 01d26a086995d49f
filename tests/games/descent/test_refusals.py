"""What is refused, and by which rule: whatever one tries, one is told why not."""

from typing import Any

import pytest

from tests.games.descent.props import BOW, SWORD, Table, thing
from tests.games.descent.table import rule

MAP = """
+-+-+-+-+-+-+
|1 . o .D. .|
+ + + + + + +
|. . . ~D. *|
+-+-+-+-+-+-+
"""
DOOR = "D1-E1"
POTION = "healing-potion"
CAP = thing("test-cap", "other", "+1 armor")


def table(hero: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Two heroes and a monster behind the door; the first hero is about to declare his action."""
    heroes = {"sir-valadir": {"at": "A2", **(hero or {})}, "silhouette": {"at": "B2"}}
    return Table(MAP, **{"heroes": heroes, "monsters": {"beastman-1": {"at": "F1"}}, **fields})


@rule("DE-MVA-01", "DE-TRN-07")
@pytest.mark.parametrize(
    ("hero", "choice", "forbids"),
    [
        ({}, "move A2", "DE-MOV-02"),
        ({}, "move F2", "DE-MOV-08"),
        ({}, "move D2", "DE-OBS-01"),
        ({}, "move Q9", "DE-MOV-04"),
        ({}, "climb to B1", "DE-OBS-04"),
        ({}, "jump to D1", "DE-RUL-17"),
        ({}, "stairs", "DE-STR-01"),
        ({}, "travel to town", "DE-GLY-02"),
        ({}, f"open {DOOR}", "DE-DOR-04"),
        ({}, "open A1-A2", "DE-DOR-01"),
        ({"at": "D1"}, f"close {DOOR}", "DE-DOR-02"),
        ({}, "chest", "DE-CHS-01"),
        ({}, "pickup money-1", "DE-TRS-02"),
        ({}, f"drop {SWORD}", "DE-EQP-07"),
        ({}, f"give {SWORD} to silhouette", "DE-RUL-53"),
        ({"equipped": [SWORD]}, f"give {SWORD} to nobody", "DE-TRS-03"),
        ({}, f"drink {POTION}", "DE-POT-02"),
        ({"pack": [POTION]}, f"drink {POTION}", "DE-POT-02"),
        ({}, "reequip", "DE-RUL-54"),
        ({}, "visit", "DE-TWN-02"),
        ({}, "order guard", "DE-ACT-08"),
        ({}, "order charge", "DE-ORD-01"),
        ({}, "fatigue", "DE-FAT-01"),
        ({}, "use something", "DE-RUL-86"),
        ({}, "attack B2 with fists", "DE-ACT-01"),
        ({}, "run", "DE-TRN-07"),
        ({}, "buy sword", "DE-TRN-07"),
        ({"at": ""}, "move A1", "DE-MOV-04"),
        ({"at": ""}, "travel to A1", "DE-RUL-20"),
        ({"at": ""}, "pickup money-1", "DE-TRS-02"),
        ({"at": ""}, "chest", "DE-CHS-01"),
    ],
)
def test_in_a_run(hero: dict[str, Any], choice: str, forbids: str) -> None:
    assert table(hero).play("run").refusal(choice) == forbids


@rule("DE-MVA-01")
def test_with_too_few_points() -> None:
    poor = table({"equipped": [POTION], "pack": [CAP], "life": 3}, tokens=["money at A2"]).play("battle")
    assert poor.refusal(f"drink {POTION}") == "DE-MVA-01"
    assert poor.refusal("reequip") == "DE-MVA-01"
    assert poor.refusal(f"give {POTION} to silhouette") == "DE-MVA-01"
    assert poor.refusal("move A1") == "DE-MOV-01"
    assert poor.may("pickup money-1")


@rule("DE-TRN-05", "DE-TRN-06", "DE-EQP-05")
@pytest.mark.parametrize(
    ("choice", "forbids"),
    [
        (f"equip {SWORD}", "DE-EQP-05"),
        (f"stow {CAP}", "DE-EQP-05"),
        (f"drop {POTION}", "DE-EQP-07"),
        ("run", "DE-TRN-06"),
        ("move A1", "DE-TRN-06"),
    ],
)
def test_while_rearranging(choice: str, forbids: str) -> None:
    arranging = table({"equipped": [SWORD], "pack": [CAP]}, next="turn", stop=False)
    assert arranging.refusal(choice) == forbids


@rule("DE-TRN-05", "DE-RUL-54")
def test_each_item_is_moved_once_in_an_arrangement() -> None:
    arranging = table({"equipped": [SWORD, POTION, POTION], "pack": [CAP]}, next="turn", stop=False)
    arranging.play(f"stow {SWORD}", f"stow {POTION}", f"equip {CAP}")
    assert arranging.refusal(f"equip {SWORD}") == "DE-TRN-05"
    assert arranging.refusal(f"stow {CAP}") == "DE-TRN-05"
    arranging.play(f"stow {POTION}")
    assert arranging.refusal(f"stow {POTION}") == "DE-EQP-05"
    arranging.play("done")
    assert arranging.hero("sir-valadir").pack == [SWORD, POTION, POTION]


@rule("DE-TWN-02", "DE-TWN-05", "DE-TWN-12", "DE-SET-15")
@pytest.mark.parametrize(
    ("choice", "forbids"),
    [
        ("buy sword", "DE-SET-15"),
        ("buy copper", "DE-CHS-11"),
        ("sell bow.1", "DE-TWN-05"),
        ("learn cooking", "DE-RUL-51"),
        ("train cooking", "DE-TWN-12"),
        ("train melee", "DE-TWN-15"),
        ("learn fighting", "DE-TWN-15"),
        ("move A1", "DE-TWN-02"),
    ],
)
def test_in_the_shop(choice: str, forbids: str) -> None:
    shopping = table({"at": "", "coins": 10}, decks={"fighting": ["thick-hide"]}).play("run", "visit")
    assert shopping.refusal(choice) == forbids


@rule("DE-TWN-06", "DE-TWN-15")
def test_the_exact_price_is_enough() -> None:
    rich = table({"at": "", "coins": 500}).play("run", "visit")
    assert rich.may("train melee")
    assert not table({"at": "", "coins": 499}).play("run", "visit").may("train melee")


@rule("DE-FAM-02", "DE-FAM-10", "DE-FAM-11", "DE-TRS-01", "DE-RUB-05")
@pytest.mark.parametrize(
    ("choice", "forbids"),
    [
        ("guide skye to A1", "DE-FAM-02"),
        ("guide mata to D2", "DE-FAM-03"),
        ("guide mata to F1", "DE-FAM-03"),
        ("fetch boggs money-1", "DE-FAM-05"),
        ("fetch mata money-1", "DE-TRS-01"),
        ("fetch kata healing-potion-1", "DE-FAM-10"),
        ("bring mata to silhouette", "DE-FAM-10"),
        ("bring kata to beastman-1", "DE-RUB-05"),
        ("bring kata to boggs", "DE-RUB-05"),
        ("bring kata to silhouette", "DE-FAM-11"),
        ("run", "DE-FAM-02"),
    ],
)
def test_of_familiars(choice: str, forbids: str) -> None:
    own = {"mata": {"at": "A1"}, "kata": {"at": "D1", "item": "vitality-potion"}, "boggs": {"at": "A1"}}
    familiars = {name: {"owner": "sir-valadir", **entry} for name, entry in own.items()}
    lying = ["money at A1", "healing-potion at D1"]
    guiding = table(familiars=familiars, tokens=lying, stop=False).play("run", "end")
    assert guiding.prompt == "familiars"
    assert guiding.refusal(choice) == forbids


@rule("DE-FAM-10", "DE-FAM-16")
def test_pico_is_nothing_for_ferrets() -> None:
    familiars = {"mata": {"owner": "sir-valadir", "at": "A1"}}
    own = table({"equipped": [BOW]}, familiars=familiars, pico="sir-valadir").play("run")
    assert own.refusal("give pico to mata") == "DE-FAM-10"
    assert own.may(f"give {BOW} to mata")
