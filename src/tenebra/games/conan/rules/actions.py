"""The options of a turn: the chapters enter their kinds of options here, each with its law and its effect.

An effect answers False where it goes on on the agenda; otherwise it is over (CO-ACT-03).
"""

from __future__ import annotations

from tenebra.games.conan import options as opt
from tenebra.games.conan.state import COState
from tenebra.kernel import Reason
from tenebra.kit.actions import Actions

OF_HERO: Actions[COState, bool | None] = Actions(Reason("CO-HTN-04", "not-an-action"))
"""In a hero's Action phase."""
OF_UNIT: Actions[COState, bool | None] = Actions(Reason("CO-UNI-01", "not-active"), ends=(opt.End,))
"""In the activation of a unit, or of an ally."""
OF_OVERLORD: Actions[COState, bool | None] = Actions(Reason("CO-OTN-06", "choose-a-tile"), ends=(opt.End,))
"""Between the activations of the Overlord's turn."""
OF_POINTS: Actions[COState, bool | None] = Actions(Reason("CO-RNF-03", "points-first"), ends=(opt.Done,))
"""While reinforcement points are spent."""
