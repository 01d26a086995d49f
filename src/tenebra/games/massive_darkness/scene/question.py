"""The question of a scene: what is left to spend, and every legal option with what it costs and where it can be clicked."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.content import equipment_card
from tenebra.games.massive_darkness.forecast import asked, odds_of, wounds_after
from tenebra.games.massive_darkness.looking import character_of
from tenebra.games.massive_darkness.printing import print_text
from tenebra.games.massive_darkness.rules.combat import result
from tenebra.games.massive_darkness.rules.doors import closed_chamber
from tenebra.games.massive_darkness.rules.powers import line_of, power_called
from tenebra.games.massive_darkness.rules.space import board_of, enemies_in
from tenebra.games.massive_darkness.scene.cards import step_gloss
from tenebra.games.massive_darkness.scene.not_now import wishes_of
from tenebra.games.massive_darkness.scene.stats import shape
from tenebra.games.massive_darkness.scene.voice import card_icon, picture
from tenebra.games.massive_darkness.state import MDState
from tenebra.kernel import Option, View
from tenebra.kit.decks import name_of
from tenebra.kit.question import Asking, Groups, WhyNot, forecast_of
from tenebra.kit.scene import Fact, Forecast, Natural
from tenebra.kit.voice import Voice

ATTACKING = (opt.Melee, opt.Ranged, opt.Magic, opt.Charge, opt.Safeshot)
WITH_CARD = (opt.Use, opt.Pick, opt.Equip, opt.Unequip, opt.Give, opt.Sell, opt.Swap)
BESIDE_A_COMBAT = ("hand-on", "reorganize", "trade", "discard", "experience", "room", "patrol")
"""Questions that may come while the dice of a Combat still lie there, and are not about them."""
LETTERS: dict[type[Option], str] = {opt.Give: "G"}
GROUPS: Groups = {
    "attack": (opt.Melee, opt.Ranged, opt.Magic),
    "skill": (opt.Charge, opt.Safeshot, opt.Teleport, opt.Command, opt.Signature),
    "card": (opt.Use, opt.Pay, opt.Trigger, opt.Reroll),
    "act": (opt.Open, opt.Pickup, opt.Standup, opt.Trade, opt.Transmute),
    "choice": (
        opt.Die,
        opt.Symbol,
        opt.Strike,
        opt.Activate,
        opt.Choose,
        opt.Kind,
        opt.Pick,
        opt.First,
        opt.Learn,
        opt.Sell,
        opt.Barter,
        opt.Swap,
        opt.Agree,
        opt.Refuse,
    ),
    "equip": (opt.Equip, opt.Unequip),
    "give": (opt.Give,),
    "end": (opt.Ready, opt.Pass, opt.Stop, opt.Nothing),
    "space": (opt.Move, opt.Place),
}
"""The groups of the menu, in order; the Zones come last because the board shows them."""


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


TERMS: dict[str, tuple[type[Option] | str, ...]] = {
    "first": ("first",),
    "trade": (opt.Trade,),
    "transmute": (opt.Transmute,),
    "signature": (opt.Signature,),
    "charge": (opt.Charge,),
    "safe-shot": (opt.Safeshot,),
    "command": (opt.Command,),
    "bam": (opt.Trigger,),
    "reroll": (opt.Reroll,),
    "prey": ("prey",),
    "counterattack": ("counterattack",),
    "experience": ("experience",),
}
"""The words of the game, and where one meets them."""


class Offer(Asking[MDState]):
    """Turns the options of one decision into choices."""

    groups = GROUPS
    letters = LETTERS
    last = (opt.Ready, opt.Pass, opt.Stop, opt.Nothing, opt.Refuse)
    natural = Natural(foe="melee", friend="command", door="open", card="use", space="move")
    turns = ("activation", "movement", "command")
    terms = TERMS

    def __init__(self, view: View[MDState], voice: Voice, why_not: WhyNot) -> None:
        super().__init__(view, voice, why_not)
        self.hero = asked(view)

    def about(self) -> str:
        """The Character the question names, or the Hero who is asked."""
        named = self.view.decision.about.values() if self.view.decision is not None else ()
        found = (id for id in named if character_of(self.state, id) is not None)
        return next(found, self.hero.id if self.hero is not None else "")

    def prompt(self) -> str:
        """What is asked; in an Activation, what the Hero has still to do."""
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
                out.append(Fact(picture("action", kind), str(number), label))
        if state.movement is not None:
            points = state.movement.points
            out.append(Fact(picture("status", "movement"), str(points), voice.say("scene-points-left", number=points)))
        return tuple(out)

    def wishes(self) -> Iterator[Option]:
        """What the asked Hero has no legal option for."""
        return wishes_of(self.view, self.hero)

    def wish(self, option: Option) -> tuple[str, str]:
        """A card by its name, all else by what is done."""
        label, icon = super().wish(option)
        return (self.voice.option(option), icon) if isinstance(option, opt.Use) else (label, icon)

    def path(self, option: Option) -> tuple[str, ...]:
        """A step leads to the next Zone."""
        return (option.to,) if isinstance(option, opt.Move | opt.Charge | opt.Safeshot) else ()

    def icon(self, option: Option, tag: str) -> str:
        """The picture of the card, the Skill or the figure it names, else that of what is done."""
        if isinstance(option, WITH_CARD):
            return card_icon(option.card)
        if isinstance(option, opt.Learn):
            return picture("line", option.line.partition(".")[2])
        if isinstance(option, opt.Activate | opt.Choose | opt.First | opt.Command):
            return self.face(getattr(option, "enemy", "") or getattr(option, "who", "") or getattr(option, "hero", ""))
        if isinstance(option, opt.Trigger | opt.Pay) and option.power.startswith("card:"):
            return card_icon(power_called(option.power).card)
        return picture("type", option.type) if isinstance(option, opt.Kind) else picture("option", tag)

    def face(self, who: str) -> str:
        enemy = self.state.enemies.get(who)
        return picture("figure", enemy.figure if enemy is not None else who)

    def cost(self, option: Option, path: tuple[str, ...]) -> str:
        """What it takes: XP for a Skill, symbols for an Enchantment."""
        voice = self.voice
        if isinstance(option, opt.Learn) and self.hero is not None:
            step = line_of(option.line).steps[self.hero.skills.get(option.line, 0)]
            return voice.say("scene-price", xp=step.cost)
        if isinstance(option, opt.Signature):
            return voice.say("scene-price-micro" if option.by else "scene-price", xp=1)
        return ""

    def warning(self, option: Option, path: tuple[str, ...]) -> str:
        """What it may cost besides: who is there will not let one go; behind the door somebody may wait."""
        state, voice = self.state, self.voice
        if isinstance(option, opt.Move) and self.hero is not None:
            there = enemies_in(state, option.to)
            if any(not enemy.is_stunned for enemy in there):
                return voice.say("scene-warn-held", enemies=", ".join(voice.name(enemy.id) for enemy in there))
        if isinstance(option, opt.Open) and self.hero is not None:
            is_closed = closed_chamber(state, board_of(state).beyond(option.door, self.hero.zone))
            return voice.say("scene-warn-chamber") if is_closed else ""
        return ""

    def note(self, option: Option) -> str:
        """What one should know before choosing it."""
        voice, state = self.voice, self.state
        match option:
            case opt.Use(card=copy) | opt.Pick(card=copy):
                return voice.say(f"card-{name_of(copy)}.gloss")
            case opt.Learn(line=line) if self.hero is not None:
                step = self.hero.skills.get(line, 0)
                level, gloss = line_of(line).steps[step].level, step_gloss(state, voice, line, step)
                return gloss if level <= state.level else voice.say("scene-note-later", level=level, gloss=gloss)
            case opt.Signature() if self.hero is not None:
                return voice.say(f"class-{self.hero.calling}.signature-gloss")
            case opt.Trigger(power=key):
                text = print_text((power_called(key).clause,), voice.words.say)
                return f"{text}. {voice.say('scene-wounds', number=wounds_after(state, key))}"
            case opt.Pay(power=key):
                return print_text((power_called(key).clause,), voice.words.say)
            case opt.Pass() if self.view.decision is not None and self.view.decision.prompt == "enchant":
                return voice.say("scene-wounds", number=wounds_after(state, ""))
            case opt.Sell(card=copy):
                return voice.say("scene-price", xp=(equipment_card(copy).level + 1) // 2)
        return ""

    def vain(self, option: Option) -> str:
        """A Reorganize/Trade of somebody who is alone and carries nothing, or among Heroes without a card."""
        hero = self.hero
        if not isinstance(option, opt.Trade) or hero is None:
            return ""
        here = [one for one in self.state.heroes.values() if one.zone == hero.zone]
        can_change = hero.pack if len(here) == 1 else any(one.cards for one in here)
        return "" if can_change else self.voice.say("scene-vain-trade")

    def places(self, option: Option) -> tuple[str, ...]:
        """Everything it can be clicked on: Zones, figures, doors, cards."""
        match option:
            case opt.Melee(target=who) | opt.Ranged(target=who) | opt.Magic(target=who):
                return (who,)
            case opt.Activate(enemy=who) | opt.Choose(who=who) | opt.First(hero=who) | opt.Command(hero=who):
                return (who,)
            case opt.Move(to=zone) | opt.Teleport(to=zone) | opt.Place(zone=zone):
                return (zone,)
            case opt.Charge(to=zone) | opt.Safeshot(to=zone):
                return (zone,)
            case opt.Open(door=door):
                return (door,)
            case opt.Pickup() if self.hero is not None:
                return self.lying(self.hero.zone)
            case opt.Use(card=copy) | opt.Pick(card=copy) | opt.Unequip(card=copy) | opt.Sell(card=copy):
                return (copy,)
            case opt.Equip(card=copy, instead=instead):
                return (copy, instead) if instead else (copy,)
            case opt.Give(card=copy, to=who):
                return (copy, who)
            case opt.Swap(card=copy, starting=other):
                return (copy, other)
            case opt.Barter(cards=copies):
                return tuple(copies.split("+"))
            case opt.Learn(line=line):
                return (line,)
            case opt.Trigger(power=key) | opt.Pay(power=key):
                return (card,) if (card := power_called(key).card) else ()
            case opt.Strike() if self.view.decision is not None:
                return (self.view.decision.about.get("enemy", ""),)
        return ()

    def lying(self, zone: str) -> tuple[str, ...]:
        """The tokens of a Zone."""
        state = self.state
        tokens = [id for id, token in state.tokens.items() if token.zone == zone]
        kinds = enumerate(state.treasure.get(zone, ()))
        treasure = [f"{'special-treasure' if kind == 'special' else 'treasure'}-{number}@{zone}" for number, kind in kinds]
        return (*tokens, *treasure, zone)

    def forecasts(self, option: Option) -> tuple[Forecast, ...]:
        """The chances of each Attack it makes, and what is not counted (MD-DMG-01)."""
        found = odds_of(self.state, self.hero, option) if isinstance(option, ATTACKING) else ()
        out = []
        for one in found:
            names = ", ".join(dict.fromkeys(self.voice.name(key, "power") for key in one.left_out))
            more = self.voice.say("scene-odds-left-out", powers=names) if names else ""
            out.append(forecast_of(one, self.voice, "MD-DMG-01", shape, more))
        return tuple(out)
