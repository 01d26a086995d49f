"""The choice of a space for a Hero: danger, the way to the goal, room for the others, and when to enter the unknown."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.advice.appraisal import FAR, Board, kill_chance, mean_damage
from tenebra.games.dungeon_venture.advice.errands import EVERY_STEP, Mission, Threshold, is_badly_hurt
from tenebra.games.dungeon_venture.advice.gear import successes
from tenebra.games.dungeon_venture.content import card
from tenebra.games.dungeon_venture.dice import Pool
from tenebra.games.dungeon_venture.rules.characteristics import movement_of
from tenebra.games.dungeon_venture.rules.movement import budget_of
from tenebra.games.dungeon_venture.rules.space import is_explored, visible_spaces
from tenebra.games.dungeon_venture.rules.traps import pits_that_harm
from tenebra.games.dungeon_venture.state import BOSS, OPEN, Figure
from tenebra.kernel import Option

TYPICAL_DEFENCE = Pool(green=3)
TO_SPARE = 1
"""With no more rounds than this beyond what is needed, a Hero walks nowhere else."""
SPARED = 0.4
"""The share left to fear from an enemy who can reach somebody frailer."""


class Aim(NamedTuple):
    """The spaces where a Hero wants to be, and why it is good to be nearer."""

    spaces: int
    why: str
    about: dict[str, str] = {}


class Quest(NamedTuple):
    """A Hero's own step for the objective: where, whom it has to strike there, and what it takes.

    In turns: if all of this one serves it, if its Action is spent on something else, and if nothing of it does.
    """

    aim: Aim
    turns: int
    without_action: int
    without_walk: int
    quarry: tuple[str, ...] = ()


def turns_of(steps: int, pace: int, acts: bool) -> int:
    """The turns of so many steps, walking twice where it can; if it acts, an Action must be left at the end."""
    return 1 + max(0, -((pace - steps) // (2 * pace))) if acts else -(-max(0, steps) // (2 * pace))


def can_cast(board: Board, hero: Figure) -> bool:
    """A Hero has a Spell at hand that strikes."""
    return any(card(name).kind == "spell" and card(name).is_attack for name in board.playable(hero))


class Footing:
    """A Hero in its turn, and what each space within reach is worth to it."""

    def __init__(self, board: Board, me: Figure, options: list[Option]) -> None:
        self.board, self.me, self.state = board, me, board.state
        self.options = dict.fromkeys(options)
        self.mission = Mission(board, me)
        self.moves: dict[str, opt.Move | opt.Leap] = {
            o.to: o for o in options if (isinstance(o, opt.Move) and not o.via) or isinstance(o, opt.Leap)
        }
        turn = board.state.turn
        assert turn is not None
        self.turn = turn
        self.can_act = not turn.has_acted
        self.is_fight = bool(self.mission.foes_near)

    @cached_property
    def reach(self) -> int:
        """The spaces to which this Hero can walk now and where it may well stop."""
        return self.board.grid.set_of(self.moves) & ~self.board.known_traps()

    @cached_property
    def zones(self) -> list[tuple[int, float]]:
        """Per enemy the spaces it can strike next, and the wounds it would make there on average.

        An enemy strikes the frailest it can reach (DV-RUL-57), so whoever bears more has less to fear from it.
        """
        board, life = self.board, self.board.life(self.me)
        frail = board.grid.set_of(hero.space for hero in board.heroes if board.life(hero) < life)
        return [(zone, SPARED * harm if zone & frail else harm) for zone, harm in self.zones_against(self.me, self.me.space)]

    def zones_against(self, hero: Figure, gap: str, on: Board | None = None) -> list[tuple[int, float]]:
        """The same against any Hero; nobody stands on the space `gap`, all others are in the enemies' way."""
        board = on or self.board
        defence = board.pool(hero, "defence")
        zones = board.zones(self.mission.foes_near, board.hero_spaces & ~board.bit[gap])
        return [(zone, mean_damage(board.pool(foe, "attack"), defence)) for zone, foe in zones]

    def exposure(self, space: str) -> float:
        """The wounds to be expected there before the next turn."""
        bit = self.board.bit[space]
        return sum(harm for zone, harm in self.zones if zone & bit)

    def danger(self, hero: Figure, harm: float) -> float:
        """The cost for a Hero of standing where so many wounds are to be expected."""
        life = self.board.life(hero)
        risk = min(1.0, max(0.0, (1.2 * harm - 0.5 * life) / life))
        return 0.25 * harm + risk * (5 if self.board.has_boss() else 3)

    def fear(self, hero: Figure, space: str, gap: str) -> float:
        """The cost for a Hero of standing on a space, with nobody on the space `gap` in the enemies' way."""
        bit = self.board.bit[space]
        return self.danger(hero, sum(harm for zone, harm in self.zones_against(hero, gap) if zone & bit))

    @cached_property
    def shelter(self) -> float:
        """The cost for the frailer friend who is worst off if this Hero no longer stood in the enemies' way."""
        me, life = self.me, self.board.life(self.me)
        frail = [hero for hero in self.mission.heroes if self.board.life(hero) < life]
        return max((self.fear(one, one.space, me.space) - self.fear(one, one.space, one.space) for one in frail), default=0.0)

    def threat(self, foe: Figure) -> float:
        """The wounds that an enemy's blow is likely to make."""
        return mean_damage(self.board.pool(foe, "attack"), TYPICAL_DEFENCE)

    def harm(self, foe: Figure, dice: Pool, resist: str = "defence") -> float:
        """The worth of an attack: the enemy's further blows that it saves, counted by the wounds it makes."""
        board = self.board
        life = board.life(foe)
        against = board.pool(foe, resist)
        worth = (8 if foe.form == BOSS else 1) + 2.5 * self.threat(foe)
        chance = kill_chance(dice, against, life)
        lasting = 1.0 if foe.form == BOSS and not self.mission.has_more_to_do else 0.6  # a Boss falls wound by wound
        return worth * (chance + lasting * (mean_damage(dice, against, life) / life - chance))

    def comfort(self, space: str) -> float:
        """The worth of ending the turn on a space."""
        board = self.board
        bit = board.bit[space]
        value = 0.0
        if bit & board.known_traps() and space != self.me.space:
            value -= 4
        if isinstance(self.moves.get(space), opt.Leap):
            value -= 0.5 if self.must_leap and board.life(self.me) > 4 else 5
        if self.mission.foes_near:
            value += (self.shelter if space == self.me.space else 0.0) - self.danger(self.me, self.exposure(space))
            if bit & self.bottleneck:
                value -= 0.7
        if not is_explored(self.state, board.area_of[space]):
            value += self.worth_of_entering()
        if bit & self.doorways:
            value -= 0.5
        if bit & self.token_spaces:
            value += 3
        return value - self.eagerness * self.steps_that_count(space)

    @cached_property
    def spots(self) -> dict[str, float]:
        """The worth of ending the turn here, or on each space within reach."""
        return {space: self.comfort(space) for space in (self.me.space, *self.moves)}

    @cached_property
    def calmest(self) -> str:
        """The space where this Hero ends the turn if nothing has to be done elsewhere."""
        return max(self.spots, key=lambda space: self.spots[space])

    def steps_that_count(self, space: str) -> int:
        """The steps from a space to the goal; whoever fights by Spells need not be nearer to enemies than half a walk."""
        enough = movement_of(self.state, self.me) // 2 if self.fights_by_spells and self.aim.why == "why-near-foes" else 0
        return max(0, min(self.goal_steps(space), 40) - enough)

    @cached_property
    def bottleneck(self) -> int:
        """Spaces to be left to the others after a blow: those beside enemies, if more Heroes wait, and one in a friend's way."""
        board = self.board
        others = board.grid.set_of(hero.space for hero in board.heroes if hero is not self.me)
        floor = self.mission.floor & ~board.foe_spaces
        ours = board.grid.reach(board.hero_spaces, EVERY_STEP, floor, board.ways)
        spots = board.grid.beside(board.foe_spaces, board.ways) & ours & ~others
        strikers = [hero for hero in self.waiting if self.places_to_strike(hero)]
        crowded = spots if spots.bit_count() <= min(2, len(strikers)) else 0
        return crowded | (board.bit[self.me.space] if any(map(self.stands_in_the_way_of, strikers)) else 0)

    def stands_in_the_way_of(self, friend: Figure) -> bool:
        """A friend whose blows count, or who has Spells, could strike from where this Hero stands, and from nowhere else."""
        board = self.board
        floor = self.mission.floor & ~board.foe_spaces
        others = board.hero_spaces & ~board.bit[self.me.space] & ~board.bit[friend.space]
        near = board.grid.reach(board.bit[friend.space], movement_of(self.state, friend), floor, board.ways) & ~others
        return near & self.places_to_strike(friend) == board.bit[self.me.space]

    def places_to_strike(self, hero: Figure) -> int:
        """The spaces from which a Hero can strike an enemy, with a weapon that counts or a Spell."""
        board, out = self.board, 0
        strikes, casts = successes(board.pool(hero, "attack")) >= 1, can_cast(board, hero)
        for foe in self.mission.foes_near:
            out |= board.reach_of(hero, foe.space) if strikes else 0
            out |= visible_spaces(self.state, foe.space) if casts else 0
        return out

    @cached_property
    def waiting(self) -> list[Figure]:
        """The other Heroes who stand beside no enemy."""
        board = self.board
        return [hero for hero in board.heroes if hero is not self.me and not board.beside(hero.space) & board.foe_spaces]

    @cached_property
    def doorways(self) -> int:
        """Spaces on both sides of open doors: whoever stops there is in the way of friends. Against the strong a door is held."""
        board = self.board
        if not (self.mission.is_short_of_time or (self.is_fight and self.is_confident)) or not self.waiting:
            return 0
        doors = [door for door, status in self.state.doors.items() if status == OPEN]
        return board.grid.set_of(space for door in doors for space in board.sheet.front_spaces(door))

    @cached_property
    def token_spaces(self) -> int:
        out = 0
        for spaces in self.mission.loose_tokens.values():
            out |= spaces
        return out

    @cached_property
    def eagerness(self) -> float:
        """The worth of a step towards the goal."""
        if self.is_pressed:
            return 2.0
        if self.mission.is_bearer(self.me.id):
            return 0.4
        if self.is_fight and (self.seeks or self.me.id in self.mission.errands or not self.exposure(self.me.space)):
            return 0.3
        return 0.12 if self.is_fight else 0.15

    @cached_property
    def goal(self) -> dict[str, int]:
        """Steps from every space to where this Hero wants to be: round enemies and open Pits, if there is a way."""
        board, mission = self.board, self.mission
        by = board.doors_down()
        goal = self.aim.spaces
        pits = 0 if self.must_leap else pits_that_harm(self.state, self.me)
        free = board.distances(goal, (mission.floor & ~board.foe_spaces | goal) & ~pits, by)
        return free if self.me.space in free else board.distances(goal, (mission.floor | goal) & ~pits, by)

    @cached_property
    def must_leap(self) -> bool:
        """An open Pit lies in the way, and there is no way around it."""
        board = self.board
        pits = pits_that_harm(self.state, self.me)
        if not pits:
            return False
        by = board.doors_down()
        goal = self.aim.spaces
        return self.me.space not in board.distances(goal, (self.mission.floor | goal) & ~pits, by)

    @cached_property
    def quest(self) -> Quest | None:
        """The quest of this Hero: to use, fetch, carry out or strike something, if a way leads there round the enemies."""
        mission = self.mission
        if mission.is_bearer(self.me.id):
            return self.quest_to(Aim(self.stairs, "why-near-stairs"), self.steps_round(self.stairs) + 1, acts=False)
        if self.me.id in mission.errands:
            return self.errand(*mission.errands[self.me.id])
        if mission.quarry:
            return self.hunt()
        return None if mission.must_kill else self.outing()

    def errand(self, what: str, spaces: int) -> Quest | None:
        """Something of the Adventure that is within reach: to be used, to be fetched, or to be fetched and carried out."""
        board, mission = self.board, self.mission
        if what in mission.things:
            return self.quest_to(Aim(spaces, "why-near-thing", {"thing": what}), self.steps_round(spaces), acts=True)
        more = 0
        if mission.is_carried_out(what):
            home = board.distances(self.stairs, self.open_ground | spaces, board.doors_down()).get(self.state.tokens[what], FAR)
            more = turns_of(home + 1, movement_of(self.state, self.me), acts=False)
        return self.quest_to(Aim(spaces, "why-near-token", {"token": what}), self.steps_round(spaces), acts=False, more=more)

    def hunt(self) -> Quest | None:
        """The quest of striking whoever has to be defeated."""
        spaces = 0
        for foe in self.mission.quarry:
            spaces |= self.board.reach_of(self.me, foe.space) & self.open_ground
        quarry = tuple(foe.id for foe in self.mission.quarry)
        return self.quest_to(Aim(spaces, "why-near-foes"), self.steps_round(spaces), acts=True, quarry=quarry)

    def outing(self) -> Quest | None:
        """The quest if nothing is at hand: a thing that can be seen beyond an open door, or what may lie beyond any."""
        bit, mission = self.board.bit, self.mission
        things = [(self.steps_round(spaces), thing, spaces) for thing, spaces in mission.things_beyond.items()]
        if things:
            steps, thing, spaces = min(things)
            return self.quest_to(Aim(spaces, "why-near-thing", {"thing": thing}), steps, acts=True, more=1)
        doors = [(self.steps_round(bit[door.front]) + 1, door.door, bit[door.beyond]) for door in mission.thresholds]
        if not doors:
            return None
        steps, name, spaces = min(doors)
        return self.quest_to(Aim(spaces, "why-enter", {"door": name}), steps, acts=False, more=1)

    @cached_property
    def stairs(self) -> int:
        return self.board.bit.get(self.board.sheet.staircase, 0)

    @cached_property
    def open_ground(self) -> int:
        """The spaces where this Hero can walk round enemies and open Pits."""
        return self.mission.floor & ~self.board.foe_spaces & ~pits_that_harm(self.state, self.me)

    @cached_property
    def ways_round(self) -> dict[str, int]:
        """Steps from where this Hero stands to every space, round enemies and open Pits."""
        here = self.board.bit[self.me.space]
        return self.board.distances(here, self.open_ground | here, self.board.doors_down())

    def steps_round(self, spaces: int) -> int:
        """Steps to the nearest of some spaces."""
        return min((self.ways_round.get(space, FAR) for space in self.board.grid.spaces(spaces)), default=FAR)

    def quest_to(self, aim: Aim, steps: int, *, acts: bool, more: int = 0, quarry: tuple[str, ...] = ()) -> Quest | None:
        """A quest so many steps away, with some turns more after it; None if no way leads there."""
        if steps >= FAR:
            return None
        pace, at_hand = movement_of(self.state, self.me), budget_of(self.state, self.me)
        walked = turns_of(steps - at_hand, pace, acts)
        served = walked
        if self.can_act:
            is_done = acts and steps <= at_hand
            served = 0 if is_done else turns_of(max(0, steps - at_hand - pace), pace, acts)
        return Quest(aim, 1 + served + more, 1 + walked + more, 1 + turns_of(steps, pace, acts) + more, quarry)

    @cached_property
    def is_pressed(self) -> bool:
        """Whether so little time is left that whoever walks elsewhere in this turn comes too late, or nearly so."""
        quest, left = self.quest, self.mission.rounds_left()
        return quest is not None and quest.turns <= left < quest.without_walk + TO_SPARE

    @cached_property
    def must_serve(self) -> bool:
        """Whether spending the Action of this turn on something else comes too late."""
        return self.is_pressed and self.quest is not None and self.mission.rounds_left() < self.quest.without_action

    @cached_property
    def aim(self) -> Aim:
        """The spaces where this Hero wants to be, and why."""
        board, mission = self.board, self.mission
        if self.is_pressed and self.quest is not None:
            return self.quest.aim
        if mission.is_bearer(self.me.id):
            return Aim(self.stairs, "why-near-stairs")
        if self.is_fight and self.needs_altar and board.altar_sides() & mission.floor:
            return Aim(board.altar_sides() & mission.floor, "why-near-altar")
        if self.me.id in mission.errands:
            what, spaces = mission.errands[self.me.id]
            if what in mission.things:
                return Aim(spaces, "why-near-thing", {"thing": what})
            return Aim(spaces, "why-near-token", {"token": what})
        if self.is_fight and not self.seeks:
            bosses = [foe for foe in mission.foes_near if foe.form == BOSS] if mission.must_kill else []
            return Aim(board.grid.set_of(foe.space for foe in bosses or mission.foes_near), "why-near-foes")
        return self.calm_aim()

    @property
    def needs_altar(self) -> bool:
        """This Hero is of little use in a fight, or carries a Spirit that could rise again."""
        carries = any(spirit.carried_by == self.me.id for spirit in self.board.spirits)
        return self.is_badly_hurt or self.is_spent or carries

    @cached_property
    def seeks(self) -> bool:
        """This Hero goes on while the others fight."""
        return self.me.id in self.mission.seekers

    @cached_property
    def threshold(self) -> Threshold | None:
        """The door this Hero goes through next."""
        return self.mission.seekers.get(self.me.id, self.mission.threshold)

    @cached_property
    def can_cast(self) -> bool:
        """A Spell that strikes is at hand."""
        return can_cast(self.board, self.me)

    @cached_property
    def fights_by_spells(self) -> bool:
        return self.board.pool(self.me, "mana").size >= 3

    @cached_property
    def is_spent(self) -> bool:
        """Fights by Spells, and has cast them all."""
        return self.fights_by_spells and len(self.state.heroes[self.me.id].used) >= 2 and not self.can_cast

    @cached_property
    def is_badly_hurt(self) -> bool:
        return is_badly_hurt(self.board, self.me)

    def calm_aim(self) -> Aim:
        """With no enemy about: an Altar if it is needed, the next door, or an area to search."""
        board, mission = self.board, self.mission
        if self.walks_to_rest:
            return Aim(board.altar_sides() & mission.floor, "why-near-altar")
        threshold = self.threshold
        if threshold is not None:
            about = {"door": threshold.door}
            if threshold.is_open and self.goes_in:
                return Aim(board.bit[threshold.beyond], "why-enter", about)
            return Aim(board.bit[threshold.front], "why-near-way", about)
        if board.foes:
            return Aim(board.foe_spaces, "why-near-foes")
        area = self.area_to_search()
        return Aim(board.sheet.areas[area], "why-near-area", {"area": area})

    @cached_property
    def walks_to_rest(self) -> bool:
        """An Altar is needed and there is time for it; whoever has something that heals does not go far for wounds alone."""
        mission, me = self.mission, self.me
        altar = self.board.altar_sides() & mission.floor
        if self.seeks or not altar or not mission.wants_rest(me) or mission.rounds_left() <= 8:
            return False
        is_near = mission.steps_to(me.id, altar) <= movement_of(self.state, me)
        return is_near or bool(self.state.heroes[me.id].used) or not mission.heals(me)

    def area_to_search(self) -> str:
        """The nearest explored area that may still hide something; every Hero another one, as long as there are enough."""
        areas = [area for area in self.state.areas if is_explored(self.state, area)]
        left = [area for area in areas if area not in self.state.searched] or areas
        for hero in self.mission.heroes:
            near = min(left, key=lambda area: self.mission.steps_to(hero.id, self.board.sheet.areas[area]))
            if hero is self.me:
                return near
            if len(left) > 1:
                left.remove(near)
        return left[0]

    def goal_steps(self, space: str) -> int:
        return self.goal.get(space, FAR)

    @cached_property
    def goes_in(self) -> bool:
        """This Hero is the one to enter the next area, and the group is ready."""
        return self.seeks or (self.mission.may_lead(self.me) and self.is_group_ready)

    @cached_property
    def is_group_ready(self) -> bool:
        """All are near and fit; every third round they go on as they are, and always when time is short."""
        mission = self.mission
        if self.state.round % 3 == 2 or mission.rounds_left() < 15:
            return True
        threshold = self.threshold
        if threshold is None:
            return False
        near = [far.get(threshold.front, FAR) <= 8 for far in mission.from_heroes.values()]
        has_altar = bool(self.board.altar_sides())
        fit = not has_altar or not any(mission.wants_rest(hero) for hero in mission.heroes)
        return all(near) and fit and not (self.board.spirits and has_altar)

    def worth_of_entering(self) -> float:
        """Unexplored areas are for the vanguard, when no enemy is about; just inside the door."""
        if self.is_pressed:
            return 1.0
        if self.is_fight:
            return 1.0 if self.seeks else -0.3 if self.presses else -3
        if not self.goes_in:
            return -2
        return 1.5

    @cached_property
    def presses(self) -> bool:
        """Enemies who do not come are sought out: by the confident always, by the others every third round."""
        return self.is_confident or (self.state.round % 3 == 2 and not self.is_badly_hurt)

    @cached_property
    def is_confident(self) -> bool:
        """The Heroes have much more Life than the enemies at hand are likely to take in a few rounds."""
        board = self.board
        threat = sum(map(self.threat, self.mission.foes_near))
        return sum(map(board.life, self.mission.heroes)) > 3 * (1 + 3 * threat) and not self.is_badly_hurt
