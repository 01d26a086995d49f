# The guided tour: what every game has to teach about a turn.

tour-welcome = The glowing figure acts, and the brass button below is the most useful step. Everything else you may do is beside it or on the board.
tour-move = { $touch ->
    [yes] The spaces in the green outline are within reach. Tap one to see the way and its price, tap it again to walk there.
   *[no] The spaces in the green outline are within reach. Point at one to see the way and its price, press it to walk there.
}
tour-attack = { $touch ->
    [yes] An enemy in brackets can be attacked. The number is the chance that counts; tap it to see dice against dice.
   *[no] An enemy in brackets can be attacked. The number is the chance that counts; point at it to see dice against dice.
}
tour-why = What is not possible now is folded under “Not now”, each with its reason and its rule. Pressing something on the board that cannot be done says why, too.
tour-end = When nothing is left to do, end the turn. Undo takes a step back as long as no dice have been rolled.
