# What every scene says, whatever the game.

scene-waiting = Waiting for { $who }
