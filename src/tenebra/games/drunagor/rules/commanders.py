"""Cards that act (DR-CMD-03, DR-BOS-04, DR-DRK-01, DR-INI-12): Attack cards, the Rune card, Scenario cards."""

from __future__ import annotations

from msgspec.structs import replace

from tenebra.games.drunagor.content.foes import AttackCard, attack_cards, rune_cards
from tenebra.games.drunagor.effects import Casting, carry_out
from tenebra.games.drunagor.events.monsters import CardResolved
from tenebra.games.drunagor.events.turns import Acted, CardFlipped, TurnEnded
from tenebra.games.drunagor.rules.attack import monster_attack
from tenebra.games.drunagor.rules.conditions import holds
from tenebra.games.drunagor.rules.darkness import draw_runes
from tenebra.games.drunagor.rules.field import runes_of
from tenebra.games.drunagor.rules.monsters import activate, begin_turn
from tenebra.games.drunagor.rules.summoning import summon, summon_from_darkness
from tenebra.games.drunagor.rules.targets import UNLIMITED, choose_targets
from tenebra.games.drunagor.rules.victory import check_victory
from tenebra.games.drunagor.state import DRState
from tenebra.games.drunagor.steps import CardActs
from tenebra.games.drunagor.vocabulary import Effect, Sentence
from tenebra.kernel import Game

G = Game[DRState]
FACE_B = "b"


async def card_acts(g: G, step: CardActs) -> None:
    """The turn of a card that belongs to no Hero and to no Monster card."""
    if g.state.turn is None:
        begin_turn(g, step.card, "DR-RUL-01")
    if step.card in attack_cards():
        await resolve_attack_card(g, step.card)
    elif rune_cards()[step.card].is_rune_card:
        await resolve_rune_card(g, step.card)
    else:
        await resolve_scenario_card(g, step.card)
    g.tell(TurnEnded(step.card, rule="DR-RUL-01"))
    check_victory(g)


async def resolve_rune_card(g: G, card: str) -> None:
    """Draw as many Runes as the face says, then turn the card over (DR-DRK-01, DR-DRK-02, DR-RUL-07)."""
    is_b = g.state.sides.get(card) == FACE_B
    await draw_runes(g, rune_cards()[card].draw[is_b], "DR-DRK-02")
    g.tell(CardFlipped(card, "" if is_b else FACE_B, rule="DR-DRK-01", also=("DR-RUL-07",)))


async def resolve_scenario_card(g: G, card: str) -> None:
    """Do what its text says; a reminder card does nothing (DR-INI-12)."""
    g.tell(CardResolved(card, rule="DR-INI-12"))
    for kind in rune_cards()[card].summon:
        await summon_from_darkness(g, kind, "DR-INI-12")


# --- Attack cards


def owner_of(state: DRState, card: str) -> str:
    """The Commander or Boss an Attack card belongs to."""
    return next(monster.id for monster in state.monsters.values() if card in monster.attacks)


async def resolve_attack_card(g: G, id: str) -> None:
    """Each sentence in turn, from where the Monster stands; it is no turn of the Monster's (DR-CMD-03, DR-CMD-04, DR-RUL-78)."""
    state = g.state
    card, monster = attack_cards()[id], owner_of(state, id)
    g.tell(
        CardResolved(
            id,
            monster,
            rule="DR-CMD-03",
            also=("DR-CMD-04", "DR-CMD-06", "DR-CMD-07", "DR-BOS-04", "DR-MKW-15", "DR-RUL-73", "DR-RUL-78"),
        )
    )
    for sentence in card.text.sentences:
        if monster not in state.monsters:
            return
        await _do(g, card, monster, sentence)


def _number(state: DRState, card: AttackCard, effect: Effect) -> int:
    """X counts the Runes of the card's own colour (DR-CMD-03, DR-RUL-73)."""
    return runes_of(state, card.colour) if effect.is_x else effect.number


async def _do(g: G, card: AttackCard, monster: str, sentence: Sentence) -> None:
    state = g.state
    effects = [replace(effect, number=_number(state, card, effect), is_x=False) for effect in sentence.effects]
    damage = next((effect for effect in effects if effect.verb == "damage"), None)
    if any(effect.verb in OWN for effect in effects):
        for effect in effects:
            await _do_own(g, monster, effect)
        return
    targets = await choose_targets(g, Casting(monster, card.id, card.text, "DR-CMD-03", reach=UNLIMITED), sentence)
    if damage is not None:
        hit = [who for who in targets if damage.condition is None or holds(state, damage.condition, monster, who)]
        collateral = [effect for effect in effects if effect is not damage]
        if hit and damage.number:
            await monster_attack(g, monster, hit, damage.number, collateral, source=card.id, rule="DR-CMD-03", multi=len(hit) > 1)
        return
    for who in targets:
        for effect in effects:
            if effect.number or effect.verb not in COUNTED:
                await carry_out(g, monster, who, effect, effect.number, card.id, "DR-CMD-03")


OWN = ("activate", "summon")
COUNTED = ("heal", "shield", "bleed", "burn", "poison", "intimidate", "fatigue", "curse", "push")
"""Words that do nothing with the number 0 (DR-RUL-73)."""


async def _do_own(g: G, monster: str, effect: Effect) -> None:
    """Do what an Attack card makes its Monster do: act at once, or call Minions to its side (DR-CMD-04, DR-MON-03)."""
    state = g.state
    if effect.verb == "activate":
        own = state.monsters[monster].card
        begin_turn(g, own, "DR-CMD-04")
        g.tell(Acted(monster, rule="DR-CMD-04"))
        await activate(g, monster)
        g.tell(TurnEnded(own, rule="DR-CMD-04"))
    else:
        for _ in range(effect.number):
            await summon(g, effect.name, "", state.monsters[monster].space, lands=True, rule="DR-MON-03")
