"""The windows of one Combat roll (MD-TIM): the moments at which a Hero may use something, Defender before Attacker.

| window | moment                                | who may use what                                                        |
| ------ | ------------------------------------- | ----------------------------------------------------------------------- |
| A      | the Attack is declared, no dice yet   | Consumables that add dice or an Enchantment, the Attacker's Signature,  |
|        |                                       | Skills paid with Wounds ([Bloodlust], [Blood Toll])                     |
| B      | the dice are counted                  | nothing; Skills work by themselves, an owner chooses colours            |
| C      | all dice are rolled together          | nothing                                                                 |
| D      | dice may be rolled again              | re-rolls, and Consumables or a Signature that re-roll                   |
| E      | Combat Skills without symbols         | Consumables that add or cancel symbols                                  |
| F      | Enchantments                          | symbols are spent                                                       |
| G      | Wounds                                | figures of a Stunned Mob are chosen; loot, with free Reorganize         |
| H      | after the Wounds                      | nothing; Retaliation and "if this Attack does not wound" by themselves  |

Nothing else interrupts a roll (MD-TIM-09, MD-TIM-10). Everything lies open, so nobody is asked who has nothing to use.
"""

from __future__ import annotations

from collections.abc import Mapping

from tenebra.games.massive_darkness.rules.asking import PASS
from tenebra.kit.orders import Window

A, D, E = "A", "D", "E"
KINDS = ("attack", "defense")
"""The kinds about which a player may give a standing order: the roll of one's own Attack, of one's own Defense."""


def asked_in(asked: str, about: Mapping[str, str]) -> Window | None:
    """The window that a question is; everything lies open."""
    return Window(about["side"], str(PASS)) if asked == "window" else None
