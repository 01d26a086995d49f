"""Rounds and the course of a hero's turn (DE-RND, DE-TRN, DE-DEC, DE-PRI-03)."""

import pytest

from tests.games.descent.props import BOMB, SWORD, Table, thing
from tests.games.descent.table import rule

TRINKET = thing("test-trinket", "other", "+1 armor")
TWO = {"sir-valadir": {"at": "A1"}, "silhouette": {"at": "H5"}}
THREE = {**TWO, "mad-carthos": {"at": "A5"}}


@rule("DE-RND-01", "DE-RND-02", "DE-RND-04", "DE-RND-05", "DE-RND-06", "DE-DEC-01", "DE-RUL-03")
def test_heroes_act_in_the_order_they_like_each_once_and_then_the_overlord() -> None:
    table = Table(heroes=THREE, next="hero", stop=False)
    assert table.options("mad-carthos") == ["next sir-valadir", "next silhouette", "next mad-carthos"]
    table.play("silhouette: next mad-carthos", "run", "end")
    assert table.hero("mad-carthos").has_acted
    assert table.options("mad-carthos") == ["next sir-valadir", "next silhouette"]
    table.play("sir-valadir: next silhouette", "run", "end")
    assert table.asked == "sir-valadir"
    assert table.prompt == "action"
    assert not table.told("PhaseBegan")
    table.play("run", "end")
    assert table.told("PhaseBegan")[0].phase == "draw"


@rule("DE-RND-03", "DE-RND-07", "DE-CNQ-07")
def test_a_new_round_turns_all_tokens_to_green() -> None:
    heroes = {name: {**entry, "acted": True} for name, entry in TWO.items()}
    table = Table(heroes=heroes, next="end", round=30, stop=False)
    assert table.state.round == 31
    assert not any(hero.has_acted for hero in table.state.heroes.values())
    assert [type(event).__name__ for event in table.session.events if type(event).__name__.startswith("Round")] == [
        "RoundEnded",
        "RoundBegan",
    ]


@rule("DE-TRN-01", "DE-TRN-03", "DE-TRN-04", "DE-TRN-06", "DE-SKL-04")
def test_a_turn_refreshes_then_equips_then_acts() -> None:
    hero = {"at": "A1", "fatigue": 2, "equipped": [SWORD], "exhausted": [SWORD]}
    table = Table(heroes={"sir-valadir": hero}, next="turn", stop=False)
    assert not table.hero("sir-valadir").exhausted
    assert table.prompt == "arrange"
    assert table.refusal("fatigue") == "DE-TRN-06"
    assert table.refusal("run") == "DE-TRN-06"
    table.play("done")
    assert table.prompt == "action"
    assert table.refusal("fatigue") == "DE-TRN-06"


@rule("DE-TRN-05", "DE-EQP-08")
def test_everything_carried_may_change_places_as_a_turn_begins() -> None:
    table = Table(heroes={"sir-valadir": {"at": "A1", "equipped": [SWORD], "pack": [TRINKET]}}, next="turn", stop=False)
    table.play(f"stow {SWORD}", f"equip {TRINKET}", "done")
    assert table.hero("sir-valadir").equipped == [TRINKET]
    assert table.hero("sir-valadir").pack == [SWORD]


@rule("DE-TRN-07", "DE-ACT-01")
def test_the_turn_is_over_when_the_one_action_is() -> None:
    table = Table(heroes=TWO)
    assert table.options() == ["run", "battle", "advance", "ready"]
    table.play("run")
    assert table.refusal("battle") == "DE-TRN-07"
    table.play("end")
    assert table.state.turn is None


@rule("DE-TRN-09", "DE-MOV-03")
def test_points_that_are_not_spent_are_lost() -> None:
    table = Table(heroes=TWO, stop=False)
    table.play("run", "move B1", "end", "ready")
    assert table.asked == "silhouette"
    assert table.state.turn is not None
    assert table.state.turn.points == 0


@rule("DE-TRN-02", "DE-RUL-78", "DE-PRI-01", "DE-DEC-14", "DE-ORD-10", "DE-ORD-16", "DE-EFF-04")
def test_the_start_of_a_turn_has_its_order() -> None:
    hero = {"at": "A1", "order": "rest", "fatigue": 0, "burn": 1, "web": 1, "exhausted": ["x"]}
    table = Table(heroes={"sir-valadir": hero}, next="turn", dice=["blank", "blank"], overlord={"hand": ["dodge"]}, stop=False)
    assert table.prompt == "window"
    assert table.state.heroes["sir-valadir"].order == "rest"
    table.play("pass")
    happened = ["OrderRemoved", "FatigueRegained", "Wounded", "Webbed", "CardsRefreshed"]
    assert [name for event in table.session.events if (name := type(event).__name__) in happened] == happened
    assert table.prompt == "window"
    table.play("pass")
    assert table.prompt == "action"


@rule("DE-TRN-02", "DE-RUL-78")
@pytest.mark.parametrize(
    ("order", "left", "first"),
    [
        ("dodge", "", ["OrderRemoved dodge"]),
        ("guard", "", ["OrderRemoved guard"]),
        ("rest", "", ["OrderRemoved rest", "FatigueRegained 3"]),
        ("aim", "aim", []),
    ],
)
def test_orders_come_first_then_burn_then_web_then_the_cards(order: str, left: str, first: list[str]) -> None:
    hero = {"at": "A1", "order": order, "fatigue": 0, "burn": 1, "web": 1, "stun": 1, "exhausted": ["x"]}
    table = Table(heroes={"sir-valadir": hero}, next="turn", dice=["surge", "surge"], stop=False)
    told = []
    for event in table.session.events:
        match type(event).__name__:
            case "OrderRemoved":
                told.append(f"OrderRemoved {event.order}")  # type: ignore[attr-defined]
            case "FatigueRegained":
                told.append(f"FatigueRegained {event.number}")  # type: ignore[attr-defined]
            case "TokensRemoved":
                told.append(event.effect)  # type: ignore[attr-defined]
            case "CardsRefreshed":
                told.append("CardsRefreshed")
    assert told == [*first, "burn", "web", "CardsRefreshed", "stun"]
    assert table.hero("sir-valadir").order == left
    assert not table.told("Webbed")


@rule("DE-TRN-02", "DE-RUL-78")
def test_whoever_is_free_of_all_that_rolls_nothing_as_his_turn_starts() -> None:
    table = Table(heroes={"sir-valadir": {"at": "A1"}}, next="turn", stop=False)
    kinds = [type(event).__name__ for event in table.session.events]
    assert [kind for kind in kinds if kind in ("OrderRemoved", "DiceRolled", "TokensRemoved", "Webbed", "Wounded")] == []
    assert (table.prompt, table.options()) == ("action", ["run", "battle", "advance", "ready"])


@rule("DE-TRN-08", "DE-PRI-03")
def test_the_overlord_has_his_chance_before_a_hero_declares() -> None:
    table = Table(heroes=TWO, overlord={"hand": ["dodge"]})
    assert (table.asked, table.prompt) == ("overlord", "window")
    assert table.session.decision is not None
    assert table.session.decision.about["moment"] == "hero_turn"
    table.play("pass")
    assert (table.asked, table.prompt) == ("sir-valadir", "action")


@rule("DE-TRN-08", "DE-PRI-03", "DE-RUL-78")
def test_of_two_events_before_a_turn_one_is_played_and_other_cards_have_nothing_to_do_with_it() -> None:
    """The box has one card of this kind; a second one comes to the hand as if it had more."""
    heroes = {"sir-valadir": {"at": "B3", "equipped": [SWORD]}, "mad-carthos": {"at": "C3"}}
    hand = ["sweet-voice", "bad-air", "loose-flagstone"]
    table = Table(heroes=heroes, overlord={"threat": 16, "hand": hand}, next="turn", dice=["blank", "blank"])
    assert table.options() == ["pass", "play sweet-voice"]
    table.play("play sweet-voice")
    table.state.overlord.hand.append("sweet-voice.2")
    table.play("pass", "done")
    assert (table.asked, table.options()) == ("overlord", ["pass"]), "and one in both together"
    table.play("pass", "run", "move B4", "play loose-flagstone")
    assert [event.hero for event in table.told("EventWarned")] == ["sir-valadir"]
    poor = Table(heroes=heroes, overlord={"threat": 6, "hand": hand}, dice=["blank"]).play("discard bad-air", "play sweet-voice")
    assert (poor.state.overlord.threat, len(poor.told("EventWarned"))) == (6 + 3 - 8, 1)


@rule("DE-TRN-08", "DE-DTH-03")
def test_whom_an_event_before_his_turn_kills_declares_nothing() -> None:
    heroes = {"sir-valadir": {"at": "B3", "equipped": [BOMB], "life": 1}, "mad-carthos": {"at": "C3"}}
    hand = {"threat": 20, "hand": ["sweet-voice"]}
    table = Table(heroes=heroes, overlord=hand, conquest=9, dice=["surge", "2/2/0 1/1/0"])
    table.play("play sweet-voice", f"attack C3 with {BOMB}")
    while table.prompt == "spend":
        table.play("spend range 0 damage 0")
    assert table.hero("sir-valadir").space == ""
    assert not table.told("ActionDeclared")
    assert table.asked == ""


@rule("DE-DTH-03", "DE-TRN-02", "DE-RUL-78")
def test_a_hero_who_burns_to_death_as_his_turn_starts_has_no_turn() -> None:
    heroes = {"sir-valadir": {"at": "A1", "burn": 1, "life": 1}, "silhouette": {"at": "C1"}}
    table = Table(heroes=heroes, next="turn", dice=["blank"])
    assert table.hero("sir-valadir").has_acted
    assert table.hero("sir-valadir").space == ""
    assert table.state.turn is None
