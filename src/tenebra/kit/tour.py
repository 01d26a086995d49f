"""The guided tour: lessons about a turn, each where it can be tried. Those every game needs are here; a game adds its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tenebra.kit.scene import Choice, Lesson, NotNow


def lessons_of(
    say: Callable[..., str], choices: Sequence[Choice], not_now: Sequence[NotNow], own: Mapping[str, bool]
) -> tuple[Lesson, ...]:
    """The whole tour at one question. `own` are the game's lessons, and whether they fit; their words are `tour-ID`."""
    fits = {
        "welcome": True,
        "move": any(choice.path for choice in choices),
        "attack": any(choice.forecasts for choice in choices),
        **own,
        "why": bool(not_now),
        "end": any(choice.is_last for choice in choices),
    }
    return tuple(Lesson(id, say(f"tour-{id}", touch="no"), say(f"tour-{id}", touch="yes"), now) for id, now in fits.items())
