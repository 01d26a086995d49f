"""A Hero's turn as the computer plays it: every space within reach with the best Action from there, or an Action and then a walk."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.appraisal import FAR, Board, kill_chance, mean_damage, percent
from tenebra.games.dungeon_venture.content import Card, card
from tenebra.games.dungeon_venture.dice import Pool
from tenebra.games.dungeon_venture.gear import gain
from tenebra.games.dungeon_venture.mission import Mission
from tenebra.games.dungeon_venture.rules.characteristics import has_lasting_copy, movement_of
from tenebra.games.dungeon_venture.rules.combat import spell_dice
from tenebra.games.dungeon_venture.rules.space import is_explored, visible_spaces
from tenebra.games.dungeon_venture.rules.traps import pits_that_harm
from tenebra.games.dungeon_venture.state import BOSS, CLOSED, Figure
from tenebra.kernel import Option
from tenebra.kit.package import Advice

TYPICAL_DEFENCE = Pool(green=3)
EVERYWHERE = -1
EVERY_STEP = 1 << 30


class Deed(NamedTuple):
    """An Action worth taking: how much, from which spaces, and why."""

    value: float
    spaces: int
    option: Option
    why: str
    about: dict[str, str]


def spirit_turn(board: Board, me: Figure, options: list[Option]) -> Advice:
    """A Spirit seeks the nearest Altar and rises there (DV-SPRT-08)."""
    if opt.Resurrect() in options:
        return Advice(str(opt.Resurrect()), "why-resurrect")
    moves = {o.to: o for o in options if isinstance(o, opt.Move)}
    goal = board.altar_sides() & ~board.blocked & ~board.foe_spaces & ~board.hero_spaces
    if not goal or not moves:
        return Advice(str(opt.End()), "why-spirit-waits")
    by = board.doors_down(locked_too=True)
    far = board.distances(goal, board.grid.floor, by)
    to = min(moves, key=lambda s: far.get(s, FAR))
    if far.get(to, FAR) >= far.get(me.space, FAR):
        return Advice(str(opt.End()), "why-spirit-waits")
    return Advice(str(moves[to]), "why-to-altar", {"space": to})


class HeroTurn:
    """One choice in a Hero's turn."""

    def __init__(self, board: Board, me: Figure, options: list[Option]) -> None:
        self.board, self.me, self.state = board, me, board.state
        self.options = set(options)
        self.mission = Mission(board)
        self.moves: dict[str, opt.Move | opt.Leap] = {
            o.to: o for o in options if (isinstance(o, opt.Move) and not o.via) or isinstance(o, opt.Leap)
        }
        turn = board.state.turn
        assert turn is not None
        self.turn = turn
        self.can_act = not turn.has_acted
        self.is_fight = bool(self.mission.foes_near)

    def advise(self) -> Advice:
        if opt.Leave() in self.options and self.mission.is_bearer(self.me.id) and self.leaving_wins():
            return Advice(str(opt.Leave()), "why-leave")
        deeds = self.deeds() if self.can_act else []
        here = self.me.space
        spots = {space: self.comfort(space) for space in (here, *self.moves)}
        calm = max(spots, key=lambda s: spots[s])
        best, place, first = self.nothing(spots, calm)
        for deed in deeds:
            if deed.spaces & self.board.bit[here]:
                # the Action first, then the walk; or the Action alone
                value = deed.value + max(spots[here], spots[calm])
                if value > best:
                    best, place, first = value, here, deed
            for space in self.board.grid.spaces(deed.spaces & self.reach):
                value = deed.value + spots[space]
                if value > best + 0.01:
                    best, place, first = value, space, deed
        if first is None:
            return self.walk(place, spots)
        if place == here:
            return Advice(str(first.option), first.why, first.about)
        return Advice(str(self.moves[place]), "why-move-to-act", {"space": place, **first.about})

    def leaving_wins(self) -> bool:
        return all(p.verb == "leave" and self.state.tokens.get(p.name) == self.me.id for p in self.mission.sheet.wins)

    @cached_property
    def reach(self) -> int:
        return self.board.grid.set_of(self.moves) & ~self.board.known_traps()

    def nothing(self, spots: dict[str, float], calm: str) -> tuple[float, str, Deed | None]:
        """The worth of a turn without an Action."""
        return spots[calm], calm, None

    def walk(self, place: str, spots: dict[str, float]) -> Advice:
        """Only walk: twice as far if there is far to go."""
        here = self.me.space
        if self.can_act and opt.Double() in self.options and self.goal_steps(here) > movement_of(self.state, self.me) + 1:
            better = spots[place] > spots[here] + 0.05 or not self.moves
            if better and not self.is_under_attack():
                return Advice(str(opt.Double()), "why-double-step", {"distance": str(self.goal_steps(here))})
        if place == here or spots[place] < spots[here] + 0.02:
            return Advice(str(opt.End()), "why-end-turn")
        why = "why-retreat" if self.exposure(place) < self.exposure(here) - 0.3 else "why-approach"
        return Advice(str(self.moves[place]), why, {"space": place, "distance": str(self.goal_steps(place))})

    def is_under_attack(self) -> bool:
        return bool(self.board.beside(self.me.space) & self.board.foe_spaces)

    # ------------------------------------------------------------------ where to stand

    @cached_property
    def zones(self) -> list[tuple[int, float]]:
        """Per enemy the spaces it can strike next, and the wounds it would make there on average."""
        defence = self.board.pool(self.me, "defence")
        others = self.board.grid.set_of(hero.space for hero in self.board.heroes if hero is not self.me)
        return [
            (zone, mean_damage(self.board.pool(foe, "attack"), defence))
            for zone, foe in self.board.zones(self.mission.foes_near, others)
        ]

    def exposure(self, space: str) -> float:
        """The wounds to be expected there before the next turn."""
        bit = self.board.bit[space]
        return sum(harm for zone, harm in self.zones if zone & bit)

    def comfort(self, space: str) -> float:
        """What it is worth to end the turn on a space."""
        board = self.board
        bit = board.bit[space]
        value = 0.0
        if bit & board.known_traps() and space != self.me.space:
            value -= 4
        if isinstance(self.moves.get(space), opt.Leap):
            value -= 0.5 if self.must_leap and board.life(self.me) > 4 else 5
        if self.mission.foes_near:
            harm, life = self.exposure(space), board.life(self.me)
            risk = min(1.0, max(0.0, (1.2 * harm - 0.5 * life) / life))
            value -= 0.25 * harm + risk * (5 if board.has_boss() else 3)
            if bit & self.bottleneck:
                value -= 0.7
        if not is_explored(self.state, board.area_of[space]):
            value += self.worth_of_entering(space)
        if bit & self.token_spaces:
            value += 3
        return value - self.eagerness * min(self.goal_steps(space), 40)

    @cached_property
    def bottleneck(self) -> int:
        """Spaces beside enemies that should be left to the others after a blow: there are fewer than Heroes who wait."""
        board = self.board
        others = board.grid.set_of(hero.space for hero in board.heroes if hero is not self.me)
        floor = self.mission.floor & ~board.foe_spaces
        ours = board.grid.reach(board.hero_spaces, EVERY_STEP, floor, board.ways)
        spots = board.grid.beside(board.foe_spaces, board.ways) & ours & ~others
        waiting = [hero for hero in board.heroes if hero is not self.me and not board.beside(hero.space) & board.foe_spaces]
        return spots if spots.bit_count() <= min(2, len(waiting)) else 0

    @cached_property
    def token_spaces(self) -> int:
        out = 0
        for spaces in self.mission.loose_tokens.values():
            out |= spaces
        return out

    @cached_property
    def eagerness(self) -> float:
        """How much a step towards the goal is worth."""
        if self.mission.is_bearer(self.me.id):
            return 0.4
        if self.is_fight and not self.exposure(self.me.space):
            return 0.3
        return 0.12 if self.is_fight else 0.15

    @cached_property
    def goal(self) -> dict[str, int]:
        """Steps from every space to where this Hero wants to be, round open Pits if there is a way."""
        board, mission = self.board, self.mission
        by = board.doors_down()
        goal = self.goal_spaces()
        through = mission.floor & ~board.foe_spaces | goal
        dry = board.distances(goal, through & ~pits_that_harm(self.state, self.me), by)
        return dry if self.me.space in dry or not self.must_leap else board.distances(goal, through, by)

    @cached_property
    def must_leap(self) -> bool:
        """An open Pit lies in the way, and there is no way around it."""
        board = self.board
        pits = pits_that_harm(self.state, self.me)
        if not pits:
            return False
        by = board.doors_down()
        goal = self.goal_spaces()
        return self.me.space not in board.distances(goal, (self.mission.floor | goal) & ~pits, by)

    def goal_spaces(self) -> int:
        """Where this Hero wants to be."""
        board, mission = self.board, self.mission
        if mission.is_bearer(self.me.id):
            return board.bit[board.sheet.staircase]
        if self.is_fight and self.is_badly_hurt and board.altar_sides() & mission.floor:
            return board.altar_sides() & mission.floor
        if self.me.id in mission.errands:
            return mission.errands[self.me.id][1]
        if self.is_fight:
            return board.grid.set_of(foe.space for foe in mission.foes_near)
        return self.calm_goal()

    @cached_property
    def is_badly_hurt(self) -> bool:
        return self.me.wounds > 1.5 * self.board.life(self.me)

    def calm_goal(self) -> int:
        """With no enemy about: an Altar if it is needed, the next door, or an area to search."""
        board, mission = self.board, self.mission
        if mission.wants_rest(self.me) and board.altar_sides() & mission.floor and mission.rounds_left() > 8:
            return board.altar_sides() & mission.floor
        threshold = mission.threshold
        if threshold is not None:
            if threshold.is_open and self.goes_in:
                return board.bit[threshold.beyond]
            return board.bit[threshold.front]
        if board.foes:
            return board.foe_spaces
        return board.sheet.areas[self.area_to_search()]

    def area_to_search(self) -> str:
        """Every Hero another explored area, another one every few rounds: what was searched is nowhere written down."""
        areas = [area for area in self.state.areas if is_explored(self.state, area)]
        index = list(self.state.heroes).index(self.me.id) * 3 + self.state.round // 3
        return areas[index % len(areas)]

    def goal_steps(self, space: str) -> int:
        return self.goal.get(space, FAR)

    @cached_property
    def goes_in(self) -> bool:
        """This Hero is the one to enter the next area, and the group is ready."""
        return self.mission.may_lead(self.me) and self.is_group_ready

    @cached_property
    def is_group_ready(self) -> bool:
        """All are near and fit; every third round they go on as they are, and always when time is short."""
        mission = self.mission
        if self.state.round % 3 == 2 or mission.rounds_left() < 15:
            return True
        threshold = mission.threshold
        if threshold is None:
            return False
        near = [far.get(threshold.front, FAR) <= 8 for far in mission.from_heroes.values()]
        has_altar = bool(self.board.altar_sides())
        fit = not has_altar or not any(mission.wants_rest(hero) for hero in self.board.heroes)
        return all(near) and fit and not (self.board.spirits and has_altar)

    def worth_of_entering(self, space: str) -> float:
        """Unexplored areas are for the vanguard, when no enemy is about; just inside the door."""
        if self.is_fight:
            return -0.3 if self.is_confident else -3
        if not self.goes_in:
            return -2
        return 1.5

    @cached_property
    def is_confident(self) -> bool:
        """The Heroes have much more Life than the enemies at hand are likely to take in a few rounds."""
        board = self.board
        threat = sum(mean_damage(board.pool(foe, "attack"), TYPICAL_DEFENCE) for foe in self.mission.foes_near)
        return sum(map(board.life, board.heroes)) > 3 * (1 + 3 * threat) and not self.is_badly_hurt

    # ------------------------------------------------------------------ what to do

    def deeds(self) -> list[Deed]:
        """Everything worth an Action, from wherever it can be done."""
        out = [*self.attacks(), *self.card_deeds(), *self.chores()]
        if not self.mission.foes_near:
            out += self.calm_deeds()
        return [deed for deed in out if deed.value > 0]

    def attacks(self) -> list[Deed]:
        dice = self.board.pool(self.me, "attack")
        return [
            self.blow(foe, dice, "defence", self.board.reach_of(self.me, foe.space), opt.Attack(foe.id), "why-attack", 1)
            for foe in self.board.foes
        ]

    def blow(self, foe: Figure, dice: Pool, resist: str, spaces: int, option: Option, why: str, price: float) -> Deed:
        chance = kill_chance(dice, self.board.pool(foe, resist), self.board.life(foe))
        about = {"target": foe.id, "chance": percent(chance), "life": str(self.board.life(foe))}
        if isinstance(option, opt.Play):
            about["card"] = option.card
        return Deed(self.harm(foe, dice, resist) * price, spaces, option, why, about)

    def harm(self, foe: Figure, dice: Pool, resist: str = "defence") -> float:
        """What an attack is worth: the enemy's further blows that it saves, counted by the wounds it makes."""
        board = self.board
        life = board.life(foe)
        threat = mean_damage(board.pool(foe, "attack"), TYPICAL_DEFENCE)
        against = board.pool(foe, resist)
        worth = (8 if foe.form == BOSS else 1) + 2.5 * threat
        chance = kill_chance(dice, against, life)
        return worth * (chance + 0.6 * (mean_damage(dice, against, life) / life - chance))

    def card_deeds(self) -> list[Deed]:
        out: list[Deed] = []
        for name in self.board.playable(self.me):
            printed = card(name)
            clause = printed.clauses[0]
            if printed.kind == "equipment":
                good = gain(self.state, self.me.id, name)
                scale = 0.9 if self.is_fight else 1.2
                out.append(Deed(scale * good, EVERYWHERE, opt.Play(name), "why-equip", {"card": name}))
            elif clause.deed == "attack":
                out += self.attack_card(printed)
            elif clause.deed == "heal":
                out += self.healing(printed)
            elif clause.deed == "bonus":
                out += self.bonus(printed)
            elif clause.deed == "lose_action":
                out += self.slumber(name)
            elif clause.deed == "revive":
                out += self.revive(name)
            elif clause.deed == "recover_spell" and self.state.heroes[self.me.id].used and self.is_fight:
                out.append(Deed(0.8, EVERYWHERE, opt.Play(name), "why-recover", {"card": name}))
        return out

    def attack_card(self, printed: Card) -> list[Deed]:
        board, clause = self.board, printed.clauses[0]
        dice = spell_dice(self.state, self.me, clause.dice, clause.with_mana)
        price = 1.0 if printed.kind == "spell" else 0.85
        if clause.target != "all_enemies":
            return [
                self.blow(
                    foe,
                    dice,
                    clause.resist,
                    visible_spaces(self.state, foe.space),
                    opt.Play(printed.id, foe.id),
                    "why-cast",
                    price,
                )
                for foe in board.foes
            ]
        out = []
        for area in {board.area_of[foe.space] for foe in board.foes}:
            struck = [foe for foe in board.foes if board.area_of[foe.space] == area]
            value = price * sum(self.harm(foe, dice, clause.resist) for foe in struck)
            about = {"card": printed.id, "count": str(len(struck))}
            out.append(Deed(value, board.sheet.areas[area], opt.Play(printed.id), "why-strike-all", about))
        return out

    def need(self, hero: Figure) -> float:
        """How badly a Hero needs each Life Point."""
        life = self.board.life(hero)
        if not self.is_fight:
            return 0.15 if self.board.altar_sides() else 0.5
        harm = self.exposure(hero.space)
        return 0.9 if life <= 2 or life <= harm + 1 else 0.5 if life <= 4 else 0.25

    def healing(self, printed: Card) -> list[Deed]:
        board, clause = self.board, printed.clauses[0]
        price = 0.9 if printed.kind == "spell" else 0.8
        if clause.target == "all_allies":
            area = board.sheet.areas[board.area_of[self.me.space]]
            near = [hero for hero in board.heroes if board.bit[hero.space] & area]
            value = sum(self.need(hero) * min(hero.wounds, clause.number) for hero in near)
            return [Deed(price * value, board.bit[self.me.space], opt.Play(printed.id), "why-heal-all", {"card": printed.id})]
        out = []
        for hero in [self.me] if clause.target == "self" else board.heroes:
            healed = min(hero.wounds, clause.number)
            if healed < min(3, clause.number) and board.life(hero) > 2:
                continue
            aim = "" if clause.target == "self" else hero.id
            spaces = EVERYWHERE if hero is self.me else visible_spaces(self.state, hero.space)
            about = {"card": printed.id, "target": hero.id, "life": str(board.life(hero))}
            out.append(Deed(price * self.need(hero) * healed, spaces, opt.Play(printed.id, aim), "why-heal", about))
        return out

    def bonus(self, printed: Card) -> list[Deed]:
        """Dice for a coming attack or defence, when there is nothing better to do in a fight."""
        clause = printed.clauses[0]
        if not self.is_fight or clause.stat not in ("attack", "defence"):
            return []
        out = []
        mates = [self.me] if clause.target == "self" else self.board.heroes
        for hero in mates:
            if has_lasting_copy(self.state, hero, printed.id):
                continue
            if clause.stat == "attack":
                value = 0.9 if self.board.has_boss() and self.board.pool(hero, "attack").size >= 3 else 0.5
            else:
                value = 0.5 * min(2.0, self.exposure(hero.space))
            aim = "" if clause.target == "self" else hero.id
            spaces = EVERYWHERE if hero is self.me else visible_spaces(self.state, hero.space)
            about = {"card": printed.id, "target": hero.id}
            out.append(Deed(value, spaces, opt.Play(printed.id, aim), "why-prepare", about))
        return out

    def slumber(self, name: str) -> list[Deed]:
        """Take an enemy's next Action: worth the blow it would have struck."""
        out = []
        for foe in self.mission.foes_near:
            if "action" in self.state.hexes.get(foe.id, ()):
                continue
            threat = mean_damage(self.board.pool(foe, "attack"), TYPICAL_DEFENCE)
            about = {"card": name, "target": foe.id}
            out.append(Deed(threat, visible_spaces(self.state, foe.space), opt.Play(name, foe.id), "why-hex", about))
        return out

    def revive(self, name: str) -> list[Deed]:
        board = self.board
        return [
            Deed(
                3,
                board.sheet.areas[board.area_of[spirit.space]],
                opt.Play(name, spirit.id),
                "why-revive",
                {"card": name, "target": spirit.id},
            )
            for spirit in board.spirits
            if not board.bit[spirit.space] & (board.hero_spaces | board.foe_spaces | board.blocked)
        ]

    def chores(self) -> list[Deed]:
        """Things, Altars, Chests: now if they matter, in quiet moments otherwise."""
        board, mission = self.board, self.mission
        out: list[Deed] = []
        for thing, spaces in mission.things.items():
            value = 40.0 if mission.may_win_by_use() else 2.5 if self.is_fight else 4.0
            out.append(Deed(value, spaces, opt.Use(thing), "why-use", {"thing": thing}))
        altar = board.altar_sides()
        if altar and self.me.wounds:
            own = self.state.heroes[self.me.id]
            value = self.need(self.me) * self.me.wounds + 0.3 * len(own.used) - 0.6
            out.append(Deed(value, altar, opt.Rest(), "why-rest", {"wounds": str(self.me.wounds)}))
        for space, spaces in mission.chests.items():
            out.append(Deed(0.3 if self.is_fight else 2.0, spaces, opt.Chest(space), "why-chest", {"space": space}))
        for owner, skull in self.state.skulls.items():
            if skull.cards:
                spaces = board.beside(skull.space) | board.bit[skull.space]
                out.append(Deed(0.3 if self.is_fight else 2.0, spaces, opt.Loot(owner), "why-loot", {"hero": owner}))
        for door, status in self.state.doors.items():
            if status == CLOSED:
                out += self.door(door)
        return out

    def door(self, door: str) -> list[Deed]:
        """A closed door on the way to the goal."""
        board = self.board
        one, other = board.sheet.front_spaces(door)
        areas = board.sheet.door_areas[door]
        new = [area for area in areas if not is_explored(self.state, area)]
        threshold = self.mission.threshold
        if new and (self.is_fight or threshold is None or threshold.door != door or not self.is_group_ready):
            return []
        near, far = (one, other) if self.goal_steps(one) > self.goal_steps(other) else (other, one)
        if new and threshold is not None:
            near, far = threshold.front, threshold.beyond
        elif self.goal_steps(near) >= self.goal_steps(self.me.space) + 3 or self.goal_steps(far) >= FAR:
            return []
        return [Deed(1.2, board.bit[near], opt.Open(door), "why-open-door", {"door": door})]

    def calm_deeds(self) -> list[Deed]:
        """What there is time for when no enemy is about."""
        out: list[Deed] = []
        if opt.Reorganize() in self.options and self.mission.worth_reorganizing and not self.turn.entered:
            out.append(Deed(6, self.board.bit[self.me.space], opt.Reorganize(), "why-reorganize", {}))
        if self.turn.entered:
            out.append(Deed(0.5, self.board.bit[self.me.space], opt.Search(), "why-search-new", {}))
        elif self.mission.threshold is None and not self.mission.errands and not self.mission.bearer and not self.board.foes:
            area = self.area_to_search()
            out.append(Deed(0.5, self.board.sheet.areas[area], opt.Search(), "why-search", {"area": area}))
        return out
