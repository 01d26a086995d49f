"""Experience: Skills are bought and unlocked (MD-EXP, MD-CLS)."""

import pytest

from tenebra.games.massive_darkness import GAME
from tests.games.massive_darkness.duel import BOW, DUMMY
from tests.games.massive_darkness.table import ROOM, Table, rule
from tests.games.scenery import choice, scene

RANGER = "nightshade-ranger"


@rule(
    "MD-EXP-05",
    "MD-EXP-06",
    "MD-EXP-07",
    "MD-EXP-08",
    "MD-CLS-01",
    "MD-CLS-03",
    "MD-CLS-04",
    "MD-CLS-05",
    "MD-CLS-06",
    "MD-EX-25",
    "MD-SKG-04",
    "MD-CLS-09",
    "MD-CLS-11",
)
def test_skills_are_bought_in_order_and_work_when_their_level_is_reached() -> None:
    line, health = f"{RANGER}.ranged-specialist", f"{RANGER}.enhanced-health"
    table = Table(ROOM, {"sibyl": {"calling": RANGER, "xp": 15}}, phase="experience", level=2)
    assert table.refusal("learn battle-wizard.blink") == "MD-CLS-01"
    table.play(f"learn {line}", f"learn {health}", f"learn {line}")
    sibyl = table.hero("sibyl")
    assert (sibyl.xp, sibyl.skills, sibyl.maximum) == (0, {line: 2, health: 1}, 6)
    assert table.session.is_over
    for level, key in ((2, f"line:{line}:0#0"), (3, f"line:{line}:1#0")):
        fight = Table(
            ROOM,
            {"sibyl": {"calling": RANGER, "skills": {line: 2}, "hands": [BOW]}},
            {"orc": {"card": DUMMY, "zone": "B1"}},
            level=level,
            dice=["1 1"],
        )
        fight.play("ranged orc")
        assert fight.session.decision is not None
        assert fight.session.decision.about["power"] == key


@rule("MD-EXP-05", "MD-CLS-03")
def test_a_skill_costs_what_the_sheet_says() -> None:
    table = Table(
        ROOM, {"sibyl": {"calling": RANGER, "xp": 4}, "owen": {"xp": 30, "is_dead": True, "health": 0}}, phase="experience"
    )
    assert table.refusal(f"learn {RANGER}.ranged-specialist") == "MD-CLS-03"
    table.play("ready")
    assert table.hero("sibyl").xp == 4


@rule("MD-RUL-87", "MD-EXP-08")
def test_killed_heroes_skip_the_experience_phase() -> None:
    table = Table(
        ROOM,
        {"owen": {"xp": 30, "is_dead": True, "health": 0}, "sibyl": {"calling": RANGER, "xp": 15}},
        phase="reinforcements",
        whole_round=True,
        decks={"event": []},
        lifebringer=1,
    )
    assert table.session.decision is not None
    assert (table.told("PhaseBegan")[-1].phase, table.session.decision.seats) == ("experience", ("sibyl",))
    table.play("sibyl: ready")
    assert table.told("SkillLearned") == []
    assert table.hero("owen").xp == 30
    assert table.prompt == "activation"


@rule("MD-CLS-07", "MD-CLS-05")
@pytest.mark.parametrize(("bought", "level", "step"), [(1, 5, 0), (2, 1, 0), (2, 2, 0), (2, 3, 1), (2, 5, 1)])
def test_the_highest_acquired_step_whose_level_is_reached_works(bought: int, level: int, step: int) -> None:
    line = f"{RANGER}.ranged-specialist"
    table = Table(
        ROOM,
        {"sibyl": {"calling": RANGER, "skills": {line: bought}, "hands": [BOW]}},
        {"orc": {"card": DUMMY, "zone": "B1"}},
        level=level,
        dice=["1 1"],
    )
    table.play("ranged orc")
    assert table.session.decision is not None
    assert table.session.decision.about["power"] == f"line:{line}:{step}#0"


@rule("MD-CLS-06", "MD-EXP-06")
def test_a_skill_above_the_current_level_says_from_when_it_works_and_is_not_advised() -> None:
    line = f"{RANGER}.ranged-specialist"
    table = Table(ROOM, {"sibyl": {"calling": RANGER, "xp": 5, "skills": {line: 1}}}, phase="experience", level=2)
    offered = choice(scene(table.session, "sibyl"), f"learn {line}")
    assert offered.note.startswith("Works only from Level 3 on. ")
    assert GAME.advise(table.session.view("sibyl")).option != f"learn {line}"

    def shown(level: int) -> list[tuple[str, bool]]:
        bought = Table(ROOM, {"sibyl": {"calling": RANGER, "skills": {line: 2}}}, level=level)
        [skills] = [pile for pile in scene(bought.session, "sibyl").cards if pile.id == "skills-sibyl"]
        return [(card.kind_name, card.is_used) for card in skills.cards if card.id.startswith(line)]

    assert shown(2) == [("Level 1, 5 XP", False), ("From Level 3, 5 XP", True)]
    assert shown(3) == [("Level 3, 5 XP", False)]
