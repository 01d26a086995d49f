"""The worth of a text to whoever uses it where it stands: damage to enemies, help for friends, in points of Health."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tenebra.games.drunagor.content import item
from tenebra.games.drunagor.content.model import BACK
from tenebra.games.drunagor.effects import Casting
from tenebra.games.drunagor.rules.conditions import all_hold
from tenebra.games.drunagor.rules.engagement import is_engaged
from tenebra.games.drunagor.rules.field import card_of
from tenebra.games.drunagor.rules.passives import PAID, Aim, bonus, has, most_health
from tenebra.games.drunagor.rules.space import are_adjacent, at, in_range, is_on_darkness, level_of
from tenebra.games.drunagor.rules.targets import candidates, reach_of, strike_areas
from tenebra.games.drunagor.rules.tokens import room_for
from tenebra.games.drunagor.state import (
    BLEED,
    BURN,
    POISON,
    RED,
    STEALTH,
    TRACK,
    WEAPON,
    DRState,
    Hero,
    are_allies,
    are_enemies,
    character,
    is_there,
)
from tenebra.games.drunagor.vocabulary import Effect, Sentence, Text

SIDES = 20
ADVANTAGE = 2
"""For height, and for standing on Darkness (DR-ATK-06 to DR-ATK-08)."""
KILL = 2.5
"""The worth of somebody striking no more, besides the Health taken."""
HARM = {
    "bleed": 0.8,
    "burn": 1.1,
    "poison": 1.5,
    "intimidate": 0.7,
    "stun": 3.0,
    "slow": 0.6,
    "knock_down": 0.8,
    "rangers_mark": 1.5,
}
"""The worth of a Condition on an enemy, a token each."""
GIFT = {"shield": 0.9, "focus": 0.7, "fury": 0.7, "ki": 1.2, "fruit_of_life": 1.0, "stealth": 1.0}
"""The worth of a Resource, a token each."""
CLEANSED, POISON_GONE = 1.3, 2.0
"""The worth of a Curse cube less, and of a POISON less, which would hurt turn after turn."""
FALL = 6.0
"""The worth of a Hero not falling."""
LOST = {"damage": 1.0, "sure_damage": 1.0, "drain": 1.0, "penitence": 0.5, "disarm": 1.0, "silence": 1.0}
"""The cost to whoever suffers it, for each of its number."""
FEW = 0.08
"""The worth of a step that one may take."""


class Blow(NamedTuple):
    """A Weapon or Spell Attack on one enemy: the chance to hit, the mean damage, the chance to kill."""

    hit: float
    mean: float
    kill: float


class Worth:
    """The worth of texts to one Hero now."""

    def __init__(self, state: DRState, hero: str) -> None:
        self.state, self.hero = state, hero
        self.danger = bool(state.monsters)
        self._bound: dict[tuple[int, str], float] = {}

    def of(self, text: Text, source: str, colour: str) -> float:
        """All that using a text would bring."""
        casting = Casting(self.hero, source, text, "", colour, reach_of(self.state, self.hero, colour))
        return sum(self.sentence(casting, one) for one in text.uses)

    def sentence(self, casting: Casting, one: Sentence) -> float:
        """The worth of one sentence with its best targets."""
        own = tuple(condition for condition in one.conditions if not condition.name.startswith("target"))
        if not all_hold(self.state, own, self.hero, "", PAID[casting.colour]):
            return 0.0
        if one.kind == "weapon":
            return self.commanded(casting, one) if one.find("command") else self.weapon(casting, one)
        if one.kind == "spell":
            return self.spell(casting, one)
        return self.effects(casting, one)

    # --- attacks

    def weapon(self, casting: Casting, one: Sentence) -> float:
        """Weapon Attacks: each on the best target left, several at once on as many."""
        if self.hero in self.state.heroes and WEAPON not in self.state.heroes[self.hero].equipped:
            return 0.0
        colour = casting.colour
        if colour == RED and is_engaged(self.state, self.hero) and not has(self.state, self.hero, "ranged_while_engaged"):
            return 0.0
        return sum(self._spread(casting, one, hit) for hit in one.hits)

    def _spread(self, casting: Casting, one: Sentence, hit: int | None) -> float:
        found = self.struck(casting, one)
        values = sorted((self.strike(one, who, casting.colour, hit) for who in found), reverse=True)
        return sum(values[: max(1, self.many(one))]) if one.find("strike") is None else sum(values)

    def many(self, one: Sentence) -> int:
        """The number of enemies that one attack hits."""
        numbers = [effect.number for effect in one.effects if effect.verb in ("cleave", "multishot")]
        return max([one.target.number, *numbers])

    def struck(self, casting: Casting, one: Sentence) -> list[str]:
        """The enemies in range; of a STRIKE those of the fullest area."""
        if one.find("strike") is not None:
            areas = strike_areas(self.state, self.hero, casting.reach, hostile=True)
            return max(areas.values(), key=len, default=[])
        return candidates(self.state, casting, one, hostile=True)

    def strike(self, one: Sentence, who: str, colour: str, hit: int | None) -> float:
        """The worth of an attack on one enemy; without a HIT bonus it is a Spell Attack."""
        blow = self.blow(one, who, colour, hit)
        with_it = 0.0
        if who in self.state.monsters:
            # Conditions only come with a blow that hits
            with_it = sum(HARM.get(effect.verb, 0.0) * min(effect.number, 4) for effect in one.effects)
        return self.value(who, blow) + blow.hit * with_it

    def value(self, who: str, blow: Blow) -> float:
        """Damage to somebody dangerous counts for more, a kill for most."""
        monster = self.state.monsters.get(who)
        if monster is None:
            return blow.mean + KILL * blow.kill
        card = card_of(self.state, who)
        threat = 1 + 0.08 * (card.damage or 0)
        wounded = 0.25 * (1 - monster.health / max(1, card.health)) if not card.is_multiplied else 0.0
        return blow.mean * (threat + max(0.0, wounded)) + blow.kill * (KILL + 0.35 * (card.damage or 0))

    def blow(self, one: Sentence, who: str, colour: str, hit: int | None) -> Blow:
        """The odds of an attack (DR-ATK-05, DR-ATK-16); Shields are in its way."""
        aim = Aim("weapon" if hit is not None else "spell", colour == RED, colour)
        said = sum(effect.number for effect in one.effects if effect.verb == "bonus" and effect.name == "dmg")
        more = bonus(self.state, self.hero, "dmg", who, aim) + said
        times = 2 if self._doubles(one, who, aim) else 1
        if hit is not None:
            return self._weapon_blow(who, aim, hit, more, times)
        number = sum(effect.number for effect in one.effects if effect.verb in ("damage", "sure_damage"))
        return self._after(who, [(1.0, (number + more) * times)])

    def _weapon_blow(self, who: str, aim: Aim, hit: int, more: int, times: int) -> Blow:
        """With the weapon in hand, so much more to hit and so much more damage."""
        state, hero = self.state, self.hero
        copy = state.heroes[hero].equipped.get(WEAPON) if hero in state.heroes else None
        if copy is None:
            return Blow(0.0, 0.0, 0.0)
        weapon = item(copy).face(state.sides.get(copy) == BACK)
        added = hit + bonus(state, hero, "hit", who, aim)
        rise = level_of(state, hero) - level_of(state, who)
        added += ADVANTAGE * ((rise > 0) - (rise < 0)) - ADVANTAGE * is_on_darkness(state, hero)
        # a 20 always hits, and doubles the damage; a 1 never does
        chance = min(0.95, max(0.05, (SIDES + 1 - weapon.accuracy + added) / SIDES))
        damage = max(0, weapon.damage + more) * times
        return self._after(who, [(chance - 0.05, damage), (0.05, 2 * damage)])

    def _doubles(self, one: Sentence, who: str, aim: Aim) -> bool:
        effect = one.find("double_damage")
        if effect is None:
            return False
        return effect.condition is None or all_hold(self.state, (effect.condition,), self.hero, who, aim)

    def _after(self, who: str, results: Iterable[tuple[float, int]]) -> Blow:
        one = self.state.monsters.get(who) or self.state.heroes.get(who)
        health = one.health if one is not None else 1
        shields = one.tokens.get("shield", 0) if one is not None else 0
        hit = mean = kill = 0.0
        for chance, damage in results:
            lost = max(0, damage - shields)
            hit += chance
            mean += chance * min(lost, health)
            kill += chance * (lost >= health)
        return Blow(hit, mean, kill)

    def spell(self, casting: Casting, one: Sentence) -> float:
        """Spell Attacks: the best targets, as many as it says."""
        found = self.struck(casting, one)
        values = sorted((self.strike(one, who, casting.colour, None) for who in found), reverse=True)
        count = len(values) if one.target.is_each or one.find("strike") else max(1, one.target.number)
        return sum(values[:count]) * (0.6 if one.target.is_split else 1)

    def commanded(self, casting: Casting, one: Sentence) -> float:
        """Attacks that others make: what each would do with the weapon in hand (DR-RNG-12)."""
        values = sorted((self.ordered(one, who) for who in candidates(self.state, casting, one)), reverse=True)
        return sum(values[: max(1, one.target.number)])

    def ordered(self, one: Sentence, who: str) -> float:
        """The worth of the attack of one who is commanded; nothing, if nobody is in its reach."""
        state, hero = self.state, self.state.heroes.get(who)
        if hero is None or hero.is_down or WEAPON not in hero.equipped or not are_allies(state, self.hero, who):
            return 0.0
        other = Worth(state, who)
        foes = [foe for foe in in_reach(state, hero) if are_enemies(state, who, foe)]
        return max((sum(other.strike(one, foe, "", hit) for hit in one.hits or (0,)) for foe in foes), default=0.0)

    # --- everything else

    def effects(self, casting: Casting, one: Sentence) -> float:
        """Help and hindrance: the best targets of each word bound together."""
        selfish = [effect for effect in one.effects if effect.verb in SELFISH]
        of_use = [effect for effect in selfish if self.danger or effect.verb not in FOR_A_FIGHT]
        total = sum(SELFISH[effect.verb] * effect.number for effect in of_use)
        if len(selfish) == len(one.effects):
            return total
        values = sorted((self.bound(one, who) for who in candidates(self.state, casting, one)), reverse=True)
        count = len(values) if one.target.is_each else max(1, one.target.number)
        # up to so many targets: nobody need be among them who is better left alone
        return total + sum(value for value in values[:count] if value > 0 or not one.target.is_up_to)

    def bound(self, one: Sentence, who: str) -> float:
        """The worth of a sentence's words on one character together; wherever the user stands it is the same."""
        key = id(one), who
        known = self._bound.get(key)
        if known is None:
            known = sum(self.given(effect, who) for effect in one.effects if effect.verb not in SELFISH)
            self._bound[key] = known
        return known

    def given(self, effect: Effect, who: str) -> float:
        """The worth of one word on one character to the user's side: what is good for a friend is as bad on an enemy."""
        value = self.boon(effect, who)
        if are_allies(self.state, self.hero, who):
            return value
        return -value if are_enemies(self.state, self.hero, who) else 0.0

    def boon(self, effect: Effect, who: str) -> float:
        """The worth of one word to whoever it is on."""
        verb = effect.verb
        if verb in HARM:
            return self._harm(effect, who)
        if verb in GIFT:
            return self._gift(effect, who)
        if verb in LOST:
            return -LOST[verb] * effect.number
        state = self.state
        tokens = character(state, who).tokens if is_there(state, who) else {}
        if verb == "remove_conditions":
            return sum(HARM.get(token, 0.0) * held for token, held in tokens.items())
        if who in state.monsters:
            missing = card_of(state, who).health - state.monsters[who].health
            healed = max(0, min(effect.number, missing)) if verb == "heal" else 0.0
            return healed + POISON_GONE * tokens.get(POISON, 0) * (verb == "cleanse")
        hero = state.heroes.get(who)
        return self._boon_of_hero(effect, hero) if hero is not None else 0.0

    def _harm(self, effect: Effect, who: str) -> float:
        """The worth of what hinders somebody, as far as it is not so already."""
        verb = effect.verb
        if verb in ("stun", "knock_down", "slow") and not room_for(self.state, who, verb):
            return 0.0
        return -HARM[verb] * min(effect.number, 4)

    def _gift(self, effect: Effect, who: str) -> float:
        """Tokens that help, as many as there is room for; more to a Hero, and in danger."""
        state, verb = self.state, effect.verb
        if verb == STEALTH and not is_awaited(state, who):
            return 0.0
        gained = min(effect.number, room_for(state, who, verb))
        weight = 1.0 if who in state.heroes else 0.4
        is_needed = self.danger or verb != "shield"
        return weight * GIFT[verb] * gained * (1.0 if is_needed else 0.3)

    def _boon_of_hero(self, effect: Effect, hero: Hero) -> float:
        number, who = effect.number, hero.id
        match effect.verb:
            case "heal":
                healed = min(number, most_health(self.state, who) - hero.health)
                is_saved = hero.health <= ailing(hero) < hero.health + healed
                return healed * (1.3 if hero.health <= 4 else 0.9) + FALL * is_saved
            case "cleanse":
                curses, poison = len(hero.curses), hero.tokens.get(POISON, 0)
                is_saved = ailing(hero) - poison < hero.health <= ailing(hero)
                return min(number, curses) * (CLEANSED + 0.5 * max(0, curses - 2)) + POISON_GONE * poison + FALL * is_saved
            case "recall":
                return 0.8 * min(number, len(hero.docked) + sum(hero.expended.values()))
            case "free_recall":
                return 1.2 * (len(hero.docked) + sum(hero.expended.values()))
            case "remove_trauma":
                return 5.0 * bool(hero.traumas)
            case "curse":
                return -1.5 * number * (1 + 0.4 * len(hero.curses))
            case "fatigue":
                return -0.8 * number
        return 0.0


SELFISH = {
    "move": FEW,
    "jump": FEW,
    "extra_move": 1.0,
    "extra_action": 2.5,
    "remove_darkness": 0.6,
    "remove_rune": 1.5,
    "draw_chest_card": 1.5,
    "activate_familiar": 2.0,
    "activate": 2.0,
    "summon": 2.5,
    "bear_trap": 2.0,
    "fire_trap": 2.5,
    "poison_trap": 2.5,
    "wild_cube": 1.5,
    "pay_life": -1.0,
    "draw_rune": -2.0,
}
"""The worth of a word that is the user's own, for each of its number."""
FOR_A_FIGHT = ("move", "jump", "extra_move", "extra_action", "activate_familiar", "bear_trap", "fire_trap", "poison_trap")
"""Of these words nobody has anything while there is nobody to fight."""


def ailing(hero: Hero) -> int:
    """The Health that Conditions take from a Hero when its next turn begins (DR-CND-01 to DR-CND-03)."""
    return sum(hero.tokens.get(token, 0) for token in (BLEED, BURN, POISON))


def is_awaited(state: DRState, who: str) -> bool:
    """A Monster acts before the next turn of a Hero: what ends with that turn's beginning is of use until then."""
    hero = state.heroes.get(who)
    if hero is None or hero.slot not in TRACK or state.marker not in TRACK:
        return True
    now = TRACK.index(state.marker) + 1
    rest = [*TRACK[now:], *TRACK[:now]]
    cards = {card for monster in state.monsters.values() for card in (monster.card, *monster.attacks)}
    return any(not cards.isdisjoint(state.track.get(place, ())) for place in rest[: rest.index(hero.slot)])


def in_reach(state: DRState, hero: Hero) -> list[str]:
    """The targets of a Hero's weapon: by hand those beside; from afar those near, unless somebody engages the Hero."""
    if not item(hero.equipped[WEAPON]).is_ranged:
        return [foe for foe in state.monsters if are_adjacent(state, hero.id, foe)]
    return [] if is_engaged(state, hero.id) else at(state, in_range(state, hero.id, 1))
