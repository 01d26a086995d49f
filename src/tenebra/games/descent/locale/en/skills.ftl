# Skill cards: name and one line of flavour. Their texts are in content/skills.toml.

## Fighting

card-second-helping = Second Helping
    .flavour = One blow for the foe in front, one for his opinion.
card-marching-song = Marching Song
    .flavour = Forty verses. The clean one is the third.
card-woodcutters-swing = Woodcutter's Swing
    .flavour = Never stop an axe that is enjoying itself.
card-second-skin = Second Skin
    .flavour = You were baptised in a helmet.
card-headlong = Headlong
    .flavour = There was a plan. It is three rooms behind.
card-sergeants-voice = Sergeant's Voice
    .flavour = It carries through doors, and once through a wall.
card-arms-like-barrels = Arms Like Barrels
    .flavour = The barrels were full when you started lifting them.
card-blade-on-blade = Blade on Blade
    .flavour = The sound of somebody being disappointed.
card-second-wind = Second Wind
    .flavour = The first was only a breeze.
card-thick-hide = Thick Hide
    .flavour = Tailors charge you double.
card-feet-like-roots = Feet Like Roots
    .flavour = The line is here. You are the line.
card-every-trick = Every Trick in the Book
    .flavour = You wrote the appendix.

## Subterfuge

card-between-the-legs = Between the Legs
    .flavour = Giants are mostly archway.
card-one-eye-open = One Eye Open
    .flavour = The other is asleep, and dreaming of this.
card-no-wrong-hand = No Wrong Hand
    .flavour = You sign for parcels with both.
card-ten-foot-pole = Ten-Foot Pole
    .flavour = You would not touch it without one.
card-round-the-corner = Round the Corner
    .flavour = Lean out, loose, lean back, deny everything.
card-swat-the-arrow = Swat the Arrow
    .flavour = It helps to hate flies.
card-farsighted = Farsighted
    .flavour = You cannot read, but you can read the enemy's lips.
card-thread-the-needle = Thread the Needle
    .flavour = Visor slits are wider than they look.
card-past-your-ear = Past Your Ear
    .flavour = "Do not move," you say, a moment late.
card-quiver-on-fire = Quiver on Fire
    .flavour = Arrows are cheap. Silence is not.
card-deep-breath = Deep Breath
    .flavour = In through the nose, out through the window.
card-swift = Swift
    .flavour = The first out of the inn, and always before the bill.

## Wizardry

card-good-word = Good Word
    .flavour = Put in for everybody within earshot.
card-boggs-the-rat = Boggs the Rat
    .flavour = Whatever comes in by the back door, Boggs was there first.
card-last-word = Last Word
    .flavour = You always have it.
card-patience-of-a-saint = Patience of a Saint
    .flavour = That saint. The one with the lightning.
card-long-fuse = Long Fuse
    .flavour = You do not get angry. You get further.
card-mata-and-kata = Mata and Kata
    .flavour = Two ferrets, one purse, no witnesses.
card-top-of-the-class = Top of the Class
    .flavour = The class was small. It is smaller now.
card-hasty-syllables = Hasty Syllables
    .flavour = Skip the vowels and hope.
card-unseen-nudge = Unseen Nudge
    .flavour = One step to the left can be a very long way down.
card-borrowed-breath = Borrowed Breath
    .flavour = They were not using it any more.
card-hedge-magic = Hedge Magic
    .flavour = Never studied, seldom wrong, faintly green.
card-thick-skull = Thick Skull
    .flavour = The spell knocked. Nobody was in.
