"""A plain player for tests: it fights what is near, learns what it can pay for, and walks to the next thing to be done."""

from __future__ import annotations

import random

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.content import equipment_card
from tenebra.games.massive_darkness.rules.doors import closed_chamber
from tenebra.games.massive_darkness.rules.scenario_rules import is_reached, owns
from tenebra.games.massive_darkness.rules.space import all_doors_open, board_of, exit_zones, tile_level
from tenebra.games.massive_darkness.scenarios import sheet_of
from tenebra.games.massive_darkness.state import Hero, MDState
from tenebra.kernel import Option, Session

FIGHTING = (opt.Melee, opt.Ranged, opt.Magic, opt.Charge, opt.Safeshot)
PATIENCE = 12
"""The Round from which a player in a hurry leaves the Treasure where it is."""


def goals_of(state: MDState, hero: Hero) -> list[str]:
    """The Zones a Hero had better go to now."""
    mission = sheet_of(state)
    loot = spoils(state)
    if loot and state.round < PATIENCE:
        return loot
    lying = [token.zone for token in state.tokens.values() if token.zone]
    if lying:
        board, leader = board_of(state), state.heroes[state.party[0]]
        return [min(lying, key=lambda zone: board.distance(leader.zone, board.bit[zone], all_doors_open(state).ways) or 0)]
    errands = [rule.on for n, rule in enumerate(mission.own_rules) if rule.on.verb == "bring" and n not in state.sprung]
    bearer = next((one for one in state.heroes.values() if errands and owns(state, one.id, errands[0].name)), None)
    if bearer is not None:
        return [on.zone for on in errands] if bearer is hero else [bearer.zone]
    prey = {rule.on.name for rule in mission.own_rules if rule.on.verb == "slay"} | {
        p.name for p in mission.wins if p.verb == "slay"
    }
    wanted = [phrase for phrase in mission.wins if phrase.verb in ("slay", "count") and not is_reached(state, phrase)]
    found = [enemy.zone for enemy in state.enemies.values() if enemy.figure in prey] if wanted else []
    lairs = [mission.places[rule.on.name] for rule in mission.own_rules if rule.on.verb == "explore"] if wanted else []
    return found or [zone for zone in lairs if closed_chamber(state, zone)] or list(exit_zones(state))


def spoils(state: MDState) -> list[str]:
    """Treasure, and Rooms behind closed doors, on tiles of no higher Level than the Current one."""
    board = board_of(state)
    near = [zone for zone in state.treasure if tile_level(state, zone) <= state.level]
    shut = [zone for door, is_open in state.doors.items() if not is_open for zone in board.grid.edges[door][:2]]
    closed = [zone for zone in shut if tile_level(state, zone) <= state.level and closed_chamber(state, zone)]
    return [*near, *closed]


def choose(session: Session[MDState], pick: random.Random) -> tuple[str, Option]:
    """The answer to the question that is asked now."""
    assert session.decision is not None
    seat = pick.choice(session.decision.seats)
    options = list(session.decision.options(seat))
    if session.decision.prompt != "activation":
        return seat, answer(session.state, seat, options, pick)
    for kinds in (opt.Standup, opt.Pickup, FIGHTING):
        some = [option for option in options if isinstance(option, kinds)]
        if some:
            return seat, pick.choice(some)
    return seat, step(session.state, session.state.heroes[seat], options, pick)


def answer(state: MDState, seat: str, options: list[Option], pick: random.Random) -> Option:
    """Put better cards into the slots, acquire Skills, trigger Enchantments; else be ready, or anything."""
    hero = state.heroes.get(seat)
    for option in options:
        if isinstance(option, opt.Equip) and hero is not None and is_better(hero, option):
            return option
        if isinstance(option, (opt.Learn, opt.Trigger)):
            return option
    calm = [option for option in options if isinstance(option, opt.Ready)]
    return calm[0] if calm else pick.choice(options)


def power(copy: str) -> float:
    """How good a card is: its dice, the better colours for more."""
    dice = equipment_card(copy).dice
    pools = [dice.melee, dice.ranged, dice.magic, dice.defense]
    return sum(1.5 * pool.red + pool.yellow + 1.3 * pool.green + 0.8 * pool.blue for pool in pools)


def is_better(hero: Hero, option: opt.Equip) -> bool:
    """The card is worth more than what makes room for it."""
    slot = equipment_card(option.card).slot
    if slot == "body":
        return not hero.body or power(option.card) > power(hero.body)
    held = [option.instead] if option.instead else hero.hands
    if slot == "hand" and not option.instead and len(held) == 1 and equipment_card(held[0]).slot == "hand":
        held = []
    return power(option.card) > sum(map(power, held))


def step(state: MDState, hero: Hero, options: list[Option], pick: random.Random) -> Option:
    """The next Move, or the door in the way, towards a goal; else the end of the Movement or of the Activation."""
    board, look = board_of(state), all_doors_open(state)
    ahead = board.steps_towards(hero.zone, board.grid.set_of(goals_of(state, hero)), look)
    for option in options:
        if isinstance(option, opt.Move) and board.bit[option.to] & ahead:
            return option
        if isinstance(option, opt.Open) and board.bit[board.beyond(option.door, hero.zone)] & ahead:
            return option
    ends = [option for option in options if isinstance(option, (opt.Stop, opt.Nothing))]
    return ends[0] if ends else pick.choice(options)
