"""Setup, decks, dice, victory and what everybody may know (MD-SET, MD-DIC, MD-WIN, MD-MOD)."""

import pytest

from tenebra.games.massive_darkness import GAME
from tenebra.games.massive_darkness.content import equipment_card
from tenebra.games.massive_darkness.dice import DICE, FACES, OPPOSITE, Pool, read_pool, total
from tenebra.kernel import BadInput
from tenebra.kit.decks import name_of
from tests.games.massive_darkness.duel import DUMMY
from tests.games.massive_darkness.dungeon import DUNGEON, MISSION
from tests.games.massive_darkness.table import ROOM, Table, card, rule


@rule(
    "MD-SET-12",
    "MD-SET-13",
    "MD-SET-14",
    "MD-SET-15",
    "MD-SET-18",
    "MD-SET-20",
    "MD-EX-01",
    "MD-SET-06",
    "MD-DECK-09",
)
def test_a_hero_begins_with_leather_armor_and_a_weapon_of_choice() -> None:
    table = Table.begin(DUNGEON, {"party": "owen elias"}, MISSION)
    assert (table.prompt, table.asked) == ("weapon", "owen")
    weapons = [option.removeprefix("pick ") for option in table.options()]
    assert all(equipment_card(copy).is_weapon and equipment_card(copy).origin == "starting" for copy in weapons)
    table.play(f"pick {weapons[0]}")
    owen = table.hero("owen")
    assert (name_of(owen.body), owen.hands) == ("leather-armor", [weapons[0]])
    assert (owen.health, owen.maximum, owen.xp, owen.micro, owen.zone) == (5, 5, 0, 0, "A1")
    assert weapons[0] not in table.state.supply


@rule("MD-SET-19", "MD-DEC-01")
def test_the_players_decide_who_begins() -> None:
    table = Table.begin(DUNGEON, {"party": "owen elias"}, MISSION)
    table.play(table.options()[0]).play(table.options()[0])
    assert (table.prompt, table.options("elias")) == ("first", ["first owen", "first elias"])
    table.play("elias: first elias")
    assert (table.state.first, table.asked) == ("elias", "elias")


@rule("MD-SET-04", "MD-COMP-25", "MD-COMP-26", "MD-COMP-27", "MD-COMP-28")
def test_every_deck_is_shuffled_by_type_and_level() -> None:
    orders = set()
    for seed in ("1", "2"):
        table = Table.begin(DUNGEON, {"party": "owen"}, MISSION, seed)
        table.play(table.options()[0])
        sizes = {name: len(deck.draw) for name, deck in table.state.decks.items()}
        assert sizes == {
            "door": 10,
            "event": 20,
            "lesser": 6,
            "greater": 6,
            **{f"guard-{n}": 10 for n in range(1, 6)},
            **dict(zip([f"treasure-{n}" for n in range(1, 6)], (41, 36, 34, 33, 32), strict=True)),
        }
        orders.add(tuple(table.state.decks["treasure-1"].draw))
    assert len(orders) == 2


@rule("MD-RUL-78", "MD-RUL-45", "MD-EX-42", "MD-SET-13", "MD-SET-23")
def test_one_to_six_different_heroes_with_any_class() -> None:
    state = GAME.new(Table.begin(DUNGEON, {}, MISSION).state.scenario, {"party": "siegfried:battle-wizard owen:battle-wizard"})
    assert [hero.calling for hero in state.heroes.values()] == ["battle-wizard", "battle-wizard"]
    assert GAME.seats(state) == ("siegfried", "owen")
    scenario = state.scenario
    for party, why in (
        ("", "option party"),
        ("owen owen", "option party"),
        ("conan", "option party"),
        ("owen:bard", "MD-SET-13"),
    ):
        with pytest.raises(BadInput, match=why):
            GAME.new(scenario, {"party": party})


@rule("MD-SET-16", "MD-SET-17")
def test_the_lifebringer_holds_two_tokens_or_what_the_players_want() -> None:
    scenario = Table.begin(DUNGEON, {}, MISSION).state.scenario
    assert GAME.new(scenario, {}).lifebringer == 2
    assert GAME.new(scenario, {"lifebringer": 0}).lifebringer == 0
    with pytest.raises(BadInput, match="lifebringer"):
        GAME.new(scenario, {"lifebringer": -1})


@rule("MD-SET-03", "MD-LVL-01")
def test_the_board_is_laid_out_as_the_mission_says() -> None:
    state = Table.begin(DUNGEON, {}, MISSION).state
    assert state.level == 1
    assert state.levels == {"A3": [1], "E1": [2], "A4": [3], "F4": [4]}
    assert state.treasure == {"C1": ["normal"], "D6": ["normal"], "E5": ["special"]}
    assert {name: (token.kind, token.zone) for name, token in state.tokens.items()} == {
        "idol": ("artifact", "B6"),
        "den": ("lair", "E2"),
    }
    assert not any(state.doors.values())


@rule("MD-MOD-01", "MD-EXP-09", "MD-EQP-10")
def test_in_standard_mode_every_game_stands_alone() -> None:
    table = Table.begin(DUNGEON, {"party": "owen"}, MISSION)
    table.play(table.options()[0])
    owen = table.hero("owen")
    assert (table.state.mode, owen.xp, owen.skills, owen.pack, len(owen.cards)) == ("standard", 0, {}, [], 2)
    assert table.state.campaign is None


@rule("MD-SET-02")
def test_the_introductory_mission_comes_first() -> None:
    assert GAME.scenarios()[0] == "walking-in-the-dark"
    assert len(set(GAME.scenarios())) == len(GAME.scenarios()) > 1


def test_a_bad_switch_is_refused() -> None:
    scenario = Table.begin(DUNGEON, {}, MISSION).state.scenario
    with pytest.raises(BadInput, match="stun_timing"):
        GAME.new(scenario, {"stun_timing": "never"})
    with pytest.raises(BadInput, match="options of a new game"):
        GAME.new(scenario, {"colour": "red"})


@rule("MD-DIC-03", "MD-DIC-04", "MD-DIC-05", "MD-RUL-02", "MD-RUL-03", "MD-DIC-09")
def test_the_faces_of_the_dice() -> None:
    means = {name: total(die.faces) for name, die in DICE.items()}
    assert {name: face.strength for name, face in means.items()} == {"red": 9, "yellow": 6, "green": 8, "blue": 5}
    assert {name: face.bams for name, face in means.items()} == {"red": 2, "yellow": 1, "green": 2, "blue": 1}
    assert {name: face.diamonds for name, face in means.items()} == {"red": 1, "yellow": 0, "green": 1, "blue": 0}
    assert all("blank" in die.faces and len(die.faces) == 6 for die in DICE.values())
    assert {name: face.symbols for name, face in FACES.items()} == {"blank": 0, "1": 1, "2+bam": 3, "3+diamond": 4}


@rule("MD-DIC-10", "MD-RUL-04")
def test_every_face_has_an_opposite_and_a_blank_is_never_opposite_a_blank() -> None:
    for name, die in DICE.items():
        assert set(OPPOSITE[name]) == set(die.faces)
        assert OPPOSITE[name]["blank"] != "blank"


@rule("MD-DIC-07", "MD-DIC-08")
def test_pools_are_capped_and_reduced() -> None:
    pool = read_pool("4 green + 1 blue").plus(Pool(5))
    assert pool.capped() == Pool(3, 0, 3, 1)
    assert pool.capped().less(Pool(0, 1, 1, 2)) == Pool(3, 0, 2, 0)
    assert (pool.attack, pool.defence, pool.size) == (Pool(5), Pool(0, 0, 4, 1), 10)
    assert str(Pool(1, 0, 0, 2)) == "1 red + 2 blue"
    with pytest.raises(BadInput, match="is not dice"):
        read_pool("2 purple")


@rule("MD-WIN-01", "MD-WIN-02", "MD-RUL-80", "MD-OBJ-04")
def test_victory_comes_as_soon_as_all_objectives_are_achieved() -> None:
    mission = {"tokens": {"idol": "artifact at B1"}, "wins": ["take idol", "exit"], "exits": ["C1"]}
    dead = {"is_dead": True, "health": 0}
    table = Table(ROOM, {"owen": {}, "elias": dead}, mission=mission, lifebringer=0)
    table.play("move B1", "pickup")
    assert table.prompt == "activation"
    table.play("move C1")
    assert table.session.outcome == "victory"
    assert table.last("Ended").rule == "MD-WIN-02"


@rule("MD-WIN-03", "MD-RUL-79")
def test_a_failure_condition_of_the_mission_is_a_defeat() -> None:
    table = Table(ROOM, {"owen": {}}, turn="", mission={"losses": ["round 1"]}, decks={"event": []})
    table.play("nothing")
    assert (table.session.outcome, table.last("Ended").rule) == ("defeat", "MD-WIN-03")


@rule("MD-WIN-02", "MD-TIM-08")
def test_the_last_blow_may_win() -> None:
    sword = card("test-sword", "hand", melee="1 red", tags=["sword"])
    table = Table(
        ROOM,
        {"owen": {"hands": [sword]}},
        {"orc": {"card": DUMMY, "zone": "A1", "health": 1}},
        mission={"wins": ["slay orc-agent"]},
        dice=["1"],
    )
    table.play("melee orc")
    assert table.session.outcome == "victory"


@rule("MD-MOD-03")
def test_nobody_knows_the_order_of_a_deck_and_everything_else_lies_open() -> None:
    table = Table.begin(DUNGEON, {"party": "owen elias"}, MISSION)
    table.play(table.options()[0]).play(table.options()[0]).play("first owen")
    assert GAME.sides().keys() == {"heroes"}
    seen = GAME.redact(table.state, "elias")
    assert set(seen.decks["treasure-1"].draw) == {"?"}
    assert len(seen.decks["treasure-1"].draw) == 41
    assert seen.heroes == table.state.heroes
    built = [event for event in table.session.told("elias") if type(event).__name__ == "DeckBuilt"]
    assert built
    assert all(set(event.cards) == {"?"} for event in built)  # type: ignore[attr-defined]
