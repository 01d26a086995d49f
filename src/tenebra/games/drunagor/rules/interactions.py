"""Interactions and Skill Challenges (DR-INT, DR-CHL)."""

from __future__ import annotations

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.content import heroes
from tenebra.games.drunagor.dice import D20
from tenebra.games.drunagor.effects import surges, triggered
from tenebra.games.drunagor.events.board import ChallengeMet, ChargeSpent, OptionTaken, Said
from tenebra.games.drunagor.rules.actions import MINOR
from tenebra.games.drunagor.rules.cubes import owned
from tenebra.games.drunagor.rules.objectives import is_reached
from tenebra.games.drunagor.rules.passives import bonus, has
from tenebra.games.drunagor.rules.scenario_rules import SCENARIO_RULES, happened
from tenebra.games.drunagor.rules.space import beside, grid_of
from tenebra.games.drunagor.scenario import LEADER_CHOOSES, Challenge, Choice
from tenebra.games.drunagor.scenarios import sheet_of
from tenebra.games.drunagor.state import INTERACT, WILD, DRState, party_leader
from tenebra.kernel import Game, Option, Reason

G = Game[DRState]
PATH_BONUS = 4
"""The bonus of the right Hero Path to a Challenge (DR-HER-10)."""


def open_choices(state: DRState, name: str) -> list[Choice]:
    """The options of an Interaction that are left in this Adventure (DR-INT-04, DR-RUL-52)."""
    return [
        choice
        for choice in sheet_of(state).interactions[name].choices
        if f"{name}:{choice.id}" not in state.chosen and all(is_reached(state, one) != one.is_not for one in choice.given)
    ]


def tokens_near(state: DRState, hero: str) -> list[str]:
    """The Interaction tokens next to a Hero (DR-MIN-09)."""
    near, bit = beside(state, hero), grid_of(state).bit
    return [name for name, scene in state.scenes.items() if bit[scene.space] & near]


def _names(state: DRState, token: str) -> list[str]:
    """The choices for a Hero there; if the Party Leader decides, only to begin (DR-INT-07)."""
    choices = open_choices(state, token)
    if sheet_of(state).interactions[token].chooser == LEADER_CHOOSES:
        return [""] if choices else []
    return [choice.id for choice in choices]


def interact_options(state: DRState, hero: str) -> list[opt.Interact]:
    """Every option of every token in reach (DR-INT-04)."""
    return [opt.Interact(token, choice) for token in tokens_near(state, hero) for choice in _names(state, token)]


@MINOR[INTERACT].law(opt.Interact)
def why_not_interact(state: DRState, hero: str, option: opt.Interact) -> Reason | None:
    """The token is adjacent and the option not taken yet (DR-INT-04)."""
    if option.token not in state.scenes:
        return Reason("DR-INT-04", "no-such-token", {"token": option.token})
    if option.token not in tokens_near(state, hero):
        return Reason("DR-MIN-09", "not-adjacent", {"to": option.token})
    if f"{option.token}:{option.choice}" in state.chosen:
        return Reason("DR-INT-04", "option-taken", {"choice": option.choice})
    if option.choice not in _names(state, option.token):
        return Reason("DR-INT-04", "no-such-option", {"choice": option.choice})
    return None


@MINOR[INTERACT].carries_out(opt.Interact)
async def interact(g: G, hero: str, option: opt.Interact) -> None:
    """An option is resolved fully, then the token loses a charge (DR-INT-04, DR-INT-05)."""
    if option.choice:
        choice = next(one for one in open_choices(g.state, option.token) if one.id == option.choice)
        await _resolve(g, option.token, choice, hero)
    else:
        await hold_scene(g, option.token, hero)
    if option.token in g.state.scenes:
        g.tell(ChargeSpent(option.token, rule="DR-INT-05"))
    await happened(g, "interact", option.token, by=hero)
    await triggered(g, "when_you_interact", hero)


async def hold_scene(g: G, name: str, by: str = "") -> None:
    """An Interaction that begins at once: whoever it concerns chooses an option (DR-INT-02, DR-INT-07)."""
    state = g.state
    choices = open_choices(state, name)
    if not choices:
        return
    by = by or party_leader(state)
    seat = party_leader(state) if sheet_of(state).interactions[name].chooser == LEADER_CHOOSES else by
    choice = choices[0]
    if len(choices) > 1:
        offers = [opt.Choose(one.id) for one in choices]
        answer = await g.ask(seat, "scene", lambda: offers, figure=by, token=name)
        choice = next(one for one in choices if one.id == answer.name)
    await _resolve(g, name, choice, by)


async def _resolve(g: G, name: str, choice: Choice, hero: str) -> None:
    g.tell(OptionTaken(name, choice.id, hero, rule="DR-INT-04", also=("DR-INT-07",)))
    phrases, text = choice.do, choice.id
    if choice.challenge is not None and not await meet_challenge(g, hero, choice.challenge):
        phrases, text = choice.fail, f"{choice.id}-fail"
    g.tell(Said(text, rule="DR-INT-01"))
    for phrase in phrases:
        await SCENARIO_RULES.effects[phrase.verb](g, phrase, hero)


def challenge_bonus(state: DRState, hero: str, challenge: Challenge) -> int:
    """The bonus to the d20: for each cube owned, wherever it is, for the Path, and what one always has (DR-CHL-02)."""
    cubes = owned(state.heroes[hero])
    number = cubes.get(challenge.colour, 0) + cubes.get(WILD, 0)
    path = PATH_BONUS if challenge.path and heroes()[hero].path == challenge.path else 0  # type: ignore[index]
    return challenge.bonus * number + path + bonus(state, hero, "challenge")


async def meet_challenge(g: G, hero: str, challenge: Challenge) -> bool:
    """A try, and for some another one if they like."""
    is_met = await _try(g, hero, challenge, "DR-CHL-01")
    if not is_met and has(g.state, hero, "reroll_challenge"):
        offers: list[Option] = [opt.Reroll(), opt.Pass()]
        answer = await g.ask(hero, "reroll-challenge", lambda: offers, figure=hero, difficulty=str(challenge.difficulty))
        if isinstance(answer, opt.Reroll):
            is_met = await _try(g, hero, challenge, "DR-CHL-03")
    await triggered(g, "when_you_pass_a_challenge" if is_met else "when_you_fail_a_challenge", hero)
    return is_met


async def _try(g: G, hero: str, challenge: Challenge, rule: str) -> bool:
    """d20 and the bonus against the Difficulty; no cube is spent (DR-CHL-01). Surges come before it is read (DR-RUB-07)."""
    natural = int(g.roll([D20], hero, rule)[0])
    await surges(g, hero, natural)
    total = natural + challenge_bonus(g.state, hero, challenge)
    is_met = total >= challenge.difficulty
    g.tell(ChallengeMet(hero, total, challenge.difficulty, is_met, rule=rule, also=("DR-HER-10",) if challenge.path else ()))
    return is_met
