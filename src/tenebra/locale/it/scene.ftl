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
    [one] { $who } ha fatto 1 passo, fino { A($to) }.
   *[other] { $who } ha fatto { $steps } passi, fino { A($to) }.
}
objective-count = { $what }: { $done } di { $most }
aim-deadline = { $left ->
    [0] La loro ora è venuta
    [one] A loro basta 1 round
   *[other] A loro bastano { $left } round
}
aim-slain = Eroi caduti: { $done } di { $most }
aim-life = { $name }: Vita { $left } su { $most }
aim-asleep = { $name }: indenne, ancora da incontrare
aftermath-others = Nemici
aftermath-worst-round = Mai gli Eroi hanno perso tanto in così poco: { $number } { $number ->
    [one] punto di Vita
   *[other] punti di Vita
}.

## Che cosa può dare un colpo, e un cammino: parti di ragioni

stake = { $kills ->
    [0] { stake-wounds }
    [1] { $of ->
        [1] Quasi ogni colpo uccide
        [2] Un colpo su due uccide
        [3] Un colpo su tre uccide
        [4] Un colpo su quattro uccide; in media fa { stake-mean }
        [5] Un colpo su cinque uccide; in media fa { stake-mean }
        [6] Un colpo su sei uccide; in media fa { stake-mean }
       *[10] Un colpo su dieci uccide; in media fa { stake-mean }
    }
    [2] { $of ->
        [3] Due colpi su tre uccidono
       *[5] Due colpi su cinque uccidono
    }
    [3] { $of ->
        [4] Tre colpi su quattro uccidono
       *[5] Tre colpi su cinque uccidono
    }
    [4] Quattro colpi su cinque uccidono
   *[9] Nove colpi su dieci uccidono
}
stake-wounds = { $wounds ->
    [0] Non c'è da aspettarsi più di un graffio
    [1] C'è da aspettarsi circa una ferita
   *[other] C'è da aspettarsi circa { $wounds } ferite
}
stake-mean = { $wounds ->
    [1] una ferita
   *[other] { $wounds } ferite
}
steps-nearer = { $steps ->
    [one] Un passo più vicino
   *[other] { $steps } passi più vicino
}

## Luoghi

place-space = { $where ->
    [all] { $room }
    [middle] il centro { DI($room) }
    [north] la parte nord { DI($room) }
    [south] la parte sud { DI($room) }
    [west] la parte ovest { DI($room) }
    [east] la parte est { DI($room) }
    [north-end] l'estremità nord { DI($room) }
    [south-end] l'estremità sud { DI($room) }
    [west-end] l'estremità ovest { DI($room) }
    [east-end] l'estremità est { DI($room) }
    [north-west] l'angolo nord-ovest { DI($room) }
    [north-east] l'angolo nord-est { DI($room) }
    [south-west] l'angolo sud-ovest { DI($room) }
   *[south-east] l'angolo sud-est { DI($room) }
} ({ $at })
place-door = { $side ->
    [north] la porta nord { DI($room) }
    [south] la porta sud { DI($room) }
    [west] la porta ovest { DI($room) }
    [east] la porta est { DI($room) }
   *[unknown] la porta
} ({ $at })
