"""Dungeon Venture as the page shows it: everything from a seat's view and the words, nothing a seat may not know."""

from __future__ import annotations

from tenebra.games.dungeon_venture.scene.board import grid_of, pieces_of, things_of
from tenebra.games.dungeon_venture.scene.cards import cards_of, decks_of
from tenebra.games.dungeon_venture.scene.objectives import progress_of
from tenebra.games.dungeon_venture.scene.plates import order_of, plates_of
from tenebra.games.dungeon_venture.scene.question import Offer
from tenebra.games.dungeon_venture.scene.voice import picture
from tenebra.games.dungeon_venture.state import DVState
from tenebra.games.dungeon_venture.view import in_the_open
from tenebra.kit.painting import Painter, piles_of

paint: Painter[DVState] = Painter(
    goal="goal-{}",
    objectives=progress_of,
    board=grid_of,
    pieces=pieces_of,
    things=things_of,
    order=order_of,
    plates=plates_of,
    cards=cards_of,
    piles=lambda view, voice: piles_of(decks_of(view.state), voice, lambda deck: picture("pile", deck)),
    asking=Offer,
    in_the_open=in_the_open,
)
