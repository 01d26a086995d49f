"""The seats of Conan as one chooses them."""

from __future__ import annotations

from tenebra.games.conan.content import heroes
from tenebra.games.conan.scene.voice import picture
from tenebra.games.conan.state import OVERLORD
from tenebra.kit.covers import SeatCover
from tenebra.kit.ending import HEROES
from tenebra.kit.words import Words


def seat_cover(seat: str, words: Words) -> SeatCover:
    """A hero with his numbers, or the Overlord."""
    if seat == OVERLORD:
        name, role, about, side = f"seat-{OVERLORD}", words.say("scene-role-overlord"), "scene-role-overlord.about", OVERLORD
    else:
        sheet = heroes()[seat]
        role = words.say("scene-role-hero", gems=sheet.gems, movement=sheet.movement, load=sheet.load)
        name, about, side = f"hero-{seat}", f"hero-{seat}.about", HEROES
    return SeatCover(seat, words.say(name), role, words.say(about), picture("figure", seat), side)
