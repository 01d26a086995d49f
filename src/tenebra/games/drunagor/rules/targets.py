"""Range and targets (DR-RNG, DR-TGT): whom a sentence can be about, and who of them its user chooses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.rules.conditions import all_hold, number_of
from tenebra.games.drunagor.rules.engagement import ADJACENT, around, foes, sees, spaces_within
from tenebra.games.drunagor.rules.passives import NO_AIM, Aim, bonus
from tenebra.games.drunagor.rules.ranking import ranked
from tenebra.games.drunagor.rules.space import at, beside, board_of, enemies_of, in_range
from tenebra.games.drunagor.state import BLUE, GREEN, RED, YELLOW, DRState, are_allies, are_enemies, is_there, seat_of
from tenebra.games.drunagor.vocabulary import ON_SELF, ONE, Condition, Sentence, Target
from tenebra.kernel import Game, Option

if TYPE_CHECKING:
    from tenebra.games.drunagor.effects import Casting

G = Game[DRState]
UNLIMITED = -1
"""The range of any revealed square."""
RANGES = {YELLOW: ADJACENT, RED: 1, GREEN: UNLIMITED, BLUE: UNLIMITED, "": UNLIMITED}
RANKED = ("strongest", "weakest", "vigorous", "tired", "corrupted")


def reach_of(state: DRState, who: str, colour: str) -> int:
    """The reach of a cube of a colour (DR-RNG-02 to DR-RNG-06); without one it is unlimited (DR-RNG-07, DR-RNG-11)."""
    return longer(state, who, RANGES[colour])


def longer(state: DRState, who: str, reach: int) -> int:
    """A range in areas with what raises it (DR-RNG-03)."""
    return reach + bonus(state, who, "range") if reach > 0 and who in state.heroes else reach


def _fits(state: DRState, target: Target, user: str, who: str) -> bool:
    """Whether somebody is what the target's noun says (DR-TGT-02 to DR-TGT-04)."""
    if target.is_other and who == user:
        return False
    match target.who:
        case "ally":
            return are_allies(state, user, who)
        case "enemy":
            return are_enemies(state, user, who)
        case "hero":
            return who in state.heroes
        case "monster":
            return who in state.monsters
        case "familiar":
            return who in state.familiars and are_allies(state, user, who)
        case "companion":
            return who in state.companions
    return True


def speaks_of_target(name: str) -> bool:
    """A condition that is looked at for each target."""
    return name.startswith("target_") or name in ("higher", "lower")


def of_target(casting: Casting, sentence: Sentence) -> tuple[Condition, ...]:
    """The conditions that each target must fulfil; in a triggered sentence they are about whom the trigger speaks of."""
    if sentence.trigger and casting.that:
        return ()
    return tuple(one for one in sentence.conditions if speaks_of_target(one.name))


def candidates(
    state: DRState, casting: Casting, sentence: Sentence, aim: Aim = NO_AIM, *, hostile: bool = False, reach: int | None = None
) -> list[str]:
    """Everybody whom a sentence can be about (DR-RNG-01): in range, what the target says, not hidden nor Knocked Out.

    Attacks are aimed at enemies only (DR-RUL-30).
    """
    return [*_candidates(state, casting, sentence, aim, hostile=hostile, reach=reach)]


def _candidates(
    state: DRState, casting: Casting, sentence: Sentence, aim: Aim, *, hostile: bool, reach: int | None
) -> Iterable[str]:
    target, user = sentence.target, casting.user
    if target.who == "self":
        return [user]
    if target.who == "that":
        return [casting.that] if casting.that and is_there(state, casting.that) else []
    if target.who in RANKED:
        return [who for who in ranked(state, target.who) if sees(state, user, who)][:1]
    if reach is None:
        reach = casting.reach
    if target.range >= 0:
        reach = longer(state, user, target.range)
    conditions = of_target(casting, sentence) if sentence.conditions else ()
    if hostile:
        found = foes(state, user, reach, is_adjacent=target.is_adjacent)
        if not conditions and target.who in ("target", "enemy"):
            return found
        return (who for who in found if _fits(state, target, user, who) and all_hold(state, conditions, user, who, aim))
    return (
        who
        for who in around(state, user, reach, is_adjacent=target.is_adjacent)
        if _fits(state, target, user, who) and sees(state, user, who) and all_hold(state, conditions, user, who, aim)
    )


def possible(state: DRState, casting: Casting, sentence: Sentence) -> bool:
    """Whether a sentence that is no attack has anybody to be about."""
    if sentence.target.who == "attack":
        return bool(state.attacks) and state.attacks[-1].attacker == casting.user
    if sentence.lasting or any(effect.verb in ON_SELF and not sentence.target.is_stated for effect in sentence.effects):
        return True
    if sentence.kind in ("weapon", "spell"):
        return True
    return is_anybody(state, casting, sentence)


def is_anybody(state: DRState, casting: Casting, sentence: Sentence, *, hostile: bool = False) -> bool:
    """There is somebody whom a sentence can be about."""
    return any(True for _ in _candidates(state, casting, sentence, NO_AIM, hostile=hostile, reach=None))


async def choose_targets(
    g: G, casting: Casting, sentence: Sentence, aim: Aim = NO_AIM, *, hostile: bool = False, reach: int | None = None
) -> list[str]:
    """The targets of a sentence: all that it names, or those its user chooses one by one (DR-TGT)."""
    target = sentence.target
    strike = sentence.find("strike")
    if strike is not None:
        areas = number_of(g.state, strike, casting.user) + bonus(g.state, casting.user, "strike")
        return await choose_areas(g, casting, sentence, areas, hostile=hostile, reach=casting.reach if reach is None else reach)
    found = candidates(g.state, casting, sentence, aim, hostile=hostile, reach=reach)
    if target.is_each or target.is_split or target.who in ("self", "that") or target.who in RANKED:
        return found
    return await choose_among(g, casting, found, target.number, least=0 if target.is_up_to else target.number)


async def choose_among(g: G, casting: Casting, found: list[str], number: int, *, least: int) -> list[str]:
    """As many different ones as the user likes, `least` of them if there are so many; where all must be nobody is asked."""
    chosen: list[str] = []
    while len(chosen) < number and (rest := [who for who in found if who not in chosen]):
        missing = least - len(chosen)
        if len(rest) <= missing:
            chosen += rest
            continue
        offers: list[Option] = [*(opt.Target(who) for who in rest), *([opt.Enough()] if missing <= 0 else [])]
        answer = await g.ask(
            seat_of(g.state, casting.user),
            "target",
            lambda offers=offers: offers,  # type: ignore[misc]
            figure=casting.user,
            source=casting.source,
            part=str(casting.part),
        )
        if not isinstance(answer, opt.Target):
            break
        chosen.append(answer.who)
    return chosen


# --- STRIKE: whole areas (DR-TKW-04)


def strike_areas(state: DRState, user: str, reach: int, *, hostile: bool, target: Target = ONE) -> dict[str, list[str]]:
    """The areas in range with somebody to be affected, by their top left square; hidden ones are hit too (DR-CND-11)."""
    board = board_of(state)
    spaces = beside(state, user) if reach == ADJACENT else spaces_within(state, user, reach)
    found: dict[str, list[str]] = {}
    for number in board.grid.cells(board.areas_over(spaces)):
        inside = board.blocks.spaces[number]
        there = [who for who in at(state, inside) if _is_struck(state, user, who, hostile=hostile, target=target)]
        if there:
            found[board.grid.names[(inside & -inside).bit_length() - 1]] = there
    return found


def strikes_somebody(state: DRState, user: str, reach: int, *, hostile: bool, target: Target = ONE) -> bool:
    """There is such an area: of any other range but the nearest, what is in range are whole areas."""
    board = board_of(state)
    inside = board.within(beside(state, user), 0) if reach == ADJACENT else in_range(state, user, reach) & board.in_areas
    if hostile:
        inside &= enemies_of(state, user)
    return bool(inside) and any(_is_struck(state, user, who, hostile=hostile, target=target) for who in at(state, inside))


def _is_struck(state: DRState, user: str, who: str, *, hostile: bool, target: Target) -> bool:
    hero = state.heroes.get(who)
    if hero is not None and hero.is_down:
        return False
    return are_enemies(state, user, who) if hostile else _fits(state, target, user, who)


async def choose_areas(g: G, casting: Casting, sentence: Sentence, number: int, *, hostile: bool, reach: int) -> list[str]:
    """All in so many areas whom the text names, of attacks every enemy; else whom the user picks (DR-TKW-04)."""
    areas = strike_areas(g.state, casting.user, reach, hostile=hostile, target=sentence.target)
    struck: list[str] = []
    for _ in range(number):
        rest = [area for area in areas if not set(areas[area]) <= set(struck)]
        if not rest:
            break
        area = rest[0]
        if len(rest) > 1:
            offers = [opt.Choose(name) for name in rest]
            asked = await g.ask(
                seat_of(g.state, casting.user),
                "area",
                lambda offers=offers: offers,  # type: ignore[misc]
                figure=casting.user,
                source=casting.source,
                part=str(casting.part),
            )
            area = asked.name
        struck += [who for who in areas[area] if who not in struck]
    if hostile or sentence.target.is_stated:
        return struck
    return await choose_among(g, casting, struck, len(struck), least=0)
