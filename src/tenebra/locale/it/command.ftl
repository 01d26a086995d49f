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
serve-no-page = La pagina non è stata costruita: la costruisce `make page`.
serve-stop = Ctrl-C lo ferma. Ogni partita è conservata.
serve-stopped = Fermato. Ogni partita è conservata.
cli-no-rule-found = nessuna regola lo dice
