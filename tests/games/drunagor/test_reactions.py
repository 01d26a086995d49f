"""Damage and its mitigation (DR-DMG), Reactions (DR-RCT), PROTECT, Companions and Familiars under attack."""

from typing import Any

import pytest

from tenebra.games.drunagor.rules.reactions import reaction_options
from tests.games.drunagor.floors import floor
from tests.games.drunagor.printed import printed
from tests.games.drunagor.table import Table, rule

pytestmark = pytest.mark.usefixtures("plain_gear")
ROOM = floor(8, 6)
GHOUL = "ghoul-minion"
"""Melee, 2 damage, POISON 1."""
FLESH = "rotten-flesh.rookie"
"""Melee, 3 damage, POISON 1 AND SLOW."""


def attacked(by: str = FLESH, at: str = "C2", **fields: Any) -> Table:
    """Vorn in C3 and a Monster about to attack him; Jaheen beside him unless the fields say otherwise."""
    kind = by.partition(".")[0]
    heroes = {"vorn": {"at": "C3", "health": 10}, "jaheen": {"at": "C5", "health": 5}}
    return Table(ROOM, **{"heroes": heroes, "monsters": {f"{kind}-1": {"at": at}}, "turn": by, **fields})


def plain(monkeypatch: pytest.MonkeyPatch, **texts: str) -> None:
    """Nobody has a Reaction but those printed."""
    silent = dict.fromkeys(
        ("over_here", "behind_my_back", "dented_plate", "cross_parry", "shelter", "watch_out", "not_today"), "SELF, FOCUS 1"
    )
    printed(monkeypatch, **{**silent, "hold_the_line": "+2 HEALTH", **texts})


@rule("DR-DMG-01", "DR-DMG-07", "DR-CON-11", "DR-MON-18")
def test_without_anything_damage_lowers_health_with_its_collateral_effects(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(monkeypatch)
    table = attacked()
    assert (table.hero("vorn").health, table.hero("vorn").tokens) == (7, {"poison": 1, "slow": 1})


@rule("DR-DMG-03", "DR-DMG-04", "DR-DMG-07", "DR-EX-09", "DR-RES-02")
def test_shields_are_spent_before_anything_is_prevented(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(monkeypatch, dented_plate="REACTION: PREVENT 3")
    table = attacked(heroes={"vorn": {"at": "C3", "health": 10, "tokens": {"shield": 2}}})
    assert table.prompt == "reaction"
    assert not table.hero("vorn").tokens
    table.play("react dented-plate with yellow for vorn")
    assert table.told("Prevented")[0].number == 1
    assert (table.hero("vorn").health, table.hero("vorn").tokens) == (10, {})


@rule("DR-RCT-02", "DR-EX-10", "DR-DMG-05", "DR-DMG-06", "DR-DMG-03", "DR-EFF-03")
def test_the_window_is_open_even_if_nothing_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(monkeypatch, dented_plate="REACTION: SELF, PREVENT 3 AND FOCUS 1")
    table = attacked(heroes={"vorn": {"at": "C3", "health": 10, "tokens": {"shield": 4}}})
    assert table.prompt == "reaction"
    table.play("react dented-plate with blue for vorn")
    assert table.hero("vorn").tokens == {"shield": 1, "focus": 1}
    assert not table.told("Prevented")
    assert [(event.figure, event.number) for event in table.told("Shielded")] == [("vorn", 3)]
    both = {"vorn": {"at": "C3", "health": 10, "tokens": {"shield": 4}}, "jaheen": {"at": "C5", "health": 5}}
    plain(monkeypatch, dented_plate="REACTION: SELF, PREVENT 3 AND FOCUS 1", shelter="REACTION: PREVENT 1 AND FOCUS 1")
    second = attacked(heroes=both).play("react dented-plate with blue for vorn")
    assert (second.asked, second.prompt) == ("jaheen", "reaction")
    assert second.state.attacks[-1].reacted == ["vorn"]


@rule("DR-RCT-01", "DR-RCT-03", "DR-RCT-04", "DR-TRN-09", "DR-DMG-05", "DR-DMG-06", "DR-RUL-19", "DR-NUM-02")
def test_each_hero_reacts_once_to_a_threat_with_a_cube(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(
        monkeypatch,
        dented_plate="REACTION: SELF, PREVENT 1",
        over_here="REACTION: PREVENT 1",
        shelter="REACTION: PREVENT 1",
    )
    table = attacked()
    assert table.asked == "vorn"
    assert "react over-here with red for vorn" in table.options()
    table.play("react over-here with red for vorn")
    assert table.state.attacks[-1].reacted == ["vorn"]
    assert reaction_options(table.state, "vorn") == [], "though his plate would still be free"
    assert table.asked == "jaheen"
    assert table.options() == ["pass", "react shelter with green for vorn"]
    table.play("react shelter with green for vorn")
    assert table.hero("vorn").health == 10 - 3 + 2
    assert table.hero("vorn").docked == {"over-here": "red"}


def test_before_each_reaction_to_a_monster_the_state_is_the_whole_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(monkeypatch, over_here="REACTION: PREVENT 1", shelter="REACTION: PREVENT 1")
    session = attacked().play("react over-here with red for vorn").session
    assert session.safe_point.inputs == len(session.inputs) == 1
    copy = session.fork()
    copy.choose("react shelter with green for vorn")
    assert copy.state.heroes["vorn"].health == 10 - 3 + 2


@rule("DR-RCT-03", "DR-MOV-01")
def test_a_reaction_that_ends_in_a_move_is_over_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(monkeypatch, over_here="REACTION: PREVENT 1; MOVE 9", shelter="REACTION: PREVENT 1")
    table = attacked().play("react over-here with red for vorn")
    table.play(next(option for option in table.options() if option.startswith("go ")))
    session = table.session
    assert (table.prompt, session.safe_point.inputs, len(session.inputs)) == ("move", 2, 2)
    copy = session.fork()
    copy.choose("stop")
    assert (copy.state.using, copy.decision and copy.decision.seat) == ("", "jaheen")
    copy.choose("pass")
    assert copy.state.heroes["vorn"].health == 10 - 3 + 1


@rule("DR-RCT-05", "DR-RNG-10", "DR-EFF-03", "DR-TGT-03", "DR-EX-93")
def test_the_protected_one_must_be_in_range_and_self_means_self(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(
        monkeypatch, stern_sermon="REACTION: PREVENT 2", searing_light="REACTION: PREVENT 2", shelter="REACTION: SELF, PREVENT 3"
    )
    table = attacked()
    assert table.asked == "jaheen"
    assert table.options() == ["pass", "react searing-light with red for vorn"]
    assert table.refusal("react shelter with green for vorn") == "DR-RCT-05"
    assert table.refusal("react stern-sermon with yellow for vorn") == "DR-RCT-05"
    table.play("react searing-light with red for vorn")
    (prevented,) = table.told("Prevented")
    assert (prevented.figure, prevented.number, prevented.by) == ("vorn", 2, "jaheen")
    assert "DR-RNG-10" in prevented.also


@rule("DR-RCT-03", "DR-RCT-04", "DR-RCT-05", "DR-RCT-06", "DR-RNG-10", "DR-SKL-03")
def test_why_a_skill_is_no_answer_to_the_threat(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(
        monkeypatch,
        dented_plate="REACTION: PREVENT 1; RETALIATE 2",
        over_here="REACTION: PREVENT 1",
        behind_my_back="REACTION: PREVENT 1",
        shelter="REACTION: PREVENT 1",
        watch_out="REACTION: RETALIATE 2",
    )
    vorn = {"at": "C3", "health": 10, "curses": ["over-here"], "docked": {"behind-my-back": "green"}}
    table = attacked(heroes={"vorn": vorn, "jaheen": {"at": "C5"}})
    assert table.asked == "vorn"
    assert table.refusal("react guard-strike with yellow") == "DR-RCT-03"
    assert table.refusal("react over-here with red for vorn") == "DR-SKL-03"
    assert table.refusal("react behind-my-back with green for vorn") == "DR-SKL-03"
    assert table.refusal("react dented-plate with red for vorn") == "DR-CUB-03"
    assert table.refusal("react dented-plate with yellow for jaheen") == "DR-RCT-06", "she is not hit"
    table.play("react dented-plate with yellow for vorn")
    assert (table.asked, table.state.attacks[-1].reacted) == ("jaheen", ["vorn"])
    assert table.refusal("react shelter with green for jaheen") == "DR-RCT-05"
    assert table.refusal("react watch-out with green") == "DR-RCT-06", "she is no target, though near enough"
    assert table.monster("rotten-flesh-1").health == 10


@rule("DR-RCT-08", "DR-DMG-01", "DR-DMG-02", "DR-DMG-03", "DR-MKW-12")
def test_nothing_answers_non_preventable_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, whirl_of_steel="SELF, 2 NON-PREVENTABLE DMG", guard_strike="SELF, 2 DMG")
    table = Table(ROOM, heroes={"vorn": {"at": "C3", "health": 10, "tokens": {"shield": 4}}})
    table.play("use whirl-of-steel with blue")
    assert (table.prompt, table.hero("vorn").health, table.hero("vorn").tokens) == ("turn", 8, {"shield": 4})
    table.play("use guard-strike with yellow")
    assert (table.hero("vorn").health, table.hero("vorn").tokens) == (8, {"shield": 2})


@rule("DR-RCT-09", "DR-KNO-03")
def test_who_is_knocked_out_cannot_react(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(monkeypatch, shelter="REACTION: PREVENT 2")
    table = attacked(heroes={"vorn": {"at": "C3", "health": 10}, "jaheen": {"at": "C5", "health": 0, "down": True}})
    assert not table.told("Reacted")
    assert table.hero("vorn").health == 7
    up = attacked(heroes={"vorn": {"at": "C3", "health": 10}, "jaheen": {"at": "C5", "health": 1}})
    assert (up.asked, up.prompt) == ("jaheen", "reaction")
    plain(monkeypatch, dented_plate="REACTION: PREVENT 1")
    heroes = {"vorn": {"at": "C3", "health": 3}, "jaheen": {"at": "D3", "health": 0, "down": True}}
    assert attacked(heroes=heroes).asked == "vorn"


@rule("DR-RCT-11", "DR-RUL-22", "DR-EFF-04", "DR-EX-75")
def test_an_attack_on_two_is_one_threat_and_protection_is_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(monkeypatch, dented_plate="REACTION: PREVENT ALL BUT 1 DMG", over_here="REACTION: PREVENT ALL DMG")
    heroes = {"vorn": {"at": "C3", "health": 10}, "jaheen": {"at": "D3", "health": 9}}
    table = attacked("executioner.rookie", heroes=heroes)
    assert table.asked == "vorn"
    table.play("react dented-plate with yellow for jaheen")
    assert [table.hero(hero).health for hero in heroes] == [6, 8]
    assert len(table.told("Reacted")) == 1
    assert table.told("AttackDeclared")[0].also == ("DR-RUL-22", "DR-RCT-11")
    single = attacked(heroes={"vorn": {"at": "C3", "health": 10}})
    assert single.told("AttackDeclared")[0].also == ()
    other = attacked("executioner.rookie", heroes=heroes).play("react over-here with red for vorn")
    assert [other.hero(hero).health for hero in heroes] == [10, 5]
    assert other.told("Prevented")[0].number == 4


@rule("DR-RCT-06", "DR-EFF-05", "DR-RNG-10", "DR-RUL-21")
def test_retaliate_needs_to_be_a_target_and_the_attacker_in_cube_range(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(monkeypatch, dented_plate="REACTION: RETALIATE 2", shelter="REACTION: RETALIATE 2")
    table = attacked()
    assert table.options() == ["pass", "react dented-plate with yellow", "react dented-plate with blue"]
    table.play("react dented-plate with yellow")
    assert table.monster("rotten-flesh-1").health == 10
    assert table.hero("vorn").health == 7
    assert not [event for event in table.told("Reacted") if event.hero == "jaheen"]
    archer = attacked("skeleton-archer.rookie", "F3", heroes={"vorn": {"at": "C3", "health": 10}})
    assert archer.options() == ["pass", "react dented-plate with blue"]
    assert archer.refusal("react dented-plate with yellow") == "DR-RCT-06"
    shielded = attacked(monsters={"rotten-flesh-1": {"at": "C2", "tokens": {"shield": 1}}}).play("react dented-plate with yellow")
    assert (shielded.monster("rotten-flesh-1").health, shielded.monster("rotten-flesh-1").tokens) == (11, {})
    dying = attacked(monsters={"rotten-flesh-1": {"at": "C2", "health": 2}}).play("react dented-plate with yellow")
    assert "rotten-flesh-1" not in dying.state.monsters
    assert dying.hero("vorn").health == 7


@rule("DR-RUL-24", "DR-RCT-07")
def test_moving_away_does_not_help_against_what_has_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(monkeypatch, dented_plate="REACTION: SELF, PREVENT 1 AND MOVE 3")
    table = attacked(heroes={"vorn": {"at": "C3", "health": 10}})
    table.play("react dented-plate with yellow for vorn", "go C6")
    assert (table.hero("vorn").space, table.hero("vorn").health) == ("C6", 8)


@rule("DR-RCT-07", "DR-MOV-09")
def test_a_reaction_ends_the_movement_it_interrupts(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the Darkness sets off on the way hurts Vorn; he stops it, and the rest of the way is lost."""
    plain(monkeypatch, dented_plate="REACTION: SELF, PREVENT 2", hold_the_line="WHEN YOU ENTER DARKNESS: SELF, 2 DMG")

    def walked(answer: str) -> Table:
        table = Table(ROOM, heroes={"vorn": {"at": "C3", "health": 10}}, darkness="C4 D4 B4")
        table.play("go C4 through darkness")
        assert table.prompt == "reaction"
        return table.play(answer)

    reacts, bears = walked("react dented-plate with yellow for vorn"), walked("pass")
    assert reacts.last("MovementEnded").rule == "DR-RCT-07"
    assert (reacts.state.movements, reacts.hero("vorn").health) == ([], 8)
    assert (bears.state.movements[-1].points, bears.hero("vorn").health) == (2, 6)


@rule("DR-DMG-05", "DR-DMG-06", "DR-EFF-03")
def test_who_is_not_hit_has_nothing_to_prevent(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(monkeypatch, dented_plate="REACTION: EACH ALLY, PREVENT 2")
    table = attacked().play("react dented-plate with yellow for vorn")
    assert [(event.figure, event.number) for event in table.told("Prevented")] == [("vorn", 2)]


@rule("DR-RUB-21", "DR-RCT-01")
def test_prevent_works_only_in_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(monkeypatch, dented_plate="PREVENT 2")
    assert attacked().may("react dented-plate with yellow for vorn")
    assert Table(ROOM, heroes={"vorn": {"at": "C3"}}).refusal("use dented-plate with yellow") == "DR-RCT-01"


@rule("DR-FOC-03", "DR-RCT-03", "DR-FOC-01", "DR-EX-87")
def test_a_focus_reaction_costs_tokens_once_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(monkeypatch, cross_parry="REACTION: SELF, PREVENT 2", hammer_smash="SELF, SHIELD 1")
    heroes = {"vorn": {"at": "C3", "health": 10, "tokens": {"focus": 4}}}
    table = attacked(heroes=heroes).play("react cross-parry for vorn")
    assert (table.hero("vorn").health, table.hero("vorn").tokens["focus"]) == (9, 2)
    twice = Table(
        ROOM,
        heroes=heroes,
        monsters={"executioner-1": {"at": "C2"}},
        sides={"executioner.rookie": "alternate"},
        turn="executioner.rookie",
    ).play("react cross-parry for vorn")
    assert len(twice.told("Reacted")) == 1
    assert twice.hero("vorn").health == 10 - 3 + 2 - 3
    poor = attacked(heroes={"vorn": {"at": "C3", "health": 10, "tokens": {"focus": 1}}})
    assert poor.hero("vorn").health == 7


@rule("DR-REC-05", "DR-EX-21", "DR-RUB-29", "DR-EFF-06", "DR-DMG-07")
def test_the_last_cube_is_recalled_after_the_collateral_effects(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(monkeypatch, dented_plate="REACTION: SELF, PREVENT 1")
    heroes = {"vorn": {"at": "C3", "health": 10, "cubes": {"yellow": 1, "red": 1}, "expended": {"red": 1}}}
    table = attacked("shadow-cultist.rookie", "H6", heroes=heroes, sides={"shadow-cultist.rookie": "complex-a"})
    table.play("react dented-plate with yellow for vorn")
    assert table.prompt == "curse"
    assert table.hero("vorn").available == {"yellow": 1, "red": 1}
    kinds = [type(event).__name__ for event in table.session.events]
    assert kinds.index("HealthChanged") < len(kinds) - 1 - kinds[::-1].index("CubesMoved")


@rule("DR-REC-05", "DR-RUB-29")
def test_what_a_reaction_does_itself_brings_no_recall_before_the_attack_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(monkeypatch, dented_plate="REACTION: SELF, PREVENT 1 AND RETALIATE 1")
    heroes = {"vorn": {"at": "C3", "health": 10, "cubes": {"yellow": 1, "red": 1}, "expended": {"red": 1}}}
    table = attacked(heroes=heroes).play("react dented-plate with yellow for vorn")
    assert table.prompt == "curse"
    assert (table.hero("vorn").health, table.hero("vorn").tokens) == (8, {"poison": 1, "slow": 1})


@rule("DR-RUL-23", "DR-CPN-02", "DR-CPN-04", "DR-GEN-13", "DR-CPN-09")
def test_a_companion_is_protected_too(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(monkeypatch, dented_plate="REACTION: PREVENT 1")
    fields: dict[str, Any] = {
        "heroes": {"vorn": {"at": "C3", "health": 12}},
        "companions": {"tharmagar": {"owner": "vorn", "at": "D3"}},
        "monsters": {"shadow-knight-1": {"at": "C1", "rank": "fighter"}},
    }
    table = attacked("shadow-knight.fighter", **fields)
    assert table.may("react dented-plate with yellow for tharmagar")
    table.play("react dented-plate with yellow for tharmagar")
    assert table.told("HitsFixed")[0].damage == {"vorn": 5, "tharmagar": 5}
    assert "tharmagar" in table.state.companions
    lost = attacked("shadow-knight.fighter", **fields).play("pass")
    assert "tharmagar" not in lost.state.companions


@rule("DR-TKW-15", "DR-RUL-38", "DR-RUB-24")
def test_protect_takes_the_place_of_a_neighbour(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(monkeypatch, bulwark="PROTECT")
    heroes = {"jaheen": {"at": "C3", "health": 12}, "vorn": {"at": "D3", "health": 6}}
    table = attacked(heroes=heroes)
    assert (table.asked, table.prompt, table.options()) == ("vorn", "protect", ["pass", "protect jaheen by vorn"])
    table.play("protect jaheen by vorn")
    assert [table.hero(hero).health for hero in heroes] == [12, 3]
    assert [attacked(heroes=heroes).play("pass").hero(hero).health for hero in heroes] == [9, 6]
    both = attacked("executioner.rookie", heroes=heroes)
    assert not both.told("TargetTaken")
    assert [both.hero(hero).health for hero in heroes] == [8, 2]


@rule("DR-RUL-38", "DR-RUB-24")
def test_the_switch_keeps_protect_out_of_attacks_on_several(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(monkeypatch, bulwark="PROTECT", tumble="SELF, FOCUS 1")
    heroes = {"jaheen": {"at": "C3", "health": 9}, "maya": {"at": "D3", "health": 9}, "vorn": {"at": "D4", "health": 6}}
    table = attacked("executioner.rookie", heroes=heroes)
    assert (table.asked, table.prompt) == ("vorn", "protect")
    table.play("protect jaheen by vorn")
    assert table.state.attacks[-1].targets == ["vorn", "maya"]
    literal = attacked("executioner.rookie", heroes=heroes, options={"protect-literal": "on"})
    assert not literal.told("TargetTaken")
    assert literal.prompt != "protect"
    single = attacked(heroes=heroes, options={"protect-literal": "on"})
    assert single.prompt == "protect"


@rule("DR-DMG-09", "DR-EFF-11", "DR-RCT-08")
def test_drained_health_is_no_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, whirl_of_steel="ENEMY, DRAIN HEALTH 2", guard_strike="ENEMY, DRAIN SHIELD 1")
    foes = {"rotten-flesh-1": {"at": "C2", "tokens": {"shield": 2}}}
    table = Table(ROOM, heroes={"vorn": {"at": "C3", "health": 5}}, monsters=foes)
    table.play("use whirl-of-steel with blue", "use guard-strike with yellow")
    foe, vorn = table.monster("rotten-flesh-1"), table.hero("vorn")
    assert (foe.health, foe.tokens, vorn.health, vorn.tokens) == (10, {"shield": 1}, 7, {"shield": 1})
    weak = Table(ROOM, heroes={"vorn": {"at": "C3", "health": 5}}, monsters={"rotten-flesh-1": {"at": "C2", "health": 1}})
    weak.play("use whirl-of-steel with blue")
    assert (weak.hero("vorn").health, "rotten-flesh-1" in weak.state.monsters) == (6, False)
    printed(monkeypatch, whirl_of_steel="SELF, DRAIN HEALTH 2; SELF, FOCUS 1", hold_the_line="IMMUNE DRAIN")
    immune = Table(ROOM, heroes={"vorn": {"at": "C3", "health": 5}}).play("use whirl-of-steel with blue")
    assert (immune.told("HealthChanged"), immune.hero("vorn").tokens) == ([], {"focus": 1})


@rule("DR-RNG-13")
def test_how_far_monsters_reach() -> None:
    for card, near, far in (("ghoul-minion", "C2", "E3"), ("skeleton-minion", "E4", "H6"), ("acolyte-minion", "H6", "")):
        for at, is_reached in ((near, True), (far, False)):
            if at:
                foe = {f"{card}-1": {"at": at, "tokens": {"knock_down": 1}}}
                table = Table(ROOM, heroes={"vorn": {"at": "C3"}}, monsters=foe, turn=card)
                assert bool(table.told("AttackDeclared")) is is_reached, (card, at)


@rule("DR-PVP-08", "DR-EX-84")
def test_in_a_battleground_conditions_hurt_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, whirl_of_steel="ENEMY, BURN 2 AND SLOW")
    heroes = {"vorn": {"at": "C3", "team": "red"}, "jaheen": {"at": "H6", "health": 8, "team": "blue"}}
    table = Table(ROOM, heroes=heroes).play("use whirl-of-steel with blue")
    assert (table.hero("jaheen").health, table.hero("jaheen").tokens) == (6, {"slow": 1})


@rule("DR-RUL-93", "DR-PVP-09")
def test_heroes_attack_each_other_with_the_die_and_react(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT", shelter="REACTION: SELF, PREVENT 1")
    for tokens, natural, lost in (({}, "7", 2), ({"stealth": 1}, "11", 0), ({"stealth": 1}, "12", 2)):
        rival = {"at": "C4", "health": 8, "team": "blue", "tokens": tokens}
        table = Table(ROOM, heroes={"vorn": {"at": "C3", "team": "red"}, "jaheen": rival}, dice=[natural])
        table.play("use guard-strike with yellow")
        if lost:
            assert (table.asked, table.prompt) == ("jaheen", "reaction")
            table.play("react shelter with green for jaheen")
        assert 8 - table.hero("jaheen").health == lost


@rule("DR-RUL-31", "DR-DMG-02")
def test_shield_does_not_help_against_darkness() -> None:
    table = Table(ROOM, heroes={"vorn": {"at": "C3", "health": 9, "tokens": {"shield": 4}}}, darkness="D3 D4 D2")
    table.play("go D3 through darkness")
    assert (table.hero("vorn").health, table.hero("vorn").tokens) == (7, {"shield": 4})
