"""A game as a record: its rules, its box, its words, scenes and advice. Tables, commands and laws need no more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar

import msgspec

from tenebra.kernel import BadInput, Chance, Ended, Event, Game, Option, Refused, Rule, Session, State, Step, View, copy_of
from tenebra.kit.advice import Advice
from tenebra.kit.aftermath import Aftermath, aftermath_of
from tenebra.kit.campaign import Campaign
from tenebra.kit.chronicle import Chronicle
from tenebra.kit.countryside import Sentence
from tenebra.kit.covers import Accent, CampaignCover, Cover, LessonCover, ScenarioCover, SeatCover, WaysCover
from tenebra.kit.ending import HEROES, Ending, Outcomes, ending_of, side_of
from tenebra.kit.files import get_to_know, read_toml
from tenebra.kit.grades import Grades, grade_covers, read_chances
from tenebra.kit.howto import FOLDER, Block, howto_file, read_howto
from tenebra.kit.inspection import Inspection, places_of
from tenebra.kit.inventory import Component
from tenebra.kit.lessons import SCENARIO, Lesson, read_lessons
from tenebra.kit.odds import Odds
from tenebra.kit.orders import Window
from tenebra.kit.overview import overview_of
from tenebra.kit.painting import Painter
from tenebra.kit.parts import WIRE, Keep, Parts, Write, as_it_is, make_anew
from tenebra.kit.question import SPACE, WhyNot
from tenebra.kit.scenarios import Sheet, Sheets
from tenebra.kit.scene import Question, Scene
from tenebra.kit.situation_reader import Builder, begin_situation
from tenebra.kit.situations import make
from tenebra.kit.switches import Switch, switched
from tenebra.kit.telling import Teller, capital
from tenebra.kit.told import Tale, Told
from tenebra.kit.unforeseen import otherwise, place_of
from tenebra.kit.voice import Voice, Voices
from tenebra.kit.words import Words, word_ids

S = TypeVar("S", bound=State)
Rules = Mapping[type[Step], Callable[[Game[S], Any], Rule]]
SEAT_WORDS = (".role", ".about")
SCENARIO_WORDS = (".blurb", ".victory", ".defeat")
TOLD_ALOUD = "say-"
"""How the ids of texts begin that a scenario reads aloud."""
ADVICE = "notes"
"""The part of a scenario's text that advises whoever plays against the Heroes."""
COVER_WORDS = ("tagline", "holder", "contents", "kind", "which")


def _one_way(state: Any) -> Mapping[str, str]:
    return {}


def _no_window(asked: str, about: Mapping[str, str]) -> Window | None:
    return None


def _told_to_all(*_: Any) -> bool:
    return False


def _all_is_open(state: S, seat: str) -> S:
    return copy_of(state)


def _as_it_is(state: S, seat: str, chance: Chance) -> S:
    return state


def _same_question(view: View[Any]) -> str:
    asked = view.decision
    return f"{getattr(view.state, 'round', 0)} {asked.prompt} {' '.join(asked.seats)}" if asked is not None else ""


def _all_seated(seats: Mapping[str, str], ways: Mapping[str, str]) -> dict[str, Any]:
    for seat in (seat for seat, person in seats.items() if not person):
        raise BadInput(f"somebody has to play {seat}")
    return {}


def same(question: Question | None) -> Question | None:
    """A gate that is open."""
    return question


def _no_cause(state: Any) -> str:
    return ""


def _no_card(copy: str) -> str:
    raise LookupError(copy)


@dataclass(frozen=True, kw_only=True, eq=False)
class Package(Generic[S]):
    """A complete game. The first eleven fields are what the kernel asks of its `Ruleset`."""

    id: str
    rules_version: str
    state: type[S]
    options: tuple[type[Option], ...]
    rules: Rules[S]
    """The coroutine that carries out each kind of step of the agenda."""
    new: Callable[[str, Mapping[str, Any]], S]
    """The state before the first step, or a `BadInput` that says what is wrong with the options."""
    flaw: Callable[[S], str] = lambda state: ""
    """The fault of a saved position that no game can have led to; "" if there is none."""
    seats: Callable[[S], tuple[str, ...]]
    """The seats at the table, in order."""
    redact: Callable[[S, str], S] = _all_is_open
    """A copy of the state without what the seat must not know."""
    redeal: Callable[[S, str, Chance], S] = _as_it_is
    """A random state that looks the same to the seat."""
    package: str
    """The Python package: its ledger, its words and its content lie there."""
    accent: Accent = "boss-rim"
    """Its colour on the shelf."""
    sees_alike: bool = False
    """Every seat may know the same of the state: `redact` leaves out the same for all."""

    # --- before a game
    sheets: Sheets[Any]
    """Its scenarios."""
    players: tuple[int, int]
    """The fewest and the most people and computers at the table."""
    sides: Callable[[], Mapping[str, tuple[str, ...]]]
    """The sides and their seats: `heroes`, `keeper`."""
    seat: Callable[[str, Words], SeatCover] | None = None
    """A seat as one chooses it; otherwise it is called `seat-ID`, with `.role` and `.about`, and looks like the figure `ID`."""
    seated: Callable[[Mapping[str, str], Mapping[str, str]], dict[str, Any]] = _all_seated
    """The options of a new game by who plays which seat ("" for nobody), and in which of its ways; what cannot be is refused."""
    introduction: tuple[str, ...] = ("intro",)
    """The parts of a scenario's text that are read out before it begins."""
    switches: tuple[Switch, ...] = ()
    grades: Callable[[str], Grades] = lambda scenario: Grades()
    """The difficulties of a scenario."""
    fewest: Callable[[str], int] = lambda scenario: 1
    """The fewest seats that a scenario is made for, where some may stay empty."""
    has_begun: Callable[[S], bool] = lambda state: bool(getattr(state, "round", 1))
    """The first round is under way; what is chosen before is where and with what one begins."""
    is_alone: Callable[[str], bool] = lambda scenario: True
    """A scenario may be played by itself; one that goes on where another ended is played in the campaign only."""
    offered: Callable[[str], tuple[str, ...]] = lambda scenario: ()
    """The Heroes whom a scenario offers, in the order in which it suggests them; none: all."""
    ways: Callable[[S], Mapping[str, str]] = _one_way
    """In which of the ways on the cover each seat is played, where there are several."""
    ways_cover: Callable[[Words], WaysCover] | None = None
    """The word for the ways to play a seat, if there are several."""
    campaign: Campaign[S, Any] | None = None

    # --- words and pictures
    voices: Voices[S]
    """The voices for a game's state, with its pictures."""
    content_words: Callable[[], Iterable[str]] = tuple
    """Every id that its content needs words for."""
    outcomes: Outcomes
    """The outcomes it can end with. Only the game reads its outcomes; all others ask for the `ending`."""
    cause: Callable[[S], str] = _no_cause
    """The cause of the end of a game, as `scenario-ID.CAUSE` tells; without such words `.victory` or `.defeat` does."""
    paint: Painter[S]
    """The table as the view's seat sees it, but for what the advice puts forward."""
    tells: type[Chronicle[S]]
    """The chronicle, which tells what happened."""
    sight: Callable[[View[S], str], tuple[str, ...]] = lambda view, piece: ()
    """The spaces that a figure on the board sees."""
    inspect: Callable[[View[S], str, Voice], Inspection] = lambda view, at, voice: Inspection()
    """The answer about a figure, with the odds between it and whoever acts; who could strike at a place."""
    moment: Callable[[View[S]], str] = _same_question
    """Names the turn a question belongs to: equal names, the same turn."""

    windows: tuple[str, ...] = ()
    """The kinds of windows in which a seat may be asked to react, in order; their names are `window-KIND`."""
    window: Callable[[str, Mapping[str, str]], Window | None] = _no_window
    """The window that a question is, by its prompt and what it is about, if it is one."""

    # --- thinking
    judge: Callable[[View[S]], Advice]
    """The advice for the view's seat where it matters, with its reason. It knows nothing but the view."""
    is_secret: Callable[[View[S], str], bool] = _told_to_all
    """A computer's choice that nobody else sees being made, so that its reason is not told either."""
    is_private: Callable[[str, Mapping[str, str]], bool] = _told_to_all
    """The reason of a choice speaks of something only the seat's own side may know."""

    # --- the workshop
    builder: type[Builder[Any, S, Any]]
    """Makes a state of a situation."""
    kind_of_card: Callable[[str], str] = _no_card
    """The kind of a card, as the game calls it: `spell`."""
    odds: Callable[[str], Odds]
    """The chances of each number of successes of dice as the game writes them: `2 green + 1 red`."""
    inventory: Callable[[], list[Component]] = list
    """The box, counted."""

    def __post_init__(self) -> None:
        self.sheets.lay_lessons = lambda: self.lessons
        for kind in (self.state, *self.options):
            get_to_know(kind)

    @cached_property
    def lessons(self) -> Mapping[str, Lesson[S]]:
        """The lessons that can be learnt at a table, by name."""
        return read_lessons(self, self.builder, self.folder() / "lessons", self.package)

    def advise(self, view: View[S]) -> Advice:
        """The advice for the view's seat, with its reason: a window that changes nothing is let pass unthought."""
        asked = view.decision
        window = self.window(asked.prompt, asked.about) if asked is not None else None
        if asked is None or window is None or window.matters or all(entry.key != window.passing for entry in asked.options):
            return self.judge(view)
        return Advice(window.passing, "why-nothing-gained")

    def lesson_in(self, scenario: str) -> Lesson[S] | None:
        """The lesson of a scenario, if it is one."""
        return self.lessons.get(scenario.removeprefix(SCENARIO)) if scenario.startswith(SCENARIO) else None

    def situation(self, text: str, source: str) -> tuple[Session[S], Sequence[str]]:
        """A situation as a session with scripted dice, and the choices it wants made."""
        return begin_situation(self, self.builder, text, source)

    def folder(self) -> Traversable:
        """The folder of its ledger, its words and its content."""
        return files(self.package)

    def cardboard(self) -> Mapping[str, str]:
        """Rules that are only about cardboard, each with the reason."""
        return read_toml(self.folder() / "cardboard.toml", dict[str, str])

    def the_campaign(self) -> Campaign[S, Any]:
        """Its campaign, for those who want to play one."""
        if self.campaign is None:
            raise Refused(f"{self.id} has no campaign")
        return self.campaign

    def words_needed(self) -> Iterator[str]:
        """Every id that its cover and its content need words for."""
        yield from ("game-name", *(f"game-name.{part}" for part in COVER_WORDS), "scene-subtitle", "scene-round", "scene-odds")
        yield from word_ids("outcome", self.outcomes)
        if self.campaign is not None:
            yield from ("campaign-title", "campaign-title.blurb")
        yield from word_ids("switch", (switch.id for switch in self.switches), ".about")
        yield from self._grade_words()
        yield from self._scenario_words()
        yield from self._question_words()
        yield from self._words_of_the_other_side()
        if self.seat is None:
            for seats in self.sides().values():
                yield from word_ids("seat", seats, *SEAT_WORDS)
        yield from self.content_words()

    def _grade_words(self) -> Iterator[str]:
        """A single grade is not chosen, and so never named."""
        offered = {grade.id for scenario in self.scenarios() for grade in self.grades(scenario).of}
        if len(offered) > 1:
            yield from word_ids("grade", sorted(offered), ".about")

    def _scenario_words(self) -> Iterator[str]:
        for scenario in self.scenarios():
            yield from word_ids("scenario", (scenario,), *SCENARIO_WORDS)
            yield from (f"scenario-{scenario}.{part}" for part in self.introduction)
        for lesson in self.lessons.values():
            yield from word_ids("scenario", (lesson.scenario,), *SCENARIO_WORDS)
            yield from lesson.word_ids()

    def _words_of_the_other_side(self) -> Iterator[str]:
        """Whoever plays against the Heroes is told no word of theirs: how it begins and ends, what to do, what is read aloud."""
        for side in (side for side in self.sides() if side != HEROES):
            for scenario in self.scenarios():
                yield f"{side}-{self.paint.goal.format(scenario)}"
                parts = (*self.introduction, "victory", "defeat")
                yield from (f"{side}-scenario-{scenario}.{part}" for part in parts)
            yield from (f"{side}-{id}" for id in self.content_words() if id.startswith(TOLD_ALOUD))

    def _question_words(self) -> Iterator[str]:
        yield from word_ids("window", self.windows)
        yield from word_ids("term", self.paint.asking.term_ids())
        yield from (f"do-{option.__struct_config__.tag}" for option in self.options)
        # what is chosen on the board itself has no heading in the menu
        yield from (f"group-{group}" for group in self.paint.asking.groups if group != SPACE)

    def scenarios(self) -> tuple[str, ...]:
        """The scenarios that can be played, in order."""
        return self.sheets.ids

    def facts(self, scenario: str) -> Sheet:
        """The sheet of a scenario: what a player wants to know before choosing it."""
        sheet: Sheet = self.sheets[scenario]
        return sheet

    def seating(self, seats: Mapping[str, str], ways: Mapping[str, str] = {}) -> dict[str, Any]:
        """The options of a new game by who plays which seat; seats that nobody names a way for are played in the usual one."""
        if self.ways_cover is None:
            for seat, way in ways.items():
                raise BadInput(f"{seat} cannot be played as {way!r}: there is only one way to play each seat")
        return self.seated(seats, ways)

    def switched(self, switches: Iterable[str]) -> dict[str, Any]:
        """The options of a new game that put these switches on their other reading."""
        return switched(self.switches, switches)

    def graded(self, scenario: str, difficulty: str) -> dict[str, Any]:
        """The options of a new game that make a scenario so hard."""
        return self.grades(scenario).options(difficulty)

    def check_alone(self, scenario: str) -> None:
        """People begin a scenario without its campaign."""
        if not self.is_alone(scenario):
            raise BadInput(f"{scenario} goes on where another scenario ends: it is played in the campaign")

    def may_stay_home(self, seat: str) -> bool:
        """The game can be played without anybody on this seat."""
        sides = sorted(self.sides().values(), key=len)
        # where there are more seats than people around a table, the small sides are filled first
        playing = [one for seats in sides for one in seats if one != seat][: self.players[1]]
        try:
            self.seated({one: one if one in playing else "" for seats in sides for one in seats}, {})
        except BadInput:
            return False
        return True

    def ending(self, outcome: str, words: Words) -> Ending:
        """The meaning of an outcome: who has won, in the language of the words."""
        return ending_of(outcome, self.outcomes, self.sides(), words)

    def teller(self, words: Words, view: View[S]) -> Teller:
        """Says to the view's seat, from what it may know, what happens, what it may do and why not."""
        return self.voices(words, view.state).teller

    def open_teller(self, words: Words, state: S) -> Teller:
        """Says the same to whoever may know everything, because the game is their own file."""
        return self.voices(words, state).teller

    def chronicle(self, events: Sequence[tuple[int, Event]], view: View[S], words: Words) -> tuple[Told, ...]:
        """Numbered events that the view's seat may know, as lines and as things to be seen happening."""
        return self.told(events, view, self.voices(words, view.state), self.side_of(view.seat))

    def told(self, events: Sequence[tuple[int, Event]], view: View[S], voice: Voice, side: str) -> tuple[Told, ...]:
        """The same for whoever has the voice of the view already, and tells it to a side."""
        ends = {number for number, event in events if isinstance(event, Ended)}
        lines = self.tells(view, voice, self.seats(view.state), side).all_lines(events)
        return tuple(self._with_epilogue(line, view.state, voice.words, side) if line.number in ends else line for line in lines)

    def teller_of_events(self, view: View[S], words: Words, side: str) -> Chronicle[S]:
        """Tells a side what happened."""
        return self.tells(view, self.voices(words, view.state), self.seats(view.state), side)

    def side_of(self, seat: str) -> str:
        """The side of a seat; whoever only looks on is told what the Heroes are told."""
        return side_of(seat, self.sides())

    def one_side(self, seats: Iterable[str]) -> str:
        """The side of those who play these seats; who plays on several is told what the Heroes are told."""
        sides = {self.side_of(seat) for seat in seats}
        return sides.pop() if len(sides) == 1 else HEROES

    def _with_epilogue(self, line: Told, state: S, words: Words, side: str) -> Told:
        tale = otherwise(None, f"the epilogue of {self.id}", lambda: self.epilogue(state, words, side)) if state.outcome else None
        return msgspec.structs.replace(line, topic="story", tale=tale) if tale is not None else line

    def epilogue(self, state: S, words: Words, side: str) -> Tale:
        """How a game that is over ended, with what the scenario has to say to a side about it."""
        ending, voice = self.ending(state.outcome, words), self.voices(words, state)
        usual = "victory" if HEROES in ending.winners else "defeat"
        told = (voice.words.to(side, f"scenario-{voice.scenario}.{part}") for part in (self.cause(state) or usual, usual))
        return Tale(capital(ending.text), next(filter(None, told), ""))

    def opening(self, scenario: str, words: Words, side: str) -> tuple[str, ...]:
        """What is read out to a side before a scenario begins, a paragraph each; whoever knows the sheet is advised, too."""
        parts = self.introduction if side == HEROES else (*self.introduction, ADVICE)
        return tuple(filter(None, (words.to(side, f"scenario-{scenario}.{part}") for part in parts)))

    def story(self, events: Iterable[tuple[int, Event]], view: View[S], words: Words, side: str) -> tuple[Tale, ...]:
        """Everything that was read aloud to a side so far, from the first words of the scenario on."""
        voice, chronicle = self.voices(words, view.state), self.teller_of_events(view, words, side)
        opening = "\n\n".join(self.opening(voice.scenario, words, side))
        tales = [Tale(voice.text(f"scenario-{voice.scenario}"), opening)] if opening else []
        for _, event in events:
            tale = self.epilogue(view.state, words, side) if isinstance(event, Ended) else chronicle.tale(event)
            tales += [tale] if tale is not None else []
        return tuple(tales)

    def aftermath(
        self, events: Sequence[tuple[int, Event]], view: View[S], words: Words, choices_at: Callable[[int], int]
    ) -> Aftermath:
        """What decided a game that is over, and what everybody did."""
        return aftermath_of(self.teller_of_events(view, words, self.side_of(view.seat)), events, choices_at)

    def why(self, message: str, about: Mapping[str, str], view: View[S], words: Words) -> str:
        """The sentence why a computer player, or a hint, chose something; nothing where that cannot be said."""
        return otherwise("", f"{message} for {place_of(view)}", lambda: self.teller(words, view).why(message, about))

    def scene(self, view: View[S], words: Words, why_not: WhyNot) -> Scene:
        """The table as the view's seat sees it; the suggested choice is that of the advice."""
        return Scene(**self._parts(view, self.voices(words, view.state), why_not, make_anew, make_anew))

    def scene_in_parts(
        self,
        view: View[S],
        voice: Voice,
        why_not: WhyNot,
        parts: Parts,
        gate: Callable[[Question | None], Question | None] = same,
    ) -> dict[str, bytes]:
        """The same as it is sent, part by part; what is the same as before, or for somebody else, is not made again.

        The question passes the `gate` of a lesson, if this is one.
        """
        made = self._parts(view, voice, why_not, parts, parts.written, WIRE.encode)
        made["question"] = gate(made["question"])
        return {name: parts.wire(part) for name, part in made.items()}

    def _parts(
        self, view: View[S], voice: Voice, why_not: WhyNot, keep: Keep, write: Write, wire: Callable[[Any], Any] = as_it_is
    ) -> dict[str, Any]:
        parts = self.paint.parts(self, view, voice, why_not, keep, write, wire)
        question = parts["question"]
        if question is None or not question.choices:
            return parts
        advice = otherwise(None, f"the advice for {place_of(view)}", lambda: self.advise(view))
        if advice is not None:
            waits = advice.waits and any(seat != view.seat for seat in question.seats)
            parts["question"] = msgspec.structs.replace(question, best=advice.option, waits=waits)
        return parts

    def inspection(self, view: View[S], at: str, words: Words) -> Inspection | None:
        """More about a figure or a place than scenes tell; nothing where the board that the view's seat sees has neither."""
        voice = self.voices(words, view.state)
        is_shown = at in places_of(self.paint.board(view, voice)) or any(at == one.id for one in self.paint.pieces(view, voice))
        return self.inspect(view, at, voice) if is_shown else None

    def overview(self, view: View[S], words: Words) -> list[str]:
        """The position in sentences."""
        return [sentence.text for sentence in self.sentences(view, words)]

    def sentences(self, view: View[S], words: Words) -> list[Sentence]:
        """The same, each with what of it is news."""
        return overview_of(self.paint(self, view, words, lambda _: None), view.seat, words, self.paint.has_corners)

    def howto(self, language: str) -> tuple[tuple[Block, ...], ...]:
        """The text that says how to play, page by page; nothing if nobody has written it."""
        file = howto_file(self.folder(), language)
        return read_howto(file.read_text(encoding="utf-8"), f"{self.id}/{file.name}") if file.is_file() else ()

    def picture(self, name: str, words: Words) -> Scene:
        """A picture of how to play: a situation as whoever is asked in it sees it."""
        file = self.folder().joinpath(FOLDER, f"{name}.toml")
        if not file.is_file():
            raise BadInput(f"there is no picture {name!r}", source=f"{self.id}/{FOLDER}")
        session, choices = self.situation(file.read_text(encoding="utf-8"), f"{self.id}/{FOLDER}/{file.name}")
        for choice in choices:
            make(session, choice)
        assert session.decision is not None, "a picture shows a moment at which somebody is asked"
        return self.scene(session.view(session.decision.seat), words, lambda _: None)

    def cover(self, words: Words) -> Cover:
        """The game on the shelf."""
        sides = self.sides()
        minutes = [self.facts(scenario).minutes for scenario in self.scenarios()]
        say = words.say
        return Cover(
            self.id,
            say("game-name"),
            say("game-name.tagline"),
            say("game-name.holder"),
            self.accent,
            say("game-name.contents", count=len(self.scenarios())),
            say("game-name.kind"),
            say("game-name.which"),
            "together" if len(sides) == 1 else "against",
            self.players,
            (min(minutes), max(minutes)),
            self.rules_version,
            tuple(self._seat_cover(seat, side, words) for side, seats in sides.items() for seat in seats),
            tuple(self._scenario_cover(scenario, words) for scenario in self.scenarios()),
            tuple(switch.cover(words) for switch in self.switches),
            CampaignCover(say("campaign-title"), say("campaign-title.blurb"), self.campaign.path()) if self.campaign else None,
            self.ways_cover(words) if self.ways_cover is not None else None,
            bool(self.howto(words.language)),
            tuple(self._lesson_cover(lesson, words) for lesson in self.lessons.values()),
        )

    def _seat_cover(self, seat: str, side: str, words: Words) -> SeatCover:
        return msgspec.structs.replace(self._seat_alone(seat, side, words), may_stay_home=self.may_stay_home(seat))

    def _seat_alone(self, seat: str, side: str, words: Words) -> SeatCover:
        if self.seat is not None:
            return self.seat(seat, words)
        name, role, about = map(words.say, word_ids("seat", (seat,), *SEAT_WORDS))
        return SeatCover(seat, name, role, about, self.voices.icons("figure", seat), side)

    def _lesson_cover(self, lesson: Lesson[S], words: Words) -> LessonCover:
        name, (seat, *_) = f"scenario-{lesson.scenario}", lesson.seats
        role = self._seat_alone(seat, self.side_of(seat), words).name if self.side_of(seat) != HEROES else ""
        return LessonCover(lesson.name, lesson.scenario, words.say(name), words.say(f"{name}.blurb"), lesson.text.minutes, role)

    def _scenario_cover(self, scenario: str, words: Words) -> ScenarioCover:
        sheet, name = self.facts(scenario), f"scenario-{scenario}"
        return ScenarioCover(
            scenario,
            words.say(name),
            words.say(f"{name}.blurb"),
            self.voices.icons("scenario", scenario),
            (max(self.players[0], self.fewest(scenario)), self.players[1]),
            sheet.minutes,
            sheet.difficulty,
            self.opening(scenario, words, HEROES),
            grade_covers(scenario, self.grades(scenario), read_chances(self.folder()), words),
            self.offered(scenario),
            self.is_alone(scenario),
        )


GamePackage = Package[Any]
"""Any game, for all who need not know its state."""
