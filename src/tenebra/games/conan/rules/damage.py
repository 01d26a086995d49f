"""Damage and death (CO-DMG, CO-LIF): wounds move a hero's gems, models lose Life; who dies, and what is left of him."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.conan import options as opt
from tenebra.games.conan.content import card
from tenebra.games.conan.events.board import Removed
from tenebra.games.conan.events.fights import HeroDied, Hurt, ModelDied
from tenebra.games.conan.events.goods import AWAY, CardMoved
from tenebra.games.conan.rules.gems import limit_of, move, reserve, spent_zones
from tenebra.games.conan.rules.guard import life_of
from tenebra.games.conan.rules.lasting import end_spells_of
from tenebra.games.conan.rules.powers import decider, has, is_leader, is_spell, things_of
from tenebra.games.conan.rules.reach import targets
from tenebra.games.conan.rules.river import bury
from tenebra.games.conan.state import FATIGUE, MELEE, RESERVE, WOUNDS, COState, Hero, character, is_alive, is_on
from tenebra.games.conan.windows import PASS, REACTIONS, matter
from tenebra.kernel import Game, Option

G = Game[COState]


async def suffer(g: G, who: str, damage: int, by: str = "", rule: str = "CO-DMG-01", *also: str) -> int:
    """Deal somebody damage that nothing reduces any more, and perhaps death; return what is left over (CO-DMG-08)."""
    state = g.state
    left = life_of(state, who) if is_alive(state, who) else 0
    if damage <= 0 or left <= 0:
        return 0
    g.tell(Hurt(who, damage, by, rule=rule, also=also))
    if who in state.heroes:
        await _wound(g, state.heroes[who], min(damage, left))
    if damage >= left:
        await die(g, who, by)
    return max(0, damage - left)


# --- wounds


async def _wound(g: G, hero: Hero, damage: int) -> None:
    """Gems go to the Wound zone: from Fatigue, then from what was spent, last from Reserve (CO-DMG-02 to CO-DMG-04)."""
    tired = min(damage, hero.gems.get(FATIGUE, 0))
    move(g, hero.id, FATIGUE, WOUNDS, tired, "CO-DMG-02", "CO-DMG-01")
    damage -= tired
    if damage:
        damage -= await _take_spent(g, hero, damage)
    move(g, hero.id, RESERVE, WOUNDS, damage, "CO-DMG-04", "CO-DMG-01")


async def _take_spent(g: G, hero: Hero, damage: int) -> int:
    """Gems of spaces, spell cards and ally tiles; the hero's player chooses one by one (CO-DMG-03, CO-RUL-51)."""
    state, taken = g.state, 0
    is_left_open = True
    while taken < damage and (zones := full_first(state, hero)):
        if damage - taken >= sum(hero.gems[zone] for zone in zones) or has_room(state, hero, zones):
            is_left_open = False
        zone = zones[0]
        if is_left_open:
            answer = await g.ask(
                hero.id,
                "wounds",
                lambda: [PASS, *(opt.Choose(zone) for zone in zones)],
                hero=hero.id,
                damage=str(damage - taken),
                matters=matter(is_at_limit(state, hero, zones[0]) and reserve(state, hero.id) > 0),
            )
            if isinstance(answer, opt.Choose):
                zone = answer.name
            else:
                is_left_open = False
        number = 1 if is_left_open else min(damage - taken, hero.gems[zone])
        move(g, hero.id, zone, WOUNDS, number, "CO-DMG-03", "CO-RUL-51", "CO-RUL-101", "CO-WHO-07")
        taken += number
    return taken


def has_room(state: COState, hero: Hero, zones: Sequence[str]) -> bool:
    """His whole Reserve could be laid in any of them: it is all one from where a wound comes (CO-RUL-105)."""
    return len(zones) == 1 or all(limit_of(state, hero.id, zone) - hero.gems[zone] >= reserve(state, hero.id) for zone in zones)


def is_at_limit(state: COState, hero: Hero, zone: str) -> bool:
    """No more gems may be laid there as it is."""
    return hero.gems.get(zone, 0) >= limit_of(state, hero.id, zone)


def full_first(state: COState, hero: Hero) -> list[str]:
    """The zones of spent gems, the full spaces first (CO-RUL-51)."""
    return sorted(spent_zones(state, hero.id), key=lambda zone: not is_at_limit(state, hero, zone))


# --- death


async def die(g: G, who: str, by: str) -> None:
    """Let somebody die: an attack from beyond first, then the model is removed (CO-CMB-12)."""
    await _strike_from_beyond(g, who)
    if who in g.state.heroes:
        await _hero_dies(g, g.state.heroes[who], by)
    elif who in g.state.models:
        _model_dies(g, who, by)


async def _strike_from_beyond(g: G, who: str) -> None:
    """Before it is removed it may make one free Melee Attack (CO-SKA-02, CO-WIN-04)."""
    state = g.state
    if not has(state, who, "attack_from_beyond"):
        return
    foes = targets(state, who, MELEE)
    if not foes:
        return
    options: list[Option] = [PASS, *(opt.Attack(target, who, "beyond") for target in foes)]
    answer = await g.ask(decider(state, who), "beyond", lambda: options, who=who)
    if isinstance(answer, opt.Attack):
        await REACTIONS.free_attack(g, answer)


def _model_dies(g: G, who: str, by: str) -> None:
    """The model leaves the board; without any model its tile lies dead at the end of the river (CO-LIF-04)."""
    state = g.state
    unit = state.models[who].unit
    rule = "CO-LIF-01" if state.units[unit].life == 1 else "CO-LIF-03"
    g.tell(ModelDied(who, by, rule=rule, also=("CO-LIF-09", "CO-ALY-12") if state.units[unit].is_ally else ("CO-HIN-10",)))
    bury(g, unit)


async def _hero_dies(g: G, hero: Hero, by: str) -> None:
    """Remove a hero, with him all allies if nobody leads them any more; his things fall, and some go off (CO-RUL-102)."""
    state, area = g.state, hero.area
    g.tell(HeroDied(hero.id, by, rule="CO-DMG-05"))
    _dismiss_allies(g, hero)
    if is_on(state, "casterDeathEndsSpells"):
        end_spells_of(g, hero.id)
    things = things_of(hero)
    for copy in list(hero.cards):
        stays = not is_spell(copy) or is_on(state, "deadHeroDropsSpells")
        g.tell(CardMoved(copy, hero.id, area if stays else AWAY, rule="CO-DMG-06", also=("CO-RUL-52",)))
    charges = [copy for copy in things if card(copy).burst is not None]
    while charges and not is_on(state, "deathDropTriggers"):
        first = charges[0]
        if len(charges) > 1:
            options = [opt.Choose(copy) for copy in charges]
            first = (await g.ask(hero.id, "blast", lambda: options, hero=hero.id)).name  # noqa: B023
        charges.remove(first)
        await REACTIONS.explode(g, hero.id, first, area, "CO-DMG-09")


def _dismiss_allies(g: G, hero: Hero) -> None:
    """Allies leave when everybody with Leadership is dead; they do not die (CO-ALY-14, CO-RUL-62, CO-RUL-103)."""
    state = g.state
    if is_leader(hero) and all(one.is_dead for one in state.heroes.values() if is_leader(one)):
        for ally in [one.id for one in state.models.values() if state.units[one.unit].is_ally]:
            g.tell(Removed(ally, rule="CO-ALY-14", also=("CO-RUL-62", "CO-RUL-103", "CO-RUL-102", "CO-RUL-79")))


def place_of(state: COState, who: str) -> str:
    """The area where somebody stands, "" if he is gone."""
    return character(state, who).area if is_alive(state, who) else ""
