"""The computer's Heroes waste nothing: symbols go where they change something (MD-ENC-07), cards are used when they help."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.massive_darkness.advice import advise
from tests.games.massive_darkness.table import ROOM, Table, card, foe, rule

STUNNER = card("spend-stunner", "hand", "Melee BAM: Stun", melee="1 red")
SHIELD_BREAKER = card("spend-shields", "hand", "Melee BAM: Defender -1 Shield", melee="1 red")
DICE_BREAKER = card("spend-dice", "hand", "Melee BAM: Defender -1 Defense die", melee="1 red")
SPARK = card("spend-spark", "hand", "Melee BAM: inflict 1 Wound on each other Enemy in that Zone", melee="1 red")
PIKE = card("spend-pike", "hand", "Melee BAM: may wound the Boss", melee="1 red")
LEECH = card("spend-leech", "hand", "Melee BAM: heal 1", melee="1 red")
KEEN = card("spend-keen", text="Melee BAM: +1 Hit")
FOOT = card("spend-foot", category="consumable", text="Free Movement 3")
SCROLL = card("spend-scroll", category="consumable", text="Free Teleport 3")
POWDER = card("spend-powder", category="consumable", text="Stun, each Enemy in the Zone")
WHISTLE = card("spend-whistle", category="consumable", text="Free Command")
QUICK = card("spend-quick", category="consumable", text="Gain 1 Action")
FLASK = card("spend-flask", category="consumable", text="Suffer 2 Wounds, one Enemy in the Zone")
SIP = card("spend-sip", category="consumable", text="Heal 2, one Hero in the Zone")
TEARS = card("spend-tears", category="consumable", text="Fully heal, one Hero")
STAFF = card("spend-staff", "two_hands", magic="2 red")
WOODEN = card("spend-wooden", "hand", melee="1 yellow")
AXE = card("spend-axe", "hand", melee="2 red")
BARE = foe("spend-bare", "orc-agent", melee="1 yellow", health=20)
WARDED = foe("spend-warded", "orc-agent", melee="1 yellow", defense="1 green", health=20)
OGRE = foe("spend-ogre", "great-troll", melee="3 red", health=20, defense="1 green")
RATS = foe("spend-rats", melee="1 yellow", health=1, minions=1)
ALLEY = "+-+-+-+-+-+-+\n|C C C c c c|\n+-+-+-+-+-+-+"


def advice(table: Table) -> str:
    return advise(table.session.view(table.asked)).option


@rule("MD-ENC-07", "MD-STN-04")
@pytest.mark.parametrize(
    ("weapon", "enemy", "fields", "dice", "helps"),
    [
        (STUNNER, BARE, {}, "2+bam", True),
        (STUNNER, BARE, {"is_stunned": True}, "2+bam", False),
        (SHIELD_BREAKER, WARDED, {}, "2+bam blank", False),
        (DICE_BREAKER, BARE, {}, "2+bam", False),
        (DICE_BREAKER, WARDED, {}, "2+bam blank", False),
        (DICE_BREAKER, WARDED, {}, "2+bam 3+diamond", True),
        (SPARK, BARE, {}, "2+bam", False),
        (PIKE, BARE, {}, "2+bam", False),
        (LEECH, BARE, {}, "2+bam", False),
    ],
)
def test_symbols_are_spent_on_what_changes_something(weapon: str, enemy: str, fields: Any, dice: str, helps: bool) -> None:
    """A plain Hit is taken instead, and where there is none the symbol stays where it is."""
    foes = {"orc": {"card": enemy, "zone": "A1", **fields}}
    for pack, instead in (([KEEN], f"trigger card:{KEEN}#0"), ([], "pass")):
        table = Table(ROOM, {"owen": {"hands": [weapon], "pack": pack}}, foes, dice=[dice]).play("melee orc")
        assert table.prompt == "enchant"
        assert advice(table) == (f"trigger card:{weapon}#0" if helps else instead)


@rule("MD-ENC-07", "MD-RUL-75")
def test_a_spark_is_worth_the_figures_it_strikes() -> None:
    foes = {"orc": {"card": BARE, "zone": "A1"}, "rats": {"card": RATS, "zone": "A1"}}
    table = Table(ROOM, {"owen": {"hands": [SPARK], "pack": [KEEN]}}, foes, dice=["2+bam"]).play("melee orc")
    assert advice(table) == f"trigger card:{SPARK}#0"


@rule("MD-ENC-07")
def test_more_hits_than_there_is_health_are_worth_nothing() -> None:
    foes: dict[str, Any] = {"orc": {"card": BARE, "zone": "A1", "health": 2}, "rats": {"card": RATS, "zone": "A1"}}
    table = Table(ROOM, {"owen": {"hands": [SPARK], "pack": [KEEN]}}, foes, dice=["2+bam"]).play("melee orc")
    assert advice(table) == f"trigger card:{SPARK}#0"
    table = Table(ROOM, {"owen": {"hands": [AXE], "pack": [KEEN]}}, {"orc": foes["orc"]}, dice=["2+bam 1"]).play("melee orc")
    assert advice(table) == "pass"


@rule("MD-ITM-03", "MD-STN-04")
@pytest.mark.parametrize(("is_stunned", "answer"), [(False, f"use {POWDER}"), (True, "melee orc")])
def test_flash_powder_is_for_enemies_on_their_feet(is_stunned: bool, answer: str) -> None:
    foes = {"orc": {"card": BARE, "zone": "A1", "is_stunned": is_stunned}}
    assert advice(Table(ROOM, {"owen": {"hands": [AXE], "pack": [POWDER]}}, foes)) == answer


@rule("MD-ITM-03", "MD-SKL-07")
def test_a_whistle_calls_somebody_who_can_strike() -> None:
    foes = {"orc": {"card": BARE, "zone": "A1"}}
    owen = {"hands": [AXE], "pack": [WHISTLE]}
    assert advice(Table(ROOM, {"owen": owen, "elias": {"hands": [AXE]}}, foes)) == f"use {WHISTLE}"
    assert advice(Table(ROOM, {"owen": owen, "elias": {"hands": [AXE], "zone": "C1"}}, foes)) == "melee orc"


@rule("MD-ITM-03", "MD-STN-02")
def test_whoever_is_stunned_stands_up_before_running() -> None:
    hero = {"is_stunned": True, "pack": [FOOT, SCROLL], "health": 1}
    assert advice(Table(ALLEY, {"owen": hero}, {"ogre": {"card": OGRE, "zone": "B1"}})) == "standup"


@rule("MD-ITM-03", "MD-SKL-12")
@pytest.mark.parametrize(("copy", "at", "ogre_at", "safe"), [(FOOT, "C1", "B1", "DEF"), (SCROLL, "A1", "A1", "CD")])
def test_when_the_actions_are_spent_a_card_carries_a_hero_out_of_danger(copy: str, at: str, ogre_at: str, safe: str) -> None:
    """On foot only where no Enemy holds it; farther than the ogre comes when it strikes back, even one that it held."""
    foes = {"ogre": {"card": OGRE, "zone": ogre_at}}
    hero = {"zone": at, "health": 2, "hands": [AXE], "pack": [copy]}
    early = Table(ALLEY, {"owen": hero}, foes, actions=2, attacked=["ogre"])
    assert advice(early) != f"use {copy}"
    table = Table(ALLEY, {"owen": hero}, foes, actions=0, attacked=["ogre"])
    assert advice(table) == f"use {copy}"
    table.play(f"use {copy}")
    while table.prompt in ("movement", "teleport"):
        table.play(advice(table))
    assert table.hero("owen").zone[0] in safe


@rule("MD-ITM-03", "MD-MVA-01")
def test_when_the_actions_are_spent_a_card_carries_a_hero_on_its_way() -> None:
    mission = {"wins": ["take cup"], "tokens": {"cup": "artifact at F1"}, "losses": ["round 9"]}
    table = Table(ALLEY, {"owen": {"pack": [FOOT]}}, mission=mission, actions=0)
    assert advice(table) == f"use {FOOT}"
    there = Table(ALLEY, {"owen": {"pack": [FOOT], "zone": "F1"}}, mission=mission, actions=0)
    assert advice(there) == "nothing"


@rule("MD-ITM-03", "MD-CTR-01")
def test_a_hero_on_a_free_walk_of_its_own_knows_whom_it_has_attacked() -> None:
    """The ogre would rather go for Elias, but it counterattacks whoever struck it, however much time presses."""
    mission = {
        "wins": ["take cup", "take key"],
        "tokens": {"cup": "artifact at A1", "key": "artifact at F1"},
        "losses": ["round 1"],
    }
    heroes: dict[str, Any] = {"owen": {"zone": "C1", "hands": [AXE], "pack": [FOOT]}, "elias": {"zone": "A1", "xp": 9}}
    foes = {"ogre": {"card": OGRE, "zone": "B1"}}
    table = Table(ALLEY, heroes, foes, mission=mission, actions=0, attacked=["ogre"])
    table.play(f"use {FOOT}")
    assert (table.prompt, advice(table)) == ("movement", "move D1")


@rule("MD-ITM-03", "MD-CAC-04")
@pytest.mark.parametrize(("weapon", "answer"), [(AXE, f"use {QUICK}"), (STAFF, "nothing")])
def test_an_action_more_is_for_who_has_something_to_strike_with(weapon: str, answer: str) -> None:
    foes = {"orc": {"card": BARE, "zone": "A1"}}
    assert advice(Table(ROOM, {"owen": {"hands": [weapon], "pack": [QUICK]}}, foes, actions=0)) == answer


@rule("MD-ITM-03")
@pytest.mark.parametrize(("health", "answer"), [(2, f"use {FLASK}"), (1, "melee orc")])
def test_a_flask_is_not_for_less_than_it_does(health: int, answer: str) -> None:
    foes = {"orc": {"card": BARE, "zone": "A1", "health": health}}
    assert advice(Table(ROOM, {"owen": {"hands": [AXE], "pack": [FLASK]}}, foes)) == answer


@rule("MD-ITM-03")
@pytest.mark.parametrize("pack", [[SIP, TEARS], [TEARS, SIP]])
def test_the_small_bottle_comes_first(pack: list[str]) -> None:
    table = Table(ROOM, {"owen": {"health": 2, "hands": [AXE], "pack": pack}}, actions=0)
    assert advice(table) == f"use {SIP}"


@rule("MD-ITM-03", "MD-TGT-03")
@pytest.mark.parametrize(("xp", "answer"), [(9, "choose elias"), (0, "choose sibyl")])
def test_who_is_hurt_and_will_be_struck_is_healed(xp: int, answer: str) -> None:
    """Sibyl is hurt more, but the ogre goes for the most unspent XP."""
    heroes: dict[str, Any] = {
        "owen": {"pack": [SIP]},
        "elias": {"health": 3, "xp": xp},
        "sibyl": {"health": 2, "xp": 4},
    }
    table = Table(ROOM, heroes, {"ogre": {"card": OGRE, "zone": "A1"}}, actions=0).play(f"use {SIP}")
    assert advice(table) == answer


@rule("MD-DOOR-11")
@pytest.mark.parametrize(("health", "of_owen", "opens"), [(1, 5, False), (1, 1, True), (5, 5, True)])
def test_whoever_is_nearly_dead_leaves_the_door_to_another(health: int, of_owen: int, opens: bool) -> None:
    mission = {"wins": ["take cup"], "tokens": {"cup": "artifact at C1"}}
    heroes = {"elias": {"zone": "A1", "health": health}, "owen": {"zone": "A1", "health": of_owen}}
    table = Table("+-+-+-+\n|CDR R|\n+-+-+-+", heroes, mission=mission, whole_round=True)
    assert (advice(table) == "open A1-B1") == opens


@rule("MD-RUL-79")
@pytest.mark.parametrize(("last", "answer"), [(1, "move D1"), (20, "ranged orc")])
def test_in_the_last_round_nothing_counts_but_a_goal_within_reach(last: int, answer: str) -> None:
    bow = card("spend-bow", "two_hands", ranged="3 red")
    mission = {"wins": ["exit"], "losses": [f"round {last}"]}
    foes = {"orc": {"card": BARE, "zone": "A1", "health": 1}}
    heroes: dict[str, Any] = {"owen": {"zone": "C1", "hands": [bow]}, "elias": {"zone": "E1"}}
    table = Table(ALLEY, heroes, foes, mission=mission, exits=["E1"], actions=1)
    assert advice(table) == answer


@rule("MD-TRD-01", "MD-CAC-02", "MD-MVA-04")
def test_whoever_is_held_takes_a_weapon_for_it_in_hand() -> None:
    """A staff is better, but not against whom one stands beside; the staff comes back when it costs nothing."""
    foes = {"rats": {"card": RATS, "zone": "A1", "minions": []}}
    table = Table(ROOM, {"elias": {"hands": [STAFF], "pack": [WOODEN]}}, foes, dice=["1"])
    for answer in ("trade", f"equip {WOODEN}", "ready", "melee rats"):
        assert advice(table) == answer
        table.play(answer)
    free = Table(ROOM, {"elias": {"hands": [STAFF], "pack": [WOODEN]}}, {"rats": {"card": RATS, "zone": "C1"}})
    assert advice(free) == "magic rats"
