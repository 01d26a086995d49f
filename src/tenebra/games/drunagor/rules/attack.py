"""Weapon Attacks (DR-ATK) and the attacks of Monsters, Familiars and Companions (DR-MON-18): declared, rolled, and dealt."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.content import item
from tenebra.games.drunagor.content.model import BACK
from tenebra.games.drunagor.dice import D20, HIGHEST
from tenebra.games.drunagor.effects import (
    Casting,
    allies_triggered,
    own_triggered,
    sentence_rule,
    surges,
    triggered,
)
from tenebra.games.drunagor.events.fights import (
    AttackDeclared,
    AttackEnded,
    AttackGained,
    AttackRolled,
    HitsFixed,
    TargetTaken,
    attack_of,
)
from tenebra.games.drunagor.events.turns import Used
from tenebra.games.drunagor.rules.conditions import holds, number_of
from tenebra.games.drunagor.rules.engagement import ADJACENT, foes, is_engaged
from tenebra.games.drunagor.rules.passives import Aim, bonus, crit_of, has, is_immune, weapon_of, who_awaits
from tenebra.games.drunagor.rules.reactions import deal, let_fall, spend_shields
from tenebra.games.drunagor.rules.reasons import modifiers_of, reasons_of
from tenebra.games.drunagor.rules.space import are_adjacent, is_on_darkness, level_of
from tenebra.games.drunagor.rules.targets import candidates, choose_among, choose_targets, longer
from tenebra.games.drunagor.rules.tokens import MOST, intimidation, marked
from tenebra.games.drunagor.rules.tokens import lose as lose_tokens
from tenebra.games.drunagor.state import (
    FURY,
    INTIMIDATE,
    RED,
    STEALTH,
    DRState,
    are_allies,
    are_enemies,
    character,
    is_on,
    is_there,
    is_up,
    seat_of,
)
from tenebra.games.drunagor.vocabulary import NOTHING, TOKENS, Effect, Sentence, Target, Verb
from tenebra.games.drunagor.windows import PASS, matter, react
from tenebra.kernel import Game

G = Game[DRState]
HEIGHT = 2
"""The bonus to the roll for standing higher, and the penalty for standing lower (DR-ATK-06, DR-ATK-07)."""
DARK = 2
"""The penalty for the Darkness (DR-ATK-08)."""
HIDDEN = 5
"""DR-PVP-09."""
FEATURES = ("bonus", "crit", "double_damage", "reroll", "cleave", "multishot", "strike", "vicious", "command")
"""The words that make the attack; everything else written with it is collateral (DR-SKL-10)."""
SEVERAL: tuple[Verb, ...] = ("cleave", "multishot", "strike")
"""The words that make an attack one on several."""
FAILURE = 1
"""DR-ATK-13."""


class Shot(msgspec.Struct, frozen=True, gc=False):
    """A Weapon Attack as it is declared: by whom, with which words, from which reach."""

    casting: Casting
    attacker: str
    sentence: Sentence
    hit: int
    aim: Aim
    reach: int

    def target_casting(self) -> Casting:
        """The text as its attacker does it."""
        return self.casting if self.attacker == self.casting.user else replace(self.casting, user=self.attacker)


def shot_of(state: DRState, casting: Casting, sentence: Sentence, hit: int, attacker: str = "") -> Shot:
    """The shot of a Weapon Attack: the cube decides its nature, without one the weapon does (DR-ATK-03)."""
    who = attacker or casting.user
    colour = "" if attacker else casting.colour
    is_first = state.turn is None or f"{who}:attack" not in state.turn.used
    if colour:
        # whatever the weapon is (DR-ENG-05, DR-ENG-08)
        return Shot(casting, who, sentence, hit, Aim("weapon", colour == RED, colour, is_first=is_first), casting.reach)
    copy = weapon_of(state, who)
    is_ranged = bool(copy) and item(copy).is_ranged  # DR-ENG-05
    reach = longer(state, who, 1) if is_ranged else ADJACENT  # DR-EQP-04
    return Shot(casting, who, sentence, hit, Aim("weapon", is_ranged, is_first=is_first), reach)


def why_not_attack(state: DRState, shot: Shot) -> str:
    """The rule that forbids a Weapon Attack altogether; "" if none does (DR-ATK-02, DR-ENG-02)."""
    return why_no_shot(state, shot.attacker, is_ranged=shot.aim.is_ranged)


def why_no_shot(state: DRState, who: str, *, is_ranged: bool) -> str:
    """The same, of an attack that is Ranged or not."""
    if who not in state.heroes or not weapon_of(state, who):
        return "DR-ATK-02"
    return "DR-ENG-02" if is_ranged and is_engaged(state, who) and not has(state, who, "ranged_while_engaged") else ""


def in_reach(state: DRState, shot: Shot) -> list[str]:
    """The enemies that a Weapon Attack can be aimed at."""
    sentence = shot.sentence
    if sentence.find("command") is not None:
        sentence = Sentence(sentence.effects, sentence.hits, conditions=sentence.conditions)
    # CLEAVE needs them adjacent (DR-TKW-03)
    if sentence.find("cleave") is not None:
        return foes(state, shot.attacker, ADJACENT, is_adjacent=True)
    return candidates(state, shot.target_casting(), sentence, shot.aim, hostile=True, reach=shot.reach)


# --- numbers


def accuracy_of(state: DRState, hero: str) -> tuple[int, int]:
    """Accuracy and base damage of the weapon in hand (DR-ATK-02)."""
    copy = weapon_of(state, hero)
    face = item(copy).face(state.sides.get(copy) == BACK)
    return face.accuracy, face.damage


def _said(state: DRState, shot: Shot, name: str, target: str, aim: Aim) -> int:
    """The sum of the words of the attack itself, and of what was added to it."""
    found = 0
    for effect in shot.sentence.effects:
        is_meant = effect.verb == "bonus" and effect.name == name
        if is_meant and (effect.condition is None or holds(state, effect.condition, shot.attacker, target, aim)):
            found += number_of(state, effect, shot.attacker, target)
    if state.attacks and state.attacks[-1].attacker == shot.attacker:
        found += state.attacks[-1].modifiers.get(name, 0)
    return found


def hit_bonus(state: DRState, shot: Shot, target: str) -> int:
    """All that is added to the roll against one target."""
    who = shot.attacker
    # all are added together (DR-ATK-19)
    total = shot.hit + _said(state, shot, "hit", target, shot.aim) + bonus(state, who, "hit", target, shot.aim)
    height = level_of(state, who) - level_of(state, target)
    total += HEIGHT if height > 0 else -HEIGHT if height < 0 else 0  # DR-ATK-06, DR-ATK-07
    if is_on_darkness(state, who):
        total -= DARK  # DR-ATK-08
    if state.teams and STEALTH in character(state, target).tokens and not is_immune(state, who, STEALTH):
        total -= HIDDEN
    return total


def crit_at(state: DRState, shot: Shot, target: str) -> int:
    """The natural number from which the attack is a Critical Hit: the widest range counts (DR-ATK-10, DR-ATK-12)."""
    own = [
        effect.number
        for effect in shot.sentence.effects
        if effect.verb == "crit" and (effect.condition is None or holds(state, effect.condition, shot.attacker, target, shot.aim))
    ]
    return min(HIGHEST, crit_of(state, shot.attacker, target, shot.aim), *own)


def does_hit(state: DRState, shot: Shot, target: str, natural: int) -> bool:
    """Hit or miss (DR-ATK-05, DR-ATK-13, DR-RUL-27, DR-RUL-28)."""
    if natural >= crit_at(state, shot, target):
        return True
    if natural == FAILURE and not has(state, shot.attacker, "sure_hit"):
        return False
    return natural + hit_bonus(state, shot, target) >= accuracy_of(state, shot.attacker)[0]


def is_surprise(state: DRState, shot: Shot, target: str) -> bool:
    """The target regards the attacker as hidden (DR-CND-13, DR-CND-14)."""
    return STEALTH in character(state, shot.attacker).tokens and not is_immune(state, target, STEALTH)


def damage_of(state: DRState, shot: Shot, target: str, natural: int, *, surprise: bool) -> int:
    """The damage of a hit: everything added first, then doubled once or twice (DR-ATK-16, DR-RUL-26)."""
    who = shot.attacker
    is_crit = natural >= crit_at(state, shot, target)
    aim = replace(shot.aim, is_crit=is_crit) if is_crit else shot.aim
    total = accuracy_of(state, who)[1] + _said(state, shot, "dmg", target, aim) + bonus(state, who, "dmg", target, aim)
    total += marked(state, who, target) - intimidation(state, who)
    doubles = any(
        effect.verb == "double_damage" and (effect.condition is None or holds(state, effect.condition, who, target, aim))
        for effect in shot.sentence.effects
    )
    doubles = doubles or surprise or bool(state.attacks and state.attacks[-1].modifiers.get("double_damage"))
    return max(0, total) * (2 if is_crit else 1) * (2 if doubles else 1)


# --- the attack


@sentence_rule("weapon")
async def weapon_sentence(g: G, casting: Casting, sentence: Sentence) -> None:
    """One Weapon Attack or several, each resolved before the next (DR-SKL-11); ordered ones by those commanded."""
    attackers = [""]
    if sentence.find("command") is not None:
        attackers = await choose_targets(g, casting, Sentence(target=_allied(sentence)))
    again = [sentence.find("reroll") is not None]
    for attacker in attackers:
        for hit in sentence.hits or (0,):
            who = attacker or casting.user
            if not is_up(g.state, who):
                continue
            await attack(g, shot_of(g.state, casting, sentence, hit, attacker), again)


def _allied(sentence: Sentence) -> Target:
    """Only Heroes can be ordered to attack: they have weapons (DR-RUB-26)."""
    target = sentence.target
    return replace(target, who="hero") if target.who in ("target", "ally") else target


async def attack(g: G, shot: Shot, again: list[bool]) -> None:
    """One Weapon Attack from its targets to its last consequence (DR-ATK-04). `again`: whether the free reroll is still there."""
    state = g.state
    rule = why_not_attack(state, shot)
    targets = [] if rule else await _targets(g, shot)
    if not targets:
        return
    who, casting = shot.attacker, shot.target_casting()
    g.tell(AttackDeclared(who, casting.source, "weapon", tuple(targets), rule="DR-ATK-04", also=reasons_of(shot)))
    await own_triggered(g, "when_you_attack", casting, targets[0])
    targets = await protect(g, multi=any(shot.sentence.find(verb) is not None for verb in SEVERAL))
    surprised = {target for target in targets if is_surprise(state, shot, target)}
    natural = await _roll(g, shot)
    # one roll, compared for each target by itself (DR-ATK-09)
    hits = [target for target in targets if is_there(state, target) and does_hit(state, shot, target, natural)]
    if not hits and again[0] and await _rerolls(g, shot):
        again[0] = False
        natural = await _roll(g, shot, is_again=True)
        hits = [target for target in targets if is_there(state, target) and does_hit(state, shot, target, natural)]
    if STEALTH in character(state, who).tokens:
        lose_tokens(g, who, STEALTH, 1, "DR-CND-13")
    if hits:
        await _hit(g, shot, hits, natural, surprised)
    else:
        also = ["DR-ATK-13"] if natural == FAILURE else modifiers_of(state, shot, targets)
        g.tell(HitsFixed(who, {}, tuple(targets), rule="DR-ATK-05", also=tuple(also)))
        await own_triggered(g, "when_you_miss", casting, targets[0])
    after_attack(g, who)
    g.tell(AttackEnded(who, rule="DR-ATK-20"))


async def _targets(g: G, shot: Shot) -> list[str]:
    """The targets chosen for the attack: one, several by CLEAVE or MULTISHOT, whole areas by STRIKE (DR-TKW-03 to DR-TKW-05).

    Of a CLEAVE the Hero may strike fewer, but somebody (DR-RUL-100).
    """
    sentence, casting = shot.sentence, shot.target_casting()
    if sentence.find("strike") is not None:
        return await choose_targets(g, casting, sentence, shot.aim, hostile=True, reach=shot.reach)
    found = in_reach(g.state, shot)
    for verb in ("cleave", "multishot"):
        effect = sentence.find(verb)
        if effect is not None:
            number = number_of(g.state, effect, shot.attacker) + bonus(g.state, shot.attacker, verb)
            return await choose_among(g, casting, found, number, least=1 if verb == "cleave" else number)
    target = sentence.target
    if target.is_each:
        return found
    is_commanded = sentence.find("command") is not None
    number = 1 if is_commanded else target.number
    return await choose_among(g, casting, found, number, least=0 if target.is_up_to and not is_commanded else number)


async def _roll(g: G, shot: Shot, *, is_again: bool = False) -> int:
    """The d20 and what its natural number sets off, at once (DR-PAS-04)."""
    who = shot.attacker
    (face,) = g.roll([D20], who, "DR-ATK-18" if is_again else "DR-ATK-04")
    natural = int(face)
    g.tell(AttackRolled(who, natural, is_again, rule="DR-ATK-18" if is_again else "DR-GEN-11"))
    await surges(g, who, natural, shot.casting.text if who == shot.casting.user else NOTHING, shot.casting.source)
    if natural == FAILURE:
        await own_triggered(g, "when_you_roll_1", shot.target_casting())
    return natural


async def _rerolls(g: G, shot: Shot) -> bool:
    answer = await g.ask(shot.attacker, "reroll", lambda: [PASS, opt.Reroll()], figure=shot.attacker, source=shot.casting.source)
    return answer != PASS


async def _hit(g: G, shot: Shot, hits: list[str], natural: int, surprised: set[str]) -> None:
    """Triggers of the hit, FURY, damage to each target, and what follows (DR-ATK-16)."""
    state, who, casting = g.state, shot.attacker, shot.target_casting()
    missed = tuple(target for target in attack_of(state).targets if target not in hits)
    is_crit = any(natural >= crit_at(state, shot, target) for target in hits)
    for target in hits:
        await own_triggered(g, "when_you_hit", casting, target)
        if is_crit:
            await own_triggered(g, "when_you_crit", casting, target)
    await allies_triggered(g, "when_an_ally_hits", who, hits[0])
    if is_crit:
        await allies_triggered(g, "when_an_ally_crits", who, hits[0])
    await fury(g, who)
    hits = [target for target in hits if is_there(state, target)]
    damage = {target: damage_of(state, shot, target, natural, surprise=target in surprised) for target in hits}
    also = [*(["DR-ATK-10", "DR-RUL-28"] if is_crit else []), *(["DR-CND-13"] if surprised & set(hits) else [])]
    also += modifiers_of(state, shot, hits)
    g.tell(HitsFixed(who, damage, missed, is_crit, rule="DR-ATK-16", also=("DR-ATK-05", "DR-RUL-26", *also)))
    await deal(g, casting, collateral(state, shot.sentence.effects), bound=False)  # DR-ATK-20


def collateral(state: DRState, effects: Sequence[Effect]) -> tuple[Effect, ...]:
    """Effects besides an attack's damage: its own words, and what surges and triggers have added (DR-SKL-10, DR-PAS-05)."""
    added = [
        Effect(what, number)  # type: ignore[arg-type]
        for what, number in attack_of(state).modifiers.items()
        if what in TOKENS or what in ("push", "penitence", "fatigue", "curse")
    ]
    return (*(effect for effect in effects if effect.verb not in FEATURES), *added)


async def fury(g: G, who: str) -> None:
    """A FURY for +1 DMG against all that the attack hits, once a turn (DR-RES-04, DR-RUB-33)."""
    state = g.state
    own = state.heroes.get(who)
    if own is None or FURY not in own.tokens or (state.turn is not None and f"{who}:{FURY}" in state.turn.used):
        return
    answer = await g.ask(who, "fury", lambda: [PASS, opt.Fury()], figure=who, matters=matter(True))
    if answer != PASS:
        lose_tokens(g, who, FURY, 1, "DR-RES-04")
        g.tell(Used(who, FURY, rule="DR-RES-04"))
        g.tell(AttackGained(who, "dmg", 1, rule="DR-RES-04", also=("DR-RUB-33",)))


def after_attack(g: G, who: str) -> None:
    """INTIMIDATE goes after an attack, hit or miss (DR-CND-08)."""
    if is_there(g.state, who):
        lose_tokens(g, who, INTIMIDATE, MOST, "DR-CND-08")


# --- attacks of Monsters, Familiars and Companions: DR-MON-18, DR-RUL-15


async def monster_attack(
    g: G,
    attacker: str,
    targets: Sequence[str],
    damage: int,
    effects: Sequence[Effect] = (),
    *,
    source: str = "",
    rule: str = "DR-MON-18",
    preventable: bool = True,
    multi: bool = False,
) -> None:
    """An attack without a roll on all its targets: one threat (DR-RUL-22)."""
    struck = [target for target in targets if is_up(g.state, target)]
    if struck:
        await declare(g, attacker, struck, damage, source=source or attacker, rule=rule, preventable=preventable, multi=multi)
        if await spend_shields(g):
            await react(g)
        await finish(g, tuple(effects), rule)


async def declare(
    g: G, attacker: str, struck: Sequence[str], damage: int, *, source: str, rule: str, preventable: bool, multi: bool
) -> None:
    """From the declaration to the damage that is to come; INTIMIDATE is taken off here (DR-CND-08)."""
    state = g.state
    also = (*(["DR-RUL-22", "DR-RCT-11"] if len(struck) > 1 else []), *([] if preventable else ["DR-MKW-12", "DR-RCT-08"]))
    g.tell(AttackDeclared(attacker, source, "monster", tuple(struck), preventable, rule=rule, also=also))
    for target in struck:
        await triggered(g, "when_you_are_attacked", target, attacker)
        if target not in state.monsters:
            await allies_triggered(g, "when_an_ally_is_attacked", target)
    for hero in list(who_awaits(state, "when_an_adj_enemy_attacks")):
        if state.heroes[hero].space and are_adjacent(state, hero, attacker) and are_enemies(state, hero, attacker):
            await triggered(g, "when_an_adj_enemy_attacks", hero, attacker)
    await protect(g, multi=multi)
    dealt = max(0, damage + attack_of(state).modifiers.get("dmg", 0) - intimidation(state, attacker))
    g.tell(HitsFixed(attacker, dict.fromkeys(attack_of(state).targets, dealt), rule=rule))


async def finish(g: G, effects: tuple[Effect, ...], rule: str) -> None:
    """The damage falls, INTIMIDATE is removed, and the attack is over."""
    attack = attack_of(g.state)
    await let_fall(g, Casting(attack.attacker, attack.source, NOTHING, rule), effects, bound=False)
    after_attack(g, attack.attacker)
    g.tell(AttackEnded(attack.attacker, rule=rule))


async def protect(g: G, *, multi: bool) -> list[str]:
    """Let somebody with PROTECT next to a target become it instead (DR-TKW-15, DR-RUL-38); return the targets then."""
    state, attack = g.state, attack_of(g.state)
    if multi and is_on(state, "protect-literal"):
        return list(attack.targets)
    guards = [one for one in (*state.party, *state.familiars, *state.companions) if has(state, one, "protect")]
    for target in list(attack.targets) if guards else ():
        for other in guards:
            if other in attack.targets or not are_allies(state, other, target) or not is_up(state, other):
                continue
            if not are_adjacent(state, other, target):
                continue
            answer = await g.ask(
                seat_of(state, other),
                "protect",
                lambda target=target, other=other: [PASS, opt.Protect(target, other)],  # type: ignore[misc]
                figure=other,
                attacker=attack.attacker,
                target=target,
            )
            if isinstance(answer, opt.Protect):
                g.tell(TargetTaken(other, target, rule="DR-TKW-15"))
                break
    return list(attack_of(state).targets)
