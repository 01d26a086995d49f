"""Dungeon Venture as the page shows it: everything from a seat's view and the words, nothing a seat may not know."""

from __future__ import annotations

from collections.abc import Callable

from tenebra.games.dungeon_venture.scene.board import capital, grid_of, pieces_of, things_of
from tenebra.games.dungeon_venture.scene.cards import cards_of, piles_of
from tenebra.games.dungeon_venture.scene.plates import order_of, plates_of
from tenebra.games.dungeon_venture.scene.question import NATURAL, keys_of, question_of, windows_of
from tenebra.games.dungeon_venture.scene.voice import Voice, voice_of
from tenebra.games.dungeon_venture.state import KEEPER, DVState
from tenebra.games.dungeon_venture.telling import ending_of
from tenebra.kernel import Option, Reason, View
from tenebra.kit.package import HEROES
from tenebra.kit.scene import Outcome, Scene
from tenebra.kit.words import Words


def scene_of(view: View[DVState], words: Words, why_not: Callable[[Option], Reason | None]) -> Scene:
    """The table as one seat sees it."""
    state, voice = view.state, voice_of(words, view.state)
    return Scene(
        view.game,
        state.scenario,
        _text(voice, f"adventure-{state.scenario}"),
        voice.say("scene-subtitle", game=voice.say("game-name"), round=state.round),
        state.round,
        _text(voice, f"goal-{state.scenario}"),
        grid_of(view, voice),
        pieces_of(view, voice),
        things_of(view, voice),
        (),
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


def _text(voice: Voice, id: str) -> str:
    """Words that an Adventure made for a situation may lack."""
    return voice.say(id) if voice.words.has(id) else ""


def _outcome(view: View[DVState], voice: Voice) -> Outcome | None:
    """How it ended, with what the Adventure has to say about it."""
    if not view.state.outcome:
        return None
    ending = ending_of(view.state.outcome, voice.words)
    text = _text(voice, f"adventure-{view.state.scenario}.{'victory' if HEROES in ending.winners else 'defeat'}")
    is_won = (KEEPER if view.seat == KEEPER else HEROES) in ending.winners
    return Outcome(ending.winners[0], capital(ending.text), text, is_won)
