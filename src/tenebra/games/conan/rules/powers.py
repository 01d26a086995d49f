"""The powers of a character (CO-SKG, CO-ENC-04): its skills, its tile or sheet, the cards it carries, who commands it."""

from __future__ import annotations

from functools import cache, lru_cache

from tenebra.games.conan import content
from tenebra.games.conan.content import card, tile
from tenebra.games.conan.content.model import HeroSheet, Spell, UnitTile
from tenebra.games.conan.rules.gear import gear_of
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import OVERLORD, COState, Hero, Lasting, is_heroic, living_heroes
from tenebra.games.conan.vocabulary import Deed, Skill
from tenebra.kernel import derived
from tenebra.kit.decks import name_of

NO_SKILLS: frozenset[Skill] = frozenset()


@derived(each=True)
def skills_of(state: COState, who: str) -> frozenset[Skill]:
    """The skills a character can use now: printed, by its cards, by spells; a burden takes a hero's away (CO-SKG-01).

    Somebody who is gone has none.
    """
    hero, model = state.heroes.get(who), state.models.get(who)
    if hero is not None:
        out = _of_sheet(who, tuple(hero.cards))
    elif model is not None:
        out = skills_of_tile(state.units[model.unit].kind)
    else:
        return NO_SKILLS
    for running in state.lasting:
        if running.on == who:
            out = out.union(*(act.skills for act in runs(running).acts))
    return out


def has(state: COState, who: str, skill: Skill) -> bool:
    """A character can use a skill now."""
    return skill in skills_of(state, who)


@lru_cache(maxsize=4096)
def _of_sheet(hero: str, cards: tuple[str, ...]) -> frozenset[Skill]:
    """The skills of a hero with these cards: printed ones that the load allows, and those that cards give (CO-ENC-04)."""
    things = [copy for copy in cards if not is_spell(copy)]
    load = sum(card(copy).load for copy in things)
    printed = {skill for skill, limit in sheet(hero).skills.items() if load < limit}
    return frozenset(printed.union(*(card(copy).skills for copy in things)))


@cache
def skills_of_tile(kind: str) -> frozenset[Skill]:
    """The skills of every model of a tile (CO-UNI-11)."""
    return frozenset(tile(kind).skills)


# --- sheets, tiles and cards


def sheet(hero: str) -> HeroSheet:
    """A hero's sheet."""
    return content.heroes()[hero]


def tile_of(state: COState, model: str) -> UnitTile:
    """The tile of a model."""
    return tile(state.units[state.models[model].unit].kind)


def is_spell(copy: str) -> bool:
    """A card is a spell, which weighs nothing and is never thrown or dropped."""
    return name_of(copy) in content.spells()


def spell_of(copy: str) -> Spell:
    """The spell card that a copy, or an id, is."""
    return content.spells()[name_of(copy)]


def things_of(hero: Hero) -> tuple[str, ...]:
    """The equipment and objects of a hero."""
    return gear_of(hero).things


def load_of(hero: Hero) -> int:
    """His encumbrance level (CO-ENC-01)."""
    return gear_of(hero).load


def deed_of(copy: str) -> Deed | None:
    """The effect of a spell, or of an object that can be used."""
    return spell_of(copy).deed if is_spell(copy) else next(iter(card(copy).text.deeds), None)


def runs(running: Lasting) -> Deed:
    """The effect of a spell or an object that runs on."""
    deed = deed_of(running.spell)
    assert deed is not None
    return deed


# --- who decides


def is_leader(hero: Hero) -> bool:
    """Leadership is on his sheet or on a card of his, whatever he carries (CO-RUL-62, CO-RUL-103)."""
    return "leadership" in sheet(hero.id).skills or any("leadership" in card(copy).skills for copy in things_of(hero))


def commanders(state: COState) -> list[str]:
    """The heroes who can lead allies now, the one who leads the active ally first (CO-ALY-01, CO-RUL-14, CO-RUL-62)."""
    allowed = sheet_of(state).commanders
    out = [one.id for one in living_heroes(state) if has(state, one.id, "leadership") and (not allowed or one.id in allowed)]
    leading = state.activation.commander if state.activation is not None else ""
    return sorted(out, key=lambda hero: hero != leading)


def deciders(state: COState, who: str) -> list[str]:
    """The seats that may decide for a character, one after another: several for an ally with several commanders."""
    if who in state.heroes:
        return [who]
    if not is_heroic(state, who):
        return [OVERLORD]
    return commanders(state) or [one.id for one in living_heroes(state)[:1]]


def decider(state: COState, who: str) -> str:
    """The seat that decides for a character."""
    return next(iter(deciders(state, who)), OVERLORD)
