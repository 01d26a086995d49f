"""Examines a scenario: everything it names exists, everybody has room, and both sides can achieve something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from tenebra.games.conan import content
from tenebra.games.conan.content.maps import WATER
from tenebra.games.conan.scenario import ANYWHERE, FEWEST, MARKS, MOST, HeroSpec, Phrase, Scenario, UnitSpec, scaled
from tenebra.games.conan.vocabulary import read_dice
from tenebra.kernel import BadInput

Complain = Callable[[str, str], BadInput]
"""A function that makes an error of what is wrong and a text on the line it is about."""
RIVER = 8
"""Positions of the river (CO-RUL-64)."""
ENDLESS = 1 << 30


def check_scenario(scenario: Scenario, complain: Complain) -> None:
    """Everything a scenario must be."""
    check = _Check(scenario, complain)
    check.names()
    check.cards()
    check.ways()
    for heroes in range(FEWEST, MOST + 1):
        check.room(heroes)
        check.river(heroes)
    check.rules()


class _Check:
    """One scenario under examination."""

    def __init__(self, scenario: Scenario, complain: Complain) -> None:
        self.sheet, self.complain = scenario, complain
        self.board = scenario.chart.board
        events = [event for events in scenario.events.values() for event in events]
        self.effects = [
            phrase for do in (*(rule.do for rule in scenario.own_rules), *(one.do for one in events)) for phrase in do
        ]

    def known(self, name: str, names: Collection[str], what: str) -> None:
        if name not in names:
            raise self.complain(f"there is no {what} {name!r}", name)

    def names(self) -> None:
        """Heroes, units, events, spells and borders are in the box and on the map; there are enough models and heroes."""
        sheet = self.sheet
        for hero in sheet.commanders:
            self.known(hero, content.heroes(), "hero")
        if not sheet.heroes:
            raise self.complain("a scenario suggests heroes", "party")
        for event in sheet.events:
            self.known(event, content.events(), "event tile")
        for unit in (*sheet.units.values(), *sheet.allies.values()):
            self.unit(unit)
        for name, spells in sheet.spells.items():
            for spell in spells:
                self.known(spell, content.spells(), "spell")
            if "spell_caster" not in content.tile(sheet.units[name].kind).skills:
                raise self.complain(f"{name} has spells, but is no Spell Caster", spells[0])
        for border in sheet.opened:
            self.known(border, self.board.borders, "border")
        try:
            read_dice(sheet.fall)
        except BadInput as error:
            raise self.complain(error.reason, "fall") from None

    def unit(self, unit: UnitSpec) -> None:
        """There are as many models of a kind in the box, whatever their bases."""
        every = {**self.sheet.units, **self.sheet.allies}
        for heroes in range(FEWEST, MOST + 1):
            used = sum(scaled(one.models, heroes) for one in every.values() if one.kind == unit.kind)
            if used > (most := content.tile(unit.kind).models):
                raise self.complain(f"with {heroes} heroes there are {used} of {unit.kind}; the box has {most}", unit.id)
        if unit.models == (0, 0, 0):
            raise self.complain(f"{unit.id} never has a model", unit.id)

    def cards(self) -> None:
        """No card is there more often than in the box, and every hero can carry his."""
        sheet = self.sheet
        used = Counter((*sheet.assets, *sheet.alchemy))
        used.update(card for card, _ in sheet.lying)
        used.update({phrase.name for phrase in self.effects if phrase.verb in ("lay", "give")})
        for hero in sheet.heroes.values():
            used.update(self.carried(hero))
        for card, number in used.items():
            self.known(card, content.cards(), "card")
            if number > (most := content.cards()[card].copies):
                raise self.complain(f"there are {number} of {card}; the box has {most}", card)
        if len(sheet.assets) < len(sheet.chests):
            raise self.complain("there are more chests than cards in the asset deck", "chests")

    def carried(self, hero: HeroSpec) -> list[str]:
        """The cards that a hero begins with but for spells; he can carry them, and has gems for what he begins tired."""
        entry = content.heroes()[hero.id]
        cards = [card for card in hero.cards if card not in content.spells()]
        for card in cards:
            self.known(card, content.cards(), "card")
        load = sum(content.card(card).load for card in cards)
        if load > entry.load:
            raise self.complain(f"{hero.id} carries {load}, more than {entry.load} (CO-ENC-02)", hero.id)
        has_spells = len(cards) < len(hero.cards)
        if has_spells and "spell_caster" not in entry.skills:
            raise self.complain(f"{hero.id} has spells, but is no Spell Caster", hero.id)
        if not 0 <= min(hero.fatigue) <= max(hero.fatigue) < entry.gems:
            raise self.complain(f"{hero.id} has not so many gems", hero.id)
        return cards

    def ways(self) -> None:
        """Heroes can walk to every area but water, once all doors are open."""
        board = self.board
        dry = [name for name, area in board.areas.items() if WATER not in area.marks]
        walk = board.walk(lambda border, _, __: 1 if border.is_passable or border.kind in ("door", "gap") else None)
        start = next(iter(self.sheet.heroes.values())).area
        reached = walk.reach(board.bit[start], board.set_of(dry))
        for name in dry:
            if not reached & board.bit[name]:
                raise self.complain(f"no way leads from {start} to {name}", "map")

    def room(self, heroes: int) -> None:
        """Everybody who begins on the map has room there (CO-OCC-01)."""
        taken: Counter[str] = Counter()
        for unit in (*self.sheet.units.values(), *self.sheet.allies.values()):
            for area in unit.placed(heroes):
                taken[area] += content.tile(unit.kind).room
        begin = Counter(hero.area for hero in self.sheet.heroes.values())
        taken.update({area: min(number, heroes) for area, number in begin.items()})
        for area, bases in taken.items():
            if bases > (most := self.board.areas[area].capacity):
                raise self.complain(f"with {heroes} heroes {bases} bases begin in {area}, which holds {most}", area)

    def river(self, heroes: int) -> None:
        """The river has room for its tiles, and each unit on the map has one."""
        tiles = self.sheet.river_for(heroes)
        if len(tiles) > RIVER:
            raise self.complain(f"with {heroes} heroes the river has {len(tiles)} tiles, and {RIVER} positions", "river")
        if self.sheet.gems[heroes - FEWEST] < 1 or self.sheet.recovery[heroes - FEWEST] < 1:
            raise self.complain("the Overlord has gems and recovers some", "gems")
        flowing = {tile.unit for tile in tiles}
        for unit in self.sheet.units.values():
            if scaled(unit.models, heroes) and unit.id not in flowing:
                raise self.complain(f"with {heroes} heroes {unit.id} has models, but no tile in the river", unit.id)
            if unit.id in flowing and not scaled(unit.models, heroes):
                raise self.complain(f"with {heroes} heroes {unit.id} has a tile in the river, but no models", unit.id)

    def rules(self) -> None:
        """Everything that the scenario's own rules speak of exists, and what each side must achieve can be."""
        sheet = self.sheet
        for rule in sheet.own_rules:
            self.phrase(rule.on, self.triggers())
        for phrase in self.effects:
            self.phrase(phrase, self.doable())
        if not sheet.wins or not sheet.losses:
            raise self.complain("each side has something to achieve (CO-VIC-01)", "wins")
        objectives = (*sheet.wins, *sheet.losses)
        for phrase in (*self.given(), *objectives):
            self.phrase(phrase, self.conditions())
        for phrase in objectives:
            if phrase.verb == "count" and (most := self.most_often(phrase.name)) < phrase.number:
                raise self.complain(f"{phrase.name!r} can be counted {most} times, never {phrase.number}", phrase.name)

    def given(self) -> Iterator[Phrase]:
        """The conditions of rules and events of the scenario."""
        for rule in self.sheet.own_rules:
            yield from rule.given
        for events in self.sheet.events.values():
            for event in events:
                yield from event.given

    def phrase(self, phrase: Phrase, known: Mapping[str, Collection[str]]) -> None:
        """The name and the place of a phrase stand for something."""
        if phrase.verb in known and phrase.name not in known[phrase.verb]:
            raise self.complain(f"{phrase.verb} {phrase.name}: there is no {phrase.name!r}", phrase.name)
        if phrase.place and phrase.place not in (*self.board.areas, *MARKS, ANYWHERE):
            raise self.complain(f"{phrase.place!r} is no area of the map", phrase.place)

    def whom(self) -> list[str]:
        """Units, kinds and models by their names."""
        every = {**self.sheet.units, **self.sheet.allies}
        kinds = dict.fromkeys(unit.kind for unit in every.values())
        numbers = range(1, 1 + max((content.tile(kind).models for kind in kinds), default=0))
        return [*every, *kinds, *(f"{kind}-{number}" for kind in kinds for number in numbers)]

    def mortal(self) -> list[str]:
        """The same, and whoever may be carried."""
        return [*self.whom(), *filter(content.is_person, content.cards())]

    def triggers(self) -> dict[str, Collection[str]]:
        sheet = self.sheet
        return {
            "enter": self.board.areas,
            "come": self.whom(),
            "chest": (*sheet.chests, *(phrase.place for phrase in self.effects if phrase.verb == "chest")),
            "task": sheet.tasks,
            "take": content.cards(),
            "bring": content.cards(),
            "slay": self.mortal(),
        }

    def doable(self) -> dict[str, Collection[str]]:
        sheet = self.sheet
        return {
            "act": sheet.units,
            "arrive": sheet.units,
            "join": sheet.allies,
            "hurt": self.whom(),
            "open": self.board.borders,
            "close": self.board.borders,
            "lay": content.cards(),
            "give": content.cards(),
            "task": sheet.tasks,
            "remove": (*self.whom(), *content.cards(), *sheet.tasks),
        }

    def conditions(self) -> dict[str, Collection[str]]:
        return {
            "slain": self.mortal(),
            "held": content.cards(),
            "done": self.sheet.tasks,
            "at": (*self.whom(), *content.cards()),
        }

    def most_often(self, name: str) -> int:
        """The most times that this can be counted."""

        def times(deeds: Iterable[Phrase]) -> int:
            return sum(phrase.verb == "count" and phrase.name == name for phrase in deeds)

        if any(times(event.do) for events in self.sheet.events.values() for event in events):
            return ENDLESS
        return sum(times(rule.do) * (1 if rule.once else ENDLESS) for rule in self.sheet.own_rules)
