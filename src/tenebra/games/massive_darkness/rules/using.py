"""Things Heroes use between Actions and in a roll (MD-ITM, MD-SIG): Consumables, the Signature, Skills paid with Wounds."""

from __future__ import annotations

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.content import equipment_card
from tenebra.games.massive_darkness.events.fights import PowerReadied
from tenebra.games.massive_darkness.events.turns import SignatureUsed
from tenebra.games.massive_darkness.rules.actions import FOR_FREE
from tenebra.games.massive_darkness.rules.asking import PASS, ask_one
from tenebra.games.massive_darkness.rules.decks import spend
from tenebra.games.massive_darkness.rules.deeds import carry_out, do_clause, would_do
from tenebra.games.massive_darkness.rules.health import wound_hero
from tenebra.games.massive_darkness.rules.pools import is_for, owner_of, takes_part
from tenebra.games.massive_darkness.rules.powers import (
    PAID,
    Power,
    holds,
    is_met,
    is_usable,
    power_called,
    powers_of_text,
    repertoire,
)
from tenebra.games.massive_darkness.rules.scenario_rules import check_victory
from tenebra.games.massive_darkness.rules.space import sees
from tenebra.games.massive_darkness.state import STORY, Hero, MDState, is_on, living
from tenebra.games.massive_darkness.vocabulary import AddDice, Combat, Condition, Deed, Reroll, RollsNoDice
from tenebra.games.massive_darkness.windows import A, D, E
from tenebra.kernel import Game, Option, Reason

G = Game[MDState]
YES, NO = opt.Agree(), opt.Refuse()


# --- Consumables


def is_between_actions(card: str) -> bool:
    """A Consumable whose text does something, not one that helps in a roll (MD-RUL-32)."""
    printed = equipment_card(card)
    if printed.category != "consumable" or printed.keyword:
        return False
    return any(isinstance(clause.body, Deed) or clause.until for clause in printed.text.clauses)


@FOR_FREE.law(opt.Use)
def why_not_use(state: MDState, who: str, option: opt.Use) -> Reason | None:
    """An own Consumable for use between Actions that would do something now (MD-ITM-02, MD-STO-15)."""
    hero, card = state.heroes[who], option.card
    if card not in hero.pack or not is_between_actions(card):
        return Reason("MD-ITM-02", "not-usable-now", {"card": card})
    printed = equipment_card(card)
    if not is_usable(state, printed):
        return Reason("MD-STO-15", "level-too-high", {"card": card})
    is_of_use = any(would_do(state, clause, hero) for clause in printed.text.clauses)
    return None if is_of_use else Reason("MD-ITM-02", "no-effect", {"card": card})


def use_options(state: MDState, hero: Hero) -> list[Option]:
    """Every Consumable for use between Actions (MD-ITM-03)."""
    return [option for option in map(opt.Use, hero.pack) if why_not_use(state, hero.id, option) is None]


@FOR_FREE.carries_out(opt.Use)
async def use_consumable(g: G, who: str, option: opt.Use) -> bool:
    """Apply the card, then discard it (MD-ITM-02); it may win (MD-WIN-02).

    No Action ends here, only what the card itself grants (MD-RUL-33).
    """
    spend(g, who, option.card, "MD-ITM-02", "MD-ITM-03", "MD-HPH-05")
    await carry_out(g, f"card:{option.card}", who, "MD-ITM-02")
    check_victory(g)
    return False


def consumables(state: MDState, hero: Hero, side: str, window: str) -> list[str]:
    """The Consumables a Hero may use in this window of the roll (MD-ITM-04)."""
    out = []
    for copy in hero.pack:
        card = equipment_card(copy)
        if card.category != "consumable" or card.keyword or not is_usable(state, card):
            continue
        for power in powers_of_text(f"card:{copy}", copy):
            body = power.clause.body
            if not isinstance(body, Combat) or power.clause.until or not is_for(state, side, power):
                continue
            if window_of(body, False) == window:
                out.append(copy)
                break
    return out


# --- the Signature


def signature_powers(state: MDState, hero: Hero, side: str, window: str) -> list[Power]:
    """The clauses of a Signature that would work in this roll now (MD-SIG-03)."""
    return [
        power
        for power in powers_of_text(f"signature:{hero.calling}")
        if isinstance(power.clause.body, Combat)
        and not power.clause.until
        and is_for(state, side, power)
        and is_met(state, hero, power.clause)
        and window_of(power.clause.body, True) == window
    ]


def why_not_sign(state: MDState, hero: Hero, by: str = "") -> Reason | None:
    """1 XP, once in the own Activation, on one's feet (MD-SIG-01, MD-SIG-02, MD-RUL-33, MD-RUL-34)."""
    activation = state.activation
    if activation is None or activation.hero != hero.id or activation.is_over:
        return Reason("MD-RUL-34", "not-active")
    if activation.has_signed:
        return Reason("MD-SIG-02", "signature-used")
    if hero.is_stunned:
        return Reason("MD-RUL-33", "is-stunned")
    if by not in ("", "micro") or (by == "micro" and state.mode != STORY):
        return Reason("MD-STO-04", "no-such-payment")
    return Reason("MD-SIG-01", "no-xp") if (hero.micro if by else hero.xp) < 1 else None


def signature_options(state: MDState, hero: Hero) -> list[Option]:
    """The ways to pay for the Signature now (MD-RUL-35)."""
    return [opt.Signature(by) for by in ("", "micro") if why_not_sign(state, hero, by) is None]


def has_free_signature(state: MDState, hero: Hero) -> bool:
    """The Signature is used between Actions, not inside an Attack (MD-SIG-03)."""
    powers = powers_of_text(f"signature:{hero.calling}")
    bodies = [p for p in powers if not isinstance(p.clause.body, Combat) or p.clause.until]
    return bool(bodies) and all(is_met(state, hero, power.clause) for power in bodies)


@FOR_FREE.law(opt.Signature)
def why_not_signature(state: MDState, who: str, option: opt.Signature) -> Reason | None:
    """Why the Signature cannot be used: it cannot be paid for, or it is for a roll (MD-SIG-03)."""
    hero = state.heroes[who]
    refused = why_not_sign(state, hero, option.by)
    return refused or (None if has_free_signature(state, hero) else Reason("MD-SIG-03", "not-between-actions"))


@FOR_FREE.carries_out(opt.Signature)
async def use_signature(g: G, who: str, option: opt.Signature) -> None:
    """Do what the Class says, clause by clause (MD-SIG-03)."""
    hero = g.state.heroes[who]
    sign(g, hero, option.by)
    for power in powers_of_text(f"signature:{hero.calling}"):
        await do_clause(g, power.clause, power.key, who, "MD-SIG-03")


def sign(g: G, hero: Hero, by: str) -> None:
    """The Signature is paid for."""
    g.tell(SignatureUsed(hero.id, by == "micro", rule="MD-STO-04" if by else "MD-SIG-01", also=("MD-RUL-35",) if by else ()))


# --- Skills paid with Wounds


def paid_powers(state: MDState, hero: Hero, side: str) -> list[tuple[Power, Condition]]:
    """Skills for this roll that cost Wounds, and their price (MD-CND-09, MD-CND-11)."""
    out = []
    for power in repertoire(state, hero.id).combat[side]:
        price = next((c for c in power.clause.conditions if c.kind in PAID), None)
        if price is None or not takes_part(state, hero, side, power):
            continue
        if all(c is price or holds(state, hero, c) for c in power.clause.conditions):
            out.append((power, price))
    return out


def payers(state: MDState, hero: Hero, price: Condition) -> list[str]:
    """The payers of Wounds: the Hero, for a Blood Toll also Allies in sight; all must live on (MD-RUL-42, MD-SWT-08)."""
    who = living(state) if price.kind == "blood_toll" else [hero]
    near = [one for one in who if sees(state, hero.zone, one.zone)]
    return [one.id for one in near if one.health > price.number or is_on(state, "blood_payment_may_kill")]


async def pay_wounds(g: G, hero: Hero, key: str, payer: str) -> bool:
    """Somebody suffers the Wounds that a Skill costs; an Ally must agree (MD-RUL-42)."""
    price = next(condition for condition in power_called(key).clause.conditions if condition.kind in PAID)
    if payer != hero.id:
        answer = await ask_one(g, payer, "blood-toll", [YES, NO], hero=hero.id, power=key, wounds=str(price.number))
        if answer != YES:
            return False
    rule = "MD-CND-09" if price.kind == "bloodlust" else "MD-CND-11"
    g.tell(PowerReadied(key, payer, rule=rule, also=("MD-RUL-42",)))
    wound_hero(g, payer, price.number, payer, rule)
    return True


# --- the windows of a roll


def window_of(body: Combat, is_signature: bool) -> str:
    """The window of a Consumable or a Signature (MD-TIM-01, MD-RUL-32): what adds dice before them, what re-rolls after."""
    kinds = {type(effect) for effect in body.effects}
    if Reroll in kinds and not kinds & {AddDice, RollsNoDice}:
        return D
    if is_signature or body.is_enchantment or kinds & {AddDice, RollsNoDice}:
        return A
    return E


def window_options(state: MDState, hero: Hero, side: str, window: str, declined: list[Option]) -> list[Option]:
    """The options of a Hero in a window, without what was declined."""
    out: list[Option] = [opt.Use(copy) for copy in consumables(state, hero, side, window)]
    if signature_powers(state, hero, side, window):
        out += signature_options(state, hero)
    if window == A:
        for power, price in paid_powers(state, hero, side):
            out += [opt.Pay(power.key, payer) for payer in payers(state, hero, price)]
    return [option for option in out if option not in declined]


async def use_things(g: G, side: str, window: str) -> None:
    """Let the Hero of a side use things in a window, one after another, until there is nothing left or enough."""
    state = g.state
    who = owner_of(state, side)
    if who not in state.heroes:
        return
    hero = state.heroes[who]
    declined: list[Option] = []
    while not hero.is_dead:
        options = window_options(state, hero, side, window, declined)
        if not options:
            return
        answer = await ask_one(g, who, "window", [PASS, *options], window=window, side=side)
        if answer == PASS:
            return
        match answer:
            case opt.Use(card=card):
                for power in powers_of_text(f"card:{card}", card):
                    g.tell(PowerReadied(power.key, who, rule="MD-ITM-02", also=("MD-RUL-32",)))
                spend(g, who, card, "MD-ITM-02")
            case opt.Signature(by=by):
                powers = signature_powers(state, hero, side, window)
                sign(g, hero, by)
                for power in powers:
                    g.tell(PowerReadied(power.key, who, rule="MD-SIG-03"))
            case opt.Pay(power=key, by=payer):
                if not await pay_wounds(g, hero, key, payer):
                    declined.append(answer)
