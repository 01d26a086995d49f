"""A board of areas in sentences: which adjoin, in which direction, and who stands how many areas away."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tenebra.kit.ground import Area, Areas
from tenebra.kit.scene import Piece
from tenebra.kit.telling import capital
from tenebra.kit.words import Words

NEAR = 2
"""Of so many enemies, or groups of them, the nearest, it is worth a word where they are now."""
SLANT = 0.5
"""From this share of the longer way on, the shorter one is named too: `north-west`."""
FOES = ("foe", "boss")


class Sentence(NamedTuple):
    """A sentence, and what of it is news: whoever has heard that need not hear the sentence again."""

    text: str
    news: str


class Countryside:
    """Areas that share corners adjoin, or have a door between them."""

    def __init__(self, board: Areas, words: Words) -> None:
        self.board, self.words = board, words
        self.areas = {area.id: area for area in board.areas}
        corners = {area.id: set(area.outline) for area in board.areas}
        doors = {frozenset(door.places) for door in board.doors}
        self.beside = {
            one: [
                two for two in corners if two != one and (len(corners[one] & corners[two]) > 1 or frozenset((one, two)) in doors)
            ]
            for one in corners
        }

    def around(self, place: str) -> str:
        """What adjoins a place, each with its direction; "" for who is nowhere."""
        here = self.areas.get(place)
        if here is None:
            return ""
        beside = [self.areas[area] for area in self.beside[place]]
        said = ", ".join(self.words.say("overview-adjoins", area=area.name, way=self.way(here, area)) for area in beside)
        return self.words.say("overview-around", areas=said)

    def groups(self, pieces: Iterable[Piece], focus: Piece | None) -> list[Sentence]:
        """Enemies area by area, the nearest first, then friends in the same way; of those far off only who is news."""
        away = self.steps(focus.place) if focus is not None else {}
        others = [piece for piece in pieces if piece is not focus and piece.place in self.areas]
        lines: list[Sentence] = []
        for id, is_foe in (("overview-enemies", True), ("overview-friends", False)):
            by_area: dict[str, list[Piece]] = {}
            for piece in others:
                if (piece.side in FOES) == is_foe:
                    by_area.setdefault(piece.place, []).append(piece)
            for at, place in enumerate(sorted(by_area, key=lambda place: away.get(place, len(self.areas)))):
                who = ", ".join(map(self.called, by_area[place]))
                text = self.words.say(id, where=capital(self.where(focus, place, away)), who=who)
                lines.append(Sentence(text, text if is_foe and at < NEAR else f"{place} {who}"))
        nobody = self.words.say("overview-no-enemy")
        return lines if any(piece.side in FOES for piece in others) else [Sentence(nobody, nobody), *lines]

    def called(self, piece: Piece) -> str:
        """A figure by its name, with its life where it has more than one."""
        if piece.life_most < 2:
            return piece.name
        return self.words.say("overview-life", who=piece.name, left=piece.life, most=piece.life_most)

    def where(self, focus: Piece | None, place: str, away: dict[str, int]) -> str:
        """An area with its direction from the figure in question, and how many areas away it is."""
        here, there = self.areas.get(focus.place if focus is not None else ""), self.areas[place]
        if here is None or here is there:
            return there.name
        seen = "true" if place in here.sees else "false"
        return self.words.say(
            "overview-away", area=there.name, way=self.way(here, there), areas=away.get(place, len(self.areas)), seen=seen
        )

    def steps(self, place: str) -> dict[str, int]:
        """How many areas away each is, past everything that stands between."""
        far, ring = {place: 0}, [place] if place in self.areas else []
        while ring:
            ring = list(dict.fromkeys(to for one in ring for to in self.beside[one] if to not in far))
            far |= dict.fromkeys(ring, max(far.values()) + 1)
        return far

    def way(self, here: Area, there: Area) -> str:
        """The direction as the crow flies: `north`, `north-west`."""
        right, down = there.middle[0] - here.middle[0], there.middle[1] - here.middle[1]
        most = max(abs(right), abs(down))
        parts = [("south" if down > 0 else "north")] if abs(down) > SLANT * most else []
        parts += [("east" if right > 0 else "west")] if abs(right) > SLANT * most else []
        return "-".join(self.words.say(f"overview-{part}") for part in parts)
