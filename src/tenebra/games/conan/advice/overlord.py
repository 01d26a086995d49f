"""The Overlord's advice: which tiles, when an event, what to bring back, when to flush, how many gems to keep."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.conan import options as opt
from tenebra.games.conan.advice.outlook import RED, Outlook
from tenebra.games.conan.advice.spells import spell_worth
from tenebra.games.conan.advice.units import activation
from tenebra.games.conan.content import tile
from tenebra.games.conan.rules.overlord import possible_events
from tenebra.games.conan.rules.powers import has, spell_of
from tenebra.games.conan.rules.river import cost_of, living_of
from tenebra.games.conan.rules.spells import aims, casters
from tenebra.games.conan.rules.victory import places
from tenebra.games.conan.scenario import Phrase
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import BOX, OVERLORD, RESERVE, COState, character, living_heroes
from tenebra.kernel import Option
from tenebra.kit.advice import Advice, of_kind

WORTHWHILE = 0.35
"""The least that an activation must gain after its price."""
NEVER = -99.0
"""A threshold below every tile: with it even the worst one is activated, if he has no choice but to activate one."""
ENOUGH = 9
"""Gems that he must have to give two away for good."""
NEARLY = 4.0
"""The least worth of an event that brings his own objective nearer: more than anybody who comes back."""
HAPPENING = 0.9
"""The worth of an effect of an event if nothing more is known of it."""


def river(look: Outlook, options: Sequence[Option]) -> Advice:
    """The tile that gains most after its cost; a dead one is flushed when it only makes the others dearer."""
    state = look.state
    tiles = of_kind(options, opt.Activate)
    best = _best_tile(look, tiles, WORTHWHILE if opt.End() in options else NEVER)
    if best is not None:
        return best
    flush = next((option for option in of_kind(options, opt.Flush) if wants_flush(state, option.tile)), None)
    if flush is not None:
        return Advice(str(flush), "why-flush", {"tile": flush.tile})
    have = state.overlord.gems.get(RESERVE, 0)
    if have and not tiles:
        return Advice(str(opt.End()), "why-two-tiles")
    return Advice(str(opt.End()), "why-keep-red", {"gems": str(have)})


def _best_tile(look: Outlook, tiles: Sequence[opt.Activate], least: float) -> Advice | None:
    """The one that gains most after its cost, if that is more than so much."""
    best, most = None, least
    for option in tiles:
        gain, why = tile_worth(look, option.tile)
        cost = cost_of(look.state, option.tile)
        value = gain - look.red_price(cost) - kept(look, cost)
        if value > most:
            best, most = Advice(str(option), why, {"tile": option.tile, "cost": str(cost)}), value
    return best


def kept(look: Outlook, cost: int) -> float:
    """Gems that a threatened leader will want for his Guard are dear."""
    wanted = {one.name for one in look.errands if one.kind == "slay"}
    heroes = {hero.area for hero in living_heroes(look.state)}
    exposed = any(model.id in wanted and model.area in heroes for model in look.foes)
    left = look.state.overlord.gems.get(RESERVE, 0) - cost
    return 0.4 * max(0, 2 - left) if exposed else 0.0


def wants_flush(state: COState, id: str) -> bool:
    """Whether to flush a dead tile that never comes back and makes others dearer, with gems enough to live without two."""
    known, behind = state.tiles[id], state.river[state.river.index(id) + 1 :]
    can_return = bool(tile(state.units[known.unit].kind).reinforcement)
    is_in_the_way = any(not state.tiles[other].is_dead for other in behind)
    gems = sum(number for zone, number in state.overlord.gems.items() if zone != BOX)
    return is_in_the_way and not can_return and gems >= ENOUGH


def tile_worth(look: Outlook, id: str) -> tuple[float, str]:
    """The gain of activating a tile, and why."""
    state = look.state
    known = state.tiles[id]
    if not known.unit:
        return event_worth(look, id), "why-event"
    if known.is_dead:
        return 0.0, "why-slide"
    total = 0.0
    for name in living_of(state, known.unit):
        model = state.models[name]
        total += activation(look, model)
        total += magic(look, name)
        total += 0.6 if look.wishes(model) and all(one.area != model.area for one in look.wishes(model)) else 0.0
    return total, "why-tile"


def magic(look: Outlook, caster: str) -> float:
    """The gain of the best spell that a model of his can cast once it is activated."""
    state, best = look.state, 0.0
    if not has(state, caster, "spell_caster"):
        return best
    for copy in state.overlord.cards:
        spell = spell_of(copy)
        if spell.is_reaction or caster not in casters(state, OVERLORD, copy):
            continue
        for gems in range(1, spell.limit + 1) if spell.is_variable else (spell.cost,):
            for at in aims(state, caster, spell.deed):
                gain = spell_worth(look, caster, opt.Cast(copy, gems, at, caster))[0] - look.red_price(gems)
                best = max(best, gain)
    return best


def event_worth(look: Outlook, id: str) -> float:
    """The worth of the best event that can happen now."""
    return max((happening_worth(look, one.id, id) for one in possible_events(look.state, id, [])), default=0.0)


def happening_worth(look: Outlook, name: str, id: str = "") -> float:
    """One event."""
    events = sheet_of(look.state).events
    found = next((one for some in ([events[id]] if id else events.values()) for one in some if one.id == name), None)
    total = 0.0
    for phrase in found.do if found is not None else ():
        total += _effect_worth(look, phrase)
    return total


def _effect_worth(look: Outlook, phrase: Phrase) -> float:
    """One thing that an event does."""
    state = look.state
    number = phrase.amount(len(state.party))
    match phrase.verb:
        case "points":
            return min(number * 0.75, sum(_return_worth(look, unit.id) for unit in state.units.values()))
        case "recover":
            return RED * number
        case "arrive":
            return 0.9 * number
        case "act":
            return 1.5
        case "wound":
            return 0.8 * number * standing(look, phrase.place, look.heroic)
        case "tire":
            return RED * number * standing(look, phrase.place, [hero.id for hero in living_heroes(state)])
        case "say":
            return 0.0
        case "count":
            return count_worth(look, phrase.name)
    return HAPPENING


def standing(look: Outlook, place: str, who: Sequence[str]) -> int:
    """The number of these that stand in a place."""
    areas = places(look.state, place)
    return sum(character(look.state, one).area in areas for one in who)


def count_worth(look: Outlook, name: str) -> float:
    """The worth of a count towards his own objective: more the nearer that is."""
    state = look.state
    wanted = [
        phrase.amount(len(state.party)) for phrase in sheet_of(state).losses if phrase.verb == "count" and phrase.name == name
    ]
    left = min((number - state.counters.get(name, 0) for number in wanted), default=0)
    return NEARLY + 4.0 / left if left > 0 else HAPPENING


def _return_worth(look: Outlook, unit: str) -> float:
    one = look.state.units[unit]
    if one.is_ally or one.is_barred or not tile(one.kind).reinforcement:
        return 0.0
    entry = tile(one.kind)
    return len(one.fallen) * (0.6 + 0.3 * entry.armour)


def happening(look: Outlook, options: Sequence[Option]) -> Advice:
    """The event that brings most."""
    found = of_kind(options, opt.Event)
    best = max(found, key=lambda option: (happening_worth(look, option.name), option.name))
    return Advice(str(best), "why-happening", {"name": best.name})


def reinforce(look: Outlook, options: Sequence[Option]) -> Advice:
    """The strongest who can return, where the heroes are nearest."""
    state = look.state
    found = of_kind(options, opt.Reinforce)
    if not found:
        return Advice(str(options[0]), "why-only-choice")

    def worth(option: opt.Reinforce) -> tuple[float, float, str]:
        entry = tile(state.units[option.unit].kind)
        power = (entry.armour + sum(entry.melee.pool) + sum(entry.ranged.pool)) / entry.reinforcement
        near = [-look.steps(hero.id, option.at, hero.area) for hero in living_heroes(state)]
        return power, max(near, default=0), str(option)

    best = max(found, key=worth)
    return Advice(str(best), "why-reinforce", {"unit": best.unit, "at": best.at})
