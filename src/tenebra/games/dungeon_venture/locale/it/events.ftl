# Il diario: ciò che è successo, una frase per ogni tipo di evento.

## Di che cosa sono fatte le frasi

the-dungeon = Il dungeon stesso
successes = { $number ->
    [0] nessun successo
    [one] 1 successo
   *[other] { $number } successi
}
outcome-heroes = gli Eroi hanno vinto
outcome-keeper = il Custode del Male ha vinto
loss-action = l'Azione
loss-movement = il movimento
door-open = aperta
door-closed = chiusa
door-locked = chiusa a chiave

## Turni di gioco e turni

event-initiative-shuffled = Il mazzo Iniziativa è stato mescolato: { $order_count } carte.
event-round-began = È cominciato il turno di gioco { $number }.
event-first-hero-chosen = Comincia { $hero }.
event-first-hero-proposed = { $by } ha proposto per cominciare: { $hero }.
event-initiative-revealed = È stata girata la carta Iniziativa: { $card }.
event-initiative-removed = È uscita dal gioco la carta Iniziativa: { $card }.
event-turn-began = Tocca { A($figure) }.
event-action-taken = { $figure } ha scelto un'Azione: { $action }.
event-double-step-taken = { $figure } ha allungato il passo: Passo Doppio.
event-turn-spent = { $figure } non aveva altro da fare.
event-turn-ended = { $figure } ha finito il turno.
event-order-reset = L'ordine di gioco è stato ristabilito.

## Movimento, porte, aree

event-moved = { $figure } ha raggiunto { $to }.
event-movement-ended = { $figure } ha smesso di camminare.
event-movement-stopped = { $figure } ha dovuto fermarsi.
event-hero-left = { $hero } ha preso la fuga su per la scalinata.
event-displaced = { $figure } ha cambiato spazio: ora è { IN($to) }.
event-swapped = { $figure } e { $other } si sono scambiati di posto.
event-area-revealed = Ora si vede: { $area }.
event-area-entered = { $hero_id ->
    [none] Gli Eroi cominciano qui: { $area }.
   *[other] { $hero } ha messo piede per la prima volta qui: { $area }.
}
event-door-placed = È venuta alla luce una porta: { $door }, { $status }.
event-door-opened = { $by_id ->
    [none] { $door } si è aperta da sola.
   *[other] { $by } ha aperto { $door }.
}
event-door-closed = { $by_id ->
    [none] { $door } si è chiusa di schianto.
    [keeper] Il Custode ha chiuso { $door }.
   *[other] { $by } ha chiuso { $door }.
}
event-door-unlocked = La serratura { DI($door) } è scattata.
event-monsters-placed = Tutto ciò che stava in agguato si è mostrato: { $area }.
event-figure-placed = { $figure } entra in scena { IN($space) }.
event-searched = { $found ->
    [0] { $hero } ha perlustrato l'area ({ $area }) senza trovare niente: qui non c'è più nulla di nascosto.
   *[other] { $hero } ha perlustrato l'area: { $area }.
}

## Combattimenti e ferite

event-attack-declared = { $attacker } ha attaccato { $target }.
event-attack-rolled = { $attacker } contro { $target }: { $hits } a { $blocks }.
event-hits-changed = { $by ->
    [-2] L'attacco ha perso 2 successi.
    [2] L'attacco ha guadagnato 2 successi.
   *[other] I successi dell'attacco sono cambiati di { $by }.
}
event-attack-ended = { $damage ->
    [0] { $attacker_id ->
        [dungeon] { $target } ha resistito.
       *[other] { $target } ha respinto { $attacker }.
    }
    [one] { $attacker } ha colpito { $target }: 1 danno.
   *[other] { $attacker } ha colpito { $target }: { $damage } danni.
}
event-wounded = { $damage ->
    [one] { $figure } ha subito 1 Ferita.
   *[other] { $figure } ha subito { $damage } Ferite.
}
event-healed = { $amount ->
    [one] { $figure } ha recuperato 1 Punto Vita.
   *[other] { $figure } ha recuperato { $amount } Punti Vita.
}
event-defeated = { $by_id ->
    [none] { $figure } ha trovato la morte.
   *[other] { $by } ha abbattuto { $figure }.
}
event-hero-killed = { $by_id ->
    [none] { $hero } ha perso la vita.
   *[other] { $hero } ha perso la vita per mano di { $by }.
}
event-became-spirit = { $hero } ha preso forma di Spirito.
event-died-for-good = Morte definitiva per { $hero } { IN($space) }: { $cards_count ->
    [0] non lascia niente.
    [one] lascia 1 carta.
   *[other] lascia { $cards_count } carte.
}
event-skull-removed = Non resta più niente di ciò che aveva { $hero }.
event-hexed = { $figure } nel prossimo turno perderà { $loss }.
event-cancelled = Non se n'è fatto niente.
event-cancel-passed = Il momento è passato.

## Altari, Spiriti, accordi

event-rested = { $hero } ha riposato all'Altare: { $amount ->
    [0] nessuna Ferita da curare
    [one] ha recuperato 1 Punto Vita
   *[other] ha recuperato { $amount } Punti Vita
}{ $spells_count ->
    [0] .
   *[other] ; Incantesimi di nuovo in mano: { $spells }.
}
event-resurrected = { $amount ->
    [0] { $hero } ha fatto ritorno dal regno dei morti
    [one] { $hero } ha fatto ritorno dal regno dei morti e ha recuperato 1 Punto Vita
   *[other] { $hero } ha fatto ritorno dal regno dei morti e ha recuperato { $amount } Punti Vita
}{ $spells_count ->
    [0] .
   *[other] ; Incantesimi di nuovo in mano: { $spells }.
}
event-spirit-guided = { $hero } ha preso con sé lo Spirito di { $spirit }.
event-spirit-released = { $hero } ha liberato lo Spirito di { $spirit } { IN($to) }.
event-spirit-freed = Lo Spirito di { $spirit } ha preso la sua strada.
event-answered = { $agrees ->
    [true] { $by } ha detto di sì.
   *[other] { $by } ha detto di no.
}
event-reorganization-began = { $by } ha chiesto una pausa: gli Eroi si sono riorganizzati.
event-hero-ready = { $hero } ha finito di riorganizzarsi.
event-player-ready = { $heroes_count ->
    [one] { $heroes } ha finito.
   *[other] { $heroes } hanno finito.
}

## Trappole e regole dell'Avventura

event-trap-found = È stata scoperta una Trappola { IN($space) }: { $trap }.
event-trap-sprung = { $victim } ha fatto scattare una Trappola { IN($space) }: { $trap }!
event-boulders-fell = Una frana di massi ha bloccato { $space }.
event-leapt-into-pit = { $figure } ha fatto un salto nel Trabocchetto { IN($space) }.
event-thing-used = { $hero } ha usato: { $thing }.
event-token-taken = { $hero } ha raccolto: { $token }.
event-token-dropped = A terra { IN($space) }: { $token }.
event-altar-raised = { IN($space) } è sorto un Altare della Luce Gloriosa.

## Carte

event-spell-chosen = { $hero } ha scelto un Incantesimo: { $card }.
event-deck-built = Pronto: { $deck }, { $cards_count } { $cards_count ->
    [one] carta
   *[other] carte
}.
event-deck-refilled = Mescolato di nuovo: { $deck }, { $cards_count } { $cards_count ->
    [one] carta
   *[other] carte
}.
event-keeper-cards-taken = Il Custode ha preso { $cards_count } { $cards_count ->
    [one] carta
   *[other] carte
} dietro lo schermo.
event-event-drawn = { $card_id ->
    [hidden] Il Custode ha pescato una carta Evento.
   *[other] Il Custode ha pescato un Evento: { $card }.
}
event-event-played = { $at_id ->
    [none] Il Custode ha giocato un Evento: { $card }!
   *[other] Il Custode ha giocato un Evento { SU($at) }: { $card }!
}
event-card-drawn = { $hero } ha pescato ({ $deck }): { $card }.
event-event-resolved = Scartata: { $card }.
event-gold-found = Oro che qui non serve ({ $deck }): { $card }.
event-gold-removed = L'Oro qui non serve: { $card }.
event-card-laid = Sul tavolo: { $card }.
event-chest-opened = { $hero } ha aperto il Forziere { IN($space) }.
event-loot-laid = { $hero } ha disposto sul tavolo ciò che aveva { $owner }: { $cards }.
event-card-picked = { $hero } ha preso: { $card }.
event-card-given = { $hero } ha donato a { $to }: { $card }.
event-card-played = { $at_id ->
    [none] { $by } ha giocato { $card }.
   *[other] { $by } ha giocato { $card } { SU($at) }.
}
event-equipment-worn = { $hero } ha indossato: { $card }.
event-equipment-returned = { $hero } ha riposto in mano: { $card }.
event-spell-used = Un Incantesimo di { $hero } è stato usato: { $card }.
event-spell-recovered = Un Incantesimo di nuovo in mano a { $hero }: { $card }.
event-consumable-spent = { $hero } ha consumato: { $card }.
event-lasting-began = Un effetto è cominciato per { $on }: { $card }.
event-lasting-ended = L'effetto di { $card } è svanito.
event-keeper-card-spent = { $by } ha consumato: { $card }.
event-equipment-kept = { $hero } ha tenuto: { $card }.
event-equipment-handed-back = Restituite: { $cards }.
event-card-bought = { $hero } ha comprato { $card } per { $price } monete d'Oro.
