"""The Heroes' Phase: Activations and Actions (MD-HPH, MD-MVA, MD-PCK, MD-NOP, MD-SIG, MD-STU, MD-TRD, MD-TRN, MD-EQP)."""

from typing import Any

from tests.games.massive_darkness.duel import BOW, DUMMY, MAIL, SWORD
from tests.games.massive_darkness.table import ROOM, Table, card, foe, rule
from tests.games.scenery import choice, scene

AXE = card("test-axe", "hand", melee="1 yellow")
PLATE = card("test-plate", "body", defense="2 blue")
RING = card("test-ring", text="+1 Movement Point per Movement Action")
LINE = "+-+-+-+-+-+\n|C C C C C|\n+-+-+-+-+-+"
LOW, MID, HIGH = card("test-low"), card("test-mid", level=2), card("test-high", level=3)


@rule("MD-HPH-02", "MD-HPH-07", "MD-MVA-01", "MD-MVA-03", "MD-EX-10")
def test_three_actions_then_the_activation_is_over() -> None:
    table = Table(LINE, {"owen": {}, "elias": {}}, whole_round=True)
    table.play("move B1", "move C1", "move D1", "move C1", "move B1", "stop")
    assert table.asked == "elias"
    assert table.hero("owen").zone == "B1"
    assert [e.hero for e in table.told("ActivationEnded")] == ["owen"]


@rule("MD-HPH-03")
def test_the_same_action_may_be_repeated_each_time_for_its_cost() -> None:
    table = Table(ROOM, {"owen": {"hands": [SWORD]}}, {"orc": {"card": DUMMY, "zone": "A1"}}, dice=["1", "1", "1", "blank"])
    for left in (2, 1):
        table.play("melee orc")
        assert table.state.activation is not None
        assert (table.state.activation.actions, table.may("melee orc")) == (left, True)
    table.play("melee orc")
    assert table.session.is_over


@rule("MD-HPH-01", "MD-HPH-08", "MD-END-02", "MD-RND-01")
def test_heroes_act_clockwise_from_the_first_player_and_the_token_passes() -> None:
    table = Table(LINE, {"owen": {}, "elias": {}, "sibyl": {}}, turn="", decks={"event": []}, first="elias")
    seats = []
    for _ in range(3):
        seats.append(table.asked)
        table.play("nothing")
    assert seats == ["elias", "sibyl", "owen"]
    assert (table.state.round, table.state.first, table.asked) == (2, "sibyl", "sibyl")
    phases = [e.phase for e in table.told("PhaseBegan")]
    assert phases[:6] == ["heroes", "enemies", "enemies", "experience", "event", "end"]


@rule("MD-NOP-01", "MD-HPH-09")
def test_do_nothing_gives_up_all_actions() -> None:
    table = Table(LINE, {"owen": {}})
    table.play("nothing")
    assert table.session.is_over
    assert table.last("ActivationSpent").rule == "MD-NOP-01"


@rule("MD-MVA-02")
def test_a_movement_action_is_finished_before_anything_else() -> None:
    table = Table(ROOM, {"owen": {"hands": [SWORD], "pack": [LOW, MID, HIGH]}}, {"orc": {"card": DUMMY, "zone": "B1"}})
    table.play("move B1")
    assert table.options() == ["stop"]
    assert table.refusal("melee orc") == "MD-MVA-02"
    assert table.refusal("transmute") == "MD-MVA-02"
    table.play("stop")
    assert table.may("melee orc")


@rule("MD-SKL-03", "MD-EQP-03")
def test_an_item_counts_without_a_slot() -> None:
    table = Table(LINE, {"owen": {"pack": [RING]}})
    table.play("move B1", "move C1", "move D1")
    assert table.state.movement is None
    assert table.hero("owen").zone == "D1"


@rule("MD-CAC-01", "MD-HPH-04", "MD-EQP-02")
def test_an_attack_needs_an_equipped_weapon() -> None:
    table = Table(ROOM, {"owen": {"pack": [SWORD]}}, {"orc": {"card": DUMMY, "zone": "A1"}})
    assert table.refusal("melee orc") == "MD-CAC-01"


@rule("MD-PCK-01", "MD-PCK-02", "MD-PCK-03", "MD-PCK-08", "MD-LVL-13", "MD-DECK-07")
def test_one_point_takes_all_treasure_of_the_zone_at_the_tiles_level() -> None:
    table = Table(
        ROOM,
        {"owen": {}},
        mission={"levels": {"B1": 2}, "treasure": {"A1": 2}},
        level=4,
        decks={"treasure-2": ["test-mid.2", "test-mid.1"], "treasure-4": [HIGH]},
    )
    table.play("pickup")
    assert table.prompt == "reorganize"
    table.play("ready")
    assert table.hero("owen").pack == ["test-mid.1", "test-mid.2"]
    assert table.state.treasure == {}
    assert table.state.movement is not None


@rule("MD-PCK-04", "MD-LVL-14", "MD-EX-45")
def test_special_treasure_is_one_level_higher_and_two_cards_at_the_top() -> None:
    for tile, deck, count in ((2, "treasure-3", 1), (5, "treasure-5", 2)):
        table = Table(
            ROOM,
            {"owen": {}},
            mission={"levels": {"B1": tile}, "special": {"A1": 1}},
            level=4,
            decks={deck: ["test-high.1", "test-high.2", "test-high.3"]},
        )
        table.play("pickup", "ready")
        assert len(table.hero("owen").pack) == count


@rule("MD-PCK-01", "MD-RUL-51")
def test_no_picking_up_beside_an_enemy_not_even_a_stunned_one() -> None:
    for stunned in (False, True):
        table = Table(
            ROOM, {"owen": {}}, {"orc": {"card": DUMMY, "zone": "A1", "is_stunned": stunned}}, mission={"treasure": {"A1": 1}}
        )
        assert table.refusal("pickup") == ("MD-RUL-51" if stunned else "MD-PCK-01")
    assert Table(ROOM, {"owen": {}}).refusal("pickup") == "MD-PCK-02"


@rule("MD-PCK-05", "MD-PCK-06", "MD-EQP-19", "MD-EQP-20", "MD-LVL-16", "MD-DEC-03")
def test_each_new_card_may_go_to_another_hero_there_who_reorganizes() -> None:
    table = Table(
        ROOM,
        {"owen": {}, "elias": {}, "sibyl": {"zone": "B1"}},
        mission={"levels": {"B1": 1}, "treasure": {"A1": 2}},
        decks={"treasure-1": [AXE, SWORD]},
    )
    table.play("pickup")
    assert table.options() == ["pass", f"give {SWORD} to elias"]
    table.play(f"give {SWORD} to elias", "pass")
    assert table.session.decision is not None
    assert set(table.session.decision.seats) == {"owen", "elias"}
    table.play(f"elias: equip {SWORD}", "elias: ready", "owen: ready")
    assert table.hero("elias").hands == [SWORD]
    assert table.hero("owen").pack == [AXE]


@rule("MD-ITM-05", "MD-RUL-31")
def test_a_trap_does_what_it_says_and_is_discarded() -> None:
    needle = card("test-needle", category="consumable", keyword="trap", text="Suffer 2 Wounds", level=1)
    table = Table(ROOM, {"owen": {}}, mission={"levels": {"B1": 1}, "treasure": {"A1": 1}}, decks={"treasure-1": [needle]})
    table.play("pickup")
    assert table.hero("owen").health == 3
    assert table.hero("owen").pack == []
    assert table.state.decks["treasure-1"].discard == [needle]


@rule("MD-PCK-07", "MD-OBJ-05", "MD-OBJ-04", "MD-EXP-01", "MD-OBJ-02")
def test_objective_tokens_are_taken_and_the_mission_says_what_follows() -> None:
    table = Table(
        ROOM,
        {"owen": {}, "elias": {"zone": "C1"}},
        mission={"tokens": {"lair": "lair at A1"}, "rules": [{"on": "take lair", "do": ["xp 2", "count dens"]}]},
    )
    table.play("pickup")
    assert table.state.tokens["lair"].by == "owen"
    assert [hero.xp for hero in table.state.heroes.values()] == [2, 2]
    assert table.state.counters == {"dens": 1}


@rule("MD-STU-01", "MD-STN-02", "MD-RUL-33")
def test_a_stunned_hero_must_stand_up_first_but_may_drink() -> None:
    potion = card("test-potion", category="consumable", text="Heal 2")
    table = Table(ROOM, {"owen": {"is_stunned": True, "health": 2, "hands": [SWORD], "pack": [potion, LOW, MID, HIGH], "xp": 1}})
    assert table.options() == ["standup", f"use {potion}", "nothing"]
    assert table.refusal("move B1") == "MD-STN-02"
    assert [table.refusal(one) for one in ("transmute", "signature")] == ["MD-RUL-33", "MD-RUL-33"]
    table.play(f"use {potion}", "standup")
    assert {"transmute", "signature"} <= set(table.options()), "on one's feet"
    assert table.hero("owen").health == 4
    assert not table.hero("owen").is_stunned
    assert table.state.activation is not None
    assert table.state.activation.actions == 2
    assert table.refusal("standup") == "MD-STU-01"


@rule("MD-TRD-01", "MD-TRD-02", "MD-TRD-03", "MD-TRD-04", "MD-TRD-06", "MD-RES-02", "MD-EQP-07")
def test_all_heroes_of_the_zone_trade_and_only_those_involved_reorganize() -> None:
    table = Table(
        ROOM,
        {
            "owen": {"hands": [SWORD]},
            "elias": {"is_stunned": True, "pack": [AXE]},
            "sibyl": {"is_dead": True, "health": 0, "pack": [MAIL]},
            "bjorn": {"zone": "B1"},
        },
        {"orc": {"card": DUMMY, "zone": "A1"}},
    )
    table.play("trade")
    assert table.session.decision is not None
    assert table.session.decision.seats == ("owen", "elias", "sibyl")
    assert [table.refusal(f"{change} {AXE}", "elias") for change in ("equip", "unequip")] == ["MD-TRD-03", "MD-TRD-03"]
    assert table.refusal(f"give {SWORD} to owen", "owen") == "MD-TRD-02"
    assert not table.may(f"give {SWORD} to owen", "owen")
    assert table.refusal(f"give {SWORD} to bjorn", "owen") == "MD-TRD-02"
    table.play(f"sibyl: give {MAIL} to elias", f"elias: equip {MAIL}", f"owen: give {SWORD} to elias", f"elias: equip {SWORD}")
    assert (table.hero("elias").body, table.hero("elias").hands) == (MAIL, [SWORD])
    table.play("owen: ready", "elias: ready", "sibyl: ready")
    assert table.prompt == "activation"
    assert table.state.activation is not None
    assert table.state.activation.actions == 2


@rule("MD-TRD-06")
def test_a_stunned_hero_cannot_start_a_trade() -> None:
    table = Table(ROOM, {"owen": {"is_stunned": True}})
    assert table.refusal("trade") == "MD-STN-02"


@rule("MD-TRD-01", "MD-TRD-05", "MD-TRD-06")
def test_a_trade_costs_an_action_whoever_is_in_the_zone_and_says_so() -> None:
    orc: dict[str, Any] = {"orc": {"card": DUMMY, "zone": "A1"}}
    stunned: dict[str, Any] = {"is_stunned": True}
    for elias, foes, cited in (({}, {}, ()), ({}, orc, ("MD-TRD-05",)), (stunned, {}, ("MD-TRD-06",))):
        table = Table(ROOM, {"owen": {}, "elias": elias}, foes).play("trade")
        assert (table.last("ExchangeBegan").rule, table.last("ExchangeBegan").also) == ("MD-TRD-01", cited)
        assert table.state.activation is not None
        assert table.state.activation.actions == 2
        assert table.options("owen") == ["ready"]


@rule("MD-EQP-05")
def test_whatever_is_offered_in_a_reorganize_is_lawful_and_nothing_else() -> None:
    table = Table(ROOM, {"owen": {"hands": [SWORD, AXE], "pack": [PLATE, BOW, "test-axe.2"]}}).play("trade")
    decision = table.session.decision
    assert decision is not None
    assert all(decision.why_not("owen", option) is None for option in decision.options())
    made_room = [f"equip test-axe.2 for {one}" for one in (SWORD, AXE)]
    assert table.options()[1:5] == [f"equip {PLATE}", f"equip {BOW}", *made_room]
    refused = [table.refusal(f"equip {one}") for one in (f"test-axe.2 for {BOW}", "test-axe.2", f"{PLATE} for {SWORD}")]
    assert refused == ["MD-EQP-05"] * 3


@rule("MD-EQP-05", "MD-EQP-09", "MD-SKG-04")
def test_what_is_put_on_works_at_once() -> None:
    boots = card("test-boots", "body", "+1 Movement Point per Movement Action", defense="1 blue")
    table = Table(LINE, {"owen": {"pack": [boots]}})
    table.play("move B1")
    assert table.state.movement is not None
    assert table.state.movement.points == 1
    table.play("stop", "trade", f"equip {boots}", "ready", "move C1")
    assert table.state.movement is not None
    assert table.state.movement.points == 2


@rule("MD-PCK-05")
def test_whoever_is_alone_keeps_what_is_found_and_may_reorganize() -> None:
    table = Table(
        ROOM,
        {"owen": {}, "elias": {"zone": "B1"}},
        mission={"levels": {"B1": 1}, "treasure": {"A1": 1}},
        decks={"treasure-1": [AXE]},
    )
    table.play("pickup")
    assert (table.prompt, table.session.decision.seats if table.session.decision else ()) == ("reorganize", ("owen",))


@rule("MD-ITM-03", "MD-HPH-05")
def test_consumables_the_signature_and_transmute_cost_no_action_and_are_offered_where_possible() -> None:
    brew = card("test-free-brew", category="consumable", text="Heal 1")
    owen: dict[str, Any] = {"calling": "fury-paladin", "health": 3, "xp": 1, "pack": [brew, LOW, MID, HIGH]}
    table = Table(ROOM, {"owen": owen}, decks={"treasure-2": ["test-mid.9"]})
    free = ["use test-free-brew.1", "transmute", "signature"]
    assert [one for one in table.options() if one in free] == free
    table.play(free[0], "signature", "transmute", f"pick {LOW}", f"pick {MID}", "ready")
    assert table.state.activation is not None
    assert table.state.activation.actions == 3
    bare = Table(ROOM, {"owen": {"calling": "fury-paladin"}})
    assert not set(free) & set(bare.options())


@rule("MD-HPH-09")
def test_every_action_on_the_list_is_offered_and_without_an_action_only_what_is_free() -> None:
    horn = card("test-list-horn", text="Command")
    owen: dict[str, Any] = {"hands": [SWORD], "pack": [horn]}
    table = Table(ROOM, {"owen": owen, "elias": {}}, {"orc": {"card": DUMMY, "zone": "A1", "is_stunned": True}})
    kinds = list(dict.fromkeys(option.split()[0] for option in table.options()))
    assert kinds == ["melee", "move", "command", "trade", "nothing"]
    assert Table(ROOM, {"owen": {**owen, "is_stunned": True}, "elias": {}}).options() == ["standup", "nothing"]
    alone = Table(ROOM, {"owen": {"pack": [LOW]}})
    assert list(dict.fromkeys(option.split()[0] for option in alone.options())) == ["move", "trade", "nothing"]
    spent = Table(ROOM, {"owen": {**owen, "pack": [horn, LOW, MID, HIGH]}, "elias": {}}, actions=0)
    assert spent.options() == ["transmute", "nothing"]


@rule("MD-EQP-04", "MD-EQP-05", "MD-EX-41")
def test_one_body_card_and_two_hands() -> None:
    table = Table(ROOM, {"owen": {"body": MAIL, "hands": [SWORD], "pack": [PLATE, AXE, BOW, "test-axe.2"]}})
    table.play("trade", f"equip {PLATE}")
    assert table.hero("owen").body == PLATE
    assert MAIL in table.hero("owen").pack
    table.play(f"equip {AXE}")
    assert table.hero("owen").hands == [SWORD, AXE]
    assert table.refusal("equip test-axe.2") == "MD-EQP-05"
    table.play(f"equip test-axe.2 for {SWORD}")
    assert table.hero("owen").hands == [AXE, "test-axe.2"]
    table.play(f"equip {BOW}")
    assert table.hero("owen").hands == [BOW]
    table.play(f"equip {SWORD}", f"unequip {PLATE}")
    assert (table.hero("owen").hands, table.hero("owen").body) == ([SWORD], "")


@rule("MD-TRN-01", "MD-TRN-02", "MD-TRN-03", "MD-TRN-06", "MD-TRN-07", "MD-EX-12", "MD-DECK-01", "MD-DEC-03")
def test_three_cards_become_one_of_the_lowest_level_and_one_more() -> None:
    table = Table(
        ROOM,
        {"owen": {"body": MAIL, "pack": [HIGH, MID, "test-mid.2"]}},
        decks={"treasure-3": ["test-high.2"], "treasure-2": ["test-mid.9"], "treasure-1": ["test-low.9"]},
    )
    table.play("transmute", f"pick {HIGH}", f"pick {MID}", "pick test-mid.2")
    assert table.prompt == "reorganize"
    table.play("ready")
    assert table.hero("owen").pack == ["test-high.2"]
    assert table.state.decks["treasure-2"].discard == [MID, "test-mid.2"]
    assert table.state.decks["treasure-3"].discard == [HIGH]
    assert table.state.activation is not None
    assert table.state.activation.actions == 3
    assert table.refusal("transmute") == "MD-TRN-01"


@rule("MD-TRN-05", "MD-EX-13", "MD-EQP-09", "MD-DECK-09")
def test_starting_equipment_gives_level_2_and_goes_back_to_the_supply() -> None:
    pack = [card(f"test-start-{n}", origin="starting") for n in range(3)]
    table = Table(ROOM, {"owen": {"pack": pack}}, decks={"treasure-2": [MID]})
    table.play("transmute", f"pick {pack[0]}", f"pick {pack[1]}")
    assert table.hero("owen").pack == [MID]
    assert table.state.supply == pack


@rule("MD-RUL-29")
def test_level_5_cards_give_level_5_and_relics_cannot_be_transmuted() -> None:
    top = card("test-top", level=5)
    card("test-relic", origin="artifact", level=4)
    table = Table(
        ROOM,
        {"owen": {"pack": [top, "test-top.2", "test-top.3", "test-relic.1"]}},
        mission={"relics": ["test-relic"]},
        decks={"treasure-5": ["test-top.4"]},
    )
    table.play("transmute", f"pick {top}", "pick test-top.2", "ready")
    assert table.hero("owen").pack == ["test-relic.1", "test-top.4"]


@rule("MD-TRN-04", "MD-TRN-08")
def test_the_active_hero_may_transmute_in_the_middle_of_a_trade() -> None:
    table = Table(
        ROOM,
        {"owen": {"pack": [LOW, MID]}, "elias": {"pack": [HIGH, "test-low.2", "test-low.3"]}},
        decks={"treasure-2": ["test-mid.3"]},
    )
    table.play("trade", f"elias: give {HIGH} to owen")
    assert table.refusal("transmute", "elias") == "MD-TRN-08"
    table.play("owen: transmute", "owen: pick test-low.1", f"owen: pick {MID}")
    table.play("owen: give test-mid.3 to elias", "owen: ready", "elias: ready")
    assert "test-mid.3" in table.hero("elias").pack


@rule("MD-SIG-01", "MD-SIG-02", "MD-SIG-03", "MD-SIG-04", "MD-HPH-05", "MD-EXP-04", "MD-RUL-34", "MD-CLS-08", "MD-HPH-10")
def test_a_signature_costs_1_xp_once_an_activation_and_no_action() -> None:
    table = Table(ROOM, {"bjorn": {"calling": "pit-fighter-berserker", "xp": 2, "health": 3}})
    table.play("signature")
    assert (table.hero("bjorn").xp, table.hero("bjorn").health) == (1, 4)
    assert [lasting.on for lasting in table.state.lasting] == ["bjorn"]
    assert table.refusal("signature") == "MD-SIG-02"
    assert table.state.activation is not None
    assert table.state.activation.actions == 3
    poor = Table(ROOM, {"bjorn": {"calling": "pit-fighter-berserker"}})
    assert poor.refusal("signature") == "MD-SIG-01"


@rule("MD-SIG-03", "MD-TIM-10")
def test_a_signature_that_speaks_of_an_attack_is_used_inside_it() -> None:
    table = Table(
        ROOM,
        {"whisper": {"calling": "bloodmoon-raider", "xp": 1, "hands": [SWORD]}},
        {"orc": {"card": foe("test-shielded", "orc-agent", melee="1 yellow", defense="2 blue", health=9), "zone": "A1"}},
        dice=["1 1 1"],
    )
    assert table.refusal("signature") == "MD-SIG-03"
    table.play("melee orc", "signature")
    assert table.last("CombatSettled").shields == 0
    assert table.hero("whisper").xp == 0


@rule("MD-HPH-06")
def test_nobody_acts_outside_their_own_activation() -> None:
    table = Table(ROOM, {"owen": {}, "elias": {}})
    assert table.session.decision is not None
    assert table.session.decision.seats == ("owen",)


@rule("MD-SKL-02", "MD-RUL-83")
def test_an_extra_melee_action_pays_only_for_melee() -> None:
    belt = card("test-belt", text="+1 Melee Action")
    table = Table(
        ROOM,
        {"owen": {"hands": [SWORD], "pack": [belt]}},
        {"orc": {"card": DUMMY, "zone": "A1"}},
        turn="",
        dice=["1", "1"],
        decks={"event": []},
    )
    table.play("melee orc")
    assert table.state.activation is not None
    assert (table.state.activation.actions, table.state.activation.bonus) == (3, {})
    table.play("melee orc")
    assert table.state.activation.actions == 2


@rule("MD-SKL-02")
def test_extra_actions_of_any_kind_are_added() -> None:
    boots = card("test-haste", text="+1 Action")
    table = Table(ROOM, {"owen": {"pack": [boots]}}, turn="")
    assert table.state.activation is not None
    assert table.state.activation.actions == 4


@rule("MD-SKL-09")
def test_regeneration_heals_at_the_start_of_the_activation() -> None:
    amulet = card("test-regeneration", text="Regeneration 2")
    table = Table(ROOM, {"owen": {"pack": [amulet], "health": 2}}, turn="")
    assert table.hero("owen").health == 4
    assert Table(ROOM, {"owen": {"health": 2}}, turn="").hero("owen").health == 2
    full = Table(ROOM, {"owen": {"pack": [amulet], "health": 4}}, turn="")
    assert full.hero("owen").health == 5


@rule("MD-HLT-03", "MD-TRM-01", "MD-ITM-02")
def test_healing_stops_at_the_maximum() -> None:
    draught = card("test-full", category="consumable", text="Fully heal, one Hero in the Zone")
    table = Table(ROOM, {"owen": {"pack": [draught]}, "elias": {"health": 1}, "sibyl": {"zone": "B1"}})
    table.play(f"use {draught}")
    assert table.options() == ["choose owen", "choose elias"]
    table.play("choose elias")
    assert table.hero("elias").health == 5
    assert table.hero("owen").pack == []


@rule("MD-TRD-01")
def test_a_trade_that_can_change_nothing_is_offered_as_useless() -> None:
    def is_vain(**heroes: dict[str, object]) -> bool:
        return choice(scene(Table(ROOM, heroes).session, "owen"), "trade").is_vain

    assert is_vain(owen={"body": PLATE, "pack": []})
    assert not is_vain(owen={"pack": [PLATE]})
    assert not is_vain(owen={"pack": []}, elias={"pack": [PLATE]})
