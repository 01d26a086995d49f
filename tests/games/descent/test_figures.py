"""Figures: what counts as one, where it stands, how it steps and who is beside it (DE-GEN, DE-MOV, DE-ADJ, DE-LRG)."""

from typing import Any

import pytest

from tenebra.games.descent import GAME
from tenebra.games.descent.content import heroes, monsters, skills
from tenebra.games.descent.content.model import SKILL_DECKS
from tenebra.games.descent.rules.space import covers, grid_of
from tenebra.kernel import Session
from tests.games.descent.props import SWORD, Table, duel, weapon
from tests.games.descent.table import rule

VALADIR, SILHOUETTE, CARTHOS = "sir-valadir", "silhouette", "mad-carthos"
BANG = weapon("test-great-bang", "ranged", "1 blue + 1 yellow", "Blast 1; +5 damage")
TWO_ROOMS = """
+-+-+-+-+-+-+-+-+
|. . .D. . . . .|
+ + + + + + + + +
|. . .D. . . . .|
+ + + + + + + + +
|. . .|. . . . .|
+-+-+-+-+-+-+-+-+
"""
DOOR = "C1-D1"
GRIM = {"kind": "ogre", "speed": 4, "armor": 3, "wounds": [9, 10, 11, 12], "dice": "1 red", "text": "Pierce 1", "conquest": 2}


def spaces(table: Table, who: str) -> set[str]:
    return set(grid_of(table.state).spaces(covers(table.state, who)))


def steps(table: Table) -> list[tuple[str, str, int]]:
    return [(step.figure, step.to, step.cost) for step in table.told("Moved")]


# --- what comes onto the board


@rule("DE-GEN-08", "DE-GEN-09", "DE-GEN-10", "DE-LRG-01", "DE-MCD-02", "DE-MCD-03", "DE-RUL-65")
def test_monsters_that_come_to_light_have_their_own_numbers_names_and_spaces() -> None:
    waits = ["beastman at D1", "beastman leader at E1", "hell-hound upright at F1", "grim at G1", "beastman at D2"]
    quest = {"area": {"room-2": {"monsters": waits}}, "uniques": {"grim": GRIM}}
    fields: dict[str, Any] = {"heroes": {VALADIR: {"at": "C1"}, SILHOUETTE: {}}, "unrevealed": ["room-2"], "quest": quest}
    table = Table(TWO_ROOMS, **fields).play("run", f"open {DOOR}")
    normal, leader = monsters()["beastman"].normal, monsters()["beastman"].leader
    assert normal.wounds_for(3) != leader.wounds_for(3)
    assert {name: (one.kind, one.rank, one.life) for name, one in table.state.monsters.items()} == {
        "beastman-1": ("beastman", "normal", normal.wounds_for(3)),
        "beastman-leader-1": ("beastman", "leader", leader.wounds_for(3)),
        "hell-hound-1": ("hell-hound", "normal", monsters()["hell-hound"].normal.wounds_for(3)),
        "grim": ("grim", "unique", 10),
        "beastman-2": ("beastman", "normal", normal.wounds_for(3)),
    }
    assert {name: spaces(table, name) for name in table.state.monsters} == {
        "beastman-1": {"D1"},
        "beastman-leader-1": {"E1"},
        "hell-hound-1": {"F1", "F2"},
        "grim": {"G1", "H1", "G2", "H2"},
        "beastman-2": {"D2"},
    }
    assert not any(monster.has_acted for monster in table.state.monsters.values())


@rule("DE-GEN-10")
def test_wounds_tokens_and_orders_belong_to_one_figure_alone() -> None:
    table = Table(
        heroes={
            VALADIR: {"at": "A3", "equipped": [BANG], "order": "aim"},
            SILHOUETTE: {"at": "D2", "order": "guard"},
            CARTHOS: {"at": "A5", "order": "rest"},
        },
        monsters={"ogre-1": {"at": "D3", "burn": 1}, "ogre-2": {"at": "G1", "burn": 2}},
        dice=["3/1/1 1/1/0"],
    )
    whole = table.monster("ogre-2").life
    table.play("battle", f"attack D3 with {BANG}")
    while table.prompt == "spend":
        table.play("done")
    assert [(event.figure, event.wounds) for event in table.told("Wounded")] == [(SILHOUETTE, 6), ("ogre-1", 3)]
    assert (table.monster("ogre-1").life, table.monster("ogre-1").burn) == (whole - 3, 1)
    assert (table.monster("ogre-2").life, table.monster("ogre-2").burn) == (whole, 2)
    assert [hero.life for hero in table.state.heroes.values()] == [16, 12 - 6, 8]
    assert [hero.order for hero in table.state.heroes.values()] == ["aim", "", "rest"]


@rule("DE-GEN-05")
def test_familiars_tokens_and_doors_are_no_figures() -> None:
    table = Table(
        TWO_ROOMS,
        heroes={VALADIR: {"at": "A1", "equipped": [BANG]}, SILHOUETTE: {"at": "H3"}},
        familiars={"boggs": {"owner": VALADIR, "at": "E1"}},
        monsters={"ogre-1": {"at": "E2"}, "beastman-1": {"at": "H1"}},
        tokens=["money at E1", "red-key at D1"],
        opened=[DOOR],
        pico=VALADIR,
        dice=["4/0/1 1/1/0 blank"],
    )
    table.play("battle", f"attack E1 with {BANG}")
    assert table.last("AttackDeclared").affected == ("ogre-1",)
    assert sorted(token.kind for token in table.state.tokens.values()) == ["key", "money"]
    assert table.state.familiars["boggs"].space == "E1"


# --- steps


@rule("DE-MOV-02", "DE-ADJ-01", "DE-MOV-01")
def test_every_space_of_a_way_is_a_step_for_one_point_diagonals_too() -> None:
    table = duel({"at": "A1"}, foes={}).play("run", "move D4")
    assert steps(table) == [(VALADIR, "B2", 1), (VALADIR, "C3", 1), (VALADIR, "D4", 1)]
    assert table.state.turn is not None
    assert (table.state.turn.points, table.state.turn.steps, table.state.turn.heading) == (8 - 3, 3, "1,1")
    assert table.refusal("move D4") == "DE-MOV-02"
    foe = Table(heroes={VALADIR: {"at": "H1"}}, monsters={"beastman-1": {"at": "A1"}}, next="activate")
    foe.play("activate beastman-1", "move C3")
    assert steps(foe) == [("beastman-1", "B2", 1), ("beastman-1", "C3", 1)]
    assert foe.refusal("move C3") == "DE-MOV-02"
    assert foe.state.activation is not None
    assert (foe.state.activation.points, foe.state.activation.has_moved) == (4 - 2, True)
    assert foe.monster("beastman-1").has_acted


@rule("DE-MOV-08", "DE-MOV-04", "DE-OBS-01", "DE-OBS-02")
def test_a_way_goes_round_rock_enemies_and_closed_doors() -> None:
    barred = """
+-+-+-+-+-+-+
|. ^ . .|. .|
+ + + + +D+D+
|. . . . . .|
+ + + + + + +
|. ~ . . . .|
+-+-+-+-+-+-+
"""
    table = Table(barred, heroes={VALADIR: {"at": "A1"}}, monsters={"beastman-1": {"at": "C1"}, "beastman-2": {"at": "C3"}})
    table.play("run")
    assert table.refusal("move C1") == "DE-MOV-07"
    assert table.refusal("move B1") == "DE-OBS-01"
    assert table.refusal("move F1") == "DE-MOV-08"
    table.play("move D1")
    assert steps(table) == [(VALADIR, "B2", 1), (VALADIR, "C2", 1), (VALADIR, "D1", 1)]
    assert table.state.turn is not None
    assert (table.state.turn.points, table.state.turn.steps) == (5, 3)


@rule("DE-MOV-13", "DE-RUL-58")
def test_a_diagonal_step_past_the_end_of_a_wall_is_one_step_and_round_it_two() -> None:
    corner = """
+-+-+-+
|. .|.|
+ + + +
|. . .|
+-+ +-+
|.|. .|
+-+-+-+
"""

    def walk(start: str, end: str) -> list[tuple[str, str, int]]:
        table = Table(corner, heroes={VALADIR: {"at": start}}).play("run", f"move {end}")
        assert table.state.turn is not None
        assert (table.state.turn.points, table.state.turn.steps) == (8 - len(steps(table)), len(steps(table)))
        return steps(table)

    assert walk("B1", "C2") == [(VALADIR, "C2", 1)]
    assert walk("A2", "B3") == [(VALADIR, "B3", 1)]
    assert walk("C1", "B3") == [(VALADIR, "B2", 1), (VALADIR, "B3", 1)]
    boxed = Table("+-+-+\n|.|.|\n+-+-+\n|.|.|\n+-+-+", heroes={VALADIR: {"at": "A1"}}).play("run")
    assert boxed.refusal("move B2") == "DE-MOV-08"


@rule("DE-MOV-05")
def test_the_step_out_of_a_friends_space_says_why_it_was_allowed() -> None:
    lane = "+-+-+-+-+\n|. . . .|\n+-+-+-+-+"
    table = Table(lane, heroes={VALADIR: {"at": "A1"}, SILHOUETTE: {"at": "B1"}}).play("run", "move D1")
    assert [("DE-MOV-05" in step.also, step.to) for step in table.told("Moved")] == [(False, "B1"), (True, "C1"), (False, "D1")]
    assert table.hero(SILHOUETTE).space == "B1"


@rule("DE-EQP-01", "DE-LRG-04", "DE-MVA-06", "DE-STR-03")
def test_only_heroes_take_what_lies_there_and_use_the_stairs() -> None:
    rooms = """
+-+-+-+ +-+-+
|1 . .| |1 .|
+ + + + + + +
|. . .| |. .|
+-+-+-+ +-+-+
"""
    fields: dict[str, Any] = {"tokens": ["healing-potion at A1"]}
    foe = Table(rooms, heroes={VALADIR: {"at": "F2"}}, monsters={"ogre-1": {"at": "A1"}}, next="activate", **fields)
    foe.play("activate ogre-1")
    assert {option.split()[0] for option in foe.options()} == {"move", "end"}
    assert foe.refusal("stairs") == foe.refusal("pickup healing-potion-1") == "DE-MVA-06"
    foe.play("move B1", "end")
    assert (foe.monster("ogre-1").space, list(foe.state.tokens), foe.state.taken) == ("B1", ["healing-potion-1"], [])
    table = Table(rooms, heroes={VALADIR: {"at": "A1"}}, **fields).play("run", "pickup healing-potion-1", "stow healing-potion")
    assert (table.state.tokens, table.state.taken, table.state.bearers) == ({}, ["healing-potion-1"], {})
    table.play("stairs")
    assert steps(table) == [(VALADIR, "E1", 0)]
    assert table.hero(VALADIR).space == "E1"


@rule("DE-LRG-09", "DE-DOR-06")
def test_a_door_is_shut_only_when_nothing_large_stands_across_it() -> None:
    hero = {VALADIR: {"at": "C2"}}
    across = Table(TWO_ROOMS, heroes=hero, monsters={"hell-hound-1": {"at": "C1"}}, opened=[DOOR]).play("run")
    assert across.refusal(f"close {DOOR}") == "DE-DOR-06"
    assert across.state.doors == {DOOR: True}
    beside = Table(TWO_ROOMS, heroes=hero, monsters={"hell-hound-1": {"at": "B1"}}, opened=[DOOR]).play("run")
    assert beside.may("move D2")
    beside.play(f"close {DOOR}")
    assert beside.state.doors == {DOOR: False}
    assert beside.refusal("move D2") == "DE-MOV-08"


# --- neighbours


@rule("DE-ADJ-02", "DE-ADJ-03", "DE-RUB-13")
def test_a_march_refreshes_heroes_beside_the_marcher_but_none_behind_a_wall() -> None:
    walled = "+-+-+-+-+\n|. .|. .|\n+ + + + +\n|. .|. .|\n+-+-+-+-+"

    def refreshed(*places: str) -> list[str]:
        others = zip((SILHOUETTE, CARTHOS, "red-scorpion"), places[1:], strict=True)
        tired = {VALADIR: {"at": places[0], "skills": ["marching-song"]}, **{name: {"at": at} for name, at in others}}
        table = Table(walled, heroes=tired).play("battle")
        return [hero.id for hero in table.state.heroes.values() if hero.fatigue]

    assert refreshed("B1", "A2", "C1", "A1") == [VALADIR, SILHOUETTE, "red-scorpion"]
    assert refreshed("A1", "B2", "D2", "") == [VALADIR, SILHOUETTE]
    assert refreshed("", "", "A1", "") == [VALADIR, SILHOUETTE, "red-scorpion"]


@rule("DE-ADJ-02", "DE-LRG-01")
@pytest.mark.parametrize(("to", "is_near"), [("D3", False), ("C3", True), ("C1", True)])
def test_a_large_monster_is_beside_a_hero_with_any_of_its_spaces(to: str, is_near: bool) -> None:
    watcher = {"at": "B3", "equipped": [SWORD], "skills": ["one-eye-open"], "fatigue": 2}
    table = Table(heroes={VALADIR: watcher, SILHOUETTE: {}}, monsters={"ogre-1": {"at": "E2"}}, next="activate")
    table.play("activate ogre-1", f"move {to}")
    assert (table.asked == VALADIR) is is_near


@rule("DE-ADJ-02", "DE-TRS-03", "DE-RUL-53")
def test_things_go_to_neighbours_on_any_side_and_only_friends_see_what() -> None:
    table = Table(heroes={VALADIR: {"at": "B3", "pack": ["dagger"]}, SILHOUETTE: {"at": "C4"}, CARTHOS: {"at": "D3"}})
    table.play("advance")
    assert [option for option in table.options() if option.startswith("give")] == [f"give dagger.1 to {SILHOUETTE}"]
    table.play(f"give dagger.1 to {SILHOUETTE}")
    given = table.last("ItemGiven")
    assert (given.seen_by("overlord", table.state).item, given.seen_by(CARTHOS, table.state).item) == ("?", "dagger.1")
    assert table.hero(VALADIR).pack == []


# --- numbers


@rule("DE-MCD-06", "DE-MOV-01")
@pytest.mark.parametrize("monster", ["beastman-1", "razorwing-1", "razorwing-leader-1", "ogre-leader-1"])
def test_a_monster_moves_by_its_speed_and_acts_once(monster: str) -> None:
    kind, rank = monsters()[monster.partition("-")[0]], "leader" if "leader" in monster else "normal"
    table = Table(heroes={VALADIR: {"at": "H5"}}, monsters={monster: {"at": "A1"}, "skeleton-1": {"at": "D1"}}, next="activate")
    table.play(f"activate {monster}")
    assert table.state.activation is not None
    assert (table.state.activation.monster, table.state.activation.points) == (monster, kind.stats(rank).speed)  # type: ignore[arg-type]
    table.play("end")
    assert table.options() == ["activate skeleton-1", "done"]
    assert [one.has_acted for one in table.state.monsters.values()] == [True, False]


@rule("DE-MCD-06", "DE-DMG-03")
@pytest.mark.parametrize(("life", "left"), [(4, 1), (3, None)])
def test_armor_is_taken_off_the_damage_and_the_last_wound_kills(life: int, left: int | None) -> None:
    table = duel(foes={"ogre-1": {"at": "C3", "life": life}}, dice=["1/3/0 0/3/0 blank enhancement"])
    table.play("battle", f"attack C3 with {SWORD}")
    assert (table.last("AttackHit").damage, table.last("Wounded").wounds) == (7, 7 - monsters()["ogre"].normal.armor)
    assert [one.life for one in table.state.monsters.values()] == ([left] if left else [])
    assert table.state.slain == ([] if left else ["ogre"])


@rule("DE-FAT-05", "DE-FAT-01")
def test_fatigue_is_spent_by_heroes_and_by_nobody_else() -> None:
    table = Table(heroes={VALADIR: {"at": "A1", "fatigue": 3}, SILHOUETTE: {"at": "A2", "fatigue": 5}}).play("run", "fatigue")
    assert [hero.fatigue for hero in table.state.heroes.values()] == [2, 5]
    foe = Table(
        heroes={VALADIR: {"at": "C3"}}, monsters={"beastman-1": {"at": "B3"}}, next="activate", dice=["1/3/0 0/3/0"]
    ).play("activate beastman-1")
    assert foe.refusal("fatigue") == "DE-MVA-06"
    foe.play("attack C3")
    assert foe.prompt == "monster", "no die more is offered"


@rule("DE-HERO-01", "DE-GEN-10", "DE-SKL-01", "DE-SET-07")
def test_heroes_of_a_new_game_have_what_their_sheets_say() -> None:
    party = {"party": "late-captain-orme doctor-vell"}
    state = Session.begin(GAME, "into-the-dark", "7", party).state
    more = {"thick-hide": (4, 0), "deep-breath": (0, 2)}
    for hero in state.heroes.values():
        sheet = heroes()[hero.id]
        life, fatigue = (sum(more.get(skill, (0, 0))[n] for skill in hero.skills) for n in (0, 1))
        assert (hero.life, hero.fatigue, hero.coins, hero.space) == (sheet.wounds + life, sheet.fatigue + fatigue, 300, "")
        drawn = [skills()[skill].deck for skill in hero.skills]
        assert {deck: drawn.count(deck) for deck in SKILL_DECKS} == sheet.skills
    held = [skill for hero in state.heroes.values() for skill in hero.skills]
    for deck in SKILL_DECKS:
        left = state.decks[deck].draw
        assert len(left) == 12 - sum(heroes()[hero].skills[deck] for hero in state.heroes)
        assert not set(left) & set(held)
