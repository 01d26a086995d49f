"""Wounds (DE-DMG, DE-ATK-19, DE-ABL-21): what cancels them, who suffers them, and who falls."""

from __future__ import annotations

from tenebra.games.descent import options as opt
from tenebra.games.descent.dice import BLACK, SURGE
from tenebra.games.descent.effects import PASS, can_pay, deeds_at, is_shield, pay, tasks
from tenebra.games.descent.events.fights import Revived, Wounded, WoundsCancelled
from tenebra.games.descent.events.heroes import Healed
from tenebra.games.descent.rules import death
from tenebra.games.descent.rules.abilities import most_life_of, rank
from tenebra.games.descent.rules.powers import most_life, power, powers_of
from tenebra.games.descent.rules.secrets import show
from tenebra.games.descent.state import DEState, figure, is_alive, seat_of
from tenebra.games.descent.vocabulary import Ward
from tenebra.kernel import Game, Option

G = Game[DEState]


async def suffer(g: G, who: str, wounds: int, by: str, cite: str, also: tuple[str, ...] = (), *, is_blow: bool = False) -> None:
    """A figure loses wounds, by a blow or not, whatever its armor; at the last it falls (DE-DMG-02, DE-DMG-03, DE-DMG-04)."""
    state = g.state
    if wounds <= 0 or not is_alive(state, who):
        return
    left = figure(state, who).life
    g.tell(Wounded(who, wounds, by, rule=cite, also=(*also, "DE-DMG-07") if who in state.heroes else also))
    if wounds >= left:
        await fall(g, who, by, wounds - left, cite, is_blow=is_blow)
    elif who in state.heroes:
        await deeds_at(g, who, "wounded")


async def fall(g: G, who: str, by: str, leftover: int, cite: str, *, is_sure: bool = False, is_blow: bool = False) -> None:
    """A figure is killed, unless it is Undying: on a surge it is whole again and suffers what was left over (DE-ABL-21)."""
    state = g.state
    if who in state.heroes:
        await deeds_at(g, who, "killed")
        await death.hero_killed(g, who, by, cite)
        return
    is_undying = not is_sure and rank(state, who, "undying")
    if is_undying:
        show(g, who, "undying")
    if is_undying and g.roll([BLACK], seat_of(state, who), "DE-ABL-21") == [SURGE]:
        g.tell(Revived(who, most_life_of(state, state.monsters[who]), rule="DE-ABL-21", also=("DE-RUL-10", "DE-RUB-10")))
        await suffer(g, who, leftover, by, "DE-ABL-21", ("DE-RUL-10",), is_blow=is_blow)
        return
    await death.monster_killed(g, who, by, cite, is_blow)


async def ward_off(g: G, hero: str, wounds: int, attacker: str) -> int:
    """The wounds left of an attack when wards have rolled and a hero has used his shields (DE-RUL-38, DE-ABL-23)."""
    state = g.state
    for source, clause in powers_of(state, hero):
        if isinstance(clause, Ward) and wounds:
            faces = g.roll([BLACK] * wounds, hero, "DE-RUL-38")
            wounds = _cancelled(g, hero, source, faces.count(clause.face), wounds)
    while wounds:
        ready = [task for task in tasks(state, hero, "struck") if can_pay(state, hero, task)]
        if not ready:
            return wounds
        options: list[Option] = [PASS, *(opt.Use(task.key) for task in ready)]
        answer = await g.ask(
            hero,
            "cancel",
            lambda: options,  # noqa: B023
            hero=hero,
            wounds=str(wounds),
            attacker=attacker,
        )
        if not isinstance(answer, opt.Use):
            return wounds
        task = next(task for task in ready if task.key == answer.card)
        await pay(g, hero, task)
        wounds = _cancelled(g, hero, task.source, task.deed.acts[0].number + _shield_skill(state, hero, task.source), wounds)
    return wounds


def _shield_skill(state: DEState, hero: str, source: str) -> int:
    """A skill lets every shield cancel more."""
    skill = power(state, hero, "shields")
    return skill.number if skill is not None and is_shield(source, state.heroes[hero]) else 0


def _cancelled(g: G, hero: str, source: str, number: int, wounds: int) -> int:
    number = min(number, wounds)
    if number:
        g.tell(WoundsCancelled(hero, source, number, rule="DE-RUL-38", also=("DE-ABL-23", "DE-ABL-14")))
    return wounds - number


def heal(g: G, hero: str, number: int, cite: str) -> None:
    """Healing takes Poison tokens first, then gives wounds back, never above the maximum (DE-EFF-06, DE-DMG-05)."""
    own = g.state.heroes[hero]
    poison = min(own.poison, number)
    life = min(number - poison, most_life(g.state, hero) - own.life)
    if poison or life:
        g.tell(Healed(hero, poison, life, rule=cite))
