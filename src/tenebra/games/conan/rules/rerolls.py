"""Rolls and re-rolls (CO-RER, CO-BEN-10, CO-ALY-11): free marks, Support, gems, before anything is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations

import msgspec

from tenebra.games.conan import options as opt
from tenebra.games.conan.dice import DICE, MARKED, MARKED_DICE, MOST, dice_of, symbols_of
from tenebra.games.conan.events.fights import DiceRerolled, DiceRolled, RollCounted, roll_of
from tenebra.games.conan.rules.gems import pay, room_for
from tenebra.games.conan.rules.moments import ROLL
from tenebra.games.conan.rules.paths import bearers, bearing
from tenebra.games.conan.rules.powers import deciders, has
from tenebra.games.conan.state import ALLY, OVERLORD, REROLL, COState, Roll, are_enemies, character, is_on
from tenebra.games.conan.vocabulary import COLOURS, Dice
from tenebra.games.conan.windows import PASS, REACTIONS, matter, reactors
from tenebra.kernel import DieKind, Game, Option, Reason

G = Game[COState]
MARK, SUPPORT, GEMS = "mark", "support", "gems"
MEANS = {colour: sum(map(symbols_of, die.faces)) / len(die.faces) for colour, die in DICE.items()}
CITES = {
    MARK: ("CO-RER-06", ("CO-RUL-38", "CO-RER-07")),
    SUPPORT: ("CO-SKV-09", ("CO-RUL-90", "CO-RUL-39")),
    GEMS: ("CO-RER-02", ("CO-RER-03", "CO-RER-05", "CO-RER-10", "CO-RUX-02", "CO-RUL-39")),
}
"""The rule by which dice are rolled again, and others that have a part in it."""
Looks = tuple[tuple[str, int], ...]
"""Colours and faces of dice."""
Open = Callable[[int, int], bool]
"""Whether what the dice show can still change anything, given the symbols on them and the best that re-rolls can make of them."""
Enough = Callable[[int], bool]
"""Whether so many symbols are enough, as far as one can see now: nobody would lay gems for more."""


def is_better(symbols: int, best: int) -> bool:
    """There is more to be had, or in a fall less."""
    return symbols != best


def never_enough(symbols: int) -> bool:
    """One more is always of use."""
    return False


async def roll_with_rerolls(g: G, dice: Dice, who: str, what: str, rule: str, needed: int = 0) -> int:
    """Roll and re-roll; the symbols in the end. Whoever has as many as are needed is not asked in vain."""
    is_open: Open = (lambda symbols, _: symbols < needed) if needed else is_better
    return sum(await roll_dice(g, dice, who, what, rule, is_open))


async def roll_dice(
    g: G, dice: Dice, who: str, what: str, rule: str, is_open: Open, is_enough: Enough = never_enough
) -> tuple[int, ...]:
    """Roll dice, let whoever may roll them again do so, and count; the faces in the end (CO-RER-01).

    A step that begins with it is begun anew with the dice that lie on the table.
    """
    state, begins_step = g.state, g.is_fresh
    if not (begins_step and state.rolls):
        throw(g, dice, who, what, rule)
    own = deciders(state, who)
    for seat in own:
        await _rerolls(g, seat, True, is_open, is_enough, is_safe=begins_step and seat == own[0])
    for seat in reactors(state, ROLL):
        if seat not in own:
            await _rerolls(g, seat, False, is_open, is_enough)
    final = tuple(roll_of(state).faces)
    g.tell(RollCounted(who, what, sum(final), rule="CO-DIE-05"))
    return final


def throw(g: G, dice: Dice, who: str, what: str, rule: str) -> None:
    """Dice fall onto the table."""
    has_marked_faces = is_on(g.state, "rerollIconOn")
    thrown, names, printed = _thrown(dice, has_marked_faces)
    faces = g.roll(thrown, who, rule)
    marks = _shown(names, faces) if has_marked_faces else printed
    g.tell(DiceRolled(who, what, names, tuple(map(symbols_of, faces)), marks, rule=rule))


@lru_cache(maxsize=1024)
def _thrown(dice: Dice, has_marked_faces: bool) -> tuple[tuple[DieKind, ...], tuple[str, ...], dict[str, int]]:
    """The dice to be thrown, their names, and the free re-rolls that are printed with them."""
    thrown = dice_of(dice.pool, has_marked_faces)
    printed: dict[str, int] = {colour: number for colour, number in zip(COLOURS, dice.marks, strict=True) if number}
    return thrown, tuple(die.name for die in thrown), printed


def _shown(names: Sequence[str], faces: Sequence[str]) -> dict[str, int]:
    """The free re-rolls that faces show, by colour (switch `rerollIconOn`)."""
    return dict(Counter(name for name, face in zip(names, faces, strict=True) if face == MARKED))


async def _rerolls(g: G, seat: str, is_own: bool, is_open: Open, is_enough: Enough, *, is_safe: bool = False) -> None:
    """A seat rolls dice again until it is content, those of a friend by spells only (CO-CMB-05, CO-WIN-02, CO-RUL-40).

    Nobody is asked when nothing can come of it. All that decides this lies open, so that silence tells nothing.
    """
    state, roll = g.state, roll_of(g.state)
    while True:
        means = means_of(state, seat, roll) if is_own else NO_MEANS
        is_able = seat in reactors(state, ROLL)
        by_card = is_able and bool(REACTIONS.options(state, seat, ROLL))
        if not can_reroll(roll, means) and not by_card:
            return
        if not is_open(sum(roll.faces), best_after(roll, means, by_card)):
            return
        if is_safe:
            g.safe_point()
        answer = await g.ask(
            seat,
            "reroll",
            lambda: [PASS, *reroll_options(roll, means), *(REACTIONS.options(state, seat, ROLL) if is_able else ())],  # noqa: B023
            lambda seat, option: why_not_reroll(state, seat, option),
            who=roll.by,
            what=roll.what,
            matters=lambda: matter(_matters(state, seat, means, is_enough)),  # noqa: B023
        )
        if isinstance(answer, opt.Reroll):
            reroll(g, seat, answer)
        elif answer != PASS:
            await REACTIONS.cast(g, seat, answer)
        else:
            return


def _matters(state: COState, seat: str, means: Means, is_enough: Enough) -> bool:
    """A die would be better on average if it was rolled again, and that is wanted."""
    roll = roll_of(state)
    return not is_enough(sum(roll.faces)) and (is_worth(roll, means) or REACTIONS.matters(state, seat, ROLL))


def reroll(g: G, seat: str, option: opt.Reroll) -> None:
    """Pay for it and roll these dice again; the new faces stand (CO-RER-02, CO-RER-04)."""
    roll = roll_of(g.state)
    places = places_of(roll, option)
    rule, also = CITES[option.by]
    if option.by == GEMS:
        payer, zone, rule = purse_of(g.state, seat, roll.by)
        pay(g, payer, zone, len(places), rule)
    roll_again(g, seat, option.by, places, rule, also)


def roll_again(g: G, seat: str, how: str, places: Sequence[int], rule: str, also: tuple[str, ...] = ()) -> None:
    """These dice of the roll in progress fall again."""
    roll, places = roll_of(g.state), sorted(places)
    is_faced = is_on(g.state, "rerollIconOn")
    names = [roll.dice[place] for place in places]
    faces = g.roll([(MARKED_DICE if is_faced else DICE)[name] for name in names], roll.by, rule)
    marks = _shown(names, faces) if is_faced else {}
    g.tell(DiceRerolled(seat, how, tuple(places), tuple(map(symbols_of, faces)), marks, rule=rule, also=also))


# --- what may be rolled again


def is_jinxed(state: COState, who: str) -> bool:
    """An enemy with Jinx is in its area: it cannot re-roll at all (CO-SKV-05)."""
    unlucky = bearers(state, "jinx")
    if not unlucky:
        return False
    area = character(state, who).area
    return any(character(state, other).area == area and are_enemies(state, who, other) for other in unlucky)


def supports_left(state: COState, roll: Roll) -> int:
    """Free re-rolls by friends with Support in its area: one for a roll, or one for each of them (CO-SKV-09, CO-RUL-90)."""
    helpers = bearers(state, "support")
    if not helpers:
        return 0
    area = character(state, roll.by).area
    near = [one for one in helpers if one != roll.by and character(state, one).area == area]
    number = sum(not are_enemies(state, roll.by, one) for one in near)
    return (number if is_on(state, "supportStacks") else min(1, number)) - roll.supported


def purse_of(state: COState, seat: str, who: str) -> tuple[str, str, str]:
    """The payer for re-rolling a character's dice, the zone, and the rule (CO-RER-08)."""
    if seat == OVERLORD:
        return OVERLORD, REROLL, "CO-BEN-10"
    if who == seat:
        return seat, REROLL, "CO-RER-02"
    return seat, f"{ALLY}{state.models[who].unit}", "CO-ALY-11"


def gems_for(state: COState, seat: str, who: str) -> int:
    """The number of gems a seat can lay for re-rolls; a hero who cannot command lays none for an ally (CO-RUL-61)."""
    if seat not in (OVERLORD, who) and not has(state, seat, "leadership"):
        return 0
    payer, zone, _ = purse_of(state, seat, who)
    return room_for(state, payer, zone)


class Means(msgspec.Struct, frozen=True, gc=False):
    """By what a seat may roll dice of a roll again, besides marks: Support, and so many gems."""

    is_free: bool = False
    """Nobody with Jinx forbids it."""
    supports: int = 0
    gems: int = 0


NO_MEANS = Means()


def means_of(state: COState, seat: str, roll: Roll) -> Means:
    """The means of a seat to roll its own dice again."""
    able = bearing(state)
    if "jinx" in able and is_jinxed(state, roll.by):
        return NO_MEANS
    supports = max(0, supports_left(state, roll)) if "support" in able else 0
    return Means(True, supports, gems_for(state, seat, roll.by))


def can_reroll(roll: Roll, means: Means) -> bool:
    """At least one die may be rolled again."""
    return bool(means.supports or means.gems) or next(_singles(roll, means), None) is not None


def reroll_options(roll: Roll, means: Means) -> Sequence[Option]:
    """One die at a time in each way it can be, the cheapest first; several at once for gems (CO-RER-02)."""
    if roll.marks:
        return [*_singles(roll, means), *_several(tuple(_looks(roll)), means.gems)]
    return _unmarked(tuple(_looks(roll)), _otherwise(means), means.gems)


@lru_cache(maxsize=4096)
def _unmarked(looks: Looks, otherwise: tuple[str, ...], gems: int) -> tuple[Option, ...]:
    """The same where nothing is free but by Support."""
    singles = [_single(colour, face, how) for colour, face in dict.fromkeys(looks) for how in otherwise]
    return (*singles, *_several(looks, gems))


def _several(looks: Looks, gems: int) -> tuple[Option, ...]:
    return _sets(tuple(sorted(looks)), gems) if gems > 1 else ()


@lru_cache(maxsize=4096)
def _sets(looks: Looks, gems: int) -> tuple[Option, ...]:
    """Several of these dice at once, for up to so many gems."""
    some = (dict.fromkeys(combinations(looks, number)) for number in range(2, min(len(looks), gems) + 1))
    return tuple(opt.Reroll(".".join(f"{colour}-{face}" for colour, face in looks), GEMS) for sets in some for looks in sets)


def _looks(roll: Roll) -> list[tuple[str, int]]:
    return list(zip(roll.dice, roll.faces, strict=True))


def _otherwise(means: Means) -> tuple[str, ...]:
    """The ways to roll a die again without a mark: by Support, for a gem."""
    return (*((SUPPORT,) if means.supports else ()), *((GEMS,) if means.gems else ()))


def _singles(roll: Roll, means: Means) -> Iterator[opt.Reroll]:
    """Each die that looks different: by a mark, by Support, for a gem."""
    if not means.is_free:
        return
    otherwise = _otherwise(means)
    if not otherwise and not roll.marks:
        return
    for colour, face in dict.fromkeys(_looks(roll)):
        if roll.marks.get(colour) and _places(roll, colour, face, True):
            yield _single(colour, face, MARK)
        for how in otherwise:
            yield _single(colour, face, how)


@cache
def _single(colour: str, face: int, how: str) -> opt.Reroll:
    return opt.Reroll(f"{colour}-{face}", how)


def _places(roll: Roll, colour: str, face: int, is_first: bool) -> list[int]:
    """The places of dice of this look, those already rolled again first; or only those that were not (CO-RER-07)."""
    found = [place for place, look in enumerate(_looks(roll)) if look == (colour, face)]
    fresh = [place for place in found if place not in roll.again]
    return fresh if is_first else [*(place for place in found if place in roll.again), *fresh]


def places_of(roll: Roll, option: opt.Reroll) -> list[int]:
    """The dice that an option means."""
    out: list[int] = []
    for look in option.dice.split("."):
        colour, _, face = look.partition("-")
        out.append(next(place for place in _places(roll, colour, int(face), option.by == MARK) if place not in out))
    return out


def is_worth(roll: Roll, means: Means) -> bool:
    """One of the dice would be better on average for nothing, or shows nothing and would be so for a gem.

    In a fall, fewer symbols are better (CO-FAL-03).
    """
    for option in _singles(roll, means):
        colour, _, face = option.dice.partition("-")
        gain = MEANS[colour] - int(face)
        if -gain > 0 if roll.what == "fall" else gain > 0 and (option.by != GEMS or face == "0"):
            return True
    return False


def best_after(roll: Roll, means: Means, by_card: bool) -> int:
    """The most symbols that re-rolls can still make of a roll, in a fall the fewest; by a card all dice may fall again."""
    own = sum(roll.marks.values()) + means.supports + means.gems if means.is_free else 0
    times = len(roll.dice) if by_card else own
    if roll.what == "fall":
        return sum(roll.faces) - sum(sorted(roll.faces, reverse=True)[:times])
    gains = sorted((MOST[colour] - face for colour, face in _looks(roll)), reverse=True)
    return sum(roll.faces) + sum(gains[:times])


def why_not_reroll(state: COState, seat: str, option: Option) -> Reason | None:
    """The rule that forbids a re-roll."""
    roll = roll_of(state)
    if not isinstance(option, opt.Reroll):
        return REACTIONS.why_not(state, seat, option, ROLL)
    if is_jinxed(state, roll.by):
        return Reason("CO-SKV-05", "jinxed")
    if seat not in deciders(state, roll.by):
        return Reason("CO-RUL-40", "not-your-roll")
    looks = option.dice.split(".")
    if option.by not in CITES:
        return Reason("CO-RER-02", "no-such-reroll")
    if len(looks) > 1 and looks != sorted(looks):
        return Reason("CO-RER-10", "dice-in-order", {"dice": ".".join(sorted(looks))})
    shown = Counter(f"{colour}-{face}" for colour, face in _looks(roll))
    if any(number > shown[look] for look, number in Counter(looks).items()):
        return Reason("CO-RER-10", "no-such-die", {"dice": option.dice})
    colour = looks[0].partition("-")[0]
    if option.by == MARK:
        if len(looks) > 1 or not roll.marks.get(colour):
            return Reason("CO-RER-06", "no-mark", {"colour": colour})
        return None if _places(roll, colour, int(looks[0][-1]), True) else Reason("CO-RER-07", "rerolled-already")
    if option.by == SUPPORT:
        return None if supports_left(state, roll) >= len(looks) == 1 else Reason("CO-SKV-09", "no-support")
    if gems_for(state, seat, roll.by) < len(looks):
        return Reason("CO-RER-02", "no-gems-for-that", {"gems": str(len(looks))})
    return None
