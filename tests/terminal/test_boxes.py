"""Boxes: lines, doors, what is known, what fits."""

from tenebra.terminal.boxes import Part, Plan, Size, draw_boxes, fill, part_to_show
from tenebra.terminal.marks import Mark

TWO_ROOMS = Plan(
    {"A1": (0, 0), "B1": (1, 0), "C1": (2, 0), "A2": (0, 1), "B2": (1, 1), "C2": (2, 1)}, frozenset({"B1-B2", "A2-B2"})
)
LONG = Plan({f"{chr(65 + column)}1": (column, 0) for column in range(20)}, frozenset())


def test_walls_corners_doors_and_marks() -> None:
    lines = draw_boxes(TWO_ROOMS, {"A1": [[Mark("Va", "green")]]}, {"A2-B2": Mark("█")}, part_to_show(TWO_ROOMS, "A1", 0, 0))
    assert [line.plain for line in lines] == [
        "     A  B  C",
        "   ┌────────┐",
        "  1│Va  ·  ·│",
        "   │  ┌──╴  │",
        "  2│ ·█ ·  ·│",
        "   └──┴─────┘",
    ]


def test_without_box_characters_everything_is_ascii() -> None:
    lines = draw_boxes(TWO_ROOMS, {}, {"A2-B2": Mark("█")}, Part(0, 2, 0, 1), boxes=False)
    assert all(line.plain.isascii() for line in lines)
    assert "#" in lines[4].plain


def test_unknown_spaces_are_blank() -> None:
    known = Plan({"A1": (0, 0), "A2": (0, 1)}, frozenset())
    lines = draw_boxes(known, {"C1": [[Mark("k1")]]}, {}, part_to_show(known, "A1", 0, 0))
    text = "\n".join(line.plain for line in lines)
    assert "k1" not in text
    assert "B" not in text


def test_a_small_screen_shows_the_part_around_the_figure() -> None:
    assert part_to_show(LONG, "A1", 8, 0) == Part(0, 7, 0, 0)
    assert part_to_show(LONG, "J1", 8, 0) == Part(5, 12, 0, 0)
    assert part_to_show(LONG, "T1", 8, 0) == Part(12, 19, 0, 0)
    assert part_to_show(LONG, "T1", 0, 0) == Part(0, 19, 0, 0)
    assert [line.plain for line in draw_boxes(LONG, {}, {}, Part(5, 7, 0, 0))] == [
        "     F  G  H",
        "   ──────────",
        "  1  ·  ·  ·",
        "   ──────────",
    ]


def test_whoever_has_no_room_in_a_space_is_counted() -> None:
    marks = [Mark(text) for text in ("Ow", "El", "Sy", "Wh", "Bj", "Sg")]
    lines = fill(marks, [Mark("☼")], Size(7, 2))
    assert ["".join(mark.text for mark in line) for line in lines] == ["Ow El ☼", "Sy +3"]
    lines = fill(marks[:4], [Mark("☼")], Size(7, 2))
    assert ["".join(mark.text for mark in line) for line in lines] == ["Ow El ☼", "Sy Wh"]
