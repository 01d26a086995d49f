"""A Hero's own turn: whom to fight from where, with which cube; and where to go when there is nobody to fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.advice.camp import BETTER, item_worth, why_wear
from tenebra.games.drunagor.advice.outlook import FAR, Errand, Outlook
from tenebra.games.drunagor.advice.scenes import scene_worth
from tenebra.games.drunagor.advice.worth import FALL, Worth
from tenebra.games.drunagor.content import item, items, skills
from tenebra.games.drunagor.rules.field import card_of
from tenebra.games.drunagor.rules.movement import walkable
from tenebra.games.drunagor.rules.passives import curse_limit, is_immune, most_health
from tenebra.games.drunagor.rules.skills import colour_paid, text_for, usable_skills
from tenebra.games.drunagor.rules.space import beside, covers, darkness_of, enemies_of, grid_of, terrain_of
from tenebra.games.drunagor.rules.ways import HARM
from tenebra.games.drunagor.state import DARKNESS, SLOW, STEALTH, WATER, WEAPON, Hero
from tenebra.kernel import Option, aside
from tenebra.kit.advice import Advice
from tenebra.kit.decks import name_of

GOOD = 0.9
"""A Skill worth less is not worth its cube."""
IDLE = 0.6
"""The least a Skill must be worth to somebody who would else do nothing."""
SAFER = 1.0
"""The least by which a square must be better to go there for nothing else."""
STEP = 0.03
"""The cost of a step, so that nobody walks for nothing."""
DARK, ROUGH = 4.5, 2.0
"""The cost of ending in Darkness, or on terrain."""
WEAK, WOUND = 4, 2
"""The Health left at which one avoids what hurts; and the Health that Darkness, a fall or terrain takes."""
CROWD = 0.8
"""The cost of an enemy beside whoever shoots."""
SOUGHT, PASSED_BY = 0.12, 0.06
"""The share of the harm within reach that counts for the strongest Hero, and for the others."""
PULL = 1.5
"""The worth of a step towards what presses, if nothing presses more."""
PATIENCE = 30
"""After so many rounds nobody waits at a Door any more."""
LAST = 1.2
"""The cost of the last cube: a Recall brings a Curse."""


TOWARDS = {"place": "why-to-place", "scene": "why-to-scene", "chest": "why-to-chest", "door": "why-to-door"}


class Spot(NamedTuple):
    """A square one can go to, and how."""

    option: opt.Go | None
    square: str
    cost: int
    harm: float


class Plan(NamedTuple):
    """Something to do from somewhere."""

    worth: float
    spot: Spot
    use: Option | None


class HeroTurn:
    """The turn of one Hero: the options with their worth."""

    def __init__(self, look: Outlook, hero: Hero, options: Sequence[Option]) -> None:
        self.look, self.state, self.hero, self.options = look, look.state, hero, list(options)
        self.uses = [option for option in options if isinstance(option, opt.Use | opt.Focus | opt.Ki)]
        self.hurry = look.hurry()

    def advise(self) -> Advice:
        """Drink, fight, see to an errand, or end the turn."""
        quick = self.at_hand()
        if quick is not None:
            return quick
        if self.look.enemies(self.hero.id):
            return self.fight()
        return self.errand()

    # --- what costs nothing

    def at_hand(self) -> Advice | None:
        """Minor Actions that only help: a potion for the wounded, a scene, a Chest."""
        state, hero = self.state, self.hero
        missing = most_health(state, hero.id) - hero.health
        for option in self.options:
            match option:
                case opt.Consume(item=copy) if self._helps(copy, missing):
                    return Advice(str(option), "why-consume", {"item": copy})
                case opt.Search(chest=chest):
                    return Advice(str(option), "why-search", {"chest": chest})
                case opt.Equip(item=copy) if self._is_better(copy):
                    return Advice(str(option), why_wear(hero, copy), {"item": copy})
        scenes = [option for option in self.options if isinstance(option, opt.Interact)]
        if scenes:
            best = max(scenes, key=lambda option: scene_worth(state, hero.id, option.token, option.choice))
            return Advice(str(best), "why-interact", {"choice": best.choice or best.token})
        return None

    def _helps(self, copy: str, missing: int) -> bool:
        if name_of(copy) not in items():
            return missing >= 3 and self.hero.health <= 5
        text = item(copy).front.text
        return Worth(self.state, self.hero.id).of(text, copy, "") > (2.0 if self.look.enemies(self.hero.id) else 3.0)

    def _is_better(self, copy: str) -> bool:
        thing = item(copy)
        if thing.slot is None:
            return False
        worn = self.hero.equipped.get(thing.slot)
        if worn is None:
            return True
        if thing.slot != WEAPON:
            return item_worth(thing) > item_worth(item(worn)) + BETTER
        mine, other = item(worn).front, thing.front
        return other.damage * (21 - other.accuracy) > 1.1 * mine.damage * (21 - mine.accuracy)

    # --- fighting

    def spots(self) -> list[Spot]:
        """The squares where the Hero is and can go."""
        out = [Spot(None, self.hero.space, 0, 0.0)]
        ways = walkable(self.state, self.hero.id)
        if ways is None:
            return out
        for place, some in ways.reach().items():
            for way in some:
                option = opt.Go(ways.body.name(place), way.through)
                out.append(Spot(option, option.to, way.cost, self.dread(way.harm)))
        return [spot for spot in out if spot.option is None or spot.option in self.options]

    def dread(self, harm: Sequence[str]) -> float:
        """The cost of suffering something on the way: more for whoever has little Health left, most if it is the last."""
        value = 0.8 * sum(HARM.get(kind, 4) for kind in harm)
        wounds = WOUND * sum(kind != WATER for kind in harm)
        if not wounds or self.hero.health > WEAK:
            return value
        return 2 * value + FALL * (self.hero.health <= wounds)

    def fight(self) -> Advice:
        """The best Skill from the best square; then to a better square, or on towards what presses more; then the end."""
        plans = sorted(self.plans(), key=lambda plan: -plan.worth)
        best = plans[0] if plans else None
        if best is not None and best.use is not None and best.worth > 0:
            if best.spot.option is not None:
                return Advice(str(best.spot.option), "why-position", {"space": best.spot.square, "skill": _skill_of(best.use)})
            return Advice(str(best.use), "why-skill", {"skill": _skill_of(best.use)})
        errand = self.look.mine(self.hero) if self.hurry else None
        if errand is not None and (way := self.walk_to(errand)) is not None:
            return way
        return self.closer() or self.leave()

    def plans(self) -> list[Plan]:
        """Every Skill that can be used from every square in reach, with what it brings."""
        state, hero = self.state, self.hero
        home = hero.space
        found: list[Plan] = []
        spots, worth = self.spots(), Worth(state, hero.id)
        bases = {spot.square: self.standing(spot) + pull for spot, pull in zip(spots, self.pulls(spots), strict=True)}
        for spot in spots:
            with aside(state, "space"):
                hero.space = spot.square
                for use in self.uses_there():
                    value = self.use_worth(worth, use)
                    if value > GOOD:
                        found.append(Plan(value + bases[spot.square] - STEP * spot.cost - spot.harm, spot, use))
                hero.space = home
        return found

    def pulls(self, spots: Sequence[Spot]) -> list[float]:
        """The gain of each square in steps towards what presses; whoever strikes from here can walk there afterwards."""
        errand = self.look.mine(self.hero) if self.hurry else None
        if errand is None:
            return [0.0 for _ in spots]
        bit = grid_of(self.state).bit
        now = self.look.distance(bit[self.hero.space], errand.places)
        nearer = [PULL * self.hurry * (now - self.look.distance(bit[spot.square], errand.places)) for spot in spots]
        return [max(nearer), *nearer[1:]]

    def uses_there(self) -> list[Option]:
        """The uses possible where the Hero would stand: some Skills find an enemy only there, others none any more."""
        turn = self.state.turn
        skills = usable_skills(self.state, self.hero.id) if turn is not None and turn.cubes else []
        return [*skills, *(use for use in self.uses if not isinstance(use, opt.Use))]

    def use_worth(self, worth: Worth, use: Option) -> float:
        """The worth of a Skill less that of its cube."""
        hero = self.hero
        if isinstance(use, opt.Ki):
            text = skills()[use.ability].text if use.ability in skills() else None
            return worth.of(text, use.ability, "") if text is not None else self._with_weapon()
        name = _skill_of(use)
        skill, text, colour = skills()[name], skills()[name].text, ""
        if isinstance(use, opt.Use):
            text, colour = text_for(skill, use.colour), colour_paid(self.state, hero.id, skill, use)
        value = worth.of(text, name, colour)
        if isinstance(use, opt.Focus):
            return value - 0.4 * skill.focus
        left = sum(hero.available.values())
        price = 0.5 + (LAST + 0.4 * max(0, len(hero.curses) - 2) if left == 1 else 0.0)
        spare = hero.available.get(use.colour, 0) if isinstance(use, opt.Use) else 0
        return value - price + 0.05 * spare

    def _with_weapon(self) -> float:
        foes = [foe for foe in self.look.enemies(self.hero.id) if beside(self.state, self.hero.id) & covers(self.state, foe)]
        return 2.0 if foes and WEAPON in self.hero.equipped else 0.0

    def standing(self, spot: Spot) -> float:
        """The worth of a square to stand on at the end: out of Darkness and terrain, not in a crowd if one shoots."""
        state, hero = self.state, self.hero
        here = grid_of(state).bit[spot.square]
        value = 0.0
        if darkness_of(state) & here and not is_immune(state, hero.id, DARKNESS):
            value -= DARK + FALL * (hero.health <= WOUND)
        for kind, squares in terrain_of(state).items():
            if kind not in (DARKNESS, WATER) and squares & here and not is_immune(state, hero.id, kind):
                value -= ROUGH
        near = self.look.board.steps.beside(here) & enemies_of(state, hero.id)
        weapon = hero.equipped.get(WEAPON)
        if weapon and item(weapon).is_ranged and STEALTH not in hero.tokens:
            value -= CROWD * near.bit_count()
        return value - self.exposure(here)

    def exposure(self, here: int) -> float:
        """The harm that Monsters might do that can come here; it counts for most to whoever they seek, and to the wounded."""
        state, hero = self.state, self.hero
        harm = 0.0
        for monster in state.monsters.values():
            card = card_of(state, monster.id)
            reach = card.movement + (1 if card.type == "melee" else 3)
            if card.damage and (card.type == "magic" or self.look.distance(here, covers(state, monster.id)) <= reach):
                harm += card.damage
        others = [one.health for one in state.heroes.values() if one.id != hero.id and not one.is_down]
        factor = SOUGHT if all(hero.health >= health for health in others) else PASSED_BY
        return harm * factor * (1 + (hero.health <= harm) + bool(hero.traumas))

    def closer(self) -> Advice | None:
        """The advice if nobody can be fought from here: go nearer, with a cube if need be; leave Darkness and terrain behind."""
        state, hero = self.state, self.hero
        goal = self.look.foes(hero.id)
        here = covers(state, hero.id)
        best, gain = None, 0.2
        has_acted = state.turn is not None and not state.turn.cubes
        for spot in self.spots():
            there = self.look.distance(grid_of(state).bit[spot.square], goal)
            nearer = 0.0 if has_acted else 0.6 * (self.look.distance(here, goal) - there)
            value = nearer + self.standing(spot) - self.standing(Spot(None, hero.space, 0, 0.0)) - spot.harm - STEP * spot.cost
            if spot.option is not None and value > gain:
                best, gain = spot, value
        if best is not None and best.option is not None:
            is_away = has_acted or self.look.distance(grid_of(state).bit[best.square], goal) >= self.look.distance(here, goal)
            return Advice(str(best.option), "why-safer" if is_away else "why-closer", {"space": best.square})
        return None

    def leave(self) -> Advice:
        """A cube for steps if the fight is far away; a Recall if the cubes at hand are of no use; else the end."""
        state, hero = self.state, self.hero
        turn = state.turn
        goal = self.look.foes(hero.id)
        distance = self.look.distance(covers(state, hero.id), goal) if goal else 0
        expends = [option for option in self.options if isinstance(option, opt.Expend) and option.to == "move"]
        if turn is not None and expends and not turn.moves and 3 < distance < FAR and sum(hero.available.values()) > 2:
            best = max(expends, key=lambda option: hero.available.get(option.colour, 0))
            return Advice(str(best), "why-hurry", {"colour": best.colour})
        recall = opt.Recall()
        if (
            recall in self.options
            and turn is not None
            and turn.cubes == 2
            and goal
            and len(hero.curses) < curse_limit(state, hero.id) - 1
        ):
            return Advice(str(recall), "why-recall")
        return self.over()

    def over(self, why: str = "why-done", about: dict[str, str] | None = None) -> Advice:
        """The last advice: off the Darkness, up from the ground for the next move, then the end of the turn.

        A Recall that waits for the end of a move comes at once (DR-RUL-37), if there are Cube Actions for what it brings back.
        """
        turn = self.state.turn
        if opt.Stop() in self.options and turn is not None and turn.cubes:
            return Advice(str(opt.Stop()), "why-stop")
        return self.safer() or self.get_up() or Advice(str(opt.End()), why, about or {})

    def get_up(self) -> Advice | None:
        """The advice to get up from the ground with a move that is lost anyway (DR-CND-07)."""
        return Advice(str(opt.Move()), "why-get-up") if opt.Move() in self.options else None

    def safer(self) -> Advice | None:
        """Off Darkness and terrain that hurts, with the steps that are left."""
        here = self.standing(Spot(None, self.hero.space, 0, 0.0))
        best, gain = None, SAFER
        for spot in self.spots()[1:]:
            value = self.standing(spot) - here - spot.harm - STEP * spot.cost
            if value > gain:
                best, gain = spot, value
        return Advice(str(best.option), "why-safer", {"space": best.square}) if best is not None else None

    # --- without a fight

    def errand(self) -> Advice:
        """Help first; then a scene, a Chest, a place, a Door when all are near."""
        hero = self.hero
        errand = self.look.mine(hero)
        is_there = errand is None or (errand.kind == "place" and bool(covers(self.state, hero.id) & errand.places))
        helpful = self.help(IDLE if is_there else 2 * GOOD)
        if helpful is not None:
            return helpful
        if errand is None or is_there:
            return self.over()
        door = next((one for one in self.options if isinstance(one, opt.Open) and one.door == errand.name), None)
        if door is not None:
            if not self.look.stragglers(errand):
                return Advice(str(door), "why-open", {"door": door.door})
            if self.hurry:
                return Advice(str(door), "why-open-late", {"door": door.door})
            if self.state.round > PATIENCE:
                return Advice(str(door), "why-open-anyway", {"door": door.door})
            return self.over("why-gather", {"door": door.door})
        return self.walk_to(errand) or self.aside(errand) or self.over()

    def aside(self, errand: Errand) -> Advice | None:
        """A step for whoever is slowed and comes no nearer, perhaps past a friend: the next move is whole."""
        if SLOW not in self.hero.tokens:
            return None
        bit, look = grid_of(self.state).bit, self.look
        steps = [spot for spot in self.spots()[1:] if not spot.harm]
        best = min(steps, key=lambda spot: look.distance(bit[spot.square], errand.places) - self.standing(spot), default=None)
        return Advice(str(best.option), "why-shake-off", {"space": best.square}) if best is not None else None

    def help(self, least: float) -> Advice | None:
        """Wounds and Curses are seen to while there is time, all the more by whoever has nothing else to do."""
        worth = Worth(self.state, self.hero.id)
        best = max(self.uses, key=lambda use: self.use_worth(worth, use), default=None)
        if best is not None and self.use_worth(worth, best) > least:
            return Advice(str(best), "why-mend", {"skill": _skill_of(best)})
        return None

    def walk_to(self, errand: Errand) -> Advice | None:
        """A step nearer; cubes hurry it, for they come back."""
        state, hero = self.state, self.hero
        here = covers(state, hero.id)
        now = self.look.distance(here, errand.places)
        best, gain = None, 0.0
        for spot in self.spots():
            there = grid_of(state).bit[spot.square]
            value = now - self.look.distance(there, errand.places) + 0.5 * self.standing(spot) - spot.harm - STEP * spot.cost
            if spot.option is not None and value > gain:
                best, gain = spot, value
        if best is not None and best.option is not None:
            return Advice(str(best.option), TOWARDS[errand.kind], {"name": errand.name})
        expends = [option for option in self.options if isinstance(option, opt.Expend) and option.to == "move"]
        if expends and state.turn is not None and not state.turn.moves and 1 < now < FAR and sum(hero.available.values()) > 3:
            chosen = max(expends, key=lambda option: hero.available.get(option.colour, 0))
            return Advice(str(chosen), "why-hurry", {"colour": chosen.colour})
        return None


def _skill_of(use: Option) -> str:
    match use:
        case opt.Use(skill=name) | opt.Focus(ability=name) | opt.Ki(ability=name):
            return name or "ki"
    return ""
