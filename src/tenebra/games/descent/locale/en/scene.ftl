# The table: what page and text table say of figures, cards, places, numbers; the names of everything that is no card.

game-name = Descent: Journeys in the Dark
    .tagline = Heroes go down for glory, glyphs and gold. The Overlord has been dealt a hand, and smiles.
    .holder = Fantasy Flight Games (first edition)
    .contents = { $count ->
        [one] 1 Quest
       *[other] { $count } Quests
    }
    .kind = Quest
    .which = which quest?
scene-subtitle = { $round ->
    [0] Descent
   *[other] Descent, round { $round }
}
scene-round = Round { $number }
scene-odds = { $attacker } rolls { $attack } against { $target }. Chances by wounds after armor, the roll spent well: { $chances }.
seat-overlord = Overlord
scene-role-overlord = Master of the dungeon
    .about = Spends Threat on monsters, traps and dark surprises, and wins when the heroes run out of Conquest.
scene-role-hero = { $wounds } { $wounds ->
    [one] wound
   *[other] wounds
}, { $fatigue } fatigue, armor { $armor }, speed { $speed }

## Figures and things

scene-hero = { $town ->
    [true] { $hero }: { $left } of { $life } { $life ->
        [one] wound left
       *[other] wounds left
    }, { $fatigue } fatigue, in Town.
   *[other] { $hero }: { $left } of { $life } { $life ->
        [one] wound left
       *[other] wounds left
    }, { $fatigue } fatigue, at { $place }.
}
scene-monster = { $monster }: { $left } of { $life } { $life ->
    [one] wound left
   *[other] wounds left
}, armor { $armor }, { $type }, at { $place }.
scene-overlord = { $name }: { $threat } Threat, { $cards } { $cards ->
    [one] card in hand
   *[other] cards in hand
}, { $powers } { $powers ->
    [one] power
   *[other] powers
} in play, { $monsters } { $monsters ->
    [one] monster
   *[other] monsters
} on the board.
scene-waits = { $monster } waits at { $space }, unseen.
scene-familiar = { $familiar }, with { $owner }, at { $space }.
scene-thing = { $thing } at { $space }.
scene-door = { $door }: { $status ->
    [open] open
    [locked] locked
   *[closed] closed
}{ $rune ->
    [none] .
   *[other] , a rune door ({ $rune }).
}
scene-town = Town
    .the = the Town
scene-houses = The houses of the Town
scene-glyph = Glyph, not yet active
scene-glyph-active = Active glyph
scene-in-pit = In a pit
scene-lasting = Until the next turn: { $power }
scene-in-town = in Town
scene-worth = worth { $number } Conquest
scene-coins = { $number } { $number ->
    [one] coin
   *[other] coins
}
scene-coins-shared = { $heroes }: { $coins } { $coins ->
    [one] coin
   *[other] coins
} each.
scene-life = { $left } { $left ->
    [one] wound
   *[other] wounds
} left
scene-monsters = { $number } { $number ->
    [one] monster
   *[other] monsters
} on the board
scene-hand-number = { $number } { $number ->
    [one] card
   *[other] cards
} in hand

## Cards

scene-worn = What { $hero } uses
    .label = In use
scene-pack = The pack of { $hero }
    .label = Pack
scene-skills = Skills of { $hero }
scene-hand = The Overlord's hand
    .label = Cards
scene-powers = Powers in play
    .label = In play
scene-offer = On offer
scene-discard = Discarded: { $deck }
scene-item = { $kind }{ $rune ->
    [true] {", "}rune
   *[other] { "" }
}{ $hands ->
    [0] { "" }
    [one] {", "}1 hand
   *[other] {", "}{ $hands } hands
}
scene-overlord-card = { $kind }: { $cost }, discard { $value }
kind-ability = Own ability
slot-hand = Hand
slot-armor = Armor
slot-other = Other

## What is asked, what is left

scene-turn = { $hero }: { $action }{ $halves ->
    [0] { $orders ->
        [0] { "" }
       *[other] {", "}an order left
    }
   *[other] {", "}move or attack { $orders ->
        [0] { "" }
       *[other] and an order
    }
}
scene-activation = { $monster } acts
scene-end = { $asked ->
    [monster] It does no more
   *[other] End the turn
}
scene-done = { $asked ->
    [last-cards] Draw
    [activate] No more monsters act
    [prepare] Now the monsters act
    [arrange] Everything is in its place
    [familiars] They stay where they are
    [spend] The roll stands
   *[other] Leave the shop
}
scene-points = { $number } { $number ->
    [one] movement point
   *[other] movement points
}
scene-attacks = { $number } { $number ->
    [one] attack
   *[other] attacks
}
scene-fatigue = fatigue left
scene-fatigue-die = One more power die
scene-fatigue-step = One more step
scene-range = { $number } range rolled
scene-damage = { $number } damage rolled
scene-surges = { $number } { $number ->
    [one] surge
   *[other] surges
}
scene-enhancements = { $number } { $number ->
    [one] enhancement
   *[other] enhancements
}
scene-reroll = Re-roll: { $dice }
scene-die = { $die } ({ $face })
scene-price = { $number } { $number ->
    [one] coin
   *[other] coins
}
    .label = Price
scene-price-threat = { $number } Threat
scene-gain-threat = +{ $number } Threat
scene-warn-pit = It falls into the pit.
scene-warn-aura = An Aura burns there: 1 wound.
scene-warn-friends = Would hit friends too: { $who }.
objective-slay = { $done ->
    [0] Kill { $name }
   *[other] { $name } is dead
}
objective-survive = Hold out until round { $most }
aim-rounds = { $left ->
    [0] The time has come
    [one] Hold out: the last round
   *[other] { $left } rounds to hold
}
objective-rounds-left = { $left ->
    [one] 1 round left
   *[other] { $left } rounds left
}
aim-conquest = Conquest left to the heroes: { $number }
objective-conquest = Lost at 0 Conquest: { $number } left

## Numbers

stat-armor = Armor
stat-speed = Speed
stat-fatigue = Fatigue
stat-threat = Threat
stat-conquest = Conquest
die-red = { $number ->
    [one] 1 red die
   *[other] { $number } red dice
}
die-blue = { $number ->
    [one] 1 blue die
   *[other] { $number } blue dice
}
die-white = { $number ->
    [one] 1 white die
   *[other] { $number } white dice
}
die-green = { $number ->
    [one] 1 green die
   *[other] { $number } green dice
}
die-yellow = { $number ->
    [one] 1 yellow die
   *[other] { $number } yellow dice
}
die-black = { $number ->
    [one] 1 power die
   *[other] { $number } power dice
}
roll-miss = a miss
roll-nothing = nothing
roll-range = range { $number }
roll-hearts = { $number } { $number ->
    [one] heart
   *[other] hearts
}
roll-surges = { $number } { $number ->
    [one] surge
   *[other] surges
}
roll-enhancements = { $number } { $number ->
    [one] enhancement
   *[other] enhancements
}
gain-range = +{ $number } range
gain-damage = +{ $number } damage
gain-pierce = Pierce { $number }
gain-surges = +{ $number } { $number ->
    [one] surge
   *[other] surges
}
gain-points = Sorcery { $number }
gain-dice = +{ $number } power { $number ->
    [one] die
   *[other] dice
}
gain-burn = Burn
gain-stun = Stun
gain-web = Web
gain-poison = Poison
gain-knockback = Knockback
gain-doubling = double damage
gain-death = sudden death
gain-drain = −{ $number } Threat
gain-blast = Blast { $number }

## Words of the rules

action-none = no action yet
action-stunned = Stunned
action-monkey = Monkey
half-move = movement
half-attack = an attack
half-order = an order
obstacle-pit = a pit
    .about = Pit: whoever steps in falls, suffers 1 wound and sees nothing; 2 movement points to climb out, 3 to jump over.
obstacle-water = water
    .about = Water: nobody walks through, everybody sees over it.
obstacle-rock = a rock
phase-heroes = the heroes
    .short = Heroes
phase-draw = Threat and cards
    .short = Threat
phase-spawn = spawning
    .short = Spawn
phase-activate = monsters act
    .short = Monsters
colour-red = red
colour-blue = blue
colour-yellow = yellow
compass-north = north
compass-east = east
compass-south = south
compass-west = west
where-equipped = in use
where-pack = pack
miss-miss = a miss
miss-range = too short
miss-fear = Fear
cause-guard = Guard
deck-overlord = Overlord
deck-copper = Copper treasure
deck-silver = Silver treasure
deck-gold = Gold treasure
chest-copper = copper chest
chest-silver = silver chest
chest-gold = gold chest
stairs-red = red stairs
stairs-blue = blue stairs
stairs-green = green stairs
token-red-key = the red rune key
token-blue-key = the blue rune key
token-yellow-key = the yellow rune key
token-fists = bare fists
token-fist = the iron fist
token-copper = a random copper treasure
token-silver = a random silver treasure
token-gold = a random gold treasure
window-turn = A hero's turn
window-movement = A hero's step
window-opening = Doors and chests
window-activation = A monster acts
window-attack = Attacks
window-guard = Guard
switch-overlord_start_cards = Overlord's first cards
    .about = Three cards to begin with; or none.
switch-vitality_town_price = Vitality potions
    .about = 25 coins in Town; or 50.
switch-pit_sight = Sight from a pit
    .about = Nobody in a pit sees anything; or the spaces next to it.
switch-fear_area = Fear and areas
    .about = Fear that is not paid fails the whole attack; or spares only that figure.
switch-town_list_per_visit = Price list
    .about = One entry in a visit; or as many as one can pay.
switch-area_abilities = Blast, Breath, Sweep
    .about = Always used; or only if the attacker wants.
switch-chest_exchange = Coins for treasure
    .about = A treasure from a chest may be exchanged for its worth; or never.
switch-potions_per_turn = Potions in a turn
    .about = As many as one likes; or one.
switch-fly_over_obstacles = Flying
    .about = Over obstacles too; or not.
switch-blast_stopped_by = What stops a Blast
    .about = What blocks sight; or every obstacle.
switch-spawn_on_active_glyph = Spawning on glyphs
    .about = Never on an active one; or there too.
switch-monkey_fatigue_steps = A monkey's fatigue
    .about = Buys steps as always; or not.
switch-mace_of_kellos = The Mace of Kellos
    .about = An item of the game; or only an example.
switch-two_player_coins = Coins with two players
    .about = 300 for each hero; or for each player.
switch-breath_walls = Walls against Breath
    .about = They protect; or they do not.
switch-guard_decline = Declining a Guard
    .about = Lets that moment pass; or the whole turn of the Overlord.
