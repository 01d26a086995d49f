# La notazione di carte e incantesimi (docs/conan/cards.md), stampata dalle sue clausole.

notation-and = e
notation-mark = (rilancio gratuito)
notation-die-red = { $number ->
        [one] rosso
       *[other] rossi
    }
notation-die-orange = { $number ->
        [one] arancione
       *[other] arancioni
    }
notation-die-yellow = { $number ->
        [one] giallo
       *[other] gialli
    }

## Che cosa aggiunge una carta, o che cosa è

notation-melee = mischia: { $dice }
notation-ranged = distanza: { $dice }
notation-thrown = da lancio
notation-area = ad area
notation-guard = guardia: { $dice }
notation-manipulation = manipolazione: { $dice }
notation-burst = esplode con { $dice }
notation-armour = armatura: { $armour }
notation-gift = hai { $skills }
notation-person = una persona con { $life } di Vita
notation-stat-movement = Movimento base
notation-stat-load = Ingombro massimo
notation-stat-recovery = Recupero
notation-stat-melee-limit = Limite di Mischia
notation-stat-ranged-limit = Limite di Distanza
notation-stat-guard-limit = Limite di Guardia
notation-stat-move-limit = Limite di Movimento
notation-stat-manipulation-limit = Limite di Manipolazione
notation-stat-reroll-limit = Limite di Rilancio

## Imprese: prezzo, atti, bersaglio, durata

notation-discard = Scarta
notation-discard-any-time = In ogni momento, scarta
notation-act-attack = attacco con { $dice }
notation-act-attack-undefended = attacco indifendibile con { $dice }
notation-act-armour = armatura +{ $shown }
notation-act-weaken = potenza d'attacco -{ $shown }
notation-act-grant = abilità { $skills }
notation-act-heal = cura di { $shown } { $number ->
        [one] ferita
       *[other] ferite
    }
notation-act-heal-dice = cura: { $dice }
notation-act-recover = recupero di { $shown } { $number ->
        [one] gemma
       *[other] gemme
    }
notation-act-exhaust = perdita di { $shown } { $number ->
        [one] gemma
       *[other] gemme
    }
notation-act-suffer = { $shown } { $number ->
        [one] danno
       *[other] danni
    }
notation-act-web = ragnatela
notation-act-push = spinta di { $shown } { $number ->
        [one] area
       *[other] aree
    }
notation-act-teleport = teletrasporto
notation-act-fetch = richiamo fino a ingombro { $shown }
notation-act-raise = ritorno di { $shown } { $number ->
        [one] servitore
       *[other] servitori
    }
notation-act-reroll = rilancio di { $shown } { $number ->
        [one] dado
       *[other] dadi
    }
notation-target-other-hero-in-sight = un altro eroe in vista
notation-target-friend-here = un amico nella tua area
notation-target-friend-in-sight = un amico in vista
notation-target-friends-here = ogni amico nella tua area
notation-target-enemy-here = un nemico nella tua area
notation-target-enemy-in-sight = un nemico in vista
notation-target-area-here = la tua area
notation-target-area-adjacent = un'area adiacente
notation-target-area-in-sight = un'area in vista
notation-target-object-in-sight = un oggetto in vista
notation-lasting-round = fino al tuo prossimo turno
