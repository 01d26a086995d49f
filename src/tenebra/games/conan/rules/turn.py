"""The Heroes' turn (CO-HTN, CO-STA): stances, then one action after another, in any order between heroes."""

from __future__ import annotations

from functools import partial

from tenebra.games.conan import options as opt
from tenebra.games.conan.events.turns import DoneConfirmed, PhaseBegan, PointsChanged, StanceChosen
from tenebra.games.conan.rules import attack
from tenebra.games.conan.rules.actions import OF_HERO
from tenebra.games.conan.rules.encumbrance import base_movement, penalty_of
from tenebra.games.conan.rules.gear import gear_of
from tenebra.games.conan.rules.gems import move as move_gems
from tenebra.games.conan.rules.moving import MOVES
from tenebra.games.conan.rules.objects import forfeit
from tenebra.games.conan.rules.offers import DONE, offered
from tenebra.games.conan.rules.settling import settle
from tenebra.games.conan.rules.spells import AnyCast, is_quick
from tenebra.games.conan.state import (
    ACTION,
    AGGRESSIVE,
    CAUTIOUS,
    FATIGUE,
    RESERVE,
    STANCES,
    COState,
    Hero,
    living_heroes,
)
from tenebra.games.conan.steps import ChooseStances, HeroesAct
from tenebra.kernel import Game, Option, Reason
from tenebra.kit.ending import HEROES

G = Game[COState]
CHOICES = [opt.Stance(stance) for stance in STANCES]
RECOVERED = {AGGRESSIVE: (2, 3, 4), CAUTIOUS: (5, 6, 7)}
"""Gems from Fatigue to Reserve with no, one, two or more heroes dead (CO-STA-03)."""


# --- stances


def recovery_of(state: COState, hero: Hero, stance: str) -> int:
    """The gems that a stance gives back now, as printed; cards may add to it (CO-STA-03, CO-RUL-17)."""
    dead = sum(other.is_dead for other in state.heroes.values())
    return RECOVERED[stance][min(dead, 2)] + gear_of(hero).recovery


def undecided(state: COState) -> list[Hero]:
    """The living heroes who have not confirmed yet, in seat order."""
    return [hero for hero in state.heroes.values() if hero.area and not hero.is_done]


def decided(state: COState) -> list[Hero]:
    """The heroes who have decided, and may take it back as long as others have not (CO-RUL-04, CO-RUL-18)."""
    return [hero for hero in state.heroes.values() if hero.area and hero.is_done]


def other_stances(hero: Hero) -> list[opt.Stance]:
    """The stances he may change his mind to."""
    return [choice for choice in CHOICES if choice.stance != hero.stance]


def why_not_stance(hero: Hero, option: Option) -> Reason | None:
    """Why a hero cannot choose a stance: he has chosen it already."""
    is_chosen = hero.is_done and option == opt.Stance(hero.stance)
    return Reason("CO-RUL-18", "stance-chosen", {"stance": hero.stance}) if is_chosen else None


async def choose_stances(g: G, step: ChooseStances) -> None:
    """Each hero chooses, in any order; when all have, they recover (CO-STA-01 to CO-STA-04, CO-RUL-18)."""
    state = g.state
    while waiting := undecided(state):
        g.safe_point()
        asked = g.ask_any(
            {hero.id: lambda: CHOICES for hero in waiting},
            "stance",
            lambda seat, option: why_not_stance(state.heroes[seat], option),
            unawaited={hero.id: partial(other_stances, hero) for hero in decided(state)},
        )
        answer = await asked
        g.tell(StanceChosen(asked.answered_by, answer.stance, rule="CO-STA-01", also=("CO-STA-05", "CO-STA-06")))
    g.done(step)
    for hero in living_heroes(state):
        number = recovery_of(state, hero, hero.stance)
        move_gems(g, hero.id, FATIGUE, RESERVE, number, "CO-STA-03", "CO-STA-04", "CO-GEM-04", "CO-RUL-16", "CO-RUL-17")
    begin_actions(g)


def begin_actions(g: G) -> None:
    """Aggressive heroes get their base movement; Cautious ones have nothing to do but to react (CO-HTN-05, CO-STA-08)."""
    g.tell(PhaseBegan(HEROES, ACTION, rule="CO-HTN-03", also=("CO-RND-02", "CO-HTN-04")))
    for hero in living_heroes(g.state):
        if hero.stance == AGGRESSIVE:
            points = base_movement(g.state, hero.id)
            cites = ("CO-HTN-05", "CO-MOV-11", "CO-ENC-05", "CO-ENC-06", "CO-HER-10", "CO-RUL-48", "CO-RUL-49", "CO-GEN-09")
            g.tell(PointsChanged(hero.id, points, penalty_of(hero), rule="CO-MOV-03", also=cites))
        elif not gear_of(hero).has_reactions:
            idle = ("CO-STA-07", "CO-STA-08", "CO-STA-09", "CO-RUL-19", "CO-INV-12")
            g.tell(DoneConfirmed(hero.id, rule="CO-STA-06", also=idle))


# --- actions


def why_not_hero(state: COState, hero: Hero, option: Option) -> Reason | None:
    """Why a hero cannot do that now."""
    if option == DONE:
        return Reason("CO-RUL-04", "done-already") if hero.is_done else None
    if hero.stance != AGGRESSIVE and not isinstance(option, AnyCast):
        return Reason("CO-STA-07", "cautious")
    if isinstance(option, MOVES) and option.by:
        return Reason("CO-ALY-03", "command-first")
    return OF_HERO.why_not(state, hero.id, option)


def offered_still(state: COState, hero: str) -> list[Option]:
    """The options of a hero who was done: all but to be done once more (CO-RUL-04)."""
    return [option for option in offered(state, hero) if option != DONE]


async def act(g: G, step: HeroesAct) -> None:
    """Any hero acts, one action after another, until all agree to stop (CO-GEN-06, CO-RUL-04)."""
    state = g.state
    while waiting := undecided(state):
        g.safe_point()
        asked = g.ask_any(
            {hero.id: partial(offered, state, hero.id) for hero in waiting},
            "act",
            lambda seat, option: why_not_hero(state, state.heroes[seat], option),
            unawaited={hero.id: partial(offered_still, state, hero.id) for hero in decided(state)},
        )
        answer = await asked
        hero = state.heroes[asked.answered_by]
        if answer == DONE:
            g.tell(DoneConfirmed(hero.id, rule="CO-HTN-06", also=("CO-RUL-04", "CO-GEN-06")))
            continue
        if hero.is_done and not is_quick(answer):
            g.tell(DoneConfirmed(hero.id, is_done=False, rule="CO-RUL-04"))
        if await OF_HERO.carry_out(g, hero.id, answer) is False:
            return
        await settle(g)
        if state.activation is not None:
            return
    g.done(step)


@OF_HERO.carries_out(opt.Strike, opt.Shoot)
async def strike(g: G, who: str, option: opt.Strike | opt.Shoot) -> bool:
    """An attack comes onto the agenda (CO-CMB-01)."""
    forfeit(g, g.state.heroes[who])
    attack.begin(g, who, option)
    return False
