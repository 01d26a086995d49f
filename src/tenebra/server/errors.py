"""Errors as the protocol reports them: a short id for programs, a sentence for people, a status for HTTP."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from tenebra.kernel import BadInput, Refused
from tenebra.kit.telling import Teller
from tenebra.kit.unforeseen import unforeseen
from tenebra.kit.words import LANGUAGES, Words
from tenebra.server.requests import Trouble
from tenebra.tables.errors import Full, Halted, Late, NoAdvice, NotInLesson, NotKept, NotYours, Unknown, Unreadable
from tenebra.tables.words import words_of

LOG = logging.getLogger("tenebra.server")
STATUS = {
    "bad-message": 400,
    "bad-input": 400,
    "unknown-key": 401,
    "no-key": 401,
    "not-your-seat": 403,
    "only-owner": 403,
    "only-players": 403,
    "not-open-book": 403,
    "unknown-table": 404,
    "unknown-campaign": 404,
    "unknown-game": 404,
    "unknown-lesson": 404,
    "not-found": 404,
    "nothing-there": 404,
    "late": 409,
    "no-advice": 409,
    "refused": 409,
    "lesson": 409,
    "halted": 409,
    "too-big": 413,
    "too-many": 429,
    "full": 429,
    "unreadable": 409,
    "not-kept": 503,
    "store-away": 503,
    "internal": 500,
}
KINDS: dict[type[Exception], str] = {
    Late: "late",
    NotInLesson: "lesson",
    NoAdvice: "no-advice",
    Unknown: "unknown-key",
    Unreadable: "unreadable",
    NotYours: "not-your-seat",
    NotKept: "not-kept",
    Full: "full",
    Refused: "refused",
    BadInput: "bad-input",
    msgspec.DecodeError: "bad-message",
    UnicodeDecodeError: "bad-message",
    # brackets in brackets in brackets
    RecursionError: "bad-message",
}


LONGEST = 500
"""Letters of a client's own text that an error repeats."""


class Declined(Exception):
    """A refused request, with the id of its error."""

    def __init__(self, error: str, **about: object) -> None:
        self.error, self.about = error, about
        super().__init__(error)


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language a request asks for, or the first that its browser accepts and that there is."""
    wanted = request.query_params.get("language", "")
    if wanted in LANGUAGES:
        return wanted
    liked = [part.split(";")[0].strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((one for one in liked if one in LANGUAGES), LANGUAGES[0])


def explain(error: Exception, words: Words, teller: Teller | None = None) -> Trouble:
    """The report of an error. An unforeseen one is logged, and reported as `internal` without details."""
    if isinstance(error, Declined):
        return _said(words, error.error, error.about)
    if isinstance(error, Refused) and error.reason is not None and teller is not None:
        return Trouble("refused", teller.refusal(error.reason))
    if isinstance(error, Halted):
        return _said(words, "halted", {"why": error.why})
    for kind, name in KINDS.items():
        if isinstance(error, kind):
            return _said(words, name, {"what": str(error)})
    unforeseen(error, "the server")
    return _said(words, "internal")


def _said(words: Words, error: str, about: dict[str, object] | None = None) -> Trouble:
    # it may repeat what a client sent, however long that was
    short = {name: value if len(str(value)) <= LONGEST else f"{value}"[:LONGEST] + "…" for name, value in (about or {}).items()}
    return Trouble(error, words.say(f"trouble-{error}", **short))


def answer_http(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """The HTTP response for an error."""
    words = words_of(language_of(request))
    headers: dict[str, str] = {}
    if isinstance(error, HTTPException):
        status = error.status_code
        headers = dict(error.headers or {})
        kind = {404: "not-found", 405: "not-found", 413: "too-big", 429: "too-many"}.get(status, "bad-message")
        if status >= 500:
            unforeseen(error, "a request")
            kind = "internal"
        trouble = _said(words, kind, {"what": _what(error)})
    else:
        trouble = explain(error, words)
        status = STATUS[trouble.error]
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(trouble, status_code=status, headers=headers, media_type=MediaType.JSON)


def _what(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    return "; ".join(f"{part.get('key', '')}: {part.get('message', '')}" for part in extra) or error.detail
