"""The words that the box needs in every language: names, meanings and stories of its content, and the notation."""

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
from tenebra.kit.words import word_ids

KINDS = ("weapon", "armor", "shield", "other", "cache", "potion", "ability", "event", "trap", "spawn", "power")
PAGE = (".blurb", ".intro", ".goal", ".rules", ".victory", ".defeat", ".notes")
"""The parts of a quest's page beside its title."""


def words_needed() -> Iterator[str]:
    """Every id that the content, the quests and the table need words for."""
    yield from word_ids("hero", heroes(), ".about", ".ability")
    for cards in (items(), skills(), overlord_cards()):
        yield from word_ids("card", cards, ".flavour")
    yield from word_ids("monster", monsters(), ".plural", ".leader", ".leaders", ".about")
    yield from word_ids("familiar", familiars())
    yield from words_of_the_table()
    for scenario in SHEETS.ids:
        yield from words_of(SHEETS[scenario])


def words_of_the_table() -> Iterator[str]:
    """Kinds, colours, actions, orders, effects, phases, decks, dice."""
    yield f"seat-{OVERLORD}"
    yield from word_ids("kind", KINDS)
    yield from word_ids("slot", ("hand", "armor", "other"))
    yield from word_ids("type", TRAITS)
    yield from word_ids("stat", ("armor", "speed", "fatigue", "threat", "conquest"))
    yield from word_ids("die", DICE)
    yield from word_ids("roll", ("miss", "nothing", "range", "hearts", "surges", "enhancements"))
    yield from word_ids("scene", ("range", "damage", "surges", "enhancements"))
    yield from word_ids("gain", Boost._fields)
    yield from word_ids("action", ("none", RUN, BATTLE, ADVANCE, READY, STUNNED, MONKEY))
    yield from (f"action-{action}.about" for action in (RUN, BATTLE, ADVANCE, READY))
    yield from word_ids("order", ORDERS, ".about")
    yield from word_ids("effect", EFFECTS)
    yield from word_ids("obstacle", (PIT, WATER, ROCK, f"{PIT}.about", f"{WATER}.about"))
    yield from word_ids("phase", PHASES, ".short")
    yield from word_ids("moment", KIND_OF)
    yield from word_ids("deck", (OVERLORD, *TREASURES, *SKILL_DECKS))
    yield from word_ids("chest", TREASURES)
    yield from word_ids("stairs", STAIRS)
    yield from word_ids("colour", RUNES)
    yield from word_ids("compass", ("north", "east", "south", "west"))
    yield from word_ids("token", ("money", "fists", "fist", *TREASURES))
    yield from (f"token-{rune}-key" for rune in RUNES)
    yield from word_ids("token", POTIONS, ".about")
    yield from ("scene-worn", "scene-worn.label", "scene-pack", "scene-pack.label")


def words_of(sheet: Quest) -> Iterator[str]:
    """Every message that a quest needs: its page, its areas, who and what is in it, what is read aloud."""
    yield from word_ids("scenario", [sheet.id], *PAGE)
    yield from word_ids(f"area-{sheet.id}", sheet.areas)
    yield from word_ids("unique", sheet.uniques, ".about")
    yield from word_ids(f"thing-{sheet.id}", sheet.things)
    for area in sheet.areas.values():
        yield from word_ids(f"encounter-{sheet.id}", area.encounters)
    spoken = (phrase.name for rule in sheet.own_rules for phrase in rule.do if phrase.verb == "say")
    yield from word_ids(f"say-{sheet.id}", dict.fromkeys(spoken))
