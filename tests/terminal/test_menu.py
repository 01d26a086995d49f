"""The choices of a question as a menu, and what a typed line means."""

import pytest

from tenebra.kit.ground import Grid, Room
from tenebra.kit.scene import Card, Cards, Choice, Forecast, Piece, Question, Scene
from tenebra.kit.words import Words
from tenebra.terminal.menu import MenuLine, brief, closest, find, groups_of, menu_of, names_in, note_of

SPACES = {"C1": "Hall", "C10": "Crypt", "C11": "Crypt"}
KOBOLDS = tuple(Piece(f"kobold-{n}", f"Coboldo {n}", "", "foe", "C1", "", number=n) for n in (1, 2))
BOLT = Card("fire-bolt.1", "spell", "Dardo di fuoco")


def move(to: str, warn: str = "") -> Choice:
    return Choice(f"move {to}", f"Walk to {to}", "space", "", (to,), verb="Muovi", path=(to,), warn=warn)


CHOICES = (
    Choice("attack kobold-1", "Attacca Coboldo 1", "attack", "", ("kobold-1", "C1"), verb="Attacca"),
    Choice("attack kobold-2", "Attacca Coboldo 2", "attack", "", ("kobold-2", "C1"), verb="Attacca"),
    move("C1"),
    Choice(
        "play fire-bolt at kobold-2", "Gioca Dardo di fuoco su Coboldo 2", "card", "", ("fire-bolt.1", "kobold-2"), verb="Lancia"
    ),
    move("C10", warn="A Pit."),
    Choice("move C1 via crypt", "Walk to C1 by way of: Crypt", "space", "", ("C1",), verb="Muovi"),
    Choice("end", "End the turn", "end", "", verb="Fine"),
)


def scene_of(*choices: Choice) -> Scene:
    board = Grid(3, 11, (Room("hall", "Hall", ("C1",)), Room("crypt", "Crypt", ("C10", "C11"))), (), (), "")
    hand = Cards("hand", "hero", "hand", "Hand", (BOLT,))
    return Scene("g", "s", "", "", 1, "", board, KOBOLDS, cards=(hand,), question=Question(("hero",), "", choices=choices))


MENU = menu_of(scene_of(*CHOICES), SPACES)


def keys(text: str, menu: list[MenuLine] = MENU) -> list[str]:
    return [line.choice.key for line in find(text, menu)]


def test_the_spaces_come_last_and_all_are_numbered_through() -> None:
    assert [(line.number, line.choice.group, line.space) for line in MENU] == [
        (1, "attack", ""),
        (2, "attack", ""),
        (3, "card", ""),
        (4, "end", ""),
        (5, "space", "C1"),
        (6, "space", "C10"),
        (7, "space", "C1"),
    ]
    assert list(groups_of(MENU)) == ["attack", "card", "end"]


def test_spaces_are_listed_in_brief_by_what_is_done_where_they_lie_and_what_it_may_cost() -> None:
    assert brief(menu_of(scene_of(*CHOICES, move("C11")), SPACES), SPACES) == [
        'Walk to … ("C1")',
        "      Hall: C1",
        "      Crypt: C10 (A Pit.)",
        "      Crypt: C11",
        'Walk to … by way of: Crypt ("move C1 via crypt")',
        "      Hall: C1",
    ]
    bare = Choice("place C1", "C1", "space", "", ("C1",), verb="Choose space")
    assert brief(menu_of(scene_of(bare), SPACES), SPACES)[0] == 'Choose space … ("C1")'


def test_a_choice_with_chances_has_a_line_of_its_own_and_says_them() -> None:
    words, odds = Words("en"), Forecast("kobold-1", (), (), 45, 20, 0.84, (), "all of it")
    charge = Choice("charge C1", "Charge to C1", "skill", "", ("C1",), "Fast.", cost="1 XP", warn="A Pit", forecasts=(odds,))
    (line,) = menu_of(scene_of(charge), SPACES)
    assert line.space == ""
    names = names_in(scene_of(charge))
    assert note_of(charge, words, names) == "45% to wound, 20% to kill, 0.8 wounds on average. Fast. 1 XP. A Pit."
    two = Choice(
        "play fireball", "Fireball", "card", "", forecasts=(odds, Forecast("kobold-2", (), (), 5, 0, 0.1, (), "")), cost="3"
    )
    assert note_of(two, words, names) == "Coboldo 1: 45% to wound, 20% to kill; Coboldo 2: 5% to wound, 0% to kill."


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", ["attack kobold-1"]),
        ("attack kobold-2", ["attack kobold-2"]),
        ("ATTACCA coboldo 2", ["attack kobold-2"]),
        ("attack", ["attack kobold-1", "attack kobold-2"]),
        ("e", ["end"]),
        ("gioca dardo", ["play fire-bolt at kobold-2"]),
        ("play bolt kobold-2", ["play fire-bolt at kobold-2"]),
        ("c10", ["move C10"]),
        ("C1", ["move C1"]),
        ("muovi c10", ["move C10"]),
        ("lancia dardo di fuoco coboldo 2", ["play fire-bolt at kobold-2"]),
        ("7", ["move C1 via crypt"]),
        ("8", []),
        ("0", []),
        ("dance", []),
        ("", []),
        ("?!", []),
    ],
)
def test_a_number_a_text_its_beginning_or_its_words(typed: str, meant: list[str]) -> None:
    assert keys(typed) == meant


def test_a_space_is_never_cut_short() -> None:
    far = [line for line in MENU if line.space != "C1"]
    assert keys("C1") == ["move C1"]
    assert keys("move C1", far) == []
    assert keys("C1", far) == []


def test_a_mistyped_option_reminds_of_those_with_the_same_verb() -> None:
    assert [line.choice.key for line in closest("attack dragon", MENU)] == ["attack kobold-1", "attack kobold-2"]
