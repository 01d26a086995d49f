"""The gear of a hero, all in all (CO-ENC): his things, their weight, and what they change on his sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import combinations

import msgspec

from tenebra.games.conan import content
from tenebra.games.conan import options as opt
from tenebra.games.conan.content import card
from tenebra.games.conan.content.model import Card
from tenebra.games.conan.state import Hero
from tenebra.games.conan.vocabulary import Verb
from tenebra.kit.decks import name_of

LIMIT = "_limit"
HEED_GEMS: frozenset[Verb] = frozenset(("heal", "recover", "exhaust"))
HEED_CARDS: frozenset[Verb] = frozenset(("fetch", "grant"))


class Gear(msgspec.Struct, frozen=True, gc=False):
    """The equipment and objects of a hero, and his numbers with them."""

    things: tuple[str, ...]
    load: int
    """His encumbrance level (CO-ENC-01)."""
    most: int
    """His maximum encumbrance (CO-ENC-02)."""
    penalty: int
    """The points taken from his base movement: that of the highest limit reached, not the sum (CO-ENC-06, CO-RUL-49)."""
    movement: int
    """Base movement as he is loaded, never below 0 (CO-MOV-11, CO-RUL-49)."""
    recovery: int
    """Gems more in the Stance phase."""
    limits: dict[str, int]
    """Exertion limits of the action spaces (CO-HER-05)."""
    has_deeds: bool
    """There is a spell among his cards, or an object to be used."""
    heeds_gems: bool
    """Whether the effect of one of them depends on gems and wounds of others."""
    heeds_cards: bool
    """The same of cards of others, or of what lies about."""
    has_reactions: bool
    """There is something among them that can be used at any time (CO-SPL-07)."""
    arms: tuple[tuple[str, str], ...]
    """The things he may strike with: each weapon, or bare hands (CO-RUL-22)."""
    pairs: tuple[tuple[str, str], ...]
    """Two one-handed weapons at once (CO-SKA-01)."""
    ranged: tuple[str, ...]
    """Ranged weapons."""
    tools: tuple[str, ...]
    """Cards with a Manipulation bonus."""
    parries: tuple[str, ...]
    """Cards with a Guard bonus (CO-GRD-03)."""
    shields: tuple[str, ...]
    """The shields that help against any attack (CO-GRD-04)."""
    armour: tuple[str, ...]
    """Armour cards."""
    throws: tuple[opt.Throw, ...]
    """The options to throw what is light enough (CO-THR-01)."""
    drops: tuple[opt.Drop, ...]


@lru_cache(maxsize=4096)
def _gear(hero: str, cards: tuple[str, ...]) -> Gear:
    sheet = content.heroes()[hero]
    things = tuple(copy for copy in cards if name_of(copy) not in content.spells())
    more: dict[str, int] = {}
    for copy in things:
        for stat in card(copy).stats:
            more[stat.name] = more.get(stat.name, 0) + stat.amount
    load = sum(card(copy).load for copy in things)
    penalty = sheet.penalty(load)
    movement = max(0, sheet.movement + more.get("movement", 0) - penalty)
    limits: dict[str, int] = {name: space.limit + more.get(f"{name}{LIMIT}", 0) for name, space in sheet.spaces.items()}
    spells = [content.spells()[name_of(copy)].deed for copy in cards if copy not in things]
    verbs = {act.verb for deed in (*spells, *(deed for copy in things for deed in card(copy).text.deeds)) for act in deed.acts}
    return Gear(
        things,
        load,
        sheet.load + more.get("load", 0),
        penalty,
        movement,
        more.get("recovery", 0),
        limits,
        bool(verbs),
        not verbs.isdisjoint(HEED_GEMS),
        not verbs.isdisjoint(HEED_CARDS),
        any(map(is_reaction, cards)),
        arms=(*((copy, "") for copy in _firsts(things, lambda one: one.melee)), ("", "")),
        pairs=_pairs([copy for copy in things if card(copy).melee and not card(copy).is_two_handed]),
        ranged=_firsts(things, lambda one: one.ranged),
        tools=_firsts(things, lambda one: one.manipulation),
        parries=_firsts(things, lambda one: one.guard),
        shields=_firsts(things, lambda one: one.guard and one.category == "shield"),
        armour=_firsts(things, lambda one: one.armour),
        throws=tuple(opt.Throw(copy) for copy in things if card(copy).can_be_thrown),
        drops=tuple(opt.Drop(copy) for copy in things),
    )


def _firsts(things: Sequence[str], prints: Callable[[Card], object]) -> tuple[str, ...]:
    """The cards that print something; of copies of one card the first."""
    out: dict[str, str] = {}
    for copy in things:
        if prints(card(copy)):
            out.setdefault(name_of(copy), copy)
    return tuple(out.values())


def _pairs(light: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Any two; of pairs that look the same the first."""
    pairs = {(name_of(one), name_of(other)): (one, other) for one, other in reversed(list(combinations(light, 2)))}
    return tuple(pairs.values())[::-1]


@cache
def is_reaction(copy: str) -> bool:
    """A card with the reaction icon, or an object that is used at any time (CO-SPL-07)."""
    spell = content.spells().get(name_of(copy))
    return spell.is_reaction if spell is not None else any(deed.is_any_time for deed in card(copy).text.deeds)


def gear_of(hero: Hero) -> Gear:
    """The gear of a hero now; worked out once for every set of cards."""
    return _gear(hero.id, tuple(hero.cards))
