"""Combat (MD-CMB, MD-ENC, MD-DMG): one roll, its Enchantments, its Wounds, in the windows of section 10.6."""

from __future__ import annotations

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.dice import Face, dice_of, total
from tenebra.games.massive_darkness.effects import COMBAT_RULES, Work
from tenebra.games.massive_darkness.events.fights import (
    AttackDeclared,
    CombatEnded,
    CombatRolled,
    CombatSettled,
    PowerWorked,
)
from tenebra.games.massive_darkness.rules import citations
from tenebra.games.massive_darkness.rules.asking import PASS, ask_one
from tenebra.games.massive_darkness.rules.health import stun, wound_hero
from tenebra.games.massive_darkness.rules.pools import count_dice, owner_of, weapons_for, works
from tenebra.games.massive_darkness.rules.powers import skills
from tenebra.games.massive_darkness.rules.rerolls import SIDES, rerolls
from tenebra.games.massive_darkness.rules.using import use_things
from tenebra.games.massive_darkness.rules.wounds import boss_can_be_hit, kill_one_figure, wound_enemy
from tenebra.games.massive_darkness.state import MAGIC, MELEE, Combat, Enemy, MDState, character, is_on
from tenebra.games.massive_darkness.vocabulary import (
    AddDice,
    FillBlank,
    FlipBlank,
    Inflict,
    Reroll,
    RollsNoDice,
)
from tenebra.games.massive_darkness.windows import A, E
from tenebra.kernel import Game, Option

G = Game[MDState]
EARLIER = (AddDice, RollsNoDice, Reroll, FlipBlank, FillBlank)
"""Effects of Skills that have worked in windows B and D already."""


async def attack(
    g: G, attacker: str, defender: str, type: str, cite: str, powers: tuple[str, ...] = (), also: tuple[str, ...] = ()
) -> None:
    """An Attack from its declaration to what follows its Wounds (MD-CMB-02, MD-TIM-01 to MD-TIM-08)."""
    state = g.state
    weapons: list[str] = []
    if attacker in state.heroes:
        hero, enemy = state.heroes[attacker], state.enemies[defender]
        weapons = weapons_for(hero, MELEE if type == MAGIC and hero.zone == enemy.zone else type)
        also = (*also, *citations.of_heros_attack(state, hero, enemy, type))
    else:
        also = (*also, *citations.of_enemys_attack(state, state.enemies[attacker], state.heroes[defender], type))
    g.tell(AttackDeclared(attacker, defender, type, tuple(weapons), powers, rule=cite, also=also))
    for side in SIDES:
        await use_things(g, side, A)
    if attacker in state.heroes and state.heroes[attacker].is_dead:
        # killed by its own payment: the Action is lost (MD-SWT-08)
        g.tell(CombatEnded(attacker, defender, rule="MD-SWT-08"))
        return
    await count_dice(g)
    roll_all(g)
    await rerolls(g)
    # those of the Defense first (MD-SKG-02)
    for side in SIDES:
        await apply_skills(g, side)
        if is_on(state, "defense_first"):
            await enchant(g, side)
    if not is_on(state, "defense_first"):
        for side in SIDES:
            await enchant(g, side)
    await inflict_pain(g)
    g.tell(CombatEnded(attacker, defender, rule="MD-TIM-08"))


def roll_all(g: G) -> None:
    """Window C: all dice of both sides are one roll (MD-CMB-04)."""
    combat = g.state.combat
    assert combat is not None
    pool = combat.pool
    dice = dice_of(pool)
    faces = g.roll(dice, combat.attacker, "MD-CMB-04") if dice else []
    first = pool.red + pool.yellow
    names = [die.name for die in dice]
    g.tell(CombatRolled(tuple(names[:first]), tuple(faces[:first]), tuple(names[first:]), tuple(faces[first:]), rule="MD-TIM-03"))


def result(combat: Combat, side: str) -> Face:
    """The result of a side in the roll now: faces and everything added or spent; never below nothing (MD-RUL-43)."""
    if side == "attack":
        shown = total(combat.attack_faces)
        more = (combat.hits, combat.attack_bams, combat.attack_diamonds)
    else:
        shown = total(combat.defense_faces)
        more = (combat.shields, combat.defense_bams, combat.defense_diamonds)
    return Face(max(0, shown.strength + more[0]), max(0, shown.bams + more[1]), max(0, shown.diamonds + more[2]))


async def apply_skills(g: G, side: str) -> None:
    """Window E: Combat Skills without symbols work by themselves (MD-TIM-05, MD-RUL-91), Consumables on demand."""
    await use_things(g, side, E)
    for work in works(g.state, side):
        if work.is_enchantment or work.combat.moment != "always":
            continue
        effects = [effect for effect in work.combat.effects if not isinstance(effect, (*EARLIER, Inflict))]
        if effects:
            g.tell(
                PowerWorked(
                    work.power.key, work.owner, side, rule="MD-TIM-05", also=("MD-RUL-91", *citations.of_text(work.power.key))
                )
            )
        for effect in effects:
            await COMBAT_RULES[type(effect)](g, work, effect)


def can_trigger(combat: Combat, work: Work) -> bool:
    """The symbols are there, and it has not worked as often as it may (MD-ENC-05, MD-ENC-06, MD-ENC-11)."""
    if combat.used.get(work.power.key, 0) >= work.combat.repeat:
        return False
    have = result(combat, work.side)
    return have.bams >= work.combat.bam and have.diamonds >= work.combat.diamond


async def enchant(g: G, side: str) -> None:
    """Window F: symbols are spent on Enchantments; a Hero's player decides, an Enemy triggers what it can (MD-ENC-07, -08)."""
    state = g.state
    combat = state.combat
    assert combat is not None
    if owner_of(state, side) in state.heroes:
        while True:
            able = [work for work in works(state, side) if work.is_enchantment and can_trigger(combat, work)]
            if not able:
                return
            options: list[Option] = [PASS, *(opt.Trigger(work.power.key) for work in able)]
            answer = await ask_one(g, able[0].owner, "enchant", options, side=side)
            if not isinstance(answer, opt.Trigger):
                return
            await trigger(g, next(work for work in able if work.power.key == answer.power))
    # natural Enchantments come first in the list, then those of the Guardian's card (MD-GRD-06, MD-RUL-93)
    for work in works(state, side):
        while work.is_enchantment and can_trigger(combat, work):
            await trigger(g, work)


async def trigger(g: G, work: Work) -> None:
    """Spend the symbols; the effect holds at once, unless its text names a later moment (MD-TIM-06)."""
    combat = work.combat
    rule = "MD-ENC-06" if combat.repeat > 1 else "MD-ENC-05"
    also = (*_payment(g.state, work), *citations.of_text(work.power.key))
    g.tell(PowerWorked(work.power.key, work.owner, work.side, combat.bam, combat.diamond, rule=rule, also=also))
    if combat.moment == "no_wound":
        return
    for effect in combat.effects:
        if not isinstance(effect, Inflict):
            await COMBAT_RULES[type(effect)](g, work, effect)


def _payment(state: MDState, work: Work) -> tuple[str, ...]:
    """The rules of spending symbols: a Hero's player decides, an Enemy must, its own Enchantments first (MD-GRD-06)."""
    if work.owner in state.heroes:
        return "MD-ENC-02", "MD-ENC-07", "MD-ENC-11"
    return "MD-ENC-02", "MD-ENC-08", *(("MD-ENM-14", "MD-RUL-93") if work.power.is_natural else ("MD-GRD-06",))


async def inflict_pain(g: G) -> None:
    """Windows G and H: Hits less Shields, extra Wounds, deaths and loot, then what comes after (MD-DMG, MD-TIM-07, -08)."""
    state = g.state
    combat = state.combat
    assert combat is not None
    hits, shields = result(combat, "attack").strength, result(combat, "defense").strength
    wounds = max(0, hits - shields) + max(0, combat.wounds)
    if combat.halves:
        wounds = (wounds + 1) // 2
    g.tell(CombatSettled(hits, shields, wounds, rule="MD-DMG-01", also=("MD-RUL-43", "MD-RUL-47")))
    late = {side: _later(g, side) for side in SIDES}
    retaliates = shields > hits and _retaliation(state, combat.defender)
    target = character(state, combat.defender)
    # judged before the Wounds: they may kill the last Minion, but the Boss needs a new Attack (MD-HRD-06, MD-RUL-49)
    boss_is_open = isinstance(target, Enemy) and boss_can_be_hit(target, combat.reaches_boss)
    await deal(g, combat.defender, wounds, combat.attacker, combat.reaches_boss)
    if combat.kills:
        await kill_one(g, combat.defender, combat.attacker, boss_is_open)
    for who in combat.stuns_late:
        stun(g, who, "MD-SWT-04")
    for side in SIDES:
        for work, effect in late[side]:
            await COMBAT_RULES[type(effect)](g, work, effect)
    if retaliates and is_alive(state, combat.defender):
        await deal(g, combat.attacker, retaliates, combat.defender, False, "MD-SKL-10")


def _retaliation(state: MDState, defender: str) -> int:
    """The Wounds with which a Defender strikes back at a fully blocked Attack (MD-SKL-10, MD-RUL-41)."""
    return sum(skill.number for _, skill in skills(state, character(state, defender), "retaliation"))


def _later(g: G, side: str) -> list[tuple[Work, object]]:
    """Effects that come after the Wounds: those of an Attack that does not wound, and Wounds besides it (MD-TRM-09).

    To be instantly killed is to be wounded (MD-TRM-10).
    """
    combat = g.state.combat
    assert combat is not None
    out: list[tuple[Work, object]] = []
    for work in works(g.state, side):
        times = combat.used.get(work.power.key, 0) if work.is_enchantment else 1
        if work.combat.moment == "no_wound":
            if times and not combat.suffered and not combat.kills:
                out += [(work, effect) for effect in work.combat.effects]
        elif times and work.combat.moment == "always":
            out += [(work, effect) for effect in work.combat.effects if isinstance(effect, Inflict)] * times
    return out


def is_alive(state: MDState, who: str) -> bool:
    """The Character is still in the fight."""
    return who in state.enemies or (who in state.heroes and not state.heroes[who].is_dead)


async def deal(g: G, to: str, wounds: int, by: str, reaches_boss: bool = False, cite: str = "MD-DMG-02") -> None:
    """Wounds on a Hero or an Enemy."""
    if to in g.state.heroes:
        wound_hero(g, to, wounds, by, cite)
    else:
        await wound_enemy(g, to, wounds, by, cite, reaches_boss)


async def kill_one(g: G, who: str, by: str, boss_is_open: bool) -> None:
    """Instantly kill (MD-TRM-10)."""
    if who in g.state.heroes:
        wound_hero(g, who, g.state.heroes[who].health, by, "MD-TRM-10")
    else:
        await kill_one_figure(g, who, by, boss_is_open)
