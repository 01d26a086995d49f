# What may be done: each option in a line, and in a word (do-…), for tiles, menus and keys.

option-go = { $through_id ->
    [none] Go to { $to }
   *[other] Go to { $to } through { $through }
}
do-go = Go
option-move = Take the free move without a step
do-move = Stand up
option-expend = { $to_id ->
    [heal] Expend a { $colour } cube: HEAL 2 AND CLEANSE 1
   *[other] Expend a { $colour } cube to move 3
}
do-expend = Extra move
option-stop = Move no further
do-stop = Stop
option-use = Use { $skill } with a { $colour } cube{ $as_colour_id ->
    [none] { "" }
   *[other] {" "}as { $as_colour }
}
do-use = Skill
option-focus = Use { $ability } with FOCUS
do-focus = Focus
option-ki = { $ability_id ->
    [none] Spend KI: attack with the weapon
   *[other] Spend KI: { $ability }
}
do-ki = Ki
option-recall = Recall all cubes and take a curse
do-recall = Recall
option-consume = Use { $item }
do-consume = Consume
option-equip = Equip { $item }
do-equip = Equip
option-unequip = Put { $item } into the bag
do-unequip = Put away
option-give = Give { $item } to { $to }
do-give = Give
option-take = { $to_id ->
    [none] Take { $item } from { $by }
   *[other] Take { $item } from { $by } and use it at once
}
do-take = Take
option-open = Open { $door }
do-open = Open a door
option-search = Search { $chest }
do-search = Search a chest
option-interact = { $choice }
do-interact = Interact
option-end = End the turn
do-end = End the turn
option-target = { $who }
do-target = Target
option-amount = { $who }: { $number }
do-amount = Share out
option-enough = No more
do-enough = No more
option-react = { $skill }{ $colour_id ->
    [none] { "" }
   *[other] {" "}({ $colour })
}{ $on_id ->
    [none] { "" }
   *[other] {" "}for { $on }
}
do-react = React
option-protect = { $by } steps in for { $who }
do-protect = Protect
option-reroll = Roll again
do-reroll = Roll again
option-fury = Spend FURY: 1 more damage
do-fury = Fury
option-choose = { $name }
do-choose = Choose
option-agree = Let it go
do-agree = Agree
option-pass = Let it pass
do-pass = Let it pass
option-stash = Leave { $item } in the camp
do-stash = Leave in the camp
option-fetch = Take { $item } along
do-fetch = Take along
