"""Content files of the heroes that are broken: the complaint names the file, the line, and where it can the column."""

import pytest

from tenebra.games.drunagor.content import entries
from tests.games.broken import Shelf

FILES = Shelf(
    "tenebra.games.drunagor.content",
    {
        "heroes.toml": entries.read_heroes,  # type: ignore[dict-item]
        "skills.toml": entries.read_skill_cards,  # type: ignore[dict-item]
        "classes.toml": entries.read_classes,  # type: ignore[dict-item]
        "roles.toml": entries.read_roles,  # type: ignore[dict-item]
        "starting.toml": entries.read_items,  # type: ignore[dict-item]
        "camp.toml": entries.read_items,  # type: ignore[dict-item]
        "adventure.toml": entries.read_items,  # type: ignore[dict-item]
        "chest.toml": entries.read_items,  # type: ignore[dict-item]
        "events.toml": entries.read_events,
    },
)


@pytest.mark.parametrize(
    ("name", "old", "new", "near"),
    [
        ("heroes.toml", "MOVE 5; SELF, FOCUS 1", "MOVE 5; MYSELF, FOCUS 1", "MYSELF"),
        ("skills.toml", "REACTION: PREVENT ALL DMG", "REACTION: PREVENT ALL HARM", "ALL HARM"),
        ("classes.toml", "START OF TURN: ALLY", "START OF TURN: FRIEND", "FRIEND"),
        ("roles.toml", "UP TO TWO ADJ ENEMIES", "UP TO TWO NEAR ENEMIES", "NEAR"),
        ("camp.toml", "REACTION: OTHER ALLY, PREVENT 3", "REACTION: OTHER ALLY, PREVENT +3", "+3"),
        ("chest.toml", "DISCARD: SELF, HEAL 4", "DISCARD: SELF, HEAL much", "much"),
        ("events.toml", "EACH HERO, SLOW", "EVERY HERO, SLOW", "EVERY"),
    ],
)
def test_a_broken_text_is_told_with_line_and_column(name: str, old: str, new: str, near: str) -> None:
    error, line = FILES.break_(name, old, new)
    assert line[error.column - 1 :].startswith(near)
    assert "not understood" in error.reason


@pytest.mark.rule("DR-HER-04", "DR-HER-06", "DR-HER-11", "DR-HER-14", "DR-RUL-50", "DR-CLS-01", "DR-EQP-05")
@pytest.mark.parametrize(
    ("name", "old", "new", "reason", "near"),
    [
        ("heroes.toml", "yellow = 2, red = 1", "yellow = 1, red = 1", "vorn: a hero starts with 5 Action Cubes", "[vorn]"),
        ("heroes.toml", "guard-strike = ", "# guard-strike = ", "vorn: a hero has 2 skills of each colour", "[vorn]"),
        ("heroes.toml", "cross-parry = ", "# cross-parry = ", "vorn: a hero has 2 Focus Abilities", "[vorn]"),
        ("heroes.toml", "hold-the-line = ", 'stubborn = "+1 DMG"\nhold-the-line = ', "vorn: a hero has one passive", "[vorn]"),
        ("heroes.toml", ', "dented-plate"]', "]", "vorn: a hero starts with a weapon", "[vorn]"),
        ("heroes.toml", 'path = "strength"', 'path = "gluttony"', "gluttony", "path"),
        ("heroes.toml", "deflect = ", "guard-strike = ", "the skill 'guard-strike' is written twice", "guard-strike"),
        ("skills.toml", "mountain-falls = ", "# mountain-falls = ", "vorn.yellow: a skill card has 2 sides", "[vorn.yellow]"),
        ("classes.toml", "spiked-rim = ", "# spiked-rim = ", "wall: a tree has 3 abilities", "[warrior.wall."),
        ("classes.toml", "iron-skin = ", "heavy-hands = ", "the ability 'heavy-hands' is written twice", "heavy-hands"),
        ("roles.toml", "bulwark = ", "# bulwark = ", "defender: card I has two skills", "[defender.I]"),
        ("roles.toml", '"yellow red"', '"yellow pink"', "'yellow pink' is not colours of cubes", "pink"),
        ("starting.toml", "accuracy = 12\n", "", "iron-hammer: weapons have Accuracy and damage", '"iron-hammer"'),
        ("starting.toml", 'id = "iron-hammer"', 'id = "jagged-blade-axe"', "is written twice", "jagged-blade-axe"),
        ("camp.toml", "level = 1\n", "", "quarrymans-maul: Camp items have a level", "quarrymans-maul"),
        ("chest.toml", 'rarity = "common"\n', "", "healing-potion: Chest cards have a rarity", "healing-potion"),
        ("chest.toml", 'rarity = "common"', 'rarity = "mythic"', "mythic", "rarity"),
        ("adventure.toml", 'type = "shield"', 'type = "shield"\nsocketed = true\nbackless = 1', "backless", "backless"),
        ("adventure.toml", 'id = "magistrates-gavel"', 'id = "magistrates-gavel"\nsocketed = true', "has a back", "gavel"),
    ],
)  # fmt: skip
def test_a_broken_entry_is_told_with_its_line(name: str, old: str, new: str, reason: str, near: str) -> None:
    error, line = FILES.break_(name, old, new)
    assert reason in error.reason
    assert near in line


@pytest.mark.rule("DR-RUL-50", "DR-HER-03")
@pytest.mark.parametrize(
    ("old", "new"),
    [("guard-strike = ", "# guard-strike = "), ("guard-strike = ", 'one-more = "+0 HIT"\nguard-strike = ')],
)
def test_a_board_with_more_or_fewer_than_two_skills_of_a_colour_is_none(old: str, new: str) -> None:
    error, _ = FILES.break_("heroes.toml", old, new)
    assert "a hero has 2 skills of each colour" in error.reason
