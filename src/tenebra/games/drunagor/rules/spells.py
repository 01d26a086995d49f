"""Spell Attacks (DR-SPL): no roll; damage and bound effects together."""

from __future__ import annotations

from tenebra.games.drunagor.effects import Casting, amount, divide, own_triggered, perform, sentence_rule
from tenebra.games.drunagor.events.fights import AttackDeclared, AttackEnded, HitsFixed
from tenebra.games.drunagor.rules.attack import after_attack, collateral, fury, protect
from tenebra.games.drunagor.rules.conditions import holds, number_of
from tenebra.games.drunagor.rules.damage import suffer
from tenebra.games.drunagor.rules.passives import Aim, bonus
from tenebra.games.drunagor.rules.reactions import deal
from tenebra.games.drunagor.rules.targets import choose_targets
from tenebra.games.drunagor.rules.tokens import intimidation, marked
from tenebra.games.drunagor.state import DRState, is_on, is_there
from tenebra.games.drunagor.vocabulary import Effect, Sentence
from tenebra.kernel import Game

G = Game[DRState]


def aim_of(state: DRState, casting: Casting) -> Aim:
    """The aim of a Spell Attack, for bonuses; engagement never forbids it (DR-SPL-04)."""
    is_first = state.turn is None or f"{casting.user}:attack" not in state.turn.used
    return Aim("spell", colour=casting.colour, is_first=is_first)


def spell_damage(state: DRState, casting: Casting, sentence: Sentence, target: str, aim: Aim) -> int:
    """The damage to one target, all bonuses included; mark and FURY with them (DR-CND-09, DR-RES-04)."""
    who = casting.user
    total = 0
    for effect in sentence.effects:
        said = effect.condition is None or holds(state, effect.condition, who, target, aim)
        if said and (effect.verb in ("damage", "sure_damage") or (effect.verb == "bonus" and effect.name == "dmg")):
            total += number_of(state, effect, who, target)
    return max(0, total + _extra(state, who, target, aim))


def _extra(state: DRState, who: str, target: str, aim: Aim) -> int:
    added = state.attacks[-1].modifiers.get("dmg", 0) if state.attacks and state.attacks[-1].attacker == who else 0
    own = bonus(state, who, "dmg", target, aim)
    return own + added + (marked(state, who, target) if target else 0) - intimidation(state, who)


@sentence_rule("spell")
async def spell_sentence(g: G, casting: Casting, sentence: Sentence) -> None:
    """A Spell Attack: it always succeeds (DR-SPL-01, DR-SPL-02)."""
    state, who, aim = g.state, casting.user, aim_of(g.state, casting)
    targets = await choose_targets(g, casting, sentence, aim, hostile=is_attack(sentence))
    if not targets:
        return
    if not is_attack(sentence):
        await _harm(g, casting, sentence, targets)
        return
    is_sure = sentence.find("sure_damage") is not None
    also = ["DR-SPL-02", "DR-SPL-04", *(["DR-DMG-02"] if is_sure else [])]
    also += ["DR-TGT-05"] if sentence.target.is_up_to else ["DR-TKW-13"] if sentence.target.is_split else []
    g.tell(AttackDeclared(who, casting.source, "spell", tuple(targets), not is_sure, rule="DR-SPL-01", also=tuple(also)))
    await own_triggered(g, "when_you_attack", casting, targets[0])
    targets = await protect(g, multi=sentence.find("strike") is not None)
    for target in targets:
        await own_triggered(g, "when_you_hit", casting, target)
    await fury(g, who)
    targets = [target for target in targets if is_there(state, target)]
    if sentence.target.is_split:
        base = sentence.find("damage") or Effect("damage", 0)
        damage = await divide(g, casting, max(0, number_of(state, base, who) + _extra(state, who, "", aim)), targets)
    else:
        damage = {target: spell_damage(state, casting, sentence, target, aim) for target in targets}
    g.tell(HitsFixed(who, damage, rule="DR-SPL-01"))
    effects = collateral(state, sentence.effects)
    await deal(g, casting, effects, bound=not is_on(state, "spell-collateral"))
    if who in state.heroes:
        after_attack(g, who)
    g.tell(AttackEnded(who, rule="DR-SPL-02"))
    await own_triggered(g, "when_you_cast", casting)


def is_attack(sentence: Sentence) -> bool:
    """A Spell Attack, aimed at enemies (DR-RUL-30); a text that names its user, Heroes or allies harms them without an attack."""
    return sentence.kind == "spell" and sentence.target.who not in ("self", "ally", "hero", "familiar", "companion")


async def _harm(g: G, casting: Casting, sentence: Sentence, targets: list[str]) -> None:
    """Damage that a text does to its user or to those it names."""
    for target in targets:
        for effect in sentence.effects:
            if effect.verb in ("damage", "sure_damage"):
                number = amount(g.state, casting, effect, target)
                is_preventable = effect.verb == "damage"
                await suffer(g, target, number, preventable=is_preventable, source=casting.user, rule=casting.rule)
            elif effect.verb != "strike":
                await perform(g, casting, effect, target)
