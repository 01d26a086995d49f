# Said in the scenes of all games: doors, dice, odds, whom one waits for; what nobody and nothing are called.

sheet-no-dice = no dice
scene-waiting = Waiting for { $who }
chart-door-open = open door
chart-door-closed = closed door
chart-door-locked = locked door
chart-door-secret = secret door
scene-odds-entry = { $wounds }: { $chance }%
scene-clash = { $kill ->
    [0] { $attacker } against { $target }: wound { $hit }%, { $mean } wounds expected.
   *[other] { $attacker } against { $target }: wound { $hit }%, kill { $kill }%, { $mean } wounds expected.
}
scene-striker = { $who } (wound { $hit }%)
scene-strikers = Could strike here next turn: { $who }.
scene-no-strikers = Nobody on the board could strike here next turn.
nobody = nobody
nothing = nothing
unknown-card = a card
scene-walk = { $steps ->
    [one] { $who } took 1 step to { $to }.
   *[other] { $who } took { $steps } steps to { $to }.
}
objective-count = { $what }: { $done } of { $most }
aim-deadline = { $left ->
    [0] Their time has come
    [one] They need 1 round more
   *[other] They need { $left } rounds more
}
aim-slain = Heroes slain: { $done } of { $most }
aim-life = { $name }: { $left } of { $most } Life
aim-asleep = { $name }: unhurt, not met yet
aftermath-others = Enemies
aftermath-worst-round = The Heroes lost { $number } Life in this round alone.

## What a blow may bring, and a walk: parts of reasons

stake = { $kills ->
    [0] { stake-wounds }
    [1] { $of ->
        [1] Nearly any blow kills
        [2] One blow in two kills
        [3] One blow in three kills
        [4] One blow in four kills; on average it makes { stake-mean }
        [5] One blow in five kills; on average it makes { stake-mean }
        [6] One blow in six kills; on average it makes { stake-mean }
       *[10] One blow in ten kills; on average it makes { stake-mean }
    }
    [2] { $of ->
        [3] Two blows in three kill
       *[5] Two blows in five kill
    }
    [3] { $of ->
        [4] Three blows in four kill
       *[5] Three blows in five kill
    }
    [4] Four blows in five kill
   *[9] Nine blows in ten kill
}
stake-wounds = { $wounds ->
    [0] Hardly a wound is to be expected
    [1] About one wound is to be expected
   *[other] About { $wounds } wounds are to be expected
}
stake-mean = { $wounds ->
    [1] one wound
   *[other] { $wounds } wounds
}
steps-nearer = { $steps ->
    [one] One step nearer
   *[other] { $steps } steps nearer
}

## Places

place-space = { $where ->
    [all] { $room }
    [middle] the middle of { $room }
    [north] the north side of { $room }
    [south] the south side of { $room }
    [west] the west side of { $room }
    [east] the east side of { $room }
    [north-end] the north end of { $room }
    [south-end] the south end of { $room }
    [west-end] the west end of { $room }
    [east-end] the east end of { $room }
    [north-west] the north-west corner of { $room }
    [north-east] the north-east corner of { $room }
    [south-west] the south-west corner of { $room }
   *[south-east] the south-east corner of { $room }
} ({ $at })
place-door = { $side ->
    [north] the north door of { $room }
    [south] the south door of { $room }
    [west] the west door of { $room }
    [east] the east door of { $room }
   *[unknown] the door
} ({ $at })
