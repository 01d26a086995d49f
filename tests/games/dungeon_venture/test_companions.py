"""The computer Heroes: what they do in a turn, and that they know nothing hidden."""

import re
from pathlib import Path

import msgspec
import pytest

from tenebra.games import dungeon_venture
from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.advice.appraisal import Board
from tenebra.games.dungeon_venture.advice.errands import Mission
from tenebra.games.dungeon_venture.scenarios import SHEETS, sheet_of
from tenebra.games.dungeon_venture.state import DVState
from tenebra.games.registry import game_called
from tenebra.kernel import Session, View
from tenebra.kit.words import Words
from tenebra.players import GreedyPlayer, play_out, seat_players
from tests.games.dungeon_venture.table import Table

PACKAGE = game_called(GAME.id)
HERE = Path(dungeon_venture.__file__).parent
LIMIT = 20_000


def advised(table: Table, seat: str = "") -> str:
    return GAME.advise(table.session.view(seat or table.asked)).option


def follow(table: Table, times: int = 1) -> list[str]:
    """Do what is advised, and tell what it was."""
    done = []
    for _ in range(times):
        done.append(advised(table))
        table.session.choose(done[-1], table.asked)
    return done


ROOM = """
+-+-+-+-+
|V . o .|
+ + + + +
|. . . .|
+-+-+-+-+
"""


def test_a_hero_walks_up_and_attacks() -> None:
    table = Table(ROOM, turn="vardak", dice=["hit hit miss miss", "miss miss"])
    first, second = follow(table, 2)
    assert first in ("move B1", "move C2")
    assert second == "attack orc-1"


def test_the_enemy_that_is_nearly_dead_is_finished() -> None:
    pair = """
+-+-+-+
|g V g|
+-+-+-+
"""
    assert advised(Table(pair, turn="vardak", monsters={"ogre-2": {"wounds": 2}})) == "attack ogre-2"
    assert advised(Table(pair, turn="vardak", monsters={"ogre-1": {"wounds": 2}})) == "attack ogre-1"


def test_a_hero_near_death_drinks() -> None:
    beside = """
+-+-+-+
|. V g|
+-+-+-+
"""
    heroes = {"vardak": {"wounds": 6, "hand": ["elixir-of-life"]}}
    assert advised(Table(beside, turn="vardak", heroes=heroes)) == "play elixir-of-life"
    heroes = {"vardak": {"wounds": 0, "hand": ["elixir-of-life"]}}
    assert advised(Table(beside, turn="vardak", heroes=heroes)) == "attack ogre-1"


def test_a_spell_that_strikes_all_is_kept_for_many() -> None:
    crowd = """
+-+-+-+-+-+
|N . . o o|
+ + + + + +
|. . . o o|
+-+-+-+-+-+
"""
    heroes = {"naurania": {"hand": ["fireball", "fire-bolt"]}}
    assert advised(Table(crowd, turn="naurania", heroes=heroes)) == "play fireball"
    lonely = crowd.replace("o o", ". .", 1).replace("o o", "o .")
    assert advised(Table(lonely, turn="naurania", heroes=heroes)) == "play fire-bolt at orc-1"


def test_a_spirit_goes_to_the_altar_and_rises() -> None:
    crypt = """
+-+-+-+-+-+
|A . . V S|
+-+-+-+-+-+
"""
    table = Table(crypt, turn="vardak", heroes={"vardak": {"spirit": True}})
    assert follow(table, 2) == ["move B1", "resurrect"]


def test_nobody_leaves_without_what_was_sought() -> None:
    stairs = """
+-+-+-+
|< . V|
+-+-+-+
"""
    sheet = {"tokens": {"lamp": "B1"}, "objective": {"win": ["leave with lamp"]}}
    table = Table(stairs, turn="vardak", adventure=sheet)
    assert table.may("leave")
    assert advised(table) == "move B1"
    table.play("move B1")
    assert advised(table) != "leave"
    while not table.session.is_over:
        assert len(table.session.inputs) < 20
        follow(table)
    assert table.session.outcome == "heroes"


def test_heroes_reorganize_to_heal_and_become_ready() -> None:
    shrine = """
+-+-+-+-+-+
|V . A . N|
+ + + + + +
|S . . . W|
+-+-+-+-+-+
"""
    heroes = {"vardak": {"wounds": 6}, "wick": {"wounds": 4}, "storm": {"hand": ["magic-talisman"]}}
    table = Table(shrine, turn="vardak", heroes=heroes)
    assert advised(table) == "reorganize"
    table.session.choose("reorganize", "vardak")
    players = {seat: GreedyPlayer() for seat in ("vardak", "naurania", "storm", "wick", "keeper")}
    made = 0
    while table.prompt in ("reorganize", "reorganizing"):
        play_out(table.session, players, limit=1)
        made += 1
        assert made < 60
    assert not any(figure.wounds for figure in table.state.figures.values())
    assert table.state.heroes["naurania"].worn == ["magic-talisman.1"]


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_greedy_players_play_every_adventure_to_its_end(scenario: str) -> None:
    session = Session.begin(GAME, scenario, "7")
    play_out(session, seat_players(PACKAGE, "", otherwise="greedy"), LIMIT)
    assert session.outcome in ("heroes", "keeper")


def test_making_room_at_one_door_does_not_block_another() -> None:
    """In this game two doors stand side by side; the Heroes once changed places before them for ever."""
    session = Session.begin(GAME, "two-crowns", "35")
    play_out(session, seat_players(PACKAGE, "", otherwise="greedy"), LIMIT)
    assert session.is_over


def without_secrets(view: View[DVState]) -> View[DVState]:
    """The same view on a sheet from which everything is gone that the Heroes have not seen."""
    state = view.state
    sheet = sheet_of(state)
    doors = {door: kind for door, kind in sheet.doors.items() if door in state.doors}
    bare = msgspec.structs.replace(
        sheet,
        id=f"{sheet.id}-bare",
        doors=doors,
        door_areas={door: areas for door, areas in sheet.door_areas.items() if door in doors},
        locked=(),
        furniture={},
        traps={},
        placements={},
        keeper_cards=(),
        things={},
        tokens={},
        bosses={name: boss for name, boss in sheet.bosses.items() if name in state.figures},
        own_rules=(),
    )
    SHEETS[bare.id] = bare
    return msgspec.structs.replace(view, state=msgspec.structs.replace(state, scenario=bare.id))


@pytest.mark.parametrize("scenario", ["gronks-lair", "breathing-mine"])
def test_advice_for_a_hero_needs_nothing_hidden(scenario: str) -> None:
    """With the hidden half of the sheet torn off, and in a redealt world, the Heroes' advice is the same."""
    session = Session.begin(GAME, scenario, "3")
    players = seat_players(PACKAGE, "", otherwise="greedy")
    compared = redealt = 0
    while session.decision is not None and compared < 120:
        seat = session.decision.seat
        if seat != "keeper" and len(session.decision.options(seat)) > 1:
            view = session.view(seat)
            advice = GAME.advise(view)
            assert GAME.advise(without_secrets(view)) == advice
            compared += 1
            if session.decision.prompt == "turn":
                assert GAME.advise(session.redeal(seat, compared.to_bytes(8, "little")).view(seat)) == advice
                redealt += 1
        play_out(session, players, limit=1)
    assert compared == 120
    assert redealt > 20


def wins(spec: str, games: int) -> int:
    won = 0
    for seed in range(games):
        session = Session.begin(GAME, "gronks-lair", str(seed))
        play_out(session, seat_players(PACKAGE, spec, str(seed)), LIMIT)
        won += session.outcome == "heroes"
    return won


def test_greedy_heroes_beat_a_random_keeper() -> None:
    assert wins("heroes=greedy,keeper=random", 5) == 5


def test_a_greedy_keeper_beats_random_heroes() -> None:
    assert wins("heroes=random,keeper=greedy", 5) == 0


def test_every_reason_has_words_in_both_languages_and_no_words_are_idle() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in (HERE / "advice").glob("*.py"))
    used = set(re.findall(r'"(why-[a-z-]+)"', source))
    assert len(used) > 50
    for language in ("en", "it"):
        words = Words(language, GAME)
        assert [id for id in sorted(used) if not words.has(id)] == []
        text = (HERE / "locale" / language / "reasons.ftl").read_text(encoding="utf-8")
        assert sorted(set(re.findall(r"^(why-[a-z-]+) =", text, re.MULTILINE)) - used) == []


def test_the_words_of_a_reason_find_all_their_arguments() -> None:
    """What whole games advise can be said without a gap."""
    spoken = [Words(language, GAME) for language in ("en", "it")]
    said: set[tuple[str, ...]] = set()
    for scenario in ("iron-cells", "saint-orlas-lantern", "two-crowns"):
        session = Session.begin(GAME, scenario, "2")
        players = seat_players(PACKAGE, "", otherwise="greedy")
        while session.decision is not None:
            seat = session.decision.seat
            if len(session.decision.options(seat)) > 1:
                advice = GAME.advise(session.view(seat))
                if (advice.why, *advice.about) not in said:
                    said.add((advice.why, *advice.about))
                    assert not [words for words in spoken if "⟨" in words.say(advice.why, **advice.about)], advice
            play_out(session, players, limit=1)
    assert len(said) > 40


def test_between_adventures_equipment_goes_where_it_helps_and_potions_are_bought() -> None:
    record = {"played": 1, "won": 1, "gold": 25, "loose": ["magic-sword.1", "magic-talisman.1"]}
    session = Session.begin(GAME, "ravens-watch", "1", {"campaign": record})
    players = seat_players(PACKAGE, "", otherwise="greedy")
    while session.decision is not None and session.decision.prompt in ("keep", "shop"):
        assert len(session.inputs) < 20
        play_out(session, players, limit=1)
    hands = {hero: own.hand for hero, own in session.state.heroes.items()}
    assert "magic-talisman.1" in hands["naurania"]
    assert sum(copy.startswith("healing-potion") for hand in hands.values() for copy in hand) == 2
    assert "magic-sword.1" not in hands["naurania"]


def test_a_mage_without_wounds_rests_for_her_spells() -> None:
    shrine = """
+-+-+-+-+-+
|N . . . A|
+-+-+-+-+-+
"""
    heroes = {"naurania": {"used": ["fireball", "fire-bolt", "mind-spike"], "cast": 3}}
    table = Table(shrine, turn="naurania", heroes=heroes, adventure={"objective": {"win": ["count never 1"]}}, round=15)
    assert follow(table, 2) == ["move D1", "rest"]


def test_a_spirit_takes_the_way_that_is_open_to_it() -> None:
    """The way through the room nobody has entered would be shorter."""
    ring = """
+-+-+-+-+-+
|. VO.O. A|
+ +-+-+ + +
|. . . . .|
+-+-+-+-+-+
"""
    rooms = {"areas": {"start": "A1", "den": "C1"}, "unexplored": ["den"]}
    table = Table(ring, turn="vardak", heroes={"vardak": {"spirit": True}, "naurania": {"at": "E2"}}, **rooms)
    assert advised(table).startswith("move")
    assert advised(table) not in ("end", "move B1")


def test_whoever_is_refused_goes_on_without_a_reorganization() -> None:
    session = Session.begin(GAME, "ravens-watch", "a")
    players = seat_players(PACKAGE, "", otherwise="greedy")
    asked = 0
    while session.decision is not None and session.state.round < 12:
        if session.decision.prompt == "reorganize" and session.decision.seat == "naurania":
            asked += 1
            session.choose("refuse", "naurania")
        else:
            play_out(session, players, limit=1)
        assert len(session.inputs) < LIMIT
    assert asked > 0


def test_two_things_for_one_hand_are_not_both_kept() -> None:
    record = {"played": 1, "won": 1, "loose": ["two-handed-sword.1", "war-axe.1"]}
    session = Session.begin(GAME, "ravens-watch", "1", {"campaign": record})
    players = seat_players(PACKAGE, "", otherwise="greedy")
    while session.decision is not None and session.decision.prompt == "keep":
        play_out(session, players, limit=1)
    assert not [hero for hero, own in session.state.heroes.items() if {"two-handed-sword.1", "war-axe.1"} <= set(own.hand)]


def test_the_same_help_is_not_given_twice() -> None:
    """Two copies would not add up (DV-CON-04): the second goes to somebody else."""
    hall = """
+-+-+-+-+
|N g S V|
+-+-+-+-+
"""
    heroes = {"naurania": {"hand": ["stone-skin"]}}
    first = advised(Table(hall, turn="naurania", heroes=heroes))
    assert first == "play stone-skin at naurania"
    lasting = [{"card": "stone-skin", "owner": "storm", "on": "naurania"}]
    assert advised(Table(hall, turn="naurania", heroes=heroes, lasting=lasting)) != first


def test_whoever_bears_more_takes_the_place_in_front_of_a_friend_who_has_acted() -> None:
    lane = """
+-+-+-+-+
|. S N g|
+-+-+-+-+
"""
    assert advised(Table(lane, turn="storm", heroes={"naurania": {"wounds": 3}})) == "swap with naurania"
    assert advised(Table(lane, turn="storm", heroes={"storm": {"wounds": 7}})) != "swap with naurania"
    later = Table(lane, turn="storm", heroes={"naurania": {"wounds": 3}}, initiative=["naurania", "ogre"])
    assert advised(later) != "swap with naurania", "her turn is still to come, and her blow"


def test_whoever_cannot_strike_hands_a_potion_to_the_hurt() -> None:
    lane = """
+-+-+-+-+-+
|. W S V g|
+-+-+-+-+-+
"""
    heroes = {"vardak": {"wounds": 5}, "wick": {"hand": ["healing-potion"]}}
    assert advised(Table(lane, turn="wick", heroes=heroes)) == "give healing-potion to vardak"


def test_whoever_is_cut_off_from_the_fight_goes_on_by_another_way() -> None:
    rooms = """
+-+-+-+-+-+-+
|. V g|. ND.|
+-+-+-+-+-+-+
"""
    areas = {"start": "A1", "cell": "D1", "den": "F1"}
    assert advised(Table(rooms, turn="naurania", areas=areas, unexplored=["den"])) == "open E1-F1"


BESIDE_A_FIGHT = """
+-+-+-+-+-+-+
|. WO. V g S|
+ + +-+-+-+-+
|. .D. . .|#|
+-+-+-+-+-+-+
"""
IN_A_HURRY = {"objective": {"win": ["count found 1"], "lose": ["round 30"]}}


def test_whoever_is_nearest_to_a_door_goes_on_while_the_others_fight() -> None:
    areas = {"start": "A1", "hall": "C1", "den": "C2"}
    seeker = Table(BESIDE_A_FIGHT, turn="wick", areas=areas, unexplored=["den"], adventure=IN_A_HURRY)
    assert follow(seeker, 2) == ["move B2", "open B2-C2"]
    fighter = Table(BESIDE_A_FIGHT, turn="vardak", areas=areas, unexplored=["den"], adventure=IN_A_HURRY)
    assert advised(fighter) == "attack ogre-1"


@pytest.mark.parametrize("objective", [{"win": ["all defeated"], "lose": ["round 30"]}, {"win": ["count found 1"]}])
def test_nobody_leaves_a_fight_that_must_be_won_or_for_which_there_is_time(objective: dict[str, list[str]]) -> None:
    areas = {"start": "A1", "hall": "C1", "den": "C2"}
    table = Table(BESIDE_A_FIGHT, turn="wick", areas=areas, unexplored=["den"], adventure={"objective": objective})
    assert "open B2-C2" not in follow(table, 2)


def test_whoever_enters_in_a_hurry_leaves_the_doorway_to_the_others() -> None:
    door = """
+-+-+-+-+-+-+
|N V SO. . .|
+-+-+-+-+-+-+
"""
    hasty = Table(door, turn="storm", unexplored=["room-2"], adventure=IN_A_HURRY, round=2)
    assert advised(hasty) in ("move E1", "move F1")
    calm = Table(door, turn="storm", unexplored=["room-2"], adventure={"objective": {"win": ["count found 1"]}}, round=2)
    assert advised(calm) == "move D1"


def test_what_is_counted_against_the_heroes_is_a_clock() -> None:
    own = {"objective": {"win": ["count found 1"], "lose": ["count alarm 4"]}}
    state = Table(ROOM, turn="vardak", adventure=own, round=12).state
    state.counters["alarm"] = 2
    assert Mission(Board(state)).rounds_left() == 12


def test_only_whoever_is_to_be_given_something_waits_before_being_ready() -> None:
    hall = """
+-+-+-+-+
|V N S W|
+-+-+-+-+
"""
    table = Table(hall, turn="vardak", heroes={"storm": {"hand": ["magic-talisman"]}})
    table.play("reorganize", "naurania: agree", "storm: agree", "wick: agree")
    table.play("vardak: search")
    told = {seat: GAME.advise(table.session.view(seat)) for seat in ("vardak", "naurania", "wick")}
    assert {advice.option for advice in told.values()} == {"ready"}
    assert [seat for seat, advice in told.items() if advice.waits] == ["naurania"]
