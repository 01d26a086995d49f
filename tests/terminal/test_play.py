"""Whole evenings at the text table, typed through a pipe."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from tenebra import terminal
from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.content import cards
from tenebra.games.dungeon_venture.events.cards import EventDrawn, EventPlayed
from tenebra.games.registry import GAMES
from tenebra.kernel import BadInput, verify
from tenebra.kit.words import Words
from tests.terminal.conftest import FIRST, SEED, Evening
from tests.terminal.sitting import BEGIN, MISSING_WORDS, english_in, sit

BOXES = re.compile("[─-╿█░•☼▒]|\x1b")
EVENINGS = [
    ("dungeon-venture", "en", False),
    ("dungeon-venture", "it", True),
    ("massive-darkness", "en", False),
    ("massive-darkness", "it", True),
]
EVENINGS += [("dungeon-venture", "it", False)]


@pytest.mark.parametrize(("game", "lang", "plain"), EVENINGS)
def test_a_scenario_is_played_to_its_end(evening: Evening, game: str, lang: str, plain: bool) -> None:
    said, record = evening(game, lang, plain)
    package = GAMES[game]
    words, flat = Words(lang, package), " ".join(said.split())
    assert not MISSING_WORDS.findall(said)
    session = verify(package, record.read_bytes())
    assert session.is_over
    cover = next(cover for cover in package.cover(words).scenarios if cover.id == FIRST[game])
    scene = package.scene(session.view("spectator"), words, lambda _: None)
    assert scene.outcome is not None
    for told in (cover.name, *cover.intro, scene.goal, scene.outcome.text):
        assert " ".join(told.split()) in flat
    assert words.say("table-over", outcome=package.ending(session.outcome, words).text) in flat
    assert words.say("table-seed", seed=SEED[game], commitment=session.commitment) in flat
    # a long path is broken wherever the line ends
    assert f"tenebraverify{record}" in "".join(said.split())
    assert bool(BOXES.search(said)) is not plain


@pytest.mark.parametrize(("game", "plain"), [(game, plain) for game, lang, plain in EVENINGS if lang == "it"])
def test_no_english_is_left_in_italian(evening: Evening, game: str, plain: bool) -> None:
    said, _ = evening(game, "it", plain)
    assert english_in(said.replace(FIRST[game], ""), GAMES[game]) == []


@pytest.mark.parametrize("game", FIRST)
def test_everything_that_happened_is_told_as_on_the_page(evening: Evening, game: str) -> None:
    said, record = evening(game, "it", True)
    package = GAMES[game]
    session, flat = verify(package, record.read_bytes()), " ".join(said.split())
    seat = package.sides()["heroes"][0]
    lines = package.chronicle(session.numbered(seat), session.view(seat), Words("it", package))
    rounds = [told.text for told in lines if told.is_round]
    assert len(rounds) > 2
    assert [text for text in rounds if f"{text} [" not in flat] == []


def test_the_heroes_are_never_told_what_is_hidden(evening: Evening) -> None:
    said, record = evening("dungeon-venture", "en", False)
    session = verify(GAME, record.read_bytes())
    played = {event.card for event in session.events if isinstance(event, EventPlayed)}
    drawn = {event.card for event in session.events if isinstance(event, EventDrawn)}
    words = Words("en", GAME)
    names = {copy: words.say(f"card-{copy.partition('.')[0]}") for copy in drawn}
    unplayed = {name for copy, name in names.items()} - {names.get(copy, "") for copy in played}
    assert unplayed
    assert [name for name in sorted(unplayed) if name in said] == []
    other = [card.id for card in cards().values() if card.kind == "event"]
    never = {words.say(f"card-{id}") for id in other} - set(names.values())
    assert [name for name in sorted(never) if name in said] == []


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
def test_unexplored_rooms_are_not_described(tmp_path: Path, plain: bool) -> None:
    typed = (*BEGIN, "map", "sheet", "hand", "log 99", "odds", "hint", "why", "sheet kobold 1", "why not attack kobold-1")
    said = sit(tmp_path, *typed, plain=plain)
    told = said[said.index('Type "help"') :].replace('"kobold 1"', "").replace("In Gronk's Lair", "")
    for secret in ("Guardroom", "Muddy", "larder", "Kennel", "Orc", "Ogre", "Gronk", "Altar", "Chest", "Pit", "k1"):
        assert secret not in told, secret


def test_nothing_is_asked_that_was_given(tmp_path: Path) -> None:
    said = sit(tmp_path)
    assert "which Adventure?" not in said
    assert "Who plays?" not in said
    assert said.count(" > ") == 1


def test_a_beginner_is_asked_everything_and_may_press_enter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TENEBRA_LANG", raising=False)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    said = sit(tmp_path, "", "banana", "99", "", "", lang="", scenario="", seats="")
    assert "Language / Lingua" in said
    assert said.count("Please type a number from 1 to 12.") == 2
    assert "The Last Throne (2–5 players, 120 minutes, difficulty 5 of 5)" in " ".join(said.split())
    assert "I play Vardak, Naurania, Storm, Wick, the computer plays the others" in said
    assert "Naurania chooses the Spells" in said
    seats = msgspec.json.decode((tmp_path / "game.table.json").read_bytes())["seating"]["seats"]
    assert seats == {"vardak": "person:", "naurania": "person:", "storm": "person:", "wick": "person:", "keeper": "greedy"}


def test_a_scenario_that_goes_on_where_another_ended_is_neither_offered_nor_begun_alone(tmp_path: Path) -> None:
    offered = sit(tmp_path, "99", game="drunagor", scenario="", seats="vorn=me")
    assert "The Raid on Ignispyra" in offered
    assert "The Crown Beneath the Ash" not in offered
    with pytest.raises(BadInput, match="it is played in the campaign"):
        sit(tmp_path, game="drunagor", scenario="the-crown-beneath-the-ash", seats="vorn=me")


def test_the_language_can_be_chosen_at_the_door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TENEBRA_LANG", raising=False)
    said = sit(tmp_path, "it", lang="")
    assert "Naurania sceglie" in said


def test_a_person_can_be_the_keeper(tmp_path: Path) -> None:
    said = sit(tmp_path, "map", "hand", "why", hints=True, seats="keeper=me,heroes=greedy")
    before = said[: said.index("Round 1 [")]
    spells = [Words("en", GAME).say(f"card-{card.id}") for card in cards().values() if card.kind == "spell"]
    assert [name for name in spells if name in before] == []
    assert "k?" in said
    assert "\nKeeper cards\n  " in said
    assert "(computer):" in said
    assert "The game is over" in said


def test_computers_can_play_alone_and_everything_is_told(tmp_path: Path) -> None:
    said = sit(tmp_path, seats="heroes=greedy,keeper=random")
    assert " > " not in said
    assert "Round 1 [" in said
    assert "The game is over" in said


def test_a_game_of_older_rules_goes_on_says_so_and_is_kept_again(tmp_path: Path) -> None:
    sit(tmp_path, *BEGIN, "search")
    file = tmp_path / "game.json"
    journal = msgspec.json.decode(file.read_bytes())
    file.write_bytes(msgspec.json.encode({**journal, "rules_version": "0.1"}))
    told = f"saved under rules 0.1, continued under {GAME.rules_version}"
    assert told in sit(tmp_path, "end", load=file)
    assert told in sit(tmp_path, "end", load=file)


def test_the_text_table_knows_no_game() -> None:
    names = [name for game in GAMES.values() for name in (game.id, game.folder().name, Words("en", game).say("game-name"))]
    for file in Path(terminal.__file__).parent.glob("*.py"):
        assert [name for name in names if name in file.read_text(encoding="utf-8")] == [], file.name


@pytest.mark.parametrize(
    ("seats", "is_told", "is_not"),
    [
        ("keeper=me,heroes=greedy", "Be a good neighbour to Gronk.", "Velkan the White"),
        ("keeper=me,heroes=me", "Velkan the White", "Be a good neighbour to Gronk."),
        ("keeper=Anna,heroes=Bert", "Velkan the White", "Be a good neighbour to Gronk."),
    ],
)
def test_people_of_one_side_are_told_its_story_and_all_others_the_heroes(
    tmp_path: Path, seats: str, is_told: str, is_not: str
) -> None:
    flat = " ".join(sit(tmp_path, seats=seats).split())
    assert is_told in flat
    assert is_not not in flat
