"""The folders and files of the server on this machine, unless it is told otherwise."""

from __future__ import annotations

from tenebra.terminal.saves import home

STORE = "tables.sqlite"
ADDRESS = "address"
"""A file beside the store, as long as it is open: where its server is found."""
PORT = 7331


def default_store() -> str:
    """The store that is used if none is named."""
    folder = home()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / STORE}"
