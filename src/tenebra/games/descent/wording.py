"""Which words the box needs in every language: names, meanings and stories of its content, and the notation."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.games.descent.content import familiars, heroes, items, monsters, overlord_cards, skills
from tenebra.games.descent.content.model import SKILL_DECKS, TREASURES
from tenebra.games.descent.dice import DICE
from tenebra.games.descent.rules.spending import Boost
from tenebra.games.descent.scenario import RUNES, STAIRS, Quest
from tenebra.games.descent.scenarios import SHEETS
from tenebra.games.descent.scene.board import EFFECTS
from tenebra.games.descent.scene.plates import PHASES
from tenebra.games.descent.state import (
    ADVANCE,
    BATTLE,
    MONKEY,
    ORDERS,
    OVERLORD,
    PIT,
    POTIONS,
    READY,
    ROCK,
    RUN,
    STUNNED,
    TRAITS,
    WATER,
)
from tenebra.games.descent.windows import KIND_OF

KINDS = ("weapon", "armor", "shield", "other", "cache", "potion", "ability", "event", "trap", "spawn", "power")


def words_needed() -> Iterator[str]:
    """Every id that the content, the quests and the table need words for."""
    yield from (f"hero-{id}{part}" for id in heroes() for part in ("", ".about", ".ability"))
    yield from (
        f"card-{id}{part}" for cards in (items(), skills(), overlord_cards()) for id in cards for part in ("", ".flavour")
    )
    yield from (f"monster-{id}{part}" for id in monsters() for part in ("", ".plural", ".leader", ".leaders", ".about"))
    yield from (f"familiar-{id}" for id in familiars())
    yield from words_of_the_table()
    for scenario in SHEETS.ids:
        yield from words_of(SHEETS[scenario])


def words_of_the_table() -> Iterator[str]:
    """Kinds, colours, actions, orders, effects, phases, decks, dice."""
    yield f"seat-{OVERLORD}"
    yield from (f"kind-{kind}" for kind in KINDS)
    yield from (f"slot-{slot}" for slot in ("hand", "armor", "other"))
    yield from (f"type-{type}" for type in TRAITS)
    yield from (f"stat-{stat}" for stat in ("armor", "speed", "fatigue", "threat", "conquest"))
    yield from (f"die-{colour}" for colour in DICE)
    yield from (f"roll-{part}" for part in ("miss", "nothing", "range", "hearts", "surges", "enhancements"))
    yield from (f"scene-{part}" for part in ("range", "damage", "surges", "enhancements"))
    yield from (f"gain-{gain}" for gain in Boost._fields)
    yield from (f"action-{action}" for action in ("none", RUN, BATTLE, ADVANCE, READY, STUNNED, MONKEY))
    yield from (f"action-{action}.about" for action in (RUN, BATTLE, ADVANCE, READY))
    yield from (f"order-{order}{part}" for order in ORDERS for part in ("", ".about"))
    yield from (f"effect-{effect}" for effect in EFFECTS)
    yield from (f"obstacle-{kind}" for kind in (PIT, WATER, ROCK, f"{PIT}.about", f"{WATER}.about"))
    yield from (f"phase-{phase}{part}" for phase in PHASES for part in ("", ".short"))
    yield from (f"moment-{moment}" for moment in KIND_OF)
    yield from (f"deck-{deck}" for deck in (OVERLORD, *TREASURES, *SKILL_DECKS))
    yield from (f"chest-{kind}" for kind in TREASURES)
    yield from (f"stairs-{colour}" for colour in STAIRS)
    yield from (f"colour-{colour}" for colour in RUNES)
    yield from (f"compass-{side}" for side in ("north", "east", "south", "west"))
    yield from (f"token-{token}" for token in ("money", "fists", "fist", *TREASURES, *(f"{rune}-key" for rune in RUNES)))
    yield from (f"token-{potion}{part}" for potion in POTIONS for part in ("", ".about"))
    yield from ("scene-worn", "scene-worn.label", "scene-pack", "scene-pack.label")


def words_of(sheet: Quest) -> Iterator[str]:
    """Every message that a quest needs: its page, its areas, who and what is in it, what is read aloud."""
    yield from (
        f"scenario-{sheet.id}{part}" for part in ("", ".blurb", ".intro", ".goal", ".rules", ".victory", ".defeat", ".notes")
    )
    yield from (f"area-{sheet.id}-{area}" for area in sheet.areas)
    yield from (f"unique-{name}{part}" for name in sheet.uniques for part in ("", ".about"))
    yield from (f"thing-{sheet.id}-{thing}" for thing in sheet.things)
    yield from (f"encounter-{sheet.id}-{name}" for area in sheet.areas.values() for name in area.encounters)
    spoken = (phrase.name for rule in sheet.clockwork for phrase in rule.do if phrase.verb == "say")
    yield from (f"say-{sheet.id}-{text}" for text in dict.fromkeys(spoken))
