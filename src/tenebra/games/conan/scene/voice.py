"""The words and pictures of a scene."""

from __future__ import annotations

from tenebra.games.conan.content import cards, spells, tile
from tenebra.games.conan.state import OVERLORD, COState, Hero, Model
from tenebra.games.conan.telling import QUIET, CONames
from tenebra.kit.decks import name_of
from tenebra.kit.scenic import Side
from tenebra.kit.voice import Icons, Voices

picture = Icons("tenebra.games.conan", ("thing", "thing"))
voices: Voices[COState] = Voices(picture, CONames, QUIET)


def side_of(state: COState, one: Hero | Model) -> Side:
    """Heroes, allies, minions; lieutenants and monsters wear the black rim."""
    if isinstance(one, Hero):
        return "hero"
    unit = state.units[one.unit]
    if unit.is_ally:
        return "ally"
    return "foe" if tile(unit.kind).rank == "minion" else "boss"


def face_of(state: COState, who: str) -> tuple[str, Side | None]:
    """Icon and side of a hero, a model, a unit or the Overlord."""
    if who in state.heroes:
        return picture("figure", who), "hero"
    if who == OVERLORD:
        return picture("figure", OVERLORD), "boss"
    if who in state.models:
        one = state.models[who]
        return picture("figure", state.units[one.unit].kind), side_of(state, one)
    unit = state.units.get(who) or state.units.get(who.rpartition("-")[0])
    if unit is None:
        return "", None
    return picture("figure", unit.kind), "ally" if unit.is_ally else "foe" if tile(unit.kind).rank == "minion" else "boss"


def card_icon(copy: str) -> str:
    """The picture on a card, or that of its kind."""
    name = name_of(copy)
    if name in cards():
        return picture.own("card", name) or picture("kind", cards()[name].category)
    return picture.own("card", name) or picture("kind", "spell" if name in spells() else "object")
