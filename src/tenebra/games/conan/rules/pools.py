"""The dice of an attack (CO-DIE-02, CO-MEL-04, CO-RNG-05, CO-UNI-07), and the symbols it loses (CO-MEL-06, CO-HIN-07)."""

from __future__ import annotations

from functools import lru_cache

from tenebra.games.conan import options as opt
from tenebra.games.conan.content import card
from tenebra.games.conan.rules.armour import AIMED
from tenebra.games.conan.rules.hindering import hindering
from tenebra.games.conan.rules.powers import has, sheet, tile_of
from tenebra.games.conan.rules.reach import AnyAttack, is_area_weapon, is_fascinated
from tenebra.games.conan.rules.sight import is_higher
from tenebra.games.conan.rules.space import models_in
from tenebra.games.conan.state import MELEE, RANGED, Attack, COState, character, is_on, side_of
from tenebra.games.conan.vocabulary import Dice, Pool

HEIGHT = Dice(Pool(orange=1))
"""For a Ranged Attack on somebody lower (CO-RUL-24)."""
SPECIAL = {"beyond": Dice(Pool(red=3)), "counter": Dice(Pool(red=1)), "web": Dice(Pool(orange=3))}
"""The dice of skills, instead of one's own (CO-RUL-79, CO-RUL-80, CO-RUL-96)."""
BARE_HANDS = 2
"""The dice that an unarmed Melee Attack of a hero loses (CO-MEL-06)."""
SHOTS = ("CO-RNG-03", "CO-RNG-05", "CO-RNG-09", "CO-RNG-10", "CO-RNG-11", "CO-LOS-01", "CO-LOS-08")
Cites = dict[str, tuple[str, tuple[str, ...]]]
OF_HEROES: Cites = {
    MELEE: ("CO-MEL-02", ("CO-MEL-01", "CO-MEL-03", "CO-MEL-04", "CO-MEL-08", "CO-MEL-09")),
    RANGED: ("CO-RNG-02", ("CO-RNG-01", "CO-RUL-23", *SHOTS)),
}
OF_MODELS: Cites = {
    MELEE: ("CO-UNI-03", ("CO-UNI-07", "CO-UNI-08", "CO-MEL-07", "CO-UNI-09", "CO-ALY-16")),
    RANGED: ("CO-UNI-03", ("CO-UNI-09", *SHOTS)),
}
OF_ALL: Cites = {
    "web": ("CO-SKX-10", ("CO-RUL-96",)),
    "beyond": ("CO-SKA-02", ("CO-RUL-79", "CO-WIN-04", "CO-EXR-05")),
    "counter": ("CO-SKA-05", ("CO-RUL-80", "CO-WIN-05", "CO-EXR-05")),
    "object": ("CO-AOE-07", ("CO-RUL-36", "CO-THR-07")),
    "spell": ("CO-SPL-05", ("CO-RUL-42", "CO-SPL-08")),
}
"""Kind of attack to the rule by which it is made, and others that have a part in it."""


def declared(state: COState, who: str, option: AnyAttack) -> Attack:
    """The attack that an option means."""
    side = side_of(state, who)
    if isinstance(option, opt.Attack):
        return Attack(option.by, side, option.how, option.target)
    if isinstance(option, opt.Strike):
        cards = [copy for copy in (option.card, option.second) if copy]
        return Attack(who, side, MELEE, option.target, cards=cards, gems=option.gems)
    cards = [option.card] if option.card else []
    if option.card and is_area_weapon(option.card):
        hits = those_hit(state, who, option.target)
        return Attack(who, side, RANGED, area=option.target, hits=hits, cards=cards, gems=option.gems)
    return Attack(who, side, RANGED, option.target, cards=cards, gems=option.gems)


def those_hit(state: COState, who: str, area: str) -> list[str]:
    """Everybody in an area, friends and the attacker too; not whom he may not attack yet (CO-AOE-01, CO-RUL-88)."""
    return [one for one in models_in(state, area) if one == who or not is_fascinated(state, who, one)]


def dice_for(state: COState, attack: Attack) -> Dice:
    """The dice of an attack that is no spell and no object: a model's are those of its tile (CO-UNI-07, CO-DIE-04, CO-ALY-16)."""
    who, kind = attack.attacker, attack.kind
    if kind in SPECIAL:
        dice = SPECIAL[kind]
    elif who in state.heroes:
        dice = _dice_of_hero(who, kind == MELEE, attack.gems, tuple(attack.cards))
    else:
        dice = tile_of(state, who).melee if kind == MELEE else tile_of(state, who).ranged
    return dice.plus(HEIGHT) if is_from_above(state, attack) else dice


@lru_cache(maxsize=8192)
def _dice_of_hero(hero: str, is_melee: bool, gems: int, cards: tuple[str, ...]) -> Dice:
    """A die of the space for each gem, and the dice of the cards (CO-DIE-02, CO-MEL-04, CO-RNG-05)."""
    dice = sheet(hero).spaces["melee" if is_melee else "ranged"].die.times(gems)
    for copy in cards:
        bonus = card(copy).melee if is_melee else card(copy).ranged
        assert bonus is not None
        dice = dice.plus(bonus.dice)
    return dice


def is_from_above(state: COState, attack: Attack) -> bool:
    """A Ranged Attack on somebody, or an area, that lies lower (CO-RNG-06, CO-RUL-24)."""
    if attack.kind not in AIMED or (attack.attacker not in state.heroes and is_on(state, "heightDieForUnits")):
        return False
    return is_higher(state, character(state, attack.attacker).area, attack.area or character(state, attack.target).area)


def minus_of(state: COState, attack: Attack) -> int:
    """The symbols that do not count: of bare hands, and of a shooter who is hindered where he stands (CO-CMB-06).

    Only heroes strike with bare hands (CO-MEL-06, CO-MEL-07, CO-UNI-08, CO-RNG-09). Shots are hindered, but not of everybody
    (CO-HIN-01, CO-HIN-03, CO-HIN-11); no blow is (CO-MEL-09, CO-HIN-04).
    """
    who = attack.attacker
    if attack.kind == MELEE:
        return BARE_HANDS if who in state.heroes and not attack.cards else 0
    if attack.kind not in AIMED or has(state, who, "elite_shooter") or has(state, who, "concentration"):
        return 0
    return hindering(state, who)


def rules_of(state: COState, attack: Attack) -> tuple[str, tuple[str, ...]]:
    """The rule by which an attack is made, and others that have a part in it."""
    is_hero = attack.attacker in state.heroes
    rule, also = (OF_HEROES if is_hero else OF_MODELS).get(attack.kind) or OF_ALL[attack.kind]
    if is_hero and attack.kind == MELEE and len(attack.cards) > 1:
        also += ("CO-SKA-01", "CO-RUL-50")
    if is_hero and attack.kind == MELEE and not attack.cards:
        also += ("CO-MEL-06",)
    if attack.kind == RANGED and is_from_above(state, attack):
        also += ("CO-RNG-06", "CO-RUL-24")
    return rule, also
