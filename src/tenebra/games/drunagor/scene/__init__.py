"""Drunagor as the page shows it: everything from a seat's view and the words, nothing a seat may not know."""

from __future__ import annotations

from tenebra.games.drunagor.scene.board import grid_of, patches_of, pieces_of, things_of
from tenebra.games.drunagor.scene.cards import cards_of, decks_of
from tenebra.games.drunagor.scene.intentions import intentions_of
from tenebra.games.drunagor.scene.objectives import progress_of
from tenebra.games.drunagor.scene.plates import order_of, plates_of, tracks_of
from tenebra.games.drunagor.scene.question import Offer
from tenebra.games.drunagor.scene.voice import picture
from tenebra.games.drunagor.state import DRState
from tenebra.kit.painting import Painter, piles_of

paint: Painter[DRState] = Painter(
    objectives=progress_of,
    has_corners=True,
    board=grid_of,
    pieces=pieces_of,
    things=things_of,
    patches=patches_of,
    intentions=intentions_of,
    order=order_of,
    tracks=tracks_of,
    plates=plates_of,
    cards=cards_of,
    piles=lambda view, voice: piles_of(decks_of(view.state), voice, lambda deck: picture("pile", deck)),
    asking=Offer,
)
