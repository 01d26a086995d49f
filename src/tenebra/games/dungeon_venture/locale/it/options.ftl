# Che cosa si può fare: ogni scelta in una riga, e in una parola (do-…), per riquadri, menu e tasti.

option-move = { $via_id ->
    [none] Vai { IN($to) }
   *[other] Vai { IN($to) } passando per: { $via }
}
do-move = Vai
option-leap = Vai { IN($to) } attraverso il Trabocchetto
do-leap = Attraverso il Trabocchetto
option-leave = Esci dal dungeon per la scalinata
do-leave = Esci dal dungeon
option-attack = Attacca { $target }
do-attack = Attacca
option-give = Dona { $card } a { $to }
do-give = Dona
option-chest = Apri il Forziere { IN($space) }
do-chest = Apri Forziere
option-double = Passo Doppio
do-double = Passo Doppio
option-open = Apri { $door }
do-open = Apri porta
option-close = Chiudi { $door }
do-close = Chiudi porta
option-loot = Raccogli ciò che ha lasciato { $hero }
do-loot = Raccogli Oggetti
option-guide = Guida lo Spirito di { $spirit }
do-guide = Guida Spirito
option-release = Libera lo Spirito di { $spirit } { IN($to) }
do-release = Libera Spirito
option-play = { $at_id ->
    [none] Gioca { $card }
   *[other] Gioca { $card } { SU($at) }
}
do-play = Gioca Carta
option-rest = Riposa all'Altare
do-rest = Riposa
option-resurrect = Risorgi all'Altare
do-resurrect = Risorgi
option-search = Ricerca nell'area
do-search = Ricerca
option-reorganize = Fermarsi e Riorganizzarsi
do-reorganize = Fermarsi e Riorganiz­zarsi
option-swap = Scambia il posto con { $other }
do-swap = Scambio Posto
option-use = Usa: { $thing }
do-use = Usa
option-takeoff = Togli { $card }
do-takeoff = Togli
option-end = Fine del turno
do-end = Fine turno
option-pass = Passa
do-pass = Lascia passare
option-event = { $at_id ->
    [none] Evento: { $card }
   *[other] Evento { SU($at) }: { $card }
}
do-event = Gioca Evento
option-activate = Agisce { $figure }
do-activate = Agisci
option-pick = { $card }
do-pick = Prendi
option-place = { $space }
do-place = Scegli spazio
option-first = Comincia { $hero }
do-first = Comincia
option-agree = D'accordo
do-agree = D'accordo
option-refuse = No
do-refuse = Rifiuta
option-ready = Pronto
do-ready = Pronto
option-keep = { $by } tiene { $card }
do-keep = Tieni
option-buy = Compra { $card } per { $by }
do-buy = Compra
