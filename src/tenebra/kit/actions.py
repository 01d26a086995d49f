"""The choices at a question: for each kind of option its law, its offer and its effect, side by side in its chapter."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Generic, TypeVar

from tenebra.kernel import Game, Option, Reason, State

S = TypeVar("S", bound=State)
T = TypeVar("T")
Function = TypeVar("Function", bound=Callable[..., Any])
Law = Callable[[S, str, Any], Reason | None]
"""The law of an option: why somebody cannot choose it now; None if nothing forbids it."""
Offer = Callable[[S, str], Iterable[Option]]
"""The options of a kind that somebody has now."""
Effect = Callable[[Game[S], str, Any], Awaitable[T]]
"""The effect of an option when somebody has chosen it."""
LAWS, OFFERS, EFFECTS = "_laws", "_offers", "_effects"


def load_chapters(package: str) -> None:
    """Load every module of a package of rules, so that each has entered what it has to say."""
    for chapter in iter_modules(import_module(package).__path__):
        import_module(f"{package}.{chapter.name}")


class Actions(Generic[S, T]):
    """The kinds of options that may be chosen at one question, or at several that are alike.

    A chapter of the rules enters its kinds where it is loaded:

        @TURN.law(opt.Rest)
        def why_not_rest(state, hero, option): ...

        @TURN.carries_out(opt.Rest)
        async def rest(g, hero, option): ...
    """

    def __init__(
        self,
        otherwise: Reason | None = None,
        ends: tuple[type[Option], ...] = (),
        kinds: tuple[type[Option], ...] = (),
        also: Actions[S, T] | None = None,
    ) -> None:
        self.otherwise = otherwise
        """The reason why a kind that is not among them cannot be chosen here."""
        self.ends = ends
        """Kinds that end or decline: nothing forbids them, and whoever asked sees to them."""
        self.kinds = kinds
        """The kinds in the order in which they are offered."""
        self._laws: dict[type[Option], Law[S]] = {}
        self._offers: dict[type[Option], Offer[S]] = {}
        self._effects: dict[type[Option], Effect[S, T]] = {}
        self._heirs: list[Actions[S, T]] = []
        """The collections that have all of these too, whatever comes to be entered here."""
        if also is not None:
            self.ends += also.ends
            also._heirs.append(self)
            for table in (LAWS, OFFERS, EFFECTS):
                getattr(self, table).update(getattr(also, table))

    # --- what a chapter enters

    def law(self, *kinds: type[Option]) -> Callable[[Function], Function]:
        """Marks the function that says why not."""
        return self._enter(LAWS, kinds)

    def offer(self, *kinds: type[Option]) -> Callable[[Function], Function]:
        """Marks the function that lists all of them that are legal."""
        return self._enter(OFFERS, kinds)

    def carries_out(self, *kinds: type[Option]) -> Callable[[Function], Function]:
        """Marks the rule that carries them out."""
        return self._enter(EFFECTS, kinds)

    def _enter(self, table: str, kinds: tuple[type[Option], ...]) -> Callable[[Function], Function]:
        def enter(function: Function) -> Function:
            for kind in kinds:
                self._put(table, kind, function)
            return function

        return enter

    def _put(self, table: str, kind: type[Option], function: Callable[..., Any]) -> None:
        entered = getattr(self, table)
        if kind in entered:
            raise TypeError(f"{kind.__name__} is entered twice")
        entered[kind] = function
        for heir in self._heirs:
            heir._put(table, kind, function)

    # --- what a question asks

    def __contains__(self, option: Option) -> bool:
        """Whether it is of a kind that may be chosen here at all."""
        return self.has(type(option))

    def has(self, kind: type[Option]) -> bool:
        """Whether a kind may be chosen here at all."""
        return kind in self._effects or kind in self._laws or kind in self.ends

    def why_not(self, state: S, who: str, option: Option) -> Reason | None:
        """Why somebody cannot choose an option now."""
        law = self._laws.get(type(option))
        if law is not None:
            return law(state, who, option)
        return None if option in self else self.otherwise

    def options(self, state: S, who: str) -> list[Option]:
        """All that somebody may choose now.

        A kind whose fields all have a default need not be listed by anybody: it is offered where its law allows it.
        """
        out: list[Option] = []
        for kind in self.kinds:
            offer = self._offers.get(kind)
            if offer is not None:
                out += offer(state, who)
            elif kind in self._effects or kind in self.ends:
                option = kind()
                if self.why_not(state, who, option) is None:
                    out.append(option)
        return out

    async def carry_out(self, g: Game[S], who: str, option: Option) -> T:
        """Do what was chosen."""
        return await self._effects[type(option)](g, who, option)
