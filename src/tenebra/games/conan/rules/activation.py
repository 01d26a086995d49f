"""Activating a unit (CO-UNI, CO-BEN, CO-ALY-06): its models move and attack, in any order, until that is enough."""

from __future__ import annotations

from tenebra.games.conan import options as opt
from tenebra.games.conan.content import tile
from tenebra.games.conan.events.turns import ActivationBegan, ActivationEnded, AttackTaken
from tenebra.games.conan.rules import attack
from tenebra.games.conan.rules.gems import reserve
from tenebra.games.conan.rules.movement import means_of_models, moves_with, why_not_move
from tenebra.games.conan.rules.moving import move, walk
from tenebra.games.conan.rules.river import flush, flush_options, living_of, why_not_flush
from tenebra.games.conan.rules.settling import settle
from tenebra.games.conan.rules.spells import cast, spell_options, why_not_cast
from tenebra.games.conan.rules.targets import attack_options, why_not_attack
from tenebra.games.conan.state import OVERLORD, Activation, COState, Model
from tenebra.games.conan.steps import ActUnit, CommandAlly
from tenebra.kernel import Game, Option, Reason

G = Game[COState]
END = opt.End()


def begin(g: G, unit: str, tile_id: str, rule: str, *also: str) -> None:
    """All models of a tile are activated, each with the tile's base movement (CO-UNI-01, CO-UNI-02)."""
    state = g.state
    movement = tile(state.units[unit].kind).movement
    points = dict.fromkeys(living_of(state, unit), movement)
    g.tell(ActivationBegan(unit, points, tile_id, rule=rule, also=("CO-UNI-01", "CO-UNI-02", "CO-UNI-12", *also)))


def active_models(state: COState, activation: Activation) -> list[Model]:
    """The living models that act."""
    return [one for one in state.models.values() if one.unit == activation.unit and activation.model in ("", one.id)]


def is_active(state: COState, activation: Activation, name: str) -> bool:
    """A model is one of them."""
    return any(one.id == name for one in active_models(state, activation))


def can_act(state: COState, activation: Activation) -> bool:
    """There may be something left to do but to end, and somebody to command it."""
    seat = activation.commander or OVERLORD
    if activation.commander and not state.heroes[seat].area:
        return False
    is_rich, model = reserve(state, seat) > 0, activation.model
    for one in state.models.values():
        if one.unit == activation.unit and model in ("", one.id) and (is_rich or one.points or not one.has_attacked):
            return True
    return False


def act_options(state: COState, activation: Activation) -> list[Option]:
    """What the models of an activated unit can do now (CO-UNI-02 to CO-UNI-06)."""
    out: list[Option] = [END]
    models = active_models(state, activation)
    for model, means in zip(models, means_of_models(state, models), strict=True):
        out += moves_with(state, model, means)
        if not model.has_attacked:
            out += attack_options(state, model.id)
    if not activation.commander:
        out += spell_options(state, OVERLORD)
        out += flush_options(state)
    return out


def why_not_act(state: COState, activation: Activation, option: Option) -> Reason | None:
    """Why an activated unit cannot do that."""
    match option:
        case opt.End():
            return None
        case opt.Flush(tile=dead) if not activation.commander:
            return why_not_flush(state, dead)
        case opt.Move(by=by) | opt.Leap(by=by) | opt.Wreck(by=by) | opt.Tear(by=by) if is_active(state, activation, by):
            return why_not_move(state, by, option)
        case opt.Attack(by=by) if is_active(state, activation, by):
            if state.models[by].has_attacked:
                return Reason("CO-UNI-03", "has-attacked", {"figure": by})
            return why_not_attack(state, by, option)
        case opt.Cast() if not activation.commander:
            return why_not_cast(state, OVERLORD, option)
    return Reason("CO-UNI-01", "not-active")


async def run(g: G, *, is_step: bool) -> bool:
    """One choice after another until its player ends the activation, or nobody is left (CO-RUL-66).

    As a step it makes way for each attack and goes on after it; False if that is so.
    """
    state = g.state
    activation = state.activation
    assert activation is not None
    seat = activation.commander or OVERLORD
    while can_act(state, activation):
        if is_step:
            g.safe_point()
        answer = await g.ask(
            seat,
            "command" if activation.commander else "activation",
            lambda: act_options(state, activation),
            lambda _, option: why_not_act(state, activation, option),
            unit=activation.unit,
        )
        if answer == END:
            break
        if isinstance(answer, opt.Attack):
            rules = ("CO-ALY-06", "CO-ALY-09", "CO-ALY-16") if activation.commander else ATTACKING
            g.tell(AttackTaken(answer.by, rule=rules[0], also=rules[1:]))
            if is_step:
                attack.begin(g, answer.by, answer)
                return False
            await attack.attack(g, answer.by, answer)
        elif not await perform(g, answer, is_step=is_step):
            return False
        await settle(g)
    g.tell(ActivationEnded(activation.unit, rule="CO-ALY-06" if activation.commander else "CO-RIV-04"))
    return True


async def perform(g: G, option: Option, *, is_step: bool) -> bool:
    """A model of the unit moves or casts, or the Overlord flushes a tile; False if that goes on on the agenda."""
    match option:
        case opt.Move(to=to, by=by):
            await walk(g, by, to)
        case opt.Leap(by=by) | opt.Wreck(by=by) | opt.Tear(by=by):
            await move(g, by, option)
        case opt.Cast():
            return await cast(g, OVERLORD, option, is_step=is_step)
        case opt.Flush(tile=dead):
            await flush(g, dead)
    return True


ATTACKING = ("CO-UNI-03", "CO-UNI-04", "CO-UNI-05", "CO-UNI-06", "CO-RUL-66", "CO-STS-05", "CO-STS-06")


async def act(g: G, step: ActUnit | CommandAlly) -> None:
    """The step of an activation."""
    if await run(g, is_step=True):
        g.done(step)
