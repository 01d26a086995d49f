"""Content files that are broken: the complaint names the file, the line, and where it can the column."""

import pytest

from tenebra.games.descent.content import entries
from tenebra.kernel import BadInput
from tests.games.broken import Shelf
from tests.games.descent.table import rule

FILES = Shelf(
    "tenebra.games.descent.content",
    {
        "heroes.toml": entries.read_heroes,
        "skills.toml": entries.read_skills,
        "shop.toml": entries.read_items,
        "copper.toml": entries.read_items,
        "overlord.toml": entries.read_overlord_cards,
        "monsters.toml": entries.read_monsters,
        "familiars.toml": entries.read_familiars,
        "tokens.toml": entries.read_tokens,
    },
)


@pytest.mark.parametrize(
    ("name", "old", "new", "near"),
    [
        ("shop.toml", "1 surge: +1 damage", "1 surge: +1 kick", "kick"),
        ("heroes.toml", "Familiar: Skye", "Familiar: Skip", "Familiar: Skip"),
        ("skills.toml", "When you Advance, 2 fatigue", "When you Advance, 2 naps", "naps: +1 attack"),
        ("overlord.toml", "the attack is aimed", "the attack is lame", "the attack is lame"),
        ("monsters.toml", "Aura; Sorcery 2", "Aura; Sorcery", ""),
    ],
)
def test_a_broken_text_is_told_with_line_and_column(name: str, old: str, new: str, near: str) -> None:
    error, line = FILES.break_(name, old, new)
    assert line[error.column - 1 :].startswith(near)
    assert "not understood" in error.reason


@pytest.mark.parametrize(
    ("name", "old", "new", "reason", "near"),
    [
        ("shop.toml", '"1 red + 1 green"', '"1 pink"', "'1 pink' is not dice", "1 pink"),
        ("shop.toml", 'id = "bow"', 'id = "axe"', "'axe' is written twice", 'id = "axe"'),
        ("shop.toml", "hands = 2\n", "", "axe: a weapon has a type, dice and hands", "axe"),
        ("shop.toml", 'category = "armor"', 'category = "armor"\nhands = 1', "leather-armor: besides weapons", "leather-armor"),
        ("shop.toml", "price = 100\n", "", "axe: shop cards have a price", "axe"),
        ("copper.toml", 'type = "magic"', 'type = "magic"\nprice = 9', "bonfire-rune: shop cards have a price", "bonfire-rune"),
        ("heroes.toml", "skills = { subterfuge = 3 }", "skills = { subterfuge = 2 }", "silhouette: a hero starts", "silhouette"),
        ("heroes.toml", "conquest = 3", "conquest = 5", "sir-valadir: a hero is worth 2 to 4 Conquest", "sir-valadir"),
        ("skills.toml", "good-word =", "swift =", "the skill 'swift' is in two decks", "swift ="),
        ("overlord.toml", 'id = "dodge"', 'id = "aim"', "'aim' is written twice", 'id = "aim"'),
        ("overlord.toml", "[[power]]", "[[trap]]", "clockmakers-pride: this is not the text", "clockmakers-pride"),
        ("overlord.toml", "[[event]]", "[[trap]]", "aim: this is not the text of a card of type trap", 'id = "aim"'),
        ("overlord.toml", "[[trap]]", "[[event]]", "loose-flagstone: this is not the text", "loose-flagstone"),
        ("monsters.toml", 'size = "2x2"', 'size = "9x9"', "9x9", "size"),
        ("monsters.toml", "[ogre]", "[orca]", "orca", ""),
        ("familiars.toml", "speed = 4", "speed = 'fast'", "Expected `int`", "speed"),
        ("tokens.toml", "pit = 10", "pit = 'many'", "Expected `int`", ""),
    ],
)
def test_a_broken_entry_is_told_with_its_line(name: str, old: str, new: str, reason: str, near: str) -> None:
    error, line = FILES.break_(name, old, new)
    assert reason in error.reason
    assert near in line


@rule("DE-HERO-01", "DE-HERO-02")
@pytest.mark.parametrize(
    ("conquest", "skills", "reason"), [(1, 3, "Conquest"), (5, 3, "Conquest"), (3, 2, "skills"), (3, 4, "skills")]
)
def test_a_hero_sheet_has_three_skills_and_two_to_four_conquest(conquest: int, skills: int, reason: str) -> None:
    sheet = """[ada]
wounds = 12
fatigue = 4
armor = 1
speed = 4
conquest = {}
melee = 3
skills = {{ fighting = {} }}
text = "Familiar: Skye"
"""
    for worth in (2, 3, 4):
        read = entries.read_heroes(sheet.format(worth, 3), "ada")["ada"]
        assert (read.wounds, read.fatigue, read.armor, read.speed, read.conquest) == (12, 4, 1, 4, worth)
        assert [read.trait(type) for type in ("melee", "ranged", "magic")] == [3, 0, 0]
        assert read.skills == {"fighting": 3, "subterfuge": 0, "wizardry": 0}
    with pytest.raises(BadInput, match=reason):
        entries.read_heroes(sheet.format(conquest, skills), "ada")
