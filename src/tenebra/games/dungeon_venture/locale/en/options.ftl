# What may be done, as the lines of a list.

option-move = { $via_id ->
    [none] Walk to { $to }
   *[other] Walk to { $to } by way of: { $via }
}
option-leap = Walk to { $to } through the Pit
option-leave = Leave the dungeon by the staircase
option-attack = Attack { $target }
option-give = Give { $card } to { $to }
option-chest = Open the Chest at { $space }
option-double = Double Step
option-open = Open { $door }
option-close = Close { $door }
option-loot = Collect what { $hero } has left
option-guide = Guide the Spirit of { $spirit }
option-release = Release the Spirit of { $spirit } at { $to }
option-play = { $at_id ->
    [none] Play { $card }
   *[other] Play { $card } on { $at }
}
option-rest = Rest at the Altar
option-resurrect = Resurrect at the Altar
option-search = Search the area
option-reorganize = Stop and Reorganize
option-swap = Swap places with { $other }
option-use = Use: { $thing }
option-takeoff = Take off { $card }
option-end = End the turn
option-pass = Pass
option-event = { $at_id ->
    [none] Event: { $card }
   *[other] Event on { $at }: { $card }
}
option-activate = { $figure } acts
option-pick = { $card }
option-place = { $space }
option-first = { $hero } goes first
option-agree = Agree
option-refuse = Refuse
option-ready = Ready
option-keep = { $by } keeps { $card }
option-buy = Buy { $card } for { $by }
