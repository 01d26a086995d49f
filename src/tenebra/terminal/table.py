"""The text table: asks people, lets computers play, prints what happened. Typed commands are in `commands.py`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from tenebra.kernel import Decision, Event, Option, Refused, Session, View
from tenebra.kit.orders import StandingOrder
from tenebra.kit.package import GamePackage
from tenebra.kit.scene import Scene
from tenebra.kit.told import Told
from tenebra.kit.words import Words
from tenebra.players import Player, PlayerChoice
from tenebra.players.seating import new_player
from tenebra.terminal import saves, start
from tenebra.terminal.by_ear import describe, read_choices
from tenebra.terminal.chart import ChartOptions, chart_of, focus_of, legend_of
from tenebra.terminal.commands import obey
from tenebra.terminal.console import Console, InputEnded
from tenebra.terminal.lesson_progress import LessonProgress
from tenebra.terminal.marks import Marks
from tenebra.terminal.menu import MenuLine, brief, groups_of, menu_of, names_in, note_of
from tenebra.terminal.sheets import fact_text, party_lines, told_line, words_left
from tenebra.terminal.standing_orders import learn_answer, ordered_option

NOBODY = "spectator"
"""The question whether one reacts to what happens; it comes again and again in a turn."""


class TextTable:
    """One game at a table of people and computers."""

    def __init__(
        self,
        console: Console,
        words: Words,
        game: GamePackage,
        session: Session[Any],
        saved: saves.SavedTable,
        folder: Path,
    ) -> None:
        self.console, self.words, self.folder = console, words, folder
        self.game = game
        self.names = start.seat_names(game, words)
        self.marks = Marks()
        self.is_open = start.is_together(game)
        """Everybody at the screen may see everything."""
        self.last_person = ""
        self.page = 0
        self.described: dict[str, set[str]] = {}
        """What of the position was told to each person in sentences the last time."""
        self.offered: tuple[str, frozenset[str]] = ("", frozenset())
        """Who was asked what last in sentences, and the choices there were."""
        self.menu: list[MenuLine] = []
        self.spaces: dict[str, str] = {}
        """Every place of the board, and the name of where it is."""
        self.seat = ""
        self.sit_down(session, saved)
        self.scene = self.scene_of(self.onlooker)
        """The scene that the person at the screen looks at."""

    def sit_down(self, session: Session[Any], saved: saves.SavedTable) -> None:
        """Begin, or go on with, a game; one continued under newer rules says so."""
        for note in session.notes:
            self.console.say(note)
        self.session, self.seating, self.is_campaign = session, saved.seating, saved.is_campaign
        seats = self.seating.seats
        self.by_hand = list(saved.by_hand) or [self.is_person(seat) for seat, _ in session.inputs]
        self.orders: dict[str, dict[str, StandingOrder]] = {}
        """The standing orders of each seat, by the kind of window."""
        lesson = self.game.lesson_in(session.start.scenario)
        self.progress = LessonProgress(lesson, session) if lesson is not None else None
        self.undone: list[tuple[str, str, bool]] = []
        self.seen = dict.fromkeys((*self.seating.people, NOBODY), len(session.events) if session.inputs else 0)
        self.reasons: list[tuple[str, str]] = []
        """The side that alone may know it ("" is everybody), and the sentence."""
        self.reasons_are_old = False
        self.last_reason: dict[str, str] = {}
        """What each seat gave for a reason last: word for word it is not said again."""
        self.drawn: dict[str, list[tuple[str, str]]] = {}
        """The position of everybody when a person last saw the board."""
        self.players: dict[str, Player] = {
            seat: new_player(who, seat, session.start.seed) for seat, who in seats.items() if who in saves.COMPUTERS
        }

    # --- who is who

    def is_person(self, seat: str) -> bool:
        return self.seating.seats.get(seat, "").startswith(saves.PEOPLE)

    @property
    def is_alone(self) -> bool:
        """At most one person: nobody else has to be asked, and nothing has to be hidden from anybody."""
        return len(self.seating.people) < 2

    @property
    def onlooker(self) -> str:
        """The seat whose knowledge is told while computers play."""
        return self.seating.seats_of(self.seating.people[0])[0] if self.seating.people else NOBODY

    def say(self, message: str, **about: str | int) -> str:
        return self.words.say(message, **about)

    # --- the loop

    def run(self) -> bool:
        """Play until the end. False when somebody left before it; the game is then kept."""
        try:
            while (decision := self.session.decision) is not None:
                self.settle(decision)
        except (InputEnded, KeyboardInterrupt):
            self.keep()
            self.console.say()
            self.console.say(self.say("table-left"))
            return False
        self.tell(self.onlooker if self.is_alone else NOBODY)
        self.tell_lesson()
        return True

    def settle(self, decision: Decision[Any]) -> None:
        """Have one decision made, by a person, a computer or a standing order."""
        asked = [seat for seat in decision.seats if self.is_person(seat)]
        if not asked:
            self.let_computer_play(decision)
            return
        options = decision.options(asked[0])
        if len(decision.seats) == 1 and len(options) == 1 and (self.is_alone or not self.is_window()):
            # nothing to choose; but where others look on, a window must not show by its silence that no card fits
            self.take(asked[0], options[0], by_hand=False)
            return
        seat = self.seat if self.seat in asked else asked[0]
        ordered = ordered_option(self, seat, decision)
        if ordered is not None:
            self.take(seat, ordered, by_hand=False)
        else:
            self.ask_person(seat)

    def take(self, seat: str, option: Option, by_hand: bool) -> None:
        """Make a choice."""
        decision = self.session.decision
        self.by_hand.append(by_hand)
        self.reasons_are_old = self.reasons_are_old or by_hand
        try:
            self.session.choose(option, seat)
        except BaseException:
            self.by_hand.pop()
            raise
        if by_hand and decision is not None:
            learn_answer(self, seat, decision, option)

    def let_computer_play(self, decision: Decision[Any]) -> None:
        """Let a computer answer: the first seat that does not want to wait for others. In a lesson as its script says."""
        if self.progress is not None and (scripted := self.progress.lesson.scripted(self.session, decision)) is not None:
            seat, text = scripted
            self.take(seat, decision.find(text, seat, self.game.options), by_hand=False)
            return
        seat, option, choice, asked = self.first_answer(decision)
        # what nobody can see being chosen is passed over: the next telling has what came of it
        shows = (self.is_alone or self.is_open) and asked is not None and not self.game.is_secret(asked, choice.option)
        if shows:
            self.tell(self.onlooker)
        if asked is not None:
            self.give_reason(asked, choice, shows)
        self.take(seat, option, by_hand=False)
        if shows and self.tell(self.onlooker):
            self.console.wait()

    def first_answer(self, decision: Decision[Any]) -> tuple[str, Option, PlayerChoice, View[Any] | None]:
        """The first choice by a seat that does not wait for others; if all do, the choice of the first of them."""
        waiting: list[tuple[str, Option, PlayerChoice, View[Any] | None]] = []
        for seat in decision.seats:
            options = decision.options(seat)
            if len(options) == 1:
                return seat, options[0], PlayerChoice(str(options[0])), None
            view = self.session.view(seat)
            choice = self.players[seat].choose(view)
            option = next((option for option in options if str(option) == choice.option), None)
            if option is None:
                raise Refused(f"{seat} chose {choice.option!r}, which is not one of the {len(options)} legal options")
            if not choice.waits:
                return seat, option, choice, view
            waiting.append((seat, option, choice, view))
        return waiting[0]

    def give_reason(self, view: View[Any], choice: PlayerChoice, shows: bool) -> None:
        """Remember why a computer chose, and say it to those who may know."""
        if not choice.why or self.game.is_secret(view, choice.option):
            return
        if self.reasons_are_old:
            self.reasons, self.reasons_are_old = [], False
        why = self.game.why(choice.why, choice.about, view, self.words)
        private = self.game.is_private(choice.option, choice.about)
        self.reasons.append((view.seat if private else "", self.say("table-reason", seat=self.names[view.seat], why=why)))
        owner, text = self.reasons[-1]
        is_news = self.last_reason.get(view.seat) != text
        self.last_reason[view.seat] = text
        if shows and is_news and self.may_know(self.onlooker, owner):
            self.console.say(text, "dim italic")

    def may_know(self, seat: str, owner: str) -> bool:
        """A reason that is private to a seat's side may be told to this seat."""
        return not owner or any(seat in side and owner in side for side in self.game.sides().values())

    def reasons_for(self, seat: str) -> list[str]:
        """The reasons of the computers' last choices, as far as the seat may know."""
        return [text for owner, text in self.reasons if self.may_know(seat, owner)]

    def ask_person(self, seat: str) -> None:
        """Show what the person may know, and read until a choice is made or the position is another one."""
        who = self.seating.seats[seat]
        if not (self.is_alone or self.is_open) and who != self.last_person:
            self.hide_from_others(seat, who)
        self.last_person, self.seat, self.page = who, seat, 0
        self.tell(seat)
        self.tell_lesson()
        self.look(seat)
        self.show()
        self.keep()
        while True:
            line = self.console.ask(self.say("table-ask", seat=self.caller(seat)))
            if obey(self, line):
                return

    def tell_lesson(self) -> None:
        """Print the steps of the lesson that are new."""
        for text in self.progress.news(self.session, self.words) if self.progress is not None else ():
            self.console.say()
            self.console.say(text, "italic")

    def advice(self) -> tuple[str, str]:
        """The advised option and why; in a lesson the option that its step wants."""
        is_open = self.progress.lesson.open_options(self.session, self.seat) if self.progress is not None else None
        if is_open is not None:
            return is_open[0], self.say("why-in-lesson")
        view = self.view()
        advice = self.game.advise(view)
        return advice.option, self.game.why(advice.why, advice.about, view, self.words)

    def caller(self, seat: str) -> str:
        """The name of who is asked, with that of the person where the screen is not handed over."""
        name, person = self.names[seat], self.seating.seats[seat].removeprefix(saves.PEOPLE)
        return f"{person}, {name}" if self.is_open and person and not self.is_alone else name

    def hide_from_others(self, seat: str, who: str) -> None:
        """Clear the screen, and wait until the next person is there."""
        self.console.clear()
        name = who.removeprefix(saves.PEOPLE)
        self.console.say(self.say("table-curtain", person=name, seat=self.names[seat]), "bold")
        self.console.ask(self.say("table-curtain-ask"))

    def keep(self) -> None:
        """Write the game down, so that it can be resumed whatever happens."""
        saves.write_game(self.autosave, self.session, self.to_saved())

    @property
    def autosave(self) -> Path:
        """The file of the game in progress."""
        return saves.autosave(self.folder, self.game.id if self.is_campaign else "")

    def to_saved(self) -> saves.SavedTable:
        return saves.SavedTable(self.seating, self.by_hand, self.is_campaign)

    def tell_again_after_undo(self) -> None:
        """Count events that were taken back as not told."""
        self.seen = {who: min(seen, len(self.session.events)) for who, seen in self.seen.items()}

    # --- telling and showing

    def view(self) -> View[Any]:
        return self.session.view(self.seat)

    def scene_of(self, seat: str) -> Scene:
        """The table as a seat sees it."""
        decision = self.session.decision
        why_not = partial(decision.why_not, seat) if decision is not None and seat in decision.seats else lambda _: None
        scene = self.game.scene(self.session.view(seat), self.words, why_not)
        if self.progress is None:
            return scene
        return msgspec.structs.replace(scene, question=self.progress.lesson.gated(scene.question, self.session, seat))

    def introduction(self, people: Iterable[str]) -> list[str]:
        """What is read out before the scenario begins, and its goal, as these people may hear it together."""
        game, scenario = self.game, self.session.start.scenario
        side = game.one_side(seat for person in people for seat in self.seating.seats_of(person))
        told = (*game.opening(scenario, self.words, side), game.paint.goal_of(scenario, self.words, side))
        return [part for part in told if part]

    def introduce(self) -> None:
        """Print the introduction, and the commitment to the dice."""
        say = self.console.say
        say()
        say(self.scene.title, "bold")
        for part in self.introduction(self.seating.people):
            say(part)
        say()
        if not self.session.start.dice:
            # nobody wants to hear 64 digits
            plain = self.console.plain
            say(self.say("start-sealed") if plain else self.say("start-dice", commitment=self.session.commitment), "dim")
        say(self.say("start-help"))
        say()

    def is_window(self) -> bool:
        """One is only asked whether one reacts."""
        decision = self.session.decision
        return decision is not None and self.game.window(decision.prompt, decision.about) is not None

    def told(self, seat: str, events: Iterable[tuple[int, Event]], is_all: bool = False) -> list[Told]:
        """The lines of the chronicle about these events; clerical ones only where all are wanted."""
        lines = self.game.chronicle(tuple(events), self.session.view(seat), self.words)
        return [told for told in lines if told.text and (is_all or not told.is_clerical)]

    def tell(self, seat: str) -> bool:
        """Print what the seat's person has not been told yet. True if there was something."""
        who = NOBODY if self.is_open else self.seating.seats.get(seat, NOBODY)
        since = min(self.seen.get(who, 0), len(self.session.events))
        self.seen[who] = len(self.session.events)
        lines = self.told(seat, self.session.numbered(seat, since))
        for told in lines:
            self.console.say(told_line(told), "bold" if told.is_round else "")
            if told.tale is not None:
                self.console.say(told.tale.text, "italic")
        return bool(lines)

    def look(self, seat: str) -> None:
        """Work out the scene and the menu for a person."""
        self.scene = self.scene_of(seat)
        self.spaces = chart_of(self.scene).names(self.scene)
        self.menu = menu_of(self.scene, self.spaces)

    def show(self, again: bool = False) -> None:
        """The board, the question and the options."""
        console, question = self.console, self.scene.question
        assert question is not None
        if console.plain:
            describe(self, again)
        elif again or self.is_board_wanted():
            self.drawn[self.last_person] = self.standing()
            console.say()
            self.show_board()
        console.say()
        left = words_left(question)
        console.say(f"{question.prompt} ({'; '.join(left)})" if left else question.prompt, "bold")
        if self.is_window():
            console.say(self.say("table-pass-on"))
        if console.plain:
            read_choices(self, again)
        else:
            self.show_menu()

    def standing(self) -> list[tuple[str, str]]:
        return [(piece.id, piece.place) for piece in self.scene.pieces]

    def is_board_wanted(self) -> bool:
        """The answer lies on the board, or somebody has moved; not while one is only asked whether one reacts."""
        decision = self.session.decision
        if decision is None or self.is_window():
            return decision is None
        here = {*self.spaces, *(piece.id for piece in self.scene.pieces), *(thing.id for thing in self.scene.things)}
        points = any(line.choice.at and line.choice.at[0] in here for line in self.menu)
        return points or self.drawn.get(self.last_person, []) != self.standing()

    def heading(self) -> str:
        """The heading in one line: scenario, round, phase, whose turn it is, and the facts that everybody watches."""
        scene = self.scene
        now = [phase.name for phase in scene.order.phases if phase.status == "now"]
        now += [slot.name for slot in scene.order.slots if slot.status == "now"]
        return " · ".join((scene.title, scene.subtitle, *now, *map(fact_text, scene.order.facts)))

    def show_board(self, whole: bool = False) -> None:
        """The map with the figures beside it, or below where there is no room."""
        console, scene = self.console, self.scene
        console.say(self.heading(), "bold")
        room = max(9, console.height - self.lines_of_menu() - 6) if console.height and not whole else 0
        offered = [line.space for line in self.menu if line.space]
        options = ChartOptions(self.marks, focus_of(scene, self.seat), offered, console.width, room, console.draws_boxes)
        chart = chart_of(scene).draw(scene, options)
        figures = party_lines(scene, self.marks.of(scene, is_short=chart_of(scene).is_short), self.words)
        broad = max(line.cell_len for line in chart) + 3
        if broad + max((line.cell_len for line in figures), default=0) <= console.width:
            for at in range(max(len(chart), len(figures))):
                line = chart[at].copy() if at < len(chart) else Text()
                if at < len(figures):
                    line.append(" " * (broad - line.cell_len))
                    line.append(figures[at])
                console.lines([line])
        else:
            console.lines([*chart, *figures])
        console.say(legend_of(scene, options, self.words), "dim")

    def lines_of_menu(self) -> int:
        """About how many lines the menu will take, so that the map leaves room for it."""
        lines = len(brief(self.menu, self.spaces))
        for entries in groups_of(self.menu).values():
            lines += len(entries) if any(self.note(line) for line in entries) else (len(entries) + 1) // 2
        return lines

    def show_menu(self) -> None:
        """The options group by group, the groups' names at the side; the spaces in brief."""
        groups = groups_of(self.menu)
        titles = {group: self.group_name(lines[0]) for group, lines in groups.items()}
        broad = max(map(len, titles.values()), default=0)
        for group, lines in groups.items():
            cells = [f"{line.number:>3}  {self.described_as(line)}" for line in lines]
            self.console.columns(cells, f"{titles[group]:<{broad}}", together=not any(self.note(line) for line in lines))
        for text in brief(self.menu, self.spaces):
            self.console.say(text, indent=8)

    def group_name(self, line: MenuLine) -> str:
        """The name of a group of options; without one, the verb of its first option."""
        id = f"group-{line.choice.group}"
        return self.say(id) if self.words.has(id) else line.choice.verb

    def note(self, line: MenuLine) -> str:
        return note_of(line.choice, self.words, names_in(self.scene))

    def described_as(self, line: MenuLine) -> str:
        """An option with what one should know about it."""
        note = self.note(line)
        return f"{line.choice.label}: {note}" if note else line.choice.label
