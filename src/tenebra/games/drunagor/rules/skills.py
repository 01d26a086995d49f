"""Using a Skill (DR-SKL, DR-CUB-03): which ones a Hero can use, with which cubes, and the use itself."""

from __future__ import annotations

from msgspec.structs import replace

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.content import skills
from tenebra.games.drunagor.content.model import Skill
from tenebra.games.drunagor.effects import Casting, can_pay, do_next, pay, triggered
from tenebra.games.drunagor.events.fights import SkillDone, SkillUsed
from tenebra.games.drunagor.rules.actions import TURN
from tenebra.games.drunagor.rules.attack import in_reach, shot_of, why_no_shot, why_not_attack
from tenebra.games.drunagor.rules.conditions import all_hold
from tenebra.games.drunagor.rules.cubes import dock
from tenebra.games.drunagor.rules.engagement import spaces_of_foes
from tenebra.games.drunagor.rules.passives import PAID, known_of, skills_of
from tenebra.games.drunagor.rules.recall import settle
from tenebra.games.drunagor.rules.slots import cubes_for, free_slot, is_open, rules_of_use, why_not_dock
from tenebra.games.drunagor.rules.spells import is_attack
from tenebra.games.drunagor.rules.targets import is_anybody, possible, reach_of, speaks_of_target, strikes_somebody
from tenebra.games.drunagor.rules.turn_actions import begin_cube_action, why_no_cube_action
from tenebra.games.drunagor.rules.victory import check_victory
from tenebra.games.drunagor.state import RED, WILD, DRState
from tenebra.games.drunagor.steps import SkillSays
from tenebra.games.drunagor.vocabulary import Sentence, Text, Trigger, doubled
from tenebra.kernel import Game, Reason

G = Game[DRState]
HERO_SKILLS = ("board", "card")
"""The sources of Skills whose numbers a WILD cube doubles, and which can be copied (DR-TKW-20, DR-SKL-13)."""
USES: dict[str, Trigger] = {
    "yellow": "when_you_use_a_yellow_skill",
    "red": "when_you_use_a_red_skill",
    "green": "when_you_use_a_green_skill",
    "blue": "when_you_use_a_blue_skill",
}


def usable_skills(state: DRState, hero: str) -> list[opt.Use]:
    """Every Skill that a Hero can use now as a Cube Action, once for each cube that may pay (DR-SKL-02, DR-RNG-06)."""
    own, uses = state.heroes[hero], known_of(state, hero).uses
    found = blocked = 0
    for colour in own.available:
        found |= uses.paid_by[colour]
    of = uses.of
    for place in (*own.docked, *own.curses, *own.traumas):
        if place in of:
            blocked |= of[place]
    for skill in uses.several:
        if is_open(own, skill):
            blocked &= ~of.get(skill.id, 0)
    found &= ~blocked
    for foe, some in uses.foes.items():
        if found & some and _why_no_foe(state, hero, *foe):
            found &= ~some
    for some, skill, colour in uses.others:
        if found & some and not does_something(state, hero, skill, colour):
            found &= ~some
    return uses.some(found)


def does_something(state: DRState, hero: str, skill: Skill, colour: str) -> bool:
    """Whether a Skill's cost can be paid, and some sentence of it would do something (DR-GEN-07)."""
    casting = Casting(hero, skill.id, skill.text, "DR-SKL-02", colour, reach_of(state, hero, colour))
    if not can_pay(state, casting, skill.text.costs):
        return False
    return any(not why_not_sentence(state, casting, sentence) for sentence in skill.text.uses)


def _why_no_foe(state: DRState, hero: str, needs: str, colour: str, is_beside: bool) -> str:
    """The rule by which a sentence that a cube pays for finds no enemy; "" if it does."""
    reach = reach_of(state, hero, colour)
    if needs == "struck":
        return "" if strikes_somebody(state, hero, reach, hostile=True) else "DR-RNG-01"
    rule = why_no_shot(state, hero, is_ranged=colour == RED) if needs == "weapon" else ""
    return rule or ("" if spaces_of_foes(state, hero, reach, is_adjacent=is_beside) else "DR-RNG-01")


@TURN.law(opt.Use)
def why_not_use(state: DRState, hero: str, option: opt.Use) -> Reason | None:
    """Why a Hero cannot use a Skill with that cube."""
    if refusal := why_no_cube_action(state):
        return refusal
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
    colour = colour_paid(state, hero, skill, option)
    if not colour:
        return Reason("DR-CUB-03", "no-such-cube", {"colour": option.colour})
    return why_not_resolve(state, hero, skill, colour)


def colour_paid(state: DRState, hero: str, skill: Skill, option: opt.Use) -> str:
    """The colour that the cube of an option counts as; "" if it does not pay (DR-CUB-04, DR-CUB-06)."""
    for colour, as_colour in cubes_for(state.heroes[hero].available, skill):
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
    if casting.colour and sentence.needs:
        return _why_no_foe(state, casting.user, sentence.needs, casting.colour, sentence.is_aimed_beside)
    if sentence.conditions:
        conditions = tuple(one for one in sentence.conditions if not speaks_of_target(one.name))
        if not all_hold(state, conditions, casting.user, "", PAID[casting.colour]):
            return "DR-GEN-07"
    if sentence.kind == "weapon" and sentence.find("command") is None:
        shot = shot_of(state, casting, sentence, sentence.hits[0])
        rule = why_not_attack(state, shot)
        if rule:
            return rule
        if sentence.find("strike") is not None:
            return "" if strikes_somebody(state, casting.user, shot.reach, hostile=True) else "DR-RNG-01"
        return "" if in_reach(state, shot) else "DR-RNG-01"
    if sentence.find("strike") is not None:
        is_hostile = sentence.kind == "spell"
        found = strikes_somebody(state, casting.user, casting.reach, hostile=is_hostile, target=sentence.target)
        return "" if found else "DR-RNG-01"
    if is_attack(sentence):
        return "" if is_anybody(state, casting, sentence, hostile=True) else "DR-RNG-01"
    return "" if possible(state, casting, sentence) else "DR-RNG-01"


@TURN.carries_out(opt.Use)
async def use_skill(g: G, hero: str, option: opt.Use) -> None:
    """Dock the cube, pay what else it costs; what the Skill says comes next, sentence by sentence (DR-SKL-02)."""
    state = g.state
    await begin_cube_action(g, hero, "DR-TRN-05")
    skill = skills_of(state, hero)[option.skill]
    colour = colour_paid(state, hero, skill, option)
    g.tell(SkillUsed(hero, skill.id, option.colour, rule="DR-SKL-02", also=("DR-TRN-05", *rules_of_use(skill, option.colour))))
    dock(g, hero, free_slot(state.heroes[hero], skill), option.colour)
    text = text_for(skill, option.colour)
    await pay(g, Casting(hero, skill.id, text, "DR-SKL-02"), text.costs)
    g.plan(SkillSays(hero, skill.id, option.colour, colour, reach_of(state, hero, colour)))


async def skill_says(g: G, step: SkillSays) -> None:
    """A sentence; after the last one the Cube Action is over (DR-SKL-02, DR-REC-05)."""
    hero, skill = step.hero, skills()[step.skill]
    text = text_for(skill, step.cube)
    left = text.uses[step.place :]
    if left and left[0].ends_in_a_move:
        g.done(step)
        g.plan(replace(step, place=step.place + 1))
        await do_next(g, Casting(hero, skill.id, text, "DR-SKL-02", step.colour, step.reach, may_plan=True), step.place)
        return
    if left:
        await do_next(g, Casting(hero, skill.id, text, "DR-SKL-02", step.colour, step.reach), step.place)
    g.done(step)
    if len(left) > 1:
        g.plan(replace(step, place=step.place + 1))  # DR-GEN-09
        return
    g.tell(SkillDone(hero, skill.id))
    await triggered(g, USES[step.colour], hero)
    if skill.source == "role":
        await triggered(g, "when_you_use_a_role_skill", hero)
    check_victory(g)
    await settle(g)


def text_for(skill: Skill, colour: str) -> Text:
    """The text as it counts: a WILD cube doubles the numbers of a Hero Skill (DR-TKW-20)."""
    return doubled(skill.text) if colour == WILD and skill.source in HERO_SKILLS else skill.text
