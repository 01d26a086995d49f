"""Agents call reinforcements at the end of the Enemies' Phase (MD-AGT)."""

from __future__ import annotations

from tenebra.games.massive_darkness.content import enemy_card
from tenebra.games.massive_darkness.events.turns import AgentCalled
from tenebra.games.massive_darkness.rules.asking import choose_enemy
from tenebra.games.massive_darkness.rules.space import token_zone_of_tile
from tenebra.games.massive_darkness.rules.spawning import spawn_guard
from tenebra.games.massive_darkness.state import MDState, is_on
from tenebra.games.massive_darkness.steps import Reinforce
from tenebra.kernel import Game

G = Game[MDState]


async def reinforce(g: G, step: Reinforce) -> None:
    """Every Agent on the board calls a Guard of its own Level to its tile (MD-AGT-02, MD-AGT-03)."""
    state = g.state
    while waiting := [enemy for enemy in state.attacking if enemy in state.enemies]:
        agent = await choose_enemy(g, "call", waiting, is_safe=True)
        g.tell(AgentCalled(agent, rule="MD-AGT-02"))
        enemy = state.enemies[agent]
        by_current = is_on(state, "reinforcement_level")
        level = state.level if by_current else enemy_card(enemy.card).level
        cite = "MD-SWT-01" if by_current else "MD-AGT-03"
        await spawn_guard(g, token_zone_of_tile(state, enemy.zone), level, cite, "MD-RUB-01")
    g.done(step)
