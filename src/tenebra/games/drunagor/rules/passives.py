"""What a character always has (DR-PAS, DR-CLS-06): Skills, bonuses, immunities, triggers. Remembered beside the state."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.content import abilities, auras, heroes, item, items, roles, skill_card, skills
from tenebra.games.drunagor.content.foes import Fighter, companions, familiars, monster_card
from tenebra.games.drunagor.content.model import BACK, Skill
from tenebra.games.drunagor.state import SKILLS, WEAPON, DRState
from tenebra.games.drunagor.vocabulary import COLOURS, Condition, Effect, Sentence, Text, Trigger
from tenebra.kit.decks import name_of

MOST_HEALTH = 16
"""DR-GEN-10."""
TRAUMA_LIMIT, CURSE_LIMIT = 1, 5
"""What a Hero may hold (DR-CUB-09, DR-CUB-11)."""


class Aim(NamedTuple):
    """What is known of an attack or effect while its bonuses are counted."""

    kind: str = ""
    """`weapon` or `spell`; "" for what is no attack."""
    is_ranged: bool = False
    colour: str = ""
    """Of the cube that paid."""
    is_crit: bool = False
    is_first: bool = False
    """The first attack of its maker in this turn."""


NO_AIM = Aim()


class Held(NamedTuple):
    """Something a character always has, where from, and on what condition."""

    source: str
    conditions: tuple[Condition, ...]
    effect: Effect


class Known(NamedTuple):
    """What a Hero's board, cards and Equipment come to."""

    skills: dict[str, Skill]
    actions: tuple[Skill, ...]
    """Those used with a cube in the own turn."""
    reactions: tuple[Skill, ...]
    focus: tuple[str, ...]
    """Focus Abilities."""
    held: dict[str, list[Held]]
    """By `bonus:hit`, `immune:stun`, `crit`, `protect` and so on."""
    triggers: dict[str, list[tuple[str, Text, Sentence]]]
    """By trigger: where it is printed, the whole text, the sentence."""
    uses: dict[tuple[str, ...], list[tuple[Skill, str, opt.Use]]]
    """By the colours of available cubes: how they pay for actions, each with the colour the cube counts as."""


class Checks:
    """How conditions are checked is written in `conditions`, which needs what is known here; it is entered when loaded."""

    holds: Callable[[DRState, Condition, str, str, Aim], bool]
    number: Callable[[DRState, Effect, str, str], int]


CHECKS = Checks()
NOBODY: list[str] = []


class Having:
    """What is remembered of everybody until a card changes; what changes for one Hero is forgotten for that one."""

    __slots__ = ("awaited", "held", "known")

    def __init__(self) -> None:
        self.known: dict[str, Known] = {}
        self.held: dict[str, dict[str, list[Held]]] = {}
        self.awaited: dict[str, list[str]] | None = None

    def forget(self, hero: str) -> None:
        """What a Hero has is another now."""
        self.known.pop(hero, None)
        self.held.pop(hero, None)
        self.awaited = None


def _having(state: DRState) -> Having:
    found = state.__dict__[SKILLS] = Having()
    return found


def known_of(state: DRState, hero: str) -> Known:
    """What a Hero has at this moment."""
    remembered = (state.__dict__.get(SKILLS) or _having(state)).known
    found = remembered.get(hero)
    if found is None:
        own, sides = state.heroes[hero], state.sides
        worn = tuple((copy, sides.get(copy) == BACK) for copy in own.equipped.values())
        learned = tuple(own.learned.items())
        blocked = tuple(id for id in (*own.curses, *own.traumas) if id in _passive_skills())
        found = _known(hero, own.role, learned, tuple(own.abilities), worn, own.aura, blocked, tuple(own.boons))
        remembered[hero] = found
    return found


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
    own = {skill: skills()[skill] for skill in _skill_ids(hero, role, dict(learned), worn)}
    held: dict[str, list[Held]] = {}
    triggers: dict[str, list[tuple[str, Text, Sentence]]] = {}
    texts = [(id, skill.text) for id, skill in own.items() if skill.is_passive and id not in blocked]
    texts += [(id, abilities()[id].text) for id in known]
    texts += [(aura, auras()[aura].text)] if aura else []
    texts += [(copy, item(copy).face(is_back).text) for copy, is_back in worn]
    for source, text in texts:
        for sentence in text.sentences:
            if sentence.trigger:
                triggers.setdefault(sentence.trigger, []).append((source, text, sentence))
            elif sentence.kind == "static":
                _enter(held, source, sentence)
    for boon in boons:
        source, _, rest = boon.partition("#")
        number = int(rest.partition("@")[0])
        _enter(held, source, next(said[number] for said in _printed_by(source) if said[number : number + 1]))
    paid = [skill for skill in own.values() if skill.colours]
    reactions = tuple(skill for skill in own.values() if (skill.colours or skill.focus) and skill.text.is_reaction)
    focus = tuple(id for id, skill in own.items() if skill.focus)
    return Known(own, tuple(skill for skill in paid if skill not in reactions), reactions, focus, held, triggers, {})


def _enter(held: dict[str, list[Held]], source: str, sentence: Sentence) -> None:
    for effect in sentence.effects:
        conditions = sentence.conditions if effect.condition is None else (*sentence.conditions, effect.condition)
        held.setdefault(_key(effect), []).append(Held(source, conditions, effect))


def _key(effect: Effect) -> str:
    return f"{effect.verb}:{effect.name}" if effect.name else effect.verb


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
    having = state.__dict__.get(SKILLS) or _having(state)
    awaited = having.awaited
    if awaited is None:
        awaited = having.awaited = {}
        for hero in state.party:
            for one in known_of(state, hero).triggers:
                awaited.setdefault(one, []).append(hero)
    return awaited.get(trigger, NOBODY)


def triggers_of(state: DRState, hero: str, trigger: Trigger) -> list[tuple[str, Text, Sentence]]:
    """What happens with a Hero at a moment: where it is printed, the whole text, the sentence."""
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


def _printed(card: Fighter) -> dict[str, list[Held]]:
    held: dict[str, list[Held]] = {}
    for sentence in card.passive.sentences:
        if not sentence.trigger:
            _enter(held, "", sentence)
    for what in card.immune:
        _enter(held, "", Sentence((Effect("immune", name=what),)))
    return held


def _held(state: DRState, who: str) -> dict[str, list[Held]]:
    remembered = (state.__dict__.get(SKILLS) or _having(state)).held
    found = remembered.get(who)
    if found is None:
        if who in state.heroes:
            found = known_of(state, who).held
        else:
            card = fighter_of(state, who)
            found = _printed(card) if card is not None else {}
        remembered[who] = found
    return found


# --- what it comes to


def all_held(state: DRState, who: str, key: str, target: str = "", aim: Aim = NO_AIM) -> list[Held]:
    """What of a kind a character has now, its conditions looked at."""
    found = _held(state, who).get(key)
    if not found:
        return []
    return [one for one in found if all(CHECKS.holds(state, condition, who, target, aim) for condition in one.conditions)]


def bonus(state: DRState, who: str, stat: str, target: str = "", aim: Aim = NO_AIM) -> int:
    """All +X of something that a character has (DR-TGT-07, DR-CLS-08)."""
    key = f"bonus:{stat}"
    if key not in _held(state, who):
        return 0
    return sum([CHECKS.number(state, one.effect, who, target) for one in all_held(state, who, key, target, aim)])


def has(state: DRState, who: str, verb: str) -> bool:
    """A character has an ability that is named by one word: `flying`, `protect`, `vicious`."""
    return verb in _held(state, who) and bool(all_held(state, who, verb))


def is_immune(state: DRState, who: str, what: str) -> bool:
    """Something does nothing to a character (DR-CON-08)."""
    return has(state, who, f"immune:{what}")


def crit_of(state: DRState, hero: str, target: str, aim: Aim) -> int:
    """The widest range of Critical Hits among what always holds (DR-ATK-12); 20 without any."""
    return min([20, *(one.effect.number for one in all_held(state, hero, "crit", target, aim))])


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
    """What a character regains at the start of its turn (DR-EFF-20)."""
    most = max((CHECKS.number(state, one.effect, who, "") for one in all_held(state, who, "regeneration")), default=0)
    return most + bonus(state, who, "regeneration")


def weapon_of(state: DRState, hero: str) -> str:
    """The weapon in a Hero's hand; "" if there is none (DR-ATK-02)."""
    return state.heroes[hero].equipped.get(WEAPON, "")
