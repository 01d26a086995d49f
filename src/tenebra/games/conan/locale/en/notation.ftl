# The notation of cards and spells (docs/conan/cards.md). In English it is what cards.lark reads, but for the re-roll mark, an `r` there.

notation-and = and
notation-mark = (free re-roll)
notation-die-red = { $number ->
        [one] red
       *[other] red
    }
notation-die-orange = { $number ->
        [one] orange
       *[other] orange
    }
notation-die-yellow = { $number ->
        [one] yellow
       *[other] yellow
    }

## What a card adds, or is

notation-melee = melee { $dice }
notation-ranged = ranged { $dice }
notation-thrown = thrown
notation-area = area
notation-guard = guard { $dice }
notation-manipulation = manipulation { $dice }
notation-burst = bursts with { $dice }
notation-armour = armour { $armour }
notation-gift = you have { $skills }
notation-person = a person of { $life } life
notation-stat-movement = Base movement
notation-stat-load = Maximum load
notation-stat-recovery = Recovery
notation-stat-melee-limit = Melee limit
notation-stat-ranged-limit = Ranged limit
notation-stat-guard-limit = Guard limit
notation-stat-move-limit = Move limit
notation-stat-manipulation-limit = Manipulation limit
notation-stat-reroll-limit = Re-roll limit

## Deeds: price, acts, target, how long

notation-discard = Discard
notation-discard-any-time = Any time, discard
notation-act-attack = attack with { $dice }
notation-act-attack-undefended = undefended attack with { $dice }
notation-act-armour = armour +{ $shown }
notation-act-weaken = attack power -{ $shown }
notation-act-grant = gain { $skills }
notation-act-heal = heal { $shown } { $number ->
        [one] wound
       *[other] wounds
    }
notation-act-heal-dice = heal { $dice }
notation-act-recover = recover { $shown } { $number ->
        [one] gem
       *[other] gems
    }
notation-act-exhaust = lose { $shown } { $number ->
        [one] gem
       *[other] gems
    }
notation-act-suffer = suffer { $shown } { $number ->
        [one] damage
       *[other] damage
    }
notation-act-web = web
notation-act-push = push { $shown } { $number ->
        [one] area
       *[other] areas
    }
notation-act-teleport = teleport
notation-act-fetch = fetch up to load { $shown }
notation-act-raise = raise { $shown } { $number ->
        [one] minion
       *[other] minions
    }
notation-act-reroll = re-roll { $shown } { $number ->
        [one] die
       *[other] dice
    }
notation-target-other-hero-in-sight = another hero in sight
notation-target-friend-here = a friend in your area
notation-target-friend-in-sight = a friend in sight
notation-target-friends-here = every friend in your area
notation-target-enemy-here = an enemy in your area
notation-target-enemy-in-sight = an enemy in sight
notation-target-area-here = your area
notation-target-area-adjacent = an adjacent area
notation-target-area-in-sight = an area in sight
notation-target-object-in-sight = an object in sight
notation-lasting-round = until your next turn
