"""Options in a Hero's turn and in the Camp: the chapters enter their kinds here, each with its law and its effect."""

from __future__ import annotations

from tenebra.games.drunagor.state import CONSUME, EXCHANGE, INTERACT, OPEN, SEARCH, USE_FOCUS, DRState
from tenebra.kernel import Option
from tenebra.kit.actions import Actions

TURN: Actions[DRState, None] = Actions()
"""In a Hero's turn."""
MINOR: dict[str, Actions[DRState, None]] = {
    action: Actions() for action in (EXCHANGE, INTERACT, OPEN, SEARCH, USE_FOCUS, CONSUME)
}
"""Each Minor Action: in a turn, and in the middle of a move (DR-MIN-01, DR-MOV-08)."""
PACK: Actions[DRState, None] = Actions()
"""In the Camp, when a Hero rearranges what it has."""


def minor_of(option: Option) -> str:
    """The Minor Action that an option is, if it is one."""
    return next((action for action, kinds in MINOR.items() if option in kinds), "")
