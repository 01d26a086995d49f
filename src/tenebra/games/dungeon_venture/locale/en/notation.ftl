# The notation of the cards as it is printed (docs/dungeon-venture/cards.md): what is written here, cards.lark reads.

## Characteristics and talents

notation-stat-attack = ATTACK
notation-stat-defence = DEFENCE
notation-stat-mana = MANA
notation-stat-movement = MOVEMENT
notation-stat-diagonal = DIAGONAL
notation-stat-ranged = RANGED

## Dice and Monsters

notation-dice-green = { $number } green
notation-dice-blue = { $number } blue
notation-dice-red = { $number } red
notation-monster-kobold = { $number } kobold
notation-monster-skeleton = { $number } skeleton
notation-monster-zombie = { $number } zombie
notation-monster-orc = { $number } orc
notation-monster-ogre = { $number } ogre

## Deeds

notation-deed-heal = HEAL { $number }
notation-deed-damage = DAMAGE { $number }
notation-deed-attack = ATTACK WITH { $dice }
notation-deed-search = SEARCH
notation-deed-open_door = OPEN DOOR
notation-deed-close_door = CLOSE DOOR
notation-deed-teleport = TELEPORT
notation-deed-revive = REVIVE
notation-deed-recover_spell = RECOVER SPELL
notation-deed-lose_spell = LOSE SPELL
notation-deed-lose_action = LOSE ACTION
notation-deed-lose_movement = LOSE MOVEMENT
notation-deed-march = MARCH
notation-deed-spawn = SPAWN { $monsters }
notation-deed-hits = HITS { $signed }
notation-deed-stop = STOP
notation-deed-cancel = CANCEL
notation-deed-gold = GOLD { $number }

## When

notation-when-next_attack = NEXT ATTACK
notation-when-next_defence = NEXT DEFENCE
notation-when-this_turn = THIS TURN
notation-when-until_next_turn = UNTIL NEXT TURN
notation-when-any_time = ANY TIME
notation-when-hero_attacks = WHEN A HERO ATTACKS
notation-when-monster_attacks = WHEN A MONSTER ATTACKS
notation-when-hero_moves = WHEN A HERO MOVES
notation-when-hero_rests = WHEN A HERO RESTS
notation-when-chest_opened = WHEN A CHEST IS OPENED

## Who

notation-target-self = SELF
notation-target-one_enemy = ONE ENEMY
notation-target-any_enemy = ANY ENEMY
notation-target-all_enemies = ALL ENEMIES
notation-target-one_ally = ONE ALLY
notation-target-any_ally = ANY ALLY
notation-target-all_allies = ALL ALLIES
notation-target-one_spirit = ONE SPIRIT

## How it is resisted

notation-resist-mana = RESIST MANA
notation-resist-none = RESIST NONE
