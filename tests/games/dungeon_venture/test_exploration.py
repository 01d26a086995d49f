"""Exploring a new area (DV-EXP)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeon_venture.table import Table, rule

PEACE: dict[str, Any] = {"objective": {"win": ["count never 1"]}}
DEN = {"start": "A1", "den": "C1"}
FULL = """
+-+-+-+-+-+-+
|. VD. p CS.|
+ + + + + +-+
|. .|A k LD.|
+-+-+-+-+-+-+
"""


def row(text: str, **fields: Any) -> Table:
    """A corridor of rooms, drawn as one line."""
    edge = "+-" * (len(text) // 2) + "+"
    return Table(f"{edge}\n{text}\n{edge}", areas=fields.pop("areas", DEN), **fields)


def figures(table: Table) -> dict[str, str]:
    return {figure.id: figure.space for figure in table.state.figures.values()}


# --- the door is closed ---------------------------------------------------------------------------


@rule("DV-EXP-01", "DV-EXP-02", "DV-EXP-06", "DV-EXP-07")
def test_who_begins_at_the_door_opens_it_walks_in_and_is_done() -> None:
    """DV-EX-17."""
    table = row("|. VD. T k|", unexplored=["den"], turn="vardak", initiative=["vardak"])
    table.play("open B1-C1")
    assert table.state.furniture == {"D1": "table"}
    assert list(table.state.figures) == ["vardak"]
    table.play("move C1")
    assert figures(table) == {"vardak": "C1", "kobold-1": "E1"}
    placed = table.last("FigurePlaced")
    assert (placed.figure, placed.figure_kind, placed.form, placed.rule) == ("kobold-1", "kobold", "monster", "DV-EXP-06")
    assert [event.figure for event in table.told("TurnEnded")] == ["vardak"]


@rule("DV-EXP-02")
@pytest.mark.parametrize("by", ["hero", "monster"])
def test_an_opened_room_shows_furniture_doors_chests_altars_and_nothing_else(by: str) -> None:
    table = Table(
        FULL,
        areas={"start": "A1", "den": "C1", "vault": "F2", "cell": "F1"},
        unexplored=["den", "vault", "cell"],
        heroes={} if by == "hero" else {"vardak": {"at": "A1"}},
        monsters={} if by == "hero" else {"orc-1": {"at": "B1"}},
        **({"turn": "vardak"} if by == "hero" else {"next": "orc", "choices": ["activate orc-1"]}),
    )
    table.play("open B1-C1")
    revealed = table.last("AreaRevealed")
    assert (revealed.area, revealed.rule) == ("den", "DV-EXP-02")
    assert table.state.furniture == {"E1": "chest", "C2": "altar", "E2": "bookcase"}
    assert table.state.doors == {"B1-C1": "open", "E2-F2": "closed"}
    assert [(event.door, event.rule) for event in table.told("DoorPlaced")] == [("E2-F2", "DV-EXP-02")]
    assert table.state.traps == {}
    assert "kobold-1" not in table.state.figures
    assert "vault" not in table.state.areas


@rule("DV-EXP-02")
def test_secret_doors_are_not_shown_and_a_room_behind_an_open_door_is_set_up_too() -> None:
    table = row(
        "|. VD.S.|",
        areas={"start": "A1", "den": "C1", "vault": "D1"},
        unexplored=["den", "vault"],
        turn="vardak",
        adventure=PEACE,
    )
    table.play("open B1-C1")
    assert table.state.doors == {"B1-C1": "open"}
    chain = row(
        "|. VD.OT|",
        areas={"start": "A1", "den": "C1", "vault": "D1"},
        unexplored=["den", "vault"],
        turn="vardak",
        adventure=PEACE,
    )
    chain.play("open B1-C1")
    assert chain.state.doors == {"B1-C1": "open", "C1-D1": "open"}
    assert chain.state.areas == {"start": "explored", "den": "revealed", "vault": "revealed"}
    assert chain.state.furniture == {"D1": "table"}


@rule("DV-EXP-02")
def test_a_room_is_set_up_once() -> None:
    table = row(
        "|. VD. T|",
        unexplored=["den"],
        turn="vardak",
        initiative=["vardak", "vardak"],
        adventure=PEACE,
        choices=["open B1-C1", "end", "close B1-C1", "end", "open B1-C1"],
    )
    assert len(table.told("AreaRevealed")) == 1


@rule("DV-EXP-03", "DV-RUL-23")
def test_who_walks_to_the_door_and_opens_it_cannot_enter_in_this_turn() -> None:
    table = row("|V .D. k|", unexplored=["den"], turn="vardak", initiative=["vardak"])
    table.play("move B1", "open B1-C1")
    assert [event.figure for event in table.told("TurnEnded")] == ["vardak"]
    assert figures(table) == {"vardak": "B1"}
    assert table.told("AreaEntered") == []
    assert table.may("move C1")


# --- the door is open -----------------------------------------------------------------------------


@rule("DV-EXP-04", "DV-EXP-06", "DV-RUL-98")
@pytest.mark.parametrize("action", ["search", "play healing-potion", "end"])
def test_who_walks_in_still_has_any_action_and_only_then_do_the_monsters_come(action: str) -> None:
    """DV-EX-18."""
    table = row(
        "|. VO. k|",
        revealed=["den"],
        turn="vardak",
        initiative=["vardak"],
        heroes={"vardak": {"wounds": 2, "hand": ["healing-potion"]}},
    )
    table.play("move C1")
    assert table.asked == "vardak"
    assert table.prompt == "turn"
    assert figures(table) == {"vardak": "C1"}
    table.play(action)
    assert figures(table) == {"vardak": "C1", "kobold-1": "D1"}


@rule("DV-RUL-98", "DV-EXP-06")
def test_they_do_not_come_while_the_movement_is_still_to_be_made() -> None:
    """Double Step first, then the move: nothing is placed between the two."""
    table = row("|. VO. k|", revealed=["den"], turn="vardak", initiative=["vardak"])
    table.play("move C1", "double")
    assert figures(table) == {"vardak": "C1"}
    table.play("move A1")
    assert figures(table) == {"vardak": "A1", "kobold-1": "D1"}


@rule("DV-EXP-05")
def test_opening_a_door_brings_no_monsters_only_entering_does() -> None:
    table = row("|. VD. k|", unexplored=["den"], turn="vardak", initiative=["vardak"], choices=["open B1-C1", "end"])
    assert figures(table) == {"vardak": "B1"}
    assert table.told("MonstersPlaced") == []
    assert table.told("InitiativeShuffled") == []


@rule("DV-EXP-05", "DV-MON-06", "DV-MON-07")
def test_a_monster_that_walks_in_brings_none_and_the_hero_who_follows_does() -> None:
    """DV-EX-43."""
    map = "+-+-+-+-+\n|V kD. z|\n+ + + + +\n|. .|. .|\n+-+-+-+-+"
    table = Table(map, areas=DEN, unexplored=["den"], next="kobold", initiative=["vardak"], choices=["activate kobold-1"])
    table.play("open B1-C1", "move C2")
    assert table.asked == "vardak"
    assert table.state.areas["den"] == "revealed"
    assert figures(table) == {"vardak": "A1", "kobold-1": "C2"}
    table.play("move C1", "end")
    assert figures(table) == {"vardak": "C1", "kobold-1": "C2", "zombie-1": "D1"}


@rule("DV-EXP-06", "DV-EXP-07", "DV-EXP-08")
def test_cards_first_then_the_monsters_on_their_printed_spaces() -> None:
    table = row("|. VO. k z k|", revealed=["den"], turn="vardak", initiative=["vardak"], choices=["move C1", "end"])
    assert figures(table) == {"vardak": "C1", "kobold-1": "D1", "zombie-1": "E1", "kobold-2": "F1"}
    names = [type(event).__name__ for event in table.session.events]
    assert names.index("TurnSpent") < names.index("InitiativeShuffled") < names.index("FigurePlaced") < names.index("TurnEnded")
    assert table.last("InitiativeShuffled").order == ("vardak", "kobold", "zombie")
    assert table.state.placed == ["start", "den"]


@rule("DV-EXP-12")
def test_placed_monsters_wait_for_their_card() -> None:
    table = row("|. VO. k|", revealed=["den"], turn="vardak", initiative=["vardak"], choices=["move C1", "end"])
    assert table.last("InitiativeRevealed").card == "kobold"
    assert [event.figure for event in table.told("TurnBegan")] == []
    assert table.prompt == "activate"


# --- the printed space is taken -------------------------------------------------------------------


@rule("DV-EXP-09", "DV-EXP-10", "DV-DEC-04")
def test_a_monster_whose_space_is_taken_is_put_beside_it_by_the_keeper() -> None:
    """DV-EX-19."""
    table = Table(
        "+-+-+-+-+-+\n|. VO. . .|\n+-+-+ + + +\n|. .|. k .|\n+-+-+-+-+-+",
        areas={"start": "A1", "den": "C1", "side": "A2"},
        revealed=["den"],
        turn="vardak",
        initiative=["vardak"],
        choices=["move D2", "end"],
    )
    assert (table.asked, table.prompt) == ("keeper", "place")
    assert table.session.decision is not None
    assert table.session.decision.about == {"figure": "kobold", "space": "D2"}
    assert table.options() == ["place C1", "place D1", "place E1", "place C2", "place E2"]
    table.play("place C1")
    assert figures(table) == {"vardak": "D2", "kobold-1": "C1"}
    assert table.last("FigurePlaced").rule == "DV-EXP-10"


@rule("DV-EXP-10", "DV-RUL-24")
def test_the_other_space_is_free_and_in_the_same_area() -> None:
    """Around D1 lie a Table, another Hero, and the corridor behind the wall."""
    table = Table(
        "+-+-+-+-+-+\n|. VOk T .|\n+ + + + + +\n|. .|N . .|\n+-+-+-+-+-+",
        areas=DEN,
        revealed=["den"],
        turn="vardak",
        initiative=["vardak"],
        choices=["move C1", "end"],
    )
    assert table.options() == ["place D2"]


@rule("DV-RUL-24")
def test_with_nothing_free_around_it_is_the_nearest_space_of_the_area() -> None:
    table = row("|. VOk T . .|", revealed=["den"], turn="vardak", initiative=["vardak"], choices=["move C1", "end"])
    assert table.options() == ["place E1"]


@rule("DV-RUL-24")
def test_with_the_area_full_it_is_the_nearest_space_anywhere() -> None:
    table = row("|. . VOk|", areas={"start": "A1", "den": "D1"}, revealed=["den"], turn="vardak", initiative=["vardak"])
    table.play("move D1", "end")
    assert table.options() == ["place C1"]


@rule("DV-RUL-24")
def test_a_pit_is_not_taken_while_another_space_is_free() -> None:
    table = Table(
        "+-+-+-+-+-+\n|. VOk p .|\n+ + +-+-+ +\n|. .|. . .|\n+-+-+-+-+-+",
        areas=DEN,
        revealed=["den"],
        found=["D1"],
        turn="vardak",
        initiative=["vardak"],
        choices=["move C1", "end"],
    )
    assert table.options() == ["place C2", "place D2"]


@rule("DV-RUL-24")
def test_not_even_when_the_other_space_is_farther_away() -> None:
    table = row("|. VOk p .|", revealed=["den"], found=["D1"], turn="vardak", initiative=["vardak"], choices=["move C1", "end"])
    assert table.options() == ["place E1"]


@rule("DV-RUL-24")
def test_a_pit_is_taken_when_nothing_else_is_left() -> None:
    table = Table(
        "+-+-+-+\n|VOk p|\n+-+-+-+",
        areas={"start": "A1", "den": "B1"},
        revealed=["den"],
        found=["C1"],
        heroes={"storm": {"at": "A1"}},
        turn="vardak",
        initiative=["vardak"],
        choices=["move B1", "end"],
    )
    assert table.options() == ["place C1"]


@rule("DV-RUL-24")
def test_the_same_when_a_monster_stands_there() -> None:
    table = Table(
        "+-+-+-+-+\n|VO. z .|\n+-+-+-+-+",
        areas={"start": "A1", "den": "B1"},
        revealed=["den"],
        monsters={"kobold-1": {"at": "C1"}},
        turn="vardak",
        initiative=["kobold"],
        choices=["move B1", "end"],
    )
    assert (table.asked, table.options()) == ("keeper", ["place D1"])


@rule("DV-EXP-09", "DV-RUL-17")
def test_a_spirit_on_the_printed_space_is_in_nobodys_way() -> None:
    table = Table(
        "+-+-+-+-+\n|VO. k .|\n+-+-+-+-+",
        areas={"start": "A1", "den": "B1"},
        revealed=["den"],
        heroes={"naurania": {"at": "C1", "spirit": True}},
        turn="vardak",
        initiative=["vardak"],
        choices=["move B1", "end"],
    )
    assert figures(table)["kobold-1"] == "C1"


# --- entering -------------------------------------------------------------------------------------


@rule("DV-EXP-11", "DV-RUL-25")
def test_entering_and_leaving_in_one_turn_counts() -> None:
    table = row("|. VO. k|", revealed=["den"], turn="vardak", initiative=["vardak"])
    assert table.may("move A1 via den")
    assert table.may("move B1 via den")
    assert not table.may("move C1 via den")
    table.play("move A1 via den")
    assert [event.to for event in table.told("Moved")] == ["C1", "B1", "A1"]
    assert table.state.areas["den"] == "explored"
    table.play("end")
    assert figures(table) == {"vardak": "A1", "kobold-1": "D1"}


@rule("DV-EXP-11")
def test_the_way_in_and_out_must_be_within_the_movement() -> None:
    """Vardak's 5 points: three steps in, two back out, no third."""
    table = Table(
        "+-+-+-+-+-+\n|. . .O. k|\n+-+-+-+-+-+",
        areas={"start": "A1", "den": "D1"},
        revealed=["den"],
        heroes={"vardak": {"at": "A1"}},
        turn="vardak",
    )
    assert table.may("move C1 via den")
    assert table.may("move B1 via den")
    assert not table.may("move A1 via den")
    assert table.refusal("move A1 via den") == "DV-EXP-11"


@rule("DV-EXP-11", "DV-RUL-25")
def test_two_areas_can_be_entered_in_one_movement_in_either_order() -> None:
    """Vardak stands between a den and a vault, both open; from here to either is one step, and five points are enough."""
    fields: dict[str, Any] = {
        "areas": {"den": "A1", "start": "B1", "vault": "D1"},
        "revealed": ["den", "vault"],
        "turn": "vardak",
        "initiative": ["vardak"],
    }
    table = Table("+-+-+-+-+\n|kOV .Oz|\n+-+-+-+-+".replace("kOV", ".OV").replace("Oz", "O."), adventure=PEACE, **fields)
    assert table.may("move C1 via den+vault")
    assert not table.may("move B1 via vault+den+vault")
    assert table.refusal("move C1 via vault+den") == "DV-EXP-11"  # six steps: two there, three back, one more
    assert table.refusal("move C1 via den+den") == "DV-EXP-11"
    table.play("move C1 via den+vault")
    assert [event.to for event in table.told("Moved")] == ["A1", "B1", "C1", "D1", "C1"]
    assert [event.area for event in table.told("AreaEntered")] == ["den", "vault"]


@rule("DV-EXP-11")
def test_there_is_no_detour_through_what_is_explored_or_shut() -> None:
    known = row("|. VO. .|", turn="vardak", adventure=PEACE)
    assert known.refusal("move A1 via den") == "DV-EXP-11"
    assert not known.may("move A1 via den")
    shut = row("|. VD. k|", unexplored=["den"], turn="vardak")
    assert shut.refusal("move A1 via den") == "DV-EXP-11"
    monster = row("|V kO. z|", revealed=["den"], next="kobold", choices=["activate kobold-1"])
    assert monster.refusal("move B1 via den") == "DV-EXP-11"


@rule("DV-EXP-06", "DV-EXP-11")
def test_two_areas_entered_in_one_turn_both_wake_in_order() -> None:
    table = Table(
        "+-+-+-+-+\n|VO.O. .|\n+-+ +-+ +\n|.|k|.|z|\n+-+-+-+-+",
        areas={"start": "A1", "den": "B1", "vault": "C1", "x": "A2", "y": "C2"},
        revealed=["den", "vault"],
        turn="vardak",
        initiative=["vardak"],
        choices=["move D1", "end"],
    )
    assert [event.area for event in table.told("AreaEntered")] == ["den", "vault"]
    assert [event.area for event in table.told("MonstersPlaced")] == ["den", "vault"]
    assert figures(table) == {"vardak": "D1", "kobold-1": "B2", "zombie-1": "D2"}


@rule("DV-RUL-25")
def test_the_area_wakes_also_when_the_hero_dies_in_it() -> None:
    table = row(
        "|. VOf k A|",
        revealed=["den"],
        heroes={"vardak": {"wounds": 7}},
        turn="vardak",
        initiative=["vardak"],
        dice=["hit hit miss miss miss miss", "miss miss miss miss"],
        choices=["move C1"],
    )
    assert table.figure("vardak").form == "spirit"
    assert table.figure("kobold-1").space == "D1"


@rule("DV-EXP-06")
def test_an_area_without_monsters_is_explored_all_the_same() -> None:
    table = row("|. VO. .|", revealed=["den"], turn="vardak", initiative=["vardak"], adventure=PEACE, choices=["move C1", "end"])
    assert table.state.placed == ["start", "den"]
    assert table.told("InitiativeShuffled") == []


@rule("DV-EXP-02", "DV-GEN-06")
def test_an_adventures_own_things_are_shown_with_their_area_and_the_door_may_set_something_off() -> None:
    table = row(
        "|. VD. .D.|",
        areas={"start": "A1", "den": "C1", "vault": "E1"},
        unexplored=["den", "vault"],
        turn="vardak",
        adventure={
            **PEACE,
            "things": {"bell": "C1", "gong": "E1"},
            "tokens": {"key": "D1", "crown": "E1"},
            "when": [{"on": "open B1-C1", "do": ["count doors"]}, {"on": "open D1-E1", "do": ["count doors"]}],
        },
        choices=["open B1-C1"],
    )
    assert (table.state.things, table.state.tokens) == ({"bell": "C1"}, {"key": "D1"})
    assert table.state.counters == {"doors": 1}


@rule("DV-EXP-07", "DV-RUL-98")
def test_the_keeper_may_act_before_and_after_placing_and_only_then_the_turn_ends() -> None:
    table = row("|. VO. k|", revealed=["den"], turn="vardak", initiative=["vardak"], keeper_hand=["evil-eye"])
    table.play("move C1", *["keeper: pass"] * 2, "end")
    moments = []
    while table.prompt == "window":
        assert table.session.decision is not None
        moments.append((table.session.decision.about["moment"], len(table.state.figures)))
        table.play("keeper: pass")
    assert moments[:3] == [("before_placing", 1), ("after_placing", 2), ("turn_ends", 2)]


@rule("DV-RUL-70")
def test_nobody_is_placed_when_the_game_has_ended_before() -> None:
    table = row(
        "|. VO. k|",
        revealed=["den"],
        turn="vardak",
        initiative=["vardak"],
        keeper_hand=["falling-stones"],
        heroes={"vardak": {"wounds": 7}},
        dice=["hit hit hit hit", "miss miss miss miss"],
    )
    table.play("move C1", *["keeper: pass"] * 2, "end", "keeper: event falling-stones at vardak")
    assert table.state.outcome == "keeper"
    assert not table.told("MonstersPlaced")
    assert not table.told("FigurePlaced")


@rule("DV-EXP-06", "DV-RND-10")
def test_a_boss_is_placed_under_its_own_name_and_monsters_are_numbered() -> None:
    boss = {"mark": "G", "attack": "1 red", "defence": "1 red", "life": 3, "movement": 3}
    table = row(
        "|. VO. k G k|",
        revealed=["den"],
        bosses={"gronk": boss},
        turn="vardak",
        initiative=["vardak"],
        choices=["move C1", "end"],
    )
    forms = {figure.id: (figure.kind, figure.form) for figure in table.state.figures.values() if figure.id != "vardak"}
    assert forms == {"kobold-1": ("kobold", "monster"), "gronk": ("gronk", "boss"), "kobold-2": ("kobold", "monster")}
    assert table.last("InitiativeShuffled").order == ("vardak", "kobold", "gronk")
