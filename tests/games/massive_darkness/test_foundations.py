"""What everything else stands on: seats, Characters, Zones, dice, cards, decks (MD-SET, -CHR, -ZON, -DIC, -EQP, -DECK)."""

from typing import Any

import pytest

from tenebra.games.massive_darkness import GAME
from tenebra.games.massive_darkness.content import door_deck, equipment_card, event_deck, guard_deck, treasure_deck
from tenebra.games.massive_darkness.content.entries import read_equipment
from tenebra.games.massive_darkness.events.cards import DeckBuilt
from tenebra.games.massive_darkness.rules.space import sees
from tenebra.games.massive_darkness.scenario_reader import read_mission
from tenebra.kernel import BadInput, Session
from tests.games.massive_darkness.duel import BOW, DUMMY, SWORD
from tests.games.massive_darkness.dungeon import DUNGEON, MISSION
from tests.games.massive_darkness.table import ROOM, Table, card, event_card, foe, rule

LINE = "+-+-+-+-+-+\n|C c C c C|\n+-+-+-+-+-+"
DOORWAY = "+-+-+-+\n|C CDC|\n+-+-+-+"
LOW, OTHER = card("base-low"), card("base-other", level=2)
PLAIN = card("base-plain", origin="starting")
CLOAK = card("base-cloak", text="Elusive")
MAIL = card("base-mail", "body", defense="1 blue")
ORC = foe("base-orc", "orc-agent", level=1, melee="1 yellow", health=1)
GOBLINS = foe("base-goblins", "goblin-warriors", level=1, melee="1 yellow", health=1, minions=1)
MONSTER = foe("base-monster", "great-troll", tier="lesser", melee="1 yellow", health=1)
SHEET = """
layout = [["1a", "3a"]]
start = "B1"
exits = ["F3"]
wins = ["exit"]
losses = ["round 9"]

[doors]
A2-B2 = "closed"
B2-C2 = "closed"
C2-D2 = "closed"
E1-E2 = "closed"
E2-E3 = "closed"

[levels]
B1 = 1
E1 = 5
"""
PATROLS = {
    -1: event_card("base-patrol-behind", "Spawn a Guard, Level token -1"),
    0: event_card("base-patrol-here", "Spawn a Guard, Level token"),
    1: event_card("base-patrol-ahead", "Spawn a Guard, Level token +1"),
}


# --- the table ---


@rule("MD-SET-01", "MD-SET-13")
def test_each_player_has_one_hero_and_those_without_a_player_stay_at_home() -> None:
    seats = {"owen": "me", "elias": "", "sibyl": "you"}
    assert GAME.seated(seats, {"sibyl": "battle-wizard"}) == {"party": "owen sibyl:battle-wizard"}
    assert GAME.seated({"owen": ""}, {}) == {}
    with pytest.raises(BadInput, match="MD-SET-13"):
        GAME.seated(seats, {"owen": "cook"})


@rule("MD-SET-19")
def test_a_hero_alone_is_first_player_without_a_question() -> None:
    table = Table.begin(DUNGEON, {"party": "sibyl"}, MISSION)
    table.play(table.options()[0])
    assert (table.prompt, table.state.first) == ("activation", "sibyl")


@rule("MD-SET-04")
def test_every_card_is_in_its_deck_but_those_that_heroes_of_a_campaign_own() -> None:
    mine, kept_at_home, *_ = treasure_deck(1)
    career = {"calling": "fury-paladin", "pack": [mine], "hands": ["mace.1"]}
    absent = {"calling": "fury-paladin", "pack": [kept_at_home]}
    record = {"played": ["scorched-earth"], "has_lost": True, "heroes": {"owen": career, "elias": absent}}

    def built(options: dict[str, Any]) -> set[str]:
        session = Session.begin(GAME, "scorched-earth", "1", options)
        while session.decision is not None and not session.state.round:
            session.choose(session.decision.options()[0])
        return {card for event in session.events if isinstance(event, DeckBuilt) for card in event.cards}

    alone = built({"party": "owen"})
    assert {mine, kept_at_home, *treasure_deck(5), *guard_deck(3), *event_deck(), *door_deck()} <= alone
    assert alone - built({"party": "owen", "campaign": record}) == {mine, kept_at_home}


@rule("MD-SET-08", "MD-SET-09", "MD-SET-10")
def test_every_deck_says_what_it_is() -> None:
    table = Table.begin(DUNGEON, {"party": "owen"}, MISSION)
    table.play(table.options()[0])
    said = {event.deck.partition("-")[0]: event.also for event in table.told("DeckBuilt")}
    assert said == {"guard": ("MD-SET-08",), "treasure": ("MD-SET-09",)} | dict.fromkeys(
        ("door", "event", "lesser", "greater"), ("MD-SET-10",)
    )


@rule("MD-SET-21", "MD-RUL-08")
@pytest.mark.parametrize(
    ("levels", "why"),
    [
        ("B1 = 1\nE1 = 7", "there is no Level 7"),
        ("B1 = 1\nE1 = 0", "there is no Level 0"),
        ("B1 = 1\nA1 = 2\nE1 = 2", "on the same tile"),
        ("B1 = 1", "has no Level token"),
        ("B1 = 2\nE1 = 1", "start on a tile of Level 2"),
    ],
)
def test_a_mission_begins_at_level_1_with_one_token_a_tile(levels: str, why: str) -> None:
    assert read_mission("x", SHEET, "x").levels == {"B1": 1, "E1": 5}
    with pytest.raises(BadInput, match=why):
        read_mission("x", SHEET.replace("B1 = 1\nE1 = 5", levels), "x")


# --- Characters and Zones ---


@rule("MD-CHR-01", "MD-CMB-01", "MD-CTR-01")
def test_heroes_and_enemies_attack_and_are_attacked_alike() -> None:
    table = Table(ROOM, {"owen": {"hands": [SWORD]}}, {"orc": {"card": DUMMY, "zone": "A1"}}, dice=["1", "1", "1"])
    table.play("melee orc", "melee orc")
    assert table.state.activation is not None
    assert table.state.activation.attacked == ["orc"]
    table.play("nothing")
    assert [(e.attacker, e.defender) for e in table.told("AttackDeclared")] == [("owen", "orc")] * 2 + [("orc", "owen")]
    assert (table.hero("owen").health, table.enemy("orc").health) == (4, 18)


@rule("MD-CHR-02", "MD-TRM-03", "MD-RND-03", "MD-HPH-02")
def test_each_hero_is_activated_by_its_player_where_it_stands_with_three_actions() -> None:
    table = Table(ROOM, {"owen": {}, "elias": {"zone": "C1"}}, turn="", decks={"event": []})
    for hero, zone in (("owen", "A1"), ("elias", "C1")):
        activation = table.state.activation
        assert activation is not None
        assert (table.asked, activation.hero, activation.actions, activation.began) == (hero, hero, 3, zone)
        table.play("nothing")


@rule("MD-CHR-05", "MD-CHR-06", "MD-GRD-01", "MD-ENM-03", "MD-ENM-04", "MD-ENM-05", "MD-ENM-06", "MD-DOOR-13", "MD-RUL-95")
@pytest.mark.parametrize(
    ("deed", "deck", "enemy", "role", "health", "minions"),
    [
        ("Spawn a Guard", "guard-1", ORC, "agent", 2, []),
        ("Spawn a Guard", "guard-1", GOBLINS, "mob", 1, [1, 1]),
        ("Spawn a Roaming Monster", "lesser", MONSTER, "roaming", 2, []),
    ],
)
def test_whoever_comes_has_a_role_health_for_the_party_a_treasure_and_a_name_and_does_not_act(
    deed: str, deck: str, enemy: str, role: str, health: int, minions: list[int]
) -> None:
    horn = card(f"base-horn-{role}", category="consumable", text=deed)
    decks = {deck: [f"{enemy}.1", f"{enemy}.2"], "treasure-1": [f"base-low.{n}" for n in (8, 7)]}
    owen, dead = {"hands": [SWORD], "pack": [horn, f"base-horn-{role}.2"]}, {"is_dead": True, "health": 0, "zone": "C1"}
    table = Table(ROOM, {"owen": owen, "elias": dead}, decks=decks, dice=["3+diamond"] * 3)
    table.play(f"use {horn}")
    (first,) = table.state.enemies.values()
    assert (first.role, first.health, first.minions, first.holds) == (role, health, minions, ["base-low.7"])
    assert table.told("EnemyActivated") == table.told("AttackDeclared") == []
    while table.state.enemies:
        table.play(f"melee {first.id}")
    assert first.id.endswith("-1")
    table.play("ready", f"use base-horn-{role}.2")
    assert list(table.state.enemies) == [first.id.replace("-1", "-2")]


@rule("MD-ZON-05", "MD-MOV-02", "MD-MOV-01", "MD-LOS-02")
def test_walls_and_closed_doors_stop_everybody_and_an_open_door_nobody() -> None:
    table = Table(DOORWAY, {"owen": {}}, decks={"door": []})
    assert table.refusal("move A1") == "MD-MOV-01"
    table.play("move B1")
    assert (table.may("move C1"), table.refusal("move C1")) == (False, "MD-MOV-01")
    assert not sees(table.state, "A1", "C1")
    table.play("open B1-C1", "move C1")
    assert table.hero("owen").zone == "C1"
    assert sees(table.state, "A1", "C1")
    for opened, zone in (([], "C1"), (["B1-C1"], "A1")):
        enemy = {"orc": {"card": DUMMY, "zone": "C1"}}
        went = Table(DOORWAY, {"owen": {"zone": "A1"}}, enemy, phase="enemies", opened=opened, dice=["blank"])
        assert went.enemy("orc").zone == zone


@rule("MD-ZON-05", "MD-SHA-06", "MD-LOS-05", "MD-LOS-06")
def test_sight_is_the_same_both_ways_whether_dark_or_light_and_ends_at_walls() -> None:
    state = Table("+-+-+-+\n|c C c|\n+-+-+ +\n|C C c|\n+-+-+-+", {"owen": {}}).state
    pairs = {(one, other) for one in ("A1", "B1", "C1", "A2", "C2") for other in ("A1", "B1", "C1", "A2", "C2")}
    seen = {pair for pair in pairs if sees(state, *pair)}
    rows = [("A1", "B1", "C1"), ("C1", "C2"), ("A2", "C2")]
    assert seen == {(one, other) for row in rows for one in row for other in row}


# --- dice ---


@rule("MD-DIC-01", "MD-DIC-02", "MD-DIC-06", "MD-DIC-12", "MD-CMB-03")
def test_red_and_yellow_are_the_attackers_green_and_blue_the_defenders_and_each_pays_for_its_own() -> None:
    axe = card("base-axe", "two_hands", "Melee BAM: +1 Hit; Melee DIAMOND: +2 Hits", melee="1 red + 1 yellow")
    shell = foe(
        "base-shell", "orc-agent", "Defense BAM: +1 Shield; Defense DIAMOND: +2 Shields", defense="1 green + 1 blue", health=9
    )
    foes = {"orc": {"card": shell, "zone": "A1"}}
    table = Table(ROOM, {"owen": {"hands": [axe]}}, foes, dice=["3+diamond 2+bam 3+diamond 2+bam"] * 2)
    table.play("melee orc")
    combat = table.state.combat
    assert combat is not None
    assert (combat.is_rolled, combat.attack, combat.defense) == (True, ["red", "yellow"], ["green", "blue"])
    assert (combat.attack_faces, combat.defense_faces) == (["3+diamond", "2+bam"], ["3+diamond", "2+bam"])
    table.play(f"trigger card:{axe}#0")
    assert (combat.attack_bams, combat.attack_diamonds, combat.used[f"card:{axe}#0"]) == (-1, 0, 1)
    assert table.options() == ["pass", f"trigger card:{axe}#1"]
    table.play(f"trigger card:{axe}#1")
    assert (combat.attack_bams, combat.attack_diamonds) == (-1, -1)
    assert (combat.defense_bams, combat.defense_diamonds) == (-1, -1)
    assert (table.last("CombatSettled").hits, table.last("CombatSettled").shields) == (8, 8)
    again = table.play("melee orc").state.combat
    assert again is not None
    assert (again.is_rolled, again.attack_bams, again.attack_diamonds) == (True, 0, 0)


# --- cards ---


@rule("MD-HERO-03", "MD-HERO-04")
def test_a_hero_owns_what_it_wears_wields_and_carries() -> None:
    hero = Table(ROOM, {"owen": {"body": MAIL, "hands": [SWORD], "pack": [LOW]}}).hero("owen")
    assert hero.cards == [MAIL, SWORD, LOW]
    hero.body = ""
    assert hero.cards == [SWORD, LOW]


@rule("MD-EQP-01")
def test_armor_is_worn_and_defends_a_shield_is_held() -> None:
    robe, buckler = card("base-robe", "body", melee="1 red"), card("base-buckler", "hand", defense="1 blue", tags=["shield"])
    assert [equipment_card(one).is_armor for one in (MAIL, robe, buckler, LOW)] == [True, False, False, False]
    assert [equipment_card(one).is_shield for one in (MAIL, robe, buckler, LOW)] == [False, False, True, False]


@rule("MD-EQP-03", "MD-ITM-01")
def test_items_and_consumables_have_neither_dice_nor_a_slot() -> None:
    table = Table(ROOM, {"owen": {"pack": [CLOAK]}})
    table.play("trade")
    assert not table.may(f"equip {CLOAK}")
    assert table.refusal(f"equip {CLOAK}") == "MD-EQP-03"
    page = 'origin = "treasure"\nlevel = 1\n[[card]]\nid = "x"\ncategory = "{}"\n'
    assert read_equipment(page.format("item"), "x")["x"].slot == ""
    for more, why in (('slot = "hand"', "other cards have none"), ('melee = "1 red"', "other cards have none")):
        for category in ("item", "consumable"):
            with pytest.raises(BadInput, match=why):
                read_equipment(page.format(category) + more, "x")
    with pytest.raises(BadInput, match="Combat Equipment has dice"):
        read_equipment(page.format("combat") + 'slot = "hand"', "x")
    with pytest.raises(BadInput, match="Combat Equipment has a slot"):
        read_equipment(page.format("combat") + 'melee = "1 red"', "x")


@rule("MD-DECK-01", "MD-DECK-09")
def test_a_discarded_card_lies_on_the_pile_of_its_own_deck_or_in_the_supply() -> None:
    table = Table(ROOM, {"owen": {"pack": [PLAIN, LOW, OTHER]}}, decks={"treasure-2": ["base-other.2", "base-other.3"]})
    table.play("transmute", f"pick {PLAIN}", f"pick {LOW}")
    piles = {name: deck.discard for name, deck in table.state.decks.items() if deck.discard}
    assert (piles, table.state.supply) == ({"treasure-1": [LOW], "treasure-2": [OTHER]}, [PLAIN])


@rule("MD-DECK-01", "MD-DECK-07")
def test_a_trap_is_resolved_at_once_and_lies_on_the_pile_of_its_level() -> None:
    trap = card("base-trap", category="consumable", keyword="trap", text="Suffer 1 Wound", level=2)
    table = Table(ROOM, {"owen": {"pack": [LOW, "base-low.2", "base-low.3"]}}, decks={"treasure-2": [OTHER, trap]})
    table.play("transmute", f"pick {LOW}", "pick base-low.2")
    assert (table.hero("owen").health, table.hero("owen").cards) == (4, [])
    assert table.state.decks["treasure-2"].discard == [trap]


@rule("MD-DECK-07", "MD-DECK-08", "MD-EQP-20")
def test_a_card_that_is_drawn_belongs_to_the_hero_at_once_however_many_there_are() -> None:
    many = [f"base-low.{n}" for n in range(20)]
    foes = {"orc": {"card": DUMMY, "zone": "B1"}}
    mission = {"treasure": {"A1": 1}, "levels": {"A1": 1}}
    table = Table(ROOM, {"owen": {"pack": many}}, foes, mission=mission, decks={"treasure-1": [CLOAK]})
    table.play("pickup", "ready")
    assert len(table.hero("owen").cards) == 21
    table.play("move B1")
    assert table.may("move C1")


# --- Actions ---


@rule("MD-HPH-04")
def test_an_action_is_paid_for_only_if_it_is_possible_and_by_the_narrowest_that_pays() -> None:
    foes = {"orc": {"card": DUMMY, "zone": "A1"}}
    table = Table(ROOM, {"owen": {"hands": [SWORD]}}, foes, actions=1, bonus={"melee": 2}, dice=["1", "1", "1", "blank"])
    activation = table.state.activation
    assert activation is not None
    assert table.refusal("ranged orc") == "MD-CAC-01"
    assert (activation.actions, activation.bonus) == (1, {"melee": 2})
    table.play("melee orc")
    assert (activation.actions, activation.bonus) == (1, {"melee": 1})
    table.play("melee orc")
    assert (activation.actions, activation.bonus) == (1, {})
    table.play("melee orc")
    assert (activation.actions, table.session.is_over) == (0, True)


@rule("MD-TIM-10", "MD-TRD-02", "MD-EQP-07")
def test_nothing_but_reorganizing_is_possible_after_loot() -> None:
    heroes: dict[str, Any] = {"owen": {"hands": [SWORD], "pack": [LOW]}, "elias": {}, "sibyl": {"zone": "C1"}}
    looting = Table(ROOM, heroes, mission={"treasure": {"A1": 1}, "levels": {"A1": 1}}, decks={"treasure-1": [BOW]})
    looting.play("pickup", "pass")
    assert looting.prompt == "reorganize"
    wanted = ("move B1", "transmute", f"give {LOW} to elias", f"unequip {LOW}", f"equip {MAIL}")
    assert [looting.refusal(one) for one in wanted] == ["MD-TIM-10", "MD-TIM-10", "MD-TRD-02", "MD-EQP-07", "MD-EQP-07"]
    assert looting.may(f"unequip {SWORD}")
    trading = Table(ROOM, heroes)
    trading.play("trade")
    refused = [trading.refusal(one) for one in ("move B1", f"give {BOW} to elias", f"give {LOW} to sibyl", "transmute")]
    assert refused == ["MD-TIM-10", "MD-TRD-02", "MD-TRD-02", "MD-TRN-01"]
    assert trading.may(f"give {LOW} to elias")


# --- Events ---


@rule("MD-EVT-02", "MD-RUL-10", "MD-LVL-10")
@pytest.mark.parametrize(("shift", "zone"), [(-1, "A1"), (0, "D1"), (1, "G1")])
def test_a_patrol_comes_to_the_token_that_its_card_names_and_says_so(shift: int, zone: str) -> None:
    road = "+-+-+-+-+-+-+-+-+-+\n|C C C C C C C C C|\n+-+-+-+-+-+-+-+-+-+"
    levels = {"levels": {"A1": 1, "D1": 2, "G1": 3}}
    decks = {"event": [PATROLS[shift]], "guard-2": [GOBLINS]}
    table = Table(road, {"owen": {"zone": "I1"}}, phase="event", mission=levels, level=2, decks=decks)
    assert table.enemy("goblin-warriors-1").zone == zone
    drawn = next(event for event in table.told("CardDrawn") if event.deck == "guard-2")
    assert {"MD-EVT-02", "MD-RUL-10", "MD-LVL-10"} <= set(drawn.also)


@rule("MD-EVT-02")
def test_who_comes_to_the_active_hero_is_no_patrol() -> None:
    call = event_card("base-call", "Spawn a Guard")
    table = Table(ROOM, {"owen": {}}, phase="event", decks={"event": [call], "guard-1": [GOBLINS]})
    drawn = next(event for event in table.told("CardDrawn") if event.deck == "guard-1")
    assert not {"MD-EVT-02", "MD-RUL-10", "MD-LVL-10"} & set(drawn.also)


@rule("MD-RUL-76", "MD-GRD-02")
@pytest.mark.parametrize("slot", ["body", "hand", "two_hands"])
def test_a_guardian_holds_its_card_whatever_the_slot(slot: str) -> None:
    thing = card(f"base-thing-{slot}", slot, melee="1 red")
    decks = {"event": [PATROLS[0]], "guard-1": [ORC], "treasure-1": [thing]}
    table = Table(ROOM, {"owen": {}}, phase="event", mission={"levels": {"A1": 1}}, decks=decks)
    assert table.enemy("orc-agent-1").holds == [thing]


# --- Skills against the general rules ---


@rule("MD-SKG-01", "MD-SKL-14")
def test_a_skill_prevails_over_the_general_rule_where_it_is_needed() -> None:
    moments: list[tuple[list[str], dict[str, Any], bool]] = [
        ([], {}, False),
        ([CLOAK], {}, True),
        ([], {"is_stunned": True}, True),
        ([CLOAK], {"zone": "C1"}, True),
    ]
    for pack, fields, may in moments:
        table = Table(LINE, {"owen": {"zone": "A1", "pack": pack}}, {"orc": {"card": DUMMY, "zone": "A1", **fields}})
        assert table.may("move B1") is may
        if may:
            is_by_skill = bool(pack) and not fields
            assert ("MD-SKG-01" in table.play("move B1").last("Moved").also) is is_by_skill
