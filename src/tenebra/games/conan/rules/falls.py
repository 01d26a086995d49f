"""Falls (CO-FAL): the scenario's dice, one damage a symbol, and nothing helps but rolling again; whoever is carried falls too."""

from __future__ import annotations

from tenebra.games.conan.content import card
from tenebra.games.conan.dice import read_pool
from tenebra.games.conan.events.goods import AWAY, CarriedKilled
from tenebra.games.conan.rules.damage import suffer
from tenebra.games.conan.rules.powers import things_of
from tenebra.games.conan.rules.rerolls import roll_with_rerolls
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import COState, character
from tenebra.games.conan.vocabulary import Dice
from tenebra.kernel import Game

G = Game[COState]


async def fall(g: G, who: str, cause: str) -> None:
    """A character falls where the map or the scenario says so; its base points stay (CO-FAL-01 to CO-FAL-04, CO-RUL-53)."""
    area = character(g.state, who).area
    dice = Dice(read_pool(sheet_of(g.state).fall))
    damage = await roll_with_rerolls(g, dice, who, "fall", "CO-FAL-01")
    cites = ("CO-FAL-02", "CO-FAL-03", "CO-FAL-04", "CO-MOV-10", "CO-RUL-53", cause)
    carried = persons_with(g.state, who)
    await suffer(g, who, damage, "", "CO-FAL-01", *cites)
    for copy in carried:
        person = card(copy).person
        if person is not None and damage >= person.life:
            holder = who if copy in g.state.heroes[who].cards else area
            g.tell(CarriedKilled(copy, holder, AWAY, rule="CO-FAL-05", also=("CO-RUL-104", "CO-RUL-54")))


def persons_with(state: COState, who: str) -> list[str]:
    """The characters whom somebody carries (CO-RUL-54)."""
    hero = state.heroes.get(who)
    return [copy for copy in things_of(hero) if card(copy).person is not None] if hero is not None else []
