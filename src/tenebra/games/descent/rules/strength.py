"""The strength of an attack (DE-ATK, DE-ABL): what weapon, items, skills and friends give it: dice, bonuses, surges, reach."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tenebra.boards.eight import apart
from tenebra.games.descent.content import item_card
from tenebra.games.descent.dice import Pool, power_dice
from tenebra.games.descent.rules.abilities import BARE_DICE, Said, overlord_power, ranks_of, stats_of, texts_of, with_ability
from tenebra.games.descent.rules.powers import trait_of, wears_armor
from tenebra.games.descent.rules.space import covers, grid_of
from tenebra.games.descent.rules.spending import NOTHING, Boost, Buy, boosts
from tenebra.games.descent.scenarios import SHEETS, sheet_of
from tenebra.games.descent.state import (
    Attack,
    DEState,
    Hero,
    are_enemies,
    figure,
)
from tenebra.games.descent.vocabulary import (
    Ability,
    AbilityName,
    AttackType,
    Bonus,
    DoubleDamage,
    DrainThreat,
    Effect,
    Nova,
    Slay,
)
from tenebra.games.descent.vocabulary import Attack as AttackText

COMMAND_REACH = 3
"""DE-ABL-08."""
GAINS = {"damage": "damage", "range": "range", "surge": "surges", "power_die": "dice"}
OF_ATTACKS = {"pierce": "pierce", "sorcery": "points", "blast": "blast"} | {
    name: name for name in ("burn", "stun", "web", "poison", "knockback")
}
"""Abilities that work in attacks, by what they add there."""


def sources(state: DEState, attack: Attack) -> list[Said]:
    """Every clause that speaks of this attack: the weapon, the off hand, other items, skills and the attacker (DE-RUL-30)."""
    out = []
    type: AttackType = attack.type  # type: ignore[assignment]
    if attack.attacker in state.heroes:
        if attack.weapon and attack.weapon not in BARE_DICE:
            out += [Said(attack.weapon, clause) for clause in _weapon(attack.weapon) if clause.when != "off_hand"]
        if attack.off_hand:
            out += [Said(attack.off_hand, clause) for clause in _weapon(attack.off_hand) if clause.when == "off_hand"]
    for said in texts_of(state, attack.attacker):
        if said.text.helps(type) and (said.text.when != "off_hand" or attack.off_hand):
            out.append(said)
    return [said for said in out if _holds(state, attack, said.text)]


def _weapon(copy: str) -> list[AttackText]:
    return [clause for clause in item_card(copy).text.clauses if isinstance(clause, AttackText)]


def _holds(state: DEState, attack: Attack, text: AttackText) -> bool:
    """Its condition is met; what depends on the figure hit is counted when it is hit (`extra_damage`)."""
    match text.condition:
        case "adjacent":
            return attack.distance == 1
        case "no_armor":
            return attack.attacker in state.heroes and not wears_armor(state.heroes[attack.attacker])
        case "unseen":
            return False
        case _:
            return True


@lru_cache(maxsize=512)
def gain_of(effects: tuple[Effect, ...]) -> Boost:
    """The bonus of effects to an attack."""
    return boosts(map(_gain, effects))


def _gain(effect: Effect) -> Boost:
    match effect:
        case Bonus(of=of, amount=amount):
            return Boost(**{GAINS[of]: amount})
        case Ability(name=name, rank=ranks) if name in OF_ATTACKS:
            return Boost(**{OF_ATTACKS[name]: ranks})
        case DoubleDamage():
            return Boost(doubling=1)
        case Slay():
            return Boost(death=1)
        case DrainThreat(amount=amount):
            return Boost(drain=amount)
        case _:
            return NOTHING


def boost_of(state: DEState, attack: Attack, said: list[Said] | None = None) -> Boost:
    """All that the attack has before surges are spent."""
    out = boosts(gain_of(one.text.effects) for one in said or sources(state, attack) if not one.text.surges)
    number = len(commanders(state, attack.attacker))
    # each commander helps with damage and with range (DE-RUL-07)
    return out._replace(damage=out.damage + number, range=out.range + number) if number else out


def buys_of(state: DEState, attack: Attack, said: list[Said] | None = None) -> tuple[Buy, ...]:
    """The surge abilities of the attack (DE-ATK-11, DE-WPN-04); a monster has none: its surges are Threat (DE-ATK-14)."""
    if attack.attacker not in state.heroes:
        return ()
    out: list[Buy] = []
    for one in said or sources(state, attack):
        if one.text.surges:
            gain = gain_of(one.text.effects)
            buy = Buy(name_of_gain(gain), one.text.surges, gain)
            if buy not in out:
                out.append(buy)
    return tuple(_told_apart(out))


@lru_cache(maxsize=512)
def name_of_gain(gain: Boost) -> str:
    """The name of a surge ability in an option: `damage-2`, `damage-1.pierce-1`, `knockback-1`."""
    return ".".join(f"{name}-{number}" for name, number in gain._asdict().items() if number)


def _told_apart(buys: list[Buy]) -> list[Buy]:
    """The cheapest of those that do the same."""
    cheapest: dict[str, Buy] = {}
    for buy in buys:
        known = cheapest.get(buy.key)
        if known is None or buy.cost < known.cost:
            cheapest[buy.key] = buy
    return list(cheapest.values())


def commanders(state: DEState, who: str) -> list[str]:
    """The friends with Command within three spaces on the same part of the map, itself included (DE-ABL-08, DE-RUL-63)."""
    found = with_ability(state, "command")
    if not found or not covers(state, who):
        return []
    grid, own = grid_of(state), covers(state, who)
    near = [
        other for other in found if not are_enemies(state, who, other) and apart(grid, own, covers(state, other)) <= COMMAND_REACH
    ]
    return [other for other in near if other == who or _is_same_part(state, own, covers(state, other))]


def _is_same_part(state: DEState, one: int, other: int) -> bool:
    """Both stand on map pieces that are joined, doors open or not (DE-RUL-63)."""
    sheet = sheet_of(state)
    return any(part & one and part & other for part in joined_parts(sheet.id))


@lru_cache(maxsize=64)
def joined_parts(scenario: str) -> tuple[int, ...]:
    """The parts of a map that walk into one another with every door open."""
    sheet = SHEETS[scenario]
    every = sheet.grid.with_open(edge for door in sheet.doors.values() for edge in door.edges)
    left, out = sheet.grid.floor, []
    while left:
        part = sheet.grid.reach(left & -left, len(sheet.grid.names), sheet.grid.floor, every)
        out.append(part)
        left &= ~part
    return tuple(out)


class Reach(NamedTuple):
    """The reach of an attack: abilities by rank before surges, how far it strikes everybody, the Blast surges may add."""

    ranks: dict[AbilityName, int]
    nova: int
    more_blast: int

    @property
    def most_blast(self) -> int:
        """The Blast it has, or could buy at all."""
        return self.ranks.get("blast", 0) + self.more_blast


def reach_of(state: DEState, attack: Attack) -> Reach:
    """Breath, Sweep, Reach, Blast, or an attack on all around."""
    said = sources(state, attack)
    nova = more = 0
    for one in said:
        for effect in one.text.effects:
            if isinstance(effect, Nova):
                nova = max(nova, effect.reach)
            elif one.text.surges and isinstance(effect, Ability) and effect.name == "blast":
                more = max(more, effect.rank)
    return Reach(ranks_of(one.text for one in said), nova, more)


def attack_rank(state: DEState, attack: Attack, ability: AbilityName) -> int:
    """The rank of an ability in this attack before surges."""
    return reach_of(state, attack).ranks.get(ability, 0)


def dice_for(state: DEState, attack: Attack, have: Boost) -> Pool:
    """The dice of step 3: weapon or card, trait, Pico, abilities, at most five power dice (DE-ATK-05, DE-DIC-08, DE-FAM-17)."""
    one = figure(state, attack.attacker)
    if isinstance(one, Hero):
        pool = BARE_DICE.get(attack.weapon) or item_card(attack.weapon).dice  # DE-WPN-03
        more = trait_of(state, one.id, attack.type) + (state.pico == one.id)  # type: ignore[arg-type]
    else:
        pool, more = stats_of(state, one).dice, overlord_power(state, "doom")
    return pool.plus(power_dice(more + have.dice)).capped()


def extra_damage(state: DEState, attack: Attack, who: str) -> int:
    """Damage on this figure alone: it had no line of sight to the attacker when his turn began."""
    turn = state.turn
    if turn is None or turn.hero != attack.attacker or who not in turn.unaware:
        return 0
    type: AttackType = attack.type  # type: ignore[assignment]
    return sum(
        gain_of(said.text.effects).damage
        for said in texts_of(state, attack.attacker)
        if said.text.condition == "unseen" and said.text.helps(type)
    )
