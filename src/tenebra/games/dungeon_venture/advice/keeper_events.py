"""The moments at which the computer Keeper plays Event cards (DV-RUL-57: to kill or prevent; others when they help most)."""

from __future__ import annotations

from collections.abc import Callable

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.advice.appraisal import FAR, Board, kill_chance, mean_damage
from tenebra.games.dungeon_venture.content import card
from tenebra.games.dungeon_venture.rules.characteristics import movement_of
from tenebra.games.dungeon_venture.state import BOSS, OPEN, Figure
from tenebra.kernel import DecisionView, Option
from tenebra.kit.advice import Advice, stakes
from tenebra.kit.decks import HIDDEN

Hint = Advice | None
MANY = 3
"""With so many Events in hand the Keeper saves none for a better moment."""


def window(board: Board, decision: DecisionView, options: list[Option]) -> Advice:
    """The first card of the hand whose moment has come, or none."""
    moment, figure = decision.about["moment"], decision.about["figure"]
    for option in options:
        if isinstance(option, opt.Event) and makes_sense(board, option, figure):
            advice = JUDGES[card(option.card).clauses[0].deed](board, option, moment, figure)
            if advice is not None:
                return advice
    return Advice(str(opt.Pass()), "why-save-events")


def makes_sense(board: Board, option: opt.Event, figure: str) -> bool:
    """There is what the card's keyword is for: the notation can also write that nobody is healed."""
    state, deed = board.state, card(option.card).clauses[0].deed
    match deed:
        case "hits":
            return bool(state.attacks)
        case "damage" | "cancel" | "stop":
            return figure in state.heroes and figure in state.figures
        case "attack" | "lose_spell":
            return option.at in state.heroes and option.at in state.figures
        case "march" | "heal":
            return option.at in state.figures
    return deed in JUDGES


def play(option: opt.Event, why: str, **about: str) -> Advice:
    """Play this card now."""
    return Advice(str(option), why, {"card": option.card, **about})


def hits(board: Board, option: opt.Event, moment: str, figure: str) -> Hint:
    """More successes for a Monster, or fewer for a Hero, when that makes a difference."""
    state = board.state
    attack = state.attacks[-1]
    target = state.figures.get(attack.target)
    if target is None:
        return None
    change = card(option.card).clauses[0].number
    life = board.life(target)
    before = min(life, max(0, attack.hits - attack.blocks))
    after = min(life, max(0, attack.hits + change - attack.blocks))
    has_many = len(state.keeper_hand) >= MANY
    if change > 0:
        if before < life <= after:
            return play(option, "why-event-kill", target=target.id)
        matters = life - after <= 2 or has_many or board.has_boss()
        if after - before == 2 and matters:
            return play(option, "why-event-harm", target=target.id, wounds=str(after - before))
        return None
    is_kept_alive = after < life <= before and (has_many or worth_saving(board, target))
    is_boss_spared = before - after == 2 and target.form == BOSS
    return play(option, "why-event-save", target=target.id) if is_kept_alive or is_boss_spared else None


def worth_saving(board: Board, target: Figure) -> bool:
    """A Boss, or a Monster that hits hard or has more than one Life Point."""
    attack = board.pool(target, "attack")
    return target.form == BOSS or mean_damage(attack, board.pool(target, "defence")) >= 0.9


def falling_stones(board: Board, option: opt.Event, moment: str, figure: str) -> Hint:
    """On the Hero who would most probably die of it."""
    dice = card(option.card).clauses[0].dice
    hero = board.state.figures[option.at]
    chance = kill_chance(dice, board.pool(hero, "defence"), board.life(hero))
    rivals = [kill_chance(dice, board.pool(other, "defence"), board.life(other)) for other in board.heroes]
    if chance < max(rivals):
        return None
    if chance >= 0.3 or (len(board.state.keeper_hand) > MANY and board.has_boss()):
        wounds = mean_damage(dice, board.pool(hero, "defence"), board.life(hero))
        return play(option, "why-event-attack", target=hero.id, **stakes(chance, wounds))
    return None


def spawn(board: Board, option: opt.Event, moment: str, figure: str) -> Hint:
    """Reinforcements near the Heroes while they fight; or company for wounded Heroes who would like to reorganize."""
    if moment not in ("before_reveal", "turn_ends"):
        return None
    is_best = _nearest_area(board) == option.at
    wounds = sum(hero.wounds for hero in board.heroes)
    if is_best and (board.foes or wounds >= 4):
        return play(option, "why-event-spawn", area=option.at)
    return None


def _nearest_area(board: Board) -> str:
    """The explored area without a Hero that is nearest to one."""
    through = board.grid.floor & ~board.blocked
    busy = {board.area_of[hero.space] for hero in board.heroes}
    quiet = [area for area, status in board.state.areas.items() if status == "explored" and area not in busy]
    for ring in board.grid.rings(board.hero_spaces, through, board.ways):
        for area in quiet:
            if board.sheet.areas[area] & ring:
                return area
    return ""


def close_door(board: Board, option: opt.Event, moment: str, figure: str) -> Hint:
    """Cut off a few Heroes who have Monsters with them."""
    if moment not in ("turn_ends", "after_placing", "before_reveal"):
        return None
    one, other = board.sheet.door_areas[option.at]
    ways = [door for door, status in board.state.doors.items() if status == OPEN]
    between = [door for door in ways if set(board.sheet.door_areas[door]) == {one, other}]
    if len(between) == 1 and (_can_be_cut_off(board, one, other) or _can_be_cut_off(board, other, one)):
        return play(option, "why-event-separate", door=option.at)
    return None


def _can_be_cut_off(board: Board, here: str, there: str) -> bool:
    """Heroes in an area have as many Monsters with them, and as many friends who would have to come from the other one."""
    inside = [hero for hero in board.heroes if board.area_of[hero.space] == here]
    outside = [hero for hero in board.heroes if board.area_of[hero.space] == there]
    foes = [foe for foe in board.foes if board.area_of[foe.space] == here]
    return bool(inside) and len(outside) >= len(inside) and len(foes) >= len(inside)


def damage(board: Board, option: opt.Event, moment: str, figure: str) -> Hint:
    """A poisoned lock always pays."""
    return play(option, "why-event-harm", target=figure, wounds=str(card(option.card).clauses[0].number))


def cancel(board: Board, option: opt.Event, moment: str, figure: str) -> Hint:
    """A Rest that would heal or give back Spells (DV-RUL-57)."""
    hero = board.state.figures[figure]
    if hero.wounds >= 2 or len(board.state.heroes[figure].used) >= 2:
        return play(option, "why-event-no-rest", target=figure)
    return None


def lose_spell(board: Board, option: opt.Event, moment: str, figure: str) -> Hint:
    """From the strongest caster, before its turn in a fight."""
    if moment != "after_reveal" or figure != option.at or not board.foes:
        return None
    caster = board.state.figures[option.at]
    if board.pool(caster, "mana").size >= 3 and HIDDEN in board.state.heroes[option.at].hand:
        return play(option, "why-event-spell", target=option.at)
    return None


def stop(board: Board, option: opt.Event, moment: str, figure: str) -> Hint:
    """A Hero who walks up to fight, or away from one."""
    hero = board.state.figures[figure]
    near = board.grid.reach(board.bit[hero.space], movement_of(board.state, hero) + 1, board.grid.floor, board.ways)
    if near & board.foe_spaces and not board.beside(hero.space) & board.foe_spaces:
        return play(option, "why-event-stop", target=figure)
    if board.life(hero) <= 3 and board.beside(hero.space) & board.foe_spaces:
        return play(option, "why-event-stop", target=figure)
    return None


def march(board: Board, option: opt.Event, moment: str, figure: str) -> Hint:
    """The hint to move a Monster that could not strike without the extra walk, when its kind is about to act."""
    walker = board.state.figures[option.at]
    if moment != "after_reveal" or walker.kind != figure:
        return None
    points = movement_of(board.state, walker)
    steps = board.grid.rings(board.bit[walker.space], board.grid.floor & ~board.blocked, board.ways)
    goal = board.grid.beside(board.hero_spaces, board.ways)
    distance = next((n for n, ring in enumerate(steps) if ring & goal), FAR)
    if points < distance <= 2 * points:
        return play(option, "why-event-march", target=walker.id)
    return None


def heal(board: Board, option: opt.Event, moment: str, figure: str) -> Hint:
    """A Boss that has lost as much as the card gives back."""
    target = board.state.figures[option.at]
    if target.form == BOSS and target.wounds >= card(option.card).clauses[0].number:
        return play(option, "why-event-heal", target=target.id)
    return None


Judge = Callable[[Board, opt.Event, str, str], Hint]
JUDGES: dict[str, Judge] = {
    "hits": hits,
    "attack": falling_stones,
    "spawn": spawn,
    "close_door": close_door,
    "damage": damage,
    "cancel": cancel,
    "lose_spell": lose_spell,
    "stop": stop,
    "march": march,
    "heal": heal,
}
"""The function for each keyword that decides whether the Keeper plays such a card now, and how."""
