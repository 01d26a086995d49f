"""Movement points and fatigue (DE-FAT, DE-ACT-05 to DE-ACT-07): what there is to spend, and what forbids it."""

from __future__ import annotations

from tenebra.games.descent import options as opt
from tenebra.games.descent.events.heroes import FatigueRegained, FatigueSpent
from tenebra.games.descent.events.turns import HalfTaken, PointsGained, PointsSpent
from tenebra.games.descent.rules.abilities import is_grappled
from tenebra.games.descent.rules.choices import IN_TURN
from tenebra.games.descent.rules.powers import most_fatigue, speed_of
from tenebra.games.descent.state import MONKEY, DEState, is_on
from tenebra.kernel import Game, Reason

G = Game[DEState]


def points_of(state: DEState, who: str) -> int:
    """The movement points a figure can spend now; a half that is not yet used counts with his speed (DE-ACT-05)."""
    turn, activation = state.turn, state.activation
    if turn is not None and turn.hero == who:
        return turn.points + (turn.halves * speed_of(state, who) if turn.halves else 0)
    if activation is not None and activation.monster == who:
        return activation.points
    return 0


def why_not_points(state: DEState, who: str) -> Reason | None:
    """Why a figure can spend no movement points at all (DE-EFF-20, DE-RUB-08, DE-RUL-09)."""
    turn, activation = state.turn, state.activation
    is_acting = (turn is not None and turn.hero == who and bool(turn.action)) or (
        activation is not None and activation.monster == who
    )
    if not is_acting:
        return Reason("DE-TRN-06", "declare-first")
    if turn.is_webbed if turn is not None and turn.hero == who else state.monsters[who].is_webbed:
        return Reason("DE-EFF-20", "webbed", {"figure": who})
    # Grapple is named by the source and described by the ruling (DE-ABL-11)
    return Reason("DE-RUL-09", "grappled", {"figure": who}) if is_grappled(state, who) else None


def why_not_pay(state: DEState, who: str, cost: int) -> Reason | None:
    """Why a figure cannot spend so many movement points now."""
    if not cost:
        return None
    if reason := why_not_points(state, who):
        return reason
    has = points_of(state, who)
    return Reason("DE-MVA-01", "too-few-points", {"points": str(has), "cost": str(cost)}) if has < cost else None


def pay_points(g: G, who: str, cost: int, on: str) -> None:
    """Have so many points ready, by turning halves into movement where needed; spend them unless a step will do so."""
    turn = g.state.turn
    while turn is not None and turn.hero == who and turn.points < cost and turn.halves:
        g.tell(HalfTaken(who, "move", speed_of(g.state, who), rule="DE-ACT-05"))
    if on and cost:
        g.tell(PointsSpent(who, cost, on, rule="DE-MVA-01"))


def usable_points(state: DEState, who: str) -> int:
    """The movement points a figure can spend, none while something holds it."""
    has = points_of(state, who)
    return has if has and why_not_points(state, who) is None else 0


@IN_TURN.law(opt.Fatigue)
def why_not_exert(state: DEState, who: str, option: opt.Fatigue) -> Reason | None:
    """Why a hero cannot turn fatigue into a movement point (DE-FAT-01, DE-FAT-03)."""
    hero, turn = state.heroes[who], state.turn
    if turn is None or turn.hero != hero.id or not turn.action:
        return Reason("DE-FAT-03", "only-in-own-turn")
    if turn.action == MONKEY and is_on(state, "monkey_fatigue_steps"):
        return Reason("DE-SWI-12", "monkeys-do-not-exert")
    if not hero.fatigue:
        return Reason("DE-FAT-01", "no-fatigue")
    return why_not_points(state, hero.id)


@IN_TURN.carries_out(opt.Fatigue)
async def exert(g: G, who: str, option: opt.Fatigue) -> None:
    """1 fatigue, 1 movement point (DE-FAT-03)."""
    g.tell(FatigueSpent(who, 1, rule="DE-FAT-03", also=("DE-ACT-06", "DE-FAT-02")))
    g.tell(PointsGained(who, 1, rule="DE-FAT-03"))


def recover(g: G, hero: str, number: int, cite: str, *also: str) -> None:
    """Fatigue comes back, never above the maximum (DE-FAT-06); all of it for 0."""
    missing = most_fatigue(g.state, hero) - g.state.heroes[hero].fatigue
    gained = min(number or missing, missing)
    if gained > 0:
        g.tell(FatigueRegained(hero, gained, rule=cite, also=also))
