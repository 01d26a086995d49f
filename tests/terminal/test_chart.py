"""The map in text: lines, doors, what is known, what fits."""

from tenebra.boards import parse_drawing
from tenebra.games.dungeon_venture import GAME
from tenebra.kernel import Session
from tenebra.terminal.chart import Mark, Part, draw_chart, part_to_show
from tenebra.terminal.dungeon_chart import chart_of, mark_of
from tests.games.dungeon_venture.table import Table

TWO_ROOMS = parse_drawing(
    """
+-+-+-+
|. . .|
+ +-+ +
|.D. .|
+-+-+-+
"""
)


def test_walls_corners_doors_and_marks() -> None:
    grid = TWO_ROOMS.grid
    lines = draw_chart(
        grid,
        {"A1": Mark("Va", "green")},
        {"A2-B2": Mark("█")},
        grid.floor,
        part_to_show(grid, grid.floor, "A1", 0, 0),
    )
    assert [line.plain for line in lines] == [
        "     A  B  C",
        "   ┌────────┐",
        "  1│Va  ·  ·│",
        "   │  ┌──╴  │",
        "  2│ ·█ ·  ·│",
        "   └──┴─────┘",
    ]


def test_without_box_characters_everything_is_ascii() -> None:
    grid = TWO_ROOMS.grid
    lines = draw_chart(grid, {}, {"A2-B2": Mark("█")}, grid.floor, Part(0, 2, 0, 1), boxes=False)
    assert all(line.plain.isascii() for line in lines)
    assert "#" in lines[4].plain


def test_unknown_spaces_are_blank() -> None:
    grid = TWO_ROOMS.grid
    known = grid.set_of(["A1", "A2"])
    lines = draw_chart(grid, {"C1": Mark("k1")}, {}, known, part_to_show(grid, known, "A1", 0, 0))
    text = "\n".join(line.plain for line in lines)
    assert "k1" not in text
    assert "B" not in text


def test_a_small_screen_shows_the_part_around_the_figure() -> None:
    grid = parse_drawing("\n".join(["+-" * 20 + "+", "|" + ". " * 19 + ".|", "+-" * 20 + "+"])).grid
    assert part_to_show(grid, grid.floor, "A1", 8, 0) == Part(0, 7, 0, 0)
    assert part_to_show(grid, grid.floor, "J1", 8, 0) == Part(5, 12, 0, 0)
    assert part_to_show(grid, grid.floor, "T1", 8, 0) == Part(12, 19, 0, 0)
    assert part_to_show(grid, grid.floor, "T1", 0, 0) == Part(0, 19, 0, 0)


def test_figures_have_two_letters_of_their_own() -> None:
    table = Table(
        """
+-+-+-+-+
|V k . s|
+-+-+-+-+
""",
        turn="vardak",
    )
    assert [mark_of(figure).text for figure in table.state.figures.values()] == ["Va", "k1", "s1"]
    table.figure("vardak").form = "spirit"
    assert mark_of(table.figure("vardak")).text == "va"


def test_only_the_keeper_sees_the_adventure_sheet() -> None:
    session = Session.begin(GAME, "gronks-lair", "1")
    while session.decision is not None and session.decision.prompt != "turn":
        session.choose(session.decision.options()[0])
    heroes = "\n".join(line.plain for line in chart_of(session.view("vardak"), 100, 0, True))
    keeper = "\n".join(line.plain for line in chart_of(session.view("keeper"), 100, 0, True))
    for secret in ("k?", "o?", "GR", "[]", ">>", "()", "S", "12"):
        assert secret not in heroes.replace("St", ""), secret
    for secret in ("k?", "o?", "GR", "[]", ">>", "()", "S"):
        assert secret in keeper.replace("St", ""), secret
