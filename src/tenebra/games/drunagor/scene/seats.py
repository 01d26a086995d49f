"""The seats of Drunagor as one chooses them: a Hero, and the Dungeon Role it is played in."""

from __future__ import annotations

from tenebra.games.drunagor.content import heroes
from tenebra.games.drunagor.scene.voice import picture
from tenebra.games.drunagor.state import ROLES
from tenebra.kit.covers import SeatCover, WayCover, WaysCover
from tenebra.kit.ending import HEROES
from tenebra.kit.words import Words


def ways_cover(words: Words) -> WaysCover:
    """A Dungeon Role: any Hero may take any, no two the same (DR-ROL-01, DR-RUL-08)."""
    name, usual, about = (words.say(f"cover-role{part}") for part in ("", ".usual", ".about"))
    return WaysCover(name, usual, about, ("DR-ROL-01", "DR-RUL-08"))


def seat_cover(hero: str, words: Words) -> SeatCover:
    """A Hero with the Roles to choose from."""
    sheet = heroes()[hero]  # type: ignore[index]
    return SeatCover(
        hero,
        words.say(f"hero-{hero}"),
        words.say(f"class-{sheet.class_}"),
        words.say(f"hero-{hero}.about"),
        picture("figure", hero),
        HEROES,
        tuple(_way(role, words, role == sheet.role) for role in ROLES),
    )


def _way(role: str, words: Words, is_usual: bool) -> WayCover:
    name = f"role-{role}"
    return WayCover(role, words.say(name), words.say(f"{name}.line"), words.say(f"{name}.about"), picture("role", role), is_usual)
