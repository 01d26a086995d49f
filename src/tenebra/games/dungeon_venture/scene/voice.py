"""The words and pictures of a scene."""

from __future__ import annotations

from tenebra.games.dungeon_venture.scenario import START
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import BOSS, HERO, KEEPER, MONSTER, SPIRIT, DVState
from tenebra.games.dungeon_venture.telling import QUIET, DVNames
from tenebra.kit.decks import name_of
from tenebra.kit.scenic import Side
from tenebra.kit.voice import Icons, Voices

SIDES: dict[str, Side] = {HERO: "hero", SPIRIT: "spirit", MONSTER: "foe", BOSS: "boss"}


def _names_of(state: DVState) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """The key of the names: the Adventure, the Heroes who came back as their Cousins, and the areas that may be named."""
    cousins = tuple(state.campaign.cousins) if state.campaign is not None else ()
    knows_all = state.eyes in ("", KEEPER)
    areas = tuple(area for area in sheet_of(state).areas if knows_all or area in state.areas or area == START)
    return state.scenario, cousins, areas


picture = Icons("tenebra.games.dungeon_venture", ("thing", "thing"))
voices: Voices[DVState] = Voices(picture, DVNames, QUIET, _names_of)


def figure_icon(kind: str) -> str:
    """The face of a kind of figure; a Boss that has none of its own shows its miniature's."""
    return picture.own("figure", kind) or picture("figure", "chaos-fighter")


def card_icon(copy: str) -> str:
    """The picture on a card."""
    return picture("card", name_of(copy))
