"""A scene from its parts: each is made of a view by a function of the game, in the voice of one language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from tenebra.kernel import State, View
from tenebra.kit.ending import HEROES, Ending
from tenebra.kit.question import Asking, WhyNot
from tenebra.kit.scene import Board, Cards, Intention, Order, Outcome, Piece, Pile, Plate, Scene, Thing
from tenebra.kit.telling import capital
from tenebra.kit.voice import Voice, Voices
from tenebra.kit.words import Words

S = TypeVar("S", bound=State)


class Played(Protocol[S]):
    """What a painter asks of the game."""

    @property
    def voices(self) -> Voices[S]: ...

    @property
    def sides(self) -> Callable[[], Mapping[str, tuple[str, ...]]]: ...

    @property
    def ending(self) -> Callable[[str, Words], Ending]: ...


@dataclass(frozen=True, kw_only=True)
class Painter(Generic[S]):
    """How the table of a game is shown. What a game does not have it leaves out."""

    board: Callable[[View[S], Voice], Board]
    pieces: Callable[[View[S], Voice], tuple[Piece, ...]]
    asking: type[Asking[S]]
    """How its questions are put."""
    round: Callable[[S], int] = lambda state: int(getattr(state, "round", 0))
    goal: Callable[[Voice], str] = lambda voice: voice.text(f"scenario-{voice.scenario}.goal")
    """What is to be done, in a sentence."""
    things: Callable[[View[S], Voice], tuple[Thing, ...]] = lambda view, voice: ()
    intentions: Callable[[View[S], Voice], tuple[Intention, ...]] = lambda view, voice: ()
    order: Callable[[View[S], Voice], Order] = lambda view, voice: Order()
    plates: Callable[[View[S], Voice], tuple[Plate, ...]] | None = None
    """Who is at the table; otherwise every piece that has a seat."""
    cards: Callable[[View[S], Voice], tuple[Cards, ...]] = lambda view, voice: ()
    piles: Callable[[View[S], Voice], tuple[Pile, ...]] = lambda view, voice: ()

    def __call__(self, game: Played[S], view: View[S], words: Words, why_not: WhyNot) -> Scene:
        """The table as one seat sees it."""
        voice, number = game.voices(words, view.state), self.round(view.state)
        pieces = self.pieces(view, voice)
        return Scene(
            view.game,
            voice.scenario,
            voice.text(f"scenario-{voice.scenario}"),
            voice.say("scene-subtitle", game=voice.say("game-name"), round=number),
            number,
            self.goal(voice),
            self.board(view, voice),
            pieces,
            self.things(view, voice),
            self.intentions(view, voice),
            self.order(view, voice),
            self.plates(view, voice) if self.plates is not None else tuple(map(_plate, (one for one in pieces if one.seat))),
            self.cards(view, voice),
            self.piles(view, voice),
            self.asking(view, voice, why_not).question(pieces),
            _outcome(game, view, voice),
        )


def _outcome(game: Played[S], view: View[S], voice: Voice) -> Outcome | None:
    """How it ended, with what the scenario has to say about it."""
    if not view.state.outcome:
        return None
    ending = game.ending(view.state.outcome, voice.words)
    text = voice.text(f"scenario-{voice.scenario}.{'victory' if HEROES in ending.winners else 'defeat'}")
    side = next((side for side, seats in game.sides().items() if view.seat in seats), HEROES)
    return Outcome(next(iter(ending.winners), ""), capital(ending.text), text, side in ending.winners)


def _plate(piece: Piece) -> Plate:
    """Somebody at the table, as the board shows them."""
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
