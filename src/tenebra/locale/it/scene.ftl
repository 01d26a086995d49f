# Ciò che dicono le scene di tutti i giochi: porte, dadi, e la posizione in frasi.

sheet-no-dice = nessun dado
chart-door-open = porta aperta
chart-door-closed = porta chiusa
chart-door-locked = porta serrata
chart-door-secret = porta segreta
speech-side = { $direction }: { $what }.
speech-north = nord
speech-east = est
speech-south = sud
speech-west = ovest
speech-wall = muro
speech-here = Qui: { $things }.
speech-right-here = proprio qui
speech-no-enemy = Nessun nemico in vista.
