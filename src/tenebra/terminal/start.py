"""Sitting down: which language, which game, which scenario, who plays which seat. Every question has a default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tenebra.games.registry import GAMES
from tenebra.kernel import BadInput, Session
from tenebra.kit.covers import LessonCover, ScenarioCover, SeatCover, WayCover
from tenebra.kit.ending import HEROES
from tenebra.kit.package import GamePackage
from tenebra.kit.words import LANGUAGES, Words
from tenebra.terminal import saves
from tenebra.terminal.console import Console
from tenebra.terminal.menu import plain_text


def ask_number(console: Console, words: Words, question: str, most: int, usual: int = 1) -> int:
    """A number from 1 to `most`; an empty line is the usual one."""
    while True:
        text = console.ask(question)
        if not text:
            return usual
        if text.isdigit() and 1 <= int(text) <= most:
            return int(text)
        console.say(words.say("start-number", most=most))


def ask_yes(console: Console, words: Words, question: str, default: bool = True) -> bool:
    """Yes or no; an empty line is the default."""
    while True:
        text = plain_text(console.ask(question))
        if not text:
            return default
        if text in _words(words, "word-yes") or text == "yes":
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


def ask_game(console: Console, words: Words) -> GamePackage:
    """Ask which game to play; with one game there is nothing to ask."""
    games = list(GAMES.values())
    if len(games) == 1:
        return games[0]
    console.say(words.say("start-games"), "bold")
    for number, game in enumerate(games, 1):
        own = Words(words.language, game)
        console.say(f"{number:>3}  {own.say('game-name')}: {own.say('game-name.tagline')}", indent=5)
    return games[ask_number(console, words, words.say("start-scenario-ask"), len(games)) - 1]


def game_of(scenario: str) -> GamePackage:
    """The game that a scenario belongs to; a lesson to the first that has one of this name."""
    for game in GAMES.values():
        if scenario in game.scenarios() or game.lesson_in(scenario) is not None:
            return game
    raise BadInput(f"there is no scenario {scenario!r}; there are {', '.join(s for g in GAMES.values() for s in g.scenarios())}")


def is_together(game: GamePackage) -> bool:
    """All people are on one side: nobody has secrets."""
    return len(game.sides()) == 1


def party_of(game: GamePackage, scenario: str) -> tuple[str, ...]:
    """The seats that are played if nobody wishes otherwise."""
    return game.seats(game.new(scenario, {}))


def ask_scenario(console: Console, words: Words, game: GamePackage, scenarios: Sequence[str], title: str) -> str:
    """Ask which scenario to play, from a list that says what each is like."""
    console.say(title, "bold")
    is_long = 3 * len(scenarios) + 6 > console.height > 0
    _list_scenarios(console, words, game, scenarios, not is_long)
    if is_long:
        console.say(words.say("start-scenario-more"))
    while True:
        text = console.ask(words.say("start-scenario-ask"))
        if text == "?":
            _list_scenarios(console, words, game, scenarios, True)
        elif not text or (text.isdigit() and 1 <= int(text) <= len(scenarios)):
            return scenarios[int(text or 1) - 1]
        else:
            console.say(words.say("start-number", most=len(scenarios)))


def _list_scenarios(console: Console, words: Words, game: GamePackage, scenarios: Sequence[str], blurbs: bool) -> None:
    lessons = {cover.scenario: cover for cover in game.cover(words).lessons}
    for number, scenario in enumerate(scenarios, 1):
        shown = lessons.get(scenario) or scenario_cover(game, words, scenario)
        if isinstance(shown, LessonCover):
            said = words.say("start-lesson-facts", minutes=shown.minutes, role=shown.role or "none")
        else:
            players = "–".join(map(str, shown.players))
            said = words.say("start-scenario-facts", players=players, minutes=shown.minutes, difficulty=shown.difficulty)
        console.say(f"{number:>3}  {shown.name} ({said})", "bold" if blurbs else "", indent=5)
        if blurbs:
            console.say(f"     {shown.blurb}", indent=5)


def ask_seating(console: Console, words: Words, game: GamePackage, scenario: str) -> saves.Seating:
    """Ask which Heroes set out, where some may stay at home, and who plays which seat."""
    seats = tuple(seat for side in game.sides().values() for seat in side)
    if any(map(game.may_stay_home, seats)):
        party = ask_party(console, words, game, scenario)
        seats = tuple(seat for seat in seats if seat in party or not game.may_stay_home(seat))
    sides = {side: tuple(seat for seat in own if seat in seats) for side, own in game.sides().items()}
    offered = ways_to_seat(game, words, sides)
    console.say(words.say("start-seats"), "bold")
    for number, said in enumerate(offered.values(), 1):
        console.say(f"{number:>3}  {said}", indent=5)
    way = list(offered)[ask_number(console, words, words.say("start-seats-ask"), len(offered)) - 1]
    played = ask_ways(console, words, game, seats)
    if way == "people":
        return ask_people(console, words, game, seats, played)
    own = seats  # the whole party, or all
    if way == "one":
        own = (ask_own_seat(console, words, game, seats),)
    elif way == "watch":
        own = ()
    elif way in sides:
        own = sides[way]
    return seating_of(game, {seat: saves.ME if seat in own else "greedy" for seat in seats}, played)


def ways_to_seat(game: GamePackage, words: Words, sides: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """The seats one may take, each with its words: the whole party or one of it; against an enemy one of the sides, or all."""
    if is_together(game):
        return {way: words.say(f"start-seats-{way}") for way in ("party", "one", "people", "watch")}
    names = seat_names(game, words)
    by_side = {side: words.say("start-seats-side", names=", ".join(names[seat] for seat in own)) for side, own in sides.items()}
    return by_side | {way: words.say(f"start-seats-{way}") for way in ("all", "people", "watch")}


def ask_own_seat(console: Console, words: Words, game: GamePackage, seats: Sequence[str]) -> str:
    """The one seat that is mine."""
    if len(seats) == 1:
        return seats[0]
    names = seat_names(game, words)
    console.say(words.say("start-own"), "bold")
    for number, seat in enumerate(seats, 1):
        console.say(f"{number:>3}  {names[seat]}")
    return seats[ask_number(console, words, words.say("start-seats-ask"), len(seats)) - 1]


def ask_party(console: Console, words: Words, game: GamePackage, scenario: str) -> list[str]:
    """Ask which Heroes play, by their numbers or names in any order; an empty line is the usual party."""
    cover, seats = scenario_cover(game, words, scenario), game.cover(words).seats
    usual = [seat for seat in party_of(game, scenario) if game.may_stay_home(seat)]
    offered = sorted((seat for seat in seats if seat.may_stay_home), key=lambda seat: _rank(cover, seat.id))
    always = len(seats) - len(offered)
    least, most = (number - always for number in cover.players)
    console.say(words.say("start-party"), "bold")
    for number, seat in enumerate(offered, 1):
        console.say(f"{number:>3}  {seat.name}, {seat.role}. {seat.about}", indent=5)
    names = seat_names(game, words)
    while True:
        text = console.ask(words.say("start-party-ask", names=", ".join(names[seat] for seat in usual)))
        if not text:
            return usual
        chosen = _read_heroes(text, offered)
        if not all(chosen):
            console.say(words.say("start-party-unclear", most=len(offered)))
        elif not least <= len(chosen) <= most:
            console.say(words.say("start-party-size", least=least, most=most))
        else:
            return chosen


def _read_heroes(text: str, offered: Sequence[SeatCover]) -> list[str]:
    """Heroes by their numbers or names, each once; "" for what names none."""
    called: dict[str, str] = {}
    for number, seat in enumerate(offered, 1):
        called |= dict.fromkeys((str(number), plain_text(seat.id), plain_text(seat.name)), seat.id)
    typed = text.split(",") if "," in text else text.split()
    return list(dict.fromkeys(called.get(plain_text(name), "") for name in typed))


def _rank(cover: ScenarioCover, hero: str) -> int:
    return cover.heroes.index(hero) if hero in cover.heroes else len(cover.heroes)


def ask_ways(console: Console, words: Words, game: GamePackage, seats: Sequence[str]) -> dict[str, str]:
    """Ask how the seats are played, if there are several ways; an empty line is the usual way for all."""
    cover = game.cover(words)
    offered = [seat for seat in cover.seats if seat.id in seats and seat.ways]
    if cover.ways is None or not offered:
        return {}
    usual = ", ".join(f"{seat.name} {_usual(seat).name}" for seat in offered)
    console.say(words.say("start-ways", way=cover.ways.name, usual=cover.ways.usual, list=usual))
    if ask_yes(console, words, words.say("start-ways-ask")):
        return {}
    console.say(f"{cover.ways.text} [{', '.join(cover.ways.rules)}]")
    listed: list[str] = []
    chosen: dict[str, str] = {}
    for seat in offered:
        ways = [way.id for way in seat.ways]
        if ways != listed:  # the same ways are listed once
            listed = ways
            for number, way in enumerate(seat.ways, 1):
                console.say(f"{number:>3}  {way.name}. {way.line}. {way.about}", indent=5)
        chosen[seat.id] = _ask_way(console, words, seat, cover.ways.usual)
    return chosen


def _usual(seat: SeatCover) -> WayCover:
    return next(way for way in seat.ways if way.is_usual)


def _ask_way(console: Console, words: Words, seat: SeatCover, usual: str) -> str:
    called = {key: way.id for n, way in enumerate(seat.ways, 1) for key in (str(n), way.id, plain_text(way.name))}
    while True:
        text = plain_text(console.ask(words.say("start-way-ask", seat=seat.name, usual=f"{_usual(seat).name} ({usual})")))
        if not text:
            return _usual(seat).id
        if text in called:
            return called[text]
        console.say(words.say("start-way-unclear", most=len(seat.ways)))


def ask_difficulty(console: Console, words: Words, game: GamePackage, scenario: str, heroes: int) -> str:
    """Ask for the difficulty, if the rules leave it to the players; tell how computers fared."""
    grades = scenario_cover(game, words, scenario).grades
    if len(grades) < 2:
        return ""
    console.say(words.say("difficulty-title"), "bold")
    for number, grade in enumerate(grades, 1):
        near = min(grade.chances, key=lambda chance: abs(chance.heroes - heroes), default=None)
        told = words.say("chance-of", heroes=near.heroes, won=near.won, games=near.games) if near is not None else ""
        console.say(f"{number:>3}  {grade.name}. {grade.text} {told}", indent=5)
    usual = next(number for number, grade in enumerate(grades, 1) if grade.is_usual)
    return grades[ask_number(console, words, words.say("start-difficulty-ask", usual=usual), len(grades), usual) - 1].id


def ask_people(console: Console, words: Words, game: GamePackage, seats: Sequence[str], played: dict[str, str]) -> saves.Seating:
    """Seat by seat: a person's name, or a computer."""
    names = seat_names(game, words)
    while True:
        given: dict[str, str] = {}
        for seat in seats:
            name = console.ask(words.say("start-seat-ask", seat=names[seat]))
            if plain_text(name) in ("", "computer", plain_text(words.say("word-computer")), "greedy"):
                given[seat] = "greedy"
            elif plain_text(name) in ("random", plain_text(words.say("word-random"))):
                given[seat] = "random"
            else:
                given[seat] = f"{saves.PEOPLE}{name}"
        seating = seating_of(game, given, played)
        if seating.people:
            return seating
        console.say(words.say("start-seat-nobody"))


def seating_of(game: GamePackage, given: dict[str, str], ways: Mapping[str, str] = {}) -> saves.Seating:
    """A whole seating: seats nobody took are played by the greedy computer, or stay empty where the game can do without them."""
    seats = [seat for side in game.sides().values() for seat in side if seat in given or not game.may_stay_home(seat)]
    return saves.Seating({seat: given.get(seat, "greedy") for seat in seats}, dict(ways))


def seating_found(game: GamePackage, session: Session[Any]) -> saves.Seating:
    """The seating of a game whose players are not known: one person has the Heroes, computers the rest."""
    heroes = game.sides()[HEROES]
    return saves.Seating({seat: saves.ME if seat in heroes else "greedy" for seat in game.seats(session.state)})


def read_seating(game: GamePackage, text: str, scenario: str) -> saves.Seating:
    """`heroes=me`: a side or a seat, then `me`, `greedy`, `random` or a name; several of them with commas between.

    A side are those who usually play, any other Hero has to be named; of a side that is not named the computer plays them.
    A seat that is not played in its usual way names the way after a colon.
    """
    party, sides = party_of(game, scenario), game.sides()
    usual = {side: [seat for seat in own if seat in party] for side, own in sides.items()}
    every = [seat for own in sides.values() for seat in own]
    called = {seat: [seat] for seat in every} | {side: own for side, own in usual.items() if own}
    given: dict[str, str] = {}
    ways: dict[str, str] = {}
    for part in filter(None, map(str.strip, text.split(","))):
        read = _read_part(part)
        seats = called.get(read.who, [])
        is_way_of_side = read.way is not None and read.who in usual
        if not read.player or not seats or read.way == "" or is_way_of_side:
            raise BadInput(f"players: {part!r} is not understood; write for example 'heroes=me,{every[-1]}=greedy'")
        given |= dict.fromkeys(seats, _player_called(read.player))
        if read.way:
            ways[read.who] = read.way
    for side, own in sides.items():
        if given.keys().isdisjoint(own):
            given |= dict.fromkeys(usual[side], "greedy")
    return seating_of(game, given, ways)


class _Part(NamedTuple):
    """`storm:archer=me`: a side or a seat, perhaps a way to play it, and who plays."""

    who: str
    way: str | None
    player: str


def _read_part(part: str) -> _Part:
    what, _, player = (word.strip() for word in part.partition("="))
    who, has_way, way = (word.strip() for word in what.partition(":"))
    return _Part(who, way if has_way else None, player)


def _player_called(name: str) -> str:
    """The player meant by a name: a computer, me, or somebody by name."""
    if name in saves.COMPUTERS:
        return name
    return saves.ME if name == "me" else f"{saves.PEOPLE}{name}"


def scenario_cover(game: GamePackage, words: Words, scenario: str) -> ScenarioCover:
    """A scenario on the shelf."""
    return next(cover for cover in game.cover(words).scenarios if cover.id == scenario)


def seat_names(game: GamePackage, words: Words) -> dict[str, str]:
    """The names of the seats, by id."""
    return {seat.id: seat.name for seat in game.cover(words).seats}
