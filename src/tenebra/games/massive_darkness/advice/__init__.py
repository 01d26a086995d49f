"""Heroes as the computer plays them, explained choice by choice. They know the view and the Mission, no deck's order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.advice import council, dealing, fight, growth
from tenebra.games.massive_darkness.advice.outlook import Outlook
from tenebra.games.massive_darkness.advice.prizes import prize_of_blow
from tenebra.games.massive_darkness.advice.stores import free_advice
from tenebra.games.massive_darkness.advice.turn import Turn
from tenebra.games.massive_darkness.state import Hero, MDState
from tenebra.kernel import Option, View
from tenebra.kit.advice import Advice


def advise(view: View[MDState]) -> Advice:
    """The choice of a Hero's player, and why. The view's state is the player's own copy: it is thought with, and put back."""
    decision = view.decision
    assert decision is not None
    options = [entry.option for entry in decision.options]
    keys = {entry.key for entry in decision.options}
    if len(options) == 1:
        return Advice(str(options[0]), "why-only-choice")
    hero = view.state.heroes[view.seat]
    for answer in (_in_a_turn, _in_a_roll, _in_common, _with_cards):
        advice = answer(view.state, hero, options, decision.prompt, decision.about)
        # what would be best may have been taken out of the options
        if advice is not None and advice.option in keys:
            return advice
    return Advice(str(options[0]), "why-any")


def _in_a_turn(state: MDState, hero: Hero, options: Sequence[Option], prompt: str, about: Mapping[str, str]) -> Advice | None:
    look = Outlook(state)
    match prompt:
        case "activation":
            free = free_advice(look, hero, options) if state.movement is None else None
            return free or Turn(look, hero, options).advise()
        case "command" | "movement":
            return Turn(look, hero, options, _is_granted(state, hero)).advise()
        case "teleport":
            turn = Turn(look, hero, options, _is_granted(state, hero))
            zones = [option.zone for option in options if isinstance(option, opt.Place)]
            best = max(zones, key=lambda zone: (turn.calm(zone), zone))
            return Advice(str(opt.Place(best)), *turn.gain(best))
        case "attack":
            foes = [option.who for option in options if isinstance(option, opt.Choose)]
            best = max(foes, key=lambda foe: (prize_of_blow(look, hero, state.enemies[foe], 2.0), foe))
            return Advice(str(opt.Choose(best)), "why-for-enemy", {"target": best})
        case "experience":
            return growth.learn(state, hero, options)
    return None


def _is_granted(state: MDState, hero: Hero) -> bool:
    """The free Action is another Hero's gift, not part of the Hero's own Activation."""
    return state.activation is None or state.activation.hero != hero.id


def _in_a_roll(state: MDState, hero: Hero, options: Sequence[Option], prompt: str, about: Mapping[str, str]) -> Advice | None:
    match prompt:
        case "window":
            return fight.window(state, hero, options, about)
        case "blood-toll":
            return fight.blood_toll(hero)
        case "reroll":
            return fight.reroll(state, hero, options, about["power"])
        case "enchant":
            return fight.enchant(state, options)
        case "strike":
            return fight.strike(about)
        case "take-die":
            return fight.take_die(state, options, about)
        case "add-die":
            return fight.add_die(state, options)
        case "drop-die":
            return fight.drop_die(options)
        case "flip":
            return fight.flip(options)
        case "fill":
            return fight.fill(state, options)
    return None


def _in_common(state: MDState, hero: Hero, options: Sequence[Option], prompt: str, about: Mapping[str, str]) -> Advice | None:
    match prompt:
        case "first":
            return council.first(state, options)
        case "activate" | "counterattack" | "call":
            return council.next_enemy(state, options, prompt)
        case "prey":
            return council.prey(state, options, about["enemy"])
        case "path":
            return council.path(state, options, about["enemy"])
        case "type":
            return council.kind(state, options, about)
        case "patrol":
            return council.patrol(state, options)
        case "room":
            return council.room(state, hero, options)
        case "target":
            return council.target(state, hero, options, about)
        case "command-whom":
            return council.command_whom(state, options)
    return None


def _with_cards(state: MDState, hero: Hero, options: Sequence[Option], prompt: str, about: Mapping[str, str]) -> Advice | None:
    match prompt:
        case "weapon":
            return dealing.weapon(state, hero, options)
        case "hand-on":
            return dealing.hand_on(state, hero, options)
        case "trade" | "reorganize":
            return dealing.exchange(state, hero, options)
        case "transmute":
            return dealing.transmute(state, hero, options)
        case "discard" | "limit":
            return dealing.least_missed(state, hero, options)
        case "market":
            return dealing.market(state, hero, options)
        case "market-take" | "market-more":
            return dealing.most_wanted(state, hero, options)
        case "swap":
            return dealing.swap(state, hero, options)
    return None
