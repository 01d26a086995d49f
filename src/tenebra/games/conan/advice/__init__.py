"""Both sides as the computer plays them, explained choice by choice. They know the view, nothing hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tenebra.games.conan import options as opt
from tenebra.games.conan.advice import overlord, reactions, units
from tenebra.games.conan.advice.heroes import Turn, stance
from tenebra.games.conan.advice.outlook import Outlook
from tenebra.games.conan.rules.space import models_in
from tenebra.games.conan.state import COState
from tenebra.games.conan.windows import PASS
from tenebra.kernel import Option, View
from tenebra.kit.advice import Advice


def advise(view: View[COState]) -> Advice:
    """What a sensible player of the view's seat would do, and why. The view's state is his own copy."""
    decision = view.decision
    assert decision is not None
    options = [entry.option for entry in decision.options]
    if view.seat not in decision.seats:
        return Advice(str(options[0]), "why-said-already", waits=True)
    if len(options) == 1:
        return Advice(str(options[0]), "why-only-choice")
    prompt, about = decision.prompt, decision.about
    if about.get("matters") == "no" and PASS in options:
        return Advice(str(PASS), "why-content")
    look = Outlook(view.state)
    answer = _turn(look, view.seat, options, prompt) or _window(look, view.seat, options, prompt, about)
    # whoever asks "and otherwise?" leaves out what would be chosen
    is_offered = answer is not None and any(str(option) == answer.option for option in options)
    return answer if answer is not None and is_offered else Advice(str(options[0]), "why-any")


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


def _window(look: Outlook, seat: str, options: Sequence[Option], prompt: str, about: Mapping[str, str]) -> Advice | None:
    state = look.state
    match prompt:
        case "reroll":
            return reactions.reroll(look, seat, options, about)
        case "guard":
            return reactions.guard(look, seat, options)
        case "push":
            return reactions.push(look, seat, about.get("figure", ""), options)
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
        case "drop":
            return reactions.overloaded(options)
        case "catch":
            return reactions.catch(look, state.heroes[seat], about)
        case "spell":
            return reactions.spell(look, seat, options)
        case "chest":
            return Advice(str(opt.Keep()), "why-keep-card", {"card": about.get("card", "")})
        case "agree":
            return Advice(str(opt.Agree()), "why-consent", {"card": about.get("card", "")})
        case "aim":
            return _aim(look, options)
    return None


def _aim(look: Outlook, options: Sequence[Option]) -> Advice | None:
    """A throw: where most enemies and fewest friends stand, with two gems if there are as many."""
    aims = [option for option in options if isinstance(option, opt.Aim)]

    def worth(option: opt.Aim) -> tuple[float, str]:
        foes = {model.id for model in look.foes}
        total = sum(look.worth(who) if who in foes else -5.0 for who in models_in(look.state, option.to))
        return total - abs(option.gems - 2) * 0.3, str(option)

    return Advice(str(max(aims, key=worth)), "why-throw", {"to": max(aims, key=worth).to}) if aims else None
