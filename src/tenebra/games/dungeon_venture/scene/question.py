"""The question of a scene: every legal option with what it costs and where it can be clicked, and the best one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.adventures import SHEETS
from tenebra.games.dungeon_venture.content import card
from tenebra.games.dungeon_venture.forecast import Forecast as Chances
from tenebra.games.dungeon_venture.forecast import odds_of
from tenebra.games.dungeon_venture.looking import focus_of
from tenebra.games.dungeon_venture.menu import GROUP_OF, RANK
from tenebra.games.dungeon_venture.rules.characteristics import movement_of, pool_of
from tenebra.games.dungeon_venture.rules.movement import Walk, budget_of
from tenebra.games.dungeon_venture.rules.space import altar_spaces, beside
from tenebra.games.dungeon_venture.scene.best import best_of
from tenebra.games.dungeon_venture.scene.board import STAIRCASE
from tenebra.games.dungeon_venture.scene.cards import copies_of
from tenebra.games.dungeon_venture.scene.not_now import not_now
from tenebra.games.dungeon_venture.scene.plates import colours
from tenebra.games.dungeon_venture.scene.voice import Voice, card_icon, picture
from tenebra.games.dungeon_venture.state import EXPLORED, FOUND, HERO, KEEPER, DVState, Figure
from tenebra.games.dungeon_venture.windows import KINDS, asked_in
from tenebra.kernel import Option, Reason, View
from tenebra.kit.odds import percent
from tenebra.kit.scene import Choice, Fact, Forecast, Key, Natural, Question, WindowKind
from tenebra.kit.tour import lessons_of

WINDOW = "window"
ATTACKING = ("attack", "event", "card")
"""The groups of options that may be attacks."""
LETTERS: dict[type[Option], str] = {
    opt.Search: "S",
    opt.Double: "D",
    opt.Give: "G",
    opt.Play: "P",
    opt.Rest: "R",
    opt.Chest: "C",
}
LAST = (opt.End, opt.Pass, opt.Ready, opt.Refuse)
NATURAL = Natural(foe="attack", friend="swap with", door="open", card="play", space="move")
FIRST = "gronks-lair"
"""The Adventure that newcomers begin with: there a guide speaks."""
TIPS = {"spells": "card", "start": "space"}
"""What newcomers are told before the first round, by what is asked."""


def question_of(view: View[DVState], voice: Voice, why_not: Callable[[Option], Reason | None]) -> Question | None:
    """What is asked, with the answers of this seat; without any, whom it waits for."""
    decision = view.decision
    if decision is None:
        return None
    focus = focus_of(view)
    about = focus.id if focus is not None and focus.id in decision.about.values() else ""
    if not decision.options:
        who = ", ".join(voice.say(f"seat-{seat}") for seat in decision.seats)
        return Question(decision.seats, voice.say("scene-waiting", who=who), about)
    offer = Offer(view, voice, focus)
    entries = sorted(decision.options, key=lambda entry: RANK[type(entry.option)])
    choices = tuple(offer.choice(entry.key, entry.option) for entry in entries)
    refused = not_now(view, voice, focus, why_not)
    window = asked_in(decision.prompt, decision.about)
    is_first = view.state.scenario == FIRST
    is_hero_turn = decision.prompt == "turn" and focus is not None and focus.form == HERO
    acts = {"action": any(choice.group in ("also", "act") for choice in choices)}
    tip = TIPS.get(decision.prompt) if is_first and view.state.round == 0 else None
    return Question(
        decision.seats,
        prompt_of(view, voice, focus),
        about,
        choices,
        best_of([(choice, entry.option) for choice, entry in zip(choices, entries, strict=True)], view.state, focus),
        _left(view, voice, focus),
        refused,
        is_reaction=window is not None,
        window=window.kind if window is not None else "",
        lessons=lessons_of(voice.say, choices, refused, acts) if is_first and is_hero_turn else (),
        tip=voice.say(f"tour-{tip}") if tip else "",
    )


def windows_of(view: View[DVState], voice: Voice) -> tuple[WindowKind, ...]:
    """The windows of the Keeper; nobody else has any."""
    return tuple(WindowKind(kind, voice.say(f"window-{kind}")) for kind in KINDS) if view.seat == KEEPER else ()


def keys_of(voice: Voice) -> tuple[Key, ...]:
    """The letters of this game, with what they do."""
    return tuple(Key(letter, voice.say(f"do-{kind.__struct_config__.tag}")) for kind, letter in LETTERS.items())


def prompt_of(view: View[DVState], voice: Voice, focus: Figure | None) -> str:
    """What is asked; in a turn, what the figure has left."""
    decision, turn = view.decision, view.state.turn
    assert decision is not None
    if decision.prompt != "turn" or turn is None or focus is None:
        return voice.teller.prompt(decision.prompt, decision.about)
    left = {(True, True): "both", (True, False): "move", (False, True): "act"}.get((turn.strides > 0, not turn.has_acted), "none")
    return voice.say("scene-turn", figure=voice.name(focus.id), left=left)


def _left(view: View[DVState], voice: Voice, focus: Figure | None) -> tuple[Fact, ...]:
    """What is left to spend: steps, the Action, Spells; Gold in the shop; after the dice of an attack what they showed."""
    state, decision = view.state, view.decision
    assert decision is not None
    if decision.prompt == "shop":
        gold = decision.about["gold"]
        return (Fact(picture("stat", "gold"), gold, voice.say("scene-gold", number=int(gold))),)
    if decision.prompt == WINDOW and state.attacks:
        rolled = state.attacks[-1]
        return (
            Fact(picture("stat", "attack"), str(rolled.hits), voice.say("successes", number=rolled.hits)),
            Fact(picture("stat", "defence"), str(rolled.blocks), voice.say("successes", number=rolled.blocks)),
        )
    turn = state.turn
    if decision.prompt != "turn" or turn is None or focus is None:
        return ()
    steps, actions = budget_of(state, focus), int(not turn.has_acted)
    out = [
        Fact(picture("stat", "movement"), str(steps), voice.say("scene-steps-left", number=steps)),
        Fact(picture("stat", "action"), str(actions), voice.say("scene-actions-left", number=actions)),
    ]
    if focus.form == HERO and (mana := pool_of(state, focus, "mana").size):
        spells = max(0, mana - state.heroes[focus.id].cast)
        out.append(Fact(picture("stat", "spells"), str(spells), voice.say("scene-spells-left", number=spells)))
    return tuple(out)


class Offer:
    """Turns the options of one decision into choices."""

    def __init__(self, view: View[DVState], voice: Voice, focus: Figure | None) -> None:
        self.view, self.voice, self.focus, self.state = view, voice, focus, view.state
        self.sheet = SHEETS[view.state.scenario]
        self.walk: Walk | None = None
        prompt = view.decision.prompt if view.decision is not None else ""
        if focus is not None and prompt in ("turn", "march"):
            points = movement_of(self.state, focus) if prompt == "march" else budget_of(self.state, focus)
            self.walk = Walk(self.state, focus, points)

    def choice(self, key: str, option: Option) -> Choice:
        """One option with all that a page shows of it."""
        tag, group = str(option.__struct_config__.tag), GROUP_OF[type(option)]
        path = self.path(option)
        found = odds_of(self.view, option) if group in ATTACKING else ()
        places = self.places(option)
        return Choice(
            key,
            self.voice.option(option),
            group,
            self.icon(option, tag),
            (*places, *(chances.target for chances in found if chances.target not in places)),
            self.note(option),
            self.voice.say(f"do-{tag}"),
            path,
            self.cost(option, path),
            self.warning(option, path),
            isinstance(option, opt.Leave),
            tuple(forecast_of(chances, self.voice) for chances in found),
            LETTERS.get(type(option), ""),
            isinstance(option, LAST),
        )

    def icon(self, option: Option, tag: str) -> str:
        if isinstance(option, opt.Play | opt.Event | opt.Pick | opt.Takeoff | opt.Keep | opt.Buy):
            return card_icon(option.card)
        return picture("action", tag)

    def path(self, option: Option) -> tuple[str, ...]:
        """The way a walk would really take, without its first space."""
        if self.walk is None:
            return ()
        if isinstance(option, opt.Move | opt.Leap):
            return tuple(self.walk.path(self.state, option))
        if isinstance(option, opt.Leave) and self.focus is not None and self.focus.space != self.sheet.staircase:
            return tuple(self.walk.path(self.state, opt.Move(self.sheet.staircase)))
        return ()

    def cost(self, option: Option, path: tuple[str, ...]) -> str:
        if isinstance(option, opt.Buy):
            return self.voice.say("menu-price", price=card(option.card).price)
        return str(len(path) + isinstance(option, opt.Leave)) if path else ""

    def warning(self, option: Option, path: tuple[str, ...]) -> str:
        """What it may cost besides."""
        if isinstance(option, opt.Leave):
            return self.voice.say("scene-warn-leave")
        if isinstance(option, opt.Move | opt.Leap):
            return " ".join(self.dangers(option.to, path))
        return ""

    def dangers(self, goal: str, path: tuple[str, ...]) -> Iterator[str]:
        """What a movement meets: Pits on the way, and for a Hero a Trap where it ends and areas nobody has explored."""
        voice, state, walk = self.voice, self.state, self.walk
        is_pit = walk is not None and bool(walk.pits & self.sheet.grid.bit[goal])
        if walk is not None and (pits := walk.pits_on(path)):
            yield voice.say("scene-warn-leap", number=pits)
        if is_pit:
            yield voice.say("scene-warn-in-pit")
        if self.focus is None or self.focus.form != HERO:
            return
        trap = state.traps.get(goal)
        if trap is not None and trap.status == FOUND and not is_pit:
            yield voice.say("scene-warn-trap", trap=voice.name(trap.kind, "trap"))
        if any(state.areas.get(self.sheet.area_of[step]) != EXPLORED for step in path):
            yield voice.say("scene-warn-unexplored")

    def note(self, option: Option) -> str:
        """What one should know before choosing it."""
        if isinstance(option, opt.Play | opt.Event | opt.Pick | opt.Keep | opt.Buy):
            return self.voice.say(f"card-{option.card}.gloss")
        if isinstance(option, opt.Chest | opt.Rest):
            return self.voice.say("scene-note-event")
        return ""

    def places(self, option: Option) -> tuple[str, ...]:
        """Everything it can be clicked on."""
        match option:
            case opt.Move(to=to) | opt.Leap(to=to):
                return (to,)
            case opt.Place(space=space):
                return (space,)
            case (
                opt.Attack(target=who)
                | opt.Swap(other=who)
                | opt.Activate(figure=who)
                | opt.First(hero=who)
                | opt.Guide(spirit=who)
            ):
                return self.figure(who)
            case opt.Release(spirit=who, to=to):
                return (who, to)
            case opt.Open(door=door) | opt.Close(door=door):
                return (door,)
            case opt.Chest(space=space):
                return (f"chest@{space}", space)
            case opt.Use(thing=thing):
                return (thing, self.state.things[thing])
            case opt.Loot(hero=hero):
                return (f"skull@{hero}", self.state.skulls[hero].space)
            case opt.Leave():
                return (STAIRCASE, self.sheet.staircase)
            case opt.Rest() | opt.Resurrect() if self.focus is not None:
                altars = self.sheet.grid.spaces(beside(self.state, self.focus.space) & altar_spaces(self.state))
                return tuple(place for space in altars for place in (f"altar@{space}", space))
            case opt.Play(card=name, at=at) | opt.Event(card=name, at=at):
                return (*copies_of(self.view, name), *self.aim(at))
            case opt.Give(card=name, to=who) | opt.Keep(card=name, by=who) | opt.Buy(card=name, by=who):
                return (*copies_of(self.view, name), *self.figure(who))
            case opt.Pick(card=name) | opt.Takeoff(card=name):
                return copies_of(self.view, name)
        return ()

    def figure(self, who: str) -> tuple[str, ...]:
        """A figure and the space it stands on."""
        figure = self.state.figures.get(who)
        return (who, figure.space) if figure is not None else (who,)

    def aim(self, at: str) -> tuple[str, ...]:
        """What a card is played at: a figure, a space, a door, an area with all its spaces."""
        if not at:
            return ()
        if at in self.sheet.areas:
            return tuple(self.sheet.grid.spaces(self.sheet.areas[at]))
        return self.figure(at)


def forecast_of(found: Chances, voice: Voice) -> Forecast:
    """Exact chances in whole percent, with how they are made."""
    attack, defence = colours(found.attack), colours(found.defence)
    text = voice.say(
        "odds-full",
        attacker=voice.name(found.attacker),
        target=voice.name(found.target),
        attack=voice.dice(attack) if attack else voice.say("sheet-no-dice"),
        defence=voice.dice(defence) if defence else voice.say("sheet-no-dice"),
        chances=", ".join(voice.say("odds-entry", damage=n, chance=percent(p)) for n, p in enumerate(found.odds) if p),
    )
    return Forecast(
        found.target,
        attack,
        defence,
        percent(found.hit),
        percent(found.kill),
        round(float(found.mean), 2),
        tuple(percent(chance) for chance in found.odds),
        text,
        "DV-CBT-05",
    )
