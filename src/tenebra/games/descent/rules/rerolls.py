"""Re-rolls between steps 3 and 4 of an attack (DE-RRL, DE-ORD-05, DE-ORD-08): Aim, Dodge, and the one die of a power."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from tenebra.games.descent import options as opt
from tenebra.games.descent.dice import DICE, total
from tenebra.games.descent.events.fights import DiceRerolled, RerollsCancelled, attack_of
from tenebra.games.descent.rules.powers import power
from tenebra.games.descent.state import DODGE, OVERLORD, Attack, DEState
from tenebra.kernel import Game, Option

G = Game[DEState]
PASS = opt.Pass()
EXTRA = ("green", "yellow", "black")
"""The dice that a hero's power may have rolled again."""


def chooser(state: DEState, attack: Attack) -> str:
    """The seat that decides for the attacker: a hero himself, unless the Overlord's card makes him attack."""
    return attack.attacker if attack.attacker in state.heroes and attack.cause in ("", "guard") else OVERLORD


def dodgers(state: DEState, attack: Attack) -> list[str]:
    """The seats that dodge, the first to the attacker's left first (DE-RRL-04, DE-RUL-34, DE-ABL-04).

    A Dodge order beside an affected hero is enough; the Overlord dodges by his card (DE-RUL-35).
    """
    around = [OVERLORD, *state.party]
    attacker = attack.attacker if attack.attacker in state.heroes else OVERLORD
    at = around.index(attacker) + 1
    return [
        seat
        for seat in around[at:] + around[:at]
        if (attack.is_dodged if seat == OVERLORD else seat in attack.affected and state.heroes[seat].order == DODGE)
    ]


async def rerolls(g: G) -> None:
    """At most one re-roll: of an aimed attack, or of one that is dodged (DE-RRL-02).

    Both together cancel (DE-RRL-03, DE-ORD-11, DE-RUL-35).
    """
    state = g.state
    attack = attack_of(state)
    dodging = dodgers(state, attack)
    if attack.is_aimed and dodging:
        g.tell(RerollsCancelled(attack.attacker, tuple(dodging), rule="DE-RRL-03"))
    elif attack.is_aimed:
        rule = "DE-ORD-05" if attack.attacker in state.heroes else "DE-ABL-26"
        await reroll(g, chooser(state, attack), range(len(attack.dice)), len(attack.dice), rule, ("DE-DEC-05",))
    elif dodging:
        for seat in dodging:
            # nobody dodges what misses anyway
            if not attack.is_rerolled and not total(attack.faces).is_miss:
                also = ("DE-ORD-09", "DE-ORD-10") if seat != OVERLORD else ("DE-ABL-26",)
                rule = "DE-ORD-08" if seat != OVERLORD else "DE-NAM-35"
                await reroll(g, seat, range(len(attack.dice)), len(attack.dice), rule, (*also, "DE-RRL-04", "DE-DEC-05"))
    else:
        await _one_die(g)


async def _one_die(g: G) -> None:
    """A hero's power has one green, yellow or power die rolled again, his own or the attacker's."""
    state = g.state
    attack = attack_of(state)
    places = [place for place, die in enumerate(attack.dice) if die in EXTRA]
    menders = [attack.attacker] if attack.attacker in state.heroes and power(state, attack.attacker, "mend_roll") else []
    spoilers = [who for who in attack.affected if who in state.heroes and power(state, who, "spoil_roll")]
    for seat in (*menders, *spoilers):
        # no die of these can undo a miss
        if places and not attack.is_rerolled and not total(attack.faces).is_miss:
            await reroll(g, seat, places, 1, "DE-RRL-01", ("DE-RRL-02",))


async def reroll(g: G, seat: str, places: Sequence[int], most: int, rule: str, also: tuple[str, ...]) -> None:
    """A seat may have dice of the attack rolled again; the attacker rolls them, and the new result stands (DE-RRL-01)."""
    attack = attack_of(g.state)
    answer = await g.ask(
        seat, "reroll", lambda: [PASS, *reroll_options(attack, places, most)], attacker=attack.attacker, at=attack.target
    )
    if isinstance(answer, opt.Reroll):
        chosen = tuple(int(number) - 1 for number in answer.places.split("."))
        faces = g.roll([DICE[attack.dice[place]] for place in chosen], attack.attacker, rule)
        g.tell(DiceRerolled(seat, chosen, tuple(faces), rule=rule, also=also))


def reroll_options(attack: Attack, places: Sequence[int], most: int) -> list[Option]:
    """Every set of dice that looks different, the largest first."""
    out: list[Option] = []
    seen = set()
    for count in range(min(most, len(places)), 0, -1):
        for some in combinations(places, count):
            looks = tuple(sorted((attack.dice[place], attack.faces[place]) for place in some))
            if looks not in seen:
                seen.add(looks)
                out.append(opt.Reroll(".".join(str(place + 1) for place in some)))
    return out
