"""The characteristics of a character in a scene: dice, armour, movement."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.games.conan.content import heroes, tile
from tenebra.games.conan.scene.voice import picture
from tenebra.games.conan.state import COState, Hero, Model
from tenebra.games.conan.vocabulary import Dice
from tenebra.kit.odds import colours
from tenebra.kit.painting import once
from tenebra.kit.scene import Stat
from tenebra.kit.voice import Voice


@once
def stats_of(state: COState, one: Hero | Model, voice: Voice) -> tuple[Stat, ...]:
    """The die of each attack of a hero, the dice of a model; armour and base movement."""
    return tuple(_stats(state, one, voice))


def _stats(state: COState, one: Hero | Model, voice: Voice) -> Iterator[Stat]:
    if isinstance(one, Hero):
        sheet = heroes()[one.id]
        yield from (dice_stat(space, sheet.spaces[space].die, voice) for space in ("melee", "ranged", "guard"))
        yield Stat(picture("stat", "movement"), voice.say("stat-movement"), value=str(sheet.movement))
        return
    entry = tile(state.units[one.unit].kind)
    attacks = {"melee": entry.melee, "ranged": entry.ranged}
    yield from (dice_stat(kind, dice, voice) for kind, dice in attacks.items() if any(dice.pool))
    yield Stat(picture("stat", "armour"), voice.say("stat-armour"), value=str(entry.armour))
    yield Stat(picture("stat", "movement"), voice.say("stat-movement"), value=str(entry.movement))


def dice_stat(kind: str, dice: Dice, voice: Voice) -> Stat:
    """Dice as they are printed."""
    shown = colours(dice.pool)
    text = " ".join([voice.dice(shown), *[voice.say("notation-mark")] * sum(dice.marks)])
    return Stat(picture("space", kind), voice.say(f"space-{kind}"), shown, text=text)
