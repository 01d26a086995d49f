"""The harm to expect of an attack, once its power is known."""

from __future__ import annotations

from fractions import Fraction

from tenebra.games.conan.advice.outlook import Outlook
from tenebra.games.conan.forecast import Blow, against, sure
from tenebra.games.conan.rules.armour import armour_cards, dice_of_armour, number_of, shift_of
from tenebra.games.conan.rules.guard import life_of
from tenebra.games.conan.state import Attack
from tenebra.games.conan.vocabulary import NO_DICE, Dice

FATAL = 4.0
"""The weight of a hero's death besides his wounds."""


def feared(look: Outlook, attack: Attack, dice: Dice, less: int = 0) -> tuple[float, float]:
    """The harm to expect of an attack of known power, or less, against a Guard, a death counting more; and the wounds."""
    state, target = look.state, attack.target
    hero = state.heroes.get(target)
    worn = max(armour_cards(hero), key=lambda copy: number_of(state, target, copy), default="") if hero is not None else ""
    life = life_of(state, target)
    blow = Blow(NO_DICE, 0, dice, number_of(state, target, worn), dice_of_armour(worn), shift_of(state, attack, target), life)
    found = against(sure(max(0, attack.power - less)), blow)
    kill = float(found.kill)
    wounds = float(sum((min(n, life) * chance for n, chance in enumerate(found.odds)), Fraction(0)))
    if hero is not None:
        return wounds + FATAL * kill, wounds
    worth = look.worth(target)
    return kill * worth + (1 - kill) * wounds / max(1, life) * worth * 0.7, wounds
