"""Barrow Bull as page and text table show it."""

from tenebra.kit.painting import Painter
from tests.games.barrow_bull.scene.board import grid_of, pieces_of
from tests.games.barrow_bull.scene.question import Offer
from tests.games.barrow_bull.state import BBState

paint: Painter[BBState] = Painter(board=grid_of, pieces=pieces_of, asking=Offer, has_corners=True)
