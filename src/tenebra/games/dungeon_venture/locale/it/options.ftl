# Che cosa si può fare, riga per riga.

option-move = { $via_id ->
    [none] Vai { IN($to) }
   *[other] Vai { IN($to) } passando per: { $via }
}
option-leap = Vai { IN($to) } attraverso il Trabocchetto
option-leave = Esci dal dungeon per la scalinata
option-attack = Attacca { $target }
option-give = Dona { $card } a { $to }
option-chest = Apri il Forziere { IN($space) }
option-double = Passo Doppio
option-open = Apri { $door }
option-close = Chiudi { $door }
option-loot = Raccogli ciò che ha lasciato { $hero }
option-guide = Guida lo Spirito di { $spirit }
option-release = Libera lo Spirito di { $spirit } { IN($to) }
option-play = { $at_id ->
    [none] Gioca { $card }
   *[other] Gioca { $card } { SU($at) }
}
option-rest = Riposa all'Altare
option-resurrect = Risorgi all'Altare
option-search = Ricerca nell'area
option-reorganize = Fermarsi e Riorganizzarsi
option-swap = Scambia il posto con { $other }
option-use = Usa: { $thing }
option-takeoff = Togli { $card }
option-end = Fine del turno
option-pass = Passa
option-event = { $at_id ->
    [none] Evento: { $card }
   *[other] Evento { SU($at) }: { $card }
}
option-activate = Agisce { $figure }
option-pick = { $card }
option-place = { $space }
option-first = Comincia { $hero }
option-agree = D'accordo
option-refuse = No
option-ready = Pronto
option-keep = { $by } tiene { $card }
option-buy = Compra { $card } per { $by }
