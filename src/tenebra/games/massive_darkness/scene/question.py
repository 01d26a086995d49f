"""The question of a scene: every legal option with what it costs and where it can be clicked, and the best one."""

from __future__ import annotations

from collections.abc import Callable

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.content import equipment_card, name_of
from tenebra.games.massive_darkness.forecast import Forecast as Chances
from tenebra.games.massive_darkness.forecast import asked, odds_of, wounds_after
from tenebra.games.massive_darkness.looking import character_of
from tenebra.games.massive_darkness.menu import GROUP_OF, RANK
from tenebra.games.massive_darkness.powers import line_of, power_called
from tenebra.games.massive_darkness.printing import print_text
from tenebra.games.massive_darkness.rules.combat import result
from tenebra.games.massive_darkness.rules.doors import closed_chamber
from tenebra.games.massive_darkness.rules.space import board_of, enemies_in
from tenebra.games.massive_darkness.scene.best import best_of
from tenebra.games.massive_darkness.scene.cards import step_gloss
from tenebra.games.massive_darkness.scene.not_now import not_now
from tenebra.games.massive_darkness.scene.plates import colours, shapes
from tenebra.games.massive_darkness.scene.voice import Voice, card_icon, picture
from tenebra.games.massive_darkness.state import Hero, MDState
from tenebra.games.massive_darkness.windows import KINDS, asked_in
from tenebra.kernel import Option, Reason, View
from tenebra.kit.odds import percent
from tenebra.kit.scene import Choice, Fact, Forecast, Key, Natural, Question, WindowKind

ATTACKING = (opt.Melee, opt.Ranged, opt.Magic, opt.Charge, opt.Safeshot)
WITH_CARD = (opt.Use, opt.Pick, opt.Equip, opt.Unequip, opt.Give, opt.Sell, opt.Swap)
LETTERS: dict[type[Option], str] = {opt.Give: "G"}
LAST = (opt.Ready, opt.Pass, opt.Stop, opt.Nothing, opt.Refuse)
NATURAL = Natural(foe="melee", friend="command", door="open", card="use", space="move")
BESIDE_A_COMBAT = ("hand-on", "reorganize", "trade", "discard", "experience", "room", "patrol")
"""Questions that may come while the dice of a Combat still lie there, and are not about them."""


def question_of(view: View[MDState], voice: Voice, why_not: Callable[[Option], Reason | None]) -> Question | None:
    """What is asked, with the answers of this seat; without any, whom it waits for."""
    decision, state = view.decision, view.state
    if decision is None:
        return None
    hero = asked(view)
    about = next((id for id in decision.about.values() if character_of(state, id) is not None), hero.id if hero else "")
    if not decision.options:
        who = ", ".join(voice.name(seat) for seat in decision.seats)
        return Question(decision.seats, voice.say("scene-waiting", who=who), about)
    entries = sorted(decision.options, key=lambda entry: RANK[type(entry.option)])
    offer = Offer(view, voice, hero)
    window = asked_in(decision.prompt, decision.about)
    choices = tuple(offer.choice(entry.key, entry.option) for entry in entries)
    return Question(
        decision.seats,
        prompt_of(view, voice, hero),
        about,
        choices,
        best_of([(choice, entry.option) for choice, entry in zip(choices, entries, strict=True)], state, hero),
        left_of(view, voice, hero),
        not_now(view, voice, hero, why_not),
        window=window.kind if window is not None else "",
    )


def windows_of(view: View[MDState], voice: Voice) -> tuple[WindowKind, ...]:
    """The windows of every Hero."""
    return tuple(WindowKind(kind, voice.say(f"window-{kind}")) for kind in KINDS) if view.seat in view.state.heroes else ()


def keys_of(voice: Voice) -> tuple[Key, ...]:
    """The letters of this game, with what they do."""
    return tuple(Key(letter, voice.say(f"do-{kind.__struct_config__.tag}")) for kind, letter in LETTERS.items())


def prompt_of(view: View[MDState], voice: Voice, hero: Hero | None) -> str:
    """What is asked; in an Activation, what the Hero has left."""
    decision, state = view.decision, view.state
    assert decision is not None
    if decision.prompt != "activation" or state.activation is None or hero is None:
        return voice.teller.prompt(decision.prompt, decision.about)
    if state.movement is not None:
        return voice.say("scene-moving", hero=voice.name(hero.id), points=state.movement.points)
    return voice.say("scene-activation", hero=voice.name(hero.id), actions=state.activation.actions)


def left_of(view: View[MDState], voice: Voice, hero: Hero | None) -> tuple[Fact, ...]:
    """Actions and Movement Points left; in a Combat what the dice show; XP while Skills are acquired."""
    decision, state = view.decision, view.state
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


class Offer:
    """Turns the options of one decision into choices."""

    def __init__(self, view: View[MDState], voice: Voice, hero: Hero | None) -> None:
        self.view, self.voice, self.hero, self.state = view, voice, hero, view.state

    def choice(self, key: str, option: Option) -> Choice:
        """One option with all that a page shows of it."""
        tag = str(option.__struct_config__.tag)
        found = odds_of(self.state, self.hero, option) if isinstance(option, ATTACKING) else ()
        return Choice(
            key,
            self.voice.option(option),
            GROUP_OF[type(option)],
            self.icon(option, tag),
            self.places(option),
            self.note(option),
            self.voice.say(f"do-{tag}"),
            (option.to,) if isinstance(option, opt.Move | opt.Charge | opt.Safeshot) else (),
            self.cost(option),
            self.warning(option),
            forecasts=tuple(forecast_of(chances, self.voice) for chances in found),
            letter=LETTERS.get(type(option), ""),
            is_last=isinstance(option, LAST),
        )

    def icon(self, option: Option, tag: str) -> str:
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

    def cost(self, option: Option) -> str:
        """What it takes: XP for a Skill, symbols for an Enchantment."""
        voice = self.voice
        if isinstance(option, opt.Learn) and self.hero is not None:
            step = line_of(option.line).steps[self.hero.skills.get(option.line, 0)]
            return voice.say("scene-price", xp=step.cost)
        if isinstance(option, opt.Signature):
            return voice.say("scene-price-micro" if option.by else "scene-price", xp=1)
        return ""

    def warning(self, option: Option) -> str:
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
                return step_gloss(state, voice, line, self.hero.skills.get(line, 0))
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

    def places(self, option: Option) -> tuple[str, ...]:
        """Everything it can be clicked on: Zones, figures, doors, cards."""
        match option:
            case opt.Melee(target=who) | opt.Ranged(target=who) | opt.Magic(target=who):
                return self.figure(who)
            case opt.Activate(enemy=who) | opt.Choose(who=who) | opt.First(hero=who) | opt.Command(hero=who):
                return self.figure(who)
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
                return (copy, *self.figure(who))
            case opt.Swap(card=copy, starting=other):
                return (copy, other)
            case opt.Barter(cards=copies):
                return tuple(copies.split("+"))
            case opt.Learn(line=line):
                return (line,)
            case opt.Trigger(power=key) | opt.Pay(power=key):
                return (card,) if (card := power_called(key).card) else ()
            case opt.Strike() if self.view.decision is not None:
                return self.figure(self.view.decision.about.get("enemy", ""))
        return ()

    def figure(self, who: str) -> tuple[str, ...]:
        """A figure and the Zone it stands in."""
        found = character_of(self.state, who)
        return (who, found.zone) if found is not None else (who,)

    def lying(self, zone: str) -> tuple[str, ...]:
        """The tokens of a Zone."""
        state = self.state
        tokens = [id for id, token in state.tokens.items() if token.zone == zone]
        kinds = enumerate(state.treasure.get(zone, ()))
        treasure = [f"{'special-treasure' if kind == 'special' else 'treasure'}-{number}@{zone}" for number, kind in kinds]
        return (*tokens, *treasure, zone)


def forecast_of(found: Chances, voice: Voice) -> Forecast:
    """Exact chances in whole percent, with how they are made and what is not counted."""
    attack, defence = colours(found.attack), colours(found.defence)
    text = voice.say(
        "scene-odds",
        attacker=voice.name(found.attacker),
        target=voice.name(found.target),
        attack=voice.dice(attack),
        defence=voice.dice(defence),
        chances=", ".join(voice.say("scene-odds-entry", wounds=n, chance=percent(p)) for n, p in enumerate(found.odds) if p),
    )
    if found.left_out:
        names = ", ".join(dict.fromkeys(voice.name(key, "power") for key in found.left_out))
        text = f"{text} {voice.say('scene-odds-left-out', powers=names)}"
    return Forecast(
        found.target,
        shapes(found.attack),
        shapes(found.defence),
        percent(found.hit),
        percent(found.kill),
        round(float(found.mean), 2),
        tuple(percent(chance) for chance in found.odds),
        text,
        "MD-DMG-01",
    )
