"""The agenda: which coroutine carries out which step."""

from __future__ import annotations

from tenebra.games.descent.state import DEState
from tenebra.kit.package import Rules

RULES: Rules[DEState] = {}
