# Why the computer, or a hint, chooses something.

why-only-choice = there is nothing else to choose.
why-any = none of these is better than the others.
why-consume = { $item } helps most now, and costs no cube.
why-search = nobody threatens, and the chest may hold something useful.
why-equip = { $item } is better than what is worn.
why-wear = { $item } is of more use worn than in the bag.
why-interact = this is the likeliest to turn out well: { $choice }.
why-position = from { $space } this can be done: { $skill }
why-skill = nothing does more from here: { $skill }
why-closer = nobody is in reach from here; { $space } is closer to the fight.
why-safer = { $space } is a better place to stand when the others act.
why-hurry = it is far, and a { $colour } cube buys three steps.
why-recall = the cubes left are of no use here; all of them come back for one curse.
why-done = everything useful is done.
why-mend = there is time for it, and it helps: { $skill }
why-open = all are near: { $door } can be opened.
why-open-late = the Darkness does not wait for stragglers: { $door } is opened.
why-open-anyway = there has been waiting enough: { $door } is opened.
why-gather = the others should be near before { $door } opens.
why-to-place = that is where the adventure leads.
why-to-scene = nearer to { $name }, which is worth a look.
why-to-chest = nearer to the chest, which may hold something useful.
why-to-door = nearer to { $name }: the way leads on there.
why-enough = nobody else gains by it.
why-strike = { $kills ->
    [0] { $wounds ->
        [0] { $target } is the best there is to strike.
       *[other] { $target } loses { $wounds } health on average.
    }
    [1] { $of ->
        [1] it should kill { $target }.
       *[other] one time in { $of } it kills { $target }.
    }
   *[other] { $kills } times in { $of } it kills { $target }.
}
why-order = { $target } has somebody to strike.
why-least = { $target } can bear it best.
why-help = { $target } needs it most.
why-area = { $number ->
    [one] an enemy stands there.
   *[other] most enemies stand there: { $number }.
}
why-react = it stops { $number } of the damage to { $on }.
why-react-anyway = it gives more than it costs: { $skill }.
why-no-reaction = no reaction is worth its cube here.
why-cube-place = { $skill } is missed least.
why-fatigue = of that colour there are most.
why-scene = that is the likeliest to turn out well.
why-mercy = where the rules leave a choice, this hurts the party least.
why-goods = of all that is offered it may be the most useful.
why-reroll = a second throw costs nothing.
why-fury = one more damage is worth a FURY.
why-step = { $space } is the best place for what comes next.
why-stay = there is no better place to stand.
why-learn = it promises most.
why-role-cube = of that colour there are fewest.
why-offer = it is the greatest gain over what is worn.
why-no-offer = nothing there is better than what is worn.
why-share = nobody gains more by it: { $hero }.
why-ready = nothing is left to pack.
why-help-again = after a defeat every help is welcome.
why-freed = { $skill } was missed most.
why-weakest = { $target } is nearest to its end.
why-get-up = the move is lost anyway; the next one will not be.
why-shake-off = a step this way, and the next move is a whole one again.
why-familiar = none of them strikes harder.
why-familiar-acts = it is there already, and acts at once.
why-trap = that is where an enemy is most likely to step into it.
why-hinder = it hinders { $target }.
why-stop = the rest of the move is worth less than the cubes that come back now.
why-put-enemy = on { $space } it does least harm, or comes to some.
why-put-friend = { $space } is the better place to be.
