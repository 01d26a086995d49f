"""A Hero's Activation (MD-HPH): what it may do, what that costs, and the one door through which all goes; Command (MD-SKL-07)."""

from __future__ import annotations

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.events.fights import StoodUp
from tenebra.games.massive_darkness.events.turns import ActionPaid, ActivationSpent, CommandGiven
from tenebra.games.massive_darkness.rules import movement
from tenebra.games.massive_darkness.rules.actions import COSTS, FOR_ACTION, FOR_FREE, FOR_POINT, Cost
from tenebra.games.massive_darkness.rules.asking import choose_who
from tenebra.games.massive_darkness.rules.attacks import ATTACKS, attack_options
from tenebra.games.massive_darkness.rules.equipment import TRADE, exchange_once
from tenebra.games.massive_darkness.rules.leaping import leap_options, teleport_options
from tenebra.games.massive_darkness.rules.levels import end_of_action
from tenebra.games.massive_darkness.rules.powers import has_skill
from tenebra.games.massive_darkness.rules.transmute import TRANSMUTE, why_not_transmute
from tenebra.games.massive_darkness.rules.using import has_free_signature, signature_options, use_options
from tenebra.games.massive_darkness.state import Activation, Hero, MDState, living
from tenebra.kernel import Game, Option, Reason

G = Game[MDState]
NOTHING, STANDUP = opt.Nothing(), opt.Standup()
COSTS |= {opt.Standup: Cost("MD-STU-01"), opt.Command: Cost("MD-SKL-07")}


# --- Actions


def can_pay(activation: Activation, option: Option) -> bool:
    """An Action is left that may be used for this (MD-HPH-02, MD-SKL-02)."""
    cost = COSTS.get(type(option))
    return activation.actions > 0 or (cost is not None and any(one in activation.bonus for one in cost.extra))


def pay(g: G, hero: Hero, option: Option) -> None:
    """Spend an Action, one of a restricted kind first."""
    activation, cost = g.state.activation, COSTS[type(option)]
    assert activation is not None
    bonus = next((one for one in cost.extra if one in activation.bonus), "")
    also = ("MD-SKL-02", "MD-RUL-83") if bonus else ()
    g.tell(ActionPaid(hero.id, str(option).split(" ")[0], bonus, rule=cost.rule, also=also))


def paid_options(state: MDState, hero: Hero, activation: Activation | None) -> list[Option]:
    """Every Action of cost 1 (MD-HPH-09). Without an Activation it is a free Action granted by Command (MD-RUL-71)."""
    is_free = activation is None or activation.actions > 0
    if hero.is_stunned:
        return [STANDUP] if is_free else []
    out: list[Option] = []
    bonus = activation.bonus if activation is not None else {}
    for type in ATTACKS:
        if is_free or type in bonus or "combat" in bonus:
            out += attack_options(state, hero, type)
    if (is_free or "combat" in bonus) and state.enemies:
        out += leap_options(state, hero)
    if is_free or "movement" in bonus:
        out += movement.point_options(state, hero)
    if is_free:
        out += teleport_options(state, hero)
        if activation is not None and may_command(state, hero):
            out += [opt.Command(other.id) for other in living(state) if other is not hero]
        out.append(TRADE)
    return out


def why_not_paid(state: MDState, hero: Hero, option: Option) -> Reason | None:
    """Why an Action of cost 1 cannot be taken."""
    if hero.is_stunned and option != STANDUP:
        return Reason("MD-STN-02", "is-stunned")
    return FOR_ACTION.why_not(state, hero.id, option)


@FOR_ACTION.law(opt.Standup)
def why_not_stand_up(state: MDState, who: str, option: opt.Standup) -> Reason | None:
    """Only who is Stunned (MD-STU-01)."""
    return None if state.heroes[who].is_stunned else Reason("MD-STU-01", "not-stunned")


@FOR_ACTION.carries_out(opt.Standup)
async def stand_up(g: G, who: str, option: opt.Standup) -> None:
    """The Hero is Stunned no more (MD-STU-01)."""
    g.tell(StoodUp(who, rule="MD-STU-01"))


# --- the Activation


def free_options(state: MDState, hero: Hero) -> list[Option]:
    """The options that cost no Action: Consumables, Transmute, the Signature (MD-HPH-05, MD-HPH-10, MD-ITM-03)."""
    out = use_options(state, hero)
    if why_not_transmute(state, hero.id, TRANSMUTE) is None:
        out.append(TRANSMUTE)
    if has_free_signature(state, hero):
        out += signature_options(state, hero)
    return out


def activation_options(state: MDState, hero: Hero) -> list[Option]:
    """Everything the Active Hero may choose now."""
    activation = state.activation
    assert activation is not None
    if state.movement is not None:
        return [*movement.point_options(state, hero), movement.STOP]
    out = paid_options(state, hero, activation) if activation.actions or activation.bonus else []
    out += free_options(state, hero)
    out.append(NOTHING)
    return out


def why_not(state: MDState, hero: Hero, option: Option) -> Reason | None:
    """The one law: why the Active Hero cannot choose this, None if it can."""
    if state.movement is not None:
        return FOR_POINT.why_not(state, hero.id, option)
    if option in FOR_FREE:
        return FOR_FREE.why_not(state, hero.id, option)
    if state.activation is not None and not can_pay(state.activation, option):
        return Reason("MD-HPH-02", "no-actions-left")
    return why_not_paid(state, hero, option)


async def act(g: G, hero: Hero, option: Option) -> None:
    """Carry out a choice of the Active Hero; when an Action ends, Level and victory are checked (MD-LVL-04)."""
    state = g.state
    if state.movement is not None:
        await movement.spend_point(g, hero, option)
    elif option in FOR_FREE:
        if await FOR_FREE.carry_out(g, hero.id, option) is False:
            return
    else:
        pay(g, hero, option)
        await FOR_ACTION.carry_out(g, hero.id, option)
    if movement.current(state) is None and state.exchange is None:
        await end_of_action(g, hero.id)


@FOR_FREE.carries_out(opt.Nothing)
async def do_nothing(g: G, who: str, option: opt.Nothing) -> None:
    """The Activation ends (MD-NOP-01)."""
    g.tell(ActivationSpent(who, rule="MD-NOP-01"))


# --- Command


def may_command(state: MDState, hero: Hero) -> bool:
    """Once per Activation, with the Skill (MD-SKL-07)."""
    return state.activation is not None and not state.activation.has_commanded and has_skill(state, hero, "command")


@FOR_ACTION.law(opt.Command)
def why_not_command(state: MDState, who: str, option: opt.Command) -> Reason | None:
    """Once per Activation, another living Hero (MD-SKL-07, MD-RUL-71)."""
    other = option.hero
    if not may_command(state, state.heroes[who]):
        return Reason("MD-SKL-07", "no-command")
    if other == who or other not in state.heroes or state.heroes[other].is_dead:
        return Reason("MD-RUL-71", "no-such-hero", {"hero": other})
    return None


@FOR_ACTION.carries_out(opt.Command)
async def command_by_skill(g: G, who: str, option: opt.Command) -> None:
    """Another Hero acts (MD-SKL-07)."""
    await command(g, who, option.hero, counts=True)


def why_not_granted(state: MDState, hero: Hero, option: Option) -> Reason | None:
    """Why an Action cannot be the one that a Command grants: another Command never is (MD-RUL-71)."""
    if option == NOTHING:
        return None
    if isinstance(option, opt.Command) and not hero.is_stunned:
        return Reason("MD-SKL-07", "no-command")
    return why_not_paid(state, hero, option)


async def command(g: G, hero: str, other_id: str, counts: bool) -> None:
    """Another Hero performs a free Action of its player's choice; it triggers no Counterattack (MD-SKL-07, MD-CTR-07)."""
    state = g.state
    g.tell(CommandGiven(hero, other_id, counts, rule="MD-SKL-07", also=("MD-CTR-07", "MD-HPH-06")))
    other = state.heroes[other_id]
    answer: Option = await g.ask(
        other_id,
        "command",
        lambda: [*paid_options(state, other, None), NOTHING],
        lambda _, option: why_not_granted(state, other, option),
        hero=other_id,
    )
    if answer == NOTHING:
        return
    await FOR_ACTION.carry_out(g, other_id, answer)
    await movement.finish_movement(g, other)
    while state.exchange is not None and not await exchange_once(g):
        pass
    await end_of_action(g, other_id)


async def free_command(g: G, hero_id: str) -> None:
    """Another Hero performs a free Action, without an Action of this one (from a card)."""
    others = [other.id for other in living(g.state) if other.id != hero_id]
    if others:
        await command(g, hero_id, await choose_who(g, hero_id, "command-whom", others, hero=hero_id), counts=False)
