# Why the computer chose as it did: one sentence for each kind of reason.

why-only-choice = There is nothing else to choose.

## Fighting and walking

why-attack = Best target: { $target }, { $chance } % to kill, Life left { $life }.
why-cast = { $card } strikes { $target } well: { $chance } % to kill.
why-strike-all = { $card } strikes everybody in the area at once.
why-move-to-attack = From { $space } the best target is within reach.
why-move-to-act = From { $space } there is something worth doing.
why-approach = Closer to the goal; distance left { $distance }.
why-double-step = Nothing to attack on the way: twice as far, distance { $distance }.
why-vanish = { $card }: gone before the next blow falls.
why-land = { $space } is the best place to appear.
why-hurry = { $card }: every step counts for { $target }.
why-sprint = { $card } carries further than a Double Step; distance { $distance }.
why-retreat = On { $space } fewer enemies can strike.
why-keep-away = Whoever shoots keeps away: { $space } is harder to reach.
why-leap = Only the Pit lies between { $target } and a blow.
why-cross = The only way on leads through the Pit: { $space }.
why-open-door = The way leads through door { $door }.
why-wait = No way leads any nearer.
why-stay = It stands well where it stands.
why-end-turn = There is nothing better to do now.

## The Keeper's side

why-activate = { $figure } next: whoever can strike goes first.
why-call-monsters = { $card }: more Monsters, more blows.
why-boss-heals = { $card } closes the worst wounds.
why-prepare = { $card } makes a coming roll stronger.
why-hex = { $card } takes away a dangerous turn.
why-march = { $card } hurries a Monster on its way.
why-teleport = { $card }: on foot the Heroes are too far away.
why-place-near = { $space } is nearest to the prey.
why-save-events = The Event cards keep for a better moment.
why-event-kill = { $card } turns the blow on { $target } into a deadly one.
why-event-harm = { $card } costs { $target } Life Points: { $wounds }.
why-event-save = { $card } shields { $target } from the blow.
why-event-attack = { $card } on { $target }: { $chance } % to kill.
why-event-spawn = { $card }: reinforcements from { $area }.
why-event-separate = { $card }: door { $door } cuts Heroes off from their friends.
why-event-no-rest = { $card }: { $target } must not recover.
why-event-spell = { $card }: one Spell less for { $target }.
why-event-stop = { $card } keeps { $target } from getting where it wants.
why-event-march = { $card }: with a few steps more { $target } can strike.
why-event-heal = { $card } closes the wounds of { $target }.

## The Heroes' side

why-heal = { $card } for { $target }: Life left { $life }.
why-heal-all = { $card } heals everybody in the area.
why-equip = { $card } is better worn than carried.
why-recover = { $card } brings back a Spell that is needed.
why-revive = { $card } calls { $target } back.
why-rest = The Altar heals; wounds { $wounds }.
why-resurrect = Back among the living.
why-to-altar = The Altar is near { $space }.
why-spirit-waits = A Spirit can do nothing here but wait.
why-use = The mission wants it: { $thing }.
why-chest = Nobody is watching the Chest at { $space }.
why-to-chest = From { $space } a Chest can be opened.
why-loot = What { $hero } left must not be lost.
why-search-new = Better to know what this area hides.
why-search = No way on is known; { $area } may hide one.
why-reorganize = No enemy is about, and there is much to put in order.
why-ready = Everything is in order.
why-agree = What is good for one is good for all.
why-gather = Everybody near the next door: { $space }.
why-to-door = In front of the next door: { $space }.
why-give = { $card } does most good in the hands of { $hero }.
why-pick = { $card } helps most.
why-lose = { $card } is missed least.
why-leave = What was sought is found: out by the stairs.
why-start-spell = { $card } is a Spell to begin with.
why-near-door = { $space } is near the entrance.
why-first-vanguard = { $hero } bears most and opens the way.
why-first-strike = { $hero } strikes hardest, so first.
why-any-first = Anybody may begin.
why-place-safe = { $space } is as safe as it gets.
why-keep = { $card } serves { $hero } best.
why-buy = { $hero } has nothing yet that heals: { $card }.
