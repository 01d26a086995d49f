"""Decisions, options and their texts."""

import pytest

from tenebra.kernel import BadInput, Decision, Refused, read_option
from tests.kernel.skirmish import Hit, Parry, Throw, Wait, skirmish

KINDS = (Hit, Throw, Parry, Wait)


@pytest.mark.parametrize(
    ("option", "text"),
    [(Hit("bob"), "hit bob"), (Throw("axe", "bob"), "throw axe at bob"), (Throw("axe"), "throw axe"), (Wait(), "wait")],
)
def test_an_option_has_a_text_and_can_be_read_from_it(option: Hit, text: str) -> None:
    assert str(option) == text
    assert read_option(text, KINDS) == option


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "empty"),
        ("hti bob", "did you mean 'hit'"),
        ("sing", "known are hit, parry, throw, wait"),
        ("hit", "missing required field"),
        ("hit bob twice", "'twice' is too much"),
        ("throw axe at", "a word is missing after 'at'"),
        ("wait long", "'long' is too much"),
    ],
)
def test_a_text_that_means_nothing_is_refused_with_a_reason(text: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        read_option(text, KINDS)


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    session = skirmish()
    with pytest.raises(Refused, match="bob is not asked now; the decision is with alice"):
        session.choose("wait", "bob")


def test_the_law_says_why_not() -> None:
    session = skirmish()
    with pytest.raises(Refused, match=r"hit alice is not allowed: not-yourself \(SK-1\)") as refused:
        session.choose("hit alice")
    assert refused.value.reason is not None
    assert refused.value.reason.about == {"who": "alice"}


def test_an_option_nobody_can_explain_is_still_refused() -> None:
    session = skirmish()
    with pytest.raises(Refused, match="parry is not one of the 2 legal options"):
        session.choose("parry")
    with pytest.raises(Refused, match="parry is not one of the 2 legal options"):
        session.choose(Parry())


def test_options_are_worked_out_once_and_only_when_somebody_looks() -> None:
    looked: list[int] = []

    def offer() -> list[Wait]:
        looked.append(1)
        return [Wait()]

    decision = Decision(("alice",), {"alice": offer}, "turn", {})
    assert not looked
    assert decision.options() is decision.options("alice")
    assert looked == [1]
    assert decision.options("bob") == ()


def test_in_a_group_the_first_answer_counts() -> None:
    session = skirmish(next(str(s) for s in range(20) if _first_blow_hits(str(s))))
    session.choose("hit bob")
    assert session.decision is not None
    assert session.decision.seats == ("bob", "alice")
    assert session.decision.options("alice") == [Wait()]
    session.choose("wait", "alice")
    assert session.state.life["bob"] < 3


def _first_blow_hits(seed: str) -> bool:
    session = skirmish(seed)
    session.choose("hit bob")
    return session.decision is not None and session.decision.prompt == "parry"


def test_what_a_question_is_about_is_worked_out_when_somebody_looks_and_only_once() -> None:
    looked: list[str] = []

    def dear() -> str:
        looked.append("dear")
        return "yes"

    decision = skirmish().game.ask("alice", "turn", lambda: [Wait()], who="orc", matters=dear)
    assert not looked
    assert decision.about == {"who": "orc", "matters": "yes"}
    assert decision.about["matters"] == "yes"
    assert looked == ["dear"]
