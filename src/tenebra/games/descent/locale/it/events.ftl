# La cronaca: ciò che è successo, una frase per ogni tipo di evento.

outcome-heroes = gli eroi hanno vinto
outcome-overlord = il Signore Supremo ha vinto

## Prima della quest

event-heroes-dealt = Scendono questi eroi: { $heroes }.
event-hero-joined = { $hero } si prepara, con { $coins } { $coins ->
    [one] moneta
   *[other] monete
} in borsa.
event-skills-drawn = { $hero } ha imparato: { $skills }.
event-skill-swapped = { $hero } ha restituito { $gave } e pescato { $drew }.
event-life-gained = { $hero } diventa più resistente: { $fatigue ->
    [0] +{ $life } { $life ->
        [one] ferita
       *[other] ferite
    }
   *[other] { $life ->
        [0] +{ $fatigue } fatica
       *[other] +{ $life } ferite e +{ $fatigue } fatica
    }
}.
event-hero-ready = { $hero } ha comprato tutto il necessario.
event-hero-placed = { $hero } esce dal glifo: è { IN($space) }.
event-deck-shuffled = È stato mescolato un mazzo: { $deck }.
event-chests-shuffled = Sono stati mescolati gli scrigni: { $chest }.
event-shop-stocked = Il negozio della Città è aperto.

## Round e turni

event-round-began = È cominciato il round { $number }.
event-round-ended = Il round { $round } è finito.
event-phase-began = Turno del Signore Supremo: { $phase }.
event-turn-began = È il turno di { $hero }.
event-turn-spent = { $hero } non ha altro da fare.
event-turn-ended = { $hero } ha finito il turno.
event-event-warned = Il Signore Supremo ha disturbato l'inizio di questo turno.
event-unaware = { $monsters_count ->
    [0] Tutti i mostri hanno visto { $hero }.
   *[other] Non hanno visto { $hero }: { $monsters }.
}
event-action-declared = { $hero } ha scelto: { $action }.
event-half-taken = { $choice_id ->
    [move] { $hero } usa la mezza azione per muoversi: { $points } { $points ->
        [one] punto movimento
       *[other] punti movimento
    }.
    [order] { $hero } usa la mezza azione per un ordine.
   *[attack] { $hero } usa la mezza azione per attaccare.
}
event-order-placed = { $by_id ->
    [none] { $hero } ha un ordine: { $order }.
   *[other] { $by } ha messo un ordine per { $hero }: { $order }.
}
event-order-removed = L'ordine di { $hero } non vale più: { $order }.
event-order-swapped = { $hero } ha cambiato ordine: { $order }.
event-guard-declined = { $hero } lascia passare questo turno del Signore Supremo.
event-guard-used = { $hero } era di Guardia, e colpisce.
event-aim-spent = { $hero } prende bene la mira.
event-cards-refreshed = { $hero } ha raddrizzato tutte le carte.
event-card-exhausted = { $hero } ha usato { $card }.
event-power-used = { $hero } ha usato { $power }.
event-power-lasts = Fino al prossimo turno di { $hero }: { $power }.
event-points-gained = { $who } ha { $number } { $number ->
    [one] punto movimento
   *[other] punti movimento
} in più.
event-points-spent = { $who } ha speso { $number } { $number ->
    [one] punto movimento
   *[other] punti movimento
} per { $on }.
event-attack-taken = { $hero } ha usato un attacco.
event-attacks-gained = { $hero } può attaccare { $number ->
    [one] ancora una volta
   *[other] altre { $number } volte
}.
event-fatigue-spent = { $hero } ha speso { $number } fatica.
event-fatigue-regained = { $hero } ha recuperato { $number } fatica.
event-healed = { $life ->
    [0] { $hero } non ha più { $poison } Veleno in corpo.
   *[other] { $hero } ha recuperato { $life } { $life ->
        [one] ferita
       *[other] ferite
    }.
}
event-monkey-made = Con un gridolino sorpreso { $hero } diventa una scimmia.
event-monkey-counted = La maledizione di { $hero } si sta consumando.
event-conquest-gained = Gli eroi hanno guadagnato { $number } Progresso.
event-conquest-lost = Gli eroi hanno perso { $number } Progresso.

## Il dungeon

event-area-revealed = Agli eroi si apre: { $area }.
event-door-opened = { $by_id ->
    [none] { $door } si è aperta da sola.
   *[other] { $by } ha aperto { $door }.
}
event-door-closed = { $by_id ->
    [none] { $door } si è richiusa.
   *[other] { $by } ha chiuso { $door }.
}
event-doors-unlocked = La runa si è spenta ({ $colour }): la sua porta è sbloccata.
event-moved = { $figure } si muove { IN($to) }.
event-entered = { $hero } entra in uno spazio.
event-walk-began = { $hero } si mette in cammino.
event-figure-put = { $figure } finisce { IN($space) }.
event-fell-into-pit = { $figure } cade nella fossa.
event-went-to-town = { $hero } sparisce nel glifo, ed è in Città.
event-came-from-town = { $hero } torna dalla Città, { IN($space) }.
event-glyph-activated = { $hero } ha svegliato il glifo { IN($glyph) }: da rosso è diventato bianco.
event-monster-placed = Compare { $monster }, { IN($space) }.
event-monster-removed = { $monster } lascia il tabellone.
event-monster-killed = { $by_id ->
    [none] { $monster } muore.
   *[other] { $by } ha ucciso { $monster }.
}
event-hero-killed = { $by_id ->
    [none] { $hero } muore e si sveglia in Città{ coins-lost }.
   *[other] { $by } uccide { $hero }, che si sveglia in Città{ coins-lost }.
}
coins-lost = { $coins ->
    [0] { "" }
   *[other] {" "}con { $coins } monete in meno
}
event-token-taken = { $hero } ha raccolto { $token }.
event-token-placed = A terra, { IN($space) }: { $token }.
event-token-removed = Non c'è più: { $token }.
event-thing-given = { $thing } ora è con { $to }.
event-obstacle-placed = Ora { IN($space) } c'è { $obstacle }.
event-obstacle-removed = { IN($space) } la via è libera.
event-familiar-placed = { $familiar } sta con { $owner }, { IN($space) }.
event-familiars-ready = I famigli di { $owner } si possono muovere.
event-familiar-moved = { $familiar } si muove { IN($to) }.
event-pico-carried = Pico è sulla spalla di { $hero }.
event-ferret-took = { $familiar } ha tra i denti { $item }.
event-ferret-gave = { $familiar } ha consegnato il suo bottino a { $to }.

## Attacchi

event-attack-declared = { $cause_id ->
    [none] { $weapon_id ->
        [none] { $attacker } attacca { $figure_id ->
            [none] { $target_id ->
                [none] tutti intorno a sé
               *[other] { $affected_count ->
                    [0] { $target }
                   *[other] { $affected }
                }
            }
           *[other] { $figure }
        }.
       *[other] { $attacker } attacca { $figure_id ->
            [none] { $affected_count ->
                [0] { $target }
               *[other] { $affected }
            }
           *[other] { $figure }
        } con { $weapon }.
    }
   *[other] { $attacker } attacca { $affected_count ->
        [0] { $target }
       *[other] { $affected }
    } ({ $cause }).
}
event-attack-withdrawn = { $attacker } rinuncia al colpo.
event-affected-changed = Il colpo ora riguarda: { $affected }.
event-attack-aimed = L'attacco di { $attacker } è mirato.
event-attack-dodged = Il mostro attaccato schiva.
event-attack-rolled = { $attacker } ha tirato { $dice }: { $faces }.
event-dice-rerolled = { $by_id ->
    [overlord] Il Signore Supremo ha fatto ripetere dei dadi: { $faces }.
   *[other] { $by } ha fatto ripetere dei dadi: { $faces }.
}
event-rerolls-cancelled = Mira contro Schivata: il tiro resta.
event-power-dice-added = { $hero } si sforza per un dado Energia in più: { $faces }.
event-roll-spent = { $bought_count ->
    [0] La Paura costa { $fear } Scariche.
   *[other] Con le Scariche: { $bought }.
}
event-attack-missed = { $why_id ->
    [miss] Mancato.
    [range] La gittata non basta.
   *[fear] La mano trema troppo: Paura.
}
event-attack-hit = A segno: { $damage } { $damage ->
    [one] danno
   *[other] danni
}.
event-attack-ended = L'attacco di { $attacker } è finito.
event-wounds-cancelled = { $card } risparmia a { $hero } { $wounds } { $wounds ->
    [one] ferita
   *[other] ferite
}.
event-wounded = { $wounds ->
    [0] { $figure } non subisce ferite.
    [one] { $figure } subisce 1 ferita.
   *[other] { $figure } subisce { $wounds } ferite.
}
event-tokens-placed = { $figure }: { $effect } ({ $number }).
event-tokens-removed = { $figure } si libera: { $effect } ({ $number }).
event-webbed = { $figure } è nella rete e in questo turno non si muove.
event-revived = { $figure } si rialza come se niente fosse.

## Beni

event-bought = { $hero } ha comprato { $item } per { $price } monete.
event-coins-paid = { $hero } ha pagato { $coins } { $coins ->
    [one] moneta
   *[other] monete
}.
event-sold = { $hero } ha venduto { $item } per { $price } monete.
event-visit-began = { $hero } va a fare acquisti.
event-visit-ended = { $hero } esce dal negozio.
event-list-bought = { $hero } ha già avuto la sua voce del listino.
event-trained = { $hero } ha un dado Energia in più: allenamento ({ $trait }).
event-coins-gained = { $hero } ha ricevuto { $coins } { $coins ->
    [one] moneta
   *[other] monete
}.
event-treasure-drawn = { $hero } ha pescato un tesoro ({ $deck }): { $card }.
event-treasure-exchanged = { $hero } ha preso { $coins } { $coins ->
    [one] moneta
   *[other] monete
} al posto di { $card }.
event-item-received = { $where_id ->
    [equipped] { $hero } ora usa { $item }.
    [pack] { $hero } ha messo nello zaino { $item }.
   *[other] { $hero } ha lasciato lì { $item }.
}
event-item-given = { $hero } ha dato { $item } a { $to }.
event-item-dropped = { $hero } ha gettato via { $item }.
event-item-equipped = { $hero } prende in uso { $item }.
event-item-stowed = { $hero } mette via { $item }.
event-item-used-up = { $hero } ha consumato { $item }.
event-arranging-began = { $hero } riordina le sue cose.
event-arranging-ended = { $hero } ha tutto al suo posto.
event-potion-drunk = { $hero } ha bevuto { $potion }.
event-chest-opened = { $hero } ha aperto uno scrigno: { $chest }.

## Il Signore Supremo

event-threat-gained = Il Signore Supremo ha ottenuto { $number } Minaccia.
event-threat-lost = Il Signore Supremo ha perso { $number } Minaccia.
event-cards-drawn = Il Signore Supremo ha pescato { $cards_count ->
    [one] una carta
   *[other] { $cards_count } carte
}.
event-deck-refilled = Il mazzo del Signore Supremo è stato rimescolato; gli eroi lo sentiranno.
event-card-discarded = Il Signore Supremo ha scartato { $card } per { $threat } Minaccia.
event-card-played = { $figure_id ->
    [none] Il Signore Supremo gioca { $card } per { $cost } Minaccia.
   *[other] Il Signore Supremo gioca { $card } su { $figure } per { $cost } Minaccia.
}
event-card-resolved = { $card } va fra gli scarti.
event-power-laid = D'ora in poi: { $card }.
event-spawn-began = Arrivano mostri: { $card }.
event-start-event-played = Il Signore Supremo comincia il turno con { $card }.
event-light-dimmed = Le torce vacillano: gli eroi vedono fino a { $reach } spazi.
event-monster-activated = { $monster } si muove.
event-abilities-shown = { $monster } ha mostrato qualcosa di ciò che sa fare.
event-monster-hastened = { $monster } è fuori di sé.
event-leader-shaken = { $monster } si riscuote: si muove o attacca, non tutt'e due.
event-monster-attack-taken = { $monster } ha usato un attacco.
event-activation-ended = { $monster } ha finito.
