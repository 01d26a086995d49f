"""The characteristics of a figure in a scene: dice one by one, and in words."""

from __future__ import annotations

from tenebra.games.dungeon_venture.dice import Pool
from tenebra.games.dungeon_venture.rules.characteristics import all_of
from tenebra.games.dungeon_venture.scene.voice import picture
from tenebra.games.dungeon_venture.state import DVState, Figure
from tenebra.kit.odds import colours
from tenebra.kit.painting import once
from tenebra.kit.scene import Stat
from tenebra.kit.voice import Voice, by_heart

STATS = ("attack", "defence", "mana")


@once
def stats_of(state: DVState, figure: Figure, voice: Voice) -> tuple[Stat, ...]:
    """Attack, Defence, Mana as dice, Movement as a number."""
    return _stats(voice, *all_of(state, figure, STATS))


@by_heart
def _stats(voice: Voice, pools: tuple[Pool, ...], movement: int) -> tuple[Stat, ...]:
    out = []
    for stat, pool in zip(STATS, pools, strict=True):
        dice = colours(pool)
        if dice or stat != "mana":
            text = voice.dice(dice) if dice else voice.say("sheet-no-dice")
            out.append(Stat(picture("stat", stat), voice.say(f"stat-{stat}"), dice, text=text))
    return (*out, Stat(picture("stat", "movement"), voice.say("stat-movement"), value=str(movement)))
