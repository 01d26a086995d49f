"""Beside the board: the Heroes with their cubes, the Darkness with its Runes, the Initiative Track."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.games.drunagor.content import heroes
from tenebra.games.drunagor.content.foes import attack_cards, rune_cards
from tenebra.games.drunagor.looking import when_of
from tenebra.games.drunagor.rules.darkness import prey_of
from tenebra.games.drunagor.rules.passives import curse_limit, most_health, trauma_limit
from tenebra.games.drunagor.scene.board import beads_of, hero_about, hero_status
from tenebra.games.drunagor.scene.stats import hero_stats
from tenebra.games.drunagor.scene.voice import face_of, picture
from tenebra.games.drunagor.state import COLOURS, RUNES, SLOTS, TRACK, WILD, DRState, Hero
from tenebra.games.drunagor.telling import monster_kinds
from tenebra.kernel import View
from tenebra.kit.scene import Equip, Fact, Gauge, Order, Plate, Token, Track, TrackSlot
from tenebra.kit.voice import Voice

DARK = "darkness"
CUBES = (*COLOURS, WILD)


def plates_of(view: View[DRState], voice: Voice) -> tuple[Plate, ...]:
    """The Heroes in seat order, then the Darkness."""
    state = view.state
    return (*(_hero(state, hero, voice) for hero in state.heroes.values()), _darkness(state, voice))


def _hero(state: DRState, hero: Hero, voice: Voice) -> Plate:
    calling = voice.say(f"class-{heroes()[hero.id].class_}")  # type: ignore[index]
    role = voice.say("scene-calling", calling=calling, role=voice.say(f"role-{hero.role}")) if hero.role else calling
    return Plate(
        hero.id,
        hero.id,
        voice.name(hero.id),
        role,
        picture("figure", hero.id),
        "hero",
        hero_about(state, hero, voice),
        life=hero.health,
        life_most=most_health(state, hero.id),
        status=tuple(mark for mark in hero_status(state, hero) if mark != "hidden"),  # type: ignore[misc]
        facts=tuple(_facts(hero, voice)),
        stats=hero_stats(state, hero, voice),
        equipment=tuple(Equip(picture("slot", slot), voice.say(f"slot-{slot}"), hero.equipped.get(slot, "")) for slot in SLOTS),
        beads=beads_of(hero, voice),
        gauges=tuple(_gauges(state, hero, voice)),
    )


def _facts(hero: Hero, voice: Voice) -> Iterator[Fact]:
    for kind, names in (("status", hero.statuses), ("aura", [hero.aura] if hero.aura else []), ("fate", hero.outcomes)):
        for name in names:
            yield Fact(picture("stat", kind), "", voice.text(f"{kind}-{name}"))


def cubes(voice: Voice, colour: str, number: int = 1, look: str = "ready") -> Token:
    """Cubes of a colour; a WILD one is white."""
    shown = "white" if colour == WILD else colour
    return Token("cube", shown, voice.say(f"cube-{colour}", number=number), number, look)  # type: ignore[arg-type]


def _gauges(state: DRState, hero: Hero, voice: Voice) -> Iterator[Gauge]:
    """Cubes at hand, those expended; Curse and Trauma cubes against their limits (DR-CUB-09, DR-CUB-11)."""
    have = tuple(cubes(voice, colour, number) for colour in CUBES if (number := hero.available.get(colour, 0)))
    spent = tuple(cubes(voice, colour, number, "spent") for colour in CUBES if (number := hero.expended.get(colour, 0)))
    yield Gauge(voice.say("scene-available"), have, tone="good")
    if spent:
        yield Gauge(voice.say("scene-expended"), spent)
    curses, traumas = len(hero.curses), len(hero.traumas)
    if curses:
        token = Token("cube", "black", voice.say("cube-curse", number=curses), curses)
        yield Gauge(voice.say("scene-curses"), (token,), limit=curse_limit(state, hero.id), tone="bad")
    if traumas:
        token = Token("cube", "purple", voice.say("cube-trauma", number=traumas), traumas)
        yield Gauge(voice.say("scene-traumas"), (token,), limit=trauma_limit(state, hero.id), tone="bad")


def hunts(state: DRState) -> bool:
    """A card that draws Runes lies on the Track."""
    lying = (card for cards in state.track.values() for card in cards)
    return any(card in rune_cards() and rune_cards()[card].is_rune_card for card in lying)


def _darkness(state: DRState, voice: Voice) -> Plate:
    """The Runes on the Track, those left in the bag, and the Monsters on the board."""
    left, drawn = len(state.bag), sum(map(len, state.runes.values()))
    runes = tuple(
        Gauge(voice.say(f"rune-{colour}"), (Token("rune", colour, voice.say(f"rune-{colour}"), number),))  # type: ignore[arg-type]
        for colour in RUNES
        if (number := len(state.runes.get(colour, ())))
    )
    facts = (
        Fact(picture("stat", "bag"), str(left), voice.say("scene-bag", number=left)),
        Fact(picture("stat", "monsters"), str(len(state.monsters)), voice.say("scene-monsters", number=len(state.monsters))),
    )
    name = voice.say("seat-darkness")
    about = voice.say("scene-darkness", name=name, left=left, drawn=drawn, monsters=len(state.monsters))
    prey = prey_of(state) if hunts(state) else ""
    line = voice.say("scene-hunted", hero=voice.name(prey)) if prey else voice.say("scene-bag-line", number=left)
    icon = picture("figure", DARK)
    return Plate(DARK, "", name, voice.say("scene-role-darkness"), icon, "boss", about, line=line, facts=facts, gauges=runes)


# --- the Track


def tracks_of(view: View[DRState], voice: Voice) -> tuple[Track, ...]:
    """Every card in the order in which it acts (DR-INI-03)."""
    state = view.state
    if not state.track:
        return ()
    slots = [_slot(state, card, position, voice) for position in TRACK for card in state.track.get(position, ())]
    coming = next((n for n, slot in enumerate(slots) if slot.status == "waiting"), None)
    slots = [_next(slot) if n == coming else slot for n, slot in enumerate(slots)]
    return (Track("initiative", voice.say("scene-track"), tuple(slots)),)


def _next(slot: TrackSlot) -> TrackSlot:
    return TrackSlot(
        slot.id, slot.name, slot.about, slot.icon, slot.side, slot.seat, slot.line, slot.cost, slot.tokens, "next", slot.row
    )


def _slot(state: DRState, card: str, position: str, voice: Voice) -> TrackSlot:
    """One card of the Track, where it lies."""
    if card in state.heroes:
        return _slot_of_hero(state, state.heroes[card], position, voice)
    kind = card.partition(".")[0]
    if kind in monster_kinds():
        return _slot_of_monsters(state, card, position, voice)
    if kind in attack_cards():
        return _slot_of_attack(state, card, position, voice)
    assert kind in rune_cards(), card
    return _slot_of_rune_card(state, card, position, voice)


def _slot_of_hero(state: DRState, hero: Hero, position: str, voice: Voice) -> TrackSlot:
    icon, side = face_of(state, hero.id)
    name = voice.name(hero.id, "card")
    role = voice.say(f"role-{hero.role}") if hero.role else ""
    about = voice.say("scene-slot-hero", hero=name, role=role or "none")
    return TrackSlot(hero.id, name, about, icon, side, hero.id, role, status=when_of(state, hero.id, position))


def _slot_of_monsters(state: DRState, card: str, position: str, voice: Voice) -> TrackSlot:
    """All Monsters of a card: how many, and their rank."""
    kind, _, rank = card.partition(".")
    icon, side = face_of(state, card)
    several = voice.say(f"monster-{kind}.plural")
    living = [one for one in state.monsters.values() if one.card == card]
    # beside their number the rank is short, for there is no room; whoever asks is told what it means
    short, full = (voice.say(f"rank-{rank}.short"), voice.say(f"rank-{rank}")) if rank else ("", "")
    line = f"×{len(living)} {short}".rstrip()
    meant = full if full != short else "none"
    about = voice.say("scene-slot-monsters", monsters=several, line=line, rank=meant, rune=_rune_at(position, voice))
    tokens, status = _runes_at(state, position, voice), when_of(state, card, position)
    return TrackSlot(card, several, about, icon, side, line=line, tokens=tokens, status=status)


def _slot_of_attack(state: DRState, card: str, position: str, voice: Voice) -> TrackSlot:
    icon, side = face_of(state, card)
    name, line = voice.name(card, "card"), voice.say("scene-attack-card")
    about = voice.say("scene-slot-attack", attack=name, rune=_rune_at(position, voice))
    tokens, status = _runes_at(state, position, voice), when_of(state, card, position)
    return TrackSlot(card, name, about, icon, side, line=line, tokens=tokens, status=status)


def _slot_of_rune_card(state: DRState, card: str, position: str, voice: Voice) -> TrackSlot:
    kind = card.partition(".")[0]
    icon, side = face_of(state, card)
    name = voice.name(card, "card")
    is_turned = state.sides.get(card, "a") == "b"
    number = rune_cards()[kind].draw[is_turned]
    line = voice.say("scene-draws", number=number) if number else ""
    about = voice.say("scene-slot-rune", card=name, line=line or "none", about=voice.text(f"runecard-{kind}.about"))
    return TrackSlot(card, name, about, icon, side, line=line, status=when_of(state, card, position))


def _rune_at(position: str, voice: Voice) -> str:
    """The colour of a place on the Track."""
    return voice.say(f"rune-{position.partition('-')[0]}")


def _runes_at(state: DRState, position: str, voice: Voice) -> tuple[Token, ...]:
    """The Runes of that colour that were drawn."""
    colour = position.partition("-")[0]
    if colour not in RUNES:
        return ()
    number = len(state.runes.get(colour, ()))
    name = voice.say("scene-rune-x", colour=_rune_at(position, voice), number=number)
    return (Token("rune", colour, name),)  # type: ignore[arg-type]


def order_of(view: View[DRState], voice: Voice) -> Order:
    """The facts that everybody watches: the Runes left, and on the Track by colour."""
    state = view.state
    left = len(state.bag)
    facts = [Fact(picture("stat", "bag"), str(left), voice.say("scene-bag", number=left))]
    for colour in RUNES:
        if number := len(state.runes.get(colour, ())):
            facts.append(Fact(picture("rune", colour), str(number), voice.say(f"rune-{colour}")))
    return Order(facts=tuple(facts))
