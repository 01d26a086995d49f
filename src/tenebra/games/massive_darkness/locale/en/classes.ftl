# The Classes: name, manner, Signature, Free Class Skill, and the Skill Lines with what each step means.

## On the cover

cover-class = Class
    .usual = recommended
    .about = Any Hero may take any Class, and several Heroes may take the same one. In Story Mode the choice holds for the whole campaign.
    .line = { $first } first, then { $then }
speciality-melee = Melee
speciality-ranged = Ranged
speciality-magic = Magic
speciality-defense = Defense

## Battle Wizard

class-battle-wizard = Battle Wizard
    .about = Fights from the second line and makes every symbol on the dice count. Thinly armoured, richly enchanted, best kept at arm's length from anything with an axe.
    .signature = Overchannel
    .signature-gloss = When you attack with Magic, you have 1 more Bam and 1 more Diamond.
    .free = Steady Flow
    .free-gloss = When you attack with Magic, you may re-roll your blank Attack dice.
line-battle-wizard-enhanced-health = Enhanced Health
    .step-1 = Your maximum Health is 1 higher, and you heal 1.
    .step-2 = Your maximum Health is 2 higher, and you heal 2.
line-battle-wizard-spellblade = Spellblade
    .step-1 = You may strike with Melee weapons through Magic Actions, in your own Zone.
    .step-2 = You may strike with Melee weapons through Magic Actions, in your own Zone. With a sword Equipped, when you attack with Magic, you roll 1 more red die.
line-battle-wizard-arcane-focus = Arcane Focus
    .step-1 = When you attack with Magic, you have 1 more Bam.
    .step-2 = When you attack with Magic, you have 1 more Bam and you may re-roll all Attack dice 1 more time.
    .step-3 = When you attack with Magic, you have 1 more Bam and 1 more Diamond and you may re-roll all Attack dice 1 more time.
line-battle-wizard-ward = Ward
    .step-1 = When you defend, spend 1 Bam: you have 2 more Shields.
    .step-2 = When you defend, spend 1 Bam (up to 2 times): you have 2 more Shields. When you defend against a Magic Attack, you roll 1 more green die.
line-battle-wizard-blink = Blink
    .step-1 = For 1 Action, move up to 2 Zones past any Enemies.
    .step-2 = For 1 Action, move up to 3 Zones past any Enemies.
line-battle-wizard-storm-caller = Storm Caller
    .step-1 = When you attack with Magic, you roll 1 more yellow die.
    .step-2 = When you attack with Magic, you roll 1 more red die.
    .step-3 = When you attack with Magic, you roll 1 more red die. When you attack with Magic, spend 1 Diamond: each other Enemy in the target's Zone suffers 1 Wound.

## Bloodmoon Raider

class-bloodmoon-raider = Bloodmoon Raider
    .about = An assassin who strikes from the dark at any distance and likes the largest target best. Nothing in the training was about being hit back.
    .signature = Moonmark
    .signature-gloss = When you attack, the Defender has 2 Shields less.
    .free = Dusk Runner
    .free-gloss = In a Shadow Zone, each Movement Action gives you 1 more Movement Point.
line-bloodmoon-raider-enhanced-health = Enhanced Health
    .step-1 = Your maximum Health is 1 higher, and you heal 1.
    .step-2 = Your maximum Health is 2 higher, and you heal 2.
line-bloodmoon-raider-twin-fangs = Twin Fangs
    .step-1 = With 2 weapons Equipped, when you attack in Melee, you may re-roll all Attack dice 1 more time.
    .step-2 = With 2 weapons Equipped, when you attack in Melee, you may re-roll all Attack dice 1 more time and you roll 1 more yellow die.
    .step-3 = With 2 weapons Equipped, when you attack in Melee, you may re-roll all Attack dice 1 more time and you roll 1 more red die.
line-bloodmoon-raider-throat-cutter = Throat Cutter
    .step-1 = In a Shadow Zone, when you attack, you have 1 more Hit.
    .step-2 = In a Shadow Zone, when you attack, you have 2 more Hits.
    .step-3 = In a Shadow Zone, when you attack, you have 2 more Hits and you inflict 1 Wound that no Shield can stop.
line-bloodmoon-raider-giant-slayer = Giant Slayer
    .step-1 = When you attack, if no Wound comes of it, you inflict 1 Wound that no Shield can stop.
    .step-2 = When you attack, if no Wound comes of it, you inflict 1 Wound that no Shield can stop. When you attack, spend 1 Bam (up to 2 times): you inflict 1 Wound that no Shield can stop.
line-bloodmoon-raider-shadow-step = Shadow Step
    .step-1 = In a Shadow Zone, for 1 Action, move up to 2 Zones past any Enemies.
    .step-2 = In a Shadow Zone, for 1 Action, move up to 4 Zones past any Enemies.
line-bloodmoon-raider-night-arrow = Night Arrow
    .step-1 = In a Shadow Zone, when you attack at Range, you roll 1 more red die.
    .step-2 = In a Shadow Zone, when you attack at Range, you roll 1 more red die and the Defender loses 1 Defense die.

## Fury Paladin

class-fury-paladin = Fury Paladin
    .about = Stands in front, behind a shield, and lets the enemy hurt itself on it. Patience is a virtue; so is hitting back.
    .signature = Wall of Fury
    .signature-gloss = Until the End Phase, when you defend, you roll 1 more green die.
    .free = Shield Drill
    .free-gloss = With a Shield Equipped, when you defend, you have 1 more Shield.
line-fury-paladin-enhanced-health = Enhanced Health
    .step-1 = Your maximum Health is 1 higher, and you heal 1.
    .step-2 = Your maximum Health is 2 higher, and you heal 2.
line-fury-paladin-challenge = Challenge
    .step-1 = Enemies choose you as if you had the most XP.
    .step-2 = Enemies choose you as if you had the most XP. When you defend, you roll 1 more blue die.
line-fury-paladin-retribution = Retribution
    .step-1 = When your Shields outnumber the Hits, the Attacker suffers 1 Wound.
    .step-2 = When your Shields outnumber the Hits, the Attacker suffers 2 Wounds.
    .step-3 = When your Shields outnumber the Hits, the Attacker suffers 3 Wounds.
line-fury-paladin-shield-mastery = Shield Mastery
    .step-1 = With a Shield Equipped, when you defend, you may re-roll all Defense dice 1 more time.
    .step-2 = With a Shield Equipped, when you defend, you may re-roll all Defense dice 1 more time and you roll 1 more green die.
line-fury-paladin-hammer-of-justice = Hammer of Justice
    .step-1 = With a mace or hammer Equipped, when you attack in Melee, you have 1 more Bam.
    .step-2 = With a mace or hammer Equipped, when you attack in Melee, you have 1 more Bam. With a mace or hammer Equipped, when you attack in Melee, spend 2 Bams: your opponent is Stunned and you inflict 1 Wound that no Shield can stop.
line-fury-paladin-battle-orders = Battle Orders
    .step-1 = Once per Activation, spend 1 Action: another Hero performs an Action at once.
    .step-2 = Once per Activation, spend 1 Action: another Hero performs an Action at once. You heal 1 Wound when your Activation begins.

## Nightshade Ranger

class-nightshade-ranger = Nightshade Ranger
    .about = Shoots first, moves away, shoots again. A second look at the dice is worth a third arrow, and nobody leaves a fight more politely.
    .signature = Find Weakness
    .signature-gloss = When you attack, you may re-roll any of the Defense dice.
    .free = Slip Away
    .free-gloss = You may leave Zones that hold Enemies.
line-nightshade-ranger-enhanced-health = Enhanced Health
    .step-1 = Your maximum Health is 1 higher, and you heal 1.
    .step-2 = Your maximum Health is 2 higher, and you heal 2.
line-nightshade-ranger-shadow-hunter = Shadow Hunter
    .step-1 = In a Shadow Zone, when you attack, the Defender loses 1 Defense die.
    .step-2 = In a Shadow Zone, when you attack, the Defender loses 2 Defense dice.
    .step-2-switched = In a Shadow Zone, when you attack, the Defender loses 3 Defense dice.
line-nightshade-ranger-ranged-specialist = Ranged Specialist
    .step-1 = When you attack at Range, you may re-roll all Attack dice 1 more time.
    .step-2 = When you attack at Range, you may re-roll all Attack dice or all Defense dice 1 more time.
line-nightshade-ranger-defensive-training = Defensive Training
    .step-1 = When you defend, you suffer only half of the Wounds, rounded up.
line-nightshade-ranger-precise-aim = Precise Aim
    .step-1 = When you attack, after a re-roll, 1 blank die counts as 1 Hit or 1 Bam.
    .step-2 = When you attack, after a re-roll, you may turn 1 blank die to its opposite face.
    .step-3 = When you attack, after a re-roll, you may turn every blank die to its opposite face.
line-nightshade-ranger-safe-shot = Safe Shot
    .step-1 = For 1 Action, slip 1 Zone away past any Enemies and make a Ranged Attack.
    .step-2 = For 1 Action, slip 1 Zone away past any Enemies and make a Ranged Attack; in that Attack, you roll 1 more Attack die.

## Pit Fighter Berserker

class-pit-fighter-berserker = Pit Fighter Berserker
    .about = Slow to start and slower to fall. Every wound is fuel, every scar a plate of armour; the healer's job is mostly to look away.
    .signature = Spit and Stand
    .signature-gloss = You heal 1 Wound. Until the End Phase, when you defend, you have 1 more Shield.
    .free = First Blood
    .free-gloss = With 1 or more Wounds on you, when you attack in Melee, you have 1 more Hit.
line-pit-fighter-berserker-enhanced-health = Enhanced Health
    .step-1 = Your maximum Health is 1 higher, and you heal 1.
    .step-2 = Your maximum Health is 2 higher, and you heal 2.
line-pit-fighter-berserker-power-of-pain = Power of Pain
    .step-1 = With 2 or more Wounds on you, when you attack in Melee, you roll 1 more yellow die.
    .step-2 = With 2 or more Wounds on you, when you attack in Melee, you roll 1 more red die.
    .step-3 = With 2 or more Wounds on you, when you attack in Melee, you roll 1 more red die and you may re-roll all Attack dice 1 more time.
line-pit-fighter-berserker-bloodlust = Red Haze
    .step-1 = If you choose to suffer 1 Wound, when you attack in Melee, you have 2 more Hits.
    .step-2 = If you choose to suffer 1 Wound, when you attack in Melee, you have 2 more Hits and you roll 1 more red die.
line-pit-fighter-berserker-scar-tissue = Scar Tissue
    .step-1 = With 2 or more Wounds on you, when you defend, you have 1 more Shield.
    .step-2 = With 2 or more Wounds on you, when you defend, you have 1 more Shield and you roll 1 more green die.
line-pit-fighter-berserker-both-fists = Both Fists
    .step-1 = With 2 weapons Equipped, when you attack in Melee, you have 1 more Bam.
    .step-2 = With 2 weapons Equipped, when you attack in Melee, you have 1 more Bam and 1 more Hit.
    .step-3 = With 2 weapons Equipped, when you attack in Melee, you have 1 more Bam and 1 more Hit. With 2 weapons Equipped, you have 1 more Action each Activation, for a Melee Attack only.
line-pit-fighter-berserker-last-one-standing = Last One Standing
    .step-1 = With 3 or more Wounds on you, you heal 1 Wound when your Activation begins.
    .step-2 = With 3 or more Wounds on you, you heal 2 Wounds when your Activation begins. With 3 or more Wounds on you, when your Shields outnumber the Hits, the Attacker suffers 1 Wound.

## Shadow Barbarian

class-shadow-barbarian = Shadow Barbarian
    .about = Waits in the dark without a sound, then arrives all at once. Mobs and monsters alike hear the roar only after the axe.
    .signature = Avalanche
    .signature-gloss = In a Shadow Zone, when you attack in Melee, the Hits on the dice count twice.
    .free = Out of Nowhere
    .free-gloss = In a Shadow Zone, when you attack in Melee, you have 1 more Bam.
line-shadow-barbarian-enhanced-health = Enhanced Health
    .step-1 = Your maximum Health is 1 higher, and you heal 1.
    .step-2 = Your maximum Health is 2 higher, and you heal 2.
line-shadow-barbarian-wild-charge = Wild Charge
    .step-1 = For 1 Action, move 1 or 2 Zones to an Enemy and attack it in Melee.
    .step-2 = For 1 Action, move 1 or 2 Zones to an Enemy and attack it in Melee; in that Attack, you may re-roll all Attack dice 1 more time.
    .step-3 = For 1 Action, move 1 or 2 Zones to an Enemy and attack it in Melee; in that Attack, you may re-roll all Attack dice 1 more time and you have 3 more Hits.
line-shadow-barbarian-great-weapon = Great Weapon
    .step-1 = With a Two-Hands weapon Equipped, when you attack in Melee, you have 1 more Hit.
    .step-2 = With a Two-Hands weapon Equipped, when you attack in Melee, you roll 1 more red die.
    .step-3 = With a Two-Hands weapon Equipped, when you attack in Melee, you roll 1 more red die and you have 2 more Hits.
line-shadow-barbarian-night-stalker = Night Stalker
    .step-1 = In a Shadow Zone, you may leave Zones that hold Enemies.
    .step-2 = In a Shadow Zone, you may leave Zones that hold Enemies. Each Movement Action gives you 1 more Movement Point.
    .step-3 = In a Shadow Zone, you may leave Zones that hold Enemies. Each Movement Action gives you 1 more Movement Point. You have 1 more Action each Activation, for Movement only.
line-shadow-barbarian-thrown-steel = Thrown Steel
    .step-1 = When you attack at Range, you roll 1 more yellow die.
    .step-2 = When you attack at Range, you roll 1 more red die and you have 1 more Bam.
line-shadow-barbarian-black-harvest = Black Harvest
    .step-1 = When you attack in Melee, spend 1 Bam: you inflict 1 Wound that no Shield can stop.
    .step-2 = When you attack in Melee, spend 1 Bam (up to 3 times): you inflict 1 Wound that no Shield can stop.
