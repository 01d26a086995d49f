"""Bosses (DV-BOSS): like Monsters, but with cards, and with death for good."""

import pytest

from tenebra.games.dungeon_venture.content import monsters
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tests.games.dungeon_venture.table import Table, rule

ARENA = """
+-+-+-+-+-+-+
|.OV N . G .|
+ + + + + + +
|.|. C A o .|
+-+-+-+-+-+-+
"""
BOSS = {"gronk": {"mark": "G", "attack": "3 blue", "defence": "2 blue", "life": 6, "movement": 4}}
LAIR = """
+-+-+-+-+-+-+
|V . .O. . G|
+ + + + + + +
|N W S|. . o|
+-+-+-+-+-+-+
"""


@rule("DV-BOSS-01", "DV-RND-10", "DV-RUL-11")
def test_a_boss_has_an_initiative_card_of_its_own() -> None:
    table = Table(ARENA, next="round", bosses=BOSS)
    assert sorted(table.told("InitiativeShuffled")[0].order) == ["gronk", "naurania", "orc", "vardak"]
    other = Table(ARENA, next="gronk", bosses=BOSS)
    assert (other.asked, other.options()) == ("keeper", ["activate gronk"])


@rule("DV-BOSS-01", "DV-MOV-05", "DV-RUL-21")
def test_a_boss_moves_like_a_monster() -> None:
    table = Table(ARENA, turn="gronk", bosses=BOSS)
    assert table.refusal("move C1") == "DV-MOV-07"
    assert table.refusal("move E2") == "DV-MOV-07"
    assert table.may("move F2")
    past = Table("\n+-+-+-+-+-+\n|.OV o G .|\n+-+-+-+-+-+\n", turn="gronk", bosses=BOSS, heroes={"vardak": {"at": "A1"}})
    assert past.may("move B1")


@rule("DV-BOSS-02", "DV-ACT-02")
@pytest.mark.parametrize(
    "action",
    ["search", "rest", "resurrect", "chest C2", "loot wick", "guide wick", "release wick to D1", "give blink to vardak"],
)
def test_what_a_boss_cannot_do(action: str) -> None:
    table = Table(ARENA, turn="gronk", bosses=BOSS, skulls={"wick": {"at": "D1", "cards": ["blink"]}})
    assert table.refusal(action) == "DV-BOSS-02"


@rule("DV-RUL-63")
def test_a_boss_cannot_reorganize() -> None:
    table = Table(ARENA, turn="gronk", bosses=BOSS)
    assert table.refusal("reorganize") == "DV-BOSS-02"
    assert not table.may("reorganize")


@rule("DV-BOSS-03", "DV-RUL-63")
def test_what_a_boss_can_do() -> None:
    table = Table(ARENA, turn="gronk", bosses=BOSS, heroes={"vardak": {"at": "D1"}}, keeper_cards=["black-draught"])
    deeds = [o for o in table.options() if not o.startswith("move")]
    assert deeds == ["attack vardak", "double", "play black-draught", "swap with orc-1", "end"]
    door = Table(ARENA, turn="gronk", bosses=BOSS, heroes={"vardak": {"at": "A2"}}, moved=True)
    assert not door.may("close A1-B1")
    far = Table(ARENA.replace("V N . G", "G N . V"), turn="gronk", bosses=BOSS)
    assert far.may("close A1-B1")


@rule("DV-RUL-63", "DV-SWAP-03")
def test_a_boss_changes_places_with_an_adjacent_monster() -> None:
    table = Table(ARENA, turn="gronk", bosses=BOSS)
    table.play("swap with orc-1")
    assert (table.figure("gronk").space, table.figure("orc-1").space) == ("E2", "E1")
    assert table.prompt == "turn"
    assert table.told("Answered") == []
    hero = Table(ARENA, turn="gronk", bosses=BOSS, heroes={"vardak": {"at": "D1"}})
    assert hero.refusal("swap with vardak") == "DV-SWAP-01"
    away = Table(ARENA, turn="gronk", bosses=BOSS, monsters={"kobold-1": {"at": "F2"}})
    assert away.refusal("swap with kobold-1") == "DV-SWAP-01"
    assert away.refusal("swap with gronk") == "DV-SWAP-01"


@rule("DV-BOSS-05", "DV-DTH-04", "DV-LOOT-01")
def test_with_a_boss_on_the_board_death_is_for_good() -> None:
    table = Table(
        ARENA,
        turn="orc-1",
        bosses=BOSS,
        heroes={"vardak": {"at": "F2", "wounds": 7, "hand": ["blink"], "worn": ["bow"]}},
        dice=["hit miss miss", "miss miss miss miss"],
        events=["evil-eye"],
        initiative=["vardak", "naurania"],
    )
    table.play("attack vardak")
    assert "vardak" not in table.state.figures
    assert "vardak" in table.state.dead
    assert (table.state.skulls["vardak"].space, table.state.skulls["vardak"].cards) == ("F2", ["blink.1", "bow.1"])
    assert table.state.initiative.draw == ["naurania"]


@rule("DV-BOSS-06", "DV-BOSS-09", "DV-DTH-05", "DV-DTH-10", "DV-EX-32")
def test_when_a_boss_is_activated_spirits_die_for_good() -> None:
    table = Table(
        LAIR,
        turn="vardak",
        bosses=BOSS,
        revealed=["room-2"],
        initiative=["wick", "storm"],
        events=["evil-eye"],
        heroes={"wick": {"spirit": True, "wounds": 7, "hand": ["blink"]}},
    )
    table.play("move D1")
    assert "gronk" not in table.state.figures
    table.play("end")
    assert table.figure("gronk").form == "boss"
    assert {e.figure: "DV-BOSS-09" in e.also for e in table.told("FigurePlaced")} == {"gronk": True, "orc-1": False}
    assert "wick" not in table.state.figures
    died = table.last("DiedForGood")
    assert (died.hero, died.space, died.cards, died.rule) == ("wick", "B2", ("blink.1",), "DV-DTH-05")
    assert table.told("EventDrawn") == []
    assert "wick" not in table.state.initiative.draw
    assert {"storm", "gronk", "orc"} == {*table.state.initiative.draw, table.state.initiative.discard[-1]}


@rule("DV-BOSS-09")
def test_a_boss_is_not_woken_by_a_monster() -> None:
    table = Table(LAIR, turn="kobold-1", bosses=BOSS, revealed=["room-2"], monsters={"kobold-1": {"at": "C1"}})
    table.play("move D1", "end")
    assert "gronk" not in table.state.figures


@rule("DV-BOSS-07", "DV-TRAP-05")
def test_a_boss_may_stand_on_a_hidden_trap() -> None:
    for trap in ("pit", "arrows", "boulders"):
        table = Table(ARENA, turn="gronk", bosses=BOSS, traps={"F1": trap})
        table.play("move F1")
        assert table.figure("gronk").space == "F1"
        assert table.state.traps == {}
        assert table.told("Rolled") == []


@rule("DV-BOSS-08", "DV-DMG-05")
def test_killing_a_boss_gives_no_card_but_a_monster_does() -> None:
    table = Table(
        ARENA,
        turn="vardak",
        bosses={"gronk": BOSS["gronk"] | {"life": 1}},
        heroes={"vardak": {"at": "D1"}},
        spoils=["blink"],
        dice=["hit miss miss miss", "miss miss"],
        initiative=["gronk", "naurania"],
    )
    table.play("attack gronk")
    assert table.told("CardDrawn") == []
    assert table.state.initiative.draw == ["naurania"]
    assert table.state.heroes["vardak"].hand == []
    assert (table.last("Defeated").figure, table.last("Defeated").by) == ("gronk", "vardak")


@rule("DV-BOSS-10", "DV-RUL-58", "DV-RUL-09")
def test_a_bosss_statistics_belong_to_its_adventure() -> None:
    gronk = SHEETS["gronks-lair"].bosses["gronk"]
    assert gronk.attack.size > 0
    assert gronk.mana.size == 0
    named = [name for id in SHEETS.ids for name in SHEETS[id].bosses]
    assert not set(named) & set(monsters())
    table = Table(ARENA, turn="gronk", bosses=BOSS, heroes={"vardak": {"at": "D1"}}, dice=["hit hit hit", "miss " * 4])
    table.play("attack vardak")
    assert table.told("Rolled")[0].dice == ("blue",) * 3


@rule("DV-NAM-12", "DV-LOS-11")
def test_a_ranged_boss_attacks_whom_it_sees() -> None:
    ranged = Table(ARENA, turn="gronk", bosses={"gronk": BOSS["gronk"] | {"ranged": True}}, dice=["hit " * 3, "miss " * 4])
    assert [o for o in ranged.options() if o.startswith("attack")] == ["attack vardak", "attack naurania"]
    ranged.play("attack vardak")
    assert ranged.figure("vardak").wounds == 3
    assert Table(ARENA, turn="gronk", bosses=BOSS).refusal("attack vardak") == "DV-ATK-01"


@rule("DV-RUL-79", "DV-COMP-12")
def test_there_are_three_boss_miniatures_one_evil_mage_among_them() -> None:
    minis = {mini for id in SHEETS.ids for mini in SHEETS[id].miniatures.values()}
    assert minis == {"evil-mage", "death-knight", "chaos-fighter"}


@rule("DV-BOSS-06", "DV-RND-09")
def test_monsters_without_a_boss_do_not_touch_spirits() -> None:
    heroes = {"wick": {"spirit": True, "wounds": 7}}
    table = Table(LAIR.replace("G", "k"), turn="vardak", revealed=["room-2"], heroes=heroes, initiative=["storm"])
    table.play("move D1", "end")
    assert table.figure("orc-1").form == "monster"
    assert table.figure("wick").form == "spirit"
