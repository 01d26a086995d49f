"""Content files that are broken: the complaint names the file, the line, and where it can the column."""

import pytest

from tenebra.games.conan.content import entries
from tests.games.broken import Shelf

FILES = Shelf(
    "tenebra.games.conan.content",
    {
        "heroes.toml": entries.read_heroes,
        "units.toml": entries.read_tiles,
        "allies.toml": entries.read_tiles,
        "cards.toml": entries.read_cards,
        "spells.toml": entries.read_spells,
        "events.toml": entries.read_events,  # type: ignore[dict-item]
    },
)


@pytest.mark.parametrize(
    ("name", "old", "new", "near"),
    [
        ("cards.toml", "Melee orange r; Guard yellow", "Melee orange r; Guard pink", "pink"),
        ("cards.toml", "You have Swimming", "You have Gills", "Gills"),
        ("cards.toml", "Discard: heal 2", "Discard: heal +2", "+2"),
        ("cards.toml", "every friend in your area, until", "every friend in your area, till", "till"),
        ("spells.toml", "an enemy in sight", "a stranger", "a stranger"),
        ("spells.toml", "Teleport", "Teleport twice", "twice"),
    ],
)
def test_a_broken_text_is_told_with_line_and_column(name: str, old: str, new: str, near: str) -> None:
    error, line = FILES.break_(name, old, new)
    assert line[error.column - 1 :].startswith(near)
    assert "not understood" in error.reason


HROAR, WOLF_MILK = 'melee = ["red", 5]', "Discard: heal 2 wounds, a friend in your area"


@pytest.mark.parametrize(
    ("name", "old", "new", "reason", "near"),
    [
        ("heroes.toml", HROAR, 'melee = ["pink", 5]', "'pink' is not dice", "pink"),
        ("heroes.toml", HROAR, 'melee = ["2 red", 5]', "hroar: an action space prints one die", "[hroar]"),
        ("heroes.toml", "[[8, 1], [11, 2]]", "[[8, 1], [13, 2]]", "hroar: the two limits of movement", "[hroar]"),
        ("heroes.toml", "[[8, 1], [11, 2]]", "[[11, 1], [8, 2]]", "hroar: the two limits of movement", "[hroar]"),
        ("heroes.toml", "[[8, 1], [11, 2]]", "[[8, 2], [11, 1]]", "hroar: the two limits of movement", "[hroar]"),
        ("heroes.toml", "[[8, 1], [11, 2]]", "[[8, 1], [11, 3]]", "hroar: the two limits of movement", "[hroar]"),
        ("heroes.toml", "climb = 7", "patience = 7", "patience", "skills"),
        ("heroes.toml", "gems = 12", "gems = 'many'", "Expected `int`", "gems"),
        ("units.toml", '"orange + yellow"', '"orange and yellow"', "'orange and yellow' is not dice", "orange and yellow"),
        ("units.toml", "models = 5", "models = 5\nlife = 2", "raiders: minions have 1 Life", "[raiders]"),
        ("units.toml", "life = 6\n", "", "vesh: a lieutenant is alone and has more than 1 Life", "[vesh]"),
        ("units.toml", "life = 6\n", "life = 6\nmodels = 2\n", "vesh: a lieutenant is alone", "[vesh]"),
        ("units.toml", 'size = "large"', 'size = "vast"', "vast", "size"),
        ("units.toml", '["evasive"]', '["elusive"]', "elusive", "skills"),
        ("allies.toml", "armour = 1", "armor = 1", "armor", "armor"),
        ("events.toml", "events =", "omens =", "omens", ""),
        ("cards.toml", 'id = "honest-sword"', 'id = "hand-axe"', "'hand-axe' is written twice", 'id = "hand-axe"'),
        ("cards.toml", '"Armour yellow"', '"Guard yellow"', "boiled-leather: this is not the text of a card", "boiled-leather"),
        ("cards.toml", '"Melee orange + yellow"', '"Armour 1"', "river-sabre: this is not the text of a card", "river-sabre"),
        ("cards.toml", '"Melee 2 red"', '"Melee red; Melee red"', "tombstone: a card has at most one bonus", "tombstone"),
        (
            "cards.toml",
            "heal 2 wounds, a friend",
            "attack with red, a friend",
            "wolf-milk: attack does not go",
            "wolf-milk",
        ),
        ("cards.toml", WOLF_MILK, f"{WOLF_MILK}, until your next turn", "wolf-milk: nothing of this lasts", "wolf-milk"),
        (
            "spells.toml",
            '"Attack with 2',
            '"Melee red; Attack with 2',
            "cold-fingers: a spell is one deed",
            "[cold-f",
        ),
        ("spells.toml", '"Teleport"', '"Discard: teleport"', "door-in-the-air: a spell is one deed", "[door-in-the-air]"),
        ("spells.toml", '"Teleport"', '"Teleport, your area"', "door-in-the-air: teleport does not go", "[door-in-the-air]"),
        ("spells.toml", 'cost = "X"', "cost = 2", "locust-hour: X stands in the cost and in the text", "[locust-hour]"),
        ("spells.toml", "cost = 2", 'cost = "X"', "cold-fingers: X stands in the cost and in the text", "[cold-fingers]"),
        ("spells.toml", "limit = 3", "limit = 2", "the-whole-sky: the cost fits on the card", "[the-whole-sky]"),
        (
            "spells.toml",
            "load 3, an object",
            "load 3, an enemy",
            "nobodys-hand: fetch does not go",
            "[nobodys",
        ),
        ("spells.toml", "an object in sight", "your area", "nobodys-hand: fetch does not go", "[nobodys-hand]"),
        ("spells.toml", "Web, an enemy in sight", "Web, an area in sight", "roots-remember: web does not go", "[roots-remember]"),
    ],
)
def test_a_broken_entry_is_told_with_its_line(name: str, old: str, new: str, reason: str, near: str) -> None:
    error, line = FILES.break_(name, old, new)
    assert reason in error.reason
    assert near in line
