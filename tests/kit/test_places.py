"""Spaces and doors are called as people call them, with the coordinates at the end."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tenebra.games.dungeon_venture import GAME as VENTURE
from tenebra.games.registry import GAMES
from tenebra.kernel import Session
from tenebra.kit.ground import Areas, Zones
from tenebra.kit.package import GamePackage
from tenebra.kit.places import RoomLayout
from tenebra.kit.words import Words
from tenebra.players import play_out, seat_players

ROOMS = RoomLayout({"crypt": [f"{x}{y}" for x in "ABCD" for y in (1, 2, 3, 4)], "passage": ["E1", "F1", "G1"], "cell": ["H1"]})
CALLED = {"crypt": "la cripta", "passage": "il passaggio", "cell": "", "hall": "l'atrio"}


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("A1", "l'angolo nord-ovest della cripta (A1)"),
        ("D4", "l'angolo sud-est della cripta (D4)"),
        ("B1", "la parte nord della cripta (B1)"),
        ("B2", "il centro della cripta (B2)"),
        ("E1", "l'estremità ovest del passaggio (E1)"),
        ("F1", "il centro del passaggio (F1)"),
        ("D1-E1", "la porta est della cripta (D1-E1)"),
        ("G1-H1", "la porta est del passaggio (G1-H1)"),
        ("H1", "H1"),
        ("H1-I1", "la porta (H1-I1)"),
        ("Z9", "Z9"),
    ],
)
def test_a_place_goes_by_its_room_as_far_as_that_may_be_named(place: str, said: str) -> None:
    assert ROOMS.name(place, Words("it"), lambda room: CALLED[room]) == said


def test_an_area_nobody_has_seen_is_not_named_to_the_heroes() -> None:
    session = Session.begin(VENTURE, "gronks-lair", "places")
    words = Words("en", VENTURE)
    assert "guardroom" in VENTURE.teller(words, session.view("keeper")).name("B4")
    hero = VENTURE.teller(words, session.view("vardak"))
    assert (hero.name("B4"), hero.name("B4-B5")) == ("B4", "the north door of the hole in the hill (B4-B5)")


@pytest.mark.parametrize("game", list(GAMES))
def test_every_room_has_its_italian_article(game: str) -> None:
    package = GAMES[game]
    words, article = Words("it", package), re.compile(r"(il|lo|la|i|gli|le) |l'")
    for scenario in package.scenarios():
        session = Session.begin(package, scenario, "places")
        teller = package.open_teller(words, session.state)
        seat = package.seats(session.state)[0]
        board = package.scene(session.view(seat), words, lambda _: None).board
        places = [area.id for area in board.areas] if isinstance(board, Areas) else [room.spaces[0] for room in board.rooms]
        assert [place for place in places if not article.match(teller.name(place))] == []


ALONE = re.compile(r"(?<![(\w-])[A-Z]{1,2}\d{1,2}(-[A-Z]{1,2}\d{1,2})?(?![)\w-])")


def play_until_much_is_offered(session: Session[Any], package: GamePackage) -> None:
    """In the middle of a game: a choice between few says little of places."""
    players = seat_players(package, "", otherwise="greedy")
    play_out(session, players, 150)
    while session.decision is not None and len(session.decision.options(session.decision.seat)) < 10:
        play_out(session, players, 1)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", list(GAMES))
def test_no_coordinate_is_said_alone(game: str, language: str) -> None:
    package = GAMES[game]
    words = Words(language, package)
    session = Session.begin(package, package.scenarios()[0], "places")
    play_until_much_is_offered(session, package)
    assert session.decision is not None
    view = session.view(session.decision.seat)
    scene = package.scene(view, words, lambda _: None)
    assert scene.question is not None
    zones = scene.board.zones if isinstance(scene.board, Zones) else scene.board.areas if isinstance(scene.board, Areas) else ()
    said = [*(piece.about for piece in scene.pieces), *(thing.about for thing in scene.things)]
    said += [*(door.about for door in scene.board.doors), *(zone.about for zone in zones)]
    said += [text for choice in scene.question.choices for text in (choice.label, choice.note, choice.warn)]
    advice = package.advise(view)
    said += [package.why(advice.why, advice.about, view, words), *package.overview(view, words)]
    known = [text for text in said if len(text) > len("AA12-AB12")]
    assert len(known) > 20
    assert [text for text in known if ALONE.search(text)] == []
