# The lessons: each a scenario of its own, and what is said at each step (at most 45 words).
# `.typed` is said at the text table.

scenario-lesson-first-steps = First Steps
    .blurb = A cellar, a secret door, two Kobolds and a bell. Everything a turn is made of, learnt by doing it.
    .intro = The bell of Mossford chapel has been stolen. It is small, it is loud, and it is somewhere behind this cellar wall.
    .victory = The bell rings all the way up the stairs. Mossford has it back before supper, and you have learnt your trade.
    .defeat = The stairs, and daylight, and no bell. Nobody scolds you: it was a lesson, and it can be begun again.
goal-lesson-first-steps = Find the chapel bell and carry it up the stairs.
area-lesson-first-steps-start = Cellar
    .the = the cellar
area-lesson-first-steps-guardroom = Guardroom
    .the = the guardroom
    .enter = So that is where the draught came from. A chest, a bell too small for its own noise, and a smell of Kobold.
token-lesson-first-steps-bell = chapel bell

lesson-first-steps-welcome = Welcome! You are Vardak the fighter, the figure with the halo. Naurania the mage, Storm and Wick play themselves today. Each step waits for you, nothing can go wrong, and the dice are laid out for the lesson.
    .typed = Welcome! You are Vardak the fighter. Naurania the mage, Storm and Wick play themselves today. Each step waits for you, nothing can go wrong, and the dice are laid out for the lesson. Only what a step is about can be chosen.
lesson-first-steps-goal = Every Adventure has a goal, told here whenever you forget it. Today: find the stolen bell and carry it up the stairs. Whatever you do, ask whether it brings you nearer to it.
    .typed = Every Adventure has a goal; type “goal” whenever you forget it. Today: find the stolen bell and carry it up the stairs. Whatever you do, ask whether it brings you nearer to it.
lesson-first-steps-sheet = Your sheet: hearts are Life, the boots your Movement. The coloured dice say how well you fight: two of six faces hit on green, three on blue, four on red. Naurania has less Life than you. Stand in front of her.
    .typed = Type “sheet” to see yourself: Life, Movement, and dice that say how well you fight. Two of six faces hit on green, three on blue, four on red. Naurania has less Life than you. Stand in front of her.
lesson-first-steps-search = In your turn you may move and take one Action, in either order. This cellar seems to have no door. No door? Then somebody hid it. Take the Action Search: it always finds whatever is hidden in the room.
lesson-first-steps-move = There it is, a secret door! The Action is spent, but you may still move. Choose the space in front of the door. The board shows the way and what it costs before you go.
lesson-first-steps-undo = Thought better of it? Undo takes your last choice back, free of charge, as long as no dice fell and nothing hidden came to light. Try things; that is what it is for.
lesson-first-steps-open = A new round, and you begin it at the door. That was the plan: who opens a door first can still walk in. Who walks to it first has to wait. Open it.
lesson-first-steps-enter = A chest, and the bell! It looks empty. But Monsters come only when a Hero has entered, at the end of the turn. Go in two spaces: you hold the enemy, and Naurania has room to see past you.
lesson-first-steps-enemies = Two Kobolds! Who acts when is shuffled anew each round. They came to you because you are near, and they strike whoever they can reach. This time their card came up twice in a row. It happens.
lesson-first-steps-dice = The chronicle tells every roll: hits against blocks, and only what is left over hurts. Equal numbers hurt nobody, so one Kobold failed. Press what stands behind a line to read the rule that says so.
    .typed = The story above tells every roll: hits against blocks, and only what is left over hurts. Equal numbers hurt nobody, so one Kobold failed. Type “rule” and what stands in brackets to read the rule that says so.
lesson-first-steps-attack = Naurania has burnt one Kobold with her Spell. The other is yours. Point at it first: the number is your exact chance to wound, worked out from your dice and its own. Then attack.
    .typed = Naurania has burnt one Kobold with her Spell. The other is yours. Behind the attack stands your exact chance to wound and to kill; “odds” shows the dice it is worked out from. Then attack.
lesson-first-steps-stride = A Kobold has one Life: down it goes. You acted before moving, so your steps are left. Use them now. Walk to a space beside the chest, so that next turn begins where you need it.
lesson-first-steps-chest = No enemies about, a chest in reach: that is what an Action is for. Open it. In a longer game do not leave chests behind; what lies in them is how Heroes grow stronger.
lesson-first-steps-pick = Four cards for four Heroes, and whoever opened the chest chooses first. You have lost two Life, so take the Healing Potion. The axe and the helm are for wearing: they make dice, and others will want them too.
lesson-first-steps-bell = Now the bell. Whoever ends a movement on it takes it up, and that costs no Action. Carry it well: if its bearer falls, it falls with them.
lesson-first-steps-potion = Cards lie in your hand. To play one is usually your Action. Nobody threatens you and you are hurt: drink the potion now rather than in the next fight, when you would rather strike.
lesson-first-steps-hint = If you ever do not know what to do, press the light bulb: it tells you a good move, and why. The brass button is that move. Neither knows more than you do.
    .typed = If you ever do not know what to do, type “hint”: it tells you a good move, and why; “hint!” does it. It knows no more than you do.
lesson-first-steps-home = You have the bell and nobody is left to stop you. Walk back to the stairs as you like, and when they are in reach, choose “Leave the dungeon”. Leaving ends the game, so it asks twice.
lesson-first-steps-farewell = Won! You can search, fight, loot and carry. In a whole Adventure you lead all four Heroes against a Keeper with nasty cards, and nobody lays out the dice. Take the stairs down again whenever you like.
