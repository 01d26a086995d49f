# The 34 skills and what they do (CO-SKA, CO-SKD, CO-SKM, CO-SKV, CO-SKX).

## Attack

skill-ambidextrous = Ambidextrous
    .about = Strikes with two one-handed weapons at once and rolls the dice of both.
skill-attack-from-beyond = Attack from Beyond
    .about = Dying, it makes one last free melee attack with 3 red dice.
skill-circular-strike = Circular Strike
    .about = What a killing blow with a two-handed weapon has left over goes to the next enemy in that area, without defence.
skill-constriction = Constriction
    .about = If one of its attack dice shows 2 or more, a victim in its area cannot leave while both are there.
skill-counterattack = Counterattack
    .about = Whoever survives a melee attack may strike back at once with 1 red die, free.
skill-elite-shooter = Elite Shooter
    .about = Its ranged attacks are not hindered and ignore Protected.
skill-precision-shot = Precision Shot
    .about = Against its ranged attacks armour is 1 less.
skill-precision-strike = Precision Strike
    .about = Against its melee attacks armour is 1 less.
skill-reach = Reach
    .about = Strikes in melee into an adjacent area too, if no obstacle is between.

## Defence

skill-bodyguard = Bodyguard
    .about = Parries for a friend in its area, with its own gems and card.
skill-protected = Protected
    .about = While a friend without this skill is in its area, only area attacks and Elite Shooters can strike it.
skill-sacrifice = Sacrifice
    .about = Before the dice are rolled it may take the place of an attacked friend in its area; then only armour helps.
skill-untouchable = Untouchable
    .about = Against ranged attacks its armour is 1 more.

## Magic

skill-spell-caster = Spell Caster
    .about = Owns and casts spells.
skill-teleport = Teleport
    .about = Into another area in sight, whoever hinders or blocks; only a web holds.

## Various

skill-alchemy = Alchemy
    .about = What it does is written in the scenario.
skill-concentration = Concentration
    .about = Its dice are never hindered; its steps are.
skill-fascination = Fascination
    .about = Nobody can attack it before it has attacked them.
skill-horror = Horror
    .about = In its area heroes lay at most 2 gems on Melee, Ranged, Move and Manipulation.
skill-jinx = Jinx
    .about = Enemies in its area cannot re-roll dice.
skill-poison = Poison
    .about = What it does is written in the scenario.
skill-leadership = Leadership
    .about = Commands allies: 1 gem lets one of them move and attack.
skill-lock-picking = Lock-picking
    .about = 1 red die more against locks and chests.
skill-support = Support
    .about = Friends in its area re-roll 1 die of each of their rolls, free.

## Movement

skill-blocking = Blocking
    .about = Enemies cannot leave its area, unless they are Evasive or teleport.
skill-climb = Climb
    .about = What it does is written in the scenario.
skill-evasive = Evasive
    .about = Moves as if there were no enemies around.
skill-feline-grace = Feline Grace
    .about = A hindered step costs 1 point less.
skill-flying = Flying
    .about = 2 points to any adjacent area, without roll or hindering; over an obstacle for 1 point more.
skill-intangible = Intangible
    .about = Through an obstacle for 1 point, not hindered.
skill-leap = Leap
    .about = 2 points and a red die: as many symbols as the leap value, and it stands on the other side.
skill-swimming = Swimming
    .about = Enters water; getting out costs 1 point more.
skill-wall-wrecker = Wall Wrecker
    .about = Through a wall or wooden door for 2 points; the hole stays.
skill-web-projection = Web Projection
    .about = Instead of its attack, 3 orange dice from afar: who is hit sticks in a web until 4 movement points tear it.
