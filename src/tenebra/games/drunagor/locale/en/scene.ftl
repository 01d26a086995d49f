# The table: what page and text table say of characters, cubes, cards and the board.

game-name = Chronicles of Drunagor
    .tagline = Five heroes, a handful of coloured cubes, and a Darkness that knows where you stand.
    .holder = Creative Games Studio (CGS)
    .contents = { $count ->
        [one] 1 Adventure
       *[other] { $count } Adventures
    }
    .kind = Adventure
    .which = which Adventure?
scene-subtitle = { $round ->
    [0] Drunagor
   *[other] Drunagor, round { $round }
}
scene-round = Round { $number }
scene-odds = { $attacker } rolls { $attack } against { $target }. Chances by damage, before shields: { $chances }.
seat-darkness = Darkness
scene-role-darkness = Grows, hunts, never tires

## Characters and things

scene-hero = { $down ->
    [true] { $hero } is knocked out
   *[other] { $hero }: { $left } of { $life } health
}, { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} at hand{ $curses ->
    [0] { "" }
    [one] , 1 curse
   *[other] , { $curses } curses
}{ $traumas ->
    [0] { "" }
    [one] , 1 trauma
   *[other] , { $traumas } traumas
}{ $place ->
    [none] .
   *[other] , at { $place }.
}
scene-monster = { $monster }{ $rank ->
    [none] { "" }
    [rookie] {" "}(rookie)
    [fighter] {" "}(fighter)
    [veteran] {" "}(veteran)
   *[champion] {" "}(champion)
}: { $left } health, at { $place }.
scene-monster-passive = Always: { $text }
scene-monster-start = At the start of its turn: { $text }
scene-monster-attack = Its attack: { $text }
scene-other = { $who }, at { $place }.
scene-darkness = { $name }: { $drawn } { $drawn ->
    [one] rune
   *[other] runes
} on the track, { $left } left in the bag, { $monsters } { $monsters ->
    [one] monster
   *[other] monsters
} on the board.
scene-card = { $rank ->
    [none] { $monsters }
    [rookie] { $monsters } (rookies)
    [fighter] { $monsters } (fighters)
    [veteran] { $monsters } (veterans)
   *[champion] { $monsters } (champions)
}
scene-thing = { $thing }, at { $space }.
scene-chest = Chest
scene-loot = Loot
scene-spawn = Where the Darkness may well up
scene-trap = { $trap } of { $owner }, around { $space }.
scene-door = { $door }: { $status ->
    [open] open
   *[other] closed
}.
scene-depths = Darkness below the bridge
    .about = It lies under the planks and can climb from there.
scene-beyond = what lies beyond the doors

## Beside the board

scene-calling = { $calling }, { $role }
scene-available = At hand
scene-expended = Expended
scene-curses = Curses
scene-traumas = Traumas
scene-dock = place for a { $colour } cube
scene-bag = { $number } { $number ->
    [one] rune
   *[other] runes
} left in the bag
scene-bag-line = { $number ->
    [one] 1 rune left: the last one drawn ends it all
   *[other] { $number } runes left; the last one drawn ends it all
}
scene-monsters = { $number } { $number ->
    [one] monster
   *[other] monsters
} on the board
scene-track = Initiative
scene-slot-hero = { $role ->
    [none] { $hero } acts here.
   *[other] { $hero }, { $role }: acts here.
}
scene-slot-monsters = { $monsters }, { $line }{ $rank ->
    [none] { "" }
   *[other] {" "}({ $rank })
}; rune { $rune }.
scene-slot-attack = { $attack }, an attack card; rune { $rune }.
scene-slot-rune = { $line ->
    [none] { $card }. { $about }
   *[other] { $card }, { $line }. { $about }
}
scene-attack-card = attack
scene-rune-x = X = { $number }: runes of this colour on the track ({ $colour })
scene-draws = { $number ->
    [one] draws 1 rune
   *[other] draws { $number } runes
}
scene-cube-actions = { $number } { $number ->
    [one] cube action
   *[other] cube actions
} left
scene-points = { $number } { $number ->
    [one] step
   *[other] steps
} left
scene-free-move = the free move is still to be taken
scene-harm = { $number } damage threatens
scene-price-move = { $points }
scene-price-cube = a { $colour } cube
scene-price-focus = { $number } FOCUS
scene-hits = { $damage ->
    [none] It misses.
   *[other] { $crit ->
        [true] A critical hit: { $damage }.
       *[other] It hits ({ $damage }).
    }
}
scene-keeping = { $place ->
    [bag] the bag of { $hero }
    [stash] the stash of { $hero }
   *[other] the hands of { $hero }
}
scene-store = { $store ->
    [deck] the deck
    [discard] the discards
   *[other] the box
}
scene-cube = { $lifted ->
    [true] { $hero } is rid of a { $cube ->
        [trauma] trauma
       *[curse] curse
    } cube{ $place ->
        [beside] .
       *[other] ; { $skill } is free again.
    }
   *[other] { $hero } takes a { $cube ->
        [trauma] trauma
       *[curse] curse
    } cube{ $place ->
        [beside] , which lies beside the sheet: every skill is blocked already.
       *[other] : { $skill } is blocked.
    }
}
scene-recalled = { $hero } takes back { $number } { $number ->
    [one] cube
   *[other] cubes
}.
scene-learn = { $skill } ({ $colour })
scene-learned = { $hero } learns { $skill }.
scene-below = { $squares } (below the bridge)
thing-chest = the chest
scene-threat = { $known ->
    [true] { $attacker } is about to deal { $damage } damage to { $whom }. React?
   *[other] { $damage } damage is coming ({ $whom }). React?
}
scene-tile = { $more ->
    [0] { $at }
    [one] { $at }, and 1 square more
   *[other] { $at }, and { $more } squares more
}
scene-way = { $way ->
    [nothing] The way that hurts nobody
   *[other] The way through { $harm }
}
choose-heal = Healing
choose-beside = no skill
choose-role = Role
choose-runes = fewer runes
choose-cleanse = CLEANSE 2 for all
choose-trap = the trap of { $area }
choose-nothing = nothing
scene-either = Either will do
scene-challenge = A challenge ({ $colour }), difficulty { $difficulty }: succeeds with { $chance } %.
scene-warn-way = On the way: { $harm }.
scene-warn-recall = Ends the turn; a recall brings a curse.
scene-warn-steps = Loses the { $number ->
    [one] step
   *[other] { $number } steps
} left.

## Cards

scene-skills = Skills of { $hero }
scene-traits = What { $hero } always has
scene-worn = What { $hero } wears
    .label = Worn
scene-carried = The bag of { $hero }
    .label = In the bag
scene-offer = On offer
scene-item-skill = { $skill }: { $text }
scene-focus = Focus ability, { $number } FOCUS
source-board = Hero skill
source-passive = Passive skill
source-focus = Focus ability
source-card = Learned skill
source-role = Role skill
source-item = Skill of an item
scene-discard = Discards: { $deck }

## What monsters are about to do

scene-intention = { $what ->
    [attack] { $monster } attacks { $targets } for { $damage }
    [reach] { $monster } comes for { $targets } and strikes for { $damage }
    [move] { $monster } moves towards { $targets }
    [stunned] { $monster } is stunned and will not attack
   *[pass] { $monster } sees nobody to attack
}.
scene-hunted = The Darkness hunts { $hero }.

## Goals

objective-rounds-left = { $left } { $left ->
    [one] round
   *[other] rounds
} left
objective-runes = Runes left in the bag: { $left }
objective-cleared = Leave no monster standing ({ $setup }): { $left } left
objective-stands = { $who ->
    [all] All stand at { $place }
   *[one] Somebody stands at { $place }
}
objective-team = { $team }: { $done } of { $most } { $most ->
    [one] trauma
   *[other] traumas
}
team-sun = the Sun
team-moon = the Moon
objective-lost = { $name } must not be lost
objective-slay = { $done ->
    [1] { $name } is slain
   *[other] Slay { $name }
}

## Setting up

cover-role = Dungeon role
    .usual = suits best
    .about = The role fixes the place on the initiative track and brings four skills of its own. No two heroes share one.

## Names that are no card

colour-yellow = yellow
colour-red = red
colour-green = green
colour-blue = blue
colour-wild = wild
cube-yellow = yellow { $number ->
    [one] cube
   *[other] cubes
} (melee)
cube-red = red { $number ->
    [one] cube
   *[other] cubes
} (ranged)
cube-green = green { $number ->
    [one] cube
   *[other] cubes
} (agility)
cube-blue = blue { $number ->
    [one] cube
   *[other] cubes
} (wisdom)
cube-wild = wild { $number ->
    [one] cube
   *[other] cubes
}
cube-curse = { $number ->
    [one] curse cube
   *[other] curse cubes
}
cube-trauma = { $number ->
    [one] trauma cube
   *[other] trauma cubes
}
rune-grey = grey
rune-red = red
rune-green = green
rune-orange = orange
rune-blue = blue
reach-melee = Melee
reach-ranged = Ranged
reach-magic = Magic
stat-accuracy = accuracy
stat-damage = damage
stat-movement = movement
slot-weapon = weapon
slot-off-hand = off-hand
slot-armor = armour
slot-trinket = trinket
deck-chest = chests
terrain-water = water
    .about = Water: entering it costs one more step.
terrain-lava = lava
    .about = Lava: BURN 2 to whoever enters, once a turn.
terrain-miasma = miasma
    .about = Noxious miasma: POISON 2 to whoever enters, once a turn.
terrain-spikes = spikes
    .about = Spikes: BLEED 2 to whoever enters, once a turn.
terrain-darkness = Darkness
    .about = Darkness: 2 damage that nothing prevents to heroes and their allies; heroes hit worse on it, monsters harder.
terrain-fall = a fall
terrain-trap = a trap
trap-bear = Bear trap
trap-fire = Fire trap
trap-poison = Poison trap
token-bleed = BLEED
    .about = 1 damage for each at the start of the next turn, then all go
token-burn = BURN
    .about = 1 damage for each at the start of each turn, then one goes
token-poison = POISON
    .about = 1 damage for each at the start of each turn, until cleansed
token-stun = STUN
    .about = a monster loses its attack, a hero one cube action
token-slow = SLOW
    .about = the next move is 2 shorter
token-knock_down = KNOCK DOWN
    .about = the next move is lost
token-intimidate = INTIMIDATE
    .about = the next attack deals 1 less for each
token-rangers_mark = RANGER'S MARK
    .about = the ranger deals 1 more
token-stealth = STEALTH
    .about = hidden until the next turn or attack
token-focus = FOCUS
    .about = for focus abilities
token-shield = SHIELD
    .about = each stops 1 damage
token-ki = KI
    .about = pays an attack without a cube
token-fury = FURY
    .about = 1 more damage when you hit
token-fruit_of_life = FRUIT OF LIFE
    .about = eaten, it heals 2
token-damage = more damage
    .about = more damage
token-move = more movement
    .about = more movement
token-health = more health
    .about = more health

outcome-won = The adventure is won
outcome-cursed = A hero is corrupted: one curse too many
outcome-traumatized = A hero falls for good
outcome-no-runes = The last rune is drawn, and the Darkness is complete
outcome-failed = The adventure has failed
outcome-sun = The team of the Sun wins
outcome-moon = The team of the Moon wins
outcome-vorn = Vorn is the last one standing
outcome-elros = Elros is the last one standing
outcome-maya = Maya is the last one standing
outcome-lorelai = Lorelai is the last one standing
outcome-jaheen = Jaheen is the last one standing
group-target = Targets
group-react = Reactions
group-minor = Minor actions
group-goods = Items
group-cube = Cubes
kind-ability = Class ability
