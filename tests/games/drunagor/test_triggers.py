"""The triggers of the notation (DR-PAS-03): what sets each of them off, and whom it speaks of."""

from typing import Any

import pytest

from tests.games.drunagor.floors import floor
from tests.games.drunagor.printed import printed
from tests.games.drunagor.table import Table, rule

pytestmark = pytest.mark.usefixtures("plain_gear")

ROOM = floor(8, 6)
SILENT = ("over_here", "behind_my_back", "dented_plate", "cross_parry", "shelter", "watch_out", "not_today")


def scene(monkeypatch: pytest.MonkeyPatch, trigger: str, text: str = "", effect: str = "SELF, KI 1", **fields: Any) -> Table:
    """Vorn has the trigger and a blue Skill with that text; Jaheen is far away. Nobody has a Reaction."""
    printed(monkeypatch, **dict.fromkeys(SILENT, "SELF, SLOW"))
    printed(monkeypatch, hold_the_line=f"{trigger}: {effect}")
    if text:
        printed(monkeypatch, whirl_of_steel=text)
    vorn = {"at": "C3", "health": 10, **fields.pop("vorn", {})}
    jaheen = {"at": "H6", "health": 5, **fields.pop("jaheen", {})}
    made = Table(ROOM, **{"heroes": {"vorn": vorn, "jaheen": jaheen}, **fields})
    return made.play("use whirl-of-steel with blue") if text else made


def happened(table: Table, hero: str = "vorn") -> int:
    """How often it has happened."""
    return table.hero(hero).tokens.get("ki", 0)


@pytest.mark.parametrize(
    ("trigger", "text", "choices"),
    [
        ("WHEN YOU HEAL", "SELF, HEAL 1", []),
        ("WHEN YOU CLEANSE", "SELF, CLEANSE 1", []),
        ("WHEN YOU EXPEND", "SELF, FATIGUE 1", ["choose red"]),
        ("WHEN YOU EXPEND", "SELF, FOCUS 1", ["expend red to move"]),
        ("WHEN YOU MOVE", "MOVE 2", ["go D4", "stop"]),
        ("WHEN YOU GAIN FOCUS", "SELF, FOCUS 1", []),
        ("WHEN YOU GAIN SHIELD", "SELF, SHIELD 1", []),
        ("WHEN YOU GAIN FURY", "SELF, FURY 1", []),
        ("WHEN YOU GAIN STEALTH", "SELF, STEALTH", []),
        ("WHEN YOU GAIN A CURSE", "SELF, CURSE 1", ["choose guard-strike"]),
        ("WHEN YOU RECALL", "SELF, FREE RECALL", []),
        ("WHEN YOU ARE DAMAGED", "SELF, 1 NON-PREVENTABLE DMG", []),
        ("WHEN YOU USE A BLUE SKILL", "SELF, FOCUS 1", []),
        ("WHEN YOU USE A ROLE SKILL", "SELF, FOCUS 1", ["use remove-curse-defender with yellow"]),
        ("WHEN YOU CAST", "ENEMY, 1 DMG", []),
        ("WHEN YOU PUSH", "ADJ ENEMY, PUSH 1", ["choose C1"]),
        ("WHEN AN ALLY IS HEALED", "OTHER ALLY, HEAL 1", []),
        ("WHEN AN ALLY IS DAMAGED", "OTHER ALLY, 1 NON-PREVENTABLE DMG", []),
        ("WHEN AN ALLY RECALLS", "OTHER ALLY, FREE RECALL", []),
        ("WHEN AN ALLY IS KNOCKED OUT", "OTHER ALLY, 9 NON-PREVENTABLE DMG", ["jaheen: choose stern-sermon"]),
        ("WHEN YOU SUMMON", "SUMMON Luma", ["choose D4"]),
        ("WHEN YOU USE A CONSUMABLE", "SELF, FRUIT OF LIFE 1", ["consume fruit_of_life"]),
        ("WHEN YOU USE A FOCUS ABILITY", "SELF, FOCUS 3", ["focus hammer-smash"]),
        ("END OF TURN", "SELF, FOCUS 1", ["end"]),
    ],
)
@rule("DR-PAS-03", "DR-TRN-02")
def test_what_sets_it_off(monkeypatch: pytest.MonkeyPatch, trigger: str, text: str, choices: list[str]) -> None:
    printed(monkeypatch, remove_curse_defender="HEAL 1", hammer_smash="SELF, SLOW")
    table = scene(monkeypatch, trigger, text, monsters={"executioner-1": {"at": "C2"}} if "ENEMY" in text else {})
    assert happened(table.play(*choices)) == 1
    other = scene(monkeypatch, "WHEN YOU OPEN A DOOR", "SELF, FOCUS 1")
    assert happened(other) == 0


@rule("DR-PAS-03", "DR-TRN-02", "DR-KNO-04")
def test_the_start_of_a_turn_and_breath(monkeypatch: pytest.MonkeyPatch) -> None:
    assert happened(scene(monkeypatch, "START OF TURN", next="turn")) == 1
    down = scene(monkeypatch, "WHEN YOU REGAIN BREATH", next="turn", vorn={"health": 0, "down": True})
    assert happened(down) == 1
    assert happened(scene(monkeypatch, "WHEN YOU REGAIN BREATH", next="turn")) == 0
    assert happened(scene(monkeypatch, "START OF ROUND", next="round")) == 1


@pytest.mark.parametrize(
    ("trigger", "number"),
    [
        ("WHEN YOU ARE ATTACKED", 1),
        ("WHEN YOU ARE DAMAGED", 1),
        ("WHEN YOU LOSE A SHIELD", 1),
        ("WHEN AN ADJ ENEMY ATTACKS", 1),
        ("WHEN AN ALLY IS ATTACKED", 0),
        ("WHEN YOU REACT", 0),
        ("WHEN YOU KILL", 0),
    ],
)
@rule("DR-PAS-03")
def test_being_attacked(monkeypatch: pytest.MonkeyPatch, trigger: str, number: int) -> None:
    fields: dict[str, Any] = {"monsters": {"executioner-1": {"at": "C2"}}, "turn": "executioner.rookie"}
    assert happened(scene(monkeypatch, trigger, vorn={"tokens": {"shield": 1}}, **fields)) == number


@rule("DR-PAS-03")
def test_that_one_is_whom_the_trigger_speaks_of(monkeypatch: pytest.MonkeyPatch) -> None:
    fields: dict[str, Any] = {"monsters": {"executioner-1": {"at": "C2"}}, "turn": "executioner.rookie"}
    table = scene(monkeypatch, "WHEN YOU ARE ATTACKED", effect="THAT ONE, BURN 1", **fields)
    assert table.monster("executioner-1").tokens == {"burn": 1}
    healed = scene(monkeypatch, "WHEN YOU HEAL", "OTHER ALLY, HEAL 1", effect="THAT ONE, FOCUS 1")
    assert healed.hero("jaheen").tokens == {"focus": 1}


@rule("DR-PAS-03", "DR-RCT-04")
def test_reacting_and_preventing(monkeypatch: pytest.MonkeyPatch) -> None:
    fields: dict[str, Any] = {"monsters": {"executioner-1": {"at": "C2"}}, "turn": "executioner.rookie"}
    for trigger in ("WHEN YOU REACT", "WHEN YOU PREVENT"):
        printed(monkeypatch, dented_plate="SELF, SLOW")
        table = scene(monkeypatch, trigger, **fields)
        assert happened(table) == 0
        printed(monkeypatch, **dict.fromkeys(SILENT, "SELF, SLOW"))
        printed(monkeypatch, hold_the_line=f"{trigger}: SELF, KI 1", dented_plate="REACTION: SELF, PREVENT 1")
        made = Table(ROOM, heroes={"vorn": {"at": "C3", "health": 10}}, **fields)
        assert happened(made.play("react dented-plate with yellow for vorn")) == 1


@rule("DR-PAS-03", "DR-CND-09")
def test_deaths_of_marked_and_near_enemies(monkeypatch: pytest.MonkeyPatch) -> None:
    foes = {
        "executioner-1": {"at": "C2", "health": 1, "tokens": {"rangers_mark": 1}, "marked_by": "vorn"},
        "executioner-2": {"at": "H1", "health": 1},
        "executioner-3": {"at": "A6"},
    }
    for trigger, number in (
        ("WHEN AN ENEMY DIES", 2),
        ("WHEN AN ADJ ENEMY DIES", 1),
        ("WHEN A MARKED ENEMY DIES", 1),
        ("WHEN YOU KILL", 2),
        ("WHEN AN ALLY KILLS", 0),
    ):
        table = scene(monkeypatch, trigger, "UP TO TWO ENEMIES, 1 DMG", monsters=foes)
        table.play("target executioner-1", "target executioner-2")
        assert happened(table) == number, trigger


@rule("DR-PAS-03")
def test_what_allies_do(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, stern_sermon="+0 HIT", beacon_of_protection="+1 HEALTH")
    for trigger, natural, number in (
        ("WHEN AN ALLY HITS", "15", 1),
        ("WHEN AN ALLY HITS", "2", 0),
        ("WHEN AN ALLY CRITS", "20", 1),
        ("WHEN AN ALLY CRITS", "15", 0),
        ("WHEN YOU HIT", "15", 0),
    ):
        foes = {"executioner-1": {"at": "H5"}}
        table = scene(monkeypatch, trigger, monsters=foes, turn="jaheen", dice=[natural])
        assert happened(table.play("use stern-sermon with yellow")) == number, (trigger, natural)


@pytest.mark.parametrize(("limit", "later"), [("ONCE PER TURN", 2), ("ONCE PER ROUND", 2), ("ONCE PER ADVENTURE", 1)])
@rule("DR-PAS-03")
def test_limits_of_a_turn_a_round_and_an_adventure(monkeypatch: pytest.MonkeyPatch, limit: str, later: int) -> None:
    printed(monkeypatch, guard_strike="SELF, FOCUS 1", arcing_strike="SELF, FOCUS 1", bull_rush="SELF, FOCUS 1")
    table = scene(monkeypatch, f"{limit}: WHEN YOU GAIN FOCUS", stop=False)
    table.play("use guard-strike with yellow", "use arcing-strike with yellow")
    assert happened(table) == 1
    table.play("vorn: end", "jaheen: end", "vorn: use bull-rush with green")
    assert table.state.round == 2
    assert happened(table) == later
