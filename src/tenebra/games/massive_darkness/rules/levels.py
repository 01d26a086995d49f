"""The Current Level (MD-LVL): it rises with the Heroes' way and never falls."""

from __future__ import annotations

from tenebra.games.massive_darkness.events.board import LevelRose
from tenebra.games.massive_darkness.rules.health import settle_maximum
from tenebra.games.massive_darkness.rules.scenario_rules import check_victory, happened
from tenebra.games.massive_darkness.rules.space import tile_level
from tenebra.games.massive_darkness.state import STORY, MDState, living
from tenebra.kernel import Game

G = Game[MDState]


async def rise_to(g: G, level: int, by: str, cite: str, *also: str) -> None:
    """The Current Level becomes this one if it is higher (MD-LVL-04, MD-LVL-07)."""
    if level <= g.state.level:
        return
    g.tell(LevelRose(level, by, rule=cite, also=also))
    settle_maximum(g)
    await happened(g, "level", number=level, by=by)


async def check_level(g: G) -> None:
    """An Action or a Phase has ended: the highest tile with a living Hero counts (MD-LVL-04, MD-RUL-07)."""
    heroes = living(g.state)
    if heroes:
        foremost = max(heroes, key=lambda hero: tile_level(g.state, hero.zone))
        also = ("MD-STO-07",) if g.state.mode == STORY else ()
        await rise_to(g, tile_level(g.state, foremost.zone), foremost.id, "MD-LVL-04", *also)


async def end_of_action(g: G, hero_id: str) -> None:
    """Do what is checked whenever an Action ends: the Mission's Zones, the Level, victory (MD-TIM-08)."""
    hero = g.state.heroes[hero_id]
    if not hero.is_dead:
        await happened(g, "enter", hero.zone, by=hero_id)
    await check_level(g)
    check_victory(g)


async def end_of_phase(g: G) -> None:
    """Do what is checked whenever a Phase ends (MD-LVL-04)."""
    await check_level(g)
    check_victory(g)
