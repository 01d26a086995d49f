"""Cards that move, show and open, as the computer plays them: each is worth the wounds or the steps it saves."""

from __future__ import annotations

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.advice.appraisal import Deed, has_lasting_copy
from tenebra.games.dungeon_venture.advice.footing import Footing
from tenebra.games.dungeon_venture.content import card
from tenebra.games.dungeon_venture.rules.characteristics import movement_of
from tenebra.games.dungeon_venture.rules.space import explored_spaces, occupied, visible_spaces

SHORT_OF_TIME = 15
"""With fewer rounds left, every step counts."""


def cards_that(footing: Footing, deed: str, kind: str = "") -> list[str]:
    """The cards at hand with a keyword, of one kind or of any."""
    held = map(card, footing.board.playable(footing.me))
    return [printed.id for printed in held if printed.clauses[0].deed == deed and kind in ("", printed.kind)]


def vanish(footing: Footing, name: str, on_foot: float) -> list[Deed]:
    """TELEPORT, for whoever is about to fall, or carries what must be carried out (DV-RUL-87)."""
    board, me = footing.board, footing.me
    is_doomed = board.life(me) <= 1.2 * footing.exposure(me.space)
    if not is_doomed and not footing.mission.is_bearer(me.id):
        return []
    free = board.grid.spaces(explored_spaces(footing.state) & ~occupied(footing.state) & ~board.known_traps())
    saved = max((footing.comfort(space) for space in free), default=on_foot) - on_foot
    return [Deed(saved - 0.8, board.bit[me.space], opt.Play(name), "why-vanish", {"card": name})]


def landing(footing: Footing, places: list[opt.Place]) -> str:
    """The best space for a Hero to appear on."""
    return max(places, key=lambda o: footing.comfort(o.space)).space


def hurry(footing: Footing, name: str) -> list[Deed]:
    """MOVEMENT for a friend: whoever carries what must be carried out, or could strike with a few steps more."""
    mission, board = footing.mission, footing.board
    extra = card(name).clauses[0].number
    out = []
    for hero in mission.heroes:
        if hero is footing.me or has_lasting_copy(footing.state, hero, name):
            continue
        steps = movement_of(footing.state, hero)
        to_foe = mission.steps_to(hero.id, board.grid.beside(board.foe_spaces, board.ways)) if footing.is_fight else 0
        value = 2.0 if mission.is_bearer(hero.id) else 0.7 if steps < to_foe <= steps + extra else 0.0
        about = {"card": name, "target": hero.id}
        out.append(Deed(value, visible_spaces(footing.state, hero.space), opt.Play(name, hero.id), "why-hurry", about))
    return out


def sprint(footing: Footing) -> str:
    """A card that carries this Hero further than a Double Step, if the way is long and there is a need; "" otherwise."""
    mission, me = footing.mission, footing.me
    needed = footing.is_fight or mission.is_bearer(me.id) or mission.rounds_left() < SHORT_OF_TIME
    steps = movement_of(footing.state, me)
    if not needed or footing.goal_steps(me.space) <= 2 * steps + 1:
        return ""
    for name in cards_that(footing, "bonus"):
        clause = card(name).clauses[0]
        if clause.stat == "movement" and clause.target == "self" and clause.number > steps:
            return name
    return ""
