"""The commands of the text table, and how a typed line is carried out: as a command or as an option."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from tenebra.games.registry import GAMES
from tenebra.kernel import BadInput, Option, Refused, SaveError
from tenebra.kit.finding import finder_of
from tenebra.kit.ledger import ledger_of
from tenebra.kit.orders import EVERY
from tenebra.kit.telling import Teller
from tenebra.terminal import saves
from tenebra.terminal.by_ear import PAGE, default_of, describe, read_page
from tenebra.terminal.console import InputEnded
from tenebra.terminal.menu import MenuLine, closest, find, names_in, odds_line, plain_text
from tenebra.terminal.sheets import hand_lines, sheet_lines, told_line
from tenebra.terminal.standing_orders import give_order, orders_command
from tenebra.terminal.start import ask_yes
from tenebra.terminal.unknown_options import keys_meant

if TYPE_CHECKING:
    from tenebra.terminal.table import TextTable

Command = Callable[["TextTable", str, bool], bool]
COMMANDS: dict[str, Command] = {}
"""By id, in the order of the help. The words that call them are `typed-<id>` in each language; English always works."""
WITH_TEXT = ("sheet", "odds", "log", "why", "rule", "undo", "asking", "seat", "save")
"""Commands that something may follow; the others with something behind them may be the beginning of an option."""
LOG_LINES = 20
MOST_RULES = 5


def command(rule: Command) -> Command:
    """Register a command by its name. It gets the rest of the line, and whether it was called with an exclamation mark."""
    COMMANDS[rule.__name__] = rule
    return rule


def obey(table: TextTable, line: str) -> bool:
    """Carry out a typed line. True when the position has changed, so that the table must look again."""
    if not line:
        if (default := default_of(table)) is not None:
            return _choose(table, default, is_sure=False)
        table.show(again=True)
        return False
    head, _, rest = line.partition(" ")
    forced = head.endswith("!")
    word = plain_text(head)
    called = _called(table, word)
    if called == "why" and (refusal := _after_not(table, rest)) is not None:
        return COMMANDS["whynot"](table, refusal, forced)
    found = find(line.rstrip("!"), table.menu)
    if called and not (rest and found and called not in WITH_TEXT):
        return COMMANDS[called](table, rest.strip(), forced)
    if len(found) == 1:
        return _choose(table, found[0], is_sure=line.endswith("!"))
    if found:
        several = "; ".join(f"{entry.number} {entry.choice.label}" for entry in found[:8])
        table.console.say(table.say("table-ambiguous", text=line, options=several, more=max(0, len(found) - 8)))
        return False
    if (near := _called(table, word, cut_short=True)) and not rest:
        return COMMANDS[near](table, "", forced)
    return _refuse(table, line)


def _choose(table: TextTable, line: MenuLine, is_sure: bool) -> bool:
    """Make a choice. Who lets a window pass and is sure of it lets all of them pass in this turn."""
    if not is_sure and not _is_meant(table, line):
        return False
    table.undone.clear()
    if is_sure and table.is_window() and line.choice.is_last:
        give_order(table, table.seat, EVERY, "not_this_turn")
    table.take(table.seat, _option(table, table.seat, line.choice.key), by_hand=True)
    return True


def _is_meant(table: TextTable, line: MenuLine) -> bool:
    """Ask once more before a costly choice that cannot be taken back, as the page does."""
    if not line.choice.is_final:
        return True
    # said, not asked: with the shortest prompts the question itself is not printed
    table.console.say(table.say("table-final", option=line.choice.label, warning=line.choice.warn))
    if ask_yes(table.console, table.words, table.say("table-final-ask"), default=False):
        return True
    table.console.say(table.say("table-final-no"))
    return False


def _option(table: TextTable, seat: str, key: str) -> Option:
    decision = table.session.decision
    assert decision is not None
    option: Option = decision.find(key, seat, table.game.options)
    return option


def command_words(table: TextTable, id: str) -> list[str]:
    """The words that call a command, the player's language first."""
    return [plain_text(word) for word in table.say(f"typed-{id}").split(",")]


def _called(table: TextTable, word: str, cut_short: bool = False) -> str:
    """The command a word calls."""
    if cut_short:
        found = [id for id in COMMANDS if any(said.startswith(word) for said in (id, *command_words(table, id)))]
        return found[0] if len(found) == 1 and len(word) > 1 else ""
    return next((id for id in COMMANDS if word == id or word in command_words(table, id)), "")


def _after_not(table: TextTable, rest: str) -> str | None:
    """The option in `why not OPTION`; None for a plain `why`."""
    head, _, option = rest.strip().partition(" ")
    return option.strip() if plain_text(head) in ("not", plain_text(table.say("word-not"))) else None


def _refuse(table: TextTable, text: str) -> bool:
    """Say why a typed option is not allowed, as exactly as the rules can."""
    answers = [_answer(table, key, text) for key in keys_meant(text, table.game, table.scene, table.spaces, table.words)]
    # of several the first, which is the likeliest
    table.console.say(max(answers, key=lambda answer: answer[0])[1])
    if near := closest(text, table.menu):
        table.console.say(table.say("table-near", options="; ".join(f"{line.number} {line.choice.label}" for line in near)))
    return False


def _answer(table: TextTable, key: str, text: str) -> tuple[int, str]:
    """How well the rules understood an option (0 to 3), and their reply."""
    decision = table.session.decision
    assert decision is not None
    try:
        decision.find(key, table.seat, table.game.options)
    except Refused as refused:
        if refused.reason is None:
            return 1, table.say("table-not-now", text=text)
        return 2, f"{_teller(table).refusal(refused.reason)} [{refused.reason.rule}]"
    except BadInput:
        return 0, table.say("table-not-understood", text=text)
    # what a lesson does not leave open is on no menu
    return 3, table.say("play-lesson-shut") if table.progress is not None else table.say("table-allowed", text=text)


def _teller(table: TextTable) -> Teller:
    return table.game.teller(table.words, table.view())


@command
def help(table: TextTable, rest: str, forced: bool) -> bool:
    """List the commands."""
    examples = {"hero": table.names[table.seat], "rule": next(iter(ledger_of(table.game.folder())))}
    table.console.say(table.say("help-options"))
    for id in COMMANDS:
        first, *others = (word.strip() for word in table.say(f"typed-{id}").split(","))
        also = f" ({', '.join(others)})" if others else ""
        table.console.say(f"  {first}{also}: {table.say(f'typed-{id}.about', **examples)}", indent=4)
    return False


@command
def map(table: TextTable, rest: str, forced: bool) -> bool:
    """Show the whole map; in plain mode describe it in sentences."""
    if table.console.plain:
        describe(table, is_all=True)
    else:
        table.show_board(whole=True)
    return False


@command
def goal(table: TextTable, rest: str, forced: bool) -> bool:
    """Repeat the introduction of the scenario."""
    for part in table.introduction([table.seating.seats.get(table.seat, "")]):
        table.console.say(part)
    return False


@command
def moves(table: TextTable, rest: str, forced: bool) -> bool:
    """The long group of the menu, with numbers."""
    lines = [line for line in table.menu if line.space]
    table.console.columns([f"{line.number:>4}  {line.choice.label}" for line in lines])
    if not lines:
        table.console.say(table.say("table-no-moves"))
    return False


@command
def more(table: TextTable, rest: str, forced: bool) -> bool:
    """The next page of options, or all of them again."""
    if not table.console.plain:
        table.show(again=True)
        return False
    table.page += 1
    if table.page * PAGE >= len(table.menu):
        table.page = 0
    read_page(table)
    return False


def _say_lines(table: TextTable, lines: Iterable[str]) -> None:
    """Lines that are longer than the screen go on a little further right."""
    for line in lines:
        table.console.say(line, indent=len(line) - len(line.lstrip()) + 2)


@command
def sheet(table: TextTable, rest: str, forced: bool) -> bool:
    """A figure's sheet."""
    lines = sheet_lines(table.scene, rest, table.seat, table.words)
    _say_lines(table, lines if lines is not None else [table.say("table-nobody", text=rest)])
    return False


@command
def hand(table: TextTable, rest: str, forced: bool) -> bool:
    """The cards one may see."""
    _say_lines(table, hand_lines(table.scene))
    return False


@command
def odds(table: TextTable, rest: str, forced: bool) -> bool:
    """The exact chances of an option, or of all that need luck."""
    lines = [line for line in (find(rest, table.menu) if rest else table.menu) if line.choice.forecasts]
    for line in lines:
        short = odds_line(line.choice, table.words, names_in(table.scene))
        table.console.say(f"{line.number} {line.choice.label}: {short}")
        for forecast in line.choice.forecasts:
            table.console.say(f"    {forecast.text}" + (f" [{forecast.rule}]" if forecast.rule else ""))
    if not lines:
        table.console.say(table.say("table-no-odds"))
    return False


@command
def log(table: TextTable, rest: str, forced: bool) -> bool:
    """Show the last lines of the chronicle; with an exclamation mark clerical ones, too."""
    lines = table.told(table.seat, table.session.numbered(table.seat), is_all=forced)
    for told in lines[-(int(rest) if rest.isdigit() and int(rest) else LOG_LINES) :]:
        table.console.say(told_line(told))
    return False


@command
def hint(table: TextTable, rest: str, forced: bool) -> bool:
    """Say what the greedy computer would do here, and why; with an exclamation mark do it."""
    option, why = table.advice()
    line = next(line for line in table.menu if line.choice.key == option)
    table.console.say(table.say("table-hint", option=line.choice.label, number=line.number, why=why))
    if not forced:
        return False
    table.undone.clear()
    table.take(table.seat, _option(table, table.seat, line.choice.key), by_hand=True)
    return True


@command
def why(table: TextTable, rest: str, forced: bool) -> bool:
    """Say why the computers did what they did last."""
    for line in table.reasons_for(table.seat)[-LOG_LINES:] or [table.say("table-no-reasons")]:
        table.console.say(line)
    return False


@command
def whynot(table: TextTable, rest: str, forced: bool) -> bool:
    """Say why an option is not allowed."""
    if not rest:
        table.console.say(table.say("table-why-not-what"))
        return False
    if len(found := find(rest, table.menu)) == 1:
        table.console.say(table.say("table-allowed", text=found[0].choice.label))
        return False
    return _refuse(table, rest)


@command
def rule(table: TextTable, rest: str, forced: bool) -> bool:
    """Show a rule by its id, or the rules that answer a question."""
    wanted = rest.upper().strip("[]().,?")
    found = finder_of(table.game, table.words).find(wanted)
    for entry in found.rules[: 1 if found.rules[:1] and found.rules[0].id == wanted else MOST_RULES]:
        table.console.say(table.say("table-rule", id=entry.id, section=entry.section))
        table.console.say(entry.text.replace("**", "").replace("*", "").replace("`", ""))
    if not found.rules:
        table.console.say(table.say("table-no-rule", text=rest or "?", near=", ".join(found.instead) or "?"))
    return False


@command
def undo(table: TextTable, rest: str, forced: bool) -> bool:
    """Take back one's last choices."""
    wanted = int(rest) if rest.isdigit() and int(rest) else 1
    mine = [at for at, by_hand in enumerate(table.by_hand) if by_hand]
    if not mine:
        table.console.say(table.say("table-nothing-to-undo"))
        return False
    wanted = min(wanted, len(mine))
    back = len(table.by_hand) - mine[-wanted]
    if back > table.session.choices_nothing_was_seen() and not (forced and table.is_alone):
        if not forced:
            table.console.say(table.say("table-undo-seen", what=_last_seen(table)))
        table.console.say(table.say("table-undo-force" if table.is_alone else "table-undo-not-alone"))
        return False
    again = [(seat, str(option)) for seat, option in table.session.inputs[-back:]]
    table.undone[:0] = [(seat, text, by_hand) for (seat, text), by_hand in zip(again, table.by_hand[-back:], strict=True)]
    table.session.undo(back)
    del table.by_hand[-back:]
    table.reasons.clear()
    table.tell_again_after_undo()
    table.console.say(table.say("table-undone", number=wanted))
    return True


def _last_seen(table: TextTable) -> str:
    """The last thing that came to light, as far as the seat may know it."""
    for entry in reversed(table.session.numbered(table.seat)):
        if entry[1].reveals and (lines := table.told(table.seat, [entry], is_all=True)):
            return told_line(lines[0])
    return table.say("table-something-hidden")


@command
def redo(table: TextTable, rest: str, forced: bool) -> bool:
    """Make the choices again that were taken back."""
    if not table.undone:
        table.console.say(table.say("table-nothing-to-redo"))
        return False
    while table.undone:
        seat, text, by_hand = table.undone.pop(0)
        table.take(seat, _option(table, seat, text), by_hand)
        if table.undone and table.undone[0][2]:
            break
    table.console.say(table.say("table-redone"))
    return True


@command
def asking(table: TextTable, rest: str, forced: bool) -> bool:
    """Show or change the standing orders: when one wants to be asked in windows."""
    orders_command(table, rest)
    return False


@command
def seat(table: TextTable, rest: str, forced: bool) -> bool:
    """Speak for another seat of the same person, when several are asked at once."""
    decision = table.session.decision
    assert decision is not None
    who = table.seating.seats[table.seat]
    mine = [seat for seat in decision.seats if table.seating.seats[seat] == who]
    wanted = plain_text(rest)
    found = [seat for seat in mine if wanted and wanted in (plain_text(seat), plain_text(table.names[seat]))]
    if not found:
        names = [table.names[seat] for seat in mine]
        table.console.say(table.say("table-seats", seats=", ".join(names), seat=names[-1]))
        return False
    table.seat = found[0]
    return True


@command
def seal(table: TextTable, rest: str, forced: bool) -> bool:
    """Tell the seal of the dice."""
    table.console.say(table.say("start-dice", commitment=table.session.commitment))
    return False


@command
def save(table: TextTable, rest: str, forced: bool) -> bool:
    """Write the game to a file."""
    if not rest:
        table.console.say(table.say("table-which-file"))
        return False
    path = Path(rest).expanduser()
    try:
        saves.write_game(path, table.session, table.to_saved())
    except OSError:
        table.console.say(table.say("table-save-failed", file=str(path)))
    else:
        table.console.say(table.say("table-saved", file=str(path)))
    return False


@command
def load(table: TextTable, rest: str, forced: bool) -> bool:
    """Go on with a game from a file."""
    if not rest:
        table.console.say(table.say("table-which-file"))
        return False
    path = Path(rest).expanduser()
    if not path.is_file():
        table.console.say(table.say("table-load-missing", file=str(path)))
        return False
    try:
        game, session, saved = saves.read_game(path, GAMES)
    except SaveError:
        table.console.say(table.say("table-load-bad", file=str(path)))
        return False
    if game is not table.game:
        table.console.say(table.say("table-load-other", file=str(path)))
        return False
    table.sit_down(session, saved or saves.SavedTable(table.seating, [], table.is_campaign))
    table.console.say(table.say("table-loaded", file=str(path)))
    return True


@command
def quit(table: TextTable, rest: str, forced: bool) -> bool:
    """Leave; the game is kept."""
    raise InputEnded
