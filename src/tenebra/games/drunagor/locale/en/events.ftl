# What happened, a sentence each.

## Turns

event-hero-joined = A hero joins.
event-round-began = Round { $number } begins.
event-card-reached = { $card } act.
event-turn-began = The turn of { $card } begins.
event-turn-ended = The turn of { $card } is over.
event-turn-cut = { $card } ends the turn.
event-action-taken = { $hero } uses { $action_id ->
    [move] the free move
    [cube] a cube action
   *[other] a minor action
}.
event-action-gained = { $lost ->
    [0] { $hero } gains { $action_id ->
        [move] a move
       *[other] a cube action
    }.
   *[other] { $hero } loses a cube action.
}
event-used = { $figure } has used it for this turn.
event-acted = { $figure } is done.
event-card-laid = { $card } take their place on the track.
event-card-left = { $card } leave the track.
event-side-forgotten = { $card } go back to their deck.
event-card-flipped = { $card } is turned over.

## The board

event-setup-laid = { $setup } comes into sight.
event-door-opened = { $hero_id ->
    [none] { $door } opens.
   *[other] { $hero } opens { $door }.
}
event-bridge-laid = { $is_gone ->
    [true] The bridge falls.
   *[other] A bridge is laid.
}
event-ground-changed = The ground changes.
event-movement-began = { $figure } may move { $points }.
event-movement-ended = { $figure } stops{ $points ->
    [0] .
   *[other] ; { $points } { $points ->
        [one] step is
       *[other] steps are
    } lost.
}
event-points-lost = { $figure } loses { $points ->
    [one] a step
   *[other] { $points } steps
} in the water.
event-moved = { $how_id ->
    [push] { $figure } is pushed to { $to }.
    [telekinesis] { $figure } is thrown to { $to }.
    [swap] { $figure } is swapped to { $to }.
    [shove] { $figure } is shoved to { $to }.
    [ambush] { $figure } strikes out of nowhere, at { $to }.
    [flyby] { $figure } flies back to { $to }.
    [jump] { $figure } leaps to { $to }.
    [place] { $figure } takes a stand at { $to }.
   *[walk] { $figure } goes to { $to }.
}
event-trampled = { $figure } tramples { $enemy }.
event-terrain-suffered = { $figure } steps into { $terrain }.
event-object-moved = { $what_id ->
    [chest] A chest
    [trap] A trap
   *[tile] A patch of Darkness
} is thrown to { $to }.
event-chest-placed = { $is_loot ->
    [true] Loot lies
   *[other] A chest stands
} at { $space }.
event-chest-removed = { $is_crushed ->
    [true] { $figure } crushes a chest.
   *[other] { $figure } searches a chest.
}
event-scene-placed = { $token } waits at { $space }.
event-option-taken = { $hero }, { $token }: { $choice }.
event-charge-spent = { $token } has given what it had.
event-npc-placed = { $npc } stands at { $space }.
event-removed = { $name } is gone.
event-trap-placed = { $owner } lays a trap ({ $trap }) around { $at }.
event-trap-removed = { $figure_id ->
    [none] A trap is taken up.
   *[other] { $figure } sets off a trap ({ $trap })!
}

## Cubes and cards

event-cubes-moved = { $hero }: cubes move.
event-item-found = { $hero } finds { $item }.
event-item-moved = { $item } goes from { $source } to { $goal }.
event-deck-shuffled = The deck of { $deck } is shuffled.
event-note-made = { $is_erased ->
    [true] { $hero } loses: { $name }.
   *[other] { $hero } gains: { $name }.
}

## Fights

event-health-changed = { $lost ->
    [0] { $figure } regains { $gained } health.
   *[other] { $figure } loses { $lost } health.
}
event-tokens-changed = { $lost ->
    [0] { $figure } gets { $token } { $gained }.
   *[other] { $token_id ->
        [focus] { $figure } spends { $token } { $lost }.
        [fury] { $figure } spends { $token } { $lost }.
        [ki] { $figure } spends { $token } { $lost }.
        [stealth] { $figure } is no longer hidden.
       *[other] { $figure } is rid of { $token } { $lost }.
    }
}
event-knocked-out = { $hero } is knocked out!
event-breath-regained = { $hero } regains breath and stands up with { $health } health.
event-boon-gained = { $hero } is stronger for a while.
event-limit-reached = { $hero } has used { $what }.
event-skill-used = { $hero } uses { $skill }{ $colour_id ->
    [none] { "" }
   *[other] {" "}({ $colour })
}{ $on_id ->
    [none] .
   *[other] {" "}for { $on }.
}
event-skill-done = { $skill } is done.
event-triggered = { $hero } profits by { $source }.
event-rune-shown = A rune is shown and goes back into the bag.
event-attack-declared = { $how_id ->
    [weapon] { $figure } attacks { $targets } with the weapon ({ $source }).
    [spell] { $figure } strikes { $targets } with { $source }.
   *[other] { $figure } attacks { $targets }.
}
event-attack-rolled = { $is_again ->
    [true] Again: { $natural }.
   *[other] The die shows { $natural }.
}
event-attack-gained = The attack gains strength.
event-target-taken = { $figure } steps in for { $instead_of }.
event-hits-fixed = { $damage_count ->
    [0] It misses.
   *[other] { $is_crit ->
        [true] A critical hit!
       *[other] It hits: { $damage }.
    }
}
event-shielded = Shields stop { $number } for { $figure }.
event-reacted = { $hero } reacts with { $skill }.
event-prevented = { $number } damage to { $figure } is prevented.
event-attack-ended = The attack is over.

## Monsters and the Darkness

event-monster-summoned = { $monster } appears at { $space }.
event-monster-not-summoned = There is no room for more monsters.
event-monster-defeated = { $by_id ->
    [none] { $monster } falls.
   *[other] { $monster } falls to { $by }.
}
event-prepared = { $plan_id ->
    [pass] { $monster } sees nobody and waits.
    [stuck] { $monster } cannot get away to shoot.
    [stay] { $monster } turns to { $targets }.
    [ambush] { $monster } vanishes, and { $targets } should look behind.
    [approach] { $monster } comes closer to { $targets }.
   *[walk] { $monster } goes for { $targets }.
}
event-attack-lost = { $monster } does not attack this turn.
event-evolved = { $monster } grows: { $damage } more damage, { $move } more movement.
event-card-resolved = { $card } takes effect.
event-rune-drawn = A rune is drawn from the bag.
event-rune-placed = { $is_back ->
    [true] A rune ({ $colour }) goes back into the bag.
   *[other] A rune ({ $colour }) goes onto the track.
}
event-tile-broken = The Darkness breaks into three to reach { $hero }.
event-darkness-grew = { $distance ->
    [0] The Darkness closes over { $hero }.
   *[other] The Darkness grows towards { $hero }.
}
event-darkness-lifted = The Darkness recedes.
event-darkness-stopped = The Darkness finds no way on.
event-crushed = Everybody stands in the Darkness: it crushes each hero for { $damage }.
event-familiar-summoned = { $hero } calls { $familiar } to { $space }.
event-companion-joined = { $companion } follows { $hero }.
event-led-one-left = { $figure } is gone.

event-attack-cards-drawn = { $monster } lays out attack cards: { $cards }.
event-team-defeated = A team is out of the match: { $team }.
event-learned = { $hero } learns: { $subject }.
event-rested = { $hero } rests and has { $health } health.
event-camp-laid = The rest of the camp's goods is put away.
event-challenge-met = { $is_met ->
    [true] { $hero } rolls { $total } in all against { $difficulty } and succeeds.
   *[other] { $hero } rolls { $total } in all against { $difficulty } and fails.
}
event-event-drawn = An event: { $card }.
