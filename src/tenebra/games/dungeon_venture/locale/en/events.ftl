# The log: what happened, one sentence for each kind of event.

## What the sentences are made of

the-dungeon = The dungeon itself
successes = { $number ->
    [0] no success
    [one] 1 success
   *[other] { $number } successes
}
outcome-heroes = the Heroes have won
outcome-keeper = the Keeper of Evil has won
loss-action = its Action
loss-movement = its movement
door-open = open
door-closed = closed
door-locked = locked

## Rounds and turns

event-initiative-shuffled = The initiative deck was shuffled: { $order_count } cards.
event-round-began = Round { $number } began.
event-first-hero-chosen = { $hero } goes first.
event-first-hero-proposed = { $by } proposed who goes first: { $hero }.
event-initiative-revealed = The initiative card of { $card } was turned over.
event-initiative-removed = The initiative card of { $card } left the game.
event-turn-began = { $figure } took the turn.
event-action-taken = { $figure } took an Action: { $action }.
event-double-step-taken = { $figure } broke into a Double Step.
event-turn-spent = { $figure } had nothing more to do.
event-turn-ended = { $figure } ended the turn.
event-order-reset = The order of play was settled anew.

## Movement, doors, areas

event-moved = { $figure } stepped to { $to }.
event-movement-ended = { $figure } stopped walking.
event-movement-stopped = { $figure } was brought to a halt.
event-hero-left = { $hero } fled up the staircase.
event-displaced = { $figure } was put at { $to }.
event-swapped = { $figure } and { $other } changed places.
event-area-revealed = Now in view: { $area }.
event-area-entered = { $hero_id ->
    [none] The Heroes begin here: { $area }.
   *[other] { $hero } was the first to set foot in: { $area }.
}
event-door-placed = A door came to light: { $door }, { $status }.
event-door-opened = { $by_id ->
    [none] { $door } swung open by itself.
   *[other] { $by } opened { $door }.
}
event-door-closed = { $by_id ->
    [none] { $door } fell shut.
    [keeper] The Keeper shut { $door }.
   *[other] { $by } closed { $door }.
}
event-door-unlocked = The lock of { $door } sprang open.
event-monsters-placed = Everything that lurked here has shown itself: { $area }.
event-figure-placed = { $figure } appeared at { $space }.
event-searched = { $found ->
    [0] { $hero } searched the area ({ $area }) and found nothing: nothing is hidden here any more.
   *[other] { $hero } searched the area: { $area }.
}

## Fights and wounds

event-attack-declared = { $attacker } went for { $target }.
event-attack-rolled = { $attacker } against { $target }: { $hits } to { $blocks }.
event-hits-changed = { $by ->
    [-2] The attack lost 2 successes.
    [2] The attack gained 2 successes.
   *[other] The successes of the attack changed by { $by }.
}
event-attack-ended = { $damage ->
    [0] { $attacker_id ->
        [dungeon] { $target } withstood it.
       *[other] { $target } fended off { $attacker }.
    }
    [one] { $attacker } struck { $target } for 1 damage.
   *[other] { $attacker } struck { $target } for { $damage } damage.
}
event-wounded = { $damage ->
    [one] { $figure } took 1 wound.
   *[other] { $figure } took { $damage } wounds.
}
event-healed = { $amount ->
    [one] { $figure } recovered 1 Life Point.
   *[other] { $figure } recovered { $amount } Life Points.
}
event-defeated = { $by_id ->
    [none] { $figure } perished.
   *[other] { $by } slew { $figure }.
}
event-hero-killed = { $by_id ->
    [none] { $hero } fell.
   *[other] { $hero } fell to { $by }.
}
event-became-spirit = { $hero } rose as a Spirit.
event-died-for-good = { $hero } died for good at { $space }, leaving { $cards_count ->
    [0] nothing behind.
    [one] 1 card behind.
   *[other] { $cards_count } cards behind.
}
event-skull-removed = Nothing is left of what { $hero } had.
event-hexed = { $figure } will lose { $loss } next turn.
event-cancelled = It came to nothing.
event-cancel-passed = The moment had passed.

## Altars, Spirits, agreements

event-rested = { $hero } rested at the Altar: { $amount ->
    [0] no wounds to heal
    [one] recovered 1 Life Point
   *[other] recovered { $amount } Life Points
}{ $spells_count ->
    [0] .
   *[other] ; Spells back in hand: { $spells }.
}
event-resurrected = { $amount ->
    [0] { $hero } came back from the dead
    [one] { $hero } came back from the dead and recovered 1 Life Point
   *[other] { $hero } came back from the dead and recovered { $amount } Life Points
}{ $spells_count ->
    [0] .
   *[other] ; Spells back in hand: { $spells }.
}
event-spirit-guided = { $hero } took the Spirit of { $spirit } along.
event-spirit-released = { $hero } released the Spirit of { $spirit } at { $to }.
event-spirit-freed = The Spirit of { $spirit } went its own way.
event-answered = { $agrees ->
    [true] { $by } agreed.
   *[other] { $by } refused.
}
event-reorganization-began = { $by } called a halt: the Heroes reorganized.
event-hero-ready = { $hero } was ready.
event-player-ready = { $heroes_count ->
    [one] { $heroes } is done.
   *[other] { $heroes } are done.
}

## Traps and the Adventure's own

event-trap-found = A Trap was found at { $space }: { $trap }.
event-trap-sprung = { $victim } set off a Trap at { $space }: { $trap }!
event-boulders-fell = Boulders crashed down at { $space }.
event-leapt-into-pit = { $figure } leapt into the Pit at { $space }.
event-thing-used = { $hero } used this: { $thing }.
event-token-taken = { $hero } picked this up: { $token }.
event-token-dropped = This fell to the floor at { $space }: { $token }.
event-altar-raised = An Altar of Glorious Light rose at { $space }.

## Cards

event-spell-chosen = { $hero } chose a Spell: { $card }.
event-deck-built = The { $deck } was made ready: { $cards_count } { $cards_count ->
    [one] card
   *[other] cards
}.
event-deck-refilled = The { $deck } was shuffled anew: { $cards_count } { $cards_count ->
    [one] card
   *[other] cards
}.
event-keeper-cards-taken = The Keeper took { $cards_count } { $cards_count ->
    [one] card
   *[other] cards
} behind the screen.
event-event-drawn = { $card_id ->
    [hidden] The Keeper drew an Event card.
   *[other] The Keeper drew an Event: { $card }.
}
event-event-played = { $at_id ->
    [none] The Keeper played an Event: { $card }!
   *[other] The Keeper played an Event on { $at }: { $card }!
}
event-card-drawn = { $hero } drew from the { $deck }: { $card }.
event-event-resolved = Discarded: { $card }.
event-gold-found = Gold from the { $deck }, of no use here: { $card }.
event-gold-removed = The Gold is of no use here: { $card }.
event-card-laid = On the table lay: { $card }.
event-chest-opened = { $hero } opened the Chest at { $space }.
event-loot-laid = { $hero } laid out what { $owner } had left: { $cards }.
event-card-picked = { $hero } took: { $card }.
event-card-given = { $hero } gave { $to } this: { $card }.
event-card-played = { $at_id ->
    [none] { $by } played { $card }.
   *[other] { $by } played { $card } on { $at }.
}
event-equipment-worn = { $hero } put on: { $card }.
event-equipment-returned = { $hero } took off: { $card }.
event-spell-used = A Spell of { $hero } was spent: { $card }.
event-spell-recovered = A Spell came back to { $hero }: { $card }.
event-consumable-spent = { $hero } used up: { $card }.
event-lasting-began = { $card } took effect on { $on }.
event-lasting-ended = The effect of { $card } wore off.
event-keeper-card-spent = { $by } used up: { $card }.
event-equipment-kept = { $hero } kept: { $card }.
event-equipment-handed-back = Handed back: { $cards }.
event-card-bought = { $hero } bought { $card } for { $price } Gold.
