"""The options in a Hero's Activation: the chapters enter their kinds here, each with its law and its effect (MD-HPH)."""

from __future__ import annotations

from typing import NamedTuple

from tenebra.games.massive_darkness.state import MDState
from tenebra.kernel import Option, Reason
from tenebra.kit.actions import Actions

FOR_ACTION: Actions[MDState, None] = Actions(Reason("MD-HPH-09", "no-such-action"))
"""For an Action, or for none where one is granted."""
FOR_POINT: Actions[MDState, bool | None] = Actions(Reason("MD-MVA-02", "movement-first"))
"""For a Movement Point, while a Movement Action is under way; False where that has ended it."""
FOR_FREE: Actions[MDState, bool | None] = Actions()
"""Between Actions; False where none ends with it (MD-HPH-05)."""


class Cost(NamedTuple):
    """By which rule a kind of Action costs one."""

    rule: str
    extra: tuple[str, ...] = ()
    """The extra Actions that pay for it, the narrowest first (MD-SKL-02, MD-RUL-83)."""


COSTS: dict[type[Option], Cost] = {}
"""The costs that the chapters enter for their kinds of options."""
