"""The words and pictures of a scene."""

from __future__ import annotations

from tenebra.games.dungeon_venture.state import BOSS, HERO, MONSTER, SPIRIT, DVState, Figure
from tenebra.games.dungeon_venture.telling import QUIET, DVNames
from tenebra.kit.decks import name_of
from tenebra.kit.scenic import Side
from tenebra.kit.voice import Icons, Voices

SIDES: dict[str, Side] = {HERO: "hero", SPIRIT: "spirit", MONSTER: "foe", BOSS: "boss"}


def _names_of(state: DVState) -> tuple[str, tuple[str, ...]]:
    """What names depend on: the Adventure, and the Heroes who came back as their Cousins."""
    return state.scenario, tuple(state.campaign.cousins) if state.campaign is not None else ()


picture = Icons("tenebra.games.dungeon_venture", ("thing", "thing"))
voices: Voices[DVState] = Voices(picture, DVNames, QUIET, _names_of)


def figure_icon(figure: Figure) -> str:
    """The face of a figure; a Boss that has none of its own shows its miniature's."""
    return picture.own("figure", figure.kind) or picture("figure", "chaos-fighter")


def card_icon(copy: str) -> str:
    """The picture on a card."""
    return picture.own("card", name_of(copy)) or picture("action", "play")
