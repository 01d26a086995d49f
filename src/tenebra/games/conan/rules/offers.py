"""The options that a hero is offered in his Action phase (CO-HTN-04): his whole list."""

from __future__ import annotations

from tenebra.games.conan import options as opt
from tenebra.games.conan.rules import allies, manipulation, objects, throwing
from tenebra.games.conan.rules.encumbrance import drop_options
from tenebra.games.conan.rules.gear import gear_of
from tenebra.games.conan.rules.gems import rooms_to_act
from tenebra.games.conan.rules.movement import means_of_hero
from tenebra.games.conan.rules.moving import moves_with
from tenebra.games.conan.rules.spells import spell_options
from tenebra.games.conan.rules.targets import blow_options
from tenebra.games.conan.state import AGGRESSIVE, COState, Hero
from tenebra.kernel import Option

DONE = opt.Done()


def offered(state: COState, who: str) -> list[Option]:
    """Everything a hero may do now, or that he is done (CO-HTN-08)."""
    hero = state.heroes[who]
    spells = spell_options(state, who) if gear_of(hero).has_deeds else []
    if hero.stance != AGGRESSIVE:
        return [DONE, *spells]
    melee, ranged, hands = rooms_to_act(state, hero)
    moves, blows = moves_with(state, hero, means_of_hero(hero)), blow_options(state, hero, melee, ranged)
    things, commands = thing_options(state, hero, hands), allies.command_options(state, hero)
    return [DONE, *moves, *blows, *things, *spells, *commands]


def thing_options(state: COState, hero: Hero, gems: int) -> list[Option]:
    """Whatever is done with things: manipulations for up to so many gems, and what can be dropped."""
    out: list[Option] = []
    if gems:
        out += manipulation.try_options(state, hero, gems)
        out += objects.simple_options(state, hero)
        out += throwing.throw_options(state, hero)
    out += drop_options(hero)
    return out
