# The table in pictures: what stands beside it, and what is read aloud of it.

## The board

scene-subtitle = { $round ->
    [0] { $game }, before the first Round
   *[other] { $game }, Round { $round }
}
scene-corridor = Corridor
    .the = the corridor
scene-chamber = Chamber
    .the = the chamber
scene-zone = { $lit ->
    [true] { $zone }, in the light.
   *[false] { $zone }, in the shadow.
}
scene-door = { $status ->
    [open] Open door
   *[closed] Closed door
} between { $one } and { $other } ({ $door }).
scene-level = { $active ->
    [true] Level token { $level } at { $zone }, active.
   *[false] Level token { $level } at { $zone }.
}
scene-thing = { $thing }, at { $zone }.
scene-starting-zone = Starting Zone
scene-exit-zone = Exit
scene-hero = { $dead ->
    [true] { $hero }, { $calling }, lies killed at { $zone }.
   *[false] { $hero }, { $calling }, { $left } of { $life } Health, { $xp } XP, at { $zone }.
}
scene-enemy = { $role ->
    [mob] { $left ->
        [0] { $enemy }, Level { $level } Mob without its Boss, { $minions ->
            [one] 1 Minion
           *[other] { $minions } Minions
        }, at { $zone }.
       *[other] { $enemy }, Level { $level } Mob: Boss with { $left } of { $life } Health, { $minions ->
            [one] 1 Minion
           *[other] { $minions } Minions
        }, at { $zone }.
    }
    [agent] { $enemy }, Level { $level } Agent, { $left } of { $life } Health, at { $zone }.
   *[roaming] { $enemy }, Roaming Monster, { $left } of { $life } Health, at { $zone }.
}
scene-shadow-mode = Shadow Mode
scene-stunned = Stunned
scene-lasts = In effect: { $power }
scene-holds = Carries { $card }
scene-or = { " or " }
scene-intention = { $what ->
    [stunned] { $enemy } will only come to their senses.
    [attack] { $tie ->
        [true] { $enemy } will attack { $hero }, you choose ({ $type }).
       *[false] { $enemy } will attack { $hero } ({ $type }): most XP in Range.
    }
    [reach] { $tie ->
        [true] { $enemy } will come to { $zone } and attack { $hero }, you choose ({ $type }).
       *[false] { $enemy } will come to { $zone } and attack { $hero } ({ $type }).
    }
    [move] { $why ->
        [MD-TGT-09] { $enemy } will move to { $zone }, toward { $hero }, who stands in the light.
       *[other] { $enemy } will move to { $zone }, toward { $hero }, who is in sight.
    }
    [patrol] { $enemy } will patrol to { $zone }: nobody in sight or in the light.
   *[stay] { $enemy } will stay in { $zone }.
}

## Plates and order of play

scene-role = { $calling }, { $xp }{ "\u00A0" }XP
scene-killed = { $number ->
    [0] Killed, and the Lifebringer is empty
   *[other] Killed, until the next Round
}
scene-xp = { $number } XP
scene-micro = { $number } Micro-XP
scene-hero-level = Level { $level }
scene-pack-number = { $number ->
    [one] 1 card in the Inventory
   *[other] { $number } cards in the Inventory
}
scene-first-player = First Player
scene-movement = Movement
scene-current-level = Current Level
scene-lifebringer = { $number ->
    [one] 1 token on the Lifebringer
   *[other] { $number } tokens on the Lifebringer
}

## Cards

scene-card-kind = { $where }, Level { $level }
scene-pack = Inventory of { $hero }
    .label = Carried
scene-worn = Equipped: { $hero }
    .label = Equipped
scene-skills = Skills of { $hero }
scene-skill-shadow = Shadow Skill
scene-skill-special = Hero Skill
scene-skill-free = Free Class Skill
scene-skill-signature = Signature, 1 XP
scene-skill-step = Level { $level }, { $cost } XP
scene-skill-later = From Level { $level }, { $cost } XP
scene-note-later = Works only from Level { $level } on. { $gloss }
scene-vain-trade = Nothing to exchange, and nothing to put on instead.
scene-offer = To choose from
scene-discard = Discards: { $deck }

## The question

scene-activation = { $actions ->
    [0] { $hero }, anything else?
    [one] { $hero }, take the last Action
   *[other] { $hero }, take an Action
}
scene-moving = { $hero }, move on, or stop here
scene-actions-left = { $number ->
    [one] 1 Action left
   *[other] { $number } Actions left
}
scene-bonus-left = { $number } more: { $kind }
scene-points-left = { $number ->
    [one] 1 Movement Point left
   *[other] { $number } Movement Points left
}
scene-hits = { $number ->
    [one] 1 Hit
   *[other] { $number } Hits
}
scene-shields = { $number ->
    [one] 1 Shield
   *[other] { $number } Shields
}
scene-symbols = { $side ->
    [attack] Attack: { $number } { $symbol }
   *[defense] Defense: { $number } { $symbol }
}
scene-price = { $xp } XP
scene-price-micro = { $xp } Micro-XP
scene-wounds = { $number ->
    [0] No Wound
    [one] 1 Wound
   *[other] { $number } Wounds
}
scene-warn-held = There one is held: { $enemies }.
scene-warn-chamber = A closed Chamber: a Door card decides what waits inside.
scene-odds = { $attacker }: { $attack }; against { $target }, Defense: { $defence }. Wounds: { $chances }.
scene-odds-left-out = Not counted, because somebody may choose it or it rolls anew: { $powers }.

## The chronicle

scene-round = Round { $number }
scene-helped = With: { $powers }.
scene-walked = { $light ->
    [true] { $who } moved to { $to }, into the light
   *[false] { $is_hero ->
        [true] { $who } moved to { $to }: Shadow Mode
       *[false] { $who } moved to { $to }
    }
}{ $steps ->
    [one] .
   *[other] { " " }({ $steps } Zones).
}
scene-struck = { $wounds ->
    [0] { $attacker } attacked { $defender } ({ $type }), { $hits } to { $shields }: no Wound.
    [one] { $attacker } attacked { $defender } ({ $type }), { $hits } to { $shields }: 1 Wound.
   *[other] { $attacker } attacked { $defender } ({ $type }), { $hits } to { $shields }: { $wounds } Wounds.
}
scene-minions-killed = { $by_id ->
    [none] { $number } { $number ->
        [one] Minion
       *[other] Minions
    } of { $enemy } fell.
   *[other] { $by } killed { $number } { $number ->
        [one] Minion
       *[other] Minions
    } of { $enemy }.
}
scene-xp-gained = { $micro ->
    [true] { $heroes }: { $amount } Micro-XP{ $number ->
        [one] { "" }
       *[other] { " " }each
    }.
   *[false] { $heroes }: { $amount } XP{ $number ->
        [one] { "" }
       *[other] { " " }each
    }.
}

## In sentences

## Before a game

grade-easy = Easy
    .about = { $tokens ->
        [one] One token on the Lifebringer: one killed Hero comes back.
       *[other] { $tokens } tokens on the Lifebringer: so many killed Heroes come back.
    }
grade-normal = Normal
    .about = { $tokens ->
        [0] No token on the Lifebringer, as the Mission says: no killed Hero comes back.
        [one] One token on the Lifebringer, as the Mission says: one killed Hero comes back.
       *[other] { $tokens } tokens on the Lifebringer, as the Mission says: so many killed Heroes come back.
    }
grade-hard = Hard
    .about = { $tokens ->
        [0] No token on the Lifebringer: no killed Hero comes back.
        [one] One token on the Lifebringer: one killed Hero comes back.
       *[other] { $tokens } tokens on the Lifebringer: so many killed Heroes come back.
    }

switch-reinforcement_level = Reinforcements at the Current Level
    .about = An Agent calls Guards of the Current Level instead of its own.
switch-added_level_tokens = Added Level tokens only mark
    .about = In Story Mode, tokens added beyond the Mission's highest Level do not raise the Level of their tile.
switch-defense_first = Defense comes first throughout
    .about = The Defender's Skills and Enchantments are finished before the Attacker's begin.
switch-stun_timing = Stun after the Wounds
    .about = An Attack that Stuns does so only after its Wounds are dealt.
switch-charge_line_bonus = A Charge's bonus for every Melee
    .about = What stands in parentheses behind Charge helps in every Melee Attack.
switch-shadow_hunter_level_4 = Shadow Hunter takes three dice
    .about = The last step of Shadow Hunter takes three Defense dice away instead of two.
switch-killed_heroes_gain_group_xp = The killed learn too
    .about = Killed Heroes also gain the XP that a fallen Boss, Agent or Roaming Monster gives to all.
switch-blood_payment_may_kill = Blood to the last drop
    .about = Wounds paid for a Skill may kill whoever pays them.

## Windows, about which a player may give standing orders

window-attack = while I attack
window-defense = while I defend myself

## How far the objectives have come

objective-rounds-left = { $left ->
    [0] Time is up
    [1] The last Round
   *[other] { $left } Rounds left
}
objective-take = { $done ->
    [0] { $name }: to be taken
   *[other] { $name }: taken
}
objective-slay = { $done ->
    [0] { $name }: to be slain
   *[other] { $name }: slain
}
objective-exit = Heroes at the exit: { $done } of { $most }
objective-carry = Heroes at the exit: { $done } of { $most }, with { $name }
objective-clear = { $number ->
    [one] 1 Enemy left on the board
   *[other] { $number } Enemies left on the board
}
objective-survive = Hold out for { $most } { $most ->
    [one] Round
   *[other] Rounds
}
objective-lost = { $name } must not be lost

## Words of the game in one line, where they are met first

term-first = Who goes first: the First Player's Hero is activated before the others, then clockwise.
term-trade = Reorganize: an Action to change what is Equipped and to exchange cards with Heroes in the Zone.
term-transmute = Transmute: three Equipment cards are turned into one of a better Level; it costs no Action.
term-signature = Signature: the special deed of a Class, once an Activation, for 1 XP and no Action.
term-charge = Charge: a move of up to two Zones into an Enemy's Zone and a Melee Attack, in one Action.
term-safe-shot = Safe Shot: a move to the next Zone and a Ranged Attack, in one Action; Enemies do not hold the Hero.
term-command = Command: another Hero takes an Action at once.
term-bam = Bam and diamond: symbols on the dice that set off what cards and Skills promise for them.
term-reroll = Reroll: dice are thrown once more, and the new result counts.
term-prey = Prey: Enemies go for the Hero with the most unspent XP; among equals the players choose.
term-counterattack = Counterattack: Enemies that were attacked strike back after the Hero's last Action, if they see the Hero.
term-experience = Experience: XP buy Skills; unspent XP draw Enemies.
