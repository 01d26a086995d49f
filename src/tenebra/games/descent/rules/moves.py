"""Movement actions (DE-MVA): everything but steps that a hero spends movement points on, or does for none."""

from __future__ import annotations

from tenebra.games.descent import options as opt
from tenebra.games.descent.events.board import PicoCarried, ThingGiven
from tenebra.games.descent.events.figures import Moved
from tenebra.games.descent.events.goods import FerretTook, ItemGiven, kept
from tenebra.games.descent.rules import doors, equipment, glyphs, town, treasure
from tenebra.games.descent.rules.equipment import arrange, drop, has_room, is_relic, items_of, receive
from tenebra.games.descent.rules.exploration import reveal
from tenebra.games.descent.rules.familiars import is_near
from tenebra.games.descent.rules.fatigue import pay_points, usable_points, why_not_pay
from tenebra.games.descent.rules.movement import arrive
from tenebra.games.descent.rules.quest_rules import brought
from tenebra.games.descent.rules.space import covers, grid_of, occupied, standing, steps_of
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import FERRETS, PICO, POTIONS, TOWN, DEState, Hero
from tenebra.kernel import Game, Option, Reason

G = Game[DEState]
COSTS: dict[type[Option], int] = {
    opt.Pickup: 0,
    opt.Drop: 0,
    opt.Travel: 1,
    opt.Stairs: 1,
    opt.Give: 1,
    opt.Drink: 1,
    opt.Open: doors.COST,
    opt.Close: doors.COST,
    opt.Chest: 2,
    opt.Reequip: 2,
    opt.Visit: town.VISIT,
}
"""The table of movement actions (DE-MVA-01 to DE-MVA-05)."""
PICO_COST = 2
"""DE-FAM-16."""
CHEST, STAIRS, REEQUIP, VISIT = opt.Chest(), opt.Stairs(), opt.Reequip(), opt.Visit()


def cost_of(option: Option) -> int:
    """What a movement action costs."""
    return PICO_COST if isinstance(option, opt.Give) and option.item == PICO else COSTS[type(option)]


def other_end(state: DEState, space: str) -> str:
    """The other end of the staircase in a space, on the board already or not (DE-STR-01, DE-STR-02)."""
    colour = state.stairs[space]
    ends = [at for area in sheet_of(state).areas.values() for at, other in area.stairs.items() if other == colour]
    return next((at for at in ends if at != space), "")


def why_not_stairs(state: DEState, hero: Hero) -> Reason | None:
    """A hero on a staircase, its other end not taken as far as one sees (DE-STR-01, DE-RUL-18)."""
    if hero.space not in state.stairs:
        return Reason("DE-STR-01", "no-stairs-here")
    end = next((at for at, colour in state.stairs.items() if colour == state.stairs[hero.space] and at != hero.space), "")
    if end and occupied(state) & grid_of(state).bit[end]:
        return Reason("DE-MOV-07", "space-occupied", {"space": end})
    return None


def receivers(state: DEState, hero: Hero) -> list[str]:
    """Adjacent heroes with no wall or closed door between, and ferrets with empty paws (DE-TRS-03, DE-RUB-13, DE-FAM-10)."""
    if hero.space:
        of, near = standing(state).of, steps_of(state).beside(covers(state, hero.id))
        others = [other for other in state.party if of[other] & near and other != hero.id]
    else:
        others = [other for other in state.party if not state.heroes[other].space and other != hero.id]
    ferrets = [f for f in FERRETS if f in state.familiars and is_near(state, hero.space, state.familiars[f].space)]
    return [*others, *(ferret for ferret in ferrets if not state.familiars[ferret].item)]


def givable(state: DEState, hero: Hero) -> list[str]:
    """What a hero can hand over: any item, a thing of the quest, Pico (DE-RUL-53, DE-FAM-16)."""
    things = [thing for thing, bearer in state.bearers.items() if bearer == hero.id]
    return [*items_of(hero), *things, *([PICO] if state.pico == hero.id else [])]


def why_not_give(state: DEState, hero: Hero, option: opt.Give) -> Reason | None:
    """Any item to somebody adjacent (DE-TRS-03, DE-RUL-53)."""
    if option.item not in givable(state, hero):
        return Reason("DE-RUL-53", "not-carried", {"item": option.item})
    if option.to not in receivers(state, hero):
        return Reason("DE-TRS-03", "not-adjacent", {"to": option.to})
    if option.to in FERRETS and option.item not in items_of(hero):
        return Reason("DE-FAM-10", "not-for-ferrets", {"item": option.item})
    receiver = state.heroes.get(option.to)
    if receiver is not None and option.item in items_of(hero) and not has_room(state, receiver, option.item):
        return Reason("DE-RUB-23", "no-room", {"item": option.item})
    return None


def why_not_act(state: DEState, hero: Hero, option: Option) -> Reason | None:
    """Why a hero cannot do a movement action now."""
    if hero.monkey:
        return Reason("DE-EFF-15", "a-monkey-cannot")
    return _why_not_there(state, hero, option) or why_not_pay(state, hero.id, cost_of(option))


def _why_not_there(state: DEState, hero: Hero, option: Option) -> Reason | None:
    match option:
        case opt.Pickup(token=token):
            return treasure.why_not_pick_up(state, hero, token)
        case opt.Drop(item=item):
            return equipment.why_not_drop(hero, item)
        case opt.Travel():
            return glyphs.why_not_travel(state, hero, option)
        case opt.Stairs():
            return why_not_stairs(state, hero)
        case opt.Give():
            return why_not_give(state, hero, option)
        case opt.Drink(potion=potion):
            return treasure.why_not_drink(state, hero, potion)
        case opt.Open(door=door) | opt.Close(door=door):
            return doors.why_not_door(state, hero.id, door, isinstance(option, opt.Open))
        case opt.Chest():
            return treasure.why_not_chest(state, hero)
        case opt.Reequip():
            # with an empty pack, too: to put something away is a change
            return None if items_of(hero) else Reason("DE-RUL-54", "nothing-to-arrange")
        case opt.Visit():
            return town.why_not_visit(state, hero)
    return Reason("DE-MVA-01", "not-a-movement-action")


def action_options(state: DEState, hero: Hero) -> list[Option]:
    """Every movement action a hero can pay for now (DE-MVA-01)."""
    if hero.monkey:
        return []
    space, items = hero.space, items_of(hero)
    lying = (id for id, token in state.tokens.items() if token.space == space)
    out: list[Option] = [opt.Pickup(id) for id in lying if treasure.why_not_pick_up(state, hero, id) is None]
    out += [opt.Drop(item) for item in items if space or not is_relic(item)]
    points = usable_points(state, hero.id)
    if not points:
        return out
    found: list[Option] = glyphs.travel_options(state, hero)
    gifts = [opt.Give(item, to) for to in receivers(state, hero) for item in givable(state, hero)]
    found += [gift for gift in gifts if why_not_give(state, hero, gift) is None]
    found += [opt.Drink(potion) for potion in POTIONS if treasure.why_not_drink(state, hero, potion) is None]
    if space:
        found += doors.door_options(state, hero.id)
    found += [option for option in (CHEST, STAIRS, VISIT, REEQUIP) if _why_not_there(state, hero, option) is None]
    return out + [option for option in found if cost_of(option) <= points]


async def act(g: G, hero: Hero, option: Option) -> None:
    """A hero pays for a movement action and does it."""
    state = g.state
    pay_points(g, hero.id, cost_of(option), _name(option))
    match option:
        case opt.Pickup(token=token):
            await treasure.pick_up(g, hero, token)
        case opt.Drop(item=item):
            drop(g, hero, item)
        case opt.Travel(to=to):
            await glyphs.travel(g, hero, to)
            if to != TOWN:
                await arrive(g, hero.id)
        case opt.Stairs():
            await take_stairs(g, hero)
        case opt.Give(item=item, to=to):
            await give(g, hero, item, to)
        case opt.Drink(potion=potion):
            treasure.drink(g, hero, potion)
        case opt.Open() | opt.Close():
            await doors.use_door(g, hero.id, option)
        case opt.Chest():
            await treasure.open_chest(g, hero)
        case opt.Reequip():
            await arrange(g, hero, "DE-RUL-54")
        case opt.Visit():
            town.begin_visit(g, state.heroes[hero.id])


def _name(option: Option) -> str:
    return str(option.__struct_config__.tag)


async def take_stairs(g: G, hero: Hero) -> None:
    """To the other end, whose area is revealed by arriving there (DE-STR-01, DE-EXP-04, DE-RUB-01)."""
    state = g.state
    end = other_end(state, hero.space)
    area = sheet_of(state).area_of[end]
    g.tell(Moved(hero.id, end, cost=0, rule="DE-STR-01", also=("DE-RUL-18", "DE-STR-03", "DE-LRG-04")))
    await reveal(g, area, "DE-EXP-04", "DE-STR-02", "DE-RUB-01")
    await arrive(g, hero.id)


async def give(g: G, hero: Hero, item: str, to: str) -> None:
    """A hero hands something over; who receives it puts it away at once (DE-TRS-03)."""
    state = g.state
    if item == PICO:
        g.tell(PicoCarried(to, rule="DE-FAM-16", also=("DE-MVA-05",)))
        return
    if item in state.bearers:
        g.tell(ThingGiven(item, to, rule="DE-TRS-03"))
        await brought(g, to)
        return
    g.tell(ItemGiven(hero.id, item, kept(hero, item), to, rule="DE-TRS-03"))
    if to in FERRETS:
        g.tell(FerretTook(to, item, rule="DE-FAM-10"))
    else:
        await receive(g, state.heroes[to], item, "DE-TRS-03", "DE-EQP-08")
