"""The characteristics of a character in a scene."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.games.drunagor.content import item
from tenebra.games.drunagor.rules.field import card_of, damage_of, movement_of
from tenebra.games.drunagor.scene.voice import picture
from tenebra.games.drunagor.state import WEAPON, DRState, Hero, Monster
from tenebra.kit.painting import once
from tenebra.kit.scene import Stat
from tenebra.kit.voice import Voice


@once
def hero_stats(state: DRState, hero: Hero, voice: Voice) -> tuple[Stat, ...]:
    """Accuracy and damage of the weapon in hand (DR-ATK-02)."""
    return tuple(_hero(state, hero, voice))


def _hero(state: DRState, hero: Hero, voice: Voice) -> Iterator[Stat]:
    copy = hero.equipped.get(WEAPON, "")
    if copy:
        face = item(copy).face(copy in state.sides)
        yield Stat(picture("stat", "accuracy"), voice.say("stat-accuracy"), value=f"{face.accuracy}+")
        yield Stat(picture("stat", "damage"), voice.say("stat-damage"), value=str(face.damage))


def monster_stats(state: DRState, monster: Monster, voice: Voice) -> tuple[Stat, ...]:
    """Movement, damage and reach, as they are now (DR-MON-18, DR-BHV-13)."""
    face = card_of(state, monster.id)
    movement = Stat(picture("stat", "movement"), voice.say("stat-movement"), value=str(movement_of(state, monster.id)))
    if face.damage is None:
        return (movement,)
    attack = Stat(picture("reach", face.type), voice.say(f"reach-{face.type}"), value=str(damage_of(state, monster.id)))
    return (attack, movement)
