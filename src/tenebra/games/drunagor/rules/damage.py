"""Damage (DR-DMG): what is lost of Health, who falls by it, and whom that concerns."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tenebra.games.drunagor.content.foes import MonsterCard, companions
from tenebra.games.drunagor.effects import allies_triggered, everybody_triggered, triggered
from tenebra.games.drunagor.events.fights import HealthChanged
from tenebra.games.drunagor.rules.conditions import full_health, health_of
from tenebra.games.drunagor.rules.passives import fighter_of, most_health, who_awaits
from tenebra.games.drunagor.rules.space import are_adjacent
from tenebra.games.drunagor.state import DRState, character, is_there, is_up, master_of
from tenebra.kernel import Game
from tenebra.kit.orders import CLOSED

G = Game[DRState]
Fall = Callable[[G, str, str, str], Awaitable[None]]
FALLS: dict[str, Fall] = {}
"""The functions for somebody without Health, by `hero monster familiar companion npc`."""


class Threats:
    """The function that resolves preventable damage, entered by `reactions` when it is loaded: that needs what is here."""

    resolve: Callable[[G, str, dict[str, int], str], Awaitable[None]]


THREATS = Threats()


def fallen(kind: str) -> Callable[[Fall], Fall]:
    """Register what becomes of characters of a kind: given who, by whom, by which rule."""

    def register(rule: Fall) -> Fall:
        FALLS[kind] = rule
        return rule

    return register


def kind_of(state: DRState, who: str) -> str:
    """The sort of a character."""
    if who in state.heroes:
        return "hero"
    if who in state.monsters:
        return "monster"
    if who in state.familiars:
        return "familiar"
    return "companion" if who in state.companions else "npc"


async def suffer(g: G, who: str, amount: int, *, preventable: bool, source: str, rule: str) -> None:
    """Damage to one character outside an attack; non-preventable damage goes straight to Health (DR-DMG-01, DR-DMG-02)."""
    state = g.state
    if amount <= 0 or not is_up(state, who):
        return
    if preventable:
        await THREATS.resolve(g, source, {who: amount}, rule)
        return
    lost = lose(g, who, amount, source, rule)
    await after_loss(g, who, lost, source)
    await check(g, who, lost, source, rule)


def lose(g: G, who: str, number: int, by: str, rule: str, *also: str) -> int:
    """Health falls by so much; the number is what got through (DR-DMG-01). Others than Heroes and Monsters have no track."""
    if number > 0 and (who in g.state.heroes or who in g.state.monsters):
        g.tell(HealthChanged(who, lost=number, by=by, rule=rule, also=("DR-DMG-01", *also)))
    return max(0, number)


async def after_loss(g: G, who: str, lost: int, by: str) -> None:
    """Ask those who have something to say when somebody lost Health."""
    if lost:
        await triggered(g, "when_you_are_damaged", who, by if is_there(g.state, by) else "")
        if who not in g.state.monsters:
            await allies_triggered(g, "when_an_ally_is_damaged", who)


def has_fallen(state: DRState, who: str, lost: int) -> bool:
    """Without Health; of a Companion: a hit beyond its Sturdiness (DR-CPN-02, DR-CPN-03)."""
    one = state.heroes.get(who) or state.monsters.get(who)
    if one is not None:
        return one.health <= 0
    if who in state.companions:
        return lost > companions()[who].sturdiness
    return lost > 0  # DR-PET-03, DR-RUB-22


def check(g: G, who: str, lost: int, by: str, rule: str) -> Awaitable[bool | None]:
    """Knock-Out or defeat, if it has come to that: whether it has (DR-DMG-07, DR-DMG-08)."""
    return fall(g, who, by, rule) if is_up(g.state, who) and has_fallen(g.state, who, lost) else CLOSED


async def fall(g: G, who: str, by: str, rule: str) -> bool:
    """Somebody is Knocked Out, defeated or dispelled, and everybody whom it concerns has a say."""
    state = g.state
    kind, marker = kind_of(state, who), character(state, who).marked_by
    near = [hero for hero in who_awaits(state, "when_an_adj_enemy_dies") if are_adjacent(state, hero, who)]
    owner = master_of(state, who)
    await FALLS[kind](g, who, by, rule)
    if kind == "hero":
        await triggered(g, "when_you_are_knocked_out", who, by if is_there(state, by) else "")
        await allies_triggered(g, "when_an_ally_is_knocked_out", who)
    elif kind == "familiar":
        await triggered(g, "when_your_familiar_is_dispelled", owner)
    elif kind == "monster":
        await triggered(g, "when_you_kill", by)
        if by in state.familiars:
            await triggered(g, "when_your_familiar_kills", state.familiars[by].owner)
        if master_of(state, by):
            await allies_triggered(g, "when_an_ally_kills", by)
        await everybody_triggered(g, "when_an_enemy_dies")
        for hero in near:
            await triggered(g, "when_an_adj_enemy_dies", hero)
        if marker:
            await triggered(g, "when_a_marked_enemy_dies", marker)
    return True


def heal(g: G, who: str, number: int, by: str, rule: str) -> int:
    """Regain Health, never above the maximum; Commanders have none (DR-EFF-01, DR-CMD-05). The number regained."""
    state = g.state
    if who not in state.heroes and who not in state.monsters:
        return 0
    card = fighter_of(state, who)
    has_no_maximum = isinstance(card, MonsterCard) and card.class_ == "commander"
    regained = number if has_no_maximum else min(number, full_health(state, who) - health_of(state, who))
    if regained > 0:
        g.tell(HealthChanged(who, regained, by=by, rule=rule, also=("DR-EFF-01",)))
    return max(0, regained)


async def adjust_health(g: G, hero: str, before: int) -> None:
    """The maximum has changed: so does what the Hero has, and at 0 the Hero is Knocked Out (DR-HER-17, DR-RUB-25)."""
    own = g.state.heroes[hero]
    change = most_health(g.state, hero) - before
    if change and not own.is_down:
        also = ("DR-RUB-25", "DR-CUB-13")
        g.tell(HealthChanged(hero, max(0, change), max(0, -change), rule="DR-HER-17", also=also))
        await check(g, hero, 0, "", "DR-RUB-25")
