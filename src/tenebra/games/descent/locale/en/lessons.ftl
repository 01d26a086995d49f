# The lessons: each a scenario of its own, and what is said at each step (at most 45 words).

scenario-lesson-first-steps = First Steps
    .blurb = A door, a Beastman and a glyph that is asleep. Everything a turn is made of, learnt by doing it.
    .intro = Behind that door sleeps a glyph, and on the mat in front of it sleeps somebody with horns.
    .goal = Open the door and wake the red glyph behind it.
    .victory = The glyph wakes, white as frost, and somewhere above you a town turns over in its sleep. You have learnt your trade.
    .defeat = The dark keeps its glyph. Nobody scolds you: it was a lesson, and it can be begun again.
area-lesson-first-steps-start = Antechamber
    .the = the antechamber
area-lesson-first-steps-hall = Hall
    .the = the hall
    .enter = A red ring glimmers in the floor. Somebody with horns had been told to watch it, and looks up from his nap.
count-lesson-first-steps-awake = Glyphs awake

lesson-first-steps-welcome = Welcome! You are Sir Valadir, the figure with the halo. Silhouette plays herself today, and the Overlord is kind. Each step waits for you, nothing can go wrong, and the dice are laid out for the lesson.
lesson-first-steps-goal = Every quest has a goal, told here whenever you forget it. Today: wake the red glyph behind the door. Beside it stand your Conquest tokens. Heroes without any have lost.
lesson-first-steps-sheet = Your sheet: hearts are wounds you can still take, drops your fatigue. The coloured dice belong to your sword, the black ones are your own strength. Armor stops wounds.
lesson-first-steps-action = Each turn you declare one of four actions. Advance gives you your speed in movement points and one attack, in any order. It is the right one when you do not know what is behind a door.
lesson-first-steps-move = Walk to the door: choose the marked space. The board shows the way and what it costs before you go. You have four movement points, and a door costs two of them.
lesson-first-steps-undo = Thought better of it? Undo takes your last choice back, free of charge, as long as no dice fell and nothing hidden came to light. Try things; that is what it is for.
lesson-first-steps-door = You stand in front of the door, with two movement points left: just enough. Open it. Whatever you see behind it comes to light at once.
lesson-first-steps-fatigue = A Beastman, two spaces away, and no movement points left. That is what fatigue is for: spend one, and you have another step. In an attack it would buy a black die instead.
lesson-first-steps-step = Now step through the door, right in front of him. Monsters act only after all heroes have, so he has to wait for what comes next.
lesson-first-steps-attack = Point at the Beastman first: the number is your exact chance, worked out from all your dice and his armor. Then attack with your sword.
lesson-first-steps-dice = The chronicle tells what fell: hearts are damage, pluses became damage too, and armor took a little of it. Press what stands behind a line to read the rule that says so.
lesson-first-steps-end = Your action is used up. End your turn; Silhouette will ready herself and stand guard, and then it is the Overlord's turn.
lesson-first-steps-overlord = The Overlord has gathered Threat, one for each hero. Threat pays for monsters and traps. Today he keeps it. In a whole quest he draws two cards each turn, and keeps nothing.
lesson-first-steps-next = A new round. The heroes choose among themselves who acts next, and the order may be another one every time. Nobody is hurt and the way is free: let Sir Valadir begin.
lesson-first-steps-equip = Before the action you may rearrange what you use and what lies in your pack. The sword will do. Say that you are done.
lesson-first-steps-run = Nobody is in the way. Run gives you twice your speed and no attack: the fastest way to a glyph.
lesson-first-steps-glyph = Step onto the red glyph. The moment you enter its space it turns white: three Conquest for the heroes, and a way to Town from then on.
lesson-first-steps-farewell = Won! You can advance, open, strain, strike and run. In a whole quest you lead the party against an Overlord with a hand of nasty cards, and nobody lays out the dice.

## The Overlord's lesson

scenario-lesson-the-overlord = Mind the Flagstone
    .blurb = A Trap, a Power that is too dear, and three Skeletons who were not there a moment ago. Everything the Overlord does, learnt by doing it.
    .intro = Sir Valadir is on his way to your glyph, with his visor up and his eyes on the ring in the floor. He ought to look at the floor itself.
    .goal = Take the heroes' last Conquest tokens before the red glyph wakes.
    .victory = The glyph wakes, and the knight stands in the middle of it. Nobody scolds you: it was a lesson, and it can be begun again.
    .defeat = The last token goes out like a candle, and the pit has got a lid again. You have learnt your trade.
area-lesson-the-overlord-start = Gallery
    .the = the gallery
count-lesson-the-overlord-awake = Glyphs awake

lesson-the-overlord-welcome = Welcome! You are the Overlord: all monsters are yours, and a hand of nasty cards. Sir Valadir and Silhouette are played for you; she is still in Town. The dice are laid out for the lesson.
lesson-the-overlord-goal = Your aim stands here: the heroes' Conquest. Each hero who falls costs them as many tokens as he is worth. At none you have won. What they are after stands behind it.
lesson-the-overlord-threat = This is your purse: Threat. You gain one for each hero at the start of your turn, and pay for every card with it. A card in your hand costs nothing, so there is no hurry.
lesson-the-overlord-window = The knight begins his turn. While you hold a card you are asked at every moment when one might be played, also where none fits: so a pause betrays nothing.
lesson-the-overlord-trap = A Trap waits for its own moment: Loose Flagstone for a hero who enters a space. Let pass what comes before. When he has taken a step, play it: three Threat, two wounds, and a pit.
lesson-the-overlord-discard = Your turn: Threat, and two cards. Clockmaker's Pride is a Power. It would last for the whole quest, but costs 16. Any card can be discarded for the Threat printed on it: five for this one. Do it.
lesson-the-overlord-spawn = Seven Threat. A Spawn brings monsters out of nothing, and one of them each turn is all you may play. Bones at the Door costs four: two Skeletons and a Leader.
lesson-the-overlord-place = They may stand on any space that no hero sees. That is why the pit was worth three Threat: out of it he sees next to nothing. Put all three around him, the Leader first.
lesson-the-overlord-activate = Now each monster may act once, in the order you like: it walks as far as its speed, and attacks once, before, between or after the steps. What has just come acts at once. Begin with the Leader.
lesson-the-overlord-strike = A Leader, in red, is stronger: more Life, and more dice. Skeletons shoot, so they might have stood farther off. Look at the chance beside the knight, then strike.
    .typed = A Leader is stronger: more Life, and more dice. Skeletons shoot, so they might have stood farther off. Look at the chance behind the attack, then strike.
lesson-the-overlord-last = Four wounds. He has three left, and two Skeletons have not acted. End the Leader's turn, activate one of them, and finish it. Three heroes out of four you need not finish at all: choose the tired one.
lesson-the-overlord-farewell = Won! You can save Threat, spring a Trap, throw away what is too dear, spawn out of sight and choose whom to strike. In a whole quest your hand is larger, and every door they open is your stage.
