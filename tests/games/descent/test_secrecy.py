"""What each seat may know (DE-SEC, DE-GEN-04, DE-RUL-88), and who belongs to whom (DE-GEN)."""

from typing import Any

from tenebra.games.descent import view
from tenebra.games.descent.state import OVERLORD
from tenebra.kernel import Chance, copy_of
from tests.games.descent.props import BOW, SWORD, Table, duel
from tests.games.descent.table import rule

ROOMS = """
+-+-+-+-+-+-+
|. c .D. . .|
+ + + + + + +
|. . .D. . .|
+-+-+-+-+-+-+
"""
HIDDEN = "?"


def secrets(**fields: Any) -> Table:
    """A table with something of every kind that is nobody's or somebody's secret."""
    heroes = {
        "sir-valadir": {"at": "A1", "equipped": [SWORD], "pack": [BOW], "order": "dodge", "coins": 75},
        "silhouette": {"at": "A2"},
    }
    return Table(
        ROOMS,
        **{
            "heroes": heroes,
            "unrevealed": ["room-2"],
            "chests": {"B1": 2},
            "tokens": ["money at F1"],
            "overlord": {"hand": ["dodge", "aim"], "deck": ["dodge", "aim"], "threat": 3, "discard": ["aim"]},
            "decks": {"copper": ["molar", "rib-knife"], "fighting": ["thick-hide"]},
            "quest": {"area": {"room-2": {"monsters": ["giant at D1"]}}, "chests": {"2": "300 coins"}},
            **fields,
        },
    )


@rule("DE-SEC-01", "DE-GEN-04", "DE-OVC-02", "DE-SET-25")
def test_heroes_see_neither_hand_nor_chest_numbers_nor_decks_nor_what_waits() -> None:
    table = secrets()
    seen = view.redact(table.state, "silhouette")
    assert seen.overlord.hand == [HIDDEN, HIDDEN]
    assert seen.overlord.deck.draw == [HIDDEN, HIDDEN]
    assert seen.chests["B1"].number == 0
    assert not any(number for left in seen.chest_numbers.values() for number in left)
    assert seen.decks["copper"].draw == [HIDDEN, HIDDEN]
    assert not seen.monsters
    assert not seen.tokens


@rule("DE-SEC-01", "DE-RUL-88")
def test_the_overlord_sees_his_cards_and_chests_but_no_order_of_any_deck_and_no_pack() -> None:
    table = secrets()
    seen = view.redact(table.state, OVERLORD)
    assert seen.overlord.hand == ["dodge.1", "aim.1"]
    assert seen.chests["B1"].number == 2
    assert seen.overlord.deck.draw == [HIDDEN, HIDDEN]
    assert seen.decks["fighting"].draw == [HIDDEN]
    assert seen.heroes["sir-valadir"].pack == [HIDDEN]
    assert view.redact(table.state, "silhouette").heroes["sir-valadir"].pack == [BOW]


@rule("DE-SEC-03", "DE-RUL-88", "DE-SET-22")
def test_what_lies_open_is_seen_by_all() -> None:
    table = secrets(monsters={"beastman-1": {"at": "C2", "burn": 1, "life": 2}})
    for seat in (OVERLORD, "silhouette", "sir-valadir"):
        seen = view.redact(table.state, seat)
        hero, monster = seen.heroes["sir-valadir"], seen.monsters["beastman-1"]
        assert (hero.equipped, hero.order, hero.coins) == ([SWORD], "dodge", 75)
        assert (monster.life, monster.burn) == (2, 1)
        assert (seen.conquest, seen.overlord.threat, seen.overlord.deck.discard) == (5, 3, ["aim.3"])
        assert (len(seen.overlord.hand), len(seen.overlord.deck.draw)) == (2, 2)


@rule("DE-SEC-01", "DE-RUL-97")
def test_the_map_itself_is_known_from_the_beginning() -> None:
    table = secrets(opened=["C1-D1"], overlord={})
    table.play("run")
    assert table.may("move F2")


@rule("DE-SEC-01")
def test_another_world_looks_the_same_and_hides_something_else() -> None:
    table = secrets(chests={"B1": 1}, overlord={"hand": ["dodge"], "deck": ["aim", "seeing-red", "sweet-voice", "bad-air"]})
    worlds = [view.redeal(copy_of(table.state), "silhouette", Chance(bytes([number]) * 8)) for number in range(30)]
    known = view.redact(table.state, "silhouette")
    assert all(view.redact(world, "silhouette") == known for world in worlds)
    assert len({world.chests["B1"].number for world in worlds}) > 1
    assert len({world.overlord.hand[0] for world in worlds}) > 1


@rule("DE-SEC-01", "DE-SET-25", "DE-EXP-02")
def test_a_chest_that_comes_to_light_tells_heroes_only_its_kind() -> None:
    quest = {"area": {"room-2": {"chests": ["silver at E1"]}}, "chests": {"4": "300 coins"}}
    table = secrets(quest=quest, overlord={})
    table.play("run", "move C1", "open C1-D1")
    told = {seat: table.session.told(seat) for seat in (OVERLORD, "silhouette")}
    numbers = {seat: [e.chests["E1"].number for e in events if hasattr(e, "chests")] for seat, events in told.items()}
    assert numbers == {OVERLORD: [4], "silhouette": [0]}


# --- sides


@rule("DE-GEN-06")
def test_heroes_are_friends_of_heroes_and_monsters_of_monsters() -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "B3", "equipped": [SWORD]}, "silhouette": {"at": "B2"}},
        monsters={"beastman-1": {"at": "C3"}, "skeleton-1": {"at": "C2"}},
    )
    table.play("battle")
    assert {option.split()[1] for option in table.options() if option.startswith("attack")} == {"C3", "C2"}
    assert table.refusal(f"attack B2 with {SWORD}") == "DE-RUL-77"


@rule("DE-GEN-07")
def test_everybody_sees_all_around() -> None:
    foes = {f"beastman-{number}": {"at": at} for number, at in enumerate(("A2", "B2", "C2", "A3", "C3", "A4", "B4", "C4"), 1)}
    table = duel(foes=foes)
    table.play("battle")
    struck = {option.split()[1] for option in table.options() if option.startswith("attack")}
    assert struck == {foe["at"] for foe in foes.values()}


@rule("DE-GEN-09", "DE-GEN-10", "DE-MCD-03")
def test_leaders_have_numbers_of_their_own_and_each_figure_its_own_tokens() -> None:
    table = duel(
        foes={"ogre-1": {"at": "C3"}, "ogre-leader-1": {"at": "C1"}, "ogre-2": {"at": "F1"}}, dice=["1/3/0 0/3/0 blank blank"]
    )
    before = {name: monster.life for name, monster in table.state.monsters.items()}
    assert before["ogre-leader-1"] > before["ogre-1"] == before["ogre-2"]
    table.play("battle", f"attack C3 with {SWORD}")
    after = {name: monster.life for name, monster in table.state.monsters.items()}
    assert after["ogre-1"] < before["ogre-1"]
    assert (after["ogre-2"], after["ogre-leader-1"]) == (before["ogre-2"], before["ogre-leader-1"])


@rule("DE-GEN-11")
def test_conquest_is_shared_and_money_is_not() -> None:
    glyph = "+-+-+\n|. x|\n+-+-+"
    table = Table(glyph, heroes={"sir-valadir": {"at": "A1", "coins": 50}, "silhouette": {"coins": 25}}, stop=False)
    table.play("run", "move B1")
    assert table.state.conquest == 8
    assert [hero.coins for hero in table.state.heroes.values()] == [50, 25]
