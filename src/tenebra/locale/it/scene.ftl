# Ciò che dicono le scene di tutti i giochi: porte, dadi, chi si aspetta.

sheet-no-dice = nessun dado
scene-waiting = In attesa di { $who }
chart-door-open = porta aperta
chart-door-closed = porta chiusa
chart-door-locked = porta serrata
chart-door-secret = porta segreta
scene-odds-entry = { $wounds }: { $chance }%
scene-clash = { $kill ->
    [0] { $attacker } contro { $target }: ferita { $hit }%, { $mean } ferite attese.
   *[other] { $attacker } contro { $target }: ferita { $hit }%, uccisione { $kill }%, { $mean } ferite attese.
}
scene-striker = { $who } (ferita { $hit }%)
scene-strikers = Al prossimo turno può colpire qui: { $who }.
scene-no-strikers = Nessuno sul tabellone può colpire qui al prossimo turno.
nobody = nessuno
nothing = niente
unknown-card = una carta
scene-walk = { $steps ->
    [one] { $who } ha fatto 1 passo, fino a { $to }.
   *[other] { $who } ha fatto { $steps } passi, fino a { $to }.
}
