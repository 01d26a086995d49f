"""Window D: dice rolled again, and what follows from it (MD-RRL, MD-TIM-04)."""

from __future__ import annotations

from itertools import combinations

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.dice import BLANK, DICE, total
from tenebra.games.massive_darkness.effects import COMBAT_RULES, Work
from tenebra.games.massive_darkness.events.fights import DiceRerolled
from tenebra.games.massive_darkness.rules import citations
from tenebra.games.massive_darkness.rules.asking import PASS, ask_one
from tenebra.games.massive_darkness.rules.pools import works
from tenebra.games.massive_darkness.rules.using import use_things
from tenebra.games.massive_darkness.state import Combat, MDState
from tenebra.games.massive_darkness.vocabulary import FillBlank, FlipBlank, Reroll
from tenebra.games.massive_darkness.windows import D
from tenebra.kernel import Game, Option

G = Game[MDState]
SIDES = ("defense", "attack")
"""Defense takes effect before Attack (MD-CMB-03)."""
FULL, BLANKS = ("all", "any"), ("blank",)
MEANS = {name: total(die.faces).strength / len(die.faces) for name, die in DICE.items()}
"""Hits or Shields that a die shows on average."""


def dice_on(combat: Combat, side: str) -> tuple[list[str], list[str]]:
    """The dice of a side and their faces."""
    return (combat.attack, combat.attack_faces) if side == "attack" else (combat.defense, combat.defense_faces)


async def rerolls(g: G) -> None:
    """First full re-rolls, then those of blanks only, then what happens after a re-roll; Defender first in each."""
    for which in (FULL, BLANKS):
        for side in SIDES:
            if which is FULL:
                await use_things(g, side, D)
            for work in works(g.state, side):
                if not work.is_enchantment:
                    for effect in work.combat.effects:
                        if isinstance(effect, Reroll) and effect.which in which:
                            await reroll(g, work, effect)
    for side in SIDES:
        for work in works(g.state, side):
            await _after_rerolls(g, work)


async def _after_rerolls(g: G, work: Work) -> None:
    """Flips and symbols for blanks, and whatever a text ties to a re-roll by another effect (MD-TRM-02)."""
    combat = g.state.combat
    assert combat is not None
    if work.is_enchantment or (work.combat.moment == "after_reroll" and work.side not in combat.rerolled):
        return
    for effect in work.combat.effects:
        if work.combat.moment == "after_reroll" or isinstance(effect, FlipBlank | FillBlank):
            await COMBAT_RULES[type(effect)](g, work, effect)


def places_of(combat: Combat, side: str, which: str) -> tuple[int, ...]:
    """The dice that a re-roll of all, or of the blanks, is about."""
    faces = dice_on(combat, side)[1]
    return tuple(n for n, face in enumerate(faces) if which != "blank" or face == BLANK)


def reroll_options(combat: Combat, effect: Reroll) -> list[Option]:
    """Every way to use a re-roll: all dice of a side or none (MD-RUL-46), unless any number may be chosen."""
    out: list[Option] = []
    for side in ("attack", "defense") if effect.dice == "either" else (effect.dice,):
        places = places_of(combat, side, effect.which)
        if not places:
            continue
        if effect.which != "any":
            out.append(opt.Reroll(side))
            continue
        dice, faces = dice_on(combat, side)
        seen = set()
        for count in range(len(places), 0, -1):
            for some in combinations(places, count):
                looks = tuple(sorted((dice[n], faces[n]) for n in some))
                if looks not in seen:
                    seen.add(looks)
                    out.append(opt.Reroll(side, ".".join(str(n + 1) for n in some)))
    return out


async def reroll(g: G, work: Work, effect: Reroll) -> None:
    """The owner may roll again, as often as the effect says (MD-RRL-01); an Enemy does so by `would_reroll`."""
    combat = g.state.combat
    assert combat is not None
    for _ in range(effect.times):
        options = reroll_options(combat, effect)
        if not options:
            return
        if work.owner in g.state.heroes:
            answer = await ask_one(g, work.owner, "reroll", [PASS, *options], power=work.power.key)
        else:
            answer = next((one for one in options if would_reroll(combat, work.side, one, effect.which)), PASS)
        if not isinstance(answer, opt.Reroll):
            return
        places = tuple(int(n) - 1 for n in answer.places.split(".")) if answer.places else ()
        cite = (citations.REROLLS[effect.dice], "MD-RUL-46", *citations.of_text(work.power.key))
        roll_again(g, work.owner, answer.side, places or places_of(combat, answer.side, effect.which), cite)


def roll_again(g: G, by: str, side: str, places: tuple[int, ...], also: tuple[str, ...] = ()) -> None:
    """Dice of a side fall again."""
    combat = g.state.combat
    assert combat is not None
    dice = dice_on(combat, side)[0]
    faces = g.roll([DICE[dice[n]] for n in places], by, "MD-TRM-07")
    g.tell(DiceRerolled(side, places, tuple(faces), rule="MD-RRL-01", also=also))


def would_reroll(combat: Combat, own_side: str, option: Option, which: str) -> bool:
    """An Enemy is automatic: it rolls its own dice again below their mean, the opponent's above it, its blanks always."""
    assert isinstance(option, opt.Reroll)
    dice, faces = dice_on(combat, option.side)
    mean, shown = sum(MEANS[die] for die in dice), total(faces).strength
    if option.side != own_side:
        return shown > mean
    return which == "blank" or shown < mean
