"""The voice of a scene: the words of one language about one game, and its pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from tenebra.kernel import State
from tenebra.kit.files import read_toml
from tenebra.kit.places import definite
from tenebra.kit.scene import Card
from tenebra.kit.telling import GameNames, Names, Speaker, Teller
from tenebra.kit.words import Words

S = TypeVar("S", bound=State)
T = TypeVar("T")
P = ParamSpec("P")
MOST_VOICES = 256
BY_HEART = 1_000
"""The size of a voice's cache; those of them that nobody has asked for since as many others were made are forgotten."""


@cache
def _read_icons(package: str) -> dict[str, dict[str, str]]:
    return read_toml(files(package) / "icons.toml", dict[str, dict[str, str]])


class Icons:
    """The pictures of a game by group and id (`card`, `bow`), from its `icons.toml`."""

    def __init__(self, package: str, otherwise: tuple[str, str]) -> None:
        self.package, self.otherwise = package, otherwise
        self._known: dict[tuple[str, str], str] = {}

    def __call__(self, group: str, id: str) -> str:
        """The picture of something; what has none of its own shows the game's plainest."""
        known = self._known.get((group, id))
        if known is None:
            known = self._known[group, id] = self.own(group, id) or self.own(*self.otherwise)
        return known

    def own(self, group: str, id: str) -> str:
        """The picture that something has of its own, "" if it has none."""
        return _read_icons(self.package).get(group, {}).get(id, "")


class Voice(Speaker):
    """Says things about one scenario in one language, with the game's pictures, and remembers the cards it has shown."""

    def __init__(self, teller: Teller, scenario: str, whose: str, icons: Icons) -> None:
        super().__init__(teller, whose)
        self.scenario, self.icons = scenario, icons
        self.cards: dict[tuple[str, bool], Card] = {}
        self._made: dict[tuple[Any, ...], Any] = {}
        self._before: dict[tuple[Any, ...], Any] = {}

    def text(self, id: str) -> str:
        """Words that a scenario made for a test or a situation may lack."""
        return self.say(id) if self.words.has(id) else ""

    def the(self, id: str) -> str:
        """A name in the middle of a sentence, with its article; "" where a scenario made for a test lacks it."""
        return definite(id, self.words) if self.words.has(id) else ""

    def recall(self, of: tuple[Any, ...], make: Callable[[], T]) -> T:
        """Something made before of the same values, or made now; `of` are all values that it depends on."""
        found: T | None = self._made.get(of)
        if found is None:
            found = self._before.pop(of, None)
            if found is None:
                found = make()
            if len(self._made) >= BY_HEART:
                self._before, self._made = self._made, {}
            self._made[of] = found
        return found


def by_heart(make: Callable[Concatenate[Voice, P], T]) -> Callable[Concatenate[Voice, P], T]:
    """A decorator that memoizes in a voice what is made of it and of values, never of a state."""

    def known(voice: Voice, /, *of: P.args, **named: P.kwargs) -> T:
        return voice.recall((make, *of, *named.items()), lambda: make(voice, *of, **named))

    return known


def _scenario(state: Any) -> tuple[str]:
    return (state.scenario,)


class Voices(Generic[S]):
    """The voices of a game: one for each language and whatever of a state its names depend on, the scenario first of all."""

    def __init__(
        self,
        icons: Icons,
        names: Callable[..., Names] = GameNames,
        quiet: frozenset[str] = frozenset(),
        key: Callable[[S], tuple[Any, ...]] = _scenario,
        whose: str = "figure",
    ) -> None:
        self.icons = icons

        def voice(words: Words, scenario: str, *more: Any) -> Voice:
            return Voice(Teller(words, names(words, scenario, *more), quiet), scenario, whose, icons)

        self._voice, self._key = lru_cache(maxsize=MOST_VOICES)(voice), key

    def __call__(self, words: Words, state: S) -> Voice:
        """The voice about a game in this state."""
        return self._voice(words, *self._key(state))
