"""The Keeper's side as the computer plays it (DV-MON-11, DV-RUL-57), explained choice by choice. The Keeper knows the sheet."""

from __future__ import annotations

from typing import NamedTuple

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.advice.appraisal import FAR, Board, Deed, kill_chance, mean_damage
from tenebra.games.dungeon_venture.advice.gear import successes
from tenebra.games.dungeon_venture.advice.keeper_events import window
from tenebra.games.dungeon_venture.content import Card, card
from tenebra.games.dungeon_venture.dice import Pool
from tenebra.games.dungeon_venture.rules.characteristics import movement_of, talent_of
from tenebra.games.dungeon_venture.rules.combat import spell_dice
from tenebra.games.dungeon_venture.rules.space import visible_spaces
from tenebra.games.dungeon_venture.rules.traps import pits_that_harm
from tenebra.games.dungeon_venture.state import BOSS, DVState, Figure, heroes_in_order
from tenebra.kernel import DecisionView, Option, View
from tenebra.kit.advice import Advice, stakes


class Prey(NamedTuple):
    """A Hero who can be attacked, best first (DV-RUL-57): chance to be killed, Life left, distance, seat."""

    miss: float
    life: int
    distance: int
    seat: int
    hero: str
    spaces: int


def advise(view: View[DVState]) -> Advice:
    """The choice of the Keeper, and why."""
    decision = view.decision
    assert decision is not None
    options = [entry.option for entry in decision.options]
    if len(options) == 1:
        return Advice(str(options[0]), "why-only-choice")
    board = Board(view.state)
    match decision.prompt:
        case "window":
            return window(board, decision, options)
        case "turn":
            return MonsterTurn(board, board.state.figures[decision.about["figure"]], options).advise()
        case "activate":
            return activate(board, options)
        case "march":
            return march(board, board.state.figures[decision.about["figure"]], options)
        case "teleport":
            return teleport(board, board.state.figures[decision.about["figure"]], options)
    return place(board, decision, options)


def to_heroes(board: Board, pits: int = 0) -> dict[str, int]:
    """Steps to the nearest Hero, doors opened on the way; if no Hero is on its feet, to where one who rises can be struck.

    To hold the places at the Altar itself would gain nothing: the Spirits would rise beside them (DV-RUL-100).
    """
    through = board.grid.floor & ~board.blocked & ~pits
    sides = board.altar_sides(explored_only=False)
    goal = board.hero_spaces or board.grid.beside(sides, board.ways) & through & ~sides
    return board.distances(goal, through, board.doors_down(unseen_too=True))


def prey(board: Board, attacker: Figure, spots: int) -> list[Prey]:
    """The Heroes a figure can attack from some of these spaces, in the order of DV-RUL-57."""
    state = board.state
    attack = board.pool(attacker, "attack")
    steps = board.grid.rings(board.bit[attacker.space], board.grid.floor & ~board.blocked & ~board.hero_spaces, board.ways)
    found = []
    for hero in board.heroes:
        spaces = board.reach_of(attacker, hero.space) & spots
        if spaces:
            life = board.life(hero)
            distance = next((n for n, ring in enumerate(steps) if ring & spaces), FAR)
            chance = kill_chance(attack, board.pool(hero, "defence"), life)
            seat = heroes_in_order(state).index(hero.id)
            found.append(Prey(-chance, life, distance, seat, hero.id, spaces))
    return sorted(found)


class MonsterTurn:
    """One choice in the turn of a Monster or a Boss."""

    def __init__(self, board: Board, me: Figure, options: list[Option]) -> None:
        self.board, self.me = board, me
        self.options = dict.fromkeys(options)
        self.moves = {o.to: o for o in options if isinstance(o, opt.Move)}
        self.leaps = {o.to: o for o in options if isinstance(o, opt.Leap)}
        turn = board.state.turn
        assert turn is not None
        self.turn = turn
        self.here = board.bit[me.space]
        self.spots = self.here | board.grid.set_of(self.moves)
        self.is_ranged = talent_of(board.state, me) == "ranged"

    def advise(self) -> Advice:
        if not self.turn.has_acted:
            deed = self.best_deed()
            if deed is not None:
                return self.go_for(deed)
            return self.approach()
        if self.is_ranged and self.moves and not self.turn.is_one_stride:
            return self.keep_away()
        if self.moves and not self.prey_from(self.here):
            return self.approach()
        return Advice(str(opt.End()), "why-end-turn")

    def prey_from(self, spots: int) -> list[Prey]:
        return prey(self.board, self.me, spots)

    def best_deed(self) -> Deed | None:
        """The attack, or for a Boss the card, that is worth most from a space within reach."""
        targets = self.prey_from(self.spots)
        deeds = []
        if targets:
            best = targets[0]
            hero = self.board.state.figures[best.hero]
            harm = mean_damage(self.board.pool(self.me, "attack"), self.board.pool(hero, "defence"), best.life)
            deeds.append(
                Deed(
                    harm - 4 * best.miss,
                    best.spaces,
                    opt.Attack(best.hero),
                    "why-attack",
                    {"target": best.hero, **stakes(-best.miss, harm)},
                )
            )
        elif self.leaps and self.board.life(self.me) >= 4:
            deeds += self.leap()
        if any(isinstance(option, opt.Play) for option in self.options) or self.me.form == BOSS:
            deeds += self.card_deeds(bool(targets))
        legal = [d if d.option in self.options else d._replace(spaces=d.spaces & ~self.here) for d in deeds]
        return max((deed for deed in legal if deed.spaces), key=lambda deed: deed.value, default=None)

    def leap(self) -> list[Deed]:
        """Through an open Pit if that is the only way to an attack, and only for the tough (DV-PIT-07)."""
        targets = self.prey_from(self.board.grid.set_of(self.leaps))
        if not targets:
            return []
        to = self.board.grid.spaces(targets[0].spaces)[0]
        return [Deed(1, self.here, self.leaps[to], "why-leap", {"target": targets[0].hero, "space": to})]

    def go_for(self, deed: Deed) -> Advice:
        """Do it from here, or first walk to where it can be done."""
        if deed.spaces & self.here and not (self.is_ranged and self.moves and isinstance(deed.option, opt.Attack)):
            return Advice(str(deed.option), deed.why, deed.about)
        spaces = self.board.grid.spaces(deed.spaces & self.spots)
        to = min(spaces, key=self.discomfort)
        if to == self.me.space:
            return Advice(str(deed.option), deed.why, deed.about)
        about = {"space": to, "target": deed.about.get("target", "")}
        return Advice(str(self.moves[to]), "why-move-to-attack", about)

    def discomfort(self, space: str) -> float:
        """The cost of a space: Heroes beside it; for those who shoot also Heroes who could come there."""
        beside = self.board.beside(space)
        count = float((beside & self.board.hero_spaces).bit_count())
        if self.is_ranged:
            count += sum(bool(zone & self.board.bit[space]) for zone, _ in self.hero_zones())
        return count + 0.01 * self.steps().get(space, 0)

    def steps(self) -> dict[str, int]:
        board = self.board
        return board.distances(self.here, board.grid.floor & ~board.blocked & ~board.hero_spaces, board.ways)

    def hero_zones(self) -> list[tuple[int, Figure]]:
        return self.board.zones(self.board.heroes, self.board.foe_spaces)

    def keep_away(self) -> Advice:
        """The advice to step back out of the Heroes' reach, for those who shoot."""
        zones = self.hero_zones()
        far = to_heroes(self.board)
        spaces = [self.me.space, *self.moves]
        to = min(spaces, key=lambda s: (sum(bool(zone & self.board.bit[s]) for zone, _ in zones), -far.get(s, FAR)))
        if to == self.me.space:
            return Advice(str(opt.End()), "why-end-turn")
        return Advice(str(self.moves[to]), "why-keep-away", {"space": to})

    def approach(self) -> Advice:
        """Towards the nearest Hero, opening doors; Double Step when there is nothing to attack (DV-RUL-57)."""
        board, turn = self.board, self.turn
        far = to_heroes(board, pits_that_harm(board.state, self.me))
        here = far.get(self.me.space, FAR)
        door = self.door_on_the_way(far)
        if door is not None and not turn.has_acted:
            return Advice(str(door), "why-open-door", {"door": door.door})
        to = min(self.moves, key=lambda s: far.get(s, FAR), default="")
        if not to or far.get(to, FAR) >= here:
            return self.cross() if here == FAR else Advice(str(opt.End()), "why-wait")
        if opt.Double() in self.options and far[to] > 1 and not self.leads_to_door(to, far):
            return Advice(str(opt.Double()), "why-double-step", {"distance": str(here)})
        return Advice(str(self.moves[to]), "why-approach", {"space": to, "left": str(far[to])})

    def cross(self) -> Advice:
        """An open Pit is the only way to the Heroes: the tough go through it, the others wait (DV-PIT-07)."""
        far = to_heroes(self.board)
        to = min(self.leaps, key=lambda s: far.get(s, FAR), default=self.me.space)
        if self.board.life(self.me) < 4 or far.get(to, FAR) >= far.get(self.me.space, FAR):
            return Advice(str(opt.End()), "why-wait")
        return Advice(str(self.leaps[to]), "why-cross", {"space": to})

    def door_on_the_way(self, far: dict[str, int]) -> opt.Open | None:
        """A closed door here with a shorter way behind it."""
        for option in self.options:
            if isinstance(option, opt.Open):
                one, other = self.board.sheet.front_spaces(option.door)
                beyond = other if one == self.me.space else one
                if far.get(beyond, FAR) < far.get(self.me.space, FAR):
                    return option
        return None

    def leads_to_door(self, space: str, far: dict[str, int]) -> bool:
        """At the end of this walk waits a closed door to be opened."""
        sheet, state = self.board.sheet, self.board.state
        for door in sheet.doors:
            fronts = sheet.front_spaces(door)
            if space in fronts and state.doors.get(door) != "open":
                beyond = fronts[1] if fronts[0] == space else fronts[0]
                if far.get(beyond, FAR) < far.get(space, FAR):
                    return True
        return False

    def card_deeds(self, has_target: bool) -> list[Deed]:
        """The worth of each Keeper card to a Boss now, as deeds (DV-BOSS-04)."""
        deeds = [deed for name in self.board.playable(self.me) for deed in self.deeds_of(name, has_target)]
        return [deed for deed in deeds if deed.value > 0.5]

    def deeds_of(self, name: str, has_target: bool) -> list[Deed]:
        """The deeds of a card, by its keyword; preparations and hurry are for a Boss that has nobody to strike."""
        printed = card(name)
        clause = printed.clauses[0]
        match clause.deed:
            case "attack":
                return self.attack_card(printed)
            case "spawn":
                value = 2.2 * clause.number if self.board.heroes else 0
                return [self.plain(opt.Play(name), value, "why-call-monsters")]
            case "heal":
                return self.healing(printed)
            case "lose_action" | "lose_movement":
                return self.hexing(printed)
            case "bonus" if not has_target and self.is_engaged():
                aim = opt.Play(name, self.me.id) if clause.target == "one_ally" else opt.Play(name)
                return [self.plain(aim, 0.9, "why-prepare")]
            case "march" if not has_target:
                return self.marching(name)
            case "teleport" if self.is_in_trouble():
                return [self.plain(opt.Play(name), 3.0, "why-teleport")]
        return []

    def plain(self, option: Option, value: float, why: str) -> Deed:
        legal = option in self.options
        return Deed(value if legal else 0, self.here, option, why, {"card": getattr(option, "card", "")})

    def is_engaged(self) -> bool:
        """A Hero is near enough for preparations to be useful."""
        return to_heroes(self.board).get(self.me.space, FAR) <= 2 * movement_of(self.board.state, self.me) + 2

    def is_in_trouble(self) -> bool:
        """Badly hurt, with Heroes about who can finish it, and something left that heals or helps."""
        board = self.board
        at_hand = sum(bool(zone & self.here) for zone, _ in self.hero_zones())
        return at_hand >= 2 and board.life(self.me) <= 3 and len(board.foes) > 1

    def attack_card(self, printed: Card) -> list[Deed]:
        """An attack by card on one visible Hero, or on all Heroes of the area."""
        board, clause = self.board, printed.clauses[0]
        dice = spell_dice(board.state, self.me, clause.dice, clause.with_mana)
        if clause.target == "all_enemies":
            area = board.sheet.areas[board.area_of[self.me.space]]
            struck = [hero for hero in board.heroes if board.bit[hero.space] & area]
            value = sum(self.worth(hero, dice, clause.resist) for hero in struck)
            return [self.plain(opt.Play(printed.id), value, "why-strike-all")]
        out = []
        for hero in board.heroes:
            spaces = visible_spaces(board.state, hero.space) & self.spots
            if spaces:
                against, life = board.pool(hero, clause.resist), board.life(hero)
                blow = stakes(kill_chance(dice, against, life), mean_damage(dice, against, life))
                about = {"card": printed.id, "target": hero.id, **blow}
                value = self.worth(hero, dice, clause.resist)
                out.append(Deed(value, spaces, opt.Play(printed.id, hero.id), "why-cast", about))
        return out

    def worth(self, hero: Figure, dice: Pool, resist: str) -> float:
        """DV-RUL-57: an attack card comes first, so it counts a little more than a blow."""
        against, life = self.board.pool(hero, resist), self.board.life(hero)
        return 0.1 + mean_damage(dice, against, life) + 4 * kill_chance(dice, against, life)

    def healing(self, printed: Card) -> list[Deed]:
        clause = printed.clauses[0]
        hurt = [self.me] if clause.target == "self" else [foe for foe in self.board.foes if foe.form == BOSS]
        out = []
        for figure in hurt:
            gain = min(clause.number, figure.wounds)
            option = opt.Play(printed.id) if clause.target == "self" else opt.Play(printed.id, figure.id)
            out.append(self.plain(option, 0.8 * gain if gain >= 3 else 0, "why-boss-heals"))
        return out

    def hexing(self, printed: Card) -> list[Deed]:
        """Take a Hero's next Action: that of the one who hits hardest."""
        out = []
        scale = 1.0 if printed.clauses[0].deed == "lose_action" else 0.8
        for hero in self.board.heroes:
            dice = max(self.board.pool(hero, "attack"), self.board.pool(hero, "mana"), key=successes)
            harm = mean_damage(dice, self.board.pool(self.me, "defence"))
            out.append(self.plain(opt.Play(printed.id, hero.id), scale * harm, "why-hex"))
        return out

    def marching(self, name: str) -> list[Deed]:
        """Hurry a Monster that is on its way."""
        far = to_heroes(self.board)
        late = [foe for foe in self.board.foes if far.get(foe.space, 0) > 2 and foe is not self.me]
        return [self.plain(opt.Play(name, foe.id), 0.6, "why-march") for foe in late[:1]]


def activate(board: Board, options: list[Option]) -> Advice:
    """The advice which to activate: those who can attack first, the nearest of them before the others (DV-RND-05)."""
    far = to_heroes(board)
    zones = {figure.id: bool(zone & board.hero_spaces) for zone, figure in board.zones(board.foes, board.hero_spaces)}

    def order(option: Option) -> tuple[bool, int]:
        figure = board.state.figures[option.figure]  # type: ignore[attr-defined]
        return not zones.get(figure.id, False), far.get(figure.space, FAR)

    best = min(options, key=order)
    reason = "why-activate-nearest" if order(best)[0] else "why-activate"
    return Advice(str(best), reason, {"figure": best.figure})  # type: ignore[attr-defined]


def march(board: Board, figure: Figure, options: list[Option]) -> Advice:
    """Walk as near to a Hero as possible, best of all to where an attack can be made."""
    far = to_heroes(board, pits_that_harm(board.state, figure))
    moves = {o.to: o for o in options if isinstance(o, opt.Move)}
    targets = prey(board, figure, board.grid.set_of(moves))
    spaces = board.grid.spaces(targets[0].spaces) if targets else list(moves)
    to = min(spaces, key=lambda s: far.get(s, FAR), default="")
    if not to or far.get(to, FAR) >= far.get(figure.space, FAR):
        return Advice(str(opt.Pass()), "why-stay")
    return Advice(str(moves[to]), "why-approach", {"space": to, "left": str(far[to])})


def teleport(board: Board, figure: Figure, options: list[Option]) -> Advice:
    """Beside the weakest Hero, or as far away as possible when badly hurt."""
    far = to_heroes(board)
    spaces = [o.space for o in options if isinstance(o, opt.Place)]
    if 2 * figure.wounds > board.life(figure):
        to = max(spaces, key=lambda s: far.get(s, 0))
        return Advice(str(opt.Place(to)), "why-keep-away", {"space": to})
    targets = prey(board, figure, board.grid.set_of(spaces))
    good = board.grid.spaces(targets[0].spaces) if targets else spaces
    to = min(good, key=lambda s: far.get(s, FAR))
    return Advice(str(opt.Place(to)), "why-place-near", {"space": to})


def place(board: Board, decision: DecisionView, options: list[Option]) -> Advice:
    """Monsters come up as near to a Hero as they may; one put beside a Pit too."""
    far = to_heroes(board)
    spaces = [o.space for o in options if isinstance(o, opt.Place)]
    if not spaces:
        return Advice(str(options[0]), "why-only-choice")
    weakest = min(board.heroes, key=board.life, default=None)
    beside = board.beside(weakest.space) if weakest is not None else 0
    to = min(spaces, key=lambda s: (not board.bit[s] & beside, far.get(s, FAR)))
    return Advice(str(opt.Place(to)), "why-place-near", {"space": to})
