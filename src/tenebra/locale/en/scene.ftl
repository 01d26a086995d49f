# Said in the scenes of all games: doors, dice, whom one waits for.

sheet-no-dice = no dice
scene-waiting = Waiting for { $who }
chart-door-open = open door
chart-door-closed = closed door
chart-door-locked = locked door
chart-door-secret = secret door
