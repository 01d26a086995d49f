"""Zones, light and shadow, sight, Range, movement between Zones (MD-ZON, MD-SHA, MD-LOS, MD-RNG, MD-MOV)."""

import pytest

from tenebra.games.massive_darkness.rules.space import is_hidden, is_in_shadow, reach_of, sees
from tests.games.massive_darkness.duel import BOW, DUMMY, STAFF, SWORD
from tests.games.massive_darkness.table import Table, rule

LINE = "+-+-+-+-+-+\n|C c C c C|\n+-+-+-+-+-+"
CROSS = """
+-+-+-+-+-+
|c|c|C|c|c|
+-+-+ +-+-+
|c c C DrR|
+-+-+-+-+-+
|c|c|C|c|c|
+-+-+-+-+-+
""".replace(" DrR|", "Dr R|")


@rule("MD-LOS-01", "MD-LOS-02", "MD-EX-03")
def test_sight_goes_straight_until_a_wall_a_closed_door_or_the_edge() -> None:
    state = Table(CROSS, {"elias": {"zone": "C2"}}).state
    seen = [zone for zone in ("A2", "B2", "C1", "D2", "E2", "C3", "B1", "D1") if sees(state, "C2", zone)]
    assert seen == ["A2", "B2", "C1"]


@rule("MD-LOS-02", "MD-LOS-03", "MD-EX-04")
def test_sight_passes_open_doors_and_chambers() -> None:
    table = Table(CROSS, {"elias": {"zone": "C2"}}, decks={"door": []})
    table.play("open C2-D2")
    assert sees(table.state, "A2", "E2")
    assert sees(table.state, "E2", "A2")


@rule("MD-LOS-04", "MD-ZON-06")
def test_neither_figures_nor_shadow_block_sight_and_any_number_share_a_zone() -> None:
    table = Table(
        LINE,
        {"elias": {"zone": "A1", "hands": [BOW]}, "owen": {"zone": "B1"}},
        {"orc": {"card": DUMMY, "zone": "B1"}, "far": {"card": DUMMY, "zone": "E1"}},
    )
    assert sees(table.state, "A1", "A1")
    assert table.may("ranged far")
    table.play("move B1")
    assert [figure.id for figure in table.state.figures.values() if figure.zone == "B1"] == ["elias", "owen", "orc"]


@rule("MD-RNG-01", "MD-RNG-02", "MD-RNG-03", "MD-RNG-04", "MD-CAC-02", "MD-CAC-03", "MD-CAC-04", "MD-CAC-06")
@pytest.mark.parametrize(
    ("weapon", "action", "zones"),
    [(SWORD, "melee", "A1"), (BOW, "ranged", "B1 C1 D1 E1"), (STAFF, "magic", "B1 C1")],
)
def test_each_type_of_attack_has_its_range(weapon: str, action: str, zones: str) -> None:
    foes = {f"at-{zone}": {"card": DUMMY, "zone": zone} for zone in ("A1", "B1", "C1", "D1", "E1")}
    table = Table(LINE, {"elias": {"hands": [weapon]}}, foes)
    assert [o.split("at-")[1] for o in table.options() if o.startswith(action)] == zones.split()
    rule_id = {"melee": "MD-CAC-02", "ranged": "MD-CAC-03", "magic": "MD-CAC-04"}[action]
    outside = next(name for name in foes if name.removeprefix("at-") not in zones.split())
    assert table.refusal(f"{action} {outside}") == rule_id


@rule("MD-RNG-05", "MD-TGT-02")
def test_enemies_have_the_same_ranges() -> None:
    state = Table(LINE, {"elias": {}}).state
    found = {type: bin(reach_of(state, "A1", type)).count("1") for type in ("melee", "ranged", "magic")}
    assert found == {"melee": 1, "ranged": 4, "magic": 2}


@rule("MD-SHA-01", "MD-SHA-02", "MD-SHA-03", "MD-EX-02", "MD-ZON-02")
def test_a_character_in_a_shadow_zone_is_in_shadow_mode() -> None:
    table = Table(LINE, {"elias": {"hands": [SWORD]}}, {"orc": {"card": DUMMY, "zone": "B1"}}, dice=["2+bam", "2+bam"])
    assert not is_in_shadow(table.state, table.hero("elias"))
    assert is_in_shadow(table.state, table.enemy("orc"))
    table.play("move B1", "stop")
    assert is_in_shadow(table.state, table.hero("elias"))
    table.play("melee orc")
    # his Shadow Mode Skill adds a Bam here, and only here
    assert [e.symbol for e in table.told("ResultChanged")] == ["bam"]


@rule("MD-SHA-04", "MD-SHA-05")
@pytest.mark.parametrize(("zone", "hidden"), [("B1", False), ("A1", False), ("B2", True), ("A2", False)])
def test_hidden_means_out_of_sight_and_in_shadow(zone: str, hidden: bool) -> None:
    table = Table("+-+-+\n|c c|\n+-+-+\n|C c|\n+-+-+", {"elias": {"zone": zone}}, {"orc": {"card": DUMMY, "zone": "A1"}})
    assert is_hidden(table.state, table.hero("elias"), table.enemy("orc")) is hidden


@rule("MD-MOV-01", "MD-ZON-01")
def test_only_an_open_edge_leads_to_the_next_zone() -> None:
    table = Table(CROSS, {"elias": {"zone": "C2"}})
    assert [o for o in table.options() if o.startswith("move")] == ["move C1", "move B2"]
    assert table.refusal("move D2") == "MD-MOV-01"
    assert table.refusal("move C3") == "MD-MOV-01"
    assert table.refusal("move B1") == "MD-MOV-01"


@rule("MD-MOV-03", "MD-MOV-04", "MD-MVA-04", "MD-MVA-05")
def test_an_enemy_holds_a_hero_who_may_enter_but_not_leave() -> None:
    table = Table(LINE, {"elias": {}}, {"orc": {"card": DUMMY, "zone": "B1"}})
    table.play("move B1")
    assert table.options() == ["stop"]
    assert table.refusal("move C1") == "MD-MOV-03"


@rule("MD-MOV-05", "MD-STN-05")
def test_a_stunned_enemy_holds_nobody() -> None:
    table = Table(LINE, {"elias": {"zone": "B1"}}, {"orc": {"card": DUMMY, "zone": "B1", "is_stunned": True}})
    table.play("move C1")
    assert table.hero("elias").zone == "C1"


@rule("MD-MOV-06", "MD-SKL-14")
def test_an_elusive_hero_leaves_anyway() -> None:
    table = Table(LINE, {"elias": {"zone": "B1", "calling": "nightshade-ranger"}}, {"orc": {"card": DUMMY, "zone": "B1"}})
    table.play("move C1", "move D1")
    assert table.hero("elias").zone == "D1"


@rule("MD-RUL-85")
def test_a_killed_hero_holds_no_enemy() -> None:
    table = Table(
        LINE,
        {"elias": {"zone": "A1"}, "owen": {"zone": "D1", "is_dead": True, "health": 0}},
        {"orc": {"card": DUMMY, "zone": "D1"}},
        phase="enemies",
    )
    assert table.enemy("orc").zone == "B1"
