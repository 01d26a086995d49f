"""The verbs of the Overlord's events and traps."""

from __future__ import annotations

from tenebra.games.descent import options as opt
from tenebra.games.descent.dice import BLACK, SURGE
from tenebra.games.descent.effects import Working, scheme
from tenebra.games.descent.events.board import ObstaclePlaced
from tenebra.games.descent.events.cards import LightDimmed, MonsterHastened, activation_of
from tenebra.games.descent.events.fights import AttackAimed, AttackDodged, TokensPlaced
from tenebra.games.descent.events.figures import FellIntoPit, FigurePut
from tenebra.games.descent.events.turns import TurnSpent
from tenebra.games.descent.rules.abilities import overlord_power
from tenebra.games.descent.rules.attack import attack
from tenebra.games.descent.rules.lasting import make_monkey
from tenebra.games.descent.rules.movement import arrive
from tenebra.games.descent.rules.powers import is_immune, power, speed_of
from tenebra.games.descent.rules.space import door_spaces, grid_of
from tenebra.games.descent.rules.spawning import put, take_figure
from tenebra.games.descent.rules.targets import AnyAttack, attack_options
from tenebra.games.descent.rules.traps import ambushes, spaces_beside, struck_by, trap_dice
from tenebra.games.descent.rules.wounds import suffer
from tenebra.games.descent.state import OVERLORD, PIT, ROCK, DEState, is_alive
from tenebra.kernel import Game, Option
from tenebra.kit.decks import name_of

G = Game[DEState]
CITE = "DE-OVC-10"


@scheme("aim")
async def aim(g: G, work: Working) -> None:
    """The monster's attack is aimed (DE-ABL-26)."""
    g.tell(AttackAimed(work.figure, rule="DE-ABL-26"))


@scheme("dodge")
async def dodge(g: G, work: Working) -> None:
    """The monster dodges this attack (DE-NAM-35)."""
    assert g.state.attack is not None
    g.tell(AttackDodged(g.state.attack.attacker, rule="DE-NAM-35", also=("DE-ABL-26",)))


@scheme("haste")
async def haste(g: G, work: Working) -> None:
    """Its speed is doubled in this activation."""
    g.tell(MonsterHastened(work.figure, points=speed_of(g.state, work.figure), rule="DE-OVC-09"))


@scheme("frenzy")
async def frenzy(g: G, work: Working) -> None:
    """Let the monster attack twice as often in this activation."""
    g.tell(MonsterHastened(work.figure, attacks=activation_of(g.state).attacks, rule="DE-OVC-09"))


@scheme("dim")
async def dim(g: G, work: Working) -> None:
    """Until the Overlord's next turn heroes see only so far."""
    g.tell(LightDimmed(work.scheme.number, rule="DE-OVC-13"))


@scheme("wounds")
async def wounds(g: G, work: Working) -> None:
    """Wounds that armor does not reduce; each hero rolls for fewer where the card says so."""
    state, said = g.state, work.scheme
    at_door = door_spaces(state, work.what) if said.whom == "door" else 0
    for hero in struck_by(state, said, work.figure, at_door):
        number = said.number + overlord_power(state, "cruel_traps")
        careful = power(state, hero, "trap_wounds")
        number -= careful.number if careful is not None else 0
        if said.dice:
            faces = g.roll([BLACK] * (said.dice + trap_dice(state, hero)), hero, "DE-RUB-10")
            number -= said.less * faces.count(SURGE)
        await suffer(g, hero, number, name_of(work.card), CITE, ("DE-DMG-04",))


@scheme("pit")
async def pit(g: G, work: Working) -> None:
    """A pit opens under the hero; he is in it without a further wound (DE-OBS-08, DE-RUL-16)."""
    g.tell(ObstaclePlaced(g.state.heroes[work.figure].space, PIT, rule=CITE))
    g.tell(FellIntoPit(work.figure, rule=CITE, also=("DE-RUL-16",)))


@scheme("rock")
async def rock(g: G, work: Working) -> None:
    """The Overlord puts the hero on a free space beside; a rock takes the one he stood in (DE-OBS-08)."""
    state = g.state
    here = state.heroes[work.figure].space
    beside = grid_of(state).spaces(spaces_beside(state, work.figure))
    if not beside:
        return
    answer = await g.ask(OVERLORD, "push", lambda: [opt.Place(space) for space in beside], figure=work.figure)
    g.tell(FigurePut(work.figure, answer.at, rule=CITE))
    g.tell(ObstaclePlaced(here, ROCK, rule=CITE))
    await arrive(g, work.figure)


@scheme("end_turn")
async def end_turn(g: G, work: Working) -> None:
    """The hero's turn ends."""
    turn = g.state.turn
    if turn is not None and turn.hero == work.figure and not turn.is_over:
        g.tell(TurnSpent(work.figure, rule=CITE))


@scheme("stun")
async def stun(g: G, work: Working) -> None:
    """A Stun token."""
    if not is_immune(g.state, work.figure, "stun"):
        g.tell(TokensPlaced(work.figure, "stun", 1, rule=CITE))


@scheme("monkey")
async def monkey(g: G, work: Working) -> None:
    """The hero becomes a monkey (DE-EFF-13)."""
    make_monkey(g, work.figure, "DE-EFF-13")


@scheme("ambush")
async def ambush(g: G, work: Working) -> None:
    """A monster springs out next to the hero and attacks him at once."""
    state, said = g.state, work.scheme
    taken = await take_figure(g, said.monster, said.rank)
    found: list[Option] = [opt.Place(space) for space in ambushes(state, work.figure, said.monster)] if taken else []
    if not taken or not found:
        return
    answer = await g.ask(OVERLORD, "spawn", lambda: found, monster=said.monster, rank=said.rank)
    assert isinstance(answer, opt.Place)
    monster = put(g, said.monster, said.rank, answer, CITE, taken.has_acted)
    at_hero = opt.Attack(state.heroes[work.figure].space)
    if at_hero in attack_options(state, monster):
        await attack(g, monster, at_hero, CITE, name_of(work.card))


@scheme("charm")
async def charm(g: G, work: Working) -> None:
    """The hero makes one attack that the Overlord declares."""
    state = g.state
    options = attack_options(state, work.figure, is_charmed=True)
    if not options or not is_alive(state, work.figure):
        return
    answer = await g.ask(OVERLORD, "charm", lambda: options, hero=work.figure)
    assert isinstance(answer, AnyAttack)
    await attack(g, work.figure, answer, CITE, name_of(work.card))
