"""The Heroes' turn (CO-HTN, CO-STA): stances, then one action after another, in any order between heroes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tenebra.games.conan import options as opt
from tenebra.games.conan.events import fights
from tenebra.games.conan.events.turns import DoneConfirmed, GemsMoved, PhaseBegan, PointsChanged, StanceChosen
from tenebra.games.conan.rules import allies, attack, manipulation, objects, throwing
from tenebra.games.conan.rules.encumbrance import base_movement, drop_options, penalty_of
from tenebra.games.conan.rules.gear import gear_of, is_reaction
from tenebra.games.conan.rules.gems import move as move_gems
from tenebra.games.conan.rules.gems import room_for
from tenebra.games.conan.rules.movement import move_options, why_not_move
from tenebra.games.conan.rules.moving import move
from tenebra.games.conan.rules.settling import settle
from tenebra.games.conan.rules.spells import cast, spell_options, why_not_cast
from tenebra.games.conan.rules.targets import attack_options, why_not_attack
from tenebra.games.conan.state import (
    ACTION,
    AGGRESSIVE,
    CAUTIOUS,
    FATIGUE,
    MANIPULATION,
    OFFER,
    RESERVE,
    STANCES,
    COState,
    Hero,
    is_on,
    living_heroes,
)
from tenebra.games.conan.steps import ChooseStances, HeroesAct
from tenebra.kernel import Event, Game, Option, Reason, events
from tenebra.kit.ending import HEROES

G = Game[COState]
DONE = opt.Done()
CHOICES = [opt.Stance(stance) for stance in STANCES]
RECOVERED = {AGGRESSIVE: (2, 3, 4), CAUTIOUS: (5, 6, 7)}
"""Gems from Fatigue to Reserve with no, one, two or more heroes dead (CO-STA-03)."""


QUIET: frozenset[type[Event]] = frozenset(
    (
        events.Began,
        events.Done,
        events.Planned,
        events.Rolled,
        DoneConfirmed,
        fights.DiceRolled,
        fights.DiceRerolled,
        fights.RollCounted,
        fights.AttackDeclared,
        fights.PowerFixed,
        fights.GuardDeclared,
        fights.ArmourNamed,
        fights.DefenceFixed,
        fights.AttackEnded,
    )
)
"""Events after which every hero can do what he could do before."""
PERSONAL: dict[type[Event], str] = {GemsMoved: "figure", fights.Hurt: "figure", PointsChanged: "hero"}
"""Events that concern only the hero whom they name, and whoever has spells, which may heal others."""


# --- stances


def recovery_of(state: COState, hero: Hero, stance: str) -> int:
    """What a stance gives back now, as printed; cards may add to it (CO-STA-03, CO-RUL-17)."""
    dead = sum(other.is_dead for other in state.heroes.values())
    return RECOVERED[stance][min(dead, 2)] + gear_of(hero).recovery


async def choose_stances(g: G, step: ChooseStances) -> None:
    """Each hero chooses, in any order; when all have, they recover (CO-STA-01 to CO-STA-04, CO-RUL-18)."""
    state = g.state
    while waiting := [hero for hero in living_heroes(state) if not hero.is_done]:
        g.safe_point()
        asked = g.ask_any({hero.id: lambda: CHOICES for hero in waiting}, "stance")
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


def hero_options(state: COState, hero: Hero) -> list[Option]:
    """Everything a hero may do now in his Action phase, or that he is done (CO-HTN-04, CO-HTN-08)."""
    spells = spell_options(state, hero.id) if gear_of(hero).has_deeds else []
    if hero.stance != AGGRESSIVE:
        return [DONE, *spells]
    return [DONE, *move_options(state, hero.id), *settled_options(state, hero), *spells, *allies.command_options(state, hero)]


def settled_options(state: COState, hero: Hero) -> list[Option]:
    """Attacks and whatever is done with things."""
    out = attack_options(state, hero.id)
    if room_for(state, hero.id, MANIPULATION):
        out += manipulation.try_options(state, hero)
        out += objects.simple_options(state, hero)
        out += throwing.throw_options(state, hero)
    out += drop_options(hero)
    return out


def why_not_hero(state: COState, hero: Hero, option: Option) -> Reason | None:
    """Why a hero cannot do that now."""
    if option == DONE:
        return None
    if hero.stance != AGGRESSIVE and not isinstance(option, opt.Cast | opt.Use):
        return Reason("CO-STA-07", "cautious")
    match option:
        case opt.Move() | opt.Leap() | opt.Wreck() | opt.Tear():
            return Reason("CO-ALY-03", "command-first") if option.by else why_not_move(state, hero.id, option)
        case opt.Strike() | opt.Shoot():
            return why_not_attack(state, hero.id, option)
        case opt.Cast() | opt.Use():
            return why_not_cast(state, hero.id, option)
        case opt.Try():
            return manipulation.why_not_try(state, hero, option)
        case opt.Pickup() | opt.Give() | opt.Take():
            return objects.why_not_simple(state, hero, option)
        case opt.Throw(card=copy):
            return throwing.why_not_throw(state, hero, copy)
        case opt.Drop(card=copy):
            return objects.why_not_drop(hero, copy)
        case opt.Command(model=model):
            return allies.why_not_command(state, hero, model)
    return Reason("CO-HTN-04", "not-an-action")


async def act(g: G, step: HeroesAct) -> None:
    """Any hero who is not done acts, one action after another, until all agree to stop (CO-GEN-06, CO-RUL-04)."""
    state = g.state
    while waiting := [hero for hero in living_heroes(state) if not hero.is_done]:
        g.safe_point()
        asked = g.ask_any(
            {hero.id: offer(g, hero) for hero in waiting},
            "act",
            lambda seat, option: why_not_hero(state, state.heroes[seat], option),
        )
        answer = await asked
        hero = state.heroes[asked.answered_by]
        if answer == DONE:
            g.tell(DoneConfirmed(hero.id, rule="CO-HTN-06", also=("CO-RUL-04", "CO-GEN-06")))
            continue
        if isinstance(answer, opt.Strike | opt.Shoot):
            objects.forfeit(g, hero)
            attack.begin(g, hero.id, answer)
            return
        await perform(g, hero, answer)
        await settle(g)
        if state.activation is not None:
            return
    g.done(step)


def offer(g: G, hero: Hero) -> Callable[[], list[Option]]:
    """What one hero is offered; it is listed anew only if something has happened since that may concern him."""

    def listed() -> list[Option]:
        before: tuple[int, list[Option]] | None = hero.__dict__.get(OFFER)
        if before is None or is_concerned(hero, g.events[before[0] :]):
            now = hero_options(g.state, hero)
        else:
            now = before[1]
        hero.__dict__[OFFER] = len(g.events), now
        return now

    return listed


def is_concerned(hero: Hero, told: Sequence[Event]) -> bool:
    """After these events a hero may be able to do something else than before."""
    for event in told:
        kind = type(event)
        if kind not in QUIET:
            whose = PERSONAL.get(kind)
            if whose is None or getattr(event, whose) == hero.id or gear_of(hero).has_deeds:
                return True
    return False


def ends_move(state: COState, option: opt.Cast | opt.Use) -> bool:
    """Casting is an action other than Move; a reaction is none, unless that is played (CO-RUL-20)."""
    copy = option.spell if isinstance(option, opt.Cast) else option.card
    return not is_reaction(copy) or is_on(state, "reactionsEndMove")


async def perform(g: G, hero: Hero, option: Option) -> None:
    """One action of a hero that is no attack, resolved completely (CO-ACT-03)."""
    match option:
        case opt.Move() | opt.Leap() | opt.Wreck() | opt.Tear():
            await move(g, hero.id, option)
        case opt.Cast() | opt.Use():
            if ends_move(g.state, option):
                objects.forfeit(g, hero)
            await cast(g, hero.id, option)
        case opt.Try():
            await manipulation.attempt(g, hero, option)
        case opt.Pickup() | opt.Give() | opt.Take():
            await objects.simple(g, hero, option)
        case opt.Throw(card=copy):
            await throwing.throw(g, hero, copy)
        case opt.Drop(card=copy):
            await objects.drop(g, hero, copy)
        case opt.Command(model=model):
            allies.command(g, hero, model)
