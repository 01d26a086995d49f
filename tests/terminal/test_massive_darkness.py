"""Massive Darkness at the text table: whole Missions, the Zones in text, sheets, who plays which Hero, Story Mode."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenebra.games.massive_darkness import GAME
from tenebra.games.massive_darkness.content import figure_types, heroes
from tenebra.games.massive_darkness.state import AGENT, MOB, Enemy, MDState
from tenebra.games.registry import GAMES
from tenebra.kernel import BadInput, Session, View, load, verify
from tenebra.kit.words import Words
from tenebra.terminal import commands, massive_chart, start, store
from tenebra.terminal.chart import Mark, Size
from tenebra.terminal.console import Console
from tenebra.terminal.massive_darkness import MassiveDarknessScreens
from tenebra.terminal.menu import Line
from tenebra.terminal.table import Table
from tests.terminal.sitting import MISSING_WORDS, english_in, sit

FIRST = "walking-in-the-dark"
FOUR = ["owen", "elias", "sibyl", "whisper"]
LOOKING = (
    "help",
    "map",
    "moves",
    "sheet",
    "sheet goblin",
    "hand",
    "odds",
    "log",
    "goal",
    "hint",
    "why",
    "why not I3",
    "undo",
    "bah",
)
Evening = Callable[[str, bool], tuple[str, Path]]


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is on the shelf, whether or not it is registered."""
    monkeypatch.setitem(GAMES, GAME.id, GAME)


def play(folder: Path, *lines: str, **given: Any) -> str:
    return sit(folder, *lines, **{"game": GAME.id, "scenario": FIRST, "seats": "heroes=me", **given})


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """A Mission from the first word to the last: what was printed, and the record of the game."""

    @cache
    def whole(lang: str, plain: bool) -> tuple[str, Path]:
        folder = tmp_path_factory.mktemp("mission")
        weapons = ("hint!",) * 4
        said = play(folder, *weapons, "1", *LOOKING, lang=lang, plain=plain, hints=True)
        (record,) = [file for file in (folder / "finished").iterdir() if ".table." not in file.name]
        return said, record

    return whole


@pytest.mark.parametrize(("lang", "plain"), [("en", False), ("it", True)], ids=["drawn", "plain"])
def test_a_mission_is_played_to_its_end(evening: Evening, lang: str, plain: bool) -> None:
    said, record = evening(lang, plain)
    flat, words = " ".join(said.split()), Words(lang, GAME)
    assert not MISSING_WORDS.findall(said)
    session = verify(GAME, record.read_bytes())
    assert session.is_over
    assert words.say("table-over", outcome=words.say(f"outcome-{session.outcome}")) in flat
    assert words.say(f"scenario-{FIRST}.{session.outcome}") in flat
    assert bool(re.search("[─-╿█░•☼▒]|\x1b", said)) is not plain
    assert words.say(f"scenario-{FIRST}.objectives") in flat


def test_no_english_is_left_in_italian(evening: Evening) -> None:
    said = evening("it", True)[0].replace(FIRST, "")
    assert english_in(said, GAME) == []


def test_attacks_show_their_chances_and_questions_what_is_left(evening: Evening) -> None:
    said = " ".join(evening("en", False)[0].split())
    assert re.search(r"\d+% to wound, \d+% to kill, [\d.]+ Wounds? expected\.", said)
    assert "Owen, 3 Actions left" in said
    assert "Movement Point left" in said
    assert "(0 Actions left)" not in said
    assert re.search(r"Round 1\. Heroes' Phase\. Current Level 1\. \d+ tokens? on the Lifebringer", said)


def session_of(party: str = "owen elias sibyl whisper", scenario: str = FIRST) -> Session[MDState]:
    """A game after all weapons are taken and the first Hero is First Player."""
    session = Session.begin(GAME, scenario, "7", {"party": party})
    while session.decision is not None and not session.state.round:
        session.choose(session.decision.options(session.decision.seats[0])[0], session.decision.seats[0])
    return session


def view_with(*enemies: Enemy) -> View[MDState]:
    """The first Hero's view of the first Mission, with these Enemies in it."""
    view = session_of().view("owen")
    view.state.enemies = {enemy.id: enemy for enemy in enemies}
    return view


def mob(zone: str, health: int = 1, minions: int = 3, id: str = "goblin-warriors-1") -> Enemy:
    return Enemy(id, "goblin-warriors-1", "goblin-warriors", MOB, zone, health, [1] * minions)


def chart(view: View[MDState], width: int = 0, height: int = 0, boxes: bool = True) -> list[str]:
    screens = MassiveDarknessScreens(Words("en", GAME))
    return [line.plain for line in screens.chart(view, width or 200, height, boxes)]


def test_the_zones_show_light_doors_figures_tokens_and_reach() -> None:
    lines = chart(view_with(mob("F3"), mob("C2", 0, 2, "goblin-warriors-2")))
    assert lines[0].split() == list("ABCDEFGHI")
    assert lines[6] == "   │       ?▒█       •▒┊gw'2 L1 ☼┊        ▒┊L1      ▒│        ▒┊L2      ☼┊        ▒┊>>      ☼│"
    assert lines[10] == "   │       ?▒│Ow El   ☼┊       •▒│        ▒┊        ▒┊GW+3    ▒│        ▒│       ?▒┊       ?▒│"
    assert lines[11].startswith("  3│         │Sy Wh << ┊")
    assert "└──████────" in lines[5]
    assert len(lines) == 14


def test_an_agent_and_a_boss_alone_are_capitals() -> None:
    agent = Enemy("orc-agent-1", "orc-agent-2", "orc-agent", AGENT, "E2", 4)
    assert massive_chart.mark_of(agent).text == "OX"
    assert massive_chart.mark_of(mob("E2", 1, 0)).text == "GW"


def test_everybody_in_the_box_has_two_letters_of_their_own() -> None:
    assert set(massive_chart.HEROES) == set(heroes())
    assert set(massive_chart.FIGURES) == set(figure_types())
    letters = [text.lower() for text in (*massive_chart.HEROES.values(), *massive_chart.FIGURES.values())]
    assert len(set(letters)) == len(letters)


def test_the_map_is_narrower_or_cut_where_there_is_less_room() -> None:
    view = view_with(mob("F3"))
    assert max(map(len, chart(view, 80))) <= 80
    assert len(chart(view, 80, 12)) == 11
    small = chart(view, 40, 9)
    assert max(map(len, small)) <= 40
    assert len(small) <= 9
    assert any("Ow El" in line for line in small)


def test_without_box_characters_everything_is_ascii() -> None:
    lines = chart(view_with(mob("F3")), boxes=False)
    assert all(line.isascii() for line in lines)
    assert "o" in lines[10]
    assert "%" in lines[10]


def test_whoever_has_no_room_in_a_zone_is_counted() -> None:
    marks = [Mark(text) for text in ("Ow", "El", "Sy", "Wh", "Bj", "Sg")]
    lines = massive_chart.fill(marks, [Mark("☼")], Size(7, 2))
    assert ["".join(mark.text for mark in line) for line in lines] == ["Ow El ☼", "Sy +3"]
    lines = massive_chart.fill(marks[:4], [Mark("☼")], Size(7, 2))
    assert ["".join(mark.text for mark in line) for line in lines] == ["Ow El ☼", "Sy Wh"]


def test_the_sheet_of_an_enemy_has_dice_minions_treasure_and_plans() -> None:
    enemy = mob("B2")
    enemy.holds = ["hunting-bow.1"]
    screens = MassiveDarknessScreens(Words("en", GAME))
    lines = screens.sheet(view_with(enemy), "goblin")
    assert lines is not None
    said = "\n".join(lines)
    assert "Minions: Health 1, 1, 1 (of 1 each)" in said
    assert "Melee: " in said
    assert "Carries Hunting Bow (Two Hands, Level 1" in said
    assert "Goblin Warriors will come to B3 and attack" in said


def test_the_sheet_of_a_hero_has_class_xp_dice_skills_and_cards() -> None:
    screens = MassiveDarknessScreens(Words("en", GAME))
    said = "\n".join(screens.sheet(view_with(), "") or ())
    for part in (
        "Owen, Fury Paladin, 5 of 5 Health, 0 XP",
        "Level 1",
        "Defense: 1 green die",
        "Leather Armor",
        "Signature, 1 XP",
    ):
        assert part in said
    assert screens.sheet(view_with(), "dragon") is None


def test_everybody_is_listed_with_health_zone_and_minions() -> None:
    screens = MassiveDarknessScreens(Words("en", GAME))
    lines = [line.plain for line in screens.figures(view_with(mob("F3")))]
    assert lines[0].startswith(">Ow   Owen             5/5 B3  0 XP")
    assert lines[-1].startswith(" GW+3 Goblin Warriors  1/1 F3  3 Minions")


def test_what_is_not_allowed_is_refused_with_its_rule(tmp_path: Path) -> None:
    begin = ("1", "1", "1", "1", "1")
    said = play(tmp_path, *begin, "why not I3", "melee goblin warriors", "move B2", "stop moving")
    assert len(re.findall(r"\[MD-[A-Z]+-\d+", said.partition("3 Actions left")[2])) > 2
    italian = play(tmp_path, *begin, "perché no muovi I3", "muovi b2", lang="it")
    assert "[MD-" in italian.partition("3 Azioni")[2]
    assert [str(option) for _, option in load(GAME, (tmp_path / "game.json").read_bytes()).inputs][-1] == "move B2"


def test_an_option_that_begins_like_a_command_is_still_an_option(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Italian `carica` is both to charge and to load a file; what can be done comes first."""
    words, game, session, taken = Words("it", GAME), GAMES[GAME.id], session_of(), list[Any]()
    beside, out = store.Beside(start.seating_found(game, session)), io.StringIO()
    table = Table(Console(io.StringIO(), out), words, MassiveDarknessScreens(words), game, session, beside, tmp_path)
    table.seat, table.menu = "owen", [Line(1, "owen", "charge C3", "skill", "Carica in C3", ("carica C3",))]
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
        (("1", "bjorn Owen", ""), {"owen": "person:", "bjorn": "person:"}),
        (("1", "7", "nobody", "3", ""), {"sibyl": "person:"}),
        (("2", "1 2 6", "", "2"), {"owen": "greedy", "elias": "person:", "siegfried": "greedy"}),
        (("2", "5", ""), {"bjorn": "person:"}),
        (("3", "1 3", "", "", "", "Anna", "random"), {"owen": "person:Anna", "sibyl": "random"}),
    ],
)
def test_one_chooses_which_heroes_set_out_and_who_plays_them(
    tmp_path: Path, typed: tuple[str, ...], seats: dict[str, str]
) -> None:
    said = play(tmp_path, *typed, seats="")
    assert "Which Heroes set out?" in said
    assert seats_in(tmp_path) == seats
    assert load(GAME, (tmp_path / "game.json").read_bytes()).state.party == list(seats)
    assert ("Please type numbers from 1 to 6" in said) is ("nobody" in typed)


def test_the_questions_are_asked_in_italian_too(tmp_path: Path) -> None:
    said = play(tmp_path, "2", "2", "1", "owen", "no", "9", "", scenario="", seats="", game="", lang="it")
    for question in (
        *("Quale gioco?", "Quale Missione?", "Chi gioca?", "Quali Eroi partono?", "Giocano così?"),
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
    said = " ".join(play(tmp_path, "1", "owen sibyl", "no", "1", "Battle Wizard", seats="").split())
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


def test_people_on_one_side_need_no_curtain_and_are_told_everything_once(tmp_path: Path) -> None:
    said = play(tmp_path, "1", "1", "1", "nothing", seats="owen=Anna,elias=Bob")
    assert "Everybody else, please look away" not in said
    assert "Anna, Owen >" in said
    assert "Bob, Elias >" in said
    assert said.count("Round 1 began.") == 1


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
    store.file_beside(file).unlink()
    assert "Bjorn takes a weapon" in play(tmp_path, load=file)
    assert seats_in(tmp_path) == {"owen": "person:", "bjorn": "person:"}


def test_a_campaign_goes_on_from_evening_to_evening(tmp_path: Path) -> None:
    given: dict[str, Any] = {"campaign": True, "scenario": "", "seats": "owen=me,elias=me"}
    said = play(tmp_path, "1", hints=True, **given)
    words = Words("en", GAME)
    assert words.say("campaign-title") in said
    assert "Which Mission comes next?" in said
    assert "The game is over" in said
    assert "Go on with the next Mission?" in said
    kept = msgspec.json.decode((tmp_path / "campaign-massive-darkness.json").read_bytes())
    assert kept["played"] == 1
    assert set(kept["record"]["heroes"]) == {"owen", "elias"}
    again = play(tmp_path, "2", **given)
    for line in GAMES[GAME.id].campaign_lines(kept["record"], words):
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
