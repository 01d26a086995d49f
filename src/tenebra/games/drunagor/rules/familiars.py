"""Familiars (DR-PET) and Companions (DR-CPN): how they come, their turns after their Hero's, their attacks (DR-RUL-15)."""

from __future__ import annotations

from collections.abc import Awaitable

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.content.foes import CompanionCard, FamiliarCard, companions, effects_of, familiars
from tenebra.games.drunagor.effects import Doing, keyword, resolve, triggered
from tenebra.games.drunagor.events.monsters import FamiliarSummoned, LedOneLeft
from tenebra.games.drunagor.events.turns import TurnBegan, TurnEnded
from tenebra.games.drunagor.rules.attack import monster_attack
from tenebra.games.drunagor.rules.behaviour import MELEE, RANGED
from tenebra.games.drunagor.rules.conditions import number_of
from tenebra.games.drunagor.rules.damage import heal
from tenebra.games.drunagor.rules.engagement import is_engaged, sees
from tenebra.games.drunagor.rules.forced import place
from tenebra.games.drunagor.rules.moving import move_effect
from tenebra.games.drunagor.rules.passives import bonus
from tenebra.games.drunagor.rules.recall import settle
from tenebra.games.drunagor.rules.space import at, beside, free_squares, in_range, names
from tenebra.games.drunagor.rules.terrain import end_of_turn, enter
from tenebra.games.drunagor.rules.tokens import give, resolve_conditions
from tenebra.games.drunagor.rules.victory import check_victory
from tenebra.games.drunagor.state import BLEED, BURN, POISON, DRState, are_enemies, is_there, master_of
from tenebra.games.drunagor.steps import LedAct, LedStrikes
from tenebra.kernel import Game, Option
from tenebra.kit.orders import CLOSED

G = Game[DRState]
ENOUGH = opt.Enough()
TRICK, TREAT = 2, 2
"""DR-TKW-21, DR-RUL-69."""
TRICKS = (BLEED, BURN, POISON)


def card_of(state: DRState, who: str) -> FamiliarCard | CompanionCard:
    """The card of a Familiar or Companion (DR-PET-02, DR-CPN-01)."""
    return familiars()[who] if who in state.familiars else companions()[who]


def led_by(state: DRState, hero: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A Hero's Familiars and Companions, in order of arrival."""
    pets = tuple(one.id for one in state.familiars.values() if one.owner == hero)
    return pets, tuple(one.id for one in state.companions.values() if one.owner == hero)


# --- coming


async def _square_beside(g: G, hero: str, who: str) -> str:
    """A free square next to a Hero, which its player chooses (DR-PET-01, DR-TIE-03); "" if there is none."""
    state = g.state
    squares = names(state, beside(state, hero) & free_squares(state))
    if len(squares) < 2:
        return "".join(squares)
    offers = [opt.Choose(square) for square in squares]
    return (await g.ask(hero, "summon", lambda: offers, None, figure=who, hero=hero)).name


async def summon_familiar(g: G, hero: str, who: str, rule: str) -> None:
    """A Familiar comes to its Hero; one more than may be there dispels the first (DR-PET-01, DR-PET-05)."""
    state = g.state
    square = await _square_beside(g, hero, who)
    if not square:
        return
    own, _ = led_by(state, hero)
    others = [one for one in own if one != who]
    if len(others) > bonus(state, hero, "familiar_limit"):
        g.tell(LedOneLeft(others[0], rule="DR-PET-05", is_lost=False))
    if who in state.familiars:
        await place(g, who, square, "place", rule)
    else:
        g.tell(FamiliarSummoned(who, hero, square, rule=rule, also=("DR-PET-04", "DR-PET-08", "DR-TKW-19")))
        await enter(g, who)
    await triggered(g, "when_you_summon", hero, who if is_there(state, who) else "")


@keyword("summon")
async def _summon(g: G, doing: Doing) -> None:
    if doing.effect.name in familiars() and doing.user in g.state.heroes:
        await summon_familiar(g, doing.user, doing.effect.name, doing.rule)


@keyword("activate")
async def _activate(g: G, doing: Doing) -> None:
    """The Familiar that is named must be activated, or summoned if it is not there (DR-PET-08)."""
    await _activate_or_summon(g, doing.user, doing.effect.name)


@keyword("activate_familiar")
async def _activate_any(g: G, doing: Doing) -> None:
    """Any of the Hero's own, or one that is summoned instead; UNIQUE ones only while they are there (DR-PET-07, DR-TKW-19)."""
    state = g.state
    own, _ = led_by(state, doing.user)
    free = [id for id, card in familiars().items() if id not in state.familiars and not card.is_unique]
    offers = [opt.Choose(one) for one in (*own, *free)]
    if offers:
        answer = await g.ask(doing.user, "familiar", lambda: offers, None, figure=doing.user)
        await _activate_or_summon(g, doing.user, answer.name)


async def _activate_or_summon(g: G, hero: str, who: str) -> None:
    if who in led_by(g.state, hero)[0]:
        await act(g, who, "DR-PET-07")
    elif who in familiars() and who not in g.state.familiars:
        await summon_familiar(g, hero, who, "DR-PET-07")


# --- turns


async def led_act(g: G, step: LedAct) -> None:
    """Familiars first, then Companions, several of a kind in their player's order; each in a turn of its own (DR-RUB-01).

    Also if their Hero is Knocked Out (DR-RUB-31).
    """
    state = g.state
    waiting: tuple[tuple[str, ...], ...] = led_by(state, step.hero) if step.waiting is None else step.waiting
    while waiting and not (left := [who for who in waiting[0] if is_there(state, who)]):
        waiting = waiting[1:]
    if not waiting:
        g.done(step)
        return
    who = left[0]
    if len(left) > 1:
        offers = [opt.Choose(one) for one in left]
        who = (await g.ask(step.hero, "led", lambda: offers, None, figure=step.hero)).name
    g.done(step)
    g.plan(LedAct(step.hero, (tuple(one for one in left if one != who), *waiting[1:])))
    await begin_turn(g, who)


async def begin_turn(g: G, who: str) -> None:
    """Conditions, triggered abilities, Move Action (DR-PET-06, DR-CPN-06); what else it does follows as a step of its own."""
    state = g.state
    rule = "DR-PET-06" if who in state.familiars else "DR-CPN-06"
    is_down = state.heroes[master_of(state, who)].is_down
    g.tell(TurnBegan(who, rule=rule, also=("DR-RUB-01", "DR-RUB-31") if is_down else ("DR-RUB-01",)))
    await resolve_conditions(g, who)
    if is_there(state, who):
        await start_abilities(g, who, rule)
    g.plan(LedStrikes(who, rule))
    if is_there(state, who):
        await move(g, who, rule, may_plan=True)


async def led_strikes(g: G, step: LedStrikes) -> None:
    """The attack, and the check of the turn's end."""
    state, who = g.state, step.figure
    await attack(g, who)
    g.done(step)
    if is_there(state, who):
        await end_of_turn(g, who)
    check_victory(g)
    await settle(g)
    g.tell(TurnEnded(who, rule=step.rule))


async def start_abilities(g: G, who: str, rule: str) -> None:
    """Do what is printed pink on its card (DR-CPN-01)."""
    card = card_of(g.state, who)
    if any(effect.verb == "trick_or_treat" for effect in effects_of(card.start)):
        await trick_or_treat(g, who)
    elif card.start.sentences:
        await resolve(g, who, card.start, source=who, rule=rule)


async def act(g: G, who: str, rule: str) -> None:
    """Move, then attack, never the other way round (DR-PET-06, DR-PET-07)."""
    await move(g, who, rule)
    await attack(g, who)


def move(g: G, who: str, rule: str, *, may_plan: bool = False) -> Awaitable[None]:
    """Move a Familiar or Companion as far as its card says, and its Hero adds."""
    state = g.state
    more = bonus(state, master_of(state, who), "familiar_movement") if who in state.familiars else 0
    points = card_of(state, who).movement + more
    return move_effect(g, who, points, rule=rule, may_plan=may_plan) if points else CLOSED


async def attack(g: G, who: str) -> None:
    """Attack whom its player chooses, if it can attack anybody."""
    state = g.state
    if not is_there(state, who):
        return
    card, hero, is_familiar = card_of(state, who), master_of(state, who), who in state.familiars
    if card.damage is None:
        return
    targets = await _choose_targets(g, who)
    if not targets:
        return
    damage = card.damage + (bonus(state, hero, "familiar_dmg") if is_familiar else 0)
    await monster_attack(g, who, targets, damage, card.collateral, source=who, rule="DR-RUL-15")
    if is_familiar:
        await triggered(g, "when_your_familiar_attacks", hero, targets[0] if is_there(state, targets[0]) else "")
    if is_there(state, who) and card.has("flyby"):
        await fly_back(g, who, hero)


def enemies_in_reach(state: DRState, who: str) -> list[str]:
    """Enemies a Familiar or Companion can attack from where it stands; a ranged one not while engaged (DR-RUL-15, DR-RNG-13)."""
    type = card_of(state, who).type
    if type == RANGED and is_engaged(state, who):
        return []
    spaces = beside(state, who) if type == MELEE else in_range(state, who, 1 if type == RANGED else -1)
    return [one for one in at(state, spaces) if are_enemies(state, who, one) and sees(state, who, one)]


async def _choose_targets(g: G, who: str) -> list[str]:
    """The targets its player chooses, as many as its attack has, one by one; the player may leave it."""
    state = g.state
    multi = card_of(state, who).multi
    number = number_of(state, multi, who) if multi is not None else 1
    chosen: list[str] = []
    for _ in range(number):
        found = [one for one in enemies_in_reach(state, who) if one not in chosen]
        if not found:
            break
        offers: list[Option] = [*(opt.Target(one) for one in found), ENOUGH]
        answer = await g.ask(master_of(state, who), "led-attack", lambda offers=offers: offers, None, figure=who)  # type: ignore[misc]
        if not isinstance(answer, opt.Target):
            break
        chosen.append(answer.who)
    return chosen


async def fly_back(g: G, who: str, hero: str) -> None:
    """FLYBY: freely back to a square next to its master (DR-TKW-17)."""
    square = await _square_beside(g, hero, who)
    if square:
        await place(g, who, square, "flyby", "DR-TKW-17")


async def trick_or_treat(g: G, who: str) -> None:
    """A Hero within range 1 regains 2 Health, or a Monster there suffers BLEED, BURN or POISON 2 (DR-TKW-21, DR-RUL-69)."""
    state = g.state
    seat = master_of(state, who)
    near = at(state, in_range(state, who, 1))
    found = [one for one in near if (one in state.heroes and not state.heroes[one].is_down) or one in state.monsters]
    offers: list[Option] = [*(opt.Target(one) for one in found if sees(state, who, one)), ENOUGH]
    answer = await g.ask(seat, "trick-or-treat", lambda: offers, None, figure=who)
    if not isinstance(answer, opt.Target):
        return
    if answer.who in state.heroes:
        heal(g, answer.who, TREAT, who, "DR-TKW-21")
        return
    token = (await g.ask(seat, "trick", lambda: [opt.Choose(one) for one in TRICKS], None, figure=who, target=answer.who)).name
    await give(g, answer.who, token, TRICK, "DR-TKW-21", by=who)
