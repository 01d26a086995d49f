"""Throwing and catching (CO-THR): a Complex Manipulation as hard as the way is long, and whoever stands there may catch."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.conan import options as opt
from tenebra.games.conan.content import card
from tenebra.games.conan.rules.actions import OF_HERO
from tenebra.games.conan.rules.area_attacks import explode
from tenebra.games.conan.rules.gear import gear_of
from tenebra.games.conan.rules.gems import room_for
from tenebra.games.conan.rules.manipulation import begin, roll_power, tools_of, ways_to_try, why_not_tool
from tenebra.games.conan.rules.objects import PASS, call_back, lay, pay_simple, receive, why_not_manipulate
from tenebra.games.conan.rules.powers import things_of
from tenebra.games.conan.rules.scenario_rules import landed
from tenebra.games.conan.rules.sight import line_between, seen_from, sees
from tenebra.games.conan.rules.space import ground_of
from tenebra.games.conan.state import AGGRESSIVE, MANIPULATION, COState, Hero, living_heroes
from tenebra.games.conan.steps import Throw
from tenebra.kernel import Game, Option, Reason

G = Game[COState]
CATCH = opt.Catch()


def throw_options(state: COState, hero: Hero) -> Sequence[Option]:
    """The options to throw; where to, and with how many gems, is asked next (CO-THR-01)."""
    return gear_of(hero).throws if tools_of(state, hero) else ()


@OF_HERO.law(opt.Throw)
def why_not_throw(state: COState, who: str, option: opt.Throw) -> Reason | None:
    """Why a hero cannot throw a card (CO-THR-01, CO-ENC-09)."""
    hero, copy = state.heroes[who], option.card
    if copy not in things_of(hero):
        return Reason("CO-THR-01", "not-yours", {"card": copy})
    if not card(copy).can_be_thrown:
        return Reason("CO-THR-01", "too-heavy", {"card": copy})
    return why_not_manipulate(state, hero, 1)


def aim_options(state: COState, hero: Hero) -> list[Option]:
    """Every area in sight, gems and tool; or he thinks better of it."""
    seen, ways = seen_from(state, hero.area), ways_to_try(state, hero, room_for(state, hero.id, MANIPULATION))
    return [PASS, *(opt.Aim(area, gems, tool) for area in seen for gems, tool in ways)]


def why_not_aim(state: COState, hero: Hero, option: Option) -> Reason | None:
    """Why a hero cannot throw like this: he must see where to (CO-LOS-08)."""
    if not isinstance(option, opt.Aim):
        return None if option == PASS else Reason("CO-THR-01", "aim-now")
    if option.to not in ground_of(state).bit or not sees(state, hero.area, option.to):
        return Reason("CO-THR-01", "not-seen", {"to": option.to})
    return why_not_tool(state, hero, option.tool) or why_not_manipulate(state, hero, option.gems)


@OF_HERO.carries_out(opt.Throw)
async def aim(g: G, who: str, option: opt.Throw) -> bool:
    """A hero says where to, or thinks better of it (CO-THR-01)."""
    state, hero, copy = g.state, g.state.heroes[who], option.card
    answer = await g.ask(
        hero.id,
        "aim",
        lambda: aim_options(state, hero),
        lambda _, option: why_not_aim(state, hero, option),
        hero=hero.id,
        card=copy,
    )
    if not isinstance(answer, opt.Aim):
        return True
    begin(g, Throw(hero.id, copy, answer.to, answer.gems, answer.tool))
    return False


async def throw(g: G, step: Throw) -> None:
    """A card flies to an area in sight, or as far as the power goes, and lands there (CO-THR-02 to CO-THR-04)."""
    state, hero, copy = g.state, g.state.heroes[step.hero], step.card
    line = line_between(state, hero.area, step.to)
    power = await roll_power(g, step, len(line) - 1)
    if copy not in hero.cards:
        # it was used up while the dice were still rolling
        return
    area = line[min(power, len(line) - 1)]
    rule = "CO-THR-03" if area == step.to else "CO-THR-04"
    if card(copy).burst is not None:
        await explode(g, hero.id, copy, area, "CO-THR-07")
        return
    lay(g, hero.id, copy, area, rule, "CO-THR-01", "CO-THR-02", "CO-THR-06", "CO-RUL-34", "CO-RUX-04", "CO-LOS-08")
    await landed(g, copy, area, hero.id)
    await catch(g, copy, area)


async def catch(g: G, copy: str, area: str) -> None:
    """One hero in the area may catch what has just landed, for a gem (CO-THR-05, CO-RUL-35)."""
    state = g.state
    for hero in living_heroes(state):
        if hero.area != area or hero.stance != AGGRESSIVE or not room_for(state, hero.id, MANIPULATION):
            continue
        answer: Option = await g.ask(hero.id, "catch", lambda: [PASS, CATCH], None, hero=hero.id, card=copy)
        if answer == CATCH:
            pay_simple(g, hero)
            await receive(g, hero, copy, area, "CO-THR-05", "CO-RUL-35", "CO-WIN-06", "CO-MAN-01")
            call_back(g, hero)
            return
