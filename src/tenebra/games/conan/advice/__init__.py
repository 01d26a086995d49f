"""Both sides as the computer plays them, explained choice by choice. They know the view, nothing hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tenebra.games.conan import options as opt
from tenebra.games.conan.advice import overlord, reactions, units
from tenebra.games.conan.advice.heroes import Turn, stance
from tenebra.games.conan.advice.outlook import Outlook
from tenebra.games.conan.rules.space import models_in
from tenebra.games.conan.state import COState
from tenebra.kernel import Option, View
from tenebra.kit.advice import Advice, of_kind


def advise(view: View[COState]) -> Advice:
    """The choice of a sensible player of the view's seat, and why. The view's state is his own copy."""
    decision = view.decision
    assert decision is not None
    options = [entry.option for entry in decision.options]
    if view.seat not in decision.seats:
        return Advice(str(options[0]), "why-said-already", waits=True)
    if len(options) == 1:
        return Advice(str(options[0]), "why-only-choice")
    answer = _answer(Outlook(view.state), view.seat, options, decision.prompt, decision.about)
    # whoever asks "and otherwise?" leaves out what would be chosen
    if answer is None or all(str(option) != answer.option for option in options):
        return Advice(str(options[0]), "why-any")
    return answer


def _answer(look: Outlook, seat: str, options: Sequence[Option], prompt: str, about: Mapping[str, str]) -> Advice | None:
    return (
        _turn(look, seat, options, prompt)
        or _in_a_fight(look, seat, options, prompt, about)
        or _elsewhere(look, seat, options, prompt, about)
    )


def _turn(look: Outlook, seat: str, options: Sequence[Option], prompt: str) -> Advice | None:
    match prompt:
        case "stance":
            return stance(look, look.state.heroes[seat])
        case "act":
            return Turn(look, look.state.heroes[seat], options).advise()
        case "command" | "activation":
            return units.act(look, options)
        case "overlord":
            return overlord.river(look, options)
        case "happening":
            return overlord.happening(look, options)
        case "reinforce":
            return overlord.reinforce(look, options)
    return None


def _in_a_fight(look: Outlook, seat: str, options: Sequence[Option], prompt: str, about: Mapping[str, str]) -> Advice | None:
    match prompt:
        case "reroll":
            return reactions.reroll(look, seat, options, about)
        case "guard":
            return reactions.guard(look, seat, options)
        case "armour":
            return reactions.armour(options)
        case "sacrifice":
            return reactions.sacrifice(look, options, about)
        case "zone" | "wounds":
            return reactions.zone(options)
        case "next" | "circular" | "blast":
            return reactions.strike_first(look, seat, options)
        case "counterattack" | "beyond":
            blows = [option for option in options if not isinstance(option, opt.Pass)]
            return Advice(str(blows[0]), "why-strike-back", {"target": about.get("attacker", "")})
        case "aim":
            return _aim(look, options)
    return None


def _elsewhere(look: Outlook, seat: str, options: Sequence[Option], prompt: str, about: Mapping[str, str]) -> Advice | None:
    match prompt:
        case "push":
            return reactions.push(look, seat, about.get("figure", ""), options)
        case "drop":
            return reactions.overloaded(options)
        case "catch":
            return reactions.catch(look, look.state.heroes[seat], about)
        case "spell":
            return reactions.spell(look, seat, options)
        case "chest":
            return Advice(str(opt.Keep()), "why-keep-card", {"card": about.get("card", "")})
        case "agree":
            return Advice(str(opt.Agree()), "why-consent", {"card": about.get("card", "")})
    return None


def _aim(look: Outlook, options: Sequence[Option]) -> Advice | None:
    """A throw: where most enemies and fewest friends stand, with two gems if there are as many."""
    aims = of_kind(options, opt.Aim)
    if not aims:
        return None
    foes = {model.id for model in look.foes}

    def worth(option: opt.Aim) -> tuple[float, str]:
        total = sum(look.worth(who) if who in foes else -5.0 for who in models_in(look.state, option.to))
        return total - abs(option.gems - 2) * 0.3, str(option)

    best = max(aims, key=worth)
    return Advice(str(best), "why-throw", {"to": best.to})
