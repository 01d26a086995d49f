# What may be done: each option in a line, and in a word (do-…), for tiles, menus and keys.

option-move = { $via_id ->
    [none] Walk to { $to }
   *[other] Walk to { $to } by way of: { $via }
}
do-move = Move
option-leap = Walk to { $to } through the Pit
do-leap = Through the Pit
option-leave = Leave the dungeon by the staircase
do-leave = Leave the dungeon
option-attack = Attack { $target }
do-attack = Attack
option-give = Give { $card } to { $to }
do-give = Give
option-chest = Open the Chest at { $space }
do-chest = Open Chest
option-double = Double Step
do-double = Double Step
option-open = Open { $door }
do-open = Open door
option-close = Close { $door }
do-close = Close door
option-loot = Collect what { $hero } has left
do-loot = Collect Objects
option-guide = Guide the Spirit of { $spirit }
do-guide = Guide Spirit
option-release = Release the Spirit of { $spirit } at { $to }
do-release = Release Spirit
option-play = { $at_id ->
    [none] Play { $card }
   *[other] Play { $card } on { $at }
}
do-play = Play Card
option-rest = Rest at the Altar
do-rest = Rest
option-resurrect = Resurrect at the Altar
do-resurrect = Resurrect
option-search = Search the area
do-search = Search
option-reorganize = Stop and Reorganize
do-reorganize = Stop and Reorganize
option-swap = Swap places with { $other }
do-swap = Swap Places
option-use = Use: { $thing }
do-use = Use
option-takeoff = Take off { $card }
do-takeoff = Take off
option-end = End the turn
do-end = End turn
option-pass = Pass
do-pass = Let it pass
option-event = { $at_id ->
    [none] Event: { $card }
   *[other] Event on { $at }: { $card }
}
do-event = Play Event
option-activate = { $figure } acts
do-activate = Act
option-pick = { $card }
do-pick = Take
option-place = { $space }
do-place = Choose space
option-first = { $hero } goes first
do-first = Go first
option-agree = Agree
do-agree = Agree
option-refuse = Refuse
do-refuse = Refuse
option-ready = Ready
do-ready = Ready
option-keep = { $by } keeps { $card }
do-keep = Keep
option-buy = Buy { $card } for { $by }
do-buy = Buy
