"""Event cards (DV-EVT): who plays them, when, how they come into the Keeper's hand."""

from typing import Any

from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.content import copies
from tenebra.kernel import Session
from tenebra.kit.decks import name_of
from tests.games.dungeon_venture.table import Table, rule

ROOM = """
+-+-+-+-+
|V N A W|
+ + + + +
|o . C S|
+-+-+-+-+
"""


@rule("DV-EVT-01", "DV-PLAY-02")
def test_only_the_keeper_plays_events() -> None:
    table = Table(ROOM, turn="vardak", keeper_hand=["falling-stones"])
    assert table.asked == "vardak"
    assert table.refusal("event falling-stones at naurania") == "DV-ACT-02"
    table.play("search")
    assert (table.asked, table.prompt) == ("keeper", "window")
    assert table.may("event falling-stones at naurania")


@rule("DV-EVT-01", "DV-EVT-03")
def test_why_an_event_cannot_be_played() -> None:
    table = Table(ROOM, turn="vardak", keeper_hand=["falling-stones", "evil-eye"])
    table.play("search")
    assert table.refusal("event dark-fury") == "DV-EVT-01"
    assert table.refusal("event evil-eye") == "DV-EVT-03"
    assert table.refusal("event falling-stones at orc-1") == "DV-EVT-03"
    assert table.refusal("event falling-stones") == "DV-EVT-03"
    assert table.refusal("end") == "DV-EVT-03"
    assert table.options() == [
        "pass",
        *(f"event falling-stones at {hero}" for hero in ("vardak", "naurania", "storm", "wick")),
    ]


@rule("DV-EVT-02")
def test_an_event_costs_no_action() -> None:
    table = Table(ROOM, turn="orc-1", keeper_hand=["falling-stones"], dice=["miss " * 4, "miss miss miss"])
    table.play("move B2", "event falling-stones at storm")
    played = table.last("EventPlayed")
    assert (played.card, played.at, played.rule) == ("falling-stones.1", "storm", "DV-EVT-02")
    assert table.told("ActionTaken") == []
    assert table.state.keeper_hand == []
    assert table.state.events.discard == ["falling-stones.1"]
    assert table.figure("orc-1").space == "B2"
    assert table.may("attack naurania")


@rule("DV-EVT-03", "DV-RUL-53")
def test_several_events_may_be_played_in_anybodys_turn_one_after_the_other() -> None:
    table = Table(
        ROOM,
        turn="vardak",
        keeper_hand=["evil-eye", "evil-eye", "falling-stones"],
        dice=["hit hit hit hit", "miss miss", "hit hit hit hit", "miss miss"],
    )
    table.play("attack orc-1", "pass", "event evil-eye", "event falling-stones at naurania", "pass", "pass", "event evil-eye")
    assert "orc-1" in table.state.figures
    assert table.figure("naurania").wounds == 4
    assert table.last("AttackEnded").attacker == "vardak"
    assert table.last("AttackEnded").damage == 0


@rule("DV-EVT-04", "DV-REST-04", "DV-ALT-03")
def test_a_rest_gives_the_keeper_a_card() -> None:
    table = Table(ROOM, turn="wick", events=["dark-fury", "evil-eye"])
    table.play("rest")
    assert table.state.keeper_hand == ["dark-fury.1"]
    drawn = table.told("EventDrawn")
    assert [(e.card, e.rule, e.also) for e in drawn] == [("dark-fury.1", "DV-EVT-04", ("DV-REST-04",))]
    assert table.state.events.draw == ["evil-eye.1"]


@rule("DV-EVT-04", "DV-REST-05", "DV-ALT-03")
def test_a_resurrection_gives_none() -> None:
    table = Table(ROOM, turn="wick", heroes={"wick": {"spirit": True, "wounds": 7}}, events=["dark-fury"])
    table.play("resurrect")
    assert table.figure("wick").form == "hero"
    assert table.told("EventDrawn") == []


@rule("DV-EVT-05", "DV-DTH-02")
def test_a_killed_hero_gives_the_keeper_a_card() -> None:
    table = Table(
        ROOM,
        turn="orc-1",
        heroes={"vardak": {"wounds": 7}},
        events=["dark-fury", "evil-eye"],
        dice=["hit miss miss", "miss miss miss miss"],
    )
    table.play("attack vardak")
    assert table.figure("vardak").form == "spirit"
    assert [(e.card, e.rule) for e in table.told("EventDrawn")] == [("dark-fury.1", "DV-DTH-02")]
    assert table.state.keeper_hand == ["dark-fury.1"]


@rule("DV-EVT-06", "DV-TRE-06")
def test_an_opened_chest_gives_the_keeper_a_card() -> None:
    table = Table(ROOM, turn="storm", treasure=["blink"], events=["dark-fury", "evil-eye"])
    table.play("chest C2")
    assert [(e.card, e.rule) for e in table.told("EventDrawn")] == [("dark-fury.1", "DV-EVT-06")]
    assert table.asked == "keeper"
    assert table.session.decision is not None
    assert table.session.decision.about["moment"] == "chest_opened"


@rule("DV-EVT-07", "DV-REO-13", "DV-REO-14")
def test_no_event_is_played_while_the_heroes_reorganize_but_cards_are_drawn() -> None:
    room = ROOM.replace("o", ".")
    table = Table(
        room,
        turn="vardak",
        events=["dark-fury", "evil-eye"],
        keeper_hand=["falling-stones"],
        treasure=["blink"],
        adventure={"objective": {"win": ["count never 1"]}},
    )
    table.play("reorganize", "naurania: agree", "storm: agree", "wick: agree", "keeper: pass")
    assert table.prompt == "reorganizing"
    table.play("wick: rest")
    assert table.prompt == "reorganizing"
    table.play("storm: chest C2")
    assert (table.asked, table.prompt) == ("storm", "pick")
    table.play("storm: pick blink")
    assert table.prompt == "reorganizing"
    assert table.state.keeper_hand == ["falling-stones.1", "dark-fury.1", "evil-eye.1"]


@rule("DV-EVT-08", "DV-SET-15", "DV-RUL-91", "DV-KPC-02")
def test_the_keeper_begins_without_events_but_with_the_cards_of_the_sheet() -> None:
    session = Session.begin(GAME, "gronks-lair", "events")
    for _ in range(3):
        session.choose(session.decision.options()[0])  # type: ignore[union-attr]
    assert session.state.keeper_hand == []
    assert sorted(session.state.events.draw) == sorted(copies("event"))
    assert session.state.keeper_cards == ["ogre-brew.1", "war-horn.1", "blood-rage.1"]
    taken = next(e for e in session.events if type(e).__name__ == "KeeperCardsTaken")
    assert taken.rule == "DV-SET-05"


@rule("DV-EVT-09", "DV-RUL-54")
def test_the_keepers_hand_has_no_limit() -> None:
    hand = [name_of(copy) for copy in copies("event") if name_of(copy) != "dark-fury"]
    table = Table(ROOM, turn="wick", keeper_hand=[*hand, "dark-fury"], events=["dark-fury"])
    table.play("rest", "keeper: pass")
    assert len(table.state.keeper_hand) == 14
    assert table.state.events.draw == []


@rule("DV-RUL-48")
def test_an_empty_event_deck_is_refilled_or_gives_nothing() -> None:
    table = Table(
        ROOM,
        turn="wick",
        keeper_hand=["falling-stones"],
        dice=["miss miss miss miss", "miss miss miss miss"],
    )
    table.play("rest", "event falling-stones at vardak")
    assert [(e.deck, e.cards) for e in table.told("DeckRefilled")] == [("events", ("falling-stones.1",))]
    assert table.state.keeper_hand == ["falling-stones.1"]
    empty = Table(ROOM, turn="wick")
    empty.play("rest")
    assert empty.told("EventDrawn") == []


@rule("DV-RUL-49", "DV-CARD-05")
def test_hands_are_open_among_heroes_and_closed_to_the_other_side() -> None:
    table = Table(
        ROOM,
        turn="vardak",
        heroes={"wick": {"hand": ["blink"], "worn": ["bow"], "used": ["haste"]}},
        keeper_hand=["evil-eye"],
        keeper_cards=["dread"],
    )
    assert table.session.view("vardak").state.heroes["wick"].hand == ["blink.1"]
    seen = table.session.view("keeper").state
    assert seen.heroes["wick"].hand == ["?"]
    assert (seen.heroes["wick"].worn, seen.heroes["wick"].used) == (["bow.1"], ["haste.1"])
    assert (seen.keeper_hand, seen.keeper_cards) == (["evil-eye.1"], ["dread.1"])
    hero = table.session.view("wick").state
    assert (hero.keeper_hand, hero.keeper_cards) == (["?"], ["?"])


@rule("DV-RUL-49")
def test_a_drawn_card_is_shown_to_heroes_only() -> None:
    table = Table(
        ROOM,
        turn="vardak",
        spoils=["blink"],
        dice=["hit miss miss miss", "miss miss"],
        adventure={"objective": {"win": ["count never 1"]}},
    )
    table.play("attack orc-1")

    def drawn(seat: str) -> Any:
        return next(e.card for e in table.session.told(seat) if type(e).__name__ == "CardDrawn")  # type: ignore[attr-defined]

    assert (drawn("vardak"), drawn("wick"), drawn("keeper")) == ("blink.1", "blink.1", "?")


@rule("DV-RUL-49")
def test_a_drawn_event_is_shown_to_the_keeper_only() -> None:
    table = Table(ROOM, turn="wick", events=["dark-fury"])
    table.play("rest")

    def drawn(seat: str) -> Any:
        return next(e.card for e in table.session.told(seat) if type(e).__name__ == "EventDrawn")  # type: ignore[attr-defined]

    assert (drawn("keeper"), drawn("wick"), drawn("")) == ("dark-fury.1", "?", "?")


@rule("DV-ATK-06", "DV-RUL-53")
def test_a_hero_killed_by_an_event_in_the_middle_of_an_attack_is_not_harmed_again() -> None:
    table = Table(
        ROOM,
        turn="orc-1",
        heroes={"vardak": {"wounds": 7}},
        keeper_hand=["falling-stones"],
        dice=["hit hit hit", "miss miss miss miss", "hit hit hit hit", "miss miss miss miss"],
        events=["dark-fury", "evil-eye"],
    )
    table.play("attack vardak", "pass", "event falling-stones at vardak")
    while table.prompt == "window":
        table.play("pass")
    assert table.figure("vardak").form == "spirit"
    assert len(table.told("HeroKilled")) == 1
    assert [e.damage for e in table.told("Wounded")] == [1]
    assert table.state.keeper_hand == ["dark-fury.1"]


@rule("DV-TURN-07", "DV-SPRT-03")
def test_a_hero_killed_before_its_action_does_not_take_it() -> None:
    for action in ("search", "chest C2", "give blink to wick", "rest"):
        at = "D1" if action == "rest" else "D2"
        table = Table(
            ROOM,
            turn="storm",
            heroes={"storm": {"wounds": 8, "at": at, "hand": ["blink"]}, "wick": {"at": "B2"}},
            keeper_hand=["falling-stones"],
            dice=["hit miss miss miss", "miss miss miss"],
            treasure=["haste"],
        )
        table.play(action, "event falling-stones at storm")
        while table.prompt == "window":
            table.play("keeper: pass")
        assert table.figure("storm").form == "spirit"
        done = ("Searched", "ChestOpened", "CardGiven", "Rested")
        assert [e for kind in done for e in table.told(kind)] == []
        assert table.last("TurnEnded").figure == "storm"


@rule("DV-RUL-53", "DV-RUL-48")
def test_an_event_card_cannot_be_drawn_while_it_is_carried_out() -> None:
    """Whoever kills a Hero draws an Event (DV-EVT-05): not the one that killed."""
    table = Table(
        "+-+-+-+-+\n|V . k N|\n+-+-+-+-+",
        turn="vardak",
        heroes={"naurania": {"wounds": 4}},
        keeper_hand=["falling-stones"],
        dice=["hit hit hit hit", "miss miss"],
    )
    table.play("move B1", "event falling-stones at naurania")
    assert table.figure("naurania").form == "spirit"
    assert table.state.keeper_hand == []
    assert table.state.events.discard == ["falling-stones.1"]
