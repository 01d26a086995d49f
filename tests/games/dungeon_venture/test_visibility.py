"""Visibility (DV-LOS), whom one may attack (DV-RUL-29, DV-RUL-30), and what a seat may not see (DV-GEN-08 to -10)."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.rules.space import visible_spaces
from tenebra.games.dungeon_venture.rules.traps import armed_trap
from tenebra.games.dungeon_venture.scenarios import SHEETS, sheet_of
from tenebra.games.dungeon_venture.state import DVState
from tenebra.kernel import Chance, Session, copy_of
from tests.games.dungeon_venture.table import Table, rule

ROOMS = {"start": "A1", "hall": "D1"}
BOW: dict[str, Any] = {"naurania": {"worn": ["bow"]}}
MAGE: dict[str, Any] = {
    "evil-mage": {"mark": "M", "attack": "2 blue", "defence": "1 blue", "life": 4, "movement": 4, "ranged": True}
}
FIELD = """
+-+-+-+-+-+-+
|. . .|. . .|
+ + + + + + +
|. . .O. . .|
+ + + + + + +
|. . .|. . .|
+-+-+-+-+-+-+
"""
"""Two rooms, one open door between C2 and D2."""


def draw(**marks: str) -> str:
    """The field with figures on it: `B2="N"`; `door="D"` closes the door."""
    lines = FIELD.strip().split("\n")
    if door := marks.pop("door", ""):
        lines[3] = lines[3].replace("O", door)
    for space, mark in marks.items():
        x, y = 2 * "ABCDEF".index(space[0]) + 1, 2 * int(space[1]) - 1
        lines[y] = lines[y][:x] + mark + lines[y][x + 1 :]
    return "\n".join(lines)


def targets(table: Table) -> list[str]:
    return sorted(option.removeprefix("attack ") for option in table.options() if option.startswith("attack "))


def heroes_turn(map: str, **fields: Any) -> Table:
    return Table(map, areas=ROOMS, turn="naurania", heroes=fields.pop("heroes", BOW), bosses=MAGE, **fields)


def mages_turn(map: str, **fields: Any) -> Table:
    return Table(map, areas=ROOMS, next="evil-mage", bosses=MAGE, choices=["activate evil-mage"], **fields)


@rule("DV-LOS-01", "DV-LOS-02", "DV-LOS-03", "DV-LOS-11")
def test_in_one_room_ranged_attackers_reach_everybody_and_others_only_neighbours() -> None:
    """DV-EX-08."""
    field = draw(D1="N", F3="o", F1="M")
    assert targets(heroes_turn(field)) == ["evil-mage", "orc-1"]
    assert targets(mages_turn(field)) == ["naurania"]
    orc = Table(field, areas=ROOMS, bosses=MAGE, next="orc", choices=["activate orc-1"])
    assert targets(orc) == []
    assert orc.refusal("attack naurania") == "DV-ATK-01"


@rule("DV-LOS-01", "DV-LOS-03")
def test_without_bow_or_spell_nobody_hits_from_afar() -> None:
    field = draw(D1="N", F3="o", F1="M")
    bare = heroes_turn(field, heroes={})
    assert targets(bare) == []
    assert bare.refusal("attack orc-1") == "DV-ATK-01"
    spell = heroes_turn(field, heroes={"naurania": {"hand": ["fire-bolt"]}})
    assert spell.may("play fire-bolt at orc-1")
    assert spell.may("play fire-bolt at evil-mage")


@rule("DV-LOS-03")
def test_there_is_no_range_limit() -> None:
    edge = "+-" * 40 + "+"
    table = Table(f"{edge}\n|N{' .' * 38} o|\n{edge}", turn="naurania", heroes=BOW)
    assert targets(table) == ["orc-1"]


@rule("DV-LOS-04", "DV-FUR-02")
@pytest.mark.parametrize("between", ["T", "L", "U", "A", "k", "V"])
def test_what_stands_between_is_ignored(between: str) -> None:
    table = Table(f"+-+-+-+-+\n|N {between} . o|\n+-+-+-+-+", turn="naurania", heroes=BOW)
    assert "orc-1" in targets(table)


@rule("DV-LOS-05", "DV-LOS-08", "DV-DOOR-01")
@pytest.mark.parametrize("door", ["D", "|", "S"])
def test_walls_and_closed_doors_block(door: str) -> None:
    """DV-EX-11, and the same with both in front of the door."""
    for naurania, orc in (("A1", "F3"), ("C2", "D2"), ("C2", "F1"), ("A2", "D2")):
        table = heroes_turn(draw(door=door, F2="M", **{naurania: "N", orc: "o"}))
        assert targets(table) == []
        assert table.refusal("attack orc-1") == "DV-LOS-08"


@rule("DV-LOS-05", "DV-LOS-02")
def test_inside_one_area_every_space_sees_every_other_around_any_corner() -> None:
    table = Table("+-+-+-+\n|N|.|o|\n+ + + +\n|. . .|\n+-+-+-+", turn="naurania", heroes=BOW)
    assert targets(table) == ["orc-1"]


@rule("DV-LOS-06", "DV-LOS-07", "DV-LOS-08")
def test_in_front_of_an_open_door_one_shoots_in_and_is_shot_at() -> None:
    """DV-EX-09."""
    field = draw(C2="N", A1="S", F1="o", E3="M")
    assert targets(heroes_turn(field)) == ["evil-mage", "orc-1"]
    mage = mages_turn(field)
    assert targets(mage) == ["naurania"]
    assert mage.refusal("attack storm") == "DV-LOS-08"


@rule("DV-LOS-06", "DV-LOS-09", "DV-LOS-11")
def test_both_in_front_of_the_same_door() -> None:
    """DV-EX-10."""
    field = draw(C2="N", A1="S", F1="o", D2="M")
    assert targets(heroes_turn(field)) == ["evil-mage", "orc-1"]
    assert targets(mages_turn(field)) == ["naurania", "storm"]


@rule("DV-LOS-07", "DV-RUL-28")
def test_who_stands_in_front_of_the_door_is_seen_from_anywhere_behind_it() -> None:
    table = heroes_turn(draw(A1="N", D2="o", F3="M"))
    assert targets(table) == ["orc-1"]
    assert table.refusal("attack evil-mage") == "DV-LOS-08"


@rule("DV-LOS-08", "DV-LOS-06")
@pytest.mark.parametrize("at", ["C1", "C3", "B2"])
def test_beside_the_door_is_not_in_front_of_it(at: str) -> None:
    table = heroes_turn(draw(F2="o", F3="M", **{at: "N"}))
    assert targets(table) == []
    assert table.refusal("attack orc-1") == "DV-LOS-08"


@rule("DV-LOS-09", "DV-RUL-28")
@pytest.mark.parametrize("door", ["O", "D"])
def test_the_predicate_space_by_space(door: str) -> None:
    """DV-EX-36: x = A..E is one room, F..J the other, the door lies between E3 and F3."""
    wall = "+-" * 10 + "+"
    inner = "+ " * 10 + "+"
    plain, middle = "|. . . . .|. . . . .|", f"|. . . . .{door}. . . . .|"
    rows = [plain, plain, middle, plain, plain]
    table = Table(
        "\n".join([*[wall, *(line for r in rows for line in (r, inner))][:-1], wall]),
        areas={"start": "A1", "hall": "F1"},
        heroes={"vardak": {"at": "A1"}},
        turn="vardak",
        adventure={"objective": {"win": ["count never 1"]}},
    )
    state, is_open = table.state, door == "O"
    left = [f"{x}{y}" for x in "ABCDE" for y in range(1, 6)]
    right = [f"{x}{y}" for x in "FGHIJ" for y in range(1, 6)]
    bit = sheet_of(state).grid.bit

    def is_visible(space: str, other: str) -> bool:
        return bool(visible_spaces(state, space) & bit[other])

    for a in left:
        assert all(is_visible(a, b) for b in left)
        for b in right:
            assert is_visible(a, b) is is_visible(b, a) is (is_open and (a == "E3" or b == "F3"))


@rule("DV-LOS-10", "DV-RUL-28")
def test_visibility_never_passes_two_doors() -> None:
    table = Table(
        "+-+-+-+-+\n|V NO.Oo|\n+-+-+-+-+",
        areas={"start": "A1", "mid": "C1", "end": "D1"},
        turn="naurania",
        heroes=BOW,
    )
    assert targets(table) == []
    assert table.refusal("attack orc-1") == "DV-LOS-08"
    near = Table("+-+-+-+-+\n|V .ONOo|\n+-+-+-+-+", areas={"start": "A1", "mid": "C1", "end": "D1"}, turn="naurania", heroes=BOW)
    assert targets(near) == ["orc-1"]


@rule("DV-LOS-09")
def test_a_door_to_another_room_shows_nothing_of_this_one() -> None:
    """Naurania stands in front of an open door, but the Orc is behind another, closed one."""
    table = Table(
        "+-+-+-+\n|NO. .|\n+D+-+-+\n|. . o|\n+-+-+-+",
        areas={"start": "A1", "east": "B1", "south": "A2"},
        turn="naurania",
        heroes=BOW,
    )
    assert targets(table) == []


@rule("DV-RUL-29")
def test_an_attack_spell_is_played_with_play_card_and_is_an_attack() -> None:
    """It needs no Attack Action, and what helps the next attack helps it."""
    table = Table(
        "+-+-+-+\n|N . o|\n+-+-+-+",
        turn="naurania",
        heroes={"naurania": {"hand": ["fire-bolt"]}},
        lasting=[{"card": "battle-hymn", "owner": "naurania"}],
        dice=["hit miss miss miss miss miss", "hit miss"],
        initiative=["orc"],
    )
    assert table.refusal("attack orc-1") == "DV-ATK-01"
    table.play("play fire-bolt at orc-1")
    assert table.last("ActionTaken").action == "play"
    assert table.told("Rolled")[0].dice == ("red", "red", "blue", "blue", "blue", "blue")
    assert table.told("AttackDeclared")[0].card == "fire-bolt"
    assert table.state.lasting == []
    assert "battle-hymn.1" in table.state.heroes["naurania"].used


@rule("DV-RUL-30")
def test_allies_are_not_attacked_by_weapon_bow_or_spell() -> None:
    table = Table("+-+-+-+\n|N V o|\n+-+-+-+", turn="naurania", heroes={"naurania": {"worn": ["bow"], "hand": ["fire-bolt"]}})
    assert table.refusal("attack vardak") == "DV-ATK-05"
    assert not table.may("attack vardak")
    assert table.refusal("play fire-bolt at vardak") == "DV-PLAY-01"
    monster = Table("+-+-+-+\n|V o k|\n+-+-+-+", next="orc", choices=["activate orc-1"])
    assert monster.refusal("attack kobold-1") == "DV-ATK-05"
    assert targets(monster) == ["vardak"]
    assert monster.refusal("attack orc-1") == "DV-ATK-05"


# --- what nobody may see (DV-GEN) ------------------------------------------------------------------


@rule("DV-GEN-08", "DV-GEN-10")
@pytest.mark.parametrize("seat", ["vardak", "naurania", "storm", "wick"])
def test_a_hero_players_view_holds_nothing_of_the_undiscovered_dungeon(seat: str) -> None:
    table = Table(
        "+-+-+-+-+\n|V ND. k|\n+-+-+-+-+",
        areas={"start": "A1", "den": "C1"},
        unexplored=["den"],
        turn="vardak",
        keeper_hand=["dark-fury"],
        keeper_cards=["dark-bolt"],
        adventure={"tokens": {"crown": "C1"}},
    )
    seen = table.session.view(seat).state
    assert seen.keeper_hand == ["?"]
    assert seen.keeper_cards == ["?"]
    assert "kobold" not in str(seen)
    assert "crown" not in str(seen)
    assert "den" not in seen.areas
    assert table.session.view("keeper").state.keeper_hand == ["dark-fury.1"]


@rule("DV-GEN-08", "DV-GEN-09")
def test_a_heros_imagined_dungeons_differ_but_the_keepers_is_always_the_true_one() -> None:
    state = Session.begin(GAME, "gronks-lair", "seed").state
    sheet = SHEETS["gronks-lair"]

    def imagined(seat: str, key: bytes) -> DVState:
        return GAME.redeal(copy_of(state), seat, Chance(key))

    def monsters(world: DVState) -> dict[str, Any]:
        return {area: sheet_of(world).placements.get(area, ()) for area in sheet.placements}

    assert sheet.traps
    keepers = imagined("keeper", b"k")
    assert monsters(keepers) == sheet.placements
    assert {space: armed_trap(keepers, space) for space in sheet.traps} == sheet.traps
    worlds = [monsters(imagined("vardak", bytes([n]))) for n in range(4)]
    assert sheet.placements not in worlds
    assert all(worlds[0] != other for other in worlds[1:])
