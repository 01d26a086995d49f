"""Activations (DE-MON): one monster after another moves and attacks as the Overlord likes."""

from __future__ import annotations

from functools import partial

from tenebra.games.descent import options as opt
from tenebra.games.descent.events.cards import (
    ActivationEnded,
    LeaderShaken,
    MonsterActivated,
    MonsterAttackTaken,
    activation_of,
)
from tenebra.games.descent.events.turns import PhaseBegan
from tenebra.games.descent.rules.abilities import rank
from tenebra.games.descent.rules.attack import attack
from tenebra.games.descent.rules.choices import IN_ACTIVATION
from tenebra.games.descent.rules.doors import door_options
from tenebra.games.descent.rules.fatigue import why_not_pay
from tenebra.games.descent.rules.lasting import unstun
from tenebra.games.descent.rules.movement import make_room, must_go_on
from tenebra.games.descent.rules.powers import speed_of
from tenebra.games.descent.rules.targets import AnyAttack, attack_options, why_not_attack
from tenebra.games.descent.rules.walking import move_options
from tenebra.games.descent.state import NORMAL, OVERLORD, Activation, DEState
from tenebra.games.descent.steps import ActivateMonsters, ActMonster
from tenebra.games.descent.windows import guards, window
from tenebra.kernel import Game, Option, Reason

G = Game[DEState]
DONE, END = opt.Done(), opt.End()
QUICK = 2
"""Attacks with Quick Shot (DE-ABL-17)."""


def waiting(state: DEState) -> list[str]:
    """The monsters that may still be activated in this turn (DE-MON-02)."""
    return [monster.id for monster in state.monsters.values() if not monster.has_acted]


async def activate_monsters(g: G, step: ActivateMonsters) -> None:
    """Phase 3: the Overlord names a monster, in any order, or leaves the others inactive (DE-OVT-04, DE-MON-06)."""
    state = g.state
    if state.phase != "activate":
        g.tell(PhaseBegan("activate", rule="DE-OVT-01"))
    if not waiting(state):
        await guards(g, "end")
        g.done(step)
        return
    answer = await g.ask(
        OVERLORD,
        "activate",
        lambda: [*(opt.Activate(monster) for monster in waiting(state)), DONE],
        lambda _, option: why_not_activate(state, option),
    )
    if not isinstance(answer, opt.Activate):
        await guards(g, "end")
        g.done(step)
        return
    await activate(g, answer.monster)


def why_not_activate(state: DEState, option: Option) -> Reason | None:
    """Once in a turn, and only who is on the board (DE-MON-02)."""
    if not isinstance(option, opt.Activate):
        return None if option == DONE else Reason("DE-OVT-04", "not-in-this-phase")
    if option.monster not in state.monsters:
        return Reason("DE-MON-01", "not-on-the-board", {"monster": option.monster})
    return None if option.monster in waiting(state) else Reason("DE-MON-02", "has-acted", {"monster": option.monster})


async def activate(g: G, monster: str) -> None:
    """A monster begins: a Stun token costs a normal one everything, a leader half (DE-EFF-07 to DE-EFF-09)."""
    state = g.state
    one = state.monsters[monster]
    points = 0 if one.is_webbed else speed_of(state, monster)
    is_stunned = one.stun > 0
    attacks = QUICK if rank(state, monster, "quick_shot") and not is_stunned else 1
    also = ("DE-ABL-17",) if attacks == QUICK else ()
    g.tell(MonsterActivated(monster, points, attacks, rule="DE-MON-01", also=also))
    await guards(g, "activated", monster)
    if monster not in state.monsters:
        g.tell(ActivationEnded(monster, rule="DE-MON-07"))
        return
    if is_stunned:
        unstun(g, monster)
        if one.rank == NORMAL:
            g.tell(ActivationEnded(monster, rule="DE-EFF-08"))
            return
        g.tell(LeaderShaken(monster, rule="DE-EFF-09"))
    await window(g, "monster_activated", monster)
    g.plan(ActMonster(monster))


def activation_options(state: DEState, activation: Activation) -> list[Option]:
    """The options of a monster: move, use doors, attack, or stop; no stairs, however large (DE-MON-01, DE-MVA-06, DE-STR-03)."""
    monster = activation.monster
    out: list[Option] = []
    if not (activation.is_stunned and activation.has_attacked):
        out += move_options(state, monster)
        if why_not_pay(state, monster, opt.Open.cost) is None:
            out += door_options(state, monster)
    if activation.attacks > 0 and not (activation.is_stunned and activation.has_moved):
        out += attack_options(state, monster)
    if not must_go_on(state, monster):
        out.append(END)
    return out


def can_do_more(state: DEState, activation: Activation) -> bool:
    """There may be something left to do but to stop."""
    if activation.is_stunned and (activation.has_moved or activation.has_attacked):
        return activation.has_moved and activation.points > 0
    if activation.points > 0:
        return True
    return activation.attacks > 0 and bool(attack_options(state, activation.monster))


def why_not_act(state: DEState, activation: Activation, option: Option) -> Reason | None:
    """Why a monster cannot do that now: for one thing, a leader with a Stun token moves or attacks, not both (DE-EFF-09)."""
    has_done_other = activation.has_moved if isinstance(option, AnyAttack) else activation.has_attacked
    if activation.is_stunned and has_done_other and option in IN_ACTIVATION and option != END:
        return Reason("DE-EFF-09", "stunned-leader")
    return IN_ACTIVATION.why_not(state, activation.monster, option)


@IN_ACTIVATION.law(opt.End)
def why_not_end(state: DEState, who: str, option: opt.End) -> Reason | None:
    """Why a monster cannot stop: it would stay on a glyph, or in a space that it shares (DE-MOV-07)."""
    return Reason("DE-MOV-07", "cannot-stay-here") if must_go_on(state, who) else None


@IN_ACTIVATION.law(opt.Attack, opt.Breathe, opt.Sweep)
def why_not_strike(state: DEState, who: str, option: AnyAttack) -> Reason | None:
    """Why a monster cannot make this attack now."""
    if activation_of(state).attacks < 1:
        return Reason("DE-MON-01", "no-attack-left")
    return why_not_attack(state, who, option)


@IN_ACTIVATION.carries_out(opt.Attack, opt.Breathe, opt.Sweep)
async def strike(g: G, who: str, option: AnyAttack) -> None:
    """Let a monster strike; guards may strike back (DE-MON-01)."""
    if await attack(g, who, option, "DE-MON-01"):
        g.tell(MonsterAttackTaken(who, rule="DE-MON-01"))
        await guards(g, "attacked", who)


async def act(g: G, step: ActMonster) -> None:
    """One choice after another until the Overlord ends the activation, or the monster is gone (DE-MON-01, DE-MOV-10)."""
    state, monster = g.state, step.monster
    while monster in state.monsters:
        activation = activation_of(state)
        if not can_do_more(state, activation):
            break
        answer = await g.ask(
            OVERLORD,
            "monster",
            partial(activation_options, state, activation),
            lambda _, option: why_not_act(state, activation, option),  # noqa: B023
            figure=monster,
        )
        if answer == END:
            break
        await IN_ACTIVATION.carry_out(g, monster, answer)
        if monster in state.monsters:
            g.safe_point()
    if monster in state.monsters:
        await make_room(g, monster)
    g.tell(ActivationEnded(monster, rule="DE-MON-05"))
    g.done(step)
