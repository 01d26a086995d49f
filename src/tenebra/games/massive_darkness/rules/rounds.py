"""Rounds and Phases (MD-RND, MD-HPH, MD-EXP, MD-EVT, MD-END)."""

from __future__ import annotations

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.content.model import SkillLine
from tenebra.games.massive_darkness.events.fights import Resurrected
from tenebra.games.massive_darkness.events.turns import (
    ActivationEnded,
    CounterattackBegan,
    EndPhasePassed,
    ExtraActionsChanged,
    FirstPlayerPassed,
    HeroActivated,
    HeroReady,
    PhaseBegan,
    RoundBegan,
    SkillLearned,
)
from tenebra.games.massive_darkness.rules import activations
from tenebra.games.massive_darkness.rules.asking import READY
from tenebra.games.massive_darkness.rules.decks import EVENT, discard, draw
from tenebra.games.massive_darkness.rules.deeds import carry_out
from tenebra.games.massive_darkness.rules.health import heal_hero, settle_maximum
from tenebra.games.massive_darkness.rules.levels import end_of_phase
from tenebra.games.massive_darkness.rules.powers import class_of, line_of, skills
from tenebra.games.massive_darkness.rules.scenario_rules import DEFEAT, after_mission, check_breaches, check_victory, happened
from tenebra.games.massive_darkness.state import AGENT, ANY_ACTION, STORY, Hero, MDState, active_hero, clockwise_from
from tenebra.games.massive_darkness.steps import (
    Act,
    BeginActivation,
    BeginPhase,
    Counterattack,
    EndPhase,
    EnemiesPhase,
    EventPhase,
    ExperiencePhase,
    NewRound,
    Reinforce,
)
from tenebra.kernel import Decision, Game, Option, Reason

G = Game[MDState]
ACTIONS = 3
"""MD-HPH-02."""


async def new_round(g: G) -> None:
    """Resurrections first, then the Heroes' Phase, beginning with the First Player (MD-RND-02, MD-HPH-01)."""
    state = g.state
    g.tell(RoundBegan(state.round + 1, rule="MD-RND-01", also=("MD-END-03",) if state.round else ()))
    for hero in clockwise_from(state, state.first):
        if state.heroes[hero].is_dead:
            if not state.lifebringer:
                g.end(DEFEAT, "MD-RES-05", "MD-WIN-04", *after_mission(state, False))
            g.tell(Resurrected(hero, rule="MD-RES-03"))
    if state.round == 1:
        await happened(g, "start")
    await happened(g, "round", number=state.round)
    check_victory(g)
    g.tell(PhaseBegan("heroes", rule="MD-RND-01"))
    g.plan(*(BeginActivation(hero) for hero in clockwise_from(state, state.first)), BeginPhase("enemies"))


async def begin_phase(g: G, phase: str) -> None:
    """The former Phase has ended; plan the next one (MD-RND-01, MD-LVL-04)."""
    state = g.state
    if phase != "reinforcements":
        await end_of_phase(g)
    match phase:
        case "enemies":
            g.tell(PhaseBegan("enemies", tuple(state.enemies), rule="MD-ENP-01", also=("MD-HPH-08",)))
            g.plan(EnemiesPhase(), BeginPhase("reinforcements"))
        case "reinforcements":
            # the list of calling Agents is fixed when the last activation is over (MD-RUL-52)
            agents = tuple(enemy.id for enemy in state.enemies.values() if enemy.role == AGENT)
            g.tell(PhaseBegan("enemies", agents, rule="MD-AGT-02", also=("MD-ENP-07",)))
            g.plan(Reinforce(), BeginPhase("experience"))
        case "experience":
            able = [hero for hero in clockwise_from(state, state.first) if not state.heroes[hero].is_dead]
            g.tell(PhaseBegan("experience", (), tuple(able), rule="MD-EXP-05", also=("MD-RUL-87",)))
            g.plan(ExperiencePhase(), BeginPhase("event"))
        case "event":
            g.tell(PhaseBegan("event", rule="MD-EVT-01"))
            g.plan(EventPhase(), BeginPhase("end"))
        case _:
            g.tell(PhaseBegan("end", rule="MD-END-01"))
            g.plan(EndPhase(), NewRound())


async def begin_activation(g: G, hero_id: str) -> None:
    """A Hero is activated with 3 Actions; a killed one is skipped (MD-HPH-02, MD-RUL-89)."""
    state = g.state
    hero = state.heroes[hero_id]
    if not hero.is_dead:
        g.tell(HeroActivated(hero_id, ACTIONS, rule="MD-HPH-01"))
        healed = sum(skill.number for _, skill in skills(state, hero, "regeneration"))
        if healed:
            heal_hero(g, hero_id, healed, "MD-SKL-09")
        g.plan(Act(hero_id))


def extra_actions(state: MDState, hero: Hero) -> dict[str, int]:
    """The extra Actions that a Hero's Skills and cards give now, by the type they pay for (MD-SKL-02)."""
    out: dict[str, int] = {}
    for _, skill in skills(state, hero, "actions"):
        kind = skill.action or ANY_ACTION
        out[kind] = out.get(kind, 0) + skill.number
    return out


def settle_extra_actions(g: G, hero: Hero) -> None:
    """Extra Actions come and go with what gives them; one that is used does not come again (MD-SKL-02, MD-CND-01)."""
    activation = g.state.activation
    assert activation is not None
    if activation.is_over or hero.is_dead:
        return
    now = extra_actions(g.state, hero)
    for kind in dict.fromkeys([*activation.granted, *now]):
        unused = activation.actions if kind == ANY_ACTION else activation.bonus.get(kind, 0)
        change = max(now.get(kind, 0) - activation.granted.get(kind, 0), -unused)
        if change:
            g.tell(ExtraActionsChanged(hero.id, kind, abs(change), change < 0, rule="MD-SKL-02"))


async def act(g: G, step: Act) -> None:
    """The Hero's choices, one after another, until nothing is left to do or it stops (MD-HPH-02 to MD-HPH-07)."""
    state = g.state
    hero, activation = state.heroes[step.hero], state.activation
    assert activation is not None
    settle_extra_actions(g, hero)
    while not is_done(state, hero):
        answer = await g.ask(
            hero.id,
            "activation",
            lambda: activations.activation_options(state, hero),
            lambda _, option: activations.why_not(state, hero, option),
            hero=hero.id,
        )
        await activations.act(g, hero, answer)
        if state.exchange is not None:
            return
        settle_extra_actions(g, hero)
        g.safe_point()
    g.done(step)
    attacked = () if hero.is_dead else tuple(enemy for enemy in activation.attacked if enemy in state.enemies)
    if attacked:
        g.tell(CounterattackBegan(hero.id, attacked, rule="MD-CTR-01", also=("MD-CTR-06", "MD-CTR-09", "MD-RUL-86")))
        g.plan(Counterattack(hero.id))
    else:
        g.tell(ActivationEnded(hero.id, rule="MD-RUL-81" if hero.is_dead else "MD-HPH-07"))


def is_done(state: MDState, hero: Hero) -> bool:
    """The Activation is over: stopped, killed, or without an Action and anything free to do (MD-HPH-07, MD-HPH-10)."""
    activation = state.activation
    assert activation is not None
    if activation.is_over or hero.is_dead:
        return True
    if activation.actions or activation.bonus or state.movement is not None:
        return False
    return not activations.free_options(state, hero)


def next_step(hero: Hero, line: SkillLine) -> int:
    """The step of a Line to be acquired next (MD-CLS-04), -1 if all are."""
    bought = hero.skills.get(line.id, 0)
    return bought if bought < len(line.steps) else -1


def why_not_learn(hero: Hero, line: str) -> Reason | None:
    """A Line of the own Class with a step left, and its price (MD-CLS-03, MD-CLS-04, MD-EXP-06)."""
    sheet = class_of(hero)
    if line not in [one.id for one in sheet.lines]:
        return Reason("MD-CLS-01", "not-your-line", {"line": line})
    step = next_step(hero, line_of(line))
    if step < 0:
        return Reason("MD-CLS-04", "line-complete", {"line": line})
    return Reason("MD-CLS-03", "no-xp") if hero.xp < line_of(line).steps[step].cost else None


def learn_options(hero: Hero) -> list[Option]:
    """Every Skill a Hero can pay for (MD-EXP-05)."""
    lines = class_of(hero).lines
    return [READY, *(opt.Learn(line.id) for line in lines if why_not_learn(hero, line.id) is None)]


async def experience_phase(g: G, step: ExperiencePhase) -> None:
    """Each Hero in turn may acquire any number of Skills it can pay for; they work at once (MD-EXP-05 to MD-EXP-08)."""
    state = g.state
    while state.learning:
        hero = state.heroes[state.learning[0]]
        if len(learn_options(hero)) == 1:
            g.tell(HeroReady(hero.id, rule="MD-EXP-08"))
            continue
        answer = await ask_to_learn(g, hero)
        if isinstance(answer, opt.Learn):
            step_bought = line_of(answer.line).steps[next_step(hero, line_of(answer.line))]
            when = ("MD-EXP-07", "MD-SKG-04") if step_bought.level <= state.level else ("MD-EXP-06", "MD-CLS-06")
            also = (*when, "MD-STO-25") if state.mode == STORY else when
            g.tell(SkillLearned(hero.id, answer.line, step_bought.cost, rule="MD-EXP-05", also=also))
            settle_maximum(g)
        else:
            g.tell(HeroReady(hero.id, rule="MD-EXP-08"))
        g.safe_point()
    g.done(step)


def ask_to_learn(g: G, hero: Hero) -> Decision[Option]:
    """Ask which Skill a Hero acquires, if any. Await the result."""
    return g.ask(
        hero.id,
        "experience",
        lambda: learn_options(hero),
        lambda _, option: why_not_in_experience(hero, option),
        hero=hero.id,
    )


def why_not_in_experience(hero: Hero, option: Option) -> Reason | None:
    """Why a Hero cannot do this in the Experience Phase."""
    if isinstance(option, opt.Learn):
        return why_not_learn(hero, option.line)
    return None if option == READY else Reason("MD-EXP-05", "only-skills-now")


async def event_phase(g: G) -> None:
    """The First Player draws one Event card and applies it in reading order (MD-EVT-01)."""
    state = g.state
    card = draw(g, EVENT, "MD-EVT-01", "MD-DEC-04", "MD-EVT-06", *(("MD-RUL-88",) if state.heroes[state.first].is_dead else ()))
    if card:
        await carry_out(g, f"event:{card}", active_hero(state), "MD-EVT-01")
        discard(g, EVENT, card, "MD-DECK-05")


async def end_phase(g: G) -> None:
    """Effects end, the First Player token goes to the left, a new Round begins (MD-END-01 to MD-END-03)."""
    state = g.state
    g.tell(EndPhasePassed(rule="MD-END-01"))
    g.tell(FirstPlayerPassed(clockwise_from(state, state.first)[1 % len(state.party)], rule="MD-END-02"))
    await check_breaches(g)
    await end_of_phase(g)
