"""The scope of an attack (DE-ATK-09, DE-ABL-09, DE-RUL-37): whom it reaches, the range it needs, what Fear costs."""

from __future__ import annotations

from tenebra.games.descent import options as opt
from tenebra.games.descent.dice import total
from tenebra.games.descent.rules.abilities import BARE_DICE, fear_of, with_ability
from tenebra.games.descent.rules.areas import affected_by_breath, blast
from tenebra.games.descent.rules.space import figures_at, grid_of
from tenebra.games.descent.rules.spending import Way, purse, ways
from tenebra.games.descent.rules.strength import boost_of, buys_of, commanding, reach_of
from tenebra.games.descent.rules.targets import AnyAttack, line_of, probe, swept
from tenebra.games.descent.state import MAGIC, MELEE, RANGED, Attack, DEState, figure, is_on


def declared(state: DEState, attacker: str, choice: AnyAttack) -> Attack:
    """The attack that a choice means: from where, how far, whom it affects before surges are spent (DE-RUB-14)."""
    made = probe(state, attacker, choice.weapon)
    match choice:
        case opt.Attack(at=at, figure=named):
            origin, distance = line_of(state, made, grid_of(state).bit[at])
            made.target, made.figure, made.origin, made.distance = at, named, origin, distance
        case opt.Breathe(at=at, side=side):
            made.origin, made.side = at, side
        case opt.Sweep():
            made.origin = figure(state, attacker).space
    made.affected = reached(state, made, boost_of(state, made).blast)
    return made


BY_TYPE = {
    MELEE: ("DE-TYP-01", "DE-LOS-05", "DE-RNG-03"),
    RANGED: ("DE-TYP-02", "DE-RNG-01", "DE-RUL-61"),
    MAGIC: ("DE-TYP-03", "DE-RNG-01", "DE-RUL-61"),
}


def cites(state: DEState, made: Attack) -> tuple[str, ...]:
    """The rules that the declaration of an attack rests on."""
    reach = reach_of(state, made)
    is_heros = made.attacker in state.heroes
    found = {
        ("DE-TYP-06",): made.weapon in BARE_DICE,
        ("DE-WPN-01", "DE-ATK-06", "DE-TYP-07"): is_heros and made.weapon not in BARE_DICE,
        ("DE-MCD-04", "DE-MCD-05", "DE-LRG-02"): not is_heros,
        ("DE-ABL-05", "DE-RUL-67", "DE-RUB-03", "DE-DEC-07"): made.side,
        ("DE-ABL-20", "DE-RUB-03", "DE-RUL-69"): not made.side and not made.target,
        ("DE-ABL-02", "DE-LOS-09", "DE-RUL-33"): "blast" in reach.ranks,
        ("DE-ABL-16", "DE-RUL-70"): "reach" in reach.ranks,
        ("DE-ABL-08", "DE-RUL-63", "DE-RUL-07"): commanding(state, made.attacker),
        ("DE-ABL-00",): reach.ranks,
        ("DE-ATK-20",): made.target and not made.affected,
        ("DE-RUB-15",): made.figure,
    }
    return BY_TYPE[made.type] + tuple(rule for rules, holds in found.items() if holds for rule in rules)


def reached(state: DEState, made: Attack, rank: int) -> list[str]:
    """Whom an attack with so much Blast affects, heroes first, each figure once (DE-ABL-02, DE-ABL-03, DE-LRG-05)."""
    if made.side:
        return affected_by_breath(state, made.attacker, made.origin, made.side)
    if not made.target:
        return swept(state, made, reach_of(state, made))
    target = grid_of(state).bit[made.target]
    if rank:
        return figures_at(state, blast(state, target, rank))
    there = figures_at(state, target)
    return [who for who in there if who == made.figure] if made.figure else there[:1]


def needed(state: DEState, made: Attack) -> int:
    """The range that must be shown: none for melee, Breath, Sweep and attacks on all around (DE-ATK-09, DE-RNG-03)."""
    is_aimed_at_space = made.type != MELEE and made.target
    return made.distance if is_aimed_at_space else 0


def fear(state: DEState, made: Attack, rank: int) -> int:
    """The surges that Fear costs with so much Blast (DE-RUL-37); by the switch no more than there are (DE-SWI-04)."""
    if not with_ability(state, "fear"):
        return 0
    return fear_of(state, made.attacker, not_spared(state, made, reached(state, made, rank)))


def not_spared(state: DEState, made: Attack, whom: list[str]) -> list[str]:
    """By the switch, figures whose Fear the surges do not pay for are merely not affected (DE-SWI-04)."""
    if not is_on(state, "fear_area"):
        return whom
    left, out = purse(total(made.faces), boost_of(state, made), 0), []
    for who in whom:
        cost = fear_of(state, made.attacker, [who])
        if cost <= left:
            out.append(who)
            left -= cost
    return out


def spend_options(state: DEState, made: Attack) -> list[Way]:
    """The ways to spend what was rolled so that the attack hits, Fear paid for everybody each of them affects (DE-RUL-37).

    A wider Blast is a way only if it reaches somebody more.
    """
    shown, have, buys = total(made.faces), boost_of(state, made), buys_of(state, made)
    far = needed(state, made)
    plain = ways(shown, have, buys, far, fear(state, made, have.blast))
    out = [way for way in plain if way.total.blast == have.blast]
    seen = reached(state, made, have.blast)
    for rank in sorted({way.total.blast for way in plain} - {have.blast}):
        if reached(state, made, rank) != seen:
            wider = ways(shown, have, buys, far, fear(state, made, rank))
            out += [way for way in wider if way.total.blast == rank]
    return out
