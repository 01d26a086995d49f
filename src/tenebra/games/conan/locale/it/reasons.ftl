# Perché il computer ha scelto così: una frase per ogni tipo di motivo, con la regola su cui si basa.

why-only-choice = Non c'è altro da scegliere.
why-any = L'una vale l'altra.

## Eroi

why-said-already = Hai già detto la tua; finché altri non l'hanno fatto puoi ripensarci (CO-RUL-04).
why-push = Lì serve loro di meno.
why-rest = Troppo poche gemme per agire: meglio riposare, { $gems ->
    [one] ne torna una
   *[other] ne tornano { $gems }
} (CO-STA-03).
why-act = { $gems } { $gems ->
    [one] gemma basta
   *[other] gemme bastano
}: si agisce (CO-STA-05).
why-strike = Colpire { $target } con { $gems } { $gems ->
    [one] gemma
   *[other] gemme
}. { stake } (CO-MEL-04).
why-shoot = Tirare { A($target) } con { $gems } { $gems ->
    [one] gemma
   *[other] gemme
}. { stake } (CO-RNG-05).
why-try = È questo che serve: { $what }. Con { $gems } { $gems ->
    [one] gemma
   *[other] gemme
} riesce { A($chance) } % (CO-MAN-09).
why-pick-up = { $card }: vale una gemma (CO-MAN-02).
why-command = { $model } si muove o colpisce per voi, con una gemma sola (CO-ALY-04).
why-tear = Nella ragnatela non si va da nessuna parte (CO-STS-01).
why-through = La via più breve passa dritta di qui: { $to }.
why-throw = Un lancio { IN($to) }: è lì che rende di più (CO-THR-01).
why-keep-gems = Nient'altro vale il suo prezzo adesso; { $gems } { $gems ->
    [one] gemma resta
   *[other] gemme restano
} per la Guardia (CO-GRD-02).
why-nothing-left = Non resta una gemma per fare qualcosa (CO-HTN-08).
why-go-on = Avanti { IN($to) }, più vicino a quel che c'è da fare (CO-MOV-01).
why-go-errand = Si va { IN($to) }, dove c'è da fare: { $what } (CO-MOV-01).
why-go-there = Si va { IN($to) }: quel che conta è esserci (CO-MOV-01).
why-go-strike = Si va { IN($to) }, contro { $target }. { stake } (CO-MOV-01).

## L'Overlord

why-tile = Per { $cost } { $cost ->
    [one] gemma
   *[other] gemme
} nessuno può fare più danno: { $tile } (CO-RIV-02).
why-slide = { $tile }: è solo d'impaccio, in fondo al fiume (CO-RIV-06).
why-event = { $tile }: adesso vale { $cost } { $cost ->
    [one] gemma
   *[other] gemme
} (CO-EVT-01).
why-flush = { $tile }: rincara tutto il fiume, meglio toglierla (CO-FLU-02).
why-keep-red = { $gems ->
    [0] Nessuna tessera si può pagare, o farebbe danno adesso
    [one] Nessuna tessera vale il suo prezzo; 1 gemma resta per guardie e rilanci
   *[other] Nessuna tessera vale il suo prezzo; { $gems } gemme restano per guardie e rilanci
} (CO-OTN-07).
why-two-tiles = Due tessere hanno agito, di più in un turno non si può (CO-OTN-06).
why-happening = { $name }: nient'altro aiuterebbe di più (CO-EVT-01).
why-reinforce = { $unit }: tornano { IN($at) }, vicino agli eroi (CO-RNF-05).
why-unit-go = { $by } va { IN($to) }: da lì si può fare di più (CO-UNI-02).
why-unit-strike = { $by } se la prende con { $target }. { stake } (CO-UNI-03).
why-unit-done = Non resta niente di utile da far fare a loro (CO-UNI-02).

## Nella lotta

why-content = Va bene così.
why-reroll-mark = Il segno rilancia gratis un dado cattivo (CO-RER-06).
why-reroll-support = Il Supporto di un amico rilancia gratis un dado cattivo (CO-SKV-09).
why-reroll-gems = { $number ->
    [one] Qui un dado migliore vale una gemma
   *[other] Qui dadi migliori valgono { $number } gemme
} (CO-RER-02).
why-guard = { $gems } { $gems ->
    [one] gemma evita
   *[other] gemme evitano
} circa { $wounds ->
    [one] una ferita
   *[other] { $wounds } ferite
} (CO-GRD-05).
why-guard-model = { $target }: vale { $gems } { $gems ->
    [one] gemma
   *[other] gemme
} (CO-BEN-07).
why-no-guard = { $wounds ->
    [0] Non c'è niente da cui guardarsi
    [one] Una Guardia costerebbe più della ferita da temere
   *[other] Una Guardia costerebbe più delle { $wounds } ferite da temere
} (CO-GRD-02).
why-armour = { $card }: ferma più colpi (CO-GRD-08).
why-sacrifice = { $by } mancherà meno { DI($target) } (CO-SKD-03).
why-no-sacrifice = Tocca { A($target) }: chi potrebbe farsi avanti non mancherebbe di meno (CO-SKD-03).
why-wound-from = Lì la gemma manca di meno: { $zone } (CO-WHO-07).
why-next = Prima { $target }: è chi conta di più (CO-AOE-03).
why-strike-back = Un colpo gratuito non si rifiuta mai (CO-SKA-05).
why-drop = { $card }: è quel che manca di meno (CO-ENC-03).
why-catch = { $card }: al volo vale una gemma (CO-THR-05).
why-cast = Adesso niente aiuta di più: { $spell } (CO-SPL-03).
why-cast-at = { $spell } contro { $target }. { stake } (CO-SPL-05).
why-no-spell = Nessun incantesimo vale le sue gemme adesso (CO-SPL-07).
why-keep-card = Quel che si trova si tiene (CO-CHE-03).
why-consent = { $card }: in altre mani rende di più (CO-RUL-33).
