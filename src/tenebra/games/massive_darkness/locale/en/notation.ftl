# The notation of Skills and cards (docs/massive-darkness/cards.md). In English these words are the grammar: cards.lark reads them back.

notation-and = and
notation-or = or
notation-attacker = Attacker
notation-defender = Defender
notation-repeat = Repeat { $number }

## How long

notation-until-end_phase = Until the End Phase
notation-until-next_end_phase = Until the next End Phase

## Conditions

notation-condition-two_handed_weapon = Two-Handed Weapon
notation-condition-wounded = Wounded { $number }
notation-condition-dual_wield = Dual Wield
notation-condition-mace_or_hammer_equipped = Mace or Hammer Equipped
notation-condition-shadow_mode = Shadow Mode
notation-condition-no_armor_equipped = No Armor Equipped
notation-condition-shield_bearer = Shield Bearer
notation-condition-bloodlust = Bloodlust { $number }
notation-condition-sword_equipped = Sword Equipped
notation-condition-blood_toll = Blood Toll { $number }

## Combat types, symbols to spend, moments

notation-type-attack = Attack
notation-type-melee = Melee
notation-type-ranged = Ranged
notation-type-magic = Magic
notation-type-defense = Defense
notation-type-melee_defense = Melee Defense
notation-type-ranged_defense = Ranged Defense
notation-type-magic_defense = Magic Defense
notation-symbol-bam = BAM
notation-symbol-diamond = DIAMOND
notation-moment-after_reroll = after a re-roll,
notation-moment-no_wound = if this Attack does not wound,

## Effects

notation-hit = { $number ->
        [one] Hit
       *[other] Hits
    }
notation-shield = { $number ->
        [one] Shield
       *[other] Shields
    }
notation-bam = { $number ->
        [one] Bam
       *[other] Bams
    }
notation-diamond = { $number ->
        [one] Diamond
       *[other] Diamonds
    }
notation-wound = { $number ->
        [one] Wound
       *[other] Wounds
    }
notation-dice-red = { $number ->
        [one] red die
       *[other] red dice
    }
notation-dice-yellow = { $number ->
        [one] yellow die
       *[other] yellow dice
    }
notation-dice-green = { $number ->
        [one] green die
       *[other] green dice
    }
notation-dice-blue = { $number ->
        [one] blue die
       *[other] blue dice
    }
notation-dice-attack = { $number ->
        [one] Attack die
       *[other] Attack dice
    }
notation-dice-defense = { $number ->
        [one] Defense die
       *[other] Defense dice
    }
notation-rolls-no-dice = Defender rolls no dice
notation-reroll-attack = { $number ->
        [one] Attack Re-roll
       *[other] Attack Re-rolls
    }
notation-reroll-defense = { $number ->
        [one] Defense Re-roll
       *[other] Defense Re-rolls
    }
notation-reroll-either = { $number ->
        [one] Attack or Defense Re-roll
       *[other] Attack or Defense Re-rolls
    }
notation-reroll-any-attack = re-roll any number of Attack dice
notation-reroll-any-defense = re-roll any number of Defense dice
notation-reroll-blank-attack = re-roll blank Attack dice
notation-reroll-blank-defense = re-roll blank Defense dice
notation-cancel-attack-bam = cancel an Attack BAM
notation-cancel-attack-diamond = cancel an Attack DIAMOND
notation-cancel-attack-all = cancel all Attack BAM and DIAMOND
notation-cancel-defense-bam = cancel a Defense BAM
notation-cancel-defense-diamond = cancel a Defense DIAMOND
notation-cancel-defense-all = cancel all Defense BAM and DIAMOND
notation-flip-one = flip one blank result
notation-flip-all = flip all blank results
notation-fill = one blank result gets { $gains }
notation-double-hits = double the number of Hits
notation-stun = Stun
notation-kill = instantly kill
notation-reach-boss = may wound the Boss
notation-halve = suffer half of the Wounds
notation-heal = heal { $number }
notation-fully-heal = fully heal
notation-inflict-attacker = inflict { $number } { $number ->
        [one] Wound
       *[other] Wounds
    } on the Attacker
notation-inflict-others = inflict { $number } { $number ->
        [one] Wound
       *[other] Wounds
    } on each other Enemy in that Zone

## Skills of the list

notation-skill-max_health = Max Health
notation-skill-actions = { $number ->
        [one] Action
       *[other] Actions
    }
notation-skill-actions-combat = { $number ->
        [one] Combat Action
       *[other] Combat Actions
    }
notation-skill-actions-melee = { $number ->
        [one] Melee Action
       *[other] Melee Actions
    }
notation-skill-actions-ranged = { $number ->
        [one] Ranged Action
       *[other] Ranged Actions
    }
notation-skill-actions-magic = { $number ->
        [one] Magic Action
       *[other] Magic Actions
    }
notation-skill-actions-movement = { $number ->
        [one] Movement Action
       *[other] Movement Actions
    }
notation-skill-movement_points = { $number ->
        [one] Movement Point
       *[other] Movement Points
    } per Movement Action
notation-skill-charge = Charge
notation-skill-command = Command
notation-skill-taunt = Taunt
notation-skill-regeneration = Regeneration { $number }
notation-skill-retaliation = Retaliation { $number }
notation-skill-spellsword = Spellsword
notation-skill-teleport = Teleport { $number }
notation-skill-safe_shot = Safe Shot
notation-skill-elusive = Elusive

## Deeds

notation-deed-heal = Heal { $number }
notation-deed-fully_heal = Fully heal
notation-deed-suffer = Suffer { $number } { $number ->
        [one] Wound
       *[other] Wounds
    }
notation-deed-stun = Stun
notation-deed-stand_up = Stand up
notation-deed-gain_xp = Gain { $number } XP
notation-deed-lose_xp = Lose { $number } XP
notation-deed-extra_actions = Gain { $number } { $number ->
        [one] Action
       *[other] Actions
    }
notation-deed-draw_treasure = Draw { $number } Treasure
notation-of-level = of Level { $level }
notation-deed-discard = Discard { $number } Equipment
notation-deed-extra_movement = Free Movement { $number }
notation-deed-teleport = Free Teleport { $number }
notation-deed-command = Free Command
notation-deed-lifebringer = Lifebringer { $signed }
notation-deed-activate = Activate
notation-deed-spawn_guard = Spawn a Guard
notation-deed-spawn_roaming_monster = Spawn a Roaming Monster
notation-deed-place_treasure = Place { $number } { $number ->
        [one] Treasure token
       *[other] Treasure tokens
    }
notation-deed-place_special_treasure = Place { $number } { $number ->
        [one] Special Treasure token
       *[other] Special Treasure tokens
    }
notation-level-token = Level token

## Whom

notation-target-active_hero = the Active Hero
notation-target-one_hero = one Hero
notation-target-one_hero_in_zone = one Hero in the Zone
notation-target-each_hero = each Hero
notation-target-each_hero_in_zone = each Hero in the Zone
notation-target-each_hero_in_light = each Hero in a Light Zone
notation-target-each_hero_in_shadow = each Hero in a Shadow Zone
notation-target-most_xp_hero = the Hero with the most XP
notation-target-least_health_hero = the Hero with the least Health
notation-target-one_enemy_in_zone = one Enemy in the Zone
notation-target-one_enemy_in_sight = one Enemy in sight
notation-target-each_enemy_in_zone = each Enemy in the Zone
notation-target-each_enemy = each Enemy
notation-target-each_mob = each Mob
notation-target-each_agent = each Agent
notation-target-each_roaming_monster = each Roaming Monster
