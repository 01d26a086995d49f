"""The types of the notation: what a card's text means, understood."""

from __future__ import annotations

import msgspec

from tenebra.games.dungeon_venture.dice import NO_DICE, Pool


class Clause(msgspec.Struct, frozen=True):
    """One sentence of a card. `deed` is the keyword; a bonus has the deed `bonus`."""

    deed: str
    when: str = ""
    number: int = 0
    name: str = ""
    dice: Pool = NO_DICE
    with_mana: bool = False
    stat: str = ""
    target: str = ""
    resist: str = "defence"
