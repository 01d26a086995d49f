"""The Initiative Track (DR-INI) and rounds."""

from tenebra.games.drunagor.events.turns import CardReached
from tenebra.games.drunagor.state import TRACK
from tests.games.drunagor.table import Table, rule

HALL = """
+-+-+-+-+-+-+-+-+
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .|
+-+-+-+-+-+-+-+-+
"""


def order(table: Table) -> list[str]:
    """The cards reached so far, in order."""
    return [event.card for event in table.told("CardReached")]


def rest_of_round(table: Table) -> list[str]:
    """The cards reached before the next round began."""
    kinds = [type(event).__name__ for event in table.session.events]
    return [event.card for event in table.session.events[: kinds.index("RoundBegan")] if isinstance(event, CardReached)]


@rule("DR-INI-01", "DR-INI-02", "DR-INI-03", "DR-INI-05", "DR-INI-10", "DR-RUL-05", "DR-ROL-02", "DR-GEN-03")
def test_a_round_follows_the_track() -> None:
    roles = {"jaheen": "striker", "vorn": "support", "elros": "controller", "maya": "leader", "lorelai": "defender"}
    assert TRACK.index("defender") < TRACK.index("leader") < TRACK.index("controller") < TRACK.index("support")
    table = Table(
        HALL,
        heroes={hero: {"at": f"{'ABCDE'[n]}1", "role": role} for n, (hero, role) in enumerate(roles.items())},
        next="round",
        stop=False,
    )
    for _ in range(6):
        table.play("end")
    assert order(table)[:5] == ["lorelai", "maya", "elros", "vorn", "jaheen"]
    assert [event.number for event in table.told("RoundBegan")] == [1, 2]


@rule("DR-INI-01", "DR-INI-02", "DR-INI-03", "DR-INI-05", "DR-INI-06", "DR-RUL-05", "DR-GEN-03")
def test_every_card_has_one_turn_in_each_round_and_the_marker_comes_back_to_the_first() -> None:
    roles = {"jaheen": "striker", "vorn": "support", "elros": "controller", "maya": "leader", "lorelai": "defender"}
    archers = {"skeleton-archer-1": {"at": "H1"}, "skeleton-archer-2": {"at": "H4", "rank": "fighter"}}
    table = Table(
        HALL,
        heroes={hero: {"at": f"{'ABCDE'[n]}1", "role": role} for n, (hero, role) in enumerate(roles.items())},
        monsters=archers,
        next="round",
        stop=False,
    )
    while len(table.told("RoundBegan")) < 3:
        table.play("end" if table.prompt == "turn" else "pass")
    archery = [("skeleton-archer.rookie", "blue-up", True), ("skeleton-archer.fighter", "blue-up", False)]
    heroes = [(hero, roles[hero], False) for hero in ("lorelai", "maya", "elros", "vorn", "jaheen")]
    round = [*heroes[:2], *archery, *heroes[2:]]
    reached = [(event.card, event.position, "DR-INI-06" in event.also) for event in table.told("CardReached")]
    assert reached == [*round, *round, heroes[0]]
    assert (table.state.round, table.state.marker, table.state.done) == (3, "defender", ["lorelai"])
    alone = Table(HALL, heroes={"lorelai": {"at": "A1", "role": "defender"}}, next="round", stop=False)
    assert alone.play("end", "end", "end").state.round == 4


@rule("DR-RUL-05", "DR-INI-03")
def test_the_positions_follow_one_another_in_the_order_of_the_ledger() -> None:
    order_of_the_ledger = (
        "defender orange-up green-up leader blue-up red-up controller grey-up end-up "
        "orange-down support green-down blue-down striker red-down grey-down end-down"
    )
    assert list(TRACK) == order_of_the_ledger.split()


@rule("DR-INI-04", "DR-INI-06", "DR-TIE-01")
def test_cards_in_one_position_act_as_the_party_leader_says() -> None:
    table = Table(
        HALL,
        heroes={"vorn": {"at": "A1"}, "jaheen": {"at": "A4"}},
        monsters={
            "skeleton-archer-1": {"at": "H1", "tokens": {"stun": 1}},
            "skeleton-archer-2": {"at": "H4", "rank": "fighter", "tokens": {"stun": 1}},
        },
        turn="jaheen",
        stop=False,
    )
    table.play("end")
    assert (table.asked, table.prompt) == ("jaheen", "tie-card")
    assert set(table.options()) == {"choose skeleton-archer.rookie", "choose skeleton-archer.fighter", "pass"}
    table.play("choose skeleton-archer.fighter")
    while table.prompt != "turn":
        table.play("pass")
    assert order(table)[:2] == ["skeleton-archer.fighter", "skeleton-archer.rookie"]


@rule("DR-INI-04", "DR-INI-08", "DR-DOR-06", "DR-GEN-12")
def test_a_card_that_comes_behind_the_acting_one_acts_in_this_round() -> None:
    two = """
    +-+-+-+-+-+-+
    |. . . . . .|
    + + + + + + +
    |. . . . . .|
    +-+-+-+-+-+-+
    """
    for hero, acts in (("vorn", True), ("lorelai", False)):
        table = Table(
            two.replace(". . . . . .", ". .|. . . ."),
            heroes={hero: {"at": "B1"}},
            setups={"hall": "C1"},
            unlaid=["hall"],
            doors={"gate": "B1-C1"},
            sheet={"setup": {"hall": {"monsters": ["skeleton-archer rookie at F1"]}}},
            stop=False,
        )
        table.play("open gate", "end")
        while table.prompt != "turn":
            table.play("pass")
        assert rest_of_round(table) == (["skeleton-archer.rookie"] if acts else [])
        assert [(event.card, event.is_done) for event in table.told("CardLaid")] == [("skeleton-archer.rookie", False)]
        assert table.state.track["blue-up"] == ["skeleton-archer.rookie"], "by the arrow on the card"


@rule("DR-INI-09", "DR-CRD-09")
def test_a_card_leaves_the_track_with_its_last_monster() -> None:
    table = Table(
        HALL,
        heroes={"jaheen": {"at": "A1"}},
        monsters={"rotten-flesh-1": {"at": "B1", "health": 2}},
    )
    assert table.state.track["red-down"] == ["rotten-flesh.rookie"]
    table.play("use searing-light with red")
    assert not table.state.track["red-down"]


@rule("DR-RUB-17", "DR-INI-04", "DR-INI-08", "DR-DOR-06")
def test_a_card_added_where_the_marker_stands_may_be_put_behind() -> None:
    for answer, acts in (("before", []), ("behind", ["rotten-flesh.fighter"])):
        table = Table(
            HALL,
            heroes={"lorelai": {"at": "A1", "tokens": {"focus": 2}}},
            monsters={"rotten-flesh-1": {"at": "B1", "health": 1}},
            sheet={"rules": [{"on": "slay rotten-flesh", "do": ["summon 1 rotten-flesh fighter at H4"]}]},
            turn="rotten-flesh.rookie",
            stop=False,
        )
        table.play("react backlash for lorelai")
        assert (table.asked, table.prompt) == ("lorelai", "tie-order")
        table.play(f"choose {answer}")
        assert [(event.card, event.is_done) for event in table.told("CardLaid")] == [("rotten-flesh.fighter", answer == "before")]
        while table.prompt != "turn":
            table.play("pass")
        assert rest_of_round(table) == acts
