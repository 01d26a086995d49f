"""The table in sentences: where everybody is, seen from whoever acts."""

from __future__ import annotations

from tenebra.games.massive_darkness import GAME
from tests.games.massive_darkness.scenery import words
from tests.games.massive_darkness.table import Table, foe

HALL = "+-+-+-+\n|C c r|\n+ +-+D+\n|c c R|\n+-+-+-+"
RATS = foe("speech-rats", melee="1 yellow", health=2, minions=2)
TROLL = foe("speech-troll", "great-troll", melee="1 red", health=4)


def test_everybody_is_told_with_direction_and_steps_the_nearest_enemy_first() -> None:
    foes = {"great-troll-1": {"card": TROLL, "zone": "B2"}, "goblin-warriors-1": {"card": RATS, "zone": "B1"}}
    table = Table(HALL, {"owen": {"zone": "B1"}, "elias": {"zone": "A1"}}, foes)
    told = GAME.overview(table.session.view("owen"), words("en"))
    assert told[-2].startswith("Starting Zone, in ")
    assert told[-1] == "Closed door C1-C2 between Chamber and Chamber."
    said = told[-5:-2]
    assert said[0] == "Enemy: Goblin Warriors in B1, right here, 2 of 2 Health and 4 Minions, in sight."
    assert said[1] == "Enemy: Great Troll in B2, 1 south, 3 steps, 8 of 8 Health, out of sight."
    assert said[2] == "Elias in A1, 1 west, 1 step, 5 of 5 Health, in sight."
    detto = GAME.overview(table.session.view("owen"), words("it"))[-4:-2]
    assert ", 1 sud, 3 passi, Salute 8 su 8, fuori vista." in detto[0]
    assert detto[1] == "Elias in A1, 1 ovest, 1 passo, Salute 5 su 5, in vista."


def test_where_no_way_leads_is_told_too() -> None:
    walled = "+-+-+\n|C|c|\n+-+-+"
    table = Table(walled, {"owen": {"zone": "A1"}}, {"great-troll-1": {"card": TROLL, "zone": "B1"}})
    assert "B1, 1 east, no way on foot, 4 of 4 Health" in GAME.overview(table.session.view("owen"), words("en"))[-2]


def test_one_is_told_as_one() -> None:
    settled = {"hits": 1, "shields": 1, "wounds": 0}
    assert words("en").say("event-combat-settled", **settled) == "1 Hit against 1 Shield: no Wound."
    assert words("it").say("event-combat-settled", **settled) == "1 Colpo contro 1 Scudo: nessuna Ferita."
    assert words("en").say("event-lifebringer-changed", by=-1) == "1 token was taken off the Lifebringer."
    assert words("it").say("event-lifebringer-changed", by=1) == "Aggiunto 1 segnalino al Latore di Vita."
    assert words("it").say("scene-lifebringer", number=1) == "1 segnalino sul Latore di Vita"
