"""Using a Skill (DR-SKL, DR-CUB-03): which ones a Hero can use, with which cubes, and the use itself."""

from __future__ import annotations

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.content.model import Skill
from tenebra.games.drunagor.effects import Casting, can_pay, pay, resolve, triggered
from tenebra.games.drunagor.events.fights import SkillDone, SkillUsed
from tenebra.games.drunagor.rules.attack import in_reach, shot_of, why_not_attack
from tenebra.games.drunagor.rules.conditions import all_hold
from tenebra.games.drunagor.rules.cubes import dock
from tenebra.games.drunagor.rules.passives import Aim, known_of, skills_of
from tenebra.games.drunagor.rules.slots import cubes_for, free_slot, is_open, rules_of_use, why_not_dock
from tenebra.games.drunagor.rules.spells import is_attack
from tenebra.games.drunagor.rules.targets import candidates, possible, reach_of, speaks_of_target, strike_areas
from tenebra.games.drunagor.state import WILD, DRState
from tenebra.games.drunagor.vocabulary import Sentence, Text, Trigger, doubled
from tenebra.kernel import Game, Reason

G = Game[DRState]
HERO_SKILLS = ("board", "card")
"""Those whose numbers a WILD cube doubles, and which can be copied (DR-TKW-20, DR-SKL-13)."""
USES: dict[str, Trigger] = {
    "yellow": "when_you_use_a_yellow_skill",
    "red": "when_you_use_a_red_skill",
    "green": "when_you_use_a_green_skill",
    "blue": "when_you_use_a_blue_skill",
}


def usable_skills(state: DRState, hero: str) -> list[opt.Use]:
    """Every Skill that a Hero can use now as a Cube Action, once for each cube that may pay (DR-SKL-02, DR-RNG-06)."""
    found: list[opt.Use] = []
    if not state.heroes[hero].available:
        return found
    for skill in known_of(state, hero).actions:
        if not is_open(state, hero, skill):
            continue
        pairs = cubes_for(state, hero, skill)
        is_ambiguous = len(pairs) > 1 and sum(colour == WILD for colour, _ in pairs) > 1
        for colour, as_colour in pairs:
            if skill.text.is_sure or why_not_resolve(state, hero, skill, as_colour) is None:
                found.append(opt.Use(skill.id, colour, as_colour if colour == WILD and is_ambiguous else ""))
    return found


def why_not_use(state: DRState, hero: str, option: opt.Use) -> Reason | None:
    """Why a Hero cannot use a Skill with that cube."""
    skill = skills_of(state, hero).get(option.skill)
    if skill is None:
        return Reason("DR-SKL-01", "no-such-skill", {"skill": option.skill})
    if not skill.colours:
        return Reason("DR-PAS-01", "needs-no-cube", {"skill": option.skill})
    if skill.text.is_reaction:
        return Reason("DR-RCT-01", "only-a-reaction", {"skill": option.skill})
    refusal = why_not_dock(state, hero, skill)
    if refusal is not None:
        return refusal
    colour = _colour(state, hero, skill, option)
    if not colour:
        return Reason("DR-CUB-03", "no-such-cube", {"colour": option.colour})
    return why_not_resolve(state, hero, skill, colour)


def _colour(state: DRState, hero: str, skill: Skill, option: opt.Use) -> str:
    """As what the cube of an option counts; "" if it does not pay (DR-CUB-04, DR-CUB-06)."""
    for colour, as_colour in cubes_for(state, hero, skill):
        if colour == option.colour and option.as_colour in ("", as_colour):
            return as_colour
    return ""


def why_not_resolve(state: DRState, hero: str, skill: Skill, colour: str) -> Reason | None:
    """Why nothing of a Skill could happen at all; a part that is wasted is no reason (DR-GEN-07)."""
    casting = Casting(hero, skill.id, skill.text, "DR-SKL-02", colour, reach_of(state, hero, colour))
    if not can_pay(state, casting, skill.text.costs):
        return Reason("DR-EFF-12", "cannot-pay", {"skill": skill.id})
    refusal: Reason | None = None
    for sentence in skill.text.uses:
        found = why_not_sentence(state, casting, sentence)
        if not found:
            return None
        refusal = refusal or Reason(found, "nothing-happens", {"skill": skill.id})
    return refusal


def why_not_sentence(state: DRState, casting: Casting, sentence: Sentence) -> str:
    """The rule by which a sentence would do nothing now; "" if it would do something."""
    if sentence.conditions:
        conditions = tuple(one for one in sentence.conditions if not speaks_of_target(one.name))
        if not all_hold(state, conditions, casting.user, "", Aim(colour=casting.colour)):
            return "DR-GEN-07"
    if sentence.kind == "weapon" and sentence.find("command") is None:
        shot = shot_of(state, casting, sentence, sentence.hits[0])
        rule = why_not_attack(state, shot)
        if rule:
            return rule
        if sentence.find("strike") is not None:
            return "" if strike_areas(state, casting.user, shot.reach, hostile=True) else "DR-RNG-01"
        return "" if in_reach(state, shot) else "DR-RNG-01"
    if sentence.find("strike") is not None:
        is_hostile = sentence.kind == "spell"
        return "" if strike_areas(state, casting.user, casting.reach, hostile=is_hostile, target=sentence.target) else "DR-RNG-01"
    if is_attack(sentence):
        return "" if candidates(state, casting, sentence, hostile=True) else "DR-RNG-01"
    return "" if possible(state, casting, sentence) else "DR-RNG-01"


async def use_skill(g: G, hero: str, option: opt.Use) -> None:
    """Dock the cube, pay what else it costs, do what the Skill says (DR-SKL-02)."""
    state = g.state
    skill = skills_of(state, hero)[option.skill]
    colour = _colour(state, hero, skill, option)
    g.tell(SkillUsed(hero, skill.id, option.colour, rule="DR-SKL-02", also=("DR-TRN-05", *rules_of_use(skill, option.colour))))
    dock(g, hero, free_slot(state, hero, skill), option.colour)
    text = text_for(skill, option.colour)
    await pay(g, Casting(hero, skill.id, text, "DR-SKL-02"), text.costs)
    await resolve(g, hero, text, source=skill.id, rule="DR-SKL-02", colour=colour)
    g.tell(SkillDone(hero, skill.id))
    await triggered(g, USES[colour], hero)
    if skill.source == "role":
        await triggered(g, "when_you_use_a_role_skill", hero)


def text_for(skill: Skill, colour: str) -> Text:
    """The text as it counts: a WILD cube doubles the numbers of a Hero Skill (DR-TKW-20)."""
    return doubled(skill.text) if colour == WILD and skill.source in HERO_SKILLS else skill.text
