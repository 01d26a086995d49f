"""What choices do to whom: whom events help or harm, by game, and on which side everybody stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from tenebra.games.conan.events.fights import Held, Hurt, LifeRegained, Webbed
from tenebra.games.conan.events.turns import GemsMoved
from tenebra.games.conan.state import is_heroic
from tenebra.games.descent.events import fights as descent
from tenebra.games.descent.events import heroes as descent_heroes
from tenebra.games.drunagor.events.fights import HealthChanged, TokensChanged
from tenebra.games.drunagor.state import CONDITIONS, RESOURCES, STEALTH, team_of
from tenebra.games.dungeon_venture.events import fights as venture
from tenebra.games.dungeon_venture.state import HERO, SPIRIT
from tenebra.games.massive_darkness.events import fights as massive
from tenebra.kernel import Event

Effect = tuple[str, int, str]
"""Who is helped (above 0) or harmed (below 0), how much, and by whom, if that is told."""


def conan(event: Event) -> Iterator[Effect]:
    match event:
        case Hurt(figure=who, damage=damage, by=by):
            yield who, -damage, by
        case LifeRegained(figure=who, life=life):
            yield who, life, ""
        case GemsMoved(figure=who, source="wounds", number=number):
            yield who, number, ""
        case Webbed(figure=who) | Held(figure=who):
            yield who, -1, ""


def of_descent(event: Event) -> Iterator[Effect]:
    match event:
        case descent.Wounded(figure=who, wounds=wounds, by=by):
            yield who, -wounds, by
        case descent.TokensPlaced(figure=who, number=number):
            yield who, -number, ""
        case descent_heroes.Healed(hero=who, poison=poison, life=life):
            yield who, poison + life, ""


def drunagor(event: Event) -> Iterator[Effect]:
    match event:
        case HealthChanged(figure=who, gained=gained, lost=lost, by=by):
            yield who, gained - lost, by
        case TokensChanged(figure=who, token=token, gained=gained, by=by) if token in (*RESOURCES, STEALTH):
            yield who, gained, by
        case TokensChanged(figure=who, token=token, gained=gained, lost=lost, by=by) if token in CONDITIONS:
            yield who, lost - gained, by


def dungeon_venture(event: Event) -> Iterator[Effect]:
    match event:
        case venture.Wounded(figure=who, damage=damage):
            yield who, -damage, ""
        case venture.Healed(figure=who, amount=amount):
            yield who, amount, ""


def massive_darkness(event: Event) -> Iterator[Effect]:
    match event:
        case massive.HeroWounded(hero=who, wounds=wounds) | massive.EnemyWounded(enemy=who, wounds=wounds):
            yield who, -wounds, ""
        case massive.HeroHealed(hero=who, amount=amount) | massive.EnemyHealed(enemy=who, amount=amount):
            yield who, amount, ""
        case massive.Stunned(who=who):
            yield who, -1, ""


def effects_of(game: str, events: Iterable[Event]) -> Iterator[Effect]:
    """All that events do to anybody; where they do not say who did it, it is whose power works, or whoever attacks.

    An attacker who is hurt in the end is hurt by the defender.
    """
    attacker = defender = actor = ""
    for event in events:
        match event:
            case massive.AttackDeclared(attacker=attacker, defender=defender):
                actor = attacker
            case massive.PowerWorked(by=actor):
                pass
            case massive.CombatSettled():
                actor = ""
            case massive.CombatEnded():
                attacker = defender = actor = ""
        for who, change, by in EFFECTS[game](event):
            yield who, change, by or actor or (defender if who == attacker else attacker)


def side_in_venture(state: Any, who: str) -> str:
    figure = state.figures.get(who)
    return "heroes" if who in state.heroes or (figure is not None and figure.kind in (HERO, SPIRIT)) else "keeper"


def heroes_or_not(state: Any, who: str) -> str:
    return "heroes" if who in state.heroes else "others"


def side_in_conan(state: Any, who: str) -> str:
    return "heroes" if who in state.heroes or (who in state.models and is_heroic(state, who)) else "overlord"


EFFECTS: Mapping[str, Callable[[Event], Iterator[Effect]]] = {
    "conan": conan,
    "descent": of_descent,
    "drunagor": drunagor,
    "dungeon-venture": dungeon_venture,
    "massive-darkness": massive_darkness,
}
SIDE: Mapping[str, Callable[[Any, str], str]] = {
    "conan": side_in_conan,
    "descent": heroes_or_not,
    "drunagor": team_of,
    "dungeon-venture": side_in_venture,
    "massive-darkness": heroes_or_not,
}
"""The side of a figure, and of a seat by its name."""
