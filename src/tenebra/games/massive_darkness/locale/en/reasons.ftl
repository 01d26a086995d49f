# Why the computer chose as it did: one sentence for each kind of reason, with the rule it builds on.

why-only-choice = There is nothing else to choose.
why-any = One is as good as the other.
zones-nearer = { $steps ->
    [one] One Zone nearer
   *[other] { $steps } Zones nearer
}

## In an Activation

why-attack = Best target: { $target }. { stake } (MD-CAC-05).
why-attack-and-hide = Strike { $target }, then into the shadow of { $zone }: who is hidden is not answered (MD-CTR-05). { stake }.
why-move-to-attack = { $target } can be struck from { $zone }. { stake } (MD-RNG-01).
why-stop-to-attack = Within reach from here: { $target }; the points left may be lost (MD-MVA-03). { stake }.
why-charge = A Charge to { $zone } brings the blow at { $target } with it (MD-SKL-04). { stake }.
why-safe-shot = A Safe Shot from { $zone } at { $target }, and nobody holds the Hero back (MD-SKL-13). { stake }.
why-command = { $hero } can do more with an Action now, and it draws no Counterattack (MD-CTR-07).
why-stand-up = Who is Stunned has to stand up first (MD-STN-02).
why-stay = Nothing within reach of { $zone } would gain anything now (MD-NOP-01).
why-stay-safe = Further on more Enemies could strike than here (MD-NOP-01).
why-wait-group = The others are not here yet: what waits further on is for all together (MD-NOP-01).
why-wait-foes = First the Enemies near by: this is no time to wake what waits further on (MD-NOP-01).
why-wait-round = Most of the others have acted already: what waits further on is for a new Round (MD-NOP-01).
why-leave-door = The next blow may kill: the door is for somebody in better health who is still to act (MD-DOOR-11).
why-rash = Nobody opens a door on the unknown with nothing left to meet it, when the next death is the last (MD-RES-05).
why-wait-exit = This is the way out; the others are still to come (MD-WIN-02).
why-no-gain = What could be gained further on is not worth the Enemies there (MD-NOP-01).
why-spent = The Actions are spent (MD-HPH-02).
why-held = An Enemy in the Zone holds the Hero, and no Action would gain anything now (MD-MVA-05).
why-held-here = An Enemy in the Zone holds the Hero: the walk ends here (MD-MVA-05).
why-no-blow = An Enemy in the Zone holds the Hero, and the answer to a blow would cost more than the blow brings (MD-CTR-05).
why-safer = At { $zone } fewer Wounds are to be feared (MD-CTR-05).
why-together = { $zone } is nearer to the others.
why-treasure = { $number ->
    [one] A Treasure to be taken, and no Enemy guards it
   *[other] { $number } Treasures to be taken, and no Enemy guards them
}: { $zone } (MD-PCK-02).
why-take = The Mission wants it: { $token } (MD-PCK-07).
why-open = The way leads through { $door } (MD-DOOR-01).
why-open-ready = The way leads through { $door }, and the group is ready (MD-DOOR-01).
why-open-haste = The way leads through { $door }, and there is no time to wait for everybody (MD-DOOR-01).
why-trade = Cards into the hands they are best in: it helps in every Round to come (MD-TRD-01).
why-to-treasure = { $left ->
    [0] Treasure lies at { $zone } (MD-PCK-03).
   *[other] { zones-nearer } to the Treasure at { $zone }; nobody is closer to it (MD-PCK-03).
}
why-to-chamber = { zones-nearer } to { $zone }: behind its door there is experience to be had at this Level (MD-LVL-09).
why-to-take = { $left ->
    [0] What the Mission wants lies in { $zone } (MD-OBJ-04).
   *[other] { zones-nearer } to { $zone }, where the Mission has something to be taken (MD-OBJ-04).
}
why-to-bring = { zones-nearer } to { $zone }, where it has to be carried (MD-OBJ-04).
why-to-slay = { zones-nearer } to { $zone }: the Mission wants the Enemy there dead (MD-OBJ-04).
why-to-enter = { zones-nearer } to { $zone }, where the Mission goes on (MD-OBJ-04).
why-to-open = { zones-nearer } to the door at { $zone }, behind which the Mission goes on (MD-OBJ-04).
why-to-exit = { $left ->
    [0] Everything is done: out by { $zone } (MD-WIN-02).
   *[other] Everything is done. { zones-nearer } to the way out: { $zone } (MD-WIN-02).
}
why-to-held = { zones-nearer } to a companion whom Enemies hold: nobody gets out without the others (MD-WIN-02).
why-to-guard = { zones-nearer } to { $zone }, which must not be left to the Enemies (MD-OBJ-04).
why-to-foes = { zones-nearer } to the Enemies who can already strike: they come first (MD-ENP-02).
why-to-agent = { zones-nearer } to { $zone }: the Agent there calls a Guard every Round (MD-AGT-02).
why-to-others = { zones-nearer } to the others: what waits further on is for all together (MD-DOOR-01).
why-wait-here = There is nothing to go to now (MD-NOP-01).

## Things that cost no Action

why-transmute = Three cards nobody needs make a better one (MD-TRN-02).
why-transmute-card = Nobody needs it, and its Level counts: { $card } (MD-TRN-02).
why-heal = { $card } now, while there are enough Wounds for it to heal (MD-HLT-03).
why-use = { $side_id ->
    [attack] { $card }: about { stake-mean } more to be expected (MD-RUL-32).
   *[defense] { $card }: about { stake-mean } fewer to be expected (MD-RUL-32).
}
why-use-on-shields = { $card }: the Defense fell too well (Shields: { $number }) (MD-RUL-32).
why-use-on-hits = { $card }: otherwise { $number } { $number ->
    [one] Wound gets
   *[other] Wounds get
} through (MD-RUL-32).
why-use-protects = Enemies are about to strike; a protection until the End Phase: { $card } (MD-ITM-02).
why-use-wounds = Enemies within reach suffer Wounds without an Action: { $card } (MD-ITM-02).
why-use-stuns = An Enemy within reach can be Stunned without an Action: { $card } (MD-ITM-02).
why-use-raises = Somebody Stunned can stand up without an Action: { $card } (MD-ITM-02).
why-use-acts = Enemies are near, and every Action counts: { $card } (MD-ITM-02).
why-use-commands = Another Hero has somebody to strike at once: { $card } (MD-ITM-02).
why-use-carries = The Actions are spent, and it is better to be elsewhere: { $card } (MD-ITM-02).
why-use-at-once = It helps at once, and nothing is gained by keeping it: { $card } (MD-ITM-02).
why-signature = { $side_id ->
    [attack] For a point of experience about { stake-mean } more to be expected (MD-SIG-01).
   *[defense] For a point of experience about { stake-mean } fewer to be expected (MD-SIG-01).
}
why-signature-heals = For a point of experience { $hero } is healed (MD-SIG-01).
why-signature-protects = Enemies are about to strike { $hero }: for a point of experience the Defense is better (MD-SIG-01).
why-signature-now = Shields on the table: { $number }. They had better fall again (MD-SIG-03).
why-pay = { $side_id ->
    [attack] { $power }: about { stake-mean } more for the Enemy, and { $hero } can bear the price (MD-RUL-42).
   *[defense] { $power }: about { stake-mean } fewer, and { $hero } can bear the price (MD-RUL-42).
}
why-agree = A Wound can be spared (MD-RUL-42).
why-refuse = With { $number } Health left there is none to give away (MD-RUL-42).

## In a roll

why-save-it = It would change this roll too little: better kept for another (MD-ENC-07).
why-keep-dice = Another throw is not likely to be better (MD-RRL-01).
why-kills-already = As the dice lie, the blow kills: { $target } (MD-RRL-01).
why-kills-minions = As the dice lie, no Minion is left, and more Wounds would be lost: { $target } (MD-HRD-06).
why-blocks-already = As the dice lie, no Wound gets through (MD-RRL-01).
why-no-symbol = No symbol that is left would change anything (MD-ENC-07).
why-reroll = These dice fell badly: another throw should bring more (MD-RRL-01).
why-reroll-theirs = The opponent's dice fell well: another throw should bring less (MD-RRL-01).
why-trigger = { $wounds ->
    [0] Most for its symbols: { $power } (MD-ENC-05).
    [one] { $side_id ->
        [attack] A Wound more: { $power } (MD-ENC-05).
       *[defense] A Wound fewer: { $power } (MD-ENC-05).
    }
   *[other] { $side_id ->
        [attack] { $wounds } Wounds more: { $power } (MD-ENC-05).
       *[defense] { $wounds } Wounds fewer: { $power } (MD-ENC-05).
    }
}
why-strike-boss = The Boss of { $target } first: XP for everybody, and its card (MD-MOB-11).
why-take-die = This die makes the most difference; it shows { $number } (MD-CMB-11).
why-drop-die = The better colour is the one to take away from them (MD-CMB-11).
why-better-die = The better colour, while it counts (MD-DIC-07).
why-flip = The other side of this die is the best (MD-TRM-04).
why-fill = A plain result is surest (MD-RUL-15).
why-fill-bam = A Bam triggers { $card } (MD-RUL-15).

## What the players decide in common

why-first = { $hero } is the strongest to begin (MD-SET-19).
why-enemy-order = { $enemy } first: the weakest blow may be spent on somebody who can still bear it (MD-ENP-01).
why-call-order = The order of the calls changes nothing now (MD-AGT-02).
why-prey = { $hero } can bear it best, with { $number } Health left (MD-TGT-03).
why-path = By { $zone } the Enemy sees fewest Heroes on the way: { $enemy } (MD-TGT-13).
why-type = This Attack of { $enemy } hurts least (MD-RUL-20).
why-far-away = Farthest from everybody: { $zone } (MD-LVL-11).
why-room = Nearer: { $zone } (MD-DOOR-08).
why-for-hero = { $hero } needs it most, with { $number } Health left (MD-HLT-03).
why-for-enemy = It does most to { $target } (MD-CAC-05).

## Equipment and Skills

why-weapon = The weapon that suits { $hero } best: { $card } (MD-SET-14).
why-give = Most useful in the hands of { $hero }: { $card } (MD-TRD-04).
why-keep = Nobody else here gains more by it, so it stays with { $hero }: { $card } (MD-PCK-05).
why-equip = Better Equipped than carried: { $card } (MD-TRD-01).
why-unequip = It has to make room: { $card } (MD-EQP-05).
why-ready = The best Equipment is in the right hands (MD-TRD-03).
why-learn = Most for its XP: { $line }; and unspent XP draws Enemies (MD-EXP-10).
why-learn-ahead = From Level { $level } on: { $line }. It is kept, and unspent XP draws Enemies (MD-EXP-06).
why-no-skill = No Skill that can be had now would help in this Mission: the XP are kept for the Signature (MD-EXP-04).
why-lose = The one to be missed least: { $card } (MD-STO-17).
why-pick = The most helpful: { $card } (MD-MKT-09).
why-barter = For something better: { $card } (MD-MKT-09).
why-sell = No use here, while XP is: { $card } (MD-MKT-08).
why-no-deal = Nothing in the Market is worth a card (MD-MKT-07).
why-swap = It cannot be used yet, a plain weapon can: { $card } (MD-MKT-13).
