"""The display of a kind of option: one record that stands with the kind, and small functions for what depends on the position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from tenebra.kernel import Option
from tenebra.kit.scene import Natural

Function = TypeVar("Function", bound=Callable[..., Any])
MARKED = "_answers"
"""The attribute in which a marked function notes what it answers."""


class Shown(msgspec.Struct, frozen=True):
    """The display of a kind of option. It is the kind's `shown`; a game with more to say of its kinds extends it.

    Kinds of one group stand in the menu in the order in which they are written.
    """

    group: str
    """Its group in the menu."""
    icon: str = ""
    """Its picture in the collection game-icons."""
    card: str = ""
    """The field that names a card: where it names one, the option has the picture of that card."""
    has_text: bool = False
    """The text of that card is to be read before choosing it."""
    sign: str = ""
    """The field whose value has a picture in the group of that name, and words about it: `stance-cautious.about`."""
    at: tuple[str, ...] | None = None
    """The fields that name what it can be clicked on; otherwise those that name a piece or a place."""
    paid: int | str = 0
    """The amount it takes out of the purse: always so much, or as much as this field says."""
    price: str = ""
    """The words for what it takes, where that is always the same: `scene-price-flush`."""
    note: str = ""
    """Words that one should know before choosing it."""
    warning: str = ""
    """Words for what it always costs besides."""
    letter: str = ""
    """The key of the keyboard that does it, the same in every language."""
    term: str = ""
    """The word of the game that is met in it; `term-ID` explains that in one line."""
    natural: tuple[str, ...] = ()
    """The things on which a click probably means it: `foe`, `friend`, `door`, `card`, `space`."""
    expected: tuple[str, ...] = ()
    """The questions at which one may expect it: where it is not offered, the law says why not (`wish` makes one with fields)."""
    one_by_one: bool = False
    """If it is expected, each that is not offered says why not by itself, also where others of its kind are."""
    place: int = 0
    """Its place among its group, where that is not the order in which the kinds are written: the highest stands last."""
    is_attack: bool = False
    """It may be an attack, so that there are chances to be told."""
    is_last: bool = False
    """It ends or declines, so that it stands behind everything else."""
    is_final: bool = False
    """Dear and not to be taken back: the page asks once more."""


def shown_by(kinds: Iterable[type[Option]]) -> dict[type[Option], Shown]:
    """The records of some kinds, in the order in which they are written."""
    found = {kind: getattr(kind, "shown", None) for kind in kinds}
    if missing := [kind.__name__ for kind, record in found.items() if not isinstance(record, Shown)]:
        raise TypeError(f"these kinds of options do not say how they are shown: {', '.join(missing)}")
    return {kind: record for kind, record in found.items() if record is not None}


def ranks_of(groups: Iterable[str], records: Mapping[type[Option], Shown]) -> dict[type[Option], int]:
    """The place of each kind in the menu: by its group, then by its place in it, then as they are written."""
    places = {group: number for number, group in enumerate(groups)}
    if strange := [kind.__name__ for kind, record in records.items() if record.group not in places]:
        raise TypeError(f"these kinds of options are in no group of the menu: {', '.join(strange)}")
    kinds = sorted(records, key=lambda kind: (places[records[kind].group], records[kind].place))
    return {kind: number for number, kind in enumerate(kinds)}


def natural_of(records: Mapping[type[Option], Shown]) -> Natural:
    """The option that a click on a thing probably means, as it is written before the thing's id."""
    return Natural(**{thing: _opening(kind) for kind, record in records.items() for thing in record.natural})


def _opening(kind: type[Option]) -> str:
    """`attack`, `swap with`."""
    keyword = kind.words[0][0] if kind.words else ""
    return f"{kind.__struct_config__.tag} {keyword}".rstrip()


# --- what depends on the position


class KindAnswer:
    """Marks a method of an `Asking` as what says something (a price, a note) of some kinds of options.

    `@price(opt.Move)` stands above the method that works out the price of a Move.
    """

    def __init__(self, what: str) -> None:
        self.what = what

    def __call__(self, *kinds: type[Option]) -> Callable[[Function], Function]:
        """Mark a method."""

        def mark(function: Function) -> Function:
            vars(function)[MARKED] = [*vars(function).get(MARKED, ()), (self.what, kinds)]
            return function

        return mark


def answers_in(names: Mapping[str, Any]) -> dict[tuple[str, type[Option]], Callable[..., Any]]:
    """The marked functions of a class, by what they answer and for which kind."""
    found: dict[tuple[str, type[Option]], Callable[..., Any]] = {}
    for function in names.values():
        for what, kinds in getattr(function, MARKED, ()):
            for kind in kinds:
                if (what, kind) in found:
                    raise TypeError(f"{kind.__name__} has two functions for its {what}")
                found[what, kind] = function
    return found


label = KindAnswer("label")
icon = KindAnswer("icon")
places = KindAnswer("places")
path = KindAnswer("path")
line = KindAnswer("line")
covers = KindAnswer("covers")
dice = KindAnswer("dice")
price = KindAnswer("price")
series = KindAnswer("series")
note = KindAnswer("note")
vain = KindAnswer("vain")
warning = KindAnswer("warning")
wish = KindAnswer("wish")
"""The markers of the methods that answer about a kind, given the option, price and warning also the path, a wish nothing.

A wish that says nothing leaves it to the kind: its place among the methods is its place among the wishes.
"""
