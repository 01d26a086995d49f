"""Which words the box needs in every language: names of its content, of the Adventures, and of the table."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.games.drunagor.content import abilities, events, heroes, items, roles, skills, trees
from tenebra.games.drunagor.content.foes import CLASSES, RANKS, attack_cards, companions, familiars, kinds, rune_cards
from tenebra.games.drunagor.content.model import SLOT_OF
from tenebra.games.drunagor.scenario import Scenario
from tenebra.games.drunagor.scenarios import SHEETS
from tenebra.games.drunagor.state import COLOURS, CONDITIONS, RESOURCES, RUNES, SLOTS, TERRAIN, WILD

CONSUMABLES = ("gem", "pattern", "potion", "scroll")
PARTS = ("", ".blurb", ".intro", ".goal", ".rules", ".victory", ".defeat", ".notes")


def words_needed() -> Iterator[str]:
    """Every id that the content, the Adventures and the table need words for."""
    yield from (f"hero-{id}{part}" for id in heroes() for part in ("", ".about"))
    yield from (f"class-{sheet.class_}" for sheet in heroes().values())
    yield from (f"role-{id}{part}" for id in roles() for part in ("", ".line", ".about"))
    yield from (f"skill-{id}" for id, skill in skills().items() if skill.source != "item")
    yield from (f"ability-{id}" for id in abilities())
    yield from (f"tree-{id}" for id in trees())
    yield from (f"item-{id}{part}" for id in items() for part in ("", ".flavour"))
    yield from (f"special-{id}{part}" for id in events() for part in ("", ".flavour"))
    kinds_of = (kind for class_ in CLASSES for kind in kinds(class_))
    yield from (f"monster-{id}{part}" for id in kinds_of for part in ("", ".plural", ".about"))
    yield from (f"attack-{id}" for id in attack_cards())
    yield from (f"familiar-{id}{part}" for id in familiars() for part in ("", ".about"))
    yield from (f"companion-{id}" for id in companions())
    yield from (f"runecard-{id}{part}" for id in rune_cards() for part in ("", ".about"))
    yield from words_of_the_table()
    for scenario in SHEETS.ids:
        yield from words_of(SHEETS[scenario])


def words_of_the_table() -> Iterator[str]:
    """Colours, tokens, terrain, ranks, slots, kinds."""
    yield from (f"colour-{colour}" for colour in (*COLOURS, WILD))
    yield from (f"cube-{colour}" for colour in (*COLOURS, WILD, "curse", "trauma"))
    yield from (f"rune-{colour}" for colour in RUNES)
    yield from (f"rank-{rank}{part}" for rank in RANKS for part in ("", ".short"))
    yield from (f"slot-{slot}" for slot in SLOTS)
    yield from (f"kind-{kind}" for kind in (*SLOT_OF, *CONSUMABLES, "ability"))
    tokens = (*CONDITIONS, *RESOURCES, "damage", "move", "health")
    yield from (f"token-{token}{part}" for token in tokens for part in ("", ".about"))
    yield from (f"terrain-{kind}{part}" for kind in TERRAIN for part in ("", ".about"))
    yield from ("team-sun", "team-moon")
    yield from (f"choose-{name}" for name in ("role", "runes", "cleanse", "nothing", "beside", "heal"))
    yield from ("terrain-fall", "terrain-trap", "deck-chest", "thing-chest")
    yield from (f"trap-{kind}" for kind in ("bear", "fire", "poison"))
    yield from (f"reach-{kind}" for kind in ("melee", "ranged", "magic"))
    yield from (f"source-{kind}" for kind in ("board", "passive", "card", "role", "item"))


def words_of(sheet: Scenario) -> Iterator[str]:
    """Every message that an Adventure needs: its page, its places, Doors and scenes, what is read aloud."""
    yield from (f"scenario-{sheet.id}{part}" for part in PARTS)
    yield from (f"setup-{sheet.id}-{setup}" for setup in sheet.setups)
    yield from (f"door-{sheet.id}-{door}" for door in sheet.doors)
    yield from (f"place-{sheet.id}-{phrase.place}" for phrase in sheet.wins if phrase.verb == "stands")
    for scene in sheet.interactions.values():
        yield f"scene-{sheet.id}-{scene.id}"
        yield from (f"choice-{sheet.id}-{choice.id}" for choice in scene.choices)
        yield from (f"say-{sheet.id}-{choice.id}" for choice in scene.choices)
        yield from (f"say-{sheet.id}-{choice.id}-fail" for choice in scene.choices if choice.challenge is not None)
    rules = (phrase for rule in sheet.clockwork for phrase in rule.do)
    yield from dict.fromkeys(f"say-{sheet.id}-{phrase.name}" for phrase in rules if phrase.verb == "say")
