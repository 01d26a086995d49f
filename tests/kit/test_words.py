"""Words and telling: two languages, and sentences made of events."""

import re
from pathlib import Path

import pytest

from tenebra.games.conan.events.fights import DiceRolled
from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.events.board import AreaEntered, DoorOpened
from tenebra.games.dungeon_venture.events.cards import EventDrawn
from tenebra.games.dungeon_venture.events.fights import Wounded
from tenebra.games.registry import GAMES, game_called
from tenebra.kernel import BadInput, Began, Reason, Rolled
from tenebra.kit.decks import HIDDEN
from tenebra.kit.telling import Teller, kebab
from tenebra.kit.words import Words, choose_language, read_messages, word_ids


class Folder:
    """A game that has nothing but words."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def folder(self) -> Path:
        return self.path


def write(path: Path, language: str, text: str) -> Folder:
    (path / "locale" / language).mkdir(parents=True, exist_ok=True)
    (path / "locale" / language / "some.ftl").write_text(text, encoding="utf-8")
    return Folder(path)


def teller(language: str) -> Teller:
    return GAME.open_teller(Words(language, GAME), GAME.new("gronks-lair", {}))


def test_what_was_said_is_remembered_for_equal_words_of_the_same_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words, made = Words("en", write(tmp_path, "en", "far = { $steps } of { $most }\n")), list[str]()
    say = words._say

    def count(id: str, about: dict[str, object]) -> str:
        made.append(id)
        return say(id, about)

    monkeypatch.setattr(words, "_say", count)
    for about in ({"steps": 1, "most": 2}, {"steps": 2, "most": 1}, {"steps": "1", "most": 2}, {"steps": 1, "most": 2}):
        assert words.say("far", **about) == f"{about['steps']} of {about['most']}"
    assert len(made) == 3
    for _ in range(2):
        words.say("far", steps="x" * 5000, most=1)
    assert len(made) == 5  # what a stranger may have made long is not kept


def test_a_message_and_its_attribute(tmp_path: Path) -> None:
    words = Words("en", write(tmp_path, "en", "sword = Sword of { $who }\n    .plural = Swords\n"))
    assert words.say("sword", who="Storm") == "Sword of Storm"
    assert words.say("sword.plural") == "Swords"
    assert words.has("sword")
    assert words.has("sword.plural")
    assert not words.has("sword.singular")
    assert not words.has("axe")


def test_what_is_missing_shows_and_breaks_nothing(tmp_path: Path) -> None:
    words = Words("en", write(tmp_path, "en", "sword = Sword of { $who }\n"))
    assert words.say("axe") == "⟨axe⟩"
    assert "⟨sword" in words.say("sword")


def test_the_words_of_a_game_come_with_those_of_all_games() -> None:
    assert Words("it", GAME).say("card-bow") == "Arco"
    assert Words("it", GAME).has("event-rolled")
    assert not Words("it").has("card-bow")


def test_a_language_without_words_is_an_error() -> None:
    with pytest.raises(BadInput, match="there is no language 'tlh'; there are en, it"):
        Words("tlh")


def test_the_language_is_that_asked_for_or_that_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TENEBRA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert choose_language() == "en"
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert choose_language() == "it"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert choose_language() == "en"
    monkeypatch.setenv("TENEBRA_LANG", "it")
    assert choose_language() == "it"
    assert choose_language("en") == "en"
    with pytest.raises(BadInput):
        choose_language("fr")


def test_a_file_that_cannot_be_read_is_named_with_its_line(tmp_path: Path) -> None:
    folder = write(tmp_path, "en", "good = Good\n\nbad = { $\n").folder()
    messages, wrong = read_messages(folder, "en")
    assert list(messages) == ["good"]
    assert len(wrong) == 1
    assert wrong[0].startswith("en/some.ftl:3: cannot be read")


def test_variables_are_found_in_selectors_and_variants(tmp_path: Path) -> None:
    text = "hit = { $n ->\n    [one] { $who } once\n   *[other] many\n}\n    .short = { $what }\n"
    messages, wrong = read_messages(write(tmp_path, "en", text).folder(), "en")
    assert not wrong
    assert messages["hit"].variables == {"": frozenset({"n", "who"}), "short": frozenset({"what"})}


def test_an_event_is_a_sentence_in_both_languages() -> None:
    wounded = Wounded("orc-2", 1, rule="DV-DMG-01")
    assert teller("en").event(wounded) == "Orc 2 took 1 wound."
    assert teller("it").event(wounded) == "Orco 2 ha subito 1 Ferita."
    assert teller("en").event(Wounded("gronk", 2)) == "Gronk took 2 wounds."


def test_names_of_areas_belong_to_their_adventure() -> None:
    assert teller("it").event(AreaEntered("wick", "guardroom")).startswith("Wick")
    assert "guardroom" not in teller("it").event(AreaEntered("wick", "guardroom"))


def test_wordings_are_chosen_by_who_did_it_and_by_what_is_known() -> None:
    en = teller("en")
    assert en.event(DoorOpened("C1-D1", "storm")) == "Storm opened the east door of the guardroom (C1-D1)."
    assert en.event(DoorOpened("C1-D1", "")) == "The east door of the guardroom (C1-D1) swung open by itself."
    assert en.event(EventDrawn(HIDDEN)) == "The Keeper drew an Event card."
    assert en.event(EventDrawn("dark-fury.1")) == "The Keeper drew an Event: Dark Fury."


def test_dice_are_counted() -> None:
    rolled = Rolled("vardak", ("green", "green", "red"), ("hit", "miss", "hit"))
    assert teller("en").event(rolled) == "Vardak rolled 2 green dice, 1 red die: 2 successes."
    assert teller("it").event(rolled) == "Vardak ha tirato 2 dadi verdi, 1 dado rosso: 2 successi."


def test_the_log_leaves_bookkeeping_out_and_names_the_rules() -> None:
    told = teller("en").log([Began("Act"), Wounded("wick", 2, rule="DV-DMG-01", also=("DV-PIT-02",))])
    assert told == [("Wick took 2 wounds.", ("DV-DMG-01", "DV-PIT-02"))]


def test_a_roll_that_the_game_tells_in_the_same_words_is_told_once() -> None:
    conan = game_called("conan")
    said = conan.open_teller(Words("en", conan), conan.new(conan.scenarios()[0], {}))
    rolled = Rolled("niv", ("orange",), ("1",), rule="CO-CMB-04")
    once = DiceRolled("niv", "attack", ("orange",), (1,), {}, rule="CO-CMB-04", also=("CO-RUL-01",))
    assert said.log([rolled, once]) == [("Niv rolled 1 orange die: 1 symbol.", ("CO-CMB-04", "CO-RUL-01"))]
    assert len(said.log([once, once])) == 2, "what happens twice is told twice"
    assert len(said.log([rolled, rolled, once])) == 2


def test_options_questions_and_refusals() -> None:
    en = teller("en")
    assert en.option(opt.Play("fire-bolt", "orc-1")) == "Play Fire Bolt on Orc 1"
    assert en.option(opt.Move("C7")) == "Walk to the south side of the hole in the hill (C7)"
    assert en.prompt("turn", {"figure": "naurania"}) == "Naurania: what now?"
    assert en.refusal(Reason("DV-MOV-02", "too-far", {"space": "C7", "points": "5"})) == (
        "The south side of the hole in the hill (C7) is too far: 5 Movement points are not enough."
    )


def test_a_hero_who_came_back_goes_by_the_cousins_name() -> None:
    cousin = GAME.open_teller(Words("en", GAME), GAME.new("gronks-lair", {"campaign": {"cousins": ["storm"]}}))
    assert cousin.name("storm") != teller("en").name("storm") == "Storm"


def test_class_names_as_message_ids() -> None:
    assert kebab("AttackRolled") == "attack-rolled"
    assert kebab("Moved") == "moved"


NAMES = {
    "dungeon-venture": ("card", "thing", "token"),
    "massive-darkness": ("card", "power", "line", "thing", "token", "enemy", "target", "attacker", "defender"),
}
"""What may have a plural for its name: `Boots`, `Goblin Warriors`."""
AFTER = {
    "en": r"(?:is|are|has|have|was|were|does|do|[a-z]{2,}s)\b",
    "it": r"(?!(?:a|al|adesso|con|contro|da|dal|di|e|in|per|senza|su)\b)[a-zàèéìòù]+",
}
"""In English what has to agree, in Italian all but what cannot."""
BEFORE = {"en": ("of", "on", "to"), "it": ("di", "a", "su", "contro", "con", "Con")}
"""After these the name is not what the verb is about."""


@pytest.mark.parametrize("language", list(AFTER))
@pytest.mark.parametrize("game", list(NAMES))
def test_no_verb_has_to_agree_with_a_name_that_may_be_a_plural(game: str, language: str) -> None:
    other = "".join(rf"(?<!\b{word} )" for word in BEFORE[language])
    trap = re.compile(rf"{other}\{{ \$(?:{'|'.join(NAMES[game])}) \}} {AFTER[language]}")
    assert trap.search({"en": "{ $card } is here", "it": "{ $card } è qui"}[language])
    files = [file for file in (GAMES[game].folder() / "locale" / language).iterdir() if file.name.endswith(".ftl")]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    assert lines
    assert not [line for line in lines if trap.search(line)]


def test_ids_of_words_are_those_of_each_name_and_then_of_its_parts() -> None:
    assert list(word_ids("hero", ["vardak", "wick"], ".about")) == [
        "hero-vardak",
        "hero-vardak.about",
        "hero-wick",
        "hero-wick.about",
    ]
