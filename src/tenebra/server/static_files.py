"""The static files of the built page, read when they are asked for. Addresses that are no file show the page itself."""

from __future__ import annotations

import gzip
import mimetypes
import stat
import time
from hashlib import blake2b
from pathlib import Path

import msgspec

INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
"""Files under `assets/` have their content's hash in their name."""
EACH_TIME = "no-cache"
SETTLED = 2.0
"""Seconds after which a file is taken to be written to its end: before, it is not cached."""
MEDIA = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
    "webmanifest": "application/manifest+json",
}
WORTH = 600
"""Bytes from which a file is compressed."""
MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tenebra</title></head>
<body><h1>Tenebra</h1>
<p>The server is running, but its page has not been built. Build it with <code>make page</code> and reload.</p>
<p>Il server è in funzione, ma la sua pagina non è stata costruita. Costruirla con <code>make page</code> e ricaricare.</p>
</body></html>
"""


class StaticFile(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    media: str
    cache: str
    tag: str
    body: bytes
    packed: bytes
    """The same in gzip; empty if that is no gain."""


class StaticFiles:
    """The files of a folder by their addresses. Each is cached, compressed, until it is written anew."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, tuple[int, StaticFile]] = {}
        """By name: when it was written, and its contents."""

    @property
    def is_built(self) -> bool:
        return (self._folder / INDEX).is_file()

    def find(self, path: str, language: str = "") -> StaticFile | None:
        """The file at an address; the page, in a language, for addresses of its own; nothing for files that do not exist."""
        name = path.strip("/")
        if not name:
            return self._page(language)
        found = self._file(name)
        looks_like_file = name.startswith("assets/") or "." in name.rpartition("/")[2]
        return found if found is not None or looks_like_file else self._page(language)

    def _page(self, language: str) -> StaticFile:
        own = self._file(f"index.{language}.html") if language else None
        return own or self._file(INDEX) or _file(INDEX, MISSING.encode(), EACH_TIME)

    def _file(self, name: str) -> StaticFile | None:
        if not all(part and part[0] != "." and not set(part) & set("\\:\0") for part in name.split("/")):
            return None
        try:
            known = (self._folder / name).stat()
            if not stat.S_ISREG(known.st_mode):
                return None
            written, found = self._files.get(name, (0, None))
            if found is None or written != known.st_mtime_ns:
                body = (self._folder / name).read_bytes()
                if time.time() - known.st_mtime < SETTLED:
                    # in the middle of a build it may be incomplete
                    return _file(name, body, EACH_TIME)
                found = _file(name, body, FOR_EVER if name.startswith("assets/") else EACH_TIME)
                self._files[name] = known.st_mtime_ns, found
            return found
        except (OSError, ValueError):
            return None


def _file(name: str, body: bytes, cache: str) -> StaticFile:
    # the table of the machine may know less than this one, or something else
    media = MEDIA.get(name.rpartition(".")[2]) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    is_text = media.startswith("text/") or media in ("application/json", "application/manifest+json", "image/svg+xml")
    packed = gzip.compress(body, 9, mtime=0) if is_text and len(body) >= WORTH else b""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    return StaticFile(media, cache, tag, body, packed)
