# The table: what page and text table say of characters, cards, areas, gems; the names of everything that is no card.

game-name = Conan
    .tagline = Gems for strength, gems for life, and never enough of either. Across the table somebody counts his own.
    .holder = Monolith; Conan and related names: Conan Properties
    .contents = { $count ->
        [one] 1 Scenario
       *[other] { $count } Scenarios
    }
    .kind = Scenario
    .which = which scenario?
scene-subtitle = { $round ->
    [0] Conan
   *[other] Conan, round { $round }
}
scene-round = Round { $number }
scene-odds = { $attacker } rolls { $attack } against { $target }. Chances by wounds after armour, without a Guard: { $chances }.
seat-overlord = Overlord
scene-role-overlord = Holder of the book
    .about = Spends red gems on the tiles of the river, on guards and second throws, and wins if the heroes run out of time or blood.
scene-role-hero = { $gems } { $gems ->
    [one] gem
   *[other] gems
}, { $movement } free steps, carries { $load }

## Characters and things

scene-hero = { $gone ->
    [true] { $hero } is no longer on the map.
   *[other] { $hero }: { $left } of { $gems } { $gems ->
        [one] gem left
       *[other] gems left
    } to live on, { $reserve } of them ready, at { $area }.
}
scene-model = { $model }: { $left } of { $life } life, armour { $armour }, movement { $movement }, at { $area }.
scene-overlord = { $name }: { $reserve } { $reserve ->
    [one] gem
   *[other] gems
} ready, { $fatigue } tired, { $recovery } { $recovery ->
    [one] comes
   *[other] come
} back each turn.
scene-dead = Dead
scene-based = { $base ->
    [yellow] { $name } (yellow)
    [red] { $name } (red)
    [white] { $name } (white)
    [blue] { $name } (blue)
   *[other] { $name }
}
scene-border = the border between { $one } and { $other }
scene-thing = { $thing }, at { $area }.
scene-chest = Chest, difficulty { $difficulty }
scene-lies = { $card } lies at { $area }.
scene-reinforcement = Reinforcements arrive here
scene-gate = { $border }: { $status ->
    [open] open
   *[closed] closed
}.
scene-area = { $area }{ $height ->
    [0] { "" }
   *[other] , height { $height }
}{ $water ->
    [true] , water
   *[other] { "" }
}{ $leap ->
    [0] { "" }
   *[other] , leap { $leap }
}, room for { $room }.
scene-area-sees = Sees { $number } of { $all } areas.
scene-area-height = Height { $height }: a shot downwards rolls one more die.
scene-area-hindering = Enemies there hinder { $who } by { $number }.
scene-hindered = Hindered by { $number }
scene-webbed = Caught in a web: 4 movement points to tear it
scene-held = Held by { $who }
scene-lasting = Under the spell { $spell }
scene-gems = { $number } { $number ->
    [one] gem
   *[other] gems
}
scene-gems-label = gems
scene-points = { $number } free { $number ->
    [one] step
   *[other] steps
}
scene-load = Load { $number } of { $most }
scene-recovery = { $number } { $number ->
    [one] gem comes
   *[other] gems come
} back each turn
scene-models = { $number } { $number ->
    [one] model
   *[other] models
} on the map
scene-river = River
scene-tile = { $tile }: { $line } left, armour { $armour }, movement { $movement }; costs { $cost } to activate.
scene-tile-event = { $tile }: an event; costs { $cost }.
scene-tile-dead = { $tile }, all slain; costs { $cost } to move it to the end.
scene-all-slain = all slain
scene-marker = { $last ->
    [0] Turn marker: { $turn }
   *[other] Turn marker: { $turn } of { $last }
}
scene-activations = { $number } { $number ->
    [one] activation
   *[other] activations
} left
scene-reinforcement-points = { $number } reinforcement { $number ->
    [one] point
   *[other] points
}
scene-reserve = { $number } { $number ->
    [one] gem
   *[other] gems
} ready
scene-power = Attack power { $number }
free-steps = { $points ->
    [one] 1 free step
   *[other] { $points } free steps
}
scene-end = { $asked ->
    [overlord] End the turn
   *[other] They do no more
}
choose-chest = the chest
choose-brew = the brew
scene-own = { $hero }: { $question }
scene-said = { $hero } has chosen, others have not: you may still think better of it
scene-price-move = { $gems ->
    [0] { free-steps }
   *[other] { free-steps } + { $gems } { $gems ->
        [one] gem
       *[other] gems
    }
}
scene-price-gems = { $number } { $number ->
    [one] gem
   *[other] gems
}
scene-price-flush = 2 gems for good
scene-warn-friends = Hits friends too: { $who }.
scene-warn-steps = Ends the { $number } free { $number ->
    [one] step
   *[other] steps
} left.

## Cards

scene-cards = What { $hero } carries
    .label = Carried
scene-spells = The Overlord's spells
    .label = Spells
scene-discard = Used up: { $deck }
scene-kind = { $kind }, load { $load }{ $hands ->
    [2] {", "}two hands
   *[other] { "" }
}
scene-spell = Spell, { $cost ->
    [0] 1 or more gems
    [one] 1 gem
   *[other] { $cost } gems
} (most { $limit }){ $reaction ->
    [true] {", "}reaction
   *[other] { "" }
}
deck-asset = Assets

## Objectives

aim-at = { $name } to { $area }
objective-slain = { $done ->
    [0] Kill { $name }
   *[other] { $name } is dead
}
objective-held = { $done ->
    [0] Get hold of { $name }
   *[other] { $name } is yours
}
objective-done = { $name }
objective-at = { $done ->
    [0] Bring { $name } to { $area }
   *[other] { $name } is at { $area }
}
objective-all-heroes = All heroes to { $area }
objective-heroes = { $number } { $number ->
    [one] hero
   *[other] heroes
} to { $area }
objective-foes = { $number } { $number ->
    [one] enemy
   *[other] enemies
} at { $area }
objective-no-foes = No enemy left at { $area }
objective-dead = { $number } { $number ->
    [one] hero
   *[other] heroes
} dead
objective-playing = Heroes in play: { $number }
objective-round = Hold out until round { $number }
aim-rounds = { $left ->
    [0] The time has come
    [one] Hold out: the last round
   *[other] { $left } rounds to hold
}
objective-rounds-left = { $left ->
    [one] Last round
   *[other] { $left } rounds left
}

## Numbers, zones, phases

stat-armour = Armour
stat-movement = Movement
die-red = { $number ->
    [one] 1 red die
   *[other] { $number } red dice
}
die-orange = { $number ->
    [one] 1 orange die
   *[other] { $number } orange dice
}
die-yellow = { $number ->
    [one] 1 yellow die
   *[other] { $number } yellow dice
}
scene-reroll = { $how ->
    [mark] Roll again, free: { $dice }
    [support] Roll again by Support: { $dice }
   *[other] Roll again for { $number ->
        [one] a gem
       *[other] { $number } gems
    }: { $dice }
}
scene-die = { $die } showing { $face }
colour-red = red
colour-orange = orange
colour-yellow = yellow
roll-symbols = { $number } { $number ->
    [one] symbol
   *[other] symbols
}
space-melee = Melee
space-ranged = Ranged
space-guard = Guard
space-move = Move
space-manipulation = Manipulation
space-reroll = Re-roll
benefit-movement = Movement
benefit-guard = Guard
benefit-reroll = Re-roll
zone-reserve = Reserve
zone-fatigue = Fatigue
zone-wounds = Wounds
zone-melee = Melee
zone-ranged = Ranged
zone-guard = Guard
zone-move = Move
zone-manipulation = Manipulation
zone-reroll = Re-roll
zone-movement = Movement
zone-box = the box
stance-aggressive = Aggressive
    .about = 2 gems come back (more once heroes are dead), and everything may be done.
stance-cautious = Cautious
    .about = 5 gems come back (more once heroes are dead), but only guards and second throws until the Overlord has had his turn.
phase-initial = Clearing
phase-stance = Stances
phase-action = Actions
phase-final = End
phase-recovery = Recovery
phase-marker = Turn marker
phase-activation = Activations
side-heroes = the heroes
side-overlord = the Overlord
attack-melee = a blow
attack-ranged = a shot
attack-web = a web
attack-spell = a spell
attack-object = a burst
attack-beyond = a last blow
attack-counter = a counter-blow
how-gems = gems
how-mark = the free mark
how-support = Support
mark-fire = fire
    .about = Fire: what it does stands in the scenario.
mark-water = water
    .about = Water: only swimmers enter.
choose-none = none
border-obstacle = An obstacle: +{ $extra } to cross.
border-rail = A rail: +{ $extra } to cross.
border-hedge = A hedge: +{ $extra } to cross, nobody sees through.
border-stairs = Stairs.
border-ladder = A ladder: +{ $extra } to climb.
border-cliff = A cliff: nobody walks here.
border-gap = A gap: leap or fly.
border-palisade = A palisade.
border-bulkhead = A bulkhead.
border-wall = A wall.

## Menus and windows

group-spell = Spells and objects
group-dice = Dice
group-stance = Stance
group-tile = Tiles
group-answer = Answer
window-sacrifice = Taking a blow for a friend
window-reroll = Rolling dice again
window-guard = Guard
window-wounds = Where a wound is taken
window-beyond = A last blow
window-counterattack = Striking back
window-catch = Catching things
window-spell = Reaction spells
