# Monsters: one, many, and what is told of them; ranks; Attack cards; Familiars, Companions; Rune and Scenario cards. The numbers
# are in content/*.toml.

## Monsters

monster-skeleton-archer = Skeleton Archer
    .plural = Skeleton Archers
    .about = They loosed their last volley two hundred years ago and are still waiting to be told that it fell short.
monster-shadow-cultist = Shadow Cultist
    .plural = Shadow Cultists
    .about = Nobody forced them. Each was asked once, politely, in the dark, and said yes.
monster-shadow-vampire = Shadow Vampire
    .plural = Shadow Vampires
    .about = It was somebody's guest. It still wipes its feet, and then its mouth.
monster-rotten-flesh = Rotten Flesh
    .plural = Rotten Flesh
    .about = What the Darkness makes of those it does not need whole. Slow, patient, and better smelt late than early.
monster-executioner = Executioner
    .plural = Executioners
    .about = The sentence was read long ago, and to other people. The axe is not particular.
monster-shadow-knight = Shadow Knight
    .plural = Shadow Knights
    .about = The armour kept its oath after the man inside had broken his. Stand in one place with a friend, and it will remember you both.
monster-abomination = Abomination
    .plural = Abominations
    .about = Four graves, opened by mistake, closed by something worse. It grows fond of nobody.
monster-skeleton-minion = Skeleton Minion
    .plural = Skeleton Minions
    .about = A bow, a grudge, and not quite enough ribs.
monster-ghoul-minion = Ghoul
    .plural = Ghouls
    .about = It followed the raid for what the raid would leave. You were meant to be what is left.
monster-acolyte-minion = Acolyte
    .plural = Acolytes
    .about = Knows one verse of the litany. One is enough.
monster-shade-minion = Shade
    .plural = Shades
    .about = A shadow that has lost its owner and is not choosy about the next.
monster-bane = Bane
    .plural = Banes
    .about = The Darkness gives no orders. It gives Bane, and Bane gives orders.
monster-undead-king = Undead King
    .plural = Undead Kings
    .about = He asked that his reign should never end. Ask, next time, who is to be reigned over.
monster-bone-drake = Bone Drake
    .plural = Bone Drakes
    .about = It no longer remembers fire, only that others should have it.
monster-gravewright = The Gravewright
    .plural = Gravewrights
    .about = He measures you with his eyes, sighs, and adds a hand's breadth for the boots.
monster-lady-vesper = Lady Vesper
    .plural = Ladies Vesper
    .about = She is always behind whoever is weakest. She calls it compassion.
monster-toll-keeper = The Toll Keeper
    .plural = Toll Keepers
    .about = The bridge fell. The toll did not.

rank-rookie = Rookie
    .short = Rookie
rank-fighter = Fighter
    .short = Fighter
rank-veteran = Veteran
    .short = Vet.
rank-champion = Champion
    .short = Champ.

side-standard = Standard
side-alternate = Alternate
side-complex-a = Complex, side A
side-complex-b = Complex, side B

class-of-minion = Minion
class-of-white = White Monster
class-of-grey = Grey Monster
class-of-black = Black Monster
class-of-commander = Commander
class-of-general = Boss

## Attack cards

attack-haste = Haste
attack-cinder-tithe = Cinder Tithe
attack-briar-cage = Briar Cage
attack-whetted-hate = Whetted Hate
attack-soul-tithe = Soul Tithe
attack-grave-chill = Grave Chill
attack-come-here = Come Here
attack-red-harvest = Red Harvest
attack-wall-of-bone = Wall of Bone
attack-call-the-fallen = Call the Fallen
attack-crown-of-frost = Crown of Frost
attack-the-levy = The Levy
attack-black-edict = Black Edict
attack-long-shadow = Long Shadow
attack-nobody-leaves = Nobody Leaves

## Familiars

familiar-luma = Luma
    .about = A she-wolf who answers to her name, to whistles, and to nothing a Monster ever said.
familiar-jinx = Jinx
    .about = An eagle with opinions. She returns, but only to say that she did.
familiar-ember = Ember
    .about = A spark that refused to go out when it was told to. Do not put it in a pocket.
familiar-umbra = Umbra
    .about = A cat, if one is asked to swear to it. It casts no shadow; it is somebody's.
familiar-granite = Granite
    .about = A gatepost that took its duty personally.
familiar-pax = Pax
    .about = A dove of light. It has pecked three demons, and forgiven two.

## Companions

companion-tharmagar = Tharmagar
    .about = Trick or treat? He always asks, and then does what he pleases.
companion-brannoc-the-carter = Brannoc the Carter
    .about = Two mules, one wheel too few, and shoulders that have ended more quarrels than they began.
companion-ilse-of-blackriver = Ilse of Blackriver
    .about = She has bandaged half the town. The other half is why she left.
companion-old-gunther = Old Gunther
    .about = Aims slowly, complains quickly, misses never.
companion-mira-quickfingers = Mira Quickfingers
    .about = Whatever you are missing, she found it.
companion-sister-amaranth = Sister Amaranth
    .about = She prays aloud, so that the Darkness may take notes.
companion-sir-caldwin = Sir Caldwin
    .about = The last of an order of one. He holds the meetings anyway.
companion-tollo-the-piper = Tollo the Piper
    .about = Knows a tune for every march and has survived all of them at the rear.
companion-hedda-ironbraid = Hedda Ironbraid
    .about = Her grandmother's axe: three new handles, two new heads, the same temper.
companion-the-ferryman = The Ferryman
    .about = He takes people across. He has never been particular about how they get off.
companion-wren = Wren
    .about = Eleven years old, twelve arrows. She counts both.
companion-grimble = Grimble
    .about = Expelled from two academies for the same explosion.
companion-brother-oswin = Brother Oswin
    .about = His vow forbids him to shed blood. It says nothing of bells.
companion-ashka = Ashka
    .about = A hunting lioness. She has decided that you are hers.
companion-the-nameless-prince = The Nameless Prince
    .about = He cannot fight, must not die, and will not stop talking about the curtains.

## Rune and Scenario cards

runecard-darkness-hunting = Darkness Hunting
    .about = The Darkness grows towards the Strongest Hero who is not on it: one Rune, the next time two.
runecard-creeping-dusk = Creeping Dusk
    .about = The Darkness grows by one Rune in every round.
runecard-monster-raid = Monster Raid
    .about = A Skeleton Minion comes out of the Darkness in every round.
runecard-restless-graves = Restless Graves
    .about = Two Ghouls come out of the Darkness in every round.

## Where they come

prompt-tie-place = { $figure } can come to either square. Which?
