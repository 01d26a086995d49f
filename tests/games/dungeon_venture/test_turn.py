"""A turn (DV-TURN): movement and one Action in either order, and who decides in it (DV-DEC)."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.kernel import Refused, Session
from tests.games.dungeon_venture.table import Table, rule

ROOM = """
+-+-+-+-+-+-+-+
|V . k . . . .|
+ + + + + + + +
|. . . . N S .|
+-+-+-+-+-+-+-+
"""
BOSS: dict[str, Any] = {"mark": "G", "attack": "1 red", "defence": "1 red", "life": 3, "movement": 3}


def kinds(table: Table) -> set[str]:
    return {option.partition(" ")[0] for option in table.options()}


@rule("DV-TURN-01", "DV-TURN-02")
def test_move_then_act() -> None:
    table = Table(ROOM, turn="vardak", initiative=["naurania"], dice=["miss miss miss miss", "miss"])
    table.play("move B1")
    assert table.prompt == "turn"
    assert table.asked == "vardak"
    assert "move" not in kinds(table)
    assert table.refusal("move A1") == "DV-TURN-01"
    table.play("attack kobold-1")
    assert table.asked == "naurania"
    assert [event.figure for event in table.told("TurnEnded")] == ["vardak"]


@rule("DV-TURN-01", "DV-TURN-02")
def test_act_then_move() -> None:
    table = Table(ROOM, turn="vardak", initiative=["naurania"])
    table.play("search")
    assert table.asked == "vardak"
    assert kinds(table) == {"move", "end"}
    table.play("move B2")
    assert table.asked == "naurania"
    assert table.figure("vardak").space == "B2"


@rule("DV-TURN-02")
def test_an_action_ends_the_movement_before_it() -> None:
    """One step, an attack: the four steps left are lost."""
    table = Table(ROOM, turn="vardak", initiative=["naurania"], dice=["miss miss miss miss", "miss"])
    table.play("move B1", "attack kobold-1")
    assert table.figure("vardak").space == "B1"
    assert table.asked == "naurania"


@rule("DV-TURN-01", "DV-MON-04")
def test_monsters_move_and_act_in_either_order_too() -> None:
    table = Table(ROOM, next="kobold", initiative=["vardak"], dice=["miss miss", "miss miss miss miss"])
    table.play("activate kobold-1", "move B1", "attack vardak")
    assert table.asked == "vardak"
    table = Table("+-+-+-+\n|V k .|\n+-+-+-+", next="kobold", initiative=["vardak"], dice=["miss miss", "miss miss miss miss"])
    table.play("activate kobold-1", "attack vardak")
    assert table.asked == "keeper"
    assert kinds(table) == {"move", "end"}
    table.play("move C1")
    assert table.asked == "vardak"


@rule("DV-TURN-03", "DV-RUL-14")
@pytest.mark.parametrize("choices", [["end"], ["move B1", "end"], ["search", "end"]])
def test_both_parts_are_optional(choices: list[str]) -> None:
    table = Table(ROOM, turn="vardak", initiative=["naurania"])
    table.play(*choices)
    assert table.asked == "naurania"
    spent = table.last("TurnSpent")
    assert (spent.figure, spent.rule) == ("vardak", "DV-TURN-03")


@rule("DV-TURN-03", "DV-RUL-14")
def test_a_monster_may_pass_too() -> None:
    table = Table(ROOM, next="kobold", initiative=["vardak"])
    table.play("activate kobold-1", "end")
    assert table.asked == "vardak"
    assert table.figure("kobold-1").space == "C1"


@rule("DV-TURN-03")
def test_unused_movement_is_lost_at_the_end_of_the_turn() -> None:
    table = Table("+-+-+-+-+-+-+-+-+-+\n|V . . . . . . . k|\n+-+-+-+-+-+-+-+-+-+", turn="vardak", initiative=["vardak"])
    table.play("move B1", "end")
    assert table.may("move G1")
    assert table.refusal("move H1") == "DV-MOV-02"


@rule("DV-TURN-04")
def test_one_action_a_turn() -> None:
    table = Table(ROOM, turn="vardak")
    table.play("search")
    assert table.refusal("search") == "DV-TURN-04"
    assert table.refusal("double") == "DV-TURN-04"
    assert table.last("ActionTaken").action == "search"
    assert len(table.told("ActionTaken")) == 1


@rule("DV-TURN-01")
def test_nobody_else_acts_in_a_figures_turn() -> None:
    table = Table(ROOM, turn="vardak")
    assert table.session.decision is not None
    assert table.session.decision.seats == ("vardak",)
    with pytest.raises(Refused, match="naurania is not asked now"):
        table.session.choose("end", "naurania")


@rule("DV-TURN-05", "DV-EXP-07", "DV-BOSS-06", "DV-BOSS-09")
def test_the_end_of_a_turn_in_order() -> None:
    """Cards first, then Monsters and Boss, then the Spirits die, then the turn is over and the next card comes."""
    table = Table(
        "+-+-+-+-+\n|N VO. G|\n+ + + + +\n|S .|. k|\n+-+-+-+-+",
        areas={"start": "A1", "lair": "C1"},
        revealed=["lair"],
        bosses={"gronk": BOSS},
        heroes={"naurania": {"spirit": True}},
        turn="vardak",
        initiative=["storm", "naurania"],
        events=["evil-eye"],
    )
    table.play("move C1", "end")
    names = [type(event).__name__ for event in table.session.events]
    names = names[names.index("MonstersPlaced") :]
    order = ["MonstersPlaced", "InitiativeShuffled", "FigurePlaced", "DiedForGood", "TurnEnded", "InitiativeRevealed"]
    assert [names.index(name) for name in order] == sorted(names.index(name) for name in order)
    assert table.last("TurnEnded").rule == "DV-TURN-05"
    assert "naurania" not in table.state.figures
    assert table.state.keeper_hand == []


@rule("DV-TURN-06")
def test_a_spirit_moves_and_has_no_action_but_to_resurrect() -> None:
    table = Table(
        "+-+-+-+-+-+-+-+\n|V . . . . A k|\n+-+-+-+-+-+-+-+",
        heroes={"vardak": {"spirit": True, "hand": ["haste"]}},
        turn="vardak",
        initiative=["kobold"],
    )
    assert kinds(table) == {"move", "end"}
    for option in ("search", "double", "attack kobold-1", "rest", "play haste at vardak", "reorganize"):
        assert table.refusal(option) == "DV-SPRT-03"
    table.play("move E1")
    assert table.options() == ["resurrect", "end"]
    table.play("resurrect")
    assert table.figure("vardak").form == "hero"
    assert table.asked == "keeper"


@rule("DV-TURN-06", "DV-RUL-87")
def test_a_spirit_that_resurrects_first_walks_on_as_a_hero() -> None:
    """DV-EX-53: closed doors, enemies and furniture block it, traps trigger."""
    table = Table(
        "+-+-+-+-+\n|A V . f|\n+ +D+ + +\n|T .|k .|\n+-+-+-+-+",
        areas={"start": "A1"},
        heroes={"vardak": {"spirit": True, "wounds": 8}},
        turn="vardak",
        dice=["hit hit miss miss miss miss", "miss miss miss miss"],
    )
    assert table.may("move B2")
    table.play("resurrect")
    assert table.figure("vardak").wounds == 0
    assert table.refusal("move B2") == "DV-MOV-06"
    assert table.refusal("move C2") == "DV-MOV-07"
    assert table.refusal("resurrect") == "DV-ACT-02"
    table.play("move D1")
    assert table.figure("vardak").wounds == 2


@rule("DV-TURN-06")
def test_a_spirit_that_resurrects_where_a_trap_lies_is_not_harmed() -> None:
    table = Table(
        "+-+-+-+\n|A . k|\n+-+-+-+",
        heroes={"vardak": {"at": "B1", "spirit": True}},
        traps={"B1": "arrows"},
        turn="vardak",
    )
    table.play("resurrect")
    assert table.figure("vardak").form == "hero"
    assert table.told("TrapSprung") == []


@rule("DV-TURN-07", "DV-RUL-25")
def test_a_hero_killed_in_its_own_turn_does_nothing_more() -> None:
    """DV-EX-49: it dies on a trap in the Boss's room; the turn still ends in order, and the Boss takes the Spirit."""
    table = Table(
        "+-+-+-+-+\n|S NOf G|\n+-+-+-+-+",
        areas={"start": "A1", "lair": "C1"},
        revealed=["lair"],
        bosses={"gronk": BOSS},
        heroes={"naurania": {"wounds": 5, "hand": ["haste"]}},
        turn="naurania",
        initiative=["storm"],
        events=["evil-eye", "leaden-feet"],
        dice=["hit hit hit hit hit hit", "miss miss"],
    )
    table.play("move C1")
    spent = table.last("TurnSpent")
    assert (spent.figure, spent.rule) == ("naurania", "DV-TURN-07")
    assert [type(event).__name__ for event in table.told("BecameSpirit")] == ["BecameSpirit"]
    table.play(*["keeper: pass"] * 5)  # after the damage, after the movement, before and after placing, at the end
    assert "gronk" in table.state.figures
    assert "naurania" in table.state.dead
    assert table.state.skulls["naurania"].space == "C1"
    assert table.state.skulls["naurania"].cards == ["haste.1"]
    assert len(table.told("EventDrawn")) == 1
    assert len(table.told("TurnSpent")) == 1
    assert table.last("TurnEnded").figure == "naurania"


@rule("DV-TURN-07")
def test_not_even_resurrect_before_the_next_turn() -> None:
    table = Table(
        "+-+-+-+-+\n|V f A k|\n+-+-+-+-+",
        heroes={"vardak": {"wounds": 7}},
        turn="vardak",
        initiative=["kobold"],
        dice=["hit hit miss miss miss miss", "miss miss miss miss"],
    )
    table.play("move B1")
    assert table.figure("vardak").form == "spirit"
    assert table.figure("vardak").space == "B1"
    assert table.asked == "keeper"
    assert table.prompt == "activate"


@rule("DV-TURN-07")
def test_a_monster_killed_in_its_own_turn_ends_it_as_well() -> None:
    table = Table(
        "+-+-+-+-+-+\n|k . . V .|\n+-+-+-+-+-+",
        traps={"B1": "pit"},
        sprung=["B1"],
        next="kobold",
        initiative=["vardak"],
        adventure={"objective": {"win": ["count never 1"]}},
        dice=["hit miss miss miss"],
    )
    table.play("activate kobold-1", "leap C1")
    assert "kobold-1" not in table.state.figures
    assert table.last("TurnSpent").rule == "DV-TURN-07"
    assert table.asked == "vardak"


# --- who decides ----------------------------------------------------------------------------------


@rule("DV-GEN-03", "DV-DEC-03")
def test_the_keeper_answers_for_monsters_and_the_boss_and_for_nobody_else() -> None:
    table = Table(
        "+-+-+-+-+\n|.|V o G|\n+-+-+-+-+",
        areas={"start": "A1", "den": "B1"},
        bosses={"gronk": {"mark": "G", "attack": "3 blue", "defence": "2 blue", "life": 6, "movement": 4}},
        turn="vardak",
        initiative=["orc", "gronk"],
    )
    assert table.asked == "vardak"
    table.play("end")
    assert (table.asked, table.prompt, table.options()) == ("keeper", "activate", ["activate orc-1"])
    table.play("activate orc-1")
    assert (table.asked, table.prompt) == ("keeper", "turn")
    table.play("end")
    assert (table.asked, table.options()) == ("keeper", ["activate gronk"])


@rule("DV-DEC-04", "DV-RUL-80")
def test_the_heros_player_chooses_where_a_hero_pushed_by_a_trap_goes() -> None:
    table = Table("+-+-+-+\n|V p .|\n+ + + +\n|. . k|\n+-+-+-+", turn="vardak", dice=["miss miss miss miss"])
    table.play("move B1")
    assert (table.asked, table.prompt) == ("vardak", "displace")
    assert table.options() == ["place A1", "place C1", "place B2"]


@rule("DV-DEC-04", "DV-SPI-04")
def test_the_carrying_heros_player_chooses_where_a_spirit_is_released() -> None:
    table = Table(
        "+-+-+-+\n|. A .|\n+ + + +\n|. V .|\n+-+-+-+",
        heroes={"naurania": {"spirit": True, "carried_by": "vardak"}},
        turn="vardak",
        adventure={"objective": {"win": ["count never 1"]}},
    )
    assert not [option for option in table.options() if option.startswith("release")]
    assert table.refusal("release naurania to A2") == "DV-SPI-04"
    wide = Table(
        "+-+-+-+\n|A . A|\n+ + + +\n|. V .|\n+-+-+-+",
        heroes={"naurania": {"spirit": True, "carried_by": "vardak"}},
        turn="vardak",
        adventure={"objective": {"win": ["count never 1"]}},
    )
    released = [option for option in wide.options("vardak") if option.startswith("release")]
    assert released == ["release naurania to B1", "release naurania to A2", "release naurania to C2"]
    wide.play("release naurania to C2")
    assert wide.figure("naurania").space == "C2"
    assert wide.figure("naurania").carried_by == ""


@rule("DV-DEC-05", "DV-RUL-26")
def test_a_chest_is_picked_clockwise_from_the_hero_who_opened_it() -> None:
    table = Table(
        "+-+-+-+-+\n|V C S W|\n+-+-+-+-+",
        heroes={"naurania": {"at": "C1", "spirit": True}},
        turn="storm",
        options={"party": "wick vardak / storm naurania"},
        treasure=["bow", "haste", "blink", "iron-helm"],
        adventure={"objective": {"win": ["count never 1"]}},
    )
    table.play("chest B1")
    asked = []
    for name in ("haste", "bow", "iron-helm", "blink"):
        asked.append(table.asked)
        table.play(f"pick {name}")
    assert asked == ["storm", "naurania", "wick", "vardak"]
    assert table.state.heroes["storm"].hand == ["haste.1"]
    assert table.state.heroes["vardak"].hand == ["blink.1"]


@rule("DV-DEC-06", "DV-SWAP-02")
def test_another_players_hero_must_agree_to_swap() -> None:
    table = Table(ROOM, turn="naurania")
    table.play("swap with storm")
    assert (table.asked, table.prompt, table.options()) == ("storm", "swap", ["agree", "refuse"])
    table.play("refuse")
    assert (table.figure("naurania").space, table.figure("storm").space) == ("E2", "F2")
    assert table.last("Answered").agrees is False
    assert table.told("ActionTaken") == []
    table.play("swap with storm", "agree")
    assert (table.figure("naurania").space, table.figure("storm").space) == ("F2", "E2")


@rule("DV-DEC-06")
def test_ones_own_heroes_need_not_agree() -> None:
    table = Table(ROOM, turn="naurania", options={"party": "vardak wick / naurania storm"})
    table.play("swap with storm")
    assert table.figure("naurania").space == "F2"
    assert table.told("Answered") == []


@rule("DV-DEC-06", "DV-REO-02")
def test_all_players_agree_to_reorganize() -> None:
    table = Table("+-+-+-+\n|V N S|\n+-+-+-+", turn="naurania", adventure={"objective": {"win": ["count never 1"]}})
    table.play("reorganize")
    assert (table.asked, table.prompt, table.options()) == ("vardak", "reorganize", ["agree", "refuse"])
    table.play("agree")
    assert table.asked == "storm"
    refused = Table(
        "+-+-+-+\n|V N S|\n+-+-+-+",
        turn="naurania",
        adventure={"objective": {"win": ["count never 1"]}},
        choices=["reorganize", "agree", "refuse"],
    )
    assert (refused.asked, refused.prompt) == ("naurania", "turn")
    assert refused.told("ReorganizationBegan") == []
    table.play("agree")
    assert table.prompt == "reorganizing"


@rule("DV-DEC-07", "DV-GEN-03")
def test_the_keeper_decides_when_to_play_an_event() -> None:
    table = Table(
        ROOM, turn="vardak", heroes={"vardak": {"at": "B1"}}, keeper_hand=["evil-eye"], dice=["hit hit miss miss", "miss"]
    )
    table.play("attack kobold-1")
    assert (table.asked, table.prompt) == ("keeper", "window")
    assert table.refusal("event evil-eye") == "DV-EVT-03"
    table.play("pass")
    assert table.options() == ["pass", "event evil-eye"]
    table.play("event evil-eye")
    assert table.state.keeper_hand == []
    assert "kobold-1" in table.state.figures


@rule("DV-DEC-08", "DV-CAMP-08", "DV-COUS-02", "DV-SHOP-01")
def test_the_hero_players_decide_what_is_kept_given_and_bought() -> None:
    record = {"played": 1, "won": 1, "gold": 10, "loose": ["bow.1", "iron-helm.1"], "cousins": ["wick"]}
    session = Session.begin(GAME, "ravens-watch", "seed", {"campaign": record})
    assert session.decision is not None
    assert session.decision.prompt == "keep"
    assert session.decision.seats == ("vardak", "naurania", "storm", "wick")
    session.choose("keep bow by wick", "storm")
    assert session.decision is not None
    assert session.decision.prompt == "keep"
    for hero in ("vardak", "wick", "storm", "naurania"):
        assert session.decision.prompt == "keep"
        session.choose("ready", hero)
    assert session.decision is not None
    assert session.decision.prompt == "shop"
    assert "keeper" not in session.decision.seats
    session.choose("buy healing-potion for naurania", "wick")
    assert session.state.heroes["wick"].hand == ["bow.1"]
    assert session.state.heroes["naurania"].hand == ["healing-potion.1"]


# --- switches -------------------------------------------------------------------------------------


@rule("DV-SWI-02", "DV-REO-16")
@pytest.mark.parametrize(("reading", "refused"), [("allow", False), ("refuse", True)])
def test_reorganizing_with_monsters_still_to_be_placed(reading: str, refused: bool) -> None:
    table = Table(
        "+-+-+-+\n|VO. k|\n+-+-+-+",
        areas={"start": "A1", "den": "B1"},
        revealed=["den"],
        turn="vardak",
        options={"reorganize_with_pending_monsters": reading},
    )
    assert table.may("reorganize")
    table.play("move B1")
    if refused:
        assert table.refusal("reorganize") == "DV-SWI-02"
        assert not table.may("reorganize")
        return
    table.play("reorganize", "ready")
    assert table.prompt == "first"
    assert table.state.round == 2
    assert "kobold-1" in table.state.figures
    assert "kobold" in table.state.initiative.draw


@rule("DV-SWI-02")
def test_the_switch_asks_only_about_this_turn() -> None:
    table = Table(
        "+-+-+\n|V .|\n+-+-+",
        turn="vardak",
        options={"reorganize_with_pending_monsters": "refuse"},
        adventure={"objective": {"win": ["count never 1"]}},
    )
    assert table.may("reorganize")


def test_between_two_choices_of_a_turn_the_state_is_the_whole_truth() -> None:
    table = Table("+-+-+-+-+\n|V . . k|\n+-+-+-+-+", turn="vardak")
    table.play("move B1")
    assert table.prompt == "turn"
    assert table.session.safe_point.inputs == 1
    assert table.session.safe_state() == table.state
