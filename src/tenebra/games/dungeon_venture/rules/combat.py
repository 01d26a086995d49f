"""Attack and combat (DV-ATK, DV-CBT, DV-DMG): both sides roll, the difference is damage."""

from __future__ import annotations

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.dice import HIT, NO_DICE, Pool, dice_of
from tenebra.games.dungeon_venture.events.fights import AttackDeclared, AttackEnded, AttackRolled, Wounded
from tenebra.games.dungeon_venture.rules.actions import OF_MONSTER
from tenebra.games.dungeon_venture.rules.characteristics import bonuses, life_left, pool_of, talent_of
from tenebra.games.dungeon_venture.rules.death import defeat, kill
from tenebra.games.dungeon_venture.rules.lasting import end_lasting
from tenebra.games.dungeon_venture.rules.space import beside, diagonals, enemies, is_enemy, standing, visible_spaces
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import HERO, MONSTER, SPIRIT, DVState, Figure
from tenebra.games.dungeon_venture.windows import window
from tenebra.kernel import Game, Option, Reason

G = Game[DVState]


def attack_options(state: DVState, figure: Figure, near: int) -> list[Option]:
    """The enemies a figure can attack with its own dice."""
    foes = standing(state)[figure.form == HERO]
    reached = foes and attackable(state, figure, near) & foes
    if not reached:
        return []
    bit = sheet_of(state).grid.bit
    return [opt.Attack(foe.id) for foe in enemies(state, figure) if reached & bit[foe.space]]


def attackable(state: DVState, figure: Figure, near: int) -> int:
    """The spaces a figure's weapon reaches: adjacent, diagonal or visible ones, as its cards allow (DV-ATK-01 to -03)."""
    if figure.form == MONSTER and not state.lasting:
        return near
    match talent_of(state, figure):
        case "ranged":
            return near | visible_spaces(state, figure.space)
        case "diagonal":
            return near | diagonals(state, figure.space)
    return near


@OF_MONSTER.law(opt.Attack)
def why_not_attack(state: DVState, who: str, option: opt.Attack) -> Reason | None:
    """Why a figure cannot attack another (DV-ATK-01 to DV-ATK-06)."""
    figure, target = state.figures[who], option.target
    foe = state.figures.get(target)
    if foe is None:
        return Reason("DV-ATK-01", "no-such-figure", {"figure": target})
    if not is_enemy(figure, foe):
        return Reason("DV-ATK-06" if foe.form == "spirit" else "DV-ATK-05", "not-an-enemy", {"figure": target})
    at = sheet_of(state).grid.bit[foe.space]
    if attackable(state, figure, beside(state, figure.space)) & at:
        return None
    if talent_of(state, figure) == "ranged":
        return Reason("DV-LOS-08", "not-visible", {"figure": target})
    if diagonals(state, figure.space) & at:
        return Reason("DV-ATK-02", "only-diagonal", {"figure": target})
    return Reason("DV-ATK-01", "not-adjacent", {"figure": target})


@OF_MONSTER.carries_out(opt.Attack)
async def attack_by_hand(g: G, who: str, option: opt.Attack) -> None:
    """An attack with the figure's own dice (DV-STAT-02)."""
    await attack(g, who, option.target, attack_dice(g.state, g.state.figures[who]))


async def attack(
    g: G, attacker: str, target: str, dice: Pool, *, resist: str = "defence", card: str = "", cite: str = "DV-CBT-02"
) -> None:
    """Combat: roll, roll, compare, wound (DV-CBT)."""
    damage = await roll_off(g, attacker, target, dice, resist=resist, card=card, cite=cite)
    await wound(g, target, damage, attacker)


async def roll_off(
    g: G, attacker: str, target: str, dice: Pool, *, resist: str = "defence", card: str = "", cite: str = "DV-CBT-02"
) -> int:
    """Both sides roll; the damage is the difference, ties favour the defender.

    The attacker may also be a Trap or an Event.
    """
    state = g.state
    g.tell(AttackDeclared(attacker, target, card, rule="DV-CBT-01"))
    hits = g.roll(dice_of(dice), attacker, cite).count(HIT)
    end_lasting(g, attacker, "next_attack")
    blocks = 0
    if resist != "none":
        # DV-RUL-10: Defence dice, or Mana dice if the Spell says so
        defence = pool_of(state, state.figures[target], resist)
        blocks = g.roll(dice_of(defence), target, "DV-CBT-03" if resist == "defence" else "DV-STAT-04").count(HIT)
        if resist == "defence":
            end_lasting(g, target, "next_defence")
    g.tell(AttackRolled(attacker, target, hits, blocks, card, rule="DV-CBT-04"))
    await window(g, "attack_rolled", attacker)
    rolled = state.attacks[-1]
    damage = max(0, rolled.hits - rolled.blocks)
    g.tell(AttackEnded(attacker, target, damage, rule="DV-CBT-05" if damage else "DV-CBT-06"))
    return damage


async def wound(g: G, target: str, damage: int, by: str) -> None:
    """Apply the damage of an attack, and give the Keeper the moment after it."""
    if damage:
        await suffer(g, target, damage, by)
    await window(g, "after_damage", target)


async def suffer(g: G, target: str, damage: int, by: str, cite: str = "DV-DMG-01") -> None:
    """Damage comes off the Life Points; at 0 the figure is defeated, excess is ignored (DV-DMG-01, DV-DMG-02)."""
    figure = g.state.figures.get(target)
    if figure is None or figure.form == SPIRIT:
        return  # killed meanwhile by an Event: a Spirit cannot be harmed (DV-ATK-06)
    left = life_left(g.state, figure)
    g.tell(Wounded(target, min(damage, left), rule=cite))  # DV-RUL-43
    if damage < left:
        return
    if figure.form == HERO:
        await kill(g, target, by)
    else:
        await defeat(g, target, by)


def attack_dice(state: DVState, figure: Figure) -> Pool:
    """The dice of a weapon attack (DV-STAT-02)."""
    return pool_of(state, figure, "attack")


def spell_dice(state: DVState, figure: Figure, extra: Pool, with_mana: bool) -> Pool:
    """The dice of an attack by card: Mana or the card's own, plus what the next attack gains (DV-STAT-04, DV-RUL-29)."""
    base = pool_of(state, figure, "mana") if with_mana else NO_DICE
    return base.plus(extra).plus(next_attack_bonus(state, figure))


def next_attack_bonus(state: DVState, figure: Figure) -> Pool:
    """The dice that lasting effects add to the next attack, whatever kind it is."""
    pool = NO_DICE
    for clause in bonuses(state, figure):
        if clause.when == "next_attack":
            pool = pool.plus(clause.dice)
    return pool
