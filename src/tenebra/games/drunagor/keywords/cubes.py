"""Words about cubes and actions (DR-EFF-06 to DR-EFF-09, DR-EFF-17, DR-REC-06, DR-SKL-13)."""

from __future__ import annotations

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.content import skills
from tenebra.games.drunagor.content.model import Skill
from tenebra.games.drunagor.effects import Doing, G, keyword, resolve
from tenebra.games.drunagor.events.goods import AVAILABLE, BOX, CubesMoved
from tenebra.games.drunagor.events.turns import CUBE, MOVE, ActionGained, TurnCut
from tenebra.games.drunagor.rules.cubes import curse as take_curse
from tenebra.games.drunagor.rules.cubes import expend_colours
from tenebra.games.drunagor.rules.cubes import fatigue as expend_some
from tenebra.games.drunagor.rules.cubes import remove_trauma as give_back_trauma
from tenebra.games.drunagor.rules.passives import is_immune, skills_of
from tenebra.games.drunagor.rules.recall import recall_action, recall_some
from tenebra.games.drunagor.state import BLUE, COLOURS, GREEN, RED, WILD, YELLOW, DRState, is_there
from tenebra.kernel import Game

FATIGUE = "fatigue"


def _tires(state: DRState, who: str) -> bool:
    """A Hero that FATIGUE, and so DISARM and SILENCE, can concern (DR-EFF-07, DR-EFF-08)."""
    return who in state.heroes and not is_immune(state, who, FATIGUE)


@keyword(FATIGUE)
async def fatigue(g: G, doing: Doing) -> None:
    """Available cubes are expended for nothing (DR-EFF-06)."""
    if _tires(g.state, doing.who):
        await expend_some(g, doing.who, doing.number, "DR-EFF-06")


@keyword("disarm")
async def disarm(g: G, doing: Doing) -> None:
    """All available yellow and red cubes are expended (DR-EFF-07)."""
    if _tires(g.state, doing.who):
        await expend_colours(g, doing.who, (YELLOW, RED), "DR-EFF-07")


@keyword("silence")
async def silence(g: G, doing: Doing) -> None:
    """All available green and blue cubes are expended (DR-EFF-08)."""
    if _tires(g.state, doing.who):
        await expend_colours(g, doing.who, (GREEN, BLUE), "DR-EFF-08")


@keyword("curse")
async def curse(g: G, doing: Doing) -> None:
    """Curse cubes (DR-EFF-09)."""
    if doing.who in g.state.heroes:
        await take_curse(g, doing.who, doing.number, "DR-EFF-09")


@keyword("recall")
async def recall(g: G, doing: Doing) -> None:
    """Some cubes come back (DR-REC-08)."""
    if doing.who in g.state.heroes:
        await recall_some(g, doing.who, doing.number, "DR-REC-08")


@keyword("free_recall")
async def free_recall(g: G, doing: Doing) -> None:
    """A Recall Action without its price (DR-REC-06)."""
    if doing.who in g.state.heroes:
        await recall_action(g, doing.who, free=True, rule="DR-REC-06")


@keyword("remove_trauma")
async def remove_trauma(g: G, doing: Doing) -> None:
    """A Trauma cube goes (DR-CUB-08)."""
    if doing.who in g.state.heroes:
        await give_back_trauma(g, doing.who, "DR-CUB-08")


@keyword("wild_cube")
async def wild_cube(g: G, doing: Doing) -> None:
    """One available cube of the target's choice is a WILD cube from now on (DR-CUB-06)."""
    own = g.state.heroes.get(doing.who)
    colours = [colour for colour in COLOURS if own is not None and colour in own.available]
    if not colours:
        return
    colour = colours[0]
    if len(colours) > 1:
        colour = (await g.ask(doing.who, "wild", lambda: [opt.Choose(one) for one in colours], figure=doing.who)).name
    g.tell(CubesMoved(doing.who, ((colour, AVAILABLE, BOX), (WILD, BOX, AVAILABLE)), rule="DR-CUB-06"))


@keyword("extra_action")
async def extra_action(g: G, doing: Doing) -> None:
    """One more Cube Action in this turn, if it is the Hero's own."""
    _more(g, doing.who, CUBE, doing.rule)


@keyword("extra_move")
async def extra_move(g: G, doing: Doing) -> None:
    """One more Move Action in this turn, if it is the Hero's own."""
    _more(g, doing.who, MOVE, doing.rule)


def _more(g: Game[DRState], who: str, action: str, rule: str) -> None:
    if g.state.turn is not None and g.state.turn.card == who:
        g.tell(ActionGained(who, action, gained=1, rule=rule))


@keyword("end_turn")
async def end_turn(g: G, doing: Doing) -> None:
    """End the turn: nothing more is done in it."""
    if g.state.turn is not None and g.state.turn.card == doing.who:
        g.tell(TurnCut(doing.who, rule=doing.rule))


def copied(state: DRState, who: str, source: str) -> list[Skill]:
    """The Skills that can be copied: Hero Skills that are no Reactions (DR-SKL-13)."""
    return [
        skill
        for skill in skills_of(state, who).values()
        if skill.source in ("board", "card")
        and skill.id != source
        and not skill.text.is_reaction
        and not any(one.find("copy_skill") for one in skill.text.uses)
    ]


@keyword("copy_skill")
async def copy_skill(g: G, doing: Doing) -> None:
    """All printed effects of a Hero Skill, with its own range (DR-SKL-13)."""
    if doing.who not in g.state.heroes or not is_there(g.state, doing.user):
        return
    found = copied(g.state, doing.who, doing.casting.source)
    if found:
        offers = [opt.Choose(skill.id) for skill in found]
        answer = await g.ask(doing.user, "copy", lambda: offers, figure=doing.user, source=doing.casting.source)
        skill = skills()[answer.name]
        await resolve(g, doing.user, skill.text, source=skill.id, rule="DR-SKL-13", colour=str(skill.colours[0]))
