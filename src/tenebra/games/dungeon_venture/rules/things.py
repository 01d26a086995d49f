"""The things of an Adventure (DV-GEN-06): levers, chains, tombs, whatever its sheet names."""

from __future__ import annotations

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.events.board import ThingUsed
from tenebra.games.dungeon_venture.rules.actions import OF_HERO
from tenebra.games.dungeon_venture.rules.scenario_rules import happened
from tenebra.games.dungeon_venture.rules.space import beside
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import DVState
from tenebra.kernel import Game, Option, Reason

G = Game[DVState]


def thing_options(state: DVState, hero: str) -> list[Option]:
    """The things that a Hero can use from where it stands."""
    return [option for option in map(opt.Use, state.things) if why_not_use(state, hero, option) is None]


@OF_HERO.law(opt.Use)
def why_not_use(state: DVState, hero: str, option: opt.Use) -> Reason | None:
    """On the thing's space or beside it."""
    space, here = state.things.get(option.thing), state.figures[hero].space
    if space is None:
        return Reason("DV-GEN-06", "no-such-thing", {"thing": option.thing})
    if space == here or beside(state, here) & sheet_of(state).grid.bit[space]:
        return None
    return Reason("DV-GEN-06", "thing-not-adjacent", {"thing": option.thing})


@OF_HERO.carries_out(opt.Use)
async def use(g: G, hero: str, option: opt.Use) -> None:
    """Use a thing; what follows the Adventure sheet says."""
    g.tell(ThingUsed(hero, option.thing, rule="DV-GEN-06"))
    await happened(g, "use", option.thing)
