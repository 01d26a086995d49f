"""The browser table: the server on this machine, and the browser that opens on it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
import threading
import webbrowser
from http.client import HTTPException
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

import msgspec
import typer

from tenebra.commands.places import ADDRESS, default_store
from tenebra.kit.words import Words
from tenebra.server.app import make_app
from tenebra.server.http_server import HttpServer, PortTaken, address_at, address_of, listen
from tenebra.server.settings import Settings, check_public_url, usual_render_processes
from tenebra.server.static_files import StaticFiles
from tenebra.tables.hall import Hall
from tenebra.tables.people import Limits
from tenebra.terminal.saves import home


class ServeOptions(NamedTuple):
    """The options of the command that opens a server."""

    host: str
    port: int
    database: str
    public_url: str
    proxies: tuple[str, ...]
    tables_per_address: int
    empty_hours: float
    grace_minutes: float
    long_absence_hours: float
    bots: int
    painters: int | None
    browser: bool

    @property
    def settings(self) -> Settings:
        painters = usual_render_processes() if self.painters is None else self.painters
        made = Settings(self.host, check_public_url(self.public_url), render_processes=painters, proxies=self.proxies)
        return msgspec.structs.replace(made, sockets_per_address=0) if made.is_ones_own else made

    @property
    def limits(self) -> Limits:
        """The limits of the server's tables. If only this machine comes in, all of them come from one address."""
        return Limits(
            tables_per_address=0 if self.settings.is_ones_own else self.tables_per_address,
            empty_seconds=3600 * self.empty_hours,
            grace_seconds=60 * self.grace_minutes,
            long_absence_seconds=3600 * self.long_absence_hours,
        )


def serve(words: Words, options: ServeOptions) -> None:
    """Keep tables on this machine until somebody stops it."""
    settings = options.settings
    folder, database, browser = home(), options.database, options.browser
    if not database and (running := _running(folder)):
        typer.echo(words.say("serve-already", address=running))
        if browser:
            _open_browser(running)
        return
    try:
        listening = listen(options.host, options.port)
    except PortTaken:
        address = address_at(options.host, options.port)
        if not _answers(address):
            raise
        typer.echo(words.say("serve-taken", address=address, port=options.port))
        if browser:
            _open_browser(address)
        return
    if options.public_url and not options.proxies:
        typer.echo(words.say("serve-no-proxy"), err=True)
    try:
        asyncio.run(_serve(words, settings, listening, options, folder))
    finally:
        listening.close()


def _running(folder: Path) -> str:
    """The address of the server that runs in this folder, if it answers."""
    try:
        address = (folder / ADDRESS).read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return ""
    return address if _answers(address) else ""


def _answers(address: str) -> bool:
    """A house of ours is there, and it is well."""
    try:
        with urlopen(f"{address}/api/about", timeout=3) as about, urlopen(f"{address}/api/health", timeout=3):
            return "protocol" in json.loads(about.read(10_000))
    except (OSError, ValueError, HTTPException):
        return False


async def _serve(words: Words, settings: Settings, listening: socket.socket, options: ServeOptions, folder: Path) -> None:
    database, browser = options.database or default_store(), options.browser
    hall = await Hall.open(database, options.bots, options.limits)
    address = address_of(listening, settings)
    known = folder / ADDRESS
    is_default = database == default_store()

    def ready() -> None:
        if is_default:
            known.write_text(address_of(listening, Settings()), encoding="utf-8")
        typer.echo(words.say("serve-address", address=address))
        if not StaticFiles(settings.page).is_built:
            typer.echo(words.say("serve-no-page"))
        typer.echo(words.say("serve-stop"))
        sys.stdout.flush()
        if browser:
            threading.Thread(target=_open_browser, args=(address,), daemon=True).start()

    # the server takes the signals, stops, and sends them on when it is done: then there is nothing left to do
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    try:
        await HttpServer(make_app(settings, hall), settings, ready).serve([listening])
    finally:
        await hall.close()
        if is_default:
            known.unlink(missing_ok=True)
    typer.echo(words.say("serve-stopped"))


def _open_browser(address: str) -> None:
    """Open a browser if there is a screen; a browser in text would take the terminal over."""
    has_screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if has_screen:
        webbrowser.open(address)
