"""Sheets, tiles and cards at the table: the recovery table, the stance marker, what is public, what is used up."""

from typing import Any

import pytest

from tenebra.games.conan.state import AGGRESSIVE, CAUTIOUS, FATIGUE, RESERVE, WOUNDS
from tenebra.games.conan.view import redact
from tests.games.conan.props import ANNA, BORO, BOSS, CORA, SWORD, THUGS, Table, duel, hero
from tests.games.conan.test_cards import gems, through

rule = pytest.mark.rule
DORA = hero("dora")


@rule("CO-HER-06", "CO-STA-03", "CO-RUL-17")
@pytest.mark.parametrize(("stance", "recovered"), [(AGGRESSIVE, (2, 3, 4, 4)), (CAUTIOUS, (5, 6, 7, 7))])
def test_the_recovery_table(stance: str, recovered: tuple[int, ...]) -> None:
    others = (BORO, CORA, DORA)
    for dead, number in enumerate(recovered):
        heroes: dict[str, Any] = {ANNA: {"at": "yard", "fatigue": 9, "reserve": 3}}
        heroes |= {who: {"dead": True} if place < dead else {"at": "wood"} for place, who in enumerate(others)}
        table = Table(heroes=heroes, next="stances")
        table.play(f"{ANNA}: stance {stance}", *(f"{who}: stance aggressive" for who in others[dead:]))
        assert gems(table, ANNA, RESERVE) == 3 + number


@rule("CO-HER-02", "CO-HER-07", "CO-STA-02", "CO-INV-01")
def test_the_stance_marker_is_no_gem_of_the_hero() -> None:
    table = Table(heroes={ANNA: {"at": "yard", "fatigue": 4, "wounds": 1, "reserve": 7}}, next="stances")
    assert table.hero(ANNA).stance == AGGRESSIVE
    table.play("stance cautious")
    assert table.hero(ANNA).stance == CAUTIOUS
    assert {zone: gems(table, ANNA, zone) for zone in (RESERVE, FATIGUE, WOUNDS)} == {RESERVE: 11, FATIGUE: 0, WOUNDS: 1}
    assert sum(table.hero(ANNA).gems.values()) == 12


@rule("CO-HER-11", "CO-GEN-04", "CO-RUL-02")
def test_everything_lies_open_but_the_order_of_the_deck() -> None:
    table = Table(
        heroes={ANNA: {"at": "yard", "cards": [SWORD]}, BORO: {"at": "wood", "cards": ["wolf-milk.1"]}},
        models={"thugs-1": {"at": "fire"}},
        overlord={"reserve": 4, "spells": ["cold-fingers"]},
        deck=["black-wine.1", "fire-pot.1"],
    )
    seen = redact(table.state, "overlord")
    assert [one.cards for one in seen.heroes.values()] == [["test-sword.1"], ["wolf-milk.1"]]
    assert redact(table.state, ANNA).overlord == table.state.overlord
    assert table.state.deck.draw == ["fire-pot.1", "black-wine.1"]
    assert len(seen.deck.draw) == 2
    assert not {"black-wine.1", "fire-pot.1"} & set(seen.deck.draw)


@rule("CO-CRD-06")
def test_a_hero_owns_as_much_as_he_can_carry() -> None:
    light = ["iron-key.1", "saints-finger.1", "hanged-mans-penny.1", "loaded-dice.1", "loaded-dice.2", "lucky-hare.1"]
    table = Table(heroes={ANNA: {"at": "yard", "cards": light}}, objects={"yard": ["porters-frame.1"]})
    assert len(table.play("pickup porters-frame.1").hero(ANNA).cards) == 7
    more = Table(heroes={ANNA: {"at": "yard"}}, objects={"yard": light}, chests={"yard": 1}, deck=["wolf-milk.1"], dice=["1"])
    more.play("pickup iron-key.1", "pickup saints-finger.1", "pickup hanged-mans-penny.1")
    assert more.state.objects == {"yard": light[3:]}
    through(more.play("try chest for 1"))
    own = ["iron-key.1", "saints-finger.1", "hanged-mans-penny.1", "wolf-milk.1"]
    assert (more.hero(ANNA).cards, more.state.deck.draw) == (own, [])
    assert [option for option in more.options() if option.startswith("drop")] == [f"drop {copy}" for copy in own]


@rule("CO-CRD-07", "CO-AOE-05", "CO-AOE-08")
def test_a_fire_arrow_burns_up_where_it_strikes() -> None:
    foes = {"thugs-1": {"at": "fire"}, "thugs-2": {"at": "fire"}}
    table = Table(heroes={ANNA: {"at": "yard", "cards": ["fire-arrow.1"]}}, models=foes, dice=["1 0 0"])
    through(table.play("shoot fire with fire-arrow.1 for 1"))
    assert (table.hero(ANNA).cards, table.state.objects, list(table.state.models)) == ([], {}, [])


@rule("CO-CRD-08", "CO-RUL-10", "CO-MEL-08")
def test_a_weapon_is_used_as_often_as_one_likes() -> None:
    table = duel(foes={"thugs-1": {"at": "yard"}, "thugs-2": {"at": "yard"}}, dice=["1 0", "1 0"])
    through(table.play("strike thugs-1 with test-sword.1 for 1"))
    through(table.play("strike thugs-2 with test-sword.1 for 1"))
    assert (table.hero(ANNA).cards, list(table.state.models)) == (["test-sword.1"], [])


@rule("CO-CRD-09", "CO-RUX-01", "CO-DIE-04")
def test_an_axe_before_the_overlord_strikes_nobody() -> None:
    for own in ([], ["great-axe.1", "scale-coat.1", "wolf-milk.1"]):
        table = Table(
            heroes={ANNA: {"at": "yard", "reserve": 0, "fatigue": 12}},
            models={"thugs-1": {"at": "yard"}},
            river=[THUGS],
            overlord={"reserve": 1},
            next="activate",
            dice=["1"],
        )
        table.state.overlord.cards += own
        assert sorted(table.options()) == ["activate thugs", "end"]
        through(table.play("activate thugs", f"attack {ANNA} by thugs-1"))
        assert gems(table, ANNA, WOUNDS) == 1, "one orange die, whatever lies there"


@rule("CO-TIL-01", "CO-LIF-01", "CO-LIF-02")
def test_one_blow_kills_a_minion_and_only_hurts_a_lieutenant() -> None:
    table = duel(foes={"thugs-1": {"at": "yard"}, BOSS: {"at": "yard"}}, dice=["1 1", "2 1"])
    through(table.play("strike thugs-1 with test-sword.1 for 1"))
    through(table.play(f"strike {BOSS} with test-sword.1 for 1"))
    assert {one.id: one.life for one in table.state.models.values()} == {BOSS: 3}, "5 less 3, armour 1"
