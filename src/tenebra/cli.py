"""The `tenebra` command: play, simulate, look rules up, resolve situations, replay and verify games.

For people it prints tables and sentences in their language; with `--json` it prints documents whose fields are stable.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from typer.core import TyperGroup

import tenebra
from tenebra.commands import show
from tenebra.commands.places import PORT
from tenebra.commands.reading import pages, read_bytes, read_journal, resolve_file, side_of
from tenebra.commands.simulation import LIMIT, read_numbers, simulate, tasks_of
from tenebra.games.registry import GAMES, game_called
from tenebra.kernel import BadInput, SaveError, TenebraError
from tenebra.kernel import verify as verify_game
from tenebra.kit.finding import finder_of
from tenebra.kit.ledger import Coverage, LedgerEntry, cover, entry_called, find_tests, ids_proved, ledger_of
from tenebra.kit.package import GamePackage
from tenebra.kit.words import Words, choose_language


class Polite(TyperGroup):
    """Says in one line what is wrong with what it was given; a traceback would be our fault, not the user's."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except TenebraError as error:
            typer.echo(f"tenebra: {error}", err=True)
            raise typer.Exit(2) from None


app = typer.Typer(
    cls=Polite,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    help="A digital table for dungeon-crawler board games.",
)

Json = Annotated[bool, typer.Option("--json", help="Print a JSON document for programs.")]
Lang = Annotated[str, typer.Option("--lang", help="Language: en or it. Otherwise TENEBRA_LANG, or that of the machine.")]
Game = Annotated[str, typer.Argument(metavar="GAME", help="A game by its id, as `tenebra games` lists them.")]
Database = Annotated[str, typer.Option("--database", help="Where tables are kept: sqlite:///PATH or postgresql://HOST/NAME.")]
File = Annotated[Path, typer.Argument(metavar="FILE", dir_okay=False)]


def print_json(document: Any) -> None:
    """One document on standard output."""
    typer.echo(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())


def say_version(wanted: bool) -> None:
    """The version, and nothing else."""
    if wanted:
        typer.echo(f"tenebra {tenebra.__version__}")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[bool, typer.Option("--version", callback=say_version, is_eager=True, help="Print the version.")] = False,
) -> None:
    """A digital table for dungeon-crawler board games."""


@app.command()
def play(
    terminal: Annotated[bool, typer.Option("--terminal", help="As text at this terminal, not in the browser.")] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Text table without colour, drawing or motion: for screen readers and pipes.")
    ] = False,
    line: Annotated[bool, typer.Option("--line", help="Text table, one line in, lines out: for programs.")] = False,
    game: Annotated[str, typer.Option("--game", help="Text table: the game; asked for if there are several.")] = "",
    scenario: Annotated[str, typer.Option("--scenario", help="Text table: the scenario; asked for if not given.")] = "",
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            help="Text table: who plays what: keeper=greedy,heroes=me (me, greedy, random, a name). "
            "Where Heroes have several classes, hero:class names one: owen:battle-wizard=me.",
        ),
    ] = "",
    seed: Annotated[str, typer.Option("--seed", help="Text table: the seed of the dice; a fresh one if not given.")] = "",
    difficulty: Annotated[
        str, typer.Option("--difficulty", help="Text table: how hard, as the game's rules offer it: easy, normal, hard.")
    ] = "",
    load: Annotated[Path | None, typer.Option("--load", dir_okay=False, help="Text table: go on with a saved game.")] = None,
    campaign: Annotated[bool, typer.Option("--campaign", help="Text table: the scenarios as a Campaign.")] = False,
    host: Annotated[str, typer.Option("--host", help="The address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="The port.")] = PORT,
    database: Database = "",
    public_url: Annotated[str, typer.Option("--public-url", help="The address people use, behind a proxy.")] = "",
    proxy: Annotated[
        list[str] | None, typer.Option("--proxy", help="The address of a proxy that tells truly who asks (X-Forwarded-For).")
    ] = None,
    tables_per_address: Annotated[
        int,
        typer.Option("--tables-per-address", min=0, help="Tables one address may have; 0: as many as there is room for."),
    ] = 40,
    empty_hours: Annotated[
        float, typer.Option("--empty-hours", min=0, help="After so long a table to which nobody has come is cleared away.")
    ] = 24,
    grace_minutes: Annotated[
        float, typer.Option("--grace-minutes", min=0, help="So long a computer may not yet play for whoever is away.")
    ] = 2,
    long_absence_hours: Annotated[
        float, typer.Option("--long-absence-hours", min=0, help="After so long everybody else may agree to a computer.")
    ] = 24,
    bots: Annotated[int, typer.Option("--bots", min=1, max=64, help="Processes in which computers think.")] = 1,
    painters: Annotated[
        int | None,
        typer.Option(
            "--painters",
            min=0,
            max=64,
            help="Processes in which scenes are made while people look at many tables; 0: none. Otherwise one for each core.",
        ),
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    lang: Lang = "",
) -> None:
    """Sit down at the table: in the browser, or as text with --terminal."""
    # only here: the other commands need no table
    if not (terminal or plain or line or game or scenario or seats or seed or difficulty or load or campaign):
        from tenebra.commands.serve import ServeOptions, serve  # noqa: PLC0415

        house = ServeOptions(
            host,
            port,
            database,
            public_url,
            tuple(proxy or ()),
            tables_per_address,
            empty_hours,
            grace_minutes,
            long_absence_hours,
            bots,
            painters,
            browser,
        )
        serve(Words(choose_language(lang)), house)
        return
    from tenebra.terminal.play import play as sit_down  # noqa: PLC0415

    sit_down(
        plain=plain,
        line=line,
        game=game,
        scenario=scenario,
        seats=seats,
        seed=seed,
        difficulty=difficulty,
        load=load,
        campaign=campaign,
        lang=lang and choose_language(lang),
    )


@app.command(
    add_help_option=False,
    context_settings={"ignore_unknown_options": True, "allow_extra_args": True},
)
def house(context: typer.Context) -> None:
    """Keep a house: list, show, remove, expire, reissue, revoke, backup, restore (docs/operations.md)."""
    # only here: the other commands need no store
    from tenebra.commands.house import app as keeping  # noqa: PLC0415

    keeping(context.args, prog_name="tenebra house", standalone_mode=False)


@app.command()
def games(json: Json = False, lang: Lang = "") -> None:
    """List the games and their scenarios."""
    language = choose_language(lang)
    documents = [_game_document(game, Words(language, game)) for game in GAMES.values()]
    if json:
        print_json(documents)
    else:
        show.games(documents, Words(language))


def _game_document(game: GamePackage, words: Words) -> dict[str, Any]:
    cover = game.cover(words)
    return {
        "id": game.id,
        "name": cover.name,
        "rules_version": game.rules_version,
        "seats": [seat for seats in game.sides().values() for seat in seats],
        "sides": {side: list(seats) for side, seats in game.sides().items()},
        "scenarios": [
            {
                "id": scenario.id,
                "name": scenario.name,
                "players": list(scenario.players),
                "minutes": scenario.minutes,
                "difficulty": scenario.difficulty,
            }
            for scenario in cover.scenarios
        ],
    }


@app.command()
def sim(
    game: Game,
    scenario: Annotated[str, typer.Option("--scenario", help="One scenario; otherwise each of them.")] = "",
    games: Annotated[int, typer.Option("--games", min=1, help="Games of each scenario.")] = 10,
    seed: Annotated[str, typer.Option("--seed", help="Same seed, same games.")] = "0",
    players: Annotated[
        str,
        typer.Option("--players", help="Who plays, by side or seat: heroes=greedy,keeper=random. Otherwise random."),
    ] = "",
    heroes: Annotated[
        str, typer.Option("--heroes", help="Numbers of Heroes, the games are played with each: 1,2,4. Otherwise as usual.")
    ] = "",
    difficulty: Annotated[
        str, typer.Option("--difficulty", help="How hard, as the game's rules offer it: easy, normal, hard. Otherwise normal.")
    ] = "",
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes at a time.")] = 1,
    limit: Annotated[int, typer.Option("--limit", min=1, help="Decisions after which a game counts as unending.")] = LIMIT,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Let computers play whole games and count what comes of it; exit code 1 if a game broke off or did not end."""
    words = Words(choose_language(lang), game_called(game))
    tasks = tasks_of(game, scenario, games, seed, players, limit, read_numbers(heroes) if heroes else (), difficulty)
    with show.progress(words, len(tasks)) as tick:
        report = simulate(tasks, jobs, tick)
    if json:
        print_json(report)
    else:
        show.simulation(report, game_called(game), words)
    if report.errors:
        raise typer.Exit(1)


@app.command()
def rules(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="A game by its id; otherwise every game.")] = "",
    id: Annotated[str, typer.Option("--id", help="One rule: what it says, who proves it.")] = "",
    ask: Annotated[str, typer.Option("--ask", help="A plain question: the rules that answer it, best first.")] = "",
    uncovered: Annotated[bool, typer.Option("--uncovered", help="List the rules that no test proves.")] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Look a rule up, or see how much of the ledger is proved by tests and cited in play."""
    words = Words(choose_language(lang))
    packages = [game_called(game)] if game else list(GAMES.values())
    if id:
        package, entry = _find_rule(packages, id.upper(), words.language)
        _show_rule(package, entry, json, words)
        return
    if ask:
        found = [(package.id, finder_of(package, words).find(ask)) for package in packages]
        if json:
            print_json([{"game": game, **msgspec.to_builtins(answer)} for game, answer in found])
        else:
            show.found_rules(found, words)
        return
    proved = ids_proved(find_tests(Path(tenebra.__file__).parent, Path.cwd()))
    coverages = [cover(package.id, package.folder(), package.cardboard(), proved) for package in packages]
    if json:
        documents = [_coverage_document(coverage) for coverage in coverages]
        print_json(documents[0] if len(documents) == 1 else documents)
        return
    for package, coverage in zip(packages, coverages, strict=True):
        show.coverage(coverage, ledger_of(package.folder(), words.language), uncovered, words)


def _find_rule(packages: list[GamePackage], id: str, language: str) -> tuple[GamePackage, LedgerEntry]:
    ledgers = [ledger_of(package.folder(), language) for package in packages]
    at = next((at for at, ledger in enumerate(ledgers) if id in ledger), -1)
    return packages[at], entry_called(ledgers[at], id)


def _coverage_document(coverage: Coverage) -> dict[str, Any]:
    return {
        "game": coverage.game,
        "total": len(coverage.rules),
        "testable": len(coverage.testable),
        "proved": len([id for id in coverage.testable if id in coverage.proved]),
        "cited": len(coverage.cited),
        "uncovered": coverage.uncovered,
        "cardboard": [{"id": id, "reason": reason} for id, reason in coverage.cardboard.items()],
    }


def _show_rule(package: GamePackage, entry: LedgerEntry, json: bool, words: Words) -> None:
    try:
        tests = find_tests(Path(tenebra.__file__).parent, Path.cwd())
    except BadInput:
        coverage = None  # the rule can be read without a checkout
    else:
        coverage = cover(package.id, package.folder(), package.cardboard(), ids_proved(tests))
    document = {
        "game": package.id,
        "id": entry.id,
        "kind": entry.kind,
        "section": entry.section,
        "text": entry.text,
        "proved_by": list(coverage.proved.get(entry.id, ())) if coverage is not None else None,
        "cited": entry.id in coverage.cited if coverage is not None else None,
        "cardboard": package.cardboard().get(entry.id),
    }
    if json:
        print_json(document)
    else:
        show.rule(document, words)


@app.command()
def inventory(game: Game, json: Json = False, lang: Lang = "") -> None:
    """Count the components of the box: how many there must be, how many there are."""
    components = game_called(game).inventory()
    if json:
        print_json(components)
    else:
        show.inventory(components, Words(choose_language(lang)))


@app.command()
def resolve(file: File, json: Json = False, lang: Lang = "") -> None:
    """Play a situation (docs/situations.md) and tell what the rules say; exit code 1 if it expected something else."""
    resolved = resolve_file(file)
    if json:
        document = msgspec.to_builtins(resolved.resolution)
        if resolved.differs is not None:
            document["differs"] = resolved.differs
        print_json(document)
    else:
        words = Words(choose_language(lang), resolved.game)
        teller = resolved.game.open_teller(words, resolved.session.state)
        show.resolution(resolved.session, resolved.differs, teller)
    if resolved.differs:
        raise typer.Exit(1)


@app.command()
def replay(
    file: File,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each choice.")] = False,
    at: Annotated[int | None, typer.Option("--at", min=0, help="Stop after so many choices and show the position.")] = None,
    seat: Annotated[str, typer.Option("--seat", help="Show only what this seat was told.")] = "",
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Step through a saved game: every choice, what came of it, and by which rule."""
    game, journal = read_journal(file)
    if at is not None and at > len(journal.inputs):
        raise BadInput(f"the game has only {len(journal.inputs)} choices", source=file.name)
    seats = [name for side in game.sides().values() for name in side]
    if seat and seat not in seats:
        raise BadInput(f"there is no seat {seat!r}; there are {', '.join(seats)}")
    teller = game.open_teller(Words(choose_language(lang), game), game.new(journal.start.scenario, journal.start.options))
    if json:
        documents = []
        for page in pages(game, journal, file.name, seat):
            events = [msgspec.to_builtins(event) for event in page.events]
            documents.append({"number": page.number, "seat": page.seat, "choice": page.choice, "events": events})
            if page.number == at:
                break
        print_json(documents)
        return
    for page in pages(game, journal, file.name, seat):
        show.page(page, teller)
        if page.number == at:
            show.position(page.session, teller, side_of(game, seat))
            break
        if step and not show.wants_more(teller.words):
            break


@app.command()
def verify(file: File, json: Json = False, lang: Lang = "") -> None:
    """Check every roll and shuffle of a game against its seed; exit code 1 and what differs if something does."""
    data = read_bytes(file)
    try:
        game, _ = read_journal(file)
        session = verify_game(game, data, file.name)
    except SaveError as error:
        if json:
            print_json({"ok": False, "reason": str(error)})
        else:
            typer.echo(f"tenebra: {error}", err=True)
        raise typer.Exit(1) from None
    if json:
        print_json(
            {
                "ok": True,
                "game": game.id,
                "scenario": session.start.scenario,
                "choices": len(session.inputs),
                "drawn": len(session.game.chance.drawn),
                "outcome": session.outcome,
                "commitment": session.commitment,
            }
        )
    else:
        show.verified(session, game.open_teller(Words(choose_language(lang), game), session.state))


if __name__ == "__main__":
    sys.exit(app())
