"""The words and pictures of a scene."""

from __future__ import annotations

from tenebra.games.descent.content import items, overlord_cards, skills
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import LEADER, NORMAL, OVERLORD, DEState, Monster
from tenebra.games.descent.telling import QUIET, DENames
from tenebra.kit.decks import name_of
from tenebra.kit.scenic import Side
from tenebra.kit.voice import Icons, Voices


def _names_of(state: DEState) -> tuple[str, tuple[str, ...]]:
    """The key of the names: the quest, and the areas that may be named."""
    areas = sheet_of(state).areas if state.eyes in ("", OVERLORD) else state.revealed
    return state.scenario, tuple(areas)


picture = Icons("tenebra.games.descent", ("thing", "thing"))
voices: Voices[DEState] = Voices(picture, DENames, QUIET, _names_of)


def side_of(monster: Monster) -> Side:
    """Leaders and unique monsters are red and wear the black rim."""
    return "foe" if monster.rank == NORMAL else "boss"


def figure_icon(state: DEState, monster: Monster) -> str:
    """The face of a monster; a unique one that has none of its own shows its kind's."""
    unique = sheet_of(state).uniques.get(monster.kind)
    return picture.own("figure", monster.kind) or picture("figure", unique.kind if unique is not None else LEADER)


def card_icon(copy: str) -> str:
    """The picture on a card, or that of its kind."""
    name = name_of(copy.partition(":")[0])
    if name in items():
        return picture.own("card", name) or picture("kind", items()[name].type or items()[name].category)
    if name in skills():
        return picture.own("card", name) or picture("kind", skills()[name].deck)
    if name in overlord_cards():
        return picture.own("card", name) or picture("kind", overlord_cards()[name].kind)
    return picture.own("figure", name) or picture("thing", name)
