# Why the computer chose as it did: one sentence for each kind of reason.

why-only-choice = There is nothing else to choose.
why-least-harm = Of what is left, this does the least harm.

## Fighting and walking

why-attack = Best target: { $target }. { stake }.
why-cast = { $card } on { $target }. { stake }.
why-strike-all = { $count ->
    [one] One can strike an enemy there: { $card }.
   *[other] One can strike { $count } enemies at once: { $card }.
}
why-move-to-attack = From { $space } the best target is within reach.
why-move-to-act = From { $space } there is something worth doing.
why-approach = { $left ->
    [1] Right beside a Hero, ready to strike.
   *[other] Nearer to the Heroes: { $left } steps are left.
}
why-double-step = Nothing to do on the way, and { $distance } { $distance ->
    [one] step to go
   *[other] steps to go
}: an Action for twice the way.
why-vanish = { $card }: gone before the next blow falls.
why-land = { $space } is the best place to appear.
why-hurry = { $card }: every step counts for { $target }.
why-sprint = Further than a Double Step: { $card }.
why-retreat = { $space } is safer: about { stake-mean } fewer to fear before the next turn.
why-keep-away = Whoever shoots keeps away: fewer Heroes can reach { $space }.
why-leap = Only the Pit lies between { $target } and a blow.
why-cross = The only way on leads through the Pit: { $space }.
why-open-door = The way leads through { $door }.
why-wait = No way leads any nearer.
why-stay = It stands well where it stands.
why-end-turn = Everything within reach is done.
why-go-strike = From { $space } one can strike { $target }. { stake }.
why-go-cast = From { $space } one can use { $card } on { $target }. { stake }.
why-go-strike-all = { $count ->
    [one] From { $space } one can strike an enemy: { $card }.
   *[other] From { $space } one can strike { $count } enemies at once: { $card }.
}
why-go-open = To { $space }, to open { $door }.
why-go-to-chest = To { $space }: the Chest holds four Treasure cards.
why-go-loot = To { $space }: what { $hero } left must not be lost.
why-go-rest = To { $space }, beside the Altar, for a Rest.
why-go-help = From { $space } one can use { $card } on { $target }.
why-go-search = To { $space }: no way on is known, and here one may be hidden ({ $area }).
why-go-use = To { $space }, for what the mission wants: { $thing }.
why-near-way = { $left ->
    [0] To { $space }: there the way leads on, through { $door }.
   *[other] { steps-nearer } to { $door }.
}
why-enter = { $left ->
    [0] In through { $door }: what lies behind has to be explored.
   *[other] { steps-nearer } to { $door } and to what lies behind.
}
why-near-foes = { steps-nearer } to the enemies, to strike them sooner.
why-near-altar = { $left ->
    [0] To the Altar: there one can Rest.
   *[other] { steps-nearer } to the Altar, where one can Rest.
}
why-near-stairs = { steps-nearer } to the stairs, and out with what was sought.
why-near-thing = { $left ->
    [0] From here it can be used: { $thing }.
   *[other] { steps-nearer } to what the mission wants used: { $thing }.
}
why-near-token = { $left ->
    [0] Here it lies: { $token }.
   *[other] { steps-nearer } to what the mission wants: { $token }.
}
why-near-area = { steps-nearer } to an area that may hide a way on: { $area }.
why-make-room = { $space } leaves the place from which one can strike to the others.
why-better-space = { $space } is the better place to stand.
why-double-blind = Nothing to do on the way: an Action for twice the way.
why-search-spare = The Action is left over, and Traps or a door may be hidden here.
why-end-done = The Action is taken, and one stands best here.
why-end-danger = A blow could be struck, but the answer would cost more than it is likely to gain.
why-end-no-way = No open way leads to the enemies: let them come.
why-end-crowded = Friends hold every place near by from which an enemy could be struck.
why-end-walked = The way for this turn is walked, and no enemy can be struck from here.
why-end-fight = No enemy can be struck in this turn, and nearer to them more could strike back.
why-end-gather = The others are still on their way to { $door }: together it is safer.
why-end-follow = { $hero } bears most and goes in first.
why-end-before = The way for this turn is walked; in the next one it leads through { $door }.
why-end-behind = { $hero } stands in front of the next door and goes in first.

## The Keeper's side

why-activate = { $figure } next: whoever can strike goes first.
why-activate-nearest = { $figure } next: nearest to the Heroes.
why-call-monsters = { $card }: more Monsters, more blows.
why-boss-heals = The worst wounds can be closed: { $card }.
why-prepare = For a stronger roll to come: { $card }.
why-strengthen = { $target } will strike harder: { $card }.
why-shield = { $target } will stand better against the blows to come: { $card }.
why-hex = A dangerous turn can be taken away: { $card }.
why-march = A Monster can be hurried on its way: { $card }.
why-teleport = { $card }: too many Heroes are near, and too few Life Points left.
why-place-near = { $space } is nearest to the prey.
why-save-events = The Event cards keep for a better moment.
why-event-kill = With { $card } the blow on { $target } can be a deadly one.
why-event-harm = { $card }: { $target } can lose { $wounds ->
    [one] a Life Point
   *[other] { $wounds } Life Points
}.
why-event-save = { $card }: { $target } can be shielded from the blow.
why-event-attack = { $card } on { $target }. { stake }.
why-event-spawn = { $card }: reinforcements come in there ({ $area }).
why-event-separate = { $card }: { $door } cuts Heroes off from their friends.
why-event-no-rest = { $card }: { $target } must not recover.
why-event-spell = { $card }: one Spell less for { $target }.
why-event-stop = { $card }: { $target } must not get there.
why-event-march = { $card }: with a few steps more { $target } can strike.
why-event-heal = { $card } for the wounds of { $target }.

## The Heroes' side

why-heal = { $card } for { $target }: { $life ->
    [one] only one Life Point is
   *[other] { $life } Life Points are
} left.
why-heal-all = With { $card } everybody in the area can be healed.
why-equip = Better worn than carried: { $card }.
why-recover = With { $card } a Spell that is needed can be had back.
why-revive = With { $card } one can call { $target } back.
why-rest = { $spells ->
    [0] { $wounds ->
        [one] The Altar heals the wound.
       *[other] The Altar heals { $wounds } wounds.
    }
   *[other] { $wounds ->
        [0] The Altar gives back the Spells that were cast.
        [one] The Altar heals a wound and gives back Spells.
       *[other] The Altar heals { $wounds } wounds and gives back Spells.
    }
}
why-resurrect = Back among the living.
why-to-altar = Beside the Altar one can Rest: { $space }.
why-spirit-to-altar = Beside the Altar a Spirit can rise again: { $space }.
why-spirit-waits = A Spirit can do nothing here but wait.
why-use = The mission wants it: { $thing }.
why-chest = The Chest holds four Treasure cards.
why-to-chest = From { $space } a Chest can be opened.
why-loot = What { $hero } left must not be lost.
why-search-new = Better to know what is hidden here before anybody walks on.
why-search = No way on is known; one may be hidden here ({ $area }).
why-reorganize = No enemy is about: time to put things in order.
why-ready = Nothing more to do here before going on.
why-gather = Everybody near the next door: { $space }.
why-to-door = In front of the next door, to go in first: { $space }.
why-swap = { $hero } has acted already, and on that space one bears or strikes more.
why-give = Most useful in the hands of { $hero }: { $card }.
why-shut = With { $door } shut the enemies lose time, and nobody was about to strike through it.
why-guide = It is a long way to the Altar, and together it is quicker: { $spirit }.
why-release = Beside the Altar, ready to rise: { $spirit }.
why-pick-for-others = { $hero } cannot cast it, but somebody else can: { $card }.
why-pick-to-give = { $hero } hands it on to whom it helps more: { $card }.
why-pick = Of these it helps { $hero } most: { $card }.
why-lose = The one to be missed least: { $card }.
why-leave = What was sought is found: out by the stairs.
why-start-spell = Spells that strike decide the first fights: { $card }.
why-near-door = { $space } is near the entrance.
why-first-vanguard = { $hero } bears most and opens the way.
why-first-strike = { $hero } strikes hardest, so first.
why-any-first = Anybody may begin.
why-place-safe = { $space } is as safe as it gets.
why-keep = Most useful to { $hero }: { $card }.
why-kept = Every card has found its place.
why-agree-reorganize = No enemy is about: everybody can heal, hand over cards and gather.
why-agree-swap = { $hero } can do more on that space.
why-buy = { $hero } has nothing yet that heals: { $card }.
why-bought = Everybody has something that heals, and more cards would bring the Keeper more Events.
