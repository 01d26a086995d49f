"""Actions of a Hero (MD-HPH, MD-CAC, MD-SKL): what it may do, what it costs, and the one door through which all go."""

from __future__ import annotations

from msgspec.structs import replace

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.content import equipment_card
from tenebra.games.massive_darkness.events.board import Moved
from tenebra.games.massive_darkness.events.fights import StoodUp
from tenebra.games.massive_darkness.events.turns import ActionPaid, ActivationSpent, CommandGiven
from tenebra.games.massive_darkness.rules import equipment, movement
from tenebra.games.massive_darkness.rules.asking import ask_one, choose_who
from tenebra.games.massive_darkness.rules.combat import attack
from tenebra.games.massive_darkness.rules.decks import spend
from tenebra.games.massive_darkness.rules.deeds import carry_out, do_clause, would_do
from tenebra.games.massive_darkness.rules.levels import end_of_action
from tenebra.games.massive_darkness.rules.pools import weapons_for
from tenebra.games.massive_darkness.rules.powers import has_skill, in_parentheses, is_met, is_usable, powers_of_text, skills
from tenebra.games.massive_darkness.rules.scenario_rules import check_victory
from tenebra.games.massive_darkness.rules.space import board_of, enemies_in, enemy_zones, reach_of, sight
from tenebra.games.massive_darkness.rules.transmute import transmute, why_not_transmute
from tenebra.games.massive_darkness.state import MAGIC, MELEE, RANGED, Activation, Enemy, Hero, MDState, living
from tenebra.games.massive_darkness.steps import Trade
from tenebra.games.massive_darkness.vocabulary import Combat, Deed
from tenebra.games.massive_darkness.windows import sign, signature_options, why_not_sign
from tenebra.kernel import Game, Option, Reason

G = Game[MDState]
NOTHING, STANDUP, TRADE, TRANSMUTE = opt.Nothing(), opt.Standup(), opt.Trade(), opt.Transmute()
ATTACKS: dict[str, type[opt.Melee | opt.Ranged | opt.Magic]] = {MELEE: opt.Melee, RANGED: opt.Ranged, MAGIC: opt.Magic}
BONUS_FOR: dict[type[Option], tuple[str, ...]] = {
    opt.Melee: ("melee", "combat"),
    opt.Ranged: ("ranged", "combat"),
    opt.Magic: ("magic", "combat"),
    opt.Charge: ("combat",),
    opt.Safeshot: ("combat",),
    opt.Move: ("movement",),
    opt.Open: ("movement",),
    opt.Pickup: ("movement",),
}
"""Which extra Actions pay for an Action, the narrowest first (MD-SKL-02, MD-RUL-83)."""
COST_CITES = {opt.Standup: "MD-STU-01", opt.Trade: "MD-TRD-01", opt.Teleport: "MD-SKL-12", opt.Command: "MD-SKL-07"}


def can_pay(activation: Activation, kind: type[Option]) -> bool:
    """An Action is left that may be used for this (MD-HPH-02, MD-SKL-02)."""
    return activation.actions > 0 or any(bonus in activation.bonus for bonus in BONUS_FOR.get(kind, ()))


def pay(g: G, hero: Hero, option: Option) -> None:
    """Spend an Action, one of a restricted kind first."""
    activation = g.state.activation
    assert activation is not None
    bonus = next((one for one in BONUS_FOR.get(type(option), ()) if one in activation.bonus), "")
    cite = COST_CITES.get(type(option), "MD-MVA-01" if type(option) in (opt.Move, opt.Open, opt.Pickup) else "MD-CAC-01")
    g.tell(ActionPaid(hero.id, str(option).split(" ")[0], bonus, rule=cite, also=("MD-SKL-02", "MD-RUL-83") if bonus else ()))


def attack_zones(state: MDState, hero: Hero, type: str) -> int:
    """The Zones that a Hero's Attack of a type reaches with what it has Equipped (MD-CAC-01, MD-SKL-11)."""
    zones = reach_of(state, hero.zone, type) if weapons_for(hero, type) else 0
    if type == MAGIC and has_skill(state, hero, "spellsword") and weapons_for(hero, MELEE):
        zones |= board_of(state).bit[hero.zone]
    return zones


def targets_of(state: MDState, hero: Hero, type: str) -> list[Enemy]:
    """The Enemies that an Attack of a type could be made on (MD-CAC-02 to MD-CAC-06)."""
    if not state.enemies:
        return []
    zones, bit = attack_zones(state, hero, type), board_of(state).bit
    return [enemy for enemy in state.enemies.values() if zones & bit[enemy.zone]] if zones else []


def why_not_attack(state: MDState, hero: Hero, type: str, target: str) -> Reason | None:
    """A weapon of the type, and the Enemy within its Range and in sight (MD-CAC-01 to MD-CAC-04)."""
    enemy = state.enemies.get(target)
    if enemy is None:
        return Reason("MD-CAC-05", "no-such-enemy", {"enemy": target})
    zones = attack_zones(state, hero, type)
    if not zones:
        return Reason("MD-CAC-01", "no-weapon", {"type": type})
    if zones & board_of(state).bit[enemy.zone]:
        return None
    rule = {MELEE: "MD-CAC-02", RANGED: "MD-CAC-03", MAGIC: "MD-CAC-04"}[type]
    return Reason(rule, "out-of-range", {"enemy": target})


def charge_zones(state: MDState, hero: Hero) -> int:
    """Where a Charge may end: 1 or 2 Zones away, with an Enemy, by the normal rules of moving (MD-SKL-04, MD-RUL-37)."""
    if not has_skill(state, hero, "charge") or not weapons_for(hero, MELEE) or movement.is_held(state, hero):
        return 0
    board, look = board_of(state), sight(state)
    near = look.beside[board.index[hero.zone]]
    # a Zone on the way is judged as if the Hero stood there: to be Elusive it may need the shadow (MD-SHA-03)
    through = board.grid.set_of([zone for zone in board.zones(near) if not movement.is_held(state, replace(hero, zone=zone))])
    return (near | board.grid.beside(through, look.ways)) & enemy_zones(state) & ~board.bit[hero.zone]


def safe_shot_zones(state: MDState, hero: Hero) -> int:
    """Where a Safe Shot may be made from: 1 Zone away, Elusive, with a target in Range there (MD-SKL-13, MD-RUL-38)."""
    if not has_skill(state, hero, "safe_shot") or not weapons_for(hero, RANGED):
        return 0
    board, out = board_of(state), 0
    foes = enemy_zones(state)
    for zone in board.grid.named.of(sight(state).beside[board.index[hero.zone]]):
        if reach_of(state, zone, RANGED) & foes:
            out |= board.bit[zone]
    return out


def teleport_zones(state: MDState, hero: Hero, steps: int) -> int:
    """The Zones within so many steps, whoever stands on the way (MD-SKL-12, MD-RUL-38)."""
    board = board_of(state)
    return board.grid.reach(board.bit[hero.zone], steps, board.grid.floor, sight(state).ways) & ~board.bit[hero.zone]


def teleport_steps(state: MDState, hero: Hero) -> int:
    """The X of the Hero's best Teleport, 0 without one."""
    return max((skill.number for _, skill in skills(state, hero, "teleport")), default=0)


def paid_options(state: MDState, hero: Hero, activation: Activation | None) -> list[Option]:
    """Every Action of cost 1 (MD-HPH-09). Without an Activation it is a free Action granted by Command (MD-RUL-71)."""
    is_free = activation is None or activation.actions > 0
    if hero.is_stunned:
        return [STANDUP] if is_free else []
    out: list[Option] = []
    bonus = activation.bonus if activation is not None else {}
    for type, kind in ATTACKS.items():
        if is_free or type in bonus or "combat" in bonus:
            out += [kind(enemy.id) for enemy in targets_of(state, hero, type)]
    named = board_of(state).grid.named
    if (is_free or "combat" in bonus) and state.enemies:
        out += [opt.Charge(zone) for zone in named.of(charge_zones(state, hero))]
        out += [opt.Safeshot(zone) for zone in named.of(safe_shot_zones(state, hero))]
    if is_free or "movement" in bonus:
        out += movement.point_options(state, hero)
    if is_free:
        steps = teleport_steps(state, hero)
        if steps:
            out += [opt.Teleport(zone) for zone in named.of(teleport_zones(state, hero, steps))]
        if activation is not None and not activation.has_commanded and has_skill(state, hero, "command"):
            out += [opt.Command(other.id) for other in living(state) if other is not hero]
        out.append(TRADE)
    return out


def why_not_paid(state: MDState, hero: Hero, option: Option, activation: Activation | None) -> Reason | None:
    """Why an Action of cost 1 cannot be taken."""
    if activation is not None and not can_pay(activation, type(option)):
        return Reason("MD-HPH-02", "no-actions-left")
    if hero.is_stunned and not isinstance(option, opt.Standup):
        return Reason("MD-STN-02", "is-stunned")
    board = board_of(state)
    match option:
        case opt.Standup():
            return None if hero.is_stunned else Reason("MD-STU-01", "not-stunned")
        case opt.Melee(target=target):
            return why_not_attack(state, hero, MELEE, target)
        case opt.Ranged(target=target):
            return why_not_attack(state, hero, RANGED, target)
        case opt.Magic(target=target):
            return why_not_attack(state, hero, MAGIC, target)
        case opt.Charge(to=to):
            return None if charge_zones(state, hero) & board.bit.get(to, 0) else Reason("MD-RUL-37", "no-charge", {"zone": to})
        case opt.Safeshot(to=to):
            fits = safe_shot_zones(state, hero) & board.bit.get(to, 0)
            return None if fits else Reason("MD-RUL-38", "no-safe-shot", {"zone": to})
        case opt.Teleport(to=to):
            fits = teleport_zones(state, hero, teleport_steps(state, hero)) & board.bit.get(to, 0)
            return None if fits else Reason("MD-SKL-12", "too-far", {"zone": to})
        case opt.Command(hero=other):
            return why_not_command(state, hero, other, activation)
        case opt.Trade():
            return equipment.why_not_trade(hero)
        case opt.Move() | opt.Open() | opt.Pickup():
            return movement.why_not_point(state, hero, option)
    return Reason("MD-HPH-09", "no-such-action")


def why_not_command(state: MDState, hero: Hero, other: str, activation: Activation | None) -> Reason | None:
    """Once per Activation, another living Hero (MD-SKL-07, MD-RUL-71)."""
    if activation is None or activation.has_commanded or not has_skill(state, hero, "command"):
        return Reason("MD-SKL-07", "no-command")
    if other == hero.id or other not in state.heroes or state.heroes[other].is_dead:
        return Reason("MD-RUL-71", "no-such-hero", {"hero": other})
    return None


def is_between_actions(card: str) -> bool:
    """A Consumable whose text does something, not one that helps in a roll (MD-RUL-32)."""
    printed = equipment_card(card)
    if printed.category != "consumable" or printed.keyword:
        return False
    return any(isinstance(clause.body, Deed) or clause.until for clause in printed.text.clauses)


def why_not_use(state: MDState, hero: Hero, card: str) -> Reason | None:
    """An own Consumable for use between Actions that would do something now (MD-ITM-02, MD-STO-15)."""
    if card not in hero.pack or not is_between_actions(card):
        return Reason("MD-ITM-02", "not-usable-now", {"card": card})
    printed = equipment_card(card)
    if not is_usable(state, printed):
        return Reason("MD-STO-15", "level-too-high", {"card": card})
    is_of_use = any(would_do(state, clause, hero) for clause in printed.text.clauses)
    return None if is_of_use else Reason("MD-ITM-02", "no-effect", {"card": card})


def free_options(state: MDState, hero: Hero) -> list[Option]:
    """What costs no Action: Transmute, the Signature, Consumables (MD-HPH-05, MD-HPH-10, MD-ITM-03)."""
    out: list[Option] = [opt.Use(card) for card in hero.pack if why_not_use(state, hero, card) is None]
    if why_not_transmute(state, hero) is None:
        out.append(TRANSMUTE)
    if has_free_signature(state, hero):
        out += signature_options(state, hero)
    return out


def has_free_signature(state: MDState, hero: Hero) -> bool:
    """The Signature is used between Actions, not inside an Attack (MD-SIG-03)."""
    powers = powers_of_text(f"signature:{hero.calling}")
    bodies = [p for p in powers if not isinstance(p.clause.body, Combat) or p.clause.until]
    return bool(bodies) and all(is_met(state, hero, power.clause) for power in bodies)


def activation_options(state: MDState, hero: Hero) -> list[Option]:
    """Everything the Active Hero may choose now."""
    activation = state.activation
    assert activation is not None
    if state.movement is not None:
        return [*movement.point_options(state, hero), movement.STOP]
    out = paid_options(state, hero, activation) if activation.actions or activation.bonus else []
    out += free_options(state, hero)
    out.append(NOTHING)
    return out


def why_not(state: MDState, hero: Hero, option: Option) -> Reason | None:
    """The one law: why the Active Hero cannot choose this, None if it can."""
    if state.movement is not None:
        return movement.why_not_point(state, hero, option)
    match option:
        case opt.Nothing():
            return None
        case opt.Transmute():
            return why_not_transmute(state, hero)
        case opt.Use(card=card):
            return why_not_use(state, hero, card)
        case opt.Signature(by=by):
            refused = why_not_sign(state, hero, by)
            return refused or (None if has_free_signature(state, hero) else Reason("MD-SIG-03", "not-between-actions"))
        case opt.Stop():
            return Reason("MD-MVA-03", "not-moving")
    return why_not_paid(state, hero, option, state.activation)


async def act(g: G, hero: Hero, option: Option) -> None:
    """Carry out a choice of the Active Hero; when an Action ends, Level and victory are checked (MD-LVL-04)."""
    state = g.state
    match option:
        case opt.Use(card=card):
            # no Action ends here, only what the card itself grants (MD-RUL-33)
            await use_consumable(g, hero, card)
            return
        case opt.Nothing():
            g.tell(ActivationSpent(hero.id, rule="MD-NOP-01"))
        case opt.Signature(by=by):
            sign(g, hero, by)
            for power in powers_of_text(f"signature:{hero.calling}"):
                await do_clause(g, power.clause, power.key, hero.id, "MD-SIG-03")
        case opt.Transmute():
            await transmute(g, hero.id)
            await equipment.reorganize_for_free(g, [hero.id], "MD-TRN-03")
        case _ if state.movement is not None:
            await movement.spend_point(g, hero, option)
        case _:
            pay(g, hero, option)
            await perform(g, hero, option)
    if movement.current(state) is None and state.exchange is None:
        await end_of_action(g, hero.id)


async def perform(g: G, hero: Hero, option: Option) -> None:
    """An Action of cost 1, already paid or granted."""
    match option:
        case opt.Melee(target=target):
            await attack(g, hero.id, target, MELEE, "MD-CAC-02")
        case opt.Ranged(target=target):
            await attack(g, hero.id, target, RANGED, "MD-CAC-03")
        case opt.Magic(target=target):
            await attack(g, hero.id, target, MAGIC, "MD-CAC-04")
        case opt.Charge(to=to):
            await move_and_attack(g, hero, to, MELEE, "charge", "MD-SKL-04")
        case opt.Safeshot(to=to):
            await move_and_attack(g, hero, to, RANGED, "safe_shot", "MD-SKL-13")
        case opt.Teleport(to=to):
            g.tell(Moved(hero.id, to, rule="MD-SKL-12", also=("MD-RUL-38",)))
        case opt.Command(hero=other):
            await command(g, hero.id, other, counts=True)
        case opt.Standup():
            g.tell(StoodUp(hero.id, rule="MD-STU-01"))
        case opt.Trade():
            begin_trade(g, hero)
        case _:
            movement.begin_movement(g, hero)
            await movement.spend_point(g, hero, option)


def begin_trade(g: G, hero: Hero) -> None:
    """All Heroes in the Zone may exchange cards, killed and Stunned ones too (MD-TRD-01, MD-TRD-02)."""
    heroes = [other.id for other in g.state.heroes.values() if other.zone == hero.zone]
    stunned = any(g.state.heroes[other].is_stunned for other in heroes)
    also = (*(("MD-TRD-05",) if enemies_in(g.state, hero.zone) else ()), *(("MD-TRD-06",) if stunned else ()))
    equipment.begin_exchange(g, heroes, [hero.id], True, "MD-TRD-01", *also)
    if g.state.activation is not None and g.state.activation.hero == hero.id:
        g.plan(Trade())


async def move_and_attack(g: G, hero: Hero, to: str, type: str, skill: str, cite: str) -> None:
    """Charge and Safe Shot: move, then a free Attack with what stands in parentheses (MD-SKL-04 to MD-SKL-06, MD-SKL-13)."""
    state = g.state
    powers = [inner.key for power, _ in skills(state, hero, skill) for inner in in_parentheses(power)]
    g.tell(Moved(hero.id, to, rule=cite))
    able = targets_of(state, hero, type)
    if able:
        target = await choose_who(g, hero.id, "attack", [enemy.id for enemy in able], hero=hero.id)
        await attack(g, hero.id, target, type, cite, tuple(powers), ("MD-SKL-05", "MD-SKL-06") if powers else ("MD-SKL-06",))


async def command(g: G, hero: str, other_id: str, counts: bool) -> None:
    """Another Hero performs a free Action of its player's choice; it triggers no Counterattack (MD-SKL-07, MD-CTR-07)."""
    state = g.state
    g.tell(CommandGiven(hero, other_id, counts, rule="MD-SKL-07", also=("MD-CTR-07", "MD-HPH-06")))
    other = state.heroes[other_id]
    answer: Option = await g.ask(
        other_id,
        "command",
        lambda: [*paid_options(state, other, None), NOTHING],
        lambda _, option: None if option == NOTHING else why_not_paid(state, other, option, None),
        hero=other_id,
    )
    if answer == NOTHING:
        return
    await perform(g, other, answer)
    await finish_movement(g, other)
    while state.exchange is not None and not await equipment.exchange_once(g):
        pass
    await end_of_action(g, other_id)


async def finish_movement(g: G, hero: Hero) -> None:
    """A granted Movement Action is resolved completely (MD-MVA-02)."""
    state = g.state
    while movement.current(state) is not None:
        answer: Option = await g.ask(
            hero.id,
            "movement",
            lambda: [*movement.point_options(state, hero), movement.STOP],
            lambda _, option: movement.why_not_point(state, hero, option),
            hero=hero.id,
        )
        await movement.spend_point(g, hero, answer)


async def use_consumable(g: G, hero: Hero, card: str) -> None:
    """Apply the card, then discard it (MD-ITM-02); it may win (MD-WIN-02)."""
    spend(g, hero.id, card, "MD-ITM-02", "MD-ITM-03", "MD-HPH-05")
    await carry_out(g, f"card:{card}", hero.id, "MD-ITM-02")
    check_victory(g)


async def free_movement(g: G, hero_id: str, points: int) -> None:
    """A free Movement Action of so many points (from a card)."""
    hero = g.state.heroes[hero_id]
    if not hero.is_dead and not hero.is_stunned and g.state.movement is None:
        movement.begin_movement(g, hero, points)
        await finish_movement(g, hero)
        await end_of_action(g, hero_id)


async def free_teleport(g: G, hero_id: str, steps: int) -> None:
    """Move up to so many Zones as if Elusive, without an Action (from a card)."""
    hero = g.state.heroes[hero_id]
    zones = board_of(g.state).zones(teleport_zones(g.state, hero, steps))
    if zones and not hero.is_dead:
        options: list[Option] = [opt.Pass(), *(opt.Place(zone) for zone in zones)]
        answer = await ask_one(g, hero_id, "teleport", options, hero=hero_id)
        if isinstance(answer, opt.Place):
            g.tell(Moved(hero_id, answer.zone, rule="MD-SKL-12", also=("MD-RUL-38",)))


async def free_command(g: G, hero_id: str) -> None:
    """Another Hero performs a free Action, without an Action of this one (from a card)."""
    others = [other.id for other in living(g.state) if other.id != hero_id]
    if others:
        await command(g, hero_id, await choose_who(g, hero_id, "command-whom", others, hero=hero_id), counts=False)
