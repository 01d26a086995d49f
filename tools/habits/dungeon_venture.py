"""Turns of Dungeon Venture that end without an Action, strikes announced and not made, games lost by the clock alone.

All sides follow the advice. Useful is what brings the Heroes nearer to winning from where they stand: a blow, a thing of the
Adventure, a Chest, a closed door, a Rest, a card that heals or strikes, a change of places after which somebody stronger stands
beside an enemy, Equipment for whom it suits better, a door shut on enemies, a Spirit taken along; not to walk twice.
A Monster wastes its turn if it takes no Action although it could strike, from where it stands or from where it could walk to.
A strike is announced by a walk that is said to lead to one; whoever is stopped on the way, or finds nobody there, breaks no word.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.advice.appraisal import Board
from tenebra.games.dungeon_venture.advice.gear import gain, successes
from tenebra.games.dungeon_venture.advice.spare import board_without
from tenebra.games.dungeon_venture.content import card, heroes
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import BOSS, HERO, KEEPER, MONSTER, SPIRIT, DVState, Figure
from tenebra.kernel import Option, Session
from tenebra.kit.advice import Advice
from tenebra.kit.decks import name_of
from tenebra.kit.package import GamePackage
from tools.habits.watch import ANNOUNCED, NOT_MADE, WASTED, Watch

ALWAYS = (opt.Attack, opt.Use, opt.Chest, opt.Loot, opt.Open, opt.Release)
HURT = 3
"""With so many wounds to heal is useful; with no more Life left a door had better be shut."""
BETTER = 0.3
"""How much better Equipment must suit somebody else."""
GOING_TO_STRIKE = ("why-go-strike", "why-go-cast", "why-go-strike-all", "why-move-to-attack", "why-leap")
"""Why somebody walks who is going to strike."""
OWN_CONDITION = "DV-VIC-05"
"""By which a game is lost whose time is over."""


def is_useful(state: DVState, hero: Figure, option: Option) -> bool:
    """The Action brings the Heroes nearer to winning."""
    match option:
        case opt.Rest():
            return hero.wounds >= HURT
        case opt.Swap(other=other):
            return is_relief(state, hero, state.figures[other])
        case opt.Give(card=name, to=to) if card(name).kind == "equipment" and name in map(name_of, state.heroes[hero.id].hand):
            return gain(state, to, name) > max(0.0, gain(state, hero.id, name)) + BETTER
        case opt.Close(door=door):
            return is_safer_shut(state, hero, door)
        case opt.Guide():
            return bool(Board(state).altar_sides())
        case opt.Search():
            return sheet_of(state).area_of[hero.space] not in state.searched
        case opt.Play(card=name, at=at):
            printed, target = card(name), state.figures.get(at, hero)
            heals = printed.clauses[0].deed == "heal" and target.wounds >= HURT
            wears = printed.kind == "equipment" and gain(state, hero.id, name) > 0
            return printed.is_attack or heals or wears or printed.clauses[0].deed == "revive"
    return isinstance(option, ALWAYS)


def is_relief(state: DVState, hero: Figure, friend: Figure) -> bool:
    """The friend has acted, is the weaker one, and stands beside an enemy whom the Hero cannot strike."""
    board = Board(state)
    is_stronger = successes(board.pool(hero, "attack")) > successes(board.pool(friend, "attack"))
    near = [bool(board.beside(figure.space) & board.foe_spaces) for figure in (hero, friend)]
    return is_stronger and near == [False, True] and friend.id not in state.initiative.draw


def is_safer_shut(state: DVState, hero: Figure, door: str) -> bool:
    """Enemies could strike the Hero, who is about to fall, and no more if the door were shut."""
    board = Board(state)
    now, shut = (any(zone & board.bit[hero.space] for zone, _ in b.zones(b.foes, 0)) for b in (board, board_without(board, door)))
    return now and not shut and board.life(hero) <= HURT


def is_strike(option: Option) -> bool:
    """A blow, or a card that is one."""
    return isinstance(option, opt.Attack) or (isinstance(option, opt.Play) and card(option.card).is_attack)


class Word(NamedTuple):
    """Who has said that it walks somewhere to strike somebody there."""

    figure: str
    space: str
    target: str
    why: str


class Habits(Watch[DVState]):
    """The counts of some games."""

    game: ClassVar[GamePackage] = GAME
    players = "heroes=greedy,keeper=greedy"

    def __init__(self) -> None:
        super().__init__()
        self.word: Word | None = None

    def watch(self, session: Session[DVState], seat: str, advice: Advice) -> None:
        """Look at what a figure does in its turn."""
        state, decision = session.state, session.decision
        assert decision is not None
        if decision.prompt != "turn":
            return
        figure = state.figures[decision.about["figure"]]
        if figure.form == SPIRIT:
            return
        self.turns.add((session.start.seed, state.round, figure.id))
        self.hold_to_word(state, figure, decision.options(seat), advice)
        if advice.option == str(opt.End()):
            if seat == KEEPER:
                self.count_keeper(state, figure, decision.options(seat), advice)
            else:
                self.count(state, seat, decision.options(seat), advice)

    def hold_to_word(self, state: DVState, figure: Figure, options: Sequence[Option], advice: Advice) -> None:
        """Whoever has gone to strike somebody strikes next, unless it can no more."""
        word, self.word = self.word, None
        if word is not None and word.figure == figure.id and word.space == figure.space and word.target in ("", *state.figures):
            is_kept = any(is_strike(option) and str(option) == advice.option for option in options)
            self.found[NOT_MADE] += not is_kept
            if not is_kept:
                self.reasons[f"{word.why}, then {advice.why}"] += 1
        if advice.why in GOING_TO_STRIKE:
            self.found[ANNOUNCED] += 1
            self.word = Word(figure.id, advice.about["space"], advice.about.get("target", ""), advice.why)

    def count_keeper(self, state: DVState, figure: Figure, options: Sequence[Option], advice: Advice) -> None:
        """A Monster's turn ends."""
        if state.turn is None or state.turn.has_acted:
            return
        self.found["of the Keeper, without an Action"] += 1
        board = Board(state)
        reach = board.bit[figure.space] | board.grid.set_of(option.to for option in options if isinstance(option, opt.Move))
        if any(board.reach_of(figure, hero.space) & reach for hero in board.heroes):
            self.found[WASTED] += 1
            self.reasons[advice.why] += 1

    def after(self, session: Session[DVState]) -> None:
        """How the game was lost, if it was."""
        upright = sum(figure.form == HERO for figure in session.state.figures.values())
        is_late = session.outcome == KEEPER and session.events[-1].rule == OWN_CONDITION
        self.found["games lost"] += session.outcome == KEEPER
        self.found["games lost by the clock"] += is_late
        self.found["games lost by the clock alone, all four Heroes on their feet"] += is_late and upright == len(heroes())

    def count(self, state: DVState, seat: str, options: Sequence[Option], advice: Advice) -> None:
        """A Hero's turn ends."""
        if state.turn is None or state.turn.has_acted:
            return
        self.found["without an Action"] += 1
        self.found["without an Action, enemies on the board"] += any(f.form in (MONSTER, BOSS) for f in state.figures.values())
        if any(is_useful(state, state.figures[seat], option) for option in options):
            self.found[WASTED] += 1
            self.reasons[advice.why] += 1
