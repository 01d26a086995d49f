"""A scene from its parts: each is made of a view by a function of the game, in the voice of one language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from tenebra.kernel import State, View
from tenebra.kit.decks import Deck
from tenebra.kit.ending import Ending, side_of
from tenebra.kit.ground import Board, Patch
from tenebra.kit.orders import Window
from tenebra.kit.parts import Keep, Write, as_it_is, make_anew
from tenebra.kit.question import Asking, WhyNot
from tenebra.kit.scene import (
    Bead,
    Card,
    Cards,
    Intention,
    Objective,
    Order,
    Outcome,
    Piece,
    Pile,
    Plate,
    Scene,
    Stat,
    Thing,
    Track,
)
from tenebra.kit.told import Tale
from tenebra.kit.unforeseen import otherwise, place_of
from tenebra.kit.voice import Voice, Voices
from tenebra.kit.words import Words

S = TypeVar("S", bound=State)
T = TypeVar("T")
Acting = TypeVar("Acting", Piece, Plate)
Who = TypeVar("Who", bound="Somebody")
USUAL = {field.name: field.default for field in msgspec.structs.fields(Scene) if field.default is not msgspec.NODEFAULT}
"""The parts that a game need not have."""
OF_A_VIEW = ("board", "things", "patches", "intentions", "cards", "piles", "tracks")


class Played(Protocol[S]):
    """The interface of a game towards its painter."""

    @property
    def voices(self) -> Voices[S]: ...

    @property
    def sides(self) -> Callable[[], Mapping[str, tuple[str, ...]]]: ...

    @property
    def seats(self) -> Callable[[S], tuple[str, ...]]: ...

    @property
    def windows(self) -> tuple[str, ...]: ...

    @property
    def window(self) -> Callable[[str, Mapping[str, str]], Window | None]: ...

    def ending(self, outcome: str, words: Words) -> Ending: ...

    def epilogue(self, state: S, words: Words, side: str) -> Tale: ...


@dataclass(frozen=True, kw_only=True)
class Painter(Generic[S]):
    """The functions that make the scene of a game. What a game does not have it leaves out."""

    board: Callable[[View[S], Voice], Board]
    pieces: Callable[[View[S], Voice], tuple[Piece, ...]]
    asking: type[Asking[S]]
    """Turns a decision into a question."""
    round: Callable[[S], int] = lambda state: int(getattr(state, "round", 0))
    goal: str = "scenario-{}.goal"
    """The id of what is to be done, in a sentence; the scenario stands for the braces."""
    objectives: Callable[[View[S], Voice], tuple[Objective, ...]] = lambda view, voice: ()
    """The goal of the seat's side with its progress, step by step."""
    has_corners: bool = False
    """On its boards one steps over corners too, unless both ways round are closed."""
    things: Callable[[View[S], Voice], tuple[Thing, ...]] = lambda view, voice: ()
    patches: Callable[[View[S], Voice], tuple[Patch, ...]] = lambda view, voice: ()
    """Terrain that covers whole places."""
    intentions: Callable[[View[S], Voice], tuple[Intention, ...]] = lambda view, voice: ()
    order: Callable[[View[S], Voice], Order] = lambda view, voice: Order()
    plates: Callable[[View[S], Voice], tuple[Plate, ...]] | None = None
    """The plates of those at the table; otherwise of every piece that has a seat."""
    cards: Callable[[View[S], Voice], tuple[Cards, ...]] = lambda view, voice: ()
    piles: Callable[[View[S], Voice], tuple[Pile, ...]] = lambda view, voice: ()
    tracks: Callable[[View[S], Voice], tuple[Track, ...]] = lambda view, voice: ()
    """Places in a row with an order of their own."""
    in_the_open: Callable[[View[S]], View[S]] | None = None
    """Takes out of a view what not everybody may know, where sides know different things: pieces, plates and the order of play
    tell nothing of that, and are made once for both."""

    def __call__(self, game: Played[S], view: View[S], words: Words, why_not: WhyNot) -> Scene:
        """The table as one seat sees it."""
        return Scene(**self.parts(game, view, game.voices(words, view.state), why_not))

    def parts(
        self,
        game: Played[S],
        view: View[S],
        voice: Voice,
        why_not: WhyNot,
        keep: Keep = make_anew,
        write: Write = make_anew,
        wire: Callable[[Any], Any] = as_it_is,
    ) -> dict[str, Any]:
        """Every part of the scene by its name. Each is made of what its view and voice say, and of nothing else.

        Parts that others are made of are kept; the rest need only be written. What a voice knows by heart it knows as it is sent.
        """
        asking, asked, state = self.asking(view, voice, why_not), view.decision, view.state
        acting = asking.acting()
        made = {**self._heading(view.game, voice, self.round(state), side_of(view.seat, game.sides()), wire)}
        made |= {name: self._written(write, name, view, voice, make) for name, make in self._makers.items()}
        seen = self.in_the_open(view) if self.in_the_open is not None else view
        said = game.voices(voice.words, seen.state) if seen is not view else voice
        made["order"] = self._written(write, "order", seen, said, self.order)
        made["pieces"], made["plates"] = keep("figures", seen, said, partial(self._figures, acting), acting)
        if view.seat in game.seats(state):
            windows = partial(asking.windows_of, view.seat, voice, game.windows)
            made["windows"] = voice.recall(("windows", view.seat, wire), lambda: wire(windows()))
        if state.outcome:
            made["outcome"] = _outcome(game, view, voice)
        # it is never kept: only the rules know why not, and to say who is waited for is quickly done
        window = game.window(asked.prompt, asked.about) if asked is not None and asked.options else None
        made["question"] = asking.question(made["pieces"], window)
        return made

    def goal_of(self, scenario: str, words: Words, side: str) -> str:
        """What is to be done by a side, in a sentence."""
        return words.to(side, self.goal.format(scenario))

    def _written(self, write: Write, name: str, view: View[S], voice: Voice, make: Callable[[View[S], Voice], Any]) -> Any:
        """A part as it is sent; one that a game need not have is left out where it cannot be made."""
        if name not in USUAL:
            return write(name, view, voice, make)
        return otherwise(USUAL[name], f"{name} of {place_of(view)}", lambda: write(name, view, voice, make))

    def _heading(self, game: str, voice: Voice, round: int, side: str, wire: Callable[[Any], Any]) -> dict[str, Any]:
        """What changes with nothing but the round and the side."""

        def make() -> dict[str, Any]:
            made = {
                **USUAL,
                "game": game,
                "scenario": voice.scenario,
                "title": voice.text(f"scenario-{voice.scenario}"),
                "subtitle": voice.say("scene-subtitle", game=voice.say("game-name"), round=round),
                "round": round,
                "goal": self.goal_of(voice.scenario, voice.words, side),
                "natural": self.asking.natural,
                "keys": self.asking.keys(voice),
            }
            return {name: wire(part) for name, part in made.items()}

        return voice.recall(("heading", round, side, wire), make)

    @cached_property
    def _makers(self) -> dict[str, Callable[[View[S], Voice], Any]]:
        """The functions that make parts from nothing but a view, as far as the game has them."""
        own = {name: getattr(self, name) for name in OF_A_VIEW if getattr(self, name) is not getattr(Painter, name, None)}
        return own | {"objectives": lambda view, voice: self.objectives(view, voice) if not view.state.outcome else ()}

    def _figures(self, acting: str, view: View[S], voice: Voice) -> tuple[tuple[Piece, ...], tuple[Plate, ...]]:
        """Pieces and plates, which tell much the same, so that it need be worked out only once."""
        pieces = self.pieces(view, voice)
        plates = self.plates(view, voice) if self.plates is not None else tuple(_plate(one) for one in pieces if one.seat)
        is_over = bool(view.state.outcome)
        return in_turn(pieces, acting, is_over), in_turn(plates, acting, is_over)


class Somebody(Protocol):
    """The owner of a piece, or a plate, or both."""

    @property
    def id(self) -> str: ...


def once(make: Callable[[Any, Who, Voice], T]) -> Callable[[Any, Who, Voice], T]:
    """A decorator that caches beside the state what is told of somebody in a view."""

    def known(state: Any, who: Who, voice: Voice) -> T:
        made: dict[Any, T] = state.__dict__.setdefault("told", {})
        key = make, who.id, voice
        if key not in made:
            made[key] = make(state, who, voice)
        return made[key]

    return known


def bearing(card: Card, stat: Stat) -> Card:
    """A card with one more number on it: what it costs, for instance."""
    return replace(card, stats=(*card.stats, stat))


def in_turn(some: tuple[Acting, ...], acting: str, is_over: bool) -> tuple[Acting, ...]:
    """The figures or plates with the status of their turn: the one asked about acts, even if it interrupts another's turn.

    When all is over nobody acts any more.
    """
    if not is_over and all(one.id != acting for one in some):
        return some
    return tuple(one if one.status == (status := _status(one, acting)) else replace(one, status=status) for one in some)


def _status(one: Piece | Plate, acting: str) -> tuple[str, ...]:
    acts = one.id == acting
    kept = tuple(mark for mark in one.status if mark != "acting" and not (acts and mark == "acted"))
    return ("acting", *kept) if acts else kept


def _outcome(game: Played[S], view: View[S], voice: Voice) -> Outcome:
    """How it ended, with what the scenario has to say about it."""
    side = side_of(view.seat, game.sides())
    ending, told = game.ending(view.state.outcome, voice.words), game.epilogue(view.state, voice.words, side)
    return Outcome(next(iter(ending.winners), ""), told.title, told.text, side in ending.winners)


def _plate(piece: Piece) -> Plate:
    """A plate for somebody at the table, made of their piece."""
    return Plate(
        piece.id,
        piece.seat,
        piece.name,
        "",
        piece.icon,
        piece.side,
        piece.about,
        piece.life,
        piece.life_most,
        tuple(status for status in piece.status if status in ("acting", "acted", "down")),
        stats=piece.stats,
        beads=piece.beads,
    )


def with_beads(about: str, beads: Sequence[Bead]) -> str:
    """A sentence about somebody, and what lasts on them."""
    return f"{about} {'; '.join(bead.label for bead in beads)}." if beads else about


def piles_of(decks: Mapping[str, Deck], voice: Voice, icon: Callable[[str], str]) -> tuple[Pile, ...]:
    """Every deck, counted."""
    return tuple(
        Pile(name, voice.name(name, "deck"), icon(name), len(deck.draw), len(deck.discard)) for name, deck in decks.items()
    )


def discards_of(decks: Mapping[str, Deck], voice: Voice, face: Callable[[Voice, str], Card]) -> Iterator[Cards]:
    """The discards of each deck, face up."""
    for name, deck in decks.items():
        if deck.discard:
            title = voice.say("scene-discard", deck=voice.name(name, "deck"))
            yield Cards(f"discard-{name}", "", "discard", title, tuple(face(voice, copy) for copy in deck.discard))
