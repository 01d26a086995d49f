"""What happens, told as events."""

from tenebra.kernel import Event
from tests.games.barrow_bull.state import BBState


class RoundBegan(Event, frozen=True):
    """A round begins."""

    number: int

    def apply(self, state: BBState) -> None:
        state.round = self.number


class Moved(Event, frozen=True):
    """A figure takes a step."""

    figure: str
    to: str

    def apply(self, state: BBState) -> None:
        state.figures[self.figure].space = self.to


class Rested(Event, frozen=True):
    """A Hero gets a Life back."""

    figure: str

    def apply(self, state: BBState) -> None:
        state.figures[self.figure].life += 1


class Struck(Event, frozen=True):
    """A blow, what the dice show, who takes the wounds, and for whom."""

    figure: str
    target: str
    faces: tuple[str, ...]
    wounds: int
    falls: bool
    instead_of: str = ""

    def apply(self, state: BBState) -> None:
        target = state.figures[self.target]
        target.life = max(0, target.life - self.wounds)
