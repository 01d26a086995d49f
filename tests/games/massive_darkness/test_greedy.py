"""The computer's Heroes: small moments with one right answer, and whole Missions under the laws of every player."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tenebra.games.massive_darkness import GAME
from tenebra.games.massive_darkness.advice import advise
from tenebra.games.massive_darkness.advice.blows import blow
from tenebra.games.massive_darkness.advice.errands import burning_tiles, errands, held_zones, last_round
from tenebra.games.massive_darkness.advice.gear import best_loadout
from tenebra.games.massive_darkness.advice.ground import Ground
from tenebra.games.massive_darkness.advice.outlook import Outlook
from tenebra.games.massive_darkness.scenarios import SHEETS
from tenebra.games.massive_darkness.state import Exchange, MDState
from tenebra.games.massive_darkness.view import redeal
from tenebra.kernel import Chance, Session
from tenebra.kit.advice import Advice
from tests.games.massive_darkness.scenery import words
from tests.games.massive_darkness.table import Table, card, foe

AXE = card("greedy-axe", "hand", melee="2 red")
BOW = card("greedy-bow", "two_hands", ranged="2 red")
STICK = card("greedy-stick", "hand", melee="1 yellow")
CLUB = card("greedy-club", "hand", melee="1 yellow")
SPEAR = card("greedy-spear", "hand", "Melee BAM: +1 Hit; Melee BAM: +3 Hits", melee="1 red")
BALM = card("greedy-balm", text="Fully heal", category="consumable")
LUCKY = card("greedy-lucky", "hand", "Melee: +1 Attack Re-roll", melee="2 red")
RATS = foe("greedy-rats", melee="1 yellow", health=1, minions=1)
GIANT = foe("greedy-giant", "great-troll", melee="3 red", health=14, defense="3 green")
BRUTE = foe("greedy-brute", "great-troll", melee="3 red", health=4)
MEADOW = "+-+-+-+-+\n|C C C C|\n+-+-+-+-+"
LANE = "+-+-+-+-+\n|c c C C|\n+-+-+-+-+"
CORNER = "+-+-+-+\n|c C C|\n+ +-+-+\n|c|\n+-+"


def advice(table: Table) -> Advice:
    decision = table.session.decision
    assert decision is not None
    return advise(table.session.view(decision.seats[0]))


def test_it_strikes_what_is_in_its_zone() -> None:
    told = advice(Table(MEADOW, {"owen": {"hands": [AXE]}}, {"rats": {"card": RATS, "zone": "A1"}}))
    assert told.option == "melee rats"
    assert told.why == "why-attack"


def test_it_shoots_from_afar_rather_than_walk_into_the_claws() -> None:
    told = advice(Table(MEADOW, {"sibyl": {"hands": [BOW]}}, {"brute": {"card": BRUTE, "zone": "D1"}}))
    assert told.option == "ranged brute"


def test_after_shooting_it_hides_in_the_shadow() -> None:
    heroes = {"sibyl": {"hands": [BOW], "zone": "A1", "health": 3}}
    foes = {"giant": {"card": GIANT, "zone": "B1"}}
    table = Table(CORNER, heroes, foes, actions=1, attacked=["giant"])
    told = advice(table)
    assert told.option == "move A2"


@pytest.mark.parametrize(("board", "hero", "why"), [(CORNER, "A1", "why-attack-and-hide"), (LANE, "B1", "why-attack")])
def test_it_speaks_of_hiding_only_where_the_enemy_does_not_see(board: str, hero: str, why: str) -> None:
    heroes = {"sibyl": {"hands": [BOW], "zone": hero, "health": 3}}
    giant = "B1" if hero == "A1" else "C1"
    told = advice(Table(board, heroes, {"giant": {"card": GIANT, "zone": giant}}, actions=2))
    assert (told.option, told.why) == ("ranged giant", why)


def test_a_healing_draught_is_drunk_before_it_is_too_late() -> None:
    hurt = {"owen": {"health": 1, "pack": [BALM]}}
    assert advice(Table(MEADOW, hurt)).option == f"use {BALM}"
    whole = {"owen": {"health": 5, "pack": [BALM]}}
    assert advice(Table(MEADOW, whole)).option != f"use {BALM}"


def test_treasure_near_by_is_picked_up() -> None:
    assert advice(Table(MEADOW, {"owen": {}}, mission={"treasure": {"A1": 1}})).option == "pickup"
    told = advice(Table(MEADOW, {"owen": {}}, mission={"treasure": {"C1": 1}}))
    assert told.option == "move B1"
    assert told.why == "why-treasure"


def test_it_goes_to_what_the_mission_wants_and_takes_it() -> None:
    mission = {"wins": ["take chart"], "tokens": {"chart": "library at D1"}}
    table = Table(MEADOW, {"owen": {}}, mission=mission)
    for option in ("move B1", "move C1", "move D1", "pickup"):
        assert advice(table).option == option
        table.play(option)
    assert table.session.outcome == "victory"


def test_nobody_waits_for_a_round_that_would_be_the_last() -> None:
    """The others have acted; what they came for lies behind the door."""
    mission = {"wins": ["take chart"], "tokens": {"chart": "library at F1"}, "losses": ["round 12"]}
    heroes: dict[str, dict[str, Any]] = {
        "whisper": {"zone": "C1", "hands": [AXE]},
        "owen": {"zone": "A1", "hands": [AXE]},
        "elias": {"zone": "A1"},
    }
    told = {}
    for round in (2, 11):
        table = Table(
            "+-+-+-+-+-+-+\n|c C cDR r r|\n+-+-+-+-+-+-+", heroes, mission=mission, round=round, turn="whisper", first="owen"
        )
        told[round] = advice(table).option
    assert told == {2: "nothing", 11: "open C1-D1"}


def test_errands_follow_the_rules_of_a_mission_back_to_what_can_be_done() -> None:
    mission = {
        "wins": ["count altars 1", "count chief 1"],
        "tokens": {"sword": "artifact at B1"},
        "rules": [
            {"on": "take sword", "do": ["artifact dawnbringer"]},
            {"on": "bring dawnbringer to D1", "do": ["count altars"]},
            {"on": "count altars 1", "do": ["enemy great-troll at C1"]},
            {"on": "slay great-troll", "given": ["count altars 1"], "do": ["count chief"]},
        ],
    }
    table = Table(MEADOW, {"owen": {}}, mission=mission)
    assert [(one.verb, one.zone) for one in errands(table.session.state)] == [("take", "B1")]
    state = msgspec.structs.replace(table.session.state)
    state.heroes["owen"].pack.append("dawnbringer.1")
    assert ("bring", "D1", "dawnbringer", "owen") in errands(state)


def test_the_way_out_comes_last() -> None:
    mission = {"wins": ["take chart", "exit"], "tokens": {"chart": "library at A1"}, "exits": ["D1"], "losses": ["round 9"]}
    table = Table(MEADOW, {"owen": {}}, mission=mission)
    assert [one.verb for one in errands(table.session.state)] == ["take"]
    table.play("pickup")
    assert [(one.verb, one.zone) for one in errands(table.session.state)] == [("exit", "D1")]
    assert last_round(table.session.state) == 9


def test_it_knows_zones_to_hold_and_tiles_that_burn() -> None:
    rules = [
        {"on": "breach B1", "do": ["count breaches"], "once": False},
        {"on": "every 1 rounds", "do": ["wound 2 on the tile of A1"]},
    ]
    state = Table(MEADOW, {"owen": {}}, mission={"rules": rules}).session.state
    assert held_zones(state) == ["B1"]
    assert burning_tiles(state) == {0: 2}


def test_a_blow_counts_what_a_hero_can_make_of_its_symbols() -> None:
    plain = Table(MEADOW, {"owen": {"hands": [AXE]}}, {"rats": {"card": RATS, "zone": "A1"}}).session.state
    found = blow(plain, "owen", "rats", "melee")
    assert found.mean == pytest.approx(3.0)
    assert found.odds[0] == pytest.approx(1 / 36)
    spear = Table(MEADOW, {"elias": {"hands": [SPEAR]}}, {"rats": {"card": RATS, "zone": "A1"}}).session.state
    # 0, 1, 1, 2 and a Bam, 2 and a Bam, 3 and a Diamond; the better Enchantment takes the Bam
    assert blow(spear, "elias", "rats", "melee").mean == pytest.approx((0 + 1 + 1 + 5 + 5 + 3) / 6)


def test_the_better_enchantment_gets_the_symbols() -> None:
    table = Table(MEADOW, {"elias": {"hands": [SPEAR]}}, {"brute": {"card": BRUTE, "zone": "A1"}}, dice=["2+bam"])
    table.play("melee brute")
    assert advice(table).option == f"trigger card:{SPEAR}#1"


@pytest.mark.parametrize(("dice", "answer"), [("blank 1", "reroll attack"), ("2+bam 3+diamond", "pass")])
def test_dice_are_rolled_again_below_their_mean(dice: str, answer: str) -> None:
    table = Table(MEADOW, {"elias": {"hands": [LUCKY]}}, {"brute": {"card": BRUTE, "zone": "A1"}}, dice=[dice])
    table.play("melee brute")
    assert advice(table).option == answer


def test_what_is_better_is_worn() -> None:
    heroes = {"owen": {"hands": [STICK, CLUB], "pack": [AXE]}}
    table = Table(MEADOW, heroes)
    state = table.session.state
    state.exchange = Exchange(["owen"], ["owen"])
    best = best_loadout(state, state.heroes["owen"])
    assert AXE in best.hands
    assert len(best.hands) == 2


def test_a_danger_shared_with_a_richer_hero_is_smaller() -> None:
    foes = {"brute": {"card": BRUTE, "zone": "B1"}}
    look = Outlook(Table(MEADOW, {"owen": {"xp": 0}, "bjorn": {"xp": 9}}, foes).session.state)
    heroes = look.state.heroes
    assert look.risk(heroes["owen"], "A1", {}) < look.risk(heroes["bjorn"], "A1", {})
    assert look.risk(heroes["owen"], "A1", {"brute": 1.0}) > look.risk(heroes["owen"], "A1", {})


@pytest.mark.parametrize(("story", "answer"), [(False, "ready"), (True, "learn battle-wizard.blink")])
def test_in_a_campaign_skills_of_a_later_level_are_worth_their_xp(story: bool, answer: str) -> None:
    known = dict.fromkeys(("enhanced-health", "spellblade", "arcane-focus", "ward", "storm-caller"), 3)
    skills = {f"battle-wizard.{line}": steps for line, steps in known.items()} | {"battle-wizard.blink": 1}
    skills |= {f"battle-wizard.{line}": 2 for line in ("enhanced-health", "spellblade", "ward")}
    hero = {"calling": "battle-wizard", "xp": 20, "skills": skills}
    assert advice(Table(MEADOW, {"elias": hero}, phase="experience", story=story)).option == answer


def play(session: Session[MDState], most: int) -> list[Advice]:
    told: list[Advice] = []
    while session.decision is not None and len(told) < most:
        first: tuple[str, Advice] | None = None
        for seat in session.decision.seats:
            before = session.view(seat)
            one = GAME.advise(before)
            if first is None or not one.waits:
                first = (seat, one)
            if not one.waits:
                break
        assert first is not None
        told.append(first[1])
        session.choose(first[1].option, first[0])
    return told


@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_in_every_mission_its_choices_are_legal_told_and_the_same_again(scenario: str) -> None:
    party = {"party": "owen sibyl elias"}
    sessions = [Session.begin(GAME, scenario, "7", party) for _ in range(2)]
    once, twice = (play(session, 150) for session in sessions)
    assert once == twice
    assert sessions[0].fingerprint() == sessions[1].fingerprint()
    said = words("en"), words("it")
    for one in once:
        for language in said:
            assert language.say(one.why, **one.about, **{f"{name}_id": value for name, value in one.about.items()})


@pytest.mark.parametrize("party", ["bjorn", "siegfried whisper owen elias sibyl bjorn"])
def test_one_hero_and_six_play_the_first_mission_to_its_end(party: str) -> None:
    session = Session.begin(GAME, "walking-in-the-dark", "3", {"party": party})
    play(session, 5000)
    assert session.outcome in ("victory", "defeat")


def test_it_thinks_with_the_view_and_leaves_it_as_it_was() -> None:
    session = Session.begin(GAME, "scorched-earth", "5", {"party": "owen sibyl"})
    play(session, 120)
    assert session.decision is not None
    seat = session.decision.seats[0]
    view = session.view(seat)
    before = msgspec.msgpack.encode(view.state)
    told = GAME.advise(view)
    assert msgspec.msgpack.encode(view.state) == before
    assert GAME.advise(view) == told


def test_the_order_of_the_decks_makes_no_difference() -> None:
    session = Session.begin(GAME, "black-widow", "11", {"party": "owen sibyl whisper"})
    pick = random.Random(2)
    for _ in range(6):
        play(session, 25)
        assert session.decision is not None
        seat = session.decision.seats[0]
        told = GAME.advise(session.view(seat))
        other = redeal(session.fork().state, seat, Chance(pick.randbytes(32)))
        view: Any = msgspec.structs.replace(session.view(seat), state=GAME.redact(other, seat))
        assert GAME.advise(view) == told


def test_only_whoever_is_to_be_given_something_waits_before_being_ready() -> None:
    heroes = {"owen": {"hands": [STICK]}, "sibyl": {"hands": [BOW], "pack": [AXE]}, "elias": {"hands": [AXE, AXE]}}
    table = Table(MEADOW, heroes)
    table.play("trade")
    told = {seat: advise(table.session.view(seat)) for seat in ("owen", "elias")}
    assert {seat: (advice.option, advice.waits) for seat, advice in told.items()} == {
        "owen": ("ready", True),
        "elias": ("ready", False),
    }
    assert advise(table.session.view("sibyl")).option == f"give {AXE} to owen"


def test_a_zone_one_can_only_leap_to_is_worth_what_any_zone_is_worth() -> None:
    """Far from the others it is worth less, also beyond what one could walk."""
    street = "+" + "-+" * 14 + "\n|" + " ".join("C" * 14) + "|\n+" + "-+" * 14

    def worth(of_the_other: str) -> float:
        table = Table(street, {"owen": {"zone": "G1"}, "sibyl": {"zone": of_the_other}})
        ground = Ground(Outlook(table.state), table.state.heroes["owen"], ())
        assert "N1" not in ground.spots
        return ground.value_at("N1")

    assert worth("A1") < worth("M1")
