# Il tavolo: come pagina e tavolo testuale chiamano personaggi, carte, aree, gemme; i nomi di tutto ciò che non è una carta.

game-name = Conan
    .tagline = Gemme per la forza, gemme per la vita, e non bastano mai. Dall'altra parte del tavolo qualcuno conta le sue.
    .holder = Monolith; Conan e i nomi collegati: Conan Properties
    .contents = { $count ->
        [one] 1 Scenario
       *[other] { $count } Scenari
    }
    .kind = Scenario
    .which = quale scenario?
scene-subtitle = { $round ->
    [0] Conan
   *[other] Conan, round { $round }
}
scene-round = Round { $number }
scene-odds = { $attacker } tira { $attack } contro { $target }. Probabilità per ferite dopo l'armatura, senza Guardia: { $chances }.
seat-overlord = Overlord
scene-role-overlord = Custode del libro
    .about = Spende gemme rosse per le tessere del fiume, per guardie e rilanci, e vince se agli eroi manca il tempo o il sangue.
scene-role-hero = { $gems } { $gems ->
    [one] gemma
   *[other] gemme
}, { $movement } { $movement ->
    [one] passo libero
   *[other] passi liberi
}, porta { $load }

## Personaggi e cose

scene-hero = { $gone ->
    [true] { $hero } non è più sulla mappa.
   *[other] { $hero }: { $left } { $left ->
        [one] gemma
       *[other] gemme
    } su { $gems } per vivere, { $reserve } { $reserve ->
        [one] pronta
       *[other] pronte
    }, { IN($area) }.
}
scene-model = { $model }: { $left } { $left ->
    [one] punto
   *[other] punti
} vita su { $life }, armatura { $armour }, movimento { $movement }, { IN($area) }.
scene-overlord = { $name }: { $reserve } { $reserve ->
    [one] gemma pronta
   *[other] gemme pronte
}, { $fatigue } { $fatigue ->
    [one] affaticata
   *[other] affaticate
}, { $recovery } { $recovery ->
    [one] torna
   *[other] tornano
} ogni turno.
scene-dead = Fuori dal gioco
scene-based = { $base ->
    [yellow] { $name } (giallo)
    [red] { $name } (rosso)
    [white] { $name } (bianco)
    [blue] { $name } (blu)
   *[other] { $name }
}
scene-border = il confine tra { $one } e { $other }
scene-thing = { $thing }, { IN($area) }.
scene-chest = Forziere, difficoltà { $difficulty }
scene-lies = A terra { IN($area) }: { $card }.
scene-reinforcement = Qui arrivano i rinforzi
scene-gate = { $border }: { $status ->
    [open] aperto
   *[closed] chiuso
}.
scene-area = { $area }{ $height ->
    [0] { "" }
   *[other] , altezza { $height }
}{ $water ->
    [true] , acqua
   *[other] { "" }
}{ $leap ->
    [0] { "" }
   *[other] , salto { $leap }
}, posto per { $room }.
scene-area-sees = Vede { $number } { $number ->
    [one] area
   *[other] aree
} su { $all }.
scene-area-height = Altezza { $height }: chi tira verso il basso aggiunge un dado.
scene-area-hindering = Lì i nemici intralciano { $who }: { $number }.
scene-hindered = Intralcio { $number }
scene-webbed = Nella ragnatela: 4 punti movimento per strapparla
scene-held = Nella stretta { DI($who) }
scene-lasting = Sotto l'incantesimo { $spell }
scene-gems = { $number } { $number ->
    [one] gemma
   *[other] gemme
}
scene-gems-label = gemme
scene-points = { $number } { $number ->
    [one] passo libero
   *[other] passi liberi
}
scene-load = Ingombro { $number } su { $most }
scene-recovery = { $number } { $number ->
    [one] gemma torna
   *[other] gemme tornano
} ogni turno
scene-models = { $number } { $number ->
    [one] modello
   *[other] modelli
} sulla mappa
scene-river = Fiume
scene-tile = { $tile }: { $line } in vita, armatura { $armour }, movimento { $movement }; attivarla costa { $cost }.
scene-tile-event = { $tile }: un evento; costa { $cost }.
scene-tile-dead = { $tile }: tutti uccisi; costa { $cost } mandarla in fondo.
scene-all-slain = tutti uccisi
scene-marker = { $last ->
    [0] Segnalino del turno: { $turn }
   *[other] Segnalino del turno: { $turn } su { $last }
}
scene-activations = { $number ->
    [one] resta 1 attivazione
   *[other] restano { $number } attivazioni
}
scene-reinforcement-points = { $number } { $number ->
    [one] punto
   *[other] punti
} di rinforzo
scene-reserve = { $number } { $number ->
    [one] gemma pronta
   *[other] gemme pronte
}
scene-power = Potenza d'attacco { $number }
free-steps = { $points ->
    [one] 1 passo libero
   *[other] { $points } passi liberi
}
scene-end = { $asked ->
    [overlord] Chiudi il turno
   *[other] Non fanno altro
}
choose-chest = il forziere
choose-brew = la mistura
scene-own = { $hero }: { $question }
scene-said = { $hero } ha già scelto, altri no: puoi ancora ripensarci
scene-price-move = { $gems ->
    [0] { free-steps }
   *[other] { free-steps } + { $gems } { $gems ->
        [one] gemma
       *[other] gemme
    }
}
scene-price-gems = { $number } { $number ->
    [one] gemma
   *[other] gemme
}
scene-price-flush = 2 gemme per sempre
scene-warn-friends = Colpisce anche amici: { $who }.
scene-warn-steps = { $number ->
    [one] Si perde il passo libero rimasto.
   *[other] Si perdono i { $number } passi liberi rimasti.
}

## Carte

scene-cards = Che cosa porta { $hero }
    .label = Portate
scene-spells = Gli incantesimi dell'Overlord
    .label = Incantesimi
scene-discard = Consumate: { $deck }
scene-kind = { $kind }, ingombro { $load }{ $hands ->
    [2] {", "}due mani
   *[other] { "" }
}
scene-spell = Incantesimo, { $cost ->
    [0] 1 o più gemme
    [one] 1 gemma
   *[other] { $cost } gemme
} (al massimo { $limit }){ $reaction ->
    [true] {", "}reazione
   *[other] { "" }
}
deck-asset = Risorse

## Obiettivi

aim-at = { $name } { IN($area) }
objective-slain = { $done ->
    [0] Uccidete { $name }
   *[other] Nemico ucciso: { $name }
}
objective-held = { $done ->
    [0] Prendete: { $name }
   *[other] In mano vostra: { $name }
}
objective-done = { $name }
objective-at = { $done ->
    [0] Portate { IN($area) }: { $name }
   *[other] Arrivato a destinazione: { $name }
}
objective-all-heroes = Tutti gli eroi { IN($area) }
objective-heroes = { $number } { $number ->
    [one] eroe
   *[other] eroi
} { IN($area) }
objective-foes = { $number } { $number ->
    [one] nemico
   *[other] nemici
} { IN($area) }
objective-no-foes = Nessun nemico { IN($area) }
objective-dead = { $number } { $number ->
    [one] eroe morto
   *[other] eroi morti
}
objective-playing = Eroi in gioco: { $number }
objective-round = Resistete fino al round { $number }
aim-rounds = { $left ->
    [0] L'ora è venuta
    [one] Resisti: ultimo round
   *[other] Resisti ancora { $left } round
}
objective-rounds-left = { $left ->
    [one] Ultimo round
   *[other] { $left } round rimasti
}

## Numeri, zone, fasi

stat-armour = Armatura
stat-movement = Movimento
die-red = { $number ->
    [one] 1 dado rosso
   *[other] { $number } dadi rossi
}
die-orange = { $number ->
    [one] 1 dado arancione
   *[other] { $number } dadi arancioni
}
die-yellow = { $number ->
    [one] 1 dado giallo
   *[other] { $number } dadi gialli
}
scene-reroll = { $how ->
    [mark] Rilancia gratis: { $dice }
    [support] Rilancia con Supporto: { $dice }
   *[other] Rilancia per { $number ->
        [one] una gemma
       *[other] { $number } gemme
    }: { $dice }
}
scene-die = { $die } con { $face }
colour-red = rosso
colour-orange = arancione
colour-yellow = giallo
roll-symbols = { $number } { $number ->
    [one] simbolo
   *[other] simboli
}
space-melee = Mischia
space-ranged = Distanza
space-guard = Guardia
space-move = Movimento
space-manipulation = Manipolazione
space-reroll = Rilancio
benefit-movement = Movimento
benefit-guard = Guardia
benefit-reroll = Rilancio
zone-reserve = Riserva
zone-fatigue = Fatica
zone-wounds = Ferite
zone-melee = Mischia
zone-ranged = Distanza
zone-guard = Guardia
zone-move = Movimento
zone-manipulation = Manipolazione
zone-reroll = Rilancio
zone-movement = Movimento
zone-box = la scatola
stance-aggressive = Aggressivo
    .about = Tornano 2 gemme (di più se qualche eroe è morto) e si può fare di tutto.
stance-cautious = Cauto
    .about = Tornano 5 gemme (di più se qualche eroe è morto), ma fino a dopo il turno dell'Overlord solo guardie e rilanci.
phase-initial = Riordino
phase-stance = Atteggiamenti
phase-action = Azioni
phase-final = Fine
phase-recovery = Recupero
phase-marker = Segnalino del turno
phase-activation = Attivazioni
side-heroes = gli eroi
side-overlord = l'Overlord
attack-melee = un colpo
attack-ranged = un tiro
attack-web = una ragnatela
attack-spell = un incantesimo
attack-object = uno scoppio
attack-beyond = un ultimo colpo
attack-counter = un contrattacco
how-gems = gemme
how-mark = il rilancio gratuito
how-support = Supporto
mark-fire = fuoco
    .about = Fuoco: che cosa fa, lo dice lo scenario.
mark-water = acqua
    .about = Acqua: entra solo chi sa nuotare.
choose-none = nessuna
border-obstacle = Un ostacolo: +{ $extra } per passare.
border-rail = Un parapetto: +{ $extra } per passare.
border-hedge = Una siepe: +{ $extra } per passare, e non ci si vede attraverso.
border-stairs = Scale.
border-ladder = Una scala a pioli: +{ $extra } per salire.
border-cliff = Una rupe: di qui non si passa.
border-gap = Un vuoto: si salta o si vola.
border-palisade = Una palizzata.
border-bulkhead = Una paratia.
border-wall = Un muro.

## Menu e finestre

group-spell = Incantesimi e oggetti
group-dice = Dadi
group-stance = Atteggiamento
group-tile = Tessere
group-answer = Rispondere
window-sacrifice = Farsi colpire per un amico
window-reroll = Rilanciare dadi
window-guard = Guardia
window-wounds = Da dove si prende una ferita
window-beyond = Un ultimo colpo
window-counterattack = Rispondere a un colpo
window-catch = Afferrare oggetti
window-spell = Incantesimi di reazione
