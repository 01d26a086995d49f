"""Special abilities (DE-ABL): what a figure has of its own, and what its abilities, items and friends add to one attack."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from tenebra.boards.eight import apart
from tenebra.games.descent.content import heroes, item_card, monsters, overlord_card
from tenebra.games.descent.content.model import Stats
from tenebra.games.descent.dice import Pool, power_dice
from tenebra.games.descent.rules.powers import is_immune, power, powers_of, trait_of, wears_armor
from tenebra.games.descent.rules.space import covers, grid_of, is_adjacent, standing, steps_of
from tenebra.games.descent.rules.spending import NOTHING, Boost, Buy, boosts
from tenebra.games.descent.scenarios import SHEETS, sheet_of
from tenebra.games.descent.state import (
    LEADER,
    POTIONS,
    UNIQUE,
    Attack,
    DEState,
    Figure,
    Hero,
    Monster,
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
    PowerName,
    Slay,
    Stat,
)
from tenebra.games.descent.vocabulary import Attack as AttackText
from tenebra.games.descent.vocabulary import Power as PowerText

FISTS, FIST = "fists", "fist"
"""Bare hands (DE-TYP-06), and the strong hand that one hero has besides his action."""
BARE_DICE = {FISTS: Pool(red=1), FIST: Pool(red=1, green=1)}
COMMAND_REACH = 3
"""DE-ABL-08."""
GAINS = {"damage": "damage", "range": "range", "surge": "surges", "power_die": "dice"}
OF_ATTACKS = {"pierce": "pierce", "sorcery": "points", "blast": "blast"} | {
    name: name for name in ("burn", "stun", "web", "poison", "knockback")
}
"""Abilities that work in attacks, by what they add there."""


class Said(NamedTuple):
    """What an attack has by one clause: the card it is written on, and the clause."""

    source: str
    text: AttackText


def stats_of(state: DEState, monster: Monster) -> Stats:
    """The section of the reference card a monster uses, or what the quest says of a unique one (DE-MCD-03, DE-MON-04)."""
    if monster.rank == UNIQUE:
        return sheet_of(state).uniques[monster.kind].stats
    return monsters()[monster.kind].stats("leader" if monster.rank == LEADER else "normal")


def type_of(state: DEState, monster: Monster) -> AttackType:
    """A monster has exactly one type of attack (DE-MCD-05)."""
    unique = sheet_of(state).uniques.get(monster.kind)
    return unique.type if unique is not None else monsters()[monster.kind].type


def most_life_of(state: DEState, monster: Monster) -> int:
    """The wounds value of a monster for this number of players (DE-MCD-02, DE-MCD-06)."""
    return stats_of(state, monster).wounds_for(state.players)


def texts_of(state: DEState, who: str) -> list[Said]:
    """What a figure says of attacks and abilities, its weapons aside."""
    return _known(state).texts[who]


def _read(state: DEState, one: Figure) -> list[Said]:
    if isinstance(one, Hero):
        return [
            Said(source, clause)
            for source, clause in powers_of(state, one.id)
            if isinstance(clause, AttackText) and not _is_weapon(source, one) and is_usable(state, one, source)
        ]
    return _texts_of_card(state.scenario if one.rank == UNIQUE else "", one.kind, one.rank)


@lru_cache(maxsize=512)
def _texts_of_card(scenario: str, kind: str, rank: str) -> list[Said]:
    if scenario:
        stats = SHEETS[scenario].uniques[kind].stats
    else:
        stats = monsters()[kind].stats("leader" if rank == LEADER else "normal")
    return [Said(kind, clause) for clause in stats.text.clauses if isinstance(clause, AttackText)]


def _is_weapon(source: str, hero: Hero) -> bool:
    return source in hero.equipped and item_card(source).category == "weapon"


def is_usable(state: DEState, hero: Hero, source: str) -> bool:
    """A hero may use the item: some armor forbids Runes (DE-ARM-03)."""
    if source not in hero.equipped or source in POTIONS or not item_card(source).is_rune:
        return True
    return power(state, hero.id, "no_runes") is None or power(state, hero.id, "runes_in_armor") is not None


def rank(state: DEState, who: str, ability: AbilityName) -> int:
    """The rank of an ability that a figure has of its own, all sources together (DE-ABL-00); 0 without it."""
    return abilities_of(state, who).get(ability, 0)


def abilities_of(state: DEState, who: str) -> dict[AbilityName, int]:
    """The abilities a figure has of its own, by rank."""
    return _known(state).of[who]


class Known(NamedTuple):
    """What each figure says of attacks, which abilities it has at which rank, who has each of them, and who flies."""

    texts: dict[str, list[Said]]
    of: dict[str, dict[AbilityName, int]]
    bearers: dict[AbilityName, list[str]]
    acrobats: frozenset[str]
    flying: frozenset[str]


def _known(state: DEState) -> Known:
    """Remembered until a figure comes or goes, or what a hero has changes."""
    known: Known | None = state.__dict__.get("abilities")
    if known is None:
        figures: list[Figure] = [*state.heroes.values(), *state.monsters.values()]
        texts = {one.id: _read(state, one) for one in figures}
        of = {who: _ranks(said.text for said in own) for who, own in texts.items()}
        bearers: dict[AbilityName, list[str]] = {}
        for who, ranks in of.items():
            for name in ranks:
                bearers.setdefault(name, []).append(who)
        acrobats = frozenset(hero for hero in state.heroes if power(state, hero, "acrobat") is not None)
        known = state.__dict__["abilities"] = Known(texts, of, bearers, acrobats, acrobats.union(bearers.get("fly", ())))
    return known


def flies(state: DEState, who: str) -> bool:
    """A figure moves over enemies and obstacles (DE-ABL-10); a skill lets a hero do so too."""
    return who in _known(state).flying


def is_acrobat(state: DEState, who: str) -> bool:
    """Over everything, but to end on no obstacle at all."""
    return who in _known(state).acrobats


def _ranks(texts: Iterable[AttackText]) -> dict[AbilityName, int]:
    out: dict[AbilityName, int] = {}
    for text in texts:
        for effect in () if text.surges else text.effects:
            if isinstance(effect, Ability):
                out[effect.name] = out.get(effect.name, 0) + effect.rank
    return out


def with_ability(state: DEState, ability: AbilityName) -> list[str]:
    """The figures on the board that have an ability of their own."""
    found = _known(state).bearers.get(ability)
    if found is None:
        return []
    of = standing(state).of
    return [who for who in found if of[who]]


# --- one attack


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
    """What effects add to an attack."""
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
    commanders = commanding(state, attack.attacker)
    return out._replace(damage=out.damage + commanders, range=out.range + commanders) if commanders else out


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
    """What a surge ability is called in an option: `damage-2`, `damage-1.pierce-1`, `knockback-1`."""
    return ".".join(f"{name}-{number}" for name, number in gain._asdict().items() if number)


def _told_apart(buys: list[Buy]) -> list[Buy]:
    """The cheapest of those that do the same."""
    cheapest: dict[str, Buy] = {}
    for buy in buys:
        known = cheapest.get(buy.key)
        if known is None or buy.cost < known.cost:
            cheapest[buy.key] = buy
    return list(cheapest.values())


def commanding(state: DEState, who: str) -> int:
    """The friends with Command within three spaces on the same part of the map, itself included (DE-ABL-08, DE-RUL-63)."""
    commanders = with_ability(state, "command")
    if not commanders or not covers(state, who):
        return 0
    grid, own = grid_of(state), covers(state, who)
    near = [
        other
        for other in commanders
        if not are_enemies(state, who, other) and apart(grid, own, covers(state, other)) <= COMMAND_REACH
    ]
    return sum(1 for other in near if other == who or _is_same_part(state, own, covers(state, other)))


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
    """How an attack reaches out: abilities by rank before surges, how far it strikes everybody, the Blast surges may add."""

    ranks: dict[AbilityName, int]
    nova: int
    more_blast: int

    @property
    def most_blast(self) -> int:
        """The Blast it has, or could buy at all."""
        return self.ranks.get("blast", 0) + self.more_blast


def reach_of(state: DEState, attack: Attack) -> Reach:
    """Breath, Sweep, Reach, Blast, or an attack on all around (DE-ABL-05, DE-ABL-16, DE-ABL-20)."""
    said = sources(state, attack)
    nova = more = 0
    for one in said:
        for effect in one.text.effects:
            if isinstance(effect, Nova):
                nova = max(nova, effect.reach)
            elif one.text.surges and isinstance(effect, Ability) and effect.name == "blast":
                more = max(more, effect.rank)
    return Reach(_ranks(one.text for one in said), nova, more)


def attack_rank(state: DEState, attack: Attack, ability: AbilityName) -> int:
    """The rank of an ability in this attack before surges."""
    return reach_of(state, attack).ranks.get(ability, 0)


def dice_for(state: DEState, attack: Attack, have: Boost) -> Pool:
    """The dice of step 3: weapon or card, trait, Pico, abilities; never more than five power dice (DE-ATK-05, DE-DIC-08)."""
    one = figure(state, attack.attacker)
    if isinstance(one, Hero):
        pool = BARE_DICE.get(attack.weapon) or item_card(attack.weapon).dice
        more = trait_of(state, one.id, attack.type) + (state.pico == one.id)  # type: ignore[arg-type]
    else:
        pool, more = stats_of(state, one).dice, overlord_power(state, "doom")
    return pool.plus(power_dice(more + have.dice)).capped()


def overlord_power(state: DEState, name: PowerName) -> int:
    """The number of a power of the Overlord's Power cards in play, 1 if it has none, 0 without it (DE-OVC-12)."""
    return sum(power.number or 1 for power in overlord_powers(tuple(state.overlord.powers)) if power.name == name)


@lru_cache(maxsize=512)
def overlord_powers(cards: tuple[str, ...]) -> tuple[PowerText, ...]:
    """What the Power cards say."""
    return tuple(clause for copy in cards for clause in overlord_card(copy).text.clauses if isinstance(clause, PowerText))


# --- who is hit


def armor_of(state: DEState, who: str, type: str = "") -> int:
    """The armor of a figure against a type of attack (DE-DMG-01, DE-EFF-17, DE-FAM-12)."""
    one = figure(state, who)
    if isinstance(one, Monster):
        return max(0, stats_of(state, one).armor - is_harried(state, who))
    if one.monkey:
        return 0
    worn = sum(
        clause.amount
        for _, clause in powers_of(state, who)
        if isinstance(clause, Stat)
        and clause.name == "armor"
        and clause.against in ("", type)
        and (clause.condition != "no_armor" or not wears_armor(one))
    )
    lasting = sum(int(entry.removeprefix("armor-")) for entry in one.lasting if entry.startswith("armor-"))
    return heroes()[who].armor + worn + lasting


def is_harried(state: DEState, who: str) -> bool:
    """Skye is in or next to a monster's space: it cannot dodge or aim, and has less armor (DE-FAM-12)."""
    skye = state.familiars.get("skye")
    if skye is None or not skye.space or who in state.heroes:
        return False
    here, own = grid_of(state).bit[skye.space], covers(state, who)
    return bool(here & own) or is_adjacent(state, here, own)


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


def fear_of(state: DEState, attacker: str, affected: list[str]) -> int:
    """The surges that all affected figures with Fear cost; nobody fears himself (DE-ABL-09, DE-RUL-37, DE-RUB-07)."""
    if is_immune(state, attacker, "fear"):
        return 0
    return sum(rank(state, who, "fear") for who in affected if who != attacker)


def auras_beside(state: DEState, who: str) -> list[str]:
    """The enemies with Aura that a figure is next to, if their Aura can hurt it (DE-ABL-01)."""
    found = _enemies_beside(state, who, "aura")
    return [] if found and is_immune(state, who, "aura") else found


def is_grappled(state: DEState, who: str) -> bool:
    """An enemy with Grapple is adjacent: no movement points can be spent (DE-ABL-11, DE-RUL-09)."""
    return bool(_enemies_beside(state, who, "grapple")) and not is_immune(state, who, "grapple")


def _enemies_beside(state: DEState, who: str, ability: AbilityName) -> list[str]:
    """The enemies with an ability of their own that a figure is next to."""
    found = _known(state).bearers.get(ability)
    if found is None:
        return []
    of = standing(state).of
    beside = steps_of(state).beside(of[who])
    return [other for other in found if of[other] & beside and are_enemies(state, who, other)]


def off_hand_of(state: DEState, hero: Hero, weapon: str) -> str:
    """The other one-handed melee weapon in use, which helps an attack with this one (DE-WPN-02)."""
    if weapon in BARE_DICE or not item_card(weapon).is_off_hand:
        return ""
    others = [copy for copy in weapons_of(state, hero) if copy != weapon and item_card(copy).is_off_hand]
    return others[0] if others else ""


def weapons_of(state: DEState, hero: Hero) -> list[str]:
    """The weapons a hero may attack with (DE-ACT-03, DE-ARM-03)."""
    if hero.monkey:
        return []
    return [
        copy
        for copy in hero.equipped
        if copy not in POTIONS and item_card(copy).category == "weapon" and is_usable(state, hero, copy)
    ]
