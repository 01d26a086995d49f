"""Play Card, Give, Equipment, Spells, Consumables, Keeper cards (DV-PLAY, DV-GIVE, DV-EQP, DV-SPL, DV-CON, DV-KPC)."""

from __future__ import annotations

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.content import Card, card
from tenebra.games.dungeon_venture.effects import carry_out, targets
from tenebra.games.dungeon_venture.events.cards import (
    CardGiven,
    CardPlayed,
    ConsumableSpent,
    EquipmentReturned,
    EquipmentWorn,
    KeeperCardSpent,
    LastingBegan,
    SpellUsed,
)
from tenebra.games.dungeon_venture.rules.actions import IN_TURN, OF, OF_HERO, OF_MONSTER_WITH_CARDS, REORGANIZING
from tenebra.games.dungeon_venture.rules.characteristics import pool_of
from tenebra.games.dungeon_venture.rules.decks import deck_of
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import BOSS, HERO, MONSTER, SPIRIT, DVState, Figure, is_on
from tenebra.kernel import Game, Option, Reason
from tenebra.kit.decks import name_of

G = Game[DVState]


def find_copy(cards: list[str], name: str) -> str:
    """The first copy of a card in a pile, "" if there is none."""
    for copy in cards:
        if name_of(copy) == name:
            return copy
    return ""


def hand_options(state: DVState, hero: Figure) -> list[Option]:
    """Every card that a Hero can play or hand to another."""
    own = state.heroes[hero.id]
    if not own.hand and not own.worn:
        return []
    return play_options(state, hero) + give_options(state, hero)


def play_options(state: DVState, figure: Figure) -> list[Option]:
    """Every card a figure can play now, with each target it may have."""
    # DV-PLAY-02, DV-CARD-02: Events and the Keeper's own cards are in no Hero's hand
    pile = state.heroes[figure.id].hand if figure.form == HERO else state.keeper_cards
    out: list[Option] = []
    may_cast: bool | None = None
    for name in dict.fromkeys(map(name_of, pile)):
        printed = card(name)
        if printed.kind.endswith("spell"):
            # what one Spell may, all may: it depends on the Mana dice alone
            may = may_cast = why_not_card(state, figure, name) is None if may_cast is None else may_cast
        else:
            may = why_not_card(state, figure, name) is None
        if may:
            out += [opt.Play(name, at) for at in targets(state, printed, figure)]
    return out


def why_not_card(state: DVState, figure: Figure, name: str) -> Reason | None:
    """Why a figure cannot play a card at all."""
    if figure.form == HERO:
        own = state.heroes[figure.id]
        copy = find_copy(own.hand, name)
        if not copy:
            return Reason("DV-PLAY-01", "not-in-hand", {"card": name})
        printed = card(copy)
        if printed.kind == "spell":
            return why_not_spell(state, figure, own.cast)
        if printed.gold:
            return Reason("DV-RUL-89", "gold-is-not-played")
        if printed.kind == "equipment" and copy in own.returned:
            return Reason("DV-EQP-06", "just-taken-off", {"card": name})
        return None
    if not find_copy(state.keeper_cards, name):
        return Reason("DV-KPC-02", "not-in-hand", {"card": name})
    if figure.form == MONSTER:
        return None if is_on(state, "keeper_cards") else Reason("DV-RUL-55", "only-bosses-play-cards")
    if card(name).kind == "keeper_spell":
        return why_not_spell(state, figure, state.keeper_cast.get(figure.id, 0))
    return None


def why_not_spell(state: DVState, figure: Figure, cast: int) -> Reason | None:
    """Why no Spell can be cast: only as many as Mana dice now (DV-RUL-88) until the next Rest (DV-SPL-03; a Boss: DV-RUL-56)."""
    limit = pool_of(state, figure, "mana").size
    if not limit:
        return Reason("DV-SPL-07", "no-mana")
    if cast >= limit:
        return Reason("DV-SPL-04" if figure.form == HERO else "DV-RUL-56", "spells-used-up", {"limit": str(limit)})
    return None


@OF_MONSTER_WITH_CARDS.law(opt.Play)
@REORGANIZING.law(opt.Play)
def why_not_play(state: DVState, who: str, option: opt.Play) -> Reason | None:
    """Why a figure cannot play a card at that target."""
    figure = state.figures[who]
    if reason := why_not_card(state, figure, option.card):
        return reason
    if option.at not in targets(state, card(option.card), figure):
        return Reason("DV-PLAY-01", "no-such-target", {"card": option.card})
    return None


@OF_MONSTER_WITH_CARDS.carries_out(opt.Play)
async def play(g: G, figure_id: str, choice: opt.Play) -> None:
    """Play one card: Equipment is put on, a lasting effect is laid out, anything else is carried out (DV-PLAY-04)."""
    state = g.state
    figure = state.figures[figure_id]
    own = state.heroes.get(figure_id)
    copy = find_copy(own.hand if own is not None else state.keeper_cards, choice.card)
    printed = card(copy)
    g.tell(CardPlayed(figure_id, copy, choice.at, rule=_cite(printed)))
    if printed.kind == "equipment":
        equip(g, figure_id, copy)
    elif printed.is_lasting:
        on = choice.at or figure_id
        is_spell = printed.kind.endswith("spell")
        g.tell(LastingBegan(copy, figure_id, on, printed.until, is_spell, rule="DV-SPL-06" if is_spell else "DV-CON-03"))
    else:
        spend(g, figure, copy)
    await carry_out(g, printed, figure_id, choice.at)


def _cite(printed: Card) -> str:
    return {"equipment": "DV-EQP-01", "spell": "DV-SPL-01", "consumable": "DV-CON-02"}.get(printed.kind, "DV-KPC-03")


def spend(g: G, figure: Figure, copy: str) -> None:
    """A Spell goes to its Hero's used pile (DV-SPL-02), a Consumable is discarded (DV-CON-01); Keeper cards are gone."""
    kind = card(copy).kind
    if figure.form in (BOSS, MONSTER):
        g.tell(
            KeeperCardSpent(
                figure.id,
                copy,
                kind == "keeper_spell",
                rule="DV-KPC-05" if kind == "keeper_consumable" else "DV-KPC-04",
            )
        )
    elif kind == "spell":
        g.tell(SpellUsed(figure.id, copy, True, rule="DV-SPL-02"))
    else:
        g.tell(ConsumableSpent(figure.id, copy, deck_of(g.state, copy), rule="DV-CON-01"))


def equip(g: G, hero: str, copy: str) -> None:
    """One Equipment per body part: what it displaces goes back into the hand (DV-EQP-03, DV-EQP-04)."""
    parts = set(card(copy).parts)
    for worn in [w for w in g.state.heroes[hero].worn if parts & set(card(w).parts)]:
        g.tell(EquipmentReturned(hero, worn, rule="DV-EQP-04"))
    g.tell(EquipmentWorn(hero, copy, rule="DV-EQP-01"))


def takeoff_options(state: DVState, hero: Figure) -> list[Option]:
    """Equipment can be taken back into the hand, which is not an Action (DV-EQP-05, DV-RUL-50)."""
    return [opt.Takeoff(name_of(copy)) for copy in state.heroes[hero.id].worn]


@IN_TURN.law(opt.Takeoff)
def why_not_take_off(state: DVState, who: str, option: opt.Takeoff) -> Reason | None:
    """Why somebody cannot take off anything: nobody but a Hero wears it (DV-EQP-08)."""
    form = state.figures[who].form
    if form != HERO:
        return OF[form].otherwise
    is_worn = find_copy(state.heroes[who].worn, option.card)
    return None if is_worn else Reason("DV-EQP-08", "not-worn", {"card": option.card})


@IN_TURN.carries_out(opt.Takeoff)
async def take_off(g: G, hero: str, option: opt.Takeoff) -> None:
    """Take an Equipment card back into the hand (DV-RUL-50)."""
    g.tell(EquipmentReturned(hero, find_copy(g.state.heroes[hero].worn, option.card), rule="DV-RUL-50"))


def give_options(state: DVState, hero: Figure) -> list[Option]:
    """Every card a Hero can hand to every Hero in its area."""
    own, receivers = state.heroes[hero.id], receivers_of(state, hero)
    names = dict.fromkeys(map(name_of, (*own.hand, *own.worn))) if receivers else ()
    return [opt.Give(name, to) for name in names for to in receivers]


def receivers_of(state: DVState, hero: Figure) -> list[str]:
    """The other Heroes and Spirits in a Hero's area, or all of them while reorganizing (DV-GIVE-01, DV-RUL-41)."""
    figures, others = state.figures, [hero_id for hero_id in state.heroes if hero_id != hero.id and hero_id in state.figures]
    if state.reorganizing:
        return others
    area_of = sheet_of(state).area_of
    here = area_of[hero.space]
    return [other for other in others if area_of[figures[other].space] == here]


def why_not_receiver(state: DVState, hero: Figure, to: str) -> Reason | None:
    """Another Hero in the same area, a Spirit too; distance does not matter (DV-GIVE-01, DV-GIVE-04, DV-RUL-31)."""
    if to in receivers_of(state, hero):
        return None
    other = state.figures.get(to)
    if other is None or other.form not in (HERO, SPIRIT) or to == hero.id:
        return Reason("DV-GIVE-01", "no-such-receiver", {"hero": to})
    return Reason("DV-GIVE-01", "not-in-same-area", {"hero": to})


@OF_HERO.law(opt.Give)
@REORGANIZING.law(opt.Give)
def why_not_give(state: DVState, who: str, option: opt.Give) -> Reason | None:
    """Why a card cannot be given."""
    hero = state.figures[who]
    if reason := why_not_receiver(state, hero, option.to):
        return reason
    own = state.heroes[hero.id]
    if find_copy([*own.hand, *own.worn], option.card):
        return None
    used = find_copy(own.used, option.card)
    active = any(e.owner == hero.id and name_of(e.card) == option.card for e in state.lasting)
    return Reason("DV-GIVE-03" if used or active else "DV-GIVE-01", "cannot-give", {"card": option.card})


@OF_HERO.carries_out(opt.Give)
async def give(g: G, hero: str, choice: opt.Give) -> None:
    """The card goes directly into the receiver's hand (DV-GIVE-02)."""
    own = g.state.heroes[hero]
    copy = find_copy(own.hand, choice.card)
    if copy:
        g.tell(CardGiven(hero, choice.to, copy, False, rule="DV-GIVE-02"))
    else:
        g.tell(CardGiven(hero, choice.to, find_copy(own.worn, choice.card), True, rule="DV-GIVE-02"))
