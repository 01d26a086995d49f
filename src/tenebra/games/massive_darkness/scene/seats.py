"""The seats of Massive Darkness as one chooses them: a Hero, and the Class it is played as."""

from __future__ import annotations

from tenebra.games.massive_darkness.content import classes, heroes
from tenebra.games.massive_darkness.scene.voice import picture
from tenebra.kit.covers import SeatCover, WayCover, WaysCover
from tenebra.kit.ending import HEROES
from tenebra.kit.words import Words


def ways_cover(words: Words) -> WaysCover:
    """A Class: any Hero may take any (MD-SET-13, MD-RUL-78)."""
    name, usual, about = (words.say(f"cover-class{part}") for part in ("", ".usual", ".about"))
    return WaysCover(name, usual, about, ("MD-SET-13", "MD-RUL-78"))


def seat_cover(hero: str, words: Words) -> SeatCover:
    """A Hero with the Classes to choose from."""
    recommended = heroes()[hero].recommended
    return SeatCover(
        hero,
        words.say(f"hero-{hero}"),
        words.say(f"class-{recommended}"),
        words.say(f"hero-{hero}.about"),
        picture("figure", hero),
        HEROES,
        tuple(_way(calling, words, calling == recommended) for calling in classes()),
    )


def _way(calling: str, words: Words, is_usual: bool) -> WayCover:
    """A Class, with what it does best (MD-NAM-07 to MD-NAM-12)."""
    sheet, name = classes()[calling], f"class-{calling}"
    first, then = (words.say(f"speciality-{speciality}") for speciality in (sheet.primary, sheet.secondary))
    line = words.say("cover-class.line", first=first, then=then)
    return WayCover(calling, words.say(name), line, words.say(f"{name}.about"), picture("class", calling), is_usual)
