# The words of the cards: the name, what the notation means (gloss), and a line for the mood (flavour).
# The notation itself is in content/cards.toml; docs/dungeon-venture/cards.md explains it.

## Kinds of card

kind-equipment = Equipment
kind-spell = Spell
kind-consumable = Consumable
kind-event = Event
kind-keeper_spell = Keeper's Spell
kind-keeper_consumable = Keeper's Consumable

## Body parts

part-head = head
part-neck = neck
part-body = body
part-right-hand = right hand
part-left-hand = left hand
part-feet = feet

## Equipment

card-two-handed-sword = Two-handed Sword
    .gloss = Roll 1 more red die when you make a weapon attack. You may also attack an enemy on a diagonal space of your own area. It takes both hands.
    .flavour = It does not fence. It mows.
card-magic-sword = Magic Sword
    .gloss = Roll 1 more red die when you make a weapon attack. It leaves your left hand free.
    .flavour = It hums when something wicked is near. Down here it never stops humming.
card-bow = Bow
    .gloss = Your weapon attacks may hit any enemy you can see, near or far. It takes both hands.
    .flavour = The best sword-stroke is the one delivered from the far end of the room.
card-war-axe = War Axe
    .gloss = Roll 1 more blue die when you make a weapon attack. It leaves your left hand free.
    .flavour = Opens shields, skulls and, in a pinch, barrels.
card-tower-shield = Tower Shield
    .gloss = Roll 1 more red die whenever you defend with Defence dice. Your Movement is 1 less.
    .flavour = Like carrying your own front door, and just as welcome in a storm.
card-iron-helm = Iron Helm
    .gloss = Roll 1 more green die whenever you defend with Defence dice.
    .flavour = Seven dents, and seven owners who lived to count them.
card-circlet-of-sages = Circlet of Sages
    .gloss = You have 1 more green Mana die, and so may cast 1 more Spell before you Rest. Even someone with no Mana can cast while wearing it.
    .flavour = It whispers footnotes.
card-chain-mail = Chain Mail
    .gloss = Roll 1 more blue die whenever you defend with Defence dice.
    .flavour = Twenty thousand rings, and every one of them on your side.
card-seven-league-boots = Seven-league Boots
    .gloss = Your Movement is 2 more.
    .flavour = Seven leagues is a boast. Two spaces is a fact.
card-magic-talisman = Magic Talisman
    .gloss = You have 1 more blue Mana die, and so may cast 1 more Spell before you Rest. Even someone with no Mana can cast while wearing it.
    .flavour = Cold against the skin, until the words are spoken.

## Spells

card-fire-bolt = Fire Bolt
    .gloss = Attack one enemy you can see with your Mana dice. It defends with its Defence dice.
    .flavour = The first spell every apprentice learns, and the last thing many a Kobold sees.
card-lightning = Lightning
    .gloss = Attack one enemy you can see with your Mana dice and 1 red die. It defends with its Defence dice.
    .flavour = Indoors. With no clouds. Explain that to the Ogre.
card-fireball = Fireball
    .gloss = Attack every enemy in your area with 2 blue dice. Roll anew for each of them; each defends with its own Defence dice.
    .flavour = Subtlety is for people with more exits.
card-mind-spike = Mind Spike
    .gloss = Attack one enemy you can see with your Mana dice. It defends with its Mana dice, not with its Defence dice: armour is no help, and whoever has no Mana does not roll at all.
    .flavour = No plate was ever forged for the inside of a head.
card-slumber = Slumber
    .gloss = One enemy you can see cannot take an Action in its next turn. It may still move.
    .flavour = Hush now. The screaming can wait.
card-healing-light = Healing Light
    .gloss = Choose yourself or one ally you can see: that Hero gets back up to 3 lost Life Points.
    .flavour = A small piece of the Altar, carried in cupped hands.
card-circle-of-grace = Circle of Grace
    .gloss = You and every ally in your area get back up to 2 lost Life Points each.
    .flavour = Stand close. Closer. Yes, even you, Storm.
card-stone-skin = Stone Skin
    .gloss = Choose yourself or one ally you can see: that Hero rolls 2 more blue dice in every Defence roll until your next turn begins.
    .flavour = It itches for a week. Being dead itches longer.
card-battle-hymn = Battle Hymn
    .gloss = Choose yourself or one ally you can see: that Hero rolls 2 more red dice in its next attack, whatever it attacks with. The effect waits until that attack is made.
    .flavour = Nobody knows the second verse. Nobody has ever needed it.
card-haste = Haste
    .gloss = Choose yourself or one ally you can see: that Hero has 4 more Movement until your next turn begins.
    .flavour = The candles lean over as you pass.
card-true-sight = True Sight
    .gloss = Search the area you are in and every area set up behind its doors: all their Traps and secret doors are revealed.
    .flavour = The floor is lying to you. Ask it again.
card-blink = Blink
    .gloss = You vanish, and appear on any free space of any explored area. This is no movement, so no Trap triggers.
    .flavour = Here is merely a habit.
card-open-sesame = Open Sesame
    .gloss = Open one closed door of the area you are in, however far away it is. Locked doors and undiscovered secret doors stay shut.
    .flavour = The hinges remember their manners.
card-seal-of-iron = Seal of Iron
    .gloss = Close one open door of the area you are in, however far away it is. Anyone standing before it can open it again as usual.
    .flavour = Whatever is coming down that corridor may knock.
card-call-of-the-soul = Call of the Soul
    .gloss = One Spirit in your area resurrects on the space where it is: with all its Life Points, and all its used Spells back in hand. The space must be free.
    .flavour = Say the name three times. The third time, it answers.

## Consumables

card-healing-potion = Healing Potion
    .gloss = You get back up to 3 lost Life Points.
    .flavour = Tastes of cherries and lamp oil. Mostly of lamp oil.
card-elixir-of-life = Elixir of Life
    .gloss = You get back up to 6 lost Life Points.
    .flavour = One swallow, and the wound forgets why it came.
card-potion-of-heroism = Potion of Heroism
    .gloss = Roll 2 more red dice in your next attack, whatever you attack with. The effect waits until you make that attack.
    .flavour = Courage, by the bottle. Shake well, shout loudly.
card-potion-of-stone = Potion of Stone
    .gloss = Roll 2 more red dice in your next Defence roll. The effect waits until somebody attacks you.
    .flavour = Goes down like gravel, because it is.
card-quicksilver = Quicksilver
    .gloss = You have 10 more Movement until the end of this turn. Drink it before you move.
    .flavour = Your feet leave first. Try to keep up.
card-mana-draught = Mana Draught
    .gloss = Take one of your used Spells back into your hand. It no longer counts as cast, so you may cast one more before you Rest.
    .flavour = Blue, cold, and faintly offended at being drunk.
card-fire-flask = Fire Flask
    .gloss = Attack one enemy you can see with 3 blue dice. It defends with its Defence dice.
    .flavour = Light, throw, duck. In that order, please.
card-holy-water = Holy Water
    .gloss = Attack every enemy in your area with 1 blue die. Roll anew for each of them; each defends with its own Defence dice. Then you and every ally in your area get back 1 lost Life Point.
    .flavour = Drawn from the Altar at dawn. It still remembers the sun.
card-dowsing-rod = Dowsing Rod
    .gloss = Search the area you are in and every area set up behind its doors: all their Traps and secret doors are revealed. It tugs you along: you have 3 more Movement until the end of this turn.
    .flavour = It twitches for water, gold and certain death.
card-smoke-bomb = Smoke Bomb
    .gloss = You vanish, and appear on any free space of any explored area. This is no movement, so no Trap triggers. The smoke clings to you: roll 1 more blue die in every Defence roll until your next turn begins.
    .flavour = A cough, a curse, and an empty place where the thief had been.
card-gold-5 = Gold (5)
    .gloss = Worth 5 Gold between the Adventures of a Campaign. In a standard game it is discarded when found.
    .flavour = Enough for a bed, a supper and a bad rumour.
card-gold-10 = Gold (10)
    .gloss = Worth 10 Gold between the Adventures of a Campaign. In a standard game it is discarded when found.
    .flavour = The king on the coins has been dead for longer than the Skeletons.
card-gold-20 = Gold (20)
    .gloss = Worth 20 Gold between the Adventures of a Campaign. In a standard game it is discarded when found.
    .flavour = Somebody died for this purse. Try not to be the second.

## Events

card-kobold-ambush = Kobold Ambush
    .gloss = At any moment: the Keeper chooses an explored area without Heroes and puts 2 Kobolds on free spaces in it.
    .flavour = The wall giggled. Walls should not giggle.
card-restless-bones = Restless Bones
    .gloss = At any moment: the Keeper chooses an explored area without Heroes and puts 1 Skeleton on a free space in it.
    .flavour = You really ought to have counted the ribs.
card-dark-fury = Dark Fury
    .gloss = When a Monster or a Boss attacks, after the dice are rolled: the attack counts 2 more successes.
    .flavour = Something far below has said its name.
card-evil-eye = Evil Eye
    .gloss = When a Hero attacks, in whatever way, after the dice are rolled: the attack counts 2 successes less, but never fewer than none.
    .flavour = At the top of the swing you feel it watching.
card-leaden-feet = Leaden Feet
    .gloss = While a Hero is moving: its movement ends where it stands, and a Trap on that space triggers. If the Hero has not taken its Action yet, it still may.
    .flavour = The floor has grown fond of you.
card-slamming-doors = Slamming Doors
    .gloss = At any moment: the Keeper closes one open door, anywhere on the map.
    .flavour = There is no draught down here. There never was.
card-falling-stones = Falling Stones
    .gloss = At any moment: one Hero anywhere in the dungeon is attacked with 4 green dice, and defends with Defence dice.
    .flavour = First a trickle of dust. Then the rest of the ceiling.
card-defiled-altar = Defiled Altar
    .gloss = When a Hero Rests: the Rest has no effect, and the Action is spent all the same. A Spirit that Resurrects cannot be stopped this way.
    .flavour = Someone has been here before you, with a bucket of something that was not water.
card-poisoned-lock = Poisoned Lock
    .gloss = When a Chest is opened: the Hero who opened it loses 2 Life Points, and no dice are rolled. The treasure is shared out as usual.
    .flavour = Click. Prick. Oh.
card-stolen-words = Stolen Words
    .gloss = At any moment: one Hero anywhere in the dungeon puts one Spell from its hand, of its own choice, on its pile of used Spells.
    .flavour = It was on the tip of your tongue. Now it is on somebody else's.
card-forced-march = Forced March
    .gloss = At any moment: one Monster or Boss anywhere in the dungeon moves at once, up to its Movement.
    .flavour = The drum does not ask whether you are tired.
card-knitting-flesh = Knitting Flesh
    .gloss = At any moment: one Monster or Boss anywhere in the dungeon gets back up to 3 lost Life Points.
    .flavour = The wound closes with a sound like a wet kiss.

## The Keeper's Spells

card-dark-bolt = Dark Bolt
    .gloss = The Boss attacks one Hero it can see with its Mana dice. The Hero defends with Defence dice.
    .flavour = A splinter of midnight, thrown overarm.
card-soul-lash = Soul Lash
    .gloss = The Boss attacks one Hero it can see with its Mana dice and 1 red die. The Hero defends with Mana dice, not with Defence dice; a Hero without Mana does not roll at all.
    .flavour = It leaves no mark that a mirror could show you.
card-storm-of-shards = Storm of Shards
    .gloss = The Boss attacks every Hero in its area with 2 blue dice. The dice are rolled anew for each Hero, who defends with Defence dice.
    .flavour = Every window that ever broke, all at once.
card-dread = Dread
    .gloss = One Hero the Boss can see cannot take an Action in its next turn. It may still move.
    .flavour = Your hand will not close on the hilt. It knows better.
card-raise-the-dead = Raise the Dead
    .gloss = 2 Skeletons appear on free spaces of the Boss's area.
    .flavour = Up, you idle things. You have rested for a century.
card-shadow-step = Shadow Step
    .gloss = The Boss vanishes, and appears on any free space of any explored area.
    .flavour = Count the shadows in the room. Now count the people.
card-iron-hide = Iron Hide
    .gloss = The Boss, or one Monster it can see, rolls 2 more red dice in every Defence roll until the Boss's next turn begins.
    .flavour = The blade rings like a bell, and so does the arm behind it.
card-blood-rage = Blood Rage
    .gloss = The Boss, or one Monster it can see, rolls 2 more red dice in its next attack. The effect waits until that attack is made.
    .flavour = Foam first. Then teeth.

## The Keeper's Consumables

card-black-draught = Black Draught
    .gloss = The Boss gets back up to 4 lost Life Points.
    .flavour = Brewed from last year's heroes.
card-ogre-brew = Ogre Brew
    .gloss = The Boss, or one Monster it can see, rolls 2 more blue dice in its next attack. The effect waits until that attack is made.
    .flavour = The spoon dissolved on the second stir. It was ready.
card-ash-bomb = Ash Bomb
    .gloss = The Boss attacks one Hero it can see with 3 blue dice. The Hero defends with Defence dice.
    .flavour = Breathe in. Regret it.
card-grave-dust = Grave Dust
    .gloss = 1 Zombie appears on a free space of the Boss's area.
    .flavour = One pinch. Two pinches, and it brings its mother.
card-war-horn = War Horn
    .gloss = The Boss, or one Monster anywhere in the dungeon, moves at once, up to its Movement.
    .flavour = One long note, and everything with feet is running.
card-bitter-salve = Bitter Salve
    .gloss = The Boss, or one Monster anywhere in the dungeon, gets back up to 3 lost Life Points.
    .flavour = It stings worse than the axe did.
card-tar-pot = Tar Pot
    .gloss = One Hero the Boss can see cannot move in its next turn, not even by a Double Step. It may take any other Action.
    .flavour = One boot comes free. The other has made up its mind.
card-thorn-shield = Thorn Shield
    .gloss = The Boss, or one Monster it can see, rolls 2 more blue dice in its next Defence roll. The effect waits until it is attacked.
    .flavour = Strike it, by all means. It has been hoping you would.
