"""The options in a turn (DV-ACT): the chapters enter their kinds of options here, each with its law and its effect."""

from __future__ import annotations

from tenebra.games.dungeon_venture.state import BOSS, HERO, MONSTER, SPIRIT, DVState, Figure, is_on
from tenebra.kernel import Reason
from tenebra.kit.actions import Actions

IN_TURN: Actions[DVState, None] = Actions()
"""The options that are no Action: movement, taking off Equipment, the end of the turn."""

OF_MONSTER: Actions[DVState, None] = Actions(Reason("DV-MON-03", "not-for-you"))
OF_MONSTER_WITH_CARDS: Actions[DVState, None] = Actions(Reason("DV-MON-03", "not-for-you"), also=OF_MONSTER)
"""By a switch (DV-SWI-04)."""
OF_BOSS: Actions[DVState, None] = Actions(Reason("DV-BOSS-02", "not-for-you"), also=OF_MONSTER_WITH_CARDS)
OF_HERO: Actions[DVState, None] = Actions(Reason("DV-ACT-02", "not-for-you"), also=OF_BOSS)
OF_SPIRIT: Actions[DVState, None] = Actions(Reason("DV-SPRT-03", "not-for-you"))
OF = {HERO: OF_HERO, SPIRIT: OF_SPIRIT, MONSTER: OF_MONSTER, BOSS: OF_BOSS}
"""The Actions of each kind of figure (DV-ACT-02, DV-MON-03, DV-BOSS-02, DV-BOSS-03, DV-RUL-63)."""

REORGANIZING: Actions[DVState, None] = Actions(Reason("DV-REO-15", "not-while-reorganizing"))
"""The Actions of a Hero that may be impossible during Stop and Reorganize; they are carried out as in a turn."""
AGREED: Actions[DVState, bool] = Actions()
"""Actions that others have to agree to, with the question to them."""


def actions_of(state: DVState, figure: Figure) -> Actions[DVState, None]:
    """The Actions that a figure has now."""
    if figure.form == MONSTER and is_on(state, "keeper_cards"):
        return OF_MONSTER_WITH_CARDS
    return OF[figure.form]
