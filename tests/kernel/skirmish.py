"""A tiny game for the kernel's tests: two sides hit each other; a parry makes the attacker roll again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from tenebra.kernel import BadInput, Chance, DieKind, Event, Game, Option, Reason, Rule, Session, State, Step

DIE = DieKind("d6", ("hit", "hit", "miss", "miss", "miss", "miss"))


class Hit(Option, frozen=True):
    who: str
    words: ClassVar[tuple[tuple[str, str], ...]] = (("", "who"),)


class Throw(Option, frozen=True):
    what: str
    at: str = ""
    words: ClassVar[tuple[tuple[str, str], ...]] = (("", "what"), ("at", "at"))


class Parry(Option, frozen=True):
    pass


class Wait(Option, frozen=True):
    pass


class Turn(Step, frozen=True):
    seat: str


class Skirmish(State, kw_only=True):
    agenda: list[Turn] = []
    life: dict[str, int] = {}
    secret: list[str] = []
    eyes: str = ""


class Hurt(Event, frozen=True):
    who: str
    damage: int

    def apply(self, state: Skirmish) -> None:
        state.life[self.who] -= self.damage


class Drew(Event, frozen=True):
    card: str
    reveals: ClassVar[bool] = True

    def apply(self, state: Skirmish) -> None:
        state.secret.append(self.card)

    def seen_by(self, seat: str, state: Skirmish) -> Event | None:
        return self if seat == "alice" else Drew("?", rule=self.rule)


class SkirmishRules:
    id: ClassVar[str] = "skirmish"
    rules_version: ClassVar[str] = "1"
    state: ClassVar[type[Any]] = Skirmish
    options: ClassVar[tuple[type[Option], ...]] = (Hit, Throw, Parry, Wait)
    rules: ClassVar[Mapping[type[Step], Callable[[Game[Skirmish], Any], Rule]]] = {
        Turn: lambda game, step: turn(game, step.seat),
    }

    def new(self, scenario: str, options: Mapping[str, Any]) -> Skirmish:
        if scenario != "arena":
            raise BadInput(f"there is no {scenario!r}")
        life = int(options.get("life", 3))
        return Skirmish(agenda=[Turn("alice")], life={"alice": life, "bob": life})

    def seats(self, state: Skirmish) -> tuple[str, ...]:
        return ("alice", "bob")

    def redact(self, state: Skirmish, seat: str) -> Skirmish:
        secret = state.secret if seat == "alice" else ["?"] * len(state.secret)
        return Skirmish(agenda=list(state.agenda), outcome=state.outcome, life=dict(state.life), secret=list(secret), eyes=seat)

    def flaw(self, state: Skirmish) -> str:
        return f"{min(state.life.values())} Life" if any(life < 0 for life in state.life.values()) else ""

    def redeal(self, state: Skirmish, seat: str, chance: Chance) -> Skirmish:
        state.secret = [chance.pick("xyz") for _ in state.secret] if seat != "alice" else state.secret
        return state


def why_not(seat: str, option: Option) -> Reason | None:
    return Reason("SK-1", "not-yourself", {"who": seat}) if option == Hit(seat) else None


async def turn(g: Game[Skirmish], seat: str) -> None:
    """One blow; whoever is hit may parry once, and both may cry off."""
    other = "bob" if seat == "alice" else "alice"
    answer = await g.ask(seat, "turn", lambda: [Hit(other), Wait()], why_not, who=seat)
    if answer == Hit(other):
        hits = g.roll([DIE, DIE], seat, "SK-2").count("hit")
        if hits:
            offers: dict[str, Callable[[], Sequence[Option]]] = {other: lambda: [Parry(), Wait()], seat: lambda: [Wait()]}
            decision = g.ask_any(offers, "parry")
            if await decision == Parry() and decision.answered_by == other:
                hits = g.roll([DIE, DIE], seat, "SK-2").count("hit")
        g.tell(Hurt(other, hits, rule="SK-3"))
        g.tell(Drew(g.draw("abc"), rule="SK-4"))
        if g.state.life[other] <= 0:
            g.end(seat, "SK-5")
    g.plan(Turn(other))


RULES = SkirmishRules()


def skirmish(seed: str = "1", **options: Any) -> Session[Skirmish]:
    return Session.begin(RULES, "arena", seed, options)
