# Why not: attacks, guards, re-rolls, spells.

refusal-a-gem-at-least = At least one gem must be laid.
refusal-bodyguards-parry = A bodyguard parries: that takes a card with a Guard bonus.
refusal-fascinated = Nobody lifts a hand against { $figure } who was not attacked first.
refusal-jinxed = An enemy brings bad luck here: nothing is rolled again.
refusal-no-gems-for-that = That takes { $gems } { $gems ->
    [one] gem
   *[other] gems
} in Reserve, and room on the re-roll space.
refusal-no-guard-card = { $card } is nothing to parry with.
refusal-no-such-reroll = Dice are rolled again by a mark, by Support, or for gems.
refusal-dice-in-order = Dice rolled together are named in order: { $dice }.
refusal-not-your-roll = These are not your dice: only a card of yours can roll them again.
refusal-no-mark = No free re-roll is left for this colour.
refusal-no-melee-weapon = { $card } is no melee weapon.
refusal-no-ranged-weapon = A Ranged Attack takes a ranged weapon.
refusal-no-spell-caster = Only a Spell Caster casts spells.
refusal-no-such-aim = That spell does nothing there.
refusal-no-such-area = That area is not in sight.
refusal-no-such-attack = It has no such attack.
refusal-no-such-die = No such dice lie there.
refusal-no-support = Nobody here gives support any more.
refusal-no-webs = It spits no webs.
refusal-nobody-there = There is nobody to attack.
refusal-not-activated = Its tile must be activated first.
refusal-not-ambidextrous = Two weapons at once take an ambidextrous fighter.
refusal-not-cast-like-that = { $card } is not used like that.
refusal-not-for-another = A Guard serves only oneself.
refusal-not-in-sight = The target is not in line of sight.
refusal-of-no-use = { $card } would do nothing now.
refusal-only-a-shield = Against this attack only a shield parries, not { $card }.
refusal-only-enemies = Only enemies are attacked.
refusal-out-of-reach = The target is out of reach.
refusal-protected = { $figure } stands behind friends and is protected.
refusal-rerolled-already = That die was rolled again already.
refusal-same-card-twice = The same card does not count twice.
refusal-too-many-gems = { $most ->
    [0] No more gems can be laid there.
    [one] Only 1 more gem can be laid there.
   *[other] Only { $most } more gems can be laid there.
}
refusal-two-handed-alone = A two-handed weapon is used alone.
refusal-webbed-already = { $figure } hangs in a web already.
refusal-wrong-price = { $gems ->
    [0] That spell takes at least 1 gem.
    [one] That spell costs 1 gem.
   *[other] That spell costs { $gems } gems.
}
