"""The moments at which spells and objects are used (CO-WIN-11, CO-SPL-07), and which cards do something at each."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tenebra.games.conan.content.model import Spell
from tenebra.games.conan.rules.gear import is_reaction
from tenebra.games.conan.rules.powers import deed_of, is_spell, spell_of
from tenebra.games.conan.state import OVERLORD, SPELL, COState, is_on
from tenebra.games.conan.vocabulary import Deed

DECLARED, POWER, ROLL, BETWEEN = "declared", "power", "roll", "between"
"""The moments at which reaction spells are cast: before the attack dice, after the power, on a roll, between actions."""
ACTION = ""
"""Not a reaction: an action of the caster's own."""
MOMENTS = {"weaken": (POWER,), "reroll": (ROLL,)}
"""Verbs that do something only at one moment; no others are used on a roll."""
ANSWERING = {"counterattack"}
"""Skills that do nothing but answer Melee Attacks, which enemies make in their own turn only."""


class Usable(NamedTuple):
    """A card that does something at a moment: what, the spell that it is, and the zone of the gems on it."""

    copy: str
    deed: Deed
    spell: Spell | None
    zone: str


@lru_cache(maxsize=4096)
def usable(cards: tuple[str, ...], moment: str) -> tuple[Usable, ...]:
    """The cards, of these, that do something at a moment."""
    deeds = [(copy, deed) for copy in cards if (deed := deed_of(copy)) is not None and is_of_use(deed, moment)]
    quick = [(copy, deed) for copy, deed in deeds if moment == ACTION or is_reaction(copy)]
    return tuple(Usable(copy, deed, spell_of(copy) if is_spell(copy) else None, f"{SPELL}{copy}") for copy, deed in quick)


def only_answers(deed: Deed) -> bool:
    """It changes nothing of the attack in progress."""
    return all(act.verb == "grant" and ANSWERING.issuperset(act.skills) for act in deed.acts)


def is_idle(state: COState, seat: str, deed: Deed) -> bool:
    """What a seat does with it is over before anything can come of it (CO-RUL-105)."""
    is_own_turn = (seat == OVERLORD) == (state.side == OVERLORD)
    return is_own_turn and only_answers(deed) and deed.lasting == "turn" and not is_on(state, "counterChain")


def is_of_use(deed: Deed, moment: str) -> bool:
    """A deed does something at a moment: some only at one, and on a roll nothing else is used."""
    moments = MOMENTS.get(deed.acts[0].verb)
    return moment in moments if moments is not None else moment != ROLL
