"""Situations of Massive Darkness: what a file may say, and what is said of a bad one."""

from typing import Any

import msgspec
import pytest

from tenebra.games.massive_darkness import GAME
from tenebra.games.massive_darkness.rules.space import board_of
from tenebra.games.massive_darkness.scenarios import SHEETS
from tenebra.kernel import BadInput
from tenebra.kit.situations import Expected, check, play_out, resolution_of

MOMENT = """
game = "massive-darkness"
about = "Owen between two doors."
map = '''
+-+-+-+
|C CDr|
+-+-+-+
'''
turn = "owen"
choices = ["move B1"]
level = 2
levels = { B1 = 2 }

[heroes.owen]
at = "A1"
body = "leather-armor"
hands = ["mace", "short-sword"]
pack = ["mace"]
xp = 3

[heroes.sibyl]
class = "battle-wizard"

[enemies.goblin-warriors-1]
card = "goblin-warriors-1"
at = "C1"
minions = [1]

[options]
stun_timing = "after_wounds"

[mission]
losses = ["round 9"]
"""


def differences(**expected: Any) -> list[str]:
    return check(play_out(GAME, MOMENT, "moment.toml"), msgspec.convert(expected, Expected))


def test_a_situation_is_set_up_played_and_checked() -> None:
    figures = {"owen": {"zone": "B1", "health": 5, "xp": 3, "hands": "mace,short-sword"}, "goblin-warriors-1": {"minions": "1"}}
    assert differences(figures=figures, seat="owen", prompt="activation", options=["open B1-C1", "stop"]) == []
    assert differences(state={"heroes.owen.pack": ["mace.2"], "switches": ["stun_timing"], "level": 2}) == []
    assert differences(events=["PointSpent on=move", "Moved who=owen to=B1"], no_events=["LevelRose"]) == []
    assert differences(refused={"open A1-B1": "MD-DOOR-01"}) == []
    assert differences(figures={"owen": {"zone": "A1"}}) == ["owen: zone is 'B1', expected 'A1'"]
    resolved = resolution_of(play_out(GAME, MOMENT, "moment.toml"))
    assert set(resolved.figures) == {"owen", "sibyl", "goblin-warriors-1"}
    assert resolved.decision is not None
    assert "stop" in resolved.decision.options


def test_a_round_or_a_phase_may_come_next() -> None:
    begun = play_out(GAME, MOMENT.replace('turn = "owen"', 'next = "round"').replace('"move B1"', ""), "x")
    assert (begun.state.round, begun.state.phase) == (1, "heroes")
    phase = play_out(GAME, MOMENT.replace('turn = "owen"', 'next = "experience"\nstop = true').replace('"move B1"', ""), "x")
    assert phase.is_over


def test_after_an_activation_the_round_goes_on_unless_it_stops() -> None:
    alone = MOMENT.replace('"move B1"', '"nothing"')
    assert check(play_out(GAME, alone, "x"), Expected(seat="sibyl", prompt="activation")) == []
    stopped = play_out(GAME, alone.replace("level = 2\n", "level = 2\nstop = true\n"), "x")
    assert stopped.decision is None
    assert not stopped.outcome


def test_a_board_of_a_mission_of_the_box_with_a_door_opened() -> None:
    text = """game = "massive-darkness"
scenario = "walking-in-the-dark"
opened = ["DOOR"]
[heroes]
owen = { hands = ["mace"] }
"""
    mission = SHEETS["walking-in-the-dark"]
    door = next(door for door, is_open in mission.board.doors.items() if not is_open)
    session = play_out(GAME, text.replace("DOOR", door), "x")
    assert session.state.doors == {**mission.board.doors, door: True}
    assert session.state.heroes["owen"].zone == mission.start
    with pytest.raises(BadInput, match=r"x:3: there is no door 'Q9-Q8'"):
        play_out(GAME, text.replace("DOOR", "Q9-Q8"), "x")


def test_tiles_can_be_lit_and_turned() -> None:
    dark = play_out(
        GAME, 'game = "massive-darkness"\nscenario = "sparks-in-the-dark"\nlit = ["E2"]\n[heroes.owen]\nat = "E1"', "x"
    ).state
    assert [board_of(dark).is_lit(zone) for zone in ("D1", "F3", "B2", "E5")] == [True, True, False, False]
    maze = 'game = "massive-darkness"\nscenario = "maze-of-darkness"\nturned = ["E2", "E2"]\n[heroes.owen]\nat = "E1"'
    turned = play_out(GAME, maze, "x").state
    assert turned.turned == [board_of(turned).tile_of["D1"]] * 2
    with pytest.raises(BadInput, match="'Z9' is no Zone"):
        play_out(GAME, maze.replace('"E2", "E2"', '"Z9"'), "x")


def test_skills_count_at_once() -> None:
    learned = MOMENT.replace("xp = 3", "xp = 3\nwounds = 1\nskills = { enhanced-health = 1 }")
    owen = play_out(GAME, learned, "x").state.heroes["owen"]
    assert (owen.maximum, owen.health, owen.skills) == (6, 5, {"fury-paladin.enhanced-health": 1})
    with pytest.raises(BadInput, match="has no 9 steps of 'enhanced-health'; its Lines are"):
        play_out(GAME, learned.replace("enhanced-health = 1", "enhanced-health = 9"), "x")


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('["mace"]', '["excalibur"]', r"moment\.toml:18: there is no card 'excalibur'"),
        ('["mace"]', '["mace.1"]', r"there are only \d of 'mace'"),
        ("heroes.sibyl", "heroes.conan", r"there is no Hero 'conan'"),
        ("battle-wizard", "bard", r"there is no Class 'bard'"),
        ('"goblin-warriors-1"', '"gnomes-1"', r"there is no Enemy card 'gnomes-1'"),
        ("enemies.goblin-warriors-1", "enemies.goblins", r"is called goblin-warriors-1, goblin-warriors-2"),
        ('at = "C1"', 'at = "Z9"', r"'Z9' is no Zone"),
        ('turn = "owen"', 'turn = "bjorn"', r"there is no Hero 'bjorn'; there are owen, sibyl"),
        ('turn = "owen"', 'next = "tea"', r"next = 'tea': write setup, round, market, enemies"),
        ('turn = "owen"', 'next = "setup"', r"before the setup nobody is on the board"),
        ("losses =", "heights =", r"mission: .*heights"),
        ("xp = 3", "wounds = 5", r"owen has no Health left"),
        ("after_wounds", "never", r"stun_timing"),
        ('"move B1"', '"move C1"', r"choice 1 \(move C1\)"),
        ("xp = 3", "gold = 3", r"gold"),
        ("|C CDr|", "|C CDx|", r"moment\.toml:6:6: Zone C1 is 'x'"),
    ],
)
def test_a_bad_situation_says_what_is_wrong(before: str, after: str, said: str) -> None:
    assert before in MOMENT
    with pytest.raises(BadInput, match=said):
        play_out(GAME, MOMENT.replace(before, after), "moment.toml")
