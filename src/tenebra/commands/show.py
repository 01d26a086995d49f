"""The command's output for people: tables and sentences. Programs get JSON instead."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, cast

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from tenebra.commands.reading import Page
from tenebra.commands.simulation import Report, ScenarioReport
from tenebra.kernel import Event, Session
from tenebra.kit.finding import Found
from tenebra.kit.inventory import Component
from tenebra.kit.ledger import Coverage, LedgerEntry
from tenebra.kit.package import GamePackage
from tenebra.kit.telling import Teller
from tenebra.kit.words import Words

MOST_FOUND = 5
"""The number of rules that answer a question."""
WIDE = 200
"""Columns of a table where no terminal says how many there are."""


def printer() -> Console:
    """Standard output as it is now; in a pipe lines are not cut."""
    piped = not sys.stdout.isatty()
    return Console(highlight=False, soft_wrap=piped, width=WIDE if piped else None)


def _table(*columns: str, numbers: Sequence[int] = ()) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for at, column in enumerate(columns):
        table.add_column(column, justify="right" if at in numbers else "left")
    return table


def games(documents: Sequence[Mapping[str, Any]], words: Words) -> None:
    """Every game with its scenarios."""
    out = printer()
    for game in documents:
        version = words.say("cli-rules-version", version=game["rules_version"])
        out.print(f"[bold]{escape(game['name'])}[/] ({game['id']}), {version}: {', '.join(game['seats'])}")
        table = _table(
            words.say("cli-scenario"),
            "",
            words.say("cli-players"),
            words.say("cli-minutes"),
            words.say("cli-difficulty"),
            numbers=(3, 4),
        )
        for scenario in game["scenarios"]:
            least, most = scenario["players"]
            facts = (f"{least}–{most}", str(scenario["minutes"]), str(scenario["difficulty"]))
            table.add_row(scenario["id"], escape(scenario["name"]), *facts)
        out.print(table)


@contextmanager
def progress(words: Words, total: int) -> Iterator[Callable[[], None]]:
    """A bar on the terminal while something long goes on; nothing where nobody looks."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words.say("cli-progress"), total=total)
        yield lambda: bar.advance(task)


def simulation(report: Report, game: GamePackage, words: Words) -> None:
    """Print how the games went, scenario by scenario."""
    out = printer()
    outcomes = list(report.outcomes)
    texts = {side: game.ending(outcome, words).text for outcome, side in game.outcomes.items()}
    table = _table(
        words.say("cli-scenario"),
        words.say("cli-heroes") if report.heroes else "",
        words.say("cli-games"),
        words.say("cli-decisions"),
        *(texts[outcome] for outcome in outcomes),
        words.say("cli-rounds"),
        "max",
        words.say("cli-errors"),
        numbers=range(1, 7 + len(outcomes)),
    )

    def row(name: str, heroes: str, games: Report | ScenarioReport, errors: int) -> None:
        shares = (f"{games.outcomes.get(outcome, 0) / games.games:.0%}" for outcome in outcomes)
        length = (f"{games.rounds.mean:.1f}", str(games.rounds.max))
        table.add_row(name, heroes, str(games.games), str(games.decisions), *shares, *length, str(errors))

    for party in report.heroes:
        row(party.scenario, str(party.heroes), party, party.errors)
    for scenario in () if report.heroes else report.scenarios:
        row(scenario.scenario, "", scenario, scenario.errors)
    if len(report.heroes or report.scenarios) > 1:
        row(words.say("cli-all"), "", report, len(report.errors))
    out.print(table)
    out.print(
        words.say(
            "cli-speed",
            games=report.games,
            decisions=report.decisions,
            seconds=f"{report.seconds:.1f}",
            speed=f"{report.decisions_per_second:.0f}",
        )
    )
    out.print(words.say("cli-fingerprint", fingerprint=report.fingerprint))
    for failure in report.errors:
        out.print(f"[red]{failure.scenario} {escape(failure.seed)}[/] {escape(failure.error)}")


def coverage(found: Coverage, ledger: Mapping[str, LedgerEntry], with_uncovered: bool, words: Words) -> None:
    """Print how much of a ledger is proved, and which rules are not."""
    out = printer()
    testable = found.testable
    proved = len(testable) - len(found.uncovered)
    counts = {"proved": proved, "testable": len(testable), "cited": len(found.cited), "total": len(found.rules)}
    out.print(f"[bold]{found.game}[/]")
    out.print(words.say("cli-coverage", **counts))
    out.print(words.say("cli-cardboard", count=len(found.cardboard)))
    if not found.uncovered:
        out.print(words.say("cli-all-covered"))
    elif with_uncovered:
        out.print(words.say("cli-uncovered", count=len(found.uncovered)))
        table = _table(words.say("cli-rule"), words.say("cli-text"))
        for id in found.uncovered:
            table.add_row(id, escape(ledger[id].text))
        out.print(table)


def found_rules(found: Iterable[tuple[str, Found]], words: Words) -> None:
    """The rules of each game that answer a question, the best few."""
    out = printer()
    for game, answer in found:
        out.print(f"[bold]{game}[/]")
        for entry in answer.rules[:MOST_FOUND]:
            out.print(f"  [bold]{entry.id}[/]  {escape(entry.text)}")
        if not answer.rules:
            out.print(f"  {words.say('cli-no-rule-found')}")


def rule(document: Mapping[str, Any], words: Words) -> None:
    """One rule of a ledger."""
    out = printer()
    out.print(f"[bold]{document['id']}[/]  {escape(document['section'])}")
    out.print(escape(document["text"]))
    if document["cardboard"]:
        out.print(words.say("cli-is-cardboard", reason=document["cardboard"]))
    elif document["proved_by"]:
        out.print(words.say("cli-proved-by"))
        for place in document["proved_by"]:
            out.print(f"  {escape(place)}")
    elif document["proved_by"] is not None:
        out.print(words.say("cli-not-proved"))
    if document["cited"] is not None:
        out.print(words.say("cli-is-cited" if document["cited"] else "cli-is-not-cited"))


def inventory(components: Sequence[Component], words: Words) -> None:
    """The box."""
    table = _table("", words.say("cli-component"), words.say("cli-required"), words.say("cli-present"), "", numbers=(2, 3))
    for part in components:
        present = "–" if part.cardboard else str(part.present)
        table.add_row(part.id, escape(part.name), str(part.required), present, escape(part.cardboard))
    printer().print(table)


def log(events: Sequence[Event], teller: Teller, out: Console) -> None:
    """Print what happened, each sentence with its rules."""
    for told in teller.log(events):
        out.print(f"  {escape(told.text)}  [dim]{' '.join(told.rules)}[/]")


def resolution(session: Session[Any], differs: list[str] | None, teller: Teller) -> None:
    """Print what came of a situation."""
    out = printer()
    log(session.events, teller, out)
    position(session, teller, session.decision.seats if session.decision is not None else ())
    if differs is not None:
        out.print(teller.words.say("cli-not-as-expected" if differs else "cli-as-expected"))
        for difference in differs:
            out.print(f"  [red]{escape(difference)}[/]")


def position(session: Session[Any], teller: Teller, side: Collection[str]) -> None:
    """The figures and the open question, with the options of the seats of a side."""
    out, words, asked = printer(), teller.words, session.decision
    game = cast(GamePackage, session.ruleset)
    scene = game.paint(game, session.view(next(iter(side), "")), words, lambda _: None)
    table = _table(words.say("cli-figure"), "", words.say("cli-space"), words.say("cli-life"), numbers=(3,))
    for piece in scene.pieces:
        table.add_row(escape(piece.name), piece.id, piece.place, f"{piece.life}/{piece.life_most}")
    out.print(table)
    if asked is None:
        outcome = teller.name(session.outcome, "outcome")
        out.print(words.say("cli-game-over", outcome=outcome))
        return
    for seat in asked.seats:
        prompt = teller.prompt(asked.prompt, asked.about)
        out.print(words.say("cli-asked", seat=teller.name(seat), prompt=prompt))
        for option in asked.options(seat) if seat in side else ():
            out.print(f"  [bold]{escape(str(option))}[/]  [dim]{escape(teller.option(option))}[/]")


def page(page: Page, teller: Teller) -> None:
    """One choice of a replayed game and what came of it."""
    out, words = printer(), teller.words
    if page.number:
        seat = teller.name(page.seat)
        out.print(f"[bold]{escape(words.say('cli-choice', number=page.number, seat=seat, choice=page.choice))}[/]")
    else:
        out.print(f"[bold]{words.say('cli-beginning')}[/]")
    log(page.events, teller, out)


def wants_more(words: Words) -> bool:
    """Wait for Enter; False if the reader has seen enough, or is gone."""
    printer().print(f"[dim]{words.say('cli-press')}[/]")
    try:
        return input().strip().lower() != "q"
    except EOFError:
        return False


def verified(session: Session[Any], teller: Teller) -> None:
    """The dice of a game were what its seed says."""
    out, words = printer(), teller.words
    out.print(words.say("cli-verified", drawn=len(session.game.chance.drawn), choices=len(session.inputs)))
    if session.outcome:
        out.print(words.say("cli-game-over", outcome=teller.name(session.outcome, "outcome")))
    else:
        out.print(words.say("cli-not-over"))
