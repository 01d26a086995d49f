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
