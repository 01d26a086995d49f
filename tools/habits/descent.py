"""Turns of Descent in which nothing comes of what was declared, and strikes that are announced and not made.

All sides follow the advice. A hero's turn is wasted where it is ended with nothing done but fatigue spent, or where a Battle gave
fewer than two attacks although the first was likely to kill the only target; the Overlord's, where a monster that could strike
does not. Not counted is what somebody else put an end to: a trap, a Guard, the hero's own death.
"""

from __future__ import annotations

from typing import ClassVar, get_args

from tenebra.games.descent import GAME
from tenebra.games.descent import options as opt
from tenebra.games.descent.advice.monsters import Pack
from tenebra.games.descent.advice.outlook import Outlook
from tenebra.games.descent.rules.targets import AnyAttack
from tenebra.games.descent.state import BATTLE, OVERLORD, DEState
from tenebra.kernel import Session
from tenebra.kit.advice import Advice
from tenebra.kit.package import GamePackage
from tools.habits.watch import ANNOUNCED, NOT_MADE, WASTED, Watch

IDLE = "hero turns in which nothing is done"
ONE_BLOW = "Battles with one attack or none"
SPOILT = "Battles with one attack or none, the first likely to kill the only target"
HERO_STRIKES, HERO_MISSED = "strikes announced by heroes", "strikes announced by heroes and not made"
STILL = "Overlord turns in which a monster that could strike does not"
LIKELY = 0.5
ATTACKS = {str(kind.__struct_config__.tag) for kind in get_args(AnyAttack)}
NOTHING_DONE = ("end", "fatigue")


class Turn:
    """A hero's turn as it goes on."""

    def __init__(self, action: str, advice: Advice) -> None:
        self.action, self.why = action, advice.why
        self.is_announced = advice.why.endswith("-strike")
        kills, of = (int(advice.about.get(name, "0")) for name in ("kills", "of"))
        self.is_likely = of > 0 and kills / of >= LIKELY
        self.attacks = 0
        self.others = 0


class Habits(Watch[DEState]):
    """The counts of some games."""

    game: ClassVar[GamePackage] = GAME
    players = "heroes=greedy,overlord=greedy"
    heroes = (2, 3, 4)

    def __init__(self) -> None:
        super().__init__()
        self.turn: Turn | None = None
        self.strikers: dict[str, bool] = {}
        """Monsters whose strike is announced, and whether it has been made."""
        self.is_still = False

    def watch(self, session: Session[DEState], seat: str, advice: Advice) -> None:
        """Look at a choice of a hero in his turn, or of the Overlord for a monster."""
        decision = session.decision
        assert decision is not None
        self.found["decisions"] += 1
        if decision.prompt in ("next", "action"):
            self.count_still()
        if seat == OVERLORD:
            self.watch_overlord(session, decision.prompt, advice)
        elif decision.prompt == "action":
            self.turns.add((session.start.seed, session.state.round, seat))
            self.turn = Turn(advice.option, advice)
        elif decision.prompt == "turn" and self.turn is not None:
            self.in_turn(session.state, advice)

    def in_turn(self, state: DEState, advice: Advice) -> None:
        """A hero does something in his turn, or ends it."""
        turn, verb = self.turn, advice.option.split()[0]
        assert turn is not None
        if verb in ATTACKS:
            turn.attacks += 1
        elif verb not in NOTHING_DONE:
            turn.others += 1
        if verb != str(opt.End()):
            return
        is_idle = not turn.attacks and not turn.others
        is_spoilt = turn.action == BATTLE and turn.attacks < 2
        is_foreseen = is_spoilt and (not turn.attacks or turn.is_likely)
        self.found[ONE_BLOW] += is_spoilt
        self.found[SPOILT] += is_foreseen
        self.found[IDLE] += is_idle
        self.found[WASTED] += is_idle or is_foreseen
        if is_idle or is_foreseen:
            self.reasons[f"wasted {turn.why}"] += 1
        self.found[ANNOUNCED] += turn.is_announced
        self.found[HERO_STRIKES] += turn.is_announced
        self.found[NOT_MADE] += turn.is_announced and not turn.attacks
        self.found[HERO_MISSED] += turn.is_announced and not turn.attacks
        if turn.is_announced and not turn.attacks:
            self.reasons[f"not made {turn.why}"] += 1
        self.turn = None

    # --- the Overlord

    def watch_overlord(self, session: Session[DEState], prompt: str, advice: Advice) -> None:
        """Which monsters he names and what he leaves."""
        state, verb = session.state, advice.option.split()[0]
        if prompt == "activate":
            self.turns.add((session.start.seed, state.round, OVERLORD))
            if verb == str(opt.Done()):
                self.is_still |= self.can_strike(session)
            elif advice.why == "why-activate-strike":
                self.found[ANNOUNCED] += 1
                self.strikers[advice.about["monster"]] = False
        elif prompt == "monster":
            active = state.activation
            assert active is not None
            if advice.why == "why-close-in" and active.monster not in self.strikers:
                self.found[ANNOUNCED] += 1
                self.strikers[active.monster] = False
            if verb in ATTACKS:
                self.strikers[active.monster] = True
            elif verb == str(opt.End()):
                if self.strikers.get(active.monster) is False:
                    self.found[NOT_MADE] += 1
                    self.reasons["not made by a monster"] += 1
                assert session.decision is not None
                left = [option for option in session.decision.options(OVERLORD) if isinstance(option, AnyAttack)]
                look = Outlook(session.view(OVERLORD).state)
                self.is_still |= any(look.appraise(active.monster, option).value > 0 for option in left)

    def can_strike(self, session: Session[DEState]) -> bool:
        """A monster that has not acted could strike a hero."""
        state = session.view(OVERLORD).state
        pack = Pack(Outlook(state))
        waiting = [monster for monster in state.monsters.values() if not monster.has_acted]
        return any(pack.assault(monster, pack.reach(monster)).strike.target for monster in waiting)

    def count_still(self) -> None:
        """The Overlord's turn is over."""
        self.found[STILL] += self.is_still
        self.found[WASTED] += self.is_still
        self.strikers, self.is_still = {}, False

    def after(self, session: Session[DEState]) -> None:
        """How the game ended; what it broke off is not counted."""
        self.turn, self.strikers, self.is_still = None, {}, False
        self.found["won by the heroes"] += session.outcome == "heroes"
