"""What can be asked about one Character or one Zone: the odds both ways, what it can do, and who could strike there."""

from __future__ import annotations

from tenebra.games.massive_darkness import GAME
from tenebra.games.massive_darkness.forecast import forecast
from tenebra.kit.inspection import Inspection
from tenebra.kit.odds import percent
from tests.games.massive_darkness.table import Table, card, foe, rule
from tests.games.scenery import words_of

HALL = "+-+-+-+-+-+\n|C C C C C|\n+-+-+-+-+-+"
AXE = card("look-axe", "hand", melee="2 red")
BOW = card("look-bow", "hand", ranged="1 yellow")
BRUTES = foe("look-brutes", "orc-flayers", melee="1 yellow", minions=1)
ARCHERS = foe("look-archers", "goblin-archers", ranged="1 yellow", minions=1)


def asked(table: Table, at: str) -> Inspection:
    found = GAME.inspection(table.session.view("whisper"), at, words_of(GAME.id, "en"))
    assert found is not None
    return found


def test_an_enemy_tells_its_chances_and_every_kind_of_attack_of_the_hero() -> None:
    heroes = {"whisper": {"zone": "A1", "hands": [AXE, BOW]}}
    table = Table(HALL, heroes, {"brutes": {"card": BRUTES, "zone": "C1"}})
    found = asked(table, "brutes")
    theirs = forecast(table.state, "brutes", "whisper", "melee")
    ours = [forecast(table.state, "whisper", "brutes", type) for type in ("melee", "ranged")]
    assert [one.kind for one in found.clashes] == ["Melee", "Melee", "Ranged"]
    assert [one.forecast.hit for one in found.clashes] == [percent(one.hit) for one in (theirs, *ours)]
    assert found.clashes[0].target == "Whisper"


@rule("MD-ENP-03", "MD-ENP-04")
def test_an_enemy_could_strike_after_one_step_and_no_farther() -> None:
    table = Table(HALL, {"whisper": {"zone": "A1"}}, {"brutes": {"card": BRUTES, "zone": "E1"}})
    assert asked(table, "D1").strikers == ("brutes",)
    assert asked(table, "C1").strikers == ()
    assert asked(table, "C1").threat.startswith("Nobody")
    archers = Table(HALL, {"whisper": {"zone": "A1"}}, {"archers": {"card": ARCHERS, "zone": "E1"}})
    assert asked(archers, "whisper").strikers == ("archers",)


@rule("MD-STN-03")
def test_a_stunned_enemy_strikes_nobody() -> None:
    table = Table(HALL, {"whisper": {"zone": "A1"}}, {"brutes": {"card": BRUTES, "zone": "E1", "is_stunned": True}})
    assert asked(table, "E1").strikers == ()


@rule("MD-TGT-15")
def test_who_leaves_sets_the_enemy_free_to_follow_and_who_stays_holds_it() -> None:
    alone = Table(HALL, {"whisper": {"zone": "C1"}}, {"brutes": {"card": BRUTES, "zone": "C1"}})
    assert asked(alone, "D1").strikers == ("brutes",)
    held = Table(HALL, {"whisper": {"zone": "C1"}, "owen": {"zone": "C1"}}, {"brutes": {"card": BRUTES, "zone": "C1"}})
    assert asked(held, "D1").strikers == ()
    assert asked(held, "C1").strikers == ("brutes",)
