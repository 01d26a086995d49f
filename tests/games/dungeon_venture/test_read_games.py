"""What reading three whole games from the first to the last choice led to: what the companions do, and what they say."""

import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.advice.appraisal import Board
from tenebra.games.dungeon_venture.advice.companions import pick
from tenebra.games.dungeon_venture.advice.footing import Footing
from tenebra.games.dungeon_venture.advice.spare import shutting
from tenebra.games.dungeon_venture.options import Pick
from tests.games.dungeon_venture.scenery import words
from tests.games.dungeon_venture.table import Table
from tests.games.dungeon_venture.test_companions import IN_A_HURRY, advised
from tests.games.dungeon_venture.test_sense import BOSS
from tests.games.dungeon_venture.test_spare_actions import WEAK

BIG = {"grim": {**BOSS["grim"], "attack": "5 red + 4 blue"}}
HALL = """
+-+-+-+-+-+-+
|V N W . SD.|
+-+-+-+-+-+-+
"""


def reason(table: Table, seat: str = "") -> str:
    """Why, in English."""
    view = table.session.view(seat or table.asked)
    advice = GAME.advise(view)
    return GAME.why(advice.why, advice.about, view, words("en"))


def reorganizing(table: Table) -> Table:
    """Everybody has agreed, and the area is searched."""
    others = [hero for hero in table.state.heroes if hero != table.asked and hero in table.state.figures]
    return table.play("reorganize", *(f"{hero}: agree" for hero in others), "wick: search")


def test_whoever_stands_at_the_door_opens_it_while_the_heroes_reorganize() -> None:
    """Whoever goes in first found the place taken, was ready, and the door stayed shut for a round."""
    table = reorganizing(Table(HALL, turn="wick", unexplored=["room-2"], heroes={"storm": {"wounds": 3}}))
    table.play("vardak: move D1")
    first = GAME.advise(table.session.view("vardak"))
    assert (first.option, first.waits) == ("ready", True), "the place in front of the door is going to be free"
    assert advised(table, "storm") == "open E1-F1"
    table.play("storm: open E1-F1")
    assert advised(table, "storm").startswith("move"), "and makes room"
    table.play("storm: move A1")
    assert advised(table, "vardak") == "move E1"


def test_potions_are_shared_while_the_heroes_reorganize() -> None:
    """One Hero carried three of them, and another died without one."""
    heroes = {"naurania": {"hand": ["healing-potion", "elixir-of-life"]}, "storm": {"hand": ["healing-potion"]}}
    table = reorganizing(Table(HALL.replace("D", " "), turn="wick", heroes=heroes))
    assert advised(table, "naurania") == "give healing-potion to wick"
    assert GAME.advise(table.session.view("wick")).waits
    table.play("naurania: give healing-potion to wick")
    assert advised(table, "naurania") == "ready", "one is her own"


def test_nobody_calls_a_halt_for_what_its_owner_can_put_on() -> None:
    for owner, is_worth_it in (("naurania", False), ("storm", True)):
        table = Table(HALL, turn="vardak", unexplored=["room-2"], heroes={owner: {"hand": ["magic-talisman"]}})
        assert (advised(table) == "reorganize") is is_worth_it, owner


def test_nobody_takes_a_place_in_front_and_leaves_it_at_once() -> None:
    lane = """
+-+-+-+-+-+-+-+-+-+
|. . . . . S o G .|
+ +-+-+-+-+ +-+-+-+
|. . . . . W|. . .|
+-+-+-+-+-+-+-+-+-+
"""
    table = Table(lane, turn="wick", bosses=BIG, heroes={"storm": {"wounds": 3}})
    assert advised(table) == "swap with storm"
    assert advised(table.play("swap with storm", "storm: agree")) == "end"


def test_whoever_has_shot_leaves_the_doorway_to_whoever_casts() -> None:
    door = """
+-+-+-+-+-+-+-+
|. N SOV o G .|
+-+-+-+-+-+-+-+
"""
    for hand, next in (([], "end"), (["lightning"], "move A1")):
        heroes = {"storm": {"worn": ["bow"]}, "naurania": {"hand": hand}}
        table = Table(door, turn="storm", heroes=heroes, bosses=BIG, dice=["miss miss miss", "hit hit"])
        assert advised(table.play("attack orc-1")) == next


def test_no_draught_is_drunk_for_a_kobold() -> None:
    spells = {"naurania": {"used": ["mind-spike"], "cast": 1, "hand": ["mana-draught"]}}
    for foe, is_worth_it in (("k", False), ("g", True)):
        hall = f"""
+-+-+-+-+-+-+-+-+-+-+-+
|N . . . . . . . .O. {foe}|
+-+-+-+-+-+-+-+-+-+-+-+
"""
        assert (advised(Table(hall, turn="naurania", heroes=spells)) == "play mana-draught") is is_worth_it


def test_whoever_bears_most_does_not_run_from_an_enemy_who_can_reach_somebody_frailer() -> None:
    ring = """
+-+-+-+-+-+-+-+-+-+-+-+
|. . . . . . . . V G N|
+ +-+-+-+-+-+-+-+ + + +
|. . . . . . . . . . .|
+-+-+-+-+-+-+-+-+-+-+-+
"""
    for map, next in ((ring, "end"), (ring.replace("N", "."), "move D1")):
        table = Table(map, turn="vardak", bosses=BIG, dice=["miss miss miss miss", "hit hit"])
        assert advised(table.play("attack grim")) == next


def test_no_potion_of_stone_is_drunk_instead_of_a_blow_at_a_boss() -> None:
    lane = """
+-+-+-+-+
|. S G .|
+-+-+-+-+
"""
    heroes = {"storm": {"hand": ["potion-of-stone"]}}
    assert advised(Table(lane, turn="storm", bosses=BOSS, heroes=heroes, adventure=IN_A_HURRY)) == "attack grim"


def test_a_mage_who_can_cast_sings_no_hymn_for_herself() -> None:
    hall = """
+-+-+-+-+-+-+-+-+-+-+-+
|N . . . . . . . .O. g|
+-+-+-+-+-+-+-+-+-+-+-+
"""
    for more, is_sung in (([], True), (["fireball"], False)):
        table = Table(hall, turn="naurania", heroes={"naurania": {"hand": ["battle-hymn", *more]}})
        assert advised(table).startswith("play battle-hymn") is is_sung


def test_whose_way_an_enemy_bars_stays_at_the_enemy() -> None:
    """No way led on, so every place was as good as any other, and one walked off for next to nothing."""
    barred = """
+-+-+-+-+-+-+-+-+-+
|. . . . . . S sO.|
+-+-+-+-+-+-+-+-+-+
"""
    table = Table(barred, turn="storm", unexplored=["room-2"], adventure=IN_A_HURRY, dice=["miss miss miss", "hit hit"])
    assert advised(table.play("attack skeleton-1")) == "end"


def test_whoever_goes_on_while_the_others_fight_does_not_go_and_rest() -> None:
    rooms = """
+-+-+-+-+-+-+-+-+-+-+
|A . . NO. V g . .D.|
+-+ +-+-+-+-+-+-+-+-+
  |.D.|
  +-+-+
"""
    spells = {"naurania": {"used": ["fire-bolt", "mind-spike"], "cast": 2, "hand": ["fireball"]}}
    table = Table(rooms, turn="naurania", unexplored=["room-3", "room-4"], adventure=IN_A_HURRY, heroes=spells)
    assert advised(table.play("search")) == "move B2", "to the door, past the Altar"


def test_nobody_goes_out_and_shuts_a_door_on_friends() -> None:
    table = Table("\n+-+-+-+-+-+-+-+\n|. .OV S . . g|\n+-+-+-+-+-+-+-+\n", turn="vardak", heroes=WEAK, initiative=["ogre"])
    view = table.session.view("vardak")
    assert view.decision is not None
    footing = Footing(Board(view.state), view.state.figures["vardak"], [entry.option for entry in view.decision.options])
    assert not [deed for deed in shutting(footing) if deed.spaces & footing.board.bit["B1"]]


def test_nobody_walks_far_for_wounds_that_a_potion_heals() -> None:
    long = """
+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
|A . . . . . . . . . . S . .D.|
+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
"""
    for hand, next in (([], "move F1"), (["healing-potion"], "move N1")):
        hurt = {"storm": {"wounds": 4, "hand": hand}}
        own = {"objective": {"win": ["count found 1"]}}
        table = Table(long, turn="storm", unexplored=["room-2"], heroes=hurt, adventure=own, round=15)
        assert advised(table.play("search")) == next


def test_where_a_boss_must_be_defeated_one_goes_for_the_boss() -> None:
    hall = """
+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
|G . . . . . . . . . V . . . . . . k|
+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
"""
    table = Table(hall, turn="vardak", bosses=BOSS, adventure={"objective": {"win": ["grim defeated"]}})
    table.play("double")
    assert advised(table) == "move B1"


def test_an_altar_gives_spells_back_to_those_only_who_have_cast_some() -> None:
    shrine = HALL.replace(".", "A", 1)
    for used, told in (([], "The Altar heals 4 wounds."), (["slumber"], "The Altar heals 4 wounds and gives back Spells.")):
        table = reorganizing(Table(shrine, turn="wick", heroes={"storm": {"wounds": 4, "used": used}}))
        assert reason(table, "storm") == told


@pytest.mark.parametrize(("seat", "why"), [("naurania", "why-pick-to-give"), ("storm", "why-pick")])
def test_a_bow_is_taken_for_whoever_shoots(seat: str, why: str) -> None:
    state = Table(HALL, turn="wick").state
    assert pick(state, seat, [Pick("bow")]).why == why


def test_whoever_goes_in_does_not_call_it_a_retreat() -> None:
    rooms = """
+-+-+-+-+-+-+-+-+-+
|z S . . . .O. . .|
+-+-+-+-+-+-+-+-+-+
"""
    table = Table(rooms, turn="storm", unexplored=["room-2"], adventure=IN_A_HURRY, dice=["miss miss miss", "hit"])
    table.play("attack zombie-1")
    assert reason(table) == "In through the door (F1-G1): what lies behind has to be explored."


def test_whoever_stands_between_an_enemy_and_somebody_frailer_stays() -> None:
    door = """
+-+-+-+-+-+-+-+-+-+-+-+
|. . . . . . . N SOo G|
+ +-+-+-+-+-+-+-+ +-+-+
|. . . . . . . . .|
+-+-+-+-+-+-+-+-+-+
"""
    for map, next in ((door, "end"), (door.replace("N", "."), "move")):
        table = Table(map, turn="storm", bosses=BIG, dice=["miss miss miss", "hit hit"])
        assert advised(table.play("attack orc-1")).startswith(next)


def test_whoever_goes_in_first_is_near_even_if_another_stands_at_the_door() -> None:
    long = """
+-+-+-+-+-+-+-+-+-+-+-+-+
|S . . . N W . . . . VD.|
+-+-+-+-+-+-+-+-+-+-+-+-+
"""
    heroes = {"storm": {"worn": ["tower-shield"]}, "vardak": {"wounds": 2}}
    table = reorganizing(Table(long, turn="wick", unexplored=["room-2"], heroes=heroes))
    table.play("vardak: open K1-L1", "vardak: ready")
    assert advised(table, "storm") == "move J1"


@pytest.mark.parametrize(("kobold", "next"), [("F1", "move D1"), ("N1", "move F1")])
def test_a_mage_who_has_cast_does_not_walk_up_to_the_enemies(kobold: str, next: str) -> None:
    """She cast, and walked up to the nearest enemy, to be struck."""
    lane = """
+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
|N . o . . . . . . . . . . .|
+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
"""
    fields = {"heroes": {"naurania": {"hand": ["fire-bolt"]}}, "monsters": {"kobold-1": {"at": kobold}}}
    table = Table(lane, turn="naurania", **fields, dice=["hit hit hit hit", "miss miss"])
    assert advised(table.play("play fire-bolt at orc-1")) == next


def test_nobody_goes_on_through_a_door_that_an_enemy_stands_in() -> None:
    """Vardak walked to a door in which a Boss stood, and called it the way on."""
    hall = """
+-+-+-+-+-+-+-+-+-+
|.O. . V S . . gO.|
+-+-+-+-+-+-+-+-+-+
"""
    areas = {"cave": "A1", "start": "B1", "den": "I1"}
    for hero, unexplored, next in (("storm", ["den"], "end"), ("vardak", ["cave", "den"], "move A1")):
        table = Table(hall, turn=hero, areas=areas, unexplored=unexplored, adventure=IN_A_HURRY)
        assert advised(table.play("search")) == next


@pytest.mark.parametrize(("lane", "is_drunk"), [("|. . . N . . G .|", False), ("|N . . . G . . .|", True)])
def test_no_potion_of_stone_is_drunk_before_walking_out_of_reach(lane: str, is_drunk: bool) -> None:
    edge = "\n+-+-+-+-+-+-+-+-+\n"
    hurt = {"naurania": {"hand": ["potion-of-stone"], "wounds": 3}}
    table = Table(edge + lane + edge, turn="naurania", bosses=BIG, heroes=hurt)
    assert (advised(table) == "play potion-of-stone") is is_drunk
