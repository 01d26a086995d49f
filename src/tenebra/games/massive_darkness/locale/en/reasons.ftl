# Why the computer chose as it did: one sentence for each kind of reason, with the rule it builds on.

why-only-choice = There is nothing else to choose.
why-any = One is as good as the other.

## In an Activation

why-attack = { $target } is the best target: { $chance } % to wound (MD-CAC-05).
why-attack-and-hide = Strike { $target }, { $chance } % to wound, then into the shadow of { $zone }: who is hidden is not answered (MD-CTR-05).
why-move-to-attack = From { $zone } there is a good blow at { $target } (MD-RNG-01).
why-stop-to-attack = { $target } is within reach from here; the points left may be lost (MD-MVA-03).
why-charge = A Charge into { $zone } brings the blow at { $target } with it (MD-SKL-04).
why-safe-shot = A Safe Shot from { $zone } at { $target }, and nobody holds the Hero back (MD-SKL-13).
why-teleport = { $zone } is a better place, and nobody can hold the Hero here (MD-SKL-12).
why-command = { $hero } can do more with an Action now, and it draws no Counterattack (MD-CTR-07).
why-stand-up = Who is Stunned has to stand up first (MD-STN-02).
why-stay = { $zone } is as good a place as any within reach (MD-NOP-01).
why-treasure = Treasure in { $zone }, and no Enemy to guard it: { $number } (MD-PCK-02).
why-take = The Mission wants it: { $token } (MD-PCK-07).
why-open = The way leads through door { $door }, and the group is ready (MD-DOOR-01).
why-trade = Nothing presses: time to put the Equipment in order (MD-TRD-01).
why-to-treasure = Treasure lies in { $zone }; nobody is nearer (MD-PCK-03).
why-to-chamber = Behind the door to { $zone } there is experience to be had at this Level (MD-LVL-09).
why-to-take = The Mission has something to be taken in { $zone } (MD-OBJ-04).
why-to-bring = It has to be carried to { $zone } (MD-OBJ-04).
why-to-slay = The Mission wants the Enemy in { $zone } dead (MD-OBJ-04).
why-to-enter = The Mission goes on in { $zone } (MD-OBJ-04).
why-to-open = The Mission goes on behind a door at { $zone } (MD-OBJ-04).
why-to-exit = Everything is done: to the way out, { $zone } (MD-WIN-02).
why-to-guard = { $zone } must not be left to the Enemies (MD-OBJ-04).
why-wait-here = There is nothing to go to now (MD-NOP-01).

## Things that cost no Action

why-transmute = Three cards nobody needs make a better one (MD-TRN-02).
why-transmute-card = { $card } is not needed here, and its Level counts (MD-TRN-02).
why-heal = { $card } now: the Wounds are worth it (MD-HLT-03).
why-use-now = This is the moment for { $card } (MD-ITM-02).
why-use = { $card } makes enough of a difference in this roll (MD-RUL-32).
why-signature = A point of experience well spent by { $hero } (MD-SIG-01).
why-signature-now = Shields on the table: { $number }. They had better fall again (MD-SIG-03).
why-pay = { $power } is worth the Wounds while { $hero } is in good health (MD-RUL-42).
why-agree = A Wound can be spared (MD-RUL-42).
why-refuse = Health { $number } is too little to give any away (MD-RUL-42).

## In a roll

why-save-it = Not worth it in this roll (MD-ENC-07).
why-enough = The roll is good enough as it lies (MD-RRL-01).
why-keep-dice = The dice are better than another throw (MD-RRL-01).
why-reroll = These dice fell below their mean (MD-RRL-01).
why-reroll-theirs = The opponent's dice fell above their mean (MD-RRL-01).
why-trigger = { $power } does most for its symbols (MD-ENC-05).
why-strike-boss = The Boss of { $target } first: XP for everybody, and its card (MD-MOB-11).
why-take-die = This die makes the most difference; it shows { $number } (MD-CMB-11).
why-better-die = The better colour, while it counts (MD-DIC-07).
why-flip = The other side of this die is the best (MD-TRM-04).
why-fill = A plain result is surest (MD-RUL-15).
why-fill-bam = A Bam triggers { $card } (MD-RUL-15).

## What the players decide in common

why-first = { $hero } is the strongest to begin (MD-SET-19).
why-enemy-order = { $enemy } first: the weakest blow before the others (MD-ENP-01).
why-call-order = The order of the calls changes nothing now (MD-AGT-02).
why-prey = { $hero } can bear it best; Health { $number } (MD-TGT-03).
why-path = By { $zone } { $enemy } sees fewest Heroes (MD-TGT-13).
why-type = This Attack of { $enemy } hurts least (MD-RUL-20).
why-far-away = { $zone } is farthest from everybody (MD-LVL-11).
why-room = { $zone } is nearer (MD-DOOR-08).
why-for-hero = { $hero } needs it most; Health { $number } (MD-HLT-03).
why-for-enemy = It does most to { $target } (MD-CAC-05).

## Equipment and Skills

why-weapon = { $card } suits { $hero } best (MD-SET-14).
why-give = { $card } does most good in the hands of { $hero } (MD-TRD-04).
why-keep = { $card } stays with { $hero } (MD-PCK-05).
why-equip = { $card } is better Equipped than carried (MD-TRD-01).
why-unequip = { $card } has to make room (MD-EQP-05).
why-ready = Everything is in order (MD-TRD-03).
why-learn = { $line } gives most for its XP, and unspent XP draws Enemies (MD-EXP-10).
why-no-skill = No Skill is worth the XP now (MD-EXP-08).
why-lose = { $card } is missed least (MD-STO-17).
why-pick = { $card } helps most (MD-MKT-09).
why-barter = { $card } buys something better (MD-MKT-09).
why-sell = { $card } is no use here, XP is (MD-MKT-08).
why-no-deal = Nothing in the Market is worth a card (MD-MKT-07).
why-swap = { $card } cannot be used yet; a plain weapon can (MD-MKT-13).
