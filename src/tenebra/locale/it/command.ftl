# Ciò che stampa il comando.

command-scenario = Scenario
command-players = Giocatori
command-minutes = Minuti
command-difficulty = Difficoltà
command-games = Partite
command-decisions = Decisioni
command-rounds = Turni di gioco
command-errors = Errori
command-all = Tutti
command-speed = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $decisions } decisioni in { $seconds } s ({ $speed } al secondo)
command-fingerprint = Impronta { $fingerprint }
command-rules-version = regole { $version }
command-rule = Regola
command-text = Che cosa dice
command-coverage = { $proved } delle { $testable } regole da provare sono dimostrate da una prova; { $cited } su { $total } sono citate in gioco.
command-cardboard = { $count ->
    [one] 1 regola riguarda solo il cartone.
   *[other] { $count } regole riguardano solo il cartone.
}
command-all-covered = Nessuna regola è senza prova.
command-uncovered = { $count ->
    [one] 1 regola non ha prove:
   *[other] { $count } regole non hanno prove:
}
command-proved-by = Dimostrata da:
command-not-proved = Nessuna prova la dimostra.
command-is-cited = Citata in gioco.
command-is-not-cited = Non citata in gioco.
command-is-cardboard = Riguarda solo il cartone: { $reason }.
command-component = Componente
command-required = Richiesti
command-present = Presenti
command-figure = Figura
command-space = Spazio
command-wounds = Ferite
command-asked = Tocca a { $seat }: { $prompt }
command-game-over = La partita è finita: { $outcome }.
command-as-expected = È andata come previsto.
command-not-as-expected = Non è andata come previsto:
command-choice = { $number }. { $seat }: { $choice }
command-beginning = L'inizio
command-round = Turno di gioco { $number }
command-press = Invio: avanti; q: basta
command-verified = OK: il seme corrisponde all'impegno pubblicato, e { $drawn ->
    [one] l'unico esito casuale è
   *[other] tutti i { $drawn } esiti casuali sono
} come dice il seme ({ $choices ->
    [one] 1 scelta
   *[other] { $choices } scelte
}).
command-not-over = La partita non è ancora finita.
command-progress = In gioco
