"""The Overlord's advice: which tiles, when an event, what to bring back, when to flush, how many gems to keep."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.conan import options as opt
from tenebra.games.conan.advice.outlook import Outlook
from tenebra.games.conan.advice.units import stand
from tenebra.games.conan.content import tile
from tenebra.games.conan.rules.powers import has, tile_of
from tenebra.games.conan.rules.river import cost_of, living_of
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import BOX, RESERVE, COState, living_heroes
from tenebra.kernel import Option
from tenebra.kit.advice import Advice

GEM = 0.32
"""What a red gem is worth, in wounds of a hero."""
WORTHWHILE = 0.35
"""So much an activation must gain after its price."""
HAPPENING = 0.9
"""What an effect of an event is worth where nothing more is known of it."""


def river(look: Outlook, options: Sequence[Option]) -> Advice:
    """The tile that gains most after its cost; a dead one is flushed when it only makes the others dearer."""
    state = look.state
    best: tuple[float, Advice] = (WORTHWHILE, Advice("", ""))
    for option in options:
        if isinstance(option, opt.Activate):
            gain, why = tile_worth(look, option.tile)
            value = gain - GEM * cost_of(state, option.tile) - kept(look, cost_of(state, option.tile))
            if value > best[0]:
                best = value, Advice(str(option), why, {"tile": option.tile, "cost": str(cost_of(state, option.tile))})
    if best[1].option:
        return best[1]
    flush = next((option for option in options if isinstance(option, opt.Flush) and wants_flush(state)), None)
    if flush is not None:
        return Advice(str(flush), "why-flush", {"tile": flush.tile})
    return Advice(str(opt.End()), "why-keep-red", {"gems": str(state.overlord.gems.get(RESERVE, 0))})


def kept(look: Outlook, cost: int) -> float:
    """Gems that a threatened leader will want for his Guard are dear."""
    wanted = {one.name for one in look.errands if one.kind == "slay"}
    heroes = {hero.area for hero in living_heroes(look.state)}
    exposed = any(model.id in wanted and model.area in heroes for model in look.foes)
    left = look.state.overlord.gems.get(RESERVE, 0) - cost
    return 0.4 * max(0, 2 - left) if exposed else 0.0


def wants_flush(state: COState) -> bool:
    """Two dead tiles or more lie in the river, and there are gems enough to live without two."""
    dead = sum(state.tiles[one].is_dead for one in state.river)
    return dead >= 2 and sum(number for zone, number in state.overlord.gems.items() if zone != BOX) >= 9


def tile_worth(look: Outlook, id: str) -> tuple[float, str]:
    """What the activation of a tile gains, and why."""
    state = look.state
    known = state.tiles[id]
    if not known.unit:
        return event_worth(look, id), "why-event"
    if known.is_dead:
        return 0.0, "why-slide"
    total = 0.0
    for name in living_of(state, known.unit):
        model, entry = state.models[name], tile_of(state, name)
        now = stand(look, model, model.area)
        best = max(stand(look, model, area) for area in look.reach(name, entry.movement))
        blow = best - now
        total += max(blow, now - 1.0, 0.0) if best <= now else max(blow, best - 1.0)
        total += 0.5 if has(state, name, "spell_caster") else 0.0
        total += 0.6 if look.wishes(model) and all(one.area != model.area for one in look.wishes(model)) else 0.0
    return total, "why-tile"


def event_worth(look: Outlook, id: str) -> float:
    """Reinforcements as far as there are dead to bring back, and whatever else the best event does."""
    return max((happening_worth(look, one.id, id) for one in sheet_of(look.state).events[id]), default=0.0)


def happening_worth(look: Outlook, name: str, id: str = "") -> float:
    """One event."""
    state = look.state
    events = [sheet_of(state).events[id]] if id else list(sheet_of(state).events.values())
    found = next((one for some in events for one in some if one.id == name), None)
    if found is None:
        return 0.0
    total = 0.0
    for phrase in found.do:
        number = phrase.amount(len(state.party))
        match phrase.verb:
            case "points":
                total += min(number * 0.75, sum(_return_worth(look, unit.id) for unit in state.units.values()))
            case "recover":
                total += GEM * number
            case "arrive":
                total += 0.9 * number
            case "act":
                total += 1.5
            case "wound" | "hurt":
                total += 0.8 * number
            case "say":
                pass
            case "count":
                total += count_worth(look, phrase.name)
            case _:
                total += HAPPENING
    return total


def count_worth(look: Outlook, name: str) -> float:
    """What counts towards his own objective is worth the more the nearer that is."""
    state = look.state
    wanted = [
        phrase.amount(len(state.party)) for phrase in sheet_of(state).losses if phrase.verb == "count" and phrase.name == name
    ]
    left = min((number - state.counters.get(name, 0) for number in wanted), default=0)
    return 2.0 + 4.0 / left if left > 0 else HAPPENING


def _return_worth(look: Outlook, unit: str) -> float:
    one = look.state.units[unit]
    if one.is_ally or one.is_barred or not tile(one.kind).reinforcement:
        return 0.0
    entry = tile(one.kind)
    return len(one.fallen) * (0.6 + 0.3 * entry.armour)


def happening(look: Outlook, options: Sequence[Option]) -> Advice:
    """The event that brings most."""
    found = [option for option in options if isinstance(option, opt.Event)]
    best = max(found, key=lambda option: (happening_worth(look, option.name), option.name))
    return Advice(str(best), "why-happening", {"name": best.name})


def reinforce(look: Outlook, options: Sequence[Option]) -> Advice:
    """The strongest who can return, where the heroes are nearest."""
    state = look.state
    found = [option for option in options if isinstance(option, opt.Reinforce)]
    if not found:
        return Advice(str(options[0]), "why-only-choice")

    def worth(option: opt.Reinforce) -> tuple[float, float, str]:
        entry = tile(state.units[option.unit].kind)
        power = (entry.armour + sum(entry.melee.pool) + sum(entry.ranged.pool)) / entry.reinforcement
        near = [-look.steps(hero.id, option.at, hero.area) for hero in living_heroes(state)]
        return power, max(near, default=0), str(option)

    best = max(found, key=worth)
    return Advice(str(best), "why-reinforce", {"unit": best.unit, "at": best.at})
