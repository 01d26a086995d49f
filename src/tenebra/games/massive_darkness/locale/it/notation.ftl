# La notazione di Abilità e carte (docs/massive-darkness/cards.md), con le parole del glossario.

notation-and = e
notation-or = o
notation-attacker = Attaccante
notation-defender = Difensore
notation-repeat = Ripetizione { $number }

## Quanto dura

notation-until-end_phase = Fino alla Fase Finale
notation-until-next_end_phase = Fino alla prossima Fase Finale

## Condizioni

notation-condition-two_handed_weapon = Arma a Due Mani
notation-condition-wounded = Ferito { $number }
notation-condition-dual_wield = Impugnare Due Armi
notation-condition-mace_or_hammer_equipped = Mazza o Martello Impugnato
notation-condition-shadow_mode = Modalità Ombra
notation-condition-no_armor_equipped = Nessuna Armatura Indossata
notation-condition-shield_bearer = Portatore di Scudo
notation-condition-bloodlust = Sete di Sangue { $number }
notation-condition-sword_equipped = Spada Impugnata
notation-condition-blood_toll = Tributo di Sangue { $number }

## Tipi di combattimento, simboli da spendere, momenti

notation-type-attack = Attacco
notation-type-melee = Mischia
notation-type-ranged = Distanza
notation-type-magic = Magico
notation-type-defense = Difesa
notation-type-melee_defense = Difesa in Mischia
notation-type-ranged_defense = Difesa a Distanza
notation-type-magic_defense = Difesa Magica
notation-symbol-bam = BAM
notation-symbol-diamond = DIAMANTE
notation-moment-after_reroll = dopo un Tiro Ripetuto,
notation-moment-no_wound = se questo Attacco non ferisce,

## Effetti

notation-hit = { $number ->
        [one] Colpo
       *[other] Colpi
    }
notation-shield = { $number ->
        [one] Scudo
       *[other] Scudi
    }
notation-bam = { $number ->
        [one] Bam
       *[other] Bam
    }
notation-diamond = { $number ->
        [one] Diamante
       *[other] Diamanti
    }
notation-wound = { $number ->
        [one] Ferita
       *[other] Ferite
    }
notation-dice-red = { $number ->
        [one] dado rosso
       *[other] dadi rossi
    }
notation-dice-yellow = { $number ->
        [one] dado giallo
       *[other] dadi gialli
    }
notation-dice-green = { $number ->
        [one] dado verde
       *[other] dadi verdi
    }
notation-dice-blue = { $number ->
        [one] dado blu
       *[other] dadi blu
    }
notation-dice-attack = { $number ->
        [one] dado Attacco
       *[other] dadi Attacco
    }
notation-dice-defense = { $number ->
        [one] dado Difesa
       *[other] dadi Difesa
    }
notation-rolls-no-dice = il Difensore non tira dadi
notation-reroll-attack = { $number ->
        [one] Tiro di Attacco Ripetuto
       *[other] Tiri di Attacco Ripetuti
    }
notation-reroll-defense = { $number ->
        [one] Tiro di Difesa Ripetuto
       *[other] Tiri di Difesa Ripetuti
    }
notation-reroll-either = { $number ->
        [one] Tiro di Attacco o di Difesa Ripetuto
       *[other] Tiri di Attacco o di Difesa Ripetuti
    }
notation-reroll-any-attack = ripeti il tiro di quanti dadi Attacco vuoi
notation-reroll-any-defense = ripeti il tiro di quanti dadi Difesa vuoi
notation-reroll-blank-attack = ripeti il tiro dei dadi Attacco vuoti
notation-reroll-blank-defense = ripeti il tiro dei dadi Difesa vuoti
notation-cancel-attack-bam = annulla un BAM di Attacco
notation-cancel-attack-diamond = annulla un DIAMANTE di Attacco
notation-cancel-attack-all = annulla tutti i BAM e i DIAMANTI di Attacco
notation-cancel-defense-bam = annulla un BAM di Difesa
notation-cancel-defense-diamond = annulla un DIAMANTE di Difesa
notation-cancel-defense-all = annulla tutti i BAM e i DIAMANTI di Difesa
notation-flip-one = gira un risultato vuoto
notation-flip-all = gira tutti i risultati vuoti
notation-fill = un risultato vuoto riceve { $gains }
notation-double-hits = raddoppia il numero di Colpi
notation-stun = Stordimento
notation-kill = uccidi istantaneamente
notation-reach-boss = puoi ferire il Boss
notation-halve = subisci metà delle Ferite
notation-heal = cura { $number }
notation-fully-heal = cura completamente
notation-inflict-attacker = infliggi { $number } { $number ->
        [one] Ferita
       *[other] Ferite
    } all'Attaccante
notation-inflict-others = infliggi { $number } { $number ->
        [one] Ferita
       *[other] Ferite
    } a ogni altro Nemico in quella Zona

## Abilità dell'elenco

notation-skill-max_health = Salute Massima
notation-skill-actions = { $number ->
        [one] Azione
       *[other] Azioni
    }
notation-skill-actions-combat = { $number ->
        [one] Azione di Combattimento
       *[other] Azioni di Combattimento
    }
notation-skill-actions-melee = { $number ->
        [one] Azione in Mischia
       *[other] Azioni in Mischia
    }
notation-skill-actions-ranged = { $number ->
        [one] Azione a Distanza
       *[other] Azioni a Distanza
    }
notation-skill-actions-magic = { $number ->
        [one] Azione Magica
       *[other] Azioni Magiche
    }
notation-skill-actions-movement = { $number ->
        [one] Azione di Movimento
       *[other] Azioni di Movimento
    }
notation-skill-movement_points = { $number ->
        [one] Punto Movimento
       *[other] Punti Movimento
    } per Azione di Movimento
notation-skill-charge = Carica
notation-skill-command = Comando
notation-skill-taunt = Provocare
notation-skill-regeneration = Rigenerazione { $number }
notation-skill-retaliation = Ritorsione { $number }
notation-skill-spellsword = Spada e Incantesimi
notation-skill-teleport = Teletrasporto { $number }
notation-skill-safe_shot = Tiro Sicuro
notation-skill-elusive = Sfuggente

## Atti

notation-deed-heal = Cura { $number }
notation-deed-fully_heal = Cura completamente
notation-deed-suffer = Subisce { $number } { $number ->
        [one] Ferita
       *[other] Ferite
    }
notation-deed-stun = Stordimento
notation-deed-stand_up = Si rialza
notation-deed-gain_xp = Ottiene { $number } PE
notation-deed-lose_xp = Perde { $number } PE
notation-deed-extra_actions = Ottiene { $number } { $number ->
        [one] Azione
       *[other] Azioni
    }
notation-deed-draw_treasure = Pesca { $number } { $number ->
        [one] Tesoro
       *[other] Tesori
    }
notation-of-level = di Livello { $level }
notation-deed-discard = Scarta { $number } Equipaggiamento
notation-deed-extra_movement = Movimento gratuito { $number }
notation-deed-teleport = Teletrasporto gratuito { $number }
notation-deed-command = Comando gratuito
notation-deed-lifebringer = Latore di Vita { $signed }
notation-deed-activate = Si attiva
notation-deed-spawn_guard = Genera una Guardia
notation-deed-spawn_roaming_monster = Genera un Mostro Errante
notation-deed-place_treasure = Colloca { $number } { $number ->
        [one] segnalino Tesoro
       *[other] segnalini Tesoro
    }
notation-deed-place_special_treasure = Colloca { $number } { $number ->
        [one] segnalino Tesoro Speciale
       *[other] segnalini Tesoro Speciale
    }
notation-level-token = segnalino Livello

## Chi

notation-target-active_hero = l'Eroe Attivo
notation-target-one_hero = un Eroe
notation-target-one_hero_in_zone = un Eroe nella Zona
notation-target-each_hero = ogni Eroe
notation-target-each_hero_in_zone = ogni Eroe nella Zona
notation-target-each_hero_in_light = ogni Eroe in una Zona di Luce
notation-target-each_hero_in_shadow = ogni Eroe in una Zona d'Ombra
notation-target-most_xp_hero = l'Eroe con più PE
notation-target-least_health_hero = l'Eroe con meno Salute
notation-target-one_enemy_in_zone = un Nemico nella Zona
notation-target-one_enemy_in_sight = un Nemico in vista
notation-target-each_enemy_in_zone = ogni Nemico nella Zona
notation-target-each_enemy = ogni Nemico
notation-target-each_mob = ogni Orda
notation-target-each_agent = ogni Agente
notation-target-each_roaming_monster = ogni Mostro Errante
