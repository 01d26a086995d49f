"""Inside a roll (MD-TIM): what to use, which dice to roll again, where the symbols go, whom the Wounds strike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.advice.blows import MEANS, blow, life_left, worth_of_effects
from tenebra.games.massive_darkness.advice.symbols import worth_in_roll
from tenebra.games.massive_darkness.dice import DICE, FACES, MOST_OF_A_COLOUR, OPPOSITE, total
from tenebra.games.massive_darkness.forecast import wounds_after
from tenebra.games.massive_darkness.rules.combat import result
from tenebra.games.massive_darkness.rules.powers import power_called, powers_of_text
from tenebra.games.massive_darkness.rules.rerolls import dice_on, places_of
from tenebra.games.massive_darkness.rules.wounds import boss_can_be_hit
from tenebra.games.massive_darkness.state import Combat, Hero, MDState
from tenebra.games.massive_darkness.vocabulary import Combat as Text
from tenebra.kernel import Option
from tenebra.kit.advice import Advice

PASS = str(opt.Pass())
ENOUGH = 0.7
"""The Wounds more, or fewer, that are worth a card or an XP."""


def window(state: MDState, hero: Hero, options: Sequence[Option], about: Mapping[str, str]) -> Advice:
    """A Consumable, the Signature or a payment, if it changes the roll enough (MD-TIM-01, MD-RUL-32)."""
    combat = state.combat
    assert combat is not None
    if combat.is_rolled:
        return _after_the_roll(combat, about["side"], options)
    before = blow(state, combat.attacker, combat.defender, combat.type, extra=tuple(combat.powers))
    attacks = about["side"] == "attack"
    if attacks:
        is_enough = life_left(state.enemies[combat.defender]) - before.mean < 1
    else:
        is_enough = before.at_least(hero.health) < 0.15 and before.mean < 1.5
    if is_enough:
        return Advice(PASS, "why-save-it")
    best: tuple[float, str, Advice] | None = None
    for option in options:
        keys, price, why, what = _keys(hero, option)
        if not keys:
            continue
        after = blow(state, combat.attacker, combat.defender, combat.type, extra=(*combat.powers, *keys))
        change = (after.mean - before.mean) if attacks else (before.mean - after.mean)
        value = change - price
        if value < ENOUGH:
            continue
        if best is None or (value, str(option)) > best[:2]:
            said = {**what, "side": about["side"], "wounds": f"{change:.1f}"}
            best = (value, str(option), Advice(str(option), why, said))
    return best[2] if best is not None else Advice(PASS, "why-save-it")


def _keys(hero: Hero, option: Option) -> tuple[tuple[str, ...], float, str, dict[str, str]]:
    """The powers that an option of a window brings into the roll, what they cost, and the reason for it with what it is about."""
    match option:
        case opt.Use(card=card):
            keys = [power.key for power in powers_of_text(f"card:{card}", card) if isinstance(power.clause.body, Text)]
            return tuple(keys), 0.1, "why-use", {"card": card}
        case opt.Signature():
            keys = [power.key for power in powers_of_text(f"signature:{hero.calling}")]
            return tuple(keys), 0.1, "why-signature", {"hero": hero.id}
        case opt.Pay(power=key, by=by) if by == hero.id and hero.health > 3:
            return (key,), 0.9, "why-pay", {"hero": hero.id, "power": key}
    return (), 0.0, "", {}


def _after_the_roll(combat: Combat, side: str, options: Sequence[Option]) -> Advice:
    """The dice lie there: roll a good Defense again, add what makes the difference."""
    hits, shields = result(combat, "attack").strength, result(combat, "defense").strength
    mean = sum(MEANS[die] for die in combat.defense)
    for option in options:
        if side == "attack" and shields >= mean + 0.5 and hits > 0 and shields >= hits - 1:
            if isinstance(option, opt.Signature):
                return Advice(str(option), "why-signature-now", {"number": str(shields)})
            if isinstance(option, opt.Use):
                return Advice(str(option), "why-use-on-shields", {"card": option.card, "number": str(shields)})
        if side == "defense" and hits >= shields + 2 and isinstance(option, opt.Use):
            return Advice(str(option), "why-use-on-hits", {"card": option.card, "number": str(hits - shields)})
    return Advice(PASS, "why-save-it")


def blood_toll(hero: Hero) -> Advice:
    """The advice whether to suffer a Wound: whoever is in good health can spare one (MD-RUL-42)."""
    if hero.health > 3:
        return Advice(str(opt.Agree()), "why-agree")
    return Advice(str(opt.Refuse()), "why-refuse", {"number": str(hero.health)})


def reroll(state: MDState, hero: Hero, options: Sequence[Option], power: str) -> Advice:
    """Dice below their mean again; the opponent's above it (MD-RRL-01)."""
    combat = state.combat
    assert combat is not None
    own = "attack" if combat.attacker == hero.id else "defense"
    enough = _enough_already(state, combat, own)
    if enough is not None:
        return enough
    best, most = None, 0.15
    for option in options:
        if isinstance(option, opt.Reroll):
            value = _reroll_gain(combat, option, own, power)
            if value > most:
                best, most = option, value
    if best is None:
        return Advice(PASS, "why-keep-dice")
    return Advice(str(best), "why-reroll" if best.side == own else "why-reroll-theirs")


def _enough_already(state: MDState, combat: Combat, own: str) -> Advice | None:
    """The dice cannot do more than they do: all who can be hit are killed, or all Hits blocked."""
    left = result(combat, "attack").strength - result(combat, "defense").strength
    if own == "defense":
        return Advice(PASS, "why-blocks-already") if left <= 0 else None
    foe = state.enemies[combat.defender]
    if boss_can_be_hit(foe, combat.reaches_boss):
        return Advice(PASS, "why-kills-already", {"target": foe.id}) if left >= life_left(foe) else None
    if foe.minions and left >= sum(foe.minions):
        return Advice(PASS, "why-kills-minions", {"target": foe.id})
    return None


def _reroll_gain(combat: Combat, option: opt.Reroll, own: str, power: str) -> float:
    """The gain to expect of rolling dice again."""
    dice, faces = dice_on(combat, option.side)
    if option.places:
        places = tuple(int(n) - 1 for n in option.places.split("."))
    else:
        is_blank = "blank" in str(power_called(power).clause.body)
        places = places_of(combat, option.side, "blank" if is_blank else "all")
    gain = sum(MEANS[dice[n]] + 0.1 - FACES[faces[n]].strength - 0.3 * FACES[faces[n]].bams for n in places)
    return gain if option.side == own else -gain


def enchant(state: MDState, options: Sequence[Option]) -> Advice:
    """The Enchantment that changes most for its symbols (MD-ENC-07)."""
    best, most = None, 0.0
    for option in options:
        if not isinstance(option, opt.Trigger):
            continue
        text = power_called(option.power).clause.body
        assert isinstance(text, Text)
        change = worth_in_roll(state, text)
        value = change / max(1, text.bam + text.diamond) + 0.01 * text.diamond
        if change and value > most:
            best, most = option, value
    if best is None:
        return Advice(PASS, "why-no-symbol")
    side = "attack" if state.combat is not None and state.combat.attacker in state.heroes else "defense"
    change = abs(wounds_after(state, best.power) - wounds_after(state, ""))
    return Advice(str(best), "why-trigger", {"power": best.power, "side": side, "wounds": str(change)})


def strike(about: Mapping[str, str]) -> Advice:
    """The Boss: XP for everybody, its card, and no Equipment for the Mob any more (MD-MOB-11, MD-GRD-11)."""
    return Advice(str(opt.Strike("boss")), "why-strike-boss", {"target": about["enemy"]})


def take_die(state: MDState, options: Sequence[Option], about: Mapping[str, str]) -> Advice:
    """The best die of an Enemy, the worst of a Hero."""
    combat = state.combat
    assert combat is not None
    owner = combat.attacker if about["side"] == "attack" else combat.defender
    sign = -1 if owner in state.heroes else 1
    dice = [option for option in options if isinstance(option, opt.Die)]
    best = max(dice, key=lambda option: (sign * (FACES[option.face].symbols + 0.1 * MEANS[option.colour]), str(option)))
    return Advice(str(best), "why-take-die", {"number": str(FACES[best.face].strength)})


def add_die(state: MDState, options: Sequence[Option]) -> Advice:
    """The better colour, while three of it are not yet there (MD-DIC-07)."""
    combat = state.combat
    assert combat is not None
    dice = [option for option in options if isinstance(option, opt.Die)]
    shown = combat.attack + combat.defense
    order = list(DICE)

    def room(option: opt.Die) -> bool:
        have = shown.count(option.colour) if combat.is_rolled else getattr(combat.pool, option.colour)
        return bool(have < MOST_OF_A_COLOUR)

    best = min(dice, key=lambda option: (not room(option), order.index(option.colour)))
    return Advice(str(best), "why-better-die")


def drop_die(options: Sequence[Option]) -> Advice:
    """The opponent's better colour."""
    dice = [option for option in options if isinstance(option, opt.Die)]
    best = min(dice, key=lambda option: list(DICE).index(option.colour))
    return Advice(str(best), "why-drop-die")


def flip(options: Sequence[Option]) -> Advice:
    """The blank with the best other side (MD-TRM-04)."""
    dice = [option for option in options if isinstance(option, opt.Die)]
    best = max(dice, key=lambda option: (total((OPPOSITE[option.colour][option.face],)).symbols, option.colour))
    return Advice(str(best), "why-flip")


def fill(state: MDState, options: Sequence[Option]) -> Advice:
    """A Hit, unless a Bam would trigger something better (MD-RUL-15)."""
    symbols = {option.symbol: option for option in options if isinstance(option, opt.Symbol)}
    if "bam" in symbols and state.combat is not None and not result(state.combat, "attack").bams:
        card = next(filter(_has_use_for_a_bam, state.combat.weapons), "")
        if card:
            return Advice(str(symbols["bam"]), "why-fill-bam", {"card": card})
    best = symbols.get("hit") or symbols.get("shield") or next(iter(symbols.values()))
    return Advice(str(best), "why-fill")


def _has_use_for_a_bam(weapon: str) -> bool:
    """A Bam alone triggers something on this card that is better than a Hit."""
    texts = [power.clause.body for power in powers_of_text(f"card:{weapon}", weapon)]
    paid = [text for text in texts if isinstance(text, Text) and text.bam == 1 and not text.diamond]
    return any(worth_of_effects(text.effects) > 1 for text in paid)
