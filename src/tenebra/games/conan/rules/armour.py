"""Armour (CO-GRD-08, CO-RUL-30, CO-RUL-83): one card of a hero or the number of a tile, spells, and what skills make of it."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.conan.content import card
from tenebra.games.conan.dice import MOST
from tenebra.games.conan.rules.gear import gear_of
from tenebra.games.conan.rules.powers import deed_of, has, runs, tile_of
from tenebra.games.conan.state import MELEE, RANGED, Attack, COState, Hero
from tenebra.games.conan.vocabulary import COLOURS, NO_DICE, Dice

CLOSE = (MELEE, "counter", "beyond")
"""The kinds of Melee Attacks; all others count as Ranged Attacks for whoever defends (CO-RUL-42)."""
AIMED = (RANGED, "web")
"""The kinds of Ranged Attacks: hindered, and better from above (CO-RUL-24)."""


def armour_cards(hero: Hero) -> list[str]:
    """The armour cards worth choosing from: of two the one that is better in everything (CO-GRD-08)."""
    own = gear_of(hero).armour
    if len(own) < 2:
        return list(own)
    worth = {copy: _worth(copy) for copy in own}
    return [copy for copy in own if not any(_is_better(other, copy, worth, own) for other in own)]


def _worth(copy: str) -> tuple[int, ...]:
    armour = card(copy).armour
    assert armour is not None
    return armour.number, *armour.dice.pool, *armour.dice.marks


def _is_better(one: str, other: str, worth: dict[str, tuple[int, ...]], order: Sequence[str]) -> bool:
    is_as_good = all(more >= less for more, less in zip(worth[one], worth[other], strict=True))
    return one != other and is_as_good and (worth[one] != worth[other] or order.index(one) < order.index(other))


def number_of(state: COState, who: str, armour_card: str) -> int:
    """The armour that is no die: printed on card or tile, with or without a Guard, and added by spells (CO-UNI-10)."""
    printed = card(armour_card).armour if armour_card else None
    number = printed.number if printed is not None else 0
    return (number if who in state.heroes else tile_of(state, who).armour) + from_spells(state, who)


def from_spells(state: COState, who: str) -> int:
    """The armour that somebody has from spells that run on (CO-RUL-30)."""
    return sum(
        running.number
        for running in state.lasting
        if running.on == who and any(act.verb == "armour" for act in runs(running).acts)
    )


def dice_of_armour(armour_card: str) -> Dice:
    """The armour dice of a card."""
    printed = card(armour_card).armour if armour_card else None
    return printed.dice if printed is not None else NO_DICE


def shift_of(state: COState, attack: Attack, target: str) -> int:
    """Precision takes one, Untouchable adds one against what is no Melee Attack (CO-SKA-07, CO-SKA-08, CO-SKD-04).

    It is so for each of those whom an Area Attack hits (CO-AOE-09, CO-RUL-83).
    """
    if attack.kind in CLOSE:
        return -1 if has(state, attack.attacker, "precision_strike") else 0
    precision = attack.kind in AIMED and has(state, attack.attacker, "precision_shot")
    return has(state, target, "untouchable") - precision


def is_undefended(attack: Attack) -> bool:
    """It comes of a spell against which neither Guard nor armour helps."""
    deed = deed_of(attack.cards[0]) if attack.kind == "spell" else None
    return deed is not None and any(act.verb == "attack_undefended" for act in deed.acts)


def most_of(dice: Dice) -> int:
    """The most symbols that dice can show."""
    return sum(MOST[colour] * number for colour, number in zip(COLOURS, dice.pool, strict=True))
