# What may be done: each option in a line, and in a word (do-…), for tiles, menus and keys.

option-go = { $through_id ->
    [none] Go to { $to }
   *[other] Go to { $to } through { $through }
}
option-move = Take the free move without a step
option-expend = { $to_id ->
    [heal] Expend a { $colour } cube: HEAL 2 AND CLEANSE 1
   *[other] Expend a { $colour } cube to move 3
}
option-stop = Move no further
option-use = Use { $skill } with a { $colour } cube{ $as_colour_id ->
    [none] { "" }
   *[other] {" "}as { $as_colour }
}
option-focus = Use { $ability } with FOCUS
option-ki = { $ability_id ->
    [none] Spend KI: attack with the weapon
   *[other] Spend KI: { $ability }
}
option-recall = Recall all cubes and take a curse
option-consume = Use { $item }
option-equip = Equip { $item }
option-unequip = Put { $item } into the bag
option-give = Give { $item } to { $to }
option-take = { $to_id ->
    [none] Take { $item } from { $by }
   *[other] Take { $item } from { $by } and use it at once
}
option-open = Open { $door }
option-search = Search { $chest }
option-interact = { $choice }
option-end = End the turn
option-target = { $who }
option-amount = { $who }: { $number }
option-enough = No more
option-react = { $skill }{ $colour_id ->
    [none] { "" }
   *[other] {" "}({ $colour })
}{ $on_id ->
    [none] { "" }
   *[other] {" "}for { $on }
}
option-protect = { $by } steps in for { $who }
option-reroll = Roll again
option-fury = Spend FURY: 1 more damage
option-choose = { $name }
option-agree = Let it go
option-pass = Let it pass

do-go = Go
do-move = Stand up
do-expend = Extra move
do-stop = Stop
do-use = Skill
do-focus = Focus
do-ki = Ki
do-recall = Recall
do-consume = Consume
do-equip = Equip
do-unequip = Put away
do-give = Give
do-take = Take
do-open = Open a door
do-search = Search a chest
do-interact = Interact
do-end = End the turn
do-target = Target
do-amount = Share out
do-enough = No more
do-react = React
do-protect = Protect
do-reroll = Roll again
do-fury = Fury
do-choose = Choose
do-agree = Agree
do-pass = Let it pass

option-stash = Leave { $item } in the camp
option-fetch = Take { $item } along
do-stash = Leave in the camp
do-fetch = Take along
