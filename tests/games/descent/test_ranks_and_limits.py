"""What abilities do not do (DE-ABL, DE-RUL-37, DE-RUL-38, DE-RUL-52): their ranks, whom they spare, and when they do nothing."""

from typing import Any

import pytest

from tenebra.games.descent.rules.abilities import rank
from tests.games.descent.props import BOMB, ROOM, SWORD, Table, duel, thing, weapon
from tests.games.descent.table import rule

CALM = "blank blank"
DEMON: dict[str, Any] = {"demon-1": {"at": "C3"}}
MASK = thing("test-grim-mask", "other", "Fear 1")
SPARK = thing("test-spark", "other", "Melee: +1 surge")


def tokens(table: Table) -> list[tuple[str, str, int]]:
    """Every effect token that was placed."""
    return [(event.figure, event.effect, event.number) for event in table.told("TokensPlaced")]


def wounds(table: Table) -> dict[str, int]:
    return {event.figure: event.wounds for event in table.told("Wounded")}


@rule("DE-ABL-00", "DE-ABL-14")
def test_ranks_of_all_sources_add_up_but_not_those_that_surges_would_have_to_buy() -> None:
    spike = weapon("test-spike", "melee", "1 red", "Pierce 1; Burn; 1 surge: Pierce 5")
    ring = thing("test-barbed-ring", "other", "Melee: Pierce 2; Magic: Pierce 9")
    ember = thing("test-ember-ring", "other", "Melee: Burn")
    table = duel({"equipped": [spike, ring, ember]}, {"ogre-1": {"at": "C3"}}, dice=[f"0/4/0 {CALM}"])
    assert (rank(table.state, "ogre-1", "aura"), rank(table.state, "ogre-1", "knockback")) == (0, 1)
    table.play("battle", f"attack C3 with {spike}")
    assert wounds(table) == {"ogre-1": 4 - (4 - 3)}
    assert tokens(table) == [("ogre-1", "burn", 2)]


@rule("DE-ABL-00", "DE-ABL-17")
@pytest.mark.parametrize(
    ("monster", "attacks"),
    [("beastman-1", 1), ("manticore-1", 2), ("manticore-leader-1", 2), ("ogre-leader-1", 1)],
)
def test_only_quick_shot_gives_a_second_attack(monster: str, attacks: int) -> None:
    table = Table(heroes={"sir-valadir": {"at": "B3"}}, monsters={monster: {"at": "E3"}}, next="activate")
    assert table.play(f"activate {monster}").last("MonsterActivated").attacks == attacks


@rule("DE-ABL-17", "DE-RUB-16")
def test_a_stunned_leader_forgets_its_quick_shot() -> None:
    foes = {"manticore-leader-1": {"at": "E3", "stun": 1}}
    table = Table(heroes={"sir-valadir": {"at": "B3"}}, monsters=foes, next="activate", dice=["1/2/0 0/3/0 1/1/0 blank"])
    assert table.play("activate manticore-leader-1").last("MonsterActivated").attacks == 1
    table.play("attack B3")
    assert table.monster("manticore-leader-1").has_acted


@rule("DE-ABL-01")
def test_whom_the_pit_kills_no_aura_can_hurt() -> None:
    pit = ROOM.replace("|. . . . . . . .|", "|. . . o . . . .|", 1)
    heroes = {"sir-valadir": {"at": "C2", "skills": ["patience-of-a-saint"]}}
    table = Table(pit, heroes=heroes, monsters={"beastman-1": {"at": "E1", "life": 1}}, next="activate")
    table.play("activate beastman-1", "move D1")
    assert [(event.figure, event.rule) for event in table.told("Wounded")] == [("beastman-1", "DE-OBS-03")]
    assert table.state.monsters == {}


@rule("DE-ABL-01")
def test_each_aura_beside_the_space_counts_by_itself_until_somebody_dies() -> None:
    foes = {"demon-1": {"at": "C1"}, "hell-hound-leader-1": {"at": "C4"}}
    table = Table(heroes={"sir-valadir": {"at": "A3", "life": 6}}, monsters=foes).play("run", "move B3")
    assert [(event.by, event.wounds) for event in table.told("Wounded")] == [("demon-1", 1), ("hell-hound-leader-1", 1)]
    last = Table(heroes={"sir-valadir": {"at": "A3", "life": 1}}, monsters=foes, conquest=9).play("run", "move B3")
    assert [event.by for event in last.told("Wounded")] == ["demon-1"]
    assert last.told("HeroKilled")


@rule("DE-ABL-01")
def test_the_immune_and_the_friends_of_an_aura_feel_nothing() -> None:
    charm = thing("test-cool-charm", "other", "Immune to Aura")
    cool = Table(heroes={"sir-valadir": {"at": "A3", "equipped": [charm]}}, monsters={"demon-1": {"at": "C2"}})
    cool.play("run", "move B3")
    kin = Table(
        heroes={"sir-valadir": {"at": "H5"}},
        monsters={"demon-1": {"at": "C2"}, "beastman-1": {"at": "A3"}},
        next="activate",
    )
    kin.play("activate beastman-1", "move B3")
    assert cool.told("Wounded") == kin.told("Wounded") == []


@rule("DE-ABL-02", "DE-RUL-33", "DE-SWI-10")
@pytest.mark.parametrize(("stops", "beyond"), [("sight_blockers", ["skeleton-2"]), ("every_obstacle", [])])
def test_pits_and_water_let_a_blast_through_and_a_plain_blow_has_none(stops: str, beyond: list[str]) -> None:
    hall = "+-+-+-+-+-+-+\n|. . . . ~ .|\n+-+-+-+-+-+-+"
    boom = weapon("test-far-boom", "ranged", "1 blue", "Blast 2")
    dart = weapon("test-dart", "ranged", "1 blue")
    table = Table(
        hall,
        heroes={"silhouette": {"at": "A1", "equipped": [boom, dart]}},
        monsters={"skeleton-1": {"at": "D1", "life": 9}, "skeleton-2": {"at": "F1"}},
        options={"blast_stopped_by": stops},
        dice=["3/1/1 blank blank blank"] * 2,
    )
    table.play("battle", f"attack D1 with {dart}", f"attack D1 with {boom}")
    assert [list(event.affected) for event in table.told("AttackHit")] == [["skeleton-1"], ["skeleton-1", *beyond]]


@rule("DE-ABL-05", "DE-RUL-67")
def test_a_breath_begins_at_its_side_and_leaves_everybody_behind_it_alone() -> None:
    """Beside the attacker and behind it the cone does not lie; two spaces before it is three wide, four before it five."""
    heroes = {"sir-valadir": {"at": "B2"}, "silhouette": {"at": "F1"}, "mad-carthos": {"at": "C4"}, "red-scorpion": {"at": "E1"}}
    table = Table(heroes=heroes, monsters={"hell-hound-1": {"at": "A3"}}, next="activate", dice=["1/2/0 1/1/0"])
    table.play("activate hell-hound-1", "breathe B3 to east")
    assert table.last("AttackHit").affected == ("silhouette",)


# --- Fear


@rule("DE-ABL-09", "DE-RUB-07")
def test_surges_that_an_item_adds_pay_for_fear_like_any_other() -> None:
    table = duel({"equipped": [SWORD, SPARK]}, DEMON, dice=[f"0/4/0 0/3/0 {CALM}"])
    table.play("battle", f"attack C3 with {SWORD}", "spend range 0 damage 0")
    assert (table.last("RollSpent").fear, table.last("AttackHit").affected) == (1, ("demon-1",))


@rule("DE-ABL-09", "DE-RUL-37", "DE-ATK-08")
def test_a_miss_is_a_miss_and_a_short_shot_is_short_whatever_fear_would_cost() -> None:
    missed = duel(foes=DEMON, dice=[f"miss 0/2/1 {CALM}"]).play("battle", f"attack C3 with {SWORD}")
    assert missed.last("AttackMissed").why == "miss"
    dart = weapon("test-short-dart", "ranged", "1 blue")

    def shot(faces: str) -> Any:
        table = duel({"equipped": [dart]}, {"demon-1": {"at": "F3"}}, "silhouette", dice=[f"{faces} blank"])
        table.play("battle", f"attack F3 with {dart}")
        event = table.last("AttackMissed")
        return event.why, event.rule, event.also

    assert shot(f"3/1/1 {CALM}") == ("range", "DE-ATK-17", ("DE-ATK-09", "DE-RNG-02"))
    assert shot(f"1/2/0 {CALM}") == ("fear", "DE-ABL-09", ("DE-RUL-37",)), "it falls short as well"


@rule("DE-RUB-07", "DE-ABL-09", "DE-RUL-37")
def test_nobody_pays_for_his_own_fear_when_his_blast_touches_himself() -> None:
    table = duel({"equipped": [BOMB, MASK]}, {"ogre-1": {"at": "C3"}}, "silhouette", dice=["1/2/0 1/1/0 blank blank blank"])
    table.play("battle", f"attack C3 with {BOMB}")
    assert table.last("AttackHit").affected == ("silhouette", "ogre-1")
    assert table.last("RollSpent").fear == 0


@rule("DE-RUL-37", "DE-ABL-09")
@pytest.mark.parametrize(("surges", "hits"), [(2, False), (3, True)])
def test_fear_is_paid_for_every_figure_in_the_area_friend_or_foe_the_large_one_once(surges: int, hits: bool) -> None:
    burst = weapon("test-fear-burst", "ranged", "1 blue", "Blast 1")
    heroes = {"silhouette": {"at": "A3", "equipped": [burst]}, "sir-valadir": {"at": "D4", "equipped": [MASK]}}
    foes = {"demon-1": {"at": "D1"}, "demon-2": {"at": "E3"}, "skeleton-1": {"at": "C2"}}
    faces = " ".join(["surge"] * (surges - 1) + ["blank"] * (4 - surges))
    table = Table(heroes=heroes, monsters=foes, players=3, dice=[f"3/1/1 {faces}"])
    table.play("battle", f"attack D3 with {burst}")
    assert (table.prompt == "spend") is hits
    if hits:
        assert table.options() == ["spend range 0 damage 0", "done"]
        table.play("spend range 0 damage 0")
        assert table.last("RollSpent").fear == 3
    assert bool(table.told("AttackHit")) is hits


# --- Shields, wards and armor


@rule("DE-RUL-38", "DE-ABL-23", "DE-ABL-14")
def test_a_shield_cancels_its_number_after_armor_and_pierce_and_never_more_than_there_is() -> None:
    shield = thing("test-tower-shield", "shield", "When an attack wounds you, exhaust: cancel 3 wounds", hands=1)

    def struck(monster: str, faces: str, *worn: str, use: bool = True) -> tuple[int, list[tuple[str, int, str]]]:
        table = duel({"equipped": list(worn)}, {monster: {"at": "C3"}}, next="activate", dice=[faces])
        deed = "breathe C3 to west" if "hound" in monster else "attack B3"
        table.play(f"activate {monster}", deed)
        if table.prompt == "cancel":
            table.play(f"use {shield}" if use else "pass")
        told = [(event.card, event.wounds, event.rule) for event in table.told("WoundsCancelled")]
        return wounds(table).get("sir-valadir", 0), told

    assert struck("beastman-1", "0/4/0 0/3/0", shield) == (7 - 1 - 3 + 1, [(shield, 3, "DE-RUL-38")])
    assert struck("hell-hound-1", "1/2/0 1/1/0", shield) == (0, [(shield, 3, "DE-RUL-38")]), "armor is pierced, the shield is not"
    assert struck("beastman-1", "2/1/1 1/1/0", shield) == (0, [(shield, 2, "DE-RUL-38")]), "two are all there are"
    assert struck("beastman-1", "2/1/1 1/1/0", shield, use=False) == (2, [])


@rule("DE-RUL-38", "DE-ABL-23")
def test_a_ward_rolls_for_what_is_left_and_cancels_nothing_without_its_face() -> None:
    ward = thing("test-ward", "other", "For each wound of an attack roll a power die: a surge cancels it")

    def struck(*dice: str) -> tuple[int, list[int]]:
        table = duel({"equipped": [ward]}, next="activate", dice=list(dice)).play("activate beastman-1", "attack B3")
        return wounds(table).get("sir-valadir", 0), [event.wounds for event in table.told("WoundsCancelled")]

    assert struck("2/1/1 1/1/0", "surge blank") == (1, [1])
    assert struck("2/1/1 1/1/0", "blank enhancement") == (2, [])
    assert struck("2/1/1 1/1/0", "surge surge") == (0, [2])


# --- What lasts


@rule("DE-ABL-15", "DE-EFF-05", "DE-RUL-39")
def test_poison_needs_a_wound_and_a_hero_and_goes_no_deeper_than_the_wounds() -> None:
    plate = thing("test-thick-plate", "armor", "+9 armor")

    def bitten(**hero: Any) -> Table:
        table = duel(hero, {"bane-spider-1": {"at": "C3"}}, next="activate", dice=["1/3/1 1/1/0"], conquest=9)
        return table.play("activate bane-spider-1", "attack B3")

    assert tokens(bitten(equipped=[plate])) == []
    assert tokens(bitten(equipped=[])) == [("sir-valadir", "poison", 3)]
    fang = weapon("test-quiet-fang", "melee", "1 red", "Poison")
    slain = duel({"equipped": [fang]}, dice=[f"0/4/0 {CALM}"] * 2).play("battle", f"attack C3 with {fang}")
    assert (tokens(slain), slain.state.monsters) == ([], {})


@rule("DE-ABL-27", "DE-RUL-52")
def test_of_an_area_attack_everybody_gets_each_token_once_but_the_immune_and_the_dead() -> None:
    blaze = weapon("test-blaze", "ranged", "1 blue", "Blast 1; Burn; Web; +3 damage")
    proof = thing("test-fireproof", "other", "Immune to Burn")
    table = Table(
        heroes={
            "silhouette": {"at": "A3", "equipped": [blaze]},
            "sir-valadir": {"at": "D4"},
            "mad-carthos": {"at": "D2", "equipped": [proof]},
        },
        monsters={"ogre-1": {"at": "E2"}, "beastman-leader-1": {"at": "C2", "life": 1}},
        dice=["3/1/1 blank blank blank"],
    )
    table.play("battle", f"attack D3 with {blaze}")
    assert table.last("AttackHit").damage == 4
    assert wounds(table) == {"sir-valadir": 3, "mad-carthos": 3, "beastman-leader-1": 1}, "the Ogre's armor stops it all"
    assert tokens(table) == [
        ("sir-valadir", "burn", 1),
        ("sir-valadir", "web", 1),
        ("mad-carthos", "web", 1),
        ("ogre-1", "burn", 1),
        ("ogre-1", "web", 1),
    ]
    assert table.told("MonsterKilled")
    assert table.hero("silhouette").coins == 50, "an area attack is a blow, too"


@rule("DE-ABL-27", "DE-RUL-52")
def test_a_plain_blow_of_an_area_leaves_no_tokens() -> None:
    table = duel({"equipped": [BOMB]}, {"ogre-1": {"at": "C3"}}, "silhouette", dice=["1/2/0 1/1/0 blank blank blank"]).play(
        "battle", f"attack C3 with {BOMB}"
    )
    assert (tokens(table), table.last("AttackHit").damage) == ([], 3)
