"""The chronicle: sentences with their rules, walks in one line, attacks with their dice, nothing hidden."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.events.fights import AttackDeclared, HeroKilled, Wounded
from tenebra.games.dungeon_venture.events.turns import Displaced, Moved, SpiritReleased, Swapped
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tenebra.kernel import Rolled
from tenebra.kit.told import Told
from tests.games.dungeon_venture.scenery import SEATS, positions, words
from tests.games.dungeon_venture.table import Table
from tests.games.scenery import numbered, text

ROOM = """
+-+-+-+-+-+
|V . . . o|
+ + + + + +
|N S W . .|
+-+-+-+-+-+
"""


def told(table: Table, seat: str = "vardak", since: int = 0) -> tuple[Told, ...]:
    return GAME.chronicle(numbered(table.session, seat, since), table.session.view(seat), words("en"))


def rolled_before_the_keeper() -> Table:
    """Vardak's dice have fallen, and the Keeper holds a card that changes them."""
    table = Table(ROOM, turn="vardak", keeper_hand=["evil-eye"], dice=["hit hit miss miss", "hit miss"])
    table.play("move D1")
    while table.prompt == "window":
        table.play("keeper: pass")
    table.play("attack orc-1")
    while not table.told("AttackRolled"):
        table.play("keeper: pass")
    return table


def test_a_walk_is_one_line_and_one_beat() -> None:
    table = Table(ROOM, turn="vardak")
    table.play("move D1")
    (line,) = [line for line in told(table) if any(beat.kind == "walk" for beat in line.beats)]
    assert line.text == "Vardak took 3 steps to D1."
    assert (line.who, line.icon, line.side, line.seat) == ("vardak", "visored-helm", "hero", "vardak")
    assert line.places == line.beats[0].places == ("B1", "C1", "D1")
    assert line.rules == ("DV-MOV-01",)


def test_a_swap_shows_both_figures_going_to_their_new_places() -> None:
    table = Table(ROOM, turn="vardak")
    table.play("swap with naurania", "naurania: agree")
    (line,) = [line for line in told(table) if any(beat.kind == "walk" for beat in line.beats)]
    assert [(beat.who, beat.places) for beat in line.beats] == [("vardak", ("A2",)), ("naurania", ("A1",))]
    table.play("move B1")
    assert not any(beat.who == "naurania" for line in told(table) for beat in line.beats)


def test_an_attack_has_its_dice_and_its_wounds_in_one_line() -> None:
    table = Table(ROOM, turn="vardak", dice=["hit hit miss miss", "hit miss"])
    table.play("move D1", "attack orc-1")
    (line,) = [line for line in told(table) if any(beat.kind == "attack" for beat in line.beats)]
    assert line.text == "Vardak attacked Orc 1, 2 to 1: 1 wound."
    assert line.rules == ("DV-CBT-05", "DV-DMG-01")
    attack, mine, theirs, hurt = line.beats
    assert (attack.who, attack.target) == ("vardak", "orc-1")
    assert [(die.colour, die.face, die.counts) for die in mine.dice] == [("green", "hit", True)] * 2 + [
        ("green", "miss", False)
    ] * 2
    assert len(theirs.dice) == 2
    assert (mine.total, theirs.total) == (2, 1)
    assert theirs.who == "orc-1"
    assert (hurt.kind, hurt.who, hurt.amount) == ("hurt", "orc-1", 1)
    fall = next(beat for line in told(table) for beat in line.beats if beat.kind == "fall")
    assert fall.who == "orc-1"


def test_an_attack_that_somebody_may_change_is_told_as_far_as_it_is_known() -> None:
    table = rolled_before_the_keeper()
    assert table.prompt == "window"
    lines = told(table)
    assert lines[-1].text == "Vardak against Orc 1: 2 to 1."
    assert [beat.kind for beat in lines[-1].beats] == ["attack", "dice", "dice"]
    since = len(table.session.events)
    table.play("keeper: pass")
    after = told(table, since=since)
    assert "struck" in after[0].text
    assert after[1].beats[0].kind == "hurt"


@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_every_seat_has_a_chronicle_that_tells_no_secret(scenario: str) -> None:
    *_, session = positions(scenario, "chronicle", rounds=4, choices=60)
    held = [*session.state.keeper_hand, *session.state.keeper_cards]
    for seat, language in product(SEATS, ("en", "it")):
        events = numbered(session, seat)
        lines = GAME.chronicle(events, session.view(seat), words(language))
        numbers = [line.number for line in lines]
        assert numbers == sorted(set(numbers))
        assert "⟨" not in text(lines)
        assert all(line.text for line in lines)
        assert [line.is_round for line in lines].count(True) == session.state.round
        shown = {beat.card.id for line in lines for beat in line.beats if beat.card is not None}
        assert not shown & set(held)
        assert all(rule.startswith("DV-") for line in lines for rule in line.rules)
        dice = [len(beat.dice) for line in lines for beat in line.beats if beat.kind == "dice"]
        assert dice == [len(event.dice) for _, event in events if isinstance(event, Rolled) and event.dice]
        swaps = {number for number, event in events if isinstance(event, Swapped)}
        walked = [line for line in lines if line.number not in swaps]
        steps = [beat.places for line in walked for beat in line.beats if beat.kind == "walk"]
        moves = [event.to for _, event in events if isinstance(event, Moved | Displaced | SpiritReleased)]
        assert [place for way in steps for place in way] == moves


def test_a_new_room_is_read_aloud() -> None:
    *_, session = positions("gronks-lair", "7", rounds=4, choices=2)
    lines = GAME.chronicle(numbered(session, "wick"), session.view("wick"), words("en"))
    assert [line.tale is not None and "Both were cheating." in line.tale.text for line in lines].count(True) == 1
    assert not any("Both were cheating." in line.text for line in lines)
    reveal = next(beat for line in lines for beat in line.beats if beat.kind == "reveal")
    assert reveal.places


def test_a_card_that_changes_an_attack_is_told_too() -> None:
    table = rolled_before_the_keeper()
    since = len(table.session.events)
    table.play("keeper: event evil-eye")
    assert "HitsChanged" in [type(event).__name__ for event in table.session.events[since:]]
    assert told(table, since=since)[0].who == "keeper"


def test_a_new_round_is_a_short_heading() -> None:
    *_, session = positions("gronks-lair", "7", rounds=2, choices=60)
    lines = GAME.chronicle(numbered(session, "wick"), session.view("wick"), words("en"))
    assert next(line.text for line in lines if line.is_round) == "Round 1"


@pytest.mark.parametrize(
    ("vardak", "choice", "sentence", "amount"),
    [
        ({"wounds": 1}, "rest", "Vardak rested at the Altar: recovered 1 Life Point.", 1),
        (
            {"wounds": 3, "used": ["fire-bolt", "blink"]},
            "rest",
            "Vardak rested at the Altar: recovered 3 Life Points; Spells back in hand: Fire Bolt, Blink.",
            3,
        ),
        ({"used": ["blink"]}, "rest", "Vardak rested at the Altar: no wounds to heal; Spells back in hand: Blink.", 0),
        ({"spirit": True, "wounds": 8}, "resurrect", "Vardak came back from the dead and recovered 8 Life Points.", 8),
    ],
)
def test_a_rest_and_a_resurrection_tell_what_they_healed(vardak: dict[str, Any], choice: str, sentence: str, amount: int) -> None:
    table = Table(ROOM.replace("|V .", "|V A"), turn="vardak", heroes={"vardak": {"at": "A1", **vardak}})
    table.play(choice)
    (line,) = [line for line in told(table, "keeper") if any(beat.kind == "heal" for beat in line.beats)]
    assert (line.text, line.who) == (sentence, "vardak")
    assert [(beat.who, beat.amount) for beat in line.beats] == [("vardak", amount)]


def test_what_decided_it_tells_a_killing_blow_once() -> None:
    table = Table(ROOM, turn="vardak")
    blow = AttackDeclared("orc-1", "vardak", "")
    events = [blow, Wounded("vardak", 4), blow, Wounded("vardak", 5), HeroKilled("vardak", "orc-1"), Wounded("storm", 3)]
    looked = GAME.aftermath(list(enumerate(events)), table.session.view("storm"), words("en"), lambda number: number)
    assert [point.text for point in looked.points] == ["Vardak took 4 wounds.", "Vardak fell to Orc 1.", "Storm took 3 wounds."]
