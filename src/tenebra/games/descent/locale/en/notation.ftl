# The notation of cards and sheets (docs/descent/cards.md). In English it is what cards.lark reads, to the letter.

notation-and = and

## What attacks have

notation-when-melee = Melee
notation-when-ranged = Ranged
notation-when-magic = Magic
notation-when-ranged_or_magic = Ranged or Magic
notation-when-off_hand = Off-hand
notation-condition-adjacent = adjacent target
notation-condition-unseen = unseen target
notation-condition-no_armor = no armor
notation-surges = { $number } { $number ->
        [one] surge
       *[other] surges
    }
notation-bonus-damage = { $number ->
        [one] damage
       *[other] damage
    }
notation-bonus-range = range
notation-bonus-surge = { $number ->
        [one] surge
       *[other] surges
    }
notation-bonus-power_die = { $number ->
        [one] power die
       *[other] power dice
    }
notation-double-damage = double the damage
notation-slay-target = kill an unnamed target
notation-drain-threat = the Overlord loses { $number } Threat
notation-nova = hit every enemy you see within { $number } { $number ->
        [one] space
       *[other] spaces
    }

## Numbers, protection, company

notation-stat-armor = armor
notation-stat-wounds = maximum wounds
notation-stat-fatigue = maximum fatigue
notation-stat-speed = speed
notation-stat-movement_points = movement { $number ->
        [one] point
       *[other] points
    } each turn
notation-stat-speed_limit = Speed at most { $number }
notation-stat-hands = Only { $number } { $number ->
        [one] hand
       *[other] hands
    }
notation-against-melee = against melee
notation-against-ranged = against ranged
notation-against-magic = against magic
notation-immune = Immune to { $abilities }
notation-ward = For each wound of an attack roll a power die: { $face } cancels it
notation-face-blank = a blank
notation-face-surge = a surge
notation-face-enhancement = an enhancement
notation-familiar-boggs = Familiar: Boggs
notation-familiar-skye = Familiar: Skye
notation-familiar-mata-kata = Familiars: Mata and Kata
notation-familiar-pico = Companion: Pico

## Deeds: moments, prices, acts, targets

notation-moment-start = At the start of your turn
notation-moment-end = At the end of your turn
notation-moment-run = When you Run
notation-moment-battle = When you Battle
notation-moment-advance = When you Advance
notation-moment-ready = When you Ready
notation-moment-melee_kill = When you kill in melee
notation-moment-kill = When you kill
notation-moment-ranged_attack = After a ranged attack
notation-moment-magic_attack = After a magic attack
notation-moment-struck = When an attack wounds you
notation-moment-wounded = When you have suffered wounds
notation-moment-killed = When you are killed
notation-moment-approached = When an enemy moves next to you
notation-moment-drawn = When you draw this card
notation-cost-movement = { $number } movement { $number ->
        [one] point
       *[other] points
    }
notation-cost-fatigue = { $number } fatigue
notation-cost-wounds = { $number } { $number ->
        [one] wound
       *[other] wounds
    }
notation-cost-exhaust = exhaust
notation-cost-discard = discard
notation-act-heal = heal { $number } { $number ->
        [one] wound
       *[other] wounds
    }
notation-act-heal-all = heal all wounds
notation-act-recover = recover { $number } fatigue
notation-act-recover-all = recover all fatigue
notation-act-cancel = cancel { $number } { $number ->
        [one] wound
       *[other] wounds
    }
notation-act-attack = { $signed } { $number ->
        [one] attack
       *[other] attacks
    }
notation-act-move = { $signed } movement { $number ->
        [one] point
       *[other] points
    }
notation-act-move_half = half your speed in movement points
notation-act-guard = place a Guard order
notation-act-armor = { $signed } armor until your next turn
notation-act-stun = a Stun token
notation-act-slay = death
notation-act-push = a push of { $number } { $number ->
        [one] space
       *[other] spaces
    }
notation-act-drain_threat = the Overlord loses { $number } Threat
notation-act-coins = gain { $number } { $number ->
    [one] coin
   *[other] coins
}
notation-act-healing_potion = gain a healing potion
notation-act-vitality_potion = gain a vitality potion
notation-act-draw_again = draw again
notation-target-self_or_adjacent = you or an adjacent hero
notation-target-self_and_adjacent = you and each adjacent hero
notation-target-enemies_within = each enemy within { $number } { $number ->
        [one] space
       *[other] spaces
    }
notation-target-unnamed_within = each unnamed enemy within { $number } { $number ->
        [one] space
       *[other] spaces
    }
notation-target-figure_in_sight = a figure in sight

## One of a kind

notation-power-double_dice = A fatigue spent for a power die rolls 2
notation-power-runes_in_armor = Armor never forbids you Runes
notation-power-change_action = You may change your action as long as what you did fits the new one
notation-power-spoil_roll = When you are attacked, name a green, yellow or power die to be re-rolled
notation-power-mend_roll = When you attack, you may re-roll a green, yellow or power die
notation-power-fist = Once a turn, besides your action: a melee attack with red and green
notation-power-far_glyphs = You activate Glyphs you see within { $number } { $number ->
        [one] space
       *[other] spaces
    }
notation-power-dear_cards = The Overlord's cards cost { $number } Threat more
notation-power-charge = A Run in a straight line may end with a melee attack
notation-power-swap_order = In your turn, { $number } fatigue: exchange your order for another
notation-power-unburdened = Armor never slows you
notation-power-order_other = The order of your Ready may go to a hero you see
notation-power-acrobat = You move through enemies and over obstacles
notation-power-sight_aside = Ranged or Magic: take aim from a free space next to you
notation-power-sight_through = Ranged or Magic: one figure or obstacle does not block your sight
notation-power-shields = Your shields cancel { $signed } { $number ->
        [one] wound
       *[other] wounds
    }
notation-power-trap_wounds = Traps inflict { $number } { $number ->
        [one] wound
       *[other] wounds
    } fewer on you
notation-power-trap_dice = Against traps you roll { $signed } power { $number ->
        [one] die
       *[other] dice
    }
notation-power-no_runes = No Runes
notation-power-cheap_traps = Traps cost { $number } Threat less
notation-power-cruel_traps = Traps that wound inflict { $signed } { $number ->
        [one] wound
       *[other] wounds
    }
notation-power-promotion = One monster of each new area is a Leader instead
notation-power-horde = Each new area has { $number } more Beastmen, Skeletons or Bane Spiders
notation-power-doom = Every attack of a monster rolls { $signed } power { $number ->
        [one] die
       *[other] dice
    }
notation-power-more_cards = Draw { $number } more { $number ->
        [one] card
       *[other] cards
    } each turn

## Overlord cards

notation-occasion-overlord_turn = Play at the start of your turn
notation-occasion-hero_turn = Play before a hero's turn
notation-occasion-monster_activated = Play when a monster is activated
notation-occasion-monster_attacks = Play when a monster attacks
notation-occasion-monster_attacked = Play when a monster is attacked
notation-occasion-hero_enters = Play when a hero enters a space
notation-occasion-hero_opens_door = Play when a hero opens a door
notation-occasion-hero_opens_chest = Play when a hero opens a chest
notation-saving = unless he rolls a blank on { $number } power { $number ->
        [one] die
       *[other] dice
    },
notation-wounds-hero = he suffers { $number } { $number ->
        [one] wound
       *[other] wounds
    }
notation-wounds-hero_and_adjacent = he and each adjacent hero suffer { $number } { $number ->
        [one] wound
       *[other] wounds
    }
notation-wounds-door = each hero next to the door suffers { $number } { $number ->
        [one] wound
       *[other] wounds
    }
notation-fewer = { $less } fewer for each surge on { $number } power { $number ->
        [one] die
       *[other] dice
    }
notation-scheme-aim = the attack is aimed
notation-scheme-dodge = the monster dodges
notation-scheme-haste = the monster's speed is doubled
notation-scheme-frenzy = the monster may attack twice as often
notation-scheme-dim = heroes see only { $number } { $number ->
        [one] space
       *[other] spaces
    } far until your next turn
notation-scheme-pit = a pit opens under him
notation-scheme-rock = a rock takes his space
notation-scheme-end_turn = his turn ends
notation-scheme-stun = he gets a Stun token
notation-scheme-monkey = he becomes a monkey
notation-scheme-ambush = a { $monster } springs out next to him and attacks
notation-scheme-charm = he makes an attack that you declare
