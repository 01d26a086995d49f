"""The interpreter of the notation: a text is done sentence by sentence, each by the rule of its kind, its words by keywords.

Kinds of sentences are entered by the rules of attacks and spells, keywords by `keywords`, when they are loaded.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from msgspec.structs import replace

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.events.fights import AttackGained, BoonGained, LimitReached, Triggered
from tenebra.games.drunagor.events.turns import Used
from tenebra.games.drunagor.rules.conditions import all_hold, holds, number_of
from tenebra.games.drunagor.rules.passives import NO_AIM, PAID, bonus, triggers_of, who_awaits
from tenebra.games.drunagor.rules.targets import UNLIMITED, choose_targets, of_target, possible, reach_of, speaks_of_target
from tenebra.games.drunagor.state import DRState, are_allies, is_on, is_there, is_up
from tenebra.games.drunagor.vocabulary import NOTHING, ON_SELF, RAISED, Effect, Sentence, Text, Trigger
from tenebra.kernel import Game
from tenebra.kit.orders import CLOSED

G = Game[DRState]
PASS = opt.Pass()


class Casting(msgspec.Struct, frozen=True, gc=False):
    """A text being done: whose, where it is printed, with which cube, by which rule."""

    user: str
    source: str
    text: Text
    rule: str
    colour: str = ""
    """Of the cube that paid, as it counts; "" without one."""
    reach: int = UNLIMITED
    """The range in areas if the text says nothing (DR-RNG)."""
    that: str = ""
    """The character a trigger speaks of."""
    on: str = ""
    """The character that a Reaction protects (DR-RNG-10)."""
    part: int = 0
    """The number of its sentence that is being done."""
    may_plan: bool = False
    """The move its sentence ends in may be a step of its own: nothing else follows in this one."""


class Doing(msgspec.Struct, frozen=True, gc=False):
    """One word at work on one character."""

    casting: Casting
    user: str
    who: str
    effect: Effect
    number: int

    @property
    def rule(self) -> str:
        return self.casting.rule


Keyword = Callable[[G, Doing], Awaitable[None]]
KEYWORDS: dict[str, Keyword] = {}
SentenceRule = Callable[[G, Casting, Sentence], Awaitable[None]]
SENTENCES: dict[str, SentenceRule] = {}
PRICES: dict[str, Callable[[G, Casting, Effect], Awaitable[None]]] = {}
"""The payment of each kind of price; filled by `keywords`."""


def keyword(*verbs: str) -> Callable[[Keyword], Keyword]:
    """Register the rule of some words."""

    def register(rule: Keyword) -> Keyword:
        for verb in verbs:
            KEYWORDS[verb] = rule
        return rule

    return register


def sentence_rule(kind: str) -> Callable[[SentenceRule], SentenceRule]:
    """Register the rule of a kind of sentences."""

    def register(rule: SentenceRule) -> SentenceRule:
        SENTENCES[kind] = rule
        return rule

    return register


# --- texts


async def resolve(
    g: G,
    who: str,
    text: Text,
    *,
    source: str,
    rule: str,
    colour: str = "",
    that: str = "",
    on: str = "",
    reach: int | None = None,
    may_plan: bool = False,
) -> None:
    """Do what a text says, from left to right (DR-GEN-09): as if that character had used it.

    With `may_plan` it ends in a move, which becomes a step of its own.
    """
    if reach is None:
        reach = reach_of(g.state, who, colour)
    casting, last = Casting(who, source, text, rule, colour, reach, that, on), len(text.uses) - 1
    for place in range(last + 1):
        await do_next(g, casting if place < last or not may_plan else replace(casting, may_plan=True), place)


def do_next(g: G, casting: Casting, place: int) -> Awaitable[None]:
    """One sentence of a text that is used, if its user is still able to, and wants it where it has a price of its own."""
    sentence, key = casting.text.uses[place], f"{casting.source}#{place}"
    if not is_up(g.state, casting.user) or not is_free(g.state, casting.user, key, sentence):
        return CLOSED
    if place and sentence.costs:
        return _do_if_wanted(g, casting, key, sentence)
    limit(g, casting.user, key, sentence)
    return do_sentence(g, casting, sentence)


async def _do_if_wanted(g: G, casting: Casting, key: str, sentence: Sentence) -> None:
    if await _wants(g, casting, sentence):
        limit(g, casting.user, key, sentence)
        await do_sentence(g, casting, sentence)


def do_sentence(g: G, casting: Casting, sentence: Sentence) -> Awaitable[None]:
    """One sentence, if its conditions hold; of those that speak of the target each target is asked (DR-SKL-08)."""
    if sentence.conditions:
        conditions = tuple(one for one in sentence.conditions if not speaks_of_target(one.name))
        if not all_hold(g.state, conditions, casting.user, casting.that, PAID[casting.colour]):
            return CLOSED
    if len(casting.text.sentences) > 1:
        casting = replace(casting, part=casting.text.sentences.index(sentence))
    return _last(g, casting, sentence) if sentence.lasting else SENTENCES[sentence.kind](g, casting, sentence)


async def _last(g: G, casting: Casting, sentence: Sentence) -> None:
    """Bonuses that last for a turn, or until the user's next one."""
    number = casting.text.sentences.index(sentence)
    until = "" if sentence.lasting == "this_turn" else f"@{casting.user}"
    own = sentence if sentence.target.is_stated else None
    targets = [casting.user] if own is None else await choose_targets(g, casting, sentence)
    for who in targets:
        if who in g.state.heroes:
            g.tell(BoonGained(who, f"{casting.source}#{number}{until}", rule=casting.rule))


def end_boons(g: G, card: str) -> None:
    """A turn begins: what lasted until then is over; bonuses of a turn end with any turn."""
    for hero in g.state.heroes.values():
        for boon in tuple(hero.boons):
            if "@" in boon and not boon.endswith(f"@{card}"):
                continue
            g.tell(BoonGained(hero.id, boon, is_over=True, rule="DR-GEN-05"))


# --- effects that are no attack


@sentence_rule("static")
async def _nothing(g: G, casting: Casting, sentence: Sentence) -> None:
    """Do nothing: what holds always is not done."""


@sentence_rule("effect")
async def do_effects(g: G, casting: Casting, sentence: Sentence) -> None:
    """Effects bound together, each on the targets of the sentence or on whom it must be on (DR-SKL-05, DR-SKL-09)."""
    if sentence.target.who == "attack":
        boost_attack(g, casting, sentence.effects)
        return
    targets: list[str] | None = None
    if casting.on and sentence.find("prevent") is not None:
        targets = [casting.on]
    for effect in sentence.effects:
        if not is_up(g.state, casting.user) and casting.user in g.state.heroes:
            return
        if effect.verb == "strike":
            continue
        if (effect.verb in ON_SELF or effect.verb == "telekinesis") and not sentence.target.is_stated:
            await perform(g, casting, effect, casting.user)
            continue
        if effect.verb == "retaliate":
            await perform(g, casting, effect, casting.that)
            continue
        if targets is None:
            targets = await choose_targets(g, casting, sentence)
        if sentence.target.is_split:
            await _split(g, casting, effect, targets)
            continue
        for who in targets:
            if all_hold(g.state, of_target(casting, sentence), casting.user, who):
                await perform(g, casting, effect, who)


def perform(g: G, casting: Casting, effect: Effect, who: str, number: int | None = None) -> Awaitable[None]:
    """One word on one character, bonuses of its caster included; on nobody it is wasted (DR-GEN-07)."""
    state = g.state
    if not is_up(state, who):
        return CLOSED
    if effect.condition is not None and not holds(state, effect.condition, casting.user, who, PAID[casting.colour]):
        return CLOSED
    if number is None:
        number = amount(state, casting, effect, who)
    return KEYWORDS[effect.verb](g, Doing(casting, casting.user, who, effect, number))


def amount(state: DRState, casting: Casting, effect: Effect, who: str) -> int:
    """The number of an effect with the bonuses of whoever casts it (DR-CLS-08, DR-TGT-07)."""
    number = number_of(state, effect, casting.user, who)
    if number > 0 and effect.verb in RAISED:
        number += bonus(state, casting.user, effect.verb, who, PAID[casting.colour])
    return number


async def _split(g: G, casting: Casting, effect: Effect, targets: list[str]) -> None:
    """The user divides the amount; bonuses count once for the total (DR-TKW-13)."""
    for who, number in (await divide(g, casting, amount(g.state, casting, effect, ""), targets)).items():
        await perform(g, casting, effect, who, number)


async def divide(g: G, casting: Casting, total: int, targets: list[str]) -> dict[str, int]:
    """The amounts for some targets as the user divides them, at least 1 for each that is counted (DR-TKW-13)."""
    given: dict[str, int] = {}
    while total > 0 and (rest := [who for who in targets if who not in given]):
        options = [opt.Amount(who, number) for who in rest for number in range(total, 0, -1)]
        answer = await g.ask(
            casting.user,
            "split",
            lambda options=options: [*options, opt.Enough()],  # type: ignore[misc]
            figure=casting.user,
            source=casting.source,
            part=str(casting.part),
        )
        if not isinstance(answer, opt.Amount):
            break
        given[answer.who] = answer.number
        total -= answer.number
    return given


def boost_attack(g: G, casting: Casting, effects: tuple[Effect, ...]) -> None:
    """The attack in progress gains something; without one nothing happens (DR-PAS-05)."""
    state = g.state
    if not state.attacks or state.attacks[-1].attacker != casting.user:
        return
    for effect in effects:
        what = effect.name if effect.verb == "bonus" else effect.verb
        if effect.condition is None or holds(state, effect.condition, casting.user, casting.that):
            g.tell(AttackGained(casting.user, what, number_of(state, effect, casting.user, casting.that), rule="DR-PAS-05"))


async def carry_out(g: G, user: str, who: str, effect: Effect, number: int, source: str, rule: str) -> None:
    """One word on one character, its number already worked out."""
    if is_up(g.state, who):
        await KEYWORDS[effect.verb](g, Doing(Casting(user, source, NOTHING, rule), user, who, effect, number))


# --- triggers


def triggered(g: G, trigger: Trigger, who: str, that: str = "") -> Awaitable[None]:
    """Do what a Hero has for a moment (DR-PAS-03); `that` is whom the trigger speaks of."""
    state = g.state
    return _trigger(g, trigger, [who], that) if who in who_awaits(state, trigger) else CLOSED


def allies_triggered(g: G, trigger: Trigger, who: str, that: str = "") -> Awaitable[None]:
    """The same for every ally of a character, not for itself; they speak of it unless of somebody else."""
    if not who_awaits(g.state, trigger):
        return CLOSED
    others = [one for one in g.state.party if one != who and are_allies(g.state, one, who)]
    return _trigger(g, trigger, others, that or who)


def everybody_triggered(g: G, trigger: Trigger, that: str = "") -> Awaitable[None]:
    """The same for every Hero."""
    return _trigger(g, trigger, g.state.party, that) if who_awaits(g.state, trigger) else CLOSED


async def _trigger(g: G, trigger: Trigger, heroes: list[str], that: str) -> None:
    for hero in list(heroes):
        for source, text, sentence in list(triggers_of(g.state, hero, trigger)):
            await _happen(g, hero, source, text, sentence, that)


def text_triggered(g: G, trigger: Trigger, casting: Casting, that: str = "") -> Awaitable[None]:
    """Do what the text being done says of a moment in its own attacks."""
    return _text_triggered(g, trigger, casting, that) if casting.text.triggered else CLOSED


async def _text_triggered(g: G, trigger: Trigger, casting: Casting, that: str) -> None:
    for sentence in casting.text.triggered:
        if sentence.trigger == trigger and casting.user in g.state.heroes:
            await _happen(g, casting.user, casting.source, casting.text, sentence, that)


def own_triggered(g: G, trigger: Trigger, casting: Casting, that: str = "") -> Awaitable[None]:
    """Do what the text being done says of a moment in its own attacks, then what its user has for it."""
    if not casting.text.triggered:
        return triggered(g, trigger, casting.user, that)
    return _own_triggered(g, trigger, casting, that)


async def _own_triggered(g: G, trigger: Trigger, casting: Casting, that: str) -> None:
    await text_triggered(g, trigger, casting, that)
    await triggered(g, trigger, casting.user, that)


def surges(g: G, who: str, natural: int, text: Text = NOTHING, source: str = "") -> Awaitable[None]:
    """ROLL X+ of a Hero's d20: passives on any roll, a Skill's own on its attack rolls (DR-PAS-04, DR-TKW-07, DR-RUB-07)."""
    state = g.state
    if who not in state.heroes or (is_on(state, "surge-attack-only") and not state.attacks):
        return CLOSED
    found = [(source, text, one) for one in text.triggered if one.trigger == "roll" and natural >= one.threshold]
    found += [one for one in triggers_of(state, who, "roll") if natural >= one[2].threshold]
    return _surge(g, who, found) if found else CLOSED


async def _surge(g: G, who: str, found: list[tuple[str, Text, Sentence]]) -> None:
    for source, text, sentence in found:
        attack = g.state.attacks[-1] if g.state.attacks else None
        await _happen(g, who, source, text, sentence, attack.targets[0] if attack and attack.targets else "")


async def _happen(g: G, who: str, source: str, text: Text, sentence: Sentence, that: str) -> None:
    """A triggered sentence, if its conditions hold, it is not used up and its owner wants it."""
    state = g.state
    casting = Casting(who, source, text, "DR-PAS-03", reach=UNLIMITED, that=that)
    key = f"{source}#{text.sentences.index(sentence)}"
    if not is_there(state, who) or not is_free(state, who, key, sentence):
        return
    conditions = tuple(one for one in sentence.conditions if that or not speaks_of_target(one.name))
    if not all_hold(state, conditions, who, that, NO_AIM) or not possible(state, casting, sentence):
        return
    if not can_pay(state, casting, sentence.costs):
        return
    if (sentence.is_optional or sentence.costs) and not await _wants(g, casting, sentence):
        return
    limit(g, who, key, sentence)
    is_surge, is_learned = sentence.trigger == "roll", source in state.heroes[who].abilities
    also = (*(["DR-TKW-07"] if is_surge else []), *(["DR-CLS-06", "DR-CLS-07"] if is_learned else ["DR-RNG-14"]))
    g.tell(Triggered(who, source, rule="DR-PAS-04" if is_surge else "DR-PAS-03", also=also))
    await do_sentence(g, casting, sentence)


def is_free(state: DRState, who: str, key: str, sentence: Sentence) -> bool:
    """A sentence that may happen once in a turn, a round or the Adventure has not yet."""
    if not sentence.limit:
        return True
    if sentence.limit == "once_per_turn":
        return state.turn is None or f"{who}:{key}" not in state.turn.used
    spent = state.heroes[who].spent.get(key)
    return spent is None or (sentence.limit == "once_per_round" and spent != state.round)


def limit(g: G, who: str, key: str, sentence: Sentence) -> None:
    """Note that a sentence with a limit happens."""
    if sentence.limit == "once_per_turn":
        g.tell(Used(who, key, rule="DR-GEN-05"))
    elif sentence.limit:
        g.tell(LimitReached(who, key, rule="DR-GEN-05"))


# --- prices


def can_pay(state: DRState, casting: Casting, costs: tuple[Effect, ...]) -> bool:
    """Tokens, Health and cubes for a price are there; Health must not end by it (DR-EFF-12)."""
    if not costs:
        return True
    own = state.heroes.get(casting.user)
    if own is None:
        return False
    for cost in costs:
        match cost.verb:
            case "pay_life" if own.health <= cost.number:
                return False
            case "expend" if sum(own.available.values()) < cost.number:
                return False
            case "discard" if cost.name != "card" and own.tokens.get(cost.name, 0) < cost.number:
                return False
    return True


def pay(g: G, casting: Casting, costs: tuple[Effect, ...]) -> Awaitable[None]:
    """Pay a price (DR-EFF-12, DR-EFF-18, DR-EFF-19)."""
    return _pay(g, casting, costs) if costs else CLOSED


async def _pay(g: G, casting: Casting, costs: tuple[Effect, ...]) -> None:
    for cost in costs:
        await PRICES[cost.verb](g, casting, cost)


async def _wants(g: G, casting: Casting, sentence: Sentence) -> bool:
    """The owner is asked whether a sentence is to happen, and pays for it."""
    if not can_pay(g.state, casting, sentence.costs):
        return False
    answer = await g.ask(
        casting.user,
        "trigger",
        lambda: [PASS, opt.Choose(casting.source)],
        figure=casting.user,
        source=casting.source,
        that=casting.that,
    )
    if answer == PASS:
        return False
    await pay(g, casting, sentence.costs)
    return True
