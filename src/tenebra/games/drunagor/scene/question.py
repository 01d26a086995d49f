"""The question of a scene: what is left to spend, and every legal option with its way, its price and its odds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.content import abilities, items, skills
from tenebra.games.drunagor.content.foes import familiars
from tenebra.games.drunagor.forecast import blow_at, chances_of
from tenebra.games.drunagor.looking import focus_of
from tenebra.games.drunagor.rules.interactions import challenge_bonus
from tenebra.games.drunagor.rules.movement import chosen_way, walkable
from tenebra.games.drunagor.rules.passives import skills_of
from tenebra.games.drunagor.rules.space import board_of
from tenebra.games.drunagor.rules.ways import Way
from tenebra.games.drunagor.scenarios import sheet_of
from tenebra.games.drunagor.scene.cards import card_of, learned
from tenebra.games.drunagor.scene.voice import card_icon, face_of, picture
from tenebra.games.drunagor.state import COLOURS, TRACK, DRState
from tenebra.kernel import Option, View
from tenebra.kit.decks import name_of
from tenebra.kit.question import SPACE, Asking, WhyNot, forecast_of
from tenebra.kit.scene import Card, Choice, Fact, Forecast, NotNow
from tenebra.kit.showing import covers, icon, label, note, path, places, price, warning, wish
from tenebra.kit.telling import PLACE, capital
from tenebra.kit.voice import Voice

TIES = tuple(f"tie-{what}" for what in ("card", "item", "order", "path", "place", "rune", "shove", "square", "target", "tile"))
RULE_OF_DAMAGE = "DR-ATK-16"
SIDES = 20


class Offer(Asking[DRState]):
    """Turns the options of one decision into choices."""

    kinds = opt.ALL
    groups = opt.GROUPS
    turns = ("turn", "move", "target", "familiar")
    terms = {
        "interact": (opt.Interact,),
        "leader": TIES,
        "curse": ("curse", "cleanse-curse"),
        "trauma": ("trauma", "cleanse-trauma"),
    }

    def __init__(self, view: View[DRState], voice: Voice, why_not: WhyNot) -> None:
        super().__init__(view, voice, why_not)
        self.focus = focus_of(view)
        self.ways = walkable(self.state, self.focus.id) if self.focus is not None else None

    def about(self) -> str:
        """The character in question."""
        named = self.view.decision.about.values() if self.view.decision is not None else ()
        return self.focus.id if self.focus is not None and self.focus.id in named else super().about()

    def harm(self) -> dict[str, int]:
        """The characters that the attack in progress is about to hurt, and how much."""
        attack = self.state.attacks[-1]
        left = {who: damage - attack.prevented.get(who, 0) for who, damage in attack.damage.items()}
        return {who: damage for who, damage in left.items() if damage > 0}

    def prompt(self) -> str:
        """The text of the question; of a threat, for whom."""
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

    def wishes(self) -> Iterator[Option | NotNow]:
        """Each Skill that cannot be used; then the other kinds, those that name nothing first."""
        if self.asked == "turn":
            yield from self.skills_out_of_use()
        yield from sorted(super().wishes(), key=lambda wish: len(wish.__struct_fields__) > 0)

    # --- Skills and cubes

    def skills_out_of_use(self) -> Iterator[Option]:
        """The Skills for which no cube can be spent now, each with the first that would do."""
        assert self.view.decision is not None
        used = {entry.option.skill for entry in self.view.decision.options if isinstance(entry.option, opt.Use)}
        for skill in skills_of(self.state, self.view.seat).values():
            if skill.colours and skill.id not in used and not skill.text.is_reaction:
                yield opt.Use(skill.id, self.first_cube(skill.colours))

    def first_cube(self, colours: Sequence[str]) -> str:
        """The first of some colours that is available, or else just the first."""
        available = self.state.heroes[self.view.seat].available
        return next((colour for colour in colours if available.get(colour)), colours[0])

    @wish(opt.Expend)
    def cube_to_expend(self) -> Iterable[Option]:
        """Any."""
        return (opt.Expend(self.first_cube(COLOURS)),)

    @price(opt.Focus)
    def focus_tokens(self, option: opt.Focus, path: tuple[str, ...]) -> str:
        """The FOCUS tokens that it takes."""
        return self.voice.say("scene-price-focus", number=skills()[option.ability].focus)

    # --- moving

    def way(self, option: opt.Go) -> Way | None:
        """The way that an option means."""
        return chosen_way(self.ways, option) if self.ways is not None else None

    @path(opt.Go)
    def squares_passed(self, option: opt.Go) -> tuple[str, ...]:
        """The squares a walk would pass, without the first."""
        way = self.way(option)
        return tuple(self.ways.path(way)) if way is not None and self.ways is not None else ()

    @price(opt.Go)
    def points_spent(self, option: opt.Go, path: tuple[str, ...]) -> str:
        """Points of movement."""
        way = self.way(option)
        return self.voice.say("scene-price-move", points=way.cost) if way is not None else ""

    @warning(opt.Go)
    def harm_on_the_way(self, option: opt.Go, path: tuple[str, ...]) -> str:
        """Terrain, Darkness, falls and traps."""
        way, say = self.way(option), self.voice.say
        harm = way.harm if way is not None else ()
        return say("scene-warn-way", harm=", ".join(say(f"terrain-{kind}") for kind in harm)) if harm else ""

    # --- what stands on the board

    @places(opt.Open)
    def edges(self, option: opt.Open) -> tuple[str, ...]:
        """Of the Door."""
        return sheet_of(self.state).doors[option.door].edges

    @wish(opt.Open)
    def closed_door(self) -> Iterable[Option]:
        """The first one."""
        return [opt.Open(door) for door, is_open in self.state.doors.items() if not is_open][:1]

    @wish(opt.Search)
    def any_chest(self) -> Iterable[Option]:
        """The first one."""
        return map(opt.Search, list(self.state.chests)[:1])

    @note(opt.Interact)
    def challenge_there(self, option: opt.Interact) -> str:
        """Of the option of the token."""
        return self.challenge(option.token, option.choice)

    def challenge(self, token: str, choice: str) -> str:
        """The words for what is to be rolled, and how likely it is (DR-CHL-01)."""
        found = next((one for one in sheet_of(self.state).interactions[token].choices if one.id == choice), None)
        if found is None or found.challenge is None:
            return ""
        need = found.challenge.difficulty - challenge_bonus(self.state, self.view.seat, found.challenge)
        chance = min(SIDES, max(0, SIDES + 1 - need)) * 100 // SIDES
        colour = self.voice.say(f"colour-{found.challenge.colour}")
        return self.voice.say("scene-challenge", colour=colour, difficulty=found.challenge.difficulty, chance=chance)

    # --- choosing by name

    def choice(self, key: str, option: Option, group: str) -> Choice:
        """A square is chosen on the board."""
        is_square = isinstance(option, opt.Choose) and bool(self.squares(option))
        return super().choice(key, option, SPACE if is_square else group)

    def squares(self, option: opt.Choose) -> tuple[str, ...]:
        """The squares that are chosen: of a tile of Darkness, of an area, or the one named."""
        if self.asked == "tie-tile":
            return tuple(option.name.partition("/")[0].split("+"))
        if not PLACE.fullmatch(option.name):
            return ()
        return self.area(option.name) if self.asked == "area" else (option.name,)

    def area(self, square: str) -> tuple[str, ...]:
        """The squares of the area that a square belongs to."""
        board = board_of(self.state)
        return tuple(board.grid.spaces(board.within(board.grid.bit[square], 0)))

    def lesson(self, option: opt.Choose) -> Card | None:
        """The Skill that would be learned."""
        if self.asked != "learn" or self.view.decision is None:
            return None
        skill = learned(self.state, self.view.seat, option.name, int(self.view.decision.about["level"]))
        return card_of(self.voice, skill) if skill in skills() else None

    @label(opt.Choose)
    def chosen(self, option: opt.Choose) -> str:
        """A lesson, a tile, a way by what harms there."""
        say, name = self.voice.say, self.voice.name
        if face := self.lesson(option):
            return say("scene-learn", skill=face.name, colour=name(option.name))
        if self.asked == "tie-tile":
            squares = self.squares(option)
            return capital(say("scene-tile", at=name(squares[0]), more=len(squares) - 1))
        return say("scene-way", way=option.name, harm=name(option.name)) if self.asked == "tie-path" else ""

    @label(opt.Pass)
    def either(self, option: opt.Pass) -> str:
        """Of several choices that are alike to the rules."""
        return self.voice.say("scene-either") if self.asked.startswith("tie-") else ""

    @icon(opt.Choose)
    def face_of_chosen(self, option: opt.Choose) -> str:
        """The picture of a Skill, an item or a character."""
        if face := self.lesson(option):
            return face.icon
        return self.card_icon(option.name) if is_card(option.name) else face_of(self.state, option.name)[0]

    @note(opt.Choose)
    def about_chosen(self, option: opt.Choose) -> str:
        """The text of a card, what a Familiar does, a Challenge."""
        name = option.name
        if face := self.lesson(option):
            return face.text
        if is_card(name) or name_of(name) in abilities():
            return card_of(self.voice, name).text
        if name in familiars():
            return self.voice.say(f"familiar-{name}.about")
        if self.asked == "scene" and self.view.decision is not None:
            return self.challenge(self.view.decision.about["token"], name)
        return ""

    @places(opt.Choose)
    def place_of_chosen(self, option: opt.Choose) -> tuple[str, ...]:
        """The squares of a tile, or what has that name; a place on the Track is no thing."""
        if self.asked == "tie-tile":
            return self.squares(option)
        return (option.name,) if option.name not in TRACK else ()

    @covers(opt.Choose)
    def squares_chosen(self, option: opt.Choose) -> tuple[str, ...]:
        """All of them."""
        return self.squares(option)

    # --- all kinds alike

    def chances(self, option: Option) -> Iterator[Forecast]:
        """The chances of the attack that is about to be made, of everybody it would hit (DR-ATK-05)."""
        if isinstance(option, opt.Target) and self.asked == "target":
            blow = blow_at(self.state, self.view.seat, option.who)
            if blow is not None:
                yield forecast_of(chances_of(blow), self.voice, RULE_OF_DAMAGE)

    def card_icon(self, card: str) -> str:
        """The face of a character, the picture of a Skill or an item."""
        return face_of(self.state, card)[0] or card_icon(card)

    def card_text(self, card: str) -> str:
        """The text of a Skill or an item."""
        return card_of(self.voice, card).text if is_card(card) else ""

    def places(self, option: Option) -> tuple[str, ...]:
        """A Skill is also clicked on the item it is printed on."""
        record, found = self.record(option), super().places(option)
        skill = skills().get(getattr(option, record.card)) if record.card else None
        return (skill.id, skill.owner, *found[1:]) if skill is not None and skill.source == "item" else found

    def cost(self, option: Option, path: tuple[str, ...]) -> str:
        """A cube."""
        record, say = self.record(option), self.voice.say
        colour = getattr(option, record.cube) if isinstance(record, opt.Shown) and record.cube else ""
        return say("scene-price-cube", colour=say(f"colour-{colour}")) if colour else super().cost(option, path)

    def warning(self, option: Option, path: tuple[str, ...]) -> str:
        """Steps that are lost."""
        record, movements = self.record(option), self.state.movements
        points = movements[-1].points if movements else 0
        if points and self.asked == "turn" and isinstance(record, opt.Shown) and record.is_cube_action:
            return self.voice.say("scene-warn-steps", number=points)
        return super().warning(option, path)


def is_card(name: str) -> bool:
    """A Skill or an item."""
    return name_of(name) in skills() or name_of(name) in items()
