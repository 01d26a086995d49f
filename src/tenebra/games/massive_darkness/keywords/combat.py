"""Effects of Combat Skills and Enchantments on an Attack (MD-EFF, MD-TRM)."""

from __future__ import annotations

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.dice import BLANK, DICE, FACES, MOST_OF_A_COLOUR, OPPOSITE, total
from tenebra.games.massive_darkness.effects import Work, combat_effect
from tenebra.games.massive_darkness.events.fights import (
    CombatMarked,
    DiceAdded,
    DiceFlipped,
    DiceRemoved,
    EnemyHealed,
    ResultChanged,
)
from tenebra.games.massive_darkness.rules import citations
from tenebra.games.massive_darkness.rules.asking import ask_one
from tenebra.games.massive_darkness.rules.combat import deal, result
from tenebra.games.massive_darkness.rules.health import heal_hero, stun, wound_hero
from tenebra.games.massive_darkness.rules.pools import COLOURS
from tenebra.games.massive_darkness.rules.powers import full_health
from tenebra.games.massive_darkness.rules.rerolls import dice_on, reroll
from tenebra.games.massive_darkness.rules.space import enemies_in, heroes_in
from tenebra.games.massive_darkness.rules.wounds import wound_every_figure
from tenebra.games.massive_darkness.state import Combat, MDState, is_on
from tenebra.games.massive_darkness.vocabulary import (
    Add,
    AddDice,
    AddWounds,
    Cancel,
    DoubleHits,
    FillBlank,
    FlipBlank,
    Halve,
    Heal,
    Inflict,
    Kill,
    ReachBoss,
    Reroll,
    RollsNoDice,
    Stun,
)
from tenebra.kernel import Game

G = Game[MDState]


def _combat(g: G) -> Combat:
    assert g.state.combat is not None
    return g.state.combat


def _side_of(work: Work, whose: str) -> str:
    """The side an effect is about: the owner's, or the one it names."""
    return {"attacker": "attack", "defender": "defense"}.get(whose, work.side)


@combat_effect(Add)
async def add(g: G, work: Work, effect: Add) -> None:
    """+X or -X of a symbol (MD-EFF-01 to MD-EFF-06)."""
    rule = citations.SYMBOLS.get((effect.symbol, effect.whose), "MD-ENC-14")
    also = ("MD-ENC-14",) if effect.symbol in ("bam", "diamond") else ()
    g.tell(ResultChanged(_side_of(work, effect.whose), effect.symbol, effect.amount, rule=rule, also=also))


@combat_effect(AddWounds)
async def add_wounds(g: G, work: Work, effect: AddWounds) -> None:
    """+X Wounds whatever the Shields; after an Attack that did not wound they are dealt at once (MD-EFF-07, MD-TRM-09)."""
    combat = _combat(g)
    if work.combat.moment == "no_wound":
        await deal(g, combat.defender, effect.amount, combat.attacker, combat.reaches_boss, "MD-TRM-09")
    else:
        g.tell(ResultChanged(work.side, "wound", effect.amount, rule="MD-EFF-07"))


@combat_effect(AddDice)
async def add_dice(g: G, work: Work, effect: AddDice) -> None:
    """After the roll: dice are taken away with their results, or join the roll."""
    for _ in range(abs(effect.amount)):
        if effect.amount < 0:
            await _take_die(g, work, effect)
        else:
            await _roll_one_more(g, work, effect)


def _side_of_dice(kind: str) -> str:
    return "attack" if kind in ("attack", *COLOURS["attack"]) else "defense"


async def _choose_die(g: G, seat: str, prompt: str, of: str, places: list[int], **about: str) -> int:
    """Ask which of these dice of a side: dice that look the same make no difference."""
    dice, faces = dice_on(_combat(g), of)
    looks = {opt.Die(dice[n], faces[n]): n for n in reversed(places)}
    if len(looks) == 1:
        return places[0]
    return looks[await ask_one(g, seat, prompt, sorted(looks, key=lambda one: looks[one]), **about)]


async def _take_die(g: G, work: Work, effect: AddDice) -> None:
    """A die goes with its result, after the roll; the owner of the effect chooses it (MD-EFF-12, MD-EFF-17, MD-CSK-11).

    An Enemy takes the die with most symbols, ties the players (MD-RUL-50).
    """
    side = _side_of_dice(effect.dice)
    dice, faces = dice_on(_combat(g), side)
    colours = COLOURS.get(effect.dice, (effect.dice,))
    fit = [n for n, die in enumerate(dice) if die in colours]
    if not fit:
        return
    seat = work.owner if work.owner in g.state.heroes else ""
    if not seat:
        most = max(FACES[faces[n]].symbols for n in fit)
        fit = [n for n in fit if FACES[faces[n]].symbols == most]
    place = await _choose_die(g, seat, "take-die", side, fit, power=work.power.key, side=side)
    also = (citations.of_change(effect), *(() if seat else ("MD-RUL-50",)))
    g.tell(DiceRemoved(side, (place,), rule="MD-CMB-11", also=also))


async def _roll_one_more(g: G, work: Work, effect: AddDice) -> None:
    side = _side_of_dice(effect.dice)
    dice = dice_on(_combat(g), side)[0]
    colours = [one for one in COLOURS.get(effect.dice, (effect.dice,)) if dice.count(one) < MOST_OF_A_COLOUR]
    if not colours:
        return
    colour = colours[0]
    if len(colours) > 1 and work.owner in g.state.heroes:
        answer = await ask_one(g, work.owner, "add-die", [opt.Die(one) for one in colours], power=work.power.key)
        colour = answer.colour
    cite = citations.of_change(effect)
    faces = g.roll([DICE[colour]], work.owner, cite)
    g.tell(DiceAdded(side, (colour,), tuple(faces), rule=cite))


@combat_effect(RollsNoDice)
async def rolls_no_dice(g: G, work: Work, effect: RollsNoDice) -> None:
    """Defender rolls no dice; paid with symbols it takes all of them away (MD-EFF-18, MD-RUL-77)."""
    g.tell(DiceRemoved("defense", tuple(range(len(_combat(g).defense))), rule="MD-EFF-18", also=("MD-RUL-77",)))


@combat_effect(Reroll)
async def reroll_dice(g: G, work: Work, effect: Reroll) -> None:
    """A re-roll paid with symbols."""
    await reroll(g, work, effect)


@combat_effect(Cancel)
async def cancel(g: G, work: Work, effect: Cancel) -> None:
    """Take a Bam or Diamond, or all of them, from a side's result (MD-EFF-22 to MD-EFF-27)."""
    have = result(_combat(g), effect.side)
    bams = have.bams if effect.symbol == "all" else min(1, have.bams) if effect.symbol == "bam" else 0
    diamonds = have.diamonds if effect.symbol == "all" else min(1, have.diamonds) if effect.symbol == "diamond" else 0
    is_attack = effect.side == "attack"
    every = (("MD-EFF-27",) if is_attack else ("MD-EFF-26",)) if effect.symbol == "all" else ()
    if bams:
        g.tell(ResultChanged(effect.side, "bam", -bams, rule="MD-EFF-22" if is_attack else "MD-EFF-24", also=every))
    if diamonds:
        g.tell(ResultChanged(effect.side, "diamond", -diamonds, rule="MD-EFF-23" if is_attack else "MD-EFF-25", also=every))


def _blanks(g: G, side: str) -> list[int]:
    return [n for n, face in enumerate(dice_on(_combat(g), side)[1]) if face == BLANK]


@combat_effect(FlipBlank)
async def flip_blank(g: G, work: Work, effect: FlipBlank) -> None:
    """Turn one blank result, or all, to the opposite face (MD-TRM-04)."""
    places = _blanks(g, work.side)
    if not places:
        return
    dice = dice_on(_combat(g), work.side)[0]
    if not effect.all:
        is_hero = work.owner in g.state.heroes
        places = [await _choose_die(g, work.owner, "flip", work.side, places, power=work.power.key) if is_hero else places[0]]
    faces = tuple(OPPOSITE[dice[n]][BLANK] for n in places)
    g.tell(DiceFlipped(work.side, tuple(places), faces, rule="MD-TRM-04"))


@combat_effect(FillBlank)
async def fill_blank(g: G, work: Work, effect: FillBlank) -> None:
    """One blank result gets a symbol, the owner's choice (MD-TRM-08, MD-RUL-15)."""
    if not _blanks(g, work.side):
        return
    symbol: str = effect.symbols[0]
    if len(effect.symbols) > 1 and work.owner in g.state.heroes:
        answer = await ask_one(g, work.owner, "fill", [opt.Symbol(one) for one in effect.symbols], power=work.power.key)
        symbol = answer.symbol
    g.tell(ResultChanged(work.side, symbol, 1, rule="MD-TRM-08", also=("MD-RUL-15",)))


@combat_effect(DoubleHits)
async def double_hits(g: G, work: Work, effect: DoubleHits) -> None:
    """Add as many Hits as the die faces show; bonus Hits are not doubled (MD-TRM-06, MD-RUL-48)."""
    shown = total(_combat(g).attack_faces).strength
    g.tell(ResultChanged("attack", "hit", shown, rule="MD-TRM-06", also=("MD-RUL-48",)))


@combat_effect(Stun)
async def stun_opponent(g: G, work: Work, effect: Stun) -> None:
    """Stun the opponent: from this moment, or by a switch after the Wounds (MD-RUB-03, MD-STN-09, MD-SWT-04)."""
    combat = _combat(g)
    who = combat.defender if work.side == "attack" else combat.attacker
    if is_on(g.state, "stun_timing"):
        g.tell(CombatMarked("stun", who, rule="MD-SWT-04"))
    else:
        stun(g, who, "MD-STN-01")


@combat_effect(Kill)
async def kill(g: G, work: Work, effect: Kill) -> None:
    """Instantly kill (MD-TRM-10)."""
    g.tell(CombatMarked("kill", rule="MD-TRM-10"))


@combat_effect(ReachBoss)
async def reach_boss(g: G, work: Work, effect: ReachBoss) -> None:
    """The Wounds may go to the Boss despite its Minions (MD-MOB-08)."""
    g.tell(CombatMarked("boss", rule="MD-MOB-08"))


@combat_effect(Halve)
async def halve(g: G, work: Work, effect: Halve) -> None:
    """Only half of the Wounds, rounded up (MD-RUL-16)."""
    g.tell(CombatMarked("halve", rule="MD-RUL-16"))


@combat_effect(Heal)
async def heal_owner(g: G, work: Work, effect: Heal) -> None:
    """The owner heals."""
    if work.owner in g.state.heroes:
        heal_hero(g, work.owner, effect.amount, "MD-HLT-03")
        return
    enemy = g.state.enemies.get(work.owner)
    lacking = full_health(g.state, enemy) - enemy.health if enemy is not None and enemy.health else 0
    healed = min(effect.amount, lacking) if effect.amount else lacking
    if healed:
        g.tell(EnemyHealed(work.owner, healed, rule="MD-HLT-03"))


@combat_effect(Inflict)
async def inflict(g: G, work: Work, effect: Inflict) -> None:
    """Wounds besides the Attack: on the Attacker, or on each other opponent in the Defender's Zone (MD-GRD-07)."""
    state, combat = g.state, _combat(g)
    if effect.on == "attacker":
        await deal(g, combat.attacker, effect.amount, work.owner)
    elif work.owner in state.heroes:
        for other in [enemy.id for enemy in enemies_in(state, combat.zone) if enemy.id != combat.defender]:
            await wound_every_figure(g, other, effect.amount, work.owner, "MD-RUL-75")
    else:
        for hero in [hero.id for hero in heroes_in(state, combat.zone) if hero.id != combat.defender]:
            wound_hero(g, hero, effect.amount, work.owner, "MD-GRD-07")
