"""The scope of an attack (DE-ATK-09, DE-ABL-09, DE-RUL-37): whom it reaches, the range it needs, what Fear costs."""

from __future__ import annotations

from tenebra.games.descent import options as opt
from tenebra.games.descent.dice import total
from tenebra.games.descent.rules.abilities import BARE_DICE, armor_of, fear_of, with_ability
from tenebra.games.descent.rules.abilities import rank as rank_of
from tenebra.games.descent.rules.areas import affected_by_breath, blast
from tenebra.games.descent.rules.rerolls import chooser
from tenebra.games.descent.rules.space import figures_at, grid_of
from tenebra.games.descent.rules.spending import Way, every_way, purse, ways, wounds_of
from tenebra.games.descent.rules.strength import boost_of, buys_of, commanders, extra_damage, reach_of
from tenebra.games.descent.rules.targets import AnyAttack, line_of, probe, swept
from tenebra.games.descent.state import MAGIC, MELEE, OVERLORD, RANGED, Attack, DEState, figure, is_on


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
        ("DE-ABL-08", "DE-RUL-63", "DE-RUL-07"): commanders(state, made.attacker),
        ("DE-ABL-00",): reach.ranks,
        ("DE-ATK-20",): made.target and not made.affected,
        ("DE-RUB-15",): made.figure,
    }
    return BY_TYPE[made.type] + tuple(rule for rules, holds in found.items() if holds for rule in rules)


def reached(state: DEState, made: Attack, rank: int) -> list[str]:
    """The figures that an attack with so much Blast affects, heroes first, each figure once (DE-ABL-02, DE-ABL-03, DE-LRG-05)."""
    if made.side:
        return affected_by_breath(state, made.origin, made.side)
    if not made.target:
        return swept(state, made, reach_of(state, made))
    target = grid_of(state).bit[made.target]
    if rank:
        return figures_at(state, blast(state, target, rank))
    there = figures_at(state, target)
    # a figure that shares its space is struck alone, the one that was named (DE-RUB-15)
    return [who for who in there if who == made.figure] if made.figure else there[:1]


def needed(state: DEState, made: Attack) -> int:
    """The range that must be shown: none for melee (DE-ATK-09, DE-RNG-03).

    Arrows and magic must reach as far as their target is; Breath and attacks on all around have none (DE-TYP-02, DE-TYP-03).
    """
    return made.distance if made.type != MELEE else 0


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


# --- what may be spent


def spend_options(state: DEState, made: Attack) -> list[Way]:
    """The ways to spend what was rolled so that the attack hits, Fear paid for everybody each of them affects (DE-RUL-37).

    A wider Blast is a way only if it reaches somebody more. Where one of his own is hit the attacker may hold back (DE-RUB-22).
    """
    shown, have, buys = total(made.faces), boost_of(state, made), buys_of(state, made)
    far, narrow = needed(state, made), reached(state, made, have.blast)
    out: list[Way] = []
    for rank in sorted({way.total.blast for way in ways(shown, have, buys, far)}):
        whom = reached(state, made, rank)
        if rank == have.blast or whom != narrow:
            is_careful = bool(_own(state, made, whom))
            all_of_them = (every_way if is_careful else ways)(shown, have, buys, far, fear(state, made, rank))
            found = [way for way in all_of_them if way.total.blast == rank]
            out += _unmatched(state, made, whom, found) if is_careful else found
    return out


def _own(state: DEState, made: Attack, whom: list[str]) -> list[str]:
    """The figures, of these, whom the seat that decides for the attack would rather not hit."""
    is_overlord = chooser(state, made) == OVERLORD
    return [who for who in whom if (who in state.monsters) == is_overlord]


def may_fall_short(state: DEState, made: Attack) -> bool:
    """Spending nothing makes the attack fail, which is a choice: where one of his own is hit, and where Fear is to be paid."""
    blast = boost_of(state, made).blast
    if fear(state, made, blast):
        return True
    return is_short(state, made) and bool(_own(state, made, reached(state, made, blast)))


def unspent_way(state: DEState, made: Attack) -> Way | None:
    """The roll as it stands; None if it falls short so, or Fear is not paid for."""
    have = boost_of(state, made)
    return None if is_short(state, made) or fear(state, made, have.blast) else Way(0, 0, (), have)


def is_short(state: DEState, made: Attack) -> bool:
    """The range of the dice alone does not do."""
    return total(made.faces).range + boost_of(state, made).range < needed(state, made)


def _unmatched(state: DEState, made: Attack, whom: list[str], found: list[Way]) -> list[Way]:
    """The ways that no other one matches in everything: more for enemies, less for one's own."""
    own = _own(state, made, whom)
    worths: dict[tuple[int, ...], Way] = {}
    for way in found:
        worths.setdefault(_worth(state, made, whom, own, way), way)
    return [
        way
        for worth, way in worths.items()
        if not any(other != worth and all(m >= n for m, n in zip(other, worth, strict=True)) for other in worths)
    ]


def _worth(state: DEState, made: Attack, whom: list[str], own: list[str], way: Way) -> tuple[int, ...]:
    """The effect of a way on each figure: wounds and tokens, good on enemies, bad on one's own."""
    hearts, out = total(made.faces).hearts + way.damage, [way.total.drain]
    tokens = [getattr(way.total, name) for name in ("burn", "stun", "web", "poison", "knockback")]
    for who in whom:
        sign = -1 if who in own else 1
        bonus = way.total._replace(death=0) if who in state.heroes else way.total
        armor, life = armor_of(state, who, made.type), figure(state, who).life
        wounds = wounds_of(bonus, hearts + extra_damage(state, made, who), armor, life)
        # an enemy that falls for good has nothing more to lose
        is_sure = who in state.monsters and who not in own and not rank_of(state, who, "undying")
        out += [sign * (min(wounds, life) if is_sure else wounds), *(sign * token for token in tokens)]
    return tuple(out)
