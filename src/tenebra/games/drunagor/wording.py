"""The words that the box needs in every language: names of its content, of the Adventures, and of the table."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.games.drunagor.content import abilities, events, heroes, items, roles, skills, trees
from tenebra.games.drunagor.content.foes import CLASSES, RANKS, attack_cards, companions, familiars, kinds, rune_cards
from tenebra.games.drunagor.content.model import SLOT_OF
from tenebra.games.drunagor.scenario import Scenario
from tenebra.games.drunagor.scenarios import SHEETS
from tenebra.games.drunagor.state import COLOURS, CONDITIONS, RESOURCES, RUNES, SLOTS, TERRAIN, WILD
from tenebra.kit.words import word_ids

CONSUMABLES = ("gem", "pattern", "potion", "scroll")
PAGE = (".blurb", ".intro", ".goal", ".rules", ".victory", ".defeat", ".notes")
"""The parts of an Adventure's page beside its title."""


def words_needed() -> Iterator[str]:
    """Every id that the content, the Adventures and the table need words for."""
    yield from word_ids("hero", heroes(), ".about")
    yield from (f"class-{sheet.class_}" for sheet in heroes().values())
    yield from word_ids("role", roles(), ".line", ".about")
    yield from (f"skill-{id}" for id, skill in skills().items() if skill.source != "item")
    yield from word_ids("ability", abilities())
    yield from word_ids("tree", trees())
    yield from word_ids("item", items(), ".flavour")
    yield from word_ids("special", events(), ".flavour")
    for class_ in CLASSES:
        yield from word_ids("monster", kinds(class_), ".plural", ".about")
    yield from word_ids("attack", attack_cards())
    yield from word_ids("familiar", familiars(), ".about")
    yield from word_ids("companion", companions())
    yield from word_ids("runecard", rune_cards(), ".about")
    yield from words_of_the_table()
    for scenario in SHEETS.ids:
        yield from words_of(SHEETS[scenario])


def words_of_the_table() -> Iterator[str]:
    """Colours, tokens, terrain, ranks, slots, kinds."""
    yield from word_ids("colour", (*COLOURS, WILD))
    yield from word_ids("cube", (*COLOURS, WILD, "curse", "trauma"))
    yield from word_ids("rune", RUNES)
    yield from word_ids("rank", RANKS, ".short")
    yield from word_ids("slot", SLOTS)
    yield from word_ids("kind", (*SLOT_OF, *CONSUMABLES, "ability"))
    tokens = (*CONDITIONS, *RESOURCES, "damage", "move", "health")
    yield from word_ids("token", tokens, ".about")
    yield from word_ids("terrain", TERRAIN, ".about")
    yield from ("team-sun", "team-moon")
    yield from word_ids("choose", ("role", "runes", "cleanse", "nothing", "beside", "heal"))
    yield from ("terrain-fall", "terrain-trap", "deck-chest", "thing-chest")
    yield from word_ids("trap", ("bear", "fire", "poison"))
    yield from word_ids("reach", ("melee", "ranged", "magic"))
    yield from word_ids("source", ("board", "passive", "card", "role", "item"))


def words_of(sheet: Scenario) -> Iterator[str]:
    """Every message that an Adventure needs: its page, its places, Doors and scenes, what is read aloud."""
    yield from word_ids("scenario", [sheet.id], *PAGE)
    yield from word_ids(f"setup-{sheet.id}", sheet.setups)
    yield from word_ids(f"door-{sheet.id}", sheet.doors)
    yield from (f"place-{sheet.id}-{phrase.place}" for phrase in sheet.wins if phrase.verb == "stands")
    for scene in sheet.interactions.values():
        yield f"scene-{sheet.id}-{scene.id}"
        choices = [choice.id for choice in scene.choices]
        yield from word_ids(f"choice-{sheet.id}", choices)
        yield from word_ids(f"say-{sheet.id}", choices)
        yield from (f"say-{sheet.id}-{choice.id}-fail" for choice in scene.choices if choice.challenge is not None)
    rules = (phrase for rule in sheet.own_rules for phrase in rule.do)
    yield from dict.fromkeys(f"say-{sheet.id}-{phrase.name}" for phrase in rules if phrase.verb == "say")
