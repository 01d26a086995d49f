# Unit and ally tiles: one model, all of the tile, and what is told of them. Their numbers are in content/*.toml.

## Minions

tile-raiders = Reaver
    .plural = Reavers
    .about = They ask for the grain, then for the roof, then for the song you were going to sing about it.
tile-wolves = Wolf
    .plural = Wolves
    .about = They do not hate you. They have talked it over, and you are simply the slowest.
tile-archers = Archer
    .plural = Archers
    .about = Paid by the arrow, and it shows.
tile-guards = Guard
    .plural = Guards
    .about = They swore to die for their lord. He made sure that the oath had no second page.
tile-pikes = Pikeman
    .plural = Pikemen
    .about = You can see the end of the pike. The pikeman you will have to imagine.
tile-crossbows = Crossbowman
    .plural = Crossbowmen
    .about = One crank, one bolt, one hole in the mail that you were so proud of.
tile-eel-boys = Eel Boy
    .plural = Eel Boys
    .about = Born under a jetty, raised on a bowsprit. The rope ladder was for guests.
tile-buried = Buried One
    .plural = Buried Ones
    .about = It was a shallow grave, in every sense. Cut one down and it takes the insult with it, and you.
tile-temple-apes = Temple Ape
    .plural = Temple Apes
    .about = The monks taught them to bow. The rest they learned from the monks' enemies.
tile-carrion-kites = Carrion Kite
    .plural = Carrion Kites
    .about = They are patient birds, but they have started to help.
tile-brood = Spiderling
    .plural = Brood
    .about = A hundred came out of the egg. These are the ones who won.
tile-shades = Shade
    .plural = Shades
    .about = What is left when a man has been forgotten by everybody but the wall.
tile-choir = Chorister
    .plural = The Choir
    .about = No tongues, and still in tune. Stand among them and every blow lands on the beat.
tile-howlers = Howler
    .plural = Howlers
    .about = Naked, painted, and between you and the door.

## Lieutenants

tile-vesh = Vesh
    .plural = Vesh
    .about = She took the warband from her brother, and the brother from his horse. She never mentions which she misses.
tile-pale-abbot = The Pale Abbot
    .plural = The Pale Abbot
    .about = He has not eaten in nine years. Somebody at that table has.
tile-lady-amber = Lady Amber
    .plural = Lady Amber
    .about = You had your sword out, you remember that. Then she smiled, and now it is evening.
tile-captain-brine = Captain Brine
    .plural = Captain Brine
    .about = Hanged from his own yardarm and too stubborn to drop. The crew voted him back in.
tile-long-sorrel = Long Sorrel
    .plural = Long Sorrel
    .about = He lets you hear the first arrow, out of manners.
tile-gentle-bose = Gentle Bose
    .plural = Gentle Bose
    .about = The executioner asks your pardon before he begins. He has never had to ask twice.
tile-the-cousin = The Cousin
    .plural = The Cousin
    .about = At every funeral of the family there is one cousin whom nobody can place.
tile-aunt-harrow = Aunt Harrow
    .plural = Aunt Harrow
    .about = Milk turns, dice fall badly, bowstrings fray. She has only come to say good evening.

## Monsters

tile-mire-troll = Mire Troll
    .plural = Mire Troll
    .about = It does not open doors. It does not notice doors.
tile-the-coil = The Coil
    .plural = The Coil
    .about = The anchor was not stuck on a rock. Rocks do not pull back.
tile-grandmother = Grandmother
    .plural = Grandmother
    .about = Eight knees, and room on all of them. She has kept every visitor she ever had.
tile-what-answered = What Answered
    .plural = What Answered
    .about = They called a name out of the old book. Nobody had read on to see whose.
tile-gallows-bird = The Gallows Bird
    .plural = The Gallows Bird
    .about = It was a small crow when they hanged the first one. They have hanged a great many.
tile-bronze-judge = The Bronze Judge
    .plural = The Bronze Judge
    .about = Cast for a court that is dust. The verdict still stands, and so, very slowly, does he.

## Allies

tile-ford-spears = Ford Spear
    .plural = Ford Spears
    .about = Fishermen with longer fish-spears and a shorter temper.
tile-hounds = Hound
    .plural = Hounds
    .about = Good dogs, all of them. Ask the one with the ear in his mouth.
tile-poachers = Poacher
    .plural = Poachers
    .about = They know every tree of the baron's forest, and what the baron pays for their heads.
tile-oath-sisters = Oath Sister
    .plural = Oath Sisters
    .about = Twelve swore beside the well. Three remember the words, and all three mean them.
tile-mule = Patience the Mule
    .plural = Patience the Mule
    .about = She carries the tents, the kettle and the morale. She will not be hurried, and nobody passes behind her.
tile-old-bruin = Old Bruin
    .plural = Old Bruin
    .about = A dancing bear, retired. He still leads, and he has never once let go first.
