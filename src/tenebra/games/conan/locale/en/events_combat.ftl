# The chronicle of fights and spells: what happened, one sentence for each kind of event.

## Rolls

event-dice-rolled = { $by_id ->
    [overlord] The Overlord rolled { $dice }: { $faces }.
   *[other] { $by } rolled { $dice }: { $faces }.
}
event-dice-rerolled = { $how_id ->
    [mark] { $by_id ->
        [overlord] The Overlord rolled a marked die again: { $faces }.
       *[other] { $by } rolled a marked die again: { $faces }.
    }
    [support] { $by_id ->
        [overlord] The Overlord's model was cheered on and rolled a die again: { $faces }.
       *[other] { $by } was cheered on and rolled a die again: { $faces }.
    }
    [gems] { $by_id ->
        [overlord] The Overlord paid to roll again: { $faces }.
       *[other] { $by } paid to roll again: { $faces }.
    }
   *[other] { $by } rolled again, thanks to { $how }: { $faces }.
}
event-roll-counted = { $by }: { $symbols ->
    [0] no symbol at all
    [one] 1 symbol
   *[other] { $symbols } symbols
}.

## Attacks

event-attack-declared = { $how_id ->
    [counter] { $attacker } strikes back at { $target }.
    [beyond] With the last breath { $attacker } strikes { $target }.
    [web] { $attacker } spits webs at { $target }.
    [object] { $cards } goes off in { $area }.
    [spell] { $area_id ->
        [none] { $cards } strikes { $target }.
       *[other] { $cards } breaks over { $area }.
    }
    [ranged] { $area_id ->
        [none] { $attacker } shoots at { $target }{ $cards_count ->
            [0] { "" }
           *[other] {" "}with { $cards }
        }.
       *[other] { $attacker } shoots into { $area } with { $cards }.
    }
   *[other] { $attacker } strikes at { $target }{ $cards_count ->
        [0] { "" }
       *[other] {" "}with { $cards }
    }.
}
event-attack-redirected = { $target } takes the blow for { $instead_of }.
event-power-fixed = Attack power { $power }{ $minus ->
    [0] { "" }
    [one] {" "}(1 symbol is lost)
   *[other] {" "}({ $minus } symbols are lost)
}.
event-power-weakened = The blow of { $attacker } falters: { $number } less.
event-target-faced = { $target } is next: power { $power }.
event-guard-declared = { $card_id ->
    [none] { $by } dodges ({ $gems ->
        [one] 1 gem
       *[other] { $gems } gems
    }).
   *[other] { $by } parries with { $card } ({ $gems ->
        [one] 1 gem
       *[other] { $gems } gems
    }).
}
event-armour-named = { $target } trusts in { $card }.
event-defence-fixed = { $damage ->
    [0] { $target } holds: guard { $guard }, armour { $armour }, no damage.
   *[other] Guard { $guard }, armour { $armour }: { $damage } damage gets through to { $target }.
}
event-attack-ended = The attack of { $attacker } is over.

## What it does

event-hurt = { $by_id ->
    [none] { $figure } suffers { $damage } damage.
   *[other] { $by } deals { $figure } { $damage } damage.
}
event-life-regained = { $figure } has { $life } Life back.
event-webbed = { $figure } hangs in a web.
event-held = { $by } holds { $figure } in a crushing grip.
event-unveiled = { $to } has seen through { $figure }.
event-hero-died = { $by_id ->
    [none] { $hero } is dead.
   *[other] { $by } has killed { $hero }.
}
event-model-died = { $by_id ->
    [none] { $figure } is dead.
   *[other] { $by } has killed { $figure }.
}

## Spells

event-spell-cast = { $gems ->
    [0] { $caster } uses { $card }.
    [one] { $caster } casts { $card } for 1 gem.
   *[other] { $caster } casts { $card } for { $gems } gems.
}
event-spell-lasts = { $card } holds on { $on }.
event-spell-ended = { $card } fades from { $on }.
