"""Nothing is destroyed unasked (DE-RUB-23): what has no room is not taken, not handed over, or somebody says what is left."""

from __future__ import annotations

from typing import Any

from tests.games.descent.props import Table
from tests.games.descent.table import rule

HERO, OTHER = "sir-valadir", "silhouette"
POTION = "healing-potion"
FULL = {"equipped": [POTION] * 3, "pack": ["sword", "bow", "dagger"]}
ARMED = {"equipped": ["bow"], "pack": ["sword", "dagger", "crossbow"]}
PAIR = "+-+-+\n|. .|\n+-+-+"


def two(hero: dict[str, Any], other: dict[str, Any], map: str = PAIR, **fields: Any) -> Table:
    return Table(map, heroes={HERO: {"at": "A1", **hero}, OTHER: other}, **fields)


@rule("DE-RUB-23", "DE-POT-01")
def test_a_potion_without_room_goes_on_lying_there() -> None:
    table = two(FULL, {}, tokens=["vitality-potion at A1"]).play("advance")
    assert not table.may("pickup vitality-potion-1")
    assert table.refusal("pickup vitality-potion-1") == "DE-POT-01"
    slot = two({**FULL, "equipped": [POTION] * 2}, {}, tokens=["vitality-potion at A1"]).play("advance")
    assert slot.may("pickup vitality-potion-1"), "a free slot is enough"
    pack = two({**FULL, "pack": ["sword", "bow"]}, {}, tokens=["vitality-potion at A1"]).play("advance")
    assert pack.may("pickup vitality-potion-1"), "so is the pack"


@rule("DE-RUB-23", "DE-REL-01", "DE-REL-03")
def test_a_relic_without_room_goes_on_lying_there() -> None:
    table = two(ARMED, {}, tokens=["ferrymans-hand at A1"]).play("advance")
    assert table.refusal("pickup ferrymans-hand") == "DE-RUB-23"
    assert "ferrymans-hand" in table.state.tokens


@rule("DE-RUB-23", "DE-EQP-08", "DE-TRS-03")
def test_nothing_is_handed_to_somebody_without_room() -> None:
    table = two({"equipped": ["sword"]}, {"at": "B1", **ARMED}).play("run")
    assert not table.may(f"give sword.1 to {OTHER}")
    assert table.refusal(f"give sword.1 to {OTHER}") == "DE-RUB-23"
    loose = two({"equipped": ["sword"]}, {"at": "B1", "equipped": ["bow"], "pack": ["dagger"]}).play("run")
    assert loose.play(f"give sword.1 to {OTHER}").options() == ["stow sword.1", "drop sword.1"]


@rule("DE-EQP-05", "DE-RUB-23", "DE-RUL-25")
def test_nobody_packs_a_fourth_item_in_town() -> None:
    heroes = {HERO: {"equipped": ["ferrymans-hand"]}, OTHER: ARMED}
    table = Table("+-+-+\n|* .|\n+-+-+", heroes=heroes).play("run")
    assert table.refusal(f"give ferrymans-hand.1 to {OTHER}") == "DE-RUB-23"
    assert len(table.hero(OTHER).pack) == 3


@rule("DE-RUB-23", "DE-RUB-05", "DE-FAM-11")
def test_a_ferret_brings_nothing_to_somebody_without_room() -> None:
    fields: dict[str, Any] = {"familiars": {"mata": {"owner": HERO, "at": "A1", "item": "vitality-potion"}}}
    table = two({}, {"at": "B1", **FULL}, **fields).play("run", "end")
    assert table.prompt == "familiars"
    assert table.refusal(f"bring mata to {OTHER}") == "DE-RUB-23"
    assert table.may(f"bring mata to {HERO}")


CACHE = "+-+-+\n|c .|\n+-+-+"


@rule("DE-RUB-23", "DE-EQP-08", "DE-EQP-09")
def test_for_a_caches_potion_out_of_a_chest_everything_may_be_rearranged() -> None:
    table = two(FULL, {}, CACHE, quest={"chests": {"1": "1 copper"}}, decks={"copper": ["hidden-flask", "molar"]})
    table.play("advance", "chest")
    assert table.prompt == "arrange"
    assert {"drop sword.1", "drop healing-potion", f"stow {POTION}"} <= set(table.options())
    assert table.refusal("done") == "DE-EQP-05"
    table.play("drop dagger.1", "done")
    assert table.hero(HERO).pack == ["sword.1", "bow.1", POTION]


@rule("DE-RUB-23", "DE-RUB-02", "DE-TWN-07")
def test_for_a_treasure_drawn_in_town_something_else_may_be_left() -> None:
    def bought(*choices: str) -> Table:
        heroes = {HERO: {**FULL, "coins": 900}, OTHER: {}}
        decks = {"copper": ["hidden-flask", "molar"]}
        return Table("+-+-+\n|* .|\n+-+-+", heroes=heroes, decks=decks).play("run", "visit", "buy copper", *choices)

    table = bought()
    assert table.prompt == "receive"
    assert set(table.options()) == {"drop healing-potion", "drop sword.1", "drop bow.1", "drop dagger.1"}
    kept = bought("drop dagger.1", "stow healing-potion")
    assert kept.hero(HERO).pack == ["sword.1", "bow.1", POTION]
    assert bought("drop healing-potion").hero(HERO).pack == ["sword.1", "bow.1", "dagger.1"]


@rule("DE-RUB-23", "DE-SET-17")
def test_nothing_is_bought_by_name_without_room() -> None:
    def in_town(**hero: Any) -> Table:
        heroes = {HERO: {**FULL, "coins": 900, **hero}, OTHER: {}}
        decks = {"copper": ["hidden-flask", "molar"]}
        return Table("+-+-+\n|* .|\n+-+-+", heroes=heroes, decks=decks).play("run", "visit")

    table = in_town()
    assert table.refusal(f"buy {POTION}") == "DE-SET-17"
    assert table.may("buy copper"), "what is drawn may turn out to be worth leaving something for"
    assert in_town(equipped=[POTION] * 2).may(f"buy {POTION}"), "a free slot is enough"
    assert in_town(pack=["sword", "bow"]).may(f"buy {POTION}"), "so is the pack"


@rule("DE-RUL-54", "DE-EQP-08")
def test_whoever_carries_anything_may_reequip_with_an_empty_pack_too() -> None:
    """Mail forbids Runes: it comes off in the middle of the turn."""
    hall = "+-+-+-+-+\n|. . . .|\n+-+-+-+-+"
    foes = {"beastman-1": {"at": "D1"}}
    table = two({"equipped": ["tinder-rune", "chain-mail"]}, {}, hall, monsters=foes).play("advance")
    assert not table.may("attack D1 with tinder-rune.1")
    table.play("reequip", "stow chain-mail.1", "done")
    assert table.state.turn is not None
    assert table.state.turn.points == 2
    assert table.may("attack D1 with tinder-rune.1")
    bare = two({}, {}, hall).play("advance")
    assert bare.refusal("reequip") == "DE-RUL-54"
