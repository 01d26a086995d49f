"""Texts and what happens are the same thing: sums, switches, the order of an Enemy's Enchantments."""

import pytest

from tenebra.kit.words import LANGUAGES
from tests.games.massive_darkness.scenery import words
from tests.games.massive_darkness.table import ROOM, Table, card, rule
from tests.games.scenery import scene

RANGER = "nightshade-ranger"


@rule("MD-SKL-09")
def test_regeneration_of_several_cards_adds_up() -> None:
    root, heart = card("said-root", text="Regeneration 1"), card("said-heart", text="Regeneration 2")
    table = Table(ROOM, {"owen": {"pack": [root, heart], "health": 1}}, turn="")
    assert table.hero("owen").health == 4


@rule("MD-ENC-08", "MD-STN-01")
@pytest.mark.parametrize(("dice", "is_stunned", "hits"), [("2+bam 2+bam", True, 4), ("2+bam 1", False, 4)])
def test_level_4_goblins_stun_with_two_bams_and_hit_harder_with_one(dice: str, is_stunned: bool, hits: int) -> None:
    table = Table(ROOM, {"owen": {}}, {"gob": {"card": "goblin-warriors-4", "zone": "A1"}}, phase="enemies", dice=[dice])
    assert (table.hero("owen").is_stunned, table.last("CombatSettled").hits) == (is_stunned, hits)


@rule("MD-SWT-06", "MD-RUL-12", "MD-NAM-16")
@pytest.mark.parametrize(("switches", "number"), [((), "2"), (("shadow_hunter_level_4",), "3")])
def test_shadow_hunter_says_as_many_dice_as_it_takes(switches: tuple[str, ...], number: str) -> None:
    hero = {"calling": RANGER, "skills": {f"{RANGER}.shadow-hunter": 2}}
    shown = scene(Table(ROOM, {"whisper": hero}, level=4, switches=switches).session, "whisper")
    (hunter,) = [one for cards in shown.cards for one in cards.cards if one.name == "Shadow Hunter"]
    assert hunter.text == f"In a Shadow Zone, when you attack, the Defender loses {number} Defense dice."
    assert f"Defender -{number} Defense dice" in hunter.notation
    learner = {"calling": RANGER, "skills": {f"{RANGER}.shadow-hunter": 1}, "xp": 30}
    asked = scene(Table(ROOM, {"whisper": learner}, phase="experience", level=4, switches=switches).session, "whisper")
    assert asked.question is not None
    notes = [one.note for one in asked.question.choices if "shadow-hunter" in one.key]
    assert notes == [hunter.text]


@rule("MD-RUL-49", "MD-SKL-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_for_people_promise_no_more_than_the_rules_give(language: str) -> None:
    say = words(language).say
    assert {"en": "one figure", "it": "una sola miniatura"}[language] in say("card-dawnbringer.gloss")
    assert {"en": "now on the board", "it": "ora sul tabellone"}[language] in say("eventcard-frenzy.gloss")
    assert {"en": "by 1 or 2", "it": "di 1 o di 2"}[language] in say("meaning-skill-max_health")
