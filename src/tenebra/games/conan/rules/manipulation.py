"""Complex Manipulation (CO-MAN-06 to CO-MAN-14, CO-CHE): dice against a difficulty; chests, tasks of the scenario, brewing."""

from __future__ import annotations

from tenebra.games.conan import options as opt
from tenebra.games.conan.content import card
from tenebra.games.conan.events.board import ChestOpened, ManipulationFailed, TaskDone, TaskSet
from tenebra.games.conan.events.goods import DECK, CardDrawn
from tenebra.games.conan.rules.actions import OF_HERO
from tenebra.games.conan.rules.gear import gear_of
from tenebra.games.conan.rules.gems import pay
from tenebra.games.conan.rules.hindering import hindering
from tenebra.games.conan.rules.objects import forfeit, fresh_copy, is_carried, receive, why_not_manipulate
from tenebra.games.conan.rules.powers import has, sheet
from tenebra.games.conan.rules.rerolls import Open, roll_dice
from tenebra.games.conan.rules.scenario_rules import SCENARIO_RULES, happened
from tenebra.games.conan.scenario import Phrase, scaled
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import MANIPULATION, COState, Hero, is_on
from tenebra.games.conan.steps import Attempt, Settle, Throw
from tenebra.games.conan.vocabulary import Dice, Pool
from tenebra.kernel import Game, Option, Reason

G = Game[COState]
CHEST, BREW = "chest", "brew"
BREW_DIFFICULTY = 2
LOCK_DICE = Dice(Pool(red=1))
"""Of Lock-picking (CO-RUL-97)."""
KEEP, LEAVE = opt.Keep(), opt.Leave()


def tools_of(state: COState, hero: Hero) -> list[str]:
    """The cards with a Manipulation bonus; "" is none of them, where that is allowed (CO-MAN-06, CO-RUL-32)."""
    tools = gear_of(hero).tools
    return list(tools) if is_on(state, "manipulationNeedsCard") else ["", *tools]


def why_not_tool(state: COState, hero: Hero, tool: str) -> Reason | None:
    """Why a hero cannot manipulate with this card, or with none (CO-MAN-06)."""
    if tool in gear_of(hero).tools:
        return None
    if tool:
        return Reason("CO-MAN-06", "no-tool", {"card": tool})
    return Reason("CO-RUL-32", "needs-tool") if is_on(state, "manipulationNeedsCard") else None


def ways_to_try(state: COState, hero: Hero, most: int) -> list[tuple[int, str]]:
    """The numbers of gems, each with a card to help, that a hero can put into a Complex Manipulation."""
    return [(gems, tool) for tool in tools_of(state, hero) for gems in range(1, most + 1)]


def dice_of(hero: Hero, gems: int, tool: str, lock: bool) -> Dice:
    """A die of the space for each gem, the card's, and one more for a picked lock (CO-MAN-07, CO-CHE-05)."""
    dice = sheet(hero.id).spaces["manipulation"].die.times(gems)
    bonus = card(tool).manipulation if tool else None
    if bonus is not None:
        dice = dice.plus(bonus.dice)
    return dice.plus(LOCK_DICE) if lock else dice


def hindrance(state: COState, hero: Hero) -> int:
    """The symbols that enemies in his area take from the roll; none from Concentration (CO-HIN-03, CO-HIN-07, CO-SKV-02)."""
    return 0 if has(state, hero.id, "concentration") else hindering(state, hero.id)


def begin(g: G, step: Attempt | Throw) -> None:
    """Pay (CO-MAN-06); it goes on in a step of its own."""
    forfeit(g, g.state.heroes[step.hero])
    pay(g, step.hero, MANIPULATION, step.gems, "CO-MAN-06", "CO-EXR-02", "CO-MAN-12", "CO-MAN-14", "CO-ENC-11")
    g.plan(step, Settle())


async def roll_power(g: G, step: Attempt | Throw, difficulty: int, *, is_lock: bool = False) -> int:
    """Roll and count: the manipulation power (CO-MAN-07, CO-MAN-08). With that the step is over, but for what follows."""
    state, hero = g.state, g.state.heroes[step.hero]
    less = hindrance(state, hero)
    is_picked = is_lock and has(state, hero.id, "lock_picking")
    rule = "CO-SKV-08" if is_picked else "CO-MAN-07"
    dice = dice_of(hero, step.gems, step.tool, is_picked)
    needed = difficulty + less
    # what is thrown lands nearer with less; all else succeeds or does not
    least = less + 1 if isinstance(step, Throw) else needed
    is_open: Open = lambda symbols, best: symbols < needed and max(least, symbols + 1) <= best  # noqa: E731
    faces = await roll_dice(g, dice, hero.id, MANIPULATION, rule, is_open)
    g.done(step)
    return max(0, sum(faces) - less)


# --- what there is to try


def difficulty_of(state: COState, hero: Hero, what: str) -> int | None:
    """The difficulty for a hero where he stands; None if there is no such thing here (CO-MAN-10, CO-CHE-02)."""
    if what == CHEST:
        return state.chests.get(hero.area)
    if what == BREW:
        return BREW_DIFFICULTY if has(state, hero.id, "alchemy") and next_brew(state) else None
    task = sheet_of(state).tasks.get(what)
    if task is None or what not in state.tasks or task.area != hero.area:
        return None
    if task.needs and not is_carried(hero, task.needs):
        return None
    return scaled(task.difficulty, len(state.party))


def next_brew(state: COState) -> str:
    """The kind of card that can be brewed next, "" if there is none left (CO-SKV-01, CO-RUL-97)."""
    brews, done = sheet_of(state).alchemy, state.counters.get(BREW, 0)
    return brews[done] if done < len(brews) else ""


def things_to_try(state: COState, hero: Hero) -> list[str]:
    """The chest, the tasks and the brew that a hero can try where he stands."""
    sheet, area = sheet_of(state), hero.area
    out = [CHEST] if area in state.chests else []
    for what in state.tasks:
        if what in sheet.tasks and sheet.tasks[what].area == area and difficulty_of(state, hero, what) is not None:
            out.append(what)
    if sheet.alchemy and difficulty_of(state, hero, BREW) is not None:
        out.append(BREW)
    return out


def try_options(state: COState, hero: Hero, most: int) -> list[Option]:
    """Every Complex Manipulation of a hero but throwing, for up to so many gems."""
    found = things_to_try(state, hero)
    return [opt.Try(what, gems, tool) for what in found for gems, tool in ways_to_try(state, hero, most)] if found else []


@OF_HERO.law(opt.Try)
def why_not_try(state: COState, who: str, option: opt.Try) -> Reason | None:
    """Why a hero cannot try this (CO-CHE-01, CO-SCN-09)."""
    hero = state.heroes[who]
    if difficulty_of(state, hero, option.what) is None:
        rule = "CO-CHE-01" if option.what == CHEST else "CO-SKV-01" if option.what == BREW else "CO-SCN-09"
        return Reason(rule, "nothing-to-try", {"what": option.what})
    return why_not_tool(state, hero, option.tool) or why_not_manipulate(state, hero, option.gems)


@OF_HERO.carries_out(opt.Try)
async def begin_attempt(g: G, who: str, option: opt.Try) -> bool:
    """Plan the attempt as a step of its own."""
    begin(g, Attempt(who, option.what, option.gems, option.tool))
    return False


async def attempt(g: G, step: Attempt) -> None:
    """Roll the attempt: as many symbols as it is hard succeed (CO-MAN-09); otherwise the gems are spent (CO-MAN-11)."""
    state, hero, what = g.state, g.state.heroes[step.hero], step.what
    difficulty = difficulty_of(state, hero, what)
    assert difficulty is not None
    task = sheet_of(state).tasks.get(what)
    is_lock = what == CHEST or (task is not None and task.is_lock)
    power = await roll_power(g, step, difficulty, is_lock=is_lock)
    if power < difficulty:
        g.tell(ManipulationFailed(hero.id, what, power, difficulty, rule="CO-MAN-09", also=("CO-HIN-07", "CO-RUL-06")))
    elif what == CHEST:
        await open_chest(g, hero)
    elif what == BREW:
        kind = next_brew(state)
        await SCENARIO_RULES.count(g, Phrase(BREW, BREW), hero.id)
        await give_new(g, hero, kind, "CO-SKV-01", "CO-RUL-97", "CO-SCN-10")
    else:
        assert task is not None
        g.tell(TaskDone(hero.id, what, rule="CO-MAN-09"))
        if task.is_once:
            g.tell(TaskSet(what, is_open=False, rule="CO-SCN-09"))
        await happened(g, "task", what, by=hero.id)


async def give_new(g: G, hero: Hero, kind: str, rule: str, *also: str) -> None:
    """A card that was not in the game comes to a hero."""
    await receive(g, hero, fresh_copy(g.state, kind), "", rule, *also)


async def open_chest(g: G, hero: Hero) -> None:
    """The chest is gone; its card is the hero's, or lies there face up if he declines it (CO-CHE-03, CO-CHE-04)."""
    state, area = g.state, hero.area
    g.tell(ChestOpened(hero.id, area, rule="CO-CHE-03"))
    if state.deck.draw:
        await hand_asset(g, hero)
    await happened(g, "chest", area, by=hero.id)


async def hand_asset(g: G, hero: Hero) -> None:
    """The top card of the asset deck; it is seen before the hero decides, or not (CO-RUL-37)."""
    state, area, copy = g.state, hero.area, g.state.deck.draw[-1]
    if is_on(state, "chestCardSeenFirst"):
        answer: Option = await g.ask(hero.id, "chest", lambda: [KEEP, LEAVE], None, hero=hero.id, card="")
        g.tell(CardDrawn(copy, DECK, area, rule="CO-CHE-03"))
    else:
        g.tell(CardDrawn(copy, DECK, area, rule="CO-CHE-03"))
        answer = await g.ask(hero.id, "chest", lambda: [KEEP, LEAVE], None, hero=hero.id, card=copy)
    if answer == KEEP:
        await receive(g, hero, copy, area, "CO-CHE-03", "CO-RUL-37")
