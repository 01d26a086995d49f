"""Play Card (DV-PLAY), and what the limit of Spells counts (DV-RUL-51)."""

import pytest

from tenebra.games.dungeon_venture.content import cards
from tenebra.kernel import Refused
from tests.games.dungeon_venture.table import Table, rule

ROOM = """
+-+-+-+-+
|V N . o|
+-+-+-+-+
"""
HAND = ["healing-potion", "iron-helm", "battle-hymn"]


@rule("DV-PLAY-01")
def test_one_card_from_the_own_hand_is_the_action() -> None:
    table = Table(ROOM, turn="vardak", heroes={"vardak": {"hand": HAND, "wounds": 2}, "naurania": {"hand": ["lightning"]}})
    assert table.refusal("play lightning at orc-1") == "DV-PLAY-01"
    assert table.refusal("play bow") == "DV-PLAY-01"
    table.play("play healing-potion")
    played = table.last("CardPlayed")
    assert (played.by, played.card, played.at) == ("vardak", "healing-potion.1", "")
    assert table.figure("vardak").wounds == 0
    assert table.refusal("play iron-helm") == "DV-TURN-04"
    assert not any(o.startswith("play") for o in table.options())
    assert table.state.heroes["vardak"].hand == ["iron-helm.1", "battle-hymn.1"]


@rule("DV-PLAY-01")
def test_a_card_is_aimed_at_what_its_text_allows() -> None:
    table = Table(ROOM, turn="vardak", heroes={"vardak": {"hand": HAND}})
    assert [o for o in table.options() if o.startswith("play")] == [
        "play healing-potion",
        "play iron-helm",
        "play battle-hymn at vardak",
        "play battle-hymn at naurania",
    ]
    assert table.refusal("play battle-hymn at orc-1") == "DV-PLAY-01"
    assert table.refusal("play battle-hymn") == "DV-PLAY-01"


@rule("DV-PLAY-02")
def test_heroes_have_three_kinds_of_cards_and_events_are_the_keepers() -> None:
    kinds = {card.kind for card in cards().values()}
    assert kinds == {"equipment", "spell", "consumable", "event", "keeper_spell", "keeper_consumable"}
    table = Table(ROOM, turn="vardak", heroes={"vardak": {"hand": HAND}}, keeper_hand=["forced-march"])
    assert table.refusal("play forced-march at orc-1") == "DV-PLAY-01"
    table.play("play iron-helm")
    assert (table.asked, table.prompt) == ("keeper", "window")
    assert table.may("event forced-march at orc-1")
    with pytest.raises(Refused, match="vardak is not asked now"):
        table.play("vardak: event forced-march at orc-1")


@rule("DV-PLAY-03")
def test_no_hero_plays_in_somebody_elses_turn() -> None:
    heroes = {"naurania": {"hand": ["lightning"]}}
    for turn, asked in (("vardak", "vardak"), ("orc-1", "keeper")):
        table = Table(ROOM, turn=turn, heroes=heroes)
        assert table.session.decision is not None
        assert table.session.decision.seats == (asked,)
        with pytest.raises(Refused, match="naurania is not asked now"):
            table.play("naurania: play lightning at orc-1")


@rule("DV-PLAY-03")
def test_a_hero_is_not_asked_to_react_to_an_attack() -> None:
    table = Table(
        "+-+-+\n|N o|\n+-+-+",
        turn="orc-1",
        heroes={"naurania": {"hand": ["potion-of-stone", "stone-skin"]}},
        dice=["hit miss miss", "miss miss"],
    )
    table.play("attack naurania")
    assert (table.asked, table.figure("naurania").wounds) == ("keeper", 1)
    assert len(table.told("CardPlayed")) == 0


@rule("DV-PLAY-03")
def test_every_hero_plays_during_stop_and_reorganize() -> None:
    table = Table(
        "+-+-+\n|V N|\n+-+-+",
        turn="vardak",
        heroes={"naurania": {"hand": ["iron-helm"]}},
        options={"party": "vardak naurania storm wick"},
    )
    table.play("reorganize", "naurania: play iron-helm")
    assert table.state.heroes["naurania"].worn == ["iron-helm.1"]


@rule("DV-PLAY-04")
@pytest.mark.parametrize(
    ("choice", "cite", "zone"),
    [
        ("play iron-helm", "DV-EQP-01", "worn"),
        ("play fire-bolt at orc-1", "DV-SPL-01", "used"),
        ("play healing-potion", "DV-CON-02", "gone"),
        ("play stone-skin at naurania", "DV-SPL-01", "lasting"),
        ("play potion-of-heroism", "DV-CON-02", "lasting"),
    ],
)
def test_each_kind_of_card_has_its_own_rules(choice: str, cite: str, zone: str) -> None:
    name = choice.split()[1]
    table = Table(ROOM, turn="vardak", heroes={"vardak": {"hand": [name]}}, dice=["miss", "miss miss"])
    table.play(choice)
    assert table.last("CardPlayed").rule == cite
    own, copy = table.state.heroes["vardak"], f"{name}.1"
    found = {
        "hand": copy in own.hand,
        "worn": copy in own.worn,
        "used": copy in own.used,
        "lasting": any(entry.card == copy for entry in table.state.lasting),
    }
    assert found == {**dict.fromkeys(found, False), **({zone: True} if zone in found else {})}


@rule("DV-RUL-51")
def test_a_lasting_spell_counts_from_the_moment_it_is_played() -> None:
    table = Table(ROOM, turn="vardak", heroes={"vardak": {"hand": ["stone-skin", "fire-bolt"]}}, initiative=["vardak"])
    table.play("play stone-skin at naurania", "end")
    assert table.state.heroes["vardak"].cast == 1
    assert table.asked == "vardak"
    assert table.refusal("play fire-bolt at orc-1") == "DV-SPL-04"


@rule("DV-RUL-51")
def test_a_rest_resets_the_count_even_while_a_lasting_spell_goes_on() -> None:
    table = Table(
        "+-+-+-+-+\n|V A . o|\n+-+-+-+-+",
        turn="vardak",
        heroes={"vardak": {"hand": ["fire-bolt"], "used": ["mind-spike"], "cast": 1}},
        lasting=[{"card": "battle-hymn", "owner": "vardak"}],
        initiative=["vardak"],
        dice=["hit miss miss", "miss miss"],
    )
    assert table.refusal("play fire-bolt at orc-1") == "DV-SPL-04"
    table.play("rest", "end")
    assert table.state.heroes["vardak"].cast == 0
    assert [entry.card for entry in table.state.lasting] == ["battle-hymn.1"]
    assert table.may("play fire-bolt at orc-1")
