"""Moments between actions: whether to react, where cubes go, what the rules leave to the Party Leader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.advice.outlook import Outlook
from tenebra.games.drunagor.advice.scenes import scene_worth
from tenebra.games.drunagor.advice.worth import FALL, Worth
from tenebra.games.drunagor.content import skills
from tenebra.games.drunagor.content.foes import familiars
from tenebra.games.drunagor.notation import ALL, ALL_BUT_1
from tenebra.games.drunagor.rules.passives import bonus, most_health, skills_of
from tenebra.games.drunagor.rules.space import covers, grid_of
from tenebra.games.drunagor.state import COLOURS, DRState, Hero, is_up
from tenebra.games.drunagor.vocabulary import Effect, Text
from tenebra.kernel import Option
from tenebra.kit.advice import Advice, of_kind
from tenebra.kit.decks import name_of

CUBE, LAST_CUBE = 1.1, 2.0
"""The worth of a cube that a Reaction takes: more than one Health to whoever is not badly hurt; and the last one."""
FREE = 0.6
"""The worth of keeping a Reaction that takes no cube."""
LED = 2.0
"""The worth of keeping a Familiar or Companion."""


# --- reactions


def react(look: Outlook, seat: str, options: Sequence[Option]) -> Advice:
    """A Reaction that stops more than its cube is worth, above all one that keeps somebody on their feet."""
    state = look.state
    best, gain, saved = None, 0.0, 0
    for option in options:
        if isinstance(option, opt.React):
            threat, prevented = _stopped(state, seat, option)
            value = _saved(state, seat, option.on or seat, threat, prevented) + _extra(state, seat, skills()[option.skill].text)
            price = _price(state.heroes[seat], option)
            if value - price > gain:
                best, gain, saved = option, value - price, prevented
    if best is None:
        return Advice(str(opt.Pass()), "why-no-reaction")
    if not saved:
        return Advice(str(best), "why-react-anyway", {"skill": best.skill})
    return Advice(str(best), "why-react", {"number": str(saved), "on": best.on or seat})


def _stopped(state: DRState, seat: str, option: opt.React) -> tuple[int, int]:
    """The damage that is coming, and how much of it a Reaction would prevent."""
    on, attack = option.on or seat, state.attacks[-1]
    threat = max(0, attack.damage.get(on, 0) - attack.prevented.get(on, 0))
    more = bonus(state, seat, "prevent")
    uses = skills()[option.skill].text.uses
    return threat, min(threat, sum(_prevents(effect, threat, more) for one in uses for effect in one.effects))


def _price(hero: Hero, option: opt.React) -> float:
    """The price of a Reaction; the last cube is dear, the more so with Curses."""
    if not option.colour:
        return FREE
    is_last = sum(hero.available.values()) == 1
    return LAST_CUBE + 0.5 * len(hero.curses) if is_last else CUBE


def _prevents(effect: Effect, threat: int, more: int) -> int:
    if effect.verb != "prevent":
        return 0
    if effect.number == ALL:
        return threat
    if effect.number == ALL_BUT_1:
        return max(0, threat - 1)
    return effect.number + more


def _saved(state: DRState, seat: str, who: str, threat: int, prevented: int) -> float:
    """The worth of stopping so much damage; nothing, if that one is lost all the same."""
    hero = state.heroes.get(who)
    if hero is None:
        return LED if 0 < threat <= prevented else 0.0
    falls, stands = threat >= hero.health, threat - prevented < hero.health
    if not stands and not _can_help(state, seat):
        return 0.0
    is_hurt = hero.health <= most_health(state, who) // 2
    value = prevented * (1.4 if is_hurt else 1.0)
    return value + (FALL * (1 + len(hero.traumas)) if falls and stands else 0.0)


def _can_help(state: DRState, seat: str) -> bool:
    """Somebody else may still react to this attack."""
    reacted = state.attacks[-1].reacted
    return any(one != seat and one not in reacted and is_up(state, one) for one in state.heroes)


def _extra(state: DRState, seat: str, text: Text) -> float:
    worth = Worth(state, seat)
    total = 0.0
    for one in text.uses:
        for effect in one.effects:
            if effect.verb == "retaliate":
                total += 0.8 * effect.number
            elif effect.verb in ("focus", "fury", "ki"):
                total += worth.given(effect, seat)
    return total


# --- cubes


def cube_place(look: Outlook, seat: str, options: Sequence[Option]) -> Advice:
    """A Curse or Trauma cube goes where it hurts least."""
    hero = look.state.heroes[seat]
    best = min(options, key=lambda option: _need(look.state, hero, getattr(option, "name", "")))
    return Advice(str(best), "why-cube-place", {"skill": getattr(best, "name", "")})


def _need(state: DRState, hero: Hero, name: str) -> float:
    """The weight of a lost Skill: passives that give Health most, cheap duplicates least."""
    skill = skills_of(state, hero.id).get(name)
    if skill is None:
        return 0.0
    if skill.is_passive:
        return 6.0
    value = 3.0 + 0.3 * sum(hero.available.get(colour, 0) for colour in skill.colours)
    verbs = {effect.verb for one in skill.text.uses for effect in one.effects}
    value += 2.0 * skill.text.is_attack + 1.5 * ("cleanse" in verbs) + 1.0 * ("heal" in verbs) + 0.8 * skill.text.is_reaction
    return value - (2.0 if skill.id in hero.docked else 0.0)


def freed(look: Outlook, seat: str, options: Sequence[Option]) -> Advice:
    """The Skill that was missed most is free again."""
    hero = look.state.heroes[seat]
    best = max(options, key=lambda option: _need(look.state, hero, getattr(option, "name", "")))
    return Advice(str(best), "why-freed", {"skill": getattr(best, "name", "")})


def recalled(look: Outlook, seat: str, options: Sequence[Option]) -> Advice:
    """The cube comes back that lies on the Skill that is missed most; one from the Expended box frees no Skill."""
    hero = look.state.heroes[seat]

    def value(option: Option) -> float:
        skill = skills_of(look.state, seat).get(getattr(option, "name", "").removesuffix(".2"))
        return 0.0 if skill is None else _need(look.state, hero, skill.id)

    best = max(options, key=value)
    name = getattr(best, "name", "")
    return Advice(str(best), "why-any") if name in COLOURS else Advice(str(best), "why-freed", {"skill": name.removesuffix(".2")})


def weakest(look: Outlook, options: Sequence[Option]) -> Advice | None:
    """The advice to choose whoever has least Health left."""
    targets = of_kind(options, opt.Target)
    if not targets:
        return None
    monsters = look.state.monsters
    best = min(targets, key=lambda option: monsters[option.who].health if option.who in monsters else 99)
    return Advice(str(best), "why-weakest", {"target": best.who})


def familiar(look: Outlook, options: Sequence[Option]) -> Advice:
    """One that is there acts at once; else the one that strikes hardest is called."""
    best = max(options, key=lambda option: familiars()[getattr(option, "name", "")].damage or 0)
    here = next((option for option in options if getattr(option, "name", "") in look.state.familiars), None)
    return Advice(str(best), "why-familiar") if here is None else Advice(str(here), "why-familiar-acts")


def fatigue(look: Outlook, seat: str, options: Sequence[Option]) -> Advice:
    """The colour one has most of."""
    hero = look.state.heroes[seat]
    best = max(options, key=lambda option: hero.available.get(getattr(option, "name", ""), 0))
    return Advice(str(best), "why-fatigue")


# --- what is left to the Party Leader


def scene(look: Outlook, seat: str, options: Sequence[Option], about: Mapping[str, str]) -> Advice:
    """The option of a scene that promises most."""
    best = max(
        options,
        key=lambda option: scene_worth(look.state, about.get("figure", seat), about["token"], getattr(option, "name", "")),
    )
    return Advice(str(best), "why-scene")


def mercy(look: Outlook, options: Sequence[Option]) -> Advice:
    """The advice if Monsters or the Darkness could do either: whatever is best for the Party."""
    state = look.state
    grid, party = grid_of(state), [one for one in state.heroes.values() if one.space]

    def value(option: Option) -> float:
        name = str(getattr(option, "name", ""))
        if name in state.heroes:
            return state.heroes[name].health + 2.0 * state.heroes[name].tokens.get("shield", 0)
        squares = [square for square in name.split("+") if square in grid.bit]
        return min((look.distance(covers(state, one.id), grid.bit[square]) for one in party for square in squares), default=0)

    best = max(options, key=value)
    return Advice(str(best), "why-mercy")


def goods(options: Sequence[Option]) -> Advice:
    """Keep what is found; let friends have what they ask for."""
    best = next((option for option in options if isinstance(option, opt.Agree)), options[0])
    return Advice(str(best), "why-goods", {"item": name_of(str(getattr(best, "name", "")))})
