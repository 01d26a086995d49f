"""Traps (DV-TRAP, DV-PIT, DV-ARRO, DV-ROCK) and the second reading of found Pits (DV-SWI-03)."""

import pytest

from tenebra.games.dungeon_venture.options import Place
from tenebra.games.dungeon_venture.rules.traps import end_on_trap
from tenebra.games.dungeon_venture.scenario import TRAPS
from tenebra.kernel import BadInput, Game, ScriptedChance
from tests.games.dungeon_venture.table import Table, rule

HALL = """
+-+-+-+-+-+-+
|V . p . . o|
+-+-+-+-+-+-+
"""
ROOM = """
+-+-+-+-+
|V p . o|
+ + + + +
|. . . N|
+-+-+-+-+
"""
FOUR, SIX = "miss miss miss miss", "miss miss miss miss miss miss"


LOOP = """
+-+-+-+-+-+-+
|V . r . . o|
+ +-+-+-+-+ +
|. . . . . .|
+-+-+-+-+-+-+
"""
"""Boulders must not cut a dungeon in two (DV-RUL-86), so there is a way round, past the other figure."""


def hall(mark: str = "p") -> str:
    return LOOP if mark == "r" else HALL.replace("p", mark)


@rule("DV-TRAP-01")
def test_the_three_kinds() -> None:
    assert set(TRAPS.values()) == {"pit", "arrows", "boulders"}
    for kind in TRAPS.values():
        assert Table(ROOM.replace("p", "."), turn="vardak", adventure={"traps": {"B1": kind}}).may("move B1")
    for trap in ({"B1": "snare"}, {"A1": "pit"}, {"Z9": "pit"}):
        with pytest.raises(BadInput, match="there can be no"):
            Table("+-+-+-+\n|T V k|\n+-+-+-+", turn="vardak", adventure={"traps": trap})


@rule("DV-TRAP-02", "DV-PIT-01", "DV-PIT-02", "DV-PIT-03", "DV-PIT-05", "DV-EX-26", "DV-CBT-08")
def test_a_pit() -> None:
    table = Table(ROOM, turn="vardak", dice=["hit hit hit miss"])
    table.play("move B1")
    sprung = table.last("TrapSprung")
    assert (sprung.space, sprung.trap, sprung.victim, sprung.rule) == ("B1", "pit", "vardak", "DV-TRAP-02")
    rolled = table.told("Rolled")
    assert [(r.by, r.dice, r.rule) for r in rolled] == [("pit", ("green",) * 4, "DV-PIT-02")]
    assert (table.asked, table.prompt, table.options()) == ("vardak", "displace", ["place A1", "place C1", "place B2"])
    table.play("place C1")
    displaced = table.last("Displaced")
    assert (displaced.figure, displaced.to, displaced.rule) == ("vardak", "C1", "DV-PIT-03")
    assert table.told("AreaEntered") == []
    assert table.figure("vardak").wounds == 3
    assert (table.state.traps["B1"].kind, table.state.traps["B1"].status) == ("pit", "sprung")


@rule("DV-TRAP-10")
def test_a_trap_ends_neither_turn_nor_action() -> None:
    table = Table(ROOM, turn="vardak", dice=["hit miss miss miss", "miss " * 4, "miss miss"])
    table.play("move B1", "place C1")
    assert table.may("attack orc-1")
    assert table.refusal("move A1") == "DV-TURN-01"
    table.play("attack orc-1")
    assert table.last("AttackEnded").attacker == "vardak"
    after = Table(ROOM, turn="vardak", heroes={"vardak": {"at": "C1"}}, dice=["miss " * 4, "miss miss", "hit miss miss miss"])
    after.play("attack orc-1")
    assert after.asked == "vardak"
    after.play("move B1", "place C1")
    assert after.last("TurnEnded").figure == "vardak"


@rule("DV-TRAP-03", "DV-MOV-10", "DV-EX-42")
@pytest.mark.parametrize("mark", ["p", "f", "r"])
def test_crossing_a_hidden_trap_does_nothing_and_shows_nothing(mark: str) -> None:
    table = Table(hall(mark), turn="vardak")
    table.play("move D1")
    assert table.figure("vardak").space == "D1"
    assert (table.told("Rolled"), table.told("TrapSprung"), table.state.traps) == ([], [], {})


@rule("DV-TRAP-03", "DV-PIT-10", "DV-RUL-62", "DV-ROCK-06", "DV-EX-48")
@pytest.mark.parametrize("mark", ["p", "f", "r"])
def test_a_hero_crosses_a_found_trap_unharmed(mark: str) -> None:
    table = Table(hall(mark), turn="vardak", found=["C1"])
    table.play("move D1")
    assert table.told("Rolled") == []
    assert table.state.traps["C1"].status == "found"


@rule("DV-TRAP-04", "DV-ARRO-03", "DV-SRCH-02", "DV-SRCH-04")
@pytest.mark.parametrize(("mark", "trap"), [("p", "pit"), ("f", "arrows"), ("r", "boulders")])
def test_search_finds_and_does_not_disarm(mark: str, trap: str) -> None:
    table = Table(hall(mark), turn="vardak", heroes={"vardak": {"at": "B1"}}, dice=[FOUR if mark == "p" else SIX, FOUR])
    table.play("search")
    found = table.last("TrapFound")
    assert (found.space, found.trap, found.rule) == ("C1", trap, "DV-TRAP-04")
    assert (table.state.traps["C1"].kind, table.state.traps["C1"].status) == (trap, "found")
    table.play("move C1")
    assert table.last("TrapSprung").trap == trap


@rule("DV-TRAP-05", "DV-EX-48")
@pytest.mark.parametrize("mark", ["p", "f", "r"])
def test_a_monster_stands_on_a_hidden_trap(mark: str) -> None:
    table = Table(hall(mark), turn="orc-1")
    table.play("move C1")
    assert table.figure("orc-1").space == "C1"
    assert (table.told("Rolled"), table.state.traps) == ([], {})


@rule("DV-TRAP-05")
@pytest.mark.parametrize("mark", ["f", "r"])
def test_a_monster_stands_on_found_arrows_and_boulders_too(mark: str) -> None:
    table = Table(hall(mark), turn="orc-1", found=["C1"])
    table.play("move C1")
    assert table.figure("orc-1").space == "C1"
    assert table.told("Rolled") == []


@rule("DV-TRAP-06", "DV-ROCK-04", "DV-ROCK-05")
def test_fallen_boulders_stop_everybody() -> None:
    table = Table(hall("r").replace("V .", ". V"), turn="vardak", sprung=["C1"])
    assert table.refusal("move C1") == "DV-ROCK-04"
    assert table.refusal("move D1") == "DV-MOV-06"
    orc = Table(hall("r"), turn="orc-1", sprung=["C1"])
    assert orc.refusal("move C1") == "DV-ROCK-04"
    assert orc.refusal("move B1") == "DV-MOV-06"


@rule("DV-ROCK-04", "DV-TRAP-07", "DV-SPRT-02")
def test_spirits_pass_fallen_boulders_and_do_not_stop_there() -> None:
    ghost = Table(hall("r"), turn="vardak", sprung=["C1"], heroes={"vardak": {"spirit": True, "wounds": 8}})
    assert ghost.may("move D1")
    assert ghost.refusal("move C1") == "DV-ROCK-04"


@rule("DV-TRAP-07", "DV-SPRT-07", "DV-EX-48")
@pytest.mark.parametrize("known", [{}, {"found": ["C1"]}, {"sprung": ["C1"]}])
@pytest.mark.parametrize("to", ["C1", "D1"])
def test_traps_do_nothing_to_spirits(known: dict[str, list[str]], to: str) -> None:
    table = Table(HALL, turn="vardak", heroes={"vardak": {"spirit": True, "wounds": 8}}, **known)
    table.play(f"move {to}")
    assert table.figure("vardak").space == to
    assert (table.told("Rolled"), table.told("Displaced")) == ([], [])


@rule("DV-TRAP-08", "DV-PIT-10", "DV-ARRO-01", "DV-ROCK-01", "DV-RUL-62")
@pytest.mark.parametrize(("mark", "dice"), [("p", [FOUR]), ("f", [SIX, FOUR]), ("r", [SIX])])
def test_a_found_trap_still_triggers_on_whoever_stops(mark: str, dice: list[str]) -> None:
    table = Table(hall(mark), turn="vardak", found=["C1"], dice=dice)
    table.play("move C1")
    assert table.last("TrapSprung").victim == "vardak"
    if mark == "f":  # and not again
        spent = Table(hall(mark), turn="vardak", sprung=["C1"], choices=["move C1"])
        assert spent.told("TrapSprung") == []


@rule("DV-TRAP-09", "DV-RUL-82", "DV-EVT-05")
def test_a_trap_that_kills_displaces_first() -> None:
    table = Table(ROOM, turn="vardak", heroes={"vardak": {"wounds": 7}}, dice=["hit hit miss miss"], events=["evil-eye"])
    table.play("move B1", "place B2")
    assert (table.figure("vardak").form, table.figure("vardak").space) == ("spirit", "B2")
    killed = table.last("HeroKilled")
    assert (killed.hero, killed.by) == ("vardak", "pit")
    assert table.state.keeper_hand == ["evil-eye.1"]


@rule("DV-TRAP-09", "DV-RUL-82", "DV-EX-33", "DV-DTH-04")
def test_with_a_boss_the_skull_lies_where_the_hero_was_put() -> None:
    boss = {"gronk": {"mark": "G", "attack": "3 blue", "defence": "2 blue", "life": 6, "movement": 4}}
    map = ROOM.replace("N|", "NOG|").replace("+-+-+-+-+", "+-+-+-+-+-+").replace("o|", "o|.|").replace("+ + + + +", "+ + + + + +")
    table = Table(
        map,
        turn="vardak",
        bosses=boss,
        heroes={"vardak": {"wounds": 7, "hand": ["blink"]}},
        dice=["hit miss miss miss"],
    )
    table.play("move B1", "place B2")
    assert (table.state.skulls["vardak"].space, table.state.skulls["vardak"].cards) == ("B2", ["blink.1"])


@rule("DV-PIT-04", "DV-RUL-81", "DV-DEC-04")
def test_a_monster_on_the_triggered_pit_is_pushed_out_unharmed() -> None:
    start = Table(ROOM, turn="vardak", heroes={"vardak": {"at": "B1"}}, monsters={"ogre-1": {"at": "B1"}})
    # no movement ends on a Monster's space: the rule is for effects that set off a Pit otherwise
    game = Game(start.state, ScriptedChance(["hit miss miss miss"]))
    pit = end_on_trap(game, "vardak")
    asked = pit.send(None)
    assert (asked.seat, [str(o) for o in asked.options()]) == ("vardak", ["place A1", "place C1", "place B2"])
    asked = pit.send(Place("C1"))
    assert (asked.seat, [str(o) for o in asked.options()]) == ("keeper", ["place A1", "place B2"])
    with pytest.raises(StopIteration):
        pit.send(Place("B2"))
    ogre, vardak = start.figure("ogre-1"), start.figure("vardak")
    assert (ogre.space, ogre.wounds, vardak.space, vardak.wounds) == ("B2", 0, "C1", 1)
    assert Table(ROOM, turn="vardak", monsters={"ogre-1": {"at": "B1"}}).refusal("move B1") == "DV-MOV-07"


@rule("DV-PIT-06", "DV-PIT-07", "DV-PIT-08", "DV-RUL-60", "DV-EX-20")
def test_an_open_pit_before_a_door_is_passed_only_by_leaping() -> None:
    map = "\n+-+-+-+-+-+\n|V . pO. o|\n+-+-+-+-+-+\n"
    table = Table(map, turn="vardak", sprung=["C1"], dice=["hit miss miss miss"])
    assert table.refusal("move C1") == "DV-PIT-08"
    assert table.refusal("move D1") == "DV-PIT-08"
    assert table.refusal("leap B1") == "DV-PIT-08"
    assert table.refusal("leap E1") == "DV-PIT-08"
    assert [o for o in table.options() if o.startswith("leap")] == ["leap C1", "leap D1"]
    table.play("leap D1")
    leapt = table.last("LeaptIntoPit")
    assert (leapt.figure, leapt.space, leapt.rule) == ("vardak", "C1", "DV-PIT-07")
    assert [(r.dice, r.rule) for r in table.told("Rolled")] == [(("green",) * 4, "DV-PIT-07")]
    assert (table.figure("vardak").space, table.figure("vardak").wounds) == ("D1", 1)
    assert table.told("Displaced") == []


@rule("DV-PIT-07", "DV-PIT-09", "DV-TRAP-06", "DV-DMG-06")
def test_a_monster_that_leaps_may_die_and_nobody_gets_a_card() -> None:
    table = Table(
        HALL, turn="orc-1", sprung=["C1"], spoils=["blink"], dice=["hit miss miss miss"], monsters={"kobold-1": {"at": "E1"}}
    )
    assert table.refusal("move B1") == "DV-PIT-08"
    table.play("leap B1")
    assert "orc-1" not in table.state.figures
    assert [e.to for e in table.told("Moved")] == ["E1", "D1", "C1"]
    assert table.told("CardDrawn") == []
    assert table.last("Defeated").by == "pit"


@rule("DV-PIT-07", "DV-PIT-10", "DV-TRAP-06", "DV-RUL-60", "DV-EX-48")
def test_a_monster_suffers_a_found_pit_it_goes_through() -> None:
    table = Table(HALL, turn="orc-1", found=["C1"], dice=[FOUR])
    assert table.refusal("move B1") == "DV-PIT-08"
    table.play("leap B1")
    assert table.figure("orc-1").space == "B1"
    assert len(table.told("Rolled")) == 1
    assert table.told("TrapSprung") == []


@rule("DV-RUL-60", "DV-PIT-08")
def test_who_stops_in_an_open_pit_is_moved_out_without_a_second_attack() -> None:
    table = Table(ROOM, turn="vardak", sprung=["B1"], dice=["hit miss miss miss"])
    table.play("leap B1")
    assert (table.asked, table.prompt) == ("vardak", "displace")
    table.play("place B2")
    assert len(table.told("Rolled")) == 1
    assert (table.figure("vardak").space, table.figure("vardak").wounds) == ("B2", 1)
    assert table.last("Displaced").rule == "DV-RUL-60"
    monster = Table(ROOM, turn="orc-1", found=["B1"], dice=[FOUR])
    monster.play("leap B1")
    assert (monster.asked, monster.prompt, monster.options()) == ("keeper", "displace", ["place C1", "place B2"])


@rule("DV-SWI-03", "DV-PIT-10")
def test_by_the_switch_a_found_pit_is_an_open_one_for_heroes_too() -> None:
    table = Table(HALL, turn="vardak", found=["C1"], options={"found_pit": "open"}, dice=[FOUR])
    assert table.refusal("move D1") == "DV-PIT-08"
    table.play("leap C1")
    assert table.told("TrapSprung") == []
    assert table.last("LeaptIntoPit").space == "C1"
    table.play("place B1")
    assert table.last("Displaced").rule == "DV-RUL-60"
    hidden = Table(HALL, turn="vardak", options={"found_pit": "open"})
    assert hidden.may("move D1")
    ghost = Table(HALL, turn="vardak", found=["C1"], options={"found_pit": "open"}, heroes={"vardak": {"spirit": True}})
    assert ghost.may("move D1")


@rule("DV-PIT-09", "DV-PIT-11")
def test_a_pit_found_under_a_monster_does_not_harm_it() -> None:
    table = Table(HALL.replace("o", "."), turn="vardak", monsters={"orc-1": {"at": "C1"}}, initiative=["orc"])
    table.play("search", "end")
    assert table.state.traps["C1"].status == "found"
    assert table.figure("orc-1").space == "C1"
    table.play("activate orc-1", "move E1")
    assert table.told("Rolled") == []
    assert table.figure("orc-1").space == "E1"


@rule("DV-ARRO-01", "DV-ARRO-02", "DV-ARRO-04", "DV-ARRO-05", "DV-RUL-61", "DV-EX-27", "DV-STAT-03")
def test_fire_arrows() -> None:
    table = Table(hall("f"), turn="vardak", dice=["hit hit hit hit miss miss", "hit hit miss miss"])
    table.play("move C1")
    assert [(r.by, r.dice, r.rule) for r in table.told("Rolled")] == [
        ("arrows", ("green",) * 6, "DV-ARRO-02"),
        ("vardak", ("green",) * 4, "DV-CBT-03"),
    ]
    assert (table.figure("vardak").wounds, table.figure("vardak").space) == (2, "C1")
    assert table.told("Displaced") == []
    assert table.state.traps["C1"].status == "spent"
    again = Table(hall("f"), turn="vardak", dice=[SIX, FOUR], initiative=["vardak", "vardak"])
    again.play("move C1", "end", "move B1", "end", "move C1")
    assert len(again.told("TrapSprung")) == 1


@rule("DV-ROCK-01", "DV-ROCK-02", "DV-ROCK-03", "DV-ROCK-04", "DV-ROCK-05", "DV-EX-28")
def test_rolling_boulders() -> None:
    table = Table(ROOM.replace("p", "r"), turn="vardak", dice=["hit hit miss miss miss miss"], initiative=["vardak"])
    table.play("move B1")
    assert [(r.by, r.dice, r.rule) for r in table.told("Rolled")] == [("boulders", ("green",) * 6, "DV-ROCK-02")]
    assert table.options() == ["place A1", "place C1", "place B2"]
    table.play("place A1")
    assert table.last("Displaced").rule == "DV-ROCK-03"
    assert table.figure("vardak").wounds == 2
    assert (table.state.traps["B1"].kind, table.state.traps["B1"].status) == ("boulders", "sprung")
    table.play("end")
    assert table.refusal("move B1") == "DV-ROCK-04"
    assert len(table.told("TrapSprung")) == 1


@rule("DV-RUL-62", "DV-ROCK-06")
def test_found_boulders_block_only_after_the_fall() -> None:
    table = Table(ROOM.replace("p", "r"), turn="vardak", found=["B1"], dice=[SIX])
    assert table.may("move B1")
    table.play("move B1", "place B2")
    assert table.state.traps["B1"].status == "sprung"
    fallen = Table(ROOM.replace("p", "r"), turn="vardak", sprung=["B1"])
    assert fallen.refusal("move B1") == "DV-ROCK-04"
    assert Table(ROOM, turn="vardak", sprung=["B1"]).may("leap B1")


@rule("DV-RUL-80")
def test_displacement_needs_a_free_space_and_sets_off_nothing() -> None:
    map = ROOM.replace("|. . . N|", "|. f . N|")
    table = Table(map, turn="vardak", dice=[FOUR], monsters={"kobold-1": {"at": "C1"}})
    table.play("move B1")
    assert table.options() == ["place A1", "place B2"]
    table.play("place B2")
    assert table.figure("vardak").space == "B2"
    assert len(table.told("TrapSprung")) == 1


@rule("DV-RUL-80")
def test_with_no_free_space_beside_it_the_nearest_is_taken() -> None:
    map = "\n+-+-+-+-+-+\n|. V p o .|\n+-+-+-+-+-+\n"
    table = Table(map, turn="vardak", monsters={"kobold-1": {"at": "A1"}}, dice=[FOUR])
    table.play("move C1")
    assert table.options() == ["place B1"]
    full = Table(map, turn="naurania", heroes={"naurania": {"at": "A1"}}, dice=[FOUR])
    full.play("move C1")
    assert full.options() == ["place A1", "place E1"]


@rule("DV-RUL-80", "DV-EXP-06")
def test_displacement_through_an_open_door_explores() -> None:
    map = "\n+-+-+-+-+-+\n|V . pO. o|\n+-+-+-+-+-+\n"
    table = Table(
        map, turn="vardak", revealed=["room-2"], dice=[FOUR], monsters={"kobold-1": {"at": "A1"}}, heroes={"vardak": {"at": "B1"}}
    )
    table.play("move C1")
    assert table.options() == ["place B1", "place D1"]
    table.play("place D1")
    entered = table.last("AreaEntered")
    assert (entered.hero, entered.area, entered.rule) == ("vardak", "room-2", "DV-RUL-80")
    table.play("end")
    assert table.figure("orc-1").space == "E1"


@rule("DV-RUL-87", "DV-TRAP-02")
def test_a_hero_who_does_not_move_or_is_swapped_triggers_nothing() -> None:
    still = Table(ROOM.replace("V p", "p V"), turn="vardak", heroes={"vardak": {"at": "A1"}})
    still.play("search", "end")
    assert still.told("TrapSprung") == []
    swap = Table(ROOM, turn="vardak", heroes={"naurania": {"at": "B1"}}, options={"party": "vardak naurania / storm wick"})
    swap.play("swap with naurania")
    assert swap.figure("vardak").space == "B1"
    assert swap.told("TrapSprung") == []


@rule("DV-RUL-87", "DV-DBL-02", "DV-RUL-34")
def test_a_double_step_declared_first_triggers_only_at_its_end() -> None:
    map = "\n+-+-+-+-+-+-+-+-+-+\n|V . . . . f . . o|\n+-+-+-+-+-+-+-+-+-+\n"
    table = Table(map, turn="vardak")
    table.play("double", "move H1")
    assert table.told("TrapSprung") == []
    two = Table(map, turn="vardak", dice=[SIX, FOUR])
    two.play("move F1", "double", "move H1")
    assert len(two.told("TrapSprung")) == 1


@rule("DV-RUL-80")
def test_nobody_is_put_into_another_pit() -> None:
    table = Table(ROOM, turn="vardak", traps={"C1": "pit"}, found=["C1"], dice=[FOUR])
    table.play("move B1")
    assert table.options() == ["place A1", "place B2"]
    map = "\n+-+-+-+-+-+\n|. V p o .|\n+-+-+-+-+-+\n"
    far = Table(map, turn="naurania", heroes={"naurania": {"at": "A1"}}, traps={"A1": "pit"}, found=["A1"], dice=[FOUR])
    far.play("move C1")
    assert far.options() == ["place E1"]


@rule("DV-RUL-80", "DV-MON-06")
def test_a_displaced_hero_explores_for_all_purposes_and_a_monster_does_not() -> None:
    map = "\n+-+-+-+-+-+\n|V . pO. o|\n+-+-+-+-+-+\n"
    own = {"when": [{"on": "enter room-2", "do": ["say hello"]}]}
    fields = {"revealed": ["room-2"], "dice": [FOUR], "monsters": {"kobold-1": {"at": "A1"}}, "adventure": own}
    hero = Table(map, turn="vardak", heroes={"vardak": {"at": "B1"}}, **fields)
    hero.play("move C1", "place D1")
    assert [e.text for e in hero.told("Said")] == ["hello"]
    monster = Table(
        map, turn="kobold-1", heroes={"vardak": {"at": "A1"}}, found=["C1"], **fields | {"monsters": {"kobold-1": {"at": "B1"}}}
    )
    monster.play("leap C1", "place D1")
    assert monster.figure("kobold-1").space == "D1"
    assert monster.told("AreaEntered") == []


@rule("DV-TRAP-02")
def test_where_there_is_no_trap_nothing_happens() -> None:
    for who, at in (("vardak", "B2"), ("orc-1", "D1")):
        table = Table(ROOM.replace("p", "."), turn=who, heroes={"vardak": {"at": "B2"}})
        assert table.figure(who).space == at
        table.play("move A1")
        assert table.figure(who).space == "A1"
        assert table.told("Rolled") == []
