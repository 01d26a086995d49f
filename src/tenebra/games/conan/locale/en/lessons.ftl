# The lessons: each a scenario of its own, and what is said at each step (at most 45 words).

scenario-lesson-first-steps = First Blood
    .blurb = A camp, a reaver, a bottle and a chieftain. Everything a round is made of, learnt by doing it.
    .intro = The sentries are drunk, the fire is low, and Hroar has run out of patience. Somebody in that tent owes him a brother.
    .goal = Slay Vesh.
    .rules = Get past the reaver at the fire, keep enough strength for what comes back, and slay Vesh.
    .victory = Vesh lies by her own fire. Hroar counts his gems, and there are some left. You have learnt your trade.
    .defeat = The camp wakes, and the night is lost. Nobody scolds you: it was a lesson, and it can be begun again.
    .notes = A lesson: the dice are laid out, and the Overlord is kind.

lesson-first-steps-welcome = Welcome! You are Hroar, the figure with the halo. Sanga rests today, and the Overlord is kind. Each step waits for you, nothing can go wrong, and the dice are laid out for the lesson.
lesson-first-steps-goal = Every scenario has a goal, told here whenever you forget it. Today: slay Vesh, who sleeps in the tent. The Overlord has a goal too, and a turn track that runs for him.
lesson-first-steps-gems = Your gems are strength and life at once. Green tray: Reserve, ready to be spent. Red tray: Fatigue, spent. The cracked one is a wound. When all are wounds, Hroar is dead.
lesson-first-steps-stance = Each turn begins with a stance. Aggressive: two gems come back, and everything is allowed. Cautious: five come back, but you may only guard and re-roll. Tonight we are here to strike.
lesson-first-steps-move = Step into the fire ring. Your first steps are free, until you do something else; later each step costs a gem. The map shows the price of every area before you go.
lesson-first-steps-undo = Thought better of it? Undo takes your last choice back, free of charge, as long as no dice fell. Try things; that is what it is for.
lesson-first-steps-strike = A reaver, armour one. Each gem is a red die, and the great axe adds another. The table gives the exact odds for each number of gems, and what would be left for your Guard. Strike with two.
lesson-first-steps-reroll = Before the symbols are counted you may roll again. The mark on the axe gives one re-roll free, of a red die. Take the blank one; it cannot get worse.
lesson-first-steps-enough = Three symbols against an armour of one. Only a lucky Guard could still save him, and the Overlord has one gem to try it. Another re-roll would cost you a gem, too. Let it be.
lesson-first-steps-dice = The chronicle tells what fell, and which rule says so; press what stands behind a line to read it. The reaver's tile has turned to its bloody side and slid to the end of the river.
lesson-first-steps-pickup = The two gems lie on Melee until the turn is over. Something else lies here: a bottle. Picking up, giving and taking cost exactly one gem, and no dice.
lesson-first-steps-drink = Wolf milk heals two wounds of a friend in your area, yourself included. A wound that is healed comes back tired: to Fatigue, not to Reserve. Drink.
lesson-first-steps-keep = Five gems are left, and Vesh has woken. What you keep now is your Guard in her turn. That is the whole art of this game. Say that you are done.
lesson-first-steps-river = The Overlord pays too: red gems, for tiles of the river. The first place costs one, the next two, and so on. Whoever was activated goes to the end, and the others get cheaper.
lesson-first-steps-guard = Vesh attacks, and the dice have fallen: power three. Only now do you decide. Your bearskin stops one of it; each gem on Guard rolls an orange die. Guard with two.
lesson-first-steps-wound = One symbol and the bearskin: one point gets through. A re-roll would cost another gem. Let it pass; the wound takes a tired gem first, and those you have plenty of.
lesson-first-steps-again = A new turn. All that you spent on Guard has gone to Fatigue, and two gems come back. With a hole in your shoulder Cautious would be wise. But she stands right in front of you.
lesson-first-steps-vesh = Vesh has three Life left and an armour of two. Three gems and the axe are four red dice. Look at the odds beside the numbers of gems, then strike with three.
lesson-first-steps-last = Four symbols less two are two, and she has three. But the axe bears its mark in every blow: roll the blank die again, free. Where a re-roll can change nothing, you are not even asked.
lesson-first-steps-farewell = Won! You can strike, step, drink and guard, and you know what a gem is worth. In a whole scenario friends act beside you, and the Overlord is not kind at all.

## The Overlord's lesson

scenario-lesson-the-overlord = Until Sunrise
    .blurb = A guard, a reaver, a horn, and gems that one has to keep. Everything the Overlord does, learnt by doing it.
    .intro = Hroar has found the right tent. Vesh has found her axe. Between them stands a reaver who has been told to buy time, and has no idea with what.
    .goal = Keep Vesh alive until the sun comes up, when round 1 is over.
    .rules = You win when the round is over with Vesh alive. The heroes win when she is dead.
    .victory = Vesh lies across her own threshold, an hour too early. Nobody scolds you: it was a lesson, and it can be begun again.
    .defeat = The sun puts one finger on the tent. Vesh puts her boots on, which she never took off. You have learnt your trade.
    .notes = A lesson: the dice are laid out, and the heroes are kind.
event-lesson-the-overlord-war-horn = War horn
happening-lesson-the-overlord-muster = To arms!
    .about = Reinforcement points, to be spent at once.

lesson-the-overlord-welcome = Welcome! You are the Overlord. Vesh and her reavers are yours, and so is the night; Hroar and Sanga are played for you. The dice are laid out for the lesson.
lesson-the-overlord-goal = Your aim stands here: tonight only a round to hold. In most scenarios time works for you; if not, the opening says what does. Vesh's Life stands behind it, for that is what they are after.
lesson-the-overlord-gems = You have one purse for everybody: red gems. Guards, second throws and activations are paid from it, and only your recovery comes back, here four a turn. What is spent on one thing is not there for the next.
lesson-the-overlord-let = Hroar has struck a reaver with power two, and the reaver's armour stops one: he dies, unless you pay gems for a Guard. Let him. A reaver is cheap, and your horn can call another.
lesson-the-overlord-guard = Now Vesh: power four, armour two, and she has four Life. Each gem rolls an orange die for her Guard. The table says what each number of gems is worth. With two she will probably get away with it.
lesson-the-overlord-reroll = One symbol, and two were needed. A die may be thrown again for one gem. A blank can only get better: throw it again.
lesson-the-overlord-activate = Saved; and Hroar has nothing left. Your turn: four gems come back. You may activate two tiles of the river: the first place costs one gem, the next two, and so on. Begin with the reavers.
lesson-the-overlord-move = All living models of a tile move and attack, each once, in any order. The tile has slid to the end of the river: to call it again this soon would be dear. Send your reaver into the tent.
lesson-the-overlord-strike = He hinders whoever wants to leave, and he can strike. Hroar stands there without a gem to guard with; that is when one attacks. Strike.
lesson-the-overlord-enough = Three symbols: no gem need be wasted on a second throw. Let it be. Then end the activation; his steps you can keep.
lesson-the-overlord-horn = Events lie in the river, too. The War horn is in the second place now: two gems for two reinforcement points. What stays in your purse is Vesh's Guard in their turn; count it before you pay.
lesson-the-overlord-landing = Reinforcements stand up again where their tokens lie, here at the Landing, and each costs what its tile says: one for a reaver. Bring the dead one back. It was your second activation, so your turn is over with it.
lesson-the-overlord-farewell = Won, and nobody had to die for it but a reaver, who is up again. You can guard, throw again, read the river, strike the tired and call the fallen. Whole scenarios tell you what to hold, and how long.
