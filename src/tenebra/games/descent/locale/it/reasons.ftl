# Perché il computer ha scelto così: una frase per ogni tipo di ragione, con la regola su cui si fonda.

why-only-choice = Non c'è altro da scegliere.
why-any = L'una vale l'altra.
spaces-nearer = { $steps ->
    [one] Uno spazio più vicino
   *[other] { $steps } spazi più vicino
}

## Prima della quest e tra un combattimento e l'altro

why-swap = { $skill } aiuta attacchi che questo eroe non fa: un'altra carta forse sì (DE-SET-10).
why-keep-skills = Tutte e tre le abilità servono (DE-SET-12).
why-buy = Per questo prezzo niente rende di più: { $item } (DE-TWN-04).
why-shopped = Nient'altro vale le sue monete adesso (DE-TWN-15).
why-equip = In uso rende più di qualunque altra cosa: { $item } (DE-EQP-02).
why-stow = Aspetta nello zaino: { $item } (DE-EQP-05).
why-drop = Non c'è posto, ed è la cosa che mancherà meno: { $item } (DE-EQP-07).
why-equipped = Niente nello zaino servirebbe meglio (DE-TRN-05).
why-keep = { $card }: rende l'eroe più forte di quanto farebbero le monete (DE-CHS-05).
why-coins = { $card }: qui serve poco, le monete di più (DE-CHS-05).
why-place-self = Vicino al glifo un posto vale l'altro: { $space } (DE-SET-19).

## Il turno di un eroe

why-first = Più vicino di tutti a ciò che c'è da fare: { $hero } (DE-RND-04).
why-first-strike = Prima { $hero }: il colpo migliore, o la porta dietro cui gli altri aspettano (DE-RND-04).
why-run = Lungo la via nessuno vale un colpo: di corsa, e poi { IN($space) } (DE-ACT-01).
why-run-from-town = Dalla Città una corsa dà più punti per il negozio e per il ritorno (DE-TWN-14).
why-battle = Due attacchi da qui possono tornare utili (DE-ACT-02).
why-battle-strike = Due attacchi, il primo contro { $target }. { stake } (DE-ACT-02).
why-advance = Avanti, { IN($space) }, con un attacco in serbo (DE-ACT-04).
why-advance-strike = Muoversi e colpire { $target }. { stake } (DE-ACT-04).
why-ready = Avanti, { IN($space) }, pronti a ciò che può arrivare (DE-ACT-05).
why-ready-strike = Un colpo contro { $target }, e un ordine per il dopo. { stake } (DE-ACT-05).
why-attack = Bersaglio migliore: { $target }. { stake } (DE-ATK-02).
why-go-strike = { DA($space) } c'è un buon colpo contro { $target }. { stake } (DE-MOV-10).
why-hurry = Una fatica per un passo in più: ne vale la pena, per arrivare { IN($space) } (DE-FAT-03).
why-safer = { IN($space) } ci sono meno ferite da temere.
why-glyph = { $left ->
    [0] Il glifo { IN($space) }: tre segnalini Progresso, e una via per la Città (DE-GLY-01).
   *[other] { spaces-nearer } al glifo { IN($space) }: tre segnalini Progresso (DE-GLY-01).
}
why-chest = { $left ->
    [0] Lo scrigno { IN($space) } è per tutti gli eroi (DE-CHS-10).
   *[other] { spaces-nearer } allo scrigno { IN($space) }: il contenuto è per tutti gli eroi (DE-CHS-10).
}
why-token = { $left ->
    [0] Qualcosa da raccogliere { IN($space) }: { $token } (DE-TRS-02).
   *[other] { spaces-nearer } a qualcosa da raccogliere { IN($space) }: { $token } (DE-TRS-02).
}
why-hunt = { spaces-nearer } al bersaglio della quest: { $target } (DE-CNQ-04).
why-encounter = { spaces-nearer } all'incontro { IN($space) } (DE-ENC-01).
why-quest = { spaces-nearer } a dove porta la quest (DE-CNQ-04).
why-bring = { spaces-nearer } a dove portare { $thing } (DE-CNQ-04).
why-explore = { spaces-nearer } a ciò che nessuno ha ancora visto (DE-EXP-01).
why-pick-up = Raccogliere non costa nulla: { $token } (DE-TRS-02).
why-open-chest = Uno scrigno, e nessuno tra i piedi (DE-CHS-01).
why-drink-healing = { $life ->
    [one] A una ferita dalla morte: la pozione ne rende tre (DE-POT-03).
   *[other] { $life } ferite non sono molte: la pozione ne rende tre (DE-POT-03).
}
why-drink-vitality = Senza fiato: la pozione rende tutta la fatica (DE-POT-04).
why-open-door = Gli altri sono qui, e la via passa di là: { $door } (DE-DOR-04).
why-stairs = La scalinata porta a ciò che nessuno ha ancora visto (DE-STR-02).
why-climb = Fuori dalla fossa: da laggiù non si vede nessuno (DE-OBS-05).
why-make-room = Due miniature non possono restare in uno spazio: qui è libero, { $space } (DE-MOV-07).
why-order-guard = Guardia: chi si avvicina troppo viene colpito per primo (DE-ORD-12).
why-order-dodge = Schivata: chi colpisce dovrà ripetere i dadi (DE-ORD-08).
why-order-rest = Riposo: il prossimo turno comincia con tutta la fatica (DE-ORD-16).
why-order-aim = Mira: i dadi del prossimo attacco si potranno ripetere (DE-ORD-05).
why-end-turn = È fatto tutto ciò che valeva la pena (DE-TRN-07).
why-visit = Monete da spendere: { $coins } (DE-TWN-02).
why-return = Di nuovo dagli altri, per il glifo più vicino a loro: { $space } (DE-GLY-06).
why-use = Adesso vale il suo prezzo: { $card } (DE-SKL-03).
why-save = La fatica servirà per qualcosa di meglio (DE-FAT-01).
why-guide = { $familiar } rende di più { IN($space) } (DE-FAM-02).
why-familiars-rest = I famigli stanno bene dove sono (DE-FAM-02).
why-interrupt = Colpire prima che lo faccia { $target }. { stake } (DE-ORD-12).
why-hold-guard = Verrà un momento migliore (DE-ORD-14).

## In un attacco

why-reroll = Questi dadi possono fare di meglio (DE-RRL-01).
why-spoil = Questi dadi fanno più male: che si ripetano (DE-RRL-01).
why-keep-roll = Difficilmente andrà meglio (DE-RRL-02).
why-strain = Manca poco, e un dado Energia può bastare (DE-FAT-04).
why-spend = Così il tiro rende di più (DE-ATK-10).
why-hold-back = Di più ricadrebbe sui nostri (DE-RUB-22).
why-falls-short = Non arriva, e altri dadi costerebbero più di quanto rendano (DE-ATK-17).
why-cancel = È fatto per questo: { $card } (DE-ABL-23).
why-throw = Lontano dagli amici: finisce { IN($space) } (DE-ABL-12).

## Il Signore Supremo

why-discard = È la carta che mancherà meno, e dà { $threat } Minaccia: { $card } (DE-OVC-05).
why-discard-for = { $card }: aiuta a pagare { $wanted } (DE-OVC-05).
why-power = { $card }: vale per il resto della quest, e prima è meglio (DE-OVC-12).
why-spawn = { $card }: c'è posto fuori vista, vicino agli eroi (DE-OVC-11).
why-prepared = Ciò che resta è serbato per momenti migliori (DE-OVC-06).
why-play = Adesso rende di più: { $card } (DE-OVC-06).
why-pass = Nessuna carta rende adesso più di quanto la sua Minaccia farà poi (DE-OVC-06).
why-place = Fuori vista, a { $distance ->
    [one] un passo
   *[other] { $distance } passi
} dall'eroe più vicino: { $space } (DE-SPW-05).
why-no-room = Non c'è posto dove conterebbe (DE-SPW-08).
why-lift = Là non fa nulla: torna dove serve, { $monster } (DE-SPW-10).
why-no-lift = Servono tutti dove stanno (DE-SPW-10).
why-promote = Un Leader al posto di uno dei tanti (DE-OVC-12).
why-horde = Più sono, meglio è (DE-OVC-12).
why-activate-strike = Prima { $monster }: a portata c'è { $target }. { stake } (DE-MON-01).
why-activate = Si avvicina { $monster } (DE-MON-01).
why-all-done = Tutti i mostri hanno agito (DE-OVT-04).
why-strike = Bersaglio migliore: { $target }. { stake } (DE-MON-01).
why-close-in = { DA($space) } può colpire { $target }. { stake } (DE-MON-01).
why-approach = Più vicino agli eroi: va { IN($space) } (DE-MON-01).
why-step-back = Fuori portata dopo il tiro: { $space } (DE-MOV-10).
why-let-in = Gli eroi sono dietro: { $door } (DE-DOR-07).
why-end-activation = Da qui non può fare altro (DE-MON-05).
why-charm = È ciò che fa più male: { $target } (DE-RUL-77).
