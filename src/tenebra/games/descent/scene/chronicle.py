"""Lines of the chronicle, with the beats to be animated, from events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

import msgspec

from tenebra.games.descent.content import familiars, heroes, monsters
from tenebra.games.descent.dice import BLANK, DICE, ENHANCEMENT, FACES, MISS, SURGE
from tenebra.games.descent.events import board as on_board
from tenebra.games.descent.events import cards as with_cards
from tenebra.games.descent.events import fights, figures, goods, turns
from tenebra.games.descent.events import heroes as on_heroes
from tenebra.games.descent.scenario import START
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.scene.cards import card_of
from tenebra.games.descent.scene.voice import picture
from tenebra.games.descent.state import OVERLORD, DEState
from tenebra.games.descent.telling import town_of
from tenebra.kernel import Event, Rolled, View
from tenebra.kit.chronicle import Chronicle, Numbered, Roll
from tenebra.kit.decks import HIDDEN
from tenebra.kit.objectives import stride_of
from tenebra.kit.scenario_rules import Counted
from tenebra.kit.scene import Objective
from tenebra.kit.scenic import Side
from tenebra.kit.told import Beat, Die, Tale, Told
from tenebra.kit.voice import Voice

OVERLORDS_OWN = (
    with_cards.CardsDrawn,
    with_cards.CardDiscarded,
    with_cards.CardPlayed,
    with_cards.PowerLaid,
    with_cards.ThreatGained,
    with_cards.ThreatLost,
    with_cards.DeckRefilled,
    with_cards.LightDimmed,
    turns.PhaseBegan,
)
TOLD_TOGETHER = (fights.AttackDeclared, fights.AttackRolled, fights.RollSpent)
"""The events told together with their result, if that follows at once."""
ROLLS_OF_ATTACKS = ("DE-ATK-05", "DE-FAT-04", "DE-ORD-05", "DE-ABL-26", "DE-ORD-08", "DE-NAM-35", "DE-RRL-01")
"""Dice that an event of the attack tells."""
WORDS_OF_FACES = {SURGE: "surge", ENHANCEMENT: "plus", MISS: "cross", BLANK: BLANK}


class DEChronicle(Chronicle[DEState]):
    """Tells a run of events: a walk is one line, so is an attack with its dice and what it comes to."""

    steps: ClassVar = (figures.Moved,)
    rounds: ClassVar = (turns.RoundBegan,)
    actors: ClassVar = ("figure", "hero", "monster", "attacker", "familiar", "who", "owner", "by")
    grounds: ClassVar = ("space", "to", "door", "glyph", "target")
    finds: ClassVar = (goods.TreasureDrawn, goods.ChestOpened, goods.CoinsGained, on_board.TokenTaken, on_board.GlyphActivated)
    clerical: ClassVar = (
        turns.TurnBegan,
        turns.PhaseBegan,
        turns.ActionDeclared,
        turns.HalfTaken,
        on_heroes.OrderRemoved,
        on_heroes.FatigueSpent,
        with_cards.CardsDrawn,
    )
    milestones: ClassVar = (on_board.GlyphActivated,)
    kinds_of_dice: ClassVar = DICE
    worth: ClassVar = {name: face.hearts + face.surges + face.enhancements - 2 * face.is_miss for name, face in FACES.items()}
    most_rules: ClassVar = 3

    def __init__(self, view: View[DEState], voice: Voice, seats: Sequence[str], side: str) -> None:
        super().__init__(view, voice, seats, side)
        self.sheet = sheet_of(view.state)
        self.held: list[Numbered] = []
        """The attack whose result is still to come."""
        self.sharing: dict[int, list[str]] = {}
        """By the number of the last one: who gained coins together."""
        self.dice = list(view.state.attack.dice) if view.state.attack is not None else []
        """The dice of the last roll."""

    def is_no_news(self, event: Event) -> bool:
        """The roll of an attack is told by the attack; the starting area is on the table before anybody plays."""
        match event:
            case Rolled(rule=rule):
                return rule in ROLLS_OF_ATTACKS
            case fights.RollSpent(bought=bought, fear=fear):
                return not bought and not fear
            case goods.ItemReceived(rule=rule, where=where):
                return rule == "DE-RUB-02" and where == goods.EQUIPPED
            case turns.PointsGained(rule=rule):
                return rule == "DE-FAT-03"
            case on_board.AreaRevealed(area=area):
                return area == START
        return False

    def others(self, number: int, event: Event, ahead: Sequence[Numbered]) -> Iterator[Told]:
        """An attack is told with its result."""
        if isinstance(event, TOLD_TOGETHER):
            self.held.append((number, event))
            if not ahead:
                yield from self.let_go()
        elif isinstance(event, fights.AttackMissed | fights.AttackHit) and self.held:
            yield self.attack(number, event)
        else:
            yield from self.let_go()
            yield self.line(number, event)

    def news(self, events: Iterable[Numbered]) -> list[Numbered]:
        """Coins that several heroes gain alike are one line, and so is fatigue spent bit by bit."""
        out: list[Numbered] = []
        for number, event in super().news(events):
            last = out[-1][1] if out else None
            if isinstance(event, on_heroes.FatigueSpent) and isinstance(last, on_heroes.FatigueSpent) and last.hero == event.hero:
                out[-1] = number, msgspec.structs.replace(event, number=last.number + event.number)
                continue
            if isinstance(event, goods.CoinsGained) and isinstance(last, goods.CoinsGained) and last.coins == event.coins:
                self.sharing[number] = [*self.sharing.pop(out.pop()[0], [last.hero]), event.hero]
            out.append((number, event))
        return out

    def line(self, number: int, event: Event) -> Told:
        """One event; coins with all who share in them, one's own order without saying so twice."""
        if isinstance(event, on_heroes.OrderPlaced) and event.by == event.hero:
            event = msgspec.structs.replace(event, by="")
        told = super().line(number, event)
        if number in self.sharing and isinstance(event, goods.CoinsGained):
            heroes = ", ".join(map(self.voice.name, self.sharing[number]))
            return msgspec.structs.replace(told, text=self.voice.say("scene-coins-shared", heroes=heroes, coins=event.coins))
        return told

    def let_go(self) -> Iterator[Told]:
        """Tell the lines that were held, without a result."""
        yield from (self.line(*one) for one in self.held)
        self.held = []

    def attack(self, number: int, event: fights.AttackMissed | fights.AttackHit) -> Told:
        """The line of an attack: who attacked whom with what, and what came of it before armor."""
        held, self.held = self.held, []
        said = [self.voice.teller.event(one) for _, one in held if not isinstance(one, fights.AttackRolled)]
        beats = tuple(beat for _, one in held for beat in self.beats(one))
        first = held[0][1]
        line = self.told(number, first, " ".join([*said, self.voice.teller.event(event)]), self.places(first), beats)
        rules = dict.fromkeys(rule for rule in (first.rule, event.rule, *event.also) if rule)
        return msgspec.structs.replace(line, rules=tuple(rules)[: self.most_rules])

    def tale(self, event: Event) -> Tale | None:
        """The description of a newly revealed area (DE-EXP-02), and the texts of the quest."""
        if isinstance(event, on_board.AreaRevealed):
            return self.scenery(event.area)
        return super().tale(event)

    def stride(self, event: Counted, done: int) -> Objective | None:
        return stride_of(self.sheet, event.name, done, self.voice)

    def rolls(self, event: Event) -> Iterator[Roll]:
        if isinstance(event, Rolled):
            yield Roll(event.by, event.dice, event.faces)

    def actor(self, event: Event) -> str:
        """The one a line is about; of a death, whoever dealt it."""
        if isinstance(event, OVERLORDS_OWN):
            return OVERLORD
        if isinstance(event, figures.MonsterKilled | figures.HeroKilled) and event.by:
            return event.by
        return super().actor(event)

    def face(self, who: str, event: Event) -> tuple[str, Side | None]:
        """The dungeon itself is on no side."""
        if who == OVERLORD or who in heroes():
            return picture("figure", who), "boss" if who == OVERLORD else "hero"
        if who in familiars():
            return picture("figure", who), "ally"
        name = who.rpartition("-")[0]
        kind = name.removesuffix("-leader")
        if kind in monsters():
            return picture("figure", kind), "foe" if kind == name else "boss"
        if who in self.sheet.uniques:
            return picture.own("figure", who) or picture("figure", self.sheet.uniques[who].kind), "boss"
        return "", None

    def is_place(self, place: str) -> bool:
        """A space or a door of the quest."""
        return place in self.sheet.area_of or place in self.sheet.doors

    def places(self, event: Event) -> tuple[str, ...]:
        """The spaces and doors a line speaks of, of an area all its spaces."""
        if isinstance(event, on_board.AreaRevealed):
            return tuple(self.sheet.grid.spaces(self.sheet.areas[event.area].spaces))
        return super().places(event)

    def roll(self, who: str, colours: Sequence[str], faces: Sequence[str]) -> Beat:
        """The beat of somebody's dice, as they are seen and in words."""
        fell = tuple(Die(colour, symbols(face), face not in (BLANK, MISS)) for colour, face in zip(colours, faces, strict=True))
        return Beat("dice", who, dice=fell, text=self.voice.rolled(tuple(colours), tuple(faces)))

    def beats(self, event: Event) -> Iterator[Beat]:
        """The beats of an event, to be animated."""
        yield from self.fought(event)
        yield from self.moved(event)

    def fought(self, event: Event) -> Iterator[Beat]:
        """Blows, dice, and what comes of them."""
        match event:
            case fights.AttackDeclared(attacker=who, figure=target, affected=affected):
                yield Beat("attack", who, target or next(iter(affected), ""))
            case fights.AttackRolled(attacker=who, dice=dice, faces=faces):
                self.dice = list(dice)
                yield self.roll(who, dice, faces)
            case fights.DiceRerolled(by=who, places=places, faces=faces) if all(place < len(self.dice) for place in places):
                yield self.roll(who, [self.dice[place] for place in places], faces)
            case fights.PowerDiceAdded(hero=who, faces=faces):
                added = ["black"] * len(faces)
                self.dice += added
                yield self.roll(who, added, faces)
            case Rolled(by=who, dice=dice, faces=faces):
                yield self.roll(who, dice, faces)
            case fights.Wounded(figure=who, wounds=amount):
                yield Beat("hurt", who, amount=amount)
            case on_heroes.Healed(hero=who, life=amount) | fights.Revived(figure=who, life=amount):
                yield Beat("heal", who, amount=amount)
            case figures.MonsterKilled(monster=who) | figures.HeroKilled(hero=who):
                yield Beat("fall", who)

    def moved(self, event: Event) -> Iterator[Beat]:
        """Figures that are put somewhere, cards, doors, and what comes to light."""
        match event:
            case figures.FigurePut(figure=who, space=space) | figures.CameFromTown(hero=who, space=space):
                yield Beat("walk", who, places=(space,))
            case figures.WentToTown(hero=who):
                yield Beat("walk", who, places=town_of(self.voice.scenario)[:1])
            case with_cards.CardPlayed(card=copy, figure=at):
                yield Beat("card", OVERLORD, at, card=card_of(self.voice, copy))
            case goods.TreasureDrawn(hero=who, card=copy) if copy != HIDDEN:
                yield Beat("card", who, card=card_of(self.voice, copy))
            case on_board.DoorOpened(door=door) | on_board.DoorClosed(door=door):
                yield Beat("door", places=(door,))
            case on_board.AreaRevealed():
                yield Beat("reveal", places=self.places(event))
            case figures.MonsterPlaced(monster=who, space=space) | figures.HeroPlaced(hero=who, space=space):
                yield Beat("reveal", who, places=(space,))
            case (
                on_board.GlyphActivated(glyph=space)
                | on_board.TokenPlaced(space=space)
                | on_board.ObstaclePlaced(space=space)
                | goods.ChestOpened(space=space)
            ):
                yield Beat("reveal", places=(space,))


def symbols(face: str) -> str:
    """A face as symbols in a row, for drawing: `2 heart heart surge`."""
    if face in WORDS_OF_FACES:
        return WORDS_OF_FACES[face]
    seen = FACES[face]
    return " ".join([str(seen.range)] + ["heart"] * seen.hearts + ["surge"] * seen.surges)
