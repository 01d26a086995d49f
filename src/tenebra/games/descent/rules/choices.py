"""The options at questions: the chapters enter their kinds of options here, each with its law and its effect."""

from __future__ import annotations

from tenebra.games.descent import options as opt
from tenebra.games.descent.state import DEState
from tenebra.kernel import Reason
from tenebra.kit.actions import Actions

IN_TURN: Actions[DEState, None] = Actions(Reason("DE-TRN-07", "not-in-your-turn"))
"""In a hero's turn, besides movement actions."""
MOVEMENT: Actions[DEState, None] = Actions()
"""The movement actions of a hero, who can do them and has paid (DE-MVA)."""
IN_ACTIVATION: Actions[DEState, None] = Actions(Reason("DE-MVA-06", "monsters-cannot"))
"""In the activation of a monster."""
IN_SHOP: Actions[DEState, None] = Actions(Reason("DE-TWN-02", "in-the-shop"), ends=(opt.Done,))
"""In the shop, and while heroes buy before the quest."""
ARRANGING: Actions[DEState, None] = Actions(Reason("DE-TRN-06", "only-equipment-now"))
"""While a hero rearranges what he carries."""
GUIDING: Actions[DEState, None] = Actions(Reason("DE-FAM-02", "only-familiars-now"), ends=(opt.Done,))
"""While a hero moves his familiars."""
