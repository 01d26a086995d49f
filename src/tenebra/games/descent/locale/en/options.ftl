# What may be done: each option in a line, and in a word (do-…), for tiles, menus and keys.

option-swap = Swap { $skill } for another
option-place = { $lie_id ->
    [upright] Here, north to south: { $at }
   *[other] Here: { $at }
}
option-next = { $hero } acts next
option-run = Run: twice your speed, no attack
option-battle = Battle: two attacks, no movement
option-advance = Advance: your speed and one attack
option-ready = Ready: move or attack, and set an order
option-order = { $to_id ->
    [none] Order: { $order }
   *[other] Order for { $to }: { $order }
}
option-fatigue = Spend a fatigue
option-move = { $lie_id ->
    [upright] Move to { $to }, north to south
   *[other] Move to { $to }
}
option-climb = { $lie_id ->
    [upright] Climb out to { $to }, north to south
   *[other] Climb out to { $to }
}
option-jump = Jump over the pit to { $to }
option-stairs = Take the stairs
option-travel = { $to_id ->
    [town] By glyph to Town
   *[other] By glyph to { $to }
}
option-open = Open { $door }
option-close = Close { $door }
option-chest = Open the chest
option-pickup = Pick up { $token }
option-drop = Drop { $item }
option-give = Give { $item } to { $to }
option-drink = Drink { $potion }
option-reequip = Rearrange everything you carry
option-equip = Put { $item } to use
option-stow = Put { $item } into the pack
option-use = { $at_id ->
    [none] Use { $card }
   *[other] Use { $card } on { $at }
}
option-done = Done
option-end = End
option-visit = Go shopping
option-buy = Buy { $item }
option-sell = Sell { $item }
option-learn = Buy a skill: { $deck }
option-train = Train { $trait }: one more power die
option-keep = { $card_id ->
    [none] Keep them all
   *[other] Keep { $card }
}
option-coins = Take coins instead of { $card }
option-guide = { $familiar } to { $to }
option-fetch = { $familiar } fetches { $token }
option-bring = { $familiar } brings it to { $to }
option-attack = { $weapon_id ->
    [none] Attack { $figure_id ->
        [none] { $at }
       *[other] { $figure }
    }
   *[other] { $how_id ->
        [aimed] Aim and attack { $figure_id ->
            [none] { $at }
           *[other] { $figure }
        } with { $weapon }
       *[other] Attack { $figure_id ->
            [none] { $at }
           *[other] { $figure }
        } with { $weapon }
    }
}
option-breathe = { $weapon_id ->
    [none] Breathe { $side } from { $at }
   *[other] Breathe { $side } from { $at } with { $weapon } { $how_id ->
        [aimed] (aimed)
       *[other] { "" }
    }
}
option-sweep = { $weapon_id ->
    [none] Strike everybody around
   *[other] Strike everybody around with { $weapon } { $how_id ->
        [aimed] (aimed)
       *[other] { "" }
    }
}
option-reroll = Re-roll dice { $places }
option-spend = { $on_id ->
    [none] { spend-points }
   *[other] { $range ->
        [0] { $damage ->
            [0] { $on }
           *[other] { $on }, { spend-points }
        }
       *[other] { $on }, { spend-points }
    }
}
spend-points = { $range ->
    [0] { $damage ->
        [0] Leave the roll as it is
       *[other] +{ $damage } damage
    }
   *[other] { $damage ->
        [0] +{ $range } range
       *[other] +{ $range } range, +{ $damage } damage
    }
}
option-play = { $at_id ->
    [none] Play { $card }
   *[other] Play { $card } on { $at }
}
option-discard = Discard { $card }
option-activate = Activate { $monster }
option-lift = Take { $monster } off the board
option-skip = Do without
option-pass = Let it pass
option-choose = { $name }

do-swap = Swap
do-place = Place
do-next = Next
do-run = Run
do-battle = Battle
do-advance = Advance
do-ready = Ready
do-order = Order
do-fatigue = Fatigue
do-move = Move
do-climb = Climb
do-jump = Jump
do-stairs = Stairs
do-travel = Glyph
do-open = Open
do-close = Close
do-chest = Chest
do-pickup = Pick up
do-drop = Drop
do-give = Give
do-drink = Drink
do-reequip = Rearrange
do-equip = Equip
do-stow = Stow
do-use = Use
do-done = Done
do-end = End
do-visit = Shop
do-buy = Buy
do-sell = Sell
do-learn = Learn
do-train = Train
do-keep = Keep
do-coins = Coins
do-guide = Guide
do-fetch = Fetch
do-bring = Bring
do-attack = Attack
do-breathe = Breathe
do-sweep = Sweep
do-reroll = Re-roll
do-spend = Spend
do-play = Play
do-discard = Discard
do-activate = Activate
do-lift = Lift
do-skip = Skip
do-pass = Pass
do-choose = Choose

group-action = Actions
group-dice = Dice
group-order = Orders
group-shop = Town
group-threat = For Threat
