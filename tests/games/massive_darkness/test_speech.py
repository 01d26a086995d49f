"""The table in sentences: where everybody is, seen from whoever acts."""

from __future__ import annotations

from tenebra.games.massive_darkness import GAME
from tests.games.massive_darkness.scenery import words
from tests.games.massive_darkness.table import Table, card, foe

HALL = "+-+-+-+\n|C c r|\n+ +-+D+\n|c c R|\n+-+-+-+"
RATS = foe("speech-rats", melee="1 yellow", health=2, minions=2)
TROLL = foe("speech-troll", "great-troll", melee="1 red", health=4)


def test_everybody_is_told_with_direction_and_steps_the_nearest_enemy_first() -> None:
    foes = {"great-troll-1": {"card": TROLL, "zone": "B2"}, "goblin-warriors-1": {"card": RATS, "zone": "B1"}}
    table = Table(HALL, {"owen": {"zone": "B1"}, "elias": {"zone": "A1"}}, foes)
    said = GAME.overview(table.session.view("owen"), words("en"))[-3:]
    assert said[0].startswith("Enemy: Goblin Warriors, ")
    assert said[0].endswith("From here right here, in sight.")
    assert said[1].startswith("Enemy: Great Troll, ")
    assert said[1].endswith("From here 1 south, 3 steps, out of sight.")
    assert said[2].startswith("Friend: Elias, ")
    assert said[2].endswith("From here 1 west, 1 step, in sight.")
    detto = GAME.overview(table.session.view("owen"), words("it"))[-2:]
    assert detto[0].endswith("Da qui 1 sud, 3 passi, non in vista.")
    assert detto[1].endswith("Da qui 1 ovest, 1 passo, in vista.")


def test_where_no_way_leads_is_told_too() -> None:
    walled = "+-+-+\n|C|c|\n+-+-+"
    table = Table(walled, {"owen": {"zone": "A1"}}, {"great-troll-1": {"card": TROLL, "zone": "B1"}})
    said = GAME.overview(table.session.view("owen"), words("en"))
    assert any(line.endswith("From here 1 east, no way on foot, out of sight.") for line in said)
    assert "North: wall. East: wall. South: wall. West: wall." in said


def test_one_is_told_as_one() -> None:
    settled = {"hits": 1, "shields": 1, "wounds": 0}
    assert words("en").say("event-combat-settled", **settled) == "1 Hit against 1 Shield: no Wound."
    assert words("it").say("event-combat-settled", **settled) == "1 Colpo contro 1 Scudo: nessuna Ferita."
    assert words("en").say("event-lifebringer-changed", by=-1) == "1 token was taken off the Lifebringer."
    assert words("it").say("event-lifebringer-changed", by=1) == "Aggiunto 1 segnalino al Latore di Vita."
    assert words("it").say("scene-lifebringer", number=1) == "1 segnalino sul Latore di Vita"


def test_shields_are_not_told_as_hits() -> None:
    axe = card("speech-axe", "hand", melee="1 red")
    guard = foe("speech-guard", "great-troll", melee="1 red", defense="1 blue", health=9)
    table = Table(HALL, {"owen": {"hands": [axe]}}, {"great-troll-1": {"card": guard, "zone": "A1"}}, dice=["2+bam 1", "blank"])
    table.play("melee great-troll-1")
    said = [told.text for told in GAME.open_teller(words("en"), table.state).log(table.session.events)]
    assert "The dice fell: 2 Hits, 1 Bam against 1 Shield." in said
    assert not any("rolled" in text for text in said)
