# Words that say nothing about what is asked for.
find-ignored =
    a about after again all also am an and any anybody are as at be been being but by can could did do does doing else ever
    every few for from get gets getting go goes going got had happen happens has have having he her here him his how i if in into
    is isn it its just let like made make makes many may me mean means might more most much must my need needs no not now of
    off on one only or other others our out own please rule rules shall she should so some somebody something such tell than
    that the their them then there these they thing things this those to too up want was we were what when where which
    while who whom whose why will with work works would you your

# Each line: words that mean the same to whoever asks.
find-alike =
    open opens opening unlock unbar
    close shut closing
    attack attacks strike hit fight combat melee blow
    shoot ranged bow arrow missile shot fire
    move walk run movement
    die dies dead death killed kill slain fall falls
    heal cure heals healing recover rest
    wound damage hurt harm wounds injured injury
    life health hitpoints hp
    search look seek find looking
    loot treasure chest reward gold money coins
    pick collect take grab carry
    give trade exchange pass hand
    see sight view visible line
    spell magic cast
    win victory won winning goal objective
    lose defeat lost losing
    start begin setup prepare beginning
    first order initiative turn
    trap pit snare
    space square cell zone area room
    diagonal diagonally corner
    push shove displace
    skill ability power
    experience xp level
    armour armor defence defense shield
    reroll re-roll again
    hide shadow dark darkness
    stairs staircase exit leave escape
    spawn appear place placed
    swap change switch
    undead skeleton zombie
