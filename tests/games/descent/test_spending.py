"""What was rolled may be left unspent (DE-RUB-22): for a friend's sake, for one's own, and where Fear is to be paid."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.descent.props import SWORD, Table, duel, weapon
from tests.games.descent.table import rule

BURST = weapon("test-burst", "magic", "1 white", "Blast 1; 1 surge: +3 damage", hands=2)
EMBER = weapon("test-ember", "magic", "1 white", "2 surges: Blast 1; 1 surge: +1 damage", hands=2)
NOTHING = "spend range 0 damage 0"


def blast(life: int, dice: str = "2/2/0 surge", friend: str = "E2", item: str = BURST, **fields: Any) -> Table:
    """Mad Carthos at A2 strikes at a Skeleton at D2; Silhouette stands beside it."""
    heroes = {"mad-carthos": {"at": "A2", "equipped": [item]}, "silhouette": {"at": friend, "life": life}}
    table = Table(heroes=heroes, monsters={"skeleton-1": {"at": "D2", "life": 20}}, dice=[f"{dice} blank blank"], **fields)
    return table.play("battle", f"attack D2 with {item}")


@rule("DE-RUB-22", "DE-DEC-06", "DE-ATK-11", "DE-ABL-03")
def test_a_surge_is_kept_back_for_a_friend_in_the_blast() -> None:
    table = blast(5, "3/1/1 blank")
    assert table.options() == ["spend range 0 damage 0", "spend range 0 damage 0 on damage-3"]
    table.play(NOTHING)
    assert table.hero("silhouette").space == "E2"
    assert table.last("RollSpent").bought == {}


@rule("DE-RUB-22", "DE-DEC-06", "DE-ATK-10")
def test_each_enhancement_may_be_left_where_a_friend_is_hit() -> None:
    shown = blast(9, "3/1/1 enhancement")
    assert [f"spend range 0 damage {n}{on}" for on in ("", " on damage-3") for n in (0, 1)] == shown.options()


@rule("DE-RUB-22")
def test_against_enemies_alone_nothing_is_asked_that_one_way_settles() -> None:
    assert blast(9, "3/1/1 enhancement", friend="").prompt == "turn"


@rule("DE-RUB-22")
def test_nobody_need_put_the_missing_range_into_a_shot_at_a_friend() -> None:
    """The dice fall short by one; with the enhancement the Blast would hit a friend, too."""
    table = blast(9, "2/2/0 enhancement")
    assert table.options() == ["spend range 1 damage 0", "done"]
    table.play("done")
    assert table.last("AttackMissed").why == "range"


@rule("DE-RUB-22", "DE-ATK-16")
def test_whoever_is_asked_may_spend_nothing_at_all() -> None:
    table = duel({"fatigue": 1}, {"ogre-1": {"at": "C3"}}, dice=["0/4/0 1/1/0 enhancement blank"])
    table.play("battle", f"attack C3 with {SWORD}")
    assert table.options() == ["spend range 0 damage 1", "done", "fatigue"]
    table.play("done")
    assert table.last("AttackHit").damage == 5
    assert table.last("RollSpent").damage == 0


@rule("DE-RUB-22", "DE-ABL-09")
@pytest.mark.parametrize(("choice", "hits"), [(NOTHING, True), ("done", False)])
def test_fear_need_not_be_paid(choice: str, hits: bool) -> None:
    table = duel(foes={"demon-1": {"at": "C3"}}, dice=["1/3/1 0/3/0 blank blank"])
    table.play("battle", f"attack C3 with {SWORD}")
    assert table.options() == [NOTHING, "done"]
    table.play(choice)
    assert bool(table.told("AttackHit")) is hits
    assert hits or table.last("AttackMissed").why == "fear"


@rule("DE-RUB-22", "DE-DEC-06")
def test_the_overlord_keeps_an_enhancement_back_for_a_monster_of_his_own() -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "D2"}, "silhouette": {}},
        monsters={"hell-hound-leader-1": {"at": "A2"}, "beastman-1": {"at": "E2", "life": 4}},
        players=5,
        next="activate",
        dice=["1/2/0 1/1/0 enhancement"],
    )
    table.play("activate hell-hound-leader-1", "breathe B2 to east")
    assert (table.asked, table.options()) == ("overlord", ["spend range 0 damage 0", "spend range 0 damage 1"])
    table.play(NOTHING)
    assert "beastman-1" in table.state.monsters


@rule("DE-RUB-22", "DE-ATK-10")
def test_the_overlord_is_not_asked_where_heroes_alone_are_hit() -> None:
    table = duel({"at": "D3"}, {"hell-hound-leader-1": {"at": "A3"}}, next="activate", dice=["1/2/0 1/1/0 enhancement"])
    table.play("activate hell-hound-leader-1", "breathe B3 to east")
    assert table.prompt != "spend"
    assert table.last("RollSpent").damage == 1


@rule("DE-RUB-22", "DE-ATK-11")
def test_a_wider_blast_may_be_bought_without_the_damage_it_could_have() -> None:
    """Three surges: a Blast to reach Silhouette and another Skeleton, and a point of damage or none."""
    heroes = {"mad-carthos": {"at": "A2", "equipped": [EMBER]}, "silhouette": {"at": "E2"}}
    foes = {"skeleton-1": {"at": "D2", "life": 20}, "skeleton-2": {"at": "E3", "life": 20}}
    table = Table(heroes=heroes, monsters=foes, dice=["3/1/1 surge surge blank"]).play("battle", f"attack D2 with {EMBER}")
    assert table.options() == [
        "spend range 0 damage 0 on damage-1x3",
        "spend range 0 damage 0 on blast-1",
        "spend range 0 damage 0 on blast-1+damage-1",
        "done",
    ]


@rule("DE-FAT-04", "DE-ATK-15", "DE-ATK-16")
def test_a_fatigue_die_is_offered_while_it_could_buy_a_wider_blast_or_more_for_the_undying() -> None:
    def asked(item: str, foes: dict[str, Any], dice: str) -> bool:
        heroes = {"mad-carthos": {"at": "A2", "equipped": [item], "fatigue": 2}, "silhouette": {}}
        table = Table(heroes=heroes, monsters=foes, dice=[f"{dice} blank blank blank"])
        target = next(iter(foes.values()))["at"]
        table.play("battle", f"attack {target} with {item}")
        return table.prompt == "spend" and table.may("fatigue")

    weak, others = {"skeleton-1": {"at": "C2", "life": 1}}, {"skeleton-2": {"at": "D3"}}
    assert asked(EMBER, weak | others, "2/2/0"), "a surge more buys the Blast"
    assert asked(BURST, {"skeleton-leader-1": {"at": "C2", "life": 1}}, "2/2/0"), "it may rise, and what is left over counts"
    assert not asked(BURST, weak, "2/2/0"), "it falls as it is, and nothing else could be had"
