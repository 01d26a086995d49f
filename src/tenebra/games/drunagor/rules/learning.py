"""Learning (DR-CLS, DR-ROL-06, DR-CAM-06): which Hero Skill cards, Role cards and Class Abilities a Hero may take as a reward."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from tenebra.games.drunagor.content import abilities, heroes
from tenebra.games.drunagor.content.model import CLASSES, ClassName
from tenebra.games.drunagor.vocabulary import COLOURS
from tenebra.kernel import Reason

ROLE = "role"
SUBJECTS = (*COLOURS, ROLE)
"""The subjects with a Level 1 and a Level 2: the four Hero Skill cards, and card III of the Dungeon Role."""


class Learner(Protocol):
    """The record of what a Hero has learned so far: on the board, or in the Campaign Log."""

    learned: dict[str, int]
    abilities: list[str]


Party = Mapping[str, Learner]


def class_of(hero: str) -> ClassName:
    """The class of a hero board."""
    return heroes()[hero].class_  # type: ignore[index]


def second_class_of(party: Party, hero: str) -> ClassName | None:
    """The other class of a Hero, that of any ability that is not of the own one (DR-CLS-09)."""
    known = (abilities()[ability].class_ for ability in party[hero].abilities)
    return next((class_ for class_ in known if class_ != class_of(hero)), None)


def why_not_learn(party: Party, hero: str, subject: str, level: int) -> Reason | None:
    """Level 2 needs Level 1 of the same colour or of the Role; no level is learned twice (DR-CAM-06, DR-ROL-06)."""
    has = party[hero].learned.get(subject, 0)
    if has >= level:
        return Reason("DR-CAM-06", "already-learned", {"hero": hero, "subject": subject})
    return Reason("DR-CAM-06", "level-1-first", {"hero": hero, "subject": subject}) if has < level - 1 else None


def why_not_learn_ability(party: Party, hero: str, ability: str) -> Reason | None:
    """The first of a tree before its later ones (DR-CLS-02), of a class that is open to the Hero."""
    known, wanted = party[hero].abilities, abilities().get(ability)
    if wanted is None:
        return Reason("DR-CLS-01", "no-such-ability", {"ability": ability})
    if ability in known:
        return Reason("DR-CLS-04", "already-known", {"hero": hero, "ability": ability})
    if wanted.after and wanted.after not in known:
        return Reason("DR-CLS-02", "ability-first", {"hero": hero, "ability": wanted.after})
    return why_not_learn_class(party, hero, wanted.class_)


def why_not_learn_class(party: Party, hero: str, wanted: ClassName) -> Reason | None:
    """The own class, or one other that is nobody else's (DR-CLS-09)."""
    if wanted == class_of(hero):
        return None
    if second_class_of(party, hero) not in (None, wanted):
        return Reason("DR-CLS-09", "third-class", {"hero": hero})
    for other in party:
        if other != hero and wanted in (class_of(other), second_class_of(party, other)):
            # A class somebody has as a second one is played too: each card exists once.
            rule = "DR-CLS-09" if wanted == class_of(other) else "DR-RUL-98"
            return Reason(rule, "class-taken", {"other": other})
    return None


def learnable(party: Party, hero: str, level: int) -> list[str]:
    """The subjects a Hero may learn with a reward of that level: colours, and the Role."""
    return [subject for subject in SUBJECTS if why_not_learn(party, hero, subject, level) is None]


def learnable_abilities(party: Party, hero: str) -> list[str]:
    """The Class Abilities that a Hero may learn next, the own class's first (DR-CLS-03, DR-CLS-05)."""
    own, known = class_of(hero), party[hero].abilities
    next_ones = [one for one in abilities().values() if one.id not in known and (not one.after or one.after in known)]
    closed = {class_ for class_ in CLASSES if why_not_learn_class(party, hero, class_) is not None}
    found = [one for one in next_ones if one.class_ not in closed]
    return [one.id for one in sorted(found, key=lambda one: one.class_ != own)]
