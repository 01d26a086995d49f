"""Sitting down: which language, which game, which Adventure, who plays which seat. Every question has a default."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenebra.games.registry import GAMES, GamePackage
from tenebra.kernel import BadInput, Session
from tenebra.kit.words import LANGUAGES, Words
from tenebra.terminal import store
from tenebra.terminal.console import Console
from tenebra.terminal.menu import plain_text
from tenebra.terminal.screens import Screens


def ask_number(console: Console, words: Words, question: str, most: int) -> int:
    """A number from 1 to `most`; an empty line is 1."""
    while True:
        text = console.ask(question)
        if not text:
            return 1
        if text.isdigit() and 1 <= int(text) <= most:
            return int(text)
        console.say(words.say("start-number", most=most))


def ask_yes(console: Console, words: Words, question: str) -> bool:
    """Yes or no; an empty line is yes."""
    while True:
        text = plain_text(console.ask(question))
        if not text or text in _words(words, "word-yes") or text == "yes":
            return True
        if text in _words(words, "word-no"):
            return False
        console.say(words.say("start-yes-no"))


def _words(words: Words, id: str) -> list[str]:
    return [plain_text(word) for word in words.say(id).split(",")]


def ask_language(console: Console, words: Words) -> str:
    """The language, by its two letters; an empty line is the language of the machine."""
    while True:
        text = console.ask(words.say("start-language", language=words.language)).lower()
        if not text:
            return words.language
        if text[:2] in LANGUAGES:
            return text[:2]


def ask_game(console: Console, words: Words, language: str) -> GamePackage:
    """Which game; with one game there is nothing to ask."""
    games = list(GAMES.values())
    if len(games) == 1:
        return games[0]
    console.say(words.say("start-games"), "bold")
    for number, game in enumerate(games, 1):
        console.say(f"{number:>3}  {Words(language, game).say('game-name')}")
    return games[ask_number(console, words, words.say("start-scenario-ask"), len(games)) - 1]


def ask_scenario(
    console: Console, words: Words, screens: Screens, game: GamePackage, scenarios: Sequence[str], title: str
) -> str:
    """Which scenario, from a list that says what each is like."""
    console.say(title, "bold")
    is_long = 3 * len(scenarios) + 6 > console.height > 0
    _list_scenarios(console, words, screens, game, scenarios, not is_long)
    if is_long:
        console.say(words.say("start-scenario-more"))
    while True:
        text = console.ask(words.say("start-scenario-ask"))
        if text == "?":
            _list_scenarios(console, words, screens, game, scenarios, True)
        elif not text or (text.isdigit() and 1 <= int(text) <= len(scenarios)):
            return scenarios[int(text or 1) - 1]
        else:
            console.say(words.say("start-number", most=len(scenarios)))


def _list_scenarios(
    console: Console, words: Words, screens: Screens, game: GamePackage, scenarios: Sequence[str], blurbs: bool
) -> None:
    for number, scenario in enumerate(scenarios, 1):
        facts = game.facts(scenario)
        least, most = facts.players
        said = words.say("start-scenario-facts", players=f"{least}–{most}", minutes=facts.minutes, difficulty=facts.difficulty)
        console.say(f"{number:>3}  {screens.scenario(scenario)} ({said})", "bold" if blurbs else "", indent=5)
        if blurbs:
            console.say(f"     {screens.scenario(scenario, 'blurb')}", indent=5)


def ask_seating(console: Console, words: Words, screens: Screens, game: GamePackage) -> store.Seating:
    """Who plays which seat."""
    sides = game.sides()
    ways = ("heroes", "keeper", "all", "people", "watch")
    console.say(words.say("start-seats"), "bold")
    for number, way in enumerate(ways, 1):
        console.say(f"{number:>3}  {words.say(f'start-seats-{way}')}")
    way = ways[ask_number(console, words, words.say("start-seats-ask"), len(ways)) - 1]
    if way == "people":
        return ask_people(console, words, screens, game)
    mine = {"all": list(sides), "watch": []}.get(way, [way])
    return seating_of(game, {seat: store.ME for side in mine for seat in sides[side]})


def ask_people(console: Console, words: Words, screens: Screens, game: GamePackage) -> store.Seating:
    """Seat by seat: a person's name, or a computer."""
    while True:
        given: dict[str, str] = {}
        for seat in (seat for seats in game.sides().values() for seat in seats):
            name = console.ask(words.say("start-seat-ask", seat=screens.name(seat)))
            if plain_text(name) in ("", "computer", plain_text(words.say("word-computer")), "greedy"):
                given[seat] = "greedy"
            elif plain_text(name) in ("random", plain_text(words.say("word-random"))):
                given[seat] = "random"
            else:
                given[seat] = f"{store.PEOPLE}{name}"
        seating = seating_of(game, given)
        if seating.people:
            return seating
        console.say(words.say("start-seat-nobody"))


def seating_of(game: GamePackage, given: dict[str, str]) -> store.Seating:
    """A whole seating; seats nobody took are played by the greedy computer."""
    return store.Seating({seat: given.get(seat, "greedy") for seats in game.sides().values() for seat in seats})


def read_seating(game: GamePackage, text: str) -> store.Seating:
    """`heroes=me,keeper=random`, `vardak=Anna`: a side or a seat, then `me`, `greedy`, `random` or a name."""
    sides = game.sides()
    given: dict[str, str] = {}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        who, separator, name = (word.strip() for word in part.partition("="))
        seats = sides.get(who) or tuple(seat for side in sides.values() for seat in side if seat == who)
        if not separator or not name or not seats:
            raise BadInput(f"players: {part!r} is not understood; write for example 'heroes=me,keeper=greedy'")
        player = name if name in store.COMPUTERS else store.ME if name == "me" else f"{store.PEOPLE}{name}"
        given |= dict.fromkeys(seats, player)
    return seating_of(game, given)


def introduce(console: Console, words: Words, screens: Screens, session: Session[Any]) -> None:
    """The Adventure's opening words, and the seal on the dice."""
    console.say()
    console.say(screens.scenario(session.start.scenario), "bold")
    console.say(screens.scenario(session.start.scenario, "intro"))
    console.say()
    console.say(words.say("start-dice", commitment=session.commitment), "dim")
    console.say(words.say("start-help"))
    console.say()
