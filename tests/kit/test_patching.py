"""A situation is a patch of a state: every field by its own name, tables merged, and what is wrong by path and line."""

from typing import Any

import pytest

from tenebra.games.massive_darkness import GAME
from tenebra.kernel import BadInput, Session
from tenebra.kit.situations import play_out
from tests.games.barrow_bull import GAME as SMALL_GAME

MOMENT = """game = "massive-darkness"
map = '''
+-+-+-+
|C CDr|
+-+-+-+
'''
turn = "owen"
heroes.owen = { at = "A1", hands = ["mace"], micro = 2 }
heroes.sibyl = { stunned = true }
enemies.goblin-warriors-1 = { card = "goblin-warriors-1", at = "C1", minions = [1] }
enemies.great-troll-1 = { card = "great-troll-lesser", at = "C1", is_stunned = true, health = 2 }
level = 2
slain = ["goblin-archers"]
lasting = [{ power = "event:patrol#0", on = "owen", ends = 1 }]
"""
FIELD = """game = "barrow-bull"
map = '''
+-+-+-+-+
|T . B .|
+       +
|. . . .|
+-+-+-+-+
'''
turn = "tilo"
"""


def moment(text: str = MOMENT) -> Session[Any]:
    return play_out(GAME, text, "moment.toml")


def test_a_field_of_the_state_is_written_by_its_own_name() -> None:
    state = moment().state
    assert (state.level, state.slain) == (2, ["goblin-archers"])
    assert (state.lasting[0].power, state.lasting[0].ends) == ("event:patrol#0", 1)
    assert state.heroes["owen"].micro == 2
    assert state.enemies["great-troll-1"].health == 2


def test_is_and_has_may_be_left_out_of_a_name() -> None:
    state = moment().state
    assert state.heroes["sibyl"].is_stunned
    assert state.enemies["great-troll-1"].is_stunned
    assert not state.heroes["owen"].is_stunned


def test_what_is_only_there_in_a_turn_is_patched_when_it_has_begun() -> None:
    state = moment(MOMENT + "activation = { signed = true, granted = { attack = 1 } }\n").state
    assert (state.activation.hero, state.activation.actions) == ("owen", 3)
    assert (state.activation.has_signed, state.activation.granted) == (True, {"attack": 1})


def test_a_table_is_put_over_what_is_there() -> None:
    figures = play_out(SMALL_GAME, FIELD + "figures.tilo.life = 2\n", "field.toml").state.figures
    assert (figures["tilo"].space, figures["tilo"].life) == ("A1", 2)
    assert figures["bull"].life > 2


def test_a_later_step_may_be_written_as_the_agenda_has_it() -> None:
    session = play_out(SMALL_GAME, FIELD + 'agenda = [{ step = "Act", hero = "tilo" }]\n', "field.toml")
    session.choose("pass")
    assert session.is_over


def test_a_field_that_is_called_like_a_word_is_written_in_a_table_of_its_own() -> None:
    state = moment(MOMENT + 'state.levels = { B1 = [2, 3] }\nstate.tokens.altar = { kind = "objective", zone = "B1" }\n').state
    assert state.levels["B1"] == [2, 3]
    assert (state.tokens["altar"].kind, state.tokens["altar"].zone) == ("objective", "B1")
    with pytest.raises(BadInput, match=r"moment\.toml:15: state: unknown field `tokns`; did you mean `tokens`\?"):
        moment(MOMENT + "state.tokns = {}\n")


@pytest.mark.parametrize(
    ("before", "after", "said", "line"),
    [
        ("micro = 2", 'micro = "two"', "heroes.owen.micro: Expected `int`, got `str`", 8),
        ("micro = 2", "wounds = []", "heroes.owen.wounds: Expected `int`, got `array`", 8),
        ("micro = 2", "gold = 2", "heroes.owen: unknown field `gold`", 8),
        ("stunned = true }\nen", "stuned = true }\nen", "heroes.sibyl: unknown field `stuned`; did you mean `stunned`?", 9),
        ('at = "C1", minions', 'art = "C1", minions', "enemies.goblin-warriors-1: unknown field `art`; did you mean `at`?", 10),
        ('at = "C1", minions', "minions", "enemies.goblin-warriors-1: Object missing required field `at`", 10),
        ("minions = [1]", "minions = ['1']", "enemies.goblin-warriors-1.minions", 10),
        ('hands = ["mace"]', 'hands = "mace"', "heroes.owen.hands: Expected `array`, got `str`", 8),
        ("level = 2", "level = true", "level: Expected `int`, got `bool`", 12),
        ("level = 2", "levle = 2", "unknown field `levle`; did you mean `level`?", 12),
        ("ends = 1", "end = 1", "lasting[0]: Object missing required field `ends`", 14),
        ("ends = 1", "ends = 1, own = 2", "lasting: unknown field `own`; did you mean `on`?", 14),
    ],
)
def test_what_is_wrong_is_named_by_path_and_line(before: str, after: str, said: str, line: int) -> None:
    assert MOMENT.count(before) == 1
    with pytest.raises(BadInput) as wrong:
        moment(MOMENT.replace(before, after))
    assert said in wrong.value.reason
    assert (wrong.value.source, wrong.value.line) == ("moment.toml", line)
