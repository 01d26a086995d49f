"""What a typed line means."""

import pytest

from tenebra.terminal.menu import Draft, Line, closest, find, groups_of, menu_of

MENU = menu_of(
    [
        Draft("vardak", "move C1", "space", "Walk to C1", ("C1",)),
        Draft("vardak", "move C10", "space", "Walk to C10", ("C10",)),
        Draft("vardak", "attack kobold-1", "attack", "Attacca Coboldo 1"),
        Draft("vardak", "attack kobold-2", "attack", "Attacca Coboldo 2"),
        Draft("vardak", "play fire-bolt at kobold-2", "card", "Gioca Dardo di fuoco su Coboldo 2"),
        Draft("vardak", "end", "end", "End the turn"),
    ],
    ["attack", "card", "end", "space"],
)


def keys(text: str, menu: list[Line] = MENU) -> list[str]:
    return [line.key for line in find(text, menu)]


def test_groups_come_in_their_order_and_are_numbered_through() -> None:
    assert [(line.number, line.group) for line in MENU] == [
        (1, "attack"),
        (2, "attack"),
        (3, "card"),
        (4, "end"),
        (5, "space"),
        (6, "space"),
    ]
    assert list(groups_of(MENU)) == ["attack", "card", "end", "space"]


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
        ("7", []),
        ("0", []),
        ("dance", []),
        ("", []),
        ("?!", []),
    ],
)
def test_a_number_a_text_its_beginning_or_its_words(typed: str, meant: list[str]) -> None:
    assert keys(typed) == meant


def test_a_space_is_never_cut_short() -> None:
    far = [line for line in MENU if line.key != "move C1"]
    assert keys("C1") == ["move C1"]
    assert keys("move C1", far) == []
    assert keys("C1", far) == []


def test_a_mistyped_option_reminds_of_those_with_the_same_verb() -> None:
    assert [line.key for line in closest("attack dragon", MENU)] == ["attack kobold-1", "attack kobold-2"]
