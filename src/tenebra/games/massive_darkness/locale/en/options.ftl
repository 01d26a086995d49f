# What may be done, as the lines of a list.

option-melee = Strike { $target }
do-melee = Melee
option-ranged = Shoot { $target }
do-ranged = Ranged
option-magic = Magic at { $target }
do-magic = Magic
option-charge = Charge into { $to }
do-charge = Charge
option-safeshot = Safe Shot from { $to }
do-safeshot = Safe Shot
option-teleport = Teleport to { $to }
do-teleport = Teleport
option-command = Command { $hero } to act
do-command = Command
option-move = Move to { $to }
do-move = Move
option-open = Open { $door }
do-open = Open door
option-pickup = Pick up everything here
do-pickup = Pick up
option-stop = Stop moving
do-stop = Stop
option-standup = Stand up
do-standup = Stand up
option-trade = Reorganize or Trade
do-trade = Reorganize
option-transmute = Transmute three cards
do-transmute = Transmute
option-signature = { $by_id ->
    [micro] Use the Signature for Micro-XP
   *[other] Use the Signature
}
do-signature = Signature
option-use = Use { $card }
do-use = Use
option-pay = { $power }: { $by } pays with Wounds
do-pay = Pay in blood
option-nothing = Do nothing more
do-nothing = Do nothing
option-pass = Go on
do-pass = Go on
option-trigger = { $power }
do-trigger = Enchantment
option-reroll = { $places_id ->
    [none] { $side_id ->
        [attack] Roll the Attack dice again
       *[defense] Roll the Defense dice again
    }
   *[other] { $side_id ->
        [attack] Roll Attack dice again: { $places }
       *[defense] Roll Defense dice again: { $places }
    }
}
do-reroll = Re-roll
option-die = { $face_id ->
    [none] A { $colour } die
   *[other] The { $colour } die showing { $face }
}
do-die = Die
option-symbol = { $symbol }
do-symbol = Symbol
option-strike = { $figure_id ->
    [boss] The Boss
   *[other] A Minion
}
do-strike = Strike
option-activate = { $enemy }
do-activate = Enemy
option-choose = { $who }
do-choose = Choose
option-place = { $zone }
do-place = Zone
option-kind = { $type }
do-kind = Attack type
option-pick = { $card }
do-pick = Take
option-equip = { $instead_id ->
    [none] Equip { $card }
   *[other] Equip { $card } in place of { $instead }
}
do-equip = Equip
option-unequip = Put { $card } away
do-unequip = Put away
option-give = Give { $card } to { $to }
do-give = Give
option-ready = Ready
do-ready = Ready
option-first = { $hero }
do-first = First Player
option-learn = { $line }
do-learn = Acquire
option-agree = Agree
do-agree = Agree
option-refuse = Refuse
do-refuse = Refuse
option-sell = Sell { $card }
do-sell = Sell
option-barter = Give the Market { $cards }
do-barter = Exchange
option-swap = Swap { $card } for { $starting }
do-swap = Swap
