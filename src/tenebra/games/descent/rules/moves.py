"""Movement actions (DE-MVA): everything but steps that a hero spends movement points on, or does for none."""

from __future__ import annotations

from collections.abc import Iterable

from tenebra.games.descent import options as opt
from tenebra.games.descent.events.board import FamiliarPlaced, PicoCarried, ThingGiven
from tenebra.games.descent.events.figures import CameFromTown, Moved, WentToTown
from tenebra.games.descent.events.goods import FerretTook, ItemGiven, kept
from tenebra.games.descent.rules.choices import MOVEMENT
from tenebra.games.descent.rules.doors import door_options
from tenebra.games.descent.rules.equipment import has_room, items_of, receive
from tenebra.games.descent.rules.exploration import reveal
from tenebra.games.descent.rules.familiars import is_near
from tenebra.games.descent.rules.fatigue import pay_points, usable_points, why_not_pay
from tenebra.games.descent.rules.glyphs import arrivals, drop_things
from tenebra.games.descent.rules.movement import arrive
from tenebra.games.descent.rules.quest_rules import brought
from tenebra.games.descent.rules.space import covers, grid_of, occupied, standing, steps_of
from tenebra.games.descent.rules.treasure import DRINKS, tokens_at
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import FERRETS, PICO, TOWN, DEState, Hero
from tenebra.kernel import Game, Option, Reason

G = Game[DEState]
PICO_COST = 2
"""DE-FAM-16."""
PLAIN = [kind() for kind in opt.ALL if hasattr(kind, "cost") and not kind.__struct_fields__]
"""The options of which there is but one, and which are offered wherever their law allows it."""


def cost_of(option: Option) -> int:
    """The movement points that an action costs."""
    cost: int = getattr(option, "cost", 0)
    return PICO_COST if isinstance(option, opt.Give) and option.item == PICO else cost


def why_not_act(state: DEState, hero: Hero, option: Option) -> Reason | None:
    """Why a hero cannot do a movement action now."""
    if hero.monkey:
        return Reason("DE-EFF-15", "a-monkey-cannot")
    return MOVEMENT.why_not(state, hero.id, option) or why_not_pay(state, hero.id, cost_of(option))


def action_options(state: DEState, hero: Hero) -> list[Option]:
    """Every movement action a hero can pay for now (DE-MVA-01)."""
    if hero.monkey:
        return []
    points = usable_points(state, hero.id)

    def possible(options: Iterable[Option]) -> list[Option]:
        return [option for option in options if cost_of(option) <= points and MOVEMENT.why_not(state, hero.id, option) is None]

    free = possible([*tokens_at(state, hero.space), *map(opt.Drop, items_of(hero))])
    if not points:
        return free
    gifts = [opt.Give(item, to) for to in receivers(state, hero) for item in givable(state, hero)]
    doors = door_options(state, hero.id) if hero.space and points >= opt.Open.cost else []
    return [*free, *travel_options(state, hero), *possible([*gifts, *DRINKS]), *doors, *possible(PLAIN)]


async def act(g: G, hero: Hero, option: Option) -> None:
    """A hero pays for a movement action and does it."""
    pay_points(g, hero.id, cost_of(option), str(option.__struct_config__.tag))
    await MOVEMENT.carry_out(g, hero.id, option)


# --- by glyph and by stairs


def travel_options(state: DEState, hero: Hero) -> list[Option]:
    """To Town from an activated glyph, or out of it, once a turn (DE-GLY-02, DE-GLY-03)."""
    turn = state.turn
    if turn is None or turn.has_used_glyph:
        return []
    if hero.space:
        return [opt.Travel(TOWN)] if state.glyphs.get(hero.space) else []
    return [opt.Travel(space) for space in grid_of(state).spaces(arrivals(state))]


@MOVEMENT.law(opt.Travel)
def why_not_travel(state: DEState, who: str, option: opt.Travel) -> Reason | None:
    """Why a hero cannot travel so."""
    hero, turn = state.heroes[who], state.turn
    if turn is not None and turn.has_used_glyph:
        return Reason("DE-GLY-03", "glyph-once-a-turn")
    if hero.space and (option.to != TOWN or not state.glyphs.get(hero.space)):
        return Reason("DE-GLY-02", "not-on-a-glyph")
    if not hero.space and option not in travel_options(state, hero):
        return Reason("DE-RUL-20", "no-glyph-there", {"space": option.to})
    return None


@MOVEMENT.carries_out(opt.Travel)
async def travel(g: G, who: str, option: opt.Travel) -> None:
    """A hero goes to Town, or comes out of it (DE-GLY-02)."""
    state, to = g.state, option.to
    if to == TOWN:
        drop_things(g, who, state.heroes[who].space, "DE-GEN-02")
        g.tell(WentToTown(who, rule="DE-GLY-02"))
        return
    is_beside = to not in state.glyphs
    g.tell(CameFromTown(who, to, rule="DE-RUL-20" if is_beside else "DE-GLY-06"))
    for familiar in state.familiars.values():
        if familiar.owner == who and not familiar.space:
            g.tell(FamiliarPlaced(familiar.id, who, to, rule="DE-RUL-84"))
    await arrive(g, who)


@MOVEMENT.law(opt.Stairs)
def why_not_stairs(state: DEState, who: str, option: opt.Stairs) -> Reason | None:
    """A hero on a staircase, its other end not taken as far as one sees (DE-STR-01, DE-RUL-18)."""
    here = state.heroes[who].space
    if here not in state.stairs:
        return Reason("DE-STR-01", "no-stairs-here")
    end = next((at for at, colour in state.stairs.items() if colour == state.stairs[here] and at != here), "")
    if end and occupied(state) & grid_of(state).bit[end]:
        return Reason("DE-MOV-07", "space-occupied", {"space": end})
    return None


@MOVEMENT.carries_out(opt.Stairs)
async def take_stairs(g: G, who: str, option: opt.Stairs) -> None:
    """To the other end, whose area is revealed by arriving there (DE-STR-01, DE-EXP-04, DE-RUB-01)."""
    state = g.state
    end = other_end(state, state.heroes[who].space)
    area = sheet_of(state).area_of[end]
    g.tell(Moved(who, end, cost=0, rule="DE-STR-01", also=("DE-RUL-18", "DE-STR-03", "DE-LRG-04")))
    await reveal(g, area, "DE-EXP-04", "DE-STR-02", "DE-RUB-01")
    await arrive(g, who)


def other_end(state: DEState, space: str) -> str:
    """The other end of the staircase in a space, on the board already or not (DE-STR-01, DE-STR-02)."""
    colour = state.stairs[space]
    ends = [at for area in sheet_of(state).areas.values() for at, other in area.stairs.items() if other == colour]
    return next((at for at in ends if at != space), "")


# --- giving


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
    """The things a hero can hand over: any item, a thing of the quest, Pico (DE-RUL-53, DE-FAM-16)."""
    things = [thing for thing, bearer in state.bearers.items() if bearer == hero.id]
    return [*items_of(hero), *things, *([PICO] if state.pico == hero.id else [])]


@MOVEMENT.law(opt.Give)
def why_not_give(state: DEState, who: str, option: opt.Give) -> Reason | None:
    """Any item to somebody adjacent (DE-TRS-03, DE-RUL-53)."""
    hero = state.heroes[who]
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


@MOVEMENT.carries_out(opt.Give)
async def give(g: G, who: str, option: opt.Give) -> None:
    """A hero hands something over; who receives it puts it away at once (DE-TRS-03)."""
    state, item, to = g.state, option.item, option.to
    if item == PICO:
        g.tell(PicoCarried(to, rule="DE-FAM-16", also=("DE-MVA-05",)))
        return
    if item in state.bearers:
        g.tell(ThingGiven(item, to, rule="DE-TRS-03"))
        await brought(g, to)
        return
    g.tell(ItemGiven(who, item, kept(state.heroes[who], item), to, rule="DE-TRS-03"))
    if to in FERRETS:
        g.tell(FerretTook(to, item, rule="DE-FAM-10"))
    else:
        await receive(g, state.heroes[to], item, "DE-TRS-03", "DE-EQP-08")
