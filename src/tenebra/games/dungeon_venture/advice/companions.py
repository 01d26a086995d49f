"""The Heroes' side as the computer plays it, explained choice by choice. It knows the view and the mission, nothing hidden."""

from __future__ import annotations

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.advice.appraisal import FAR, Board
from tenebra.games.dungeon_venture.advice.errands import Mission
from tenebra.games.dungeon_venture.advice.footing import Footing
from tenebra.games.dungeon_venture.advice.gear import best_wearer, card_worth, gain, gain_beside, worth_of_card
from tenebra.games.dungeon_venture.advice.hero_turn import HeroTurn, spirit_turn
from tenebra.games.dungeon_venture.advice.regrouping import reorganizing
from tenebra.games.dungeon_venture.advice.tricks import landing
from tenebra.games.dungeon_venture.content import card, heroes
from tenebra.games.dungeon_venture.rules.space import is_explored
from tenebra.games.dungeon_venture.state import SPIRIT, DVState, Figure, heroes_left
from tenebra.kernel import Option, View
from tenebra.kit.advice import Advice
from tenebra.kit.decks import name_of


def advise(view: View[DVState]) -> Advice:
    """The choice of a Hero's player, and why."""
    decision = view.decision
    assert decision is not None
    options = [entry.option for entry in decision.options]
    if len(options) == 1:
        return Advice(str(options[0]), "why-only-choice")
    state, seat = view.state, view.seat
    match decision.prompt:
        case "turn":
            return turn(Board(state), state.figures[seat], options)
        case "reorganizing":
            return reorganizing(Board(state), seat, options)
        case "reorganize":
            return Advice(str(opt.Agree()), "why-agree-reorganize")
        case "swap":
            return Advice(str(opt.Agree()), "why-agree-swap", {"hero": decision.about["figure"]})
        case "spells":
            return start_spell(state, seat, options)
        case "start":
            return start_space(Board(state), options)
        case "first":
            return first_hero(Board(state), options)
        case "pick" | "recover":
            return pick(state, seat, options)
        case "lose":
            return lose(options)
        case "keep":
            return keep(state, options)
        case "shop":
            return shop(state, options)
        case "teleport":
            return teleport(Board(state), state.figures[seat], options)
    return place(Board(state), seat, options)


def turn(board: Board, me: Figure, options: list[Option]) -> Advice:
    """A Hero's turn, or that of its Spirit."""
    return spirit_turn(board, me, options) if me.form == SPIRIT else HeroTurn(board, me, options).advise()


def teleport(board: Board, me: Figure, options: list[Option]) -> Advice:
    """To where the Hero had better stand."""
    space = landing(Footing(board, me, options), [o for o in options if isinstance(o, opt.Place)])
    return Advice(str(opt.Place(space)), "why-land", {"space": space})


def start_spell(state: DVState, seat: str, options: list[Option]) -> Advice:
    """Different Spells, those that kill first."""
    held = {name_of(copy) for copy in state.heroes[seat].hand}
    picks = [o for o in options if isinstance(o, opt.Pick)]
    best = max(picks, key=lambda o: (o.card not in held, worth_of_card(card(o.card))))
    return Advice(str(best), "why-start-spell", {"card": best.card})


def start_space(board: Board, options: list[Option]) -> Advice:
    """Near the entrance door."""
    fronts = board.grid.set_of(space for door in board.state.doors for space in board.sheet.front_spaces(door))
    far = board.distances(fronts, board.grid.floor & ~board.blocked, board.ways)
    places = [o for o in options if isinstance(o, opt.Place)]
    best = min(places, key=lambda o: far.get(o.space, FAR))
    return Advice(str(best), "why-near-door", {"space": best.space})


def first_hero(board: Board, options: list[Option]) -> Advice:
    """The advice who goes first: whoever opens the way; with enemies about, whoever hits hardest."""
    mission = Mission(board)
    if board.foes:
        hero = mission.striker()
        return Advice(str(opt.First(hero)), "why-first-strike", {"hero": hero})
    hero = mission.vanguard
    if not hero:
        return Advice(str(opt.Pass()), "why-any-first")
    return Advice(str(opt.First(hero)), "why-first-vanguard", {"hero": hero})


def pick(state: DVState, seat: str, options: list[Option]) -> Advice:
    """The card that helps this Hero most."""
    picks = [o for o in options if isinstance(o, opt.Pick)]
    best = max(picks, key=lambda o: card_worth(state, seat, o.card))
    why, kind = "why-pick", card(best.card).kind
    if kind == "spell" and not heroes()[seat].mana.size:
        why = "why-pick-for-others"
    elif kind == "equipment" and best_wearer(state, best.card, heroes_left(state))[1] > gain(state, seat, best.card):
        why = "why-pick-to-give"
    return Advice(str(best), why, {"card": best.card, "hero": seat})


def lose(options: list[Option]) -> Advice:
    """The Spell that is missed least."""
    picks = [o for o in options if isinstance(o, opt.Pick)]
    worst = min(picks, key=lambda o: worth_of_card(card(o.card)))
    return Advice(str(worst), "why-lose", {"card": worst.card})


def keep(state: DVState, options: list[Option]) -> Advice:
    """Each Equipment card to the Hero whom it helps most, the best card first (DV-CAMP-08)."""
    wishes = [o for o in options if isinstance(o, opt.Keep)]
    if not wishes:
        return Advice(str(opt.Ready()), "why-kept")
    own = state.heroes
    best = max(wishes, key=lambda o: gain_beside(o.by, o.card, own[o.by].hand) - 0.01 * bool(own[o.by].hand))
    return Advice(str(best), "why-keep", {"card": best.card, "hero": best.by})


def shop(state: DVState, options: list[Option]) -> Advice:
    """Healing first: one potion for each Hero, the frailest first; bought cards bring the Keeper Events, so not too many."""
    wishes = [o for o in options if isinstance(o, opt.Buy) and o.card == "healing-potion"]
    healed = {h for h, own in state.heroes.items() if any(card(c).clauses[0].deed == "heal" for c in own.hand)}
    needy = [o for o in wishes if o.by not in healed]
    if not needy:
        return Advice(str(opt.Ready()), "why-bought")
    best = min(needy, key=lambda o: heroes()[o.by].life)
    return Advice(str(best), "why-buy", {"card": best.card, "hero": best.by})


def place(board: Board, seat: str, options: list[Option]) -> Advice:
    """Beside a Pit, after a fall: out of the enemies' reach, near the others."""
    zones = board.zones(board.foes, board.hero_spaces)
    friends = board.grid.set_of(hero.space for hero in board.heroes if hero.id != seat)
    far = board.distances(friends, board.grid.floor & ~board.blocked, board.ways)
    known = board.known_traps()

    def risk(space: str) -> tuple[bool, bool, int, int]:
        """The order of risks, what is to be feared most first: a Trap, the unknown, enemies, to be alone."""
        bit = board.bit[space]
        is_unknown = not is_explored(board.state, board.area_of[space])
        strikers = sum(bool(zone & bit) for zone, _ in zones)
        return bool(bit & known), is_unknown, strikers, far.get(space, FAR)

    places = [o for o in options if isinstance(o, opt.Place)]
    best = min(places, key=lambda o: risk(o.space))
    return Advice(str(best), "why-place-safe", {"space": best.space})
