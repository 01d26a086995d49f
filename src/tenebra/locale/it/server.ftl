# Perché il server non ha fatto ciò che gli era chiesto: detto alle persone sulla pagina.

trouble-bad-message = Il messaggio non si capisce: { $what }
trouble-bad-input = Così non si può usare: { $what }
trouble-unknown-key = Nessun tavolo risponde a questa chiave.
trouble-no-key = Serve una chiave: Authorization: Bearer …
trouble-unknown-table = Questo tavolo non esiste.
trouble-unknown-campaign = Questa campagna non esiste.
trouble-unknown-game = Questo gioco non esiste.
trouble-unknown-lesson = Questa lezione non esiste.
trouble-not-found = A questo indirizzo non c'è nulla.
trouble-not-your-seat = Questo posto non è tuo.
trouble-only-owner = Può farlo solo chi ha aperto il tavolo.
trouble-only-players = Chi guarda soltanto non può farlo.
trouble-not-open-book = Qui giocano anche altri: la partita salvata resta chiusa fino alla fine, perché contiene ciò che è nascosto.
trouble-late = Nel frattempo la partita è andata avanti.
trouble-lesson = Bella idea, ma non ancora: la lezione vuole prima mostrarti un'altra cosa.
trouble-refused = { $what }
trouble-too-big = È troppo grande.
trouble-too-many = Troppi messaggi insieme: aspetta un poco.
trouble-full = Non c'è più posto: riprova più tardi.
trouble-slow = Questa linea è troppo lenta per ciò che succede al tavolo.
trouble-protocol = Questa pagina è di un'altra versione: ricaricala.
trouble-hello = Il primo messaggio deve essere un saluto con una chiave.
trouble-nothing-there = Qui non c'è nulla del genere.
trouble-no-advice = Qui, per ora, non c'è alcun consiglio.
trouble-busy = L'ultimo suggerimento è ancora in corso.
trouble-removed = Il tavolo è stato sparecchiato.
trouble-revoked = Questo invito è stato ritirato da chi ha aperto il tavolo.
trouble-internal = Qualcosa è andato storto nel server: è scritto nel suo registro.
trouble-halted = { $why ->
    [endless] Dopo quella scelta le regole non giungono a una fine
    [slow] Per quella scelta le regole impiegano troppo tempo
   *[broken] A quella scelta le regole si inceppano
}, quindi non è stata fatta. Nessuna partita porta a una simile posizione, oppure una regola è sbagliata. Da qui non si può più giocare: torna a una scelta precedente, e da lì la partita prosegue. Chi gioca da solo può anche scaricarne il diario.
whynot-legal = È permesso.
whynot-unsaid = Non è tra le cose che si possono fare ora.
whynot-not-asked = A questo posto ora non si chiede nulla.
trouble-unreadable = Queste regole non sanno leggere il tavolo: { $what }
trouble-not-kept = Non è stato possibile annotarlo, quindi non è successo. Riprova.
trouble-store-away = In questo momento la casa non può conservare nulla: { $what ->
    [damaged] il suo archivio è danneggiato
    [not-written] il suo archivio non accetta nulla
   *[no-answer] il suo archivio non risponde
}.
