"""Massive Darkness as the page shows it: everything from a seat's view and the words, nothing a seat may not know."""

from __future__ import annotations

from tenebra.games.massive_darkness.scene.board import pieces_of, things_of, zones_of
from tenebra.games.massive_darkness.scene.cards import cards_of, pile_icon
from tenebra.games.massive_darkness.scene.intentions import intentions_of
from tenebra.games.massive_darkness.scene.objectives import progress_of
from tenebra.games.massive_darkness.scene.plates import order_of, plates_of
from tenebra.games.massive_darkness.scene.question import Offer
from tenebra.games.massive_darkness.state import MDState
from tenebra.kit.painting import Painter, piles_of

paint: Painter[MDState] = Painter(
    goal="scenario-{}.objectives",
    objectives=progress_of,
    board=zones_of,
    pieces=pieces_of,
    things=things_of,
    intentions=intentions_of,
    order=order_of,
    plates=plates_of,
    cards=cards_of,
    piles=lambda view, voice: piles_of(view.state.decks, voice, pile_icon),
    asking=Offer,
)
