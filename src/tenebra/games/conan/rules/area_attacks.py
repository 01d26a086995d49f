"""Objects that go off (CO-AOE-07, CO-RUL-36): thrown or dropped, they strike everybody in the area where they land."""

from __future__ import annotations

from tenebra.games.conan.content import card
from tenebra.games.conan.events.goods import AWAY, CardMoved
from tenebra.games.conan.rules.attack import carry_out
from tenebra.games.conan.rules.pools import those_hit
from tenebra.games.conan.state import Attack, COState, side_of
from tenebra.games.conan.windows import REACTIONS
from tenebra.kernel import Game

G = Game[COState]


async def explode(g: G, who: str, copy: str, area: str, rule: str) -> None:
    """Let somebody's object go off where it landed: its dice strike all, neither hindered nor from above; then it is gone."""
    state = g.state
    burst = card(copy).burst
    assert burst is not None
    source = who if copy in state.heroes[who].cards else area
    g.tell(CardMoved(copy, source, AWAY, rule="CO-RUL-36", also=("CO-AOE-05", "CO-CRD-07")))
    made = Attack(who, side_of(state, who), "object", area=area, hits=those_hit(state, who, area), cards=[copy])
    await carry_out(g, made, burst.dice, rule, ("CO-AOE-07", "CO-RUL-36", "CO-DRP-02", "CO-THR-07"))


REACTIONS.explode = explode
