"""The text table: asks people, lets computers play, tells what happened. What a typed word does is in `commands`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.text import Text

from tenebra.kernel import Decision, Option, Refused, Session, View
from tenebra.kit.package import GamePackage
from tenebra.kit.words import Words
from tenebra.players import Choice, Player
from tenebra.players.seating import new_player
from tenebra.terminal import start, store
from tenebra.terminal.commands import PAGE, obey
from tenebra.terminal.console import Console, Gone
from tenebra.terminal.menu import Line, groups_of, menu_of
from tenebra.terminal.screens import Screens

NOBODY = "spectator"


class Table:
    """One game at a table of people and computers."""

    def __init__(
        self,
        console: Console,
        words: Words,
        screens: Screens,
        game: GamePackage,
        session: Session[Any],
        beside: store.Beside,
        folder: Path,
    ) -> None:
        self.console, self.words, self.screens, self.folder = console, words, screens, folder
        self.game = game
        self.is_open = start.is_together(game)
        """Everybody at the screen may see everything."""
        self.last_person = ""
        self.page = 0
        self.menu: list[Line] = []
        self.seat = ""
        self.sit_down(session, beside)

    def sit_down(self, session: Session[Any], beside: store.Beside) -> None:
        """Begin, or go on with, a game; one continued under newer rules says so."""
        for note in session.notes:
            self.console.say(note)
        self.session, self.seating, self.is_campaign = session, beside.seating, beside.is_campaign
        seats = self.seating.seats
        self.by_hand = list(beside.by_hand) or [self.is_person(seat) for seat, _ in session.inputs]
        self.passing = ("", "")
        """A turn, and the answer to give until it is over."""
        self.undone: list[tuple[str, str, bool]] = []
        self.seen = dict.fromkeys((*self.seating.people, NOBODY), len(session.events) if session.inputs else 0)
        self.reasons: list[tuple[str, str]] = []
        """Whose side alone may know it ("" is everybody), and the sentence."""
        self.reasons_are_old = False
        self.players: dict[str, Player] = {
            seat: new_player(who, seat, session.start.seed) for seat, who in seats.items() if who in store.COMPUTERS
        }

    # --- who is who

    def is_person(self, seat: str) -> bool:
        return self.seating.seats.get(seat, "").startswith(store.PEOPLE)

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
        except (Gone, KeyboardInterrupt):
            self.keep()
            self.console.say()
            self.console.say(self.say("table-left"))
            return False
        self.tell(self.onlooker if self.is_alone else NOBODY)
        return True

    def settle(self, decision: Decision[Any]) -> None:
        """One decision, by whoever is asked."""
        asked = [seat for seat in decision.seats if self.is_person(seat)]
        if not asked:
            self.let_computer_play(decision)
            return
        options = decision.options(asked[0])
        if len(decision.seats) == 1 and len(options) == 1 and (self.is_alone or decision.prompt != "window"):
            # nothing to choose; but where others look on, a window must not show by its silence that no card fits
            self.take(asked[0], options[0], by_hand=False)
            return
        seat = self.seat if self.seat in asked else asked[0]
        moment, answer = self.passing
        same = moment and moment == self.screens.moment(self.session.view(seat))
        again = [option for option in decision.options(seat) if same and str(option) == answer]
        if again:
            self.take(seat, again[0], by_hand=False)
        else:
            self.ask_person(seat)

    def take(self, seat: str, option: Option, by_hand: bool) -> None:
        """An answer is given."""
        self.by_hand.append(by_hand)
        self.reasons_are_old = self.reasons_are_old or by_hand
        try:
            self.session.choose(option, seat)
        except BaseException:
            self.by_hand.pop()
            raise

    def let_computer_play(self, decision: Decision[Any]) -> None:
        """The computers' seats in order; the first who does not want to wait for the others answers."""
        answers: list[tuple[str, Option, Choice, View[Any] | None]] = []
        for seat in decision.seats:
            options = decision.options(seat)
            if len(options) == 1:
                answers.insert(0, (seat, options[0], Choice(str(options[0])), None))
                break
            view = self.session.view(seat)
            choice = self.players[seat].choose(view)
            option = next((option for option in options if str(option) == choice.option), None)
            if option is None:
                raise Refused(f"{seat} chose {choice.option!r}, which is not one of the {len(options)} legal options")
            answers.append((seat, option, choice, view))
            if not choice.waits:
                answers.insert(0, answers.pop())
                break
        seat, option, choice, asked = answers[0]
        # what nobody can see being chosen is passed over: the next telling has what came of it
        shows = (self.is_alone or self.is_open) and asked is not None and not self.game.is_secret(asked, choice.option)
        if shows:
            self.tell(self.onlooker)
        if asked is not None:
            self.give_reason(asked, choice, shows)
        self.take(seat, option, by_hand=False)
        if shows and self.tell(self.onlooker):
            self.console.wait()

    def give_reason(self, view: View[Any], choice: Choice, shows: bool) -> None:
        """Remember why a computer chose, and say it to those who may know."""
        if not choice.why or self.game.is_secret(view, choice.option):
            return
        if self.reasons_are_old:
            self.reasons, self.reasons_are_old = [], False
        why = self.game.why(choice.why, choice.about, view, self.words)
        private = self.game.is_private(choice.option, choice.about)
        self.reasons.append((view.seat if private else "", self.say("table-reason", seat=self.screens.name(view.seat), why=why)))
        owner, text = self.reasons[-1]
        if shows and self.may_know(self.onlooker, owner):
            self.console.say(text, "dim italic")

    def may_know(self, seat: str, owner: str) -> bool:
        """A reason that is private to a seat's side may be told to this seat."""
        return not owner or any(seat in side and owner in side for side in self.game.sides().values())

    def reasons_for(self, seat: str) -> list[str]:
        """Why the computers did what they did last, as far as the seat may know."""
        return [text for owner, text in self.reasons if self.may_know(seat, owner)]

    def ask_person(self, seat: str) -> None:
        """Show what the person may know, and read until a choice is made or the position is another one."""
        who = self.seating.seats[seat]
        if not (self.is_alone or self.is_open) and who != self.last_person:
            self.draw_curtain(seat, who)
        self.last_person, self.seat, self.page = who, seat, 0
        self.tell(seat)
        self.show(seat)
        self.keep()
        while True:
            line = self.console.ask(self.say("table-ask", seat=self.caller(seat)))
            if obey(self, line):
                return

    def caller(self, seat: str) -> str:
        """Who is asked; where no curtain says it, with the name of the person."""
        name, person = self.screens.name(seat), self.seating.seats[seat].removeprefix(store.PEOPLE)
        return f"{person}, {name}" if self.is_open and person and not self.is_alone else name

    def draw_curtain(self, seat: str, who: str) -> None:
        """Nobody sees what the next person may see until that person says so."""
        self.console.clear()
        name = who.removeprefix(store.PEOPLE)
        self.console.say(self.say("table-curtain", person=name, seat=self.screens.name(seat)), "bold")
        self.console.ask(self.say("table-curtain-ask"))

    def keep(self) -> None:
        """Write the game down, so that it can be resumed whatever happens."""
        store.write_game(self.autosave, self.session, self.beside())

    @property
    def autosave(self) -> Path:
        """Where the game in progress lies."""
        return store.autosave(self.folder, self.game.id if self.is_campaign else "")

    def beside(self) -> store.Beside:
        return store.Beside(self.seating, self.by_hand, self.is_campaign)

    def forget_after_undo(self) -> None:
        """What is told again is news again."""
        self.seen = {who: min(seen, len(self.session.events)) for who, seen in self.seen.items()}

    # --- telling and showing

    def view(self) -> View[Any]:
        return self.session.view(self.seat)

    def tell(self, seat: str) -> bool:
        """What the seat's person has not been told yet. True if there was something."""
        who = NOBODY if self.is_open else self.seating.seats.get(seat, NOBODY)
        since = min(self.seen.get(who, 0), len(self.session.events))
        self.seen[who] = len(self.session.events)
        lines = self.screens.tell(self.session.told(seat, since), self.session.view(seat))
        for line in lines:
            self.console.say(line)
        return bool(lines)

    def show(self, seat: str) -> None:
        """The board, the question and the options."""
        view = self.session.view(seat)
        console, screens = self.console, self.screens
        self.menu = menu_of(screens.drafts(view), tuple(screens.groups))
        if screens.shows_board(view):
            console.say()
            if console.plain:
                for line in screens.situation(view):
                    console.say(line)
            else:
                self.show_board(view)
        console.say()
        console.say(screens.prompt(view), "bold")
        if screens.moment(view):
            console.say(self.say("table-pass-on"))
        if console.plain:
            self.show_page(view)
        else:
            self.show_menu(view)

    def show_board(self, view: View[Any], whole: bool = False) -> None:
        """The map with the figures beside it, or below where there is no room."""
        console = self.console
        console.say(self.screens.heading(view), "bold")
        room = max(9, console.height - self.lines_of_menu(view) - 6) if console.height and not whole else 0
        chart = self.screens.chart(view, console.width, room, console.draws_boxes)
        figures = self.screens.figures(view)
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
        console.say(self.screens.legend(view), "dim")

    def lines_of_menu(self, view: View[Any]) -> int:
        """About how many lines the menu will take, so that the map leaves room for it."""
        lines = 0
        for group, entries in groups_of(self.menu).items():
            if group == self.screens.many:
                lines += len(self.screens.brief(view))
            else:
                lines += len(entries) if any(line.note for line in entries) else (len(entries) + 1) // 2
        return lines

    def show_menu(self, view: View[Any]) -> None:
        """The options group by group, the groups' names at the side; the long group in brief."""
        groups = groups_of(self.menu)
        titles = {group: self.say(f"group-{group}") for group in groups if group != self.screens.many}
        broad = max(map(len, titles.values()), default=0)
        for group, lines in groups.items():
            if group == self.screens.many:
                for text in self.screens.brief(view):
                    self.console.say(text, indent=8)
                continue
            cells = [f"{line.number:>3}  {described(line)}" for line in lines]
            self.console.columns(cells, f"{titles[group]:<{broad}}", together=not any(line.note for line in lines))

    def show_page(self, view: View[Any]) -> None:
        """The next options, a few at a time, each on its line."""
        first = self.page * PAGE
        for line in self.menu[first : first + PAGE]:
            self.console.say(f"{line.number}. {described(line)}")
        left = len(self.menu) - first - PAGE
        if left > 0:
            self.console.say(self.say("table-more", left=left))
        elif self.page:
            self.console.say(self.say("table-no-more"))


def described(line: Line) -> str:
    """An option with what one should know about it."""
    return f"{line.label}: {line.note}" if line.note else line.label
