"""Give (DV-GIVE)."""

from typing import Any

import pytest

from tenebra.games.dungeon_venture.options import Give
from tests.games.dungeon_venture.table import Table, rule

HALL = """
+-+-+-+-+-+-+
|V . . . NOS|
+ + + + + +-+
|. . . . o|W|
+-+-+-+-+-+-+
"""
HAND = ["healing-potion", "battle-hymn"]


def hall(vardak: dict[str, Any], **fields: Any) -> Table:
    heroes = {"vardak": vardak, **fields.pop("heroes", {})}
    return Table(HALL, turn="vardak", heroes=heroes, **fields)


@rule("DV-GIVE-01", "DV-GIVE-04")
def test_one_card_goes_to_a_hero_in_the_same_area_however_far() -> None:
    table = hall({"hand": HAND})
    assert [o for o in table.options() if o.startswith("give")] == [f"give {card} to naurania" for card in HAND]
    table.play("give battle-hymn to naurania")
    given = table.last("CardGiven")
    assert (given.hero, given.to, given.card, given.is_worn) == ("vardak", "naurania", "battle-hymn.1", False)
    assert given.rule == "DV-GIVE-02"
    assert table.state.heroes["vardak"].hand == ["healing-potion.1"]
    assert table.state.heroes["naurania"].hand == ["battle-hymn.1"]
    assert table.refusal("give healing-potion to naurania") == "DV-TURN-04"


@rule("DV-GIVE-01")
def test_not_to_another_area_even_beside_an_open_door() -> None:
    table = hall({"hand": HAND, "at": "E1"}, heroes={"naurania": {"at": "A2"}})
    assert table.may("give battle-hymn to naurania")
    assert table.refusal("give battle-hymn to storm") == "DV-GIVE-01"
    assert table.refusal("give battle-hymn to wick") == "DV-GIVE-01"


@rule("DV-GIVE-01")
@pytest.mark.parametrize("to", ["vardak", "orc-1", "gandalf"])
def test_only_another_hero_receives(to: str) -> None:
    assert hall({"hand": HAND}).refusal(f"give battle-hymn to {to}") == "DV-GIVE-01"


@rule("DV-GIVE-01", "DV-DTH-07")
@pytest.mark.parametrize("choices", [[], ["reorganize"]])
def test_nobody_gives_to_the_dead(choices: list[str]) -> None:
    heroes = {"vardak": {"hand": ["lightning"]}, "naurania": {"dead": True}}
    party = {"party": "vardak naurania storm wick"}
    table = Table(HALL.replace("o", "."), turn="vardak", heroes=heroes, options=party, choices=choices)
    assert not table.may("give lightning to naurania", "vardak")
    assert table.may("give lightning to storm", "vardak") is bool(choices)
    assert table.refusal("give lightning to naurania", "vardak") == "DV-GIVE-01"


@rule("DV-GIVE-01")
def test_only_an_own_card_is_given() -> None:
    table = hall({"hand": HAND}, heroes={"naurania": {"hand": ["lightning"]}})
    assert table.refusal("give lightning to naurania") == "DV-GIVE-01"


@rule("DV-GIVE-01")
def test_a_player_gives_to_another_hero_of_the_same_player() -> None:
    table = hall({"hand": HAND}, options={"party": "vardak naurania / storm wick"})
    table.play("give battle-hymn to naurania")
    assert table.state.heroes["naurania"].hand == ["battle-hymn.1"]


@rule("DV-GIVE-02", "DV-RUL-31")
def test_equipment_worn_by_the_giver_goes_into_the_hand() -> None:
    table = hall({"worn": ["magic-sword", "iron-helm"]})
    table.play("give iron-helm to naurania")
    given = table.last("CardGiven")
    assert (given.card, given.is_worn) == ("iron-helm.1", True)
    assert table.state.heroes["vardak"].worn == ["magic-sword.1"]
    assert (table.state.heroes["naurania"].hand, table.state.heroes["naurania"].worn) == (["iron-helm.1"], [])


@rule("DV-GIVE-02")
def test_of_two_copies_the_one_in_hand_is_given() -> None:
    table = hall({"hand": ["fire-bolt"], "used": ["fire-bolt"]})
    table.play("give fire-bolt to naurania")
    assert (table.state.heroes["vardak"].hand, table.state.heroes["vardak"].used) == ([], ["fire-bolt.2"])
    assert table.state.heroes["naurania"].hand == ["fire-bolt.1"]


@rule("DV-GIVE-03", "DV-RUL-31")
def test_used_spells_and_active_cards_cannot_be_given() -> None:
    table = hall(
        {"hand": ["healing-potion"], "used": ["battle-hymn"]},
        lasting=[{"card": "stone-skin", "owner": "vardak"}, {"card": "potion-of-heroism", "owner": "vardak"}],
    )
    for card in ("battle-hymn", "stone-skin", "potion-of-heroism"):
        assert table.refusal(f"give {card} to naurania") == "DV-GIVE-03"
    assert [o for o in table.options() if o.startswith("give")] == ["give healing-potion to naurania"]


@rule("DV-GIVE-03", "DV-RUL-31")
def test_a_second_copy_that_is_not_active_can_be_given() -> None:
    table = hall({"hand": ["stone-skin"]}, lasting=[{"card": "stone-skin", "owner": "vardak"}])
    assert table.may("give stone-skin to naurania")
    other = hall({"hand": []}, lasting=[{"card": "stone-skin", "owner": "naurania", "on": "vardak"}])
    assert other.refusal("give stone-skin to naurania") == "DV-GIVE-01"


@rule("DV-RUL-31")
def test_a_spirit_receives_but_does_not_give() -> None:
    table = hall({"hand": HAND}, heroes={"naurania": {"spirit": True, "hand": ["lightning"]}})
    table.play("give battle-hymn to naurania")
    assert table.state.heroes["naurania"].hand == ["lightning.1", "battle-hymn.1"]
    ghost = Table(HALL, turn="naurania", heroes={"naurania": {"spirit": True, "hand": ["lightning"]}})
    assert ghost.refusal("give lightning to vardak") == "DV-SPRT-03"


@rule("DV-RUL-31")
def test_a_hero_killed_before_the_gift_does_not_give_it() -> None:
    table = hall(
        {"hand": HAND, "wounds": 7},
        keeper_hand=["falling-stones"],
        events=["dark-fury"],
        dice=["hit miss miss miss", "miss miss miss miss"],
    )
    table.play("give battle-hymn to naurania", "event falling-stones at vardak")
    while table.prompt == "window" and table.state.turn is not None:
        table.play("pass")
    assert table.figure("vardak").form == "spirit"
    assert table.told("CardGiven") == []
    assert table.state.heroes["vardak"].hand == ["healing-potion.1", "battle-hymn.1"]


@rule("DV-GIVE-01", "DV-GIVE-03")
def test_each_refusal_says_what_is_wrong() -> None:
    map = "+-+-+-+-+-+\n|N V kD. S|\n+-+-+-+-+-+"
    table = Table(map, turn="naurania", heroes={"naurania": {"hand": ["fire-bolt"]}})

    def why(card: str, to: str) -> tuple[str, str]:
        assert table.session.decision is not None
        reason = table.session.decision.why_not("naurania", Give(card, to))
        assert reason is not None
        return reason.rule, reason.message

    assert why("fire-bolt", "kobold-1") == ("DV-GIVE-01", "no-such-receiver")
    assert why("fire-bolt", "naurania") == ("DV-GIVE-01", "no-such-receiver")
    assert why("fire-bolt", "storm") == ("DV-GIVE-01", "not-in-same-area")
    assert why("haste", "vardak") == ("DV-GIVE-01", "cannot-give")
    lasting = [{"card": "stone-skin", "owner": "naurania", "on": "vardak"}]
    active = Table(map, turn="naurania", heroes={"naurania": {"hand": ["fire-bolt"]}}, lasting=lasting)
    assert active.refusal("give stone-skin to vardak") == "DV-GIVE-03"
    assert active.refusal("give haste to vardak") == "DV-GIVE-01"
