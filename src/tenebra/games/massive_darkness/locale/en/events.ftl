# The log: what happened, one sentence for each kind of event.

## What the sentences are made of

outcome-victory = the Heroes have won
outcome-defeat = the Darkness has won
phase-heroes = Heroes' Phase
    .short = Heroes
phase-enemies = Enemies' Phase
    .short = Enemies
phase-experience = Experience Phase
    .short = Experience
phase-event = Event Phase
    .short = Events
phase-end = End Phase
    .short = End
deck-treasure = Treasures, Level { $level }
deck-guard = Guards, Level { $level }
deck-lesser = { $level ->
   *[other] Lesser Roaming Monsters
}
deck-greater = { $level ->
   *[other] Greater Roaming Monsters
}
deck-door = { $level ->
   *[other] Door cards
}
deck-event = { $level ->
   *[other] Event cards
}
die-red = { $number ->
    [one] 1 red die
   *[other] { $number } red dice
}
die-yellow = { $number ->
    [one] 1 yellow die
   *[other] { $number } yellow dice
}
die-green = { $number ->
    [one] 1 green die
   *[other] { $number } green dice
}
die-blue = { $number ->
    [one] 1 blue die
   *[other] { $number } blue dice
}
face-1 = 1
face-2-bam = 2 and Bam
face-3-diamond = 3 and Diamond
shown-bams = { $number ->
    [one] 1 Bam
   *[other] { $number } Bams
}
shown-diamonds = { $number ->
    [one] 1 Diamond
   *[other] { $number } Diamonds
}
side-attack = Attack
side-defense = Defense
figure-boss = the Boss
figure-minion = a Minion
mark-boss = the Boss can be reached
mark-kill = a figure will die
mark-halve = the Wounds are halved
mark-stun = somebody will be Stunned
heading-start = the Starting Zone
heading-exit = the Exit
treasure-normal = Treasure
treasure-special = Special Treasure
treasures-normal = { $number ->
    [one] 1 Treasure
   *[other] { $number } Treasures
}
treasures-special = { $number ->
    [one] 1 Special Treasure
   *[other] { $number } Special Treasures
}
actions-any = Actions
actions-combat = Combat Actions
actions-melee = Melee Actions
actions-ranged = Ranged Actions
actions-magic = Magic Actions
actions-movement = Movement Actions
level-1 = Level 1
level-2 = Level 2
level-3 = Level 3
level-4 = Level 4
level-5 = Level 5

## Rounds, Phases, Activations

event-first-player-chosen = { $hero } took the First Player token.
event-round-began = Round { $number } began.
event-phase-began = { $phase }.
event-hero-activated = { $hero }'s Activation began with { $actions ->
    [one] 1 Action
   *[other] { $actions } Actions
}.
event-extra-actions-changed = { $is_lost ->
    [true] { $hero } lost extra { $bonus }: { $number }.
   *[other] { $hero } gained extra { $bonus }: { $number }.
}
event-action-paid = { $hero } spent an Action: { $action }.
event-actions-gained = { $number ->
    [one] { $hero } gained 1 Action.
   *[other] { $hero } gained { $number } Actions.
}
event-movement-began = { $hero } began to move with { $points } { $points ->
    [one] Movement Point
   *[other] Movement Points
}.
event-point-spent = { $hero } spent a Movement Point.
event-movement-ended = { $hero } stopped moving.
event-command-given = { $hero } commanded { $to } to act.
event-signature-used = { $is_micro ->
    [true] { $hero } used the Signature for 1 Micro-XP.
   *[other] { $hero } used the Signature for 1 XP.
}
event-activation-spent = { $hero } did nothing more.
event-counterattack-began = { $hero } had attacked, so now it was their turn: { $enemies }.
event-activation-ended = { $hero }'s Activation ended.
event-enemy-activated = { $enemy } became active.
event-enemy-passed = No answer from { $enemy }.
event-target-chosen = { $enemy } turned to { $hero }.
event-heading-changed = { $enemy } now headed for { $heading }.
event-agent-called = { $enemy } called for reinforcements.
event-first-player-passed = The First Player token passed to { $to }.
event-end-phase-passed = Effects that lasted until now ended.
event-lasting-began = { $power } took hold of { $on }.
event-hero-ready = { $hero } was ready.

## Experience

event-xpgained = { $is_micro ->
    [true] { $hero } gained { $amount } Micro-XP.
   *[other] { $hero } gained { $amount } XP.
}
event-xplost = { $hero } lost { $amount } XP.
event-skill-learned = { $hero } acquired a Skill for { $cost } XP: { $line }.
event-maximum-raised = { $hero }'s maximum Health became { $maximum }.

## The board

event-moved = { $who } moved to { $to }.
event-door-opened = { $by_id ->
    [none] { $door } opened.
   *[other] { $by } opened { $door }.
}
event-level-rose = { $by_id ->
    [none] The Current Level rose to { $level }.
   *[other] { $by } raised the Current Level to { $level }.
}
event-enemy-spawned = { $role_id ->
    [mob] { $figure } came into { $zone }: { $minions_count ->
        [one] a Boss and 1 Minion
       *[other] a Boss and { $minions_count } Minions
    }.
   *[other] { $figure } came into { $zone } with { $health } Health.
}
event-shortage-found = No miniatures were left for { $figure }, so those on the board acted at once.
event-enemy-removed = Nothing was left of { $enemy }.
event-treasure-placed = New loot in { $zone }: { $kinds }.
event-treasure-taken = { $hero } picked up in { $zone }: { $treasure }.
event-token-placed = { $token } appeared in { $zone }.
event-token-taken = { $hero } took: { $token }.
event-tile-lit = Light took hold around { $zone } and stayed.
event-tile-turned = The floor around { $zone } made a quarter turn, with everything on it.
event-lifebringer-changed = { $by ->
    [-1] 1 token was taken off the Lifebringer.
    [1] 1 token was put on the Lifebringer.
   *[other] Tokens on the Lifebringer: { $by } more.
}

## Combat

event-attack-declared = { $attacker } attacked { $defender }: { $type }.
event-power-readied = { $power } came into play for { $by }.
event-power-worked = { $power } worked for { $by }.
event-pool-set = The dice were counted.
event-combat-rolled = The dice fell: { $attack_faces } against { $defense_faces }.
event-dice-rerolled = { $side_id ->
    [attack] Attack dice were rolled again: { $faces }.
   *[defense] Defense dice were rolled again: { $faces }.
}
event-dice-flipped = { $side_id ->
    [attack] Blank Attack dice were turned over.
   *[defense] Blank Defense dice were turned over.
}
event-dice-removed = { $side_id ->
    [attack] Attack dice were taken away.
   *[defense] Defense dice were taken away.
}
event-dice-added = { $side_id ->
    [attack] More Attack dice joined the roll: { $dice }.
   *[defense] More Defense dice joined the roll: { $dice }.
}
event-result-changed = { $symbol_id ->
    [wound] Extra Wounds: { $by }.
   *[other] { $side }, { $symbol }: { $by }.
}
event-combat-marked = { $mark }.
event-combat-settled = { $hits ->
    [0] No Hit
    [one] 1 Hit
   *[other] { $hits } Hits
} against { $shields ->
    [0] no Shield
    [one] 1 Shield
   *[other] { $shields } Shields
}: { $wounds ->
    [0] no Wound.
    [one] 1 Wound.
   *[other] { $wounds } Wounds.
}
event-combat-ended = The Attack on { $defender } was over.

## Wounds, death, return

event-hero-wounded = { $wounds ->
    [one] { $hero } suffered 1 Wound.
   *[other] { $hero } suffered { $wounds } Wounds.
}
event-hero-healed = { $amount ->
    [one] { $hero } healed 1 Wound.
   *[other] { $hero } healed { $amount } Wounds.
}
event-hero-killed = { $by_id ->
    [none] { $hero } was killed.
   *[other] { $by } killed { $hero }.
}
event-resurrected = { $hero } came back to life for 1 token of the Lifebringer.
event-stunned = { $who } fell senseless.
event-stood-up = { $who } stood up again.
event-enemy-wounded = { $wounds ->
    [one] { $enemy } suffered 1 Wound.
   *[other] { $enemy } suffered { $wounds } Wounds.
}
event-enemy-healed = { $amount ->
    [one] { $enemy } healed 1 Wound.
   *[other] { $enemy } healed { $amount } Wounds.
}
event-minion-killed = { $by_id ->
    [none] A Minion of { $enemy } fell.
   *[other] { $by } killed a Minion of { $enemy }.
}
event-guardian-killed = { $role_id ->
    [mob] { $by_id ->
        [none] The Boss of { $enemy } fell.
       *[other] { $by } killed the Boss of { $enemy }.
    }
   *[other] { $by_id ->
        [none] { $enemy } fell.
       *[other] { $by } killed { $enemy }.
    }
}

## Cards

event-deck-built = Shuffled: { $deck }, { $cards_count ->
    [one] 1 card.
   *[other] { $cards_count } cards.
}
event-card-drawn = Drawn from { $deck }: { $card }.
event-card-found = Taken from the deck or its discards ({ $deck }): { $card }.
event-card-discarded = Discarded: { $card }.
event-card-taken = { $hero } took { $card }.
event-card-received = { $hero } got { $card }.
event-card-given = { $hero } gave { $card } to { $to }.
event-card-spent = { $hero } used up or discarded { $card }.
event-card-equipped = { $hero } Equipped { $card }.
event-card-unequipped = { $hero } put { $card } away.
event-exchange-began = { $is_trade ->
    [true] They exchanged cards: { $heroes }.
   *[other] Time to Reorganize: { $heroes }.
}
event-exchange-ended = The exchange was over.
event-guardian-equipped = { $enemy } carried { $card }.
event-guardian-lost = { $enemy } dropped { $card }.
