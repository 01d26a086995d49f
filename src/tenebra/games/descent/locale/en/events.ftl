# The chronicle: what happened, one sentence for each kind of event.

outcome-heroes = the heroes have won
outcome-overlord = the Overlord has won

## Before the quest

event-heroes-dealt = These heroes go down: { $heroes }.
event-hero-joined = { $hero } is ready, with { $coins } { $coins ->
    [one] coin
   *[other] coins
} in the purse.
event-skills-drawn = { $hero } learned: { $skills }.
event-skill-swapped = { $hero } gave { $gave } back and drew { $drew }.
event-life-gained = { $hero } has grown tougher: { $fatigue ->
    [0] { $life } more { $life ->
        [one] wound
       *[other] wounds
    }
   *[other] { $life ->
        [0] { $fatigue } more fatigue
       *[other] { $life } more { $life ->
        [one] wound
       *[other] wounds
    }, { $fatigue } more fatigue
    }
}.
event-hero-ready = { $hero } has bought all there was to buy.
event-hero-placed = { $hero } stepped out of the glyph at { $space }.
event-deck-shuffled = A deck was shuffled: { $deck }.
event-chests-shuffled = The chests were shuffled: { $chest }.
event-shop-stocked = The shop in Town is open.

## Rounds and turns

event-round-began = Round { $number } began.
event-round-ended = Round { $round } is over.
event-phase-began = The Overlord's turn: { $phase }.
event-turn-began = { $hero } takes the turn.
event-turn-spent = { $hero } has nothing more to do.
event-turn-ended = { $hero } ended the turn.
event-event-warned = The Overlord has disturbed the start of this turn.
event-unaware = { $monsters_count ->
    [0] Every monster has seen { $hero }.
   *[other] Have not seen { $hero }: { $monsters }.
}
event-action-declared = { $hero } chose: { $action }.
event-half-taken = { $choice_id ->
    [move] { $hero } uses the half action to move: { $points } movement points.
    [order] { $hero } uses the half action for an order.
   *[attack] { $hero } uses the half action to attack.
}
event-order-placed = { $by_id ->
    [none] { $hero } has an order: { $order }.
   *[other] { $by } set an order for { $hero }: { $order }.
}
event-order-removed = The order of { $hero } is gone: { $order }.
event-order-swapped = { $hero } changed the order to { $order }.
event-guard-declined = { $hero } lets this turn of the Overlord pass.
event-guard-used = { $hero } was on guard, and strikes.
event-aim-spent = { $hero } takes careful aim.
event-cards-refreshed = { $hero } turned all cards upright again.
event-card-exhausted = { $hero } used { $card }.
event-power-used = { $hero } used { $power }.
event-power-lasts = Until the next turn of { $hero }: { $power }.
event-points-gained = { $who } has { $number } more { $number ->
    [one] movement point
   *[other] movement points
}.
event-points-spent = { $who } spent { $number } { $number ->
    [one] movement point
   *[other] movement points
} on { $on }.
event-attack-taken = { $hero } used an attack.
event-attacks-gained = { $hero } may attack { $number ->
    [one] once more
   *[other] { $number } times more
}.
event-fatigue-spent = { $hero } spent { $number } fatigue.
event-fatigue-regained = { $hero } got back { $number } fatigue.
event-healed = { $life ->
    [0] { $hero } was cleansed of { $poison } Poison.
   *[other] { $hero } was healed of { $life } { $life ->
        [one] wound
       *[other] wounds
    }.
}
event-monkey-made = With a small, surprised cry { $hero } turned into a monkey.
event-monkey-counted = The curse on { $hero } is wearing off.
event-conquest-gained = The heroes gained { $number } Conquest.
event-conquest-lost = The heroes lost { $number } Conquest.

## The dungeon

event-area-revealed = The heroes look into: { $area }.
event-door-opened = { $by_id ->
    [none] { $door } slid open by itself.
   *[other] { $by } opened { $door }.
}
event-door-closed = { $by_id ->
    [none] { $door } slid shut.
   *[other] { $by } closed { $door }.
}
event-doors-unlocked = The { $colour } rune went dark: its door is unlocked.
event-moved = { $figure } moved to { $to }.
event-entered = { $hero } has entered a space.
event-walk-began = { $hero } sets out.
event-figure-put = { $figure } landed at { $space }.
event-fell-into-pit = { $figure } fell into the pit.
event-went-to-town = { $hero } vanished into the glyph and stands in Town.
event-came-from-town = { $hero } came back from Town to { $space }.
event-glyph-activated = { $hero } woke the glyph at { $glyph }: it turned from red to white.
event-monster-placed = { $monster } appeared at { $space }.
event-monster-removed = { $monster } was taken off the board.
event-monster-killed = { $by_id ->
    [none] { $monster } is dead.
   *[other] { $by } killed { $monster }.
}
event-hero-killed = { $by_id ->
    [none] { $hero } is dead and wakes in Town{ coins-lost }.
   *[other] { $by } killed { $hero }, who wakes in Town{ coins-lost }.
}
coins-lost = { $coins ->
    [0] { "" }
   *[other] {", "}{ $coins } coins poorer
}
event-token-taken = { $hero } picked up { $token }.
event-token-placed = At { $space } lies { $token }.
event-token-removed = No longer there: { $token }.
event-thing-given = { $to } now has { $thing }.
event-obstacle-placed = At { $space } there is now { $obstacle }.
event-obstacle-removed = At { $space } the way is clear.
event-familiar-placed = { $familiar } keeps to { $owner } at { $space }.
event-familiars-ready = The familiars of { $owner } may move.
event-familiar-moved = { $familiar } moved to { $to }.
event-pico-carried = Pico sits on the shoulder of { $hero }.
event-ferret-took = { $familiar } has { $item } between the teeth.
event-ferret-gave = { $familiar } handed its find to { $to }.

## Attacks

event-attack-declared = { $cause_id ->
    [none] { $weapon_id ->
        [none] { $attacker } attacks { $figure_id ->
            [none] { $target_id ->
                [none] everybody around
               *[other] { $affected_count ->
                    [0] { $target }
                   *[other] { $affected }
                }
            }
           *[other] { $figure }
        }.
       *[other] { $attacker } attacks { $figure_id ->
            [none] { $affected_count ->
                [0] { $target }
               *[other] { $affected }
            }
           *[other] { $figure }
        } with { $weapon }.
    }
   *[other] { $attacker } attacks { $affected_count ->
        [0] { $target }
       *[other] { $affected }
    } ({ $cause }).
}
event-attack-withdrawn = { $attacker } lets the blow drop.
event-affected-changed = The blow now meets: { $affected }.
event-attack-aimed = The attack of { $attacker } is aimed.
event-attack-dodged = The attacked monster dodges.
event-attack-rolled = { $attacker } rolled { $dice }: { $faces }.
event-dice-rerolled = { $by_id ->
    [overlord] The Overlord had dice rolled again: { $faces }.
   *[other] { $by } had dice rolled again: { $faces }.
}
event-rerolls-cancelled = Aim against Dodge: the roll stands.
event-power-dice-added = { $hero } strains for one more power die: { $faces }.
event-roll-spent = { $bought_count ->
    [0] Fear costs { $fear } surges.
   *[other] Surges bought: { $bought }.
}
event-attack-missed = { $why_id ->
    [miss] It misses.
    [range] It falls short.
   *[fear] The hand shakes too much: Fear.
}
event-attack-hit = It hits for { $damage } damage.
event-attack-ended = The attack of { $attacker } is over.
event-wounds-cancelled = { $card } saves { $hero } from { $wounds } { $wounds ->
    [one] wound
   *[other] wounds
}.
event-wounded = { $wounds ->
    [0] { $figure } is not hurt.
    [one] { $figure } suffers 1 wound.
   *[other] { $figure } suffers { $wounds } wounds.
}
event-tokens-placed = { $figure }: { $effect } ({ $number }).
event-tokens-removed = { $figure } is rid of { $number } { $effect }.
event-webbed = { $figure } hangs in the web and does not move in this turn.
event-revived = { $figure } gets up again as if nothing had happened.

## Goods

event-bought = { $hero } bought { $item } for { $price } coins.
event-coins-paid = { $hero } paid { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
event-sold = { $hero } sold { $item } for { $price } coins.
event-visit-began = { $hero } goes shopping.
event-visit-ended = { $hero } left the shop.
event-list-bought = { $hero } has had the one thing from the price list.
event-trained = { $hero } trained: one more power die for { $trait }.
event-coins-gained = { $hero } received { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
event-treasure-drawn = { $hero } drew a treasure ({ $deck }): { $card }.
event-treasure-exchanged = { $hero } took { $coins } { $coins ->
    [one] coin
   *[other] coins
} instead of { $card }.
event-item-received = { $where_id ->
    [equipped] { $hero } now uses { $item }.
    [pack] { $hero } put { $item } into the pack.
   *[other] { $hero } left { $item } behind.
}
event-item-given = { $hero } handed { $item } to { $to }.
event-item-dropped = { $hero } threw { $item } away.
event-item-equipped = { $hero } now uses { $item }.
event-item-stowed = { $hero } stows { $item }.
event-item-used-up = { $hero } used up { $item }.
event-arranging-began = { $hero } sorts everything out.
event-arranging-ended = { $hero } has everything in its place.
event-potion-drunk = { $hero } drank { $potion }.
event-chest-opened = { $hero } opened a chest: { $chest }.

## The Overlord

event-threat-gained = The Overlord gained { $number } Threat.
event-threat-lost = The Overlord lost { $number } Threat.
event-cards-drawn = The Overlord drew { $cards_count ->
    [one] a card
   *[other] { $cards_count } cards
}.
event-deck-refilled = The Overlord's deck was shuffled anew; the heroes will feel it.
event-card-discarded = The Overlord threw { $card } away for { $threat } Threat.
event-card-played = { $figure_id ->
    [none] The Overlord plays { $card } for { $cost } Threat.
   *[other] The Overlord plays { $card } on { $figure } for { $cost } Threat.
}
event-card-resolved = { $card } is discarded.
event-power-laid = From now on: { $card }.
event-spawn-began = Monsters are coming: { $card }.
event-start-event-played = The Overlord begins his turn with { $card }.
event-light-dimmed = Torches gutter: heroes see only { $reach } spaces far.
event-monster-activated = { $monster } stirs.
event-abilities-shown = { $monster } has shown something of what it can do.
event-monster-hastened = { $monster } is beside itself.
event-leader-shaken = { $monster } shakes off the daze: it moves or attacks, not both.
event-monster-attack-taken = { $monster } used an attack.
event-activation-ended = { $monster } is done.
