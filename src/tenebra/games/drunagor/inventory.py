"""The box (DR-COMP): what it must hold, and what of it is there, counted from the content itself."""

from __future__ import annotations

from collections.abc import Callable

from tenebra.games.drunagor.content import events, heroes, item_deck, items, roles, skill_cards, trees
from tenebra.games.drunagor.content.faces import faces
from tenebra.games.drunagor.content.foes import attack_deck, companions, familiars, kinds, monsters, rune_cards, runes
from tenebra.games.drunagor.dice import D20, TRAP_DIE
from tenebra.games.drunagor.scenarios import SHEETS
from tenebra.kit.inventory import Component, count

COMMANDER, BOSS = "bane", "undead-king"
FACES = 2
"""A Monster card is standard and alternate, or the two sides of complex behaviour (DR-MON-13, DR-MON-19)."""


def _monster_cards() -> int:
    return sum(bool(card.rank) for card in monsters().values()) // FACES


def _special_characters() -> int:
    named = [kind for kind in kinds("commander") if kind != COMMANDER]
    return len(companions()) + len(kinds("minion")) + len(named)


def _camp_items() -> int:
    return sum(len(item_deck("camp", level)) for level in sorted({card.level for card in items().values() if card.level}))


def _chapters() -> int:
    return sum(SHEETS[id].mode == "chapter" for id in SHEETS.ids)


def _doors() -> int:
    return sum(len(SHEETS[id].doors) for id in SHEETS.ids)


COUNTED: tuple[tuple[str, str, int, Callable[[], int]], ...] = (
    ("DR-COMP-01", "Boss: the Undead King", 1, lambda: kinds("general").count(BOSS)),
    ("DR-COMP-02", "Heroes", 5, lambda: len(heroes())),
    ("DR-COMP-14", "Chapters of the Adventure Book", 18, _chapters),
    ("DR-COMP-15", "Adventure item cards", 39, lambda: len(item_deck("adventure"))),
    ("DR-COMP-16", "Chest cards", 20, lambda: len(item_deck("chest"))),
    ("DR-COMP-17", "Camp item cards", 72, _camp_items),
    ("DR-COMP-18", "Starting gear cards", 13, lambda: len(item_deck("starting"))),
    ("DR-COMP-19", "Hero Skill cards, two-sided", 20, lambda: len(skill_cards())),
    ("DR-COMP-20", "Class Ability cards", 20, lambda: len(trees())),
    ("DR-COMP-21", "Dungeon Role cards", 15, lambda: sum(len(role.cards) for role in roles().values())),
    ("DR-COMP-22", "Monster cards, two-sided", 40, _monster_cards),
    ("DR-COMP-23", "Commander Attack cards", 10, lambda: len(attack_deck("commander"))),
    ("DR-COMP-24", "Undead King Attack cards", 5, lambda: len(attack_deck(BOSS))),
    ("DR-COMP-25", "Rune and Scenario cards", 4, lambda: len(rune_cards())),
    ("DR-COMP-27", "Familiar cards", 6, lambda: len(familiars())),
    ("DR-COMP-28", "Special character cards: Companions, Minions, named foes", 23, _special_characters),
    ("DR-COMP-29", "Commander card", 1, lambda: kinds("commander").count(COMMANDER)),
    ("DR-COMP-30", "Special event cards", 19, lambda: len(events())),
    ("DR-COMP-31", "Map faces", 64, lambda: len(faces())),
    ("DR-COMP-33", "Faces of the Trap die", 6, lambda: len(TRAP_DIE.faces)),
    ("DR-COMP-34", "Faces of the d20", 20, lambda: len(D20.faces)),
    ("DR-COMP-35", "Hero boards", 5, lambda: len(heroes())),
    ("DR-COMP-37", "Rune tokens with a Darkness shape", 36, lambda: len(runes())),
    ("DR-COMP-41", "Doors", 48, _doors),
)
"""Counted from the content: id of the component, name, how many there must be, how many there are."""

NO_SHORTAGE = "software has no shortage of miniatures (DR-RUB-23)"
CARDBOARD: tuple[tuple[str, str, int, str], ...] = (
    ("DR-COMP-03", "Skeleton Archer miniatures", 4, NO_SHORTAGE),
    ("DR-COMP-04", "Shadow Vampire miniatures", 4, NO_SHORTAGE),
    ("DR-COMP-05", "Rotten Flesh miniatures", 4, NO_SHORTAGE),
    ("DR-COMP-06", "Shadow Cultist miniatures", 4, NO_SHORTAGE),
    ("DR-COMP-07", "Executioner miniatures", 4, NO_SHORTAGE),
    ("DR-COMP-08", "Shadow Knight miniatures", 3, NO_SHORTAGE),
    ("DR-COMP-09", "Abomination miniatures", 3, NO_SHORTAGE),
    ("DR-COMP-10", "Campaign Log", 1, "the record of a campaign (DR-CPG-02)"),
    ("DR-COMP-11", "Bridge tiles", 2, "a bridge is the squares that a setup gives it (DR-LVL-03)"),
    ("DR-COMP-12", "Familiar tokens and Initiative marker", 7, "a Familiar is a figure; whose turn it is, a name (DR-INI-05)"),
    ("DR-COMP-13", "Tokens", 256, "tokens are numbers of each character (DR-RUB-23)"),
    ("DR-COMP-26", "Initiative cards", 6, "a hero's place on the Track is the hero's name; the sixth has no use (DR-RUL-09)"),
    ("DR-COMP-32", "Coloured bases", 16, "a Monster has its number in the order of colours (DR-RUL-06)"),
    ("DR-COMP-36", "Cubes", 225, "cubes are numbers of each colour, or lie on a skill by name (DR-RUB-23)"),
    ("DR-COMP-38", "Rune bag", 1, "a pile that is drawn from at random"),
    ("DR-COMP-39", "Darkness tiles", 60, "they never run out (DR-RUL-83); their shapes are those of the Runes"),
    ("DR-COMP-40", "Dungeon Trays", 5, "a map face says how high each of its squares lies (DR-LVL-01)"),
    (
        "DR-COMP-42",
        "Boards for Boss, Monsters and Camp",
        2,
        "Health and Conditions are of each Monster; the Camp is a list of steps",
    ),
    ("DR-COMP-43", "Initiative Track", 1, "positions in their order (DR-INI-03)"),
    ("DR-COMP-44", "Campaign trays", 1, "the record of a campaign keeps everything in its place"),
)
"""The components that software has no use for, and why."""


def count_components() -> list[Component]:
    """The box."""
    return count(COUNTED, CARDBOARD)
