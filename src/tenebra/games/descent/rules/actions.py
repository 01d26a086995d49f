"""A hero's action (DE-ACT): what each of the four gives, and everything he may do until his turn is over."""

from __future__ import annotations

from tenebra.games.descent import options as opt
from tenebra.games.descent.content import item_card
from tenebra.games.descent.effects import deed_options, deeds_at
from tenebra.games.descent.events.turns import (
    ActionDeclared,
    AttackTaken,
    HalfTaken,
    PointsGained,
    PointsSpent,
    PowerUsed,
    TurnSpent,
)
from tenebra.games.descent.rules import movement, moves, orders, town, walking
from tenebra.games.descent.rules.abilities import FIST, FISTS, weapons_of
from tenebra.games.descent.rules.attack import attack
from tenebra.games.descent.rules.choices import ARRANGING, IN_SHOP, IN_TURN, MOVEMENT
from tenebra.games.descent.rules.lasting import unstun
from tenebra.games.descent.rules.powers import power, speed_of, stats
from tenebra.games.descent.rules.targets import AnyAttack, attack_options, why_not_attack
from tenebra.games.descent.state import (
    ADVANCE,
    BATTLE,
    BENT,
    MELEE,
    MONKEY,
    READY,
    RUN,
    STUNNED,
    DEState,
    Hero,
    Turn,
)
from tenebra.games.descent.vocabulary import Moment
from tenebra.kernel import Game, Option, Reason

G = Game[DEState]
END, FATIGUE = opt.End(), opt.Fatigue()
DECLARED: dict[type[Option], str] = {opt.Run: RUN, opt.Battle: BATTLE, opt.Advance: ADVANCE, opt.Ready: READY}
OPTION_OF: dict[str, Option] = {RUN: opt.Run(), BATTLE: opt.Battle(), ADVANCE: opt.Advance(), READY: opt.Ready()}
RULE_OF = {RUN: "DE-ACT-01", BATTLE: "DE-ACT-02", ADVANCE: "DE-ACT-04", READY: "DE-ACT-05"}
MOMENT_OF: dict[str, Moment] = {RUN: "run", BATTLE: "battle", ADVANCE: "advance", READY: "ready"}
MONKEY_STEPS = 5
"""DE-EFF-16."""
FIST_USED, CHARGED = "fist", "charge"


def gives(state: DEState, hero: str, action: str) -> tuple[int, int, int, int]:
    """Movement points, attacks, halves and orders of an action (DE-ACT-01 to DE-ACT-05)."""
    speed = speed_of(state, hero)
    return {
        RUN: (2 * speed, 0, 0, 0),
        BATTLE: (0, 2, 0, 0),
        ADVANCE: (speed, 1, 0, 0),
        READY: (0, 0, 1, 1),
        STUNNED: (0, 0, 1, 0),
        MONKEY: (MONKEY_STEPS, 0, 0, 0),
    }[action]


async def declare(g: G, hero: Hero) -> None:
    """One of four actions; a monkey and a stunned hero have none to declare (DE-TRN-07, DE-EFF-11, DE-EFF-16)."""
    state = g.state
    if hero.monkey:
        unstun(g, hero.id)
        begin(g, hero, MONKEY, "DE-EFF-16", "DE-RUL-42")
        return
    if unstun(g, hero.id):
        begin(g, hero, STUNNED, "DE-EFF-11", "DE-EFF-12", "DE-RUL-41")
        return
    answer = await g.ask(
        hero.id,
        "action",
        lambda: list(OPTION_OF.values()),
        lambda _, option: None if type(option) in DECLARED else Reason("DE-TRN-06", "declare-first"),
        hero=hero.id,
    )
    action = DECLARED[type(answer)]
    begin(g, hero, action, RULE_OF[action])
    await deeds_at(g, hero.id, MOMENT_OF[action])
    assert state.turn is not None


def begin(g: G, hero: Hero, action: str, cite: str, *also: str) -> None:
    """An action gives what it gives; some items add movement points to every turn."""
    g.tell(ActionDeclared(hero.id, action, *gives(g.state, hero.id, action), rule=cite, also=also))
    more = sum(stats(g.state, hero.id, "movement_points"))
    if more:
        g.tell(PointsGained(hero.id, more, rule="DE-ARM-02"))


# --- during the action


def changes(state: DEState, hero: Hero) -> list[str]:
    """Actions that one hero may still change to: they cover what he has used so far."""
    turn = state.turn
    if turn is None or turn.action not in DECLARED.values() or power(state, hero.id, "change_action") is None:
        return []
    if turn.visit or (hero.order and turn.action == READY and not turn.orders):
        return []
    return [action for action in OPTION_OF if action != turn.action and fits(state, turn, action)]


def fits(state: DEState, turn: Turn, action: str) -> bool:
    """The points and attacks of an action cover those that were used."""
    points, attacks, halves, _ = gives(state, turn.hero, action)
    missing = max(0, turn.given - turn.points)
    if halves:
        is_walking = missing > 0
        return (missing <= speed_of(state, turn.hero) and not turn.attacked) or (turn.attacked <= 1 and not is_walking)
    return missing <= points and turn.attacked <= attacks


@IN_TURN.law(*DECLARED)
def why_not_change(state: DEState, who: str, option: Option) -> Reason | None:
    """One action a turn, unless his ability lets him change it (DE-TRN-07)."""
    may_change = DECLARED[type(option)] in changes(state, state.heroes[who])
    return None if may_change else Reason("DE-TRN-07", "one-action-a-turn")


@IN_TURN.carries_out(*DECLARED)
async def change(g: G, who: str, option: Option) -> None:
    """The hero declares another action instead of the one he began."""
    state, action = g.state, DECLARED[type(option)]
    turn = state.turn
    assert turn is not None
    points, attacks, halves, places = gives(state, who, action)
    if halves:
        is_walking = turn.given > turn.points
        points, halves = (speed_of(state, who) if is_walking else 0), 0 if is_walking or turn.attacked else 1
        attacks = turn.attacked
    left = attacks - turn.attacked
    g.tell(ActionDeclared(who, action, points, left, halves, places, rule=RULE_OF[action]))


def turn_options(state: DEState, hero: Hero) -> list[Option]:
    """Everything a hero may do now; in the shop and while rearranging nothing else (DE-TRN-07)."""
    turn = state.turn
    assert turn is not None
    if turn.visit:
        return town.shop_options(state, hero)
    out = walking.move_options(state, hero.id)
    if IN_TURN.why_not(state, hero.id, FATIGUE) is None:
        out.append(FATIGUE)
    out += moves.action_options(state, hero)
    out += attacks_now(state, hero)
    if not hero.monkey:
        out += orders.order_options(state, hero)
        out += deed_options(state, hero.id, "")
        out += [OPTION_OF[action] for action in changes(state, hero)]
    if not movement.must_go_on(state, hero.id):
        out.append(END)
    return out


def attacks_now(state: DEState, hero: Hero) -> list[Option]:
    """The attacks that a hero's action, or an ability, allows now (DE-ACT-02 to DE-ACT-05)."""
    turn = state.turn
    assert turn is not None
    out: list[Option] = []
    if turn.attacks > 0 or turn.halves > 0:
        out += attack_options(state, hero.id)
    elif may_charge(state, turn):
        out += attack_options(state, hero.id, _melee(state, hero))
    if may_use_fist(state, turn):
        out += attack_options(state, hero.id, [FIST])
    return out


def _melee(state: DEState, hero: Hero) -> list[str]:
    return [*(copy for copy in weapons_of(state, hero) if item_card(copy).type == MELEE), FISTS]


def may_charge(state: DEState, turn: Turn) -> bool:
    """One hero ends a Run in a straight line with a melee attack."""
    if turn.action != RUN or not turn.steps or turn.heading == BENT or CHARGED in turn.used:
        return False
    return power(state, turn.hero, "charge") is not None


def may_use_fist(state: DEState, turn: Turn) -> bool:
    """One hero strikes with his strong hand once a turn besides his action."""
    if turn.action in (STUNNED, MONKEY) or FIST_USED in turn.used:
        return False
    return power(state, turn.hero, "fist") is not None


def why_not_turn(state: DEState, hero: Hero, option: Option) -> Reason | None:
    """Why a hero cannot do this in his turn now."""
    turn = state.turn
    assert turn is not None
    if state.arranging is not None:
        return ARRANGING.why_not(state, hero.id, option)
    if turn.visit:
        return IN_SHOP.why_not(state, hero.id, option)
    if option in MOVEMENT:
        return moves.why_not_act(state, hero, option)
    return IN_TURN.why_not(state, hero.id, option)


async def act(g: G, hero: Hero, option: Option) -> None:
    """One thing a hero does in his turn."""
    turn = g.state.turn
    assert turn is not None
    if turn.visit:
        await IN_SHOP.carry_out(g, hero.id, option)
    elif option in MOVEMENT:
        await moves.act(g, hero, option)
    else:
        await IN_TURN.carry_out(g, hero.id, option)


@IN_TURN.law(opt.End)
def why_not_end(state: DEState, who: str, option: opt.End) -> Reason | None:
    """Why a hero cannot end his turn: he shares his space (DE-MOV-07)."""
    return Reason("DE-MOV-07", "shares-its-space") if movement.must_go_on(state, who) else None


@IN_TURN.carries_out(opt.End)
async def end(g: G, who: str, option: opt.End) -> None:
    """The turn is over (DE-TRN-07)."""
    g.tell(TurnSpent(who, rule="DE-TRN-07"))


@IN_TURN.law(opt.Attack, opt.Breathe, opt.Sweep)
def why_not_strike(state: DEState, who: str, option: AnyAttack) -> Reason | None:
    """Why a hero cannot make this attack now."""
    turn = state.turn
    assert turn is not None
    if option.weapon == FIST and may_use_fist(state, turn):
        return None if option in attack_options(state, who, [FIST]) else Reason("DE-TYP-01", "not-in-reach")
    if turn.attacks < 1 and turn.halves < 1 and not may_charge(state, turn):
        return Reason(RULE_OF.get(turn.action, "DE-EFF-11"), "no-attack-left")
    return why_not_attack(state, who, option)


@IN_TURN.carries_out(opt.Attack, opt.Breathe, opt.Sweep)
async def strike(g: G, who: str, option: AnyAttack) -> None:
    """A hero makes one of his attacks; it is resolved completely before anything else (DE-ACT-02)."""
    turn = g.state.turn
    assert turn is not None
    if option.weapon == FIST:
        g.tell(PowerUsed(who, FIST_USED, rule="DE-RUL-86"))
    elif turn.attacks < 1 and turn.halves < 1:
        g.tell(PowerUsed(who, CHARGED, rule="DE-RUL-86"))
        g.tell(PointsSpent(who, turn.points, CHARGED, rule="DE-RUL-86"))
    else:
        if turn.attacks < 1:
            g.tell(HalfTaken(who, "attack", rule="DE-ACT-05"))
        g.tell(AttackTaken(who, rule=RULE_OF.get(turn.action, "DE-EFF-11"), also=("DE-MOV-10", "DE-ACT-03")))
    await attack(g, who, option, "DE-ATK-01")
