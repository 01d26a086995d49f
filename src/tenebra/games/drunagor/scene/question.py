"""The question of a scene: what is left to spend, and every legal option with its way, its price and its odds."""

from __future__ import annotations

from msgspec.structs import replace

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.content import abilities, items, skills
from tenebra.games.drunagor.content.foes import familiars
from tenebra.games.drunagor.forecast import blow_at, chances_of
from tenebra.games.drunagor.looking import focus_of
from tenebra.games.drunagor.rules.interactions import challenge_bonus
from tenebra.games.drunagor.rules.movement import chosen_way, walkable
from tenebra.games.drunagor.rules.space import board_of
from tenebra.games.drunagor.rules.ways import Way
from tenebra.games.drunagor.scenarios import sheet_of
from tenebra.games.drunagor.scene.cards import card_of, learned
from tenebra.games.drunagor.scene.not_now import wishes_of
from tenebra.games.drunagor.scene.voice import card_icon, face_of, picture
from tenebra.games.drunagor.state import TRACK, DRState
from tenebra.kernel import Option, View
from tenebra.kit.decks import name_of
from tenebra.kit.question import Asking, Groups, WhyNot, forecast_of
from tenebra.kit.scene import Choice, Fact, Forecast, Natural
from tenebra.kit.telling import PLACE, capital
from tenebra.kit.voice import Voice

GROUPS: Groups = {
    "skill": (opt.Use, opt.Focus, opt.Ki),
    "target": (opt.Target, opt.Amount),
    "react": (opt.React, opt.Protect, opt.Reroll, opt.Fury),
    "minor": (opt.Open, opt.Search, opt.Interact, opt.Consume),
    "goods": (opt.Equip, opt.Unequip, opt.Give, opt.Take, opt.Stash, opt.Fetch, opt.Agree),
    "choice": (opt.Choose,),
    "cube": (opt.Expend, opt.Move, opt.Recall),
    "end": (opt.Enough, opt.Stop, opt.End, opt.Pass),
    "space": (opt.Go,),
}
"""The groups of the menu, in order; the squares come last because the board shows them."""
LETTERS: dict[type[Option], str] = {opt.Search: "C", opt.Interact: "G", opt.Open: "D", opt.Consume: "P", opt.Recall: "R"}
TIES = tuple(f"tie-{what}" for what in ("card", "item", "order", "path", "place", "rune", "shove", "square", "target", "tile"))
TERMS: dict[str, tuple[type[Option] | str, ...]] = {
    "cubes": (opt.Use,),
    "recall": (opt.Recall,),
    "expend": (opt.Expend,),
    "focus": (opt.Focus,),
    "ki": (opt.Ki,),
    "fury": (opt.Fury,),
    "reaction": (opt.React,),
    "protect": (opt.Protect,),
    "interact": (opt.Interact,),
    "leader": TIES,
    "curse": ("curse", "cleanse-curse"),
    "trauma": ("trauma", "cleanse-trauma"),
    "attack": (opt.Target,),
}
"""The words of the game, and where one meets them."""
RULE_OF_DAMAGE = "DR-ATK-16"
SIDES = 20


class Offer(Asking[DRState]):
    """Turns the options of one decision into choices."""

    groups = GROUPS
    letters = LETTERS
    last = (opt.Enough, opt.Stop, opt.End, opt.Pass)
    natural = Natural(foe="target", friend="target", door="open", card="use", space="go")
    turns = ("turn", "move", "target", "familiar")
    terms = TERMS

    def __init__(self, view: View[DRState], voice: Voice, why_not: WhyNot) -> None:
        super().__init__(view, voice, why_not)
        self.focus = focus_of(view)
        self.ways = walkable(self.state, self.focus.id) if self.focus is not None else None

    def about(self) -> str:
        """The character in question."""
        named = self.view.decision.about.values() if self.view.decision is not None else ()
        return self.focus.id if self.focus is not None and self.focus.id in named else super().about()

    def harm(self) -> dict[str, int]:
        """Whom the attack in progress is about to hurt, and how much."""
        attack = self.state.attacks[-1]
        left = {who: damage - attack.prevented.get(who, 0) for who, damage in attack.damage.items()}
        return {who: damage for who, damage in left.items() if damage > 0}

    def prompt(self) -> str:
        """What is asked; of a threat, for whom."""
        if self.asked != "reaction" or not self.state.attacks or not (harm := self.harm()):
            return super().prompt()
        attacker, whom = self.state.attacks[-1].attacker, ", ".join(map(self.voice.name, harm))
        named = {"attacker": self.voice.name(attacker), "known": "true" if attacker else "false"}
        return self.voice.say("scene-threat", **named, whom=whom, damage=sum(harm.values()))

    def left(self) -> tuple[Fact, ...]:
        """Cube Actions, steps, damage that threatens."""
        state, say, facts = self.state, self.voice.say, []
        turn = state.turn
        if turn is not None and turn.card == self.view.seat and self.asked == "turn":
            facts.append(Fact(picture("stat", "cube"), str(turn.cubes), say("scene-cube-actions", number=turn.cubes)))
        if state.movements and self.asked in ("turn", "move"):
            points = state.movements[-1].points
            facts.append(Fact(picture("stat", "movement"), str(points), say("scene-points", number=points)))
        elif turn is not None and turn.card == self.view.seat and turn.moves and self.asked == "turn":
            facts.append(Fact(picture("stat", "movement"), str(turn.moves), say("scene-free-move", number=turn.moves)))
        if state.attacks and self.asked == "reaction":
            harm = sum(self.harm().values())
            facts.append(Fact(picture("stat", "damage"), str(harm), say("scene-harm", number=harm)))
        return tuple(facts)

    def wishes(self) -> tuple[Option, ...]:
        return tuple(wishes_of(self.view))

    def icon(self, option: Option, tag: str) -> str:
        """The picture of the Skill, item or character it names, else that of what is done."""
        match option:
            case opt.Use(skill=name) | opt.Focus(ability=name) | opt.React(skill=name):
                return card_icon(name)
            case (
                opt.Consume(item=name) | opt.Equip(item=name) | opt.Unequip(item=name) | opt.Give(item=name) | opt.Take(item=name)
            ):
                return card_icon(name)
            case opt.Target(who=who) | opt.Amount(who=who) if face_of(self.state, who)[0]:
                return face_of(self.state, who)[0]
            case opt.Choose(name=name) if name_of(name) in skills() or name_of(name) in items():
                return card_icon(name)
            case opt.Choose(name=name) if face_of(self.state, name)[0]:
                return face_of(self.state, name)[0]
        return picture("option", tag)

    def choice(self, key: str, option: Option, group: str) -> Choice:
        """With the areas that would be struck."""
        made = super().choice(key, option, group)
        if isinstance(option, opt.Pass) and self.asked.startswith("tie-"):
            return replace(made, label=self.voice.say("scene-either"))
        if isinstance(option, opt.Choose) and self.asked == "learn" and self.view.decision is not None:
            skill = learned(self.state, self.view.seat, option.name, int(self.view.decision.about["level"]))
            if skill in skills():
                face = card_of(self.voice, skill)
                label = self.voice.say("scene-learn", skill=face.name, colour=self.voice.name(option.name))
                return replace(made, label=label, note=face.text, icon=face.icon)
        if isinstance(option, opt.Choose) and self.asked == "tie-tile":
            squares = tuple(option.name.partition("/")[0].split("+"))
            label = self.voice.say("scene-tile", at=self.voice.name(squares[0]), more=len(squares) - 1)
            return replace(made, label=capital(label), group="space", at=squares, covers=squares)
        if isinstance(option, opt.Choose) and self.asked == "tie-path":
            return replace(made, label=self.voice.say("scene-way", way=option.name, harm=self.voice.name(option.name)))
        if isinstance(option, opt.Choose) and PLACE.fullmatch(option.name):
            covers = self.area(option.name) if self.asked == "area" else (option.name,)
            return replace(made, group="space", covers=covers)
        return made

    def area(self, square: str) -> tuple[str, ...]:
        """The squares of the area that a square belongs to."""
        board = board_of(self.state)
        return tuple(board.grid.spaces(board.within(board.grid.bit[square], 0)))

    def forecasts(self, option: Option) -> tuple[Forecast, ...]:
        """The chances of the attack that is about to be made, of everybody it would hit (DR-ATK-05)."""
        if not isinstance(option, opt.Target) or self.asked != "target":
            return ()
        blow = blow_at(self.state, self.view.seat, option.who)
        if blow is None:
            return ()
        return (forecast_of(chances_of(blow), self.voice, RULE_OF_DAMAGE),)

    # --- ways, prices, places

    def path(self, option: Option) -> tuple[str, ...]:
        """The squares a walk would pass, without the first."""
        way = self.way(option)
        return tuple(self.ways.path(way)) if way is not None and self.ways is not None else ()

    def way(self, option: Option) -> Way | None:
        """The way that an option means."""
        if not isinstance(option, opt.Go) or self.ways is None:
            return None
        return chosen_way(self.ways, option)

    def cost(self, option: Option, path: tuple[str, ...]) -> str:
        """Points of movement, a cube, FOCUS tokens."""
        say = self.voice.say
        match option:
            case opt.Go():
                way = self.way(option)
                return say("scene-price-move", points=way.cost) if way is not None else ""
            case opt.Use(colour=colour) | opt.Expend(colour=colour):
                return say("scene-price-cube", colour=say(f"colour-{colour}"))
            case opt.React(colour=colour) if colour:
                return say("scene-price-cube", colour=say(f"colour-{colour}"))
            case opt.Focus(ability=ability):
                return say("scene-price-focus", number=skills()[ability].focus)
        return ""

    def warning(self, option: Option, path: tuple[str, ...]) -> str:
        """Terrain, Darkness, falls and traps on the way; steps that are lost; a Curse for a Recall."""
        say = self.voice.say
        if isinstance(option, opt.Go):
            way = self.way(option)
            harm = way.harm if way is not None else ()
            return say("scene-warn-way", harm=", ".join(say(f"terrain-{kind}") for kind in harm)) if harm else ""
        if isinstance(option, opt.Recall):
            return say("scene-warn-recall")
        losing = (opt.Use, opt.Expend)
        points = self.state.movements[-1].points if self.state.movements else 0
        return say("scene-warn-steps", number=points) if points and self.asked == "turn" and isinstance(option, losing) else ""

    def is_final(self, option: Option) -> bool:
        """A Recall ends the turn and brings a Curse."""
        return isinstance(option, opt.Recall)

    def note(self, option: Option) -> str:
        """What one should know before choosing it."""
        match option:
            case opt.Use(skill=name) | opt.Focus(ability=name) | opt.React(skill=name) if name_of(name) in skills():
                return card_of(self.voice, name).text
            case opt.Consume(item=name) | opt.Equip(item=name) if name_of(name) in items():
                return card_of(self.voice, name).text
            case opt.Choose(name=name) if name_of(name) in {*skills(), *items(), *abilities()}:
                return card_of(self.voice, name).text
            case opt.Choose(name=name) if name in familiars():
                return self.voice.say(f"familiar-{name}.about")
            case opt.Interact(token=token, choice=choice):
                return self.challenge(token, choice)
            case opt.Choose(name=name) if self.asked == "scene" and self.view.decision is not None:
                return self.challenge(self.view.decision.about["token"], name)
        return ""

    def challenge(self, token: str, choice: str) -> str:
        """What is to be rolled, and how likely it is (DR-CHL-01)."""
        found = next((one for one in sheet_of(self.state).interactions[token].choices if one.id == choice), None)
        if found is None or found.challenge is None:
            return ""
        need = found.challenge.difficulty - challenge_bonus(self.state, self.view.seat, found.challenge)
        chance = min(SIDES, max(0, SIDES + 1 - need)) * 100 // SIDES
        colour = self.voice.say(f"colour-{found.challenge.colour}")
        return self.voice.say("scene-challenge", colour=colour, difficulty=found.challenge.difficulty, chance=chance)

    def places(self, option: Option) -> tuple[str, ...]:
        """Everything it can be clicked on."""
        match option:
            case opt.Go(to=to):
                return (to,)
            case opt.Use(skill=name) | opt.Focus(ability=name):
                return self._on_card(name)
            case opt.React(skill=name, on=who):
                return (*self._on_card(name), *((who,) if who else ()))
            case opt.Target(who=who) | opt.Amount(who=who) | opt.Protect(who=who):
                return (who,)
            case opt.Open(door=door):
                return self._door(door)
            case opt.Search(chest=chest):
                return (chest,)
            case opt.Interact(token=token):
                return (token,)
            case (
                opt.Consume(item=item)
                | opt.Equip(item=item)
                | opt.Unequip(item=item)
                | opt.Stash(item=item)
                | opt.Fetch(item=item)
            ):
                return (item,)
            case opt.Give(item=item, to=to):
                return (item, to)
            case opt.Take(item=item, by=by):
                return (item, by)
            case opt.Choose(name=name):
                return (name,) if name not in TRACK else ()
        return ()

    def _on_card(self, name: str) -> tuple[str, ...]:
        """A Skill, and the item it is printed on."""
        skill = skills().get(name)
        return (name, skill.owner) if skill is not None and skill.source == "item" else (name,)

    def _door(self, door: str) -> tuple[str, ...]:
        return sheet_of(self.state).doors[door].edges
