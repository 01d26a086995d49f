"""Lines of the chronicle, with the beats to be animated, from events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

import msgspec

from tenebra.games.conan.dice import DICE, symbols_of
from tenebra.games.conan.events import board as on_board
from tenebra.games.conan.events import fights, goods, turns
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.scene.cards import card_of
from tenebra.games.conan.scene.voice import face_of, picture
from tenebra.games.conan.state import FATIGUE, OVERLORD, RESERVE, COState
from tenebra.kernel import Event, Rolled, View
from tenebra.kit.chronicle import Chronicle, Numbered, Roll
from tenebra.kit.decks import HIDDEN
from tenebra.kit.objectives import stride_of
from tenebra.kit.scenario_rules import Counted
from tenebra.kit.scene import Objective
from tenebra.kit.scenic import Side
from tenebra.kit.told import Beat, Die, Told
from tenebra.kit.voice import Voice

DICE_OF_ATTACKS = (fights.DiceRolled, fights.DiceRerolled, fights.RollCounted)
TOLD_TOGETHER = (
    fights.AttackDeclared,
    *DICE_OF_ATTACKS,
    fights.PowerFixed,
    fights.GuardDeclared,
    fights.ArmourNamed,
    fights.AttackRedirected,
)
"""The events told together with what comes of them, if that follows at once."""


class COChronicle(Chronicle[COState]):
    """Tells a run of events: a walk is one line, so is an attack with its dice and what it comes to."""

    steps: ClassVar = (on_board.Moved,)
    rounds: ClassVar = (turns.TurnAdvanced,)
    actors: ClassVar = ("figure", "hero", "who", "model", "attacker", "by", "target", "unit")
    grounds: ClassVar = ("area", "to", "border")
    finds: ClassVar = (goods.CardDrawn, on_board.ChestOpened)
    clerical: ClassVar = (
        turns.PhaseBegan,
        turns.GemsMoved,
        turns.TileSlid,
        turns.DoneConfirmed,
        turns.PointsChanged,
        turns.ReinforcementChanged,
        fights.RollCounted,
        fights.PowerFixed,
        fights.ArmourNamed,
    )
    milestones: ClassVar = (on_board.TaskDone,)
    kinds_of_dice: ClassVar = DICE
    worth: ClassVar = {face: symbols_of(face) for die in DICE.values() for face in die.faces}
    most_rules: ClassVar = 3

    def __init__(self, view: View[COState], voice: Voice, seats: Sequence[str], side: str) -> None:
        super().__init__(view, voice, seats, side)
        self.board = sheet_of(view.state).chart.board
        self.held: list[Numbered] = []
        """The attack whose outcome is still to come."""
        self.struck = ""
        """Whose damage the attack told last has told already."""
        self.dice = list(view.state.rolls[-1].dice) if view.state.rolls else []
        """The dice of the last roll."""

    def is_no_news(self, event: Event) -> bool:
        """Whether an event needs no line: what is laid out, paid or put away is seen; the game itself tells of the roll."""
        match event:
            case Rolled():
                return True
            case turns.GemsMoved(source=source, to=to):
                return source == RESERVE or to == FATIGUE
            case turns.PointsChanged(rule=rule):
                return rule == "CO-MOV-03"
        return event.rule.startswith("CO-SET")

    def others(self, number: int, event: Event, ahead: Sequence[Numbered]) -> Iterator[Told]:
        """An attack is told with its outcome."""
        if isinstance(event, TOLD_TOGETHER):
            self.held.append((number, event))
            if not ahead:
                yield from self.let_go()
        elif isinstance(event, fights.DefenceFixed) and self.held:
            yield self.attack(number, event)
            self.struck = event.target if event.damage else ""
        elif isinstance(event, fights.Hurt) and event.figure == self.struck:
            yield self.silent(number, event)
            self.struck = ""
        else:
            yield from self.let_go()
            yield self.line(number, event)

    def let_go(self) -> Iterator[Told]:
        """Tell the lines that were held, without an outcome."""
        held, self.held = self.held, []
        yield from (self.line(*one) for one in held)

    def attack(self, number: int, event: fights.DefenceFixed) -> Told:
        """The line of an attack: who attacked whom with what, how it was met, and the damage."""
        held, self.held = self.held, []
        said = [self.voice.teller.event(one) for _, one in held if not isinstance(one, DICE_OF_ATTACKS)]
        beats = tuple(beat for _, one in held for beat in self.beats(one))
        first = held[0][1]
        line = self.told(number, first, " ".join([*said, self.voice.teller.event(event)]), self.places(first), beats)
        rules = dict.fromkeys(rule for rule in (first.rule, event.rule, *event.also) if rule)
        return msgspec.structs.replace(line, rules=tuple(rules)[: self.most_rules])

    def is_place(self, place: str) -> bool:
        """An area of the map."""
        return place in self.board.bit

    def face(self, who: str, event: Event) -> tuple[str, Side | None]:
        """Of a hero, a model, a unit; what is nobody's is the Overlord's."""
        icon, side = face_of(self.state, who) if who else ("", None)
        if not icon and isinstance(event, turns.TileSlid | turns.TileFlushed | turns.EventChosen | turns.ReinforcementChanged):
            return picture("figure", OVERLORD), "boss"
        return icon, side

    def stride(self, event: Counted, done: int) -> Objective | None:
        return stride_of(sheet_of(self.state), event.name, done, self.voice)

    def rolls(self, event: Event) -> Iterator[Roll]:
        if isinstance(event, fights.DiceRolled):
            yield Roll(event.by, event.dice, tuple(map(str, event.faces)))

    def beats(self, event: Event) -> Iterator[Beat]:
        """The beats of an event, to be animated."""
        match event:
            case fights.AttackDeclared(attacker=who, target=target, area=area):
                yield Beat("attack", who, target, places=(area,) if area else ())
            case fights.DiceRolled(by=who, dice=dice, faces=faces):
                self.dice = list(dice)
                yield self.roll(who, dice, faces)
            case fights.DiceRerolled(by=who, places=places, faces=faces) if all(place < len(self.dice) for place in places):
                yield self.roll(who, [self.dice[place] for place in places], faces)
            case fights.Hurt(figure=who, damage=amount):
                yield Beat("hurt", who, amount=amount)
            case fights.LifeRegained(figure=who, life=amount):
                yield Beat("heal", who, amount=amount)
            case fights.ModelDied(figure=who) | fights.HeroDied(hero=who):
                yield Beat("fall", who)
            case goods.CardDrawn(card=copy, to=who) if copy != HIDDEN:
                yield Beat("card", who, card=card_of(self.voice, copy))
            case on_board.BorderOpened(border=border) | on_board.BorderClosed(border=border):
                yield Beat("door", places=(border,))
            case on_board.ModelPlaced(figure=who, area=area):
                yield Beat("reveal", who, places=(area,))
            case on_board.ChestPlaced(area=area) | on_board.MarkLaid(area=area) | on_board.ChestOpened(area=area):
                yield Beat("reveal", places=(area,))

    def roll(self, who: str, dice: Sequence[str], faces: Iterable[int]) -> Beat:
        """Dice in the tray: axes."""
        numbers = list(faces)
        shown = tuple(Die(die, " ".join(["axe"] * face)) for die, face in zip(dice, numbers, strict=True))
        text = self.voice.rolled(tuple(dice), tuple(map(str, numbers)))
        return Beat("dice", who, dice=shown, text=text, total=sum(numbers))
