"""Encumbrance (CO-ENC): what a hero carries, what it costs him in movement, and what he has to drop."""

from __future__ import annotations

from tenebra.games.conan import options as opt
from tenebra.games.conan.content import card
from tenebra.games.conan.events.turns import PointsChanged
from tenebra.games.conan.rules.powers import load_of, sheet, things_of
from tenebra.games.conan.state import COState, Hero, living_heroes
from tenebra.kernel import Game

G = Game[COState]


def most_load(hero: Hero) -> int:
    """His maximum encumbrance (CO-ENC-02)."""
    return sheet(hero.id).load + sum(card(copy).stat("load") for copy in things_of(hero))


def penalty_of(hero: Hero) -> int:
    """What his load takes from his base movement: that of the highest limit reached, not the sum (CO-ENC-06, CO-RUL-49)."""
    return sheet(hero.id).penalty(load_of(hero))


def base_movement(state: COState, who: str) -> int:
    """A hero's base movement as he is loaded now, never below 0 (CO-MOV-11, CO-RUL-49)."""
    hero = state.heroes[who]
    more = sum(card(copy).stat("movement") for copy in things_of(hero))
    return max(0, sheet(hero.id).movement + more - penalty_of(hero))


def overloaded(state: COState) -> Hero | None:
    """The first hero who carries too much (CO-ENC-03)."""
    return next((hero for hero in living_heroes(state) if load_of(hero) > most_load(hero)), None)


def drop_options(hero: Hero) -> list[opt.Drop]:
    """What a hero can drop: any of his objects, never a spell (CO-THR-01)."""
    return [opt.Drop(copy) for copy in things_of(hero)]


def feel_weight(g: G, hero: Hero) -> None:
    """A hero who reaches a higher limit in mid-phase loses base points he has left; dropping gives none back (CO-RUL-48)."""
    penalty = penalty_of(hero)
    if hero.points and penalty > hero.burden:
        left = max(0, hero.points - (penalty - hero.burden))
        g.tell(PointsChanged(hero.id, left, penalty, rule="CO-ENC-06", also=("CO-RUL-48",)))
