"""What the log says an attack, a Skill or a turn rests on: the rules that had a part in it, and no others (DR-ATK-19)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.drunagor.floors import floor
from tests.games.drunagor.printed import printed
from tests.games.drunagor.table import Table, rule

pytestmark = pytest.mark.usefixtures("plain_gear")
STEP = floor(8, 6, {"1": "E1 F1 E2 F2"})
MODIFIERS = {"DR-TKW-02", "DR-ATK-06", "DR-ATK-07", "DR-ATK-08", "DR-TKW-01", "DR-TKW-06", "DR-ATK-11", "DR-CND-09", "DR-CND-08"}


@rule("DR-ATK-19")
@pytest.mark.parametrize("natural", ["5", "15"], ids=["a miss", "a hit"])
@pytest.mark.parametrize(
    ("text", "moment", "cited"),
    [
        ("+0 HIT", {}, set()),
        ("-1 HIT", {}, {"DR-TKW-02"}),
        ("+0 HIT, +1 DMG", {}, {"DR-TKW-01"}),
        ("+0 HIT, CRIT 19+", {}, {"DR-TKW-06"}),
        ("+0 HIT, DOUBLE DAMAGE", {}, {"DR-ATK-11"}),
        ("-3 HIT", {"at": "E2"}, {"DR-TKW-02", "DR-ATK-06"}),
        ("+0 HIT", {"foe": "E2"}, {"DR-ATK-07"}),
        ("+0 HIT", {"darkness": "D2"}, {"DR-ATK-08"}),
    ],
)
def test_an_attack_names_what_has_changed_it(
    monkeypatch: pytest.MonkeyPatch, text: str, moment: dict[str, str], cited: set[str], natural: str
) -> None:
    printed(monkeypatch, guard_strike=text)
    at = moment.get("at", "D2")
    table = Table(
        STEP,
        heroes={"vorn": {"at": at}},
        monsters={"shadow-vampire-1": {"at": moment.get("foe", "D1")}},
        darkness=moment.get("darkness", ""),
        dice=[natural],
    )
    assert set(table.play("use guard-strike with yellow").last("HitsFixed").also) & MODIFIERS == cited


@rule("DR-RNG-02", "DR-RNG-03", "DR-ATK-09", "DR-SKL-11")
@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("+0 HIT", ("DR-ATK-03", "DR-RNG-02")),
        ("+0 HIT, CLEAVE 2", ("DR-ATK-03", "DR-RNG-02", "DR-TKW-03", "DR-ATK-09")),
        ("+0 HIT / +0 HIT", ("DR-ATK-03", "DR-RNG-02", "DR-SKL-11")),
    ],
)
def test_an_attack_names_what_gives_it_its_targets(monkeypatch: pytest.MonkeyPatch, text: str, cited: tuple[str, ...]) -> None:
    printed(monkeypatch, guard_strike=text)
    table = Table(STEP, heroes={"vorn": {"at": "D2"}}, monsters={"shadow-vampire-1": {"at": "D1"}}, dice=["10", "10"])
    assert table.play("use guard-strike with yellow").told("AttackDeclared")[0].also == cited


@rule("DR-PET-06", "DR-CPN-06", "DR-RUB-01")
@pytest.mark.parametrize(
    ("led", "cited"),
    [
        ({"familiars": {"luma": {"owner": "maya", "at": "C4"}}}, "DR-PET-06"),
        ({"companions": {"wren": {"owner": "maya", "at": "C4"}}}, "DR-CPN-06"),
    ],
)
def test_a_turn_of_those_led_names_whose_turn_it_is(led: dict[str, Any], cited: str) -> None:
    turn = Table(floor(8, 6), heroes={"maya": {"at": "C3"}}, **led).play("end").last("TurnBegan")
    assert (turn.rule, turn.also) == (cited, ("DR-RUB-01",))


@rule("DR-SKL-02", "DR-CUB-06", "DR-TKW-20")
@pytest.mark.parametrize(
    ("colour", "cited"), [("yellow", ("DR-TRN-05", "DR-RNG-02")), ("wild", ("DR-TRN-05", "DR-CUB-06", "DR-TKW-20"))]
)
def test_the_use_of_a_skill_names_the_range_of_its_cube(
    monkeypatch: pytest.MonkeyPatch, colour: str, cited: tuple[str, ...]
) -> None:
    printed(monkeypatch, guard_strike="+0 HIT")
    own = {"at": "D2", "cubes": {colour: 1}}
    table = Table(STEP, heroes={"vorn": own}, monsters={"shadow-vampire-1": {"at": "D1"}}, dice=["10"])
    assert table.play(f"use guard-strike with {colour}").last("SkillUsed").also == cited


@rule("DR-BHV-08", "DR-BHV-09", "DR-BHV-14", "DR-RUL-58")
@pytest.mark.parametrize(
    ("at", "what", "cited"),
    [("B1", "stay", {"DR-BHV-08"}), ("C1", "walk", {"DR-BHV-09"}), ("H6", "approach", {"DR-BHV-09", "DR-RUL-58"})],
)
def test_a_plan_names_what_it_follows(at: str, what: str, cited: set[str]) -> None:
    table = Table(floor(8, 6), heroes={"vorn": {"at": at}}, monsters={"rotten-flesh-1": {"at": "A1"}}, turn="rotten-flesh.rookie")
    while table.prompt.startswith("tie-"):
        table.play("pass")
    plan = table.last("Prepared")
    assert plan.plan == what
    assert {"DR-BHV-14", *cited} <= {plan.rule, *plan.also}
    assert not {"DR-BHV-08", "DR-BHV-09", "DR-RUL-58", "DR-TIE-04", "DR-RUL-55", "DR-BHV-16"} - cited & {plan.rule, *plan.also}
