"""Enemy cards, spawning, Guardians, Agents, decks (MD-ENM, MD-SPW, MD-GRD, MD-AGT, MD-DECK)."""

from typing import Any

import pytest

from tenebra.games.massive_darkness.rules.decks import is_reshuffled, next_higher
from tests.games.massive_darkness.table import ROOM, Table, card, event_card, foe, rule

MOB = foe("test-mob-1", "goblin-warriors", level=1, melee="1 yellow", defense="1 blue", health=2, minions=1)
TWICE = foe("test-mob-3", "goblin-archers", level=3, melee="1 yellow", ranged="1 red", defense="1 blue", health=1, minions=2)
AGENT = foe("test-caller", "dwarf-agent", level=2, melee="1 yellow", health=3)
SINGLE = foe("test-single", "great-troll", tier="lesser", melee="1 red", health=4)
LONG_SWORD = card("test-boss-sword", "hand", melee="2 red", defense="1 blue")
TOOTH = card("test-tooth")
PATROL = event_card("test-patrol", "Spawn a Guard, Level token")
AHEAD = event_card("test-ahead", "Spawn a Guard, Level token +1")
MONSTER = event_card("test-monster", "Spawn a Roaming Monster, Level token -1")
THREE: dict[str, Any] = {"siegfried": {}, "owen": {}, "sibyl": {}}
LEVELS = {"levels": {"B1": 1}}
ROAD = "+-+-+-+-+-+-+\n|C C C C C C|\n+-+-+-+-+-+-+"


def event(heroes: Any, decks: Any, map: str = ROOM, mission: Any = None, **fields: Any) -> Table:
    return Table(map, heroes, fields.pop("enemies", None), phase="event", decks=decks, mission=mission or LEVELS, **fields)


@rule(
    "MD-SPW-02",
    "MD-ENM-03",
    "MD-ENM-06",
    "MD-GRD-01",
    "MD-EX-09",
    "MD-MOB-01",
    "MD-MOB-02",
    "MD-GRD-02",
    "MD-SPW-01",
    "MD-EVT-03",
)
def test_a_mob_comes_with_its_boss_minions_and_treasure() -> None:
    table = event(THREE, {"event": [PATROL], "guard-1": [MOB], "treasure-1": [LONG_SWORD]})
    mob = table.enemy("goblin-warriors-1")
    assert (mob.zone, mob.health, mob.minions, mob.holds) == ("B1", 2, [2, 2, 2], [LONG_SWORD])


@rule("MD-LVL-15", "MD-GRD-01")
@pytest.mark.parametrize("figures", ["goblin-warriors", "dwarf-agent"])
def test_a_guardians_treasure_is_of_the_current_level_whatever_the_enemys_own(figures: str) -> None:
    guard = foe(f"test-old-{figures}", figures, level=1, melee="1 yellow", minions=figures == "goblin-warriors")
    decks = {"event": [PATROL], "guard-3": [guard], "treasure-1": ["test-tooth.1"], "treasure-3": ["test-tooth.3"]}
    table = event({"siegfried": {}}, decks, level=3)
    assert table.enemy(f"{figures}-1").holds == ["test-tooth.3"]


@rule("MD-AGT-04")
def test_an_agent_is_a_guardian_with_a_treasure_of_its_own_that_falls_to_its_killer() -> None:
    decks = {"event": [PATROL], "guard-1": [AGENT], "treasure-1": [TOOTH]}
    assert event({"siegfried": {}}, decks).enemy("dwarf-agent-1").holds == [TOOTH]
    agent = {"card": AGENT, "zone": "A1", "health": 1, "holds": [TOOTH]}
    table = Table(ROOM, {"siegfried": {"hands": [LONG_SWORD]}}, {"agent": agent}, dice=["1 1"])
    table.play("melee agent")
    assert table.hero("siegfried").pack == [TOOTH]


@rule("MD-EX-08", "MD-ENM-01", "MD-ENM-06")
def test_a_multiplier_of_two_gives_two_minions_a_hero() -> None:
    table = event(THREE, {"event": [PATROL], "guard-3": [TWICE], "treasure-3": [TOOTH]}, level=3, mission={"levels": {"B1": 3}})
    assert table.enemy("goblin-archers-1").minions == [1] * 6


@rule("MD-SPW-03", "MD-ENM-04", "MD-ENM-05", "MD-ROM-02", "MD-ROM-03", "MD-RUL-95")
def test_a_single_enemy_has_its_health_times_all_heroes_that_started() -> None:
    heroes = {**THREE, "bjorn": {"is_dead": True, "health": 0}}
    table = event(heroes, {"event": [MONSTER], "lesser": [SINGLE], "treasure-1": [TOOTH]})
    assert (table.enemy("great-troll-1").health, table.enemy("great-troll-1").holds) == (16, [TOOTH])


@rule("MD-SPW-04", "MD-SPW-05", "MD-SPW-06", "MD-SPW-07", "MD-RUL-23", "MD-RUL-24", "MD-EVT-05", "MD-DECK-06")
def test_without_figures_nothing_is_placed_and_all_of_the_type_act_at_once() -> None:
    table = event(
        {"siegfried": {"zone": "C1"}},
        {"event": [PATROL], "guard-1": ["test-mob-1.2"], "treasure-1": [TOOTH]},
        enemies={"goblins": {"card": MOB, "zone": "A1"}},
    )
    assert list(table.state.enemies) == ["goblins"]
    assert table.last("ShortageFound").figure == "goblin-warriors"
    assert [e.to for e in table.told("Moved")] == ["B1", "C1"]
    assert table.state.decks["guard-1"].discard == ["test-mob-1.2"]
    assert table.state.decks["treasure-1"].draw == [TOOTH]


@rule("MD-RUL-23", "MD-RUL-24", "MD-SPW-06")
def test_a_boss_that_is_free_is_not_enough_if_minions_are_missing() -> None:
    seven: dict[str, Any] = {name: {"zone": "C1"} for name in ("siegfried", "owen", "sibyl", "bjorn")}
    table = event(
        seven,
        {"event": [PATROL], "guard-1": [MOB], "treasure-1": [TOOTH]},
        enemies={"goblins": {"card": MOB, "zone": "A1", "health": 0, "minions": [2] * 9, "is_stunned": True}},
    )
    assert list(table.state.enemies) == ["goblins"]
    assert not table.enemy("goblins").is_stunned
    few = event(
        seven,
        {"event": [PATROL], "guard-1": [MOB], "treasure-1": [TOOTH]},
        enemies={"goblins": {"card": MOB, "zone": "A1", "health": 0, "minions": [2] * 8}},
    )
    assert len(few.state.enemies) == 2


@rule("MD-GRD-03", "MD-RUL-31")
def test_a_guardian_draws_again_instead_of_a_trap_and_keeps_a_fortune() -> None:
    trap = card("test-snare", category="consumable", keyword="trap", text="Suffer 1 Wound")
    luck = card("test-luck", category="consumable", keyword="fortune", text="Gain 2 XP")
    table = event(THREE, {"event": [PATROL], "guard-1": [MOB], "treasure-1": [luck, trap]})
    assert table.enemy("goblin-warriors-1").holds == [luck]
    assert table.state.decks["treasure-1"].discard == [trap]
    assert table.hero("siegfried").xp == 0


@rule("MD-GRD-04", "MD-GRD-05", "MD-GRD-13", "MD-ENM-14")
def test_equipment_adds_dice_only_where_the_guardian_has_some() -> None:
    staff = card(
        "test-odd-staff", "two_hands", "Magic BAM: +3 Hits; Defense BAM: +3 Shields", melee="1 red", magic="2 red", level=5
    )
    table = Table(
        ROOM, {"siegfried": {}}, {"orc": {"card": SINGLE, "zone": "A1", "holds": [staff]}}, phase="enemies", dice=["2+bam 2+bam"]
    )
    assert table.told("Rolled")[0].dice == ("red", "red")
    assert table.told("PowerWorked") == []


@rule("MD-GRD-05")
def test_enchantments_come_even_if_their_dice_are_lost_to_the_cap() -> None:
    big = foe("test-big", "great-troll", tier="greater", melee="3 red", health=4)
    axe = card("test-big-axe", "two_hands", "Melee BAM: +3 Hits", melee="1 red")
    table = Table(
        ROOM, {"siegfried": {}}, {"orc": {"card": big, "zone": "A1", "holds": [axe]}}, phase="enemies", dice=["2+bam blank blank"]
    )
    assert [e.power for e in table.told("PowerWorked")] == [f"card:{axe}#0"]
    assert table.last("CombatSettled").hits == 5


@rule("MD-GRD-08")
def test_guardians_use_no_items() -> None:
    ring = card("test-power-ring", text="Attack: +5 Hits")
    table = Table(ROOM, {"siegfried": {}}, {"orc": {"card": SINGLE, "zone": "A1", "holds": [ring]}}, phase="enemies", dice=["1"])
    assert table.last("CombatSettled").hits == 1
    armed = {"orc": {"card": SINGLE, "zone": "A1", "holds": [LONG_SWORD]}}
    sword = Table(ROOM, {"siegfried": {}}, armed, phase="enemies", dice=["1 1 1"])
    assert sword.told("Rolled")[0].dice == ("red", "red", "red")


@rule("MD-GRD-07")
def test_held_equipment_never_harms_the_guardians_allies() -> None:
    cleaver = card("test-cleaver", "hand", "Melee BAM: inflict 1 Wound on each other Enemy in that Zone", melee="1 red")
    table = Table(
        ROOM,
        {"siegfried": {"xp": 1}, "owen": {}},
        {"orc": {"card": SINGLE, "zone": "A1", "holds": [cleaver]}, "other": {"card": MOB, "zone": "A1", "is_stunned": True}},
        phase="enemies",
        dice=["2+bam blank"],
    )
    table.play("activate orc")
    assert table.hero("siegfried").health == 3
    assert table.hero("owen").health == 4
    assert table.enemy("other").minions == [2, 2]


@rule("MD-AGT-02", "MD-AGT-03", "MD-AGT-01", "MD-RUB-01", "MD-RUL-53", "MD-RUL-52", "MD-ENP-07")
def test_an_agent_calls_a_guard_of_its_own_level_to_its_tile() -> None:
    guard = foe("test-mob-2", "orc-flayers", level=2, melee="1 yellow", minions=1)
    decks = {"guard-2": [guard], "guard-3": [TWICE], "treasure-3": ["test-tooth.3"], "treasure-2": ["test-tooth.2"]}
    for switches, figure in (((), "orc-flayers"), (("reinforcement_level",), "goblin-archers")):
        table = Table(
            ROAD,
            {"siegfried": {"zone": "A1"}},
            {"agent": {"card": AGENT, "zone": "F1", "is_stunned": True}},
            phase="reinforcements",
            mission={"levels": {"B1": 1, "E1": 3}},
            level=3,
            decks=decks,
            switches=switches,
        )
        called = table.enemy(f"{figure}-1")
        assert (called.zone, called.holds) == ("E1", ["test-tooth.3"])


@rule("MD-AGT-02", "MD-RUL-52", "MD-DEC-01")
def test_an_agent_that_comes_as_reinforcement_does_not_call_in_the_same_phase() -> None:
    third = foe("test-caller-3", "goblin-agent", level=1, melee="1 yellow", health=3)
    other = foe("test-caller-2", "orc-agent", level=2, melee="1 yellow", health=3)
    table = Table(
        ROOM,
        {"siegfried": {}},
        {"agent": {"card": AGENT, "zone": "C1"}, "second": {"card": third, "zone": "C1"}},
        phase="reinforcements",
        mission=LEVELS,
        decks={"guard-2": [other], "guard-1": [MOB], "treasure-1": ["test-tooth.1", "test-tooth.2"]},
    )
    assert (table.prompt, table.options()) == ("call", ["activate agent", "activate second"])
    table.play("activate second")
    assert [e.enemy for e in table.told("AgentCalled")] == ["second", "agent"]
    assert set(table.state.enemies) == {"agent", "second", "goblin-warriors-1", "orc-agent-1"}


@rule("MD-RUL-52")
def test_an_agent_stunned_by_its_own_attack_still_calls() -> None:
    agent = foe("test-own-stun", "goblin-agent", health=5, melee="1 red", level=1)
    mail = card("test-stunning-mail", "body", "Defense BAM: Stun", defense="1 blue")
    table = Table(
        ROOM,
        {"siegfried": {"body": mail}},
        {"agent": {"card": agent, "zone": "A1"}},
        phase="enemies",
        whole_round=True,
        mission=LEVELS,
        decks={"guard-1": [MOB], "treasure-1": [TOOTH]},
        dice=["1 2+bam"],
    )
    table.play("trigger card:test-stunning-mail.1#0")
    assert table.enemy("agent").is_stunned
    assert [e.enemy for e in table.told("AgentCalled")] == ["agent"]


@rule("MD-RUL-08")
def test_on_a_tile_without_a_token_reinforcements_come_where_the_agent_is() -> None:
    table = Table(
        ROAD,
        {"siegfried": {}},
        {"agent": {"card": AGENT, "zone": "F1"}},
        phase="reinforcements",
        mission=LEVELS,
        decks={"guard-2": [foe("test-mob-2", "orc-flayers", level=2, melee="1 yellow", minions=1)], "treasure-1": [TOOTH]},
    )
    assert table.enemy("orc-flayers-1").zone == "F1"


@rule("MD-LVL-10", "MD-EVT-03", "MD-EVT-04", "MD-LVL-11", "MD-NAM-63")
def test_a_patrol_of_the_current_level_appears_at_the_token_the_card_names() -> None:
    decks = {"event": [AHEAD], "guard-1": [MOB], "treasure-1": [TOOTH]}
    table = event({"siegfried": {}}, decks, map=ROAD, mission={"levels": {"B1": 1, "E1": 2}})
    assert (table.enemy("goblin-warriors-1").zone, table.enemy("goblin-warriors-1").card) == ("E1", MOB)
    two = event({"siegfried": {}, "owen": {}}, decks, map=ROAD, mission={"levels": {"B1": 2, "E1": 2}})
    assert (two.prompt, two.options("owen")) == ("patrol", ["place B1", "place E1"])


@rule("MD-EVT-01", "MD-EVT-02", "MD-EVT-06", "MD-RND-03", "MD-RUL-88", "MD-DEC-04", "MD-DECK-05")
def test_an_event_is_read_in_order_and_its_active_hero_is_the_first_player() -> None:
    song = event_card("test-song", "Gain 1 XP; Suffer 2 Wounds; Heal 1")
    table = event({"siegfried": {}, "owen": {}}, {"event": [PATROL, song]}, first="owen")
    assert (table.hero("owen").xp, table.hero("owen").health, table.hero("siegfried").health) == (1, 4, 5)
    dead = event({"siegfried": {}, "owen": {"is_dead": True, "health": 0}}, {"event": [PATROL, song]}, first="owen")
    assert dead.hero("siegfried").health == 4
    assert table.state.decks["event"].discard == [song]


@rule("MD-DECK-03", "MD-DECK-04", "MD-EX-46", "MD-RUL-94")
def test_low_decks_are_never_reshuffled_the_next_higher_is_drawn_instead() -> None:
    table = Table(
        ROOM,
        {"owen": {"pack": ["test-tooth.5", "test-tooth.6", "test-tooth.7"]}},
        decks={"treasure-3": ["test-prize-3.1"], "treasure-2": []},
    )
    card("test-prize-3", level=3)
    table.state.decks["treasure-2"].discard.append("test-mid.9")
    table.play("transmute", "pick test-tooth.5", "pick test-tooth.6", "ready")
    assert table.hero("owen").pack == ["test-prize-3.1"]
    assert table.state.decks["treasure-2"].discard == ["test-mid.9"]
    assert [next_higher(deck) for deck in ("guard-4", "treasure-5", "event")] == ["guard-5", "", ""]
    assert [is_reshuffled(deck) for deck in ("guard-4", "guard-5", "treasure-1", "treasure-5", "door", "lesser")] == [
        False,
        True,
        False,
        True,
        True,
        True,
    ]


@rule("MD-RUL-30")
def test_without_any_card_nothing_happens() -> None:
    table = event({"siegfried": {}}, {"event": [MONSTER]})
    assert table.state.enemies == {}
    assert table.session.is_over


@rule("MD-GRD-12", "MD-OBJ-01", "MD-SET-07")
def test_a_mission_may_give_a_guardian_an_artifact() -> None:
    table = Table(
        ROOM,
        {"siegfried": {}},
        turn="",
        supply=["dawnbringer.1"],
        decks={"lesser": ["great-troll-lesser.1"]},
        mission={"rules": [{"on": "start", "do": ["enemy great-troll with dawnbringer at C1"]}]},
    )
    assert [enemy.holds for enemy in table.state.enemies.values()] == [["dawnbringer.1"]]
    assert table.state.supply == []
