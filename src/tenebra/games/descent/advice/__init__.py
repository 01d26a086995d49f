"""Both sides as the computer plays them, explained choice by choice. They know the view, nothing hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tenebra.games.descent import options as opt
from tenebra.games.descent.advice import goods, moments, rolls
from tenebra.games.descent.advice.hero_turn import HeroTurn, who_goes_first
from tenebra.games.descent.advice.monsters import Pack
from tenebra.games.descent.advice.outlook import Outlook
from tenebra.games.descent.advice.overlord import Cards
from tenebra.games.descent.state import OVERLORD, DEState, Hero
from tenebra.kernel import Option, View
from tenebra.kit.advice import Advice, of_kind


def advise(view: View[DEState]) -> Advice:
    """The choice of a sensible player of the view's seat, and why. The view's state is his own copy: he thinks with it.

    Whoever asks may leave options out: then it is the first of those that are left, if what is best is not among them.
    """
    decision = view.decision
    assert decision is not None
    options = [entry.option for entry in decision.options]
    if not options:
        return Advice("", "")
    if len(options) == 1:
        return Advice(str(options[0]), "why-only-choice")
    look = Outlook(view.state)
    answer = (_overlord if view.seat == OVERLORD else _hero)(look, view.seat, options, decision.prompt, decision.about)
    is_offered = answer is not None and any(entry.key == answer.option for entry in decision.options)
    return answer if is_offered and answer is not None else Advice(str(options[0]), "why-any")


def _overlord(look: Outlook, seat: str, options: Sequence[Option], prompt: str, about: Mapping[str, str]) -> Advice | None:
    match prompt:
        case "window":
            return Cards(look).window(options, about)
        case "hand-limit":
            return Cards(look).hand_limit(options)
        case "last-cards":
            return Advice(str(opt.Done()), "why-prepared")
        case "prepare":
            return Cards(look).prepare(options)
        case "spawn":
            return Pack(look).place(about["monster"], options)
        case "lift":
            return Cards(look).lift(options)
        case "activate":
            return Pack(look).next_one(options)
        case "monster":
            return Pack(look).act(look.state.monsters[about["figure"]], options)
        case "promote":
            return Advice(str(options[-1]), "why-promote")
        case "horde":
            return Advice(str(options[-1]), "why-horde")
        case "charm":
            return moments.charm(look, about["hero"], options)
    return _in_a_roll(look, seat, options, prompt, about)


def _hero(look: Outlook, seat: str, options: Sequence[Option], prompt: str, about: Mapping[str, str]) -> Advice | None:
    state = look.state
    hero = state.heroes[seat]
    match prompt:
        case "next":
            return who_goes_first(look, state, options)
        case "action":
            return HeroTurn(look, hero, options).declare()
        case "turn":
            return _turn(look, hero, options)
        case "guard" | "strike":
            return moments.guard(look, hero, options, about)
        case "deed":
            return moments.deed(look, hero, options, about)
        case "familiars":
            return moments.familiars(look, options)
    return _goods(state, hero, options, prompt) or _in_a_roll(look, seat, options, prompt, about)


def _turn(look: Outlook, hero: Hero, options: Sequence[Option]) -> Advice:
    """In the shop, in Town, on the map."""
    turn = look.state.turn
    if turn is not None and turn.visit:
        return goods.shop(look.state, hero, options)
    if not hero.space:
        return moments.in_town(look, hero, options)
    return HeroTurn(look, hero, options).advise()


def _goods(state: DEState, hero: Hero, options: Sequence[Option], prompt: str) -> Advice | None:
    match prompt:
        case "arrange":
            return goods.arrange(state, hero, options)
        case "receive":
            return goods.receive(state, hero, options)
        case "treasure":
            return goods.treasure(state, hero, options)
        case "shop":
            return goods.shop(state, hero, options)
        case "swap":
            return goods.swap(state, hero, options)
    return None


def _in_a_roll(look: Outlook, seat: str, options: Sequence[Option], prompt: str, about: Mapping[str, str]) -> Advice | None:
    match prompt:
        case "reroll":
            return rolls.reroll(look, seat, options)
        case "spend":
            return rolls.spend(look, options)
        case "cancel":
            return rolls.cancel(options)
        case "knockback" | "push":
            return rolls.throw(look, options, about.get("figure", ""))
        case "start" | "make-room":
            places = of_kind(options, opt.Place)
            return Advice(str(places[0]), "why-place-self", {"space": places[0].at}) if places else None
    return None
