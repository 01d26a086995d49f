"""Parties at the text table: which Heroes set out, who plays them and in which way, friends, a campaign."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenebra.games.conan import GAME as CONAN
from tenebra.games.massive_darkness import GAME
from tenebra.games.registry import GAMES
from tenebra.kernel import BadInput, Session, load
from tenebra.kit.scene import Choice
from tenebra.kit.words import Words
from tenebra.terminal import commands, saves, start
from tenebra.terminal.console import Console
from tenebra.terminal.menu import MenuLine
from tenebra.terminal.table import TextTable
from tests.terminal.sitting import MISSING_WORDS, english_in, sit

FIRST = "walking-in-the-dark"
AS_USUAL = ""
"""So hard as the rules have it."""
FOUR = ["owen", "elias", "sibyl", "whisper"]
AGAINST = "the-ferrymans-daughter"
SUGGESTED = CONAN.offered(AGAINST)[:4]


def play(folder: Path, *lines: str, **given: Any) -> str:
    return sit(folder, *lines, **{"game": GAME.id, "scenario": FIRST, "seats": "heroes=me", **given})


def test_what_is_not_allowed_is_refused_with_its_rule(tmp_path: Path) -> None:
    begin = ("1", "1", "1", "1", "1")
    said = play(tmp_path, *begin, "why not I3", "melee goblin warriors", "move B2", "stop moving", seed="9")
    assert len(re.findall(r"\[MD-[A-Z]+-\d+", said.partition("3 Actions left")[2])) > 2
    italian = play(tmp_path, *begin, "perché no vai I3", "vai b2", lang="it", seed="9")
    assert "[MD-" in italian.partition("3 Azioni")[2]
    assert [str(option) for _, option in load(GAME, (tmp_path / "game.json").read_bytes()).inputs][-1] == "move B2"


def test_an_option_that_begins_like_a_command_is_still_an_option(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Italian `carica` is both to charge and to load a file; what can be done comes first."""
    words, game, session, taken = Words("it", GAME), GAMES[GAME.id], Session.begin(GAME, FIRST, "7"), list[Any]()
    saved, out = saves.SavedTable(start.seating_found(game, session)), io.StringIO()
    table = TextTable(Console(io.StringIO(), out), words, game, session, saved, tmp_path)
    table.seat, table.menu = "owen", [MenuLine(1, Choice("charge C3", "Carica in C3", "skill", ""), ("carica C3",))]
    monkeypatch.setattr(table, "take", lambda seat, option, by_hand: taken.append(option))
    monkeypatch.setattr(commands, "_option", lambda table, seat, key: key)
    assert commands.obey(table, "carica c3")
    assert taken == ["charge C3"]
    assert not commands.obey(table, "carica partita.json")
    assert "Il file partita.json non esiste." in out.getvalue()


# --- who plays


def seats_in(folder: Path) -> dict[str, str]:
    seats: dict[str, str] = msgspec.json.decode((folder / "game.table.json").read_bytes())["seating"]["seats"]
    return seats


@pytest.mark.parametrize(
    ("typed", "seats"),
    [
        (("", "", ""), dict.fromkeys(FOUR, "person:")),
        (("bjorn Owen", "1", ""), {"owen": "person:", "bjorn": "person:"}),
        (("7", "nobody", "3", "1", ""), {"sibyl": "person:"}),
        (("1 2 6", "2", "", "2"), {"owen": "greedy", "elias": "person:", "siegfried": "greedy"}),
        (("5", "2", ""), {"bjorn": "person:"}),
        (("1 3", "3", "", "", "", "Anna", "random"), {"owen": "person:Anna", "sibyl": "random"}),
    ],
)
def test_one_chooses_which_heroes_set_out_and_who_plays_them(
    tmp_path: Path, typed: tuple[str, ...], seats: dict[str, str]
) -> None:
    said = play(tmp_path, *typed, AS_USUAL, seats="")
    assert "Which Heroes set out?" in said
    assert seats_in(tmp_path) == seats
    assert load(GAME, (tmp_path / "game.json").read_bytes()).state.party == list(seats)
    assert ("Please type numbers from 1 to 6" in said) is ("nobody" in typed)


def test_the_questions_are_asked_in_italian_too(tmp_path: Path) -> None:
    said = play(tmp_path, "2", "2", "owen", "1", "no", "9", "", AS_USUAL, scenario="", seats="", game="", lang="it")
    for question in (
        *(
            "Quale gioco?",
            "Massive Darkness: quale Missione?",
            "Chi gioca?",
            "Quali Eroi partono?",
            "Giocano così?",
            "Quanto difficile?",
        ),
        *("Classe (consigliata): Owen Paladino della Furia.", "un numero da 1 a 6 o un nome"),
        "Owen: un numero o un nome, o Invio per Paladino della Furia (consigliata):",
    ):
        assert question in said
    assert english_in(said, GAME) == []
    assert classes_in(tmp_path) == {"owen": "fury-paladin"}


def classes_in(folder: Path, file: str = "game.json") -> dict[str, str]:
    """The Classes of the Heroes in the game that was left."""
    return {hero.id: hero.calling for hero in load(GAME, (folder / file).read_bytes()).state.heroes.values()}


def test_one_chooses_the_class_of_each_hero(tmp_path: Path) -> None:
    said = " ".join(play(tmp_path, "owen sibyl", "1", "no", "1", "Battle Wizard", AS_USUAL, seats="").split())
    assert "Class (recommended): Owen Fury Paladin, Sibyl Nightshade Ranger." in said
    assert "1 Battle Wizard. Magic first, then Melee. Fights from the second line" in said
    assert said.count("Slow to start and slower to fall.") == 1
    assert "several Heroes may take the same one" in said
    assert "[MD-SET-13, MD-RUL-78]" in said
    assert classes_in(tmp_path) == {"owen": "battle-wizard", "sibyl": "battle-wizard"}


def test_a_class_can_be_written_down(tmp_path: Path) -> None:
    play(tmp_path, seats="owen:shadow-barbarian=me,elias=greedy")
    assert classes_in(tmp_path) == {"owen": "shadow-barbarian", "elias": "battle-wizard"}
    with pytest.raises(BadInput, match=r"owen cannot be played as 'cook'; a Hero takes one of .* \(MD-SET-13\)"):
        play(tmp_path, seats="owen:cook=me")
    for wrong in ("owen:=me", "heroes:battle-wizard=me"):
        with pytest.raises(BadInput, match="is not understood"):
            start.read_seating(GAMES[GAME.id], wrong, FIRST)


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("heroes=me", dict.fromkeys(FOUR, "person:")),
        ("heroes=greedy,owen=me", {"owen": "person:", **dict.fromkeys(FOUR[1:], "greedy")}),
        ("bjorn=Anna,elias=random", {"elias": "random", "bjorn": "person:Anna"}),
    ],
)
def test_players_can_be_written_down(text: str, seats: dict[str, str]) -> None:
    assert start.read_seating(GAMES[GAME.id], text, FIRST).seats == seats


@pytest.mark.parametrize(
    ("typed", "seats"),
    [
        (("", ""), {**dict.fromkeys(SUGGESTED, "person:"), "overlord": "greedy"}),
        (("", "2"), {**dict.fromkeys(SUGGESTED, "greedy"), "overlord": "person:"}),
        (("niv", "1 2 3 4 5", "Mother Okka, Pell", "3"), dict.fromkeys(("okka", "pell", "overlord"), "person:")),
    ],
)
def test_heroes_set_out_against_somebody_too(tmp_path: Path, typed: tuple[str, ...], seats: dict[str, str]) -> None:
    said = sit(tmp_path, *typed, game=CONAN.id, scenario=AGAINST, seats="")
    assert said.count("Heroes for this adventure: from 2 to 4.") == (2 if "niv" in typed else 0)
    assert seats_in(tmp_path) == seats
    state = load(CONAN, (tmp_path / "game.json").read_bytes()).state
    assert set(CONAN.seats(state)) == set(seats)


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("overlord=me", {**dict.fromkeys(SUGGESTED, "greedy"), "overlord": "person:"}),
        ("heroes=me", {**dict.fromkeys(SUGGESTED, "person:"), "overlord": "greedy"}),
        ("okka=me,niv=Anna", {"okka": "person:", "niv": "person:Anna", "overlord": "greedy"}),
    ],
)
def test_players_against_somebody_can_be_written_down(text: str, seats: dict[str, str]) -> None:
    assert start.read_seating(GAMES[CONAN.id], text, AGAINST).seats == seats


def test_people_on_one_side_need_no_curtain_and_are_told_everything_once(tmp_path: Path) -> None:
    said = play(tmp_path, "1", "1", "1", "nothing", seats="owen=Anna,elias=Bob")
    assert "Everybody else, please look away" not in said
    assert "Anna, Owen >" in said
    assert "Bob, Elias >" in said
    assert said.count("Round 1 [") == 1


def test_the_computer_plays_a_friend_and_says_why(tmp_path: Path) -> None:
    said = play(tmp_path, "1", "1", "nothing", seats="owen=me,elias=greedy")
    assert "Elias (computer): " in said


# --- games that wait, and Story Mode


def test_a_game_left_is_offered_only_to_those_who_play_it(tmp_path: Path) -> None:
    play(tmp_path, "1")
    other = play(tmp_path, "", "", game="dungeon-venture", scenario="", seats="")
    assert "A game is waiting" not in other
    play(tmp_path, "1")
    again = play(tmp_path, "y", game="", scenario="", seats="")
    assert "A game is waiting: Walking in the Dark, 1 choice made." in again
    assert "Elias takes a weapon" in again


def test_a_game_whose_players_are_unknown_can_be_gone_on_with(tmp_path: Path) -> None:
    play(tmp_path, "1", seats="owen=me,bjorn=me")
    file = tmp_path / "game.json"
    saves.table_file(file).unlink()
    assert "Bjorn takes a weapon" in play(tmp_path, load=file)
    assert seats_in(tmp_path) == {"owen": "person:", "bjorn": "person:"}


def test_a_campaign_goes_on_from_evening_to_evening(tmp_path: Path) -> None:
    given: dict[str, Any] = {"campaign": True, "scenario": "", "seats": "owen=me,elias=me"}
    said = play(tmp_path, "1", hints=True, **given)
    words = Words("en", GAME)
    assert words.say("campaign-title") in said
    assert "Which adventure comes next?" in said
    assert "The game is over" in said
    assert "Go on with the next adventure?" in said
    kept = msgspec.json.decode((tmp_path / "campaign-massive-darkness.json").read_bytes())
    assert kept["played"] == 1
    assert set(kept["record"]["heroes"]) == {"owen", "elias"}
    again = play(tmp_path, "2", **given)
    for line in GAMES[GAME.id].the_campaign().lines(kept["record"], words):
        assert line in " ".join(again.split())
    assert not MISSING_WORDS.findall(said + again)
    assert (tmp_path / "campaign-massive-darkness-game.json").exists()
    assert not (tmp_path / "campaign-dungeon-venture.json").exists()


def test_a_campaign_keeps_the_classes_it_began_with(tmp_path: Path) -> None:
    given: dict[str, Any] = {"campaign": True, "scenario": ""}
    play(tmp_path, "1", hints=True, seats="owen:battle-wizard=me,elias=me", **given)
    waiting = "campaign-massive-darkness-game.json"
    with pytest.raises(BadInput, match=r"owen cannot be played as 'fury-paladin': .* \(MD-CLS-10\)"):
        play(tmp_path, "2", seats="owen:fury-paladin=me,elias=me", **given)
    for seats in ("", "owen=me,elias=me"):
        play(tmp_path, "2", seats=seats, **given)
        assert classes_in(tmp_path, waiting) == {"owen": "battle-wizard", "elias": "battle-wizard"}
        (tmp_path / waiting).unlink()
