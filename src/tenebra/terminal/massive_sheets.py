"""Who is who in Massive Darkness, as lines of text: Heroes with all they carry and know, Enemies with their dice and plans."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from tenebra.games.massive_darkness.content import enemy_card
from tenebra.games.massive_darkness.content.model import TYPES
from tenebra.games.massive_darkness.printing import print_text
from tenebra.games.massive_darkness.rules.pools import enemy_dice
from tenebra.games.massive_darkness.rules.powers import full_health
from tenebra.games.massive_darkness.scene.board import beads_of, enemy_about
from tenebra.games.massive_darkness.scene.cards import card_of, cards_of
from tenebra.games.massive_darkness.scene.intentions import intentions_of
from tenebra.games.massive_darkness.scene.plates import colours, plates_of
from tenebra.games.massive_darkness.scene.voice import Voice
from tenebra.games.massive_darkness.state import Enemy, Hero, MDState
from tenebra.kernel import View
from tenebra.kit.scene import Card
from tenebra.terminal.chart import health_colour
from tenebra.terminal.massive_chart import mark_of


def party_lines(view: View[MDState], voice: Voice) -> list[Text]:
    """Everybody on the board, Heroes first: mark, name, Health, where, what lasts."""
    state = view.state
    figures: list[Hero | Enemy] = [*state.heroes.values(), *(state.enemies.values() if state.round else ())]
    names, marks = [voice.name(one.id) for one in figures], [mark_of(one) for one in figures]
    broad, wide = max(map(len, names), default=0), max((len(mark.text) for mark in marks), default=0)
    acting = {state.activation.hero if state.activation is not None else "", state.combat.attacker if state.combat else ""}
    out = []
    for one, name, mark in zip(figures, names, marks, strict=True):
        life = one.maximum if isinstance(one, Hero) else full_health(state, one)
        line = Text(">" if one.id in acting else " ", style="bold")
        line.append(f"{mark.text:<{wide}}", mark.style)
        line.append(f" {name:<{broad}} ", "bold" if one.id in acting else "")
        line.append(f"{one.health:>2}/{life}", health_colour(one.health, life))
        line.append(f" {one.zone:<3}", "dim")
        line.append(" " + ", ".join(_notes(state, one, voice)), "italic")
        line.rstrip()
        out.append(line)
    return out


def _notes(state: MDState, one: Hero | Enemy, voice: Voice) -> Iterator[str]:
    """What one should know about somebody besides the Health."""
    if isinstance(one, Hero):
        yield voice.say("scene-xp", number=one.xp)
        if one.is_dead:
            yield voice.say("scene-killed", number=state.lifebringer)
    elif one.minions:
        yield voice.say("sheet-minions", number=len(one.minions))
    yield from (bead.label for bead in beads_of(state, one, voice))


def sheet_lines(view: View[MDState], id: str, voice: Voice) -> list[str]:
    """A Hero's Dashboard, or an Enemy's card."""
    if id in view.state.heroes:
        return list(_hero(view, id, voice))
    return list(_enemy(view, view.state.enemies[id], voice))


def _hero(view: View[MDState], id: str, voice: Voice) -> Iterator[str]:
    plate = next(plate for plate in plates_of(view, voice) if plate.id == id)
    yield plate.about
    yield f"  {'; '.join(fact.label for fact in plate.facts)}"
    for stat in plate.stats:
        dice = tuple(shape.partition("-")[2] for shape in stat.dice)
        yield f"  {stat.label}: {voice.dice(dice) if dice else stat.value}"
    for cards in cards_of(view, voice):
        if cards.owner == id and cards.cards:
            yield f"  {cards.title}"
            yield from (f"    {card_line(card)}" for card in cards.cards)


def _enemy(view: View[MDState], enemy: Enemy, voice: Voice) -> Iterator[str]:
    state, printed = view.state, enemy_card(enemy.card)
    yield enemy_about(state, enemy, voice)
    if enemy.minions:
        yield f"  {voice.say('sheet-minions-health', healths=', '.join(map(str, enemy.minions)), full=printed.health)}"
    for type in (*TYPES, "defense"):
        pool = enemy_dice(enemy, type)
        if pool.size or type == "defense":
            yield f"  {voice.say(f'section-{type}')}: {voice.dice(colours(pool))}"
    text = print_text(printed.text.clauses, voice.words.say)
    if text:
        yield f"  {text}"
    yield from (f"  {voice.say('scene-holds', card=card_line(card_of(voice, copy)))}" for copy in enemy.holds)
    yield from (f"  {plan.text}" for plan in intentions_of(view, voice) if plan.piece == enemy.id)


def card_line(card: Card) -> str:
    """A card with what it is and what it does."""
    return f"{card.name} ({card.kind_name}): {card.text}".rstrip(": ")


def hand_lines(view: View[MDState], voice: Voice) -> list[str]:
    """What all Heroes wear and carry, and what is laid out to choose from."""
    out = []
    for cards in cards_of(view, voice):
        if cards.kind in ("worn", "hand", "laid") and cards.cards:
            out.append(cards.title)
            out += [f"  {card_line(card)}" for card in cards.cards]
    return out
