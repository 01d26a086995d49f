"""What the log says an attack, a Skill or a turn rests on: the rules that had a part in it, and no others (DR-ATK-19)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tenebra.games.drunagor.content import skills
from tests.games.drunagor.floors import floor
from tests.games.drunagor.printed import forget_printed, printed
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


@rule("DR-SKL-12", "DR-EQP-08", "DR-RNG-06", "DR-CUB-04", "DR-ROL-04", "DR-RNG-02", "DR-RNG-03")
def test_the_use_of_a_skill_names_range_source_colours_and_slots(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = ("arcing_strike", "spinning_throw", "whirl_of_steel", "dented_plate", "remove_curse_defender")
    printed(monkeypatch, **dict.fromkeys(texts, "SELF, FOCUS 1"))

    def cited(choice: str) -> tuple[str, ...]:
        also: tuple[str, ...] = Table(STEP, heroes={"vorn": {"at": "D2"}}).play(choice).last("SkillUsed").also
        assert also[0] == "DR-TRN-05", "a Cube Action"
        return also[1:]

    assert cited("use arcing-strike with yellow") == ("DR-RNG-02",)
    assert cited("use spinning-throw with red") == ("DR-RNG-03",)
    assert cited("use whirl-of-steel with blue") == ("DR-RNG-04",)
    assert cited("use remove-curse-defender with red") == ("DR-RNG-03", "DR-ROL-04", "DR-CUB-04", "DR-RNG-06")
    assert cited("use dented-plate with yellow") == ("DR-RNG-02", "DR-EQP-06", "DR-CUB-04", "DR-RNG-06")
    monkeypatch.setitem(skills(), "dented-plate", replace(skills()["dented-plate"], slots=2))
    forget_printed()
    two = ("DR-RNG-02", "DR-EQP-06", "DR-CUB-04", "DR-RNG-06", "DR-EQP-08", "DR-SKL-12")
    assert cited("use dented-plate with yellow") == two


@rule("DR-SPL-01", "DR-SPL-02", "DR-SPL-04", "DR-RUL-30", "DR-TGT-05", "DR-TKW-13", "DR-DMG-02")
@pytest.mark.parametrize(
    ("text", "cited", "is_preventable"),
    [
        ("2 DMG", ("DR-SPL-02", "DR-SPL-04"), True),
        ("2 NON-PREVENTABLE DMG", ("DR-SPL-02", "DR-SPL-04", "DR-DMG-02"), False),
        ("UP TO TWO TARGETS, 2 DMG", ("DR-SPL-02", "DR-SPL-04", "DR-TGT-05"), True),
        ("SPLIT, 2 DMG", ("DR-SPL-02", "DR-SPL-04", "DR-TKW-13"), True),
    ],
)
def test_a_spell_names_how_many_it_reaches_and_what_stops_it(
    monkeypatch: pytest.MonkeyPatch, text: str, cited: tuple[str, ...], is_preventable: bool
) -> None:
    printed(monkeypatch, whirl_of_steel=text)
    foes = {"shadow-vampire-1": {"at": "D1", "tokens": {"shield": 1}}}
    table = Table(STEP, heroes={"vorn": {"at": "D2"}}, monsters=foes).play("use whirl-of-steel with blue")
    while table.prompt in ("target", "split"):
        table.play(table.options()[0])
    (declared,) = table.told("AttackDeclared")
    assert (declared.how, declared.rule, declared.also, declared.is_preventable) == ("spell", "DR-SPL-01", cited, is_preventable)
    assert table.last("AttackEnded").rule == "DR-SPL-02"
    foe = table.monster("shadow-vampire-1")
    assert (foe.health, foe.tokens) == ((11, {}) if is_preventable else (10, {"shield": 1}))


@rule("DR-SPL-01", "DR-RUL-30")
def test_what_harms_its_user_is_no_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, whirl_of_steel="SELF, 2 DMG", over_here="+1 HEALTH", behind_my_back="+1 HEALTH", cross_parry="+1 HEALTH")
    table = Table(STEP, heroes={"vorn": {"at": "D2", "health": 9}}).play("use whirl-of-steel with blue")
    if table.prompt == "reaction":
        table.play("pass")
    assert table.hero("vorn").health == 7
    assert [event.how for event in table.told("AttackDeclared")] == [""]


@rule("DR-PAS-03", "DR-PAS-04", "DR-RNG-14", "DR-TKW-07", "DR-CLS-06", "DR-CLS-07")
def test_what_is_triggered_names_its_source(monkeypatch: pytest.MonkeyPatch) -> None:
    def cited(passive: str, ability: str = "+1 HEALTH") -> list[tuple[str, str, tuple[str, ...]]]:
        printed(monkeypatch, guard_strike="+0 HIT", hold_the_line=passive, sturdy=ability)
        vorn = {"at": "D2", "abilities": ["sturdy"]}
        table = Table(STEP, heroes={"vorn": vorn}, monsters={"shadow-vampire-1": {"at": "D1"}}, dice=["15"])
        table.play("use guard-strike with yellow")
        return [(event.source, event.rule, event.also) for event in table.told("Triggered")]

    surge, hit = "ROLL 15+: SELF, FOCUS 1", "WHEN YOU HIT: SELF, FOCUS 1"
    assert cited(surge) == [("hold-the-line", "DR-PAS-04", ("DR-TKW-07", "DR-RNG-14"))]
    assert cited(hit) == [("hold-the-line", "DR-PAS-03", ("DR-RNG-14",))]
    assert cited("+2 HEALTH", surge) == [("sturdy", "DR-PAS-04", ("DR-TKW-07", "DR-CLS-06", "DR-CLS-07"))]
    assert cited("+2 HEALTH", hit) == [("sturdy", "DR-PAS-03", ("DR-CLS-06", "DR-CLS-07"))]
    assert cited("ROLL 16+: SELF, FOCUS 1") == []
    assert cited("WHEN YOU ROLL 1: SELF, FOCUS 1") == []


@rule("DR-TER-04", "DR-TER-05", "DR-TER-09", "DR-TER-10", "DR-RUB-18", "DR-DRK-15", "DR-DRK-18")
def test_terrain_names_how_one_came_onto_it(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, patient_eye="OTHER HERO, PUSH 1", smoke_pot="MOVE 2")
    pushed = {"elros": {"at": "B1"}, "jaheen": {"at": "C1"}}

    def cited(table: Table) -> list[tuple[str, str, tuple[str, ...]]]:
        return [(event.terrain, event.rule, event.also) for event in table.told("TerrainSuffered")]

    for mark, terrain, own, also in (
        ("&", "lava", "DR-TER-06", ()),
        ("~", "water", "DR-TER-05", ("DR-RUL-88",)),
        ("@", "darkness", "DR-DRK-18", ("DR-TER-09", "DR-DRK-15")),
    ):
        field = floor(8, 2, {mark: "D1"})
        walked = Table(field, heroes={"elros": {"at": "C1"}}).play(f"go D1 through {terrain}")
        assert cited(walked) == [(terrain, own, also)]
        table = Table(field, heroes=pushed).play("use patient-eye with blue")
        if table.prompt == "push":
            table.play("choose D1")
        assert cited(table) == [(terrain, own, (*also, "DR-TER-04"))]
    stays = Table(floor(8, 2, {"&": "D1"}), heroes={"elros": {"at": "D1"}}).play("end")
    assert cited(stays) == [("lava", "DR-TER-06", ("DR-TER-03",))]
    knight = {"shadow-knight-1": {"at": "E1"}}
    large = Table(floor(8, 2, {"&": "C2"}), heroes={"vorn": {"at": "A1"}}, monsters=knight, turn="shadow-knight.rookie")
    assert cited(large) == [("lava", "DR-TER-06", ("DR-RUB-18", "DR-TER-10"))]
