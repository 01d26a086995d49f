"""Monster behaviour (DR-BHV): whom they attack, from where, by which way, and what they rejected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.drunagor.floors import floor
from tests.games.drunagor.table import Table, rule

EXECUTIONER, ARCHER, CULTIST, VAMPIRE, FLESH, KNIGHT = (
    "executioner.rookie",
    "skeleton-archer.rookie",
    "shadow-cultist.rookie",
    "shadow-vampire.rookie",
    "rotten-flesh.rookie",
    "shadow-knight.rookie",
)


def moment(card: str, at: str, heroes: Mapping[str, Any], marks: dict[str, str] | None = None, **more: Any) -> Table:
    """One Monster's turn on an open floor of ten columns and eight rows."""
    kind = card.partition(".")[0]
    own = {"at": at, **more.pop("own", {})}
    columns, rows = more.pop("size", (10, 8))
    return Table(
        floor(columns, rows, marks), heroes=heroes, monsters={f"{kind}-1": own, **more.pop("others", {})}, turn=card, **more
    )


def plan(table: Table) -> Any:
    """What the Monster has planned; what the Party Leader is asked before is left to the rules."""
    while table.prompt.startswith("tie-"):
        table.play("pass")
    return table.last("Prepared")


def rejected(table: Table) -> dict[str, str]:
    """What it did not choose, and by which rule."""
    return {one.what: one.rule for one in plan(table).rejected}


# --- whom


@rule("DR-BHV-01", "DR-BHV-02", "DR-RUL-55")
def test_two_heroes_at_once_come_before_the_primary_target() -> None:
    heroes = {"jaheen": {"at": "J8", "health": 10}, "elros": {"at": "C4", "health": 8}, "lorelai": {"at": "D5", "health": 6}}
    both = moment(EXECUTIONER, "A1", heroes)
    assert plan(both).targets == ("elros", "lorelai")
    assert rejected(both)["jaheen"] == "DR-BHV-01"
    apart = {**heroes, "lorelai": {"at": "A8", "health": 6}, "jaheen": {"at": "F1", "health": 10}}
    assert plan(moment(EXECUTIONER, "A1", apart)).targets == ("jaheen",)


@rule("DR-RUL-55")
def test_sets_of_one_size_are_compared_by_their_best_then_second_best() -> None:
    heroes = {
        "vorn": {"at": "C2", "health": 12},
        "jaheen": {"at": "E2", "health": 9},
        "elros": {"at": "C4", "health": 8},
        "lorelai": {"at": "E4", "health": 6},
    }
    # from D3 all four are adjacent: the two highest ranked are hit
    assert plan(moment(EXECUTIONER, "D6", heroes)).targets == ("vorn", "jaheen")


@rule("DR-BHV-03", "DR-RNK-01", "DR-BHV-14")
def test_without_a_keyword_the_strongest_hero_is_sought() -> None:
    table = moment(FLESH, "A1", {"elros": {"at": "C3", "health": 5}, "vorn": {"at": "A4", "health": 11}})
    assert plan(table).targets == ("vorn",)
    assert "DR-BHV-03" in plan(table).also


@rule("DR-MKW-03", "DR-RNK-02", "DR-MON-13", "DR-BHV-03")
def test_bloodseeker_seeks_the_weakest() -> None:
    heroes = {"elros": {"at": "F4", "health": 5}, "vorn": {"at": "E6", "health": 11}}
    table = moment(ARCHER, "B2", heroes, own={"side": "alternate"})
    assert plan(table).targets == ("elros",)
    assert "DR-MKW-03" in plan(table).also


@rule("DR-MKW-04", "DR-RNK-06", "DR-RUB-12", "DR-BHV-03")
def test_covetous_seeks_whoever_holds_most_resources() -> None:
    heroes = {"elros": {"at": "J8", "tokens": {"focus": 2, "shield": 1}}, "vorn": {"at": "C3", "tokens": {"fury": 2}}}
    table = moment(VAMPIRE, "A1", heroes, own={"side": "alternate"})
    assert plan(table).targets == ("elros",)
    bare = {"elros": {"at": "J8"}, "vorn": {"at": "C3"}}
    # nobody holds a token: all tie, and the fastest slot decides (Defender before Striker)
    assert plan(moment(VAMPIRE, "A1", bare, own={"side": "alternate"})).targets == ("vorn",)


@rule("DR-MKW-05", "DR-RNK-03")
def test_defiant_seeks_the_most_vigorous() -> None:
    heroes = {"elros": {"at": "A8", "cubes": {"yellow": 4}}, "vorn": {"at": "J1", "cubes": {"yellow": 2}}}
    assert plan(moment(CULTIST, "A1", heroes, own={"side": "alternate"})).targets == ("elros",)


@rule("DR-MKW-06", "DR-RNK-04")
def test_relentless_seeks_the_most_tired() -> None:
    heroes = {"elros": {"at": "A8", "cubes": {"yellow": 4}}, "vorn": {"at": "J1", "cubes": {"yellow": 2}}}
    assert plan(moment(CULTIST, "A1", heroes, own={"side": "complex-a"})).targets == ("vorn",)


@rule("DR-MKW-07", "DR-RNK-05")
def test_reckoner_seeks_the_most_corrupted() -> None:
    heroes = {"elros": {"at": "C1", "curses": ["backstab"]}, "vorn": {"at": "A3"}}
    assert plan(moment(FLESH, "A1", heroes, own={"side": "alternate"})).targets == ("elros",)


@rule("DR-MKW-08", "DR-NPC-02", "DR-RUB-12", "DR-RUB-22", "DR-TIE-05")
def test_slaughter_seeks_npc_tokens_and_else_the_strongest() -> None:
    heroes = {"elros": {"at": "C1", "health": 4}, "vorn": {"at": "C3"}}
    table = moment("shade-minion", "A1", heroes, npcs={"miller": "F2"})
    assert plan(table).targets == ("miller",)
    assert {"DR-MKW-08", "DR-NPC-02", "DR-RUB-12", "DR-TIE-05"} <= {*plan(table).also}
    table.play("pass", "pass")
    assert "miller" not in table.state.npcs
    (left,) = table.told("LedOneLeft")
    assert (left.figure, left.rule, left.is_lost, table.state.slain) == ("miller", "DR-RUB-22", True, ["miller"])
    for tokens, is_lost in ((1, True), (2, False)):
        weak = moment("shade-minion", "A1", heroes, npcs={"miller": "F2"}, own={"tokens": {"intimidate": tokens}})
        while weak.prompt:
            weak.play("pass")
        assert weak.last("HitsFixed").damage == {"miller": 2 - tokens}
        assert ("miller" not in weak.state.npcs) is is_lost
    assert plan(moment("shade-minion", "A1", heroes)).targets == ("vorn",)


@rule("DR-BHV-04")
def test_more_in_reach_than_it_can_hit() -> None:
    heroes = {"vorn": {"at": "D2"}, "elros": {"at": "D4", "health": 7}, "lorelai": {"at": "E5", "health": 3}}
    table = moment(ARCHER, "A3", heroes)
    assert plan(table).targets == ("vorn", "elros")
    assert rejected(table)["lorelai"] == "DR-BHV-04"


@rule("DR-BHV-05")
def test_the_next_in_its_order_if_the_first_is_out_of_reach() -> None:
    table = moment(FLESH, "A1", {"vorn": {"at": "J8", "health": 12}, "elros": {"at": "C3", "health": 4}})
    assert plan(table).targets == ("elros",)
    assert rejected(table)["vorn"] == "DR-BHV-05"


@rule("DR-BHV-05", "DR-BHV-06", "DR-RUL-58", "DR-TIE-05")
def test_nobody_in_reach_the_whole_movement_towards_the_primary_target() -> None:
    heroes = {"vorn": {"at": "J1", "health": 12}, "elros": {"at": "A8", "health": 4}}
    table = moment(FLESH, "A1", heroes)
    assert table.options() == ["choose D1", "choose D2", "choose D3", "choose D4", "pass"]
    dark = moment(FLESH, "A1", heroes, darkness="D2 H8 A4")
    assert (dark.prompt, plan(dark).space) == ("", "D2"), "of the nearest squares that in Darkness"
    assert rejected(dark) == {"elros": "DR-BHV-05"}
    assert plan(dark).also[:3] == ("DR-BHV-03", "DR-RNK-01", "DR-TIE-05")
    table.play("pass")
    assert (plan(table).plan, plan(table).rule) == ("approach", "DR-BHV-06")
    assert table.monster("rotten-flesh-1").space.startswith("D")
    assert not table.told("AttackDeclared")
    assert rejected(table) == {"elros": "DR-BHV-05"}
    dark = moment(FLESH, "A1", {"vorn": {"at": "J1", "health": 12}, "elros": {"at": "A8", "health": 4}}, darkness="D3")
    assert (plan(dark).plan, plan(dark).space, rejected(dark)) == ("approach", "D3", {"elros": "DR-BHV-05"})


@rule("DR-BHV-05", "DR-BHV-06", "DR-BHV-12")
def test_if_no_hero_is_seen_it_goes_towards_a_familiar() -> None:
    hidden = {"vorn": {"at": "J8", "tokens": {"stealth": 1}}}
    table = moment(FLESH, "A1", hidden, familiars={"luma": {"owner": "vorn", "at": "J1"}})
    assert (plan(table).plan, plan(table).targets) == ("approach", ("luma",))
    assert plan(table).space.startswith("D")
    assert rejected(table) == {"vorn": "DR-BHV-19"}


@rule("DR-BHV-07", "DR-BHV-19", "DR-RUB-12")
def test_who_sees_nobody_passes() -> None:
    table = moment(FLESH, "A1", {"vorn": {"at": "B2", "tokens": {"stealth": 1}}}, own={"tokens": {"slow": 1}})
    assert plan(table).plan == "pass"
    assert rejected(table) == {"vorn": "DR-BHV-19"}
    # a Monster that passes keeps its token (DR-RUL-63)
    assert table.monster("rotten-flesh-1").tokens == {"slow": 1}
    down = moment(FLESH, "A1", {"vorn": {"at": "B2", "down": True, "health": 0}, "elros": {"at": "C3"}})
    assert plan(down).targets == ("elros",)
    assert rejected(down)["vorn"] == "DR-BHV-19"


@rule("DR-BHV-12", "DR-RUL-56", "DR-RUL-57")
def test_familiars_are_extra_targets_and_never_counted() -> None:
    heroes = {"jaheen": {"at": "H4", "health": 10}, "lorelai": {"at": "D4", "health": 6}}
    luma = {"luma": {"owner": "lorelai", "at": "D5"}}
    table = moment(EXECUTIONER, "F4", heroes, familiars=luma)
    assert plan(table).targets == ("jaheen",)
    assert rejected(table)["luma"] == "DR-BHV-12"
    beside = {"luma": {"owner": "lorelai", "at": "H6"}}
    both = moment(EXECUTIONER, "F4", heroes, familiars=beside)
    assert plan(both).targets == ("jaheen", "luma")
    assert plan(both).space in ("G5", "H5", "I5")


@rule("DR-BHV-12", "DR-CPN-07", "DR-TIE-01")
def test_alone_only_if_no_hero_can_be_attacked_and_the_leader_chooses_which() -> None:
    heroes = {"jaheen": {"at": "J8"}}
    table = moment(
        FLESH,
        "A1",
        heroes,
        familiars={"luma": {"owner": "jaheen", "at": "B1"}},
        companions={"tharmagar": {"owner": "jaheen", "at": "A2"}},
    )
    assert table.prompt == "tie-target"
    assert table.options() == ["choose luma", "choose tharmagar", "pass"]
    table.play("choose tharmagar", "pass")
    assert plan(table).targets == ("tharmagar",)


# --- where


@rule("DR-BHV-08")
def test_it_stays_if_its_target_is_in_range() -> None:
    table = moment(FLESH, "D4", {"vorn": {"at": "E4"}})
    assert plan(table).plan == "stay"
    assert not table.told("Moved")


@rule("DR-BHV-08", "DR-BHV-10", "DR-RUL-59", "DR-DRK-21")
def test_it_moves_onto_darkness_if_the_same_targets_stay_in_range() -> None:
    table = moment(FLESH, "D4", {"vorn": {"at": "E4", "tokens": {}}}, darkness="E5")
    assert (plan(table).plan, plan(table).space) == ("walk", "E5")
    assert rejected(table)["D4"] == "DR-BHV-08"
    assert table.last("HitsFixed").damage == {"vorn": 5}
    far = moment(FLESH, "D4", {"vorn": {"at": "E4"}}, darkness="C6")
    assert plan(far).plan == "stay"


@rule("DR-BHV-09")
def test_the_shortest_way() -> None:
    table = moment(FLESH, "A1", {"vorn": {"at": "D1"}}, size=(6, 2))
    table.play("choose C1")
    assert plan(table).path == ("B1", "C1")
    assert rejected(table) == {"D2": "DR-BHV-09"}
    assert plan(table).also[3:] == ("DR-BHV-14", "DR-BHV-18", "DR-TIE-02", "DR-BHV-09", "DR-RUL-59", "DR-BHV-13", "DR-RUL-63")
    beside = moment(FLESH, "A1", {"vorn": {"at": "B1"}}, size=(6, 2))
    assert rejected(beside) == {}


@rule("DR-BHV-10", "DR-TER-10", "DR-RUL-59")
def test_it_goes_round_harmful_terrain_even_if_that_is_longer() -> None:
    table = moment(FLESH, "A2", {"vorn": {"at": "E2"}}, {"&": "B1 B2 C2"}, size=(6, 4))
    assert not {"B1", "B2", "C2"} & set(plan(table).path)
    assert len(plan(table).path) == 3
    assert "burn" not in table.monster("rotten-flesh-1").tokens


@rule("DR-BHV-10", "DR-RUL-59")
def test_the_shorter_way_over_what_hurts_is_told_as_rejected() -> None:
    table = moment(FLESH, "A2", {"vorn": {"at": "D2"}}, {"^": "B1 B2 B3"}, size=(8, 4))
    assert plan(table).path == ("A3", "B4", "C3")
    (way,) = [one for one in plan(table).rejected if one.path]
    assert way.rule == "DR-BHV-10"
    assert len(way.path) == 2
    assert way.path[0] in ("B1", "B2", "B3")


@rule("DR-BHV-10", "DR-RUL-59")
def test_the_shorter_way_is_told_also_where_it_leads_to_the_very_square_that_is_chosen() -> None:
    """Chests leave one square beside the Hero; Spikes lie on the short way to it."""
    table = moment(FLESH, "A1", {"vorn": {"at": "D1"}}, {"^": "B1 B2", "c": "C1 D2"}, size=(4, 4))
    assert plan(table).path == ("A2", "B3", "C2")
    assert [(one.what, one.rule, one.path) for one in plan(table).rejected] == [("C2", "DR-BHV-10", ("B1", "C2"))]


@rule("DR-BHV-11", "DR-RUL-60")
def test_attacking_outranks_safety() -> None:
    table = moment(FLESH, "A1", {"vorn": {"at": "D1"}}, {"&": "B1 B2"}, size=(4, 2), own={"health": 2})
    table.play("choose C1")
    assert table.told("TerrainSuffered")[0].terrain == "lava"
    assert table.last("AttackDeclared").targets == ("vorn",)
    dark = moment(FLESH, "C2", {"vorn": {"at": "E2"}}, {"^": "D1 D2 C1"}, size=(6, 2), darkness="D1")
    assert plan(dark).space == "D1"


@rule("DR-BHV-13", "DR-MKW-10")
def test_evolve_adds_to_its_movement() -> None:
    heroes = {"vorn": {"at": "F1"}}
    assert plan(moment(FLESH, "A1", heroes, size=(8, 2))).plan == "approach"
    grown = moment(FLESH, "A1", heroes, size=(8, 2), own={"tokens": {"move": 1, "damage": 2}})
    grown.play("choose E1")
    assert grown.last("HitsFixed").damage == {"vorn": 5}


@rule("DR-BHV-15", "DR-ENG-06")
def test_an_engaged_archer_moves_away_and_shoots() -> None:
    table = moment(ARCHER, "D4", {"vorn": {"at": "E4"}}, own={"side": "alternate"})
    table.play("pass")
    assert plan(table).plan == "walk"
    column = ord(table.monster("skeleton-archer-1").space[0]) - ord("E")
    assert abs(column) > 1 or table.monster("skeleton-archer-1").space[1] not in "345"
    assert table.last("AttackDeclared").targets == ("vorn",)


@rule("DR-BHV-15", "DR-RUL-63")
def test_an_archer_that_cannot_leave_does_nothing_but_uses_up_what_hinders_it() -> None:
    table = moment(ARCHER, "D4", {"vorn": {"at": "E4"}}, own={"tokens": {"knock_down": 1}})
    assert plan(table).plan == "stuck"
    assert not table.told("AttackDeclared")
    assert not table.monster("skeleton-archer-1").tokens


@rule("DR-BHV-15", "DR-RUL-53", "DR-RUL-34")
def test_who_is_hidden_or_down_engages_no_archer() -> None:
    heroes = {"vorn": {"at": "E4", "tokens": {"stealth": 1}}, "elros": {"at": "F4"}}
    table = moment(ARCHER, "D4", heroes)
    assert (plan(table).plan, plan(table).targets) == ("stay", ("elros",))


@rule("DR-RUL-61")
def test_an_archer_with_nobody_in_range_still_leaves() -> None:
    # its own kind stands wherever it could shoot from
    others = {f"skeleton-minion-{n}": {"at": at} for n, at in enumerate(("C1", "C2", "D1", "D2"), 1)}
    both = moment(ARCHER, "B1", {"vorn": {"at": "A1"}, "elros": {"at": "A2", "health": 3}}, size=(10, 2), others=others)
    assert (plan(both).targets, rejected(both)) == (("vorn",), {"elros": "DR-BHV-05"})
    table = moment(ARCHER, "B1", {"vorn": {"at": "A1"}}, size=(10, 2), others=others)
    assert rejected(table) == {}
    assert plan(table).plan == "approach"
    assert plan(table).rule == "DR-RUL-61"
    assert plan(table).space in ("E1", "E2")
    assert not table.told("AttackDeclared")


@rule("DR-BHV-16")
def test_an_archer_moves_to_hit_one_more() -> None:
    heroes = {"vorn": {"at": "D2"}, "elros": {"at": "H2", "health": 6}}
    table = moment(ARCHER, "B2", heroes, size=(12, 4))
    assert plan(table).targets == ("vorn", "elros")
    assert plan(table).space == "E4"
    assert plan(table).also[3:] == ("DR-BHV-15", *("DR-BHV-09", "DR-RUL-59", "DR-BHV-13", "DR-RUL-63"), "DR-BHV-16", "DR-RUL-55")
    still = moment(ARCHER, "A3", {"vorn": {"at": "C3"}}, size=(12, 4))
    assert plan(still).also[3:] == ("DR-BHV-15", "DR-BHV-08", "DR-RUL-55")


@rule("DR-BHV-17")
def test_magic_reaches_everywhere_and_moves_only_for_darkness_or_off_harm() -> None:
    heroes = {"vorn": {"at": "J8"}}
    still = moment(CULTIST, "A1", heroes)
    assert plan(still).plan == "stay"
    table = moment(CULTIST, "A1", heroes, {"&": "A1 A2", "^": "G7"})
    table.play("choose B1")
    assert rejected(table) == {"A1": "DR-BHV-17", "C1": "DR-BHV-09"}
    assert not table.monster("shadow-cultist-1").tokens
    dark = moment(CULTIST, "A1", heroes, darkness="C3")
    assert plan(dark).space == "C3"
    assert rejected(dark) == {"A1": "DR-BHV-08", "B1": "DR-BHV-10"}


@rule("DR-BHV-18", "DR-TIE-02", "DR-GEN-04")
def test_equal_squares_are_the_party_leaders_choice() -> None:
    heroes = {"vorn": {"at": "E4"}, "jaheen": {"at": "J8", "health": 5}}
    table = moment(FLESH, "B4", heroes)
    assert (table.asked, table.prompt) == ("jaheen", "tie-square")
    assert table.options() == ["choose D3", "choose D4", "choose D5", "pass"]
    table.play("choose D5", "pass")
    assert table.monster("rotten-flesh-1").space == "D5"
    assert not table.told("Rolled"), "Monsters roll no dice"
    first = moment(FLESH, "B4", heroes).play("pass")
    assert first.monster("rotten-flesh-1").space == "D3"


@rule("DR-BHV-18", "DR-EFF-24", "DR-GEN-04")
def test_ways_that_spring_different_traps_are_a_choice() -> None:
    heroes = {"vorn": {"at": "F2"}}
    traps = {"C1": {"kind": "bear", "owner": "vorn"}}
    table = moment(FLESH, "B2", heroes, size=(6, 4), traps=traps)
    table.play("choose E3")
    assert table.prompt == "tie-path"
    assert table.options() == ["choose nothing", "choose trap-C1", "pass"]
    table.play("choose trap-C1")
    assert table.told("TrapRemoved")


@rule("DR-RUL-63", "DR-CND-06", "DR-CND-07")
def test_a_token_is_used_up_only_by_a_move_step() -> None:
    near = moment(FLESH, "D4", {"vorn": {"at": "E4"}}, own={"tokens": {"slow": 1}})
    assert near.monster("rotten-flesh-1").tokens == {"slow": 1}
    far = moment(FLESH, "A1", {"vorn": {"at": "J8"}}, own={"tokens": {"knock_down": 1}})
    assert far.monster("rotten-flesh-1").space == "A1"
    assert not far.monster("rotten-flesh-1").tokens
    assert [(event.token, event.lost) for event in far.told("TokensChanged")] == [("knock_down", 1)]
    assert far.told("MovementBegan") == []
    slow = moment(FLESH, "A1", {"vorn": {"at": "J1"}}, size=(10, 2), own={"tokens": {"slow": 1}})
    slow.play("pass")
    assert slow.monster("rotten-flesh-1").space in ("B1", "B2")
    assert [(event.token, event.lost) for event in slow.told("TokensChanged")] == [("slow", 1)]
    assert (slow.last("MovementBegan").points, slow.state.movements) == (1, [])
    assert slow.last("MovementEnded").figure == "rotten-flesh-1"
    assert not slow.monster("rotten-flesh-1").tokens


@rule("DR-RUL-62", "DR-CND-04")
def test_a_stunned_monster_moves_and_does_not_attack() -> None:
    # Rotten Flesh is immune to STUN, an Executioner is not
    table = moment(EXECUTIONER, "A1", {"vorn": {"at": "C1"}}, size=(6, 2), own={"tokens": {"stun": 1}})
    table.play("pass")
    assert table.monster("executioner-1").space in ("B1", "B2")
    assert not table.told("AttackDeclared")
    assert not table.monster("executioner-1").tokens


@rule("DR-MON-06", "DR-MOV-19", "DR-RUL-17")
def test_a_large_monster_goes_by_areas_and_strikes_them() -> None:
    heroes = {"elros": {"at": "E3", "health": 8}, "lorelai": {"at": "F6", "health": 6}}
    table = moment(KNIGHT, "A1", heroes)
    # from the area at C5 both areas are adjacent; C3 would be next to E3's area and to E5's as well
    assert plan(table).targets == ("elros", "lorelai")
    assert table.monster("shadow-knight-1").space in ("C3", "C5")


@rule("DR-CND-11", "DR-TKW-04")
def test_a_strike_hits_hidden_heroes_too_but_is_not_aimed_at_them() -> None:
    heroes = {"elros": {"at": "C1", "tokens": {"stealth": 1}}, "vorn": {"at": "D2"}}
    table = moment(KNIGHT, "A1", heroes, others={"executioner-1": {"at": "D1"}})
    assert plan(table).targets == ("vorn",)
    assert table.monster("executioner-1").health == 12
    assert set(table.last("AttackDeclared").targets) == {"vorn", "elros"}


@rule("DR-PVP-07", "DR-RUL-92")
def test_in_a_battleground_the_nearest_hero_is_sought() -> None:
    heroes = {"vorn": {"at": "H4", "team": "red"}, "elros": {"at": "E4", "health": 3, "team": "blue"}}
    table = moment(FLESH, "B4", heroes)
    assert (table.asked, table.prompt) == ("elros", "tie-square")
    table.play("pass")
    assert plan(table).targets == ("elros",)
    vorn, elros = {"at": "E6"}, {"at": "D4", "health": 3}
    rivals = {"vorn": {**vorn, "team": "red"}, "elros": {**elros, "team": "blue"}}
    assert plan(moment(FLESH, "B4", rivals)).targets == ("elros",)
    assert plan(moment(FLESH, "B4", {"vorn": vorn, "elros": elros})).targets == ("vorn",), "in an Adventure the strongest"


@rule("DR-MKW-01", "DR-BHV-05", "DR-BHV-08")
def test_ambush_needs_room_and_stays_where_it_is_already() -> None:
    vesper = {"lady-vesper-1": {"at": "H6", "health": 20}}
    # Elros is the weakest, but walled in by Minions: the next one is taken
    crowd = {f"ghoul-minion-{n}": {"at": at} for n, at in enumerate(("A2", "B1", "B2"), 1)}
    heroes = {"elros": {"at": "A1", "health": 2}, "vorn": {"at": "E5"}}
    table = Table(floor(8, 6), heroes=heroes, monsters={**vesper, **crowd}, turn="lady-vesper")
    assert (table.asked, table.prompt) == ("vorn", "ambush")
    assert rejected(table) == {"elros": "DR-BHV-05"}
    near = Table(floor(8, 6), heroes={"vorn": {"at": "G6"}}, monsters=vesper, turn="lady-vesper")
    assert (plan(near).plan, plan(near).targets) == ("stay", ("vorn",))
    shut = Table(floor(8, 6), heroes={"elros": {"at": "A1", "health": 2}}, monsters={**vesper, **crowd}, turn="lady-vesper")
    assert plan(shut).plan == "pass"


@rule("DR-RUL-58")
def test_without_a_way_it_goes_as_if_nobody_were_there() -> None:
    # Vorn stands behind his friends, who fill the corridor
    corridor = "+-+-+-+-+-+-+-+-+\n|. . . . . . . .|\n+-+-+-+-+-+-+-+-+\n|. . . . . . . .|\n+-+-+-+-+-+-+-+-+"
    heroes = {"vorn": {"at": "H1", "health": 12}, "elros": {"at": "G1", "tokens": {"stealth": 1}, "health": 4}}
    table = Table(corridor, heroes=heroes, monsters={"rotten-flesh-1": {"at": "A1"}}, turn="rotten-flesh.rookie")
    assert (plan(table).plan, plan(table).targets, plan(table).space) == ("approach", ("vorn",), "D1")


@rule("DR-RUL-58", "DR-BHV-06")
def test_a_large_one_without_a_way_goes_as_if_nothing_were_there() -> None:
    def going(**more: Any) -> tuple[str, ...]:
        knight = {"shadow-knight-1": {"at": "I1"}}
        table = Table(floor(10, 2), heroes={"vorn": {"at": "A1"}}, monsters=knight, turn="shadow-knight.rookie", **more)
        assert (plan(table).plan, plan(table).targets) == ("approach", ("vorn",))
        found: tuple[str, ...] = plan(table).path
        return found

    assert going() == ("G1", "E1")
    assert going(things={"statue": "C1"}) == ("G1", "E1")
    assert going(things={"statue": "E1"}) == ("G1",)


@rule("DR-RUL-58", "DR-RUL-56", "DR-BHV-06", "DR-TIE-05")
def test_where_no_hero_is_seen_it_goes_for_whom_they_lead() -> None:
    heroes = {"maya": {"at": "J8", "tokens": {"stealth": 1}}}
    table = moment(FLESH, "A1", heroes, familiars={"luma": {"owner": "maya", "at": "J1"}})
    assert table.options() == ["choose D1", "choose D2", "choose D3", "choose D4", "pass"]
    assert (plan(table).targets, rejected(table)) == (("luma",), {"maya": "DR-BHV-19"})
    assert "DR-TIE-05" not in plan(table).also, "no ranking of Heroes has a part in it"


@rule("DR-BHV-18", "DR-RUL-55", "DR-BHV-12")
def test_a_plan_cites_what_had_a_part_in_it() -> None:
    heroes = {"jaheen": {"at": "H4", "health": 10}, "lorelai": {"at": "D4", "health": 6}}
    table = moment(EXECUTIONER, "F4", heroes, familiars={"luma": {"owner": "lorelai", "at": "H6"}})
    cited = {plan(table).rule, *plan(table).also}
    assert {"DR-BHV-02", "DR-BHV-03", "DR-BHV-09", "DR-BHV-12", "DR-BHV-14", "DR-RUL-55"} <= cited
    assert "DR-BHV-08" not in cited
    still = moment(FLESH, "D4", {"vorn": {"at": "E4"}})
    assert {"DR-BHV-08", "DR-RNK-01"} <= set(plan(still).also)
    assert "DR-BHV-09" not in plan(still).also
    stunned = moment(EXECUTIONER, "A1", {"vorn": {"at": "B1"}}, own={"tokens": {"stun": 1}})
    assert (plan(stunned).plan, stunned.last("AttackLost").rule) == ("stay", "DR-CND-04")
