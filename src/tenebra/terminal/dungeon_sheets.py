"""Sheets and hands of Dungeon Venture as lines of text."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from tenebra.games.dungeon_venture.content import heroes, name_of
from tenebra.games.dungeon_venture.rules.characteristics import life_left, movement_of, pool_of, printed
from tenebra.games.dungeon_venture.speech import dice_text
from tenebra.games.dungeon_venture.state import BOSS, HERO, HIDDEN, KEEPER, MONSTER, SPIRIT, DVState, Figure, heroes_in_order
from tenebra.kernel import View
from tenebra.kit.telling import Teller
from tenebra.terminal.chart import health_colour
from tenebra.terminal.dungeon_chart import mark_of


def party_lines(view: View[DVState], teller: Teller) -> list[Text]:
    """Everybody on the board, Heroes first: mark, name, Life, what lasts."""
    state = view.state
    figures = [state.figures[hero] for hero in heroes_in_order(state) if hero in state.figures]
    figures += sorted(
        (f for f in state.figures.values() if f.form in (MONSTER, BOSS)), key=lambda f: (f.form != BOSS, f.kind, _number(f))
    )
    names = [teller.name(figure.id) for figure in figures]
    broad = max(map(len, names), default=0)
    acting = state.turn.figure if state.turn is not None else ""
    out = []
    for figure, name in zip(figures, names, strict=True):
        left, life = life_left(state, figure), printed(state, figure).life
        line = Text(">" if figure.id == acting else " ", style="bold")
        line.append(*mark_of(figure))
        line.append(f" {name:<{broad}} ", "bold" if figure.id == acting else "")
        line.append(f"{left:>2}/{life}", health_colour(left, life))
        line.append(" " + ", ".join(_notes(state, figure, teller)), "italic")
        line.rstrip()
        out.append(line)
    out += [Text(f"    {teller.name(hero)} {teller.words.say('sheet-dead')}", style="dim") for hero in state.dead]
    return out


def _number(figure: Figure) -> int:
    number = figure.id.rpartition("-")[2]
    return int(number) if number.isdigit() else 0


def _notes(state: DVState, figure: Figure, teller: Teller) -> Iterable[str]:
    """What one should know about a figure besides its Life."""
    say = teller.words.say
    if figure.form == SPIRIT:
        yield say("sheet-carried", hero=teller.name(figure.carried_by)) if figure.carried_by else say("sheet-spirit")
    for lasting in state.lasting:
        if lasting.on == figure.id:
            yield teller.name(lasting.card, "card")
    for loss in state.hexes.get(figure.id, []):
        yield say("sheet-loses", loss=teller.name(loss, "loss"))
    for token, place in state.tokens.items():
        if place == figure.id:
            yield teller.name(token, "token")


def sheet_lines(view: View[DVState], id: str, teller: Teller) -> list[str]:
    """A figure's five characteristics as they are now, and a Hero's cards."""
    state, say = view.state, teller.words.say
    figure = state.figures.get(id)
    if figure is None:
        return [f"{teller.name(id)}: {say('sheet-dead' if id in state.dead else 'sheet-not-here')}"]
    title = teller.name(id)
    if figure.form in (HERO, SPIRIT):
        title += f", {say(f'hero-{figure.kind}.class')}"
    out = [f"{title} ({figure.space})"]
    for stat in ("attack", "defence", "mana"):
        pool = pool_of(state, figure, stat)
        if pool.size or stat != "mana":
            out.append(f"  {say(f'stat-{stat}')}: {dice_text(pool, teller)}")
    out.append(f"  {say('stat-life')}: {say('sheet-life', left=life_left(state, figure), life=printed(state, figure).life)}")
    out.append(f"  {say('stat-movement')}: {movement_of(state, figure)}")
    out += [f"  {note}" for note in _notes(state, figure, teller)]
    if id in state.heroes:
        out += _belongings(state, id, teller)
    return out


def _belongings(state: DVState, hero: str, teller: Teller) -> list[str]:
    own, say = state.heroes[hero], teller.words.say
    out = []
    if own.worn:
        out.append(say("sheet-worn", cards=", ".join(teller.name(copy, "card") for copy in own.worn)))
    out.append(say("sheet-hand") if own.hand else say("sheet-hand-empty"))
    out += [f"    {card_line(copy, teller)}" for copy in own.hand]
    if own.used:
        out.append(say("sheet-used", cards=", ".join(teller.name(copy, "card") for copy in own.used)))
    limit = pool_of(state, state.figures[hero], "mana").size
    if limit:
        out.append(say("sheet-cast", cast=own.cast, limit=limit))
    return [f"  {line}" if not line.startswith(" ") else line for line in out]


def card_line(copy: str, teller: Teller) -> str:
    """A card with what it does in our words."""
    if copy == HIDDEN:
        return teller.name(copy, "card")
    return f"{teller.name(copy, 'card')}: {teller.words.say(f'card-{name_of(copy)}.gloss')}"


def hand_lines(view: View[DVState], teller: Teller) -> list[str]:
    """The cards a seat may see: a Hero's side sees the Heroes' hands, the Keeper the Keeper's (DV-RUL-49)."""
    state, say = view.state, teller.words.say
    if view.seat == KEEPER:
        held = [("hand-events", state.keeper_hand), ("hand-keeper-cards", state.keeper_cards)]
        return [
            line
            for title, cards in held
            for line in (say(title, number=len(cards)), *(f"  {card_line(copy, teller)}" for copy in cards))
        ]
    out = []
    for hero in heroes():
        if hero in state.figures:
            own = state.heroes[hero]
            out.append(f"{teller.name(hero)}: {say('hand-number', number=len(own.hand))}")
            out += [f"  {card_line(copy, teller)}" for copy in own.hand]
    return out
