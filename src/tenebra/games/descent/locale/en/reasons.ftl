# Why the computer chose as it did: one sentence for each kind of reason, with the rule it builds on.

why-only-choice = There is nothing else to choose.
why-any = One is as good as the other.
spaces-nearer = { $steps ->
    [one] One space nearer
   *[other] { $steps } spaces nearer
}

## Before the quest and between fights

why-swap = { $skill } helps attacks this hero does not make: another card may (DE-SET-10).
why-keep-skills = All three skills are of use (DE-SET-12).
why-buy = Nothing for this price makes the hero stronger: { $item } (DE-TWN-04).
why-shopped = Nothing else is worth its coins now (DE-TWN-15).
why-equip = In use it does more than anything else would: { $item } (DE-EQP-02).
why-stow = It waits in the pack: { $item } (DE-EQP-05).
why-drop = There is no room for it, and it is missed least: { $item } (DE-EQP-07).
why-equipped = Nothing in the pack would serve better (DE-TRN-05).
why-keep = { $card } makes this hero stronger than its coins would (DE-CHS-05).
why-coins = { $card } is of little use here; the coins are (DE-CHS-05).
why-place-self = One place by the glyph is as good as another: { $space } (DE-SET-19).

## A hero's turn

why-first = { $hero } is nearest to what is to be done (DE-RND-04).
why-first-strike = { $hero } first: the best blow, or the door that the others wait behind (DE-RND-04).
why-run = Nobody is worth a blow on the way: run, to { $space } (DE-ACT-01).
why-run-from-town = Out of Town a run gives most points for the shop and the way back (DE-TWN-14).
why-battle = Two attacks from here may come in useful (DE-ACT-02).
why-battle-strike = Two attacks, { $target } first. { stake } (DE-ACT-02).
why-advance = To { $space }, with an attack in hand (DE-ACT-04).
why-advance-strike = Walk and strike { $target }. { stake } (DE-ACT-04).
why-ready = To { $space }, and ready for what may come there (DE-ACT-05).
why-ready-strike = One blow at { $target }, and an order for what comes after. { stake } (DE-ACT-05).
why-attack = Best target: { $target }. { stake } (DE-ATK-02).
why-go-strike = From { $space } there is a good blow at { $target }. { stake } (DE-MOV-10).
why-hurry = A fatigue for one more step: { $space } is worth it (DE-FAT-03).
why-safer = At { $space } fewer wounds are to be feared.
why-glyph = { $left ->
    [0] The glyph at { $space }: three Conquest tokens, and a way to Town (DE-GLY-01).
   *[other] { spaces-nearer } to the glyph at { $space }: three Conquest tokens (DE-GLY-01).
}
why-chest = { $left ->
    [0] The chest at { $space } is for all heroes (DE-CHS-10).
   *[other] { spaces-nearer } to the chest at { $space }; what it holds is for all heroes (DE-CHS-10).
}
why-token = { $left ->
    [0] Something to pick up at { $space }: { $token } (DE-TRS-02).
   *[other] { spaces-nearer } to { $token } at { $space } (DE-TRS-02).
}
why-hunt = { spaces-nearer } to { $target }: the quest is about nothing else (DE-CNQ-04).
why-encounter = { spaces-nearer } to the encounter at { $space } (DE-ENC-01).
why-quest = { spaces-nearer } to where the quest leads (DE-CNQ-04).
why-bring = { spaces-nearer } to where { $thing } is wanted (DE-CNQ-04).
why-explore = { spaces-nearer } to what nobody has seen yet (DE-EXP-01).
why-pick-up = It costs nothing to pick up: { $token } (DE-TRS-02).
why-open-chest = A chest, and nobody in the way (DE-CHS-01).
why-drink-healing = { $life ->
    [one] One wound from death: the potion gives three back (DE-POT-03).
   *[other] { $life } wounds are not many: the potion gives three back (DE-POT-03).
}
why-drink-vitality = Out of breath: the potion brings all fatigue back (DE-POT-04).
why-open-door = The others are here, and the way leads through { $door } (DE-DOR-04).
why-stairs = The staircase leads to what nobody has seen yet (DE-STR-02).
why-climb = Out of the pit: from down there nobody sees anything (DE-OBS-05).
why-make-room = Two figures cannot stay in one space: { $space } is free (DE-MOV-07).
why-order-guard = Guard: whoever comes too near is struck first (DE-ORD-12).
why-order-dodge = Dodge: whoever strikes will have to roll again (DE-ORD-08).
why-order-rest = Rest: the next turn begins with all fatigue back (DE-ORD-16).
why-order-aim = Aim: the next attack may be rolled again (DE-ORD-05).
why-end-turn = All is done that is worth doing (DE-TRN-07).
why-visit = { $coins } { $coins ->
    [one] coin wants
   *[other] coins want
} to be spent (DE-TWN-02).
why-return = Back to the others by the glyph nearest to them: { $space } (DE-GLY-06).
why-use = It is worth its price now: { $card } (DE-SKL-03).
why-save = Fatigue will be needed for better things (DE-FAT-01).
why-guide = { $familiar } does most at { $space } (DE-FAM-02).
why-familiars-rest = The familiars are well where they are (DE-FAM-02).
why-interrupt = Strike before { $target } does. { stake } (DE-ORD-12).
why-hold-guard = A better moment will come (DE-ORD-14).

## In an attack

why-reroll = These dice can do better (DE-RRL-01).
why-spoil = These dice hurt most: let them be rolled again (DE-RRL-01).
why-keep-roll = It will hardly get better (DE-RRL-02).
why-strain = A little is wanting, and a power die may be it (DE-FAT-04).
why-spend = So the roll does most (DE-ATK-10).
why-hold-back = More would fall on our own (DE-RUB-22).
why-falls-short = It falls short, and more dice would cost more than they bring (DE-ATK-17).
why-cancel = That is what it is for: { $card } (DE-ABL-23).
why-throw = Far from friends: { $space } (DE-ABL-12).

## The Overlord

why-discard = { $card } is missed least, and gives { $threat } Threat (DE-OVC-05).
why-discard-for = { $card } helps to pay for { $wanted } (DE-OVC-05).
why-power = { $card } holds for the rest of the quest: the sooner the better (DE-OVC-12).
why-spawn = { $card }: there is room out of sight, near the heroes (DE-OVC-11).
why-prepared = What is left is saved for better moments (DE-OVC-06).
why-play = Now it does most: { $card } (DE-OVC-06).
why-pass = No card does more now than its Threat will later (DE-OVC-06).
why-place = Out of sight, { $distance ->
    [one] one step
   *[other] { $distance } steps
} from the nearest hero: { $space } (DE-SPW-05).
why-no-room = There is no room where it would matter (DE-SPW-08).
why-lift = { $monster } does nothing there: it comes anew where it is wanted (DE-SPW-10).
why-no-lift = All of them are needed where they stand (DE-SPW-10).
why-promote = A leader instead of one of the many (DE-OVC-12).
why-horde = The more the better (DE-OVC-12).
why-activate-strike = { $monster } first: { $target } is within reach. { stake } (DE-MON-01).
why-activate = { $monster } comes nearer (DE-MON-01).
why-all-done = All monsters have acted (DE-OVT-04).
why-strike = Best target: { $target }. { stake } (DE-MON-01).
why-close-in = From { $space } it can strike { $target }. { stake } (DE-MON-01).
why-approach = Nearer to the heroes: { $space } (DE-MON-01).
why-step-back = Out of reach after the shot: { $space } (DE-MOV-10).
why-let-in = The heroes are behind { $door } (DE-DOR-07).
why-end-activation = From here it can do nothing more (DE-MON-05).
why-charm = That hurts most: { $target } (DE-RUL-77).
