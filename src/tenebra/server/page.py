"""The built page: its files, kept in memory and compressed once. Addresses that are no file show the page itself."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import blake2b
from pathlib import Path

import msgspec

INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
"""Files under `assets/` have their content's hash in their name."""
EACH_TIME = "no-cache"
MEDIA = {"html": "text/html", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml", "woff2": "font/woff2"}
WORTH = 600
"""Bytes from which compression is worth it."""
MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tenebra</title></head>
<body><h1>Tenebra</h1>
<p>The server is running, but its page has not been built. Build it with <code>make page</code> and reload.</p>
<p>Il server è in funzione, ma la sua pagina non è stata costruita. Costruirla con <code>make page</code> e ricaricare.</p>
</body></html>
"""


class PageFile(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    media: str
    cache: str
    tag: str
    body: bytes
    packed: bytes
    """The same in gzip; empty if that is no gain."""


class Page:
    """The files of a folder by their addresses. A page built again is read again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, PageFile] = {}
        self._built = -1

    @property
    def is_built(self) -> bool:
        return (self._folder / INDEX).is_file()

    def find(self, path: str) -> PageFile | None:
        """The file at an address; the page for addresses of its own; nothing for files that do not exist."""
        files = self._current()
        name = path.strip("/") or INDEX
        if name in files:
            return files[name]
        looks_like_file = name.startswith("assets/") or "." in name.rpartition("/")[2]
        return None if looks_like_file else files.get(INDEX)

    def _current(self) -> dict[str, PageFile]:
        try:
            built = (self._folder / INDEX).stat().st_mtime_ns
        except OSError:
            return {INDEX: _file(INDEX, MISSING.encode())}
        if built != self._built:
            paths = sorted(path for path in self._folder.rglob("*") if path.is_file() and path.name[0] != ".")
            named = {path.relative_to(self._folder).as_posix(): path for path in paths}
            self._files = {name: _file(name, path.read_bytes()) for name, path in named.items()}
            self._built = built
        return self._files


def _file(name: str, body: bytes) -> PageFile:
    # the table of the machine may know less than this one, or something else
    media = MEDIA.get(name.rpartition(".")[2]) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    is_text = media.startswith("text/") or media in ("application/json", "application/manifest+json", "image/svg+xml")
    packed = gzip.compress(body, 9, mtime=0) if is_text and len(body) >= WORTH else b""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    return PageFile(media, FOR_EVER if name.startswith("assets/") else EACH_TIME, tag, body, packed)
