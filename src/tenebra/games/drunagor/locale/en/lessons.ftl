# The lessons: each an adventure of its own, and what is said at each step (at most 45 words).

scenario-lesson-first-steps = The Toll-House
    .blurb = A dwarf, an axe, five cubes, and somebody who has locked the door. Everything a turn is made of, learnt by doing it.
    .intro = The toll-house stands open, and nobody asks for a coin. Then the door falls shut behind Vorn, and a man with a very clean blade steps out of the corner.
    .goal = Defeat the Executioner.
    .rules = Defeat the Executioner. There is no hurry; but after each round the dark takes a little more of the floor.
    .victory = The blade lies on the floor, as clean as ever. Vorn takes the key from the hook, and the coin box too: somebody has to pay the toll.
    .defeat = The lamp goes out. Nobody scolds you: it was a lesson, and it can be begun again.
    .notes = A lesson: the dice are laid out.

lesson-first-steps-welcome = Welcome! You are Vorn, the figure with the halo. Each step waits for you, nothing can go wrong, and the dice are laid out for the lesson.
lesson-first-steps-goal = Every adventure has a goal; it stands here whenever you forget it. Heroes win together and lose together. Today there is only one of you, and one of them.
lesson-first-steps-cubes = Five cubes are all you have: yellow for blows, red for throws, green for legs, blue for wits. A cube that pays for a skill stays on it, so no skill is used twice before you call your cubes back.
lesson-first-steps-walk = One move of three squares is free in every turn, straight or diagonal, before, between or after the rest. Walk up to the Executioner.
lesson-first-steps-undo = Thought better of it? Undo takes your last choice back, free of charge, as long as no die has fallen. Try things; that is what it is for.
lesson-first-steps-strike = Now a yellow cube on Guard Strike. Yellow reaches whoever is adjacent, red one area away, green and blue anywhere. The axe wants a 7; this skill adds 5 to your roll, and a shield to your arm.
lesson-first-steps-dice = Nine and five: hit, four damage. The chronicle tells every roll, and which rule says so. A natural 1 always misses, a natural 20 does double damage. Monsters never roll: they hit.
lesson-first-steps-whirl = Two cubes may be used in a turn. Whirl of Steel has no swords beside its name but a burst: a spell, which never misses. First it shields you, then it cuts those beside you.
lesson-first-steps-target = A text is done from left to right, one sentence after the other. The shields are yours already; now say whom the steel finds. “Up to two” may also be one.
lesson-first-steps-track = The Executioner comes next on the Track. What he will do is no secret: the rules decide, and the table shows it before it happens. He goes for the strongest hero. That is you.
lesson-first-steps-end = Two cubes are spent, three are left. Keep some: they pay for Reactions in the turns of others. Whoever spends everything stands there like a cupboard. End your turn.
lesson-first-steps-react = Four damage: three shields go first, always. One point is left, and his blade makes you bleed if it takes any Health. Your plate can stop it, for a cube, now, although it is not your turn.
lesson-first-steps-darkness = The end of the round belongs to the Darkness. A Rune was drawn, and a piece of night grew out of its Spawn Point, as near to you as it could. Stepping in hurts. When the bag is empty, you have lost.
lesson-first-steps-recall = Two cubes left, of two colours: now you could recall all of them and end your turn. It costs a Curse cube, which blocks a skill. Six curses lose the adventure. Not today; there is another way.
lesson-first-steps-smash = FOCUS tokens pay for Focus Abilities: no cube, no Cube Action, once a turn. You have three, just enough for Hammer Smash. It adds six to the roll, and two to the damage. Finish it.
lesson-first-steps-farewell = Won! You know cubes, ranges, shields, Reactions and the dark. In a whole adventure friends act beside you, doors open, chests bite, and every curse is a story. Bring somebody.
