# Said in the scenes of all games: doors, dice, and the position in sentences.

sheet-no-dice = no dice
chart-door-open = open door
chart-door-closed = closed door
chart-door-locked = locked door
chart-door-secret = secret door
speech-side = { $direction }: { $what }.
speech-north = north
speech-east = east
speech-south = south
speech-west = west
speech-wall = wall
speech-here = Here: { $things }.
speech-right-here = right here
speech-no-enemy = No enemy is in sight.
