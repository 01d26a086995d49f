"""Inventory (DV-INV) and status effects (DV-STS)."""

from typing import Any

import msgspec
import pytest

from tenebra.games.dungeon_venture.state import DVState
from tenebra.kernel import Chance
from tests.games.dungeon_venture.table import Table, rule

ROOM = """
+-+-+-+-+
|V o . A|
+ + + + +
|N k . .|
+-+-+-+-+
"""
MISSES = "miss miss miss miss"


def room(vardak: dict[str, Any], **fields: Any) -> Table:
    heroes = {"vardak": vardak, **fields.pop("heroes", {})}
    return Table(ROOM, heroes=heroes, **{"turn": "vardak", **fields})


@rule("DV-INV-01")
def test_a_hand_has_no_limit() -> None:
    hand = ["healing-potion"] * 5 + ["fire-flask"] * 3 + ["fireball"] * 2 + ["quicksilver"] * 2 + ["bow", "blink", "haste"]
    table = room({"hand": hand}, spoils=["war-axe"], dice=["hit hit hit hit", "miss miss"], initiative=["vardak"])
    table.play("attack orc-1", "end")
    assert len(table.state.heroes["vardak"].hand) == 16
    assert table.state.spoils.draw == []
    assert (table.asked, table.prompt) == ("vardak", "turn")


@rule("DV-INV-02")
def test_a_card_lies_in_hand_on_the_sheet_before_it_or_on_the_used_pile() -> None:
    table = room(
        {"hand": ["iron-helm", "potion-of-heroism", "fire-bolt", "bow"]},
        initiative=["vardak", "vardak"],
        dice=["miss miss miss", "miss miss"],
    )
    table.play("play iron-helm", "end", "play potion-of-heroism", "end", "play fire-bolt at orc-1")
    own = table.state.heroes["vardak"]
    assert (own.hand, own.worn, own.used) == (["bow.1"], ["iron-helm.1"], ["fire-bolt.1"])
    assert (own.cast, own.stolen) == (1, [])
    began = table.last("LastingBegan")
    assert (began.card, began.owner, began.on) == ("potion-of-heroism.1", "vardak", "vardak")
    assert [event.card for event in table.told("LastingEnded")] == ["potion-of-heroism.1"]


@rule("DV-INV-03")
@pytest.mark.parametrize(
    ("card", "choice"), [("bow", "attack skeleton-1"), ("two-handed-sword", "attack kobold-1"), ("seven-league-boots", "move H1")]
)
def test_equipment_works_when_worn_and_not_in_the_hand(card: str, choice: str) -> None:
    hall = "+-+-+-+-+-+-+-+-+\n|V . . . . . . .|\n+ + + + + + + + +\n|. k . s . . . .|\n+-+-+-+-+-+-+-+-+"
    assert not Table(hall, turn="vardak", heroes={"vardak": {"hand": [card]}}).may(choice)
    assert Table(hall, turn="vardak", heroes={"vardak": {"worn": [card]}}).may(choice)


@rule("DV-INV-03")
def test_neither_the_hand_nor_the_used_pile_adds_dice() -> None:
    table = room({"hand": ["magic-sword", "potion-of-heroism"], "used": ["battle-hymn"]}, dice=[MISSES, "miss miss"])
    table.play("attack orc-1")
    assert table.told("Rolled")[0].dice == ("green",) * 4
    table = room(
        {"worn": ["magic-sword"]},
        lasting=[{"card": "battle-hymn", "owner": "vardak"}, {"card": "potion-of-heroism", "owner": "naurania"}],
        dice=[f"{MISSES} miss miss miss", "miss miss"],
    )
    table.play("attack orc-1")
    assert table.told("Rolled")[0].dice == ("red",) * 3 + ("green",) * 4
    table = room({}, lasting=[{"card": "battle-hymn", "owner": "vardak"}], dice=[f"{MISSES} miss miss", "miss miss"])
    table.play("attack orc-1")
    assert table.told("Rolled")[0].dice == ("red",) * 2 + ("green",) * 4


def owners(state: DVState) -> dict[str, str]:
    """Which Hero each card belongs to."""
    found = {copy: hero for hero, own in state.heroes.items() for copy in (*own.hand, *own.worn, *own.used)}
    return found | {entry.card: entry.owner for entry in state.lasting}


@rule("DV-INV-04")
def test_cards_change_owner_only_by_giving_picking_and_looting() -> None:
    table = Table(
        "+-+-+-+-+\n|V C N k|\n+ + + + +\n|S A . .|\n+-+-+-+-+\n|.|.|.|.|\n+-+-+-+-+",
        turn="vardak",
        heroes={
            "vardak": {"hand": ["bow", "fire-bolt", "healing-potion"]},
            "naurania": {"hand": ["stone-skin", "haste", "blink"]},
        },
        treasure=["war-axe", "iron-helm", "chain-mail", "magic-sword"],
        skulls={"wick": {"at": "B1", "cards": ["magic-talisman", "circlet-of-sages"]}},
        spoils=["lightning", "fireball"],
        adventure={"objective": {"win": ["count never 1"]}},
        dice=[],
    )
    state = msgspec.convert(msgspec.to_builtins(table.state), DVState)
    told = len(table.session.events)
    chance = Chance(b"inventory")
    wanted = ("give", "chest", "loot", "pick", "play", "swap", "agree", "rest", "takeoff", "move", "end", "activate", "place")
    for _ in range(120):
        options = [o for o in table.options() if o.split()[0] in wanted and " at kobold" not in o]
        table.play(options[chance.below(len(options))])
    last, moved = owners(state), set()
    for event in table.session.events[told:]:
        event.apply(state)
        for copy, hero in owners(state).items():
            if last.get(copy, hero) != hero:
                moved.add(type(event).__name__)
            last[copy] = hero
    assert moved == {"CardGiven"}
    assert {event.card for event in table.told("CardPicked")} >= {"magic-talisman.1", "war-axe.1"}
    assert owners(table.state) == owners(state)


@rule("DV-STS-01")
def test_wounds_hinder_nobody() -> None:
    fresh, hurt = room({}, dice=[MISSES, "miss miss"]), room({"wounds": 7}, dice=[MISSES, "miss miss"])
    assert fresh.options() == hurt.options()
    fresh.play("attack orc-1")
    hurt.play("attack orc-1")
    assert fresh.told("Rolled") == hurt.told("Rolled")


@rule("DV-STS-01")
def test_an_attack_leaves_wounds_and_nothing_else() -> None:
    table = room({}, turn="orc-1", dice=["hit hit miss", MISSES])
    before = msgspec.to_builtins(table.state)
    table.play("attack vardak")
    after = msgspec.to_builtins(table.state)
    assert after["figures"]["vardak"] == {**before["figures"]["vardak"], "wounds": 2}
    changed = {field for field in after if after[field] != before[field]}
    assert changed == {"figures", "turn"}


@rule("DV-STS-02")
def test_a_lasting_effect_stays_until_it_is_used() -> None:
    table = room(
        {"hand": ["potion-of-heroism"]},
        initiative=["vardak", "vardak"],
        dice=[f"{MISSES} miss miss", "miss miss", MISSES, "miss miss"],
    )
    table.play("play potion-of-heroism")
    began = table.last("LastingBegan")
    assert (began.card, began.owner, began.on, began.until) == ("potion-of-heroism.1", "vardak", "vardak", "next_attack")
    table.play("end", "end")
    assert [entry.card for entry in table.state.lasting] == ["potion-of-heroism.1"]
    table.play("attack orc-1")
    assert table.told("Rolled")[0].dice == ("red", "red", *("green",) * 4)
    assert table.state.lasting == []
    assert (table.last("LastingEnded").card, table.last("LastingEnded").rule) == ("potion-of-heroism.1", "DV-STS-02")


@rule("DV-STS-02")
def test_an_attack_by_somebody_else_uses_nothing_up() -> None:
    lasting = [{"card": "potion-of-heroism", "owner": "vardak"}, {"card": "potion-of-stone", "owner": "vardak"}]
    table = room({}, turn="orc-1", lasting=lasting, dice=["miss miss miss", f"{MISSES} miss miss"])
    table.play("attack vardak")
    assert table.told("Rolled")[1].dice == ("red", "red", *("green",) * 4)
    assert [entry.card for entry in table.state.lasting] == ["potion-of-heroism.1"]
    other = room({}, turn="kobold-1", lasting=lasting, dice=["miss miss", "miss miss"])
    other.play("attack naurania")
    assert len(other.state.lasting) == 2


@rule("DV-STS-02")
def test_an_effect_for_this_turn_ends_with_it() -> None:
    table = room({"hand": ["quicksilver"]}, initiative=["naurania"])
    table.play("play quicksilver")
    assert len(table.state.lasting) == 1
    table.play("end")
    assert (table.state.lasting, table.asked) == ([], "naurania")


@rule("DV-STS-02")
def test_an_effect_until_the_next_turn_ends_as_its_owners_turn_begins() -> None:
    table = room(
        {"hand": ["stone-skin"]}, heroes={"naurania": {}}, initiative=["naurania", "vardak"], dice=["miss miss miss", "miss"]
    )
    table.play("play stone-skin at naurania", "end")
    assert table.asked == "naurania"
    assert [(entry.card, entry.on) for entry in table.state.lasting] == [("stone-skin.1", "naurania")]
    table.play("end")
    assert (table.asked, table.state.lasting) == ("vardak", [])
    assert table.state.heroes["vardak"].used == ["stone-skin.1"]


@rule("DV-STS-03")
def test_lasting_effects_survive_a_rest_but_not_death() -> None:
    lasting = [{"card": "potion-of-stone", "owner": "vardak"}, {"card": "battle-hymn", "owner": "vardak"}]
    table = room({"at": "D2"}, lasting=lasting)
    table.play("rest")
    assert [entry.card for entry in table.state.lasting] == ["potion-of-stone.1", "battle-hymn.1"]
    dying = room({"wounds": 7}, turn="orc-1", lasting=lasting, dice=["hit hit hit", f"{MISSES} miss miss"])
    dying.play("attack vardak")
    assert (dying.figure("vardak").form, dying.state.lasting) == ("spirit", [])
