"""The state of a game: plain data, everything by id."""

import msgspec

from tenebra.kernel import State
from tests.games.barrow_bull.content import BULL
from tests.games.barrow_bull.steps import AnyStep


class Figure(msgspec.Struct):
    """A figure on the board; `space` is its upper left one."""

    space: str
    life: int


class BBState(State, kw_only=True):
    """The whole truth; nothing is hidden."""

    agenda: list[AnyStep]
    scenario: str
    figures: dict[str, Figure]
    round: int = 0

    @property
    def heroes(self) -> list[str]:
        """Those on their feet."""
        return [id for id, figure in self.figures.items() if id != BULL and figure.life]
