"""The seats of Descent as one chooses them."""

from __future__ import annotations

from tenebra.games.descent.content import heroes
from tenebra.games.descent.scene.voice import picture
from tenebra.games.descent.state import OVERLORD
from tenebra.kit.covers import SeatCover
from tenebra.kit.ending import HEROES
from tenebra.kit.words import Words


def seat_cover(seat: str, words: Words) -> SeatCover:
    """A hero with his numbers, or the Overlord."""
    if seat == OVERLORD:
        name, role, about, side = "seat-overlord", words.say("scene-role-overlord"), "scene-role-overlord.about", OVERLORD
    else:
        sheet = heroes()[seat]
        numbers = {"wounds": sheet.wounds, "fatigue": sheet.fatigue, "armor": sheet.armor, "speed": sheet.speed}
        name, role, about, side = f"hero-{seat}", words.say("scene-role-hero", **numbers), f"hero-{seat}.about", HEROES
    return SeatCover(seat, words.say(name), role, words.say(about), picture("figure", seat), side)
