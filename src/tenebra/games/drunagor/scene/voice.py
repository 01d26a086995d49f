"""The words and pictures of a scene."""

from __future__ import annotations

from tenebra.games.drunagor.content import items, skills
from tenebra.games.drunagor.content.foes import attack_cards, kinds, rune_cards
from tenebra.games.drunagor.state import DRState
from tenebra.games.drunagor.telling import QUIET, DRNames, monster_kinds
from tenebra.kit.decks import name_of
from tenebra.kit.scenic import Side
from tenebra.kit.voice import Icons, Voices

picture = Icons("tenebra.games.drunagor", ("thing", "thing"))
voices: Voices[DRState] = Voices(picture, DRNames, QUIET, lambda state: (state.scenario, tuple(state.laid)))


def face_of(state: DRState, who: str) -> tuple[str, Side | None]:
    """Picture and side of a character or of a card of the Track; "" for what is none of these."""
    if who in state.heroes:
        return picture("figure", who), "hero"
    if who in state.familiars or who in state.companions or who in state.npcs:
        return picture("figure", who), "ally"
    kind = state.monsters[who].card.partition(".")[0] if who in state.monsters else who.partition(".")[0]
    if kind in monster_kinds():
        return picture("figure", kind), side_of(kind)
    if kind in attack_cards():
        return picture.own("attack", kind) or picture("kind", "attack"), "boss"
    if kind in rune_cards():
        return picture("figure", kind), "boss"
    return "", None


def side_of(kind: str) -> Side:
    """Commanders and the Boss wear the black rim."""
    return "boss" if kind in (*kinds("commander"), *kinds("general")) else "foe"


def card_icon(copy: str) -> str:
    """The picture on a Skill or an item, or that of its kind."""
    name = name_of(copy)
    if name in skills():
        skill = skills()[name]
        return picture.own("skill", name) or picture("colour", skill.colours[0] if skill.colours else skill.source)
    if name in items():
        return picture.own("item", name) or picture("kind", items()[name].subtype)
    return picture("thing", name)
