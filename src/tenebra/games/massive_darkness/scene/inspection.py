"""Answers about one Character or one Zone: what it is able to do, the odds both ways, who could strike there."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tenebra.games.massive_darkness.content import enemy_card
from tenebra.games.massive_darkness.content.model import TYPES
from tenebra.games.massive_darkness.forecast import Forecast, forecast
from tenebra.games.massive_darkness.rules.pools import weapons_for
from tenebra.games.massive_darkness.rules.space import board_of, reach_of, sight
from tenebra.games.massive_darkness.rules.targets import attack_types, may_leave
from tenebra.games.massive_darkness.scene.stats import shape
from tenebra.games.massive_darkness.state import Enemy, Hero, MDState
from tenebra.kernel import View
from tenebra.kit.inspection import Clash, Inspection, clash_of, threat_of
from tenebra.kit.question import forecast_of
from tenebra.kit.voice import Voice


def inspect(view: View[MDState], at: str, voice: Voice) -> Inspection:
    """Of an Enemy the odds between it and the Hero who acts, of a Hero and of a Zone who could strike there."""
    state, hero = view.state, _acting(view)
    enemy = state.enemies.get(at)
    if enemy is not None:
        gloss = voice.text(f"enemy-{enemy_card(enemy.card).id}.gloss")
        clashes = tuple(_clashes(state, enemy, hero, voice)) if hero is not None else ()
        return Inspection((gloss,) if gloss else (), clashes)
    if at in state.heroes:
        hero = state.heroes[at]
        return threat(state, hero.zone, hero, voice) if not hero.is_dead else Inspection()
    return threat(state, at, hero, voice)


def threat(state: MDState, zone: str, hero: Hero | None, voice: Voice) -> Inspection:
    """The Enemies that could strike in a Zone in their next activation, if the Hero who acts stood there."""
    if hero is not None:
        state = replace(state, heroes={**state.heroes, hero.id: replace(hero, zone=zone)})
    strikers = [foe for foe in state.enemies.values() if strike_types(state, foe, zone)]
    return threat_of([(foe.id, _worst(state, foe, hero, zone) if hero is not None else None) for foe in strikers], voice)


def strike_types(state: MDState, foe: Enemy, zone: str) -> list[str]:
    """The types of Attack that reach a Zone, from where it stands or after the step before its second Attack (MD-ENP-02 to -04).

    A Stunned Enemy only stands up (MD-STN-03).
    """
    if foe.is_stunned:
        return []
    board = board_of(state)
    steps = board.grid.named.of(sight(state).beside[board.index[foe.zone]]) if may_leave(state, foe) else ()
    reached = {type: [reach_of(state, start, type) for start in (foe.zone, *steps)] for type in attack_types(foe)}
    return [type for type, zones in reached.items() if any(some & board.bit[zone] for some in zones)]


def _worst(state: MDState, foe: Enemy, hero: Hero, zone: str) -> Forecast:
    """The strongest of the Attacks that reach the Zone."""
    found = (forecast(state, foe.id, hero.id, type) for type in strike_types(state, foe, zone))
    return max(found, key=lambda one: one.mean)


def _acting(view: View[MDState]) -> Hero | None:
    """The Hero the question is about, the one being activated, or the seat's own; not one who is dead."""
    about, state = view.decision.about if view.decision is not None else {}, view.state
    active = state.activation.hero if state.activation is not None else ""
    named = (state.heroes.get(id) for id in (about.get("hero", ""), active, view.seat))
    return next((hero for hero in named if hero is not None and not hero.is_dead), None)


def _clashes(state: MDState, enemy: Enemy, hero: Hero, voice: Voice) -> Iterator[Clash]:
    """Every type of Attack of the Enemy on the Hero, and of the Hero on the Enemy, wherever they stand."""
    attacks = [(enemy.id, hero.id, type) for type in attack_types(enemy)]
    attacks += [(hero.id, enemy.id, type) for type in TYPES if weapons_for(hero, type)]
    for attacker, defender, type in attacks:
        found = forecast(state, attacker, defender, type)
        yield clash_of(found, forecast_of(found, voice, "MD-DMG-01", shape), voice, voice.say(f"section-{type}"))
