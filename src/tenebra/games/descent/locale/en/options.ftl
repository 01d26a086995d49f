# What may be done: each option in a line, and in a word (do-…), for tiles, menus and keys.

option-swap = Swap { $skill } for another
do-swap = Swap
option-place = { $lie_id ->
    [upright] Here, north to south: { $at }
   *[other] Here: { $at }
}
do-place = Place
option-next = { $hero } acts next
do-next = Next
option-run = Run: twice your speed, no attack
do-run = Run
option-battle = Battle: two attacks, no movement
do-battle = Battle
option-advance = Advance: your speed and one attack
do-advance = Advance
option-ready = Ready: move or attack, and set an order
do-ready = Ready
option-order = { $to_id ->
    [none] Order: { $order }
   *[other] Order for { $to }: { $order }
}
do-order = Order
option-fatigue = Spend a fatigue
do-fatigue = Fatigue
option-move = { $lie_id ->
    [upright] Move to { $to }, north to south
   *[other] Move to { $to }
}
do-move = Move
option-climb = { $lie_id ->
    [upright] Climb out to { $to }, north to south
   *[other] Climb out to { $to }
}
do-climb = Climb
option-jump = Jump over the pit to { $to }
do-jump = Jump
option-stairs = Take the stairs
do-stairs = Stairs
option-travel = { $to_id ->
    [town] By glyph to Town
   *[other] By glyph to { $to }
}
do-travel = Glyph
option-open = Open { $door }
do-open = Open
option-close = Close { $door }
do-close = Close
option-chest = Open the chest
do-chest = Chest
option-pickup = Pick up { $token }
do-pickup = Pick up
option-drop = Drop { $item }
do-drop = Drop
option-give = Give { $item } to { $to }
do-give = Give
option-drink = Drink { $potion }
do-drink = Drink
option-reequip = Rearrange everything you carry
do-reequip = Rearrange
option-equip = Put { $item } to use
do-equip = Equip
option-stow = Put { $item } into the pack
do-stow = Stow
option-use = { $at_id ->
    [none] Use { $card }
   *[other] Use { $card } on { $at }
}
do-use = Use
option-done = Done
do-done = Done
option-end = End
do-end = End
option-visit = Go shopping
do-visit = Shop
option-buy = Buy { $item }
do-buy = Buy
option-sell = Sell { $item }
do-sell = Sell
option-learn = Buy a skill: { $deck }
do-learn = Learn
option-train = Train { $trait }: one more power die
do-train = Train
option-keep = { $card_id ->
    [none] Keep them all
   *[other] Keep { $card }
}
do-keep = Keep
option-coins = Take coins instead of { $card }
do-coins = Coins
option-guide = { $familiar } to { $to }
do-guide = Guide
option-fetch = { $familiar } fetches { $token }
do-fetch = Fetch
option-bring = { $familiar } brings it to { $to }
do-bring = Bring
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
do-attack = Attack
option-breathe = { $weapon_id ->
    [none] Breathe { $side } from { $at }
   *[other] Breathe { $side } from { $at } with { $weapon } { $how_id ->
        [aimed] (aimed)
       *[other] { "" }
    }
}
do-breathe = Breathe
option-sweep = { $weapon_id ->
    [none] Strike everybody around
   *[other] Strike everybody around with { $weapon } { $how_id ->
        [aimed] (aimed)
       *[other] { "" }
    }
}
do-sweep = Sweep
option-reroll = Re-roll dice { $places }
do-reroll = Re-roll
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
do-spend = Spend
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
do-play = Play
option-discard = Discard { $card }
do-discard = Discard
option-activate = Activate { $monster }
do-activate = Activate
option-lift = Take { $monster } off the board
do-lift = Lift
option-skip = Do without
do-skip = Skip
option-pass = Let it pass
do-pass = Pass
option-choose = { $name }
do-choose = Choose

group-action = Actions
group-dice = Dice
group-order = Orders
group-shop = Town
group-threat = For Threat
