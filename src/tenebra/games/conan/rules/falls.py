"""Falls (CO-FAL): the scenario's dice, one damage a symbol, and nothing helps but rolling again."""

from __future__ import annotations

from tenebra.games.conan.dice import read_pool
from tenebra.games.conan.rules.damage import suffer
from tenebra.games.conan.rules.rerolls import roll_with_rerolls
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import COState
from tenebra.games.conan.vocabulary import Dice
from tenebra.kernel import Game

G = Game[COState]


async def fall(g: G, who: str, cause: str) -> None:
    """A character falls where the map or the scenario says so; its base points stay (CO-FAL-01 to CO-FAL-04, CO-RUL-53)."""
    dice = Dice(read_pool(sheet_of(g.state).fall))
    damage = await roll_with_rerolls(g, dice, who, "fall", "CO-FAL-01")
    cites = ("CO-FAL-02", "CO-FAL-03", "CO-FAL-04", "CO-MOV-10", "CO-RUL-53", cause)
    await suffer(g, who, damage, "", "CO-FAL-01", *cites)
