"""Inventory (DV-INV) and status effects (DV-STS)."""

from typing import Any

import pytest

from tenebra.games.dungeon_venture.state import DVState
from tenebra.players import __name__ as players_room
from tests.games.dungeon_venture.table import Table, rule
