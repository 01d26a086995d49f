"""A scene from its parts: each is made of a view by a function of the game, in the voice of one language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from tenebra.kernel import State, View
from tenebra.kit.decks import Deck
from tenebra.kit.ending import HEROES, Outcomes, ending_of
from tenebra.kit.ground import Board
from tenebra.kit.question import Asking, WhyNot
from tenebra.kit.scene import Bead, Card, Cards, Intention, Order, Outcome, Piece, Pile, Plate, Scene, Thing
from tenebra.kit.telling import capital
from tenebra.kit.voice import Voice, Voices
from tenebra.kit.words import Words

S = TypeVar("S", bound=State)


@dataclass(frozen=True, kw_only=True)
class Painter(Generic[S]):
    """How the table of a game is shown. What a game does not have it leaves out."""

    voices: Voices[S]
    sides: Callable[[], Mapping[str, tuple[str, ...]]]
    outcomes: Outcomes
    round: Callable[[S], int]
    goal: Callable[[Voice], str]
    """What is to be done, in a sentence."""
    board: Callable[[View[S], Voice], Board]
    pieces: Callable[[View[S], Voice], tuple[Piece, ...]]
    plates: Callable[[View[S], Voice], tuple[Plate, ...]]
    asking: type[Asking[S]]
    """Turns a decision into a question."""
    things: Callable[[View[S], Voice], tuple[Thing, ...]] = lambda view, voice: ()
    intentions: Callable[[View[S], Voice], tuple[Intention, ...]] = lambda view, voice: ()
    order: Callable[[View[S], Voice], Order] = lambda view, voice: Order()
    cards: Callable[[View[S], Voice], tuple[Cards, ...]] = lambda view, voice: ()
    piles: Callable[[View[S], Voice], tuple[Pile, ...]] = lambda view, voice: ()

    def __call__(self, view: View[S], words: Words, why_not: WhyNot) -> Scene:
        """The table as one seat sees it."""
        voice, number = self.voices(words, view.state), self.round(view.state)
        asking = self.asking(view, voice, why_not)
        return Scene(
            view.game,
            voice.scenario,
            voice.text(f"scenario-{voice.scenario}"),
            voice.say("scene-subtitle", game=voice.say("game-name"), round=number),
            number,
            self.goal(voice),
            self.board(view, voice),
            self.pieces(view, voice),
            self.things(view, voice),
            self.intentions(view, voice),
            self.order(view, voice),
            self.plates(view, voice),
            self.cards(view, voice),
            self.piles(view, voice),
            asking.question(),
            self.outcome(view, voice),
            asking.natural,
            asking.keys(),
            windows=asking.windows(),
        )

    def outcome(self, view: View[S], voice: Voice) -> Outcome | None:
        """How it ended, with what the scenario has to say about it."""
        if not view.state.outcome:
            return None
        ending = ending_of(view.state.outcome, self.outcomes, self.sides(), voice.words)
        text = voice.text(f"scenario-{voice.scenario}.{'victory' if HEROES in ending.winners else 'defeat'}")
        side = next((side for side, seats in self.sides().items() if view.seat in seats), HEROES)
        return Outcome(next(iter(ending.winners), ""), capital(ending.text), text, side in ending.winners)


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
