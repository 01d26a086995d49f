# One line for each word of the game, where one meets it first.

term-cubes = A cube laid on a skill pays for it and stays there until a recall; its colour also decides the range: yellow adjacent, red one area away, green and blue anywhere.
term-recall = A recall brings all cubes back and costs a curse cube, which blocks a skill. The sixth curse loses the adventure. Willingly only with two colours or fewer at hand.
term-expend = An expended cube gives three more steps and comes back with the next recall.
term-focus = FOCUS tokens pay for focus abilities: no cube, once a turn, also while engaged.
term-ki = A KI token pays for a weapon attack without a cube, once a turn.
term-fury = A FURY token adds 1 damage to an attack that hits, once a turn.
term-reaction = When somebody would be hurt, each hero may react once, in anybody's turn, with a cube on a reaction skill. Shields are spent before.
term-protect = Whoever protects takes the blow that was meant for a neighbour.
term-interact = A scene with choices: each choice can be taken only once in the adventure, and it may cost as well as give.
term-curse = A curse cube blocks the skill it lies on until something cleanses it. The sixth curse of a hero loses the adventure.
term-trauma = A trauma cube is what is left of being knocked out: the skill it lies on is blocked. With the second a hero falls for good, and the adventure is lost.
term-attack = An attack rolls a die of 20 faces: HIT is added to it, and it must reach the accuracy of the weapon. DMG is added to the damage.
term-leader = Where the rules leave monsters or the Darkness a choice, the party leader decides, and may decide kindly.
