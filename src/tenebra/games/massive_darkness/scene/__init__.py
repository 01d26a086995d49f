"""Massive Darkness as the page shows it: everything from a seat's view and the words, nothing a seat may not know."""

from __future__ import annotations

from collections.abc import Callable

from tenebra.games.massive_darkness.scene.board import pieces_of, things_of, zones_of
from tenebra.games.massive_darkness.scene.cards import cards_of, piles_of
from tenebra.games.massive_darkness.scene.intentions import intentions_of
from tenebra.games.massive_darkness.scene.plates import order_of, plates_of
from tenebra.games.massive_darkness.scene.question import NATURAL, keys_of, question_of, windows_of
from tenebra.games.massive_darkness.scene.voice import Voice, capital, voice_of
from tenebra.games.massive_darkness.state import MDState
from tenebra.games.massive_darkness.telling import ending_of
from tenebra.kernel import Option, Reason, View
from tenebra.kit.package import HEROES
from tenebra.kit.scene import Outcome, Scene
from tenebra.kit.words import Words


def scene_of(view: View[MDState], words: Words, why_not: Callable[[Option], Reason | None]) -> Scene:
    """The table as one seat sees it."""
    state, voice = view.state, voice_of(words, view.state)
    return Scene(
        view.game,
        state.scenario,
        voice.text(f"mission-{state.scenario}"),
        voice.say("scene-subtitle", game=voice.say("game-name"), round=state.round),
        state.round,
        voice.text(f"mission-{state.scenario}.objectives"),
        zones_of(view, voice),
        pieces_of(view, voice),
        things_of(view, voice),
        intentions_of(view, voice),
        order_of(view, voice),
        plates_of(view, voice),
        cards_of(view, voice),
        piles_of(view, voice),
        question_of(view, voice, why_not),
        _outcome(view, voice),
        NATURAL,
        keys_of(voice),
        windows=windows_of(view, voice),
    )


def _outcome(view: View[MDState], voice: Voice) -> Outcome | None:
    """How it ended, with what the Mission has to say about it."""
    if not view.state.outcome:
        return None
    ending = ending_of(view.state.outcome, voice.words)
    has_won = bool(ending.winners)
    text = voice.text(f"mission-{view.state.scenario}.{'victory' if has_won else 'defeat'}")
    return Outcome(HEROES if has_won else "", capital(ending.text), text, has_won)
