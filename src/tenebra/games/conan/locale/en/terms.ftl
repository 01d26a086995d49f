# The words of the game, each in one line, where they are first met.

term-gems = Gems are strength and life: what you spend comes back slowly, what you lose as a wound hardly ever. Keep some to guard with.
term-stance = Aggressive heroes act and get 2 gems back; cautious ones rest, get 5, and can only guard.
term-guard = Guard: after you see the attack power you may pay gems for dice; symbols and armour come off the damage.
term-reroll = Re-roll: a gem rolls one die again. A mark beside a printed die does so once, free.
term-manipulation = Manipulation: roll as many symbols as the difficulty. Enemies beside you take one each away.
term-river = The river: the further left a tile lies, the cheaper it is. An activated tile goes to the end.
term-flush = Flushing: 2 red gems leave the game for good, and so does a dead tile that only slows the river down.
term-reinforcement = Reinforcements: points bring slain minions back where the tokens lie.
term-command = Leadership: 1 gem lets one ally move and strike.
term-leap = Leap: 2 movement points and a red die; it must show the leap value of the area.
