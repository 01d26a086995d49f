"""Objects (CO-MAN-03 to CO-MAN-05, CO-DRP, CO-ENC-03): cards that are picked up, given, taken, dropped, and what goes off."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.conan import options as opt
from tenebra.games.conan.content import card
from tenebra.games.conan.events.goods import AWAY, CardMoved
from tenebra.games.conan.events.turns import DoneConfirmed, PointsChanged
from tenebra.games.conan.rules.area_attacks import explode
from tenebra.games.conan.rules.encumbrance import drop_options, feel_weight, overloaded
from tenebra.games.conan.rules.gems import pay, room_for
from tenebra.games.conan.rules.powers import is_spell, things_of
from tenebra.games.conan.rules.scenario_rules import owned
from tenebra.games.conan.state import AGGRESSIVE, MANIPULATION, COState, Hero, is_alive, is_on
from tenebra.kernel import Game, Option, Reason
from tenebra.kit.decks import name_of

G = Game[COState]
PASS, AGREE = opt.Pass(), opt.Agree()
FORFEIT = ("CO-MOV-05", "CO-RUL-20", "CO-STS-06", "CO-ACT-01")


# --- what other rules need


def forfeit(g: G, hero: Hero, rule: str = "CO-MOV-04") -> None:
    """A hero who stops moving in order to act loses the base points he has left (CO-MOV-04)."""
    if hero.points:
        g.tell(PointsChanged(hero.id, 0, rule=rule, also=FORFEIT))


def lay(g: G, hero: str, copy: str, area: str, rule: str, *also: str) -> None:
    """A card of a hero comes to lie in an area (CO-TER-08)."""
    g.tell(CardMoved(copy, hero, area, rule=rule, also=("CO-TER-08", *also)))


def discard(g: G, owner: str, copy: str, rule: str, *also: str) -> None:
    """A card is out of the game."""
    g.tell(CardMoved(copy, owner, AWAY, rule=rule, also=also))


async def receive(g: G, hero: Hero, copy: str, source: str, rule: str, *also: str) -> None:
    """A card is a hero's at once, and so is its weight (CO-MAN-05)."""
    g.tell(CardMoved(copy, source, hero.id, rule=rule, also=("CO-MAN-05", *also)))
    feel_weight(g, hero)
    await owned(g, hero.id, copy)


def fresh_copy(state: COState, kind: str, besides: Sequence[str] = ()) -> str:
    """The next copy of a card that is nowhere in the game; of a spell there is only one."""
    if is_spell(kind):
        return kind
    piles = [*(hero.cards for hero in state.heroes.values()), *state.objects.values(), state.overlord.cards]
    known = {copy for pile in (*piles, state.deck.draw, state.deck.discard, besides) for copy in pile}
    number = 1
    while f"{kind}.{number}" in known:
        number += 1
    return f"{kind}.{number}"


# --- Simple Manipulations


def simple_options(state: COState, hero: Hero) -> list[Option]:
    """Pick up what lies here, give to and take from heroes here: for one gem each (CO-MAN-01, CO-MAN-02)."""
    area = hero.area
    lying = state.objects.get(area)
    out: list[Option] = [opt.Pickup(copy) for copy in lying] if lying else []
    for other in state.heroes.values():
        if other.area == area and other is not hero:
            out += [opt.Give(copy, other.id) for copy in things_of(hero)]
            out += [opt.Take(copy, other.id) for copy in things_of(other)]
    return out


def why_not_simple(state: COState, hero: Hero, option: opt.Pickup | opt.Give | opt.Take) -> Reason | None:
    """Why a hero cannot pick up, give or take a card (CO-MAN-03, CO-RUL-33)."""
    match option:
        case opt.Pickup(card=copy):
            if copy not in state.objects.get(hero.area, ()):
                return Reason("CO-MAN-03", "not-here", {"card": copy})
        case opt.Give(card=copy, to=to):
            if copy not in things_of(hero):
                return Reason("CO-MAN-04", "not-yours", {"card": copy})
            if not is_beside(state, hero, to):
                return Reason("CO-RUL-33", "hero-not-here", {"figure": to})
        case opt.Take(card=copy, owner=owner):
            if not is_beside(state, hero, owner):
                return Reason("CO-RUL-33", "hero-not-here", {"figure": owner})
            if copy not in things_of(state.heroes[owner]):
                return Reason("CO-MAN-04", "not-theirs", {"card": copy, "figure": owner})
    return why_not_manipulate(state, hero, 1)


def is_beside(state: COState, hero: Hero, other: str) -> bool:
    """Another hero is in his area."""
    return other != hero.id and other in state.heroes and is_alive(state, other) and state.heroes[other].area == hero.area


def why_not_manipulate(state: COState, hero: Hero, gems: int) -> Reason | None:
    """Why a hero cannot lay so many gems on his Manipulation space (CO-EXR-01)."""
    if gems > room_for(state, hero.id, MANIPULATION) or gems < 1:
        return Reason("CO-EXR-01", "no-room-for-gems", {"zone": MANIPULATION, "number": str(gems)})
    return None


async def simple(g: G, hero: Hero, option: opt.Pickup | opt.Give | opt.Take) -> None:
    """A Simple Manipulation: one gem, no dice, it always succeeds (CO-MAN-02); taking needs leave (CO-RUL-33)."""
    state, cites = g.state, ("CO-MAN-02", "CO-MAN-12", "CO-MAN-13", "CO-MAN-14", "CO-HIN-04")
    match option:
        case opt.Pickup(card=copy):
            pay_simple(g, hero)
            await receive(g, hero, copy, hero.area, "CO-MAN-03", "CO-MAN-01", "CO-RUL-31", *cites)
        case opt.Give(card=copy, to=to):
            pay_simple(g, hero)
            await receive(g, state.heroes[to], copy, hero.id, "CO-MAN-04", "CO-MAN-01", "CO-RUL-33", *cites)
            call_back(g, state.heroes[to])
        case opt.Take(card=copy, owner=owner):
            answer: Option = await g.ask(owner, "agree", lambda: [AGREE, PASS], None, hero=hero.id, card=copy)
            if answer == AGREE:
                pay_simple(g, hero)
                await receive(g, hero, copy, owner, "CO-MAN-04", "CO-MAN-01", "CO-RUL-33", *cites)
                call_back(g, state.heroes[owner])


def pay_simple(g: G, hero: Hero) -> None:
    """Exactly one gem on Manipulation; free steps are over (CO-MAN-02)."""
    forfeit(g, hero)
    pay(g, hero.id, MANIPULATION, 1, "CO-MAN-02", "CO-GEM-02")


def call_back(g: G, hero: Hero) -> None:
    """A hero on whom another one has acted may go on although he was done (CO-RUL-04)."""
    if hero.is_done and hero.stance == AGGRESSIVE and hero.area:
        g.tell(DoneConfirmed(hero.id, is_done=False, rule="CO-RUL-04"))


# --- dropping


def why_not_drop(hero: Hero, copy: str) -> Reason | None:
    """Why a hero cannot drop a card (CO-DRP-01)."""
    return None if copy in things_of(hero) else Reason("CO-DRP-01", "not-yours", {"card": copy})


async def drop(g: G, hero: Hero, copy: str) -> None:
    """A hero drops a card in his area: no gem, but an action, so his free steps are over (CO-DRP-01, CO-MOV-13)."""
    if not is_on(g.state, "dropEndsMove"):
        forfeit(g, hero, "CO-MOV-13")
    await let_fall(g, hero, copy, "CO-DRP-01")


async def let_fall(g: G, hero: Hero, copy: str, rule: str, *also: str) -> None:
    """A card leaves a hero's hands: it lies there, or goes off (CO-DRP-02)."""
    if card(copy).burst is not None:
        await explode(g, hero.id, copy, hero.area, "CO-DRP-02")
    else:
        lay(g, hero.id, copy, hero.area, rule, *also)


async def relieve(g: G) -> None:
    """Whoever carries too much gets rid of objects at once, of his own choice, in any turn and stance (CO-ENC-03, CO-DRP-03)."""
    state = g.state
    while (hero := overloaded(state)) is not None:
        options = drop_options(hero)
        answer = await g.ask(hero.id, "drop", lambda: options, None, hero=hero.id)  # noqa: B023
        cites = ("CO-ENC-01", "CO-ENC-02", "CO-RUL-47", "CO-WHO-06", "CO-DRP-03", "CO-INV-10")
        if is_on(state, "overloadRemoval"):
            discard(g, hero.id, answer.card, "CO-ENC-03", *cites)
        else:
            await let_fall(g, hero, answer.card, "CO-ENC-03", *cites)


def is_carried(hero: Hero, kind: str) -> bool:
    """A hero owns a card of a kind."""
    return any(name_of(copy) == kind for copy in hero.cards)
