"""What the computers of Conan do with their turns, on both sides of the river.

Counted are turns in which nothing is done although there is much to do it with: an aggressive hero who is done at once with four
gems or more and an enemy to strike, a deed to try or somewhere to go; an Overlord who ends his turn with gems that he would get
back for nothing, while a tile that is alive could be paid for. And heroes who walk in order to strike and then do not, split by
whether they have a gem left. And how often each side casts which spell.
"""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.conan import GAME
from tenebra.games.conan import options as opt
from tenebra.games.conan.events.cards import SpellCast
from tenebra.games.conan.rules.powers import is_spell
from tenebra.games.conan.state import ACTION, AGGRESSIVE, FATIGUE, OVERLORD, RESERVE, COState
from tenebra.kernel import Session
from tenebra.kit.advice import Advice
from tenebra.kit.package import GamePackage
from tools.habits.watch import ANNOUNCED, NOT_MADE, WASTED, Watch

USEFUL = (opt.Strike, opt.Shoot, opt.Try, opt.Move)
PLENTY, HOARD, LOST = 4, 5, 3
"""Gems of an idle hero; of an Overlord who keeps them, and of those so many that would come back for nothing."""
GOES_TO_STRIKE = "why-go-strike"


class Habits(Watch[COState]):
    """The counts of some games."""

    game: ClassVar[GamePackage] = GAME
    players = "heroes=greedy,overlord=greedy"
    heroes = (2, 3, 4)

    def __init__(self) -> None:
        super().__init__()
        self.acted: dict[str, set[str]] = {}
        """What each hero has done in this Action phase, as reasons and kinds of options."""
        self.moment = ("", 0)

    def after(self, session: Session[COState]) -> None:
        """How it went, and who has cast what."""
        self.found["won by the heroes"] += session.outcome == "heroes"
        for event in session.events:
            if isinstance(event, SpellCast) and is_spell(event.card):
                side = "a hero" if event.caster in session.state.heroes else "the Overlord"
                self.found[f"cast by {side}: {event.card}"] += 1

    def watch(self, session: Session[COState], seat: str, advice: Advice) -> None:
        """Count what an answer is."""
        state, decision = session.state, session.decision
        assert decision is not None
        if self.moment != (session.start.seed, state.turn):
            self.moment, self.acted = (session.start.seed, state.turn), {}
        if decision.prompt == "act" and state.phase == ACTION:
            self.turns.add((session.start.seed, state.turn, seat))
            self.hero(state, session, seat, advice)
        elif decision.prompt == "overlord":
            self.turns.add((session.start.seed, state.turn, OVERLORD))
            if advice.option == str(opt.End()):
                self.overlord(state, session, advice)

    def hero(self, state: COState, session: Session[COState], seat: str, advice: Advice) -> None:
        """An action, or that he is done."""
        hero, done = state.heroes[seat], self.acted.setdefault(seat, set())
        decision = session.decision
        assert decision is not None
        if advice.option != str(opt.Done()):
            kind = advice.option.split(" ", 1)[0]
            self.found[ANNOUNCED] += advice.why == GOES_TO_STRIKE and GOES_TO_STRIKE not in done
            done |= {advice.why, kind}
            return
        left = hero.gems.get(RESERVE, 0)
        could = any(isinstance(option, USEFUL) for option in decision.options(seat))
        if not done and hero.stance == AGGRESSIVE and left >= PLENTY and could:
            self.found[WASTED] += 1
            self.reasons[f"a hero is idle: {advice.why}"] += 1
        if GOES_TO_STRIKE in done and not done & {"strike", "shoot", "cast"}:
            self.found[NOT_MADE] += 1
            self.reasons["went to strike and kept his gems" if left else "went to strike without a gem left for it"] += 1

    def overlord(self, state: COState, session: Session[COState], advice: Advice) -> None:
        """His turn ends."""
        decision = session.decision
        assert decision is not None
        gems = state.overlord.gems
        lost = state.overlord.recovery - gems.get(FATIGUE, 0)
        could = any(
            isinstance(option, opt.Activate) and not state.tiles[option.tile].is_dead for option in decision.options(OVERLORD)
        )
        if could and gems.get(RESERVE, 0) >= HOARD and lost >= LOST:
            self.found[WASTED] += 1
            self.reasons[f"the Overlord keeps gems that come back for nothing: {advice.why}"] += 1
