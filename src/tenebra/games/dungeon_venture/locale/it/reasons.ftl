# Perché il computer ha scelto così: una frase per ogni tipo di ragione.

why-only-choice = Non c'è altro da scegliere.
why-least-harm = Fra ciò che resta, è quello che fa meno danni.

## Combattere e camminare

why-attack = Bersaglio migliore: { $target }. { stake }.
why-cast = { $card } su { $target }. { stake }.
why-strike-all = { $count ->
    [one] Si può colpire un nemico: { $card }.
   *[other] Si possono colpire { $count } nemici in una volta: { $card }.
}
why-move-to-attack = { DA($space) } si raggiunge il bersaglio migliore.
why-move-to-act = { DA($space) } si può fare qualcosa di utile.
why-approach = { $left ->
    [1] Proprio accanto a un Eroe, per colpire.
   *[other] Più vicino agli Eroi: restano { $left } passi.
}
why-double-step = Niente da fare per strada, e ancora { $distance } { $distance ->
    [one] passo
   *[other] passi
}: un'Azione per fare il doppio della strada.
why-vanish = { $card }: via prima che cada il prossimo colpo.
why-land = { $space } è il posto migliore in cui riapparire.
why-hurry = { $card }: per { $target } ogni passo conta.
why-sprint = Più lontano di un Passo Doppio: { $card }.
why-retreat = { $space } è un posto più sicuro: circa { stake-mean } in meno da temere prima del prossimo turno.
why-keep-away = Chi colpisce da lontano tiene le distanze: meno Eroi arrivano { A($space) }.
why-leap = Solo il Trabocchetto separa { $target } da un colpo.
why-cross = L'unica strada passa per il Trabocchetto: { $space }.
why-open-door = La strada passa per { $door }.
why-wait = Nessuna strada porta più vicino.
why-stay = Sta bene dove sta.
why-end-turn = Tutto ciò che si poteva fare da qui è fatto.
why-go-strike = { DA($space) } si può colpire { $target }. { stake }.
why-go-cast = { DA($space) } si può usare { $card } su { $target }. { stake }.
why-go-strike-all = { $count ->
    [one] { DA($space) } si può colpire un nemico: { $card }.
   *[other] { DA($space) } si possono colpire { $count } nemici in una volta: { $card }.
}
why-go-open = { A($space) }, per aprire { $door }.
why-go-to-chest = { A($space) }: nel Forziere ci sono quattro carte Tesoro.
why-go-loot = { A($space) }: quello che ha lasciato { $hero } non deve andare perduto.
why-go-rest = { A($space) }, accanto all'Altare, per un Riposo.
why-go-help = { DA($space) } si può usare { $card } su { $target }.
why-go-search = { A($space) }: non si conosce altra strada, e forse è nascosta qui ({ $area }).
why-go-use = { A($space) }, per ciò che vuole la missione: { $thing }.
why-near-way = { $left ->
    [0] { A($space) }: da lì la strada prosegue per { $door }.
   *[other] { steps-nearer } { A($door) }.
}
why-enter = { $left ->
    [0] Dentro per { $door }: bisogna esplorare ciò che c'è dietro.
   *[other] { steps-nearer } { A($door) } e a ciò che c'è dietro.
}
why-near-foes = { steps-nearer } ai nemici, per arrivare prima a colpirli.
why-near-altar = { $left ->
    [0] All'Altare: lì ci si può Riposare.
   *[other] { steps-nearer } all'Altare, dove ci si può Riposare.
}
why-near-stairs = { steps-nearer } alla scalinata, e fuori con quello che si cercava.
why-near-thing = { $left ->
    [0] Da qui si può usare: { $thing }.
   *[other] { steps-nearer } a ciò che la missione vuole usato: { $thing }.
}
why-near-token = { $left ->
    [0] È qui: { $token }.
   *[other] { steps-nearer } a ciò che vuole la missione: { $token }.
}
why-near-area = { steps-nearer } a un'area che forse nasconde una strada: { $area }.
why-make-room = { $space } lascia agli altri il posto da cui si può colpire.
why-better-space = { $space } è un posto migliore.
why-double-blind = Niente da fare per strada: un'Azione per fare il doppio della strada.
why-search-spare = Avanza l'Azione, e forse qui sono nascoste Trappole o una porta.
why-end-done = L'Azione è fatta, e il posto migliore è questo.
why-end-danger = Un colpo si potrebbe dare, ma la risposta costerebbe più di quanto renda.
why-end-no-way = Nessuna strada aperta porta ai nemici: che vengano loro.
why-end-crowded = I posti vicini da cui si potrebbe colpire un nemico sono tutti degli altri Eroi.
why-end-walked = La strada di questo turno è fatta, e da qui non si può colpire nessun nemico.
why-end-fight = In questo turno nessun nemico è a portata, e più vicino potrebbero colpire in più.
why-end-gather = Gli altri sono ancora per strada verso { $door }: insieme è più sicuro.
why-end-follow = Entra per prima la persona che resiste di più: { $hero }.
why-end-before = La strada di questo turno è fatta; al prossimo si passa per { $door }.
why-end-behind = Davanti alla prossima porta c'è già { $hero }, e apre la strada.

## La parte del Custode

why-activate = Ora { $figure }: comincia chi può colpire.
why-activate-nearest = Ora { $figure }, a meno passi dagli Eroi.
why-call-monsters = { $card }: più Mostri, più colpi.
why-boss-heals = Si possono chiudere le ferite peggiori: { $card }.
why-prepare = Per un tiro più forte, quando verrà: { $card }.
why-strengthen = { $target } colpirà più forte: { $card }.
why-shield = { $target } reggerà meglio i prossimi colpi: { $card }.
why-hex = Si può togliere un turno pericoloso: { $card }.
why-march = Si può affrettare un Mostro per strada: { $card }.
why-teleport = { $card }: troppi Eroi vicini, e restano pochi Punti Vita.
why-place-near = { $space } è il posto più vicino alla preda.
why-save-events = Le carte Evento aspettano un momento migliore.
why-event-kill = Con { $card } il colpo a { $target } può essere mortale.
why-event-harm = { $card }: { $target } può perdere { $wounds ->
    [one] un Punto Vita
   *[other] { $wounds } Punti Vita
}.
why-event-save = { $card }: { $target } va al riparo dal colpo.
why-event-attack = { $card } su { $target }. { stake }.
why-event-spawn = { $card }: lì arrivano rinforzi ({ $area }).
why-event-separate = { $card }: { $door } divide gli Eroi dai loro amici.
why-event-no-rest = { $card }: { $target } non deve riprendersi.
why-event-spell = { $card }: un Incantesimo in meno per { $target }.
why-event-stop = { $card }: { $target } non deve arrivarci.
why-event-march = { $card }: con qualche passo in più { $target } può colpire.
why-event-heal = { $card } per le ferite di { $target }.

## La parte degli Eroi

why-heal = { $card } per { $target }: { $life ->
    [one] resta solo un Punto Vita
   *[other] restano { $life } Punti Vita
}.
why-heal-all = Con { $card } si curano tutti nell'area.
why-equip = { $card }: meglio indosso che in mano.
why-recover = Con { $card } si riprende un Incantesimo che serve.
why-revive = Con { $card } si può richiamare { $target }.
why-rest = { $spells ->
    [0] { $wounds ->
        [one] L'Altare guarisce la ferita.
       *[other] L'Altare guarisce { $wounds } ferite.
    }
   *[other] { $wounds ->
        [0] L'Altare restituisce gli Incantesimi usati.
        [one] L'Altare guarisce una ferita e restituisce gli Incantesimi.
       *[other] L'Altare guarisce { $wounds } ferite e restituisce gli Incantesimi.
    }
}
why-resurrect = Di nuovo tra i vivi.
why-to-altar = Accanto all'Altare ci si può Riposare: { $space }.
why-spirit-to-altar = Accanto all'Altare uno Spirito può risorgere: { $space }.
why-spirit-waits = Uno Spirito qui può solo aspettare.
why-use = Lo vuole la missione: { $thing }.
why-chest = Nel Forziere ci sono quattro carte Tesoro.
why-to-chest = { DA($space) } si può aprire un Forziere.
why-loot = Quello che ha lasciato { $hero } non deve andare perduto.
why-search-new = Meglio sapere che cosa si nasconde qui prima di andare avanti.
why-search = Non si conosce altra strada; forse è nascosta qui ({ $area }).
why-reorganize = Nessun nemico in giro: è il momento di mettere ordine.
why-ready = Qui non c'è altro da fare prima di proseguire.
why-gather = Tutti vicino alla prossima porta: { $space }.
why-to-door = Davanti alla prossima porta, per entrare prima degli altri: { $space }.
why-swap = { $hero } ha già agito, e in quel posto si può resistere o colpire di più.
why-give = Più utile in mano a { $hero }: { $card }.
why-shut = Con { $door } chiusa i nemici perdono tempo, e nessuno stava per colpire da lì.
why-guide = L'Altare è lontano, e insieme si fa prima: { $spirit }.
why-release = Accanto all'Altare, in attesa di risorgere: { $spirit }.
why-pick-for-others = { $hero } non può lanciarlo, ma qualcun altro sì: { $card }.
why-pick-to-give = { $hero } la passerà a chi serve di più: { $card }.
why-pick = Tra queste è la più utile a { $hero }: { $card }.
why-lose = La perdita minore: { $card }.
why-leave = Quello che si cercava è trovato: fuori per la scalinata.
why-start-spell = Gli Incantesimi che colpiscono decidono i primi scontri: { $card }.
why-near-door = Vicino all'entrata: { $space }.
why-first-vanguard = { $hero } resiste più di tutti e apre la strada.
why-first-strike = { $hero } colpisce più forte, dunque comincia.
why-any-first = Può cominciare chiunque.
why-place-safe = { $space } è il posto più sicuro che c'è.
why-keep = Più utile a { $hero } che ad altri: { $card }.
why-kept = Ogni carta ha trovato il suo posto.
why-agree-reorganize = Nessun nemico in giro: ci si può curare, passare carte e radunare.
why-agree-swap = Su quello spazio può fare di più { $hero }.
why-buy = { $hero } non ha ancora niente che curi: { $card }.
why-bought = Tutti hanno già qualcosa che cura, e altre carte darebbero al Custode altri Eventi.
