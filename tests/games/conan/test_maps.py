"""Maps (CO-MAP): the four of the box, what borders are, and what is wrong with a map, by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tenebra.games.conan.content.maps import KINDS, MapText, build_map, map_ids, read_map
from tenebra.kernel import BadInput
from tenebra.kit.files import TextFile, toml_text
from tests.games.conan.table import rule

MANUAL = Path(__file__).parents[3] / "docs" / "conan" / "scenarios.md"
TEXT = re.findall(r"```toml\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL)[1]
SCENERY = Path(__file__).parents[3] / "web" / "src" / "board" / "areas"


@rule("CO-MAP-02", "CO-MAP-03")
@pytest.mark.parametrize("id", map_ids())
def test_every_map_is_a_place_of_its_own(id: str) -> None:
    chart = read_map(id)
    areas = chart.board.areas.values()
    assert 14 <= len(chart.board.areas) <= 22
    assert max(area.level for area in areas) >= 1
    assert all(3 <= area.capacity <= 12 for area in areas)
    assert len({border.kind for border in chart.board.borders.values()}) >= 5
    assert len({one.kind for one in chart.scenery}) >= 12


def test_the_four_maps() -> None:
    assert map_ids() == ["hollow-king", "lantern-stair", "raven-ford", "wet-widow"]


@pytest.mark.parametrize("id", map_ids())
def test_the_page_can_draw_everything_on_a_map(id: str) -> None:
    drawn = " ".join((SCENERY / name).read_text(encoding="utf-8") for name in ("scenery.ts", "borders.ts", "ground.ts"))
    kinds = {one.kind for one in read_map(id).scenery} | {read_map(id).wall}
    assert [kind for kind in sorted(kinds) if not re.search(rf"\b{kind}\b", drawn)] == []


@rule("CO-RUL-25", "CO-RUL-26", "CO-LOS-06")
def test_who_stands_high_sees_down_and_nobody_sees_through_a_palisade() -> None:
    board = read_map("raven-ford").board
    seen = {name: board.members(board.sight()[board.index[name]]) for name in board.names}
    assert "landing" in seen["watchtower"]
    assert "watchtower" not in seen["landing"]
    assert "watchtower" in seen["the-ledge"], "they are joined by a ladder"
    assert "chiefs-tent" not in seen["pine-wood"]
    assert "north-brake" not in seen["supply-yard"]
    opened = board.sight(["north-brake|supply-yard"])
    assert opened[board.index["supply-yard"]] & board.bit["north-brake"]


@rule("CO-MAP-01", "CO-MAP-03", "CO-RUL-11")
def test_a_kind_of_border_says_who_gets_over_it() -> None:
    walked = [kind for kind, entry in KINDS.items() if entry.is_passable]
    assert walked == ["open", "obstacle", "rail", "hedge", "stairs", "ladder"]
    assert [kind for kind in walked if KINDS[kind].extra] == ["obstacle", "rail", "hedge", "ladder"]
    assert [kind for kind, entry in KINDS.items() if entry.material == "wood"] == ["palisade", "bulkhead", "door"]
    assert [kind for kind, entry in KINDS.items() if entry.blocks_sight] == ["hedge", "palisade", "bulkhead", "door", "wall"]
    assert [kind for kind, entry in KINDS.items() if entry.is_leap] == ["gap"]
    assert [kind for kind, entry in KINDS.items() if entry.is_cliff] == ["cliff"]
    assert [kind for kind, entry in KINDS.items() if entry.is_mutual] == ["stairs", "ladder"]
    obstacles = ["obstacle", "rail", "hedge", "palisade", "bulkhead", "door", "wall"]
    assert [kind for kind, entry in KINDS.items() if entry.is_obstacle] == obstacles
    assert {entry.extra for entry in KINDS.values()} == {0, 1}


def build(text: str) -> None:
    build_map("x", toml_text(text, MapText, "x.toml"), TextFile(text, "x.toml"))


def test_the_map_that_the_manual_shows_is_one() -> None:
    chart = build_map("x", toml_text(TEXT, MapText, "x"), TextFile(TEXT, "x"))
    assert chart.board.borders["hall|yard"].kind == "door"
    assert chart.grounds == {"yard": "", "hall": "planks"}
    assert chart.scenery[0].points == ((2.0, 1.2),)


@pytest.mark.parametrize(
    ("old", "new", "reason", "near"),
    [
        ('outline = "a b e d"', 'outline = "a b z d"', "there is no corner 'z'", "outline ="),
        ('= "door"', '= "curtain"', "'curtain' is no kind of border", "borders ="),
        ('"hall|yard"', '"yard|hall"', "'yard|hall' is no border of the map; write the areas in order", "borders ="),
        ('"hall|yard"', '"hall|moat"', "'hall|moat' is no border", "borders ="),
        ("centre = [60, 20]", "centre = [20, 20]", "the centre (20, 20) of area 'hall'", "[area.hall]"),
        ("room = 6", "rome = 6", "unknown field `rome`", "room = 6"),
        ("columns = 8", 'columns = 8\nsees = ["yard looks at hall"]', "write `roof sees yard`", "rows ="),
    ],
)
def test_what_is_wrong_with_a_map_is_named_by_line(old: str, new: str, reason: str, near: str) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(BadInput) as error:
        build(TEXT.replace(old, new))
    assert reason in error.value.reason
    assert error.value.line == TEXT[: TEXT.index(near)].count("\n") + 1


def test_there_is_no_other_map() -> None:
    with pytest.raises(BadInput, match="there is no map 'moon'; there are hollow-king"):
        read_map("moon")


def test_sight_may_be_written_by_hand() -> None:
    text = TEXT.replace("columns = 8", 'columns = 8\nsees = ["yard sees hall", "hall does not see yard"]')
    board = build_map("x", toml_text(text, MapText, "x"), TextFile(text, "x")).board
    assert [board.members(seen) for seen in board.sight()] == [["yard", "hall"], ["hall"]]
