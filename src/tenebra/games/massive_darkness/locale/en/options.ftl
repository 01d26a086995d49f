# What may be done, as the lines of a list.

option-melee = Strike { $target }
option-ranged = Shoot { $target }
option-magic = Magic at { $target }
option-charge = Charge into { $to }
option-safeshot = Safe Shot from { $to }
option-teleport = Teleport to { $to }
option-command = Command { $hero } to act
option-move = Move to { $to }
option-open = Open { $door }
option-pickup = Pick up everything here
option-stop = Stop moving
option-standup = Stand up
option-trade = Reorganize or Trade
option-transmute = Transmute three cards
option-signature = { $by_id ->
    [micro] Use the Signature for Micro-XP
   *[other] Use the Signature
}
option-use = Use { $card }
option-pay = { $power }: { $by } pays with Wounds
option-nothing = Do nothing more
option-pass = Go on
option-trigger = { $power }
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
option-die = { $face_id ->
    [none] A { $colour } die
   *[other] The { $colour } die showing { $face }
}
option-symbol = { $symbol }
option-strike = { $figure_id ->
    [boss] The Boss
   *[other] A Minion
}
option-activate = { $enemy }
option-choose = { $who }
option-place = { $zone }
option-kind = { $type }
option-pick = { $card }
option-equip = { $instead_id ->
    [none] Equip { $card }
   *[other] Equip { $card } in place of { $instead }
}
option-unequip = Put { $card } away
option-give = Give { $card } to { $to }
option-ready = Ready
option-first = { $hero }
option-learn = { $line }
option-agree = Agree
option-refuse = Refuse
