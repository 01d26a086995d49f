"""A small Mission for tests: four tiles, Corridors and three Chambers, Levels 1 to 4."""

from typing import Any

DUNGEON = """
+-+-+-+-+-+-+
|C c c c C c|
+ +-+D+-+D+ +
|c|R r|r R|c|
+ +-+ + + + +
|c c|r|r r|C|
+ +-+-+-+D+ +
|C c c C c c|
+ +-+D+ +-+ +
|c|r R|C|R|c|
+ + + + + + +
|c|r r|c|rDC|
+-+-+-+-+-+-+
"""
MISSION: dict[str, Any] = {
    "start": "A1",
    "exits": ["F6"],
    "levels": {"A3": 1, "E1": 2, "A4": 3, "F4": 4},
    "treasure": {"C1": 1, "D6": 1},
    "special": {"E5": 1},
    "tokens": {"idol": "artifact at B6", "den": "lair at E2"},
    "wins": ["take idol", "exit"],
    "losses": ["round 40"],
    "rules": [
        {"on": "take idol", "do": ["xp 3", "enemy orc-flayers at B5"]},
        {"on": "take den", "do": ["xp 1", "roaming monster at D1"]},
    ],
}
