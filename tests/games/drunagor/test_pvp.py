"""Player versus Player: teams, the initiative roll, changed Conditions, when a team falls (DR-PVP, DR-RUL-90 to DR-RUL-94)."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.drunagor.rules.pvp import team_limit, teams_of
from tests.games.drunagor.floors import floor
from tests.games.drunagor.printed import printed
from tests.games.drunagor.table import Table, rule

PIT = floor(8, 6)


def duel(vorn: dict[str, Any] | None = None, maya: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Vorn of the Sun against Maya of the Moon, side by side; Vorn acts."""
    heroes = {"vorn": {"at": "A1", "team": "sun", **(vorn or {})}, "maya": {"at": "B1", "team": "moon", **(maya or {})}}
    return Table(PIT, heroes={**heroes, **fields.pop("heroes", {})}, **fields)


def begun(party: str, dice: list[str], **fields: Any) -> Table:
    """A match in the Salt Pit up to the first turn, upgrades taken as they come."""
    at = Table(scenario="the-salt-pit", next="setup", options={"party": party}, dice=dice, **fields)
    while at.prompt in ("camp-item", "learn"):
        at.play("pass" if at.prompt == "camp-item" else "choose yellow")
    return at


@rule("DR-PVP-01", "DR-RUL-94")
def test_two_or_four_heroes_make_two_teams_others_fight_each_for_itself() -> None:
    assert teams_of(["vorn", "maya"]) == {"vorn": "sun", "maya": "moon"}
    assert teams_of(["vorn", "maya", "elros", "jaheen"]) == {"vorn": "sun", "maya": "moon", "elros": "sun", "jaheen": "moon"}
    assert teams_of(["vorn", "maya", "elros"]) == {"vorn": "vorn", "maya": "maya", "elros": "elros"}


@rule("DR-PVP-02", "DR-PVP-03", "DR-PVP-04", "DR-PVP-05")
def test_the_highest_roll_comes_first_then_the_highest_of_the_other_team() -> None:
    at = begun("vorn maya elros jaheen", ["18", "3", "17", "9"])
    slots = {hero.id: hero.slot for hero in at.state.heroes.values()}
    assert slots == {"vorn": "defender", "jaheen": "leader", "elros": "controller", "maya": "support"}
    assert "end-down" not in at.state.track, "no Rune card unless the Battleground says so"
    assert at.state.monsters["rotten-flesh-1"].space, "Monsters at their Rune slots (DR-PVP-07)"
    assert at.state.track["red-down"] == ["rotten-flesh.rookie"]
    assert at.asked == "vorn"


@rule("DR-RUL-91")
def test_those_who_are_tied_roll_again() -> None:
    at = begun("vorn maya", ["12", "12", "4", "5"])
    assert {hero.id: hero.slot for hero in at.state.heroes.values()} == {"maya": "defender", "vorn": "leader"}


@rule("DR-PVP-02")
def test_a_battleground_may_have_a_rune_card() -> None:
    at = Table(scenario="two-towers", next="setup", options={"party": "vorn maya"}, dice=["12", "3"])
    assert at.state.track["end-down"] == ["creeping-dusk"]


@rule("DR-PVP-06", "DR-RUL-90")
def test_there_are_no_roles_but_an_action_that_heals_and_cleanses() -> None:
    at = duel({"health": 4, "curses": ["arcing-strike"]}, {"at": "H6"})
    assert at.hero("vorn").role == ""
    assert not any("join-the-fray" in option for option in at.options())
    at.play("expend yellow to heal")
    if at.prompt == "target":
        at.play("target vorn")
    assert at.hero("vorn").health == 6
    assert at.hero("vorn").curses == []
    assert at.state.turn is not None
    assert at.state.turn.cubes == 1, "one of the two Cube Actions"
    alone = Table(PIT, heroes={"vorn": {"at": "A1"}})
    assert alone.refusal("expend yellow to heal") == "DR-PVP-06"


@rule("DR-RUL-90")
def test_no_role_is_learned_for_a_battleground() -> None:
    at = Table(scenario="the-salt-pit", next="setup", options={"party": "vorn maya"}, dice=["12", "3"])
    while at.prompt == "camp-item":
        at.play("pass")
    assert at.prompt == "learn"
    assert at.options() == ["choose yellow", "choose red", "choose green", "choose blue"]
    assert at.refusal("choose role") == "DR-RUL-90"


@pytest.mark.parametrize("text", ["+0 HIT", "3 DMG"])
@rule("DR-TKW-15", "DR-PVP-12")
def test_protect_works_against_the_attacks_of_heroes_too(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    silent = dict.fromkeys(
        ("over_here", "behind_my_back", "dented_plate", "cross_parry", "shelter", "watch_out", "not_today", "birds_fall_silent"),
        "+1 HEALTH",
    )
    printed(monkeypatch, **silent, guard_strike=text, eagle_eye="PROTECT")
    others = {"elros": {"at": "A2", "team": "moon", "health": 9}}
    at = duel(maya={"at": "B3", "health": 9}, heroes=others, dice=["15"]).play("use guard-strike with yellow")
    assert (at.asked, at.prompt) == ("maya", "protect")
    at.play("protect elros by maya")
    while at.prompt not in ("turn", "action"):
        at.play("pass")
    assert [at.hero(hero).health for hero in ("elros", "maya")] == [9, 6]


@rule("DR-PVP-07")
def test_a_monster_goes_for_the_nearest_hero() -> None:
    at = duel(
        {"at": "C1", "health": 9},
        {"at": "H6", "health": 12},
        monsters={"rotten-flesh-1": {"at": "A1"}},
        turn="rotten-flesh.rookie",
    )
    while at.session.decision is not None:
        at.play("pass")
    assert at.last("AttackDeclared").targets == ("vorn",)


@rule("DR-PVP-08", "DR-EX-84")
def test_bleed_burn_and_poison_hurt_at_once_and_leave_no_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, whirl_of_steel="ADJ ENEMY, BURN 2")
    at = duel(maya={"health": 9}).play("use whirl-of-steel with blue")
    if at.prompt == "target":
        at.play("target maya")
    assert at.hero("maya").health == 7
    assert at.hero("maya").tokens == {}


@rule("DR-PVP-09")
def test_the_hidden_may_be_attacked_with_five_less_to_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT")
    for natural, hits in (("20", True), ("11", False)):
        at = duel(maya={"tokens": {"stealth": 1}, "health": 16}, dice=[natural]).play("use guard-strike with yellow")
        while at.session.decision is not None and at.prompt != "turn":
            at.play("target maya" if at.prompt == "target" else "pass")
        assert (at.hero("maya").health < 16) is hits, natural
    seen = duel(maya={"health": 16}, dice=["11"]).play("use guard-strike with yellow")
    while seen.session.decision is not None and seen.prompt != "turn":
        seen.play("target maya" if seen.prompt == "target" else "pass")
    assert seen.hero("maya").health < 16, "the same roll hits who is not hidden"


@rule("DR-PVP-10")
def test_a_sixth_curse_loses_the_match_for_the_team() -> None:
    skills = ["arcing-strike", "guard-strike", "bull-rush", "whirl-of-steel", "warlords-charge"]
    at = duel({"curses": skills, "cubes": {"yellow": 1}}, {"at": "H6"}).play("recall")
    assert at.session.outcome == "moon"


def knocked_out(team: dict[str, Any], **fields: Any) -> Table:
    """Vorn falls to poison at the start of his turn."""
    vorn = {"health": 1, "tokens": {"poison": 1}}
    at = duel({**vorn, **team}, {"at": "H6"}, next="turn", **fields)
    while at.prompt == "trauma":
        at.play(at.options()[0])
    return at


@rule("DR-PVP-11", "DR-EX-85")
def test_a_team_of_two_falls_with_its_fourth_trauma_cube_whoever_holds_them() -> None:
    elros = {"elros": {"at": "H1", "team": "sun"}, "jaheen": {"at": "H3", "team": "moon"}}
    third = knocked_out({"traumas": ["arcing-strike", "guard-strike"]}, heroes=elros)
    assert third.session.outcome == ""
    assert len(third.hero("vorn").traumas) == 3, "more than his own share"
    fourth = knocked_out({"traumas": ["arcing-strike", "guard-strike", "bull-rush"]}, heroes=elros)
    assert fourth.session.outcome == "moon"


@rule("DR-PVP-11")
def test_one_against_one_the_second_trauma_cube_decides() -> None:
    assert knocked_out({}).session.outcome == ""
    assert knocked_out({"traumas": ["arcing-strike"]}).session.outcome == "moon"


@rule("DR-PVP-11")
def test_what_raises_a_heros_limit_raises_the_teams(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, sturdy="+1 TRAUMA LIMIT")
    at = duel({"abilities": ["sturdy"]})
    assert team_limit(at.state, "sun") == 3
    assert team_limit(at.state, "moon") == 2


@rule("DR-RUL-94")
def test_everybody_for_itself_the_last_one_standing_wins() -> None:
    others = {"vorn": {"at": "A1", "team": "vorn"}, "maya": {"at": "H6", "team": "maya"}, "elros": {"at": "H1", "team": "elros"}}
    falling = {**others["vorn"], "traumas": ["arcing-strike"], "health": 1, "tokens": {"poison": 1}}
    led = {"luma": {"owner": "maya", "at": "G6"}, "jinx": {"owner": "vorn", "at": "B1"}}
    at = Table(PIT, heroes={**others, "vorn": falling}, next="turn", familiars=led)
    assert list(at.state.familiars) == ["luma"], "whoever is led leaves too"
    assert at.last("TeamDefeated").team == "vorn"
    assert (at.hero("maya").space, at.hero("elros").space) == ("H6", "H1")
    assert at.session.outcome == ""
    assert at.hero("vorn").space == ""
    assert not any("vorn" in cards for cards in at.state.track.values())
    two = Table(PIT, heroes={"vorn": falling, "maya": others["maya"]}, next="turn")
    assert two.session.outcome == "maya"


@rule("DR-RUL-93")
def test_heroes_of_other_teams_are_enemies() -> None:
    at = duel(chests=["A2"])
    assert at.refusal("search chest-1") == "DR-MIN-02", "engaged"
    assert at.may("use guard-strike with yellow")


@rule("DR-PVP-12")
def test_at_least_two_are_needed() -> None:
    with pytest.raises(Exception, match="DR-PVP-01"):
        Table(scenario="the-salt-pit", next="setup", options={"party": "vorn"})
