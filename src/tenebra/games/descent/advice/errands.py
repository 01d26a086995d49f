"""The heroes' errands (DE-CNQ): glyphs, chests, keys, what the quest asks for, the unknown; and who goes for what."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from tenebra.games.descent.advice.outlook import FAR, Outlook
from tenebra.games.descent.rules.space import covers, floor_of, revealed_spaces
from tenebra.games.descent.scenario import Phrase
from tenebra.games.descent.state import ENCOUNTER, HEALING, KEY, MONEY, RELIC, THING, VITALITY, Hero, Token
from tenebra.kit.scenario_rules import ScenarioRule

GLYPH, CHEST, UNKNOWN, QUEST = 9.0, 7.0, 5.0, 14.0
LATE = 8
"""With so few rounds left what the quest does not ask for is worth less."""
WALK = 6
"""Steps in a round of somebody who carries a thing home."""
TOKENS = {HEALING: 2.0, VITALITY: 1.5, MONEY: 3.5, RELIC: 8.0, KEY: 10.0, THING: 12.0}


class Errand(NamedTuple):
    """Something to be done in one of some spaces: what it is worth, why, and what about."""

    value: float
    spaces: int
    why: str
    about: dict[str, str]
    shared: bool = False
    """More than one hero may be after it."""
    then: float = 0.0
    """Rounds that it takes afterwards until the quest has something of it: the way home."""


class Errands:
    """All errands of the party, given out so that no two heroes run for the same thing."""

    def __init__(self, look: Outlook) -> None:
        self.look, self.state, self.sheet = look, look.state, look.sheet

    @cached_property
    def all(self) -> list[Errand]:
        others = [*self._glyphs(), *self._chests(), *self._tokens()]
        if self.look.rounds_left <= LATE:
            others = [errand._replace(value=errand.value / 4) for errand in others]
        return [*others, *self._quest(), *self._unknown()]

    def _glyphs(self) -> Iterator[Errand]:
        for space, is_active in self.state.glyphs.items():
            if not is_active:
                yield Errand(GLYPH, self.look.bit[space], "why-glyph", {"space": space})

    def _chests(self) -> Iterator[Errand]:
        for space in self.state.chests:
            yield Errand(CHEST, self.look.bit[space], "why-chest", {"space": space})

    def _tokens(self) -> Iterator[Errand]:
        for id, token in self.state.tokens.items():
            if token.kind != ENCOUNTER:
                value = TOKENS.get(token.kind, 2.0)
                yield Errand(value, self.look.bit[token.space], "why-token", {"token": id, "space": token.space})

    def _quest(self) -> Iterator[Errand]:
        """The errands that bring the quest nearer to its end, as far as their place is known."""
        for phrase in self.sheet.wins:
            if phrase.verb == "slain":
                yield from self._hunt(phrase.name)
        for rule in self.sheet.own_rules:
            if self._is_wanted(rule):
                yield from self._for(rule.on)

    def _hunt(self, kind: str) -> Iterator[Errand]:
        for monster in self.state.monsters.values():
            if monster.kind == kind:
                yield Errand(QUEST, covers(self.state, monster.id), "why-hunt", {"target": monster.id}, shared=True)

    def _is_wanted(self, rule: ScenarioRule[Phrase]) -> bool:
        """The rule counts towards victory."""
        goals = {phrase.name for phrase in self.sheet.wins if phrase.verb == "count"}
        return any(effect.verb == "count" and effect.name in goals for effect in rule.do)

    def _for(self, on: Phrase) -> Iterator[Errand]:
        """The errands that set off a trigger of the quest."""
        token: Token | None = self.state.tokens.get(on.name)
        match on.verb:
            case "encounter" if token is not None and token.kind == ENCOUNTER:
                yield Errand(QUEST, self.look.bit[token.space], "why-encounter", {"space": token.space})
            case "enter":
                spaces = self.sheet.place(on.name) & revealed_spaces(self.state)
                if spaces:
                    yield Errand(QUEST, spaces, "why-quest", {}, shared=True)
            case "take" if token is not None:
                yield Errand(QUEST, self.look.bit[token.space], "why-token", {"token": on.name, "space": token.space})
            case "bring":
                yield from self._bringing(on)
            case "slay":
                yield from self._hunt(on.name)

    def _bringing(self, on: Phrase) -> Iterator[Errand]:
        token: Token | None = self.state.tokens.get(on.name)
        if token is not None:
            home = self.look.distances(self.sheet.place(on.place)).get(self.look.cell(token.space), FAR) / WALK
            about = {"token": on.name, "space": token.space}
            yield Errand(QUEST, self.look.bit[token.space], "why-token", about, then=home)
        elif on.name in self.state.bearers:
            yield Errand(QUEST + 4, self.sheet.place(on.place), "why-bring", {"thing": on.name}, shared=True)

    def _unknown(self) -> Iterator[Errand]:
        """The unknown, one part of it for all: what the party as a whole is nearest to."""
        look, known, floor = self.look, revealed_spaces(self.state), floor_of(self.state)
        best, least = 0, float("inf")
        for area in self.sheet.areas.values():
            spaces = area.spaces & floor & ~known
            if area.name not in self.state.revealed and look.doors_open.beside(spaces) & known:
                far = look.distances(spaces)
                total = sum(far.get(look.cell(hero.space), FAR) for hero in look.heroes)
                if total < least:
                    best, least = spaces, total
        if best:
            yield Errand(UNKNOWN, best, "why-explore", {}, shared=True)

    @cached_property
    def given(self) -> dict[str, Errand]:
        """Each hero's errand: the best for its distance; what one hero is after the others leave alone."""
        out: dict[str, Errand] = {}
        taken: set[int] = set()
        for _, hero_id, number in sorted(self._offers(), key=lambda offer: (-offer[0], offer[1], offer[2])):
            if hero_id in out or number in taken:
                continue
            out[hero_id] = self.all[number]
            if not self.all[number].shared:
                taken.add(number)
        return out

    def _offers(self) -> Iterator[tuple[float, str, int]]:
        """The worth of each errand to each hero who can come there, with the hero and the errand's number."""
        look = self.look
        far = [look.distances(errand.spaces) for errand in self.all]
        for hero in look.heroes:
            here = look.cell(hero.space)
            for number, errand in enumerate(self.all):
                distance = far[number].get(here, FAR)
                if distance < FAR and self._suits(hero, errand):
                    # what is unknown may well lie further off than its edge
                    further = 7 if errand.why == "why-explore" else 3
                    yield errand.value / (distance + further), hero.id, number

    def _suits(self, hero: Hero, errand: Errand) -> bool:
        """Whether an errand is for a hero: who carries what is to be brought brings it, and only he."""
        return errand.why != "why-bring" or self.state.bearers.get(errand.about["thing"]) == hero.id
