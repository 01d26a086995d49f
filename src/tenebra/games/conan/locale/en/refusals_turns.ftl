# Why not: turns, movement, things, the river.

refusal-cautious = A cautious hero only guards, re-rolls and casts reaction spells.
refusal-stance-chosen = That is your stance already.
refusal-done-already = You are done already.
refusal-not-an-action = That is nothing a hero does in his turn.
refusal-command-first = An ally moves when it is commanded.
refusal-no-such-way = There is no way to { $to }.
refusal-no-passage = Nobody walks into { $to } from here.
refusal-too-far = { $figure } cannot get to { $to }: too few free steps and gems.
refusal-too-dear = { $figure } cannot pay { $cost } movement points.
refusal-webbed = { $figure } hangs in a web.
refusal-no-web = { $figure } hangs in no web.
refusal-cannot-leave = Somebody keeps { $figure } from leaving.
refusal-no-room = There is no room left in { $to }.
refusal-cannot-swim = Only swimmers enter { $to }.
refusal-no-leap = { $figure } cannot leap to { $to }.
refusal-no-wreck = { $figure } cannot break through to { $to }.
refusal-not-here = { $card } does not lie here.
refusal-not-yours = You do not have { $card }.
refusal-not-theirs = { $figure } does not have { $card }.
refusal-hero-not-here = { $figure } is not in your area.
refusal-no-room-for-gems = { $number ->
    [one] No gem fits there: { $zone }.
   *[other] { $number } gems are too many for the space: { $zone }.
}
refusal-no-tool = { $card } is no help with that.
refusal-needs-tool = That needs a card with a Manipulation bonus.
refusal-nothing-to-try = There is nothing of that kind to try here.
refusal-too-heavy = { $card } is too heavy to be thrown.
refusal-aim-now = Choose where to throw it, or let it be.
refusal-not-seen = You do not see { $to }.
refusal-no-ally = { $figure } takes no orders.
refusal-no-commander = Only a hero with Leadership commands allies.
refusal-ally-has-acted = { $figure } has acted in this turn.
refusal-no-gem = There is no gem left in Reserve.
refusal-not-active = That is no matter of this activation.
refusal-has-attacked = { $figure } has attacked already.
refusal-choose-a-tile = Choose a tile of the river, or end the turn.
refusal-no-such-tile = There is no such tile in the river: { $tile }.
refusal-no-activation-left = Two tiles a turn, and both have acted.
refusal-cannot-pay = That costs { $cost } { $cost ->
    [one] gem
   *[other] gems
}.
refusal-not-dead = Only dead tiles are flushed: { $tile } is none.
refusal-points-first = Spend the reinforcement points, or say that you are done.
refusal-no-reinforcement-cost = Nobody of theirs comes back: { $unit }.
refusal-flushed-away = The river has taken them for good: { $unit }.
refusal-nobody-killed = None of them has been killed: { $unit }.
refusal-too-few-points = { $unit }: one of them costs { $cost } { $cost ->
    [one] point
   *[other] points
}.
refusal-not-a-reinforcement-area = No reinforcements come to { $to }.
