"""The boards of scenes in text: marks of their own for everybody, large figures, Zones, plans that only one seat sees."""

from __future__ import annotations

import pytest

from tenebra.games.registry import GAMES
from tenebra.kernel import Session
from tenebra.kit.ground import Door, Grid, LevelToken, Room, Zone, Zones
from tenebra.kit.scene import Piece, Plate, Question, Scene, Thing
from tenebra.kit.words import Words
from tenebra.terminal.chart import ChartOptions, chart_of, focus_of, legend_of
from tenebra.terminal.marks import Marks
from tests.games.scenery import scene
from tests.terminal.conftest import FIRST


def piece(id: str, name: str, place: str, side: str = "foe", **more: object) -> Piece:
    return Piece(id, name, "", side, place, "", **more)  # type: ignore[arg-type]


def thing(kind: str, name: str, place: str, **more: object) -> Thing:
    return Thing(f"{kind}@{place}", kind, name, "", place, "", **more)  # type: ignore[arg-type]


HALL = Room("hall", "Hall", tuple(f"{column}{row}" for row in range(1, 5) for column in "ABC"))
CELL = Room("cell", "Cell", ("D1", "D2"))
GRID = Grid(4, 4, (HALL, CELL), ("A4-B4",), (Door("C1-D1", "locked", ""), Door("C2-D2", "secret", "", is_plan=True)), "")


def table(*pieces: Piece, board: Grid | Zones = GRID, things: tuple[Thing, ...] = (), about: str = "") -> Scene:
    plates = tuple(Plate(one.id, one.id, one.name, "", "", "hero", "") for one in pieces if one.side == "hero")
    return Scene("g", "s", "", "", 1, "", board, pieces, things, plates=plates, question=Question((), "", about))


def drawn(shown: Scene, offered: tuple[str, ...] = (), width: int = 200, height: int = 0, boxes: bool = True) -> list[str]:
    look = ChartOptions(Marks(), focus_of(shown, ""), offered, width, height, boxes)
    return [line.plain for line in chart_of(shown).draw(shown, look)]


def test_a_grid_shows_who_stands_there_what_lies_there_and_where_one_may_go() -> None:
    hero, kobold = piece("vardak", "Vardak", "A1", "hero"), piece("kobold-12", "Kobold 12", "D2", number=12)
    things = (
        thing("table", "Table", "B2", columns=2),
        thing("gargoyle", "Gargoyle", "C4"),
        thing("trap", "Pit", "A4", is_plan=True),
    )
    assert drawn(table(hero, kobold, things=things), ("B1", "B2")) == [
        "     A  B  C  D",
        "   ┌────────┬──┐",
        "  1│Va  •  ·X ·│",
        "   │        │  │",
        "  2│ · == ==SkC│",
        "   │        ├──┘",
        "  3│ ·  ·  ·│",
        "   │  ╷     │",
        "  4│><│ · ga│",
        "   └──┴─────┘",
    ]


def test_a_large_figure_covers_all_its_spaces_and_stands_before_what_lies_there() -> None:
    dragon = piece("dragon", "Old Dragon", "B2", "boss", columns=2, rows=3)
    lines = drawn(table(dragon, things=(thing("table", "Table", "C3"),)))
    assert [line.count("OD") for line in lines] == [0, 0, 0, 0, 2, 0, 2, 0, 2, 0]


def test_a_carried_figure_is_not_drawn_and_a_hero_stands_before_a_spirit() -> None:
    wick, ghost = piece("wick", "Wick", "A1", "hero"), piece("storm", "Storm", "A1", "spirit")
    assert "Wi" in drawn(table(ghost, wick))[2]
    carried = piece("storm", "Storm", "B1", "spirit", status=("carried",))
    assert "st" not in "".join(drawn(table(carried, wick)))


ZONES = Zones(
    2,
    1,
    (Room("street", "Street", ("A1",)), Room("vault", "Vault", ("B1",), "unexplored")),
    (),
    (Door("A1-B1", "closed", ""),),
    "",
    (),
    (Zone("A1", "Gate", "street", True, False, ""), Zone("B1", "Vault", "vault", False, True, "")),
    (LevelToken("l", "A1", 2, True, ""),),
)
MOB = piece("mob", "Goblin Warriors 2", "A1", "boss", number=2, minions=(1, 1, 1))


def test_zones_show_light_doors_everybody_tokens_and_what_is_closed() -> None:
    hero = piece("owen", "Owen", "A1", "hero")
    things = (thing("treasure", "Treasure", "B1"), thing("treasure", "Treasure", "B1"))
    lines = drawn(table(MOB, hero, board=ZONES, things=things), ("A1",))
    assert lines == [
        "        A         B",
        "   ┌─────────┬─────────┐",
        "   │Ow     •☼█$2     ?▒│",
        "  1│GW2+3 L2 █         │",
        "   │         █         │",
        "   └─────────┴─────────┘",
    ]
    options = ChartOptions(Marks(), "", ("A1",), 0, 0)
    legend = legend_of(table(MOB, board=ZONES), options, Words("en")).replace("\N{NO-BREAK SPACE}", " ")
    for told in (
        "█ closed door",
        "☼ light",
        "▒ shadow",
        "? closed Chamber",
        "L1 Level token",
        "+3 with 3 Minions",
        "• within reach",
    ):
        assert told in legend


def test_zones_become_narrower_or_are_cut_where_there_is_less_room() -> None:
    session = Session.begin(GAMES["massive-darkness"], FIRST["massive-darkness"], "7")
    shown = scene(session, "owen")
    assert max(map(len, drawn(shown, width=80))) <= 80
    assert len(drawn(shown, width=80, height=12)) == 11
    small = drawn(shown, width=40, height=9)
    assert max(map(len, small)) <= 40
    assert len(small) <= 9
    assert any("Ow El" in line for line in small)
    assert all(line.isascii() for line in drawn(shown, boxes=False))


def test_names_are_cut_to_letters_of_their_own_that_stay() -> None:
    names = ("Sibyl", "Siegfried", "Orc 1", "Ogre 1", "Orc 2", "Si", "Grim Knight", "Grey Knave", "Ork")
    pieces = [piece(f"p{n}", name, "A1", number=int(name[-1]) if name[-1].isdigit() else 0) for n, name in enumerate(names)]
    marks = Marks()
    first = [mark.text for mark in marks.of(table(*pieces), is_short=True).values()]
    assert first == ["si", "se", "o1", "g1", "o2", "sa", "gk", "gr", "or"]
    alone = marks.of(table(*reversed(pieces)), is_short=True)
    assert [alone[one.id].text for one in pieces] == first


def test_two_of_one_name_are_told_apart() -> None:
    marks = Marks().of(table(piece("a", "Guard", "A1"), piece("b", "Guard", "B1")), is_short=True)
    assert marks["a"].text == "gu"
    assert len({mark.text for mark in marks.values()}) == 2


def test_a_side_is_seen_by_its_letters() -> None:
    sides = ("hero", "ally", "spirit", "foe", "boss")
    names = {side: piece(side, f"{side} {side[::-1]}", "A1", side) for side in sides}
    texts = {id: mark.text for id, mark in Marks().of(table(*names.values()), is_short=True).items()}
    assert [text.istitle() for text in texts.values()] == [True, True, False, False, False]
    assert [text.isupper() for text in texts.values()] == [False, False, False, False, True]


def test_things_with_one_mark_are_told_apart_by_where_they_lie() -> None:
    shown = table(things=(thing("token", "Lantern", "A1"), thing("token", "Rope", "B1"), thing("chest", "Chest", "C1")))
    legend = legend_of(shown, ChartOptions(Marks(), "", (), 0, 0), Words("en")).replace("\N{NO-BREAK SPACE}", " ")
    assert legend == "** Lantern (A1)  ** Rope (B1)  [] Chest  X locked door  S secret door"


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", FIRST)
def test_no_two_marks_on_a_board_of_the_box_are_alike(game: str, lang: str) -> None:
    package = GAMES[game]
    for scenario in package.scenarios():
        session = Session.begin(package, scenario, "marks")
        for _ in range(40):
            assert session.decision is not None
            seat = session.decision.seats[0]
            shown = scene(session, seat, lang)
            named = Marks().of(shown, chart_of(shown).is_short)
            assert len({mark.text for mark in named.values()}) == len(named)
            session.choose(session.decision.options(seat)[0], seat)


def test_only_whoever_holds_the_plan_sees_it() -> None:
    session = Session.begin(GAMES["dungeon-venture"], "gronks-lair", "1")
    while session.decision is not None and session.decision.prompt != "turn":
        session.choose(session.decision.options()[0])
    heroes, keeper = ("\n".join(drawn(scene(session, seat))) for seat in ("vardak", "keeper"))
    for secret in ("k?", "o?", "[]", "><", "S"):
        assert secret not in heroes.replace("St", ""), secret
        assert secret in keeper.replace("St", ""), secret
