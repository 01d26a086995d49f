"""What a hero is offered in his Action phase (CO-HTN-04): his list part by part, each made anew after events that concern it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenebra.games.conan import options as opt
from tenebra.games.conan.events import board, cards, fights, goods, turns
from tenebra.games.conan.rules import allies, manipulation, objects, throwing
from tenebra.games.conan.rules.encumbrance import drop_options
from tenebra.games.conan.rules.gear import gear_of
from tenebra.games.conan.rules.gems import rooms_to_act
from tenebra.games.conan.rules.movement import means_of_hero
from tenebra.games.conan.rules.moving import moves_with
from tenebra.games.conan.rules.space import ground_of
from tenebra.games.conan.rules.spells import spell_options
from tenebra.games.conan.rules.targets import blow_options
from tenebra.games.conan.state import AGGRESSIVE, OFFER, COState, Hero
from tenebra.kernel import Event, Game, Option, events

G = Game[COState]
DONE = opt.Done()
MOVES, BLOWS, THINGS, SPELLS, ALLIES = 1, 2, 4, 8, 16
ALL = MOVES | BLOWS | THINGS | SPELLS | ALLIES
"""The parts of a list, as a set: ways to move, attacks, what is done with things, spells and objects used, allies commanded."""


class Offer:
    """What a hero was offered when so many events had been told."""

    __slots__ = ("allies", "blows", "moves", "spells", "things", "told", "whole")

    def __init__(self) -> None:
        self.told = 0
        self.whole: list[Option] = []
        self.moves: list[Option] = []
        self.blows: list[Option] = []
        self.things: list[Option] = []
        self.spells: list[Option] = []
        self.allies: list[Option] = []

    def renew(self, state: COState, hero: Hero, stale: int) -> None:
        """Everything a hero may do now, or that he is done (CO-HTN-08); these parts are no longer what they were."""
        if stale & SPELLS:
            self.spells = spell_options(state, hero.id) if gear_of(hero).has_deeds else []
        if hero.stance != AGGRESSIVE:
            self.whole = [DONE, *self.spells]
            return
        if stale & MOVES:
            self.moves = moves_with(state, hero, means_of_hero(hero))
        if stale & (BLOWS | THINGS):
            melee, ranged, hands = rooms_to_act(state, hero)
            if stale & BLOWS:
                self.blows = blow_options(state, hero, melee, ranged)
            if stale & THINGS:
                self.things = thing_options(state, hero, hands)
        if stale & ALLIES:
            self.allies = allies.command_options(state, hero)
        self.whole = [DONE, *self.moves, *self.blows, *self.things, *self.spells, *self.allies]


def offered(g: G, hero: Hero) -> list[Option]:
    """What a hero may do now."""
    known: Offer | None = hero.__dict__.get(OFFER)
    if known is None:
        known = hero.__dict__[OFFER] = Offer()
        stale = ALL
    else:
        stale = 0
        for event in g.events[known.told :]:
            concerns = CONCERNS.get(type(event), everything)
            if concerns is not None:
                stale |= concerns(g.state, hero, event)
                if stale == ALL:
                    break
    known.told = len(g.events)
    if stale:
        known.renew(g.state, hero, stale)
    return known.whole


def offered_to(state: COState, hero: Hero) -> list[Option]:
    """What a hero may do in a position without a past, such as an imagined one."""
    found = Offer()
    found.renew(state, hero, ALL)
    return found.whole


def thing_options(state: COState, hero: Hero, gems: int) -> list[Option]:
    """Whatever is done with things: manipulations for up to so many gems, and what can be dropped."""
    out: list[Option] = []
    if gems:
        out += manipulation.try_options(state, hero, gems)
        out += objects.simple_options(state, hero)
        out += throwing.throw_options(state, hero)
    out += drop_options(hero)
    return out


# --- which parts an event concerns


def everything(state: COState, hero: Hero, event: Event) -> int:
    """What is not known here may change all he can do."""
    return ALL


def his_gems(state: COState, hero: Hero, event: turns.GemsMoved | fights.Hurt) -> int:
    """His own gems pay for all he does; others' wounds may be healed."""
    return ALL if event.figure == hero.id else SPELLS if gear_of(hero).heeds_gems else 0


def his_points(state: COState, hero: Hero, event: turns.PointsChanged) -> int:
    """Only he can use them."""
    return MOVES if event.hero == hero.id else 0


def a_step(state: COState, hero: Hero, event: board.Moved) -> int:
    """Enemies may be struck and hinder; friends fill areas, cancel hindering, and have things to give where they are."""
    if event.figure not in state.heroes or event.figure == hero.id:
        return ALL
    out = MOVES | SPELLS if gear_of(hero).has_deeds else MOVES
    if hero.area in (event.start, event.to):
        out |= THINGS
    ground = ground_of(state)
    if (ground.bit[event.start] | ground.bit[event.to]) & (ground.beside[hero.area] | ground.bit[hero.area]):
        out |= BLOWS
    return out


def a_card(state: COState, hero: Hero, event: goods.CardMoved) -> int:
    """His own cards are weapons, tools and a burden; others can be had where they lie, or from heroes beside him."""
    out = SPELLS if gear_of(hero).heeds_cards else 0
    for place in (event.source, event.to):
        if place == hero.id:
            return ALL
        other = state.heroes.get(place)
        if (place if other is None else other.area) == hero.area:
            out |= THINGS
    return out


Concerns = Callable[[COState, Hero, Any], int]
CONCERNS: dict[type[Event], Concerns | None] = {
    **dict.fromkeys(
        (
            events.Began,
            events.Done,
            events.Planned,
            events.Rolled,
            turns.DoneConfirmed,
            cards.SpellCast,
            board.ManipulationFailed,
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
    ),
    turns.GemsMoved: his_gems,
    fights.Hurt: his_gems,
    turns.PointsChanged: his_points,
    board.Moved: a_step,
    goods.CardMoved: a_card,
    goods.CardDrawn: a_card,
}
"""What an event may change of a hero's list; nothing after those that only say how a step or a roll goes on."""
