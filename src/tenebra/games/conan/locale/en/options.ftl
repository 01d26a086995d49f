# What may be done: each option in a line, and in a word (do-…), for tiles, menus and keys.

option-stance = { $stance_id ->
    [cautious] Be cautious: 5 gems back, only guards
   *[other] Be aggressive: 2 gems back, all actions
}
option-command = Command { $model } (1 gem)
option-done = Finished
option-move = { $by_id ->
    [none] Move to { $to }
   *[other] { $by } moves to { $to }
}
option-leap = { $by_id ->
    [none] Leap into { $to }
   *[other] { $by } leaps into { $to }
}
option-wreck = { $by_id ->
    [none] Break through to { $to }
   *[other] { $by } breaks through to { $to }
}
option-tear = { $by_id ->
    [none] Tear the web
   *[other] { $by } tears the web
}
option-pickup = Pick up { $card }
option-give = Give { $card } to { $to }
option-take = Take { $card } from { $owner }
option-drop = Drop { $card }
option-throw = Throw { $card }
option-aim = Throw it to { $to }{ $tool_id ->
    [none] { "" }
   *[other] {" "}with { $tool }
}{ $gems ->
    [0] { "" }
    [one] {": "}1 gem
   *[other] {": "}{ $gems } gems
}
option-try = { $what_id ->
    [chest] Open the chest
    [brew] Brew something
   *[other] { $what }
}{ $tool_id ->
    [none] { "" }
   *[other] {" "}with { $tool }
}{ $gems ->
    [0] { "" }
    [one] {": "}1 gem
   *[other] {": "}{ $gems } gems
}
option-use = Use { $card }{ $at_id ->
    [none] { "" }
   *[other] {" "}on { $at }
}
option-keep = Take the card
option-leave = Leave it here
option-catch = Catch it (1 gem)
option-agree = Let it go
option-strike = Strike { $target }{ $card_id ->
    [none] {" "}with bare hands
   *[other] {" "}with { $card }
}{ $second_id ->
    [none] { "" }
   *[other] {" "}and { $second }
}{ $gems ->
    [0] { "" }
    [one] {": "}1 gem
   *[other] {": "}{ $gems } gems
}
option-shoot = { $card_id ->
    [none] Shoot at { $target }
   *[other] Shoot at { $target } with { $card }
}{ $gems ->
    [0] { "" }
    [one] {": "}1 gem
   *[other] {": "}{ $gems } gems
}
option-attack = { $how_id ->
    [web] { $by } webs { $target }
    [ranged] { $by } shoots at { $target }
   *[other] { $by } strikes { $target }
}
option-cast = Cast { $spell }{ $at_id ->
    [none] { "" }
   *[other] {" "}on { $at }
}{ $gems ->
    [0] { "" }
    [one] {": "}1 gem
   *[other] {": "}{ $gems } gems
}
option-reroll = { $by_id ->
    [mark] Roll again for free: { $dice }
    [support] Roll again by Support: { $dice }
   *[other] Roll again for gems: { $dice }
}
option-guard = { $by_id ->
    [none] { $card_id ->
        [none] Dodge
       *[other] Parry with { $card }
    }
   *[other] { $card_id ->
        [none] { $by } guards
       *[other] { $by } parries with { $card }
    }
}{ $gems ->
    [0] { "" }
    [one] {": "}1 gem
   *[other] {": "}{ $gems } gems
}
option-sacrifice = { $by } takes the blow instead
option-activate = Activate { $tile }
option-flush = Remove from the river: { $tile }
option-event = { $name }
option-reinforce = { $unit }: one comes back at { $at }
option-end = End
option-pass = Pass
option-choose = { $name }

do-stance = Stance
do-command = Command
do-done = Finished
do-move = Move
do-leap = Leap
do-wreck = Break through
do-tear = Tear
do-pickup = Pick up
do-give = Give
do-take = Take
do-drop = Drop
do-aim = Aim
do-use = Use
do-throw = Throw
do-try = Try
do-keep = Take
do-leave = Leave
do-catch = Catch
do-agree = Agree
do-strike = Strike
do-shoot = Shoot
do-attack = Attack
do-cast = Cast
do-reroll = Re-roll
do-guard = Guard
do-sacrifice = Sacrifice
do-activate = Activate
do-flush = Flush
do-event = Event
do-reinforce = Reinforce
do-end = End
do-pass = Pass
do-choose = Choose
