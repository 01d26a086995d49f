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

## The Keeper's lesson

scenario-lesson-the-keeper = The Other Side of the Door
    .blurb = Two Kobolds, an Event, a Boss and the last of the Heroes. Everything that the Keeper does, learnt by doing it.
    .intro = Three of them lie in the corridor. The fourth has found the right room, and Grimla has looked up from her soup.
    .victory = The last of the Heroes walks out over what is left of your household. Nobody scolds you: it was a lesson, and it can be begun again.
    .defeat = Grimla goes back to her soup. It is still warm, and you have learnt your trade.
goal-lesson-the-keeper = Slay Vardak, the last of the Heroes.
area-lesson-the-keeper-start = The stair
area-lesson-the-keeper-hall = Hall
    .the = the hall
boss-grimla = Grimla
    .about = A landlady with a large ladle, who does not like people to leave before the soup.

lesson-the-keeper-welcome = Welcome! You are the Keeper: every Monster and Boss on the board is yours, and Grimla, in the black rim, is your best. Only Vardak is left of the four Heroes. The dice are laid out for the lesson.
lesson-the-keeper-goal = Your aim stands here, never theirs. You win when no Hero is left, when one of them flees up the stairs, or as the Adventure says: mostly by time. So a round that only passes is often yours.
    .typed = Type “goal” to read your aim, never theirs. You win when no Hero is left, when one of them flees up the stairs, or as the Adventure says: mostly by time. So a round that only passes is often yours.
lesson-the-keeper-activate = Initiative cards decide who acts. All Monsters of one kind share a card, and act one after another in the order you choose. The Kobolds are up: begin with the first.
lesson-the-keeper-move = Your Monsters are like Heroes: a movement and one Action, in either order. One Kobold alone is weak, so bring them in twos on one Hero. Walk it to Vardak's side.
lesson-the-keeper-attack = The number beside Vardak is your exact chance, worked out from your two green dice and his four. Four to two is not good; but he has four Life left, and you have time. Attack.
    .typed = Behind the attack stands your exact chance, worked out from your two green dice and his four. Four to two is not good; but he has four Life left, and you have time. Attack.
lesson-the-keeper-second = One Wound! Now the other Kobold: it walks round the corner to E3 and strikes, too. Equal numbers hurt nobody, so do not be disappointed.
lesson-the-keeper-window = Vardak has struck one down; and you have drawn an Event. As long as you hold one, you are asked at every moment, whether it fits or not: so a pause tells nobody anything. Let this one pass.
    .typed = Vardak has struck one down; and you have drawn an Event (“hand” shows it). As long as you hold one, you are asked at every moment, whether it fits or not: so a pause tells nobody anything. Pass this time.
lesson-the-keeper-ambush = Kobold Ambush may be played at any moment: two Kobolds, in an explored area without Heroes. The stair behind Vardak is one. Put them near the open door; they may act from the next round on.
lesson-the-keeper-again = You get Events when a Hero rests or dies, and when the Adventure says so: spend them where they cost most. Your Kobold is beside Vardak already. Strike again before it is his turn.
lesson-the-keeper-brew = A tie again; a Kobold needs help. End its turn. Then Grimla is up: a Boss may play one of the Keeper's cards as her Action. Ogre Brew gives somebody she sees two blue dice more. Give it to the Kobold.
lesson-the-keeper-back = Grimla could walk up to him now. But while a Boss is on the board, whoever dies is dead for good, and otherwise walks again as a Spirit: she is worth more alive. Leave her by her soup.
lesson-the-keeper-behind = He missed. A new round, and everybody may act: three Kobolds, in your order. First the one on the stair, through the door and at his back: it draws Life before the big blow.
lesson-the-keeper-last = Two Life left. Now the Kobold with the brew: two green dice and two blue ones. Look at the chance again, and finish it.
lesson-the-keeper-farewell = Won! You can order Monsters, time an Event, spawn behind their backs and spend a Boss's card. In a whole Adventure the doors hide what you have laid out, and your hints tell how to use it.
