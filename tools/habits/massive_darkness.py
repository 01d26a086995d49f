"""What the companions of Massive Darkness do with what they have.

Counted are Actions thrown away, cards that were melted though somebody could have used them, Trades, weapons that do not go with
a Class, steps back to where a Hero has just been, and doors opened with "the group is ready" while others were far. A walk that
is said to lead to a blow must be followed by one in the same Activation, unless the target or whoever announced it falls.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from tenebra.games.massive_darkness import GAME
from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.advice.outlook import Outlook
from tenebra.games.massive_darkness.advice.wishes import TOGETHER
from tenebra.games.massive_darkness.content import classes, equipment_card
from tenebra.games.massive_darkness.content.model import TYPES
from tenebra.games.massive_darkness.dice import Pool
from tenebra.games.massive_darkness.rules.space import exit_zones
from tenebra.games.massive_darkness.state import Hero, MDState, living
from tenebra.kernel import Option, Session
from tenebra.kit.advice import Advice
from tenebra.kit.package import GamePackage
from tools.habits.watch import ANNOUNCED, NOT_MADE, WASTED, Watch

BLOWS = (opt.Melee, opt.Ranged, opt.Magic, opt.Charge, opt.Safeshot)
WORDS = ("why-move-to-attack", "why-stop-to-attack")
"""A walk is said to lead to a blow."""
STRIKES = (opt.Melee, opt.Ranged, opt.Magic, opt.Charge, opt.Safeshot, opt.Pickup)
WAITS = ("why-wait-group", "why-wait-foes", "why-wait-round")
"""A way on would be open, and no more dangerous."""
ACTIONS = 3
"""Of an Activation (MD-HPH-02)."""


def mean(pool: Pool) -> float:
    """The Hits of some dice on average."""
    return 1.5 * pool.red + pool.yellow


def is_upgrade(state: MDState, owner: Hero, card: str) -> bool:
    """A living companion's best weapon of the type it fights with has fewer Hits on its dice than this card.

    A weapon for two hands is none for whoever would have to lay a shield or a second weapon down for it.
    """
    printed = equipment_card(card)
    for hero in living(state):
        if hero is owner or (printed.slot == "two_hands" and len(hero.hands) > 1):
            continue
        type = type_of(hero)
        own = [mean(equipment_card(copy).dice.of(type)) for copy in hero.cards]
        if mean(printed.dice.of(type)) > max(own, default=0.0):
            return True
    return False


def type_of(hero: Hero) -> str:
    """The type of Attack that goes with a Class."""
    sheet = classes()[hero.calling]
    return sheet.primary if sheet.primary in TYPES else sheet.secondary


def is_off_class(hero: Hero) -> bool:
    """None of the Hero's weapons is of the type that goes with its Class."""
    attacks = {type for copy in hero.hands for type in equipment_card(copy).dice.attacks}
    return bool(attacks) and type_of(hero) not in attacks


class Word(NamedTuple):
    """Who has said that it goes to strike whom, and in which Round."""

    hero: str
    target: str
    round: int


class Habits(Watch[MDState]):
    """The counts of some games."""

    game: ClassVar[GamePackage] = GAME
    players = "heroes=greedy"
    heroes = (2, 4, 6)

    def __init__(self) -> None:
        super().__init__()
        self.trail: list[tuple[str, str]] = []
        """The Zones a Hero has walked through since it last did something else."""

        self.word: Word | None = None

    def after(self, session: Session[MDState]) -> None:
        """How it went, and who carries what."""
        self.word = None
        self.found["won"] += session.outcome == "victory"
        self.found["heroes"] += len(session.state.heroes)
        self.found["off class"] += sum(is_off_class(hero) for hero in session.state.heroes.values())

    def watch(self, session: Session[MDState], seat: str, advice: Advice) -> None:
        """Count what an answer is."""
        state, decision = session.state, session.decision
        assert decision is not None
        prompt, options = decision.prompt, decision.options(seat)
        hero, activation = state.heroes.get(seat), state.activation
        if activation is not None:
            self.turns.add((session.start.seed, state.round, activation.hero))
        self.hold_to_word(state, seat, options, advice)
        if hero is None:
            return
        walks = advice.option.startswith("move ")
        self.trail = [*self.trail, (seat, hero.zone)] if walks else []
        self.found["steps taken back"] += walks and (seat, advice.option.removeprefix("move ")) in self.trail
        if prompt == "activation" and activation is not None and advice.option == str(opt.Nothing()):
            left = activation.actions
            if hero.zone in exit_zones(state) and all(errand.verb == "exit" for errand in Outlook(state).tasks):
                self.found["left over at the exit, the others on their way"] += left
                return
            self.found["thrown away"] += left
            self.reasons[advice.why] += left
            is_useful = advice.why in WAITS or any(isinstance(option, STRIKES) for option in options)
            self.found["thrown away, something useful was legal"] += left * is_useful
            self.found[WASTED] += left >= ACTIONS and is_useful
        elif prompt == "activation" and advice.option == str(opt.Trade()):
            self.found["trades"] += 1
        elif prompt == "transmute":
            self.found["melted"] += 1
            self.found["melted upgrades"] += is_upgrade(state, hero, advice.option.split(" ", 1)[1])
        elif advice.option.startswith("give "):
            self.found["given"] += 1
        if advice.why == "why-open-ready":
            look = Outlook(state)
            self.found["said ready"] += 1
            apart = sum(look.distance(hero.zone, one.zone) > TOGETHER + 1 for one in living(state))
            self.found["said ready, two or more far away"] += apart > 1

    def hold_to_word(self, state: MDState, seat: str, options: Sequence[Option], advice: Advice) -> None:
        """Whoever goes to strike somebody strikes in the same Activation, or has a companion strike, unless it can no more."""
        word, acting = self.word, state.activation.hero if state.activation is not None else ""
        if word is not None and acting == word.hero and any(isinstance(o, BLOWS) and str(o) == advice.option for o in options):
            self.word = word = None
        is_over = word is not None and (state.round, acting) != (word.round, word.hero)
        is_left = word is not None and seat == word.hero and advice.option == str(opt.Nothing())
        if word is not None and (is_over or is_left):
            self.word = None
            if not state.heroes[word.hero].is_dead and word.target in state.enemies:
                self.found[NOT_MADE] += 1
                self.reasons[f"not made, then {advice.why if is_left else 'over'}"] += 1
        if advice.why in WORDS and acting == seat and self.word is None:
            self.found[ANNOUNCED] += 1
            self.word = Word(seat, advice.about["target"], state.round)
