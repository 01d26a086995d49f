# Event and Door cards and tokens.

## Event cards

eventcard-patrol = Patrol
    .gloss = A Guard appears in the Zone of the Current Level token.
    .flavour = Boots, torches, an argument about whose turn it is to go first.
eventcard-patrol-ahead = Patrol Ahead
    .gloss = A Guard appears in the Zone of the Level token 1 above the Current Level.
    .flavour = Somebody deeper in has heard you. Somebody deeper in is pleased.
eventcard-patrol-behind = Patrol Behind
    .gloss = A Guard appears in the Zone of the Level token 1 below the Current Level.
    .flavour = The room you have just cleared is not as empty as you left it.
eventcard-something-stirs = Something Stirs
    .gloss = A Roaming Monster appears in the Zone of the Current Level token.
    .flavour = The goblins run past you without a glance. It would be wise to ask why.
eventcard-lair-ahead = A Lair Ahead
    .gloss = A Roaming Monster appears in the Zone of the Level token 1 above the Current Level. 1 Treasure token is placed in the Zone of the Level token 1 above the Current Level.
    .flavour = It sleeps on what it has taken, and it counts even with its eyes shut.
eventcard-hunted = Hunted
    .gloss = A Roaming Monster appears in the Zone of the Level token 1 below the Current Level.
    .flavour = Your own footprints come to an end behind you. Larger ones begin.
eventcard-war-drums = War Drums
    .gloss = Every Mob acts at once, as in the Enemies' Phase.
    .flavour = The drum says run. It does not say who, or from whom.
eventcard-frenzy = Frenzy
    .gloss = Until the next Round ends, every Enemy now on the board has 1 more Hit when attacking.
    .flavour = The Darkness leans close and whispers into every ear but yours.
eventcard-grasping-dark = The Grasping Dark
    .gloss = Every Hero in a Shadow Zone is Stunned.
    .flavour = Shadows are good to hide in, until they decide to hold on.
eventcard-price-of-fame = The Price of Fame
    .gloss = The Hero with the most XP loses 1 XP. The Active Hero suffers 1 Wound.
    .flavour = They know your name now. They have written it on the arrow.
eventcard-warm-light = Warm Light
    .gloss = Every Hero in a Light Zone heals 2 Wounds.
    .flavour = A torch, a wall to lean on, a moment with nobody screaming.
eventcard-hidden-cache = Hidden Cache
    .gloss = 1 Special Treasure token is placed in the Zone of the Current Level token.
    .flavour = A loose stone, a rotten sack, and in it something that still shines.
eventcard-second-wind = Second Wind
    .gloss = Until the next Round ends, every Hero may re-roll all Attack dice 1 more time when attacking.
    .flavour = Your arms stop aching all at once. Do not ask; swing.
eventcard-ancestors-watch = The Ancestors Watch
    .gloss = Until the next Round ends, every Hero rolls 1 more Defense die when defending.
    .flavour = Somebody long dead steps between you and the blade.
eventcard-old-songs = Old Songs
    .gloss = Every Hero gains 1 XP. The Hero with the least Health heals fully.
    .flavour = The verses of the Lightbringers, badly remembered and loudly sung.
eventcard-falling-out = A Falling-out
    .gloss = Every Agent is Stunned. Every Roaming Monster is Stunned.
    .flavour = They are hitting each other. It would be rude to interrupt.

## Door cards

doorcard-watch-room = Watch Room
doorcard-guardroom = Guardroom
doorcard-barracks = Barracks
doorcard-gallery = Gallery
doorcard-war-council = War Council
doorcard-inner-sanctum = Inner Sanctum
doorcard-storeroom = Storeroom
doorcard-forgotten-hall = Forgotten Hall
doorcard-ambush = Ambush!
doorcard-deadly-ambush = Deadly Ambush!

## Tokens

token-first-player = First Player token
token-treasure = Treasure
token-special-treasure = Special Treasure
token-wound = Wound
token-level-1 = Level 1 token
token-level-2 = Level 2 token
token-level-3 = Level 3 token
token-level-4 = Level 4 token
token-level-5 = Level 5 token
token-door = Door
token-starting-zone = Hero Starting Zone
token-exit-zone = Exit Zone
token-artifact = Artifact
token-lair = Lair
token-library = Library
token-pillar = Pillar
