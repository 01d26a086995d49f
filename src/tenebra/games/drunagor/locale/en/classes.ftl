# Classes, their trees and abilities. Texts are in content/classes.toml.

## Warrior

class-warrior = Warrior
tree-wall = Wall
ability-sturdy = Sturdy
ability-iron-skin = Iron Skin
ability-spiked-rim = Spiked Rim
tree-berserker = Berserker
ability-hot-blood = Hot Blood
ability-hotter-blood = Hotter Blood
ability-last-one-standing = Last One Standing
tree-weapon-master = Weapon Master
ability-heavy-hands = Heavy Hands
ability-wide-swing = Wide Swing
ability-and-another-thing = And Another Thing
tree-banner = Banner
ability-shield-brothers = Shield Brothers
ability-shoulder-to-shoulder = Shoulder to Shoulder
ability-by-my-beard = By My Beard

## Assassin

class-assassin = Assassin
tree-shadow = Shadow
ability-quiet-feet = Quiet Feet
ability-dark-thoughts = Dark Thoughts
ability-gone-again = Gone Again
tree-poisoner = Poisoner
ability-bitter-edge = Bitter Edge
ability-second-helping = Second Helping
ability-acquired-taste = Acquired Taste
tree-duellist = Duellist
ability-riposte = Riposte
ability-salt-in-the-wound = Salt in the Wound
ability-no-witnesses = No Witnesses
tree-burglar = Burglar
ability-light-fingers = Light Fingers
ability-mind-the-step = Mind the Step
ability-he-wont-need-it = He Won't Need It

## Ranger

class-ranger = Ranger
tree-marker = Marker
ability-never-lost-one = Never Lost One
ability-spoor = Spoor
ability-next-on-the-list = Next on the List
tree-trapper = Trapper
ability-sharp-teeth = Sharp Teeth
ability-patience-pays = Patience Pays
ability-light-tread = Light Tread
tree-beastmaster = Beastmaster
ability-wild-strength = Wild Strength
ability-oak-hide = Oak Hide
ability-master-trainer = Master Trainer
tree-hunter = Hunter
ability-relentless-pursuit = Relentless Pursuit
ability-bounty-of-the-hunt = Bounty of the Hunt
ability-hunting-party = Hunting Party

## Mage

class-mage = Mage
tree-scholar = Scholar
ability-arcane-study = Arcane Study
ability-quick-learner = Quick Learner
ability-marginal-notes = Marginal Notes
tree-pyromancer = Pyromancer
ability-kindling = Kindling
ability-feed-the-flame = Feed the Flame
ability-sparks-fly = Sparks Fly
tree-gravity = Gravity
ability-heavier-things = Heavier Things
ability-lead-shoes = Lead Shoes
ability-everything-falls = Everything Falls
tree-warder = Warder
ability-chalk-circle = Chalk Circle
ability-wider-circle = Wider Circle
ability-at-home-in-the-dark = At Home in the Dark

## Cleric

class-cleric = Cleric
tree-healer = Healer
ability-comforting-word = Comforting Word
ability-steady-pulse = Steady Pulse
ability-nobody-else-dies = Nobody Else
tree-guardian = Guardian
ability-guardian-angel = Guardian Angel
ability-sleepless = Sleepless
ability-thicker-walls = Thicker Walls
tree-crusader = Crusader
ability-rewarding-pursuit = Rewarding Pursuit
ability-against-the-night = Against the Night
ability-first-light = First Light
tree-exorcist = Exorcist
ability-clean-hands = Clean Hands
ability-unbowed = Unbowed
ability-burn-it-out = Burn It Out
