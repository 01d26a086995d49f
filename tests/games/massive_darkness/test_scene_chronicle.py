"""The chronicle: an Attack in one line with its dice, a walk in one line, XP of all Heroes in one line."""

from __future__ import annotations

from tenebra.games.massive_darkness import GAME
from tenebra.games.massive_darkness.events.fights import EnemyWounded
from tenebra.kit.told import Told
from tests.games.massive_darkness.scenery import words
from tests.games.massive_darkness.table import ROOM, Table, card, foe
from tests.games.scenery import numbered

SWORD = card("told-sword", "hand", melee="1 red + 1 yellow")
FIRE = card("told-fire", "hand", "Melee BAM: +2 Hits", melee="1 red")
ORC = foe("told-orc", "orc-agent", melee="1 yellow", defense="1 blue", health=2)
RATS = foe("told-rats", melee="1 yellow", health=1, minions=1)


def told(table: Table, language: str = "en", since: int = 0) -> list[Told]:
    session = table.session
    return list(GAME.chronicle(numbered(session, "owen", since), session.view("owen"), words(language)))


def lines(table: Table, language: str = "en") -> list[str]:
    return [line.text for line in told(table, language) if line.text]


def test_an_attack_is_one_line_with_both_sides_dice() -> None:
    table = Table(ROOM, {"owen": {"hands": [SWORD]}}, {"orc-agent-1": {"card": ORC, "zone": "A1"}}, dice=["2+bam 1 1"])
    table.play("melee orc-agent-1")
    struck = next(line for line in told(table) if "attacked" in line.text)
    assert struck.text == "Owen attacked Orc Agent (Melee), 3 to 1: 2 Wounds."
    assert struck.rules == ("MD-CAC-02", "MD-DMG-01")
    _, hits, shields = struck.beats
    assert [(beat.kind, beat.who) for beat in struck.beats] == [("attack", "owen"), ("dice", "owen"), ("dice", "orc-agent-1")]
    assert [(die.colour, die.face) for die in hits.dice] == [("sword-red", "sword sword bam"), ("sword-yellow", "sword")]
    assert [(die.colour, die.face) for die in shields.dice] == [("shield-blue", "shield")]
    assert (hits.total, shields.total) == (3, 1)
    assert "Owen killed Orc Agent." in lines(table)


def test_an_attack_that_waits_for_a_choice_shows_its_dice_at_once_and_its_end_with_what_helped() -> None:
    table = Table(ROOM, {"owen": {"hands": [FIRE]}}, {"orc-agent-1": {"card": ORC, "zone": "A1"}}, dice=["2+bam blank"])
    table.play("melee orc-agent-1")
    first = told(table)
    assert first[-1].text == "The dice fell: 2 Hits, 1 Bam against no Shield."
    since = len(table.session.events)
    table.play("trigger card:told-fire.1#0")
    later = [line.text for line in told(table, since=since) if line.text]
    assert later[0].startswith("4 Hits against no Shield: 4 Wounds.")


def test_wounds_that_no_attack_tells_have_a_line_of_their_own() -> None:
    """A Fire Flask hurt an Agent, and nobody read of it."""
    table = Table(ROOM, {"owen": {}}, {"orc-agent-1": {"card": ORC, "zone": "A1"}})
    by_flask, by_attack = (EnemyWounded("orc-agent-1", 1, rule=rule) for rule in ("MD-HRD-05", "MD-DMG-02"))
    said = GAME.chronicle([(1, by_flask), (2, by_attack)], table.session.view("owen"), words("en"))
    assert [line.text for line in said] == ["Orc Agent suffered 1 Wound.", ""]


def test_dice_that_are_rolled_again_are_seen_falling_again() -> None:
    lucky = card("told-lucky", "hand", "Melee: +1 Attack Re-roll", melee="1 red")
    table = Table(ROOM, {"owen": {"hands": [lucky]}}, {"orc-agent-1": {"card": ORC, "zone": "A1"}}, dice=["blank 1", "3+diamond"])
    table.play("melee orc-agent-1", "reroll attack")
    again = next(line for line in told(table) if line.text == "Attack dice were rolled again: 3 and Diamond.")
    assert [(beat.who, [die.face for die in beat.dice]) for beat in again.beats] == [("owen", ["sword sword sword diamond"])]


def test_steps_of_one_walk_are_one_line_that_tells_light_from_shadow() -> None:
    row = "+-+-+-+\n|C c c|\n+-+-+-+"
    table = Table(row, {"owen": {}})
    table.play("move B1", "move C1")
    (line,) = [line for line in told(table) if line.beats]
    assert line.text == "Owen moved to the east end of the corridor (C1): Shadow Mode (2 Zones)."
    assert line.beats[0].places == ("B1", "C1")
    assert lines(table, "it")[0] == "Owen nell'estremità est del corridoio (C1): Modalità Ombra (2 Zone)."


def test_the_xp_of_a_fallen_boss_is_one_line_for_all_heroes() -> None:
    heroes = {"owen": {"hands": [SWORD]}, "sibyl": {}}
    foes = {"goblin-warriors-1": {"card": RATS, "zone": "A1", "minions": []}}
    table = Table(ROOM, heroes, foes, dice=["1 1"])
    table.play("melee goblin-warriors-1")
    assert "Owen, Sibyl: 3 XP each." in lines(table)


def test_the_xp_of_a_minion_is_told_with_its_fall() -> None:
    table = Table(ROOM, {"owen": {"hands": [SWORD]}}, {"goblin-warriors-1": {"card": RATS, "zone": "A1"}}, dice=["1 blank"])
    table.play("melee goblin-warriors-1")
    assert lines(table)[-1] == "Owen killed a Minion of Goblin Warriors."


def test_the_minions_that_one_blow_kills_are_one_line() -> None:
    mob = {"card": foe("told-mob", melee="1 yellow", health=1, minions=3), "zone": "A1"}
    table = Table(ROOM, {"owen": {"hands": [SWORD]}}, {"goblin-warriors-1": mob}, dice=["1 1"])
    table.play("melee goblin-warriors-1")
    assert lines(table)[-1] == "Owen killed 2 Minions of Goblin Warriors."
    assert lines(table, "it")[-1] == "Owen ha ucciso 2 Gregari: Goblin Combattenti."
    assert len([line for line in lines(table) if "Minion" in line]) == 1


def test_a_round_begins_with_a_heading() -> None:
    table = Table(ROOM, {"owen": {}}, turn="")
    (heading,) = [line for line in told(table, "it") if line.is_round]
    assert heading.text == "Round 1"
