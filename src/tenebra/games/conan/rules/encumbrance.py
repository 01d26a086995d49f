"""Encumbrance (CO-ENC): whoever carries too much, what he can drop, and what a new burden costs him on the way."""

from __future__ import annotations

from tenebra.games.conan import options as opt
from tenebra.games.conan.events.turns import PointsChanged
from tenebra.games.conan.rules.gear import gear_of
from tenebra.games.conan.state import COState, Hero
from tenebra.kernel import Game, derived

G = Game[COState]


def base_movement(state: COState, who: str) -> int:
    """A hero's base movement as he is loaded now (CO-MOV-11)."""
    return gear_of(state.heroes[who]).movement


def most_load(hero: Hero) -> int:
    """His maximum encumbrance (CO-ENC-02)."""
    return gear_of(hero).most


def penalty_of(hero: Hero) -> int:
    """The points that his load takes from his base movement (CO-ENC-06)."""
    return gear_of(hero).penalty


def overloaded(state: COState) -> Hero | None:
    """The first hero who carries too much (CO-ENC-02, CO-ENC-03)."""
    loaded = (state.heroes[who] for who in _loaded(state))
    return next((hero for hero in loaded if hero.area), None)


@derived
def _loaded(state: COState) -> list[str]:
    """The heroes who carry too much, on the board or not."""
    return [hero.id for hero in state.heroes.values() if gear_of(hero).load > most_load(hero)]


def drop_options(hero: Hero) -> tuple[opt.Drop, ...]:
    """The options to drop any of his objects, never a spell (CO-THR-01)."""
    return gear_of(hero).drops


def feel_weight(g: G, hero: Hero) -> None:
    """A hero who reaches a higher limit in mid-phase loses base points he has left; dropping gives none back (CO-RUL-48)."""
    penalty = penalty_of(hero)
    if hero.points and penalty > hero.burden:
        left = max(0, hero.points - (penalty - hero.burden))
        g.tell(PointsChanged(hero.id, left, penalty, rule="CO-ENC-06", also=("CO-RUL-48",)))
