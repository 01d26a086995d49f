# The chronicle of turns, movement and things: what happened, one sentence for each kind of event.

## Before the scenario

event-book-prepared = The Overlord opens the book: { $recovery } { $recovery ->
    [one] gem
   *[other] gems
} will come back each round.
event-tile-laid = At the end of the river: { $unit_id ->
    [none] { $tile }
   *[other] { $unit }
}.
event-unit-mustered = { $unit }: { $number ->
    [one] one model
   *[other] { $number } models
}, Life { $life }.
event-hero-joined = { $hero } begins at { $area }.
event-deck-shuffled = The asset deck was shuffled.

## Turns and gems

event-phase-began = { $side_id ->
    [heroes] The Heroes' turn: { $phase }.
   *[other] The Overlord's turn: { $phase }.
}
event-turn-advanced = The turn marker shows { $number }.
event-gems-moved = { $figure }: { $number ->
    [one] 1 gem
   *[other] { $number } gems
} from { $source } to { $to }.
event-stance-chosen = { $stance_id ->
    [aggressive] { $hero } goes on the offensive.
   *[other] { $hero } stays on guard and gathers strength.
}
event-points-changed = { $points ->
    [0] { $hero } has no free steps left.
    [one] { $hero } has 1 free step.
   *[other] { $hero } has { $points } free steps.
}
event-done-confirmed = { $is_done ->
    [true] { $hero } is done.
   *[other] { $hero } may act again.
}

## The river

event-activations-given = { $number ->
    [0] No activation is left.
    [one] 1 activation is left.
   *[other] { $number } activations are left.
}
event-tile-slid = { $is_dead ->
    [true] Dead, at the end of the river: { $tile }.
   *[other] Now at the end of the river: { $tile }.
}
event-tile-turned = Face up again in the river: { $tile }.
event-tile-flushed = Washed out of the river for good: { $tile }.
event-activation-began = { $commander_id ->
    [none] Now acting: { $unit }.
   *[other] { $commander } gives an order: { $unit }.
}
event-attack-taken = { $figure } makes its attack.
event-activation-ended = { $unit } have acted.
event-event-chosen = { $tile }: “{ $name }”
event-reinforcement-changed = { $points ->
    [0] No reinforcement points are left.
    [one] 1 reinforcement point is left.
   *[other] { $points } reinforcement points are left.
}

## The map

event-model-placed = { $figure } appears at { $area }.
event-moved = { $figure } goes to { $to }.
event-points-spent = { $figure } spends movement points: { $spent ->
    [0] { $bought } for gems
   *[other] { $bought ->
        [0] { $spent } free
       *[other] { $spent } free, { $bought } for gems
    }
}.
event-web-torn = { $figure } tears the web apart.
event-removed = { $figure } is gone.
event-hero-left = { $hero } leaves the map alive.
event-carried-killed = The fall kills whom { $source } carried: { $card }.
event-border-opened = The way is open: { $border }.
event-border-closed = The way is shut: { $border }.
event-mark-laid = { $mark_id ->
    [none] It is over: { $area }.
    [fire] Fire! { $area } burns.
   *[other] { $area } is under water.
}
event-chest-placed = A chest stands at { $area }.
event-chest-opened = { $hero } opened the chest at { $area }.
event-task-set = { $is_open ->
    [true] Something can be done: { $task }.
   *[other] No longer to be done: { $task }.
}
event-task-done = { $hero } did it: { $task }.
event-manipulation-failed = { $hero } failed: power { $power } against { $difficulty }.

## Cards

event-card-moved = { $source_id ->
    [none] { $to }: { $card }.
   *[other] { $to_id ->
        [away] { $card } is out of the game.
       *[other] { $card } goes from { $source } to { $to }.
    }
}
event-card-drawn = { $card } comes to light at { $to }.

## The scenario's own rules

event-slain-reckoned = The scenario takes note of a death.
