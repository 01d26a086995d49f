"""Items (DR-EQP, DR-ITM, DR-MIN-03 to DR-MIN-07): what a Hero wears and carries, gives, takes and uses up."""

from __future__ import annotations

from functools import cache

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.content import heroes, item, skills
from tenebra.games.drunagor.content.model import BACK, Item
from tenebra.games.drunagor.effects import resolve, triggered
from tenebra.games.drunagor.events.goods import AURA, BAG, ItemFound, ItemMoved, NoteMade
from tenebra.games.drunagor.events.turns import ActionTaken, CardFlipped, Used
from tenebra.games.drunagor.notation import read_text
from tenebra.games.drunagor.rules.actions import MINOR, PACK
from tenebra.games.drunagor.rules.damage import adjust_health
from tenebra.games.drunagor.rules.passives import bonus, most_health
from tenebra.games.drunagor.rules.slots import slots_of
from tenebra.games.drunagor.rules.space import beside, standing
from tenebra.games.drunagor.rules.tokens import give as give_token
from tenebra.games.drunagor.rules.tokens import lose as lose_token
from tenebra.games.drunagor.state import CHEST, CONSUME, EXCHANGE, FRUIT, SLOTS, STACKED, DRState, Hero, are_allies, team_of
from tenebra.kernel import Game, Option, Reason

G = Game[DRState]
BAG_SIZE = 2
"""DR-HER-08."""
FRUIT_TEXT = "SELF, HEAL 2"
"""DR-RES-05."""


class _Unequips(dict[str, opt.Unequip]):
    def __missing__(self, copy: str) -> opt.Unequip:
        self[copy] = opt.Unequip(copy)
        return self[copy]


UNEQUIPS = _Unequips()


def bag_size(state: DRState, hero: str) -> int:
    """The number of items a Bag holds; nothing but it and the slots limits what a Hero may have (DR-HER-08, DR-CRD-01)."""
    return BAG_SIZE + bonus(state, hero, "bag")


def is_back(state: DRState, copy: str) -> bool:
    """A two-sided item shows its back (DR-EQP-11)."""
    return state.sides.get(copy) == BACK


def home_of(copy: str) -> str:
    """The pile for a discarded card (DR-EQP-09, DR-ITM-04, DR-CRD-03, DR-CRD-04, DR-CRD-05)."""
    card = item(copy)
    if card.origin == CHEST:
        return f"discard:{CHEST}"
    if card.origin == "starting":
        return "box"
    return f"deck:camp-{card.level}" if card.origin == "camp" else f"deck:{card.origin}"


def discard(g: G, hero: str, copy: str, rule: str) -> None:
    """A card leaves a Hero's Bag or body for good."""
    own = g.state.heroes[hero]
    place = next((slot for slot, other in own.equipped.items() if other == copy), BAG)
    g.tell(ItemMoved(copy, f"{hero}:{place}", home_of(copy), rule=rule, also=("DR-EQP-09",)))


async def find(g: G, hero: str, copy: str, rule: str, source: str = "box") -> None:
    """An item comes to light, and into a Bag if there is room (DR-RUL-99)."""
    g.tell(ItemFound(hero, copy, rule=rule, also=("DR-RUL-99",)))
    await award(g, hero, copy, rule, source)


async def award(g: G, hero: str, copy: str, rule: str, source: str = "box") -> bool:
    """An item comes into a Bag; if that is full, another may be discarded for it, or it is not kept (DR-MIN-06, DR-RUB-27)."""
    state = g.state
    own = state.heroes[hero]
    if len(own.bag) >= bag_size(state, hero):
        offers: list[Option] = [*(opt.Choose(other) for other in dict.fromkeys(own.bag)), opt.Pass()]
        answer = await g.ask(hero, "bag-full", lambda: offers, figure=hero, item=copy)
        if not isinstance(answer, opt.Choose):
            if source.partition(":")[0] not in state.heroes:
                g.tell(ItemMoved(copy, source, home_of(copy), rule="DR-RUB-27", also=("DR-MIN-06",)))
            return False
        discard(g, hero, answer.name, "DR-MIN-06" if source.partition(":")[0] in state.heroes else "DR-CHE-05")
    g.tell(ItemMoved(copy, source, f"{hero}:{BAG}", rule=rule, also=("DR-HER-08",)))
    return True


def note(g: G, hero: str, kind: str, name: str, rule: str) -> None:
    """A Status, Aura or Outcome is written down; a new Aura replaces the old one (DR-CPG-03 to DR-CPG-05)."""
    own = g.state.heroes[hero]
    if kind == AURA and own.aura and own.aura != name:
        g.tell(NoteMade(hero, AURA, own.aura, is_erased=True, rule="DR-CPG-04"))
    g.tell(NoteMade(hero, kind, name, rule=rule))


# --- wearing


def is_locked(hero: Hero, copy: str) -> bool:
    """A cube lies on its Skill (DR-MIN-04); it stays there even if the card was turned since."""
    return not _slots_on(copy).isdisjoint(hero.docked)


@cache
def _slots_on(copy: str) -> frozenset[str]:
    """The slots for cubes on both sides of an item."""
    faces = [face for face in (item(copy).front, item(copy).back) if face is not None and face.skill]
    return frozenset(slot for face in faces for slot in slots_of(skills()[face.skill]))


def may_wear(hero: str, card: Item) -> bool:
    """The Hero is proficient with it (DR-HER-09, DR-EQP-02)."""
    return card.slot is not None and heroes()[hero].is_proficient(card)  # type: ignore[index]


@cache
def slot_for(hero: str, copy: str) -> str:
    """The slot where a Hero would wear an item; "" if there is none."""
    return item(copy).slot or "" if may_wear(hero, item(copy)) else ""


def may_equip(hero: Hero, copy: str) -> bool:
    """Nothing keeps a Hero from putting on an item of the own Bag (DR-MIN-04)."""
    slot = slot_for(hero.id, copy)
    worn = hero.equipped.get(slot)
    return slot != "" and worn != copy and not (worn and is_locked(hero, worn))


def changes(hero: Hero) -> list[Option]:
    """The options to put on what is in the Bag, and to put away what is worn."""
    return [*map(opt.Equip, hero.bag), *(UNEQUIPS[copy] for copy in hero.equipped.values())]


@PACK.law(opt.Equip)
@MINOR[EXCHANGE].law(opt.Equip)
def why_not_equip(state: DRState, who: str, option: opt.Equip) -> Reason | None:
    """An item of the Bag that one is proficient with; what it replaces must have no cube on it (DR-MIN-03, DR-MIN-04)."""
    hero, copy = state.heroes[who], option.item
    if copy not in hero.bag:
        return Reason("DR-MIN-03", "not-in-the-bag", {"item": copy})
    card = item(copy)
    if card.slot is None:
        return Reason("DR-ITM-02", "not-equipment", {"item": copy})
    if not may_wear(hero.id, card):
        return Reason("DR-EQP-02", "not-proficient", {"item": copy})
    worn = hero.equipped.get(card.slot)
    if worn == copy:
        return Reason("DR-MIN-03", "already-worn", {"item": copy})
    return Reason("DR-MIN-04", "cube-on-item", {"item": worn}) if worn and is_locked(hero, worn) else None


@PACK.law(opt.Unequip)
@MINOR[EXCHANGE].law(opt.Unequip)
def why_not_unequip(state: DRState, who: str, option: opt.Unequip) -> Reason | None:
    """Why a Hero cannot put an item away: not worn, a cube on it, or no room in the Bag (DR-MIN-03, DR-MIN-04, DR-RUL-43)."""
    hero, copy = state.heroes[who], option.item
    if copy not in hero.equipped.values():
        return Reason("DR-MIN-03", "not-worn", {"item": copy})
    if is_locked(hero, copy):
        return Reason("DR-MIN-04", "cube-on-item", {"item": copy})
    return Reason("DR-RUL-43", "bag-full") if len(hero.bag) >= bag_size(state, who) else None


@MINOR[EXCHANGE].carries_out(opt.Equip, opt.Unequip)
async def equip(g: G, hero: str, option: opt.Equip | opt.Unequip) -> None:
    """Put on or put away an item as a Minor Action."""
    await change(g, hero, option.item, "DR-MIN-03")


@PACK.carries_out(opt.Equip, opt.Unequip)
async def equip_in_camp(g: G, hero: str, option: opt.Equip | opt.Unequip) -> None:
    """Put on or put away an item in the Camp, as often as one likes."""
    await change(g, hero, option.item, "DR-CAM-08")


async def change(g: G, hero: str, copy: str, rule: str) -> None:
    """An item goes on from the Bag, what was there into the Bag; or one that is worn goes into it (DR-MIN-03, DR-MIN-05)."""
    state = g.state
    own, before = state.heroes[hero], most_health(state, hero)
    slot = item(copy).slot
    assert slot is not None
    worn = own.equipped.get(slot)
    if worn is not None:
        g.tell(ItemMoved(worn, f"{hero}:{slot}", f"{hero}:{BAG}", rule=rule, also=("DR-MIN-05", "DR-RUL-43")))
    if worn != copy:
        g.tell(
            ItemMoved(
                copy,
                f"{hero}:{BAG}",
                f"{hero}:{slot}",
                rule=rule,
                also=("DR-EQP-01", "DR-EQP-02", "DR-MIN-05", "DR-HER-07", "DR-HER-09"),
            )
        )
    await adjust_health(g, hero, before)


# --- giving and taking


def neighbours(state: DRState, hero: str) -> list[str]:
    """The Heroes of one's side next to a Hero who can take and give (DR-MIN-03, DR-KNO-03)."""
    near, known = beside(state, hero), standing(state)
    if not near & known.teams.get(team_of(state, hero), 0):
        return []
    return [
        other
        for other, one in state.heroes.items()
        if known.of.get(other, 0) & near and not one.is_down and are_allies(state, hero, other)
    ]


def exchange_options(state: DRState, who: str) -> list[Option]:
    """Equipping and unequipping, giving and taking (DR-MIN-03)."""
    hero = state.heroes[who]
    out: list[Option] = [opt.Equip(copy) for copy in dict.fromkeys(hero.bag) if may_equip(hero, copy)]
    if len(hero.bag) < bag_size(state, who):
        out += [UNEQUIPS[copy] for copy in hero.equipped.values() if not is_locked(hero, copy)]
    mine = [*dict.fromkeys(hero.bag), *([FRUIT] if FRUIT in hero.tokens else [])]
    for other in neighbours(state, who) if len(state.heroes) > 1 else ():
        out += [opt.Give(copy, other) for copy in mine if copy != FRUIT or has_room_for_fruit(state, other)]
        asked = [opt.Take(copy, other, to) for copy in dict.fromkeys(state.heroes[other].bag) for to in ("", CONSUME)]
        out += [one for one in asked if why_not_ask(state, who, one) is None]
    return out


def has_room_for_fruit(state: DRState, hero: str) -> bool:
    """There is a limit (DR-CON-02)."""
    return state.heroes[hero].tokens.get(FRUIT, 0) < STACKED


@MINOR[EXCHANGE].law(opt.Give)
def why_not_give(state: DRState, who: str, option: opt.Give) -> Reason | None:
    """A card of the Bag or a FRUIT OF LIFE, to an adjacent Hero (DR-MIN-03, DR-RES-05)."""
    hero = state.heroes[who]
    if option.item not in hero.bag and not (option.item == FRUIT and FRUIT in hero.tokens):
        return Reason("DR-MIN-03", "not-in-the-bag", {"item": option.item})
    if option.to not in neighbours(state, who):
        return Reason("DR-MIN-03", "not-adjacent", {"to": option.to})
    if option.item == FRUIT and not has_room_for_fruit(state, option.to):
        return Reason("DR-CON-02", "no-more-of-it", {"to": option.to})
    return None


@MINOR[EXCHANGE].carries_out(opt.Give)
async def give(g: G, hero: str, option: opt.Give) -> None:
    """A card goes from Bag to Bag; if there is no room for it, it stays (DR-MIN-03, DR-MIN-06)."""
    if option.item == FRUIT:
        lose_token(g, hero, FRUIT, 1, "DR-RES-05")
        await give_token(g, option.to, FRUIT, 1, "DR-RES-05")
        return
    await award(g, option.to, option.item, "DR-MIN-03", f"{hero}:{BAG}")


@MINOR[EXCHANGE].law(opt.Take)
def why_not_take(state: DRState, who: str, option: opt.Take) -> Reason | None:
    """From an adjacent Hero's Bag, into the own one or to be consumed (DR-MIN-03)."""
    if option.by not in neighbours(state, who):
        return Reason("DR-MIN-03", "not-adjacent", {"to": option.by})
    if option.item not in state.heroes[option.by].bag:
        return Reason("DR-MIN-03", "not-in-the-bag", {"item": option.item})
    return why_not_ask(state, who, option)


def why_not_ask(state: DRState, who: str, option: opt.Take) -> Reason | None:
    """Why one cannot ask for what somebody beside has (DR-MIN-03)."""
    assert state.turn is not None
    if f"{who}:asked-{option.item}" in state.turn.used:
        return Reason("DR-MIN-03", "was-refused", {"item": option.item})
    if option.to == CONSUME:
        if CONSUME in state.turn.minors:
            return Reason("DR-MIN-03", "minor-action-taken", {"action": CONSUME})
        return None if is_usable(option.item) else Reason("DR-ITM-01", "not-consumable", {"item": option.item})
    return None


@MINOR[EXCHANGE].carries_out(opt.Take)
async def take(g: G, hero: str, option: opt.Take) -> None:
    """With its owner's leave; only then it is an action, or two if it is consumed at once (DR-MIN-03)."""
    answer: Option = await g.ask(
        option.by, "may-take", lambda: [opt.Agree(), opt.Pass()], figure=option.by, item=option.item, hero=hero
    )
    if isinstance(answer, opt.Pass):
        g.tell(Used(hero, f"asked-{option.item}", rule="DR-MIN-03"))
        return
    if option.to == CONSUME:
        await consume(g, hero, option.item, owner=option.by)
    else:
        await award(g, hero, option.item, "DR-MIN-03", f"{option.by}:{BAG}")
    g.tell(ActionTaken(hero, EXCHANGE, rule="DR-MIN-03"))
    if option.to == CONSUME:
        g.tell(ActionTaken(hero, CONSUME, rule="DR-MIN-03"))


# --- using up


@cache
def is_usable(copy: str) -> bool:
    """A Consumable with an effect that one can use in the own turn (DR-ITM-01, DR-RUB-21)."""
    text = item(copy).front.text
    return item(copy).slot is None and bool(text.uses) and not text.is_reaction


def usable(hero: Hero) -> list[str]:
    """The Consumables a Hero can use (DR-MIN-07)."""
    found = [copy for copy in dict.fromkeys(hero.bag) if is_usable(copy)]
    return [*found, FRUIT] if FRUIT in hero.tokens else found


def consume_options(hero: Hero) -> list[opt.Consume]:
    """Each of them."""
    return [opt.Consume(copy) for copy in usable(hero)]


@MINOR[CONSUME].law(opt.Consume)
def why_not_consume(state: DRState, hero: str, option: opt.Consume) -> Reason | None:
    """Why a Hero cannot consume an item: it is not in the Bag, or there is no use for it (DR-MIN-07)."""
    is_there = option.item in usable(state.heroes[hero])
    return None if is_there else Reason("DR-MIN-07", "not-in-the-bag", {"item": option.item})


@MINOR[CONSUME].carries_out(opt.Consume)
async def use_up(g: G, hero: str, option: opt.Consume) -> None:
    """One's own."""
    await consume(g, hero, option.item)


async def consume(g: G, hero: str, copy: str, owner: str = "") -> None:
    """A Consumable is used and discarded (DR-MIN-07, DR-ITM-01)."""
    if copy == FRUIT:
        lose_token(g, hero, FRUIT, 1, "DR-RES-05")
        await resolve(g, hero, read_text(FRUIT_TEXT), source=FRUIT, rule="DR-RES-05")
    else:
        discard(g, owner or hero, copy, "DR-ITM-01")
        await resolve(g, hero, item(copy).front.text, source=copy, rule="DR-MIN-07")
    await triggered(g, "when_you_use_a_consumable", hero)


# --- two sides


def flip(g: G, copy: str, rule: str = "DR-EQP-11") -> None:
    """A two-sided item is turned and stays so (DR-EQP-11)."""
    if item(copy).back is not None:
        g.tell(CardFlipped(copy, "" if is_back(g.state, copy) else BACK, rule=rule))


async def socket(g: G, hero: str, rule: str = "DR-EQP-12") -> None:
    """A Cosmic Gem turns one of the Hero's socketed items for good (DR-EQP-12, DR-RUL-47)."""
    state = g.state
    own = state.heroes[hero]
    mine = [*(own.equipped[slot] for slot in SLOTS if slot in own.equipped), *own.bag]
    found = [copy for copy in mine if item(copy).is_socketed and not is_back(state, copy)]
    if not found:
        return
    copy = found[0]
    if len(found) > 1:
        copy = (await g.ask(hero, "socket", lambda: [opt.Choose(other) for other in found], figure=hero)).name
    before = most_health(state, hero)
    flip(g, copy, rule)
    await adjust_health(g, hero, before)
