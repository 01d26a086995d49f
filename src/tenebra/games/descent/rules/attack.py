"""An attack in its six steps (DE-ATK): declare, confirm sight, roll, success, spend, inflict wounds."""

from __future__ import annotations

from tenebra.games.descent import options as opt
from tenebra.games.descent.dice import BLACK, DICE, MOST_POWER_DICE, dice_of, total
from tenebra.games.descent.effects import deeds_at
from tenebra.games.descent.events.cards import ThreatGained
from tenebra.games.descent.events.fights import (
    AffectedChanged,
    AimSpent,
    AttackDeclared,
    AttackEnded,
    AttackMissed,
    AttackRolled,
    AttackWithdrawn,
    PowerDiceAdded,
    RollSpent,
    attack_of,
)
from tenebra.games.descent.rules.abilities import armor_of, rank
from tenebra.games.descent.rules.damage import inflict
from tenebra.games.descent.rules.powers import power
from tenebra.games.descent.rules.rerolls import chooser, rerolls
from tenebra.games.descent.rules.scope import (
    cites,
    declared,
    fear,
    is_short,
    may_fall_short,
    needed,
    reached,
    spend_options,
    unspent_way,
)
from tenebra.games.descent.rules.secrets import show, show_declared, show_hit
from tenebra.games.descent.rules.spending import Way, purse, ways, wounds_of
from tenebra.games.descent.rules.strength import boost_of, buys_of, commanders, dice_for, extra_damage
from tenebra.games.descent.rules.targets import AIMED, AnyAttack, attack_options
from tenebra.games.descent.state import (
    MELEE,
    Attack,
    DEState,
    are_enemies,
    figure,
    is_alive,
)
from tenebra.games.descent.windows import guards, window
from tenebra.kernel import Game, Option

G = Game[DEState]
DONE = opt.Done()


async def attack(g: G, attacker: str, choice: AnyAttack, cite: str, cause: str = "") -> bool:
    """Make an attack completely; False if a guard's interruption took its target away before the roll (DE-MON-07)."""
    state = g.state
    declare(g, attacker, choice, cite, cause)
    if not await _interrupted(g, choice):
        return False
    roll(g)
    await rerolls(g)
    before = set(state.monsters)
    if await succeed(g):
        show_hit(g, attack_of(state))
        for commander in commanders(state, attacker):
            show(g, commander, "command")
        await inflict(g)
    made = attack_of(state)
    g.tell(AttackEnded(attacker, rule="DE-ATK-01"))
    if attacker in state.heroes:
        await _afterwards(g, attacker, made, [who for who in made.affected if who in before and who not in state.monsters])
    return True


# --- steps 1 and 2


def declare(g: G, attacker: str, choice: AnyAttack, cite: str, cause: str) -> None:
    """The attacker names what is attacked, from where, with what (DE-ATK-02, DE-ATK-03)."""
    made = declared(g.state, attacker, choice)
    g.tell(
        AttackDeclared(
            attacker,
            made.type,
            made.weapon,
            made.off_hand,
            made.target,
            made.figure,
            made.side,
            made.origin,
            made.distance,
            choice.how == AIMED,
            tuple(made.affected),
            cause=cause,
            rule=cite,
            also=cites(g.state, made),
        )
    )
    active = g.state.activation
    show_declared(g, made, 2 if active is not None and active.monster == attacker and active.has_attacked else 1)
    if choice.how == AIMED:
        g.tell(AimSpent(attacker, rule="DE-ORD-04", also=("DE-ATK-03", "DE-ORD-06")))


async def _interrupted(g: G, choice: AnyAttack) -> bool:
    """The Overlord's cards for this attack, and guards who strike first; False if it is not made (DE-ORD-13, DE-MON-07)."""
    state = g.state
    made = attack_of(state)
    before = len(g.events)
    if made.attacker in state.monsters:
        await guards(g, "attack", made.attacker)
        if len(g.events) > before and not _still_possible(g, choice):
            return False
        before = len(g.events)
        await window(g, "monster_attacks", made.attacker)
    elif hit := next((who for who in made.affected if who in state.monsters), ""):
        await window(g, "monster_attacked", hit)
    return len(g.events) == before or _still_possible(g, choice)


def _still_possible(g: G, choice: AnyAttack) -> bool:
    """Something came in between: the attack goes on if it can, on whom it affects now.

    A monster may declare anew (DE-MON-07); a hero strikes at the space he named, whoever is still there.
    """
    state, made = g.state, attack_of(g.state)
    attacker = made.attacker
    is_there = is_alive(state, attacker) and bool(figure(state, attacker).space)
    if not is_there or (attacker in state.monsters and choice not in attack_options(state, attacker)):
        g.tell(AttackWithdrawn(attacker, rule="DE-MON-07"))
        return False
    now = reached(state, made, boost_of(state, made).blast)
    if now != made.affected:
        g.tell(AffectedChanged(attacker, tuple(now), rule="DE-MON-07"))
    return True


# --- step 3


def roll(g: G) -> None:
    """Count the range and roll (DE-ATK-05)."""
    state = g.state
    made = attack_of(state)
    dice = dice_of(dice_for(state, made, boost_of(state, made)))
    rule = "DE-TYP-04" if made.attacker in state.heroes else "DE-TYP-05"
    faces = g.roll(dice, made.attacker, "DE-ATK-05")
    g.tell(AttackRolled(made.attacker, tuple(die.name for die in dice), tuple(faces), rule="DE-ATK-05", also=(rule,)))


# --- steps 4 and 5


async def succeed(g: G) -> bool:
    """Steps 4 and 5: a miss fails at once; then everything is spent, and the range is compared for good (DE-ATK-08, -17)."""
    state = g.state
    made = attack_of(state)
    if total(made.faces).is_miss:
        g.tell(AttackMissed(made.attacker, "miss", rule="DE-ATK-08", also=("DE-DIC-03",)))
        return False
    way = await choose_way(g)
    for who in made.affected:
        show(g, who, "fear")
    _gain_threat(g, way)
    if way is None:
        have = boost_of(state, made)
        is_fear = not is_short(state, made) or purse(total(made.faces), have, fear(state, made, have.blast)) < 0
        why, rule = ("fear", "DE-ABL-09") if is_fear else ("range", "DE-ATK-17")
        g.tell(AttackMissed(made.attacker, why, rule=rule, also=("DE-ATK-09", "DE-RNG-02") if not is_fear else ("DE-RUL-37",)))
        return False
    afraid = fear(state, made, way.total.blast)
    also: tuple[str, ...] = ("DE-ATK-11", "DE-ATK-12", "DE-WPN-04", "DE-RUL-30") if way.bought else ()
    if boost_of(state, made).points:
        also += ("DE-ABL-18",)
    if afraid:
        also += ("DE-ABL-09", "DE-RUB-07")
    g.tell(RollSpent(made.attacker, way.range, way.damage, dict(way.bought), afraid, rule="DE-ATK-10", also=also))
    return True


async def choose_way(g: G) -> Way | None:
    """The attacker spends a fatigue on one more die, or says what he spends; None if the attack fails (DE-ATK-16, DE-RUB-22)."""
    state = g.state
    made = attack_of(state)
    while True:
        found = spend_options(state, made)
        strains = may_strain(state, made, found)
        if not strains and len(found) < 2 and not (found and may_fall_short(state, made)):
            return found[0] if found else None
        options: list[Option] = [opt.Spend(way.range, way.damage, way.on) for way in found]
        unspent = unspent_way(state, made)
        if unspent is None or unspent not in found:
            options.append(DONE)
        if strains:
            options.append(opt.Fatigue())
        answer = await g.ask(
            chooser(state, made),
            "spend",
            lambda: options,  # noqa: B023
            attacker=made.attacker,
            at=made.target,
        )
        if not isinstance(answer, opt.Fatigue):
            return unspent if answer == DONE else found[options.index(answer)]
        strain(g)


def may_strain(state: DEState, made: Attack, found: list[Way]) -> bool:
    """A hero may roll one more die: he has fatigue, there is room for it, and it could change something (DE-FAT-04)."""
    hero = state.heroes.get(made.attacker)
    room = MOST_POWER_DICE - made.dice.count(BLACK.name)
    if hero is None or not hero.fatigue or room < 1 or chooser(state, made) != made.attacker:
        return False
    if not found:
        return _could_hit(state, made, min(room, hero.fatigue * dice_each(state, made.attacker)))
    return not _is_settled(state, made, found)


def _could_hit(state: DEState, made: Attack, more: int) -> bool:
    """Dice to come could make it hit, if all of them showed what is wanting."""
    shown, have, buys = total(made.faces), boost_of(state, made), buys_of(state, made)
    afraid = fear(state, made, have.blast)
    return any(
        ways(
            shown._replace(surges=shown.surges + surges, enhancements=shown.enhancements + more - surges),
            have,
            buys,
            needed(state, made),
            afraid,
        )
        for surges in range(more + 1)
    )


def _is_settled(state: DEState, made: Attack, found: list[Way]) -> bool:
    """One of the ways kills for good every enemy it affects, and no surge could do anything else: more dice are worth nothing."""
    foes = [who for who in made.affected if are_enemies(state, made.attacker, who)]
    if not foes or any(buy.gain.blast or buy.gain.drain for buy in buys_of(state, made)):
        return False
    return any(all(_is_deadly(state, made, way, who) for who in foes) for way in found)


def _is_deadly(state: DEState, made: Attack, way: Way, who: str) -> bool:
    life, hearts = figure(state, who).life, total(made.faces).hearts + way.damage + extra_damage(state, made, who)
    is_enough = wounds_of(way.total, hearts, armor_of(state, who, made.type), life) >= life
    return is_enough and not rank(state, who, "undying")


def dice_each(state: DEState, hero: str) -> int:
    """The power dice that a fatigue gives (DE-FAT-04)."""
    return 2 if power(state, hero, "double_dice") is not None else 1


def strain(g: G) -> None:
    """A hero spends a fatigue and rolls a power die more, which is never re-rolled (DE-ATK-15, DE-RUL-36)."""
    state = g.state
    made = attack_of(state)
    number = min(dice_each(state, made.attacker), MOST_POWER_DICE - made.dice.count(BLACK.name))
    faces = g.roll([DICE[BLACK.name]] * number, made.attacker, "DE-FAT-04")
    g.tell(PowerDiceAdded(made.attacker, tuple(faces), rule="DE-FAT-04"))


def _gain_threat(g: G, way: Way | None) -> None:
    """For every two surges of a monster's attack that Fear does not take, a Threat token (DE-ATK-14, DE-RUB-07)."""
    state = g.state
    made = attack_of(state)
    if made.attacker in state.heroes:
        return
    have = boost_of(state, made)
    blast = way.total.blast if way is not None else have.blast
    threat = max(0, purse(total(made.faces), have, fear(state, made, blast))) // 2
    if threat:
        g.tell(ThreatGained(threat, "surges", rule="DE-ATK-14", also=("DE-THR-01",)))


# --- afterwards


async def _afterwards(g: G, hero: str, made: Attack, killed: list[str]) -> None:
    """Do what a hero's cards give him for kills and after his shots."""
    state = g.state
    for _ in killed:
        await deeds_at(g, hero, "kill")
        if made.type == MELEE:
            await deeds_at(g, hero, "melee_kill")
    turn = state.turn
    is_his_turn = turn is not None and turn.hero == hero and not turn.is_over
    if is_his_turn and made.type != MELEE and not made.cause and state.heroes[hero].space:
        await deeds_at(g, hero, "ranged_attack" if made.type == "ranged" else "magic_attack")
