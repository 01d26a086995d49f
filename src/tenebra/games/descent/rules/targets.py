"""The targets of a figure (DE-TYP, DE-ATK-02, DE-ATK-04, DE-RUB-03): spaces, Breath positions, sweeps, and why not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from tenebra.boards.eight import apart, within
from tenebra.games.descent import options as opt
from tenebra.games.descent.content import item_card
from tenebra.games.descent.rules.abilities import FISTS, off_hand_of, type_of, weapons_of
from tenebra.games.descent.rules.areas import affected_by_breath, blast, breath_positions, enemies_in
from tenebra.games.descent.rules.powers import power
from tenebra.games.descent.rules.sight import Line, distance, in_view, rocks, seen, stair_ends
from tenebra.games.descent.rules.space import (
    covers,
    figures_at,
    floor_of,
    grid_of,
    lines_of,
    occupied,
    revealed_spaces,
    shares_space,
    spaces_with,
    standing,
    steps_of,
)
from tenebra.games.descent.rules.strength import Reach, reach_of, sources
from tenebra.games.descent.state import (
    AIM,
    MELEE,
    PIT,
    Attack,
    DEState,
    Hero,
    are_enemies,
    figure,
    is_on,
)
from tenebra.games.descent.vocabulary import DrainThreat
from tenebra.kernel import Option, Reason, derived

AIMED = "aimed"
FARTHEST = 4
"""The spaces that the Breath template and the widest Blast of the box reach beyond what is seen."""
AnyAttack = opt.Attack | opt.Breathe | opt.Sweep


def probe(state: DEState, who: str, weapon: str = "") -> Attack:
    """An attack as it would be, before it is declared on anything."""
    one = figure(state, who)
    if not isinstance(one, Hero):
        return Attack(who, type_of(state, one))
    if weapon not in one.equipped:
        return Attack(who, MELEE, weapon=weapon)
    return Attack(who, item_card(weapon).type, weapon=weapon, off_hand=off_hand_of(state, one, weapon))


# --- sight and reach of one attack


def blockers(state: DEState, own: int) -> int:
    """The spaces that block a line from these (DE-LOS-02)."""
    return (occupied(state) | rocks(state)) & ~own


def origins(state: DEState, attack: Attack) -> int:
    """The spaces it can be made from: the attacker's own, by a skill also a free one beside him."""
    own = covers(state, attack.attacker)
    if attack.type == MELEE or attack.attacker not in state.heroes or power(state, attack.attacker, "sight_aside") is None:
        return own
    free = floor_of(state) & ~occupied(state) & ~rocks(state) & ~spaces_with(state, PIT)
    return own | steps_of(state).beside(own) & free


def _is_ignoring_one(state: DEState, attack: Attack) -> bool:
    return attack.type != MELEE and attack.attacker in state.heroes and power(state, attack.attacker, "sight_through") is not None


def _blockings(state: DEState, attack: Attack, own: int) -> list[int]:
    """The sets of spaces that may block a line, for each way to leave out one figure or obstacle if a skill allows that."""
    all_of_them = blockers(state, own)
    if not _is_ignoring_one(state, attack):
        return [all_of_them]
    single = [here for who, here in standing(state).of.items() if here and who != attack.attacker]
    single += [1 << cell for cell in grid_of(state).cells(rocks(state))]
    return [all_of_them & ~one for one in single] or [all_of_them]


def in_sight(state: DEState, attack: Attack) -> int:
    """The spaces the attack may be declared on as far as sight goes (DE-LOS-01)."""
    one = figure(state, attack.attacker)
    out = seen(state, one.id)
    if one.in_pit:
        return out
    from_ = origins(state, attack)
    own = covers(state, one.id)
    if from_ != own or _is_ignoring_one(state, attack):
        for blocking in _blockings(state, attack, own):
            out |= in_view(state, one, lines_of(state).seen(from_, blocking & ~from_))
    return out


def melee_area(state: DEState, attack: Attack) -> int:
    """The spaces a melee attack can be declared on: adjacent, with Reach up to two away, all in sight (DE-TYP-01)."""
    return _melee_area(state, attack, reach_of(state, attack))


def _melee_area(state: DEState, attack: Attack, reach: Reach) -> int:
    """Adjacent, with Reach up to two spaces away, along stairs too (DE-ABL-16, DE-RUL-70)."""
    own = covers(state, attack.attacker)
    # DE-LOS-05
    visible = seen(state, attack.attacker) & ~own
    if "reach" in reach.ranks:
        near = within(grid_of(state), own, 2)
        for here, there in stair_ends(state):
            if own & here:
                near |= there | steps_of(state).beside(there)
            elif own & steps_of(state).beside(here):
                near |= there
        return near & visible
    near = steps_of(state).beside(own)
    for here, there in stair_ends(state):
        if own & here:
            near |= there
    return near & visible


def area_of(state: DEState, attack: Attack, reach: Reach) -> int:
    """The spaces this attack can be declared on."""
    if attack.type == MELEE:
        return _melee_area(state, attack, reach)
    return in_sight(state, attack) & revealed_spaces(state) & ~covers(state, attack.attacker)


def line_of(state: DEState, attack: Attack, target: int) -> Line:
    """From which space it is made and how far the target is: the shortest line that is free (DE-RNG-01, DE-RUL-61)."""
    grid, own = grid_of(state), covers(state, attack.attacker)
    lines, best = lines_of(state), None
    ways = _blockings(state, attack, own)
    for cell in grid.cells(origins(state, attack)):
        origin = 1 << cell
        if any(lines.seen(origin, blocking & ~origin) & target for blocking in ways):
            far = apart(grid, origin, target)
        elif (along := distance(state, origin, target)) < apart(grid, origin, target):
            far = along
        else:
            continue
        if best is None or far < best.distance:
            best = Line(grid.names[cell], far)
    # a figure in a pit sees its surroundings by a switch only, and from where it is (DE-SWI-03)
    first = grid.cells(own)[0]
    return best or Line(grid.names[first], apart(grid, own, target))


def most_blast(state: DEState, attack: Attack) -> int:
    """The Blast it has, or could buy at all."""
    return reach_of(state, attack).most_blast


def swept(state: DEState, attack: Attack, reach: Reach) -> list[str]:
    """The enemies that a Sweep, or an attack on all around, affects (DE-ABL-20, DE-RUL-69)."""
    if reach.nova:
        own = covers(state, attack.attacker)
        return enemies_in(state, attack.attacker, within(grid_of(state), own, reach.nova) & seen(state, attack.attacker))
    return enemies_in(state, attack.attacker, _melee_area(state, attack, reach))


# --- options


def attack_options(state: DEState, who: str, weapons: Sequence[str] | None = None, is_charmed: bool = False) -> list[Option]:
    """Every attack a figure may declare now; each says what it aims at and with what.

    Left out is what can change nothing: spaces with friends alone, empty ones unless the attack can drain Threat (DE-ATK-20),
    and of a large target all spaces but the nearest in sight, unless Blast makes a difference.
    """
    if why_not_at_all(state, who) is not None:
        return []
    one, is_alone = figure(state, who), _is_alone(state, who, is_charmed)
    out: list[Option] = []
    for weapon in [""] if not isinstance(one, Hero) else (armed_with(state, one) if weapons is None else weapons):
        attack = probe(state, who, weapon)
        if is_alone and not drains(state, attack):
            continue
        plain = _options_with(state, who, weapon, is_charmed)
        out += plain
        if isinstance(one, Hero) and one.order == AIM and not is_charmed:
            out += [msgspec.structs.replace(option, how=AIMED) for option in plain]
    return out


def _is_alone(state: DEState, who: str, is_charmed: bool) -> bool:
    """Nobody to attack is in sight, nor near enough to what is for any Blast or Breath."""
    known = standing(state)
    foes = known.heroes | known.monsters if is_charmed else known.monsters if who in state.heroes else known.heroes
    own = known.of[who]
    if not foes & ~own:
        return True
    if who in state.heroes and (power(state, who, "sight_aside") or power(state, who, "sight_through")):
        return False
    visible, others = seen(state, who), foes & ~own
    return not visible & others and not within(grid_of(state), visible, FARTHEST) & others


def armed_with(state: DEState, hero: Hero) -> list[str]:
    """The weapons a hero may attack with, and always his fists (DE-TYP-06)."""
    return [*weapons_of(state, hero), FISTS]


@derived
def _options_with(state: DEState, who: str, weapon: str, is_charmed: bool) -> list[AnyAttack]:
    """Area abilities are always used, or by the switch also left aside (DE-RUL-68, DE-SWI-06)."""
    out: list[AnyAttack] = []
    attack, is_bound = probe(state, who, weapon), not is_on(state, "area_abilities")
    reach = reach_of(state, attack)
    if "breath" in reach.ranks:
        for at, side in breath_positions(state, who):
            if _is_worth(state, who, affected_by_breath(state, at, side), is_charmed):
                out.append(opt.Breathe(at, side, attack.weapon))
        if is_bound:
            return out
    if "sweep" in reach.ranks or reach.nova:
        if swept(state, attack, reach):
            out.append(opt.Sweep(attack.weapon))
        if is_bound or reach.nova:
            return out
    return out + _at_spaces(state, attack, reach, is_charmed)


def _is_worth(state: DEState, who: str, affected: list[str], is_charmed: bool) -> bool:
    """An enemy is affected, or anybody else if the Overlord's card makes a hero attack (DE-RUL-77)."""
    return any(other != who and (is_charmed or are_enemies(state, who, other)) for other in affected)


def _at_spaces(state: DEState, attack: Attack, reach: Reach, is_charmed: bool) -> list[AnyAttack]:
    grid, area, who = grid_of(state), area_of(state, attack, reach), attack.attacker
    empty: list[AnyAttack] = []
    if not is_charmed and drains(state, attack):
        empty = [opt.Attack(space, attack.weapon) for space in grid.spaces(area & ~occupied(state))]
    if not reach.most_blast and not area & occupied(state):
        return empty
    is_worth = partial(_is_worth, state, who, is_charmed=is_charmed)
    rank = reach.most_blast
    if rank:
        return [
            opt.Attack(space, attack.weapon)
            for space in grid.spaces(area)
            if opt.Attack(space, attack.weapon) in empty or is_worth(figures_at(state, blast(state, grid.bit[space], rank)))
        ]
    out: list[AnyAttack] = []
    for other in figures_at(state, area):
        if not is_worth([other]):
            continue
        here = covers(state, other) & area
        target = _nearest(state, attack, here)
        # of two figures in a space one is named (DE-RUB-15)
        is_shared = len(figures_at(state, target)) > 1
        out.append(opt.Attack(grid.names[target.bit_length() - 1], attack.weapon, other if is_shared else ""))
    return out + empty


def drains(state: DEState, attack: Attack) -> bool:
    """The attack can cost the Overlord Threat, even if it affects nobody (DE-ATK-20)."""
    if not state.overlord.threat or attack.attacker not in state.heroes:
        return False
    return any(isinstance(effect, DrainThreat) for one in sources(state, attack) for effect in one.text.effects)


def _nearest(state: DEState, attack: Attack, spaces: int) -> int:
    """The one of a figure's spaces that is the fewest away; of equal ones the first (DE-RUL-60)."""
    if not spaces & (spaces - 1):
        return spaces
    cells = grid_of(state).cells(spaces)
    return 1 << min(cells, key=lambda cell: line_of(state, attack, 1 << cell).distance)


# --- why not


def why_not_at_all(state: DEState, who: str) -> Reason | None:
    """A figure that shares its space, a monkey or a hero in Town cannot attack (DE-MOV-06, DE-EFF-15)."""
    one = figure(state, who)
    if isinstance(one, Hero) and one.monkey:
        return Reason("DE-EFF-15", "a-monkey-cannot")
    if not one.space:
        return Reason("DE-LOS-01", "in-town")
    if shares_space(state, who):
        return Reason("DE-MOV-06", "shares-its-space")
    return None


def why_not_attack(state: DEState, who: str, option: AnyAttack) -> Reason | None:
    """The rule that forbids an attack."""
    one = figure(state, who)
    if reason := why_not_at_all(state, who):
        return reason
    if isinstance(one, Hero):
        if option.weapon not in armed_with(state, one):
            return Reason("DE-ACT-03", "not-equipped", {"card": option.weapon})
        if option.how == AIMED and one.order != AIM:
            return Reason("DE-ORD-04", "no-aim")
    elif option.weapon or option.how:
        return Reason("DE-MCD-05", "one-attack-only")
    attack = probe(state, who, option.weapon)
    if not isinstance(option, opt.Attack):
        plain = msgspec.structs.replace(option, how="")
        return None if plain in _options_with(state, who, option.weapon, False) else Reason("DE-RUB-03", "nobody-there")
    if option.at not in grid_of(state).bit or not grid_of(state).bit[option.at] & floor_of(state):
        return Reason("DE-ATK-02", "no-such-space", {"space": option.at})
    return _why_not_space(state, attack, option)


def _why_not_space(state: DEState, attack: Attack, option: opt.Attack) -> Reason | None:
    target = grid_of(state).bit[option.at]
    if figure(state, attack.attacker).in_pit and not in_sight(state, attack) & target:
        return Reason("DE-OBS-05", "in-a-pit")
    if not in_sight(state, attack) & target:
        return Reason("DE-LOS-01", "not-in-sight", {"space": option.at})
    if attack.type == MELEE and not melee_area(state, attack) & target:
        return Reason("DE-TYP-01", "too-far-for-melee", {"space": option.at})
    reach = reach_of(state, attack)
    is_bound = not is_on(state, "area_abilities") and ("breath" in reach.ranks or "sweep" in reach.ranks)
    if is_bound or reach.nova:
        return Reason("DE-RUL-68", "area-attack-only")
    there = figures_at(state, blast(state, target, reach.most_blast))
    if there and not any(are_enemies(state, attack.attacker, other) for other in there):
        return Reason("DE-RUL-77", "only-friends-there", {"space": option.at})
    return None if there or drains(state, attack) else Reason("DE-RUL-77", "nobody-there")
