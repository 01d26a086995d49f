"""Activating a unit (CO-UNI, CO-BEN, CO-ALY-06): its models move and attack, in any order, until that is enough."""

from __future__ import annotations

from tenebra.games.conan import options as opt
from tenebra.games.conan.content import tile
from tenebra.games.conan.events.turns import ActivationBegan, ActivationEnded, AttackTaken
from tenebra.games.conan.rules import attack
from tenebra.games.conan.rules.actions import OF_UNIT
from tenebra.games.conan.rules.gems import reserve
from tenebra.games.conan.rules.movement import means_of_models
from tenebra.games.conan.rules.moving import MOVES, moves_with
from tenebra.games.conan.rules.river import flush_options, living_of
from tenebra.games.conan.rules.settling import settle
from tenebra.games.conan.rules.spells import cast, spell_options
from tenebra.games.conan.rules.targets import attack_options
from tenebra.games.conan.state import OVERLORD, Activation, COState, Model
from tenebra.games.conan.steps import ActUnit, CommandAlly
from tenebra.kernel import Game, Option, Reason

G = Game[COState]
END = opt.End()
OF_MODELS = (*MOVES, opt.Attack)
"""Kinds of options that say which model acts; all others are the Overlord's own."""


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
    """The options of the models of an activated unit (CO-UNI-02 to CO-UNI-06)."""
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
    if isinstance(option, OF_MODELS):
        return OF_UNIT.why_not(state, option.by, option) if is_active(state, activation, option.by) else OF_UNIT.otherwise
    if option != END and activation.commander:
        return OF_UNIT.otherwise
    return OF_UNIT.why_not(state, OVERLORD, option)


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
        elif not is_step and isinstance(answer, opt.Cast):
            await cast(g, OVERLORD, answer)
        elif await OF_UNIT.carry_out(g, seat, answer) is False:
            return False
        await settle(g)
    g.tell(ActivationEnded(activation.unit, rule="CO-ALY-06" if activation.commander else "CO-RIV-04"))
    return True


ATTACKING = ("CO-UNI-03", "CO-UNI-04", "CO-UNI-05", "CO-UNI-06", "CO-RUL-66", "CO-STS-05", "CO-STS-06")


async def act(g: G, step: ActUnit | CommandAlly) -> None:
    """The step of an activation."""
    if await run(g, is_step=True):
        g.done(step)
