"""The advice for models that act: the Overlord's units and allies. All walk first, for the first blow ends the free steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tenebra.games.conan import options as opt
from tenebra.games.conan.advice.outlook import NEARER, Outlook
from tenebra.games.conan.advice.spells import spell_worth
from tenebra.games.conan.rules.movement import purse_of, walk_of
from tenebra.games.conan.rules.powers import tile_of
from tenebra.games.conan.rules.sight import sees
from tenebra.games.conan.state import MELEE, RANGED, Model, character, is_heroic, living_heroes
from tenebra.kernel import Option
from tenebra.kit.advice import Advice, stakes

ENOUGH = 0.05
ALMOST = 0.6
"""The share of a wish for who only stands beside the place."""
HOLD = 0.5
"""The worth of standing where the heroes want to go."""


def act(look: Outlook, options: Sequence[Option]) -> Advice:
    """The best walk of all who may still walk for free, then spells, then the best blow; paid steps only for a blow."""
    walks = [_walk(look, option) for option in options if isinstance(option, opt.Move) and option.by in look.state.models]
    best = _best(walks)
    if best is None:
        best = _best(deed for option in options if (deed := _deed(look, option)) is not None)
    return best or Advice(str(opt.End()), "why-unit-done", {})


def _best(found: Iterable[tuple[float, Advice]]) -> Advice | None:
    """The advice worth most, the first of those that are worth the same; nothing if it is hardly worth it."""
    value, advice = max(found, key=lambda one: one[0], default=(0.0, None))
    return advice if value > ENOUGH else None


def _walk(look: Outlook, walk: opt.Move) -> tuple[float, Advice]:
    """The gain of a walk for a model, less for steps that cost."""
    model = look.state.models[walk.by]
    free, paid = purse_of(look.state, walk.by).split(walk_of(look.state, walk.by).cost[walk.to])
    gain = stand(look, model, walk.to) - stand(look, model, model.area) - 0.6 * paid - 0.02 * free
    return gain, Advice(str(walk), "why-unit-go", {"by": walk.by, "to": walk.to})


def _deed(look: Outlook, option: Option) -> tuple[float, Advice] | None:
    """The worth of a blow or a spell after its price."""
    match option:
        case opt.Attack():
            found = look.strike(option.by, option)
            if not found.target:
                return None
            # a web that does no harm holds its target
            value = found.value + (0.6 if option.how == "web" and not found.value else 0.0)
            about = {"by": option.by, "target": found.target, **stakes(found.kill, found.wounds)}
            return value, Advice(str(option), "why-unit-strike", about)
        case opt.Cast() if option.by:
            gain, why, about = spell_worth(look, option.by, option)
            return gain - look.red_price(option.gems), Advice(str(option), why, about)
        case opt.Tear():
            return 0.4, Advice(str(option), "why-tear", {})
    return None


def stand(look: Outlook, model: Model, area: str) -> float:
    """The worth for a model of standing in an area: whom it can hit from there, and the place itself."""
    enemies = look.enemies(model)
    blow = 0.0 if model.has_attacked else max((target_worth(look, model, who, area) for who in enemies), default=0.0)
    return blow + place(look, model, area)


def activation(look: Outlook, model: Model) -> float:
    """The gain of letting a model move and strike, against leaving it where it stands."""
    ground = look.reach(model.id, tile_of(look.state, model.id).movement)
    return max(stand(look, model, area) for area in ground) - place(look, model, model.area)


def place(look: Outlook, model: Model, area: str) -> float:
    """The worth of an area to a model that does nothing there: how near the enemy is, what it holds, what is wished for."""
    state, entry = look.state, tile_of(look.state, model.id)
    near = max((NEARER ** look.steps(model.id, area, character(state, who).area) for who in look.enemies(model)), default=0.0)
    is_wanted = any(one.area == area and one.kind != "slay" for one in look.errands)
    hold = HOLD if is_wanted and not is_heroic(state, model.id) else 0.0
    wish = max((one.worth * _share(look.steps(model.id, area, one.area)) for one in look.wishes(model)), default=0.0)
    is_archer = any(entry.ranged.pool) and not any(entry.melee.pool)
    has_hero = any(hero.area == area for hero in living_heroes(state))
    shy = 0.3 if is_archer and has_hero else 0.0
    return near + hold + wish - shy


def _share(steps: int) -> float:
    """The share of a wish so many steps away from where it comes true."""
    return ALMOST * NEARER**steps if steps else 1.0


def target_worth(look: Outlook, model: Model, who: str, area: str) -> float:
    """The worth of a blow at somebody from an area; 0 if it does not get there."""
    state, entry = look.state, tile_of(look.state, model.id)
    there = character(state, who).area
    found = []
    if any(entry.melee.pool) and there == area:
        found.append(look.strike(model.id, opt.Attack(who, model.id, MELEE)).value)
    if any(entry.ranged.pool) and sees(state, area, there):
        found.append(look.strike(model.id, opt.Attack(who, model.id, RANGED)).value)
    return max(found, default=0.0)
