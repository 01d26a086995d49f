"""Cards that speak of an attack mean any attack: with a weapon, a Spell or a Consumable."""

from __future__ import annotations

import pytest

from tests.games.dungeon_venture.scenery import words
from tests.games.dungeon_venture.table import Table, rule

MAP = """
+-+-+-+
|V o N|
+-+-+-+
"""


@rule("DV-RUL-67", "DV-ABIL-02")
def test_a_fire_flask_is_thrown_with_the_dice_of_a_potion_of_heroism() -> None:
    table = Table(
        MAP,
        turn="vardak",
        heroes={"vardak": {"hand": ["potion-of-heroism", "fire-flask"]}},
        initiative=["vardak"],
        dice=["hit " + "miss " * 4, "hit miss"],
    )
    table.play("play potion-of-heroism", "end", "play fire-flask at orc-1")
    assert table.told("Rolled")[0].dice == ("red", "red", "blue", "blue", "blue")
    assert table.state.lasting == []


@rule("DV-EVT-03")
def test_the_evil_eye_looks_at_a_fire_flask() -> None:
    table = Table(
        MAP,
        turn="vardak",
        heroes={"vardak": {"hand": ["fire-flask"]}},
        keeper_hand=["evil-eye"],
        dice=["hit hit miss", "miss miss"],
    )
    table.play("play fire-flask at orc-1", "pass", "event evil-eye")
    assert table.last("AttackEnded").damage == 0


@pytest.mark.parametrize(("language", "narrow"), [("en", "weapon"), ("it", "un'arma")])
def test_the_cards_do_not_say_less_than_they_do(language: str, narrow: str) -> None:
    for card in ("potion-of-heroism", "battle-hymn", "evil-eye"):
        assert narrow not in words(language).say(f"card-{card}.gloss")
