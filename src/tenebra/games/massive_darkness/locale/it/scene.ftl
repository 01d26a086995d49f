# Il tavolo per immagini: che cosa gli sta accanto, e che cosa se ne legge ad alta voce.

## La plancia

scene-subtitle = { $round ->
    [0] { $game }, prima del primo Round
   *[other] { $game }, Round { $round }
}
scene-corridor = Corridoio
    .the = il corridoio
scene-chamber = Camera
    .the = la camera
scene-zone = { $lit ->
    [true] { $zone }, alla Luce.
   *[false] { $zone }, nell'Ombra.
}
scene-door = { $status ->
    [open] Porta aperta
   *[closed] Porta chiusa
} tra { $one } e { $other } ({ $door }).
scene-level = { $active ->
    [true] Segnalino Livello { $level } { IN($zone) }, attivo.
   *[false] Segnalino Livello { $level } { IN($zone) }.
}
scene-thing = { $thing }, { IN($zone) }.
scene-starting-zone = Zona di Partenza
scene-exit-zone = Uscita
scene-hero = { $dead ->
    [true] { $hero }, { $calling }, a terra { IN($zone) }.
   *[false] { $hero }, { $calling }, Salute { $left } su { $life }, { $xp } PE, { IN($zone) }.
}
scene-enemy = { $role ->
    [mob] { $left ->
        [0] { $enemy }, Orda di Livello { $level } senza Boss, { $minions ->
            [one] 1 Gregario
           *[other] { $minions } Gregari
        }, { IN($zone) }.
       *[other] { $enemy }, Orda di Livello { $level }: Boss con Salute { $left } su { $life }, { $minions ->
            [one] 1 Gregario
           *[other] { $minions } Gregari
        }, { IN($zone) }.
    }
    [agent] { $enemy }, Agente di Livello { $level }, Salute { $left } su { $life }, { IN($zone) }.
   *[roaming] { $enemy }, Mostro Errante, Salute { $left } su { $life }, { IN($zone) }.
}
scene-shadow-mode = Modalità Ombra
scene-stunned = Fuori combattimento per Stordimento
scene-lasts = In effetto: { $power }
scene-holds = Porta { $card }
scene-or = { " o " }
scene-intention = { $what ->
    [stunned] { $enemy }: si riprende, e basta.
    [attack] { $tie ->
        [true] { $enemy }: Attacco ({ $type }) a { $hero }, scegliete voi.
       *[false] { $enemy }: Attacco ({ $type }) a { $hero }, più PE a Gittata.
    }
    [reach] { $tie ->
        [true] { $enemy }: fino { A($zone) }, poi Attacco ({ $type }) a { $hero }, scegliete voi.
       *[false] { $enemy }: fino { A($zone) }, poi Attacco ({ $type }) a { $hero }.
    }
    [move] { $why ->
        [MD-TGT-09] { $enemy }: fino { A($zone) }, verso { $hero }, che è in Luce.
       *[other] { $enemy }: fino { A($zone) }, verso { $hero }, in Linea di Vista.
    }
    [patrol] { $enemy }: di pattuglia fino { A($zone) }, nessuno in vista o in Luce.
   *[stay] { $enemy }: resta { IN($zone) }.
}

## Schede e ordine di gioco

scene-role = { $calling }, { $xp }{ "\u00A0" }PE
scene-killed = { $number ->
    [0] A terra, e sul Latore di Vita non c'è più niente
   *[other] A terra, fino al prossimo Round
}
scene-xp = { $number } PE
scene-micro = { $number } Micro-PE
scene-hero-level = Livello { $level }
scene-pack-number = { $number ->
    [one] 1 carta nell'Inventario
   *[other] { $number } carte nell'Inventario
}
scene-first-player = Primo Giocatore
scene-movement = Movimento
scene-current-level = Livello Attuale
scene-lifebringer = { $number ->
    [one] 1 segnalino sul Latore di Vita
   *[other] { $number } segnalini sul Latore di Vita
}

## Carte

scene-card-kind = { $where }, Liv. { $level }
scene-pack = Inventario di { $hero }
    .label = Nell'Inventario
scene-worn = In uso: { $hero }
    .label = In uso
scene-skills = Abilità di { $hero }
scene-skill-shadow = Abilità d'Ombra
scene-skill-special = Abilità dell'Eroe
scene-skill-free = Abilità di Classe gratuita
scene-skill-signature = Potere Personale, 1 PE
scene-skill-step = Livello { $level }, { $cost } PE
scene-skill-later = Dal Livello { $level }, { $cost } PE
scene-note-later = Ha effetto solo dal Livello { $level } in poi. { $gloss }
scene-vain-trade = Niente da scambiare, e niente da Equipaggiare al posto di ciò che c'è.
scene-offer = Da scegliere
scene-discard = Scarti: { $deck }

## La domanda

scene-activation = { $actions ->
    [0] { $hero }, altro?
    [one] { $hero }, compi l'ultima Azione
   *[other] { $hero }, compi un'Azione
}
scene-moving = { $hero }, muovi ancora o resta qui
scene-actions-left = { $number ->
    [one] 1 Azione rimasta
   *[other] { $number } Azioni rimaste
}
scene-bonus-left = In più: { $number } { $kind }
scene-points-left = { $number ->
    [one] 1 Punto Movimento rimasto
   *[other] { $number } Punti Movimento rimasti
}
scene-hits = { $number ->
    [one] 1 Colpo
   *[other] { $number } Colpi
}
scene-shields = { $number ->
    [one] 1 Scudo
   *[other] { $number } Scudi
}
scene-symbols = { $side ->
    [attack] Attacco: { $number } { $symbol }
   *[defense] Difesa: { $number } { $symbol }
}
scene-price = { $xp } PE
scene-price-micro = { $xp } Micro-PE
scene-wounds = { $number ->
    [0] Nessuna Ferita
    [one] 1 Ferita
   *[other] { $number } Ferite
}
scene-warn-held = Là si resta bloccati: { $enemies }.
scene-warn-chamber = Una Camera chiusa: una carta Porta decide che cosa aspetta dentro.
scene-odds = { $attacker }: { $attack }; contro { $target }, Difesa: { $defence }. Ferite: { $chances }.
scene-odds-left-out = Non contati, perché qualcuno può sceglierli o rilanciano dadi: { $powers }.

## La cronaca

scene-round = Round { $number }
scene-helped = Con: { $powers }.
scene-walked = { $light ->
    [true] { $who } { IN($to) }, alla Luce
   *[false] { $is_hero ->
        [true] { $who } { IN($to) }: Modalità Ombra
       *[false] { $who } { IN($to) }, nell'Ombra
    }
}{ $steps ->
    [one] .
   *[other] { " " }({ $steps } Zone).
}
scene-struck = { $wounds ->
    [0] { $attacker } contro { $defender } ({ $type }), { $hits } a { $shields }: nessuna Ferita.
    [one] { $attacker } contro { $defender } ({ $type }), { $hits } a { $shields }: 1 Ferita.
   *[other] { $attacker } contro { $defender } ({ $type }), { $hits } a { $shields }: { $wounds } Ferite.
}
scene-minions-killed = { $by_id ->
    [none] { $number ->
        [one] È caduto 1 Gregario
       *[other] Sono caduti { $number } Gregari
    }: { $enemy }.
   *[other] { $by } ha ucciso { $number ->
        [one] 1 Gregario
       *[other] { $number } Gregari
    }: { $enemy }.
}
scene-xp-gained = { $micro ->
    [true] { $heroes }: { $amount } Micro-PE{ $number ->
        [one] { "" }
       *[other] { " " }a testa
    }.
   *[false] { $heroes }: { $amount } PE{ $number ->
        [one] { "" }
       *[other] { " " }a testa
    }.
}

## A parole

## Prima della partita

grade-easy = Facile
    .about = { $tokens ->
        [one] Un segnalino sul Latore di Vita: un Eroe ucciso torna in gioco.
       *[other] { $tokens } segnalini sul Latore di Vita: altrettanti Eroi uccisi tornano in gioco.
    }
grade-normal = Normale
    .about = { $tokens ->
        [0] Nessun segnalino sul Latore di Vita, come vuole la Missione: nessun Eroe ucciso torna in gioco.
        [one] Un segnalino sul Latore di Vita, come vuole la Missione: un Eroe ucciso torna in gioco.
       *[other] { $tokens } segnalini sul Latore di Vita, come vuole la Missione: altrettanti Eroi uccisi tornano in gioco.
    }
grade-hard = Difficile
    .about = { $tokens ->
        [0] Nessun segnalino sul Latore di Vita: nessun Eroe ucciso torna in gioco.
        [one] Un segnalino sul Latore di Vita: un Eroe ucciso torna in gioco.
       *[other] { $tokens } segnalini sul Latore di Vita: altrettanti Eroi uccisi tornano in gioco.
    }

switch-reinforcement_level = Rinforzi del Livello Attuale
    .about = Un Agente chiama Guardie del Livello Attuale invece che del proprio.
switch-added_level_tokens = I Livelli aggiunti segnano soltanto
    .about = In Modalità Storia i segnalini aggiunti oltre il Livello più alto della Missione non alzano il Livello della loro tessera.
switch-defense_first = Prima tutta la Difesa
    .about = Abilità e Incantamenti del Difensore si concludono prima che comincino quelli dell'Attaccante.
switch-stun_timing = Stordire dopo le Ferite
    .about = Un Attacco che Stordisce lo fa solo dopo aver inflitto le sue Ferite.
switch-charge_line_bonus = Il bonus della Carica in ogni Mischia
    .about = Ciò che sta tra parentesi dopo Carica vale in ogni Attacco in Mischia.
switch-shadow_hunter_level_4 = Cacciatore nelle Ombre, tre dadi
    .about = L'ultimo passo di Cacciatore nelle Ombre toglie tre dadi di Difesa invece di due.
switch-killed_heroes_gain_group_xp = Anche i caduti imparano
    .about = Anche gli Eroi a terra guadagnano i PE che un Boss, un Agente o un Mostro Errante abbattuto dà a tutti.
switch-blood_payment_may_kill = Fino all'ultima goccia
    .about = Le Ferite pagate per un'Abilità possono uccidere chi le paga.

## Finestre, per le quali un giocatore può dare ordini permanenti

window-attack = mentre attacco
window-defense = mentre mi difendo

## A che punto sono gli obiettivi

objective-rounds-left = { $left ->
    [0] Il tempo è scaduto
    [1] L'ultimo Round
   *[other] Ancora { $left } Round
}
objective-take = { $done ->
    [0] { $name }: da prendere
   *[other] { $name }: fatto
}
objective-slay = { $done ->
    [0] { $name }: da abbattere
   *[other] { $name }: fatto
}
objective-exit = Eroi all'uscita: { $done } di { $most }
objective-carry = Eroi all'uscita: { $done } di { $most }, con { $name }
objective-clear = { $number ->
    [one] Resta 1 Nemico sulla plancia
   *[other] Restano { $number } Nemici sulla plancia
}
objective-survive = Resistete per { $most } Round
objective-lost = { $name }: da non perdere

## Parole del gioco in una riga, dove si incontrano

term-first = Chi comincia: l'Eroe del Primo Giocatore si attiva prima degli altri, poi in senso orario.
term-trade = Riorganizza: un'Azione per cambiare l'Equipaggiamento e scambiare carte con gli Eroi nella Zona.
term-transmute = Trasmutare: tre carte Equipaggiamento diventano una di Livello migliore; non costa Azioni.
term-signature = Potere Personale: l'impresa speciale di una Classe, una volta per Attivazione, per 1 PE e senza Azioni.
term-charge = Carica: fino a due Zone per entrare dove c'è un Nemico e un Attacco in Mischia, in una sola Azione.
term-safe-shot = Tiro Sicuro: un movimento nella Zona accanto e un Attacco a Distanza, in una sola Azione; i Nemici non trattengono l'Eroe.
term-command = Ordine: un altro Eroe compie subito un'Azione.
term-bam = Bam e diamante: simboli sui dadi che attivano ciò che carte e Abilità promettono.
term-reroll = Rilancio: i dadi si tirano di nuovo, e vale il nuovo risultato.
term-prey = Preda: i Nemici cercano l'Eroe con più PE non spesi; a parità scelgono i giocatori.
term-counterattack = Contrattacco: i Nemici attaccati rispondono dopo l'ultima Azione dell'Eroe, se lo vedono.
term-experience = Esperienza: con i PE si comprano Abilità; i PE non spesi attirano i Nemici.
