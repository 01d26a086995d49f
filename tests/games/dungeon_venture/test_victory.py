"""Victory and defeat (DV-VIC, DV-RUL-69 to DV-RUL-71)."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.dungeon_venture.rules.victory import check_victory
from tenebra.kernel import GameOver
from tests.games.dungeon_venture.table import Table, rule

BOSS: dict[str, Any] = {"mark": "G", "attack": "3 red", "defence": "1 red", "life": 1, "movement": 3}
KILL = ["hit hit hit hit", "miss"]
DEN = {"start": "A1", "den": "B1"}


def ending(table: Table) -> tuple[str, str]:
    """Who has won, and by which rule; the game asks nobody any more."""
    assert table.session.is_over
    assert table.asked == ""
    ended = table.told("Ended")
    assert len(ended) == 1
    assert ended[0].outcome == table.state.outcome
    return table.state.outcome, ended[0].rule


# --- the Heroes win -------------------------------------------------------------------------------


@rule("DV-VIC-01", "DV-VIC-06")
def test_the_heroes_win_when_boss_and_monsters_are_dead() -> None:
    table = Table(
        "+-+-+-+-+\n|.|V G N|\n+-+-+-+-+", areas=DEN, bosses={"gronk": BOSS}, turn="vardak", dice=KILL, choices=["attack gronk"]
    )
    assert ending(table) == ("heroes", "DV-VIC-01")


@rule("DV-VIC-01")
@pytest.mark.parametrize(("target", "dice"), [("gronk", KILL), ("kobold-1", KILL)])
def test_a_boss_without_its_monsters_is_not_enough_nor_the_other_way_round(target: str, dice: list[str]) -> None:
    table = Table(
        "+-+-+-+-+\n|.|k V G|\n+-+-+-+-+",
        areas=DEN,
        bosses={"gronk": BOSS},
        turn="vardak",
        dice=dice,
        choices=[f"attack {target}"],
    )
    assert target not in table.state.figures
    assert table.state.outcome == ""
    assert table.told("Ended") == []


@rule("DV-RUL-69", "DV-VIC-01")
@pytest.mark.parametrize("status", ["unexplored", "revealed"])
def test_monsters_of_areas_nobody_has_entered_count(status: str) -> None:
    table = Table(
        "+-+-+-+-+\n|V oD. k|\n+-+-+-+-+",
        areas={"start": "A1", "den": "C1"},
        turn="vardak",
        dice=["hit hit hit hit", "miss miss"],
        choices=["attack orc-1"],
        **{status: ["den"]},
    )
    assert "orc-1" not in table.state.figures
    assert table.state.outcome == ""
    empty = Table(
        "+-+-+-+-+\n|V oD. .|\n+-+-+-+-+",
        areas={"start": "A1", "den": "C1"},
        turn="vardak",
        dice=["hit hit hit hit", "miss miss"],
        choices=["attack orc-1"],
        **{status: ["den"]},
    )
    assert ending(empty) == ("heroes", "DV-VIC-01")


@rule("DV-RUL-69")
def test_monsters_of_an_area_just_entered_count_until_they_are_placed_and_killed() -> None:
    table = Table(
        "+-+-+-+-+\n|o VO. k|\n+-+-+-+-+",
        areas={"start": "A1", "den": "C1"},
        revealed=["den"],
        turn="vardak",
        dice=["hit hit hit hit", "miss miss"],
        choices=["attack orc-1", "move C1"],
    )
    assert table.state.outcome == ""
    assert "kobold-1" in table.state.figures


@rule("DV-RUL-69", "DV-VIC-05")
def test_an_adventure_may_restrict_it_to_the_boss() -> None:
    table = Table(
        "+-+-+-+-+\n|.|k V G|\n+-+-+-+-+",
        areas=DEN,
        bosses={"gronk": BOSS},
        turn="vardak",
        dice=KILL,
        adventure={"objective": {"win": ["gronk defeated"]}},
        choices=["attack gronk"],
    )
    assert ending(table) == ("heroes", "DV-VIC-05")
    assert "kobold-1" in table.state.figures


@rule("DV-RUL-69", "DV-VIC-05")
def test_a_boss_who_still_waits_is_not_defeated() -> None:
    table = Table(
        "+-+-+-+-+\n|V oD. G|\n+-+-+-+-+",
        areas={"start": "A1", "den": "C1"},
        unexplored=["den"],
        bosses={"gronk": BOSS},
        turn="vardak",
        dice=["hit hit hit hit", "miss miss"],
        adventure={"objective": {"win": ["gronk defeated"]}},
        choices=["attack orc-1"],
    )
    assert table.state.outcome == ""


@rule("DV-VIC-06")
def test_victory_is_noticed_in_the_middle_of_a_turn() -> None:
    """The last Monster leaps into a Pit and dies: no turn has to end first."""
    table = Table(
        "+-+-+-+-+\n|k p . V|\n+-+-+-+-+",
        sprung=["B1"],
        next="kobold",
        dice=["hit miss miss miss"],
        choices=["activate kobold-1", "leap C1"],
    )
    assert ending(table) == ("heroes", "DV-VIC-01")
    assert table.told("TurnEnded") == []


@rule("DV-VIC-05", "DV-GEN-06")
def test_several_objectives_must_all_be_reached() -> None:
    fields: dict[str, Any] = {
        "turn": "vardak",
        "initiative": ["vardak"],
        "adventure": {
            "things": {"bell": "A1", "gong": "A1"},
            "objective": {"win": ["count rung 2", "orc defeated"]},
            "when": [{"on": "use bell", "do": ["count rung"]}, {"on": "use gong", "do": ["count rung"]}],
        },
        "choices": ["use bell", "end"],
    }
    table = Table("+-+-+\n|V .|\n+-+-+", **fields)
    assert table.state.outcome == ""
    assert table.state.counters == {"rung": 1}
    assert ending(table.play("use gong")) == ("heroes", "DV-VIC-05")
    guarded = Table("+-+-+\n|V o|\n+-+-+", **fields).play("use gong")
    assert guarded.state.outcome == ""
    assert guarded.state.counters == {"rung": 2}


@rule("DV-VIC-05")
@pytest.mark.parametrize(("carrier", "expected"), [("vardak", ("heroes", "DV-VIC-05")), ("storm", ("keeper", "DV-VIC-04"))])
def test_leaving_wins_only_with_what_was_sought(carrier: str, expected: tuple[str, str]) -> None:
    table = Table(
        "+-+-+-+-+\n|< V S k|\n+-+-+-+-+",
        heroes={"vardak": {"at": "A1"}, "storm": {"at": "B1"}},
        turn="vardak",
        adventure={"tokens": {"lantern": "C1"}, "objective": {"win": ["leave with lantern"]}},
    )
    table.state.tokens["lantern"] = carrier
    assert ending(table.play("leave")) == expected


@rule("DV-VIC-05")
def test_leaving_with_it_is_not_enough_while_another_objective_is_open() -> None:
    table = Table(
        "+-+-+-+\n|< . k|\n+-+-+-+",
        heroes={"vardak": {"at": "A1"}},
        turn="vardak",
        adventure={"tokens": {"lantern": "B1"}, "objective": {"win": ["leave with lantern", "kobold defeated"]}},
    )
    table.state.tokens["lantern"] = "vardak"
    assert ending(table.play("leave")) == ("keeper", "DV-VIC-04")


@rule("DV-GEN-06", "DV-VIC-05")
def test_an_adventure_may_replace_the_objective() -> None:
    table = Table(
        "+-+-+-+\n|V . k|\n+-+-+-+",
        turn="vardak",
        adventure={
            "things": {"bell": "B1"},
            "objective": {"win": ["count rung 1"]},
            "when": [{"on": "use bell", "do": ["count rung"]}],
        },
    )
    table.play("use bell")
    assert table.state.outcome == "heroes"
    assert "kobold-1" in table.state.figures
    assert table.last("Ended").rule == "DV-VIC-05"


@rule("DV-GEN-11")
def test_a_fallen_hero_strengthens_the_keeper_by_one_event_card_and_nothing_else() -> None:
    table = Table(
        "+-+-+-+-+\n|V N o A|\n+ + + + +\n|. . . .|\n+-+-+-+-+",
        heroes={"naurania": {"wounds": 5}},
        events=["evil-eye", "leaden-feet"],
        initiative=["orc"],
        next="reveal",
        dice=["hit hit hit", "miss miss"],
    )
    before = table.figure("orc-1")
    table.play("activate orc-1", "attack naurania")
    drawn = table.told("EventDrawn")
    assert [(event.card, event.rule) for event in drawn] == [("evil-eye.1", "DV-DTH-02")]
    assert table.state.keeper_hand == ["evil-eye.1"]
    assert table.state.events.draw == ["leaden-feet.1"]
    assert table.figure("orc-1") == before
    assert table.state.keeper_cards == []


# --- the Keeper wins ------------------------------------------------------------------------------


@rule("DV-VIC-02", "DV-VIC-03", "DV-RUL-70")
def test_the_keeper_wins_when_all_heroes_are_dead_for_good() -> None:
    table = Table(
        "+-+-+-+-+\n|.|V G A|\n+-+-+-+-+",
        areas=DEN,
        bosses={"gronk": BOSS},
        heroes={"vardak": {"wounds": 7}},
        next="gronk",
        dice=["hit hit hit", "miss miss miss miss"],
        choices=["activate gronk", "attack vardak"],
    )
    assert ending(table) == ("keeper", "DV-VIC-03")
    assert sorted(table.state.dead) == ["naurania", "storm", "vardak", "wick"]


@rule("DV-VIC-03")
def test_one_hero_left_is_enough_to_go_on() -> None:
    table = Table(
        "+-+-+-+-+\n|.|V G N|\n+-+-+-+-+",
        areas=DEN,
        bosses={"gronk": BOSS},
        heroes={"vardak": {"wounds": 7}},
        next="gronk",
        initiative=["naurania"],
        dice=["hit hit hit", "miss miss miss miss"],
        choices=["activate gronk", "attack vardak"],
    )
    assert "vardak" in table.state.dead
    assert table.state.outcome == ""


@rule("DV-VIC-04", "DV-VIC-02")
def test_one_hero_who_flees_loses_the_game_for_all_at_once() -> None:
    table = Table(
        "+-+-+-+-+\n|< N S k|\n+-+-+-+-+", heroes={"vardak": {"at": "A1"}}, turn="vardak", initiative=["storm"], choices=["leave"]
    )
    assert ending(table) == ("keeper", "DV-VIC-04")
    assert table.told("TurnEnded") == []


@rule("DV-VIC-02", "DV-VIC-05")
@pytest.mark.parametrize(("round_", "lost"), [(2, False), (3, True)])
def test_an_adventure_may_set_a_last_round(round_: int, lost: bool) -> None:
    table = Table("+-+-+\n|V k|\n+-+-+", next="round", round=round_ - 1, adventure={"objective": {"lose": ["round 2"]}})
    assert table.state.round == round_
    assert (table.state.outcome == "keeper") is lost
    if lost:
        assert ending(table) == ("keeper", "DV-VIC-05")


@rule("DV-VIC-02", "DV-VIC-05")
@pytest.mark.parametrize(("limit", "lost"), [(1, True), (2, False)])
def test_an_adventure_may_count_towards_defeat(limit: int, lost: bool) -> None:
    table = Table(
        "+-+-+\n|V k|\n+-+-+",
        turn="vardak",
        adventure={
            "things": {"bell": "A1"},
            "objective": {"lose": [f"count alarm {limit}"]},
            "when": [{"on": "use bell", "do": ["count alarm"]}],
        },
        choices=["use bell"],
    )
    assert (table.state.outcome == "keeper") is lost


@rule("DV-VIC-05", "DV-VIC-02")
def test_nothing_is_won_or_lost_before_it_has_happened() -> None:
    quiet = Table("+-+-+\n|V k|\n+-+-+", next="round", adventure={"objective": {"lose": ["count alarm 1"]}})
    assert quiet.state.outcome == ""
    table = Table(
        "+-+-+-+\n|< V o|\n+-+-+-+",
        turn="vardak",
        dice=["hit hit hit hit", "miss miss"],
        adventure={"tokens": {"lantern": "A1"}, "objective": {"win": ["leave with lantern"]}},
        choices=["attack orc-1"],
    )
    assert "orc-1" not in table.state.figures
    assert table.state.outcome == ""


# --- no way back ----------------------------------------------------------------------------------


def last_hero_falls(map: str, **fields: Any) -> Table:
    """An Orc kills Vardak, the last Hero on his feet, while no Boss is in play."""
    wounded = {"vardak": {"wounds": 7}, **fields.pop("heroes", {})}
    return Table(
        map,
        heroes=wounded,
        next="orc",
        dice=["hit hit hit", "miss miss miss miss"],
        choices=["activate orc-1", "attack vardak"],
        **fields,
    )


@rule("DV-RUL-70", "DV-VIC-02", "DV-VIC-03")
def test_spirits_without_an_altar_have_lost() -> None:
    assert ending(last_hero_falls("+-+-+-+\n|V o .|\n+-+-+-+")) == ("keeper", "DV-RUL-70")


@rule("DV-RUL-70")
def test_spirits_who_can_reach_an_altar_have_not() -> None:
    table = last_hero_falls("+-+-+-+-+-+\n|V o T . A|\n+-+-+-+-+-+")
    assert table.figure("vardak").form == "spirit"
    assert table.state.outcome == ""


@rule("DV-RUL-70")
def test_they_reach_it_through_closed_doors_of_explored_areas() -> None:
    rooms = {"start": "A1", "den": "C1"}
    assert last_hero_falls("+-+-+-+-+\n|V oD. A|\n+-+-+-+-+", areas=rooms).state.outcome == ""
    walled = last_hero_falls("+-+-+-+-+\n|V o|. A|\n+-+-+-+-+", areas=rooms)
    assert ending(walled) == ("keeper", "DV-RUL-70")


@rule("DV-RUL-70", "DV-RUL-16")
@pytest.mark.parametrize("door", ["O", "D"])
def test_but_not_in_an_area_nobody_has_entered(door: str) -> None:
    table = last_hero_falls(f"+-+-+-+-+\n|V o{door}. A|\n+-+-+-+-+", areas={"start": "A1", "den": "C1"}, revealed=["den"])
    assert ending(table) == ("keeper", "DV-RUL-70")


@rule("DV-RUL-70")
def test_an_altar_whose_neighbours_are_all_furniture_helps_nobody() -> None:
    table = last_hero_falls("+-+-+-+-+\n|V o . .|\n+ + + + +\n|. . T A|\n+ + + +-+\n|. . . .|\n+-+-+-+-+")
    assert table.state.outcome == ""
    shut = last_hero_falls("+-+-+-+-+\n|V o . C|\n+ + + + +\n|. . T A|\n+ + + +-+\n|. . . .|\n+-+-+-+-+")
    assert ending(shut) == ("keeper", "DV-RUL-70")


@rule("DV-RUL-70")
def test_a_spirit_that_already_is_beside_the_altar_has_a_way_back() -> None:
    table = last_hero_falls("+-+-+-+\n|A V o|\n+-+-+-+")
    assert table.figure("vardak").form == "spirit"
    assert table.state.outcome == ""


@rule("DV-RUL-70")
def test_one_spirit_that_can_reach_an_altar_saves_all() -> None:
    table = last_hero_falls(
        "+-+-+-+-+\n|V o|. A|\n+-+-+-+-+",
        areas={"start": "A1", "den": "C1"},
        heroes={"storm": {"at": "C1", "spirit": True}},
    )
    assert table.state.outcome == ""


@rule("DV-RUL-70")
def test_a_hero_on_its_feet_keeps_the_game_going_without_any_altar() -> None:
    table = last_hero_falls("+-+-+-+-+\n|V o . N|\n+-+-+-+-+")
    assert table.figure("vardak").form == "spirit"
    assert table.state.outcome == ""


# --- both at once ---------------------------------------------------------------------------------


@rule("DV-RUL-71", "DV-VIC-06")
def test_both_at_once_with_no_hero_left_the_keeper_wins() -> None:
    table = Table("+-+-+\n|V .|\n+-+-+", turn="vardak")
    table.state.figures.clear()
    table.state.dead.append("vardak")
    with pytest.raises(GameOver):
        check_victory(table.session.game)
    assert table.state.outcome == "keeper"
    assert table.last("Ended").rule == "DV-VIC-03"


@rule("DV-RUL-71", "DV-VIC-06")
def test_both_at_once_with_a_spirit_left_the_heroes_win() -> None:
    table = Table("+-+-+\n|V .|\n+-+-+", heroes={"vardak": {"spirit": True}}, next="round")
    assert ending(table) == ("heroes", "DV-VIC-01")


@rule("DV-RUL-71", "DV-VIC-05")
def test_both_at_once_by_an_adventures_own_conditions_the_heroes_win() -> None:
    table = Table(
        "+-+-+\n|V k|\n+-+-+",
        turn="vardak",
        adventure={
            "things": {"bell": "A1"},
            "objective": {"win": ["count rung 1"], "lose": ["count rung 1"]},
            "when": [{"on": "use bell", "do": ["count rung"]}],
        },
        choices=["use bell"],
    )
    assert ending(table) == ("heroes", "DV-VIC-05")


@rule("DV-VIC-06")
def test_a_game_never_ends_before_it_has_begun() -> None:
    table = Table("+-+-+\n|V .|\n+-+-+", turn="vardak", round=0)
    check_victory(table.session.game)
    assert table.state.outcome == ""
    table.state.round = 1
    with pytest.raises(GameOver):
        check_victory(table.session.game)
    assert table.state.outcome == "heroes"


@rule("DV-RUL-70")
def test_a_monster_before_the_altar_may_move_on() -> None:
    table = last_hero_falls("+-+-+-+-+\n|A z o V|\n+-+-+-+-+")
    assert table.figure("vardak").form == "spirit"
    assert table.state.outcome == ""


@rule("DV-VIC-06")
def test_after_the_victory_a_spell_strikes_nobody_else() -> None:
    table = Table(
        "+-+-+-+-+\n|N G k k|\n+-+-+-+-+",
        turn="naurania",
        bosses={"gronk": {"mark": "G", "attack": "1 red", "defence": "1 red", "life": 1, "movement": 3}},
        heroes={"naurania": {"hand": ["fireball"]}},
        spoils=["gold-20", "bow"],
        campaign={},
        dice=["hit hit", "miss"],
        adventure={"objective": {"win": ["gronk defeated"]}},
    )
    table.play("play fireball")
    assert table.session.outcome == "heroes"
    assert {"kobold-1", "kobold-2"} <= set(table.state.figures)
    assert len(table.told("AttackDeclared")) == 1


@rule("DV-VIC-06")
def test_after_the_defeat_a_chest_gives_nothing() -> None:
    table = Table(
        "+-+-+-+\n|V C .|\n+-+-+-+",
        turn="vardak",
        heroes={"vardak": {"wounds": 7}},
        treasure=["bow", "haste"],
        keeper_hand=["poisoned-lock"],
        adventure={"objective": {"win": ["count never 1"]}},
    )
    table.play("chest B1", "pass", "event poisoned-lock")
    assert table.session.outcome == "keeper"
    assert table.told("CardLaid") == []
