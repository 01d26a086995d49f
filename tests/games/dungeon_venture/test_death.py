"""Death, Spirits and permanent death (DV-DTH, DV-SPRT)."""

from typing import Any

import pytest

from tests.games.dungeon_venture.table import Table, rule

FIGHT = """
+-+-+-+-+
|N V o A|
+-+-+-+-+
"""
LAIR = """
+-+-+-+-+-+
|N V o . G|
+-+-+-+-+-+
|.|.|.|.|.|
+-+-+-+-+-+
"""
MAZE = """
+-+-+-+-+
|V o T .|
+ + + + +
|. N . p|
+-+D+-+-+
|. . . .|
+-+-+-+-+
"""
GRONK = {"gronk": {"mark": "G", "attack": "3 blue", "defence": "1 green", "life": 3, "movement": 3}}
BLOW = ["hit hit hit", "miss miss miss miss"]


def fight(vardak: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Vardak with one Life Point left, and the Orc's blow falls."""
    heroes = {"vardak": {"wounds": 7, **(vardak or {})}, **fields.pop("heroes", {})}
    table = Table(FIGHT, turn="orc-1", heroes=heroes, **{"dice": BLOW, **fields})
    return table.play("attack vardak")


def lair(vardak: dict[str, Any] | None = None, **fields: Any) -> Table:
    """The same with a Boss on the board."""
    heroes = {"vardak": {"wounds": 7, **(vardak or {})}, **fields.pop("heroes", {})}
    table = Table(LAIR, areas={"lair": "A1"}, bosses=GRONK, heroes=heroes, **{"turn": "orc-1", "dice": BLOW, **fields})
    return table.play("attack vardak") if table.asked == "keeper" else table


@rule("DV-DTH-01", "DV-DTH-02", "DV-DTH-03")
def test_a_killed_hero_is_a_spirit_on_its_space_and_the_keeper_draws() -> None:
    table = fight(events=["dark-fury", "evil-eye"])
    killed = table.last("HeroKilled")
    assert (killed.hero, killed.by, killed.rule) == ("vardak", "orc-1", "DV-DTH-01")
    assert [(event.card, event.rule) for event in table.told("EventDrawn")] == [("dark-fury.1", "DV-DTH-02")]
    assert (table.last("BecameSpirit").hero, table.last("BecameSpirit").rule) == ("vardak", "DV-DTH-03")
    figure = table.figure("vardak")
    assert (figure.form, figure.space) == ("spirit", "B1")
    assert (table.state.dead, table.state.skulls) == (["storm", "wick"], {})
    assert table.told("TurnSpent") == []


@rule("DV-DTH-01")
def test_one_life_point_left_is_life() -> None:
    table = fight({"wounds": 4})
    assert (table.figure("vardak").form, table.figure("vardak").wounds) == ("hero", 7)
    assert table.told("HeroKilled") == []


@rule("DV-DTH-03")
def test_the_initiative_card_of_a_spirit_stays() -> None:
    table = fight(initiative=["vardak", "naurania"])
    assert sorted(table.state.initiative.draw) == ["naurania", "vardak"]
    table.play("end")
    assert (table.asked, table.prompt) == ("vardak", "turn")


@rule("DV-DTH-04", "DV-DTH-02", "DV-DTH-07")
def test_with_a_boss_on_the_board_death_is_for_good() -> None:
    table = lair({"hand": ["bow"]}, events=["dark-fury"], initiative=["vardak", "naurania"])
    died = table.last("DiedForGood")
    assert (died.hero, died.space, died.cards, died.rule) == ("vardak", "B1", ("bow.1",), "DV-DTH-04")
    assert table.state.keeper_hand == ["dark-fury.1"]
    assert "vardak" not in table.state.figures
    assert table.state.dead == ["storm", "wick", "vardak"]
    assert table.state.skulls["vardak"].cards == ["bow.1"]
    assert table.told("BecameSpirit") == []
    assert (table.last("InitiativeRemoved").card, table.last("InitiativeRemoved").rule) == ("vardak", "DV-RND-08")
    assert table.state.initiative.draw == ["naurania"]


@rule("DV-DTH-07")
def test_the_player_of_a_dead_hero_goes_on_with_the_others() -> None:
    table = lair(options={"party": "vardak naurania / storm wick"}, initiative=["vardak", "naurania"])
    table.play("end")
    assert table.asked == "naurania"


@rule("DV-DTH-05", "DV-DTH-10", "DV-DTH-07")
def test_when_a_boss_is_activated_spirits_die_for_good_and_the_keeper_draws_nothing() -> None:
    table = Table(
        "+-+-+-+-+\n|V SO. G|\n+-+-+-+-+",
        turn="vardak",
        areas={"start": "A1", "lair": "D1"},
        unexplored=["lair"],
        bosses=GRONK,
        heroes={"storm": {"spirit": True, "hand": ["bow"], "used": ["fire-bolt"]}},
        events=["dark-fury"],
        initiative=["storm"],
    )
    table.play("move C1", "end")
    died = table.last("DiedForGood")
    assert (died.hero, died.space, died.cards, died.rule) == ("storm", "B1", ("bow.1", "fire-bolt.1"), "DV-DTH-05")
    assert "storm" not in table.state.figures
    assert (table.state.skulls["storm"].space, table.state.keeper_hand) == ("B1", [])
    assert "storm" not in table.state.initiative.draw + table.state.initiative.discard
    assert (table.told("HeroKilled"), table.figure("vardak").form) == ([], "hero")


@rule("DV-DTH-06", "DV-RUL-45")
def test_once_the_boss_is_gone_the_dead_are_spirits_again() -> None:
    table = lair(
        turn="vardak", heroes={"vardak": {"at": "D1", "wounds": 6}}, dice=["hit hit hit hit", "miss", *BLOW], initiative=["orc"]
    )
    table.play("attack gronk", "end", "activate orc-1", "attack vardak")
    assert (table.last("Defeated").figure, table.state.boss_was_here) == ("gronk", True)
    assert table.figure("vardak").form == "spirit"


@rule("DV-DTH-06", "DV-RUL-45")
def test_a_second_boss_on_the_board_counts() -> None:
    bosses = {**GRONK, "hulk": {**GRONK["gronk"], "mark": "H"}}
    table = Table(
        "+-+-+-+-+\n|V o G H|\n+-+-+-+-+\n|.|.|.|.|\n+-+-+-+-+",
        turn="orc-1",
        areas={"lair": "A1"},
        bosses=bosses,
        heroes={"vardak": {"wounds": 7, "hand": ["bow"]}, "naurania": {"at": "A2"}},
        dice=BLOW,
    )
    table.play("attack vardak")
    assert list(table.state.skulls) == ["vardak"]


@rule("DV-SWI-05", "DV-RUL-45")
@pytest.mark.parametrize("was_here", [True, False])
def test_by_the_switch_death_stays_permanent_after_the_first_boss(was_here: bool) -> None:
    table = Table(FIGHT, turn="orc-1", heroes={"vardak": {"wounds": 7}}, options={"permanent_death": "boss_activated"}, dice=BLOW)
    table.state.boss_was_here = was_here
    table.play("attack vardak")
    assert ("vardak" in table.state.dead) is was_here


@rule("DV-DTH-08", "DV-RUL-46")
def test_a_spirit_keeps_everything_it_had() -> None:
    table = fight({"hand": ["bow"], "worn": ["magic-sword"], "used": ["fire-bolt"], "cast": 1})
    own = table.state.heroes["vardak"]
    assert (own.hand, own.worn, own.used, own.cast) == (["bow.1"], ["magic-sword.1"], ["fire-bolt.1"], 1)
    for_good = lair({"hand": ["bow"], "worn": ["magic-sword"]})
    assert (for_good.state.heroes["vardak"].hand, for_good.state.heroes["vardak"].worn) == ([], [])


@rule("DV-DTH-09", "DV-DTH-02", "DV-DTH-03")
def test_it_makes_no_difference_who_killed_the_hero() -> None:
    table = Table(
        FIGHT, turn="naurania", heroes={"naurania": {"wounds": 5}, "vardak": {"wounds": 7}}, keeper_hand=["falling-stones"],
        events=["dark-fury"], dice=["hit miss miss miss", "miss miss miss miss"],
    )  # fmt: skip
    table.play("search", "event falling-stones at vardak")
    assert (table.last("HeroKilled").by, table.figure("vardak").form) == ("keeper", "spirit")
    assert table.state.keeper_hand == ["dark-fury.1"]


@rule("DV-DTH-09", "DV-DTH-02", "DV-DTH-04")
def test_a_trap_kills_like_anybody() -> None:
    table = Table(
        LAIR.replace("N V", "V ."),
        turn="vardak",
        areas={"lair": "A1"},
        bosses=GRONK,
        heroes={"vardak": {"wounds": 7, "hand": ["bow"]}, "naurania": {"at": "B2"}},
        traps={"B1": "arrows"},
        events=["dark-fury"],
        dice=["hit" + " miss" * 5, "miss miss miss miss"],
    )
    table.play("move B1")
    assert (table.last("HeroKilled").by, table.state.skulls["vardak"].space) == ("arrows", "B1")
    assert [(event.figure, event.rule) for event in table.told("TurnSpent")] == [("vardak", "DV-TURN-07")]
    assert table.state.keeper_hand == ["dark-fury.1"]


@rule("DV-DTH-09")
def test_a_boss_kills_like_anybody() -> None:
    table = lair(turn="gronk", heroes={"vardak": {"at": "D1", "wounds": 7}}, events=["dark-fury"])
    assert (table.last("HeroKilled").by, table.state.keeper_hand) == ("gronk", ["dark-fury.1"])


@rule("DV-RUL-47")
def test_lasting_effects_end_with_death() -> None:
    table = fight(
        lasting=[
            {"card": "battle-hymn", "owner": "vardak"},
            {"card": "stone-skin", "owner": "vardak", "on": "naurania"},
            {"card": "potion-of-heroism", "owner": "vardak"},
            {"card": "haste", "owner": "naurania", "on": "vardak"},
            {"card": "battle-hymn", "owner": "naurania"},
        ],
    )
    assert [(e.card, e.rule) for e in table.told("LastingEnded")] == [
        (card, "DV-RUL-47") for card in ("battle-hymn.1", "stone-skin.1", "potion-of-heroism.1", "haste.1")
    ]
    assert table.state.heroes["vardak"].used == ["battle-hymn.1", "stone-skin.1"]
    assert table.state.heroes["vardak"].hand == []
    assert table.state.heroes["naurania"].used == ["haste.1"]
    assert [entry.card for entry in table.state.lasting] == ["battle-hymn.2"]


@rule("DV-RUL-84")
def test_the_fall_of_a_hero_strengthens_the_boss_only_by_the_event() -> None:
    table = lair(events=["dark-fury"])
    table.play("pass")
    boss = table.figure("gronk")
    assert (boss.wounds, table.state.lasting, table.state.hexes) == (0, [], {})
    assert len(table.told("EventDrawn")) == 1
    assert table.state.keeper_cards == []


@rule("DV-DTH-01")
def test_a_hero_whom_an_event_has_killed_after_the_dice_is_not_harmed_again() -> None:
    table = Table(
        FIGHT, turn="orc-1", heroes={"vardak": {"wounds": 7, "hand": ["bow"]}}, keeper_hand=["falling-stones"],
        events=["dark-fury"], dice=[*BLOW, "hit miss miss miss", "miss miss miss miss"],
    )  # fmt: skip
    table.play("attack vardak", "pass", "event falling-stones at vardak")
    while table.told("AttackEnded")[-1].attacker == "keeper":
        table.play("pass")
    assert [event.attacker for event in table.told("AttackEnded")] == ["keeper", "orc-1"]
    assert table.last("AttackEnded").damage == 3
    assert (len(table.told("HeroKilled")), len(table.told("EventDrawn")), table.told("Defeated")) == (1, 1, [])
    assert (table.figure("vardak").form, table.figure("vardak").wounds) == ("spirit", 8)


@rule("DV-SPRT-01")
@pytest.mark.parametrize(("hero", "far", "too_far"), [("vardak", "F1", "G1"), ("wick", "H1", "I1")])
def test_a_spirit_walks_as_far_as_the_hero(hero: str, far: str, too_far: str) -> None:
    corridor = "+-+-+-+-+-+-+-+-+-+\n|. . . . . . . . .|\n+-+-+-+-+-+-+-+-+-+\n|. o N|#|#|#|#|#|#|\n+-+-+-+-+-+-+-+-+-+"
    table = Table(corridor, turn=hero, heroes={hero: {"at": "A1", "spirit": True}})
    assert table.may(f"move {far}")
    assert table.refusal(f"move {too_far}") == "DV-MOV-02"
    table.play(f"move {far}")
    assert {event.rule for event in table.told("Moved")} == {"DV-SPRT-01"}
    assert len(table.told("Moved")) == ord(far[0]) - ord("A")


@rule("DV-SPRT-01")
def test_a_spirit_does_not_walk_diagonally() -> None:
    table = Table("+-+-+-+\n|V .|o|\n+ + + +\n|. .|N|\n+-+-+-+", turn="vardak", heroes={"vardak": {"spirit": True}})
    table.play("move B2")
    assert len(table.told("Moved")) == 2


@rule("DV-SPRT-02", "DV-SPRT-06")
def test_a_spirit_passes_monsters_furniture_traps_and_closed_doors_but_does_not_stop_there() -> None:
    table = Table(MAZE, turn="vardak", sprung=["D2"], heroes={"vardak": {"spirit": True}})
    assert table.refusal("move C1") == "DV-FUR-01"
    assert table.refusal("move B1") == "DV-SPRT-06"
    assert table.refusal("move B2") == "DV-SPRT-06"
    assert [o.split()[1] for o in table.options() if o.startswith("move")] == ["D1", "A2", "C2", "D2", "A3", "B3", "C3", "D3"]
    table.play("move D1")
    assert [event.to for event in table.told("Moved")] == ["B1", "C1", "D1"]
    pit = Table(MAZE, turn="vardak", sprung=["D2"], heroes={"vardak": {"spirit": True, "at": "D1"}})
    pit.play("move C2")
    assert (pit.told("Rolled"), pit.told("LeaptIntoPit")) == ([], [])


@rule("DV-SPRT-02")
def test_a_spirit_passes_fallen_boulders() -> None:
    table = Table(
        "+-+-+-+\n|V r .|\n+ + + +\n|N o .|\n+-+-+-+", turn="vardak", sprung=["B1"], heroes={"vardak": {"spirit": True}}
    )
    assert table.refusal("move B1") == "DV-ROCK-04"
    table.play("move C1")
    assert [event.to for event in table.told("Moved")] == ["B1", "C1"]


@rule("DV-SPRT-04")
def test_a_spirit_does_not_pass_walls() -> None:
    table = Table("+-+-+-+\n|V .|o|\n+-+-+-+\n|N .|.|\n+-+-+-+", turn="vardak", heroes={"vardak": {"spirit": True}})
    assert [o for o in table.options() if o.startswith("move")] == ["move B1"]
    assert table.refusal("move B2") == "DV-SPRT-05"
    assert table.refusal("move C2") == "DV-SPRT-05"


@rule("DV-SPRT-05")
@pytest.mark.parametrize("door", ["O", "D"])
@pytest.mark.parametrize(("status", "is_legal"), [("unexplored", False), ("revealed", False), ("explored", True)])
def test_no_door_leads_a_spirit_into_an_unexplored_area(door: str, status: str, is_legal: bool) -> None:
    table = Table(
        f"+-+-+-+\n|V N{door}.|\n+ + + +\n|. o|.|\n+-+-+-+",
        turn="vardak",
        areas={"start": "A1", "beyond": "C1"},
        heroes={"vardak": {"spirit": True}},
        **({} if is_legal else {status: ["beyond"]}),
    )
    assert table.may("move C1") is is_legal
    if not is_legal:
        assert table.refusal("move C1") == "DV-SPRT-05"


@rule("DV-SPRT-06")
def test_spirits_share_a_space_but_not_with_a_hero() -> None:
    heroes = {"vardak": {"spirit": True}, "storm": {"spirit": True, "at": "C2"}}
    table = Table("+-+-+-+\n|V N .|\n+ + + +\n|. o .|\n+-+-+-+", turn="vardak", heroes=heroes)
    assert table.may("move C2")
    assert table.refusal("move B1") == "DV-SPRT-06"
    assert table.refusal("move B2") == "DV-SPRT-06"


@rule("DV-SPRT-07")
@pytest.mark.parametrize("trap", ["pit", "arrows", "boulders"])
def test_a_spirit_never_triggers_a_trap(trap: str) -> None:
    table = Table(
        "+-+-+-+\n|V . .|\n+ + + +\n|N . o|\n+-+-+-+", turn="vardak", traps={"C1": trap}, heroes={"vardak": {"spirit": True}}
    )
    table.play("move C1")
    assert (table.told("TrapSprung"), table.told("Rolled"), table.figure("vardak").space) == ([], [], "C1")
    assert table.state.traps == {}


@rule("DV-SPRT-08")
def test_a_spirit_beside_an_altar_becomes_the_hero_again() -> None:
    hero = {"at": "D1", "spirit": True, "wounds": 8, "used": ["fire-bolt"], "cast": 1}
    table = Table("+-+-+-+-+\n|N o A .|\n+-+-+-+-+", turn="vardak", heroes={"vardak": hero})
    table.play("resurrect")
    figure, own = table.figure("vardak"), table.state.heroes["vardak"]
    assert (figure.form, figure.space, figure.wounds) == ("hero", "D1", 0)
    assert (own.hand, own.used, own.cast) == (["fire-bolt.1"], [], 0)


@rule("DV-SPRT-08")
def test_a_spirit_may_move_first_and_then_resurrect() -> None:
    table = Table("+-+-+-+-+-+\n|N o A . .|\n+-+-+-+-+-+", turn="vardak", heroes={"vardak": {"at": "E1", "spirit": True}})
    assert table.refusal("resurrect") == "DV-REST-01"
    table.play("move D1", "resurrect")
    assert table.figure("vardak").form == "hero"
    assert table.told("TurnEnded")[0].figure == "vardak"


@rule("DV-SPRT-09")
def test_another_hero_picks_a_spirit_up_and_carries_it() -> None:
    table = Table("+-+-+-+\n|V N .|\n+ + + +\n|. o .|\n+-+-+-+", turn="naurania", heroes={"vardak": {"at": "B1", "spirit": True}})
    assert [option for option in table.options() if option.startswith("guide")] == ["guide vardak"]
    table.play("guide vardak", "move C1")
    assert (table.figure("vardak").space, table.figure("vardak").carried_by) == ("C1", "naurania")
    taken = {"vardak": {"at": "B1", "spirit": True, "carried_by": "storm"}, "storm": {"at": "B1", "spirit": True}}
    for heroes in (taken, {"vardak": {"at": "A1", "spirit": True}, "storm": {"at": "C1"}}):
        nobody = Table("+-+-+-+\n|. N .|\n+ + + +\n|. o .|\n+-+-+-+", turn="naurania", heroes=heroes)
        assert not nobody.may("guide vardak")
        assert not nobody.may("guide storm") or heroes is taken


@rule("DV-DTH-04", "DV-VIC-03")
def test_when_the_last_hero_dies_for_good_the_keeper_has_won() -> None:
    table = lair(heroes={"naurania": {"dead": True}})
    assert (table.session.outcome, table.asked) == ("keeper", "")


@rule("DV-GEN-06")
def test_a_quest_token_stays_where_its_bearer_fell() -> None:
    table = Table(
        FIGHT,
        turn="orc-1",
        heroes={"vardak": {"wounds": 7}},
        adventure={"tokens": {"crown": "D1", "orb": "A1"}},
        dice=BLOW,
    )
    table.state.tokens["crown"] = "vardak"
    table.play("attack vardak")
    dropped = table.last("TokenDropped")
    assert (dropped.token, dropped.space, dropped.rule) == ("crown", "B1", "DV-GEN-06")
    assert table.state.tokens == {"crown": "B1", "orb": "A1"}
