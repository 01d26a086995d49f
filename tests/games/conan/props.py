"""Heroes, units and cards of the tests' own, so that balancing the box changes no test, and a map where they are tried."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tenebra.games.conan import content
from tenebra.games.conan.content.model import HeroSheet, Space, Spell, Text, UnitTile, make_card
from tenebra.games.conan.notation import read_text
from tenebra.games.conan.vocabulary import NO_DICE, read_dice
from tests.games.box import Box
from tests.games.conan import table

MAP = """
wood  path  tent
reeds yard  fire
"""
"""Six areas of 8 bases: each is joined to those above, below and beside it."""
COPIES = 9


class Own(Box):
    """Those of the box and those of the tests' own, which are found by name but not counted."""

    def __contains__(self, name: object) -> bool:
        return super().__contains__(name) or name in self.own

    def get(self, name: str, default: Any = None) -> Any:
        return super().get(name, self.own.get(name, default))


HEROES, UNITS, ALLIES = Own(content.heroes()), Own(content.units()), Own(content.allies())
CARDS, SPELLS = Own(content.cards()), Own(content.spells())
vars(content).update(
    heroes=lambda: HEROES, units=lambda: UNITS, allies=lambda: ALLIES, cards=lambda: CARDS, spells=lambda: SPELLS
)
content.tile.cache_clear()
content.card.cache_clear()


def _text(name: str, text: str) -> Text:
    return Text(text, read_text(text, name)) if text else Text()


def card(name: str, text: str, category: str = "weapon", load: int = 2) -> str:
    """A card of the tests' own: `card("test-axe", "melee 2 red", load=3)`."""
    CARDS.register(name, make_card(name, category, load, _text(name, text), COPIES))  # type: ignore[arg-type]
    return name


def spell(name: str, cost: int, limit: int, text: str, is_reaction: bool = False) -> str:
    """A spell of the tests' own; a variable cost is 0."""
    said = _text(name, text)
    SPELLS.register(name, Spell(name, cost, limit, said.deeds[0], said, is_reaction))
    return name


def hero(name: str, gems: int = 12, skills: Mapping[str, int] | None = None, **more: Any) -> str:
    """A hero of the tests' own: red melee 5, orange ranged and guard 5, yellow manipulation 5, move 4, re-roll 3."""
    spaces = {"melee": ("red", 5), "ranged": ("orange", 5), "guard": ("orange", 5), "manipulation": ("yellow", 5)}
    limits = {"move": 4, "reroll": 3}
    for space in [space for space in more if space in spaces or space in limits]:
        (spaces if space in spaces else limits)[space] = more.pop(space)
    printed: dict[str, Space] = {space: Space(limit, read_dice(die)) for space, (die, limit) in spaces.items()}
    printed |= {space: Space(limit) for space, limit in limits.items()}
    sheet = {"movement": 3, "load": 12, "slow": ((8, 1), (11, 2)), **more}
    HEROES.register(name, HeroSheet(name, gems, printed, skills=dict(skills or {}), **sheet))  # type: ignore[arg-type]
    return name


def unit(name: str, melee: str = "orange", ranged: str = "", is_ally: bool = False, **more: Any) -> str:
    """A unit or ally tile of the tests' own: minions without armour or skills, movement 3, one point to bring one back."""
    numbers: dict[str, Any] = {"armour": 0, "movement": 3, "reinforcement": 1, "models": COPIES, "skills": (), **more}
    numbers["melee"], numbers["ranged"] = (read_dice(dice) if dice else NO_DICE for dice in (melee, ranged))
    rank = numbers.pop("rank", "ally" if is_ally else "minion")
    (ALLIES if is_ally else UNITS).register(name, UnitTile(name, rank, **numbers))
    return name


SWORD = card("test-sword", "melee orange; guard orange")
AXE = card("test-axe", "melee 2 red", load=3)
DAGGER = card("test-dagger", "melee yellow", load=1)
KNIFE = card("test-knife", "melee yellow; ranged orange thrown", load=1)
BOW = card("test-bow", "ranged 2 orange")
SHIELD = card("test-shield", "guard yellow", "shield", 3)
MAIL = card("test-mail", "armour 2", "armour", 4)
LEATHER = card("test-leather", "armour yellow", "armour", 2)
FIRE_POT = card("test-fire-pot", "bursts with 2 orange", "object", 1)
TOOLS = card("test-tools", "manipulation orange", "object", 1)
STONE = card("test-stone", "", "object", 3)
BOLT = spell("test-bolt", 2, 5, "attack with 2 orange, an enemy in sight")
WARD = spell("test-ward", 1, 3, "armour +2, a friend in sight", is_reaction=True)

ANNA, BORO, CORA = hero("anna"), hero("boro"), hero("cora")
"""Three heroes without skills: 12 gems, movement 3."""
MAGE = hero("mage", skills={"spell_caster": 6})
CHIEF = hero("chief", skills={"leadership": 9})
THIEF = hero("thief", skills={"lock_picking": 6})

THUGS = unit("thugs")
"""Minions: one orange die, no armour."""
BOWMEN = unit("bowmen", melee="", ranged="orange")
HEAVIES = unit("heavies", melee="2 orange", armour=2)
BOSS = unit("boss", melee="2 red", armour=1, rank="lieutenant", life=5, models=1, reinforcement=3)
BEAST = unit("beast", melee="3 red", armour=3, rank="monster", life=8, models=1, size="large", reinforcement=0)
MILITIA = unit("militia", is_ally=True, movement=2)


class Table(table.Table):
    """A moment on the small map, with the Overlord's Reserve empty (no questions about his benefits) unless told otherwise."""

    def __init__(self, map: str = MAP, heroes: Mapping[str, Any] | None = None, **fields: Any) -> None:
        super().__init__(map, heroes=heroes if heroes is not None else {ANNA: {"at": "yard"}}, **fields)


def duel(hero: Mapping[str, Any] | None = None, foes: Mapping[str, Any] | None = None, who: str = ANNA, **fields: Any) -> Table:
    """A hero in the yard with a sword, about to act, and foes beside him: a thug if not said."""
    models = foes if foes is not None else {"thugs-1": {"at": "yard"}}
    return Table(heroes={who: {"at": "yard", "cards": [SWORD], **(hero or {})}}, models=models, **fields)
