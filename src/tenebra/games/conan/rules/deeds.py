"""The effects of spells and used objects, one function for each verb of the notation."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple

from tenebra.games.conan import options as opt
from tenebra.games.conan.content import tile
from tenebra.games.conan.events.board import ModelPlaced, Moved
from tenebra.games.conan.events.cards import SpellLasts
from tenebra.games.conan.events.fights import LifeRegained, PowerWeakened, Webbed, roll_of
from tenebra.games.conan.rules.attack import begin_made, carry_out
from tenebra.games.conan.rules.damage import suffer
from tenebra.games.conan.rules.gems import move
from tenebra.games.conan.rules.objects import receive
from tenebra.games.conan.rules.pools import those_hit
from tenebra.games.conan.rules.rerolls import roll_again, roll_with_rerolls
from tenebra.games.conan.rules.river import living_of, turn_up
from tenebra.games.conan.rules.scenario_rules import arrived
from tenebra.games.conan.rules.space import has_room, is_full_for, neighbours
from tenebra.games.conan.state import (
    FATIGUE,
    OVERLORD,
    RESERVE,
    WOUNDS,
    Attack,
    COState,
    character,
    is_alive,
    is_heroic,
    side_of,
)
from tenebra.games.conan.vocabulary import AREAS, Act, Deed, Dice, Verb
from tenebra.kernel import Game
from tenebra.kit.ending import HEROES

G = Game[COState]
ATTACKS: tuple[Verb, ...] = ("attack", "attack_undefended")
SPELL_RULES = "CO-SPL-05", ("CO-RUL-42", "CO-SPL-08")
"""By which a spell attacks."""


class Doing(NamedTuple):
    """A deed being done: whose it is, what it is used on."""

    seat: str
    caster: str
    copy: str
    deed: Deed
    act: Act
    at: str
    gems: int
    those: list[str]

    @property
    def number(self) -> int:
        """The number of its act."""
        return self.act.number * (self.gems if self.act.is_per_gem else 1)


def made_of(state: COState, doing: Doing) -> tuple[Attack, Dice] | None:
    """The attack that a spell works as, on somebody or on everybody in an area (CO-SPL-05, CO-RUL-42)."""
    caster = doing.caster
    dice = doing.act.dice.times(doing.gems) if doing.act.is_per_gem else doing.act.dice
    made = Attack(caster, side_of(state, caster), "spell", cards=[doing.copy], gems=doing.gems)
    if doing.deed.target in AREAS:
        made.area, made.hits = doing.at, those_hit(state, caster, doing.at)
    elif doing.those:
        made.target = doing.those[0]
    else:
        return None
    return made, dice


async def attack(g: G, doing: Doing) -> None:
    """Make the attack of a spell at once."""
    made = made_of(g.state, doing)
    if made is not None:
        await carry_out(g, *made, *SPELL_RULES)


def begin_attack(g: G, doing: Doing) -> bool:
    """It comes onto the agenda; False if there is nobody to attack."""
    made = made_of(g.state, doing)
    if made is not None:
        begin_made(g, *made, *SPELL_RULES)
    return made is not None


async def last(g: G, doing: Doing) -> None:
    """Armour or skills hold for as long as the card says (CO-RUL-41)."""
    state = g.state
    is_heroes = is_heroic(state, doing.caster)
    until = state.side if doing.deed.lasting == "turn" else OVERLORD if is_heroes else HEROES
    for who in doing.those:
        g.tell(SpellLasts(doing.copy, doing.caster, who, until, doing.number, rule="CO-RUL-41"))


async def weaken(g: G, doing: Doing) -> None:
    """The attack in progress loses power."""
    g.tell(PowerWeakened(g.state.attacks[-1].attacker, doing.number, rule="CO-SPL-04"))


async def heal(g: G, doing: Doing) -> None:
    """Wounds go to Fatigue, so many or as many as dice show; a model gets Life back (CO-GEM-05)."""
    state, number = g.state, doing.number
    if any(doing.act.dice.pool):
        number = await roll_with_rerolls(g, doing.act.dice, doing.caster, "spell", "CO-SPL-04")
    for who in doing.those:
        if who in state.heroes:
            move(g, who, WOUNDS, FATIGUE, number, "CO-RUX-08", "CO-GEM-05", "CO-SPL-04")
        elif more := min(number, state.units[state.models[who].unit].life - state.models[who].life):
            g.tell(LifeRegained(who, more, rule="CO-RUX-08", also=("CO-LIF-08", "CO-SPL-04")))


async def recover(g: G, doing: Doing) -> None:
    """Gems go from Fatigue to Reserve (CO-GEM-04)."""
    for who in purses(g.state, doing.those):
        move(g, who, FATIGUE, RESERVE, doing.number, "CO-RUX-08", "CO-GEM-04", "CO-SPL-04")


async def exhaust(g: G, doing: Doing) -> None:
    """Gems go from Reserve to Fatigue."""
    for who in purses(g.state, doing.those):
        move(g, who, RESERVE, FATIGUE, doing.number, "CO-RUX-08", "CO-SPL-04")


def purses(state: COState, those: Iterable[str]) -> list[str]:
    """The owners of the gems that a deed moves: heroes', the Overlord's for his models; an ally has none (CO-RUX-08)."""
    return list(dict.fromkeys(one if one in state.heroes else OVERLORD for one in those if not is_ally(state, one)))


def is_ally(state: COState, who: str) -> bool:
    """A model of the heroes' side."""
    return who not in state.heroes and is_heroic(state, who)


async def hurt(g: G, doing: Doing) -> None:
    """Damage that nothing reduces."""
    for who in doing.those:
        if is_alive(g.state, who):
            await suffer(g, who, doing.number, doing.caster, "CO-SPL-04")


async def web(g: G, doing: Doing) -> None:
    """A web token (CO-STS-01)."""
    for who in doing.those:
        if not character(g.state, who).webbed:
            g.tell(Webbed(who, rule="CO-STS-01", also=("CO-SPL-04",)))


async def push(g: G, doing: Doing) -> None:
    """Push characters further, area by area, as the caster likes; nothing hinders that (CO-RUL-46)."""
    state = g.state
    for who in doing.those:
        for _ in range(doing.number):
            area = character(state, who).area
            to = [one for one in neighbours(state, area) if not is_full_for(state, one, who)]
            if not to:
                break
            options = [opt.Choose(one) for one in to]
            answer = await g.ask(doing.seat, "push", lambda: options, figure=who)  # noqa: B023
            await _put(g, who, answer.name, "CO-SPL-04", "CO-RUL-46")


async def teleport(g: G, doing: Doing) -> None:
    """The caster is put into another area, whoever hinders or blocks him (CO-SKM-02)."""
    await _put(g, doing.caster, doing.at, "CO-SKM-02", "CO-RUL-91", "CO-RUL-46")


async def _put(g: G, who: str, to: str, rule: str, *also: str) -> None:
    g.tell(Moved(who, character(g.state, who).area, to, rule=rule, also=also))
    await arrived(g, who)


async def fetch(g: G, doing: Doing) -> None:
    """An object that lies in sight is the caster's at once."""
    state = g.state
    area = next(area for area, lying in state.objects.items() if doing.at in lying)
    await receive(g, state.heroes[doing.caster], doing.at, area, "CO-SPL-04")


async def raise_dead(g: G, doing: Doing) -> None:
    """Killed minions of one tile stand in the caster's area again, as far as there is room (CO-LIF-06)."""
    state, unit = g.state, g.state.units[doing.at]
    area = character(state, doing.caster).area
    for model in unit.fallen[: doing.number]:
        if has_room(state, area, tile(unit.kind).room):
            g.tell(ModelPlaced(model, unit.id, area, unit.life, rule="CO-SPL-04", also=("CO-RNF-10",)))
    if living_of(state, unit.id):
        turn_up(g, unit.id)


async def reroll(g: G, doing: Doing) -> None:
    """Dice of the roll in progress fall again, each once."""
    roll, places = roll_of(g.state), []
    for look in doing.at.split("."):
        colour, _, face = look.partition("-")
        places.append(
            next(
                place
                for place, shown in enumerate(zip(roll.dice, roll.faces, strict=True))
                if shown == (colour, int(face)) and place not in places
            )
        )
    roll_again(g, doing.seat, doing.copy, places, "CO-SPL-04", ("CO-RER-04",))


DO: dict[Verb, Callable[[G, Doing], Awaitable[None]]] = {
    "attack": attack,
    "attack_undefended": attack,
    "armour": last,
    "grant": last,
    "weaken": weaken,
    "heal": heal,
    "recover": recover,
    "exhaust": exhaust,
    "suffer": hurt,
    "web": web,
    "push": push,
    "teleport": teleport,
    "fetch": fetch,
    "raise": raise_dead,
    "reroll": reroll,
}
