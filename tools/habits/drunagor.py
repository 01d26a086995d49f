"""What the companions of Drunagor do with their turns.

Counted are turns in which nothing is done though a strike, a Chest, a scene or a step towards what is next was there; strikes for
which a Hero took up a position and which were not made; turns that end without a Cube Action though somebody could be struck, or
on Darkness that could be left; two who are sent to one thing; Doors opened while the others are far; help for enemies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tenebra.games.drunagor import GAME
from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.advice.outlook import NEAR, Outlook
from tenebra.games.drunagor.content import skills
from tenebra.games.drunagor.effects import Casting
from tenebra.games.drunagor.events.fights import HealthChanged
from tenebra.games.drunagor.events.monsters import MonsterSummoned
from tenebra.games.drunagor.rules.passives import is_immune
from tenebra.games.drunagor.rules.skills import colour_paid, why_not_sentence
from tenebra.games.drunagor.rules.space import covers, darkness_of, grid_of
from tenebra.games.drunagor.rules.targets import reach_of
from tenebra.games.drunagor.state import DARKNESS, DRState, Hero
from tenebra.kernel import Option, Session
from tenebra.kit.advice import Advice
from tenebra.kit.package import GamePackage
from tools.habits.watch import ANNOUNCED, NOT_MADE, WASTED, Watch

WAYS = {"why-to-scene": "scene", "why-to-chest": "chest", "why-to-door": "door"}
WAITING = "why-gather"
"""Whoever waits at a Door for the others does something useful."""
CUBES = 2
"""Cube Actions of a turn (DR-TRN-05)."""


def strikes(option: Option) -> bool:
    """It is an attack of one's own."""
    match option:
        case opt.Use(skill=name) | opt.Focus(ability=name):
            return skills()[name].text.is_attack
        case opt.Ki():
            return True
    return False


def can_strike(state: DRState, hero: str, option: Option) -> bool:
    """Its attack would find somebody now."""
    if not strikes(option) or not isinstance(option, opt.Use):
        return False
    skill = skills()[option.skill]
    colour = colour_paid(state, hero, skill, option)
    casting = Casting(hero, skill.id, skill.text, "", colour, reach_of(state, hero, colour))
    attacks = [one for one in skill.text.uses if one.kind in ("weapon", "spell") and not one.find("command")]
    return any(not why_not_sentence(state, casting, one) for one in attacks)


def is_nearer(look: Outlook, hero: Hero, options: Sequence[Option]) -> bool:
    """A step without harm leads nearer to somebody to be fought, else to what the Hero had better see to."""
    state, bit = look.state, grid_of(look.state).bit
    goal = look.foes(hero.id)
    if not goal:
        errand = look.mine(hero)
        goal = errand.places if errand is not None else 0
    if not goal:
        return False
    now = look.distance(covers(state, hero.id), goal)
    steps = [option.to for option in options if isinstance(option, opt.Go) and not option.through]
    return any(look.distance(bit[to], goal) < now for to in steps)


class Habits(Watch[DRState]):
    """The counts of some games."""

    game: ClassVar[GamePackage] = GAME
    players = "heroes=greedy"
    heroes = (1, 3, 5)

    def __init__(self) -> None:
        super().__init__()
        self.turn: tuple[str, int, str] = ("", 0, "")
        self.has_acted = False
        """Anything was done in the turn."""
        self.position = ""
        """The square somebody goes to for a strike that is still to come."""
        self.sent: set[tuple[str, str]] = set()
        """Who was sent where in this round."""
        self.round = ("", 0)

    def after(self, session: Session[DRState]) -> None:
        """How it went, and who was helped."""
        self._settle()
        self.found["won"] += session.outcome == "won"
        heroes, monsters = session.state.heroes, [e.monster for e in session.events if isinstance(e, MonsterSummoned)]
        healed = [e for e in session.events if isinstance(e, HealthChanged) and e.gained and e.by in heroes]
        self.found["enemies healed by a Hero"] += sum(event.figure in monsters for event in healed)

    def watch(self, session: Session[DRState], seat: str, advice: Advice) -> None:
        """Count what an answer is."""
        state, decision = session.state, session.decision
        assert decision is not None
        if advice.why in ("why-help", "why-order") and advice.about.get("target", "") in state.monsters:
            self.found["help said of an enemy"] += 1
        if decision.prompt != "turn":
            return
        turn = session.start.seed, state.round, seat
        if turn != self.turn:
            self._settle()
            self.turn, self.has_acted = turn, False
            self.turns.add(turn)
        self._look(state, state.heroes[seat], decision.options(seat), advice)

    def _look(self, state: DRState, hero: Hero, options: Sequence[Option], advice: Advice) -> None:
        look, verb = Outlook(state), advice.option.split()[0]
        if verb == "end":
            self._ends(look, hero, options, advice)
        elif verb == "recall":
            self.found["willing Recalls"] += 1
        elif verb == "open":
            self._opens(look, hero)
        chosen = next(option for option in options if str(option) == advice.option)
        if strikes(chosen):
            self.position = ""
        if advice.why == "why-position" and skills()[advice.about["skill"]].text.is_attack and not self.position:
            self.found[ANNOUNCED] += 1
            self.position = advice.about["space"]
        if advice.why in WAYS:
            self._goes(state, hero.id, WAYS[advice.why], advice.about["name"])
        self.has_acted = True

    def _settle(self) -> None:
        """A turn is over: a strike that was announced and is still to come never will."""
        self.found[NOT_MADE] += bool(self.position)
        self.position = ""

    def _ends(self, look: Outlook, hero: Hero, options: Sequence[Option], advice: Advice) -> None:
        state = look.state
        assert state.turn is not None
        is_struck = any(can_strike(state, hero.id, option) for option in options)
        if not self.has_acted:
            self.found["nothing done"] += 1
            self.found["nothing done, waiting at a Door"] += advice.why == WAITING
            is_useful = is_struck or any(isinstance(option, opt.Search | opt.Interact) for option in options)
            if advice.why != WAITING and (is_useful or is_nearer(look, hero, options)):
                self.found[WASTED] += 1
                self.reasons[advice.why] += 1
        self.found["ended without a Cube Action, somebody could be struck"] += is_struck and state.turn.cubes == CUBES
        dark = darkness_of(state)
        if grid_of(state).bit[hero.space] & dark and not is_immune(state, hero.id, DARKNESS):
            self.found["ended on Darkness"] += 1
            free = [
                one for one in options if isinstance(one, opt.Go) and not one.through and not grid_of(state).bit[one.to] & dark
            ]
            self.found["ended on Darkness, a way off was free"] += bool(free)

    def _opens(self, look: Outlook, hero: Hero) -> None:
        state = look.state
        others = [one for one in state.heroes.values() if one.id != hero.id and one.space and not one.is_down]
        here = covers(state, hero.id)
        far = [one for one in others if look.distance(covers(state, one.id), here) > NEAR]
        self.found["Doors opened"] += 1
        self.found["Doors opened, somebody far away"] += bool(far)

    def _goes(self, state: DRState, hero: str, kind: str, name: str) -> None:
        now = self.turn[0], state.round
        if now != self.round:
            self.round, self.sent = now, set()
        others = {one for one, where in self.sent if where == f"{kind} {name}" and one != hero}
        if (hero, f"{kind} {name}") not in self.sent:
            self.found[f"two sent to one {kind} in a round"] += bool(others)
            self.sent.add((hero, f"{kind} {name}"))
