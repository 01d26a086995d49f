"""Events and traps at work (DE-OVC-09, DE-OVC-10, DE-DIC-07): whether one can do anything, and the roll that saves a hero."""

from __future__ import annotations

from tenebra.games.descent.dice import BLACK, BLANK
from tenebra.games.descent.effects import SCHEMES, Working
from tenebra.games.descent.rules.abilities import is_harried
from tenebra.games.descent.rules.obstacles import may_fall
from tenebra.games.descent.rules.powers import power
from tenebra.games.descent.rules.space import covers, figures_at, floor_of, grid_of, obstacles_at, occupied, steps_of
from tenebra.games.descent.rules.spawning import liftable, nearest_places, supply
from tenebra.games.descent.rules.targets import attack_options
from tenebra.games.descent.state import PIT, ROCK, DEState, figure, is_alive
from tenebra.games.descent.vocabulary import Plot, Scheme
from tenebra.kernel import Game

G = Game[DEState]


def can_work(state: DEState, plot: Plot, who: str, what: str) -> bool:
    """Every part of the card that must be possible is."""
    return all(_is_possible(state, scheme, who) for scheme in plot.schemes)


def _is_possible(state: DEState, scheme: Scheme, who: str) -> bool:
    match scheme.verb:
        case "aim":
            return state.attack is not None and not state.attack.is_aimed and not is_harried(state, who)
        case "dodge":
            attack = state.attack
            if attack is None or attack.is_dodged:
                return False
            return any(one in state.monsters and not is_harried(state, one) for one in attack.affected)
        case "haste" | "frenzy":
            return state.activation is not None and not state.activation.is_stunned
        case "pit":
            return may_fall(state, PIT, figure(state, who).space, who) and not is_carried_over(state, who)
        case "rock":
            return may_fall(state, ROCK, figure(state, who).space, who) and bool(spaces_beside(state, who))
        case "ambush":
            has_figure = supply(state, scheme.monster, scheme.rank) > 0 or liftable(state, scheme.monster, scheme.rank)
            return bool(has_figure) and bool(ambushes(state, who, scheme.monster))
        case "charm":
            return bool(attack_options(state, who, is_charmed=True))
        case "monkey":
            return not state.heroes[who].monkey
        case _:
            return True


def is_carried_over(state: DEState, who: str) -> bool:
    """Whether a figure goes over pits and so does not fall into them (DE-OBS-07)."""
    return who in state.heroes and power(state, who, "acrobat") is not None


def spaces_beside(state: DEState, who: str) -> int:
    """The free spaces next to a figure where it could be put."""
    return steps_of(state).beside(covers(state, who)) & floor_of(state) & ~occupied(state) & ~obstacles_at(state)


def ambushes(state: DEState, who: str, kind: str) -> list[str]:
    """The places next to a hero where a monster can spring out, as spaces."""
    own = covers(state, who)
    return [place.at for place in nearest_places(state, kind, figure(state, who).space) if _touches(state, own, place.at)]


def _touches(state: DEState, own: int, space: str) -> bool:
    return bool(steps_of(state).beside(own) & grid_of(state).bit[space])


async def spring(g: G, card: str, plot: Plot, who: str, what: str) -> None:
    """The hero rolls to be spared, if the card says so; else everything on it happens in order (DE-DIC-07)."""
    state = g.state
    hero = state.heroes.get(who)
    if plot.dice and hero is not None and BLANK in g.roll([BLACK] * (plot.dice + trap_dice(state, who)), who, "DE-DIC-07"):
        return
    for scheme in plot.schemes:
        if hero is None or (is_alive(state, who) and hero.space):
            await SCHEMES[scheme.verb](g, Working(card, scheme, who, what))


def trap_dice(state: DEState, hero: str) -> int:
    """Power dice more against traps."""
    found = power(state, hero, "trap_dice")
    return found.number if found is not None else 0


def struck_by(state: DEState, scheme: Scheme, who: str, at_door: int) -> list[str]:
    """The heroes that a trap's wounds are for."""
    match scheme.whom:
        case "hero":
            return [who]
        case "hero_and_adjacent":
            own = covers(state, who)
            near = own | steps_of(state).beside(own)
            return [who, *(other for other in figures_at(state, near) if other in state.heroes and other != who)]
        case "door":
            return [other for other in figures_at(state, at_door) if other in state.heroes]
