"""Rest and Resurrect (DV-REST)."""

from typing import Any

import pytest

from tests.games.dungeon_venture.table import Table, rule

CHAPEL = """
+-+-+-+-+-+
|. . . . .|
+ + + + + +
|. . A . V|
+ + + + + +
|. . . . o|
+-+-+-+-+-+
"""
MISSES = "miss miss miss miss"
BESIDE = ("C1", "B2", "D2", "C3")


def chapel(vardak: dict[str, Any], **fields: Any) -> Table:
    heroes = {"vardak": vardak, **fields.pop("heroes", {})}
    return Table(CHAPEL, heroes=heroes, **{"turn": "vardak", **fields})


@rule("DV-REST-01", "DV-ALT-02")
@pytest.mark.parametrize("at", [*BESIDE, "B1", "D1", "B3", "D3", "E2", "A2"])
def test_rest_and_resurrect_only_beside_an_altar(at: str) -> None:
    hero, spirit = chapel({"at": at}), chapel({"at": at, "spirit": True})
    assert hero.may("rest") is spirit.may("resurrect") is (at in BESIDE)
    if at not in BESIDE:
        assert hero.refusal("rest") == spirit.refusal("resurrect") == "DV-REST-01"


@rule("DV-REST-01")
def test_a_wall_or_another_piece_of_furniture_is_no_altar() -> None:
    table = Table("+-+-+-+\n|T V|A|\n+ + + +\n|. .|o|\n+-+-+-+", turn="vardak")
    assert table.refusal("rest") == "DV-REST-01"


@rule("DV-REST-02", "DV-REST-04")
def test_a_rest_heals_all_and_brings_back_the_used_spells() -> None:
    table = chapel(
        {"at": "C1", "wounds": 6, "hand": ["bow"], "used": ["fire-bolt", "lightning"], "cast": 1},
        heroes={"naurania": {"at": "A1", "wounds": 2, "used": ["blink"], "cast": 1}},
        events=["dark-fury", "evil-eye"],
    )
    table.play("rest")
    rested = table.last("Rested")
    assert (rested.hero, rested.rule) == ("vardak", "DV-REST-02")
    assert (rested.amount, rested.spells) == (6, ("fire-bolt.1", "lightning.1"))
    own = table.state.heroes["vardak"]
    assert (table.figure("vardak").wounds, own.used, own.cast) == (0, [], 0)
    assert own.hand == ["bow.1", "fire-bolt.1", "lightning.1"]
    assert [(event.card, event.rule) for event in table.told("EventDrawn")] == [("dark-fury.1", "DV-EVT-04")]
    assert table.state.keeper_hand == ["dark-fury.1"]
    other = table.state.heroes["naurania"]
    assert (table.figure("naurania").wounds, other.used, other.cast) == (2, ["blink.1"], 1)


@rule("DV-REST-02", "DV-REST-05", "DV-REST-06")
def test_a_resurrected_hero_stands_where_its_spirit_was_and_the_keeper_draws_nothing() -> None:
    table = chapel({"at": "C1", "spirit": True, "wounds": 8, "used": ["fire-bolt"], "cast": 1}, events=["dark-fury"])
    table.play("resurrect")
    risen = table.last("Resurrected")
    assert (risen.hero, risen.rule) == ("vardak", "DV-REST-06")
    assert (risen.amount, risen.spells) == (8, ("fire-bolt.1",))
    figure, own = table.figure("vardak"), table.state.heroes["vardak"]
    assert (figure.form, figure.space, figure.wounds) == ("hero", "C1", 0)
    assert (own.hand, own.used, own.cast) == (["fire-bolt.1"], [], 0)
    assert (table.told("EventDrawn"), table.state.keeper_hand) == ([], [])


@rule("DV-REST-06")
def test_after_resurrecting_the_movement_is_a_heros() -> None:
    table = chapel({"at": "C3", "spirit": True})
    assert table.may("move C1")
    table.play("resurrect")
    assert table.refusal("move E3") == "DV-MOV-07"
    assert table.refusal("move C2") == "DV-FUR-01"
    table.play("move D3")
    assert table.figure("vardak").space == "D3"


@rule("DV-REST-03", "DV-RUL-37")
def test_a_lasting_spell_goes_on_after_a_rest_and_then_comes_back_to_the_hand() -> None:
    table = chapel(
        {"at": "D2", "worn": []},
        heroes={"vardak": {"at": "D2"}},
        lasting=[{"card": "battle-hymn", "owner": "vardak"}, {"card": "potion-of-heroism", "owner": "vardak"}],
        monsters={"kobold-1": {"at": "D3"}},
        initiative=["vardak"],
        dice=[f"{MISSES} {MISSES}", "miss"],
    )
    table.play("rest", "end")
    assert [(entry.card, entry.is_refreshed) for entry in table.state.lasting] == [
        ("battle-hymn.1", True),
        ("potion-of-heroism.1", True),
    ]
    table.play("attack kobold-1")
    assert table.told("Rolled")[0].dice == ("red",) * 4 + ("green",) * 4
    ended = table.told("LastingEnded")
    assert [(event.card, event.to, event.rule) for event in ended] == [
        ("battle-hymn.1", "hand", "DV-REST-03"),
        ("potion-of-heroism.1", "spoils", "DV-STS-02"),
    ]
    assert table.state.spoils.discard == ["potion-of-heroism.1"]
    own = table.state.heroes["vardak"]
    assert (own.hand, own.used, table.state.lasting) == (["battle-hymn.1"], [], [])


@rule("DV-REST-03", "DV-RUL-37")
def test_without_a_rest_a_lasting_spell_goes_to_the_used_pile() -> None:
    table = chapel(
        {"at": "D2"},
        lasting=[{"card": "battle-hymn", "owner": "vardak"}],
        monsters={"kobold-1": {"at": "D3"}},
        dice=[f"{MISSES} miss miss", "miss"],
    )
    table.play("attack kobold-1")
    own = table.state.heroes["vardak"]
    assert (own.hand, own.used) == ([], ["battle-hymn.1"])


@rule("DV-REST-03", "DV-RUL-37")
def test_the_rest_of_another_hero_refreshes_only_its_own_spells() -> None:
    table = chapel(
        {"at": "C1"},
        heroes={"naurania": {"at": "A1"}},
        lasting=[
            {"card": "battle-hymn", "owner": "naurania", "on": "vardak"},
            {"card": "stone-skin", "owner": "vardak", "on": "naurania"},
        ],
    )
    table.play("rest")
    assert [(entry.card, entry.is_refreshed) for entry in table.state.lasting] == [
        ("battle-hymn.1", False),
        ("stone-skin.1", True),
    ]


@rule("DV-REST-07", "DV-RUL-39")
def test_rest_again_and_again_with_enemies_beside() -> None:
    table = chapel({"at": "D2", "wounds": 3}, monsters={"kobold-1": {"at": "D3"}}, initiative=["vardak", "vardak"])
    for _ in range(3):
        assert table.may("rest")
        table.play("rest", "end")
        assert table.figure("vardak").wounds == 0
    assert len(table.told("Rested")) == 3


@rule("DV-REST-07", "DV-RUL-39")
def test_a_hero_in_full_health_may_rest() -> None:
    table = chapel({"at": "D2"}, events=["dark-fury"])
    table.play("rest")
    assert table.state.keeper_hand == ["dark-fury.1"]


@rule("DV-RUL-38", "DV-REST-06")
def test_a_spirit_rises_only_on_a_free_space() -> None:
    shared = chapel({"at": "C1", "spirit": True}, heroes={"naurania": {"at": "C1"}})
    assert shared.refusal("resurrect") == "DV-RUL-38"
    assert not shared.may("resurrect")
    assert chapel({"at": "C1", "spirit": True}, heroes={"naurania": {"at": "C1", "spirit": True}}).may("resurrect")


@rule("DV-RUL-38")
def test_no_trap_triggers_on_resurrecting() -> None:
    table = chapel({"at": "C1", "spirit": True}, traps={"C1": "arrows"})
    table.play("resurrect")
    assert (table.told("TrapSprung"), table.figure("vardak").wounds) == ([], 0)


@rule("DV-REST-04")
def test_a_rest_the_keeper_has_spoilt_brings_nothing_to_anybody() -> None:
    table = chapel({"at": "C1", "wounds": 3}, keeper_hand=["defiled-altar"], events=["dark-fury"], initiative=["vardak"])
    table.play("rest", "event defiled-altar")
    assert (table.figure("vardak").wounds, table.told("Rested"), table.told("EventDrawn")) == (3, [], [])
    assert (table.last("CancelPassed").rule, table.state.is_cancelled) == ("DV-EVT-03", False)
    assert table.refusal("rest") == "DV-TURN-04"
    table.play("end", "rest")
    assert table.figure("vardak").wounds == 0


@rule("DV-REST-01")
def test_a_hero_killed_before_its_rest_does_not_rest_and_spoils_nobody_elses() -> None:
    table = chapel(
        {"at": "C1", "wounds": 7},
        heroes={"naurania": {"at": "B2", "wounds": 3}},
        keeper_hand=["defiled-altar", "falling-stones"],
        events=["dark-fury", "evil-eye"],
        initiative=["naurania"],
        dice=["hit miss miss miss", MISSES],
    )
    table.play("rest", "event defiled-altar", "event falling-stones at vardak")
    while table.prompt == "window":
        table.play("pass")
    assert (table.figure("vardak").form, table.figure("vardak").wounds) == ("spirit", 8)
    assert (table.told("Rested"), table.state.is_cancelled) == ([], False)
    assert table.asked == "naurania"
    table.play("rest", "pass")
    assert table.figure("naurania").wounds == 0
