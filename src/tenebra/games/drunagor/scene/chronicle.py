"""Lines of the chronicle, with the beats to be animated, from events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

import msgspec

from tenebra.games.drunagor.content import events as event_cards
from tenebra.games.drunagor.dice import DICE
from tenebra.games.drunagor.events import board as on_board
from tenebra.games.drunagor.events import fights, goods, heroes, monsters, turns
from tenebra.games.drunagor.printing import print_text
from tenebra.games.drunagor.scenarios import sheet_of
from tenebra.games.drunagor.scene.cards import card_of, learned
from tenebra.games.drunagor.scene.plates import DARK
from tenebra.games.drunagor.scene.voice import face_of, picture
from tenebra.games.drunagor.state import BESIDE, DRState
from tenebra.games.drunagor.telling import monster_kinds
from tenebra.kernel import Event, Rolled, View
from tenebra.kit.chronicle import Chronicle, Numbered, Roll
from tenebra.kit.decks import HIDDEN
from tenebra.kit.objectives import stride_of
from tenebra.kit.scenario_rules import Counted
from tenebra.kit.scene import Objective
from tenebra.kit.scenic import Side
from tenebra.kit.told import Beat, Die, Tale, Told
from tenebra.kit.voice import Voice

TOLD_TOGETHER = (fights.AttackDeclared, fights.AttackRolled, fights.AttackGained, fights.TargetTaken)
"""The events told together with what comes of them, if that follows at once."""
D20 = "d20"


class DRChronicle(Chronicle[DRState]):
    """Tells a run of events: a walk is one line, so is an attack with its roll and whom it hits."""

    rounds: ClassVar = (turns.RoundBegan,)
    actors: ClassVar = ("figure", "hero", "monster", "who", "by")
    grounds: ClassVar = ("to", "space", "at")
    finds: ClassVar = (goods.ItemMoved,)
    clerical: ClassVar = (turns.CardReached, monsters.Prepared, fights.Triggered)
    kinds_of_dice: ClassVar = DICE
    worth: ClassVar = {str(number): number for number in range(1, 21)}
    most_rules: ClassVar = 3
    steps: ClassVar = (on_board.Moved,)

    def __init__(self, view: View[DRState], voice: Voice, seats: Sequence[str], side: str) -> None:
        super().__init__(view, voice, seats, side)
        self.held: list[Numbered] = []
        """The attack whose outcome is still to come."""

    def is_no_news(self, event: Event) -> bool:
        """Whether an event needs no line: what is laid out or put away is seen; the game itself tells of the roll."""
        match event:
            case Rolled():
                return True
            case goods.CubesMoved(cubes=cubes):
                return not any(colour in (goods.CURSE, goods.TRAUMA) or goal == goods.AVAILABLE for colour, _, goal in cubes)
            case turns.CardReached(card=card):
                return card.partition(".")[0] not in monster_kinds()
        return event.rule.startswith("DR-SET")

    def others(self, number: int, event: Event, ahead: Sequence[Numbered]) -> Iterator[Told]:
        """An attack is told with its outcome."""
        if isinstance(event, TOLD_TOGETHER):
            self.held.append((number, event))
            if not ahead:
                yield from self.let_go()
        elif isinstance(event, fights.HitsFixed) and self.held:
            yield self.attack(number, event)
        else:
            yield from self.let_go()
            yield self.line(number, event)

    def line(self, number: int, event: Event) -> Told:
        """One event; cubes by what becomes of them."""
        if isinstance(event, heroes.Learned):
            skill = self.voice.name(learned(self.state, event.hero, event.subject, event.level), "skill")
            return self.told(number, event, self.voice.say("scene-learned", hero=self.voice.name(event.hero), skill=skill))
        if isinstance(event, goods.CubesMoved):
            return self.told(number, event, self.cubes(event), (), tuple(self.beats(event)))
        return super().line(number, event)

    def cubes(self, event: goods.CubesMoved) -> str:
        """Curse and Trauma cubes with the Skill they lie on; otherwise cubes come back."""
        hero = self.voice.name(event.hero)
        for colour, source, goal in event.cubes:
            if colour in (goods.CURSE, goods.TRAUMA):
                place, lifted = (source, "true") if goal == goods.BOX else (goal, "false")
                skill = "" if place == BESIDE else self.voice.name(place, "skill")
                return self.voice.say("scene-cube", cube=colour, hero=hero, skill=skill, place=place, lifted=lifted)
        return self.voice.say("scene-recalled", hero=hero, number=len(event.cubes))

    def let_go(self) -> Iterator[Told]:
        """Tell the lines that were held, without an outcome."""
        held, self.held = self.held, []
        yield from (self.line(*one) for one in held)

    def attack(self, number: int, event: fights.HitsFixed) -> Told:
        """The line of an attack: who attacked whom with what, the roll, and the damage to come."""
        held, self.held = self.held, []
        said = [self.voice.teller.event(one) for _, one in held]
        beats = tuple(beat for _, one in held for beat in self.beats(one))
        first = held[0][1]
        line = self.told(number, first, " ".join([*said, self.hits(event)]), self.places(first), beats)
        rules = dict.fromkeys(rule for rule in (first.rule, event.rule, *event.also) if rule)
        return msgspec.structs.replace(line, rules=tuple(rules)[: self.most_rules])

    def hits(self, event: fights.HitsFixed) -> str:
        """The words for whom the attack hits, and for how much each."""
        damage = ", ".join(f"{self.voice.name(who)}: {number}" for who, number in event.damage.items())
        return self.voice.say("scene-hits", damage=damage or "none", crit="true" if event.is_crit else "false")

    def face(self, who: str, event: Event) -> tuple[str, Side | None]:
        """Of a character or a card; what is nobody's is the Darkness's."""
        icon, side = face_of(self.state, who) if who else ("", None)
        if not icon and isinstance(event, monsters.DarknessGrew | monsters.RuneDrawn | monsters.TileBroken):
            return picture("figure", DARK), "boss"
        return icon, side

    def tale(self, event: Event) -> Tale | None:
        """A new part of the map, with what it looks like; an event card with what it does."""
        if isinstance(event, on_board.EventDrawn):
            does = print_text(event_cards()[event.card].text, self.voice.say)
            return Tale(self.voice.text(f"special-{event.card}"), f"{self.voice.text(f'special-{event.card}.flavour')} {does}")
        if isinstance(event, on_board.SetupLaid):
            name = f"setup-{self.voice.scenario}-{event.setup}"
            text = self.voice.text(f"{name}.enter")
            return Tale(self.voice.text(name), text) if text else None
        return super().tale(event)

    def stride(self, event: Counted, done: int) -> Objective | None:
        return stride_of(sheet_of(self.state), event.name, done, self.voice)

    def rolls(self, event: Event) -> Iterator[Roll]:
        if isinstance(event, fights.AttackRolled):
            yield Roll(event.figure, (D20,), (str(event.natural),))

    def beats(self, event: Event) -> Iterator[Beat]:
        """The beats of an event, to be animated."""
        match event:
            case fights.AttackDeclared(figure=who, targets=targets):
                yield from (Beat("attack", who, target) for target in targets)
            case fights.AttackRolled(figure=who, natural=natural):
                yield Beat("dice", who, dice=(Die(D20, str(natural)),), text=self.voice.rolled((D20,), (str(natural),)))
            case fights.HealthChanged(figure=who, gained=gained, lost=lost):
                yield Beat("hurt" if lost else "heal", who, amount=lost or gained)
            case fights.KnockedOut(hero=who) | monsters.MonsterDefeated(monster=who):
                yield Beat("fall", who)
            case goods.ItemMoved(item=copy, source=source, goal=goal) if copy != HIDDEN and source.startswith("deck:"):
                yield Beat("card", goal.partition(":")[0], card=card_of(self.voice, copy))
            case on_board.DoorOpened(door=door):
                yield Beat("door", places=sheet_of(self.state).doors[door].edges[:1])
            case monsters.MonsterSummoned(monster=who, space=space):
                yield Beat("reveal", who, places=(space,))
            case monsters.DarknessGrew(spaces=spaces):
                yield Beat("reveal", places=tuple(spaces))
            case on_board.ChestPlaced(space=space) | on_board.ScenePlaced(space=space) | on_board.NpcPlaced(space=space):
                yield Beat("reveal", places=(space,))
