"""A Monster card's turn (DR-MON-16 to DR-MON-21): each of its Monsters in the order of their bases, then FLIP."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from msgspec.structs import replace

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.content.foes import OTHER_SIDE, MonsterCard, effects_of, monster_card
from tenebra.games.drunagor.effects import Doing, carry_out, end_boons, keyword, triggered
from tenebra.games.drunagor.events.fights import attack_of
from tenebra.games.drunagor.events.monsters import AttackLost, Evolved, Prepared
from tenebra.games.drunagor.events.turns import Acted, CardFlipped, TurnBegan, TurnEnded
from tenebra.games.drunagor.rules.attack import declare, finish
from tenebra.games.drunagor.rules.behaviour import AMBUSH, APPROACH, PASS, RANGED, STAY, STUCK, Aim, Plan, Way, aims_from
from tenebra.games.drunagor.rules.conditions import number_of
from tenebra.games.drunagor.rules.damage import heal
from tenebra.games.drunagor.rules.field import RULES_OF, card_of, damage_of, field_of, movement_of, plan_of
from tenebra.games.drunagor.rules.forced import place
from tenebra.games.drunagor.rules.movement import monster_moves
from tenebra.games.drunagor.rules.passives import who_awaits
from tenebra.games.drunagor.rules.reactions import spend_shields
from tenebra.games.drunagor.rules.space import are_adjacent, at, beside, board_of, free_squares, names
from tenebra.games.drunagor.rules.summoning import draw_attack_cards
from tenebra.games.drunagor.rules.terrain import end_of_turn
from tenebra.games.drunagor.rules.ties import break_tie
from tenebra.games.drunagor.rules.tokens import give, lose, resolve_conditions
from tenebra.games.drunagor.rules.track import put_on_track, take_off
from tenebra.games.drunagor.rules.traps import spring
from tenebra.games.drunagor.state import SHIELD, STUN, DRState, Turn, is_up, seat_of
from tenebra.games.drunagor.steps import DamageFalls, HeroesReact, MonstersAct, MonsterStrikes
from tenebra.games.drunagor.windows import react
from tenebra.kernel import Game
from tenebra.kit.orders import CLOSED

G = Game[DRState]
EVOLVED_DAMAGE, EVOLVED_MOVE = 2, 1
"""DR-MKW-10, DR-RUL-67."""
OF_TYPE = {"melee": "DR-BHV-14", "ranged": "DR-BHV-15", "magic": "DR-BHV-17"}
OF_PLAN = {STAY: "DR-BHV-08", AMBUSH: "DR-TIE-04", APPROACH: "DR-RUL-58"}
"""The rules by which Monsters of a type attack, and by which they do what they plan."""
MAELSTROM, COMMAND, EVOLVE, REGENERATION = "maelstrom", "command", "evolve", "regeneration"


def of_card(state: DRState, card: str) -> list[str]:
    """The Monsters of a card, in the order of their bases (DR-INI-07, DR-RUL-06, DR-TIE-06)."""
    own = [(monster.base, monster.id) for monster in state.monsters.values() if monster.card == card]
    return [id for _, id in sorted(own)]


async def act_monsters(g: G, step: MonstersAct) -> None:
    """One Monster of the card acts; after the last the card is turned if it is complex (DR-MON-20, DR-MON-21)."""
    state = g.state
    if state.turn is None:
        begin_turn(g, step.card, "DR-INI-07", "DR-RUB-02", "DR-RUL-01")
    turn = state.turn
    assert turn is not None
    who = _next(state, step.card, turn)
    if who:
        g.tell(Acted(who, rule="DR-MON-21", also=("DR-TIE-06", "DR-RUL-06", "DR-MON-05", "DR-MON-16")))
        aim = await _come_near(g, who)
        if aim is not None:
            g.plan(_strike(state, who, aim))
            return
        await _rest(g, who)
        if _next(state, step.card, turn):
            return
    g.tell(TurnEnded(step.card, rule="DR-MON-21"))
    await flip(g, step.card)
    g.done(step)


def _next(state: DRState, card: str, turn: Turn) -> str:
    """The first Monster of a card that has not acted in the turn; "" if all have."""
    return next((monster for monster in of_card(state, card) if monster not in turn.acted), "")


def begin_turn(g: G, card: str, rule: str, *also: str) -> None:
    """A turn begins: what lasted for the one before is over."""
    g.tell(TurnBegan(card, rule=rule, also=also))
    end_boons(g, card)


async def flip(g: G, card: str) -> None:
    """A complex card shows its other side, and moves to the Rune position printed there (DR-MON-20, DR-MKW-16)."""
    state = g.state
    side = state.sides.get(card, "")
    other = OTHER_SIDE.get(side)  # type: ignore[call-overload]
    if other is None or not of_card(state, card):
        return
    g.tell(CardFlipped(card, other, rule="DR-MON-20", also=("DR-MKW-16",)))
    position = monster_card(card, other).position
    if position != monster_card(card, side).position:
        take_off(g, card)
        await put_on_track(g, card, position)


async def activate(g: G, who: str, *, is_commanded: bool = False) -> None:
    """A Monster acts at once, in the middle of something else (DR-MON-16 to DR-MON-18)."""
    aim = await _come_near(g, who, is_commanded=is_commanded)
    if aim is not None:
        await attack(g, who, aim)
    await _rest(g, who)


async def _come_near(g: G, who: str, *, is_commanded: bool = False) -> Aim | None:
    """Conditions, triggered abilities, preparation and move (DR-MON-16, DR-MON-17); whom to attack, None if nobody can be."""
    state = g.state
    if state.traps:
        await spring(g, who)
    if who in state.monsters:
        await resolve_conditions(g, who)
    if who not in state.monsters:
        return None
    is_stunned = bool(lose(g, who, STUN, 1, "DR-CND-04"))
    await start_abilities(g, who, is_commanded=is_commanded)
    if who not in state.monsters:
        return None
    aim = await _prepare_and_move(g, who)
    if who not in state.monsters:
        return None
    if is_stunned or card_of(state, who).damage is None:
        g.tell(AttackLost(who, rule="DR-CND-04" if is_stunned else "DR-MON-04", also=("DR-RUL-62",) if is_stunned else ()))
        return None
    return aim


def _rest(g: G, who: str) -> Awaitable[None]:
    """The check of the end of a Monster's own turn (DR-TER-01)."""
    return end_of_turn(g, who) if who in g.state.monsters else CLOSED


# --- triggered abilities


async def start_abilities(g: G, who: str, *, is_commanded: bool = False) -> None:
    """Do what is printed pink on a Monster's card (DR-MON-05, DR-MON-17)."""
    state = g.state
    for effect in effects_of(card_of(state, who).start):
        if who not in state.monsters:
            return
        number = number_of(state, effect, who)
        if effect.verb == SHIELD:
            await give(g, who, SHIELD, number, "DR-MKW-14", by=who)
        elif effect.verb == REGENERATION:
            heal(g, who, number, who, "DR-EFF-20")
        elif effect.verb == COMMAND:
            if not is_commanded:
                await command(g, who)
        elif effect.verb == EVOLVE:
            evolve(g, who)
        elif effect.verb == MAELSTROM:
            for card in list(state.monsters[who].attacks):
                take_off(g, card)
            await draw_attack_cards(g, who, "DR-MKW-11", "DR-OVL-01")
        else:
            await carry_out(g, who, who, effect, number, state.monsters[who].card, "DR-MON-17")


def evolve(g: G, who: str) -> None:
    """A Monster grows (DR-MKW-10)."""
    g.tell(Evolved(who, EVOLVED_DAMAGE, EVOLVED_MOVE, rule="DR-MKW-10"))


@keyword("evolve")
async def _evolve(g: G, doing: Doing) -> None:
    if doing.who in g.state.monsters:
        evolve(g, doing.who)


def strongest_monster(state: DRState, but: str) -> str:
    """The strongest other Monster: class, rank, Health, then the order of bases; "" if there is none (DR-RUL-72)."""
    others = [monster for monster in state.monsters.values() if monster.id != but]
    found = max(others, key=lambda one: (*card_of(state, one.id).strength, one.health, -one.base), default=None)
    return found.id if found is not None else ""


async def command(g: G, who: str) -> None:
    """The strongest other Monster acts at once, as if it were its turn; it commands nobody else (DR-MKW-09, DR-RUL-72)."""
    other = strongest_monster(g.state, who)
    if not other:
        return
    card = g.state.monsters[other].card
    begin_turn(g, card, "DR-MKW-09", "DR-RUL-72")
    g.tell(Acted(other, rule="DR-MKW-09"))
    await activate(g, other, is_commanded=True)
    g.tell(TurnEnded(card, rule="DR-MKW-09"))


# --- preparation and move


async def _prepare_and_move(g: G, who: str) -> Aim | None:
    """Choose targets and way, and go; whom to attack, None if nobody can be."""
    state = g.state
    plan = plan_of(state, who)
    way = await _choose_way(g, who, plan)
    _tell(g, who, plan, way)
    if plan.what == AMBUSH:
        await _ambush(g, who, plan.target)
    elif plan.moves:
        await monster_moves(g, who, way.path if way is not None else (), movement_of(state, who), plan.rule)
        await _meet(g, who)
    if who not in state.monsters or plan.what in (PASS, STUCK, APPROACH):
        return None
    is_there = way is not None and state.monsters[who].space == way.space
    aim = way.aim if way is not None and is_there else None
    if aim is None:
        field = field_of(state, who)
        aim = await _choose_aim(g, who, aims_from(field, field.place))
    return aim


async def _meet(g: G, who: str) -> None:
    """Heroes next to whom a Monster has come to stand may have something to say to that."""
    for hero in tuple(who_awaits(g.state, "when_an_enemy_moves_adj")):
        if who in g.state.monsters and are_adjacent(g.state, hero, who):
            await triggered(g, "when_an_enemy_moves_adj", hero, who)


def _tell(g: G, who: str, plan: Plan, way: Way | None) -> None:
    targets = way.aim.targets if way is not None and way.aim is not None else (plan.target,) if plan.target else ()
    g.tell(
        Prepared(
            who,
            plan.what,
            targets,
            way.space if way is not None else "",
            way.path if way is not None else (),
            plan.rejected,
            rule=plan.rule,
            also=_reasons(g.state, who, plan, way),
        )
    )


def _reasons(state: DRState, who: str, plan: Plan, way: Way | None) -> tuple[str, ...]:
    """The other rules that had a part in a plan."""
    card = card_of(state, who)
    found = [OF_TYPE[card.type or "melee"]]
    if plan.target in state.heroes or plan.target in state.npcs:
        found = [*RULES_OF[card.primary], "DR-TIE-05", *found]
    if plan.what in OF_PLAN:
        found.append(OF_PLAN[plan.what])
    if len(plan.ways) > 1:
        found += ("DR-BHV-18", "DR-TIE-02")
    if way is not None:
        if way.path:
            found += ("DR-BHV-09", "DR-RUL-59", "DR-BHV-13", "DR-RUL-63")
            if way.meets:
                found += ("DR-BHV-11", "DR-RUL-60")
            if card.type == RANGED and card.multi is not None:
                found.append("DR-BHV-16")
        if way.aim is not None and card.multi is not None:
            found.append("DR-RUL-55")
        if way.aim is not None and way.aim.led:
            found += ("DR-BHV-12", "DR-RUL-56", "DR-RUL-57", "DR-CPN-07")
    reasons = dict.fromkeys(found)
    reasons.pop(plan.rule, None)
    return tuple(reasons)


async def _choose_way(g: G, who: str, plan: Plan) -> Way | None:
    """Of several squares, paths or sets of targets the Party Leader chooses (DR-BHV-18, DR-TIE-02, DR-GEN-04)."""
    if len(plan.ways) < 2:
        return plan.ways[0] if plan.ways else None
    space = await break_tie(g, "tie-square", [way.space for way in plan.ways], plan.target, figure=who)
    ways = [way for way in plan.ways if way.space == space]
    meets = await break_tie(g, "tie-path", ["+".join(way.meets) or "nothing" for way in ways], plan.target, figure=who)
    ways = [way for way in ways if ("+".join(way.meets) or "nothing") == meets]
    if len(ways) > 1:
        aim = await _choose_aim(g, who, [way.aim for way in ways if way.aim is not None])
        ways = [way for way in ways if way.aim == aim]
    return ways[0]


async def _choose_aim(g: G, who: str, aims: Sequence[Aim]) -> Aim | None:
    """Familiar or Companion: the Party Leader chooses (DR-CPN-07)."""
    if not aims:
        return None
    chosen = await break_tie(g, "tie-target", ["+".join(aim.targets) for aim in aims], aims[0].targets[0], figure=who)
    return next(aim for aim in aims if "+".join(aim.targets) == chosen)


async def _ambush(g: G, who: str, target: str) -> None:
    """Let a Monster appear on a free square next to its target, whose player chooses it (DR-MKW-01, DR-TIE-04)."""
    state = g.state
    squares = names(state, beside(state, target) & free_squares(state))
    square = squares[0]
    if len(squares) > 1:
        offers = [opt.Choose(one) for one in squares]
        square = (await g.ask(seat_of(state, target), "ambush", lambda: offers, None, figure=who, target=target)).name
    await place(g, who, square, "ambush", "DR-MKW-01")


# --- attack


async def attack(g: G, who: str, aim: Aim) -> None:
    """No roll: every target in range is hit (DR-MON-18). ATTACK TWICE: a second attack, without moving (DR-MKW-02)."""
    card = card_of(g.state, who)
    if not await _declare(g, who, aim):
        return
    await _suffer(g, card)
    if card.has("attack_twice") and who in g.state.monsters and await _declare(g, who, await _again(g, who, aim)):
        await _suffer(g, card)


async def _suffer(g: G, card: MonsterCard) -> None:
    if await spend_shields(g):
        await react(g)
    await finish(g, card.collateral, "DR-MON-18")


async def strike(g: G, step: MonsterStrikes) -> None:
    """The same as steps of their own, in a Monster's own turn."""
    state, who = g.state, step.monster
    if who not in state.monsters:
        return
    first_of = board_of(state).first_of
    aim = Aim(step.heroes, step.led, 0, sum(1 << first_of[area] for area in step.areas))
    if step.is_again:
        aim = await _again(g, who, aim)
    card = card_of(state, who)
    if not await _declare(g, who, aim):
        await _rest(g, who)
        return
    is_threat = await spend_shields(g)
    again = not step.is_again and card.has("attack_twice")
    g.plan(
        *([HeroesReact()] if is_threat else []),
        DamageFalls(card.side, not again),
        *([replace(step, is_again=True)] if again else []),
    )


def _strike(state: DRState, who: str, aim: Aim) -> MonsterStrikes:
    first_of = board_of(state).first_of
    areas = [name for name, number in first_of.items() if aim.areas >> number & 1] if aim.areas else ()
    return MonsterStrikes(who, aim.heroes, aim.led, tuple(areas))


async def damage_falls(g: G, step: DamageFalls) -> None:
    """A Monster's attack ends, and its activation with the last (DR-DMG-07)."""
    attacker = attack_of(g.state).attacker
    await finish(g, monster_card(attack_of(g.state).source, step.side).collateral, "DR-MON-18")
    if step.is_last:
        await _rest(g, attacker)


async def _declare(g: G, who: str, aim: Aim) -> bool:
    state = g.state
    card, targets = card_of(state, who), struck(state, aim)
    if targets:
        is_sure, is_multi = card.has("vicious"), card.multi is not None
        await declare(
            g,
            who,
            targets,
            damage_of(state, who),
            source=state.monsters[who].card,
            rule="DR-MON-18",
            preventable=not is_sure,
            multi=is_multi,
        )
    return bool(targets)


async def _again(g: G, who: str, aim: Aim) -> Aim:
    """The same targets if they are still there, else others that need no movement (DR-MKW-02)."""
    field = field_of(g.state, who)
    seen = {prey.id: field.against(prey.here) for prey in (*field.heroes, *field.led)}
    found = aims_from(field, field.place)
    if found and all(one in seen and seen[one] & field.place for one in aim.targets):
        return aim
    return await _choose_aim(g, who, found) or Aim((), (), 0)


def struck(state: DRState, aim: Aim) -> list[str]:
    """The characters an attack hits: its targets; of a STRIKE everybody in the areas but Monsters, hidden or not (DR-CND-11)."""
    if not aim.areas:
        return [who for who in aim.targets if is_up(state, who)]
    spaces = board_of(state).blocks.covers(aim.areas)
    inside = [who for who in at(state, spaces) if who not in state.monsters and is_up(state, who)]
    return [who for who in inside if who not in state.npcs or who in aim.heroes]
