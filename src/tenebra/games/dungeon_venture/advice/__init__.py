"""Both sides as the computer plays them, explained choice by choice. They know the view, nothing hidden."""

from __future__ import annotations

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.advice import companions, keeper
from tenebra.games.dungeon_venture.state import KEEPER, DVState
from tenebra.kernel import DecisionView, Option, View
from tenebra.kit.advice import Advice
from tenebra.kit.showing import shown_by

LAST = tuple(kind for kind, record in shown_by(opt.ALL).items() if record.is_last)
HARMLESS: tuple[type[Option], ...] = (*LAST, opt.Search, opt.Move)
"""The kinds of options that cost least, the least of it first: to end or decline."""


def advise(view: View[DVState]) -> Advice:
    """The choice of a sensible player of the view's seat, and why."""
    advice = keeper.advise(view) if view.seat == KEEPER else companions.advise(view)
    assert view.decision is not None
    is_legal = any(entry.key == advice.option for entry in view.decision.options)
    return advice if is_legal else least_harm(view.decision)


def least_harm(decision: DecisionView) -> Advice:
    """For whoever asks what to do where the best is not to be had: ends, passes, looks round, or takes what is offered first."""
    ranks = {kind: rank for rank, kind in enumerate(HARMLESS)}
    best = min(decision.options, key=lambda entry: ranks.get(type(entry.option), len(ranks)))
    return Advice(best.key, "why-least-harm")
