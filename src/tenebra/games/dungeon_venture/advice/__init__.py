"""Both sides as the computer plays them, explained choice by choice. They know the view, nothing hidden."""

from __future__ import annotations

from tenebra.games.dungeon_venture.advice import companions, keeper
from tenebra.games.dungeon_venture.state import KEEPER, DVState
from tenebra.kernel import View
from tenebra.kit.advice import Advice


def advise(view: View[DVState]) -> Advice:
    """What a sensible player of the view's seat would do, and why."""
    return keeper.advise(view) if view.seat == KEEPER else companions.advise(view)
