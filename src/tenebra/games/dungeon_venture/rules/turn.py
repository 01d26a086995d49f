"""Rounds, initiative and turns (DV-RND, DV-INI, DV-TURN)."""

from __future__ import annotations

from collections import Counter
from functools import partial

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.events.turns import (
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
from tenebra.games.dungeon_venture.rules import actions, cards, movement, reorganize
from tenebra.games.dungeon_venture.rules.exploration import explore
from tenebra.games.dungeon_venture.rules.lasting import end_at_owners_turn, end_with_turn
from tenebra.games.dungeon_venture.rules.scenario_rules import happened
from tenebra.games.dungeon_venture.rules.space import standing
from tenebra.games.dungeon_venture.rules.victory import check_victory
from tenebra.games.dungeon_venture.state import HERO, KEEPER, SPIRIT, DVState, Turn, heroes_left
from tenebra.games.dungeon_venture.steps import Act, MonsterTurns, NewRound, Reorganize, Reveal
from tenebra.games.dungeon_venture.windows import window
from tenebra.kernel import Game, Option, Reason

G = Game[DVState]
PASS = opt.Pass()


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

    def why_not(_: str, option: Option) -> Reason | None:
        return actions.why_not(state, figure, option)

    is_over = is_done(turn)
    while not is_over:
        plan = movement.Plan(state, figure) if turn.strides > 0 else None
        offer = partial(actions.turn_options, state, figure, plan)
        match answer := await g.ask(seat, "turn", offer, why_not, figure=figure_id):
            case opt.Move() | opt.Leap():
                assert plan is not None
                await movement.move(g, figure_id, plan.walk().path(state, answer))
            case opt.End():
                g.tell(TurnSpent(figure_id, rule="DV-TURN-03"))
            case opt.Leave():
                await movement.leave(g, figure_id)
            case opt.Takeoff(card=name):
                cards.take_off(g, figure_id, name)
            case _:
                await actions.act(g, figure_id, answer)
        if turn.reorganized:
            return
        is_over = is_done(turn)
        if not is_over:
            g.safe_point()
    await end_turn(g, figure_id)


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
        case opt.Takeoff(card=name):
            cards.take_off(g, hero, name)
        case _:
            await actions.carry_out_action(g, hero, answer)
    is_disturbed = bool(standing(state)[1])  # what somebody took or opened has brought Monsters (DV-REO-02)
    for gone in [h for h in state.reorganizing if is_disturbed or h in state.dead]:
        g.tell(HeroReady(gone, rule="DV-REO-02" if is_disturbed else "DV-REO-12"))
    if not state.reorganizing:
        g.done(step)
