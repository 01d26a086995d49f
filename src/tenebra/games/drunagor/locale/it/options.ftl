# Ciò che si può fare: ogni opzione in una riga, e in una parola (do-…), per caselle, menu e tasti.

option-go = { $through_id ->
    [none] Vai { IN($to) }
   *[other] Vai { IN($to) }, attraverso: { $through }
}
option-move = Fai il movimento gratuito senza un passo
option-expend = { $to_id ->
    [heal] Rilascia un cubo { $colour }: GUARIGIONE 2 E PURIFICAZIONE 1
   *[other] Rilascia un cubo { $colour } per muoverti di 3
}
option-stop = Fermati qui
option-use = Usa { $skill } con un cubo { $colour }{ $as_colour_id ->
    [none] { "" }
   *[other] {" "}come { $as_colour }
}
option-focus = Usa { $ability } con FOCUS
option-ki = { $ability_id ->
    [none] Spendi KI: attacca con l'arma
   *[other] Spendi KI: { $ability }
}
option-recall = Richiama tutti i cubi e prendi una maledizione
option-consume = Usa { $item }
option-equip = Equipaggia { $item }
option-unequip = Metti { $item } nella borsa
option-give = Dai { $item } a { $to }
option-take = { $to_id ->
    [none] Prendi { $item } da { $by }
   *[other] Prendi { $item } da { $by } per usarlo subito
}
option-open = Apri { $door }
option-search = Cerca { IN($chest) }
option-interact = { $choice }
option-end = Chiudi il turno
option-target = { $who }
option-amount = { $who }: { $number }
option-enough = Basta così
option-react = { $by_id ->
    [none] { $skill }
   *[other] { $by } usa { $skill }
}{ $colour_id ->
    [none] { "" }
   *[other] {" "}({ $colour })
}{ $on_id ->
    [none] { "" }
   *[other] {" "}per { $on }
}
option-protect = { $by } si mette davanti { A($who) }
option-reroll = Ritira il dado
option-fury = Spendi FURIA: 1 danno in più
option-choose = { $name }
option-agree = Lascialo andare
option-pass = Lascia correre

do-go = Vai
do-move = Rialzati
do-expend = Altro movimento
do-stop = Fermati
do-use = Abilità
do-focus = Focus
do-ki = Ki
do-recall = Richiamo
do-consume = Consuma
do-equip = Equipaggia
do-unequip = Riponi
do-give = Dai
do-take = Prendi
do-open = Apri una porta
do-search = Cerca
do-interact = Interagisci
do-end = Chiudi il turno
do-target = Bersaglio
do-amount = Dividi
do-enough = Basta così
do-react = Reagisci
do-protect = Proteggi
do-reroll = Ritira
do-fury = Furia
do-choose = Scegli
do-agree = Acconsenti
do-pass = Lascia correre

option-stash = Lascia al campo: { $item }
option-fetch = Porta con te: { $item }
do-stash = Lascia al campo
do-fetch = Porta con te
