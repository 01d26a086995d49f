"""Focus Abilities (DR-FOC)."""

from typing import Any

import pytest

from tests.games.drunagor.floors import floor
from tests.games.drunagor.printed import printed
from tests.games.drunagor.table import Table, rule

pytestmark = pytest.mark.usefixtures("plain_gear")
ROOM = floor(8, 6)


def focused(tokens: int = 4, **fields: Any) -> Table:
    """Vorn in C3 with FOCUS, beside an Executioner."""
    plain: dict[str, Any] = {
        "heroes": {"vorn": {"at": "C3", "tokens": {"focus": tokens}}},
        "monsters": {"executioner-1": {"at": "C2"}, "executioner-2": {"at": "E3"}},
    }
    return Table(ROOM, **{**plain, **fields})


@rule("DR-FOC-01", "DR-FOC-02", "DR-EX-50", "DR-RES-01", "DR-HER-06")
def test_a_focus_ability_costs_tokens_and_no_cube_even_while_engaged(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, hammer_smash="+0 HIT, +2 DMG")
    table = focused(dice=["7"]).play("focus hammer-smash")
    assert table.monster("executioner-1").health == 12 - 5
    assert table.hero("vorn").tokens == {"focus": 1}
    used = table.last("SkillUsed")
    assert (used.hero, used.skill, used.rule, used.also) == ("vorn", "hammer-smash", "DR-FOC-01", ("DR-FOC-02",))
    assert table.state.turn is not None
    assert (table.state.turn.cubes, table.state.turn.minors) == (2, ["focus"])
    assert table.refusal("focus hammer-smash") in ("DR-FOC-01", "DR-MIN-01", "DR-TRN-03")
    assert focused(2).refusal("focus hammer-smash") == "DR-FOC-01"


@rule("DR-FOC-03", "DR-EX-50")
def test_a_focus_reaction_is_no_minor_action() -> None:
    assert focused().refusal("focus cross-parry") == "DR-FOC-03"


@rule("DR-FOC-04", "DR-RNG-11", "DR-ATK-03", "DR-EQP-03", "DR-EQP-04")
def test_its_weapon_attack_goes_by_the_weapon(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, hammer_smash="+0 HIT", three_on_the_string="+0 HIT", eagle_eye="+1 HEALTH")
    assert focused(monsters={"executioner-1": {"at": "E3"}}).refusal("focus hammer-smash") == "DR-RNG-01"
    archer = {"maya": {"at": "C3", "tokens": {"focus": 4}}}
    far = focused(heroes=archer, monsters={"executioner-1": {"at": "E3"}, "executioner-2": {"at": "H6"}}, dice=["9"])
    far.play("focus three-on-the-string")
    assert [far.monster(f"executioner-{n}").health for n in (1, 2)] == [9, 12]
    assert focused(heroes=archer).refusal("focus three-on-the-string") == "DR-FOC-04"


@rule("DR-FOC-05", "DR-RNG-11")
def test_everything_else_is_unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, hammer_smash="1 DMG; MOVE 1")
    table = focused(monsters={"executioner-1": {"at": "H6"}}).play("focus hammer-smash", "go D4")
    assert (table.monster("executioner-1").health, table.hero("vorn").space) == (11, "D4")
