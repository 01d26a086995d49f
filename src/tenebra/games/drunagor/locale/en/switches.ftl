# Where a rule can be read in two ways.

switch-monster-cap = At most twelve monsters
    .about = There are never more than twelve monsters on the board; further ones do not come.
switch-spell-collateral = Spells must hurt
    .about = What a spell attack brings besides damage is suffered only if at least 1 health is lost.
switch-intimidate-literal = Stronger intimidation
    .about = Each INTIMIDATE token takes the printed number from the damage, not 1.
switch-protect-literal = No protection from sweeping blows
    .about = Nobody can step in against CLEAVE, MULTISHOT or STRIKE.
switch-ko-first = Knocked out first
    .about = Whoever is knocked out by a hit does not suffer what comes with it.
switch-surge-attack-only = Surges on attacks only
    .about = ROLL X+ looks only at attack rolls, not at challenges.
