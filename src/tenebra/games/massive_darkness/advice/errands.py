"""What a Mission wants done next, read from its objectives and its own rules (MD-WIN, MD-OBJ-04): no Mission is known by name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tenebra.games.massive_darkness.rules.scenario_rules import is_reached, owns
from tenebra.games.massive_darkness.rules.space import exit_zones
from tenebra.games.massive_darkness.scenario import Phrase
from tenebra.games.massive_darkness.scenarios import sheet_of
from tenebra.games.massive_darkness.state import MDState
from tenebra.kit.clockwork import Clockwork

DEPTH = 4
"""How far back a chain of rules is followed."""
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
    if not found:
        for phrase in wins:
            if phrase.verb in ("exit", "carry") and not is_reached(state, phrase):
                found += [Errand("exit", zone) for zone in exit_zones(state)]
    return list(dict.fromkeys(found))


def _towards(state: MDState, wanted: Phrase, depth: int) -> list[Errand]:
    """How to bring an objective, or a condition of a rule, about."""
    if depth == 0:
        return []
    match wanted.verb:
        case "take":
            token = state.tokens.get(wanted.name)
            return [Errand("take", token.zone, wanted.name)] if token is not None and token.zone else []
        case "slay":
            here = [Errand("slay", enemy.zone, enemy.id) for enemy in state.enemies.values() if enemy.figure == wanted.name]
            return here or _through(state, (rule for rule in _waiting(state) if _calls(rule, wanted.name)), depth)
        case "count":
            return _through(state, (rule for rule in _waiting(state) if _counts(rule, wanted.name)), depth)
        case "clear":
            return [Errand("slay", enemy.zone, enemy.id) for enemy in state.enemies.values()]
    return []


def _waiting(state: MDState) -> list[Clockwork[Phrase]]:
    return [rule for index, rule in enumerate(sheet_of(state).clockwork) if index not in state.sprung]


def _counts(rule: Clockwork[Phrase], name: str) -> bool:
    return any(do.verb == "count" and do.name == name for do in rule.do)


def _calls(rule: Clockwork[Phrase], figure: str) -> bool:
    return any(do.verb in SPAWNS and do.name.startswith(figure) for do in rule.do)


def _hands_out(rule: Clockwork[Phrase], name: str) -> bool:
    return any(name in (do.name, do.card) for do in rule.do if do.verb in ("artifact", "armed"))


def _through(state: MDState, rules: Iterable[Clockwork[Phrase]], depth: int) -> list[Errand]:
    """How to set rules off: first what they presuppose, then what they wait for."""
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
            bearer = next((hero for hero in state.party if owns(state, hero, on.name)), "")
            if bearer:
                return [Errand("bring", on.zone, on.name, bearer)]
            return _through(state, (rule for rule in _waiting(state) if _hands_out(rule, on.name)), depth - 1)
    return []


def last_round(state: MDState) -> int:
    """The Round after which the Mission is lost, 0 if it has none (MD-RUL-79)."""
    return min((phrase.number for phrase in sheet_of(state).losses if phrase.verb == "round"), default=0)


def held_zones(state: MDState) -> list[str]:
    """Zones that must not be left to Enemies."""
    return list(dict.fromkeys(rule.on.zone for rule in sheet_of(state).clockwork if rule.on.verb == "breach"))


def burning_tiles(state: MDState) -> dict[int, int]:
    """Tiles that wound whoever begins the next Round there, and how much."""
    mission, out = sheet_of(state), dict[int, int]()
    for rule in _waiting(state):
        if rule.on.verb != "every" or (state.round + 1) % rule.on.number:
            continue
        for do in rule.do:
            if do.verb == "burn" and all(is_reached(state, given) != given.is_not for given in rule.given):
                tile = mission.board.tile_of[do.zone]
                out[tile] = out.get(tile, 0) + do.number
    return out
