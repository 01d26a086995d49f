"""Cards of the box that do something of their own: what turns over, what is crafted, what answers to luck."""

import pytest

from tests.games.drunagor.printed import printed
from tests.games.drunagor.table import Table, rule

ROOM = """
+-+-+-+-+-+-+
|. . . . . .|
+ + + + + + +
|. . . . . .|
+ + + + + + +
|. . . . . .|
+ + + + + + +
|. . . . . .|
+-+-+-+-+-+-+
"""


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skills without bonuses of their own, so that balancing them changes nothing here."""
    printed(monkeypatch, arcing_strike="+0 HIT", guard_strike="+5 HIT", stern_sermon="+3 HIT", invigorating_breath="+3 HIT")


def duel(hero: str, *worn: str, dice: list[str] | None = None, health: int = 12, **own: object) -> Table:
    """A Hero with these things beside an Executioner, and nobody else."""
    return Table(
        ROOM,
        heroes={hero: {"at": "B2", "equipped": list(worn), **own}},
        monsters={"executioner-1": {"at": "C2", "health": health}},
        dice=dice or [],
    )


@rule("DR-EQP-11")
def test_a_brittle_sword_breaks_on_a_natural_1_and_stays_broken() -> None:
    table = duel("vorn", "brittle-sword", "dented-plate", dice=["10", "1", "9"], cubes={"yellow": 3})
    table.play("use arcing-strike with yellow")
    assert table.monster("executioner-1").health == 12 - 6
    table = duel("vorn", "brittle-sword", "dented-plate", dice=["1", "9"], cubes={"yellow": 3})
    table.play("use arcing-strike with yellow")
    assert table.told("CardFlipped")
    table.play("use guard-strike with yellow")
    assert table.monster("executioner-1").health == 12 - 3, "9 + 5 reaches 9, and the stump does 3"


def test_a_coin_of_two_kings_turns_on_a_miss_and_back_on_a_hit() -> None:
    table = duel("jaheen", "pilgrims-mace", "coin-of-two-kings", dice=["2", "8"], cubes={"yellow": 3}, health=12)
    table.play("use stern-sermon with yellow")
    assert [event.side for event in table.told("CardFlipped")] == ["back"], "2 + 3 + 2 misses 9"
    table.play("use invigorating-breath with yellow")
    assert table.monster("executioner-1").health == 12 - 5, "4 of the mace and 1 of the other king"
    assert [event.side for event in table.told("CardFlipped")] == ["back", ""]


@rule("DR-ATK-10")
def test_a_jagged_axe_bleeds_only_whom_it_strikes_best() -> None:
    table = duel("vorn", "jagged-blade-axe", "dented-plate", dice=["20"])
    table.play("use arcing-strike with yellow")
    assert table.monster("executioner-1").tokens == {"bleed": 2}
    assert table.monster("executioner-1").health == 12 - 2 * 3


def test_a_moth_lamp_gathers_thoughts_on_a_high_roll_hit_or_miss() -> None:
    for natural, focus in (("15", 0), ("16", 1)):
        table = duel("lorelai", "moth-lamp", "apprentices-robe", dice=[natural])
        table.play("use telekinetic-push with yellow")
        assert table.hero("lorelai").tokens.get("focus", 0) == focus


@rule("DR-ITM-03")
def test_a_pattern_makes_the_thing_it_describes() -> None:
    table = duel("vorn", "iron-hammer", "dented-plate", bag=["pattern-of-hearth-mail"])
    table.play("consume pattern-of-hearth-mail")
    assert table.hero("vorn").bag == ["hearth-mail"]


@rule("DR-EQP-12", "DR-ITM-06")
def test_a_gem_of_either_origin_turns_a_socketed_item_for_good() -> None:
    for gem in ("cosmic-gem", "chest-cosmic-gem"):
        table = duel("vorn", "ferrymans-pole", "dented-plate", bag=[gem], dice=["8"], cubes={"yellow": 1, "red": 1})
        table.play(f"consume {gem}")
        assert table.last("CardFlipped").side == "back"
        table.play("use arcing-strike with yellow")
        assert table.monster("executioner-1").health == 12 - 5, "Accuracy 8 and 5 damage on the back"


@rule("DR-RCT-10", "DR-EQP-08")
def test_a_tower_shield_rewards_standing_still() -> None:
    still = duel("vorn", "iron-hammer", "tower-shield")
    still.play("end")
    assert still.hero("vorn").tokens.get("shield", 0) == 2
    moved = duel("vorn", "iron-hammer", "tower-shield")
    moved.play("go B3", "end")
    assert moved.hero("vorn").tokens.get("shield", 0) == 0


@rule("DR-PAS-03", "DR-CLS-06")
def test_hot_blood_boils_once_a_turn() -> None:
    table = Table(
        ROOM,
        stop=False,
        heroes={"vorn": {"at": "B2", "abilities": ["hot-blood"], "equipped": ["iron-hammer", "old-road-scales"]}},
        monsters={"executioner-1": {"at": "C2"}, "executioner-2": {"at": "C3"}},
        turn="vorn",
    )
    table.play("end")
    while table.asked and table.prompt != "turn":
        table.play("pass")
    assert table.hero("vorn").tokens.get("fury", 0) == 1, "two blows in the turn of one card"
    told = [(event.hero, event.source, event.rule, event.also) for event in table.told("Triggered")]
    assert told == [("vorn", "hot-blood", "DR-PAS-03", ("DR-CLS-06", "DR-CLS-07"))]


@rule("DR-TKW-20", "DR-CUB-06")
def test_an_elixir_makes_one_cube_wild() -> None:
    table = duel("vorn", "iron-hammer", "dented-plate", bag=["elixir-of-the-wild"])
    table.play("consume elixir-of-the-wild", "choose green")
    assert table.hero("vorn").available == {"yellow": 2, "red": 1, "blue": 1, "wild": 1}
    assert table.may("use whirl-of-steel with wild")


@rule("DR-CUB-08")
def test_saints_tears_take_a_trauma_away() -> None:
    table = duel("vorn", "iron-hammer", "dented-plate", bag=["saints-tears"], traumas=["bull-rush"])
    table.play("consume saints-tears")
    assert table.hero("vorn").traumas == []


@rule("DR-ENG-02")
def test_a_wind_harp_sounds_nose_to_nose() -> None:
    bow = duel("maya", "elvish-bow", "leather-armor")
    assert not bow.may("use quick-shots with red")
    harp = duel("maya", "wind-harp", "leather-armor")
    assert harp.may("use quick-shots with red")


@rule("DR-RNG-03")
def test_an_eagle_eye_and_a_longbow_reach_farther() -> None:
    row = "|" + " ".join("." * 12) + "|\n"
    corridor = "+" + "-+" * 12 + "\n" + row + "+" + " +" * 12 + "\n" + row + "+" + "-+" * 12 + "\n"

    def may(at: str, weapon: str) -> bool:
        heroes = {"maya": {"at": "A1", "equipped": [weapon, "leather-armor"]}}
        return Table(corridor, heroes=heroes, monsters={"executioner-1": {"at": at}}).may("use rangers-mark with red")

    assert [may(at, "elvish-bow") for at in ("C1", "E1", "G1")] == [True, True, False]
    assert [may(at, "yew-longbow") for at in ("G1", "I1")] == [True, False]
