"""The browser table: the server on this machine, and the browser that opens on it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from urllib.request import urlopen

import typer

from tenebra.kit.words import Words
from tenebra.server.app import make_app
from tenebra.server.listening import Listening, address_of, listen
from tenebra.server.page import Page
from tenebra.server.settings import Settings, check_public_url
from tenebra.tables.hall import Hall
from tenebra.terminal.store import home

STORE = "tables.sqlite"
ADDRESS = "address"
"""A file beside the store, as long as it is open: where its server is found."""


def serve(words: Words, host: str, port: int, database: str, public_url: str, bots: int, browser: bool) -> None:
    """Keep tables on this machine until somebody stops it."""
    settings = Settings(host=host, public_url=check_public_url(public_url))
    folder = home()
    if not database and (running := _running(folder)):
        typer.echo(words.say("serve-already", address=running))
        if browser:
            _open_browser(running)
        return
    listening = listen(host, port)
    try:
        asyncio.run(_serve(words, settings, listening, database or _default_store(folder), bots, browser, folder))
    finally:
        listening.close()


def _running(folder: Path) -> str:
    """Where the server of this folder is found, if it answers."""
    try:
        address = (folder / ADDRESS).read_text(encoding="utf-8").strip()
        with urlopen(f"{address}/api/about", timeout=3):
            return address
    except (OSError, ValueError):
        return ""


def _default_store(folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / STORE}"


async def _serve(
    words: Words, settings: Settings, listening: socket.socket, database: str, bots: int, browser: bool, folder: Path
) -> None:
    hall = await Hall.open(database, bots)
    address = address_of(listening, settings)
    known = folder / ADDRESS
    is_default = database == _default_store(folder)

    def ready() -> None:
        if is_default:
            known.write_text(address_of(listening, Settings()), encoding="utf-8")
        typer.echo(words.say("serve-address", address=address))
        if not Page(settings.page).is_built:
            typer.echo(words.say("serve-no-page"))
        typer.echo(words.say("serve-stop"))
        sys.stdout.flush()
        if browser:
            threading.Thread(target=_open_browser, args=(address,), daemon=True).start()

    # the server takes the signals, stops, and sends them on when it is done: then there is nothing left to do
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    try:
        await Listening(make_app(settings, hall), settings, ready).serve([listening])
    finally:
        await hall.close()
        if is_default:
            known.unlink(missing_ok=True)
    typer.echo(words.say("serve-stopped"))


def _open_browser(address: str) -> None:
    """Where there is a screen; a browser in text would take the terminal over."""
    has_screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if has_screen:
        webbrowser.open(address)
