"""The lookup of the rules for the words of a card's text: when a hero may do what it says, and for what price.

What each word does is in `keywords`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from tenebra.boards.eight import within
from tenebra.games.descent import options as opt
from tenebra.games.descent.content import item_card
from tenebra.games.descent.events.goods import ItemUsedUp
from tenebra.games.descent.events.heroes import CardExhausted, FatigueSpent
from tenebra.games.descent.rules.abilities import is_usable
from tenebra.games.descent.rules.choices import IN_TURN
from tenebra.games.descent.rules.fatigue import pay_points, why_not_pay
from tenebra.games.descent.rules.powers import known_of, most_fatigue, most_life, powers_of
from tenebra.games.descent.rules.sight import seen
from tenebra.games.descent.rules.space import are_adjacent, covers, figures_at, grid_of
from tenebra.games.descent.state import DEState, Hero, are_enemies
from tenebra.games.descent.vocabulary import FREE, Act, Deed, Moment, Scheme
from tenebra.kernel import Game, Option, Reason

G = Game[DEState]
PASS = opt.Pass()


class Doing(NamedTuple):
    """One act of a deed being done: by whom, by which card, to whom."""

    hero: str
    source: str
    deed: Deed
    act: Act
    targets: tuple[str, ...]


class Working(NamedTuple):
    """One scheme of an Overlord card at work: which card, on whom, at which door."""

    card: str
    scheme: Scheme
    figure: str
    what: str


DeedRule = Callable[[G, Doing], Awaitable[None]]
SchemeRule = Callable[[G, Working], Awaitable[None]]
DEEDS: dict[str, DeedRule] = {}
SCHEMES: dict[str, SchemeRule] = {}
"""Filled by `keywords`."""


def deed(verb: str) -> Callable[[DeedRule], DeedRule]:
    """Register the rule of a verb of heroes' cards."""

    def register(rule: DeedRule) -> DeedRule:
        DEEDS[verb] = rule
        return rule

    return register


def scheme(verb: str) -> Callable[[SchemeRule], SchemeRule]:
    """Register the rule of a verb of Overlord cards."""

    def register(rule: SchemeRule) -> SchemeRule:
        SCHEMES[verb] = rule
        return rule

    return register


class Task(NamedTuple):
    """A deed that a hero has: how an option calls it, and the card it is written on."""

    key: str
    source: str
    deed: Deed


def tasks(state: DEState, hero: str, moment: Moment) -> list[Task]:
    """The deeds of a hero for a moment; two on one card are told apart by what they do."""
    known = known_of(state, hero).tasks
    if moment not in known:
        known[moment] = _tasks(state, hero, moment)
    return known[moment]


def _tasks(state: DEState, hero: str, moment: Moment) -> list[Task]:
    own = state.heroes[hero]
    found = [
        (source, clause)
        for source, clause in powers_of(state, hero)
        if isinstance(clause, Deed) and clause.moment == moment and is_usable(state, own, source)
    ]
    names = [source for source, _ in found]
    return [
        Task(source if names.count(source) == 1 else f"{source}:{clause.acts[0].verb}", source, clause)
        for source, clause in found
    ]


def can_pay(state: DEState, hero: str, task: Task) -> bool:
    """Fatigue, movement points and wounds are there, and the card is not exhausted (DE-FAT-01)."""
    own, cost = state.heroes[hero], task.deed.cost
    if cost.exhaust and task.source in own.exhausted:  # DE-TRN-04
        return False
    if cost.movement and why_not_pay(state, hero, cost.movement) is not None:
        return False
    return own.fatigue >= cost.fatigue and (not cost.wounds or own.life > cost.wounds)


def whom(state: DEState, hero: str, task: Task) -> list[tuple[str, ...]]:
    """The choices of whom a deed is done to, each a set of figures; only those for whom it changes something."""
    heroes = [hero, *(other for other in state.heroes if other != hero and are_adjacent(state, hero, other))]
    sets: list[tuple[str, ...]] = []
    match task.deed.target:
        case "self":
            sets = [(hero,)]
        case "self_or_adjacent":
            sets = [(one,) for one in heroes]
        case "self_and_adjacent":
            sets = [tuple(heroes)]
        case "enemies_within" | "unnamed_within":
            near = within(grid_of(state), covers(state, hero), task.deed.reach)
            sets = [tuple(who for who in figures_at(state, near) if are_enemies(state, hero, who))]
        case "figure_in_sight":
            sets = [(who,) for who in figures_at(state, seen(state, hero))]
    return [who for who in sets if who and _matters(state, task, who)]


def _matters(state: DEState, task: Task, who: tuple[str, ...]) -> bool:
    return any(_changes(state, act, one) for act in task.deed.acts for one in who)


def _changes(state: DEState, act: Act, who: str) -> bool:
    one = state.heroes.get(who)
    match act.verb:
        case "heal":
            return one is not None and (one.life < most_life(state, who) or one.poison > 0)
        case "recover":
            return one is not None and one.fatigue < most_fatigue(state, who)
        case "guard":
            return one is not None and not one.order
        case "drain_threat":
            return state.overlord.threat > 0
        case _:
            return True


def deed_options(state: DEState, hero: str, moment: Moment) -> list[Option]:
    """The deeds a hero may pay for at a moment; "" is any time in his turn."""
    out: list[Option] = []
    for task in tasks(state, hero, moment):
        if task.deed.cost == FREE or not can_pay(state, hero, task):
            continue
        choices = whom(state, hero, task)
        if task.deed.target in ("self_or_adjacent", "figure_in_sight"):
            out += [opt.Use(task.key, who) for (who,) in choices]
        elif choices:
            out.append(opt.Use(task.key))
    return out


async def use_deed(g: G, hero: str, option: opt.Use, moment: Moment) -> None:
    """A hero pays for a deed and does it."""
    task = next(task for task in tasks(g.state, hero, moment) if task.key == option.card)
    targets = next(who for who in whom(g.state, hero, task) if not option.at or who == (option.at,))
    await pay(g, hero, task)
    await carry_out(g, hero, task, targets)


@IN_TURN.law(opt.Use)
def why_not_use(state: DEState, who: str, option: opt.Use) -> Reason | None:
    """Why a hero cannot do a deed in his turn."""
    return None if option in deed_options(state, who, "") else Reason("DE-RUL-86", "not-now", {"card": option.card})


@IN_TURN.carries_out(opt.Use)
async def use(g: G, who: str, option: opt.Use) -> None:
    """A hero does a deed of any time in his turn."""
    await use_deed(g, who, option, "")


async def pay(g: G, hero: str, task: Task) -> None:
    """The price of a deed."""
    cost = task.deed.cost
    if cost.fatigue:
        g.tell(FatigueSpent(hero, cost.fatigue, rule="DE-FAT-02"))
    if cost.movement:
        pay_points(g, hero, cost.movement, task.source)
    if cost.exhaust:
        g.tell(CardExhausted(hero, task.source, rule="DE-TRN-04"))
    if cost.discard:
        g.tell(ItemUsedUp(hero, task.source, rule="DE-RUL-86"))
    if cost.wounds:
        await DEEDS["lose_wounds"](g, Doing(hero, task.source, task.deed, Act("heal", cost.wounds), (hero,)))


async def carry_out(g: G, hero: str, task: Task, targets: tuple[str, ...]) -> None:
    """Do what a deed says, act by act."""
    for act in task.deed.acts:
        await DEEDS[act.verb](g, Doing(hero, task.source, task.deed, act, targets))


async def deeds_at(g: G, hero: str, moment: Moment) -> None:
    """Do what a hero's cards do by themselves at a moment, then ask what he pays for, one after another (DE-SKL-03)."""
    state = g.state
    for task in tasks(state, hero, moment):
        if task.deed.cost == FREE:
            for targets in whom(state, hero, task):
                await carry_out(g, hero, task, targets)
    done: list[str] = []
    while options := [option for option in deed_options(state, hero, moment) if str(option) not in done]:
        answer: Any = await g.ask(hero, "deed", lambda: [PASS, *options], hero=hero, moment=moment)
        if not isinstance(answer, opt.Use):
            return
        if moment in ONCE:
            done.append(str(answer))
        await use_deed(g, hero, answer, moment)


async def approached(g: G, monster: str) -> None:
    """A monster has moved next to heroes: what their cards let them do (once for each step)."""
    state = g.state
    for hero in list(state.heroes):
        if monster in state.monsters and tasks(state, hero, "approached") and are_adjacent(state, hero, monster):
            await deeds_at(g, hero, "approached")


ONCE: tuple[Moment, ...] = ("melee_kill", "kill", "run", "battle", "advance", "ready", "approached")
"""Moments at which a deed can be done once, however often it could be paid."""


def is_shield(source: str, hero: Hero) -> bool:
    """The card is a shield in use."""
    return source in hero.equipped and item_card(source).category == "shield"
