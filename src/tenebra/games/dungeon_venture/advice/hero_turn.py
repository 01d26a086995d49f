"""A Hero's turn as the computer plays it: each space within reach with the best Action there, or an Action and then a walk."""

from __future__ import annotations

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.advice.appraisal import FAR, Board, Deed, has_lasting_copy, kill_chance, mean_damage
from tenebra.games.dungeon_venture.advice.errands import EVERY_STEP, Threshold
from tenebra.games.dungeon_venture.advice.footing import Footing
from tenebra.games.dungeon_venture.advice.gear import gain
from tenebra.games.dungeon_venture.advice.mates import handing, relief
from tenebra.games.dungeon_venture.advice.spare import guiding, looking_round, shutting
from tenebra.games.dungeon_venture.advice.tricks import cards_that, hurry, sprint, vanish
from tenebra.games.dungeon_venture.content import Card, card
from tenebra.games.dungeon_venture.dice import Pool
from tenebra.games.dungeon_venture.rules.altars import rising_spaces
from tenebra.games.dungeon_venture.rules.characteristics import movement_of
from tenebra.games.dungeon_venture.rules.combat import spell_dice
from tenebra.games.dungeon_venture.rules.space import is_explored, spirit_ways, visible_spaces
from tenebra.games.dungeon_venture.state import CLOSED, Figure
from tenebra.kernel import Option
from tenebra.kit.advice import Advice, stakes

EVERYWHERE = -1
CASTING, SPENDING = 0.2, 0.4
"""The worth of a Spell that is still there for the next enemy, and of a card that is used up."""
LIKELY = 0.7
"""The chance that a Hero whom an enemy can strike is the one who is struck."""
PETTY = 0.4
"""An enemy who is likely to make fewer wounds is not worth a card that is used up, nor a Spell that a Boss is there for."""
GOING = {
    "why-attack": "why-go-strike",
    "why-cast": "why-go-cast",
    "why-chest": "why-go-to-chest",
    "why-heal": "why-go-help",
    "why-hex": "why-go-help",
    "why-loot": "why-go-loot",
    "why-open-door": "why-go-open",
    "why-rest": "why-go-rest",
    "why-revive": "why-go-help",
    "why-search": "why-go-search",
    "why-shield": "why-go-help",
    "why-strengthen": "why-go-help",
    "why-strike-all": "why-go-strike-all",
    "why-use": "why-go-use",
}
"""Why one walks to where something can be done, by why it is worth doing."""
SERVING = ("why-use", "why-open-door", "why-vanish")
"""Why something is done that brings a Hero on its way, whatever it is."""


def spirit_turn(board: Board, me: Figure, options: list[Option]) -> Advice:
    """A Spirit seeks the nearest Altar and rises there (DV-SPRT-08)."""
    if opt.Resurrect() in options:
        return Advice(str(opt.Resurrect()), "why-resurrect")
    moves = {o.to: o for o in options if isinstance(o, opt.Move)}
    goal = rising_spaces(board.state, me) & ~board.blocked & ~board.foe_spaces & ~board.hero_spaces
    if not goal or not moves:
        return Advice(str(opt.End()), "why-spirit-waits")
    far = board.distances(goal, board.grid.floor, spirit_ways(board.state))
    to = min(moves, key=lambda s: far.get(s, FAR))
    if far.get(to, FAR) >= far.get(me.space, FAR):
        return Advice(str(opt.End()), "why-spirit-waits")
    return Advice(str(moves[to]), "why-spirit-to-altar", {"space": to})


class HeroTurn(Footing):
    """One choice in a Hero's turn."""

    def advise(self) -> Advice:
        if opt.Leave() in self.options and self.mission.is_bearer(self.me.id) and self.leaving_wins():
            return Advice(str(opt.Leave()), "why-leave")
        here = self.me.space
        deeds = self.deeds(self.spots[self.calmest]) if self.can_act else []
        place, first = self.best(deeds)
        if first is None and self.can_act and self.is_fight:
            place, first = self.best([*shutting(self), *guiding(self)])
        if first is None:
            return self.walk(place)
        if place == here:
            return Advice(str(first.option), first.why, first.about)
        return Advice(str(self.moves[place]), GOING.get(first.why, "why-move-to-act"), {"space": place, **first.about})

    def best(self, deeds: list[Deed]) -> tuple[str, Deed | None]:
        """The best of them and where to do it, if it is worth more than to walk to the calmest space."""
        here, spots, place = self.me.space, self.spots, self.calmest
        calm = most = spots[place]
        first: Deed | None = None
        for deed in deeds:
            if deed.spaces & self.board.bit[here] and deed.option in self.options:
                # the Action first, then the walk; or the Action alone
                value = deed.value + calm
                if value > most:
                    most, place, first = value, here, deed
            for space in self.board.grid.spaces(deed.spaces & self.reach):
                value = deed.value + spots[space]
                if value > most + 0.01:
                    most, place, first = value, space, deed
        return place, first

    def leaving_wins(self) -> bool:
        return all(p.verb == "leave" and self.state.tokens.get(p.name) == self.me.id for p in self.mission.sheet.wins)

    def walk(self, place: str) -> Advice:
        """Only walk: twice as far if there is far to go."""
        here, spots = self.me.space, self.spots
        can_double = self.can_act and opt.Double() in self.options
        is_better = spots[place] > spots[here] + 0.05 or not self.moves
        if can_double and is_better and self.has_far_to_go() and (self.must_serve or not self.is_under_attack()):
            return self.double()
        if place == here or spots[place] < spots[here] + 0.02:
            return self.stay()
        return Advice(str(self.moves[place]), *self.gain(place))

    def double(self) -> Advice:
        """Twice as far, or further still by a card."""
        if name := sprint(self):
            return Advice(str(opt.Play(name)), "why-sprint", {"card": name})
        distance = self.goal_steps(self.me.space)
        if distance >= FAR:
            return Advice(str(opt.Double()), "why-double-blind")
        return Advice(str(opt.Double()), "why-double-step", {"distance": str(distance)})

    def has_far_to_go(self) -> bool:
        """One walk does not lead there; whoever leaves by the staircase needs a step more, and in a hurry every step counts."""
        steps, pace = self.goal_steps(self.me.space), movement_of(self.state, self.me)
        if self.must_serve and self.mission.is_bearer(self.me.id):
            return steps >= pace
        return steps > pace + (0 if self.must_serve else 1)

    def gain(self, place: str) -> tuple[str, dict[str, str]]:
        """The gain of a walk, as a reason: fewer wounds to fear, steps towards the goal, room for the others."""
        here = self.me.space
        saved, steps = self.exposure(here) - self.exposure(place), self.goal_steps(here) - self.goal_steps(place)
        if self.threshold is not None and self.board.area_of[place] == self.threshold.area:
            return "why-enter", {"space": place, "steps": str(max(steps, 1)), "left": "0", "door": self.threshold.door}
        if saved > 0.3:
            return "why-retreat", {"space": place, "wounds": f"{saved:.1f}"}
        if 0 < steps < FAR - 40:
            left = {"steps": str(steps), "left": str(self.goal_steps(place))}
            return self.aim.why, {"space": place, **left, **self.aim.about}
        makes_room = self.bottleneck & self.board.bit[here] and not self.bottleneck & self.board.bit[place]
        return "why-make-room" if makes_room else "why-better-space", {"space": place}

    def stay(self) -> Advice:
        """No walk is worth it: an Action that is left over may still find something; otherwise why there is nothing better."""
        if opt.End() not in self.options and self.moves:
            place = max(self.moves, key=lambda space: self.spots[space])
            return Advice(str(self.moves[place]), *self.gain(place))
        if self.can_act and (option := looking_round(self)) is not None:
            return Advice(str(option), "why-search-spare", {"area": self.board.area_of[self.me.space]})
        end = str(opt.End())
        if not self.can_act:
            return Advice(end, "why-end-done")
        if self.is_fight:
            return Advice(end, self.why_no_blow())
        return Advice(end, *self.why_not_on(self.threshold))

    def why_not_on(self, threshold: Threshold | None) -> tuple[str, dict[str, str]]:
        """Why nobody goes through the next door, with no enemy about."""
        if threshold is None:
            return "why-end-turn", {}
        if not self.is_group_ready:
            return "why-end-gather", {"door": threshold.door}
        if not self.mission.may_lead(self.me):
            return "why-end-follow", {"hero": self.mission.vanguard}
        if self.turn.strides < 1:
            return "why-end-before", {"door": threshold.door}
        first = [hero.id for hero in self.mission.heroes if hero.space == threshold.front]
        return ("why-end-behind", {"hero": first[0]}) if first else ("why-end-turn", {})

    def why_no_blow(self) -> str:
        """Why nobody is struck in a fight."""
        board, here = self.board, self.me.space
        ground = self.mission.floor & ~board.foe_spaces
        near = board.grid.reach(board.bit[here], EVERY_STEP, ground, board.ways)
        spots = 0
        for foe in self.mission.foes_near:
            spots |= board.reach_of(self.me, foe.space) & near
        spots &= ~board.known_traps()
        if spots & self.reach:
            return "why-end-danger"
        if not spots:
            return "why-end-no-way"
        if not spots & ~board.hero_spaces:
            return "why-end-crowded"
        if self.turn.strides < 1:
            return "why-end-walked"
        nearer = [space for space in self.moves if self.goal_steps(space) < self.goal_steps(here)]
        return "why-end-fight" if any(self.exposure(space) > self.exposure(here) for space in nearer) else "why-end-crowded"

    def is_under_attack(self) -> bool:
        return bool(self.board.beside(self.me.space) & self.board.foe_spaces)

    def deeds(self, on_foot: float) -> list[Deed]:
        """Everything worth an Action, from wherever it can be done; `on_foot` is what the best walk alone is worth."""
        out = [*self.attacks(), *self.card_deeds(), *self.chores()]
        for name in cards_that(self, "teleport"):
            out += vanish(self, name, on_foot)
        out += [*relief(self, on_foot), *handing(self)] if self.is_fight else self.calm_deeds()
        return [deed for deed in out if deed.value > 0 and (not self.must_serve or self.serves(deed))]

    def serves(self, deed: Deed) -> bool:
        """It brings what is sought nearer; everything else would only cost time."""
        assert self.quest is not None
        return deed.why in SERVING or deed.about.get("target", "") in self.quest.quarry

    def attacks(self) -> list[Deed]:
        dice = self.board.pool(self.me, "attack")
        return [
            self.blow(foe, dice, "defence", self.board.reach_of(self.me, foe.space), opt.Attack(foe.id), "why-attack", 0)
            for foe in self.board.foes
        ]

    def blow(self, foe: Figure, dice: Pool, resist: str, spaces: int, option: Option, why: str, price: float) -> Deed:
        life, against = self.board.life(foe), self.board.pool(foe, resist)
        about = {"target": foe.id, **stakes(kill_chance(dice, against, life), mean_damage(dice, against, life))}
        if isinstance(option, opt.Play):
            about["card"] = option.card
        return Deed(self.harm(foe, dice, resist) - price, spaces, option, why, about)

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
            elif clause.deed in ("lose_action", "lose_movement"):
                out += self.hexing(printed)
            elif clause.deed == "revive":
                out += self.revive(name)
            elif clause.deed == "recover_spell" and self.wants_a_spell():
                out.append(Deed(0.8, EVERYWHERE, opt.Play(name), "why-recover", {"card": name}))
        return out

    def wants_a_spell(self) -> bool:
        """All Spells are cast, and an enemy is near who is worth another."""
        is_worth_it = any(self.threat(foe) > PETTY for foe in self.mission.foes_near)
        return is_worth_it and bool(self.state.heroes[self.me.id].used) and not self.can_cast

    def attack_card(self, printed: Card) -> list[Deed]:
        board, clause = self.board, printed.clauses[0]
        dice = spell_dice(self.state, self.me, clause.dice, clause.with_mana)
        price, least = (CASTING, PETTY if board.has_boss() else 0.0) if printed.kind == "spell" else (SPENDING, PETTY)
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
                if self.threat(foe) > least
            ]
        out = []
        for area in dict.fromkeys(board.area_of[foe.space] for foe in board.foes):
            struck = [foe for foe in board.foes if board.area_of[foe.space] == area]
            value = sum(self.harm(foe, dice, clause.resist) for foe in struck) - price
            about = {"card": printed.id, "count": str(len(struck))}
            out.append(Deed(value, board.sheet.areas[area], opt.Play(printed.id), "why-strike-all", about))
        return out

    def need(self, hero: Figure) -> float:
        """The weight of each Life Point for a Hero."""
        life = self.board.life(hero)
        if not self.is_fight:
            return 0.15 if self.board.altar_sides() else 0.5
        harm = self.exposure(hero.space)
        return 0.9 if life <= 2 or life <= harm + 1 else 0.5 if life <= 4 else 0.25

    def healing(self, printed: Card) -> list[Deed]:
        board, clause = self.board, printed.clauses[0]
        price = 0.9 if printed.kind == "spell" else 0.8
        if clause.target == "all_allies":
            return [self.healing_of_all(printed, price)]
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

    def healing_of_all(self, printed: Card, price: float) -> Deed:
        """The deed of a card that heals everybody in this area."""
        board, number = self.board, printed.clauses[0].number
        area = board.sheet.areas[board.area_of[self.me.space]]
        near = [hero for hero in board.heroes if board.bit[hero.space] & area]
        hurt = [hero for hero in near if hero.wounds > 1 or board.life(hero) < 3]
        value = sum(self.need(hero) * min(hero.wounds, number) for hero in hurt)
        return Deed(price * value, board.bit[self.me.space], opt.Play(printed.id), "why-heal-all", {"card": printed.id})

    def bonus(self, printed: Card) -> list[Deed]:
        """Dice for a coming attack or defence, when there is nothing better to do in a fight."""
        clause = printed.clauses[0]
        if clause.stat == "movement":
            return hurry(self, printed.id) if clause.target == "one_ally" else []
        if not self.is_fight:
            return []
        out = []
        mates = [self.me] if clause.target == "self" else self.mission.heroes
        for hero in mates:
            if has_lasting_copy(self.state, hero, printed.id):
                continue
            if clause.stat == "attack":
                value, why = self.strengthening(hero, clause.dice), "why-strengthen"
            else:
                value, why = self.shielding(hero, clause.dice) - (CASTING if printed.kind == "spell" else SPENDING), "why-shield"
            aim = "" if clause.target == "self" else hero.id
            spaces = EVERYWHERE if hero is self.me else visible_spaces(self.state, hero.space)
            about = {"card": printed.id, "target": hero.id}
            out.append(Deed(value, spaces, opt.Play(printed.id, aim), why, about))
        return out

    def shielding(self, hero: Figure, dice: Pool) -> float:
        """The wounds that more dice spare, from the worst blow, a friend where it stands or oneself where the turn will end."""
        board, own = self.board, self.board.pool(hero, "defence")
        place = board.bit[self.calmest if hero is self.me else hero.space]
        zones = board.zones(self.mission.foes_near, board.hero_spaces & ~board.bit[hero.space])
        blows = [board.pool(foe, "attack") for zone, foe in zones if zone & place]
        return LIKELY * max((mean_damage(blow, own) - mean_damage(blow, own.plus(dice)) for blow in blows), default=0.0)

    def strengthening(self, hero: Figure, dice: Pool) -> float:
        """The gain of more dice in a Hero's next blow, at an enemy not far off whom one wound does not kill.

        One's own comes only in the next turn, and is none if one casts instead.
        """
        board, own = self.board, self.board.pool(hero, "attack")
        if hero is self.me and (self.is_spent or self.is_badly_hurt or self.can_cast):
            return 0.0
        soon = 2 * movement_of(self.state, hero) + 1
        tough = [foe for foe in self.mission.foes_near if board.life(foe) > 1]
        near = [foe for foe in tough if self.mission.steps_to(hero.id, board.beside(foe.space)) < soon]
        return 0.7 * max((self.harm(foe, own.plus(dice)) - self.harm(foe, own) for foe in near), default=0.0)

    def hexing(self, printed: Card) -> list[Deed]:
        """Take an enemy's next Action, or its walk where it can strike nobody without: worth the blow it would strike."""
        board, out = self.board, []
        lost = printed.clauses[0].deed.removeprefix("lose_")
        for foe in self.mission.foes_near:
            here = board.bit[foe.space]
            strikes = lost == "movement" and any(board.reach_of(foe, hero.space) & here for hero in board.heroes)
            if strikes or lost in self.state.hexes.get(foe.id, ()):
                continue
            about = {"card": printed.id, "target": foe.id}
            option = opt.Play(printed.id, foe.id)
            out.append(Deed(self.threat(foe), visible_spaces(self.state, foe.space), option, "why-hex", about))
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
        closed = [door for door, status in self.state.doors.items() if status == CLOSED]
        doors = [deed for door in closed for deed in self.door(door)]
        return [*self.using(), *self.resting(), *self.looting(), *doors]

    def using(self) -> list[Deed]:
        """Things of the Adventure."""
        mission = self.mission
        value = 40.0 if mission.may_win_by_use() else 2.5 if self.is_fight else 4.0
        return [Deed(value, spaces, opt.Use(thing), "why-use", {"thing": thing}) for thing, spaces in mission.things.items()]

    def resting(self) -> list[Deed]:
        """At an Altar, for wounds and Spells."""
        altar, wounds = self.board.altar_sides(), self.me.wounds
        used = len(self.state.heroes[self.me.id].used)
        if not altar or not (wounds or used):
            return []
        value = self.need(self.me) * wounds + 0.4 * used - 0.6
        return [Deed(value, altar, opt.Rest(), "why-rest", {"wounds": str(wounds), "spells": str(used)})]

    def looting(self) -> list[Deed]:
        """Chests, and what the dead have left."""
        board, out = self.board, list[Deed]()
        value = 0.3 if self.is_fight else 2.0
        for space, spaces in self.mission.chests.items():
            out.append(Deed(value, spaces, opt.Chest(space), "why-chest", {"chest": space}))
        for owner, skull in self.state.skulls.items():
            if skull.cards:
                spaces = board.beside(skull.space) | board.bit[skull.space]
                out.append(Deed(value, spaces, opt.Loot(owner), "why-loot", {"hero": owner}))
        return out

    def door(self, door: str) -> list[Deed]:
        """A closed door on the way to the goal."""
        board, threshold = self.board, self.threshold
        is_new = not all(is_explored(self.state, area) for area in board.sheet.door_areas[door])
        if threshold is not None and threshold.door == door and self.may_go_on:
            near = threshold.front
        elif is_new and not (self.is_fight and self.presses):
            return []
        else:
            one, other = board.sheet.front_spaces(door)
            near, far = (one, other) if self.goal_steps(one) > self.goal_steps(other) else (other, one)
            if self.goal_steps(near) >= self.goal_steps(self.me.space) + 3 or self.goal_steps(far) >= FAR:
                return []
        afar, about = board.sheet.areas[board.area_of[near]], {"door": door}
        by_magic = [Deed(0.8, afar, opt.Play(name, door), "why-open-door", about) for name in cards_that(self, "open_door")]
        return [Deed(1.2, board.bit[near], opt.Open(door), "why-open-door", about), *by_magic]

    @property
    def may_go_on(self) -> bool:
        """The next door may be opened: by who goes on while others fight, or when all are ready and no enemy is about."""
        return self.seeks or (self.is_group_ready and not self.is_fight)

    def calm_deeds(self) -> list[Deed]:
        """The deeds there is time for when no enemy is about."""
        out: list[Deed] = []
        if opt.Reorganize() in self.options and self.mission.worth_reorganizing and not self.turn.entered:
            out.append(Deed(6, self.board.bit[self.me.space], opt.Reorganize(), "why-reorganize", {}))
        if self.turn.entered:
            out += self.searching(self.board.bit[self.me.space], self.board.area_of[self.me.space], "why-search-new")
        elif self.threshold is None and not self.mission.errands and not self.mission.bearer and not self.board.foes:
            area = self.area_to_search()
            out += self.searching(self.board.sheet.areas[area], area, "why-search")
        return out

    def searching(self, spaces: int, area: str, why: str) -> list[Deed]:
        """With a card that is good for nothing else the neighbouring areas are searched too."""
        if area in self.state.searched:
            return []
        about = {"area": area}
        by_card = [Deed(0.6, spaces, opt.Play(name), why, about) for name in cards_that(self, "search", "consumable")]
        return [Deed(0.5, spaces, opt.Search(), why, about), *by_card]
