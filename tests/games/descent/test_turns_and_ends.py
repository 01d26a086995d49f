"""Rounds, turns and activations from end to end, deaths, and how games end (DE-RND, DE-OVT, DE-MON, DE-EFF, DE-DTH, DE-CNQ)."""

from typing import Any

import pytest

from tenebra.games.descent.setup import seating
from tenebra.games.descent.state import OVERLORD
from tenebra.kernel import BadInput
from tests.games.descent.props import BOW, SWORD, Table, duel, weapon
from tests.games.descent.table import rule

VALADIR, SILHOUETTE, CARTHOS = "sir-valadir", "silhouette", "mad-carthos"
BANG = weapon("test-loud-bang", "ranged", "1 blue + 1 yellow", "Blast 1; +5 damage")
GLYPHS = """
+-+-+-+-+-+-+
|* . . o . .|
+ + + + + + +
|. . . . . .|
+ + + + + + +
|. . . . . .|
+-+-+-+-+-+-+
"""
DOORS = "+-+-+-+-+-+-+\n|. . .D. . .|\n+ + + + + + +\n|. . .D. . .|\n+-+-+-+-+-+-+"


def words(table: Table) -> set[str]:
    """The kinds of things that can be done now."""
    return {option.partition(" ")[0] for option in table.options()}


# --- rounds


@rule("DE-RND-01", "DE-RND-03")
@pytest.mark.parametrize(("number", "gained"), [(1, 1), (2, 0), (3, 2)])
def test_a_round_begins_with_the_heroes_and_the_quest_counts_it(number: int, gained: int) -> None:
    quest = {"rules": [{"on": "start", "do": ["conquest 1"]}, {"on": "round 3", "do": ["conquest 2"]}]}
    heroes = {VALADIR: {"at": "A1", "acted": True}, SILHOUETTE: {"at": "A2", "acted": True}}
    table = Table(heroes=heroes, next="round", round=number, quest=quest, stop=False)
    assert (table.state.round, table.state.phase, table.state.conquest) == (number, "heroes", 5 + gained)
    assert [event.number for event in table.told("RoundBegan")] == [number]
    assert not any(hero.has_acted for hero in table.state.heroes.values())
    assert table.options(VALADIR) == [f"next {VALADIR}", f"next {SILHOUETTE}"]


@rule("DE-RND-01", "DE-RND-07", "DE-OVT-01")
def test_heroes_then_three_phases_of_the_overlord_then_the_next_round() -> None:
    own = {"hand": ["dodge"], "deck": ["aim", "dodge", "aim", "aim"]}
    heroes = {VALADIR: {"at": "A1"}, SILHOUETTE: {"at": "H5"}}
    foes = {"beastman-1": {"at": "D3", "acted": True, "web": 0}}
    table = Table(heroes=heroes, monsters=foes, next="hero", overlord=own, stop=False)
    for _ in heroes:
        table.play(*([f"{VALADIR}: {table.options(VALADIR)[0]}"] if table.prompt == "next" else []))
        while table.prompt != "turn":
            table.play("run" if table.prompt == "action" else "pass")
        table.play("end")
    assert [event.phase for event in table.told("PhaseBegan")] == ["draw", "spawn"]
    assert (table.asked, table.prompt, table.state.phase) == ("overlord", "prepare", "spawn")
    assert table.refusal("end") == "DE-OVT-01"
    table.play("discard aim", "done")
    assert [event.phase for event in table.told("PhaseBegan")] == ["draw", "spawn", "activate"]
    assert table.options() == ["activate beastman-1", "done"], "whoever acted in the last round may act again"
    table.play("activate beastman-1", "pass", "end")
    assert (table.state.round, [event.round for event in table.told("RoundEnded")]) == (2, [1])
    assert [event.number for event in table.told("RoundBegan")] == [2]
    assert table.prompt == "next"


@rule("DE-RND-07")
def test_as_a_round_ends_monsters_count_that_have_come_to_where_they_should_not() -> None:
    quest = {"rules": [{"on": "breach room-2", "do": ["threat 3"], "once": False}]}

    def threat(monster: str, hero: str) -> int:
        table = Table(DOORS, heroes={VALADIR: {"at": hero}}, monsters={"beastman-1": {"at": monster}}, next="end", quest=quest)
        assert [event.round for event in table.told("RoundEnded")] == [1]
        return table.state.overlord.threat

    assert threat("F1", "A1") == 3
    assert threat("A2", "F1") == 0


@rule("DE-OVT-01", "DE-OVT-02")
def test_with_the_overlords_turn_what_lasted_until_it_is_over() -> None:
    own = {"threat": 6, "hand": ["snuffed-torches"], "deck": ["aim", "dodge", "aim", "aim"]}
    table = Table(
        heroes={VALADIR: {"at": "A1"}}, monsters={"beastman-1": {"at": "H5"}}, next="prepare", overlord=own, stop=False
    ).play("play snuffed-torches", "activate beastman-1", "end")
    assert (table.state.dimmed, table.state.overlord.events, table.monster("beastman-1").has_acted) == (
        5,
        ["snuffed-torches.1"],
        True,
    )
    while table.prompt != "prepare":
        table.play("run" if table.prompt == "action" else "end" if table.prompt == "turn" else "pass")
    assert (table.state.dimmed, table.state.overlord.events, table.monster("beastman-1").has_acted) == (0, [], False)


@rule("DE-PRI-05", "DE-ORD-12", "DE-ORD-13")
def test_a_guard_is_asked_as_the_overlords_turn_begins() -> None:
    guard = {"at": "B3", "order": "guard", "equipped": [BOW]}
    table = Table(
        heroes={SILHOUETTE: guard}, monsters={"ogre-1": {"at": "E3", "burn": 1}}, next="overlord", dice=["miss blank blank blank"]
    )
    assert table.session.decision is not None
    assert (table.asked, table.prompt, table.session.decision.about["moment"]) == (SILHOUETTE, "guard", "begin")
    assert not table.told("Wounded"), "before the Ogre burns"


# --- orders


@rule("DE-ACT-08", "DE-RUL-56", "DE-EFF-11")
@pytest.mark.parametrize(
    ("hero", "action", "is_allowed"),
    [
        ({}, "run", False),
        ({}, "battle", False),
        ({}, "advance", False),
        ({}, "ready", True),
        ({"stun": 1}, "", True),
        ({"monkey": 2}, "", False),
    ],
)
def test_who_readies_or_is_stunned_places_one_order(hero: dict[str, int], action: str, is_allowed: bool) -> None:
    table = duel(hero).play(*([action] if action else []))
    orders = ["order aim", "order dodge", "order guard", "order rest"]
    assert [option for option in table.options() if option.startswith("order")] == (orders if is_allowed else [])
    if not is_allowed:
        assert table.refusal("order guard") == "DE-ACT-08"
        return
    table.play("order guard")
    assert (table.hero(VALADIR).order, len(table.told("OrderPlaced"))) == ("guard", 1)
    assert table.refusal("order aim") == "DE-ACT-08"


@rule("DE-ORD-03", "DE-ORD-01")
def test_an_order_that_is_gone_can_be_placed_again_and_again() -> None:
    table = Table(heroes={VALADIR: {"at": "A1"}}, stop=False, overlord={"deck": ["aim"] * 3 + ["dodge"] * 3}, conquest=9)
    for number in (1, 2):
        while table.prompt != "action":
            table.play("done" if table.may("done") else "pass")
        assert [event.order for event in table.told("OrderRemoved")] == ["dodge"] * (number - 1)
        table.play("ready", "order dodge")
        assert table.state.turn is not None
        assert (table.hero(VALADIR).order, table.state.turn.orders) == ("dodge", 0)
        table.play("end")


@rule("DE-ORD-03", "DE-ORD-02")
def test_only_an_order_that_his_action_gives_is_used_up() -> None:
    table = duel({"skills": ["feet-like-roots"]}).play("battle")
    assert table.state.turn is not None
    assert (table.hero(VALADIR).order, table.state.turn.orders) == ("guard", 0)
    table = Table(heroes={VALADIR: {"at": "B3", "skills": ["sergeants-voice"]}, SILHOUETTE: {"at": "B4"}}).play("ready")
    table.play(f"order aim to {SILHOUETTE}")
    assert table.state.turn is not None
    assert ([hero.order for hero in table.state.heroes.values()], table.state.turn.orders) == (["", "aim"], 0)


# --- activations


@rule("DE-MVA-06", "DE-EFF-09", "DE-RUB-16")
@pytest.mark.parametrize("stun", [0, 1])
def test_all_that_a_leader_can_do_stunned_or_not(stun: int) -> None:
    def begun() -> Table:
        foes = {"beastman-leader-1": {"at": "C1", "stun": stun}, "beastman-1": {"at": "F2"}}
        table = Table(DOORS, heroes={VALADIR: {"at": "B1"}}, monsters=foes, next="activate", dice=["miss 0/3/0 blank"])
        table.play("activate beastman-leader-1")
        assert words(table) == {"move", "open", "attack", "end"}
        assert table.monster("beastman-leader-1").stun == 0
        return table

    moved = begun().play("move C2")
    assert words(moved) == ({"move", "open", "end"} if stun else {"move", "open", "attack", "end"})
    assert not stun or moved.refusal("attack B1") == "DE-EFF-09"
    assert moved.refusal("drink healing-potion") == moved.refusal("pickup money-1") == "DE-MVA-06"
    struck = begun().play("attack B1")
    if stun:
        assert struck.options() == ["activate beastman-1", "done"]
    else:
        assert words(struck) == {"move", "open", "end"}
        assert struck.refusal("attack B1") == "DE-MON-01"


@rule("DE-EFF-08", "DE-EFF-07")
def test_a_stunned_monster_only_shakes_off_a_token_unless_it_is_a_leader() -> None:
    foes = {"beastman-1": {"at": "A1", "stun": 2}, "beastman-2": {"at": "C1"}, "beastman-leader-1": {"at": "E1", "stun": 1}}
    table = Table(heroes={VALADIR: {"at": "H5"}}, monsters=foes, next="activate").play("activate beastman-1")
    assert (table.monster("beastman-1").stun, table.monster("beastman-1").has_acted, table.state.activation) == (1, True, None)
    assert table.options() == ["activate beastman-2", "activate beastman-leader-1", "done"]
    table.play("activate beastman-2")
    assert (table.prompt, len(table.told("TokensRemoved"))) == ("monster", 1)
    table.play("end", "activate beastman-leader-1")
    assert (table.prompt, table.monster("beastman-leader-1").stun) == ("monster", 0)


@rule("DE-MON-05", "DE-DEC-10", "DE-MON-01")
def test_what_a_monster_does_not_use_is_lost_with_its_activation() -> None:
    foes = {"beastman-1": {"at": "A1"}, "beastman-2": {"at": "C3"}}
    table = Table(heroes={VALADIR: {"at": "B3"}}, monsters=foes, next="activate", dice=["miss 0/3/0"])
    assert table.options() == ["activate beastman-1", "activate beastman-2", "done"]
    table.play("activate beastman-2", "move D3", "end")
    assert (table.state.activation, table.monster("beastman-2").has_acted) == (None, True)
    table.play("activate beastman-1")
    assert table.state.activation is not None
    assert (table.state.activation.points, table.state.activation.attacks) == (4, 1)
    table.play("move A3", "attack B3", "move A1")
    assert not table.asked, "nothing is left to do with it"
    assert len(table.told("ActivationEnded")) == 2
    assert all(one.has_acted for one in table.state.monsters.values())


# --- monkeys


@rule("DE-EFF-15")
def test_a_monkey_fights_for_nobody_and_uses_nothing() -> None:
    hero = {"at": "B3", "monkey": 2, "equipped": [SWORD, "healing-potion"], "life": 5}
    own = {"threat": 20, "hand": ["sweet-voice"]}
    table = Table(heroes={VALADIR: hero, SILHOUETTE: {"at": "C3"}}, next="turn", overlord=own)
    assert table.options() == ["pass"], "he cannot be charmed into an attack"
    table.play("pass")
    while table.prompt == "window":
        table.play("pass")
    for choice in ("drink healing-potion", "chest", "open A1-B1", f"give {SWORD} to {SILHOUETTE}", "reequip", "stairs"):
        assert table.refusal(choice) == "DE-EFF-15", choice
    man = Table(heroes={VALADIR: {**hero, "monkey": 0}, SILHOUETTE: {"at": "C3"}}, next="turn", overlord=own)
    assert man.options() == ["pass", "play sweet-voice"]
    man.play("pass", "done", "pass", "advance")
    assert man.may("drink healing-potion")


@rule("DE-EFF-15", "DE-MOV-06")
def test_whoever_is_in_town_or_shares_a_space_has_no_attack_either() -> None:
    lane = "+-+-+-+-+\n|. . . .|\n+-+-+-+-+"
    heroes = {SILHOUETTE: {"at": "A1", "equipped": [BOW]}, VALADIR: {"at": "B1"}}
    table = Table(lane, heroes=heroes, monsters={"beastman-1": {"at": "D1"}}).play("advance", "move B1")
    assert "attack" not in words(table)
    assert table.refusal(f"attack D1 with {BOW}") == "DE-MOV-06"
    assert "attack" in words(table.play("move C1"))


# --- deaths


def bombed(**hero: Any) -> Table:
    """Sir Valadir's own blast takes Silhouette along, in his turn."""
    victim = {"at": "D1", "in_pit": True, "life": 2, "coins": 125, "skills": ["swift"], "equipped": [BOW], "pack": ["dagger"]}
    table = Table(
        GLYPHS,
        heroes={VALADIR: {"at": "A3", "equipped": [BANG]}, SILHOUETTE: {**victim, **hero}},
        monsters={"ogre-1": {"at": "D2"}},
        stop=False,
        overlord={"deck": ["aim"] * 3 + ["dodge"] * 3},
        dice=["4/0/1 1/1/0"],
    )
    table.play("advance", f"attack D2 with {BANG}")
    while table.prompt == "spend":
        table.play(table.options()[0])
    return table


@rule("DE-DTH-02", "DE-DTH-06", "DE-DTH-07", "DE-DTH-13", "DE-DTH-05")
def test_a_hero_killed_in_a_friends_turn_goes_to_town_whole_and_the_friend_goes_on() -> None:
    table = bombed(burn=2, web=1, stun=1, poison=1, monkey=1, order="aim", fatigue=1)
    hero = table.hero(SILHOUETTE)
    assert (hero.space, hero.in_pit, hero.life, hero.fatigue, hero.coins, hero.order) == ("", False, 12, 5, 75, "")
    assert (hero.burn, hero.web, hero.stun, hero.poison, hero.monkey) == (0, 0, 0, 0, 0)
    assert (hero.skills, hero.equipped, hero.pack) == (["swift"], [BOW], ["dagger.1"])
    assert table.last("HeroKilled").by == VALADIR
    assert {"DE-DTH-13", "DE-DTH-08"} <= set(table.last("HeroKilled").also)
    assert "DE-DTH-03" not in table.last("HeroKilled").also
    assert (table.asked, table.prompt, hero.has_acted) == (VALADIR, "turn", False)
    assert table.may("move B3"), "his turn is not over"


@rule("DE-DTH-08", "DE-DTH-13", "DE-DTH-07", "DE-GLY-07")
def test_whoever_was_killed_takes_his_turn_from_town_by_shop_and_glyph() -> None:
    table = bombed(monkey=1).play("end")
    while table.prompt != "action":
        table.play("done")
    assert (table.asked, table.hero(SILHOUETTE).monkey) == (SILHOUETTE, 0)
    table.play("run")
    assert table.state.turn is not None
    assert table.state.turn.points == 2 * (5 + 2), "no monkey any more, and swift again"
    assert {"travel to A1", "visit"} <= set(table.options())
    table.play("travel to A1")
    assert (table.hero(SILHOUETTE).space, table.state.turn.has_used_glyph) == ("A1", True)
    assert table.refusal("travel to town") == "DE-GLY-03", "to be killed was no use of a glyph, to come back was one"


@rule("DE-DTH-03", "DE-DTH-02", "DE-DTH-07", "DE-DTH-08")
def test_a_hero_who_dies_in_his_own_turn_has_ended_it() -> None:
    table = Table(
        GLYPHS,
        heroes={VALADIR: {"at": "A1", "life": 1, "equipped": [SWORD]}, SILHOUETTE: {"at": "A3"}},
        monsters={"hell-hound-leader-1": {"at": "E3"}},
        stop=False,
    )
    table.play("run", "move F2")
    assert (table.hero(VALADIR).space, table.hero(VALADIR).has_acted) == ("", True)
    assert (table.hero(VALADIR).life, table.hero(VALADIR).fatigue) == (16, 3)
    assert "DE-DTH-03" in table.last("HeroKilled").also
    assert not {"DE-DTH-13", "DE-DTH-08"} & set(table.last("HeroKilled").also)
    assert [event.hero for event in table.told("TurnEnded")] == [VALADIR]
    assert table.asked == SILHOUETTE


# --- the end


GRIM = {"kind": "beastman", "speed": 4, "armor": 0, "wounds": [9, 9, 9, 9], "dice": "1 red", "text": "Pierce 1", "conquest": 2}


@rule("DE-CNQ-06", "DE-CNQ-08", "DE-RUL-94", "DE-CNQ-03")
@pytest.mark.parametrize(
    ("lost", "outcome", "left"), [(1, "heroes", 4), (4, "heroes", 1), (5, "overlord", 0), (9, "overlord", 0)]
)
def test_a_goal_counts_only_while_a_token_is_left(lost: int, outcome: str, left: int) -> None:
    quest = {
        "uniques": {"grim": {**GRIM, "conquest": 0}},
        "wins": ["grim slain"],
        "rules": [{"on": "slay grim", "do": [f"lose {lost} conquest"]}],
    }
    table = duel(foes={"grim": {"at": "C3", "life": 1}}, quest=quest, dice=["1/3/0 0/3/0 blank blank"], conquest=5)
    table.play("battle", f"attack C3 with {SWORD}")
    assert (table.session.outcome, table.state.conquest, table.asked) == (outcome, left, "")


@rule("DE-CNQ-03", "DE-CNQ-08", "DE-DTH-04")
@pytest.mark.parametrize(("conquest", "left", "outcome"), [(5, 2, ""), (4, 1, ""), (3, 0, "overlord"), (1, 0, "overlord")])
def test_the_last_token_ends_the_game_at_once_for_all_heroes(conquest: int, left: int, outcome: str) -> None:
    table = Table(
        heroes={VALADIR: {"at": "B3", "life": 1}, SILHOUETTE: {"at": "H5"}},
        monsters={"beastman-1": {"at": "C3"}, "beastman-2": {"at": "A1"}},
        next="activate",
        conquest=conquest,
        dice=["0/4/0 0/3/0"],
    ).play("activate beastman-1", "attack B3")
    assert (table.state.conquest, table.session.outcome) == (left, outcome)
    assert table.asked == ("" if outcome else "overlord"), "at once, in the middle of the activation"


@rule("DE-MOD-01", "DE-SET-06")
def test_two_people_are_the_overlord_and_one_player_with_two_heroes() -> None:
    two = {OVERLORD: "Ada", VALADIR: "Bob", SILHOUETTE: "Bob"}
    assert seating(two, {}) == {"party": f"{VALADIR} {SILHOUETTE}", "one_player": True}
    assert not seating({**two, SILHOUETTE: "Cleo"}, {})["one_player"]
    assert not seating({**two, CARTHOS: "Bob"}, {})["one_player"]
    for alone in ({OVERLORD: "Ada", VALADIR: "Bob"}, {VALADIR: "Bob", SILHOUETTE: "Bob"}, {**two, SILHOUETTE: ""}):
        with pytest.raises(BadInput):
            seating(alone, {})
