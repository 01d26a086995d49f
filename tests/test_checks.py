"""The checks find what is wrong, and say where."""

from pathlib import Path

import pytest

from tenebra.checks import check_languages, check_ledger, check_ledgers, check_spoken, check_words, needs_of
from tenebra.games.dungeon_venture import GAME
from tenebra.games.massive_darkness import GAME as MASSIVE_DARKNESS
from tenebra.kernel import BadInput
from tenebra.kit.ledger import Coverage
from tenebra.kit.wording import check_wording
from tenebra.kit.words import LANGUAGES, shared_folder


def write(folder: Path, **texts: str) -> Path:
    for language, text in texts.items():
        place = folder / "locale" / language
        place.mkdir(parents=True)
        (place / "words.ftl").write_text(text, encoding="utf-8")
    return folder


def test_equal_languages_are_fine(tmp_path: Path) -> None:
    folder = write(tmp_path, en="a = { $n ->\n   *[other] A\n}\n    .b = B\n", it="a = { $n }\n    .b = Bi\n")
    assert list(check_languages(folder, "here")) == []


def test_a_message_in_one_language_only_is_found(tmp_path: Path) -> None:
    folder = write(tmp_path, en="a = A\nb = B\n", it="a = A\nc = C\n")
    assert list(check_languages(folder, "here")) == [
        "here/locale/en/words.ftl: b has no words in 'it'",
        "here/locale/it/words.ftl: c has no words in 'en'",
    ]


def test_attributes_and_variables_must_be_the_same(tmp_path: Path) -> None:
    folder = write(tmp_path, en="a = A { $x }\n    .b = B\n", it="a = A { $y }\n    .c = C\n")
    assert list(check_languages(folder, "here")) == [
        "here/locale: a.b is in only one of en/words.ftl and it/words.ftl",
        "here/locale: a.c is in only one of en/words.ftl and it/words.ftl",
        "here/locale: a uses $x, $y in only one of en/words.ftl and it/words.ftl",
    ]


def test_junk_and_doubles_are_found(tmp_path: Path) -> None:
    folder = write(tmp_path, en="a = A\na = B\n", it="a = A\nnonsense\n")
    found = list(check_languages(folder, "here"))
    assert found[0] == "here/locale/en/words.ftl: a is written twice"
    assert found[1].startswith("here/locale/it/words.ftl:2: cannot be read")


def test_an_id_is_no_number_to_choose_by(tmp_path: Path) -> None:
    by_id = "a = { $left_id ->\n    [1] one more\n   *[other] { $left } more\n}\n"
    text = by_id + "b = { $left ->\n    [one] 1\n   *[other] { $left }\n}\n"
    found = list(check_languages(write(tmp_path, en=text, it=text), "here"))
    assert found[0] == "here/locale/en/words.ftl: a chooses by $left_id as by a number; $left is one"
    assert len(found) == 2, "one for each language"


def test_a_number_before_a_noun_chooses_its_wording(tmp_path: Path) -> None:
    en = "a = { $coins } coins\nb = { $coins } { $coins ->\n    [one] coin\n   *[other] coins\n}\nc = { $won } of { $most }\n"
    it = "a = restano { $coins }\nb = { $coins } Punti\nc = { $won } su { $most }\n"
    assert list(check_wording(write(tmp_path, en=en, it=it), "here")) == [
        "here/locale/en/words.ftl: a says $coins for one as for many",
        "here/locale/it/words.ftl: a says $coins for one as for many",
        "here/locale/it/words.ftl: b says $coins for one as for many",
    ]


def test_apostrophes_are_straight_and_titles_in_sentence_case(tmp_path: Path) -> None:
    it = "scenario-x = L'\N{RIGHT SINGLE QUOTATION MARK}Acqua Alta\nscenario-y = Da Orla\na = un'acqua alta, da Orla\n"
    assert list(check_wording(write(tmp_path, en="scenario-x = High Water\n", it=it), "here")) == [
        "here/locale/it/words.ftl:1: apostrophes are straight",
        "here/locale/it/words.ftl: scenario-x is a title and writes Acqua large",
        "here/locale/it/words.ftl: scenario-x is a title and writes Alta large",
    ]


def test_one_thing_has_one_name(tmp_path: Path) -> None:
    folder = write(tmp_path, en="a = To Mossford\n", it="a = A Guadomuschio\nb = A Mossford\n")
    glossary = folder / "locale" / "glossary.toml"
    glossary.write_text('[ford]\nen = "Mossford"\nit = "Guadomuschio"\nnot_it = ["Mossford"]\n', encoding="utf-8")
    (found,) = check_wording(folder, "here")
    assert found == "here/locale/it/words.ftl: 'Mossford' is called 'Guadomuschio' (locale/glossary.toml)"
    glossary.write_text('[ford]\nen = "Mossford"\nit = "Guado"\n', encoding="utf-8")
    with pytest.raises(BadInput, match="'Guado' stands in no text in 'it'"):
        list(check_wording(folder, "here"))


def test_a_number_is_not_handed_over_as_text(tmp_path: Path) -> None:
    write(tmp_path, en="a = { $left ->\n    [one] 1 step\n   *[other] { $left } steps\n}\n", it="a = A\n")
    code = 'say("a", left=3)\nsay("a", left=str(3))\nsay("a", left=f"{3}")\nsay("a", who=str(3))\n'
    (tmp_path / "code.py").write_text(code, encoding="utf-8")
    assert list(check_spoken(tmp_path, [tmp_path])) == [
        f"code.py:{line}: a chooses by the number $left, not by a text" for line in (2, 3)
    ]


def test_everything_a_game_can_say_is_needed() -> None:
    needs = needs_of(GAME)
    for id in (
        "event-rolled",
        "event-attack-rolled",
        "option-attack",
        "prompt-turn",
        "prompt-reorganizing",
        "refusal-too-far",
        "card-fire-bolt.gloss",
        "monster-orc.plural",
        "boss-gronk",
        "area-gronks-lair-guardroom",
        "say-gronks-lair-howl",
        "thing-iron-cells-winch",
        "token-iron-cells-keys",
    ):
        assert id in needs
    assert needs["prompt-shop"] == frozenset({"gold", "gold_id"})
    assert needs["refusal-too-far"] == frozenset({"space", "space_id", "points", "points_id"})
    # "not-adjacent" is said by attacks and by swaps, each about a figure
    assert needs["refusal-not-adjacent"] == frozenset({"figure", "figure_id"})


def test_questions_that_a_game_asks_by_functions_of_its_own_are_needed() -> None:
    needs = needs_of(MASSIVE_DARKNESS)
    assert needs["prompt-market"] == frozenset()
    assert needs["prompt-market-more"] == frozenset({"hero", "hero_id", "worth", "worth_id"})
    # whether there is a safe point is no word of the question
    assert needs["prompt-activate"] == frozenset()


class Mute:
    """Dungeon Venture without its words."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __getattr__(self, name: str) -> object:
        return getattr(GAME, name)

    def folder(self) -> Path:
        return self._folder


def test_missing_words_and_unknown_variables_are_found(tmp_path: Path) -> None:
    folder = tmp_path / "dungeon_venture"
    words = ("event-moved = { $figure } went to { $where }", "event-began = Twice", "card-bow = Bow", "event-vanished = Gone")
    write(folder, en="\n".join(words), it="")
    found = list(check_words(Mute(folder)))  # type: ignore[arg-type]
    assert "dungeon-venture: en/words.ftl: event-moved uses $where, which it is not given" in found
    assert "dungeon-venture: event-wounded has no words" in found
    assert "dungeon-venture: card-bow.gloss has no words" in found
    assert "dungeon-venture: card-bow has no words" not in found
    assert "dungeon-venture: en/words.ftl: event-vanished is never said" in found
    assert "dungeon-venture: en/words.ftl: event-moved is never said" not in found
    assert "dungeon-venture: event-began has words in en/kernel.ftl of all games and in en/words.ftl of this one" in found


def test_words_said_by_name_must_be_there(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text('words.say("cli-rule")\nwords.say("cli-wrong")\nwords.say(f"x-{1}")\n', encoding="utf-8")
    assert list(check_spoken(tmp_path, [shared_folder()])) == ["code.py:2: cli-wrong has no words"]


def ledger(proved: int, cited: int, cardboard: int, total: int = 100) -> Coverage:
    rules = tuple(f"XX-ATK-{n:02}" for n in range(total))
    return Coverage(
        "x",
        rules,
        dict.fromkeys(rules[:proved], ("test_x.py",)),
        rules[:cited],
        dict.fromkeys(rules[total - cardboard :], "only cardboard"),
        {},
    )


def test_a_ledger_is_fine_when_all_is_proved_most_is_cited_and_little_excused() -> None:
    assert list(check_ledger(ledger(proved=92, cited=65, cardboard=8))) == []


def test_an_unproved_rule_is_named() -> None:
    (found,) = check_ledger(ledger(proved=91, cited=92, cardboard=8))
    assert found == "x: no test proves 1 of 92 rules: XX-ATK-91"


def test_too_much_cardboard_is_found() -> None:
    (found,) = check_ledger(ledger(proved=91, cited=91, cardboard=9))
    assert found == "x: cardboard.toml excuses 9 of 100 rules, more than 8%"


def test_what_is_excused_and_proved_is_found() -> None:
    (found,) = check_ledger(ledger(proved=93, cited=92, cardboard=8))
    assert found == "x: cardboard.toml excuses XX-ATK-92, but test_x.py proves it"


def test_too_few_citations_are_found() -> None:
    (found,) = check_ledger(ledger(proved=92, cited=64, cardboard=8))
    assert found.startswith("x: 64 of 92 rules are cited in play (70%), fewer than 70%; not cited: XX-ATK-64, ")


def test_made_up_ids_are_found() -> None:
    made_up = Coverage("x", ("XX-ATK-01",), {"XX-ATK-01": ("t",)}, ("XX-ATK-01",), {}, {"XX-ATK-77": "test_x.py"})
    assert list(check_ledger(made_up)) == ["x: XX-ATK-77 stands in no ledger, but in test_x.py"]


def test_there_are_two_languages() -> None:
    assert LANGUAGES == ("en", "it")


def ledgers(folder: Path, italian: str) -> list[str]:
    (folder / "ledger.md").write_text("- **XX-ATK-01** 2 dice (XX-ATK-02).\n- **XX-ATK-02** Ties miss.\n", encoding="utf-8")
    (folder / "ledger.it.md").write_text(italian, encoding="utf-8")
    return list(check_ledgers(folder, "x"))


def test_ledgers_with_the_same_ids_numbers_and_references_are_fine(tmp_path: Path) -> None:
    assert ledgers(tmp_path, "- **XX-ATK-01** 2 dadi (XX-ATK-02).\n- **XX-ATK-02** Pari, mancato.\n") == []


def test_a_ledger_that_says_something_else_is_found(tmp_path: Path) -> None:
    assert ledgers(tmp_path, "- **XX-ATK-01** 3 dadi (XX-ATK-01).\n- **XX-ATK-02** Pari, mancato.\n") == [
        "x/ledger.it.md: XX-ATK-01 names XX-ATK-01 instead of XX-ATK-02",
        "x/ledger.it.md: XX-ATK-01 counts 3 instead of 2",
    ]
    swapped = "- **XX-ATK-02** Pari, mancato.\n- **XX-ATK-01** 2 dadi (XX-ATK-02).\n"
    assert ledgers(tmp_path, swapped) == ["x/ledger.it.md: XX-ATK-02 stands where XX-ATK-01 should"]
    assert ledgers(tmp_path, "- **XX-ATK-01** 2 dadi (XX-ATK-02).\n") == ["x/ledger.it.md: nothing stands where XX-ATK-02 should"]
    (tmp_path / "ledger.it.md").unlink()
    assert list(check_ledgers(tmp_path, "x")) == ["x/ledger.it.md is missing"]
