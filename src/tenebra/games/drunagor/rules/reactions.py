"""A threat step by step (DR-DMG-07, DR-RCT): SHIELD, Reactions, loss, collateral effects, Knock-Outs, Recalls."""

from __future__ import annotations

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.effects import Casting, can_pay, own_triggered, pay, perform, resolve, text_triggered, triggered
from tenebra.games.drunagor.events.fights import (
    AttackDeclared,
    AttackEnded,
    HitsFixed,
    Reacted,
    Shielded,
    SkillDone,
    SkillUsed,
    attack_of,
)
from tenebra.games.drunagor.events.turns import Used
from tenebra.games.drunagor.rules.chests import place_chest
from tenebra.games.drunagor.rules.cubes import dock
from tenebra.games.drunagor.rules.damage import THREATS, after_loss, check, lose
from tenebra.games.drunagor.rules.engagement import spaces_within
from tenebra.games.drunagor.rules.movement import end_move
from tenebra.games.drunagor.rules.passives import known_of, skills_of
from tenebra.games.drunagor.rules.recall import settle
from tenebra.games.drunagor.rules.slots import cubes_for, free_slot, is_open, rules_of_use, why_not_dock, why_not_pay_focus
from tenebra.games.drunagor.rules.space import covers
from tenebra.games.drunagor.rules.targets import longer, reach_of
from tenebra.games.drunagor.rules.tokens import lose as lose_tokens
from tenebra.games.drunagor.state import (
    FOCUS,
    SHIELD,
    USE_FOCUS,
    WILD,
    Attack,
    DRState,
    are_enemies,
    character,
    is_on,
    is_there,
    is_up,
)
from tenebra.games.drunagor.steps import ReactionOver
from tenebra.games.drunagor.vocabulary import NOTHING, ON_SELF, Effect, Text, doubled
from tenebra.games.drunagor.windows import REACTIONS, react
from tenebra.kernel import Game, Option, Reason

G = Game[DRState]


async def threaten(g: G, source: str, damage: dict[str, int], rule: str) -> None:
    """Preventable damage that no attack has dealt: a threat all the same (DR-RCT-01)."""
    g.tell(AttackDeclared(source if is_there(g.state, source) else "", source, "", tuple(damage), rule=rule))
    g.tell(HitsFixed(source, damage, rule=rule))
    await deal(g, Casting(source, source, NOTHING, rule), (), bound=False)
    g.tell(AttackEnded(source, rule=rule))


THREATS.resolve = threaten


async def deal(g: G, casting: Casting, effects: tuple[Effect, ...], *, bound: bool) -> dict[str, int]:
    """The fixed order for the damage of the attack in progress (DR-DMG-07); what each target lost."""
    if await spend_shields(g):
        await react(g)
    return await let_fall(g, casting, effects, bound=bound)


async def spend_shields(g: G) -> bool:
    """SHIELD comes before Reactions; whether it is a threat to which somebody may react (DR-DMG-03, DR-RCT-01)."""
    state, attack = g.state, attack_of(g.state)
    if not attack.is_preventable:
        return False
    for who in list(attack.damage):
        if SHIELD in character(state, who).tokens:
            await _shield(g, who)
    return any(who not in state.monsters for who in attack.damage)


async def let_fall(g: G, casting: Casting, effects: tuple[Effect, ...], *, bound: bool) -> dict[str, int]:
    """Deal the damage that is left, with all that follows; the Health that each target lost.

    Collateral effects need at least 1 Health lost (DR-ATK-14, DR-MON-18); bound ones, of Spell Attacks, do not (DR-SPL-03).
    """
    state, attack = g.state, attack_of(g.state)
    lost: dict[str, int] = {}
    for who, damage in attack.damage.items():
        if is_up(state, who):
            through = damage - min(damage, attack.prevented.get(who, 0))
            lost[who] = lose(g, who, through, attack.attacker, casting.rule, "DR-DMG-07", "DR-SPL-03" if bound else "DR-ATK-14")
    if effects:
        await _consequences(g, casting, effects, lost, bound=bound)
    for who, number in lost.items():
        if number and is_there(state, who):
            await after_loss(g, who, number, attack.attacker)
            await own_triggered(g, "when_you_damage", casting, who)
    is_looter = any(effect.verb == "loot" for effect in effects)
    for who, number in lost.items():
        is_monster, space = who in state.monsters, character(state, who).space if is_there(state, who) else ""
        if await check(g, who, number, attack.attacker, "DR-DMG-08" if is_monster else "DR-KNO-01") and is_monster:
            await text_triggered(g, "when_you_kill", casting)
            if is_looter:
                place_chest(g, space, "DR-TKW-18", is_loot=True)
    if len(state.attacks) == 1:
        await settle(g)
    return lost


async def _shield(g: G, who: str) -> None:
    """SHIELD tokens are spent, compulsorily (DR-DMG-03, DR-CPN-04)."""
    number = min(character(g.state, who).tokens.get(SHIELD, 0), attack_of(g.state).damage[who])
    if number:
        g.tell(Shielded(who, number, rule="DR-DMG-03"))
        await triggered(g, "when_you_lose_a_shield", who)


async def _consequences(g: G, casting: Casting, effects: tuple[Effect, ...], lost: dict[str, int], *, bound: bool) -> None:
    """Collateral or bound effects, together with the damage: before any Knock-Out (DR-RUB-05, switch `ko-first`)."""
    state = g.state
    for who, number in lost.items():
        if not (number or bound) or who in state.companions:
            continue
        one = state.heroes.get(who) or state.monsters.get(who)
        if one is not None and one.health <= 0 and (who in state.monsters or is_on(state, "ko-first")):
            continue
        for effect in effects:
            if effect.verb not in ("loot", "damage", "sure_damage"):
                await perform(g, casting, effect, casting.user if effect.verb in ON_SELF else who)


# --- the Reaction window


def reaction_options(state: DRState, hero: str) -> list[Option]:
    """The Reactions a Hero can use to the threat in progress: one for each Skill, cube and protected one (DR-RCT)."""
    attack = attack_of(state)
    own = state.heroes[hero]
    if own.is_down or not own.space:
        return []  # DR-RCT-09
    if hero in attack.reacted:
        return []  # DR-RCT-04
    found: list[Option] = []
    known, is_hit = known_of(state, hero), hero in attack.damage or hero in attack.targets
    for skill in known.reactions if is_hit else known.helping:
        if skill.focus:
            if why_not_pay_focus(state, hero, skill) is None:
                found += [opt.React(skill.id, "", on) for on in _protected(state, hero, skill.text, "")]
        elif own.available and is_open(own, skill):
            for colour, as_colour in cubes_for(own.available, skill):
                found += [opt.React(skill.id, colour, on) for on in _protected(state, hero, skill.text, as_colour)]
    return list(dict.fromkeys(found)) if WILD in own.available else found


def _protected(state: DRState, hero: str, text: Text, colour: str) -> list[str]:
    """The characters a Reaction may be used for; "" if it protects nobody in particular; none at all if it cannot be used."""
    attack = attack_of(state)
    if text.costs and not can_pay(state, Casting(hero, "", text, ""), text.costs):
        return []
    sentence = text.prevents
    if sentence is not None and sentence.target.who == "self" and hero not in attack.damage:
        return []
    if text.retaliates and not _can_retaliate(state, hero, reach_of(state, hero, colour) if colour else -1):
        return []
    if sentence is None:
        return [""] if text.retaliates or hero in attack.damage else []
    if sentence.target.who == "self":
        return [hero]
    range = sentence.target.range
    # The protected one must be within range (DR-RNG-10)
    near = spaces_within(state, hero, reach_of(state, hero, colour) if range < 0 else longer(state, hero, range))
    return [
        who
        for who in attack.damage
        if covers(state, who) & near
        and is_up(state, who)
        and not are_enemies(state, hero, who)
        and not (sentence.target.is_other and who == hero)
        and not (sentence.target.who == "hero" and who not in state.heroes)
    ]


def _can_retaliate(state: DRState, hero: str, reach: int) -> bool:
    """Only by a Hero among the targets, on an attacker in cube range (DR-RCT-06, DR-RNG-10)."""
    attack = attack_of(state)
    if hero not in attack.targets or not attack.attacker or not is_there(state, attack.attacker):
        return False
    return bool(spaces_within(state, hero, reach) & covers(state, attack.attacker))


def why_not_react(state: DRState, hero: str, option: Option) -> Reason | None:
    """Why a Reaction cannot be used to this threat."""
    if not isinstance(option, opt.React) or not state.attacks:
        return None
    skill = skills_of(state, hero).get(option.skill)
    if skill is None or not skill.text.is_reaction:
        return Reason("DR-RCT-03", "not-a-reaction", {"skill": option.skill})
    refusal = why_not_pay_focus(state, hero, skill) if skill.focus else why_not_dock(state, hero, skill)
    if refusal is not None:
        return refusal
    colours = dict(cubes_for(state.heroes[hero].available, skill))
    if not skill.focus and option.colour not in colours:
        return Reason("DR-CUB-03", "no-such-cube", {"colour": option.colour})
    if option.on in _protected(state, hero, skill.text, colours.get(option.colour, "")):
        return None
    if skill.text.retaliates:
        return Reason("DR-RCT-06", "cannot-retaliate")
    return Reason("DR-RCT-05", "not-protected", {"target": option.on})


def can_help(state: DRState, hero: str) -> bool:
    """As far as the rules know, one of the Hero's Reactions can change something: damage is left, or it does something else."""
    attack = attack_of(state)
    left = sum(attack.damage.values()) - sum(attack.prevented.values())
    if left > 0:
        return True
    return any(
        any(effect.verb != "prevent" for one in skills_of(state, hero)[option.skill].text.uses for effect in one.effects)
        for option in reaction_options(state, hero)
        if isinstance(option, opt.React)
    )


async def use_reaction(g: G, hero: str, option: opt.React, may_plan: bool) -> None:
    """Pay, dock, and do what the Reaction says (DR-RCT-03); a movement of its user ends."""
    state, attack = g.state, attack_of(g.state)
    skill, before = skills_of(state, hero)[option.skill], state.using
    end_move(g, hero, "DR-RCT-07")
    g.tell(Reacted(hero, option.skill, option.on, rule="DR-RCT-01"))
    g.tell(SkillUsed(hero, option.skill, option.colour, option.on, rule="DR-RCT-03", also=rules_of_use(skill, option.colour)))
    text, colour = skill.text, ""
    if skill.focus:
        lose_tokens(g, hero, FOCUS, skill.focus, "DR-FOC-01")
        g.tell(Used(hero, USE_FOCUS, rule="DR-FOC-03"))
    else:
        own = state.heroes[hero]
        colour = dict(cubes_for(own.available, skill))[option.colour]
        dock(g, hero, free_slot(own, skill), option.colour)
        if option.colour == "wild" and skill.source in ("board", "card"):
            text = doubled(text)
    casting = Casting(hero, option.skill, text, "DR-RCT-01")
    await pay(g, casting, text.costs)
    on, that, may_plan = option.on or hero, attack.attacker, may_plan and text.uses[-1].ends_in_a_move
    over = ReactionOver(hero, option.skill, before, on)
    if may_plan:
        g.plan(over)
    await resolve(g, hero, text, source=option.skill, rule="DR-RCT-01", colour=colour, that=that, on=on, may_plan=may_plan)
    if not may_plan:
        await end_reaction(g, over)


async def end_reaction(g: G, step: ReactionOver) -> None:
    """A Reaction was used, and is an occasion for something itself (DR-PAS-03)."""
    g.tell(SkillDone(step.hero, step.skill, step.before))
    await triggered(g, "when_you_react", step.hero, step.on)


def reactors(state: DRState, attack: Attack) -> list[str]:
    """The order in which Heroes are asked: those who are hit first."""
    hit = [hero for hero in state.party if hero in attack.damage]
    return hit + [hero for hero in state.party if hero not in attack.damage]


REACTIONS.options, REACTIONS.why_not, REACTIONS.use = reaction_options, why_not_react, use_reaction
REACTIONS.order, REACTIONS.matters = reactors, can_help
