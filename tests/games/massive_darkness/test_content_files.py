"""Content files that are broken: the complaint names the file, the line, and where it can the column."""

import pytest

from tenebra.games.massive_darkness.content import entries
from tests.games.broken import Shelf

FILES = Shelf(
    "tenebra.games.massive_darkness.content",
    {
        "heroes.toml": entries.read_heroes,
        "classes.toml": entries.read_classes,
        "enemies.toml": entries.read_enemies,
        "events.toml": entries.read_events,
        "doors.toml": entries.read_doors,
        "treasures-1.toml": entries.read_equipment,
    },
)


@pytest.mark.parametrize(
    ("name", "old", "new", "near"),
    [
        ("treasures-1.toml", "Melee BAM: +1 Hit", "Melee BAM: +1 Kick", "Kick"),
        ("classes.toml", "Spellsword; [Sword", "Spellsword; [Spoon", "Spoon Equipped] Magic: +1 red die"),
        ("heroes.toml", "[Wounded 2] Attack: +1 Hit", "[Wounded] Attack: +1 Hit", "] Attack: +1 Hit"),
        ("enemies.toml", "Melee DIAMOND: Stun", "Melee DIAMOND: Sing", "Sing"),
        ("events.toml", "Activate, each Mob", "Activate, each Bob", "each Bob"),
    ],
)
def test_a_broken_text_is_told_with_line_and_column(name: str, old: str, new: str, near: str) -> None:
    error, line = FILES.break_(name, old, new)
    assert line[error.column - 1 :].startswith(near)
    assert repr(near) in error.reason


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("treasures-1.toml", 'melee = "2 yellow"', 'melee = "2 purple"', "'2 purple' is not dice"),
        ("treasures-1.toml", 'id = "broad-sword"', 'id = "hammer"', "'hammer' is written twice"),
        ("treasures-1.toml", 'slot = "hand"\n', "", "hammer: Combat Equipment has a slot"),
        ("treasures-1.toml", 'melee = "2 yellow"\n', "", "hammer: Combat Equipment has dice"),
        ("treasures-1.toml", 'text = "Melee BAM: +1 Hit"', 'text = "Heal 2"', "broad-sword: only a Consumable"),
        ("treasures-1.toml", 'text = "Attack DIAMOND: +2 Hits"', 'keyword = "trap"', "lucky-tooth: a Trap or Fortune"),
        ("enemies.toml", 'figure = "dwarf-defenders"', 'figure = "dragon"', "there is no figure 'dragon'"),
        ("enemies.toml", "level = 1", "level = 9", "dwarf-defenders: a Guard has a Level of 1 to 5"),
        ("enemies.toml", "health = 2\nminions = 1", "health = 2\nminions = 3", "dwarf-defenders: a Mob has 1 or 2 Minions"),
        (
            "enemies.toml",
            '[[guard]]\nfigure = "dwarf-agent"',
            '[[roaming]]\nfigure = "dwarf-agent"',
            "Mobs and Agents are Guards",
        ),
        (
            "classes.toml",
            "{ level = 5, cost = 8",
            "{ level = 2, cost = 8",
            "battle-wizard: the Levels of enhanced-health must rise",
        ),
        ("doors.toml", 'enemy = "guard"', 'enemy = "dog"', "dog"),
        ("events.toml", 'kind = "ordeal"', 'kind = "picnic"', "picnic"),
    ],
)
def test_a_card_that_makes_no_sense(name: str, old: str, new: str, reason: str) -> None:
    error, _ = FILES.break_(name, old, new)
    assert reason in error.reason
    assert error.line > 1
