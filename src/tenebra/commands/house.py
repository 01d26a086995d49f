"""`tenebra house`: what whoever keeps a house does with its tables, keys and copies of its store."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table

from tenebra.commands.places import PORT, default_store
from tenebra.commands.show import printer
from tenebra.kernel import BadInput
from tenebra.kit.words import Words, choose_language
from tenebra.tables import housekeeping
from tenebra.tables.housekeeping import Laid, Standing

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    help="Keep a house: its tables, keys and backups (docs/operations.md).",
)

Database = Annotated[str, typer.Option("--database", help="The store, if it is not the usual one.")]
Lang = Annotated[str, typer.Option("--lang", help="Language: en or it.")]
Json = Annotated[bool, typer.Option("--json", help="Print a JSON document for programs.")]
Id = Annotated[str, typer.Argument(metavar="ID", help="A table, or a campaign, by its id.")]


def _store(database: str) -> str:
    return database or default_store()


def _print(document: Any) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())


def _date(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def _people(table: Laid) -> str:
    return ", ".join(dict.fromkeys(seat.who or seat.seat for seat in table.seats if seat.by == "person"))


@app.command("list")
def list_(database: Database = "", json: Json = False, lang: Lang = "") -> None:
    """All tables and campaigns, also while the house is open."""
    words = Words(choose_language(lang))
    with housekeeping.looking(_store(database)) as store:
        tables, campaigns = housekeeping.tables(store), housekeeping.campaigns(store)
    if json:
        _print({"tables": [one._asdict() for one in tables], "campaigns": [one._asdict() for one in campaigns]})
        return
    typer.echo(words.say("house-count", tables=len(tables), campaigns=len(campaigns)))
    out = Table(box=None, pad_edge=False, header_style="dim")
    for column in ("table", "game", "people", "standing", "entries", "changed"):
        out.add_column(words.say(f"house-{column}"))
    for one in tables:
        standing = words.say(f"house-{one.standing}")
        out.add_row(one.table, one.title or one.game, _people(one), standing, str(one.entries), _date(one.changed))
    for campaign in campaigns:
        out.add_row(campaign.campaign, campaign.game, "", words.say("house-campaign"), "", _date(campaign.changed))
    printer().print(out)


@app.command()
def show(id: Id, database: Database = "", json: Json = False, lang: Lang = "") -> None:
    """One table: who sits where, and who has come. No card and no key is told."""
    words = Words(choose_language(lang))
    with housekeeping.looking(_store(database)) as store:
        table = housekeeping.table_called(store, id)
    if json:
        _print({**table._asdict(), "seats": [seat._asdict() for seat in table.seats]})
        return
    standing = words.say(f"house-{table.standing}")
    typer.echo(f"{table.table}  {table.game}  {table.title}".rstrip())
    typer.echo(words.say("house-since", created=_date(table.created), changed=_date(table.changed), entries=table.entries))
    typer.echo(standing)
    for seat in table.seats:
        come = "" if seat.by != "person" else words.say("house-come" if seat.has_come else "house-not-come")
        typer.echo(f"  {seat.seat:<16} {seat.who or seat.by:<20} {come}".rstrip())


@app.command()
def remove(ids: Annotated[list[str], typer.Argument(metavar="ID...")], database: Database = "", lang: Lang = "") -> None:
    """Clear tables away, for good; or campaigns without tables."""
    with housekeeping.writing(_store(database)) as (_, connection):
        housekeeping.remove(connection, ids)
    typer.echo(Words(choose_language(lang)).say("house-removed", count=len(ids)))


Days = Annotated[float | None, typer.Option(min=0, help="Days in which nothing has happened.")]


@app.command()
def expire(
    unused: Days = None,
    over: Days = None,
    playing: Days = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say which.")] = False,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Clear away tables at which nothing has happened for so many days: never used, over, or still being played."""
    words, now = Words(choose_language(lang)), time.time()
    given: dict[Standing, float | None] = {"unused": unused, "over": over, "playing": playing}
    days = {standing: most for standing, most in given.items() if most is not None}
    if not days:
        raise BadInput("say which: --unused DAYS, --over DAYS, --playing DAYS")
    if dry_run:
        with housekeeping.looking(_store(database)) as store:
            found = housekeeping.expired(store, days, now)
    else:
        with housekeeping.writing(_store(database)) as (store, connection):
            found = housekeeping.expired(store, days, now)
            housekeeping.remove(connection, [table.table for table in found])
    for table in found:
        typer.echo(f"{table.table}  {table.title or table.game}  {_people(table)}  {_date(table.changed)}")
    typer.echo(words.say("house-would-remove" if dry_run else "house-removed", count=len(found)))


@app.command()
def reissue(
    id: Id,
    address: Annotated[str, typer.Option("--address", help="Where people reach the house: https://tables.example.org.")] = "",
    database: Database = "",
    lang: Lang = "",
) -> None:
    """A new key for the owner of a table or campaign, as a link that puts it into the browser. The old key is void."""
    words = Words(choose_language(lang))
    with housekeeping.writing(_store(database)) as (store, connection):
        key = housekeeping.reissue(connection, id)
        is_campaign = any(one.campaign == id for one in housekeeping.campaigns(store))
    where = (address or f"http://127.0.0.1:{PORT}").rstrip("/")
    typer.echo(words.say("house-reissued"))
    typer.echo(f"{where}/carry#{'c' if is_campaign else 't'}.{id}.{key}")


@app.command()
def revoke(
    table: Annotated[str, typer.Argument(metavar="TABLE")],
    seat: Annotated[str, typer.Argument(metavar="SEAT", help="The seat, or `spectators`.")],
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Take an invitation back: whoever has it cannot come in any more."""
    with housekeeping.writing(_store(database)) as (_, connection):
        housekeeping.revoke(connection, table, seat)
    typer.echo(Words(choose_language(lang)).say("house-revoked"))


@app.command()
def backup(file: Annotated[Path, typer.Argument(metavar="FILE")], database: Database = "", lang: Lang = "") -> None:
    """The whole store as one file, also while the house is open."""
    count = housekeeping.back_up(_store(database), file)
    typer.echo(Words(choose_language(lang)).say("house-backed-up", count=count, file=str(file)))


@app.command()
def restore(file: Annotated[Path, typer.Argument(metavar="FILE")], database: Database = "", lang: Lang = "") -> None:
    """A backup into an empty store, of either kind."""
    count = housekeeping.restore(_store(database), file)
    typer.echo(Words(choose_language(lang)).say("house-restored", count=count))
