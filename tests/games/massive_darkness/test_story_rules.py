"""Story Mode inside a Mission: Micro-XP, Events, cards above the Current Level (MD-STO)."""

from typing import Any

from tenebra.games.massive_darkness.rules.spawning import patrol_zones_for
from tests.games.massive_darkness.duel import SWORD
from tests.games.massive_darkness.table import ROOM, Table, card, foe, rule

GOOD = card("test-good-sword", "hand", melee="2 red", level=3)
RING = card("test-good-ring", text="Attack: +5 Hits", level=3)
AGENT = foe("test-weak-agent", "orc-agent", level=1, melee="1 yellow", health=1)
TROLL = foe("test-troll", "great-troll", melee="1 yellow", health=9)


@rule("MD-STO-02", "MD-STO-03", "MD-DEC-05")
def test_experience_comes_as_micro_xp_five_of_which_are_one() -> None:
    table = Table(
        ROOM,
        {"owen": {"hands": [SWORD], "micro": 2}, "sibyl": {"zone": "C1"}},
        {"orc": {"card": AGENT, "zone": "A1", "health": 1}},
        story=True,
        dice=["1"],
    )
    table.play("melee orc")
    assert [(hero.xp, hero.micro) for hero in table.state.heroes.values()] == [(1, 1), (0, 4)]
    assert {"MD-STO-02", "MD-STO-03"} <= set(table.last("XPGained").also)
    plain = Table(ROOM, {"owen": {"hands": [SWORD]}}, {"orc": {"card": AGENT, "zone": "A1", "health": 1}}, dice=["1"])
    plain.play("melee orc")
    assert (plain.hero("owen").xp, plain.hero("owen").micro) == (4, 0)
    assert not {"MD-STO-02", "MD-STO-03"} & set(plain.last("XPGained").also)


@rule("MD-RUL-96", "MD-EXP-03")
def test_at_30_xp_the_conversion_loses_the_point() -> None:
    table = Table(
        ROOM,
        {"owen": {"hands": [SWORD], "micro": 4, "xp": 30}},
        {"orc": {"card": AGENT, "zone": "A1", "health": 1}},
        story=True,
        dice=["1"],
    )
    table.play("melee orc")
    assert (table.hero("owen").xp, table.hero("owen").micro) == (30, 3)


@rule("MD-STO-04", "MD-RUL-35")
def test_a_signature_may_be_paid_with_micro_xp() -> None:
    table = Table(ROOM, {"bjorn": {"calling": "pit-fighter-berserker", "xp": 1, "micro": 2}}, story=True)
    assert [o for o in table.options() if o.startswith("signature")] == ["signature", "signature by micro"]
    table.play("signature by micro")
    assert (table.hero("bjorn").xp, table.hero("bjorn").micro) == (1, 1)
    plain = Table(ROOM, {"bjorn": {"calling": "pit-fighter-berserker", "xp": 1}})
    assert plain.refusal("signature by micro") == "MD-STO-04"


@rule("MD-STO-05")
def test_micro_xp_breaks_ties_of_targets() -> None:
    table = Table(
        ROOM,
        {"owen": {"xp": 2, "micro": 1}, "sibyl": {"xp": 2, "micro": 3}},
        {"troll": {"card": TROLL, "zone": "A1"}},
        phase="enemies",
        story=True,
        dice=["1"],
    )
    assert table.last("AttackDeclared").defender == "sibyl"


@rule("MD-STO-14", "MD-STO-15", "MD-STO-16", "MD-STO-13", "MD-RUL-68")
def test_cards_above_the_current_level_are_carried_but_not_used() -> None:
    for level, may in ((2, False), (3, True)):
        table = Table(
            ROOM,
            {"owen": {"hands": [SWORD], "pack": [GOOD, RING]}},
            {"troll": {"card": TROLL, "zone": "A1"}},
            story=True,
            level=level,
            dice=["1"],
        )
        twin = table.session.fork()
        table.play("melee troll")
        assert table.last("CombatSettled").hits == (6 if may else 1)
        twin.choose("trade")
        assert twin.decision is not None
        assert (f"equip {GOOD}" in [str(option) for option in twin.decision.options()]) is may
    tonic = card("story-tonic", category="consumable", text="Heal 1", level=3)
    heroes: dict[str, Any] = {"owen": {"pack": [tonic], "health": 3}, "sibyl": {"pack": [f"{tonic}.2"]}}
    early, due = (Table(ROOM, heroes, story=True, level=level) for level in (2, 3))
    assert (early.refusal(f"use {tonic}"), early.refusal(f"use {tonic}.2")) == ("MD-STO-15", "MD-ITM-02")
    assert due.play(f"use {tonic}").hero("owen").health == 4
    assert due.refusal(f"use {tonic}.2") == "MD-ITM-02"
    low = Table(ROOM, {"owen": {"pack": [GOOD]}}, story=True)
    low.play("trade")
    assert low.refusal(f"equip {GOOD}") == "MD-STO-15"


@rule("MD-STO-09", "MD-RUB-04", "MD-EX-36")
def test_the_current_level_of_an_event_card_is_the_highest_tile_with_a_hero() -> None:
    road = "+-+-+-+-+-+-+-+-+-+\n|C C C C C C C C C|\n+-+-+-+-+-+-+-+-+-+"
    heroes = {"elias": {"zone": "E1"}, "owen": {"zone": "A1"}}
    table = Table(road, heroes, mission={"levels": {"B1": 2, "E1": 3, "H1": 4}}, story=True, level=5)
    assert patrol_zones_for(table.state, 1) == ["H1"]
    assert patrol_zones_for(table.state, 0) == ["E1"]
    plain = Table(road, heroes, mission={"levels": {"B1": 2, "E1": 3, "H1": 4}}, level=2)
    assert patrol_zones_for(plain.state, 1) == ["E1"]
