"""Sessions: choose, fork, undo, look, tell."""

import random
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pytest

from tenebra.kernel import (
    Began,
    Chance,
    Ended,
    Endless,
    Game,
    Planned,
    Refused,
    Rolled,
    Rule,
    ScriptedChance,
    Session,
    Start,
    Step,
    fold,
)
from tests.kernel.skirmish import RULES, Drew, Hurt, Skirmish, SkirmishRules, Turn, Wait, skirmish


def play(session: Session[Skirmish], *choices: str) -> Session[Skirmish]:
    for choice in choices:
        seat, _, text = choice.rpartition(": ")
        session.choose(text, seat)
    return session


def scripted(*rolls: str, life: int = 3) -> Session[Skirmish]:
    return Session.begin(RULES, "arena", "1", {"life": life}, ScriptedChance(rolls))


def test_a_game_begins_at_its_first_decision() -> None:
    session = skirmish("7", life=5)
    assert session.decision is not None
    assert (session.decision.seat, session.decision.prompt, session.decision.about) == ("alice", "turn", {"who": "alice"})
    assert session.start == Start("arena", "7", {"life": 5})
    assert session.events == [Began("Turn")]
    assert session.state.agenda == []


def test_what_happens_is_told_in_order_with_its_rules() -> None:
    session = play(scripted("hit miss"), "hit bob", "bob: wait")
    assert session.events == [
        Began("Turn"),
        Rolled("alice", ("d6", "d6"), ("hit", "miss"), rule="SK-2"),
        Hurt("bob", 1, rule="SK-3"),
        Drew("a", rule="SK-4"),
        Planned((Turn("bob"),)),
        Began("Turn"),
    ]
    assert session.state.life == {"alice": 3, "bob": 2}
    assert session.decision is not None
    assert session.decision.seat == "bob"


def test_a_parry_nests_in_the_turn() -> None:
    session = play(scripted("hit hit", "miss miss"), "hit bob", "bob: parry")
    assert session.state.life["bob"] == 3


def test_the_game_ends_at_once_and_asks_nobody_more() -> None:
    session = play(scripted("hit hit", life=2), "hit bob", "bob: wait")
    assert session.is_over
    assert session.outcome == "alice"
    assert session.events[-1] == Ended("alice", rule="SK-5")
    with pytest.raises(Refused, match="the game is over"):
        session.choose("wait")


async def give_up(g: Game[Skirmish], step: Turn) -> None:
    """The first answer ends the game, but the rule would go on asking."""
    await g.ask(step.seat, "first", lambda: [Wait()])
    g.end("nobody", "")
    await g.ask(step.seat, "second", lambda: [Wait()])


class Surrender(SkirmishRules):
    rules: ClassVar[Mapping[type[Step], Callable[[Game[Skirmish], Any], Rule]]] = {Turn: give_up}


def test_a_rule_that_would_ask_on_after_the_end_is_cut_short() -> None:
    session: Session[Skirmish] = Session.begin(Surrender(), "arena")
    before = session.fingerprint()
    play(session, "wait")
    assert (session.is_over, session.outcome, session.events[-1]) == (True, "nobody", Ended("nobody"))
    assert session.safe_point.inputs == 1
    assert session.safe_state() == session.state == session.fork().state
    session.undo()
    assert session.decision is not None
    assert (session.decision.prompt, session.fingerprint()) == ("first", before)


def test_a_refused_answer_changes_nothing() -> None:
    session = skirmish()
    before = (session.fingerprint(), len(session.events), list(session.inputs))
    with pytest.raises(Refused):
        session.choose("parry")
    assert (session.fingerprint(), len(session.events), session.inputs) == before


def test_a_rule_that_breaks_leaves_the_game_as_it_was() -> None:
    session = play(scripted("miss miss"), "hit bob", "wait")
    before = (session.fingerprint(), len(session.events), list(session.inputs))
    with pytest.raises(Exception, match="has no scripted dice"):
        session.choose("hit bob")
    assert (session.fingerprint(), len(session.events), session.inputs) == before
    session.choose("wait")
    assert session.decision is not None
    assert session.decision.seat == "bob"


def test_a_fork_in_the_middle_of_a_step_goes_on_by_itself() -> None:
    session = play(scripted("hit hit", "miss miss"), "hit bob")
    twin = session.fork()
    assert twin.decision is not None
    assert twin.decision.prompt == "parry"
    play(twin, "bob: parry")
    assert session.decision is not None
    assert session.decision.prompt == "parry"
    play(session, "bob: wait")
    assert (session.state.life["bob"], twin.state.life["bob"]) == (1, 3)
    assert twin.events[0] == Began("Turn")


def test_copies_are_taken_anew_after_going_on_and_after_going_back() -> None:
    session = skirmish("3", life=30)
    seen: list[tuple[str, str]] = []
    for _ in range(40):
        seen.append((session.fingerprint(), session.fork().fingerprint()))
        assert session.decision is not None
        session.choose(session.decision.options()[0])
    for back in (1, 7, 31):
        session.undo(back)
        seen.append((session.fingerprint(), session.fork().fingerprint()))
        assert session.decision is not None
        session.choose(session.decision.options()[-1])
        seen.append((session.fingerprint(), session.fork().fingerprint()))
    assert [twin for _, twin in seen] == [own for own, _ in seen]


def test_a_fork_with_a_key_has_another_future() -> None:
    session = skirmish(life=50)
    outcomes = set()
    for number in range(12):
        twin = session.fork(bytes([number]))
        play(twin, "hit bob")
        assert isinstance(twin.events[1], Rolled)
        outcomes.add(twin.events[1].faces)
    assert len(outcomes) > 1


def test_undo_takes_back_and_the_same_dice_come_again() -> None:
    session = skirmish("3", life=9)
    states = []
    for _ in range(30):
        states.append((session.fingerprint(), len(session.events), len(session.inputs)))
        assert session.decision is not None
        session.choose(session.decision.options()[0])
    final = session.fingerprint()
    choices = [(seat, str(option)) for seat, option in session.inputs]
    for back in (1, 5, 29, 30):
        session.undo(back)
        assert (session.fingerprint(), len(session.events), len(session.inputs)) == states[30 - back]
        for seat, text in choices[30 - back :]:
            session.choose(text, seat)
        assert session.fingerprint() == final
    with pytest.raises(Refused, match="only 30 choices can be taken back"):
        session.undo(31)


@pytest.mark.parametrize("events", [1, 40, 256, 10_000])
def test_how_seldom_a_state_is_kept_makes_no_difference(events: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenebra.kernel.session.KEEP_EVERY", events)
    pick = random.Random("kept")
    session = skirmish("kept", life=90)
    stood = [session.fingerprint()]
    while len(session.inputs) < 250:
        assert session.decision is not None
        seat = pick.choice(session.decision.seats)
        session.choose(pick.choice(session.decision.options(seat)), seat)
        stood.append(session.fingerprint())
    told, choices, final = list(session.events), list(session.inputs), session.safe_state()
    assert len(told) > 600
    for number in (*range(0, 250, 9), 249, 250):
        assert session.moment(number).fingerprint() == stood[number]
    for back in (1, 60, 2, 249, 120, 250):
        session.undo(back)
        assert session.fingerprint() == stood[250 - back]
        assert session.events == told[: len(session.events)]
        assert session.fork().fingerprint() == stood[250 - back]
        for seat, option in choices[250 - back :]:
            session.choose(option, seat)
        assert (session.events, session.safe_state()) == (told, final)


def test_a_game_that_is_over_can_be_looked_at_and_taken_back() -> None:
    session = play(scripted("hit hit", "hit miss", life=2), "hit bob", "bob: wait")
    state = session.state
    assert session.safe_state() == state
    for copy in (session.fork(), session.moment(2)):
        assert (copy.is_over, copy.outcome, copy.state) == (True, "alice", state)
    session.undo()
    assert (session.is_over, session.outcome) == (False, "")
    play(session, "bob: parry")
    assert session.state.life["bob"] == 1


def test_what_was_seen_is_known() -> None:
    session = play(scripted("miss miss"), "wait", "wait")
    assert session.choices_nothing_was_seen() == 2
    play(session, "hit bob")
    assert session.choices_nothing_was_seen() == 0
    play(session, "wait")
    assert session.choices_nothing_was_seen() == 1


def test_a_view_holds_only_what_the_seat_may_know() -> None:
    session = play(scripted("miss miss"), "hit bob")
    bob, alice = session.view("bob"), session.view("alice")
    assert (bob.state.secret, alice.state.secret) == (["?"], ["a"])
    assert bob.decision is not None
    assert [option.key for option in bob.decision.options] == ["hit alice", "wait"]
    assert alice.decision is not None
    assert alice.decision.options == ()
    assert alice.decision.seats == ("bob",)
    assert (bob.game, bob.scenario, bob.seat, bob.choices) == ("skirmish", "arena", "bob", 1)
    assert bob.commitment == session.commitment
    assert session.told("bob")[3] == Drew("?", rule="SK-4")
    assert session.told("alice", 3)[0] == Drew("a", rule="SK-4")


def test_events_folded_give_the_state() -> None:
    session = skirmish("5", life=4)
    state = RULES.new("arena", {"life": 4})
    while session.decision is not None:
        session.choose(session.decision.options()[0])
    assert fold(state, session.events) == session.state


def test_a_redealt_world_hides_what_the_seat_does_not_know() -> None:
    session = play(scripted("miss miss", "miss miss"), "hit bob", "wait", "wait")
    worlds = {tuple(session.redeal("bob", bytes([n])).state.secret) for n in range(20)}
    assert worlds == {("x",), ("y",), ("z",)}
    assert session.redeal("alice", b"1").state.secret == ["a"]


def test_a_redealt_world_is_refused_while_something_has_just_come_to_light() -> None:
    session = play(scripted("hit hit"), "hit bob")
    assert session.redeal("bob", b"k").decision is not None


def test_a_redealt_world_is_refused_when_the_step_shows_something_else_in_it() -> None:
    class Careless(SkirmishRules):
        def redeal(self, state: Skirmish, seat: str, chance: Chance) -> Skirmish:
            state.life["bob"] += 1
            return state

    session = Session.begin(Careless(), "arena", "1", {"life": 3}, ScriptedChance(["hit hit"]))
    session.choose("hit bob")
    with pytest.raises(Refused, match="shown something else"):
        session.redeal("bob", b"k")


def test_equal_states_have_equal_fingerprints() -> None:
    assert skirmish("1").fingerprint() == skirmish("2").fingerprint()
    assert skirmish("1").fingerprint() != skirmish("1", life=4).fingerprint()


def test_a_moment_of_the_past_stands_as_it_stood() -> None:
    session = skirmish("3", life=40)
    stood = []
    for number in range(60):
        stood.append((session.fingerprint(), len(session.events), session.decision and session.decision.seats))
        decision = session.decision
        assert decision is not None
        seat = decision.seats[number % len(decision.seats)]
        session.choose(decision.options(seat)[0], seat)
    stood.append((session.fingerprint(), len(session.events), session.decision and session.decision.seats))
    before = (session.fingerprint(), list(session.inputs), len(session.events))
    for choices, (fingerprint, events, seats) in enumerate(stood):
        moment = session.moment(choices)
        assert (moment.fingerprint(), moment.decision and moment.decision.seats) == (fingerprint, seats)
        assert session.events_at(choices) == events
    assert (session.fingerprint(), list(session.inputs), len(session.events)) == before


def test_a_moment_goes_on_with_the_same_dice() -> None:
    session = skirmish("3", life=40)
    while len(session.inputs) < 40:
        assert session.decision is not None
        session.choose(session.decision.options()[0])
    moment = session.moment(17)
    for seat, option in session.inputs[17:]:
        moment.choose(option, seat)
    assert moment.fingerprint() == session.fingerprint()
    other = session.moment(17)
    other.choose("wait")
    assert other.fingerprint() != session.moment(18).fingerprint()


def test_there_is_no_moment_before_the_beginning_or_after_now() -> None:
    session = play(skirmish(), "wait")
    for choices in (-1, 2):
        with pytest.raises(Refused, match="no moment"):
            session.moment(choices)


class Standing(Step, frozen=True):
    """A step that says of itself that it stays, and ends without having done anything."""

    stays: ClassVar[bool] = True


class StandingSkirmish(Skirmish, kw_only=True):
    agenda: list[Standing | Turn] = []  # type: ignore[assignment]


async def hurt_for_ever(g: Game[Skirmish], step: Step) -> None:
    """A rule that waits for what never comes."""
    await g.ask("alice", "turn", lambda: [Wait()])
    while g.state.life["bob"]:
        g.tell(Hurt("bob", 0))


async def stand(g: Game[Skirmish], step: Step) -> None:
    """Over at once when it comes again, and still on the agenda."""
    if not g.events:
        await g.ask("alice", "turn", lambda: [Wait()])
        g.tell(Hurt("bob", 0))


LOOKS: list[tuple[str, bool]] = []


async def stand_and_look(g: Game[Skirmish], step: Step) -> None:
    """It tells something and is begun anew; then it asks, and is over."""
    LOOKS.append(("begun", g.is_fresh))
    if g.state.life["bob"] == 3:
        g.tell(Hurt("bob", 1))
        LOOKS.append(("told", g.is_fresh))
        return
    await g.ask("alice", "turn", lambda: [Wait()])
    LOOKS.append(("heard", g.is_fresh))
    g.done(Standing())
    assert g.state.agenda == [step], "what lies there is another, though it is equal"
    g.done(step)
    g.plan(Turn("alice"))


async def look(g: Game[Skirmish], step: Step) -> None:
    """A step that does not stay."""
    LOOKS.append(("taken", g.is_fresh))
    g.done(step)


def test_a_step_that_stays_is_fresh_until_it_tells_or_hears_something() -> None:
    class Looking(SkirmishRules):
        state: ClassVar[type[Any]] = StandingSkirmish
        rules: ClassVar[Mapping[type[Step], Callable[[Game[Skirmish], Any], Rule]]] = {Standing: stand_and_look, Turn: look}

        def new(self, scenario: str, options: Mapping[str, Any]) -> Skirmish:
            return StandingSkirmish(agenda=[Standing()], life={"alice": 3, "bob": 3})

    LOOKS.clear()
    session = play(Session.begin(Looking(), "arena"), "wait")
    assert session.is_over
    assert LOOKS == [("begun", True), ("told", False), ("begun", True), ("heard", False), ("taken", False)]


@pytest.mark.parametrize("rule", [hurt_for_ever, stand])
def test_rules_that_come_to_no_end_are_stopped_and_the_choice_is_taken_back(rule: Callable[..., Rule]) -> None:
    class Broken(SkirmishRules):
        state: ClassVar[type[Any]] = StandingSkirmish
        rules: ClassVar[Mapping[type[Step], Callable[[Game[Skirmish], Any], Rule]]] = {Standing: rule}

        def new(self, scenario: str, options: Mapping[str, Any]) -> Skirmish:
            return StandingSkirmish(agenda=[Standing()], life={"alice": 3, "bob": 3})

    session = Session.begin(Broken(), "arena")
    before = session.fingerprint(), len(session.events)
    with pytest.raises(Endless, match="come to an end"):
        session.choose("wait", "alice")
    assert (session.fingerprint(), len(session.events)) == before
    assert session.decision is not None
    assert not session.inputs
