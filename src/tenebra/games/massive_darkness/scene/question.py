"""The question of a scene: what is left to spend, and every legal option with what it costs and where it can be clicked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import astuple

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.content import equipment_card
from tenebra.games.massive_darkness.forecast import asked, odds_of, wounds_after
from tenebra.games.massive_darkness.looking import character_of
from tenebra.games.massive_darkness.printing import print_text
from tenebra.games.massive_darkness.rules.attacks import ATTACKS
from tenebra.games.massive_darkness.rules.combat import result
from tenebra.games.massive_darkness.rules.doors import closed_chamber
from tenebra.games.massive_darkness.rules.leaping import BLOWS, SKILLS, Leap
from tenebra.games.massive_darkness.rules.pools import weapons_for
from tenebra.games.massive_darkness.rules.powers import has_skill, line_of, power_called
from tenebra.games.massive_darkness.rules.space import board_of, enemies_in
from tenebra.games.massive_darkness.rules.using import is_between_actions
from tenebra.games.massive_darkness.scene.cards import step_gloss
from tenebra.games.massive_darkness.scene.stats import shape
from tenebra.games.massive_darkness.scene.voice import card_icon, picture
from tenebra.games.massive_darkness.state import Hero, MDState
from tenebra.kernel import Option, View
from tenebra.kit.decks import name_of
from tenebra.kit.question import Asking, WhyNot, forecast_of
from tenebra.kit.scene import Fact, Forecast, NotNow
from tenebra.kit.showing import icon, note, path, places, price, vain, warning, wish
from tenebra.kit.voice import Voice

BESIDE_A_COMBAT = ("hand-on", "reorganize", "trade", "discard", "experience", "room", "patrol")
"""Questions that may come while the dice of a Combat still lie there, and are not about them."""


def _rolled(state: MDState, voice: Voice) -> list[Fact]:
    """Hits against Shields, and the symbols that can still be spent."""
    combat = state.combat
    assert combat is not None
    attack, defense = result(combat, "attack"), result(combat, "defense")
    out = [
        Fact(picture("type", "melee"), str(attack.strength), voice.say("scene-hits", number=attack.strength)),
        Fact(picture("type", "defense"), str(defense.strength), voice.say("scene-shields", number=defense.strength)),
    ]
    for side, shown in (("attack", attack), ("defense", defense)):
        for symbol, number in (("bam", shown.bams), ("diamond", shown.diamonds)):
            if number:
                label = voice.say("scene-symbols", number=number, symbol=voice.say(f"symbol-{symbol}"), side=side)
                out.append(Fact(picture("sign", symbol), str(number), label))
    return out


class Offer(Asking[MDState]):
    """Turns the options of one decision into choices."""

    kinds = opt.ALL
    groups = opt.GROUPS
    turns = opt.ACTING
    terms = {word: (word,) for word in ("first", "prey", "counterattack", "experience")}

    def __init__(self, view: View[MDState], voice: Voice, why_not: WhyNot) -> None:
        super().__init__(view, voice, why_not)
        self.hero = asked(view)

    def about(self) -> str:
        """The Character the question names, or the Hero who is asked."""
        named = self.view.decision.about.values() if self.view.decision is not None else ()
        found = (id for id in named if character_of(self.state, id) is not None)
        return next(found, self.hero.id if self.hero is not None else "")

    def prompt(self) -> str:
        """The text of the question; in an Activation, what the Hero has still to do."""
        state, hero = self.state, self.hero
        if self.asked != "activation" or state.activation is None or hero is None:
            return super().prompt()
        if state.movement is not None:
            return self.voice.say("scene-moving", hero=self.voice.name(hero.id))
        return self.voice.say("scene-activation", hero=self.voice.name(hero.id), actions=state.activation.actions)

    def left(self) -> tuple[Fact, ...]:
        """Actions and Movement Points left; in a Combat what the dice show; XP while Skills are acquired."""
        decision, state, voice, hero = self.view.decision, self.state, self.voice, self.hero
        assert decision is not None
        if state.combat is not None and state.combat.is_rolled and decision.prompt not in BESIDE_A_COMBAT:
            return tuple(_rolled(state, voice))
        if decision.prompt == "experience" and hero is not None:
            return (Fact(picture("status", "xp"), str(hero.xp), voice.say("scene-xp", number=hero.xp)),)
        activation, out = state.activation, list[Fact]()
        if decision.prompt == "activation" and activation is not None:
            label = voice.say("scene-actions-left", number=activation.actions)
            out.append(Fact(picture("status", "action"), str(activation.actions), label))
            for kind, number in activation.bonus.items():
                label = voice.say("scene-bonus-left", number=number, kind=voice.say(f"actions-{kind}"))
                out.append(Fact(picture("type", kind), str(number), label))
        if state.movement is not None:
            points = state.movement.points
            out.append(Fact(picture("status", "movement"), str(points), voice.say("scene-points-left", number=points)))
        return tuple(out)

    @property
    def actor(self) -> Hero:
        """The Hero who is asked, where there is something to choose."""
        assert self.hero is not None
        return self.hero

    # --- Attacks

    def chances(self, option: Option) -> Iterator[Forecast]:
        """The odds of each Attack it makes, and what is not counted (MD-DMG-01)."""
        for one in odds_of(self.state, self.actor, option):
            names = ", ".join(dict.fromkeys(self.voice.name(key, "power") for key in one.left_out))
            more = self.voice.say("scene-odds-left-out", powers=names) if names else ""
            yield forecast_of(one, self.voice, "MD-DMG-01", shape, more)

    @wish(*ATTACKS.values())
    def blows_at_the_nearest(self) -> Iterable[Option]:
        """With whatever weapon is at hand, at the Enemy fewest Zones away as the crow flies."""
        hero, crow = self.actor, board_of(self.state).grid.crow
        foe = min(self.state.enemies.values(), key=lambda enemy: crow(hero.zone, enemy.zone), default=None)
        return (kind(foe.id) for type, kind in ATTACKS.items() if weapons_for(hero, type)) if foe is not None else ()

    # --- what a Movement Point is spent on, and what takes one elsewhere

    @path(opt.Move, *BLOWS)
    def next_zone(self, option: opt.Move | Leap) -> tuple[str, ...]:
        """A step leads to it."""
        return (option.to,)

    @warning(opt.Move)
    def held_there(self, option: opt.Move, path: tuple[str, ...]) -> str:
        """The warning that who is there will not let one go."""
        there = enemies_in(self.state, option.to)
        if all(enemy.is_stunned for enemy in there):
            return ""
        return self.voice.say("scene-warn-held", enemies=", ".join(self.voice.name(enemy.id) for enemy in there))

    @warning(opt.Open)
    def behind_the_door(self, option: opt.Open, path: tuple[str, ...]) -> str:
        """In a closed Chamber somebody may wait."""
        is_closed = closed_chamber(self.state, board_of(self.state).beyond(option.door, self.actor.zone))
        return self.voice.say("scene-warn-chamber") if is_closed else ""

    @places(opt.Pickup)
    def lying_here(self, option: opt.Pickup) -> tuple[str, ...]:
        """The tokens of the Zone."""
        state, zone = self.state, self.actor.zone
        tokens = [id for id, token in state.tokens.items() if token.zone == zone]
        kinds = enumerate(state.treasure.get(zone, ()))
        treasure = [f"{'special-treasure' if kind == 'special' else 'treasure'}-{number}@{zone}" for number, kind in kinds]
        return (*tokens, *treasure, zone)

    @wish(opt.Move, opt.Pickup, opt.Open)
    def with_a_point(self) -> Iterable[Option]:
        """A step to the first Zone beside, what lies here, a closed door if there is one, best here."""
        zone, board = self.actor.zone, board_of(self.state)
        beside = board.zones(board.grid.beside(board.bit[zone], board.grid.walls_down))
        closed = [door for door, is_open in self.state.doors.items() if not is_open]
        near = [door for door in closed if zone in board.grid.edges[door][:2]]
        return (opt.Move(next(iter(beside), zone)), opt.Pickup(), *map(opt.Open, (near or closed)[:1]))

    @wish(*SKILLS, opt.Signature)
    def with_a_skill(self) -> Iterable[Option]:
        """Whatever the Hero has learned, and the Signature."""
        learned = [kind for kind, skill in SKILLS.items() if has_skill(self.state, self.actor, skill)]
        return (*(kind(self.actor.zone) for kind in learned), opt.Signature())

    @places(opt.Strike)
    def struck(self, option: opt.Strike) -> tuple[str, ...]:
        """The Enemy whose figure it is."""
        return (self.view.decision.about.get("enemy", ""),) if self.view.decision is not None else ()

    # --- what cards and the sheet say

    @price(opt.Signature)
    def experience(self, option: opt.Signature, path: tuple[str, ...]) -> str:
        """XP, or Micro-XP."""
        return self.voice.say("scene-price-micro" if option.by else "scene-price", xp=1)

    @note(opt.Signature)
    def about_signature(self, option: opt.Signature) -> str:
        """The text of the Class's Signature."""
        return self.voice.say(f"class-{self.actor.calling}.signature-gloss")

    @icon(opt.Trigger, opt.Pay)
    def card_of_power(self, option: opt.Trigger | opt.Pay) -> str:
        """The picture of the card that a power is printed on, if it is a card."""
        return card_icon(power_called(option.power).card) if option.power.startswith("card:") else ""

    @places(opt.Trigger, opt.Pay)
    def on_its_card(self, option: opt.Trigger | opt.Pay) -> tuple[str, ...]:
        """The card with the text."""
        return (card,) if (card := power_called(option.power).card) else ()

    @note(opt.Pay)
    def about_power(self, option: opt.Trigger | opt.Pay) -> str:
        """Its text."""
        return print_text((power_called(option.power).clause,), self.voice.words.say)

    @note(opt.Trigger)
    def about_enchantment(self, option: opt.Trigger) -> str:
        """Its text, and what the roll then comes to."""
        return f"{self.about_power(option)}. {self.voice.say('scene-wounds', number=wounds_after(self.state, option.power))}"

    @note(opt.Pass)
    def without_enchantment(self, option: opt.Pass) -> str:
        """The Wounds that the roll comes to as it lies."""
        return self.voice.say("scene-wounds", number=wounds_after(self.state, "")) if self.asked == "enchant" else ""

    @vain(opt.Trade)
    def nothing_to_trade(self, option: opt.Trade) -> str:
        """The words for somebody who is alone and carries nothing, or for Heroes without a card."""
        here = [one for one in self.state.heroes.values() if one.zone == self.actor.zone]
        can_change = self.actor.pack if len(here) == 1 else any(one.cards for one in here)
        return "" if can_change else self.voice.say("scene-vain-trade")

    # --- Skills, and the Market

    @icon(opt.Learn)
    def of_line(self, option: opt.Learn) -> str:
        """The picture of the Skill Line."""
        return picture("line", option.line.partition(".")[2])

    @price(opt.Learn)
    def cost_of_step(self, option: opt.Learn, path: tuple[str, ...]) -> str:
        """The XP of its next step."""
        return self.voice.say("scene-price", xp=line_of(option.line).steps[self.step_of(option)].cost)

    @note(opt.Learn)
    def about_step(self, option: opt.Learn) -> str:
        """The text of that step, and from which Level on it counts."""
        step = self.step_of(option)
        level, gloss = line_of(option.line).steps[step].level, step_gloss(self.state, self.voice, option.line, step)
        return gloss if level <= self.state.level else self.voice.say("scene-note-later", level=level, gloss=gloss)

    def step_of(self, option: opt.Learn) -> int:
        """The step of the Line that is next."""
        return self.actor.skills.get(option.line, 0)

    @note(opt.Sell)
    def worth(self, option: opt.Sell) -> str:
        """The XP that it brings."""
        return self.voice.say("scene-price", xp=(equipment_card(option.card).level + 1) // 2)

    @places(opt.Barter)
    def given(self, option: opt.Barter) -> tuple[str, ...]:
        """Every card that is given."""
        return tuple(option.cards.split("+"))

    # --- what cannot be done now

    def wishes(self) -> Iterator[Option | NotNow]:
        """The nearest of each kind, and whatever the Hero carries for use between Actions."""
        yield from super().wishes()
        if self.asked in opt.ACTING:
            yield from map(opt.Use, filter(is_between_actions, self.actor.pack))

    def wish(self, option: Option) -> tuple[str, str]:
        """A card by its name, all else by what is done."""
        said, shown = super().wish(option)
        return self.voice.option(option) if self.record(option).card else said, shown

    # --- all kinds alike

    def icon(self, option: Option, tag: str) -> str:
        """Also that of a figure or a type of Attack which is chosen."""
        record = self.record(option)
        if not isinstance(record, opt.Shown) or not record.pictured:
            return super().icon(option, tag)
        (named,) = astuple(option)
        enemy = self.state.enemies.get(named)
        return picture(record.pictured, enemy.figure if enemy is not None else named)

    def card_icon(self, card: str) -> str:
        """The picture on an Equipment card."""
        return card_icon(card)

    def card_text(self, card: str) -> str:
        """The text of a card, in a sentence."""
        return self.voice.say(f"card-{name_of(card)}.gloss")
