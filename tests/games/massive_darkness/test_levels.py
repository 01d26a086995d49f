"""Levels and Level tokens (MD-LVL)."""

from tenebra.games.massive_darkness.content.model import DoorSection
from tenebra.games.massive_darkness.rules.decks import roaming_for
from tenebra.games.massive_darkness.rules.space import tile_level, zones_of_level
from tests.games.massive_darkness.table import Table, card, door_card, event_card, foe, rule

ROAD = "+-+-+-+-+-+-+-+-+-+\n|C C C C C C C C C|\n+-+-+-+-+-+-+-+-+-+"
LEVELS = {"levels": {"B1": 1, "E1": 2, "H1": 4}}
GUARDED = door_card("test-guarded", DoorSection("guard"), DoorSection(), DoorSection())
LOW, HIGH = foe("test-low", level=1, melee="1 yellow", minions=1), foe("test-high", level=3, melee="1 red", minions=1)
TRINKET, PRIZE = card("test-trinket"), card("test-prize", level=3)
GUARD = foe("test-guard", "orc-agent", melee="1 yellow", health=2)


@rule("MD-LVL-03", "MD-LVL-04", "MD-LVL-07", "MD-EX-05", "MD-LVL-18")
def test_the_level_rises_when_an_action_ends_on_a_higher_tile_and_never_falls() -> None:
    table = Table(ROAD, {"whisper": {"zone": "C1"}}, mission=LEVELS)
    table.play("move D1", "stop")
    assert table.state.level == 2
    assert (table.last("LevelRose").level, table.last("LevelRose").rule) == (2, "MD-LVL-04")
    assert table.hero("whisper").maximum == 5
    table.play("move C1", "stop")
    assert table.state.level == 2


@rule("MD-RUL-07")
def test_crossing_a_higher_tile_within_one_action_raises_nothing() -> None:
    table = Table(ROAD, {"whisper": {"zone": "C1"}}, mission=LEVELS)
    table.play("move D1", "move C1", "stop")
    assert table.state.level == 1
    assert table.told("LevelRose") == []
    table.play("move D1", "stop")
    assert [(e.level, e.by) for e in table.told("LevelRose")] == [(2, "whisper")], "where the Action ends, counts"


@rule("MD-LVL-04", "MD-EVT-01")
def test_the_level_rises_when_a_phase_ends_that_led_a_hero_to_a_higher_tile() -> None:
    gust = event_card("test-gust", "Free Teleport 2")
    table = Table(ROAD, {"whisper": {"zone": "C1"}}, mission=LEVELS, phase="event", whole_round=True, decks={"event": [gust]})
    assert (table.prompt, table.state.level) == ("teleport", 1)
    table.play("place E1")
    assert (table.prompt, table.state.round, table.state.level) == ("activation", 2, 2)
    order = [e for e in table.session.events if type(e).__name__ == "LevelRose" or getattr(e, "phase", "") == "end"]
    assert [type(e).__name__ for e in order] == ["LevelRose", "PhaseBegan"]


@rule("MD-LVL-04")
def test_levels_may_be_skipped() -> None:
    table = Table(ROAD, {"whisper": {"zone": "F1"}}, mission=LEVELS, level=2)
    table.play("move G1", "stop")
    assert table.state.level == 4


@rule("MD-LVL-05", "MD-RUL-90", "MD-DOOR-15", "MD-LVL-09", "MD-DOOR-10")
def test_a_door_to_a_higher_tile_raises_the_level_before_the_card_is_drawn() -> None:
    table = Table(
        "+-+-+-+-+-+-+\n|C C CDr r r|\n+-+-+-+-+-+-+",
        {"whisper": {"zone": "C1"}},
        mission={"levels": {"B1": 1, "E1": 3}},
        decks={"door": [GUARDED], "guard-1": [LOW], "guard-3": [HIGH], "treasure-1": [TRINKET], "treasure-3": [PRIZE]},
    )
    table.play("open C1-D1")
    assert (table.last("LevelRose").level, table.last("LevelRose").rule) == (3, "MD-LVL-05")
    assert [enemy.card for enemy in table.state.enemies.values()] == [HIGH]
    assert [enemy.holds for enemy in table.state.enemies.values()] == [[PRIZE]]
    order = [type(e).__name__ for e in table.session.events if type(e).__name__ in ("DoorOpened", "LevelRose", "CardDrawn")]
    assert order[:3] == ["DoorOpened", "LevelRose", "CardDrawn"]


@rule("MD-LVL-12", "MD-ROM-01")
def test_lesser_monsters_up_to_level_3_greater_ones_above() -> None:
    assert [roaming_for(level) for level in (1, 2, 3, 4, 5)] == ["lesser"] * 3 + ["greater"] * 2


@rule("MD-RUL-09", "MD-LVL-10", "MD-LVL-11", "MD-RUL-10")
def test_a_patrol_uses_the_nearest_level_there_is() -> None:
    state = Table(ROAD, {"whisper": {}}, mission={"levels": {"B1": 1, "E1": 3, "H1": 3}}).state
    assert zones_of_level(state, 1) == ["B1"]
    assert zones_of_level(state, 0) == ["B1"]
    assert zones_of_level(state, 3) == ["E1", "H1"]
    assert zones_of_level(state, 6) == ["E1", "H1"]
    assert zones_of_level(state, 2) == ["B1", "E1", "H1"]


@rule("MD-RUL-11", "MD-SWT-02")
def test_a_tile_with_several_tokens_counts_as_its_highest_unless_added_ones_are_only_markers() -> None:
    for switches, level in (((), 5), (("added_level_tokens",), 2)):
        table = Table(ROAD, {"whisper": {}}, mission=LEVELS, switches=switches)
        table.state.levels["E1"] = [2, 5, 4]
        assert tile_level(table.state, "D1") == level


@rule("MD-LVL-02")
def test_several_tokens_may_have_the_same_level_or_lie_on_the_same_tile() -> None:
    mission = {"levels": {"B1": 2, "E1": 1, "H1": 2}}
    state = Table(ROAD, {"whisper": {}}, mission=mission).state
    assert [tile_level(state, zone) for zone in ("A1", "D1", "G1")] == [2, 1, 2]
    assert zones_of_level(state, 2) == ["B1", "H1"]
    several = Table(ROAD, {"whisper": {}}, mission=mission).state
    several.levels["E1"] = [3, 1]
    assert (zones_of_level(several, 1), zones_of_level(several, 3), tile_level(several, "D1")) == (["E1"], ["E1"], 3)


@rule("MD-RUL-08")
def test_a_tile_without_a_token_has_no_level() -> None:
    state = Table(ROAD, {"whisper": {}}, mission={"levels": {"B1": 1}}).state
    assert (tile_level(state, "A1"), tile_level(state, "D1")) == (1, 0)


@rule("MD-LVL-17")
def test_a_rise_changes_no_enemy_on_the_board() -> None:
    table = Table(ROAD, {"whisper": {"zone": "C1"}}, {"orc": {"card": GUARD, "zone": "I1"}}, mission=LEVELS)
    before = table.enemy("orc").card, table.enemy("orc").health
    table.play("move D1", "stop")
    assert (table.enemy("orc").card, table.enemy("orc").health) == before


@rule("MD-LVL-06", "MD-LVL-08", "MD-CLS-02", "MD-CLS-05", "MD-CLS-06", "MD-RUL-36", "MD-SKL-01", "MD-HLT-01")
def test_a_skill_works_when_its_level_is_reached() -> None:
    skills = {"nightshade-ranger.enhanced-health": 2}
    table = Table(
        ROAD,
        {"whisper": {"zone": "C1", "calling": "nightshade-ranger", "skills": skills, "health": 3}},
        mission=LEVELS,
    )
    table.play("move D1", "stop")
    assert (table.hero("whisper").maximum, table.hero("whisper").health) == (6, 4)
    table.play("move E1", "move F1", "move G1")
    assert (table.hero("whisper").maximum, table.hero("whisper").health) == (7, 6)


@rule("MD-RUL-36", "MD-SKL-01")
def test_the_maximum_changes_only_with_a_step_and_a_lower_one_heals_nothing() -> None:
    """At Level 3 nothing new comes into use, and whoever has no such Skill is told nothing."""
    skills = {"nightshade-ranger.enhanced-health": 1}
    mission = {"levels": {"B1": 1, "E1": 2, "H1": 3}}
    ranger = {"zone": "C1", "calling": "nightshade-ranger", "skills": skills, "health": 3}
    table = Table(ROAD, {"whisper": ranger, "owen": {}}, mission=mission)
    table.play("move D1", "stop", "move E1", "move F1", "move G1")
    assert table.state.level == 3
    assert [(e.hero, e.maximum, e.healed) for e in table.told("MaximumRaised")] == [("whisper", 6, 1)]
    late = Table(ROAD, {"whisper": {"zone": "C1", "health": 3}}, mission=mission)
    late.hero("whisper").maximum = 6
    late.play("move D1", "stop")
    assert (late.hero("whisper").maximum, late.hero("whisper").health) == (5, 3)
