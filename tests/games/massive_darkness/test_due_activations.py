"""Lists of who is still to act (MD-ENP-01, MD-CTR-01, MD-AGT-02): what comes besides strikes nobody off."""

from tests.games.massive_darkness.table import ROOM, Table, card, foe, rule

LINE = "+-+-+-+-+-+-+\n|C C C C C C|\n+-+-+-+-+-+-+"
DWARF = foe("due-dwarf", "dwarf-agent", level=3, ranged="1 yellow", health=9)
ORC = foe("due-orc", "orc-agent", level=2, melee="1 yellow", health=9)
GOBLINS = foe("due-goblins", "goblin-warriors", level=1, melee="1 yellow", health=2, minions=1)
FLAYERS = foe("due-flayers", "orc-flayers", level=2, melee="1 yellow", minions=1)
ALARM = card("due-alarm", category="consumable", keyword="trap", text="Spawn a Guard")


@rule("MD-AGT-02", "MD-RUL-52", "MD-SPW-06", "MD-RUL-24")
def test_an_agent_that_a_shortage_rouses_still_calls() -> None:
    table = Table(
        LINE,
        {"whisper": {}},
        {"dwarf": {"card": DWARF, "zone": "F1"}, "orc": {"card": ORC, "zone": "E1"}},
        phase="reinforcements",
        mission={"levels": {"A1": 1}},
        decks={"guard-3": ["due-orc.2"], "guard-2": [FLAYERS]},
    )
    table.play("activate dwarf")
    assert [(e.enemy, e.is_forced) for e in table.told("EnemyActivated")] == [("orc", True)]
    assert [e.enemy for e in table.told("AgentCalled")] == ["dwarf", "orc"]
    assert "orc-flayers-1" in table.state.enemies


@rule("MD-ENP-01", "MD-SPW-06", "MD-RUL-24")
def test_a_mob_that_loot_rouses_in_the_enemies_phase_acts_again_in_its_turn() -> None:
    thorns, mail = card("due-thorns", text="Retaliation 9"), card("due-mail", "body", defense="1 blue")
    table = Table(
        ROOM,
        {"whisper": {"pack": [thorns], "body": mail}},
        {"orc": {"card": ORC, "zone": "A1", "holds": [ALARM]}, "goblins": {"card": GOBLINS, "zone": "A1"}},
        phase="enemies",
        decks={"guard-1": ["due-goblins.2"]},
        dice=["blank 1", "1 blank", "1 blank"],
    )
    table.play("activate orc")
    assert [(e.enemy, e.rule) for e in table.told("EnemyActivated")] == [
        ("orc", "MD-ENP-01"),
        ("goblins", "MD-SPW-06"),
        ("goblins", "MD-ENP-01"),
    ]
    assert table.hero("whisper").health == 3


@rule("MD-CTR-01", "MD-SPW-06", "MD-RUL-24")
def test_a_counterattack_is_not_used_up_by_a_shortage() -> None:
    table = Table(
        ROOM,
        {"whisper": {"pack": [card("due-junk"), "due-junk.2", "due-junk.3"]}},
        {"goblins": {"card": GOBLINS, "zone": "A1"}},
        attacked=["goblins"],
        decks={"treasure-2": [ALARM], "guard-1": ["due-goblins.2"]},
        dice=["1", "1"],
    )
    table.play("transmute", "pick due-junk.2", "pick due-junk.1", "ready", "nothing")
    assert [e.rule for e in table.told("EnemyActivated")] == ["MD-SPW-06", "MD-CTR-02"]
    assert table.hero("whisper").health == 3
