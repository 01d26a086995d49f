"""A scene in sentences, for those who hear the table instead of seeing it: where one is, what is around, who is near."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tenebra.boards import edge_name, space_cell, space_name
from tenebra.kit.countryside import FOES, NEAR, Countryside, Sentence
from tenebra.kit.ground import Areas, Door, Grid, Zones
from tenebra.kit.scene import Fact, Piece, Scene, covered
from tenebra.kit.telling import capital
from tenebra.kit.words import Words

DIRECTIONS = (("north", 0, -1), ("east", 1, 0), ("south", 0, 1), ("west", -1, 0))
NO_WAY = 1 << 30
"""Steps to where nobody can walk: it comes last."""


def overview_of(scene: Scene, seat: str, words: Words, has_corners: bool) -> list[Sentence]:
    """The whole position in sentences, from where the figure in question stands; steps may lead over corners."""
    about = scene.question.about if scene.question is not None else ""
    pieces = {piece.id: piece for piece in scene.pieces}
    focus = pieces.get(about) or next((piece for piece in scene.pieces if piece.seat == seat), None)
    out = [_plain(_heading(scene, words))]
    if focus is not None:
        out.append(_plain(focus.about))
    if isinstance(scene.board, Areas):
        land = Countryside(scene.board, words)
        out += [_plain(land.around(focus.place))] if focus is not None else []
        out += land.groups(scene.pieces, focus)
    else:
        ground = _Ground(scene, scene.board, words, has_corners)
        if focus is not None:
            out += [*map(_plain, ground.zone(focus.place)), _plain(ground.sides(focus.place)), *ground.here(focus)]
        out += _others(scene, focus, ground, words)
        out += map(_plain, ground.offered())
    return [line for line in out if line.text]


def _plain(text: str) -> Sentence:
    """All of it is news."""
    return Sentence(text, text)


def _heading(scene: Scene, words: Words) -> str:
    """Scenario, round, phase, and what everybody watches."""
    parts = [scene.title or scene.scenario, scene.subtitle]
    parts += [phase.name for phase in scene.order.phases if phase.status == "now"]
    parts += [fact.label if _tells(fact) else f"{fact.label}: {fact.value}" for fact in scene.order.facts]
    return " ".join(f"{part}." for part in parts if part)


def _tells(fact: Fact) -> bool:
    """The label says the value already: `2 of 7`, where the value is `2/7`."""
    return all(part in fact.label for part in fact.value.split("/"))


def _others(scene: Scene, focus: Piece | None, ground: _Ground, words: Words) -> list[Sentence]:
    """Enemies, nearest first, then friends; how far it is now is news of the nearest only."""
    others = [piece for piece in scene.pieces if piece is not focus and "carried" not in piece.status]
    steps: dict[str, int] = {}
    where: dict[str, str] = {}
    if focus is not None:
        for piece in others:
            far = ground.steps(focus, piece)
            steps[piece.id] = NO_WAY if far is None else far
            where[piece.id] = ground.where(focus, piece, far)
    foes = [piece for piece in others if piece.side in FOES]
    friends = [piece for piece in others if piece.side not in FOES]
    foes.sort(key=lambda piece: steps.get(piece.id, 0))
    said = [(words.say("overview-enemy", about=piece.about), piece) for piece in foes]
    said += [(words.say("overview-friend", about=piece.about), piece) for piece in friends]
    texts = [f"{about} {where.get(piece.id, '')}".strip() for about, piece in said]
    near = min(NEAR, len(foes))
    lines = [Sentence(text, text if at < near else about) for at, (text, (about, _)) in enumerate(zip(texts, said, strict=True))]
    return lines if foes else [_plain(words.say("overview-no-enemy")), *lines]


class _Ground:
    """A board of spaces in columns and rows, as far as the scene shows it."""

    def __init__(self, scene: Scene, board: Grid | Zones, words: Words, has_corners: bool) -> None:
        self.scene, self.board, self.words, self.has_corners = scene, board, words, has_corners
        self.room_of = {space: room for room in board.rooms for space in room.spaces}
        self.doors: dict[str, Door] = {edge: door for door in board.doors for edge in (door.id, *door.more)}
        self.passages = set(board.passages) if isinstance(board, Grid) else set()
        self.walls = set(board.walls)
        self.solid = {space for thing in scene.things if thing.is_solid and not thing.is_plan for space in covered(thing)}
        self.zones = {zone.id: zone for zone in board.zones} if isinstance(board, Zones) else {}

    def edge(self, here: str, there: str) -> str:
        """The edge between two neighbours, whichever is named first."""
        (x, y), (u, v) = space_cell(here), space_cell(there)
        return edge_name(here, there) if (x, y) <= (u, v) else edge_name(there, here)

    def is_open(self, here: str, there: str) -> bool:
        """One can walk from a space to its neighbour."""
        edge = self.edge(here, there)
        if edge in self.doors:
            return self.doors[edge].status == "open"
        same = isinstance(self.board, Zones) or self.room_of.get(here) is self.room_of.get(there) or edge in self.passages
        return there in self.room_of and edge not in self.walls and same

    def neighbours(self, space: str) -> Iterator[tuple[str, str]]:
        """The four sides of a space: direction, and the space there ("" outside)."""
        x, y = space_cell(space)
        for direction, right, down in DIRECTIONS:
            inside = 0 <= x + right < self.board.columns and 0 <= y + down < self.board.rows
            yield direction, space_name(x + right, y + down) if inside else ""

    def sides(self, space: str) -> str:
        """The sentence that says what is on each of the four sides."""
        say = self.words.say
        return " ".join(
            say("overview-side", direction=capital(say(f"overview-{direction}")), what=self.beyond(space, there))
            for direction, there in self.neighbours(space)
        )

    def beyond(self, here: str, there: str) -> str:
        """A door, a wall, or what is on the neighbouring space."""
        door = self.doors.get(self.edge(here, there)) if there else None
        if door is not None:
            return door.about.rstrip(".")
        if not there or not self.is_open(here, there):
            return self.words.say("overview-wall")
        return ", ".join(self.content(there)) or self.words.say("overview-free")

    def content(self, space: str) -> list[str]:
        """The names of what is on a space."""
        pieces = [piece.name for piece in self.scene.pieces if space in covered(piece)]
        return pieces + [thing.name for thing in self.scene.things if not thing.is_plan and space in covered(thing)]

    def zone(self, space: str) -> list[str]:
        """The board's words about the place itself: its light."""
        return [self.zones[space].about] if space in self.zones else []

    def here(self, focus: Piece) -> list[Sentence]:
        """The things and doors of the room, each with the way to it."""
        room = self.room_of.get(focus.place)
        if room is None:
            return []
        inside, say = set(room.spaces), self.words.say
        named = [thing.name for thing in self.scene.things if not thing.is_plan and thing.place in inside]
        things = [
            say("overview-thing", what=thing.name, space=thing.place, way=self.way(focus.place, thing.place))
            for thing in self.scene.things
            if not thing.is_plan and thing.place in inside
        ]
        for door in self.board.doors:
            near = next((space for space in door.id.split("-") if space in inside), "")
            if near and not door.is_plan:
                said = door.about.rstrip(".")
                named.append(said)
                things.append(say("overview-thing", what=said, space=near, way=self.way(focus.place, near)))
        text = say("overview-here", room=room.name, things="; ".join(things))
        return [Sentence(text, f"{room.name} {named}")] if things else []

    def steps(self, one: Piece, other: Piece) -> int | None:
        """The steps on foot from a space of one to a space of the other, past everybody; None if there is no way."""
        ring, goal, far = set(covered(one)), set(covered(other)), 0
        seen = set(ring)
        while ring and not ring & goal:
            beside = {to for space in ring for to in self.next_to(space)}
            ring = {space for space in beside if space not in seen and (space in goal or space not in self.solid)}
            seen |= ring
            far += 1
        return far if ring else None

    def next_to(self, space: str) -> Iterator[str]:
        """The spaces one step away, over corners too where the board has such steps."""
        sides = [to for _, to in self.neighbours(space) if to and self.is_open(space, to)]
        yield from sides
        if self.has_corners:
            x, y = space_cell(space)
            for side in sides:
                for _, to in self.neighbours(side):
                    u, v = space_cell(to) if to else (x, y)
                    if abs(u - x) == abs(v - y) == 1 and self.is_open(side, to):
                        yield to

    def where(self, focus: Piece, other: Piece, steps: int | None) -> str:
        """The position of another piece: the direction, the steps if there is a way, and whether it can be seen."""
        return self.words.say(
            "overview-where",
            way=self.way(focus.place, other.place),
            steps=-1 if steps is None else steps,
            seen=self.sees(focus.place, other.place),
        )

    def sees(self, here: str, there: str) -> str:
        """In its line of sight, where the board says it."""
        if here not in self.zones:
            return "unsaid"
        return "true" if there in self.zones[here].sees else "false"

    def way(self, here: str, there: str) -> str:
        """The way as the crow flies: `2 north, 1 east`."""
        (x, y), (u, v) = space_cell(here), space_cell(there)
        far = (("north", y - v), ("south", v - y), ("east", u - x), ("west", x - u))
        parts = [f"{number} {self.words.say(f'overview-{direction}')}" for direction, number in far if number > 0]
        return ", ".join(parts) or self.words.say("overview-right-here")

    def offered(self) -> list[str]:
        """The number of spaces that can be chosen, room by room."""
        question = self.scene.question
        choices = question.choices if question is not None else ()
        moves = [choice for choice in choices if choice.group == "space"]
        spaces = dict.fromkeys(at for choice in moves for at in choice.at if at in self.room_of)
        rooms = Counter(self.room_of[space].name for space in spaces)
        said = ", ".join(f"{name} {number}" for name, number in rooms.items())
        return [self.words.say("overview-reach", number=len(spaces), rooms=said)] if spaces else []
