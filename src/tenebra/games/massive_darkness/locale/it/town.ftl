# Modalità Storia: come va la campagna, il Mercato Cittadino e tutto ciò che succede tra due Missioni.

story-record = { $played ->
    [0] Ancora nessuna Missione giocata.
    [one] 1 Missione giocata, { $won ->
        [one] 1 vinta
       *[other] { $won } vinte
    }.
   *[other] { $played } Missioni giocate, { $won ->
        [one] 1 vinta
       *[other] { $won } vinte
    }.
}
story-hero = { $hero }, { $calling }: Livello { $level }, { $xp } PE e { $micro } Micro-PE, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.
story-lost = { $mission } è finita in una sconfitta. Riprovate, o andate avanti senza voltarvi.
story-over = La campagna è finita: { $won } { $won ->
    [one] Missione vinta
   *[other] Missioni vinte
} su { $all }.

## Fasi e domande

phase-market = Mercato Cittadino
phase-swap = Equipaggiamento di Partenza
prompt-market = Il Mercato Cittadino è aperto. Ogni Eroe può fare un solo affare: vendere una carta, o scambiare.
prompt-market-take = { $hero } ha pagato. Quale carta prende dal Mercato?
prompt-market-more = A { $hero } avanza Livello { $worth } da spendere. Un'altra carta dal Mercato?
prompt-swap = Si possono cambiare carte con Equipaggiamento di Partenza, una per una.
prompt-limit = { $hero } porta troppo: al massimo 6 carte, di cui al massimo 1 Artefatto. Quale carta lascia?

## Che cosa succede

event-market-laid = { $cards_count ->
    [0] Il Mercato Cittadino ha chiuso.
   *[other] Sul banco del Mercato Cittadino: { $cards }.
}
event-market-taken = { $hero } ha preso dal Mercato { $card }.
event-token-removed = Tolto dal tabellone: { $token }.

## Rifiuti

refusal-one-card-or-two = Il Mercato prende una carta o due.
refusal-market-too-dear = Nel Mercato non c'è nulla di Livello { $worth } o meno.
refusal-only-deals-now = Al Mercato Cittadino si possono fare solo affari.
refusal-not-in-supply = Tra l'Equipaggiamento di Partenza non c'è più { $card }.
refusal-only-swaps-now = In questo momento si possono solo cambiare carte con Equipaggiamento di Partenza.
