"""The two dice of the box: the d20, and the Trap die (DR-COMP-33, DR-COMP-34)."""

from __future__ import annotations

from tenebra.games.drunagor.state import BLEED, BURN, POISON, SLOW
from tenebra.kernel import DieKind

D20 = DieKind("d20", tuple(str(number) for number in range(1, 21)))
BLANK = "blank"
TRAP_DIE = DieKind("trap", (POISON, SLOW, BURN, BLEED, BLANK, BLANK))
"""DR-CHE-03."""
DICE = {die.name: die for die in (D20, TRAP_DIE)}
TRAP_TOKENS = {POISON: 2, SLOW: 1, BURN: 2, BLEED: 2}
HIGHEST = 20
