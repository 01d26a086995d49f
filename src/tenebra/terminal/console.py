"""Input and output of the text table: prints text and reads lines, at a terminal or through pipes."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from textwrap import wrap
from typing import TextIO

from rich.console import Console as Printer
from rich.text import Text

PIPE_WIDTH = 100
ASCII = str.maketrans("█░•·☼▒«»–’“”", '#:*-o%""-\'""')
"""For outputs that know no other characters."""


class InputEnded(Exception):
    """The end of the input, or Ctrl-C: nobody types any more."""


class Console:
    """Prints lines and asks for lines. Plain: no colour, no drawing, nothing that moves the cursor."""

    def __init__(
        self,
        reader: TextIO | None = None,
        writer: TextIO | None = None,
        *,
        plain: bool = False,
        pause: float = 0.0,
        question: str = "",
    ) -> None:
        self.reader, self.writer = reader or sys.stdin, writer or sys.stdout
        self.plain, self.pause, self.question = plain, pause, question
        self._printer = Printer(
            file=self.writer,
            highlight=False,
            markup=False,
            emoji=False,
            no_color=plain or None,
            soft_wrap=plain,
            width=None if self.writer.isatty() else PIPE_WIDTH,
        )
        if isinstance(self.writer, TextIOWrapper) and not self.draws_boxes:
            # a letter the output does not know must not end the game
            self.writer.reconfigure(errors="replace")
        self._is_live = self.reader is sys.stdin and self.reader.isatty() and self.writer.isatty()
        if self._is_live:
            # line editing and history for input(); it does not exist on every system
            with suppress(ImportError):
                import readline  # noqa: F401, PLC0415

    @property
    def is_terminal(self) -> bool:
        """Whether somebody looks at a screen."""
        return self.writer.isatty()

    @property
    def width(self) -> int:
        return self._printer.width

    @property
    def height(self) -> int:
        return self._printer.height if self.is_terminal else 0

    @property
    def draws_boxes(self) -> bool:
        """The output can show lines and blocks."""
        return (getattr(self.writer, "encoding", "utf-8") or "utf-8").lower().replace("-", "").startswith("utf")

    def say(self, text: str | Text = "", style: str = "", indent: int = 0) -> None:
        """One paragraph; its further lines may be indented."""
        if indent and not self.plain and isinstance(text, str):
            text = "\n".join(wrap(text, self.width, subsequent_indent=" " * indent))
        if not self.draws_boxes and isinstance(text, str):
            text = text.translate(ASCII)
        self._printer.print(text, style=None if self.plain else style or None, soft_wrap=self.plain)

    def lines(self, lines: Iterable[str | Text]) -> None:
        """Lines as they are, never wrapped."""
        for line in lines:
            self._printer.print(line, soft_wrap=True, no_wrap=True, overflow="ignore", crop=False)

    def columns(self, cells: Sequence[str], title: str = "", together: bool = True) -> None:
        """Texts side by side where there is room, or each on lines of its own, with a title before the first."""
        margin = len(title) + 1 if title else 0
        room = self.width - margin
        broad = max(map(len, cells), default=0) + 2
        count = max(1, room // broad) if together else 1
        for at in range(0, len(cells), count):
            row = "".join(f"{cell:<{broad}}" for cell in cells[at : at + count]).rstrip()
            for number, part in enumerate(wrap(row, room, subsequent_indent=" " * 5, drop_whitespace=False) or [""]):
                text = Text(f"{title} " if title and at == 0 and number == 0 else " " * margin, style="cyan")
                self._printer.print(text.append(part, "default"), soft_wrap=True)

    def ask(self, question: str) -> str:
        """A line from the reader, without blanks around it; `InputEnded` when there is none."""
        question = self.question or question
        try:
            if self._is_live:
                return input(f"{question} ").strip()
            self.writer.write(f"{question} ")
            self.writer.flush()
            line = self.reader.readline()
        except (EOFError, KeyboardInterrupt):
            raise InputEnded from None
        if not line:
            raise InputEnded
        self.writer.write("\n")
        return line.strip()

    def wait(self) -> None:
        """Pause, to let people read what a computer has done; not through pipes."""
        if self.pause and self.is_terminal:
            try:
                time.sleep(self.pause)
            except KeyboardInterrupt:
                raise InputEnded from None

    def clear(self) -> None:
        """Hide what was on the screen: the screen is wiped, a pipe or a screen reader just goes on."""
        if self.is_terminal and not self.plain:
            self._printer.clear()
            self.writer.write("\x1b[3J")
            self.writer.flush()
