"""The words and pictures of a scene."""

from __future__ import annotations

from tenebra.games.massive_darkness.content import equipment_card
from tenebra.games.massive_darkness.state import AGENT, Enemy, MDState
from tenebra.games.massive_darkness.telling import QUIET, MDNames
from tenebra.kit.decks import name_of
from tenebra.kit.scenic import Side
from tenebra.kit.voice import Icons, Voices

picture = Icons("tenebra.games.massive_darkness", ("thing", "treasure"))
voices: Voices[MDState] = Voices(picture, MDNames, QUIET, whose="who")


def card_icon(copy: str) -> str:
    """The picture on an Equipment card."""
    return picture.own("card", name_of(copy)) or picture("kind", equipment_card(copy).category)


def side_of(enemy: Enemy) -> Side:
    """A Boss with its Mob and a Roaming Monster wear the black rim; an Agent and Minions without a Boss do not."""
    return "foe" if enemy.role == AGENT or enemy.health == 0 else "boss"
