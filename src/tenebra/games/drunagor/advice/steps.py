"""The advice for move effects: a Skill's steps, a dodge, a Familiar's or Companion's walk."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.advice.outlook import FAR, Outlook
from tenebra.games.drunagor.advice.turn import STEP, HeroTurn, Spot
from tenebra.games.drunagor.advice.worth import Worth
from tenebra.games.drunagor.content import skills
from tenebra.games.drunagor.effects import Casting
from tenebra.games.drunagor.rules.passives import skills_of
from tenebra.games.drunagor.rules.skills import colour_paid, text_for, usable_skills
from tenebra.games.drunagor.rules.space import grid_of
from tenebra.games.drunagor.rules.targets import reach_of
from tenebra.games.drunagor.state import DRState, character
from tenebra.kernel import Option, aside
from tenebra.kit.advice import Advice

NEARER = 0.6
"""The worth of a step towards the fight for whoever has nothing to strike yet."""
MOVING = ("move", "jump", "trample")


def move(look: Outlook, figure: str, options: Sequence[Option]) -> Advice:
    """The square from which most can be done next, else one that is safer; or stay."""
    state = look.state
    turn = HeroTurn(look, state.heroes[figure], options) if figure in state.heroes else None
    spots = turn.spots() if turn is not None else _spots(options, state, figure)
    here = next(spot for spot in spots if spot.option is None)
    values = {spot: _value(look, figure, spot, turn) for spot in spots}
    best = max(spots, key=lambda spot: (values[spot], spot is here))
    if best.option is None or values[best] < values[here] + 0.1:
        return Advice(str(opt.Stop()), "why-stay")
    return Advice(str(best.option), "why-step", {"space": best.square})


def summon(look: Outlook, seat: str, options: Sequence[Option]) -> Advice:
    """Next to whoever calls, as near to the fight as may be; Darkness or terrain that hurts would end it at once."""
    bit, goal = grid_of(look.state).bit, look.foes(seat)

    def value(option: Option) -> float:
        here = bit[getattr(option, "name", "")]
        return (0 if look.kind_floor & here else -FAR) - (look.distance(here, goal) if goal else 0)

    best = max(options, key=value)
    return Advice(str(best), "why-step", {"space": getattr(best, "name", "")})


def trap(look: Outlook, seat: str, options: Sequence[Option]) -> Advice:
    """The advice where to put a trap: where enemies stand, or where they are nearest (DR-EFF-24)."""
    board, goal = look.board, look.foes(seat)

    def value(option: Option) -> int:
        inside = board.blocks.spaces[board.first_of[getattr(option, "name", "")]]
        return -look.distance(inside, goal) if goal else 0

    return Advice(str(max(options, key=value)), "why-trap")


def _spots(options: Sequence[Option], state: DRState, figure: str) -> list[Spot]:
    one = character(state, figure)
    goes = [option for option in options if isinstance(option, opt.Go)]
    return [Spot(None, one.space, 0, 0.0), *(Spot(go, go.to, 0, 3.0 * bool(go.through)) for go in goes)]


def _value(look: Outlook, figure: str, spot: Spot, turn: HeroTurn | None) -> float:
    state, goal = look.state, look.foes(figure)
    distance = min(FAR, look.distance(grid_of(state).bit[spot.square], goal)) if goal else 0
    value = -spot.harm - STEP * spot.cost - NEARER * min(distance, 8)
    if turn is None:
        return value
    hero = turn.hero
    is_own = state.turn is not None and state.turn.card == hero.id
    if not is_own:
        return turn.standing(spot) - spot.harm - STEP * spot.cost + 0.2 * min(distance, 4)
    with aside(state, "space"):
        home, hero.space = hero.space, spot.square
        value += turn.standing(spot) + _next(state, hero.id)
        hero.space = home
    return value


def _next(state: DRState, hero: str) -> float:
    """The worth of the rest of the Skill from there, and of the best Skill after it."""
    worth, total = Worth(state, hero), 0.0
    skill = skills_of(state, hero).get(state.using)
    if skill is not None:
        docked = state.heroes[hero].docked.get(skill.id, "")
        colour = docked if docked in skill.colours else str(skill.colours[-1]) if skill.colours else ""
        casting = Casting(hero, skill.id, skill.text, "", colour, reach_of(state, hero, colour))
        later = [one for one in skill.text.uses if not any(effect.verb in MOVING for effect in one.effects)]
        total += sum(worth.sentence(casting, one) for one in later)
    if state.turn is not None and state.turn.cubes:
        found = (
            worth.of(text_for(skills()[use.skill], use.colour), use.skill, colour_paid(state, hero, skills()[use.skill], use))
            for use in usable_skills(state, hero)
        )
        total += 0.7 * max(found, default=0.0)
    return total
