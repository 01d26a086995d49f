"""Dice of a Combat roll (MD-CMB-05 to MD-CMB-11): what both sides bring, what Skills add, the cap, what Skills take away."""

from __future__ import annotations

from functools import lru_cache

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.content import enemy_card, equipment_card
from tenebra.games.massive_darkness.dice import ATTACK_COLOURS, DEFENCE_COLOURS, MOST_OF_A_COLOUR, NO_DICE, Pool, one_die
from tenebra.games.massive_darkness.effects import Work
from tenebra.games.massive_darkness.events.fights import PoolSet
from tenebra.games.massive_darkness.rules import citations
from tenebra.games.massive_darkness.rules.powers import (
    Power,
    enemy_repertoire,
    equipped,
    held_equipment,
    in_parentheses,
    is_met,
    power_called,
    repertoire,
)
from tenebra.games.massive_darkness.state import DEFENSE, MAGIC, MELEE, MOB, Enemy, Hero, MDState, character, is_on
from tenebra.games.massive_darkness.vocabulary import AddDice, Combat, RollsNoDice
from tenebra.kernel import Game

G = Game[MDState]
COLOURS: dict[str, tuple[str, ...]] = {"attack": ATTACK_COLOURS, "defense": DEFENCE_COLOURS}


def weapons_for(hero: Hero, type: str) -> list[str]:
    """The Equipped cards with dice of a type (MD-CAC-01, MD-EQP-11)."""
    return [copy for copy in equipped(hero) if getattr(equipment_card(copy).dice, type).size]


def hero_dice(hero: Hero, type: str) -> Pool:
    """The dice of a type on all Equipped cards together (MD-CMB-05 to MD-CMB-08)."""
    return _dice_of(tuple(equipped(hero)), type)


@lru_cache(maxsize=4096)
def _dice_of(cards: tuple[str, ...], type: str) -> Pool:
    pool = NO_DICE
    for copy in cards:
        dice: Pool = getattr(equipment_card(copy).dice, type)
        if dice is not NO_DICE:
            pool = pool.plus(dice)
    return pool


def enemy_dice(enemy: Enemy, type: str) -> Pool:
    """The card's dice of a type and, where it has some, those of the Guardian's Equipment (MD-CMB-09, MD-GRD-04)."""
    own: Pool = getattr(enemy_card(enemy.card).dice, type)
    if own.size:
        for card in held_equipment(enemy):
            own = own.plus(getattr(card.dice, type))
    return own


def owner_of(state: MDState, side: str) -> str:
    """The Attacker, or the Defender."""
    assert state.combat is not None
    return state.combat.attacker if side == "attack" else state.combat.defender


def is_spellsword(state: MDState) -> bool:
    """A Magic Attack in the own Zone is made with Melee weapons (MD-SKL-11, MD-RUL-39)."""
    combat = state.combat
    if combat is None or combat.type != MAGIC or combat.attacker not in state.heroes:
        return False
    return character(state, combat.attacker).zone == character(state, combat.defender).zone


def works(state: MDState, side: str) -> list[Work]:
    """The Combat Skills and Enchantments that work on a side of the Attack in progress (MD-ENC-03, MD-ENC-04, MD-CSK)."""
    combat = state.combat
    assert combat is not None
    who = owner_of(state, side)
    owner = character(state, who)
    if isinstance(owner, Hero):
        known = repertoire(state, owner.id)
        powers = known.combat[side]
        if side == "attack" and combat.type == MELEE and is_on(state, "charge_line_bonus"):
            # by a switch the bonus in a Charge's parentheses helps every Melee Action (MD-SWT-05)
            powers = [*powers, *(inner for power, _ in known.skills.get("charge", ()) for inner in in_parentheses(power))]
    else:
        powers = enemy_repertoire(state, owner, combat.type if side == "attack" else DEFENSE).combat[side]
    if not powers and not combat.powers:
        return []
    found = [power for power in powers if takes_part(state, owner, side, power) and is_met(state, owner, power.clause)]
    found += [power for power in map(power_called, combat.powers) if is_for(state, side, power)]
    return [Work(power, power.clause.body, who, side) for power in found if isinstance(power.clause.body, Combat)]


def is_for(state: MDState, side: str, power: Power) -> bool:
    """A clause for this side and this type of Attack."""
    body, combat = power.clause.body, state.combat
    assert combat is not None
    if not isinstance(body, Combat) or body.side != side:
        return False
    if combat.type in body.ranges:
        return True
    # a Melee Enchantment of a weapon wielded by Spellsword counts as Magic (MD-RUL-39)
    return MELEE in body.ranges and power.card in combat.weapons and is_spellsword(state)


def takes_part(state: MDState, owner: Hero | Enemy, side: str, power: Power) -> bool:
    """The clause is for this side and type and not yet readied; a weapon's own text needs that weapon (MD-ENC-12, -13)."""
    combat = state.combat
    assert combat is not None
    if not is_for(state, side, power) or power.key in combat.powers:
        return False
    if side != "attack" or not power.card or isinstance(owner, Enemy) or power.card in combat.weapons:
        return True
    card = equipment_card(power.card)
    return not (card.is_weapon and card.slot)


def bare_dice(state: MDState) -> Pool:
    """The dice that both sides of the Combat bring, before any Skill (MD-CMB-05 to MD-CMB-09)."""
    combat = state.combat
    assert combat is not None
    who, whom = character(state, combat.attacker), character(state, combat.defender)
    if isinstance(who, Hero):
        attack = hero_dice(who, MELEE if is_spellsword(state) else combat.type)
    else:
        attack = enemy_dice(who, combat.type)
    defence = hero_dice(whom, DEFENSE) if isinstance(whom, Hero) else enemy_dice(whom, DEFENSE)
    return attack.attack.plus(defence.defence)


async def count_dice(g: G) -> None:
    """Window B: Defense additions, Attack additions, the cap, Defense subtractions, Attack subtractions (MD-TIM-02)."""
    state = g.state
    combat = state.combat
    assert combat is not None
    attacker, defender = character(state, combat.attacker), character(state, combat.defender)
    also = (*_where_from(attacker, True), *_where_from(defender, False))
    g.tell(PoolSet(bare_dice(state), rule="MD-CMB-04", also=also))
    for side in ("defense", "attack"):
        await _change_dice(g, side, is_gain=True)
    g.tell(PoolSet(combat.pool.capped(), rule="MD-DIC-07"))
    for side in ("defense", "attack"):
        await _change_dice(g, side, is_gain=False)


def _where_from(who: Hero | Enemy, is_attack: bool) -> tuple[str, ...]:
    """The rules by which a Character's dice are counted: Equipped cards, or the Enemy card and the Guardian's Equipment."""
    if isinstance(who, Hero):
        two_hands = any(equipment_card(copy).slot == "two_hands" for copy in who.hands)
        return "MD-CMB-05", *(("MD-CMB-07" if two_hands else "MD-CMB-06",) if is_attack else ("MD-CMB-08", "MD-EQP-15"))
    mob = ("MD-HRD-01",) if is_attack else ("MD-HRD-04",)
    held = ("MD-GRD-04", "MD-GRD-13") if who.holds else ()
    return "MD-CMB-09", *(() if is_attack else ("MD-ENM-10",)), *(mob if who.role == MOB else ()), *held


async def _change_dice(g: G, side: str, is_gain: bool) -> None:
    combat = g.state.combat
    assert combat is not None
    for work in works(g.state, side):
        if work.is_enchantment or work.combat.moment != "always":
            continue
        for effect in work.combat.effects:
            if isinstance(effect, RollsNoDice) and not is_gain:
                g.tell(PoolSet(combat.pool.attack, rule="MD-EFF-18", also=("MD-RUL-77",)))
            elif isinstance(effect, AddDice) and (effect.amount > 0) == is_gain:
                for _ in range(abs(effect.amount)):
                    await (_add_die if is_gain else _drop_die)(g, work, effect)


async def _add_die(g: G, work: Work, effect: AddDice) -> None:
    combat = g.state.combat
    assert combat is not None
    colours = COLOURS.get(effect.dice, (effect.dice,))
    if len(colours) > 1 and work.owner in g.state.heroes:
        answer = await g.ask(work.owner, "add-die", lambda: [opt.Die(colour) for colour in colours], power=work.power.key)
        colour = answer.colour
    else:
        # an Enemy takes the better colour as long as it counts (MD-RUL-50)
        room = [one for one in colours if getattr(combat.pool, one) < MOST_OF_A_COLOUR]
        colour = (room or colours)[0]
    also = citations.of_text(work.power.key)
    g.tell(PoolSet(combat.pool.plus(one_die(colour)), rule=citations.of_change(effect), also=also))


async def _drop_die(g: G, work: Work, effect: AddDice) -> None:
    combat = g.state.combat
    assert combat is not None
    colours = [colour for colour in COLOURS.get(effect.dice, (effect.dice,)) if getattr(combat.pool, colour)]
    if not colours:
        return
    colour = colours[0]
    also = ("MD-CMB-11", citations.of_change(effect), *citations.of_text(work.power.key))
    if len(colours) > 1 and work.owner in g.state.heroes:
        answer = await g.ask(work.owner, "drop-die", lambda: [opt.Die(colour) for colour in colours], power=work.power.key)
        colour = answer.colour
    g.tell(PoolSet(combat.pool.less(one_die(colour)), rule="MD-DIC-08", also=also))
