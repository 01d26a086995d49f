# Said in the scenes of all games: doors, dice, odds, whom one waits for; what nobody and nothing are called.

sheet-no-dice = no dice
scene-waiting = Waiting for { $who }
chart-door-open = open door
chart-door-closed = closed door
chart-door-locked = locked door
chart-door-secret = secret door
scene-odds-entry = { $wounds }: { $chance }%
scene-clash = { $kill ->
    [0] { $attacker } against { $target }: wound { $hit }%, { $mean } wounds expected.
   *[other] { $attacker } against { $target }: wound { $hit }%, kill { $kill }%, { $mean } wounds expected.
}
scene-striker = { $who } (wound { $hit }%)
scene-strikers = Could strike here next turn: { $who }.
scene-no-strikers = Nobody on the board could strike here next turn.
nobody = nobody
nothing = nothing
unknown-card = a card
scene-walk = { $steps ->
    [one] { $who } took 1 step to { $to }.
   *[other] { $who } took { $steps } steps to { $to }.
}
