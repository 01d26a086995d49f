"""Focus Abilities (DR-FOC), and what KI is spent on (DR-RES-03, DR-RUB-15)."""

from __future__ import annotations

from msgspec.structs import replace

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.content import abilities
from tenebra.games.drunagor.effects import Casting, pay, resolve, triggered
from tenebra.games.drunagor.events.fights import SkillDone, SkillUsed
from tenebra.games.drunagor.events.turns import Used
from tenebra.games.drunagor.notation import read_text
from tenebra.games.drunagor.rules.actions import MINOR, TURN
from tenebra.games.drunagor.rules.passives import known_of, skills_of
from tenebra.games.drunagor.rules.skills import does_something, why_not_resolve, why_not_sentence
from tenebra.games.drunagor.rules.slots import has_focused, why_not_pay_focus
from tenebra.games.drunagor.rules.targets import UNLIMITED
from tenebra.games.drunagor.rules.tokens import lose
from tenebra.games.drunagor.state import FOCUS, KI, USE_FOCUS, DRState
from tenebra.games.drunagor.vocabulary import Text
from tenebra.kernel import Game, Reason

G = Game[DRState]
KI_ATTACK = "+0 HIT"
"""DR-RES-03."""


def usable_focus(state: DRState, hero: str) -> list[opt.Focus]:
    """The Focus Abilities a Hero can use as a Minor Action."""
    held = state.heroes[hero].tokens.get(FOCUS, 0)
    if not held or has_focused(state, hero):
        return []
    own = [skills_of(state, hero)[id] for id in known_of(state, hero).focus]
    usable = [skill for skill in own if skill.focus <= held and not skill.text.is_reaction]
    return [opt.Focus(skill.id) for skill in usable if skill.text.is_sure or does_something(state, hero, skill, "")]


@MINOR[USE_FOCUS].law(opt.Focus)
def why_not_focus(state: DRState, hero: str, option: opt.Focus) -> Reason | None:
    """Why a Focus Ability cannot be used now (DR-FOC-01 to DR-FOC-04)."""
    skill = skills_of(state, hero).get(option.ability)
    if skill is None or not skill.focus:
        return Reason("DR-FOC-01", "no-such-skill", {"skill": option.ability})
    if skill.text.is_reaction:
        return Reason("DR-FOC-03", "only-a-reaction", {"skill": option.ability})
    refusal = why_not_pay_focus(state, hero, skill) or why_not_resolve(state, hero, skill, "")
    return replace(refusal, rule="DR-FOC-04") if refusal is not None and refusal.rule == "DR-ENG-02" else refusal


@MINOR[USE_FOCUS].carries_out(opt.Focus)
async def use_focus(g: G, hero: str, option: opt.Focus) -> None:
    """Discard the FOCUS and resolve at once (DR-FOC-01)."""
    ability = option.ability
    skill = skills_of(g.state, hero)[ability]
    before = g.state.using
    g.tell(SkillUsed(hero, ability, rule="DR-FOC-01", also=("DR-FOC-02",)))
    lose(g, hero, FOCUS, skill.focus, "DR-FOC-01")
    g.tell(Used(hero, USE_FOCUS, rule="DR-FOC-03"))
    await pay(g, Casting(hero, ability, skill.text, "DR-FOC-01"), skill.text.costs)
    await resolve(g, hero, skill.text, source=ability, rule="DR-FOC-05")
    g.tell(SkillDone(hero, ability, before))
    await triggered(g, "when_you_use_a_focus_ability", hero)


# --- KI


def ki_text(ability: str) -> Text:
    """The text for which a KI is discarded: a Weapon Attack, or an ability learned that says so."""
    return abilities()[ability].text if ability else read_text(KI_ATTACK)


def _ki_abilities(state: DRState, hero: str) -> list[str]:
    return [id for id in state.heroes[hero].abilities if any(cost.name == KI for cost in abilities()[id].text.costs)]


def usable_ki(state: DRState, hero: str) -> list[opt.Ki]:
    """The options for which a Hero can discard a KI now (DR-RES-03)."""
    if KI not in state.heroes[hero].tokens:
        return []
    found = (opt.Ki(ability) for ability in ("", *_ki_abilities(state, hero)))
    return [option for option in found if why_not_ki(state, hero, option) is None]


@TURN.law(opt.Ki)
def why_not_ki(state: DRState, hero: str, option: opt.Ki) -> Reason | None:
    """Why no KI can be discarded for that now (DR-RES-03, DR-RUB-15)."""
    if option.ability and option.ability not in _ki_abilities(state, hero):
        return Reason("DR-RES-03", "no-such-skill", {"skill": option.ability})
    if KI not in state.heroes[hero].tokens:
        return Reason("DR-RES-03", "no-ki")
    if state.turn is not None and f"{hero}:{KI}" in state.turn.used:
        return Reason("DR-RES-03", "ki-used")
    text = ki_text(option.ability)
    casting = Casting(hero, option.ability or KI, text, "DR-RES-03", reach=UNLIMITED)
    rules = [why_not_sentence(state, casting, sentence) for sentence in text.uses]
    return Reason(rules[0], "nothing-happens", {"skill": option.ability or KI}) if all(rules) else None


@TURN.carries_out(opt.Ki)
async def use_ki(g: G, hero: str, option: opt.Ki) -> None:
    """A KI for an attack, or for an ability (DR-RES-03)."""
    before, source, text = g.state.using, option.ability or KI, ki_text(option.ability)
    g.tell(SkillUsed(hero, source, rule="DR-RES-03", also=("DR-RUB-15",)))
    g.tell(Used(hero, KI, rule="DR-RES-03"))
    if option.ability:
        await pay(g, Casting(hero, source, text, "DR-RES-03"), text.costs)
    else:
        lose(g, hero, KI, 1, "DR-RES-03")
    await resolve(g, hero, text, source=source, rule="DR-RES-03")
    g.tell(SkillDone(hero, source, before))
