"""The steps of the agenda."""

from tenebra.kernel import Step


class NewRound(Step, frozen=True):
    """The Bull acts, and another round begins."""


class Act(Step, frozen=True):
    """A Hero has Actions left."""

    hero: str
    actions: int = 2


AnyStep = NewRound | Act
