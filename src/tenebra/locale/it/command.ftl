# Ciò che stampa il comando.

cli-scenario = Scenario
cli-players = Giocatori
cli-minutes = Minuti
cli-difficulty = Difficoltà
cli-heroes = Eroi
cli-games = Partite
cli-decisions = Decisioni
cli-rounds = Turni di gioco
cli-errors = Errori
cli-all = Tutti
cli-speed = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $decisions } decisioni in { $seconds } s ({ $speed } al secondo)
cli-fingerprint = Impronta { $fingerprint }
cli-rules-version = regole { $version }
cli-rule = Regola
cli-text = Che cosa dice
cli-coverage = { $proved } delle { $testable } regole da provare sono dimostrate da una prova; { $cited } su { $total } sono citate in gioco.
cli-cardboard = { $count ->
    [one] 1 regola riguarda solo il cartone.
   *[other] { $count } regole riguardano solo il cartone.
}
cli-all-covered = Nessuna regola è senza prova.
cli-uncovered = { $count ->
    [one] 1 regola non ha prove:
   *[other] { $count } regole non hanno prove:
}
cli-proved-by = Dimostrata da:
cli-not-proved = Nessuna prova la dimostra.
cli-is-cited = Citata in gioco.
cli-is-not-cited = Non citata in gioco.
cli-is-cardboard = Riguarda solo il cartone: { $reason }.
cli-component = Componente
cli-required = Richiesti
cli-present = Presenti
cli-figure = Figura
cli-space = Spazio
cli-life = Vita rimasta
cli-asked = Tocca a { $seat }: { $prompt }
cli-game-over = La partita è finita: { $outcome }.
cli-as-expected = È andata come previsto.
cli-not-as-expected = Non è andata come previsto:
cli-choice = { $number }. { $seat }: { $choice }
cli-beginning = L'inizio
cli-round = Turno di gioco { $number }
cli-press = Invio: avanti; q: basta
cli-verified = OK: il seme corrisponde all'impegno pubblicato, e { $drawn ->
    [one] l'unico esito casuale è
   *[other] tutti i { $drawn } esiti casuali sono
} come dice il seme ({ $choices ->
    [one] 1 scelta
   *[other] { $choices } scelte
}).
cli-not-over = La partita non è ancora finita.
cli-progress = In gioco
serve-address = Il tavolo è apparecchiato: { $address }
serve-already = Il tavolo è già apparecchiato: { $address }
serve-taken = A { $address } c'è già un'altra casa aperta; questa non è stata aperta. Ferma quella, o indica un'altra porta: --port
serve-no-proxy = Dietro un proxy tutti gli ospiti sembrano arrivare dal suo indirizzo: --proxy INDIRIZZO dice a chi credere.
serve-no-page = La pagina non è stata costruita: la costruisce `make page`.
serve-stop = Ctrl-C lo ferma. Ogni partita è conservata.
serve-stopped = Fermato. Ogni partita è conservata.
house-count = { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
}, { $campaigns ->
    [one] 1 campagna
   *[other] { $campaigns } campagne
}
house-table = Tavolo
house-game = Gioco
house-people = Persone
house-standing = Stato
house-entries = Voci
house-changed = Ultima modifica
house-campaign = campagna
house-unused = mai usato
house-playing = in corso
house-over = finito
house-since = Aperto il { $created }, ultima modifica il { $changed }, { $entries ->
    [one] 1 voce
   *[other] { $entries } voci
} nel registro
house-come = si è presentato
house-not-come = non si è ancora presentato
house-removed = { $count ->
    [0] Niente da sgomberare.
    [one] Sgomberato 1.
   *[other] Sgomberati { $count }.
}
house-would-remove = { $count ->
    [0] Non ci sarebbe niente da sgomberare.
    [one] Ne verrebbe sgomberato 1.
   *[other] Ne verrebbero sgomberati { $count }.
}
house-reissued = La vecchia chiave non vale più. Questo link mette quella nuova nel browser in cui lo si apre; non darlo a nessun altro:
house-revoked = L'invito non vale più. Chi ha aperto il tavolo può farne uno nuovo lì, sotto Persone.
house-backed-up = { $count ->
    [one] 1 tavolo è
   *[other] { $count } tavoli sono
} in { $file }. Custodiscilo bene: contiene tutte le carte nascoste.
house-restored = { $count ->
    [one] 1 tavolo ripristinato.
   *[other] { $count } tavoli ripristinati.
}
cli-no-rule-found = nessuna regola lo dice
