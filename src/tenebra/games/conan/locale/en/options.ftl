# What may be done: each option in a line, and in a word (do-…), for tiles, menus and keys.

option-stance = { $stance_id ->
    [cautious] Be cautious: 5 gems back, only guards
   *[other] Be aggressive: 2 gems back, all actions
}
do-stance = Stance
option-command = Command { $model } (1 gem)
do-command = Command
option-done = Finished
do-done = Finished
option-move = { $by_id ->
    [none] Move to { $to }
   *[other] { $by } moves to { $to }
}
do-move = Move
option-leap = { $by_id ->
    [none] Leap into { $to }
   *[other] { $by } leaps into { $to }
}
do-leap = Leap
option-wreck = { $by_id ->
    [none] Break through to { $to }
   *[other] { $by } breaks through to { $to }
}
do-wreck = Break through
option-tear = { $by_id ->
    [none] Tear the web
   *[other] { $by } tears the web
}
do-tear = Tear
option-pickup = Pick up { $card }
do-pickup = Pick up
option-give = Give { $card } to { $to }
do-give = Give
option-take = Take { $card } from { $owner }
do-take = Take
option-drop = Drop { $card }
do-drop = Drop
option-throw = Throw { $card }
do-throw = Throw
option-aim = Throw it to { $to }{ $tool_id ->
    [none] { "" }
   *[other] {" "}with { $tool }
}{ $gems ->
    [0] { "" }
    [one] {": "}1 gem
   *[other] {": "}{ $gems } gems
}
do-aim = Aim
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
do-try = Try
option-use = Use { $card }{ $at_id ->
    [none] { "" }
   *[other] {" "}on { $at }
}
do-use = Use
option-keep = Take the card
do-keep = Take
option-leave = Leave it here
do-leave = Leave
option-catch = Catch it (1 gem)
do-catch = Catch
option-agree = Let it go
do-agree = Agree
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
do-strike = Strike
option-shoot = { $card_id ->
    [none] Shoot at { $target }
   *[other] Shoot at { $target } with { $card }
}{ $gems ->
    [0] { "" }
    [one] {": "}1 gem
   *[other] {": "}{ $gems } gems
}
do-shoot = Shoot
option-attack = { $how_id ->
    [web] { $by } webs { $target }
    [ranged] { $by } shoots at { $target }
   *[other] { $by } strikes { $target }
}
do-attack = Attack
option-cast = Cast { $spell }{ $at_id ->
    [none] { "" }
   *[other] {" "}on { $at }
}{ $gems ->
    [0] { "" }
    [one] {": "}1 gem
   *[other] {": "}{ $gems } gems
}
do-cast = Cast
option-reroll = { $by_id ->
    [mark] Roll again for free: { $dice }
    [support] Roll again by Support: { $dice }
   *[other] Roll again for gems: { $dice }
}
do-reroll = Re-roll
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
do-guard = Guard
option-sacrifice = { $by } takes the blow instead
do-sacrifice = Sacrifice
option-activate = Activate { $tile }
do-activate = Activate
option-flush = Remove from the river: { $tile }
do-flush = Flush
option-event = { $name }
do-event = Event
option-reinforce = { $unit }: one comes back at { $at }
do-reinforce = Reinforce
option-end = End
do-end = End
option-pass = Pass
do-pass = Pass
option-choose = { $name }
do-choose = Choose
