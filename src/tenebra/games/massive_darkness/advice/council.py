"""Advice on what the players decide in common, and on small questions outside a roll (MD-DEC): everybody would say the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.advice import gear
from tenebra.games.massive_darkness.advice.blows import blow
from tenebra.games.massive_darkness.advice.outlook import FAR, Outlook
from tenebra.games.massive_darkness.advice.prizes import prize_of_blow
from tenebra.games.massive_darkness.rules.space import sees
from tenebra.games.massive_darkness.rules.targets import attack_types
from tenebra.games.massive_darkness.state import Hero, MDState
from tenebra.kernel import Option
from tenebra.kit.advice import Advice


def first(state: MDState, options: Sequence[Option]) -> Advice:
    """The strongest begins (MD-SET-19)."""
    choices = [option for option in options if isinstance(option, opt.First)]
    best = max(choices, key=lambda option: (gear.strength(state, state.heroes[option.hero]), option.hero))
    return Advice(str(best), "why-first", {"hero": best.hero})


def next_enemy(state: MDState, options: Sequence[Option], prompt: str) -> Advice:
    """The weakest first: it may spend itself on a Hero who can bear it (MD-ENP-01, MD-CTR-10)."""
    choices = [option for option in options if isinstance(option, opt.Activate)]
    best = min(choices, key=lambda option: (_might(state, option.enemy), option.enemy))
    return Advice(str(best), "why-call-order" if prompt == "call" else "why-enemy-order", {"enemy": best.enemy})


def _might(state: MDState, enemy: str) -> float:
    hero = next((one.id for one in state.heroes.values() if not one.is_dead), state.party[0])
    return max((blow(state, enemy, hero, type).mean for type in attack_types(state.enemies[enemy])), default=0.0)


def prey(state: MDState, options: Sequence[Option], enemy: str) -> Advice:
    """Among equals the Hero who bears it best (MD-TGT-03)."""
    look = Outlook(state)
    foe = state.enemies[enemy]

    def bears(option: opt.Choose) -> tuple[float, int, str]:
        hero = state.heroes[option.who]
        odds = look.harm(foe, hero)
        return -sum(odds[hero.health :]), hero.health, option.who

    best = max((option for option in options if isinstance(option, opt.Choose)), key=bears)
    return Advice(str(best), "why-prey", {"hero": best.who, "number": str(state.heroes[best.who].health)})


def path(state: MDState, options: Sequence[Option], enemy: str) -> Advice:
    """The way from which an Enemy sees fewest Heroes (MD-TGT-13)."""
    heroes = [hero for hero in state.heroes.values() if not hero.is_dead]
    choices = [option for option in options if isinstance(option, opt.Place)]
    best = min(choices, key=lambda option: (sum(sees(state, option.zone, hero.zone) for hero in heroes), option.zone))
    return Advice(str(best), "why-path", {"zone": best.zone, "enemy": enemy})


def kind(state: MDState, options: Sequence[Option], about: Mapping[str, str]) -> Advice:
    """The type of Attack that hurts least (MD-RUL-20)."""
    choices = [option for option in options if isinstance(option, opt.Kind)]
    best = min(choices, key=lambda option: (blow(state, about["enemy"], about["hero"], option.type).mean, option.type))
    return Advice(str(best), "why-type", {"enemy": about["enemy"]})


def patrol(state: MDState, options: Sequence[Option]) -> Advice:
    """Far away from everybody (MD-LVL-11)."""
    look = Outlook(state)

    def room(option: opt.Place) -> tuple[int, str]:
        far = look.distances(look.board.bit[option.zone])
        return min((far.get(hero.zone, FAR) for hero in look.heroes), default=0), option.zone

    best = max((option for option in options if isinstance(option, opt.Place)), key=room)
    return Advice(str(best), "why-far-away", {"zone": best.zone})


def room(state: MDState, hero: Hero, options: Sequence[Option]) -> Advice:
    """Of two Rooms the nearer one for the Treasure (MD-DOOR-08)."""
    look = Outlook(state)
    far = look.distances(look.board.bit[hero.zone])
    best = min((option for option in options if isinstance(option, opt.Place)), key=lambda o: (far.get(o.zone, FAR), o.zone))
    return Advice(str(best), "why-room", {"zone": best.zone})


def target(state: MDState, hero: Hero, options: Sequence[Option], about: Mapping[str, str]) -> Advice:
    """The target of a card or power: the Hero hurt and in danger, or the Enemy it does most to; at ties who can bear it."""
    choices = [option for option in options if isinstance(option, opt.Choose)]
    if choices[0].who in state.heroes:
        is_own, look = bool(about.get("hero")), Outlook(state)

        def need(option: opt.Choose) -> tuple[float, str]:
            one = state.heroes[option.who]
            lacking = one.maximum - one.health + look.relief(one) + (2 if one.is_stunned else 0)
            return (lacking if is_own else one.health), option.who

        best = max(choices, key=need)
        about = {"hero": best.who, "number": str(state.heroes[best.who].health)}
        return Advice(str(best), "why-for-hero" if is_own else "why-prey", about)
    foe = max(choices, key=lambda option: (prize_of_blow(Outlook(state), hero, state.enemies[option.who], 2.0), option.who))
    return Advice(str(foe), "why-for-enemy", {"target": foe.who})


def command_whom(state: MDState, options: Sequence[Option]) -> Advice:
    """The strongest Hero with an Enemy at hand (MD-SKL-07)."""
    look = Outlook(state)

    def worth(option: opt.Choose) -> tuple[bool, float, str]:
        hero = state.heroes[option.who]
        near = any(sees(state, hero.zone, foe.zone) for foe in look.foes)
        return near, gear.strength(state, hero), option.who

    best = max((option for option in options if isinstance(option, opt.Choose)), key=worth)
    return Advice(str(best), "why-command", {"hero": best.who})
