# Ciò che dicono le scene di tutti i giochi: porte, dadi, chi si aspetta.

sheet-no-dice = nessun dado
scene-waiting = In attesa di { $who }
chart-door-open = porta aperta
chart-door-closed = porta chiusa
chart-door-locked = porta serrata
chart-door-secret = porta segreta
scene-odds-entry = { $wounds }: { $chance }%
nobody = nessuno
nothing = niente
unknown-card = una carta
scene-walk = { $steps ->
    [one] { $who } ha fatto 1 passo, fino a { $to }.
   *[other] { $who } ha fatto { $steps } passi, fino a { $to }.
}
objective-count = { $what }: { $done } di { $most }
aftermath-others = Nemici
aftermath-worst-round = Solo in questo turno di gioco gli Eroi hanno perso { $number } punti di Vita.
