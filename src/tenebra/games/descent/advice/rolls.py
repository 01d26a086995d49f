"""Choices in the middle of an attack: which dice to roll again, how to spend, what to cancel, where to throw somebody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tenebra.boards.eight import apart
from tenebra.games.descent import options as opt
from tenebra.games.descent.advice.outlook import Outlook
from tenebra.games.descent.dice import Pool, Roll, total
from tenebra.games.descent.events.fights import attack_of
from tenebra.games.descent.forecast import rolls
from tenebra.games.descent.rules.abilities import armor_of
from tenebra.games.descent.rules.scope import fear, needed, reached, spend_options, unspent_way
from tenebra.games.descent.rules.spending import Way, best_wounds, ways, wounds_of
from tenebra.games.descent.rules.strength import boost_of, buys_of, extra_damage
from tenebra.games.descent.state import OVERLORD, Attack, DEState, are_enemies, figure, is_alive
from tenebra.kernel import Option
from tenebra.kit.advice import Advice, of_kind

DONE = opt.Done()
DIE = 0.35
"""The worth of a fatigue in an attack, in wounds of a hero."""
WORTHWHILE = 0.05
"""The least that dice rolled again must be expected to bring."""


def alive(state: DEState, made: Attack) -> list[str]:
    """The figures that the attack affects, as far as they are still there."""
    return [who for who in made.affected if is_alive(state, who)]


def gain(look: Outlook, made: Attack, wounds: dict[str, float]) -> float:
    """The worth to the attacker of so many wounds on each affected figure."""
    out = 0.0
    for who, number in wounds.items():
        life = figure(look.state, who).life
        value = look.worth(who) * (1.0 if number >= life else 0.5 * number / max(1, life))
        out += value if are_enemies(look.state, made.attacker, who) else -value
    return out


def expected(look: Outlook, made: Attack, kept: Roll, thrown: Pool) -> float:
    """The worth of the attack with some dice as they lie and others yet to be rolled."""
    if kept.is_miss:
        return 0.0
    state = look.state
    have, buys, range_, afraid = boost_of(state, made), buys_of(state, made), needed(state, made), fear(state, made, 0)
    many = 6 ** sum(thrown)
    out = 0.0
    for roll, count in rolls(thrown):
        shown = kept.plus(roll)
        found = ways(shown, have, tuple(buys), range_, afraid)
        if found:
            wounds = {who: worst(state, made, found, shown.hearts, who) for who in alive(state, made)}
            out += count / many * gain(look, made, wounds)
    return out


def worst(state: DEState, made: Attack, found: Sequence[Way], hearts: int, who: str) -> float:
    """The most wounds one of these ways makes on a figure."""
    life = figure(state, who).life
    return best_wounds(found, hearts + extra_damage(state, made, who), armor_of(state, who, made.type), life)


def reroll(look: Outlook, seat: str, options: Sequence[Option]) -> Advice:
    """Roll again what makes the attack better, or for whoever dodges worse."""
    state = look.state
    made = attack_of(state)
    is_mine = seat == made.attacker or (seat == OVERLORD and made.attacker in state.monsters)
    sign = 1.0 if is_mine else -1.0
    hits_enemy = any(are_enemies(state, made.attacker, who) for who in alive(state, made))
    rerolls = of_kind(options, opt.Reroll) if hits_enemy else []
    best, best_value = None, expected(look, made, total(made.faces), Pool()) * sign + WORTHWHILE
    for option in rerolls:
        value = expected(look, made, *set_apart(made, option)) * sign
        if value > best_value:
            best, best_value = option, value
    if best is None:
        return Advice(str(opt.Pass()), "why-keep-roll")
    return Advice(str(best), "why-reroll" if is_mine else "why-spoil")


def set_apart(made: Attack, option: opt.Reroll) -> tuple[Roll, Pool]:
    """The roll of the dice that are left, and the dice that are rolled again."""
    chosen = [int(number) - 1 for number in option.places.split(".")]
    kept = [face for place, face in enumerate(made.faces) if place not in chosen]
    colours = [made.dice[place] for place in chosen]
    return total(kept), Pool(**Counter(colours))


def spend(look: Outlook, options: Sequence[Option]) -> Advice:
    """The way that does most for one's own side, perhaps none; a fatigue for another die where a little is wanting."""
    state = look.state
    made = attack_of(state)
    known: dict[Option, Way | None] = {opt.Spend(way.range, way.damage, way.on): way for way in spend_options(state, made)}
    known[DONE] = unspent_way(state, made)
    found = [(done_by(look, made, known[option]), option) for option in options if option in known]
    value, best = max(found, key=lambda pair: pair[0], default=(0.0, DONE))
    if opt.Fatigue() in options:
        more = expected(look, made, total(made.faces), Pool(black=1))
        # the last two are kept for steps
        price = DIE * (1.0 if state.heroes[made.attacker].fatigue > 2 else 1.6)
        if not found or more - value > price:
            return Advice(str(opt.Fatigue()), "why-strain")
    if best == DONE:
        return Advice(str(DONE), "why-falls-short" if known[DONE] is None else "why-hold-back")
    return Advice(str(best), "why-spend")


def done_by(look: Outlook, made: Attack, way: Way | None) -> float:
    """The worth of a way to spend the roll to the attacker's side, everybody counted whom it reaches; nothing if it fails."""
    if way is None:
        return 0.0
    state, shown, wounds = look.state, total(made.faces), dict[str, float]()
    for who in reached(state, made, way.total.blast):
        hearts = shown.hearts + way.damage + extra_damage(state, made, who)
        wounds[who] = wounds_of(way.total, hearts, armor_of(state, who, made.type), figure(state, who).life)
    lasting = 0.4 * (way.total.stun + way.total.burn + way.total.web + bool(way.total.knockback))
    sides = [1 if are_enemies(state, made.attacker, who) else -1 for who in wounds]
    return gain(look, made, wounds) + lasting * sum(sides) + 0.5 * way.total.drain


def cancel(options: Sequence[Option]) -> Advice:
    """A shield stands between wounds and a hero for nothing."""
    use = next((option for option in options if isinstance(option, opt.Use)), None)
    return Advice(str(use), "why-cancel", {"card": use.card}) if use is not None else Advice("", "")


def throw(look: Outlook, options: Sequence[Option], who: str) -> Advice:
    """Away from friends; the Overlord throws heroes away from each other, heroes throw monsters far from themselves."""
    friends = [hero for hero in look.heroes if hero.id != who]
    places = of_kind(options, opt.Place)
    if not places:
        return Advice("", "")
    best = max(
        places,
        key=lambda option: (sum(apart(look.grid, look.bit[option.at], look.bit[hero.space]) for hero in friends), str(option)),
    )
    return Advice(str(best), "why-throw", {"space": best.at})
