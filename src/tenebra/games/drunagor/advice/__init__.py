"""The Heroes as the computer plays them, explained choice by choice. They know the view, nothing hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.advice import aims, camp, moments, throws
from tenebra.games.drunagor.advice.outlook import Outlook
from tenebra.games.drunagor.advice.steps import move, summon, trap
from tenebra.games.drunagor.advice.turn import HeroTurn
from tenebra.games.drunagor.state import DRState
from tenebra.kernel import Option, View
from tenebra.kit.advice import Advice, of_kind


def advise(view: View[DRState]) -> Advice:
    """The choice of a sensible player of the view's seat, and why. The view's state is its own copy: it thinks with it."""
    decision = view.decision
    assert decision is not None
    options = [entry.option for entry in decision.options]
    if len(options) == 1:
        return Advice(str(options[0]), "why-only-choice")
    answer = _answer(Outlook(view.state), view.seat, options, decision.prompt, decision.about)
    offered = {str(option) for option in options}
    return answer if answer is not None and answer.option in offered else Advice(str(options[0]), "why-any")


def _answer(look: Outlook, seat: str, options: Sequence[Option], prompt: str, about: Mapping[str, str]) -> Advice | None:
    choices = of_kind(options, opt.Choose)
    return (
        _in_turn(look, seat, options, prompt, about)
        or _moment(look, seat, options, prompt, about)
        or _aimed(look, seat, options, prompt, about)
        or _with_cubes(look, seat, options, prompt)
        or _at_camp(look, seat, options, prompt, about)
        or (moments.mercy(look, choices) if choices else None)
    )


def _in_turn(look: Outlook, seat: str, options: Sequence[Option], prompt: str, about: Mapping[str, str]) -> Advice | None:
    match prompt:
        case "turn":
            return HeroTurn(look, look.state.heroes[seat], options).advise()
        case "move":
            return move(look, about["figure"], options)
        case "summon":
            return summon(look, seat, options)
        case "trap":
            return trap(look, seat, options)
    return None


def _moment(look: Outlook, seat: str, options: Sequence[Option], prompt: str, about: Mapping[str, str]) -> Advice | None:
    match prompt:
        case "reaction":
            return moments.react(look, seat, options)
        case "scene":
            return moments.scene(look, seat, options, about)
        case "reroll" | "reroll-challenge":
            return Advice(str(opt.Reroll()), "why-reroll")
        case "fury":
            return Advice(str(opt.Fury()), "why-fury")
        case "bag-full" | "may-take":
            return moments.goods(options)
        case "led-attack":
            return moments.weakest(look, options)
        case "familiar":
            return moments.familiar(look, options)
    return None


def _aimed(look: Outlook, seat: str, options: Sequence[Option], prompt: str, about: Mapping[str, str]) -> Advice | None:
    """The advice whom something is for, and where to put somebody else."""
    match prompt:
        case "target" | "split":
            return aims.target(look, seat, options, about)
        case "area":
            return aims.area(look, seat, options, about)
        case "trick-or-treat":
            return aims.treat(look, seat, options)
        case "telekinesis":
            return throws.thrown(look, seat, options)
        case "push" | "throw" | "shove":
            return throws.put(look, seat, options, about)
    return None


def _with_cubes(look: Outlook, seat: str, options: Sequence[Option], prompt: str) -> Advice | None:
    match prompt:
        case "curse" | "trauma":
            return moments.cube_place(look, seat, options)
        case "fatigue":
            return moments.fatigue(look, seat, options)
        case "recall":
            return moments.recalled(look, seat, options)
        case "cleanse-curse" | "cleanse-trauma":
            return moments.freed(look, seat, options)
    return None


def _at_camp(look: Outlook, seat: str, options: Sequence[Option], prompt: str, about: Mapping[str, str]) -> Advice | None:
    match prompt:
        case "learn" | "learn-ability":
            return camp.learn(look.state.heroes[seat], options, about)
        case "role-cube":
            return camp.role_cube(look.state.heroes[seat], options)
        case "camp-item":
            return camp.offer(look.state.heroes[seat], options)
        case "tie-item":
            return camp.share(look.state, options, about)
        case "pack":
            return camp.pack(look.state.heroes[seat], options)
        case "restart-help":
            return camp.help_again(options)
    return None
