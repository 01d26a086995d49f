"""Cubes, Curse and Trauma (DR-CUB, DR-HER-17), and Recall (DR-REC)."""

from typing import Any

import pytest

from tests.games.drunagor.printed import printed
from tests.games.drunagor.table import Table, rule

ROOM = """
+-+-+-+-+
|. . . .|
+ + + + +
|. . . .|
+-+-+-+-+
"""
BOARD = [
    *("backstab", "deflect", "fan-of-knives", "venom-dart", "shadow-step", "slip-away", "patient-eye", "smoke-pot", "old-debts"),
]
"""Every Skill on Elros's board."""
ROLE = ["steady-hand", "all-out", "remove-curse-striker", "press-on"]


def elros(**fields: object) -> Table:
    return Table(ROOM, heroes={"elros": {"at": "A1", **fields}})


@rule("DR-CUB-01", "DR-CUB-02", "DR-CUB-03", "DR-SKL-02")
def test_a_skill_takes_a_cube_of_its_colour_and_is_locked() -> None:
    table = elros()
    assert table.may("use patient-eye with blue")
    assert not table.may("use patient-eye with yellow")
    table.play("use patient-eye with blue")
    assert table.hero("elros").docked == {"patient-eye": "blue"}
    assert "blue" not in table.hero("elros").available
    assert table.refusal("use patient-eye with blue") == "DR-SKL-03"


@rule("DR-REC-01", "DR-REC-02", "DR-REC-03", "DR-RUB-20")
def test_a_willing_recall_needs_two_colours_or_fewer_and_ends_the_turn() -> None:
    many = elros()
    assert many.refusal("recall") == "DR-REC-03"
    assert elros(cubes={"yellow": 1, "blue": 1, "green": 1}).refusal("recall") == "DR-REC-03"
    few = elros(cubes={"yellow": 2, "blue": 1, "red": 1}, expended={"yellow": 1}, docked={"venom-dart": "red"})
    few.play("recall")
    assert few.last("CubesMoved").also == ("DR-REC-01",)
    assert (few.asked, few.prompt) == ("elros", "curse")
    few.play("choose patient-eye")
    own = few.hero("elros")
    assert own.available == {"yellow": 2, "blue": 1, "red": 1}
    assert (own.docked, own.expended, own.curses) == ({}, {}, ["patient-eye"])
    assert few.told("TurnEnded")


@rule("DR-REC-01", "DR-REC-02", "DR-REC-06")
def test_a_recall_without_anything_spent_moves_no_cube_but_costs_its_curse() -> None:
    table = elros(cubes={"yellow": 1}).play("recall")
    assert not table.told("CubesMoved")
    table.play("choose deflect")
    (cursed,) = table.told("CubesMoved")
    assert cursed.cubes == (("curse", "box", "deflect"),)
    assert cursed.rule == "DR-REC-02"
    assert table.hero("elros").available == {"yellow": 1}


@rule("DR-REC-02")
def test_an_adventure_may_ask_more_curse_cubes_for_a_recall() -> None:
    table = Table(ROOM, heroes={"elros": {"at": "A1", "cubes": {"yellow": 1}}}, sheet={"recall": 2})
    table.play("recall", "choose patient-eye", "choose smoke-pot")
    assert table.hero("elros").curses == ["patient-eye", "smoke-pot"]


@rule("DR-REC-04", "DR-REC-05", "DR-RUL-37")
def test_an_empty_pool_is_recalled_once_the_action_is_over_and_the_turn_goes_on() -> None:
    table = elros(cubes={"green": 1, "blue": 1}, expended={"green": 1})
    table.play("use patient-eye with blue")
    assert table.hero("elros").tokens["focus"] == 2
    assert table.prompt == "curse"
    (back,) = [event for event in table.told("CubesMoved") if event.rule == "DR-REC-04"]
    assert back.also == ("DR-REC-01", "DR-REC-05", "DR-RUL-37", "DR-RUB-29")
    table.play("choose deflect")
    assert table.hero("elros").available == {"green": 1, "blue": 1}
    assert table.prompt == "turn"


def on_the_last_cube(**fields: Any) -> Table:
    """Elros has paid his last cube for a Move Action, and has a Cube Action left."""
    table = Table(ROOM, heroes={"elros": {"at": "A1", "cubes": {"green": 1}}}, moves=0, **fields)
    return table.play("expend green to move")


@rule("DR-RUL-37", "DR-REC-05", "DR-TRN-06")
def test_a_move_paid_for_with_the_last_cube_is_walked_before_the_recall() -> None:
    table = on_the_last_cube()
    assert table.prompt == "turn"
    table.play("go B1", "go C1")
    assert not table.hero("elros").available
    assert not any(option.startswith(("use", "expend")) for option in table.options())
    table.play("go D1")
    assert table.prompt == "curse", "the third step was the last"
    table.play("choose deflect")
    assert table.hero("elros").available == {"green": 1}
    assert table.prompt == "turn"


@rule("DR-RUL-37", "DR-TRN-07")
def test_whoever_gives_up_the_rest_of_a_move_recalls_then() -> None:
    assert elros().refusal("stop") == "DR-RUL-37", "nothing waits for the end of a move"
    table = on_the_last_cube().play("go B1", "stop", "choose deflect")
    assert table.hero("elros").space == "B1"
    assert "expend green to move" in table.options()
    over = on_the_last_cube().play("go B1", "end", "choose deflect")
    assert over.told("TurnEnded")


@rule("DR-RUL-37", "DR-MIN-01")
def test_a_minor_action_on_the_way_does_not_bring_the_recall() -> None:
    table = on_the_last_cube(chests=["C2"], decks={"chest": ["healing-potion.1"]}, dice=["blank"])
    table.play("go B1", "search chest-1")
    assert not table.hero("elros").available
    assert "go C1" in table.options()


@rule("DR-RUL-37", "DR-RUB-29")
def test_both_attacks_of_a_skill_come_before_the_recall(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last cube paid for two attacks on one who does not fall: four events in this order."""
    printed(monkeypatch, arcing_strike="+9 HIT / +9 HIT")
    table = Table(
        ROOM,
        heroes={"vorn": {"at": "A1", "cubes": {"yellow": 1}}},
        monsters={"abomination-1": {"at": "C1"}},
        dice=["10", "10"],
    )
    table.play("go B1", "use arcing-strike with yellow")
    kinds = [type(event).__name__ for event in table.session.events if type(event).__name__ in ("AttackEnded", "CubesMoved")]
    assert kinds == ["CubesMoved", "AttackEnded", "AttackEnded", "CubesMoved"]
    assert table.last("CubesMoved").also == ("DR-REC-01", "DR-REC-05", "DR-RUL-37", "DR-RUB-29")


@rule("DR-RUL-37", "DR-WIN-01")
def test_what_a_skill_has_achieved_counts_before_the_recall_that_its_cube_brings() -> None:
    """Five Curse cubes: the Recall after bull-rush would be the end."""
    curses = ["guard-strike", "over-here", "stand-with-me", "whirl-of-steel", "hold-the-line"]
    vorn = {"at": "A2", "cubes": {"red": 1, "green": 1}, "expended": {"red": 1}, "curses": curses}

    def rush(goal: str) -> str:
        sheet = {"places": {"gate": goal}, "wins": ["stands one gate"]}
        table = Table(ROOM, heroes={"vorn": vorn}, monsters={"abomination-1": {"at": "C1"}}, moves=0, sheet=sheet)
        return table.play("use bull-rush with green", "go B2", "stop", "enough").session.outcome

    assert (rush("B2"), rush("A1")) == ("won", "cursed")


@rule("DR-REC-04")
def test_an_empty_pool_is_recalled_in_the_turn_of_somebody_else_too(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, patient_eye="EACH HERO, FATIGUE 1")
    table = Table(
        ROOM,
        heroes={"elros": {"at": "A1"}, "vorn": {"at": "D2", "cubes": {"yellow": 1}}},
    )
    table.play("use patient-eye with blue")
    while table.prompt == "fatigue":
        table.play(table.options()[0])
    assert (table.asked, table.prompt) == ("vorn", "curse")
    table.play("choose guard-strike")
    assert table.hero("vorn").available == {"yellow": 1}
    assert table.state.turn is not None
    assert table.state.turn.card == "elros"


@rule("DR-REC-06", "DR-REC-07", "DR-CUB-07", "DR-RUL-33")
def test_a_knock_out_recalls_for_nothing_but_a_trauma_cube(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(
        "+-+-+\n|. @|\n+-+-+\n|. .|\n+-+-+",
        heroes={"elros": {"at": "A1", "health": 2, "docked": {"venom-dart": "red"}}, "jaheen": {"at": "A2"}},
    )
    table.play("go B1 through darkness")
    assert table.prompt == "trauma"
    table.play("choose venom-dart")
    own = table.hero("elros")
    assert own.is_down
    assert (own.curses, own.traumas, own.docked) == ([], ["venom-dart"], {})
    assert table.told("TurnEnded")
    field = "+-+-+\n|. @|\n+-+-+\n|. .|\n+-+-+"
    taken = {"at": "A1", "health": 2, "curses": ["deflect", "press-on"]}
    some = Table(field, heroes={"elros": taken, "jaheen": {"at": "A2"}}).play("go B1 through darkness")
    left = [skill for skill in (*BOARD, *ROLE) if skill not in ("deflect", "press-on")]
    assert [option.removeprefix("choose ") for option in some.options()] == left
    monkeypatch.setattr("tenebra.games.drunagor.rules.passives.CURSE_LIMIT", 99)
    full = {"at": "A1", "health": 2, "curses": [*BOARD, *ROLE]}
    none = Table(field, heroes={"elros": full, "jaheen": {"at": "A2"}}).play("go B1 through darkness")
    assert none.hero("elros").traumas == ["beside"]


@rule("DR-REC-08", "DR-CUB-05")
def test_recall_x_takes_back_some_cubes_without_a_curse(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, patient_eye="SELF, RECALL 2")
    table = elros(expended={"green": 2}, docked={"venom-dart": "red"})
    table.play("use patient-eye with blue", "choose venom-dart", "choose green")
    own = table.hero("elros")
    assert own.docked == {"patient-eye": "blue"}
    assert own.expended == {"green": 1}
    assert not own.curses


@rule("DR-REC-09", "DR-REC-01", "DR-REC-02")
def test_immunity_to_curse_does_not_help_against_a_recall(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, old_debts="IMMUNE CURSE", patient_eye="SELF, CURSE 1")
    table = elros(cubes={"blue": 1, "green": 1})
    table.play("use patient-eye with blue")
    assert not table.hero("elros").curses
    table.play("recall", "choose deflect")
    assert table.hero("elros").curses == ["deflect"]


@rule("DR-CUB-10", "DR-CUB-15", "DR-EQP-07", "DR-CUB-13", "DR-RUL-39")
def test_a_curse_goes_on_any_skill_of_board_or_role_of_its_owners_choice() -> None:
    table = elros(cubes={"yellow": 1}).play("recall")
    assert [option.removeprefix("choose ") for option in table.options()] == [*BOARD, *ROLE]


@rule("DR-RUL-35", "DR-RUL-36", "DR-CUB-15", "DR-CUB-10")
def test_a_curse_goes_under_an_action_cube_only_if_nothing_else_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, remove_curse_striker="SELF, CURSE 1")
    monkeypatch.setattr("tenebra.games.drunagor.rules.passives.CURSE_LIMIT", 99)
    every = [*BOARD, *ROLE]
    full = [skill for skill in every if skill not in ("deflect", "remove-curse-striker")]
    free = elros(
        curses=[skill for skill in full if skill != "smoke-pot"], docked={"deflect": "yellow"}, cubes={"yellow": 1, "red": 2}
    )
    free.play("use remove-curse-striker with red")
    assert free.hero("elros").curses[-1] == "smoke-pot"
    table = elros(curses=full, docked={"deflect": "yellow"}, cubes={"yellow": 1, "red": 2})
    table.play("use remove-curse-striker with red")
    assert set(table.options()) == {"choose deflect", "choose remove-curse-striker"}
    table.play("choose deflect")
    assert table.hero("elros").expended == {"yellow": 1}
    beside = elros(curses=[skill for skill in every if skill != "remove-curse-striker"], cubes={"red": 2})
    beside.play("use remove-curse-striker with red")
    assert beside.hero("elros").curses[-1] == "remove-curse-striker"
    beside.play("recall")
    assert beside.hero("elros").curses[-1] == "beside"


@rule("DR-CUB-11", "DR-WIN-02", "DR-WIN-03")
def test_the_sixth_curse_cube_fails_the_adventure(monkeypatch: pytest.MonkeyPatch) -> None:
    table = elros(curses=BOARD[:4], cubes={"yellow": 1}).play("recall", "choose patient-eye")
    assert not table.session.outcome
    lost = elros(curses=BOARD[:5], cubes={"yellow": 1}).play("recall")
    assert lost.session.outcome == "cursed"
    printed(monkeypatch, old_debts="+1 CURSE LIMIT")
    sixth = elros(curses=BOARD[:5], cubes={"yellow": 1}).play("recall", "choose patient-eye")
    assert (sixth.session.outcome, len(sixth.hero("elros").curses)) == ("", 6)
    seventh = elros(curses=BOARD[:6], cubes={"yellow": 1}).play("recall")
    assert seventh.session.outcome == "cursed"


@rule("DR-CUB-09", "DR-KNO-02", "DR-WIN-02")
def test_the_second_trauma_cube_fails_the_adventure_unless_something_raises_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    field = "+-+-+\n|. @|\n+-+-+\n|. .|\n+-+-+"
    down = {"at": "A1", "health": 1, "traumas": ["deflect"]}
    lost = Table(field, heroes={"elros": down}).play("go B1 through darkness")
    assert lost.session.outcome == "traumatized"
    assert lost.hero("elros").traumas == ["deflect", "beside"]
    printed(monkeypatch, old_debts="+1 TRAUMA LIMIT")
    on = Table(field, heroes={"elros": down}).play("go B1 through darkness", "choose patient-eye")
    assert not on.session.outcome
    assert on.hero("elros").traumas == ["deflect", "patient-eye"]


@rule("DR-CUB-12", "DR-CUB-08", "DR-CUB-02")
def test_curses_are_cleansed_traumas_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, patient_eye="SELF, CLEANSE 1")
    table = elros(curses=["deflect", "smoke-pot"], traumas=["backstab"])
    table.play("use patient-eye with blue")
    assert set(table.options()) == {"choose deflect", "choose smoke-pot"}
    table.play("choose deflect")
    assert (table.hero("elros").curses, table.hero("elros").traumas) == (["smoke-pot"], ["backstab"])


@rule("DR-HER-17", "DR-RUB-25", "DR-CUB-13")
def test_a_blocked_health_passive_takes_its_health_and_gives_it_back(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, old_debts="+3 HEALTH", patient_eye="SELF, CLEANSE 1")
    table = elros(cubes={"yellow": 1, "blue": 1}, tokens={"shield": 4})
    before = table.hero("elros").health
    table.play("recall", "choose old-debts")
    assert table.hero("elros").health == before - 3
    assert table.hero("elros").tokens == {"shield": 4}
    back = elros(curses=["old-debts"], health=4).play("use patient-eye with blue")
    assert back.hero("elros").health == 7
    weak = elros(cubes={"yellow": 1}, health=3).play("recall", "choose old-debts")
    assert weak.prompt == "trauma"


@rule("DR-GEN-10")
def test_health_never_exceeds_sixteen(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, old_debts="+12 HEALTH")
    assert elros().hero("elros").health == 16
    printed(monkeypatch, old_debts="+2 HEALTH")
    assert elros().hero("elros").health == 11


@rule("DR-CUB-04")
def test_a_slot_of_several_colours_takes_a_cube_of_any_of_them() -> None:
    table = elros()
    assert table.may("use all-out with yellow") == table.may("use all-out with red")
    assert not table.may("use press-on with yellow")
    assert {"use press-on with green", "use press-on with blue"} <= set(table.options())
    several = ("DR-TRN-05", "DR-RNG-04", "DR-ROL-04", "DR-CUB-04", "DR-RNG-06")
    assert table.play("use press-on with green").last("SkillUsed").also == several
    assert elros().play("use patient-eye with blue").last("SkillUsed").also == ("DR-TRN-05", "DR-RNG-04")


@rule("DR-EFF-06")
def test_fatigue_expends_cubes_of_its_owners_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, patient_eye="SELF, FATIGUE 2")
    table = elros().play("use patient-eye with blue", "choose green", "choose yellow")
    assert table.hero("elros").expended == {"green": 1, "yellow": 1}
