"""Examines an Adventure laid from map faces: it can be set up from the box for any Party, walked through, and won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator

from tenebra.boards.eight import Steps
from tenebra.boards.grid import FOREVER
from tenebra.games.drunagor.content import auras, events, items
from tenebra.games.drunagor.content.foes import companions, monsters, rune_cards
from tenebra.games.drunagor.notation import read_text
from tenebra.games.drunagor.scenario import START, Phrase, Placement, Scenario, Setup
from tenebra.kernel import BadInput

Complain = Callable[[str, str, str], BadInput]
"""A function that makes an error of what is wrong, a word of the file about it, and its setup."""
MOST_HEROES = 5
RANDOM = ("white", "grey", "black")
BRIDGES = 2
"""In the box (DR-COMP-11)."""
PLACES = ("enter", "rest", "those", "summon", "ground", "dark", "light", "chest", "token", "npc", "trap", "stands")

CONTENT: dict[str, Callable[[], Collection[str]]] = {
    "item": items,
    "event": events,
    "aura": auras,
    "companion": companions,
    "card": rune_cards,
    "summon": lambda: {*RANDOM, *(card.kind for card in monsters().values())},
}
"""Of which cards of the box a rule may speak."""


def check_scenario(scenario: Scenario, complain: Complain) -> None:
    """Everything an Adventure must be."""
    _Check(scenario, complain).all()


class _Check:
    """One Adventure under examination."""

    def __init__(self, scenario: Scenario, complain: Complain) -> None:
        self.sheet, self.complain = scenario, complain
        rules = scenario.own_rules
        choices = [choice for scene in scenario.interactions.values() for choice in scene.choices]
        effects = (*(rule.do for rule in rules), *(choice.do + choice.fail for choice in choices))
        self.effects = [phrase for some in effects for phrase in some]
        conditions = (*(rule.given for rule in rules), *(choice.given for choice in choices))
        given = [phrase for some in conditions for phrase in some]
        self.others = [*(rule.on for rule in rules), *given, *scenario.wins, *scenario.losses]

    def all(self) -> None:
        self.faces()
        self.starts()
        for setup in self.sheet.setups.values():
            self.components(setup)
        self.ways()
        self.names()
        self.counts()

    def faces(self) -> None:
        """Areas of neighbouring faces lie in line, so that range is counted as on one map (DR-RUL-11)."""
        for place in self.sheet.faces:
            if place.column % 2 or place.row % 2:
                raise self.complain(f"{place.piece} lies across the areas of its neighbours", place.piece, "")

    def starts(self) -> None:
        sheet = self.sheet
        if len(set(sheet.starts)) < MOST_HEROES or sheet.grid.set_of(sheet.starts) & ~sheet.setups[START].spaces:
            raise self.complain(f"{MOST_HEROES} Heroes need so many squares of the First Setup to start on", "starts", "")

    def components(self, setup: Setup) -> None:
        """Check that nothing is put where something else is, large Monsters have room, and there are bridges enough."""
        taken = [monster.space for monster in setup.monsters] + [chest.space for chest in setup.chests]
        taken += [*setup.scenes.values(), *setup.npcs.values(), *setup.things.values()]
        taken += self.sheet.starts if setup.name == START else ()
        twice = [space for space, number in Counter(taken).items() if number > 1]
        if twice:
            raise self.complain(f"two things are put on {twice[0]}", twice[0], setup.name)
        self.large(setup)
        lying = {name for one in self.sheet.setups.values() for name in one.bridges}
        if len(lying) > BRIDGES:
            raise self.complain(f"{len(lying)} bridges, but the box has {BRIDGES}", "bridges", setup.name)

    def large(self, setup: Setup) -> None:
        """Large Monsters begin on a flat area of their own."""
        corners = self.corners()
        for monster in setup.monsters:
            if self.is_large(monster) and self.sheet.grid.bit[monster.space] not in corners:
                raise self.complain(f"{monster.what} needs a flat area that begins at {monster.space}", monster.space, setup.name)

    def is_large(self, monster: Placement) -> bool:
        """It fills an area, or may (DR-BRD-03)."""
        kinds = [card for card in monsters().values() if monster.what in (card.kind, card.class_)]
        if not kinds:
            raise self.complain(f"there is no Monster {monster.what!r}", monster.what, "")
        return any(card.is_large for card in kinds)

    def corners(self) -> set[int]:
        """The first squares of areas that lie on one level (DR-RUL-14)."""
        blocks = self.sheet.blocks
        flat = [area for level in self.sheet.levels for area in blocks.spaces if not area & ~level]
        return {area & -area for area in flat}

    def ways(self) -> None:
        """Every setup is reached through Doors or by a rule, and every square of it on foot."""
        sheet, grid = self.sheet, self.sheet.grid
        told = {phrase.name for phrase in self.effects if phrase.verb == "lay"}
        opened = {door.opens for door in sheet.doors.values()}
        for name in sheet.setups:
            if name != START and name not in opened | told:
                raise self.complain(f"nothing opens the setup {name!r}", name, "")
        steps = Steps(grid, grid.with_open(edge for door in sheet.doors.values() for edge in door.edges), gaps_close=False)
        reached = steps.reach(grid.bit[sheet.starts[0]], FOREVER, grid.floor)
        if reached != grid.floor:
            raise self.complain(f"nobody can go to {grid.spaces(grid.floor & ~reached)[0]}", "[setup", "")

    def names(self) -> None:
        """Every name of the rules stands for something."""
        for phrase in (*self.effects, *self.others):
            for known, name in self.named(phrase):
                if name not in known:
                    raise self.complain(f"there is no {name!r}", name, "")
            if phrase.text:
                try:
                    read_text(phrase.text)
                except BadInput as error:
                    raise self.complain(error.reason, phrase.text, "") from None

    def named(self, phrase: Phrase) -> Iterator[tuple[Collection[str], str]]:
        sheet = self.sheet
        if phrase.verb in ("lay", "cleared", "laid"):
            yield sheet.setups, phrase.name
        if phrase.verb in ("open", "unlock"):
            yield sheet.doors, phrase.name
        if phrase.verb in ("bridge", "collapse"):
            yield sheet.bridges, phrase.name
        if phrase.verb in ("scene", "token", "interact"):
            yield sheet.interactions, phrase.name
        if phrase.verb in CONTENT:
            yield CONTENT[phrase.verb](), phrase.name
        if phrase.verb == "took":
            yield {f"{scene.id}:{choice.id}" for scene in sheet.interactions.values() for choice in scene.choices}, phrase.name
        if phrase.verb in PLACES:
            yield {**sheet.places, **sheet.setups, **sheet.grid.bit}, phrase.place

    def counts(self) -> None:
        """Check that what is waited for is counted, and every Interaction can begin."""
        counted = self.done("count")
        for phrase in self.others:
            if phrase.verb == "count" and phrase.name not in counted:
                raise self.complain(f"nothing counts {phrase.name!r}", phrase.name, "")
        laid = {name for setup in self.sheet.setups.values() for name in setup.scenes}
        begun = self.done("scene", "token") | laid
        for name in self.sheet.interactions:
            if name not in begun:
                raise self.complain(f"nothing begins the Interaction {name!r}", name, "")
        for name in sorted(begun - set(self.sheet.interactions)):
            raise self.complain(f"there is no Interaction {name!r}", name, "")

    def done(self, *verbs: str) -> set[str]:
        """To what the Adventure does one of these things."""
        return {phrase.name for phrase in self.effects if phrase.verb in verbs}
