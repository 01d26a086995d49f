"""Descent as the page shows it: everything from a seat's view and the words, nothing a seat may not know."""

from __future__ import annotations

from tenebra.games.descent.scene.board import grid_of, patches_of, pieces_of, things_of
from tenebra.games.descent.scene.cards import cards_of, decks_of
from tenebra.games.descent.scene.objectives import progress_of
from tenebra.games.descent.scene.plates import order_of, plates_of
from tenebra.games.descent.scene.question import Offer
from tenebra.games.descent.scene.voice import picture
from tenebra.games.descent.state import DEState
from tenebra.kit.painting import Painter, piles_of

paint: Painter[DEState] = Painter(
    objectives=progress_of,
    has_corners=True,
    board=grid_of,
    pieces=pieces_of,
    things=things_of,
    patches=patches_of,
    order=order_of,
    plates=plates_of,
    cards=cards_of,
    piles=lambda view, voice: piles_of(decks_of(view.state), voice, lambda deck: picture("pile", deck)),
    asking=Offer,
)
