"""The Heroes' errands, as far as they can know them: things to use, tokens to take, doors to open, areas to enter."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from tenebra.games.dungeon_venture.advice.appraisal import FAR, Board
from tenebra.games.dungeon_venture.advice.gear import best_wearer, gain, successes
from tenebra.games.dungeon_venture.content import card
from tenebra.games.dungeon_venture.rules.characteristics import printed
from tenebra.games.dungeon_venture.rules.space import is_explored
from tenebra.games.dungeon_venture.state import CLOSED, OPEN, Figure, heroes_in_order
from tenebra.kit.decks import HIDDEN
from tenebra.kit.scenario_rules import time_limit

EVERY_STEP = 1 << 30
SHORT, SOME_TIME = 15, 45
"""With so few rounds left, or in an Adventure of so few rounds, what is sought does not wait for the end of every fight."""
A_WHILE = 5
"""Rounds in which something may be counted for the first time."""
NEAR = 10
"""Enemies further away than this by walking are not yet a fight."""


def is_badly_hurt(board: Board, hero: Figure) -> bool:
    """More than half of its Life is gone."""
    return hero.wounds > 1.5 * board.life(hero)


class Threshold(NamedTuple):
    """A door between what is explored and what is not: where to stand, and what lies behind."""

    door: str
    front: str
    beyond: str
    area: str
    is_open: bool


class Mission:
    """The common plan of everybody, or of one Hero and all to whom a way leads from there. Each of them reads the same plan."""

    def __init__(self, board: Board, of: Figure | None = None) -> None:
        self.board, self.state, self.sheet = board, board.state, board.sheet
        self.heroes = board.heroes
        if of is not None:
            near = board.grid.reach(board.bit[of.space], EVERY_STEP, self.floor, board.doors_down())
            self.heroes = [hero for hero in board.heroes if near & board.bit[hero.space]]

    @cached_property
    def floor(self) -> int:
        return self.board.grid.floor & ~self.board.blocked

    @cached_property
    def from_heroes(self) -> dict[str, dict[str, int]]:
        """Per Hero the steps to every space, closed doors opened on the way."""
        board = self.board
        by = board.doors_down()
        return {hero.id: board.distances(board.bit[hero.space], self.floor, by) for hero in self.heroes}

    @cached_property
    def thresholds(self) -> list[Threshold]:
        """Doors that lead on, with the steps all Heroes together have to them: nearest first, open ones before closed."""
        found = []
        for door, status in self.state.doors.items():
            if status not in (OPEN, CLOSED):
                continue
            areas, fronts = self.sheet.door_areas[door], self.sheet.front_spaces(door)
            for here, there in ((0, 1), (1, 0)):
                if is_explored(self.state, areas[here]) and not is_explored(self.state, areas[there]):
                    found.append(Threshold(door, fronts[here], fronts[there], areas[there], status == OPEN))
        return sorted(found, key=lambda t: (not t.is_open, self.steps_of_all(t.front), t.door))

    def steps_of_all(self, space: str) -> int:
        return sum(far.get(space, FAR) for far in self.from_heroes.values())

    @cached_property
    def threshold(self) -> Threshold | None:
        """The door the Heroes go through next."""
        reachable = [t for t in self.thresholds if any(t.front in far for far in self.from_heroes.values())]
        return reachable[0] if reachable else None

    @cached_property
    def vanguard(self) -> str:
        """The Hero who goes first through a door: the one who bears most and is near."""
        heroes = {hero.id: self.toughness(hero) for hero in self.heroes}
        return max(heroes, key=lambda hero: heroes[hero], default="")

    def toughness(self, hero: Figure) -> float:
        board = self.board
        steps = self.from_heroes[hero.id].get(self.threshold.front, 20) if self.threshold is not None else 0
        return board.life(hero) + 3.5 * successes(board.pool(hero, "defence")) - 0.25 * steps

    def may_lead(self, hero: Figure) -> bool:
        """The vanguard, or somebody nearly as tough."""
        best = max(map(self.toughness, self.heroes))
        return self.toughness(hero) >= best - 2.5

    def striker(self) -> str:
        """The Hero who hits hardest: with a weapon, or with Spells in the hand."""
        return max(self.heroes, key=self.strength).id

    def strength(self, hero: Figure) -> float:
        blow = successes(self.board.pool(hero, "attack"))
        names = self.board.playable(hero)
        spell = any(card(name).is_attack for name in names)
        return max(blow, successes(self.board.pool(hero, "mana")) if spell else 0)

    @cached_property
    def things(self) -> dict[str, int]:
        """Things of the Adventure to be used, each with the spaces one can use it from."""
        return self.things_where(True)

    @cached_property
    def things_beyond(self) -> dict[str, int]:
        """The things that can be seen through an open door, where nobody has been yet."""
        return self.things_where(False)

    def things_where(self, explored: bool) -> dict[str, int]:
        board, out = self.board, {}
        for thing, space in self.state.things.items():
            if is_explored(self.state, board.area_of[space]) == explored:
                out[thing] = (board.beside(space) | board.bit[space]) & self.floor
        return out

    @cached_property
    def loose_tokens(self) -> dict[str, int]:
        """Quest tokens that lie about."""
        board = self.board
        return {
            token: board.bit[place]
            for token, place in self.state.tokens.items()
            if place in board.bit and is_explored(self.state, board.area_of[place])
        }

    def is_bearer(self, hero: str) -> bool:
        """The Hero has what must be carried out of the dungeon."""
        return any(p.verb == "leave" and self.state.tokens.get(p.name) == hero for p in self.sheet.wins)

    def is_carried_out(self, token: str) -> bool:
        """The token must be carried out of the dungeon."""
        return any(p.verb == "leave" and p.name == token for p in self.sheet.wins)

    @cached_property
    def bearer(self) -> str:
        return next((hero.id for hero in self.board.heroes if self.is_bearer(hero.id)), "")

    @cached_property
    def errands(self) -> dict[str, tuple[str, int]]:
        """The errand of each Hero: each thing or token to the nearest Hero without one."""
        free = [hero.id for hero in self.heroes if hero.id != self.bearer]
        out: dict[str, tuple[str, int]] = {}
        for what, spaces in {**self.loose_tokens, **self.things}.items():
            if not free:
                break
            near = {hero: self.steps_to(hero, spaces) for hero in free}
            hero = min(free, key=lambda h: (near[h], heroes_in_order(self.state).index(h)))
            if near[hero] < FAR:
                out[hero] = (what, spaces)
                free.remove(hero)
        return out

    def steps_to(self, hero: str, spaces: int) -> int:
        far = self.from_heroes[hero]
        return min((far.get(space, FAR) for space in self.board.grid.spaces(spaces)), default=FAR)

    def may_win_by_use(self) -> bool:
        """One more thing used may reach the objective."""
        counts = [p for p in self.sheet.wins if p.verb == "count"]
        return bool(counts) and all(self.state.counters.get(p.name, 0) >= p.number - 1 for p in counts)

    def rounds_left(self) -> int:
        """Rounds until the Adventure is lost, as far as the briefing says so; what is counted goes on as it did until now."""
        round, counters = self.state.round, self.state.counters
        last = time_limit(self.sheet.losses)
        limits = [last - round + 1] if last else []
        counts = [(p.number, counters.get(p.name, 0)) for p in self.sheet.losses if p.verb == "count"]
        limits += [(number - count) * max(round, A_WHILE) // max(count, 1) for number, count in counts]
        return min(limits, default=FAR)

    @cached_property
    def foes_near(self) -> list[Figure]:
        """Enemies the Heroes have to deal with now."""
        board = self.board
        if not board.foes:
            return []
        far = board.distances(board.grid.set_of(hero.space for hero in self.heroes), self.floor, board.doors_down())
        seen = {board.area_of[hero.space] for hero in self.heroes}
        return [f for f in board.foes if far.get(f.space, FAR) <= NEAR or board.area_of[f.space] in seen]

    @cached_property
    def is_short_of_time(self) -> bool:
        """The Adventure is a short one from the beginning, or nearly over."""
        return self.rounds_left() < SHORT or 0 < time_limit(self.sheet.losses) < SOME_TIME

    @cached_property
    def must_kill(self) -> bool:
        """Somebody has to be defeated, so nobody leaves a fight."""
        return any(p.verb in ("all", "defeated") for p in self.sheet.wins)

    @cached_property
    def quarry(self) -> list[Figure]:
        """The enemies that have to be defeated, as far as they are on the board."""
        names = {p.name for p in self.sheet.wins if p.verb == "defeated"}
        return [foe for foe in self.board.foes if foe.kind in names]

    @cached_property
    def has_more_to_do(self) -> bool:
        """The clock runs, and it is not won by killing."""
        return self.is_short_of_time and not self.must_kill

    @cached_property
    def seekers(self) -> dict[str, Threshold]:
        """Heroes who go on with what is sought while the others fight, and through which door: whoever is nearest to a free one.

        At each place to strike from two can strike in a round, one who leaves and one who comes; more Heroes would only queue.
        """
        if not self.foes_near or not self.has_more_to_do:
            return {}
        board, busy = self.board, {*self.errands, self.bearer}
        ground = self.floor & ~board.foe_spaces
        places = board.grid.beside(board.grid.set_of(foe.space for foe in self.foes_near), board.ways) & ground
        spared = max(1, len(self.heroes) - 2 * places.bit_count())
        free = [hero for hero in self.heroes if hero.id not in busy and not is_badly_hurt(board, hero)]
        ways = self.ways_to_free_doors(ground)
        out: dict[str, Threshold] = {}
        for _ in range(spared):
            pairs = [(way[hero.space], hero.id, door) for door, way in ways.items() for hero in free if hero.space in way]
            if not pairs:
                break
            _, seeker, door = min(pairs)
            out[seeker] = door
            free = [hero for hero in free if hero.id != seeker]
            if len(ways) > 1:
                del ways[door]
        return out

    def ways_to_free_doors(self, ground: int) -> dict[Threshold, dict[str, int]]:
        """The doors that lead on and have no enemy in front or behind, with the steps to them from everywhere."""
        board = self.board
        free = [door for door in self.thresholds if not board.foe_spaces & (board.bit[door.front] | board.bit[door.beyond])]
        return {door: board.distances(board.bit[door.front], ground, board.doors_down()) for door in free}

    def wants_rest(self, hero: Figure) -> bool:
        """Wounded, or out of Spells, so that an Event for the Keeper is not too dear (DV-REST-04)."""
        life = printed(self.state, hero).life
        used = len(self.state.heroes[hero.id].used)
        return hero.wounds >= 3 or 10 * hero.wounds > 4 * life or (used >= 2 and self.board.pool(hero, "mana").size >= 3)

    def heals(self, hero: Figure) -> bool:
        """The Hero has something that heals."""
        return any(card(copy).clauses[0].deed == "heal" for copy in self.state.heroes[hero.id].hand if copy != HIDDEN)

    @cached_property
    def chests(self) -> dict[str, int]:
        """Chests not yet opened, each with the spaces it can be opened from; a mission that counts noises leaves them alone."""
        if any(p.verb == "count" for p in self.sheet.losses):
            return {}
        board = self.board
        return {
            space: board.beside(space) & self.floor
            for space, kind in self.state.furniture.items()
            if kind == "chest" and is_explored(self.state, board.area_of[space])
        }

    def better_wearer(self, hero: str) -> tuple[str, str] | None:
        """The first Equipment card in a Hero's hand that somebody should wear, and who."""
        return next(self.better_wearers(hero), None)

    def better_wearers(self, hero: str) -> Iterator[tuple[str, str]]:
        """The Equipment cards in a Hero's hand, each with who should wear it."""
        able = [h.id for h in self.board.heroes]
        own = self.state.heroes[hero]
        for copy in own.hand:
            if copy == HIDDEN or card(copy).kind != "equipment":
                continue
            name = card(copy).id
            who, good = best_wearer(self.state, name, able)
            mine = gain(self.state, hero, name)
            if mine > 0.1 and mine >= good - 0.2 and copy not in own.returned:
                yield name, hero
            elif good > 0.1 and who != hero:
                yield name, who

    @cached_property
    def worth_reorganizing(self) -> bool:
        """Enough to do for a Stop and Reorganize; what is one's own one puts on by oneself.

        Every sixteenth round the Heroes go on whatever there is.
        """
        if self.state.round % 16 == 15 or self.rounds_left() < 5:
            return False
        return bool(self.chests) or self.has_use_for_altar() or self.has_gifts() or self.has_stragglers()

    def has_use_for_altar(self) -> bool:
        """An Altar is within reach of Spirits, or of Heroes who want to rest."""
        board = self.board
        if not board.altar_sides() & self.floor:
            return False
        return bool(board.spirits) or any(self.wants_rest(hero) for hero in board.heroes)

    def has_gifts(self) -> bool:
        """Somebody has what another should wear."""
        return any(wearer != hero.id for hero in self.board.heroes for _, wearer in self.better_wearers(hero.id))

    def has_stragglers(self) -> bool:
        """Somebody is far from the door that all go through next."""
        if self.threshold is None or self.errands or self.bearer:
            return False
        front = self.threshold.front
        return max(far.get(front, FAR) for far in self.from_heroes.values()) > 9
