"""A scenario sheet: the board, who stands where, how long the night is."""

from functools import cached_property

import msgspec

from tenebra.boards import Drawing, parse_drawing
from tenebra.boards.eight import Steps
from tenebra.boards.footprints import Footprint
from tests.games.barrow_bull.content import BULL, figures


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A night on the barrow, as it stands in `scenario.toml`. Figures are drawn by the first letter of their names."""

    id: str
    map: str
    rounds: int = 10
    minutes: int = 10
    difficulty: int = 1

    @cached_property
    def drawing(self) -> Drawing:
        """The board, and who stands where."""
        return parse_drawing(self.map, self.id)

    @cached_property
    def steps(self) -> Steps:
        """The open steps (BB-MOVE-02)."""
        return Steps(self.drawing.grid, self.drawing.grid.walls_down, gaps_close=True)

    @cached_property
    def bulk(self) -> Footprint:
        """Where the Bull fits, and how it moves (BB-MOVE-03)."""
        return Footprint(self.steps, figures()[BULL].size, figures()[BULL].size)
