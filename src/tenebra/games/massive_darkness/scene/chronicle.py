"""Lines of the chronicle, with the beats to be animated, from events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

import msgspec

from tenebra.games.massive_darkness.content import enemies, equipment, events, figure_types, heroes
from tenebra.games.massive_darkness.dice import BLANK, DICE, FACES, total
from tenebra.games.massive_darkness.events import board as on_board
from tenebra.games.massive_darkness.events import cards as with_cards
from tenebra.games.massive_darkness.events import fights, turns
from tenebra.games.massive_darkness.rules.space import board_of
from tenebra.games.massive_darkness.scenarios import sheet_of
from tenebra.games.massive_darkness.scene.cards import card_of
from tenebra.games.massive_darkness.scene.stats import shape
from tenebra.games.massive_darkness.scene.voice import picture
from tenebra.games.massive_darkness.state import MDState
from tenebra.games.massive_darkness.telling import is_attack_colour
from tenebra.kernel import Event, Rolled, View
from tenebra.kit.chronicle import Chronicle, Numbered, Roll
from tenebra.kit.decks import name_of
from tenebra.kit.objectives import stride_of
from tenebra.kit.scenario_rules import Counted, Said
from tenebra.kit.scene import Objective
from tenebra.kit.scenic import Side
from tenebra.kit.telling import capital
from tenebra.kit.told import Beat, Die, Tale, Told
from tenebra.kit.voice import Voice

HELD = (fights.AttackDeclared, fights.CombatRolled, fights.PowerWorked)
"""The events told together with their result, if that follows at once."""
BETWEEN_FALLS = (fights.EnemyWounded, turns.XPGained)
"""The events between two Minions who fall together: the Wound of the next, the XP of the one before."""
IN_THE_RESULT = (Rolled, fights.ResultChanged, fights.CombatMarked)
"""The roll of a Combat is told by its sides, what the dice came to when the Wounds are."""


class MDChronicle(Chronicle[MDState]):
    """Tells a run of events: a walk is one line, so are an Attack with its dice, the Minions it kills, the XP of all Heroes."""

    steps: ClassVar = (on_board.Moved,)
    rounds: ClassVar = (turns.RoundBegan,)
    actors: ClassVar = ("who", "hero", "enemy", "attacker", "by", "id")
    grounds: ClassVar = ("zone", "to", "door")
    finds: ClassVar = (with_cards.CardReceived, with_cards.CardTaken, on_board.TreasureTaken, on_board.TokenTaken)
    clerical: ClassVar = (
        turns.PhaseBegan,
        turns.HeroActivated,
        turns.FirstPlayerChosen,
        turns.FirstPlayerPassed,
        turns.CounterattackBegan,
        turns.EnemyPassed,
        with_cards.CardDrawn,
    )
    milestones: ClassVar = (on_board.TokenTaken,)
    kinds_of_dice: ClassVar = DICE
    worth: ClassVar = {name: face.strength for name, face in FACES.items()}
    most_rules: ClassVar = 3
    """The sum of all rules that a Combat rests on would drown the line."""

    def __init__(self, view: View[MDState], voice: Voice, seats: Sequence[str], side: str) -> None:
        super().__init__(view, voice, seats, side)
        self.board = board_of(view.state)
        combat = view.state.combat
        self.fighters = (combat.attacker, combat.defender) if combat is not None else ("", "")
        """The two whose dice fall: of the Attack told last, or of the one under way."""
        self.dice = {"attack": combat.attack, "defense": combat.defense} if combat is not None else {}
        """The dice of that roll by their side."""
        self.fallen: dict[int, int] = {}
        """By the number of the last one: how many Minions fell together."""
        self.held: list[Numbered] = []
        """The Attack whose result is still to come."""
        self.gains: list[turns.XPGained] = []
        self.killer = self.settled = ""
        """The one who has just killed a Minion, and the one whose Wounds the last Attack's line has told."""

    def is_no_news(self, event: Event) -> bool:
        """A closed Market is told by its last deal, the Agents' calls are no Phase."""
        if isinstance(event, turns.PhaseBegan):
            return event.rule == "MD-AGT-02"
        if isinstance(event, with_cards.ExchangeBegan):
            return len(event.heroes) < 2
        return isinstance(event, IN_THE_RESULT) or (isinstance(event, with_cards.MarketLaid) and not event.cards)

    def news(self, events: Iterable[Numbered]) -> list[Numbered]:
        """Minions who fall together are one."""
        return self.gather_minions(super().news(events))

    def others(self, number: int, event: Event, ahead: Sequence[Numbered]) -> Iterator[Told]:
        """An Attack is told with its result, the same XP of several Heroes in one line."""
        following = ahead[0][1] if ahead else None
        if isinstance(event, HELD):
            self.hold(number, event)
            if following is None:
                yield from self.let_go()
        elif isinstance(event, fights.CombatSettled) and self.held:
            yield self.attack(number, event, self.held)
            self.settled, self.held = self.defender(self.held), []
        elif _is_told_already(event) or _is_received(event, following):
            yield self.silent(number, event)
        elif isinstance(event, fights.HeroWounded) and event.hero == self.settled:
            yield self.silent(number, event)
            self.settled = ""
        elif isinstance(event, turns.XPGained):
            yield from self.gather_experience(number, event, following)
        else:
            yield from self.let_go()
            yield self.line(number, event)
        self.killer = event.by if isinstance(event, fights.MinionKilled) else ""

    def hold(self, number: int, event: Event) -> None:
        """Keep a part of an Attack until its result."""
        if isinstance(event, fights.AttackDeclared):
            self.fighters = (event.attacker, event.defender)
        self.held.append((number, event))

    def gather_experience(self, number: int, event: turns.XPGained, following: Event | None) -> Iterator[Told]:
        """Told when nobody gets the same any more; the one XP for a Minion is told by its death."""
        is_for_a_minion = event.hero == self.killer and event.amount == 1
        if not is_for_a_minion:
            self.gains.append(event)
        goes_on = isinstance(following, turns.XPGained) and following.amount == event.amount
        if self.gains and not goes_on:
            yield self.experience(number, self.gains)
            self.gains = []

    def let_go(self) -> Iterator[Told]:
        """Tell the lines that were held, without a result."""
        yield from (self.line(*one) for one in self.held)
        self.held = []

    def defender(self, held: Sequence[Numbered]) -> str:
        return next((event.defender for _, event in held if isinstance(event, fights.AttackDeclared)), "")

    def attack(self, number: int, event: fights.CombatSettled, held: Sequence[Numbered]) -> Told:
        """The line of an Attack: who attacked whom, what the dice showed at the end, what came of it."""
        declared = next((one for _, one in held if isinstance(one, fights.AttackDeclared)), None)
        beats = tuple(beat for _, one in held for beat in self.beats(one))
        powers = [self.voice.name(one.power, "power") for _, one in held if isinstance(one, fights.PowerWorked)]
        helped = self.voice.say("scene-helped", powers=", ".join(dict.fromkeys(powers))) if powers else ""
        if declared is None:
            line = self.line(number, event)
            return msgspec.structs.replace(line, text=f"{line.text} {helped}".strip(), beats=beats)
        text = self.voice.words.say(
            "scene-struck",
            attacker=capital(self.voice.name(declared.attacker)),
            defender=self.voice.name(declared.defender),
            type=self.voice.say(f"section-{declared.type}"),
            hits=event.hits,
            shields=event.shields,
            wounds=event.wounds,
        )
        rules = tuple(dict.fromkeys(rule for rule in (declared.rule, event.rule) if rule))
        return msgspec.structs.replace(self.told(number, declared, f"{text} {helped}".strip(), beats=beats), rules=rules)

    def tale(self, event: Event) -> Tale | None:
        """A text that is read out in a room is called like the room."""
        tale = super().tale(event)
        if tale is None or not isinstance(event, Said):
            return tale
        return Tale(self.voice.text(f"place-{self.voice.scenario}-{event.text}") or tale.title, tale.text)

    def stride(self, event: Counted, done: int) -> Objective | None:
        return stride_of(sheet_of(self.state), event.name, done, self.voice)

    def rolls(self, event: Event) -> Iterator[Roll]:
        """All dice of both sides are one roll: each side has its own."""
        if isinstance(event, fights.AttackDeclared):
            self.fighters = (event.attacker, event.defender)
        if isinstance(event, fights.CombatRolled):
            attacker, defender = self.fighters
            yield Roll(attacker, event.attack, event.attack_faces)
            yield Roll(defender, event.defense, event.defense_faces)

    def walked(self, event: Event, way: tuple[str, ...]) -> str:
        """The line of a walk: who walked how far, and whether it ends in the dark."""
        who, to = self.actor(event), way[-1]
        return self.voice.say(
            "scene-walked",
            who=self.voice.name(who),
            steps=len(way),
            to=self.voice.name(to),
            is_hero="true" if who in heroes() else "false",
            light="true" if self.board.is_lit(to) else "false",
        ).strip()

    def experience(self, number: int, gains: Sequence[turns.XPGained]) -> Told:
        """The same XP for several Heroes."""
        names = ", ".join(dict.fromkeys(self.voice.name(event.hero) for event in gains))
        text = self.voice.words.say(
            "scene-xp-gained",
            heroes=names,
            number=len(gains),
            amount=gains[0].amount,
            micro="true" if gains[0].is_micro else "false",
        )
        return self.told(number, gains[0], text)

    def gather_minions(self, told: Sequence[Numbered]) -> list[Numbered]:
        """Of the Minions of a Mob whom one hand kills at once only the last, and only its XP."""
        out: list[Numbered] = []
        for number, event in told:
            if isinstance(event, fights.MinionKilled):
                at = next((at for at in range(len(out) - 1, -1, -1) if not isinstance(out[at][1], BETWEEN_FALLS)), -1)
                if at >= 0 and out[at][1] == event:
                    self.fallen[number] = self.fallen.pop(out[at][0], 1) + 1
                    out[at:] = [one for one in out[at + 1 :] if not isinstance(one[1], turns.XPGained)]
            out.append((number, event))
        return out

    def minions(self, number: int, event: fights.MinionKilled, fallen: int) -> Told:
        """The line of all Minions of one Mob that a blow has killed."""
        text = self.voice.words.say(
            "scene-minions-killed",
            by=self.voice.name(event.by) if event.by else "",
            by_id=event.by or "none",
            enemy=self.voice.name(event.enemy),
            number=fallen,
        )
        return self.told(number, event, capital(text))

    def line(self, number: int, event: Event) -> Told:
        """One event; Minions by their number."""
        if isinstance(event, fights.MinionKilled) and number in self.fallen:
            return self.minions(number, event, self.fallen[number])
        return super().line(number, event)

    def actor(self, event: Event) -> str:
        """The one a line is about; of a death, whoever dealt it."""
        if isinstance(event, fights.MinionKilled | fights.GuardianKilled | fights.HeroKilled) and event.by:
            return event.by
        return super().actor(event)

    def face(self, who: str, event: Event) -> tuple[str, Side | None]:
        """The dungeon itself is on no side."""
        if who in heroes():
            return picture("figure", who), "hero"
        figure = who.rpartition("-")[0]
        if figure in figure_types():
            return picture("figure", figure), "boss" if figure_types()[figure].role == "roaming" else "foe"
        return "", None

    def is_place(self, place: str) -> bool:
        """A Zone or a door of the board."""
        return place in self.board.index or place in self.board.doors

    def roll(self, who: str, colours: Sequence[str], faces: Sequence[str], side: str) -> Beat:
        """The beat of somebody's dice, as they are seen and in words."""
        text = self.voice.rolled(tuple(colours), tuple(faces), f"{side}_faces")
        return Beat("dice", who, dice=_dice(colours, faces), text=text, total=total(faces).strength)

    def beats(self, event: Event) -> Iterator[Beat]:
        """The beats of an event, to be animated."""
        match event:
            case fights.AttackDeclared(attacker=who, defender=target):
                yield Beat("attack", who, target)
            case fights.CombatRolled():
                attacker, defender = self.fighters
                self.dice = {"attack": list(event.attack), "defense": list(event.defense)}
                yield self.roll(attacker, event.attack, event.attack_faces, "attack")
                if event.defense:
                    yield self.roll(defender, event.defense, event.defense_faces, "defense")
            case fights.DiceRerolled(side=side, places=places, faces=faces) if side in self.dice:
                colours = [self.dice[side][place] for place in places if place < len(self.dice[side])]
                if len(colours) == len(faces):
                    yield self.roll(self.fighters[side == "defense"], colours, faces, side)
            case fights.EnemyWounded(enemy=who, wounds=amount) | fights.HeroWounded(hero=who, wounds=amount):
                yield Beat("hurt", who, amount=amount)
            case fights.HeroHealed(hero=who, amount=amount) | fights.EnemyHealed(enemy=who, amount=amount):
                yield Beat("heal", who, amount=amount)
            case fights.Resurrected(hero=who):
                yield Beat("heal", who)
            case fights.HeroKilled(hero=who):
                yield Beat("fall", who)
            case fights.GuardianKilled(enemy=who):
                yield Beat("fall", who)
            case on_board.DoorOpened(door=door):
                yield Beat("door", places=(door,))
            case on_board.EnemySpawned(id=who, zone=zone):
                yield Beat("reveal", who, places=(zone,))
            case on_board.TreasurePlaced(zone=zone) | on_board.TokenPlaced(zone=zone):
                yield Beat("reveal", places=(zone,))
            case with_cards.CardDrawn(card=copy) if name_of(copy) in (*events(), *equipment(), *enemies()):
                yield Beat("card", card=card_of(self.voice, copy))


def _is_told_already(event: Event) -> bool:
    """The Wounds of an Attack stand in its line, those of a Minion show by its death (MD-DMG-02)."""
    return isinstance(event, fights.EnemyWounded) and (event.rule == "MD-DMG-02" or event.minion >= 0)


def _is_received(event: Event, following: Event | None) -> bool:
    """A card that is drawn and goes straight to a Hero: that is what is told."""
    if not isinstance(event, with_cards.CardDrawn):
        return False
    return isinstance(following, with_cards.CardReceived) and following.card == event.card


def _dice(colours: Sequence[str], faces: Sequence[str]) -> tuple[Die, ...]:
    return tuple(Die(shape(colour), _shown(colour, face), face != BLANK) for colour, face in zip(colours, faces, strict=True))


def _shown(colour: str, face: str) -> str:
    """A face as symbols in a row, for drawing: `sword sword bam`."""
    seen = FACES[face]
    strength = "sword" if is_attack_colour(colour) else "shield"
    return " ".join([strength] * seen.strength + ["bam"] * seen.bams + ["diamond"] * seen.diamonds) or BLANK
