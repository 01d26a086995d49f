"""Damage, defeated Monsters and the reward (DV-DMG)."""

import pytest

from tests.games.dungeon_venture.table import Table, rule

BRAWL = """
+-+-+-+-+
|N o s g|
+ + + + +
|V z k .|
+-+-+-+-+
"""
GRONK = {"gronk": {"mark": "G", "attack": "3 blue", "defence": "1 green", "life": 3, "movement": 4}}
MISSES = "miss miss miss miss"


@rule("DV-DMG-01")
def test_a_wounded_hero_has_as_many_skulls_as_damage() -> None:
    table = Table(BRAWL, turn="orc-1", heroes={"naurania": {"wounds": 1}}, dice=["hit hit hit", "miss miss"])
    table.play("attack naurania")
    wounded = table.last("Wounded")
    assert (wounded.figure, wounded.damage, wounded.rule) == ("naurania", 3, "DV-DMG-01")
    assert (table.figure("naurania").wounds, table.figure("naurania").form) == (4, "hero")


@rule("DV-DMG-01")
def test_wounds_of_a_monster_are_its_own() -> None:
    table = Table(
        "+-+-+-+-+\n|z V z o|\n+-+-+-+-+",
        turn="vardak",
        dice=["hit miss miss miss", "miss"],
        monsters={"zombie-2": {"wounds": 0}},
    )
    table.play("attack zombie-1")
    assert (table.figure("zombie-1").wounds, table.figure("zombie-2").wounds) == (1, 0)


@rule("DV-DMG-02", "DV-DMG-03", "DV-RUL-43")
@pytest.mark.parametrize(
    ("wounds", "damage", "suffered", "is_defeated"), [(0, 2, 2, False), (0, 3, 3, True), (0, 4, 3, True), (2, 1, 1, True)]
)
def test_a_figure_without_life_points_is_defeated_and_excess_is_ignored(
    wounds: int, damage: int, suffered: int, is_defeated: bool
) -> None:
    table = Table(
        "+-+-+-+\n|V g o|\n+-+-+-+",
        turn="vardak",
        monsters={"ogre-1": {"wounds": wounds}},
        dice=[" ".join(["hit"] * damage + ["miss"] * (4 - damage)), "miss miss"],
    )
    table.play("attack ogre-1")
    assert table.last("AttackEnded").damage == damage
    assert table.last("Wounded").damage == suffered
    assert ("ogre-1" not in table.state.figures) is is_defeated
    assert len(table.told("Defeated")) == is_defeated
    if not is_defeated:
        assert table.figure("ogre-1").wounds == wounds + suffered


@rule("DV-DMG-03")
def test_a_defeated_monster_is_off_the_board_at_once() -> None:
    table = Table(BRAWL, turn="vardak", dice=["hit hit hit miss", "miss"], monsters={"zombie-1": {"loses": ["action"]}})
    table.play("attack zombie-1")
    gone = table.last("Defeated")
    assert (gone.figure, gone.by, gone.rule) == ("zombie-1", "vardak", "DV-DMG-03")
    assert table.may("move B2")
    assert table.state.hexes == {}


@rule("DV-DMG-04")
def test_whoever_defeats_a_monster_must_draw_a_card() -> None:
    table = Table(BRAWL, turn="vardak", spoils=["magic-sword", "bow"], dice=["hit hit hit miss", "miss"])
    table.play("attack zombie-1")
    drawn = table.last("CardDrawn")
    assert (drawn.hero, drawn.deck, drawn.card, drawn.rule) == ("vardak", "spoils", "magic-sword.1", "DV-DMG-04")
    assert table.state.heroes["vardak"].hand == ["magic-sword.1"]
    assert table.state.heroes["naurania"].hand == []
    assert table.state.spoils.draw == ["bow.1"]
    assert table.prompt == "turn"


@rule("DV-DMG-04")
def test_a_monster_only_wounded_gives_nothing() -> None:
    table = Table(BRAWL, turn="vardak", spoils=["magic-sword"], dice=["hit miss miss miss", "miss"])
    table.play("attack zombie-1")
    assert table.figure("zombie-1").wounds == 1
    assert table.state.heroes["vardak"].hand == []


@rule("DV-DMG-04")
def test_with_no_card_left_nothing_is_drawn() -> None:
    table = Table(BRAWL, turn="vardak", dice=["hit hit hit miss", "miss"])
    table.play("attack zombie-1")
    assert table.told("CardDrawn") == []
    assert table.state.heroes["vardak"].hand == []


@rule("DV-DMG-05", "DV-BOSS-08")
def test_a_defeated_boss_gives_no_card() -> None:
    table = Table(
        "+-+-+-+\n|V G o|\n+-+-+-+\n|.|.|.|\n+-+-+-+",
        turn="vardak",
        areas={"lair": "A1"},
        bosses=GRONK,
        spoils=["bow"],
        dice=["hit hit hit miss", "miss"],
    )
    table.play("attack gronk")
    assert table.last("Defeated").figure == "gronk"
    assert table.told("CardDrawn") == []
    assert table.state.heroes["vardak"].hand == []
    beside = "+-+-+-+\n|G V o|\n+-+-+-+\n|.|.|.|\n+-+-+-+"
    other = Table(
        beside, turn="vardak", areas={"lair": "A1"}, bosses=GRONK, spoils=["bow"], dice=["hit hit hit miss", "miss miss"]
    )
    other.play("attack orc-1")
    assert other.state.heroes["vardak"].hand == ["bow.1"]


@rule("DV-DMG-06")
def test_a_kill_by_bow_is_rewarded() -> None:
    table = Table(
        BRAWL, turn="vardak", heroes={"vardak": {"worn": ["bow"]}}, spoils=["war-axe"], dice=["hit hit miss miss", "miss"]
    )
    table.play("attack kobold-1")
    assert table.state.heroes["vardak"].hand == ["war-axe.1"]


@rule("DV-DMG-06")
def test_a_spell_that_kills_two_brings_two_cards() -> None:
    table = Table(
        BRAWL,
        turn="naurania",
        heroes={"naurania": {"hand": ["fireball"]}},
        spoils=["war-axe", "bow", "iron-helm"],
        dice=["hit miss", "miss miss", "miss miss", "miss miss", "hit hit", "hit miss", "hit miss", "hit", "hit hit", "miss"],
    )
    table.play("play fireball")
    assert [event.target for event in table.told("AttackDeclared")] == ["orc-1", "skeleton-1", "ogre-1", "zombie-1", "kobold-1"]
    assert [(event.figure, event.by) for event in table.told("Defeated")] == [("orc-1", "naurania"), ("kobold-1", "naurania")]
    assert table.state.heroes["naurania"].hand == ["war-axe.1", "bow.1"]
    assert table.figure("ogre-1").wounds == 1


@rule("DV-DMG-06", "DV-RUL-44")
def test_a_monster_that_jumps_to_its_death_rewards_nobody() -> None:
    table = Table(
        "+-+-+-+-+\n|V . p k|\n+-+-+-+-+\n|o|.|.|.|\n+-+-+-+-+",
        turn="kobold-1",
        sprung=["C1"],
        spoils=["bow"],
        dice=["hit miss miss miss"],
        initiative=["kobold", "vardak"],
    )
    table.play("leap B1")
    gone = table.last("Defeated")
    assert (gone.figure, gone.by) == ("kobold-1", "pit")
    assert table.told("CardDrawn") == []
    assert table.state.spoils.draw == ["bow.1"]
    slain = Table("+-+-+-+\n|V k o|\n+-+-+-+", turn="vardak", spoils=["bow"], dice=["hit hit hit hit", "miss"])
    slain.play("attack kobold-1")
    assert slain.state.heroes["vardak"].hand == ["bow.1"]


@rule("DV-DMG-04")
def test_a_hero_who_died_for_good_before_the_blow_fell_draws_nothing() -> None:
    table = Table(
        "+-+-+-+-+\n|N V o G|\n+-+-+-+-+\n|.|.|.|.|\n+-+-+-+-+",
        turn="vardak",
        areas={"lair": "A1"},
        bosses=GRONK,
        heroes={"vardak": {"wounds": 7}},
        spoils=["bow"],
        keeper_hand=["falling-stones"],
        dice=["hit hit hit hit", "miss miss", "hit hit miss miss", MISSES],
    )
    table.play("attack orc-1", "pass", "event falling-stones at vardak")
    while not table.told("Defeated"):
        table.play("pass")
    assert table.last("Defeated").figure == "orc-1"
    assert "vardak" in table.state.dead
    assert table.told("CardDrawn") == []


@rule("DV-DMG-07")
def test_gold_is_worth_nothing_in_a_standard_game() -> None:
    table = Table(BRAWL, turn="vardak", spoils=["gold-10", "bow"], dice=["hit hit hit miss", "miss"])
    table.play("attack zombie-1")
    found = table.last("GoldFound")
    assert (found.deck, found.card, found.rule) == ("spoils", "gold-10.1", "DV-GOLD-02")
    assert table.state.heroes["vardak"].hand == []
    assert (table.state.spoils.draw, table.state.spoils.discard) == (["bow.1"], ["gold-10.1"])


@rule("DV-DMG-07")
def test_gold_is_kept_in_a_campaign() -> None:
    table = Table(BRAWL, turn="vardak", spoils=["gold-10"], campaign={}, dice=["hit hit hit miss", "miss"])
    table.play("attack zombie-1")
    assert table.state.heroes["vardak"].hand == ["gold-10.1"]


@rule("DV-DMG-08")
@pytest.mark.parametrize("pile", ["initiative", "revealed_cards"])
def test_the_card_of_a_type_leaves_with_its_last_monster(pile: str) -> None:
    table = Table(BRAWL, turn="vardak", dice=["hit hit hit miss", "miss"], **{pile: ["orc", "zombie", "wick"]})
    table.play("attack zombie-1")
    removed = table.last("InitiativeRemoved")
    assert (removed.card, removed.rule) == ("zombie", "DV-RND-08")
    initiative = table.state.initiative
    assert sorted(initiative.draw + initiative.discard) == ["orc", "wick"]


@rule("DV-DMG-08")
def test_the_card_of_a_type_stays_while_one_of_them_lives() -> None:
    table = Table("+-+-+-+\n|z V z|\n+-+-+-+", turn="vardak", dice=["hit hit hit miss", "miss"], initiative=["zombie", "wick"])
    table.play("attack zombie-1")
    assert table.told("InitiativeRemoved") == []
    assert sorted(table.state.initiative.draw) == ["wick", "zombie"]


@rule("DV-DMG-09")
@pytest.mark.parametrize(("wounds", "is_dead"), [(4, False), (5, True), (6, True)])
def test_a_hero_without_life_points_is_killed(wounds: int, is_dead: bool) -> None:
    table = Table(BRAWL, turn="zombie-1", heroes={"vardak": {"wounds": wounds + 1}}, dice=["hit hit", MISSES])
    table.play("attack vardak")
    assert (table.figure("vardak").form == "spirit") is is_dead
    assert len(table.told("HeroKilled")) == is_dead
    assert table.figure("vardak").wounds == min(8, wounds + 3)


@rule("DV-DMG-03", "DV-VIC-01")
def test_the_last_defeated_monster_ends_the_game() -> None:
    table = Table("+-+-+\n|V o|\n+-+-+", turn="vardak", dice=["hit hit hit hit", "miss miss"])
    table.play("attack orc-1")
    assert (table.session.outcome, table.asked) == ("heroes", "")


@rule("DV-DMG-03", "DV-STS-02")
def test_what_lay_on_a_defeated_monster_ends_with_it() -> None:
    table = Table(
        BRAWL,
        turn="vardak",
        lasting=[
            {"card": "ogre-brew", "owner": "gronk", "on": "zombie-1"},
            {"card": "blood-rage", "owner": "gronk", "on": "orc-1"},
        ],
        dice=["hit hit hit miss", "miss"],
    )
    table.play("attack zombie-1")
    ended = table.last("LastingEnded")
    assert (ended.card, ended.to, ended.rule) == ("ogre-brew.1", "", "DV-RUL-47")
    assert [entry.card for entry in table.state.lasting] == ["blood-rage.1"]
