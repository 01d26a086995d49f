# The heroes and what is printed on their boards. The boards are in content/heroes.toml, their cards in content/skills.toml.

## Vorn

hero-vorn = Vorn
    .title = Dwarf warrior
    .about = He left his mountain to see whether the world was as badly built as people said. It is. He leans against it anyway, so that it stays up.
skill-arcing-strike = Arcing Strike
skill-guard-strike = Guard Strike
skill-spinning-throw = Spinning Throw
skill-over-here = Over Here, You Lump
skill-bull-rush = Bull Rush
skill-stand-with-me = Stand with Me
skill-warlords-charge = Warlord's Charge
skill-whirl-of-steel = Whirl of Steel
skill-hold-the-line = Hold the Line
skill-cross-parry = Cross Parry
skill-hammer-smash = Hammer Smash
skill-shield-bash = Shield Bash
skill-mountain-falls = The Mountain Falls
skill-anvil-toss = Anvil Toss
skill-anvil-rain = Anvil Rain
skill-bodyguard = Bodyguard
skill-none-shall-fall = None Shall Fall
skill-drinking-song = Drinking Song
skill-song-of-the-halls = Song of the Halls

## Elros

hero-elros = Elros
    .title = Elven assassin
    .about = Two hundred years of other people's quarrels, and he has settled most of them. He keeps a list of those who still owe him, and it gets shorter.
skill-backstab = Backstab
skill-deflect = Deflect
skill-fan-of-knives = Fan of Knives
skill-venom-dart = Venom Dart
skill-shadow-step = Shadow Step
skill-slip-away = Slip Away
skill-patient-eye = Patient Eye
skill-smoke-pot = Smoke Pot
skill-old-debts = Old Debts
skill-vanishing-act = Vanishing Act
skill-cut-the-thread = Cut the Thread
skill-two-of-swords = Two of Swords
skill-three-of-swords = Three of Swords
skill-green-vial = The Green Vial
skill-black-rain = Black Rain
skill-behind-you = Behind You
skill-nobody-was-there = Nobody Was There
skill-old-trick = An Old Trick
skill-same-trick-twice = The Same Trick Twice

## Maya

hero-maya = Maya
    .title = Human ranger
    .about = She reads the forest like others read letters, and the letters have lately been bad. The wolf goes ahead, the eagle above, and she comes last and does not miss.
skill-hamstring = Hamstring
skill-elbow-room = Elbow Room
skill-quick-shots = Quick Shots
skill-rangers-mark = Ranger's Mark
skill-call-the-wolf = Call the Wolf
skill-high-branch = High Branch
skill-bear-trap = Bear Trap
skill-birds-fall-silent = The Birds Fall Silent
skill-eagle-eye = Eagle Eye
skill-held-breath = Held Breath
skill-three-on-the-string = Three on the String
skill-blade-and-fang = Blade and Fang
skill-whole-pack = The Whole Pack
skill-rain-of-arrows = Rain of Arrows
skill-sky-of-arrows = A Sky of Arrows
skill-call-the-eagle = Call the Eagle
skill-under-her-wings = Under Her Wings
skill-nettle-snare = Nettle Snare
skill-ring-of-pitch = Ring of Pitch

## Lorelai

hero-lorelai = Lorelai
    .title = Elven mage
    .about = Sent down from three academies for asking why things fall. She has stopped asking, and now they fall when she says so.
skill-telekinetic-push = Telekinetic Push
skill-burning-hands = Hands of Embers
skill-winter-glass = Winter Glass
skill-force-screen = Force Screen
skill-blink = Blink
skill-unseen-hand = Unseen Hand
skill-magic-missile = Magic Missile
skill-small-sun = A Small Sun
skill-gravity-control = Gravity Control
skill-backlash = Backlash
skill-the-floor-is-up = Up Is Down
skill-thunderclap = Thunderclap
skill-eye-of-the-storm = Eye of the Storm
skill-crooked-lightning = Crooked Lightning
skill-unbroken-lightning = Unbroken Lightning
skill-fair-wind = Fair Wind
skill-road-of-wind = Road of Wind
skill-falling-star = Falling Star
skill-night-of-falling-stars = Night of Falling Stars

## Jaheen

hero-jaheen = Jaheen
    .title = Human cleric
    .about = He carries a lamp, a mace and very little luggage. The lamp is for those who are lost, the mace for whoever lost them.
skill-invigorating-breath = Invigorating Breath
skill-stern-sermon = Stern Sermon
skill-blessing-of-the-sun = Blessing of the Sun
skill-searing-light = Searing Light
skill-hurry-to-help = Hurry to Help
skill-shelter = Shelter
skill-prayer-of-the-lamp = Prayer of the Lamp
skill-circle-of-dawn = Circle of Dawn
skill-beacon-of-protection = Beacon of Protection
skill-not-today = Not Today
skill-word-of-return = Word of Return
skill-rebuke = Rebuke
skill-noonday-wrath = Noonday Wrath
skill-sunspear = Sunspear
skill-sunburst = Sunburst
skill-carry-the-wounded = Carry the Wounded
skill-procession = Procession
skill-litany = Litany
skill-great-litany = Great Litany

## Paths

path-strength = Strength
path-mystics = Mystics
path-devotion = Devotion
path-nature = Nature
path-cunning = Cunning
