"""Plain weapons and Enemies of the tests' own, and Owen, who tries one on the other."""

from typing import Any

from tests.games.massive_darkness.table import ROOM, Table, card, foe

SWORD = card("test-sword", "hand", melee="1 red", tags=["sword"])
HAMMER = card("test-hammer", "hand", melee="2 yellow")
MAIL = card("test-mail", "body", defense="1 blue")
FIRE = card("test-fire-sword", "hand", "Melee BAM: +2 Hits", melee="1 red + 1 yellow", tags=["sword"])
BOW = card("test-bow", "two_hands", ranged="2 yellow")
STAFF = card("test-staff", "two_hands", magic="2 yellow")
BRUTE = foe("test-brute", "orc-agent", melee="1 yellow", defense="1 blue", health=5)
DUMMY = foe("test-dummy", "orc-agent", melee="1 yellow", health=20)


def duel(
    weapon: str = SWORD, enemy: str = BRUTE, dice: Any = (), hero: Any = None, foe_fields: Any = None, **fields: Any
) -> Table:
    """Owen and one Enemy in the light, in the same Zone."""
    owen = {"hands": [weapon], **(hero or {})}
    return Table(ROOM, {"owen": owen}, {"orc": {"card": enemy, "zone": "A1", **(foe_fields or {})}}, dice=dice, **fields)
