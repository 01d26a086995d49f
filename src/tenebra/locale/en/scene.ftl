# Said in the scenes of all games: doors, dice, odds, whom one waits for; what nobody and nothing are called.

sheet-no-dice = no dice
scene-waiting = Waiting for { $who }
chart-door-open = open door
chart-door-closed = closed door
chart-door-locked = locked door
chart-door-secret = secret door
scene-odds-entry = { $wounds }: { $chance }%
nobody = nobody
nothing = nothing
unknown-card = a card
scene-walk = { $steps ->
    [one] { $who } took 1 step to { $to }.
   *[other] { $who } took { $steps } steps to { $to }.
}
objective-count = { $what }: { $done } of { $most }
aftermath-others = Enemies
aftermath-worst-round = The Heroes lost { $number } Life in this round alone.
