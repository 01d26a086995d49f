"""The Overlord's turn, his hand and his cards (DE-OVT, DE-OVC, DE-THR, DE-PRI)."""

from typing import Any

import pytest

from tests.games.descent.props import HIDDEN, ROOM, SWORD, Table, duel, thing, weapon
from tests.games.descent.table import rule

EIGHT = ["aim", "aim", "aim", "dodge", "dodge", "dodge", "seeing-red", "seeing-red"]


def overlords(next: str = "prepare", **fields: Any) -> Table:
    heroes = fields.pop("heroes", {"sir-valadir": {"at": "B3"}, "silhouette": {"at": "B4"}})
    return Table(heroes=heroes, next=next, **fields)


@rule("DE-OVT-01", "DE-OVT-02", "DE-OVC-03", "DE-RUL-27", "DE-THR-01", "DE-DCK-01")
def test_phase_one_gives_a_threat_for_each_hero_and_two_cards() -> None:
    table = overlords("draw", overlord={"deck": ["aim", "dodge", "aim"]})
    assert table.state.overlord.threat == 2
    assert table.state.overlord.hand == ["aim.1", "dodge.1"]


@rule("DE-OVC-08", "DE-RUL-22", "DE-CNQ-02", "DE-DCK-01")
def test_the_last_card_costs_three_conquest_and_the_discards_are_the_deck() -> None:
    table = overlords("draw", overlord={"deck": ["aim"], "discard": ["dodge", "dodge"]}, conquest=5)
    assert table.state.conquest == 2
    assert len(table.state.overlord.hand) == 2
    assert len(table.state.overlord.deck.draw) == 1
    assert table.state.overlord.deck.discard == []


@rule("DE-OVC-08", "DE-CNQ-03")
def test_running_out_of_cards_can_end_the_game() -> None:
    table = overlords("draw", overlord={"deck": ["aim", "dodge"]}, conquest=3)
    assert table.state.outcome == "overlord"


@rule("DE-OVC-04", "DE-RUL-23", "DE-OVC-05", "DE-OVT-02")
def test_the_hand_is_cut_to_eight_after_the_draw_for_threat() -> None:
    table = overlords("draw", stop=False, overlord={"hand": EIGHT, "deck": ["snuffed-torches", "snuffed-torches", "bad-air"]})
    assert (table.prompt, len(table.state.overlord.hand)) == ("hand-limit", 10)
    table.play("discard snuffed-torches", "discard aim")
    assert len(table.state.overlord.hand) == 8
    assert table.state.overlord.threat == 2 + 2 + 1
    assert table.prompt == "prepare"


@rule("DE-OVC-05", "DE-OVC-06", "DE-THR-02", "DE-OVC-01")
def test_a_card_is_paid_in_full_and_discards_may_pay_for_it() -> None:
    table = overlords(overlord={"threat": 3, "hand": ["bones-at-the-door", "aim"]})
    assert table.refusal("play bones-at-the-door") == "DE-OVC-06"
    table.play("discard aim", "play bones-at-the-door")
    assert table.state.overlord.threat == 0


@rule("DE-OVC-07")
def test_a_played_card_goes_to_the_discards_without_threat() -> None:
    table = overlords(overlord={"threat": 6, "hand": ["snuffed-torches"]})
    table.play("play snuffed-torches")
    assert table.state.overlord.threat == 0
    assert table.state.overlord.deck.discard == ["snuffed-torches.1"]


@rule("DE-OVC-11", "DE-OVT-03", "DE-RUL-26")
def test_one_spawn_card_a_turn_and_none_is_allowed() -> None:
    table = overlords(map=HIDDEN, overlord={"threat": 20, "hand": ["uninvited-scholars", "wings-overhead", "aim"]})
    assert table.may("done")
    table.play("play uninvited-scholars", "skip", "skip")
    assert table.refusal("play wings-overhead") == "DE-OVC-11"


@rule("DE-OVC-12")
def test_one_power_card_a_turn_which_stays() -> None:
    table = overlords(overlord={"threat": 60, "hand": ["black-omen", "plans-within-plans", "aim"]})
    table.play("play black-omen")
    assert table.state.overlord.powers == ["black-omen.1"]
    assert table.state.overlord.deck.discard == []
    assert table.refusal("play plans-within-plans") == "DE-OVC-12"


@rule("DE-OVC-12")
def test_plans_within_plans_draws_one_more() -> None:
    table = overlords("draw", overlord={"deck": ["aim", "dodge", "aim", "aim"], "powers": ["plans-within-plans"]})
    assert len(table.state.overlord.hand) == 3


@rule("DE-OVC-13", "DE-RUL-24", "DE-PRI-02", "DE-OVC-09")
def test_start_events_are_played_before_the_first_activation_one_of_them() -> None:
    table = overlords(overlord={"threat": 20, "hand": ["snuffed-torches", "snuffed-torches"]})
    table.play("play snuffed-torches")
    assert table.state.dimmed == 5
    assert table.refusal("play snuffed-torches") == "DE-OVC-09"


def test_while_the_torches_are_out_heroes_see_five_spaces() -> None:
    table = Table(
        heroes={"silhouette": {"at": "A3", "equipped": []}},
        monsters={"skeleton-1": {"at": "H3"}},
        next="prepare",
        stop=False,
        overlord={"threat": 6, "hand": ["snuffed-torches"]},
    )
    table.play("play snuffed-torches", "done")
    assert table.state.dimmed == 5
    table.play("battle")
    assert table.refusal("attack H3 with fists") == "DE-LOS-01"


@rule("DE-OVC-10", "DE-EX-29", "DE-PRI-04", "DE-RUL-90")
def test_one_trap_for_each_space_a_hero_enters() -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "B3"}},
        overlord={"threat": 20, "hand": ["loose-flagstone", "loose-flagstone"]},
        dice=["blank", "surge"],
    )
    table.play("pass", "run", "move C3")
    assert table.options() == ["pass", "play loose-flagstone"]
    table.play("play loose-flagstone")
    assert table.hero("sir-valadir").life == 16
    assert table.refusal("play loose-flagstone") == "DE-OVC-10"
    table.play("pass", "move D3", "play loose-flagstone")
    assert table.hero("sir-valadir").in_pit
    assert table.state.obstacles == {"D3": "pit"}
    assert table.hero("sir-valadir").life == 14


@rule("DE-DMG-04", "DE-OBS-08", "DE-DIC-07")
def test_a_falling_block_wounds_less_for_each_surge_and_takes_the_space() -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "B3"}},
        overlord={"threat": 7, "hand": ["ceiling-disagrees"]},
        dice=["surge surge blank enhancement"],
    )
    table.play("pass", "run", "move C3", "play ceiling-disagrees", "place D4")
    assert table.hero("sir-valadir").life == 16 - 2
    assert (table.hero("sir-valadir").space, table.state.obstacles) == ("D4", {"C3": "rock"})


@rule("DE-OVC-10", "DE-OVC-12")
def test_power_cards_and_skills_change_what_traps_cost_and_do() -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "B3", "skills": ["ten-foot-pole"]}},
        overlord={"threat": 3, "hand": ["loose-flagstone"], "powers": ["clockmakers-pride"]},
        dice=["surge"],
    )
    table.play("pass", "run", "move C3", "play loose-flagstone")
    assert table.state.overlord.threat == 0
    assert table.hero("sir-valadir").life == 16 - (2 + 2 - 1)


@rule("DE-OVC-06")
def test_a_grandmother_makes_every_card_dearer() -> None:
    table = duel(who="grandmother-kettle", foes={"ogre-1": {"at": "C3"}}, overlord={"threat": 2, "hand": ["dodge"]})
    table.play("pass", "battle", f"attack C3 with {SWORD}")
    assert table.refusal("play dodge") == "DE-OVC-06"


DOOR = "+-+-+-+-+\n|. .D. .|\n+ + + + +\n|. .D. .|\n+-+-+-+-+"


@rule("DE-OVC-10", "DE-PRI-04")
def test_traps_on_doors() -> None:
    table = Table(
        DOOR,
        heroes={"sir-valadir": {"at": "B1"}, "silhouette": {"at": "A1"}, "mad-carthos": {"at": "B2"}},
        overlord={"threat": 9, "hand": ["knock-knock"]},
        dice=["blank blank blank blank", "surge surge surge surge"],
    )
    table.play("pass", "run", "open B1-C1", "play knock-knock")
    assert [table.hero(hero).life for hero in ("sir-valadir", "silhouette", "mad-carthos")] == [12, 12, 8]
    air = Table(DOOR, heroes={"sir-valadir": {"at": "B1"}}, overlord={"threat": 5, "hand": ["bad-air"]}, dice=["surge"])
    air.play("pass", "run", "open B1-C1", "play bad-air")
    assert air.hero("sir-valadir").stun == 1
    assert not air.asked


CHEST = "+-+-+-+\n|. c .|\n+ + + +\n|. . .|\n+-+-+-+"


@rule("DE-OVC-10")
def test_a_chest_that_bites_puts_a_leader_beside_the_hero_and_strikes_at_once() -> None:
    table = Table(
        CHEST,
        heroes={"sir-valadir": {"at": "B1"}},
        overlord={"threat": 8, "hand": ["teeth-in-the-lid"]},
        quest={"chests": {"1": "100 coins"}},
        dice=["1/3/0 0/3/0 blank"],
    )
    table.play("pass", "run", "chest", "play teeth-in-the-lid", "place A1")
    assert table.monster("beastman-leader-1").space == "A1"
    assert table.hero("sir-valadir").life == 16 - (3 + 3 + 2 + 1 - 1)
    assert table.hero("sir-valadir").coins == 100


@rule("DE-THR-01", "DE-ATK-14", "DE-RUB-07")
@pytest.mark.parametrize(("faces", "gained"), [("0/4/0 0/3/0", []), ("1/3/1 0/3/0", []), ("1/3/1 0/2/1", [1])])
def test_a_monsters_surges_are_threat_by_twos(faces: str, gained: list[int]) -> None:
    table = duel(next="activate", overlord={"threat": 3}, dice=[faces]).play("activate beastman-1", "attack B3")
    assert [event.number for event in table.told("ThreatGained")] == gained
    assert table.state.overlord.threat == 3 + sum(gained)


@rule("DE-THR-01", "DE-RUB-07")
def test_fear_takes_its_surges_before_they_are_threat() -> None:
    mask = thing("test-dread-mask", "other", "Fear 2")

    def threat(faces: str) -> int:
        table = duel({"equipped": [mask]}, next="activate", overlord={"threat": 3}, dice=[faces])
        table.play("activate beastman-1", "attack B3")
        while table.prompt == "spend":
            table.play("spend range 0 damage 0")
        return table.state.overlord.threat

    assert [threat(faces) for faces in ("0/4/0 0/3/0", "1/3/1 0/3/0", "1/3/1 0/2/1")] == [3, 3, 3]


@rule("DE-THR-01")
def test_neither_a_heros_surges_nor_a_chest_without_a_curse_are_threat() -> None:
    fight = duel(foes={"ogre-1": {"at": "C3"}}, overlord={"threat": 3}, dice=["1/3/1 0/2/1 surge surge"])
    fight.play("battle", f"attack C3 with {SWORD}")
    assert fight.told("AttackHit")
    quest = {"chests": dict.fromkeys(("1", "2", "3"), "100 coins")}
    opened = Table(CHEST, heroes={"sir-valadir": {"at": "B1"}}, quest=quest, overlord={"threat": 3}).play("run", "chest")
    for table in (fight, opened):
        assert (table.state.overlord.threat, table.told("ThreatGained")) == (3, [])


@rule("DE-CHS-03", "DE-CHS-09", "DE-EX-34", "DE-THR-01")
def test_curses_pay_for_the_trap_before_the_contents_are_dealt() -> None:
    heroes = {
        "sir-valadir": {"at": "B1"},
        "silhouette": {"at": "A2"},
        "mad-carthos": {"at": "C2"},
        "battlemage-jaes": {"at": "B2"},
    }
    table = Table(
        CHEST,
        heroes=heroes,
        overlord={"threat": 4, "hand": ["sealed-with-a-spark"]},
        quest={"chests": {"1": "100 coins, 2 curses"}},
        dice=["blank blank blank", "surge surge surge", "surge blank blank", "blank surge surge"],
    )
    table.play("pass", "run", "chest")
    assert table.state.overlord.threat == 12
    assert table.hero("sir-valadir").coins == 0
    table.play("play sealed-with-a-spark")
    assert [hero.life for hero in table.state.heroes.values()] == [10, 12, 4, 10]
    assert [hero.coins for hero in table.state.heroes.values()] == [100] * 4


@rule("DE-TRN-08", "DE-PRI-03", "DE-RUL-78", "DE-OVC-10")
def test_a_sweet_voice_makes_a_hero_strike_his_friend() -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "B3", "equipped": [SWORD]}, "mad-carthos": {"at": "C3"}},
        overlord={"threat": 16, "hand": ["sweet-voice", "aim"]},
        dice=["surge", "1/3/0 0/2/1 blank enhancement"],
    )
    assert table.options() == ["pass", "play sweet-voice"]
    table.play("play sweet-voice")
    assert (table.asked, table.prompt) == ("overlord", "charm")
    table.play(f"attack C3 with {SWORD}")
    assert table.hero("mad-carthos").life == 8 - (3 + 2 + 1 - 1)


@rule("DE-TWN-03")
def test_heroes_in_town_are_out_of_reach_of_cards() -> None:
    table = Table(
        "+-+-+\n|* .|\n+-+-+",
        heroes={"sir-valadir": {"at": ""}},
        overlord={"threat": 20, "hand": ["sweet-voice", "loose-flagstone"]},
    )
    assert table.asked == "sir-valadir"
    table.play("run", "travel to A1", "overlord: pass", "move B1")
    assert (table.asked, table.options()) == ("overlord", ["pass", "play loose-flagstone"]), "on the board they are not"


@rule("DE-OVC-09", "DE-PRI-04")
@pytest.mark.parametrize(("card", "points", "attacks"), [("hell-for-leather", 8, 1), ("seeing-red", 4, 2)])
def test_events_of_an_activation(card: str, points: int, attacks: int) -> None:
    table = Table(
        ROOM,
        heroes={"sir-valadir": {"at": "B3"}},
        monsters={"beastman-1": {"at": "E3"}},
        next="activate",
        overlord={"threat": 4, "hand": [card]},
    )
    table.play("activate beastman-1", f"play {card}")
    assert table.state.activation is not None
    assert (table.state.activation.points, table.state.activation.attacks) == (points, attacks)


@rule("DE-OVC-09")
def test_rage_gives_quick_shot_four_attacks() -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "B3"}},
        monsters={"manticore-1": {"at": "E3"}},
        next="activate",
        overlord={"threat": 4, "hand": ["seeing-red"]},
    )
    table.play("activate manticore-1", "play seeing-red")
    assert table.state.activation is not None
    assert table.state.activation.attacks == 4


@rule("DE-OVC-02", "DE-SEC-01", "DE-RUL-88")
def test_the_hand_is_secret_and_its_size_is_not() -> None:
    table = overlords("draw", overlord={"deck": ["aim", "dodge", "aim"]})
    drawn = table.last("CardsDrawn")
    assert drawn.seen_by("sir-valadir", table.state).cards == ("?", "?")
    assert drawn.seen_by("overlord", table.state).cards == ("aim.1", "dodge.1")


@rule("DE-PRI-03", "DE-RUL-78", "DE-TRN-08")
def test_the_window_before_a_turn_opens_twice_for_one_card_in_all() -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "B3", "equipped": [SWORD]}, "mad-carthos": {"at": "C3"}},
        overlord={"threat": 16, "hand": ["sweet-voice", "aim"]},
        next="turn",
        dice=["blank"],
    )
    assert table.options() == ["pass", "play sweet-voice"]
    table.play("play sweet-voice", "pass", "done")
    assert (table.asked, table.options()) == ("overlord", ["pass"])
    late = Table(
        heroes={"sir-valadir": {"at": "B3", "equipped": [SWORD]}, "mad-carthos": {"at": "C3"}},
        overlord={"threat": 16, "hand": ["sweet-voice"]},
        next="turn",
    )
    late.play("pass", "done")
    assert late.options() == ["pass", "play sweet-voice"]


@rule("DE-OVC-05", "DE-OVC-02", "DE-PRI-04")
def test_in_a_window_cards_are_discarded_only_to_pay_for_one_that_fits() -> None:
    table = duel(
        foes={"ogre-1": {"at": "C3"}},
        overlord={"threat": 1, "hand": ["dodge", "bad-air", "seeing-red"]},
        dice=["miss 0/3/0 blank blank"],
    )
    table.play("pass", "battle", f"attack C3 with {SWORD}")
    assert table.options() == ["pass", "discard bad-air", "discard seeing-red"]
    assert table.refusal("play aim") == "DE-OVC-02"
    assert table.refusal("play seeing-red") == "DE-OVC-09"
    assert table.refusal("play bad-air") == "DE-OVC-10"
    assert table.refusal("discard dodge") == "DE-OVC-05"
    assert table.refusal("end") == "DE-PRI-04"
    table.play("discard bad-air", "play dodge", "pass")
    assert table.state.overlord.threat == 1 + 3 - 2


@rule("DE-OVC-02", "DE-OVT-01")
def test_why_a_card_is_refused_before_the_activations() -> None:
    table = overlords(overlord={"threat": 9, "hand": ["aim", "bad-air"]})
    assert table.refusal("play dodge") == "DE-OVC-02"
    assert table.refusal("discard dodge") == "DE-OVC-02"
    assert table.refusal("play aim") == "DE-OVC-09"
    assert table.refusal("play bad-air") == "DE-OVC-10"
    assert table.refusal("end") == "DE-OVT-01"


@rule("DE-OVC-06", "DE-RUL-87", "DE-PRI-05")
def test_a_card_is_paid_before_a_guards_blow_can_cost_its_threat() -> None:
    draining = weapon("test-drain", "melee", "1 red", "1 surge: the Overlord loses 2 Threat")
    table = Table(
        heroes={"sir-valadir": {"at": "B3", "order": "guard", "equipped": [draining]}},
        monsters={"ogre-1": {"at": "C3"}},
        next="prepare",
        stop=False,
        overlord={"threat": 6, "hand": ["snuffed-torches"]},
        dice=["1/3/1 blank blank"],
    )
    table.play("play snuffed-torches")
    assert (table.prompt, table.state.overlord.threat) == ("guard", 0)
    table.play(f"attack C3 with {draining}")
    while table.prompt == "spend":
        table.play(next(option for option in table.options() if option.startswith("spend")))
    assert (table.state.overlord.threat, table.state.dimmed) == (0, 5)
    assert not table.told("ThreatLost")


@rule("DE-EXP-01")
def test_when_the_torches_burn_again_heroes_see_what_lies_farther() -> None:
    hall = "+-+-+-+-+-+-+-+-+\n|. . . . . . .D.|\n+ + + + + + + + +\n|. . . . . . .D.|\n+-+-+-+-+-+-+-+-+"
    table = Table(
        hall,
        heroes={"sir-valadir": {"at": "A1", "equipped": []}},
        unrevealed=["room-2"],
        next="prepare",
        stop=False,
        overlord={"threat": 6, "hand": ["snuffed-torches"], "deck": ["aim", "dodge", "aim"]},
        quest={"rules": [{"on": "round 2", "do": ["open G1-H1"]}]},
    )
    table.play("play snuffed-torches")
    assert (table.state.doors, table.state.revealed) == ({"G1-H1": True}, ["start"])
    table.play("ready", "end")
    assert table.state.revealed == ["start", "room-2"]


@rule("DE-RUB-24", "DE-OVC-05", "DE-OVC-08")
def test_before_the_last_card_is_drawn_the_overlord_may_discard() -> None:
    def turn(deck: list[str]) -> Table:
        own = {"threat": 0, "hand": ["dodge", "seeing-red"], "deck": deck, "discard": ["black-omen"]}
        return Table(heroes={"sir-valadir": {"at": "B3"}}, overlord=own, conquest=9, next="draw")

    table = turn(["aim", "dodge"])
    assert (table.asked, table.prompt, table.options()) == (
        "overlord",
        "last-cards",
        ["done", "discard dodge", "discard seeing-red"],
    )
    table.play("discard dodge", "done")
    assert table.last("CardDiscarded").card == "dodge.1"
    assert "dodge.1" in table.last("DeckRefilled").cards, "what was discarded in time is shuffled in"
    assert turn(["aim", "dodge", "dodge"]).prompt != "last-cards", "it could be done as well after the draw"


@rule("DE-RUB-24")
def test_before_a_quest_gives_him_the_last_card_the_overlord_may_discard_too() -> None:
    def after(number: int) -> Table:
        own = {"hand": ["dodge"], "deck": ["aim", "seeing-red"], "discard": ["black-omen"]}
        gift = {"rules": [{"on": "round 2", "do": [f"cards {number}"]}]}
        return Table(heroes={"sir-valadir": {"at": "B3"}}, overlord=own, conquest=9, quest=gift, round=2, next="round")

    table = after(2)
    assert (table.asked, table.prompt, table.options()) == ("overlord", "last-cards", ["done", "discard dodge"])
    table.play("discard dodge")
    assert "dodge.1" in table.last("DeckRefilled").cards
    assert after(1).prompt != "last-cards"
