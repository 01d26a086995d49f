"""Switches: where a rule can be read in two ways, a new game says which. The default of each is written once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from tenebra.kernel import BadInput
from tenebra.kit.covers import SwitchCover
from tenebra.kit.words import Words

T = TypeVar("T")


class Switch(msgspec.Struct, frozen=True):
    """A named switch: the usual reading, the other one, and the rule that names both."""

    id: str
    usual: str
    other: str
    rule: str

    def cover(self, words: Words) -> SwitchCover:
        """The switch as one chooses it."""
        return SwitchCover(self.id, words.say(f"switch-{self.id}"), words.say(f"switch-{self.id}.about"), self.rule)


def read_new_game(options: Mapping[str, Any], kind: type[T], switches: Iterable[Switch]) -> tuple[T, list[str]]:
    """The options of a new game, and the switches among them on their other reading; an error says what is wrong."""
    # by way of plain data: the game must never change the record it was begun with
    plain = msgspec.to_builtins(dict(options))
    on = []
    for switch in switches:
        reading = plain.pop(switch.id, switch.usual)
        if reading not in (switch.usual, switch.other):
            raise BadInput(f"option {switch.id}: {reading!r} is not one of {switch.usual}, {switch.other}")
        if reading == switch.other:
            on.append(switch.id)
    try:
        return msgspec.convert(plain, kind), on
    except msgspec.ValidationError as error:
        raise BadInput(f"options of a new game: {error}") from None


def switched(switches: Iterable[Switch], on: Iterable[str]) -> dict[str, Any]:
    """The options of a new game that put these switches on their other reading."""
    known = {switch.id: switch.other for switch in switches}
    try:
        return {id: known[id] for id in on}
    except KeyError as unknown:
        raise BadInput(f"there is no switch {unknown}; there are {', '.join(known)}") from None
