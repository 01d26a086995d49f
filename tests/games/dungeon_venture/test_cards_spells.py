"""Every Spell at the table, one test each, named after the card."""

import pytest

from tenebra.games.dungeon_venture.content import cards, copies
from tests.games.dungeon_venture.table import Table, rule

ROOM = """
+-+-+-+-+-+
|N V . . W|
+ + + + +D+
|o k . C .|
+ + +S+-+-+
|. z . .O.|
+-+-+-+-+-+
"""
"""One big room; C4's chest; doors: E1-E2 closed, C2-C3 secret, D3-E3 open."""

MAP = """
+-+-+-+-+-+-+
|N . . . D .|
+ + + + + + +
|o . g V O S|
+ + +-+-+-+-+
|p . S . . z|
+-+-+-+-+-+-+
"""


def naurania(hand: str, map: str = MAP, **fields: object) -> Table:
    heroes = {"naurania": {"hand": [hand]}}
    extra = fields.pop("heroes", {})
    assert isinstance(extra, dict)
    return Table(map, turn="naurania", heroes=heroes | extra, **fields)


def aims(table: Table) -> list[str]:
    return [o for o in table.options() if o.startswith("play")]
