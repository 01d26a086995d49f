"""The windows (DV-RUL-53): the moments at which the Keeper is asked, in their order, and no others."""

from tests.games.dungeon_venture.table import Table, rule

ROOM = """
+-+-+-+-+-+
|V . N C|.|
+ + + + + +
|o . . k|.|
+-+-+-+-+-+
"""
EXPLORE = """
+-+-+-+-+-+
|V . .O. o|
+ + + + + +
|N k .|. .|
+-+-+-+-+-+
"""


def moments(table: Table, *choices: str) -> list[str]:
    """Make choices, let the Keeper pass at every window, and note which there were."""
    out: list[str] = []

    def note() -> None:
        while table.prompt == "window":
            assert table.session.decision is not None
            assert table.asked == "keeper"
            out.append(" ".join(filter(None, table.session.decision.about.values())))
            table.play("keeper: pass")

    for choice in choices:
        table.play(choice)
        note()
    return out


@rule("DV-RUL-53", "DV-EVT-03")
def test_before_each_step_and_after_the_movement() -> None:
    table = Table(ROOM, turn="vardak", keeper_hand=["evil-eye"])
    assert moments(table, "move B2") == ["before_step vardak", "before_step vardak", "after_movement vardak"]


@rule("DV-RUL-53")
def test_around_an_action() -> None:
    table = Table(ROOM, turn="vardak", keeper_hand=["dark-fury"])
    assert moments(table, "search") == ["before_action vardak search", "after_action vardak search"]


@rule("DV-RUL-53")
def test_after_the_dice_and_after_the_damage() -> None:
    table = Table(ROOM, turn="vardak", keeper_hand=["dark-fury"], dice=["miss miss miss miss", "hit hit"])
    assert moments(table, "attack orc-1") == [
        "before_action vardak attack",
        "attack_rolled vardak",
        "after_damage orc-1",
        "after_action vardak attack",
    ]


@rule("DV-RUL-53")
def test_an_opened_chest() -> None:
    table = Table(ROOM, turn="naurania", keeper_hand=["dark-fury"], treasure=["blink"])
    assert moments(table, "chest D1", "pick blink") == [
        "before_action naurania chest",
        "chest_opened naurania",
        "after_action naurania chest",
    ]


@rule("DV-RUL-53")
def test_the_end_of_a_turn_and_around_the_next_initiative_card() -> None:
    table = Table(ROOM, turn="vardak", keeper_hand=["dark-fury"], initiative=["naurania"])
    assert moments(table, "end") == ["turn_ends vardak", "before_reveal", "after_reveal naurania"]
    assert table.asked == "naurania"


@rule("DV-RUL-53")
def test_around_the_placing_of_monsters() -> None:
    table = Table(EXPLORE, turn="vardak", keeper_hand=["dark-fury"], initiative=["naurania"], revealed=["room-2"])
    assert moments(table, "move D1", "end") == [
        "before_step vardak",
        "before_step vardak",
        "before_step vardak",
        "after_movement vardak",
        "before_placing room-2",
        "after_placing room-2",
        "turn_ends vardak",
        "before_reveal",
        "after_reveal orc",
    ]
    assert "orc-1" in table.state.figures


@rule("DV-RUL-53", "DV-EVT-03")
def test_without_cards_the_keeper_is_not_asked_and_with_unfit_ones_is() -> None:
    assert moments(Table(ROOM, turn="vardak"), "move B2", "search") == []
    table = Table(ROOM, turn="vardak", keeper_hand=["poisoned-lock"])
    table.play("search")
    assert table.options() == ["pass"]


@rule("DV-RUL-53")
def test_an_event_is_carried_out_before_the_game_goes_on() -> None:
    table = Table(
        ROOM, turn="vardak", keeper_hand=["falling-stones", "evil-eye"], dice=["hit miss miss miss", "miss miss miss miss"]
    )
    table.play("move B2", "pass", "event falling-stones at vardak")
    assert moments(table, "pass") == ["after_damage vardak", "before_step vardak", "after_movement vardak"]
    assert [type(e).__name__ for e in table.session.events if type(e).__name__ in ("Moved", "Wounded")] == [
        "Moved",
        "Wounded",
        "Moved",
    ]


@rule("DV-RUL-53")
def test_a_hero_killed_between_two_steps_goes_no_further() -> None:
    table = Table(
        ROOM,
        turn="vardak",
        heroes={"vardak": {"wounds": 7}},
        keeper_hand=["falling-stones"],
        dice=["hit miss miss miss", "miss miss miss miss"],
    )
    table.play("move C2", "pass", "event falling-stones at vardak")
    assert table.figure("vardak").form == "spirit"
    assert len(table.told("Moved")) == 1


@rule("DV-RUL-53")
def test_the_target_may_be_gone_after_the_window_before_the_action() -> None:
    table = Table(ROOM, turn="vardak", keeper_hand=["forced-march"])
    table.play("attack orc-1", "event forced-march at orc-1", "move C2")
    assert table.told("AttackDeclared") == []
    assert table.refusal("attack kobold-1") == "DV-TURN-04"
