"""Conan as the page shows it: everything from a seat's view and the words."""

from __future__ import annotations

from tenebra.games.conan.scene.board import areas_of, patches_of, pieces_of, things_of
from tenebra.games.conan.scene.cards import cards_of, decks_of
from tenebra.games.conan.scene.objectives import progress_of
from tenebra.games.conan.scene.plates import order_of, plates_of, tracks_of
from tenebra.games.conan.scene.question import Offer
from tenebra.games.conan.scene.voice import picture
from tenebra.games.conan.state import COState
from tenebra.kit.painting import Painter, piles_of

paint: Painter[COState] = Painter(
    objectives=progress_of,
    board=areas_of,
    pieces=pieces_of,
    things=things_of,
    patches=patches_of,
    order=order_of,
    plates=plates_of,
    tracks=tracks_of,
    cards=cards_of,
    piles=lambda view, voice: piles_of(decks_of(view.state), voice, lambda deck: picture("pile", deck)),
    asking=Offer,
)
