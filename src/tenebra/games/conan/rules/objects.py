"""Objects (CO-MAN-03 to CO-MAN-05, CO-DRP, CO-ENC-03): cards that are picked up, given, taken, dropped, and what goes off."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.conan import options as opt
from tenebra.games.conan.content import card
from tenebra.games.conan.events.goods import AWAY, CardMoved
from tenebra.games.conan.events.turns import DoneConfirmed, PointsChanged
from tenebra.games.conan.rules.actions import OF_HERO
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
SIMPLE = ("CO-MAN-02", "CO-MAN-12", "CO-MAN-13", "CO-MAN-14", "CO-HIN-04")
"""The rules with a part in every Simple Manipulation: one gem, no dice, it always succeeds."""
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


def is_beside(state: COState, hero: Hero, other: str) -> bool:
    """Another hero is in his area."""
    return other != hero.id and other in state.heroes and is_alive(state, other) and state.heroes[other].area == hero.area


def why_not_manipulate(state: COState, hero: Hero, gems: int) -> Reason | None:
    """Why a hero cannot lay so many gems on his Manipulation space (CO-EXR-01)."""
    if gems > room_for(state, hero.id, MANIPULATION) or gems < 1:
        return Reason("CO-EXR-01", "no-room-for-gems", {"zone": MANIPULATION, "number": str(gems)})
    return None


@OF_HERO.law(opt.Pickup)
def why_not_pick_up(state: COState, who: str, option: opt.Pickup) -> Reason | None:
    """Why a hero cannot pick up a card (CO-MAN-03)."""
    hero, copy = state.heroes[who], option.card
    if copy not in state.objects.get(hero.area, ()):
        return Reason("CO-MAN-03", "not-here", {"card": copy})
    return why_not_manipulate(state, hero, 1)


@OF_HERO.carries_out(opt.Pickup)
async def pick_up(g: G, who: str, option: opt.Pickup) -> None:
    """Take an object that lies in his area (CO-MAN-03)."""
    hero = g.state.heroes[who]
    pay_simple(g, hero)
    await receive(g, hero, option.card, hero.area, "CO-MAN-03", "CO-MAN-01", "CO-RUL-31", *SIMPLE)


@OF_HERO.law(opt.Give)
def why_not_give(state: COState, who: str, option: opt.Give) -> Reason | None:
    """Why a hero cannot give a card to another one (CO-MAN-04, CO-RUL-33)."""
    hero, copy = state.heroes[who], option.card
    if copy not in things_of(hero):
        return Reason("CO-MAN-04", "not-yours", {"card": copy})
    if not is_beside(state, hero, option.to):
        return Reason("CO-RUL-33", "hero-not-here", {"figure": option.to})
    return why_not_manipulate(state, hero, 1)


@OF_HERO.carries_out(opt.Give)
async def give(g: G, who: str, option: opt.Give) -> None:
    """The giver pays (CO-MAN-04)."""
    hero, other = g.state.heroes[who], g.state.heroes[option.to]
    pay_simple(g, hero)
    await receive(g, other, option.card, hero.id, "CO-MAN-04", "CO-MAN-01", "CO-RUL-33", *SIMPLE)
    call_back(g, other)


@OF_HERO.law(opt.Take)
def why_not_take(state: COState, who: str, option: opt.Take) -> Reason | None:
    """Why a hero cannot take a card from another one (CO-MAN-04, CO-RUL-33)."""
    hero, copy, owner = state.heroes[who], option.card, option.owner
    if not is_beside(state, hero, owner):
        return Reason("CO-RUL-33", "hero-not-here", {"figure": owner})
    if copy not in things_of(state.heroes[owner]):
        return Reason("CO-MAN-04", "not-theirs", {"card": copy, "figure": owner})
    return why_not_manipulate(state, hero, 1)


@OF_HERO.carries_out(opt.Take)
async def take(g: G, who: str, option: opt.Take) -> None:
    """The taker pays, and needs leave (CO-RUL-33)."""
    state, copy, owner = g.state, option.card, option.owner
    hero = state.heroes[who]
    answer: Option = await g.ask(owner, "agree", lambda: [AGREE, PASS], None, hero=hero.id, card=copy)
    if answer == AGREE:
        pay_simple(g, hero)
        await receive(g, hero, copy, owner, "CO-MAN-04", "CO-MAN-01", "CO-RUL-33", *SIMPLE)
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


@OF_HERO.law(opt.Drop)
def why_not_drop(state: COState, who: str, option: opt.Drop) -> Reason | None:
    """Why a hero cannot drop a card (CO-DRP-01)."""
    is_his = option.card in things_of(state.heroes[who])
    return None if is_his else Reason("CO-DRP-01", "not-yours", {"card": option.card})


@OF_HERO.carries_out(opt.Drop)
async def drop(g: G, who: str, option: opt.Drop) -> None:
    """A hero drops a card in his area: no gem, but an action, so his free steps are over (CO-DRP-01, CO-MOV-13)."""
    hero = g.state.heroes[who]
    if not is_on(g.state, "dropEndsMove"):
        forfeit(g, hero, "CO-MOV-13")
    await let_fall(g, hero, option.card, "CO-DRP-01")


async def let_fall(g: G, hero: Hero, copy: str, rule: str, *also: str) -> None:
    """A card leaves a hero's hands: it lies there, or goes off (CO-DRP-02)."""
    if card(copy).burst is not None:
        await explode(g, hero.id, copy, hero.area, "CO-DRP-02")
    else:
        lay(g, hero.id, copy, hero.area, rule, *also)


async def relieve(g: G) -> None:
    """Make whoever carries too much get rid of objects, of his own choice, in any turn and stance (CO-ENC-03, CO-DRP-03)."""
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
