"""Characteristics and the hero sheet (DV-STAT, DV-SHT)."""

from __future__ import annotations

import pytest

from tenebra.games.dungeon_venture.content import heroes, monsters
from tenebra.games.dungeon_venture.dice import NO_DICE, Pool
from tenebra.games.dungeon_venture.rules.characteristics import life_left, movement_of, pool_of
from tests.games.dungeon_venture.table import Table, rule

ROOM = """
+-+-+-+-+
|V o . N|
+ + + + +
|. . . .|
+-+-+-+-+
"""
BOSS = {"mark": "G", "attack": "3 blue", "defence": "2 blue", "life": 6, "movement": 4}


def corridor(length: int, **fields: object) -> Table:
    """A Hero at the western end of a long corridor."""
    edge = "+-" * length + "+"
    return Table(f"{edge}\n|V{' .' * (length - 1)}|\n{edge}", **fields)


@rule("DV-STAT-01", "DV-RUL-09")
def test_heroes_monsters_and_bosses_have_the_same_five_characteristics() -> None:
    table = Table("+-+-+-+-+\n|.|V o G|\n+-+-+-+-+", areas={"start": "A1", "den": "B1"}, bosses={"gronk": BOSS}, turn="vardak")
    expected = {
        "vardak": (Pool(green=4), Pool(green=4), Pool(green=1), 8, 5),
        "orc-1": (Pool(blue=3), Pool(green=2), NO_DICE, 1, 5),
        "gronk": (Pool(blue=3), Pool(blue=2), NO_DICE, 6, 4),
    }
    for name, (attack, defence, mana, life, movement) in expected.items():
        figure = table.figure(name)
        assert pool_of(table.state, figure, "attack") == attack
        assert pool_of(table.state, figure, "defence") == defence
        assert pool_of(table.state, figure, "mana") == mana
        assert life_left(table.state, figure) == life
        assert movement_of(table.state, figure) == movement


@rule("DV-STAT-01", "DV-DICE-07")
def test_every_sheet_has_dice_life_and_movement() -> None:
    for sheet in (*heroes().values(), *monsters().values()):
        assert sheet.attack.size
        assert sheet.defence.size
        assert sheet.life
        assert sheet.movement


@rule("DV-STAT-02")
def test_attack_dice_are_rolled_to_attack() -> None:
    table = Table(ROOM, turn="vardak", dice=["hit hit miss miss", "miss miss"])
    table.play("attack orc-1")
    assert table.told("Rolled")[0].dice == ("green",) * 4
    assert table.last("AttackEnded").damage == 2


@rule("DV-STAT-03")
def test_defence_dice_are_rolled_against_attacks() -> None:
    table = Table(ROOM, next="orc", dice=["hit hit hit", "hit miss miss miss"])
    table.play("activate orc-1", "attack vardak")
    assert table.told("Rolled")[1].dice == ("green",) * 4
    assert table.told("Rolled")[1].by == "vardak"
    assert table.figure("vardak").wounds == 2


@rule("DV-STAT-03")
def test_defence_dice_are_rolled_against_traps() -> None:
    table = Table("+-+-+\n|V f|\n+-+-+", turn="vardak", dice=["hit hit hit miss miss miss", "hit hit miss miss"])
    table.play("move B1")
    assert table.told("Rolled")[1].dice == ("green",) * 4
    assert table.figure("vardak").wounds == 1


@rule("DV-STAT-03", "DV-RUL-10")
def test_defence_dice_are_rolled_against_spells_that_say_nothing_else() -> None:
    table = Table(ROOM, turn="naurania", heroes={"naurania": {"hand": ["fire-bolt"]}}, dice=["hit hit miss miss", "hit hit"])
    table.play("play fire-bolt at orc-1")
    assert [roll.dice for roll in table.told("Rolled")] == [("blue",) * 4, ("green",) * 2]
    assert [roll.rule for roll in table.told("Rolled")] == ["DV-SPL-08", "DV-CBT-03"]
    assert "orc-1" in table.state.figures


@rule("DV-STAT-04", "DV-RUL-10")
def test_mana_dice_are_rolled_against_spells_that_say_so() -> None:
    table = Table(
        "+-+-+-+-+\n|.|N . G|\n+-+-+-+-+",
        areas={"start": "A1", "den": "B1"},
        bosses={"gronk": {**BOSS, "mana": "2 red"}},
        turn="naurania",
        heroes={"naurania": {"hand": ["mind-spike"]}},
        dice=["hit hit hit miss", "hit miss"],
    )
    table.play("play mind-spike at gronk")
    assert [roll.dice for roll in table.told("Rolled")] == [("blue",) * 4, ("red",) * 2]
    assert table.told("Rolled")[1].rule == "DV-STAT-04"
    assert table.figure("gronk").wounds == 2


@rule("DV-RUL-09", "DV-STAT-04")
def test_who_has_no_mana_dice_rolls_none_against_such_a_spell() -> None:
    table = Table(ROOM, turn="naurania", heroes={"naurania": {"hand": ["mind-spike"]}}, dice=["hit miss miss miss", ""])
    table.play("play mind-spike at orc-1")
    assert table.told("Rolled")[1].dice == ()
    assert "orc-1" not in table.state.figures


@rule("DV-STAT-04")
@pytest.mark.parametrize(("cast", "refused"), [(0, ""), (1, "DV-SPL-04")])
def test_the_number_of_mana_dice_is_the_spell_limit(cast: int, refused: str) -> None:
    table = Table(ROOM, turn="vardak", heroes={"vardak": {"hand": ["haste"], "cast": cast}})
    if refused:
        assert table.refusal("play haste at vardak") == refused
    else:
        assert table.may("play haste at vardak")


@rule("DV-STAT-05", "DV-SHT-03", "DV-SHT-01")
@pytest.mark.parametrize(("wounds", "alive"), [(5, True), (6, False)])
def test_a_hero_dies_on_reaching_0_life_points(wounds: int, alive: bool) -> None:
    """Vardak has 8 Life Points; the Orc hits twice."""
    table = Table(
        "+-+-+-+\n|V o A|\n+-+-+-+",
        next="orc",
        heroes={"vardak": {"wounds": wounds}},
        dice=["hit hit miss", "miss miss miss miss"],
    )
    table.play("activate orc-1", "attack vardak")
    assert life_left(table.state, table.figure("vardak")) == 8 - wounds - 2
    assert table.figure("vardak").wounds == wounds + 2
    assert (table.figure("vardak").form == "hero") is alive
    assert bool(table.told("HeroKilled")) is not alive


@rule("DV-STAT-06")
def test_movement_is_the_number_of_spaces_walked_in_a_turn() -> None:
    table = corridor(9, turn="vardak")
    assert [option for option in table.options() if option.startswith("move")] == [f"move {c}1" for c in "BCDEF"]
    assert table.refusal("move G1") == "DV-MOV-02"


@rule("DV-STAT-06")
def test_equipment_changes_movement_but_never_below_nothing() -> None:
    table = corridor(9, turn="vardak", heroes={"vardak": {"worn": ["seven-league-boots"]}})
    assert table.may("move H1")
    assert table.refusal("move I1") == "DV-MOV-02"
    slow = corridor(9, turn="vardak", heroes={"vardak": {"worn": ["tower-shield"]}})
    assert slow.may("move E1")
    assert slow.refusal("move F1") == "DV-MOV-02"


@rule("DV-SHT-01")
def test_the_hero_sheet_holds_wounds_equipment_and_the_used_spells() -> None:
    table = Table(
        ROOM,
        turn="naurania",
        heroes={"naurania": {"wounds": 2, "hand": ["haste", "bow"], "worn": ["iron-helm"], "used": ["blink"], "cast": 1}},
    )
    own = table.state.heroes["naurania"]
    assert (own.hand, own.worn, own.used) == (["haste.1", "bow.1"], ["iron-helm.1"], ["blink.1"])
    table.play("play bow")
    assert (own.hand, own.worn, own.used) == (["haste.1"], ["iron-helm.1", "bow.1"], ["blink.1"])
    assert table.figure("naurania").wounds == 2


@rule("DV-SHT-02")
def test_a_lasting_card_lies_in_front_of_the_sheet_while_it_works() -> None:
    table = Table(
        ROOM,
        turn="vardak",
        heroes={"vardak": {"hand": ["potion-of-heroism"]}},
        initiative=["vardak"],
        dice=["miss " * 5 + "miss", "miss miss"],
    )
    table.play("play potion-of-heroism")
    own = table.state.heroes["vardak"]
    assert (own.hand, own.cast) == ([], 0)
    assert [entry.card for entry in table.state.lasting] == ["potion-of-heroism.1"]
    assert table.session.view("keeper").state.lasting[0].card == "potion-of-heroism.1"
    table.play("end", "attack orc-1")
    assert table.state.lasting == []
    sung = Table(ROOM, turn="vardak", heroes={"vardak": {"hand": ["battle-hymn"]}}, choices=["play battle-hymn at vardak"])
    assert [entry.card for entry in sung.state.lasting] == ["battle-hymn.1"]
    assert sung.state.heroes["vardak"].cast == 1


@rule("DV-RUL-97", "DV-SHT-03")
def test_wounds_are_kept_for_each_monster() -> None:
    table = Table(
        "+-+-+\n|V z|\n+ + +\n|z .|\n+-+-+",
        turn="vardak",
        initiative=["vardak"],
        dice=["hit miss miss miss", "miss", "hit hit miss miss", "miss"],
    )
    table.play("attack zombie-1", "end")
    assert (table.figure("zombie-1").wounds, table.figure("zombie-2").wounds) == (1, 0)
    table.play("attack zombie-2")
    assert "zombie-2" not in table.state.figures
    assert table.figure("zombie-1").wounds == 1
    assert life_left(table.state, table.figure("zombie-1")) == 1
