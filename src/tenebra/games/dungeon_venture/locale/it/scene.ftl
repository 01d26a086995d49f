# Il tavolo per immagini: che cosa gli sta accanto, e che cosa se ne legge ad alta voce.

## Il tabellone

scene-subtitle = { $round ->
    [0] { $game }, preparazione
   *[other] { $game }, turno di gioco { $round }
}
scene-door = { $status ->
    [open] Porta aperta
    [locked] Porta serrata
    [secret] Porta Segreta
   *[other] Porta chiusa
} tra { $one } e { $other } ({ $door }){ $plan ->
    [true] { "" }, non ancora sulla mappa.
   *[other] .
}
scene-thing = { $thing }, { IN($space) }.
scene-trap = { $status ->
    [hidden] Trappola che nessuno ha trovato: { $trap }, { IN($space) }.
    [sprung] Trappola già scattata: { $trap }, { IN($space) }.
   *[other] Trappola: { $trap }, { IN($space) }.
}
scene-skull = { $number ->
    [0] Ciò che ha lasciato { $hero }, { IN($space) }: niente.
    [one] Ciò che ha lasciato { $hero }, { IN($space) }: 1 carta.
   *[other] Ciò che ha lasciato { $hero }, { IN($space) }: { $number } carte.
}
scene-waits = { $figure } aspetta { IN($space) } finché non arriva un Eroe.
scene-figure = { $form ->
    [spirit] { $carrier ->
        [none] { $figure }, Spirito, { IN($space) }.
       *[other] { $figure }, Spirito, con la guida di { $carrier }, { IN($space) }.
    }
   *[other] { $figure }, { $left ->
        [one] 1 Punto
       *[other] { $left } Punti
    } Vita su { $life }, { IN($space) }.
}

## Schede e ordine di gioco

scene-spirit = { $steps ->
    [0] Spirito: accanto a un Altare
    [one] Spirito: Altare a 1 passo
   *[other] Spirito: Altare a { $steps } passi
}
scene-outside = ancora fuori
scene-spirit-lost = Spirito: nessun Altare ancora trovato
scene-role-keeper = Custode
    .about = Il dungeon sei tu: i suoi Mostri, le sue Trappole, il suo umorismo nero. Solo tu conosci la mappa, e giochi pulito, perché un dungeon che bara non riceve visite.
scene-keeper = { $name }: { $events ->
    [one] 1 carta Evento
   *[other] { $events } carte Evento
}, { $cards ->
    [one] 1 carta del Custode
   *[other] { $cards } carte del Custode
}, { $foes ->
    [one] 1 figura sul tabellone
   *[other] { $foes } figure sul tabellone
}.
scene-keeper-events = { $number ->
    [one] 1 carta Evento in mano
   *[other] { $number } carte Evento in mano
}
scene-keeper-cards = { $number ->
    [one] 1 carta del Custode
   *[other] { $number } carte del Custode
}
scene-foes = { $number ->
    [one] 1 Mostro o Boss sul tabellone
   *[other] { $number } Mostri e Boss sul tabellone
}
scene-order = Ancora nel mazzo, in ordine ignoto

## Carte

scene-hand = Mano di { $hero }
    .label = In mano
scene-worn = Indosso: { $hero }
    .label = Indosso
scene-used = Incantesimi usati di { $hero }
    .label = Usata
scene-lasting = In effetto: { $owner }
    .label = In effetto
scene-laid = Sul tavolo
scene-offer = Da scegliere
scene-discard = Scarti: { $deck }
scene-hand-events = Carte Evento
scene-hand-keeper = Carte del Custode

## La domanda

scene-round = Turno di gioco { $number }
scene-odds = { $attacker } tira { $attack }; { $target } si difende con { $defence }. Danno: { $chances }.
scene-unknown-area = un luogo sconosciuto
scene-turn = { $left ->
    [both] { $figure }, muovi e compi un'Azione
    [move] { $figure }, muovi o chiudi il turno
    [act] { $figure }, compi un'Azione
   *[none] { $figure }, chiudi il turno
}
scene-steps-left = { $number ->
    [one] 1 passo rimasto
   *[other] { $number } passi rimasti
}
scene-actions-left = { $number ->
    [one] 1 Azione rimasta
   *[other] { $number } Azioni rimaste
}
scene-spells-left = { $number ->
    [one] 1 Incantesimo rimasto fino al prossimo Riposo
   *[other] { $number } Incantesimi rimasti fino al prossimo Riposo
}
scene-gold = { $number ->
    [one] 1 Moneta d'Oro nella borsa
   *[other] { $number } Monete d'Oro nella borsa
}
scene-warn-leave = Chi esce chiude l'Avventura e, senza ciò che si cercava, la perde per tutti.
scene-warn-leap = { $number ->
    [one] Il Trabocchetto attacca: 4 dadi verdi, nessuna Difesa.
   *[other] { $number } Trabocchetti attaccano: 4 dadi verdi ciascuno, nessuna Difesa.
}
scene-warn-in-pit = Chi si ferma in un Trabocchetto viene poi spostato in uno spazio adiacente.
scene-warn-trap = Fermarsi qui fa scattare una Trappola: { $trap }.
scene-warn-unexplored = Si entra in un'area inesplorata: a fine turno compaiono i suoi Mostri.
scene-note-event = Il Custode pesca una carta Evento.
scene-vain-search = Qui non resta niente da trovare.
scene-vain-rest = Nulla da guadagnare: nessuna ferita, nessun Incantesimo usato.
scene-no-cards = { $figure } non ha carte.

## La cronaca

scene-struck = { $wounds ->
    [0] { $attacker } ha attaccato { $target }, { $hits } a { $blocks }: colpo parato.
    [one] { $attacker } ha attaccato { $target }, { $hits } a { $blocks }: 1 Ferita.
   *[other] { $attacker } ha attaccato { $target }, { $hits } a { $blocks }: { $wounds } Ferite.
}

## Prima della partita

campaign-cousin = { $cousin }, prende il posto di { $hero }.
switch-spirit_release = Spiriti liberati ovunque
    .about = Un Eroe può lasciare uno Spirito in qualsiasi spazio libero accanto a sé, non solo vicino a un Altare.
switch-reorganize_with_pending_monsters = Niente pausa davanti ai Mostri
    .about = Un Eroe che in questo turno è entrato in un'area inesplorata non può scegliere Fermarsi e Riorganizzarsi.
switch-found_pit = Trabocchetto trovato, Trabocchetto aperto
    .about = Un Trabocchetto scoperto con la Ricerca vale per tutti come uno già scattato: nessuno lo attraversa senza danno.
switch-keeper_cards = I Mostri usano le carte del Custode
    .about = Anche un Mostro può spendere la sua Azione per una carta del Custode, che ci sia o no un Boss in gioco.
switch-permanent_death = L'ombra lunga dei Boss
    .about = Da quando è comparso il primo Boss ogni morte di un Eroe è definitiva, anche se di Boss non ne restano.
switch-bought_cards = Ciò che si compra si tiene
    .about = In una Campagna gli Incantesimi comprati e i Consumabili comprati e non usati restano ai loro Eroi da un'Avventura all'altra.

goal-gronks-lair = Sconfiggete Gronk e tutti i Mostri della sua tana.
goal-ravens-watch = Sconfiggete il capitano Harrow prima del settimo rintocco.
goal-saint-orlas-lantern = Trovate la lanterna e portatela su per le scale prima dell'alba.
goal-iron-cells = Liberate i tre prigionieri prima che arrivi il boia.
goal-restless-tombs = Benedite le tombe del traghettatore, della sposa, del giudice e del re prima che sia letto l'ultimo nome.
goal-breathing-mine = Abbattete i tre puntelli prima che la miniera crolli da sola.
goal-two-crowns = Conquistate le due metà della corona, una per re, prima che le due corti facciano pace.
goal-wild-hunt = Accendete le tre lampade, perché il Cacciatore creda che sia giorno.
goal-black-moon = Spezzate i tre sigilli, poi spegnete le quattro candele, o Morwen, prima che la luna nera sia in cima al cielo.
goal-last-throne = Abbattete i due che portano il Marchio, poi fermate Azhgar e il cuore dietro il trono prima che abbia compiuto la sua opera.

## Schede e Campagna

scene-price = prezzo
menu-price = { $price } Oro
chart-opened-chest = Forziere aperto
chart-staircase = scalinata
chart-skull = ciò che ha lasciato { $hero }
sheet-dead = fuori gioco
sheet-carried = Spirito, guidato da { $hero }
sheet-loses = perde { $loss } al prossimo turno
sheet-cast = Incantesimi da lanciare prima del prossimo Riposo: { $left } su { $limit }
hand-number = { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
campaign-record = Campagna: { $played ->
    [one] 1 Avventura giocata
   *[other] { $played } Avventure giocate
}, { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
}, { $gold } Oro.
campaign-over = { $survivors ->
    [none] Nessun Eroe è tornato, e non resta nessuno che possa proseguire: la Campagna è finita.
   *[some] La Campagna è finita.
} Avventure vinte: { $won } su { $all }.

## Prima del primo round

tip-card = Gli Incantesimi tornano quando il loro Eroe Riposa. Per la prima partita: uno che attacca, uno che cura, uno che protegge.
tip-space = I forti stanno bene vicino alla porta, la Maga dietro di loro.

## Finestre, per le quali il Custode può dare ordini permanenti

window-reveal = quando si gira una carta iniziativa
window-movement = mentre qualcuno si muove
window-action = attorno a una Azione, o a un Forziere
window-attack = in un attacco
window-placing = quando si dispongono i Mostri
window-end = alla fine di un turno

## A che punto è l'obiettivo

aim-rounds = { $left ->
    [0] L'ora è venuta
    [one] Resisti: l'ultimo turno di gioco
   *[other] Resisti ancora { $left } turni di gioco
}
objective-rounds-left = { $left ->
    [0] Il tempo è scaduto
    [1] L'ultimo turno di gioco
   *[other] Ancora { $left } turni di gioco
}
aim-all = I tuoi Mostri e Boss: { $here } sul tabellone, { $waiting } in attesa
aim-leave = { $place ->
    [bearer] { $name }: in mano a { $bearer }
    [floor] { $name }: ancora al suo posto
   *[nowhere] { $name }: gli Eroi non sanno dov'è
}
objective-all = { $number ->
    [0] Nessun Mostro in vista, ma non sono tutti sconfitti
    [one] 1 Mostro o Boss in vista
   *[other] { $number } Mostri e Boss in vista
}
objective-defeat = { $number ->
    [0] { $name }: non è sul tabellone
   *[other] { $name }: è sul tabellone, ancora in piedi
}
objective-leave = { $place ->
    [bearer] { $name }: in mano a { $bearer }
    [floor] { $name }: in vista, da raccogliere
   *[nowhere] { $name }: da trovare
}

## Parole del gioco in una riga, dove si incontrano

term-spells = Incantesimi: carte che un Eroe con Mana lancia come Azione; quelli usati tornano con un Riposo.
term-first = Chi comincia: ora gli Eroi possono dire a chi tocca il primo turno; poi decidono le carte Iniziativa.
term-search = Ricerca: un'Azione che mostra tutte le Trappole e le porte segrete dell'area, senza dadi.
term-double = Passo Doppio: un'Azione che dà un secondo movimento.
term-reorganize = Fermarsi e Riorganizzarsi: senza nemici in giro tutti gli Eroi si muovono liberamente, si scambiano carte, cercano e riposano; poi l'ordine di gioco ricomincia.
term-swap = Scambio di Posto: un'Azione per scambiarsi di spazio con un compagno adiacente.
term-rest = Riposo: un'Azione accanto a un Altare che guarisce ogni ferita e restituisce gli Incantesimi; il Custode pesca un Evento.
term-spirit = Spirito: un Eroe caduto; torna in vita accanto a un Altare, da solo o guidato.
term-event = Evento: una carta che il Custode può giocare nel momento che vi è stampato.
