"""What can be typed besides options: undo, redo, save, load, rules, refusals; and what happens to nonsense."""

from __future__ import annotations

import io
import re
from pathlib import Path
from unittest.mock import patch

import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.kernel import load
from tenebra.terminal.play import play
from tests.terminal.conftest import Evening
from tests.terminal.sitting import BEGIN, sit


def flat(said: str) -> str:
    return " ".join(said.split())


def choices(folder: Path) -> list[str]:
    """What the game that waits has recorded for the Heroes."""
    session = load(GAME, (folder / "game.json").read_bytes())
    return [str(option) for seat, option in session.inputs if seat != "keeper"]


def test_options_are_chosen_by_number_text_beginning_or_space(tmp_path: Path) -> None:
    sit(tmp_path, "1", "lightn", "pick mind-spike", "b5", "place A5", "C5", "B6", "first vardak", "move b7", "end the turn")
    assert choices(tmp_path) == [
        "pick fire-bolt",
        "pick lightning",
        "pick mind-spike",
        "place B5",
        "place A5",
        "place C5",
        "place B6",
        "first vardak",
        "move B7",
        "end",
    ]


def test_options_are_chosen_in_italian_too(tmp_path: Path) -> None:
    typed = (
        "dardo",
        "fulmine",
        "prendi chiodo",
        "b5",
        "scegli spazio A5",
        "C5",
        "B6",
        "comincia vardak",
        "vai b7",
        "fine del turno",
    )
    sit(tmp_path, *typed, lang="it")
    assert choices(tmp_path)[-3:] == ["first vardak", "move B7", "end"]
    assert len(choices(tmp_path)) == 10


def test_an_option_that_begins_like_a_command_is_still_an_option(tmp_path: Path) -> None:
    said = sit(tmp_path, *BEGIN, "esci dal dungeon!", lang="it")
    assert "La partita è finita" in said
    said = sit(tmp_path, *BEGIN, "esci", lang="it")
    assert "La partita è al sicuro" in said


WARNED = "Leave the dungeon by the staircase: Whoever leaves ends the Adventure, and without what was sought it is lost."


@pytest.mark.rule("DV-MOV-13", "DV-RUL-22")
@pytest.mark.parametrize("mode", [{}, {"plain": True}, {"line": True}], ids=["drawn", "plain", "line"])
@pytest.mark.parametrize("typed", ["leave", "leave the dungeon", "number"])
def test_leaving_the_dungeon_is_asked_once_more(tmp_path: Path, mode: dict[str, bool], typed: str) -> None:
    typed = number_of("Leave the dungeon", sit(tmp_path, *BEGIN)) if typed == "number" else typed
    said = flat(sit(tmp_path, *BEGIN, typed, "", typed, "no", typed, "perhaps", "n", "b7", **mode))
    assert said.count(f"{WARNED} Do you really want to?") == 3
    assert said.count("Then nothing is done.") == 3
    assert "Please answer yes or no." in said
    assert choices(tmp_path)[-1] == "move B7"
    said = flat(sit(tmp_path, *BEGIN, typed, "yes", **mode))
    assert WARNED in said
    assert "The game is over" in said


@pytest.mark.rule("DV-MOV-13", "DV-RUL-22")
def test_with_an_exclamation_mark_it_is_done_at_once(tmp_path: Path) -> None:
    for typed in ("leave!", f"{number_of('Leave the dungeon', sit(tmp_path, *BEGIN))}!"):
        said = flat(sit(tmp_path, *BEGIN, typed))
        assert "Do you really want to?" not in said
        assert "The game is over" in said


def test_leaving_the_dungeon_is_asked_in_italian(tmp_path: Path) -> None:
    said = flat(sit(tmp_path, *BEGIN, "esci dal dungeon", "no", "esci dal dungeon", "sì", lang="it"))
    assert said.count("Chi esce chiude l'Avventura e, senza ciò che si cercava, la perde per tutti. Vuoi farlo davvero?") == 2
    assert "Allora non si fa nulla." in said
    assert "La partita è finita" in said


def number_of(label: str, said: str) -> str:
    """The number of an option on the last screen."""
    return str(re.findall(rf"(\d+)  {label}", said)[-1])


def test_undo_and_redo(tmp_path: Path) -> None:
    said = sit(tmp_path, *BEGIN, "B7", "undo", "redo", "undo", "C7", "redo")
    assert "Your last choice is taken back." in said
    assert "Made again." in said
    assert "There is nothing to make again." in said
    assert choices(tmp_path)[-1] == "move C7"


def test_several_choices_are_taken_back_at_once(tmp_path: Path) -> None:
    said = sit(tmp_path, "fire bolt", "lightning", "undo 2", "haste")
    assert "Your last 2 choices are taken back." in said
    assert choices(tmp_path) == ["pick haste"]


def test_undo_is_refused_when_something_was_seen_unless_alone_and_forced(tmp_path: Path) -> None:
    said = sit(tmp_path, *BEGIN, "open b4-b5", "undo")
    assert "That cannot be taken back: something was seen since." in said
    assert choices(tmp_path)[-1] == "open B4-B5"
    said = sit(tmp_path, *BEGIN, "open b4-b5", "undo!")
    assert "Your last choice is taken back." in said
    assert choices(tmp_path)[-1] == "first vardak"


def test_nothing_to_undo(tmp_path: Path) -> None:
    assert "There is no choice of yours to take back." in sit(tmp_path, "undo")


def test_save_and_load(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    said = sit(tmp_path, *BEGIN, f"save {file}", "B7", f"load {file}", "C7")
    assert f"Saved as {file}." in flat(said)
    assert f"Loaded {file}." in flat(said)
    assert choices(tmp_path)[-1] == "move C7"


def test_undo_works_after_loading(tmp_path: Path) -> None:
    file = tmp_path / "game-1.json"
    sit(tmp_path, *BEGIN, "B7", f"save {file}")
    sit(tmp_path, f"load {file}", "undo", "C7")
    assert choices(tmp_path)[-1] == "move C7"


def test_bad_files_change_nothing(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"game": "dungeon-venture"}')
    said = sit(tmp_path, *BEGIN, "save", "load", f"load {tmp_path}/none.json", f"load {broken}", f"save {tmp_path}", "B7")
    assert said.count("Which file?") == 2
    assert "There is no file" in said
    assert "is not a saved game that can be trusted" in flat(said)
    assert "cannot be written" in said
    assert choices(tmp_path)[-1] == "move B7"


def test_a_game_left_is_offered_again(tmp_path: Path) -> None:
    sit(tmp_path, *BEGIN, "B7", "quit")
    said = sit(tmp_path, "maybe", "y", "end", scenario="", seats="")
    assert "A game is waiting: In Gronk's Lair, 9 choices made." in flat(said)
    assert "Please answer yes or no." in said
    assert choices(tmp_path)[-2:] == ["move B7", "end"]
    said = sit(tmp_path, "n", "2", "", scenario="", seats="")
    assert "The Bell of Raven's Watch" in said
    assert choices(tmp_path) == []


def test_a_game_that_cannot_be_read_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("torn")
    said = sit(tmp_path, "1", "1", scenario="", seats="")
    assert "put aside" in said
    assert (tmp_path / "unreadable-game.json").read_text() == "torn"
    assert "Naurania chooses the Spells" in said


def test_the_end_of_the_input_keeps_the_game(tmp_path: Path) -> None:
    assert "The game is kept." in sit(tmp_path, *BEGIN)
    assert choices(tmp_path)[-1] == "first vardak"


def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    reader, out = io.StringIO(), io.StringIO()
    with patch.object(reader, "readline", side_effect=KeyboardInterrupt):
        play(lang="en", scenario="gronks-lair", seats="heroes=me", reader=reader, writer=out, folder=tmp_path)
    assert "The game is kept." in out.getvalue()
    assert choices(tmp_path) == []


NONSENSE = ("xyzzy", "999", "-1", "move", "attack the darkness", "move ZZ99", "⟨⟩", "redo x", "open", "a" * 500)


def test_nonsense_gets_a_sentence_and_loses_nothing(tmp_path: Path) -> None:
    said = sit(tmp_path, *BEGIN[:-1], *NONSENSE)
    answers = said.rpartition("who shall go first?")[2].split("Vardak > ")[1:]
    assert len(answers) == len(NONSENSE) + 1
    assert all(answer.strip() for answer in answers)
    assert choices(tmp_path) == [*BEGIN[:3], "place B5", "place A5", "place C5", "place B6"]


def test_an_illegal_option_is_refused_with_its_rule(tmp_path: Path) -> None:
    said = sit(tmp_path, *BEGIN, "move A1", "why not rest", "why not", "why not B7", "why not move A5")
    assert "[DV-MOV-06]" in said
    assert "[DV-REST-01]" in said
    assert "Why not what?" in said
    assert '(B7)" is allowed now.' in said
    assert "[DV-MOV-07]" in said
    italian = sit(tmp_path, *BEGIN, "perché no riposa", "perche no vai A1", lang="it")
    assert "[DV-REST-01]" in italian
    assert "[DV-MOV-06]" in italian


def test_a_rule_can_be_looked_up(tmp_path: Path) -> None:
    said = flat(sit(tmp_path, "rule dv-mov-07", "rule DV-MOV-999", "rule"))
    assert "DV-MOV-07 (" in said
    assert "DV-MOV-06 (" not in said
    assert 'No rule answers "DV-MOV-999". Near to it: DV-MOV-01' in said
    assert 'No rule answers "?"' in said


def test_a_question_is_answered_in_the_language_of_the_table(tmp_path: Path) -> None:
    assert "DV-DOOR-02 (" in sit(tmp_path, "rule how do I open a door?")
    italian = flat(sit(tmp_path, "regola come apro una porta?", lang="it"))
    assert "DV-DOOR-02 (" in italian
    assert "Aprire/Chiudere Porte è un'Azione" in italian


def test_hints_say_what_and_why(tmp_path: Path) -> None:
    said = sit(tmp_path, *BEGIN, "hint")
    assert "Hint: " in said
    assert choices(tmp_path)[-1] == "first vardak"


def test_the_computer_says_why(evening: Evening) -> None:
    said, _ = evening("dungeon-venture", "en", False)
    assert "nothing yet that it could give a reason for" in flat(said)
    assert "Keeper of Evil (computer): " in said


def test_attacks_show_their_chances(evening: Evening, tmp_path: Path) -> None:
    assert "% to wound," in flat(evening("dungeon-venture", "en", False)[0])
    said = flat(sit(tmp_path, *BEGIN, "odds"))
    assert "No option here needs luck" in said


def test_pages_of_options_in_plain_mode(tmp_path: Path) -> None:
    said = sit(tmp_path, *BEGIN, "more", "more", plain=True)
    assert 'more options: type "more".' in said
    assert '"more" begins again.' in said


def test_a_warning_is_read_once_where_it_comes_again_and_again(tmp_path: Path) -> None:
    said = sit(tmp_path, *BEGIN, "open b4-b5", plain=True).rpartition("Vardak, move or end the turn")[2]
    assert "(B1): Sets foot in an unexplored area" in said
    assert "(C1): likewise." in said


def test_sheets(tmp_path: Path) -> None:
    said = sit(tmp_path, *BEGIN, "sheet", "sheet naur", "sheet dragon", "hand")
    assert "Vardak, Fighter Vardak, 8 of 8 Life, at the north side of the hole in the hill (B5)." in flat(said)
    assert "Attack: 4 green dice" in said
    assert "Naurania, Mage Naurania, 6 of 6 Life, at the north-west corner of the hole in the hill (A5)." in flat(said)
    assert 'Nobody is called "dragon" here.' in said
    assert "Hand of Naurania\n  Fire Bolt (Spell): " in said
    assert "Keeper cards: 3" in said
