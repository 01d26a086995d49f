# La cronaca: che cosa è successo, una frase per ogni tipo di evento.

## Di che cosa sono fatte le frasi

outcome-victory = gli Eroi hanno vinto
outcome-defeat = l'Oscurità ha vinto
phase-heroes = Fase degli Eroi
    .short = Eroi
phase-enemies = Fase dei Nemici
    .short = Nemici
phase-experience = Fase di Esperienza
    .short = Esperienza
phase-event = Fase degli Eventi
    .short = Eventi
phase-end = Fase Finale
    .short = Finale
deck-treasure = Tesori, Livello { $level }
deck-guard = Guardie, Livello { $level }
deck-lesser = { $level ->
   *[other] Mostri Erranti Minori
}
deck-greater = { $level ->
   *[other] Mostri Erranti Maggiori
}
deck-door = { $level ->
   *[other] Carte Porta
}
deck-event = { $level ->
   *[other] Carte Evento
}
die-red = { $number ->
    [one] 1 dado rosso
   *[other] { $number } dadi rossi
}
die-yellow = { $number ->
    [one] 1 dado giallo
   *[other] { $number } dadi gialli
}
die-green = { $number ->
    [one] 1 dado verde
   *[other] { $number } dadi verdi
}
die-blue = { $number ->
    [one] 1 dado blu
   *[other] { $number } dadi blu
}
face-1 = 1
face-2-bam = 2 e Bam
face-3-diamond = 3 e Diamante
shown-bams = { $number ->
    [one] 1 Bam
   *[other] { $number } Bam
}
shown-diamonds = { $number ->
    [one] 1 Diamante
   *[other] { $number } Diamanti
}
side-attack = Attacco
side-defense = Difesa
figure-boss = il Boss
figure-minion = un Gregario
mark-boss = il Boss è raggiungibile
mark-kill = una figura morirà
mark-halve = le Ferite si dimezzano
mark-stun = qualcuno resterà Stordito
heading-start = la Zona di Partenza
heading-exit = l'Uscita
treasure-normal = Tesoro
treasure-special = Tesoro Speciale
treasures-normal = { $number ->
    [one] 1 Tesoro
   *[other] { $number } Tesori
}
treasures-special = { $number ->
    [one] 1 Tesoro Speciale
   *[other] { $number } Tesori Speciali
}
actions-any = Azioni
actions-combat = Azioni di Combattimento
actions-melee = Azioni in Mischia
actions-ranged = Azioni a Distanza
actions-magic = Azioni Magiche
actions-movement = Azioni di Movimento
level-1 = Livello 1
level-2 = Livello 2
level-3 = Livello 3
level-4 = Livello 4
level-5 = Livello 5

## Round, Fasi, Attivazioni

event-first-player-chosen = { $hero } ha preso il segnalino Primo Giocatore.
event-round-began = È cominciato il Round { $number }.
event-phase-began = { $phase }.
event-hero-activated = È cominciata l'Attivazione di { $hero }: { $actions ->
    [one] 1 Azione
   *[other] { $actions } Azioni
}.
event-extra-actions-changed = { $is_lost ->
    [true] { $hero } ha perso { $bonus } in più: { $number }.
   *[other] { $hero } ha ottenuto { $bonus } in più: { $number }.
}
event-action-paid = { $hero } ha speso un'Azione: { $action }.
event-actions-gained = { $number ->
    [one] { $hero } ha ottenuto 1 Azione in più.
   *[other] { $hero } ha ottenuto { $number } Azioni in più.
}
event-movement-began = { $hero } ha cominciato a muoversi: { $points } { $points ->
    [one] Punto Movimento
   *[other] Punti Movimento
}.
event-point-spent = { $hero } ha speso un Punto Movimento.
event-movement-ended = { $hero } ha smesso di muoversi.
event-command-given = { $hero } ha ordinato a { $to } di agire.
event-signature-used = { $is_micro ->
    [true] { $hero } ha usato il Potere Personale per 1 Micro-PE.
   *[other] { $hero } ha usato il Potere Personale per 1 PE.
}
event-activation-spent = { $hero } non ha fatto altro.
event-counterattack-began = { $hero } aveva attaccato, ed ecco i Contrattacchi: { $enemies }.
event-activation-ended = È finita l'Attivazione di { $hero }.
event-enemy-activated = Nemico attivo: { $enemy }.
event-enemy-passed = { $enemy }: nessuna reazione.
event-target-chosen = { $enemy }: bersaglio { $hero }.
event-heading-changed = { $enemy }: nuova meta, { $heading }.
event-agent-called = { $enemy }: chiamata di rinforzi.
event-first-player-passed = Il segnalino Primo Giocatore è passato a { $to }.
event-end-phase-passed = Gli effetti che duravano fin qui sono finiti.
event-lasting-began = Un effetto è cominciato per { $on }: { $power }.
event-hero-ready = { $hero } ha finito.

## Esperienza

event-xpgained = { $is_micro ->
    [true] { $hero } ha guadagnato { $amount } Micro-PE.
   *[other] { $hero } ha guadagnato { $amount } PE.
}
event-xplost = { $hero } ha perso { $amount } PE.
event-skill-learned = { $hero } ha acquisito un'Abilità per { $cost } PE: { $line }.
event-maximum-raised = La Salute Massima di { $hero } è ora { $maximum }.

## Il tabellone

event-moved = { $who } { IN($to) }.
event-door-opened = { $by_id ->
    [none] { $door } si è aperta.
   *[other] { $by } ha aperto { $door }.
}
event-level-rose = { $by_id ->
    [none] Il Livello Attuale è salito a { $level }.
   *[other] { $by } ha fatto salire il Livello Attuale a { $level }.
}
event-enemy-spawned = { $role_id ->
    [mob] Nuovi Nemici { IN($zone) }, { $figure }: { $minions_count ->
        [one] un Boss e 1 Gregario
       *[other] un Boss e { $minions_count } Gregari
    }.
   *[other] Nuovo Nemico { IN($zone) }: { $figure }, Salute { $health }.
}
event-shortage-found = Miniature finite per { $figure }: chi era già sul tabellone ha agito subito.
event-enemy-removed = Non è rimasto niente di { $enemy }.
event-treasure-placed = Nuovo bottino { IN($zone) }: { $kinds }.
event-treasure-taken = { $hero } ha raccolto { IN($zone) }: { $treasure }.
event-token-placed = { IN($zone) } è comparso: { $token }.
event-token-taken = { $hero } ha raccolto: { $token }.
event-tile-lit = Luce { IN($zone) } e tutt'intorno, e ci resta.
event-tile-turned = Il pavimento ha fatto un quarto di giro { IN($zone) } e tutt'intorno, con tutto quello che c'era sopra.
event-lifebringer-changed = { $by ->
    [-1] Tolto 1 segnalino dal Latore di Vita.
    [1] Aggiunto 1 segnalino al Latore di Vita.
   *[other] Segnalini aggiunti al Latore di Vita: { $by }.
}

## Combattimento

event-attack-declared = { $attacker } contro { $defender }: { $type }.
event-power-readied = Da ora in gioco per { $by }: { $power }.
event-power-worked = Effetto ottenuto per { $by }: { $power }.
event-pool-set = I dadi sono stati contati.
event-combat-rolled = I dadi sono caduti: { $attack_faces } contro { $defense_faces }.
event-dice-rerolled = { $side_id ->
    [attack] Dadi di Attacco rilanciati: { $faces }.
   *[defense] Dadi di Difesa rilanciati: { $faces }.
}
event-dice-flipped = { $side_id ->
    [attack] Dadi di Attacco vuoti girati.
   *[defense] Dadi di Difesa vuoti girati.
}
event-dice-removed = { $side_id ->
    [attack] Dadi di Attacco tolti.
   *[defense] Dadi di Difesa tolti.
}
event-dice-added = { $side_id ->
    [attack] Altri dadi di Attacco nel lancio: { $dice }.
   *[defense] Altri dadi di Difesa nel lancio: { $dice }.
}
event-result-changed = { $symbol_id ->
    [wound] Ferite in più: { $by }.
   *[other] { $side }, { $symbol }: { $by }.
}
event-combat-marked = Effetto: { $mark }.
event-combat-settled = { $hits ->
    [0] Nessun Colpo
    [one] 1 Colpo
   *[other] { $hits } Colpi
} contro { $shields ->
    [0] nessuno Scudo
    [one] 1 Scudo
   *[other] { $shields } Scudi
}: { $wounds ->
    [0] nessuna Ferita.
    [one] 1 Ferita.
   *[other] { $wounds } Ferite.
}
event-combat-ended = L'Attacco contro { $defender } è finito.

## Ferite, morte, ritorno

event-hero-wounded = { $wounds ->
    [one] { $hero } ha subito 1 Ferita.
   *[other] { $hero } ha subito { $wounds } Ferite.
}
event-hero-healed = { $amount ->
    [one] { $hero } ha curato 1 Ferita.
   *[other] { $hero } ha curato { $amount } Ferite.
}
event-hero-killed = { $by_id ->
    [none] { $hero } ha perso la vita.
   *[other] { $hero } ha perso la vita per mano di { $by }.
}
event-resurrected = { $hero } torna in vita: speso 1 segnalino del Latore di Vita.
event-stunned = Stordimento per { $who }.
event-stood-up = Di nuovo in piedi: { $who }.
event-enemy-wounded = { $wounds ->
    [one] { $enemy }: 1 Ferita.
   *[other] { $enemy }: { $wounds } Ferite.
}
event-enemy-healed = { $amount ->
    [one] { $enemy }: 1 Ferita curata.
   *[other] { $enemy }: { $amount } Ferite curate.
}
event-minion-killed = { $by_id ->
    [none] È caduto un Gregario: { $enemy }.
   *[other] { $by } ha ucciso un Gregario: { $enemy }.
}
event-guardian-killed = { $role_id ->
    [mob] { $by_id ->
        [none] È caduto il Boss: { $enemy }.
       *[other] { $by } ha ucciso il Boss: { $enemy }.
    }
   *[other] { $by_id ->
        [none] È la fine per { $enemy }.
       *[other] { $by } ha ucciso { $enemy }.
    }
}

## Carte

event-deck-built = Mescolato: { $deck }, { $cards_count ->
    [one] 1 carta.
   *[other] { $cards_count } carte.
}
event-card-drawn = Carta pescata ({ $deck }): «{ $card }».
event-card-found = Carta presa dal mazzo o dagli scarti ({ $deck }): { $card }.
event-card-discarded = Carta scartata: { $card }.
event-card-taken = { $hero } ha preso: { $card }.
event-card-received = { $hero } ha ottenuto: { $card }.
event-card-given = { $hero } ha dato a { $to }: { $card }.
event-card-spent = { $hero } ha usato o scartato: { $card }.
event-card-equipped = { $hero } ha Equipaggiato: { $card }.
event-card-unequipped = { $hero } ha riposto: { $card }.
event-exchange-began = { $is_trade ->
    [true] Scambio di carte: { $heroes }.
   *[other] Riorganizzazione: { $heroes }.
}
event-exchange-ended = Lo scambio è finito.
event-guardian-equipped = Equipaggiamento di { $enemy }: { $card }.
event-guardian-lost = { $enemy } senza più { $card }.
