"""The odds of an attack before the dice fall, exact from what a seat knows (DV-CBT). Nothing is rolled here."""

from __future__ import annotations

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.content import card
from tenebra.games.dungeon_venture.dice import Pool, damage_odds, success_odds
from tenebra.games.dungeon_venture.effects import foes_in_area
from tenebra.games.dungeon_venture.rules.characteristics import life_left, pool_of
from tenebra.games.dungeon_venture.rules.combat import attack_dice, spell_dice
from tenebra.games.dungeon_venture.state import DVState, Figure
from tenebra.games.dungeon_venture.vocabulary import Clause
from tenebra.kernel import Option, View
from tenebra.kit.odds import Chances, at_least

Forecast = Chances[Pool]
"""The chances of one attack on one target, as long as no Event changes it."""


def odds_of(view: View[DVState], option: Option) -> tuple[Forecast, ...]:
    """The forecast of one of the options the seat is offered."""
    state = view.state
    figure = state.figures.get(view.decision.about.get("figure", "")) if view.decision is not None else None
    match option:
        case opt.Attack(target=target) if figure is not None:
            return (forecast(state, figure.id, state.figures[target], attack_dice(state, figure)),)
        case opt.Play(card=name, at=at) if figure is not None and card(name).is_attack:
            return tuple(
                forecast(
                    state,
                    figure.id,
                    target,
                    spell_dice(state, figure, clause.dice, clause.with_mana),
                    clause.resist,
                )
                for clause, target in _attacks(state, figure, name, at)
            )
        case opt.Event(card=name, at=at) if card(name).is_attack and at in state.figures:
            return tuple(
                forecast(state, view.seat, state.figures[at], clause.dice, clause.resist)
                for clause in card(name).clauses
                if clause.deed == "attack"
            )
    return ()


def _attacks(state: DVState, figure: Figure, name: str, at: str) -> list[tuple[Clause, Figure]]:
    """Each attack a card makes, with its target."""
    out: list[tuple[Clause, Figure]] = []
    for clause in card(name).clauses:
        if clause.deed == "attack":
            targets = foes_in_area(state, figure) if clause.target == "all_enemies" else [state.figures[at]]
            out += [(clause, target) for target in targets]
    return out


def forecast(state: DVState, attacker: str, target: Figure, attack: Pool, resist: str = "defence") -> Forecast:
    """The chances of these dice against a figure."""
    defence = Pool() if resist == "none" else pool_of(state, target, resist)
    chances = damage_odds(attack, defence) if defence.size else success_odds(attack)
    return Forecast(attacker, target.id, attack, defence, chances, at_least(chances, life_left(state, target)))
