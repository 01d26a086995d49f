"""What IF and PER of the notation speak of (docs/drunagor/notation.md)."""

from typing import Any

import pytest
from msgspec.structs import replace

from tenebra.games.drunagor.notation import read_text
from tenebra.games.drunagor.rules.conditions import counted, holds
from tenebra.games.drunagor.rules.passives import Aim
from tenebra.games.drunagor.vocabulary import CONDITION_NAMES
from tests.games.drunagor.floors import floor
from tests.games.drunagor.table import Table, rule

pytestmark = pytest.mark.usefixtures("plain_gear")

ROOM = floor(8, 6, {"1": "E1 F1 E2 F2", "&": "H6"})
FOE = "executioner-1"


def table(vorn: dict[str, Any] | None = None, foe: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Vorn in C3 beside an Executioner in C2, in his own turn, unless it is said otherwise."""
    plain: dict[str, Any] = {
        "heroes": {"vorn": {"at": "C3", "health": 10, **(vorn or {})}},
        "monsters": {FOE: {"at": "C2", **(foe or {})}},
    }
    return Table(ROOM, **{**plain, **fields})


def ally(at: str, **hero: Any) -> dict[str, Any]:
    """Vorn as ever, and Jaheen."""
    return {"vorn": {"at": "C3", "health": 10}, "jaheen": {"at": at, **hero}}


WEAPON, SPELL = Aim("weapon", colour="yellow"), Aim("spell")
CASES: list[tuple[str, dict[str, Any], dict[str, Any], Aim, Aim]] = []


def case(text: str, true: dict[str, Any], false: dict[str, Any], aim: Aim = WEAPON, other: Aim = WEAPON) -> None:
    CASES.append((text, true, false, aim, other))


case("ENGAGED", {}, {"foe": {"at": "H1"}})
case("ON DARKNESS", {"darkness": "C3"}, {"darkness": "C4"})
case("ON TERRAIN", {"vorn": {"at": "H6"}}, {})
case("HIDDEN", {"vorn": {"tokens": {"stealth": 1}}}, {})
case("WOUNDED", {}, {"vorn": {"health": 16}})
case("HEALTHY", {"vorn": {"health": 16}}, {})
case("HEALTH AT MOST 10", {}, {"vorn": {"health": 11}})
case("ALONE", {"heroes": ally("E3")}, {"heroes": ally("D3")})
case("ADJ ALLY", {"heroes": ally("D3")}, {"heroes": ally("E3")})
case("OUTNUMBERED", {}, {"heroes": ally("D3")})
case("FIRST ATTACK", {}, {}, replace(WEAPON, is_first=True), WEAPON)
case("YOUR TURN", {}, {"turn": "jaheen", "heroes": ally("H1")})
case("CURSED", {"vorn": {"curses": ["bull-rush"]}}, {})
case("CURSES AT LEAST 2", {"vorn": {"curses": ["bull-rush", "guard-strike"]}}, {"vorn": {"curses": ["bull-rush"]}})
case("TRAUMATIZED", {"vorn": {"traumas": ["bull-rush"]}}, {})
case("LAST CUBE", {"vorn": {"cubes": {"red": 1}, "expended": {"red": 1}}}, {"vorn": {"cubes": {"red": 1}}})
case("CUBES AT MOST 2", {"vorn": {"cubes": {"red": 2}}}, {"vorn": {"cubes": {"red": 3}}})
case("FAMILIAR", {"familiars": {"luma": {"owner": "vorn", "at": "A1"}}}, {})
case("HAVE FOCUS", {"vorn": {"tokens": {"focus": 1}}}, {"vorn": {"tokens": {"fury": 1}}})
case("WEAPON HEAVY", {}, {"vorn": {"equipped": []}})
case("OFF HAND SHIELD", {"vorn": {"equipped": ["iron-shield"]}}, {})
case("RUNE GREEN", {"counters": {"manifested": 2}}, {"counters": {"manifested": 1}})
case("PAID YELLOW", {}, {}, WEAPON, SPELL)
case("ROUND AT LEAST 2", {"round": 2}, {"round": 1})
case("ALLY KNOCKED OUT", {"heroes": ally("H1", health=0, down=True)}, {"heroes": ally("H1")})
case("PARTY AT MOST 1", {}, {"heroes": ally("H1")})
case("MELEE", {}, {}, WEAPON, replace(WEAPON, is_ranged=True))
case("RANGED", {}, {}, replace(WEAPON, is_ranged=True), WEAPON)
case("WEAPON ATTACK", {}, {}, WEAPON, SPELL)
case("SPELL ATTACK", {}, {}, SPELL, WEAPON)
case("CRIT", {}, {}, replace(WEAPON, is_crit=True), WEAPON)
case("HIGHER", {"vorn": {"at": "E1"}}, {"foe": {"at": "E1"}})
case("LOWER", {"foe": {"at": "E1"}}, {"vorn": {"at": "E1"}})
case("TARGET ADJ", {}, {"foe": {"at": "E3"}})
case("TARGET WOUNDED", {"foe": {"health": 11}}, {})
case("TARGET HEALTHY", {}, {"foe": {"health": 11}})
case("TARGET HEALTH AT MOST 3", {"foe": {"health": 3}}, {"foe": {"health": 4}})
case("TARGET HAS BURN", {"foe": {"tokens": {"burn": 1}}}, {"foe": {"tokens": {"bleed": 1}}})
case("TARGET AFFLICTED", {"foe": {"tokens": {"bleed": 1}}}, {"foe": {"tokens": {"shield": 1}}})
case("TARGET SMALL", {}, {"monsters": {"shadow-knight-1": {"at": "C1"}}})
case("TARGET LARGE", {"monsters": {"shadow-knight-1": {"at": "C1"}}}, {})
case("TARGET MINION", {"monsters": {"ghoul-minion-1": {"at": "C2"}}}, {})
case("TARGET WHITE", {"monsters": {"shadow-cultist-1": {"at": "C2"}}}, {})
case("TARGET GREY", {}, {"monsters": {"shadow-cultist-1": {"at": "C2"}}})
case("TARGET BLACK", {"monsters": {"shadow-knight-1": {"at": "C1"}}}, {})
case("TARGET COMMANDER", {"monsters": {"bane-1": {"at": "C1", "health": 8}}}, {})
case("TARGET BOSS", {"monsters": {"undead-king-1": {"at": "C1", "health": 8}}}, {})
case("TARGET ON DARKNESS", {"darkness": "C2"}, {"darkness": "C3"})
case("TARGET FLANKED", {"heroes": ally("C1")}, {"heroes": ally("D4")})
case("TARGET ALONE", {}, {"monsters": {FOE: {"at": "C2"}, "executioner-2": {"at": "B1"}}})
case("TARGET ENGAGED", {}, {"foe": {"at": "H1"}})
case("TARGET IN AREA", {"foe": {"at": "D4"}}, {})
OF_ALLIES = {"target_self", "target_ally", "target_familiar", "moved"}


@pytest.mark.parametrize("number", range(len(CASES)), ids=[text for text, *_ in CASES])
@rule("DR-PAS-02")
def test_a_condition_holds_or_not(number: int) -> None:
    text, true, false, aim, other = CASES[number]
    (condition,) = read_text(f"IF {text}: +1 DMG").sentences[0].conditions
    (turned,) = read_text(f"IF NOT {text}: +1 DMG").sentences[0].conditions
    for fields, looked, is_true in ((true, aim, True), (false, other, False)):
        state = table(**fields).state
        foe = next(iter(state.monsters))
        assert holds(state, condition, "vorn", foe, looked) is is_true
        assert holds(state, turned, "vorn", foe, looked) is not is_true


def test_every_condition_is_tried() -> None:
    tried = {read_text(f"IF {text}: +1 DMG").sentences[0].conditions[0].name for text, *_ in CASES}
    assert set(CONDITION_NAMES) == tried | OF_ALLIES


@rule("DR-TGT-07")
def test_conditions_about_friends_as_targets() -> None:
    fields: dict[str, Any] = {"heroes": ally("D3"), "familiars": {"luma": {"owner": "vorn", "at": "A1"}}}
    state = table(**fields).state
    for text, targets in (("SELF", {"vorn"}), ("ALLY", {"jaheen", "luma"}), ("FAMILIAR", {"luma"})):
        (condition,) = read_text(f"IF TARGET {text}: +1 HEAL").sentences[0].conditions
        found = {who for who in ("vorn", "jaheen", "luma", FOE) if holds(state, condition, "vorn", who)}
        assert found == targets
        assert not holds(state, condition, "vorn", "")


@rule("DR-MOV-01")
def test_having_moved_is_remembered_for_the_turn() -> None:
    (condition,) = read_text("IF MOVED: +1 DMG").sentences[0].conditions
    moved = table()
    assert not holds(moved.state, condition, "vorn")
    assert holds(moved.play("go D4").state, condition, "vorn")


@pytest.mark.parametrize(
    ("per", "number"),
    [
        ("adj_enemy", 1),
        ("adj_ally", 1),
        ("enemy_in_area", 0),
        ("hero", 2),
        ("rune", 3),
        ("lost_health", 6),
        ("shield", 2),
        ("focus", 3),
        ("fury", 0),
        ("ki", 0),
        ("curse", 1),
        ("trauma", 1),
        ("available_cube", 3),
        ("docked_cube", 1),
        ("expended_cube", 1),
        ("target_condition", 5),
        ("target_bleed", 2),
        ("target_burn", 3),
        ("target_poison", 0),
    ],
)
@rule("DR-PAS-02")
def test_what_numbers_are_counted_by(per: str, number: int) -> None:
    vorn = {
        "at": "C3",
        "health": 10,
        "tokens": {"shield": 2, "focus": 3},
        "curses": ["guard-strike"],
        "traumas": ["spinning-throw"],
        "docked": {"bull-rush": "green"},
        "expended": {"red": 1},
    }
    state = table(
        heroes={"vorn": vorn, "jaheen": {"at": "D3"}},
        foe={"tokens": {"bleed": 2, "burn": 3, "shield": 1}},
        runes={"red": 2, "grey": 1},
    ).state
    assert counted(state, per, "vorn", FOE) == number
