"""Minor Actions (DR-MIN): six kinds, each once in a turn, most of them not while engaged."""

from __future__ import annotations

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.events.turns import ActionTaken
from tenebra.games.drunagor.rules import chests, doors, interactions, items
from tenebra.games.drunagor.rules.engagement import is_engaged
from tenebra.games.drunagor.rules.focus import usable_focus, use_focus, why_not_focus
from tenebra.games.drunagor.rules.space import beside, covers, standing
from tenebra.games.drunagor.state import CONSUME, EXCHANGE, FRUIT, INTERACT, OPEN, SEARCH, USE_FOCUS, DRState, Hero, Turn
from tenebra.kernel import Game, Option, Reason

G = Game[DRState]
KINDS: dict[type[Option], str] = {
    opt.Equip: EXCHANGE,
    opt.Unequip: EXCHANGE,
    opt.Give: EXCHANGE,
    opt.Take: EXCHANGE,
    opt.Interact: INTERACT,
    opt.Open: OPEN,
    opt.Search: SEARCH,
    opt.Focus: USE_FOCUS,
    opt.Consume: CONSUME,
}


class _Unequips(dict[str, opt.Unequip]):
    def __missing__(self, copy: str) -> opt.Unequip:
        self[copy] = opt.Unequip(copy)
        return self[copy]


UNEQUIPS = _Unequips()
WHILE_ENGAGED = (USE_FOCUS, CONSUME)
"""DR-MIN-02."""
RULES = {EXCHANGE: "DR-MIN-03", INTERACT: "DR-INT-04", OPEN: "DR-DOR-01", SEARCH: "DR-CHE-02", CONSUME: "DR-MIN-07"}


def minor_options(state: DRState, hero: Hero, turn: Turn) -> list[Option]:
    """Every Minor Action a Hero can take now (DR-MIN-01)."""
    taken = turn.minors
    out: list[Option] = []
    if USE_FOCUS not in taken:
        out += usable_focus(state, hero.id)
    if CONSUME not in taken:
        out += [opt.Consume(item) for item in items.usable(hero)]
    if len(taken) == len(RULES) + 1 or is_engaged(state, hero.id):
        return out
    if OPEN not in taken:
        out += [opt.Open(door) for door in doors.doors_near(state, hero) if not doors.is_locked(state, door)]
    if standing(state).tokens & (beside(state, hero.id) | covers(state, hero.id)):
        if SEARCH not in taken:
            out += [opt.Search(chest) for chest in chests.chests_near(state, hero)]
        if INTERACT not in taken:
            out += interactions.interact_options(state, hero)
    if EXCHANGE not in taken:
        out += exchange_options(state, hero)
    return out


def exchange_options(state: DRState, hero: Hero) -> list[Option]:
    """Equipping and unequipping, giving and taking (DR-MIN-03)."""
    out: list[Option] = [opt.Equip(copy) for copy in dict.fromkeys(hero.bag) if items.may_equip(hero, copy)]
    if len(hero.bag) < items.bag_size(state, hero.id):
        out += [UNEQUIPS[copy] for copy in hero.equipped.values() if not items.is_locked(hero, copy)]
    mine = [*dict.fromkeys(hero.bag), *([FRUIT] if FRUIT in hero.tokens else [])]
    near = items.neighbours(state, hero.id) if len(state.heroes) > 1 else ()
    for other in near:
        gifts = [opt.Give(copy, other) for copy in mine]
        out += [gift for gift in gifts if items.why_not_give(state, hero, gift, near) is None]
        asked = [opt.Take(copy, other, to) for copy in dict.fromkeys(state.heroes[other].bag) for to in ("", CONSUME)]
        out += [one for one in asked if items.why_not_take(state, hero, one, near) is None]
    return out


def why_not_minor(state: DRState, hero: Hero, turn: Turn, option: Option) -> Reason | None:
    """Why a Minor Action cannot be taken now (DR-MIN-01, DR-MIN-02)."""
    kind = KINDS[type(option)]
    if kind in turn.minors:
        return Reason("DR-MIN-01", "minor-action-taken", {"action": kind})
    if kind not in WHILE_ENGAGED and is_engaged(state, hero.id):
        return Reason("DR-MIN-02", "engaged")
    match option:
        case opt.Equip(item=copy):
            return items.why_not_equip(hero, copy)
        case opt.Unequip(item=copy):
            return items.why_not_unequip(state, hero, copy)
        case opt.Give():
            return items.why_not_give(state, hero, option, items.neighbours(state, hero.id))
        case opt.Take():
            return items.why_not_take(state, hero, option, items.neighbours(state, hero.id))
        case opt.Interact():
            return interactions.why_not_interact(state, hero, option)
        case opt.Open(door=door):
            return doors.why_not_open(state, hero, door)
        case opt.Search(chest=chest):
            return chests.why_not_search(state, hero, chest)
        case opt.Focus(ability=ability):
            return why_not_focus(state, hero.id, ability)
        case opt.Consume(item=copy):
            return None if copy in items.usable(hero) else Reason("DR-MIN-07", "not-in-the-bag", {"item": copy})
    return None


async def take(g: G, hero: str, option: Option) -> None:
    """A Hero takes a Minor Action; movement goes on afterwards (DR-MIN-01, DR-MOV-08)."""
    kind = KINDS[type(option)]
    if not isinstance(option, opt.Take):
        g.tell(ActionTaken(hero, kind, rule=RULES.get(kind, "DR-FOC-02"), also=("DR-MIN-01", "DR-MOV-08", "DR-TRN-08")))
    match option:
        case opt.Equip(item=copy) | opt.Unequip(item=copy):
            await items.change(g, hero, copy)
        case opt.Give(item=copy, to=to):
            await items.give(g, hero, copy, to)
        case opt.Take():
            await take_item(g, hero, option)
        case opt.Interact():
            await interactions.interact(g, hero, option)
        case opt.Open(door=door):
            await doors.open_door(g, hero, door)
        case opt.Search(chest=chest):
            await chests.search(g, hero, chest)
        case opt.Focus(ability=ability):
            await use_focus(g, hero, ability)
        case opt.Consume(item=copy):
            await items.consume(g, hero, copy)


async def take_item(g: G, hero: str, option: opt.Take) -> None:
    """With its owner's leave; if it is consumed at once, that is used up too (DR-MIN-03)."""
    if await items.take(g, hero, option):
        g.tell(ActionTaken(hero, EXCHANGE, rule="DR-MIN-03"))
        if option.to == CONSUME:
            g.tell(ActionTaken(hero, CONSUME, rule="DR-MIN-03"))
