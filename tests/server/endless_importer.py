"""Stands where saved games are tried out, and never comes to an end."""

from __future__ import annotations

import time

from tenebra.players.worker import serve_pipes


def answer(question: bytes) -> bytes:
    """Never."""
    while question:
        time.sleep(1)
    return b""


def main() -> None:
    """A process that does nothing else."""
    serve_pipes(answer)
