# La notazione delle carte come si stampa (docs/dungeon-venture/cards.md), con le parole del glossario.

## Caratteristiche e doti

notation-stat-attack = ATTACCO
notation-stat-defence = DIFESA
notation-stat-mana = MANA
notation-stat-movement = MOVIMENTO
notation-stat-diagonal = IN DIAGONALE
notation-stat-ranged = A DISTANZA

## Dadi e Mostri

notation-dice-green = { $number ->
    [one] { $number } verde
   *[other] { $number } verdi
}
notation-dice-blue = { $number } blu
notation-dice-red = { $number ->
    [one] { $number } rosso
   *[other] { $number } rossi
}
notation-monster-kobold = { $number ->
    [one] { $number } coboldo
   *[other] { $number } coboldi
}
notation-monster-skeleton = { $number ->
    [one] { $number } scheletro
   *[other] { $number } scheletri
}
notation-monster-zombie = { $number } zombi
notation-monster-orc = { $number ->
    [one] { $number } orco
   *[other] { $number } orchi
}
notation-monster-ogre = { $number } ogre

## Che cosa fa

notation-deed-heal = CURA { $number }
notation-deed-damage = DANNO { $number }
notation-deed-attack = ATTACCO CON { $dice }
notation-deed-search = RICERCA
notation-deed-open_door = APRE UNA PORTA
notation-deed-close_door = CHIUDE UNA PORTA
notation-deed-teleport = TELETRASPORTO
notation-deed-revive = RISORGE
notation-deed-recover_spell = RECUPERA UN INCANTESIMO
notation-deed-lose_spell = PERDE UN INCANTESIMO
notation-deed-lose_action = PERDE L'AZIONE
notation-deed-lose_movement = PERDE IL MOVIMENTO
notation-deed-march = MARCIA
notation-deed-spawn = COMPARSA DI { $monsters }
notation-deed-hits = SUCCESSI { $signed }
notation-deed-stop = SI FERMA
notation-deed-cancel = NESSUN EFFETTO
notation-deed-gold = ORO { $number }

## Quando

notation-when-next_attack = PROSSIMO ATTACCO
notation-when-next_defence = PROSSIMA DIFESA
notation-when-this_turn = IN QUESTO TURNO
notation-when-until_next_turn = FINO AL PROSSIMO TURNO
notation-when-any_time = IN QUALSIASI MOMENTO
notation-when-hero_attacks = QUANDO UN EROE ATTACCA
notation-when-monster_attacks = QUANDO UN MOSTRO ATTACCA
notation-when-hero_moves = QUANDO UN EROE SI MUOVE
notation-when-hero_rests = QUANDO UN EROE RIPOSA
notation-when-chest_opened = QUANDO SI APRE UN FORZIERE

## Chi

notation-target-self = PER SÉ
notation-target-one_enemy = UN NEMICO
notation-target-any_enemy = QUALSIASI NEMICO
notation-target-all_enemies = TUTTI I NEMICI
notation-target-one_ally = UN ALLEATO
notation-target-any_ally = QUALSIASI ALLEATO
notation-target-all_allies = TUTTI GLI ALLEATI
notation-target-one_spirit = UNO SPIRITO

## Come si resiste

notation-resist-mana = RESISTE CON IL MANA
notation-resist-none = NON RESISTE
