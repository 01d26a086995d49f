# Ciò che è accaduto, una frase ciascuno.

## Turni

event-hero-joined = Si unisce un eroe.
event-round-began = Comincia il round { $number }.
event-card-reached = Agiscono: { $card }.
event-turn-began = Comincia il turno di { $card }.
event-turn-ended = Il turno di { $card } è finito.
event-turn-cut = { $card } chiude il turno.
event-action-taken = { $hero } usa { $action_id ->
    [move] il movimento gratuito
    [cube] un'azione cubo
   *[other] un'azione minore
}.
event-action-gained = { $lost ->
    [0] { $hero } guadagna { $action_id ->
        [move] un movimento
       *[other] un'azione cubo
    }.
   *[other] { $hero } perde un'azione cubo.
}
event-used = { $figure }: per questo turno basta.
event-acted = { $figure } ha finito.
event-card-laid = { $card }: ora sul percorso.
event-card-left = { $card }: fuori dal percorso.
event-side-forgotten = { $card }: la carta torna nel suo mazzo.
event-card-flipped = { $card }: la carta si gira.

## La plancia

event-setup-laid = Si apre alla vista: { $setup }.
event-door-opened = { $hero_id ->
    [none] Si apre: { $door }.
   *[other] { $hero } apre: { $door }.
}
event-bridge-laid = { $is_gone ->
    [true] Il ponte crolla.
   *[other] Viene gettato un ponte.
}
event-ground-changed = Il terreno cambia.
event-movement-began = { $figure } può muoversi di { $points }.
event-movement-ended = { $figure } si ferma{ $points ->
    [0] .
   *[other] ; { $points } { $points ->
        [one] passo perso
       *[other] passi persi
    }.
}
event-points-lost = { $figure } perde { $points ->
    [one] un passo
   *[other] { $points } passi
} nell'acqua.
event-moved = { $how_id ->
    [push] Una spinta manda { $figure } { IN($to) }.
    [telekinesis] { $figure } vola { IN($to) }.
    [swap] { $figure } cambia posto: ora è { IN($to) }.
    [shove] { $figure } si fa da parte, { IN($to) }.
    [ambush] { $figure } spunta dal nulla { IN($to) }.
    [flyby] { $figure } torna in volo { IN($to) }.
    [jump] { $figure } salta { IN($to) }.
    [place] { $figure } prende posizione { IN($to) }.
   *[walk] { $figure } va { IN($to) }.
}
event-trampled = { $figure } calpesta { $enemy }.
event-terrain-suffered = { $figure } finisce in: { $terrain }.
event-object-moved = { $what_id ->
    [chest] Un forziere
    [trap] Una trappola
   *[tile] Una macchia di Oscurità
} vola { IN($to) }.
event-chest-placed = { $is_loot ->
    [true] Del bottino
   *[other] Un forziere
}: { $space }.
event-chest-removed = { $is_crushed ->
    [true] { $figure } schiaccia un forziere.
   *[other] { $figure } cerca in un forziere.
}
event-scene-placed = { $token } attende { IN($space) }.
event-option-taken = { $hero }, { $token }: { $choice }.
event-charge-spent = { $token }: ha dato quel che aveva.
event-npc-placed = { $npc }: { $space }.
event-removed = Non c'è più: { $name }.
event-trap-placed = { $owner } piazza una trappola ({ $trap }) { IN($at) }.
event-trap-removed = { $figure_id ->
    [none] Una trappola viene raccolta.
   *[other] { $figure } fa scattare una trappola ({ $trap })!
}

## Cubi e carte

event-cubes-moved = { $hero }: si muovono dei cubi.
event-item-found = { $hero } trova: { $item }.
event-item-moved = { $item } passa { DA($source) } { A($goal) }.
event-deck-shuffled = Si mescola il mazzo: { $deck }.
event-note-made = { $is_erased ->
    [true] { $hero } perde: { $name }.
   *[other] { $hero } ottiene: { $name }.
}

## Combattimenti

event-health-changed = { $lost ->
    [0] { $figure } recupera { $gained ->
        [one] 1 punto
       *[other] { $gained } punti
    } salute.
   *[other] { $figure } perde { $lost ->
        [one] 1 punto
       *[other] { $lost } punti
    } salute.
}
event-tokens-changed = { $lost ->
    [0] { $figure } riceve { $token } { $gained }.
   *[other] { $token_id ->
        [focus] { $figure } spende { $token } { $lost }.
        [fury] { $figure } spende { $token } { $lost }.
        [ki] { $figure } spende { $token } { $lost }.
        [stealth] { $figure } non è più invisibile.
       *[other] { $figure } si libera di { $token } { $lost }.
    }
}
event-knocked-out = { $hero } è fuori combattimento!
event-breath-regained = { $hero } riprende fiato e si rialza con { $health } punti salute.
event-boon-gained = { $hero } è più forte per un po'.
event-limit-reached = { $hero } ha usato { $what }.
event-skill-used = { $hero } usa { $skill }{ $colour_id ->
    [none] { "" }
   *[other] {" "}({ $colour })
}{ $on_id ->
    [none] .
   *[other] {" "}per { $on }.
}
event-skill-done = { $skill }: fatto.
event-triggered = Giova a { $hero }: { $source }.
event-rune-shown = Una runa si mostra e torna nel sacchetto.
event-attack-declared = { $how_id ->
    [weapon] { $figure } attacca con l'arma: { $targets } ({ $source }).
    [spell] { $figure } colpisce con { $source }: { $targets }.
   *[other] { $figure } attacca: { $targets }.
}
event-attack-rolled = { $is_again ->
    [true] Di nuovo: { $natural }.
   *[other] Il dado dice { $natural }.
}
event-attack-gained = L'attacco si rafforza.
event-target-taken = { $figure } si mette davanti { A($instead_of) }.
event-hits-fixed = { $damage_count ->
    [0] Manca il bersaglio.
   *[other] { $is_crit ->
        [true] Colpo critico!
       *[other] A segno: { $damage }.
    }
}
event-shielded = Danni fermati dagli scudi di { $figure }: { $number }.
event-reacted = { $hero } reagisce con { $skill }.
event-prevented = Danni prevenuti per { $figure }: { $number }.
event-attack-ended = L'attacco è finito.

## Mostri e Oscurità

event-monster-summoned = Compare { $monster }, { IN($space) }.
event-monster-not-summoned = Non c'è posto per altri mostri.
event-monster-defeated = { $by_id ->
    [none] Cade { $monster }.
   *[other] Cade { $monster } ({ $by }).
}
event-prepared = { $plan_id ->
    [pass] { $monster } non vede nessuno e aspetta.
    [stuck] { $monster } non riesce a staccarsi per tirare.
    [stay] { $monster } prende di mira { $targets }.
    [ambush] { $monster } svanisce: attenzione alle spalle, { $targets }.
    [approach] { $monster } si avvicina { A($targets) }.
   *[walk] { $monster } punta su { $targets }.
}
event-attack-lost = { $monster } in questo turno non attacca.
event-evolved = { $monster } cresce: danno +{ $damage }, movimento +{ $move }.
event-card-resolved = Ha effetto: { $card }.
event-rune-drawn = Si pesca una runa dal sacchetto.
event-rune-placed = { $is_back ->
    [true] Una runa ({ $colour }) torna nel sacchetto.
   *[other] Una runa ({ $colour }) va sul percorso.
}
event-tile-broken = L'Oscurità si spezza in tre per raggiungere { $hero }.
event-darkness-grew = { $distance ->
    [0] L'Oscurità si chiude su { $hero }.
   *[other] L'Oscurità cresce verso { $hero }.
}
event-darkness-lifted = L'Oscurità si ritira.
event-darkness-stopped = L'Oscurità non trova altra via.
event-crushed = Tutti sono nell'Oscurità: schiaccia ogni eroe per { $damage }.
event-familiar-summoned = { $hero } chiama { $familiar } { IN($space) }.
event-companion-joined = { $companion } segue { $hero }.
event-led-one-left = Non c'è più: { $figure }.

event-attack-cards-drawn = { $monster } dispone le carte attacco: { $cards }.
event-team-defeated = Una squadra è fuori dalla sfida: { $team }.
event-learned = { $hero } impara: { $subject }.
event-rested = { $hero } riposa e ha { $health } punti salute.
event-camp-laid = Il resto delle merci del campo viene riposto.
event-challenge-met = { $is_met ->
    [true] { $hero } fa in tutto { $total } contro { $difficulty } e ci riesce.
   *[other] { $hero } fa in tutto { $total } contro { $difficulty } e fallisce.
}
event-event-drawn = Un evento: { $card }.
