"""The errands of a Mission, read from its objectives and its own rules (MD-WIN, MD-OBJ-04): no Mission is known by name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tenebra.games.massive_darkness.rules.scenario_rules import is_reached, owns
from tenebra.games.massive_darkness.rules.space import exit_zones
from tenebra.games.massive_darkness.scenario import Phrase
from tenebra.games.massive_darkness.scenarios import sheet_of
from tenebra.games.massive_darkness.state import MDState, living
from tenebra.kit.decks import name_of
from tenebra.kit.scenario_rules import ScenarioRule, time_limit

DEPTH = 4
"""The depth to which a chain of rules is followed back."""
SPAWNS = ("enemy", "armed")


class Errand(NamedTuple):
    """Something to be done: where, what, and by whom if not by anybody."""

    verb: str
    """take, bring, slay, enter, exit, open."""
    zone: str
    name: str = ""
    by: str = ""


def errands(state: MDState) -> list[Errand]:
    """Everything that can be worked at now; leaving only when all else is done."""
    wins = sheet_of(state).wins
    found: list[Errand] = []
    for phrase in wins:
        if phrase.verb not in ("exit", "carry") and not is_reached(state, phrase):
            found += _towards(state, phrase, DEPTH)
    if found:
        found += _gifts(state)
    else:
        for phrase in wins:
            if phrase.verb in ("exit", "carry") and not is_reached(state, phrase):
                found += [Errand("exit", zone) for zone in exit_zones(state)]
    return list(dict.fromkeys(found))


def _towards(state: MDState, wanted: Phrase, depth: int) -> list[Errand]:
    """The errands that bring an objective, or a condition of a rule, about."""
    if depth == 0:
        return []
    match wanted.verb:
        case "take":
            return _lying(state, wanted.name)
        case "slay":
            here = [Errand("slay", enemy.zone, enemy.id) for enemy in state.enemies.values() if enemy.figure == wanted.name]
            calls = (rule for rule in _waiting(state) if _calls(rule, wanted.name))
            return here or _through(state, calls, depth)
        case "count":
            counts = (rule for rule in _waiting(state) if _counts(rule, wanted.name))
            return _through(state, counts, depth)
        case "clear":
            return [Errand("slay", enemy.zone, enemy.id) for enemy in state.enemies.values()]
    return []


def _lying(state: MDState, name: str) -> list[Errand]:
    """To pick up a token that lies on the board; of several with one name each."""
    return [Errand("take", token.zone, id) for id, token in state.tokens.items() if name_of(id) == name and token.zone]


def is_victory(state: MDState, token: str) -> bool:
    """To pick this token up is all that the Mission still wants."""
    lacking = [phrase for phrase in sheet_of(state).wins if not is_reached(state, phrase)]
    if len(lacking) != 1:
        return False
    last, name = lacking[0], name_of(token)
    if last.verb == "count" and last.number - state.counters.get(last.name, 0) == 1:
        taking = [rule for rule in _waiting(state) if rule.on.verb == "take" and rule.on.name == name]
        return any(_counts(rule, last.name) and _holds(state, rule) for rule in taking)
    return last.verb == "take" and last.name == name


def _gifts(state: MDState) -> list[Errand]:
    """To pick up what brings an Artifact: it makes a Hero stronger, and is not left to anybody else."""
    gifts = [rule.on.name for rule in _waiting(state) if rule.on.verb == "take" and any(do.verb == "artifact" for do in rule.do)]
    return [errand for name in gifts for errand in _lying(state, name)]


def _waiting(state: MDState) -> list[ScenarioRule[Phrase]]:
    return [rule for index, rule in enumerate(sheet_of(state).own_rules) if index not in state.sprung]


def _counts(rule: ScenarioRule[Phrase], name: str) -> bool:
    return any(do.verb == "count" and do.name == name for do in rule.do)


def _calls(rule: ScenarioRule[Phrase], figure: str) -> bool:
    return any(do.verb in SPAWNS and do.name.startswith(figure) for do in rule.do)


def _hands_out(rule: ScenarioRule[Phrase], name: str) -> bool:
    return any(name in (do.name, do.card) for do in rule.do if do.verb in ("artifact", "armed"))


def _through(state: MDState, rules: Iterable[ScenarioRule[Phrase]], depth: int) -> list[Errand]:
    """The errands that set rules off: first what they presuppose, then what they wait for."""
    out: list[Errand] = []
    for rule in rules:
        lacking = [given for given in rule.given if not given.is_not and not is_reached(state, given)]
        if lacking:
            out += [errand for given in lacking for errand in _towards(state, given, depth - 1)]
            continue
        out += _setting_off(state, rule.on, depth)
    return out


def _setting_off(state: MDState, on: Phrase, depth: int) -> list[Errand]:
    mission = sheet_of(state)
    match on.verb:
        case "take" | "slay" | "count":
            return _towards(state, on, depth - 1)
        case "enter":
            return [Errand("enter", on.name)]
        case "explore":
            return [Errand("enter", mission.places[on.name], on.name)]
        case "open":
            return [Errand("open", mission.board.grid.edges[on.name][0], on.name)]
        case "bring":
            return _bringing(state, on, depth)
    return []


def _bringing(state: MDState, on: Phrase, depth: int) -> list[Errand]:
    """The errands of bringing something: whoever has it brings it; else it is picked up, or what hands it out is set off."""
    bearers = [hero.id for hero in living(state) if owns(state, hero.id, on.name)]
    if bearers:
        return [Errand("bring", on.zone, on.name, bearer) for bearer in bearers]
    lying = _lying(state, on.name)
    if lying:
        return lying
    sources = [rule for rule in _waiting(state) if _hands_out(rule, on.name)]
    return _through(state, sources, depth - 1)


def last_round(state: MDState) -> int:
    """The Round after which the Mission is lost, 0 if it has none (MD-RUL-79): by the clock or by a count that grows."""
    losses = sheet_of(state).losses
    clock = time_limit(losses)
    ends = [clock] if clock else []
    for phrase in losses:
        if phrase.verb == "count":
            ends += _counted_out(state, phrase)
    return min(ends, default=0)


def _counted_out(state: MDState, loss: Phrase) -> list[int]:
    """The Round before the one in which a count is reached that grows every so often."""
    growing = [rule for rule in _waiting(state) if rule.on.verb == "every" and _counts(rule, loss.name) and _holds(state, rule)]
    if not growing:
        return []
    each = growing[0].on.number
    left = loss.number - state.counters.get(loss.name, 0)
    return [(state.round // each - -left // len(growing)) * each - 1]


def _holds(state: MDState, rule: ScenarioRule[Phrase]) -> bool:
    return all(is_reached(state, one) != one.is_not for one in rule.given)


def held_zones(state: MDState) -> list[str]:
    """Zones that must not be left to Enemies."""
    return list(dict.fromkeys(rule.on.zone for rule in sheet_of(state).own_rules if rule.on.verb == "breach"))


def _next_round(state: MDState) -> list[Phrase]:
    """The effects that the Mission has every so often and that are due when the next Round begins."""
    due = [rule for rule in _waiting(state) if rule.on.verb == "every" and not (state.round + 1) % rule.on.number]
    return [do for rule in due if _holds(state, rule) for do in rule.do]


def burning_tiles(state: MDState) -> dict[int, int]:
    """Tiles that wound whoever begins the next Round there, and how much."""
    mission, out = sheet_of(state), dict[int, int]()
    for do in _next_round(state):
        if do.verb == "burn":
            tile = mission.board.tile_of[do.zone]
            out[tile] = out.get(tile, 0) + do.number
    return out


def gloom(state: MDState) -> int:
    """The Wounds of whoever begins the next Round in the dark."""
    return sum(do.number for do in _next_round(state) if do.verb == "gloom")
