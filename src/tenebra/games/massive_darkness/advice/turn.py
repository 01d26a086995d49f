"""A Hero's Activation (MD-HPH): every Zone within reach with the Attacks from there, Attacks first and a walk after, deeds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.advice import dealing, prizes
from tenebra.games.massive_darkness.advice.blows import blow
from tenebra.games.massive_darkness.advice.errands import is_victory
from tenebra.games.massive_darkness.advice.ground import Ground
from tenebra.games.massive_darkness.advice.outlook import FAR, Outlook
from tenebra.games.massive_darkness.advice.prizes import strike_on
from tenebra.games.massive_darkness.advice.wishes import HASTY, is_step_up, why_not_on, why_open
from tenebra.games.massive_darkness.rules.attacks import ATTACKS, targets_of
from tenebra.games.massive_darkness.rules.movement import is_held
from tenebra.games.massive_darkness.rules.powers import in_parentheses, skills
from tenebra.games.massive_darkness.rules.space import tile_level
from tenebra.games.massive_darkness.state import MELEE, RANGED, Hero, MDState
from tenebra.kernel import Option
from tenebra.kit.advice import Advice, stakes

BESIDE = 2
"""Movement Points within which another Hero can open a door as well."""
AT_HAND = 3
"""Steps within which an Enemy is soon here."""
FAIR = 0.3
"""A chance to wound that is worth an Action."""
EXPOSED = 1.5
"""The cost of opening an unknown Chamber with the last of one's strength."""
IDLE_AMONG_FOES = 0.6
"""The cost of walking up to an Enemy without a blow to strike there."""
TAKEN = 6.0
"""The worth of picking up what the Mission wants."""
VICTORY = 20.0
"""The additional worth if this is all that it still wants."""
Deed = tuple[float, str, str, dict[str, str]]
"""Something to be done in a Zone: its value, the option, why, and what about."""


class Plan(NamedTuple):
    """The first thing to do, and what all of it is worth. An empty option: a walk to `zone`."""

    value: float
    option: str
    zone: str
    why: str = ""
    """"" for what the walk itself brings."""
    about: dict[str, str] = {}


class Turn(Ground):
    """One choice in an Activation, or in a free Action granted by another Hero."""

    def advise(self) -> Advice:
        """The first step of the best plan."""
        if str(opt.Standup()) in self.keys:
            return Advice(str(opt.Standup()), "why-stand-up")
        best = self.best([*self.walking(), *self.striking_here(), *self.leaping(), *self.doing(), self.commanding()])
        trade = self.trading()
        if trade is not None and (best is None or self.leaves_blow(best)):
            best = self.best([best, trade])
        if best is None:
            return Advice(str(self.options[0]), "why-any")
        if best.why == "why-stay":
            return self.last_blow() or Advice(best.option, self.why_idle(), best.about)
        if not best.why:
            best = best._replace(why=(told := self.gain(best.zone))[0], about=told[1])
        return Advice(best.option or self.first_step(best.zone), best.why, best.about)

    def best(self, plans: Sequence[Plan | None]) -> Plan | None:
        """The one worth most that can be begun now."""
        ranked = sorted(filter(None, plans), key=lambda plan: (plan.value, plan.option, plan.zone), reverse=True)
        return next((plan for plan in ranked if (plan.option or self.first_step(plan.zone)) in self.keys), None)

    def last_blow(self) -> Advice | None:
        """The advice to strike sooner than do nothing, if the blow has a fair chance: an Action is not thrown away for fear."""
        fair = {strike.enemy for strike in self.strikes(self.hero.zone) if strike.wounds >= FAIR}
        blows = [plan for plan in self.striking_here() if plan.about["target"] in fair]
        best = max(blows, key=lambda plan: (plan.value, plan.option), default=None)
        return Advice(best.option, "why-attack", best.about) if best is not None else None

    def walking(self) -> list[Plan]:
        """To each Zone, with the Attacks that can be made there."""
        out = []
        for zone, points in self.spots.items():
            moves = self.price(points)
            here = zone == self.hero.zone
            calm = self.calm(zone)
            if here:
                end = str(opt.Stop() if self.is_moving else opt.Nothing())
                out.append(Plan(calm, end, zone, "why-stay", {"zone": zone}))
            else:
                is_among_foes = bool(self.look.board.bit[zone] & self.look.standing_foes)
                out.append(Plan(calm - (IDLE_AMONG_FOES if is_among_foes else 0.0), "", zone))
            if here and not self.is_moving:
                continue
            for strike in self.strikes(zone)[:3]:
                times = self.attacks_left(strike.type, moves)
                if times:
                    value = self.worth(strike, times, zone)
                    about = {"zone": zone, "target": strike.enemy, **stakes(strike.kill, strike.many)}
                    if here:
                        out.append(Plan(value, str(opt.Stop()), zone, "why-stop-to-attack", about))
                    else:
                        out.append(Plan(value, "", zone, "why-move-to-attack", about))
        return out

    def gain(self, zone: str) -> tuple[str, dict[str, str]]:
        """The gain of a walk, as a reason: Zones towards the goal, fewer Wounds to fear, the others near."""
        here = self.hero.zone
        # in true Zones if they are fewer after the walk; on a way round by what it spares
        for far in (self.look.distances(self.wish.zones), self.far):
            steps = far.get(here, FAR) - far.get(zone, FAR)
            if steps > 0:
                return self.wish.why, {"zone": self.wish.name or zone, "steps": str(steps), "left": str(far[zone])}
        return ("why-safer" if self.risk(here) > self.risk(zone) else "why-together"), {"zone": zone}

    def first_step(self, zone: str) -> str:
        """The first Move on the way to a Zone."""
        back, at = self.spots, zone
        board, look = self.look.board, self.look.look
        while back[at] > 1:
            near = board.grid.named.of(look.beside[board.index[at]])
            fit = [one for one in near if back.get(one) == back[at] - 1 and not board.bit[one] & self.look.standing_foes]
            fit = fit or [one for one in near if back.get(one) == back[at] - 1]
            at = max(fit, key=lambda one: (self.values[one], one))
        return str(opt.Move(at))

    def striking_here(self) -> list[Plan]:
        """Attacks from this Zone first; with the Actions that are left a walk, into hiding if there is a place (MD-CTR-05)."""
        if self.is_moving:
            return []
        out = []
        here = self.hero.zone
        for strike in self.strikes(here)[:6]:
            option = str(ATTACKS[strike.type](strike.enemy))
            if option not in self.keys:
                continue
            foe = self.state.enemies[strike.enemy]
            holds = foe.zone == here and not self.is_elusive
            for zone, points in self.spots.items():
                if zone != here and holds:
                    continue
                times = self.attacks_left(strike.type, self.price(points))
                if times:
                    hides = zone != here and self.look.hides(zone, foe)
                    about = {"target": strike.enemy, "zone": zone, **stakes(strike.kill, strike.many)}
                    why = "why-attack-and-hide" if hides else "why-attack"
                    out.append(Plan(self.worth(strike, times, zone), option, zone, why, about))
        return out

    def leaping(self) -> list[Plan]:
        """Charge, Safe Shot and Teleport (MD-SKL-04, MD-SKL-12, MD-SKL-13)."""
        out = []
        for option in self.options:
            match option:
                case opt.Charge(to=to):
                    out += self.leap(option, to, MELEE, "charge", "why-charge")
                case opt.Safeshot(to=to):
                    out += self.leap(option, to, RANGED, "safe_shot", "why-safe-shot")
                case opt.Teleport(to=to) if to not in self.spots or is_held(self.state, self.hero):
                    out.append(Plan(self.calm(to) - 0.05, str(option), to))
        return out

    def leap(self, option: Option, to: str, type: str, skill: str, why: str) -> list[Plan]:
        """Move and attack in one Action, then attack on."""
        extra = tuple(inner.key for power, _ in skills(self.state, self.hero, skill) for inner in in_parentheses(power))
        home, self.hero.zone = self.hero.zone, to
        foes = targets_of(self.state, self.hero, type)
        self.hero.zone = home
        self.value_at(to)
        out = []
        for foe in foes:
            strike = strike_on(self.look, self.hero, foe, type, blow(self.state, self.hero.id, foe.id, type, to, extra))
            value = self.worth(strike, max(1, self.attacks_left(type, 0)), to) + 0.02
            about = {"zone": to, "target": foe.id, **stakes(strike.kill, strike.many)}
            out.append(Plan(value, str(option), to, why, about))
        return out

    def doing(self) -> list[Plan]:
        """Tokens to pick up and doors to open, here or a walk away."""
        out = []
        for zone, points in self.spots.items():
            if self.price(points + 1) > self.moves:
                continue
            here = zone == self.hero.zone
            for value, option, why, about in [*self.pickups(zone), *self.doors(zone, points)]:
                total = value + self.values[zone] - 0.7 * self.risk(zone) - 0.05 * points
                if not here:
                    out.append(Plan(total, "", zone, why, about))
                elif option in self.keys:
                    out.append(Plan(max(total, value + self.blow_after_a_walk()), option, zone, why, about))
        return out

    def blow_after_a_walk(self) -> float:
        """The worth of an attack from here when the walk is over: what can be done with Moves that are left comes before it."""
        if not self.is_moving:
            return -FAR
        here = self.hero.zone
        counted = [(strike, self.attacks_left(strike.type, 0)) for strike in self.strikes(here)[:3]]
        return max((self.worth(strike, times, here) for strike, times in counted if times), default=-FAR)

    def has_a_stronger(self, zone: str) -> bool:
        """Somebody unhurt is still to act and near enough to open a door for a Hero whom the next blow may kill (MD-DOOR-11)."""
        if self.hero.health > prizes.FRAIL or self.look.haste > HASTY:
            return False
        able = [one for one in self.look.heroes if one.health > prizes.FRAIL and one.id in self.look.waiting]
        return any(self.look.distance(one.zone, zone) <= BESIDE for one in able)

    def pickups(self, zone: str) -> list[Deed]:
        """The deeds of picking up in a Zone without Enemies (MD-PCK-01); no Treasure is worth a higher Level (MD-LVL-04)."""
        if zone in self.look.foe_zones:
            return []
        state, option = self.state, str(opt.Pickup())
        out: list[Deed] = []
        chests = state.treasure.get(zone, ())
        treasure = 0.0 if is_step_up(self.look, zone) else len(chests) * (1.6 + 0.3 * tile_level(state, zone))
        if treasure:
            out.append((treasure, option, "why-treasure", {"number": str(len(chests)), "zone": zone}))
        wanted = [errand.name for errand in self.look.tasks if errand.verb == "take" and errand.zone == zone]
        if not wanted:
            return out
        wins = any(is_victory(state, name) for name in wanted)
        is_time = wins or self.look.haste > 0.7 or self.look.gap(zone) <= 8 or zone == self.look.home(self.hero)
        if is_time:
            value = TAKEN + treasure + (VICTORY if wins else 0.0)
            out.append((value, option, "why-take", {"token": wanted[0], "zone": zone}))
        return out

    def doors(self, zone: str, points: int) -> list[Deed]:
        """Closed doors of a Zone on the way to the goal, when the group is ready for what is behind (MD-DOOR-01)."""
        look = self.look
        out: list[Deed] = []
        for door, beyond in self.ways_on(zone):
            is_new = self.is_new(beyond)
            if is_new and self.why_shut(zone):
                continue
            has_foes_beyond = not is_new and look.within(beyond, 1) & look.standing_foes
            if has_foes_beyond and look.haste <= HASTY and self.is_spent(points + 1):
                continue
            why = why_open(look, self.hero) if is_new else "why-open"
            value = self.eager + 0.5 - (EXPOSED if is_new and self.is_rash(points + 1) else 0.0)
            out.append((value, str(opt.Open(door)), why, {"door": door}))
        return out

    def ways_on(self, zone: str) -> list[tuple[str, str]]:
        """The closed doors of a Zone that lead nearer to the goal, and what is beyond."""
        board, far = self.look.board, self.far
        closed = [(door, board.beyond(door, zone)) for door in board.doors_at[zone] if not self.state.doors[door]]
        return [(door, beyond) for door, beyond in closed if far.get(beyond, FAR) + 2 <= far.get(zone, FAR)]

    def is_new(self, beyond: str) -> bool:
        """Nobody knows what waits there."""
        return self.look.is_unknown(beyond) or is_step_up(self.look, beyond)

    def why_shut(self, zone: str) -> str:
        """Why a door on what nobody knows stays closed for now; "" if it may be opened."""
        if waits := why_not_on(self.look, self.hero, zone):
            return waits
        return "why-wait-foes" if self.is_busy(zone) else "why-leave-door" if self.has_a_stronger(zone) else ""

    def is_busy(self, zone: str) -> bool:
        """Enemies are so near, there or where the Hero comes from, that they come first: one unknown Chamber at a time."""
        look = self.look
        near = look.within(zone, AT_HAND) | look.within(look.home(self.hero), AT_HAND)
        return look.haste <= HASTY and bool(near & look.standing_foes)

    def is_rash(self, points: int) -> bool:
        """To stand in the open with nothing left, after so many points, when the next death is the last (MD-RES-05)."""
        return self.is_spent(points) and self.look.tokens_left < 1 and self.look.haste < HASTY

    def is_spent(self, points: int) -> bool:
        """Nothing is left after so many points."""
        moves = self.price(points)
        return moves >= self.moves and self.reach(moves) <= points

    def commanding(self) -> Plan | None:
        """Let a stronger Hero strike (MD-SKL-07)."""
        from_here = [option for option in self.options if isinstance(option, opt.Command)]
        best = None
        for option in from_here:
            other = self.state.heroes[option.hero]
            turn = Turn(self.look, other, [], is_granted=True)
            strikes = turn.strikes(other.zone) if not other.is_stunned else []
            if strikes:
                value = self.calm(self.hero.zone) + strikes[0].value
                if best is None or value > best.value:
                    best = Plan(value, str(option), self.hero.zone, "why-command", {"hero": option.hero})
        return best

    def trading(self) -> Plan | None:
        """Cards into the hands they are best in: a stronger Hero is so for the rest of the Mission (MD-TRD-01)."""
        if str(opt.Trade()) not in self.keys:
            return None
        gain = dealing.trade_gain(self.state, self.hero)
        if gain <= dealing.WORTH_A_TRADE:
            return None
        here = self.hero.zone
        return Plan(self.calm(here) + dealing.TRADED * gain, str(opt.Trade()), here, "why-trade")

    def leaves_blow(self, plan: Plan) -> bool:
        """Whom the plan strikes can be struck with an Action less, too: nobody trades away the blow that was come for."""
        less = Turn(self.look, self.hero, self.options)
        less.actions -= 1
        target = plan.about.get("target")
        return target is None or any(one.about.get("target") == target for one in (*less.walking(), *less.striking_here()))

    def why_idle(self) -> str:
        """Why nothing is better: all is spent, the others are not here yet, or it is worse elsewhere."""
        if not self.actions and not self.points:
            return "why-spent"
        if is_held(self.state, self.hero):
            return self.why_held()
        here, far = self.hero.zone, self.far
        nearer = [zone for zone in self.spots if far.get(zone, FAR) < far.get(here, FAR)]
        risk = self.risk(here)
        if any(self.risk(zone) > risk + 0.2 for zone in nearer):
            return "why-stay-safe"
        if any(self.is_new(beyond) for _, beyond in self.ways_on(here)):
            return self.why_shut(here) or "why-rash"
        if self.wish.why == "why-to-exit" and not far.get(here, FAR):
            return "why-wait-exit"
        return why_not_on(self.look, self.hero) or ("why-no-gain" if nearer else "why-stay")

    def why_held(self) -> str:
        """The reason of a Hero whom Enemies hold: it cannot walk on, strike well, or either."""
        if self.is_moving:
            return "why-held-here"
        return "why-no-blow" if self.actions and self.striking_here() else "why-held"


def turn(state: MDState, hero: Hero, options: Sequence[Option], is_granted: bool = False) -> Advice:
    """The advice what a Hero does next."""
    return Turn(Outlook(state), hero, options, is_granted).advise()
