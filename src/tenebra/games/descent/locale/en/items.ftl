# Item cards: name and one line of flavour. Their texts are in content/*.toml.

## The Town shop

card-axe = Axe
    .flavour = Opens doors, chests and discussions.
card-bow = Bow
    .flavour = The cheapest way to be somewhere else during a fight.
card-crossbow = Crossbow
    .flavour = You need one hand for it. Nobody said what the other is doing.
card-dagger = Dagger
    .flavour = Twenty-five coins of last resort.
card-sword = Sword
    .flavour = The smith makes them by the dozen and curses each one separately.
card-tinder-rune = Tinder Rune
    .flavour = Lights campfires, candles and, at need, cavalry.
card-apprentices-staff = Apprentice's Staff
    .flavour = Previous owner: promoted. The one before: swept up.
card-leather-armor = Leather Armor
    .flavour = It stops rain, small talk and the point of most arguments.
card-chain-mail = Chain Mail
    .flavour = Forty thousand rings, and you will hear every one.
card-moonsilk-vest = Moonsilk Vest
    .flavour = It weighs nothing. What it stops, you carry yourself.
card-iron-shield = Iron Shield
    .flavour = A pot lid with a pension.

## Copper treasures

card-bonfire-rune = Bonfire Rune
    .flavour = Invites the neighbours too.
card-icicle-rune = Icicle Rune
    .flavour = It finds the gap in any armor, and then it melts.
card-lullaby-rune = Lullaby Rune
    .flavour = Hum along and you will miss the ending.
card-schoolmasters-cane = Schoolmaster's Cane
    .flavour = Forty years of spelling mistakes have made it strong.
card-molar = Molar
    .flavour = The giant wants it back. He can wait in the queue.
card-rib-knife = Rib Knife
    .flavour = Cut from something that would not sit still.
card-mace-of-kellos = Mace of Kellos
    .flavour = Kellos blessed it, swung it once, and never found the ogre again.
card-pickled-thunder = Pickled Thunder
    .flavour = Do not shake. Do not open. Throw.
card-widows-longbow = Widow's Longbow
    .flavour = She strung it with her own hair and a grudge.
card-plate-mail = Plate Mail
    .flavour = Like wearing a house, only draughtier.
card-coat-of-many-exits = Coat of Many Exits
    .flavour = Blades go in. You have gone out.
card-mirror-shield = Mirror Shield
    .flavour = Shows the foe what hits him. He seldom likes it.
card-butchers-belt = Butcher's Belt
    .flavour = Eleven notches for cuts of beef. The twelfth is new.
card-humming-stone = Humming Stone
    .flavour = It knows one tune, and the tune knows you.
card-poultice-rune = Poultice Rune
    .flavour = Smells of onions. Works like onions, only faster.
card-messengers-ring = Messenger's Ring
    .flavour = The bad news always arrives first. Now you know how.
card-bottled-dawn = Bottled Dawn
    .flavour = Vintage of a very good morning.
card-loose-change = Loose Change
    .flavour = Somebody down here had pockets with holes.
card-hidden-flask = Hidden Flask
    .flavour = Tucked under the velvet, where the tax collector never looks.
card-smugglers-nip = Smuggler's Nip
    .flavour = One sip and the stairs run beneath you.

## Silver treasures

card-leech-rune = Leech Rune
    .flavour = It asks for a little more each time. Politely.
card-hailstone-rune = Hailstone Rune
    .flavour = Weather, indoors, and personal.
card-gorgons-wink = Gorgon's Wink
    .flavour = She only ever meant it kindly.
card-staff-of-cinders = Staff of Cinders
    .flavour = Leave it standing in the corner and there will be no corner.
card-millstone-axe = Millstone Axe
    .flavour = It goes round, and comes round.
card-vipers-tooth = Viper's Tooth
    .flavour = The left hand never tells the right what it has bitten.
card-wishbone-bow = Wishbone Bow
    .flavour = Somebody else got the shorter end.
card-flock-of-knives = Flock of Knives
    .flavour = They migrate in the direction of trouble.
card-gilded-plate = Gilded Plate
    .flavour = Nothing sticks to gold but envy.
card-fogweave-cloak = Fogweave Cloak
    .flavour = They strike where you were about to be.
card-sunrise-shield = Sunrise Shield
    .flavour = Trolls dislike it for reasons they cannot finish explaining.
card-hawk-eye-helm = Hawk-Eye Helm
    .flavour = You can read the small print on a fleeing goblin.
card-clean-linen-rune = Clean Linen Rune
    .flavour = The rarest magic in any dungeon.
card-midwifes-amulet = Midwife's Amulet
    .flavour = She has brought worse than you into the world.
card-flute-of-naps = Flute of Naps
    .flavour = Play softly. Tiptoe. Do not drop the sword.
card-couriers-boots = Courier's Boots
    .flavour = The letters all said the same: hurry.
card-coin-purse = Coin Purse
    .flavour = It clinks like an honest man's, so it was stolen.
card-surgeons-satchel = Surgeon's Satchel
    .flavour = The saw is gone. You do not miss it.

## Gold treasures

card-slow-ruin-rune = Rune of Slow Ruin
    .flavour = Castles have died of it. Yours was only a breastplate.
card-angry-sun-rune = Rune of the Angry Sun
    .flavour = Somebody woke it at midnight.
card-unspeakable-vowel = The Unspeakable Vowel
    .flavour = Say it once. There will be nobody left to ask what it means.
card-staff-of-footnotes = Staff of Footnotes
    .flavour = Every spell refers to another spell, and that one hurts too.
card-winterbite = Winterbite
    .flavour = The wound is cold, and so is the man who dealt it.
card-tantrum = Tantrum
    .flavour = It has no edge to speak of. It has a temper.
card-bow-of-the-last-forest = Bow of the Last Forest
    .flavour = Every arrow is a tree that remembers.
card-jade-scarab = Jade Scarab
    .flavour = Throw it. It flies back when it has finished.
card-wyrmscale-hauberk = Wyrmscale Hauberk
    .flavour = The dragon shed it. It was not asked.
card-starlight-mantle = Starlight Mantle
    .flavour = By the time the blow arrives you are old light.
card-gatehouse-shield = Gatehouse Shield
    .flavour = Comes with its own portcullis.
card-ninth-students-ring = Ring of the Ninth Student
    .flavour = Eight were careful. One was great.
card-ill-manners-rune = Rune of Ill Manners
    .flavour = It says out loud what you only thought about their mothers.
card-lamp-of-small-favours = Lamp of Small Favours
    .flavour = No kingdoms, no princesses. Soup, bandages, a sit-down.
card-physicians-coffer = Physician's Coffer
    .flavour = His fee, and the cure he kept for himself.
card-vintners-coffer = Vintner's Coffer
    .flavour = The good year lay at the bottom, under the money.

## Relics

card-last-candle = The Last Candle
    .flavour = A blade of light, lit before the first night and not yet out.
card-whisperdart = Whisperdart
    .flavour = It says the name of whoever it is for. Hope not to hear yours.
card-ferrymans-hand = The Ferryman's Hand
    .flavour = He wants it back, and he is patient.
card-unbroken-plate = The Unbroken Plate
    .flavour = Nine heroes wore it to the grave. The plate went on.
