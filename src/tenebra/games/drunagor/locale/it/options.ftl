# Ciò che si può fare: ogni opzione in una riga, e in una parola (do-…), per caselle, menu e tasti.

option-go = { $through_id ->
    [none] Vai { IN($to) }
   *[other] Vai { IN($to) }, attraverso: { $through }
}
do-go = Vai
option-move = Fai il movimento gratuito senza un passo
do-move = Rialzati
option-expend = { $to_id ->
    [heal] Rilascia un cubo { $colour }: GUARIGIONE 2 E PURIFICAZIONE 1
   *[other] Rilascia un cubo { $colour } per muoverti di 3
}
do-expend = Altro movimento
option-stop = Fermati qui
do-stop = Fermati
option-use = Usa { $skill } con un cubo { $colour }{ $as_colour_id ->
    [none] { "" }
   *[other] {" "}come { $as_colour }
}
do-use = Abilità
option-focus = Usa { $ability } con FOCUS
do-focus = Focus
option-ki = { $ability_id ->
    [none] Spendi KI: attacca con l'arma
   *[other] Spendi KI: { $ability }
}
do-ki = Ki
option-recall = Richiama tutti i cubi e prendi una maledizione
do-recall = Richiamo
option-consume = Usa { $item }
do-consume = Consuma
option-equip = Equipaggia { $item }
do-equip = Equipaggia
option-unequip = Metti { $item } nella borsa
do-unequip = Riponi
option-give = Dai { $item } a { $to }
do-give = Dai
option-take = { $to_id ->
    [none] Prendi { $item } da { $by }
   *[other] Prendi { $item } da { $by } per usarlo subito
}
do-take = Prendi
option-open = Apri { $door }
do-open = Apri una porta
option-search = Cerca { IN($chest) }
do-search = Cerca
option-interact = { $choice }
do-interact = Interagisci
option-end = Chiudi il turno
do-end = Chiudi il turno
option-target = { $who }
do-target = Bersaglio
option-amount = { $who }: { $number }
do-amount = Dividi
option-enough = Basta così
do-enough = Basta così
option-react = { $skill }{ $colour_id ->
    [none] { "" }
   *[other] {" "}({ $colour })
}{ $on_id ->
    [none] { "" }
   *[other] {" "}per { $on }
}
do-react = Reagisci
option-protect = { $by } si mette davanti { A($who) }
do-protect = Proteggi
option-reroll = Ritira il dado
do-reroll = Ritira
option-fury = Spendi FURIA: 1 danno in più
do-fury = Furia
option-choose = { $name }
do-choose = Scegli
option-agree = Lascialo andare
do-agree = Acconsenti
option-pass = Lascia correre
do-pass = Lascia correre
option-stash = Lascia al campo: { $item }
do-stash = Lascia al campo
option-fetch = Porta con te: { $item }
do-fetch = Porta con te
