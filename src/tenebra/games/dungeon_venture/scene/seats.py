"""The seats of Dungeon Venture as one chooses them."""

from __future__ import annotations

from tenebra.games.dungeon_venture.scene.voice import picture
from tenebra.games.dungeon_venture.state import KEEPER
from tenebra.kit.covers import SeatCover
from tenebra.kit.ending import HEROES
from tenebra.kit.words import Words


def seat_cover(seat: str, words: Words) -> SeatCover:
    """A Hero or the Keeper, as one chooses a seat."""
    if seat == KEEPER:
        role, about, side = "scene-role-keeper", "scene-role-keeper.about", KEEPER
    else:
        role, about, side = f"hero-{seat}.class", f"hero-{seat}.about", HEROES
    return SeatCover(seat, words.say(f"seat-{seat}"), words.say(role), words.say(about), picture("figure", seat), side)
