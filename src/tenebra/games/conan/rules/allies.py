"""Allies (CO-ALY): whom a hero with Leadership may activate, for a gem each, once in a phase."""

from __future__ import annotations

from tenebra.games.conan import options as opt
from tenebra.games.conan.events.turns import ActivationBegan
from tenebra.games.conan.rules.actions import OF_HERO
from tenebra.games.conan.rules.gems import pay, reserve
from tenebra.games.conan.rules.objects import forfeit
from tenebra.games.conan.rules.powers import commanders, has, tile_of
from tenebra.games.conan.state import ALLY, COState, Hero, is_on
from tenebra.games.conan.steps import CommandAlly
from tenebra.kernel import Game, Option, Reason

G = Game[COState]


def command_options(state: COState, hero: Hero) -> list[Option]:
    """The allies that a hero can activate now (CO-ALY-03 to CO-ALY-05)."""
    if not has(state, hero.id, "leadership") or not reserve(state, hero.id) or hero.id not in commanders(state):
        return []
    allies = (model for model in state.models.values() if state.units[model.unit].is_ally)
    return [opt.Command(model.id) for model in allies if not model.has_acted]


@OF_HERO.law(opt.Command)
def why_not_command(state: COState, who: str, option: opt.Command) -> Reason | None:
    """Why a hero cannot activate a model."""
    name, model = option.model, state.models.get(option.model)
    if model is None or not state.units[model.unit].is_ally:
        return Reason("CO-ALY-01", "no-ally", {"figure": name})
    if who not in commanders(state):
        return Reason("CO-ALY-01", "no-commander")
    if model.has_acted:
        return Reason("CO-ALY-05", "ally-has-acted", {"figure": name})
    return None if reserve(state, who) else Reason("CO-ALY-04", "no-gem")


@OF_HERO.carries_out(opt.Command)
async def command(g: G, who: str, option: opt.Command) -> None:
    """A gem on the ally tile; the ally may move and attack once (CO-ALY-04, CO-ALY-06, CO-RUL-59)."""
    state, name, hero = g.state, option.model, g.state.heroes[who]
    if is_on(state, "commandEndsMove"):
        forfeit(g, hero)
    unit = state.models[name].unit
    pay(g, hero.id, f"{ALLY}{unit}", 1, "CO-ALY-04", "CO-ALY-03", "CO-RUL-59", "CO-SKV-07", "CO-EXR-06")
    points = {name: tile_of(state, name).movement}
    cites = ("CO-ALY-01", "CO-ALY-02", "CO-ALY-05", "CO-ALY-09", "CO-STS-04", "CO-RUL-14", "CO-RUL-63")
    g.tell(ActivationBegan(unit, points, commander=hero.id, rule="CO-ALY-06", also=cites))
    g.plan(CommandAlly())
