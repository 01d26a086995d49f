"""Rounds, and the turns of the Heroes and of the Bull."""

from tenebra.kernel import Game, Reason
from tenebra.kit.actions import Actions
from tenebra.kit.ending import HEROES
from tests.games.barrow_bull import options as opt
from tests.games.barrow_bull.content import BONE, BULL, HITS, figures
from tests.games.barrow_bull.events.board import Moved, Rested, RoundBegan, Struck
from tests.games.barrow_bull.rules.space import is_beside, reach, way_to
from tests.games.barrow_bull.scenarios import sheet_of
from tests.games.barrow_bull.state import BBState
from tests.games.barrow_bull.steps import Act, NewRound

SHIELD, PASS = opt.Shield(), opt.Pass()
TURN: Actions[BBState, None] = Actions(kinds=opt.ALL, ends=(opt.Pass,))
"""The Actions of a Hero."""
CHARGE = 2


async def new_round(g: Game[BBState], step: NewRound) -> None:
    """After the Heroes the Bull; then a new round, until the night is over."""
    if g.state.round:
        await bull_acts(g)
    if g.state.round == sheet_of(g.state).rounds:
        g.end(BULL, "BB-END-02")
    g.tell(RoundBegan(g.state.round + 1, rule="BB-TURN-01"))
    g.plan(*(Act(hero) for hero in g.state.heroes), NewRound())


async def act(g: Game[BBState], step: Act) -> None:
    """One Action; the next is another step (BB-TURN-02)."""
    state, hero = g.state, step.hero
    offer, law = lambda: TURN.options(state, hero), lambda _, option: TURN.why_not(state, hero, option)
    answer = await g.ask(hero, "turn", offer, law, figure=hero, actions=str(step.actions))
    if answer != PASS:
        await TURN.carry_out(g, hero, answer)
        if step.actions > 1:
            g.plan(Act(hero, step.actions - 1))


# --- the Actions of a Hero


@TURN.offer(opt.Move)
def moves(state: BBState, hero: str) -> list[opt.Move]:
    return [opt.Move(space) for space in reach(state, hero)]


@TURN.law(opt.Move)
def why_not_move(state: BBState, hero: str, option: opt.Move) -> Reason | None:
    is_near = option.to in reach(state, hero)
    return None if is_near else Reason("BB-MOVE-01", "out-of-reach", {"space": option.to, "figure": hero})


@TURN.carries_out(opt.Move)
async def move(g: Game[BBState], hero: str, option: opt.Move) -> None:
    for space in reach(g.state, hero)[option.to]:
        g.tell(Moved(hero, space, rule="BB-MOVE-01", also=("BB-MOVE-02", "BB-TURN-02")))


@TURN.law(opt.Strike)
def why_not_strike(state: BBState, hero: str, option: opt.Strike) -> Reason | None:
    return None if is_beside(state, hero, BULL) else Reason("BB-FIGHT-01", "not-beside", {"figure": hero})


@TURN.carries_out(opt.Strike)
async def strike(g: Game[BBState], hero: str, option: opt.Strike) -> None:
    hit(g, hero, BULL, g.roll([BONE] * figures()[hero].dice, hero, "BB-FIGHT-02"), "BB-FIGHT-01")


@TURN.law(opt.Rest)
def why_not_rest(state: BBState, hero: str, option: opt.Rest) -> Reason | None:
    is_hurt = state.figures[hero].life < figures()[hero].life
    return None if is_hurt and not is_beside(state, hero, BULL) else Reason("BB-REST-01", "no-rest", {"figure": hero})


@TURN.carries_out(opt.Rest)
async def rest(g: Game[BBState], hero: str, option: opt.Rest) -> None:
    g.tell(Rested(hero, rule="BB-REST-01"))


# --- the Bull


async def bull_acts(g: Game[BBState]) -> None:
    """It goes for the nearest Hero, of several for the weakest, and strikes if it gets there (BB-BULL-01)."""
    state, card = g.state, figures()[BULL]
    ways = {hero: way for hero in state.heroes if (way := way_to(state, hero)) is not None}
    hero = min(ways, key=lambda hero: (len(ways[hero]), state.figures[hero].life), default="")
    for space in ways.get(hero, [])[: card.steps]:
        g.tell(Moved(BULL, space, rule="BB-BULL-02", also=("BB-BULL-01", "BB-MOVE-03")))
    if hero and is_beside(state, BULL, hero):
        faces = g.roll([BONE] * (card.dice + (len(ways[hero]) >= CHARGE)), BULL, "BB-BULL-03")
        friend = await whoever_steps_in(g, hero, sum(HITS[face] for face in faces))
        hit(g, BULL, friend or hero, faces, "BB-BULL-03", hero if friend else "")


async def whoever_steps_in(g: Game[BBState], hero: str, wounds: int) -> str:
    """A friend may take the wounds (BB-BULL-04)."""
    for friend in [friend for friend in g.state.heroes if wounds and friend != hero and is_beside(g.state, friend, hero)]:
        if await g.ask(friend, "step-in", lambda: [SHIELD, PASS], figure=friend, target=hero, wounds=str(wounds)) == SHIELD:
            return friend
    return ""


def hit(g: Game[BBState], figure: str, target: str, faces: list[str], cite: str, instead_of: str = "") -> None:
    """Each hit is a wound; with the Bull or the last Hero the game ends."""
    wounds = sum(HITS[face] for face in faces)
    falls = wounds >= g.state.figures[target].life
    also = ("BB-FIGHT-02", *(["BB-FIGHT-03"] if falls else []), *(["BB-BULL-04"] if instead_of else []))
    g.tell(Struck(figure, target, tuple(faces), wounds, falls, instead_of, rule=cite, also=also))
    if falls and target == BULL:
        g.end(HEROES, "BB-END-01")
    if not g.state.heroes:
        g.end(BULL, "BB-END-02")
