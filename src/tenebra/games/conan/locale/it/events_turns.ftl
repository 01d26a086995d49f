# La cronaca di turni, movimenti e oggetti: che cosa è successo, una frase per ogni tipo di evento.

## Prima dello scenario

event-book-prepared = L'Overlord apre il suo libro: a ogni turno { $recovery ->
    [one] gli torna 1 gemma
   *[other] gli tornano { $recovery } gemme
}.
event-tile-laid = In fondo al fiume: { $unit_id ->
    [none] { $tile }
   *[other] { $unit }
}.
event-unit-mustered = { $unit }: { $number ->
    [one] un modello
   *[other] { $number } modelli
}, Vita { $life }.
event-hero-joined = { $hero } è in campo: { $area }.
event-deck-shuffled = Il mazzo delle risorse è stato mescolato.

## Turni e gemme

event-phase-began = { $side_id ->
    [heroes] Turno degli eroi: { $phase }.
   *[other] Turno dell'Overlord: { $phase }.
}
event-turn-advanced = Il segnalino del turno segna { $number }.
event-gems-moved = { $figure }: { $number ->
    [one] 1 gemma
   *[other] { $number } gemme
} { DA($source) } { A($to) }.
event-stance-chosen = { $stance_id ->
    [aggressive] { $hero } va all'attacco.
   *[other] { $hero } sta in guardia e riprende fiato.
}
event-points-changed = { $points ->
    [0] { $hero } non ha più passi gratuiti.
    [one] { $hero } ha 1 passo gratuito.
   *[other] { $hero } ha { $points } passi gratuiti.
}
event-done-confirmed = { $is_done ->
    [true] { $hero } ha finito.
   *[other] { $hero } può agire ancora.
}

## Il fiume

event-activations-given = { $number ->
    [0] Non restano attivazioni.
    [one] Resta 1 attivazione.
   *[other] Restano { $number } attivazioni.
}
event-tile-slid = { $is_dead ->
    [true] In fondo al fiume, morta: { $tile }.
   *[other] In fondo al fiume: { $tile }.
}
event-tile-turned = La tessera torna a faccia in su: { $tile }.
event-tile-flushed = Il fiume porta via per sempre: { $tile }.
event-activation-began = { $commander_id ->
    [none] Tocca a: { $unit }.
   *[other] { $commander } dà un ordine: { $unit }.
}
event-attack-taken = { $figure } fa il suo attacco.
event-activation-ended = Hanno agito: { $unit }.
event-event-chosen = { $tile }: «{ $name }»
event-reinforcement-changed = { $points ->
    [0] Non restano punti rinforzo.
    [one] Resta 1 punto rinforzo.
   *[other] Restano { $points } punti rinforzo.
}

## La mappa

event-model-placed = { $figure } entra in campo { IN($area) }.
event-moved = { $figure } si muove { IN($to) }.
event-points-spent = { $figure } spende punti movimento: { $spent ->
    [0] { $bought } con le gemme
   *[other] { $bought ->
        [0] { $spent } gratuiti
       *[other] { $spent } gratuiti, { $bought } con le gemme
    }
}.
event-web-torn = { $figure } strappa la ragnatela.
event-removed = { $figure } esce di scena.
event-hero-left = { $hero } lascia vivo la mappa.
event-carried-killed = La caduta uccide chi era con { $source }: { $card }.
event-border-opened = La via è aperta: { $border }.
event-border-closed = La via è chiusa: { $border }.
event-mark-laid = { $mark_id ->
    [none] È finita: { $area }.
    [fire] Al fuoco! Brucia tutto: { $area }.
   *[other] Sott'acqua: { $area }.
}
event-chest-placed = C'è un forziere { IN($area) }.
event-chest-opened = { $hero } ha aperto il forziere { IN($area) }.
event-task-set = { $is_open ->
    [true] Ora si può fare: { $task }.
   *[other] Non si può più fare: { $task }.
}
event-task-done = { $hero } ce l'ha fatta: { $task }.
event-manipulation-failed = { $hero } non ce l'ha fatta: potenza { $power } contro { $difficulty }.

## Carte

event-card-moved = { $source_id ->
    [none] { $to }: { $card }.
   *[other] { $to_id ->
        [away] Fuori dal gioco: { $card }.
       *[other] { $card } passa { DA($source) } { A($to) }.
    }
}
event-card-drawn = Viene alla luce { IN($to) }: { $card }.

## Le regole dello scenario

event-slain-reckoned = Lo scenario prende nota di una morte.
