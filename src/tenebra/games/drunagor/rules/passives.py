"""The powers a character always has (DR-PAS, DR-CLS-06): Skills, bonuses, immunities, triggers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple

import msgspec

from tenebra.games.drunagor.content import abilities, auras, heroes, item, items, roles, skill_card, skills
from tenebra.games.drunagor.content.foes import Fighter, companions, familiars, monster_card
from tenebra.games.drunagor.content.model import BACK, Skill
from tenebra.games.drunagor.dice import HIGHEST
from tenebra.games.drunagor.events.goods import CURSE, TRAUMA, CubesMoved
from tenebra.games.drunagor.rules.slots import Uses, uses_of
from tenebra.games.drunagor.state import WEAPON, DRState
from tenebra.games.drunagor.vocabulary import COLOURS, Condition, Effect, Sentence, Text, Trigger
from tenebra.kernel import Event, derived
from tenebra.kit.decks import name_of

MOST_HEALTH = 16
"""DR-GEN-10."""
TRAUMA_LIMIT = 1
"""DR-CUB-09."""
CURSE_LIMIT = 5
"""DR-CUB-11."""


class Aim(msgspec.Struct, frozen=True, gc=False):
    """The attack or effect whose bonuses are counted, as far as it is known."""

    kind: str = ""
    """`weapon` or `spell`; "" for what is no attack."""
    is_ranged: bool = False
    colour: str = ""
    """Of the cube that paid."""
    is_crit: bool = False
    is_first: bool = False
    """The first attack of its maker in this turn."""


NO_AIM = Aim()
PAID = {colour: Aim(colour=colour) for colour in (*COLOURS, "")}
"""An effect that is no attack: the colour of the cube that paid, "" without one."""


class Held(NamedTuple):
    """Something a character always has, where from, and on what condition."""

    source: str
    conditions: tuple[Condition, ...]
    effect: Effect


class Known(NamedTuple):
    """The sum of a Hero's board, cards and Equipment."""

    skills: dict[str, Skill]
    reactions: tuple[Skill, ...]
    helping: tuple[Skill, ...]
    """The Reactions among them that somebody who is not hit can use."""
    focus: tuple[str, ...]
    """Focus Abilities."""
    held: dict[str, list[Held]]
    """By `bonus:hit`, `immune:stun`, `crit`, `protect` and so on."""
    triggers: dict[str, list[tuple[str, Text, Sentence]]]
    """By trigger: where it is printed, the whole text, the sentence."""
    uses: Uses
    """The ways in which cubes pay for Skills in the own turn."""


class Checks:
    """The functions that check conditions, entered by `conditions` when it is loaded: that needs what is known here."""

    holds: Callable[[DRState, Condition, str, str, Aim], bool]
    number: Callable[[DRState, Effect, str, str], int]


CHECKS = Checks()
BLOCKING = frozenset((CURSE, TRAUMA))
"""Cubes that block a Skill (DR-SKL-03)."""
NOBODY: list[str] = []


class Having(NamedTuple):
    """The powers of all Heroes."""

    known: dict[str, Known]
    awaited: dict[str, list[str]]
    """By trigger the Heroes who have something for it, in seat order."""


def _unless_blocked(state: DRState, before: Having, events: tuple[Event, ...]) -> Having | None:
    """Action Cubes come and go, and nothing that a Hero always has with them; Curses and Traumas block Skills."""
    for event in events:
        if not isinstance(event, CubesMoved) or not {cube[0] for cube in event.cubes}.isdisjoint(BLOCKING):
            return None
    return before


@derived(renew=_unless_blocked)
def _having(state: DRState) -> Having:
    sides, passive = state.sides, _passive_skills()
    having = Having({}, {})
    for hero, own in state.heroes.items():
        worn = tuple([(copy, sides.get(copy) == BACK) for copy in own.equipped.values()])
        blocked = tuple([id for id in (*own.curses, *own.traumas) if id in passive])
        learned, abilities, boons = tuple(own.learned.items()), tuple(own.abilities), tuple(own.boons)
        having.known[hero] = _known(hero, own.role, learned, abilities, worn, own.aura, blocked, boons)
    for hero in state.party:
        for trigger in having.known[hero].triggers:
            having.awaited.setdefault(trigger, []).append(hero)
    return having


def known_of(state: DRState, hero: str) -> Known:
    """The powers of a Hero at this moment."""
    return _having(state).known[hero]


@cache
def _passive_skills() -> frozenset[str]:
    return frozenset(id for id, skill in skills().items() if skill.is_passive)


@lru_cache(maxsize=4096)
def _known(
    hero: str,
    role: str,
    learned: tuple[tuple[str, int], ...],
    known: tuple[str, ...],
    worn: tuple[tuple[str, bool], ...],
    aura: str,
    blocked: tuple[str, ...],
    boons: tuple[str, ...],
) -> Known:
    used = _skills(hero, role, learned, worn)
    held: dict[str, list[Held]] = {}
    triggers: dict[str, list[tuple[str, Text, Sentence]]] = {}
    texts = [(id, skill.text) for id, skill in used.skills.items() if skill.is_passive and id not in blocked]
    texts += [(id, abilities()[id].text) for id in known]
    texts += [(aura, auras()[aura].text)] if aura else []
    texts += [(copy, item(copy).face(is_back).text) for copy, is_back in worn]
    for source, text in texts:
        for sentence in text.triggered:
            triggers.setdefault(sentence.trigger, []).append((source, text, sentence))
        for sentence in text.statics:
            _enter(held, source, sentence)
    for boon in boons:
        source, _, rest = boon.partition("#")
        number = int(rest.partition("@")[0])
        _enter(held, source, next(said[number] for said in _printed_by(source) if said[number : number + 1]))
    return used._replace(held=held, triggers=triggers)


@lru_cache(maxsize=4096)
def _skills(hero: str, role: str, learned: tuple[tuple[str, int], ...], worn: tuple[tuple[str, bool], ...]) -> Known:
    """The uses of a Hero's board and cards; what always holds is left out."""
    own = {skill: skills()[skill] for skill in _skill_ids(hero, role, dict(learned), worn)}
    reactions = tuple(skill for skill in own.values() if (skill.colours or skill.focus) and skill.text.is_reaction)
    helping = tuple(skill for skill in reactions if skill.text.helps_others)
    actions = tuple(id for id, skill in own.items() if skill.colours and not skill.text.is_reaction)
    focus = tuple(id for id, skill in own.items() if skill.focus)
    return Known(own, reactions, helping, focus, {}, {}, uses_of(actions))


def _enter(held: dict[str, list[Held]], source: str, sentence: Sentence) -> None:
    for effect in sentence.effects:
        conditions = sentence.conditions if effect.condition is None else (*sentence.conditions, effect.condition)
        held.setdefault(_key(effect), []).append(Held(source, conditions, effect))


def _key(effect: Effect) -> str:
    return f"{effect.verb}:{effect.name}" if effect.name else effect.verb


class _Keys(dict[str, str]):
    """The keys of a word and a name; asked for all the time, so each is written out once."""

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def __missing__(self, name: str) -> str:
        self[name] = f"{self.verb}:{name}"
        return self[name]


BONUS, IMMUNE = _Keys("bonus"), _Keys("immune")


def _skill_ids(hero: str, role: str, learned: dict[str, int], worn: tuple[tuple[str, bool], ...]) -> list[str]:
    """Board, passive, Focus Abilities, cards learned, Role, Equipment (DR-SKL-01)."""
    sheet = heroes()[hero]  # type: ignore[index]
    out = [*sheet.skills, sheet.passive, *sheet.focus]
    for colour in COLOURS:
        level = learned.get(colour, 0)
        if level:
            out.append(skill_card(sheet.id, colour).sides[level - 1])
    if role:
        out += roles()[role].skills(learned.get("role", 0))  # type: ignore[index]
    return out + [skill for copy, is_back in worn if (skill := item(copy).face(is_back).skill)]


def _printed_by(source: str) -> list[tuple[Sentence, ...]]:
    """The texts of a Skill, Class Ability, Aura or item of this name: only what can last."""
    found = [group[source].text for group in (skills(), abilities(), auras()) if source in group]
    if name_of(source) in items():
        found += [face.text for face in (item(source).front, item(source).back) if face is not None]
    return [text.sentences for text in found if any(one.lasting for one in text.sentences)]


def skills_of(state: DRState, hero: str) -> dict[str, Skill]:
    """All Skills a Hero has, by id: those of the board first."""
    return known_of(state, hero).skills


def who_awaits(state: DRState, trigger: Trigger) -> list[str]:
    """The Heroes who have something for a moment, in seat order."""
    return _having(state).awaited.get(trigger, NOBODY)


def triggers_of(state: DRState, hero: str, trigger: Trigger) -> list[tuple[str, Text, Sentence]]:
    """The sentences triggered with a Hero at a moment: where each is printed, the whole text, the sentence."""
    return known_of(state, hero).triggers.get(trigger, [])


# --- Monsters, Familiars, Companions: what their cards print


def fighter_of(state: DRState, who: str) -> Fighter | None:
    """The card of a Monster, Familiar or Companion."""
    monster = state.monsters.get(who)
    if monster is not None:
        return monster_card(monster.card, state.sides.get(monster.card, "standard"))
    if who in state.familiars:
        return familiars()[who]
    return companions()[who] if who in state.companions else None


@cache
def _printed(id: str, side: str) -> dict[str, list[Held]]:
    """The powers that a card always gives: that of a Monster by its side, of a Familiar or Companion; of an NPC token none."""
    card = monster_card(id, side) if side else familiars().get(id) or companions().get(id)
    held: dict[str, list[Held]] = {}
    if card is None:
        return held
    for sentence in card.passive.sentences:
        if not sentence.trigger:
            _enter(held, "", sentence)
    for what in card.immune:
        _enter(held, "", Sentence((Effect("immune", name=what),)))
    return held


def _held(state: DRState, who: str) -> dict[str, list[Held]]:
    known = _having(state).known.get(who)
    if known is not None:
        return known.held
    monster = state.monsters.get(who)
    return _printed(who, "") if monster is None else _printed(monster.card, state.sides.get(monster.card, "standard"))


# --- what it comes to


def all_held(state: DRState, who: str, key: str, target: str = "", aim: Aim = NO_AIM) -> list[Held]:
    """The powers of a kind that a character has now, their conditions looked at."""
    found = _held(state, who).get(key)
    if not found:
        return []
    return [one for one in found if not one.conditions or _holds(state, one, who, target, aim)]


def _holds(state: DRState, one: Held, who: str, target: str, aim: Aim) -> bool:
    return all(CHECKS.holds(state, condition, who, target, aim) for condition in one.conditions)


def bonus(state: DRState, who: str, stat: str, target: str = "", aim: Aim = NO_AIM) -> int:
    """All +X of something that a character has (DR-TGT-07, DR-CLS-08)."""
    found = _held(state, who).get(BONUS[stat])
    if found is None:
        return 0
    total = 0
    for one in found:
        if not one.conditions or _holds(state, one, who, target, aim):
            total += CHECKS.number(state, one.effect, who, target)
    return total


def has(state: DRState, who: str, verb: str) -> bool:
    """A character has an ability that is named by one word: `flying`, `protect`, `vicious`."""
    found = _held(state, who).get(verb)
    return found is not None and any(not one.conditions or _holds(state, one, who, "", NO_AIM) for one in found)


def is_immune(state: DRState, who: str, what: str) -> bool:
    """Something does nothing to a character (DR-CON-08)."""
    return has(state, who, IMMUNE[what])


def crit_of(state: DRState, hero: str, target: str, aim: Aim) -> int:
    """The widest range of Critical Hits among what always holds (DR-ATK-12); without any, the highest number of the d20."""
    return min([HIGHEST, *(one.effect.number for one in all_held(state, hero, "crit", target, aim))])


# --- numbers of a Hero


def most_health(state: DRState, hero: str) -> int:
    """A Hero's maximum Health (DR-HER-02, DR-GEN-10)."""
    return min(MOST_HEALTH, heroes()[hero].health + bonus(state, hero, "health"))  # type: ignore[index]


def trauma_limit(state: DRState, hero: str) -> int:
    """The Trauma cubes a Hero may hold (DR-CUB-09)."""
    return TRAUMA_LIMIT + bonus(state, hero, "trauma_limit")


def curse_limit(state: DRState, hero: str) -> int:
    """The Curse cubes a Hero may hold (DR-CUB-11)."""
    return CURSE_LIMIT + bonus(state, hero, "curse_limit")


def regeneration(state: DRState, who: str) -> int:
    """The Health that a character regains at the start of its turn (DR-EFF-20)."""
    found = all_held(state, who, "regeneration")
    most = max([CHECKS.number(state, one.effect, who, "") for one in found]) if found else 0
    return most + bonus(state, who, "regeneration")


def weapon_of(state: DRState, hero: str) -> str:
    """The weapon in a Hero's hand; "" if there is none (DR-ATK-02)."""
    return state.heroes[hero].equipped.get(WEAPON, "")
