"""The Camp Phase (DR-CAM) and the upgrades of Adventures played alone (DR-ONE): rewards, learning, rest, Equipment and Stash."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.content import heroes, item, item_deck
from tenebra.games.drunagor.events.goods import AVAILABLE, BAG, BOX, STASH, CubesMoved, ItemMoved
from tenebra.games.drunagor.events.heroes import CampLaid, Learned, Rested
from tenebra.games.drunagor.rules.actions import PACK
from tenebra.games.drunagor.rules.cubes import owned as cubes_of
from tenebra.games.drunagor.rules.items import award, bag_size, changes, home_of, may_wear
from tenebra.games.drunagor.rules.learning import ROLE, learnable, learnable_abilities, why_not_learn, why_not_learn_ability
from tenebra.games.drunagor.rules.passives import most_health
from tenebra.games.drunagor.rules.ties import break_tie
from tenebra.games.drunagor.scenario import Reward
from tenebra.games.drunagor.scenarios import SHEETS, sheet_of
from tenebra.games.drunagor.state import COLOURS, DRState, Hero
from tenebra.games.drunagor.steps import AnyStep, Help, Learn, Offer, Pack, Recolour, Rejoin, TakeUp
from tenebra.kernel import Game, Option, Reason

G = Game[DRState]
PASS = opt.Pass()
STARTING, ADVENTURE = "starting", "adventure"


def preparations(state: DRState) -> tuple[AnyStep, ...]:
    """The steps before the First Setup: rewards and rest, or what an Adventure played alone gives (DR-ONE-02).

    After a chapter comes the Camp, unless the next one follows it at once (DR-CAM-01, DR-CAM-02).
    """
    record, sheet = state.campaign, sheet_of(state)
    if record is None:
        return tuple(_receive(state, sheet.upgrades))
    if not record.passed:
        return ()
    gains = tuple(_receive(state, SHEETS[record.passed[-1]].rewards))
    # Its reward, but no Camp (DR-SEQ-01, DR-SEQ-02)
    if sheet.is_sequential:
        return (*gains, TakeUp(), *((Help(),) if record.has_lost else ()))
    changed = [hero for hero in state.party if hero in record.heroes and record.heroes[hero].role != state.heroes[hero].role]
    return (*gains, *(Recolour(hero) for hero in changed), *(Pack(hero) for hero in state.party))


def arrivals(state: DRState) -> tuple[AnyStep, ...]:
    """The steps right after the First Setup (DR-CPN-08)."""
    record = state.campaign
    return (Rejoin(),) if record is not None and sheet_of(state).is_sequential and record.companions else ()


def _receive(state: DRState, reward: Reward) -> Iterator[AnyStep]:
    """Items, Skills, Class Abilities (DR-RUL-41), each Hero one at a time (DR-ONE-02)."""
    yield from (Offer(level) for level in reward.items)
    yield from (Learn(hero, level) for level in reward.skills for hero in state.party)
    yield from (Learn(hero) for _ in range(reward.abilities) for hero in state.party)


# --- Camp items


def owned(state: DRState) -> set[str]:
    """Every item that some Hero has, on the body, in the Bag or in the Stash."""
    stashed = [copy for career in state.campaign.heroes.values() for copy in career.stash] if state.campaign else []
    return {*stashed, *(copy for hero in state.heroes.values() for copy in (*hero.equipped.values(), *hero.bag))}


async def offer(g: G, step: Offer) -> None:
    """All cards of the level lie open; every Hero may choose one, the Party Leader settles quarrels (DR-CAM-04, DR-TIE-01)."""
    state = g.state
    taken = owned(state)
    cards = [card for card in item_deck("camp", step.level) if card not in taken]
    wishes: dict[str, str] = {}
    refused: dict[str, list[str]] = {hero: [] for hero in state.party}
    waiting = list(state.party)
    while waiting:
        hero = waiting.pop(0)
        card = await _wish(g, hero, [card for card in cards if card not in refused[hero]])
        rivals = [other for other, wish in wishes.items() if wish == card]
        if card and rivals:
            winner = await break_tie(g, "tie-item", (rivals[0], hero), item=card)
            loser = hero if winner == rivals[0] else rivals[0]
            refused[loser].append(card)
            wishes.pop(loser, None)
            waiting.append(loser)
            hero = winner
        if card:
            wishes[hero] = card
    for hero, card in wishes.items():
        await receive(g, hero, card)
    left = tuple(card for card in cards if card not in wishes.values())
    g.tell(CampLaid(left, rule="DR-CAM-05", also=("DR-CAM-04",)))


async def _wish(g: G, hero: str, cards: Sequence[str]) -> str:
    offers: list[Option] = [*(opt.Choose(card) for card in cards), PASS]
    answer = await g.ask(hero, "camp-item", lambda: offers, figure=hero)
    return answer.name if isinstance(answer, opt.Choose) else ""


async def receive(g: G, hero: str, card: str) -> None:
    """An item of the Camp is put on where it can be; what it replaces goes into the Bag, starting gear into the box."""
    state = g.state
    own, slot = state.heroes[hero], item(card).slot
    if slot is None or not may_wear(hero, item(card)):
        await award(g, hero, card, "DR-CAM-04")
        return
    worn = own.equipped.get(slot)
    if worn is not None:
        is_kept = item(worn).origin != STARTING and len(own.bag) < bag_size(state, hero)
        g.tell(ItemMoved(worn, f"{hero}:{slot}", f"{hero}:{BAG}" if is_kept else home_of(worn), rule="DR-CAM-04"))
    g.tell(ItemMoved(card, "box", f"{hero}:{slot}", rule="DR-CAM-04"))
    rest(g, hero)


# --- learning


async def learn(g: G, step: Learn) -> None:
    """A Skill of the level, of a colour or of the Role, with its cube (DR-CAM-06, DR-ONE-03); or a Class Ability.

    In a Battleground there are no Roles (DR-RUL-90).
    """
    state, hero = g.state, step.hero
    subjects = learnable(state.heroes, hero, step.level) if step.level else learnable_abilities(state.heroes, hero)
    if state.teams:
        subjects = [subject for subject in subjects if subject != ROLE]
    if not subjects:
        return
    answer = await g.ask(
        hero,
        "learn" if step.level else "learn-ability",
        lambda: [opt.Choose(subject) for subject in subjects],
        lambda _, option: why_not_learn_now(state, step, option),
        figure=hero,
        level=str(step.level),
    )
    if not step.level:
        g.tell(Learned(hero, answer.name, rule="DR-CAM-07", also=("DR-CLS-04", "DR-CLS-05")))
    else:
        colour = answer.name if answer.name != ROLE else await choose_colour(g, hero)
        also = ("DR-HER-05", "DR-ROL-06", "DR-RUL-42")
        g.tell(Learned(hero, answer.name, step.level, colour, rule="DR-CAM-06", also=also))
    rest(g, hero)


def why_not_learn_now(state: DRState, step: Learn, option: Option) -> Reason | None:
    """Level by level and tree by tree (DR-CAM-06, DR-CLS-02); no Roles in a Battleground (DR-RUL-90)."""
    if not isinstance(option, opt.Choose):
        return None
    if not step.level:
        return why_not_learn_ability(state.heroes, step.hero, option.name)
    if state.teams and option.name == ROLE:
        return Reason("DR-RUL-90", "no-roles")
    return why_not_learn(state.heroes, step.hero, option.name, step.level)


async def choose_colour(g: G, hero: str) -> str:
    """The cube of a Role Skill is of any colour (DR-ROL-06)."""
    return (await g.ask(hero, "role-cube", lambda: [opt.Choose(colour) for colour in COLOURS], figure=hero)).name


def role_cubes(hero: Hero) -> list[str]:
    """The cubes that came with Role Skills: neither of the board nor of a colour's Skill card (DR-HER-05)."""
    board = {str(colour): number for colour, number in heroes()[hero.id].cubes.items()}  # type: ignore[index]
    out: list[str] = []
    for colour in COLOURS:
        others = board.get(colour, 0) + hero.learned.get(colour, 0)
        out += [colour] * (cubes_of(hero).get(colour, 0) - others)
    return out


async def recolour(g: G, step: Recolour) -> None:
    """Role improvements belong to the Hero; in a new Role the colour of each cube may be chosen anew (DR-ROL-07)."""
    for old in role_cubes(g.state.heroes[step.hero]):
        new = await choose_colour(g, step.hero)
        if new != old:
            g.tell(CubesMoved(step.hero, ((old, AVAILABLE, BOX), (new, BOX, AVAILABLE)), rule="DR-ROL-07"))


# --- rest and Equipment


async def pack(g: G, step: Pack) -> None:
    """A Hero rearranges what it has; it leaves the Camp at full Health (DR-CAM-08, DR-RUL-40)."""
    state = g.state
    hero = state.heroes[step.hero]
    while True:
        g.safe_point()
        answer = await g.ask(
            hero.id,
            "pack",
            lambda: [*pack_options(state, hero), PASS],
            lambda _, option: PACK.why_not(state, hero.id, option),
            figure=hero.id,
        )
        if answer == PASS:
            break
        await PACK.carry_out(g, hero.id, answer)
    rest(g, hero.id)
    g.done(step)


def rest(g: G, hero: str) -> None:
    """A Hero is at full Health when an Adventure begins (DR-HER-02, DR-CAM-10)."""
    most = most_health(g.state, hero)
    if g.state.heroes[hero].health != most:
        g.tell(Rested(hero, most, rule="DR-CAM-10", also=("DR-HER-02", "DR-RUL-40")))


def stash_of(state: DRState, hero: str) -> list[str]:
    """The items a Hero has left in the Camp."""
    record = state.campaign
    return record.heroes[hero].stash if record is not None and hero in record.heroes else []


def gear_for(hero: Hero) -> list[str]:
    """Starting gear that the Hero may take back from the box: it never runs out (DR-HER-12)."""
    mine = (*hero.equipped.values(), *hero.bag)
    return [card for card in item_deck(STARTING) if may_wear(hero.id, item(card)) and card not in mine]


def pack_options(state: DRState, hero: Hero) -> list[Option]:
    """Everything that may be put on, laid aside, stashed or fetched."""
    kept = (*stash_of(state, hero.id), *gear_for(hero))
    wanted = [*changes(hero), *map(opt.Stash, hero.bag), *map(opt.Fetch, kept)]
    return [option for option in dict.fromkeys(wanted) if PACK.why_not(state, hero.id, option) is None]


@PACK.law(opt.Stash)
def why_not_stash(state: DRState, who: str, option: opt.Stash) -> Reason | None:
    """Chest cards and other Consumables stay in the Bag, an Adventure item's Gem excepted (DR-CAM-08, DR-ITM-02, DR-ITM-06)."""
    if option.item not in state.heroes[who].bag:
        return Reason("DR-CAM-08", "not-in-the-bag", {"item": option.item})
    card = item(option.item)
    is_gem = card.origin == ADVENTURE and card.subtype == "gem"
    if state.campaign is None or (card.slot is None and not is_gem) or card.origin == "chest":
        return Reason("DR-ITM-02", "cannot-be-stashed", {"item": option.item})
    return None


@PACK.carries_out(opt.Stash)
async def stash(g: G, hero: str, option: opt.Stash) -> None:
    """An item stays in the Camp (DR-CAM-08)."""
    also = ("DR-ITM-06", "DR-RUL-49")
    g.tell(ItemMoved(option.item, f"{hero}:{BAG}", f"{hero}:{STASH}", rule="DR-CAM-08", also=also))


@PACK.law(opt.Fetch)
def why_not_fetch(state: DRState, who: str, option: opt.Fetch) -> Reason | None:
    """Why a Hero cannot fetch an item: it is not there, or the Bag has no room (DR-CAM-08, DR-HER-08)."""
    hero = state.heroes[who]
    if option.item not in (*stash_of(state, who), *gear_for(hero)):
        return Reason("DR-CAM-08", "not-in-the-stash", {"item": option.item})
    return Reason("DR-HER-08", "bag-full") if len(hero.bag) >= bag_size(state, who) else None


@PACK.carries_out(opt.Fetch)
async def fetch(g: G, hero: str, option: opt.Fetch) -> None:
    """An item comes from the Stash, or starting gear from the box (DR-CAM-08, DR-CAM-09)."""
    is_stashed = option.item in stash_of(g.state, hero)
    source, rule = (f"{hero}:{STASH}", "DR-CAM-08") if is_stashed else ("box", "DR-CAM-09")
    g.tell(ItemMoved(option.item, source, f"{hero}:{BAG}", rule=rule, also=("DR-HER-12", "DR-CRD-05")))
