"""Stop and Reorganize as the computer plays it: rise, rest, share, open chests, gather at the next door, be ready."""

from __future__ import annotations

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.advice.appraisal import FAR, Board
from tenebra.games.dungeon_venture.advice.errands import Mission
from tenebra.games.dungeon_venture.content import card, heroes
from tenebra.games.dungeon_venture.rules.space import explored_spaces, occupied
from tenebra.games.dungeon_venture.state import CLOSED, SPIRIT, Figure
from tenebra.kernel import Option
from tenebra.kit.advice import Advice
from tenebra.kit.decks import HIDDEN

CLOSE_ENOUGH = 3


def reorganizing(board: Board, seat: str, options: list[Option]) -> Advice:
    """One thing at a time; each of them can be done only so often, so it ends."""
    return Regrouping(board, board.state.figures[seat], options).advise()


class Regrouping:
    """One choice of a Hero while the Heroes reorganize (DV-REO)."""

    def __init__(self, board: Board, me: Figure, options: list[Option]) -> None:
        self.board, self.me, self.state = board, me, board.state
        self.options = dict.fromkeys(options)
        self.mission = Mission(board)
        self.free = explored_spaces(self.state) & ~occupied(self.state) & ~board.known_traps()

    def advise(self) -> Advice:
        if self.me.form == SPIRIT:
            return self.rise() or self.ready()
        return self.rest() or self.share() or self.heal() or self.open_chest() or self.gather() or self.search() or self.ready()

    def ready(self) -> Advice:
        """Nothing left to do; whoever is going to be given something waits for it, and the vanguard for its place at the door."""
        others = [hero for hero in self.board.heroes if hero is not self.me and hero.id in self.state.reorganizing]
        gifts = [gift for hero in others for gift in self.gifts_of(hero)]
        waits = any(to == self.me.id for _, to in gifts) or any(self.holds_the_front(hero) for hero in others)
        return Advice(str(opt.Ready()), "why-ready", waits=waits)

    def gifts_of(self, hero: Figure) -> list[tuple[str, str]]:
        """The cards that a Hero is going to hand over, each with whom to."""
        found = [*self.mission.better_wearers(hero.id), self.spell_of(hero), self.potion_of(hero)]
        return [gift for gift in found if gift is not None]

    def holds_the_front(self, hero: Figure) -> bool:
        """A Hero stands where this one, who goes in first, is going to stand."""
        threshold = self.mission.threshold
        return threshold is not None and self.me.id == self.mission.vanguard and hero.space == threshold.front

    def search(self) -> Advice | None:
        """The advice to search where the Heroes go next: it costs nothing now."""
        area = self.board.area_of[self.me.space]
        if opt.Search() not in self.options or area in self.state.searched:
            return None
        return Advice(str(opt.Search()), "why-search-new", {"area": area})

    def go(self, spaces: int, why: str) -> Advice | None:
        """Move freely to one of these spaces, the nearest to where the Heroes go next."""
        good = self.board.grid.spaces(spaces & self.free)
        if not good:
            return None
        far = self.steps_to_front()
        to = min(good, key=lambda s: far.get(s, FAR))
        return Advice(str(opt.Move(to)), why, {"space": to})

    def steps_to_front(self) -> dict[str, int]:
        threshold = self.mission.threshold
        goal = self.board.bit[threshold.front] if threshold is not None else self.board.bit[self.me.space]
        return self.board.distances(goal, self.mission.floor, self.board.doors_down())

    def rise(self) -> Advice | None:
        if opt.Resurrect() in self.options:
            return Advice(str(opt.Resurrect()), "why-resurrect")
        if self.board.altar_sides() & self.board.bit[self.me.space]:
            return None
        return self.go(self.board.altar_sides(), "why-spirit-to-altar")

    def rest(self) -> Advice | None:
        if not self.mission.wants_rest(self.me):
            return None
        if opt.Rest() in self.options:
            used = len(self.state.heroes[self.me.id].used)
            return Advice(str(opt.Rest()), "why-rest", {"wounds": str(self.me.wounds), "spells": str(used)})
        return self.go(self.board.altar_sides(), "why-to-altar")

    def share(self) -> Advice | None:
        """Equipment to whom it helps most, Spells to those who can cast them, potions to those who have none."""
        wish = self.mission.better_wearer(self.me.id)
        if wish is not None:
            name, wearer = wish
            if wearer == self.me.id and opt.Play(name) in self.options:
                return Advice(str(opt.Play(name)), "why-equip", {"card": name})
            if opt.Give(name, wearer) in self.options and wearer in self.state.reorganizing:
                return Advice(str(opt.Give(name, wearer)), "why-give", {"card": name, "hero": wearer})
        return self.hand_over(self.spell_of(self.me)) or self.hand_over(self.potion_of(self.me))

    def hand_over(self, wish: tuple[str, str] | None) -> Advice | None:
        """A card to whom it helps most."""
        if wish is None or opt.Give(*wish) not in self.options:
            return None
        return Advice(str(opt.Give(*wish)), "why-give", {"card": wish[0], "hero": wish[1]})

    def potion_of(self, hero: Figure) -> tuple[str, str] | None:
        """A potion of a Hero who has more than one, and the frailest who has none."""
        names = {one.id: self.potions(one) for one in self.board.heroes}
        needy = [one for one in self.board.heroes if not names[one.id] and one.id in self.state.reorganizing]
        if len(names.get(hero.id, ())) < 2 or not needy:
            return None
        return names[hero.id][0], min(needy, key=self.board.life).id

    def potions(self, hero: Figure) -> list[str]:
        """The cards with which a Hero can heal itself alone."""
        held = [card(copy) for copy in self.state.heroes[hero.id].hand if copy != HIDDEN]
        return [one.id for one in held if one.clauses[0].deed == "heal" and one.clauses[0].target == "self"]

    def spell_of(self, hero: Figure) -> tuple[str, str] | None:
        """A Spell that a Hero cannot cast, or only feebly, or what gives one back, and the best caster."""
        casters = [one for one in self.board.heroes if heroes()[one.id].mana.size]
        if not casters:
            return None
        best = max(casters, key=lambda one: heroes()[one.id].mana.size).id
        mana = heroes()[hero.id].mana.size
        for copy in self.state.heroes[hero.id].hand:
            if copy == HIDDEN or best == hero.id:
                continue
            clause = card(copy).clauses[0]
            is_spell = card(copy).kind == "spell" and (not mana or clause.with_mana)
            if is_spell or clause.deed == "recover_spell":
                return card(copy).id, best
        return None

    def heal(self) -> Advice | None:
        """Without an Altar the potions must do: now they cost no Action."""
        if self.board.altar_sides():
            return None
        for name in self.board.playable(self.me):
            clause = card(name).clauses[0]
            if clause.deed != "heal":
                continue
            for hero in [self.me] if clause.target == "self" else self.board.heroes:
                aim = hero.id if clause.target == "one_ally" else ""
                life = self.board.life(hero)
                if hero.wounds >= 3 and life <= 4 and opt.Play(name, aim) in self.options:
                    return Advice(str(opt.Play(name, aim)), "why-heal", {"card": name, "target": hero.id, "life": str(life)})
        return None

    def open_chest(self) -> Advice | None:
        for space, sides in self.mission.chests.items():
            if opt.Chest(space) in self.options:
                return Advice(str(opt.Chest(space)), "why-chest", {"chest": space})
            if self.free & sides:
                return self.go(sides, "why-to-chest")
        return None

    def gather(self) -> Advice | None:
        """Everybody near the next door, the vanguard in front of it; whoever stands there opens it at once."""
        threshold = self.mission.threshold
        if threshold is None:
            return None
        here, front = self.me.space, self.board.bit[threshold.front]
        is_in_front = here == threshold.front
        door = opt.Open(threshold.door)
        if is_in_front and self.state.doors.get(threshold.door) == CLOSED and door in self.options:
            return Advice(str(door), "why-open-door", {"door": threshold.door})
        if self.me.id == self.mission.vanguard:
            if is_in_front:
                return None
            if front & self.free:
                return self.go(front, "why-to-door")
        far = self.steps_to_front()
        if not is_in_front and far.get(here, FAR) <= CLOSE_ENOUGH:
            return None
        # no door's front is taken by anybody but the vanguard: making room at one door must not block another
        fronts = self.board.grid.set_of(door.front for door in self.mission.thresholds)
        spaces = self.board.grid.spaces(self.free & ~fronts)
        to = min(spaces, key=lambda s: far.get(s, FAR), default=here)
        if not is_in_front and far.get(to, FAR) >= far.get(here, FAR):
            return None
        return Advice(str(opt.Move(to)), "why-gather", {"space": to})
