"""A hero who is a monkey (DE-EFF-13 to DE-EFF-18, DE-RUL-42)."""

from tests.games.descent.props import SWORD, Table
from tests.games.descent.table import rule

POTION = "healing-potion"


def points(table: Table) -> int:
    assert table.state.turn is not None
    return table.state.turn.points


@rule("DE-EFF-15", "DE-EFF-16", "DE-RUL-42", "DE-ACT-08")
def test_a_monkey_walks_and_does_nothing_else() -> None:
    hero = {"at": "A1", "monkey": 2, "fatigue": 1, "equipped": [SWORD, POTION], "life": 5}
    table = Table(heroes={"sir-valadir": hero}, monsters={"beastman-1": {"at": "B1"}}, tokens=["money at A1"])
    assert table.prompt == "turn"
    assert points(table) == 5
    assert {option.split()[0] for option in table.options()} == {"move", "fatigue", "end"}
    for choice in (f"drink {POTION}", "pickup money-1", f"drop {SWORD}"):
        assert table.refusal(choice) in ("DE-EFF-15", "DE-RUL-42")
    table.play("fatigue")
    assert points(table) == 6


@rule("DE-SWI-12")
def test_by_the_switch_a_monkey_never_goes_further_than_five() -> None:
    table = Table(heroes={"sir-valadir": {"at": "A1", "monkey": 2, "fatigue": 1}}, options={"monkey_fatigue_steps": "no"})
    assert table.refusal("fatigue") == "DE-SWI-12"
    free = Table(heroes={"sir-valadir": {"at": "A1", "monkey": 2, "fatigue": 1}}).play("fatigue")
    assert (points(free), free.hero("sir-valadir").fatigue) == (6, 0)
    hero = Table(heroes={"sir-valadir": {"at": "A1", "fatigue": 1}}, options={"monkey_fatigue_steps": "no"}).play(
        "run", "fatigue"
    )
    assert points(hero) == 9, "whoever is himself runs as far as he likes"


@rule("DE-EFF-07", "DE-EFF-16")
def test_a_stunned_monkey_shakes_off_a_token_and_walks_all_the_same() -> None:
    table = Table(heroes={"sir-valadir": {"at": "A1", "monkey": 2, "stun": 2}})
    assert (table.hero("sir-valadir").stun, points(table)) == (1, 5)


@rule("DE-EFF-18", "DE-EX-35", "DE-RUL-42")
def test_a_monkey_is_himself_again_after_two_turns_of_his_own() -> None:
    table = Table(heroes={"sir-valadir": {"at": "A1", "monkey": 2}}, stop=False)
    table.play("end")
    assert table.hero("sir-valadir").monkey == 1
    while table.prompt != "turn":
        table.play("done")
    table.play("end")
    assert table.hero("sir-valadir").monkey == 0
    while table.prompt != "action":
        table.play("done")
