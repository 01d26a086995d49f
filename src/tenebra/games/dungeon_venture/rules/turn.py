"""Rounds, initiative and turns (DV-RND, DV-INI, DV-TURN)."""

from __future__ import annotations

from collections import Counter
from functools import partial

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.events.fights import CancelPassed
from tenebra.games.dungeon_venture.events.turns import (
    ActionTaken,
    Displaced,
    FirstHeroChosen,
    FirstHeroProposed,
    HeroReady,
    InitiativeRevealed,
    InitiativeShuffled,
    RoundBegan,
    SpiritFreed,
    TurnBegan,
    TurnEnded,
    TurnSpent,
)
from tenebra.games.dungeon_venture.rules import cards, movement, reorganize
from tenebra.games.dungeon_venture.rules.actions import AGREED, IN_TURN, OF, actions_of
from tenebra.games.dungeon_venture.rules.exploration import explore
from tenebra.games.dungeon_venture.rules.lasting import end_at_owners_turn, end_with_turn
from tenebra.games.dungeon_venture.rules.offers import action_options
from tenebra.games.dungeon_venture.rules.scenario_rules import happened
from tenebra.games.dungeon_venture.rules.space import standing
from tenebra.games.dungeon_venture.rules.victory import check_victory
from tenebra.games.dungeon_venture.state import HERO, KEEPER, SPIRIT, DVState, Figure, Turn, heroes_left
from tenebra.games.dungeon_venture.steps import Act, MonsterTurns, NewRound, Reorganize, Reveal
from tenebra.games.dungeon_venture.windows import window
from tenebra.kernel import Game, Option, Reason

G = Game[DVState]
PASS, END = opt.Pass(), opt.End()


async def new_round(g: G, choose_first: bool) -> None:
    """Phase 1: one card for each Hero and each Monster type in play, shuffled (DV-RND-01, DV-RND-02)."""
    state = g.state
    g.tell(RoundBegan(state.round + 1, rule="DV-RND-01"))
    if state.round == 1:
        await happened(g, "start")
    await happened(g, "round", number=state.round)
    check_victory(g)
    # DV-MON-08, DV-BOSS-01: whoever has come stays
    kinds = [figure.kind for figure in state.figures.values() if figure.form not in (HERO, SPIRIT)]
    in_play = [*heroes_left(state), *dict.fromkeys(kinds)]
    g.tell(InitiativeShuffled(tuple(g.shuffle(in_play)), rule="DV-RND-01"))
    first = await choose_first_hero(g) if choose_first else ""  # DV-INI-04
    if first:
        g.tell(FirstHeroChosen(first, rule="DV-INI-02"))
        g.tell(InitiativeShuffled(tuple(g.shuffle(state.initiative.draw)), rule="DV-INI-02"))
    g.plan(Reveal())
    if first:
        begin_turn(g, first, "DV-INI-02")


async def choose_first_hero(g: G) -> str:
    """Each Hero player proposes a Hero or nobody; the majority counts, a tie is settled by chance (DV-INI-01, DV-RUL-13)."""
    state = g.state
    heroes = heroes_left(state)
    proposals: list[str] = []
    for player in state.players:
        seat = next((hero for hero in player if hero not in state.dead), "")
        if not seat:
            continue
        answer: Option = await g.ask(seat, "first", lambda: [PASS, *(opt.First(hero) for hero in heroes)], hero=seat)
        hero = answer.hero if isinstance(answer, opt.First) else ""
        g.tell(FirstHeroProposed(seat, hero, rule="DV-INI-01"))
        proposals.append(hero)
    votes = Counter(proposals)
    most = max(votes.values())
    leading = [hero for hero in dict.fromkeys(proposals) if votes[hero] == most]
    return leading[0] if len(leading) == 1 else g.draw(leading)


async def reveal_initiative(g: G, step: Reveal) -> None:
    """Phases 2 to 4: the top card says who acts; when the deck is empty a new round begins (DV-RND-03 to DV-RND-06)."""
    state = g.state
    await window(g, "before_reveal")
    if not state.initiative.draw:
        g.done(step)
        g.plan(NewRound())
        return
    card = state.initiative.draw[-1]
    g.tell(InitiativeRevealed(card, rule="DV-RND-03"))
    await window(g, "after_reveal", card)
    if card in state.heroes:  # DV-GEN-05: one Hero, whoever else its player has
        begin_turn(g, card, "DV-RND-04")
    else:
        g.plan(MonsterTurns(card))


async def monster_turns(g: G, step: MonsterTurns) -> None:
    """All Monsters of the type act one at a time in the Keeper's order; none acts twice in a round (DV-RND-05, DV-RUL-12)."""
    state, kind = g.state, step.kind
    over = {*state.acted, *state.late, *state.heroes}
    waiting = [f.id for f in state.figures.values() if f.kind == kind and f.id not in over]
    # a type that has died out meanwhile acts on the card that was inserted again, not on this one
    if not waiting or kind not in state.initiative.discard:
        g.done(step)
        return
    answer = await g.ask(KEEPER, "activate", lambda: [opt.Activate(figure) for figure in waiting], kind=kind)
    begin_turn(g, answer.figure, "DV-RND-05")


def begin_turn(g: G, figure_id: str, cite: str) -> None:
    """A turn begins, a Spirit's too: what lasted until now is over (DV-TURN-01, DV-RND-09)."""
    if figure_id not in g.state.figures:
        return
    end_at_owners_turn(g, figure_id)
    g.tell(TurnBegan(figure_id, rule=cite))


async def act(g: G, step: Act) -> None:
    """Move, act, or end the turn, one choice after another until both are done (DV-TURN-01 to DV-TURN-04)."""
    state, figure_id = g.state, step.figure
    figure, turn = state.figures[figure_id], state.turn
    assert turn is not None
    seat = figure_id if figure_id in state.heroes else KEEPER  # DV-PLAY-03: nobody else is asked

    def law(_: str, option: Option) -> Reason | None:
        return why_not(state, figure, option)

    is_over = is_done(turn)
    while not is_over:
        answer = await g.ask(seat, "turn", partial(turn_options, state, figure), law, figure=figure_id)
        if answer in IN_TURN:
            await IN_TURN.carry_out(g, figure_id, answer)
        else:
            await take_action(g, figure_id, answer)
        if turn.reorganized:
            return
        is_over = is_done(turn)
        if not is_over:
            g.safe_point()
    await end_turn(g, figure_id)


def turn_options(state: DVState, figure: Figure) -> list[Option]:
    """Everything a figure may choose in its turn now: movement and one Action in either order, or the end (DV-TURN-01)."""
    turn = state.turn
    assert turn is not None
    out = movement.move_options(state, figure)
    if not turn.has_acted:
        out += action_options(state, figure)
    if figure.form == HERO and state.heroes[figure.id].worn:
        out += cards.takeoff_options(state, figure)
    out.append(END)
    return out


def why_not(state: DVState, figure: Figure, option: Option) -> Reason | None:
    """The one law: why a figure cannot choose this in its turn, None if it can."""
    turn = state.turn
    if turn is None or turn.figure != figure.id:
        return Reason("DV-TURN-01", "not-your-turn", {"figure": figure.id})
    if option in IN_TURN:
        return IN_TURN.why_not(state, figure.id, option)
    own = actions_of(state, figure)
    if turn.has_acted and option in own:  # DV-SPI-05 too
        return Reason("DV-TURN-04", "already-acted")
    return own.why_not(state, figure.id, option)


async def take_action(g: G, figure_id: str, option: Option) -> None:
    """Take the Action of a turn, with the Keeper's Events before and after it (DV-ACT-01, DV-RUL-53)."""
    state = g.state
    if option in AGREED and not await AGREED.carry_out(g, figure_id, option):
        return
    name = str(option.__struct_config__.tag)
    g.tell(ActionTaken(figure_id, name, rule="DV-ACT-01"))
    await window(g, "before_action", figure_id, name)
    figure = state.figures.get(figure_id)
    if state.is_cancelled:
        g.tell(CancelPassed(rule="DV-EVT-03"))
    elif figure is not None and actions_of(state, figure).why_not(state, figure_id, option) is None:
        await actions_of(state, figure).carry_out(g, figure_id, option)
    await window(g, "after_action", figure_id, name)


@IN_TURN.carries_out(opt.End)
async def end(g: G, figure_id: str, option: opt.End) -> None:
    """End the turn: nothing more is wanted."""
    g.tell(TurnSpent(figure_id, rule="DV-TURN-03"))


def is_done(turn: Turn) -> bool:
    """Both parts of the turn are used, or it was ended (DV-TURN-01, DV-TURN-03).

    Neither entering an area (DV-EXP-04) nor a Trap (DV-TRAP-10) takes the Action away.
    """
    return turn.is_over or (turn.has_acted and turn.strides < 1)


async def end_turn(g: G, figure_id: str) -> None:
    """The end of a turn, in order: Monsters of areas entered, the Boss's consequences, the next card (DV-TURN-05)."""
    state = g.state
    assert state.turn is not None
    await explore(g, list(state.turn.entered))  # DV-RUL-98
    end_with_turn(g)
    await window(g, "turn_ends", figure_id)
    # an Event of that moment may have put a Hero into one more area (DV-RUL-80)
    await explore(g, list(state.turn.entered))
    g.tell(TurnEnded(figure_id, rule="DV-TURN-05"))


async def reorganizing(g: G, step: Reorganize) -> None:
    """One thing that any Hero does while the Heroes reorganize; repeated until all are ready (DV-REO-03, DV-REO-12)."""
    state = g.state

    decision = g.ask_any(
        {hero: partial(reorganize.free_options, state, hero) for hero in state.reorganizing},
        "reorganizing",
        lambda seat, option: reorganize.why_not_free(state, seat, option),
    )
    answer = await decision
    hero = decision.answered_by
    match answer:
        case opt.Ready():
            g.tell(HeroReady(hero, rule="DV-REO-12"))
        case opt.Move(to=to):
            if state.figures[hero].carried_by:
                g.tell(SpiritFreed(hero, rule="DV-RUL-36"))
            g.tell(Displaced(hero, to, rule="DV-REO-04"))
            await movement.arrive(g, hero)
        case opt.Takeoff():
            await cards.take_off(g, hero, answer)
        case _:
            await OF[state.figures[hero].form].carry_out(g, hero, answer)
    is_disturbed = bool(standing(state)[1])  # what somebody took or opened has brought Monsters (DV-REO-02)
    for gone in [h for h in state.reorganizing if is_disturbed or h in state.dead]:
        g.tell(HeroReady(gone, rule="DV-REO-02" if is_disturbed else "DV-REO-12"))
    if not state.reorganizing:
        g.done(step)
