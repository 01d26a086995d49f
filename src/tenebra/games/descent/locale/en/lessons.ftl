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
