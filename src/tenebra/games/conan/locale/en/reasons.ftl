# Why the computer chose as it did: one sentence for each kind of reason, with the rule it builds on.

why-only-choice = There is nothing else to choose.
why-any = One is as good as the other.

## Heroes

why-said-already = You have said your word; while others have not you may think better of it (CO-RUL-04).
why-push = There it is of least use to them.
why-rest = Too few gems to act with: rest, and { $gems ->
    [one] one comes
   *[other] { $gems } come
} back (CO-STA-03).
why-act = { $gems } { $gems ->
    [one] gem
   *[other] gems
} will do: act (CO-STA-05).
why-strike = Strike { $target } for { $gems } { $gems ->
    [one] gem
   *[other] gems
}. { stake } (CO-MEL-04).
why-shoot = Shoot at { $target } for { $gems } { $gems ->
    [one] gem
   *[other] gems
}. { stake } (CO-RNG-05).
why-try = This is what it takes: { $what }. { $gems } { $gems ->
    [one] gem succeeds
   *[other] gems succeed
} in { $chance } % of all rolls (CO-MAN-09).
why-pick-up = One gem, and it is yours: { $card } (CO-MAN-02).
why-command = A single gem, and { $model } moves or strikes for you (CO-ALY-04).
why-tear = Nobody goes anywhere in a web (CO-STS-01).
why-through = The short way leads straight through to { $to }.
why-throw = Thrown to { $to } it does most (CO-THR-01).
why-keep-gems = Nothing more is worth its price now; { $gems } { $gems ->
    [one] gem stays
   *[other] gems stay
} for the Guard (CO-GRD-02).
why-nothing-left = No gem is left to do anything with (CO-HTN-08).
why-go-on = On to { $to }, nearer to what has to be done (CO-MOV-01).
why-go-errand = To { $to }, where this is to be done: { $what } (CO-MOV-01).
why-go-there = To { $to }: to be there is what counts (CO-MOV-01).
why-go-strike = To { $to }, and at { $target }. { stake } (CO-MOV-01).

## The Overlord

why-tile = Nobody does more harm for { $cost } { $cost ->
    [one] gem
   *[other] gems
}: { $tile } (CO-RIV-02).
why-slide = { $tile } only lies in the way: to the end with it (CO-RIV-06).
why-event = { $tile } is worth its { $cost } { $cost ->
    [one] gem
   *[other] gems
} now (CO-EVT-01).
why-flush = { $tile } makes the whole river dearer: away with it (CO-FLU-02).
why-keep-red = { $gems ->
    [0] No tile can be paid for or would do harm now
    [one] No tile is worth its price; 1 gem is kept for guards and second throws
   *[other] No tile is worth its price; { $gems } gems are kept for guards and second throws
} (CO-OTN-07).
why-two-tiles = Two tiles have acted, and no turn has more (CO-OTN-06).
why-happening = { $name }: nothing else would help more (CO-EVT-01).
why-reinforce = Back at { $at }, near the heroes: { $unit } (CO-RNF-05).
why-unit-go = { $by } goes to { $to }: from there most can be done (CO-UNI-02).
why-unit-strike = { $by } goes for { $target }. { stake } (CO-UNI-03).
why-unit-done = Nothing useful is left to be done with them (CO-UNI-02).

## In a fight

why-content = It will do as it is.
why-reroll-mark = The mark rolls a bad die again free of charge (CO-RER-06).
why-reroll-support = A friend's Support rolls a bad die again free of charge (CO-SKV-09).
why-reroll-gems = { $number ->
    [one] A better die here is worth a gem
   *[other] Better dice here are worth { $number } gems
} (CO-RER-02).
why-guard = { $gems } { $gems ->
    [one] gem saves
   *[other] gems save
} about { $wounds ->
    [one] a wound
   *[other] { $wounds } wounds
} (CO-GRD-05).
why-guard-model = { $target } is worth { $gems } { $gems ->
    [one] gem
   *[other] gems
} (CO-BEN-07).
why-no-guard = { $wounds ->
    [0] There is nothing to guard against
    [one] A Guard would cost more than the wound to be feared
   *[other] A Guard would cost more than the { $wounds } wounds to be feared
} (CO-GRD-02).
why-armour = { $card } stops most (CO-GRD-08).
why-sacrifice = { $by } is missed less than { $target } (CO-SKD-03).
why-no-sacrifice = { $target } takes it: whoever could step in would be missed no less (CO-SKD-03).
why-wound-from = There the gem is missed least: { $zone } (CO-WHO-07).
why-next = { $target } first: the one whose fall counts most (CO-AOE-03).
why-strike-back = A free blow is never refused (CO-SKA-05).
why-drop = { $card } is missed least (CO-ENC-03).
why-catch = { $card } is worth a gem in the air (CO-THR-05).
why-cast = Nothing helps more now: { $spell } (CO-SPL-03).
why-cast-at = { $spell } at { $target }. { stake } (CO-SPL-05).
why-no-spell = No spell is worth its gems now (CO-SPL-07).
why-keep-card = What is found is kept (CO-CHE-03).
why-consent = { $card } does more in other hands (CO-RUL-33).
