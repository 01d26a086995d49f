"""Rules of scenarios, in any game: how a scenario's own rules are read, and what is said of those that cannot be."""

import pytest

from tenebra.kernel import BadInput
from tenebra.kit.files import TextFile
from tenebra.kit.scenario_rules import Lexicon, Phrase, ScenarioRule, TriggerText

LEXICON = Lexicon(
    Phrase,
    triggers={"every": r"every (?P<number>\d+) rounds", "enter": r"enter (?P<name>\S+)"},
    effects={"say": r"say (?P<name>\S+)"},
    conditions={"count": r"count (?P<name>\S+) (?P<number>\d+)"},
)
SHEET = TextFile('on = "enter vault"\ngiven = ["not count seal 2"]\ndo = ["say boo"]\n', "sheet.toml")


def test_a_rule_is_read_by_its_vocabulary() -> None:
    text = TriggerText("enter vault", [" say boo ", "say bah"], given=["count seal 1", "not count seal 2"])
    does = (Phrase("say", "boo"), Phrase("say", "bah"))
    given = (Phrase("count", "seal", 1), Phrase("count", "seal", 2, is_not=True))
    assert LEXICON.rules([text], SHEET) == (ScenarioRule(Phrase("enter", "vault"), does, True, given),)


def test_what_happens_every_few_rounds_is_never_over() -> None:
    assert [rule.once for rule in LEXICON.rules([TriggerText("every 3 rounds", []), TriggerText("enter a", [])], SHEET)] == [
        False,
        True,
    ]


@pytest.mark.parametrize(
    ("text", "line", "known"),
    [
        (TriggerText("enter vault now", []), 1, "every, enter"),
        (TriggerText("enter vault", ["say boo"], given=["not count seal"]), 2, "count"),
        (TriggerText("enter vault", ["say"]), 3, "say"),
    ],
)
def test_a_line_that_is_not_understood_is_named(text: TriggerText, line: int, known: str) -> None:
    with pytest.raises(BadInput, match=f"is not understood; known are: {known}$") as error:
        LEXICON.rules([text], SHEET)
    assert (error.value.source, error.value.line) == ("sheet.toml", line)
