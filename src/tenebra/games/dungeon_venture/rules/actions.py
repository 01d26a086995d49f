"""Actions (DV-ACT): who may do what, and the one door through which every Action goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.events.board import ThingUsed
from tenebra.games.dungeon_venture.events.fights import CancelPassed
from tenebra.games.dungeon_venture.events.turns import ActionTaken, DoubleStepTaken
from tenebra.games.dungeon_venture.rules import altars, cards, combat, doors, movement, reorganize, swap, treasure
from tenebra.games.dungeon_venture.rules.scenario_rules import happened
from tenebra.games.dungeon_venture.rules.search import search
from tenebra.games.dungeon_venture.rules.space import altar_spaces, beside, is_beside_altar, obstacles
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import BOSS, HERO, MONSTER, SPIRIT, DVState, Figure, is_on
from tenebra.games.dungeon_venture.windows import window
from tenebra.kernel import Game, Option, Reason

G = Game[DVState]

ALLOWED: dict[str, tuple[type[Option], ...]] = {
    HERO: (
        opt.Attack,
        opt.Give,
        opt.Chest,
        opt.Double,
        opt.Open,
        opt.Close,
        opt.Loot,
        opt.Guide,
        opt.Release,
        opt.Play,
        opt.Rest,
        opt.Search,
        opt.Reorganize,
        opt.Swap,
        opt.Use,
    ),
    SPIRIT: (opt.Resurrect,),
    MONSTER: (opt.Attack, opt.Double, opt.Open, opt.Close),
    BOSS: (opt.Attack, opt.Double, opt.Open, opt.Close, opt.Play, opt.Swap),
}
"""The permission table (DV-ACT-02, DV-MON-03, DV-BOSS-02, DV-BOSS-03, DV-RUL-63)."""

FORBIDDEN_RULE = {SPIRIT: "DV-SPRT-03", MONSTER: "DV-MON-03", BOSS: "DV-BOSS-02", HERO: "DV-ACT-02"}
END, DOUBLE, SEARCH, REST, RESURRECT, REORGANIZE = (
    opt.End(),
    opt.Double(),
    opt.Search(),
    opt.Rest(),
    opt.Resurrect(),
    opt.Reorganize(),
)


def may_ever(state: DVState, figure: Figure, kind: type[Option]) -> bool:
    """A kind of figure has this kind of Action at all (DV-ACT-02); Monsters play cards by a switch (DV-SWI-04)."""
    if kind is opt.Play and figure.form == MONSTER:
        return is_on(state, "keeper_cards")
    return kind in ALLOWED[figure.form]


def turn_options(state: DVState, figure: Figure, plan: movement.Plan | None) -> list[Option]:
    """Everything a figure may choose in its turn now: movement and one Action in either order, or the end (DV-TURN-01)."""
    turn = state.turn
    assert turn is not None
    out = movement.move_options(state, figure, plan.walk()) if plan is not None else []
    if not turn.has_acted:
        out += action_options(state, figure, beside(state, figure.space))
    if figure.form == HERO and state.heroes[figure.id].worn:
        out += cards.takeoff_options(state, figure)
    out.append(END)
    return out


def action_options(state: DVState, figure: Figure, near: int) -> list[Option]:
    """Every Action a figure may take from where it stands, with these spaces adjacent."""
    if figure.form == SPIRIT:  # DV-SPRT-03, DV-TURN-06
        return [RESURRECT] if altars.why_not_resurrect(state, figure) is None else []
    out = combat.attack_options(state, figure, near)
    out += doors.door_options(state, figure)
    if why_not_double(state) is None:
        out.append(DOUBLE)
    if figure.form == HERO:
        out.append(SEARCH)
        out += hero_only_options(state, figure, near)
    elif figure.form == BOSS or is_on(state, "keeper_cards"):
        out += cards.play_options(state, figure)
        if figure.form == BOSS:
            out += swap.swap_options(state, figure, near)
    return out


def hero_only_options(state: DVState, hero: Figure, near: int) -> list[Option]:
    """The Actions that only Heroes have."""
    out = cards.hand_options(state, hero)
    if near & obstacles(state):
        out += treasure.chest_options(state, near)
        if near & altar_spaces(state):
            out.append(REST)
    if state.skulls:
        out += treasure.loot_options(state, hero)
    out += altars.spirit_options(state, hero)
    out += swap.swap_options(state, hero, near)
    if state.things:
        out += [opt.Use(thing) for thing in state.things if why_not_use(state, hero, thing) is None]
    if reorganize.why_not_reorganize(state) is None:
        out.append(REORGANIZE)
    return out


def why_not_double(state: DVState) -> Reason | None:
    """Double Step before the first step or after the movement (DV-DBL-02); not for one whose movement is lost."""
    if state.turn is None or state.turn.strides < 0:
        return Reason("DV-DBL-01", "cannot-move")
    return None


def why_not_use(state: DVState, hero: Figure, thing: str) -> Reason | None:
    """On the thing's space or beside it."""
    space = state.things.get(thing)
    if space is None:
        return Reason("DV-GEN-06", "no-such-thing", {"thing": thing})
    if space == hero.space or beside(state, hero.space) & sheet_of(state).grid.bit[space]:
        return None
    return Reason("DV-GEN-06", "thing-not-adjacent", {"thing": thing})


def why_not(state: DVState, figure: Figure, option: Option) -> Reason | None:
    """The one law: why a figure cannot choose this in its turn, None if it can."""
    turn = state.turn
    if turn is None or turn.figure != figure.id:
        return Reason("DV-TURN-01", "not-your-turn", {"figure": figure.id})
    match option:
        case opt.End():
            return None
        case opt.Move() | opt.Leap():
            return movement.why_not_move(state, figure, option)
        case opt.Leave():
            return movement.why_not_leave(state, figure)
        case opt.Takeoff(card=name) if figure.form == HERO:
            worn = cards.find_copy(state.heroes[figure.id].worn, name)
            return None if worn else Reason("DV-EQP-08", "not-worn", {"card": name})
    if not may_ever(state, figure, type(option)):
        return Reason(FORBIDDEN_RULE[figure.form], "not-for-you")
    if turn.has_acted:  # DV-SPI-05 too
        return Reason("DV-TURN-04", "already-acted")
    return why_not_now(state, figure, option)


Check = Callable[[DVState, Figure, Any], Reason | None]
CHECKS: dict[type[Option], Check] = {
    opt.Attack: lambda state, figure, o: combat.why_not_attack(state, figure, o.target),
    opt.Give: cards.why_not_give,
    opt.Chest: lambda state, figure, o: treasure.why_not_chest(state, figure, o.space),
    opt.Double: lambda state, figure, _: why_not_double(state),
    opt.Open: doors.why_not_door,
    opt.Close: doors.why_not_door,
    opt.Loot: lambda state, figure, o: treasure.why_not_loot(state, figure, o.hero),
    opt.Guide: lambda state, figure, o: altars.why_not_guide(state, figure, o.spirit),
    opt.Release: altars.why_not_release,
    opt.Play: cards.why_not_play,
    opt.Rest: lambda state, figure, _: altars.why_not_rest(state, figure),
    opt.Resurrect: lambda state, figure, _: altars.why_not_resurrect(state, figure),
    opt.Search: lambda state, figure, _: None,
    opt.Reorganize: lambda state, figure, _: reorganize.why_not_reorganize(state),
    opt.Swap: lambda state, figure, o: swap.why_not_swap(state, figure, o.other),
    opt.Use: lambda state, figure, o: why_not_use(state, figure, o.thing),
}
"""Each Action and the law that says why not."""


def why_not_now(state: DVState, figure: Figure, option: Option) -> Reason | None:
    """Why an Action a figure does have cannot be taken from where it stands."""
    return CHECKS[type(option)](state, figure, option)


async def act(g: G, figure_id: str, option: Option) -> None:
    """Take the Action of a turn, with the Keeper's Events before and after it (DV-ACT-01, DV-RUL-53)."""
    state = g.state
    if isinstance(option, opt.Swap) and not await swap.agrees(g, figure_id, option.other):
        return
    if isinstance(option, opt.Reorganize) and not await reorganize.all_agree(g, figure_id):
        return
    name = str(option.__struct_config__.tag)
    g.tell(ActionTaken(figure_id, name, rule="DV-ACT-01"))
    await window(g, "before_action", figure_id, name)
    figure = state.figures.get(figure_id)
    if state.is_cancelled:
        g.tell(CancelPassed(rule="DV-EVT-03"))
    elif figure is not None and may_ever(state, figure, type(option)) and why_not_now(state, figure, option) is None:
        await carry_out_action(g, figure_id, option)
    await window(g, "after_action", figure_id, name)


async def carry_out_action(g: G, figure_id: str, option: Option) -> None:
    """Do it, in a turn or during Stop and Reorganize."""
    state = g.state
    figure = state.figures[figure_id]
    match option:
        case opt.Attack(target=target):
            await combat.attack(g, figure_id, target, combat.attack_dice(state, figure))
        case opt.Give():
            cards.give(g, figure_id, option)
        case opt.Chest(space=space):
            await treasure.open_chest(g, figure_id, space)
        case opt.Double():
            g.tell(DoubleStepTaken(figure_id, rule="DV-DBL-01"))
        case opt.Open(door=door):
            await doors.open_door(g, door, figure_id)
        case opt.Close(door=door):
            doors.close_door(g, door, figure_id)
        case opt.Loot(hero=owner):
            await treasure.loot(g, figure_id, owner)
        case opt.Guide(spirit=spirit):
            altars.guide(g, figure_id, spirit)
        case opt.Release():
            altars.release(g, figure_id, option)
        case opt.Play():
            await cards.play(g, figure_id, option)
        case opt.Rest():
            altars.rest(g, figure_id)
        case opt.Resurrect():
            altars.resurrect(g, figure_id, "DV-REST-06" if is_beside_altar(state, figure.space) else "DV-RUL-100")
        case opt.Search():
            search(g, figure_id, sheet_of(state).area_of[figure.space])
        case opt.Reorganize():
            reorganize.begin(g, figure_id)
        case opt.Swap(other=other):
            swap.swap(g, figure_id, other)
        case opt.Use(thing=thing):
            g.tell(ThingUsed(figure_id, thing, rule="DV-GEN-06"))
            await happened(g, "use", thing)
